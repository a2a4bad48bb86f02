package tepui.stream;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
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
 * Writer of packets that bind states, shaders, buffers, textures and uniforms. What is bound is remembered for the exact time of its last use.
 */
final class BindingPackets {
    private final PacketOutput out;
    private final StateTables states;

    // ---- what is bound
    private final @Nullable Use[] vertexBuffers = new Use[Limits.VERTEX_BUFFERS];
    private final @Nullable Use[] uniformBuffers = new Use[Stage.COUNT * Limits.UNIFORM_BUFFERS];
    /** Number of words that slots have by value. */
    private final int[] uniformWords = new int[Stage.COUNT * Limits.UNIFORM_BUFFERS];

    private final @Nullable Use[] storageBuffers = new Use[Stage.COUNT * Limits.STORAGE_BUFFERS];
    private final @Nullable Use[] textures = new Use[Stage.COUNT * Limits.TEXTURES];
    private @Nullable Use[] residentTextures = {};
    private @Nullable Use[] residentImages = {};
    private final @Nullable Use[] images = new Use[Stage.COUNT * Limits.IMAGES];
    private final @Nullable Use[] streamTargets = new Use[Limits.STREAM_TARGETS];
    private final @Nullable Use[] targets = new Use[Limits.COLOR_TARGETS + 1];
    private @Nullable Use indexBuffer;
    /** Stages whose shader may read the number of the draw. */
    private int numbered;

    BindingPackets(PacketOutput out, StateTables states) {
        this.out = out;
        this.states = states;
    }

    /** Does a shader read the number of the draw? */
    boolean readsDrawId() { // hot
        return numbered != 0;
    }

    // ---- immutable states -------------------------------------------------------------------------------------------

    void bindBlend(int id) { // hot
        states.blend.get(id);
        out.one(Op.BIND_BLEND, 0, id);
    }

    void bindRaster(int id) { // hot
        states.raster.get(id);
        out.one(Op.BIND_RASTER, 0, id);
    }

    void bindDepthStencil(int id) { // hot
        states.depthStencil.get(id);
        out.one(Op.BIND_DEPTH_STENCIL, 0, id);
    }

    void bindVertexLayout(int id) { // hot
        states.vertexLayout.get(id);
        out.one(Op.BIND_VERTEX_LAYOUT, 0, id);
    }

