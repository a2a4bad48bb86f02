package tepui.drivers.vulkan.program;

import tepui.ir.Builtin;
import tepui.ir.Cloner;
import tepui.ir.Interpolation;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Lowering for fragment shaders under full sample shading: all that is interpolated is taken at the place of the
 * sample, which Vulkan does only for what is decorated so.
 */
final class SampledInputs {
    private SampledInputs() {}

    static Shader of(Shader fragment) {
        Shader copy = Cloner.copy(fragment);
        copy.perSample = true;
        for (Variable v : copy.inputs) {
            boolean interpolated = v.builtin == Builtin.NONE
                    && v.interpolation != Interpolation.FLAT
                    && v.type().kind() == ScalarKind.F32;
            if (interpolated) v.place = Interpolation.Place.SAMPLE;
        }
        return copy;
    }
}
