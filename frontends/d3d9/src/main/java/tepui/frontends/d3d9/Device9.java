package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;

/** IDirect3DDevice9, and where it was made so, IDirect3DDevice9Ex. */
public interface Device9 extends Unknown9, DeviceResources9 {
    /** Shaders given to the device below so far: draws that make one wait for it. */
    int shadersMade();

    /** The context of the contract below: for counters, and for programs that mix both. */
    Context pipe();

    /** The device of the contract below. */
    Device gpu();

    /** Shows the first back buffer of the first swap chain. */
    default int present() {
        return present(null, null);
    }

    int present(@Nullable Rect9 from, @Nullable Rect9 to);

    /** In another window than the device's, where one is given. */
    int present(
            @Nullable Rect9 from, @Nullable Rect9 to, Surface.@Nullable Target window, @Nullable List<Rect9> changed);

    /** Direct3D 9Ex: with flags. */
    int presentEx(@Nullable Rect9 from, @Nullable Rect9 to, int flags);

    /**
     * How many frames the program may be ahead of the device when it presents: 0 waits for each frame, -1 never waits. No call of the API, which
     * has {@link #setMaximumFrameLatency} in Direct3D 9Ex alone; 3 where nobody asks.
     */
    void setRenderAhead(int frames);

    /**
     * Has a thread for each window show the pictures: it waits for them to be drawn and for the screen, while the program goes on with the next
     * frame until it is as far ahead as {@link #setRenderAhead} says (-1: 16 frames). It costs a copy of each picture;
     * S_PRESENT_OCCLUDED and the like are told by a later present. What receives the pictures runs on that thread and must not call the device.
     * No call of the API.
     */
    void setPresentThread(boolean on);

    int getSwapChain(int index, @Nullable Ref<SwapChain9> out);

    int getNumberOfSwapChains();

    int createAdditionalSwapChain(@Nullable PresentParameters9 given, @Nullable Ref<SwapChain9> out);

    int getBackBuffer(int swapChain, int index, int type, @Nullable Ref<Surface9> buffer);

    /** A back buffer, with a count of its own. */
    default Surface9 getBackBuffer(int index) {
        Ref<Surface9> r = new Ref<>();
        check(getBackBuffer(0, index, D3DBACKBUFFER_TYPE_MONO, r));
        return r.get();
    }

    int getFrontBufferData(int swapChain, @Nullable Surface9 target);

    int getRasterStatus(int swapChain, @Nullable Ref<RasterStatus9> status);

    int getDisplayMode(int swapChain, @Nullable Ref<DisplayMode9> mode);

    int setDialogBoxMode(boolean enable);

    void setGammaRamp(int swapChain, int flags, @Nullable GammaRamp9 ramp);

    GammaRamp9 getGammaRamp(int swapChain);

    /** D3DERR_DEVICELOST or D3DERR_DEVICENOTRESET where the device must be reset; one of Direct3D 9Ex has {@link #checkDeviceState} for that. */
    int testCooperativeLevel();

    /** Direct3D 9Ex: what became of the device. */
    int checkDeviceState(Surface.@Nullable Target window);

    /**
     * The display was taken away: until a reset, nothing is shown. There is no system here that would do so by itself; whoever owns the
     * window calls this.
     */
    void lose(String reason);

    int reset(@Nullable PresentParameters9 given);

    /** Direct3D 9Ex: resources and state stay, but for targets, viewport and scissor. */
    int resetEx(@Nullable PresentParameters9 given);

    int createStateBlock(int type, @Nullable Ref<StateBlock9> block);

    /** A block with the state of now, or an exception with the result. */
    default StateBlock9 createStateBlock(int type) {
        Ref<StateBlock9> r = new Ref<>();
        check(createStateBlock(type, r));
        return r.get();
    }

    int beginStateBlock();

    int endStateBlock(@Nullable Ref<StateBlock9> block);

    /** The block that was recorded, or an exception with the result. */
    default StateBlock9 endStateBlock() {
        Ref<StateBlock9> r = new Ref<>();
        check(endStateBlock(r));
        return r.get();
    }

    /** The object that made it, with a count of its own. */
    Direct3D9 getDirect3D();

    int getDeviceCaps(@Nullable Ref<Caps9> out);

    CreationParameters9 getCreationParameters();

    /** Bytes of texture memory less what is in the pool DEFAULT, in whole MiB. */
    int getAvailableTextureMem();

    int evictManagedResources();

    int validateDevice(@Nullable IntRef passes);

    /**
     * Vertices through the vertex stage into a buffer, in pixels.
     *
     * @param declaration the form of the target's vertices; null for that of its FVF
     * @param flags D3DPV_DONOTCOPYDATA changes nothing: only what the stage gives is written
     */
    int processVertices(
            int start,
            int target,
            int count,
            @Nullable VertexBuffer9 buffer,
            @Nullable VertexDeclaration9 declaration,
            int flags);

