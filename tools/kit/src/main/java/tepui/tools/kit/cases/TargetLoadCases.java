package tepui.tools.kit.cases;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Fragment shaders that read what their target holds. */
final class TargetLoadCases {
    private TargetLoadCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("targetLoad").needs("framebuffer fetch", c -> c.framebufferFetch);
        area.add("reads", TargetLoadCases::reads);
        area.add("missingComponents", TargetLoadCases::missing);
        area.add("storesAreNotSeen", TargetLoadCases::stores);
        area.add("discardedFragments", TargetLoadCases::discarded);
        area.add("eachOfSeveral", TargetLoadCases::several);
        area.add("outputArrays", TargetLoadCases::array);
        area.needsFormat(Format.R32G32B32A32_UINT, FormatSupport.COLOR_TARGET)
                .add("integers", TargetLoadCases::integers);
        area.needsFormat(Format.R8G8B8A8_SRGB, FormatSupport.COLOR_TARGET).add("srgbIsLinear", TargetLoadCases::srgb);
        area.needs("coherent framebuffer fetch", c -> c.framebufferFetchCoherent)
                .add("overlapsInOrder", TargetLoadCases::overlap);
        Area samples = area.needsFormat(Format.R8G8B8A8_UNORM, FormatSupport.COLOR_TARGET | FormatSupport.samples(4));
        samples.add("eachSample", s -> samples(s, true));
        samples.add("eachSampleWithoutMultisampling", s -> samples(s, false));
    }

    private interface Code {
        Value color(Builder b, Value stored);
    }

    /** A shader that makes the new colour from the stored one. */
    private static Shader shader(Type type, Code code) {
        return Shaders.effect(Stage.FRAGMENT, "target_load", (s, b) -> {
            Variable out = s.output("color", type, 0);
            out.unsigned = true;
            b.storeOutput(out, code.color(b, b.load(Op.LOAD_TARGET, out)));
        });
    }

    private static void reads(Scene s) {
        Texture t = s.target(4, 1);
        s.write(t, 0, new byte[] {0, 0, 0, 0, 100, 50, 20, 40, -56, -6, 10, -1, 20, 40, 60, 80});
        s.drawFullScreen(shader(
                Type.F32X4, (b, v) -> b.op(Op.FADD, b.op(Op.FMUL, v, b.splat(b.f32(0.5f), 4)), b.f32(0, 0, 0.2f, 0))));
        s.pixel(t, 0, 0, 0, 0, 51, 0, 1);
        s.pixel(t, 1, 0, 50, 25, 61, 20, 1);
        s.pixel(t, 2, 0, 100, 125, 56, 128, 1);
        s.pixel(t, 3, 0, 10, 20, 81, 40, 1);
    }

    private static void missing(Scene s) {
        if ((s.device.formatSupport(Format.R8G8_UNORM) & FormatSupport.COLOR_TARGET) == 0) Scene.skip("no R8G8_UNORM");
        Texture t = s.target(Format.R8G8_UNORM, 1, 1);
        s.write(t, 0, new byte[] {51, 102});
        s.drawFullScreen(shader(Type.F32X4, (b, v) -> b.vec(b.extract(v, 3), b.extract(v, 2), b.f32(0), b.f32(0))));
        byte[] is = s.read(t);
        s.equal(255, is[0] & 255, "alpha, which the target has not");
        s.equal(0, is[1] & 255, "blue, which the target has not");
    }

    private static void stores(Scene s) {
        Texture t = s.target(2, 2);
        s.context.clearColor(0, ClearColor.of(0.2f, 0.4f, 0.6f, 0.8f), null, 15);
        s.drawFullScreen(Shaders.effect(Stage.FRAGMENT, "stores_first", (sh, b) -> {
            Variable out = sh.output("color", Type.F32X4, 0);
            b.storeOutput(out, b.f32(1, 1, 1, 1));
            b.storeOutput(out, b.swizzle(b.load(Op.LOAD_TARGET, out), 1, 0, 3, 2));
        }));
        s.solid(t, 102, 51, 204, 153, 0);
    }

    private static void discarded(Scene s) {
        Texture t = s.target(4, 4);
        s.context.clearColor(0, ClearColor.of(0.2f, 0.4f, 0.6f, 0.8f), null, 15);
        s.drawFullScreen(Shaders.effect(Stage.FRAGMENT, "discards", (sh, b) -> {
            Variable out = sh.output("color", Type.F32X4, 0);
            Value v = b.load(Op.LOAD_TARGET, out);
            Value odd = b.op(Op.IEQ, b.op(Op.IAND, b.extract(Shaders.pixel(sh, b), 0), b.i32(1)), b.i32(1));
            b.effect(Op.DEMOTE_IF, 0, odd);
            b.storeOutput(out, b.op(Op.FADD, v, b.f32(0.2f, 0.2f, 0.2f, 0.2f)));
        }));
        for (int x = 0; x < 4; x++) {
            if ((x & 1) == 1) s.pixel(t, x, 2, 51, 102, 153, 204);
            else s.pixel(t, x, 2, 102, 153, 204, 255, 1);
        }
    }

    private static Texture[] two(Scene s) {
        if (s.caps.maxColorTargets < 2) Scene.skip("one colour target");
        Texture[] t = new Texture[2];
        for (int i = 0; i < 2; i++) {
            t[i] = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 2, 2, Bind.COLOR_TARGET));
        }
        List<RenderTargets.@Nullable Attachment> list =
                List.of(RenderTargets.Attachment.of(t[0]), RenderTargets.Attachment.of(t[1]));
        s.target(RenderTargets.of(list, null));
        s.context.clearColor(0, ClearColor.of(0.2f, 0, 0, 1), null, 15);
        s.context.clearColor(1, ClearColor.of(0, 0.4f, 0, 0), null, 15);
        return t;
    }

    private static void several(Scene s) {
        Texture[] t = two(s);
        s.drawFullScreen(Shaders.effect(Stage.FRAGMENT, "swaps", (sh, b) -> {
            Variable first = sh.output("first", Type.F32X4, 0);
            Variable second = sh.output("second", Type.F32X4, 1);
            Value a = b.load(Op.LOAD_TARGET, first);
            b.storeOutput(first, b.load(Op.LOAD_TARGET, second));
            b.storeOutput(second, a);
        }));
        s.solid(t[0], 0, 102, 0, 0, 0);
        s.solid(t[1], 51, 0, 0, 255, 0);
    }

    private static void array(Scene s) {
        Texture[] t = two(s);
        s.drawFullScreen(Shaders.effect(Stage.FRAGMENT, "array", (sh, b) -> {
            Variable out = new Variable(Variable.Mode.OUTPUT, "colors", Type.F32X4, 2);
            out.location = 0;
            sh.outputs.add(out);
            Value one = b.op(Op.IAND, b.op(Op.IOR, b.extract(Shaders.pixel(sh, b), 0), b.i32(1)), b.i32(1));
            Value v = b.load(Op.LOAD_TARGET, out, one);
            b.storeOutput(out, b.i32(0), v);
            b.storeOutput(out, b.i32(1), b.load(Op.LOAD_TARGET, out, b.i32(0)));
        }));
        s.solid(t[0], 0, 102, 0, 0, 0);
        s.solid(t[1], 51, 0, 0, 255, 0);
    }

    private static void integers(Scene s) {
        Texture t = s.target(Format.R32G32B32A32_UINT, 1, 1);
        s.context.clearColor(0, ClearColor.ofInts(7, -1, 0x12345678, 3), null, 15);
        s.drawFullScreen(shader(
                Type.I32X4, (b, v) -> b.op(Op.IADD, b.op(Op.IMUL, v, b.splat(b.i32(3), 4)), b.splat(b.i32(1), 4))));
        s.equal(new int[] {22, -2, 0x12345678 * 3 + 1, 10}, s.readInts(t), "texel");
    }

    private static void srgb(Scene s) {
        Texture t = s.target(Format.R8G8B8A8_SRGB, 1, 1);
        s.write(t, 0, new byte[] {(byte) 188, 0, (byte) 255, 100});
        s.drawFullScreen(shader(Type.F32X4, (b, v) -> b.op(Op.FMUL, v, b.splat(b.f32(1), 4))));
        byte[] is = s.read(t);
        int[] expected = {188, 0, 255, 100};
        for (int c = 0; c < 4; c++) s.near(expected[c], is[c] & 255, 1, "component " + c + ", read and written back");
    }

    /** Three triangles of one draw over each other. */
    private static void overlap(Scene s) {
        Texture t = s.target(16, 16);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.effect(Stage.FRAGMENT, "halves_and_adds", (sh, b) -> {
            Variable out = sh.output("color", Type.F32X4, 0);
            Value color = b.loadInput(Shaders.varying(sh, 0, Type.F32X4, tepui.ir.Interpolation.FLAT));
            Value old = b.op(Op.FMUL, b.load(Op.LOAD_TARGET, out), b.splat(b.f32(0.5f), 4));
            b.storeOutput(out, b.op(Op.FADD, old, color));
        }));
        float[] v = new float[3 * 8 * 3];
        float[][] colors = {{0.8f, 0, 0, 0.2f}, {0, 0.8f, 0, 0.2f}, {0, 0, 0.8f, 0.2f}};
        float[][] corners = {{-1, -1}, {3, -1}, {-1, 3}};
        for (int i = 0; i < 9; i++) {
            v[i * 8] = corners[i % 3][0];
            v[i * 8 + 1] = corners[i % 3][1];
            v[i * 8 + 3] = 1;
            System.arraycopy(colors[i / 3], 0, v, i * 8 + 4, 4);
        }
        s.drawBound(Primitive.TRIANGLES, v);
        s.solid(t, 51, 102, 204, 89, 2);
    }

    private static void samples(Scene s, boolean multisample) {
        Texture ms =
                s.texture(TextureDesc.multisample(Format.R8G8B8A8_UNORM, 4, 4, 4, Bind.COLOR_TARGET | Bind.SAMPLED));
        s.target(RenderTargets.of(ms));
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 1), null, 15);
        s.context.setSampleMask(5);
        s.fill(1, 1, 0, 1);
        s.context.setSampleMask(2);
        s.fill(0, 1, 1, 1);
        s.context.setSampleMask(-1);
        RasterState.Builder r = s.raster();
        r.multisample = multisample;
        s.raster(r);
        // samples hold 1, 1, 0; 0, 1, 1; 1, 1, 0; 0, 0, 0
        s.drawFullScreen(
                shader(Type.F32X4, (b, v) -> b.op(Op.FMUL, b.swizzle(v, 0, 2, 0, 3), b.swizzle(v, 1, 1, 2, 3))));
        Texture one = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET | Bind.SAMPLED));
        s.context.blit(Blit.whole(ms, one, SamplerState.Filter.NEAREST));
        s.solid(one, 128, 64, 0, 255, 1);
    }
}
