package tepui.drivers.d3d12.rules;

import static tepui.drivers.d3d12.rules.RuleBench.D32;
import static tepui.drivers.d3d12.rules.RuleBench.DEVICE;
import static tepui.drivers.d3d12.rules.RuleBench.PIXEL_TABLE;
import static tepui.drivers.d3d12.rules.RuleBench.RGBA8;
import static tepui.drivers.d3d12.rules.RuleBench.address;
import static tepui.drivers.d3d12.rules.RuleBench.breaks;
import static tepui.drivers.d3d12.rules.RuleBench.cpu;
import static tepui.drivers.d3d12.rules.RuleBench.gpu;
import static tepui.drivers.d3d12.states.ResourceState.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.Scratch;

/** Rules of descriptors, their heaps and tables: each rule notices the program that breaks it. */
final class DescriptorRulesTest {
    private final RuleBench b = new RuleBench();

    @AfterEach
    void close() {
        b.close();
    }

    private long tableReady(int written) {
        long root = b.root(PIXEL_TABLE);
        long views = b.heap(0, 4, true);
        long texture = b.texture(RGBA8, 0, COMMON);
        for (int i = 0; i < written; i++) {
            b.device.createShaderResourceView(DEVICE, texture, b.readViewDesc(RGBA8, 4), cpu(views, i));
        }
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(b.target()));
        long heaps = b.s.take(8);
        Scratch.putLong(heaps, views);
        b.lists.setDescriptorHeaps(b.list, 1, heaps);
        b.lists.setGraphicsRootDescriptorTable(b.list, 0, gpu(views, 0));
        return views;
    }

    @Test
    void aDescriptorThatWasNeverWritten() {
        tableReady(1);
        breaks("descriptor 1 of table 0 was never written", b::draw);
    }

    @Test
    void aDescriptorOfAnotherKind() {
        long views = tableReady(2);
        long d = b.s.begin(16);
        b.s.l(address(b.upload(256))).i(256);
        b.device.createConstantBufferView(DEVICE, d, cpu(views, 1));
        breaks("is CONSTANTS, the root signature says READ", b::draw);
    }

    @Test
    void aTableThatLeavesItsHeap() {
        long views = tableReady(2);
        b.lists.setGraphicsRootDescriptorTable(b.list, 0, gpu(views, 3));
        breaks("leaves its heap", b::draw);
    }

    @Test
    void aTableInAHeapThatIsNotSet() {
        tableReady(2);
        long other = b.heap(0, 4, true);
        breaks(
                "which SetDescriptorHeaps did not set",
                () -> b.lists.setGraphicsRootDescriptorTable(b.list, 0, gpu(other, 0)));
    }

    @Test
    void aDescriptorThatIsOverwrittenInFlight() {
        long views = tableReady(2);
        b.draw();
        b.execute();
        long desc = b.readViewDesc(RGBA8, 4);
        b.device.createShaderResourceView(DEVICE, 0, desc, cpu(views, 2));
        breaks("descriptor 1 is overwritten", () -> b.device.createShaderResourceView(DEVICE, 0, desc, cpu(views, 1)));
        b.done();
        b.device.createShaderResourceView(DEVICE, 0, desc, cpu(views, 1));
    }

    @Test
    void aDescriptorOfAResourceThatIsGone() {
        long views = tableReady(2);
        long texture = b.texture(RGBA8, 0, COMMON);
        b.device.createShaderResourceView(DEVICE, texture, b.readViewDesc(RGBA8, 4), cpu(views, 1));
        b.objects.release(0, texture);
        breaks("which is destroyed", b::draw);
    }

    @Test
    void descriptorsInTheWrongHeap() {
        long targets = b.heap(Tracked.DescriptorHeap.TARGETS, 2, false);
        breaks("is written into a heap of type 2", () -> b.device.createSampler(DEVICE, sampler(1), cpu(targets, 0)));
        breaks("is in no descriptor heap", () -> b.device.createSampler(DEVICE, sampler(1), 1));
        long samplers = b.heap(1, 2, false);
        breaks("of a heap of 2", () -> b.device.createSampler(DEVICE, sampler(1), cpu(samplers, 2)));
        breaks("address mode 0", () -> b.device.createSampler(DEVICE, sampler(0), cpu(samplers, 0)));
    }

    private long sampler(int mode) {
        long d = b.s.begin(52);
        b.s.i(0).i(mode).i(mode).i(mode).f(0).i(1);
        return d;
    }

    @Test
    void copiesOfDescriptors() {
        long from = b.heap(0, 2, false);
        long to = b.heap(0, 2, true);
        breaks("was never written", () -> b.device.copyDescriptorsSimple(DEVICE, 1, cpu(to, 0), cpu(from, 0), 0));
        b.device.createShaderResourceView(DEVICE, 0, b.readViewDesc(RGBA8, 4), cpu(from, 0));
        b.device.copyDescriptorsSimple(DEVICE, 1, cpu(to, 0), cpu(from, 0), 0);
        breaks("a heap that shaders see", () -> b.device.copyDescriptorsSimple(DEVICE, 1, cpu(from, 1), cpu(to, 0), 0));
    }

    @Test
    void heapsThatThereCannotBe() {
        breaks("cannot be visible", () -> b.heap(Tracked.DescriptorHeap.DEPTHS, 1, true));
        breaks("2049 descriptors", () -> b.heap(Tracked.DescriptorHeap.SAMPLERS, 2049, true));
    }

    @Test
    void viewsThatDoNotFitTheirResource() {
        long views = b.heap(0, 4, false);
        long texture = b.texture(RGBA8, 0, COMMON);
        breaks(
                "texels of another size",
                () -> b.device.createShaderResourceView(DEVICE, texture, b.readViewDesc(2, 4), cpu(views, 0)));
        breaks(
                "typeless",
                () -> b.device.createShaderResourceView(DEVICE, texture, b.readViewDesc(27, 4), cpu(views, 0)));
        breaks(
                "of a texture of 1 samples",
                () -> b.device.createShaderResourceView(DEVICE, texture, b.readViewDesc(RGBA8, 6), cpu(views, 0)));
        breaks(
                "without ALLOW_UNORDERED_ACCESS",
                () -> b.device.createUnorderedAccessView(DEVICE, texture, 0, 0, cpu(views, 0)));
        long wrongLevel = b.readViewDesc(RGBA8, 4);
        Scratch.putInt(wrongLevel + 16, 2);
        breaks(
                "levels 2 to 1 of 2",
                () -> b.device.createShaderResourceView(DEVICE, texture, wrongLevel, cpu(views, 0)));
        long raw = b.s.begin(40);
        b.s.i(39).i(1).i(0x1688).i(0).l(2).i(4).i(0).i(1);
        breaks("starts at byte 8", () -> b.device.createShaderResourceView(DEVICE, b.local(256), raw, cpu(views, 0)));
        breaks("without ALLOW_RENDER_TARGET", () -> b.targetView(texture));
        breaks("without ALLOW_DEPTH_STENCIL", () -> b.depthView(texture, D32, 0));
    }

    @Test
    void constantViewsAreAligned() {
        long views = b.heap(0, 1, false);
        long buffer = b.upload(1024);
        for (long[] wrong :
                new long[][] {{address(buffer) + 16, 256}, {address(buffer), 100}, {address(buffer) + 768, 512}}) {
            long d = b.s.begin(16);
            b.s.l(wrong[0]).i((int) wrong[1]);
            breaks(
                    wrong[1] == 512 ? "are in no buffer" : "must be a multiple of 256",
                    () -> b.device.createConstantBufferView(DEVICE, d, cpu(views, 0)));
        }
    }

    @Test
    void heapsOfOneKindAreSetOnce() {
        long heaps = b.s.take(16);
        Scratch.putLong(heaps, b.heap(0, 8, true));
        Scratch.putLong(heaps + 8, b.heap(0, 8, true));
        breaks("two heaps of type 0", () -> b.lists.setDescriptorHeaps(b.list, 2, heaps));
    }
}
