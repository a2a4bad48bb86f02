package tepui.drivers.d3d12.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.D3D12;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12RootSignature;
import tepui.drivers.d3d12.com.ID3DBlob;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.Features;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.dxbc.DxbcModule;
import tepui.drivers.d3d12.dxbc.Registers;
import tepui.drivers.d3d12.dxbc.SamplerWords;
import tepui.drivers.d3d12.resource.ViewKind;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;

/**
 * Layout of a root signature: how the registers of a program are bound. Parameter 0 is the driver's own words, for
 * compute shaders only if they read one. Then each stage has the addresses of its first uniform buffers, one table of
 * views and one of samplers. Of words and addresses there is room for more than most programs use, so that signatures
 * differ by the lengths of tables alone: programs that follow each other mostly share one, and what is bound stays
 * bound.
 */
public final class RootLayout {
    /** Root words that there is room for: see {@link tepui.drivers.d3d12.dxbc.RootWords}. */
    public static final int WORDS = 20;

    /** Addresses of uniform buffers that a signature has for a stage, or twice as many if these are not enough. */
    private static final int FEW = 2;

    private static final int TABLE = 0;
    private static final int CONSTANTS = 1;
    private static final int CONSTANT_BUFFER = 2;
    private static final int RANGE_VIEWS = 0;
    private static final int RANGE_UNORDERED = 1;
    private static final int RANGE_CONSTANTS = 2;
    private static final int RANGE_SAMPLERS = 3;
    private static final int ALLOW_INPUT_ASSEMBLER = 1;
    private static final int ALLOW_STREAM_OUTPUT = 0x40;
    private static final int[] VISIBILITY = {1, 2, 3, 4, 5, 0};

    /**
     * One descriptor of a table of views.
     *
     * @param seen textures: which of its views
     */
    public record Entry(
            Resource.Kind kind, int slot, @Nullable TextureShape shape, boolean integers, ViewKind seen) {}

    /** Layout of one stage. The table of layouts has each of its kind once. */
    public static final class StageLayout {
        public final int stage;
        /** Slots of uniform buffers whose addresses are parameters, and bytes that must be readable. */
        public final int[] rootSlots;

        public final int[] rootBytes;
        public final int firstRoot;
        /** Parameters for addresses behind these, which no shader reads here. */
        public final int spares;
        /** The parameter of what shaders read of samplers, -1 for none, and for how many slots. */
        public final int samplerWords;

        public final int samplerWordSlots;
        /** State that they follow from, as bits of {@link BoundBits}. */
        public final int samplerWordBits;

        public final Entry[] entries;
        /** -1 for no table. */
        public final int viewTable;

        public final int[] samplerSlots;
        public final int samplerTable;
        /** Kinds that the table of views has, as bits of {@link BoundBits}. */
        public final int viewBits;

        /** Something in it may be written by shaders. */
        public final boolean writes;

        /** Buffers in it must have resources of their own: see {@code BufferWork.separate}. */
        public final boolean separates;

        private StageLayout(StageParts p) {
            stage = p.stage.ordinal();
            rootSlots = ints(p.slots);
            rootBytes = ints(p.bytes);
            firstRoot = p.firstRoot;
            spares = p.spares;
            samplerWords = p.samplerWords;
            samplerWordSlots = p.samplerWordSlots;
            samplerWordBits = samplerWords < 0
                    ? 0
                    : BoundBits.bit(BoundBits.SAMPLERS, stage) | BoundBits.bit(BoundBits.TEXTURES, stage);
            entries = p.entries.toArray(new Entry[0]);
            viewTable = p.viewTable;
            samplerSlots = ints(p.samplers);
            samplerTable = p.samplerTable;
            int bits = 0;
            boolean w = false;
            boolean own = false;
            for (Entry e : entries) {
                bits |= BoundBits.bit(e.kind.ordinal(), stage);
                w |= e.kind == Resource.Kind.STORAGE_BUFFER || e.kind == Resource.Kind.IMAGE;
                own |= e.kind == Resource.Kind.STORAGE_BUFFER || e.shape == TextureShape.BUFFER;
            }
            viewBits = bits;
            writes = w;
            separates = own;
        }
    }

    /** Parts of a {@link StageLayout}, by which it is interned. */
    private record StageParts(
            Stage stage,
            List<Integer> slots,
            List<Integer> bytes,
            int firstRoot,
            int spares,
            int samplerWords,
            int samplerWordSlots,
            List<Entry> entries,
            int viewTable,
            List<Integer> samplers,
            int samplerTable) {}

    public final long handle;
    public final StageLayout[] stages;
    private final @Nullable StageLayout[] byStage = new StageLayout[Stage.values().length];
    /** Of all tables together. */
    public final int views;

    public final int samplers;
    public final boolean writes;

