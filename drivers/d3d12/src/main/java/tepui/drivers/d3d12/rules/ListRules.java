package tepui.drivers.d3d12.rules;

import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.rules.ListRecord.BufferView;
import tepui.drivers.d3d12.rules.Tracked.Descriptor;
import tepui.drivers.d3d12.rules.Tracked.DescriptorHeap;
import tepui.drivers.d3d12.rules.Tracked.Resource;
import tepui.drivers.d3d12.states.BarrierList;
import tepui.drivers.d3d12.states.ResourceState;

/**
 * Rules of ID3D12GraphicsCommandList's calls that set something, and of barriers. What is drawn and copied is in {@link
 * DrawRules} and {@link CopyRules}. Methods as in {@link DeviceRules}.
 */
final class ListRules {
    private final Registry registry;

    ListRules(Registry registry) {
        this.registry = registry;
    }

    private ListRecord list(String call, long self) {
        return record(registry, call, self);
    }

    static ListRecord record(Registry registry, String call, long self) {
        ListRecord list = registry.get(call, self, Tracked.CommandList.class).record;
        if (!list.recording()) throw Registry.broken(call, "the list is closed");
        return list;
    }

    int close(int result, long self) {
        Tracked.CommandList list = registry.get("Close", self, Tracked.CommandList.class);
        if (!list.record.recording()) throw Registry.broken("Close", "the list is closed already");
        if (!list.record.begun.isEmpty()) {
            throw Registry.broken("Close", "a query of " + list.record.begun.values() + " has not ended");
        }
        list.record.end();
        Tracked.Allocator allocator = list.record.allocator;
        if (allocator != null) allocator.recording = null;
        return result;
    }

    void reset(long self, long allocator, long pipeline) {
        Tracked.CommandList list = registry.get("Reset", self, Tracked.CommandList.class);
        Tracked.Allocator a = registry.get("Reset", allocator, Tracked.Allocator.class);
        if (list.record.recording()) throw Registry.broken("Reset", "the list is not closed");
        if (a.recording != null) throw Registry.broken("Reset", a + " already records " + a.recording);
        list.record.begin(a);
        a.recording = list;
        if (pipeline != 0) setPipelineState(self, pipeline);
    }

    // ---- states of the pipeline ------------------------------------------------------------------------------------

    void iaSetPrimitiveTopology(long self, int topology) {
        boolean there =
                topology >= 1 && topology <= 5 || topology >= 10 && topology <= 13 || topology >= 33 && topology <= 64;
        if (!there) throw Registry.broken("IASetPrimitiveTopology", "there is no topology " + topology);
        list("IASetPrimitiveTopology", self).topology = topology;
    }

    void rsSetViewports(long self, int count, long viewports) {
        String call = "RSSetViewports";
        if (count < 0 || count > 16) throw Registry.broken(call, count + " viewports, at most 16");
        for (int i = 0; i < count; i++) {
            long v = viewports + 24L * i;
            float x = Float.intBitsToFloat(Scratch.getInt(v));
            float y = Float.intBitsToFloat(Scratch.getInt(v + 4));
            float width = Float.intBitsToFloat(Scratch.getInt(v + 8));
            float height = Float.intBitsToFloat(Scratch.getInt(v + 12));
            float near = Float.intBitsToFloat(Scratch.getInt(v + 16));
            float far = Float.intBitsToFloat(Scratch.getInt(v + 20));
            if (!(width >= 0 && height >= 0)) throw Registry.broken(call, "a viewport of " + width + " by " + height);
            if (!(x >= -32768 && y >= -32768 && x + width <= 32767 && y + height <= 32767)) {
                throw Registry.broken(
                        call,
                        "a viewport at " + x + ", " + y + " of " + width + " by " + height + " leaves -32768 to 32767");
            }
            if (!(near >= 0 && near <= 1 && far >= 0 && far <= 1)) {
                throw Registry.broken(call, "depths " + near + " to " + far + ", must be from 0 to 1");
            }
        }
        list(call, self).viewports = count > 0;
    }

    void rsSetScissorRects(long self, int count, long rects) {
        if (count < 0 || count > 16) throw Registry.broken("RSSetScissorRects", count + " rectangles, at most 16");
        list("RSSetScissorRects", self).scissors = count > 0;
    }

