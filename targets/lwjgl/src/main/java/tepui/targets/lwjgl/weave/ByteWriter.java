package tepui.targets.lwjgl.weave;

import java.util.Arrays;

/** Writer of bytes as class files have them: the high one first. */
final class ByteWriter {
    private byte[] bytes;
    private int size;

    ByteWriter(int capacity) {
        bytes = new byte[capacity];
    }

    private void grow(int more) {
        bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
    }

    int size() {
        return size;
    }

    void u1(int value) {
        if (size == bytes.length) grow(1);
        bytes[size++] = (byte) value;
    }

    void u2(int value) {
        if (size + 2 > bytes.length) grow(2);
        bytes[size++] = (byte) (value >> 8);
        bytes[size++] = (byte) value;
    }

    void u4(int value) {
        u2(value >>> 16);
        u2(value);
    }

    /** Writes over two bytes. */
    void set2(int at, int value) {
        bytes[at] = (byte) (value >> 8);
        bytes[at + 1] = (byte) value;
    }

    /** The letters of a text that has none but those of ASCII. */
    @SuppressWarnings("deprecation")
    void ascii(String text) {
        if (size + text.length() > bytes.length) grow(text.length());
        text.getBytes(0, text.length(), bytes, size);
        size += text.length();
    }

    void bytes(byte[] from, int start, int end) {
        if (size + end - start > bytes.length) grow(end - start);
        System.arraycopy(from, start, bytes, size, end - start);
        size += end - start;
    }

    void append(ByteWriter other) {
        bytes(other.bytes, 0, other.size);
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }
}
