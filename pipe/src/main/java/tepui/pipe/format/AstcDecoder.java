package tepui.pipe.format;

import java.util.Arrays;

/**
 * ASTC's low dynamic range, two-dimensional blocks, to 8 bits a component. A block is a mode, up to four partitions with
 * ends of their own, and a grid of weights that is scaled up to the block. What the format does not allow, high dynamic range
 * among it, decodes to its error colour, opaque magenta.
 */
final class AstcDecoder extends BlockDecoder {
    private static final int ERROR = 0xffff00ff;

    private final int width;
    private final int height;
    private final boolean srgb;

    AstcDecoder(Format format, Format target) {
        super(format, target);
        width = format.blockWidth();
        height = format.blockHeight();
        srgb = format.isSrgb();
    }

    @Override
    public void decode(byte[] from, int at, int[] out) {
        if (!block(new BlockBits(from, at), out)) Arrays.fill(out, 0, width * height, ERROR);
    }

    /** Layout of the weights. */
    private record Weights(int across, int down, int range, boolean dual) {}

    /** Bits 0 to 10 of a block; null for what is reserved. */
    private static @org.jspecify.annotations.Nullable Weights weights(int mode) {
        int a = mode >> 5 & 3;
        int b = mode >> 7 & 3;
        boolean dual = (mode & 1 << 10) != 0;
        boolean high = (mode & 1 << 9) != 0;
        int r = mode >> 4 & 1;
        int across;
        int down;
        if ((mode & 3) != 0) {
            r |= (mode & 3) << 1;
            switch (mode >> 2 & 3) {
                case 0 -> {
                    across = b + 4;
                    down = a + 2;
                }
                case 1 -> {
                    across = b + 8;
                    down = a + 2;
                }
                case 2 -> {
                    across = a + 2;
                    down = b + 8;
                }
                default -> {
                    across = (b & 2) == 0 ? a + 2 : (b & 1) + 2;
                    down = (b & 2) == 0 ? (b & 1) + 6 : a + 2;
                }
            }
        } else {
            r |= (mode >> 2 & 3) << 1;
            switch (b) {
                case 0 -> {
                    across = 12;
                    down = a + 2;
                }
                case 1 -> {
                    across = a + 2;
                    down = 12;
                }
                case 2 -> {
                    across = a + 6;
                    down = (mode >> 9 & 3) + 6;
                    dual = false;
                    high = false;
                }
                default -> {
                    if (a > 1) return null;
                    across = a == 0 ? 6 : 10;
                    down = a == 0 ? 10 : 6;
                }
            }
        }
        if (r < 2) return null;
        return new Weights(across, down, AstcIntegers.WEIGHT_RANGES[r - 2 + (high ? 6 : 0)], dual);
    }

