package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkedProgram.Block;
import tepui.frontends.glsl.LinkedProgram.SubroutineUniform;
import tepui.frontends.glsl.LinkedProgram.Uniform;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.GlslType.Opaque;
import tepui.frontends.glsl.sema.InterfaceSlots;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;

/**
 * Linker of uniforms outside of blocks: matched over the stages, laid out in one block of our own, with a slot in each
 * stage for textures and images, and counters gathered by their buffers. Their locations come last, when all that were
 * asked for are known.
 */
final class UniformLinker {
    private final List<StageOutput> stages;
    private final LinkLog log;
    private final GlslLimits limits;
    private final Map<String, UniformEntry> entries = new LinkedHashMap<>();
    final List<Uniform> uniforms = new ArrayList<>();
    final List<Block> counterBuffers = new ArrayList<>();
    final List<SubroutineUniform> subroutineUniforms = new ArrayList<>();
    final int[] defaultSlots = new int[Stage.COUNT];
    int defaultSize;
    private final Resource[] defaults = new Resource[Stage.COUNT];

    UniformLinker(List<StageOutput> stages, GlslLimits limits, LinkLog log) {
        this.stages = stages;
        this.limits = limits;
        this.log = log;
        Arrays.fill(defaultSlots, -1);
    }

    void link() {
        for (StageOutput s : stages) {
            for (StageUnits.Global g : s.units.globals.values()) {
                if (g.info.storage == VarInfo.Storage.UNIFORM && !g.var.isBlock()) add(s, g);
            }
        }
        layout();
        for (StageOutput s : stages) defaultBlock(s);
        for (UniformEntry e : entries.values()) {
            for (int i = 0; i < e.users.size(); i++) place(e, e.users.get(i), e.globals.get(i));
        }
        Map<Integer, int[]> buffers = counters();
        reflect();
        counterBlocks(buffers);
        limits();
    }

    // ---- matching --------------------------------------------------------------------------------------------------

    private void add(StageOutput s, StageUnits.Global g) {
        String key = subroutineType(s, g) != null ? s.units.stage + " " + g.name : g.name;
        UniformEntry e = entries.get(key);
        GlslType type = TypeMatch.withLength(g.type, g.implicitLength);
        if (e == null) {
            e = new UniformEntry(g);
            e.type = type;
            entries.put(key, e);
        } else {
            match(e, g, type);
        }
        // A value of its own makes a uniform active: programs set what they have given one.
        if (!g.used() && (g.value == null || g.var.builtIn)) return;
        e.handlesAreValues |= g.handlesAreValues;
        e.stages |= s.stageBit();
        e.users.add(s);
        e.globals.add(g);
    }

    private void match(UniformEntry e, StageUnits.Global g, GlslType type) {
        String what = "uniform '" + e.name + "' is declared ";
        if (!TypeMatch.same(e.first.type, g.type)) {
            log.error(what + "with different types, " + e.first.type + " and " + g.type);
            return;
        }
        e.type = TypeMatch.sized(e.type, type);
        if (e.location >= 0 && g.info.location >= 0 && e.location != g.info.location) {
            log.error(what + "with different locations, " + e.location + " and " + g.info.location);
        }
        if (e.binding >= 0 && g.info.binding >= 0 && e.binding != g.info.binding) {
            log.error(what + "with different bindings, " + e.binding + " and " + g.info.binding);
        }
        if (e.first.info.offset != g.info.offset) log.error(what + "with different offsets");
        String format = e.first.info.imageFormat;
        if (format != null && g.info.imageFormat != null && !format.equals(g.info.imageFormat)) {
            log.error(what + "with different formats, " + format + " and " + g.info.imageFormat);
        }
        e.location = Math.max(e.location, g.info.location);
        e.binding = Math.max(e.binding, g.info.binding);
        Typed.Constant x = e.value;
        Typed.Constant y = g.value;
        if (x != null && y != null && !Arrays.equals(x.words(), y.words())) log.error(what + "with different values");
        if (x == null) e.value = y;
        boolean es = stages.getFirst().units.isEs();
        // In ES 1.00 programs depend on it that what only one stage uses may differ.
        boolean matters = stages.getFirst().units.version() >= 300 || g.used() && !e.users.isEmpty();
        if (!es || !matters || g.var.builtIn) return;
        if (e.first.info.precision != g.info.precision) log.error(what + "with different precisions");
        else if (!TypeMatch.precisions(e.first.type, g.type))
            log.error(what + "with different precisions of its members");
    }

