package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Large draws that all workers assemble and set up give the same words as those of one thread, drawn in the same order. */
class SharedDrawsTest {
    private static final int WIDTH = 300;
    private static final int HEIGHT = 200;
    private static final int VERTICES = 4000;

    private static final Primitive[] KINDS = {
        Primitive.POINTS,
        Primitive.LINES,
        Primitive.LINE_STRIP,
        Primitive.TRIANGLES,
        Primitive.TRIANGLES,
        Primitive.TRIANGLE_STRIP,
        Primitive.QUADS,
        Primitive.QUAD_STRIP,
        Primitive.TRIANGLE_FAN,
        Primitive.LINE_LOOP
    };

    @Test
    void wordsAreTheSameWithAnyNumberOfWorkers() {
        long seed = Seeds.one("SharedDrawsTest");
        List<int[]> alone = results(seed, 1);
        // Helpers come late now and then, so several times.
        for (int threads : new int[] {2, 3, 16, 16, 16, 16, 16, 16}) {
            List<int[]> shared = results(seed, threads);
            for (int i = 0; i < alone.size(); i++) {
                assertArrayEquals(
                        alone.get(i), shared.get(i), "seed " + seed + ", " + threads + " threads, result " + i);
            }
        }
    }

    private static List<int[]> results(long seed, int threads) {
        List<int[]> results = new ArrayList<>();
        try (SoftLab lab = new SoftLab("threads", Integer.toString(threads))) {
            Scenes scenes = new Scenes(lab, new Random(seed), results);
            for (int round = 0; round < 10; round++) scenes.round();
            long runs = lab.context.counters().sharedRuns;
            if (threads == 1) assertEquals(0, runs);
            else assertTrue(runs > 50, "runs " + runs);
        }
        return results;
    }

    private static final class Scenes {
        private final SoftLab lab;
        private final Context c;
        private final Random random;
        private final List<int[]> results;
        private final ShaderObject numbered;

        Scenes(SoftLab lab, Random random, List<int[]> results) {
            this.lab = lab;
            this.c = lab.context;
            this.random = random;
            this.results = results;
            lab.floatLayout(4, 4);
            lab.bind(lab.vertex((s, b) -> {
                var color = b.loadInput(s.input("color", Type.F32X4, 1));
                var instance = b.convert(Op.I2F, ScalarKind.F32, b.loadInput(s.input(Builtin.INSTANCE_ID, Type.I32)));
                b.storeOutput(s.output("smooth", Type.F32X4, 0), color);
                b.storeOutput(
                        s.output("flat", Type.F32X4, 1),
                        b.op(Op.FMUL, color, b.splat(b.op(Op.FMUL, instance, b.f32(0.01f)), 4)));
            }));
            numbered = lab.fragment((s, b) -> {
                Variable flat = s.input("flat", Type.F32X4, 1);
                flat.interpolation = Interpolation.FLAT;
                var id = b.convert(Op.I2F, ScalarKind.F32, b.loadInput(s.input(Builtin.PRIMITIVE_ID, Type.I32)));
                var sum = b.op(Op.FADD, b.loadInput(s.input("smooth", Type.F32X4, 0)), b.loadInput(flat));
                return b.op(Op.FADD, sum, b.splat(b.op(Op.FMUL, id, b.f32(1e-4f)), 4));
            });
        }

        void round() {
            int samples = random.nextInt(3) == 0 ? 4 : 1;
            Texture color = target(Format.R8G8B8A8_UNORM, samples, Bind.COLOR_TARGET);
            Texture depth = target(Format.D24_UNORM_S8_UINT, samples, Bind.DEPTH_STENCIL);
            boolean deep = random.nextBoolean();
            c.setRenderTargets(deep ? RenderTargets.of(color, depth) : RenderTargets.of(color));
            c.setViewport(0, 0, 0, WIDTH, HEIGHT, 0, 1);
            c.clearColor(0, ClearColor.of(0.2f, 0.3f, 0.4f, 1), null, 15);
            if (deep) c.clearDepthStencil(true, 1, true, 0, 255, null);
            c.bindVertexBuffer(0, vertices(), 0);
            c.bindIndexBuffer(indices(), 0, IndexType.U32);
            lab.bind(random.nextBoolean() ? numbered : plain());
            for (int draw = 0; draw < 5; draw++) {
                states();
                draw();
            }
            read(color, samples);
        }

        private ShaderObject plain() {
            return lab.fragment((s, b) -> b.loadInput(s.input("smooth", Type.F32X4, 0)));
        }

        private Texture target(Format format, int samples, int bind) {
            return lab.device.createTexture(
                    samples == 1
                            ? TextureDesc.of2d(format, WIDTH, HEIGHT, bind)
                            : TextureDesc.multisample(format, WIDTH, HEIGHT, samples, bind));
        }

