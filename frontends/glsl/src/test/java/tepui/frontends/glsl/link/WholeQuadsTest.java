package tepui.frontends.glsl.link;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.glsl.link.LinkTest.fails;
import static tepui.frontends.glsl.link.LinkTest.linked;

import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.Run;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.ir.Stage;

/** Workgroups whose size another shader of the stage says than the one that makes quads of them (NV_compute_shader_derivatives). */
class WholeQuadsTest {
    private static final String QUADS = "#version 450\n#extension GL_NV_compute_shader_derivatives : require\n";

    private static CompiledShader compute(String text) {
        return Run.compile(Stage.COMPUTE, text);
    }

    @Test
    void aWorkgroupIsMadeOfWholeQuads() {
        CompiledShader byIndex = compute(QUADS + "layout(derivative_group_linearNV) in; void main() {}");
        CompiledShader byId = compute(QUADS + "layout(derivative_group_quadsNV) in; void main() {}");
        CompiledShader odd = compute("#version 450\nlayout(local_size_x = 5, local_size_y = 7) in;");
        CompiledShader row = compute("#version 450\nlayout(local_size_x = 8) in;");
        fails("a workgroup of 5 x 7 x 1 is not made of whole quads", byIndex, odd);
        fails("a workgroup of 5 x 7 x 1 is not made of whole quads", odd, byId);
        fails("a workgroup of 8 x 1 x 1 is not made of whole quads", row, byId);
        assertTrue(linked(row, byIndex).ok());
    }
}
