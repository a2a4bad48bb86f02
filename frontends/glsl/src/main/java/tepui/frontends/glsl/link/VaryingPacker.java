package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Packer of an interface that would need more locations than there are: several variables share a location, and those
 * that fit nowhere whole are split into their components. Where that is not enough, arrays are folded, four components
 * a location (two of 64 bits), and what is not interpolated is carried as integers. Runs on the code of the two stages once it is made,
 * and only where it must: a location a variable is what most programs get. What shares a location has one kind and one
 * interpolation, as Vulkan wants. Largest arrays come first, each at the first place that is free.
 */
final class VaryingPacker {
    /** Locations of patches are counted from here in sets of pinned ones. */
    private static final int PATCH = 1 << 20;

    /** A variable on both sides, or on the one that has it. */
    private static final class Item {
        @Nullable
        Variable output;

        @Nullable
        Variable input;

        Variable any() {
            Variable v = input == null ? output : input;
            if (v == null) throw new IllegalStateException("an item without a variable");
            return v;
        }

        int words() {
            return any().type().width() * (any().type().kind().is64() ? 2 : 1);
        }

        int rows() {
            return any().elements() * any().slotsPerElement();
        }

        /** Kind that must be equal among variables which share a location. */
        int kind(boolean bits) {
            Variable v = any();
            Interpolation i = v.type().kind() == ScalarKind.F32 ? v.interpolation : Interpolation.FLAT;
            Variable o = output;
            int stream = o == null ? 0 : o.stream;
            ScalarKind kind = bits ? carried(v) : v.type().kind();
            return 1 + kind.ordinal() + 8 * i.ordinal() + 64 * v.place.ordinal() + 512 * stream;
        }
    }

    /**
     * Record of where the components of an output have gone.
     *
     * @param names variables of one component each
     * @param width components of an element of a folded array, whose components follow one another from name to name; 0 where each
     *     name is a component of the whole
     * @param words of a component: two where it has 64 bits
     */
    record Split(List<String> names, int width, int words) {
        String variable(int element, int component) {
            return names.get(width == 0 ? component : (element * width + component) % names.size());
        }

        int element(int element, int component) {
            return width == 0 ? element : (element * width + component) / names.size();
        }
    }

    /** Kind as which a variable is carried where bits of all kinds share locations. */
    private static ScalarKind carried(Variable v) {
        boolean flat = v.type().kind() == ScalarKind.F32 && v.interpolation == Interpolation.FLAT;
        return flat ? ScalarKind.I32 : v.type().kind();
    }

    /** Locations of one space, per vertex or per patch. */
    private static final class Grid {
        final int[] kind;
        final int[] taken;

        Grid(int locations) {
            kind = new int[locations];
            taken = new int[locations];
        }

        /** First location * 4 + component that is free for {@code rows} rows of {@code words}; taken at once. -1: none. */
        int take(int rows, int words, int of) {
            int width = Math.min(words, 4);
            // 64-bit vectors of more than two components take their locations whole.
            int last = words > 4 ? 0 : 4 - width;
            for (int at = 0; at + rows <= kind.length; at++) {
                for (int c = 0; c <= last; c++) {
                    if (width == 2 && of % 8 - 1 >= ScalarKind.I64.ordinal() && c % 2 != 0) continue;
                    int mask = words > 4 ? 15 : (1 << width) - 1 << c;
                    if (!free(at, rows, mask, of)) continue;
                    for (int r = at; r < at + rows; r++) {
                        kind[r] = of;
                        taken[r] |= mask;
                    }
                    return at * 4 + c;
                }
            }
            return -1;
        }

        private boolean free(int at, int rows, int mask, int of) {
            for (int r = at; r < at + rows; r++) {
                if ((taken[r] & mask) != 0 || taken[r] != 0 && kind[r] != of) return false;
            }
            return true;
        }

        void block(int location) {
            if (location < kind.length) taken[location] = 15;
        }
    }

    /** A place for all of an item (one entry), or for each of its components, or for each part of its folded array. */
    private record Placed(Item item, int[] places, boolean folded) {}

    /** Levels of effort: variables as they are, their components, or arrays folded and all flat kinds as integers. */
    private enum Effort {
        WHOLE,
        COMPONENTS,
        FOLDED
    }

    /** One component a variable stands for many: the parts, and how wide an element is. */
    private record Parts(Variable[] own, int foldedWidth) {}

