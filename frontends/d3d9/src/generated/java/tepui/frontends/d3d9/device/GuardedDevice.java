package tepui.frontends.d3d9.device;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.Caps9;
import tepui.frontends.d3d9.ClipStatus9;
import tepui.frontends.d3d9.CreationParameters9;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.GammaRamp9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.RasterStatus9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.RectPatch9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Resource9;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SwapChain9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.TriPatch9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.CountedObject;
import tepui.frontends.d3d9.base.DeviceLoss;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.draw.ClearCalls;
import tepui.frontends.d3d9.draw.DrawCalls;
import tepui.frontends.d3d9.program.PixelShaderObject;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.IndexBufferObject;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;
import tepui.frontends.d3d9.state.BindingCalls;
import tepui.frontends.d3d9.state.ConstantCalls;
import tepui.frontends.d3d9.state.StateBlockCalls;
import tepui.frontends.d3d9.state.StateCalls;
import tepui.frontends.d3d9.state.TargetCalls;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Surface;

// Written by './tepui generate' from Device9 and the fields of DeviceParts. Do not edit.

/** Device for several threads, as D3DCREATE_MULTITHREADED asks for one: its calls go to the parts under the device's lock. */
final class GuardedDevice implements CountedObject, Device9 {
    private final DeviceParts parts;
    private final References references;
    private final DeviceLoss loss;
    private final Backend backend;
    private final BindingCalls bindings;
    private final ClearCalls clears;
    private final ConstantCalls constants;
    private final CursorCalls cursor;
    private final DeviceInformation information;
    private final DeviceReset reset;
    private final DrawCalls drawCalls;
    private final MarkerCalls markers;
    private final PresentCalls presents;
    private final ProgramCalls programs;
    private final ResourceCalls resources;
    private final SceneCalls scene;
    private final StateBlockCalls blocks;
    private final StateCalls states;
    private final TargetCalls targetCalls;
    private final TransferCalls transfers;

    GuardedDevice(DeviceParts parts) {
        this.parts = parts;
        references = References.ofDevice(this, parts.backend);
        loss = parts.loss;
        backend = parts.backend;
        bindings = parts.bindings;
        clears = parts.clears;
        constants = parts.constants;
        cursor = parts.cursor;
        information = parts.information;
        reset = parts.reset;
        drawCalls = parts.drawCalls;
        markers = parts.markers;
        presents = parts.presents;
        programs = parts.programs;
        resources = parts.resources;
        scene = parts.scene;
        blocks = parts.blocks;
        states = parts.states;
        targetCalls = parts.targetCalls;
        transfers = parts.transfers;
    }

    @Override
    public References references() {
        return references;
    }

    @Override
    public void destroy() {
        parts.destroy();
    }

