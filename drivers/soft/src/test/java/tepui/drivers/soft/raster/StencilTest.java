package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.StencilOp;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Stencil, depth bounds, exported depth, discard: what decides whether a fragment lives. */
final class StencilTest {
    private static final int RED = 0xff0000ff;

    private static void cover(Canvas c, double z, boolean front) {
        c.vertex(0, 0, z, 1, 1, 0, 0, 1);
        if (front) c.vertex(8, 0, z, 1, 1, 0, 0, 1).vertex(0, 8, z, 1, 1, 0, 0, 1);
        else c.vertex(0, 8, z, 1, 1, 0, 0, 1).vertex(8, 0, z, 1, 1, 0, 0, 1);
    }

    private static boolean compare(CompareFunc f, double a, double b) {
        return switch (f) {
            case NEVER -> false;
            case LESS -> a < b;
            case EQUAL -> a == b;
            case LESS_EQUAL -> a <= b;
            case GREATER -> a > b;
            case NOT_EQUAL -> a != b;
            case GREATER_EQUAL -> a >= b;
            case ALWAYS -> true;
        };
    }

    private static int apply(StencilOp op, int ref, int v) {
        return switch (op) {
            case KEEP -> v;
            case ZERO -> 0;
            case REPLACE -> ref;
            case INCREMENT_CLAMP -> Math.min(v + 1, 255);
            case DECREMENT_CLAMP -> Math.max(v - 1, 0);
            case INVERT -> ~v & 255;
            case INCREMENT_WRAP -> v + 1 & 255;
            case DECREMENT_WRAP -> v - 1 & 255;
        };
    }

    private static int stencilAt(Canvas c) {
        int at = c.depth.texelAt(0, 1, 1, 0, 0);
        return switch (c.depth.store) {
            case D24_UNORM_S8_UINT -> c.depth.data[at] >>> 24;
            case D32_FLOAT_S8_UINT -> c.depth.data[at + 16] & 255;
            default -> c.depth.data[at] & 255;
        };
    }

    private static DepthStencilState.Face face(Random r) {
        StencilOp[] ops = StencilOp.values();
        return new DepthStencilState.Face(
                CompareFunc.values()[r.nextInt(8)],
                ops[r.nextInt(8)],
                ops[r.nextInt(8)],
                ops[r.nextInt(8)],
                r.nextInt(3) == 0 ? r.nextInt(256) : 255,
                r.nextInt(3) == 0 ? r.nextInt(256) : 255);
    }

    @Test
    void stencilAndDepthFollowTheirTables() {
        long seed = Seeds.one("StencilTest");
        Random r = new Random(seed);
        Format[] formats = {Format.D24_UNORM_S8_UINT, Format.D32_FLOAT_S8_UINT, Format.S8_UINT};
        for (int n = 0; n < 300; n++) {
            Format f = formats[n % 3];
            Canvas c = new Canvas(4, 4, Format.R8G8B8A8_UNORM, f, 1, 1, Canvas.INTERPRETED);
            int before = new int[] {0, 1, 7, 128, 254, 255}[r.nextInt(6)];
            double z = new double[] {0.25, 0.5, 0.75}[r.nextInt(3)];
            c.rasterizer.clearDepthStencil(0.5, before, Rasterizer.DEPTH | 255, 0, 0, 4, 4);
            DrawState s = c.state();
            boolean depthTest = f.hasDepth() && r.nextBoolean();
            DepthStencilState.Face front = face(r);
            DepthStencilState.Face back = face(r);
            CompareFunc func = CompareFunc.values()[r.nextInt(8)];
            s.depthStencil =
                    DepthStencilState.depth(depthTest, r.nextBoolean(), func).withStencil(front, back);
            s.stencilFront = r.nextInt(256);
            s.stencilBack = r.nextInt(256);
            boolean facing = r.nextBoolean();
            cover(c, z, facing);
            c.draw(s, 3);
            c.rasterizer.flush();
            DepthStencilState.Face face = facing ? front : back;
            int ref = facing ? s.stencilFront : s.stencilBack;
            boolean stencilPass = compare(face.func(), ref & face.readMask(), before & face.readMask());
            boolean depthPass = !depthTest || compare(func, z, 0.5);
            StencilOp op = !stencilPass ? face.fail() : depthPass ? face.pass() : face.depthFail();
            int expected = before & ~face.writeMask() | apply(op, ref, before) & face.writeMask();
            String what = "seed " + seed + ": " + f + " " + s.depthStencil + " before " + before + " ref " + ref;
            assertEquals(expected & 255, stencilAt(c), what);
            assertEquals(stencilPass && depthPass ? RED : 0, c.pixel(1, 1), what);
            if (f.hasDepth()) {
                boolean written = stencilPass && depthPass && s.depthStencil.depthWrite();
                assertEquals(written ? z : 0.5, c.depthAt(1, 1, 0), 1e-6, what);
            }
        }
    }

