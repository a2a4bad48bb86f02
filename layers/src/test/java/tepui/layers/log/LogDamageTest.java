package tepui.layers.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;
import tepui.testing.Seeds;
import tepui.tools.kit.scene.PlainObjects;

/** Logs that were cut, damaged or forged: an exception that says so, and nothing else. */
class LogDamageTest {
    private static byte[] log;
    /** Without data: most bytes matter. */
    private static byte[] bare;

    private static int head;

    @BeforeAll
    static void record() throws IOException {
        log = record(true);
        bare = record(false);
        head = LogFormat.MAGIC.length + 12 + "null".length();
    }

    private static byte[] record(boolean data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new EveryCall(new LoggingDevice(PlainObjects.nullDevice(), new LogWriter(bytes, "null"), data)).run();
        return bytes.toByteArray();
    }

    private static int count(byte[] bytes) throws IOException {
        LogReader reader = new LogReader(new ByteArrayInputStream(bytes));
        int count = 0;
        while (reader.next() != null) count++;
        return count;
    }

    @Test
    void aLogCutAnywhereEndsWithAMessageOrAtAChunk() throws IOException {
        int whole = 0;
        for (int length = 0; length < log.length; length++) {
            byte[] part = Arrays.copyOf(log, length);
            try {
                count(part);
                whole++;
            } catch (LogFormatException e) {
                assertTrue(e.getMessage().startsWith("log: it ends inside "), e.getMessage());
            }
        }
        int chunks = 0;
        ByteBuffer b = ByteBuffer.wrap(log).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = head; at < log.length; at += 8 + b.getInt(at)) chunks++;
        assertTrue(chunks > 1, "the log should have several chunks");
        assertEquals(chunks, whole, "a log may end before each chunk");
    }

    @Test
    void flippedBytesAreNoticed() throws IOException {
        int records = count(log);
        for (int at = 0; at < log.length; at += at < head + 64 ? 1 : 7) {
            byte[] bad = log.clone();
            bad[at] ^= 0x10;
            boolean origin = at >= head - "null".length() && at < head;
            if (origin) assertEquals(records, count(bad));
            else assertThrows(LogFormatException.class, () -> count(bad), "byte " + at);
        }
    }

    @Test
    void whatPrecedesTheDamageIsRead() throws IOException {
        int length = ByteBuffer.wrap(log).order(ByteOrder.LITTLE_ENDIAN).getInt(head);
        byte[] bad = log.clone();
        bad[head + 8 + length + 8] ^= 1;
        LogReader reader = new LogReader(new ByteArrayInputStream(bad));
        int read = 0;
        try {
            while (reader.next() != null) read++;
        } catch (LogFormatException e) {
            assertEquals("log: chunk 1 is damaged, after " + read + " records", e.getMessage());
        }
        assertTrue(read > 10);
    }

    @Test
    void anotherSchemaIsRefused() {
        byte[] other = log.clone();
        other[12] ^= 1;
        LogFormatException e = assertThrows(LogFormatException.class, () -> count(other));
        assertTrue(e.getMessage().contains("schema"), e.getMessage());
        assertThrows(
                LogFormatException.class,
                () -> count("hello, world, this is text".getBytes(java.nio.charset.StandardCharsets.US_ASCII)));
    }

    @Test
    void aHugeChunkInAShortFileTakesNoMemory() {
        byte[] bad = log.clone();
        ByteBuffer.wrap(bad).order(ByteOrder.LITTLE_ENDIAN).putInt(head, LogFormat.MAX_CHUNK);
        assertThrows(LogFormatException.class, () -> count(bad));
    }

    @Test
    void forgedRecordsWithRightChecksumsGiveOnlyFormatExceptions() throws IOException {
        int failed = 0;
        Seeds seeds = new Seeds("LogDamageTest", 1000);
        while (seeds.hasNext()) {
            Random random = new Random(seeds.next());
            byte[] bad = bare.clone();
            ByteBuffer b = ByteBuffer.wrap(bad).order(ByteOrder.LITTLE_ENDIAN);
            int length = b.getInt(head);
            for (int n = 1 + random.nextInt(4); n > 0; n--) {
                int at = head + 8 + random.nextInt(length);
                bad[at] = random.nextBoolean() ? (byte) random.nextInt() : (byte) (bad[at] + random.nextInt(3) - 1);
            }
            CRC32 crc = new CRC32();
            crc.update(bad, head + 8, length);
            b.putInt(head + 4, (int) crc.getValue());
            LogReader reader = new LogReader(new ByteArrayInputStream(bad));
            LogText text = new LogText();
            try {
                for (LogRecord r = reader.next(); r != null; r = reader.next()) text.line(r);
            } catch (LogFormatException e) {
                failed++;
            } catch (RuntimeException | VirtualMachineError e) {
                throw new AssertionError(seeds.toString(), e);
            }
        }
        assertTrue(failed > seeds.made() / 10, failed + " of " + seeds.made() + " forged logs were refused");
    }

    @Test
    void forgedLogsReplayToAnExceptionAtMost() throws IOException {
        Seeds seeds = new Seeds("LogDamageTest replay", 300);
        while (seeds.hasNext()) {
            Random random = new Random(seeds.next());
            byte[] bad = bare.clone();
            ByteBuffer b = ByteBuffer.wrap(bad).order(ByteOrder.LITTLE_ENDIAN);
            int length = b.getInt(head);
            int at = head + 8 + random.nextInt(length);
            bad[at] = (byte) (bad[at] + random.nextInt(5) - 2);
            CRC32 crc = new CRC32();
            crc.update(bad, head + 8, length);
            b.putInt(head + 4, (int) crc.getValue());
            try (Device device = PlainObjects.nullDevice()) {
                Replay.run(new LogReader(new ByteArrayInputStream(bad)), device);
            } catch (LogFormatException | ReplayException expected) {
                assertTrue(expected.getMessage().contains(": "), expected.getMessage());
            } catch (RuntimeException | VirtualMachineError e) {
                throw new AssertionError(seeds.toString(), e);
            }
        }
    }
}
