package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.EsFormatRules;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairRules;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Error checks of calls that specify images: whole ones, parts, blocks, several samples, levels made of others,
 * immutable storage (OpenGL 4.6, 8.5 to 8.8, 8.14.4, 8.19). {@link TextureDefinitions} does what these let pass.
 */
public final class TextureImageRules {
    private final Device device;
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final TextureRules rules;
    private final SparseRules sparse;
    private final Textures textures;

    public TextureImageRules(
            Backend backend,
            Profile profile,
            Errors errors,
            PixelState pixels,
            PixelRules pixelRules,
            TextureRules rules,
            Textures textures) {
        this.device = backend.device();
        this.caps = backend.caps();
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.rules = rules;
        this.sparse = new SparseRules(caps, profile, errors);
        this.textures = textures;
    }

    // ---- formats (8.5.3) -------------------------------------------------------------------------------------------

    /** The format of a name that images may be given (8.5.3). */
    public @Nullable InternalFormat internal(String call, int name, int code) {
        InternalFormat f = InternalFormat.of(name);
        boolean ofEs = profile.es && EsFormatRules.isOld(name);
        if (f == null
                || f.isLegacy() && !profile.compatibility && !ofEs
                || name == GL_BGRA && !profile.es
                || f.kind() == InternalFormat.Kind.STENCIL && name != GL_STENCIL_INDEX8 && name != GL_STENCIL_INDEX) {
            errors.error(code, call + ": internalformat is " + Errors.hex(name) + ", which is none");
            return null;
        }
        return f;
    }

