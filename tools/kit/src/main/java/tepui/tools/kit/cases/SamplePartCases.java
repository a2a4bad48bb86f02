package tepui.tools.kit.cases;

import java.util.List;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
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

/** Parts of textures with several samples: clears of a box, copies of some channels or of depth without stencil. */
final class SamplePartCases {
    private static final int SIZE = 16;

    private SamplePartCases() {}

    static void addTo(Kit kit) {
        for (int n : new int[] {2, 4, 8, 16}) {
            String of = "." + n;
            Area area = kit.area("multisample")
                    .needs(n + " samples", c -> c.maxSamples >= n)
                    .needsFormat(Format.R8G8B8A8_UNORM, FormatSupport.samples(n));
            area.add("clearPart" + of, s -> clear(s, n));
            area.add("copyOfChannels" + of, s -> channels(s, n));
            area.needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL | FormatSupport.samples(n))
                    .add("clearPartOfDepth" + of, s -> clearOfDepth(s, n));
            area.needsFormat(Format.D32_FLOAT_S8_UINT, FormatSupport.DEPTH_STENCIL | FormatSupport.samples(n))
                    .add("copyOfDepth" + of, s -> depth(s, n));
        }
    }

    /** While something else is the target, and stays it. */
    private static void clear(Scene s, int n) {
        Texture ms = MultisampleCases.target(s, n);
        Texture other = s.target(SIZE, SIZE);
        s.context.clearTexture(ms, 0, Box.of2d(4, 0, 8, SIZE), ClearColor.of(0, 1, 0, 1));
        s.fill(1, 0, 0, 1);
        s.solid(other, 255, 0, 0, 255, 0);
        byte[] read = s.read(MultisampleCases.resolved(s, ms));
        for (int x = 0; x < SIZE; x++) s.equal(x >= 4 && x < 12 ? 255 : 0, read[4 * x + 1] & 255, "green at " + x);
    }

    private static void clearOfDepth(Scene s, int n) {
        Texture ms = s.texture(TextureDesc.multisample(Format.D32_FLOAT, 4, 4, n, Bind.DEPTH_STENCIL));
        s.context.clearDepthTexture(ms, 0, Box.of2d(0, 0, 4, 4), true, 1, false, 0);
        s.context.clearDepthTexture(ms, 0, Box.of2d(0, 0, 2, 4), true, 0.25, false, 0);
        Texture single = s.texture(TextureDesc.of2d(Format.D32_FLOAT, 4, 4, Bind.DEPTH_STENCIL | Bind.SAMPLED));
        s.context.blit(Blit.whole(ms, single, SamplerState.Filter.NEAREST));
        for (int i = 0; i < 16; i++) s.near(i % 4 < 2 ? 0.25 : 1, s.values(single, 0)[i], 1e-6, "depth " + i);
    }

    /** A copy that keeps samples apart. */
    private static Blit copy(Texture from, Texture to, int mask) {
        TextureDesc d = from.desc();
        Box all = Box.of2d(0, 0, d.width(), d.height());
        return new Blit(from, d.format(), 0, all, to, d.format(), 0, all, mask, SamplerState.Filter.NEAREST, null);
    }

    /** Red of half of the samples is copied: copied again, only red is there, and of as many. */
    private static void channels(Scene s, int n) {
        Texture from = MultisampleCases.target(s, n);
        s.context.setSampleMask((1 << n / 2) - 1);
        s.fill(1, 1, 1, 1);
        s.context.setSampleMask(-1);
        Texture to = MultisampleCases.target(s, n);
        s.context.blit(copy(from, to, 1));
        // What covers the samples that have red leaves none.
        s.context.setSampleMask((1 << n / 2) - 1);
        s.fill(0, 1, 0, 1);
        s.context.setSampleMask(-1);
        s.solid(MultisampleCases.resolved(s, to), 0, 128, 0, 128, 1);
    }

    /** Each sample has a depth of its own: what is behind half of them shows in the other half. */
    private static void depth(Scene s, int n) {
        TextureDesc d =
                TextureDesc.multisample(Format.D32_FLOAT_S8_UINT, SIZE, SIZE, n, Bind.DEPTH_STENCIL | Bind.SAMPLED);
        Texture from = s.texture(d);
        s.target(RenderTargets.of(List.of(), RenderTargets.Attachment.of(from)));
        s.context.clearDepthStencil(true, 1, true, 5, 255, null);
        s.depthStencil(DepthStencilState.depth(true, true, CompareFunc.ALWAYS));
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.bind(s.shared("nothing", Shaders::nothing));
        for (int i = 0; i < n; i++) {
            s.context.setSampleMask(1 << i);
            s.rectBound(0, 0, SIZE, SIZE, (i + 0.5f) / n, 0, 0, 0, 0);
        }
        s.context.setSampleMask(-1);
        Texture to = s.texture(d);
        s.context.clearDepthTexture(to, 0, Box.of2d(0, 0, SIZE, SIZE), true, 0, true, 3);
        s.context.blit(copy(from, to, Blit.DEPTH));
        Texture color = MultisampleCases.target(s, n);
        s.target(RenderTargets.of(color, to));
        s.depthStencil(DepthStencilState.depth(true, false, CompareFunc.LESS));
        s.fill(0.5f, 0, 1, 0, 1);
        s.solid(MultisampleCases.resolved(s, color), 0, 128, 0, 128, 1);
    }
}
