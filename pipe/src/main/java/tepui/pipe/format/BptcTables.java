package tepui.pipe.format;

/**
 * Tables that BC6H and BC7 share: how a block is cut into subsets, which indices are a bit short, and the mixing
 * weights.
 */
final class BptcTables {
    private BptcTables() {}

    /** Two subsets: bit i is the subset of texel i. BC6H uses the first 32. */
    private static final int[] TWO = {
        0xcccc, 0x8888, 0xeeee, 0xecc8, 0xc880, 0xfeec, 0xfec8, 0xec80, 0xc800, 0xffec, 0xfe80, 0xe800, 0xffe8,
        0xff00, 0xfff0, 0xf000, 0xf710, 0x008e, 0x7100, 0x08ce, 0x008c, 0x7310, 0x3100, 0x8cce, 0x088c, 0x3110,
        0x6666, 0x366c, 0x17e8, 0x0ff0, 0x718e, 0x399c, 0xaaaa, 0xf0f0, 0x5a5a, 0x33cc, 0x3c3c, 0x55aa, 0x9696,
        0xa55a, 0x73ce, 0x13c8, 0x324c, 0x3bdc, 0x6996, 0xc33c, 0x9966, 0x0660, 0x0272, 0x04e4, 0x4e40, 0x2720,
        0xc936, 0x936c, 0x39c6, 0x639c, 0x9336, 0x9cc6, 0x817e, 0xe718, 0xccf0, 0x0fcc, 0x7744, 0xee22
    };

    /** Three subsets: bits 2i and 2i + 1 are the subset of texel i. */
    private static final int[] THREE = {
        0xaa685050, 0x6a5a5040, 0x5a5a4200, 0x5450a0a8, 0xa5a50000, 0xa0a05050, 0x5555a0a0, 0x5a5a5050,
        0xaa550000, 0xaa555500, 0xaaaa5500, 0x90909090, 0x94949494, 0xa4a4a4a4, 0xa9a59450, 0x2a0a4250,
        0xa5945040, 0x0a425054, 0xa5a5a500, 0x55a0a0a0, 0xa8a85454, 0x6a6a4040, 0xa4a45000, 0x1a1a0500,
        0x0050a4a4, 0xaaa59090, 0x14696914, 0x69691400, 0xa08585a0, 0xaa821414, 0x50a4a450, 0x6a5a0200,
        0xa9a58000, 0x5090a0a8, 0xa8a09050, 0x24242424, 0x00aa5500, 0x24924924, 0x24499224, 0x50a50a50,
        0x500aa550, 0xaaaa4444, 0x66660000, 0xa5a0a5a0, 0x50a050a0, 0x69286928, 0x44aaaa44, 0x66666600,
        0xaa444444, 0x54a854a8, 0x95809580, 0x96969600, 0xa85454a8, 0x80959580, 0xaa141414, 0x96960000,
        0xaaaa1414, 0xa05050a0, 0xa0a5a5a0, 0x96000000, 0x40804080, 0xa9a8a9a8, 0xaaaaaa44, 0x2a4a5254
    };

    /** The texel of the second of two subsets whose index has a bit less, a hexadecimal digit each. */
    private static final String ANCHOR_TWO = "fffffffffffffffff282288f28228822ff6828ff28222ff66268ff22fffff22f";

    private static final String ANCHOR_SECOND = "33ff83ff88666533338f336a588685ff8f356a8ff3f5ffff3f55585a5a8dfc33";
    private static final String ANCHOR_THIRD = "f883ff38fffffff8f8f3f8f83f6affa8f3faa89a6f8f3668f3ffffffffff3ff8";

    private static final int[] WEIGHTS_2 = {0, 21, 43, 64};
    private static final int[] WEIGHTS_3 = {0, 9, 18, 27, 37, 46, 55, 64};
    private static final int[] WEIGHTS_4 = {0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64};

    static int subset(int subsets, int partition, int texel) {
        return switch (subsets) {
            case 1 -> 0;
            case 2 -> TWO[partition] >> texel & 1;
            default -> THREE[partition] >> 2 * texel & 3;
        };
    }

    /** Is the index of this texel a bit shorter: the first of its subset by table? */
    static boolean isAnchor(int subsets, int partition, int texel) {
        if (texel == 0) return true;
        if (subsets == 1) return false;
        if (subsets == 2) return digit(ANCHOR_TWO, partition) == texel;
        return digit(ANCHOR_SECOND, partition) == texel || digit(ANCHOR_THIRD, partition) == texel;
    }

    private static int digit(String table, int i) {
        return Character.digit(table.charAt(i), 16);
    }

    static int weight(int bits, int index) {
        return bits == 2 ? WEIGHTS_2[index] : bits == 3 ? WEIGHTS_3[index] : WEIGHTS_4[index];
    }

    static int mix(int a, int b, int weight) {
        return a * (64 - weight) + b * weight + 32 >> 6;
    }
}
