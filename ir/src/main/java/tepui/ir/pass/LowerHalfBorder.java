package tepui.ir.pass;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Lowering of OpenGL's GL_CLAMP for devices whose samplers lack it: coordinates are clamped from 0 to a limit, and the sampler takes the
 * border outside. At the rim a linear filter then has half of the border and half of the edge. Limits are uniforms, a vec4 for each
 * texture slot, and 0 where a coordinate stays as it is. The level of detail is that of the coordinates before.
 */
public final class LowerHalfBorder extends Rewriter {
    /** Bytes of a slot's limits. */
    public static final int SLOT_BYTES = 16;

    private final DriverUniform limits;

    public LowerHalfBorder(DriverUniform limits) {
        this.limits = limits;
    }

    /** The texture slots of a shader that may have limits, counted from 0. */
    public static int slots(Shader s) {
        int most = 0;
        for (Resource r : s.resources) if (isLowered(r)) most = Math.max(most, r.binding() + r.count());
        return most;
    }

    private static boolean isLowered(Resource r) {
        TextureShape shape = r.shape;
        return r.kind() == Resource.Kind.TEXTURE
                && !r.resident
                && r.texelKind == ScalarKind.F32
                && shape != null
                && !shape.isCube()
                && !shape.isMultisample()
                && shape != TextureShape.BUFFER;
    }

    @Override
    protected boolean prepare(Shader s) {
        if (slots(s) == 0) return false;
        limits.declare(s);
        return true;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Resource r = i.resource;
        if (i.op != Op.TEX_SAMPLE && i.op != Op.TEX_GATHER || r == null || r.shape == null || !isLowered(r))
            return null;
        Value at = i.tex(TexOperand.COORD);
        if (at == null) return null;
        @Nullable Value[] operands = new @Nullable Value[TexOperand.values().length];
        for (TexOperand o : TexOperand.values()) operands[o.ordinal()] = i.tex(o);
        int dimensions = r.shape.dimensions();
        Value place = first(b, at, dimensions);
        if (i.op == Op.TEX_SAMPLE && shader().hasDerivatives() && i.tex(TexOperand.LOD) == null) {
            gradients(operands, place, b);
        }
        Value limit = limit(r, i.tex(TexOperand.INDEX), Type.of(ScalarKind.F32, dimensions), b);
        Value zero = f32(b, limit.type(), 0);
        Value inside = b.op(Op.FMIN, b.op(Op.FMAX, place, zero), limit);
        Value clamped = b.select(b.op(Op.FLT, zero, limit), inside, place);
        boolean layers = at.type().width() > dimensions;
        operands[TexOperand.COORD.ordinal()] = layers ? b.vec(clamped, b.extract(at, dimensions)) : clamped;
        give(i, operands);
        touched();
        return null;
    }

    /** The gradients that the level of detail followed from; a bias makes them longer. */
    private static void gradients(@Nullable Value[] operands, Value place, Builder b) {
        if (operands[TexOperand.DDX.ordinal()] != null) return;
        Value x = b.derivative(Op.DDX, place, 0);
        Value y = b.derivative(Op.DDY, place, 0);
        Value bias = operands[TexOperand.BIAS.ordinal()];
        if (bias != null) {
            Value factor = b.splat(b.op(Op.FEXP2, bias), place.type().width());
            x = b.op(Op.FMUL, x, factor);
            y = b.op(Op.FMUL, y, factor);
            operands[TexOperand.BIAS.ordinal()] = null;
        }
        operands[TexOperand.DDX.ordinal()] = x;
        operands[TexOperand.DDY.ordinal()] = y;
    }

    private Value limit(Resource r, @Nullable Value index, Type type, Builder b) {
        int at = limits.offset() + SLOT_BYTES * r.binding();
        if (index == null) return b.uniform(limits.buffer(), at, type);
        Value offset = b.op(Op.IADD, b.op(Op.IMUL, index, b.i32(SLOT_BYTES)), b.i32(at));
        return b.resource(Op.LOAD_UNIFORM, limits.buffer(), type, 0, b.i32(0), offset);
    }

    private static Value first(Builder b, Value v, int width) {
        if (v.type().width() == width) return v;
        int[] components = new int[width];
        for (int c = 0; c < width; c++) components[c] = c;
        return b.swizzle(v, components);
    }

    private static void give(Instr i, @Nullable Value[] operands) {
        int mask = 0;
        int count = 0;
        Value[] args = new Value[operands.length];
        for (int o = 0; o < operands.length; o++) {
            Value v = operands[o];
            if (v == null) continue;
            mask |= 1 << o;
            args[count++] = v;
        }
        i.args = Arrays.copyOf(args, count);
        i.imm = i.imm & -(1 << operands.length) | mask;
    }
}
