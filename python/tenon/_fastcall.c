//===- _fastcall.c - Calls of small programs from Python ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The usual call of an entry as a vectorcall: dense arrays by the buffer
// protocol, results from numpy.empty. Anything else (other types, layouts,
// keywords, errors) returns NotImplemented, and the caller takes the way by
// ctypes, which explains what is wrong. The package works without this module.
//
//===----------------------------------------------------------------------===//

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <structmember.h>

#include "tenon/compiler.h"

/* The address comes from ctypes, which has the library open. */
typedef int32_t run_function(tenon_executable *, int32_t,
                             const struct tenon_input *, int32_t,
                             struct tenon_output *, int32_t, tenon_error **);

enum { MAX_ARGUMENTS = 16, MAX_RESULTS = 8 };

typedef struct {
  PyObject_HEAD vectorcallfunc vectorcall;
  run_function *run;
  tenon_executable *handle;
  int32_t entry, count, results;
  int32_t types[MAX_ARGUMENTS]; /* 0: bound */
  char formats[MAX_ARGUMENTS];
  int32_t unbound;
  PyObject *shapes[MAX_RESULTS], *dtypes[MAX_RESULTS], *empty;
} Call;

/* A format of the buffer protocol is one character; those of the types of
   ml_dtypes are longer. */
static int fits(const Py_buffer *view, char format) {
  const char *given = view->format ? view->format : "B";
  if (given[0] == '<' || given[0] == '=' || given[0] == '@')
    ++given;
  if (given[0] == 'q' && sizeof(long) == 8)
    return (format == 'l' || format == 'q') && given[1] == 0;
  return given[0] == format && given[1] == 0;
}

/* Runs; returns the number of results that were made, -1 after an exception, -2
   where the other way is to be taken. */
static int run(Call *self, PyObject *const *args, PyObject **results) {
  struct tenon_input inputs[MAX_ARGUMENTS] = {{0}};
  struct tenon_output outputs[MAX_RESULTS] = {{0}};
  Py_buffer views[MAX_ARGUMENTS], places[MAX_RESULTS];
  int taken = 0, made = 0, status = 0, next = 0;
  for (int i = 0; i < self->count && status == 0; ++i) {
    if (self->types[i] == 0)
      continue;
    Py_buffer *view = &views[taken];
    if (PyObject_GetBuffer(args[next++], view,
                           PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) != 0) {
      PyErr_Clear();
      status = -2;
      break;
    }
    ++taken;
    if (!fits(view, self->formats[i]))
      status = -2;
    inputs[i].data = view->buf;
    inputs[i].dims = (const int64_t *)view->shape;
    inputs[i].rank = view->ndim;
    inputs[i].type = self->types[i];
  }
  for (; made < self->results && status == 0; ++made) {
    PyObject *pair[] = {self->shapes[made], self->dtypes[made]};
    results[made] = PyObject_Vectorcall(self->empty, pair, 2, NULL);
    if (!results[made]) {
      status = -1;
      break;
    }
    if (PyObject_GetBuffer(results[made], &places[made],
                           PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE) != 0) {
      Py_DECREF(results[made]);
      status = -1;
      break;
    }
    outputs[made].data = places[made].buf;
    outputs[made].bytes = places[made].len;
  }
  if (status == 0) {
    int32_t failed;
    Py_BEGIN_ALLOW_THREADS failed =
        self->run(self->handle, self->entry, inputs, self->count, outputs,
                  self->results, NULL);
    Py_END_ALLOW_THREADS
        /* The other way runs again and has the error. */
        status = failed ? -2 : 0;
  }
  for (int i = 0; i < taken; ++i)
    PyBuffer_Release(&views[i]);
  for (int i = 0; i < made; ++i) {
    PyBuffer_Release(&places[i]);
    if (status != 0)
      Py_DECREF(results[i]);
  }
  return status != 0 ? status : made;
}

