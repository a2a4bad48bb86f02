package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.util.ServiceLoader;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLJava;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What OpenGL ES 3.2 has and few devices do by themselves: blending by advanced equations, and blocks of ASTC. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
class Es32Test {
    private static final String VERTEX = """
            #version 320 es
            layout(location = 0) in vec2 position;
            void main() { gl_Position = vec4(position, 0.0, 1.0); }
            """;
    private static final String TINT = """
            #version 320 es
            precision highp float;
            layout(blend_support_all_equations) out;
            uniform vec4 tint;
            layout(location = 0) out vec4 color;
            void main() { color = tint; }
            """;
    private static final String TEXEL = """
            #version 320 es
            precision highp float;
            uniform highp sampler2D blocks;
            layout(location = 0) out vec4 color;
            void main() { color = texture(blocks, vec2(0.5)); }
            """;

    private static DriverProvider provider(String driver) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (p.name().equals(driver)) return p;
        }
        throw new AssertionError(driver + " is not part of this build");
    }

    /** A context of the version on the first device of a driver, current for as long as the test runs. */
    private static void with(String driver, Consumer<GLJava> test) {
        DriverProvider provider = provider(driver);
        try (Device device = provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
                GLContext c =
                        GLContext.create(device, ContextAttributes.es(3, 2).withSize(8, 8));
                GLJava gl = GLJava.checked()) {
            c.makeCurrent();
            try {
                test.accept(gl);
            } finally {
                GLContext.release();
            }
        }
    }

    private static int use(GLJava gl, String fragment) {
        int p = gl.program(VERTEX, fragment);
        GL.glUseProgram(p);
        GL.glBindBuffer(GL_ARRAY_BUFFER, gl.genBuffer());
        gl.bufferData(GL_ARRAY_BUFFER, new float[] {-1, -1, 3, -1, -1, 3}, GL_STATIC_DRAW);
        GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        GL.glEnableVertexAttribArray(0);
        return gl.uniform(p, "tint");
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void advancedEquationsSeeWhatWasDrawnBeforeABarrier(String driver) {
        with(driver, gl -> {
            assertTrue(gl.getString(GL_VERSION).startsWith("OpenGL ES 3.2"), gl.getString(GL_VERSION));
            int tint = use(gl, TINT);
            GL.glClearColor(1, 0.8f, 0.4f, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glEnable(GL_BLEND);
            GL.glBlendEquation(GL_MULTIPLY);
            for (int i = 0; i < 2; i++) {
                GL.glUniform4f(tint, 0.5f, 0.5f, 1, 1);
                GL.glDrawArrays(GL_TRIANGLES, 0, 3);
                GL.glBlendBarrier();
            }
            GL.glBlendEquation(GL_DIFFERENCE);
            GL.glUniform4f(tint, 1, 0, 0, 1);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            gl.check();
            near(gl.pixel(3, 4), 191, 51, 102, 255);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void blocksOfAstcAreSampled(String driver) {
        with(driver, gl -> {
            use(gl, TEXEL);
            GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
            // One colour: 16 bits for each of red, green, blue and alpha.
            int[] block = {0xfffffdfc, 0xffffffff, 0x8000ff00, 0xffff4000};
            GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RGBA_ASTC_8x8, 8, 8, 0, 16, gl.ints(block));
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            gl.check();
            near(gl.pixel(5, 2), 255, 128, 64, 255);
        });
    }

    private static void near(int pixel, int... expected) {
        for (int c = 0; c < 4; c++) {
            assertEquals(
                    expected[c],
                    pixel >>> 24 - 8 * c & 255,
                    1.0,
                    "component " + c + " of " + Integer.toHexString(pixel));
        }
    }
}