    @Override
    public int shadersMade() {
        backend.enter();
        try {
            return information.shadersMade();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public Context pipe() {
        backend.enter();
        try {
            return information.pipe();
        } finally {
            backend.leave();
        }
    }

    @Override
    public Device gpu() {
        backend.enter();
        try {
            return information.gpu();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int present(@Nullable Rect9 from, @Nullable Rect9 to) {
        try {
            return presents.present(from, to);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int present(@Nullable Rect9 from, @Nullable Rect9 to, Surface.@Nullable Target window, @Nullable List<Rect9> changed) {
        try {
            return presents.present(from, to, window, changed);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int presentEx(@Nullable Rect9 from, @Nullable Rect9 to, int flags) {
        try {
            return presents.presentEx(from, to, flags);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public void setRenderAhead(int frames) {
        backend.enter();
        try {
            presents.setRenderAhead(frames);
        } finally {
            backend.leave();
        }
    }

    @Override
    public void setPresentThread(boolean on) {
        backend.enter();
        try {
            presents.setPresentThread(on);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getSwapChain(int index, @Nullable Ref<SwapChain9> out) {
        backend.enter();
        try {
            return presents.getSwapChain(index, out);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getNumberOfSwapChains() {
        backend.enter();
        try {
            return presents.getNumberOfSwapChains();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int createAdditionalSwapChain(@Nullable PresentParameters9 given, @Nullable Ref<SwapChain9> out) {
        backend.enter();
        try {
            return presents.createAdditionalSwapChain(given, out);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getBackBuffer(int swapChain, int index, int type, @Nullable Ref<Surface9> buffer) {
        backend.enter();
        try {
            return presents.getBackBuffer(swapChain, index, type, buffer);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getFrontBufferData(int swapChain, @Nullable Surface9 target) {
        backend.enter();
        try {
            return presents.getFrontBufferData(swapChain, (SurfaceObject) target);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getRasterStatus(int swapChain, @Nullable Ref<RasterStatus9> status) {
        backend.enter();
        try {
            return presents.getRasterStatus(swapChain, status);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getDisplayMode(int swapChain, @Nullable Ref<DisplayMode9> mode) {
        backend.enter();
        try {
            return presents.getDisplayMode(swapChain, mode);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setDialogBoxMode(boolean enable) {
        backend.enter();
        try {
            return presents.setDialogBoxMode(enable);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public void setGammaRamp(int swapChain, int flags, @Nullable GammaRamp9 ramp) {
        backend.enter();
        try {
            presents.setGammaRamp(swapChain, flags, ramp);
        } finally {
            backend.leave();
        }
    }

    @Override
    public GammaRamp9 getGammaRamp(int swapChain) {
        backend.enter();
        try {
            return presents.getGammaRamp(swapChain);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int testCooperativeLevel() {
        try {
            return reset.testCooperativeLevel();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int checkDeviceState(Surface.@Nullable Target window) {
        try {
            return reset.checkDeviceState(window);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public void lose(String reason) {
        reset.lose(reason);
    }

    @Override
    public int reset(@Nullable PresentParameters9 given) {
        try {
            return reset.reset(given);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int resetEx(@Nullable PresentParameters9 given) {
        try {
            return reset.resetEx(given);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int createStateBlock(int type, @Nullable Ref<StateBlock9> block) {
        backend.enter();
        try {
            return blocks.createStateBlock(type, block);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int beginStateBlock() {
        backend.enter();
        try {
            return blocks.beginStateBlock();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int endStateBlock(@Nullable Ref<StateBlock9> block) {
        backend.enter();
        try {
            return blocks.endStateBlock(block);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public Direct3D9 getDirect3D() {
        backend.enter();
        try {
            return information.getDirect3D();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getDeviceCaps(@Nullable Ref<Caps9> out) {
        backend.enter();
        try {
            return information.getDeviceCaps(out);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public CreationParameters9 getCreationParameters() {
        backend.enter();
        try {
            return information.getCreationParameters();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getAvailableTextureMem() {
        backend.enter();
        try {
            return information.getAvailableTextureMem();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int evictManagedResources() {
        backend.enter();
        try {
            return information.evictManagedResources();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int validateDevice(@Nullable IntRef passes) {
        backend.enter();
        try {
            return information.validateDevice(passes);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int processVertices(int start, int target, int count, @Nullable VertexBuffer9 buffer, @Nullable VertexDeclaration9 declaration, int flags) {
        try {
            return drawCalls.processVertices(start, target, count, (VertexBufferObject) buffer, (VertexDeclarationObject) declaration, flags);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int setCursorProperties(int hotX, int hotY, @Nullable Surface9 bitmap) {
        backend.enter();
        try {
            return cursor.setCursorProperties(hotX, hotY, (SurfaceObject) bitmap);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public void setCursorPosition(int x, int y, int flags) {
        backend.enter();
        try {
            cursor.setCursorPosition(x, y, flags);
        } finally {
            backend.leave();
        }
    }

    @Override
    public boolean showCursor(boolean show) {
        backend.enter();
        try {
            return cursor.showCursor(show);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setSoftwareVertexProcessing(boolean software) {
        backend.enter();
        try {
            return information.setSoftwareVertexProcessing(software);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public boolean getSoftwareVertexProcessing() {
        backend.enter();
        try {
            return information.getSoftwareVertexProcessing();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setNPatchMode(float segments) {
        backend.enter();
        try {
            return information.setNPatchMode(segments);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public float getNPatchMode() {
        backend.enter();
        try {
            return information.getNPatchMode();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setClipStatus(@Nullable ClipStatus9 status) {
        backend.enter();
        try {
            return information.setClipStatus(status);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public ClipStatus9 getClipStatus() {
        backend.enter();
        try {
            return information.getClipStatus();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setPaletteEntries(int palette, int @Nullable [] entries) {
        backend.enter();
        try {
            return information.setPaletteEntries(palette, entries);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getPaletteEntries(int palette, int @Nullable [] entries) {
        backend.enter();
        try {
            return information.getPaletteEntries(palette, entries);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setCurrentTexturePalette(int palette) {
        backend.enter();
        try {
            return information.setCurrentTexturePalette(palette);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getCurrentTexturePalette() {
        backend.enter();
        try {
            return information.getCurrentTexturePalette();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setMaximumFrameLatency(int frames) {
        backend.enter();
        try {
            return presents.setMaximumFrameLatency(frames);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getMaximumFrameLatency(@Nullable IntRef frames) {
        backend.enter();
        try {
            return presents.getMaximumFrameLatency(frames);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setGPUThreadPriority(int priority) {
        backend.enter();
        try {
            return information.setGPUThreadPriority(priority);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getGPUThreadPriority(@Nullable IntRef priority) {
        backend.enter();
        try {
            return information.getGPUThreadPriority(priority);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int waitForVBlank(int swapChain) {
        try {
            return presents.waitForVBlank(swapChain);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int checkResourceResidency(List<? extends Resource9> list) {
        backend.enter();
        try {
            return information.checkResourceResidency(list);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setConvolutionMonoKernel(int width, int height, float @Nullable [] rows, float @Nullable [] columns) {
        backend.enter();
        try {
            return information.setConvolutionMonoKernel(width, height, rows, columns);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int composeRects(@Nullable Surface9 source, @Nullable Surface9 target, @Nullable VertexBuffer9 sourceRects, int count, @Nullable VertexBuffer9 targetRects, int operation, int x, int y) {
        backend.enter();
        try {
            return information.composeRects((SurfaceObject) source, (SurfaceObject) target, (VertexBufferObject) sourceRects, count, (VertexBufferObject) targetRects, operation, x, y);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getDisplayModeEx(int swapChain, @Nullable Ref<DisplayMode9> mode) {
        backend.enter();
        try {
            return presents.getDisplayModeEx(swapChain, mode);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setRenderState(int name, int value) { // hot
        backend.enter();
        try {
            return states.setRenderState(name, value);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getRenderState(int name, @Nullable IntRef value) {
        backend.enter();
        try {
            return states.getRenderState(name, value);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getRenderState(int name) {
        backend.enter();
        try {
            return states.getRenderState(name);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setSamplerState(int sampler, int type, int value) { // hot
        backend.enter();
        try {
            return states.setSamplerState(sampler, type, value);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getSamplerState(int sampler, int type, @Nullable IntRef value) {
        backend.enter();
        try {
            return states.getSamplerState(sampler, type, value);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setTextureStageState(int stage, int type, int value) { // hot
        backend.enter();
        try {
            return states.setTextureStageState(stage, type, value);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getTextureStageState(int stage, int type, @Nullable IntRef value) {
        backend.enter();
        try {
            return states.getTextureStageState(stage, type, value);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setTransform(int name, float @Nullable [] matrix) { // hot
        backend.enter();
        try {
            return states.setTransform(name, matrix);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getTransform(int name, float @Nullable [] matrix) {
        backend.enter();
        try {
            return states.getTransform(name, matrix);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int multiplyTransform(int name, float @Nullable [] matrix) {
        backend.enter();
        try {
            return states.multiplyTransform(name, matrix);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setMaterial(@Nullable Material9 material) {
        backend.enter();
        try {
            return states.setMaterial(material);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public Material9 getMaterial() {
        backend.enter();
        try {
            return states.getMaterial();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setLight(int index, @Nullable Light9 light) {
        backend.enter();
        try {
            return states.setLight(index, light);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getLight(int index, @Nullable Ref<Light9> light) {
        backend.enter();
        try {
            return states.getLight(index, light);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int lightEnable(int index, boolean enable) {
        backend.enter();
        try {
            return states.lightEnable(index, enable);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getLightEnable(int index, @Nullable IntRef enabled) {
        backend.enter();
        try {
            return states.getLightEnable(index, enabled);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setClipPlane(int index, float @Nullable [] plane) {
        backend.enter();
        try {
            return states.setClipPlane(index, plane);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getClipPlane(int index, float @Nullable [] plane) {
        backend.enter();
        try {
            return states.getClipPlane(index, plane);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setViewport(@Nullable Viewport9 viewport) {
        backend.enter();
        try {
            return states.setViewport(viewport);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public Viewport9 getViewport() {
        backend.enter();
        try {
            return states.getViewport();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setScissorRect(@Nullable Rect9 rect) {
        backend.enter();
        try {
            return states.setScissorRect(rect);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public Rect9 getScissorRect() {
        backend.enter();
        try {
            return states.getScissorRect();
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setTexture(int sampler, @Nullable BaseTexture9 texture) { // hot
        backend.enter();
        try {
            return bindings.setTexture(sampler, (BaseTextureObject) texture);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getTexture(int sampler, @Nullable Ref<BaseTexture9> texture) {
        backend.enter();
        try {
            return bindings.getTexture(sampler, texture);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setStreamSource(int stream, @Nullable VertexBuffer9 buffer, int offset, int stride) { // hot
        backend.enter();
        try {
            return bindings.setStreamSource(stream, (VertexBufferObject) buffer, offset, stride);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getStreamSource(int stream, @Nullable Ref<VertexBuffer9> buffer, @Nullable IntRef offset, @Nullable IntRef stride) {
        backend.enter();
        try {
            return bindings.getStreamSource(stream, buffer, offset, stride);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setStreamSourceFreq(int stream, int setting) {
        backend.enter();
        try {
            return bindings.setStreamSourceFreq(stream, setting);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getStreamSourceFreq(int stream, @Nullable IntRef setting) {
        backend.enter();
        try {
            return bindings.getStreamSourceFreq(stream, setting);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setIndices(@Nullable IndexBuffer9 indices) { // hot
        backend.enter();
        try {
            return bindings.setIndices((IndexBufferObject) indices);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getIndices(@Nullable Ref<IndexBuffer9> indices) {
        backend.enter();
        try {
            return bindings.getIndices(indices);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int createVertexShader(int @Nullable [] tokens, @Nullable Ref<VertexShader9> shader) {
        try {
            return programs.createVertexShader(tokens, shader);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createPixelShader(int @Nullable [] tokens, @Nullable Ref<PixelShader9> shader) {
        try {
            return programs.createPixelShader(tokens, shader);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int setVertexShader(@Nullable VertexShader9 shader) { // hot
        backend.enter();
        try {
            return bindings.setVertexShader((VertexShaderObject) shader);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getVertexShader(@Nullable Ref<VertexShader9> shader) {
        backend.enter();
        try {
            return bindings.getVertexShader(shader);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setPixelShader(@Nullable PixelShader9 shader) { // hot
        backend.enter();
        try {
            return bindings.setPixelShader((PixelShaderObject) shader);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getPixelShader(@Nullable Ref<PixelShader9> shader) {
        backend.enter();
        try {
            return bindings.getPixelShader(shader);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setVertexDeclaration(@Nullable VertexDeclaration9 declaration) { // hot
        backend.enter();
        try {
            return bindings.setVertexDeclaration((VertexDeclarationObject) declaration);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getVertexDeclaration(@Nullable Ref<VertexDeclaration9> declaration) {
        backend.enter();
        try {
            return bindings.getVertexDeclaration(declaration);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setFVF(int fvf) { // hot
        backend.enter();
        try {
            return bindings.setFVF(fvf);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getFVF() {
        backend.enter();
        try {
            return bindings.getFVF();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setVertexShaderConstantF(int start, float @Nullable [] data, int count) { // hot
        backend.enter();
        try {
            return constants.setVertexShaderConstantF(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getVertexShaderConstantF(int start, float @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.getVertexShaderConstantF(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setVertexShaderConstantI(int start, int @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.setVertexShaderConstantI(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getVertexShaderConstantI(int start, int @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.getVertexShaderConstantI(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setVertexShaderConstantB(int start, boolean @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.setVertexShaderConstantB(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getVertexShaderConstantB(int start, boolean @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.getVertexShaderConstantB(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setPixelShaderConstantF(int start, float @Nullable [] data, int count) { // hot
        backend.enter();
        try {
            return constants.setPixelShaderConstantF(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getPixelShaderConstantF(int start, float @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.getPixelShaderConstantF(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setPixelShaderConstantI(int start, int @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.setPixelShaderConstantI(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getPixelShaderConstantI(int start, int @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.getPixelShaderConstantI(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setPixelShaderConstantB(int start, boolean @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.setPixelShaderConstantB(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getPixelShaderConstantB(int start, boolean @Nullable [] data, int count) {
        backend.enter();
        try {
            return constants.getPixelShaderConstantB(start, data, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int beginScene() {
        backend.enter();
        try {
            return scene.beginScene();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int endScene() {
        backend.enter();
        try {
            return scene.endScene();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int beginEvent(int color, @Nullable String name) {
        backend.enter();
        try {
            return markers.beginEvent(color, name);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int endEvent() {
        backend.enter();
        try {
            return markers.endEvent();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setMarker(int color, @Nullable String name) {
        backend.enter();
        try {
            return markers.setMarker(color, name);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setRenderTarget(int index, @Nullable Surface9 surface) {
        backend.enter();
        try {
            return targetCalls.setRenderTarget(index, (SurfaceObject) surface);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getRenderTarget(int index, @Nullable Ref<Surface9> surface) {
        backend.enter();
        try {
            return targetCalls.getRenderTarget(index, surface);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int setDepthStencilSurface(@Nullable Surface9 surface) {
        backend.enter();
        try {
            return targetCalls.setDepthStencilSurface((SurfaceObject) surface);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getDepthStencilSurface(@Nullable Ref<Surface9> surface) {
        backend.enter();
        try {
            return targetCalls.getDepthStencilSurface(surface);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int clear(Rect9 @Nullable [] rects, int flags, int color, float z, int stencil) {
        try {
            return clears.clear(rects, flags, color, z, stencil);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int drawPrimitive(int type, int start, int count) { // hot
        try {
            return drawCalls.drawPrimitive(type, start, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int drawIndexedPrimitive(int type, int baseVertex, int minVertex, int numVertices, int startIndex, int count) { // hot
        try {
            return drawCalls.drawIndexedPrimitive(type, baseVertex, minVertex, numVertices, startIndex, count);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int drawPrimitiveUP(int type, int count, @Nullable MemorySegment data, int stride) { // hot
        try {
            return drawCalls.drawPrimitiveUP(type, count, data, stride);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int drawIndexedPrimitiveUP(int type, int minVertex, int numVertices, int count, @Nullable MemorySegment indices, int indexFormat, @Nullable MemorySegment data, int stride) { // hot
        try {
            return drawCalls.drawIndexedPrimitiveUP(type, minVertex, numVertices, count, indices, indexFormat, data, stride);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int drawRectPatch(int handle, float @Nullable [] segments, @Nullable RectPatch9 patch) {
        try {
            return drawCalls.drawRectPatch(handle, segments, patch);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int drawTriPatch(int handle, float @Nullable [] segments, @Nullable TriPatch9 patch) {
        try {
            return drawCalls.drawTriPatch(handle, segments, patch);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int deletePatch(int handle) {
        try {
            return drawCalls.deletePatch(handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int createTexture(int width, int height, int levels, int usage, int format, int pool, @Nullable Ref<Texture9> texture) {
        try {
            return resources.createTexture(width, height, levels, usage, format, pool, texture);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createTexture(int width, int height, int levels, int usage, int format, int pool, @Nullable Ref<Texture9> texture, @Nullable MemorySegment own) {
        try {
            return resources.createTexture(width, height, levels, usage, format, pool, texture, own);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createCubeTexture(int edge, int levels, int usage, int format, int pool, @Nullable Ref<CubeTexture9> texture) {
        try {
            return resources.createCubeTexture(edge, levels, usage, format, pool, texture);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createVolumeTexture(int width, int height, int depth, int levels, int usage, int format, int pool, @Nullable Ref<VolumeTexture9> texture) {
        try {
            return resources.createVolumeTexture(width, height, depth, levels, usage, format, pool, texture);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createVertexBuffer(int length, int usage, int fvf, int pool, @Nullable Ref<VertexBuffer9> buffer) {
        try {
            return resources.createVertexBuffer(length, usage, fvf, pool, buffer);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createIndexBuffer(int length, int usage, int format, int pool, @Nullable Ref<IndexBuffer9> buffer) {
        try {
            return resources.createIndexBuffer(length, usage, format, pool, buffer);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createRenderTarget(int width, int height, int format, int multiSample, int quality, boolean lockable, @Nullable Ref<Surface9> surface) {
        try {
            return resources.createRenderTarget(width, height, format, multiSample, quality, lockable, surface);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createDepthStencilSurface(int width, int height, int format, int multiSample, int quality, boolean discard, @Nullable Ref<Surface9> surface) {
        try {
            return resources.createDepthStencilSurface(width, height, format, multiSample, quality, discard, surface);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createOffscreenPlainSurface(int width, int height, int format, int pool, @Nullable Ref<Surface9> surface) {
        try {
            return resources.createOffscreenPlainSurface(width, height, format, pool, surface);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createOffscreenPlainSurface(int width, int height, int format, int pool, @Nullable Ref<Surface9> surface, @Nullable MemorySegment own) {
        try {
            return resources.createOffscreenPlainSurface(width, height, format, pool, surface, own);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createTexture(int width, int height, int levels, int usage, int format, int pool, @Nullable Ref<Texture9> texture, @Nullable Ref<Long> handle) {
        try {
            return resources.createTexture(width, height, levels, usage, format, pool, texture, handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createCubeTexture(int edge, int levels, int usage, int format, int pool, @Nullable Ref<CubeTexture9> texture, @Nullable Ref<Long> handle) {
        try {
            return resources.createCubeTexture(edge, levels, usage, format, pool, texture, handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createVolumeTexture(int width, int height, int depth, int levels, int usage, int format, int pool, @Nullable Ref<VolumeTexture9> texture, @Nullable Ref<Long> handle) {
        try {
            return resources.createVolumeTexture(width, height, depth, levels, usage, format, pool, texture, handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createVertexBuffer(int length, int usage, int fvf, int pool, @Nullable Ref<VertexBuffer9> buffer, @Nullable Ref<Long> handle) {
        try {
            return resources.createVertexBuffer(length, usage, fvf, pool, buffer, handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createIndexBuffer(int length, int usage, int format, int pool, @Nullable Ref<IndexBuffer9> buffer, @Nullable Ref<Long> handle) {
        try {
            return resources.createIndexBuffer(length, usage, format, pool, buffer, handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createRenderTarget(int width, int height, int format, int multiSample, int quality, boolean lockable, @Nullable Ref<Surface9> surface, @Nullable Ref<Long> handle) {
        try {
            return resources.createRenderTarget(width, height, format, multiSample, quality, lockable, surface, handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createDepthStencilSurface(int width, int height, int format, int multiSample, int quality, boolean discard, @Nullable Ref<Surface9> surface, @Nullable Ref<Long> handle) {
        try {
            return resources.createDepthStencilSurface(width, height, format, multiSample, quality, discard, surface, handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createOffscreenPlainSurface(int width, int height, int format, int pool, @Nullable Ref<Surface9> surface, @Nullable Ref<Long> handle) {
        try {
            return resources.createOffscreenPlainSurface(width, height, format, pool, surface, handle);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createVertexDeclaration(VertexElement9 @Nullable [] elements, @Nullable Ref<VertexDeclaration9> declaration) {
        try {
            return programs.createVertexDeclaration(elements, declaration);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createQuery(int type, @Nullable Ref<Query9> query) {
        try {
            return programs.createQuery(type, query);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int updateSurface(@Nullable Surface9 source, @Nullable Rect9 rect, @Nullable Surface9 target, int x, int y) {
        try {
            return transfers.updateSurface((SurfaceObject) source, rect, (SurfaceObject) target, x, y);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int updateTexture(@Nullable BaseTexture9 source, @Nullable BaseTexture9 target) {
        try {
            return transfers.updateTexture((BaseTextureObject) source, (BaseTextureObject) target);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int stretchRect(@Nullable Surface9 source, @Nullable Rect9 from, @Nullable Surface9 target, @Nullable Rect9 to, int filter) {
        try {
            return transfers.stretchRect((SurfaceObject) source, from, (SurfaceObject) target, to, filter);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int colorFill(@Nullable Surface9 surface, @Nullable Rect9 rect, int color) {
        try {
            return transfers.colorFill((SurfaceObject) surface, rect, color);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int getRenderTargetData(@Nullable Surface9 source, @Nullable Surface9 target) {
        try {
            return transfers.getRenderTargetData((SurfaceObject) source, (SurfaceObject) target);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCall(e);
        }
    }

    @Override
    public int createRenderTargetEx(int width, int height, int format, int sample, int quality, boolean lockable, @Nullable Ref<Surface9> out, int usage) {
        try {
            return resources.createRenderTargetEx(width, height, format, sample, quality, lockable, out, usage);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createDepthStencilSurfaceEx(int width, int height, int format, int sample, int quality, boolean discard, @Nullable Ref<Surface9> out, int usage) {
        try {
            return resources.createDepthStencilSurfaceEx(width, height, format, sample, quality, discard, out, usage);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }

    @Override
    public int createOffscreenPlainSurfaceEx(int width, int height, int format, int pool, @Nullable Ref<Surface9> out, int usage) {
        try {
            return resources.createOffscreenPlainSurfaceEx(width, height, format, pool, out, usage);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        }
    }
}
