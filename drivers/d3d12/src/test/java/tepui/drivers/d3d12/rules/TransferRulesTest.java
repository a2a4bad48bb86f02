package tepui.drivers.d3d12.rules;

import static tepui.drivers.d3d12.rules.RuleBench.D24S8;
import static tepui.drivers.d3d12.rules.RuleBench.D32;
import static tepui.drivers.d3d12.rules.RuleBench.DEVICE;
import static tepui.drivers.d3d12.rules.RuleBench.RGBA8;
import static tepui.drivers.d3d12.rules.RuleBench.address;
import static tepui.drivers.d3d12.rules.RuleBench.breaks;
import static tepui.drivers.d3d12.rules.RuleBench.cpu;
import static tepui.drivers.d3d12.rules.RuleBench.gpu;
import static tepui.drivers.d3d12.states.ResourceState.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.Scratch;

/** Rules of copies, resolves, clears, queries and indirect commands: each rule notices the program that breaks it. */
final class TransferRulesTest {
    private final RuleBench b = new RuleBench();

    @AfterEach
    void close() {
        b.close();
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
                () -> b.copies.copyTextureRegion(b.list, b.index(one, 0), 0, 0, 0, b.index(many, 0), 0));
        breaks("is of integers", () -> b.copies.resolveSubresource(b.list, one, 0, many, 0, 30));
    }

    @Test
    void devicesHaveAddressesOfTheirOwn() {
        long buffer = b.upload(256);
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
    void copiesAreAlignedAndInside() {
        long texture = b.texture(RGBA8, 0, COPY_DEST);
        long staging = b.upload(64 * 256);
        breaks("must be a multiple of 512", () -> copy(texture, b.footprint(staging, 256, 32, 32, 256)));
        breaks("must be a multiple of 256", () -> copy(texture, b.footprint(staging, 0, 32, 32, 128)));
        breaks("256 apart", () -> copy(texture, b.footprint(staging, 0, 65, 1, 256)));
        breaks("ends at", () -> copy(texture, b.footprint(staging, 512, 64, 64, 256)));
        breaks(
                "is 512 bytes at 0 of 256",
                () -> b.copies.copyBufferRegion(b.list, b.local(1024), 0, b.local(256), 0, 512));
        long one = b.local(256);
        breaks("are the same buffer", () -> b.copies.copyBufferRegion(b.list, one, 0, one, 128, 128));
        breaks("of different sizes", () -> copy(b.texture(2, 0, COPY_DEST), b.footprint(staging, 0, 16, 16, 256)));
        breaks(
                "subresource 2 of 2",
                () -> b.copies.copyTextureRegion(
                        b.list, b.index(texture, 2), 0, 0, 0, b.footprint(staging, 0, 1, 1, 256), 0));
        breaks("have different sizes", () -> b.copies.copyResource(b.list, b.local(256), b.local(512)));
    }

    private void copy(long texture, long footprint) {
        b.copies.copyTextureRegion(b.list, b.index(texture, 0), 0, 0, 0, footprint, 0);
    }

    @Test
    void depthIsCopiedWhole() {
        long from = b.texture(D32, Tracked.Resource.ALLOW_DEPTH_STENCIL, COPY_SOURCE);
        long to = b.texture(D32, Tracked.Resource.ALLOW_DEPTH_STENCIL, COPY_DEST);
        long box = b.s.begin(24);
        b.s.i(0).i(0).i(0).i(32).i(64).i(1);
        breaks(
                "a part of a depth",
                () -> b.copies.copyTextureRegion(b.list, b.index(to, 0), 0, 0, 0, b.index(from, 0), box));
        Scratch.putInt(box + 12, 64);
        b.copies.copyTextureRegion(b.list, b.index(to, 0), 0, 0, 0, b.index(from, 0), box);
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
        breaks(
                "the same subresource",
                () -> b.copies.copyTextureRegion(b.list, b.index(t, 1), 0, 0, 0, b.index(t, 1), 0));
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
        long arguments = b.local(64);
        b.lists.executeIndirect(b.list, draws, 4, arguments, 0, 0, 0);
        breaks("5 commands end at 80 of 64", () -> b.lists.executeIndirect(b.list, draws, 5, arguments, 0, 0, 0));
        breaks("must be a multiple of 4", () -> b.lists.executeIndirect(b.list, draws, 1, arguments, 2, 0, 0));
        breaks("is not for graphics", () -> b.lists.executeIndirect(b.list, groups, 1, arguments, 0, 0, 0));
        long indexed = b.signature(1, 20);
        breaks("no index buffer", () -> b.lists.executeIndirect(b.list, indexed, 1, arguments, 0, 0, 0));
        b.flush();
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
        breaks("query 2 has not ended", () -> b.copies.resolveQueryData(b.list, heap, 1, 1, 2, b.local(64), 0));
        breaks("has not ended", () -> b.lists.close(0, b.list));
        b.copies.endQuery(b.list, heap, 1, 2);
        breaks("a timestamp has no beginning", () -> b.copies.beginQuery(b.list, heap, 2, 0));
        breaks("must be a multiple of 8", () -> b.copies.resolveQueryData(b.list, heap, 0, 0, 1, b.local(64), 4));
        breaks("must be a multiple of 8", () -> b.copies.setPredication(b.list, b.local(64), 4, 0));
    }
}
