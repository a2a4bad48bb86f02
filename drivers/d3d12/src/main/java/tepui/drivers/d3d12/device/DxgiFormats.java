package tepui.drivers.d3d12.device;

import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.FormatSwizzles;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Table of the contract's formats on a device: which DXGI_FORMAT stands for each, which typeless one its textures have
 * so that views may read them otherwise, with which swizzle, and for what it is good. Luminance, intensity and alpha
 * are red (and green) with a swizzle.
 */
public final class DxgiFormats {
    public static final int R32_TYPELESS = 39;
    static final int R8_TYPELESS = 60;
    static final int R16_TYPELESS = 53;

    // ---- D3D12_FORMAT_SUPPORT1
    private static final int BUFFER = 1;
    private static final int VERTEX_BUFFER = 2;
    private static final int TEXTURE_2D = 0x20;
    private static final int SHADER_LOAD = 0x100;
    private static final int SHADER_SAMPLE = 0x200;
    private static final int RENDER_TARGET = 0x4000;
    private static final int BLENDABLE = 0x8000;
    private static final int DEPTH_STENCIL = 0x10000;
    private static final int UNORDERED_VIEW = 0x2000000;
    // ---- D3D12_FORMAT_SUPPORT2
    private static final int ATOMIC_ADD = 1;
    private static final int TYPED_LOAD = 0x40;
    private static final int TYPED_STORE = 0x80;

    private final int[] texture = new int[Format.count()];
    private final int[] vertex = new int[Format.count()];
    private final int[] support = new int[Format.count()];
    private final Swizzle[][] swizzles = new Swizzle[Format.count()][];

    public DxgiFormats(Features features) {
        for (int i = 0; i < Format.count(); i++) fill(features, Format.of(i));
    }

    /** The DXGI_FORMAT of colour views and of depth-stencil targets; 0 where there is none. */
    public int texture(Format f) { // hot
        return texture[f.ordinal()];
    }

    /** The DXGI_FORMAT of vertex attributes; 0 where there is none. */
    public int vertex(Format f) { // hot
        return vertex[f.ordinal()];
    }

    /** Attributes of a format are fetched after all, as something else. */
    public void fetched(Format f) {
        support[f.ordinal()] |= FormatSupport.VERTEX;
    }

    public int support(Format f) { // hot
        return support[f.ordinal()];
    }

    /**
     * Can targets have that DXGI_FORMAT and so many samples?
     *
     * @param bit COLOR_TARGET or DEPTH_STENCIL of {@link FormatSupport}
     */
    public boolean isTarget(int dxgi, int bit, int samples) {
        for (int i = 0; i < texture.length; i++) {
            if (texture[i] != dxgi || (support[i] & bit) == 0) continue;
            if (samples == 1 || (support[i] & FormatSupport.samples(samples)) != 0) return true;
        }
        return false;
    }

    /** Can what is in targets of that DXGI_FORMAT be blended with? */
    public boolean isBlended(int dxgi) {
        for (int i = 0; i < texture.length; i++) {
            if (texture[i] == dxgi && (support[i] & FormatSupport.BLENDED) != 0) return true;
        }
        return false;
    }

    /** Can vertex attributes have that DXGI_FORMAT? */
    public boolean isVertex(int dxgi) {
        for (int known : vertex) if (known == dxgi && dxgi != 0) return true;
        return false;
    }

    public Swizzle[] swizzle(Format f) {
        return swizzles[f.ordinal()];
    }

