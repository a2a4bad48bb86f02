package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramInterfaceRules;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramRules;
import tepui.frontends.gl.program.SubroutineChoices;
import tepui.frontends.gl.program.SubroutineFacts;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/**
 * Subroutines: functions of a stage that uniforms choose. The choice belongs to the context and goes with a change of program: see
 * {@link SubroutineChoices}.
 */
public final class SubroutineCalls {
    private final ProgramRules programRules;
    private final ProgramInterfaceRules rules;
    private final ProgramNameRules names;
    private final Dirty dirty;
    private final ProgramBindings programs;

    public SubroutineCalls(
            Dirty dirty,
            ProgramBindings programs,
            ProgramNameRules names,
            ProgramRules programRules,
            ProgramInterfaceRules rules) {
        this.programRules = programRules;
        this.rules = rules;
        this.names = names;
        this.dirty = dirty;
        this.programs = programs;
    }

    /** The executable of a program; null with the error recorded. */
    private @Nullable LinkedProgram executable(String call, int program) {
        ProgramObject p = names.program(call, program);
        return p == null ? null : programRules.linked(call, p);
    }

    // ---- names and places ------------------------------------------------------------------------------------------

    public int glGetSubroutineUniformLocation(int program, int shadertype, long name) {
        String call = "glGetSubroutineUniformLocation";
        LinkedProgram l = executable(call, program);
        Stage stage = l == null ? null : rules.stage(call, shadertype);
        return l == null || stage == null ? -1 : SubroutineFacts.choiceLocation(l, stage, Native.string(name));
    }

    public int glGetSubroutineIndex(int program, int shadertype, long name) {
        String call = "glGetSubroutineIndex";
        LinkedProgram l = executable(call, program);
        Stage stage = l == null ? null : rules.stage(call, shadertype);
        if (l == null || stage == null) return GL_INVALID_INDEX;
        String text = Native.string(name);
        for (LinkedProgram.Subroutine s : SubroutineFacts.subroutines(l, stage))
            if (s.name().equals(text)) return s.index();
        return GL_INVALID_INDEX;
    }

    private LinkedProgram.@Nullable SubroutineUniform choice(String call, int program, int shadertype, int index) {
        LinkedProgram l = executable(call, program);
        Stage stage = l == null ? null : rules.stage(call, shadertype);
        if (l == null || stage == null) return null;
        List<LinkedProgram.SubroutineUniform> all = SubroutineFacts.choices(l, stage);
        return programRules.index(call, index, all.size()) ? all.get(index) : null;
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
            default -> rules.property(call, pname);
        }
    }

    public void glGetActiveSubroutineUniformName(
            int program, int shadertype, int index, int bufSize, long length, long name) {
        String call = "glGetActiveSubroutineUniformName";
        LinkedProgram.SubroutineUniform u = choice(call, program, shadertype, index);
        if (u != null && names.size(call, bufSize)) Native.putString(u.name(), bufSize, length, name);
    }

    public void glGetActiveSubroutineName(int program, int shadertype, int index, int bufSize, long length, long name) {
        String call = "glGetActiveSubroutineName";
        LinkedProgram l = executable(call, program);
        Stage stage = l == null ? null : rules.stage(call, shadertype);
        if (l == null || stage == null || !names.size(call, bufSize)) return;
        for (LinkedProgram.Subroutine s : SubroutineFacts.subroutines(l, stage)) {
            if (s.index() != index) continue;
            Native.putString(s.name(), bufSize, length, name);
            return;
        }
        rules.noSubroutine(call, index);
    }

    public void glGetProgramStageiv(int program, int shadertype, int pname, long values) {
        String call = "glGetProgramStageiv";
        ProgramObject p = names.program(call, program);
        Stage stage = p == null ? null : rules.stage(call, shadertype);
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
                rules.property(call, pname);
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
        return rules.running(call, stage, p) ? p : null;
    }

    public void glUniformSubroutinesuiv(int shadertype, int count, long indices) {
        String call = "glUniformSubroutinesuiv";
        Stage stage = rules.stage(call, shadertype);
        ProgramObject p = stage == null ? null : running(call, stage);
        LinkedProgram l = p == null ? null : p.linked();
        if (stage == null || p == null || l == null) return;
        List<LinkedProgram.SubroutineUniform> choices = SubroutineFacts.choices(l, stage);
        if (!rules.choices(call, count, locations(choices))) return;
        int functions = count(SubroutineFacts.subroutines(l, stage));
        for (LinkedProgram.SubroutineUniform u : choices) {
            for (int i = 0; i < u.size(); i++) {
                if (!rules.choice(call, u, Native.getInt(indices + 4L * (u.location() + i)), functions)) return;
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
        Stage stage = rules.stage(call, shadertype);
        ProgramObject p = stage == null ? null : running(call, stage);
        LinkedProgram l = p == null ? null : p.linked();
        if (stage == null || p == null || l == null) return;
        List<LinkedProgram.SubroutineUniform> choices = SubroutineFacts.choices(l, stage);
        if (!rules.choiceLocation(call, location, locations(choices))) return;
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
