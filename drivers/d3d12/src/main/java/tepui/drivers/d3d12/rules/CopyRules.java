package tepui.drivers.d3d12.rules;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.rules.Tracked.Descriptor;
import tepui.drivers.d3d12.rules.Tracked.DescriptorHeap;
import tepui.drivers.d3d12.rules.Tracked.QueryHeap;
import tepui.drivers.d3d12.rules.Tracked.Resource;
import tepui.drivers.d3d12.states.ResourceState;

/**
 * Rules of ID3D12GraphicsCommandList's calls that copy, clear, resolve and query. Methods as in {@link DeviceRules}.
 */
final class CopyRules {
    private static final int FOOTPRINT = 1;
    private static final int TIMESTAMP = 2;

    private final Registry registry;

    CopyRules(Registry registry) {
        this.registry = registry;
    }

    private ListRecord list(String call, long self) {
        return ListRules.record(registry, call, self);
    }

    // ---- copies ----------------------------------------------------------------------------------------------------

    void copyBufferRegion(long self, long target, long targetOffset, long source, long sourceOffset, long bytes) {
        String call = "CopyBufferRegion";
        ListRecord list = list(call, self);
        range(call, list, target, targetOffset, bytes, ResourceState.COPY_DEST, "target");
        range(call, list, source, sourceOffset, bytes, ResourceState.COPY_SOURCE, "source");
        if (target == source)
            throw Registry.broken(call, "source and target are the same buffer, which is in one state");
    }

    private void range(String call, ListRecord list, long buffer, long offset, long bytes, int bits, String what) {
        Resource r = registry.get(call, buffer, Resource.class);
        if (!r.isBuffer()) throw Registry.broken(call, "the " + what + " is a texture");
        if (offset < 0 || bytes < 0 || offset + bytes > r.width) {
            throw Registry.broken(call, "the " + what + " is " + bytes + " bytes at " + offset + " of " + r.width);
        }
        list.use(call, what, r, bits);
    }

    private static void same(String call, int a, int b) {
        if (Dxgi.bytes(a) != Dxgi.bytes(b)) {
            throw Registry.broken(call, "formats " + a + " and " + b + " have texels of different sizes");
        }
    }

    void copyTextureRegion(long self, long target, int x, int y, int z, long source, long box) {
        String call = "CopyTextureRegion";
        ListRecord list = list(call, self);
        Resource to = registry.find(Scratch.getLong(target), Resource.class);
        Resource from = registry.find(Scratch.getLong(source), Resource.class);
        int toFormat = location(call, list, to, target, ResourceState.COPY_DEST, "target");
        int fromFormat = location(call, list, from, source, ResourceState.COPY_SOURCE, "source");
        if (to == null || from == null) return;
        if (to == from && !to.isBuffer() && Scratch.getInt(target + 16) == Scratch.getInt(source + 16)) {
            throw Registry.broken(call, "source and target are the same subresource");
        }
        if (to.samples != from.samples) {
            throw Registry.broken(call, "the source has " + from.samples + " samples, the target " + to.samples);
        }
        boolean planar = to.planes > 1 || from.planes > 1;
        if (!planar) same(call, toFormat, fromFormat);
        boolean part = box != 0 || (x | y | z) != 0;
        boolean whole = whole(to) || whole(from);
        if (part && whole && !isWholeBox(from, source, box)) {
            throw Registry.broken(call, "a part of a depth or multisampled texture");
        }
        if (Dxgi.isBlock(toFormat) && (x % 4 != 0 || y % 4 != 0)) {
            throw Registry.broken(call, "blocks of 4x4 go to " + x + ", " + y);
        }
        if (box != 0) {
            for (int i = 0; i < 3; i++) {
                int near = Scratch.getInt(box + 4L * i);
                int far = Scratch.getInt(box + 12 + 4L * i);
                if (near < 0 || far <= near) throw Registry.broken(call, "a box from " + near + " to " + far);
            }
            extent(call, from, source, Scratch.getInt(box + 12), Scratch.getInt(box + 16), "source");
            extent(
                    call,
                    to,
                    target,
                    x + Scratch.getInt(box + 12) - Scratch.getInt(box),
                    y + Scratch.getInt(box + 16) - Scratch.getInt(box + 4),
                    "target");
        }
    }

