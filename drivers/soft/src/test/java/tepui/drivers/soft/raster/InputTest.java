package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;
import tepui.testing.Allocation;

/** What fragment shaders read, where primitives go, and what a scene does when it is full. */
final class InputTest {
    private static Canvas canvas(int size) {
        return new Canvas(size, size, Format.R32G32B32A32_FLOAT, null, 1, 1, Canvas.INTERPRETED);
    }

    private static FragmentShader shader(BiFunction<Shader, Builder, Value> code) {
        Shader f = new Shader(Stage.FRAGMENT, "test");
        Builder b = new Builder(f);
        Value v = code.apply(f, b);
        b.storeOutput(f.output("out", v.type(), 0), v);
        b.ret();
        return new FragmentShader(f);
    }

    private static void triangle(Canvas c, float w) {
        c.vertex(0, 0, 0.5, 1, 1, 2, 3, 4).vertex(16, 0, 0.5, w, 5, 6, 7, 8).vertex(0, 16, 0.5, 1, 9, 10, 11, 12);
    }

    @Test
    void noperspectiveInputsAreLinearOnTheScreen() {
        Canvas c = canvas(16);
        DrawState s = c.state();
        s.shader = shader((f, b) -> {
            Variable in = f.input("color", Type.F32X4, 0);
            in.interpolation = Interpolation.NOPERSPECTIVE;
            return b.loadInput(in);
        });
        triangle(c, 5);
        c.draw(s, 3);
        c.rasterizer.flush();
        double l1 = 4.5 / 16;
        double l2 = 2.5 / 16;
        assertEquals(1 + 4 * l1 + 8 * l2, c.rgba(4, 2, 0)[0], 1e-5);
    }

    @Test
    void flatInputsComeFromTheProvokingVertex() {
        for (int provoking = 0; provoking < 3; provoking++) {
            Canvas c = canvas(16);
            DrawState s = c.state();
            s.shader = shader((f, b) -> {
                Variable in = f.input("color", Type.I32X4, 0);
                in.interpolation = Interpolation.FLAT;
                return b.convert(Op.BITCAST, ScalarKind.F32, b.loadInput(in));
            });
            triangle(c, 5);
            c.provoking = provoking;
            c.draw(s, 3);
            c.rasterizer.flush();
            assertEquals(1 + 4 * provoking, c.rgba(4, 2, 0)[0], 0);
        }
    }

    @Test
    void inputsThatNobodyWritesAreZeroAndOne() {
        Canvas c = canvas(16);
        DrawState s = c.state();
        s.shader = shader((f, b) -> b.loadInput(f.input("other", Type.F32X4, 7)));
        triangle(c, 1);
        c.draw(s, 3);
        c.rasterizer.flush();
        assertArrayEquals(new float[] {0, 0, 0, 1}, c.rgba(4, 2, 0));
    }

