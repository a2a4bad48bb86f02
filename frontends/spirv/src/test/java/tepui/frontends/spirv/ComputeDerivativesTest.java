package tepui.frontends.spirv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Modules whose workgroups are quads (SPV_NV_compute_shader_derivatives), as the reference compiler writes them. */
@Needs(Need.GLSLANG)
final class ComputeDerivativesTest {
    private static byte[] module(String layout, String expression) {
        return Modules.compiled(
                "comp",
                "#version 450\n#extension GL_NV_compute_shader_derivatives : require\nlayout(" + layout
                        + ") in;layout(std430,binding=0) buffer B{uint w[];};void main(){"
                        + "uint i=gl_LocalInvocationIndex;float f=float(i*i);w[i]=uint(" + expression + ");}");
    }

    private static void gives(String layout, String expression, int... expected) {
        assertArrayEquals(expected, Modules.words(module(layout, expression), 8, Map.of()), expression);
    }

    @Test
    void quadsInARowAreFourInvocations() {
        String row = "local_size_x=8,derivative_group_linearNV";
        gives(row, "dFdxFine(f)", 1, 1, 5, 5, 9, 9, 13, 13);
        gives(row, "dFdyFine(f)", 4, 8, 4, 8, 20, 24, 20, 24);
        gives(row, "dFdxCoarse(f)", 1, 1, 1, 1, 9, 9, 9, 9);
    }

    @Test
    @Needs(Need.SPIRV_AS)
    void whatIsNotMadeOfQuadsIsRefused() {
        refused("DerivativeGroupLinearNV", "6 1 1", "a workgroup of 6, 1, 1 is not made of whole quads");
        refused("DerivativeGroupQuadsNV", "8 1 1", "a workgroup of 8, 1, 1 is not made of whole quads");
        refused(
                "DerivativeGroupQuadsNV\nOpExecutionMode %main DerivativeGroupLinearNV",
                "4 2 1", "quads both by their ids and in a row");
    }

    private static void refused(String mode, String size, String message) {
        byte[] module = Modules.assembled("""
                OpCapability Shader
                OpCapability ComputeDerivativeGroupQuadsNV
                OpCapability ComputeDerivativeGroupLinearNV
                OpExtension "SPV_NV_compute_shader_derivatives"
                OpMemoryModel Logical GLSL450
                OpEntryPoint GLCompute %main "main"
                OpExecutionMode %main LocalSize SIZE
                OpExecutionMode %main MODE
                %void = OpTypeVoid
                %type = OpTypeFunction %void
                %main = OpFunction %void None %type
                %start = OpLabel
                OpReturn
                OpFunctionEnd
                """.replace("SIZE", size).replace("MODE", mode));
        SpirvCompiler.Result result = SpirvCompiler.specialize(
                module, Stage.COMPUTE, "main", Map.of(), new SpirvCompiler.Features(0, false, false), false);
        assertNull(result.shader());
        assertTrue(result.log().contains(message), result.log());
    }
}
