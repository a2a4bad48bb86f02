package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Low-level IR, a shader as the code generators see it: every value is one scalar component, vectors have vanished,
 * interface variables have become words of a lane, and each piece of control flow knows whether lanes may part there.
 * All tiers are written from this one form, so they cannot disagree about what a shader says.
 *
 * <p>Bools are masks in integer registers: -1 for true, 0 for false.
 */
final class Lir {
    /** Value of one scalar component. */
    static final class Val {
        final ScalarKind kind;
        boolean constant;
        /** Constants: the raw bits, as {@link Instr#bits}. */
        long bits;
        /** May differ between lanes: lives in a lane register. Otherwise a constant or in a scalar slot. */
        boolean varying;
        /** Offset in the frame's array of its kind: register times stride, or the slot. -1: never stored. */
        int at = -1;
        /** Where it is defined and used for the last time, in the order of {@link Node#position}. */
        int from = Integer.MAX_VALUE;

        int to = -1;
        /** The operation that computes it, where that is one plain one. */
        @Nullable
        Alu alu;
        /** The group of steps that makes it, -1 for none. */
        int group = -1;
        /** Used outside of the group that makes it: needs a register or slot. */
        boolean escapes;
        /** The last real use, while {@link #to} also counts rounds of loops. */
        int lastUse = -1;
        /** Lives in that value's register. */
        @Nullable
        Val shares;
        /** JVM local that holds it while its group is written. */
        int local = -1;
        /** Native code: the virtual register that holds it, in the piece of code with that number. */
        int virtual = -1;

        int virtualIn = -1;
        /** Where a value that the caller gave for all lanes is read. */
        @Nullable
        ScalarLoad given;

        Val(ScalarKind kind) {
            this.kind = kind;
        }

        static Val constant(ScalarKind kind, long bits) {
            Val v = new Val(kind);
            v.constant = true;
            v.bits = bits;
            return v;
        }

        float f32() {
            return Float.intBitsToFloat((int) bits);
        }

        /** The kind of register: bools live among integers. */
        ScalarKind register() {
            return kind == ScalarKind.BOOL ? ScalarKind.I32 : kind;
        }
    }

    static final Val[] NONE = {};

    /** Node: one step. */
    abstract static sealed class Node {
        int position;
        /** Group of steps that are written as one piece of code for some lanes, -1 outside of groups. */
        int group = -1;

        Val[] reads() {
            return NONE;
        }

        Val[] writes() {
            return NONE;
        }
    }

    /** A plain operation on one component. {@link Op#SWIZZLE} stands for a copy. Unpacking takes the component from imm. */
    static final class Alu extends Node {
        final Op op;
        final int imm;
        final Val dst;
        final Val[] args;

        Alu(Op op, int imm, Val dst, Val... args) {
            this.op = op;
            this.imm = imm;
            this.dst = dst;
            this.args = args;
            dst.alu = this;
        }

        @Override
        Val[] reads() {
            return args;
        }

        @Override
        Val[] writes() {
            return new Val[] {dst};
        }
    }

    /** Load of lane data. */
    static final class LaneLoad extends Node {
        final int word;
        final Val dst;

        LaneLoad(int word, Val dst) {
            this.word = word;
            this.dst = dst;
        }

        @Override
        Val[] writes() {
            return new Val[] {dst};
        }
    }

    /** Store of lane data, for lanes that execute. */
    static final class LaneStore extends Node {
        final int word;
        final Val src;

        LaneStore(int word, Val src) {
            this.word = word;
            this.src = src;
        }

        @Override
        Val[] reads() {
            return new Val[] {src};
        }
    }

    /** Load of a value that the caller gave for all lanes. */
    static final class ScalarLoad extends Node {
        /** The frame's array. */
        final String array;

        final int index;
        final Val dst;

        ScalarLoad(String array, int index, Val dst) {
            this.array = array;
            this.index = index;
            this.dst = dst;
            dst.given = this;
        }

        @Override
        Val[] writes() {
            return new Val[] {dst};
        }
    }

    /** Load of words of a texture, at an offset for each lane. */
    static final class TexelLoad extends Node {
        final int slot;
        final Val offset;
        final Val dst;
        /** A register for the offsets on their way. */
        final Val scratch = new Val(ScalarKind.I32);

        TexelLoad(int slot, Val offset, Val dst) {
            this.slot = slot;
            this.offset = offset;
            this.dst = dst;
            scratch.varying = true;
            scratch.escapes = true;
        }

