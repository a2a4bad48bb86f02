package tepui.drivers.d3d12.rules;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.function.Executable;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.states.BarrierList;
import tepui.drivers.d3d12.states.ResourceState;

/**
 * Test bench without a device: makes the calls that a driver makes, with invented pointers, and shows them to the
 * rules.
 */
final class RuleBench implements AutoCloseable {
    static final int DEVICE = 1;
    private static final int OTHER_DEVICE = 2;
    static final int QUEUE = 2;
    static final int FENCE = 3;
    static final int RGBA8 = 28;
    static final int D32 = 40;
    static final int D24S8 = 45;
    static final int[] PIXEL_TABLE = {0, 5, 0, 2};
    static final int[] CONSTANTS = {1, 0, 4};
    static final int[] CONSTANT_VIEW = {2, 0, 1};

    final Map<Long, Long> fences = new TreeMap<>();
    private final Registry registry = new Registry(f -> fences.getOrDefault(f, 0L));
    final DeviceRules device = new DeviceRules(registry);
    final ListRules lists = new ListRules(registry);
    final CopyRules copies = new CopyRules(registry);
    final ObjectRules objects = new ObjectRules(registry);
    final SwapRules chains = new SwapRules(registry, (r, desc) -> {
        // A texture of 64 x 64 RGBA8 that may be drawn into.
        Scratch.putInt(desc, 3);
        Scratch.putLong(desc + 16, 64);
        Scratch.putInt(desc + 24, 64);
        Scratch.putInt(desc + 28, 1 | 1 << 16);
        Scratch.putInt(desc + 32, RGBA8);
        Scratch.putInt(desc + 36, 1);
        Scratch.putInt(desc + 48, 1);
    });
    final Scratch s = new Scratch(1 << 16);
    private long next = 0x1000;
    private long fenceValue;
    /** Of root signatures that are made: input layouts and stream output are allowed. */
    int rootFlags = 0x41;

    long allocator;
    long list;

    RuleBench() {
        for (int type = 0; type < 4; type++) device.getDescriptorHandleIncrementSize(32, DEVICE, type);
        allocator = create(at -> device.createCommandAllocator(0, DEVICE, 0, 0, at));
        list = create(at -> device.createCommandList(0, DEVICE, 0, 0, allocator, 0, 0, at));
    }

    interface Creation {
        void at(long address);
    }

    long create(Creation creation) {
        long at = s.take(8);
        next += 0x1000;
        long pointer = next;
        Scratch.putLong(at, pointer);
        creation.at(at);
        return pointer;
    }

    static void breaks(String what, Executable call) {
        RuleViolation v = assertThrows(RuleViolation.class, call);
        assertTrue(v.getMessage().contains(what), v.getMessage());
    }

    // ---- resources -------------------------------------------------------------------------------------------------

    long desc(int dimension, long width, int height, int layers, int levels, int format, int samples, int flags) {
        long d = s.begin(56);
        s.i(dimension)
                .l(0)
                .l(width)
                .i(height)
                .h(layers)
                .h(levels)
                .i(format)
                .i(samples)
                .i(0);
        s.i(dimension == Tracked.Resource.BUFFER ? 1 : 0).i(flags);
        return d;
    }

    long resource(int heap, long desc, int state) {
        return resource(DEVICE, heap, desc, state);
    }

    private long resource(int of, int heap, long desc, int state) {
        long properties = s.take(20);
        Scratch.putInt(properties, heap);
        return create(at -> device.createCommittedResource(0, of, properties, 0, desc, state, 0, 0, at));
    }

    /** A buffer of another device, which has given it an address that the first one has given as well. */
    long foreignBuffer(long bytes, long address) {
        long b = resource(
                OTHER_DEVICE, Tracked.HEAP_UPLOAD, desc(1, bytes, 1, 1, 1, 0, 1, 0), ResourceState.GENERIC_READ);
        objects.getGPUVirtualAddress(address, b);
        return b;
    }

    long buffer(int heap, long bytes, int flags) {
        int state = heap == Tracked.HEAP_UPLOAD
                ? ResourceState.GENERIC_READ
                : heap == Tracked.HEAP_READBACK ? ResourceState.COPY_DEST : ResourceState.COMMON;
        long b = resource(heap, desc(1, bytes, 1, 1, 1, 0, 1, flags), state);
        objects.getGPUVirtualAddress(address(b), b);
        return b;
    }

