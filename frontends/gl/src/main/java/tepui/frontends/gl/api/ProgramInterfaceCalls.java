package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramInterfaceRules;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramResources;
import tepui.frontends.gl.program.ProgramRules;
import tepui.frontends.gl.program.SubroutineFacts;
import tepui.frontends.gl.program.UniformNames;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/** Program interface queries: resources of interfaces and their properties (OpenGL 4.6, 7.3.1). */
public final class ProgramInterfaceCalls {
    private final ProgramNameRules names;
    private final ProgramRules programRules;
    private final ProgramInterfaceRules rules;

    public ProgramInterfaceCalls(ProgramNameRules names, ProgramRules programRules, ProgramInterfaceRules rules) {
        this.names = names;
        this.programRules = programRules;
        this.rules = rules;
    }

    /** Whether the resources of a program that was found have names. */
    private boolean hasNames(int program) {
        ProgramObject p = names.program("glGetProgramResource", program);
        LinkedProgram l = p == null ? null : p.linked();
        return l == null || l.facts().named();
    }

    /** The resources; null with the error recorded. A program that is not linked has none. */
    private @Nullable List<?> find(String call, int program, int programInterface) {
        ProgramObject p = names.program(call, program);
        if (p == null) return null;
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        return rules.resources(call, l == null ? EMPTY : l, programInterface);
    }

    private static final LinkedProgram EMPTY =
            tepui.frontends.glsl.compiler.GlslLinker.link(List.of(), tepui.frontends.glsl.LinkOptions.DEFAULT);

    public void glGetProgramInterfaceiv(int program, int programInterface, int pname, long params) {
        String call = "glGetProgramInterfaceiv";
        List<?> list = find(call, program, programInterface);
        if (list == null || !rules.question(call, programInterface, pname)) return;
        int value = 0;
        switch (pname) {
            case GL_ACTIVE_RESOURCES -> value = list.size();
            case GL_MAX_NAME_LENGTH -> {
                boolean named = hasNames(program);
                for (Object r : list)
                    value = Math.max(value, named ? ProgramResources.name(r).length() + 1 : 1);
            }
            case GL_MAX_NUM_ACTIVE_VARIABLES -> {
                for (Object r : list) value = Math.max(value, ProgramResources.variables(r));
            }
            default -> {
                for (Object r : list) {
                    if (r instanceof LinkedProgram.SubroutineUniform u)
                        value = Math.max(value, u.compatible().size());
                }
            }
        }
        Native.putInt(params, value);
    }

    public int glGetProgramResourceIndex(int program, int programInterface, long name) {
        String call = "glGetProgramResourceIndex";
        List<?> list = find(call, program, programInterface);
        if (list == null || !rules.named(call, programInterface) || !hasNames(program)) return GL_INVALID_INDEX;
        String text = Native.string(name);
        // Gaps may come several times under one name, so none is found by it (OpenGL 4.6, 7.3.1.1).
        if (text.equals("gl_NextBuffer") || text.startsWith("gl_SkipComponents")) return GL_INVALID_INDEX;
        for (int i = 0; i < list.size(); i++) {
            String own = ProgramResources.name(list.get(i));
            if (!own.equals(text) && !own.equals(text + "[0]")) continue;
            return list.get(i) instanceof LinkedProgram.Subroutine s ? s.index() : i;
        }
        return GL_INVALID_INDEX;
    }

    public void glGetProgramResourceName(
            int program, int programInterface, int index, int bufSize, long length, long name) {
        String call = "glGetProgramResourceName";
        List<?> list = find(call, program, programInterface);
        if (list == null || !names.size(call, bufSize) || !rules.named(call, programInterface)) return;
        if (!programRules.index(call, index, list.size())) return;
        Native.putString(hasNames(program) ? ProgramResources.name(list.get(index)) : "", bufSize, length, name);
    }