    /**
     * Whether there is an encoder for a compressed format (8.5.3, the formats of table 8.22 that are not copyable); if
     * not, the error is recorded.
     */
    public boolean encoder(String call, InternalFormat internal) {
        if (internal.hasEncoder()) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": there is no encoder for " + internal);
    }

    /** Which formats do not go with which targets (8.5.3, 8.7). */
    public boolean goesWith(String call, TextureTarget t, InternalFormat internal) {
        if (!internal.isColor() && t == TextureTarget.D3) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": " + internal + " in a 3D texture");
        }
        if (!internal.isCompressed()) return true;
        if (t == TextureTarget.D1 || t == TextureTarget.D1_ARRAY || t == TextureTarget.RECT) {
            return errors.wrong(GL_INVALID_ENUM, call + ": compressed " + internal + " in a texture of this target");
        }
        String family = internal.first().name();
        boolean volumes = family.startsWith("BC6") || family.startsWith("BC7");
        if (t == TextureTarget.D3 && !volumes) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": compressed " + internal + " in a 3D texture");
        }
        return true;
    }

    // ---- sizes (8.5.3) ---------------------------------------------------------------------------------------------

    /** The level and the size of an image (8.5.3); too large ones are an error but for proxies. */
    public boolean sizes(ImageRequest q) {
        String call = q.call;
        TextureTarget t = q.target;
        Region r = q.region;
        q.fits = true;
        if (r.level < 0 || r.level >= t.maxLevels(caps)) {
            return errors.wrong(
                    GL_INVALID_VALUE, call + ": level is " + r.level + ", must be 0 to " + (t.maxLevels(caps) - 1));
        }
        if (r.width < 0 || r.height < 0 || r.depth < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": size is " + r.size() + ", must not be negative");
        }
        if (t.shape().isCube() && r.width != r.height) {
            return errors.wrong(
                    GL_INVALID_VALUE, call + ": a cube's face of " + r.width + " x " + r.height + ", must be square");
        }
        if (t == TextureTarget.CUBE_ARRAY && r.depth % 6 != 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": depth is " + r.depth + ", must be a multiple of 6");
        }
        q.fits = fitsDevice(t, r);
        if (q.fits || q.proxy) return true;
        return errors.wrong(
                GL_INVALID_VALUE, call + ": size is " + r.size() + " at level " + r.level + ", which is too large");
    }

    private boolean fitsDevice(TextureTarget t, Region r) {
        int max = t.maxSize(caps) >> r.level;
        int layers = caps.maxTextureLayers;
        if (r.width > max) return false;
        if (t == TextureTarget.D1_ARRAY ? r.height > layers : r.height > max) return false;
        if (t.isArray() && t != TextureTarget.D1_ARRAY) return r.depth <= layers;
        return r.depth <= max || t != TextureTarget.D3;
    }

    /** Immutable storage is not specified again (8.19), nor is what handles name (ARB_bindless_texture, 3.9.X). */
    public boolean mutable(String call, TextureObject t) {
        if (t.hasHandles()) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the texture has handles, which keep it as it is");
        }
        if (!t.immutable) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": the texture is immutable");
    }

    /** A texture of its own may be specified, or a proxy; immutable storage is not for the texture 0 (8.19). */
    private boolean hasName(ImageRequest q, TextureObject t) {
        if (q.proxy || t.name() != 0) return true;
        return errors.wrong(GL_INVALID_OPERATION, q.call + ": texture 0 is bound");
    }

    // ---- whole images (8.5.3) --------------------------------------------------------------------------------------

    /** The target of an image, which may be a proxy's (8.5.3). */
    private boolean target(ImageRequest q) {
        TextureTarget proxy = TextureTarget.ofProxy(q.targetName);
        q.proxy = proxy != null;
        TextureTarget t = rules.image(
                q.call, proxy != null ? proxy : TextureTarget.ofImage(q.targetName), q.targetName, q.dimensions);
        if (t == null) return false;
        q.target = t;
        return true;
    }

    /** glTexImage* (8.5.3): gives the texture, or the proxy. */
    public @Nullable TextureObject image(ImageRequest q) {
        String call = q.call;
        PixelArguments p = q.pixels;
        if (!target(q)) return null;
        int name = profile.es ? EsFormatRules.stored(q.internalFormat, p.type) : q.internalFormat;
        InternalFormat internal = internal(call, name, GL_INVALID_VALUE);
        if (internal == null || !ofEs(q)) return null;
        q.internal = internal;
        int found = profile.es1
                ? EsFormatRules.imageOfFirst(q.internalFormat, p.format, p.type)
                : profile.es
                        ? EsFormatRules.image(q.internalFormat, p.format, p.type, profile.version)
                        : PixelPairRules.error(p.format, p.type, profile.compatibility);
        if (!pixelRules.pair(call, p, found)) return null;
        int plain = profile.es ? EsFormatRules.plainFormat(p.format) : p.format;
        if (PixelPairRules.textureError(plain, internal) != 0) {
            errors.error(
                    GL_INVALID_OPERATION, call + ": format " + Errors.hex(p.format) + " cannot become " + internal);
            return null;
        }
        if (!encoder(call, internal)) return null;
        boolean borders =
                profile.compatibility && q.target != TextureTarget.RECT && q.target != TextureTarget.CUBE_ARRAY;
        if (!border(q, borders) || !goesWith(call, q.target, internal)) return null;
        p.layout = PixelLayout.of(plain, p.type);
        int width = q.region.width;
        int height = q.region.height;
        int depth = q.region.depth;
        inner(q);
        if (!sizes(q)) return null;
        if (q.proxy) return textures.proxy(q.target);
        TextureObject t = q.texture(textures.bound(q.target));
        if (!mutable(call, t)) return null;
        q.store = q.border == 0 ? pixels.unpack : inside(pixels.unpack, q, width, height, depth);
        p.bytes = q.store.end(p.layout, p.width, p.height, q.region.depth, q.target.isVolume());
        return pixelRules.readable(call, p.pointer, p.bytes, p.layout.alignment()) ? t : null;
    }

    /** A target that OpenGL ES has (OpenGL ES 3.2, 8.5). */
    private boolean ofEs(ImageRequest q) {
        boolean known = profile.es1
                ? Es1Rules.isTexture(q.targetName)
                : !profile.es || EsRules.isTexture(q.targetName, profile.esNames);
        if (known) return true;
        return errors.wrong(
                GL_INVALID_ENUM,
                q.call + ": target is " + Errors.hex(q.targetName) + ", which OpenGL ES does not have");
    }

    /** Only the compatibility profile's images have borders (8.5.3). */
    public boolean border(ImageRequest q, boolean allowed) {
        if (q.border >= 0 && q.border <= (allowed ? 1 : 0)) return true;
        return errors.wrong(GL_INVALID_VALUE, q.call + ": border is " + q.border);
    }

    /** The image without its border, which is not kept: the edge is filtered as CLAMP_TO_EDGE would. And smaller where a convolution makes it so. */
    private void inner(ImageRequest q) {
        Region r = q.region;
        PixelArguments p = q.pixels;
        int cut = 2 * q.border;
        p.width = r.width - cut;
        p.height = q.dimensions > 1 && q.target != TextureTarget.D1_ARRAY ? r.height - cut : r.height;
        if (q.target == TextureTarget.D3) r.depth -= cut;
        PixelTransfer transfer = pixelRules.transfer();
        p.staged = q.internal.isColor() && ImagingStage.takes(transfer, p.layout.content(), q.dimensions);
        r.width = p.width;
        r.height = p.height;
        if (!p.staged) return;
        r.width = ImagingStage.width(transfer, p.layout.content(), q.dimensions, p.width);
        r.height = ImagingStage.height(transfer, p.layout.content(), q.dimensions, p.height);
    }

    /** The rows of an image with its border left out. */
    private static PixelStore inside(PixelStore whole, ImageRequest q, int width, int height, int depth) {
        PixelStore s = new PixelStore();
        s.set(whole);
        if (s.rowLength == 0) s.rowLength = width;
        if (s.imageHeight == 0) s.imageHeight = height;
        s.skipPixels++;
        if (q.pixels.height != height) s.skipRows++;
        if (q.region.depth != depth) s.skipImages++;
        return s;
    }

    // ---- parts (8.6) -----------------------------------------------------------------------------------------------

    /** glTexSubImage* (8.6). */
    public boolean subImage(String call, TextureObject t, Region r, PixelArguments p) { // hot
        int found = profile.es1
                ? EsFormatRules.imageOfFirst(p.format, p.format, p.type)
                : profile.es
                        ? EsFormatRules.pixels(p.format, p.type, profile.version)
                        : PixelPairRules.error(p.format, p.type, profile.compatibility);
        if (!pixelRules.pair(call, p, found) || rules.isNegative(call, r)) return false;
        TextureImage image = rules.existing(call, t, r);
        if (image == null || !becomes(call, image, p)) return false;
        p.layout = PixelLayout.of(profile.es ? EsFormatRules.plainFormat(p.format) : p.format, p.type);
        stage(t, image, r, p);
        if (!rules.inside(call, image, r)) return false;
        if (image.stored.isCompressed() || image.internal.isCompressed()) {
            if (!encoder(call, image.internal)) return false;
            if (!rules.blocksWhole(call, GL_INVALID_OPERATION, image, r)) return false;
        }
        if (r.isEmpty()) return true;
        boolean volume = r.hasFaces() || t.target().isVolume();
        p.bytes = pixels.unpack.end(p.layout, p.width, p.height, r.depth, volume);
        return pixelRules.readable(call, p.pointer, p.bytes, p.layout.alignment());
    }

    /** Pixels that the image's format takes (8.6). */
    private boolean becomes(String call, TextureImage image, PixelArguments p) {
        int part = profile.es
                ? EsFormatRules.part(image.internal.name(), p.format, p.type, profile.version)
                : PixelPairRules.textureError(p.format, image.internal);
        if (part == 0) return true;
        return errors.wrong(
                profile.es ? part : GL_INVALID_OPERATION,
                call + ": format " + Errors.hex(p.format) + " cannot become " + image.internal);
    }

    /** The part's size after its transfer, which may be a convolution. */
    private void stage(TextureObject t, TextureImage image, Region r, PixelArguments p) {
        p.width = r.width;
        p.height = r.height;
        PixelTransfer transfer = pixelRules.transfer();
        int dimensions = t.target().imageDimensions();
        p.staged = !r.hasFaces()
                && image.internal.isColor()
                && ImagingStage.takes(transfer, p.layout.content(), dimensions);
        if (!p.staged || r.width <= 0 || r.height <= 0) return;
        r.width = ImagingStage.width(transfer, p.layout.content(), dimensions, p.width);
        r.height = ImagingStage.height(transfer, p.layout.content(), dimensions, p.height);
    }

    // ---- blocks (8.7) ----------------------------------------------------------------------------------------------

    /** glCompressedTexImage* (8.7): gives the texture, or the proxy. */
    public @Nullable TextureObject compressedImage(ImageRequest q) {
        String call = q.call;
        Region r = q.region;
        if (!target(q)) return null;
        InternalFormat internal = compressed(call, "internalformat", q.internalFormat);
        if (internal == null) return null;
        q.internal = internal;
        if (q.border != 0) {
            errors.error(GL_INVALID_VALUE, call + ": border is " + q.border + ", must be 0");
            return null;
        }
        if (!goesWith(call, q.target, internal) || !sizes(q)) return null;
        if (q.fits && !imageSize(call, internal.first(), r, q.pixels)) return null;
        if (!pixelRules.unpackedBlocks(call, internal.first(), r, q.target.isVolume(), q.pixels)) return null;
        if (q.proxy) return textures.proxy(q.target);
        TextureObject t = q.texture(textures.bound(q.target));
        if (!mutable(call, t)) return null;
        return pixelRules.readable(call, q.pixels.pointer, q.pixels.bytes, 1) ? t : null;
    }

    /** A compressed format (8.7). */
    private @Nullable InternalFormat compressed(String call, String argument, int name) {
        InternalFormat f = InternalFormat.of(name);
        if (f != null && f.isCompressed()) return f;
        errors.error(GL_INVALID_ENUM, call + ": " + argument + " is " + Errors.hex(name) + ", no compressed format");
        return null;
    }

    /** The bytes that the program says it has (8.7). */
    private boolean imageSize(String call, Format f, Region r, PixelArguments p) {
        long needed = f.imageBytes(r.width, r.height, r.depth);
        if (p.bytes >= 0 && p.bytes == needed) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": imageSize is " + p.bytes + ", must be " + needed);
    }

    /** glCompressedTexSubImage* (8.7). */
    public boolean compressedSubImage(String call, TextureObject t, Region r, PixelArguments p) {
        InternalFormat given = compressed(call, "format", p.format);
        if (given == null) return false;
        TextureImage image = rules.existing(call, t, r);
        if (image == null) return false;
        if (image.internal != given) {
            return errors.wrong(
                    GL_INVALID_OPERATION,
                    call + ": format is " + Errors.hex(p.format) + ", the image has " + image.internal);
        }
        if (!rules.inside(call, image, r) || !rules.blocksWhole(call, GL_INVALID_OPERATION, image, r)) return false;
        if (!imageSize(call, given.first(), r, p)) return false;
        if (!pixelRules.unpackedBlocks(
                call, given.first(), r, r.hasFaces() || t.target().isVolume(), p)) return false;
        return p.bytes == 0 || pixelRules.readable(call, p.pointer, p.bytes, 1);
    }

    // ---- levels made of others (8.14.4) ----------------------------------------------------------------------------

    /**
     * glGenerateMipmap (8.14.4). A texture without a base is an error of cubes and of OpenGL ES; others are left alone.
     */
    public boolean mipmaps(String call, TextureObject t) {
        if (!t.isBaseComplete()) {
            if (profile.es || t.target().shape().isCube()) {
                errors.error(GL_INVALID_OPERATION, call + ": there is no base level, or its faces do not fit together");
            }
            return false;
        }
        TextureImage base = t.baseImage();
        if (base == null) return false;
        if (profile.es && EsFormatRules.isWithoutMipmaps(base.internal, profile.version)) {
            return errors.wrong(
                    GL_INVALID_OPERATION, call + ": images of " + base.internal + " are not made of others");
        }
        if (base.internal.isInteger() || base.internal.hasStencil()) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": " + base.internal + " has no averages");
        }
        return true;
    }

    /** glTexPageCommitmentARB (ARB_sparse_texture, 8.20.2). */
    public boolean pages(String call, TextureObject t, Region r) {
        return sparse.commit(call, t, r);
    }

    // ---- several samples (8.8) and immutable storage (8.19) --------------------------------------------------------

    /** The texture bound to a target of several samples, or its proxy (8.8, 8.19). */
    public @Nullable TextureObject boundSamples(ImageRequest q, TextureTarget expected) {
        q.target = expected;
        q.proxy = q.targetName == expected.proxy();
        if (q.targetName != expected.glName() && !q.proxy) {
            errors.error(
                    GL_INVALID_ENUM, q.call + ": target is " + Errors.hex(q.targetName) + ", which has no samples");
            return null;
        }
        TextureObject t = q.proxy ? textures.proxy(expected) : q.texture(textures.bound(expected));
        return !q.immutable || hasName(q, t) ? t : null;
    }

    /** The texture of a name, which has several samples (8.19). */
    public @Nullable TextureObject namedSamples(ImageRequest q, TextureTarget expected, int name) {
        q.target = expected;
        q.proxy = false;
        TextureObject t = rules.named(q.call, name);
        if (t == null || t.target() == expected) return t;
        errors.error(GL_INVALID_OPERATION, q.call + ": texture " + name + " is of another target");
        return null;
    }

    /** glTexImage*Multisample and glTexStorage*Multisample (8.8, 8.19). */
    public boolean samples(ImageRequest q, TextureObject t) {
        String call = q.call;
        Region r = q.region;
        InternalFormat internal = InternalFormat.of(q.internalFormat);
        if (internal == null || !hasSamples(internal, q)) {
            return errors.wrong(
                    GL_INVALID_ENUM,
                    call + ": internalformat is " + Errors.hex(q.internalFormat) + ", cannot be drawn to");
        }
        if (q.samples < 1) {
            return errors.wrong(GL_INVALID_VALUE, call + ": samples is " + q.samples + ", must be at least 1");
        }
        q.internal = internal;
        q.supportedSamples = supportedSamples(internal, q.samples);
        if (q.supportedSamples == 0 && !q.proxy) {
            return errors.wrong(
                    GL_INVALID_OPERATION, call + ": samples is " + q.samples + ", more than the format can have");
        }
        if (q.immutable && (r.width < 1 || r.height < 1 || r.depth < 1)) {
            return errors.wrong(GL_INVALID_VALUE, call + ": size is " + r.size() + ", must be at least 1");
        }
        if (!sizes(q) || !q.proxy && !mutable(call, t)) return false;
        if (q.supportedSamples == 0) q.fits = false;
        return !q.immutable || sparse.storage(q, t, device);
    }

    private boolean hasSamples(InternalFormat internal, ImageRequest q) {
        int name = q.internalFormat;
        if (!internal.isRenderable() || q.immutable && !internal.isSized()) return false;
        if (profile.es) return EsFormatRules.isRenderbuffer(name, profile.version);
        boolean counted = name > 0 && name <= 4;
        return name != GL_SRGB && name != GL_SRGB_ALPHA && !counted && (!internal.isLegacy() || profile.compatibility);
    }

    /** The next number of samples that a device has for a format; 0 where there is none. */
    public int supportedSamples(InternalFormat internal, int wanted) {
        for (int n = Math.max(2, Integer.highestOneBit(Math.max(1, wanted * 2 - 1))); n <= caps.maxSamples; n *= 2) {
            Format f = internal.chooseMultisample(device, n);
            if ((device.formatSupport(f) & FormatSupport.samples(n)) != 0) return n;
        }
        return 0;
    }

    /** The texture bound to a target of immutable storage, or its proxy (8.19). */
    public @Nullable TextureObject boundStorage(ImageRequest q) {
        TextureTarget proxy = TextureTarget.ofProxy(q.targetName);
        q.proxy = proxy != null;
        TextureTarget t =
                rules.image(q.call, proxy != null ? proxy : TextureTarget.of(q.targetName), q.targetName, q.dimensions);
        if (t == null) return null;
        q.target = t;
        TextureObject object = q.proxy ? textures.proxy(t) : q.texture(textures.bound(t));
        return hasName(q, object) ? object : null;
    }

    /** The texture of a name, which takes such storage (8.19). */
    public @Nullable TextureObject namedStorage(ImageRequest q, int name) {
        TextureObject t = rules.named(q.call, name);
        if (t == null) return null;
        q.proxy = false;
        q.target = t.target();
        TextureTarget target = t.target();
        boolean levels = !target.isMultisample() && target != TextureTarget.BUFFER;
        if (levels && target.imageDimensions() == q.dimensions) return t;
        errors.error(GL_INVALID_OPERATION, q.call + ": texture " + name + " takes no such images");
        return null;
    }

    /** glTexStorage* (8.19). */
    public boolean storage(ImageRequest q, TextureObject t) {
        String call = q.call;
        Region r = q.region;
        if (profile.es && !EsFormatRules.isStorage(q.internalFormat, profile.version)) {
            return errors.wrong(
                    GL_INVALID_ENUM,
                    call + ": internalformat is " + Errors.hex(q.internalFormat) + ", which has no size");
        }
        InternalFormat internal = internal(call, q.internalFormat, GL_INVALID_ENUM);
        if (internal == null) return false;
        q.internal = internal;
        if (!internal.isSized()) {
            return errors.wrong(
                    GL_INVALID_ENUM,
                    call + ": internalformat is " + Errors.hex(q.internalFormat) + ", must name sizes");
        }
        if (q.levels < 1 || r.width < 1 || r.height < 1 || r.depth < 1) {
            return errors.wrong(
                    GL_INVALID_VALUE, call + ": " + q.levels + " levels of " + r.size() + ", must be at least 1");
        }
        if (!goesWith(call, q.target, internal) || !sizes(q)) return false;
        int most = q.target.lastLevel(r.width, r.height, r.depth) + 1;
        if (q.fits && q.levels > most) {
            return errors.wrong(
                    GL_INVALID_OPERATION, call + ": levels is " + q.levels + ", at most " + most + " possible");
        }
        return q.proxy || mutable(call, t) && sparse.storage(q, t, device);
    }
}
