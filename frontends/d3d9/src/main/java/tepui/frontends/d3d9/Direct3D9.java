package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;

/**
 * IDirect3D9, and made so, IDirect3D9Ex: adapters and what they can do, and the way to devices. Each adapter is a device of the contract; it stays the program's,
 * which closes it after everything here was released.
 */
public interface Direct3D9 extends Unknown9 {
    /** Direct3DCreate9 with one adapter. */
    static Direct3D9 create(Device device) {
        return create(List.of(device), false, Direct3D9Provider.DESKTOP);
    }

    /** Direct3DCreate9Ex with one adapter. */
    static Direct3D9 createEx(Device device) {
        return create(List.of(device), true, Direct3D9Provider.DESKTOP);
    }

    /** With several adapters and the desktop's mode. */
    static Direct3D9 create(List<Device> devices, boolean ex, DisplayMode9 desktop) {
        return create(devices, ex, desktop, List.of());
    }

    /** With the modes that the screen has, which full screen may take. Those are the usual ones up to the desktop's where there are none. */
    static Direct3D9 create(List<Device> devices, boolean ex, DisplayMode9 desktop, List<DisplayMode9> modes) {
        return Direct3D9Watcher.byAll(Direct3D9Provider.found().create(devices, ex, desktop, modes));
    }

    boolean isEx();

    /**
     * Has adapters say whose they are, 0x1002 for AMD, 0x10de for NVIDIA, 0x8086 for Intel; 0 for what the devices below are. Switches of the
     * vendor work then, those of others do not.
     */
    void setVendor(int id);

    /**
     * Says who opens a device in the place of one that is lost. Without anybody, devices whose device below is lost stay lost
     * (D3DERR_DEVICELOST, D3DERR_DEVICEREMOVED on 9Ex); with one they are D3DERR_DEVICENOTRESET, or D3DERR_DEVICEHUNG, and a reset goes on with
     * the device that it gives. No call of the API.
     *
     * @param opener takes the lost device, which stays the program's to close, and gives another, or null while there is none
     */
    void onLostDevice(@Nullable Function<Device, @Nullable Device> opener);

    int getAdapterCount();

    int getAdapterIdentifier(int adapter, int flags, @Nullable Ref<AdapterIdentifier9> out);

    /** A number that names the screen of an adapter; 0 for an adapter that is not there. */
    long getAdapterMonitor(int adapter);

    /** A rasteriser of the program's own takes the place of none here: programs of the kind D3DDEVTYPE_SW have no device. */
    int registerSoftwareDevice(@Nullable Object initialize);

    int getAdapterModeCount(int adapter, int format);

    int enumAdapterModes(int adapter, int format, int mode, @Nullable Ref<DisplayMode9> out);

    int getAdapterDisplayMode(int adapter, @Nullable Ref<DisplayMode9> out);

    /**
     * Direct3D 9Ex: the number of modes.
     *
     * @param ordering D3DSCANLINEORDERING_...; no mode is interlaced
     */
    int getAdapterModeCountEx(int adapter, int format, int ordering);

    int enumAdapterModesEx(int adapter, int format, int ordering, int mode, @Nullable Ref<DisplayMode9> out);

    /** Direct3D 9Ex: the desktop's mode, and how it is turned. */
    int getAdapterDisplayModeEx(int adapter, @Nullable Ref<DisplayMode9> out, @Nullable IntRef rotation);

    /** Direct3D 9Ex: a number that names the adapter while it lives. */
    int getAdapterLUID(int adapter, @Nullable Ref<Long> luid);

    int checkDeviceType(int adapter, int type, int displayFormat, int backBufferFormat, boolean windowed);

    int checkDeviceFormat(int adapter, int type, int adapterFormat, int usage, int resource, int format);

    /** Direct3D 9Ex: overlays are on no device here, and the capabilities say so. */
    int checkDeviceOverlayType(
            int adapter, int type, int width, int height, int format, int displayFormat, int rotation);

    int checkDeviceMultiSampleType(
            int adapter, int type, int format, boolean windowed, int multiSample, @Nullable IntRef qualities);

    int checkDepthStencilMatch(int adapter, int type, int adapterFormat, int target, int depthStencil);

    int checkDeviceFormatConversion(int adapter, int type, int source, int target);

    int getDeviceCaps(int adapter, int type, @Nullable Ref<Caps9> out);

    int createDevice(
            int adapter, int type, int behavior, @Nullable PresentParameters9 parameters, @Nullable Ref<Device9> out);

    /** Direct3D 9Ex: a device with the calls of that version. */
    int createDeviceEx(
            int adapter, int type, int behavior, @Nullable PresentParameters9 parameters, @Nullable Ref<Device9> out);

    /** A device on the first adapter, or an exception with the result. */
    default Device9 createDevice(PresentParameters9 parameters) {
        return createDevice(D3DCREATE_HARDWARE_VERTEXPROCESSING, parameters);
    }

    /** A device on the first adapter, or an exception with the result; on Direct3D 9Ex one of that version. */
    Device9 createDevice(int behavior, PresentParameters9 parameters);
}