    int setCursorProperties(int hotX, int hotY, @Nullable Surface9 bitmap);

    void setCursorPosition(int x, int y, int flags);

    /** Was it shown before? Without a picture there is none to show. */
    boolean showCursor(boolean show);

    int setSoftwareVertexProcessing(boolean software);

    boolean getSoftwareVertexProcessing();

    /** Kept and answered; surfaces are not subdivided, and the capabilities say so. */
    int setNPatchMode(float segments);

    float getNPatchMode();

    int setClipStatus(@Nullable ClipStatus9 status);

    ClipStatus9 getClipStatus();

    /**
     * 256 colours of 8 bits: red, green, blue, alpha from the lowest. Formats with palettes are on no device, and no capability names alpha in them:
     * all colours are opaque.
     */
    int setPaletteEntries(int palette, int @Nullable [] entries);

    int getPaletteEntries(int palette, int @Nullable [] entries);

    int setCurrentTexturePalette(int palette);

    int getCurrentTexturePalette();

    int setMaximumFrameLatency(int frames);

    int getMaximumFrameLatency(@Nullable IntRef frames);

    int setGPUThreadPriority(int priority);

    int getGPUThreadPriority(@Nullable IntRef priority);

    /** Direct3D 9Ex: waits for the lines of the picture that is shown to end, by the clock that {@link #getRasterStatus} follows. */
    int waitForVBlank(int swapChain);

    int checkResourceResidency(List<? extends Resource9> list);

    /** Direct3D 9Ex: the kernel of a filter for D3DFMT_A1, which is on no device here: the call is refused. */
    int setConvolutionMonoKernel(int width, int height, float @Nullable [] rows, float @Nullable [] columns);

    /**
     * Direct3D 9Ex: glyphs of one bit a texel into a surface of the same. No device here has D3DFMT_A1, the only format of it, so there is no legal
     * call.
     */
    int composeRects(
            @Nullable Surface9 source,
            @Nullable Surface9 target,
            @Nullable VertexBuffer9 sourceRects,
            int count,
            @Nullable VertexBuffer9 targetRects,
            int operation,
            int x,
            int y);

    int getDisplayModeEx(int swapChain, @Nullable Ref<DisplayMode9> mode);

    int setRenderState(int name, int value);

    /** A render state that is a float. */
    default int setRenderState(int name, float value) {
        return setRenderState(name, Float.floatToRawIntBits(value));
    }

    /** A render state that is true or false. */
    default int setRenderState(int name, boolean value) {
        return setRenderState(name, value ? 1 : 0);
    }

    int getRenderState(int name, @Nullable IntRef value);

    /** A render state; 0 for one that is not there. */
    int getRenderState(int name);

    int setSamplerState(int sampler, int type, int value);

    int getSamplerState(int sampler, int type, @Nullable IntRef value);

    int setTextureStageState(int stage, int type, int value);

    int getTextureStageState(int stage, int type, @Nullable IntRef value);

    int setTransform(int name, float @Nullable [] matrix);

    int getTransform(int name, float @Nullable [] matrix);

    /** The matrix times what is there, on the device even while a block is recorded. */
    int multiplyTransform(int name, float @Nullable [] matrix);

    int setMaterial(@Nullable Material9 material);

    Material9 getMaterial();

    int setLight(int index, @Nullable Light9 light);

    int getLight(int index, @Nullable Ref<Light9> light);

    int lightEnable(int index, boolean enable);

    /** 128 where the light is on, as the API has it. */
    int getLightEnable(int index, @Nullable IntRef enabled);

    int setClipPlane(int index, float @Nullable [] plane);

    int getClipPlane(int index, float @Nullable [] plane);

    int setViewport(@Nullable Viewport9 viewport);

    Viewport9 getViewport();

    int setScissorRect(@Nullable Rect9 rect);

    Rect9 getScissorRect();

    int setTexture(int sampler, @Nullable BaseTexture9 texture);

    int getTexture(int sampler, @Nullable Ref<BaseTexture9> texture);

    int setStreamSource(int stream, @Nullable VertexBuffer9 buffer, int offset, int stride);

    int getStreamSource(
            int stream, @Nullable Ref<VertexBuffer9> buffer, @Nullable IntRef offset, @Nullable IntRef stride);

    int setStreamSourceFreq(int stream, int setting);

    int getStreamSourceFreq(int stream, @Nullable IntRef setting);

    int setIndices(@Nullable IndexBuffer9 indices);

    int getIndices(@Nullable Ref<IndexBuffer9> indices);

    /** The tokens of a shader up to its end; anything that is not a legal program is refused. */
    int createVertexShader(int @Nullable [] tokens, @Nullable Ref<VertexShader9> shader);

