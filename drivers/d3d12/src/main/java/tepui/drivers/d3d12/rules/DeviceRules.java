package tepui.drivers.d3d12.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.rules.Tracked.Descriptor;
import tepui.drivers.d3d12.rules.Tracked.DescriptorHeap;
import tepui.drivers.d3d12.rules.Tracked.Heap;
import tepui.drivers.d3d12.rules.Tracked.Resource;
import tepui.drivers.d3d12.states.ResourceState;

/**
 * Rules of ID3D12Device's calls. Methods have the calls' names and parameters; those with a result in front see the
 * call afterwards, the others before it is made.
 */
final class DeviceRules {
    private static final long SMALL = 4 << 10;
    private static final long PLACEMENT = 64 << 10;
    private static final long SAMPLED_PLACEMENT = 4 << 20;
    private static final int MOST_SAMPLERS = 2048;
    private static final int MOST_VIEWS = 1_000_000;
    /** Of D3D12_HEAP_FLAGS. */
    private static final int DENY_BUFFERS = 4;

    private static final int DENY_TARGETS = 0x40;
    private static final int DENY_OTHER_TEXTURES = 0x80;

    private final Registry registry;
    /** Memory requirements of textures, as the device has said. */
    private final Map<List<Long>, Long> sizes = new HashMap<>();

    DeviceRules(Registry registry) {
        this.registry = registry;
    }

    private static boolean failed(int result, long at) {
        return result < 0 || at == 0;
    }

    // ---- resources -------------------------------------------------------------------------------------------------

    int createCommittedResource(
            int result, long self, long heap, int flags, long desc, int state, long clear, long iid, long at) {
        String call = "CreateCommittedResource";
        int type = Scratch.getInt(heap);
        resource(call, desc, type, state, clear);
        if (failed(result, at)) return result;
        Resource r = new Resource(Scratch.getLong(at), desc, type, state);
        r.device = self;
        registry.add(r);
        return result;
    }

    int createPlacedResource(
            int result, long self, long heap, long offset, long desc, int state, long clear, long iid, long at) {
        String call = "CreatePlacedResource";
        Heap h = registry.get(call, heap, Heap.class);
        resource(call, desc, h.type, state, clear);
        Resource r = new Resource(failed(result, at) ? 0 : Scratch.getLong(at), desc, h.type, state);
        long asked = Scratch.getLong(desc + 8);
        boolean sampled = r.samples > 1 && asked != PLACEMENT;
        long alignment = asked == SMALL && !r.isTarget() ? SMALL : sampled ? SAMPLED_PLACEMENT : PLACEMENT;
        if (r.samples > 1 && h.alignment != SAMPLED_PLACEMENT) {
            throw Registry.broken(call, "multisampled textures need a heap with an alignment of 4 MiB");
        }
        if (offset % alignment != 0) {
            throw Registry.broken(call, "the offset is " + offset + ", must be a multiple of " + alignment);
        }
        Long size = r.isBuffer() ? Long.valueOf(r.width) : sizes.get(words(desc));
        if (size == null) throw Registry.broken(call, "nobody asked how large the texture is");
        if (offset < 0 || offset + size > h.bytes) {
            throw Registry.broken(call, "the resource at " + offset + " is not in the heap of " + h.bytes + " bytes");
        }
        boolean target = (r.flags & (Resource.ALLOW_RENDER_TARGET | Resource.ALLOW_DEPTH_STENCIL)) != 0;
        int denied = r.isBuffer() ? DENY_BUFFERS : target ? DENY_TARGETS : DENY_OTHER_TEXTURES;
        if ((h.flags & denied) != 0) {
            throw Registry.broken(
                    call, "the heap's flags 0x" + Integer.toHexString(h.flags) + " deny such a " + r.kind());
        }
        if (!failed(result, at)) {
            r.device = self;
            registry.add(r);
            r.place(h, offset, size);
        }
        return result;
    }

