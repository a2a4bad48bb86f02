package tepui.frontends.d3d9.shader;

import tepui.frontends.d3d9.code.Code;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Source;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;

/**
 * Translation of arithmetic instructions, under the rules of Direct3D 9: 0 times anything is 0; RSQ, LOG and POW take
 * the magnitude; the logarithm of 0 is the least finite number; NRM of zeros is zeros.
 */
final class Arithmetic {
    private final ProgramCode p;
    private final Code c;
    private final Builder b;

    Arithmetic(ProgramCode program) {
        p = program;
        c = program.c;
        b = program.b;
    }

    private Value mul(Value x, Value y) {
        return b.op(Op.FMUL_ZERO, x, y);
    }

    /** The sum of products over the first components, one after another. */
    private Value dot(Value x, Value y, int width) {
        Value sum = mul(c.x(x), c.x(y));
        for (int i = 1; i < width; i++) sum = c.add(sum, mul(c.at(x, i), c.at(y, i)));
        return sum;
    }

    private Value all(Value scalar) {
        return c.splat(scalar, 4);
    }

    private Value ones() {
        return c.f(1, 1, 1, 1);
    }

    private Value src(Instruction i, int k) {
        return p.read(i.source(k));
    }

    /** Four components. */
    Value value(Instruction i) {
        return switch (i.op()) {
            case ADD -> c.add(src(i, 0), src(i, 1));
            case SUB -> c.sub(src(i, 0), src(i, 1));
            case MUL -> mul(src(i, 0), src(i, 1));
            case MAD -> c.add(mul(src(i, 0), src(i, 1)), src(i, 2));
            case RCP -> all(c.rcp(c.x(src(i, 0))));
            case RSQ -> all(b.op(Op.FRSQRT, b.op(Op.FABS, c.x(src(i, 0)))));
            case DP3 -> all(dot(src(i, 0), src(i, 1), 3));
            case DP4 -> all(dot(src(i, 0), src(i, 1), 4));
            case DP2ADD -> all(c.add(dot(src(i, 0), src(i, 1), 2), c.x(src(i, 2))));
            case MIN -> c.min(src(i, 0), src(i, 1));
            case MAX -> c.max(src(i, 0), src(i, 1));
            case SLT -> b.select(b.op(Op.FLT, src(i, 0), src(i, 1)), ones(), c.zeros(4));
            case SGE -> b.select(b.op(Op.FGE, src(i, 0), src(i, 1)), ones(), c.zeros(4));
            case EXP -> all(b.op(Op.FEXP2, c.w(src(i, 0))));
            case LOG -> all(log(c.w(src(i, 0))));
            case EXPP -> expp(c.w(src(i, 0)));
            case LOGP -> logp(c.w(src(i, 0)));
            case LIT -> lit(src(i, 0));
            case DST -> {
                Value x = src(i, 0);
                Value y = src(i, 1);
                yield c.vec(c.f(1), mul(c.y(x), c.y(y)), c.z(x), c.w(y));
            }
            case LRP -> {
                Value y = src(i, 2);
                yield c.add(mul(src(i, 0), c.sub(src(i, 1), y)), y);
            }
            case FRC -> b.op(Op.FFRACT, src(i, 0));
            case POW -> all(b.op(Op.FPOW, b.op(Op.FABS, c.w(src(i, 0))), c.w(src(i, 1))));
            case CRS -> cross(src(i, 0), src(i, 1));
            case SGN -> b.op(Op.FSIGN, src(i, 0));
            case ABS -> b.op(Op.FABS, src(i, 0));
            case NRM -> {
                Value x = src(i, 0);
                yield mul(x, all(b.op(Op.FRSQRT, dot(x, x, 3))));
            }
            case SINCOS -> {
                Value x = c.x(src(i, 0));
                yield c.vec(b.op(Op.FCOS, x), b.op(Op.FSIN, x), c.f(0, 0));
            }
            case CMP -> b.select(b.op(Op.FGE, src(i, 0), c.zeros(4)), src(i, 1), src(i, 2));
            case CND -> cnd(i);
            case DSX -> b.derivative(Op.DDX, src(i, 0), 0);
            case DSY -> b.derivative(Op.DDY, src(i, 0), 0);
            case M4X4, M4X3 -> matrix(i, 4);
            case M3X4, M3X3, M3X2 -> matrix(i, 3);
            default -> throw new IllegalStateException("no meaning was given to " + i.op().text);
        };
    }

    private Value log(Value x) {
        Value size = b.op(Op.FABS, x);
        return c.select(b.op(Op.FEQ, size, c.f(0)), c.f(-Float.MAX_VALUE), b.op(Op.FLOG2, size));
    }

    private Value expp(Value x) {
        Value e = b.op(Op.FEXP2, x);
        if (p.version >= 0x200) return all(e);
        Value floor = b.op(Op.FFLOOR, x);
        return c.vec(b.op(Op.FEXP2, floor), c.sub(x, floor), e, c.f(1));
    }

    private Value logp(Value x) {
        Value l = log(x);
        if (p.version >= 0x200) return all(l);
        Value size = b.op(Op.FABS, x);
        Value none = b.op(Op.FEQ, size, c.f(0));
        Value floor = b.op(Op.FFLOOR, l);
        Value mantissa = c.mul(size, b.op(Op.FEXP2, c.neg(floor)));
        return c.vec(c.select(none, c.f(-Float.MAX_VALUE), floor), c.select(none, c.f(1), mantissa), l, c.f(1));
    }

    private Value lit(Value v) {
        Value x = c.x(v);
        Value y = c.y(v);
        Value limit = c.f(127.9961f);
        Value power = c.max(c.min(c.w(v), limit), c.neg(limit));
        Value lit = b.op(Op.BAND, c.lt(c.f(0), x), c.lt(c.f(0), y));
        Value shine = c.select(lit, b.op(Op.FPOW, y, power), c.f(0));
        return c.vec(c.f(1), c.max(x, c.f(0)), shine, c.f(1));
    }

    private Value cross(Value x, Value y) {
        Value a = c.sub(mul(c.y(x), c.z(y)), mul(c.z(x), c.y(y)));
        Value d = c.sub(mul(c.z(x), c.x(y)), mul(c.x(x), c.z(y)));
        Value e = c.sub(mul(c.x(x), c.y(y)), mul(c.y(x), c.x(y)));
        return c.vec(a, d, e, c.f(0));
    }

    private Value cnd(Instruction i) {
        // Paired with an instruction for alpha, the one for colour always takes the first of the two.
        if (p.version < 0x104 && i.coissue() && i.to().mask() != 8) return src(i, 1);
        Value x = src(i, 0);
        Value half = c.f(0.5f, 0.5f, 0.5f, 0.5f);
        return b.select(b.op(Op.FLT, half, x), src(i, 1), src(i, 2));
    }

    private Value matrix(Instruction i, int width) {
        Source m = i.source(1);
        Value x = src(i, 0);
        Value[] parts = new Value[4];
        for (int row = 0; row < 4; row++) {
            parts[row] = row < i.op().rows() ? dot(x, p.read(m, row), width) : c.f(0);
        }
        return c.vec(parts);
    }
}
