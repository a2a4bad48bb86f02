package tepui.frontends.gl.transfer;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.pixel.TexelRows;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Effects of glClearTexImage and glCopyImageSubData (OpenGL 4.6, 8.21 and 18.3.3). Faces of a cube count as layers.
 * {@link TexelRules} has let the calls pass.
 */
public final class TexelWork {
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final Textures textures;

    private final Region face = new Region();

    public TexelWork(tepui.pipe.Context pipe, Errors errors, Textures textures) {
        this.pipe = pipe;
        this.errors = errors;
        this.textures = textures;
    }

    // ---- clears ----------------------------------------------------------------------------------------------------

    /** Gives all texels of a region the value of one pixel; a null pointer is zeros. */
    public void clear(String call, TextureObject t, Region r, PixelArguments p) {
        if (r.isEmpty()) return;
        try {
            if (!r.hasFaces()) {
                one(t, r, p);
            } else {
                for (int i = 0; i < r.depth; i++) one(t, face.face(r, r.z + i), p);
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        textures.changed(t);
    }

    private void one(TextureObject t, Region r, PixelArguments p) {
        TextureImage image = t.image(r.face, r.level);
        if (image == null) return;
        TextureLevels.main(pipe, t);
        Texture texture = TextureLevels.store(pipe, t, r.face, r.level).settled();
        Box box = image.inStore(r);
        Format f = image.stored.linear();
        byte[] texel = texel(image, f, p);
        TexelCodec codec = TexelCodec.of(f);
        int[] words = new int[Math.max(4, codec.words())];
        codec.load(MemorySegment.ofArray(texel), 0, texel.length, 1, words, 0, 1);
        float[] rgba = new float[4];
        int[] ints = new int[4];
        codec.unpack(words, rgba);
        codec.unpack(words, ints);
        int level = image.storeLevel();
        if (f.isDepthStencil()) {
            pipe.clearDepthTexture(texture, level, box, f.hasDepth(), rgba[0], f.hasStencil(), ints[0]);
            return;
        }
        if (image.stored.isSrgb() && image.samples == 0) {
            // as bits: sRGB values are given encoded
            long row = f.rowBytes(box.width());
            long slice = row * box.height();
            byte[] all = new byte[Math.toIntExact(slice * box.depth())];
            for (int i = 0; i < all.length; i++) all[i] = texel[i % texel.length];
            pipe.writeTexture(texture, level, box, MemorySegment.ofArray(all), row, slice);
            return;
        }
        ClearColor value = f.isInteger()
                ? ClearColor.ofInts(ints[0], ints[1], ints[2], ints[3])
                : ClearColor.of(rgba[0], rgba[1], rgba[2], rgba[3]);
        pipe.clearTexture(texture, level, box, value);
    }

    /** The program's pixel as a texel. */
    private static byte[] texel(TextureImage image, Format f, PixelArguments p) {
        byte[] texel = new byte[f.blockBytes()];
        if (p.pointer == 0) return texel;
        MemorySegment given = Native.segment(p.pointer, PixelStore.TIGHT.end(p.layout, 1, 1, 1, false));
        ClientImage pixel =
                new ClientImage().of(p.layout, PixelStore.TIGHT, null).size(1, 1);
        TexelRows one = new TexelRows().of(image.internal, f).rows(0, texel.length, texel.length);
        new Texels().fromPixels(pixel, given, 0, one, MemorySegment.ofArray(texel));
        return texel;
    }

    // ---- copies ----------------------------------------------------------------------------------------------------

    /** glCopyImageSubData. */
    public void copy(CopySide from, CopySide to) {
        Region a = from.region;
        Region b = to.region;
        if (a.isEmpty()) return;
        try {
            Texture source = texture(from);
            Texture target = texture(to);
            if (source == null || target == null) return;
            for (int i = 0; i < a.depth; i++) {
                Box box = new Box(a.x, a.y, layer(from) + a.z + i, a.width, a.height, 1);
                int z = layer(to) + b.z + i;
                boolean meets = source == target
                        && level(from) == level(to)
                        && box.z() == z
                        && Math.abs(a.x - b.x) < a.width
                        && Math.abs(a.y - b.y) < a.height;
                if (meets) within(source, level(from), box, b.x, b.y);
                else pipe.copyTexture(source, level(from), box, target, level(to), b.x, b.y, z);
            }
            if (to.texture != null) textures.changed(to.texture);
        } catch (RuntimeException e) {
            errors.failed("glCopyImageSubData", e);
        }
    }

    /** A copy onto a part of itself, by way of memory, which no API has as one command. Contents are undefined in OpenGL; of several samples they stay. */
    private void within(Texture t, int level, Box box, int x, int y) {
        if (t.desc().samples() > 1) return;
        Format f = t.desc().format();
        long row = f.rowBytes(box.width());
        long bytes = row * f.rows(box.height());
        try (Arena brief = Arena.ofConfined()) {
            MemorySegment texels = brief.allocate(bytes, 16);
            pipe.readTexture(t, level, box, texels, row, bytes);
            Box to = new Box(x, y, box.z(), box.width(), box.height(), 1);
            pipe.writeTexture(t, level, to, texels, row, bytes);
        }
    }

    private @Nullable Texture texture(CopySide s) {
        Renderbuffer r = s.renderbuffer;
        if (r != null) return r.texture();
        TextureObject t = s.texture;
        if (t == null) return null;
        TextureLevels.main(pipe, t);
        return TextureLevels.store(pipe, t, 0, s.region.level).settled();
    }

    private static int level(CopySide s) {
        if (s.renderbuffer != null) return s.renderbuffer.level();
        TextureImage image = s.texture == null ? null : s.texture.image(0, s.region.level);
        return image == null ? 0 : image.storeLevel();
    }

    private static int layer(CopySide s) {
        if (s.renderbuffer != null) return s.renderbuffer.layer();
        TextureImage image = s.texture == null ? null : s.texture.image(0, s.region.level);
        return image == null ? 0 : image.storeLayer();
    }
}