    private static boolean whole(Resource r) {
        return !r.isBuffer() && (r.samples > 1 || (r.flags & Resource.ALLOW_DEPTH_STENCIL) != 0);
    }

    private static boolean isWholeBox(Resource from, long location, long box) {
        if (box == 0) return false;
        for (int i = 0; i < 3; i++) if (Scratch.getInt(box + 4L * i) != 0) return false;
        int level = from.isBuffer() ? 0 : Scratch.getInt(location + 16) % from.levels;
        long width = from.isBuffer() ? Scratch.getInt(location + 28) : Math.max(1, from.width >> level);
        long height = from.isBuffer() ? Scratch.getInt(location + 32) : Math.max(1, from.height >> level);
        return Scratch.getInt(box + 12) == width && Scratch.getInt(box + 16) == height;
    }

    private static void extent(String call, Resource r, long location, int right, int bottom, String what) {
        int level = r.isBuffer() ? 0 : Scratch.getInt(location + 16) % r.levels;
        long width = r.isBuffer() ? Scratch.getInt(location + 28) : Math.max(1, r.width >> level);
        long height = r.isBuffer() ? Scratch.getInt(location + 32) : Math.max(1, r.height >> level);
        if (Dxgi.isBlock(r.format)) {
            width = width + 3 & -4;
            height = height + 3 & -4;
        }
        if (right > width || bottom > height) {
            throw Registry.broken(
                    call, "the " + what + " ends at " + right + ", " + bottom + " of " + width + ", " + height);
        }
    }

    /** The format of what is copied. */
    private static int location(String call, ListRecord list, @Nullable Resource r, long at, int bits, String what) {
        if (r == null) return Dxgi.UNKNOWN;
        boolean footprint = Scratch.getInt(at + 8) == FOOTPRINT;
        if (footprint != r.isBuffer()) {
            throw Registry.broken(
                    call, "the " + what + " is a " + r.kind() + (footprint ? " with" : " without") + " a footprint");
        }
        if (!footprint) {
            int subresource = Scratch.getInt(at + 16);
            if (subresource < 0 || subresource >= r.states.length) {
                throw Registry.broken(
                        call, "the " + what + " is subresource " + subresource + " of " + r.states.length);
            }
            list.use(call, what, r, subresource, bits);
            return r.format;
        }
        long offset = Scratch.getLong(at + 16);
        int format = Scratch.getInt(at + 24);
        int width = Scratch.getInt(at + 28);
        int height = Scratch.getInt(at + 32);
        int depth = Scratch.getInt(at + 36);
        int pitch = Scratch.getInt(at + 40);
        if (offset % 512 != 0)
            throw Registry.broken(call, "the " + what + " is at offset " + offset + ", must be a multiple of 512");
        if (pitch % 256 != 0)
            throw Registry.broken(call, "the " + what + "'s rows are " + pitch + " apart, must be a multiple of 256");
        int block = Dxgi.isBlock(format) ? 4 : 1;
        if (width % block != 0 || height % block != 0) {
            throw Registry.broken(
                    call, "the " + what + "'s footprint of " + width + "x" + height + " is no whole blocks");
        }
        long row = (long) width / block * Dxgi.bytes(format);
        if (pitch < row)
            throw Registry.broken(call, "the " + what + "'s rows of " + row + " bytes are " + pitch + " apart");
        long rows = (long) height / block;
        long end = offset + ((long) depth * rows - 1) * pitch + row;
        if (end > r.width)
            throw Registry.broken(call, "the " + what + "'s footprint ends at " + end + " of " + r.width);
        list.use(call, what, r, bits);
        return format;
    }

