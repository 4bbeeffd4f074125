//===- Attributes.h - The discardable attributes of ten ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Typed accessors of the attributes `ten.*` that passes leave for each other,
// one for each row of Attributes.def. The dialect's verifier checks name, type
// and place of each by the same table.
//
//   if (auto tile = attr::tile.get(nest)) ...     // TileAttr, or null
//   attr::inPlace.set(function, argument);        // on an argument
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_ATTRIBUTES_H
#define TENON_DIALECT_TEN_IR_ATTRIBUTES_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace tenon::ten {

/// Kinds of operations and arguments that an attribute is allowed on: a bit
/// mask.
enum class AttributePlace : unsigned {
  Module = 1 << 0,     ///< module
  Function = 1 << 1,   ///< function, or declaration, of any dialect
  Argument = 1 << 2,   ///< argument of a function
  Kernel = 1 << 3,     ///< ten.kernel
  Nest = 1 << 4,       ///< structured operation of linalg
  Memory = 1 << 5,     ///< allocation of a memref
  Global = 1 << 6,     ///< global constant, or a reference to one
  Call = 1 << 7,       ///< call of a function
  Launch = 1 << 8,     ///< launch on a GPU
  Scalar = 1 << 9,     ///< elementwise operation
  Cast = 1 << 10,      ///< builtin.unrealized_conversion_cast
  CustomCall = 1 << 11 ///< stablehlo.custom_call
};

constexpr AttributePlace operator|(AttributePlace a, AttributePlace b) {
  return static_cast<AttributePlace>(static_cast<unsigned>(a) |
                                     static_cast<unsigned>(b));
}
constexpr bool contains(AttributePlace places, AttributePlace place) {
  return (static_cast<unsigned>(places) & static_cast<unsigned>(place)) != 0;
}

/// Producer that may write an attribute.
enum class AttributeOrigin {
  Program, ///< a program may have it
  Passes   ///< passes alone: they believe it
};

/// One discardable attribute, of values of the class `AttrT`.
template <typename AttrT> class DiscardableAttribute {
public:
  explicit constexpr DiscardableAttribute(llvm::StringLiteral name)
      : name(name) {}

  constexpr llvm::StringRef getName() const { return name; }

  //===-- On operations ---------------------------------------------------===//

  /// The value, or null.
  AttrT get(mlir::Operation *op) const {
    return llvm::dyn_cast_or_null<AttrT>(op->getDiscardableAttr(name));
  }
  bool has(mlir::Operation *op) const {
    return static_cast<bool>(op->getDiscardableAttr(name));
  }
  void set(mlir::Operation *op, AttrT value) const {
    op->setDiscardableAttr(name, value);
  }
  template <typename T, typename A = AttrT,
            typename = std::enable_if_t<!std::is_same_v<A, mlir::UnitAttr>>>
  void set(mlir::Operation *op, const T &value) const {
    set(op, make(op->getContext(), value));
  }
  void set(mlir::Operation *op) const {
    set(op, mlir::UnitAttr::get(op->getContext()));
  }
  /// Gives whether there was one.
  bool remove(mlir::Operation *op) const {
    return static_cast<bool>(op->removeDiscardableAttr(name));
  }

  //===-- On arguments of functions ---------------------------------------===//

  AttrT get(mlir::FunctionOpInterface function, unsigned argument) const {
    return llvm::dyn_cast_or_null<AttrT>(function.getArgAttr(argument, name));
  }
  bool has(mlir::FunctionOpInterface function, unsigned argument) const {
    return static_cast<bool>(function.getArgAttr(argument, name));
  }
  void set(mlir::FunctionOpInterface function, unsigned argument,
           AttrT value) const {
    function.setArgAttr(argument, name, value);
  }
  template <typename T>
  void set(mlir::FunctionOpInterface function, unsigned argument,
           const T &value) const {
    set(function, argument, make(function.getContext(), value));
  }
  void set(mlir::FunctionOpInterface function, unsigned argument) const {
    set(function, argument, mlir::UnitAttr::get(function.getContext()));
  }
  bool remove(mlir::FunctionOpInterface function, unsigned argument) const {
    return static_cast<bool>(function.removeArgAttr(argument, name));
  }

  /// Name and value, for a list of attributes.
  mlir::NamedAttribute named(AttrT value) const { return {name, value}; }

private:
  template <typename T>
  static AttrT make(mlir::MLIRContext *context, const T &value) {
    if constexpr (std::is_convertible_v<T, AttrT>)
      return value;
    else if constexpr (std::is_same_v<AttrT, mlir::IntegerAttr>)
      return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64),
                                    static_cast<int64_t>(value));
    else if constexpr (std::is_same_v<AttrT, mlir::StringAttr> ||
                       std::is_same_v<AttrT, mlir::DenseI64ArrayAttr>)
      return AttrT::get(context, value);
    else
      return AttrT::get(value);
  }

  llvm::StringLiteral name;
};

namespace attr {
using namespace mlir;
#define TEN_ATTRIBUTE(ACCESSOR, NAME, TYPE, PLACES, ORIGIN, WRITERS, READERS,  \
                      TEXT)                                                    \
  inline constexpr DiscardableAttribute<TYPE> ACCESSOR{NAME};
#include "Dialect/Ten/IR/Attributes.def"
} // namespace attr

/// A row of Attributes.def.
struct AttributeInfo {
  llvm::StringLiteral name;
  /// Name of the type in messages and documentation.
  llvm::StringLiteral type;
  bool (*hasType)(mlir::Attribute);
  AttributePlace places;
  AttributeOrigin origin;
  llvm::StringLiteral writers, readers, text;
};

/// All rows, in the table's order.
llvm::ArrayRef<AttributeInfo> attributeInfos();

/// The row of a name, or null.
const AttributeInfo *attributeInfo(llvm::StringRef name);

/// "; did you mean 'ten.x'?" with the name of a row that `accepts` and that is
/// like `name`; else nothing.
std::string didYouMean(llvm::StringRef name,
                       llvm::function_ref<bool(const AttributeInfo &)> accepts);

/// "a function or an argument"
std::string describePlaces(AttributePlace places);

/// Checks type and value, and says what is wrong by `emitError`; `op` has the
/// attribute, or its argument.
mlir::LogicalResult
verifyAttributeValue(const AttributeInfo &info, mlir::Attribute value,
                     mlir::Operation *op,
                     llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

/// The table as a page of documentation.
void printAttributes(llvm::raw_ostream &os);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_ATTRIBUTES_H
