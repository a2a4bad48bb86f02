package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Surface;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.testing.XWindow;

/** OpenGL in windows of Vulkan: pictures are drawn where they are shown, the right way up, until a program asks for what such an image cannot do. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.XVFB})
class WindowFramesTest {
    private static final int WIDTH = 48;
    private static final int HEIGHT = 32;
    private static XServer server;

    @BeforeAll
    static void start() {
        server = new XServer(640, 480);
    }

    @AfterAll
    static void stop() {
        if (server != null) server.close();
    }

    /** A context on a window, and what is seen there. */
    private static final class Scene implements AutoCloseable {
        final XWindow window = new XWindow(server, WIDTH, HEIGHT);
        final Device device;
        final Surface surface;
        final GLContext context;
        private final CallObjects objects;
        private final int plain;
        private final int striped;

        Scene(StreamMode mode, ContextAttributes attributes) {
            DeviceOptions options = new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), Map.of("cache", "off"));
            device = Streams.wrap(ChosenDevice.open("vulkan", "", options), StreamOptions.DEFAULT.withMode(mode));
            window.map();
            surface = device.createSurface(new Surface.Target.Window(
                    Surface.WindowSystem.XCB, window.connection(), window.window(), WIDTH, HEIGHT));
            context = GLContext.create(device, attributes, surface, null);
            context.makeCurrent();
            context.setSwapInterval(0);
            objects = new CallObjects(device);
            String vertex = "#version 100\n" + CallObjects.VERTEX;
            plain = objects.program(
                    vertex,
                    "#version 100\nprecision mediump float; void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }",
                    "position");
            striped = objects.program(
                    vertex,
                    "#version 100\nprecision mediump float; void main() { gl_FragColor = gl_FragCoord.y < 8.0 ? vec4(1.0) : vec4(1.0, 1.0, 0.0, 1.0); }",
                    "position");
            // Counter-clockwise: the lower left triangle of the upper left quarter.
            objects.buffer(GL_ARRAY_BUFFER, objects.floats(-1, 0, 0, 0, -1, 1), GL_STATIC_DRAW);
            glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
            glEnableVertexAttribArray(0);
            glEnable(GL_CULL_FACE);
        }

        /** Blue; red in the lower left quarter; green in a triangle at the left, above the middle. */
        void draw(boolean stripes) {
            glUseProgram(stripes ? striped : plain);
            glDisable(GL_SCISSOR_TEST);
            glClearColor(0, 0, 1, 1);
            glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
            glEnable(GL_SCISSOR_TEST);
            glScissor(0, 0, surface.width() / 2, surface.height() / 2);
            glClearColor(1, 0, 0, 1);
            glClear(GL_COLOR_BUFFER_BIT);
            // Nothing of the triangle is below the middle; the lowest row of it is cut away.
            glScissor(0, surface.height() / 2 + 1, surface.width(), surface.height());
            glEnable(GL_DEPTH_TEST);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }

        int pixel(int x, int y) {
            context.pipe().finish();
            window.sync();
            return window.pixel(x, y);
        }

        void assertShown(int triangle) {
            int w = surface.width();
            int h = surface.height();
            assertEquals(0xff0000, pixel(1, h - 2), "lower left");
            assertEquals(0x0000ff, pixel(w - 2, h - 2), "lower right");
            assertEquals(0x0000ff, pixel(w - 2, 1), "upper right");
            assertEquals(triangle, pixel(1, h / 2 - 3), "left, above the middle");
            assertEquals(0x0000ff, pixel(1, h / 2 - 1), "the row that the scissor cuts away");
            assertEquals(0x0000ff, pixel(w / 2 - 2, 1), "right above the triangle");
        }

        /** Presents that were copied among so many frames. */
        long copied(int frames, boolean stripes, int triangle) {
            Counters now = new Counters();
            context.pipe().finish();
            context.pipe().counters().copyTo(now);
            for (int i = 0; i < frames; i++) {
                draw(stripes);
                context.swap();
                assertShown(triangle);
            }
            assertEquals(frames, context.pipe().counters().presents - now.presents);
            return context.pipe().counters().presentCopies - now.presentCopies;
        }

        @Override
        public void close() {
            GLContext.release();
            context.close();
            objects.close();
            surface.close();
            device.close();
            window.close();
        }
    }

    private static int read(int x, int y) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment texel = arena.allocate(4, 4);
            glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, texel.address());
            int v = texel.get(ValueLayout.JAVA_INT, 0);
            return (v & 255) << 16 | v & 0xff00 | v >> 16 & 255;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"OFF", "THREADED"})
    void framesInSteadyStateAreNotCopied(String mode) {
        for (ContextAttributes attributes : new ContextAttributes[] {
            ContextAttributes.compatibility(), ContextAttributes.es(2, 0).withFormat(false, 24, 8, false)
        }) {
            try (Scene s = new Scene(StreamMode.of(mode), attributes)) {
                assertEquals(1, s.copied(4, false, 0x00ff00), "the first picture is");
                assertEquals(0, s.copied(10, false, 0x00ff00));
                assertEquals(GL_NO_ERROR, glGetError());
            }
        }
    }

    @Test
    void aProgramThatReadsPixelsSeesItsPictureAndIsCopiedFromThenOn() {
        try (Scene s = new Scene(StreamMode.THREADED, ContextAttributes.compatibility())) {
            s.copied(4, false, 0x00ff00);
            s.draw(false);
            assertEquals(0xff0000, read(1, 1));
            assertEquals(0x00ff00, read(1, HEIGHT / 2 + 2));
            assertEquals(0x0000ff, read(1, HEIGHT / 2));
            // Depth was turned round as well: what lies behind stays behind.
            glDepthFunc(GL_LESS);
            glDrawArrays(GL_TRIANGLES, 0, 3);
            glDepthFunc(GL_ALWAYS);
            s.context.swap();
            s.assertShown(0x00ff00);
            assertEquals(4, s.copied(4, false, 0x00ff00));
        }
    }

    @Test
    void aProgramThatKnowsUpFromDownIsCopied() {
        try (Scene s = new Scene(StreamMode.THREADED, ContextAttributes.compatibility())) {
            assertEquals(1, s.copied(3, false, 0x00ff00));
            // gl_FragCoord counts from below: the triangle begins 16 pixels up.
            assertEquals(3, s.copied(3, true, 0xffff00));
        }
    }

    @Test
    void aWindowThatChangesItsSizeIsDrawnInAgain() {
        try (Scene s = new Scene(StreamMode.THREADED, ContextAttributes.compatibility())) {
            s.copied(3, false, 0x00ff00);
            s.window.resize(64, 40);
            s.surface.resize(64, 40);
            for (int i = 0; i < 4; i++) {
                s.draw(false);
                s.context.swap();
            }
            glViewport(0, 0, 64, 40);
            s.copied(2, false, 0x00ff00);
            assertEquals(0, s.copied(4, false, 0x00ff00));
        }
    }

    @Test
    void theFrontBufferHoldsWhatIsShownOnceItWasNamed() {
        try (Scene s = new Scene(StreamMode.THREADED, ContextAttributes.compatibility())) {
            s.copied(2, false, 0x00ff00);
            glReadBuffer(GL_FRONT);
            for (int i = 0; i < 3; i++) {
                s.draw(false);
                s.context.swap();
                assertEquals(0xff0000, read(1, 1));
                assertEquals(0x00ff00, read(1, HEIGHT / 2 + 2));
                s.assertShown(0x00ff00);
            }
        }
    }

    @Test
    void whatIsDrawnToAnImageIsNotUpsideDownAfterwards() {
        try (Scene s = new Scene(StreamMode.THREADED, ContextAttributes.compatibility())) {
            int[] image = s.objects.framebuffers(1);
            int texture = s.objects.texture(32, false);
            for (int i = 0; i < 3; i++) {
                glBindFramebuffer(GL_FRAMEBUFFER, image[0]);
                glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
                glViewport(0, 0, 32, 32);
                s.draw(false);
                glViewport(0, 0, WIDTH, HEIGHT);
                assertEquals(0x00ff00, read(1, 16 + 2));
                glBindFramebuffer(GL_FRAMEBUFFER, 0);
                s.draw(false);
                s.context.swap();
                s.assertShown(0x00ff00);
            }
            assertEquals(0, s.copied(3, false, 0x00ff00));
        }
    }
}
