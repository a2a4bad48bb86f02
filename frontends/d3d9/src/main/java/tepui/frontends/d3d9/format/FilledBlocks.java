package tepui.frontends.d3d9.format;

import static tepui.frontends.d3d9.D3D9.*;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Blocks of one colour, for fills of formats that are drawn to in no other way: compressed ones, and pairs of texels with a common chroma. */
public final class FilledBlocks {
    private FilledBlocks() {}

    /** The block, or null for a format that has none. */
    public static byte @Nullable [] of(int format, int argb) {
        int r = argb >> 16 & 255;
        int g = argb >> 8 & 255;
        int b = argb & 255;
        int a = argb >>> 24;
        int rgb565 = (r >> 3) << 11 | (g >> 2) << 5 | b >> 3;
        return switch (format) {
            case D3DFMT_DXT1 -> bytes(8).putShort((short) rgb565).array();
            case D3DFMT_DXT2, D3DFMT_DXT3 ->
                bytes(16)
                        .putLong((a >> 4) * 0x1111111111111111L)
                        .putShort((short) rgb565)
                        .array();
            case D3DFMT_DXT4, D3DFMT_DXT5 ->
                bytes(16)
                        .put((byte) a)
                        .put((byte) a)
                        .putShort(8, (short) rgb565)
                        .array();
            case D3DFMT_ATI1 -> bytes(8).put((byte) r).put((byte) r).array();
            // The second channel is red there.
            case D3DFMT_ATI2 ->
                bytes(16)
                        .put((byte) g)
                        .put((byte) g)
                        .put(8, (byte) r)
                        .put(9, (byte) r)
                        .array();
            case D3DFMT_YUY2 -> pair(r, g, b, 0);
            case D3DFMT_UYVY -> pair(r, g, b, 1);
            default -> null;
        };
    }

    private static ByteBuffer bytes(int n) {
        return ByteBuffer.allocate(n).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Two texels of ITU-R BT.601, luma first or chroma first. */
    private static byte[] pair(int r, int g, int b, int first) {
        double y = 16 + 0.25679 * r + 0.50413 * g + 0.09791 * b;
        double u = 128 - 0.14822 * r - 0.29099 * g + 0.43922 * b;
        double v = 128 + 0.43922 * r - 0.36779 * g - 0.07143 * b;
        byte[] p = new byte[4];
        p[first] = p[2 + first] = (byte) Math.round(y);
        p[1 - first] = (byte) Math.round(u);
        p[3 - first] = (byte) Math.round(v);
        return p;
    }
}
