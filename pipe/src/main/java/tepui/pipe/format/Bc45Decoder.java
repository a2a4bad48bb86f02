package tepui.pipe.format;

/** BC4 and BC5: one or two channels, each two 8-bit values and six mixtures; decoded to 16 bits, as mixtures are not 8-bit. */
final class Bc45Decoder extends BlockDecoder {
    private final boolean signed;
    private final boolean two;

    Bc45Decoder(Format format) {
        super(
                format,
                switch (format) {
                    case BC4_UNORM -> Format.R16_UNORM;
                    case BC4_SNORM -> Format.R16_SNORM;
                    case BC5_UNORM -> Format.R16G16_UNORM;
                    default -> Format.R16G16_SNORM;
                });
        signed = format.numeric() == Format.Numeric.SNORM;
        two = format.name().startsWith("BC5");
    }

    @Override
    public void decode(byte[] from, int at, int[] out) {
        long red = i64(from, at);
        for (int i = 0; i < 16; i++) out[i] = texel(red, i);
        if (!two) return;
        long green = i64(from, at + 8);
        for (int i = 0; i < 16; i++) out[i] |= texel(green, i) << 16;
    }

    private int texel(long block, int i) {
        int index = (int) (block >>> 16 + 3 * i & 7);
        int a = signed ? Math.max(-127, (byte) block) : (int) block & 255;
        int b = signed ? Math.max(-127, (byte) (block >> 8)) : (int) block >> 8 & 255;
        boolean eight = signed ? (byte) block > (byte) (block >> 8) : a > b;
        int most = signed ? 127 : 255;
        if (!eight && index >= 6) return wide(index == 6 ? signed ? -most : 0 : most, 1);
        if (index < 2) return wide(index == 0 ? a : b, 1);
        return eight ? wide((8 - index) * a + (index - 1) * b, 7) : wide((6 - index) * a + (index - 1) * b, 5);
    }

    /** {@code sum / parts} of 8 bits as 16 bits. */
    private int wide(int sum, int parts) {
        if (!signed) return (sum * 257 + parts / 2) / parts;
        return (int) Math.rint(sum * 32767.0 / (127 * parts)) & 0xffff;
    }
}
