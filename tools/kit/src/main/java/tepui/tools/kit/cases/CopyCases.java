package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.Random;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/** Copies of bits between buffers and textures, in every shape, with rows and slices of any pitch. */
final class CopyCases {
    private CopyCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("copy");
        area.add("bufferToBuffer", CopyCases::buffers);
        area.add("bufferOntoItself", CopyCases::bufferItself);
        Format[] formats = {
            Format.R8_UNORM,
            Format.R8G8_UNORM,
            Format.R8G8B8A8_UNORM,
            Format.R16G16B16A16_FLOAT,
            Format.R32G32B32A32_UINT,
            Format.B5G6R5_UNORM,
            Format.R32_FLOAT,
            Format.R8G8B8_UNORM,
            Format.BC1_RGBA_UNORM,
            Format.BC3_UNORM,
            Format.R11G11B10_FLOAT,
            Format.R9G9B9E5_FLOAT
        };
        for (Format f : formats) {
            Area with = area.needsFormat(f, FormatSupport.SAMPLED);
            with.add("textureToTexture." + f, s -> textures(s, f));
            with.add("bufferToTexture." + f, s -> bufferToTexture(s, f));
            with.add("textureToBuffer." + f, s -> textureToBuffer(s, f));
        }
        TextureShape[] shapes = {
            TextureShape.D1,
            TextureShape.D2,
            TextureShape.D3,
            TextureShape.CUBE,
            TextureShape.D1_ARRAY,
            TextureShape.D2_ARRAY
        };
        for (TextureShape shape : shapes) {
            area.add("upload." + shape.text(), s -> upload(s, shape));
            area.add("shape." + shape.text(), s -> shape(s, shape));
        }
        area.add("sliceToLayer", CopyCases::sliceToLayer);
        area.add("betweenLevels", CopyCases::levels);
        area.add("otherFormatOfTheSameSize", CopyCases::otherFormat);
        area.add("withinOneTexture", CopyCases::within);
        area.needsFormat(Format.BC1_RGBA_UNORM, FormatSupport.SAMPLED)
                .needsFormat(Format.R32G32_UINT, FormatSupport.SAMPLED)
                .add("blocksToIntegers", CopyCases::blocks);
        area.needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL).add("depth", CopyCases::depth);
        area.add("afterADraw", CopyCases::afterDraw);
        area.add("emptyBoxes", CopyCases::empty);
    }

    private static byte[] random(int n, int seed) {
        byte[] data = new byte[n];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static void buffers(Scene s) {
        byte[] data = random(256, 1);
        Buffer a = s.bytes(Bind.ANY_BUFFER, data);
        Buffer b = s.bytes(Bind.ANY_BUFFER, new byte[256]);
        byte[] e = new byte[256];
        int[][] ranges = {{0, 10, 5}, {7, 64, 33}, {100, 200, 56}, {255, 0, 1}};
        for (int[] r : ranges) {
            s.context.copyBuffer(a, r[0], b, r[1], r[2]);
            System.arraycopy(data, r[0], e, r[1], r[2]);
        }
        s.equal(e, s.read(b), "target");
        s.equal(data, s.read(a), "source");
    }

    private static void bufferItself(Scene s) {
        byte[] data = random(256, 2);
        Buffer a = s.bytes(Bind.ANY_BUFFER, data);
        s.context.copyBuffer(a, 0, a, 128, 64);
        System.arraycopy(data, 0, data, 128, 64);
        s.equal(data, s.read(a), "buffer");
    }

    private static Texture plane(Scene s, Format f, int w, int h) {
        return s.texture(TextureDesc.of2d(f, w, h, Bind.SAMPLED));
    }

    /** Moves a box of tightly packed texels to (u, v); all numbers are whole blocks. */
    private static void move(Format f, byte[] from, int fromWidth, Box box, byte[] to, int toWidth, int u, int v) {
        int bw = f.blockWidth();
        int bh = f.blockHeight();
        for (int row = 0; row < box.height() / bh; row++) {
            System.arraycopy(
                    from,
                    (int) ((box.y() / bh + row) * f.rowBytes(fromWidth)) + box.x() / bw * f.blockBytes(),
                    to,
                    (int) ((v / bh + row) * f.rowBytes(toWidth)) + u / bw * f.blockBytes(),
                    (int) f.rowBytes(box.width()));
        }
    }

    private static void textures(Scene s, Format f) {
        byte[] a = FormatCases.texels(f, 32, 16, 1);
        byte[] b = FormatCases.texels(f, 20, 24, 2);
        Texture from = plane(s, f, 32, 16);
        Texture to = plane(s, f, 20, 24);
        s.write(from, 0, a);
        s.write(to, 0, b);
        int[][] boxes = {{4, 8, 12, 4, 8, 16}, {0, 0, 4, 16, 0, 0}, {28, 12, 4, 4, 16, 20}};
        for (int[] m : boxes) {
            Box box = Box.of2d(m[0], m[1], m[2], m[3]);
            s.context.copyTexture(from, 0, box, to, 0, m[4], m[5], 0);
            move(f, a, 32, box, b, 20, m[4], m[5]);
        }
        s.equal(b, s.read(to), "target");
        s.equal(a, s.read(from), "source");
    }

    private static void bufferToTexture(Scene s, Format f) {
        byte[] texels = FormatCases.texels(f, 12, 8, 3);
        int row = (int) f.rowBytes(12);
        int rows = f.rows(8);
        int pitch = row + f.blockBytes() * 4;
        int offset = f.blockBytes() * 16;
        byte[] data = random(offset + pitch * rows, 4);
        for (int i = 0; i < rows; i++) System.arraycopy(texels, i * row, data, offset + i * pitch, row);
        Texture t = plane(s, f, 20, 16);
        byte[] all = FormatCases.texels(f, 20, 16, 5);
        s.write(t, 0, all);
        s.context.copyBufferToTexture(
                s.bytes(Bind.ANY_BUFFER, padded(data)),
                offset,
                pitch,
                (long) pitch * rows,
                t,
                0,
                Box.of2d(4, 4, 12, 8));
        move(f, texels, 12, Box.of2d(0, 0, 12, 8), all, 20, 4, 4);
        s.equal(all, s.read(t), "texture");
    }

    private static byte[] padded(byte[] data) {
        return Arrays.copyOf(data, (data.length + 15) / 16 * 16);
    }

    private static void textureToBuffer(Scene s, Format f) {
        byte[] all = FormatCases.texels(f, 20, 16, 6);
        Texture t = plane(s, f, 20, 16);
        s.write(t, 0, all);
        int row = (int) f.rowBytes(12);
        int rows = f.rows(8);
        int pitch = row + f.blockBytes() * 4;
        int offset = f.blockBytes() * 16;
        byte[] e = padded(new byte[offset + pitch * rows]);
        Buffer b = s.bytes(Bind.ANY_BUFFER, e.clone());
        s.context.copyTextureToBuffer(t, 0, Box.of2d(4, 4, 12, 8), b, offset, pitch, (long) pitch * rows);
        byte[] part = new byte[row * rows];
        move(f, all, 20, Box.of2d(4, 4, 12, 8), part, 12, 0, 0);
        for (int i = 0; i < rows; i++) System.arraycopy(part, i * row, e, offset + i * pitch, row);
        s.equal(e, s.read(b), "buffer");
    }

    private static TextureDesc desc(TextureShape shape) {
        int h = shape.dimensions() == 1 ? 1 : 8;
        int d = shape == TextureShape.D3 ? 8 : 1;
        int layers = shape.isCube() ? 6 : shape.isArray() ? 5 : 1;
        return new TextureDesc(shape, Format.R8G8B8A8_UNORM, 8, h, d, layers, 3, 1, Bind.SAMPLED, Usage.DEFAULT);
    }

    /** Every level and slice with its own bytes, then a box inside each. */
    private static void upload(Scene s, TextureShape shape) {
        TextureDesc d = desc(shape);
        Texture t = s.texture(d);
        byte[][] levels = new byte[3][];
        for (int l = 0; l < 3; l++) {
            levels[l] = random(d.levelWidth(l) * d.levelHeight(l) * d.levelDepth(l) * 4, l);
            s.write(t, l, levels[l]);
        }
        for (int l = 0; l < 3; l++) s.equal(levels[l], s.read(t, l, Scene.level(t, l)), "level " + l);
        Box box = box(d);
        byte[] part = random(box.width() * box.height() * box.depth() * 4, 9);
        Transfer.write(s, t, box, part, 12);
        s.equal(part, Transfer.read(s, t, box, 20), "box");
        put(d, levels[0], box, part);
        s.equal(levels[0], s.read(t, 0, Scene.level(t, 0)), "level 0 around the box");
    }

    private static Box box(TextureDesc d) {
        int z = d.levelDepth(0) > 1 ? 1 : 0;
        int y = d.height() > 1 ? 2 : 0;
        return new Box(3, y, z, 4, d.height() > 1 ? 5 : 1, d.levelDepth(0) > 1 ? d.levelDepth(0) - 2 : 1);
    }

    private static void put(TextureDesc d, byte[] all, Box box, byte[] part) {
        for (int z = 0; z < box.depth(); z++) {
            for (int y = 0; y < box.height(); y++) {
                int to = (((box.z() + z) * d.height() + box.y() + y) * d.width() + box.x()) * 4;
                System.arraycopy(part, (z * box.height() + y) * box.width() * 4, all, to, box.width() * 4);
            }
        }
    }

    private static void shape(Scene s, TextureShape shape) {
        TextureDesc d = desc(shape);
        Texture from = s.texture(d);
        Texture to = s.texture(d);
        int n = d.width() * d.height() * d.levelDepth(0) * 4;
        byte[] a = random(n, 1);
        byte[] b = random(n, 2);
        s.write(from, 0, a);
        s.write(to, 0, b);
        Box box = box(d);
        int y = box.height() > 1 ? 0 : box.y();
        int z = d.levelDepth(0) > 1 ? 2 : 0;
        s.context.copyTexture(from, 0, box, to, 0, 1, y, z);
        byte[] part = new byte[box.width() * box.height() * box.depth() * 4];
        for (int k = 0; k < box.depth(); k++) {
            for (int j = 0; j < box.height(); j++) {
                int at = (((box.z() + k) * d.height() + box.y() + j) * d.width() + box.x()) * 4;
                System.arraycopy(a, at, part, (k * box.height() + j) * box.width() * 4, box.width() * 4);
            }
        }
        put(d, b, new Box(1, y, z, box.width(), box.height(), box.depth()), part);
        s.equal(b, s.read(to, 0, Scene.level(to, 0)), "target");
    }

    private static void sliceToLayer(Scene s) {
        Texture volume = s.texture(desc(TextureShape.D3));
        Texture array = s.texture(desc(TextureShape.D2_ARRAY));
        byte[] a = random(8 * 8 * 8 * 4, 1);
        s.write(volume, 0, a);
        s.write(array, 0, new byte[8 * 8 * 5 * 4]);
        s.context.copyTexture(volume, 0, new Box(0, 0, 3, 8, 8, 2), array, 0, 0, 0, 1);
        byte[] e = new byte[8 * 8 * 5 * 4];
        System.arraycopy(a, 3 * 256, e, 256, 512);
        s.equal(e, s.read(array, 0, Scene.level(array, 0)), "layers");
    }

    private static void levels(Scene s) {
        Texture t = s.texture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.SAMPLED).withLevels(3));
        byte[] top = random(16 * 16 * 4, 3);
        s.write(t, 0, top);
        s.write(t, 1, new byte[8 * 8 * 4]);
        s.context.copyTexture(t, 0, Box.of2d(4, 4, 8, 8), t, 1, 0, 0, 0);
        byte[] e = new byte[256];
        move(Format.R8G8B8A8_UNORM, top, 16, Box.of2d(4, 4, 8, 8), e, 8, 0, 0);
        s.equal(e, s.read(t, 1, Scene.level(t, 1)), "level 1");
    }

    private static void otherFormat(Scene s) {
        Texture from = plane(s, Format.R32_FLOAT, 4, 4);
        Texture to = plane(s, Format.R8G8B8A8_UNORM, 4, 4);
        byte[] a = FormatCases.texels(Format.R32_FLOAT, 4, 4, 3);
        s.write(from, 0, a);
        s.context.copyTexture(from, 0, Box.of2d(0, 0, 4, 4), to, 0, 0, 0, 0);
        s.equal(a, s.read(to), "bits");
    }

    private static void within(Scene s) {
        Texture t = plane(s, Format.R8G8B8A8_UNORM, 16, 16);
        byte[] a = random(1024, 3);
        s.write(t, 0, a);
        s.context.copyTexture(t, 0, Box.of2d(0, 0, 6, 6), t, 0, 8, 8, 0);
        byte[] e = a.clone();
        move(Format.R8G8B8A8_UNORM, a, 16, Box.of2d(0, 0, 6, 6), e, 16, 8, 8);
        s.equal(e, s.read(t), "texture");
    }

    private static void blocks(Scene s) {
        byte[] a = FormatCases.texels(Format.BC1_RGBA_UNORM, 8, 8, 1);
        Texture from = plane(s, Format.BC1_RGBA_UNORM, 8, 8);
        Texture to = plane(s, Format.R32G32_UINT, 2, 2);
        s.write(from, 0, a);
        s.context.copyTexture(from, 0, Box.of2d(0, 0, 8, 8), to, 0, 0, 0, 0);
        s.equal(a, s.read(to), "blocks as integers");
        Texture back = plane(s, Format.BC1_RGBA_UNORM, 8, 8);
        s.write(back, 0, new byte[a.length]);
        s.context.copyTexture(to, 0, Box.of2d(1, 0, 1, 2), back, 0, 4, 0, 0);
        byte[] e = new byte[a.length];
        System.arraycopy(a, 8, e, 8, 8);
        System.arraycopy(a, 24, e, 24, 8);
        s.equal(e, s.read(back), "integers as blocks");
    }

    private static void depth(Scene s) {
        Texture a = s.texture(TextureDesc.of2d(Format.D32_FLOAT, 8, 8, Bind.DEPTH_STENCIL | Bind.SAMPLED));
        Texture b = s.texture(TextureDesc.of2d(Format.D32_FLOAT, 8, 8, Bind.DEPTH_STENCIL | Bind.SAMPLED));
        s.context.clearDepthTexture(a, 0, Scene.level(a, 0), true, 0.25, false, 0);
        s.context.clearDepthTexture(b, 0, Scene.level(b, 0), true, 0.75, false, 0);
        s.context.copyTexture(a, 0, Box.of2d(0, 0, 8, 8), b, 0, 0, 0, 0);
        for (double v : s.values(b, 0)) s.near(0.25, v, 0, "depth");
    }

    private static void afterDraw(Scene s) {
        Texture drawn = s.target(8, 8);
        Texture copy = plane(s, Format.R8G8B8A8_UNORM, 8, 8);
        Texture second = plane(s, Format.R8G8B8A8_UNORM, 8, 8);
        s.fill(1, 0, 0, 1);
        s.context.copyTexture(drawn, 0, Box.of2d(0, 0, 8, 8), copy, 0, 0, 0, 0);
        s.fill(0, 1, 0, 1);
        s.context.copyTexture(drawn, 0, Box.of2d(0, 0, 8, 8), second, 0, 0, 0, 0);
        s.solid(copy, 255, 0, 0, 255, 0);
        s.solid(second, 0, 255, 0, 255, 0);
    }

    private static void empty(Scene s) {
        Texture a = plane(s, Format.R8G8B8A8_UNORM, 4, 4);
        Texture b = plane(s, Format.R8G8B8A8_UNORM, 4, 4);
        s.write(a, 0, random(64, 1));
        s.write(b, 0, new byte[64]);
        s.context.copyTexture(a, 0, Box.of2d(2, 2, 0, 2), b, 0, 0, 0, 0);
        s.context.copyTexture(a, 0, Box.of2d(4, 4, 0, 0), b, 0, 4, 4, 0);
        s.equal(new byte[64], s.read(b), "target of empty copies");
    }
}