        @Override
        Val[] reads() {
            return new Val[] {offset};
        }

        @Override
        Val[] writes() {
            return new Val[] {dst, scratch};
        }
    }

    /** Load from a buffer: LOAD_UNIFORM, LOAD_STORAGE, LOAD_SHARED, BUFFER_SIZE: args are those of the instruction. */
    static final class BufferLoad extends Node {
        final Instr instr;
        final Val[] args;
        final Val[] results;

        BufferLoad(Instr instr, Val[] args, Val[] results) {
            this.instr = instr;
            this.args = args;
            this.results = results;
        }

        @Override
        Val[] reads() {
            return args;
        }

        @Override
        Val[] writes() {
            return results;
        }
    }

    /** An instruction that the runtime executes for all lanes: textures, images, stores, atomics. */
    static final class Access extends Node {
        final Instr instr;
        final Val[][] args;
        final Val[] results;

        Access(Instr instr, Val[][] args, Val[] results) {
            this.instr = instr;
            this.args = new Val[args.length][];
            // Copies: later steps put lane registers in place of operands, which must not change what made them.
            for (int i = 0; i < args.length; i++) this.args[i] = args[i].clone();
            this.results = results;
        }

        @Override
        Val[] reads() {
            List<Val> flat = new ArrayList<>();
            for (Val[] operand : args) flat.addAll(List.of(operand));
            return flat.toArray(NONE);
        }

        @Override
        Val[] writes() {
            return results;
        }
    }

    /** Place of words of the stage's interface that are addressed by vertex or by a dynamic element. */
    static final class WordPlace {
        final WordSite.Space space;
        final int word;
        final int elementWords;
        final int elements;

        @Nullable
        Val vertex;

        @Nullable
        Val element;

        WordPlace(
                WordSite.Space space,
                int word,
                int elementWords,
                int elements,
                @Nullable Val vertex,
                @Nullable Val element) {
            this.space = space;
            this.word = word;
            this.elementWords = elementWords;
            this.elements = elements;
            this.vertex = vertex;
            this.element = element;
        }

        /** Behind the last of so many words of each element. */
        int end(int words) {
            return word + (elements - 1) * elementWords + words;
        }
    }

    /** Load of such words. */
    static final class WordLoad extends Node {
        final WordPlace place;
        final Val[] results;

        WordLoad(WordPlace place, Val[] results) {
            this.place = place;
            this.results = results;
        }

        @Override
        Val[] reads() {
            return pair(place.vertex, place.element);
        }

        @Override
        Val[] writes() {
            return results;
        }
    }

    /** Store of such words where mask bits are set. */
    static final class WordStore extends Node {
        final WordPlace place;
        /** Null where a component is not written. */
        final @Nullable Val[] values;

        WordStore(WordPlace place, @Nullable Val[] values) {
            this.place = place;
            this.values = values;
        }

        @Override
        Val[] reads() {
            List<Val> all = new ArrayList<>(List.of(pair(place.vertex, place.element)));
            for (Val v : values) {
                if (v != null) all.add(v);
            }
            return all.toArray(NONE);
        }
    }

    private static Val[] pair(@Nullable Val a, @Nullable Val b) {
        if (a == null) return b == null ? NONE : new Val[] {b};
        return b == null ? new Val[] {a} : new Val[] {a, b};
    }

    /** Load of one component of an element of a local array; element 0 where the index is null. */
    static final class LocalLoad extends Node {
        final LirArray array;
        final int component;

        @Nullable
        Val index;

        final Val dst;

        LocalLoad(LirArray array, int component, @Nullable Val index, Val dst) {
            this.array = array;
            this.component = component;
            this.index = index;
            this.dst = dst;
        }

        @Override
        Val[] reads() {
            return pair(index, null);
        }

        @Override
        Val[] writes() {
            return new Val[] {dst};
        }
    }

    /** Store to a local array in executing lanes. */
    static final class LocalStore extends Node {
        final LirArray array;
        final int component;

        @Nullable
        Val index;

        Val src;

        LocalStore(LirArray array, int component, @Nullable Val index, Val src) {
            this.array = array;
            this.component = component;
            this.index = index;
            this.src = src;
        }

        @Override
        Val[] reads() {
            return pair(index, src);
        }
    }

    /** Derivative, between the lanes of a quad. */
    static final class Quad extends Node {
        final boolean vertical;
        final boolean fine;
        final Val src;
        final Val dst;

