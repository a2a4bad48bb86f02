package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.format.FormatSupport;

/**
 * IDirect3D9, and made so, IDirect3D9Ex: what there is and what it can do. Each adapter is a device of the contract; it stays the program's,
 * which closes it after everything here was released.
 */
public final class Direct3D9 extends Unknown9 {
    private final List<Device> adapters;
    private final boolean ex;
    private final DisplayMode9 desktop;
    private final DeviceFormats[] formats;
    private int vendor;
    private @Nullable Device screen;

    private Direct3D9(List<Device> adapters, boolean ex, DisplayMode9 desktop) {
        if (adapters.isEmpty()) throw new IllegalArgumentException("Direct3D9: no adapter was given, one is needed");
        this.adapters = List.copyOf(adapters);
        this.ex = ex;
        this.desktop = desktop;
        formats = new DeviceFormats[adapters.size()];
        for (int i = 0; i < formats.length; i++) formats[i] = new DeviceFormats(adapters.get(i));
    }

    private static final DisplayMode9 DESKTOP = new DisplayMode9(1920, 1080, 60, D3DFMT_X8R8G8B8);

    /** Direct3DCreate9 with one adapter. */
    public static Direct3D9 create(Device device) {
        return new Direct3D9(List.of(device), false, DESKTOP);
    }

    /** Direct3DCreate9Ex with one adapter. */
    public static Direct3D9 createEx(Device device) {
        return new Direct3D9(List.of(device), true, DESKTOP);
    }

    /** With several adapters and the desktop's mode. */
    public static Direct3D9 create(List<Device> devices, boolean ex, DisplayMode9 desktop) {
        return new Direct3D9(devices, ex, desktop);
    }

    public boolean isEx() {
        return ex;
    }

    DisplayMode9 desktop() {
        return desktop;
    }

    /**
     * Has adapters say whose they are, 0x1002 for AMD, 0x10de for NVIDIA, 0x8086 for Intel; 0 for what the devices below are. Switches of the
     * vendor work then, those of others do not.
     */
    public void setVendor(int id) {
        vendor = id;
    }

    /**
     * Has another device than the one that draws show the pictures of devices that are made from now on: each is carried to it through memory,
     * which waits for it to be drawn. Null for the one that draws.
     */
    public void showOn(@Nullable Device device) {
        screen = device;
    }

    @Nullable
    Device screen() {
        return screen;
    }

    boolean isNvidia() {
        return vendor(adapters.getFirst().info()) == 0x10de;
    }

    private int vendor(DeviceInfo info) {
        if (vendor != 0) return vendor;
        String text = (info.vendor() + " " + info.name()).toLowerCase(Locale.ROOT);
        if (text.contains("amd") || text.contains("ati ") || text.contains("radeon")) return 0x1002;
        if (text.contains("intel")) return 0x8086;
        // What programs know best, where it is none of the three.
        return 0x10de;
    }

    // ---- adapters and modes
    // ------------------------------------------------------------------------------------------

    public int getAdapterCount() {
        return adapters.size();
    }

    private boolean has(int adapter) {
        return adapter >= 0 && adapter < adapters.size();
    }

    public int getAdapterIdentifier(int adapter, int flags, @Nullable Ref<AdapterIdentifier9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        DeviceInfo i = adapters.get(adapter).info();
        out.value = new AdapterIdentifier9(
                "tepui",
                i.name(),
                "\\\\.\\DISPLAY" + (adapter + 1),
                0x0009_0012_0000_0001L,
                vendor(i),
                0x0a20,
                0,
                0,
                i.id(),
                1);
        return D3D_OK;
    }

    /** A number that names the screen of an adapter; 0 for an adapter that is not there. */
    public long getAdapterMonitor(int adapter) {
        return has(adapter) ? 1L + adapter : 0;
    }

    /** A rasteriser of the program's own takes the place of none here: programs of the kind D3DDEVTYPE_SW have no device. */
    public int registerSoftwareDevice(@Nullable Object initialize) {
        return initialize == null ? D3DERR_INVALIDCALL : D3DERR_NOTAVAILABLE;
    }

    private boolean isMode(int format) {
        return format == D3DFMT_X8R8G8B8 || format == D3DFMT_R5G6B5;
    }

    public int getAdapterModeCount(int adapter, int format) {
        return has(adapter) && isMode(format) ? Modes9.count(desktop) : 0;
    }

