package tepui.stream;

import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.pipe.ShaderObject;

/** Tracking of a shader: whether it reads the number of a draw, which merging would change. */
final class TrackedShader extends Tracked {
    TrackedShader(StreamDevice device, ShaderObject object, Shader shader) {
        super(device, object, null, readsDrawId(shader));
    }

    /** Of a shader that was made before the stream was there: anything may be in it. */
    TrackedShader(StreamDevice device, ShaderObject object) {
        super(device, object, null, true);
    }

    private static boolean readsDrawId(Shader shader) {
        boolean reads = false;
        for (Variable v : shader.inputs) reads |= v.builtin == Builtin.DRAW_ID;
        return reads;
    }
}