    long getResourceAllocationInfo(long result, long self, long out, int visible, int count, long descs) {
        if (count == 1 && Scratch.getLong(out) > 0) sizes.put(words(descs), Scratch.getLong(out));
        return result;
    }

    /** A D3D12_RESOURCE_DESC, to be found by. */
    private static List<Long> words(long desc) {
        List<Long> words = new ArrayList<>();
        for (int i = 0; i < 7; i++) words.add(Scratch.getLong(desc + 8L * i));
        return words;
    }

    private static void resource(String call, long desc, int heap, int state, long clear) {
        Resource r = new Resource(0, desc, heap, state);
        int layout = Scratch.getInt(desc + 44);
        boolean target = (r.flags & (Resource.ALLOW_RENDER_TARGET | Resource.ALLOW_DEPTH_STENCIL)) != 0;
        if (r.width <= 0) throw Registry.broken(call, "the width is " + r.width);
        if (r.isBuffer()) {
            boolean flat = r.height == 1 && r.depthOrLayers == 1 && r.levels == 1 && r.samples == 1;
            if (!flat || r.format != Dxgi.UNKNOWN || layout != 1 || Scratch.getInt(desc + 28) >>> 16 != 1) {
                throw Registry.broken(
                        call, "a buffer must have height, depth, levels and samples of 1, no format, rows");
            }
        } else if (heap != Tracked.HEAP_DEFAULT) {
            throw Registry.broken(call, "a texture in a heap of type " + heap + ", only DEFAULT holds textures");
        } else if (r.format == Dxgi.UNKNOWN) {
            throw Registry.broken(call, "a texture without format");
        }
        if (heap == Tracked.HEAP_UPLOAD && state != ResourceState.GENERIC_READ
                || heap == Tracked.HEAP_READBACK && state != ResourceState.COPY_DEST) {
            throw Registry.broken(
                    call,
                    "the initial state is " + ResourceState.name(state)
                            + ", must be GENERIC_READ for uploads, COPY_DEST for read-back");
        }
        if (Tracked.keepsState(heap) && (r.flags & Resource.ALLOW_UNORDERED_ACCESS) != 0) {
            throw Registry.broken(call, "ALLOW_UNORDERED_ACCESS in a heap of type " + heap);
        }
        if (!ResourceState.isValid(state)) {
            throw Registry.broken(call, "the initial state is " + ResourceState.name(state));
        }
        if (!Tracked.keepsState(heap)) ListRules.allowed(call, r, state);
        if (r.samples > 1 && (!target || r.levels != 1)) {
            throw Registry.broken(call, "a texture with " + r.samples + " samples must be a target with one level");
        }
        if (r.samples > 1 && (r.flags & Resource.ALLOW_UNORDERED_ACCESS) != 0) {
            throw Registry.broken(call, "ALLOW_UNORDERED_ACCESS with " + r.samples + " samples");
        }
        if ((r.flags & Resource.ALLOW_DEPTH_STENCIL) != 0) {
            int others = Resource.ALLOW_RENDER_TARGET | Resource.ALLOW_UNORDERED_ACCESS | Resource.SIMULTANEOUS;
            if ((r.flags & others) != 0) {
                throw Registry.broken(call, "ALLOW_DEPTH_STENCIL with flags 0x" + Integer.toHexString(r.flags));
            }
            if (!Dxgi.mayBeDepth(r.format)) {
                throw Registry.broken(call, "ALLOW_DEPTH_STENCIL with format " + r.format);
            }
        } else if ((r.flags & Resource.DENY_SHADER_RESOURCE) != 0) {
            throw Registry.broken(call, "DENY_SHADER_RESOURCE without ALLOW_DEPTH_STENCIL");
        }
        if (clear != 0 && (r.isBuffer() || !target)) {
            throw Registry.broken(call, "a clear value for what is no target");
        }
        if (clear != 0 && Dxgi.isTypeless(Scratch.getInt(clear))) {
            throw Registry.broken(call, "the clear value's format " + Scratch.getInt(clear) + " is typeless");
        }
        if (clear != 0) clearValue(call, r, clear);
        if (Dxgi.isBlock(r.format) && !r.isBuffer() && (r.width % 4 != 0 || r.height % 4 != 0)) {
            throw Registry.broken(call, "blocks of 4x4 in " + r.width + "x" + r.height);
        }
    }

