package tepui.drivers.soft.code;

import org.jspecify.annotations.Nullable;

/**
 * A memory operand: base + index * scale + displacement, or a label.
 *
 * @param base a general register, -1 with a label
 * @param index a general register, or a vector register of a gather; -1 for none
 * @param scale 1, 2, 4 or 8
 * @param label in place of the base; the displacement counts from it
 * @param broadcast one word of it is meant for all lanes
 */
public record Mem(
        int base, int index, int scale, int disp, @Nullable Label label, boolean broadcast) {
    public Mem {
        if (base < 0 == (label == null)) throw new IllegalArgumentException("Mem: either a base or a label");
        if (Integer.bitCount(scale) != 1 || scale > 8) {
            throw new IllegalArgumentException("Mem: scale is " + scale + ", must be 1, 2, 4 or 8");
        }
    }

    /** [base + disp]. */
    public static Mem at(int base, int disp) {
        return new Mem(base, -1, 1, disp, null, false);
    }

    /** [base + index * scale + disp]. */
    public static Mem at(int base, int index, int scale, int disp) {
        return new Mem(base, index, scale, disp, null, false);
    }

    /** [label + disp]. */
    public static Mem at(Label label, int disp) {
        return new Mem(-1, -1, 1, disp, label, false);
    }

    /** The same, for all lanes or not. */
    public Mem spread(boolean forAll) {
        return forAll == broadcast ? this : new Mem(base, index, scale, disp, label, forAll);
    }
}
