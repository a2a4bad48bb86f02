package tepui.frontends.gl.transfer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairs;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.TextureViewing;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/** glClearTexImage and glCopyImageSubData (OpenGL 4.6, 8.21 and 18.3.3). Faces of a cube count as layers. */
public final class TexelWork {
    private final tepui.pipe.Context pipe;
    private final NameTable<TextureObject> names;
    private final NameTable<Renderbuffer> renderbuffers;
    private final Profile profile;
    private final Errors errors;
    private final Textures textures;

    private final TextureDefinitions definitions;

    public TexelWork(
            tepui.pipe.Context pipe,
            NameTable<TextureObject> names,
            NameTable<Renderbuffer> renderbuffers,
            Profile profile,
            Errors errors,
            Textures textures,
            TextureDefinitions definitions) {
        this.pipe = pipe;
        this.names = names;
        this.renderbuffers = renderbuffers;
        this.profile = profile;
        this.errors = errors;
        this.textures = textures;

        this.definitions = definitions;
    }

    /** Is a box inside a level, faces as layers? Errors otherwise. */
    public boolean inside(String call, TextureObject t, int level, int x, int y, int z, int w, int h, int d) {
        TextureImage image = t.image(0, level);
        if (image == null) return false;
        return t.target() == TextureTarget.CUBE
                ? definitions.insideFaces(call, image, x, y, z, w, h, d)
                : definitions.inside(call, image, x, y, z, w, h, d);
    }