    long upload(long bytes) {
        return buffer(Tracked.HEAP_UPLOAD, bytes, 0);
    }

    long local(long bytes) {
        return buffer(Tracked.HEAP_DEFAULT, bytes, 0);
    }

    long footprint(long buffer, long offset, int width, int height, int pitch) {
        long l = s.begin(48);
        s.l(buffer).i(1).i(0).l(offset).i(RGBA8).i(width).i(height).i(1).i(pitch);
        return l;
    }

    long index(long texture, int subresource) {
        long l = s.begin(48);
        s.l(texture).i(0).i(0).i(subresource);
        return l;
    }

    /** One element of a name, format, slot and offset. */
    long element(String name, int index, int format) {
        byte[] bytes = name.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        long text = s.take(bytes.length + 1);
        for (int i = 0; i < bytes.length; i++) {
            tepui.pipe.Memory.ALL.set(java.lang.foreign.ValueLayout.JAVA_BYTE, text + i, bytes[i]);
        }
        long at = s.begin(32);
        s.l(text).i(index).i(format).i(0).i(0).i(0).i(0);
        return at;
    }

    static long address(long buffer) {
        return buffer << 20;
    }

    long texture(int format, int flags, int state) {
        return resource(Tracked.HEAP_DEFAULT, desc(3, 64, 64, 1, 2, format, 1, flags), state);
    }

    long target() {
        return texture(RGBA8, Tracked.Resource.ALLOW_RENDER_TARGET, ResourceState.RENDER_TARGET);
    }

    // ---- descriptors -----------------------------------------------------------------------------------------------

    long heap(int type, int count, boolean visible) {
        long d = s.begin(16);
        s.i(type).i(count).i(visible ? 1 : 0).i(0);
        long heap = create(at -> device.createDescriptorHeap(0, DEVICE, d, 0, at));
        long out = s.take(8);
        Scratch.putLong(out, cpu(heap, 0));
        objects.getCPUDescriptorHandleForHeapStart(out, heap, out);
        if (visible) {
            Scratch.putLong(out, gpu(heap, 0));
            objects.getGPUDescriptorHandleForHeapStart(out, heap, out);
        }
        return heap;
    }

    static long cpu(long heap, int slot) {
        return (heap << 24) + 32L * slot;
    }

    static long gpu(long heap, int slot) {
        return (heap << 32) + 32L * slot;
    }

    long targetView(long texture) {
        long heap = heap(Tracked.DescriptorHeap.TARGETS, 1, false);
        device.createRenderTargetView(DEVICE, texture, 0, cpu(heap, 0));
        return cpu(heap, 0);
    }

    long depthView(long texture, int format, int flags) {
        long heap = heap(Tracked.DescriptorHeap.DEPTHS, 1, false);
        long d = s.begin(24);
        s.i(format).i(3).i(flags).i(0);
        device.createDepthStencilView(DEVICE, texture, d, cpu(heap, 0));
        return cpu(heap, 0);
    }

    long readViewDesc(int format, int dimension) {
        long d = s.begin(40);
        s.i(format).i(dimension).i(0x1688).i(0);
        if (dimension == 4) s.i(0).i(-1);
        return d;
    }

    // ---- pipelines -------------------------------------------------------------------------------------------------

    /** Parameters: {type, visibility, then of a table (kind, count), of constants the words; then the register, where it is not 0}. */
    long rootBlob(int[]... parameters) {
        long blob = s.take(1024);
        s.to(blob).i(0x43425844).i(0).i(0).i(0).i(0).i(1).i(1024).i(1).i(36);
        long part = blob + 44;
        s.to(blob + 36).i(0x30535452).i(900);
        s.to(part).i(1).i(parameters.length).i(24).i(0).i(0).i(rootFlags);
        long body = part + 24 + 12L * parameters.length;
        for (int i = 0; i < parameters.length; i++) {
            int[] p = parameters[i];
            s.to(part + 24 + 12L * i).i(p[0]).i(p[1]).i((int) (body - part));
            s.to(body);
            if (p[0] == 0) {
                int ranges = (p.length - 2) / 2;
                s.i(ranges).i((int) (body + 8 - part));
                for (int r = 0; r < ranges; r++)
                    s.i(p[2 + 2 * r]).i(p[3 + 2 * r]).i(0).i(0).i(-1);
                body += 8 + 20L * ranges;
            } else {
                int last = p[0] == 1 ? 3 : 2;
                s.i(p.length > last ? p[last] : 0).i(0).i(p.length > 2 ? p[2] : 0);
                body += 12;
            }
        }
        return blob;
    }

