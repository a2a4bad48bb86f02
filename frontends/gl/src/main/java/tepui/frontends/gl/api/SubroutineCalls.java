package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.LinkedPrograms;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.program.SubroutineChoices;
import tepui.frontends.gl.program.SubroutineFacts;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/**
 * Subroutines: functions of a stage that uniforms choose. The choice belongs to the context and goes with a change of program: see
 * {@link SubroutineChoices}.
 */
public final class SubroutineCalls {
    private final LinkedPrograms linkedPrograms;
    private final ShaderCompilation compilation;
    private final ProgramNames names;
    private final Dirty dirty;
    private final Errors errors;
    private final ProgramBindings programs;

    public SubroutineCalls(
            Dirty dirty,
            Errors errors,
            ProgramBindings programs,
            ProgramNames names,
            ShaderCompilation compilation,
            LinkedPrograms linkedPrograms) {
        this.linkedPrograms = linkedPrograms;
        this.compilation = compilation;
        this.names = names;
        this.dirty = dirty;
        this.errors = errors;
        this.programs = programs;
    }

    private @Nullable Stage stage(String call, int shadertype) {
        Stage stage = compilation.stageOf(shadertype);
        if (stage == null) errors.invalidEnum(call, "shadertype", shadertype);
        return stage;
    }

    /** The executable of a program; null with the error recorded. */
    private @Nullable LinkedProgram executable(String call, int program) {
        ProgramObject p = names.program(call, program);
        return p == null ? null : linkedPrograms.linked(call, p);
    }

    // ---- names and places ------------------------------------------------------------------------------------------

    public int glGetSubroutineUniformLocation(int program, int shadertype, long name) {
        String call = "glGetSubroutineUniformLocation";
        LinkedProgram l = executable(call, program);
        Stage stage = l == null ? null : stage(call, shadertype);
        return l == null || stage == null ? -1 : SubroutineFacts.choiceLocation(l, stage, Native.string(name));
    }

    public int glGetSubroutineIndex(int program, int shadertype, long name) {
        String call = "glGetSubroutineIndex";
        LinkedProgram l = executable(call, program);
        Stage stage = l == null ? null : stage(call, shadertype);
        if (l == null || stage == null) return GL_INVALID_INDEX;
        String text = Native.string(name);
        for (LinkedProgram.Subroutine s : SubroutineFacts.subroutines(l, stage))
            if (s.name().equals(text)) return s.index();
        return GL_INVALID_INDEX;
    }

