package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.jit.KernelOptions.Tier;
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
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.StencilOp;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Points, lines and triangles that machine code draws, with one sample and with several, are word by word those of the portable tier. */
final class PrimitiveLoopTest {
    private static final int WIDTH = 150;
    private static final int HEIGHT = 139;
    private static final int SCENES = 8;
    private static final int STEPS = 10;
    private static final BlendState OVER = BlendState.of(Equation.ADD, Factor.SRC_ALPHA, Factor.ONE_MINUS_SRC_ALPHA);
    private static final BlendState BY_ALPHA =
            new BlendState(List.of(BlendState.Target.REPLACE), true, false, false, null);
    private static final Format[] DEPTHS = {
        null, Format.D16_UNORM, Format.D24_UNORM_S8_UINT, Format.D32_FLOAT, Format.D32_FLOAT_S8_UINT
    };
    private static final Format[] COLORS = {
        Format.R8G8B8A8_UNORM, Format.R16G16B16A16_FLOAT, Format.R32_FLOAT, Format.R32G32B32A32_FLOAT, Format.R8_UNORM
    };
    private static final FragmentShader[] SHADERS = {
        shader(false, false),
        shader(true, false),
        shader(false, true),
        shader(true, true),
        exportingDepth(),
        centroid(),
        covered(),
        masking(false),
        masking(true),
        sampled(false),
        sampled(true)
    };

    @ParameterizedTest
    @CsvSource({"AUTO,1", "AUTO,2", "AUTO,4", "AUTO,8", "NATIVE256,1", "NATIVE256,2", "NATIVE256,4", "NATIVE256,8"})
    void pixelsAreThoseOfThePortableTier(Tier tier, int samples) {
        Assumptions.assumeTrue(Cpu.isX64(), "there is no machine code");
        Seeds seeds = new Seeds("PrimitiveLoopTest " + tier + " " + samples, SCENES);
        while (seeds.hasNext()) {
            long seed = seeds.next();
            Format depth = DEPTHS[(int) (seed % DEPTHS.length)];
            Format color = COLORS[(int) (seed / DEPTHS.length % COLORS.length)];
            Canvas portable = canvas(color, depth, samples, Tier.JAVA);
            Canvas machine = canvas(color, depth, samples, tier);
            long[] expected = play(portable, new Random(seed));
            long[] counted = play(machine, new Random(seed));
            String where = seeds + ", " + color + ", " + depth;
            assertArrayEquals(expected, counted, where);
            assertArrayEquals(portable.color.data, machine.color.data, where);
            if (depth != null) assertArrayEquals(portable.depth.data, machine.depth.data, where);
        }
    }

    @ParameterizedTest
    @CsvSource({"AUTO,1", "AUTO,4", "NATIVE256,1", "NATIVE256,4"})
    void drawsOfMachineCodeAreTaken(Tier tier, int samples) {
        Assumptions.assumeTrue(Cpu.isX64(), "there is no machine code");
        Canvas c = canvas(Format.R8G8B8A8_UNORM, Format.D16_UNORM, samples, tier);
        for (int vertices = 1; vertices <= 3; vertices++) {
            DrawState s = c.state();
            s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
            for (int v = 0; v < vertices; v++) c.vertex(3 + 40 * (v & 1), 3 + 40 * (v >> 1), 0.5, 1, 1, 1, 1, 1);
            c.draw(s, vertices);
            FragmentProgram program = s.programs[vertices];
            assertNotNull(program);
            assertNotNull(program.chain);
            assertTrue(new TriangleLoop(new FragmentRun().frame, samples > 1).begin(program, s));
        }
        c.rasterizer.flush();
    }