    private void fill(Features features, Format f) {
        int i = f.ordinal();
        swizzles[i] = FormatSwizzles.of(f);
        boolean swizzled = swizzles[i] != FormatSwizzles.PLAIN;
        int dxgi = dxgi(f);
        if (dxgi == 0) {
            if (!f.isCompressed() && !f.isDepthStencil() && f.components() != 0 && f.channels()[0].bits() == 64)
                wide(f);
            return;
        }
        // vkd3d 1.2 knows these by name only, and says so on standard error.
        if (features.oldVkd3d && (dxgi == 67 || dxgi == 85 || dxgi == 86 || dxgi == 115)) return;
        long all = features.format(dxgi);
        int one = (int) all;
        int two = (int) (all >>> 32);
        int bits = 0;
        boolean stencil = f.isDepthStencil();
        // Three components are left to the front end, which knows whether four will do.
        boolean three = f.blockBytes() == 12;
        if (((one & TEXTURE_2D) != 0 || stencil) && !three) {
            texture[i] = dxgi;
            boolean sampled = stencil || (one & (SHADER_SAMPLE | SHADER_LOAD)) != 0;
            if (sampled) bits |= FormatSupport.SAMPLED | FormatSupport.BLIT_SOURCE;
            if ((one & SHADER_SAMPLE) != 0 && !f.isInteger() || stencil && f.hasDepth()) bits |= FormatSupport.FILTERED;
            if (stencil && (one & DEPTH_STENCIL) != 0) bits |= FormatSupport.DEPTH_STENCIL;
            if (!swizzled && !stencil) {
                if ((one & RENDER_TARGET) != 0) bits |= FormatSupport.COLOR_TARGET;
                if ((one & BLENDABLE) != 0) bits |= FormatSupport.BLENDED;
                if (isImage(features, f, one, two)) bits |= FormatSupport.IMAGE;
                if ((two & ATOMIC_ADD) != 0 && f.blockBytes() == 4 && f.isInteger()) bits |= FormatSupport.IMAGE_ATOMIC;
            }
            if ((bits & (FormatSupport.COLOR_TARGET | FormatSupport.DEPTH_STENCIL)) != 0) {
                bits |= FormatSupport.BLIT_TARGET;
                for (int n = 2; n <= 16; n *= 2) if (features.samples(dxgi, n)) bits |= FormatSupport.samples(n);
            }
            switch (f) {
                case R8G8B8A8_UNORM, B8G8R8A8_UNORM, R8G8B8A8_SRGB, B8G8R8A8_SRGB -> bits |= FormatSupport.PRESENT;
                default -> {}
            }
        }
        if (!stencil && !f.isCompressed() && !swizzled) {
            if ((one & VERTEX_BUFFER) != 0 && !isPacked(f)) {
                vertex[i] = dxgi;
                bits |= FormatSupport.VERTEX;
            }
            if ((one & BUFFER) != 0 && !f.isSrgb()) {
                texture[i] = dxgi;
                bits |= FormatSupport.BUFFER_VIEW;
                if (isImage(features, f, one, two)) bits |= FormatSupport.BUFFER_IMAGE;
            }
        }
        support[i] = bits;
    }

    /** Attributes of 64 bits are fetched as words, two components in a register. */
    private void wide(Format f) {
        Format words = AttributeForms.wide(f.channels().length, 0);
        if (words == null) return;
        vertex[f.ordinal()] = dxgi(words);
        support[f.ordinal()] = FormatSupport.VERTEX;
    }

    /** Several fields in 16 bits: Direct3D has no such attributes, and vkd3d says it has where the device below gets them wrong. */
    private static boolean isPacked(Format f) {
        return f.blockBytes() == 2 && f.channels().length > 2;
    }

    private static boolean isImage(Features features, Format f, int one, int two) {
        if ((one & UNORDERED_VIEW) == 0 || f.isSrgb()) return false;
        if (f.channels().length == 3 && f != Format.R11G11B10_FLOAT) return false;
        // vkd3d 1.2 does not fill in the second word for most formats, but reads and writes them.
        return features.oldVkd3d || (two & (TYPED_LOAD | TYPED_STORE)) == (TYPED_LOAD | TYPED_STORE);
    }

    /** The typeless format of a format's family, which all its textures are made with; the format itself where it has none. */
    public static int typeless(int dxgi) { // hot
        if (dxgi >= 1 && dxgi <= 4) return 1;
        if (dxgi >= 5 && dxgi <= 8) return 5;
        if (dxgi >= 9 && dxgi <= 14) return 9;
        if (dxgi >= 15 && dxgi <= 18) return 15;
        if (dxgi >= 19 && dxgi <= 22) return 19;
        if (dxgi >= 23 && dxgi <= 25) return 23;
        if (dxgi >= 27 && dxgi <= 32) return 27;
        if (dxgi >= 33 && dxgi <= 38) return 33;
        if (dxgi >= 39 && dxgi <= 43) return 39;
        if (dxgi >= 44 && dxgi <= 47) return 44;
        if (dxgi >= 48 && dxgi <= 52) return 48;
        if (dxgi >= 53 && dxgi <= 59) return 53;
        if (dxgi >= 60 && dxgi <= 64) return 60;
        if (dxgi >= 70 && dxgi <= 84) return 70 + (dxgi - 70) / 3 * 3;
        if (dxgi == 87 || dxgi == 91) return 90;
        if (dxgi == 88 || dxgi == 93) return 92;
        if (dxgi >= 94 && dxgi <= 99) return 94 + (dxgi - 94) / 3 * 3;
        return dxgi;
    }

