package tepui.pipe.driver;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Variable;

/** Locations of varyings from the last vertex stage to the fragment shader. */
final class Varyings {
    private Varyings() {}

    /** The first location behind all that either of them has. */
    static int free(Shader before, @Nullable Shader fragment) {
        int free = 0;
        for (Variable v : before.outputs) if (v.builtin == Builtin.NONE) free = Math.max(free, behind(v));
        if (fragment == null) return free;
        for (Variable v : fragment.inputs) if (v.builtin == Builtin.NONE) free = Math.max(free, behind(v));
        return free;
    }

    /** How many locations either of them has. */
    static int count(Shader before, @Nullable Shader fragment) {
        BitSet used = new BitSet();
        for (Variable v : before.outputs) if (v.builtin == Builtin.NONE) used.set(v.location, behind(v));
        if (fragment == null) return used.cardinality();
        for (Variable v : fragment.inputs) if (v.builtin == Builtin.NONE) used.set(v.location, behind(v));
        return used.cardinality();
    }

    /** Components that a shader puts out on one stream beside the size of points; -1 where it has other outputs, or no position. */
    static int plainComponents(Shader shader) {
        boolean placed = false;
        int components = 0;
        for (Variable v : shader.outputs) {
            if (v.stream != 0) return -1;
            switch (v.builtin) {
                case POINT_SIZE -> {
                    continue;
                }
                case POSITION -> placed = true;
                case NONE, CLIP_DISTANCE, LAYER, PRIMITIVE_ID -> {}
                default -> {
                    return -1;
                }
            }
            components += v.elements() * v.type().width() * (v.type().kind().is64() ? 2 : 1);
        }
        return placed ? components : -1;
    }

    /** Bits of the locations whose values are the same all over a primitive: the fragment shader says so. */
    static long flat(Shader fragment) {
        long flat = 0;
        for (Variable v : fragment.inputs) {
            if (v.builtin != Builtin.NONE) continue;
            if (v.interpolation != Interpolation.FLAT && v.type().kind() == ScalarKind.F32) continue;
            for (int l = v.location; l < behind(v); l++) flat |= 1L << l;
        }
        return flat;
    }

    /** The location behind a variable. */
    static int behind(Variable v) {
        return v.location + v.elements() * v.slotsPerElement();
    }
}
