package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.AdapterIdentifier9;
import tepui.frontends.d3d9.Caps9;
import tepui.frontends.d3d9.CreationParameters9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Direct3DException;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.base.CountedObject;
import tepui.frontends.d3d9.base.DeviceLoss;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.format.DeviceFormats;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.frontends.d3d9.present.DisplayModes;
import tepui.frontends.d3d9.present.SwapChainObject;
import tepui.pipe.Bind;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.format.FormatSupport;

/** Direct3D object: the adapters, and their capabilities. */
final class Direct3DObject implements CountedObject, Direct3D9 {
    private final References references = References.apart(this);
    private final List<Adapter> adapters;
    private final boolean ex;
    private final DisplayModes modes;
    private final PresentRules rules;

    Direct3DObject(List<Device> devices, boolean ex, DisplayModes modes) {
        if (devices.isEmpty()) throw new IllegalArgumentException("Direct3D9: no adapter was given, one is needed");
        adapters = devices.stream().map(Adapter::new).toList();
        this.ex = ex;
        this.modes = modes;
        rules = new PresentRules(adapters.getFirst(), modes);
    }

    @Override
    public boolean isEx() {
        return ex;
    }

    @Override
    public void onLostDevice(@Nullable Function<Device, @Nullable Device> opener) {
        for (Adapter a : adapters) a.reopens(opener);
    }

    @Override
    public void setVendor(int id) {
        for (Adapter a : adapters) a.vendor.choose(id);
    }

    @Override
    public References references() {
        return references;
    }

    // ---- adapters and modes

    @Override
    public int getAdapterCount() {
        return adapters.size();
    }

    private boolean has(int adapter) {
        return adapter >= 0 && adapter < adapters.size();
    }

    @Override
    public int getAdapterIdentifier(int adapter, int flags, @Nullable Ref<AdapterIdentifier9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        DeviceInfo i = adapters.get(adapter).gpu.info();
        out.value = new AdapterIdentifier9(
                "tepui",
                i.name(),
                "\\\\.\\DISPLAY" + (adapter + 1),
                0x0009_0012_0000_0001L,
                adapters.get(adapter).vendor.id(),
                0x0a20,
                0,
                0,
                i.id(),
                1);
        return D3D_OK;
    }

    @Override
    public long getAdapterMonitor(int adapter) {
        return has(adapter) ? 1L + adapter : 0;
    }

    @Override
    public int registerSoftwareDevice(@Nullable Object initialize) {
        return initialize == null ? D3DERR_INVALIDCALL : D3DERR_NOTAVAILABLE;
    }

    private boolean isMode(int format) {
        return format == D3DFMT_X8R8G8B8 || format == D3DFMT_R5G6B5;
    }

    @Override
    public int getAdapterModeCount(int adapter, int format) {
        return has(adapter) && isMode(format) ? modes.count() : 0;
    }

