//===- LinearAlgebra.cpp - Lowers Cholesky and triangular solves ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers `ten.cholesky` and `ten.triangular_solve` to loops that vectorize
// along rows, and other factorizations to calls of the runtime. Cholesky
// computes the upper factor row by row (left-looking, in blocks of 16 rows, so
// that earlier rows are read from memory once per block) and transposes in
// blocks of a cache line at the end. Triangular solves substitute forward or
// backward, either across many right-hand sides or along the row of one.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "KernelLowering.h"
#include "Runtime/Abi.h"
#include "Runtime/HostCalls.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// Number of rows that are subtracted from another one together.
/// Tuned: rows; commit 27b2a02.
constexpr int64_t kRowsTogether = 8;
/// Rows of a block, and columns of a block that is transposed.
/// Tuned: rows, columns; commit 27b2a02.
constexpr int64_t kRowsOfBlock = 16, kColumnsTogether = 16;

/// Plain loops over the elements of a tensor that is updated in place.
class ElementLoops : public NestBody {
public:
  ElementLoops(KernelLowering &kernel, Location loc, Type element)
      : NestBody(kernel, kernel.builder, loc), element(element),
        compute(computeType(element)) {}

  Type element, compute;

  Value at(Value tensor, ArrayRef<Value> place) {
    return load(create<tensor::ExtractOp>(tensor, place), element);
  }
  Value set(Value tensor, ArrayRef<Value> place, Value value) {
    return create<tensor::InsertOp>(store(value, element), tensor, place);
  }
  Value conjugate(Value x) {
    if (!isa<ComplexType>(element))
      return x;
    return create<complex::ConjOp>(x);
  }
  Value multiply(Value x, Value y) {
    return combine(ReductionKind::Mul, element, x, y);
  }
  /// Returns x - y z.
  Value subtractProduct(Value x, Value y, Value z) {
    Value minus = isa<ComplexType>(element) ? create<complex::NegOp>(y)
                                            : create<arith::NegFOp>(y);
    return combine(ReductionKind::Add, element, x, multiply(minus, z));
  }
  Value divide(Value x, Value y) {
    if (isa<ComplexType>(element))
      return create<complex::DivOp>(x, y);
    return round(create<arith::DivFOp>(x, y), element);
  }
  Value nan() {
    if (auto complex = dyn_cast<ComplexType>(element)) {
      Type part = complex.getElementType();
      return create<complex::CreateOp>(complex, floating(part, NAN),
                                       floating(part, 0.0));
    }
    return floating(compute, NAN);
  }
  /// Returns the real part; a real number itself.
  Value realPart(Value x) {
    return isa<ComplexType>(element) ? create<complex::ReOp>(x) : x;
  }
  /// Returns the square root of a value that must be real and positive, else
  /// NaN.
  Value pivot(Value x) {
    Value part = realPart(x);
    Value positive = create<arith::CmpFOp>(arith::CmpFPredicate::OGT, part,
                                           zero(part.getType()));
    Value root = create<math::SqrtOp>(part);
    if (auto complex = dyn_cast<ComplexType>(element))
      root = create<complex::CreateOp>(complex, root,
                                       floating(complex.getElementType(), 0.0));
    else
      root = round(root, element);
    return select(positive, root, nan());
  }

  /// Emits: for (i = low; i < high; ++i) state = body(i, state).
  SmallVector<Value>
  loop(Value low, Value high, ValueRange state,
       function_ref<SmallVector<Value>(Value, ValueRange)> body) {
    return kernel.loop(loc, low, high, state, body);
  }

  /// Emits the loop unrolled by kRowsTogether, in order, with a remainder loop.
  /// `body` gets the iterations' indices.
  Value loopTogether(Value low, Value high, Value state,
                     function_ref<Value(ArrayRef<Value>, Value)> body) {
    Value zero = index(0), some = index(kRowsTogether);
    Value count = create<arith::SubIOp>(high, low);
    Value blocks = create<arith::DivUIOp>(count, some);
    SmallVector<Value> blocked =
        loop(zero, blocks, state, [&](Value block, ValueRange carried) {
          Value first =
              create<arith::AddIOp>(low, create<arith::MulIOp>(block, some));
          SmallVector<Value> numbers;
          for (int64_t i = 0; i < kRowsTogether; ++i)
            numbers.push_back(create<arith::AddIOp>(first, index(i)));
          return SmallVector<Value>{body(numbers, carried[0])};
        });
    Value done = create<arith::MulIOp>(blocks, some);
    return loop(create<arith::AddIOp>(low, done), high, blocked,
                [&](Value i, ValueRange carried) {
                  return SmallVector<Value>{body(i, carried[0])};
                })[0];
  }

