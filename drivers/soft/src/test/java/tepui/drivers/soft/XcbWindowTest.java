package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.Box;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.XcbWindow;
import tepui.pipe.format.Format;

/** Pictures in a window of an X server, read back from it; skipped where there is none. */
@SuppressWarnings("restricted")
class XcbWindowTest {
    private static final int WIDTH = 20;
    private static final int HEIGHT = 10;
    private static final String SHARED = "tepui.window.shared";

    private final Arena arena = Arena.ofAuto();
    private SymbolLookup library;
    private MemorySegment connection;
    private int window;

    private Object call(String name, MemoryLayout result, Object... arguments) {
        MemoryLayout[] layouts = new MemoryLayout[arguments.length];
        for (int i = 0; i < layouts.length; i++) {
            layouts[i] = switch (arguments[i]) {
                case Byte b -> ValueLayout.JAVA_BYTE;
                case Short s -> ValueLayout.JAVA_SHORT;
                case Integer n -> ValueLayout.JAVA_INT;
                default -> ValueLayout.ADDRESS;
            };
        }
        FunctionDescriptor type =
                result == null ? FunctionDescriptor.ofVoid(layouts) : FunctionDescriptor.of(result, layouts);
        MethodHandle handle = Linker.nativeLinker().downcallHandle(library.findOrThrow(name), type);
        try {
            return handle.invokeWithArguments(arguments);
        } catch (Throwable t) {
            throw new AssertionError(name, t);
        }
    }

    private void open() {
        assumeTrue(XcbWindow.isPossible() && XcbWindow.isLinked(), "no X server");
        library = SymbolLookup.libraryLookup("libxcb.so.1", arena);
        connection = (MemorySegment) call("xcb_connect", ValueLayout.ADDRESS, MemorySegment.NULL, MemorySegment.NULL);
        assumeTrue((int) call("xcb_connection_has_error", ValueLayout.JAVA_INT, connection) == 0, "no X server");
        MemorySegment setup =
                ((MemorySegment) call("xcb_get_setup", ValueLayout.ADDRESS, connection)).reinterpret(4096);
        // behind the head come the vendor's name and the formats, then the first screen with its root window
        int vendor = Short.toUnsignedInt(setup.get(ValueLayout.JAVA_SHORT, 24)) + 3 & ~3;
        int formats = Byte.toUnsignedInt(setup.get(ValueLayout.JAVA_BYTE, 29));
        int root = setup.get(ValueLayout.JAVA_INT_UNALIGNED, 40 + vendor + 8L * formats);
        window = (int) call("xcb_generate_id", ValueLayout.JAVA_INT, connection);
        call(
                "xcb_create_window",
                ValueLayout.JAVA_INT,
                connection,
                (byte) 0,
                window,
                root,
                (short) 0,
                (short) 0,
                (short) WIDTH,
                (short) HEIGHT,
                (short) 0,
                (short) 1,
                0,
                0,
                MemorySegment.NULL);
        sync();
    }

    /** A question whose answer comes when all before it is done. */
    private void sync() {
        int cookie = (int) call("xcb_get_input_focus", ValueLayout.JAVA_INT, connection);
        MemorySegment reply = (MemorySegment)
                call("xcb_get_input_focus_reply", ValueLayout.ADDRESS, connection, cookie, MemorySegment.NULL);
        SystemAllocator.free(reply.address());
    }

    private int pixel(int x, int y) {
        int cookie = (int) call(
                "xcb_get_image",
                ValueLayout.JAVA_INT,
                connection,
                (byte) 2,
                window,
                (short) x,
                (short) y,
                (short) 1,
                (short) 1,
                -1);
        MemorySegment reply = ((MemorySegment)
                        call("xcb_get_image_reply", ValueLayout.ADDRESS, connection, cookie, MemorySegment.NULL))
                .reinterpret(64);
        int rgb = reply.get(ValueLayout.JAVA_INT, 32) & 0xffffff;
        SystemAllocator.free(reply.address());
        return rgb;
    }

    private Surface.Target.Window target() {
        return new Surface.Target.Window(Surface.WindowSystem.XCB, 0, window, WIDTH, HEIGHT);
    }