    @Override
    public int enumAdapterModes(int adapter, int format, int mode, @Nullable Ref<DisplayMode9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!has(adapter) || mode < 0 || mode >= modes.count() || !isMode(format)) return D3DERR_INVALIDCALL;
        out.value = modes.get(mode, format);
        return D3D_OK;
    }

    @Override
    public int getAdapterDisplayMode(int adapter, @Nullable Ref<DisplayMode9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        out.value = modes.desktop();
        return D3D_OK;
    }

    // ---- modes of Direct3D 9Ex: the same ones, all of them progressive and upright

    @Override
    public int getAdapterModeCountEx(int adapter, int format, int ordering) {
        return ex && ordering != D3DSCANLINEORDERING_INTERLACED ? getAdapterModeCount(adapter, format) : 0;
    }

    @Override
    public int enumAdapterModesEx(int adapter, int format, int ordering, int mode, @Nullable Ref<DisplayMode9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!ex || ordering == D3DSCANLINEORDERING_INTERLACED) return D3DERR_INVALIDCALL;
        return enumAdapterModes(adapter, format, mode, out);
    }

    @Override
    public int getAdapterDisplayModeEx(int adapter, @Nullable Ref<DisplayMode9> out, @Nullable IntRef rotation) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!ex) return D3DERR_INVALIDCALL;
        if (rotation != null) rotation.value = D3DDISPLAYROTATION_IDENTITY;
        return getAdapterDisplayMode(adapter, out);
    }

    @Override
    public int getAdapterLUID(int adapter, @Nullable Ref<Long> luid) {
        if (luid == null) return D3DERR_INVALIDCALL;
        luid.value = null;
        if (!ex || !has(adapter)) return D3DERR_INVALIDCALL;
        luid.value = 0x7e9_0000L + adapter;
        return D3D_OK;
    }

    // ---- what devices can do

    @Override
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
        return adapters.get(adapter).isBackBuffer(wanted) ? D3D_OK : D3DERR_NOTAVAILABLE;
    }

    @Override
    public int checkDeviceFormat(int adapter, int type, int adapterFormat, int usage, int resource, int format) {
        if (!has(adapter) || adapterFormat == D3DFMT_UNKNOWN) return D3DERR_INVALIDCALL;
        if (!isMode(adapterFormat)) return D3DERR_NOTAVAILABLE;
        // Buffers are no formats of an adapter, as drivers have it.
        if (resource == D3DRTYPE_VERTEXBUFFER || resource == D3DRTYPE_INDEXBUFFER) return D3DERR_INVALIDCALL;
        DeviceFormats f = adapters.get(adapter).formats;
        // Vendors' switches announce themselves as formats of surfaces.
        if (format == D3DFMT_ATOC
                || format == D3DFMT_SSAA
                || format == D3DFMT_INST
                || format == D3DFMT_A2M0
                || format == D3DFMT_A2M1
                || format == D3DFMT_RESZ
                || format == D3DFMT_NVDB) {
            return resource == D3DRTYPE_SURFACE && adapters.get(adapter).isSwitch(format)
                    ? D3D_OK
                    : D3DERR_NOTAVAILABLE;
        }
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        if (info == null || !adapters.get(adapter).hasDepth(format)) return D3DERR_NOTAVAILABLE;
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

    private static boolean queries(DeviceFormats f, TexelFormats.TexelFormat info, int usage) {
        if (info.isNull()) return (usage & (D3DUSAGE_QUERY_SRGBREAD | D3DUSAGE_QUERY_FILTER)) == 0;
        if ((usage & D3DUSAGE_QUERY_FILTER) != 0 && !f.has(info, Bind.SAMPLED, FormatSupport.FILTERED)) return false;
        if ((usage & D3DUSAGE_QUERY_VERTEXTEXTURE) != 0 && (!f.isTexture(info) || info.isCompressed())) return false;
        if ((usage & D3DUSAGE_QUERY_LEGACYBUMPMAP) != 0 && !info.isBumpMap()) return false;
        if ((usage & D3DUSAGE_QUERY_SRGBREAD) != 0 && !isSrgb(info, false)) return false;
        if ((usage & D3DUSAGE_QUERY_SRGBWRITE) != 0 && !isSrgb(info, true)) return false;
        return (usage & D3DUSAGE_QUERY_POSTPIXELSHADER_BLENDING) == 0
                || f.has(info, Bind.COLOR_TARGET, FormatSupport.BLENDED);
    }

    private static boolean isSrgb(TexelFormats.TexelFormat info, boolean write) {
        return switch (info.code()) {
            case D3DFMT_A8R8G8B8, D3DFMT_X8R8G8B8, D3DFMT_A8B8G8R8, D3DFMT_X8B8G8R8 -> true;
            case D3DFMT_DXT1, D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5, D3DFMT_L8, D3DFMT_A8L8 -> !write;
            default -> false;
        };
    }

    @Override
    public int checkDeviceOverlayType(
            int adapter, int type, int width, int height, int format, int displayFormat, int rotation) {
        if (!ex || !has(adapter)) return D3DERR_INVALIDCALL;
        return type == D3DDEVTYPE_HAL ? D3DERR_UNSUPPORTEDOVERLAY : D3DERR_NOTAVAILABLE;
    }

    @Override
    public int checkDeviceMultiSampleType(
            int adapter, int type, int format, boolean windowed, int multiSample, @Nullable IntRef qualities) {
        if (qualities != null) qualities.value = 0;
        if (!has(adapter) || multiSample < 0 || multiSample > D3DMULTISAMPLE_16_SAMPLES) return D3DERR_INVALIDCALL;
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        if (format == D3DFMT_UNKNOWN) return D3DERR_INVALIDCALL;
        if (info == null) return D3DERR_NOTAVAILABLE;
        DeviceFormats f = adapters.get(adapter).formats;
        if (!f.isRenderTarget(info) && !f.isDepthStencil(info) && multiSample != D3DMULTISAMPLE_NONE) {
            return D3DERR_NOTAVAILABLE;
        }
        int n = f.qualities(info, multiSample);
        if (qualities != null) qualities.value = Math.max(1, n);
        return n > 0 ? D3D_OK : D3DERR_NOTAVAILABLE;
    }

    @Override
    public int checkDepthStencilMatch(int adapter, int type, int adapterFormat, int target, int depthStencil) {
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        TexelFormats.TexelFormat t = TexelFormats.of(target);
        TexelFormats.TexelFormat d = TexelFormats.of(depthStencil);
        if (t == null || d == null) return D3DERR_NOTAVAILABLE;
        boolean fits = adapters.get(adapter).formats.isRenderTarget(t)
                && adapters.get(adapter).formats.isDepthStencil(d);
        return fits ? D3D_OK : D3DERR_NOTAVAILABLE;
    }

    @Override
    public int checkDeviceFormatConversion(int adapter, int type, int source, int target) {
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        // Whatever it is, it is itself.
        if (source == target) return D3D_OK;
        TexelFormats.TexelFormat s = TexelFormats.of(source);
        TexelFormats.TexelFormat t = TexelFormats.of(target);
        if (s == null || t == null || s.isDepth() || t.isDepth()) return D3DERR_NOTAVAILABLE;
        boolean can = adapters.get(adapter).formats.has(s, Bind.SAMPLED, FormatSupport.BLIT_SOURCE)
                && adapters.get(adapter).formats.isRenderTarget(t);
        return can ? D3D_OK : D3DERR_NOTAVAILABLE;
    }

    @Override
    public int getDeviceCaps(int adapter, int type, @Nullable Ref<Caps9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (!has(adapter)) return D3DERR_INVALIDCALL;
        if (type != D3DDEVTYPE_HAL && type != D3DDEVTYPE_REF) return D3DERR_NOTAVAILABLE;
        out.value = CapsTable.make(adapters.get(adapter).gpu.caps(), adapter, type);
        return D3D_OK;
    }

    @Override
    public int createDevice(
            int adapter, int type, int behavior, @Nullable PresentParameters9 parameters, @Nullable Ref<Device9> out) {
        if (parameters == null || out == null) return D3DERR_INVALIDCALL;
        return make(adapter, type, behavior, parameters, out, false);
    }

    @Override
    public int createDeviceEx(
            int adapter, int type, int behavior, @Nullable PresentParameters9 parameters, @Nullable Ref<Device9> out) {
        if (parameters == null || out == null) return D3DERR_INVALIDCALL;
        return ex ? make(adapter, type, behavior, parameters, out, true) : D3DERR_INVALIDCALL;
    }

    private int make(int adapter, int type, int behavior, PresentParameters9 given, Ref<Device9> out, boolean asEx) {
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
        int legal = rules.check(given, asEx);
        if (failed(legal)) return legal;
        SwapChainObject.complete(given, modes.desktop());
        try {
            CreationParameters9 creation = new CreationParameters9(adapter, type, behavior);
            out.value = DeviceParts.make(this, adapters.get(adapter), rules, creation, given.clone(), asEx);
            return D3D_OK;
        } catch (Direct3DException e) {
            return e.result();
        } catch (tepui.pipe.OutOfDeviceMemoryException | OutOfMemoryError e) {
            return DeviceLoss.ofMemory(e);
        } catch (tepui.pipe.UnsupportedByDeviceException e) {
            return D3DERR_NOTAVAILABLE;
        } catch (tepui.pipe.DeviceLostException e) {
            return D3DERR_DEVICELOST;
        }
    }

    @Override
    public Device9 createDevice(int behavior, PresentParameters9 parameters) {
        Ref<Device9> r = new Ref<>();
        check(make(D3DADAPTER_DEFAULT, D3DDEVTYPE_HAL, behavior, parameters, r, ex));
        return r.get();
    }

    @Override
    public void destroy() {}
}