    /** Counted, clamped, once a sample, with masks and centroids: none is left to Java. */
    @ParameterizedTest
    @CsvSource({"AUTO,1", "AUTO,4", "NATIVE256,1", "NATIVE256,4"})
    void drawsOfAllShadersAreTaken(Tier tier, int samples) {
        Assumptions.assumeTrue(Cpu.isX64(), "there is no machine code");
        for (FragmentShader shader : SHADERS) {
            Canvas c = canvas(Format.R8G8B8A8_UNORM, Format.D16_UNORM, samples, tier);
            DrawState s = c.state();
            s.shader = shader;
            s.tally = new DrawTally();
            RasterState.Builder raster = s.raster.with();
            raster.depthClipNear = false;
            s.raster = raster.build();
            c.vertex(3, 3, 0.5, 1, 1, 1, 1, 1).vertex(43, 3, 0.5, 1, 1, 1, 1, 1).vertex(3, 43, 0.5, 1, 1, 1, 1, 1);
            c.draw(s, 3);
            FragmentRun run = samples > 1 ? new MultisampleRun() : new FragmentRun();
            run.begin(c.rasterizer.scene, new TargetSet(RenderTargets.of(c.color, c.depth)));
            run.bindDraw(0);
            assertTrue(run.loops);
            c.rasterizer.flush();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Tier.class,
            names = {"AUTO", "NATIVE256", "JAVA"})
    void anAlphaThatNoShaderWritesTakesNoSamples(Tier tier) {
        Canvas c = canvas(Format.R8G8B8A8_UNORM, Format.D16_UNORM, 4, tier);
        DrawState s = c.state();
        s.shader = null;
        s.blend = BY_ALPHA;
        s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
        c.vertex(-300, -300, 0.5, 1, 1, 1, 1, 1).vertex(600, -300, 0.5, 1, 1, 1, 1, 1);
        c.vertex(-300, 600, 0.5, 1, 1, 1, 1, 1).draw(s, 3);
        c.rasterizer.flush();
        for (int sample = 0; sample < 4; sample++) assertEquals(0.5f, c.depthAt(20, 20, sample), 0.001f);
    }

    private static Canvas canvas(Format color, Format depth, int samples, Tier tier) {
        Canvas c = new Canvas(WIDTH, HEIGHT, color, depth, samples, 1, KernelMaker.compiler(tier));
        c.rasterizer.clearColor(0, ClearColor.of(0.25f, 0.5f, 0.75f, 1), 0, 0, WIDTH, HEIGHT, 15);
        c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH | 255, 0, 0, WIDTH, HEIGHT);
        return c;
    }

    /** Samples that passed and fragments that were shaded, of each step that was counted. */
    private static long[] play(Canvas c, Random random) {
        DrawTally[] tallies = new DrawTally[STEPS];
        for (int step = 0; step < STEPS; step++) {
            DrawState s = c.state();
            tallies[step] = new DrawTally();
            s.tally = random.nextInt(3) == 0 ? tallies[step] : null;
            s.vertexOutputs = VertexOutputs.of(vertexShader());
            s.shader = SHADERS[random.nextInt(SHADERS.length)];
            if (random.nextInt(10) == 0) s.shader = null;
            s.minSampleShading = random.nextInt(8) == 0 ? 1 : 0;
            s.depthStencil = depthStencil(random);
            s.stencilFront = random.nextInt(4);
            s.stencilBack = random.nextInt(4);
            s.alphaReference = 0.5f;
            s.sampleMask = random.nextInt(3) == 0 ? random.nextInt(256) : -1;
            s.blend = switch (random.nextInt(6)) {
                case 0, 1 -> OVER;
                case 2 -> BY_ALPHA;
                default -> BlendState.REPLACE;
            };
            s.raster = raster(random, s.raster.with());
            for (int k = 0; k < 16; k++) {
                s.scissors[4 * k] = step;
                s.scissors[4 * k + 1] = 2 * step;
                s.scissors[4 * k + 2] = 70 + step;
                s.scissors[4 * k + 3] = 61;
            }
            for (int k = 0; k < 16; k++) {
                s.viewports[6 * k + 4] = random.nextFloat() * 0.6f;
                s.viewports[6 * k + 5] = random.nextFloat() * 1.2f;
            }
            int vertices = 1 + random.nextInt(3);
            for (int n = random.nextInt(60); n >= 0; n--) primitive(c, random, vertices);
            c.draw(s, vertices);
        }
        c.rasterizer.flush();
        long[] counts = new long[2 * STEPS];
        for (int step = 0; step < STEPS; step++) {
            counts[2 * step] = tallies[step].samplesPassed;
            counts[2 * step + 1] = tallies[step].fragmentInvocations;
        }
        return counts;
    }

