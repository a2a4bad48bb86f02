package tepui.tools.suites.shader;

import static java.nio.charset.StandardCharsets.UTF_8;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compilation and linking of a test's sections: one program, or one for each stage on a pipeline. */
final class ProgramSetup {
    private static final String PASSTHROUGH = "in vec4 piglit_vertex;\nvoid main() { gl_Position = piglit_vertex; }\n";
    private static final String PASSTHROUGH_OLD =
            "attribute vec4 piglit_vertex;\nvoid main() { gl_Position = piglit_vertex; }\n";

    private final TestState stage;
    private final Requirements requirements;
    private final List<String> includePaths = new ArrayList<>();

    /** The programs of a pipeline by kind of shader. */
    private final Map<Integer, Integer> kinds = new LinkedHashMap<>();

    private int pipeline;
    private @Nullable GeometryLayout geometry;

    private final SpirvAssembler assembler;

    ProgramSetup(TestState stage, Requirements requirements, SpirvAssembler assembler) {
        this.assembler = assembler;
        this.stage = stage;
        this.requirements = requirements;
    }

    void run(ShaderTestFile file) {
        Map<Integer, List<Integer>> shaders = new LinkedHashMap<>();
        boolean assembly = false;
        for (ShaderTestFile.Section section : file.shaders()) {
            switch (section.kind()) {
                case "shader include" -> include(section.text());
                case "shader include paths" ->
                    section.text().lines().filter(l -> !l.isBlank()).forEach(l -> includePaths.add(withoutSlash(l)));
                default -> {}
            }
        }
        if (requirements.spirv()) {
            modules(file, shaders);
            finish(shaders);
            return;
        }
        for (ShaderTestFile.Section section : file.shaders()) {
            switch (section.kind()) {
                case "vertex shader" -> add(shaders, GL_VERTEX_SHADER, source(section, requirements));
                case "vertex shader passthrough" -> add(shaders, GL_VERTEX_SHADER, source(section, requirements));
                case "fragment shader" -> add(shaders, GL_FRAGMENT_SHADER, source(section, requirements));
                case "geometry shader" -> add(shaders, GL_GEOMETRY_SHADER, source(section, requirements));
                case "tessellation control shader" ->
                    add(shaders, GL_TESS_CONTROL_SHADER, source(section, requirements));
                case "tessellation evaluation shader" ->
                    add(shaders, GL_TESS_EVALUATION_SHADER, source(section, requirements));
                case "compute shader" -> add(shaders, GL_COMPUTE_SHADER, source(section, requirements));
                case "shader include", "shader include paths" -> {}
                case GeometryLayout.SECTION -> geometry = GeometryLayout.of(file);
                case "vertex program" -> {
                    assemble(GL_VERTEX_PROGRAM_ARB, section.text());
                    assembly = true;
                }
                case "fragment program" -> {
                    assemble(GL_FRAGMENT_PROGRAM_ARB, section.text());
                    assembly = true;
                }
                default -> throw new TestFailure("the section [" + section.kind() + "] is not known");
            }
        }
        if (shaders.isEmpty()) {
            if (!assembly && !file.shaders().isEmpty()) throw new TestFailure("no shader");
            return;
        }
        finish(shaders);
    }

    private void finish(Map<Integer, List<Integer>> shaders) {
        if (requirements.pipeline()) {
            separable(shaders);
        } else {
            List<Integer> all = new ArrayList<>();
            shaders.values().forEach(all::addAll);
            int program = link(all, requirements.separable());
            stage.programs = new int[] {program};
            if (stage.linked) {
                stage.gl.glUseProgram(program);
                stage.check("glUseProgram");
            }
        }
    }

    /** Shaders of the sections with modules; their text in GLSL, which stands beside them, is for readers. */
    private void modules(ShaderTestFile file, Map<Integer, List<Integer>> shaders) {
        for (ShaderTestFile.Section section : file.shaders()) {
            String kind = section.kind();
            String stageName;
            String text;
            if (kind.endsWith(" spirv")) {
                stageName = kind.substring(0, kind.length() - " spirv".length());
                text = section.text();
            } else if (kind.equals("vertex shader passthrough")) {
                stageName = "vertex shader";
                text = SpirvAssembler.PASSTHROUGH;
            } else {
                continue;
            }
            int type = switch (stageName) {
                case "vertex shader" -> GL_VERTEX_SHADER;
                case "fragment shader" -> GL_FRAGMENT_SHADER;
                case "geometry shader" -> GL_GEOMETRY_SHADER;
                case "tessellation control shader" -> GL_TESS_CONTROL_SHADER;
                case "tessellation evaluation shader" -> GL_TESS_EVALUATION_SHADER;
                case "compute shader" -> GL_COMPUTE_SHADER;
                default -> throw new TestFailure("the section [" + kind + "] is not known");
            };
            ShaderTestFile.Section constants = file.find(stageName + " specializations");
            int shader = specialize(type, assembler.assemble(text), constants == null ? "" : constants.text());
            shaders.computeIfAbsent(type, k -> new ArrayList<>()).add(shader);
        }
        if (shaders.isEmpty()) throw new TestFailure("no module");
    }

