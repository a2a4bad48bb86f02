package tepui.drivers.nil;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.StreamTarget;
import tepui.pipe.TextureView;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.StateArguments;

/** Setters of the null device's context: they check, and keep what other checks need. */
abstract sealed class NullStateContext extends Context permits NullContext {
    final NullDevice device;
    final Counters counters = new Counters();
    boolean closed;
    boolean hasVertexShader;
    boolean hasComputeShader;

    @Nullable
    IndexType indexType;

    @Nullable
    RenderTargets targets;

    int patchVertices = 3;
    private final StateTables states;
    /** How many words slots have by value. */
    private final int[][] uniformWords = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    NullStateContext(NullDevice device) {
        this.device = device;
        this.states = device.states();
    }

    @Override
    public final Device device() {
        return device;
    }

    @Override
    public final Counters counters() {
        return counters;
    }

    final void open(String call) { // hot
        if (closed) throw new IllegalArgumentException(call + ": the context is closed");
    }

    // ---- immutable states ------------------------------------------------------------------------------------------

    @Override
    public final void bindBlend(int id) { // hot
        open("bindBlend");
        states.blend.get(id);
    }

    @Override
    public final void bindRaster(int id) { // hot
        open("bindRaster");
        states.raster.get(id);
    }

    @Override
    public final void bindDepthStencil(int id) { // hot
        open("bindDepthStencil");
        states.depthStencil.get(id);
    }

    @Override
    public final void bindVertexLayout(int id) { // hot
        open("bindVertexLayout");
        states.vertexLayout.get(id);
    }

    @Override
    public final void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        open("bindShader");
        if (shader != null) StateArguments.shader(stage, device.shader("bindShader", shader));
        if (stage == Stage.VERTEX) hasVertexShader = shader != null;
        if (stage == Stage.COMPUTE) hasComputeShader = shader != null;
    }

    @Override
    public final void bindSampler(Stage stage, int slot, int id) { // hot
        open("bindSampler");
        Arguments.slot("bindSampler", slot, Limits.TEXTURES);
        states.sampler.get(id);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    @Override
    public final void setBlendColor(float r, float g, float b, float a) { // hot
        open("setBlendColor");
    }

    @Override
    public final void setStencilReference(int front, int back) { // hot
        open("setStencilReference");
    }

    @Override
    public final void setAlphaReference(float reference) { // hot
        open("setAlphaReference");
    }

    @Override
    public final void setSampleMask(int mask) { // hot
        open("setSampleMask");
    }

    @Override
    public final void setMinSampleShading(float fraction) {
        open("setMinSampleShading");
        StateArguments.minSampleShading(fraction);
    }

    @Override
    public final void setViewport(
            int index, float x, float y, float width, float height, float near, float far) { // hot
        open("setViewport");
        Arguments.slot("setViewport", index, Limits.VIEWPORTS);
    }

    @Override
    public final void setScissor(int index, int x, int y, int width, int height) { // hot
        open("setScissor");
        StateArguments.scissor(index, width, height);
    }

    @Override
    public final void setRenderTargets(RenderTargets newTargets) { // hot
        open("setRenderTargets");
        for (int i = 0; i < newTargets.colors().size(); i++) {
            RenderTargets.Attachment color = newTargets.colors().get(i);
            if (color != null) device.texture("setRenderTargets", color.texture());
        }
        RenderTargets.Attachment depth = newTargets.depthStencil();
        if (depth != null) device.texture("setRenderTargets", depth.texture());
        targets = newTargets;
    }

    @Override
    public final void setPatchVertices(int count) {
        open("setPatchVertices");
        StateArguments.patchVertices(count, device.caps().maxPatchVertices);
        patchVertices = count;
    }

    @Override
    public final void setDefaultTessLevels(float[] outer, float[] inner) {
        open("setDefaultTessLevels");
        StateArguments.tessLevels(outer, inner);
    }

    // ---- bindings --------------------------------------------------------------------------------------------------

    @Override
    public final void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        open("bindVertexBuffer");
        Arguments.slot("bindVertexBuffer", slot, Limits.VERTEX_BUFFERS);
        if (buffer != null) Arguments.bytes("bindVertexBuffer", device.buffer("bindVertexBuffer", buffer), offset, 0);
    }

    @Override
    public final void setConstantAttribute(int location, int[] bits) { // hot
        open("setConstantAttribute");
        StateArguments.constantAttribute(location, bits);
    }

    @Override
    public final void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        open("bindIndexBuffer");
        if (buffer != null) Arguments.bytes("bindIndexBuffer", device.buffer("bindIndexBuffer", buffer), offset, 0);
        indexType = buffer == null ? null : type;
    }

    @Override
    public final void setPrimitiveRestart(boolean enabled, int index) { // hot
        open("setPrimitiveRestart");
    }

    @Override
    public final void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        open("bindUniformBuffer");
        Arguments.slot("bindUniformBuffer", slot, Limits.UNIFORM_BUFFERS);
        if (buffer != null) {
            Arguments.bytes("bindUniformBuffer", device.buffer("bindUniformBuffer", buffer), offset, size);
        }
        uniformWords[stage.ordinal()][slot] = 0;
    }

    @Override
    public final void setUniforms(Stage stage, int slot, int[] words, int start, int count) { // hot
        open("setUniforms");
        Arguments.slot("setUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("setUniforms", words, start, count);
        uniformWords[stage.ordinal()][slot] = count;
        counters.uploadedBytes += count * 4L;
    }

    @Override
    public final void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) { // hot
        open("updateUniforms");
        Arguments.slot("updateUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("updateUniforms", words, start, count);
        Arguments.part("updateUniforms", first, count, uniformWords[stage.ordinal()][slot]);
        counters.uploadedBytes += count * 4L;
    }

    @Override
    public final void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        open("bindTexture");
        Arguments.slot("bindTexture", slot, Limits.TEXTURES);
        if (view != null) device.view("bindTexture", view);
    }

    @Override
    public final void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        open("bindImage");
        Arguments.slot("bindImage", slot, Limits.IMAGES);
        if (view != null) device.view("bindImage", view);
    }

    @Override
    public final void setResidentTexture(int index, @Nullable TextureView view, int sampler) { // hot
        open("setResidentTexture");
        Arguments.slot("setResidentTexture", index, Limits.RESIDENTS);
        device.states().sampler.get(sampler);
        if (view != null) device.view("setResidentTexture", view);
    }

    @Override
    public final void setResidentImage(int index, @Nullable TextureView view, boolean writable) { // hot
        open("setResidentImage");
        Arguments.slot("setResidentImage", index, Limits.RESIDENTS);
        if (view != null) device.view("setResidentImage", view);
    }

    @Override
    public final void bindStorageBuffer( // hot
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        open("bindStorageBuffer");
        Arguments.slot("bindStorageBuffer", slot, Limits.STORAGE_BUFFERS);
        if (buffer != null) {
            Arguments.bytes("bindStorageBuffer", device.buffer("bindStorageBuffer", buffer), offset, size);
        }
    }

    @Override
    public final void setStreamTargets(@Nullable StreamTarget[] streamTargets, boolean[] append) { // hot
        open("setStreamTargets");
        StateArguments.streamTargets(streamTargets.length, append.length);
        for (StreamTarget target : streamTargets) {
            if (target != null) device.streamTarget("setStreamTargets", target);
        }
    }
}