    /** The clear value of a target: in a format that it may be viewed as, with a depth that clears may have. */
    private static void clearValue(String call, Resource r, long clear) {
        int format = Scratch.getInt(clear);
        if (Dxgi.family(format) != Dxgi.family(r.format)) {
            throw Registry.broken(call, "the clear value has format " + format + ", the texture " + r.format);
        }
        boolean depth = (r.flags & Resource.ALLOW_DEPTH_STENCIL) != 0;
        float value = Float.intBitsToFloat(Scratch.getInt(clear + 4));
        if (depth && !(value >= 0 && value <= 1)) {
            throw Registry.broken(call, "the clear value's depth is " + value + ", must be from 0 to 1");
        }
    }

    int createHeap(int result, long self, long desc, long iid, long at) {
        long alignment = Scratch.getLong(desc + 32);
        if (alignment != 0 && alignment != PLACEMENT && alignment != SAMPLED_PLACEMENT) {
            throw Registry.broken("CreateHeap", "the alignment is " + alignment + ", must be 0, 64 KiB or 4 MiB");
        }
        if (Scratch.getLong(desc) <= 0) throw Registry.broken("CreateHeap", "the size is " + Scratch.getLong(desc));
        if (!failed(result, at)) registry.add(new Heap(Scratch.getLong(at), desc));
        return result;
    }

    // ---- descriptors -----------------------------------------------------------------------------------------------

    int createDescriptorHeap(int result, long self, long desc, long iid, long at) {
        String call = "CreateDescriptorHeap";
        int type = Scratch.getInt(desc);
        int count = Scratch.getInt(desc + 4);
        boolean visible = (Scratch.getInt(desc + 8) & 1) != 0;
        if (count <= 0) throw Registry.broken(call, count + " descriptors");
        if (visible && type >= DescriptorHeap.TARGETS) {
            throw Registry.broken(call, "a heap of type " + type + " cannot be visible to shaders");
        }
        int most = type == DescriptorHeap.SAMPLERS ? MOST_SAMPLERS : MOST_VIEWS;
        if (visible && count > most) throw Registry.broken(call, count + " descriptors, at most " + most);
        if (!failed(result, at)) registry.add(new DescriptorHeap(Scratch.getLong(at), desc));
        return result;
    }

    int getDescriptorHandleIncrementSize(int result, long self, int type) {
        registry.increments[type] = result;
        return result;
    }

    void createConstantBufferView(long self, long desc, long target) {
        String call = "CreateConstantBufferView";
        long address = Scratch.getLong(desc);
        int bytes = Scratch.getInt(desc + 8);
        if (address == 0) {
            registry.write(call, target, DescriptorHeap.VIEWS, Descriptor.none(Descriptor.Kind.CONSTANTS));
            return;
        }
        if (address % 256 != 0) {
            throw Registry.broken(
                    call, "the address is 0x" + Long.toHexString(address) + ", must be a multiple of 256");
        }
        if (bytes <= 0 || bytes % 256 != 0 || bytes > 65536) {
            throw Registry.broken(call, "the size is " + bytes + ", must be a multiple of 256 up to 65536");
        }
        Resource r = registry.buffer(call, self, address, bytes);
        registry.write(
                call,
                target,
                DescriptorHeap.VIEWS,
                new Descriptor(Descriptor.Kind.CONSTANTS, r, 0, 0, 1, 0, 1, 0, 1, 0));
    }