    private final @Nullable Shader from;
    private final @Nullable Shader to;
    private final int locations;
    private final int patchLocations;
    private final Map<Integer, Item> items = new LinkedHashMap<>();
    /** By name of an output that was split: its components, in order. */
    final Map<String, Split> split = new HashMap<>();

    VaryingPacker(@Nullable Shader from, @Nullable Shader to, int locations, int patchLocations) {
        this.from = from;
        this.to = to;
        this.locations = locations;
        this.patchLocations = patchLocations;
    }

    /**
     * Moves all but the variables at {@code pinned} locations.
     *
     * @param pinned locations that stay as they are; those of patches beginning at {@link #key}
     * @return false if there are too many
     */
    boolean pack(BitSet pinned) {
        collect(pinned);
        List<Item> order = new ArrayList<>(items.values());
        order.sort(Comparator.comparingInt(Item::rows)
                .thenComparingInt(Item::words)
                .reversed());
        List<Placed> placed = null;
        boolean bits = false;
        for (Effort effort : Effort.values()) {
            if (placed != null) break;
            bits = effort == Effort.FOLDED;
            placed = place(order, pinned, effort);
        }
        if (placed == null) return false;
        IdentityHashMap<Variable, Parts> parts = new IdentityHashMap<>();
        for (Placed p : placed) {
            move(p.item.output, p, bits, from == null ? List.of() : from.outputs, parts);
            move(p.item.input, p, bits, to == null ? List.of() : to.inputs, parts);
        }
        if (!parts.isEmpty()) {
            Splitter splitter = new Splitter(parts);
            if (from != null) splitter.run(from);
            if (to != null) splitter.run(to);
        }
        return true;
    }

    private static int space(Variable v) {
        return v.patch ? PATCH : 0;
    }

    /** Where a port's locations begin in the set of those that are pinned. */
    static int key(Port p) {
        return (p.info.patch ? PATCH : 0) + p.location;
    }

    private void collect(BitSet pinned) {
        for (Variable v : from == null ? List.<Variable>of() : from.outputs) {
            if (isMovable(v, pinned)) items.computeIfAbsent(space(v) + v.location, k -> new Item()).output = v;
        }
        for (Variable v : to == null ? List.<Variable>of() : to.inputs) {
            if (isMovable(v, pinned)) items.computeIfAbsent(space(v) + v.location, k -> new Item()).input = v;
        }
    }

    private static boolean isMovable(Variable v, BitSet pinned) {
        return v.builtin == Builtin.NONE && v.location >= 0 && !pinned.get(space(v) + v.location);
    }

    private @Nullable List<Placed> place(List<Item> order, BitSet pinned, Effort effort) {
        boolean bits = effort == Effort.FOLDED;
        Grid vertices = new Grid(locations);
        Grid patches = new Grid(patchLocations);
        for (int i = pinned.nextSetBit(0); i >= 0; i = pinned.nextSetBit(i + 1)) {
            if (i < PATCH) vertices.block(i);
            else patches.block(i - PATCH);
        }
        List<Placed> placed = new ArrayList<>();
        for (Item item : order) {
            Variable v = item.any();
            Grid grid = v.patch ? patches : vertices;
            int width = v.type().width();
            boolean narrow = !v.type().kind().is64();
            boolean folded = bits && v.isArray();
            // What is carried as another kind is a part by itself, were it one component.
            boolean splittable = width > 1 || folded || narrow && bits;
            int kind = item.kind(bits);
            int whole = effort != Effort.WHOLE && splittable ? -1 : grid.take(item.rows(), item.words(), kind);
            if (whole >= 0) {
                placed.add(new Placed(item, new int[] {whole}, false));
                continue;
            }
            if (!splittable) return null;
            int all = width * v.elements();
            int words = narrow ? 1 : 2;
            int[] places = new int[folded ? Math.min(4 / words, all) : width];
            for (int c = 0; c < places.length; c++) {
                int rows = folded ? (all - c + places.length - 1) / places.length : v.elements();
                places[c] = grid.take(rows, words, kind);
                if (places[c] < 0) return null;
            }
            placed.add(new Placed(item, places, folded));
        }
        return placed;
    }

