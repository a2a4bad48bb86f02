package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Surface;

/** IDirect3DDevice9, and where it was made so, IDirect3DDevice9Ex: presenting, resets, state blocks, and what belongs to no other part. */
public sealed class Device9 extends DeviceDraws permits GuardedDevice9 {
    private final CreationParameters9 creation;
    private final SwapChain9 chain;
    private @Nullable Surface9 autoDepth;
    private PresentParameters9 parameters;
    private @Nullable Cursor9 cursor;
    private final Map<Integer, int[]> palettes = new HashMap<>();
    private int currentPalette = 0xffff;
    private int latency = 3;
    private boolean presentsOnThread;
    private int gpuPriority;
    private @Nullable VertexProcessing9 processing;
    private float npatches;
    private ClipStatus9 clipStatus = new ClipStatus9(0, -1);
    private boolean needsReset;

    Device9(Direct3D9 parent, Device gpu, CreationParameters9 creation, PresentParameters9 parameters, boolean ex) {
        super(parent, gpu, creation.behaviorFlags(), ex);
        this.creation = creation;
        this.parameters = parameters;
        softwareProcessing = (behavior & D3DCREATE_SOFTWARE_VERTEXPROCESSING) != 0;
        parent.addRef();
        chain = new SwapChain9(this, parameters, true);
        chain.use();
        begin(true);
        fixed.warm();
        draws.forget();
    }

    /** Makes what comes with the device; a device of Direct3D 9Ex that is reset has its state still. */
    private void begin(boolean fresh) {
        Surface9 depth = null;
        if (parameters.enableAutoDepthStencil) {
            Formats9.TexelFormat info = Formats9.of(parameters.autoDepthStencilFormat);
            if (info == null || !formats.isDepthStencil(info)) throw new Direct3DException(D3DERR_INVALIDCALL);
            int samples = formats.samples(info, parameters.multiSampleType, parameters.multiSampleQuality);
            TexelStore s = target(
                    info,
                    D3DUSAGE_DEPTHSTENCIL,
                    parameters.backBufferWidth,
                    parameters.backBufferHeight,
                    Math.max(1, samples));
            depth = new Surface9(this, s, 0, 0, null, parameters.multiSampleType, parameters.multiSampleQuality);
            depth.use();
        }
        autoDepth = depth;
        int width = parameters.backBufferWidth;
        int height = parameters.backBufferHeight;
        if (fresh) {
            fetching = 0;
            farConstants = false;
            state.setDefaults(depth != null, caps.maxPointSize, width, height);
        } else {
            Viewport9 v = state.viewport;
            state.viewport = new Viewport9(0, 0, width, height, v.minZ(), v.maxZ());
            state.scissor = new Rect9(0, 0, width, height);
        }
        bindTarget(0, chain.buffer(0));
        bindDepth(depth);
        draws.forget();
    }

    // ---- presenting
    // --------------------------------------------------------------------------------------------------

    /** Shows the first back buffer of the first swap chain. */
    public int present() {
        return present(null, null);
    }

    public int present(@Nullable Rect9 from, @Nullable Rect9 to) {
        return chain.present(from, to, 0);
    }

    /** In another window than the device's, where one is given. */
    public int present(
            @Nullable Rect9 from, @Nullable Rect9 to, Surface.@Nullable Target window, @Nullable List<Rect9> changed) {
        return chain.present(from, to, window, changed, 0);
    }

    /** Direct3D 9Ex: with flags. */
    public int presentEx(@Nullable Rect9 from, @Nullable Rect9 to, int flags) {
        return ex ? chain.present(from, to, flags) : D3DERR_INVALIDCALL;
    }

    /**
     * How many frames the program may be ahead of the device when it presents: 0 waits for each frame, -1 never waits. No call of the API, which
     * has {@link #setMaximumFrameLatency} in Direct3D 9Ex alone; 3 where nobody asks.
     */
    public void setRenderAhead(int frames) {
        if (frames < -1)
            throw new IllegalArgumentException("setRenderAhead: frames is " + frames + ", must be at least -1");
        latency = frames;
    }

