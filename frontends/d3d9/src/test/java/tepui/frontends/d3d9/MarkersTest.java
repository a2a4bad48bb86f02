package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.ok;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;

/** Markers of programs, as D3DPERF_... has them: what the device below is told, and when. */
final class MarkersTest {
    private final List<String> told = new ArrayList<>();

    /** Tells of groups, marks and clears. */
    private final class Told extends ForwardingDevice {
        Told(Device next) {
            super(next);
        }

        @Override
        protected Context wrap(Context context) {
            return new ForwardingContext(this, context) {
                @Override
                public void pushGroup(String label) {
                    told.add("push " + label);
                    super.pushGroup(label);
                }

                @Override
                public void popGroup() {
                    told.add("pop");
                    super.popGroup();
                }

                @Override
                public void mark(String text) {
                    told.add("mark " + text);
                    super.mark(text);
                }
            };
        }
    }

    private final LossyDevice lossy = new LossyDevice(Lab9.open("soft"));
    private final Direct3D9 d3d = Direct3D9.create(new Told(lossy));
    private final Device9 device = d3d.createDevice(PresentParameters9.offscreen(8, 8));

    @BeforeEach
    void begin() {
        told.clear();
    }

    @AfterEach
    void end() {
        while (!device.isDestroyed()) device.release();
        d3d.release();
        lossy.close();
    }

    @Test
    void eventsAreGroupsWithTheirLevels() {
        assertEquals(0, device.beginEvent(0xffff0000, "frame"));
        assertEquals(1, device.beginEvent(0, "shadows"));
        assertEquals(2, device.setMarker(0, "here"));
        assertEquals(1, device.endEvent());
        assertEquals(0, device.endEvent());
        assertEquals(List.of("push frame", "push shadows", "mark here", "pop", "pop"), told);
    }

    @Test
    void anEndWithoutABeginningIsNoneOfTheDevices() {
        assertEquals(-1, device.endEvent());
        assertEquals(List.of(), told);
    }

    @Test
    void eventsThatAreNeverEndedCostNoMoreThanAFew() {
        for (int i = 0; i < 1000; i++) assertEquals(i, device.beginEvent(0, "again"));
        assertEquals(64, told.size());
        for (int i = 999; i >= 0; i--) assertEquals(i, device.endEvent());
        assertEquals(128, told.size());
    }

    @Test
    void namesMayBeLeftOut() {
        assertEquals(0, device.beginEvent(0, null));
        assertEquals(1, device.setMarker(0, null));
        assertEquals(0, device.endEvent());
        assertEquals(List.of("push ", "mark ", "pop"), told);
    }

    @Test
    void openEventsAreOpenOnTheDeviceThatTakesThePlaceOfALostOne() {
        Device second = Lab9.open("soft");
        d3d.onLostDevice(lost -> new Told(second));
        device.beginEvent(0, "open");
        lossy.loseAt(0);
        device.clear(null, D3DCLEAR_TARGET, 0, 1, 0);
        device.beginEvent(0, "while lost");
        device.setMarker(0, "nobody hears");
        ok(device.reset(PresentParameters9.offscreen(8, 8)));
        device.endEvent();
        assertEquals(List.of("push open", "push open", "push while lost", "pop"), told);
        while (!device.isDestroyed()) device.release();
        second.close();
    }
}
