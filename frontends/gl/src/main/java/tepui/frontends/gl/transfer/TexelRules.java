package tepui.frontends.gl.transfer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairRules;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.TextureViewRules;
import tepui.pipe.Texture;

/**
 * Error checks of calls that clear, copy or invalidate texels: glClearTexImage, glCopyImageSubData,
 * glInvalidateTexSubImage (OpenGL 4.6, 8.20, 8.21, 18.3.3).
 */
public final class TexelRules {
    private final NameTable<TextureObject> names;
    private final NameTable<Renderbuffer> renderbuffers;
    private final Profile profile;
    private final Errors errors;
    private final PixelRules pixelRules;
    private final TextureRules rules;

    public TexelRules(
            NameTable<TextureObject> names,
            NameTable<Renderbuffer> renderbuffers,
            Profile profile,
            Errors errors,
            PixelRules pixelRules,
            TextureRules rules) {
        this.names = names;
        this.renderbuffers = renderbuffers;
        this.profile = profile;
        this.errors = errors;
        this.pixelRules = pixelRules;
        this.rules = rules;
    }

    // ---- clears (8.21) and invalidation (8.20) ---------------------------------------------------------------------

    /** The texture of a name with an image at a level (8.21). */
    public @Nullable TextureObject cleared(String call, int name, int level) {
        TextureObject t = rules.named(call, name);
        if (t == null) return null;
        if (t.target() != TextureTarget.BUFFER && t.image(0, level) != null) return t;
        errors.error(GL_INVALID_OPERATION, call + ": level " + level + " has no image");
        return null;
    }

    /** Makes the faces of a cube the layers of a region. */
    private static void faces(TextureObject t, Region r) {
        r.face = t.target() == TextureTarget.CUBE ? Region.ALL_FACES : 0;
    }

