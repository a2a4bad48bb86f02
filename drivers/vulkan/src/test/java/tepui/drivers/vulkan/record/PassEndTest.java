package tepui.drivers.vulkan.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What is loaded, kept and resolved at the edges of passes, counted; pictures are the same whichever way passes are recorded. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class PassEndTest {
    private static final int YELLOW = 0xff00ffff;

    private static VulkanLab lab(String passes, String hidden) {
        VulkanLab lab = new VulkanLab(true, Map.of("passes", passes, "hide", hidden));
        lab.bindTriangle();
        lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
        return lab;
    }

    private static PassEnd.Counts counts(VulkanLab lab) {
        return lab.recorder().pass.ending.counts;
    }

    private static Texture target(VulkanLab lab, Format format, int samples) {
        int bind = format.isDepthStencil() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        return lab.device.createTexture(
                samples > 1
                        ? TextureDesc.multisample(format, 64, 64, samples, bind)
                        : TextureDesc.of2d(format, 64, 64, bind));
    }

    private static void clean(VulkanLab lab) {
        lab.close();
        assertEquals(List.of(), lab.messages);
    }

    private static Blit resolve(Texture from, Texture to) {
        Box all = Box.of2d(0, 0, 64, 64);
        Format f = from.desc().format();
        return new Blit(from, f, 0, all, to, f, 0, all, Blit.COLOR, SamplerState.Filter.NEAREST, null);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "now;",
                "now;VK_KHR_dynamic_rendering",
                "later;",
                "later;VK_KHR_synchronization2",
                "later;VK_EXT_load_store_op_none"
            })
    void depthThatIsInvalidatedIsNeitherKeptNorRead(String how) {
        boolean later = how.startsWith("later");
        VulkanLab lab = lab(how.substring(0, how.indexOf(';')), how.substring(how.indexOf(';') + 1));
        Texture depth = target(lab, Format.D32_FLOAT, 1);
        lab.context.setRenderTargets(RenderTargets.of(lab.target, depth));
        lab.context.bindDepthStencil(
                lab.device.states().depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.LESS)));
        for (int i = 0; i < 3; i++) {
            lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            if (i == 0) lab.context.clearDepthStencil(true, 1, false, 0, 0, null);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.invalidate(depth, 0);
            lab.context.flush();
        }
        assertEquals(2, counts(lab).loadsDropped);
        assertEquals(later ? 3 : 0, counts(lab).storesDropped);
        clean(lab);
    }

    @Test
    void whatIsDrawnAfterAnInvalidationIsKept() {
        VulkanLab lab = lab("later", "");
        lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.context.invalidate(lab.target, 0);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        assertEquals(YELLOW, lab.pixel(8, 8));
        assertEquals(0, counts(lab).storesDropped);
        lab.context.invalidate(lab.target, 0);
        lab.context.clearColor(0, ClearColor.of(0, 0, 1, 1), Box.of2d(0, 0, 64, 64), 15);
        assertEquals(0xffff0000, lab.pixel(8, 8));
        assertEquals(0, counts(lab).loadsDropped);
        clean(lab);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "VK_EXT_load_store_op_none"})
    void depthThatIsOnlyTestedIsLeftAlone(String hidden) {
        VulkanLab lab = lab("later", hidden);
        Texture depth = target(lab, Format.D32_FLOAT, 1);
        lab.context.setRenderTargets(RenderTargets.of(lab.target, depth));
        lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        lab.context.clearDepthStencil(true, 1, false, 0, 0, null);
        lab.context.bindDepthStencil(
                lab.device.states().depthStencil.intern(DepthStencilState.depth(true, false, CompareFunc.LESS)));
        for (int i = 0; i < 3; i++) {
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.flush();
        }
        assertEquals(YELLOW, lab.pixel(8, 8));
        assertEquals(hidden.isEmpty() ? 2 : 0, counts(lab).storesNone);
        clean(lab);
    }

    @ParameterizedTest
    @ValueSource(strings = {"now;", "later;", "later;VK_KHR_synchronization2"})
    void aResolveBehindAPassIsPartOfIt(String how) {
        boolean later = how.startsWith("later");
        VulkanLab lab = lab(how.substring(0, how.indexOf(';')), how.substring(how.indexOf(';') + 1));
        Texture many = target(lab, Format.R8G8B8A8_UNORM, 4);
        for (int i = 0; i < 3; i++) {
            lab.context.setRenderTargets(RenderTargets.of(many));
            lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.blit(resolve(many, lab.target));
            lab.context.invalidate(many, 0);
            assertEquals(YELLOW, lab.pixel(8, 8));
            assertEquals(0, lab.pixel(56, 56));
        }
        assertEquals(later ? 3 : 0, counts(lab).resolves);
        assertEquals(later ? 3 : 0, counts(lab).storesDropped);
        assertEquals(3, lab.context.counters().renderPasses);
        clean(lab);
    }

    @Test
    void drawsBehindAResolveAreNotResolved() {
        VulkanLab lab = lab("later", "");
        Texture many = target(lab, Format.R8G8B8A8_UNORM, 4);
        lab.context.setRenderTargets(RenderTargets.of(many));
        lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.context.blit(resolve(many, lab.target));
        lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(-1, 0, 1, 0), 0, 4);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        assertEquals(YELLOW, lab.pixel(8, 8));
        lab.context.blit(resolve(many, lab.target));
        assertEquals(0xffff0000, lab.pixel(8, 8));
        assertEquals(1, counts(lab).resolves, "the second had no pass to be part of");
        clean(lab);
    }

    @Test
    void aResolvedTextureMayBeDestroyedAtOnce() {
        VulkanLab lab = lab("later", "");
        Texture many = target(lab, Format.R8G8B8A8_UNORM, 4);
        Texture one = target(lab, Format.R8G8B8A8_UNORM, 1);
        lab.context.setRenderTargets(RenderTargets.of(many));
        lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.context.blit(resolve(many, one));
        lab.device.destroy(one);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.context.blit(resolve(many, lab.target));
        lab.device.destroy(many);
        assertEquals(YELLOW, lab.pixel(8, 8));
        clean(lab);
    }

    @Test
    void anotherWayOfPassesIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new VulkanLab(false, Map.of("passes", "sometimes")));
    }
}
