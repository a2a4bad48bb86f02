package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Device;
import tepui.pipe.DeviceObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/** Labels of a program's objects are those of what the device has for them, before and after storage is made. */
final class DeviceLabelsTest {
    private static final class Made extends ForwardingDevice {
        final List<DeviceObject> objects = new ArrayList<>();

        Made(Device next) {
            super(next);
        }

        @Override
        public Buffer createBuffer(BufferDesc desc) {
            Buffer made = super.createBuffer(desc);
            objects.add(made);
            return made;
        }

        @Override
        public Texture createTexture(TextureDesc desc) {
            Texture made = super.createTexture(desc);
            objects.add(made);
            return made;
        }
    }

    private final Arena arena = Arena.ofConfined();
    private Made device;
    private GLContext context;

    @BeforeEach
    void open() {
        device = new Made(TestDevice.open(new SoftProvider()));
        context = GLContext.create(device, ContextAttributes.core(3, 3));
        context.makeCurrent();
        glGetError();
        device.objects.clear();
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
        arena.close();
    }

    private long text(String s) {
        return arena.allocateFrom(s).address();
    }

    private int name(LongConsumer generate) {
        MemorySegment m = arena.allocate(4, 4);
        generate.accept(m.address());
        return m.get(ValueLayout.JAVA_INT, 0);
    }

    /** The label of what was made last. */
    private String last() {
        assertEquals(GL_NO_ERROR, glGetError());
        return device.objects.getLast().label();
    }

    @Test
    void buffersHaveThem() {
        int buffer = name(a -> glGenBuffers(1, a));
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        glObjectLabel(GL_BUFFER, buffer, -1, text("wheel"));
        glBufferData(GL_ARRAY_BUFFER, 64, 0, GL_STATIC_DRAW);
        assertEquals("wheel", last());
        glObjectLabel(GL_BUFFER, buffer, -1, text("axle"));
        assertEquals("axle", last());
        glBufferStorage(GL_ARRAY_BUFFER, 128, 0, 0);
        assertEquals("axle", last());
        glObjectLabel(GL_BUFFER, buffer, -1, 0);
        assertNull(last());
    }

    @Test
    void texturesHaveThem() {
        int texture = name(a -> glGenTextures(1, a));
        glBindTexture(GL_TEXTURE_2D, texture);
        glObjectLabel(GL_TEXTURE, texture, -1, text("bark"));
        glTexStorage2D(GL_TEXTURE_2D, 2, GL_RGBA8, 4, 4);
        assertEquals("bark", last());
        glObjectLabel(GL_TEXTURE, texture, 3, text("leaves"));
        assertEquals("lea", last());
    }

    @Test
    void renderbuffersHaveThem() {
        int buffer = name(a -> glGenRenderbuffers(1, a));
        glBindRenderbuffer(GL_RENDERBUFFER, buffer);
        glObjectLabel(GL_RENDERBUFFER, buffer, -1, text("depth"));
        glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, 8, 8);
        assertEquals("depth", last());
        glLabelObjectEXT(GL_RENDERBUFFER, buffer, 0, text("shadow"));
        assertEquals("shadow", last());
    }
}