    /** glClearTex*Image (8.21). A region that is {@code whole} becomes the whole level. */
    public boolean clear(String call, TextureObject t, Region r, boolean whole, PixelArguments p) {
        TextureImage first = t.image(0, r.level);
        if (first == null) return false;
        if (first.internal.isCompressed()) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": compressed images cannot be cleared");
        }
        int found = PixelPairRules.error(p.format, p.type, profile.compatibility || profile.es);
        if (!pixelRules.pair(call, p, found)) return false;
        boolean depthStencil = first.internal.kind() == InternalFormat.Kind.DEPTH_STENCIL;
        boolean fits = PixelPairRules.textureError(p.format, first.internal) == 0
                && (!first.internal.hasDepth() || depthStencil == (p.format == GL_DEPTH_STENCIL));
        if (!fits) {
            return errors.wrong(
                    GL_INVALID_OPERATION, call + ": format " + Errors.hex(p.format) + " for " + first.internal);
        }
        p.layout = PixelLayout.of(p.format, p.type);
        faces(t, r);
        if (whole) r.box(0, 0, 0, first.width, first.height, r.hasFaces() ? 6 : first.depth);
        return rules.inside(call, GL_INVALID_OPERATION, first, r);
    }

    /** glInvalidateTexSubImage (8.20); a level without an image has nothing to be outside of. */
    public void invalidate(String call, int name, Region r) {
        if (!rules.invalidate(call, name, r.level)) return;
        TextureObject t = names.get(name);
        if (t == null || t.target() == TextureTarget.BUFFER) return;
        TextureImage image = t.image(0, r.level);
        faces(t, r);
        if (image != null) rules.inside(call, image, r);
    }

    // ---- copies between images (18.3.3) ----------------------------------------------------------------------------

    private static final String COPY = "glCopyImageSubData";

    /** glCopyImageSubData (18.3.3). The source's region has the size of the copy; layers of 1D arrays count in z. */
    public boolean copy(CopySide from, CopySide to) {
        if (!side("source", from) || !side("target", to)) return false;
        if (from.samples != to.samples) {
            return errors.wrong(GL_INVALID_OPERATION, COPY + ": from " + from.samples + " samples to " + to.samples);
        }
        Region a = from.region;
        boolean negative = a.width < 0 || a.height < 0 || a.depth < 0;
        if (negative || !inside(from, to)) {
            return errors.wrong(GL_INVALID_VALUE, COPY + ": a box of " + a.size() + " lies outside an image");
        }
        return matches(from, to)
                || errors.wrong(
                        GL_INVALID_OPERATION, COPY + ": " + from.internal + " and " + to.internal + " differ in size");
    }

    /** glCopyImageSubDataNV (NV_copy_image): the same between images of one format. */
    public boolean copyAlike(CopySide from, CopySide to) {
        if (!copy(from, to)) return false;
        return from.internal == to.internal
                || errors.wrong(
                        GL_INVALID_OPERATION,
                        "glCopyImageSubDataNV: " + from.internal + " and " + to.internal + " are not one format");
    }

    private boolean side(String which, CopySide s) {
        return s.target == GL_RENDERBUFFER ? renderbuffer(which, s) : texture(which, s);
    }

    /** A side that is a renderbuffer (18.3.3). */
    private boolean renderbuffer(String which, CopySide s) {
        int level = s.region.level;
        Renderbuffer r = s.name == 0 ? null : renderbuffers.get(s.name);
        Texture t = r == null ? null : r.texture();
        InternalFormat f = r == null ? null : r.internal();
        if (r == null || t == null || f == null || level != 0) {
            return errors.wrong(GL_INVALID_VALUE, COPY + ": " + which + " is " + s.name + ", which has no such image");
        }
        s.renderbuffer = r;
        s.texture = null;
        s.found(r.width(), r.height(), 1, r.samples(), f, t.desc().format());
        return true;
    }

    /** A side that is a texture (18.3.3). */
    private boolean texture(String which, CopySide s) {
        int level = s.region.level;
        TextureTarget wanted = TextureTarget.of(s.target);
        if (wanted == null || wanted == TextureTarget.BUFFER) {
            return errors.wrong(GL_INVALID_ENUM, COPY + ": target of the " + which + " is " + Errors.hex(s.target));
        }
        TextureObject t = s.name == 0 ? null : names.get(s.name);
        if (t == null) {
            return errors.wrong(GL_INVALID_VALUE, COPY + ": " + which + " is " + s.name + ", which is none");
        }
        if (t.target() != wanted) {
            return errors.wrong(
                    GL_INVALID_ENUM, COPY + ": target of the " + which + " is not that of texture " + s.name);
        }
        boolean base = t.isBaseComplete();
        TextureImage image = t.image(0, level);
        if (base && (image == null || image.isEmpty())) {
            return errors.wrong(
                    GL_INVALID_VALUE, COPY + ": level of the " + which + " is " + level + ", which has no image");
        }
        boolean mips = t.params().usesMips() && !t.target().isMultisample() || level != t.effectiveBase();
        if (!base || image == null || mips && t.target() != TextureTarget.RECT && !t.isMipComplete()) {
            return errors.wrong(GL_INVALID_OPERATION, COPY + ": texture " + s.name + " is not complete");
        }
        s.texture = t;
        s.renderbuffer = null;
        int layers = t.target() == TextureTarget.CUBE ? 6 : image.layers();
        s.found(image.width, image.rows(), layers, image.samples, image.internal, image.stored);
        return true;
    }

    /** Formats whose texels have one size (18.3.3, table 18.5). */
    private static boolean matches(CopySide a, CopySide b) {
        if (a.internal == b.internal) return true;
        if (a.internal.isColor() != b.internal.isColor() || !a.internal.isColor()) return false;
        if (a.internal.isCompressed() && b.internal.isCompressed()) {
            return TextureViewRules.sameClass(a.internal, b.internal) && a.stored.blockBytes() == b.stored.blockBytes();
        }
        boolean sizes = a.internal.first().blockBytes() == b.internal.first().blockBytes()
                && a.stored.blockBytes() == b.stored.blockBytes();
        if (a.internal.isCompressed() || b.internal.isCompressed()) return sizes;
        return sizes && TextureViewRules.sameClass(a.internal, b.internal);
    }

    /** A block of one side becomes a block of the other, whatever their sizes in texels (18.3.3). */
    private static boolean inside(CopySide from, CopySide to) {
        Region a = from.region;
        Region b = to.region;
        int bw = from.stored.blockWidth();
        int bh = from.stored.blockHeight();
        int tw = to.stored.blockWidth();
        int th = to.stored.blockHeight();
        long targetWidth = bw == tw ? a.width : (long) (a.width + bw - 1) / bw * tw;
        long targetHeight = bh == th ? a.height : (long) (a.height + bh - 1) / bh * th;
        return isIn(a.x, a.width, from.width)
                && isIn(a.y, a.height, from.height)
                && isIn(a.z, a.depth, from.layers)
                && isIn(b.x, targetWidth, (to.width + tw - 1) / tw * tw)
                && isIn(b.y, targetHeight, (to.height + th - 1) / th * th)
                && isIn(b.z, a.depth, to.layers)
                && whole(a.x, a.width, from.width, bw)
                && whole(a.y, a.height, from.height, bh)
                && b.x % tw == 0
                && b.y % th == 0;
    }

    private static boolean isIn(int at, long count, int size) {
        return at >= 0 && at + count <= size;
    }

    private static boolean whole(int at, int count, int size, int block) {
        return at % block == 0 && (count % block == 0 || at + count == size);
    }
}
