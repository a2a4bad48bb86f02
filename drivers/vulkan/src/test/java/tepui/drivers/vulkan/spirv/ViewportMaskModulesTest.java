package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Modules that draw a primitive to several viewports (VK_NV_viewport_array2). */
final class ViewportMaskModulesTest {
    @TempDir
    private Path folder;

    private static Shader vertex(boolean relative) {
        Shader s = new Shader(Stage.VERTEX, "masks");
        Builder b = new Builder(s);
        Variable layer = s.output(Builtin.LAYER, Type.I32);
        layer.viewportRelative = relative;
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.f32(0, 0, 0, 1));
        b.storeOutput(s.output(Builtin.VIEWPORT_MASK, Type.I32), b.i32(5));
        b.storeOutput(layer, b.i32(1));
        b.ret();
        return s;
    }

    @Test
    @Needs(Need.SPIRV_VAL)
    void masksAndRelativeLayersAreValid() throws Exception {
        for (int minor : new int[] {0, 5}) {
            SpirvOptions options = SpirvOptions.everything();
            options.minorVersion = minor;
            ValidModules all = new ValidModules(folder);
            all.add("absolute " + minor, SpirvCompiler.compile(vertex(false), options, SpirvVariant.PLAIN));
            all.add("relative " + minor, SpirvCompiler.compile(vertex(true), options, SpirvVariant.PLAIN));
            all.check(minor == 0 ? "vulkan1.0" : "vulkan1.2");
        }
    }

    @Test
    void aModuleSaysWhatItNeeds() {
        String text = Disassembly.of(SpirvCompiler.compile(vertex(true), SpirvOptions.everything(), SpirvVariant.PLAIN)
                .words());
        assertTrue(text.contains("SPV_NV_viewport_array2"), text);
        SpirvOptions without = SpirvOptions.everything();
        without.viewportMask = false;
        assertThrows(RuntimeException.class, () -> SpirvCompiler.compile(vertex(false), without, SpirvVariant.PLAIN));
    }
}
