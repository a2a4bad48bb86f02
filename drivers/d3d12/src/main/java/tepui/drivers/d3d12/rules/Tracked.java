package tepui.drivers.d3d12.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.states.ResourceState;

/** An object of Direct3D 12 as the rules see it. */
abstract sealed class Tracked {
    final long pointer;
    /** Its last release has been seen. */
    boolean destroyed;
    /** The last execution that used it. */
    @Nullable
    Execution lastUse;

    private Tracked(long pointer) {
        this.pointer = pointer;
    }

    abstract String kind();

    boolean inFlight(Registry registry) {
        Execution e = lastUse;
        return e != null && !e.isOver(registry);
    }

    @Override
    public String toString() {
        return kind() + " 0x" + Long.toHexString(pointer);
    }

    /** One call of ExecuteCommandLists: over when a fence that was signalled after it has its value. */
    static final class Execution {
        long fence;
        long value;
        private boolean over;

        boolean isOver(Registry registry) {
            if (!over && fence != 0) over = registry.completed(fence) >= value;
            return over;
        }
    }

    /** Of D3D12_HEAP_TYPE. */
    static final int HEAP_DEFAULT = 1;

    static final int HEAP_UPLOAD = 2;
    static final int HEAP_READBACK = 3;

    /** In a heap of one's own choosing resources change their states as in DEFAULT, wherever its memory is. */
    static boolean keepsState(int heap) {
        return heap == HEAP_UPLOAD || heap == HEAP_READBACK;
    }

    /** A buffer or a texture, with the state of each subresource as execution leaves it. */
    static final class Resource extends Tracked {
        static final int BUFFER = 1;
        static final int TEXTURE_1D = 2;
        static final int TEXTURE_2D = 3;
        static final int TEXTURE_3D = 4;

        static final int ALLOW_RENDER_TARGET = 1;
        static final int ALLOW_DEPTH_STENCIL = 2;
        static final int ALLOW_UNORDERED_ACCESS = 4;
        static final int DENY_SHADER_RESOURCE = 8;
        static final int SIMULTANEOUS = 0x20;

        final int dimension;
        final long width;
        final int height;
        final int depthOrLayers;
        final int levels;
        final int format;
        final int samples;
        final int flags;
        final int heap;
        final int layers;
        final int planes;
        final int[] states;
        /** Bits that a promotion may or may not have added. */
        final int[] perhaps;

        final boolean[] promoted;
        /** The end of a split transition under way, -1 for none. */
        final int[] ending;

        /** The heap that it lies in; null for memory of its own. */
        @Nullable
        Heap placedIn;

        /** Whose addresses it is among. */
        long device;

        long offset;
        long bytes;
        /** Placed, it is not there before a barrier has said so. */
        boolean active = true;
        /** A placed target has no contents before it is discarded, cleared or copied to. */
        boolean initialised = true;

        boolean resident = true;

        /** @param desc a D3D12_RESOURCE_DESC */
        Resource(long pointer, long desc, int heap, int initial) {
            super(pointer);
            this.heap = heap;
            dimension = Scratch.getInt(desc);
            width = Scratch.getLong(desc + 16);
            height = Scratch.getInt(desc + 24);
            depthOrLayers = Scratch.getInt(desc + 28) & 0xffff;
            int given = Scratch.getInt(desc + 28) >>> 16;
            format = Scratch.getInt(desc + 32);
            samples = Scratch.getInt(desc + 36);
            flags = Scratch.getInt(desc + 48);
            levels = given != 0 ? given : full(width, height, dimension == TEXTURE_3D ? depthOrLayers : 1);
            layers = dimension == TEXTURE_3D || dimension == BUFFER ? 1 : depthOrLayers;
            planes = dimension == BUFFER ? 1 : Dxgi.planes(format);
            int count = levels * layers * planes;
            states = new int[count];
            perhaps = new int[count];
            promoted = new boolean[count];
            ending = new int[count];
            boolean keeps = dimension != BUFFER || keepsState(heap);
            Arrays.fill(states, keeps ? initial : ResourceState.COMMON);
            Arrays.fill(ending, -1);
        }

        private static int full(long width, int height, int depth) {
            return 64 - Long.numberOfLeadingZeros(Math.max(width, Math.max(height, depth)));
        }

        boolean isBuffer() {
            return dimension == BUFFER;
        }

        /** Decays and is promoted as a buffer. */
        boolean isFree() {
            return isBuffer() || (flags & SIMULTANEOUS) != 0;
        }

        boolean isTarget() {
            return (flags & (ALLOW_RENDER_TARGET | ALLOW_DEPTH_STENCIL)) != 0;
        }

        /** It lies in the heap from now on, and does not count before a barrier. */
        void place(Heap heap, long at, long size) {
            placedIn = heap;
            offset = at;
            bytes = size;
            active = false;
            initialised = !isTarget();
            heap.placed.add(this);
        }

        /** A barrier says that what lay there before is over. */
        void activate() {
            Heap h = placedIn;
            if (h == null) return;
            for (Resource other : h.placed) {
                if (other.offset < offset + bytes && offset < other.offset + other.bytes) other.active = false;
            }
            active = true;
            initialised = !isTarget();
        }

        int subresource(int level, int layer, int plane) {
            return level + (layer + plane * layers) * levels;
        }