    private boolean block(BlockBits bits, int[] out) {
        int mode = bits.peek(0, 11);
        if ((mode & 0x1ff) == 0x1fc) return constant(bits, out);
        Weights grid = weights(mode);
        if (grid == null || grid.across > width || grid.down > height) return false;
        int planes = grid.dual ? 2 : 1;
        int count = grid.across * grid.down * planes;
        int weightBits = AstcIntegers.bits(grid.range, count);
        int partitions = bits.peek(11, 2) + 1;
        if (count > 64 || weightBits < 24 || weightBits > 96 || partitions == 4 && grid.dual) return false;

        int[] ends = new int[4];
        int start = 17;
        int extra = 0;
        if (partitions == 1) {
            ends[0] = bits.peek(13, 4);
        } else {
            start = 29;
            int selector = bits.peek(23, 2);
            if (selector == 0) {
                Arrays.fill(ends, bits.peek(25, 4));
            } else {
                extra = 3 * partitions - 4;
                int all = bits.peek(25, 4) | bits.peek(128 - weightBits - extra, extra) << 4;
                for (int p = 0; p < partitions; p++) {
                    ends[p] = selector - 1 + (all >> p & 1) << 2 | all >> partitions + 2 * p & 3;
                }
            }
        }
        int below = 128 - weightBits - extra;
        int second = -1;
        if (grid.dual) {
            below -= 2;
            second = bits.peek(below, 2);
        }
        int values = 0;
        for (int p = 0; p < partitions; p++) values += 2 * (ends[p] / 4 + 1);
        int room = below - start;
        if (values > 18 || room < (13 * values + 4) / 5) return false;
        int range = AstcIntegers.COLOR_RANGES.length - 1;
        while (AstcIntegers.bits(AstcIntegers.COLOR_RANGES[range], values) > room) range--;

        int[] color = new int[18];
        AstcIntegers.read(bits, start, false, AstcIntegers.COLOR_RANGES[range], values, color);
        for (int i = 0; i < values; i++) color[i] = AstcIntegers.color(AstcIntegers.COLOR_RANGES[range], color[i]);
        int[] low = new int[16];
        int[] high = new int[16];
        for (int p = 0, v = 0; p < partitions; v += 2 * (ends[p] / 4 + 1), p++) {
            AstcEnds.decode(ends[p], color, v, low, high, 4 * p);
        }
        int[] weight = new int[64];
        AstcIntegers.read(bits, 0, true, grid.range, count, weight);
        for (int i = 0; i < count; i++) weight[i] = AstcIntegers.weight(grid.range, weight[i]);
        texels(bits.peek(13, 10), partitions, grid, second, weight, low, high, out);
        return true;
    }

    /** One colour for the whole block, of 16 bits a component. */
    private boolean constant(BlockBits bits, int[] out) {
        if (bits.peek(9, 1) != 0 || bits.peek(10, 2) != 3) return false;
        int s0 = bits.peek(12, 13);
        int s1 = bits.peek(25, 13);
        int t0 = bits.peek(38, 13);
        int t1 = bits.peek(51, 13);
        boolean everywhere = (s0 & s1 & t0 & t1) == 0x1fff;
        if (!everywhere && (s0 >= s1 || t0 >= t1)) return false;
        int rgba = bits.peek(72, 8) | bits.peek(88, 8) << 8 | bits.peek(104, 8) << 16 | bits.peek(120, 8) << 24;
        Arrays.fill(out, 0, width * height, rgba);
        return true;
    }

    private void texels(
            int seed, int partitions, Weights grid, int second, int[] weight, int[] low, int[] high, int[] out) {
        int planes = second < 0 ? 1 : 2;
        int stepS = (1024 + width / 2) / (width - 1);
        int stepT = (1024 + height / 2) / (height - 1);
        for (int y = 0; y < height; y++) {
            int gt = stepT * y * (grid.down - 1) + 32 >> 6;
            for (int x = 0; x < width; x++) {
                int gs = stepS * x * (grid.across - 1) + 32 >> 6;
                int fs = gs & 15;
                int ft = gt & 15;
                int w11 = fs * ft + 8 >> 4;
                int at = (gs >> 4) + (gt >> 4) * grid.across;
                int p = partitions == 1 ? 0 : AstcEnds.partition(seed, x, y, partitions, width * height < 31);
                int texel = 0;
                for (int c = 0; c < 4; c++) {
                    int plane = c == second ? 1 : 0;
                    int w = part(weight, at, planes, plane, 16 - fs - ft + w11)
                            + part(weight, at + 1, planes, plane, fs - w11)
                            + part(weight, at + grid.across, planes, plane, ft - w11)
                            + part(weight, at + grid.across + 1, planes, plane, w11);
                    int a = wide(low[4 * p + c]);
                    int b = wide(high[4 * p + c]);
                    w = w + 8 >> 4;
                    texel |= (a * (64 - w) + b * w + 32 >> 14) << 8 * c;
                }
                out[y * width + x] = texel;
            }
        }
    }

    private static int part(int[] weight, int at, int planes, int plane, int share) {
        return share == 0 ? 0 : weight[at * planes + plane] * share;
    }

    private int wide(int c) {
        return srgb ? c << 8 | 0x80 : c << 8 | c;
    }
}