  /// Computes rows one after the other: `subtract` removes the contribution of
  /// all rows before it, then `finish` completes it. Works in blocks, so that
  /// earlier rows are read from memory once per block.
  Value rowsInOrder(
      Value size, Value state,
      function_ref<Value(ArrayRef<Value> known, Value row, Value)> subtract,
      function_ref<Value(Value row, Value)> finish) {
    Value width = index(kRowsOfBlock);
    Value blocks = create<arith::CeilDivUIOp>(size, width);
    return loop(index(0), blocks, state, [&](Value block, ValueRange outer) {
      Value first = create<arith::MulIOp>(block, width);
      Value end =
          create<arith::MinUIOp>(size, create<arith::AddIOp>(first, width));
      Value begun = loopTogether(
          index(0), first, outer[0], [&](ArrayRef<Value> known, Value tensor) {
            return loop(first, end, tensor, [&](Value row, ValueRange inner) {
              return SmallVector<Value>{subtract(known, row, inner[0])};
            })[0];
          });
      return loop(first, end, begun, [&](Value row, ValueRange inner) {
        Value left = loopTogether(first, row, inner[0],
                                  [&](ArrayRef<Value> known, Value tensor) {
                                    return subtract(known, row, tensor);
                                  });
        return SmallVector<Value>{finish(row, left)};
      });
    })[0];
  }

  /// Visits all positions (i, j) with j <= i < size, in blocks of columns that
  /// fill a cache line: matrices read along rows and written along columns, or
  /// vice versa, stay in cache.
  Value below(Value size, Value state,
              function_ref<Value(Value i, Value j, Value)> body) {
    Value width = index(kColumnsTogether);
    Value blocks = create<arith::CeilDivUIOp>(size, width);
    return loop(index(0), blocks, state, [&](Value block, ValueRange outer) {
      Value first = create<arith::MulIOp>(block, width);
      return loop(first, size, outer, [&](Value i, ValueRange rows) {
        Value end = create<arith::MinUIOp>(create<arith::AddIOp>(i, index(1)),
                                           create<arith::AddIOp>(first, width));
        return loop(first, end, rows, [&](Value j, ValueRange inner) {
          return SmallVector<Value>{body(i, j, inner[0])};
        });
      });
    })[0];
  }

  /// Emits the loops over every matrix of a batch; `body` gets the leading
  /// indices.
  Value batches(ArrayRef<OpFoldResult> extent, Value state,
                function_ref<Value(ArrayRef<Value>, Value)> body) {
    return kernel
        .loops(loc, extent.drop_back(2), state,
               [&](ValueRange loops, ValueRange carried) -> SmallVector<Value> {
                 return {body(SmallVector<Value>(loops), carried[0])};
               })
        .front();
  }
};

SmallVector<Value> placed(ArrayRef<Value> batch, Value row, Value column) {
  SmallVector<Value> place(batch);
  place.push_back(row);
  place.push_back(column);
  return place;
}

} // namespace

