package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Value;

/** Simplification of taking vectors apart and putting them together, part of {@link Simplify}. */
final class SimplifyVector {
    private SimplifyVector() {}

    static @Nullable Value simplify(Instr i, Builder b) {
        return switch (i.op) {
            case SWIZZLE -> swizzle(i, b);
            case VEC -> vec(i, b);
            case INSERT -> insert(i, b);
            case EXTRACT_DYNAMIC -> {
                if (!i.args[1].isConst()) yield null;
                int at = i.args[1].constInt(0);
                yield b.extract(i.args[0], at >= 0 && at < i.args[0].type().width() ? at : 0);
            }
            case INSERT_DYNAMIC -> {
                if (!i.args[2].isConst()) yield null;
                int at = i.args[2].constInt(0);
                boolean inside = at >= 0 && at < i.args[0].type().width();
                yield inside ? b.insert(i.args[0], i.args[1], at) : i.args[0];
            }
            default -> null;
        };
    }

    private static boolean isIdentity(int[] picks, Value source) {
        if (picks.length != source.type().width()) return false;
        for (int c = 0; c < picks.length; c++) {
            if (picks[c] != c) return false;
        }
        return true;
    }

    private static Value pick(Builder b, Value source, int[] picks) {
        return isIdentity(picks, source) ? source : b.swizzle(source, picks);
    }

    private static @Nullable Value swizzle(Instr i, Builder b) {
        Value source = i.args[0];
        int[] picks = new int[i.result().type().width()];
        for (int c = 0; c < picks.length; c++) picks[c] = i.swizzle(c);
        if (isIdentity(picks, source)) return source;
        Instr d = source.definition();
        if (d == null) return null;
        switch (d.op) {
            case SWIZZLE -> {
                for (int c = 0; c < picks.length; c++) picks[c] = d.swizzle(picks[c]);
                return pick(b, d.args[0], picks);
            }
            case VEC -> {
                return ofVec(d, picks, b);
            }
            case INSERT -> {
                boolean all = true;
                boolean none = true;
                for (int p : picks) {
                    all &= p == d.imm;
                    none &= p != d.imm;
                }
                if (none) return pick(b, d.args[0], picks);
                return all ? pick(b, d.args[1], new int[picks.length]) : null;
            }
            default -> {
                return null;
            }
        }
    }

    private static @Nullable Value ofVec(Instr vec, int[] picks, Builder b) {
        Value[] parts = new Value[4];
        int[] within = new int[4];
        int at = 0;
        for (Value part : vec.args) {
            for (int c = 0; c < part.type().width(); c++) {
                parts[at] = part;
                within[at++] = c;
            }
        }
        boolean onePart = true;
        boolean scalars = true;
        for (int p : picks) {
            onePart &= parts[p] == parts[picks[0]];
            scalars &= parts[p].type().isScalar();
        }
        if (onePart) {
            Value part = parts[picks[0]];
            int[] inner = new int[picks.length];
            for (int c = 0; c < picks.length; c++) inner[c] = within[picks[c]];
            return pick(b, part, inner);
        }
        if (!scalars) return null;
        Value[] args = new Value[picks.length];
        for (int c = 0; c < picks.length; c++) args[c] = parts[picks[c]];
        return b.vec(args);
    }

    private static @Nullable Value vec(Instr i, Builder b) {
        int width = i.result().type().width();
        Value[] sources = new Value[width];
        int[] picks = new int[width];
        int at = 0;
        boolean nested = false;
        for (Value part : i.args) {
            nested |= Simplify.by(part, Op.VEC) != null;
            Instr swizzle = Simplify.by(part, Op.SWIZZLE);
            for (int c = 0; c < part.type().width(); c++) {
                sources[at] = swizzle == null ? part : swizzle.args[0];
                picks[at++] = swizzle == null ? c : swizzle.swizzle(c);
            }
        }
        boolean one = true;
        for (Value source : sources) one &= source == sources[0];
        if (one) return pick(b, sources[0], picks);
        if (!nested) return null;
        Value[] args = new Value[width];
        int n = 0;
        for (Value part : i.args) {
            Instr inner = Simplify.by(part, Op.VEC);
            if (inner == null) args[n++] = part;
            else for (Value v : inner.args) args[n++] = v;
        }
        return b.vec(java.util.Arrays.copyOf(args, n));
    }

    /** Insertions one after another that cover all components are one VEC. */
    private static @Nullable Value insert(Instr i, Builder b) {
        int width = i.result().type().width();
        Value[] parts = new Value[width];
        int found = 0;
        Instr at = i;
        boolean covered = false;
        while (at != null && found < width) {
            if (parts[at.imm] == null) {
                parts[at.imm] = at.args[1];
                found++;
            } else {
                covered = true;
            }
            Value below = at.args[0];
            Instr vec = Simplify.by(below, Op.VEC);
            if (vec != null && vec.args.length == width) {
                for (int c = 0; c < width; c++) {
                    if (parts[c] == null) parts[c] = vec.args[c];
                }
                found = width;
            }
            at = Simplify.by(below, Op.INSERT);
        }
        if (found == width) return b.vec(parts);
        // An insertion right below that this one covers.
        Instr below = Simplify.by(i.args[0], Op.INSERT);
        return covered && below != null && below.imm == i.imm ? b.insert(below.args[0], i.args[1], i.imm) : null;
    }
}
