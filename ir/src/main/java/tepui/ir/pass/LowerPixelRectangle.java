package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of rectangles of pixels (glDrawPixels) as a source of fragments: a fragment shader that would read what a
 * vertex stage interpolates reads constants, and one of them, or the fragment's depth, from the texel that lies over
 * the fragment. A fragment without a bit in a bitmap is none.
 *
 * <p>The uniform: vectors of four floats. The first is where the rectangle begins in the window, and a texel's size there; the second the last
 * texel's column and row; behind them one for each of the locations that are constants.
 */
public final class LowerPixelRectangle extends Rewriter {
    /** Kinds of texels in the rectangle. */
    public enum Texels {
        /** The input at the first location. */
        COLORS,
        /** The fragment's depth, where the shader stores none. */
        DEPTHS,
        /** Fragments where red is not 0. */
        BITS
    }

    /** Bytes of the uniform before the constants. */
    public static final int HEAD = 32;

    private final Texels texels;
    private final DriverUniform uniform;
    private final Resource texture;
    private final int first;
    private final int count;
    private @Nullable Variable place;

    /**
     * @param texture of two dimensions, not used by the shader
     * @param first the first location that is a constant; colours are there
     * @param count how many locations are
     */
    public LowerPixelRectangle(Texels texels, DriverUniform uniform, Resource texture, int first, int count) {
        this.texels = texels;
        this.uniform = uniform;
        this.texture = texture;
        this.first = first;
        this.count = count;
    }

    private boolean isConstant(@Nullable Variable v) {
        return v != null
                && v.builtin == Builtin.NONE
                && v.mode() == Variable.Mode.INPUT
                && v.type().kind() == ScalarKind.F32
                && v.location >= first
                && v.location < first + count;
    }

    @Override
    protected boolean prepare(Shader s) {
        if (s.stage != Stage.FRAGMENT) return false;
        uniform.declare(s);
        s.resources.add(texture);
        place = OutputLowering.input(s, Builtin.FRAG_COORD);
        if (place == null) place = s.input(Builtin.FRAG_COORD, Type.F32X4);
        return true;
    }

    @Override
    protected void finish(Shader s) {
        if (s.stage == Stage.FRAGMENT) s.inputs.removeIf(this::isConstant);
    }

    @Override
    protected void enter(Function f, Builder b) {
        Shader s = shader();
        if (s.stage != Stage.FRAGMENT || f != s.entry || texels == Texels.COLORS) return;
        Value red = b.extract(texel(b), 0);
        if (texels == Texels.BITS) {
            b.effect(Op.DEMOTE_IF, 0, b.op(Op.FEQ, red, b.f32(0)));
        } else if (OutputLowering.output(s, Builtin.FRAG_DEPTH) == null) {
            b.storeOutput(s.output(Builtin.FRAG_DEPTH, Type.F32), red);
        }
    }

    private Value texel(Builder b) {
        Variable known = place;
        if (known == null) throw new IllegalStateException("LowerPixelRectangle: the shader is not a fragment shader");
        Value window = b.swizzle(b.loadInput(known), 0, 1);
        Value rectangle = uniform.load(b, Type.F32X4);
        Value last = b.swizzle(uniform.load(b, Type.F32X4, 16), 0, 1);
        Value steps = b.op(Op.FDIV, b.op(Op.FSUB, window, b.swizzle(rectangle, 0, 1)), b.swizzle(rectangle, 2, 3));
        Value at = b.op(Op.FMAX, b.op(Op.FMIN, b.op(Op.FFLOOR, steps), last), f32(b, last.type(), 0));
        return b.texture(
                Op.TEX_FETCH,
                texture,
                Type.F32X4,
                TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                b.convert(Op.F2I, ScalarKind.I32, at),
                b.i32(0));
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        if (shader().stage != Stage.FRAGMENT || v == null || !isConstant(v) || i.results.length != 1) return null;
        Value all;
        if (texels == Texels.COLORS && v.location == first && !v.isArray()) {
            all = texel(b);
        } else {
            Value at = b.i32(uniform.offset() + HEAD + 16 * (v.location - first));
            if (v.isArray()) at = b.op(Op.IADD, at, b.op(Op.ISHL, i.args[0], b.i32(4)));
            all = b.resource(Op.LOAD_UNIFORM, uniform.buffer(), Type.F32X4, 0, b.i32(0), at);
        }
        int[] picks = new int[v.type().width()];
        for (int c = 0; c < picks.length; c++) picks[c] = Math.min(3, c + v.component);
        return b.swizzle(all, picks);
    }
}
