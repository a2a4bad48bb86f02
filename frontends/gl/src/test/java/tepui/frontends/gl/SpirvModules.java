package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tepui.testing.Need;

/** Factory of SPIR-V modules by other tools, and of shaders from them. */
final class SpirvModules {
    private final Arena arena = Arena.ofAuto();
    private final Path folder;

    /** @param folder where the tools read and write */
    SpirvModules(Path folder) {
        this.folder = folder;
    }

    /** Of GLSL for OpenGL. */
    byte[] compiled(String stage, String source) throws IOException, InterruptedException {
        return made(Need.GLSLANG, List.of("-G"), "shader." + stage, source);
    }

    /** Of the assembler's text. */
    byte[] assembled(String text) throws IOException, InterruptedException {
        return made(Need.SPIRV_AS, List.of("--target-env", "spv1.0"), "module.spvasm", text);
    }

    private byte[] made(Need tool, List<String> options, String name, String source)
            throws IOException, InterruptedException {
        Path text = folder.resolve(name);
        Path out = folder.resolve("module.spv");
        Files.writeString(text, source);
        List<String> command = new ArrayList<>(List.of(tool.path().toString()));
        command.addAll(options);
        command.addAll(List.of(text.toString(), "-o", out.toString()));
        Process p = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, p.waitFor(), said);
        return Files.readAllBytes(out);
    }

    /** A shader of a module, specialised unless the module is refused; {@code constants} are pairs of an id and a value. */
    int shader(int type, byte[] module, int... constants) {
        int shader = GL.glCreateShader(type);
        MemorySegment s = arena.allocate(Math.max(1, module.length), 8);
        MemorySegment.copy(module, 0, s, ValueLayout.JAVA_BYTE, 0, module.length);
        MemorySegment n = arena.allocateFrom(ValueLayout.JAVA_INT, shader);
        GL.glShaderBinary(1, n.address(), GL_SHADER_BINARY_FORMAT_SPIR_V, s.address(), module.length);
        if (GL.glGetError() != GL_NO_ERROR) return shader;
        int count = constants.length / 2;
        MemorySegment ids = arena.allocate(4L * Math.max(1, count), 4);
        MemorySegment values = arena.allocate(4L * Math.max(1, count), 4);
        for (int i = 0; i < count; i++) {
            ids.setAtIndex(ValueLayout.JAVA_INT, i, constants[2 * i]);
            values.setAtIndex(ValueLayout.JAVA_INT, i, constants[2 * i + 1]);
        }
        long entry = arena.allocateFrom("main").address();
        GL.glSpecializeShader(shader, entry, count, ids.address(), values.address());
        return shader;
    }
}
