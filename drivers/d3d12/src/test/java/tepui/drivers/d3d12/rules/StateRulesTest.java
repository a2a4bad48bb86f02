package tepui.drivers.d3d12.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.drivers.d3d12.rules.RuleBench.CONSTANTS;
import static tepui.drivers.d3d12.rules.RuleBench.CONSTANT_VIEW;
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
import tepui.drivers.d3d12.states.BarrierList;

/** Rules of resource states and barriers: sound programs pass, and each rule notices the program that breaks it. */
final class StateRulesTest {
    private final RuleBench b = new RuleBench();

    @AfterEach
    void close() {
        b.close();
    }

    @Test
    void aSoundFramePasses() {
        long target = b.target();
        long texture = b.texture(RGBA8, 0, COMMON);
        long staging = b.upload(64 * 256);
        long readback = b.buffer(Tracked.HEAP_READBACK, 64 * 256, 0);
        long root = b.root(PIXEL_TABLE, CONSTANTS, CONSTANT_VIEW);
        long pipeline = b.pipeline(b.pipelineDesc(root, RGBA8, 0));
        long views = b.heap(0, 8, true);
        b.device.createShaderResourceView(DEVICE, texture, b.readViewDesc(RGBA8, 4), cpu(views, 3));
        b.device.createShaderResourceView(DEVICE, 0, b.readViewDesc(RGBA8, 4), cpu(views, 4));
        b.copies.copyTextureRegion(b.list, b.index(texture, 0), 0, 0, 0, b.footprint(staging, 0, 64, 64, 256), 0);
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
        b.copies.copyTextureRegion(b.list, b.footprint(readback, 0, 64, 64, 256), 0, 0, 0, b.index(target, 0), 0);
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
        long buffer = b.local(256);
        long source = b.upload(256);
        long texture = b.texture(RGBA8, 0, COMMON);
        b.copies.copyBufferRegion(b.list, buffer, 0, source, 0, 256);
        b.copies.copyTextureRegion(
                b.list, b.index(texture, 1), 0, 0, 0, b.footprint(b.upload(32 * 256), 0, 32, 32, 256), 0);
        b.flush();
        b.copies.copyBufferRegion(b.list, b.buffer(Tracked.HEAP_READBACK, 256, 0), 0, buffer, 0, 256);
        b.flush();
        b.copies.copyTextureRegion(
                b.list,
                b.footprint(b.buffer(Tracked.HEAP_READBACK, 1 << 16, 0), 0, 32, 32, 256),
                0,
                0,
                0,
                b.index(texture, 1),
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
        long buffer = b.local(256);
        b.copies.copyBufferRegion(b.list, b.buffer(Tracked.HEAP_READBACK, 256, 0), 0, buffer, 0, 256);
        b.copies.copyBufferRegion(b.list, buffer, 0, b.upload(256), 0, 256);
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
        breaks("which keeps its state", () -> b.barrier(b.upload(256), -1, GENERIC_READ, COPY_DEST));
    }

    @Test
    void aBufferThatItsHeapKeepsInAnotherState() {
        b.copies.copyBufferRegion(b.list, b.upload(256), 0, b.upload(256), 0, 256);
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
    void aVertexBufferInAnotherState() {
        long buffer = b.local(256);
        b.copies.copyBufferRegion(b.list, buffer, 0, b.upload(256), 0, 256);
        long root = b.root();
        long desc = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putLong(desc + 552, b.element("A", 0, RGBA8));
        Scratch.putInt(desc + 560, 1);
        b.ready(root, b.pipeline(desc), b.targetView(b.target()));
        long view = b.s.begin(16);
        b.s.l(address(buffer)).i(256).i(16);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        b.draw();
        breaks("needs VERTEX_AND_CONSTANT_BUFFER, but is in COPY_DEST", b::execute);
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
}
