package tepui.tools.trace.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** Sizes of texels of Direct3D's formats, as memory that is locked has them. */
public final class TexelSizes {
    private TexelSizes() {}

    /** Texels that a block is wide and high. */
    public static int block(int format) {
        return switch (format) {
            case D3DFMT_DXT1, D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5, D3DFMT_ATI1, D3DFMT_ATI2 -> 4;
            default -> 1;
        };
    }

    /** Rows of blocks that so many rows of texels are. */
    public static int rows(int format, int height) {
        int block = block(format);
        return (height + block - 1) / block;
    }

    /** Bytes of a row of so many texels. */
    public static int rowBytes(int format, int width) {
        return switch (format) {
            case D3DFMT_DXT1, D3DFMT_ATI1 -> (width + 3) / 4 * 8;
            case D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5, D3DFMT_ATI2 -> (width + 3) / 4 * 16;
            case D3DFMT_UYVY, D3DFMT_YUY2, D3DFMT_RGBG, D3DFMT_GRGB -> (width + 1) / 2 * 4;
            default -> width * texelBytes(format);
        };
    }

    private static int texelBytes(int format) {
        return switch (format) {
            case D3DFMT_A8, D3DFMT_L8, D3DFMT_A4L4, D3DFMT_R3G3B2, D3DFMT_P8, D3DFMT_S8_LOCKABLE -> 1;
            case D3DFMT_R5G6B5,
                    D3DFMT_X1R5G5B5,
                    D3DFMT_A1R5G5B5,
                    D3DFMT_A4R4G4B4,
                    D3DFMT_X4R4G4B4,
                    D3DFMT_A8R3G3B2,
                    D3DFMT_A8P8,
                    D3DFMT_A8L8,
                    D3DFMT_L16,
                    D3DFMT_R16F,
                    D3DFMT_V8U8,
                    D3DFMT_L6V5U5,
                    D3DFMT_CxV8U8,
                    D3DFMT_D16,
                    D3DFMT_D16_LOCKABLE,
                    D3DFMT_D15S1 -> 2;
            case D3DFMT_R8G8B8 -> 3;
            case D3DFMT_A16B16G16R16, D3DFMT_A16B16G16R16F, D3DFMT_Q16W16V16U16, D3DFMT_G32R32F -> 8;
            case D3DFMT_A32B32G32R32F -> 16;
            default -> 4;
        };
    }
}