    private static DepthStencilState depthStencil(Random random) {
        CompareFunc[] funcs = CompareFunc.values();
        return new DepthStencilState(
                random.nextInt(4) > 0,
                random.nextInt(4) > 0,
                random.nextInt(3) > 0 ? CompareFunc.LESS : funcs[random.nextInt(funcs.length)],
                false,
                0,
                1,
                random.nextInt(3) == 0,
                face(random),
                face(random),
                random.nextInt(5) == 0 ? CompareFunc.GREATER : CompareFunc.ALWAYS);
    }

    private static DepthStencilState.Face face(Random random) {
        CompareFunc[] funcs = CompareFunc.values();
        StencilOp[] ops = StencilOp.values();
        return new DepthStencilState.Face(
                funcs[random.nextInt(funcs.length)],
                ops[random.nextInt(ops.length)],
                ops[random.nextInt(ops.length)],
                ops[random.nextInt(ops.length)],
                7,
                255);
    }

    private static RasterState raster(Random random, RasterState.Builder b) {
        b.scissor = random.nextInt(4) == 0;
        b.depthClipNear = random.nextInt(3) > 0;
        b.depthClipFar = random.nextInt(3) > 0;
        b.multisample = random.nextInt(4) > 0;
        b.lineWidth = new float[] {1, 1, 2, 3.7f, 12}[random.nextInt(5)];
        b.lineSmooth = random.nextInt(5) == 0;
        b.lineStipple = random.nextInt(3) == 0;
        b.lineStippleFactor = 1 + random.nextInt(5);
        b.lineStipplePattern = random.nextInt(0x10000);
        b.lineLastPixel = random.nextBoolean();
        b.pointSmooth = random.nextInt(5) == 0;
        b.pointSize = new float[] {1, 1, 2.3f, 9, 150}[random.nextInt(5)];
        b.pointSizeFromShader = random.nextInt(3) == 0;
        b.pointCoordUpperLeft = random.nextBoolean();
        return b.build();
    }

    /** Of a few pixels, of some tiles, over all of them or far beyond; now and then on pixel centres or borders. */
    private static void primitive(Canvas c, Random random, int vertices) {
        double size = new double[] {0, 1.5, 4, 12, 80, 600, 9000}[random.nextInt(7)];
        double x = random.nextDouble() * WIDTH;
        double y = random.nextDouble() * HEIGHT;
        int grid = random.nextInt(6);
        double pointSize = new double[] {0.5, 1, 3, 20.5, 90}[random.nextInt(5)];
        for (int k = 0; k < vertices; k++) {
            double vx = x + (random.nextDouble() - 0.5) * size;
            double vy = y + (random.nextDouble() - 0.5) * size;
            if (grid < 2) {
                vx = Math.floor(vx) + grid * 0.5;
                vy = Math.floor(vy) + grid * 0.5;
            }
            if (grid == 2 && k > 0) vy = y;
            if (grid == 3 && k > 0) vx = x;
            float[] v = new float[Canvas.COLOR_WORDS];
            double w = 0.5 + random.nextDouble();
            v[Slots.POSITION] = (float) ((vx / WIDTH * 2 - 1) * w);
            v[Slots.POSITION + 1] = (float) ((vy / HEIGHT * 2 - 1) * w);
            v[Slots.POSITION + 2] = (float) ((random.nextDouble() * 2 - 1) * w);
            v[Slots.POSITION + 3] = (float) w;
            v[Slots.POINT_SIZE] = (float) pointSize;
            for (int i = 0; i < 4; i++) v[Slots.VARYING + i] = random.nextFloat();
            c.record(v);
        }
    }

    private static Shader vertexShader() {
        Shader s = Canvas.vertexShader();
        s.output(Builtin.POINT_SIZE, Type.F32);
        return s;
    }