    @Test
    void fragmentCoordinatesAreOfPixelCentres() {
        for (boolean integer : new boolean[] {false, true}) {
            Canvas c = canvas(16);
            DrawState s = c.state();
            RasterState.Builder r = RasterState.DEFAULT.with();
            r.pixelCenterInteger = integer;
            s.raster = r.build();
            s.shader = shader((f, b) -> b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)));
            double shift = integer ? -0.5 : 0;
            c.vertex(shift, shift, 0.25, 2).vertex(16 + shift, shift, 0.25, 2).vertex(shift, 16 + shift, 0.25, 2);
            c.draw(s, 3);
            c.rasterizer.flush();
            assertArrayEquals(
                    new float[] {integer ? 4 : 4.5f, integer ? 2 : 2.5f, 0.25f, 0.5f}, c.rgba(4, 2, 0), "" + integer);
        }
    }

    @Test
    void arraysOfInputsAreIndexedDynamically() {
        Canvas c = canvas(16);
        DrawState s = c.state();
        Shader v = new Shader(Stage.VERTEX, "array");
        v.output(Builtin.POSITION, Type.F32X4);
        Variable out = new Variable(Variable.Mode.OUTPUT, "a", Type.F32, 3);
        out.location = 0;
        v.outputs.add(out);
        s.vertexOutputs = VertexOutputs.of(v);
        s.shader = shader((f, b) -> {
            Variable in = new Variable(Variable.Mode.INPUT, "a", Type.F32, 3);
            in.location = 0;
            f.inputs.add(in);
            Value x = b.extract(b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)), 0);
            return b.loadInput(in, b.convert(Op.F2I, ScalarKind.I32, x));
        });
        for (int i = 0; i < 3; i++) {
            float[] r = new float[Slots.VARYING + 12];
            r[0] = i == 1 ? 3 : -1;
            r[1] = i == 2 ? 3 : -1;
            r[3] = 1;
            for (int e = 0; e < 3; e++) r[Slots.VARYING + 4 * e] = 10 + e;
            c.record(r);
        }
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int x = 0; x < 3; x++) assertEquals(10 + x, c.rgba(x, 1, 0)[0], 0);
    }

    @Test
    void biasMovesDepthByStepsAndSlope() {
        Canvas c = new Canvas(16, 16, Format.R8G8B8A8_UNORM, Format.D24_UNORM_X8, 1, 1, Canvas.INTERPRETED);
        c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH, 0, 0, 16, 16);
        DrawState s = c.state();
        s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.ALWAYS);
        RasterState.Builder r = RasterState.DEFAULT.with();
        r.biasTriangles = true;
        r.biasConstant = 64;
        r.biasSlope = 2;
        s.raster = r.build();
        // depth grows by 1/64 a pixel
        c.vertex(0, 0, 0.25, 1).vertex(16, 0, 0.5, 1).vertex(0, 16, 0.25, 1);
        c.draw(s, 3);
        c.rasterizer.flush();
        double plain = 0.25 + 4.5 / 64;
        assertEquals(plain + 2.0 / 64 + 64.0 / (1 << 24), c.depthAt(4, 2, 0), 1.5 / (1 << 24));
    }

    @Test
    void layersAndViewportsFollowTheProvokingVertex() {
        var texture = new tepui.drivers.soft.texture.SoftTexture(
                new tepui.pipe.TextureDesc(
                        tepui.ir.TextureShape.D2_ARRAY,
                        Format.R8G8B8A8_UNORM,
                        16,
                        16,
                        1,
                        3,
                        1,
                        1,
                        tepui.pipe.Bind.COLOR_TARGET,
                        tepui.pipe.Usage.DEFAULT),
                Format.R8G8B8A8_UNORM);
        Canvas c = canvas(16);
        c.rasterizer.setTargets(RenderTargets.of(
                java.util.List.of(new RenderTargets.Attachment(texture, Format.R8G8B8A8_UNORM, 0, 0, 3)), null));
        c.rasterizer.clearColor(0, ClearColor.of(0, 0, 0, 0), 0, 0, 16, 16, 15);
        DrawState s = c.state();
        Shader v = new Shader(Stage.VERTEX, "layers");
        v.output(Builtin.POSITION, Type.F32X4);
        v.output(Builtin.LAYER, Type.I32);
        v.output(Builtin.VIEWPORT_INDEX, Type.I32);
        s.vertexOutputs = VertexOutputs.of(v);
        s.shader = shader((f, b) -> b.f32(1, 0, 0, 1));
        float[] half = {8, 0, 8, 16, 0, 1};
        System.arraycopy(half, 0, s.viewports, 6, 6);
        for (int layer : new int[] {0, 2, 5}) {
            for (int i = 0; i < 3; i++) {
                float[] r = new float[Canvas.COLOR_WORDS];
                r[0] = i == 1 ? 3 : -1;
                r[1] = i == 2 ? 3 : -1;
                r[3] = 1;
                r[Slots.LAYER] = Float.intBitsToFloat(layer);
                r[Slots.VIEWPORT] = Float.intBitsToFloat(layer == 2 ? 1 : 0);
                c.record(r);
            }
        }
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int layer = 0; layer < 3; layer++) {
            for (int x = 0; x < 16; x++) {
                boolean in = layer == 0 || layer == 2 && x >= 8;
                assertEquals(in ? 0xff0000ff : 0, texture.data[texture.texelAt(0, x, 3, layer, 0)], layer + ", " + x);
            }
        }
    }

    @Test
    void fullScenesAreExecutedInsideTheDraw() {
        // 300,000 triangles that each add 1: the record limit is below that
        Canvas c = new Canvas(64, 64, Format.R8G8B8A8_UNORM, null, 1, 1, CountingKernel.MAKER);
        DrawState s = c.state();
        long before = c.rasterizer.serial();
        int n = 300_000;
        c.batch.reserve(n, 3);
        c.batch.vertexWords = Canvas.COLOR_WORDS;
        c.batch.records = new int[3 * Canvas.COLOR_WORDS];
        for (int i = 0; i < 3; i++) {
            int at = i * Canvas.COLOR_WORDS;
            c.batch.records[at] = Float.floatToRawIntBits(i == 1 ? -0.9f : -1);
            c.batch.records[at + 1] = Float.floatToRawIntBits(i == 2 ? -0.9f : -1);
            c.batch.records[at + 3] = Float.floatToRawIntBits(1);
        }
        c.batch.count = n;
        for (int i = 0; i < 3 * n; i++) c.batch.corners[i] = i % 3;
        c.rasterizer.draw(s, c.batch);
        c.rasterizer.flush();
        assertEquals(n, c.pixel(0, 0));
        assertEquals(true, c.rasterizer.serial() - before > 1);
    }

    @Test
    void drawingAllocatesNothing() {
        Canvas c = new Canvas(
                64, 64, Format.R8G8B8A8_UNORM, Format.D32_FLOAT, 1, 1, KernelMaker.compiler(KernelOptions.Tier.AUTO));
        DrawState first = c.state();
        first.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS_EQUAL);
        Random r = new Random(3);
        for (int i = 0; i < 60; i++) {
            c.vertex(r.nextInt(90) - 10, r.nextInt(90) - 10, r.nextFloat(), 1 + r.nextFloat(), 1, 0.5f, 0, 1);
        }
        c.draw(first, 3);
        int[] n = {0};
        long bytes = Allocation.bytes(500, () -> {
            DrawState s = c.rasterizer.next();
            s.alphaReference = n[0]++;
            c.rasterizer.draw(s, c.batch);
            if ((n[0] & 15) == 0) c.rasterizer.flush();
        });
        assertEquals(0, bytes);
    }
}
