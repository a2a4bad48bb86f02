package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.pipe.BlendState;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;

class PreparedDrawTest {
    private static void bind(SoftLab lab, Context c, Texture t, int blend) {
        c.setRenderTargets(RenderTargets.of(t));
        c.setViewport(0, 0, 0, 8, 8, 0, 1);
        c.bindBlend(blend);
        lab.floatLayout(4);
    }

    @Test
    void kernelsArePreparedWithoutDrawing() {
        try (SoftLab lab = new SoftLab()) {
            Context c = lab.context;
            Texture t = lab.canvas(8, 8);
            int added = lab.device
                    .states()
                    .blend
                    .intern(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE));
            lab.bind(lab.vertex((s, b) -> {}));
            lab.bind(lab.solid(1, 1, 1, 1));
            c.bindVertexBuffer(0, lab.floats(-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1), 0);
            for (int blend : new int[] {0, added}) {
                bind(lab, c, t, blend);
                c.prepareDraw(Primitive.TRIANGLES, false);
            }
            assertEquals(0, lab.pixels(t)[0], "nothing is drawn");
            assertEquals(0, c.counters().draws);
            long made = c.counters().compiles;
            assertTrue(made >= 2, "programs made: " + made);
            for (int blend : new int[] {0, added}) {
                bind(lab, c, t, blend);
                c.draw(Primitive.TRIANGLES, 0, 3);
            }
            assertEquals(-1, lab.pixels(t)[0]);
            assertEquals(0, c.counters().compileWaits);
            assertEquals(made, c.counters().compiles);
        }
    }

    @Test
    void anotherContextFindsTheKernels() {
        try (SoftLab lab = new SoftLab()) {
            Texture t = lab.canvas(8, 8);
            var vertex = lab.vertex((s, b) -> {});
            var fragment = lab.solid(0.5f, 1, 1, 1);
            try (Context other = lab.device.createContext()) {
                other.setRenderTargets(RenderTargets.of(t));
                other.bindShader(vertex.stage(), vertex);
                other.bindShader(fragment.stage(), fragment);
                other.prepareDraw(Primitive.TRIANGLES, false);
            }
            lab.bind(vertex);
            lab.bind(fragment);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(0, lab.context.counters().compileWaits);
        }
    }
}