    private static Typed.@Nullable Func subroutineType(StageOutput s, StageUnits.Global g) {
        for (Typed.Unit u : s.units.units) {
            for (Typed.Var v : g.declarations) {
                Typed.Func f = u.subroutineUniforms.get(v);
                if (f != null) return f;
            }
        }
        return null;
    }

    // ---- memory ----------------------------------------------------------------------------------------------------

    private void layout() {
        int at = 0;
        for (UniformEntry e : entries.values()) {
            if (e.stages == 0 || StageUnits.innermost(e.type) instanceof Opaque o && !e.isValue(o)) continue;
            MemLayout layout = MemLayout.of(e.type, false, false);
            e.layout = layout;
            at = (at + layout.align - 1) / layout.align * layout.align;
            e.offset = at;
            at += layout.size;
            if (at < 0 || at > 1 << 28)
                throw log.fail("the uniforms outside of blocks are larger than any memory here");
        }
        defaultSize = (at + 15) & ~15;
    }

    private void defaultBlock(StageOutput s) {
        int end = 0;
        for (UniformEntry e : entries.values()) {
            MemLayout layout = e.layout;
            if (layout != null && e.users.contains(s)) end = Math.max(end, e.offset + layout.size);
        }
        if (end == 0) return;
        int stage = s.units.stage.ordinal();
        defaultSlots[stage] = s.uniformSlots++;
        defaults[stage] = s.shader.uniformBuffer("uniforms", defaultSlots[stage], (end + 15) & ~15);
    }

    private void place(UniformEntry e, StageOutput s, StageUnits.Global g) {
        Storage storage = storage(e, s, g, e.name, e.type, e.offset, e.layout, Around.NOTHING);
        s.place(g, storage);
        // Counters lie in buffers (GLSL 4.60, 4.1.7.3).
        if (!isCounter(e)) s.uniformComponents += InterfaceSlots.components(e.type) - e.bound(e.type);
    }

    /** Lengths of the arrays around something, and the distances of their elements in memory. */
    private record Around(int[] dims, int[] strides) {
        static final Around NOTHING = new Around(new int[0], new int[0]);

        /** With one more array inside. */
        Around with(int length, int stride) {
            int[] d = Arrays.copyOf(dims, dims.length + 1);
            int[] s = Arrays.copyOf(strides, d.length);
            d[dims.length] = length;
            s[dims.length] = stride;
            return new Around(d, s);
        }
    }

    private Storage storage(
            UniformEntry e,
            StageOutput s,
            StageUnits.Global g,
            String path,
            GlslType type,
            int offset,
            @Nullable MemLayout layout,
            Around around) {
        if (!e.holdsBound(type)) {
            MemLayout whole = layout == null ? MemLayout.of(type, false, false) : layout;
            for (int i = around.dims().length - 1; i >= 0; i--) {
                whole = MemLayout.strided(whole, around.dims()[i], around.strides()[i]);
            }
            return new Storage.Memory(
                    Storage.Space.UNIFORM, defaults[s.units.stage.ordinal()], new int[0], whole, offset);
        }
        switch (type) {
            case Opaque o -> {
                return handle(e, s, g, path, o, around.dims());
            }
            case GlslType.Array a -> {
                Around more = around.with(a.length(), layout == null ? 0 : layout.stride);
                MemLayout element = layout == null ? null : layout.element();
                return storage(e, s, g, path, a.element(), offset, element, more);
            }
            case GlslType.Struct struct -> {
                Storage[] members = new Storage[struct.members().size()];
                for (int i = 0; i < members.length; i++) {
                    GlslType.Member m = struct.members().get(i);
                    int at = layout == null ? offset : offset + layout.offset(i);
                    MemLayout inner = layout == null ? null : layout.member(i);
                    members[i] = storage(e, s, g, path + "." + m.name(), m.type(), at, inner, around);
                }
                return new Storage.Parts(members);
            }
            default -> throw new IllegalStateException("a uniform of type " + type);
        }
    }

    private static int product(int[] dims) {
        int n = 1;
        for (int d : dims) n *= Math.max(1, d);
        return n;
    }

