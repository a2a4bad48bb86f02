package tepui.drivers.d3d12.rules;

import static tepui.drivers.d3d12.rules.RuleBench.D32;
import static tepui.drivers.d3d12.rules.RuleBench.DEVICE;
import static tepui.drivers.d3d12.rules.RuleBench.RGBA8;
import static tepui.drivers.d3d12.rules.RuleBench.breaks;
import static tepui.drivers.d3d12.states.ResourceState.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.states.BarrierList;

/** Rules of resources, placed ones among them, residency and maps: each rule notices the program that breaks it. */
final class ResourceRulesTest {
    private final RuleBench b = new RuleBench();

    @AfterEach
    void close() {
        b.close();
    }

    @Test
    void resourcesThatThereCannotBe() {
        int depth = Tracked.Resource.ALLOW_DEPTH_STENCIL;
        breaks("only DEFAULT holds textures", () -> b.resource(2, b.desc(3, 4, 4, 1, 1, RGBA8, 1, 0), GENERIC_READ));
        breaks("must be GENERIC_READ for uploads", () -> b.resource(2, b.desc(1, 4, 1, 1, 1, 0, 1, 0), COMMON));
        breaks("a buffer must have", () -> b.resource(1, b.desc(1, 4, 2, 1, 1, 0, 1, 0), COMMON));
        breaks("ALLOW_DEPTH_STENCIL with format 28", () -> b.texture(RGBA8, depth, COMMON));
        breaks("ALLOW_DEPTH_STENCIL with flags", () -> b.texture(D32, depth | 1, COMMON));
        breaks("may not be in RENDER_TARGET", () -> b.texture(RGBA8, 0, RENDER_TARGET));
        breaks("must be a target", () -> b.resource(1, b.desc(3, 4, 4, 1, 1, RGBA8, 4, 0), COMMON));
        breaks("blocks of 4x4 in 6x4", () -> b.resource(1, b.desc(3, 6, 4, 1, 1, 71, 1, 0), COMMON));
    }

    @Test
    void placedResourcesAreAlignedAndInTheirHeap() {
        long d = b.s.begin(48);
        b.s.l(1 << 20).i(1).i(0).i(0).i(0).i(0).align(8).l(0).i(4);
        long heap = b.create(at -> b.device.createHeap(0, DEVICE, d, 0, at));
        breaks("must be a multiple of 65536", () -> place(heap, 4096, b.desc(3, 64, 64, 1, 1, RGBA8, 1, 0)));
        breaks("need a heap with an alignment", () -> place(heap, 0, b.desc(3, 64, 64, 1, 1, RGBA8, 4, 1)));
        long wide = b.s.begin(48);
        b.s.l(8 << 20).i(1).i(0).i(0).i(0).i(0).align(8).l(4 << 20).i(4);
        long sampled = b.create(at -> b.device.createHeap(0, DEVICE, wide, 0, at));
        breaks("must be a multiple of 4194304", () -> place(sampled, 65536, b.desc(3, 64, 64, 1, 1, RGBA8, 4, 1)));
        breaks("is not in the heap", () -> place(heap, 1 << 20, b.desc(3, 64, 64, 1, 1, RGBA8, 1, 0)));
        breaks("deny such a buffer", () -> place(heap, 0, b.desc(1, 64, 1, 1, 1, 0, 1, 0)));
        place(heap, 65536, b.desc(3, 64, 64, 1, 1, RGBA8, 1, 0));
    }

    private long place(long heap, long offset, long desc) {
        long info = b.s.take(16);
        Scratch.putLong(info, 65536);
        b.device.getResourceAllocationInfo(0, DEVICE, info, 0, 1, desc);
        return b.create(at -> b.device.createPlacedResource(0, DEVICE, heap, offset, desc, COMMON, 0, 0, at));
    }

    private long memory(long bytes) {
        long d = b.s.begin(48);
        b.s.l(bytes).i(1).i(0).i(0).i(0).i(0).align(8).l(0).i(4);
        return b.create(at -> b.device.createHeap(0, DEVICE, d, 0, at));
    }

