package tepui.tools.kit.cases;

import java.lang.foreign.MemorySegment;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Uniform buffers and uniforms by value: slots, ranges, types, what is read at the draw and what lies outside. */
final class UniformCases {
    private static final int[][] ONE_ROW = {{0, 0, 0, 0}};

    private UniformCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("uniform");
        for (Stage stage : new Stage[] {Stage.VERTEX, Stage.FRAGMENT, Stage.COMPUTE}) {
            area.add("buffer." + stage.text(), s -> buffer(s, stage));
            area.add("byValue." + stage.text(), s -> byValue(s, stage));
            area.add("part." + stage.text(), s -> part(s, stage));
        }
        for (Type t : new Type[] {Type.F32, Type.F32X2, Type.F32X3, Type.F32X4, Type.I32, Type.I32X2, Type.I32X3}) {
            area.add("type." + t, s -> type(s, t));
        }
        area.needs("doubles", c -> c.float64).add("type.f64", UniformCases::doubles);
        area.add("offsetAndSize", UniformCases::range);
        area.add("manySlots", UniformCases::slots);
        area.add("largestBuffer", UniformCases::largest);
        area.add("outsideReadsZero", UniformCases::outside);
        area.add("unboundReadsZero", UniformCases::unbound);
        area.add("valueTakesThePlaceOfTheBuffer", UniformCases::precedence);
        area.add("valuesAreCopied", UniformCases::copied);
        area.add("partsBetweenDraws", s -> parts(s, false));
        area.add("partsBetweenPasses", s -> parts(s, true));
        area.add("partsOfMany", UniformCases::partsOfMany);
        area.add("partOfFewerThanBefore", UniformCases::partOfFewer);
        area.add("bufferRewrittenBetweenDraws", UniformCases::rewritten);
        area.add("stagesAreApart", UniformCases::stages);
        area.add("slotsAreReadInAnyOrder", UniformCases::backwards);
        area.add("indexIsComputed", UniformCases::dynamic);
        area.needs("dynamic resource indices", c -> c.dynamicResourceIndex).add("arrayOfBuffers", UniformCases::array);
    }

    private static int[] numbers(int n, int start) {
        int[] v = new int[n];
        for (int i = 0; i < n; i++) v[i] = start + i;
        return v;
    }

    /** Reads four words at a byte offset of slot 1. */
    private static int[] read(Scene s, Stage stage, int offset) {
        return Lab.run(s, stage, ONE_ROW, (sh, b, row) -> {
            Resource u = sh.uniformBuffer("u", 1, 0);
            return b.uniform(u, offset, Type.I32X4);
        })[0];
    }

    private static void buffer(Scene s, Stage stage) {
        if (!Lab.supports(s, stage)) Scene.skip("no compute");
        s.context.bindUniformBuffer(stage, 1, s.ints(Bind.UNIFORM, numbers(64, 100)), 0, 256);
        s.equal(numbers(4, 108), read(s, stage, 32), "words 8 to 11");
    }

    private static void byValue(Scene s, Stage stage) {
        if (!Lab.supports(s, stage)) Scene.skip("no compute");
        s.context.setUniforms(stage, 1, numbers(40, 0), 4, 16);
        s.equal(numbers(4, 12), read(s, stage, 32), "words 8 to 11");
    }

    /** Words from the middle of an array to the middle of a slot, so that what is read has words on both sides of the part. */
    private static void part(Scene s, Stage stage) {
        if (!Lab.supports(s, stage)) Scene.skip("no compute");
        s.context.setUniforms(stage, 1, numbers(40, 0), 4, 16);
        s.context.updateUniforms(stage, 1, 9, numbers(8, 100), 3, 2);
        s.equal(new int[] {12, 103, 104, 15}, read(s, stage, 32), "words 8 to 11, of which two changed");
        s.equal(numbers(4, 16), read(s, stage, 48), "words 12 to 15");
        s.context.updateUniforms(stage, 1, 15, new int[] {7}, 0, 1);
        s.context.updateUniforms(stage, 1, 16, new int[0], 0, 0);
        s.equal(new int[] {16, 17, 18, 7}, read(s, stage, 48), "words 12 to 15, of which the last changed");
        s.equal(new int[] {12, 103, 104, 15}, read(s, stage, 32), "words 8 to 11 again");
    }

    /** A value changes before each draw, the rest was set once; what runs in between goes to another target, or another batch. */
    private static void parts(Scene s, boolean passes) {
        Texture other = s.target(1, 1);
        Texture t = s.target(16, 1);
        s.layout(VertexLayout.EMPTY);
        s.bind(s.shared("full_screen", () -> Shaders.vertex("full_screen", (v, b) -> Shaders.fullScreen(v, b, 0.5f))));
        s.program(Shaders.fragment("uniform", (f, b) -> b.uniform(f.uniformBuffer("u", 0, 32), 16, Type.F32X4)));
        int one = Float.floatToRawIntBits(1);
        s.context.setUniforms(Stage.FRAGMENT, 0, new int[] {one, one, one, one, 0, 0, one, one}, 0, 8);
        for (int i = 0; i < 16; i++) {
            if (passes && i % 4 == 1) s.context.clearTexture(other, 0, Box.of2d(0, 0, 1, 1), ClearColor.of(0, 0, 0, 1));
            if (passes && i % 4 == 2) s.context.flush();
            if (passes && i % 4 == 3) s.context.finish();
            s.context.setViewport(0, i, 0, 1, 1, 0, 1);
            s.context.updateUniforms(Stage.FRAGMENT, 0, 4 + i % 2, new int[] {Float.floatToRawIntBits(i / 15f)}, 0, 1);
            s.context.draw(Primitive.TRIANGLES, 0, 3);
        }
        for (int i = 0; i < 16; i++) {
            int before = i == 0 ? 0 : (i - 1) * 17;
            s.pixel(t, i, 0, i % 2 == 0 ? i * 17 : before, i % 2 == 0 ? before : i * 17, 255, 255);
        }
    }

    /** Most words that a device takes: all of them change, in parts of several sizes, and once at one go. */
    private static void partsOfMany(Scene s) {
        int count = (int) Math.min(s.caps.maxUniformBufferSize, 65536) / 4;
        s.context.setUniforms(Stage.FRAGMENT, 1, new int[count], 0, count);
        s.context.updateUniforms(Stage.FRAGMENT, 1, 1, numbers(count, 0), 1, count - 1);
        s.equal(new int[] {0, 1, 2, 3}, read(s, Stage.FRAGMENT, 0), "the first words");
        s.equal(numbers(4, count - 4), read(s, Stage.FRAGMENT, 4 * count - 16), "the last words");
        int[] words = numbers(count, 100_000);
        for (int at = 0, size = 1; at < count; at += size, size = size * 2 + 1) {
            s.context.updateUniforms(Stage.FRAGMENT, 1, at, words, at, Math.min(size, count - at));
        }
        for (int at = 0; at < count; at += 1020) {
            s.equal(numbers(4, 100_000 + at), read(s, Stage.FRAGMENT, 4 * at), "words from " + at + " on");
        }
    }

    /** Old words of a slot that has fewer now stay away. */
    private static void partOfFewer(Scene s) {
        s.context.setUniforms(Stage.FRAGMENT, 1, numbers(16, 500), 0, 16);
        s.context.setUniforms(Stage.FRAGMENT, 1, numbers(8, 0), 0, 8);
        s.context.updateUniforms(Stage.FRAGMENT, 1, 6, new int[] {60, 70}, 0, 2);
        s.equal(new int[] {4, 5, 60, 70}, read(s, Stage.FRAGMENT, 16), "the last words");
        s.equal(new int[4], read(s, Stage.FRAGMENT, 32), "words behind them");
    }

    private static void type(Scene s, Type type) {
        int[] data = numbers(16, 0x3f800000);
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, s.ints(Bind.UNIFORM, data), 0, 64);
        int[] out = Lab.run(
                s,
                Stage.FRAGMENT,
                ONE_ROW,
                (sh, b, row) -> Lab.words(b, b.uniform(sh.uniformBuffer("u", 1, 0), 20, type)))[0];
        for (int i = 0; i < type.width(); i++) s.equal(data[5 + i], out[i], "component " + i);
    }

    private static void doubles(Scene s) {
        long bits = Double.doubleToRawLongBits(Math.PI);
        int[] data = {0, 0, (int) bits, (int) (bits >>> 32)};
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, s.ints(Bind.UNIFORM, data), 0, 16);
        int[] out = Lab.run(s, Stage.FRAGMENT, ONE_ROW, (sh, b, row) -> {
            Value d = b.uniform(sh.uniformBuffer("u", 1, 0), 8, Type.F64);
            Value twice = b.op(Op.FADD, d, d);
            return Lab.words(b, b.op(Op.UNPACK_64, b.convert(Op.BITCAST, ScalarKind.I64, twice)));
        })[0];
        long is = out[0] & 0xffffffffL | (long) out[1] << 32;
        s.near(2 * Math.PI, Double.longBitsToDouble(is), 0, "twice pi");
    }

    private static void range(Scene s) {
        int align = s.caps.uniformBufferAlignment;
        Buffer b = s.ints(Bind.UNIFORM, numbers(align * 3, 0));
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, b, align * 2L, 64);
        s.equal(numbers(4, align / 2 + 4), read(s, Stage.FRAGMENT, 16), "words behind the offset");
    }

    private static void slots(Scene s) {
        int n = Math.min(s.caps.maxUniformBuffers, 12);
        for (int i = 1; i < n; i++) {
            if (i % 3 == 0) s.context.setUniforms(Stage.FRAGMENT, i, new int[] {i * 10, 0, 0, 0}, 0, 4);
            else s.context.bindUniformBuffer(Stage.FRAGMENT, i, s.ints(Bind.UNIFORM, i * 10, 0, 0, 0), 0, 16);
        }
        int[] out = Lab.run(s, Stage.FRAGMENT, ONE_ROW, (sh, b, row) -> {
            Value sum = b.i32(0);
            Value weighted = b.i32(0);
            for (int i = 1; i < n; i++) {
                Value v = b.uniform(sh.uniformBuffer("u" + i, i, 0), 0, Type.I32);
                sum = b.op(Op.IADD, sum, v);
                weighted = b.op(Op.IADD, weighted, b.op(Op.IMUL, v, b.i32(i)));
            }
            return b.vec(sum, weighted, b.i32(0, 0));
        })[0];
        int sum = 0;
        int weighted = 0;
        for (int i = 1; i < n; i++) {
            sum += i * 10;
            weighted += i * i * 10;
        }
        s.equal(sum, out[0], "sum over the slots");
        s.equal(weighted, out[1], "weighted sum over the slots");
    }

    private static void largest(Scene s) {
        int size = (int) Math.min(s.caps.maxUniformBufferSize, 65536);
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, s.ints(Bind.UNIFORM, numbers(size / 4, 0)), 0, size);
        s.equal(numbers(4, size / 4 - 4), read(s, Stage.FRAGMENT, size - 16), "the last words");
    }

    private static void outside(Scene s) {
        Buffer b = s.ints(Bind.UNIFORM, numbers(64, 5));
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, b, 0, 32);
        int[][] rows = {{0, 0, 0, 0}, {16, 0, 0, 0}, {1 << 20, 0, 0, 0}, {-64, 0, 0, 0}, {0x7ffffff0, 0, 0, 0}};
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                rows,
                (sh, c, row) -> c.resource(
                        Op.LOAD_UNIFORM, sh.uniformBuffer("u", 1, 0), Type.I32X4, 0, c.i32(0), row.get(0, Type.I32)));
        s.equal(numbers(4, 5), out[0], "inside");
        s.equal(numbers(4, 9), out[1], "at the end");
        for (int i = 2; i < rows.length; i++) s.equal(new int[4], out[i], "at " + rows[i][0]);
    }

    private static void unbound(Scene s) {
        s.equal(new int[4], read(s, Stage.FRAGMENT, 16), "never bound");
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, s.ints(Bind.UNIFORM, numbers(16, 1)), 0, 64);
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, null, 0, 0);
        s.equal(new int[4], read(s, Stage.FRAGMENT, 16), "unbound");
    }

    private static void precedence(Scene s) {
        Buffer b = s.ints(Bind.UNIFORM, numbers(16, 100));
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, b, 0, 64);
        s.context.setUniforms(Stage.FRAGMENT, 1, numbers(16, 200), 0, 16);
        s.equal(numbers(4, 200), read(s, Stage.FRAGMENT, 0), "values after a buffer");
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, b, 0, 64);
        s.equal(numbers(4, 100), read(s, Stage.FRAGMENT, 0), "a buffer after values");
    }

    private static void copied(Scene s) {
        int[] v = numbers(4, 7);
        s.context.setUniforms(Stage.FRAGMENT, 1, v, 0, 4);
        v[0] = 99;
        s.equal(numbers(4, 7), read(s, Stage.FRAGMENT, 0), "values");
    }

    private static void rewritten(Scene s) {
        Texture t = s.target(16, 1);
        s.layout(VertexLayout.EMPTY);
        s.bind(s.shared("full_screen", () -> Shaders.vertex("full_screen", (v, b) -> Shaders.fullScreen(v, b, 0.5f))));
        s.program(Shaders.fragment("uniform", (f, b) -> b.uniform(f.uniformBuffer("u", 0, 16), 0, Type.F32X4)));
        Buffer u = s.floats(Bind.UNIFORM, 0, 0, 0, 0);
        s.context.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
        for (int i = 0; i < 16; i++) {
            s.context.setViewport(0, i, 0, 1, 1, 0, 1);
            s.context.writeBuffer(u, 0, MemorySegment.ofArray(new float[] {i / 15f, 0, 0, 1}));
            s.context.draw(Primitive.TRIANGLES, 0, 3);
        }
        for (int i = 0; i < 16; i++) s.pixel(t, i, 0, i * 17, 0, 0, 255);
    }

    private static void stages(Scene s) {
        Texture t = s.target(4, 4);
        s.layout(VertexLayout.EMPTY);
        s.program(
                Shaders.vertex("uses_slot_0", (v, b) -> {
                    b.storeOutput(v.output("c", Type.F32X4, 0), b.uniform(v.uniformBuffer("u", 0, 16), 0, Type.F32X4));
                    return Shaders.fullScreen(v, b, 0.5f);
                }),
                Shaders.fragment(
                        "uses_slot_0_too",
                        (f, b) -> b.op(
                                Op.FADD,
                                b.loadInput(Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH)),
                                b.uniform(f.uniformBuffer("u", 0, 16), 0, Type.F32X4))));
        int one = Float.floatToRawIntBits(1);
        s.context.setUniforms(Stage.VERTEX, 0, new int[] {one, 0, 0, 0}, 0, 4);
        s.context.setUniforms(Stage.FRAGMENT, 0, new int[] {0, 0, one, one}, 0, 4);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 255, 0, 255, 255, 0);
    }

    /** A shader that names its slots from the last to the first, with values that lie apart. */
    private static void backwards(Scene s) {
        int n = Math.min(s.caps.maxUniformBuffers, 5);
        for (int i = 1; i < n; i++) s.context.setUniforms(Stage.FRAGMENT, i, numbers(64, 100 * i), 0, 64);
        int[] out = Lab.run(s, Stage.FRAGMENT, ONE_ROW, (sh, b, row) -> {
            Value[] read = new Value[4];
            for (int i = 3; i >= 0; i--) {
                read[i] = i + 1 < n
                        ? b.uniform(sh.uniformBuffer("u" + i, i + 1, 256), 4 * i, Type.I32)
                        : b.i32(100 * (i + 1) + i);
            }
            return b.vec(read);
        })[0];
        s.equal(new int[] {100, 201, 302, 403}, out, "a word of each slot");
    }

    private static void dynamic(Scene s) {
        s.context.bindUniformBuffer(Stage.FRAGMENT, 1, s.ints(Bind.UNIFORM, numbers(64, 0)), 0, 256);
        int[][] rows = new int[15][4];
        for (int i = 0; i < 15; i++) rows[i][0] = (i * 7 % 15) * 16 + i % 4 * 4;
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                rows,
                (sh, b, row) -> Lab.words(
                        b,
                        b.resource(
                                Op.LOAD_UNIFORM,
                                sh.uniformBuffer("u", 1, 0),
                                Type.I32,
                                0,
                                b.i32(0),
                                row.get(0, Type.I32))));
        for (int i = 0; i < 15; i++) s.equal(rows[i][0] / 4, out[i][0], "row " + i);
    }

    private static void array(Scene s) {
        for (int i = 0; i < 4; i++) {
            s.context.bindUniformBuffer(Stage.FRAGMENT, 1 + i, s.ints(Bind.UNIFORM, numbers(4, i * 100)), 0, 16);
        }
        int[][] rows = new int[8][4];
        for (int i = 0; i < 8; i++) rows[i][0] = i * 3 % 4;
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource u = new Resource(Resource.Kind.UNIFORM_BUFFER, "u", 1, 4);
            sh.resources.add(u);
            return b.resource(Op.LOAD_UNIFORM, u, Type.I32X4, 0, row.get(0, Type.I32), b.i32(0));
        });
        for (int i = 0; i < 8; i++) s.equal(numbers(4, rows[i][0] * 100), out[i], "row " + i);
    }
}
