package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.glsl.LinkedProgram;

/** Look-up of uniforms by name (OpenGL 4.6, 7.6). */
public final class UniformNames {
    private UniformNames() {}

    public static int uniformLocation(LinkedProgram l, String name) {
        LinkedProgram.Uniform u = l.uniform(name);
        int element = 0;
        if (u == null && name.endsWith("]")) {
            int bracket = name.lastIndexOf('[');
            element = bracket < 0 ? -1 : ProgramFacts.index(name, bracket);
            u = element < 0 ? null : l.uniform(name.substring(0, bracket) + "[0]");
            if (u != null && (element >= u.size() || !u.name().endsWith("[0]"))) u = null;
        }
        return u == null || u.location() < 0 ? -1 : u.location() + element;
    }
}
