package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.Counters;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.TextureView;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.StateArguments;

/** The setters: they check, store and mark. Nothing here reaches the device. */
abstract class StateContext extends OwnedContext {
    final VulkanDevice device;
    final Counters counters = new Counters();
    final BoundState state = new BoundState();
    private final StateTables states;

    StateContext(VulkanDevice device) {
        this.device = device;
        this.states = device.states();
    }

    @Override
    public final VulkanDevice device() {
        return device;
    }

    @Override
    public final Counters counters() {
        counters.allocations = device.gpu.memory.made();
        return counters;
    }

    // ---- immutable states -----------------------------------------------------------------------------------------

    @Override
    public final void bindBlend(int id) { // hot
        open("bindBlend");
        BlendState s = states.blend.get(id);
        if (state.blend == id) return;
        state.blend = id;
        state.dirty |= BoundState.BLEND;
        if (s.advanced() == state.advanced) return;
        state.advanced = s.advanced();
        state.dirty |= BoundState.PROGRAM;
    }

    @Override
    public final void bindRaster(int id) { // hot
        open("bindRaster");
        states.raster.get(id);
        if (state.raster == id) return;
        state.raster = id;
        state.dirty |= BoundState.RASTER | BoundState.PROGRAM | BoundState.SCISSORS;
    }

    @Override
    public final void bindDepthStencil(int id) { // hot
        open("bindDepthStencil");
        states.depthStencil.get(id);
        if (state.depthStencil == id) return;
        state.depthStencil = id;
        state.dirty |= BoundState.DEPTH_STENCIL;
    }

    @Override
    public final void bindVertexLayout(int id) { // hot
        open("bindVertexLayout");
        states.vertexLayout.get(id);
        if (state.layout == id) return;
        state.layout = id;
        state.dirty |= BoundState.LAYOUT;
        AttributeForms forms = device.attributeForms.of(id);
        if (state.forms == forms) return;
        state.forms = forms;
        state.dirty |= BoundState.PROGRAM;
    }

