package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** Sizes of the texels of formats in memory. */
final class Texels {
    private static final int RGBG = 'R' | 'G' << 8 | 'B' << 16 | 'G' << 24;
    private static final int GRGB = 'G' | 'R' << 8 | 'G' << 16 | 'B' << 24;

    private Texels() {}

    /** Texels on each side of a block. */
    static int side(int format) {
        return switch (format) {
            case D3DFMT_DXT1, D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5 -> 4;
            default -> 1;
        };
    }

    /** Bytes of a block. */
    static int bytes(int format) {
        return switch (format) {
            case D3DFMT_A8, D3DFMT_L8, D3DFMT_R3G3B2, D3DFMT_P8, D3DFMT_A4L4 -> 1;
            case D3DFMT_R5G6B5,
                    D3DFMT_X1R5G5B5,
                    D3DFMT_A1R5G5B5,
                    D3DFMT_A4R4G4B4,
                    D3DFMT_X4R4G4B4,
                    D3DFMT_A8R3G3B2,
                    D3DFMT_A8L8,
                    D3DFMT_V8U8,
                    D3DFMT_L6V5U5,
                    D3DFMT_L16,
                    D3DFMT_R16F,
                    D3DFMT_D16,
                    D3DFMT_D16_LOCKABLE,
                    D3DFMT_YUY2,
                    D3DFMT_UYVY,
                    RGBG,
                    GRGB -> 2;
            case D3DFMT_R8G8B8 -> 3;
            case D3DFMT_A16B16G16R16, D3DFMT_Q16W16V16U16, D3DFMT_A16B16G16R16F, D3DFMT_G32R32F, D3DFMT_DXT1 -> 8;
            case D3DFMT_A32B32G32R32F, D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5 -> 16;
            default -> 4;
        };
    }
}
