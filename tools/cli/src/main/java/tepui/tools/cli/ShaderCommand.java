package tepui.tools.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Function;
import tepui.ir.Op;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.pass.PassStatistics;
import tepui.ir.pass.Pipeline;
import tepui.ir.pass.Walk;
import tepui.pipe.ShaderTranslator;

/**
 * Command that compiles one shader and shows the result: errors with the line and a caret, the IR after its passes, or
 * figures.
 */
final class ShaderCommand implements Command {
    @Override
    public String name() {
        return "shader";
    }

    @Override
    public String summary() {
        return "Compiles a GLSL shader and prints its IR, or figures about it. The stage follows from the file's name: .vert, .tesc,\n"
                + ".tese, .geom, .frag, .comp. A shader of Direct3D 9, as text that begins with its version or as bytes, is told by\n"
                + "its contents.";
    }

    @Override
    public String operand() {
        return "FILE";
    }

    @Override
    public List<Option> options() {
        return List.of(
                new Option("--stage", "S", "vertex, tess_control, tess_eval, geometry, fragment or compute"),
                new Option(
                        "--to",
                        "FORM",
                        "ir (the IR after its passes), raw (before them), stats, for Direct3D 9 asm (text) or dxso (bytes), or a driver's"
                                + " form: spirv, spirv-text, dxbc, dxbc-text"),
                new Option(
                        "--out", "FILE", "where the form goes; bytes need it, text goes to the terminal without it"));
    }

    @Override
    public List<String> examples() {
        return List.of("shader wave.frag", "shader wave.frag --to spirv --out wave.spv");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        String file = arguments.operand();
        if (file == null) throw arguments.wrong("needs a FILE");
        String to = arguments.get("--to");
        if (to == null) to = "ir";
        ShaderTranslator translator = Translators.of(to);
        List<String> forms = forms();
        if (!forms.contains(to)) {
            throw arguments.wrong(
                    "--to is '" + to + "', must be one of " + String.join(", ", forms) + Suggestion.of(to, forms));
        }
        String into = arguments.get("--out");
        byte[] bytes;
        TraceFiles.isFile("shader", file);
        try {
            bytes = Files.readAllBytes(Path.of(file));
        } catch (IOException e) {
            throw new FailureException("shader: cannot read " + file + ": " + TraceFiles.reason(e));
        }
        if (Direct3D9Shader.isOne(file, bytes))
            return direct3D9(Direct3D9Shader.read(bytes), to, into, translator, arguments, terminal);
        if (to.equals("asm") || to.equals("dxso"))
            throw arguments.wrong("--to " + to + " is for shaders of Direct3D 9");
        if (into != null && translator == null) throw arguments.wrong("--out is for the forms of drivers");
        if (into == null && translator != null && !translator.isText(to)) {
            throw arguments.wrong("--to " + to + " gives bytes; say with --out FILE where they go");
        }
        Stage stage = stage(arguments, file);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        long start = System.nanoTime();
        CompiledShader compiled = GlslCompiler.compile(stage, new String[] {text}, CompileOptions.ALL);
        long parsed = System.nanoTime();
        terminal.err().print(compiled.log());
        if (!compiled.ok()) return 1;
        LinkedProgram program = GlslLinker.link(List.of(compiled), LinkOptions.DEFAULT.withSeparable(true));
        long linked = System.nanoTime();
        terminal.err().print(program.log());
        Shader shader = program.shaders().get(stage);
        if (!program.ok() || shader == null) return 1;
        if (to.equals("raw")) {
            terminal.out().print(Printer.print(shader));
            return 0;
        }
        int before = instructions(shader);
        PassStatistics statistics = new PassStatistics();
        Pipeline.standard(true).statistics(statistics).run(shader);
        long passed = System.nanoTime();
        if (to.equals("ir")) {
            terminal.out().print(Printer.print(shader));
            return 0;
        }
        if (translator != null) {
            write(translator, shader, to, into, terminal);
            return 0;
        }
        terminal.out().println("version       " + compiled.version() + (compiled.isEs() ? " es" : ""));
        terminal.out().println("stage         " + stage.text());
        terminal.out().println("lines         " + text.lines().count());
        terminal.out().println("instructions  " + before + " before the passes, " + instructions(shader) + " after");
        terminal.out().println("functions     " + shader.functions.size());
        terminal.out()
                .println("inputs        " + shader.inputs.size() + ", outputs " + shader.outputs.size() + ", resources "
                        + shader.resources.size() + ", uniforms "
                        + program.uniforms().size());
        terminal.out().println("front end     " + ms(parsed - start) + " ms");
        terminal.out().println("link, lower   " + ms(linked - parsed) + " ms");
        terminal.out().println("passes        " + ms(passed - linked) + " ms");
        terminal.out().print(statistics);
        return 0;
    }

