package tepui.drivers.d3d12.dxbc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Checksum of the container: MD5's rounds over all that follows it, with a padding of its own. The last block begins
 * with the number of bits and ends with twice the number of bytes plus one; what is left of the data stands in it
 * behind the first word where it fits, else in a block before.
 */
final class Checksum {
    private static final int[] SINES = new int[64];
    private static final int[] ROTATIONS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

    static {
        for (int i = 0; i < 64; i++) SINES[i] = (int) (long) (Math.abs(Math.sin(i + 1)) * 0x1p32);
    }

    private final int[] state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};

    private Checksum() {}

    /** Four words over the bytes from {@code offset} to the end. */
    static int[] of(byte[] data, int offset) {
        Checksum sum = new Checksum();
        int length = data.length - offset;
        ByteBuffer in = ByteBuffer.wrap(data, offset, length).slice().order(ByteOrder.LITTLE_ENDIAN);
        int whole = length & ~63;
        for (int at = 0; at < whole; at += 64) sum.block(in, at);
        ByteBuffer last = ByteBuffer.allocate(128).order(ByteOrder.LITTLE_ENDIAN);
        int rest = length - whole;
        boolean alone = rest >= 56;
        int first = alone ? 0 : 4;
        for (int i = 0; i < rest; i++) last.put(first + i, in.get(whole + i));
        last.put(first + rest, (byte) 0x80);
        int end = alone ? 64 : 0;
        last.putInt(end, length * 8);
        last.putInt(end + 60, length * 2 | 1);
        sum.block(last, 0);
        if (alone) sum.block(last, 64);
        return sum.state;
    }

    private void block(ByteBuffer data, int at) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        for (int i = 0; i < 64; i++) {
            int mixed;
            int word;
            switch (i >> 4) {
                case 0 -> {
                    mixed = b & c | ~b & d;
                    word = i;
                }
                case 1 -> {
                    mixed = d & b | ~d & c;
                    word = 5 * i + 1 & 15;
                }
                case 2 -> {
                    mixed = b ^ c ^ d;
                    word = 3 * i + 5 & 15;
                }
                default -> {
                    mixed = c ^ (b | ~d);
                    word = 7 * i & 15;
                }
            }
            int sum = a + mixed + SINES[i] + data.getInt(at + 4 * word);
            a = d;
            d = c;
            c = b;
            b += Integer.rotateLeft(sum, ROTATIONS[(i >> 4) * 4 + (i & 3)]);
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
    }
}
