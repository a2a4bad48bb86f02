package tepui.ir.pass;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Votes and subgroups of an invocation by itself, for stages in which a device has none: how many invocations run together is left to
 * the implementation, and one is as good as many.
 */
public final class LowerSubgroups extends Rewriter {
    private final boolean quads;

    public LowerSubgroups() {
        this(false);
    }

    private LowerSubgroups(boolean quads) {
        this.quads = quads;
    }

    /** Reads of the own value in place of others of the quad, for stages with subgroups that have no quads. */
    public static LowerSubgroups ofQuads() {
        return new LowerSubgroups(true);
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        if (quads) return i.op == Op.READ_QUAD ? i.args[0] : null;
        return switch (i.op) {
            case VOTE_ANY, VOTE_ALL, READ_LANE, READ_FIRST, SHUFFLE, READ_QUAD -> i.args[0];
            case VOTE_EQUAL -> b.bool(true);
            case SUBGROUP ->
                switch (i.imm) {
                    case 0 -> b.i32(1);
                    case 1 -> b.i32(0);
                    case 2 -> b.load(Op.LOAD_INPUT, localIndex());
                    default -> b.i32(shader().localX * shader().localY * shader().localZ);
                };
            case REDUCE -> {
                Reduction r = Objects.requireNonNull(Reduction.of(i.imm));
                yield r.scan() == Reduction.Scan.EXCLUSIVE ? splat(b, i.result().type(), r.identity()) : i.args[0];
            }
            case BALLOT -> b.vec(b.convert(Op.B2I, ScalarKind.I32, i.args[0]), b.i32(0), b.i32(0), b.i32(0));
            default -> null;
        };
    }

    private static Value splat(Builder b, Type type, int bits) {
        Value one = type.kind() == ScalarKind.F32 ? b.f32(Float.intBitsToFloat(bits)) : b.i32(bits);
        Value[] all = new Value[type.width()];
        Arrays.fill(all, one);
        return all.length == 1 ? one : b.vec(all);
    }

    private Variable localIndex() {
        for (Variable v : shader().inputs) if (v.builtin == Builtin.LOCAL_INVOCATION_INDEX) return v;
        return shader().input(Builtin.LOCAL_INVOCATION_INDEX, Type.I32);
    }
}
