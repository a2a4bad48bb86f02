package tepui.tools.suites;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.GeometryParameters;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.Includes;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.ir.pass.Pipeline;

/**
 * Test of one file of piglit's glslparser tests: a shader with a comment between [config] and [end config] that says
 * what should come of it. Beyond what piglit asks, whatever compiles is linked too, and the code that comes out is held
 * against the IR's rules.
 *
 * @param expectsPass whether the shader must compile (and link, where {@code checkLink})
 * @param extensions what it requires; "!" before a name: what must be absent
 * @param includes the string that it may include, and where it is searched for
 */
record GlslParserTest(
        String name,
        String text,
        Stage stage,
        boolean expectsPass,
        String version,
        List<String> extensions,
        boolean checkLink,
        Includes includes) {
    private static final String DUMMY = "/dummy/path_to/shader_include";

    /** The test in a file, or null where the file is none. */
    static @Nullable GlslParserTest parse(String name, String text) {
        int from = text.indexOf("[config]");
        Stage stage = stage(name);
        if (from < 0 || stage == null) return null;
        int end = text.indexOf("[end config]", from);
        String expected = "";
        String version = "1.10";
        List<String> extensions = new ArrayList<>();
        boolean link = false;
        Includes includes = Includes.NONE;
        for (String line : text.substring(from, end < 0 ? text.length() : end).split("\n")) {
            int start = 0;
            while (start < line.length() && " \t/*".indexOf(line.charAt(start)) >= 0) start++;
            int colon = line.indexOf(':', start);
            if (colon < 0) continue;
            String value = line.substring(colon + 1).strip();
            switch (line.substring(start, colon).strip()) {
                case "expect_result" -> expected = value;
                case "glsl_version" -> version = value;
                case "require_extensions" -> extensions.addAll(List.of(value.split("\\s+")));
                case "dummy_shader_include" -> {
                    if (value.equals("True")) includes = includes.with(DUMMY, "");
                }
                case "shader_include_path" -> includes = includes.searching(List.of(value));
                case "check_link" -> link = value.equals("true");
                default -> {}
            }
        }
        boolean pass = expected.equals("pass");
        if (!pass && !expected.equals("fail")) return null;
        return new GlslParserTest(name, text, stage, pass, version, List.copyOf(extensions), link, includes);
    }

    private static @Nullable Stage stage(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "vert" -> Stage.VERTEX;
            case "tesc" -> Stage.TESS_CONTROL;
            case "tese" -> Stage.TESS_EVAL;
            case "geom" -> Stage.GEOMETRY;
            case "frag" -> Stage.FRAGMENT;
            case "comp" -> Stage.COMPUTE;
            default -> null;
        };
    }

    private static final String COMPATIBILITY = "GL_ARB_compatibility";

    /** Why it is not for this compiler, or null. */
    @Nullable
    String whySkipped(Set<String> announced) {
        for (String e : extensions) {
            boolean absent = e.startsWith("!");
            String wanted = absent ? e.substring(1) : e;
            boolean there = announced.contains(wanted) || wanted.equals(COMPATIBILITY);
            if (there == absent) return absent ? wanted + " is announced" : wanted + " is not announced";
        }
        return null;
    }

    /** Options as piglit chooses a context: a core one from 1.40 on, where the test does not ask for compatibility. */
    private CompileOptions options() {
        boolean compatibility = version.contains("compat")
                || version.contains("es")
                || extensions.contains(COMPATIBILITY)
                || version.compareTo("1.40") < 0;
        return new CompileOptions(460, 320, compatibility, new GlslLimits()).withIncludes(includes);
    }

    /**
     * What is wrong, or null where all is as it should be.
     *
     * @param translation takes each stage of what compiles, once the IR's passes have run, and throws where it cannot be said in a driver's own form
     */
    @Nullable
    String run(@Nullable Consumer<Shader> translation) {
        CompiledShader shader = GlslCompiler.compile(stage, new String[] {text}, options());
        if (!shader.ok()) return expectsPass ? "does not compile:\n" + shader.log() : null;
        // Geometry shaders without layouts have their program's parameters (ARB_geometry_shader4).
        GeometryParameters parameters =
                new GeometryParameters(Shader.Topology.TRIANGLES, Shader.Topology.TRIANGLE_STRIP, 3);
        LinkedProgram program = GlslLinker.link(
                List.of(shader), LinkOptions.DEFAULT.withSeparable(true).withGeometry(parameters));
        for (Shader s : program.shaders().values()) {
            List<String> problems = Validator.problems(s);
            if (!problems.isEmpty()) return "code that is not valid: " + problems.getFirst();
        }
        boolean passed = !checkLink || program.ok();
        if (passed != expectsPass) return passed ? "compiles, and should not" : "does not link:\n" + program.log();
        return translation == null ? null : translated(program, translation);
    }

    private static @Nullable String translated(LinkedProgram program, Consumer<Shader> translation) {
        for (Shader s : program.shaders().values()) {
            Pipeline.standard(false).run(s);
            try {
                translation.accept(s);
            } catch (IllegalArgumentException e) {
                return "cannot be translated: " + e.getMessage();
            }
        }
        return null;
    }
}
