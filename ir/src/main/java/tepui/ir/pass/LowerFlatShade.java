package tepui.ir.pass;

import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;

/** Lowering of flat shading as state: the inputs at the locations of a mask (the colours) are not interpolated. */
public final class LowerFlatShade implements Pass {
    private final long locations;

    /** Bit n for location n. */
    public LowerFlatShade(long locations) {
        this.locations = locations;
    }

    @Override
    public boolean run(Shader shader) {
        if (shader.stage != Stage.FRAGMENT) return false;
        boolean changed = false;
        for (Variable v : shader.inputs) {
            boolean chosen = v.builtin == Builtin.NONE
                    && v.location >= 0
                    && v.location < 64
                    && (locations >>> v.location & 1) != 0;
            // What a shader qualifies itself keeps its qualifier.
            if (!chosen || v.interpolation != Interpolation.SMOOTH || v.smooth) continue;
            v.interpolation = Interpolation.FLAT;
            changed = true;
        }
        return changed;
    }
}
