package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Modules of compute shaders whose invocations are quads (VK_KHR_compute_shader_derivatives and the extension of NVIDIA before it). */
final class ComputeDerivativesModulesTest {
    @TempDir
    private Path folder;

    /** Writes how its number and a texture, of the level that quads say, change. */
    private static Shader shader(Shader.Quads quads) {
        Shader s = new Shader(Stage.COMPUTE, "quads");
        s.localX = 4;
        s.localY = 2;
        s.localZ = 1;
        s.quads = quads;
        Builder b = new Builder(s);
        Resource out = s.storageBuffer("out", 0);
        Value n = b.convert(Op.I2F, ScalarKind.F32, b.loadInput(s.input(Builtin.LOCAL_INVOCATION_INDEX, Type.I32)));
        Resource t = s.texture("t", 0, TextureShape.D2);
        Value texel = b.texture(Op.TEX_SAMPLE, t, Type.F32X4, TexOperand.COORD.bit(), b.vec(n, n));
        Value change = b.op(Op.FADD, b.derivative(Op.DDX, n, 0), b.derivative(Op.DDY, n, 2));
        b.resourceEffect(Op.STORE_STORAGE, out, 1, b.i32(0), b.i32(0), b.op(Op.FADD, change, b.swizzle(texel, 0)));
        b.ret();
        return s;
    }

    @Test
    @Needs(Need.SPIRV_VAL)
    void bothKindsOfQuadsAreValid() throws Exception {
        SpirvOptions options = SpirvOptions.everything();
        ValidModules all = new ValidModules(folder);
        for (Shader.Quads q : new Shader.Quads[] {Shader.Quads.BY_ID, Shader.Quads.BY_INDEX})
            all.add(q.toString(), SpirvCompiler.compile(shader(q), options, SpirvVariant.PLAIN));
        all.check("vulkan1.1");
    }

    @Test
    void aModuleSaysWhichExtensionItNeeds() {
        SpirvOptions options = SpirvOptions.everything();
        String nvidia = text(options);
        assertTrue(nvidia.contains("SPV_NV_compute_shader_derivatives"), nvidia);
        options.derivativesOfKhronos = true;
        String khronos = text(options);
        assertTrue(khronos.contains("SPV_KHR_compute_shader_derivatives"), khronos);
        options.computeDerivatives = false;
        assertThrows(RuntimeException.class, () -> text(options));
    }

    private static String text(SpirvOptions options) {
        return Disassembly.of(SpirvCompiler.compile(shader(Shader.Quads.BY_ID), options, SpirvVariant.PLAIN)
                .words());
    }
}
