package tepui.frontends.gl.spirv;

import java.util.Map;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.ir.Stage;

/**
 * From a module of SPIR-V to a compiled shader: what glShaderBinary and glSpecializeShader do. The module is read and checked, an entry point
 * of it is said once more in GLSL, and the compiler does the rest; so linking, reflection and code know nothing of SPIR-V. What has a location or
 * binding is named for it, by which shaders meet; the module's own names mean nothing, as the specification has it.
 */
public final class SpirvShader {
    private SpirvShader() {}

    /** What came of it: either may be called wrong, which are different errors of the API. */
    public enum Outcome {
        DONE,
        NO_ENTRY_POINT,
        NO_CONSTANT
    }

    /**
     * A specialised shader.
     *
     * @param text the GLSL, for people
     */
    public record Result(Outcome outcome, CompiledShader shader, String text) {}

    /** Is it a module, as far as its first words say? */
    public static boolean isModule(byte[] bytes) {
        return bytes.length >= 20 && bytes.length % 4 == 0 && SpirvModule.order(bytes) != null;
    }

    /**
     * Specialises a module: any bytes at all give a shader or a log that says why not.
     *
     * @param constants values of specialisation constants by their numbers
     */
    public static Result specialize(
            byte[] bytes, Stage stage, String entryPoint, Map<Integer, Integer> constants, CompileOptions options) {
        String text = "";
        try {
            SpirvModule module = new SpirvModule(bytes);
            SpirvModule.EntryPoint entry = module.entryPoint(stage, entryPoint);
            if (entry == null)
                return new Result(Outcome.NO_ENTRY_POINT, failed(stage, "there is no such entry point"), "");
            for (Integer id : constants.keySet()) {
                if (!module.hasSpecialization(id))
                    return new Result(Outcome.NO_CONSTANT, failed(stage, "there is no constant " + id), "");
            }
            GlslText glsl = new GlslText(module, entry, constants);
            text = glsl.write();
            CompileOptions placed = options.withLayouts(glsl.types.layouts);
            CompiledShader shader = GlslCompiler.compile(stage, new String[] {text}, placed);
            if (shader.ok()) return new Result(Outcome.DONE, shader, text);
            return new Result(Outcome.DONE, failed(stage, "it breaks a rule of the language:\n" + shader.log()), text);
        } catch (SpirvException e) {
            return new Result(Outcome.DONE, failed(stage, String.valueOf(e.getMessage())), text);
        } catch (StackOverflowError e) {
            return new Result(Outcome.DONE, failed(stage, "it is nested too deeply"), text);
        }
    }

    private static CompiledShader failed(Stage stage, String why) {
        return CompiledShader.failed(stage, "error: the SPIR-V module cannot be used: " + why + "\n");
    }
}
