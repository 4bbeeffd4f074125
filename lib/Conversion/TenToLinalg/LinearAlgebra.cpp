//===- LinearAlgebra.cpp - Factors and triangular systems as loops --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"
#include "Runtime/Abi.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// So many rows are subtracted from another together.
constexpr int64_t kRowsTogether = 4;

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
  /// x - y z
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
  /// The real part, of a real number itself.
  Value realPart(Value x) {
    return isa<ComplexType>(element) ? create<complex::ReOp>(x) : x;
  }
  /// The square root of what must be real and positive, else NaN.
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

  /// for (i = low; i < high; ++i) state = body(i, state)
  SmallVector<Value>
  loop(Value low, Value high, ValueRange state,
       function_ref<SmallVector<Value>(Value, ValueRange)> body) {
    auto op = scf::ForOp::create(
        builder, loc, low, high, index(1), state,
        [&](OpBuilder &nested, Location, Value i, ValueRange carried) {
          OpBuilder::InsertionGuard guard(builder);
          builder.setInsertionPointToEnd(nested.getInsertionBlock());
          scf::YieldOp::create(builder, loc, body(i, carried));
        });
    return SmallVector<Value>(op.getResults());
  }

  /// The loop with some iterations together, in order, and what is left.
  /// `body` gets their numbers.
  SmallVector<Value> loopTogether(
      Value high, ValueRange state,
      function_ref<SmallVector<Value>(ArrayRef<Value>, ValueRange)> body) {
    Value zero = index(0), some = index(kRowsTogether);
    Value blocks = create<arith::DivUIOp>(high, some);
    SmallVector<Value> blocked =
        loop(zero, blocks, state, [&](Value block, ValueRange carried) {
          Value first = create<arith::MulIOp>(block, some);
          SmallVector<Value> numbers;
          for (int64_t i = 0; i < kRowsTogether; ++i)
            numbers.push_back(create<arith::AddIOp>(first, index(i)));
          return body(numbers, carried);
        });
    return loop(create<arith::MulIOp>(blocks, some), high, blocked,
                [&](Value i, ValueRange carried) { return body(i, carried); });
  }

  /// The same over every matrix of a batch; `body` gets the leading indices.
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
  // Row by row of the upper factor, of whose adjoint the lower one is made at
  // the end: all loops inside go along rows.
  return code.batches(extent, start, [&](ArrayRef<Value> batch, Value factor) {
    auto upper = [&](Value tensor, Value row, Value column) {
      return code.at(tensor, placed(batch, row, column));
    };
    auto setUpper = [&](Value tensor, Value row, Value column, Value x) {
      return code.set(tensor, placed(batch, row, column), x);
    };
    auto entry = [&](Value row, Value column) {
      return lower ? code.conjugate(upper(input, column, row))
                   : upper(input, row, column);
    };
    using Values = SmallVector<Value>;
    Value done = code.loop(zero, size, factor, [&](Value j, ValueRange outer) {
      Values row =
          code.loop(j, size, outer, [&](Value i, ValueRange inner) -> Values {
            return {setUpper(inner[0], j, i, entry(j, i))};
          });
      row = code.loopTogether(
          j, row, [&](ArrayRef<Value> rows, ValueRange carried) {
            Values factors;
            for (Value k : rows)
              factors.push_back(code.conjugate(upper(carried[0], k, j)));
            return code.loop(
                j, size, carried, [&](Value i, ValueRange inner) -> Values {
                  Value x = upper(inner[0], j, i);
                  for (auto [k, scale] : llvm::zip_equal(rows, factors))
                    x = code.subtractProduct(x, scale, upper(inner[0], k, i));
                  return {setUpper(inner[0], j, i, x)};
                });
          });
      Value pivot = code.pivot(upper(row[0], j, j));
      Value withPivot = setUpper(row[0], j, j, pivot);
      Value next = code.create<arith::AddIOp>(j, one);
      return code.loop(next, size, withPivot,
                       [&](Value i, ValueRange inner) -> Values {
                         Value x = code.divide(upper(inner[0], j, i), pivot);
                         return {setUpper(inner[0], j, i, x)};
                       });
    })[0];
    // One NaN pivot made the last one NaN: then all of the factor is.
    Value last = code.create<arith::SubIOp>(size, one);
    return code.loop(zero, size, done, [&](Value j, ValueRange outer) {
      Value x = code.realPart(upper(outer[0], last, last));
      Value bad = code.create<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
      Value none = emitter.zero(code.compute);
      return code.loop(
          j, size, outer, [&](Value i, ValueRange inner) -> Values {
            Value x = upper(inner[0], j, i), nan = code.nan();
            if (!lower)
              return {setUpper(inner[0], j, i, code.select(bad, nan, x))};
            Value cleared = setUpper(inner[0], j, i, none);
            Value adjoint = code.select(bad, nan, code.conjugate(x));
            return {setUpper(cleared, i, j, adjoint)};
          });
    })[0];
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
  // Systems are columns of x, or rows where the matrix stands on the right.
  Value size = code.value(extent[right ? rank - 1 : rank - 2]);
  Value systems = code.value(extent[right ? rank - 2 : rank - 1]);
  Value zero = code.index(0), one = code.index(1);
  // Neighbouring systems take each step together, if there are some.
  bool acrossSystems =
      !right && !manyThreads && getConstantIntValue(extent.back()) != 1;
  // The equations are solved from the first on where op(a), or its transpose
  // when it stands on the right, is lower triangular.
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
    return code.loop(zero, size, x, [&](Value step, ValueRange outer) {
      Value i = forward ? step : code.create<arith::SubIOp>(last, step);
      auto unknownAt = [&](Value done) {
        return forward ? done : code.create<arith::SubIOp>(last, done);
      };
      auto less = [&](Value sum, Value tensor, Value k, Value factor,
                      Value system) {
        return code.subtractProduct(sum, factor,
                                    code.at(tensor, place(k, system)));
      };
      auto solved = [&](Value sum) {
        return op.getUnit() ? sum : code.divide(sum, coefficient(i, i));
      };
      auto eachSystem = [&](Value tensor,
                            function_ref<Value(Value, Value)> update) {
        return code.loop(
            zero, systems, tensor, [&](Value system, ValueRange inner) {
              return SmallVector<Value>{code.set(inner[0], place(i, system),
                                                 update(inner[0], system))};
            })[0];
      };
      if (acrossSystems) {
        Value sums = code.loopTogether(
            step, outer, [&](ArrayRef<Value> rows, ValueRange carried) {
              SmallVector<std::pair<Value, Value>> terms;
              for (Value done : rows) {
                Value k = unknownAt(done);
                terms.push_back({k, coefficient(i, k)});
              }
              return SmallVector<Value>{
                  eachSystem(carried[0], [&](Value tensor, Value system) {
                    Value sum = code.at(tensor, place(i, system));
                    for (auto [k, factor] : terms)
                      sum = less(sum, tensor, k, factor, system);
                    return sum;
                  })};
            })[0];
        return SmallVector<Value>{
            eachSystem(sums, [&](Value tensor, Value system) {
              return solved(code.at(tensor, place(i, system)));
            })};
      }
      return SmallVector<Value>{eachSystem(outer[0], [&](Value tensor,
                                                         Value system) {
        Value known = code.at(tensor, place(i, system));
        return solved(code.loop(
            zero, step, known,
            [&](Value done, ValueRange carried) -> SmallVector<Value> {
              Value k = unknownAt(done);
              return {less(carried[0], tensor, k, coefficient(i, k), system)};
            })[0]);
      })};
    })[0];
  });
}

