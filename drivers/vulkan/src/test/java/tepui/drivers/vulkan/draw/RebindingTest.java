package tepui.drivers.vulkan.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.StandInVulkan;
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
import tepui.pipe.BlendState;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/** Draws that differ from the last in what is bound or set are as if each had been looked at in full. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class RebindingTest {
    private static final int SIZE = 64;
    private static final int TEXTURES = 4;
    private static final int BUFFERS = 6;
    private static final int STEPS = 150;

    /** Things that a sequence binds: textures, all of which may be drawn into but the first two, and corners of triangles. */
    private static final class Scene {
        final VulkanLab lab;
        final Texture[] textures = new Texture[TEXTURES];
        final TextureView[] views = new TextureView[TEXTURES];
        final Buffer[] corners = new Buffer[BUFFERS];
        final Buffer indices;
        final Buffer uniforms;
        int into = -1;

        Scene(VulkanLab lab) {
            this.lab = lab;
            lab.bindTriangle();
            for (int i = 0; i < TEXTURES; i++) {
                int bind = Bind.SAMPLED | (i == 1 ? Bind.IMAGE : i > 1 ? Bind.COLOR_TARGET : 0);
                textures[i] = lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, SIZE, SIZE, bind));
                views[i] = lab.device.createView(textures[i], TextureView.Desc.whole(textures[i].desc()));
                clear(textures[i], i * 50);
            }
            for (int i = 0; i < BUFFERS; i++) {
                corners[i] = lab.device.createBuffer(BufferDesc.of(48, Bind.VERTEX));
                write(corners[i], i);
            }
            indices = lab.device.createBuffer(BufferDesc.of(12, Bind.INDEX));
            lab.context.writeBuffer(indices, 0, MemorySegment.ofArray(new int[] {0, 1, 2}));
            uniforms = lab.device.createBuffer(BufferDesc.of(256, Bind.UNIFORM));
            lab.context.writeBuffer(uniforms, 0, MemorySegment.ofArray(new float[] {0, 0, 0.25f, 0}));
            lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(fragment(), null));
            lab.context.bindTexture(Stage.FRAGMENT, 0, views[0]);
            for (int i = 0; i < 2; i++) {
                lab.context.setUniforms(Stage.FRAGMENT, i, VulkanLab.floats(0, 0, 0, 0), 0, 4);
            }
            lab.context.bindShader(Stage.COMPUTE, lab.device.createShader(compute(), null));
            Buffer stored = lab.device.createBuffer(BufferDesc.of(16, Bind.STORAGE));
            lab.context.bindStorageBuffer(Stage.COMPUTE, 0, stored, 0, 16, true);
            lab.context.setUniforms(Stage.COMPUTE, 0, new int[4], 0, 4);
        }

        private static Shader compute() {
            Shader s = new Shader(Stage.COMPUTE, "stores a uniform");
            Builder b = new Builder(s);
            Resource u = s.uniformBuffer("value", 0, 16);
            Resource out = s.storageBuffer("out", 0);
            b.resourceEffect(Op.STORE_STORAGE, out, 1, b.i32(0), b.uniform(u, 0, Type.I32), b.i32(1));
            b.ret();
            return s;
        }

        private static Shader fragment() {
            Shader s = new Shader(Stage.FRAGMENT, "sum of uniform and texel");
            Builder b = new Builder(s);
            Resource u = s.uniformBuffer("added", 0, 16);
            Resource more = s.uniformBuffer("more", 1, 16);
            Resource t = s.texture("texture", 0, TextureShape.D2);
            b.storeOutput(
                    s.output("out", Type.F32X4, 0),
                    b.op(
                            Op.FADD,
                            b.op(Op.FADD, b.uniform(u, 0, Type.F32X4), b.uniform(more, 0, Type.F32X4)),
                            b.texture(
                                    Op.TEX_SAMPLE,
                                    t,
                                    Type.F32X4,
                                    TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                                    b.f32(0.5f, 0.5f),
                                    b.f32(0))));
            b.ret();
            return s;
        }

        void clear(Texture t, int red) {
            lab.context.clearTexture(t, 0, Box.of2d(0, 0, SIZE, SIZE), ClearColor.of(red / 255f, 0.5f, 0, 1));
        }

        /** A triangle in a column of its own. */
        void write(Buffer b, int column) {
            float x = -1 + column * 0.25f;
            lab.context.writeBuffer(
                    b, 0, MemorySegment.ofArray(new float[] {x, -1, 0, 1, x + 0.5f, -1, 0, 1, x, 1, 0, 1}));
        }

        void change(Random r) {
            switch (r.nextInt(15)) {
                case 0, 1, 2 -> lab.context.bindTexture(Stage.FRAGMENT, 0, views[r.nextInt(TEXTURES)]);
                case 3, 4 ->
                    lab.context.setUniforms(
                            Stage.FRAGMENT, r.nextInt(2), VulkanLab.floats(0, r.nextInt(4) / 8f, 0, 0), 0, 4);
                case 5 -> lab.context.bindUniformBuffer(Stage.FRAGMENT, 0, uniforms, 0, 16);
                case 6, 7 -> lab.context.bindVertexBuffer(0, corners[r.nextInt(BUFFERS)], 0);
                case 8 ->
                    lab.context.bindBlend(
                            r.nextBoolean()
                                    ? 0
                                    : lab.device
                                            .states()
                                            .blend
                                            .intern(BlendState.of(
                                                    BlendState.Equation.ADD,
                                                    BlendState.Factor.CONSTANT_COLOR,
                                                    BlendState.Factor.ONE)));
                case 9 -> lab.context.setBlendColor(r.nextInt(4) / 8f, 0.25f, 0.5f, 1);
                case 10 -> clear(textures[r.nextInt(TEXTURES)], r.nextInt(256));
                case 11 -> write(corners[r.nextInt(BUFFERS)], r.nextInt(7));
                case 12 ->
                    lab.context.writeBuffer(
                            uniforms, 0, MemorySegment.ofArray(new float[] {0, 0, r.nextInt(4) / 8f, 0}));
                case 13 -> {
                    lab.context.setUniforms(Stage.COMPUTE, 0, new int[] {r.nextInt(), 0, 0, 0}, 0, 4);
                    lab.context.dispatch(1, 1, 1);
                }
                default -> {
                    into = r.nextInt(-1, TEXTURES);
                    boolean own = into < 2;
                    lab.context.setRenderTargets(RenderTargets.of(own ? lab.target : textures[into]));
                    lab.context.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
                }
            }
        }

        void draw() {
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
        }

        void draw(Random r) {
            if (r.nextInt(5) != 0) {
                draw();
                return;
            }
            lab.context.bindIndexBuffer(indices, 0, IndexType.U32);
            lab.context.drawIndexed(Primitive.TRIANGLES, 0, 3);
        }

        int[] texels(Texture t) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment memory = arena.allocate(SIZE * SIZE * 4L);
                lab.context.readTexture(t, 0, Box.of2d(0, 0, SIZE, SIZE), memory, SIZE * 4, SIZE * SIZE * 4);
                return memory.toArray(ValueLayout.JAVA_INT);
            }
        }
    }

    @Test
    void randomSequencesDrawTheSame() {
        long seed = Seeds.one("RebindingTest");
        // Without dirty bits each draw is looked at in full.
        try (VulkanLab quick = new VulkanLab(true, Map.of());
                VulkanLab full = new VulkanLab(false, Map.of("pipelines", "none"))) {
            Scene a = new Scene(quick);
            Scene b = new Scene(full);
            for (int sequence = 0; sequence < 8; sequence++) {
                for (Scene scene : List.of(a, b)) {
                    Random r = new Random(seed + sequence);
                    for (int i = 0; i < STEPS; i++) {
                        scene.change(r);
                        if (r.nextInt(3) != 0) scene.draw(r);
                    }
                }
                String of = "sequence " + sequence + ", seed " + seed;
                assertArrayEquals(b.texels(full.target), a.texels(quick.target), of);
                for (int i = 0; i < TEXTURES; i++) {
                    assertArrayEquals(b.texels(b.textures[i]), a.texels(a.textures[i]), of + ", texture " + i);
                }
            }
            assertEquals(List.of(), quick.messages);
        }
    }

    @Test
    void aDispatchLeavesTheOffsetsOfDrawsAlone() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            Scene scene = new Scene(lab);
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 0, 1, 0), 0, 4);
            scene.draw();
            scene.draw();
            lab.context.setUniforms(Stage.COMPUTE, 0, VulkanLab.floats(1, 0, 0, 0), 0, 4);
            lab.context.dispatch(1, 1, 1);
            lab.context.setUniforms(Stage.FRAGMENT, 1, VulkanLab.floats(0, 0.5f, 0, 0), 0, 4);
            scene.draw();
            assertEquals(0xffffff00, lab.pixel(8, 8));
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void uniformsAndTexturesAreBoundTogether() {
        try (StandInVulkan vulkan = new StandInVulkan().count("vkCmdBindDescriptorSets", "V_JIJIIJIJ");
                VulkanLab lab = new VulkanLab(vulkan, true, Map.of())) {
            Scene scene = new Scene(lab);
            for (int i = 0; i < 6; i++) {
                lab.context.bindTexture(Stage.FRAGMENT, 0, scene.views[i & 1]);
                lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, i / 8f, 0, 0), 0, 4);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
            }
            assertEquals(6, vulkan.calls("vkCmdBindDescriptorSets"));
            assertEquals(List.of(), lab.messages);
        }
    }
}