    private static int direct3D9(
            Direct3D9Shader shader,
            String to,
            @Nullable String into,
            @Nullable ShaderTranslator translator,
            Arguments arguments,
            Terminal terminal)
            throws UsageException, FailureException {
        if (to.equals("dxso")) {
            if (into == null) throw arguments.wrong("--to dxso gives bytes; say with --out FILE where they go");
            write(shader.bytes(), into);
            return 0;
        }
        if (to.equals("asm")) {
            terminal.out().print(shader.text());
            return 0;
        }
        if (into == null && translator != null && !translator.isText(to)) {
            throw arguments.wrong("--to " + to + " gives bytes; say with --out FILE where they go");
        }
        Shader s = shader.translate();
        int before = instructions(s);
        if (!to.equals("raw")) Pipeline.standard(false).run(s);
        if (translator != null) {
            write(translator, s, to, into, terminal);
        } else if (to.equals("stats")) {
            terminal.out().println("instructions  " + before + " before the passes, " + instructions(s) + " after");
            terminal.out()
                    .println("inputs        " + s.inputs.size() + ", outputs " + s.outputs.size() + ", resources "
                            + s.resources.size());
        } else {
            terminal.out().print(Printer.print(s));
        }
        return 0;
    }

    private static List<String> forms() {
        List<String> forms = new ArrayList<>(List.of("ir", "raw", "stats", "asm", "dxso"));
        forms.addAll(Translators.forms(true));
        return forms;
    }

    private static void write(
            ShaderTranslator translator, Shader shader, String form, @Nullable String into, Terminal terminal)
            throws FailureException {
        byte[] bytes;
        try {
            bytes = translator.translate(shader, form);
        } catch (IllegalArgumentException e) {
            throw new FailureException("shader: " + e.getMessage());
        }
        if (into == null) {
            terminal.out().print(new String(bytes, StandardCharsets.UTF_8));
            return;
        }
        write(bytes, into);
    }

    private static void write(byte[] bytes, String into) throws FailureException {
        try {
            Files.write(Path.of(into), bytes);
        } catch (IOException e) {
            throw new FailureException("shader: cannot write " + into + ": " + TraceFiles.reason(e));
        }
    }

    private static Stage stage(Arguments arguments, String file) throws UsageException {
        String given = arguments.get("--stage");
        Stage found = given == null ? bySuffix(file.substring(file.lastIndexOf('.') + 1)) : byName(given);
        if (found != null) return found;
        if (given == null)
            throw arguments.wrong("the stage does not follow from the name " + file + "; give --stage S");
        List<String> names =
                java.util.Arrays.stream(Stage.values()).map(Stage::text).toList();
        throw arguments.wrong(
                "--stage is '" + given + "', must be one of " + String.join(", ", names) + Suggestion.of(given, names));
    }

    private static @Nullable Stage byName(String name) {
        for (Stage s : Stage.values()) {
            if (s.text().equals(name)) return s;
        }
        return bySuffix(name);
    }

    private static @Nullable Stage bySuffix(String suffix) {
        return switch (suffix.toLowerCase(Locale.ROOT)) {
            case "vert", "vs", "vsh" -> Stage.VERTEX;
            case "tesc" -> Stage.TESS_CONTROL;
            case "tese" -> Stage.TESS_EVAL;
            case "geom", "gs" -> Stage.GEOMETRY;
            case "frag", "fs", "fsh" -> Stage.FRAGMENT;
            case "comp", "cs" -> Stage.COMPUTE;
            default -> null;
        };
    }

    private static int instructions(Shader shader) {
        int[] count = new int[1];
        for (Function f : shader.functions) {
            Walk.each(f.body(), i -> {
                if (i.op != Op.CONST && !i.op.isTerminator()) count[0]++;
            });
        }
        return count[0];
    }

    private static String ms(long nanos) {
        return String.format(Locale.ROOT, "%.2f", nanos / 1e6);
    }
}
