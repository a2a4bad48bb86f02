package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.spirv.Spv;
import tepui.testing.Need;
import tepui.testing.Needs;

/** The generated numbers are those of the tools: a compute shader written with them by hand is valid and reads as it was meant. */
final class SpvTest {
    // spotless:off
    private static final int[] SHADER = {
        Spv.MAGIC, 0x00010000, 0, 6, 0,
        2 << 16 | Spv.Op.OpCapability, Spv.Capability.Shader,
        3 << 16 | Spv.Op.OpMemoryModel, Spv.AddressingModel.Logical, Spv.MemoryModel.GLSL450,
        5 << 16 | Spv.Op.OpEntryPoint, Spv.ExecutionModel.GLCompute, 4, 'm' | 'a' << 8 | 'i' << 16 | 'n' << 24, 0,
        6 << 16 | Spv.Op.OpExecutionMode, 4, Spv.ExecutionMode.LocalSize, 8, 4, 1,
        2 << 16 | Spv.Op.OpTypeVoid, 1,
        3 << 16 | Spv.Op.OpTypeFunction, 2, 1,
        5 << 16 | Spv.Op.OpFunction, 1, 4, Spv.FunctionControl.None, 2,
        2 << 16 | Spv.Op.OpLabel, 5,
        1 << 16 | Spv.Op.OpReturn,
        1 << 16 | Spv.Op.OpFunctionEnd
    };
    // spotless:on

    @TempDir
    private Path folder;

    @Test
    @Needs({Need.SPIRV_VAL, Need.SPIRV_DIS})
    void aShaderWrittenWithThemIsValid() throws IOException, InterruptedException {
        ByteBuffer bytes = ByteBuffer.allocate(SHADER.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(SHADER);
        Path file = Files.write(folder.resolve("main.spv"), bytes.array());
        assertEquals("", run(Need.SPIRV_VAL, "--target-env", "vulkan1.1", file.toString()));
        String text = run(Need.SPIRV_DIS, "--no-header", "--no-color", file.toString());
        assertTrue(text.contains("OpEntryPoint GLCompute %4 \"main\""), text);
        assertTrue(text.contains("OpExecutionMode %4 LocalSize 8 4 1"), text);
    }

    private static String run(Need tool, String... arguments) throws IOException, InterruptedException {
        String[] command = new String[arguments.length + 1];
        command[0] = tool.path().toString();
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }
}
