package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugLanes;
import tepui.layers.debug.DebugOptions;
import tepui.pipe.Device;
import tepui.pipe.Surface;

/** Where a program in a window stops: the pixel is counted from the top, in the window's image and in textures alike. */
final class WindowBreakpointTest {
    private static final int SIZE = 64;

    @TempDir
    Path folder = Path.of("");

    /** Two frames, each drawn to a texture and then to the window. */
    static final class Program {
        private Program() {}

        public static void main(String[] arguments) {
            System.setProperty("tepui.gl.direct", "always");
            DebugOptions options = new DebugOptions(DebugLanes.ofPixel(48, 16), Path.of(arguments[0]), line -> {});
            try (Device device = new DebugDevice(CapturedGl.soft(), options)) {
                Surface surface = device.createSurface(new Surface.Target.Offscreen(SIZE, SIZE));
                ContextAttributes attributes = ContextAttributes.compatibility().withSize(SIZE, SIZE);
                try (GLContext context = GLContext.create(device, attributes, surface, null)) {
                    context.makeCurrent();
                    GL.glUseProgram(CapturedGl.program(DebuggedProgram.VERTEX, DebuggedProgram.FRAGMENT));
                    int texture = CapturedGl.texture();
                    GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, SIZE, SIZE, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
                    for (int frame = 0; frame < 2; frame++) {
                        CapturedGl.drawTo(texture);
                        CapturedGl.rectangle(-1, -1, 1, 1, 0);
                        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
                        CapturedGl.rectangle(-1, -1, 1, 1, 0);
                        context.swap();
                    }
                    GLContext.release();
                }
                surface.close();
            }
        }
    }

    @Test
    void thePixelIsCountedFromTheTopWhateverIsDrawnTo() throws Exception {
        try (ShaderDebugger debugger = new ShaderDebugger(Program.class.getName(), folder)) {
            debugger.breakAt("shaders.Fragment1", 18);
            for (String target : new String[] {"texture", "window", "texture, frame 2", "window, frame 2"}) {
                assertEquals("main:18", debugger.go());
                assertEquals("vec2(0.515625, 0.484375)", debugger.variables().get("place"), target);
            }
        }
    }
}