    /**
     * Has a thread for each window show the pictures: it waits for them to be drawn and for the screen, while the program goes on with the next
     * frame until it is as far ahead as {@link #setRenderAhead} says (-1: {@value PresentThread9#MOST} frames). It costs a copy of each picture;
     * S_PRESENT_OCCLUDED and the like are told by a later present. What receives the pictures runs on that thread and must not call the device.
     * No call of the API.
     */
    public void setPresentThread(boolean on) {
        presentsOnThread = on;
    }

    boolean presentsOnThread() {
        return presentsOnThread;
    }

    public int getSwapChain(int index, @Nullable Ref<SwapChain9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (index != 0) return D3DERR_INVALIDCALL;
        chain.addRef();
        out.value = chain;
        return D3D_OK;
    }

    public int getNumberOfSwapChains() {
        return 1;
    }

    public int createAdditionalSwapChain(@Nullable PresentParameters9 given, @Nullable Ref<SwapChain9> out) {
        if (given == null || out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        // A device in full screen has its one window.
        if (!given.windowed || !parameters.windowed || failed(parent.check(given, ex))) return D3DERR_INVALIDCALL;
        SwapChain9.complete(given, parent.desktop());
        PresentParameters9 p = given.clone();
        return made(out, () -> new SwapChain9(this, p, false));
    }

    public int getBackBuffer(int swapChain, int index, int type, @Nullable Ref<Surface9> buffer) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        if (swapChain == 0) return chain.getBackBuffer(index, type, buffer);
        buffer.value = null;
        return D3DERR_INVALIDCALL;
    }

    /** A back buffer, with a count of its own. */
    public Surface9 getBackBuffer(int index) {
        Ref<Surface9> r = new Ref<>();
        check(getBackBuffer(0, index, D3DBACKBUFFER_TYPE_MONO, r));
        return r.get();
    }

    public int getFrontBufferData(int swapChain, @Nullable Surface9 target) {
        return swapChain == 0 ? chain.getFrontBufferData(target) : D3DERR_INVALIDCALL;
    }

    public int getRasterStatus(int swapChain, @Nullable Ref<RasterStatus9> status) {
        if (status == null) return D3DERR_INVALIDCALL;
        return swapChain == 0 ? chain.getRasterStatus(status) : D3DERR_INVALIDCALL;
    }

    public int getDisplayMode(int swapChain, @Nullable Ref<DisplayMode9> mode) {
        if (mode == null) return D3DERR_INVALIDCALL;
        return swapChain == 0 ? chain.getDisplayMode(mode) : D3DERR_INVALIDCALL;
    }

    public int setDialogBoxMode(boolean enable) {
        return D3D_OK;
    }

    public void setGammaRamp(int swapChain, int flags, @Nullable GammaRamp9 ramp) {
        if (swapChain == 0 && ramp != null) chain.setGamma(ramp);
    }

    public GammaRamp9 getGammaRamp(int swapChain) {
        return chain.gamma();
    }

    // ---- losing and resetting
    // ----------------------------------------------------------------------------------------

    /** D3DERR_DEVICELOST or D3DERR_DEVICENOTRESET where the device must be reset; one of Direct3D 9Ex has {@link #checkDeviceState} for that. */
    public int testCooperativeLevel() {
        if (ex) return D3D_OK;
        if (gpu.lost() != null) return D3DERR_DEVICELOST;
        return needsReset ? D3DERR_DEVICENOTRESET : D3D_OK;
    }

    /** Direct3D 9Ex: what became of the device. */
    public int checkDeviceState(Surface.@Nullable Target window) {
        DeviceLostException.Reason reason = gpu.lossReason();
        if (reason == null) return D3D_OK;
        return reason == DeviceLostException.Reason.HUNG ? D3DERR_DEVICEHUNG : D3DERR_DEVICEREMOVED;
    }

