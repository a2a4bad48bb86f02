package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

/** Error of the last assembly program's text: position and message. */
public final class AssemblyErrors {

    public AssemblyErrors() {}

    /** Where the last text that was loaded is wrong; -1 where it is not. */
    public int assemblyErrorPosition = -1;

    public String assemblyErrorString = "";
}
