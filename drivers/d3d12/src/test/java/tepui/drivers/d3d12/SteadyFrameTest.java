package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
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
import tepui.pipe.Counters;
import tepui.pipe.Primitive;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Frames that change everything a frame changes, after the first few: nothing is made, looked up or written any more. */
@Needs(Need.VKD3D)
final class SteadyFrameTest {
    private static final int WARM = 6;
    private static final int FRAMES = 10;
    private static final int DRAWS = 60;
    private static final float[] EVERYTHING = {-2, -2, 0, 1, 6, -2, 0, 1, -2, 6, 0, 1};

    private static Shader vertex() {
        Shader v = new Shader(Stage.VERTEX, "moved");
        Builder b = new Builder(v);
        Resource shift = v.uniformBuffer("shift", 0, 16);
        b.storeOutput(
                v.output(Builtin.POSITION, Type.F32X4),
                b.op(Op.FADD, b.loadInput(v.input("position", Type.F32X4, 0)), b.uniform(shift, 0, Type.F32X4)));
        b.ret();
        return v;
    }

    private static Shader fragment(float factor) {
        Shader f = new Shader(Stage.FRAGMENT, "texel");
        Builder b = new Builder(f);
        Resource t = f.texture("t", 0, TextureShape.D2);
        b.storeOutput(
                f.output("out", Type.F32X4, 0),
                b.op(
                        Op.FMUL,
                        b.texture(Op.TEX_FETCH, t, Type.F32X4, TexOperand.COORD.bit(), b.i32(0, 0)),
                        b.f32(factor, factor, factor, factor)));
        b.ret();
        return f;
    }

    private static TextureView texture(D3d12Lab lab, int rgba) {
        Texture t = lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 1, 1, Bind.SAMPLED));
        lab.context.writeTexture(t, 0, Box.of2d(0, 0, 1, 1), MemorySegment.ofArray(new int[] {rgba}), 4, 4);
        return lab.device.createView(t, TextureView.Desc.whole(t.desc()));
    }

    @Test
    void nothingIsMadeOrWritten() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            ShaderObject v = lab.device.createShader(vertex(), null);
            ShaderObject[] fragments = {
                lab.device.createShader(fragment(1), null), lab.device.createShader(fragment(0.5f), null)
            };
            var states = lab.device.states();
            int[] blends = {
                states.blend.intern(BlendState.REPLACE),
                states.blend.intern(
                        BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ZERO))
            };
            TextureView[] views = new TextureView[8];
            for (int i = 0; i < views.length; i++) views[i] = texture(lab, 0xff000020 + i);
            Buffer[] vertices = {vertices(lab), vertices(lab)};
            lab.context.bindVertexLayout(states.vertexLayout.intern(new VertexLayout(
                    List.of(new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT)),
                    List.of(new VertexLayout.Binding(16, 0)))));
            lab.context.bindShader(Stage.VERTEX, v);
            Counters c = lab.context.counters();
            Counters before = new Counters();
            for (int frame = 0; frame < WARM + FRAMES; frame++) {
                if (frame == WARM) c.copyTo(before);
                lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
                for (int i = 0; i < DRAWS; i++) {
                    lab.context.bindShader(Stage.FRAGMENT, fragments[i / 4 & 1]);
                    lab.context.bindBlend(blends[i / 2 & 1]);
                    lab.context.bindTexture(Stage.FRAGMENT, 0, views[i % views.length]);
                    lab.context.bindVertexBuffer(0, vertices[i & 1], 0);
                    lab.context.setUniforms(Stage.VERTEX, 0, D3d12Lab.floats(0.01f * i, 0, 0, 0), 0, 4);
                    lab.context.draw(Primitive.TRIANGLES, 0, 3);
                }
                lab.context.flush();
            }
            assertEquals(FRAMES * DRAWS, c.draws - before.draws);
            assertEquals(0, c.compiles - before.compiles, "pipelines made");
            assertEquals(0, c.compileWaits - before.compileWaits, "draws that waited for one");
            assertEquals(0, c.pipelineLookUps - before.pipelineLookUps, "pipelines looked up");
            assertEquals(0, c.descriptorWrites - before.descriptorWrites, "descriptors written");
            assertEquals(0, c.allocations - before.allocations, "allocations of memory");
            assertEquals(FRAMES, c.submits - before.submits, "submits");
            assertEquals(FRAMES, c.renderPasses - before.renderPasses, "passes");
            long switches = c.pipelineSwitches - before.pipelineSwitches;
            assertTrue(switches <= FRAMES * (DRAWS / 2 + 1), switches + " pipelines set");
            long barriers = c.barriers - before.barriers;
            assertTrue(barriers <= 2 * FRAMES, barriers + " barriers");
            // What the last draw left.
            int last = 0x20 + (DRAWS - 1) % views.length;
            assertEquals((DRAWS - 1) / 4 % 2 == 0 ? last : last / 2, lab.pixel(15, 8) & 0xff, 1.0);
        }
    }

    private static Buffer vertices(D3d12Lab lab) {
        Buffer b = lab.device.createBuffer(BufferDesc.of(48, Bind.VERTEX));
        lab.context.writeBuffer(b, 0, MemorySegment.ofArray(EVERYTHING));
        return b;
    }
}
