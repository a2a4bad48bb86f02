package tepui.drivers.d3d12.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static tepui.drivers.d3d12.rules.RuleBench.D24S8;
import static tepui.drivers.d3d12.rules.RuleBench.D32;
import static tepui.drivers.d3d12.rules.RuleBench.DEVICE;
import static tepui.drivers.d3d12.rules.RuleBench.QUEUE;
import static tepui.drivers.d3d12.rules.RuleBench.RGBA8;
import static tepui.drivers.d3d12.rules.RuleBench.address;
import static tepui.drivers.d3d12.rules.RuleBench.breaks;
import static tepui.drivers.d3d12.rules.RuleBench.cpu;
import static tepui.drivers.d3d12.rules.RuleBench.gpu;
import static tepui.drivers.d3d12.states.ResourceState.*;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.states.BarrierList;

/** Programs that keep the rules pass, and each rule notices the program that breaks it. */
final class RulesTest {
    private static final int[] PIXEL_TABLE = {0, 5, 0, 2};
    private static final int[] CONSTANTS = {1, 0, 4};
    private static final int[] CONSTANT_VIEW = {2, 0, 1};

    private final RuleBench b = new RuleBench();

    @AfterEach
    void close() {
        b.close();
    }

    private long upload(long bytes) {
        return b.buffer(Tracked.HEAP_UPLOAD, bytes, 0);
    }

    private long local(long bytes) {
        return b.buffer(Tracked.HEAP_DEFAULT, bytes, 0);
    }

    private long footprint(long buffer, long offset, int width, int height, int pitch) {
        long l = b.s.begin(48);
        b.s.l(buffer).i(1).i(0).l(offset).i(RGBA8).i(width).i(height).i(1).i(pitch);
        return l;
    }

    private long index(long texture, int subresource) {
        long l = b.s.begin(48);
        b.s.l(texture).i(0).i(0).i(subresource);
        return l;
    }

    // ---- states ----------------------------------------------------------------------------------------------------

    @Test
    void aSoundFramePasses() {
        long target = b.target();
        long texture = b.texture(RGBA8, 0, COMMON);
        long staging = upload(64 * 256);
        long readback = b.buffer(Tracked.HEAP_READBACK, 64 * 256, 0);
        long root = b.root(PIXEL_TABLE, CONSTANTS, CONSTANT_VIEW);
        long pipeline = b.pipeline(b.pipelineDesc(root, RGBA8, 0));
        long views = b.heap(0, 8, true);
        b.device.createShaderResourceView(DEVICE, texture, b.readViewDesc(RGBA8, 4), cpu(views, 3));
        b.device.createShaderResourceView(DEVICE, 0, b.readViewDesc(RGBA8, 4), cpu(views, 4));
        b.copies.copyTextureRegion(b.list, index(texture, 0), 0, 0, 0, footprint(staging, 0, 64, 64, 256), 0);
        b.barrier(texture, 0, COPY_DEST, PIXEL_SHADER_RESOURCE);
        b.ready(root, pipeline, b.targetView(target));
        long heaps = b.s.take(8);
        Scratch.putLong(heaps, views);
        b.lists.setDescriptorHeaps(b.list, 1, heaps);
        b.lists.setGraphicsRootDescriptorTable(b.list, 0, gpu(views, 3));
        b.lists.setGraphicsRoot32BitConstants(b.list, 1, 4, 0, 0);
        b.lists.setGraphicsRootConstantBufferView(b.list, 2, address(staging) + 256);
        b.draw();
        b.barrier(target, -1, RENDER_TARGET, COPY_SOURCE);
        b.copies.copyTextureRegion(b.list, footprint(readback, 0, 64, 64, 256), 0, 0, 0, index(target, 0), 0);
        b.flush();
        assertEquals(0, b.objects.release(0, texture));
    }

