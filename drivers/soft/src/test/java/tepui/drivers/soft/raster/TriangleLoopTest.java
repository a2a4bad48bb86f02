package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
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
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Triangles that machine code draws are, word by word, those that the portable tier draws. */
final class TriangleLoopTest {
    private static final int WIDTH = 150;
    private static final int HEIGHT = 139;
    private static final int SCENES = 40;
    private static final BlendState OVER = BlendState.of(Equation.ADD, Factor.SRC_ALPHA, Factor.ONE_MINUS_SRC_ALPHA);

    private static final FragmentShader[] SHADERS = {
        shader(Interpolation.SMOOTH, false),
        shader(Interpolation.SMOOTH, true),
        shader(Interpolation.NOPERSPECTIVE, false),
        shader(Interpolation.FLAT, true)
    };

    private final long seed = Seeds.one("TriangleLoopTest");

    @ParameterizedTest
    @EnumSource(
            value = Tier.class,
            names = {"AUTO", "NATIVE256"})
    void pixelsAreThoseOfThePortableTier(Tier tier) {
        Assumptions.assumeTrue(Cpu.isX64(), "there is no machine code");
        Format[] depths = {null, Format.D16_UNORM, Format.D24_UNORM_S8_UINT, Format.D32_FLOAT};
        Format[] colors = {Format.R8G8B8A8_UNORM, Format.R16G16B16A16_FLOAT, Format.R32_FLOAT};
        for (int round = 0; round < SCENES; round++) {
            Format depth = depths[round % depths.length];
            Format color = colors[round % colors.length];
            Canvas portable = canvas(color, depth, Tier.JAVA);
            Canvas machine = canvas(color, depth, tier);
            long of = seed + round;
            play(portable, new Random(of), 200);
            play(machine, new Random(of), 200);
            String where = "seed " + seed + ", round " + round;
            assertArrayEquals(portable.color.data, machine.color.data, where);
            if (depth != null) assertArrayEquals(portable.depth.data, machine.depth.data, where);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Tier.class,
            names = {"AUTO", "NATIVE256"})
    void drawsOfMachineCodeAreTaken(Tier tier) {
        Assumptions.assumeTrue(Cpu.isX64(), "there is no machine code");
        Canvas c = canvas(Format.R8G8B8A8_UNORM, Format.D16_UNORM, tier);
        DrawState s = c.state();
        c.vertex(3, 3, 0.5, 1, 1, 1, 1, 1).vertex(40, 3, 0.5, 1, 1, 1, 1, 1).vertex(3, 40, 0.5, 1, 1, 1, 1, 1);
        c.draw(s, 3);
        FragmentProgram program = s.programs[3];
        assertNotNull(program);
        assertNotNull(program.chain);
        assertEquals(tier == Tier.AUTO && Cpu.vectors().bits() == 512, program.chain.wide);
        c.rasterizer.flush();
        assertEquals(-1, c.pixel(5, 5));
        assertEquals(0xffbf8040, c.pixel(100, 100));
    }

    private static Canvas canvas(Format color, Format depth, Tier tier) {
        return canvas(color, depth, KernelMaker.compiler(tier));
    }

    static Canvas canvas(Format color, Format depth, KernelMaker maker) {
        Canvas c = new Canvas(WIDTH, HEIGHT, color, depth, 1, 1, maker);
        c.rasterizer.clearColor(0, ClearColor.of(0.25f, 0.5f, 0.75f, 1), 0, 0, WIDTH, HEIGHT, 15);
        c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH | 255, 0, 0, WIDTH, HEIGHT);
        return c;
    }

    /** A colour, changed by the position where the triangle faces us: what comes from the record's base, extension and inputs. */
    private static FragmentShader shader(Interpolation interpolation, boolean kills) {
        Shader s = new Shader(Stage.FRAGMENT, "mixed");
        Variable in = s.input("color", Type.F32X4, 0);
        in.interpolation = interpolation;
        Builder b = new Builder(s);
        Value color = b.loadInput(in);
        Value at = b.op(
                Op.FMUL, b.loadInput(s.input(Builtin.FRAG_COORD, Type.F32X4)), b.f32(1 / 256f, 1 / 256f, 1, 0.25f));
        if (kills) b.effect(Op.DEMOTE_IF, 0, b.op(Op.FLT, b.extract(color, 0), b.f32(0.3f)));
        Value front = b.loadInput(s.input(Builtin.FRONT_FACING, Type.BOOL));
        Value result = b.select(b.splat(front, 4), b.op(Op.FADD, color, at), color);
        b.storeOutput(s.output("out", Type.F32X4, 0), result);
        b.ret();
        return new FragmentShader(s);
    }

    /** Draws a random scene of twelve draws, each of fewer triangles than {@code most} or as many. */
    static void play(Canvas c, Random random, int most) {
        CompareFunc[] funcs = CompareFunc.values();
        for (int step = 0; step < 12; step++) {
            DrawState s = c.state();
            if (random.nextInt(3) > 0) s.shader = SHADERS[random.nextInt(SHADERS.length)];
            if (random.nextInt(8) == 0) s.shader = null;
            s.depthStencil = new DepthStencilState(
                    random.nextInt(4) > 0,
                    random.nextInt(4) > 0,
                    random.nextInt(3) > 0 ? CompareFunc.LESS : funcs[random.nextInt(funcs.length)],
                    false,
                    0,
                    1,
                    false,
                    DepthStencilState.Face.KEEP,
                    DepthStencilState.Face.KEEP,
                    random.nextInt(5) == 0 ? CompareFunc.GREATER : CompareFunc.ALWAYS);
            s.alphaReference = 0.5f;
            s.blend = random.nextInt(3) == 0 ? OVER : BlendState.REPLACE;
            if (random.nextInt(3) == 0) {
                RasterState.Builder b = s.raster.with();
                b.scissor = true;
                s.raster = b.build();
                for (int k = 0; k < 16; k++) {
                    s.scissors[4 * k] = step;
                    s.scissors[4 * k + 1] = 2 * step;
                    s.scissors[4 * k + 2] = 70 + step;
                    s.scissors[4 * k + 3] = 61;
                }
            }
            for (int n = random.nextInt(most); n >= 0; n--) triangle(c, random);
            c.draw(s, 3);
        }
        c.rasterizer.flush();
    }

    /** Of a few pixels, of some tiles, over all of them or far beyond; now and then without an area or on pixel centres. */
    private static void triangle(Canvas c, Random random) {
        double size = new double[] {1.5, 4, 12, 80, 600, 9000}[random.nextInt(6)];
        double x = random.nextDouble() * WIDTH;
        double y = random.nextDouble() * HEIGHT;
        boolean centres = random.nextInt(6) == 0;
        for (int k = 0; k < 3; k++) {
            double vx = x + (random.nextDouble() - 0.5) * size;
            double vy = y + (random.nextDouble() - 0.5) * size;
            if (centres) {
                vx = Math.floor(vx) + 0.5;
                vy = Math.floor(vy) + 0.5;
            }
            float[] rgba = {random.nextFloat(), random.nextFloat(), random.nextFloat(), random.nextFloat()};
            c.vertex(vx, vy, random.nextDouble(), 0.5 + random.nextDouble(), rgba);
        }
    }
}