    /** By stage and path: the resource of a handle. */
    private final Map<String, Resource> resources = new HashMap<>();

    /** Counters of each stage, whose buffers are made when all are known. */
    private record CounterUse(StageOutput stage, UniformEntry entry, int binding, int offset, int count) {}

    private final List<CounterUse> counterUses = new ArrayList<>();

    private Storage handle(UniformEntry e, StageOutput s, StageUnits.Global g, String path, Opaque o, int[] dims) {
        int count = product(dims);
        if (o.kind() == Opaque.Kind.ATOMIC_COUNTER) {
            Resource buffer = counterBuffer(s, e.binding);
            counterUses.add(new CounterUse(s, e, e.binding, g.info.offset, count));
            return new Storage.Counters(buffer, dims, null, g.info.offset);
        }
        boolean image = o.kind() == Opaque.Kind.IMAGE;
        int slot = image ? s.imageSlots : s.textureSlots;
        if (slot + count > 1 << 15)
            throw log.fail("uniform '" + e.name + "' has " + count + " textures or images, far more than there are");
        if (image) s.imageSlots += count;
        else s.textureSlots += count;
        Resource r = new Resource(image ? Resource.Kind.IMAGE : Resource.Kind.TEXTURE, path, slot, count);
        r.shape = o.shape();
        r.texelKind = o.texel() == GlslType.Base.FLOAT ? ScalarKind.F32 : ScalarKind.I32;
        r.unsigned = o.texel() == GlslType.Base.UINT;
        r.shadow = o.shadow();
        if (image) {
            r.readOnly = g.info.readOnly && !g.info.writeOnly;
            r.writeOnly = g.info.writeOnly && !g.info.readOnly;
            r.coherent = g.info.coherent;
            r.format = ImageFormats.of(g.info.imageFormat);
        }
        s.shader.resources.add(r);
        resources.put(s.units.stage + path, r);
        return new Storage.Handles(r, dims, null, 0);
    }

    // ---- counters --------------------------------------------------------------------------------------------------

    private final Map<String, Resource> counterResources = new HashMap<>();

    private Resource counterBuffer(StageOutput s, int binding) {
        return counterResources.computeIfAbsent(
                s.units.stage + " " + binding, k -> s.shader.storageBuffer("counters" + binding, s.storageSlots++));
    }

    private final Map<Integer, Integer> counterIndex = new HashMap<>();

    /** By binding: bytes and stages. */
    private Map<Integer, int[]> counters() {
        Map<Integer, int[]> buffers = new TreeMap<>();
        for (CounterUse u : counterUses) {
            shared(u);
            int[] entry = buffers.computeIfAbsent(u.binding, k -> new int[2]);
            entry[0] = Math.max(entry[0], u.offset + 4 * u.count);
            entry[1] |= u.stage.stageBit();
        }
        for (int binding : buffers.keySet()) counterIndex.put(binding, counterIndex.size());
        return buffers;
    }

    /** Counters of other names must lie elsewhere (GLSL 4.60, 4.4.6.1); those of modules have no names. */
    private void shared(CounterUse u) {
        if (u.stage.units.ready != null) return;
        for (CounterUse other : counterUses) {
            boolean apart = other.binding != u.binding
                    || other.offset >= u.offset + 4 * u.count
                    || u.offset >= other.offset + 4 * other.count;
            // Once for each pair.
            if (apart || u.entry.name.compareTo(other.entry.name) >= 0) continue;
            log.error("atomic counters '" + u.entry.name + "' and '" + other.entry.name + "' share bytes of binding "
                    + u.binding);
        }
    }

    private void counterBlocks(Map<Integer, int[]> buffers) {
        buffers.forEach((binding, entry) -> {
            int[] slots = new int[Stage.COUNT];
            Arrays.fill(slots, -1);
            for (StageOutput s : stages) {
                Resource r = counterResources.get(s.units.stage + " " + binding);
                if (r != null) slots[s.units.stage.ordinal()] = r.binding();
            }
            List<Integer> members = new ArrayList<>();
            for (int i = 0; i < uniforms.size(); i++) {
                if (uniforms.get(i).block() == counterBuffers.size()) members.add(i);
            }
            counterBuffers.add(new Block("", binding, entry[0], members, slots, entry[1]));
        });
    }

