package tepui.drivers.soft;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.geometry.GeometryPipeline;
import tepui.drivers.soft.raster.Rasterizer;
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
import tepui.pipe.driver.TargetRules;

/**
 * Context of the software device, the half that sets state: checks the arguments and stores them in {@link DrawSetup}.
 * What is done with the state is in {@link SoftContext}.
 */
abstract sealed class SoftStateContext extends Context permits SoftContext {
    final SoftDevice device;
    private final StateTables states;
    final Counters counters = new Counters();
    final ContextScene scene;
    final GeometryPipeline pipeline;
    final DrawSetup setup;
    /** The device is closed or lost. */
    private volatile boolean dead;

    boolean closed;

    SoftStateContext(SoftDevice device, int number) {
        this.device = device;
        states = device.states();
        Rasterizer rasterizer = new Rasterizer(device.workers, device.settings.tier());
        scene = new ContextScene(device, number, rasterizer, counters);
        pipeline = new GeometryPipeline(rasterizer);
        setup = new DrawSetup(device, scene, pipeline);
    }

    /** The device is closed: nothing works any more. The context's own memory is given back when it is closed itself. */
    final void kill() {
        dead = true;
    }

    final void open(String call) { // hot
        if (closed || dead) {
            if (!closed) device.alive();
            throw new IllegalArgumentException(call + ": the " + (closed ? "context" : "device") + " is closed");
        }
    }

    @Override
    public final Device device() {
        return device;
    }

    @Override
    public final Counters counters() {
        return counters;
    }

