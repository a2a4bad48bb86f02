package tepui.frontends.d3d9.format;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;

/**
 * Formats of the API: how their texels lie in memory, and which formats of the contract hold them on a device, the best
 * first. A choice of another layout converts on the way; channels that a format has not read as 1 here, but for those
 * of A8, which read 0.
 */
public final class TexelFormats {
    /** A format on the device and what each component of a sample is taken from: "rgba01". */
    public record Choice(Format format, String swizzle) {}

    /**
     * One format.
     *
     * @param memory the layout that programs see
     * @param choices empty for those that are never on a device
     */
    public record TexelFormat(int code, String name, Format memory, List<Choice> choices) {
        public boolean isDepth() {
            return memory.isDepthStencil();
        }

        /** Depth that shaders read as numbers rather than compare with. */
        public boolean isReadableDepth() {
            return code == D3DFMT_INTZ || code == D3DFMT_DF16 || code == D3DFMT_DF24 || code == D3DFMT_RAWZ;
        }

        /** Those of one channel whose four neighbours AMD's devices fetch at once. */
        public boolean isFetchable() {
            return isReadableDepth()
                    || code == D3DFMT_L8
                    || code == D3DFMT_L16
                    || code == D3DFMT_R16F
                    || code == D3DFMT_R32F;
        }

        public boolean isCompressed() {
            return memory.isCompressed() && memory.blockHeight() > 1;
        }

        /** Blocks that the API itself knows, whose sizes it checks; others are the vendors'. */
        public boolean isDxt() {
            return switch (code) {
                case D3DFMT_DXT1, D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5 -> true;
                default -> false;
            };
        }

        /** Colours in a form of a vendor's own: textures of them are locked in every pool, and no surface is made of them. */
        public boolean isPrivate() {
            return code == D3DFMT_ATI1 || code == D3DFMT_ATI2;
        }

        /** Depth that programs may have in memory. */
        public boolean isLockableDepth() {
            return code == D3DFMT_D16_LOCKABLE || code == D3DFMT_D32F_LOCKABLE;
        }

        /** Is this a format of bump maps, which move coordinates in the stages of fixed function? */
        public boolean isBumpMap() {
            return switch (code) {
                case D3DFMT_V8U8,
                        D3DFMT_L6V5U5,
                        D3DFMT_X8L8V8U8,
                        D3DFMT_Q8W8V8U8,
                        D3DFMT_V16U16,
                        D3DFMT_A2W10V10U10,
                        D3DFMT_Q16W16V16U16,
                        D3DFMT_CxV8U8 -> true;
                default -> false;
            };
        }

        public boolean hasAlpha() {
            return memory.hasAlpha() && !isDepth();
        }

        public boolean isNull() {
            return code == D3DFMT_NULL;
        }
    }

    private static final Map<Integer, TexelFormat> ALL = new HashMap<>();

    private TexelFormats() {}

    private static void add(int code, String name, Format memory, Object... choices) {
        List<Choice> list = new ArrayList<>();
        for (int i = 0; i < choices.length; i += 2) list.add(new Choice((Format) choices[i], (String) choices[i + 1]));
        ALL.put(code, new TexelFormat(code, name, memory, List.copyOf(list)));
    }

    private static void plain(int code, String name, Format memory) {
        add(code, name, memory, memory, "rgba");
    }

