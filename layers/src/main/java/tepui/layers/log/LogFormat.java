package tepui.layers.log;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The binary form, byte by byte. All fixed-size numbers are little-endian.
 *
 * <pre>
 * file    "TEPUILOG"   8 bytes
 *         version      u32
 *         schema       u32   fingerprint of all calls, parameters, records and enums: another contract, another number
 *         origin       u32 length, UTF-8: the device that the log was made on
 *         chunks       until the file ends
 * chunk   length       u32   bytes of the records, 1 to {@link #MAX_CHUNK}
 *         check        u32   CRC-32 of them
 *         records      whole ones
 * record  opcode       varint: {@link Call}'s ordinal
 *         context      varint: 0 for the device
 *         arguments    as {@link Param.Kind} says
 * varint  7 bits a byte, the lowest first, the high bit set on all but the last; at most 10 bytes; zigzag where signed
 * </pre>
 */
final class LogFormat {
    static final byte[] MAGIC = "TEPUILOG".getBytes(StandardCharsets.US_ASCII);
    static final int VERSION = 2;
    static final int MAX_CHUNK = 1 << 30;
    /** A chunk is written once it holds this much. */
    static final int CHUNK = 1 << 16;

    static final int MAX_ORIGIN = 1 << 16;
    /** More data than this of one call is noted by its size only. */
    static final int MAX_DATA = 1 << 29;
    /** States from here on are ids that the device does not know. */
    static final long UNKNOWN_STATE = 1L << 32;

    private LogFormat() {}

    /** Changes whenever a log of one build could be misread by another. */
    static int schema() {
        CRC32 crc = new CRC32();
        for (Call call : Call.all()) {
            crc.update((call.name() + describe(call)).getBytes(StandardCharsets.UTF_8));
        }
        return (int) crc.getValue();
    }

    private static String describe(Call call) {
        StringBuilder s = new StringBuilder();
        for (Param p : call.params()) {
            s.append(' ').append(p.name()).append(':').append(p.kind());
            Class<?> type = p.type();
            if (type != null && type.isEnum()) s.append(Arrays.toString(type.getEnumConstants()));
            if (type != null && p.kind() == Param.Kind.RECORD)
                s.append(RecordShape.of(type).describe());
        }
        return s.toString();
    }
}
