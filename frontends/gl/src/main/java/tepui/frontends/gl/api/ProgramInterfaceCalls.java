package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.program.LinkedPrograms;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.SubroutineFacts;
import tepui.frontends.gl.program.UniformNames;
import tepui.frontends.gl.program.UniformTypes;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/** The newer questions about programs: resources of interfaces and their properties. */
public final class ProgramInterfaceCalls {
    private final LinkedPrograms linkedPrograms;
    private final ProgramNames names;
    private final Errors errors;

    private static final int[] REFERENCED = {
        GL_REFERENCED_BY_VERTEX_SHADER,
        GL_REFERENCED_BY_TESS_CONTROL_SHADER,
        GL_REFERENCED_BY_TESS_EVALUATION_SHADER,
        GL_REFERENCED_BY_GEOMETRY_SHADER,
        GL_REFERENCED_BY_FRAGMENT_SHADER,
        GL_REFERENCED_BY_COMPUTE_SHADER
    };

    public ProgramInterfaceCalls(
            Errors errors, ProgramNames names, LinkedPrograms linkedPrograms) {
        this.linkedPrograms = linkedPrograms;
        this.names = names;
        this.errors = errors;
    }

    /** The resources of an interface, in order; null for a name that is no interface. */
    private static @Nullable List<?> resources(LinkedProgram l, int programInterface) {
        return switch (programInterface) {
            case GL_UNIFORM -> l.uniforms();
            case GL_UNIFORM_BLOCK -> l.uniformBlocks();
            case GL_PROGRAM_INPUT -> l.inputs();
            case GL_PROGRAM_OUTPUT -> l.outputs();
            case GL_BUFFER_VARIABLE -> l.bufferVariables();
            case GL_SHADER_STORAGE_BLOCK -> l.storageBlocks();
            case GL_ATOMIC_COUNTER_BUFFER -> l.counterBuffers();
            case GL_TRANSFORM_FEEDBACK_VARYING -> l.feedback().varyings();
            default -> {
                Stage functions = stageOf(SUBROUTINES, programInterface);
                if (functions != null) yield SubroutineFacts.subroutines(l, functions);
                Stage choices = stageOf(SUBROUTINE_UNIFORMS, programInterface);
                if (choices != null) yield SubroutineFacts.choices(l, choices);
                yield null;
            }
        };
    }

    private static final int[] SUBROUTINES = {
        GL_VERTEX_SUBROUTINE,
        GL_TESS_CONTROL_SUBROUTINE,
        GL_TESS_EVALUATION_SUBROUTINE,
        GL_GEOMETRY_SUBROUTINE,
        GL_FRAGMENT_SUBROUTINE,
        GL_COMPUTE_SUBROUTINE
    };
    private static final int[] SUBROUTINE_UNIFORMS = {
        GL_VERTEX_SUBROUTINE_UNIFORM,
        GL_TESS_CONTROL_SUBROUTINE_UNIFORM,
        GL_TESS_EVALUATION_SUBROUTINE_UNIFORM,
        GL_GEOMETRY_SUBROUTINE_UNIFORM,
        GL_FRAGMENT_SUBROUTINE_UNIFORM,
        GL_COMPUTE_SUBROUTINE_UNIFORM
    };

    private static @Nullable Stage stageOf(int[] names, int name) {
        for (int i = 0; i < names.length; i++) if (names[i] == name) return Stage.values()[i];
        return null;
    }

