package tepui.drivers.d3d12.dxbc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The file that holds a shader's chunks, or a root signature: a head with a checksum, then each chunk with its name. */
public final class Container {
    private static final int MAGIC = 0x43425844;
    private static final int HEAD = 32;
    private static final int CHECKED_FROM = 20;

    private Container() {}

    /** The bytes of a container with these chunks, in their order; names have four letters. */
    public static byte[] of(Map<String, byte[]> chunks) {
        int size = HEAD + 4 * chunks.size();
        for (byte[] chunk : chunks.values()) size += 8 + chunk.length;
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(MAGIC).position(CHECKED_FROM);
        out.putInt(1).putInt(size).putInt(chunks.size());
        int offset = HEAD + 4 * chunks.size();
        for (byte[] chunk : chunks.values()) {
            out.putInt(offset);
            offset += 8 + chunk.length;
        }
        chunks.forEach((name, chunk) -> out.put(name.getBytes(StandardCharsets.US_ASCII))
                .putInt(chunk.length)
                .put(chunk));
        byte[] bytes = out.array();
        int[] sum = Checksum.of(bytes, CHECKED_FROM);
        for (int i = 0; i < 4; i++) out.putInt(4 + 4 * i, sum[i]);
        return bytes;
    }

    /** The chunks of a container by name. */
    public static Map<String, byte[]> chunks(byte[] container) {
        ByteBuffer in = ByteBuffer.wrap(container).order(ByteOrder.LITTLE_ENDIAN);
        if (container.length < HEAD || in.getInt(0) != MAGIC) {
            throw new IllegalArgumentException("Container: these " + container.length + " bytes are no DXBC");
        }
        int count = in.getInt(28);
        if (count < 0 || count > (container.length - HEAD) / 4) {
            throw new IllegalArgumentException("Container: it says it has " + count + " chunks, which do not fit");
        }
        Map<String, byte[]> chunks = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            int at = in.getInt(HEAD + 4 * i);
            int length = at < 0 || at > container.length - 8 ? -1 : in.getInt(at + 4);
            if (length < 0 || length > container.length - 8 - at) {
                throw new IllegalArgumentException("Container: chunk " + i + " at " + at + " is outside");
            }
            String name = new String(container, at, 4, StandardCharsets.US_ASCII);
            chunks.put(name, Arrays.copyOfRange(container, at + 8, at + 8 + length));
        }
        return chunks;
    }

    /** Does the checksum hold? */
    public static boolean isIntact(byte[] container) {
        ByteBuffer in = ByteBuffer.wrap(container).order(ByteOrder.LITTLE_ENDIAN);
        int[] sum = Checksum.of(container, CHECKED_FROM);
        for (int i = 0; i < 4; i++) {
            if (in.getInt(4 + 4 * i) != sum[i]) return false;
        }
        return true;
    }
}
