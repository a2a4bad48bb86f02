package tepui.tools.suites.shader;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Assembler of the SPIR-V text that tests hold, by spirv-tools. It is a program of its own; where it is not there,
 * tests that need it are skipped.
 *
 * @param program where the assembler lies, if it is there
 */
record SpirvAssembler(Path program) {
    /**
     * What stands for [vertex shader passthrough] beside modules, which cannot be linked with text: the position goes from location 0 to the
     * built-in variable.
     */
    static final String PASSTHROUGH = """
            OpCapability Shader
            OpMemoryModel Logical GLSL450
            OpEntryPoint Vertex %main "main" %vertex %position
            OpDecorate %vertex Location 0
            OpDecorate %position BuiltIn Position
            %void = OpTypeVoid
            %float = OpTypeFloat 32
            %vec4 = OpTypeVector %float 4
            %input = OpTypePointer Input %vec4
            %output = OpTypePointer Output %vec4
            %vertex = OpVariable %input Input
            %position = OpVariable %output Output
            %signature = OpTypeFunction %void
            %main = OpFunction %void None %signature
            %start = OpLabel
            %value = OpLoad %vec4 %vertex
            OpStore %position %value
            OpReturn
            OpFunctionEnd
            """;

    /** The one that './tepui fetch' lays into its folder. */
    static SpirvAssembler in(Path deps) {
        return new SpirvAssembler(deps.resolve("bin").resolve("spirv-as").toAbsolutePath());
    }

    byte[] assemble(String text) {
        if (!Files.isExecutable(program)) {
            throw new TestSkip("spirv-as is not at " + program + "; './tepui fetch' brings it");
        }
        try {
            Path log = Files.createTempFile("tepui-spirv", ".log");
            Process p = new ProcessBuilder(program.toString(), "--target-env", "spv1.0", "-o", "-", "-")
                    .redirectError(log.toFile())
                    .start();
            try (OutputStream to = p.getOutputStream()) {
                to.write(text.getBytes(UTF_8));
            }
            byte[] module = p.getInputStream().readAllBytes();
            int status = p.waitFor();
            String said = Files.readString(log).strip();
            Files.delete(log);
            if (status != 0) throw new TestFailure("spirv-as refuses the module: " + said);
            return module;
        } catch (IOException e) {
            throw new TestFailure("spirv-as cannot be run: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