    // ---- reflection ------------------------------------------------------------------------------------------------

    private void reflect() {
        LocationTable locations = new LocationTable(limits.uniformLocations, log);
        // Those that choose subroutines are numbered apart, in each stage.
        Map<Stage, LocationTable> choices = new EnumMap<>(Stage.class);
        for (UniformEntry e : entries.values()) {
            if (isSubroutine(e)) {
                Stage stage = e.users.getFirst().units.stage;
                LocationTable table =
                        choices.computeIfAbsent(stage, s -> new LocationTable(limits.subroutineUniformLocations, log));
                if (e.location >= 0) table.reserve(e.name, e.location, LocationTable.count(e.type));
            } else if (e.location >= 0 && !e.first.var.builtIn) {
                locations.reserve(e.name, e.location, LocationTable.count(e.type));
            }
        }
        for (UniformEntry e : entries.values()) {
            if (e.stages == 0) continue;
            StageOutput user = e.users.getFirst();
            Typed.Func type = subroutineType(user, e.globals.getFirst());
            if (type != null) {
                LocationTable table = choices.get(user.units.stage);
                if (table != null) subroutine(e, user, type, table);
                continue;
            }
            int location = e.first.var.builtIn
                    ? -1
                    : e.location >= 0 ? e.location : locations.take(e.name, LocationTable.count(e.type));
            leaf(e, e.name, e.name, e.type, e.offset, e.layout, 0, new Progress(location));
        }
    }

    /** Locations in the shaders' text whose uniforms are not active. */
    int[] idleLocations() {
        return entries.values().stream()
                .filter(e -> e.stages == 0 && e.location >= 0 && !isSubroutine(e))
                .flatMapToInt(e -> IntStream.range(e.location, e.location + LocationTable.count(e.type)))
                .toArray();
    }

    private static boolean isCounter(UniformEntry e) {
        return StageUnits.innermost(e.type) instanceof Opaque o && o.kind() == Opaque.Kind.ATOMIC_COUNTER;
    }

    private boolean isSubroutine(UniformEntry e) {
        return !e.users.isEmpty() && subroutineType(e.users.getFirst(), e.globals.getFirst()) != null;
    }

    private void subroutine(UniformEntry e, StageOutput user, Typed.Func type, LocationTable table) {
        List<Integer> compatible = new ArrayList<>();
        for (Typed.Func f : user.units.subroutines.getOrDefault(type.name, List.of()))
            compatible.add(user.units.subroutineIndices.getOrDefault(f, 0));
        if (compatible.isEmpty()) {
            log.error("no subroutine has the type of '" + e.name + "' in the " + user.units.stage.text() + " shader");
            return;
        }
        int size = LocationTable.count(e.type);
        int location = e.location >= 0 ? e.location : table.take(e.name, size);
        int stride = e.layout == null ? 0 : e.layout.size / size;
        choices(user.units.stage, e.name, e.type, location, e.offset, stride, compatible);
    }

    /** Of arrays of arrays, each innermost array is a uniform of its own. */
    private void choices(
            Stage stage, String name, GlslType type, int location, int offset, int stride, List<Integer> compatible) {
        int size = LocationTable.count(type);
        if (type instanceof GlslType.Array outer && outer.element() instanceof GlslType.Array) {
            int inner = size / Math.max(1, outer.length());
            for (int i = 0; i < outer.length(); i++) {
                int first = i * inner;
                choices(
                        stage,
                        name + "[" + i + "]",
                        outer.element(),
                        location + first,
                        offset + first * stride,
                        stride,
                        compatible);
            }
            return;
        }
        String text = type instanceof GlslType.Array ? name + "[0]" : name;
        subroutineUniforms.add(new SubroutineUniform(stage, text, size, location, offset, stride, compatible));
    }

    /** Progress through the leaves of a uniform: the next one's location, and where its initial value is read. */
    private static final class Progress {
        int location;
        int word;

        Progress(int location) {
            this.location = location;
        }
    }