Value KernelLowering::cholesky(CholeskyOp op, Value destination) {
  Value input = materialize(op.getOperand());
  if (!input)
    return {};
  ElementLoops code(*this, op.getLoc(), op.getType().getElementType());
  SmallVector<OpFoldResult> extent = sizes(op.getOperand());
  Value size = code.value(extent.back());
  bool lower = op.getLower();
  Value zero = code.index(0), one = code.index(1);
  ScalarEmitter emitter(builder, op.getLoc(), contract);
  Value start = fill(emitter.store(emitter.zero(code.compute), code.element),
                     destination, op.getLoc());
  // Computes the upper factor row by row; its adjoint, the lower one, is
  // written at the end. All inner loops go along rows.
  return code.batches(extent, start, [&](ArrayRef<Value> batch, Value factor) {
    auto upper = [&](Value tensor, Value row, Value column) {
      return code.at(tensor, placed(batch, row, column));
    };
    auto setUpper = [&](Value tensor, Value row, Value column, Value x) {
      return code.set(tensor, placed(batch, row, column), x);
    };
    using Values = SmallVector<Value>;
    auto along = [&](Value from, Value tensor,
                     function_ref<Value(Value i, Value)> body) {
      return code.loop(from, size, tensor,
                       [&](Value i, ValueRange inner) -> Values {
                         return {body(i, inner[0])};
                       })[0];
    };
    if (lower)
      factor = code.below(size, factor, [&](Value i, Value j, Value tensor) {
        return setUpper(tensor, j, i, code.conjugate(upper(input, i, j)));
      });
    else
      factor = along(zero, factor, [&](Value j, Value outer) {
        return along(j, outer, [&](Value i, Value tensor) {
          return setUpper(tensor, j, i, upper(input, j, i));
        });
      });
    auto subtract = [&](ArrayRef<Value> known, Value j, Value tensor) {
      Values factors;
      for (Value k : known)
        factors.push_back(code.conjugate(upper(tensor, k, j)));
      return along(j, tensor, [&](Value i, Value inner) {
        Value x = upper(inner, j, i);
        for (auto [k, scale] : llvm::zip_equal(known, factors))
          x = code.subtractProduct(x, scale, upper(inner, k, i));
        return setUpper(inner, j, i, x);
      });
    };
    auto finish = [&](Value j, Value tensor) {
      Value pivot = code.pivot(upper(tensor, j, j));
      return along(code.create<arith::AddIOp>(j, one),
                   setUpper(tensor, j, j, pivot), [&](Value i, Value inner) {
                     Value x = code.divide(upper(inner, j, i), pivot);
                     return setUpper(inner, j, i, x);
                   });
    };
    Value done = code.rowsInOrder(size, factor, subtract, finish);
    // A NaN pivot makes all later ones NaN; then the whole factor must be NaN.
    Value last = code.create<arith::SubIOp>(size, one);
    auto isBad = [&](Value tensor) {
      Value x = code.realPart(upper(tensor, last, last));
      return code.create<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
    };
    if (lower)
      return code.below(size, done, [&](Value i, Value j, Value tensor) {
        Value x = code.conjugate(upper(tensor, j, i));
        x = code.select(isBad(tensor), code.nan(), x);
        Value cleared = setUpper(tensor, j, i, emitter.zero(code.compute));
        return setUpper(cleared, i, j, x);
      });
    return along(zero, done, [&](Value j, Value outer) {
      Value bad = isBad(outer);
      return along(j, outer, [&](Value i, Value tensor) {
        Value x = code.select(bad, code.nan(), upper(tensor, j, i));
        return setUpper(tensor, j, i, x);
      });
    });
  });
}

Value KernelLowering::triangularSolve(TriangularSolveOp op, Value destination) {
  Value a = materialize(op.getA());
  Value start = stored(op.getRhs()) == destination
                    ? destination
                    : materialize(op.getRhs(), destination);
  if (!a || !start)
    return {};
  ElementLoops code(*this, op.getLoc(), op.getType().getElementType());
  SmallVector<OpFoldResult> extent = sizes(op.getRhs());
  bool right = op.getRight(),
       transposed = op.getTransform() != MatrixTransform::None;
  int64_t rank = extent.size();
  // Systems are columns of x, or rows if the matrix is on the right.
  Value size = code.value(extent[right ? rank - 1 : rank - 2]);
  Value systems = code.value(extent[right ? rank - 2 : rank - 1]);
  Value zero = code.index(0), one = code.index(1);
  // Adjacent systems take each step together, if there are several.
  bool acrossSystems =
      !right && !manyThreads && getConstantIntValue(extent.back()) != 1;
  // Equations are solved from the first on if op(a), or its transpose when it
  // is on the right, is lower triangular.
  bool forward = (op.getLower() != transposed) != right;
  return code.batches(extent, start, [&](ArrayRef<Value> batch, Value x) {
    auto coefficient = [&](Value equation, Value unknown) {
      Value row = equation, column = unknown;
      if (right != transposed)
        std::swap(row, column);
      Value entry = code.at(a, placed(batch, row, column));
      return op.getTransform() == MatrixTransform::Adjoint
                 ? code.conjugate(entry)
                 : entry;
    };
    auto place = [&](Value unknown, Value system) {
      return right ? placed(batch, system, unknown)
                   : placed(batch, unknown, system);
    };
    Value last = code.create<arith::SubIOp>(size, one);
    auto unknownAt = [&](Value step) {
      return forward ? step : code.create<arith::SubIOp>(last, step);
    };
    auto less = [&](Value sum, Value tensor, Value k, Value factor,
                    Value system) {
      return code.subtractProduct(sum, factor,
                                  code.at(tensor, place(k, system)));
    };
    auto solved = [&](Value sum, Value i) {
      return op.getUnit() ? sum : code.divide(sum, coefficient(i, i));
    };
    auto eachSystem = [&](Value i, Value tensor,
                          function_ref<Value(Value, Value)> update) {
      return code.loop(
          zero, systems, tensor, [&](Value system, ValueRange inner) {
            return SmallVector<Value>{
                code.set(inner[0], place(i, system), update(inner[0], system))};
          })[0];
    };
    if (acrossSystems) {
      auto subtract = [&](ArrayRef<Value> known, Value step, Value tensor) {
        Value i = unknownAt(step);
        SmallVector<std::pair<Value, Value>> terms;
        for (Value done : known) {
          Value k = unknownAt(done);
          terms.push_back({k, coefficient(i, k)});
        }
        return eachSystem(i, tensor, [&](Value inner, Value system) {
          Value sum = code.at(inner, place(i, system));
          for (auto [k, factor] : terms)
            sum = less(sum, inner, k, factor, system);
          return sum;
        });
      };
      auto finish = [&](Value step, Value tensor) {
        Value i = unknownAt(step);
        return eachSystem(i, tensor, [&](Value inner, Value system) {
          return solved(code.at(inner, place(i, system)), i);
        });
      };
      return code.rowsInOrder(size, x, subtract, finish);
    }
    return code.loop(zero, size, x, [&](Value step, ValueRange outer) {
      Value i = unknownAt(step);
      return SmallVector<Value>{
          eachSystem(i, outer[0], [&](Value tensor, Value system) {
            Value known = code.at(tensor, place(i, system));
            Value sum = code.loop(
                zero, step, known,
                [&](Value done, ValueRange carried) -> SmallVector<Value> {
                  Value k = unknownAt(done);
                  return {
                      less(carried[0], tensor, k, coefficient(i, k), system)};
                })[0];
            return solved(sum, i);
          })};
    })[0];
  });
}

