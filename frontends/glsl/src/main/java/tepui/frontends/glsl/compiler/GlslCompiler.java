package tepui.frontends.glsl.compiler;

import java.util.Set;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.lower.ConstantCalls;
import tepui.frontends.glsl.sema.Analyzer;
import tepui.frontends.glsl.sema.InputPrimitive;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.syntax.Diagnostics;
import tepui.frontends.glsl.syntax.Parser;
import tepui.frontends.glsl.syntax.Preprocessor;
import tepui.frontends.glsl.syntax.Sources;
import tepui.ir.Stage;

/**
 * Compiler of shaders of any version of GLSL and GLSL ES: text to a checked tree. Code is made when a program is
 * linked, since only then is it known where variables lie. Any text gives a result, never an exception. May be used by
 * many threads.
 */
public final class GlslCompiler {
    private static final ConstantCalls CALLS = new ConstantCalls();

    private GlslCompiler() {}

    /** Names of the extensions that shaders may use, in any version. */
    public static Set<String> extensions() {
        return Extension.names();
    }

    /**
     * Compiles one shader.
     *
     * @param sources the strings of glShaderSource, which are joined
     */
    public static CompiledShader compile(Stage stage, String[] sources, CompileOptions options) {
        return stage == Stage.GEOMETRY
                ? InputPrimitives.first(sources, options)
                : compile(stage, sources, options, InputPrimitive.ANY);
    }

    /** @param input the input primitive of a geometry shader whose program says it */
    static CompiledShader compile(Stage stage, String[] sources, CompileOptions options, InputPrimitive input) {
        Sources text;
        try {
            text = new Sources(sources.length == 0 ? new String[] {""} : sources);
        } catch (IllegalArgumentException e) {
            return new CompiledShader(stage, "0:1:1: error: " + e.getMessage() + "\n", false, 110, null);
        }
        Diagnostics diagnostics = new Diagnostics(text);
        try {
            Parser.Result parsed = Parser.parse(diagnostics, new Preprocessor.Allowed(options));
            int version = parsed.version().number();
            boolean es = parsed.version().isEs();
            // The tree of a text with syntax errors lacks parts, whose absence would be reported once more.
            if (diagnostics.hasErrors()) return new CompiledShader(stage, diagnostics.log(), es, version, null);
            Typed.Unit unit = Analyzer.analyze(parsed, stage, diagnostics, options, CALLS, input);
            boolean byProgram = unit.layout.byProgram;
            if (diagnostics.hasErrors()) unit = null;
            InputPrimitives.Text kept = InputPrimitives.text(unit, sources, options);
            return new CompiledShader(stage, diagnostics.log(), es, version, unit, byProgram, kept);
        } catch (StackOverflowError e) {
            diagnostics.error(0, "the shader is nested too deeply");
            return new CompiledShader(stage, diagnostics.log(), false, 110, null);
        } catch (RuntimeException | OutOfMemoryError e) {
            // A mistake of ours, which no program should end for.
            diagnostics.error(0, "the compiler failed: " + e);
            return new CompiledShader(stage, diagnostics.log(), false, 110, null);
        }
    }
}
