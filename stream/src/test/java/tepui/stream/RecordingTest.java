package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.PlainObjects;

/** The deferred mode: recorded once, carried out as often as wanted. */
class RecordingTest {
    @ParameterizedTest
    @EnumSource(names = {"OFF", "INLINE", "THREADED"})
    void aRecordingDoesTheSameEachTime(StreamMode mode) {
        try (Device device = Devices.stream("soft", mode);
                Context context = device.createContext();
                Arena arena = Arena.ofConfined()) {
            Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 4, 4);
            Buffer from = device.createBuffer(new BufferDesc(1 << 16, Bind.VERTEX, Usage.DEFAULT, false));
            MemorySegment data = arena.allocate(1 << 16);
            data.fill((byte) 5);
            Recording recording = Streams.record(device, c -> {
                c.setRenderTargets(RenderTargets.of(t));
                c.clearColor(0, ClearColor.of(0, 1, 0, 1), Box.of2d(0, 0, 2, 4), 15);
                c.writeBuffer(from, 0, data);
            });
            // What was given to the recording was read by it.
            data.fill((byte) 7);
            for (int i = 0; i < 3; i++) {
                context.setRenderTargets(RenderTargets.of(t));
                context.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
                recording.replay(context);
                context.readTexture(t, 0, Box.of2d(0, 0, 4, 4), data, 16, 64);
                assertEquals(0xff00ff00, data.get(ValueLayout.JAVA_INT, 0));
                assertEquals(0xff0000ff, data.get(ValueLayout.JAVA_INT, 8));
                context.readBuffer(from, 0, data);
                assertEquals(5, data.get(ValueLayout.JAVA_BYTE, 60_000));
            }
        }
    }

    @Test
    void aLongRecordingKeepsItsOrder() {
        try (Device device = PlainObjects.nullDevice();
                Context context = device.createContext()) {
            Recording recording = Streams.record(device, c -> {
                c.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
                c.setRenderTargets(RenderTargets.of(PlainObjects.texture(device, Format.R8_UNORM, 4, 4)));
                for (int i = 0; i < 10_000; i++) {
                    c.setScissor(0, i, 0, 1, 1);
                    c.setUniforms(Stage.VERTEX, 0, new int[100], 0, 100);
                    c.draw(Primitive.TRIANGLES, 0, 3);
                    c.mark("draw");
                }
            });
            assertTrue(recording.packets() >= 40_000);
            recording.replay(context);
            recording.replay(context);
            assertEquals(20_000, context.counters().draws);
        }
    }

    @Test
    void whatAsksTheDeviceIsRefused() {
        try (Device device = PlainObjects.nullDevice()) {
            Buffer b = PlainObjects.buffer(device, 64);
            Streams.record(device, c -> {
                assertThrows(IllegalStateException.class, c::finish);
                assertThrows(IllegalStateException.class, () -> c.map(b, 0, 64, 1));
            });
        }
    }
}
