package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

/** What the last assembly program's text was refused for. */
public final class AssemblyErrors {

    public AssemblyErrors() {}

    /** Where the last text that was loaded is wrong; -1 where it is not. */
    public int assemblyErrorPosition = -1;

    public String assemblyErrorString = "";
}