    long root(int[]... parameters) {
        long blob = rootBlob(parameters);
        return create(at -> device.createRootSignature(0, DEVICE, 0, blob, 1024, 0, at));
    }

    /** Indirect commands of one argument, which is the command. */
    long signature(int type, int stride) {
        long arguments = s.begin(16);
        s.i(type);
        long d = s.begin(24);
        s.i(stride).i(1).l(arguments).i(0);
        return create(at -> device.createCommandSignature(0, DEVICE, d, 0, 0, at));
    }

    long pipelineDesc(long root, int format, int depthFormat) {
        long d = s.take(656);
        Scratch.putLong(d, root);
        Scratch.putLong(d + 8, 1);
        Scratch.putInt(d + 448, -1);
        Scratch.putInt(d + 452, 3);
        Scratch.putInt(d + 456, 1);
        Scratch.putInt(d + 496, depthFormat == 0 ? 0 : 1);
        Scratch.putInt(d + 572, 3);
        Scratch.putInt(d + 576, format == 0 ? 0 : 1);
        Scratch.putInt(d + 580, format);
        Scratch.putInt(d + 612, depthFormat);
        Scratch.putInt(d + 616, 1);
        return d;
    }

    /** Shaders of a pipeline, by the offset of their place in its description. */
    void shader(long desc, int offset, byte[] container) {
        long code = s.take(container.length);
        for (int i = 0; i < container.length; i++) {
            tepui.pipe.Memory.ALL.set(java.lang.foreign.ValueLayout.JAVA_BYTE, code + i, container[i]);
        }
        Scratch.putLong(desc + offset, code);
        Scratch.putLong(desc + offset + 8, container.length);
    }

    long pipeline(long desc) {
        return create(at -> device.createGraphicsPipelineState(0, DEVICE, desc, 0, at));
    }

    // ---- lists -----------------------------------------------------------------------------------------------------

    /** All that a draw needs beside root arguments. */
    void ready(long root, long pipeline, long targetView) {
        lists.setGraphicsRootSignature(list, root);
        lists.setPipelineState(list, pipeline);
        lists.iaSetPrimitiveTopology(list, 4);
        long viewport = s.begin(24);
        s.f(0).f(0).f(64).f(64).f(0).f(1);
        lists.rsSetViewports(list, 1, viewport);
        lists.rsSetScissorRects(list, 1, s.take(16));
        long views = s.take(8);
        Scratch.putLong(views, targetView);
        lists.omSetRenderTargets(list, targetView == 0 ? 0 : 1, views, 0, 0);
    }

    void draw() {
        lists.drawInstanced(list, 3, 1, 0, 0);
    }

    void barrier(long resource, int subresource, int before, int after) {
        barrier(resource, subresource, before, after, BarrierList.WHOLE);
    }

    void barrier(long resource, int subresource, int before, int after, int flag) {
        long b = s.begin(32);
        s.i(BarrierList.TRANSITION).i(flag).l(resource).i(subresource).i(before).i(after);
        lists.resourceBarrier(list, 1, b);
    }

    void execute() {
        lists.close(0, list);
        long array = s.take(8);
        Scratch.putLong(array, list);
        objects.executeCommandLists(QUEUE, 1, array);
        objects.signal(0, QUEUE, FENCE, ++fenceValue);
    }

    /** The device is done with everything. */
    void done() {
        fences.put((long) FENCE, fenceValue);
    }

    /** Executes, waits, begins anew. */
    void flush() {
        execute();
        done();
        objects.resetAllocator(allocator);
        lists.reset(list, allocator, 0);
    }

    @Override
    public void close() {
        s.close();
    }
}
