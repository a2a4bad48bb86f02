package tepui.frontends.glsl.ready;

import java.util.List;
import tepui.ir.Shader;

/**
 * A shader of another language: its code, valid by itself, with the layout of its stage, and the variables that linking has to know.
 *
 * @param code not changed any more: each link takes a copy
 * @param originUpperLeft fragment coordinates count from the top
 */
public record ReadyShader(Shader code, List<ReadyVariable> variables, boolean originUpperLeft) {
    public ReadyShader {
        variables = List.copyOf(variables);
    }
}
