package tepui.frontends.gl.assembly;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.gl.assembly.AssemblyCode.Destination;
import tepui.frontends.gl.assembly.AssemblyCode.File;
import tepui.frontends.gl.assembly.AssemblyCode.Instruction;
import tepui.frontends.gl.assembly.AssemblyCode.Operand;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Code generator for the instructions, by their definitions (sections 2.14.4 and 3.11.5). Registers are locals, of
 * which later passes make values.
 */
final class InstructionCode {
    /** Of LIT: the exponent has 8 bits behind its point, and lies below 128. */
    private static final float LARGEST_EXPONENT = 128 - 1 / 256f;

    private final AssemblyCode code;
    private final AssemblyInterface ports;
    private final Builder b;
    private final Variable[] temporaries;
    private final Variable[] addresses;
    private final Variable[] results = new Variable[BindingNumbers.GENERIC];

    InstructionCode(AssemblyCode code, AssemblyInterface ports, Builder b) {
        this.code = code;
        this.ports = ports;
        this.b = b;
        temporaries = new Variable[code.temporaries];
        for (int i = 0; i < temporaries.length; i++) temporaries[i] = local("r" + i, b.f32(0, 0, 0, 0));
        addresses = new Variable[code.addresses];
        for (int i = 0; i < addresses.length; i++) addresses[i] = local("address" + i, b.i32(0));
        for (int r : code.results) results[r] = local("result" + r, b.f32(0, 0, 0, 1));
    }

    private Variable local(String name, Value initial) {
        Variable v = b.shader().local(name, initial.type(), 0);
        b.storeLocal(v, initial);
        return v;
    }

    /** A result as the instructions have left it. */
    Value result(int number) {
        return b.loadLocal(results[number]);
    }

    void setResult(int number, Value value) {
        b.storeLocal(results[number], value);
    }

    void write(Instruction i) {
        List<Value> v = new ArrayList<>();
        for (Operand o : i.from()) v.add(operand(o));
        Destination to = i.to();
        switch (i.op()) {
            case KIL -> b.effect(Op.DEMOTE_IF, 0, b.op(Op.ANY, b.op(Op.FLT, v.getFirst(), splat(0, 4))));
            case ARL -> {
                Value floor = b.op(Op.FFLOOR, b.extract(v.getFirst(), 0));
                b.storeLocal(addresses[to.index()], b.convert(Op.F2I, ScalarKind.I32, floor));
            }
            default -> {
                Value value = i.op().isTexture() ? sample(i, v.getFirst()) : result(i.op(), v);
                if (i.saturated()) value = clamp(value, 0, 1);
                Variable variable = (to.file() == File.RESULT ? results : temporaries)[to.index()];
                if (to.mask() != 0) b.storeMasked(Op.STORE_LOCAL, variable, to.mask(), value);
            }
        }
    }

    // ---- operands --------------------------------------------------------------------------------------------------

    private Value operand(Operand o) {
        Value base = switch (o.file()) {
            case TEMPORARY -> b.loadLocal(temporaries[o.index()]);
            case ATTRIBUTE -> ports.attribute(o.index());
            case PARAMETER -> ports.parameter(o.index());
            case RELATIVE -> ports.parameter(b.op(Op.IADD, b.loadLocal(addresses[o.address()]), b.i32(o.index())));
            default -> throw new IllegalStateException("operand: " + o.file() + " is not read");
        };
        int[] s = o.swizzle();
        boolean plain = s[0] == 0 && s[1] == 1 && s[2] == 2 && s[3] == 3;
        boolean wide = false;
        for (int k : s) wide |= k >= AssemblyCode.ZERO;
        boolean mixed = o.negated() != 0 && o.negated() != 15;
        if (!wide && !mixed) {
            Value v = plain ? base : b.swizzle(base, s);
            return o.negated() != 0 ? b.op(Op.FNEG, v) : v;
        }
        Value[] parts = new Value[4];
        for (int k = 0; k < 4; k++) {
            Value part = switch (s[k]) {
                case AssemblyCode.ZERO -> b.f32(0);
                case AssemblyCode.ONE -> b.f32(1);
                default -> b.extract(base, s[k]);
            };
            parts[k] = (o.negated() >> k & 1) != 0 ? b.op(Op.FNEG, part) : part;
        }
        return b.vec(parts);
    }

