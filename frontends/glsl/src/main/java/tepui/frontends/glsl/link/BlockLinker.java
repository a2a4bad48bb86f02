package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkedProgram.Block;
import tepui.frontends.glsl.LinkedProgram.Uniform;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.ready.ReadyVariable;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Resource;
import tepui.ir.Stage;

/** Linker of uniform and storage blocks: matched over the stages, laid out, given slots, and told of. */
final class BlockLinker {
    private static final class Entry {
        final StageUnits.Global first;
        final boolean storage;
        int stages;
        int binding;

        @Nullable
        MemLayout layout;

        int firstIndex;
        final Map<StageOutput, StageUnits.Global> users = new LinkedHashMap<>();
        final Map<StageOutput, Integer> slots = new LinkedHashMap<>();

        Entry(StageUnits.Global g) {
            first = g;
            storage = g.info.storage == VarInfo.Storage.BUFFER;
            binding = g.info.binding;
        }
    }

    private final List<StageOutput> stages;
    private final LinkLog log;
    private final GlslLimits limits;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    /** The program's uniforms; those of blocks are added. */
    private final List<Uniform> uniforms;

    final List<Uniform> bufferVariables = new ArrayList<>();
    final List<Block> uniformBlocks = new ArrayList<>();
    final List<Block> storageBlocks = new ArrayList<>();

    BlockLinker(List<StageOutput> stages, List<Uniform> uniforms, GlslLimits limits, LinkLog log) {
        this.stages = stages;
        this.uniforms = uniforms;
        this.limits = limits;
        this.log = log;
    }

    void link() {
        for (StageOutput s : stages) checkNames(s);
        if (log.hasErrors()) return;
        for (StageOutput s : stages) {
            for (StageUnits.Global g : s.units.globals.values()) {
                boolean memory = g.info.storage == VarInfo.Storage.UNIFORM || g.info.storage == VarInfo.Storage.BUFFER;
                if (memory && g.var.isBlock()) add(s, g);
            }
        }
        for (Entry e : entries.values()) {
            e.layout = layout(e);
            for (Map.Entry<StageOutput, StageUnits.Global> u : e.users.entrySet()) place(e, u.getKey(), u.getValue());
            reflect(e);
        }
        limits();
    }

    private MemLayout layout(Entry e) {
        ReadyVariable ready = e.first.var.ready;
        if (ready == null) return MemLayout.block(sized(struct(e.first), e), e.first.info.packing);
        MemLayout layout = ReadyUnits.layout(ReadyUnits.innermost(ready.type));
        return e.storage ? layout : layout.padded(16);
    }

    /** Blocks without an instance name, by the names of their members, and uniforms without a block. */
    private final Map<String, String> names = new HashMap<>();

    /** A name stands for one thing in all of an interface, whichever shader says it (GLSL 4.60, 4.3.9). */
    private void checkNames(StageOutput s) {
        for (StageUnits.Global g : s.units.globals.values()) {
            boolean memory = g.info.storage == VarInfo.Storage.UNIFORM || g.info.storage == VarInfo.Storage.BUFFER;
            // Modules of SPIR-V need not name anything.
            if (!memory || g.var.builtIn || g.var.ready != null) continue;
            if (!g.var.isBlock()) {
                claim(g.info.storage, g.name, "a variable of its own");
            } else if (g.var.name.isEmpty()) {
                for (GlslType.Member m : struct(g).members())
                    claim(g.info.storage, m.name(), "a member of block '" + g.name + "'");
            }
        }
    }

    private void claim(VarInfo.Storage storage, String name, String as) {
        String before = names.putIfAbsent(storage + " " + name, as);
        if (before != null && !before.equals(as))
            log.error("'" + name + "' is " + before + " in one shader and " + as + " in another");
    }

    private static GlslType.Struct struct(StageUnits.Global g) {
        return (GlslType.Struct) StageUnits.innermost(g.type);
    }

    /** Members without a size have the one that their indices ask for, but for the last of a buffer. */
    private GlslType.Struct sized(GlslType.Struct struct, Entry e) {
        boolean open = false;
        for (GlslType.Member m : struct.members()) open |= m.type() instanceof GlslType.Array a && a.length() == 0;
        if (!open) return struct;
        List<GlslType.Member> members = new ArrayList<>();
        for (int i = 0; i < struct.members().size(); i++) {
            GlslType.Member m = struct.members().get(i);
            boolean runtime = e.storage && i == struct.members().size() - 1;
            int length = 0;
            for (StageUnits.Global g : e.users.values()) {
                if (g.grown != null) length = Math.max(length, g.grown[i]);
            }
            if (e.storage && !runtime && length == 0 && m.type() instanceof GlslType.Array a && a.length() == 0) {
                log.error("block '" + struct.name() + "': only the last member can be an array without a size, not '"
                        + m.name() + "'");
            }
            members.add(new GlslType.Member(
                    m.name(), runtime ? m.type() : TypeMatch.withLength(m.type(), length), m.info()));
        }
        return new GlslType.Struct(struct.name(), members);
    }

    // ---- matching --------------------------------------------------------------------------------------------------