    private static String name(Object resource) {
        return switch (resource) {
            case LinkedProgram.Uniform u -> u.name();
            case LinkedProgram.Block b -> b.name();
            case LinkedProgram.Interface i -> i.name();
            case LinkedProgram.Feedback.Varying v -> v.name();
            case LinkedProgram.Subroutine s -> s.name();
            case LinkedProgram.SubroutineUniform u -> u.name();
            default -> "";
        };
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
        List<?> list = resources(l == null ? EMPTY : l, programInterface);
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
                if (programInterface == GL_ATOMIC_COUNTER_BUFFER) {
                    errors.error(GL_INVALID_OPERATION, "glGetProgramInterfaceiv: atomic counter buffers have no names");
                    return;
                }
                boolean named = hasNames(program);
                for (Object r : list) value = Math.max(value, named ? name(r).length() + 1 : 1);
            }
            case GL_MAX_NUM_ACTIVE_VARIABLES -> {
                boolean blocks = programInterface == GL_UNIFORM_BLOCK
                        || programInterface == GL_SHADER_STORAGE_BLOCK
                        || programInterface == GL_ATOMIC_COUNTER_BUFFER
                        || programInterface == GL_TRANSFORM_FEEDBACK_BUFFER;
                if (!blocks) {
                    errors.error(GL_INVALID_OPERATION, "glGetProgramInterfaceiv: the interface has no variables");
                    return;
                }
                for (Object r : list) {
                    if (r instanceof LinkedProgram.Block b)
                        value = Math.max(value, b.variables().size());
                }
            }
            case GL_MAX_NUM_COMPATIBLE_SUBROUTINES -> {
                if (stageOf(SUBROUTINE_UNIFORMS, programInterface) == null) {
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
        if (programInterface == GL_ATOMIC_COUNTER_BUFFER) {
            errors.error(GL_INVALID_ENUM, "glGetProgramResourceIndex: atomic counter buffers have no names");
            return GL_INVALID_INDEX;
        }
        if (!hasNames(program)) return GL_INVALID_INDEX;
        String text = Native.string(name);
        for (int i = 0; i < list.size(); i++) {
            String own = name(list.get(i));
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
        if (programInterface == GL_ATOMIC_COUNTER_BUFFER) {
            errors.error(GL_INVALID_ENUM, call + ": atomic counter buffers have no names");
        } else if (index < 0 || index >= list.size()) {
            errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + list.size());
        } else {
            Native.putString(hasNames(program) ? name(list.get(index)) : "", bufSize, length, name);
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
                Stage stage = stageOf(SUBROUTINE_UNIFORMS, programInterface);
                if (stage != null) yield SubroutineFacts.choiceLocation(l, stage, text);
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
            if (!property(p, programInterface, list.get(index), index, prop, values)) {
                errors.error(
                        isProperty(prop) ? GL_INVALID_OPERATION : GL_INVALID_ENUM,
                        call + ": the interface has no property 0x" + Integer.toHexString(prop));
                return;
            }
        }
        int n = Math.min(count, values.size());
        for (int i = 0; i < n; i++) Native.putInt(params + 4L * i, values.get(i));
        if (length != 0) Native.putInt(length, n);
    }

    /** Whether some interface has it. */
    private static boolean isProperty(int prop) {
        return prop >= GL_NAME_LENGTH && prop <= GL_LOCATION_INDEX
                || prop >= GL_LOCATION_COMPONENT && prop <= GL_TRANSFORM_FEEDBACK_BUFFER_STRIDE
                || prop == GL_IS_PER_PATCH
                || prop == GL_NUM_COMPATIBLE_SUBROUTINES
                || prop == GL_COMPATIBLE_SUBROUTINES;
    }

    private static boolean property(
            ProgramObject p, int programInterface, Object resource, int index, int prop, List<Integer> to) {
        if (prop == GL_NAME_LENGTH && programInterface != GL_ATOMIC_COUNTER_BUFFER) {
            LinkedProgram l = p.linked();
            return l != null && to.add(l.told(name(resource)).length() + 1);
        }
        for (int s = 0; s < Stage.COUNT; s++) {
            if (prop != REFERENCED[s]) continue;
            int stages = switch (resource) {
                case LinkedProgram.Uniform u -> u.stages();
                case LinkedProgram.Block b -> b.stages();
                case LinkedProgram.Interface i -> i.stages();
                default -> -1;
            };
            return stages != -1 && to.add(stages >> s & 1);
        }
        return switch (resource) {
            case LinkedProgram.Uniform u -> variable(programInterface, u, prop, to);
            case LinkedProgram.Block b -> block(p, programInterface, b, index, prop, to);
            case LinkedProgram.Interface i -> port(programInterface, i, prop, to);
            case LinkedProgram.Feedback.Varying v ->
                switch (prop) {
                    case GL_TYPE -> to.add(v.type());
                    case GL_ARRAY_SIZE -> to.add(v.size());
                    case GL_OFFSET -> to.add(v.offset());
                    case GL_TRANSFORM_FEEDBACK_BUFFER_INDEX -> to.add(v.buffer());
                    default -> false;
                };
            case LinkedProgram.SubroutineUniform u ->
                switch (prop) {
                    case GL_ARRAY_SIZE -> to.add(u.size());
                    case GL_LOCATION -> to.add(u.location());
                    case GL_NUM_COMPATIBLE_SUBROUTINES -> to.add(u.compatible().size());
                    case GL_COMPATIBLE_SUBROUTINES -> to.addAll(u.compatible());
                    default -> false;
                };
            default -> false;
        };
    }

    private static boolean variable(int programInterface, LinkedProgram.Uniform u, int prop, List<Integer> to) {
        boolean buffer = programInterface == GL_BUFFER_VARIABLE;
        int packed = UniformTypes.of(u.type());
        boolean counter = UniformTypes.base(packed) == UniformTypes.COUNTER;
        boolean placed = u.block() >= 0;
        boolean matrix = UniformTypes.columns(packed) > 1;
        boolean array = u.size() != 1 || u.name().endsWith("[0]");
        return switch (prop) {
            case GL_TYPE -> to.add(u.type());
            case GL_ARRAY_SIZE -> to.add(u.size());
            case GL_OFFSET -> to.add(placed ? u.offset() : -1);
            case GL_BLOCK_INDEX -> to.add(placed && !counter ? u.block() : -1);
            case GL_ARRAY_STRIDE -> to.add(placed ? array ? u.arrayStride() : 0 : -1);
            case GL_MATRIX_STRIDE -> to.add(placed && !counter ? matrix ? u.matrixStride() : 0 : -1);
            case GL_IS_ROW_MAJOR -> to.add(placed && matrix && u.rowMajor() ? 1 : 0);
            case GL_LOCATION -> !buffer && to.add(u.location());
            case GL_ATOMIC_COUNTER_BUFFER_INDEX -> !buffer && to.add(counter ? u.block() : -1);
            case GL_TOP_LEVEL_ARRAY_SIZE -> buffer && to.add(u.topLevelSize());
            case GL_TOP_LEVEL_ARRAY_STRIDE -> buffer && to.add(u.topLevelStride());
            default -> false;
        };
    }

    private static boolean block(
            ProgramObject p, int programInterface, LinkedProgram.Block b, int index, int prop, List<Integer> to) {
        switch (prop) {
            case GL_BUFFER_BINDING ->
                to.add(
                        switch (programInterface) {
                            case GL_UNIFORM_BLOCK -> p.uniformBindings[index];
                            case GL_SHADER_STORAGE_BLOCK -> p.storageBindings[index];
                            default -> b.binding();
                        });
            case GL_BUFFER_DATA_SIZE -> to.add(b.size());
            case GL_NUM_ACTIVE_VARIABLES -> to.add(b.variables().size());
            case GL_ACTIVE_VARIABLES -> to.addAll(b.variables());
            default -> {
                return false;
            }
        }
        return true;
    }

    private static boolean port(int programInterface, LinkedProgram.Interface i, int prop, List<Integer> to) {
        return switch (prop) {
            case GL_TYPE -> to.add(i.type());
            case GL_ARRAY_SIZE -> to.add(i.size());
            case GL_LOCATION -> to.add(i.location());
            case GL_LOCATION_COMPONENT -> to.add(i.component());
            case GL_IS_PER_PATCH -> to.add(i.perPatch() ? 1 : 0);
            case GL_LOCATION_INDEX -> programInterface == GL_PROGRAM_OUTPUT && to.add(i.index());
            default -> false;
        };
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
