package tepui.tools.trace.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;
import tepui.tools.trace.edit.CallText;
import tepui.tools.trace.pack.Container;

final class TraceFileTest {
    private static final Value.Names MODES =
            new Value.Names(List.of("GL_POINTS", "GL_LINES", "GL_NEVER"), new long[] {0, 1, -512});
    private static final Value.Names MASK = new Value.Names(List.of("A_BIT", "B_BIT"), new long[] {1, 4});
    private static final Value.Shape SHAPE = new Value.Shape("Point", List.of("x", "y"));

    private static Call call(String name, int flags, List<Frame> stack, @Nullable Value result, Value... arguments) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) names.add("p" + i);
        List<@Nullable Value> list = new ArrayList<>(Arrays.asList(arguments));
        return new Call(0, 3, new Function(name, names), flags, list, result, stack, true);
    }

    private static List<Call> everyValue() {
        List<Frame> stack =
                List.of(new Frame("lib.so", "draw", "draw.c", 12, 0x44), new Frame(null, "main", null, 0, -1));
        return List.of(
                call(
                        "numbers",
                        0,
                        List.of(),
                        null,
                        new Value.Whole(-1),
                        new Value.Negative(Long.MIN_VALUE),
                        new Value.Whole(300)),
                call("reals", 0, List.of(), new Value.Single(-0f), new Value.Decimal(1e300), new Value.Single(0.1f)),
                call(
                        "texts",
                        Call.FAKE,
                        List.of(),
                        null,
                        new Value.Text("a\u00ff\n"),
                        new Value.Wide("\u4e2d\ud83d\ude00"),
                        new Value.Null()),
                call(
                        "names",
                        0,
                        stack,
                        new Value.Truth(false),
                        new Value.Constant(MODES, new Value.Negative(-512)),
                        new Value.Bits(MASK, 5)),
                call(
                        "names",
                        0,
                        stack,
                        new Value.Truth(true),
                        new Value.Constant(MODES, new Value.Whole(1)),
                        new Value.Bits(MASK, 0)),
                call(
                        "nested",
                        0,
                        List.of(),
                        new Value.Pointer(0x7fff_0000_1234L),
                        new Value.Array(List.of(
                                new Value.Struct(SHAPE, List.of(new Value.Whole(1), new Value.Whole(2))),
                                new Value.Struct(SHAPE, List.of(new Value.Whole(3), new Value.Null())))),
                        new Value.Shown(new Value.Text("seen"), new Value.Whole(9))));
    }

    private static byte[] written(List<Call> calls) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TraceWriter writer = new TraceWriter(bytes, Map.of("process.name", "test"))) {
            for (Call call : calls) writer.write(call);
        }
        return bytes.toByteArray();
    }

    private static TraceReader reader(byte[] bytes) throws IOException {
        return new TraceReader(new ByteArrayInputStream(bytes));
    }

    @Test
    void everyKindOfValueComesBackAsItWasWritten() throws IOException {
        List<Call> calls = everyValue();
        try (TraceReader reader = reader(written(calls))) {
            assertEquals(6, reader.version());
            assertEquals(Container.SNAPPY, reader.container());
            assertEquals(Map.of("process.name", "test"), reader.properties());
            long number = 0;
            for (Call expected : calls) {
                Call read = reader.next();
                assertNotNull(read);
                assertEquals(number++, read.number());
                assertEquals(3, read.thread());
                assertEquals(expected.flags(), read.flags());
                assertEquals(expected.backtrace(), read.backtrace());
                assertEquals(CallText.body(expected), CallText.body(read));
            }
            assertNull(reader.next());
        }
    }

    @Test
    void memoryComesBackByteForByte() throws IOException {
        byte[] memory = new byte[3_000_000];
        for (int i = 0; i < memory.length; i++) memory[i] = (byte) (i * i >> 7);
        try (TraceReader reader = reader(written(List.of(call("data", 0, List.of(), null, new Value.Blob(memory)))))) {
            Call read = reader.next();
            assertNotNull(read);
            assertTrue(read.argument(0) instanceof Value.Blob b && Arrays.equals(memory, b.bytes()));
        }
    }

    @Test
    void traceThatIsCutOffGivesWhatIsWhole() throws IOException {
        byte[] stream = unpacked(written(everyValue()));
        for (int end = stream.length - 1; end > 0; end--) {
            List<String> names = new ArrayList<>();
            try (TraceReader reader = reader(gzip(Arrays.copyOf(stream, end)))) {
                for (Call call = reader.next(); call != null; call = reader.next()) {
                    names.add(call.name());
                    if (!call.complete()) break;
                }
            } catch (IOException e) {
                // In the head, before the first call.
                assertTrue(end < 40, () -> "cut off: " + e);
            }
            assertTrue(names.size() <= 6);
        }
    }

    @Test
    void callThatNeverCameBackIsIncomplete() throws IOException {
        Call whole = call("glFinish", 0, List.of(), null);
        Call cut = new Call(0, 0, whole.function(), 0, List.of(), null, List.of(), false);
        try (TraceReader reader = reader(written(List.of(cut, whole)))) {
            Call first = reader.next();
            Call second = reader.next();
            assertNotNull(first);
            assertNotNull(second);
            assertEquals(1, first.number());
            assertFalse(second.complete());
            assertNull(reader.next());
        }
    }

    @Test
    void olderVersionsAreRead() throws IOException {
        // Version 1: threads are details, constants have one name.
        byte[] old = {1, 0, 0, 3, 'g', 'l', 'X', 1, 4, 'm', 'o', 'd', 'e', 3, 7, 1, 0, 9, 2, 'G', 'O', 4, 5, 0, 1, 0, 0
        };
        try (TraceReader reader = reader(gzip(old))) {
            assertEquals(1, reader.version());
            assertEquals(Container.GZIP, reader.container());
            Call call = reader.next();
            assertNotNull(call);
            assertEquals(7, call.thread());
            assertEquals("glX(mode = GO)", CallText.body(call));
            assertEquals(5, call.bits(0));
        }
    }

    @Test
    void newerVersionIsRefusedWithItsNumber() throws IOException {
        byte[] newer = gzip(new byte[] {7, 7, 0, 0, 0});
        IOException e = assertThrows(TraceException.class, () -> reader(newer));
        assertTrue(String.valueOf(e.getMessage()).contains("version: 7"), e::getMessage);
    }

    @Test
    void damagedTraceGivesAMessageAndNothingElse() throws IOException {
        byte[] whole = written(everyValue());
        byte[] stream = unpacked(whole);
        for (Seeds seeds = new Seeds("TraceFileTest", 3000); seeds.hasNext(); ) {
            long seed = seeds.next();
            SplittableRandom random = new SplittableRandom(seed);
            byte[] damaged = (random.nextBoolean() ? whole : stream).clone();
            int changes = 1 + random.nextInt(4);
            for (int i = 0; i < changes; i++) damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            byte[] file = damaged.length == stream.length ? gzip(damaged) : damaged;
            try (TraceReader reader = reader(file)) {
                for (Call call = reader.next(); call != null; call = reader.next()) CallText.line(call);
            } catch (IOException e) {
                assertNotNull(e.getMessage());
            } catch (RuntimeException | Error e) {
                fail("seed " + seed + ": " + e, e);
            }
        }
    }

    private static byte[] unpacked(byte[] packed) throws IOException {
        return Container.open(new ByteArrayInputStream(packed)).stream().readAllBytes();
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }
}
