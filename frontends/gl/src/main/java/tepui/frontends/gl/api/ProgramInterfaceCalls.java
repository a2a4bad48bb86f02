package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.program.LinkedPrograms;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramResources;
import tepui.frontends.gl.program.SubroutineFacts;
import tepui.frontends.gl.program.UniformNames;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/** Program interface queries: resources of interfaces and their properties. */
public final class ProgramInterfaceCalls {
    private final LinkedPrograms linkedPrograms;
    private final ProgramNames names;
    private final Errors errors;
    private final boolean es;

    public ProgramInterfaceCalls(Errors errors, ProgramNames names, LinkedPrograms linkedPrograms, Profile profile) {
        this.es = profile.es;
        this.linkedPrograms = linkedPrograms;
        this.names = names;
        this.errors = errors;
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
        List<?> list = ProgramResources.of(l == null ? EMPTY : l, programInterface, es);
        if (list == null)
            errors.error(GL_INVALID_ENUM, call + ": interface is 0x" + Integer.toHexString(programInterface));
        return list;
    }

    private static final LinkedProgram EMPTY =
            tepui.frontends.glsl.compiler.GlslLinker.link(List.of(), tepui.frontends.glsl.LinkOptions.DEFAULT);

    public void glGetProgramInterfaceiv(int program, int programInterface, int pname, long params) {
        List<?> list = find("glGetProgramInterfaceiv", program, programInterface);
        if (list == null) return;
        int value = 0;
        switch (pname) {
            case GL_ACTIVE_RESOURCES -> value = list.size();
            case GL_MAX_NAME_LENGTH -> {
                if (!ProgramResources.isNamed(programInterface)) {
                    errors.error(GL_INVALID_OPERATION, "glGetProgramInterfaceiv: buffers have no names");
                    return;
                }
                boolean named = hasNames(program);
                for (Object r : list)
                    value = Math.max(value, named ? ProgramResources.name(r).length() + 1 : 1);
            }
            case GL_MAX_NUM_ACTIVE_VARIABLES -> {
                if (!ProgramResources.hasVariables(programInterface)) {
                    errors.error(GL_INVALID_OPERATION, "glGetProgramInterfaceiv: the interface has no variables");
                    return;
                }
                for (Object r : list) value = Math.max(value, ProgramResources.variables(r));
            }
            case GL_MAX_NUM_COMPATIBLE_SUBROUTINES -> {
                if (es) {
                    errors.invalidEnum("glGetProgramInterfaceiv", "pname", pname);
                    return;
                }
                if (ProgramResources.choosing(programInterface) == null) {
                    errors.error(GL_INVALID_OPERATION, "glGetProgramInterfaceiv: the interface has no subroutines");
                    return;
                }
                for (Object r : list) {
                    if (r instanceof LinkedProgram.SubroutineUniform u)
                        value = Math.max(value, u.compatible().size());
                }
            }
            default -> {
                errors.error(GL_INVALID_ENUM, "glGetProgramInterfaceiv: pname is 0x" + Integer.toHexString(pname));
                return;
            }
        }
        Native.putInt(params, value);
    }

    public int glGetProgramResourceIndex(int program, int programInterface, long name) {
        List<?> list = find("glGetProgramResourceIndex", program, programInterface);
        if (list == null) return GL_INVALID_INDEX;
        if (!ProgramResources.isNamed(programInterface)) {
            errors.error(GL_INVALID_ENUM, "glGetProgramResourceIndex: buffers have no names");
            return GL_INVALID_INDEX;
        }
        if (!hasNames(program)) return GL_INVALID_INDEX;
        String text = Native.string(name);
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
        if (list == null || names.badSize(call, bufSize)) return;
        if (!ProgramResources.isNamed(programInterface)) {
            errors.error(GL_INVALID_ENUM, call + ": buffers have no names");
        } else if (index < 0 || index >= list.size()) {
            errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + list.size());
        } else {
            Native.putString(hasNames(program) ? ProgramResources.name(list.get(index)) : "", bufSize, length, name);
        }
    }

    public int glGetProgramResourceLocation(int program, int programInterface, long name) {
        ProgramObject p = names.program("glGetProgramResourceLocation", program);
        LinkedProgram l = p == null ? null : linkedPrograms.linked("glGetProgramResourceLocation", p);
        if (l == null) return -1;
        String text = Native.string(name);
        return switch (programInterface) {
            case GL_UNIFORM -> UniformNames.uniformLocation(l, text);
            case GL_PROGRAM_INPUT -> ProgramFacts.located(l, l.inputs(), text);
            case GL_PROGRAM_OUTPUT -> ProgramFacts.located(l, l.outputs(), text);
            default -> {
                Stage stage = ProgramResources.choosing(programInterface);
                if (stage != null && !es) yield SubroutineFacts.choiceLocation(l, stage, text);
                errors.error(
                        GL_INVALID_ENUM,
                        "glGetProgramResourceLocation: interface is 0x" + Integer.toHexString(programInterface));
                yield -1;
            }
        };
    }

    public int glGetProgramResourceLocationIndex(int program, int programInterface, long name) {
        if (programInterface != GL_PROGRAM_OUTPUT) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glGetProgramResourceLocationIndex: interface is 0x" + Integer.toHexString(programInterface));
            return -1;
        }
        String call = "glGetProgramResourceLocationIndex";
        ProgramObject p = names.program(call, program);
        LinkedProgram l = p == null ? null : linkedPrograms.linked(call, p);
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
        if (propCount <= 0 || count < 0 || index < 0 || index >= list.size()) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": index is " + index + ", propCount is " + propCount + ", count is " + count);
            return;
        }
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < propCount; i++) {
            int prop = Native.getInt(props + 4L * i);
            boolean known = ProgramResources.isProperty(prop, es);
            if (!known || !ProgramResources.property(p, programInterface, list.get(index), index, prop, values)) {
                errors.error(
                        known ? GL_INVALID_OPERATION : GL_INVALID_ENUM,
                        call + ": the interface has no property 0x" + Integer.toHexString(prop));
                return;
            }
        }
        int n = Math.min(count, values.size());
        for (int i = 0; i < n; i++) Native.putInt(params + 4L * i, values.get(i));
        if (length != 0) Native.putInt(length, n);
    }

    public void glGetActiveAtomicCounterBufferiv(int program, int bufferIndex, int pname, long params) {
        String call = "glGetActiveAtomicCounterBufferiv";
        List<?> list = find(call, program, GL_ATOMIC_COUNTER_BUFFER);
        if (list == null) return;
        if (bufferIndex < 0
                || bufferIndex >= list.size()
                || !(list.get(bufferIndex) instanceof LinkedProgram.Block b)) {
            errors.error(GL_INVALID_VALUE, call + ": index is " + bufferIndex + ", must be less than " + list.size());
            return;
        }
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
            default -> errors.error(GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname));
        }
    }
}