    // ---- arithmetic ------------------------------------------------------------------------------------------------

    private Value splat(float v, int width) {
        float[] all = new float[width];
        java.util.Arrays.fill(all, v);
        return b.f32(all);
    }

    private Value clamp(Value v, float low, float high) {
        int width = v.type().width();
        return b.op(Op.FMIN, b.op(Op.FMAX, v, splat(low, width)), splat(high, width));
    }

    private Value xyz(Value v) {
        return b.swizzle(v, 0, 1, 2);
    }

    private Value all(Value scalar) {
        return b.splat(scalar, 4);
    }

    /** The components of a condition as 1 and 0. */
    private Value number(Value condition) {
        return b.convert(Op.B2F, ScalarKind.F32, condition);
    }

    private Value result(Opcode op, List<Value> v) {
        Value a = v.getFirst();
        return switch (v.size()) {
            case 1 -> op.operands.equals("s") ? ofScalar(op, b.extract(a, 0)) : ofVector(op, a);
            case 2 -> ofTwo(op, a, v.get(1));
            default -> ofThree(op, a, v.get(1), v.get(2));
        };
    }

    private Value ofScalar(Opcode op, Value x) {
        return switch (op) {
            case COS -> all(b.op(Op.FCOS, x));
            case EX2 -> all(b.op(Op.FEXP2, x));
            case LG2 -> all(b.op(Op.FLOG2, x));
            case RCP -> all(b.op(Op.FDIV, b.f32(1), x));
            case RSQ -> all(b.op(Op.FRSQRT, b.op(Op.FABS, x)));
            case SIN -> all(b.op(Op.FSIN, x));
            case SCS -> b.vec(b.op(Op.FCOS, x), b.op(Op.FSIN, x), b.f32(0, 1));
            case EXP -> {
                Value whole = b.op(Op.FFLOOR, x);
                yield b.vec(b.op(Op.FEXP2, whole), b.op(Op.FSUB, x, whole), b.op(Op.FEXP2, x), b.f32(1));
            }
            case LOG -> {
                Value magnitude = b.op(Op.FABS, x);
                Value log = b.op(Op.FLOG2, magnitude);
                Value whole = b.op(Op.FFLOOR, log);
                yield b.vec(whole, b.op(Op.FDIV, magnitude, b.op(Op.FEXP2, whole)), log, b.f32(1));
            }
            default -> throw new IllegalStateException("no code for " + op);
        };
    }

    private Value ofVector(Opcode op, Value a) {
        return switch (op) {
            case MOV, SWZ -> a;
            case ABS -> b.op(Op.FABS, a);
            case FLR -> b.op(Op.FFLOOR, a);
            case FRC -> b.op(Op.FSUB, a, b.op(Op.FFLOOR, a));
            case LIT -> {
                Value x = b.op(Op.FMAX, b.extract(a, 0), b.f32(0));
                Value y = b.op(Op.FMAX, b.extract(a, 1), b.f32(0));
                Value w = clamp(b.extract(a, 3), -LARGEST_EXPONENT, LARGEST_EXPONENT);
                Value lit = b.op(Op.FLT, b.f32(0), b.extract(a, 0));
                yield b.vec(b.f32(1), x, b.select(lit, power(y, w), b.f32(0)), b.f32(1));
            }
            default -> throw new IllegalStateException("no code for " + op);
        };
    }

