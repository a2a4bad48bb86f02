package tepui.tools.kit.cases;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.AdvancedBlending;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Blend equations that join whole colours: each of them, over colours with every alpha, in fixed-point and float targets. */
final class AdvancedBlendCases {
    /** Premultiplied. */
    private static final double[][] SOURCES = {
        {0.8, 0.4, 0.2, 1},
        {0.1, 0.6, 0.3, 0.7},
        {0, 0, 0, 0},
        {1, 1, 1, 1},
        {0.2, 0.2, 0.2, 0.4},
        {0, 0, 0.5, 0.5},
        {0.25, 0.7, 0, 1}
    };

    private static final int[][] STORED = {
        {51, 102, 204, 255},
        {100, 20, 60, 150},
        {0, 0, 0, 0},
        {255, 255, 255, 255},
        {64, 64, 64, 128},
        {90, 0, 0, 200},
        {10, 250, 130, 255}
    };

    private AdvancedBlendCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("advancedBlend").needs("advanced blend equations", c -> c.advancedBlend);
        for (AdvancedBlend e : AdvancedBlend.values()) {
            area.add("equation." + e, s -> check(s, e, Format.R8G8B8A8_UNORM, 1.01 / 255));
            area.needsFormat(Format.R32G32B32A32_FLOAT, FormatSupport.COLOR_TARGET | FormatSupport.BLENDED)
                    .add("floats." + e, s -> check(s, e, Format.R32G32B32A32_FLOAT, 1e-5));
        }
        area.add("termsDoNotCount", AdvancedBlendCases::terms);
        area.add("writeMaskCounts", AdvancedBlendCases::mask);
        area.add("otherAttachmentsAreReplaced", AdvancedBlendCases::others);
        area.needs("coherent advanced blending", c -> c.advancedBlendCoherent)
                .add("overlapsInOrder", AdvancedBlendCases::overlap);
        area.needsFormat(Format.R8G8B8A8_UNORM, FormatSupport.COLOR_TARGET | FormatSupport.SAMPLES_4)
                .add("samples", AdvancedBlendCases::samples);
    }

    private static void check(Scene s, AdvancedBlend e, Format format, double tolerance) {
        Texture t = s.target(format, STORED.length, SOURCES.length);
        for (int x = 0; x < STORED.length; x++) {
            int[] c = STORED[x];
            s.rect(x, 0, x + 1, SOURCES.length, 0, c[0] / 255f, c[1] / 255f, c[2] / 255f, c[3] / 255f);
        }
        s.blend(BlendState.of(e));
        for (int y = 0; y < SOURCES.length; y++) {
            double[] c = SOURCES[y];
            s.rect(0, y, STORED.length, y + 1, 0, (float) c[0], (float) c[1], (float) c[2], (float) c[3]);
        }
        byte[] is = s.read(t);
        for (int y = 0; y < SOURCES.length; y++) {
            for (int x = 0; x < STORED.length; x++) {
                double[] dst = new double[4];
                for (int i = 0; i < 4; i++) dst[i] = STORED[x][i] / 255.0;
                double[] expected = AdvancedBlending.blend(e, SOURCES[y], dst);
                double[] actual = Texels.decode(format, is, (y * STORED.length + x) * format.blockBytes());
                for (int i = 0; i < 4; i++) {
                    double wanted = format.isNormalized() ? Math.clamp(expected[i], 0, 1) : expected[i];
                    s.near(wanted, actual[i], tolerance, "component " + i + " of source " + y + " over " + x);
                }
            }
        }
    }

    private static BlendState.Target target(boolean enabled, int mask) {
        BlendState.Term add =
                new BlendState.Term(BlendState.Equation.ADD, BlendState.Factor.ZERO, BlendState.Factor.ONE);
        return new BlendState.Target(enabled, add, add, mask);
    }

    private static void terms(Scene s) {
        Texture t = s.target(2, 2);
        s.context.clearColor(0, ClearColor.of(0.5f, 1, 0.2f, 1), null, 15);
        s.blend(new BlendState(List.of(target(true, 15)), false, false, false, null, AdvancedBlend.MULTIPLY));
        s.fill(1, 0.5f, 1, 1);
        s.solid(t, 128, 128, 51, 255, 1);
    }

    private static void mask(Scene s) {
        Texture t = s.target(2, 2);
        s.context.clearColor(0, ClearColor.of(0.5f, 1, 0.2f, 1), null, 15);
        s.blend(new BlendState(List.of(target(false, 2)), false, false, false, null, AdvancedBlend.MULTIPLY));
        s.fill(0.1f, 0.5f, 0.1f, 1);
        s.solid(t, 128, 128, 51, 255, 1);
    }

    private static void others(Scene s) {
        if (s.caps.maxColorTargets < 2) Scene.skip("one colour target");
        Texture a = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 2, 2, Bind.COLOR_TARGET));
        Texture b = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 2, 2, Bind.COLOR_TARGET));
        List<RenderTargets.@Nullable Attachment> list =
                List.of(RenderTargets.Attachment.of(a), RenderTargets.Attachment.of(b));
        s.target(RenderTargets.of(list, null));
        for (int i = 0; i < 2; i++) s.context.clearColor(i, ClearColor.of(0.5f, 0.5f, 0.5f, 1), null, 15);
        s.blend(BlendState.of(AdvancedBlend.MULTIPLY));
        s.drawFullScreen(Shaders.effect(Stage.FRAGMENT, "both", (sh, c) -> {
            for (int i = 0; i < 2; i++) c.storeOutput(sh.output("c" + i, Type.F32X4, i), c.f32(0.4f, 1, 0, 1));
        }));
        s.solid(a, 51, 128, 0, 255, 1);
        s.solid(b, 102, 255, 0, 255, 1);
    }

    private static void overlap(Scene s) {
        Texture t = s.target(4, 4);
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 1), null, 15);
        s.blend(BlendState.of(AdvancedBlend.SCREEN));
        double v = 0;
        for (int i = 0; i < 3; i++) {
            s.fill(0.25f, 0.25f, 0.25f, 1);
            v = v + 0.25 - v * 0.25;
        }
        int e = (int) Math.round(v * 255);
        s.solid(t, e, e, e, 255, 2);
    }

    private static void samples(Scene s) {
        Texture ms =
                s.texture(TextureDesc.multisample(Format.R8G8B8A8_UNORM, 4, 4, 4, Bind.COLOR_TARGET | Bind.SAMPLED));
        s.target(RenderTargets.of(ms));
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 1), null, 15);
        s.context.setSampleMask(1);
        s.fill(1, 1, 1, 1);
        s.context.setSampleMask(-1);
        s.blend(BlendState.of(AdvancedBlend.DIFFERENCE));
        s.fill(1, 1, 1, 1);
        Texture one = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET | Bind.SAMPLED));
        s.context.blit(tepui.pipe.Blit.whole(ms, one, tepui.pipe.SamplerState.Filter.NEAREST));
        s.solid(one, 191, 191, 191, 255, 1);
    }
}
