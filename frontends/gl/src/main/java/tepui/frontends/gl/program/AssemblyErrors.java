package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.assembly.AssemblyCounts;
import tepui.frontends.gl.assembly.AssemblyLimits;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.share.ShareGroup;
import tepui.pipe.Device;

/** What the last assembly program's text was refused for. */
public final class AssemblyErrors {

    public AssemblyErrors() {
    }

    /** Where the last text that was loaded is wrong; -1 where it is not. */
    public int assemblyErrorPosition = -1;

    public String assemblyErrorString = "";
}
