package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;

/**
 * Layout of pixels of one format and type in a program's memory. Either elements one behind the other, or fields of one
 * packed word. Each has the pixel component (0 to 3: red to alpha) that it holds; luminance holds all three colours.
 */
public final class PixelLayout {
    /** Encodings of an element, or of the whole of a packed pixel. */
    enum Coding {
        U8,
        S8,
        U16,
        S16,
        U32,
        S32,
        HALF,
        FLOAT,
        /** Fields of one word. */
        FIELDS,
        F11_F11_F10,
        SHARED_EXPONENT,
        /** Depth above 8 bits of stencil. */
        D24_S8,
        D32F_S8,
        /** One bit a pixel. */
        BITMAP
    }

    /** Contents of pixels: colours, depth, stencil, indices. */
    public enum Content {
        COLOR,
        INTEGER,
        COLOR_INDEX,
        DEPTH,
        STENCIL,
        DEPTH_STENCIL
    }

    private static final ConcurrentHashMap<Long, PixelLayout> KNOWN = new ConcurrentHashMap<>();
    /** Layouts that were asked for lately, one for each hash. Any thread may write here, since a layout never changes once it is made. */
    private static final @Nullable PixelLayout[] RECENT = new PixelLayout[64];

    private static final int[] RGBA = {0, 1, 2, 3};

    private final int format;
    private final int type;
    private final Content content;
    final Coding coding;
    /** Bytes that are swapped together. */
    final int elementBytes;

    private final int pixelBytes;
    /** Of each element or field, the component of the pixel. */
    final int[] component;
    /** Of each field of a packed word. */
    final int[] shift;

    final int[] bits;
    /** The first element goes to red, green and blue. */
    final boolean luminance;
    /** The contract's format with the same bits, its channels in {@link #pipeOrder}; null where there is none. */
    private final @Nullable Format pipe;

    private final int pipeOrder;

    /** The layout of a legal pair, as {@link PixelPairRules} says. */
    public static PixelLayout of(int format, int type) { // hot
        int at = (format * 31 + type) * 0x9e3779b9 >>> 26;
        PixelLayout recent = RECENT[at];
        if (recent != null && recent.format == format && recent.type == type) return recent;
        PixelLayout found = find(format, type);
        RECENT[at] = found;
        return found;
    }

    private static PixelLayout find(int format, int type) {
        long key = (long) format << 32 | type & 0xffffffffL;
        PixelLayout known = KNOWN.get(key);
        if (known != null) return known;
        PixelLayout made = new PixelLayout(format, type);
        KNOWN.put(key, made);
        return made;
    }

    private PixelLayout(int format, int type) {
        this.format = format;
        this.type = type;
        content = content(format);
        int[] comps = components(format);
        luminance = format == GL_LUMINANCE
                || format == GL_LUMINANCE_ALPHA
                || format == GL_LUMINANCE_INTEGER_EXT
                || format == GL_LUMINANCE_ALPHA_INTEGER_EXT;
        PackedType packed = PackedType.of(type);
        component = comps;
        if (packed != null) {
            coding = Coding.FIELDS;
            elementBytes = packed.bytes;
            pixelBytes = elementBytes;
            bits = packed.bits;
            shift = packed.shift;
        } else {
            bits = new int[0];
            shift = bits;
            coding = coding(type);
            elementBytes = switch (coding) {
                case U8, S8, BITMAP -> 1;
                case U16, S16, HALF -> 2;
                default -> 4;
            };
            pixelBytes = switch (coding) {
                case D24_S8, F11_F11_F10, SHARED_EXPONENT -> 4;
                case D32F_S8 -> 8;
                default -> elementBytes * comps.length;
            };
        }
        Format same = samePacked();
        int order = InternalFormat.IDENTITY;
        if (same == null && bits.length == 0) {
            same = sameElements();
            order = 0;
            for (int i = 0; i < 4; i++) order |= (i < comps.length ? comps[i] : i) << 2 * i;
            boolean blueFirst = comps.length >= 3 && comps[0] == 2 && comps[2] == 0;
            if (blueFirst && (same == Format.R8G8B8A8_UNORM || same == Format.R8G8B8_UNORM)) {
                same = comps.length == 4 ? Format.B8G8R8A8_UNORM : Format.B8G8R8_UNORM;
                order = InternalFormat.IDENTITY;
            }
        }
        pipe = same;
        pipeOrder = order;
    }

