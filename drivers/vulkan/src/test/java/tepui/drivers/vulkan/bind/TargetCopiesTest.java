package tepui.drivers.vulkan.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.BlendState;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Fragment shaders read what their targets hold from copies: how many there are, and when another is made. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class TargetCopiesTest {
    /** A full square of the colour in uniform slot 0. */
    private static void bind(VulkanLab lab) {
        Shader v = new Shader(Stage.VERTEX, "square");
        Builder b = new Builder(v);
        var id = b.loadInput(v.input(Builtin.VERTEX_ID, Type.I32));
        var x = b.select(b.op(tepui.ir.Op.IEQ, id, b.i32(1)), b.f32(3), b.f32(-1));
        var y = b.select(b.op(tepui.ir.Op.IEQ, id, b.i32(2)), b.f32(3), b.f32(-1));
        b.storeOutput(v.output(Builtin.POSITION, Type.F32X4), b.vec(x, y, b.f32(0), b.f32(1)));
        b.ret();
        Shader f = new Shader(Stage.FRAGMENT, "color");
        b = new Builder(f);
        Resource u = f.uniformBuffer("color", 0, 16);
        b.storeOutput(f.output("out", Type.F32X4, 0), b.uniform(u, 0, Type.F32X4));
        b.ret();
        lab.context.bindShader(Stage.VERTEX, lab.device.createShader(v, null));
        lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(f, null));
        lab.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15);
    }

    private static void blend(VulkanLab lab, AdvancedBlend equation) {
        lab.context.bindBlend(lab.device.states().blend.intern(BlendState.of(equation)));
    }

    private static void draw(VulkanLab lab, float r, float g, float b) {
        lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(r, g, b, 1), 0, 4);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
    }

    private static long passes(VulkanLab lab) {
        return lab.context.counters().renderPasses;
    }

    @Test
    void drawsThatAllReadShareACopy() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            bind(lab);
            blend(lab, AdvancedBlend.MULTIPLY);
            draw(lab, 1, 1, 1);
            long before = passes(lab);
            for (int i = 0; i < 20; i++) {
                lab.context.setScissor(0, i, 0, 1, 64);
                draw(lab, 0.2f, i / 20f, 1);
            }
            assertEquals(before, passes(lab));
            assertEquals(List.of(), lab.messages);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "VK_KHR_dynamic_rendering"})
    void aBarrierAnotherDrawAndAClearMakeAnotherCopy(String hidden) {
        try (VulkanLab lab = new VulkanLab(true, hidden.isEmpty() ? Map.of() : Map.of("hide", hidden))) {
            bind(lab);
            blend(lab, AdvancedBlend.MULTIPLY);
            draw(lab, 1, 0.4f, 1);
            lab.context.textureBarrier();
            draw(lab, 0.2f, 1, 1);
            assertEquals(0xffff6633, lab.pixel(9, 9));
            lab.context.bindBlend(0);
            draw(lab, 0.2f, 0.4f, 0.6f);
            blend(lab, AdvancedBlend.SCREEN);
            draw(lab, 0, 0, 1);
            assertEquals(0xffff6633, lab.pixel(9, 9));
            lab.context.textureBarrier();
            draw(lab, 0, 0, 0);
            lab.context.clearColor(0, ClearColor.of(0, 1, 0, 1), Box.of2d(0, 0, 32, 64), 15);
            draw(lab, 0.2f, 0, 0);
            assertEquals(0xff00ff33, lab.pixel(9, 9));
            assertEquals(List.of(), lab.messages);
        }
    }
}