    @Test
    void aTargetInAnotherState() {
        long target = b.target();
        long root = b.root();
        b.barrier(target, -1, RENDER_TARGET, COPY_SOURCE);
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(target));
        b.draw();
        breaks("needs RENDER_TARGET, but is in COPY_SOURCE", b::execute);
    }

    @Test
    void aWrongStateBefore() {
        long target = b.target();
        b.barrier(target, 1, COPY_DEST, COPY_SOURCE);
        breaks("the state before is COPY_DEST, but the resource is in RENDER_TARGET", b::execute);
    }

    @Test
    void statesLastFromListToList() {
        long target = b.target();
        b.barrier(target, -1, RENDER_TARGET, COPY_SOURCE);
        b.flush();
        b.barrier(target, -1, RENDER_TARGET, COPY_SOURCE);
        breaks("the resource is in COPY_SOURCE", b::execute);
    }

    @Test
    void whatDecaysAndWhatDoesNot() {
        long buffer = local(256);
        long source = upload(256);
        long texture = b.texture(RGBA8, 0, COMMON);
        b.copies.copyBufferRegion(b.list, buffer, 0, source, 0, 256);
        b.copies.copyTextureRegion(b.list, index(texture, 1), 0, 0, 0, footprint(upload(32 * 256), 0, 32, 32, 256), 0);
        b.flush();
        b.copies.copyBufferRegion(b.list, b.buffer(Tracked.HEAP_READBACK, 256, 0), 0, buffer, 0, 256);
        b.flush();
        b.copies.copyTextureRegion(
                b.list,
                footprint(b.buffer(Tracked.HEAP_READBACK, 1 << 16, 0), 0, 32, 32, 256),
                0,
                0,
                0,
                index(texture, 1),
                0);
        breaks("needs COPY_SOURCE, but is in COPY_DEST", b::execute);
    }

    @Test
    void aPromotionThatThereIsNot() {
        long target = b.texture(RGBA8, Tracked.Resource.ALLOW_RENDER_TARGET, COMMON);
        b.copies.clearRenderTargetView(b.list, b.targetView(target), 0, 0, 0);
        breaks("to which nothing promotes it from COMMON", b::execute);
    }

    @Test
    void aWriteAfterAPromotedRead() {
        long buffer = local(256);
        b.copies.copyBufferRegion(b.list, b.buffer(Tracked.HEAP_READBACK, 256, 0), 0, buffer, 0, 256);
        b.copies.copyBufferRegion(b.list, buffer, 0, upload(256), 0, 256);
        breaks("needs COPY_DEST, but is in COPY_SOURCE, promoted", b::execute);
    }

    @Test
    void splitTransitions() {
        long target = b.target();
        b.barrier(target, -1, RENDER_TARGET, COPY_SOURCE, BarrierList.BEGIN_ONLY);
        b.barrier(target, -1, RENDER_TARGET, COPY_SOURCE, BarrierList.END_ONLY);
        b.flush();
        b.barrier(target, -1, COPY_SOURCE, RENDER_TARGET, BarrierList.BEGIN_ONLY);
        b.copies.clearRenderTargetView(b.list, b.targetView(target), 0, 0, 0);
        breaks("while a split transition is under way", b::execute);
    }

    @Test
    void aSplitTransitionThatDoesNotEnd() {
        b.barrier(b.target(), -1, RENDER_TARGET, COPY_SOURCE, BarrierList.BEGIN_ONLY);
        breaks("does not end", b::execute);
    }

    @Test
    void aSplitTransitionThatHasNotBegun() {
        b.barrier(b.target(), -1, RENDER_TARGET, COPY_SOURCE, BarrierList.END_ONLY);
        breaks("that has not begun", b::execute);
    }

    @Test
    void barriersThatMakeNoSense() {
        long target = b.target();
        breaks("mixes writes", () -> b.barrier(target, -1, RENDER_TARGET, RENDER_TARGET | COPY_SOURCE));
        breaks("from and to", () -> b.barrier(target, -1, RENDER_TARGET, RENDER_TARGET));
        breaks("subresource 2 of 2", () -> b.barrier(target, 2, RENDER_TARGET, COPY_SOURCE));
        breaks("may not be in UNORDERED_ACCESS", () -> b.barrier(target, -1, RENDER_TARGET, UNORDERED_ACCESS));
        breaks("may not be in INDEX_BUFFER", () -> b.barrier(target, -1, RENDER_TARGET, INDEX_BUFFER));
        breaks("which keeps its state", () -> b.barrier(upload(256), -1, GENERIC_READ, COPY_DEST));
    }

    @Test
    void aBufferThatItsHeapKeepsInAnotherState() {
        b.copies.copyBufferRegion(b.list, upload(256), 0, upload(256), 0, 256);
        breaks("its heap keeps it in", b::execute);
    }

    @Test
    void aReadOnlyDepthBufferMayBeInEitherState() {
        long depth = b.texture(D32, Tracked.Resource.ALLOW_DEPTH_STENCIL, DEPTH_WRITE);
        long root = b.root();
        b.ready(root, b.pipeline(b.pipelineDesc(root, 0, D32)), 0);
        long view = b.s.take(8);
        Scratch.putLong(view, b.depthView(depth, D32, 1));
        b.lists.omSetRenderTargets(b.list, 0, 0, 0, view);
        b.draw();
        b.barrier(depth, -1, DEPTH_WRITE, DEPTH_READ | PIXEL_SHADER_RESOURCE);
        b.draw();
        b.flush();
        b.ready(root, b.pipeline(b.pipelineDesc(root, 0, D32)), 0);
        Scratch.putLong(view, b.depthView(depth, D32, 0));
        b.lists.omSetRenderTargets(b.list, 0, 0, 0, view);
        b.draw();
        breaks("needs DEPTH_WRITE", b::execute);
    }

    @Test
    void targetsOfThePipelineAreSet() {
        long root = b.root();
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), 0);
        breaks("no target 0 is set, the pipeline state has format 28", b::draw);
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, D32)), b.targetView(b.target()));
        breaks("no depth buffer is set, the pipeline state has format 40", b::draw);
    }

    /** One element of a name, format, slot and offset. */
    private long element(String name, int index, int format) {
        byte[] bytes = name.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        long text = b.s.take(bytes.length + 1);
        for (int i = 0; i < bytes.length; i++) {
            tepui.pipe.Memory.ALL.set(java.lang.foreign.ValueLayout.JAVA_BYTE, text + i, bytes[i]);
        }
        long at = b.s.begin(32);
        b.s.l(text).i(index).i(format).i(0).i(0).i(0).i(0);
        return at;
    }

    @Test
    void verticesAreAlignedAsTheirElements() {
        long root = b.root();
        long desc = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putLong(desc + 552, element("A", 0, 2));
        Scratch.putInt(desc + 560, 1);
        b.ready(root, b.pipeline(desc), b.targetView(b.target()));
        long buffer = upload(256);
        long view = b.s.begin(16);
        b.s.l(address(buffer)).i(256).i(16);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        b.draw();
        Scratch.putInt(view + 12, 18);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        breaks("18 bytes apart: both must be multiples of 4", b::draw);
        Scratch.putInt(view + 12, 16);
        Scratch.putLong(view, Scratch.getLong(view) + 2);
        Scratch.putInt(view + 8, 128);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        breaks("both must be multiples of 4", b::draw);
    }

    @Test
    void inputsHaveNamesOfTheirOwn() {
        long desc = b.pipelineDesc(b.root(), RGBA8, 0);
        long two = b.s.take(64);
        long first = element("A", 3, 2);
        long second = element("a", 3, 2);
        for (int i = 0; i < 32; i += 8) {
            Scratch.putLong(two + i, Scratch.getLong(first + i));
            Scratch.putLong(two + 32 + i, Scratch.getLong(second + i));
        }
        Scratch.putLong(desc + 552, two);
        Scratch.putInt(desc + 560, 2);
        breaks("two inputs are a3", () -> b.pipeline(desc));
        Scratch.putInt(two + 40, 4);
        b.pipeline(desc);
    }

    @Test
    void aRegisterIsOneParametersOnly() {
        b.root(new int[] {0, 5, 0, 2}, new int[] {0, 1, 0, 2});
        b.root(new int[] {0, 5, 0, 2}, new int[] {0, 5, 3, 2});
        breaks("parameters 0 and 1 have a register", () -> b.root(new int[] {0, 5, 0, 2}, new int[] {0, 5, 0, 1}));
        breaks("parameters 0 and 1 have a register", () -> b.root(new int[] {0, 0, 0, 2}, new int[] {0, 1, 0, 1}));
    }

    @Test
    void clearValuesFitTheirTargets() {
        long properties = b.s.take(20);
        Scratch.putInt(properties, Tracked.HEAP_DEFAULT);
        long clear = b.s.take(20);
        long color = b.desc(3, 64, 64, 1, 1, RGBA8, 1, Tracked.Resource.ALLOW_RENDER_TARGET);
        Scratch.putInt(clear, 29);
        b.create(at -> b.device.createCommittedResource(0, DEVICE, properties, 0, color, COMMON, clear, 0, at));
        Scratch.putInt(clear, 24);
        breaks(
                "the clear value has format 24, the texture 28",
                () -> b.create(
                        at -> b.device.createCommittedResource(0, DEVICE, properties, 0, color, COMMON, clear, 0, at)));
        long depth = b.desc(3, 64, 64, 1, 1, D32, 1, Tracked.Resource.ALLOW_DEPTH_STENCIL);
        Scratch.putInt(clear, D32);
        Scratch.putInt(clear + 4, Float.floatToRawIntBits(Float.NaN));
        breaks(
                "the clear value's depth is NaN",
                () -> b.create(
                        at -> b.device.createCommittedResource(0, DEVICE, properties, 0, depth, COMMON, clear, 0, at)));
    }

    @Test
    void copiesKeepSamplesAndIntegersHaveNoMean() {
        long many = b.resource(
                Tracked.HEAP_DEFAULT,
                b.desc(3, 64, 64, 1, 1, RGBA8, 4, Tracked.Resource.ALLOW_RENDER_TARGET),
                COPY_SOURCE);
        long one = b.texture(RGBA8, 0, COPY_DEST);
        breaks(
                "the source has 4 samples, the target 1",
                () -> b.copies.copyTextureRegion(b.list, index(one, 0), 0, 0, 0, index(many, 0), 0));
        breaks("is of integers", () -> b.copies.resolveSubresource(b.list, one, 0, many, 0, 30));
    }

    // ---- descriptors -----------------------------------------------------------------------------------------------

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
        b.s.l(address(upload(256))).i(256);
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
        breaks("starts at byte 8", () -> b.device.createShaderResourceView(DEVICE, local(256), raw, cpu(views, 0)));
        breaks("without ALLOW_RENDER_TARGET", () -> b.targetView(texture));
        breaks("without ALLOW_DEPTH_STENCIL", () -> b.depthView(texture, D32, 0));
    }

    @Test
    void constantViewsAreAligned() {
        long views = b.heap(0, 1, false);
        long buffer = upload(1024);
        for (long[] wrong :
                new long[][] {{address(buffer) + 16, 256}, {address(buffer), 100}, {address(buffer) + 768, 512}}) {
            long d = b.s.begin(16);
            b.s.l(wrong[0]).i((int) wrong[1]);
            breaks(
                    wrong[1] == 512 ? "are in no buffer" : "must be a multiple of 256",
                    () -> b.device.createConstantBufferView(DEVICE, d, cpu(views, 0)));
        }
    }

    // ---- root signatures and pipelines -----------------------------------------------------------------------------

    @Test
    void aRootSignatureCostsAtMostSixtyFourWords() {
        int[] other = {0, 1, 0, 2};
        b.root(new int[] {1, 0, 60}, CONSTANT_VIEW, PIXEL_TABLE, other);
        breaks("it costs 65 words", () -> b.root(new int[] {1, 0, 61}, CONSTANT_VIEW, PIXEL_TABLE, other));
        breaks("a table with samplers", () -> b.root(new int[] {0, 0, 0, 1, 3, 1}));
    }

    @Test
    void aRootArgumentThatIsNotSet() {
        long root = b.root(CONSTANTS);
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(b.target()));
        breaks("root parameter 0 (CONSTANTS) is not set", b::draw);
    }

    @Test
    void rootArgumentsOfAnotherKindOrSize() {
        long root = b.root(CONSTANTS, CONSTANT_VIEW);
        b.lists.setGraphicsRootSignature(b.list, root);
        breaks("words 2 to 5 of 4", () -> b.lists.setGraphicsRoot32BitConstants(b.list, 0, 4, 0, 2));
        breaks("is CONSTANTS, not CONSTANT_VIEW", () -> b.lists.setGraphicsRootConstantBufferView(b.list, 0, 256));
        breaks(
                "must be a multiple of 256",
                () -> b.lists.setGraphicsRootConstantBufferView(b.list, 1, address(upload(512)) + 4));
        breaks("parameter 2 of 2", () -> b.lists.setGraphicsRootConstantBufferView(b.list, 2, 256));
        breaks("no root signature is set", () -> b.lists.setComputeRoot32BitConstants(b.list, 0, 1, 0, 0));
    }

    @Test
    void aRootSignatureThatThePipelineWasNotMadeFor() {
        long root = b.root();
        b.ready(b.root(), b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(b.target()));
        breaks("the pipeline state was made for", b::draw);
    }

    @Test
    void aTargetOfAnotherFormat() {
        long root = b.root();
        b.ready(root, b.pipeline(b.pipelineDesc(root, 87, 0)), b.targetView(b.target()));
        breaks("target 0 has format 28, the pipeline state 87", b::draw);
    }

    @Test
    void aTargetOfOtherSamples() {
        long root = b.root();
        long desc = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putInt(desc + 616, 4);
        b.ready(root, b.pipeline(desc), b.targetView(b.target()));
        breaks("has 1 samples, the pipeline state 4", b::draw);
    }

    @Test
    void aTopologyOfAnotherType() {
        long root = b.root();
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(b.target()));
        b.lists.iaSetPrimitiveTopology(b.list, 1);
        breaks("topology 1 is not of type 3", b::draw);
        breaks("there is no topology 6", () -> b.lists.iaSetPrimitiveTopology(b.list, 6));
    }

    @Test
    void pipelinesThatThereCannotBe() {
        long root = b.root();
        breaks("typeless", () -> b.pipeline(b.pipelineDesc(root, 27, 0)));
        breaks("the depth format is 28", () -> b.pipeline(b.pipelineDesc(root, RGBA8, RGBA8)));
        long stencil = b.pipelineDesc(root, RGBA8, D32);
        Scratch.putInt(stencil + 508, 1);
        breaks("which has no stencil", () -> b.pipeline(stencil));
        long hull = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putLong(hull + 56, 1);
        breaks("with a hull shader", () -> b.pipeline(hull));
        long blend = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putInt(blend + 128, 1);
        breaks("blends with factor or operation 0", () -> b.pipeline(blend));
        breaks("is no RootSignature", () -> b.pipeline(b.pipelineDesc(5, RGBA8, 0)));
    }

    @Test
    void aDrawWithoutItsParts() {
        long root = b.root();
        long pipeline = b.pipeline(b.pipelineDesc(root, RGBA8, 0));
        breaks("no pipeline state is set", b::draw);
        b.lists.setPipelineState(b.list, pipeline);
        breaks("no viewport", b::draw);
        b.ready(root, pipeline, b.targetView(b.target()));
        b.draw();
        breaks("no index buffer", () -> b.lists.drawIndexedInstanced(b.list, 3, 1, 0, 0, 0));
        breaks("is for graphics", () -> b.lists.dispatch(b.list, 1, 1, 1));
        breaks("65536", () -> b.lists.dispatch(b.list, 65536, 1, 1));
    }

    // ---- buffers, copies, clears -----------------------------------------------------------------------------------

    @Test
    void vertexAndIndexBuffersLieInBuffers() {
        long buffer = upload(256);
        long view = b.s.begin(16);
        b.s.l(address(buffer)).i(512).i(16);
        breaks("are in no buffer", () -> b.lists.iaSetVertexBuffers(b.list, 0, 1, view));
        long indices = b.s.begin(16);
        b.s.l(address(buffer) + 2).i(16).i(Dxgi.R32_UINT);
        breaks("must be a multiple of 4", () -> b.lists.iaSetIndexBuffer(b.list, indices));
        Scratch.putInt(indices + 12, 62);
        breaks("must be R16_UINT or R32_UINT", () -> b.lists.iaSetIndexBuffer(b.list, indices));
        breaks("slots 31 to 32 of 32", () -> b.lists.iaSetVertexBuffers(b.list, 31, 2, view));
    }

    @Test
    void devicesHaveAddressesOfTheirOwn() {
        long buffer = upload(256);
        long foreign = b.foreignBuffer(16, address(buffer));
        long view = b.s.begin(16);
        b.s.l(address(buffer)).i(256).i(16);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        b.objects.release(0, foreign);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        b.objects.release(0, buffer);
        breaks("are in no buffer", () -> b.lists.iaSetVertexBuffers(b.list, 0, 1, view));
    }

    @Test
    void aVertexBufferInAnotherState() {
        long buffer = local(256);
        b.copies.copyBufferRegion(b.list, buffer, 0, upload(256), 0, 256);
        long root = b.root();
        long desc = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putLong(desc + 552, element("A", 0, RGBA8));
        Scratch.putInt(desc + 560, 1);
        b.ready(root, b.pipeline(desc), b.targetView(b.target()));
        long view = b.s.begin(16);
        b.s.l(address(buffer)).i(256).i(16);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        b.draw();
        breaks("needs VERTEX_AND_CONSTANT_BUFFER, but is in COPY_DEST", b::execute);
    }

    @Test
    void copiesAreAlignedAndInside() {
        long texture = b.texture(RGBA8, 0, COPY_DEST);
        long staging = upload(64 * 256);
        breaks("must be a multiple of 512", () -> copy(texture, footprint(staging, 256, 32, 32, 256)));
        breaks("must be a multiple of 256", () -> copy(texture, footprint(staging, 0, 32, 32, 128)));
        breaks("256 apart", () -> copy(texture, footprint(staging, 0, 65, 1, 256)));
        breaks("ends at", () -> copy(texture, footprint(staging, 512, 64, 64, 256)));
        breaks("is 512 bytes at 0 of 256", () -> b.copies.copyBufferRegion(b.list, local(1024), 0, local(256), 0, 512));
        long one = local(256);
        breaks("are the same buffer", () -> b.copies.copyBufferRegion(b.list, one, 0, one, 128, 128));
        breaks("of different sizes", () -> copy(b.texture(2, 0, COPY_DEST), footprint(staging, 0, 16, 16, 256)));
        breaks(
                "subresource 2 of 2",
                () -> b.copies.copyTextureRegion(
                        b.list, index(texture, 2), 0, 0, 0, footprint(staging, 0, 1, 1, 256), 0));
        breaks("have different sizes", () -> b.copies.copyResource(b.list, local(256), local(512)));
    }

    private void copy(long texture, long footprint) {
        b.copies.copyTextureRegion(b.list, index(texture, 0), 0, 0, 0, footprint, 0);
    }

    @Test
    void depthIsCopiedWhole() {
        long from = b.texture(D32, Tracked.Resource.ALLOW_DEPTH_STENCIL, COPY_SOURCE);
        long to = b.texture(D32, Tracked.Resource.ALLOW_DEPTH_STENCIL, COPY_DEST);
        long box = b.s.begin(24);
        b.s.i(0).i(0).i(0).i(32).i(64).i(1);
        breaks(
                "a part of a depth",
                () -> b.copies.copyTextureRegion(b.list, index(to, 0), 0, 0, 0, index(from, 0), box));
        Scratch.putInt(box + 12, 64);
        b.copies.copyTextureRegion(b.list, index(to, 0), 0, 0, 0, index(from, 0), box);
        b.flush();
    }

    @Test
    void resolvesAreOfColoursFromManySamplesToOne() {
        long one = b.target();
        breaks("the source has one sample", () -> b.copies.resolveSubresource(b.list, one, 0, one, 0, RGBA8));
        breaks("typeless", () -> b.copies.resolveSubresource(b.list, one, 0, one, 0, 27));
    }

    @Test
    void resolvesKeepSizeAndFormat() {
        long from = b.resource(
                Tracked.HEAP_DEFAULT,
                b.desc(3, 64, 64, 1, 1, RGBA8, 4, Tracked.Resource.ALLOW_RENDER_TARGET),
                RESOLVE_SOURCE);
        long to = b.texture(RGBA8, 0, RESOLVE_DEST);
        b.copies.resolveSubresource(b.list, to, 0, from, 0, 29);
        breaks("format 24 of", () -> b.copies.resolveSubresource(b.list, to, 0, from, 0, 24));
        breaks("different sizes", () -> b.copies.resolveSubresource(b.list, to, 1, from, 0, RGBA8));
        long other = b.texture(10, 0, RESOLVE_DEST);
        breaks("with format 10", () -> b.copies.resolveSubresource(b.list, other, 0, from, 0, RGBA8));
    }

    @Test
    void aSubresourceIsNotCopiedOntoItself() {
        long t = b.texture(RGBA8, 0, COMMON);
        breaks("the same subresource", () -> b.copies.copyTextureRegion(b.list, index(t, 1), 0, 0, 0, index(t, 1), 0));
    }

    /** No state is both: what is drawn into and sampled at once is found when it is executed. */
    @Test
    void aTargetThatIsSampledAtOnce() {
        long target = b.target();
        long root = b.root(PIXEL_TABLE);
        long views = b.heap(0, 8, true);
        b.device.createShaderResourceView(DEVICE, target, b.readViewDesc(RGBA8, 4), cpu(views, 0));
        b.device.createShaderResourceView(DEVICE, 0, b.readViewDesc(RGBA8, 4), cpu(views, 1));
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(target));
        long heaps = b.s.take(8);
        Scratch.putLong(heaps, views);
        b.lists.setDescriptorHeaps(b.list, 1, heaps);
        b.lists.setGraphicsRootDescriptorTable(b.list, 0, gpu(views, 0));
        b.draw();
        breaks("needs PIXEL_SHADER_RESOURCE, but is in RENDER_TARGET", b::execute);
    }

    @Test
    void aReadOnlyViewOfDepthIsNotWritten() {
        long depth = b.texture(D32, Tracked.Resource.ALLOW_DEPTH_STENCIL, DEPTH_READ);
        long root = b.root();
        long desc = b.pipelineDesc(root, 0, D32);
        Scratch.putInt(desc + 500, 1);
        b.ready(root, b.pipeline(desc), 0);
        long view = b.s.take(8);
        Scratch.putLong(view, b.depthView(depth, D32, 1));
        b.lists.omSetRenderTargets(b.list, 0, 0, 0, view);
        breaks("is read only, the pipeline writes it", b::draw);
    }

    @Test
    void aRootSignatureAllowsInputsAndStreamOutput() {
        b.rootFlags = 0;
        long root = b.root();
        long desc = b.pipelineDesc(root, RGBA8, 0);
        long element = b.s.begin(32);
        b.s.l(1).i(0).i(2).i(0).i(0).i(0).i(0);
        Scratch.putLong(desc + 552, element);
        Scratch.putInt(desc + 560, 1);
        breaks("an input layout, which", () -> b.pipeline(desc));
        Scratch.putInt(desc + 560, 0);
        Scratch.putInt(desc + 96, 1);
        breaks("stream output, which", () -> b.pipeline(desc));
    }

    @Test
    void heapsOfOneKindAreSetOnce() {
        long heaps = b.s.take(16);
        Scratch.putLong(heaps, b.heap(0, 8, true));
        Scratch.putLong(heaps + 8, b.heap(0, 8, true));
        breaks("two heaps of type 0", () -> b.lists.setDescriptorHeaps(b.list, 2, heaps));
    }

    @Test
    void indirectCommandsAreInsideAndOfTheirKind() {
        breaks("must draw or dispatch", () -> b.signature(3, 16));
        breaks("multiples of 4", () -> b.signature(0, 12));
        long draws = b.signature(0, 16);
        long groups = b.signature(2, 12);
        long target = b.target();
        long root = b.root();
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(target));
        long arguments = local(64);
        b.lists.executeIndirect(b.list, draws, 4, arguments, 0, 0, 0);
        breaks("5 commands end at 80 of 64", () -> b.lists.executeIndirect(b.list, draws, 5, arguments, 0, 0, 0));
        breaks("must be a multiple of 4", () -> b.lists.executeIndirect(b.list, draws, 1, arguments, 2, 0, 0));
        breaks("is not for graphics", () -> b.lists.executeIndirect(b.list, groups, 1, arguments, 0, 0, 0));
        long indexed = b.signature(1, 20);
        breaks("no index buffer", () -> b.lists.executeIndirect(b.list, indexed, 1, arguments, 0, 0, 0));
        b.flush();
    }

    @Test
    void fencesCountOn() {
        b.objects.signal(0, QUEUE, 99, 5);
        breaks("value 5 after 5", () -> b.objects.signal(0, QUEUE, 99, 5));
    }

    @Test
    void clearsFitTheirViews() {
        long depth = b.depthView(b.texture(D24S8, Tracked.Resource.ALLOW_DEPTH_STENCIL, DEPTH_WRITE), D24S8, 1);
        b.copies.clearDepthStencilView(b.list, depth, 2, 0, 0, 0, 0);
        breaks("the view is read only", () -> b.copies.clearDepthStencilView(b.list, depth, 1, 0, 0, 0, 0));
        breaks("the depth is 2.0", () -> b.copies.clearDepthStencilView(b.list, depth, 2, 2, 0, 0, 0));
        breaks("must be TARGET", () -> b.copies.clearRenderTargetView(b.list, depth, 0, 0, 0));
        long plain = b.depthView(b.texture(D32, Tracked.Resource.ALLOW_DEPTH_STENCIL, DEPTH_WRITE), D32, 0);
        breaks("which has none", () -> b.copies.clearDepthStencilView(b.list, plain, 2, 0, 0, 0, 0));
    }

    /** One handle that shaders see and one that they do not, both of what is cleared. */
    @Test
    void clearsOfViewsNameOneResource() {
        long buffer = b.buffer(Tracked.HEAP_DEFAULT, 256, Tracked.Resource.ALLOW_UNORDERED_ACCESS);
        long other = b.buffer(Tracked.HEAP_DEFAULT, 256, Tracked.Resource.ALLOW_UNORDERED_ACCESS);
        long seen = b.heap(0, 2, true);
        long hidden = b.heap(0, 2, false);
        long[] buffers = {buffer, other};
        for (int i = 0; i < 2; i++) {
            long d = b.s.begin(40);
            b.s.i(Dxgi.R32_UINT).i(1).l(0).i(64).i(0).l(0).i(0);
            b.device.createUnorderedAccessView(DEVICE, buffers[i], 0, d, cpu(seen, i));
            b.device.createUnorderedAccessView(DEVICE, buffers[i], 0, d, cpu(hidden, i));
        }
        long heaps = b.s.take(8);
        Scratch.putLong(heaps, seen);
        b.lists.setDescriptorHeaps(b.list, 1, heaps);
        b.copies.clearUnorderedAccessViewUint(b.list, gpu(seen, 0), cpu(hidden, 0), buffer, 0, 0, 0);
        breaks(
                "the handles show",
                () -> b.copies.clearUnorderedAccessViewUint(b.list, gpu(seen, 0), cpu(hidden, 1), other, 0, 0, 0));
        breaks(
                "the handles show",
                () -> b.copies.clearUnorderedAccessViewUint(b.list, gpu(seen, 0), cpu(hidden, 0), other, 0, 0, 0));
    }

    @Test
    void queriesAndPredicates() {
        long d = b.s.begin(12);
        b.s.i(0).i(4).i(0);
        long heap = b.create(at -> b.device.createQueryHeap(0, DEVICE, d, 0, at));
        breaks("query 4 of 4", () -> b.copies.endQuery(b.list, heap, 0, 4));
        breaks("a query of type 3 in a heap of type 0", () -> b.copies.beginQuery(b.list, heap, 3, 0));
        breaks("query 1 has not begun", () -> b.copies.endQuery(b.list, heap, 0, 1));
        b.copies.beginQuery(b.list, heap, 1, 2);
        breaks("query 2 has begun already", () -> b.copies.beginQuery(b.list, heap, 1, 2));
        breaks("query 2 has not ended", () -> b.copies.resolveQueryData(b.list, heap, 1, 1, 2, local(64), 0));
        breaks("has not ended", () -> b.lists.close(0, b.list));
        b.copies.endQuery(b.list, heap, 1, 2);
        breaks("a timestamp has no beginning", () -> b.copies.beginQuery(b.list, heap, 2, 0));
        breaks("must be a multiple of 8", () -> b.copies.resolveQueryData(b.list, heap, 0, 0, 1, local(64), 4));
        breaks("must be a multiple of 8", () -> b.copies.setPredication(b.list, local(64), 4, 0));
    }

    // ---- resources -------------------------------------------------------------------------------------------------

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
        b.copies.copyTextureRegion(b.list, index(texture, 0), 0, 0, 0, footprint(upload(64 * 256), 0, 64, 64, 256), 0);
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
        b.copies.copyTextureRegion(b.list, footprint(readback, 0, 64, 64, 256), 0, 0, 0, index(texture, 0), 0);
        b.flush();
        activate(texture);
        b.copies.copyTextureRegion(b.list, footprint(readback, 0, 64, 64, 256), 0, 0, 0, index(texture, 0), 0);
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
        long buffer = local(256);
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
        b.copies.copyBufferRegion(b.list, buffer, 0, upload(256), 0, 256);
        breaks("but was evicted", b::execute);
    }

    @Test
    void onlyWhatTheProcessorSeesIsMapped() {
        b.objects.map(upload(64), 0, 0, 0);
        breaks("which the processor does not see", () -> b.objects.map(local(64), 0, 0, 0));
        breaks("GetGPUVirtualAddress", () -> b.objects.getGPUVirtualAddress(1, b.target()));
    }

    // ---- lifetimes -------------------------------------------------------------------------------------------------

    @Test
    void whatIsInFlightIsNotDestroyed() {
        long buffer = local(256);
        long root = b.root();
        long pipeline = b.pipeline(b.pipelineDesc(root, RGBA8, 0));
        b.copies.copyBufferRegion(b.list, buffer, 0, upload(256), 0, 256);
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
        long buffer = local(256);
        b.copies.copyBufferRegion(b.list, buffer, 0, upload(256), 0, 256);
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

    // ---- hooks -----------------------------------------------------------------------------------------------------

    private static int released;

    @SuppressWarnings("UnusedMethod") // called through its handle
    private static int release(long self) {
        return released++;
    }

    @Test
    void hooksSeeCallsAndResults() throws Throwable {
        CallHooks hooks = new CallHooks(f -> 0);
        MethodHandle plain = MethodHandles.lookup()
                .findStatic(RulesTest.class, "release", MethodType.methodType(int.class, long.class));
        assertSame(plain, hooks.around("IUnknown", 1, plain));
        MethodHandle checked = hooks.around("IUnknown", 2, plain);
        released = 5;
        assertEquals(5, (int) checked.invokeExact(1L));
        assertEquals(6, released);
        MethodHandle draw = hooks.around(
                "ID3D12GraphicsCommandList",
                12,
                MethodHandles.dropArguments(
                        MethodHandles.zero(void.class), 0, long.class, int.class, int.class, int.class, int.class));
        breaks("is no CommandList that there is", () -> {
            draw.invokeExact(1L, 1, 1, 1, 1);
        });
    }
}