    /** A colour, changed by the place in the point, or by the position where the primitive faces us. */
    private static FragmentShader shader(boolean sprite, boolean kills) {
        Shader s = new Shader(Stage.FRAGMENT, "mixed");
        Builder b = new Builder(s);
        Value color = b.loadInput(s.input("color", Type.F32X4, 0));
        if (kills) b.effect(Op.DEMOTE_IF, 0, b.op(Op.FLT, b.extract(color, 0), b.f32(0.3f)));
        if (sprite) {
            Value at = b.loadInput(s.input(Builtin.POINT_COORD, Type.F32X2));
            Value x = b.extract(at, 0);
            Value y = b.extract(at, 1);
            color = b.vec(b.op(Op.FADD, b.extract(color, 0), x), y, b.extract(color, 2), b.extract(color, 3));
        } else {
            Value at = b.op(
                    Op.FMUL, b.loadInput(s.input(Builtin.FRAG_COORD, Type.F32X4)), b.f32(1 / 256f, 1 / 256f, 1, 0.25f));
            Value front = b.loadInput(s.input(Builtin.FRONT_FACING, Type.BOOL));
            color = b.select(b.splat(front, 4), b.op(Op.FADD, color, at), color);
        }
        b.storeOutput(s.output("out", Type.F32X4, 0), color);
        b.ret();
        return new FragmentShader(s);
    }

    private static FragmentShader centroid() {
        Shader s = new Shader(Stage.FRAGMENT, "centroid");
        Builder b = new Builder(s);
        Variable color = s.input("color", Type.F32X4, 0);
        color.place = Interpolation.Place.CENTROID;
        b.storeOutput(s.output("out", Type.F32X4, 0), b.loadInput(color));
        b.ret();
        return new FragmentShader(s);
    }

    /** A colour that tells the samples that are covered. */
    private static FragmentShader covered() {
        Shader s = new Shader(Stage.FRAGMENT, "covered");
        Builder b = new Builder(s);
        Value color = b.loadInput(s.input("color", Type.F32X4, 0));
        b.storeOutput(s.output("out", Type.F32X4, 0), b.op(Op.FADD, color, b.splat(part(b, coverage(s, b)), 4)));
        b.ret();
        return new FragmentShader(s);
    }

    private static Value coverage(Shader s, Builder b) {
        return b.loadInput(s.input(Builtin.SAMPLE_MASK_IN, Type.I32));
    }

    private static Value part(Builder b, Value integer) {
        return b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, integer), b.f32(1 / 256f));
    }

    /** A mask by the colour, once a pixel or once a sample. */
    private static FragmentShader masking(boolean bySample) {
        Shader s = new Shader(Stage.FRAGMENT, "masking");
        Builder b = new Builder(s);
        Value color = b.loadInput(s.input("color", Type.F32X4, 0));
        Value mask = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FMUL, b.extract(color, 0), b.f32(255)));
        if (bySample) mask = b.op(Op.IADD, mask, b.loadInput(s.input(Builtin.SAMPLE_ID, Type.I32)));
        b.storeOutput(s.output(Builtin.SAMPLE_MASK, Type.I32), mask);
        b.storeOutput(s.output("out", Type.F32X4, 0), color);
        b.ret();
        return new FragmentShader(s);
    }

    /** Once a sample: its number, its place and what it covers, or a fragment that ends. */
    private static FragmentShader sampled(boolean kills) {
        Shader s = new Shader(Stage.FRAGMENT, "sampled");
        Builder b = new Builder(s);
        Value color = b.loadInput(s.input("color", Type.F32X4, 0));
        Value place = b.loadInput(s.input(Builtin.SAMPLE_POSITION, Type.F32X2));
        Value id = part(b, b.loadInput(s.input(Builtin.SAMPLE_ID, Type.I32)));
        if (kills) b.effect(Op.DEMOTE_IF, 0, b.op(Op.FLT, b.extract(color, 1), b.extract(place, 0)));
        Value at = b.loadInput(s.input(Builtin.FRAG_COORD, Type.F32X4));
        Value depth = b.extract(at, 2);
        Value known = b.vec(b.extract(place, 0), b.extract(place, 1), id, kills ? depth : part(b, coverage(s, b)));
        b.storeOutput(s.output("out", Type.F32X4, 0), b.op(Op.FADD, color, known));
        b.ret();
        return new FragmentShader(s);
    }

    /** Tests come behind it. */
    private static FragmentShader exportingDepth() {
        Shader s = new Shader(Stage.FRAGMENT, "depth");
        Builder b = new Builder(s);
        Value color = b.loadInput(s.input("color", Type.F32X4, 0));
        b.storeOutput(s.output("out", Type.F32X4, 0), color);
        b.storeOutput(s.output(Builtin.FRAG_DEPTH, Type.F32), b.extract(color, 1));
        b.ret();
        return new FragmentShader(s);
    }
}