    public int glGetProgramResourceLocation(int program, int programInterface, long name) {
        String call = "glGetProgramResourceLocation";
        ProgramObject p = names.program(call, program);
        LinkedProgram l = p == null ? null : programRules.linked(call, p);
        if (l == null) return -1;
        String text = Native.string(name);
        return switch (programInterface) {
            case GL_UNIFORM -> UniformNames.uniformLocation(l, text);
            case GL_PROGRAM_INPUT -> ProgramFacts.located(l, l.inputs(), text);
            case GL_PROGRAM_OUTPUT -> ProgramFacts.located(l, l.outputs(), text);
            default -> {
                Stage stage = rules.choosing(call, programInterface);
                yield stage == null ? -1 : SubroutineFacts.choiceLocation(l, stage, text);
            }
        };
    }

    public int glGetProgramResourceLocationIndex(int program, int programInterface, long name) {
        String call = "glGetProgramResourceLocationIndex";
        if (!rules.isOutput(call, programInterface)) return -1;
        ProgramObject p = names.program(call, program);
        LinkedProgram l = p == null ? null : programRules.linked(call, p);
        return l == null ? -1 : ProgramFacts.colorIndex(l, Native.string(name));
    }

    public void glGetProgramResourceiv(
            int program,
            int programInterface,
            int index,
            int propCount,
            long props,
            int count,
            long length,
            long params) {
        String call = "glGetProgramResourceiv";
        List<?> list = find(call, program, programInterface);
        ProgramObject p = list == null ? null : names.program(call, program);
        if (list == null || p == null) return;
        if (!rules.counts(call, index, list.size(), propCount, count)) return;
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < propCount; i++) {
            int prop = Native.getInt(props + 4L * i);
            if (!rules.values(call, p, programInterface, list, index, prop, values)) return;
        }
        int n = Math.min(count, values.size());
        for (int i = 0; i < n; i++) Native.putInt(params + 4L * i, values.get(i));
        if (length != 0) Native.putInt(length, n);
    }

    public void glGetActiveAtomicCounterBufferiv(int program, int bufferIndex, int pname, long params) {
        String call = "glGetActiveAtomicCounterBufferiv";
        List<?> list = find(call, program, GL_ATOMIC_COUNTER_BUFFER);
        if (list == null || !programRules.index(call, bufferIndex, list.size())) return;
        if (!(list.get(bufferIndex) instanceof LinkedProgram.Block b)) return;
        switch (pname) {
            case GL_ATOMIC_COUNTER_BUFFER_BINDING -> Native.putInt(params, b.binding());
            case GL_ATOMIC_COUNTER_BUFFER_DATA_SIZE -> Native.putInt(params, b.size());
            case GL_ATOMIC_COUNTER_BUFFER_ACTIVE_ATOMIC_COUNTERS ->
                Native.putInt(params, b.variables().size());
            case GL_ATOMIC_COUNTER_BUFFER_ACTIVE_ATOMIC_COUNTER_INDICES -> {
                for (int i = 0; i < b.variables().size(); i++)
                    Native.putInt(params + 4L * i, b.variables().get(i));
            }
            case GL_ATOMIC_COUNTER_BUFFER_REFERENCED_BY_VERTEX_SHADER -> Native.putInt(params, b.stages() & 1);
            case GL_ATOMIC_COUNTER_BUFFER_REFERENCED_BY_TESS_CONTROL_SHADER ->
                Native.putInt(params, b.stages() >> 1 & 1);
            case GL_ATOMIC_COUNTER_BUFFER_REFERENCED_BY_TESS_EVALUATION_SHADER ->
                Native.putInt(params, b.stages() >> 2 & 1);
            case GL_ATOMIC_COUNTER_BUFFER_REFERENCED_BY_GEOMETRY_SHADER -> Native.putInt(params, b.stages() >> 3 & 1);
            case GL_ATOMIC_COUNTER_BUFFER_REFERENCED_BY_FRAGMENT_SHADER -> Native.putInt(params, b.stages() >> 4 & 1);
            case GL_ATOMIC_COUNTER_BUFFER_REFERENCED_BY_COMPUTE_SHADER -> Native.putInt(params, b.stages() >> 5 & 1);
            default -> rules.property(call, pname);
        }
    }
}