    public Content content() {
        return content;
    }

    /** One component stands for all three colours. */
    public boolean isLuminance() {
        return luminance;
    }

    /** Colours as integers, or indices: no normalisation. */
    public boolean isInteger() {
        return content == Content.INTEGER;
    }

    /** Bytes of a pixel; 0 for bitmaps. */
    public int pixelBytes() {
        return coding == Coding.BITMAP ? 0 : pixelBytes;
    }

    /** Elements are unsigned bytes. */
    public boolean isBytes() {
        return coding == Coding.U8;
    }

    public boolean isBitmap() {
        return coding == Coding.BITMAP;
    }

    /** Alignment of a pixel buffer's offset. */
    public int alignment() {
        return coding == Coding.D32F_S8 ? 4 : elementBytes;
    }

    /** Are its integers without a sign? */
    boolean isUnsigned() {
        return coding != Coding.S8 && coding != Coding.S16 && coding != Coding.S32;
    }

    @Nullable
    Format pipe() {
        return pipe;
    }

    int pipeOrder() {
        return pipeOrder;
    }

    private static Content content(int format) {
        return switch (format) {
            case GL_COLOR_INDEX -> Content.COLOR_INDEX;
            case GL_DEPTH_COMPONENT -> Content.DEPTH;
            case GL_STENCIL_INDEX -> Content.STENCIL;
            case GL_DEPTH_STENCIL -> Content.DEPTH_STENCIL;
            default -> PixelPairRules.isInteger(format) ? Content.INTEGER : Content.COLOR;
        };
    }

    private static int[] components(int format) {
        return switch (format) {
            case GL_GREEN, GL_GREEN_INTEGER -> new int[] {1};
            case GL_BLUE, GL_BLUE_INTEGER -> new int[] {2};
            case GL_ALPHA, GL_ALPHA_INTEGER -> new int[] {3};
            case GL_RG, GL_RG_INTEGER -> new int[] {0, 1};
            case GL_RGB, GL_RGB_INTEGER -> new int[] {0, 1, 2};
            case GL_BGR, GL_BGR_INTEGER -> new int[] {2, 1, 0};
            case GL_RGBA, GL_RGBA_INTEGER -> RGBA;
            case GL_BGRA, GL_BGRA_INTEGER -> new int[] {2, 1, 0, 3};
            case GL_ABGR_EXT -> new int[] {3, 2, 1, 0};
            case GL_LUMINANCE_ALPHA, GL_LUMINANCE_ALPHA_INTEGER_EXT -> new int[] {0, 3};
            default -> new int[] {0};
        };
    }

    private static Coding coding(int type) {
        return switch (type) {
            case GL_UNSIGNED_BYTE -> Coding.U8;
            case GL_BYTE -> Coding.S8;
            case GL_UNSIGNED_SHORT -> Coding.U16;
            case GL_SHORT -> Coding.S16;
            case GL_UNSIGNED_INT -> Coding.U32;
            case GL_INT -> Coding.S32;
            case GL_HALF_FLOAT, GL_HALF_FLOAT_OES -> Coding.HALF;
            case GL_FLOAT -> Coding.FLOAT;
            case GL_UNSIGNED_INT_10F_11F_11F_REV -> Coding.F11_F11_F10;
            case GL_UNSIGNED_INT_5_9_9_9_REV -> Coding.SHARED_EXPONENT;
            case GL_UNSIGNED_INT_24_8 -> Coding.D24_S8;
            case GL_FLOAT_32_UNSIGNED_INT_24_8_REV -> Coding.D32F_S8;
            case GL_BITMAP -> Coding.BITMAP;
            default ->
                throw new IllegalArgumentException(
                        "PixelLayout: type is 0x" + Integer.toHexString(type) + ", which is no pixel type");
        };
    }