    // ---- immutable states ------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) { // hot
        open("bindBlend");
        setup.blend(id);
    }

    @Override
    public void bindRaster(int id) { // hot
        open("bindRaster");
        setup.raster(id);
    }

    @Override
    public void bindDepthStencil(int id) { // hot
        open("bindDepthStencil");
        setup.depthStencil(id);
    }

    @Override
    public void bindVertexLayout(int id) { // hot
        open("bindVertexLayout");
        setup.vertexLayout(id);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        open("bindShader");
        if (shader == null) {
            setup.shader(stage, null);
            return;
        }
        SoftShader s = device.shader("bindShader", shader);
        if (s.stage() != stage) {
            throw new IllegalArgumentException("bindShader: stage is " + stage.text() + ", the shader is a "
                    + s.stage().text() + " shader");
        }
        setup.shader(stage, s);
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) { // hot
        open("bindSampler");
        Arguments.slot("bindSampler", slot, Limits.TEXTURES);
        states.sampler.get(id);
        setup.stages[stage.ordinal()].sampler(slot, id);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    @Override
    public void setBlendColor(float r, float g, float b, float a) { // hot
        open("setBlendColor");
        setup.blendColor(r, g, b, a);
    }

    @Override
    public void setStencilReference(int front, int back) { // hot
        open("setStencilReference");
        setup.stencilReference(front, back);
    }

    @Override
    public void setAlphaReference(float reference) { // hot
        open("setAlphaReference");
        setup.alphaReference(reference);
    }

    @Override
    public void setSampleMask(int mask) { // hot
        open("setSampleMask");
        setup.sampleMask(mask);
    }

    @Override
    public void setMinSampleShading(float fraction) {
        open("setMinSampleShading");
        StateArguments.minSampleShading(fraction);
        setup.minSampleShading(fraction);
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) { // hot
        open("setViewport");
        Arguments.slot("setViewport", index, Limits.VIEWPORTS);
        setup.viewport(index, x, y, width, height, near, far);
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) { // hot
        open("setScissor");
        StateArguments.scissor(index, width, height);
        setup.scissor(index, x, y, width, height);
    }

    @Override
    public void setRenderTargets(RenderTargets targets) { // hot
        open("setRenderTargets");
        for (int i = 0; i < targets.colors().size(); i++) {
            RenderTargets.Attachment color = targets.colors().get(i);
            if (color != null) device.texture("setRenderTargets", color.texture());
        }
        RenderTargets.Attachment depth = targets.depthStencil();
        if (depth != null) device.texture("setRenderTargets", depth.texture());
        TargetRules.check(device, targets);
        setup.targets(targets);
    }

    @Override
    public void setPatchVertices(int count) {
        open("setPatchVertices");
        StateArguments.patchVertices(count, device.caps().maxPatchVertices);
        setup.patchVertices(count);
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) {
        open("setDefaultTessLevels");
        StateArguments.tessLevels(outer, inner);
        pipeline.setDefaultLevels(outer, inner);
    }

    // ---- bindings --------------------------------------------------------------------------------------------------

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        open("bindVertexBuffer");
        Arguments.slot("bindVertexBuffer", slot, Limits.VERTEX_BUFFERS);
        SoftBuffer b = buffer == null ? null : device.buffer("bindVertexBuffer", buffer);
        if (b != null) Arguments.bytes("bindVertexBuffer", b, offset, 0);
        setup.vertexBuffer(slot, b, offset);
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) { // hot
        open("setConstantAttribute");
        StateArguments.constantAttribute(location, bits);
        pipeline.setConstantAttribute(location, bits);
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        open("bindIndexBuffer");
        SoftBuffer b = buffer == null ? null : device.buffer("bindIndexBuffer", buffer);
        if (b != null) Arguments.bytes("bindIndexBuffer", b, offset, 0);
        setup.indexBuffer(b, offset, type);
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) { // hot
        open("setPrimitiveRestart");
        pipeline.setRestart(enabled, index);
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        open("bindUniformBuffer");
        Arguments.slot("bindUniformBuffer", slot, Limits.UNIFORM_BUFFERS);
        SoftBuffer b = buffer == null ? null : device.buffer("bindUniformBuffer", buffer);
        if (b != null) Arguments.bytes("bindUniformBuffer", b, offset, size);
        setup.stages[stage.ordinal()].uniformBuffer(slot, b, offset, size);
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) { // hot
        open("setUniforms");
        Arguments.slot("setUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("setUniforms", words, start, count);
        setup.stages[stage.ordinal()].uniforms(slot, words, start, count);
        counters.uploadedBytes += count * 4L;
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) { // hot
        open("updateUniforms");
        Arguments.slot("updateUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("updateUniforms", words, start, count);
        StageBindings bindings = setup.stages[stage.ordinal()];
        Arguments.part("updateUniforms", first, count, bindings.uniformWords(slot));
        if (count == 0) return;
        bindings.update(slot, first, words, start, count);
        counters.uploadedBytes += count * 4L;
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        open("bindTexture");
        Arguments.slot("bindTexture", slot, Limits.TEXTURES);
        setup.stages[stage.ordinal()].texture(slot, view == null ? null : device.view("bindTexture", view));
    }

    @Override
    public void setResidentTexture(int index, @Nullable TextureView view, int sampler) { // hot
        open("setResidentTexture");
        Arguments.slot("setResidentTexture", index, Limits.RESIDENTS);
        device.states().sampler.get(sampler);
        setup.residents.texture(index, view == null ? null : device.view("setResidentTexture", view), sampler);
    }

    @Override
    public void setResidentImage(int index, @Nullable TextureView view, boolean writable) { // hot
        open("setResidentImage");
        Arguments.slot("setResidentImage", index, Limits.RESIDENTS);
        setup.residents.image(index, view == null ? null : device.view("setResidentImage", view), writable);
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        open("bindImage");
        Arguments.slot("bindImage", slot, Limits.IMAGES);
        setup.stages[stage.ordinal()].image(slot, view == null ? null : device.view("bindImage", view), writable);
    }

    @Override
    public void bindStorageBuffer( // hot
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        open("bindStorageBuffer");
        Arguments.slot("bindStorageBuffer", slot, Limits.STORAGE_BUFFERS);
        SoftBuffer b = buffer == null ? null : device.buffer("bindStorageBuffer", buffer);
        if (b != null) Arguments.bytes("bindStorageBuffer", b, offset, size);
        setup.stages[stage.ordinal()].storageBuffer(slot, b, offset, size, writable);
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) { // hot
        open("setStreamTargets");
        StateArguments.streamTargets(targets.length, append.length);
        for (StreamTarget t : targets) {
            if (t != null) device.streamTarget("setStreamTargets", t);
        }
        for (int i = 0; i < Limits.STREAM_TARGETS; i++) {
            StreamTarget t = i < targets.length ? targets[i] : null;
            setup.stream(i, t == null ? null : device.streamTarget("setStreamTargets", t), t != null && append[i]);
        }
    }
}
