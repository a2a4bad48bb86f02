package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/** Several contexts on threads of their own, which share shaders, a texture and a vertex buffer. */
class ConcurrencyTest {
    private static final int THREADS = 4;
    private static final int FRAMES = 150;

    @Test
    void contextsDrawSideBySide() throws InterruptedException {
        try (SoftLab lab = new SoftLab("threads", "3")) {
            Buffer vertices = lab.floats(-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1);
            lab.floatLayout(4);
            int layout = lab.device.states().vertexLayout.size() - 1;
            ShaderObject vs = lab.vertex((s, b) -> {});
            ShaderObject fs = lab.fragment((s, b) -> {
                Resource t = s.texture("t", 0, TextureShape.D2);
                return b.op(
                        tepui.ir.Op.FADD,
                        b.uniform(s.uniformBuffer("u", 0, 16), 0, Type.F32X4),
                        b.sample(t, b.f32(0.5f, 0.5f), null));
            });
            Texture shared = lab.target(Format.R8G8B8A8_UNORM, 1, 1);
            lab.context.writeTexture(
                    shared, 0, Box.of2d(0, 0, 1, 1), MemorySegment.ofArray(new int[] {0x00010000}), 4, 4);
            lab.context.flush();
            TextureView view = lab.device.createView(shared, TextureView.Desc.whole(shared.desc()));
            ConcurrentLinkedQueue<Throwable> failures = new ConcurrentLinkedQueue<>();
            List<Thread> threads = new ArrayList<>();
            for (int n = 0; n < THREADS; n++) {
                int number = n;
                threads.add(Thread.ofPlatform().start(() -> {
                    try (Context c = lab.device.createContext()) {
                        for (int f = 0; f < FRAMES; f++) frame(lab, c, number, f, vertices, layout, vs, fs, view);
                    } catch (Throwable t) {
                        failures.add(t);
                    }
                }));
            }
            for (Thread t : threads) t.join();
            for (Throwable t : failures) throw new AssertionError("a thread failed", t);
        }
    }

    private static void frame(
            SoftLab lab,
            Context c,
            int number,
            int frame,
            Buffer vertices,
            int layout,
            ShaderObject vs,
            ShaderObject fs,
            TextureView view) {
        int size = 8 + (frame + number) % 30;
        Texture target = lab.target(Format.R8G8B8A8_UNORM, size, size);
        Buffer own = lab.device.createBuffer(new BufferDesc(48, Bind.ANY_BUFFER, Usage.STREAM, false));
        c.copyBuffer(vertices, 0, own, 0, 48);
        c.setRenderTargets(RenderTargets.of(target));
        c.setViewport(0, 0, 0, size, size, 0, 1);
        c.bindVertexLayout(layout);
        c.bindVertexBuffer(0, (frame & 1) == 0 ? vertices : own, 0);
        c.bindShader(Stage.VERTEX, vs);
        c.bindShader(Stage.FRAGMENT, fs);
        c.bindTexture(Stage.FRAGMENT, 0, view);
        int red = (frame * 7 + number) % 256;
        int[] words = {
            Float.floatToRawIntBits(red / 255f), Float.floatToRawIntBits(number / 255f), 0, Float.floatToRawIntBits(1)
        };
        c.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
        c.draw(Primitive.TRIANGLES, 0, 3);
        lab.device.destroy(own);
        int[] pixels = new int[size * size];
        c.readTexture(target, 0, Box.of2d(0, 0, size, size), MemorySegment.ofArray(pixels), size * 4L, 0);
        for (int p : pixels) assertEquals(0xff010000 | number << 8 | red, p, "thread " + number + ", frame " + frame);
        lab.device.destroy(target);
    }
}