    private LinkedProgram.@Nullable SubroutineUniform choice(String call, int program, int shadertype, int index) {
        LinkedProgram l = executable(call, program);
        Stage stage = l == null ? null : stage(call, shadertype);
        if (l == null || stage == null) return null;
        List<LinkedProgram.SubroutineUniform> all = SubroutineFacts.choices(l, stage);
        if (index >= 0 && index < all.size()) return all.get(index);
        errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + all.size());
        return null;
    }

    public void glGetActiveSubroutineUniformiv(int program, int shadertype, int index, int pname, long values) {
        String call = "glGetActiveSubroutineUniformiv";
        LinkedProgram.SubroutineUniform u = choice(call, program, shadertype, index);
        if (u == null) return;
        switch (pname) {
            case GL_NUM_COMPATIBLE_SUBROUTINES ->
                Native.putInt(values, u.compatible().size());
            case GL_COMPATIBLE_SUBROUTINES -> {
                for (int i = 0; i < u.compatible().size(); i++)
                    Native.putInt(values + 4L * i, u.compatible().get(i));
            }
            case GL_UNIFORM_SIZE -> Native.putInt(values, u.size());
            case GL_UNIFORM_NAME_LENGTH -> Native.putInt(values, ProgramFacts.textLength(u.name()));
            default -> errors.invalidEnum(call, "pname", pname);
        }
    }

    public void glGetActiveSubroutineUniformName(
            int program, int shadertype, int index, int bufSize, long length, long name) {
        String call = "glGetActiveSubroutineUniformName";
        LinkedProgram.SubroutineUniform u = choice(call, program, shadertype, index);
        if (u != null && !names.badSize(call, bufSize)) Native.putString(u.name(), bufSize, length, name);
    }

    public void glGetActiveSubroutineName(int program, int shadertype, int index, int bufSize, long length, long name) {
        String call = "glGetActiveSubroutineName";
        LinkedProgram l = executable(call, program);
        Stage stage = l == null ? null : stage(call, shadertype);
        if (l == null || stage == null || names.badSize(call, bufSize)) return;
        for (LinkedProgram.Subroutine s : SubroutineFacts.subroutines(l, stage)) {
            if (s.index() != index) continue;
            Native.putString(s.name(), bufSize, length, name);
            return;
        }
        errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", which is no subroutine's");
    }

    public void glGetProgramStageiv(int program, int shadertype, int pname, long values) {
        String call = "glGetProgramStageiv";
        ProgramObject p = names.program(call, program);
        Stage stage = p == null ? null : stage(call, shadertype);
        if (p == null || stage == null) return;
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        List<LinkedProgram.Subroutine> functions = l == null ? List.of() : SubroutineFacts.subroutines(l, stage);
        List<LinkedProgram.SubroutineUniform> choices = l == null ? List.of() : SubroutineFacts.choices(l, stage);
        int value = 0;
        switch (pname) {
            case GL_ACTIVE_SUBROUTINES -> value = count(functions);
            case GL_ACTIVE_SUBROUTINE_UNIFORMS -> value = choices.size();
            case GL_ACTIVE_SUBROUTINE_UNIFORM_LOCATIONS -> value = locations(choices);
            case GL_ACTIVE_SUBROUTINE_MAX_LENGTH -> {
                for (LinkedProgram.Subroutine s : functions) value = Math.max(value, ProgramFacts.textLength(s.name()));
            }
            case GL_ACTIVE_SUBROUTINE_UNIFORM_MAX_LENGTH -> {
                for (LinkedProgram.SubroutineUniform u : choices)
                    value = Math.max(value, ProgramFacts.textLength(u.name()));
            }
            default -> {
                errors.invalidEnum(call, "pname", pname);
                return;
            }
        }
        Native.putInt(values, value);
    }

    /** One more than the largest index. */
    private static int count(List<LinkedProgram.Subroutine> functions) {
        int n = 0;
        for (LinkedProgram.Subroutine s : functions) n = Math.max(n, s.index() + 1);
        return n;
    }

    private static int locations(List<LinkedProgram.SubroutineUniform> choices) {
        int n = 0;
        for (LinkedProgram.SubroutineUniform u : choices) n = Math.max(n, u.location() + u.size());
        return n;
    }

    // ---- the choice ------------------------------------------------------------------------------------------------

    /** The program that runs in a stage; null with the error recorded. */
    private @Nullable ProgramObject running(String call, Stage stage) {
        ProgramObject p = programs.programOf(stage.ordinal());
        if (p != null && p.linked() != null && p.stage(stage) != null) return p;
        errors.error(GL_INVALID_OPERATION, call + ": no program is in use for the " + stage.text() + " stage");
        return null;
    }

    public void glUniformSubroutinesuiv(int shadertype, int count, long indices) {
        String call = "glUniformSubroutinesuiv";
        Stage stage = stage(call, shadertype);
        ProgramObject p = stage == null ? null : running(call, stage);
        LinkedProgram l = p == null ? null : p.linked();
        if (stage == null || p == null || l == null) return;
        List<LinkedProgram.SubroutineUniform> choices = SubroutineFacts.choices(l, stage);
        if (count != locations(choices)) {
            errors.error(GL_INVALID_VALUE, call + ": count is " + count + ", must be " + locations(choices));
            return;
        }
        int functions = count(SubroutineFacts.subroutines(l, stage));
        for (LinkedProgram.SubroutineUniform u : choices) {
            for (int i = 0; i < u.size(); i++) {
                int index = Native.getInt(indices + 4L * (u.location() + i));
                if (Integer.compareUnsigned(index, functions) >= 0) {
                    errors.error(
                            GL_INVALID_VALUE,
                            call + ": index " + Integer.toUnsignedString(index) + " is no subroutine's");
                    return;
                }
                if (!u.compatible().contains(index)) {
                    errors.error(
                            GL_INVALID_OPERATION,
                            call + ": subroutine " + index + " does not have the type of " + u.name());
                    return;
                }
            }
        }
        int[] chosen = programs.subroutines.of(p, l, stage);
        int at = 0;
        for (LinkedProgram.SubroutineUniform u : choices) {
            for (int i = 0; i < u.size(); i++) chosen[at++] = Native.getInt(indices + 4L * (u.location() + i));
        }
        programs.subroutines.changed(stage);
        dirty.bits |= Dirty.UNIFORMS;
    }

    public void glGetUniformSubroutineuiv(int shadertype, int location, long params) {
        String call = "glGetUniformSubroutineuiv";
        Stage stage = stage(call, shadertype);
        ProgramObject p = stage == null ? null : running(call, stage);
        LinkedProgram l = p == null ? null : p.linked();
        if (stage == null || p == null || l == null) return;
        List<LinkedProgram.SubroutineUniform> choices = SubroutineFacts.choices(l, stage);
        if (location < 0 || location >= locations(choices)) {
            errors.error(
                    GL_INVALID_VALUE, call + ": location is " + location + ", must be less than " + locations(choices));
            return;
        }
        int[] chosen = programs.subroutines.of(p, l, stage);
        int value = 0;
        int at = 0;
        for (LinkedProgram.SubroutineUniform u : choices) {
            int element = location - u.location();
            if (element >= 0 && element < u.size()) value = chosen[at + element];
            at += u.size();
        }
        Native.putInt(params, value);
    }
}
