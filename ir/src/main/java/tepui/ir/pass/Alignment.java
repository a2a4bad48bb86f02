package tepui.ir.pass;

import tepui.ir.Instr;
import tepui.ir.Value;

/** Analysis of a byte offset's low bits: lets a uniform be read as a vector rather than word by word. */
public final class Alignment {
    /** Alignment of a vector of uniforms. */
    public static final int MOST = 16;

    private static final int MAX_DEPTH = 8;

    private Alignment() {}

    /** The offset modulo 16, or -1 where it is not known. */
    public static int of(Value offset) {
        int known = analyse(offset, 0);
        return known >>> 8 == MOST ? known & 0xff : -1;
    }

    /** A power of two, at most 16, shifted by 8, and the remainder modulo that. */
    private static int analyse(Value v, int depth) {
        Instr d = v.definition();
        if (d == null || depth > MAX_DEPTH) return 1 << 8;
        if (v.isConst()) return MOST << 8 | v.constInt(0) & MOST - 1;
        return switch (d.op) {
            case IADD -> {
                int a = analyse(d.args[0], depth + 1);
                int b = analyse(d.args[1], depth + 1);
                int modulus = Math.min(a >>> 8, b >>> 8);
                yield modulus << 8 | (a & 0xff) + (b & 0xff) & modulus - 1;
            }
            case IMUL -> {
                Value constant = d.args[1].isConst() ? d.args[1] : d.args[0];
                Value other = d.args[1].isConst() ? d.args[0] : d.args[1];
                yield constant.isConst() ? times(analyse(other, depth + 1), constant.constInt(0)) : 1 << 8;
            }
            case ISHL -> {
                Value count = d.args[1];
                yield count.isConst() ? times(analyse(d.args[0], depth + 1), 1 << count.constInt(0)) : 1 << 8;
            }
            default -> 1 << 8;
        };
    }

    private static int times(int known, int factor) {
        int modulus = known >>> 8;
        int power = factor == 0 ? MOST : Math.min(MOST, Integer.lowestOneBit(factor) & 0xff);
        if (power == 0) power = MOST;
        int product = Math.min(MOST, modulus * power);
        return product << 8 | (known & 0xff) * factor & product - 1;
    }
}
