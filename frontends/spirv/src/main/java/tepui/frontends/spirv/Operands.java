package tepui.frontends.spirv;

import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/** Reader of operands: values by their ids, with the checks that each reader would have to make. */
final class Operands {
    /** Source of values by ids. */
    interface Source {
        Value[] columns(int id);
    }

    final SpirvModule module;
    final Types types;
    final Code code;
    final Builder b;
    private final Source source;

    Operands(SpirvModule module, Types types, Code code, Source source) {
        this.module = module;
        this.types = types;
        this.code = code;
        this.b = code.b;
        this.source = source;
    }

    /** The type of a value. */
    int typeOf(int id) {
        int type = module.def(id).type();
        if (type == 0) throw new SpirvException("id " + id + " has no value");
        return type;
    }

    /** The numbers that a value is of. */
    Numeric number(int id) {
        return types.number(typeOf(id));
    }

    /** The numbers that an instruction gives. */
    Numeric result(Instr i) {
        return types.number(i.type());
    }

    Value[] columns(int id) {
        return source.columns(id);
    }

    Value[] columns(Instr i, int operand) {
        return source.columns(i.at(operand));
    }

    /** A scalar or vector. */
    Value one(Instr i, int operand) {
        Value[] v = columns(i, operand);
        if (v.length != 1)
            throw new SpirvException("operand " + operand + " of instruction " + i.op() + " is no vector");
        return v[0];
    }

    /** Integers, of 32 bits whatever they had. */
    Value int32(Instr i, int operand) {
        Value v = one(i, operand);
        if (!v.type().kind().isInt())
            throw new SpirvException("operand " + operand + " of instruction " + i.op() + " is no integer");
        return v.type().kind() == ScalarKind.I32 ? v : b.convert(Op.I2I, ScalarKind.I32, v);
    }

    /** A constant's number, as stages of the pipeline want to know. */
    int literal(Instr i, int operand) {
        Value v = int32(i, operand);
        if (!v.isConst())
            throw new SpirvException("operand " + operand + " of instruction " + i.op() + " is no constant");
        return v.constInt(0);
    }

    /** The same number in each component of what is like another. */
    Value splat(Value like, double v) {
        return code.splat(like.type(), v);
    }

    Value extended(Value v, Type to) {
        if (v.type().width() > to.width()) throw new SpirvException("an operand is too wide");
        return code.widen(v, to.width());
    }
}