    private void add(StageOutput s, StageUnits.Global g) {
        // Only a packed block may lose what nobody uses.
        boolean active = g.used() || g.info.packing != VarInfo.Packing.PACKED;
        String key = g.info.storage + " " + g.name;
        Entry e = entries.get(key);
        if (e == null) {
            e = new Entry(g);
            if (!active) return;
            entries.put(key, e);
        } else {
            match(e, g);
        }
        e.stages |= s.stageBit();
        if (g.used()) e.users.put(s, g);
    }

    private static boolean isOpen(GlslType type) {
        return type instanceof GlslType.Array a && a.length() == 0;
    }

    private void match(Entry e, StageUnits.Global g) {
        String what = "block '" + g.name + "' is declared ";
        GlslType.Struct a = struct(e.first);
        GlslType.Struct b = struct(g);
        boolean arrays = Arrays.equals(dims(e.first.type), dims(g.type));
        if (!arrays || !TypeMatch.members(a, b)) {
            log.error(what + "with different members" + (arrays ? "" : " or array sizes"));
            return;
        }
        for (int i = 0; i < a.members().size(); i++) {
            VarInfo x = a.members().get(i).info();
            VarInfo y = b.members().get(i).info();
            boolean apart = x.rowMajor != y.rowMajor || x.offset != y.offset || x.align != y.align;
            boolean open = e.storage && i == a.members().size() - 1;
            if (open
                    && isOpen(a.members().get(i).type())
                            != isOpen(b.members().get(i).type())) {
                log.error(what + "with and without a size of its member '"
                        + a.members().get(i).name() + "'");
            }
            if (apart) {
                log.error(what + "with different layouts of its member '"
                        + a.members().get(i).name() + "'");
            }
        }
        ReadyVariable ready = e.first.var.ready;
        if (ready != null && g.var.ready != null && !ready.type.equals(g.var.ready.type))
            log.error(what + "with different layouts");
        if (e.first.info.packing != g.info.packing) log.error(what + "with different layouts");
        boolean named = e.first.var.name.isEmpty() == g.var.name.isEmpty();
        if (!named) log.error(what + "with an instance name and without one");
        if (e.binding >= 0 && g.info.binding >= 0 && e.binding != g.info.binding) {
            log.error(what + "with different bindings, " + e.binding + " and " + g.info.binding);
        }
        e.binding = Math.max(e.binding, g.info.binding);
    }

    // ---- places ----------------------------------------------------------------------------------------------------

    private static int[] dims(GlslType type) {
        int n = 0;
        for (GlslType t = type; t instanceof GlslType.Array a; t = a.element()) n++;
        int[] dims = new int[n];
        GlslType t = type;
        for (int i = 0; i < n; i++) {
            GlslType.Array a = (GlslType.Array) t;
            dims[i] = Math.max(1, a.length());
            t = a.element();
        }
        return dims;
    }

    static int product(int[] dims) {
        int n = 1;
        for (int d : dims) n *= d;
        return n;
    }

    private void place(Entry e, StageOutput s, StageUnits.Global g) {
        MemLayout layout = e.layout;
        if (layout == null) return;
        int[] dims = dims(TypeMatch.withLength(g.type, g.implicitLength));
        int count = product(dims);
        int slot = e.storage ? s.storageSlots : s.uniformSlots;
        if (slot + count > 1 << 15)
            throw log.fail("block '" + g.name + "' is an array of " + count + ", far more than there are buffers");
        if (e.storage) s.storageSlots += count;
        else s.uniformSlots += count;
        e.slots.put(s, slot);
        Resource r = new Resource(
                e.storage ? Resource.Kind.STORAGE_BUFFER : Resource.Kind.UNIFORM_BUFFER, g.name, slot, count);
        if (e.storage) {
            r.readOnly = g.info.readOnly && !g.info.writeOnly;
            r.writeOnly = g.info.writeOnly && !g.info.readOnly;
            r.coherent = g.info.coherent;
        } else {
            r.size = layout.size;
        }
        s.shader.resources.add(r);
        Storage.Space space = e.storage ? Storage.Space.STORAGE : Storage.Space.UNIFORM;
        s.place(g, new Storage.Memory(space, r, dims, layout, 0));
    }

    // ---- reflection ------------------------------------------------------------------------------------------------

