package tepui.drivers.vulkan.resource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.vk.Vk;

/** Rules of which uses must wait for which. */
final class SyncStateTest {
    private static SyncState after(int... accesses) {
        SyncState s = new SyncState(true);
        for (int a : accesses) s.note(a);
        return s;
    }

    @Test
    void nothingWaitsForNothing() {
        assertFalse(after().needsBarrier(AccessTable.VERTEX_BUFFER));
    }

    @Test
    void aReadWaitsForAWriteOnce() {
        assertTrue(after(AccessTable.TRANSFER_WRITE).needsBarrier(AccessTable.VERTEX_BUFFER));
        assertFalse(
                after(AccessTable.TRANSFER_WRITE, AccessTable.VERTEX_BUFFER).needsBarrier(AccessTable.VERTEX_BUFFER));
    }

    @Test
    void anotherKindOfReadWaitsForItself() {
        assertTrue(after(AccessTable.TRANSFER_WRITE, AccessTable.VERTEX_BUFFER).needsBarrier(AccessTable.INDEX_BUFFER));
    }

    @Test
    void readsDoNotWaitForReads() {
        assertFalse(after(AccessTable.VERTEX_BUFFER).needsBarrier(AccessTable.INDEX_BUFFER));
    }

    @Test
    void aWriteWaitsForReads() {
        assertTrue(after(AccessTable.VERTEX_BUFFER).needsBarrier(AccessTable.TRANSFER_WRITE));
    }

    @Test
    void aChangeOfLayoutIsWaitedForByOtherStages() {
        SyncState s = after(AccessTable.TRANSFER_WRITE, AccessTable.FRAGMENT_SAMPLED);
        assertEquals(Vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, s.layout);
        assertFalse(s.needsBarrier(AccessTable.FRAGMENT_SAMPLED));
        assertTrue(s.needsBarrier(AccessTable.COMPUTE_SAMPLED));
    }
}