    /** The format with the same bits as a packed type. */
    private @Nullable Format samePacked() {
        if (coding == Coding.F11_F11_F10) return Format.R11G11B10_FLOAT;
        if (coding == Coding.SHARED_EXPONENT) return Format.R9G9B9E5_FLOAT;
        if (coding == Coding.D32F_S8) return Format.D32_FLOAT_S8_UINT;
        boolean rgba = format == GL_RGBA;
        boolean bgra = format == GL_BGRA;
        return switch (type) {
            case GL_UNSIGNED_BYTE_3_3_2 -> format == GL_RGB ? Format.B2G3R3_UNORM : null;
            case GL_UNSIGNED_SHORT_5_6_5 -> format == GL_RGB ? Format.B5G6R5_UNORM : null;
            case GL_UNSIGNED_SHORT_5_6_5_REV -> format == GL_RGB ? Format.R5G6B5_UNORM : null;
            case GL_UNSIGNED_SHORT_4_4_4_4 -> rgba ? Format.A4B4G4R4_UNORM : null;
            case GL_UNSIGNED_SHORT_4_4_4_4_REV -> rgba ? Format.R4G4B4A4_UNORM : bgra ? Format.B4G4R4A4_UNORM : null;
            case GL_UNSIGNED_SHORT_5_5_5_1 -> rgba ? Format.A1B5G5R5_UNORM : null;
            case GL_UNSIGNED_SHORT_1_5_5_5_REV -> rgba ? Format.R5G5B5A1_UNORM : bgra ? Format.B5G5R5A1_UNORM : null;
            case GL_UNSIGNED_INT_8_8_8_8 -> rgba ? Format.A8B8G8R8_UNORM : bgra ? Format.A8R8G8B8_UNORM : null;
            case GL_UNSIGNED_INT_8_8_8_8_REV -> rgba ? Format.R8G8B8A8_UNORM : bgra ? Format.B8G8R8A8_UNORM : null;
            case GL_UNSIGNED_INT_2_10_10_10_REV ->
                rgba
                        ? Format.R10G10B10A2_UNORM
                        : bgra ? Format.B10G10R10A2_UNORM : format == GL_RGBA_INTEGER ? Format.R10G10B10A2_UINT : null;
            default -> null;
        };
    }

    private static final String[] CHANNELS = {"R%d", "R%dG%d", "R%dG%dB%d", "R%dG%dB%dA%d"};

    private @Nullable Format sameElements() {
        if (content == Content.DEPTH) {
            return switch (coding) {
                case FLOAT -> Format.D32_FLOAT;
                case U16 -> Format.D16_UNORM;
                default -> null;
            };
        }
        if (content == Content.STENCIL) return coding == Coding.U8 ? Format.S8_UINT : null;
        if (content != Content.COLOR && content != Content.INTEGER || coding.ordinal() > Coding.FLOAT.ordinal()) {
            return null;
        }
        boolean integer = content == Content.INTEGER;
        if (integer && coding.ordinal() >= Coding.HALF.ordinal()) return null;
        String kind = switch (coding) {
            case U8, U16, U32 -> integer ? "_UINT" : "_UNORM";
            case S8, S16, S32 -> integer ? "_SINT" : "_SNORM";
            default -> "_FLOAT";
        };
        int n = elementBytes * 8;
        return Format.valueOf(CHANNELS[component.length - 1].replace("%d", Integer.toString(n)) + kind);
    }
}
