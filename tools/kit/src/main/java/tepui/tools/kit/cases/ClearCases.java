package tepui.tools.kit.cases;

import java.util.List;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.image.Image;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/** Clears of targets, textures and buffers: whole, in part, masked, by layer, as integers. */
final class ClearCases {
    private ClearCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("clear");
        area.add("color", s -> {
            Texture t = s.target(5, 3);
            s.context.clearColor(0, ClearColor.of(1, 0.5f, 0.25f, 0), null, 15);
            s.solid(t, 255, 128, 64, 0, 1);
        });
        area.add("isClamped", s -> {
            Texture t = s.target(2, 2);
            s.context.clearColor(0, ClearColor.of(2, -1, 0, 100), null, 15);
            s.solid(t, 255, 0, 0, 255, 0);
        });
        for (int m = 0; m < 16; m++) {
            int mask = m;
            area.add("mask." + m, s -> {
                Texture t = s.target(2, 2);
                s.context.clearColor(0, ClearColor.of(0.2f, 0.4f, 0.6f, 0.8f), null, 15);
                s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, mask);
                s.solid(
                        t,
                        (mask & 1) != 0 ? 255 : 51,
                        (mask & 2) != 0 ? 255 : 102,
                        (mask & 4) != 0 ? 255 : 153,
                        (mask & 8) != 0 ? 255 : 204,
                        0);
            });
        }
        Area partial = area.needs("partial clears", c -> c.partialClear);
        partial.add("area", ClearCases::area);
        partial.add("areaAndMask", ClearCases::areaAndMask);
        partial.add("depthArea", ClearCases::depthArea);
        partial.add("areaReachesOverTheEdge", ClearCases::overTheEdge);
        area.add("ignoresScissorAndViewport", ClearCases::ignoresScissor);
        area.add("betweenDraws", ClearCases::betweenDraws);
        area.add("eachTargetApart", ClearCases::targets);
        area.add("layers", ClearCases::layers);
        for (Format f : new Format[] {Format.R32G32B32A32_UINT, Format.R8G8B8A8_UINT, Format.R16G16B16A16_UINT}) {
            area.needsFormat(f, FormatSupport.COLOR_TARGET).add("unsigned." + f, s -> integers(s, f, 3, 200, 7, 255));
        }
        for (Format f : new Format[] {Format.R32G32B32A32_SINT, Format.R8G8B8A8_SINT, Format.R16G16B16A16_SINT}) {
            area.needsFormat(f, FormatSupport.COLOR_TARGET).add("signed." + f, s -> integers(s, f, -3, 100, -128, 127));
        }
        area.needsFormat(Format.R32_UINT, FormatSupport.COLOR_TARGET).add("allBitsOfAnInteger", s -> {
            Texture t = s.target(Format.R32_UINT, 2, 1);
            s.context.clearColor(0, ClearColor.ofInts(0xdeadbeef, 0, 0, 0), null, 15);
            s.equal(new int[] {0xdeadbeef, 0xdeadbeef}, s.readInts(t), "texels");
        });
        area.add("texture", ClearCases::texture);
        area.add("textureLevelAndBox", ClearCases::textureBox);
        area.needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL).add("depthTexture", ClearCases::depthTexture);
        for (Format f : new Format[] {Format.D16_UNORM, Format.D32_FLOAT}) {
            area.needsFormat(f, FormatSupport.DEPTH_STENCIL).add("depthIsClamped." + f, s -> clampedDepth(s, f));
        }
        area.needsFormat(Format.D24_UNORM_S8_UINT, FormatSupport.DEPTH_STENCIL)
                .add("depthAndStencilApart", ClearCases::depthAndStencil);
        Area buffers = area.needs("buffer clears", c -> c.bufferClear);
        for (int n : new int[] {1, 2, 4, 8, 12, 16}) {
            buffers.add("bufferPattern." + n, s -> buffer(s, n));
        }
    }

    private static int inside(int x, int y, Box b) {
        return x >= b.x() && y >= b.y() && x < b.x() + b.width() && y < b.y() + b.height() ? 255 : 0;
    }

    private static void area(Scene s) {
        Texture t = s.target(40, 30);
        Box box = Box.of2d(3, 5, 17, 11);
        s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), box, 15);
        Image e = Image.blank(40, 30);
        for (int y = 0; y < 30; y++) {
            for (int x = 0; x < 40; x++) e.pixel(x, y, inside(x, y, box) == 0 ? 0 : -1);
        }
        s.image(e, t, 0);
    }

    private static void areaAndMask(Scene s) {
        Texture t = s.target(8, 8);
        Box box = Box.of2d(0, 4, 8, 2);
        s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), box, 5);
        for (int y = 0; y < 8; y++) {
            int v = inside(0, y, box);
            s.pixel(t, 2, y, v, 0, v, 0);
        }
    }

    private static void overTheEdge(Scene s) {
        Texture t = s.target(8, 8);
        s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), Box.of2d(6, 6, 2, 2), 15);
        s.context.clearColor(0, ClearColor.of(0, 1, 0, 1), Box.of2d(0, 0, 0, 8), 15);
        s.pixel(t, 0, 0, 0, 0, 0, 0);
        s.pixel(t, 5, 6, 0, 0, 0, 0);
        s.pixel(t, 6, 6, 255, 255, 255, 255);
        s.pixel(t, 7, 7, 255, 255, 255, 255);
    }

    private static void depthArea(Scene s) {
        if ((s.device.formatSupport(Format.D32_FLOAT) & FormatSupport.DEPTH_STENCIL) == 0) Scene.skip("no D32_FLOAT");
        s.target(8, 8, Format.D32_FLOAT);
        Box box = Box.of2d(2, 3, 4, 5);
        s.context.clearDepthStencil(true, 0.25, false, 0, 0, box);
        double[] d = s.values(s.depthTexture(), 0);
        for (int i = 0; i < 64; i++) s.near(inside(i % 8, i / 8, box) == 0 ? 1 : 0.25, d[i], 0, "depth of pixel " + i);
    }

    private static void ignoresScissor(Scene s) {
        Texture t = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.scissor = true;
        s.raster(r);
        s.context.setScissor(0, 2, 2, 2, 2);
        s.context.setViewport(0, 1, 1, 3, 3, 0, 1);
        s.context.clearColor(0, ClearColor.of(0, 0, 1, 1), null, 15);
        s.solid(t, 0, 0, 255, 255, 0);
    }

    private static void betweenDraws(Scene s) {
        Texture t = s.target(8, 8);
        s.fill(1, 0, 0, 1);
        s.context.clearColor(0, ClearColor.of(0, 1, 0, 1), null, 15);
        s.rect(0, 0, 4, 8, 0, 0, 0, 1, 1);
        for (int x = 0; x < 8; x++) s.pixel(t, x, 3, 0, x < 4 ? 0 : 255, x < 4 ? 255 : 0, 255);
    }

    private static void targets(Scene s) {
        if (s.caps.maxColorTargets < 2) Scene.skip("the device has one colour target");
        Texture a = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET));
        Texture b = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET));
        s.target(RenderTargets.of(List.of(RenderTargets.Attachment.of(a), RenderTargets.Attachment.of(b)), null));
        s.context.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
        s.context.clearColor(1, ClearColor.of(0, 1, 0, 1), null, 15);
        s.solid(a, 255, 0, 0, 255, 0);
        s.solid(b, 0, 255, 0, 255, 0);
    }

    private static void layers(Scene s) {
        Texture t = s.texture(new TextureDesc(
                TextureShape.D2_ARRAY,
                Format.R8G8B8A8_UNORM,
                4,
                4,
                1,
                4,
                1,
                1,
                Bind.COLOR_TARGET | Bind.SAMPLED,
                Usage.DEFAULT));
        for (int i = 0; i < 4; i++) {
            s.target(RenderTargets.of(List.of(new RenderTargets.Attachment(t, Format.R8G8B8A8_UNORM, 0, i, 1)), null));
            s.context.clearColor(0, ClearColor.of(i / 5f, 0, 0, 1), null, 15);
        }
        for (int i = 0; i < 4; i++) s.equal(i * 51L, s.read(t, 0, new Box(0, 0, i, 1, 1, 1))[0] & 255, "layer " + i);
        s.target(RenderTargets.of(List.of(new RenderTargets.Attachment(t, Format.R8G8B8A8_UNORM, 0, 1, 2)), null));
        s.context.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
        int[] expected = {0, 255, 255, 153};
        for (int i = 0; i < 4; i++) {
            s.equal(
                    expected[i],
                    s.read(t, 0, new Box(3, 3, i, 1, 1, 1))[0] & 255,
                    "layer after the second clear, " + i);
        }
    }

    private static void integers(Scene s, Format f, int r, int g, int b, int a) {
        Texture t = s.target(f, 3, 3);
        s.context.clearColor(0, ClearColor.ofInts(r, g, b, a), null, 15);
        int[] expected = {r, g, b, a};
        byte[] data = s.read(t);
        for (int i = 0; i < 4; i++) {
            double v = Texels.decode(f, data, 4 * f.blockBytes())[i];
            s.near(expected[i], v, 0, "component " + i);
        }
    }

    private static void texture(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 6, 5, Bind.SAMPLED | Bind.COLOR_TARGET));
        s.context.clearTexture(t, 0, Scene.level(t, 0), ClearColor.of(0.2f, 0.4f, 0.6f, 0.8f));
        s.solid(t, 51, 102, 153, 204, 0);
    }

    private static void textureBox(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.SAMPLED | Bind.COLOR_TARGET)
                .withLevels(3));
        for (int l = 0; l < 3; l++) s.context.clearTexture(t, l, Scene.level(t, l), ClearColor.of(0, 0, 0, 0));
        s.context.clearTexture(t, 1, Box.of2d(2, 3, 4, 5), ClearColor.of(1, 0, 1, 1));
        byte[] data = s.read(t, 1, Scene.level(t, 1));
        for (int i = 0; i < 64; i++) {
            int expected = inside(i % 8, i / 8, Box.of2d(2, 3, 4, 5));
            s.equal(expected, data[i * 4] & 255, "texel " + i + " of level 1");
        }
        for (byte v : s.read(t, 0, Scene.level(t, 0))) s.equal(0, v, "a byte of level 0");
        for (byte v : s.read(t, 2, Scene.level(t, 2))) s.equal(0, v, "a byte of level 2");
    }

    private static void depthTexture(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.D32_FLOAT, 8, 8, Bind.DEPTH_STENCIL | Bind.SAMPLED));
        s.context.clearDepthTexture(t, 0, Scene.level(t, 0), true, 1, false, 0);
        s.context.clearDepthTexture(t, 0, Box.of2d(1, 1, 2, 2), true, 0.125, false, 0);
        double[] d = s.values(t, 0);
        for (int i = 0; i < 64; i++) {
            s.near(inside(i % 8, i / 8, Box.of2d(1, 1, 2, 2)) == 0 ? 1 : 0.125, d[i], 0, "depth of texel " + i);
        }
    }

    /** Depths outside of 0 to 1, and no numbers, by each kind of clear. */
    private static void clampedDepth(Scene s, Format f) {
        double[] values = {-0.5, 1.5, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NaN, -0.0};
        double[] expected = {0, 1, 0, 1, 0, 0};
        s.target(4, 4, f);
        Texture t = s.depthTexture();
        for (int i = 0; i < values.length; i++) {
            double other = 1 - expected[i];
            s.context.clearDepthStencil(true, other, false, 0, 0, null);
            s.context.clearDepthStencil(true, values[i], false, 0, 0, null);
            for (double d : s.values(t, 0)) s.near(expected[i], d, 0, "target cleared to " + values[i]);
            s.context.clearDepthStencil(true, other, false, 0, 0, null);
            s.context.clearDepthTexture(t, 0, Scene.level(t, 0), true, values[i], false, 0);
            for (double d : s.values(t, 0)) s.near(expected[i], d, 0, "texture cleared to " + values[i]);
            s.context.clearDepthTexture(t, 0, Scene.level(t, 0), true, other, false, 0);
            s.context.clearDepthTexture(t, 0, Box.of2d(1, 1, 2, 2), true, values[i], false, 0);
            double[] d = s.values(t, 0);
            for (int p = 0; p < 16; p++) {
                boolean in = inside(p % 4, p / 4, Box.of2d(1, 1, 2, 2)) != 0;
                s.near(in ? expected[i] : other, d[p], 0, "box cleared to " + values[i] + ", texel " + p);
            }
        }
    }

    private static void depthAndStencil(Scene s) {
        s.target(4, 4, Format.D24_UNORM_S8_UINT);
        s.context.clearDepthStencil(true, 0, true, 0x11, 255, null);
        s.context.clearDepthStencil(true, 1, false, 0x22, 255, null);
        byte[] d = s.read(s.depthTexture());
        s.equal(0x11, d[3], "stencil after a clear of depth");
        s.equal(0xff, d[0] & 255, "low depth byte");
        s.context.clearDepthStencil(false, 0, true, 0x22, 255, null);
        d = s.read(s.depthTexture());
        s.equal(0x22, d[3], "stencil");
        s.equal(0xff, d[2] & 255, "high depth byte after a clear of stencil");
    }

    private static void buffer(Scene s, int bytes) {
        Buffer b = s.bytes(Bind.ANY_BUFFER, new byte[bytes * 10]);
        byte[] pattern = new byte[bytes];
        for (int i = 0; i < bytes; i++) pattern[i] = (byte) (i * 17 + 1);
        s.context.clearBuffer(b, bytes * 2L, bytes * 5L, pattern);
        byte[] expected = new byte[bytes * 10];
        for (int i = bytes * 2; i < bytes * 7; i++) expected[i] = pattern[i % bytes];
        s.equal(expected, s.read(b), "buffer");
    }
}
