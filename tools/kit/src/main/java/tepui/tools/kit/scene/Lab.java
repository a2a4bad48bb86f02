package tepui.tools.kit.scene;

import java.util.Arrays;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Runner of a piece of shader code on rows of words, which returns four words a row, in the vertex, fragment or compute
 * stage: the way in which every operation, filter and resource is looked at. Rows come through uniform buffer 0, so
 * nothing can be folded; results leave as unsigned integers through a target or storage buffer 0, bit for bit.
 */
public final class Lab {
    /** Source of the words of the code's row. */
    public static final class Row {
        private final Builder b;
        private final Resource rows;
        private final Value base;
        /** The row's number, i32. */
        public final Value index;

        Row(Builder b, Resource rows, Value index, int words) {
            this.b = b;
            this.rows = rows;
            this.index = index;
            this.base = b.op(Op.IMUL, index, b.i32(words * 4));
        }

        /** The value that starts at a word of the row. */
        public Value get(int word, Type type) {
            return b.resource(Op.LOAD_UNIFORM, rows, type, 0, b.i32(0), b.op(Op.IADD, base, b.i32(word * 4)));
        }
    }

    /** Code that makes four words, i32x4. */
    @FunctionalInterface
    public interface Body {
        Value build(Shader shader, Builder b, Row row);
    }

    /** Most words that all rows together may have: what every device's uniform buffers hold. */
    public static final int WORDS = 4096;

    private Lab() {}

    /** Four words from an f32 or i32 value of up to four components; missing ones are 0. */
    public static Value words(Builder b, Value v) {
        Value bits = v.type().kind() == ScalarKind.F32 ? b.convert(Op.BITCAST, ScalarKind.I32, v) : v;
        int width = bits.type().width();
        return width == 4 ? bits : b.vec(bits, b.i32(new int[4 - width]));
    }

    public static boolean supports(Scene s, Stage stage) {
        return stage != Stage.COMPUTE || s.caps.compute && s.caps.maxStorageBuffers > 0;
    }

    /** Runs {@code body} on each row. All rows have one length, a multiple of four words. */
    public static int[][] run(Scene s, Stage stage, int[][] rows, Body body) {
        int words = rows[0].length;
        if (words * rows.length > WORDS || words % 4 != 0) {
            throw new IllegalArgumentException("Lab.run: " + rows.length + " rows of " + words + " words; at most "
                    + WORDS + " words in rows of a multiple of 4");
        }
        if (!supports(s, stage)) Scene.skip("the device has no compute shaders with storage buffers");
        int[] data = new int[words * rows.length];
        for (int i = 0; i < rows.length; i++) System.arraycopy(rows[i], 0, data, i * words, words);
        Buffer uniforms = s.ints(Bind.UNIFORM, data);
        s.context.bindUniformBuffer(stage, 0, uniforms, 0, uniforms.size());
        int[] out = stage == Stage.COMPUTE
                ? compute(s, rows.length, words, body)
                : draw(s, stage, rows.length, words, body);
        int[][] results = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) results[i] = Arrays.copyOfRange(out, i * 4, i * 4 + 4);
        return results;
    }

    /** {@link #run} for rows and results of floats. */
    public static float[][] runFloats(Scene s, Stage stage, float[][] rows, Body body) {
        int[][] bits = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            bits[i] = new int[rows[i].length];
            for (int j = 0; j < rows[i].length; j++) bits[i][j] = Float.floatToRawIntBits(rows[i][j]);
        }
        int[][] out = run(s, stage, bits, body);
        float[][] results = new float[out.length][4];
        for (int i = 0; i < out.length; i++) {
            for (int j = 0; j < 4; j++) results[i][j] = Float.intBitsToFloat(out[i][j]);
        }
        return results;
    }

    private static int[] compute(Scene s, int rows, int words, Body body) {
        Buffer out = s.buffer(Bind.STORAGE, rows * 16L);
        s.context.bindStorageBuffer(Stage.COMPUTE, 0, out, 0, out.size(), true);
        s.program(Shaders.compute("lab_compute", 8, 1, 1, (shader, b) -> {
            Resource results = shader.storageBuffer("results", 0);
            Value id = b.extract(b.loadInput(shader.input(Builtin.GLOBAL_INVOCATION_ID, Type.I32X3)), 0);
            b.ifThen(b.op(Op.ILT, id, b.i32(rows)), () -> {
                Value v = code(shader, b, id, words, body);
                b.resourceEffect(Op.STORE_STORAGE, results, 15, b.i32(0), b.op(Op.IMUL, id, b.i32(16)), v);
            });
        }));
        s.context.dispatch((rows + 7) / 8, 1, 1);
        s.context.memoryBarrier(Barrier.ALL);
        return s.readInts(out);
    }

    private static int[] draw(Scene s, Stage stage, int rows, int words, Body body) {
        Texture target = s.target(Format.R32G32B32A32_UINT, rows, 1);
        s.layout(VertexLayout.EMPTY);
        if (stage == Stage.FRAGMENT) {
            s.drawFullScreen(uintFragment("lab_fragment", (shader, b) -> {
                Value x = b.extract(Shaders.pixel(shader, b), 0);
                return code(shader, b, x, words, body);
            }));
        } else {
            RasterState.Builder raster = s.raster();
            raster.pointSizeFromShader = true;
            s.raster(raster);
            s.program(Shaders.vertex("lab_vertex", (shader, b) -> {
                Value id = b.loadInput(shader.input(Builtin.VERTEX_ID, Type.I32));
                Value v = code(shader, b, id, words, body);
                Variable out = shader.output("row", Type.I32X4, 0);
                out.interpolation = Interpolation.FLAT;
                b.storeOutput(out, v);
                b.storeOutput(shader.output(Builtin.POINT_SIZE, Type.F32), b.f32(1));
                return rowPosition(b, id, rows);
            }));
            s.bind(s.shared(
                    "flat_i32x4",
                    () -> uintFragment(
                            "flat_i32x4",
                            (shader, b) -> b.loadInput(Shaders.varying(shader, 0, Type.I32X4, Interpolation.FLAT)))));
            s.context.draw(Primitive.POINTS, 0, rows);
        }
        return s.readInts(target);
    }

    /** The centre of pixel {@code id} in a target of {@code rows} x 1 pixels. */
    public static Value rowPosition(Builder b, Value id, int rows) {
        Value x = b.op(Op.FADD, b.convert(Op.I2F, ScalarKind.F32, id), b.f32(0.5f));
        Value clip = b.op(Op.FSUB, b.op(Op.FMUL, x, b.f32(2f / rows)), b.f32(1));
        return b.vec(clip, b.f32(0), b.f32(0.5f), b.f32(1));
    }

    /** A fragment shader for an unsigned target. */
    public static Shader uintFragment(String name, Shaders.Body body) {
        Shader shader = Shaders.fragment(name, body);
        shader.outputs.getFirst().unsigned = true;
        return shader;
    }

    private static Value code(Shader shader, Builder b, Value index, int words, Body body) {
        Resource rows = shader.uniformBuffer("rows", 0, 0);
        return body.build(shader, b, new Row(b, rows, index, words));
    }
}
