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
 * Fits an interface that would need more locations than there are: several variables share a location, and those that fit
 * nowhere whole are split into their components. Runs on the code of the two stages once it is made, and only where it must:
 * a location a variable is what most programs get. What shares a location has one kind and one interpolation, as Vulkan wants.
 * Largest arrays come first, each at the first place that is free.
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

        /** What must be equal of those that share a location. */
        int kind() {
            Variable v = any();
            Interpolation i = v.type().kind() == ScalarKind.F32 ? v.interpolation : Interpolation.FLAT;
            Variable o = output;
            int stream = o == null ? 0 : o.stream;
            return 1 + v.type().kind().ordinal() + 8 * i.ordinal() + 64 * v.place.ordinal() + 512 * stream;
        }
    }

    /** Where a variable, or one component of it, has gone. */
    record Part(String variable) {}

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

    /** A place for all of an item (one entry), or for each of its components. */
    private record Placed(Item item, int[] places) {}

    private final @Nullable Shader from;
    private final @Nullable Shader to;
    private final int locations;
    private final Map<Integer, Item> items = new LinkedHashMap<>();
    /** By name of an output that was split: its components, in order. */
    final Map<String, List<Part>> split = new HashMap<>();

    VaryingPacker(@Nullable Shader from, @Nullable Shader to, int locations) {
        this.from = from;
        this.to = to;
        this.locations = locations;
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
        List<Placed> placed = place(order, pinned, false);
        if (placed == null) placed = place(order, pinned, true);
        if (placed == null) return false;
        IdentityHashMap<Variable, Variable[]> parts = new IdentityHashMap<>();
        for (Placed p : placed) {
            move(p.item.output, p.places, from == null ? List.of() : from.outputs, parts);
            move(p.item.input, p.places, to == null ? List.of() : to.inputs, parts);
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

    private @Nullable List<Placed> place(List<Item> order, BitSet pinned, boolean splitAll) {
        Grid vertices = new Grid(locations);
        Grid patches = new Grid(locations);
        for (int i = pinned.nextSetBit(0); i >= 0; i = pinned.nextSetBit(i + 1)) {
            if (i < PATCH) vertices.block(i);
            else patches.block(i - PATCH);
        }
        List<Placed> placed = new ArrayList<>();
        for (Item item : order) {
            Variable v = item.any();
            Grid grid = v.patch ? patches : vertices;
            int width = v.type().width();
            boolean splittable = width > 1 && !v.type().kind().is64();
            int whole = splitAll && splittable ? -1 : grid.take(item.rows(), item.words(), item.kind());
            if (whole >= 0) {
                placed.add(new Placed(item, new int[] {whole}));
                continue;
            }
            if (!splittable) return null;
            int[] places = new int[width];
            for (int c = 0; c < width; c++) {
                places[c] = grid.take(item.rows(), 1, item.kind());
                if (places[c] < 0) return null;
            }
            placed.add(new Placed(item, places));
        }
        return placed;
    }

    private void move(
            @Nullable Variable v, int[] places, List<Variable> list, IdentityHashMap<Variable, Variable[]> parts) {
        if (v == null) return;
        if (places.length == 1) {
            v.location = places[0] >> 2;
            v.component = places[0] & 3;
            return;
        }
        Variable[] own = new Variable[places.length];
        List<Part> names = new ArrayList<>();
        for (int c = 0; c < places.length; c++) {
            String name = v.name() + "." + "xyzw".charAt(c);
            Variable part = new Variable(v.mode(), name, Type.of(v.type().kind(), 1), v.arrayLength());
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
            names.add(new Part(name));
        }
        int at = list.indexOf(v);
        list.remove(at);
        list.addAll(at, Arrays.asList(own));
        parts.put(v, own);
        if (v.mode() == Variable.Mode.OUTPUT) split.put(v.name(), names);
    }

    /** Says with several variables what was said with one. */
    private static final class Splitter extends Rewriter {
        private final IdentityHashMap<Variable, Variable[]> parts;

        Splitter(IdentityHashMap<Variable, Variable[]> parts) {
            this.parts = parts;
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            Variable[] own = i.variable == null ? null : parts.get(i.variable);
            if (own == null) return null;
            if (i.op == Op.STORE_OUTPUT) {
                int last = i.args.length - 1;
                for (int c = 0; c < own.length; c++) {
                    if ((i.imm >> c & 1) == 0) continue;
                    Value[] operands = i.args.clone();
                    operands[last] = b.extract(i.args[last], c);
                    b.storeOutput(own[c], operands);
                }
                return GONE;
            }
            Value[] loads = new Value[own.length];
            for (int c = 0; c < own.length; c++) loads[c] = b.load(i.op, own[c], i.args.clone());
            return b.vec(loads);
        }
    }
}
