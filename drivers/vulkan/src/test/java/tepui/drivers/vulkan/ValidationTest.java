package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Uses that APIs leave undefined or to the driver, and that are correct Vulkan all the same. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class ValidationTest {
    private static TextureView view(VulkanLab lab, Format format, int bind) {
        Texture t = lab.device.createTexture(TextureDesc.of2d(format, 64, 64, bind));
        return lab.device.createView(t, TextureView.Desc.whole(t.desc()));
    }

    private static Value texel(Builder b, Resource t) {
        return b.texture(
                Op.TEX_SAMPLE,
                t,
                Type.F32X4,
                TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                b.f32(0.5f, 0.5f),
                b.f32(0));
    }

    /** Loads a texel through texture 0 and stores it through image 0. */
    private static Shader copies(Stage stage) {
        Shader s = new Shader(stage, "copies");
        Builder b = new Builder(s);
        Resource t = s.texture("t", 0, TextureShape.D2);
        Resource i = s.image("i", 0, TextureShape.D2, tepui.ir.ScalarKind.F32);
        i.format = "R8G8B8A8_UNORM";
        Value v = texel(b, t);
        b.resourceEffect(Op.IMAGE_STORE, i, 0, b.i32(0), b.i32(1, 1), v);
        if (stage == Stage.FRAGMENT) b.storeOutput(s.output("out", Type.F32X4, 0), v);
        b.ret();
        return s;
    }

    @Test
    void aDispatchThatReadsAndWritesATextureIsWaitedForByTheNext() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            TextureView v = view(lab, Format.R8G8B8A8_UNORM, Bind.SAMPLED | Bind.IMAGE);
            Context c = lab.context;
            c.bindShader(Stage.COMPUTE, lab.device.createShader(copies(Stage.COMPUTE), null));
            c.bindTexture(Stage.COMPUTE, 0, v);
            c.bindImage(Stage.COMPUTE, 0, v, true);
            for (int i = 0; i < 3; i++) c.dispatch(1, 1, 1);
            c.finish();
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void aTargetMayBeBoundAsAnImageAndATexture() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            TextureView v = view(lab, Format.R8G8B8A8_UNORM, Bind.SAMPLED | Bind.IMAGE | Bind.COLOR_TARGET);
            Context c = lab.context;
            lab.bindTriangle();
            Texture t = v.texture();
            c.setRenderTargets(RenderTargets.of(t));
            c.bindShader(Stage.FRAGMENT, lab.device.createShader(copies(Stage.FRAGMENT), null));
            c.bindTexture(Stage.FRAGMENT, 0, v);
            c.bindImage(Stage.FRAGMENT, 0, v, true);
            for (int i = 0; i < 3; i++) c.draw(Primitive.TRIANGLES, 0, 3);
            c.finish();
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void viewportsBeyondTheBoundsAreCut() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            lab.bindTriangle();
            Context c = lab.context;
            float[][] all = {
                {-32768, -32768, 65536, 65536},
                {32767, 32767, 16384, 16384},
                {-40000, 40000, 16384, -16384},
                {1e9f, -1e9f, 1, -1},
                {-1e9f, 1e9f, 4e9f, -4e9f},
                {32767, 0, 1, 64}
            };
            for (float[] v : all) {
                c.setViewport(0, v[0], v[1], v[2], v[3], 0, 1);
                c.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
                c.draw(Primitive.TRIANGLES, 0, 3);
            }
            c.finish();
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void coloursAreNotCompared() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            lab.bindTriangle();
            Shader s = new Shader(Stage.FRAGMENT, "shadow");
            Builder b = new Builder(s);
            Resource t = s.texture("t", 0, TextureShape.D2);
            t.shadow = true;
            Value v = b.texture(
                    Op.TEX_SAMPLE,
                    t,
                    Type.F32,
                    TexOperand.COORD.bit() | TexOperand.LOD.bit() | TexOperand.REF.bit(),
                    b.f32(0.5f, 0.5f),
                    b.f32(0.5f),
                    b.f32(0));
            b.storeOutput(s.output("out", Type.F32X4, 0), b.vec(v, v, v, v));
            b.ret();
            draw(
                    lab,
                    s,
                    view(lab, Format.R8G8B8A8_UNORM, Bind.SAMPLED),
                    SamplerState.LINEAR.withCompare(CompareFunc.LESS));
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void formatsWithoutFilterAreSampledAtTheNearestTexel() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            lab.bindTriangle();
            Shader s = new Shader(Stage.FRAGMENT, "depth");
            Builder b = new Builder(s);
            Value v = texel(b, s.texture("t", 0, TextureShape.D2));
            b.storeOutput(s.output("out", Type.F32X4, 0), v);
            b.ret();
            for (Format f : new Format[] {Format.D16_UNORM, Format.D32_FLOAT, Format.R32G32B32A32_FLOAT}) {
                draw(lab, s, view(lab, f, Bind.SAMPLED), SamplerState.LINEAR);
            }
            assertEquals(List.of(), lab.messages);
        }
    }

    private static void draw(VulkanLab lab, Shader fragment, TextureView v, SamplerState sampler) {
        Context c = lab.context;
        c.bindShader(Stage.FRAGMENT, lab.device.createShader(fragment, null));
        c.bindTexture(Stage.FRAGMENT, 0, v);
        c.bindSampler(Stage.FRAGMENT, 0, lab.device.states().sampler.intern(sampler));
        c.draw(Primitive.TRIANGLES, 0, 3);
        c.finish();
    }

    /** What memory held before is nobody's business. */
    @Test
    void newTexturesAreZeros() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            Format[] formats = {
                Format.R8G8B8A8_UNORM, Format.D32_FLOAT, Format.BC1_RGB_UNORM, Format.R32_UINT, Format.D24_UNORM_S8_UINT
            };
            for (int round = 0; round < 2; round++) {
                for (Format f : formats) {
                    if (lab.device.formatSupport(f) == 0) continue;
                    Texture t = lab.device.createTexture(TextureDesc.of2d(f, 64, 64, Bind.SAMPLED));
                    long row = f.rowBytes(64);
                    long bytes = row * f.rows(64);
                    try (var arena = java.lang.foreign.Arena.ofConfined()) {
                        var data = arena.allocate(bytes, 16);
                        data.fill((byte) -1);
                        var box = tepui.pipe.Box.of2d(0, 0, 64, 64);
                        lab.context.readTexture(t, 0, box, data, row, bytes);
                        for (long i = 0; i < bytes; i++) {
                            assertEquals(0, data.get(java.lang.foreign.ValueLayout.JAVA_BYTE, i), f + " byte " + i);
                        }
                        data.fill((byte) 0x3f);
                        lab.context.writeTexture(t, 0, box, data, row, bytes);
                        lab.context.finish();
                    }
                    // The next one may have its memory.
                    lab.device.destroy(t);
                }
            }
            assertEquals(List.of(), lab.messages);
        }
    }
}
