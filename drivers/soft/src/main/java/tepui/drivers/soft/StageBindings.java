package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.geometry.ResourceUse;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.raster.DrawState;
import tepui.pipe.Limits;
import tepui.pipe.Memory;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTable;

/**
 * Bindings of one stage. Binding stores a reference; addresses and units are looked up when a draw comes and something
 * has changed. A resource that was destroyed meanwhile counts as unbound.
 */
final class StageBindings {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;

    private final NativeMemory memory;
    private final Residents residents;

    // ---- uniform buffers
    private final @Nullable SoftBuffer[] uniformBuffers = new SoftBuffer[Limits.UNIFORM_BUFFERS];
    private final long[] uniformOffset = new long[Limits.UNIFORM_BUFFERS];
    private final long[] uniformSize = new long[Limits.UNIFORM_BUFFERS];
    /** Bit per slot: the data was given by value. */
    private int byValue;
    /** Bit per slot: it was given since it was copied for the scene. */
    private int fresh;

    private long copiedFor = -1;

    private final @Nullable Storage[] values = new Storage[Limits.UNIFORM_BUFFERS];
    private final int[] valueBytes = new int[Limits.UNIFORM_BUFFERS];
    /** Where the current scene has its copy. */
    private final long[] copied = new long[Limits.UNIFORM_BUFFERS];

    // ---- storage buffers
    private final @Nullable SoftBuffer[] storageBuffers = new SoftBuffer[Limits.STORAGE_BUFFERS];
    private final long[] storageOffset = new long[Limits.STORAGE_BUFFERS];
    private final long[] storageSize = new long[Limits.STORAGE_BUFFERS];
    private int writableStorages;

    // ---- textures and images
    private final @Nullable SoftView[] textures = new SoftView[Limits.TEXTURES];
    private final int[] samplers = new int[Limits.TEXTURES];
    private final @Nullable SoftView[] images = new SoftView[Limits.IMAGES];
    private int writableImages;

    /** Something was bound since the last draw. */
    boolean dirty = true;

    StageBindings(NativeMemory memory, Residents residents) {
        this.memory = memory;
        this.residents = residents;
    }

    void uniformBuffer(int slot, @Nullable SoftBuffer buffer, long offset, long size) { // hot
        uniformBuffers[slot] = buffer;
        uniformOffset[slot] = offset;
        uniformSize[slot] = size;
        byValue &= ~(1 << slot);
        dirty = true;
    }

    void uniforms(int slot, int[] words, int start, int count) { // hot
        Storage s = values[slot];
        int bytes = count * 4;
        if (s == null || s.size < bytes) {
            Storage larger =
                    memory.allocate("setUniforms", Math.max(1024, Integer.highestOneBit(Math.max(1, bytes)) * 2L));
            if (s != null) s.release();
            values[slot] = larger;
            s = larger;
        }
        MemorySegment.copy(words, start, Memory.ALL, INT, s.address, count);
        valueBytes[slot] = bytes;
        byValue |= 1 << slot;
        fresh |= 1 << slot;
        dirty = true;
    }

    /** How many words a slot has by value. */
    int uniformWords(int slot) { // hot
        return (byValue >> slot & 1) != 0 ? valueBytes[slot] / 4 : 0;
    }

    /** Changes words of a slot that has them by value. */
    void update(int slot, int first, int[] words, int start, int count) { // hot
        Storage s = values[slot];
        if (s == null) return;
        MemorySegment.copy(words, start, Memory.ALL, INT, s.address + 4L * first, count);
        fresh |= 1 << slot;
        dirty = true;
    }

    void storageBuffer(int slot, @Nullable SoftBuffer buffer, long offset, long size, boolean writable) { // hot
        storageBuffers[slot] = buffer;
        storageOffset[slot] = offset;
        storageSize[slot] = size;
        writableStorages = writable ? writableStorages | 1 << slot : writableStorages & ~(1 << slot);
        dirty = true;
    }

    void texture(int slot, @Nullable SoftView view) { // hot
        textures[slot] = view;
        dirty = true;
    }

    void sampler(int slot, int id) { // hot
        if (samplers[slot] == id) return;
        samplers[slot] = id;
        dirty = true;
    }

    void image(int slot, @Nullable SoftView view, boolean writable) { // hot
        images[slot] = view;
        writableImages = writable ? writableImages | 1 << slot : writableImages & ~(1 << slot);
        dirty = true;
    }

    private static @Nullable SoftBuffer alive(@Nullable SoftBuffer b) {
        return b != null && !b.destroyed ? b : null;
    }

    private static @Nullable SoftView alive(@Nullable SoftView v) {
        return v != null && v.isAlive() ? v : null;
    }

    /** Slots whose storage buffers the shader may write and the binding lets it. */
    private int writes(ResourceUse use) {
        return use.writtenStorages & writableStorages;
    }

    /**
     * Must the scene be flushed before a shader with these resources runs?
     *
     * @param deferred the shader runs as a part of the scene: it follows what the scene writes with shaders, unless there is
     *     a barrier, and needs a flush only for what is drawn
     */
    boolean conflicts(ResourceUse use, long scene, boolean deferred) { // hot
        for (int slot : use.textures) {
            SoftView v = alive(textures[slot]);
            if (v != null && v.use().isWrittenBy(scene)) return true;
        }
        if (residents.conflicts(use, scene, deferred)) return true;
        if (deferred) return false;
        for (int slot : use.uniforms) {
            SoftBuffer b = alive(uniformBuffers[slot]);
            if (b != null && b.use.isWrittenBy(scene)) return true;
        }
        int written = writes(use);
        for (int slot : use.storages) {
            SoftBuffer b = alive(storageBuffers[slot]);
            if (b == null) continue;
            if ((written >> slot & 1) != 0 ? b.use.isUsedBy(scene) : b.use.isWrittenBy(scene)) return true;
        }
        for (int slot : use.images) {
            SoftView v = alive(images[slot]);
            if (v == null) continue;
            boolean writes = (use.writtenImages & writableImages & 1 << slot) != 0;
            if (writes ? v.use().isUsedBy(scene) : v.use().isWrittenBy(scene)) return true;
        }
        return false;
    }

