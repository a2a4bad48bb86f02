package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;

/**
 * Interface of each stage, the layout of its variables: loads and stores of them become words of a lane, of a vertex or
 * of a patch, as {@link Slots} says. Values of 64 bits are two words, the low one first. Fragment inputs have been
 * lowered to plane equations before, by the rasteriser's passes.
 */
final class StageInterface {
    private final Shader shader;
    private final Scalarizer code;

    StageInterface(Shader shader, Scalarizer code) {
        this.shader = shader;
        this.code = code;
    }

    Lir.Val[] load(Variable v, Lir.Val[][] address) {
        Type type = v.type();
        switch (v.builtin) {
            case PATCH_VERTICES -> {
                return new Lir.Val[] {scalar(Slots.SCALAR_PATCH_VERTICES)};
            }
            case WORKGROUP_ID -> {
                return scalars(Slots.SCALAR_WORKGROUP_ID);
            }
            case WORKGROUP_COUNT -> {
                return scalars(Slots.SCALAR_WORKGROUP_COUNT);
            }
            case GLOBAL_INVOCATION_ID -> {
                int[] size = {shader.localX, shader.localY, shader.localZ};
                Lir.Val[] group = scalars(Slots.SCALAR_WORKGROUP_ID);
                Lir.Val[] id = new Lir.Val[3];
                for (int i = 0; i < 3; i++) {
                    Lir.Val local = lane(ScalarKind.I32, Slots.STAGE_COORD + i);
                    Lir.Val base = code.alu(Op.IMUL, 0, ScalarKind.I32, group[i], code.constant(size[i]));
                    id[i] = code.alu(Op.IADD, 0, ScalarKind.I32, base, local);
                }
                return id;
            }
            default -> {}
        }
        Lir.Val vertex = v.perVertex ? address[0][0] : null;
        Lir.Val element = v.isArray() ? address[v.perVertex ? 1 : 0][0] : null;
        WordSite.Space space = space(v);
        int word = word(v, space);
        ScalarKind kind = type.kind();
        boolean wide = kind.is64();
        int count = type.width() * (wide ? 2 : 1);
        ScalarKind wordKind = wide || kind == ScalarKind.BOOL ? ScalarKind.I32 : kind;
        Lir.Val[] words = new Lir.Val[count];
        if (wide && shader.stage == Stage.VERTEX && v.mode() == Variable.Mode.INPUT) {
            wideAttribute(v, element, words);
        } else if (space == WordSite.Space.LANE_IN && (element == null || element.constant)) {
            int first = word + elementWords(v, element);
            for (int i = 0; i < count; i++) words[i] = lane(wordKind, first + i);
        } else {
            for (int i = 0; i < count; i++) words[i] = new Lir.Val(wordKind);
            code.add(new Lir.WordLoad(place(v, vertex, element), words));
        }
        return fromWords(kind, words);
    }

    void store(Variable v, Lir.Val[][] address, Lir.Val[] values, int mask) {
        Lir.Val vertex = v.perVertex ? address[0][0] : null;
        Lir.Val element = v.isArray() ? address[v.perVertex ? 1 : 0][0] : null;
        WordSite.Space space = space(v);
        int word = word(v, space);
        Lir.@Nullable Val[] words = toWords(values, mask);
        if (space == WordSite.Space.LANE_OUT && (element == null || element.constant)) {
            int first = word + elementWords(v, element);
            for (int i = 0; i < words.length; i++) {
                Lir.Val value = words[i];
                if (value != null) code.add(new Lir.LaneStore(first + i, value));
            }
        } else {
            code.add(new Lir.WordStore(place(v, vertex, element), words));
        }
    }

    private Lir.WordPlace place(Variable v, Lir.@Nullable Val vertex, Lir.@Nullable Val element) {
        WordSite.Space space = space(v);
        return new Lir.WordPlace(space, word(v, space), Slots.elementWords(v), v.elements(), vertex, element);
    }

