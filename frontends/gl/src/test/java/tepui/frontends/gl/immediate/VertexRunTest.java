package tepui.frontends.gl.immediate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.testing.Seeds;

/** Vertices that are copied from memory are those that their calls give. */
final class VertexRunTest {
    private static final int POINTS = 0;
    private static final int COLOR = BuiltinSlots.ATTRIBUTE_COLOR;
    private static final int NORMAL = BuiltinSlots.ATTRIBUTE_NORMAL;
    private static final int COORDINATES = BuiltinSlots.ATTRIBUTE_TEX_COORD_0;
    private static final int ONE = Float.floatToRawIntBits(1);

    private final VertexStore called = new VertexStore(initial());
    private final VertexStore copied = new VertexStore(initial());

    private static int[] initial() {
        int[] values = new int[4 * VertexStore.SLOTS];
        for (int s = 0; s < VertexStore.SLOTS; s++) values[4 * s + 3] = ONE;
        return values;
    }

    /** Vertices with these parts, each of them call by call. */
    private static void call(VertexStore to, int[] words, int step, int[] parts, int first, int count) {
        for (int v = first; v < first + count; v++) {
            for (int part : parts) {
                int n = part >> 5 & 7;
                int[] w = {0, 0, 0, ONE};
                System.arraycopy(words, v * step + (part >> 8), w, 0, n);
                int slot = VertexStore.slot(part);
                if (slot == VertexStore.POSITION) {
                    if (!to.add(n, w[0], w[1], w[2], w[3])) to.vertex(n, w[0], w[1], w[2], w[3]);
                } else if (!to.put(slot, n, w[0], w[1], w[2], w[3])) to.set(slot, n, w[0], w[1], w[2], w[3]);
            }
        }
    }

    /** The same, copied where that is possible. Returns how many were. */
    private static int copy(VertexStore to, MemorySegment memory, int[] words, int step, int[] parts, int count) {
        long all = 0;
        for (int i = 0; i < parts.length; i++) all |= (long) parts[i] << 16 * i;
        int taken = 0;
        for (int v = 0; v < count; ) {
            int now = to.append(memory.address() + 4L * v * step, 4 * step, all, count - v);
            taken += now;
            v += now;
            if (v == count) break;
            call(to, words, step, parts, v++, 1);
        }
        return taken;
    }

    @Test
    void copiedVerticesAreThoseThatWereCalled() {
        long seed = Seeds.one("VertexRunTest");
        Random random = new Random(seed);
        int[] slots = {COLOR, NORMAL, COORDINATES};
        int taken = 0;
        try (Arena arena = Arena.ofConfined()) {
            for (int round = 0; round < 200; round++) {
                if (!called.isOpen()) {
                    called.begin(POINTS);
                    copied.begin(POINTS);
                }
                int[] parts = new int[1 + random.nextInt(4)];
                int step = 0;
                for (int i = 0; i < parts.length; i++) {
                    boolean last = i == parts.length - 1;
                    int n = 2 + random.nextInt(3);
                    parts[i] = VertexStore.part(last ? VertexStore.POSITION : slots[random.nextInt(3)], n, ++step);
                    step += n;
                }
                int count = 1 + random.nextInt(random.nextInt(8) == 0 ? 3_000 : 30);
                int[] words = random.ints(count * step).toArray();
                MemorySegment memory = arena.allocate(ValueLayout.JAVA_INT, words.length);
                MemorySegment.copy(words, 0, memory, ValueLayout.JAVA_INT, 0, words.length);
                call(called, words, step, parts, 0, count);
                taken += copy(copied, memory, words, step, parts, count);
                assertEquals(called.words(), copied.words(), "seed " + seed + ", round " + round);
                if (random.nextInt(3) != 0) continue;
                called.end();
                copied.end();
                assertArrayEquals(
                        Arrays.copyOf(called.data(), called.words()),
                        Arrays.copyOf(copied.data(), copied.words()),
                        "seed " + seed + ", round " + round);
                called.clear();
                copied.clear();
                assertArrayEquals(called.current(), copied.current(), "seed " + seed + ", round " + round);
            }
        }
        assertTrue(taken > 1_000, taken + " were copied, seed " + seed);
    }

    @Test
    void attributesWithFewerWordsThanVerticesHaveAreCopied() {
        int[] words = new int[8 * 5];
        Arrays.setAll(words, i -> Float.floatToRawIntBits(i));
        int[] parts = {VertexStore.part(COLOR, 3, 0), VertexStore.part(VertexStore.POSITION, 2, 3)};
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocateFrom(ValueLayout.JAVA_INT, words);
            copied.begin(POINTS);
            copied.set(COLOR, 4, 1, 2, 3, 4);
            copied.vertex(4, 5, 6, 7, 8);
            assertEquals(8, copy(copied, memory, words, 5, parts, 8));
            for (int v = 1; v <= 8; v++) {
                int at = 5 * (v - 1);
                int[] color = {words[at], words[at + 1], words[at + 2], ONE};
                int[] position = {words[at + 3], words[at + 4], 0, ONE};
                for (int c = 0; c < 4; c++) {
                    assertEquals(color[c], copied.component(v, COLOR, c));
                    assertEquals(position[c], copied.component(v, VertexStore.POSITION, c));
                }
            }
            copied.end();
            assertArrayEquals(
                    new int[] {words[35], words[36], words[37], ONE},
                    Arrays.copyOfRange(copied.current(), 4 * COLOR, 4 * COLOR + 4));
        }
    }

    @Test
    void noneAreCopiedOutsideOfAPrimitive() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocate(ValueLayout.JAVA_INT, 64);
            assertEquals(0, copied.append(memory.address(), 16, VertexStore.part(VertexStore.POSITION, 3, 1), 8));
            copied.begin(POINTS);
            copied.vertex(3, 0, 0, 0, ONE);
            copied.end();
            assertEquals(0, copied.append(memory.address(), 16, VertexStore.part(VertexStore.POSITION, 3, 1), 8));
        }
    }
}