    void setPipelineState(long self, long pipeline) {
        ListRecord list = list("SetPipelineState", self);
        Tracked.Pipeline p = registry.get("SetPipelineState", pipeline, Tracked.Pipeline.class);
        list.pipeline = p;
        list.used.add(p);
    }

    void setDescriptorHeaps(long self, int count, long heaps) {
        String call = "SetDescriptorHeaps";
        ListRecord list = list(call, self);
        list.views = null;
        list.samplers = null;
        for (int i = 0; i < count; i++) {
            DescriptorHeap heap = registry.get(call, Scratch.getLong(heaps + 8L * i), DescriptorHeap.class);
            if (!heap.visible) throw Registry.broken(call, heap + " is not visible to shaders");
            list.used.add(heap);
            if ((heap.type == DescriptorHeap.VIEWS ? list.views : list.samplers) != null) {
                throw Registry.broken(call, "two heaps of type " + heap.type);
            }
            if (heap.type == DescriptorHeap.VIEWS) list.views = heap;
            else list.samplers = heap;
        }
        // Tables that were set point into heaps that may be gone.
        list.graphics.arguments.values().removeIf(Registry.Slot.class::isInstance);
        list.compute.arguments.values().removeIf(Registry.Slot.class::isInstance);
    }

    // ---- root arguments --------------------------------------------------------------------------------------------

    private static final String ROOT = "Set%sRootSignature";

    private void signature(String call, ListRecord list, ListRecord.Root root, long pointer) {
        Tracked.RootSignature s = registry.get(call, pointer, Tracked.RootSignature.class);
        list.used.add(s);
        if (root.signature != s) root.arguments.clear();
        root.signature = s;
    }

    void setComputeRootSignature(long self, long signature) {
        String call = ROOT.formatted("Compute");
        ListRecord list = list(call, self);
        signature(call, list, list.compute, signature);
    }

    void setGraphicsRootSignature(long self, long signature) {
        String call = ROOT.formatted("Graphics");
        ListRecord list = list(call, self);
        signature(call, list, list.graphics, signature);
    }

    private static RootParameter parameter(String call, ListRecord.Root root, int index, RootParameter.Type type) {
        Tracked.RootSignature s = root.signature;
        if (s == null) throw Registry.broken(call, "no root signature is set");
        if (index < 0 || index >= s.parameters.size()) {
            throw Registry.broken(call, "parameter " + index + " of " + s.parameters.size());
        }
        RootParameter p = s.parameters.get(index);
        if (p.type() != type) throw Registry.broken(call, "parameter " + index + " is " + p.type() + ", not " + type);
        return p;
    }

    private void table(String call, ListRecord list, ListRecord.Root root, int index, long handle) {
        RootParameter p = parameter(call, root, index, RootParameter.Type.TABLE);
        Registry.Slot slot = registry.gpuSlot(call, handle);
        if (slot.heap() != list.views && slot.heap() != list.samplers) {
            throw Registry.broken(call, "the table is in " + slot.heap() + ", which SetDescriptorHeaps did not set");
        }
        boolean samplers = !p.ranges().isEmpty() && p.ranges().getFirst().kind() == Descriptor.Kind.SAMPLER;
        if (samplers != (slot.heap().type == DescriptorHeap.SAMPLERS)) {
            throw Registry.broken(call, "parameter " + index + " is a table of another kind than the heap");
        }
        root.arguments.put(index, slot);
    }

    void setComputeRootDescriptorTable(long self, int parameter, long table) {
        String call = "SetComputeRootDescriptorTable";
        ListRecord list = list(call, self);
        table(call, list, list.compute, parameter, table);
    }

    void setGraphicsRootDescriptorTable(long self, int parameter, long table) {
        String call = "SetGraphicsRootDescriptorTable";
        ListRecord list = list(call, self);
        table(call, list, list.graphics, parameter, table);
    }

    private static void constants(String call, ListRecord.Root root, int index, int count, int first) {
        RootParameter p = parameter(call, root, index, RootParameter.Type.CONSTANTS);
        if (first < 0 || count < 0 || first + count > p.words()) {
            throw Registry.broken(call, "words " + first + " to " + (first + count - 1) + " of " + p.words());
        }
        root.arguments.put(index, Boolean.TRUE);
    }

    void setComputeRoot32BitConstants(long self, int parameter, int count, long data, int first) {
        String call = "SetComputeRoot32BitConstants";
        constants(call, list(call, self).compute, parameter, count, first);
    }

