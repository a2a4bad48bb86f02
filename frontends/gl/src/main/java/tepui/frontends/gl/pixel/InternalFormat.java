package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Internal format of OpenGL: what a program asks an image to be stored as. It names formats of the contract in order of
 * preference; {@link #choose} takes the first that the device can do what is needed with. Alpha, luminance and
 * intensity are stored in red and green ({@link #storeOrder}) and put in place when sampled ({@link #swizzle}): one way
 * for all devices.
 */
public final class InternalFormat {
    /** Kinds of values: how they are stored. */
    public enum Kind {
        UNORM,
        SNORM,
        FLOAT,
        UINT,
        SINT,
        DEPTH,
        DEPTH_STENCIL,
        STENCIL
    }

    /** Names of the compatibility profile only. */
    static final int LEGACY = 1;
    /** Names no sizes. */
    static final int UNSIZED = 2;
    /** Blocks. */
    static final int COMPRESSED = 4;
    /** "Some compressed format": the choice is the implementation's. */
    static final int GENERIC = 8;
    /** Colours cannot be drawn to images of it. */
    static final int NO_TARGET = 16;
    /** Compressed data only: there is no encoder for it. */
    static final int NO_ENCODER = 32;

    private final int name;
    private final int base;
    private final Kind kind;
    private final int flags;
    private final boolean srgb;
    private final Format[] candidates;

    InternalFormat(int name, int base, Kind kind, boolean srgb, int flags, Format... candidates) {
        this.name = name;
        this.base = base;
        this.kind = kind;
        this.srgb = srgb;
        this.flags = flags;
        this.candidates = candidates;
    }

    /** The format of a name, or null where there is none. */
    public static @Nullable InternalFormat of(int name) {
        return InternalFormatTable.find(name);
    }

    public int name() {
        return name;
    }

    /** RED, RG, RGB, RGBA, ALPHA, LUMINANCE, LUMINANCE_ALPHA, INTENSITY, DEPTH_COMPONENT, DEPTH_STENCIL or STENCIL_INDEX. */
    public int base() {
        return base;
    }

    public Kind kind() {
        return kind;
    }

    public boolean isSrgb() {
        return srgb;
    }

    /** One format by two names: what names no sizes is what its image became (OpenGL ES 3.2, 8.5.3). */
    public boolean isSameAs(InternalFormat other) {
        return name == other.name
                || !(isSized() && other.isSized())
                        && base == other.base
                        && kind == other.kind
                        && first() == other.first();
    }

    public boolean isLegacy() {
        return (flags & LEGACY) != 0;
    }

    public boolean isSized() {
        return (flags & UNSIZED) == 0;
    }

    /** Stored in blocks, as far as the program is told. */
    public boolean isCompressed() {
        return (flags & COMPRESSED) != 0;
    }

    /** COMPRESSED_RGB and its like. */
    public boolean isGenericCompressed() {
        return (flags & GENERIC) != 0;
    }

    public boolean hasEncoder() {
        return (flags & NO_ENCODER) == 0;
    }

    public boolean isInteger() {
        return kind == Kind.UINT || kind == Kind.SINT;
    }

    public boolean isColor() {
        return kind.ordinal() < Kind.DEPTH.ordinal();
    }

    public boolean hasDepth() {
        return kind == Kind.DEPTH || kind == Kind.DEPTH_STENCIL;
    }

    public boolean hasStencil() {
        return kind == Kind.STENCIL || kind == Kind.DEPTH_STENCIL;
    }

    /** Can images of it be drawn to, as far as OpenGL is concerned? */
    public boolean isRenderable() {
        if ((flags & (NO_TARGET | COMPRESSED)) != 0) return false;
        return switch (base) {
            case GL_LUMINANCE_ALPHA -> false;
            case GL_LUMINANCE -> !srgb;
            default -> true;
        };
    }

    /** Whether it is named for alpha, luminance or intensity. */
    public boolean isOfOldBase() {
        return base == GL_ALPHA || base == GL_LUMINANCE || base == GL_LUMINANCE_ALPHA || base == GL_INTENSITY;
    }

    /** Whether draws put alpha into the channel that is stored first. */
    public boolean isAlpha() {
        return base == GL_ALPHA;
    }

    /** Whether what is stored is red and, to blending, alpha too. */
    public boolean isIntensity() {
        return base == GL_INTENSITY;
    }

    /** Whether what is drawn to has no alpha: blending reads 1. */
    public boolean isOpaque() {
        return base != GL_RGBA && base != GL_ALPHA && base != GL_INTENSITY;
    }

    /** The format of the blocks; of uncompressed formats, the first choice. */
    public Format first() {
        return candidates[0];
    }

    /** What it may be stored as in texels of so many bytes: where a device stores more than is asked for, views do too. */
    public @Nullable Format ofSize(int bytes) {
        for (Format f : candidates) {
            if (f.blockBytes() == bytes) return f;
        }
        return null;
    }

    /** Format that the device stores it as. Never null: the last resort is named last. */
    public Format choose(Device device) {
        int want = FormatSupport.SAMPLED;
        if (!isColor()) want |= FormatSupport.DEPTH_STENCIL;
        else if (!isInteger()) want |= FormatSupport.FILTERED;
        if (isColor() && isRenderable()) want |= FormatSupport.COLOR_TARGET;
        Format found = find(device, want);
        if (found == null) found = find(device, want & ~FormatSupport.FILTERED);
        if (found == null) found = find(device, want & ~(FormatSupport.FILTERED | FormatSupport.COLOR_TARGET));
        return found != null ? found : candidates[candidates.length - 1];
    }

    /** {@link #choose} for images of several samples. */
    public Format chooseMultisample(Device device, int samples) {
        int want =
                FormatSupport.samples(samples) | (isColor() ? FormatSupport.COLOR_TARGET : FormatSupport.DEPTH_STENCIL);
        Format found = find(device, want);
        return found != null ? found : choose(device);
    }

    private @Nullable Format find(Device device, int want) {
        for (Format f : candidates) {
            if ((device.formatSupport(f) & want) == want) return f;
        }
        return null;
    }

    /**
     * Where the first, second ... channel that is stored comes from, as components 0 to 3 of a pixel, two bits each: red,
     * green, blue, alpha but for alpha (alpha first), luminance with alpha (red, alpha).
     */
    public int storeOrder() {
        return switch (base) {
            case GL_ALPHA -> 3;
            case GL_LUMINANCE_ALPHA -> isReplicated() ? 0b11_00_00_00 : 3 << 2;
            case GL_LUMINANCE -> isReplicated() ? 0b11_00_00_00 : IDENTITY;
            default -> IDENTITY;
        };
    }

    /** Channels stored as they come. */
    public static final int IDENTITY = 0b11_10_01_00;

    /** sRGB luminance where only four channels keep alpha linear: the same value in red, green and blue. */
    private boolean isReplicated() {
        return srgb;
    }

    /** Source of component {@code c} of a sample, before the program's own swizzle. */
    public Swizzle swizzle(int c) {
        return switch (base) {
            case GL_RED -> c == 0 ? Swizzle.R : c == 3 ? Swizzle.ONE : Swizzle.ZERO;
            case GL_RG -> c < 2 ? SWIZZLES[c] : c == 3 ? Swizzle.ONE : Swizzle.ZERO;
            case GL_RGB -> c == 3 ? Swizzle.ONE : SWIZZLES[c];
            case GL_ALPHA -> c == 3 ? Swizzle.R : Swizzle.ZERO;
            case GL_LUMINANCE -> c == 3 ? Swizzle.ONE : Swizzle.R;
            case GL_LUMINANCE_ALPHA -> c == 3 ? isReplicated() ? Swizzle.A : Swizzle.G : Swizzle.R;
            case GL_INTENSITY -> Swizzle.R;
            case GL_DEPTH_COMPONENT, GL_DEPTH_STENCIL, GL_STENCIL_INDEX ->
                c == 0 ? Swizzle.R : c == 3 ? Swizzle.ONE : Swizzle.ZERO;
            default -> SWIZZLES[c];
        };
    }

    private static final Swizzle[] SWIZZLES = {Swizzle.R, Swizzle.G, Swizzle.B, Swizzle.A};

    /** Which components a pixel read from it has: bits 0 to 3, the others read 0, 0, 0, 1. Luminance reads as red. */
    public int readMask() {
        return switch (base) {
            case GL_RED, GL_LUMINANCE, GL_INTENSITY -> 1;
            case GL_RG -> 3;
            case GL_RGB -> 7;
            case GL_ALPHA -> 8;
            case GL_LUMINANCE_ALPHA -> 9;
            default -> 15;
        };
    }

    /** Bits of the component that a query names (TEXTURE_RED_SIZE and so on), when stored as {@code format}. */
    public int bits(Format format, char component) {
        switch (component) {
            case 'D' -> {
                Format.Channel c = hasDepth() ? format.depthChannel() : null;
                return c == null ? 0 : c.bits();
            }
            case 'S' -> {
                Format.Channel c = hasStencil() ? format.stencilChannel() : null;
                return c == null ? 0 : c.bits();
            }
            case 'E' -> {
                return format == Format.R9G9B9E5_FLOAT ? 9 : 0;
            }
            default -> {}
        }
        if (!isColor()) return 0;
        boolean has = switch (component) {
            case 'R' -> base == GL_RED || base == GL_RG || base == GL_RGB || base == GL_RGBA;
            case 'G' -> base == GL_RG || base == GL_RGB || base == GL_RGBA;
            case 'B' -> base == GL_RGB || base == GL_RGBA;
            case 'A' -> base == GL_RGBA || base == GL_ALPHA || base == GL_LUMINANCE_ALPHA;
            case 'L' -> base == GL_LUMINANCE || base == GL_LUMINANCE_ALPHA;
            default -> component == 'I' && base == GL_INTENSITY;
        };
        if (!has) return 0;
        if (format.isCompressed()) return compressedBits(format, component);
        int channel = switch (component) {
            case 'G' -> 1;
            case 'B' -> 2;
            case 'A' -> base == GL_ALPHA ? 0 : base == GL_LUMINANCE_ALPHA && !isReplicated() ? 1 : 3;
            default -> 0;
        };
        Format.Channel c = format.channel(channel);
        return c == null ? 0 : c.bits();
    }

    private static int compressedBits(Format format, char component) {
        String n = format.name();
        if (n.startsWith("BC1")) return component == 'A' ? 1 : component == 'G' ? 6 : 5;
        if (n.startsWith("BC2")) return component == 'A' ? 4 : component == 'G' ? 6 : 5;
        if (n.startsWith("BC3")) return component == 'A' ? 8 : component == 'G' ? 6 : 5;
        if (n.startsWith("BC6")) return 16;
        if (n.startsWith("EAC")) return 11;
        return n.contains("A1") && component == 'A' ? 1 : 8;
    }

    /** The answer to TEXTURE_RED_TYPE and its like. */
    public int componentType() {
        return switch (kind) {
            case UNORM -> GL_UNSIGNED_NORMALIZED;
            case SNORM -> GL_SIGNED_NORMALIZED;
            case FLOAT -> GL_FLOAT;
            case UINT, STENCIL -> GL_UNSIGNED_INT;
            case SINT -> GL_INT;
            case DEPTH, DEPTH_STENCIL -> first().numeric() == Format.Numeric.FLOAT ? GL_FLOAT : GL_UNSIGNED_NORMALIZED;
        };
    }

    @Override
    public String toString() {
        return "internal format 0x" + Integer.toHexString(name) + " as " + candidates[0];
    }
}