    private void activate(long resource) {
        long barrier = b.s.take(BarrierList.STRUCT_BYTES);
        Scratch.putInt(barrier, BarrierList.ALIASING);
        Scratch.putLong(barrier + 16, resource);
        b.lists.resourceBarrier(b.list, 1, barrier);
    }

    private void fill(long texture) {
        b.copies.copyTextureRegion(
                b.list, b.index(texture, 0), 0, 0, 0, b.footprint(b.upload(64 * 256), 0, 64, 64, 256), 0);
    }

    @Test
    void howLargeAPlacedTextureIsMustBeKnown() {
        long heap = memory(1 << 20);
        long desc = b.desc(3, 64, 64, 1, 1, RGBA8, 1, 0);
        breaks(
                "nobody asked how large",
                () -> b.create(at -> b.device.createPlacedResource(0, DEVICE, heap, 0, desc, COMMON, 0, 0, at)));
        breaks("is not in the heap", () -> place(memory(65536 / 2), 0, desc));
    }

    @Test
    void aPlacedTextureThatHasNotGotItsPlace() {
        long texture = place(memory(1 << 20), 0, b.desc(3, 64, 64, 1, 1, RGBA8, 1, 0));
        fill(texture);
        breaks("no aliasing barrier has given it its place", b::execute);
    }

    @Test
    void whatLayThereBeforeIsOver() {
        long heap = memory(1 << 20);
        long first = place(heap, 0, b.desc(3, 64, 64, 1, 1, RGBA8, 1, 0));
        long second = place(heap, 0, b.desc(3, 64, 64, 1, 1, RGBA8, 1, 0));
        activate(first);
        fill(first);
        activate(second);
        fill(second);
        b.flush();
        fill(second);
        b.flush();
        fill(first);
        breaks("no aliasing barrier has given it its place", b::execute);
    }

    @Test
    void aPlacedTargetHasNoContentsAtFirst() {
        long texture =
                place(memory(1 << 20), 0, b.desc(3, 64, 64, 1, 1, RGBA8, 1, Tracked.Resource.ALLOW_RENDER_TARGET));
        long readback = b.buffer(Tracked.HEAP_READBACK, 64 * 256, 0);
        activate(texture);
        b.barrier(texture, -1, COMMON, RENDER_TARGET);
        b.lists.discardResource(b.list, texture, 0);
        b.barrier(texture, -1, RENDER_TARGET, COPY_SOURCE);
        b.copies.copyTextureRegion(b.list, b.footprint(readback, 0, 64, 64, 256), 0, 0, 0, b.index(texture, 0), 0);
        b.flush();
        activate(texture);
        b.copies.copyTextureRegion(b.list, b.footprint(readback, 0, 64, 64, 256), 0, 0, 0, b.index(texture, 0), 0);
        breaks("must be discarded, cleared or copied to first", b::execute);
    }

    private void again() {
        b.objects.resetAllocator(b.allocator);
        b.lists.reset(b.list, b.allocator, 0);
    }

    @Test
    void whatIsEvictedIsNotUsed() {
        long heap = memory(1 << 20);
        long texture = place(heap, 0, b.desc(3, 64, 64, 1, 1, RGBA8, 1, 0));
        long buffer = b.local(256);
        long objects = b.s.take(16);
        Scratch.putLong(objects, heap);
        Scratch.putLong(objects + 8, buffer);
        activate(texture);
        fill(texture);
        b.execute();
        breaks("is evicted while the device still uses it", () -> b.objects.evict(DEVICE, 1, objects));
        b.done();
        b.objects.evict(DEVICE, 2, objects);
        again();
        fill(texture);
        breaks("but was evicted", b::execute);
        again();
        b.objects.makeResident(DEVICE, 1, objects);
        fill(texture);
        b.flush();
        b.copies.copyBufferRegion(b.list, buffer, 0, b.upload(256), 0, 256);
        breaks("but was evicted", b::execute);
    }

    @Test
    void onlyWhatTheProcessorSeesIsMapped() {
        b.objects.map(b.upload(64), 0, 0, 0);
        breaks("which the processor does not see", () -> b.objects.map(b.local(64), 0, 0, 0));
        breaks("GetGPUVirtualAddress", () -> b.objects.getGPUVirtualAddress(1, b.target()));
    }
}