    void copyResource(long self, long target, long source) {
        String call = "CopyResource";
        ListRecord list = list(call, self);
        Resource to = registry.find(target, Resource.class);
        Resource from = registry.find(source, Resource.class);
        if (to != null) list.use(call, "target", to, ResourceState.COPY_DEST);
        if (from != null) list.use(call, "source", from, ResourceState.COPY_SOURCE);
        if (to == null || from == null) return;
        if (to == from) throw Registry.broken(call, "source and target are the same");
        boolean alike = to.dimension == from.dimension
                && to.width == from.width
                && to.height == from.height
                && to.depthOrLayers == from.depthOrLayers
                && to.levels == from.levels
                && to.samples == from.samples;
        if (!alike) throw Registry.broken(call, "source and target have different sizes");
        if (!to.isBuffer()) same(call, to.format, from.format);
    }

    void resolveSubresource(long self, long target, int targetIndex, long source, int sourceIndex, int format) {
        String call = "ResolveSubresource";
        ListRecord list = list(call, self);
        Resource to = registry.find(target, Resource.class);
        Resource from = registry.find(source, Resource.class);
        if (Dxgi.isTypeless(format) || format == Dxgi.UNKNOWN)
            throw Registry.broken(call, "format " + format + " is typeless");
        if (Dxgi.isInteger(format))
            throw Registry.broken(call, "format " + format + " is of integers, which have no mean");
        if (to != null) {
            if (to.samples != 1) throw Registry.broken(call, "the target has " + to.samples + " samples");
            list.use(call, "target", to, targetIndex, ResourceState.RESOLVE_DEST);
        }
        if (from != null) {
            if (from.samples < 2) throw Registry.broken(call, "the source has one sample");
            if ((from.flags & Resource.ALLOW_DEPTH_STENCIL) != 0)
                throw Registry.broken(call, "the source is a depth buffer");
            list.use(call, "source", from, sourceIndex, ResourceState.RESOLVE_SOURCE);
        }
        for (Resource r : new @Nullable Resource[] {to, from}) {
            if (r != null && Dxgi.family(r.format) != Dxgi.family(format)) {
                throw Registry.broken(call, "format " + format + " of " + r + " with format " + r.format);
            }
        }
        if (to != null && from != null) {
            int level = targetIndex % to.levels;
            boolean alike =
                    Math.max(1, to.width >> level) == from.width && Math.max(1, to.height >> level) == from.height;
            if (!alike) throw Registry.broken(call, "source and target have different sizes");
        }
    }

    // ---- clears ----------------------------------------------------------------------------------------------------

    void clearDepthStencilView(long self, long target, int flags, float depth, int stencil, int rects, long array) {
        String call = "ClearDepthStencilView";
        ListRecord list = list(call, self);
        Descriptor d = ListRules.target(registry, call, target, Descriptor.Kind.DEPTH);
        if (!(depth >= 0 && depth <= 1)) throw Registry.broken(call, "the depth is " + depth + ", must be from 0 to 1");
        if (flags < 1 || flags > 3) throw Registry.broken(call, "flags " + flags);
        if ((flags & d.flags()) != 0) throw Registry.broken(call, "the view is read only");
        if ((flags & 2) != 0 && d.resource() != null && d.planes() == 1) {
            throw Registry.broken(call, "the stencil of format " + d.format() + ", which has none");
        }
        for (int plane = 0; plane < d.planes(); plane++) {
            if ((flags & 1 << plane) != 0) list.use(call, "target", d, plane, 1, ResourceState.DEPTH_WRITE, false);
        }
    }

    void clearRenderTargetView(long self, long target, long color, int rects, long array) {
        String call = "ClearRenderTargetView";
        ListRecord list = list(call, self);
        Descriptor d = ListRules.target(registry, call, target, Descriptor.Kind.TARGET);
        list.use(call, "target", d, ResourceState.RENDER_TARGET, false);
    }

