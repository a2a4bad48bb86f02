package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.ContextState.Setting;

/**
 * The setters of a context, for drivers that look at what is set when they draw: they check, store and mark. Nothing here reaches the device.
 *
 * @param <B> the driver's buffers
 * @param <V> its views
 * @param <S> its shaders
 */
public abstract sealed class StateContext<B extends Buffer, V extends TextureView, S extends ShaderObject>
        extends Context permits TransferContext {
    public final Counters counters = new Counters();
    final ContextState<B, V, S> state;
    private final StateTables states;
    private final Caps caps;

    protected StateContext(Device device, ContextState<B, V, S> state) {
        this.state = state;
        states = device.states();
        caps = device.caps();
    }

    /** At the start of each call: throws if the context is closed. */
    protected abstract void open(String call); // hot

    /** The driver's, if it is a live one of this device; else this throws. */
    protected abstract B own(String call, Buffer buffer); // hot

    /** The driver's, if it is a live one of this device; else this throws. */
    protected abstract V own(String call, TextureView view); // hot

    /** The driver's, if it is a live one of this device; else this throws. */
    protected abstract S own(String call, ShaderObject shader); // hot

    /** The driver's, if it is a live one of this device; else this throws. */
    protected abstract Texture own(String call, Texture texture); // hot

    /** Takes other targets. */
    protected abstract void take(RenderTargets targets); // hot

    /** Another blend state is bound. */
    protected void blendBound(BlendState blend) {} // hot

    /** Another vertex layout is bound. */
    protected void layoutBound(int id) {} // hot

    @Override
    public Counters counters() {
        return counters;
    }

    // ---- immutable states -----------------------------------------------------------------------------------------

    @Override
    public final void bindBlend(int id) { // hot
        open("bindBlend");
        BlendState blend = states.blend.get(id);
        if (state.blend == id) return;
        state.blend = id;
        state.changed(Setting.BLEND);
        blendBound(blend);
    }

    @Override
    public final void bindRaster(int id) { // hot
        open("bindRaster");
        states.raster.get(id);
        if (state.raster == id) return;
        state.raster = id;
        state.changed(Setting.RASTER);
    }

    @Override
    public final void bindDepthStencil(int id) { // hot
        open("bindDepthStencil");
        states.depthStencil.get(id);
        if (state.depthStencil == id) return;
        state.depthStencil = id;
        state.changed(Setting.DEPTH_STENCIL);
    }

    @Override
    public final void bindVertexLayout(int id) { // hot
        open("bindVertexLayout");
        states.vertexLayout.get(id);
        if (state.layout == id) return;
        state.layout = id;
        state.changed(Setting.VERTEX_LAYOUT);
        layoutBound(id);
    }

    @Override
    public final void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        open("bindShader");
        S s = shader == null ? null : own("bindShader", shader);
        if (s != null) StateArguments.shader(stage, s);
        if (state.shaders[stage.ordinal()] == s) return;
        state.shaders[stage.ordinal()] = s;
        if (stage != Stage.COMPUTE) state.changed(Setting.SHADERS);
    }

    @Override
    public final void bindSampler(Stage stage, int slot, int id) { // hot
        open("bindSampler");
        Arguments.slot("bindSampler", slot, Limits.TEXTURES);
        states.sampler.get(id);
        if (state.samplers[stage.ordinal()][slot] == id) return;
        state.samplers[stage.ordinal()][slot] = id;
        state.samplerBound(stage.ordinal());
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
        state.changed(Setting.BLEND_COLOR);
    }

    @Override
    public final void setStencilReference(int front, int back) { // hot
        open("setStencilReference");
        state.stencilFront = front;
        state.stencilBack = back;
        state.changed(Setting.STENCIL_REFERENCE);
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
        state.changed(Setting.SAMPLE_MASK);
    }

    @Override
    public final void setMinSampleShading(float fraction) {
        open("setMinSampleShading");
        StateArguments.minSampleShading(fraction);
        state.minSampleShading = fraction;
        state.changed(Setting.MIN_SAMPLE_SHADING);
    }

    @Override
    public final void setViewport(
            int index, float x, float y, float width, float height, float near, float far) { // hot
        open("setViewport");
        Arguments.slot("setViewport", index, Limits.VIEWPORTS);
        float[] v = state.viewports;
        int at = index * 6;
        if (index == 0 && v[3] < 0 != height < 0) state.changed(Setting.VIEWPORT_SIGN);
        v[at] = x;
        v[at + 1] = y;
        v[at + 2] = width;
        v[at + 3] = height;
        v[at + 4] = near;
        v[at + 5] = far;
        state.viewportCount = Math.max(state.viewportCount, index + 1);
        state.changed(Setting.VIEWPORTS);
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
        state.changed(Setting.SCISSORS);
    }

    @Override
    public final void setRenderTargets(RenderTargets targets) { // hot
        open("setRenderTargets");
        for (int i = 0; i < targets.colors().size(); i++) owned(targets.colors().get(i));
        owned(targets.depthStencil());
        TargetRules.check(device(), targets);
        take(targets);
        state.changed(Setting.RENDER_TARGETS);
    }

    private void owned(RenderTargets.@Nullable Attachment a) { // hot
        if (a != null) own("setRenderTargets", a.texture());
    }

    @Override
    public final void setPatchVertices(int count) {
        open("setPatchVertices");
        StateArguments.patchVertices(count, Math.max(3, caps.maxPatchVertices));
        state.patchVertices = count;
        state.changed(Setting.PATCH_VERTICES);
    }

    @Override
    public final void setDefaultTessLevels(float[] outer, float[] inner) {
        open("setDefaultTessLevels");
        StateArguments.tessLevels(outer, inner);
        System.arraycopy(outer, 0, state.tessOuter, 0, 4);
        System.arraycopy(inner, 0, state.tessInner, 0, 2);
        state.changed(Setting.TESS_LEVELS);
    }

    // ---- bindings -------------------------------------------------------------------------------------------------

    @Override
    public final void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        open("bindVertexBuffer");
        Arguments.slot("bindVertexBuffer", slot, Limits.VERTEX_BUFFERS);
        B b = null;
        if (buffer != null) {
            b = own("bindVertexBuffer", buffer);
            Arguments.bytes("bindVertexBuffer", b, offset, 0);
        }
        int bit = 1 << slot;
        boolean there = b != null && offset < b.size();
        if (there != ((state.boundVertexBuffers & bit) != 0)) {
            state.boundVertexBuffers ^= bit;
            state.changed(Setting.VERTEX_SLOTS);
        }
        state.vertexBuffers[slot] = there ? b : null;
        state.vertexOffsets[slot] = offset;
        state.changed(Setting.VERTEX_BUFFERS);
    }

    @Override
    public final void setConstantAttribute(int location, int[] bits) { // hot
        open("setConstantAttribute");
        StateArguments.constantAttribute(location, bits);
        System.arraycopy(bits, 0, state.constants, location * 4, 4);
        state.changed(Setting.CONSTANT_ATTRIBUTES);
    }

    @Override
    public final void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        open("bindIndexBuffer");
        B b = null;
        if (buffer != null) {
            b = own("bindIndexBuffer", buffer);
            Arguments.bytes("bindIndexBuffer", b, offset, 0);
        }
        state.indexBuffer = b;
        state.indexOffset = offset;
        state.indexType = type;
        state.changed(Setting.INDEX_BUFFER);
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
        B b = null;
        if (buffer != null) {
            b = own("bindUniformBuffer", buffer);
            Arguments.bytes("bindUniformBuffer", b, offset, size);
            Arguments.aligned("bindUniformBuffer", offset, caps.uniformBufferAlignment);
        }
        int s = stage.ordinal();
        put(state.uniformBuffers[s], slot, size == 0 ? null : b);
        state.uniformOffsets[s][slot] = offset;
        state.uniformSizes[s][slot] = size;
        state.uniformCounts[s][slot] = 0;
        state.uniformBufferBound(s, slot);
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
        // Where there were as many words before, there is no buffer.
        boolean other = state.uniformCounts[s][slot] != count || count == 0;
        if (other) {
            put(state.uniformBuffers[s], slot, null);
            state.uniformCounts[s][slot] = count;
        }
        state.uniformWordsSet(s, slot, other);
        counters.uploadedBytes += count * 4L;
    }

    @Override
    public final void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) { // hot
        open("updateUniforms");
        Arguments.slot("updateUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("updateUniforms", words, start, count);
        int s = stage.ordinal();
        Arguments.part("updateUniforms", first, count, state.uniformCounts[s][slot]);
        if (count == 0) return;
        int[] kept = state.uniformWords[s][slot];
        if (count > 16) System.arraycopy(words, start, kept, first, count);
        else for (int i = 0; i < count; i++) kept[first + i] = words[start + i];
        state.uniformWordsSet(s, slot, false);
        counters.uploadedBytes += count * 4L;
    }

    @Override
    public final void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        open("bindTexture");
        Arguments.slot("bindTexture", slot, Limits.TEXTURES);
        V v = view == null ? null : own("bindTexture", view);
        if (state.textures[stage.ordinal()][slot] == v) return;
        put(state.textures[stage.ordinal()], slot, v);
        state.textureBound(stage.ordinal());
    }

    @Override
    public final void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        open("bindImage");
        Arguments.slot("bindImage", slot, Limits.IMAGES);
        V v = view == null ? null : own("bindImage", view);
        put(state.images[stage.ordinal()], slot, v);
        state.imageWritable[stage.ordinal()][slot] = writable;
        state.imageBound(stage.ordinal());
    }

    @Override
    public void setResidentTexture(int index, @Nullable TextureView view, int sampler) {
        lacksResidents("setResidentTexture", index, view);
    }

    @Override
    public void setResidentImage(int index, @Nullable TextureView view, boolean writable) {
        lacksResidents("setResidentImage", index, view);
    }

    private void lacksResidents(String call, int index, @Nullable TextureView view) {
        open(call);
        Arguments.slot(call, index, Limits.RESIDENTS);
        if (view != null) throw new UnsupportedByDeviceException(call + ": the device has no resident textures");
    }

    @Override
    public final void bindStorageBuffer( // hot
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        open("bindStorageBuffer");
        Arguments.slot("bindStorageBuffer", slot, Limits.STORAGE_BUFFERS);
        B b = null;
        if (buffer != null) {
            b = own("bindStorageBuffer", buffer);
            Arguments.bytes("bindStorageBuffer", b, offset, size);
            Arguments.aligned("bindStorageBuffer", offset, caps.storageBufferAlignment);
        }
        int s = stage.ordinal();
        put(state.storageBuffers[s], slot, size == 0 ? null : b);
        state.storageOffsets[s][slot] = offset;
        state.storageSizes[s][slot] = size;
        state.storageWritable[s][slot] = writable;
        state.storageBufferBound(s);
    }

    /** Any of these arrays may hold nulls, which the type parameters of rows hide from the compiler. */
    private static void put(@Nullable Object[] row, int slot, @Nullable Object value) { // hot
        row[slot] = value;
    }
}
