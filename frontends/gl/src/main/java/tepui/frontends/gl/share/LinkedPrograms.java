package tepui.frontends.gl.share;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.program.ProgramFacts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramBinary;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.StageVariants;
import tepui.frontends.gl.program.UniformTypes;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Device;

/** Linked programs, with the error of calls that need one. */
public final class LinkedPrograms {
    private final Errors errors;

    public LinkedPrograms(Errors errors) {
        this.errors = errors;
    }

    /** The facts of a linked program; null where it is not linked, which is an error. */
    public @Nullable LinkedProgram linked(String call, ProgramObject p) {
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        if (l == null) errors.error(GL_INVALID_OPERATION, call + ": program " + p.name + " is not linked");
        return l;
    }
}