    public int enumAdapterModes(int adapter, int format, int mode, @Nullable Ref<DisplayMode9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!has(adapter) || mode < 0 || mode >= Modes9.count(desktop) || !isMode(format)) return D3DERR_INVALIDCALL;
        out.value = Modes9.get(desktop, mode, format);
        return D3D_OK;
    }

    public int getAdapterDisplayMode(int adapter, @Nullable Ref<DisplayMode9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        out.value = desktop;
        return D3D_OK;
    }

    // ---- modes of Direct3D 9Ex: the same ones, all of them progressive and upright

    /**
     * Direct3D 9Ex: the number of modes.
     *
     * @param ordering D3DSCANLINEORDERING_...; no mode is interlaced
     */
    public int getAdapterModeCountEx(int adapter, int format, int ordering) {
        return ex && ordering != D3DSCANLINEORDERING_INTERLACED ? getAdapterModeCount(adapter, format) : 0;
    }

    public int enumAdapterModesEx(int adapter, int format, int ordering, int mode, @Nullable Ref<DisplayMode9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!ex || ordering == D3DSCANLINEORDERING_INTERLACED) return D3DERR_INVALIDCALL;
        return enumAdapterModes(adapter, format, mode, out);
    }

    /** Direct3D 9Ex: the desktop's mode, and how it is turned. */
    public int getAdapterDisplayModeEx(int adapter, @Nullable Ref<DisplayMode9> out, @Nullable IntRef rotation) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!ex) return D3DERR_INVALIDCALL;
        if (rotation != null) rotation.value = D3DDISPLAYROTATION_IDENTITY;
        return getAdapterDisplayMode(adapter, out);
    }

    /** Direct3D 9Ex: a number that names the adapter while it lives. */
    public int getAdapterLUID(int adapter, @Nullable Ref<Long> luid) {
        if (luid == null) return D3DERR_INVALIDCALL;
        luid.value = null;
        if (!ex || !has(adapter)) return D3DERR_INVALIDCALL;
        luid.value = 0x7e9_0000L + adapter;
        return D3D_OK;
    }

    // ---- what devices can do
    // -----------------------------------------------------------------------------------------

    public int checkDeviceType(int adapter, int type, int displayFormat, int backBufferFormat, boolean windowed) {
        if (!has(adapter) || displayFormat == D3DFMT_UNKNOWN && !windowed) return D3DERR_INVALIDCALL;
        if (type != D3DDEVTYPE_HAL && type != D3DDEVTYPE_REF) return D3DERR_NOTAVAILABLE;
        if (!isMode(displayFormat)) return D3DERR_NOTAVAILABLE;
        int wanted = backBufferFormat;
        if (wanted == D3DFMT_UNKNOWN) {
            if (!windowed) return D3DERR_NOTAVAILABLE;
            wanted = displayFormat;
        }
        if (!windowed && wanted != displayFormat && !(displayFormat == D3DFMT_X8R8G8B8 && wanted == D3DFMT_A8R8G8B8)) {
            return D3DERR_NOTAVAILABLE;
        }
        return isBackBuffer(adapter, wanted) ? D3D_OK : D3DERR_NOTAVAILABLE;
    }

    private boolean isBackBuffer(int adapter, int format) {
        Formats9.TexelFormat info = Formats9.of(format);
        return info != null
                && switch (format) {
                    case D3DFMT_A8R8G8B8,
                            D3DFMT_X8R8G8B8,
                            D3DFMT_R5G6B5,
                            D3DFMT_X1R5G5B5,
                            D3DFMT_A1R5G5B5,
                            D3DFMT_A2R10G10B10 -> formats[adapter].isRenderTarget(info);
                    default -> false;
                };
    }

    public int checkDeviceFormat(int adapter, int type, int adapterFormat, int usage, int resource, int format) {
        if (!has(adapter) || adapterFormat == D3DFMT_UNKNOWN) return D3DERR_INVALIDCALL;
        if (!isMode(adapterFormat)) return D3DERR_NOTAVAILABLE;
        // Buffers are no formats of an adapter, as drivers have it.
        if (resource == D3DRTYPE_VERTEXBUFFER || resource == D3DRTYPE_INDEXBUFFER) return D3DERR_INVALIDCALL;
        DeviceFormats f = formats[adapter];
        // Vendors' switches announce themselves as formats of surfaces.
        if (format == D3DFMT_ATOC
                || format == D3DFMT_SSAA
                || format == D3DFMT_INST
                || format == D3DFMT_A2M0
                || format == D3DFMT_A2M1
                || format == D3DFMT_RESZ
                || format == D3DFMT_NVDB) {
            return resource == D3DRTYPE_SURFACE && isSwitch(adapter, format) ? D3D_OK : D3DERR_NOTAVAILABLE;
        }
        Formats9.TexelFormat info = Formats9.of(format);
        if (info == null) return D3DERR_NOTAVAILABLE;
        boolean texture =
                resource == D3DRTYPE_TEXTURE || resource == D3DRTYPE_CUBETEXTURE || resource == D3DRTYPE_VOLUMETEXTURE;
        if (resource < D3DRTYPE_SURFACE || resource > D3DRTYPE_INDEXBUFFER) return D3DERR_INVALIDCALL;
        // No displacement maps, and nothing that is drawn to is dynamic.
        boolean drawnTo = (usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL)) != 0;
        if ((usage & D3DUSAGE_DMAP) != 0 || drawnTo && (usage & D3DUSAGE_DYNAMIC) != 0) return D3DERR_NOTAVAILABLE;
        if ((usage & D3DUSAGE_RENDERTARGET) != 0) {
            if (resource == D3DRTYPE_VOLUMETEXTURE || resource == D3DRTYPE_VOLUME || !f.isRenderTarget(info)) {
                return D3DERR_NOTAVAILABLE;
            }
        }
        if ((usage & D3DUSAGE_DEPTHSTENCIL) != 0) {
            if (!f.isDepthStencil(info) || resource != D3DRTYPE_SURFACE && resource != D3DRTYPE_TEXTURE) {
                return D3DERR_NOTAVAILABLE;
            }
        } else if (info.isDepth()) {
            return D3DERR_NOTAVAILABLE;
        }
        if (texture && !info.isNull() && !f.isTexture(info)) return D3DERR_NOTAVAILABLE;
        if (resource == D3DRTYPE_SURFACE && !drawnTo) {
            if (!f.isPlain(info) || (usage & D3DUSAGE_QUERY_SRGBWRITE) != 0) return D3DERR_NOTAVAILABLE;
        }
        if (!queries(f, info, usage)) return D3DERR_NOTAVAILABLE;
        if ((usage & D3DUSAGE_AUTOGENMIPMAP) != 0 && texture) {
            if (resource == D3DRTYPE_VOLUMETEXTURE) return D3DERR_NOTAVAILABLE;
            if (!f.generatesLevels(info)) return D3DOK_NOAUTOGEN;
        }
        return D3D_OK;
    }

    private boolean isSwitch(int adapter, int format) {
        boolean nvidia = vendor(adapters.get(adapter).info()) == 0x10de;
        return switch (format) {
            case D3DFMT_ATOC -> nvidia;
            case D3DFMT_SSAA -> nvidia && adapters.get(adapter).caps().sampleShading;
            // Of AMD's alone: Intel's chips draw instances without being asked, and theirs never had the switch.
            case D3DFMT_INST -> vendor(adapters.get(adapter).info()) == 0x1002;
            case D3DFMT_NVDB -> nvidia && adapters.get(adapter).caps().depthBounds;
            default -> !nvidia;
        };
    }

    private static boolean queries(DeviceFormats f, Formats9.TexelFormat info, int usage) {
        if (info.isNull()) return (usage & (D3DUSAGE_QUERY_SRGBREAD | D3DUSAGE_QUERY_FILTER)) == 0;
        if ((usage & D3DUSAGE_QUERY_FILTER) != 0 && !f.has(info, Bind.SAMPLED, FormatSupport.FILTERED)) return false;
        if ((usage & D3DUSAGE_QUERY_VERTEXTEXTURE) != 0 && (!f.isTexture(info) || info.isCompressed())) return false;
        if ((usage & D3DUSAGE_QUERY_LEGACYBUMPMAP) != 0 && !info.isBumpMap()) return false;
        if ((usage & D3DUSAGE_QUERY_SRGBREAD) != 0 && !isSrgb(info, false)) return false;
        if ((usage & D3DUSAGE_QUERY_SRGBWRITE) != 0 && !isSrgb(info, true)) return false;
        return (usage & D3DUSAGE_QUERY_POSTPIXELSHADER_BLENDING) == 0
                || f.has(info, Bind.COLOR_TARGET, FormatSupport.BLENDED);
    }

    private static boolean isSrgb(Formats9.TexelFormat info, boolean write) {
        return switch (info.code()) {
            case D3DFMT_A8R8G8B8, D3DFMT_X8R8G8B8, D3DFMT_A8B8G8R8, D3DFMT_X8B8G8R8 -> true;
            case D3DFMT_DXT1, D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5, D3DFMT_L8, D3DFMT_A8L8 -> !write;
            default -> false;
        };
    }

    /** Direct3D 9Ex: overlays are on no device here, and the capabilities say so. */
    public int checkDeviceOverlayType(
            int adapter, int type, int width, int height, int format, int displayFormat, int rotation) {
        if (!ex || !has(adapter)) return D3DERR_INVALIDCALL;
        return type == D3DDEVTYPE_HAL ? D3DERR_UNSUPPORTEDOVERLAY : D3DERR_NOTAVAILABLE;
    }

    public int checkDeviceMultiSampleType(
            int adapter, int type, int format, boolean windowed, int multiSample, @Nullable IntRef qualities) {
        if (qualities != null) qualities.value = 0;
        if (!has(adapter) || multiSample < 0 || multiSample > D3DMULTISAMPLE_16_SAMPLES) return D3DERR_INVALIDCALL;
        Formats9.TexelFormat info = Formats9.of(format);
        if (format == D3DFMT_UNKNOWN) return D3DERR_INVALIDCALL;
        if (info == null) return D3DERR_NOTAVAILABLE;
        DeviceFormats f = formats[adapter];
        if (!f.isRenderTarget(info) && !f.isDepthStencil(info) && multiSample != D3DMULTISAMPLE_NONE) {
            return D3DERR_NOTAVAILABLE;
        }
        int n = f.qualities(info, multiSample);
        if (qualities != null) qualities.value = Math.max(1, n);
        return n > 0 ? D3D_OK : D3DERR_NOTAVAILABLE;
    }

    public int checkDepthStencilMatch(int adapter, int type, int adapterFormat, int target, int depthStencil) {
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        Formats9.TexelFormat t = Formats9.of(target);
        Formats9.TexelFormat d = Formats9.of(depthStencil);
        if (t == null || d == null) return D3DERR_NOTAVAILABLE;
        boolean fits = formats[adapter].isRenderTarget(t) && formats[adapter].isDepthStencil(d);
        return fits ? D3D_OK : D3DERR_NOTAVAILABLE;
    }

    public int checkDeviceFormatConversion(int adapter, int type, int source, int target) {
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        Formats9.TexelFormat s = Formats9.of(source);
        Formats9.TexelFormat t = Formats9.of(target);
        if (s == null || t == null || s.isDepth() || t.isDepth()) return D3DERR_NOTAVAILABLE;
        boolean can =
                formats[adapter].has(s, Bind.SAMPLED, FormatSupport.BLIT_SOURCE) && formats[adapter].isRenderTarget(t);
        return can ? D3D_OK : D3DERR_NOTAVAILABLE;
    }

    public int getDeviceCaps(int adapter, int type, @Nullable Ref<Caps9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        if (type != D3DDEVTYPE_HAL && type != D3DDEVTYPE_REF) return D3DERR_NOTAVAILABLE;
        out.value = CapsTable9.make(adapters.get(adapter).caps(), adapter, adapters.size(), type);
        return D3D_OK;
    }

    // ---- devices
    // -----------------------------------------------------------------------------------------------------

    /** Are the parameters legal? */
    int check(PresentParameters9 p, boolean forEx) {
        int most = forEx ? D3DPRESENT_BACK_BUFFERS_MAX_EX : D3DPRESENT_BACK_BUFFERS_MAX;
        if (p.backBufferCount < 0 || p.backBufferCount > most) return D3DERR_INVALIDCALL;
        if (p.backBufferWidth < 0 || p.backBufferHeight < 0) return D3DERR_INVALIDCALL;
        if (p.swapEffect < D3DSWAPEFFECT_DISCARD
                || p.swapEffect > (forEx ? D3DSWAPEFFECT_FLIPEX : D3DSWAPEFFECT_COPY)) {
            return D3DERR_INVALIDCALL;
        }
        if (p.swapEffect == D3DSWAPEFFECT_OVERLAY) return D3DERR_UNSUPPORTEDOVERLAY;
        if (p.swapEffect == D3DSWAPEFFECT_COPY && p.backBufferCount > 1) return D3DERR_INVALIDCALL;
        if (p.multiSampleType != D3DMULTISAMPLE_NONE && p.swapEffect != D3DSWAPEFFECT_DISCARD)
            return D3DERR_INVALIDCALL;
        boolean lockable = (p.flags & D3DPRESENTFLAG_LOCKABLE_BACKBUFFER) != 0;
        if (lockable && p.multiSampleType != D3DMULTISAMPLE_NONE) return D3DERR_INVALIDCALL;
        switch (p.presentationInterval) {
            case D3DPRESENT_INTERVAL_DEFAULT,
                    D3DPRESENT_INTERVAL_ONE,
                    D3DPRESENT_INTERVAL_TWO,
                    D3DPRESENT_INTERVAL_THREE,
                    D3DPRESENT_INTERVAL_FOUR,
                    D3DPRESENT_INTERVAL_IMMEDIATE -> {}
            default -> {
                return D3DERR_INVALIDCALL;
            }
        }
        if (!p.windowed
                && (p.backBufferWidth == 0 || p.backBufferHeight == 0 || p.backBufferFormat == D3DFMT_UNKNOWN)) {
            return D3DERR_INVALIDCALL;
        }
        if (p.windowed ? p.fullScreenRefreshRate != 0 : !Modes9.has(desktop, p)) return D3DERR_INVALIDCALL;
        int format = p.backBufferFormat == D3DFMT_UNKNOWN ? desktop.format() : p.backBufferFormat;
        Formats9.TexelFormat info = Formats9.of(format);
        if (info == null || !isBackBuffer(0, format)) return D3DERR_INVALIDCALL;
        if (formats[0].samples(info, p.multiSampleType, p.multiSampleQuality) == 0) return D3DERR_INVALIDCALL;
        if (!p.enableAutoDepthStencil) return D3D_OK;
        Formats9.TexelFormat depth = Formats9.of(p.autoDepthStencilFormat);
        boolean fits = depth != null
                && formats[0].isDepthStencil(depth)
                && formats[0].samples(depth, p.multiSampleType, p.multiSampleQuality) > 0;
        return fits ? D3D_OK : D3DERR_INVALIDCALL;
    }

    public int createDevice(
            int adapter, int type, int behavior, @Nullable PresentParameters9 parameters, @Nullable Ref<Device9> out) {
        if (parameters == null || out == null) return D3DERR_INVALIDCALL;
        return create(adapter, type, behavior, parameters, out, false);
    }

    /** Direct3D 9Ex: a device with the calls of that version. */
    public int createDeviceEx(
            int adapter, int type, int behavior, @Nullable PresentParameters9 parameters, @Nullable Ref<Device9> out) {
        if (parameters == null || out == null) return D3DERR_INVALIDCALL;
        return ex ? create(adapter, type, behavior, parameters, out, true) : D3DERR_INVALIDCALL;
    }

    private int create(int adapter, int type, int behavior, PresentParameters9 given, Ref<Device9> out, boolean asEx) {
        out.value = null;
        if (!has(adapter) || type < D3DDEVTYPE_HAL || type > D3DDEVTYPE_NULLREF) return D3DERR_INVALIDCALL;
        if (type == D3DDEVTYPE_SW) return D3DERR_INVALIDCALL;
        int processing = behavior
                & (D3DCREATE_SOFTWARE_VERTEXPROCESSING
                        | D3DCREATE_HARDWARE_VERTEXPROCESSING
                        | D3DCREATE_MIXED_VERTEXPROCESSING);
        if (Integer.bitCount(processing) != 1) return D3DERR_INVALIDCALL;
        if ((behavior & D3DCREATE_PUREDEVICE) != 0 && processing != D3DCREATE_HARDWARE_VERTEXPROCESSING) {
            return D3DERR_INVALIDCALL;
        }
        int legal = check(given, asEx);
        if (failed(legal)) return legal;
        SwapChain9.complete(given, desktop);
        try {
            CreationParameters9 creation = new CreationParameters9(adapter, type, behavior);
            boolean guarded = (creation.behaviorFlags() & D3DCREATE_MULTITHREADED) != 0;
            Device gpu = adapters.get(adapter);
            out.value = guarded
                    ? new GuardedDevice9(this, gpu, creation, given.clone(), asEx)
                    : new Device9(this, gpu, creation, given.clone(), asEx);
            return D3D_OK;
        } catch (Direct3DException e) {
            return e.result();
        } catch (tepui.pipe.OutOfDeviceMemoryException e) {
            return D3DERR_OUTOFVIDEOMEMORY;
        } catch (tepui.pipe.UnsupportedByDeviceException e) {
            return D3DERR_NOTAVAILABLE;
        }
    }

    /** A device on the first adapter, or an exception with the result. */
    public Device9 createDevice(PresentParameters9 parameters) {
        return createDevice(D3DCREATE_HARDWARE_VERTEXPROCESSING, parameters);
    }

    /** A device on the first adapter, or an exception with the result; on Direct3D 9Ex one of that version. */
    public Device9 createDevice(int behavior, PresentParameters9 parameters) {
        Ref<Device9> r = new Ref<>();
        D3D9.check(create(D3DADAPTER_DEFAULT, D3DDEVTYPE_HAL, behavior, parameters, r, ex));
        return r.get();
    }

    @Override
    void destroy() {}
}
