package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A device of Vulkan that for a while has no memory to give: calls record GL_OUT_OF_MEMORY, nothing else, and the program goes on. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
final class OutOfMemoryTest {
    /** So many allocations in a row fail: more than one call tries. */
    private static final int DROUGHT = 16;
    /** After which the scene has memory of its own for everything. */
    private static final int MOST = 200;
    /** Allocations that fail first, early ones and late ones; {@code -Dtepui.gl.allocations=all} takes each. */
    private static final int[] CHOSEN = {5, 26};

    private final Arena arena = Arena.ofAuto();
    private final TreeSet<Integer> seen = new TreeSet<>();
    private int failures;

    private static Device open(StreamMode mode, String fail) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals("vulkan")) continue;
            DeviceOptions how =
                    new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), Map.of("fail", fail, "cache", "off"));
            return Streams.wrap(p.open(p.devices().getFirst(), how), StreamOptions.DEFAULT.withMode(mode));
        }
        throw new IllegalStateException("the Vulkan driver is not on the class path");
    }

    private int name(String kind) {
        MemorySegment name = arena.allocate(4, 4);
        switch (kind) {
            case "texture" -> GL.glGenTextures(1, name.address());
            case "buffer" -> GL.glGenBuffers(1, name.address());
            case "framebuffer" -> GL.glGenFramebuffers(1, name.address());
            default -> GL.glGenRenderbuffers(1, name.address());
        }
        return name.get(ValueLayout.JAVA_INT, 0);
    }

    private void quad(float r, float g, float b) {
        GL.glColor3f(r, g, b);
        GL.glBegin(GL_QUADS);
        GL.glVertex2f(-1, -1);
        GL.glVertex2f(1, -1);
        GL.glVertex2f(1, 1);
        GL.glVertex2f(-1, 1);
        GL.glEnd();
    }

    private int pixel() {
        MemorySegment p = arena.allocate(4, 4);
        GL.glReadPixels(3, 3, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, p.address());
        return p.get(ValueLayout.JAVA_INT, 0);
    }

    /** Reads all errors there are. */
    private void errors() {
        for (int e = GL.glGetError(); e != GL_NO_ERROR; e = GL.glGetError()) seen.add(e);
    }

    /** A bit of everything that takes memory. */
    private void scene() {
        MemorySegment texels = arena.allocate(4 << 20);
        GL.glBindTexture(GL_TEXTURE_2D, name("texture"));
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 512, 512, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.address());
        GL.glGenerateMipmap(GL_TEXTURE_2D);
        GL.glEnable(GL_TEXTURE_2D);
        quad(1, 0, 0);
        errors();
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 512, 512, GL_BGRA, GL_UNSIGNED_BYTE, texels.address());
        GL.glCopyTexImage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 0, 0, 16, 16, 0);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_FLOAT, texels.address());
        GL.glDisable(GL_TEXTURE_2D);
        errors();
        GL.glBindTexture(GL_TEXTURE_3D, name("texture"));
        GL.glTexStorage3D(GL_TEXTURE_3D, 1, GL_RGBA16F, 128, 128, 64);
        errors();

        GL.glBindBuffer(GL_ARRAY_BUFFER, name("buffer"));
        GL.glBufferData(GL_ARRAY_BUFFER, 3 << 20, texels.address(), GL_STATIC_DRAW);
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glVertexPointer(2, GL_FLOAT, 0, 0);
        GL.glDrawArrays(GL_QUADS, 0, 12_000);
        GL.glBufferSubData(GL_ARRAY_BUFFER, 0, 3 << 20, texels.address());
        GL.glDrawArrays(GL_POLYGON, 0, 3_000);
        long mapped = GL.glMapBuffer(GL_ARRAY_BUFFER, GL_READ_WRITE);
        if (mapped != 0) GL.glUnmapBuffer(GL_ARRAY_BUFFER);
        GL.glBufferData(GL_ARRAY_BUFFER, 9 << 20, 0, GL_STREAM_DRAW);
        GL.glBindBuffer(GL_ARRAY_BUFFER, 0);
        errors();
        // Arrays of the program's own, which the driver copies.
        GL.glVertexPointer(2, GL_FLOAT, 0, texels.address());
        GL.glDrawArrays(GL_TRIANGLES, 0, 12_000);
        GL.glDisableClientState(GL_VERTEX_ARRAY);
        errors();

        int framebuffer = name("framebuffer");
        GL.glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        for (int attachment : new int[] {GL_COLOR_ATTACHMENT0, GL_DEPTH_STENCIL_ATTACHMENT}) {
            int renderbuffer = name("renderbuffer");
            GL.glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
            boolean color = attachment == GL_COLOR_ATTACHMENT0;
            GL.glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, color ? GL_RGBA8 : GL_DEPTH24_STENCIL8, 512, 512);
            GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, renderbuffer);
        }
        GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        quad(0, 0, 1);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBlitFramebuffer(0, 0, 16, 16, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        errors();
        GL.glWindowPos2i(0, 0);
        GL.glDrawPixels(16, 16, GL_RGBA, GL_FLOAT, texels.address());
        GL.glReadPixels(0, 0, 16, 16, GL_RGBA, GL_FLOAT, texels.address());
        GL.glFinish();
        errors();
    }

    /** False where there was no lack: the scene takes less memory than that. */
    private boolean lacking(StreamMode mode, int first) {
        Device device;
        GLContext context;
        try {
            device = open(mode, "vkAllocateMemory:" + first + "-" + (first + DROUGHT - 1) + ":memory");
        } catch (OutOfDeviceMemoryException e) {
            return true;
        }
        try {
            context = GLContext.create(device, ContextAttributes.compatibility().withSize(16, 16));
        } catch (OutOfDeviceMemoryException e) {
            device.close();
            return true;
        }
        context.makeCurrent();
        seen.clear();
        try {
            scene();
            assertEquals(0, GL.glGetGraphicsResetStatus(), "allocation " + first);
            // Whatever is left of the drought.
            for (int i = 0; i < DROUGHT; i++) {
                MemorySegment nothing = MemorySegment.NULL;
                GL.glBindBuffer(GL_ARRAY_BUFFER, name("buffer"));
                GL.glBufferData(GL_ARRAY_BUFFER, 9 << 20, nothing.address(), GL_STATIC_DRAW);
            }
            GL.glBindBuffer(GL_ARRAY_BUFFER, 0);
            GL.glFinish();
            errors();
            boolean lacked = seen.contains(GL_OUT_OF_MEMORY);
            if (lacked) failures++;
            seen.remove(GL_OUT_OF_MEMORY);
            // What could not be made is not there for later calls.
            if (lacked) {
                seen.remove(GL_INVALID_OPERATION);
                seen.remove(GL_INVALID_VALUE);
                seen.remove(GL_INVALID_FRAMEBUFFER_OPERATION);
            }
            assertTrue(seen.isEmpty(), "allocation " + first + ": " + seen);
            quad(0, 1, 0);
            assertEquals(0xff00ff00, pixel(), "allocation " + first);
            assertEquals(GL_NO_ERROR, GL.glGetError(), "allocation " + first);
            return lacked;
        } catch (RuntimeException e) {
            throw new AssertionError("allocation " + first, e);
        } finally {
            context.close();
            device.close();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = StreamMode.class,
            names = {"OFF", "THREADED"})
    void eachAllocationMayFailAndTheProgramGoesOn(StreamMode mode) {
        boolean all = "all".equals(System.getProperty("tepui.gl.allocations"));
        if (!all) {
            for (int first : CHOSEN)
                assertTrue(lacking(mode, first), "allocation " + first + " is not one of the scene's");
            assertEquals(CHOSEN.length, failures, failures + " runs with an error");
            return;
        }
        int first = 1;
        while (first < MOST && lacking(mode, first)) first++;
        assertTrue(failures > 6, failures + " runs with an error, of " + first + " allocations");
        assertTrue(first < MOST, "the scene never ends");
    }

    @ParameterizedTest
    @EnumSource(
            value = StreamMode.class,
            names = {"OFF", "THREADED"})
    void aLostDeviceIsALostContextWhereThatIsAskedFor(StreamMode mode) {
        try (Device device = open(mode, "vkQueueSubmit:2-9:lost");
                GLContext context = GLContext.create(
                        device,
                        ContextAttributes.compatibility().withSize(16, 16).withFlags(false, false, true, false))) {
            context.makeCurrent();
            assertEquals(GL_NO_ERROR, GL.glGetGraphicsResetStatus());
            for (int i = 0; i < 4; i++) {
                GL.glClear(GL_COLOR_BUFFER_BIT);
                GL.glFinish();
            }
            assertEquals(GL_UNKNOWN_CONTEXT_RESET, GL.glGetGraphicsResetStatus());
            errors();
            GL.glBindBuffer(GL_ARRAY_BUFFER, 1);
            assertEquals(GL_CONTEXT_LOST, GL.glGetError());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = StreamMode.class,
            names = {"OFF", "THREADED"})
    void aLostDeviceIsAnExceptionWhereNobodyAsks(StreamMode mode) {
        try (Device device = open(mode, "vkQueueSubmit:2-9:lost");
                GLContext context = GLContext.create(
                        device, ContextAttributes.compatibility().withSize(16, 16))) {
            context.makeCurrent();
            DeviceLostException e = assertThrows(DeviceLostException.class, () -> {
                for (int i = 0; i < 4; i++) {
                    GL.glClear(GL_COLOR_BUFFER_BIT);
                    GL.glFinish();
                }
            });
            assertTrue(String.valueOf(e.getMessage()).contains("the device is lost"), e.getMessage());
        }
    }
}