    private void move(
            @Nullable Variable v,
            Placed placed,
            boolean bits,
            List<Variable> list,
            IdentityHashMap<Variable, Parts> parts) {
        if (v == null) return;
        int[] places = placed.places;
        ScalarKind kind = bits ? carried(v) : v.type().kind();
        if (places.length == 1 && !placed.folded && kind == v.type().kind()) {
            v.location = places[0] >> 2;
            v.component = places[0] & 3;
            return;
        }
        Variable[] own = new Variable[places.length];
        List<String> names = new ArrayList<>();
        int width = v.type().width();
        int all = width * v.elements();
        for (int c = 0; c < places.length; c++) {
            String name = v.name() + "." + "xyzw".charAt(c);
            int length = placed.folded ? (all - c + places.length - 1) / places.length : v.arrayLength();
            Variable part = new Variable(v.mode(), name, Type.of(kind, 1), length);
            part.location = places[c] >> 2;
            part.component = places[c] & 3;
            part.stream = v.stream;
            part.perVertex = v.perVertex;
            part.patch = v.patch;
            part.unsigned = v.unsigned;
            part.invariant = v.invariant;
            part.interpolation = v.interpolation;
            part.place = v.place;
            own[c] = part;
            names.add(name);
        }
        int at = list.indexOf(v);
        list.remove(at);
        list.addAll(at, Arrays.asList(own));
        parts.put(v, new Parts(own, placed.folded ? width : 0));
        if (v.mode() == Variable.Mode.OUTPUT)
            split.put(v.name(), new Split(names, placed.folded ? width : 0, kind.is64() ? 2 : 1));
    }

    /** Pass that replaces one variable by several. */
    private static final class Splitter extends Rewriter {
        private final IdentityHashMap<Variable, Parts> parts;

        Splitter(IdentityHashMap<Variable, Parts> parts) {
            this.parts = parts;
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            Variable v = i.variable;
            Parts of = v == null ? null : parts.get(v);
            if (v == null || of == null) return null;
            if (i.op == Op.STORE_OUTPUT) {
                int last = i.args.length - 1;
                for (int c = 0; c < v.type().width(); c++) {
                    if ((i.imm >> c & 1) == 0) continue;
                    Value value = b.extract(i.args[last], c);
                    Value[] operands = i.args.clone();
                    if (of.own[0].type().kind() != v.type().kind())
                        value = b.convert(Op.BITCAST, ScalarKind.I32, value);
                    operands[last] = value;
                    if (of.foldedWidth == 0) b.storeOutput(of.own[c], operands);
                    else storeFolded(v, of, c, operands, b);
                }
                return GONE;
            }
            Value[] loads = new Value[v.type().width()];
            for (int c = 0; c < loads.length; c++) {
                Value part = of.foldedWidth == 0 ? b.load(i.op, of.own[c], i.args.clone()) : loadFolded(v, of, c, i, b);
                loads[c] = part.type().kind() == v.type().kind()
                        ? part
                        : b.convert(Op.BITCAST, v.type().kind(), part);
            }
            return loads.length == 1 ? loads[0] : b.vec(loads);
        }

        /** The number of a component among all of a folded array. */
        private static Value number(Variable v, Parts of, int component, Value[] address, Builder b) {
            Value element = address[v.perVertex ? 1 : 0];
            return b.op(Op.IADD, b.op(Op.IMUL, element, b.i32(of.foldedWidth)), b.i32(component));
        }

        private static void storeFolded(Variable v, Parts of, int component, Value[] operands, Builder b) {
            int count = of.own.length;
            Value number = number(v, of, component, operands, b);
            Value part = b.op(Op.UMOD, number, b.i32(count));
            Value[] address = operands.clone();
            address[v.perVertex ? 1 : 0] = b.op(Op.UDIV, number, b.i32(count));
            for (int p = 0; p < count; p++) {
                Variable own = of.own[p];
                b.ifThen(b.op(Op.IEQ, part, b.i32(p)), () -> b.storeOutput(own, address.clone()));
            }
        }

        private static Value loadFolded(Variable v, Parts of, int component, Instr i, Builder b) {
            int count = of.own.length;
            Value number = number(v, of, component, i.args, b);
            Value part = b.op(Op.UMOD, number, b.i32(count));
            Value place = b.op(Op.UDIV, number, b.i32(count));
            Value found = null;
            for (int p = 0; p < count; p++) {
                Value[] address = i.args.clone();
                // Parts further behind may be shorter by one.
                Value last = b.i32(of.own[p].elements() - 1);
                address[v.perVertex ? 1 : 0] = b.op(Op.UMIN, place, last);
                Value here = b.load(i.op, of.own[p], address);
                found = found == null ? here : b.select(b.op(Op.IEQ, part, b.i32(p)), here, found);
            }
            if (found == null) throw new IllegalStateException("a folded array without parts");
            return found;
        }
    }
}
