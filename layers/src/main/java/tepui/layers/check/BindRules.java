package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/** Rules of values and bindings, and the shadow of what is bound. */
final class BindRules extends RuleGroup {
    BindRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    // ---- shaders ---------------------------------------------------------------------------------------------------

    void shader(Stage stage, @Nullable ShaderObject shader) { // hot
        if (shader != null) {
            if (objects.find(shader) == null) dead("bindShader", "shader");
            if (shader.stage() != stage) {
                out.broken(
                        Rule.SHADER_STAGE,
                        "bindShader",
                        "stage",
                        "is " + stage.text() + ", the shader is a "
                                + shader.stage().text() + " shader");
            }
        }
        bound.shaders[stage.ordinal()] = shader;
        bound.shadersChanged = true;
        bound.dirty = true;
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    void minSampleShading(float fraction) { // hot
        if (!(fraction >= 0 && fraction <= 1)) value("setMinSampleShading", "fraction", fraction, 0, 1);
    }

    private void value(String call, String argument, float value, float least, float most) {
        out.broken(Rule.VALUE_RANGE, call, argument, "is " + value + ", must be " + least + " to " + most);
    }

    void viewport(int index, float x, float y, float width, float height, float near, float far) { // hot
        slot("setViewport", "index", index, caps.maxViewports);
        boolean ok = width >= 0
                && near >= 0
                && near <= 1
                && far >= 0
                && far <= 1
                && !Float.isNaN(x)
                && !Float.isNaN(y)
                && !Float.isNaN(height);
        if (!ok) {
            out.broken(
                    Rule.VIEWPORT_VALUES,
                    "setViewport",
                    "viewport",
                    "is (" + x + ", " + y + ") + " + width + " x " + height + ", depth " + near + " to " + far);
        }
    }

    void scissor(int index, int width, int height) { // hot
        slot("setScissor", "index", index, caps.maxViewports);
        if (width < 0 || height < 0) {
            out.broken(Rule.SCISSOR_VALUES, "setScissor", "size", "is " + width + " x " + height);
        }
    }

    void patchVertices(int count) { // hot
        if (count < 1 || count > Math.max(1, caps.maxPatchVertices)) {
            value("setPatchVertices", "count", count, 1, Math.max(1, caps.maxPatchVertices));
        }
    }

    void tessLevels(float[] outer, float[] inner) { // hot
        length("setDefaultTessLevels", "outer", outer.length, 4);
        length("setDefaultTessLevels", "inner", inner.length, 2);
    }

    private void length(String call, String argument, int length, int least) { // hot
        if (length < least) {
            out.broken(Rule.ARRAY_LENGTH, call, argument, "has " + length + " elements, must have " + least);
        }
    }

    void constantAttribute(int location, int[] bits) { // hot
        slot("setConstantAttribute", "location", location, caps.maxVertexElements);
        length("setConstantAttribute", "bits", bits.length, 4);
    }

    // ---- buffers ---------------------------------------------------------------------------------------------------

    void vertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        slot("bindVertexBuffer", "slot", slot, caps.maxVertexBuffers);
        if (buffer != null && alive("bindVertexBuffer", "buffer", buffer) != null) {
            flag("bindVertexBuffer", "buffer", buffer.desc().bind(), Bind.VERTEX, "VERTEX");
            range("bindVertexBuffer", buffer, offset, 0);
        }
        if (slot >= 0 && slot < bound.vertexBuffers.length) bound.vertexBuffers[slot] = buffer;
        bound.dirty = true;
    }

