package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Caps9;
import tepui.frontends.d3d9.ClipStatus9;
import tepui.frontends.d3d9.CreationParameters9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Resource9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.ResourceRegistry;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.frontends.d3d9.state.TargetBindings;
import tepui.pipe.Context;
import tepui.pipe.Device;

/** Calls that ask what the device is and can do, and state that is kept and answered. */
final class DeviceInformation {
    private final Backend backend;
    private final Direct3D9 parent;
    private final CreationParameters9 creation;
    private final ResourceRegistry registry;
    private final DeviceState state;
    private final StateValues values;
    private final TargetBindings targets;
    private final Map<Integer, int[]> palettes = new HashMap<>();
    private int currentPalette = 0xffff;
    private int gpuPriority;
    private float npatches;
    private ClipStatus9 clipStatus = new ClipStatus9(0, -1);

    DeviceInformation(
            Backend backend,
            Direct3D9 parent,
            CreationParameters9 creation,
            ResourceRegistry registry,
            DeviceState state,
            TargetBindings targets) {
        this.backend = backend;
        this.parent = parent;
        this.creation = creation;
        this.registry = registry;
        this.state = state;
        this.targets = targets;
        values = state.values;
    }

    public int shadersMade() {
        return backend.shadersMade();
    }

    public Context pipe() {
        return backend.pipe;
    }

    public Device gpu() {
        return backend.gpu;
    }

    // ---- everything else

    public Direct3D9 getDirect3D() {
        parent.addRef();
        return parent;
    }

    public int getDeviceCaps(@Nullable Ref<Caps9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        int hr = parent.getDeviceCaps(creation.adapterOrdinal(), creation.deviceType(), out);
        boolean software = (creation.behaviorFlags() & D3DCREATE_SOFTWARE_VERTEXPROCESSING) != 0;
        if (hr == D3D_OK && software) out.get().maxVertexShaderConst = StateValues.SOFTWARE_VERTEX_CONSTANTS;
        return hr;
    }

    public CreationParameters9 getCreationParameters() {
        return creation;
    }

    public int getAvailableTextureMem() {
        long bytes = Math.min(backend.caps.memoryBytes <= 0 ? 1L << 30 : backend.caps.memoryBytes, 0xfff00000L);
        // On 9Ex what does not fit goes into the machine's memory, and the number stays as it is.
        if (!backend.ex) {
            backend.enter();
            bytes -= registry.deviceBytes();
            backend.leave();
        }
        return (int) (Math.max(0, bytes) & ~0xfffffL);
    }

    public int evictManagedResources() {
        backend.enter();
        registry.evict();
        backend.leave();
        return D3D_OK;
    }

    public int validateDevice(@Nullable IntRef passes) {
        if (passes == null) return D3DERR_INVALIDCALL;
        for (int i = 0; i < 16; i++) {
            if (values.sampler(i, D3DSAMP_MAGFILTER) == D3DTEXF_NONE
                    || values.sampler(i, D3DSAMP_MINFILTER) == D3DTEXF_NONE) {
                return D3DERR_UNSUPPORTEDTEXTUREFILTER;
            }
            BaseTextureObject t = values.textures[i];
            if (t == null) continue;
            boolean linear = values.sampler(i, D3DSAMP_MAGFILTER) != D3DTEXF_POINT
                    || values.sampler(i, D3DSAMP_MINFILTER) != D3DTEXF_POINT
                    || values.sampler(i, D3DSAMP_MIPFILTER) != D3DTEXF_NONE
                            && values.sampler(i, D3DSAMP_MIPFILTER) != D3DTEXF_POINT;
            int support = t.store.texture == null ? -1 : backend.gpu.formatSupport(t.store.deviceFormat());
            if (linear && (support & tepui.pipe.format.FormatSupport.FILTERED) == 0) return E_FAIL;
        }
        SurfaceObject depth = targets.depth;
        int[] r = values.render;
        boolean tested = (r[D3DRS_ZENABLE] | r[D3DRS_ZWRITEENABLE] | r[D3DRS_STENCILENABLE]) != 0;
        if (tested && depth != null && targets.isSmallerThanTarget(depth)) return D3DERR_CONFLICTINGRENDERSTATE;
        passes.value = 1;
        return D3D_OK;
    }

    public int setSoftwareVertexProcessing(boolean software) {
        if ((creation.behaviorFlags() & D3DCREATE_MIXED_VERTEXPROCESSING) == 0) {
            boolean only = (creation.behaviorFlags() & D3DCREATE_SOFTWARE_VERTEXPROCESSING) != 0;
            return only == software ? D3D_OK : D3DERR_INVALIDCALL;
        }
        if (state.softwareProcessing != software) state.dirty.groups |= DirtyBits.VERTEX_CODE | DirtyBits.VERTEX_FLOATS;
        state.softwareProcessing = software;
        return D3D_OK;
    }

    public boolean getSoftwareVertexProcessing() {
        return state.softwareProcessing;
    }

    public int setNPatchMode(float segments) {
        npatches = segments;
        return D3D_OK;
    }

    public float getNPatchMode() {
        return npatches;
    }

    public int setClipStatus(@Nullable ClipStatus9 status) {
        if (status == null) return D3DERR_INVALIDCALL;
        clipStatus = status;
        return D3D_OK;
    }

    public ClipStatus9 getClipStatus() {
        return clipStatus;
    }

    public int setPaletteEntries(int palette, int @Nullable [] entries) {
        if (entries == null) return D3DERR_INVALIDCALL;
        if (palette < 0 || palette > 0xffff || entries.length < 256) return D3DERR_INVALIDCALL;
        for (int e : entries) if (e >>> 24 != 255) return D3DERR_INVALIDCALL;
        palettes.put(palette, entries.clone());
        return D3D_OK;
    }

    public int getPaletteEntries(int palette, int @Nullable [] entries) {
        if (entries == null) return D3DERR_INVALIDCALL;
        int[] p = palettes.get(palette);
        if (p == null || entries.length < 256) return D3DERR_INVALIDCALL;
        System.arraycopy(p, 0, entries, 0, 256);
        return D3D_OK;
    }

    public int setCurrentTexturePalette(int palette) {
        if (!palettes.containsKey(palette)) return D3DERR_INVALIDCALL;
        currentPalette = palette;
        return D3D_OK;
    }

    public int getCurrentTexturePalette() {
        return currentPalette;
    }

    public int setGPUThreadPriority(int priority) {
        if (!backend.ex || priority < -7 || priority > 7) return D3DERR_INVALIDCALL;
        gpuPriority = priority;
        return D3D_OK;
    }

    public int getGPUThreadPriority(@Nullable IntRef priority) {
        if (priority == null) return D3DERR_INVALIDCALL;
        priority.value = gpuPriority;
        return backend.ex ? D3D_OK : D3DERR_INVALIDCALL;
    }

    public int checkResourceResidency(List<? extends Resource9> list) {
        return backend.ex ? D3D_OK : D3DERR_INVALIDCALL;
    }

    public int setConvolutionMonoKernel(int width, int height, float @Nullable [] rows, float @Nullable [] columns) {
        if (rows == null || columns == null) return D3DERR_INVALIDCALL;
        return D3DERR_INVALIDCALL;
    }

    public int composeRects(
            @Nullable SurfaceObject source,
            @Nullable SurfaceObject target,
            @Nullable VertexBufferObject sourceRects,
            int count,
            @Nullable VertexBufferObject targetRects,
            int operation,
            int x,
            int y) {
        return D3DERR_INVALIDCALL;
    }
}