    /** Low words in the attribute's own place, high words in a place of their own. */
    private void wideAttribute(Variable v, Lir.@Nullable Val element, Lir.Val[] words) {
        int at = element == null ? 0 : elementWords(v, element);
        int low = Slots.ATTRIBUTE + 4 * v.location + v.component + at;
        int high = Slots.ATTRIBUTE_HIGH + 4 * v.location + v.component + at;
        for (int i = 0; i < words.length; i++) {
            words[i] = lane(ScalarKind.I32, ((i & 1) == 0 ? low : high) + i / 2);
        }
    }

    /** From element 0 to a constant one; an index outside stays inside the variable. */
    private static int elementWords(Variable v, Lir.@Nullable Val element) {
        if (element == null) return 0;
        int index = Math.clamp(element.bits, 0, v.elements() - 1);
        return index * Slots.elementWords(v);
    }

    private Lir.Val[] fromWords(ScalarKind kind, Lir.Val[] words) {
        if (kind == ScalarKind.BOOL) {
            Lir.Val[] bools = new Lir.Val[words.length];
            for (int i = 0; i < bools.length; i++) {
                bools[i] = code.alu(Op.INE, 0, ScalarKind.BOOL, words[i], code.constant(0));
            }
            return bools;
        }
        if (!kind.is64()) return words;
        Lir.Val[] packed = new Lir.Val[words.length / 2];
        for (int i = 0; i < packed.length; i++) packed[i] = code.pack64(kind, words[2 * i], words[2 * i + 1]);
        return packed;
    }

    private Lir.@Nullable Val[] toWords(Lir.Val[] values, int mask) {
        boolean wide = values[0].kind.is64();
        Lir.@Nullable Val[] words = new Lir.Val[values.length * (wide ? 2 : 1)];
        for (int i = 0; i < words.length; i++) {
            int component = wide ? i / 2 : i;
            if ((mask & 1 << component) == 0) continue;
            Lir.Val value = values[component];
            words[i] = wide ? code.word64(value, i & 1) : value;
        }
        return words;
    }

    private WordSite.Space space(Variable v) {
        boolean input = v.mode() == Variable.Mode.INPUT;
        boolean patch = v.patch || v.builtin == Builtin.TESS_LEVEL_INNER || v.builtin == Builtin.TESS_LEVEL_OUTER;
        return switch (shader.stage) {
            case TESS_CONTROL ->
                patch
                        ? WordSite.Space.PATCH
                        : !v.perVertex
                                ? WordSite.Space.LANE_IN
                                : input ? WordSite.Space.VERTEX_IN : WordSite.Space.VERTEX_OUT;
            case TESS_EVAL ->
                !input
                        ? WordSite.Space.LANE_OUT
                        : patch
                                ? WordSite.Space.PATCH
                                : v.perVertex ? WordSite.Space.VERTEX_IN : WordSite.Space.LANE_IN;
            case GEOMETRY ->
                !input ? WordSite.Space.LANE_OUT : v.perVertex ? WordSite.Space.PRIMITIVE_IN : WordSite.Space.LANE_IN;
            case VERTEX, FRAGMENT, COMPUTE -> input ? WordSite.Space.LANE_IN : WordSite.Space.LANE_OUT;
        };
    }

    private int word(Variable v, WordSite.Space space) {
        if (space == WordSite.Space.LANE_IN) {
            if (shader.stage == Stage.FRAGMENT) {
                throw new IllegalArgumentException(
                        "KernelCompiler: fragment input " + v + " should have been lowered to plane equations");
            }
            return Slots.laneInputWord(shader.stage, v);
        }
        return shader.stage == Stage.FRAGMENT ? Slots.fragmentWord(v) : Slots.vertexWord(v);
    }

    private Lir.Val lane(ScalarKind kind, int word) {
        Lir.Val v = new Lir.Val(kind);
        code.add(new Lir.LaneLoad(word, v));
        return v;
    }

    private Lir.Val scalar(int index) {
        Lir.Val v = new Lir.Val(ScalarKind.I32);
        code.add(new Lir.ScalarLoad("scalarI", index, v));
        return v;
    }

    private Lir.Val[] scalars(int index) {
        return new Lir.Val[] {scalar(index), scalar(index + 1), scalar(index + 2)};
    }
}