    /**
     * The display was taken away: until a reset, nothing is shown. There is no system here that would do so by itself; whoever owns the
     * window calls this.
     */
    public void lose(String reason) {
        if (ex) return;
        lost = reason;
        needsReset = true;
    }

    public int reset(@Nullable PresentParameters9 given) {
        if (given == null) return D3DERR_INVALIDCALL;
        if (failed(parent.check(given, ex))) {
            needsReset = !ex;
            return D3DERR_INVALIDCALL;
        }
        PresentParameters9 p = given.clone();
        SwapChain9.complete(p, parent.desktop());
        enter();
        try {
            // What was implied goes in any case; what the program made in the pool DEFAULT must go first.
            releaseTargets();
            if (!ex) {
                releaseBound();
                if (holdsDefault()) {
                    needsReset = true;
                    lost = lost == null ? "a reset was refused, since resources of the pool DEFAULT are there" : lost;
                    bindDepth(autoDepth);
                    return D3DERR_INVALIDCALL;
                }
                if (recording != null) recording.release();
                recording = null;
                inScene = false;
            }
            parameters = p;
            chain.reset(p);
            begin(!ex);
            lost = null;
            needsReset = false;
        } finally {
            leave();
        }
        given.backBufferWidth = p.backBufferWidth;
        given.backBufferHeight = p.backBufferHeight;
        given.backBufferCount = p.backBufferCount;
        given.backBufferFormat = p.backBufferFormat;
        return D3D_OK;
    }

    /** Direct3D 9Ex: resources and state stay, but for targets, viewport and scissor. */
    public int resetEx(@Nullable PresentParameters9 given) {
        if (given == null) return D3DERR_INVALIDCALL;
        return ex ? reset(given) : D3DERR_INVALIDCALL;
    }

    /** Goes back to the first back buffer alone, and lets go of the depth buffer that came with the device. */
    private void releaseTargets() {
        for (int i = 1; i < targets.length; i++) bindTarget(i, null);
        bindDepth(null);
        Surface9 d = autoDepth;
        autoDepth = null;
        if (d != null) d.unuse();
        bindTarget(0, chain.buffer(0));
    }

    /** Unbinds all that is read. */
    private void releaseBound() {
        for (int i = 0; i < State9.SAMPLERS; i++) bindTexture(i, null);
        for (int i = 0; i < State9.STREAMS; i++) bindStream(i, null, 0, 0);
        bindIndices(null);
        bindDeclaration(null);
        bindVertexShader(null);
        bindPixelShader(null);
    }

    private boolean holdsDefault() {
        if (chain.isHeld() || chains > 0) return true;
        for (Resource9 r : resources) {
            boolean counted = r.references > 0;
            if (counted && r.pool() == D3DPOOL_DEFAULT) return true;
        }
        return false;
    }

    // ---- state blocks
    // ------------------------------------------------------------------------------------------------

    public int createStateBlock(int type, @Nullable Ref<StateBlock9> block) {
        if (block == null) return D3DERR_INVALIDCALL;
        block.value = null;
        if (type < D3DSBT_ALL || type > D3DSBT_VERTEXSTATE || recording != null) return D3DERR_INVALIDCALL;
        return made(block, () -> StateBlock9.of(this, type));
    }

    /** A block with the state of now, or an exception with the result. */
    public StateBlock9 createStateBlock(int type) {
        Ref<StateBlock9> r = new Ref<>();
        check(createStateBlock(type, r));
        return r.get();
    }

    public int beginStateBlock() {
        if (recording != null) return D3DERR_INVALIDCALL;
        recording = new StateBlock9(this, new BitSet(), true);
        return D3D_OK;
    }