    void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        Tracked t = out.known("bindShader", shader);
        int s = stage.ordinal();
        if (shader != null && shader.stage() != stage) {
            throw new IllegalArgumentException(
                    "bindShader: shader is of stage " + shader.stage().text() + ", must be of " + stage.text());
        }
        int i = out.reserve(Op.BIND_SHADER, s, 1, 1);
        out.refer(shader);
        if (t != null) out.named(t, out.base + i);
        boolean reads = shader != null && (t == null || t.readsDrawId);
        numbered = reads ? numbered | 1 << s : numbered & ~(1 << s);
        out.done();
    }

    void bindSampler(Stage stage, int slot, int id) { // hot
        Arguments.slot("bindSampler", slot, Limits.TEXTURES);
        states.sampler.get(id);
        int i = out.reserve(Op.BIND_SAMPLER, stage.ordinal(), 3, 0);
        out.words[i + 1] = slot;
        out.words[i + 2] = id;
        out.done();
    }

    void setRenderTargets(RenderTargets to) { // hot
        int count = to.colors().size();
        RenderTargets.Attachment depth = to.depthStencil();
        for (int c = 0; c < count; c++) {
            RenderTargets.Attachment a = to.colors().get(c);
            if (a != null) out.known("setRenderTargets", a.texture());
        }
        if (depth != null) out.known("setRenderTargets", depth.texture());
        int i = out.reserve(Op.SET_RENDER_TARGETS, 0, 1, 1);
        out.refer(to);
        for (int c = 0; c <= Limits.COLOR_TARGETS; c++) {
            RenderTargets.Attachment a =
                    c == Limits.COLOR_TARGETS ? depth : c < count ? to.colors().get(c) : null;
            Texture t = a == null ? null : a.texture();
            if (t != null || targets[c] != null) {
                targets[c] = out.rebound(targets[c], out.known("setRenderTargets", t), out.base + i);
            }
        }
        out.done();
    }

    void setDefaultTessLevels(float[] outer, float[] inner) { // hot
        if (outer.length < 4 || inner.length < 2) {
            throw new IllegalArgumentException("setDefaultTessLevels: " + outer.length + " outer and " + inner.length
                    + " inner levels, must be 4 and 2");
        }
        int i = out.reserve(Op.SET_DEFAULT_TESS_LEVELS, 0, 7, 0);
        for (int k = 0; k < 4; k++) out.words[i + 1 + k] = Float.floatToRawIntBits(outer[k]);
        for (int k = 0; k < 2; k++) out.words[i + 5 + k] = Float.floatToRawIntBits(inner[k]);
        out.done();
    }

    // ---- bindings ---------------------------------------------------------------------------------------------------

    void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        Arguments.slot("bindVertexBuffer", slot, Limits.VERTEX_BUFFERS);
        Tracked t = out.known("bindVertexBuffer", buffer);
        int i = out.reserve(Op.BIND_VERTEX_BUFFER, slot, 3, 1);
        out.putLong(i + 1, offset);
        out.refer(buffer);
        vertexBuffers[slot] = out.rebound(vertexBuffers[slot], t, out.base + i);
        out.done();
    }

    void setConstantAttribute(int location, int[] bits) { // hot
        Arguments.slot("setConstantAttribute", location, Limits.VERTEX_ELEMENTS);
        Arguments.words("setConstantAttribute", bits, 0, 4);
        int i = out.reserve(Op.SET_CONSTANT_ATTRIBUTE, location, 5, 0);
        int[] w = out.words;
        w[i + 1] = bits[0];
        w[i + 2] = bits[1];
        w[i + 3] = bits[2];
        w[i + 4] = bits[3];
        out.done();
    }

    void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        Tracked t = out.known("bindIndexBuffer", buffer);
        int i = out.reserve(Op.BIND_INDEX_BUFFER, type.ordinal(), 3, 1);
        out.putLong(i + 1, offset);
        out.refer(buffer);
        indexBuffer = out.rebound(indexBuffer, t, out.base + i);
        out.done();
    }

    void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        Arguments.slot("bindUniformBuffer", slot, Limits.UNIFORM_BUFFERS);
        Tracked t = out.known("bindUniformBuffer", buffer);
        int s = stage.ordinal();
        int i = out.reserve(Op.BIND_UNIFORM_BUFFER, s, 6, 1);
        out.words[i + 1] = slot;
        out.putLong(i + 2, offset);
        out.putLong(i + 4, size);
        out.refer(buffer);
        int at = s * Limits.UNIFORM_BUFFERS + slot;
        uniformBuffers[at] = out.rebound(uniformBuffers[at], t, out.base + i);
        uniformWords[at] = 0;
        out.done();
    }

    void setUniforms(Stage stage, int slot, int[] from, int start, int count) { // hot
        Arguments.slot("setUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("setUniforms", from, start, count);
        int s = stage.ordinal();
        int i;
        if (count + 1 > PacketLayout.MOST_WORDS) {
            int[] copy = java.util.Arrays.copyOfRange(from, start, start + count);
            i = out.reserve(Op.SET_UNIFORMS_ARRAY, PacketLayout.stageAndSlot(s, slot), 1, 1);
            out.refer(copy);
        } else {
            i = out.reserve(Op.SET_UNIFORMS, PacketLayout.stageAndSlot(s, slot), 1 + count, 0);
            copy(from, start, out.words, i + 1, count);
        }
        int at = s * Limits.UNIFORM_BUFFERS + slot;
        if (uniformBuffers[at] != null) uniformBuffers[at] = out.rebound(uniformBuffers[at], null, out.base + i);
        uniformWords[at] = count;
        out.done();
    }

    void updateUniforms(Stage stage, int slot, int first, int[] from, int start, int count) { // hot
        Arguments.slot("updateUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("updateUniforms", from, start, count);
        int s = stage.ordinal();
        Arguments.part("updateUniforms", first, count, uniformWords[s * Limits.UNIFORM_BUFFERS + slot]);
        int most = PacketLayout.MOST_WORDS - 2;
        for (int k = 0; k < count; k += most) {
            int n = Math.min(most, count - k);
            int i = out.reserve(Op.UPDATE_UNIFORMS, PacketLayout.stageAndSlot(s, slot), 2 + n, 0);
            out.words[i + 1] = first + k;
            copy(from, start + k, out.words, i + 2, n);
            out.done();
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

    void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        Arguments.slot("bindTexture", slot, Limits.TEXTURES);
        Tracked t = out.known("bindTexture", view);
        int s = stage.ordinal();
        int i = out.reserve(Op.BIND_TEXTURE, s, 2, 1);
        out.words[i + 1] = slot;
        out.refer(view);
        int at = s * Limits.TEXTURES + slot;
        textures[at] = out.rebound(textures[at], t, out.base + i);
        out.done();
    }

    void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        Arguments.slot("bindImage", slot, Limits.IMAGES);
        Tracked t = out.known("bindImage", view);
        int s = stage.ordinal();
        int i = out.reserve(Op.BIND_IMAGE, s, 2, 1);
        out.words[i + 1] = slot << 1 | (writable ? 1 : 0);
        out.refer(view);
        int at = s * Limits.IMAGES + slot;
        images[at] = out.rebound(images[at], t, out.base + i);
        Buffer b = view == null || !writable ? null : view.buffer();
        if (b != null) out.mayWrite(b, 0, b.size());
        out.done();
    }

    void setResidentTexture(int index, @Nullable TextureView view, int sampler) { // hot
        Arguments.slot("setResidentTexture", index, Limits.RESIDENTS);
        states.sampler.get(sampler);
        Tracked t = out.known("setResidentTexture", view);
        int i = out.reserve(Op.SET_RESIDENT_TEXTURE, 0, 3, 1);
        out.words[i + 1] = index;
        out.words[i + 2] = sampler;
        out.refer(view);
        residentTextures = room(residentTextures, index);
        residentTextures[index] = out.rebound(residentTextures[index], t, out.base + i);
        out.done();
    }

    void setResidentImage(int index, @Nullable TextureView view, boolean writable) { // hot
        Arguments.slot("setResidentImage", index, Limits.RESIDENTS);
        Tracked t = out.known("setResidentImage", view);
        int i = out.reserve(Op.SET_RESIDENT_IMAGE, 0, 2, 1);
        out.words[i + 1] = index << 1 | (writable ? 1 : 0);
        out.refer(view);
        residentImages = room(residentImages, index);
        residentImages[index] = out.rebound(residentImages[index], t, out.base + i);
        Buffer b = view == null || !writable ? null : view.buffer();
        if (b != null) out.mayWrite(b, 0, b.size());
        out.done();
    }

    /** A table with a place of that number. */
    private static @Nullable Use[] room(@Nullable Use[] table, int index) {
        return index < table.length ? table : Arrays.copyOf(table, Math.max(index + 1, 2 * table.length));
    }

    void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) { // hot
        Arguments.slot("bindStorageBuffer", slot, Limits.STORAGE_BUFFERS);
        Tracked t = out.known("bindStorageBuffer", buffer);
        int s = stage.ordinal();
        int i = out.reserve(Op.BIND_STORAGE_BUFFER, s, 6, 1);
        out.words[i + 1] = slot << 1 | (writable ? 1 : 0);
        out.putLong(i + 2, offset);
        out.putLong(i + 4, size);
        out.refer(buffer);
        int at = s * Limits.STORAGE_BUFFERS + slot;
        storageBuffers[at] = out.rebound(storageBuffers[at], t, out.base + i);
        if (buffer != null && writable) out.mayWrite(buffer, 0, buffer.size());
        out.done();
    }

    void setStreamTargets(@Nullable StreamTarget[] to, boolean[] append) {
        int count = to.length;
        if (count > Limits.STREAM_TARGETS || append.length < count) {
            throw new IllegalArgumentException("setStreamTargets: " + count + " targets with " + append.length
                    + " flags, at most " + Limits.STREAM_TARGETS + " targets with a flag each are allowed");
        }
        for (StreamTarget target : to) out.known("setStreamTargets", target);
        int i = out.reserve(Op.SET_STREAM_TARGETS, count, 1, 2);
        out.refer(to.clone());
        out.refer(append.clone());
        for (int k = 0; k < Limits.STREAM_TARGETS; k++) {
            StreamTarget target = k < count ? to[k] : null;
            streamTargets[k] = out.rebound(streamTargets[k], out.known("setStreamTargets", target), out.base + i);
            if (target != null) out.mayWrite(target.buffer(), target.offset(), target.size());
        }
        out.done();
    }
}
