package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tepui.ir.Parser;
import tepui.ir.Shader;
import tepui.ir.random.RandomShader;
import tepui.ir.spirv.Spv;

final class DisassemblyTest {
    private final SpirvTranslator translator = new SpirvTranslator();

    @Test
    void aShaderReadsAsItWasMeant() {
        Shader shader = Parser.parse("""
                shader fragment "half" {
                  input @color: f32x4 location 3
                  output @out: f32x4 location 0
                  entry func @main() {
                    %0: f32x4 = load_input @color
                    %1: f32 = const 0.5
                    %2: f32x4 = swizzle.xxxx %1
                    %3.halved: f32x4 = fmul %0, %2
                    store_output.xyzw @out %3
                    return
                  }
                }
                """);
        String text = new String(translator.translate(shader, "spirv-text"), StandardCharsets.UTF_8);
        assertTrue(text.contains(".color Location 3"), text);
        assertTrue(text.contains(".halved: f32x4 = FMul %"), text);
        assertTrue(text.contains("CompositeConstruct 0.5f 0.5f 0.5f 0.5f"), text);
        assertTrue(text.contains("ExecutionMode OriginUpperLeft"), text);
    }

    @Test
    void everyModuleCanBeShown() {
        for (long seed = 0; seed < 60; seed++) {
            Shader shader = RandomShader.make(seed);
            if (shader.functions.size() > 1) continue;
            String text = new String(translator.translate(shader, "spirv-text"), StandardCharsets.UTF_8);
            assertFalse(text.isEmpty(), "seed " + seed);
        }
    }

    @Test
    void whatIsNoModuleIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Disassembly.of(new int[] {1, 2, 3, 4, 5}));
        int[] cut = {Spv.MAGIC, 0x10300, 0, 1, 0, 9 << 16 | Spv.Op.OpCapability, 1};
        assertEquals(
                "Disassembly: the instruction at word 5 has 9 words, there are 2",
                assertThrows(IllegalArgumentException.class, () -> Disassembly.of(cut))
                        .getMessage());
    }
}
