package tepui.drivers.d3d12.rules;

/** Properties of DXGI_FORMATs that rules need: planes, blocks, kinds. */
final class Dxgi {
    static final int UNKNOWN = 0;
    static final int R32_TYPELESS = 39;
    static final int R32_UINT = 42;
    static final int R16_UINT = 57;

    private Dxgi() {}

    /** Depth and stencil lie apart. */
    static int planes(int format) {
        return switch (format) {
            case 19, 20, 21, 22, 44, 45, 46, 47 -> 2;
            default -> 1;
        };
    }

    /** Formats of views that read or write the stencil. */
    static boolean isStencilView(int format) {
        return format == 22 || format == 47;
    }

    static boolean isDepth(int format) {
        return format == 20 || format == 40 || format == 45 || format == 55;
    }

    /** Formats of which a depth buffer may be made. */
    static boolean mayBeDepth(int format) {
        return isDepth(format) || format == 19 || format == 39 || format == 44 || format == 53;
    }

    static boolean isInteger(int format) {
        return switch (format) {
            case 3, 4, 7, 8, 12, 14, 17, 18, 25, 30, 32, 36, 38, 42, 43, 50, 52, 57, 59, 62, 64 -> true;
            default -> false;
        };
    }

    static boolean isTypeless(int format) {
        return switch (format) {
            case 1, 5, 9, 15, 19, 21, 22, 23, 27, 33, 39, 44, 46, 47, 48, 53, 60, 70, 73, 76, 79, 82, 90, 92, 94, 97 ->
                true;
            default -> false;
        };
    }

    /** Typeless, and no view may have it: not the two halves of depth with stencil. */
    static boolean isTypelessResource(int format) {
        return isTypeless(format) && format != 21 && format != 22 && format != 46 && format != 47;
    }

    static boolean isBlock(int format) {
        return format >= 70 && format <= 84 || format >= 94 && format <= 99;
    }

    /** Formats that a texture of one typeless format may be seen as have one family: the typeless one. */
    static int family(int format) {
        if (format >= 2 && format <= 4) return 1;
        if (format >= 6 && format <= 8) return 5;
        if (format >= 10 && format <= 14) return 9;
        if (format >= 16 && format <= 18) return 15;
        if (format >= 20 && format <= 22) return 19;
        if (format == 24 || format == 25) return 23;
        if (format >= 28 && format <= 32) return 27;
        if (format >= 34 && format <= 38) return 33;
        if (format >= 40 && format <= 43) return 39;
        if (format >= 45 && format <= 47) return 44;
        if (format >= 49 && format <= 52) return 48;
        if (format >= 54 && format <= 59) return 53;
        if (format >= 61 && format <= 64) return 60;
        return switch (format) {
            case 87, 91 -> 90;
            case 88, 93 -> 92;
            default -> format;
        };
    }

    /** Bytes of a texel, or of a block of 4x4. */
    static int bytes(int format) {
        if (format <= 0) return 0;
        if (format <= 4) return 16;
        if (format <= 8) return 12;
        if (format <= 22) return 8;
        if (format <= 47) return 4;
        if (format <= 59) return 2;
        if (format <= 65) return 1;
        if (format == 66) return 1;
        if (format <= 69) return 4;
        if (format >= 70 && format <= 72 || format >= 79 && format <= 81) return 8;
        if (isBlock(format)) return 16;
        if (format == 85 || format == 86 || format == 115) return 2;
        if (format <= 93) return 4;
        return 0;
    }
}