    /** A vertex shader, or an exception with the result. */
    default VertexShader9 createVertexShader(int[] tokens) {
        Ref<VertexShader9> r = new Ref<>();
        check(createVertexShader(tokens, r));
        return r.get();
    }

    int createPixelShader(int @Nullable [] tokens, @Nullable Ref<PixelShader9> shader);

    /** A pixel shader, or an exception with the result. */
    default PixelShader9 createPixelShader(int[] tokens) {
        Ref<PixelShader9> r = new Ref<>();
        check(createPixelShader(tokens, r));
        return r.get();
    }

    int setVertexShader(@Nullable VertexShader9 shader);

    int getVertexShader(@Nullable Ref<VertexShader9> shader);

    int setPixelShader(@Nullable PixelShader9 shader);

    int getPixelShader(@Nullable Ref<PixelShader9> shader);

    int setVertexDeclaration(@Nullable VertexDeclaration9 declaration);

    int getVertexDeclaration(@Nullable Ref<VertexDeclaration9> declaration);

    int setFVF(int fvf);

    /** 0 where the declaration was not made from a code and has more than a position. */
    int getFVF();

    /** Registers from {@code start}; four floats each. */
    int setVertexShaderConstantF(int start, float @Nullable [] data, int count);

    int getVertexShaderConstantF(int start, float @Nullable [] data, int count);

    int setVertexShaderConstantI(int start, int @Nullable [] data, int count);

    int getVertexShaderConstantI(int start, int @Nullable [] data, int count);

    int setVertexShaderConstantB(int start, boolean @Nullable [] data, int count);

    int getVertexShaderConstantB(int start, boolean @Nullable [] data, int count);

    int setPixelShaderConstantF(int start, float @Nullable [] data, int count);

    int getPixelShaderConstantF(int start, float @Nullable [] data, int count);

    int setPixelShaderConstantI(int start, int @Nullable [] data, int count);

    int getPixelShaderConstantI(int start, int @Nullable [] data, int count);

    int setPixelShaderConstantB(int start, boolean @Nullable [] data, int count);

    int getPixelShaderConstantB(int start, boolean @Nullable [] data, int count);

    int beginScene();

    int endScene();

    /**
     * What D3DPERF_BeginEvent does, for this device: an event begins, which debuggers and the inspector show as a group of calls. No call of the API's interfaces.
     *
     * @param color for tools; the device below has no place for it
     * @param name null is an empty one
     * @return the event's level: how many were open before
     */
    int beginEvent(int color, @Nullable String name);

    /** What D3DPERF_EndEvent does: the innermost event ends. Its level; -1 where none was open. */
    int endEvent();

    /** What D3DPERF_SetMarker does: a name at this place. How many events are open there. */
    int setMarker(int color, @Nullable String name);

    int setRenderTarget(int index, @Nullable Surface9 surface);

    int getRenderTarget(int index, @Nullable Ref<Surface9> surface);

    /** The target, with a count of its own. */
    default Surface9 getRenderTarget(int index) {
        Ref<Surface9> r = new Ref<>();
        check(getRenderTarget(index, r));
        return r.get();
    }

    int setDepthStencilSurface(@Nullable Surface9 surface);

    int getDepthStencilSurface(@Nullable Ref<Surface9> surface);

    /**
     * Clears what the viewport and the scissor leave of the targets, or of rectangles in them. Beside a smaller depth buffer colours are cleared whole
     * if they are cleared alone, and nothing is cleared of both, as drivers have it.
     *
     * @param rects null for all; none for nothing
     * @param flags D3DCLEAR_...; without any nothing is cleared
     * @param z from 0 to 1; what lies outside is taken for the nearer of the two
     */
    int clear(Rect9 @Nullable [] rects, int flags, int color, float z, int stencil);

    int drawPrimitive(int type, int start, int count);

    /** The numbers of vertices are hints, as in the API. */
    int drawIndexedPrimitive(int type, int baseVertex, int minVertex, int numVertices, int startIndex, int count);

    /** Vertices from the program's own memory; the first stream is empty afterwards. */
    int drawPrimitiveUP(int type, int count, @Nullable MemorySegment data, int stride);

    int drawIndexedPrimitiveUP(
            int type,
            int minVertex,
            int numVertices,
            int count,
            @Nullable MemorySegment indices,
            int indexFormat,
            @Nullable MemorySegment data,
            int stride);

    /** Draws nothing. A handle alone names no patch, since none is kept: that is refused. */
    int drawRectPatch(int handle, float @Nullable [] segments, @Nullable RectPatch9 patch);

    /** Draws nothing. A handle alone names no patch, since none is kept: that is refused. */
    int drawTriPatch(int handle, float @Nullable [] segments, @Nullable TriPatch9 patch);

    /** No patch is kept under any handle. */
    int deletePatch(int handle);
}
