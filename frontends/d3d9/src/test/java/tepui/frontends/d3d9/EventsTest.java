package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.ok;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;

/** How programs ask for events: again and again, which is to leave the processor to who works for them. */
final class EventsTest {
    /** Fence that is signalled when it is waited for, and not before. */
    private static final class Slow extends Fence {
        int waits;
        boolean there;

        @Override
        public boolean isSignaled() {
            return there;
        }

        @Override
        public boolean await(long nanoseconds) {
            waits++;
            there |= waits > 1;
            return there;
        }
    }

    private final Slow fence = new Slow();
    private final Device gpu = new ForwardingDevice(Lab9.open("soft")) {
        @Override
        protected Context wrap(Context context) {
            return new ForwardingContext(this, context) {
                @Override
                public Fence flush(@Nullable Fence again) {
                    super.flush(null);
                    return fence;
                }
            };
        }
    };
    private final Direct3D9 d3d = Direct3D9.create(gpu);
    private final Device9 device = d3d.createDevice(PresentParameters9.offscreen(8, 8));
    private final Query9 event = device.createQuery(D3DQUERYTYPE_EVENT);

    @AfterEach
    void end() {
        event.release();
        while (!device.isDestroyed()) device.release();
        d3d.release();
        gpu.close();
    }

    @Test
    void askingInARowSleepsUntilTheEventHasCome() {
        ok(event.issue(D3DISSUE_END));
        int asks = 1;
        while (event.getData(null, D3DGETDATA_FLUSH) == S_FALSE) asks++;
        assertEquals(2, fence.waits, "of " + asks + " asks");
        assertEquals(D3D_OK, event.getData(null, D3DGETDATA_FLUSH));
    }

    @Test
    void aFewAsksReturnAtOnce() {
        ok(event.issue(D3DISSUE_END));
        for (int i = 0; i < 5; i++) assertEquals(S_FALSE, event.getData(null, D3DGETDATA_FLUSH));
        assertEquals(0, fence.waits);
        ok(event.issue(D3DISSUE_END));
        for (int i = 0; i < 5; i++) assertEquals(S_FALSE, event.getData(null, D3DGETDATA_FLUSH));
        assertEquals(0, fence.waits, "what was issued anew is asked for anew");
    }

    @Test
    void askingWithoutFlushNeverWaits() {
        ok(event.issue(D3DISSUE_END));
        for (int i = 0; i < 100; i++) assertEquals(S_FALSE, event.getData(null, 0));
        assertEquals(0, fence.waits);
    }
}
