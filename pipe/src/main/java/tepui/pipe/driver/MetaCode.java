package tepui.pipe.driver;

import java.util.Arrays;
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
     * Reads a texture. Of an array the layer that z says, of a multisample one the sample that is told.
     *
     * @param samples of a multisample texture, which are averaged where that makes sense; 1 for the one that is told in any case
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
            boolean average = kind == Kind.COLOR && samples > 1;
            int operands = TexOperand.COORD.bit() | TexOperand.SAMPLE.bit();
            texel = b.texture(Op.TEX_FETCH, t, type, operands, place, average ? b.i32(0) : b.uniform(u, 36, Type.I32));
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

    /**
     * The average of what a texel of a level covers in the level before, whose view is the texture. Uniform buffer 0: for each axis the new size and the
     * reciprocal of the old one, from byte 0, 8 and 16 on; at byte 24 the slice that is made.
     *
     * @param taps per axis how many texels lie under a new one: 1 where there was one and still is, 2, or 3 where the old size is odd
     */
    public static Shader average(TextureShape shape, Taps taps) {
        Shader s = new Shader(Stage.FRAGMENT, "meta_average");
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("meta", 0, 32);
        Resource t = s.texture("source", 0, shape);
        t.texelKind = ScalarKind.F32;
        Variable coordinate = s.input(Builtin.FRAG_COORD, Type.F32X4);
        coordinate.interpolation = Interpolation.SMOOTH;
        Value at = b.loadInput(coordinate);
        Value[] pixel = {
            b.convert(Op.F2I, ScalarKind.I32, b.extract(at, 0)),
            b.convert(Op.F2I, ScalarKind.I32, b.extract(at, 1)),
            b.uniform(u, 24, Type.I32)
        };
        Value[][] places = new Value[3][];
        Value[][] weights = new Value[3][];
        for (int axis = 0; axis < 3; axis++) {
            int count = taps.of(axis);
            places[axis] = new Value[count];
            weights[axis] = new Value[count];
            Value first = count == 1 ? pixel[axis] : b.op(Op.IADD, pixel[axis], pixel[axis]);
            for (int i = 0; i < count; i++) places[axis][i] = b.op(Op.IADD, first, b.i32(i));
            if (count < 3) {
                Arrays.fill(weights[axis], b.f32(1f / count));
            } else {
                // Of 2n + 1 old texels new texel i has n parts: n - i of texel 2i, all of the next one, i + 1 of the
                // third.
                Value size = b.uniform(u, 8 * axis, Type.F32);
                Value part = b.uniform(u, 8 * axis + 4, Type.F32);
                Value i = b.convert(Op.I2F, ScalarKind.F32, pixel[axis]);
                weights[axis][0] = b.op(Op.FMUL, b.op(Op.FSUB, size, i), part);
                weights[axis][1] = b.op(Op.FMUL, size, part);
                weights[axis][2] = b.op(Op.FMUL, b.op(Op.FADD, i, b.f32(1)), part);
            }
        }
        Value sum = b.splat(b.f32(0), 4);
        int operands = TexOperand.COORD.bit() | TexOperand.LOD.bit();
        for (int z = 0; z < taps.z; z++) {
            for (int y = 0; y < taps.y; y++) {
                Value row = b.op(Op.FMUL, weights[2][z], weights[1][y]);
                for (int x = 0; x < taps.x; x++) {
                    Value third = shape == TextureShape.D3 ? places[2][z] : b.i32(0);
                    boolean more = shape == TextureShape.D3 || shape.isArray();
                    Value place = shape.dimensions() == 1
                            ? more ? b.vec(places[0][x], third) : places[0][x]
                            : more ? b.vec(places[0][x], places[1][y], third) : b.vec(places[0][x], places[1][y]);
                    Value texel = b.texture(Op.TEX_FETCH, t, Type.F32X4, operands, place, b.i32(0));
                    Value weight = b.splat(b.op(Op.FMUL, row, weights[0][x]), 4);
                    sum = b.op(Op.FADD, sum, b.op(Op.FMUL, texel, weight));
                }
            }
        }
        b.storeOutput(s.output("color", Type.F32X4, 0), sum);
        b.ret();
        return s;
    }

    /** Numbers of old texels under a new one, per axis. */
    public record Taps(int x, int y, int z) {
        /** Sizes before, and after. */
        static int between(int from, int to) {
            return from == to ? 1 : from == 2 * to ? 2 : 3;
        }

        int of(int axis) {
            return axis == 0 ? x : axis == 1 ? y : z;
        }
    }
}