    @Test
    void depthBoundsLookAtWhatIsStored() {
        for (double stored : new double[] {0.1, 0.5, 0.9}) {
            Canvas c = new Canvas(4, 4, Format.R8G8B8A8_UNORM, Format.D24_UNORM_S8_UINT, 1, 1, Canvas.INTERPRETED);
            c.rasterizer.clearDepthStencil(stored, 0, Rasterizer.DEPTH | 255, 0, 0, 4, 4);
            DrawState s = c.state();
            s.depthStencil = DepthStencilState.OFF.withDepthBounds(0.4f, 0.6f);
            cover(c, 0.95, true);
            c.draw(s, 3);
            c.rasterizer.flush();
            assertEquals(stored == 0.5 ? RED : 0, c.pixel(1, 1));
        }
    }

    private static FragmentShader discarding(boolean depth) {
        Shader f = new Shader(Stage.FRAGMENT, "discard");
        Variable coord = f.input(Builtin.FRAG_COORD, Type.F32X4);
        Variable out = f.output("out", Type.F32X4, 0);
        Builder b = new Builder(f);
        var x = b.extract(b.loadInput(coord), 0);
        if (depth) {
            Variable z = f.output(Builtin.FRAG_DEPTH, Type.F32);
            b.storeOutput(z, b.op(Op.FMUL, x, b.f32(0.125f)));
        } else {
            b.effect(Op.DEMOTE_IF, 0, b.op(Op.FLT, x, b.f32(2)));
        }
        b.storeOutput(out, b.f32(1, 0, 0, 1));
        b.ret();
        return new FragmentShader(f);
    }

    @Test
    void discardedFragmentsWriteNoDepth() {
        Canvas c = new Canvas(4, 4, Format.R8G8B8A8_UNORM, Format.D32_FLOAT, 1, 1, Canvas.INTERPRETED);
        c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH, 0, 0, 4, 4);
        DrawState s = c.state();
        s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
        s.shader = discarding(false);
        s.tally = new DrawTally();
        cover(c, 0.5, true);
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int x = 0; x < 4; x++) {
            assertEquals(x < 2 ? 0 : RED, c.pixel(x, 1));
            assertEquals(x < 2 ? 1 : 0.5, c.depthAt(x, 1, 0), 1e-7);
        }
        assertEquals(8, s.tally.samplesPassed);
        assertEquals(16, s.tally.fragmentInvocations);
        assertEquals(1, s.tally.clippingInput);
    }

    @Test
    void exportedDepthIsWhatIsTestedAndWritten() {
        Canvas c = new Canvas(4, 4, Format.R8G8B8A8_UNORM, Format.D32_FLOAT, 1, 1, Canvas.INTERPRETED);
        c.rasterizer.clearDepthStencil(0.3, 0, Rasterizer.DEPTH, 0, 0, 4, 4);
        DrawState s = c.state();
        s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
        s.shader = discarding(true);
        cover(c, 0.9, true);
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int x = 0; x < 4; x++) {
            double z = (x + 0.5) / 8;
            assertEquals(z < 0.3 ? RED : 0, c.pixel(x, 1));
            assertEquals(z < 0.3 ? z : 0.3, c.depthAt(x, 1, 0), 1e-7);
        }
    }

    @Test
    void alphaTestComparesWithTheReference() {
        for (CompareFunc f : CompareFunc.values()) {
            for (float alpha : new float[] {0.25f, 0.5f, 0.75f}) {
                Canvas c = new Canvas(4, 4, Format.R8G8B8A8_UNORM, null, 1, 1, Canvas.INTERPRETED);
                DrawState s = c.state();
                s.depthStencil = DepthStencilState.OFF.withAlphaTest(f);
                s.alphaReference = 0.5f;
                c.vertex(0, 0, 0, 1, 1, 0, 0, alpha)
                        .vertex(8, 0, 0, 1, 1, 0, 0, alpha)
                        .vertex(0, 8, 0, 1, 1, 0, 0, alpha);
                c.draw(s, 3);
                c.rasterizer.flush();
                assertEquals(compare(f, alpha, 0.5), c.pixel(1, 1) != 0, f + " " + alpha);
            }
        }
    }
}
