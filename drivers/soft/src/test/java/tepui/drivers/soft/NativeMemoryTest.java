package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.Memory;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.testing.Seeds;

class NativeMemoryTest {
    @Test
    void classesGrowByHalves() {
        int[] want = {64, 96, 128, 192, 256, 384, 512};
        for (int c = 0; c < want.length; c++) assertEquals(want[c], NativeMemory.bytesOf(c));
        for (int size = 1; size <= NativeMemory.SMALL; size += 61) {
            int c = NativeMemory.classOf(size);
            assertTrue(NativeMemory.bytesOf(c) >= size, "class of " + size);
            assertTrue(c == 0 || NativeMemory.bytesOf(c - 1) < size, "no smaller class holds " + size);
        }
    }

    @Test
    void blocksDoNotOverlapAndStartAsZeros() {
        long seed = Seeds.one("NativeMemoryTest");
        Random random = new Random(seed);
        NativeMemory memory = new NativeMemory(1L << 30);
        List<Storage> live = new ArrayList<>();
        List<Byte> marks = new ArrayList<>();
        for (int n = 0; n < 5000; n++) {
            if (live.size() > 100 || !live.isEmpty() && random.nextInt(3) == 0) {
                int i = random.nextInt(live.size());
                check(live.remove(i), marks.remove(i), seed).release();
                continue;
            }
            int size = 1 + random.nextInt(random.nextInt(20) == 0 ? 600_000 : 5000);
            Storage s = memory.allocate("test", size);
            assertEquals(0, s.address % NativeMemory.ALIGNMENT, "aligned, seed " + seed);
            check(s, (byte) 0, seed);
            byte mark = (byte) (1 + random.nextInt(255));
            Memory.at(s.address, size).fill(mark);
            live.add(s);
            marks.add(mark);
        }
        for (int i = 0; i < live.size(); i++)
            check(live.get(i), marks.get(i), seed).release();
        assertEquals(0, memory.used(), "seed " + seed);
    }

    private static Storage check(Storage s, byte mark, long seed) {
        byte[] bytes = Memory.at(s.address, s.size).toArray(java.lang.foreign.ValueLayout.JAVA_BYTE);
        for (byte b : bytes) assertEquals(mark, b, "seed " + seed);
        return s;
    }

    @Test
    void freedBlocksAreUsedAgain() {
        NativeMemory memory = new NativeMemory(1L << 20);
        Storage a = memory.allocate("test", 1000);
        long at = a.address;
        a.release();
        assertEquals(at, memory.allocate("test", 900).address);
    }

    @Test
    void theLimitHolds() {
        NativeMemory memory = new NativeMemory(1000);
        Storage a = memory.allocate("test", 700);
        assertThrows(OutOfDeviceMemoryException.class, () -> memory.allocate("test", 700));
        assertThrows(OutOfDeviceMemoryException.class, () -> memory.allocate("test", 1L << 40));
        a.release();
        memory.allocate("test", 700).release();
        assertEquals(0, memory.used());
    }

    @Test
    void whatIsHeldIsNotFreed() {
        NativeMemory memory = new NativeMemory(1000);
        Storage a = memory.allocate("test", 64);
        assertTrue(a.hold());
        a.release();
        assertEquals(64, memory.used());
        a.release();
        assertEquals(0, memory.used());
        assertEquals(false, a.hold(), "too late");
    }
}
