package tepui.drivers.vulkan.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Writes of descriptors: which calls cause them, and which do not. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class DescriptorsTest {
    @Test
    void aNewUniformValueForEachDrawWritesNone() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            lab.bindTriangle();
            Context c = lab.context;
            int[] words = VulkanLab.floats(0, 0, 0, 0);
            c.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
            c.draw(Primitive.TRIANGLES, 0, 3);
            long before = c.counters().descriptorWrites;
            for (int i = 0; i < 1000; i++) {
                words[1] = Float.floatToRawIntBits(i / 999f);
                c.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
                c.draw(Primitive.TRIANGLES, 0, 3);
            }
            assertEquals(0, c.counters().descriptorWrites - before);
            assertEquals(0xff00ffff, lab.pixel(8, 8));
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void texturesThatWereBoundBeforeWriteNone() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            bindTextured(lab);
            Texture[] textures = new Texture[8];
            for (int i = 0; i < textures.length; i++) textures[i] = texture(lab, i);
            draw(lab, textures);
            long before = lab.context.counters().descriptorWrites;
            assertEquals(textures.length, before);
            for (int frame = 0; frame < 5; frame++) {
                draw(lab, textures);
                lab.context.flush();
            }
            assertEquals(0, lab.context.counters().descriptorWrites - before);
            assertEquals(0xff000007, lab.pixel(8, 8));
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void texturesThatArePushedNeedNoSet() {
        try (VulkanLab lab = new VulkanLab(true, Map.of("descriptors", "push"))) {
            Assumptions.assumeTrue(lab.gpu().pushedDescriptors > 0, "no VK_KHR_push_descriptor");
            bindTextured(lab);
            Texture[] textures = new Texture[8];
            for (int i = 0; i < textures.length; i++) textures[i] = texture(lab, i);
            for (int frame = 0; frame < 3; frame++) {
                for (int i = 0; i < textures.length; i++) {
                    draw(lab, new Texture[] {textures[i]});
                    assertEquals(0xff000000 | i, lab.pixel(8, 8));
                }
                draw(lab, textures);
                lab.context.flush();
            }
            assertEquals(0xff000007, lab.pixel(8, 8));
            assertEquals(0, lab.context.counters().descriptorWrites);
            assertEquals(0, lab.bindings().sets());
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void setsThatNoFrameUsesAreWrittenAnew() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            bindTextured(lab);
            int frames = 100;
            Texture[] few = new Texture[20];
            for (int frame = 0; frame < frames; frame++) {
                for (int i = 0; i < few.length; i++) few[i] = texture(lab, frame);
                draw(lab, few);
                assertEquals(0xff000000 | frame, lab.pixel(8, 8));
                for (Texture t : few) {
                    TextureView view = lab.views.remove(t);
                    if (view != null) lab.device.destroy(view);
                    lab.device.destroy(t);
                }
                lab.context.flush();
            }
            assertEquals((long) frames * few.length, lab.context.counters().descriptorWrites);
            int sets = lab.bindings().sets();
            int most = (DescriptorCache.UNUSED_FRAMES + 2) * few.length + 2 * DescriptorCache.SETS_PER_POOL;
            assertTrue(sets <= most, sets + " sets, " + most + " at most");
            assertEquals(List.of(), lab.messages);
        }
    }

    /** A bound of levels that changes bit by bit, as of a texture whose levels come in one by one. Devices have some thousand samplers at a time. */
    @ParameterizedTest
    @ValueSource(strings = {"sets", "push"})
    void moreSamplersThanTheDeviceHasGoAndComeAgain(String descriptors) {
        try (VulkanLab lab = new VulkanLab(true, Map.of("descriptors", descriptors))) {
            bindTextured(lab);
            Texture[] textures = {texture(lab, 5), texture(lab, 6)};
            int states = 6500;
            for (int i = 0; i < 2 * states; i++) {
                SamplerState state = SamplerState.NEAREST.withLod(i % states / 4096f, 8, 0);
                lab.context.bindSampler(
                        Stage.FRAGMENT, 0, lab.device.states().sampler.intern(state));
                draw(lab, new Texture[] {textures[i & 1]});
                if (i % 100 == 99) lab.context.flush();
                if (i % 1000 == 999) assertEquals(0xff000006, lab.pixel(8, 8));
            }
            int generation = lab.tables().samplers.generation();
            assertTrue(generation >= 4 && generation < 20, "generation " + generation);
            assertEquals(List.of(), lab.messages);
        }
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    private static void bindTextured(VulkanLab lab) {
        lab.bindTriangle();
        Shader s = new Shader(Stage.FRAGMENT, "textured");
        Builder b = new Builder(s);
        Resource t = s.texture("texture", 0, TextureShape.D2);
        b.storeOutput(
                s.output("out", Type.F32X4, 0),
                b.texture(
                        Op.TEX_SAMPLE,
                        t,
                        Type.F32X4,
                        TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                        b.f32(0.5f, 0.5f),
                        b.f32(0)));
        b.ret();
        lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(s, null));
    }

    private static Texture texture(VulkanLab lab, int red) {
        Texture t = lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.SAMPLED));
        lab.context.clearTexture(t, 0, Box.of2d(0, 0, 4, 4), ClearColor.of(red / 255f, 0, 0, 1));
        return t;
    }

    private static void draw(VulkanLab lab, Texture[] textures) {
        for (Texture t : textures) {
            TextureView view =
                    lab.views.computeIfAbsent(t, x -> lab.device.createView(x, TextureView.Desc.whole(x.desc())));
            lab.context.bindTexture(Stage.FRAGMENT, 0, view);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
        }
    }
}
