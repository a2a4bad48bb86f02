package tepui.stream;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceObject;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.driver.Arguments;

/**
 * Writer of packets, part one: states, values and bindings. Where the words go, and what is noted of the objects, is up
 * to who extends it.
 */
abstract class StatePackets extends Context {
    static final Stage[] STAGES = Stage.values();
    static final IndexType[] INDEX_TYPES = IndexType.values();

    final Device device;
    private final StateTables states;

    // ---- where the next packet goes
    int[] words = new int[0];

    @Nullable
    Object[] references = new Object[0];

    int at;
    /** Packets end here at the latest. 0 where something has to be looked at before the next: what failed, or the end. */
    int limit;

    int referenceAt;
    int referenceLimit;
    /** The position of {@code words[i]} is {@code base + i}. */
    long base;
    /** Each packet is carried out before the next. */
    boolean eager;

    long packets;

    // ---- what is bound, for the exact time of its last use
    private final @Nullable Use[] vertexBuffers = new Use[Limits.VERTEX_BUFFERS];
    private final @Nullable Use[] uniformBuffers = new Use[Stage.COUNT * Limits.UNIFORM_BUFFERS];
    /** Number of words that slots have by value. */
    private final int[] uniformWords = new int[Stage.COUNT * Limits.UNIFORM_BUFFERS];

    private final @Nullable Use[] storageBuffers = new Use[Stage.COUNT * Limits.STORAGE_BUFFERS];
    private final @Nullable Use[] textures = new Use[Stage.COUNT * Limits.TEXTURES];
    private final @Nullable Use[] images = new Use[Stage.COUNT * Limits.IMAGES];
    private final @Nullable Use[] streamTargets = new Use[Limits.STREAM_TARGETS];
    private final @Nullable Use[] targets = new Use[Limits.COLOR_TARGETS + 1];
    private @Nullable Use indexBuffer;
    /** Stages whose shader may read the number of the draw. */
    private int numbered;

    StatePackets(Device device) {
        this.device = device;
        states = device.states();
    }

    @Override
    public final Device device() {
        return device;
    }

    // ---- for who extends it ------------------------------------------------------------------------------------

    /** Makes room for a packet; throws what has gone wrong before. */
    abstract void more(int words, int references);

    /** A packet is whole, and each is to be carried out at once. */
    abstract void carryOut();

    /** Tracking of an object; refuses one that may not be used. Null for null, and where there is none. */
    abstract @Nullable Tracked known(String call, @Nullable DeviceObject object);

    /** One object takes the place of another in a binding. */
    abstract @Nullable Use rebound(@Nullable Use before, @Nullable Tracked now, long position);

    /** A packet names an object that is only ever bound, and never written. */
    abstract void named(Tracked object, long position);

    /** A shader, image or stream output may write a range of a buffer from now on. */
    abstract void mayWrite(Buffer buffer, long offset, long size);

    // Each of these is small enough to be part of its callers' code, however seldom those were called
    // when that was compiled.

    /** Writes a header behind what was written last; answers the index of it. */
    final int reserve(int op, int argument, int count, int refs) { // hot
        if (isFull(count, refs)) more(count, refs);
        return begin(PacketLayout.header(op, argument, count), count);
    }

    private boolean isFull(int count, int refs) { // hot
        return at + count > limit || referenceAt + refs > referenceLimit;
    }

    private int begin(int header, int count) { // hot
        int i = at;
        words[i] = header;
        at = i + count;
        packets++;
        return i;
    }

    final void refer(@Nullable Object object) { // hot
        references[referenceAt++] = object;
    }

    final void done() { // hot
        if (eager) carryOut();
    }

    private void one(int op, int argument, int value) { // hot
        int i = reserve(op, argument, 2, 0);
        words[i + 1] = value;
        done();
    }

    final void putLong(int i, long value) { // hot
        words[i] = (int) value;
        words[i + 1] = (int) (value >>> 32);
    }

    final boolean readsDrawId() { // hot
        return numbered != 0;
    }