    /** Puts the resources into the frame of a stage that runs at once. */
    void bind(ResourceUse use, KernelFrame frame, ContextScene scene, StateTable<SamplerState> samplerStates) { // hot
        dirty = false;
        for (int slot : use.uniforms) {
            if ((byValue >> slot & 1) != 0) {
                Storage s = values[slot];
                frame.uniformAddress[slot] = s == null ? 0 : s.address;
                frame.uniformSize[slot] = s == null ? 0 : valueBytes[slot];
            } else {
                long at = address(alive(uniformBuffers[slot]), uniformOffset[slot], scene);
                frame.uniformAddress[slot] = at;
                frame.uniformSize[slot] = at == 0 ? 0 : uniformSize[slot];
            }
        }
        int written = writes(use);
        for (int slot : use.storages) {
            SoftBuffer b = alive(storageBuffers[slot]);
            long at = address(b, storageOffset[slot], scene);
            frame.storageAddress[slot] = at;
            frame.storageSize[slot] = at == 0 ? 0 : storageSize[slot];
            if (at != 0 && b != null && (written >> slot & 1) != 0) {
                b.markValid(storageOffset[slot], storageOffset[slot] + storageSize[slot]);
            }
        }
        for (int slot : use.textures) {
            SoftView v = alive(textures[slot]);
            frame.textures[slot] = v == null || !v.hold(scene) ? null : v.unit(samplers[slot], samplerStates);
        }
        for (int slot : use.images) {
            SoftView v = alive(images[slot]);
            frame.images[slot] = v == null || !v.hold(scene) ? null : v.image();
        }
        frame.residentTextures = residents.textures(use, false);
        frame.residentImages = residents.images(use, false);
    }

    /** Puts the resources into a state of the scene, and notes in them that the scene uses them. */
    void bind(ResourceUse use, DrawState state, ContextScene scene, StateTable<SamplerState> samplerStates) { // hot
        dirty = false;
        long id = scene.id();
        if (copiedFor != scene.generation()) {
            copiedFor = scene.generation();
            fresh = -1;
        }
        for (int i = 0; i < use.uniformCount; i++) state.uniformSize[i] = 0;
        state.uniforms = use.uniformCount;
        for (int slot : use.uniforms) {
            if ((byValue >> slot & 1) != 0) {
                Storage s = values[slot];
                if (s != null && (fresh >> slot & 1) != 0) {
                    copied[slot] = scene.uniforms.take(valueBytes[slot]);
                    MemorySegment.copy(Memory.ALL, s.address, Memory.ALL, copied[slot], valueBytes[slot]);
                    fresh &= ~(1 << slot);
                }
                state.uniformAddress[slot] = copied[slot];
                state.uniformSize[slot] = valueBytes[slot];
            } else {
                SoftBuffer b = alive(uniformBuffers[slot]);
                long at = address(b, uniformOffset[slot], scene);
                state.uniformAddress[slot] = at;
                state.uniformSize[slot] = at == 0 ? 0 : uniformSize[slot];
                if (b != null) b.use.markRead(id);
            }
        }
        int written = writes(use);
        for (int i = 0; i < use.storageCount; i++) state.storageSize[i] = 0;
        state.storages = use.storageCount;
        for (int slot : use.storages) {
            SoftBuffer b = alive(storageBuffers[slot]);
            long at = address(b, storageOffset[slot], scene);
            state.storageAddress[slot] = at;
            state.storageSize[slot] = at == 0 ? 0 : storageSize[slot];
            if (b == null) continue;
            b.use.markRead(id);
            if ((written >> slot & 1) != 0) {
                b.use.markWritten(id);
                b.markValid(storageOffset[slot], storageOffset[slot] + storageSize[slot]);
            }
        }
        Arrays.fill(state.textures, 0, Math.max(state.textureCount, use.textureCount), null);
        state.textureCount = use.textureCount;
        for (int slot : use.textures) {
            SoftView v = alive(textures[slot]);
            if (v == null || !v.hold(scene)) continue;
            v.use().markRead(id);
            state.textures[slot] = v.unit(samplers[slot], samplerStates);
        }
        Arrays.fill(state.images, 0, Math.max(state.imageCount, use.imageCount), null);
        state.imageCount = use.imageCount;
        for (int slot : use.images) {
            SoftView v = alive(images[slot]);
            if (v == null || !v.hold(scene)) continue;
            v.use().markRead(id);
            boolean writable = (writableImages >> slot & 1) != 0;
            if (writable && (use.writtenImages >> slot & 1) != 0) v.markWritten(id);
            state.images[slot] = v.image();
        }
        state.residentTextures = residents.textures(use, true);
        state.residentImages = residents.images(use, true);
    }

    /** Does the stage, run at once, write something? Then every draw must look whether the scene uses it. */
    static boolean hasEffects(@Nullable ResourceUse use) {
        return use != null && ((use.writtenStorages | use.writtenImages) != 0 || use.writesResidents);
    }

    private static long address(@Nullable SoftBuffer buffer, long offset, ContextScene scene) { // hot
        if (buffer == null) return 0;
        Storage s = buffer.storage;
        return scene.hold(s) ? s.address + offset : 0;
    }

    void close() {
        for (int i = 0; i < values.length; i++) {
            Storage s = values[i];
            if (s != null) s.release();
            values[i] = null;
        }
    }
}