        @Override
        String kind() {
            return isBuffer() ? "buffer" : "texture";
        }
    }

    /** Memory for placed resources. */
    static final class Heap extends Tracked {
        final long bytes;
        final int type;
        final int flags;
        final long alignment;
        final List<Resource> placed = new ArrayList<>();
        boolean resident = true;

        Heap(long pointer, long desc) {
            super(pointer);
            bytes = Scratch.getLong(desc);
            type = Scratch.getInt(desc + 8);
            alignment = Scratch.getLong(desc + 32);
            flags = Scratch.getInt(desc + 40);
        }

        @Override
        String kind() {
            return "heap";
        }
    }

    static final class DescriptorHeap extends Tracked {
        static final int VIEWS = 0;
        static final int SAMPLERS = 1;
        static final int TARGETS = 2;
        static final int DEPTHS = 3;

        final int type;
        final boolean visible;
        final @Nullable Descriptor[] slots;
        /** The executions whose tables contain each slot. */
        final @Nullable Execution[] uses;

        long cpu;
        long gpu;

        DescriptorHeap(long pointer, long desc) {
            super(pointer);
            type = Scratch.getInt(desc);
            slots = new Descriptor[Scratch.getInt(desc + 4)];
            visible = (Scratch.getInt(desc + 8) & 1) != 0;
            uses = new Execution[visible ? slots.length : 0];
        }

        @Override
        String kind() {
            return "descriptor heap";
        }
    }

    /** Descriptor, by what it was made of. */
    record Descriptor(
            Kind kind,
            @Nullable Resource resource,
            int format,
            int level,
            int levels,
            int layer,
            int layers,
            int plane,
            int planes,
            int flags) {
        enum Kind {
            CONSTANTS,
            READ,
            UNORDERED,
            SAMPLER,
            TARGET,
            DEPTH
        }

        static Descriptor none(Kind kind) {
            return new Descriptor(kind, null, 0, 0, 0, 0, 0, 0, 0, 0);
        }
    }

    static final class RootSignature extends Tracked {
        static final int ALLOW_INPUT_ASSEMBLER = 1;
        static final int ALLOW_STREAM_OUTPUT = 0x40;

        final java.util.List<RootParameter> parameters;
        final int flags;

        RootSignature(long pointer, java.util.List<RootParameter> parameters, int flags) {
            super(pointer);
            this.parameters = parameters;
            this.flags = flags;
        }

        @Override
        String kind() {
            return "root signature";
        }
    }

    /** Pipeline state object. */
    static final class Pipeline extends Tracked {
        final long rootSignature;
        final boolean compute;
        int[] targets = new int[0];
        int depthFormat;
        boolean usesDepth;
        /** Bits of the planes that it writes: depth 1, stencil 2. */
        int writesPlanes;

        int samples = 1;
        /** Of D3D12_PRIMITIVE_TOPOLOGY_TYPE. */
        int topologyType;
        /** The slots of vertex buffers that it reads. */
        int vertexSlots;
        /** Alignments of places and vertex distances in each buffer. */
        final int[] vertexAlignments = new int[32];

        Pipeline(long pointer, long rootSignature, boolean compute) {
            super(pointer);
            this.rootSignature = rootSignature;
            this.compute = compute;
        }

        @Override
        String kind() {
            return "pipeline state";
        }
    }

    static final class Allocator extends Tracked {
        @Nullable
        CommandList recording;

        Allocator(long pointer) {
            super(pointer);
        }

        @Override
        String kind() {
            return "command allocator";
        }
    }

    static final class QueryHeap extends Tracked {
        final int type;
        final int count;

        QueryHeap(long pointer, int type, int count) {
            super(pointer);
            this.type = type;
            this.count = count;
        }

        /** Has it queries of that D3D12_QUERY_TYPE? */
        boolean holds(int query) {
            return switch (type) {
                case 0 -> query == 0 || query == 1;
                case 1 -> query == 2;
                case 2 -> query == 3;
                case 3 -> query >= 4 && query <= 7;
                default -> false;
            };
        }

        /** Bytes of one result. */
        static int bytes(int query) {
            return query == 3 ? 88 : query >= 4 ? 16 : 8;
        }

        @Override
        String kind() {
            return "query heap";
        }
    }

    /** Command signature: the form of indirect commands. */
    static final class CommandSignature extends Tracked {
        static final int DRAW = 0;
        static final int DRAW_INDEXED = 1;
        static final int DISPATCH = 2;

        /** Of the command, D3D12_INDIRECT_ARGUMENT_TYPE. */
        final int command;

        final int stride;
        final int bytes;

        CommandSignature(long pointer, int command, int stride, int bytes) {
            super(pointer);
            this.command = command;
            this.stride = stride;
            this.bytes = bytes;
        }

        static int bytes(int type) {
            return switch (type) {
                case DRAW, 3 -> 16;
                case DRAW_INDEXED -> 20;
                case DISPATCH -> 12;
                case 4 -> 16;
                default -> 8;
            };
        }

        @Override
        String kind() {
            return "command signature";
        }
    }

    static final class CommandList extends Tracked {
        final ListRecord record = new ListRecord();

        CommandList(long pointer) {
            super(pointer);
        }

        @Override
        String kind() {
            return "command list";
        }
    }
}