    /** @param index of the handle in its resource */
    private void leaf(
            UniformEntry e,
            String name,
            String path,
            GlslType type,
            int offset,
            @Nullable MemLayout layout,
            int index,
            Progress progress) {
        switch (type) {
            case GlslType.Struct s -> {
                for (int i = 0; i < s.members().size(); i++) {
                    GlslType.Member m = s.members().get(i);
                    int at = layout == null ? offset : offset + layout.offset(i);
                    MemLayout inner = layout == null ? null : layout.member(i);
                    leaf(e, name + "." + m.name(), path + "." + m.name(), m.type(), at, inner, index, progress);
                }
            }
            case GlslType.Array a
            when !(a.element() instanceof Basic || a.element() instanceof Opaque) -> {
                for (int i = 0; i < a.length(); i++) {
                    int at = layout == null ? offset : offset + i * layout.stride;
                    MemLayout inner = layout == null ? null : layout.element();
                    leaf(e, name + "[" + i + "]", path, a.element(), at, inner, index * a.length() + i, progress);
                }
            }
            default -> uniform(e, name, path, type, offset, layout, index, progress);
        }
    }

    private void uniform(
            UniformEntry e,
            String name,
            String path,
            GlslType type,
            int offset,
            @Nullable MemLayout layout,
            int index,
            Progress progress) {
        GlslType element = type instanceof GlslType.Array a ? a.element() : type;
        int size = type instanceof GlslType.Array a ? a.length() : 1;
        int at = progress.location;
        if (at >= 0) progress.location += size;
        int[] slots = new int[Stage.COUNT];
        Arrays.fill(slots, -1);
        int block = -1;
        int where = offset;
        boolean value = element instanceof Opaque o && e.isValue(o);
        if (element instanceof Opaque o && !value) {
            where = -1;
            if (o.kind() == Opaque.Kind.ATOMIC_COUNTER) {
                block = counterIndex.getOrDefault(e.binding, -1);
                where = Math.max(0, e.first.info.offset) + index * size * 4;
                at = -1;
            } else {
                for (StageOutput s : e.users) {
                    Resource r = resources.get(s.units.stage + path);
                    if (r != null) slots[s.units.stage.ordinal()] = r.binding() + index * size;
                }
            }
        }
        long[] initial = null;
        Typed.Constant given = e.value;
        int words = type.scalars();
        int word = progress.word;
        if (given != null && word + words <= given.words().length) {
            initial = Arrays.copyOfRange(given.words(), word, word + words);
        }
        progress.word += words;
        MemLayout one = layout == null ? null : type instanceof GlslType.Array ? layout.element() : layout;
        boolean counter = block >= 0;
        uniforms.add(new Uniform(
                type instanceof GlslType.Array ? name + "[0]" : name,
                GlTypes.of(element),
                size,
                at,
                block,
                where,
                counter && size > 1 ? 4 : layout != null && type instanceof GlslType.Array ? layout.stride : 0,
                one != null && element.isMatrix() ? one.stride : 0,
                false,
                slots,
                element instanceof Opaque && e.binding >= 0 && !counter ? e.binding + index * size : -1,
                initial,
                1,
                0,
                element instanceof Opaque o && e.takesHandles(o),
                e.stages));
    }

    // ---- limits ----------------------------------------------------------------------------------------------------

    private void limits() {
        int textures = 0;
        int images = 0;
        for (StageOutput s : stages) {
            String stage = s.units.stage.text();
            textures += s.textureSlots;
            images += s.imageSlots;
            if (s.uniformComponents > limits.uniformComponents)
                log.error("the " + stage + " stage has " + s.uniformComponents + " uniform components, at most "
                        + limits.uniformComponents + " are possible");
            if (s.textureSlots > limits.textureUnits)
                log.error("the " + stage + " stage has " + s.textureSlots + " textures, at most " + limits.textureUnits
                        + " are possible");
            if (s.imageSlots > limits.imageUniforms)
                log.error("the " + stage + " stage has " + s.imageSlots + " images, at most " + limits.imageUniforms
                        + " are possible");
        }
        if (textures > limits.combinedTextureUnits)
            log.error("the program has " + textures + " textures, at most " + limits.combinedTextureUnits
                    + " are possible");
        if (images > limits.combinedImageUniforms)
            log.error(
                    "the program has " + images + " images, at most " + limits.combinedImageUniforms + " are possible");
        if (counterBuffers.size() > limits.atomicCounterBuffers)
            log.error("the program has " + counterBuffers.size() + " atomic counter buffers, at most "
                    + limits.atomicCounterBuffers + " are possible");
    }
}