    @Test
    void theServerIsAskedForItsExtensions() {
        open();
        assertTrue(XcbWindow.serverHas(target(), "BIG-REQUESTS"));
        assertFalse(XcbWindow.serverHas(target(), "No such extension"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"on", "off"})
    void picturesComeToTheWindow(String shared) {
        open();
        System.setProperty(SHARED, shared);
        try (SoftLab lab = new SoftLab()) {
            Texture t = lab.target(Format.B8G8R8A8_UNORM, WIDTH, HEIGHT);
            int[] texels = new int[WIDTH * HEIGHT];
            for (int i = 0; i < texels.length; i++) texels[i] = 0xff000000 | i * 0x010203;
            lab.context.writeTexture(t, 0, Box.of2d(0, 0, WIDTH, HEIGHT), MemorySegment.ofArray(texels), WIDTH * 4L, 0);
            Surface surface = lab.device.createSurface(
                    new Surface.Target.Window(Surface.WindowSystem.XCB, 0, window, WIDTH, HEIGHT));
            assertEquals(Surface.Outcome.OCCLUDED, lab.context.present(surface, t, false, Surface.Interval.IMMEDIATE));
            call("xcb_map_window", ValueLayout.JAVA_INT, connection, window);
            sync();
            assertEquals(Surface.Outcome.SHOWN, lab.context.present(surface, t, false, Surface.Interval.IMMEDIATE));
            // The next question on that connection is answered behind the pixels.
            assertEquals(Surface.Outcome.SHOWN, lab.context.present(surface, t, false, Surface.Interval.IMMEDIATE));
            for (int i : new int[] {0, 1, WIDTH - 1, WIDTH * 5 + 3}) {
                assertEquals(texels[i] & 0xffffff, pixel(i % WIDTH, i / WIDTH), "pixel " + i);
            }
            surface.resize(WIDTH, HEIGHT - 1);
            assertEquals(Surface.Outcome.RESIZED, lab.context.present(surface, t, false, Surface.Interval.IMMEDIATE));
            assertNull(surface.lost());
            call("xcb_destroy_window", ValueLayout.JAVA_INT, connection, window);
            sync();
            assertThrows(
                    IllegalArgumentException.class,
                    () -> lab.context.present(surface, t, false, Surface.Interval.IMMEDIATE));
            assertNotNull(surface.lost());
            surface.close();
            surface.close();
        } finally {
            System.clearProperty(SHARED);
        }
        call("xcb_disconnect", null, connection);
    }

    @ParameterizedTest
    @ValueSource(strings = {"on", "off"})
    void picturesOfEachKindComeWhole(String shared) {
        open();
        System.setProperty(SHARED, shared);
        call("xcb_map_window", ValueLayout.JAVA_INT, connection, window);
        sync();
        try (SoftLab lab = new SoftLab();
                Surface surface = lab.device.createSurface(target())) {
            Texture words = lab.target(Format.B8G8R8A8_UNORM, WIDTH, HEIGHT);
            Texture swapped = lab.target(Format.R8G8B8A8_UNORM, WIDTH, HEIGHT);
            Texture small = lab.target(Format.B8G8R8A8_UNORM, 7, 6);
            whole(lab, surface, words, false, 1);
            whole(lab, surface, words, true, 2);
            whole(lab, surface, swapped, true, 3);
            whole(lab, surface, small, false, 4);
            whole(lab, surface, words, false, 5);
        } finally {
            System.clearProperty(SHARED);
        }
        call("xcb_disconnect", null, connection);
    }

    /** Shows a texture with new contents, and compares all of the window. */
    private void whole(SoftLab lab, Surface surface, Texture t, boolean bottomUp, int seed) {
        int w = t.desc().width();
        int h = t.desc().height();
        int[] texels = new int[w * h];
        for (int i = 0; i < texels.length; i++) texels[i] = 0xff000000 | i * 0x010305 + seed * 0x110000;
        lab.context.writeTexture(t, 0, Box.of2d(0, 0, w, h), MemorySegment.ofArray(texels), w * 4L, 0);
        lab.context.present(surface, t, bottomUp, Surface.Interval.IMMEDIATE);
        // The next question on that connection is answered behind the pixels.
        lab.context.present(surface, t, bottomUp, Surface.Interval.IMMEDIATE);
        boolean swaps = t.desc().format() == Format.R8G8B8A8_UNORM;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int texel = x < w && y < h ? texels[(bottomUp ? h - 1 - y : y) * w + x] & 0xffffff : 0;
                int rgb = swaps ? Integer.reverseBytes(texel) >>> 8 : texel;
                assertEquals(rgb, pixel(x, y), "picture " + seed + ", pixel " + x + ", " + y);
            }
        }
    }

    @Test
    void localServersShareMemory() {
        open();
        try (SoftLab lab = new SoftLab();
                Surface surface = lab.device.createSurface(target())) {
            assumeTrue(System.getProperty("os.name", "").startsWith("Linux"), "only Linux has files without a name");
            try (XcbWindow shown = new XcbWindow(surface, target())) {
                MemorySegment memory = shown.shared(WIDTH, HEIGHT);
                assertNotNull(memory);
                assertEquals(4L * WIDTH * HEIGHT, memory.byteSize());
                assertSame(memory, shown.shared(WIDTH, HEIGHT));
                assertEquals(4L * WIDTH, shown.shared(WIDTH, 1).byteSize());
                assertThrows(IllegalStateException.class, () -> memory.get(ValueLayout.JAVA_INT, 0));
            }
        }
        call("xcb_disconnect", null, connection);
    }

    @Test
    void windowsThatAreNotThereAreRefused() {
        open();
        try (SoftLab lab = new SoftLab()) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> lab.device.createSurface(
                            new Surface.Target.Window(Surface.WindowSystem.X11, 0, 0x7ffffff, 4, 4)));
        }
        call("xcb_disconnect", null, connection);
    }
}