    void setGraphicsRoot32BitConstants(long self, int parameter, int count, long data, int first) {
        String call = "SetGraphicsRoot32BitConstants";
        constants(call, list(call, self).graphics, parameter, count, first);
    }

    private void constantView(String call, long device, ListRecord.Root root, int index, long address) {
        parameter(call, root, index, RootParameter.Type.CONSTANT_VIEW);
        if (address % 256 != 0) {
            throw Registry.broken(
                    call, "the address is 0x" + Long.toHexString(address) + ", must be a multiple of 256");
        }
        root.arguments.put(index, registry.buffer(call, device, address, 1));
    }

    void setComputeRootConstantBufferView(long self, int parameter, long address) {
        String call = "SetComputeRootConstantBufferView";
        ListRecord list = list(call, self);
        constantView(call, list.device, list.compute, parameter, address);
    }

    void setGraphicsRootConstantBufferView(long self, int parameter, long address) {
        String call = "SetGraphicsRootConstantBufferView";
        ListRecord list = list(call, self);
        constantView(call, list.device, list.graphics, parameter, address);
    }

    // ---- buffers and targets ---------------------------------------------------------------------------------------

    void iaSetIndexBuffer(long self, long view) {
        String call = "IASetIndexBuffer";
        ListRecord list = list(call, self);
        list.indices = null;
        if (view == 0 || Scratch.getLong(view) == 0) return;
        long address = Scratch.getLong(view);
        int format = Scratch.getInt(view + 12);
        if (format != Dxgi.R16_UINT && format != Dxgi.R32_UINT) {
            throw Registry.broken(call, "format " + format + ", must be R16_UINT or R32_UINT");
        }
        if (address % Dxgi.bytes(format) != 0) {
            throw Registry.broken(
                    call,
                    "the address is 0x" + Long.toHexString(address) + ", must be a multiple of " + Dxgi.bytes(format));
        }
        list.indices =
                new BufferView(registry.buffer(call, list.device, address, Scratch.getInt(view + 8)), "index buffer");
    }

    void iaSetVertexBuffers(long self, int first, int count, long views) {
        String call = "IASetVertexBuffers";
        ListRecord list = list(call, self);
        if (first < 0 || count < 0 || first + count > 32) {
            throw Registry.broken(call, "slots " + first + " to " + (first + count - 1) + " of 32");
        }
        for (int i = 0; i < count; i++) {
            long view = views == 0 ? 0 : views + 16L * i;
            list.vertices.remove(first + i);
            if (view == 0 || Scratch.getLong(view) == 0) continue;
            long address = Scratch.getLong(view);
            int bytes = Scratch.getInt(view + 8);
            int stride = Scratch.getInt(view + 12);
            if (stride < 0 || stride > 2048) throw Registry.broken(call, "a stride of " + stride + ", at most 2048");
            if (bytes == 0) continue;
            list.vertexPlaces[first + i] = address;
            list.vertexStrides[first + i] = stride;
            list.vertices.put(
                    first + i,
                    new BufferView(registry.buffer(call, list.device, address, bytes), "vertex buffer " + (first + i)));
        }
    }

    void soSetTargets(long self, int first, int count, long views) {
        String call = "SOSetTargets";
        ListRecord list = list(call, self);
        if (first < 0 || count < 0 || first + count > 4) {
            throw Registry.broken(call, "slots " + first + " to " + (first + count - 1) + " of 4");
        }
        for (int i = 0; i < count; i++) {
            long view = views == 0 ? 0 : views + 24L * i;
            list.streams.remove(first + i);
            if (view == 0 || Scratch.getLong(view) == 0) continue;
            long address = Scratch.getLong(view);
            long filled = Scratch.getLong(view + 16);
            if (address % 4 != 0 || filled % 4 != 0) {
                throw Registry.broken(
                        call,
                        "target " + i + " at 0x" + Long.toHexString(address) + " with its counter at 0x"
                                + Long.toHexString(filled) + ", both must be multiples of 4");
            }
            list.streams.put(
                    first + i,
                    new BufferView(
                            registry.buffer(call, list.device, address, Scratch.getLong(view + 8)),
                            "stream output " + i));
            if (filled != 0) {
                list.streams.put(
                        first + i + 4,
                        new BufferView(registry.buffer(call, list.device, filled, 4), "counter of stream output " + i));
            }
        }
    }

