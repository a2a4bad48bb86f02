package tepui.targets.d3d9door;

import static tepui.frontends.d3d9.D3D9.failed;
import static tepui.targets.d3d9door.ClientMemory.intAt;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Direct3D9Provider;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Ref;
import tepui.targets.d3d9door.Packets.OpenDevice;

/** Openings of sessions: a Direct3D object, a device; and the reset of one. */
final class Openings {
    private static final int MODE_BYTES = 12;

    private Openings() {}

    /** @param modes where the client's screen has modes of its own, of so many bytes; none where the client knows none */
    static int direct3d(Session s, int ex, long modes, int bytes) {
        s.open(made(s, ex != 0, modes, bytes));
        return 0;
    }

    /** A mode is three words, width, height and refresh rate; the first one is the desktop's, those that it has are behind it. */
    private static Direct3D9 made(Session s, boolean ex, long modes, int bytes) {
        DisplayMode9 desktop = Direct3D9Provider.DESKTOP;
        List<DisplayMode9> all = new ArrayList<>();
        s.bytes(modes, bytes);
        for (long at = modes; at <= modes + bytes - MODE_BYTES; at += MODE_BYTES) {
            int width = intAt(at);
            int height = intAt(at + 4);
            int rate = intAt(at + 8);
            if (width > 0 && height > 0 && rate > 0) all.add(new DisplayMode9(width, height, rate, desktop.format()));
        }
        if (!all.isEmpty()) desktop = all.removeFirst();
        return Direct3D9.create(ProcessDevices.all(), ex, desktop, all);
    }

    static int device(Session s, long at) {
        PresentParameters9 p = Structs.parameters(s, OpenDevice.parameters(at), OpenDevice.parametersBytes(at));
        boolean ex = OpenDevice.ex(at) != 0;
        Direct3D9 parent = made(s, ex, OpenDevice.modes(at), OpenDevice.modesBytes(at));
        Ref<Device9> made = new Ref<>();
        int adapter = OpenDevice.adapter(at);
        int type = OpenDevice.type(at);
        int behavior = OpenDevice.behavior(at);
        int result = ex
                ? parent.createDeviceEx(adapter, type, behavior, p, made)
                : parent.createDevice(adapter, type, behavior, p, made);
        if (failed(result)) {
            parent.release();
            return result;
        }
        s.open(parent);
        s.open(made.get());
        Structs.putCompleted(p, OpenDevice.completed(s));
        return result;
    }

    static int reset(Session s, long at, int bytes, int ex, long completed) {
        PresentParameters9 p = Structs.parameters(s, at, bytes);
        int result = ex != 0 ? s.device().resetEx(p) : s.device().reset(p);
        if (!failed(result)) Structs.putCompleted(p, completed);
        return result;
    }
}