    static {
        add(D3DFMT_R8G8B8, "R8G8B8", Format.B8G8R8_UNORM);
        plain(D3DFMT_A8R8G8B8, "A8R8G8B8", Format.B8G8R8A8_UNORM);
        add(
                D3DFMT_X8R8G8B8,
                "X8R8G8B8",
                Format.B8G8R8X8_UNORM,
                Format.B8G8R8X8_UNORM,
                "rgb1",
                Format.B8G8R8A8_UNORM,
                "rgb1");
        add(D3DFMT_R5G6B5, "R5G6B5", Format.B5G6R5_UNORM, Format.B5G6R5_UNORM, "rgb1", Format.B8G8R8A8_UNORM, "rgb1");
        add(
                D3DFMT_X1R5G5B5,
                "X1R5G5B5",
                Format.B5G5R5X1_UNORM,
                Format.B5G5R5X1_UNORM,
                "rgb1",
                Format.B5G5R5A1_UNORM,
                "rgb1",
                Format.B8G8R8A8_UNORM,
                "rgb1");
        add(
                D3DFMT_A1R5G5B5,
                "A1R5G5B5",
                Format.B5G5R5A1_UNORM,
                Format.B5G5R5A1_UNORM,
                "rgba",
                Format.B8G8R8A8_UNORM,
                "rgba");
        add(
                D3DFMT_A4R4G4B4,
                "A4R4G4B4",
                Format.B4G4R4A4_UNORM,
                Format.B4G4R4A4_UNORM,
                "rgba",
                Format.B8G8R8A8_UNORM,
                "rgba");
        add(D3DFMT_R3G3B2, "R3G3B2", Format.B2G3R3_UNORM, Format.B2G3R3_UNORM, "rgb1", Format.B8G8R8A8_UNORM, "rgb1");
        add(D3DFMT_A8, "A8", Format.A8_UNORM, Format.A8_UNORM, "000a", Format.R8_UNORM, "000r");
        add(
                D3DFMT_A8R3G3B2,
                "A8R3G3B2",
                Format.B2G3R3A8_UNORM,
                Format.B2G3R3A8_UNORM,
                "rgba",
                Format.B8G8R8A8_UNORM,
                "rgba");
        add(
                D3DFMT_X4R4G4B4,
                "X4R4G4B4",
                Format.B4G4R4X4_UNORM,
                Format.B4G4R4X4_UNORM,
                "rgb1",
                Format.B4G4R4A4_UNORM,
                "rgb1",
                Format.B8G8R8A8_UNORM,
                "rgb1");
        plain(D3DFMT_A2B10G10R10, "A2B10G10R10", Format.R10G10B10A2_UNORM);
        plain(D3DFMT_A8B8G8R8, "A8B8G8R8", Format.R8G8B8A8_UNORM);
        add(
                D3DFMT_X8B8G8R8,
                "X8B8G8R8",
                Format.R8G8B8X8_UNORM,
                Format.R8G8B8X8_UNORM,
                "rgb1",
                Format.R8G8B8A8_UNORM,
                "rgb1");
        add(D3DFMT_G16R16, "G16R16", Format.R16G16_UNORM, Format.R16G16_UNORM, "rg11");
        add(
                D3DFMT_A2R10G10B10,
                "A2R10G10B10",
                Format.B10G10R10A2_UNORM,
                Format.B10G10R10A2_UNORM,
                "rgba",
                Format.R10G10B10A2_UNORM,
                "rgba");
        plain(D3DFMT_A16B16G16R16, "A16B16G16R16", Format.R16G16B16A16_UNORM);
        add(D3DFMT_L8, "L8", Format.L8_UNORM, Format.L8_UNORM, "rgb1", Format.R8_UNORM, "rrr1");
        add(D3DFMT_A8L8, "A8L8", Format.L8A8_UNORM, Format.L8A8_UNORM, "rgba", Format.R8G8_UNORM, "rrrg");
        add(D3DFMT_A4L4, "A4L4", Format.L4A4_UNORM, Format.L4A4_UNORM, "rgba", Format.B8G8R8A8_UNORM, "rgba");
        add(D3DFMT_L16, "L16", Format.L16_UNORM, Format.L16_UNORM, "rgb1", Format.R16_UNORM, "rrr1");
        add(D3DFMT_V8U8, "V8U8", Format.R8G8_SNORM, Format.R8G8_SNORM, "rg11");
        add(
                D3DFMT_L6V5U5,
                "L6V5U5",
                Format.R5G5B6_SSU_NORM,
                Format.R5G5B6_SSU_NORM,
                "rgb1",
                Format.R16G16B16A16_FLOAT,
                "rgb1");
        add(
                D3DFMT_X8L8V8U8,
                "X8L8V8U8",
                Format.R8G8B8X8_SSU_NORM,
                Format.R8G8B8X8_SSU_NORM,
                "rgb1",
                Format.R16G16B16A16_FLOAT,
                "rgb1");
        plain(D3DFMT_Q8W8V8U8, "Q8W8V8U8", Format.R8G8B8A8_SNORM);
        add(D3DFMT_V16U16, "V16U16", Format.R16G16_SNORM, Format.R16G16_SNORM, "rg11");
        add(
                D3DFMT_A2W10V10U10,
                "A2W10V10U10",
                Format.R10G10B10A2_SSSU_NORM,
                Format.R10G10B10A2_SSSU_NORM,
                "rgba",
                Format.R16G16B16A16_FLOAT,
                "rgba");
        plain(D3DFMT_Q16W16V16U16, "Q16W16V16U16", Format.R16G16B16A16_SNORM);
        add(
                D3DFMT_CxV8U8,
                "CxV8U8",
                Format.R8G8_SNORM_Z,
                Format.R8G8_SNORM_Z,
                "rgb1",
                Format.R16G16B16A16_FLOAT,
                "rgb1");
        add(D3DFMT_R16F, "R16F", Format.R16_FLOAT, Format.R16_FLOAT, "r111");
        add(D3DFMT_G16R16F, "G16R16F", Format.R16G16_FLOAT, Format.R16G16_FLOAT, "rg11");
        plain(D3DFMT_A16B16G16R16F, "A16B16G16R16F", Format.R16G16B16A16_FLOAT);
        add(D3DFMT_R32F, "R32F", Format.R32_FLOAT, Format.R32_FLOAT, "r111");
        add(D3DFMT_G32R32F, "G32R32F", Format.R32G32_FLOAT, Format.R32G32_FLOAT, "rg11");
        plain(D3DFMT_A32B32G32R32F, "A32B32G32R32F", Format.R32G32B32A32_FLOAT);
        add(D3DFMT_UYVY, "UYVY", Format.UYVY, Format.UYVY, "rgb1", Format.B8G8R8A8_UNORM, "rgb1");
        add(D3DFMT_YUY2, "YUY2", Format.YUY2, Format.YUY2, "rgb1", Format.B8G8R8A8_UNORM, "rgb1");
        add(
                D3DFMT_RGBG,
                "R8G8_B8G8",
                Format.R8G8_B8G8_UNORM,
                Format.R8G8_B8G8_UNORM,
                "rgb1",
                Format.B8G8R8A8_UNORM,
                "rgb1");
        add(
                D3DFMT_GRGB,
                "G8R8_G8B8",
                Format.G8R8_G8B8_UNORM,
                Format.G8R8_G8B8_UNORM,
                "rgb1",
                Format.B8G8R8A8_UNORM,
                "rgb1");
        blocks(D3DFMT_DXT1, "DXT1", Format.BC1_RGBA_UNORM);
        blocks(D3DFMT_DXT2, "DXT2", Format.BC2_UNORM);
        blocks(D3DFMT_DXT3, "DXT3", Format.BC2_UNORM);
        blocks(D3DFMT_DXT4, "DXT4", Format.BC3_UNORM);
        blocks(D3DFMT_DXT5, "DXT5", Format.BC3_UNORM);
        add(D3DFMT_ATI1, "ATI1", Format.BC4_UNORM, Format.BC4_UNORM, "rrrr", Format.R8_UNORM, "rrrr");
        add(D3DFMT_ATI2, "ATI2", Format.BC5_UNORM, Format.BC5_UNORM, "gr11", Format.R8G8_UNORM, "gr11");
        add(D3DFMT_D16_LOCKABLE, "D16_LOCKABLE", Format.D16_UNORM, Format.D16_UNORM, "rgba");
        // Drivers have none of it.
        add(D3DFMT_D32, "D32", Format.D32_UNORM);
        add(
                D3DFMT_D15S1,
                "D15S1",
                Format.D15_UNORM_S1_UINT,
                Format.D24_UNORM_S8_UINT,
                "rgba",
                Format.D32_FLOAT_S8_UINT,
                "rgba");
        add(
                D3DFMT_D24S8,
                "D24S8",
                Format.D24_UNORM_S8_UINT,
                Format.D24_UNORM_S8_UINT,
                "rgba",
                Format.D32_FLOAT_S8_UINT,
                "rgba");
        add(
                D3DFMT_D24X8,
                "D24X8",
                Format.D24_UNORM_X8,
                Format.D24_UNORM_X8,
                "rgba",
                Format.D24_UNORM_S8_UINT,
                "rgba",
                Format.D32_FLOAT,
                "rgba");
        add(
                D3DFMT_D24X4S4,
                "D24X4S4",
                Format.D24_UNORM_X4_S4_UINT,
                Format.D24_UNORM_S8_UINT,
                "rgba",
                Format.D32_FLOAT_S8_UINT,
                "rgba");
        add(D3DFMT_D16, "D16", Format.D16_UNORM, Format.D16_UNORM, "rgba");
        add(D3DFMT_D32F_LOCKABLE, "D32F_LOCKABLE", Format.D32_FLOAT, Format.D32_FLOAT, "rgba");
        add(
                D3DFMT_D24FS8,
                "D24FS8",
                Format.D24_FLOAT_S8_UINT,
                Format.D32_FLOAT_S8_UINT,
                "rgba",
                Format.D24_FLOAT_S8_UINT,
                "rgba");
        add(
                D3DFMT_INTZ,
                "INTZ",
                Format.D24_UNORM_S8_UINT,
                Format.D24_UNORM_S8_UINT,
                "rrrr",
                Format.D32_FLOAT_S8_UINT,
                "rrrr");
        add(D3DFMT_DF16, "DF16", Format.D16_UNORM, Format.D16_UNORM, "r001");
        add(
                D3DFMT_DF24,
                "DF24",
                Format.D24_UNORM_X8,
                Format.D24_UNORM_X8,
                "r001",
                Format.D24_UNORM_S8_UINT,
                "r001",
                Format.D32_FLOAT,
                "r001");
        add(D3DFMT_NULL, "NULL", Format.B8G8R8A8_UNORM);
    }

    private static void blocks(int code, String name, Format memory) {
        add(code, name, memory, memory, "rgba", Format.B8G8R8A8_UNORM, "rgba");
    }

    /** The format of a code; null for those that no resource has. */
    public static @Nullable TexelFormat of(int code) {
        return ALL.get(code);
    }

    public static String name(int code) {
        TexelFormat i = ALL.get(code);
        return i == null ? Integer.toString(code) : i.name;
    }
}