    // ---- immutable states -------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) { // hot
        states.blend.get(id);
        one(Op.BIND_BLEND, 0, id);
    }

    @Override
    public void bindRaster(int id) { // hot
        states.raster.get(id);
        one(Op.BIND_RASTER, 0, id);
    }

    @Override
    public void bindDepthStencil(int id) { // hot
        states.depthStencil.get(id);
        one(Op.BIND_DEPTH_STENCIL, 0, id);
    }

    @Override
    public void bindVertexLayout(int id) { // hot
        states.vertexLayout.get(id);
        one(Op.BIND_VERTEX_LAYOUT, 0, id);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        Tracked t = known("bindShader", shader);
        int s = stage.ordinal();
        if (shader != null && shader.stage() != stage) {
            throw new IllegalArgumentException(
                    "bindShader: shader is of stage " + shader.stage().text() + ", must be of " + stage.text());
        }
        int i = reserve(Op.BIND_SHADER, s, 1, 1);
        refer(shader);
        if (t != null) named(t, base + i);
        boolean reads = shader != null && (t == null || t.readsDrawId);
        numbered = reads ? numbered | 1 << s : numbered & ~(1 << s);
        done();
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) { // hot
        Arguments.slot("bindSampler", slot, Limits.TEXTURES);
        states.sampler.get(id);
        int i = reserve(Op.BIND_SAMPLER, stage.ordinal(), 3, 0);
        words[i + 1] = slot;
        words[i + 2] = id;
        done();
    }

    // ---- values -----------------------------------------------------------------------------------------------------

    @Override
    public void setBlendColor(float r, float g, float b, float a) { // hot
        int i = reserve(Op.SET_BLEND_COLOR, 0, 5, 0);
        int[] w = words;
        w[i + 1] = Float.floatToRawIntBits(r);
        w[i + 2] = Float.floatToRawIntBits(g);
        w[i + 3] = Float.floatToRawIntBits(b);
        w[i + 4] = Float.floatToRawIntBits(a);
        done();
    }

    @Override
    public void setStencilReference(int front, int back) { // hot
        int i = reserve(Op.SET_STENCIL_REFERENCE, 0, 3, 0);
        words[i + 1] = front;
        words[i + 2] = back;
        done();
    }

    @Override
    public void setAlphaReference(float reference) { // hot
        one(Op.SET_ALPHA_REFERENCE, 0, Float.floatToRawIntBits(reference));
    }

    @Override
    public void setSampleMask(int mask) { // hot
        one(Op.SET_SAMPLE_MASK, 0, mask);
    }

    @Override
    public void setMinSampleShading(float fraction) { // hot
        one(Op.SET_MIN_SAMPLE_SHADING, 0, Float.floatToRawIntBits(fraction));
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) { // hot
        Arguments.slot("setViewport", index, Limits.VIEWPORTS);
        int i = reserve(Op.SET_VIEWPORT, index, 7, 0);
        int[] w = words;
        w[i + 1] = Float.floatToRawIntBits(x);
        w[i + 2] = Float.floatToRawIntBits(y);
        w[i + 3] = Float.floatToRawIntBits(width);
        w[i + 4] = Float.floatToRawIntBits(height);
        w[i + 5] = Float.floatToRawIntBits(near);
        w[i + 6] = Float.floatToRawIntBits(far);
        done();
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) { // hot
        Arguments.slot("setScissor", index, Limits.VIEWPORTS);
        int i = reserve(Op.SET_SCISSOR, index, 5, 0);
        int[] w = words;
        w[i + 1] = x;
        w[i + 2] = y;
        w[i + 3] = width;
        w[i + 4] = height;
        done();
    }

    @Override
    public void setRenderTargets(RenderTargets to) { // hot
        int count = to.colors().size();
        RenderTargets.Attachment depth = to.depthStencil();
        for (int c = 0; c < count; c++) {
            RenderTargets.Attachment a = to.colors().get(c);
            if (a != null) known("setRenderTargets", a.texture());
        }
        if (depth != null) known("setRenderTargets", depth.texture());
        int i = reserve(Op.SET_RENDER_TARGETS, 0, 1, 1);
        refer(to);
        for (int c = 0; c <= Limits.COLOR_TARGETS; c++) {
            RenderTargets.Attachment a =
                    c == Limits.COLOR_TARGETS ? depth : c < count ? to.colors().get(c) : null;
            Texture t = a == null ? null : a.texture();
            if (t != null || targets[c] != null) {
                targets[c] = rebound(targets[c], known("setRenderTargets", t), base + i);
            }
        }
        done();
    }

    @Override
    public void setPatchVertices(int count) { // hot
        one(Op.SET_PATCH_VERTICES, 0, count);
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) { // hot
        if (outer.length < 4 || inner.length < 2) {
            throw new IllegalArgumentException("setDefaultTessLevels: " + outer.length + " outer and " + inner.length
                    + " inner levels, must be 4 and 2");
        }
        int i = reserve(Op.SET_DEFAULT_TESS_LEVELS, 0, 7, 0);
        for (int k = 0; k < 4; k++) words[i + 1 + k] = Float.floatToRawIntBits(outer[k]);
        for (int k = 0; k < 2; k++) words[i + 5 + k] = Float.floatToRawIntBits(inner[k]);
        done();
    }

    // ---- bindings ---------------------------------------------------------------------------------------------------

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        Arguments.slot("bindVertexBuffer", slot, Limits.VERTEX_BUFFERS);
        Tracked t = known("bindVertexBuffer", buffer);
        int i = reserve(Op.BIND_VERTEX_BUFFER, slot, 3, 1);
        putLong(i + 1, offset);
        refer(buffer);
        vertexBuffers[slot] = rebound(vertexBuffers[slot], t, base + i);
        done();
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) { // hot
        Arguments.slot("setConstantAttribute", location, Limits.VERTEX_ELEMENTS);
        Arguments.words("setConstantAttribute", bits, 0, 4);
        int i = reserve(Op.SET_CONSTANT_ATTRIBUTE, location, 5, 0);
        int[] w = words;
        w[i + 1] = bits[0];
        w[i + 2] = bits[1];
        w[i + 3] = bits[2];
        w[i + 4] = bits[3];
        done();
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        Tracked t = known("bindIndexBuffer", buffer);
        int i = reserve(Op.BIND_INDEX_BUFFER, type.ordinal(), 3, 1);
        putLong(i + 1, offset);
        refer(buffer);
        indexBuffer = rebound(indexBuffer, t, base + i);
        done();
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) { // hot
        one(Op.SET_PRIMITIVE_RESTART, enabled ? 1 : 0, index);
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        Arguments.slot("bindUniformBuffer", slot, Limits.UNIFORM_BUFFERS);
        Tracked t = known("bindUniformBuffer", buffer);
        int s = stage.ordinal();
        int i = reserve(Op.BIND_UNIFORM_BUFFER, s, 6, 1);
        words[i + 1] = slot;
        putLong(i + 2, offset);
        putLong(i + 4, size);
        refer(buffer);
        int at = s * Limits.UNIFORM_BUFFERS + slot;
        uniformBuffers[at] = rebound(uniformBuffers[at], t, base + i);
        uniformWords[at] = 0;
        done();
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] from, int start, int count) { // hot
        Arguments.slot("setUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("setUniforms", from, start, count);
        int s = stage.ordinal();
        int i;
        if (count + 1 > PacketLayout.MOST_WORDS) {
            int[] copy = java.util.Arrays.copyOfRange(from, start, start + count);
            i = reserve(Op.SET_UNIFORMS_ARRAY, PacketLayout.stageAndSlot(s, slot), 1, 1);
            refer(copy);
        } else {
            i = reserve(Op.SET_UNIFORMS, PacketLayout.stageAndSlot(s, slot), 1 + count, 0);
            copy(from, start, words, i + 1, count);
        }
        int at = s * Limits.UNIFORM_BUFFERS + slot;
        if (uniformBuffers[at] != null) uniformBuffers[at] = rebound(uniformBuffers[at], null, base + i);
        uniformWords[at] = count;
        done();
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] from, int start, int count) { // hot
        Arguments.slot("updateUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("updateUniforms", from, start, count);
        int s = stage.ordinal();
        Arguments.part("updateUniforms", first, count, uniformWords[s * Limits.UNIFORM_BUFFERS + slot]);
        int most = PacketLayout.MOST_WORDS - 2;
        for (int k = 0; k < count; k += most) {
            int n = Math.min(most, count - k);
            int i = reserve(Op.UPDATE_UNIFORMS, PacketLayout.stageAndSlot(s, slot), 2 + n, 0);
            words[i + 1] = first + k;
            copy(from, start + k, words, i + 2, n);
            done();
        }
    }

    /**
     * A vector and a matrix, the usual sizes, go word by word: that took less time in the rows of draw calls than a call of the general
     * copy. Why is not known.
     */
    private static void copy(int[] from, int start, int[] to, int at, int count) { // hot
        if (count == 4) {
            copy4(from, start, to, at);
        } else if (count == 16) {
            copy4(from, start, to, at);
            copy4(from, start + 4, to, at + 4);
            copy4(from, start + 8, to, at + 8);
            copy4(from, start + 12, to, at + 12);
        } else {
            System.arraycopy(from, start, to, at, count);
        }
    }

    private static void copy4(int[] from, int i, int[] to, int at) { // hot
        copy2(from, i, to, at);
        copy2(from, i + 2, to, at + 2);
    }

    private static void copy2(int[] from, int i, int[] to, int at) { // hot
        to[at] = from[i];
        to[at + 1] = from[i + 1];
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        Arguments.slot("bindTexture", slot, Limits.TEXTURES);
        Tracked t = known("bindTexture", view);
        int s = stage.ordinal();
        int i = reserve(Op.BIND_TEXTURE, s, 2, 1);
        words[i + 1] = slot;
        refer(view);
        int at = s * Limits.TEXTURES + slot;
        textures[at] = rebound(textures[at], t, base + i);
        done();
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        Arguments.slot("bindImage", slot, Limits.IMAGES);
        Tracked t = known("bindImage", view);
        int s = stage.ordinal();
        int i = reserve(Op.BIND_IMAGE, s, 2, 1);
        words[i + 1] = slot << 1 | (writable ? 1 : 0);
        refer(view);
        int at = s * Limits.IMAGES + slot;
        images[at] = rebound(images[at], t, base + i);
        Buffer b = view == null || !writable ? null : view.buffer();
        if (b != null) mayWrite(b, 0, b.size());
        done();
    }

    @Override
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) { // hot
        Arguments.slot("bindStorageBuffer", slot, Limits.STORAGE_BUFFERS);
        Tracked t = known("bindStorageBuffer", buffer);
        int s = stage.ordinal();
        int i = reserve(Op.BIND_STORAGE_BUFFER, s, 6, 1);
        words[i + 1] = slot << 1 | (writable ? 1 : 0);
        putLong(i + 2, offset);
        putLong(i + 4, size);
        refer(buffer);
        int at = s * Limits.STORAGE_BUFFERS + slot;
        storageBuffers[at] = rebound(storageBuffers[at], t, base + i);
        if (buffer != null && writable) mayWrite(buffer, 0, buffer.size());
        done();
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] to, boolean[] append) {
        int count = to.length;
        if (count > Limits.STREAM_TARGETS || append.length < count) {
            throw new IllegalArgumentException("setStreamTargets: " + count + " targets with " + append.length
                    + " flags, at most " + Limits.STREAM_TARGETS + " targets with a flag each are allowed");
        }
        for (StreamTarget target : to) known("setStreamTargets", target);
        int i = reserve(Op.SET_STREAM_TARGETS, count, 1, 2);
        refer(to.clone());
        refer(append.clone());
        for (int k = 0; k < Limits.STREAM_TARGETS; k++) {
            StreamTarget target = k < count ? to[k] : null;
            streamTargets[k] = rebound(streamTargets[k], known("setStreamTargets", target), base + i);
            if (target != null) mayWrite(target.buffer(), target.offset(), target.size());
        }
        done();
    }
}
