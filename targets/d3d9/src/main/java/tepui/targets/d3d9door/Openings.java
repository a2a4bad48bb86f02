package tepui.targets.d3d9door;

import static tepui.frontends.d3d9.D3D9.failed;

import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Direct3D9Provider;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Ref;
import tepui.targets.d3d9door.Packets.OpenDevice;

/** Openings of sessions: a Direct3D object, a device; and the reset of one. */
final class Openings {
    private Openings() {}

    /** @param desktop width and height of the desktop in 16 bits each; 0 where the client does not know */
    static int direct3d(Session s, int ex, int desktop) {
        s.open(made(ex != 0, desktop));
        return 0;
    }

    private static Direct3D9 made(boolean ex, int desktop) {
        DisplayMode9 mode = Direct3D9Provider.DESKTOP;
        int width = desktop & 0xffff;
        int height = desktop >>> 16;
        if (width > 0 && height > 0) mode = new DisplayMode9(width, height, mode.refreshRate(), mode.format());
        return Direct3D9.create(ProcessDevices.all(), ex, mode);
    }

    static int device(Session s, long at) {
        PresentParameters9 p = Structs.parameters(s, OpenDevice.parameters(at), OpenDevice.parametersBytes(at));
        boolean ex = OpenDevice.ex(at) != 0;
        Direct3D9 parent = made(ex, OpenDevice.desktop(at));
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
