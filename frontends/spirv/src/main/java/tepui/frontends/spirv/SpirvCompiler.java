package tepui.frontends.spirv;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.ir.SourceText;
import tepui.ir.Stage;

/**
 * Compiler of a module of SPIR-V to a shader of the IR: what glShaderBinary and glSpecializeShader do. Any bytes at all
 * give a shader or a message, never another exception. What has a location or binding is named for it, by which shaders
 * meet; the module's own names are for people, as ARB_gl_spirv has it. May be used by many threads.
 */
public final class SpirvCompiler {
    private SpirvCompiler() {}

    /** Outcomes of compilation: three ways to call it wrong are errors of the API of their own. */
    public enum Outcome {
        DONE,
        /** The module cannot be used. */
        REFUSED,
        NO_ENTRY_POINT,
        /** The entry points of that name are for other stages. */
        OTHER_STAGE,
        NO_CONSTANT
    }

    /**
     * A specialised shader.
     *
     * @param shader null where it is not {@link Outcome#DONE}
     * @param log why not, or empty
     * @param source null where it was not asked for
     */
    public record Result(
            Outcome outcome,
            @Nullable ReadyShader shader,
            String log,
            @Nullable SourceText source) {
        private static Result failed(Outcome outcome, String why) {
            return new Result(outcome, null, "error: the SPIR-V module cannot be used: " + why + "\n", null);
        }
    }

    /** Is it a module, as far as its first words say? */
    public static boolean isModule(byte[] bytes) {
        return SpirvModule.isModule(bytes);
    }

    /**
     * Features of devices that modules may ask for.
     *
     * @param subgroups what invocations that run together may do, as bits of GL_SUBGROUP_SUPPORTED_FEATURES_KHR; 0: nothing
     * @param residency look-ups and loads may tell whether their texels have memory
     * @param minLod look-ups may have a least level of detail
     */
    public record Features(int subgroups, boolean residency, boolean minLod) {
        /** Everything that there is. */
        public static final Features ALL = new Features(-1, true, true);
    }

    /**
     * Specialises a module. Its names and lines are in the code.
     *
     * @param withSource the source, or what stands for it, is asked for
     * @param constants values of specialisation constants by their numbers
     * @param features what the module may ask for beside what every device has
     */
    public static Result specialize(
            byte[] bytes,
            Stage stage,
            String entryPoint,
            Map<Integer, Integer> constants,
            Features features,
            boolean withSource) {
        try {
            SpirvModule module = new SpirvModule(bytes, features);
            SpirvModule.EntryPoint entry = module.entryPoint(stage, entryPoint);
            if (entry == null) {
                return module.hasEntryPoint(entryPoint)
                        ? Result.failed(
                                Outcome.OTHER_STAGE, "the entry point '" + entryPoint + "' is for another stage")
                        : Result.failed(Outcome.NO_ENTRY_POINT, "there is no entry point '" + entryPoint + "'");
            }
            for (Integer id : constants.keySet()) {
                if (!module.hasSpecialization(id))
                    return Result.failed(Outcome.NO_CONSTANT, "there is no constant " + id);
            }
            ShaderCode code = new ShaderCode(module, entry, constants);
            ReadyShader made = code.make();
            if (!withSource) return new Result(Outcome.DONE, made, "", null);
            String text = module.names.isSource() ? module.names.source() : ModuleListing.of(module);
            return new Result(Outcome.DONE, made, "", new SourceText("", text, "", code.shownNames()));
        } catch (SpirvException e) {
            return Result.failed(Outcome.REFUSED, String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            return Result.failed(Outcome.REFUSED, "it is nested too deeply");
        }
    }
}
