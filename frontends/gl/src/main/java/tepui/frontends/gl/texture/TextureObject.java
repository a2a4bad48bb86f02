package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Labelled;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Bind;
import tepui.pipe.Device;
import tepui.pipe.SparsePages;
import tepui.pipe.TextureDesc;

/**
 * A texture object: its images, level by level and face by face, and its parameters. Where the texels are is
 * {@link TextureLevels}' business, what draws see of it {@link TextureViews}'. {@link #version} grows with every change that
 * either depends on.
 */
public final class TextureObject implements Labelled {
    /** Enough for sides of 65,535 texels. */
    public static final int MAX_LEVELS = 17;

    private final int name;
    private final TextureTarget target;
    private final @Nullable TextureImage[][] images;
    private final SamplingParams params = new SamplingParams();

    public int baseLevel;
    public int maxLevel = 1000;
    /** RED to ALPHA, ZERO or ONE. */
    public final int[] swizzle = {GL_RED, GL_GREEN, GL_BLUE, GL_ALPHA};

    public int depthStencilMode = GL_DEPTH_COMPONENT;
    /** LUMINANCE, INTENSITY, ALPHA or RED: what a depth is as a colour. */
    public int depthMode;

    public boolean generateMipmap;
    public float priority = 1;
    /** The part that glDrawTexOES draws: left, bottom, width and height. */
    public final int[] cropRect = new int[4];

    /** TEXTURE_SPARSE_ARB and VIRTUAL_PAGE_SIZE_INDEX_ARB: what the next immutable storage is to be. */
    public boolean sparse;

    public int pageSizeIndex;

    public boolean immutable;
    public int immutableLevels;
    /** TEXTURE_IMMUTABLE_LEVELS: of a view, what it looks into has. */
    public int originalLevels;
    /** Of a view (glTextureView) in what it looks into. */
    public int viewMinLevel;

    public int viewNumLevels;
    public int viewMinLayer;
    public int viewNumLayers;
    /** The target that a shader's image type was asked for: IMAGE_FORMAT_COMPATIBILITY_BY_SIZE in all cases. */
    public @Nullable BufferObject buffer;

    public @Nullable InternalFormat bufferFormat;
    public long bufferOffset;
    /** Bytes; -1 for the buffer's whole size. */
    public long bufferSize = -1;

    /** The store is other objects' too (OES_EGL_image). */
    boolean sharesImages;

    private @Nullable String label;

    public boolean deleted;
    /** Handles that name it: it cannot be specified again, nor its parameters set. */
    private int handles;
    /** Attachments and units that hold it after its name is gone do not keep its texels: the last one does. */
    int holders;

    /** The store of consistent levels; its level 0 is {@link #mainFirst}. */
    @Nullable
    TextureStore main;

    int mainFirst;
    private int version;
    final Device device;
    public final TextureViews views = new TextureViews(this);

    /** @param device what its storage and views are made by */
    public TextureObject(Device device, int name, TextureTarget target, boolean compatibility) {
        this.device = device;
        this.name = name;
        this.target = target;
        depthMode = compatibility ? GL_LUMINANCE : GL_RED;
        images = new TextureImage[target.faces()][MAX_LEVELS];
        if (target == TextureTarget.RECT) params.minFilter = GL_LINEAR;
        if (target == TextureTarget.RECT || target.isMultisample()) {
            params.wrapS = GL_CLAMP_TO_EDGE;
            params.wrapT = GL_CLAMP_TO_EDGE;
            params.wrapR = GL_CLAMP_TO_EDGE;
        }
        if (target.isMultisample()) {
            params.minFilter = GL_NEAREST;
            params.magFilter = GL_NEAREST;
        }
    }

    public int name() {
        return name;
    }

    public TextureTarget target() {
        return target;
    }

    public SamplingParams params() {
        return params;
    }

    public int version() { // hot
        return version;
    }

    /** A buffer texture looks into this from now on. */
    public void setBuffer(@Nullable BufferObject object, InternalFormat format, long offset, long size) {
        BufferObject old = buffer;
        if (object != null) object.hold();
        buffer = object;
        if (old != null) old.release();
        bufferFormat = format;
        bufferOffset = offset;
        bufferSize = size;
    }

    /** After any change. */
    public void changed() {
        version++;
    }

    public @Nullable TextureImage image(int face, int level) {
        return level < 0 || level >= MAX_LEVELS ? null : images[face][level];
    }

    public void setImage(int face, int level, @Nullable TextureImage image) {
        if (sharesImages && image != null) ImageSharing.end(this);
        TextureImage old = images[face][level];
        TextureStore replaced = old == null ? null : old.store;
        if (replaced != null) replaced.settled();
        images[face][level] = image;
        if (old != null && old != image) old.drop();
        version++;
    }

    /** The pages of its storage; null where that is not sparse. */
    @Nullable
    SparsePages pages() {
        TextureStore store = main;
        if (store == null) return null;
        TextureDesc d = store.texture().desc();
        return (d.bind() & Bind.SPARSE) == 0 ? null : SparsePages.of(d);
    }

    /** NUM_SPARSE_LEVELS_ARB: levels with pages of their own. */
    int sparseLevels() {
        SparsePages pages = pages();
        TextureStore store = main;
        if (pages == null || store == null) return 0;
        return Math.clamp((long) pages.levels(store.texture().desc()) + mainFirst, 0, immutableLevels);
    }

