package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/**
 * Interfaces of a linked program as lists of resources with names and properties (OpenGL 4.6, 7.3.1). A name that no interface has, and a property
 * that one lacks, are told from each other: they are different errors.
 */
public final class ProgramResources {
    /** A buffer of transform feedback. */
    public record CaptureBuffer(int binding, int stride, List<Integer> variables) {}

    private static final int[] REFERENCED = {
        GL_REFERENCED_BY_VERTEX_SHADER,
        GL_REFERENCED_BY_TESS_CONTROL_SHADER,
        GL_REFERENCED_BY_TESS_EVALUATION_SHADER,
        GL_REFERENCED_BY_GEOMETRY_SHADER,
        GL_REFERENCED_BY_FRAGMENT_SHADER,
        GL_REFERENCED_BY_COMPUTE_SHADER
    };
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

    private ProgramResources() {}

    // ---- interfaces ------------------------------------------------------------------------------------------------

    /** The resources of an interface, in order; null for a name that is no interface. */
    public static @Nullable List<?> of(LinkedProgram l, int programInterface, boolean es) {
        return switch (programInterface) {
            case GL_UNIFORM -> l.uniforms();
            case GL_UNIFORM_BLOCK -> l.uniformBlocks();
            case GL_PROGRAM_INPUT -> l.inputs();
            case GL_PROGRAM_OUTPUT -> l.outputs();
            case GL_BUFFER_VARIABLE -> l.bufferVariables();
            case GL_SHADER_STORAGE_BLOCK -> l.storageBlocks();
            case GL_ATOMIC_COUNTER_BUFFER -> l.counterBuffers();
            case GL_TRANSFORM_FEEDBACK_VARYING -> l.feedback().varyings();
            default -> es ? null : desktop(l, programInterface);
        };
    }

    private static @Nullable List<?> desktop(LinkedProgram l, int programInterface) {
        if (programInterface == GL_TRANSFORM_FEEDBACK_BUFFER) return captureBuffers(l.feedback());
        Stage functions = stageOf(SUBROUTINES, programInterface);
        if (functions != null) return SubroutineFacts.subroutines(l, functions);
        Stage choices = choosing(programInterface);
        return choices == null ? null : SubroutineFacts.choices(l, choices);
    }

    private static List<CaptureBuffer> captureBuffers(LinkedProgram.Feedback f) {
        List<CaptureBuffer> buffers = new ArrayList<>();
        for (int binding = 0; binding < f.strides().size(); binding++) {
            List<Integer> variables = new ArrayList<>();
            for (int i = 0; i < f.varyings().size(); i++)
                if (f.varyings().get(i).buffer() == binding) variables.add(i);
            if (!variables.isEmpty())
                buffers.add(new CaptureBuffer(binding, f.strides().get(binding), variables));
        }
        return buffers;
    }

    /** The stage whose subroutine uniforms an interface has; null for others. */
    public static @Nullable Stage choosing(int programInterface) {
        return stageOf(SUBROUTINE_UNIFORMS, programInterface);
    }

    private static @Nullable Stage stageOf(int[] names, int name) {
        for (int i = 0; i < names.length; i++) if (names[i] == name) return Stage.values()[i];
        return null;
    }

    /** Has the interface names? Those of buffers have numbers. */
    public static boolean isNamed(int programInterface) {
        return programInterface != GL_ATOMIC_COUNTER_BUFFER && programInterface != GL_TRANSFORM_FEEDBACK_BUFFER;
    }

    /** Have the resources of an interface variables of their own? */
    public static boolean hasVariables(int programInterface) {
        return programInterface == GL_UNIFORM_BLOCK
                || programInterface == GL_SHADER_STORAGE_BLOCK
                || programInterface == GL_ATOMIC_COUNTER_BUFFER
                || programInterface == GL_TRANSFORM_FEEDBACK_BUFFER;
    }

    // ---- resources -------------------------------------------------------------------------------------------------

    public static String name(Object resource) {
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

    /** How many variables a block or buffer has; 0 for others. */
    public static int variables(Object resource) {
        return switch (resource) {
            case LinkedProgram.Block b -> b.variables().size();
            case CaptureBuffer c -> c.variables().size();
            default -> 0;
        };
    }

    /** Whether some interface has it. */
    public static boolean isProperty(int prop, boolean es) {
        return switch (prop) {
            case GL_LOCATION_COMPONENT,
                    GL_TRANSFORM_FEEDBACK_BUFFER_INDEX,
                    GL_TRANSFORM_FEEDBACK_BUFFER_STRIDE,
                    GL_NUM_COMPATIBLE_SUBROUTINES,
                    GL_COMPATIBLE_SUBROUTINES -> !es;
            case GL_IS_PER_PATCH -> true;
            default -> prop >= GL_NAME_LENGTH && prop <= GL_LOCATION_INDEX;
        };
    }

    /** Adds the values of a property; false where the interface has none of that name. */
    public static boolean property(
            ProgramObject p, int programInterface, Object resource, int index, int prop, List<Integer> to) {
        LinkedProgram l = p.linked();
        if (l == null) return false;
        if (prop == GL_NAME_LENGTH) {
            return isNamed(programInterface) && to.add(l.told(name(resource)).length() + 1);
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
            case LinkedProgram.Feedback.Varying v -> varying(l.feedback(), v, prop, to);
            case LinkedProgram.SubroutineUniform u ->
                switch (prop) {
                    case GL_ARRAY_SIZE -> to.add(u.size());
                    case GL_LOCATION -> to.add(u.location());
                    case GL_NUM_COMPATIBLE_SUBROUTINES -> to.add(u.compatible().size());
                    case GL_COMPATIBLE_SUBROUTINES -> to.addAll(u.compatible());
                    default -> false;
                };
            case CaptureBuffer c ->
                switch (prop) {
                    case GL_BUFFER_BINDING -> to.add(c.binding());
                    case GL_NUM_ACTIVE_VARIABLES -> to.add(c.variables().size());
                    case GL_ACTIVE_VARIABLES -> to.addAll(c.variables());
                    case GL_TRANSFORM_FEEDBACK_BUFFER_STRIDE -> to.add(c.stride());
                    default -> false;
                };
            default -> false;
        };
    }

    private static boolean varying(
            LinkedProgram.Feedback f, LinkedProgram.Feedback.Varying v, int prop, List<Integer> to) {
        return switch (prop) {
            case GL_TYPE -> to.add(v.type());
            case GL_ARRAY_SIZE -> to.add(v.size());
            case GL_OFFSET -> to.add(v.offset());
            case GL_TRANSFORM_FEEDBACK_BUFFER_INDEX -> {
                List<CaptureBuffer> buffers = captureBuffers(f);
                int index = -1;
                for (int i = 0; i < buffers.size(); i++) if (buffers.get(i).binding() == v.buffer()) index = i;
                yield to.add(index);
            }
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
            case GL_MATRIX_STRIDE -> to.add(placed ? matrix ? u.matrixStride() : 0 : -1);
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
        return switch (prop) {
            case GL_BUFFER_BINDING ->
                to.add(
                        switch (programInterface) {
                            case GL_UNIFORM_BLOCK -> p.uniformBindings[index];
                            case GL_SHADER_STORAGE_BLOCK -> p.storageBindings[index];
                            default -> b.binding();
                        });
            case GL_BUFFER_DATA_SIZE -> to.add(b.size());
            case GL_NUM_ACTIVE_VARIABLES -> to.add(b.variables().size());
            case GL_ACTIVE_VARIABLES -> {
                to.addAll(b.variables());
                yield true;
            }
            default -> false;
        };
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
}