SmallVector<Value> KernelLowering::callLibrary(Operation *op, std::string name,
                                               ArrayRef<int64_t> call,
                                               ValueRange inputs,
                                               ValueRange destinations,
                                               bool effects) {
  // A declaration stands for the routine until it can be called by address. Its
  // name encodes all parameters.
  llvm::raw_string_ostream stream(name);
  SmallVector<Type> types(inputs.getTypes());
  llvm::append_range(types, destinations.getTypes());
  for (Type type : types) {
    stream << '_';
    for (int64_t size : cast<RankedTensorType>(type).getShape())
      if (ShapedType::isDynamic(size))
        stream << "dx";
      else
        stream << size << 'x';
    stream << cast<RankedTensorType>(type).getElementType();
  }
  auto module =
      builder.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  if (!module.lookupSymbol(name)) {
    OpBuilder atEnd = OpBuilder::atBlockEnd(module.getBody());
    auto declaration = func::FuncOp::create(
        atEnd, op->getLoc(), name,
        builder.getFunctionType(types, TypeRange(destinations)));
    declaration.setPrivate();
    attr::library.set(declaration, call);
  }
  auto launch = LaunchOp::create(builder, op->getLoc(), TypeRange(destinations),
                                 name, inputs, destinations,
                                 /*reuse=*/ArrayRef<int64_t>(),
                                 /*update=*/false, effects,
                                 /*merged=*/StringAttr());
  return SmallVector<Value>(launch.getResults());
}

FailureOr<SmallVector<Value>>
KernelLowering::libraryCall(LibraryCallOp op, ValueRange destinations) {
  SmallVector<Value> inputs;
  for (Value operand : op.getInputs()) {
    inputs.push_back(materialize(operand));
    if (!inputs.back())
      return SmallVector<Value>();
  }
  Type element = tensorType(op.getInputs().front()).getElementType();
  auto complex = dyn_cast<ComplexType>(element);
  ten_type elementType = (complex ? complex.getElementType() : element).isF32()
                             ? (complex ? TEN_C64 : TEN_F32)
                             : (complex ? TEN_C128 : TEN_F64);
  ArrayRef<int64_t> parameters = op.getParameters();
  std::string name =
      ("lapack_" + stringifyLibraryRoutine(op.getRoutine())).str();
  for (int64_t parameter : parameters)
    name += "_" + std::to_string(parameter);
  return callLibrary(op, std::move(name),
                     {static_cast<int64_t>(op.getRoutine()), elementType,
                      parameters.empty() ? 0 : parameters[0],
                      parameters.size() < 2 ? 0 : parameters[1]},
                     inputs, destinations, /*effects=*/false);
}

FailureOr<SmallVector<Value>>
KernelLowering::hostCall(HostCallOp op, ValueRange destinations) {
  SmallVector<Value> inputs;
  SmallVector<int64_t> call{
      TEN_RT_HOST_CALL, static_cast<int64_t>(op.getCallback()),
      static_cast<int64_t>(op.getInputs().size()),
      static_cast<int64_t>(op->getNumOperands() + op->getNumResults())};
  for (Value operand : op.getInputs()) {
    inputs.push_back(materialize(operand));
    if (!inputs.back())
      return SmallVector<Value>();
  }
  for (Type type :
       llvm::concat<const Type>(llvm::to_vector(op->getOperandTypes()),
                                llvm::to_vector(op->getResultTypes())))
    call.push_back(
        *toElementType(cast<RankedTensorType>(type).getElementType()));
  return callLibrary(op, "host_call_" + std::to_string(op.getCallback()), call,
                     inputs, destinations, /*effects=*/true);
}
