package tepui.tools.suites.d3d9;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Rect9;

/** Calls of one script on one device, a chapter a class. */
final class Calls {
    private final Device9 device;
    private final Slots slots = new Slots();
    private final CreationCalls making;
    private final ObjectCalls holding;
    private final SettingCalls setting;
    private final StateQueries asked;
    private final DrawingCalls drawing;

    Calls(Device9 device) {
        this.device = device;
        making = new CreationCalls(device, slots);
        holding = new ObjectCalls(device, slots);
        setting = new SettingCalls(device, slots);
        asked = new StateQueries(device, slots);
        drawing = new DrawingCalls(device, slots);
    }

    void call(Line l, Answer a) {
        boolean known =
                making.call(l, a) || holding.call(l, a) || setting.call(l, a) || asked.call(l, a) || drawing.call(l, a);
        if (!known && !ObjectCalls.NAMES.contains(l.call()) && !CreationCalls.OF_OBJECTS.contains(l.call())) {
            throw new IllegalArgumentException("there is no call '" + l.call() + "' in scripts");
        }
    }

    /** A rectangle behind a word that says whether there is one. */
    static @Nullable Rect9 rect(Line l, int k) {
        return l.is(k) ? new Rect9(l.i(k + 1), l.i(k + 2), l.i(k + 3), l.i(k + 4)) : null;
    }

    static PresentParameters9 parameters(Line l, int k) {
        PresentParameters9 p = new PresentParameters9();
        p.backBufferWidth = l.i(k);
        p.backBufferHeight = l.i(k + 1);
        p.backBufferFormat = l.i(k + 2);
        p.backBufferCount = l.i(k + 3);
        p.multiSampleType = l.i(k + 4);
        p.multiSampleQuality = l.i(k + 5);
        p.swapEffect = l.i(k + 6);
        p.windowed = l.is(k + 7);
        p.enableAutoDepthStencil = l.is(k + 8);
        p.autoDepthStencilFormat = l.i(k + 9);
        p.flags = l.i(k + 10);
        p.presentationInterval = l.i(k + 11);
        return p;
    }

    void close() {
        device.endScene();
        slots.releaseAll();
        while (!device.isDestroyed()) device.release();
    }
}
