package tepui.tools.kit.cases;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Sampling;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/** Copies that scale, mirror, filter, convert and are masked or scissored. */
final class BlitCases {
    private BlitCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("blit");
        int[][] boxes = {
            {0, 0, 8, 8, 0, 0, 8, 8},
            {1, 2, 5, 4, 3, 1, 5, 4},
            {0, 0, 8, 8, 0, 0, 16, 16},
            {0, 0, 8, 8, 2, 3, 4, 4},
            {8, 0, -8, 8, 0, 0, 8, 8},
            {0, 8, 8, -8, 0, 0, 8, 8},
            {0, 0, 8, 8, 12, 12, -8, -8},
            {8, 8, -8, -8, 0, 0, 16, 16},
            {2, 2, 4, 4, 1, 1, 12, 8},
            {0, 0, 8, 8, -4, -4, 24, 24}
        };
        for (int i = 0; i < boxes.length; i++) {
            int[] b = boxes[i];
            area.add("nearest." + i, s -> scaled(s, b, Filter.NEAREST, Blit.COLOR, null));
            if (b[0] == 0 && b[2] == 8) area.add("linear." + i, s -> scaled(s, b, Filter.LINEAR, Blit.COLOR, null));
        }
        int[] whole = {0, 0, 8, 8, 0, 0, 16, 16};
        for (int m : new int[] {1, 2, 4, 8, 5, 14}) {
            area.add("mask." + m, s -> scaled(s, whole, Filter.NEAREST, m, null));
        }
        area.add("scissor", s -> scaled(s, whole, Filter.NEAREST, Blit.COLOR, Box.of2d(3, 2, 7, 9)));
        area.add("emptyScissor", s -> scaled(s, whole, Filter.NEAREST, Blit.COLOR, Box.of2d(3, 2, 0, 9)));
        Format[][] conversions = {
            {Format.R8G8B8A8_UNORM, Format.B8G8R8A8_UNORM}, {Format.B8G8R8A8_UNORM, Format.R8G8B8A8_UNORM},
            {Format.R8G8B8A8_UNORM, Format.R16G16B16A16_FLOAT}, {Format.R32G32B32A32_FLOAT, Format.R8G8B8A8_UNORM},
            {Format.R8G8B8A8_SRGB, Format.R8G8B8A8_UNORM}, {Format.R8G8B8A8_UNORM, Format.R8G8B8A8_SRGB},
            {Format.R8_UNORM, Format.R8G8B8A8_UNORM}, {Format.R10G10B10A2_UNORM, Format.R8G8B8A8_UNORM},
            {Format.B5G6R5_UNORM, Format.R8G8B8A8_UNORM}, {Format.R8G8B8A8_UNORM, Format.B5G6R5_UNORM}
        };
        for (Format[] f : conversions) {
            area.needsFormat(f[0], FormatSupport.BLIT_SOURCE | FormatSupport.SAMPLED)
                    .needsFormat(f[1], FormatSupport.BLIT_TARGET | FormatSupport.COLOR_TARGET)
                    .add("convert." + f[0] + "." + f[1], s -> convert(s, f[0], f[1]));
        }
        area.add("integers", BlitCases::integers);
        area.add("layers", BlitCases::layers);
        area.add("levels", BlitCases::levels);
        area.add("ignoresState", BlitCases::ignoresState);
        area.add("leavesStateAlone", BlitCases::leavesState);
        Area depth = area.needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL);
        depth.add("depth", BlitCases::depth);
        area.needsFormat(Format.D24_UNORM_S8_UINT, FormatSupport.DEPTH_STENCIL)
                .add("stencilAlone", s -> depthStencil(s, Blit.STENCIL));
        area.needsFormat(Format.D24_UNORM_S8_UINT, FormatSupport.DEPTH_STENCIL)
                .add("depthAlone", s -> depthStencil(s, Blit.DEPTH));
    }

    private static Texture plane(Scene s, Format f, int w, int h) {
        return s.texture(TextureDesc.of2d(f, w, h, Bind.SAMPLED | Bind.COLOR_TARGET));
    }

    private static byte[] random(int n, int seed) {
        byte[] data = new byte[n];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static void scaled(Scene s, int[] b, Filter filter, int mask, @Nullable Box scissor) {
        byte[] a = random(8 * 8 * 4, 1);
        byte[] before = random(16 * 16 * 4, 2);
        Texture from = plane(s, Format.R8G8B8A8_UNORM, 8, 8);
        Texture to = plane(s, Format.R8G8B8A8_UNORM, 16, 16);
        s.write(from, 0, a);
        s.write(to, 0, before);
        s.context.blit(new Blit(
                from,
                Format.R8G8B8A8_UNORM,
                0,
                Box.of2d(b[0], b[1], b[2], b[3]),
                to,
                Format.R8G8B8A8_UNORM,
                0,
                Box.of2d(b[4], b[5], b[6], b[7]),
                mask,
                filter,
                scissor));
        byte[] is = s.read(to);
        for (int i = 0; i < is.length; i++) {
            int x = i / 4 % 16;
            int y = i / 4 / 16;
            int c = i % 4;
            double u = (x + 0.5 - b[4]) / b[6];
            double v = (y + 0.5 - b[5]) / b[7];
            boolean inside = u > 0 && u < 1 && v > 0 && v < 1 && (mask >> c & 1) != 0;
            if (scissor != null) {
                inside &= x >= scissor.x()
                        && y >= scissor.y()
                        && x < scissor.x() + scissor.width()
                        && y < scissor.y() + scissor.height();
            }
            String what = "byte " + c + " of texel " + x + "," + y;
            if (!inside) {
                s.equal(before[i] & 255, is[i] & 255, what + ", which is outside");
                continue;
            }
            double su = b[0] + u * b[2];
            double sv = b[1] + v * b[3];
            if (filter == Filter.NEAREST) {
                s.equal(a[((int) sv * 8 + (int) su) * 4 + c] & 255, is[i] & 255, what);
            } else {
                double[] texels = new double[64];
                for (int k = 0; k < 64; k++) texels[k] = a[k * 4 + c] & 255;
                double e = Sampling.bilinear(Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_EDGE, texels, 8, 8, 0, su / 8, sv / 8);
                s.near(e, is[i] & 255, 2, what);
            }
        }
    }

    private static void convert(Scene s, Format f, Format g) {
        byte[] a = FormatCases.texels(f, 8, 4, 3);
        Texture from = s.texture(TextureDesc.of2d(f, 8, 4, Bind.SAMPLED));
        Texture to = plane(s, g, 8, 4);
        s.write(from, 0, a);
        s.context.blit(Blit.whole(from, to, Filter.NEAREST));
        byte[] is = s.read(to);
        for (int i = 0; i < 32; i++) {
            double[] e = Texels.decode(f, a, i * f.blockBytes());
            for (int c = 0; c < 4; c++) {
                Format.Channel channel = g.channel(c);
                if (channel == null) continue;
                double v = Texels.clamp(g, channel, e[c]);
                boolean encoded = g.isSrgb() && c < 3;
                if (encoded) v = Texels.toSrgb(v);
                double stored = Texels.number(
                        g, channel, Texels.bits(is, i * g.blockBytes() + 0, channel.offset(), channel.bits()));
                double tolerance =
                        encoded ? 0.75 / 255 : Texels.tolerance(g, channel, v) + (f.isSrgb() ? 0.6 / 255 : 0);
                s.near(v, stored, tolerance, "component " + c + " of texel " + i);
            }
        }
    }

    private static void integers(Scene s) {
        Texture from = plane(s, Format.R32G32B32A32_UINT, 2, 2);
        Texture to = plane(s, Format.R32G32B32A32_UINT, 4, 2);
        int[] data = {-1, 2, 3, 4, 5, 6, 7, 8, 0x80000000, 10, 11, 12, 13, 14, 15, 16};
        ByteBuffer bytes = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        for (int v : data) bytes.putInt(v);
        s.write(from, 0, bytes.array());
        s.context.blit(Blit.whole(from, to, Filter.NEAREST));
        int[] is = s.readInts(to);
        for (int i = 0; i < 32; i++) {
            int x = i / 4 % 4 / 2;
            int y = i / 16;
            s.equal(data[(y * 2 + x) * 4 + i % 4], is[i], "word " + i);
        }
    }

    private static void layers(Scene s) {
        TextureDesc d = new TextureDesc(
                TextureShape.D2_ARRAY,
                Format.R8G8B8A8_UNORM,
                4,
                4,
                1,
                4,
                1,
                1,
                Bind.SAMPLED | Bind.COLOR_TARGET,
                Usage.DEFAULT);
        Texture from = s.texture(d);
        Texture to = s.texture(d);
        byte[] a = random(4 * 4 * 4 * 4, 5);
        s.write(from, 0, a);
        s.write(to, 0, new byte[a.length]);
        s.context.blit(new Blit(
                from,
                d.format(),
                0,
                new Box(0, 0, 1, 4, 4, 2),
                to,
                d.format(),
                0,
                new Box(0, 0, 2, 4, 4, 2),
                Blit.COLOR,
                Filter.NEAREST,
                null));
        byte[] e = new byte[a.length];
        System.arraycopy(a, 64, e, 128, 128);
        s.equal(e, s.read(to, 0, Scene.level(to, 0)), "layers");
    }

    private static void levels(Scene s) {
        TextureDesc d = TextureDesc.of2d(Format.R8G8B8A8_UNORM, 8, 8, Bind.SAMPLED | Bind.COLOR_TARGET)
                .withLevels(2);
        Texture t = s.texture(d);
        byte[] a = random(256, 5);
        s.write(t, 0, a);
        s.context.blit(new Blit(
                t,
                d.format(),
                0,
                Box.of2d(0, 0, 8, 8),
                t,
                d.format(),
                1,
                Box.of2d(0, 0, 4, 4),
                Blit.COLOR,
                Filter.LINEAR,
                null));
        byte[] is = s.read(t, 1, Scene.level(t, 1));
        for (int i = 0; i < 64; i++) {
            int at = (i / 16 * 2 * 8 + i / 4 % 4 * 2) * 4 + i % 4;
            int sum = (a[at] & 255) + (a[at + 4] & 255) + (a[at + 32] & 255) + (a[at + 36] & 255);
            s.near(sum / 4.0, is[i] & 255, 1, "byte " + i + " of level 1");
        }
    }

    private static void ignoresState(Scene s) {
        Texture bound = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.scissor = true;
        r.discard = true;
        s.raster(r);
        s.context.setScissor(0, 0, 0, 1, 1);
        s.blend(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ZERO, BlendState.Factor.ZERO));
        s.context.setSampleMask(0);
        Texture from = plane(s, Format.R8G8B8A8_UNORM, 4, 4);
        Texture to = plane(s, Format.R8G8B8A8_UNORM, 8, 8);
        byte[] data = new byte[64];
        Arrays.fill(data, (byte) 200);
        s.write(from, 0, data);
        s.context.blit(Blit.whole(from, to, Filter.NEAREST));
        s.solid(to, 200, 200, 200, 200, 0);
        s.solid(bound, 0, 0, 0, 0, 0);
    }

    private static void leavesState(Scene s) {
        Texture t = s.target(8, 8);
        s.rect(0, 0, 4, 8, 0, 1, 0, 0, 1);
        Texture from = plane(s, Format.R8G8B8A8_UNORM, 4, 4);
        Texture to = plane(s, Format.R8G8B8A8_UNORM, 32, 32);
        s.write(from, 0, new byte[64]);
        s.context.blit(Blit.whole(from, to, Filter.LINEAR));
        s.context.generateMips(to, 0, 0);
        s.context.draw(Primitive.TRIANGLES, 0, 6);
        s.rectBound(4, 0, 8, 8, 0, 0, 1, 0, 1);
        for (int x = 0; x < 8; x++) s.pixel(t, x, 3, x < 4 ? 255 : 0, x < 4 ? 0 : 255, 0, 255);
    }

    private static Texture depthTarget(Scene s, Format f, double depth, int stencil) {
        Texture t = s.texture(TextureDesc.of2d(f, 8, 8, Bind.DEPTH_STENCIL | Bind.SAMPLED));
        s.context.clearDepthTexture(t, 0, Scene.level(t, 0), true, depth, f.hasStencil(), stencil);
        return t;
    }

    private static void depth(Scene s) {
        Texture a = depthTarget(s, Format.D32_FLOAT, 0.25, 0);
        Texture b = depthTarget(s, Format.D32_FLOAT, 0.75, 0);
        s.context.blit(new Blit(
                a,
                Format.D32_FLOAT,
                0,
                Box.of2d(0, 0, 4, 4),
                b,
                Format.D32_FLOAT,
                0,
                Box.of2d(2, 2, 4, 4),
                Blit.DEPTH,
                Filter.NEAREST,
                null));
        double[] d = s.values(b, 0);
        for (int i = 0; i < 64; i++) {
            boolean in = i % 8 >= 2 && i % 8 < 6 && i / 8 >= 2 && i / 8 < 6;
            s.near(in ? 0.25 : 0.75, d[i], 0, "depth of texel " + i);
        }
    }

    private static void depthStencil(Scene s, int mask) {
        Texture a = depthTarget(s, Format.D24_UNORM_S8_UINT, 0, 0x11);
        Texture b = depthTarget(s, Format.D24_UNORM_S8_UINT, 1, 0x22);
        s.context.blit(new Blit(
                a,
                Format.D24_UNORM_S8_UINT,
                0,
                Box.of2d(0, 0, 8, 8),
                b,
                Format.D24_UNORM_S8_UINT,
                0,
                Box.of2d(0, 0, 8, 8),
                mask,
                Filter.NEAREST,
                null));
        byte[] is = s.read(b);
        s.equal(mask == Blit.STENCIL ? 0x11 : 0x22, is[3], "stencil");
        s.equal(mask == Blit.DEPTH ? 0 : 255, is[1] & 255, "depth");
    }
}
