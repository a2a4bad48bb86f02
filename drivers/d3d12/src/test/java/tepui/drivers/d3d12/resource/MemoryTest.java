package tepui.drivers.d3d12.resource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.D3d12Lab;
import tepui.drivers.d3d12.device.DeviceMemory;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What the device is asked for, when memory is used again, and what happens when there is not enough. */
@Needs(Need.VKD3D)
final class MemoryTest {
    private static Buffer small(D3d12Lab lab, int value) {
        Buffer b = lab.device.createBuffer(BufferDesc.of(64, Bind.ANY_BUFFER));
        lab.context.writeBuffer(b, 0, MemorySegment.ofArray(new int[] {value}));
        return b;
    }

    private static int first(D3d12Lab lab, Buffer b) {
        int[] word = new int[1];
        lab.context.readBuffer(b, 0, MemorySegment.ofArray(word));
        return word[0];
    }

    private static BufferStorage storage(Buffer b) {
        return ((D3d12Buffer) b).storage;
    }

    /** Eight MiB. */
    private static Texture large(D3d12Lab lab) {
        return lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 2048, 1024, Bind.COLOR_TARGET | Bind.SAMPLED));
    }

    // ---- slabs -----------------------------------------------------------------------------------------------------

    @Test
    void aThousandSmallBuffersAreOnePieceOfMemory() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            long before = lab.context.counters().allocations;
            List<Buffer> all = new ArrayList<>();
            for (int i = 0; i < 1000; i++) all.add(small(lab, i));
            long made = lab.context.counters().allocations - before;
            assertTrue(made <= 3, made + " allocations");
            for (int i = 0; i < 1000; i += 37) assertEquals(i, first(lab, all.get(i)));
            for (Buffer b : all) lab.device.destroy(b);
            lab.context.finish();
            for (int i = 0; i < 1000; i++) small(lab, i);
            assertEquals(
                    made, lab.context.counters().allocations - before, "the second thousand lies where the first lay");
        }
    }

    @Test
    void memoryIsNotUsedAgainBeforeTheDeviceIsDoneWithIt() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            Buffer source = small(lab, 7);
            Buffer target = lab.device.createBuffer(BufferDesc.of(1 << 20, Bind.ANY_BUFFER));
            lab.context.finish();
            lab.context.copyBuffer(source, 0, target, 0, 64);
            long place = storage(source).gpuAddress;
            lab.device.destroy(source);
            Buffer next = small(lab, 8);
            assertNotEquals(place, storage(next).gpuAddress, "the copy has not been made");
            lab.context.finish();
            assertEquals(7, first(lab, target));
            assertEquals(place, storage(small(lab, 9)).gpuAddress, "now it has");
        }
    }

    @Test
    void whatIsCopiedWithinASlabLeavesIt() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            Buffer a = small(lab, 5);
            Buffer b = small(lab, 6);
            assertEquals(storage(a).handle, storage(b).handle);
            lab.context.copyBuffer(a, 0, b, 4, 4);
            assertNotEquals(storage(a).handle, storage(b).handle);
            assertEquals(6, first(lab, b), "what it had came with it");
            int[] words = new int[2];
            lab.context.readBuffer(b, 0, MemorySegment.ofArray(words));
            assertEquals(5, words[1]);
        }
    }

    @Test
    void whatIsMadeToBeWrittenByShadersLiesInNoSlab() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            Buffer alone = lab.device.createBuffer(BufferDesc.of(64, Bind.STORAGE));
            assertFalse(storage(alone).shared);
            assertTrue(storage(small(lab, 1)).shared);
            Buffer big = lab.device.createBuffer(BufferDesc.of(DeviceMemory.SMALL_BUFFER + 1, Bind.ANY_BUFFER));
            assertFalse(storage(big).shared);
        }
    }

    // ---- heaps -----------------------------------------------------------------------------------------------------

    @Test
    void texturesArePlacedInHeapsAndTakeEachOthersPlaces() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            long before = lab.context.counters().allocations;
            for (int round = 0; round < 3; round++) {
                List<Texture> all = new ArrayList<>();
                for (int i = 0; i < 40; i++) {
                    Texture t = lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.SAMPLED));
                    assertTrue(((D3d12Texture) t).isPlaced);
                    lab.context.clearTexture(t, 0, Box.of2d(0, 0, 64, 64), ClearColor.of(i / 255f, 0, 0, 1));
                    all.add(t);
                }
                int[] texel = new int[1];
                for (int i = 0; i < 40; i += 7) {
                    lab.context.readTexture(all.get(i), 0, Box.of2d(9, 9, 1, 1), MemorySegment.ofArray(texel), 4, 4);
                    assertEquals(i, texel[0] & 255);
                }
                for (Texture t : all) lab.device.destroy(t);
                lab.context.finish();
            }
            long made = lab.context.counters().allocations - before;
            assertTrue(made <= 3, made + " allocations for 120 textures");
            assertFalse(((D3d12Texture) large(lab)).isPlaced);
        }
    }

    // ---- too little of it ------------------------------------------------------------------------------------------

    @Test
    void thereIsAnErrorWhenNothingIsLeftAndOnlyThen() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of("memory", "64"))) {
            List<Texture> all = new ArrayList<>();
            OutOfDeviceMemoryException e = assertThrows(OutOfDeviceMemoryException.class, () -> {
                for (int i = 0; i < 9; i++) all.add(large(lab));
            });
            assertTrue(e.getMessage().startsWith("createTexture: the device has no memory for "), e.getMessage());
            assertTrue(all.size() >= 4, all.size() + " textures");
            lab.device.destroy(all.removeLast());
            // Its memory is given back by the next that asks: nothing has used it.
            all.add(large(lab));
            // A buffer's discarded storages are kept to be used again, until somebody needs the memory.
            for (Texture t : all) lab.device.destroy(t);
            lab.context.finish();
            assertTrue(lab.gpu().memory.usedBytes() <= 64L << 20);
            Buffer b = lab.device.createBuffer(new BufferDesc(1 << 20, Bind.VERTEX, tepui.pipe.Usage.STREAM, false));
            byte[] bytes = new byte[1 << 20];
            Buffer sink = lab.device.createBuffer(BufferDesc.of(1 << 20, Bind.VERTEX));
            for (int i = 0; i < 4; i++) {
                lab.context.writeBuffer(b, 0, MemorySegment.ofArray(bytes));
                lab.context.copyBuffer(b, 0, sink, 0, 1 << 20);
            }
            lab.context.finish();
            assertFalse(((D3d12Buffer) b).spare.isEmpty());
            assertThrows(OutOfDeviceMemoryException.class, () -> {
                for (int i = 0; i < 9; i++) large(lab);
            });
            assertTrue(((D3d12Buffer) b).spare.isEmpty());
        }
    }
}
