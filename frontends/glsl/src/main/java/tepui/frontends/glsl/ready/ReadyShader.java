package tepui.frontends.glsl.ready;

import java.util.List;
import tepui.ir.Shader;

/**
 * Shader of another language: its code, valid by itself, with the layout of its stage, and the variables that linking
 * has to know. Beside their resources it may have a uniform buffer named {@link
 * tepui.frontends.glsl.BuiltinSlots#DEPTH_MODES}, with 16 bytes for each texture slot of the code: linking makes it
 * those of the program's.
 *
 * @param code not changed any more: each link takes a copy
 * @param originUpperLeft fragment coordinates count from the top
 */
public record ReadyShader(Shader code, List<ReadyVariable> variables, boolean originUpperLeft) {
    public ReadyShader {
        variables = List.copyOf(variables);
    }
}
