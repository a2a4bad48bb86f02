package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/** Subroutines of a stage and the uniforms that choose them. */
public final class SubroutineFacts {
    private SubroutineFacts() {}

    public static List<LinkedProgram.Subroutine> subroutines(LinkedProgram l, Stage stage) {
        return l.subroutines().stream().filter(s -> s.stage() == stage).toList();
    }

    public static List<LinkedProgram.SubroutineUniform> choices(LinkedProgram l, Stage stage) {
        return l.subroutineUniforms().stream().filter(u -> u.stage() == stage).toList();
    }

    /** The location of a subroutine uniform or of an element of an array of them; -1 for none. */
    public static int choiceLocation(LinkedProgram l, Stage stage, String name) {
        int bracket = name.endsWith("]") ? name.lastIndexOf('[') : -1;
        for (LinkedProgram.SubroutineUniform u : choices(l, stage)) {
            boolean array = u.name().endsWith("[0]");
            String base = array ? u.name().substring(0, u.name().length() - 3) : u.name();
            if (name.equals(base) || name.equals(u.name())) return u.location();
            if (!array || bracket < 0 || !name.substring(0, bracket).equals(base)) continue;
            int element = ProgramFacts.index(name, bracket);
            if (element >= 0 && element < u.size()) return u.location() + element;
        }
        return -1;
    }
}