    private @Nullable Resource resource(String call, long pointer) {
        return pointer == 0 ? null : registry.find(pointer, Resource.class);
    }

    /** Made elsewhere: nothing is known of it. */
    private boolean isForeign(long pointer) {
        return pointer != 0 && registry.find(pointer, Resource.class) == null;
    }

    void createShaderResourceView(long self, long resource, long desc, long target) {
        String call = "CreateShaderResourceView";
        Descriptor d = isForeign(resource)
                ? Descriptor.none(Descriptor.Kind.READ)
                : ViewReader.read(call, resource(call, resource), desc);
        registry.write(call, target, DescriptorHeap.VIEWS, d);
    }

    void createUnorderedAccessView(long self, long resource, long counter, long desc, long target) {
        String call = "CreateUnorderedAccessView";
        Descriptor d = isForeign(resource)
                ? Descriptor.none(Descriptor.Kind.UNORDERED)
                : ViewReader.unordered(call, resource(call, resource), desc);
        registry.write(call, target, DescriptorHeap.VIEWS, d);
    }

    void createRenderTargetView(long self, long resource, long desc, long target) {
        String call = "CreateRenderTargetView";
        Descriptor d = isForeign(resource)
                ? Descriptor.none(Descriptor.Kind.TARGET)
                : ViewReader.target(call, resource(call, resource), desc);
        registry.write(call, target, DescriptorHeap.TARGETS, d);
    }

    void createDepthStencilView(long self, long resource, long desc, long target) {
        String call = "CreateDepthStencilView";
        Descriptor d = isForeign(resource)
                ? Descriptor.none(Descriptor.Kind.DEPTH)
                : ViewReader.depth(call, resource(call, resource), desc);
        registry.write(call, target, DescriptorHeap.DEPTHS, d);
    }

    void createSampler(long self, long desc, long target) {
        int anisotropy = Scratch.getInt(desc + 20);
        if (anisotropy < 0 || anisotropy > 16) throw Registry.broken("CreateSampler", "MaxAnisotropy is " + anisotropy);
        for (int i = 0; i < 3; i++) {
            int mode = Scratch.getInt(desc + 4 + 4L * i);
            if (mode < 1 || mode > 5) throw Registry.broken("CreateSampler", "address mode " + mode);
        }
        registry.write("CreateSampler", target, DescriptorHeap.SAMPLERS, Descriptor.none(Descriptor.Kind.SAMPLER));
    }

    void copyDescriptorsSimple(long self, int count, long target, long source, int type) {
        String call = "CopyDescriptorsSimple";
        int increment = registry.increments[type];
        for (int i = 0; i < count; i++) {
            Registry.Slot from = registry.cpuSlot(call, source + (long) i * increment);
            Registry.Slot to = registry.cpuSlot(call, target + (long) i * increment);
            if (from.heap().visible)
                throw Registry.broken(
                        call, "the source is a heap that shaders see, which is slow or forbidden to read");
            if (from.heap().type != type || to.heap().type != type) {
                throw Registry.broken(
                        call, "heaps of types " + from.heap().type + " and " + to.heap().type + ", not " + type);
            }
            Descriptor d = from.heap().slots[from.index()];
            if (d == null)
                throw Registry.broken(call, "descriptor " + from.index() + " of the source was never written");
            registry.writable(call, to);
            to.heap().slots[to.index()] = d;
        }
    }

    // ---- pipelines -------------------------------------------------------------------------------------------------