    void omSetRenderTargets(long self, int count, long targets, int isRange, long depth) {
        String call = "OMSetRenderTargets";
        ListRecord list = list(call, self);
        if (count < 0 || count > 8) throw Registry.broken(call, count + " targets, at most 8");
        list.targets = new Descriptor[count];
        for (int i = 0; i < count; i++) {
            long handle = isRange != 0
                    ? Scratch.getLong(targets) + (long) i * registry.increments[DescriptorHeap.TARGETS]
                    : Scratch.getLong(targets + 8L * i);
            list.targets[i] = target(registry, call, handle, Descriptor.Kind.TARGET);
        }
        list.depth = depth == 0 ? null : target(registry, call, Scratch.getLong(depth), Descriptor.Kind.DEPTH);
    }

    /** A view for clearing or drawing into. */
    static Descriptor target(Registry registry, String call, long handle, Descriptor.Kind kind) {
        Registry.Slot slot = registry.cpuSlot(call, handle);
        Descriptor d = slot.heap().slots[slot.index()];
        if (d == null || d.kind() != kind) {
            throw Registry.broken(
                    call,
                    "descriptor " + slot.index() + " of " + slot.heap() + " is "
                            + (d == null ? "never written" : d.kind()) + ", must be " + kind);
        }
        Resource r = d.resource();
        if (r != null && r.destroyed) throw Registry.broken(call, "the view shows " + r + ", which is destroyed");
        return d;
    }

    // ---- barriers --------------------------------------------------------------------------------------------------

    /** Do the resource's flags and heap let it be in that state? */
    static void allowed(String call, Resource r, int state) {
        int wanted = 0;
        if ((state & ResourceState.RENDER_TARGET) != 0) wanted = Resource.ALLOW_RENDER_TARGET;
        if ((state & ResourceState.UNORDERED_ACCESS) != 0) wanted = Resource.ALLOW_UNORDERED_ACCESS;
        if ((state & (ResourceState.DEPTH_READ | ResourceState.DEPTH_WRITE)) != 0)
            wanted = Resource.ALLOW_DEPTH_STENCIL;
        if ((r.flags & wanted) != wanted) {
            throw Registry.broken(
                    call,
                    r + " may not be in " + ResourceState.name(state) + ": its flags are 0x"
                            + Integer.toHexString(r.flags));
        }
        int buffers = ResourceState.VERTEX_AND_CONSTANT_BUFFER
                | ResourceState.INDEX_BUFFER
                | ResourceState.STREAM_OUT
                | ResourceState.INDIRECT_ARGUMENT;
        int textures = ResourceState.RENDER_TARGET
                | ResourceState.DEPTH_READ
                | ResourceState.DEPTH_WRITE
                | ResourceState.RESOLVE_DEST
                | ResourceState.RESOLVE_SOURCE;
        if ((state & (r.isBuffer() ? textures & ~ResourceState.RENDER_TARGET : buffers)) != 0) {
            throw Registry.broken(call, r + " may not be in " + ResourceState.name(state));
        }
    }

    void resourceBarrier(long self, int count, long barriers) {
        String call = "ResourceBarrier";
        ListRecord list = list(call, self);
        if (count < 1) throw Registry.broken(call, count + " barriers");
        for (int i = 0; i < count; i++) {
            long b = barriers + (long) BarrierList.STRUCT_BYTES * i;
            int type = Scratch.getInt(b);
            switch (type) {
                case BarrierList.TRANSITION -> transition(call, list, b);
                case BarrierList.UAV -> unordered(call, list, Scratch.getLong(b + 8));
                case BarrierList.ALIASING -> {
                    Resource after = registry.find(Scratch.getLong(b + 16), Resource.class);
                    if (after == null) continue;
                    list.used.add(after);
                    list.events.add(new ListRecord.Activation(after));
                }
                default -> throw Registry.broken(call, "there is no barrier of type " + type);
            }
        }
    }

    private void unordered(String call, ListRecord list, long pointer) {
        if (pointer == 0) return;
        Resource r = registry.find(pointer, Resource.class);
        if (r == null) return;
        if ((r.flags & Resource.ALLOW_UNORDERED_ACCESS) == 0) {
            throw Registry.broken(call, "a UAV barrier of " + r + ", which was made without ALLOW_UNORDERED_ACCESS");
        }
        list.used.add(r);
    }