    private Value ofTwo(Opcode op, Value a, Value c) {
        return switch (op) {
            case ADD -> b.op(Op.FADD, a, c);
            case SUB -> b.op(Op.FSUB, a, c);
            case MUL -> b.op(Op.FMUL, a, c);
            case MIN -> b.op(Op.FMIN, a, c);
            case MAX -> b.op(Op.FMAX, a, c);
            case SGE -> number(b.op(Op.FGE, a, c));
            case SLT -> number(b.op(Op.FLT, a, c));
            case DP3 -> all(b.op(Op.FDOT, xyz(a), xyz(c)));
            case DP4 -> all(b.op(Op.FDOT, a, c));
            case DPH -> all(b.op(Op.FADD, b.op(Op.FDOT, xyz(a), xyz(c)), b.extract(c, 3)));
            case DST ->
                b.vec(b.f32(1), b.op(Op.FMUL, b.extract(a, 1), b.extract(c, 1)), b.extract(a, 2), b.extract(c, 3));
            case POW -> all(power(b.extract(a, 0), b.extract(c, 0)));
            case XPD -> {
                Value left = b.op(Op.FMUL, b.swizzle(a, 1, 2, 0), b.swizzle(c, 2, 0, 1));
                Value right = b.op(Op.FMUL, b.swizzle(a, 2, 0, 1), b.swizzle(c, 1, 2, 0));
                yield b.vec(b.op(Op.FSUB, left, right), b.f32(1));
            }
            default -> throw new IllegalStateException("no code for " + op);
        };
    }

    private Value ofThree(Opcode op, Value a, Value c, Value d) {
        return switch (op) {
            case CMP -> b.select(b.op(Op.FLT, a, splat(0, 4)), c, d);
            case LRP -> b.op(Op.FADD, b.op(Op.FMUL, a, c), b.op(Op.FMUL, b.op(Op.FSUB, splat(1, 4), a), d));
            case MAD -> b.op(Op.FADD, b.op(Op.FMUL, a, c), d);
            default -> throw new IllegalStateException("no code for " + op);
        };
    }

    /** Anything to the power of 0 is 1 by way of the exponent; 0 to any power is 1 here, which programs are used to. */
    private Value power(Value x, Value y) {
        return b.select(b.op(Op.FEQ, y, b.f32(0)), b.f32(1), b.op(Op.FPOW, x, y));
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    private Value sample(Instruction i, Value at) {
        Resource texture = ports.texture(i.unit());
        AssemblyCode.Target t = ports.target(i.unit());
        boolean projected = i.op() == Opcode.TXP;
        int width = t.shape.coordinates();
        Value coordinate = width == 4 ? at : b.swizzle(at, first(width));
        Value reference = t.shadow ? b.extract(at, 2) : null;
        if (projected) {
            Value q = b.extract(at, 3);
            coordinate = b.op(Op.FDIV, coordinate, b.splat(q, width));
            if (reference != null) reference = b.op(Op.FDIV, reference, q);
        }
        List<Value> operands = new ArrayList<>(List.of(coordinate));
        int mask = TexOperand.COORD.bit();
        if (reference != null) {
            operands.add(reference);
            mask |= TexOperand.REF.bit();
        }
        // Rectangles have no levels to be biased.
        if (i.op() == Opcode.TXB && t.shape != tepui.ir.TextureShape.RECT) {
            operands.add(b.extract(at, 3));
            mask |= TexOperand.BIAS.bit();
        }
        Type type = t.shadow ? Type.F32 : Type.F32X4;
        Value texel = b.texture(Op.TEX_SAMPLE, texture, type, mask, operands.toArray(new Value[0]));
        if (!t.shadow) return texel;
        Value mode = ports.depthMode(texture);
        Value compared = b.op(Op.FLT, splat(1.5f, 4), mode);
        return b.select(compared, b.splat(texel, 4), mode);
    }

    private static int[] first(int width) {
        int[] components = new int[width];
        for (int k = 0; k < width; k++) components[k] = k;
        return components;
    }
}
