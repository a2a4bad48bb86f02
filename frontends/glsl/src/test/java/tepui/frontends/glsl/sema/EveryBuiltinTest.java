package tepui.frontends.glsl.sema;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.Run;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.frontends.glsl.sema.BuiltinFunctions.Mark;
import tepui.frontends.glsl.sema.BuiltinFunctions.Overload;
import tepui.frontends.glsl.syntax.ExtensionSet;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.ir.interp.Interpreter;
import tepui.ir.pass.Pipeline;

/** Every overload of every built-in function: called in a shader, lowered, valid before and after the passes, and run. */
class EveryBuiltinTest {
    private static final Version[] VERSIONS = {
        new Version(460, Version.Profile.CORE),
        new Version(460, Version.Profile.COMPATIBILITY),
        new Version(120, Version.Profile.COMPATIBILITY),
        new Version(320, Version.Profile.ES),
        new Version(310, Version.Profile.ES),
        new Version(100, Version.Profile.ES),
    };

    static Stream<String> names() {
        return new TreeSet<>(BuiltinFunctions.names()).stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void isLoweredAndRuns(String name) {
        int tried = 0;
        List<Overload> overloads = BuiltinFunctions.named(name);
        for (int i = 0; i < overloads.size(); i++) {
            // Of the large families of vectors and texels, one of three will do here; all are expanded elsewhere.
            if (overloads.size() > 40 && i % 3 != 0) continue;
            if (check(overloads.get(i))) tried++;
        }
        assertTrue(tried > 0, name + ": no version has it");
    }

    private boolean check(Overload o) {
        for (Version version : VERSIONS) {
            for (Stage stage : Stage.values()) {
                Extension by = extension(o, version, stage);
                if (by == null && !o.availability().holds(version, stage, new ExtensionSet(), 0)) continue;
                if (o.marks().contains(Mark.BIAS) && stage != Stage.FRAGMENT) continue;
                if (o.marks().contains(Mark.MEMORY) && stage != Stage.COMPUTE) continue;
                check(o, version, stage, by);
                return true;
            }
        }
        return false;
    }

    /** An extension that is needed for it, or null where the version has it (or nothing helps). */
    private static Extension extension(Overload o, Version version, Stage stage) {
        if (o.availability().holds(version, stage, new ExtensionSet(), 0)) return null;
        if (!o.availability().stages().contains(stage)) return null;
        for (Extension e : o.availability().extensions()) {
            if (e.isFor(version)) return e;
        }
        return null;
    }

    private void check(Overload o, Version version, Stage stage, Extension by) {
        String text = text(o, version, stage, by);
        CompiledShader shader = GlslCompiler.compile(stage, new String[] {text}, CompileOptions.ALL);
        assertTrue(shader.ok(), () -> shader.log() + text);
        LinkedProgram program = GlslLinker.link(List.of(shader), LinkOptions.DEFAULT.withSeparable(true));
        assertTrue(program.ok(), () -> program.log() + text);
        Shader code = program.shaders().get(stage);
        assertTrue(
                Validator.problems(code).isEmpty(), () -> Validator.problems(code) + "\n" + text + Printer.print(code));
        Pipeline.standard(false).validate(true).run(code);
        new Interpreter(code, new Run.Values(), stage == Stage.FRAGMENT ? 4 : 1).run();
    }

    private static String text(Overload o, Version version, Stage stage, Extension by) {
        StringBuilder head = new StringBuilder("#version " + version.number());
        if (version.isEs() && version.number() >= 300) head.append(" es");
        if (version.isCompatibility() && version.number() >= 150) head.append(" compatibility");
        head.append('\n');
        for (Extension e : Extension.values()) {
            // Those that bring types that the functions take.
            boolean types = e == Extension.GL_ARB_gpu_shader_int64
                    || e == Extension.GL_ARB_gpu_shader_fp64
                    || e == Extension.GL_EXT_gpu_shader4
                    || e == Extension.GL_OES_texture_3D
                    || e == Extension.GL_EXT_texture_array
                    || e == Extension.GL_EXT_shadow_samplers;
            if ((e == by || types) && e.isFor(version))
                head.append("#extension ").append(e).append(" : enable\n");
        }
        if (version.isEs()) head.append("precision highp float; precision highp int;\n");
        switch (stage) {
            case GEOMETRY -> head.append("layout(points) in; layout(points, max_vertices = 1) out;\n");
            case TESS_CONTROL -> head.append("layout(vertices = 1) out;\n");
            case TESS_EVAL -> head.append("layout(triangles) in;\n");
            case COMPUTE -> head.append("layout(local_size_x = 1) in;\n");
            default -> {}
        }
        return call(o, head.toString(), version, stage);
    }

    /** A shader that calls it once, behind a head with all that the version and the stage ask for. */
    static String call(Overload o, String start, Version version, Stage stage) {
        StringBuilder head = new StringBuilder(start);
        for (GlslType t : o.parameters()) {
            if (version.isEs() && t instanceof GlslType.Opaque)
                head.append("precision highp ").append(t).append(";\n");
        }
        boolean old = version.number() < 130;
        StringBuilder locals = new StringBuilder();
        if (o.name().startsWith("endInvocation"))
            locals.append(o.name().replace("end", "begin")).append("();\n");
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < o.parameters().size(); i++) {
            GlslType t = o.parameters().get(i);
            String name = "p" + i;
            arguments.add(name);
            switch (o.marks().get(i)) {
                case OUT -> locals.append(t).append(' ').append(name).append(";\n");
                case MEMORY ->
                    head.append("shared ").append(t).append(' ').append(name).append(";\n");
                case INPUT ->
                    head.append(old ? "varying " : "in ")
                            .append(t)
                            .append(' ')
                            .append(name)
                            .append(";\n");
                case CONST, OFFSET -> arguments.set(i, constant(t));
                default ->
                    head.append(layout(t, o))
                            .append("uniform ")
                            .append(t)
                            .append(' ')
                            .append(name)
                            .append(";\n");
            }
        }
        String call = o.name() + "(" + String.join(", ", arguments) + ")";
        boolean nothing = o.result() instanceof GlslType.NoValue;
        return head + "void main() {\n" + locals + (nothing ? call : o.result() + " r = " + call) + ";\n}\n";
    }

    private static String layout(GlslType t, Overload o) {
        if (!(t instanceof GlslType.Opaque q)) return "";
        if (q.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER) return "layout(binding = 0) ";
        if (q.kind() != GlslType.Opaque.Kind.IMAGE) return "";
        String format = "r32"
                + switch (q.texel()) {
                    case INT -> "i";
                    case UINT -> "ui";
                    default -> "f";
                };
        return "layout(" + format + ") ";
    }

    private static String constant(GlslType t) {
        if (t.equals(BasicTypes.UINT)) return "4u";
        if (t instanceof GlslType.Array a) {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < a.length(); i++) parts.add(constant(a.element()));
            return t + "(" + String.join(", ", parts) + ")";
        }
        return t.isScalar() ? "1" : t + "(1)";
    }

    @Test
    void theTableNamesHundreds() {
        assertTrue(
                BuiltinFunctions.names().size() > 250,
                () -> "" + BuiltinFunctions.names().size());
    }
}
