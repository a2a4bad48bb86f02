package tepui.targets.d3d9door;

import static tepui.frontends.d3d9.D3D9.D3D_OK;
import static tepui.frontends.d3d9.D3D9.failed;
import static tepui.targets.d3d9door.ClientMemory.*;

import java.util.UUID;
import tepui.frontends.d3d9.AdapterIdentifier9;
import tepui.frontends.d3d9.Caps9;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Ref;

/** Answers of a Direct3D object about its adapters, as the structures of the API. */
final class Adapters {
    private static final int TEXT_BYTES = 512;

    private Adapters() {}

    static int identifier(Session s, int adapter, int flags, long to) {
        Ref<AdapterIdentifier9> r = new Ref<>();
        int result = s.direct3D().getAdapterIdentifier(adapter, flags, r);
        if (failed(result)) return result;
        AdapterIdentifier9 i = r.get();
        putText(to, i.driver(), TEXT_BYTES);
        putText(to + TEXT_BYTES, i.description(), TEXT_BYTES);
        putText(to + 1024, i.deviceName(), 32);
        putLong(to + 1056, i.driverVersion());
        putInt(to + 1064, i.vendorId());
        putInt(to + 1068, i.deviceId());
        putInt(to + 1072, i.subSysId());
        putInt(to + 1076, i.revision());
        UUID id = UUID.nameUUIDFromBytes(i.deviceIdentifier().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        putLong(to + 1080, id.getMostSignificantBits());
        putLong(to + 1088, id.getLeastSignificantBits());
        putInt(to + 1096, i.whqlLevel());
        return result;
    }

    static int mode(Session s, int adapter, int format, int mode, long to) {
        Ref<DisplayMode9> r = new Ref<>();
        int result = s.direct3D().enumAdapterModes(adapter, format, mode, r);
        if (!failed(result)) Structs.put(r.get(), to);
        return result;
    }

    static int displayMode(Session s, int adapter, long to) {
        Ref<DisplayMode9> r = new Ref<>();
        int result = s.direct3D().getAdapterDisplayMode(adapter, r);
        if (!failed(result)) Structs.put(r.get(), to);
        return result;
    }

    static int multisample(Session s, int adapter, int type, int format, boolean windowed, int samples, long to) {
        IntRef qualities = new IntRef();
        int result = s.direct3D().checkDeviceMultiSampleType(adapter, type, format, windowed, samples, qualities);
        putInt(to, qualities.value);
        return result;
    }

    static int caps(Session s, int adapter, int type, long to) {
        Ref<Caps9> r = new Ref<>();
        int result = s.direct3D().getDeviceCaps(adapter, type, r);
        if (!failed(result)) CapsLayout.put(r.get(), to);
        return result;
    }

    /** D3DDISPLAYMODEFILTER: size, format, order of lines. */
    static int modeCountEx(Session s, int adapter, long filter, int bytes) {
        if (bytes < 12) return 0;
        s.bytes(filter, 12);
        return s.direct3D().getAdapterModeCountEx(adapter, intAt(filter + 4), intAt(filter + 8));
    }

    static int modeEx(Session s, int adapter, long filter, int bytes, int mode, long to) {
        if (bytes < 12) return Session.failure();
        s.bytes(filter, 12);
        Ref<DisplayMode9> r = new Ref<>();
        int result = s.direct3D().enumAdapterModesEx(adapter, intAt(filter + 4), intAt(filter + 8), mode, r);
        if (!failed(result)) Structs.putEx(r.get(), to);
        return result;
    }

    static int displayModeEx(Session s, int adapter, long to, long rotation) {
        Ref<DisplayMode9> r = new Ref<>();
        IntRef turned = new IntRef();
        int result = s.direct3D().getAdapterDisplayModeEx(adapter, r, turned);
        if (failed(result)) return result;
        Structs.putEx(r.get(), to);
        putInt(rotation, turned.value);
        return D3D_OK;
    }

    static int luid(Session s, int adapter, long to) {
        Ref<Long> r = new Ref<>();
        int result = s.direct3D().getAdapterLUID(adapter, r);
        if (!failed(result)) putLong(to, r.get());
        return result;
    }
}
