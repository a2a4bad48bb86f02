package tepui.frontends.glsl.sema;

/** Names of the formats that an image's layout can give it. */
final class ImageFormatNames {
    private ImageFormatNames() {}

    /** The formats of OpenGL ES, which has others by NV_image_formats. */
    static boolean isOfEs(String name) {
        return switch (name) {
            case "rgba32f",
                    "rgba16f",
                    "r32f",
                    "rgba8",
                    "rgba8_snorm",
                    "rgba32i",
                    "rgba16i",
                    "rgba8i",
                    "r32i",
                    "rgba32ui",
                    "rgba16ui",
                    "rgba8ui",
                    "r32ui" -> true;
            default -> false;
        };
    }

    static boolean is(String name) {
        return switch (name) {
            case "rgba32f",
                    "rgba16f",
                    "rg32f",
                    "rg16f",
                    "r11f_g11f_b10f",
                    "r32f",
                    "r16f",
                    "rgba16",
                    "rgb10_a2",
                    "rgba8",
                    "rg16",
                    "rg8",
                    "r16",
                    "r8",
                    "rgba16_snorm",
                    "rgba8_snorm",
                    "rg16_snorm",
                    "rg8_snorm",
                    "r16_snorm",
                    "r8_snorm",
                    "rgba32i",
                    "rgba16i",
                    "rgba8i",
                    "rg32i",
                    "rg16i",
                    "rg8i",
                    "r32i",
                    "r16i",
                    "r8i",
                    "rgba32ui",
                    "rgba16ui",
                    "rgb10_a2ui",
                    "rgba8ui",
                    "rg32ui",
                    "rg16ui",
                    "rg8ui",
                    "r32ui",
                    "r16ui",
                    "r8ui" -> true;
            default -> false;
        };
    }
}
