package tepui.drivers.d3d12.rules;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.rules.ListRecord.BufferView;
import tepui.drivers.d3d12.rules.Tracked.Descriptor;
import tepui.drivers.d3d12.rules.Tracked.Pipeline;
import tepui.drivers.d3d12.rules.Tracked.Resource;
import tepui.drivers.d3d12.states.ResourceState;

/** Rules of draws and dispatches: what must be true of everything that is bound. */
final class DrawRules {
    private static final int READ_ONLY_DEPTH = 1;
    private static final int READ_ONLY_STENCIL = 2;

    private DrawRules() {}

    static void draw(String call, ListRecord list, boolean indexed) {
        Pipeline p = pipeline(call, list, false);
        if (!list.viewports || !list.scissors)
            throw Registry.broken(call, "no viewport or no scissor rectangle is set");
        if (typeOf(list.topology) != p.topologyType) {
            throw Registry.broken(
                    call,
                    "topology " + list.topology + " is not of type " + p.topologyType
                            + ", for which the pipeline state was made");
        }
        root(call, list, list.graphics, p);
        targets(call, list, p);
        list.vertices.forEach((slot, view) -> {
            if ((p.vertexSlots & 1 << slot) == 0) return;
            buffer(call, list, view, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
            long place = list.vertexPlaces[slot];
            int alignment = p.vertexAlignments[slot];
            if (place % alignment == 0 && list.vertexStrides[slot] % alignment == 0) return;
            throw Registry.broken(
                    call,
                    view.what() + " is at 0x" + Long.toHexString(place) + ", its vertices " + list.vertexStrides[slot]
                            + " bytes apart: both must be multiples of " + alignment + " for its elements");
        });
        if (indexed) {
            BufferView indices = list.indices;
            if (indices == null) throw Registry.broken(call, "no index buffer is set");
            buffer(call, list, indices, ResourceState.INDEX_BUFFER);
        }
        for (BufferView stream : list.streams.values()) buffer(call, list, stream, ResourceState.STREAM_OUT);
    }

    static void dispatch(String call, ListRecord list) {
        Pipeline p = pipeline(call, list, true);
        root(call, list, list.compute, p);
    }

    private static Pipeline pipeline(String call, ListRecord list, boolean compute) {
        Pipeline p = list.pipeline;
        if (p == null) throw Registry.broken(call, "no pipeline state is set");
        if (p.compute != compute)
            throw Registry.broken(call, "the pipeline state is for " + (p.compute ? "compute" : "graphics"));
        if (p.destroyed) throw Registry.broken(call, p + " is destroyed");
        return p;
    }

    /** D3D12_PRIMITIVE_TOPOLOGY_TYPE of a topology. */
    private static int typeOf(int topology) {
        if (topology == 1) return 1;
        if (topology == 2 || topology == 3 || topology == 10 || topology == 11) return 2;
        if (topology == 4 || topology == 5 || topology == 12 || topology == 13) return 3;
        return topology >= 33 ? 4 : 0;
    }

    private static void buffer(String call, ListRecord list, BufferView view, int bits) {
        if (view.buffer().destroyed)
            throw Registry.broken(call, view.what() + " is in " + view.buffer() + ", which is destroyed");
        list.use(call, view.what(), view.buffer(), bits);
    }

    // ---- targets ---------------------------------------------------------------------------------------------------

    private static void targets(String call, ListRecord list, Pipeline p) {
        for (int i = 0; i < p.targets.length; i++) {
            Descriptor d = i < list.targets.length ? list.targets[i] : null;
            if (d == null) {
                if (p.targets[i] == Dxgi.UNKNOWN) continue;
                throw Registry.broken(
                        call, "no target " + i + " is set, the pipeline state has format " + p.targets[i]);
            }
            if (p.targets[i] != Dxgi.UNKNOWN && d.format() != 0 && d.format() != p.targets[i]) {
                throw Registry.broken(
                        call, "target " + i + " has format " + d.format() + ", the pipeline state " + p.targets[i]);
            }
            samples(call, "target " + i, d, p);
            if (p.targets[i] != Dxgi.UNKNOWN) list.use(call, "target " + i, d, ResourceState.RENDER_TARGET, false);
        }
        Descriptor depth = list.depth;
        if (depth == null) {
            if (!p.usesDepth) return;
            throw Registry.broken(call, "no depth buffer is set, the pipeline state has format " + p.depthFormat);
        }
        samples(call, "the depth buffer", depth, p);
        if (!p.usesDepth) return;
        if (depth.format() != 0 && depth.format() != p.depthFormat) {
            throw Registry.broken(
                    call, "the depth buffer has format " + depth.format() + ", the pipeline state " + p.depthFormat);
        }
        for (int plane = 0; plane < depth.planes(); plane++) {
            boolean reads = (depth.flags() & (plane == 0 ? READ_ONLY_DEPTH : READ_ONLY_STENCIL)) != 0;
            if (reads && (p.writesPlanes & 1 << plane) != 0) {
                throw Registry.broken(
                        call,
                        "the view of " + (plane == 0 ? "depth" : "stencil") + " is read only, the pipeline writes it");
            }
            int bits = reads ? ResourceState.DEPTH_READ | ResourceState.DEPTH_WRITE : ResourceState.DEPTH_WRITE;
            list.use(call, plane == 0 ? "depth" : "stencil", depth, plane, 1, bits, reads);
        }
    }

    private static void samples(String call, String what, Descriptor d, Pipeline p) {
        Resource r = d.resource();
        if (r == null) return;
        if (r.destroyed) throw Registry.broken(call, what + " is " + r + ", which is destroyed");
        if (r.samples != p.samples) {
            throw Registry.broken(call, what + " has " + r.samples + " samples, the pipeline state " + p.samples);
        }
    }

    // ---- what shaders read -----------------------------------------------------------------------------------------

    private static void root(String call, ListRecord list, ListRecord.Root root, Pipeline p) {
        Tracked.RootSignature s = root.signature;
        if (s == null || s.pointer != p.rootSignature) {
            throw Registry.broken(
                    call,
                    "the root signature is " + s + ", the pipeline state was made for 0x"
                            + Long.toHexString(p.rootSignature));
        }
        for (int i = 0; i < s.parameters.size(); i++) {
            RootParameter parameter = s.parameters.get(i);
            Object argument = root.arguments.get(i);
            if (argument == null) {
                throw Registry.broken(call, "root parameter " + i + " (" + parameter.type() + ") is not set");
            }
            if (argument instanceof Resource r) {
                if (r.destroyed)
                    throw Registry.broken(call, "root parameter " + i + " is in " + r + ", which is destroyed");
                list.use(call, "constants of root parameter " + i, r, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
            }
            if (argument instanceof Registry.Slot slot) table(call, list, slot, i, parameter, p.compute);
        }
    }

    private static void table(
            String call, ListRecord list, Registry.Slot start, int index, RootParameter parameter, boolean compute) {
        if (start.heap() != list.views && start.heap() != list.samplers) {
            throw Registry.broken(call, "table " + index + " is in a heap that is not set");
        }
        for (RootParameter.Range range : parameter.ranges()) {
            if (range.count() == RootParameter.UNBOUNDED) continue;
            int first = start.index() + range.offset();
            if (first + range.count() > start.heap().slots.length) {
                throw Registry.broken(
                        call,
                        "table " + index + " leaves its heap: " + first + " and " + range.count() + " of "
                                + start.heap().slots.length);
            }
            list.tables.add(new ListRecord.TableUse(start.heap(), first, range.count()));
            for (int i = first; i < first + range.count(); i++) {
                descriptor(call, list, start.heap().slots[i], index, i, range.kind(), parameter.visibility(), compute);
            }
        }
    }

    private static void descriptor(
            String call,
            ListRecord list,
            @Nullable Descriptor d,
            int table,
            int slot,
            Descriptor.Kind wanted,
            int visibility,
            boolean compute) {
        String what = "descriptor " + slot + " of table " + table;
        if (d == null) throw Registry.broken(call, what + " was never written");
        if (d.kind() != wanted)
            throw Registry.broken(call, what + " is " + d.kind() + ", the root signature says " + wanted);
        Resource r = d.resource();
        if (r == null) return;
        if (r.destroyed) throw Registry.broken(call, what + " shows " + r + ", which is destroyed");
        switch (wanted) {
            case CONSTANTS -> list.use(call, what, r, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
            case UNORDERED -> list.use(call, what, d, ResourceState.UNORDERED_ACCESS, false);
            case READ -> {
                boolean all = !compute && visibility == RootParameter.VISIBLE_TO_ALL;
                int bits = all
                        ? ResourceState.ALL_SHADER_RESOURCE
                        : !compute && visibility == RootParameter.VISIBLE_TO_PIXEL
                                ? ResourceState.PIXEL_SHADER_RESOURCE
                                : ResourceState.NON_PIXEL_SHADER_RESOURCE;
                list.use(call, what, d, bits, all);
            }
            default -> {}
        }
    }

    /** The tables of a list that is executed are in use until it is over. */
    static void execute(ListRecord list, Tracked.Execution e) {
        for (ListRecord.TableUse t : list.tables) {
            for (int i = t.first(); i < t.first() + t.count(); i++) t.heap().uses[i] = e;
        }
    }
}
