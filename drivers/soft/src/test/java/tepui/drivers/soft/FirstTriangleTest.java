package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;

/** One triangle through the whole contract: buffers, layout, shaders, draw, read-back. */
class FirstTriangleTest {
    @Test
    void aTriangleOfThreeColoursIsDrawn() {
        try (SoftLab lab = new SoftLab()) {
            Texture t = lab.canvas(256, 256);
            lab.floatLayout(4, 3);
            lab.context.bindVertexBuffer(
                    0,
                    lab.floats(
                            -0.75f, -0.75f, 0, 1, 1, 0, 0, //
                            0.75f, -0.75f, 0, 1, 0, 1, 0, //
                            0, 0.75f, 0, 1, 0, 0, 1),
                    0);
            lab.bind(lab.vertex((s, b) ->
                    b.storeOutput(s.output("tint", Type.F32X3, 0), b.loadInput(s.input("color", Type.F32X3, 1)))));
            lab.bind(lab.fragment((s, b) -> b.vec(b.loadInput(s.input("tint", Type.F32X3, 0)), b.f32(1))));
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            int[] p = lab.pixels(t);
            Path picture = lab.picture("first-triangle", t);
            assertEquals(0, p[10 * 256 + 10], "outside");
            int middle = p[96 * 256 + 128];
            assertEquals(0xff, middle >>> 24, "alpha inside");
            assertTrue((middle & 255) > 20 && (middle >> 8 & 255) > 20 && (middle >> 16 & 255) > 20, "all colours");
            // The corners: mostly red, green and blue.
            assertTrue((p[34 * 256 + 36] & 255) > 230, "red at the lower left");
            assertTrue((p[34 * 256 + 219] >> 8 & 255) > 230, "green at the lower right");
            assertTrue((p[216 * 256 + 128] >> 16 & 255) > 230, "blue at the top");
            assertTrue(Files.exists(picture));
        }
    }

    @Test
    void pixelsAreCoveredByTheTopLeftRule() {
        try (SoftLab lab = new SoftLab()) {
            Texture t = lab.canvas(8, 4);
            lab.floatLayout(4);
            // A rectangle from (1, 1) to (5, 3), as two triangles: each pixel once.
            lab.context.bindVertexBuffer(
                    0,
                    lab.floats(
                            -0.75f, -0.5f, 0, 1, 0.25f, -0.5f, 0, 1, 0.25f, 0.5f, 0, 1, //
                            -0.75f, -0.5f, 0, 1, 0.25f, 0.5f, 0, 1, -0.75f, 0.5f, 0, 1),
                    0);
            lab.bind(lab.vertex((s, b) -> {}));
            lab.bind(lab.solid(1, 1, 1, 1));
            lab.context.draw(Primitive.TRIANGLES, 0, 6);
            assertEquals("........\n.####...\n.####...\n........\n", lab.coverage(t));
        }
    }

    @Test
    void uniformsByValueReachTheFragments() {
        try (SoftLab lab = new SoftLab()) {
            Texture t = lab.canvas(8, 8);
            lab.floatLayout(4);
            lab.context.bindVertexBuffer(0, lab.floats(-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1), 0);
            lab.bind(lab.vertex((s, b) -> {}));
            lab.bind(lab.fragment((s, b) -> b.uniform(s.uniformBuffer("u", 0, 16), 0, Type.F32X4)));
            int one = Float.floatToRawIntBits(1);
            lab.context.setViewport(0, 0, 0, 4, 8, 0, 1);
            lab.context.setUniforms(Stage.FRAGMENT, 0, new int[] {one, 0, 0, one}, 0, 4);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.setViewport(0, 4, 0, 4, 8, 0, 1);
            lab.context.setUniforms(Stage.FRAGMENT, 0, new int[] {0, one, 0, one}, 0, 4);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            int[] p = lab.pixels(t);
            assertEquals(0xff0000ff, p[0]);
            assertEquals(0xff00ff00, p[7]);
        }
    }
}
