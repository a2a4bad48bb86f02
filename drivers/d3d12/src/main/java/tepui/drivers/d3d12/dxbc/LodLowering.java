package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Rewriter;

/**
 * Lowering of levels of detail that are computed by hand where no sampling instruction takes what is given: a least
 * level, which shader model 5.1 knows only together with tiled resources, and gradients of cubes where the device does
 * not take them. Comparisons are those of {@link EmulatedSampling}.
 */
final class LodLowering extends Rewriter {
    private static final TexOperand[] OPERANDS = TexOperand.values();

    private final boolean cubeGradients;

    /** With {@code cubeGradients} the device takes gradients of cubes. */
    LodLowering(boolean cubeGradients) {
        this.cubeGradients = cubeGradients;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Resource r = i.resource;
        TextureShape shape = r == null ? null : r.shape;
        if (i.op != Op.TEX_SAMPLE || r == null || shape == null) return null;
        Value least = i.tex(TexOperand.MIN_LOD);
        Value ddx = i.tex(TexOperand.DDX);
        Value ddy = i.tex(TexOperand.DDY);
        Value coord = i.tex(TexOperand.COORD);
        if (coord == null) return null;
        if (r.shadow) return null;
        if (least == null && (ddx == null || cubeGradients || !shape.isCube())) return null;
        Value lod = ddx == null || ddy == null
                ? implicit(i, r, b)
                : ofGradients(shape, sizes(i, r, shape, b), coord, ddx, ddy, b);
        Value bias = i.tex(TexOperand.BIAS);
        if (bias != null) lod = b.op(Op.FADD, lod, bias);
        if (least != null) lod = b.op(Op.FMAX, lod, least);
        return sampled(i, r, lod, b);
    }

    /** The instruction with a level in place of all that it follows from. */
    private static Value sampled(Instr i, Resource r, Value lod, Builder b) {
        List<Value> args = new ArrayList<>();
        int mask = 0;
        for (TexOperand operand : OPERANDS) {
            Value v = operand == TexOperand.LOD ? lod : i.tex(operand);
            boolean kept = switch (operand) {
                case BIAS, DDX, DDY, MIN_LOD -> false;
                default -> v != null;
            };
            if (!kept || v == null) continue;
            args.add(v);
            mask |= operand.bit();
        }
        return b.texture(Op.TEX_SAMPLE, r, i.result().type(), mask, args.toArray(new Value[0]));
    }

    private static Value query(Op op, Type type, Instr i, Resource r, @Nullable Value operand, int bit, Builder b) {
        Value index = i.tex(TexOperand.INDEX);
        int mask = (index == null ? 0 : TexOperand.INDEX.bit()) | (operand == null ? 0 : bit);
        List<Value> args = new ArrayList<>();
        if (index != null) args.add(index);
        if (operand != null) args.add(operand);
        return b.texture(op, r, type, mask, args.toArray(new Value[0]));
    }

    private static Value implicit(Instr i, Resource r, Builder b) {
        Value coord = i.tex(TexOperand.COORD);
        Value both = query(Op.TEX_QUERY_LOD, Type.F32X2, i, r, coord, TexOperand.COORD.bit(), b);
        return b.extract(both, 1);
    }

    /** The dimensions of the base level as floats. */
    private static Value sizes(Instr i, Resource r, TextureShape shape, Builder b) {
        Value sizes = query(Op.TEX_SIZE, Type.of(ScalarKind.I32, shape.sizeComponents()), i, r, null, 0, b);
        int[] which = new int[shape.dimensions()];
        for (int c = 0; c < which.length; c++) which[c] = c;
        return b.convert(Op.U2F, ScalarKind.F32, picked(sizes, which, b));
    }

    /** The level of detail that gradients ask for, of a texture whose base level has these dimensions. */
    static Value ofGradients(TextureShape shape, Value dimensions, Value coord, Value ddx, Value ddy, Builder b) {
        int width = shape.gradientComponents();
        Value size = shape.isCube() ? b.splat(b.extract(dimensions, 0), width) : dimensions;
        Value x = ddx;
        Value y = ddy;
        if (shape.isCube()) {
            Value direction = width == coord.type().width() ? coord : b.swizzle(coord, 0, 1, 2);
            x = onFace(direction, ddx, b);
            y = onFace(direction, ddy, b);
        }
        x = b.op(Op.FMUL, x, size);
        y = b.op(Op.FMUL, y, size);
        Value most = b.op(Op.FMAX, b.op(Op.FDOT, x, x), b.op(Op.FDOT, y, y));
        return b.op(Op.FMUL, b.op(Op.FLOG2, most), b.f32(0.5f));
    }

    private static Value picked(Value v, int[] which, Builder b) {
        return which.length == 1 ? b.extract(v, which[0]) : b.swizzle(v, which);
    }

    /** How far a direction moves on its face, 1 being the face's width: the largest component is what divides. */
    private static Value onFace(Value direction, Value gradient, Builder b) {
        Value a = b.op(Op.FABS, direction);
        Value most = b.op(Op.FMAX, b.op(Op.FMAX, b.extract(a, 0), b.extract(a, 1)), b.extract(a, 2));
        Value signed = b.op(Op.FMUL, b.op(Op.FSIGN, direction), gradient);
        Value rate = b.select(b.op(Op.FGE, b.extract(a, 1), most), b.extract(signed, 1), b.extract(signed, 2));
        rate = b.select(b.op(Op.FGE, b.extract(a, 0), most), b.extract(signed, 0), rate);
        Value scale = b.op(Op.FRCP, most);
        Value quotient = b.op(Op.FMUL, direction, b.splat(scale, 3));
        Value moved = b.op(Op.FSUB, gradient, b.op(Op.FMUL, quotient, b.splat(rate, 3)));
        return b.op(Op.FMUL, moved, b.splat(b.op(Op.FMUL, scale, b.f32(0.5f)), 3));
    }
}
