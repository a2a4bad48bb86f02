package tepui.ir.pass;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.TexOperand;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Computed indices into arrays of resources, for devices that take only constant ones: an access becomes one access an element, found by
 * halves, so that an array of thirty-two costs five comparisons. Each invocation takes its own way, so an index need not be uniform; only
 * derivatives ask for that, as the APIs do. An index outside of the array means the last element.
 */
public final class LowerResourceIndex extends Rewriter {
    private final Predicate<Resource> lowered;

    /** Says which arrays the device cannot index. */
    public LowerResourceIndex(Predicate<Resource> lowered) {
        this.lowered = lowered;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Resource r = i.resource;
        if (r == null || r.count() == 1 || !lowered.test(r)) return null;
        Value index = i.op.isTexture() ? i.tex(TexOperand.INDEX) : i.args[0];
        if (index == null || index.isConst()) return null;
        Value[] results = choose(i, index, 0, r.count(), b);
        return results.length == 0 ? GONE : results[0];
    }

    /** The access to one of the elements from {@code first} up to {@code end}. */
    private static Value[] choose(Instr i, Value index, int first, int end, Builder b) {
        if (end - first == 1) return access(i, first, b);
        int middle = first + end >>> 1;
        List<Type> types =
                i.results.length == 0 ? List.of() : List.of(i.result().type());
        Value below = b.op(Op.ULT, index, b.i32(middle));
        return b.ifElse(
                below,
                types,
                () -> b.yieldWith(choose(i, index, first, middle, b)),
                () -> b.yieldWith(choose(i, index, middle, end, b)));
    }

    /** Where there is an index, it is the first operand, of textures too. */
    private static Value[] access(Instr i, int element, Builder b) {
        Value[] args = i.args.clone();
        args[0] = b.i32(element);
        Instr one = Instr.of(i.op, i.results.length == 0 ? null : i.result().type(), args);
        one.resource = i.resource;
        one.imm = i.imm;
        return b.append(one).results;
    }
}
