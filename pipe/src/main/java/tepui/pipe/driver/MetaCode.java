package tepui.pipe.driver;

import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.format.Format;

/**
 * The shaders of draws that drivers make themselves, for clears and blits that their API has no command for. Uniform buffer 0 of the fragment
 * stage: scale and offset of x and y, then z; from byte 32 on four words of a colour. Of the vertex stage: depth.
 */
public final class MetaCode {
    /** Kinds of fragments. */
    public enum Kind {
        COLOR,
        SIGNED,
        UNSIGNED,
        DEPTH,
        /** Only where the bit is set that the colour's first word names. */
        STENCIL;

        /** Kind that copies texels of a colour format. */
        public static Kind of(Format f) {
            if (!f.isInteger()) return COLOR;
            return f.isUnsignedInteger() ? UNSIGNED : SIGNED;
        }
    }

    private MetaCode() {}

    /** One triangle of vertices 0 to 2 that covers everything. */
    public static Shader fullScreen() {
        Shader s = new Shader(Stage.VERTEX, "meta_vertex");
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("meta", 0, 16);
        Value id = b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32));
        Value x = b.select(b.op(Op.IEQ, id, b.i32(1)), b.f32(3), b.f32(-1));
        Value y = b.select(b.op(Op.IEQ, id, b.i32(2)), b.f32(3), b.f32(-1));
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.vec(x, y, b.uniform(u, 0, Type.F32), b.f32(1)));
        b.ret();
        return s;
    }

    /** One colour for target {@code target}; for stencil nothing. */
    public static Shader clear(Kind kind, int target) {
        Shader s = new Shader(Stage.FRAGMENT, "meta_clear");
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("meta", 0, 48);
        if (kind != Kind.STENCIL) {
            Type type = kind == Kind.COLOR ? Type.F32X4 : Type.I32X4;
            Variable out = s.output("color", type, target);
            out.unsigned = kind == Kind.UNSIGNED;
            b.storeOutput(out, b.uniform(u, 32, type));
        }
        b.ret();
        return s;
    }

    /**
     * Reads a texture. Of an array the layer that z says, of a multisample one the first.
     *
     * @param samples of a multisample texture, which are averaged where that makes sense
     */
    public static Shader copy(Kind kind, TextureShape shape, int samples) {
        Shader s = new Shader(Stage.FRAGMENT, "meta_copy");
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("meta", 0, 48);
        Resource t = s.texture("source", 0, shape);
        boolean integer = kind == Kind.SIGNED || kind == Kind.UNSIGNED || kind == Kind.STENCIL;
        t.texelKind = integer ? ScalarKind.I32 : ScalarKind.F32;
        t.unsigned = kind == Kind.UNSIGNED || kind == Kind.STENCIL;
        Variable coordinate = s.input(Builtin.FRAG_COORD, Type.F32X4);
        coordinate.interpolation = Interpolation.SMOOTH;
        Value at = b.loadInput(coordinate);
        Value x = b.op(Op.FADD, b.op(Op.FMUL, b.extract(at, 0), b.uniform(u, 0, Type.F32)), b.uniform(u, 4, Type.F32));
        Value y = b.op(Op.FADD, b.op(Op.FMUL, b.extract(at, 1), b.uniform(u, 8, Type.F32)), b.uniform(u, 12, Type.F32));
        Type type = integer ? Type.I32X4 : Type.F32X4;
        Value texel;
        if (shape.isMultisample()) {
            Value pixel = b.convert(Op.F2I, ScalarKind.I32, b.vec(x, y));
            Value place = shape.isArray() ? b.vec(b.extract(pixel, 0), b.extract(pixel, 1), b.i32(0)) : pixel;
            boolean average = kind == Kind.COLOR;
            int operands = TexOperand.COORD.bit() | TexOperand.SAMPLE.bit();
            texel = b.texture(Op.TEX_FETCH, t, type, operands, place, b.i32(0));
            if (average) {
                for (int i = 1; i < samples; i++) {
                    texel = b.op(Op.FADD, texel, b.texture(Op.TEX_FETCH, t, type, operands, place, b.i32(i)));
                }
                texel = b.op(Op.FMUL, texel, b.splat(b.f32(1f / samples), 4));
            }
        } else {
            Value third = b.uniform(u, 16, Type.F32);
            boolean one = shape.dimensions() == 1;
            boolean more = shape == TextureShape.D3 || shape.isArray();
            Value place = one ? more ? b.vec(x, third) : x : more ? b.vec(x, y, third) : b.vec(x, y);
            texel = b.texture(Op.TEX_SAMPLE, t, type, TexOperand.COORD.bit() | TexOperand.LOD.bit(), place, b.f32(0));
        }
        switch (kind) {
            case COLOR, SIGNED, UNSIGNED -> {
                Variable out = s.output("color", type, 0);
                out.unsigned = kind == Kind.UNSIGNED;
                b.storeOutput(out, texel);
            }
            case DEPTH -> b.storeOutput(s.output(Builtin.FRAG_DEPTH, Type.F32), b.extract(texel, 0));
            case STENCIL -> {
                Value bit = b.op(Op.IAND, b.extract(texel, 0), b.uniform(u, 32, Type.I32));
                b.effect(Op.DEMOTE_IF, 0, b.op(Op.IEQ, bit, b.i32(0)));
            }
        }
        b.ret();
        return s;
    }
}