    void indexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        if (buffer != null && alive("bindIndexBuffer", "buffer", buffer) != null) {
            flag("bindIndexBuffer", "buffer", buffer.desc().bind(), Bind.INDEX, "INDEX");
            range("bindIndexBuffer", buffer, offset, 0);
            aligned("bindIndexBuffer", "offset", offset, type.bytes());
            if (type == IndexType.U8 && !caps.index8) {
                out.broken(Rule.INDEX_TYPE, "bindIndexBuffer", "type", "is U8, which the device has not");
            }
        }
        bound.indexBuffer = buffer;
        bound.indexType = type;
        bound.dirty = true;
    }

    void restart(boolean enabled, int index) { // hot
        bound.restart = enabled;
        bound.restartIndex = index;
        bound.dirty = true;
    }

    void uniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        slot("bindUniformBuffer", "slot", slot, caps.maxUniformBuffers);
        if (buffer != null && alive("bindUniformBuffer", "buffer", buffer) != null) {
            flag("bindUniformBuffer", "buffer", buffer.desc().bind(), Bind.UNIFORM, "UNIFORM");
            range("bindUniformBuffer", buffer, offset, size);
            aligned("bindUniformBuffer", "offset", offset, caps.uniformBufferAlignment);
            size("bindUniformBuffer", size, caps.maxUniformBufferSize);
        }
        @Nullable Buffer[] slots = bound.uniforms[stage.ordinal()];
        if (slot < 0 || slot >= slots.length) return;
        set(slots, slot, buffer);
        bound.uniformWords[stage.ordinal()][slot] = 0;
    }

    private void size(String call, long size, long most) { // hot
        if (size > most) out.broken(Rule.BINDING_SIZE, call, "size", "is " + size + ", the device has at most " + most);
    }

    private void set(@Nullable Buffer[] slots, int slot, @Nullable Buffer buffer) { // hot
        if (slots[slot] == buffer) return;
        slots[slot] = buffer;
        bound.dirty = true;
    }

    void uniforms(Stage stage, int slot, int[] words, int start, int count) { // hot
        slot("setUniforms", "slot", slot, caps.maxUniformBuffers);
        if (start < 0 || count < 0 || start > words.length - count || count * 4L > caps.maxUniformBufferSize) {
            out.broken(
                    Rule.UNIFORM_WORDS,
                    "setUniforms",
                    "words",
                    "are " + count + " from " + start + " of " + words.length + ", the most is "
                            + caps.maxUniformBufferSize / 4);
        }
        @Nullable Buffer[] slots = bound.uniforms[stage.ordinal()];
        if (slot < 0 || slot >= slots.length) return;
        set(slots, slot, null);
        bound.uniformWords[stage.ordinal()][slot] = count;
    }

    void uniformPart(Stage stage, int slot, int first, int[] words, int start, int count) { // hot
        slot("updateUniforms", "slot", slot, caps.maxUniformBuffers);
        if (start < 0 || count < 0 || start > words.length - count) {
            out.broken(
                    Rule.UNIFORM_WORDS,
                    "updateUniforms",
                    "words",
                    "are " + count + " from " + start + " of " + words.length);
        }
        int[] there = bound.uniformWords[stage.ordinal()];
        if (slot < 0 || slot >= there.length || first >= 0 && first <= there[slot] - count) return;
        out.broken(
                Rule.UNIFORM_WORDS,
                "updateUniforms",
                "first",
                "is " + first + ", with " + count + " words behind it, the slot has " + there[slot] + " by value");
    }

    void storageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) { // hot
        slot("bindStorageBuffer", "slot", slot, caps.maxStorageBuffers);
        if (buffer != null && alive("bindStorageBuffer", "buffer", buffer) != null) {
            flag("bindStorageBuffer", "buffer", buffer.desc().bind(), Bind.STORAGE, "STORAGE");
            range("bindStorageBuffer", buffer, offset, size);
            aligned("bindStorageBuffer", "offset", offset, caps.storageBufferAlignment);
            size("bindStorageBuffer", size, caps.maxStorageBufferSize);
        }
        @Nullable Buffer[] slots = bound.storage[stage.ordinal()];
        if (slot < 0 || slot >= slots.length) return;
        set(slots, slot, buffer);
        if (bound.storageWritable[stage.ordinal()][slot] != writable) {
            bound.storageWritable[stage.ordinal()][slot] = writable;
            bound.dirty = true;
        }
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    void sampler(Stage stage, int slot, int id) { // hot
        slot("bindSampler", "slot", slot, caps.maxTextures);
        int[] slots = bound.samplers[stage.ordinal()];
        if (slot < 0 || slot >= slots.length || slots[slot] == id) return;
        slots[slot] = id;
        bound.dirty = true;
    }

    void texture(Stage stage, int slot, @Nullable TextureView view) { // hot
        slot("bindTexture", "slot", slot, caps.maxTextures);
        if (view != null) viewed("bindTexture", view, Bind.SAMPLED, "SAMPLED");
        @Nullable TextureView[] slots = bound.textures[stage.ordinal()];
        if (slot < 0 || slot >= slots.length || slots[slot] == view) return;
        slots[slot] = view;
        bound.dirty = true;
    }

    void image(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        slot("bindImage", "slot", slot, caps.maxImages);
        if (view != null) imageView("bindImage", view);
        @Nullable TextureView[] slots = bound.images[stage.ordinal()];
        if (slot < 0 || slot >= slots.length) return;
        boolean[] writables = bound.imageWritable[stage.ordinal()];
        if (slots[slot] == view && writables[slot] == writable) return;
        slots[slot] = view;
        writables[slot] = writable;
        bound.dirty = true;
    }

    private void imageView(String call, TextureView view) { // hot
        viewed(call, view, Bind.IMAGE, "IMAGE");
        if (view.desc().levels() != 1) {
            out.broken(Rule.IMAGE_LEVEL, call, "view", "has " + view.desc().levels() + " levels");
        }
    }

    void residentTexture(int index, @Nullable TextureView view) {
        slot("setResidentTexture", "index", index, caps.residentTextures ? Limits.RESIDENTS : 0);
        if (view != null) viewed("setResidentTexture", view, Bind.SAMPLED, "SAMPLED");
    }

    void residentImage(int index, @Nullable TextureView view) {
        slot("setResidentImage", "index", index, caps.residentTextures ? Limits.RESIDENTS : 0);
        if (view != null) imageView("setResidentImage", view);
    }

    private void viewed(String call, TextureView view, int wanted, String name) { // hot
        alive(call, "view", view);
        Texture texture = view.texture();
        Buffer buffer = view.buffer();
        int bind = texture != null
                ? texture.desc().bind()
                : buffer != null ? buffer.desc().bind() : 0;
        flag(call, "view", bind, wanted, name);
    }

    // ---- stream targets --------------------------------------------------------------------------------------------

    void streamTargets(@Nullable StreamTarget[] targets, boolean[] append) { // hot
        length("setStreamTargets", "append", append.length, targets.length);
        if (targets.length > caps.maxStreamTargets) {
            out.broken(
                    Rule.STREAM_TARGET_SET,
                    "setStreamTargets",
                    "targets",
                    "are " + targets.length + ", the device has " + caps.maxStreamTargets);
        }
        for (int i = 0; i < targets.length; i++) {
            StreamTarget target = targets[i];
            if (target == null) continue;
            Tracked.OfStreamTarget t = objects.find(target);
            if (t == null || objects.find(target.buffer()) == null) dead("setStreamTargets", "targets");
            for (int j = 0; j < i; j++) {
                StreamTarget other = targets[j];
                if (other != null && overlap(target, other)) {
                    out.broken(
                            Rule.STREAM_TARGET_SET,
                            "setStreamTargets",
                            "targets",
                            j + " and " + i + " share bytes of a buffer");
                }
            }
        }
        for (int i = 0; i < bound.streamTargets.length; i++) {
            bound.streamTargets[i] = i < targets.length ? targets[i] : null;
        }
        bound.streamTargetCount = Math.min(targets.length, bound.streamTargets.length);
        bound.dirty = true;
    }

    private static boolean overlap(StreamTarget a, StreamTarget b) { // hot
        return a.buffer() == b.buffer() && a.offset() < b.offset() + b.size() && b.offset() < a.offset() + a.size();
    }
}