    private RootLayout(long handle, List<StageLayout> list) {
        this.handle = handle;
        stages = list.toArray(new StageLayout[0]);
        int v = 0;
        int s = 0;
        boolean w = false;
        for (StageLayout l : stages) {
            v += l.entries.length;
            s += l.samplerSlots.length;
            w |= l.writes;
            byStage[l.stage] = l;
        }
        views = v;
        samplers = s;
        writes = w;
    }

    /** Does a stage have there what it has here? Then what is bound for it stays bound, where the signatures are one. */
    public boolean isLike(RootLayout other, int stage) { // hot
        return byStage[stage] == other.byStage[stage];
    }

    /** Bindings that must be made anew after a draw with another layout: bits of {@link BoundBits}. */
    public int unlike(@Nullable RootLayout other) { // hot
        if (other == null || other.handle != handle) return BoundBits.ALL_BOUND;
        int bits = 0;
        for (int i = 0; i < byStage.length; i++) if (!isLike(other, i)) bits |= BoundBits.stage(i);
        return bits;
    }

    /** One parameter, as it is written into a signature. */
    private record Parameter(int type, int visibility, int register, int count, List<Range> ranges) {}

    private record Range(int type, int register, int count) {}

    /** Table of the root signatures of a device. */
    public static final class Table {
        private final Gpu gpu;
        private final Map<List<Parameter>, Long> made = new HashMap<>();
        private final Map<StageParts, StageLayout> stages = new HashMap<>();

        Table(Gpu gpu) {
            this.gpu = gpu;
        }

        synchronized RootLayout get(List<Shader> shaders, List<DxbcModule> modules) {
            List<Parameter> parameters = new ArrayList<>();
            if (shaders.getFirst().stage != Stage.COMPUTE || modules.getFirst().rootWords() != 0) {
                parameters.add(new Parameter(CONSTANTS, 0, Registers.ROOT_WORDS, WORDS, List.of()));
            }
            List<StageLayout> list = new ArrayList<>();
            boolean ends = false;
            for (int i = 0; i < modules.size(); i++) {
                Stage stage = shaders.get(i).stage;
                ends |= stage == Stage.FRAGMENT || stage == Stage.COMPUTE;
                list.add(stage(stage, modules.get(i).bindings(), parameters));
            }
            // What only writes depth has the signature of what draws with the same vertices.
            if (!ends) list.add(stage(Stage.FRAGMENT, List.of(), parameters));
            return new RootLayout(signature(parameters), list);
        }

        private StageLayout stage(Stage stage, List<DxbcModule.Binding> bindings, List<Parameter> parameters) {
            return stages.computeIfAbsent(parts(stage, bindings, parameters, gpu.features), StageLayout::new);
        }

        private long signature(List<Parameter> parameters) {
            return made.computeIfAbsent(parameters, p -> gpu.apart(() -> make(gpu, p)));
        }

        synchronized int size() {
            return made.size();
        }

        public synchronized void close() {
            for (long root : made.values()) IUnknown.release(root);
            made.clear();
        }
    }

