package tepui.ir.pass;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Value;

/**
 * Pass that eliminates common subexpressions: merges instructions that compute the same from the same operands. What a
 * region computes is known in the regions nested after it, so one walk with a hash table that forgets at a region's end
 * suffices. A read of memory is the same as an earlier one only if nothing of its {@link Effects} class was written in
 * between: each class has a counter that is part of the key.
 */
public final class EliminateCommon implements Pass {
    private @Nullable Instr[] table = new @Nullable Instr[256];
    private int[] hashes = new int[256];
    /** Positions filled, in order, so that a region's end can empty its own. */
    private int[] filled = new int[128];

    private int size;
    /** The instruction's {@link Instr#id} while in the table: the counters that its read depends on, summed. */
    private final int[] epochs = new int[Effects.CLASSES];

    private int nextEpoch;
    private boolean changed;

    @Override
    public boolean run(Shader shader) {
        changed = false;
        for (Function f : shader.functions) {
            Ids.number(f);
            region(f.body());
        }
        return changed;
    }

    private void wrote(int mask) {
        if (mask == 0) return;
        nextEpoch++;
        for (int c = 0; c < epochs.length; c++) {
            if ((mask >> c & 1) != 0) epochs[c] = nextEpoch;
        }
    }

    private void region(Region region) {
        int start = size;
        List<Instr> body = region.body;
        int kept = 0;
        for (int k = 0; k < body.size(); k++) {
            Instr i = body.get(k);
            Rewriter.resolve(i.args);
            if (i.regions.length > 0) {
                int writes = 0;
                for (Region nested : i.regions) writes |= Effects.writesWithin(nested);
                // A loop's body may see what its last round wrote; a side of an IF what the other side did not.
                if (i.op == Op.LOOP) wrote(writes);
                for (Region nested : i.regions) {
                    region(nested);
                    wrote(writes);
                }
            } else if (i.results.length == 1 && Effects.isMergeable(i)) {
                Instr same = findOrAdd(i);
                if (same != null) {
                    same.precise |= i.precise;
                    Rewriter.replace(i.result(), same.result());
                    changed = true;
                    continue;
                }
            } else {
                wrote(Effects.writes(i));
            }
            body.set(kept++, i);
        }
        body.subList(kept, body.size()).clear();
        while (size > start) table[filled[--size]] = null;
    }

    /** An instruction known to give the same, or null after adding this one. */
    private @Nullable Instr findOrAdd(Instr i) {
        if (isCommutative(i.op) && isAfter(i.args[0], i.args[1])) {
            Value first = i.args[0];
            i.args[0] = i.args[1];
            i.args[1] = first;
        }
        int reads = Effects.reads(i);
        i.id = reads == 0 ? 0 : epochs[Integer.numberOfTrailingZeros(reads)];
        int hash = hash(i);
        int mask = table.length - 1;
        int at = hash & mask;
        while (true) {
            Instr other = table[at];
            if (other == null) break;
            if (hashes[at] == hash && isSame(other, i)) return other;
            at = at + 1 & mask;
        }
        table[at] = i;
        hashes[at] = hash;
        if (size == filled.length) filled = Arrays.copyOf(filled, 2 * size);
        filled[size++] = at;
        if (2 * size > table.length) grow();
        return null;
    }

    /** The order of operands that may be swapped. Constants come last, as {@link Simplify} has them: else the two passes would swap them for ever. */
    private static boolean isAfter(Value first, Value second) {
        return first.isConst() == second.isConst() ? first.id > second.id : first.isConst();
    }

    /** Re-enters everything in the order of entry, so that a region's end still empties the last ones. */
    private void grow() {
        @Nullable Instr[] oldTable = table;
        int[] oldHashes = hashes;
        table = new @Nullable Instr[2 * oldTable.length];
        hashes = new int[table.length];
        for (int k = 0; k < size; k++) {
            int from = filled[k];
            int at = oldHashes[from] & table.length - 1;
            while (table[at] != null) at = at + 1 & table.length - 1;
            table[at] = oldTable[from];
            hashes[at] = oldHashes[from];
            filled[k] = at;
        }
    }

    private static int hash(Instr i) {
        int h = i.op.ordinal() * 31 + i.imm;
        h = h * 31 + i.id;
        h = h * 31 + System.identityHashCode(i.result().type());
        for (Value arg : i.args) h = h * 31 + arg.id;
        if (i.bits != null) h = h * 31 + Arrays.hashCode(i.bits);
        if (i.variable != null) h = h * 31 + System.identityHashCode(i.variable);
        if (i.resource != null) h = h * 31 + System.identityHashCode(i.resource);
        h *= 0x9e3779b9;
        return h ^ h >>> 16;
    }

    private static boolean isSame(Instr a, Instr b) {
        return a.op == b.op
                && a.imm == b.imm
                && a.id == b.id
                && a.result().type() == b.result().type()
                && a.variable == b.variable
                && a.resource == b.resource
                && sameArgs(a.args, b.args)
                && Arrays.equals(a.bits, b.bits);
    }

    private static boolean sameArgs(Value[] a, Value[] b) {
        if (a.length != b.length) return false;
        for (int k = 0; k < a.length; k++) {
            if (a[k] != b[k]) return false;
        }
        return true;
    }

    /** Bit for bit, NaN payloads aside; FMIN and FMAX of zeros are not. */
    static boolean isCommutative(Op op) {
        return switch (op) {
            case FADD, FMUL, FMUL_ZERO, FEQ, FNE, FDOT -> true;
            case IADD, IMUL, IMUL_HIGH, UMUL_HIGH, IMIN, IMAX, UMIN, UMAX, IAND, IOR, IXOR, UADD_CARRY, IEQ, INE ->
                true;
            case BAND, BOR, BXOR -> true;
            default -> false;
        };
    }
}
