package tepui.ir.pass;

import tepui.ir.Shader;

/** One transformation of a shader, which keeps what the shader does. Passes hold no state between shaders. */
public interface Pass {
    /** Transforms {@code shader} in place and says whether anything changed. The caller owns the shader. */
    boolean run(Shader shader);

    /** For statistics and messages. */
    default String name() {
        return getClass().getSimpleName();
    }
}