FailureOr<SmallVector<Value>>
KernelLowering::libraryCall(LibraryCallOp op, ValueRange destinations) {
  SmallVector<Value> inputs;
  for (Value operand : op.getInputs()) {
    inputs.push_back(materialize(operand));
    if (!inputs.back())
      return SmallVector<Value>();
  }
  // A declaration stands for the routine until there are addresses to call it
  // with. Its name tells all that it does.
  Type element = tensorType(op.getInputs().front()).getElementType();
  auto complex = dyn_cast<ComplexType>(element);
  ten_type elementType = (complex ? complex.getElementType() : element).isF32()
                             ? (complex ? TEN_C64 : TEN_F32)
                             : (complex ? TEN_C128 : TEN_F64);
  ArrayRef<int64_t> parameters = op.getParameters();
  std::string name;
  llvm::raw_string_ostream stream(name);
  stream << "lapack_" << stringifyLibraryRoutine(op.getRoutine());
  for (int64_t parameter : parameters)
    stream << '_' << parameter;
  SmallVector<Type> types;
  for (Value input : inputs)
    types.push_back(input.getType());
  for (Type type : TypeRange(destinations))
    types.push_back(type);
  for (Type type : types) {
    stream << '_';
    for (int64_t size : cast<RankedTensorType>(type).getShape())
      stream << size << 'x';
    stream << cast<RankedTensorType>(type).getElementType();
  }
  auto module =
      builder.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  if (!module.lookupSymbol(name)) {
    OpBuilder atEnd = OpBuilder::atBlockEnd(module.getBody());
    auto declaration = func::FuncOp::create(
        atEnd, op.getLoc(), name,
        builder.getFunctionType(types, TypeRange(destinations)));
    declaration.setPrivate();
    SmallVector<int64_t> call{static_cast<int64_t>(op.getRoutine()),
                              elementType,
                              parameters.empty() ? 0 : parameters[0],
                              parameters.size() < 2 ? 0 : parameters[1]};
    declaration->setAttr("ten.library", builder.getDenseI64ArrayAttr(call));
  }
  auto launch = LaunchOp::create(builder, op.getLoc(), TypeRange(destinations),
                                 name, inputs, destinations,
                                 /*reuse=*/ArrayRef<int64_t>(),
                                 /*update=*/false);
  return SmallVector<Value>(launch.getResults());
}
