package tepui.ir.pass;

import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Stage;
import tepui.ir.TexOperand;

/**
 * Effects of instructions: what memory each reads and writes, in coarse classes, and what else keeps it where it is.
 * The passes that merge or move instructions ask here.
 */
final class Effects {
    static final int LOCAL = 1;
    /** Storage buffers and images, which may be the same bytes. */
    static final int GLOBAL = 2;

    static final int SHARED = 4;
    static final int OUTPUT = 8;
    /** Whether the invocation is a helper. */
    static final int HELPER = 16;

    static final int ALL = 31;
    static final int CLASSES = 5;

    private Effects() {}

    static int reads(Instr i) {
        return switch (i.op) {
            case LOAD_LOCAL -> LOCAL;
            case LOAD_STORAGE, IMAGE_LOAD -> GLOBAL;
            case LOAD_SHARED -> SHARED;
            case LOAD_OUTPUT -> OUTPUT;
            case IS_HELPER -> HELPER;
            default -> 0;
        };
    }

    /** Of the instruction itself; what its regions write is {@link #writesWithin}'s answer. */
    static int writes(Instr i) {
        return switch (i.op) {
            case STORE_LOCAL -> LOCAL;
            case STORE_STORAGE, ATOMIC_STORAGE, IMAGE_STORE, IMAGE_ATOMIC -> GLOBAL;
            case STORE_SHARED, ATOMIC_SHARED -> SHARED;
            case STORE_OUTPUT, EMIT_VERTEX -> OUTPUT;
            case DEMOTE_IF -> HELPER;
            case BARRIER, MEMORY_BARRIER, INTERLOCK -> GLOBAL | SHARED | OUTPUT;
            case CALL, INTRINSIC -> ALL;
            default -> 0;
        };
    }

    static int writesWithin(Region region) {
        int mask = 0;
        for (Instr i : region.body) {
            mask |= writes(i);
            for (Region nested : i.regions) mask |= writesWithin(nested);
        }
        return mask;
    }

    /**
     * May the instruction run where it did not before, or less often, given the same operands? True for what reads nothing
     * that changes while the shader runs, does not look at its neighbours, and cannot be told from running.
     */
    static boolean isMovable(Instr i, Stage stage) {
        if (i.op.isPure()) return true;
        return switch (i.op) {
            case LOAD_INPUT, LOAD_TARGET, INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET, LOAD_UNIFORM, BUFFER_SIZE ->
                true;
            case TEX_SIZE, TEX_LEVELS, TEX_SAMPLES, TEX_FETCH, TEX_GATHER, IMAGE_SIZE, IMAGE_SAMPLES -> true;
            case TEX_SAMPLE -> !hasImplicitLod(i, stage);
            default -> false;
        };
    }

    /** May two of these with equal operands and nothing written in between, one dominating the other, be one? */
    static boolean isMergeable(Instr i) {
        return switch (i.op) {
            case VOTE_ANY, VOTE_ALL, VOTE_EQUAL, BALLOT -> false;
            case READ_LANE, READ_FIRST, SHUFFLE, READ_QUAD, REDUCE -> false;
            default -> !i.op.hasEffect();
        };
    }

    static boolean hasImplicitLod(Instr i, Stage stage) {
        return i.op == Op.TEX_SAMPLE
                && (stage == Stage.FRAGMENT || stage == Stage.COMPUTE)
                && i.tex(TexOperand.LOD) == null
                && i.tex(TexOperand.DDX) == null;
    }
}
