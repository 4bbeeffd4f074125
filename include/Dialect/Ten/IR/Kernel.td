//===- Kernel.td - Kernels, launches and checks ------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_KERNEL_TD
#define TEN_KERNEL_TD

include "Dialect/Ten/IR/ScheduleInterface.td"
include "Dialect/Ten/IR/TenBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def Ten_KernelKind : I32EnumAttr<"KernelKind", "kind of a kernel, which selects its lowering", [
    I32EnumAttrCase<"Map", 0, "map">, I32EnumAttrCase<"Reduce", 1, "reduce">,
    I32EnumAttrCase<"Normalize", 2, "normalize">, I32EnumAttrCase<"Contract", 3, "contract">,
    I32EnumAttrCase<"Attention", 4, "attention">, I32EnumAttrCase<"Conv", 5, "conv">,
    I32EnumAttrCase<"Window", 6, "window">, I32EnumAttrCase<"Scan", 7, "scan">,
    I32EnumAttrCase<"Scatter", 8, "scatter">, I32EnumAttrCase<"Sort", 9, "sort">,
    I32EnumAttrCase<"Algorithm", 10, "algorithm">, I32EnumAttrCase<"Loop", 11, "loop">,
    I32EnumAttrCase<"Generic", 12, "generic">]> {
  let cppNamespace = "::tenon::ten";
}

def Ten_YieldOp : Ten_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "terminator of regions, with their results";
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), [{ }]>];
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

def Ten_KernelOp : Ten_Op<"kernel", [
    IsolatedFromAbove, RecursiveMemoryEffects, SingleBlock, Ten_ReifyShape, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "group of operations that is compiled as one kernel";
  let description = [{
    Only its operands and results are in memory. Kernels are created by the
    fusion pass and outlined into functions afterwards. A `schedule` of the
    kernel's kind is obeyed; if it cannot be, lowering fails. Dynamic dimensions
    of the results take their sizes from `sizes`, in order.

    ```mlir
    %2 = ten.kernel reduce (%a = %x : tensor<4096xf32>, %b = %y : tensor<4096xf32>) -> tensor<f32> {
      %0 = ten.mul %a, %b : tensor<4096xf32>
      %1 = ten.reduce add %0 dims = [0] : tensor<4096xf32> -> tensor<f32>
      ten.yield %1 : tensor<f32>
    }
    ```
  }];
  let arguments = (ins Ten_KernelKind:$kind, Variadic<AnyType>:$inputs /*kernel_c1*/,
    Variadic<Index>:$sizes /*kernel_c2*/, OptionalAttr<Ten_ScheduleInterface>:$schedule /*kernel_c4*/);
  let results = (outs Variadic<Ten_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body /*kernel_c3*/);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    YieldOp getYield();
  }];
}

def Ten_LaunchOp : Ten_Op<"launch", [
    AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, Ten_ReifyShape,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call of an outlined kernel, in destination-passing style";
  let description = [{
    Calls a kernel function, whose parameters are the inputs, then the
    destinations. On tensors each destination gives a result; on memrefs there
    are no results. Output k may be written into the memory of input `reuse[k]`
    (-1: none), since the kernel reads that input only at the index that it
    writes. With `update` the kernel keeps the elements of its outputs that it
    does not write; otherwise it writes all elements and reads none. A launch
    with `effects` calls the process (`ten.host_call`): it is neither removed,
    nor moved across another one.

    A kernel may have been merged with others that differ in numbers: `merged`
    is the name of the launch's own kernel, and the last `numbers` inputs are
    that kernel's numbers.

    ```mlir
    %1 = ten.launch @k0(%x, %y) into(%e) reuse = [0]
        : (tensor<8xf32>, tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$kernel /*launch_c4*/, Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs /*launch_c1*/,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$reuse /*launch_c2, launch_c3*/,
    UnitAttr:$update, UnitAttr:$effects, OptionalAttr<StrAttr>:$merged /*launch_c5*/,
    DefaultValuedAttr<I64Attr, "0">:$numbers /*launch_c5*/);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $kernel `(` $inputs `)` `into` `(` $outputs `)` (`reuse` `=` $reuse^)? (`update` $update^)? (`effects` $effects^)?
    (`merged` $merged^)? (`numbers` $numbers^)? attr-dict
    `:` custom<TypeList>(type($inputs)) `into` custom<TypeList>(type($outputs)) (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }
    /// Returns the name that the kernel had before it was merged with others.
    ::llvm::StringRef getOwnKernel();
    /// Returns the operands without the numbers of a merged kernel.
    ::llvm::SmallVector<::mlir::Value> getOwnOperands();
  }];
  let hasVerifier = 1;
}

def Ten_ReserveOp : Ten_Op<"reserve", [MemoryEffects<[MemAlloc]>]> {
  let summary = "allocate memory of a dynamic size through the caller";
  let description = [{
    The memory is valid until the call's results have been read.

    ```mlir
    %m = ten.reserve(%n) : memref<?x8xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$sizes);
  let results = (outs AnyMemRef:$memref);
  let assemblyFormat = "`(` $sizes `)` attr-dict `:` type($memref)";
}

def Ten_ThreadsOp : Ten_Op<"threads", [Pure]> {
  let summary = "number of threads of a call";
  let description = [{
    In host functions and plans, for sizes of per-thread memory. In kernels on
    memrefs, for divisions of work whose results are bitwise equal for any
    number of threads.

    ```mlir
    %n = ten.threads : index
    ```
  }];
  let results = (outs Index:$count);
  let assemblyFormat = "attr-dict `:` type($count)";
}

def Ten_WorkerOp : Ten_Op<"worker", [MemoryEffects<[MemRead]>]> {
  let summary = "number of the thread that executes an iteration of a parallel loop";
  let description = [{
    In the body of `scf.forall`: less than `ten.threads`, and different for
    concurrent iterations. Results must not depend on it: it selects per-thread
    memory.

    ```mlir
    %w = ten.worker : index
    ```
  }];
  let results = (outs Index:$number);
  let assemblyFormat = "attr-dict `:` type($number)";
}

def Ten_CheckOp : Ten_Op<"check", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "end the run with an error unless a condition holds";
  let description = [{
    `mismatch` means a failed comparison (exit code 1), rather than a run that
    cannot continue (exit code 4).

    ```mlir
    ten.check %c, "expects equal shapes" : tensor<i1>
    ten.check mismatch %c, "values differ" : tensor<i1>
    ```
  }];
  let arguments = (ins UnitAttr:$mismatch, AnyTypeOf<[I1, 0DTensorOf<[I1]>], "i1 or a tensor of one">:$condition, StrAttr:$message);
  let assemblyFormat = "(`mismatch` $mismatch^)? $condition `,` $message attr-dict `:` type($condition)";
  let hasCanonicalizer = 1;
}

#endif // TEN_KERNEL_TD
