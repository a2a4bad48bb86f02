package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.GL_FRAGMENT_PROGRAM_ARB;
import static tepui.frontends.gl.constants.Enumerants.GL_VERTEX_PROGRAM_ARB;

import tepui.frontends.gl.assembly.AssemblyLimits;

/** State of a context for GL_VERTEX_PROGRAM_ARB or GL_FRAGMENT_PROGRAM_ARB. */
public final class AssemblyTarget {
    /** GL_VERTEX_PROGRAM_ARB or GL_FRAGMENT_PROGRAM_ARB. */
    public final int name;
    /** The environment parameters, four floats each. */
    public final float[] env = new float[4 * AssemblyLimits.PARAMETERS];
    /** The program of name 0. */
    public final AssemblyProgram standard;

    public AssemblyProgram bound;
    public boolean enabled;

    public AssemblyTarget(boolean fragments) {
        name = fragments ? GL_FRAGMENT_PROGRAM_ARB : GL_VERTEX_PROGRAM_ARB;
        standard = new AssemblyProgram(0, fragments);
        bound = standard;
    }
}