    /** The base level as sampling sees it. */
    public int effectiveBase() {
        return immutable ? Math.max(0, Math.min(baseLevel, immutableLevels - 1)) : baseLevel;
    }

    public int effectiveMax() {
        return immutable ? Math.max(effectiveBase(), Math.min(maxLevel, immutableLevels - 1)) : maxLevel;
    }

    /** The image of the base level, of the first face. */
    public @Nullable TextureImage baseImage() {
        return image(0, effectiveBase());
    }

    /** Has its consistent levels there from now on. */
    void main(TextureStore store) {
        main = store;
        if (label != null) store.texture().setLabel(label);
    }

    @Override
    public void label(@Nullable String text) {
        label = text;
        TextureStore store = main;
        if (store != null) store.texture().setLabel(text);
    }

    /** Lets go of all texels. */
    void drop() {
        views.drop();
        for (@Nullable TextureImage[] levels : images) {
            for (int i = 0; i < levels.length; i++) {
                TextureImage image = levels[i];
                if (image != null) image.drop();
                levels[i] = null;
            }
        }
        TextureStore old = main;
        main = null;
        if (old != null) old.release();
        BufferObject data = buffer;
        buffer = null;
        if (data != null && handles > 0) data.handles--;
        if (data != null) data.release();
        version++;
    }

    /** Another user: a unit, an attachment, an image unit. */
    public void hold() {
        holders++;
    }

    public void release() {
        if (--holders == 0 && deleted) drop();
    }

    /** Notes a handle of it. */
    void addHandle() {
        BufferObject data = buffer;
        if (handles++ == 0 && data != null) data.handles++;
    }

    /** Has somebody asked for a handle of it? */
    public boolean hasHandles() {
        return handles > 0;
    }

    /** Is it there, or at least held? */
    boolean isUsable() {
        return !deleted || holders > 0;
    }

    /** The name is gone. */
    public void delete() {
        deleted = true;
        if (holders == 0) drop();
    }

    // ---- completeness (OpenGL 4.6, 8.17) ---------------------------------------------------------------------------

    /** The last level that takes part in mipmapping: q of the specification. */
    public int lastLevel() {
        TextureImage base = baseImage();
        if (base == null) return effectiveBase();
        int last = effectiveBase() + target.lastLevel(base.width, base.height, base.depth);
        return Math.min(last, effectiveMax());
    }

    /** Has an image the size and format that the level needs, seen from another? */
    boolean fits(TextureImage image, int level, TextureImage ref, int refLevel) {
        if (level < refLevel) return fits(ref, refLevel, image, level);
        int down = level - refLevel;
        return down <= target.lastLevel(ref.width, ref.height, ref.depth)
                && image.internal == ref.internal
                && image.stored == ref.stored
                && image.samples == ref.samples
                && image.width == Math.max(1, ref.width >> down)
                && image.height == target.levelHeight(ref.height, down)
                && image.depth == target.levelDepth(ref.depth, down);
    }

    /** Is the base level there: for cubes, all faces of one size and format? */
    public boolean isBaseComplete() {
        int base = effectiveBase();
        TextureImage first = image(0, base);
        if (first == null || first.isEmpty()) return false;
        if (target != TextureTarget.CUBE) return true;
        if (first.width != first.height) return false;
        for (int face = 1; face < 6; face++) {
            TextureImage image = image(face, base);
            if (image == null || !fits(image, base, first, base)) return false;
        }
        return true;
    }

    /** Cube complete, in the words of the framebuffer's rules. */
    public boolean isCubeComplete() {
        return isBaseComplete();
    }

    /** The last level up to which all images are there and fit; below the base where it is not complete. */
    public int lastConsistentLevel() {
        if (!isBaseComplete()) return effectiveBase() - 1;
        int base = effectiveBase();
        TextureImage first = image(0, base);
        int last = lastLevel();
        for (int level = base + 1; level <= last; level++) {
            for (int face = 0; face < target.faces(); face++) {
                TextureImage image = image(face, level);
                if (first == null || image == null || !fits(image, level, first, base)) return level - 1;
            }
        }
        return last;
    }

    public boolean isMipComplete() {
        return effectiveBase() <= effectiveMax() && isBaseComplete() && lastConsistentLevel() == lastLevel();
    }

    /** Can it be sampled with these parameters? */
    public boolean isComplete(SamplingParams p) {
        if (target == TextureTarget.BUFFER) return buffer != null && bufferFormat != null;
        if (!isBaseComplete()) return false;
        TextureImage base = baseImage();
        if (base == null) return false;
        if (target.isMultisample()) return true;
        boolean unfiltered = base.internal.isInteger() || isStencilSampled(base.internal);
        if (unfiltered && p.isLinear()) return false;
        return !p.usesMips() || target == TextureTarget.RECT || isMipComplete();
    }

    /** Do samples of it read the stencil part? */
    boolean isStencilSampled(InternalFormat internal) {
        return internal.kind() == InternalFormat.Kind.STENCIL
                || internal.kind() == InternalFormat.Kind.DEPTH_STENCIL && depthStencilMode == GL_STENCIL_INDEX;
    }
}