    private static StageParts parts(
            Stage stage, List<DxbcModule.Binding> bindings, List<Parameter> parameters, Features features) {
        boolean plainCubes = features.oldVkd3d;
        int visibility = VISIBILITY[stage.ordinal()];
        boolean always = stage == Stage.VERTEX || stage == Stage.FRAGMENT;
        int roots = always || stage == Stage.COMPUTE ? 2 * FEW : FEW;
        int free = Registers.FIRST_UNIFORM;
        List<Integer> slots = new ArrayList<>();
        List<Integer> bytes = new ArrayList<>();
        List<Entry> entries = new ArrayList<>();
        List<Range> ranges = new ArrayList<>();
        List<Integer> samplers = new ArrayList<>();
        List<Range> samplerRanges = new ArrayList<>();
        int samplerWords = -1;
        int samplerWordSlots = 0;
        for (DxbcModule.Binding b : bindings) {
            if (!isSamplerWords(b)) continue;
            // One buffer less has its address there, so that signatures keep within their size.
            roots--;
            samplerWords = parameters.size();
            samplerWordSlots = b.size() / SamplerWords.BYTES;
            parameters.add(new Parameter(CONSTANT_BUFFER, visibility, b.register(), 0, List.of()));
        }
        int firstRoot = parameters.size();
        for (DxbcModule.Binding b : bindings) {
            if (b.kind() == Resource.Kind.UNIFORM_BUFFER) free = Math.max(free, b.register() + b.count());
            if (isSamplerWords(b)) continue;
            // What is declared as one range of registers cannot be several root parameters.
            boolean apart = b.count() == 1 || !features.dynamicIndexing;
            for (int i = 0; i < b.count(); i++) {
                if (b.kind() == Resource.Kind.UNIFORM_BUFFER && apart && slots.size() < roots) {
                    parameters.add(new Parameter(CONSTANT_BUFFER, visibility, b.register() + i, 0, List.of()));
                    slots.add(b.slot() + i);
                    bytes.add(b.size());
                    continue;
                }
                int type = switch (b.kind()) {
                    case UNIFORM_BUFFER -> RANGE_CONSTANTS;
                    case TEXTURE -> RANGE_VIEWS;
                    case STORAGE_BUFFER, IMAGE -> RANGE_UNORDERED;
                };
                ranges.add(new Range(type, b.register() + i, 1));
                boolean integers = b.texelKind() == ScalarKind.I32;
                boolean texels = b.kind() == Resource.Kind.TEXTURE && b.slot() >= Registers.texelSlot(0);
                int slot = texels ? b.slot() - Registers.texelSlot(0) : b.slot();
                boolean cube = plainCubes && b.shadow() && b.shape() == TextureShape.CUBE;
                ViewKind seen = texels ? ViewKind.AS_TEXELS : cube ? ViewKind.AS_CUBE : ViewKind.AS_ARRAY;
                entries.add(new Entry(b.kind(), slot + i, b.shape(), integers, seen));
                if (b.sampled()) {
                    samplerRanges.add(new Range(RANGE_SAMPLERS, b.register() + i, 1));
                    samplers.add(b.slot() + i);
                }
            }
        }
        int room = slots.size() > FEW ? roots : always || !slots.isEmpty() ? Math.min(FEW, roots) : 0;
        for (int i = slots.size(); i < room; i++) {
            parameters.add(new Parameter(CONSTANT_BUFFER, visibility, free++, 0, List.of()));
        }
        int viewTable = table(ranges, visibility, parameters);
        int samplerTable = table(samplerRanges, visibility, parameters);
        return new StageParts(
                stage,
                slots,
                bytes,
                firstRoot,
                room - slots.size(),
                samplerWords,
                samplerWordSlots,
                entries,
                viewTable,
                samplers,
                samplerTable);
    }

    /** The number of its parameter, -1 where it is empty. */
    private static int table(List<Range> ranges, int visibility, List<Parameter> parameters) {
        if (ranges.isEmpty()) return -1;
        parameters.add(new Parameter(TABLE, visibility, 0, 0, joined(ranges)));
        return parameters.size() - 1;
    }

    private static boolean isSamplerWords(DxbcModule.Binding b) {
        return b.kind() == Resource.Kind.UNIFORM_BUFFER && b.slot() == Registers.SAMPLER_WORDS;
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(i -> i).toArray();
    }

    /** Neighbouring registers in one range; the order of descriptors stays. */
    private static List<Range> joined(List<Range> single) {
        List<Range> list = new ArrayList<>();
        for (Range r : single) {
            Range last = list.isEmpty() ? null : list.getLast();
            if (last != null && last.type == r.type && last.register + last.count == r.register) {
                list.set(list.size() - 1, new Range(r.type, last.register, last.count + 1));
            } else {
                list.add(r);
            }
        }
        return List.copyOf(list);
    }

    private static long make(Gpu gpu, List<Parameter> parameters) {
        try (Scratch s = Scratch.brief(8192)) {
            long array = s.take(32L * parameters.size());
            for (int i = 0; i < parameters.size(); i++) {
                Parameter p = parameters.get(i);
                long at = array + 32L * i;
                switch (p.type) {
                    case TABLE -> {
                        long ranges = s.begin(20L * p.ranges.size());
                        // Descriptors follow each other: an offset of -1.
                        for (Range r : p.ranges)
                            s.i(r.type).i(r.count).i(r.register).i(0).i(-1);
                        s.to(at).i(TABLE).align(8).i(p.ranges.size()).l(ranges);
                    }
                    case CONSTANTS ->
                        s.to(at).i(CONSTANTS).align(8).i(p.register).i(0).i(p.count);
                    default -> s.to(at).i(p.type).align(8).i(p.register).i(0);
                }
                s.to(at + 24).i(p.visibility);
            }
            long desc = s.begin(40);
            s.i(parameters.size()).l(array).i(0).l(0).i(ALLOW_INPUT_ASSEMBLER | ALLOW_STREAM_OUTPUT);
            long out = s.take(16);
            int result = D3D12.serializeRootSignature(desc, out, out + 8);
            long error = Scratch.getLong(out + 8);
            if (error != 0) IUnknown.release(error);
            Hresult.check(result, "D3D12SerializeRootSignature");
            long blob = Scratch.getLong(out);
            try {
                long bytes = ID3DBlob.getBufferPointer(blob);
                long size = ID3DBlob.getBufferSize(blob);
                return gpu.make(
                        "CreateRootSignature",
                        ID3D12RootSignature.IID,
                        (iid, to) -> ID3D12Device.createRootSignature(gpu.device, 0, bytes, size, iid, to));
            } finally {
                IUnknown.release(blob);
            }
        }
    }
}