        Quad(boolean vertical, boolean fine, Val src, Val dst) {
            this.vertical = vertical;
            this.fine = fine;
            this.src = src;
            this.dst = dst;
        }

        @Override
        Val[] reads() {
            return new Val[] {src};
        }

        @Override
        Val[] writes() {
            return new Val[] {dst};
        }
    }

    /** VOTE_ANY, VOTE_ALL, VOTE_EQUAL over the executing lanes. */
    static final class Vote extends Node {
        final Op op;
        Val src;
        final Val dst;

        Vote(Op op, Val src, Val dst) {
            this.op = op;
            this.src = src;
            this.dst = dst;
        }

        @Override
        Val[] reads() {
            return new Val[] {src};
        }

        @Override
        Val[] writes() {
            return new Val[] {dst};
        }
    }

    /** Test whether the lane is alive, or a helper. */
    static final class Alive extends Node {
        final boolean helper;
        final Val dst;

        Alive(boolean helper, Val dst) {
            this.helper = helper;
            this.dst = dst;
        }

        @Override
        Val[] writes() {
            return new Val[] {dst};
        }
    }

    /** DEMOTE_IF. */
    static final class Demote extends Node {
        Val condition;

        Demote(Val condition) {
            this.condition = condition;
        }

        @Override
        Val[] reads() {
            return new Val[] {condition};
        }
    }

    /** Load of words of the pixels in a target. */
    static final class TargetLoad extends Node {
        final int word;
        final Val dst;

        TargetLoad(int word, Val dst) {
            this.word = word;
            this.dst = dst;
        }

        @Override
        Val[] writes() {
            return new Val[] {dst};
        }
    }

    static final class TargetStore extends Node {
        final int word;
        Val src;

        TargetStore(int word, Val src) {
            this.word = word;
            this.src = src;
        }

        @Override
        Val[] reads() {
            return new Val[] {src};
        }
    }

    /** EMIT_VERTEX or END_PRIMITIVE. */
    static final class Emit extends Node {
        final boolean end;
        final int stream;

        Emit(boolean end, int stream) {
            this.end = end;
            this.stream = stream;
        }
    }

    /** MEMORY_BARRIER and BARRIER: a fence. */
    static final class Fence extends Node {}

    static final class If extends Node {
        Val condition;
        final LirBlock then;
        final LirBlock otherwise;
        final Val[] results;
        /** A lane may leave one of its sides by a masked jump: what follows must look which lanes are left. */
        boolean loses;

        If(Val condition, LirBlock then, LirBlock otherwise, Val[] results) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
            this.results = results;
        }

        boolean divergent() {
            return condition.varying;
        }

        @Override
        Val[] reads() {
            return new Val[] {condition};
        }
    }

    static final class Loop extends Node {
        final Val[] initial;
        final Val[] params;
        final LirBlock body;
        final Val[] results;
        final List<Jump> jumps = new ArrayList<>();
        /** Some lanes may leave while others stay. */
        boolean divergent;
        /** Divergent: some lanes may begin their next round while others are still in this one. */
        boolean staggered;
        /** Mask registers: lanes that stay in the loop; of those, the ones still in this round (the same if not staggered). */
        int stayAt = -1;

        Loop(Val[] initial, Val[] params, LirBlock body, Val[] results) {
            this.initial = initial;
            this.params = params;
            this.body = body;
            this.results = results;
        }

        @Override
        Val[] reads() {
            return initial;
        }
    }

    /** YIELD, CONTINUE, BREAK or RETURN. */
    static final class Jump extends Node {
        final Op op;
        final Val[] values;
        /** YIELD: the If. CONTINUE and BREAK: the Loop. RETURN: null. */
        final @Nullable Node target;
        /** No divergent condition lies between the target (the shader, for RETURN) and the jump. */
        boolean direct;

        Jump(Op op, Val[] values, @Nullable Node target) {
            this.op = op;
            this.values = values;
            this.target = target;
        }

        @Override
        Val[] reads() {
            return values;
        }

        @Override
        Val[] writes() {
            if (target instanceof If i) return i.results;
            if (target instanceof Loop l) return op == Op.BREAK ? l.results : l.params;
            return NONE;
        }
    }

    final LirBlock entry = new LirBlock();
    final List<LirArray> locals = new ArrayList<>();
    /** Lanes may return early: the kernel keeps a mask of those that have not. */
    boolean maskedReturn;
    /** Words of lane data that are read and written. */
    int inputWords;

    int outputWords;
}
