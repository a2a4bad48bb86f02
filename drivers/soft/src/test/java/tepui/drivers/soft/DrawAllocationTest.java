package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Op;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.ShaderObject;
import tepui.testing.Allocation;

/** Draws in steady state allocate nothing, whatever changes between them. */
class DrawAllocationTest {
    // One thread: the counter is the caller's, and shading must not hide on another. One tier: the moment
    // in which a kernel gives way to a faster one, which may need more registers, is no steady state.
    private final SoftLab lab = new SoftLab("threads", "1");
    private final Context c = lab.context;
    private final int[] words = new int[16];
    private int n;

    @BeforeEach
    void smallTriangle() {
        lab.canvas(16, 16);
        lab.floatLayout(4);
        c.bindVertexBuffer(0, lab.floats(-1, -1, 0, 1, -0.8f, -1, 0, 1, -1, -0.8f, 0, 1), 0);
        c.bindIndexBuffer(lab.shorts(0, 1, 2), 0, IndexType.U16);
        lab.bind(lab.vertex((s, b) -> {}));
        lab.bind(lab.fragment((s, b) -> b.uniform(s.uniformBuffer("u", 0, 16), 0, Type.F32X4)));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private void steady(Runnable work) {
        Runnable withFlush = () -> {
            work.run();
            // As a program does now and then.
            if ((++n & 63) == 0) c.flush();
        };
        // The virtual machine itself allocates now and then on our thread, when it throws compiled code away.
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5 && least > 0; i++) least = Math.min(least, Allocation.bytes(2000, withFlush));
        assertEquals(0, least, "bytes for 2000 draws");
    }

    @Test
    void drawsAlone() {
        steady(() -> c.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 0, 0));
    }

    @Test
    void indexedDraws() {
        steady(() -> c.draw(Primitive.TRIANGLES, true, 0, 1, 0, 3, 0, 0));
    }

    @Test
    void uniformsByValue() {
        steady(() -> {
            words[0] = n;
            c.setUniforms(Stage.FRAGMENT, 0, words, 0, 16);
            c.setUniforms(Stage.VERTEX, 3, words, 0, 16);
            c.updateUniforms(Stage.FRAGMENT, 0, 3, words, 0, 5);
            c.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 0, 0);
        });
    }

    @Test
    void changesOfBuffersAndStates() {
        Buffer[] vertices = new Buffer[3];
        Buffer[] uniforms = new Buffer[3];
        for (int i = 0; i < 3; i++) {
            vertices[i] = lab.floats(-1, -1, 0, 1, -0.8f, -1, 0, 1, -1, -0.8f, 0, 1);
            uniforms[i] = lab.floats(1, 1, 1, 1);
        }
        int[] blends = {
            0,
            lab.device
                    .states()
                    .blend
                    .intern(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE))
        };
        steady(() -> {
            c.bindVertexBuffer(0, vertices[n % 3], 0);
            c.bindUniformBuffer(Stage.FRAGMENT, 0, uniforms[n % 3], 0, 16);
            c.bindBlend(blends[n & 1]);
            c.setViewport(0, n & 7, 0, 8, 8, 0, 1);
            c.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 0, 0);
        });
    }

    @Test
    void changesOfShaders() {
        ShaderObject[] fragments = {lab.solid(1, 0, 0, 1), lab.solid(0, 1, 0, 1)};
        ShaderObject[] vertices = {
            lab.vertex((s, b) -> {}),
            lab.vertex((s, b) -> b.storeOutput(s.output("x", Type.F32, 0), b.op(Op.FADD, b.f32(1), b.f32(2))))
        };
        steady(() -> {
            c.bindShader(Stage.FRAGMENT, fragments[n & 1]);
            c.bindShader(Stage.VERTEX, vertices[n >> 1 & 1]);
            c.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 0, 0);
        });
    }

    @Test
    void multiDrawsAndInstances() {
        int[] ranges = {0, 3, 0, 0, 3, 0};
        steady(() -> c.draw(Primitive.TRIANGLES, true, 0, 2, ranges, 0, 2));
    }
}
