package tepui.frontends.gl.spirv;

import tepui.frontends.gl.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv.Op;
import tepui.ir.spirv.Spv.StorageClass;

/** Atomic operations on buffers, shared memory, texels and counters. */
final class AtomicText {
    private final FunctionText f;
    private final GlslText module;

    AtomicText(FunctionText function, GlslText module) {
        f = function;
        this.module = module;
    }

    void write(Instr i) {
        FunctionText.Pointer p = f.pointer(i.at(0));
        String place = f.place(i.at(0));
        if (p.storage() == StorageClass.AtomicCounter) {
            f.set(i, counter(i, place));
            return;
        }
        String prefix = p.storage() == StorageClass.Image ? "imageAtomic" : "atomic";
        if (i.op() == Op.OpAtomicStore) {
            f.line(prefix + "Exchange(" + place + ", " + as(i.at(3), p.type()) + ");");
            return;
        }
        String type = module.types.text(i.type());
        String one = type + "(1)";
        String result = switch (i.op()) {
            case Op.OpAtomicLoad -> call(prefix + "Or", place, type + "(0)");
            case Op.OpAtomicIIncrement -> call(prefix + "Add", place, one);
            case Op.OpAtomicIDecrement -> call(prefix + "Add", place, type + "(-1)");
            case Op.OpAtomicExchange -> call(prefix + "Exchange", place, f.value(i, 3));
            case Op.OpAtomicCompareExchange ->
                prefix + "CompSwap(" + place + ", " + as(i.at(5), i.type()) + ", " + as(i.at(4), i.type()) + ")";
            case Op.OpAtomicIAdd -> call(prefix + "Add", place, as(i.at(3), i.type()));
            case Op.OpAtomicISub -> call(prefix + "Add", place, type + "(0) - " + as(i.at(3), i.type()));
            case Op.OpAtomicSMin, Op.OpAtomicUMin -> call(prefix + "Min", place, as(i.at(3), i.type()));
            case Op.OpAtomicSMax, Op.OpAtomicUMax -> call(prefix + "Max", place, as(i.at(3), i.type()));
            case Op.OpAtomicAnd -> call(prefix + "And", place, as(i.at(3), i.type()));
            case Op.OpAtomicOr -> call(prefix + "Or", place, as(i.at(3), i.type()));
            case Op.OpAtomicXor -> call(prefix + "Xor", place, as(i.at(3), i.type()));
            default -> throw new SpirvException("atomic instruction " + i.op() + " is not there");
        };
        f.set(i, result);
    }

    private String as(int id, int type) {
        return module.types.isInteger(type) ? f.integer(id, module.types.isSigned(type)) : f.value(id);
    }

    private static String call(String name, String place, String value) {
        return name + "(" + place + ", " + value + ")";
    }

    private String counter(Instr i, String place) {
        return switch (i.op()) {
            case Op.OpAtomicLoad -> "atomicCounter(" + place + ")";
            case Op.OpAtomicIIncrement -> "atomicCounterIncrement(" + place + ")";
            // The instruction gives the value before, the function the one after.
            case Op.OpAtomicIDecrement -> "atomicCounterDecrement(" + place + ") + 1u";
            case Op.OpAtomicIAdd -> call("atomicCounterAdd", place, f.integer(i.at(3), false));
            case Op.OpAtomicISub -> call("atomicCounterAdd", place, "0u - " + f.integer(i.at(3), false));
            case Op.OpAtomicUMin -> call("atomicCounterMin", place, f.integer(i.at(3), false));
            case Op.OpAtomicUMax -> call("atomicCounterMax", place, f.integer(i.at(3), false));
            case Op.OpAtomicAnd -> call("atomicCounterAnd", place, f.integer(i.at(3), false));
            case Op.OpAtomicOr -> call("atomicCounterOr", place, f.integer(i.at(3), false));
            case Op.OpAtomicXor -> call("atomicCounterXor", place, f.integer(i.at(3), false));
            case Op.OpAtomicExchange -> call("atomicCounterExchange", place, f.integer(i.at(3), false));
            case Op.OpAtomicCompareExchange ->
                "atomicCounterCompSwap(" + place + ", " + f.integer(i.at(5), false) + ", " + f.integer(i.at(4), false)
                        + ")";
            default -> throw new SpirvException("atomic instruction " + i.op() + " is not there for counters");
        };
    }
}