    void clearUnorderedAccessViewUint(
            long self, long gpu, long cpu, long resource, long values, int rects, long array) {
        String call = "ClearUnorderedAccessViewUint";
        ListRecord list = list(call, self);
        Registry.Slot seen = registry.gpuSlot(call, gpu);
        Registry.Slot hidden = registry.cpuSlot(call, cpu);
        if (seen.heap() != list.views) throw Registry.broken(call, "the GPU handle is in a heap that is not set");
        if (hidden.heap().visible) throw Registry.broken(call, "the CPU handle is in a heap that shaders see");
        for (Registry.Slot slot : new Registry.Slot[] {seen, hidden}) {
            Descriptor d = slot.heap().slots[slot.index()];
            if (d == null || d.kind() != Descriptor.Kind.UNORDERED || slot.heap().type != DescriptorHeap.VIEWS) {
                throw Registry.broken(call, "descriptor " + slot.index() + " is no view for unordered access");
            }
        }
        Descriptor d = hidden.heap().slots[hidden.index()];
        Descriptor visible = seen.heap().slots[seen.index()];
        Resource cleared = registry.find(resource, Resource.class);
        if (d != null && visible != null && (d.resource() != visible.resource() || d.resource() != cleared)) {
            throw Registry.broken(
                    call,
                    "the handles show " + visible.resource() + " and " + d.resource() + ", cleared is " + cleared);
        }
        list.tables.add(new ListRecord.TableUse(seen.heap(), seen.index(), 1));
        if (d != null) list.use(call, "target", d, ResourceState.UNORDERED_ACCESS, false);
    }

    // ---- queries ---------------------------------------------------------------------------------------------------

    private void query(String call, long self, long heap, int type, int index, boolean begins) {
        ListRecord list = list(call, self);
        QueryHeap h = registry.get(call, heap, QueryHeap.class);
        if (index < 0 || index >= h.count) throw Registry.broken(call, "query " + index + " of " + h.count);
        if (!h.holds(type)) throw Registry.broken(call, "a query of type " + type + " in a heap of type " + h.type);
        list.used.add(h);
        long key = heap << 16 ^ index;
        if (begins && list.begun.put(key, h) != null) {
            throw Registry.broken(call, "query " + index + " has begun already");
        }
        if (!begins && type != TIMESTAMP && list.begun.remove(key) == null) {
            throw Registry.broken(call, "query " + index + " has not begun in this list");
        }
    }

    void beginQuery(long self, long heap, int type, int index) {
        if (type == TIMESTAMP) throw Registry.broken("BeginQuery", "a timestamp has no beginning");
        query("BeginQuery", self, heap, type, index, true);
    }

    void endQuery(long self, long heap, int type, int index) {
        query("EndQuery", self, heap, type, index, false);
    }

    void resolveQueryData(long self, long heap, int type, int first, int count, long target, long offset) {
        String call = "ResolveQueryData";
        ListRecord list = list(call, self);
        QueryHeap h = registry.get(call, heap, QueryHeap.class);
        if (first < 0 || count < 1 || first + count > h.count) {
            throw Registry.broken(call, "queries " + first + " to " + (first + count - 1) + " of " + h.count);
        }
        if (!h.holds(type)) throw Registry.broken(call, "queries of type " + type + " in a heap of type " + h.type);
        for (int i = first; i < first + count; i++) {
            if (list.begun.containsKey(heap << 16 ^ i)) throw Registry.broken(call, "query " + i + " has not ended");
        }
        Resource r = registry.get(call, target, Resource.class);
        if (offset % 8 != 0 || offset < 0 || offset + (long) QueryHeap.bytes(type) * count > r.width) {
            throw Registry.broken(call, "results at " + offset + " of " + r.width + ", must be a multiple of 8");
        }
        list.used.add(h);
        list.use(call, "target", r, ResourceState.COPY_DEST);
    }

    void setPredication(long self, long buffer, long offset, int operation) {
        String call = "SetPredication";
        ListRecord list = list(call, self);
        if (buffer == 0) return;
        Resource r = registry.get(call, buffer, Resource.class);
        if (offset % 8 != 0 || offset < 0 || offset + 8 > r.width) {
            throw Registry.broken(
                    call, "the predicate is at " + offset + " of " + r.width + ", must be a multiple of 8");
        }
        list.use(call, "predicate", r, ResourceState.INDIRECT_ARGUMENT);
    }
}
