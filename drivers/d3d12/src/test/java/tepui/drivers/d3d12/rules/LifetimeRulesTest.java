package tepui.drivers.d3d12.rules;

import static tepui.drivers.d3d12.rules.RuleBench.DEVICE;
import static tepui.drivers.d3d12.rules.RuleBench.QUEUE;
import static tepui.drivers.d3d12.rules.RuleBench.RGBA8;
import static tepui.drivers.d3d12.rules.RuleBench.breaks;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.Scratch;

/** Rules of lifetimes: what is in flight or recorded is not destroyed, and lists, allocators and fences take turns. */
final class LifetimeRulesTest {
    private final RuleBench b = new RuleBench();

    @AfterEach
    void close() {
        b.close();
    }

    @Test
    void fencesCountOn() {
        b.objects.signal(0, QUEUE, 99, 5);
        breaks("value 5 after 5", () -> b.objects.signal(0, QUEUE, 99, 5));
    }

    @Test
    void whatIsInFlightIsNotDestroyed() {
        long buffer = b.local(256);
        long root = b.root();
        long pipeline = b.pipeline(b.pipelineDesc(root, RGBA8, 0));
        b.copies.copyBufferRegion(b.list, buffer, 0, b.upload(256), 0, 256);
        b.ready(root, pipeline, b.targetView(b.target()));
        b.draw();
        b.execute();
        breaks("while the device still uses it", () -> b.objects.release(0, buffer));
        breaks("while the device still uses it", () -> b.objects.release(0, pipeline));
        b.objects.release(1, buffer);
        b.done();
        b.objects.release(0, buffer);
        b.objects.release(0, pipeline);
    }

    @Test
    void whatAListUsesIsThereWhenItIsExecuted() {
        long buffer = b.local(256);
        b.copies.copyBufferRegion(b.list, buffer, 0, b.upload(256), 0, 256);
        b.objects.release(0, buffer);
        breaks("which is destroyed", b::execute);
    }

    @Test
    void listsAndAllocatorsTakeTurns() {
        breaks("the list is not closed", () -> b.lists.reset(b.list, b.allocator, 0));
        breaks("records into it", () -> b.objects.resetAllocator(b.allocator));
        breaks(
                "already records",
                () -> b.create(at -> b.device.createCommandList(0, DEVICE, 0, 0, b.allocator, 0, 0, at)));
        long array = b.s.take(8);
        Scratch.putLong(array, b.list);
        breaks("is not closed", () -> b.objects.executeCommandLists(QUEUE, 1, array));
        b.execute();
        breaks("still executes its lists", () -> b.objects.resetAllocator(b.allocator));
        breaks("the list is closed", b::draw);
        breaks("the list is closed already", () -> b.lists.close(0, b.list));
    }
}
