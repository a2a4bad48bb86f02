package tepui.frontends.spirv;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.ir.Stage;

/**
 * Compiler of a module of SPIR-V to a shader of the IR: what glShaderBinary and glSpecializeShader do. Any bytes at all
 * give a shader or a message, never another exception. What has a location or binding is named for it, by which shaders
 * meet; the module's own names mean nothing, as ARB_gl_spirv has it. May be used by many threads.
 */
public final class SpirvCompiler {
    private SpirvCompiler() {}

    /** Outcomes of compilation: two ways to call it wrong are errors of the API of their own. */
    public enum Outcome {
        DONE,
        /** The module cannot be used. */
        REFUSED,
        NO_ENTRY_POINT,
        NO_CONSTANT
    }

    /**
     * A specialised shader.
     *
     * @param shader null where it is not {@link Outcome#DONE}
     * @param log why not, or empty
     */
    public record Result(Outcome outcome, @Nullable ReadyShader shader, String log) {
        private static Result failed(Outcome outcome, String why) {
            return new Result(outcome, null, "error: the SPIR-V module cannot be used: " + why + "\n");
        }
    }

    /** Is it a module, as far as its first words say? */
    public static boolean isModule(byte[] bytes) {
        return SpirvModule.isModule(bytes);
    }

    /**
     * Specialises a module.
     *
     * @param constants values of specialisation constants by their numbers
     */
    public static Result specialize(byte[] bytes, Stage stage, String entryPoint, Map<Integer, Integer> constants) {
        try {
            SpirvModule module = new SpirvModule(bytes);
            SpirvModule.EntryPoint entry = module.entryPoint(stage, entryPoint);
            if (entry == null) return Result.failed(Outcome.NO_ENTRY_POINT, "there is no such entry point");
            for (Integer id : constants.keySet()) {
                if (!module.hasSpecialization(id))
                    return Result.failed(Outcome.NO_CONSTANT, "there is no constant " + id);
            }
            return new Result(Outcome.DONE, new ShaderCode(module, entry, constants).make(), "");
        } catch (SpirvException e) {
            return Result.failed(Outcome.REFUSED, String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            return Result.failed(Outcome.REFUSED, "it is nested too deeply");
        }
    }
}