    public int endStateBlock(@Nullable Ref<StateBlock9> block) {
        if (block == null) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r == null) return D3DERR_INVALIDCALL;
        recording = null;
        block.value = r;
        return D3D_OK;
    }

    /** The block that was recorded, or an exception with the result. */
    public StateBlock9 endStateBlock() {
        Ref<StateBlock9> r = new Ref<>();
        check(endStateBlock(r));
        return r.get();
    }

    @Override
    void hack(int name, int value) {
        if (name != D3DRS_POINTSIZE || parent.isNvidia()) return;
        if (value == D3DFMT_A2M1) {
            alphaToCoverage = true;
            dirty |= Dirty9.BLEND;
        } else if (value == D3DFMT_A2M0) {
            alphaToCoverage = false;
            dirty |= Dirty9.BLEND;
        } else if (value == 0x7fa05000) {
            resolveDepth();
        }
    }

    /** RESZ: the depth buffer's contents go to the texture of the first sampler. */
    private void resolveDepth() {
        Surface9 from = depthStencil;
        BaseTexture9 to = state.textures[0];
        if (from == null || !(to instanceof Texture9 t) || !t.store.info.isDepth()) return;
        Rect9 a = new Rect9(0, 0, from.width(), from.height());
        Rect9 b = new Rect9(0, 0, t.store.width, t.store.height);
        if (from.store.deviceFormat() != t.store.deviceFormat()) return;
        blits.blit(from.store, from.level, from.layer, a, t.store, 0, 0, b, false);
    }

    // ---- everything else
    // ---------------------------------------------------------------------------------------------

    /** The object that made it, with a count of its own. */
    public Direct3D9 getDirect3D() {
        parent.addRef();
        return parent;
    }

    public int getDeviceCaps(@Nullable Ref<Caps9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        int hr = parent.getDeviceCaps(creation.adapterOrdinal(), creation.deviceType(), out);
        boolean software = (behavior & D3DCREATE_SOFTWARE_VERTEXPROCESSING) != 0;
        if (hr == D3D_OK && software) out.get().maxVertexShaderConst = State9.SOFTWARE_VERTEX_CONSTANTS;
        return hr;
    }

    public CreationParameters9 getCreationParameters() {
        return creation;
    }

    /** Bytes of texture memory less what is in the pool DEFAULT, in whole MiB. */
    public int getAvailableTextureMem() {
        long bytes = Math.min(caps.memoryBytes <= 0 ? 1L << 30 : caps.memoryBytes, 0xfff00000L);
        enter();
        for (Resource9 r : resources) bytes -= r.deviceBytes();
        leave();
        return (int) (Math.max(0, bytes) & ~0xfffffL);
    }

    public int evictManagedResources() {
        enter();
        for (Resource9 r : resources) {
            if (r instanceof BaseTexture9 t) {
                t.store.evict();
                textureChanged(t.boundStages);
            } else if (r instanceof Buffer9 b) {
                b.evict();
            }
        }
        leave();
        return D3D_OK;
    }

    public int validateDevice(@Nullable IntRef passes) {
        if (passes == null) return D3DERR_INVALIDCALL;
        for (int i = 0; i < 16; i++) {
            if (state.sampler(i, D3DSAMP_MAGFILTER) == D3DTEXF_NONE
                    || state.sampler(i, D3DSAMP_MINFILTER) == D3DTEXF_NONE) {
                return D3DERR_UNSUPPORTEDTEXTUREFILTER;
            }
            BaseTexture9 t = state.textures[i];
            if (t == null) continue;
            boolean linear = state.sampler(i, D3DSAMP_MAGFILTER) != D3DTEXF_POINT
                    || state.sampler(i, D3DSAMP_MINFILTER) != D3DTEXF_POINT
                    || state.sampler(i, D3DSAMP_MIPFILTER) != D3DTEXF_NONE
                            && state.sampler(i, D3DSAMP_MIPFILTER) != D3DTEXF_POINT;
            int support = t.store.texture == null ? -1 : gpu.formatSupport(t.store.deviceFormat());
            if (linear && (support & tepui.pipe.format.FormatSupport.FILTERED) == 0) return E_FAIL;
        }
        Surface9 depth = depthStencil;
        int[] r = state.render;
        boolean tested = (r[D3DRS_ZENABLE] | r[D3DRS_ZWRITEENABLE] | r[D3DRS_STENCILENABLE]) != 0;
        if (tested && depth != null && isSmallerThanTarget(depth)) return D3DERR_CONFLICTINGRENDERSTATE;
        passes.value = 1;
        return D3D_OK;
    }

    /**
     * Vertices through the vertex stage into a buffer, in pixels.
     *
     * @param declaration the form of the target's vertices; null for that of its FVF
     * @param flags D3DPV_DONOTCOPYDATA changes nothing: only what the stage gives is written
     */
    public int processVertices(
            int start,
            int target,
            int count,
            @Nullable VertexBuffer9 buffer,
            @Nullable VertexDeclaration9 declaration,
            int flags) {
        if (buffer == null || buffer.device != this) return D3DERR_INVALIDCALL;
        VertexElement9[] elements =
                declaration == null ? VertexDeclaration9.elements(buffer.fvf) : declaration.getDeclaration();
        if (elements == null) return D3DERR_INVALIDCALL;
        enter();
        try {
            VertexProcessing9 p = processing;
            if (p == null) processing = p = new VertexProcessing9(this);
            return p.run(start, target, count, buffer, elements);
        } finally {
            leave();
        }
    }

    public int setCursorProperties(int hotX, int hotY, @Nullable Surface9 bitmap) {
        if (bitmap == null || bitmap.store.info.code() != D3DFMT_A8R8G8B8) return D3DERR_INVALIDCALL;
        if (bitmap.device != this) return D3DERR_INVALIDCALL;
        int w = bitmap.width();
        int h = bitmap.height();
        if (Integer.bitCount(w) != 1 || Integer.bitCount(h) != 1) return D3DERR_INVALIDCALL;
        DisplayMode9 mode = chain.mode();
        if (w > mode.width() || h > mode.height()) return D3DERR_INVALIDCALL;
        LockedRect r = new LockedRect();
        int hr = bitmap.lockRect(r, null, D3DLOCK_READONLY);
        if (failed(hr)) return hr;
        int[] argb = new int[w * h];
        MemorySegment rows = r.rows(h);
        for (int y = 0; y < h; y++) {
            MemorySegment.copy(rows, ValueLayout.JAVA_INT, (long) y * r.pitch, argb, y * w, w);
        }
        bitmap.unlockRect();
        Cursor9 c = new Cursor9(w, h, argb, hotX, hotY);
        cursor = cursor == null ? c : c.after(cursor);
        chain.setCursor(cursor);
        return D3D_OK;
    }

    public void setCursorPosition(int x, int y, int flags) {
        Cursor9 c = cursor;
        if (c != null) c.move(x, y);
    }

    /** Was it shown before? Without a picture there is none to show. */
    public boolean showCursor(boolean show) {
        Cursor9 c = cursor;
        return c != null && c.show(show);
    }

    public int setSoftwareVertexProcessing(boolean software) {
        if ((behavior & D3DCREATE_MIXED_VERTEXPROCESSING) == 0) {
            boolean only = (behavior & D3DCREATE_SOFTWARE_VERTEXPROCESSING) != 0;
            return only == software ? D3D_OK : D3DERR_INVALIDCALL;
        }
        if (softwareProcessing != software) dirty |= Dirty9.VERTEX_CODE | Dirty9.VERTEX_FLOATS;
        softwareProcessing = software;
        return D3D_OK;
    }

    public boolean getSoftwareVertexProcessing() {
        return softwareProcessing;
    }

    /** Kept and answered; surfaces are not subdivided, and the capabilities say so. */
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

    /**
     * 256 colours of 8 bits: red, green, blue, alpha from the lowest. Formats with palettes are on no device, and no capability names alpha in them:
     * all colours are opaque.
     */
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

    // ---- Direct3D 9Ex
    // ------------------------------------------------------------------------------------------------

    public int setMaximumFrameLatency(int frames) {
        if (!ex || frames < 0 || frames > 30) return D3DERR_INVALIDCALL;
        latency = frames == 0 ? 3 : frames;
        return D3D_OK;
    }

    public int getMaximumFrameLatency(@Nullable IntRef frames) {
        if (frames == null) return D3DERR_INVALIDCALL;
        frames.value = latency;
        return ex ? D3D_OK : D3DERR_INVALIDCALL;
    }

    int latency() {
        return latency;
    }

    public int setGPUThreadPriority(int priority) {
        if (!ex || priority < -7 || priority > 7) return D3DERR_INVALIDCALL;
        gpuPriority = priority;
        return D3D_OK;
    }

    public int getGPUThreadPriority(@Nullable IntRef priority) {
        if (priority == null) return D3DERR_INVALIDCALL;
        priority.value = gpuPriority;
        return ex ? D3D_OK : D3DERR_INVALIDCALL;
    }

    /** Direct3D 9Ex: waits for the lines of the picture that is shown to end, by the clock that {@link #getRasterStatus} follows. */
    public int waitForVBlank(int swapChain) {
        if (!ex || swapChain != 0) return D3DERR_INVALIDCALL;
        long end = System.nanoTime() + chain.refresh().untilBlank(System.nanoTime());
        for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) LockSupport.parkNanos(left);
        return D3D_OK;
    }

    public int checkResourceResidency(List<? extends Resource9> list) {
        return ex ? D3D_OK : D3DERR_INVALIDCALL;
    }

    /** Direct3D 9Ex: the kernel of a filter for D3DFMT_A1, which is on no device here: the call is refused. */
    public int setConvolutionMonoKernel(int width, int height, float @Nullable [] rows, float @Nullable [] columns) {
        if (rows == null || columns == null) return D3DERR_INVALIDCALL;
        return D3DERR_INVALIDCALL;
    }

    /**
     * Direct3D 9Ex: glyphs of one bit a texel into a surface of the same. No device here has D3DFMT_A1, the only format of it, so there is no legal
     * call.
     */
    public int composeRects(
            @Nullable Surface9 source,
            @Nullable Surface9 target,
            @Nullable VertexBuffer9 sourceRects,
            int count,
            @Nullable VertexBuffer9 targetRects,
            int operation,
            int x,
            int y) {
        return D3DERR_INVALIDCALL;
    }

    public int createRenderTargetEx(
            int width,
            int height,
            int format,
            int sample,
            int quality,
            boolean lockable,
            @Nullable Ref<Surface9> out,
            int usage) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        return ex && usage == 0
                ? createRenderTarget(width, height, format, sample, quality, lockable, out)
                : D3DERR_INVALIDCALL;
    }

    public int createDepthStencilSurfaceEx(
            int width,
            int height,
            int format,
            int sample,
            int quality,
            boolean discard,
            @Nullable Ref<Surface9> out,
            int usage) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        return ex && usage == 0
                ? createDepthStencilSurface(width, height, format, sample, quality, discard, out)
                : D3DERR_INVALIDCALL;
    }

    public int createOffscreenPlainSurfaceEx(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> out, int usage) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        return ex && usage == 0 ? createOffscreenPlainSurface(width, height, format, pool, out) : D3DERR_INVALIDCALL;
    }

    public int getDisplayModeEx(int swapChain, @Nullable Ref<DisplayMode9> mode) {
        if (mode == null) return D3DERR_INVALIDCALL;
        return ex ? getDisplayMode(swapChain, mode) : D3DERR_INVALIDCALL;
    }

    // ---- end
    // ---------------------------------------------------------------------------------------------------------

    @Override
    void destroy() {
        if (recording != null) recording.release();
        recording = null;
        releaseTargets();
        releaseBound();
        bindTarget(0, null);
        chain.unuse();
        fixed.destroy();
        draws.destroy();
        draws.user.close();
        // What is left was never released by the program; memory of the device goes with it.
        for (Resource9 r : new ArrayList<>(resources)) r.destroyOnce();
        pipe.close();
        parent.release();
    }
}