    /** How the depth part of a depth-stencil format is sampled. */
    public static int depthView(int dxgi) {
        return switch (dxgi) {
            case 20 -> 21;
            case 40 -> 41;
            case 45 -> 46;
            case 55 -> 56;
            default -> dxgi;
        };
    }

    /** How the stencil part is sampled; its values are in green. */
    public static int stencilView(int dxgi) {
        return switch (dxgi) {
            case 20 -> 22;
            case 45 -> 47;
            default -> dxgi;
        };
    }

    /** The format of a plane's rows in a buffer. */
    public static int footprint(int dxgi, boolean stencil) {
        if (stencil) return R8_TYPELESS;
        return switch (dxgi) {
            case 20, 40, 45 -> R32_TYPELESS;
            case 55 -> R16_TYPELESS;
            default -> dxgi;
        };
    }

    private static int dxgi(Format f) {
        return switch (f) {
            case R32G32B32A32_FLOAT -> 2;
            case R32G32B32A32_UINT -> 3;
            case R32G32B32A32_SINT -> 4;
            case R32G32B32_FLOAT -> 6;
            case R32G32B32_UINT -> 7;
            case R32G32B32_SINT -> 8;
            case R16G16B16A16_FLOAT -> 10;
            case R16G16B16A16_UNORM -> 11;
            case R16G16B16A16_UINT -> 12;
            case R16G16B16A16_SNORM -> 13;
            case R16G16B16A16_SINT -> 14;
            case R32G32_FLOAT, L32A32_FLOAT -> 16;
            case R32G32_UINT -> 17;
            case R32G32_SINT -> 18;
            case D32_FLOAT_S8_UINT -> 20;
            case R10G10B10A2_UNORM, R10G10B10X2_UNORM -> 24;
            case R10G10B10A2_UINT -> 25;
            case R11G11B10_FLOAT -> 26;
            case R8G8B8A8_UNORM, R8G8B8X8_UNORM -> 28;
            case R8G8B8A8_SRGB, R8G8B8X8_SRGB -> 29;
            case R8G8B8A8_UINT -> 30;
            case R8G8B8A8_SNORM -> 31;
            case R8G8B8A8_SINT -> 32;
            case R16G16_FLOAT, L16A16_FLOAT -> 34;
            case R16G16_UNORM, L16A16_UNORM -> 35;
            case R16G16_UINT -> 36;
            case R16G16_SNORM -> 37;
            case R16G16_SINT -> 38;
            case D32_FLOAT -> 40;
            case R32_FLOAT, L32_FLOAT, A32_FLOAT, I32_FLOAT -> 41;
            case R32_UINT -> 42;
            case R32_SINT -> 43;
            case D24_UNORM_S8_UINT, D24_UNORM_X8 -> 45;
            case R8G8_UNORM, L8A8_UNORM -> 49;
            case R8G8_UINT -> 50;
            case R8G8_SNORM -> 51;
            case R8G8_SINT -> 52;
            case R16_FLOAT, L16_FLOAT, A16_FLOAT, I16_FLOAT -> 54;
            case D16_UNORM -> 55;
            case R16_UNORM, L16_UNORM, A16_UNORM, I16_UNORM -> 56;
            case R16_UINT -> 57;
            case R16_SNORM -> 58;
            case R16_SINT -> 59;
            case R8_UNORM, L8_UNORM, A8_UNORM, I8_UNORM -> 61;
            case R8_UINT -> 62;
            case R8_SNORM -> 63;
            case R8_SINT -> 64;
            case R9G9B9E5_FLOAT -> 67;
            case BC1_RGBA_UNORM -> 71;
            case BC1_RGBA_SRGB -> 72;
            case BC2_UNORM -> 74;
            case BC2_SRGB -> 75;
            case BC3_UNORM -> 77;
            case BC3_SRGB -> 78;
            case BC4_UNORM -> 80;
            case BC4_SNORM -> 81;
            case BC5_UNORM -> 83;
            case BC5_SNORM -> 84;
            case B5G6R5_UNORM -> 85;
            case B5G5R5A1_UNORM, B5G5R5X1_UNORM -> 86;
            case B8G8R8A8_UNORM -> 87;
            case B8G8R8X8_UNORM -> 88;
            case B8G8R8A8_SRGB -> 91;
            case B8G8R8X8_SRGB -> 93;
            case BC6H_UFLOAT -> 95;
            case BC6H_SFLOAT -> 96;
            case BC7_UNORM -> 98;
            case BC7_SRGB -> 99;
            case B4G4R4A4_UNORM, B4G4R4X4_UNORM -> 115;
            default -> 0;
        };
    }
}