    private void transition(String call, ListRecord list, long b) {
        Resource r = registry.find(Scratch.getLong(b + 8), Resource.class);
        if (r == null) return;
        int flag = Scratch.getInt(b + 4);
        int subresource = Scratch.getInt(b + 16);
        int before = Scratch.getInt(b + 20);
        int after = Scratch.getInt(b + 24);
        if (Tracked.keepsState(r.heap)) {
            throw Registry.broken(call, r + " is in a heap of type " + r.heap + ", which keeps its state");
        }
        if (flag < 0 || flag > BarrierList.END_ONLY) throw Registry.broken(call, "flags " + flag);
        if (subresource < -1 || subresource >= r.states.length) {
            throw Registry.broken(call, "subresource " + subresource + " of " + r.states.length);
        }
        if (before == after) throw Registry.broken(call, "of " + r + " from and to " + ResourceState.name(before));
        for (int state : new int[] {before, after}) {
            if (!ResourceState.isValid(state)) {
                throw Registry.broken(call, ResourceState.name(state) + " mixes writes with other states");
            }
            allowed(call, r, state);
        }
        list.used.add(r);
        list.events.add(new ListRecord.Transition(r, subresource, before, after, flag));
    }

    void discardResource(long self, long resource, long region) {
        String call = "DiscardResource";
        ListRecord list = list(call, self);
        Resource r = registry.find(resource, Resource.class);
        if (r == null) return;
        int needed = (r.flags & Resource.ALLOW_RENDER_TARGET) != 0
                ? ResourceState.RENDER_TARGET
                : (r.flags & Resource.ALLOW_DEPTH_STENCIL) != 0
                        ? ResourceState.DEPTH_WRITE
                        : ResourceState.UNORDERED_ACCESS;
        list.use(call, "target", r, needed);
    }

    // ---- draws -----------------------------------------------------------------------------------------------------

    void drawInstanced(long self, int vertices, int instances, int first, int firstInstance) {
        DrawRules.draw("DrawInstanced", list("DrawInstanced", self), false);
    }

    void drawIndexedInstanced(long self, int indices, int instances, int first, int baseVertex, int firstInstance) {
        DrawRules.draw("DrawIndexedInstanced", list("DrawIndexedInstanced", self), true);
    }

    void dispatch(long self, int x, int y, int z) {
        if (Math.max(x, Math.max(y, z)) > 65535 || Math.min(x, Math.min(y, z)) < 0) {
            throw Registry.broken("Dispatch", x + "x" + y + "x" + z + " groups, at most 65535 in each direction");
        }
        DrawRules.dispatch("Dispatch", list("Dispatch", self));
    }

    void executeIndirect(
            long self, long signature, int most, long arguments, long argumentsOffset, long count, long countOffset) {
        String call = "ExecuteIndirect";
        ListRecord list = list(call, self);
        Tracked.CommandSignature s = registry.get(call, signature, Tracked.CommandSignature.class);
        list.used.add(s);
        indirect(call, list, arguments, argumentsOffset, "arguments");
        Resource in = registry.get(call, arguments, Resource.class);
        long end = argumentsOffset + (most - 1L) * s.stride + s.bytes;
        if (most > 0 && end > in.width) {
            throw Registry.broken(call, most + " commands end at " + end + " of " + in.width);
        }
        if (count != 0) indirect(call, list, count, countOffset, "count");
        Tracked.Pipeline p = list.pipeline;
        if (p == null) throw Registry.broken(call, "no pipeline state is set");
        if (p.compute != (s.command == Tracked.CommandSignature.DISPATCH)) {
            throw Registry.broken(
                    call,
                    s + " is not for " + (p.compute ? "compute" : "graphics") + ", which the pipeline state is for");
        }
        if (p.compute) DrawRules.dispatch(call, list);
        else DrawRules.draw(call, list, s.command == Tracked.CommandSignature.DRAW_INDEXED);
    }

    private void indirect(String call, ListRecord list, long buffer, long offset, String what) {
        Resource r = registry.get(call, buffer, Resource.class);
        if (offset % 4 != 0 || offset < 0 || offset >= r.width) {
            throw Registry.broken(call, what + " at offset " + offset + " of " + r.width + ", must be a multiple of 4");
        }
        list.use(call, what, r, ResourceState.INDIRECT_ARGUMENT);
    }
}
