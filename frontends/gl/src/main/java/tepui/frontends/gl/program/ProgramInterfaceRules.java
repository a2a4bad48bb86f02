package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/**
 * Error checks of program interface queries and of subroutines (OpenGL 4.6, 7.3.1 and 7.10). Each rule says whether the
 * call goes on, or gives what was asked for; where not, the error is recorded.
 */
public final class ProgramInterfaceRules {
    private final Errors errors;
    private final Profile profile;
    private final ShaderCompilation compilation;

    public ProgramInterfaceRules(Errors errors, Profile profile, ShaderCompilation compilation) {
        this.errors = errors;
        this.profile = profile;
        this.compilation = compilation;
    }

    // ---- interfaces (7.3.1) ----------------------------------------------------------------------------------------

    /** The resources of an interface (7.3.1). */
    public @Nullable List<?> resources(String call, LinkedProgram l, int programInterface) {
        List<?> list = ProgramResources.of(l, programInterface, profile.es);
        if (list == null) unknown(call, programInterface);
        return list;
    }

    /** What is no interface, or none for the call (7.3.1). */
    private boolean unknown(String call, int programInterface) {
        return errors.wrong(GL_INVALID_ENUM, call + ": interface is " + Errors.hex(programInterface));
    }

    /** glGetProgramInterfaceiv (7.3.1). */
    public boolean question(String call, int programInterface, int pname) {
        return switch (pname) {
            case GL_ACTIVE_RESOURCES -> true;
            case GL_MAX_NAME_LENGTH ->
                ProgramResources.isNamed(programInterface)
                        || errors.wrong(GL_INVALID_OPERATION, call + ": buffers have no names");
            case GL_MAX_NUM_ACTIVE_VARIABLES ->
                ProgramResources.hasVariables(programInterface)
                        || errors.wrong(GL_INVALID_OPERATION, call + ": the interface has no variables");
            case GL_MAX_NUM_COMPATIBLE_SUBROUTINES ->
                profile.es
                        ? property(call, pname)
                        : ProgramResources.choosing(programInterface) != null
                                || errors.wrong(GL_INVALID_OPERATION, call + ": the interface has no subroutines");
            default -> property(call, pname);
        };
    }

    /** A name of a property that is none (7.3.1). */
    public boolean property(String call, int pname) {
        errors.invalidEnum(call, "pname", pname);
        return false;
    }

    /** An interface whose resources have names (7.3.1). */
    public boolean named(String call, int programInterface) {
        return ProgramResources.isNamed(programInterface)
                || errors.wrong(GL_INVALID_ENUM, call + ": buffers have no names");
    }

    /**
     * An interface whose resources have locations (7.3.1): the stage whose subroutines are chosen; null with the error.
     */
    public @Nullable Stage choosing(String call, int programInterface) {
        Stage stage = profile.es ? null : ProgramResources.choosing(programInterface);
        if (stage == null) unknown(call, programInterface);
        return stage;
    }

    /** glGetProgramResourceLocationIndex (7.3.1). */
    public boolean isOutput(String call, int programInterface) {
        return programInterface == GL_PROGRAM_OUTPUT || unknown(call, programInterface);
    }

    /** glGetProgramResourceiv (7.3.1). */
    public boolean counts(String call, int index, int resources, int properties, int count) {
        return properties > 0 && count >= 0 && index >= 0 && index < resources
                || errors.wrong(
                        GL_INVALID_VALUE,
                        call + ": index is " + index + ", propCount is " + properties + ", count is " + count);
    }

    /** Adds the values of a property of a resource, where its interface has that property (7.3.1, table 7.2). */
    public boolean values(
            String call, ProgramObject p, int programInterface, List<?> list, int index, int prop, List<Integer> to) {
        boolean known = ProgramResources.isProperty(prop, profile.es);
        return known && ProgramResources.property(p, programInterface, list.get(index), index, prop, to)
                || errors.wrong(
                        known ? GL_INVALID_OPERATION : GL_INVALID_ENUM,
                        call + ": the interface has no property " + Errors.hex(prop));
    }

    // ---- subroutines (7.10) ----------------------------------------------------------------------------------------

    /** The stage of a type of shaders (7.10). */
    public @Nullable Stage stage(String call, int shadertype) {
        Stage stage = compilation.stageOf(shadertype);
        if (stage == null) errors.invalidEnum(call, "shadertype", shadertype);
        return stage;
    }

    /** The index of a subroutine that was not found (7.10). */
    public void noSubroutine(String call, int index) {
        errors.error(GL_INVALID_VALUE, call + ": index " + Integer.toUnsignedString(index) + " is no subroutine's");
    }

    /** The program that runs in a stage (7.10). */
    public boolean running(String call, Stage stage, @Nullable ProgramObject p) {
        return p != null && p.linked() != null && p.stage(stage) != null
                || errors.wrong(
                        GL_INVALID_OPERATION, call + ": no program is in use for the " + stage.text() + " stage");
    }

    /** glUniformSubroutinesuiv (7.10): how many choices there are. */
    public boolean choices(String call, int count, int locations) {
        return count == locations
                || errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must be " + locations);
    }

    /** One of them (7.10). */
    public boolean choice(String call, LinkedProgram.SubroutineUniform u, int index, int functions) {
        if (Integer.compareUnsigned(index, functions) >= 0) {
            noSubroutine(call, index);
            return false;
        }
        return u.compatible().contains(index)
                || errors.wrong(
                        GL_INVALID_OPERATION,
                        call + ": subroutine " + index + " does not have the type of " + u.name());
    }

    /** glGetUniformSubroutineuiv (7.10). */
    public boolean choiceLocation(String call, int location, int locations) {
        return location >= 0 && location < locations
                || errors.wrong(
                        GL_INVALID_VALUE, call + ": location is " + location + ", must be less than " + locations);
    }
}