    int createRootSignature(int result, long self, int node, long blob, long size, long iid, long at) {
        String call = "CreateRootSignature";
        List<RootParameter> parameters = RootParameter.read(blob, size);
        if (parameters == null) throw Registry.broken(call, "the blob holds no root signature");
        int cost = parameters.stream().mapToInt(RootParameter::cost).sum();
        if (cost > RootParameter.MOST_COST) {
            throw Registry.broken(call, "it costs " + cost + " words, at most " + RootParameter.MOST_COST);
        }
        for (RootParameter p : parameters) {
            boolean samplers = p.ranges().stream().anyMatch(r -> r.kind() == Descriptor.Kind.SAMPLER);
            boolean others = p.ranges().stream().anyMatch(r -> r.kind() != Descriptor.Kind.SAMPLER);
            if (samplers && others) throw Registry.broken(call, "a table with samplers and other descriptors");
        }
        for (int i = 0; i < parameters.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (!parameters.get(i).meets(parameters.get(j))) continue;
                throw Registry.broken(
                        call, "parameters " + j + " and " + i + " have a register that one stage sees in both");
            }
        }
        if (!failed(result, at)) {
            registry.add(new Tracked.RootSignature(Scratch.getLong(at), parameters, RootParameter.flags(blob, size)));
        }
        return result;
    }

    int createGraphicsPipelineState(int result, long self, long desc, long iid, long at) {
        if (!failed(result, at)) {
            registry.add(PipelineReader.graphics("CreateGraphicsPipelineState", registry, Scratch.getLong(at), desc));
        } else {
            PipelineReader.graphics("CreateGraphicsPipelineState", registry, 0, desc);
        }
        return result;
    }

    int createComputePipelineState(int result, long self, long desc, long iid, long at) {
        long root = Scratch.getLong(desc);
        ShaderRules.compute(
                "CreateComputePipelineState",
                desc,
                registry.get("CreateComputePipelineState", root, Tracked.RootSignature.class));
        if (!failed(result, at)) registry.add(new Tracked.Pipeline(Scratch.getLong(at), root, true));
        return result;
    }

    // ---- lists and queries -----------------------------------------------------------------------------------------

    int createCommandAllocator(int result, long self, int type, long iid, long at) {
        if (!failed(result, at)) registry.add(new Tracked.Allocator(Scratch.getLong(at)));
        return result;
    }

    int createCommandList(int result, long self, int node, int type, long allocator, long pipeline, long iid, long at) {
        Tracked.Allocator a = registry.get("CreateCommandList", allocator, Tracked.Allocator.class);
        if (a.recording != null) {
            throw Registry.broken("CreateCommandList", a + " already records " + a.recording);
        }
        if (failed(result, at)) return result;
        Tracked.CommandList list = new Tracked.CommandList(Scratch.getLong(at));
        list.record.device = self;
        registry.add(list);
        list.record.begin(a);
        a.recording = list;
        return result;
    }

    int createQueryHeap(int result, long self, long desc, long iid, long at) {
        if (!failed(result, at)) {
            registry.add(new Tracked.QueryHeap(Scratch.getLong(at), Scratch.getInt(desc), Scratch.getInt(desc + 4)));
        }
        return result;
    }

    int createCommandSignature(int result, long self, long desc, long root, long iid, long at) {
        String call = "CreateCommandSignature";
        int stride = Scratch.getInt(desc);
        int count = Scratch.getInt(desc + 4);
        if (count < 1) throw Registry.broken(call, count + " arguments");
        int bytes = 0;
        int kind = -1;
        for (int i = 0; i < count; i++) {
            kind = Scratch.getInt(Scratch.getLong(desc + 8) + 16L * i);
            bytes += Tracked.CommandSignature.bytes(kind);
        }
        if (kind > Tracked.CommandSignature.DISPATCH || kind < 0) {
            throw Registry.broken(call, "the last argument is of type " + kind + ", must draw or dispatch");
        }
        if (stride % 4 != 0 || stride < bytes) {
            throw Registry.broken(
                    call,
                    "commands of " + bytes + " bytes are " + stride + " apart, must be as many and multiples of 4");
        }
        if (!failed(result, at)) {
            registry.add(new Tracked.CommandSignature(Scratch.getLong(at), kind, stride, bytes));
        }
        return result;
    }
}