    @Override
    public final void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        open("bindShader");
        VulkanShader s = shader == null ? null : device.shader("bindShader", shader);
        if (s != null) StateArguments.shader(stage, s);
        if (state.shaders[stage.ordinal()] == s) return;
        state.shaders[stage.ordinal()] = s;
        if (stage != Stage.COMPUTE) state.dirty |= BoundState.PROGRAM;
    }

    @Override
    public final void bindSampler(Stage stage, int slot, int id) { // hot
        open("bindSampler");
        Arguments.slot("bindSampler", slot, Limits.TEXTURES);
        states.sampler.get(id);
        if (state.samplers[stage.ordinal()][slot] == id) return;
        state.samplers[stage.ordinal()][slot] = id;
        state.sets |= 1 << BindingMap.TEXTURE_SET;
    }

    // ---- values ---------------------------------------------------------------------------------------------------

    @Override
    public final void setBlendColor(float r, float g, float b, float a) { // hot
        open("setBlendColor");
        float[] c = state.blendColor;
        c[0] = r;
        c[1] = g;
        c[2] = b;
        c[3] = a;
        state.dirty |= BoundState.BLEND_COLOR;
    }

    @Override
    public final void setStencilReference(int front, int back) { // hot
        open("setStencilReference");
        state.stencilFront = front;
        state.stencilBack = back;
        state.dirty |= BoundState.STENCIL_REFERENCE;
    }

    @Override
    public final void setAlphaReference(float reference) { // hot
        open("setAlphaReference");
    }

    @Override
    public final void setSampleMask(int mask) { // hot
        open("setSampleMask");
        if (state.sampleMask == mask) return;
        state.sampleMask = mask;
        state.dirty |= BoundState.SAMPLE_MASK;
    }

    @Override
    public final void setMinSampleShading(float fraction) {
        open("setMinSampleShading");
        StateArguments.minSampleShading(fraction);
        state.minSampleShading = fraction;
        state.dirty |= BoundState.KEY;
    }

    @Override
    public final void setViewport(
            int index, float x, float y, float width, float height, float near, float far) { // hot
        open("setViewport");
        Arguments.slot("setViewport", index, Limits.VIEWPORTS);
        float[] v = state.viewports;
        int at = index * 6;
        // A viewport upside down turns the coordinates of points over.
        if (index == 0 && v[3] < 0 != height < 0) state.dirty |= BoundState.PUSH;
        v[at] = x;
        v[at + 1] = y;
        v[at + 2] = width;
        v[at + 3] = height;
        v[at + 4] = near;
        v[at + 5] = far;
        state.viewportCount = Math.max(state.viewportCount, index + 1);
        state.dirty |= BoundState.VIEWPORTS;
    }

    @Override
    public final void setScissor(int index, int x, int y, int width, int height) { // hot
        open("setScissor");
        StateArguments.scissor(index, width, height);
        int at = index * 4;
        state.scissors[at] = x;
        state.scissors[at + 1] = y;
        state.scissors[at + 2] = width;
        state.scissors[at + 3] = height;
        state.dirty |= BoundState.SCISSORS;
    }

    @Override
    public final void setRenderTargets(RenderTargets targets) { // hot
        open("setRenderTargets");
        device.checkTargets(targets);
        targetsChanged(targets);
        state.dirty |= BoundState.KEY | BoundState.SCISSORS | BoundState.SETS;
        if (state.readsTargets()) state.dirty |= BoundState.PROGRAM;
    }

    abstract void targetsChanged(RenderTargets targets);

    @Override
    public final void setPatchVertices(int count) {
        open("setPatchVertices");
        StateArguments.patchVertices(count, Math.max(3, device.caps().maxPatchVertices));
        state.patchVertices = count;
        state.dirty |= BoundState.KEY | BoundState.PROGRAM;
    }

    @Override
    public final void setDefaultTessLevels(float[] outer, float[] inner) {
        open("setDefaultTessLevels");
        StateArguments.tessLevels(outer, inner);
        System.arraycopy(outer, 0, state.tessOuter, 0, 4);
        System.arraycopy(inner, 0, state.tessInner, 0, 2);
        state.dirty |= BoundState.PUSH;
    }

    // ---- bindings -------------------------------------------------------------------------------------------------

    @Override
    public final void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        open("bindVertexBuffer");
        Arguments.slot("bindVertexBuffer", slot, Limits.VERTEX_BUFFERS);
        VulkanBuffer b = null;
        if (buffer != null) {
            b = device.buffer("bindVertexBuffer", buffer);
            Arguments.bytes("bindVertexBuffer", b, offset, 0);
        }
        int bit = 1 << slot;
        boolean there = b != null && offset < b.size();
        if (there != ((state.boundVertexBuffers & bit) != 0)) {
            state.boundVertexBuffers ^= bit;
            state.dirty |= BoundState.LAYOUT;
        }
        state.vertexBuffers[slot] = there ? b : null;
        state.vertexOffsets[slot] = offset;
        state.dirty |= BoundState.VERTEX_BUFFERS;
    }

    @Override
    public final void setConstantAttribute(int location, int[] bits) { // hot
        open("setConstantAttribute");
        StateArguments.constantAttribute(location, bits);
        System.arraycopy(bits, 0, state.constants, location * 4, 4);
        state.dirty |= BoundState.CONSTANTS;
    }

    @Override
    public final void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        open("bindIndexBuffer");
        VulkanBuffer b = null;
        if (buffer != null) {
            b = device.buffer("bindIndexBuffer", buffer);
            Arguments.bytes("bindIndexBuffer", b, offset, 0);
        }
        state.indexBuffer = b;
        state.indexOffset = offset;
        state.indexType = type;
        state.dirty |= BoundState.INDEX_BUFFER;
    }

    @Override
    public final void setPrimitiveRestart(boolean enabled, int index) { // hot
        open("setPrimitiveRestart");
        state.restart = enabled;
        state.restartIndex = index;
    }

    @Override
    public final void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        open("bindUniformBuffer");
        Arguments.slot("bindUniformBuffer", slot, Limits.UNIFORM_BUFFERS);
        VulkanBuffer b = null;
        if (buffer != null) {
            b = device.buffer("bindUniformBuffer", buffer);
            Arguments.bytes("bindUniformBuffer", b, offset, size);
            Arguments.aligned("bindUniformBuffer", offset, device.caps().uniformBufferAlignment);
        }
        int s = stage.ordinal();
        state.uniformsRebound = true;
        state.uniformBuffers[s][slot] = size == 0 ? null : b;
        state.uniformOffsets[s][slot] = offset;
        state.uniformSizes[s][slot] = size;
        state.uniformCounts[s][slot] = 0;
        state.uniformStorage[s][slot] = null;
        state.rebound(BindingMap.UNIFORM_SET);
    }

    @Override
    public final void setUniforms(Stage stage, int slot, int[] words, int start, int count) { // hot
        open("setUniforms");
        Arguments.slot("setUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("setUniforms", words, start, count);
        int s = stage.ordinal();
        int[] kept = state.uniformWords[s][slot];
        if (kept.length < count) {
            kept = new int[Math.max(count, 16)];
            state.uniformWords[s][slot] = kept;
        }
        if (count > 16) System.arraycopy(words, start, kept, 0, count);
        else for (int i = 0; i < count; i++) kept[i] = words[start + i];
        if (state.uniformCounts[s][slot] != count || count == 0) {
            // Else there were words before, and no buffer.
            state.uniformsRebound = true;
            state.uniformBuffers[s][slot] = null;
            state.uniformCounts[s][slot] = count;
        }
        state.uniformStorage[s][slot] = null;
        state.sets |= 1 << BindingMap.UNIFORM_SET;
        counters.uploadedBytes += count * 4L;
    }

    @Override
    public final void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        open("bindTexture");
        Arguments.slot("bindTexture", slot, Limits.TEXTURES);
        VulkanView v = view == null ? null : device.view("bindTexture", view);
        if (state.textures[stage.ordinal()][slot] == v) return;
        state.textures[stage.ordinal()][slot] = v;
        state.rebound(BindingMap.TEXTURE_SET);
    }

    @Override
    public final void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        open("bindImage");
        Arguments.slot("bindImage", slot, Limits.IMAGES);
        VulkanView v = view == null ? null : device.view("bindImage", view);
        state.images[stage.ordinal()][slot] = v;
        state.imageWritable[stage.ordinal()][slot] = writable;
        state.rebound(BindingMap.IMAGE_SET);
    }

    @Override
    public final void bindStorageBuffer( // hot
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        open("bindStorageBuffer");
        Arguments.slot("bindStorageBuffer", slot, Limits.STORAGE_BUFFERS);
        VulkanBuffer b = null;
        if (buffer != null) {
            b = device.buffer("bindStorageBuffer", buffer);
            Arguments.bytes("bindStorageBuffer", b, offset, size);
            Arguments.aligned("bindStorageBuffer", offset, device.caps().storageBufferAlignment);
        }
        int s = stage.ordinal();
        state.storageBuffers[s][slot] = size == 0 ? null : b;
        state.storageOffsets[s][slot] = offset;
        state.storageSizes[s][slot] = size;
        state.storageWritable[s][slot] = writable;
        state.rebound(BindingMap.STORAGE_SET);
    }

    /** A buffer has other storage now: whoever bound it looks again. */
    final void renamed() {
        state.dirty |= BoundState.SETS | BoundState.RESOURCES | BoundState.VERTEX_BUFFERS | BoundState.INDEX_BUFFER;
    }

    /** An object is gone: it is bound nowhere any more. */
    final void unbind(Object gone) {
        for (int s = 0; s < Stage.COUNT; s++) {
            replace(state.textures[s], gone);
            replace(state.images[s], gone);
            replace(state.uniformBuffers[s], gone);
            replace(state.storageBuffers[s], gone);
        }
        replace(state.shaders, gone);
        for (int i = 0; i < state.vertexBuffers.length; i++) {
            if (state.vertexBuffers[i] != gone) continue;
            state.vertexBuffers[i] = null;
            state.boundVertexBuffers &= ~(1 << i);
        }
        if (state.indexBuffer == gone) state.indexBuffer = null;
        state.dirty = BoundState.ALL;
    }

    @Override
    boolean holds(Object object) {
        for (int s = 0; s < Stage.COUNT; s++) {
            boolean bound = has(state.textures[s], object)
                    || has(state.images[s], object)
                    || has(state.uniformBuffers[s], object)
                    || has(state.storageBuffers[s], object);
            if (bound) return true;
        }
        return has(state.shaders, object) || has(state.vertexBuffers, object) || state.indexBuffer == object;
    }

    private static boolean has(@Nullable Object[] array, Object object) {
        for (Object o : array) {
            if (o == object || o instanceof VulkanView v && v.isOf(object)) return true;
        }
        return false;
    }

    private static void replace(@Nullable Object[] array, Object gone) {
        for (int i = 0; i < array.length; i++) if (array[i] == gone) array[i] = null;
    }
}
