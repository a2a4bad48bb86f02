package tepui.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Kind of {@link Op#REDUCE}: how the values of a subgroup are put together.
 *
 * @param op of two values: a sum, a product, the smaller or greater one, or bits of both
 * @param scan which invocations have a part in it
 * @param cluster so many invocations, a power of two, from a multiple of it on are put together; 0 is all of the subgroup. Only with
 *     {@link Scan#ALL}
 */
public record Reduction(Op op, Scan scan, int cluster) {
    /** Which invocations have a part in it: all, those up to the invocation itself, or those before it. */
    public enum Scan {
        ALL,
        INCLUSIVE,
        EXCLUSIVE
    }

    private static final List<Op> OPS = List.of(
            Op.IADD, Op.IMUL, Op.IMIN, Op.IMAX, Op.UMIN, Op.UMAX, Op.IAND, Op.IOR, Op.IXOR, Op.FADD, Op.FMUL, Op.FMIN,
            Op.FMAX);
    private static final List<Scan> SCANS = List.of(Scan.values());
    /** The largest cluster is of 2 to this. */
    private static final int CLUSTERS = 7;

    public Reduction {
        if (!OPS.contains(op))
            throw new IllegalArgumentException("Reduction: " + op.text() + " puts no values together");
        if (cluster < 0 || cluster > 1 << CLUSTERS || Integer.bitCount(cluster) > 1)
            throw new IllegalArgumentException(
                    "Reduction: a cluster of " + cluster + ", must be a power of two up to 128, or 0");
        if (cluster != 0 && scan != Scan.ALL)
            throw new IllegalArgumentException("Reduction: a cluster of " + cluster + " that is " + scan);
    }

    /** The number that an instruction has for it: the operation in 4 bits, the scan in 2, and the cluster's logarithm and 1 in 4. */
    public int imm() {
        int size = cluster == 0 ? 0 : 1 + Integer.numberOfTrailingZeros(cluster);
        return OPS.indexOf(op) | scan.ordinal() << 4 | size << 6;
    }

    /** What a number stands for; null if for nothing. */
    public static @Nullable Reduction of(int imm) {
        int size = imm >>> 6;
        int scan = imm >> 4 & 3;
        if ((imm & 15) >= OPS.size() || scan >= SCANS.size() || size > CLUSTERS + 1 || size != 0 && scan != 0)
            return null;
        return new Reduction(OPS.get(imm & 15), SCANS.get(scan), size == 0 ? 0 : 1 << size - 1);
    }

    /** The operations that there are. */
    public static List<Op> operations() {
        return OPS;
    }

    public boolean isFloat() {
        return isFloat(op);
    }

    private static boolean isFloat(Op op) {
        return op == Op.FADD || op == Op.FMUL || op == Op.FMIN || op == Op.FMAX;
    }

    /** The bits of a value that changes no other, which is what there is before the first invocation. */
    public int identity() {
        return switch (op) {
            case IMUL -> 1;
            case IMIN -> Integer.MAX_VALUE;
            case IMAX -> Integer.MIN_VALUE;
            case UMIN, IAND -> -1;
            case FMUL -> Float.floatToRawIntBits(1);
            case FMIN -> Float.floatToRawIntBits(Float.POSITIVE_INFINITY);
            case FMAX -> Float.floatToRawIntBits(Float.NEGATIVE_INFINITY);
            default -> 0;
        };
    }

    /** Whether the value of one invocation of a subgroup has a part in another's result. */
    public boolean takes(int from, int to) { // hot
        return switch (scan) {
            case ALL -> cluster == 0 || from / cluster == to / cluster;
            case INCLUSIVE -> from <= to;
            case EXCLUSIVE -> from < to;
        };
    }
}