    /** @param box x, y, z, width, height, depth; null for the whole level */
    public void clear(String call, TextureObject t, int level, int @Nullable [] box, int format, int type, long data) {
        TextureImage first = t.image(0, level);
        if (first == null) return;
        if (first.internal.isCompressed()) {
            errors.error(GL_INVALID_OPERATION, call + ": compressed images cannot be cleared");
            return;
        }
        int pair = PixelPairs.error(format, type, profile.compatibility || profile.es);
        if (pair != 0) {
            errors.error(
                    pair,
                    call + ": format 0x" + Integer.toHexString(format) + " with type 0x" + Integer.toHexString(type));
            return;
        }
        boolean depthStencil = first.internal.kind() == InternalFormat.Kind.DEPTH_STENCIL;
        boolean fits = PixelPairs.textureError(format, first.internal) == 0
                && (!first.internal.hasDepth() || depthStencil == (format == GL_DEPTH_STENCIL));
        if (!fits) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": format 0x" + Integer.toHexString(format) + " for " + first.internal);
            return;
        }
        boolean cube = t.target() == TextureTarget.CUBE;
        int[] b = box == null ? new int[] {0, 0, 0, first.width, first.height, cube ? 6 : first.depth} : box;
        if (!inside(call, t, level, b[0], b[1], b[2], b[3], b[4], b[5])) return;
        if (b[3] == 0 || b[4] == 0 || b[5] == 0) return;
        try {
            if (!cube) {
                one(t, 0, level, b[0], b[1], b[2], b[3], b[4], b[5], format, type, data);
            } else {
                for (int face = b[2]; face < b[2] + b[5]; face++) {
                    if (t.image(face, level) == null) continue;
                    one(t, face, level, b[0], b[1], 0, b[3], b[4], 1, format, type, data);
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        textures.changed(t);
    }

    private void one(
            TextureObject t,
            int face,
            int level,
            int x,
            int y,
            int z,
            int w,
            int h,
            int d,
            int format,
            int type,
            long data) {
        TextureImage image = t.image(face, level);
        if (image == null) return;
        TextureLevels.main(pipe, t);
        Texture texture = TextureLevels.store(pipe, t, face, level).texture();
        Box box = image.inStore(x, y, z, w, h, d);
        Format f = image.stored.linear();
        PixelLayout layout = PixelLayout.of(format, type);
        byte[] texel = new byte[f.blockBytes()];
        if (data != 0) {
            new Texels()
                    .fromPixels(
                            layout,
                            PixelStore.TIGHT,
                            null,
                            Native.segment(data, layout.pixelBytes()),
                            0,
                            false,
                            1,
                            1,
                            1,
                            image.internal,
                            f,
                            MemorySegment.ofArray(texel),
                            0,
                            texel.length,
                            texel.length);
        }
        TexelCodec codec = TexelCodec.of(f);
        int[] words = new int[Math.max(4, codec.words())];
        codec.load(MemorySegment.ofArray(texel), 0, texel.length, 1, words, 0, 1);
        float[] rgba = new float[4];
        int[] ints = new int[4];
        codec.unpack(words, rgba);
        codec.unpack(words, ints);
        if (f.isDepthStencil()) {
            pipe.clearDepthTexture(texture, image.storeLevel, box, f.hasDepth(), rgba[0], f.hasStencil(), ints[0]);
            return;
        }
        if (image.stored.isSrgb() && image.samples == 0) {
            // as bits: sRGB values are given encoded
            long row = f.rowBytes(box.width());
            long slice = row * box.height();
            byte[] all = new byte[Math.toIntExact(slice * box.depth())];
            for (int i = 0; i < all.length; i++) all[i] = texel[i % texel.length];
            pipe.writeTexture(texture, image.storeLevel, box, MemorySegment.ofArray(all), row, slice);
            return;
        }
        ClearColor value = f.isInteger()
                ? ClearColor.ofInts(ints[0], ints[1], ints[2], ints[3])
                : ClearColor.of(rgba[0], rgba[1], rgba[2], rgba[3]);
        pipe.clearTexture(texture, image.storeLevel, box, value);
    }

    // ---- copies ----------------------------------------------------------------------------------------------------

    /** One side of a copy. */
    private record Side(
            Texture texture,
            int level,
            int firstLayer,
            int width,
            int height,
            int layers,
            InternalFormat internal,
            Format stored,
            int samples,
            @Nullable TextureObject object) {}

    private @Nullable Side side(String which, int name, int target, int level) {
        String call = "glCopyImageSubData";
        if (target == GL_RENDERBUFFER) {
            Renderbuffer r = name == 0 ? null : renderbuffers.get(name);
            Texture t = r == null ? null : r.texture();
            InternalFormat f = r == null ? null : r.internal();
            if (r == null || t == null || f == null || level != 0) {
                errors.error(GL_INVALID_VALUE, call + ": " + which + " is " + name + ", which has no such image");
                return null;
            }
            return new Side(t, 0, 0, r.width(), r.height(), 1, f, t.desc().format(), r.samples(), null);
        }
        TextureTarget wanted = TextureTarget.of(target);
        if (wanted == null || wanted == TextureTarget.BUFFER) {
            errors.error(GL_INVALID_ENUM, call + ": target of the " + which + " is 0x" + Integer.toHexString(target));
            return null;
        }
        TextureObject t = name == 0 ? null : names.get(name);
        if (t == null) {
            errors.error(GL_INVALID_VALUE, call + ": " + which + " is " + name + ", which is none");
            return null;
        }
        if (t.target() != wanted) {
            errors.error(GL_INVALID_ENUM, call + ": target of the " + which + " is not that of texture " + name);
            return null;
        }
        TextureImage image = t.image(0, level);
        if (image == null || image.isEmpty()) {
            errors.error(GL_INVALID_VALUE, call + ": level of the " + which + " is " + level + ", which has no image");
            return null;
        }
        boolean mips = t.params().usesMips() && !t.target().isMultisample() || level != t.effectiveBase();
        if (!t.isBaseComplete() || mips && t.target() != TextureTarget.RECT && !t.isMipComplete()) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " is not complete");
            return null;
        }
        TextureLevels.main(pipe, t);
        Texture texture = TextureLevels.store(pipe, t, 0, level).texture();
        int layers = t.target() == TextureTarget.CUBE ? 6 : image.layers();
        return new Side(
                texture,
                image.storeLevel,
                image.storeLayer,
                image.width,
                image.rows(),
                layers,
                image.internal,
                image.stored,
                image.samples,
                t);
    }

    public void copy(
            int source,
            int sourceTarget,
            int sourceLevel,
            int x,
            int y,
            int z,
            int target,
            int targetTarget,
            int targetLevel,
            int toX,
            int toY,
            int toZ,
            int w,
            int h,
            int d) {
        String call = "glCopyImageSubData";
        try {
            Side from = side("source", source, sourceTarget, sourceLevel);
            if (from == null) return;
            Side to = side("target", target, targetTarget, targetLevel);
            if (to == null) return;
            if (from.samples != to.samples) {
                errors.error(GL_INVALID_OPERATION, call + ": from " + from.samples + " samples to " + to.samples);
                return;
            }
            if (!matches(from, to)) {
                errors.error(
                        GL_INVALID_OPERATION, call + ": " + from.internal + " and " + to.internal + " differ in size");
                return;
            }
            int bw = from.stored.blockWidth();
            int bh = from.stored.blockHeight();
            int tw = to.stored.blockWidth();
            int th = to.stored.blockHeight();
            long targetWidth = (long) (w + bw - 1) / bw * tw;
            long targetHeight = (long) (h + bh - 1) / bh * th;
            if (bw == tw) targetWidth = w;
            if (bh == th) targetHeight = h;
            boolean in = w >= 0
                    && h >= 0
                    && d >= 0
                    && isIn(x, w, from.width)
                    && isIn(y, h, from.height)
                    && isIn(z, d, from.layers)
                    && isIn(toX, targetWidth, (to.width + tw - 1) / tw * tw)
                    && isIn(toY, targetHeight, (to.height + th - 1) / th * th)
                    && isIn(toZ, d, to.layers)
                    && whole(x, w, from.width, bw)
                    && whole(y, h, from.height, bh)
                    && toX % tw == 0
                    && toY % th == 0;
            if (!in) {
                errors.error(
                        GL_INVALID_VALUE, call + ": a box of " + w + " x " + h + " x " + d + " lies outside an image");
                return;
            }
            if (w == 0 || h == 0 || d == 0) return;
            for (int i = 0; i < d; i++) {
                pipe.copyTexture(
                        from.texture,
                        from.level,
                        new Box(x, y, from.firstLayer + z + i, w, h, 1),
                        to.texture,
                        to.level,
                        toX,
                        toY,
                        to.firstLayer + toZ + i);
            }
            if (to.object != null) textures.changed(to.object);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    private static boolean matches(Side a, Side b) {
        if (a.internal == b.internal) return true;
        if (a.internal.isColor() != b.internal.isColor() || !a.internal.isColor()) return false;
        if (a.internal.isCompressed() && b.internal.isCompressed()) {
            return TextureViewing.sameClass(a.internal, b.internal) && a.stored.blockBytes() == b.stored.blockBytes();
        }
        boolean sizes = a.internal.first().blockBytes() == b.internal.first().blockBytes()
                && a.stored.blockBytes() == b.stored.blockBytes();
        if (a.internal.isCompressed() || b.internal.isCompressed()) return sizes;
        return sizes && TextureViewing.sameClass(a.internal, b.internal);
    }

    private static boolean isIn(int at, long count, int size) {
        return at >= 0 && at + count <= size;
    }

    private static boolean whole(int at, int count, int size, int block) {
        return at % block == 0 && (count % block == 0 || at + count == size);
    }
}
