//===- Event.cpp - Errors and events --------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Functions.h"

using namespace tenon;
using namespace tenon::pjrt;

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

PJRT_Error *pjrt::makeError(const Status &status) {
  switch (status.code) {
  case TEN_OK:
    return nullptr;
  case TEN_BAD_INPUT:
    return makeError(PJRT_INVALID_ARGUMENT, status.message);
  case TEN_COMPILE_ERROR:
    return makeError(PJRT_UNIMPLEMENTED, status.message);
  case TEN_MISMATCH:
    return makeError(PJRT_FAILED_PRECONDITION, status.message);
  case TEN_RUNTIME_ERROR:
    return makeError(status.message.find("memory") != std::string::npos
                         ? PJRT_RESOURCE_EXHAUSTED
                         : PJRT_FAILED_PRECONDITION,
                     status.message);
  default:
    return makeError(PJRT_INTERNAL, status.message);
  }
}

std::shared_ptr<Completion> Completion::done() {
  auto completion = std::make_shared<Completion>();
  completion->finish();
  return completion;
}

const PJRT_Error *Completion::wait() {
  if (!isDone()) {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return isDone(); });
  }
  return failure.get();
}

void Completion::whenDone(Callback callback) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!isDone()) {
      callbacks.push_back(std::move(callback));
      return;
    }
  }
  callback(failure.get());
}

void Completion::finish(std::unique_ptr<PJRT_Error> error) {
  std::vector<Callback> waiting;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (isDone())
      return;
    failure = std::move(error);
    finished.store(true, std::memory_order_release);
    waiting.swap(callbacks);
  }
  changed.notify_all();
  for (Callback &callback : waiting)
    callback(failure.get());
}

static PJRT_Error *copyOf(const PJRT_Error *failure) {
  return failure ? new PJRT_Error(*failure) : nullptr;
}

//===----------------------------------------------------------------------===//
// PJRT_Error
//===----------------------------------------------------------------------===//

void pjrt::errorDestroy(PJRT_Error_Destroy_Args *args) { delete args->error; }

void pjrt::errorMessage(PJRT_Error_Message_Args *args) {
  args->message = args->error->message.c_str();
  args->message_size = args->error->message.size();
}

PJRT_Error *pjrt::errorGetCode(PJRT_Error_GetCode_Args *args) {
  args->code = args->error->code;
  return nullptr;
}

PJRT_Error *pjrt::errorForEachPayload(PJRT_Error_ForEachPayload_Args *) {
  return nullptr;
}

//===----------------------------------------------------------------------===//
// PJRT_Event
//===----------------------------------------------------------------------===//

PJRT_Error *pjrt::eventDestroy(PJRT_Event_Destroy_Args *args) {
  delete args->event;
  return nullptr;
}

PJRT_Error *pjrt::eventIsReady(PJRT_Event_IsReady_Args *args) {
  args->is_ready = args->event->completion->isDone();
  return nullptr;
}

PJRT_Error *pjrt::eventError(PJRT_Event_Error_Args *args) {
  Completion &completion = *args->event->completion;
  return completion.isDone() ? copyOf(completion.wait()) : nullptr;
}

PJRT_Error *pjrt::eventAwait(PJRT_Event_Await_Args *args) {
  return copyOf(args->event->completion->wait());
}

PJRT_Error *pjrt::eventOnReady(PJRT_Event_OnReady_Args *args) {
  auto *callback = args->callback;
  void *data = args->user_arg;
  args->event->completion->whenDone([=](const PJRT_Error *failure) {
    // The callback owns its error.
    callback(copyOf(failure), data);
  });
  return nullptr;
}

PJRT_Error *pjrt::eventCreate(PJRT_Event_Create_Args *args) {
  args->event = new PJRT_Event(std::make_shared<Completion>());
  return nullptr;
}

PJRT_Error *pjrt::eventSet(PJRT_Event_Set_Args *args) {
  std::unique_ptr<PJRT_Error> failure;
  if (args->error_code != PJRT_OK)
    failure.reset(new PJRT_Error(
        args->error_code,
        std::string(args->error_message, args->error_message_size)));
  args->event->completion->finish(std::move(failure));
  return nullptr;
}