        /** Small primitives all over the picture, and some large ones; a few behind the eye. */
        private Buffer vertices() {
            float[] v = new float[8 * VERTICES];
            float x = 0;
            float y = 0;
            for (int i = 0; i < VERTICES; i++) {
                if (i % 12 == 0 || random.nextInt(200) == 0) {
                    x = random.nextFloat() * 2.4f - 1.2f;
                    y = random.nextFloat() * 2.4f - 1.2f;
                }
                float w = random.nextInt(300) == 0 ? -0.5f : 0.5f + random.nextFloat();
                v[8 * i] = (x + random.nextFloat() * 0.1f) * w;
                v[8 * i + 1] = (y + random.nextFloat() * 0.1f) * w;
                v[8 * i + 2] = (random.nextFloat() * 2.2f - 1.1f) * w;
                v[8 * i + 3] = w;
                for (int k = 4; k < 8; k++) v[8 * i + k] = random.nextFloat();
            }
            return lab.floats(v);
        }

        private Buffer indices() {
            int[] indices = new int[12_000];
            for (int i = 0; i < indices.length; i++) {
                indices[i] = random.nextInt(20) == 0 ? random.nextInt(VERTICES) : i / 2 % VERTICES;
            }
            return lab.ints(indices);
        }

        private void states() {
            BlendState blend = random.nextBoolean()
                    ? BlendState.REPLACE
                    : BlendState.of(
                            BlendState.Equation.ADD,
                            BlendState.Factor.SRC_ALPHA,
                            BlendState.Factor.ONE_MINUS_SRC_ALPHA);
            c.bindBlend(lab.device.states().blend.intern(blend));
            DepthStencilState depth = random.nextBoolean()
                    ? DepthStencilState.OFF
                    : DepthStencilState.depth(
                            true, random.nextBoolean(), random.nextBoolean() ? CompareFunc.LESS : CompareFunc.GREATER);
            c.bindDepthStencil(lab.device.states().depthStencil.intern(depth));
            RasterState.Builder r = new RasterState.Builder();
            r.cull = RasterState.Cull.values()[random.nextInt(3)];
            r.provokingFirst = random.nextBoolean();
            r.pointSize = 1 + random.nextInt(5);
            r.lineWidth = 1 + random.nextInt(3);
            r.depthClipNear = random.nextInt(4) > 0;
            if (random.nextInt(5) == 0) {
                r.fillFront = RasterState.Fill.LINE;
                r.fillBack = RasterState.Fill.POINT;
            }
            r.lineStipple = random.nextInt(6) == 0;
            r.lineStipplePattern = 0x3f1f;
            r.biasTriangles = random.nextInt(4) == 0;
            r.biasConstant = 3;
            r.scissor = random.nextInt(4) == 0;
            c.setScissor(0, 40, 30, 150, 100);
            lab.raster(r);
        }

        private void draw() {
            Primitive kind = KINDS[random.nextInt(KINDS.length)];
            boolean indexed = random.nextBoolean();
            int most = indexed ? 12_000 : VERTICES;
            int instances = random.nextInt(3) == 0 ? 1 + random.nextInt(700) : 1;
            int count = instances > 1 ? 3 + random.nextInt(60) : random.nextInt(4) == 0 ? 50 : most - random.nextInt(9);
            Query passed = lab.device.createQuery(Query.Kind.OCCLUSION, 0);
            Query generated = lab.device.createQuery(Query.Kind.PRIMITIVES_GENERATED, 0);
            Query clipped =
                    lab.device.createQuery(Query.Kind.PIPELINE_STATISTIC, Query.Statistic.CLIPPING_OUTPUT.ordinal());
            boolean counts = random.nextInt(3) == 0;
            if (counts) {
                c.beginQuery(passed);
                c.beginQuery(generated);
                c.beginQuery(clipped);
            }
            c.draw(kind, indexed, 3, instances, indexed ? 0 : random.nextInt(9), count, indexed ? 1 : 0, 0);
            if (counts) {
                c.endQuery(clipped);
                c.endQuery(generated);
                c.endQuery(passed);
                results.add(new int[] {
                    (int) c.queryResult(passed, true),
                    (int) c.queryResult(generated, true),
                    (int) c.queryResult(clipped, true),
                    (int) c.counters().primitives
                });
            }
        }

        private void read(Texture color, int samples) {
            Texture single = color;
            if (samples > 1) {
                single = target(Format.R8G8B8A8_UNORM, 1, Bind.COLOR_TARGET);
                Box all = Box.of2d(0, 0, WIDTH, HEIGHT);
                Format f = Format.R8G8B8A8_UNORM;
                c.blit(new Blit(color, f, 0, all, single, f, 0, all, 15, Filter.NEAREST, null));
            }
            int[] data = new int[WIDTH * HEIGHT];
            c.readTexture(single, 0, Box.of2d(0, 0, WIDTH, HEIGHT), MemorySegment.ofArray(data), WIDTH * 4L, 0);
            results.add(data);
        }
    }
}