    /** @param constants lines of a type, the constant's number and its value */
    private int specialize(int type, byte[] module, String constants) {
        int shader = stage.gl.glCreateShader(type);
        MemorySegment bytes = stage.bytes(module.length);
        MemorySegment.copy(module, 0, bytes, ValueLayout.JAVA_BYTE, 0, module.length);
        stage.gl.glShaderBinary(
                1, stage.ints(shader).address(), GL_SHADER_BINARY_FORMAT_SPIR_V, bytes.address(), module.length);
        stage.check("glShaderBinary");
        List<Integer> numbers = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        constants.lines().filter(l -> !l.isBlank()).forEach(line -> {
            Words w = new Words(line);
            String kind = w.next();
            numbers.add(w.integer());
            values.add(kind.equals("float") ? Float.floatToRawIntBits(w.number()) : w.integer());
        });
        stage.gl.glSpecializeShader(
                shader,
                stage.text("main"),
                numbers.size(),
                stage.ints(numbers.stream().mapToInt(Integer::intValue).toArray())
                        .address(),
                stage.ints(values.stream().mapToInt(Integer::intValue).toArray())
                        .address());
        stage.check("glSpecializeShader");
        if (stage.ask(p -> stage.gl.glGetShaderiv(shader, GL_COMPILE_STATUS, p)) == 0) {
            throw new TestFailure("cannot be specialised: " + stage.shaderLog(shader));
        }
        return shader;
    }

    /** The text of a section as it is compiled: with a version where it says none. */
    static String source(ShaderTestFile.Section section, Requirements requirements) {
        String text = section.text();
        if (section.kind().endsWith("passthrough")) text = requirements.glsl() >= 140 ? PASSTHROUGH : PASSTHROUGH_OLD;
        if (text.contains("#version ") || requirements.glsl() == 0) return text;
        boolean es = requirements.es() && requirements.glsl() >= 300;
        return "#version " + requirements.glsl() + (es ? " es" : "") + "\n" + text;
    }

    private void add(Map<Integer, List<Integer>> shaders, int kind, String text) {
        shaders.computeIfAbsent(kind, k -> new ArrayList<>()).add(compile(kind, text));
    }

    /** Files say folders with a slash behind them, as no path of OpenGL has one. */
    private static String withoutSlash(String path) {
        return path.length() > 1 && path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    private int compile(int kind, String source) {
        int shader = stage.gl.glCreateShader(kind);
        byte[] bytes = source.getBytes(UTF_8);
        MemorySegment string = stage.bytes(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, string, ValueLayout.JAVA_BYTE, 0, bytes.length);
        MemorySegment strings = stage.arena.allocateFrom(ValueLayout.JAVA_LONG, string.address());
        stage.gl.glShaderSource(
                shader, 1, strings.address(), stage.ints(bytes.length).address());
        if (includePaths.isEmpty()) {
            stage.gl.glCompileShader(shader);
        } else {
            long[] paths = new long[includePaths.size()];
            for (int i = 0; i < paths.length; i++) paths[i] = stage.text(includePaths.get(i));
            stage.gl.glCompileShaderIncludeARB(
                    shader,
                    paths.length,
                    stage.arena.allocateFrom(ValueLayout.JAVA_LONG, paths).address(),
                    0);
        }
        if (stage.ask(p -> stage.gl.glGetShaderiv(shader, GL_COMPILE_STATUS, p)) == 0) {
            throw new TestFailure("does not compile: " + stage.shaderLog(shader));
        }
        return shader;
    }

    private void include(String text) {
        int end = text.indexOf('\n');
        String name = text.substring(0, end).strip();
        String body = text.substring(end + 1);
        stage.gl.glNamedStringARB(GL_SHADER_INCLUDE_ARB, -1, stage.text(name), -1, stage.text(body));
        stage.check("glNamedStringARB");
    }

    private void assemble(int target, String text) {
        MemorySegment name = stage.ints(0);
        stage.gl.glGenProgramsARB(1, name.address());
        stage.gl.glBindProgramARB(target, name.get(ValueLayout.JAVA_INT, 0));
        String source = text.strip() + "\n";
        byte[] bytes = source.getBytes(UTF_8);
        stage.gl.glProgramStringARB(target, GL_PROGRAM_FORMAT_ASCII_ARB, bytes.length, stage.text(source));
        stage.check("glProgramStringARB");
        stage.gl.glEnable(target);
    }

    private int link(List<Integer> shaders, boolean separable) {
        int program = stage.gl.glCreateProgram();
        for (int shader : shaders) stage.gl.glAttachShader(program, shader);
        if (separable) stage.gl.glProgramParameteri(program, GL_PROGRAM_SEPARABLE, 1);
        GeometryLayout layout = geometry;
        if (layout != null) {
            stage.gl.glProgramParameteriARB(program, GL_GEOMETRY_INPUT_TYPE_ARB, layout.input());
            stage.gl.glProgramParameteriARB(program, GL_GEOMETRY_OUTPUT_TYPE_ARB, layout.output());
            stage.gl.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, layout.vertices());
            stage.check("glProgramParameteriARB");
        }
        stage.gl.glLinkProgram(program);
        for (int shader : shaders) stage.gl.glDeleteShader(shader);
        if (stage.ask(p -> stage.gl.glGetProgramiv(program, GL_LINK_STATUS, p)) == 0) {
            stage.linked = false;
            stage.log = stage.programLog(program);
        }
        return program;
    }