    private void reflect(Entry e) {
        MemLayout layout = e.layout;
        if (layout == null) return;
        List<Block> blocks = e.storage ? storageBlocks : uniformBlocks;
        List<Uniform> list = e.storage ? bufferVariables : uniforms;
        int first = list.size();
        e.firstIndex = blocks.size();
        GlslType.Struct struct = (GlslType.Struct) layout.type;
        String prefix = e.first.var.name.isEmpty() ? "" : e.first.name + ".";
        for (int i = 0; i < struct.members().size(); i++) {
            GlslType.Member m = struct.members().get(i);
            top(e, list, prefix + m.name(), m.type(), layout.offset(i), layout.member(i));
        }
        List<Integer> members = new ArrayList<>();
        for (int i = first; i < list.size(); i++) members.add(i);
        int size = layout.size;
        if (e.storage && !struct.members().isEmpty()) {
            // A buffer must hold one element at least of an array without a size.
            int last = struct.members().size() - 1;
            if (struct.members().get(last).type() instanceof GlslType.Array a && a.length() == 0)
                size = layout.offset(last) + layout.member(last).stride;
        }
        int[] dims = dims(TypeMatch.withLength(e.first.type, e.first.implicitLength));
        int count = product(dims);
        for (int i = 0; i < count && i < 1 << 12; i++) {
            int[] slots = new int[Stage.COUNT];
            Arrays.fill(slots, -1);
            for (Map.Entry<StageOutput, Integer> s : e.slots.entrySet())
                slots[s.getKey().units.stage.ordinal()] = s.getValue() + i;
            blocks.add(new Block(
                    e.first.name + suffix(dims, i),
                    Math.max(0, e.binding) + (e.binding >= 0 ? i : 0),
                    size,
                    members,
                    slots,
                    e.stages));
        }
    }

    static String suffix(int[] dims, int index) {
        StringBuilder s = new StringBuilder();
        int rest = index;
        for (int d = dims.length - 1; d >= 0; d--) {
            s.insert(0, "[" + rest % dims[d] + "]");
            rest /= dims[d];
        }
        return s.toString();
    }

    /** A member: of the outermost array of a buffer's, only the first element is told of. */
    private void top(Entry e, List<Uniform> list, String name, GlslType type, int offset, MemLayout layout) {
        boolean aggregate = type instanceof GlslType.Array a
                && !(a.element() instanceof Basic || a.element().isHandle());
        if (e.storage && aggregate && type instanceof GlslType.Array a) {
            leaf(e, list, name + "[0]", a.element(), offset, layout.element(), a.length(), layout.stride);
        } else {
            leaf(e, list, name, type, offset, layout, 1, 0);
        }
    }

    private void leaf(
            Entry e,
            List<Uniform> list,
            String name,
            GlslType type,
            int offset,
            MemLayout layout,
            int topLength,
            int topStride) {
        switch (type) {
            case GlslType.Struct s -> {
                for (int i = 0; i < s.members().size(); i++) {
                    GlslType.Member m = s.members().get(i);
                    leaf(
                            e,
                            list,
                            name + "." + m.name(),
                            m.type(),
                            offset + layout.offset(i),
                            layout.member(i),
                            topLength,
                            topStride);
                }
            }
            case GlslType.Array a
            when !(a.element() instanceof Basic || a.element().isHandle()) -> {
                if (list.size() > 1 << 14) throw log.fail("block '" + e.first.name + "' has too many members");
                for (int i = 0; i < a.length(); i++) {
                    leaf(
                            e,
                            list,
                            name + "[" + i + "]",
                            a.element(),
                            offset + i * layout.stride,
                            layout.element(),
                            topLength,
                            topStride);
                }
            }
            default -> {
                boolean array = type instanceof GlslType.Array;
                MemLayout one = array ? layout.element() : layout;
                int[] slots = new int[Stage.COUNT];
                Arrays.fill(slots, -1);
                list.add(new Uniform(
                        array ? name + "[0]" : name,
                        GlTypes.of(one.type),
                        type instanceof GlslType.Array a ? a.length() : 1,
                        -1,
                        e.firstIndex,
                        offset,
                        array ? layout.stride : 0,
                        one.type.isMatrix() ? one.stride : 0,
                        one.type.isMatrix() && one.rowMajor,
                        slots,
                        -1,
                        null,
                        topLength,
                        topStride,
                        false,
                        e.stages));
            }
        }
    }

    // ---- limits ----------------------------------------------------------------------------------------------------

    private void limits() {
        for (StageOutput s : stages) {
            int uniformCount = 0;
            int storageCount = 0;
            for (Entry e : entries.values()) {
                if ((e.stages & s.stageBit()) == 0) continue;
                int n = product(dims(e.first.type));
                if (e.storage) storageCount += n;
                else uniformCount += n;
            }
            String stage = s.units.stage.text();
            if (uniformCount > limits.uniformBlocks)
                log.error("the " + stage + " stage has " + uniformCount + " uniform blocks, at most "
                        + limits.uniformBlocks + " are possible");
            if (storageCount > limits.storageBlocks)
                log.error("the " + stage + " stage has " + storageCount + " storage blocks, at most "
                        + limits.storageBlocks + " are possible");
        }
        if (uniformBlocks.size() > limits.combinedUniformBlocks)
            log.error("the program has " + uniformBlocks.size() + " uniform blocks, at most "
                    + limits.combinedUniformBlocks + " are possible");
        if (storageBlocks.size() > limits.combinedStorageBlocks)
            log.error("the program has " + storageBlocks.size() + " storage blocks, at most "
                    + limits.combinedStorageBlocks + " are possible");
        for (Block b : uniformBlocks) {
            if (b.size() > limits.uniformBlockSize)
                log.error("uniform block '" + b.name() + "' has " + b.size() + " bytes, at most "
                        + limits.uniformBlockSize + " are possible");
        }
    }
}