static PyObject *call(PyObject *object, PyObject *const *args, size_t nargsf,
                      PyObject *names) {
  Call *self = (Call *)object;
  PyObject *results[MAX_RESULTS];
  if ((names && PyTuple_GET_SIZE(names) > 0) ||
      PyVectorcall_NARGS(nargsf) != self->unbound)
    Py_RETURN_NOTIMPLEMENTED;
  int made = run(self, args, results);
  if (made == -1)
    return NULL;
  if (made == -2)
    Py_RETURN_NOTIMPLEMENTED;
  if (made == 1)
    return results[0];
  PyObject *tuple = PyTuple_New(made);
  for (int i = 0; i < made; ++i) {
    if (tuple)
      PyTuple_SET_ITEM(tuple, i, results[i]);
    else
      Py_DECREF(results[i]);
  }
  return tuple;
}

static void deallocate(PyObject *object) {
  Call *self = (Call *)object;
  for (int i = 0; i < MAX_RESULTS; ++i) {
    Py_XDECREF(self->shapes[i]);
    Py_XDECREF(self->dtypes[i]);
  }
  Py_XDECREF(self->empty);
  PyTypeObject *type = Py_TYPE(object);
  type->tp_free(object);
  Py_DECREF(type);
}

/* Call(run, handle, entry, [(type, format) or (0, "")], [(shape, dtype)],
 * empty) */
static PyObject *create(PyTypeObject *type, PyObject *args, PyObject *names) {
  unsigned long long function, handle;
  int entry;
  PyObject *arguments, *results, *empty;
  (void)names;
  if (!PyArg_ParseTuple(args, "KKiO!O!O", &function, &handle, &entry,
                        &PyList_Type, &arguments, &PyList_Type, &results,
                        &empty))
    return NULL;
  if (PyList_GET_SIZE(arguments) > MAX_ARGUMENTS ||
      PyList_GET_SIZE(results) > MAX_RESULTS) {
    PyErr_SetString(PyExc_ValueError, "too many arguments or results");
    return NULL;
  }
  Call *self = (Call *)type->tp_alloc(type, 0);
  if (!self)
    return NULL;
  self->vectorcall = call;
  self->run = (run_function *)(uintptr_t)function;
  self->handle = (tenon_executable *)(uintptr_t)handle;
  self->entry = entry;
  self->count = (int32_t)PyList_GET_SIZE(arguments);
  for (int i = 0; i < self->count; ++i) {
    const char *format;
    if (!PyArg_ParseTuple(PyList_GET_ITEM(arguments, i), "is", &self->types[i],
                          &format)) {
      Py_DECREF(self);
      return NULL;
    }
    self->formats[i] = format[0];
    self->unbound += self->types[i] != 0;
  }
  self->results = (int32_t)PyList_GET_SIZE(results);
  for (int i = 0; i < self->results; ++i) {
    if (!PyArg_ParseTuple(PyList_GET_ITEM(results, i), "OO", &self->shapes[i],
                          &self->dtypes[i])) {
      self->shapes[i] = self->dtypes[i] = NULL;
      Py_DECREF(self);
      return NULL;
    }
    Py_INCREF(self->shapes[i]);
    Py_INCREF(self->dtypes[i]);
  }
  Py_INCREF(empty);
  self->empty = empty;
  return (PyObject *)self;
}

static PyMemberDef members[] = {{"__vectorcalloffset__", T_PYSSIZET,
                                 offsetof(Call, vectorcall), READONLY, NULL},
                                {NULL, 0, 0, 0, NULL}};

static PyType_Slot slots[] = {{Py_tp_new, create},
                              {Py_tp_dealloc, deallocate},
                              {Py_tp_call, PyVectorcall_Call},
                              {Py_tp_members, members},
                              {0, NULL}};

static PyType_Spec spec = {"tenon._fastcall.Call", sizeof(Call), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL,
                           slots};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_fastcall", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__fastcall(void) {
  PyObject *module = PyModule_Create(&definition);
  PyObject *type = PyType_FromSpec(&spec);
  if (!module || !type || PyModule_AddObject(module, "Call", type) != 0)
    return NULL;
  return module;
}
