package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.EsFormats;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairs;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.pipe.Box;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.format.Format;

/**
 * The calls that specify images, with their checks (OpenGL 4.6, 8.5 to 8.8): whole images, parts, blocks, immutable storage.
 * Each either records an error and changes nothing, or does all of its work.
 */
public final class TextureDefinitions {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final PixelBuffers pixelBuffers;
    private final Textures textures;

    public TextureDefinitions(
            Backend backend,
            Profile profile,
            Errors errors,
            PixelState pixels,
            PixelBuffers pixelBuffers,
            Textures textures) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.caps = backend.caps();
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.pixelBuffers = pixelBuffers;
        this.textures = textures;
    }

    private void error(int code, String message) {
        errors.error(code, message);
    }

    /** The format of a name that images may be given; null with an error. */
    public @Nullable InternalFormat internal(String call, int name, int code) {
        InternalFormat f = InternalFormat.of(name);
        boolean ofEs = profile.es && EsFormats.isOld(name);
        if (f == null
                || f.isLegacy() && !profile.compatibility && !ofEs
                || name == GL_BGRA && !profile.es
                || f.kind() == InternalFormat.Kind.STENCIL && name != GL_STENCIL_INDEX8 && name != GL_STENCIL_INDEX) {
            error(code, call + ": internalformat is " + Errors.hex(name) + ", which is none");
            return null;
        }
        return f;
    }

    /** OpenGL ES does not have the target: an error. */
    private boolean noneOfEs(String call, int target) {
        if (!profile.es || EsRules.isTexture(target, profile.esNames)) return false;
        error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which OpenGL ES does not have");
        return true;
    }

    // ---- whole images ----------------------------------------------------------------------------------------------

    /** glTexImage*; targets may be proxies. */
    public void image(
            String call,
            int dimensions,
            int target,
            int level,
            int internalFormat,
            int width,
            int height,
            int depth,
            int border,
            int format,
            int type,
            long pixels) {
        TextureTarget proxy = TextureTarget.ofProxy(target);
        TextureTarget t = proxy != null ? proxy : TextureTarget.ofImage(target);
        if (t == null || t.imageDimensions() != dimensions || t == TextureTarget.BUFFER || t.isMultisample()) {
            error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which takes no such images");
            return;
        }
        int name = profile.es ? EsFormats.stored(internalFormat, type) : internalFormat;
        InternalFormat internal = internal(call, name, GL_INVALID_VALUE);
        if (internal == null) return;
        if (noneOfEs(call, target)) return;
        int pair = profile.es
                ? EsFormats.image(internalFormat, format, type, profile.version)
                : PixelPairs.error(format, type, profile.compatibility);
        if (pair != 0) {
            error(pair, call + ": format " + Errors.hex(format) + " with type " + Errors.hex(type));
            return;
        }
        int plain = profile.es ? EsFormats.plainFormat(format) : format;
        if (PixelPairs.textureError(plain, internal) != 0) {
            error(GL_INVALID_OPERATION, call + ": format " + Errors.hex(format) + " cannot become " + internal);
            return;
        }
        if (!internal.hasEncoder()) {
            error(GL_INVALID_OPERATION, call + ": there is no encoder for " + internal);
            return;
        }
        boolean borders = profile.compatibility && t != TextureTarget.RECT && t != TextureTarget.CUBE_ARRAY;
        if (border < 0 || border > (borders ? 1 : 0)) {
            error(GL_INVALID_VALUE, call + ": border is " + border);
            return;
        }
        if (!legal(call, t, internal, proxy != null)) return;
        // a border is not kept: the edge is filtered as CLAMP_TO_EDGE would
        int w = width - 2 * border;
        int h = dimensions > 1 && t != TextureTarget.D1_ARRAY ? height - 2 * border : height;
        int d = t == TextureTarget.D3 ? depth - 2 * border : depth;
        // a convolution may make it smaller
        PixelLayout layout = PixelLayout.of(plain, type);
        PixelTransfer transfer = transfer();
        boolean staged = internal.isColor() && ImagingStage.takes(transfer, layout.content(), dimensions);
        int givenW = w;
        int givenH = h;
        if (staged) {
            w = ImagingStage.width(transfer, layout.content(), dimensions, w);
            h = ImagingStage.height(transfer, layout.content(), dimensions, h);
        }
        if (!sizes(call, t, level, w, h, d, proxy != null)) return;
        if (proxy != null) {
            if (fitsDevice(t, level, w, h, d)) {
                textures.proxy(t).setImage(0, level, make(t, internal, w, h, d, 0, true));
            }
            return;
        }
        TextureObject object = textures.bound(t);
        if (object.immutable) {
            error(GL_INVALID_OPERATION, call + ": the texture is immutable");
            return;
        }
        MemorySegment source = null;
        PixelStore store = this.pixels.unpack;
        if (!pixelBuffers.isNothing(pixels)) {
            if (border > 0) {
                PixelStore skipping = new PixelStore();
                skipping.set(store);
                if (skipping.rowLength == 0) skipping.rowLength = width;
                if (skipping.imageHeight == 0) skipping.imageHeight = height;
                skipping.skipPixels++;
                if (givenH != height) skipping.skipRows++;
                if (d != depth) skipping.skipImages++;
                store = skipping;
            }
            long end = store.end(layout, givenW, givenH, d, t.isVolume());
            source = pixelBuffers.source(call, pixels, end, layout.alignment());
            if (source == null) return;
        }
        int face = TextureTarget.face(target);
        try {
            object.setImage(face, level, make(t, internal, w, h, d, 0, true));
            if (source != null && staged && transfer != null) {
                ImagingStage.Image image =
                        this.pixels.stage.unpack(layout, store, transfer, source, givenW, givenH, d, dimensions);
                if (image != null) put(object, face, level, 0, 0, 0, w, h, d, image);
            } else if (source != null) {
                textures.transfers()
                        .upload(object, face, level, 0, 0, 0, w, h, d, layout, store, transfer(), source, 0);
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
        textures.respecified(object);
        generateIfWanted(object, level);
    }

    /** Pixels that went the whole way to a box of an image. */
    void put(TextureObject t, int face, int level, int x, int y, int z, int w, int h, int d, ImagingStage.Image image) {
        TexelTransfers transfers = textures.transfers();
        PixelLayout layout = ImagingStage.LAYOUT;
        transfers.upload(t, face, level, x, y, z, w, h, d, layout, PixelStore.TIGHT, null, image.pixels(), 0);
    }

    @Nullable
    public PixelTransfer transfer() {
        return profile.compatibility ? pixels.transfer : null;
    }

    /** GENERATE_MIPMAP of the compatibility profile. */
    public void generateIfWanted(TextureObject t, int level) {
        if (t.generateMipmap && level == t.effectiveBase()) generateMipmap("glTexImage", t);
    }

    public TextureImage make(
            TextureTarget t, InternalFormat internal, int w, int h, int d, int samples, boolean fixed) {
        Format stored = samples > 0 ? internal.chooseMultisample(device, samples) : internal.choose(device);
        return new TextureImage(t, w, h, d, internal, stored, samples, fixed);
    }

    /** Which formats do not go with which targets. */
    public boolean legal(String call, TextureTarget t, InternalFormat internal, boolean proxy) {
        if (!internal.isColor() && t == TextureTarget.D3) {
            error(GL_INVALID_OPERATION, call + ": " + internal + " in a 3D texture");
            return false;
        }
        if (!internal.isCompressed()) return true;
        if (t == TextureTarget.D1 || t == TextureTarget.D1_ARRAY || t == TextureTarget.RECT) {
            error(GL_INVALID_ENUM, call + ": compressed " + internal + " in a texture of this target");
            return false;
        }
        boolean volumes = internal.first().name().startsWith("BC6")
                || internal.first().name().startsWith("BC7");
        if (t == TextureTarget.D3 && !volumes) {
            error(GL_INVALID_OPERATION, call + ": compressed " + internal + " in a 3D texture");
            return false;
        }
        return true;
    }

    /** Checks sizes and the level; of a proxy too large ones are no error, but leave it empty. */
    public boolean sizes(String call, TextureTarget t, int level, int w, int h, int d, boolean proxy) {
        if (level < 0 || level >= t.maxLevels(caps)) {
            error(GL_INVALID_VALUE, call + ": level is " + level + ", must be 0 to " + (t.maxLevels(caps) - 1));
            return false;
        }
        if (w < 0 || h < 0 || d < 0) {
            error(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + " x " + d + ", must not be negative");
            return false;
        }
        if (t.shape().isCube() && w != h) {
            error(GL_INVALID_VALUE, call + ": a cube's face of " + w + " x " + h + ", must be square");
            return false;
        }
        if (t == TextureTarget.CUBE_ARRAY && d % 6 != 0) {
            error(GL_INVALID_VALUE, call + ": depth is " + d + ", must be a multiple of 6");
            return false;
        }
        if (fitsDevice(t, level, w, h, d)) return true;
        if (proxy) {
            textures.proxy(t).setImage(0, level, null);
            return false;
        }
        error(
                GL_INVALID_VALUE,
                call + ": size is " + w + " x " + h + " x " + d + " at level " + level + ", which is too large");
        return false;
    }

    private boolean fitsDevice(TextureTarget t, int level, int w, int h, int d) {
        int max = t.maxSize(caps) >> level;
        int layers = caps.maxTextureLayers;
        if (w > max) return false;
        if (t == TextureTarget.D1_ARRAY ? h > layers : h > max) return false;
        if (t.isArray() && t != TextureTarget.D1_ARRAY) return d <= layers;
        return d <= max || t != TextureTarget.D3;
    }

    // ---- parts -----------------------------------------------------------------------------------------------------

    /** Is a box inside an image? Errors otherwise. */
    public boolean inside(String call, TextureImage image, int x, int y, int z, int w, int h, int d) {
        if (isNegative(call, w, h, d)) return false;
        boolean in = x >= 0
                && y >= 0
                && z >= 0
                && (long) x + w <= image.width
                && (long) y + h <= image.height
                && (long) z + d <= image.depth;
        if (!in) {
            error(
                    GL_INVALID_VALUE,
                    call + ": (" + x + ", " + y + ", " + z + ") + " + w + " x " + h + " x " + d
                            + " is not inside the image of " + image.width + " x " + image.height + " x "
                            + image.depth);
        }
        return in;
    }

    /** A size below 0 is an error, whatever is there. */
    public boolean isNegative(String call, int w, int h, int d) {
        if (w >= 0 && h >= 0 && d >= 0) return false;
        error(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + " x " + d + ", must not be negative");
        return true;
    }

    @Nullable
    public TextureImage existing(String call, TextureObject t, int face, int level) {
        if (level < 0 || level >= t.target().maxLevels(caps)) {
            error(GL_INVALID_VALUE, call + ": level is " + level);
            return null;
        }
        TextureImage image = t.image(face, level);
        if (image == null) error(GL_INVALID_OPERATION, call + ": level " + level + " has no image");
        return image;
    }

    /** glTexSubImage*: of a cube, the face; or, by name, all faces as layers. */
    public void subImage(
            String call,
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
            long pixels) {
        int pair = profile.es
                ? EsFormats.pixels(format, type, profile.version)
                : PixelPairs.error(format, type, profile.compatibility);
        if (pair != 0) {
            error(pair, call + ": format " + Errors.hex(format) + " with type " + Errors.hex(type));
            return;
        }
        if (isNegative(call, w, h, d)) return;
        boolean faces = face < 0;
        TextureImage image = existing(call, t, faces ? 0 : face, level);
        if (image == null) return;
        int part = profile.es
                ? EsFormats.part(image.internal.name(), format, type, profile.version)
                : PixelPairs.textureError(format, image.internal);
        if (part != 0) {
            error(
                    profile.es ? part : GL_INVALID_OPERATION,
                    call + ": format " + Errors.hex(format) + " cannot become " + image.internal);
            return;
        }
        PixelLayout layout = PixelLayout.of(profile.es ? EsFormats.plainFormat(format) : format, type);
        PixelTransfer transfer = transfer();
        int dimensions = t.target().imageDimensions();
        boolean staged =
                !faces && image.internal.isColor() && ImagingStage.takes(transfer, layout.content(), dimensions);
        int givenW = w;
        int givenH = h;
        if (staged && w > 0 && h > 0) {
            w = ImagingStage.width(transfer, layout.content(), dimensions, w);
            h = ImagingStage.height(transfer, layout.content(), dimensions, h);
        }
        if (faces ? !insideFaces(call, image, x, y, z, w, h, d) : !inside(call, image, x, y, z, w, h, d)) return;
        if (image.stored.isCompressed() || image.internal.isCompressed()) {
            if (!image.internal.hasEncoder()) {
                error(GL_INVALID_OPERATION, call + ": there is no encoder for " + image.internal);
                return;
            }
            if (!blocksWhole(call, image, x, y, w, h)) return;
        }
        if (w == 0 || h == 0 || d == 0) return;
        boolean volume = faces || t.target().isVolume();
        PixelStore store = this.pixels.unpack;
        long end = store.end(layout, givenW, givenH, d, volume);
        MemorySegment source = pixelBuffers.source(call, pixels, end, layout.alignment());
        if (source == null) return;
        try {
            TexelTransfers transfers = textures.transfers();
            if (staged && transfer != null) {
                ImagingStage.Image whole =
                        this.pixels.stage.unpack(layout, store, transfer, source, givenW, givenH, d, dimensions);
                if (whole != null) put(t, face, level, x, y, z, w, h, d, whole);
            } else if (!faces) {
                transfers.upload(t, face, level, x, y, z, w, h, d, layout, store, transfer, source, 0);
            } else {
                long step = store.imageBytes(layout, w, h);
                long first = store.skipImages * step;
                for (int i = 0; i < d; i++) {
                    transfers.upload(
                            t, z + i, level, x, y, 0, w, h, 1, layout, store, transfer, source, first + i * step);
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
        textures.changed(t);
        generateIfWanted(t, level);
    }

    public boolean insideFaces(String call, TextureImage image, int x, int y, int z, int w, int h, int d) {
        if (z < 0 || d < 0 || (long) z + d > 6) {
            error(GL_INVALID_VALUE, call + ": faces " + z + " to " + (z + d) + " of a cube");
            return false;
        }
        return inside(call, image, x, y, 0, w, h, 1);
    }

    /** Boxes of compressed images are made of whole blocks. */
    public boolean blocksWhole(String call, TextureImage image, int x, int y, int w, int h) {
        return blocksWhole(call, GL_INVALID_OPERATION, image, x, y, w, h);
    }

    /** The same with another error. */
    public boolean blocksWhole(String call, int error, TextureImage image, int x, int y, int w, int h) {
        Format f = image.internal.first();
        boolean whole = x % f.blockWidth() == 0
                && y % f.blockHeight() == 0
                && (w % f.blockWidth() == 0 || x + w == image.width)
                && (h % f.blockHeight() == 0 || y + h == image.height);
        if (!whole) {
            error(
                    error,
                    call + ": a part of " + w + " x " + h + " at (" + x + ", " + y + ") is not made of whole blocks");
        }
        return whole;
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    /** glCompressedTexImage*. */
    public void compressedImage(
            String call,
            int dimensions,
            int target,
            int level,
            int internalFormat,
            int w,
            int h,
            int d,
            int border,
            int imageSize,
            long data) {
        TextureTarget proxy = TextureTarget.ofProxy(target);
        TextureTarget t = proxy != null ? proxy : TextureTarget.ofImage(target);
        if (t == null || t.imageDimensions() != dimensions || t.isMultisample() || t == TextureTarget.BUFFER) {
            error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which takes no such images");
            return;
        }
        InternalFormat internal = InternalFormat.of(internalFormat);
        if (internal == null || !internal.isCompressed()) {
            error(
                    GL_INVALID_ENUM,
                    call + ": internalformat is " + Errors.hex(internalFormat) + ", no compressed format");
            return;
        }
        if (border != 0) {
            error(GL_INVALID_VALUE, call + ": border is " + border + ", must be 0");
            return;
        }
        if (!legal(call, t, internal, proxy != null) || !sizes(call, t, level, w, h, d, proxy != null)) return;
        Format f = internal.first();
        if (imageSize < 0 || imageSize != f.imageBytes(w, h, d)) {
            error(GL_INVALID_VALUE, call + ": imageSize is " + imageSize + ", must be " + f.imageBytes(w, h, d));
            return;
        }
        if (proxy != null) {
            textures.proxy(t).setImage(0, level, make(t, internal, w, h, d, 0, true));
            return;
        }
        TextureObject object = textures.bound(t);
        if (object.immutable) {
            error(GL_INVALID_OPERATION, call + ": the texture is immutable");
            return;
        }
        int face = TextureTarget.face(target);
        MemorySegment source = null;
        if (!pixelBuffers.isNothing(data)) {
            source = pixelBuffers.source(call, data, imageSize, 1);
            if (source == null) return;
        }
        try {
            object.setImage(face, level, make(t, internal, w, h, d, 0, true));
            if (source != null) blocks(object, face, level, new Box(0, 0, 0, w, h, d), f, source);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
        textures.respecified(object);
        generateIfWanted(object, level);
    }

    private void blocks(TextureObject t, int face, int level, Box box, Format f, MemorySegment source) {
        long row = f.rowBytes(box.width());
        textures.transfers().uploadBlocks(t, face, level, box, source, 0, row, row * f.rows(box.height()));
    }

    /** glCompressedTexSubImage*. */
    public void compressedSubImage(
            String call,
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
            int imageSize,
            long data) {
        InternalFormat given = InternalFormat.of(format);
        if (given == null || !given.isCompressed()) {
            error(GL_INVALID_ENUM, call + ": format is " + Errors.hex(format) + ", no compressed format");
            return;
        }
        boolean faces = face < 0;
        TextureImage image = existing(call, t, faces ? 0 : face, level);
        if (image == null) return;
        if (image.internal != given) {
            error(
                    GL_INVALID_OPERATION,
                    call + ": format is " + Errors.hex(format) + ", the image has " + image.internal);
            return;
        }
        if (faces ? !insideFaces(call, image, x, y, z, w, h, d) : !inside(call, image, x, y, z, w, h, d)) return;
        if (!blocksWhole(call, image, x, y, w, h)) return;
        Format f = given.first();
        if (imageSize < 0 || imageSize != f.imageBytes(w, h, d)) {
            error(GL_INVALID_VALUE, call + ": imageSize is " + imageSize + ", must be " + f.imageBytes(w, h, d));
            return;
        }
        if (imageSize == 0) return;
        MemorySegment source = pixelBuffers.source(call, data, imageSize, 1);
        if (source == null) return;
        try {
            if (!faces) {
                blocks(t, face, level, new Box(x, y, z, w, h, d), f, source);
            } else {
                long step = f.imageBytes(w, h, 1);
                for (int i = 0; i < d; i++) {
                    blocks(t, z + i, level, new Box(x, y, 0, w, h, 1), f, source.asSlice(i * step, step));
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
        textures.changed(t);
        generateIfWanted(t, level);
    }

    // ---- mipmaps ---------------------------------------------------------------------------------------------------

    /** glGenerateMipmap: levels behind the base, from it. */
    public void generateMipmap(String call, TextureObject t) {
        if (!t.isBaseComplete()) {
            if (profile.es || t.target() == TextureTarget.CUBE || t.target() == TextureTarget.CUBE_ARRAY) {
                error(GL_INVALID_OPERATION, call + ": there is no base level, or its faces do not fit together");
            }
            return;
        }
        TextureImage base = t.baseImage();
        if (base == null) return;
        if (profile.es && EsFormats.isWithoutMipmaps(base.internal, profile.version)) {
            error(GL_INVALID_OPERATION, call + ": images of " + base.internal + " are not made of others");
            return;
        }
        if (base.internal.isInteger() || base.internal.hasStencil()) {
            error(GL_INVALID_OPERATION, call + ": " + base.internal + " has no averages");
            return;
        }
        int first = t.effectiveBase();
        int last = Math.min(t.lastLevel(), TextureObject.MAX_LEVELS - 1);
        try {
            for (int level = first + 1; level <= last && !t.immutable; level++) {
                for (int face = 0; face < t.target().faces(); face++) {
                    TextureImage known = t.image(face, level);
                    if (known != null && t.fits(known, level, base, first)) continue;
                    int down = level - first;
                    t.setImage(
                            face,
                            level,
                            make(
                                    t.target(),
                                    base.internal,
                                    Math.max(1, base.width >> down),
                                    t.target().levelHeight(base.height, down),
                                    t.target().levelDepth(base.depth, down),
                                    0,
                                    true));
                }
            }
            TextureStore store = TextureLevels.main(pipe, t);
            if (store != null && last > first) {
                pipe.generateMips(store.texture(), base.storeLevel, base.storeLevel + last - first);
            }
            for (int level = first; level <= last; level++) {
                for (int face = 0; face < t.target().faces(); face++) {
                    TextureImage image = t.image(face, level);
                    if (image != null && level > first) image.blocks = null;
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        textures.respecified(t);
    }

    // ---- several samples, immutable storage ------------------------------------------------------------------------

    /** glTexImage*Multisample and glTexStorage*Multisample. */
    public void multisample(
            String call,
            TextureObject t,
            boolean proxy,
            int samples,
            int internalFormat,
            int w,
            int h,
            int d,
            boolean fixed,
            boolean immutable) {
        InternalFormat internal = InternalFormat.of(internalFormat);
        if (internal == null || !internal.isRenderable() || immutable && !internal.isSized()) {
            error(GL_INVALID_ENUM, call + ": internalformat is " + Errors.hex(internalFormat) + ", cannot be drawn to");
            return;
        }
        if (samples < 1) {
            error(GL_INVALID_VALUE, call + ": samples is " + samples + ", must be at least 1");
            return;
        }
        int supported = supportedSamples(internal, samples);
        if (supported == 0 && !proxy) {
            error(GL_INVALID_OPERATION, call + ": samples is " + samples + ", more than the format can have");
            return;
        }
        if (immutable && (w < 1 || h < 1 || d < 1)) {
            error(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + " x " + d + ", must be at least 1");
            return;
        }
        if (!sizes(call, t.target(), 0, w, h, d, proxy)) return;
        if (!proxy && t.immutable) {
            error(GL_INVALID_OPERATION, call + ": the texture is immutable");
            return;
        }
        if (proxy && supported == 0) {
            t.setImage(0, 0, null);
            return;
        }
        TextureImage image = make(t.target(), internal, w, h, d, supported, fixed);
        try {
            if (!proxy && immutable) {
                TextureLevels.allocate(pipe, t, new TextureImage[][] {{image}}, 1);
                freeze(t, 1);
            } else {
                t.setImage(0, 0, image);
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        if (!proxy) textures.respecified(t);
    }

    /** The next number of samples that a device has for a format; 0 where there is none. */
    public int supportedSamples(InternalFormat internal, int wanted) {
        for (int n = Math.max(2, Integer.highestOneBit(Math.max(1, wanted * 2 - 1))); n <= caps.maxSamples; n *= 2) {
            Format f = internal.chooseMultisample(device, n);
            int bit = tepui.pipe.format.FormatSupport.samples(n);
            if ((device.formatSupport(f) & bit) != 0) return n;
        }
        return 0;
    }

    private void freeze(TextureObject t, int levels) {
        t.immutable = true;
        t.immutableLevels = levels;
        t.originalLevels = levels;
        t.viewNumLevels = levels;
        t.viewMinLevel = 0;
        t.viewMinLayer = 0;
        TextureImage base = t.image(0, 0);
        t.viewNumLayers = t.target() == TextureTarget.CUBE
                ? 6
                : base == null || t.target() == TextureTarget.D3 ? 1 : base.layers();
    }

    /** glTexStorage*. */
    public void storage(
            String call, TextureObject t, boolean proxy, int levels, int internalFormat, int w, int h, int d) {
        boolean noStorage = profile.es && !EsFormats.isStorage(internalFormat, profile.version);
        if (noStorage)
            error(GL_INVALID_ENUM, call + ": internalformat is " + Errors.hex(internalFormat) + ", which has no size");
        InternalFormat internal = noStorage ? null : internal(call, internalFormat, GL_INVALID_ENUM);
        if (internal == null) return;
        if (!internal.isSized()) {
            error(GL_INVALID_ENUM, call + ": internalformat is " + Errors.hex(internalFormat) + ", must name sizes");
            return;
        }
        if (levels < 1 || w < 1 || h < 1 || d < 1) {
            error(
                    GL_INVALID_VALUE,
                    call + ": " + levels + " levels of " + w + " x " + h + " x " + d + ", must be at least 1");
            return;
        }
        TextureTarget target = t.target();
        if (!legal(call, target, internal, proxy) || !sizes(call, target, 0, w, h, d, proxy)) return;
        if (levels > target.lastLevel(w, h, d) + 1) {
            error(
                    GL_INVALID_OPERATION,
                    call + ": levels is " + levels + ", at most " + (target.lastLevel(w, h, d) + 1) + " possible");
            return;
        }
        if (!proxy && t.immutable) {
            error(GL_INVALID_OPERATION, call + ": the texture is immutable");
            return;
        }
        TextureImage[][] images = new TextureImage[proxy ? 1 : target.faces()][levels];
        for (int face = 0; face < images.length; face++) {
            for (int level = 0; level < levels; level++) {
                images[face][level] = make(
                        target,
                        internal,
                        Math.max(1, w >> level),
                        target.levelHeight(h, level),
                        target.levelDepth(d, level),
                        0,
                        true);
            }
        }
        try {
            if (proxy) {
                for (int level = 0; level < levels; level++) t.setImage(0, level, images[0][level]);
                return;
            }
            for (int face = 0; face < target.faces(); face++) {
                for (int level = levels; level < TextureObject.MAX_LEVELS; level++) t.setImage(face, level, null);
            }
            TextureLevels.allocate(pipe, t, images, levels);
            freeze(t, levels);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        textures.respecified(t);
    }
}