    private void separable(Map<Integer, List<Integer>> shaders) {
        MemorySegment name = stage.ints(0);
        stage.gl.glGenProgramPipelines(1, name.address());
        pipeline = name.get(ValueLayout.JAVA_INT, 0);
        stage.gl.glBindProgramPipeline(pipeline);
        List<Integer> programs = new ArrayList<>();
        shaders.forEach((kind, list) -> {
            int program = link(list, true);
            if (stage.linked) stage.gl.glUseProgramStages(pipeline, bit(kind), program);
            programs.add(program);
            kinds.put(kind, program);
        });
        stage.programs = programs.stream().mapToInt(Integer::intValue).toArray();
        stage.check("glUseProgramStages");
    }

    /** {@code active shader program GL_FRAGMENT_SHADER}. */
    void activate(int kind) {
        Integer program = kinds.get(kind);
        if (program == null) throw new TestFailure("there is no program for that stage");
        stage.gl.glActiveShaderProgram(pipeline, program);
        int[] order = new int[stage.programs.length];
        order[0] = program;
        int n = 1;
        for (int p : stage.programs) {
            if (p != program) order[n++] = p;
        }
        stage.programs = order;
    }

    /** The program takes itself apart and is put together again from its binary. */
    void throughBinary() {
        int program = stage.program();
        int size = stage.ask(p -> stage.gl.glGetProgramiv(program, GL_PROGRAM_BINARY_LENGTH, p));
        MemorySegment binary = stage.bytes(size);
        MemorySegment length = stage.ints(0);
        MemorySegment format = stage.ints(0);
        stage.gl.glGetProgramBinary(program, size, length.address(), format.address(), binary.address());
        stage.check("glGetProgramBinary");
        int fresh = stage.gl.glCreateProgram();
        stage.gl.glProgramBinary(
                fresh, format.get(ValueLayout.JAVA_INT, 0), binary.address(), length.get(ValueLayout.JAVA_INT, 0));
        if (stage.ask(p -> stage.gl.glGetProgramiv(fresh, GL_LINK_STATUS, p)) == 0) {
            throw new TestFailure("the program's own binary is not taken: " + stage.programLog(fresh));
        }
        stage.programs = new int[] {fresh};
        stage.gl.glUseProgram(fresh);
    }

    private static int bit(int kind) {
        return switch (kind) {
            case GL_VERTEX_SHADER -> GL_VERTEX_SHADER_BIT;
            case GL_FRAGMENT_SHADER -> GL_FRAGMENT_SHADER_BIT;
            case GL_GEOMETRY_SHADER -> GL_GEOMETRY_SHADER_BIT;
            case GL_TESS_CONTROL_SHADER -> GL_TESS_CONTROL_SHADER_BIT;
            case GL_TESS_EVALUATION_SHADER -> GL_TESS_EVALUATION_SHADER_BIT;
            default -> GL_COMPUTE_SHADER_BIT;
        };
    }
}
