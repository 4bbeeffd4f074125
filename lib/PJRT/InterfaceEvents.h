//===- InterfaceEvents.h - Errors, the plugin and events of PJRT -*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_INTERFACEEVENTS_H
#define TENON_LIB_PJRT_INTERFACEEVENTS_H

#include "InterfaceTypes.h"

extern "C" {

struct PJRT_Error_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Error *error;
};
static_assert(offsetof(PJRT_Error_Destroy_Args, error) == 16);
static_assert(sizeof(PJRT_Error_Destroy_Args) == 24);

struct PJRT_Error_Message_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Error *error;
  const char *message;
  size_t message_size;
};
static_assert(offsetof(PJRT_Error_Message_Args, message_size) == 32);
static_assert(sizeof(PJRT_Error_Message_Args) == 40);

struct PJRT_Error_GetCode_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Error *error;
  int32_t code;
};
static_assert(offsetof(PJRT_Error_GetCode_Args, code) == 24);
static_assert(sizeof(PJRT_Error_GetCode_Args) == 32);

struct PJRT_Error_ForEachPayload_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Error *error;
  void (*visitor)(const char *key, size_t key_size, const char *value,
                  size_t value_size, void *user_arg);
  void *user_arg;
};
static_assert(offsetof(PJRT_Error_ForEachPayload_Args, user_arg) == 32);
static_assert(sizeof(PJRT_Error_ForEachPayload_Args) == 40);

struct PJRT_Plugin_Initialize_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
};
static_assert(offsetof(PJRT_Plugin_Initialize_Args, extension_start) == 8);
static_assert(sizeof(PJRT_Plugin_Initialize_Args) == 16);

struct PJRT_Plugin_Attributes_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  const PJRT_NamedValue *attributes;
  size_t num_attributes;
};
static_assert(offsetof(PJRT_Plugin_Attributes_Args, num_attributes) == 24);
static_assert(sizeof(PJRT_Plugin_Attributes_Args) == 32);

struct PJRT_Event_Destroy_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Event_Destroy_Args, event) == 16);
static_assert(sizeof(PJRT_Event_Destroy_Args) == 24);

struct PJRT_Event_IsReady_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
  bool is_ready;
};
static_assert(offsetof(PJRT_Event_IsReady_Args, is_ready) == 24);
static_assert(sizeof(PJRT_Event_IsReady_Args) == 32);

struct PJRT_Event_Error_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Event_Error_Args, event) == 16);
static_assert(sizeof(PJRT_Event_Error_Args) == 24);

struct PJRT_Event_Await_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Event_Await_Args, event) == 16);
static_assert(sizeof(PJRT_Event_Await_Args) == 24);

struct PJRT_Event_OnReady_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
  void (*callback)(PJRT_Error *error, void *user_arg);
  void *user_arg;
};
static_assert(offsetof(PJRT_Event_OnReady_Args, user_arg) == 32);
static_assert(sizeof(PJRT_Event_OnReady_Args) == 40);

struct PJRT_Event_Create_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
};
static_assert(offsetof(PJRT_Event_Create_Args, event) == 16);
static_assert(sizeof(PJRT_Event_Create_Args) == 24);

struct PJRT_Event_Set_Args {
  size_t struct_size;
  PJRT_Extension_Base *extension_start;
  PJRT_Event *event;
  int32_t error_code;
  const char *error_message;
  size_t error_message_size;
};
static_assert(offsetof(PJRT_Event_Set_Args, error_message_size) == 40);
static_assert(sizeof(PJRT_Event_Set_Args) == 48);

} // extern "C"

#endif // TENON_LIB_PJRT_INTERFACEEVENTS_H
