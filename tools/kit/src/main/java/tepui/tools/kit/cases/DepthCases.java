package tepui.tools.kit.cases;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Blending;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Depth tests in every format and function, writes, ranges, bias, bounds, clamping, depth from the shader. */
final class DepthCases {
    private static final float[] DEPTHS = {0, 0.25f, 0.5f, 0.75f, 1};

    private DepthCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("depth");
        Format[] formats = {
            Format.D16_UNORM,
            Format.D24_UNORM_X8,
            Format.D24_UNORM_S8_UINT,
            Format.D32_FLOAT,
            Format.D32_FLOAT_S8_UINT,
            Format.D32_UNORM,
            Format.D15_UNORM_S1_UINT,
            Format.D24_UNORM_X4_S4_UINT,
            Format.D24_FLOAT_S8_UINT
        };
        for (Format f : formats) {
            Area with = area.needsFormat(f, FormatSupport.DEPTH_STENCIL);
            for (CompareFunc func : CompareFunc.values()) with.add("func." + f + "." + func, s -> function(s, f, func));
            with.add("values." + f, s -> values(s, f));
            if (f.hasStencil()) with.add("stencilIsKept." + f, s -> keepsStencil(s, f));
        }
        Area a = area.needsDevice(d -> depthFormat(d.formatSupport(Format.D32_FLOAT)));
        a.add("offNeitherTestsNorWrites", DepthCases::off);
        a.add("writeMaskOff", DepthCases::noWrite);
        a.add("nearestWinsInAnyOrder", DepthCases::intersecting);
        a.add("gradientIsExactToAStep", DepthCases::gradient);
        a.add("rangeMapsNearAndFar", DepthCases::range);
        a.add("rangeMayBeReversed", DepthCases::reversedRange);
        a.add("fragDepthReplaces", DepthCases::fragDepth);
        a.add("fragDepthIsClamped", DepthCases::fragDepthClamped);
        a.add("discardedFragmentsDoNotWrite", DepthCases::discarded);
        a.add("biasConstant", s -> bias(s, 4, 0, 0));
        a.add("biasSlope", DepthCases::biasSlope);
        a.needs("depth bias clamp", c -> c.depthBiasClamp).add("biasClamp", s -> bias(s, 1 << 20, 0, 0.01f));
        a.needs("unscaled depth bias", c -> c.biasUnscaled).add("biasUnscaled", DepthCases::biasUnscaled);
        a.needs("depth bounds", c -> c.depthBounds).add("boundsTestStoredDepth", DepthCases::bounds);
        a.needs("depth clamp", c -> c.depthClamp).add("clampInsteadOfClip", DepthCases::clamp);
        a.add("testWithoutColorTarget", DepthCases::depthOnly);
        a.add("testIsPerPixel", DepthCases::perPixel);
    }

    private static @Nullable String depthFormat(int support) {
        return (support & FormatSupport.DEPTH_STENCIL) != 0 ? null : "the device has no D32_FLOAT targets";
    }

    private static void state(Scene s, boolean write, CompareFunc func) {
        s.depthStencil(DepthStencilState.depth(true, write, func));
    }

    private static void function(Scene s, Format format, CompareFunc func) {
        int n = DEPTHS.length;
        Texture t = s.target(n, n, format);
        state(s, true, CompareFunc.ALWAYS);
        for (int x = 0; x < n; x++) s.rect(x, 0, x + 1, n, DEPTHS[x], 0, 0, 1, 1);
        state(s, true, func);
        for (int y = 0; y < n; y++) s.rect(0, y, n, y + 1, DEPTHS[y], 1, 0, 0, 1);
        double[] depths = s.values(s.depthTexture(), 0);
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                boolean passes = Blending.passes(func, DEPTHS[y], DEPTHS[x]);
                s.pixel(t, x, y, passes ? 255 : 0, 0, passes ? 0 : 255, 255);
                s.near(passes ? DEPTHS[y] : DEPTHS[x], depths[y * n + x], 1.0 / 32767, "depth at " + x + "," + y);
            }
        }
    }

    private static void values(Scene s, Format format) {
        s.target(32, 1, format);
        state(s, true, CompareFunc.ALWAYS);
        for (int x = 0; x < 32; x++) s.rect(x, 0, x + 1, 1, x / 31f, 1, 1, 1, 1);
        double[] depths = s.values(s.depthTexture(), 0);
        int bits = format.channels()[0].bits();
        // half a step of the format, and what a float loses on the way through clip space
        double step = format.numeric() == Format.Numeric.FLOAT ? 0x1p-21 : 1.0 / ((1L << bits) - 1);
        double tolerance = (bits >= 32 ? 0 : 0.5 * step) + 0x1p-23;
        for (int x = 0; x < 32; x++) s.near(x / 31f, depths[x], tolerance, "depth " + x);
    }

    private static void keepsStencil(Scene s, Format format) {
        s.target(2, 2, format);
        Format.Channel channel = format.channels()[1];
        int kept = 0xA5 & (1 << channel.bits()) - 1;
        s.context.clearDepthStencil(false, 0, true, 0xA5, 255, null);
        state(s, true, CompareFunc.ALWAYS);
        s.fill(0.3f, 1, 1, 1, 1);
        s.context.clearDepthStencil(true, 0.6f, false, 0, 255, null);
        byte[] data = s.read(s.depthTexture());
        s.equal(kept, Texels.bits(data, 0, channel.offset(), channel.bits()), "stencil");
        s.near(0.6, s.values(s.depthTexture(), 0)[0], format.channels()[0].bits() < 24 ? 1.0 / 65534 : 1e-6, "depth");
    }

    private static void off(Scene s) {
        Texture t = s.target(2, 2, Format.D32_FLOAT);
        s.context.clearDepthStencil(true, 0.25, false, 0, 0, null);
        s.depthStencil(DepthStencilState.OFF);
        s.fill(0.9f, 1, 0, 0, 1);
        s.solid(t, 255, 0, 0, 255, 0);
        s.near(0.25, s.values(s.depthTexture(), 0)[0], 0, "depth");
    }

    private static void noWrite(Scene s) {
        Texture t = s.target(2, 2, Format.D32_FLOAT);
        state(s, false, CompareFunc.LESS);
        s.fill(0.5f, 1, 0, 0, 1);
        s.fill(0.75f, 0, 1, 0, 1);
        s.solid(t, 0, 255, 0, 255, 0);
        s.near(1, s.values(s.depthTexture(), 0)[3], 0, "depth");
    }

    /** Two planes that cross at x = 8: whichever is drawn first, the nearer one is seen. */
    private static void intersecting(Scene s) {
        for (int round = 0; round < 2; round++) {
            Texture t = s.target(16, 4, Format.D32_FLOAT);
            state(s, true, CompareFunc.LESS);
            float z0 = s.clipZ(0.2f);
            float z1 = s.clipZ(0.8f);
            float[] rising = plane(z0, z1, 1, 0);
            float[] falling = plane(z1, z0, 0, 1);
            s.draw(Primitive.TRIANGLE_STRIP, round == 0 ? rising : falling);
            s.draw(Primitive.TRIANGLE_STRIP, round == 0 ? falling : rising);
            for (int x = 0; x < 16; x++) s.pixel(t, x, 2, x < 8 ? 255 : 0, x < 8 ? 0 : 255, 0, 255);
        }
    }

    private static float[] plane(float left, float right, float r, float g) {
        return new float[] {
            -1, -1, left, 1, r, g, 0, 1, 1, -1, right, 1, r, g, 0, 1, -1, 1, left, 1, r, g, 0, 1, 1, 1, right, 1, r, g,
            0, 1
        };
    }

    private static void gradient(Scene s) {
        s.target(64, 4, Format.D32_FLOAT);
        state(s, true, CompareFunc.ALWAYS);
        s.draw(Primitive.TRIANGLE_STRIP, plane(s.clipZ(0), s.clipZ(1), 1, 1));
        double[] depths = s.values(s.depthTexture(), 0);
        for (int x = 0; x < 64; x++) s.near((x + 0.5) / 64, depths[x], 1e-6, "depth at " + x);
    }

    private static void range(Scene s) {
        s.target(4, 1, Format.D32_FLOAT);
        state(s, true, CompareFunc.ALWAYS);
        s.context.setViewport(0, 0, 0, 4, 1, 0.25f, 0.75f);
        float[] in = {0, 0.25f, 0.5f, 1};
        for (int x = 0; x < 4; x++) s.rect(x, 0, x + 1, 1, in[x], 1, 1, 1, 1);
        double[] depths = s.values(s.depthTexture(), 0);
        for (int x = 0; x < 4; x++) s.near(0.25 + in[x] * 0.5, depths[x], 1e-6, "depth of " + in[x]);
    }

    private static void reversedRange(Scene s) {
        s.target(4, 1, Format.D32_FLOAT);
        state(s, true, CompareFunc.ALWAYS);
        s.context.setViewport(0, 0, 0, 4, 1, 1, 0);
        float[] in = {0, 0.25f, 0.5f, 1};
        for (int x = 0; x < 4; x++) s.rect(x, 0, x + 1, 1, in[x], 1, 1, 1, 1);
        double[] depths = s.values(s.depthTexture(), 0);
        for (int x = 0; x < 4; x++) s.near(1 - in[x], depths[x], 1e-6, "depth of " + in[x]);
    }

    /** A fragment shader whose depth is its red varying. */
    private static void bindDepthFromRed(Scene s) {
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.bind(s.shared(
                "depth_from_red",
                () -> Shaders.fragment("depth_from_red", (f, b) -> {
                    Value c = b.loadInput(Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH));
                    b.storeOutput(f.output(Builtin.FRAG_DEPTH, Type.F32), b.extract(c, 0));
                    return c;
                })));
    }

    private static void fragDepth(Scene s) {
        Texture t = s.target(4, 1, Format.D32_FLOAT);
        state(s, true, CompareFunc.LESS);
        s.context.clearDepthStencil(true, 0.5, false, 0, 0, null);
        bindDepthFromRed(s);
        s.rectBound(0, 0, 2, 1, 0.9f, 0.25f, 1, 0, 1);
        s.rectBound(2, 0, 4, 1, 0.1f, 0.75f, 1, 0, 1);
        double[] depths = s.values(s.depthTexture(), 0);
        s.near(0.25, depths[0], 0, "depth where the shader's passes");
        s.near(0.5, depths[3], 0, "depth where the shader's fails");
        s.pixel(t, 1, 0, 64, 255, 0, 255, 1);
        s.pixel(t, 2, 0, 0, 0, 0, 0);
    }

    private static void fragDepthClamped(Scene s) {
        s.target(2, 1, Format.D32_FLOAT);
        state(s, true, CompareFunc.ALWAYS);
        bindDepthFromRed(s);
        s.rectBound(0, 0, 1, 1, 0.5f, -1, 0, 0, 1);
        s.rectBound(1, 0, 2, 1, 0.5f, 2, 0, 0, 1);
        double[] depths = s.values(s.depthTexture(), 0);
        s.near(0, depths[0], 0, "depth -1");
        s.near(1, depths[1], 0, "depth 2");
    }

    private static void discarded(Scene s) {
        Texture t = s.target(4, 4, Format.D32_FLOAT);
        state(s, true, CompareFunc.LESS);
        s.drawFullScreen(Shaders.fragment("checker", (f, b) -> {
            Value p = Shaders.pixel(f, b);
            Value sum = b.op(Op.IADD, b.extract(p, 0), b.extract(p, 1));
            Value odd = b.op(Op.IEQ, b.op(Op.IAND, sum, b.i32(1)), b.i32(1));
            b.effect(Op.DEMOTE_IF, 0, odd);
            return b.f32(1, 1, 1, 1);
        }));
        double[] depths = s.values(s.depthTexture(), 0);
        for (int i = 0; i < 16; i++) {
            boolean odd = (i % 4 + i / 4) % 2 == 1;
            int v = odd ? 0 : 255;
            s.pixel(t, i % 4, i / 4, v, v, v, v);
            s.that(depths[i] == 1 == odd, "depth of pixel " + i + " is " + depths[i]);
        }
    }

    /** The smallest step at depth 0.5 in D16 is 1/65535 or 1/65536; in floats 2^-24 of the primitive's exponent. */
    private static void bias(Scene s, float constant, float slope, float clamp) {
        if ((s.device.formatSupport(Format.D16_UNORM) & FormatSupport.DEPTH_STENCIL) == 0) Scene.skip("no D16_UNORM");
        s.target(2, 1, Format.D16_UNORM);
        state(s, true, CompareFunc.ALWAYS);
        s.rect(0, 0, 1, 1, 0.5f, 1, 1, 1, 1);
        RasterState.Builder r = s.raster();
        r.biasTriangles = true;
        r.biasConstant = constant;
        r.biasSlope = slope;
        r.biasClamp = clamp;
        s.raster(r);
        s.rect(1, 0, 2, 1, 0.5f, 1, 1, 1, 1);
        double[] depths = s.values(s.depthTexture(), 0);
        double expected = clamp == 0 ? constant / 65536 : Math.min(constant / 65536, clamp);
        s.near(expected, depths[1] - depths[0], 1.5 / 65535, "bias of " + constant + " steps");
    }

    private static void biasSlope(Scene s) {
        s.target(8, 8, Format.D32_FLOAT);
        state(s, true, CompareFunc.ALWAYS);
        float[] plane = plane(s.clipZ(0.25f), s.clipZ(0.75f), 1, 1);
        s.draw(Primitive.TRIANGLE_STRIP, plane);
        double[] before = s.values(s.depthTexture(), 0);
        RasterState.Builder r = s.raster();
        r.biasTriangles = true;
        r.biasSlope = 2;
        s.raster(r);
        s.draw(Primitive.TRIANGLE_STRIP, plane);
        double[] after = s.values(s.depthTexture(), 0);
        // 0.5 of depth over 8 pixels, twice
        for (int i = 0; i < 64; i++) s.near(2 * 0.5 / 8, after[i] - before[i], 1e-5, "slope bias of pixel " + i);
    }

    private static void biasUnscaled(Scene s) {
        s.target(2, 1, Format.D32_FLOAT);
        state(s, true, CompareFunc.ALWAYS);
        RasterState.Builder r = s.raster();
        r.biasTriangles = true;
        r.biasUnscaled = true;
        r.biasConstant = 0.125f;
        s.raster(r);
        s.fill(0.5f, 1, 1, 1, 1);
        s.near(0.625, s.values(s.depthTexture(), 0)[0], 1e-6, "depth");
    }

    private static void bounds(Scene s) {
        int n = DEPTHS.length;
        Texture t = s.target(n, 1, Format.D32_FLOAT);
        state(s, true, CompareFunc.ALWAYS);
        for (int x = 0; x < n; x++) s.rect(x, 0, x + 1, 1, DEPTHS[x], 0, 0, 1, 1);
        s.depthStencil(DepthStencilState.OFF.withDepthBounds(0.25f, 0.75f));
        s.fill(0.99f, 1, 0, 0, 1);
        for (int x = 0; x < n; x++) {
            boolean in = DEPTHS[x] >= 0.25f && DEPTHS[x] <= 0.75f;
            s.pixel(t, x, 0, in ? 255 : 0, 0, in ? 0 : 255, 255);
        }
    }

    private static void clamp(Scene s) {
        Texture t = s.target(2, 1, Format.D32_FLOAT);
        state(s, true, CompareFunc.ALWAYS);
        RasterState.Builder r = s.raster();
        r.depthClipNear = false;
        r.depthClipFar = false;
        s.raster(r);
        s.rect(0, 0, 1, 1, -0.5f, 1, 0, 0, 1);
        s.rect(1, 0, 2, 1, 1.5f, 0, 1, 0, 1);
        s.pixel(t, 0, 0, 255, 0, 0, 255);
        s.pixel(t, 1, 0, 0, 255, 0, 255);
        double[] depths = s.values(s.depthTexture(), 0);
        s.near(0, depths[0], 0, "depth below the range");
        s.near(1, depths[1], 0, "depth above the range");
    }

    private static void depthOnly(Scene s) {
        Texture d = s.texture(TextureDesc.of2d(Format.D32_FLOAT, 4, 4, Bind.DEPTH_STENCIL | Bind.SAMPLED));
        s.target(RenderTargets.of(List.of(), RenderTargets.Attachment.of(d)));
        s.context.clearDepthStencil(true, 1, false, 0, 0, null);
        state(s, true, CompareFunc.LESS);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.bind(s.shared("nothing", Shaders::nothing));
        s.rectBound(0, 0, 2, 4, 0.5f, 0, 0, 0, 0);
        double[] depths = s.values(d, 0);
        for (int i = 0; i < 16; i++) s.near(i % 4 < 2 ? 0.5 : 1, depths[i], 0, "depth of pixel " + i);
    }

    private static void perPixel(Scene s) {
        Texture t = s.target(16, 16, Format.D32_FLOAT);
        state(s, true, CompareFunc.LESS);
        for (int i = 0; i < 8; i++) {
            s.rect(i * 2, 0, i * 2 + 1, 16, 0.2f, 1, 0, 0, 1);
            s.rect(0, i * 2, 16, i * 2 + 1, 0.4f, 0, 1, 0, 1);
        }
        for (int i = 0; i < 256; i++) {
            int x = i % 16;
            int y = i / 16;
            boolean red = x % 2 == 0;
            boolean green = !red && y % 2 == 0;
            s.pixel(t, x, y, red ? 255 : 0, green ? 255 : 0, 0, red || green ? 255 : 0);
        }
    }
}
