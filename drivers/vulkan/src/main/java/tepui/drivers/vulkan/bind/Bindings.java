package tepui.drivers.vulkan.bind;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.program.ProgramLayout;
import tepui.drivers.vulkan.program.SetLayout;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.ImageSync;
import tepui.drivers.vulkan.resource.Samplers;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.transfer.TextureWork;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Counters;
import tepui.pipe.Memory;
import tepui.pipe.driver.Ring;

/**
 * Descriptor binding, the resources of shaders as descriptor sets: finds out what a program uses of all that is bound,
 * has barriers made for it, and binds sets out of caches. Uniforms by value go into a ring when a draw needs them; only
 * the set's offset changes then.
 */
public final class Bindings {
    private static final Stage[] STAGES = Stage.values();
    /** All sets. */
    public static final int ALL = (1 << BindingMap.SETS) - 1;

    private final Counters counters;
    private final BoundState state;
    private final Recorder recorder;
    private final Gpu gpu;
    private final Ring<BufferStorage> uniformRing;
    public final Feedback feedback;
    private final DescriptorInfos infos;
    private final Residents residents;
    private final int uniformAlignment;
    private final long maxUniformRange;
    private @Nullable DescriptorCache[] caches = new DescriptorCache[16];
    // ---- of each set, for graphics and for compute: the key that was made last, and what it led to
    private final long[][] keys = new long[2 * BindingMap.SETS][];
    private final @Nullable SetLayout[] keyLayouts = new SetLayout[2 * BindingMap.SETS];
    private final int[] keyGenerations = new int[2 * BindingMap.SETS];
    private final int[] keyIndices = new int[2 * BindingMap.SETS];
    private final long[] keyHandles = new long[2 * BindingMap.SETS];
    /** Bindings of the current command buffer, for graphics and for compute. */
    private final long[] boundSets = new long[2 * BindingMap.SETS];

    private final long[] boundLayouts = new long[2];
    private final long handleMemory;
    private final long offsetMemory;
    private int offsetCount;
    /** The set of uniforms that is bound for graphics, if its buffers are the same as long as words by value go to the same chunk. */
    private @Nullable SetLayout valueSet;

    /** Its descriptors of words by value. The offsets of all were the last to be given. */
    private long values;

    private long valueSerial;
    private int valueFrame;
    private int frame;
    private final Samplers samplers;
    /** Of the samplers when the batch was opened, in the upper half. */
    private long samplerGeneration;

    public Bindings(ContextParts parts, TextureWork textures) {
        counters = parts.counters;
        state = parts.state;
        recorder = parts.recorder;
        this.gpu = recorder.gpu;
        samplers = parts.device.samplers;
        long limits = gpu.limits();
        uniformAlignment = (int) Math.max(16, VkPhysicalDeviceLimits.minUniformBufferOffsetAlignment(limits));
        maxUniformRange = Integer.toUnsignedLong(VkPhysicalDeviceLimits.maxUniformBufferRange(limits));
        feedback = new Feedback(parts, textures);
        infos = new DescriptorInfos(parts, this);
        residents = new Residents(parts, infos);
        uniformRing = BufferStorage.ring(
                gpu,
                Vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | Vk.VK_BUFFER_USAGE_VERTEX_BUFFER_BIT,
                1 << 20,
                MemoryPools.Place.DYNAMIC);
        handleMemory = recorder.scratch.take(8 * BindingMap.SETS);
        offsetMemory = recorder.scratch.take(4 * 512);
        Arrays.setAll(keys, i -> new long[16]);
    }

    /** A new command buffer: nothing is bound there. */
    public void forget(boolean compute) {
        int from = compute ? BindingMap.SETS : 0;
        Arrays.fill(boundSets, from, from + BindingMap.SETS, 0);
        boundLayouts[compute ? 1 : 0] = 0;
        residents.forget(compute);
        if (!compute) valueSet = null;
    }

    /** The program has handed over a frame: sets that no frame uses any more are written anew, in time. */
    public void frameEnds() { // hot
        frame++;
    }

    /** Memory of the current batch, for what is written by value. */
    public Ring<BufferStorage> ring() {
        return uniformRing;
    }

    // ---- barriers -------------------------------------------------------------------------------------------------

    /** Was all that a draw uses of these sets read in this pass in the same way before? */
    public boolean isNoted(ProgramLayout layout, int sets) { // hot
        for (int left = sets; left != 0; left &= left - 1) {
            SetLayout set = layout.sets[Integer.numberOfTrailingZeros(left)];
            for (int i = 0; i < set.descriptors; i++) {
                int stage = set.stages[i];
                int at = set.places[i];
                switch (set.set) {
                    case BindingMap.UNIFORM_SET -> {
                        VulkanBuffer b = state.uniformBuffers[stage][at];
                        if (b != null && !recorder.isNoted(b.storage, StageAccess.uniform(STAGES[stage]))) return false;
                    }
                    case BindingMap.TEXTURE_SET -> {
                        VulkanView v = feedback.of(state.textures[stage][at]);
                        if (v != null && !isNoted(v, stage)) return false;
                    }
                    case BindingMap.STORAGE_SET -> {
                        if (state.storageBuffers[stage][at] != null) return false;
                    }
                    default -> {
                        if (state.images[stage][at] != null) return false;
                    }
                }
            }
        }
        return !layout.hasResidents() || residents.areNoted(layout);
    }

    private boolean isNoted(VulkanView v, int stage) { // hot
        VulkanBuffer b = v.vkBuffer;
        if (b != null) return recorder.isNoted(b.storage, StageAccess.read(STAGES[stage]));
        VulkanTexture t = v.vkTexture;
        if (t == null) return true;
        if (!recorder.isNoted(t, StageAccess.texture(t, STAGES[stage]))) return false;
        if (stage == Stage.FRAGMENT.ordinal() && !t.drawnInto) t.sampledIn = recorder.passId;
        return true;
    }

    /** Did fragments of the open pass sample all textures of the program before, none of which was ever drawn to? */
    public boolean areSampled(ProgramLayout layout) { // hot
        SetLayout set = layout.sets[BindingMap.TEXTURE_SET];
        if (!set.ofFragments || !feedback.isEmpty()) return false;
        @Nullable VulkanView[] bound = state.textures[Stage.FRAGMENT.ordinal()];
        for (int at : set.places) {
            VulkanView v = bound[at];
            if (v == null) continue;
            VulkanTexture t = v.vkTexture;
            if (t == null || t.sampledIn != recorder.passId) return false;
        }
        return true;
    }

    /** Does a draw with this program need the open pass to end first? */
    public boolean conflicts(ProgramLayout layout) { // hot
        for (SetLayout set : layout.sets) {
            for (SetLayout.Slot slot : set.slots) {
                for (int i = 0; i < slot.binding().count(); i++) if (walk(slot, i, true, false)) return true;
            }
        }
        return layout.hasResidents() && residents.conflict(layout);
    }

    /** Notes all that a draw or dispatch with this program uses. */
    public void use(ProgramLayout layout, boolean compute) { // hot
        boolean stores = false;
        for (SetLayout set : layout.sets) {
            for (SetLayout.Slot slot : set.slots) {
                for (int i = 0; i < slot.binding().count(); i++) {
                    if (isStored(slot, i)) stores = true;
                    else walk(slot, i, false, compute);
                }
            }
        }
        if (layout.hasResidents()) residents.use(layout, compute);
        // What one command reads and writes is written last: what comes later waits for that.
        if (stores) useStored(layout, compute);
    }

    private void useStored(ProgramLayout layout, boolean compute) { // hot
        for (SetLayout set : layout.sets) {
            for (SetLayout.Slot slot : set.slots) {
                for (int i = 0; i < slot.binding().count(); i++) {
                    if (isStored(slot, i)) walk(slot, i, false, compute);
                }
            }
        }
    }

    private boolean isStored(SetLayout.Slot slot, int element) { // hot
        int stage = slot.stage().ordinal();
        int at = slot.binding().slot() + element;
        return switch (slot.binding().kind()) {
            case STORAGE_BUFFER -> state.storageWritable[stage][at];
            case IMAGE -> state.imageWritable[stage][at];
            default -> false;
        };
    }

    /** The image that is bound; nothing where the same texels are a target, since then no draw may touch them so. */
    @Nullable
    VulkanView image(int stage, int at) { // hot
        VulkanView v = state.images[stage][at];
        boolean isTarget = v != null
                && v.vkTexture != null
                && v.vkTexture.drawnInto
                && stage != Stage.COMPUTE.ordinal()
                && recorder.pass.isTarget(v);
        return isTarget ? null : v;
    }

    private boolean walk(SetLayout.Slot slot, int element, boolean ask, boolean compute) { // hot
        int stage = slot.stage().ordinal();
        int at = slot.binding().slot() + element;
        switch (slot.binding().kind()) {
            case UNIFORM_BUFFER -> {
                VulkanBuffer b = state.uniformBuffers[stage][at];
                if (b == null) return false;
                return buffer(recorder, b, ask, compute, StageAccess.uniform(slot.stage()));
            }
            case STORAGE_BUFFER -> {
                VulkanBuffer b = state.storageBuffers[stage][at];
                if (b == null) return false;
                boolean writes = state.storageWritable[stage][at];
                if (writes && !ask && !compute) recorder.shaderStores();
                int access = compute
                        ? writes ? AccessTable.COMPUTE_STORAGE : AccessTable.COMPUTE_READ
                        : writes ? AccessTable.GRAPHICS_STORAGE : StageAccess.read(slot.stage());
                return buffer(recorder, b, ask, compute, access);
            }
            case TEXTURE -> {
                VulkanView v = feedback.of(state.textures[stage][at]);
                if (v == null) return false;
                VulkanBuffer b = v.vkBuffer;
                if (b != null) return buffer(recorder, b, ask, compute, StageAccess.read(slot.stage()));
                VulkanTexture t = v.vkTexture;
                if (t == null || !compute && recorder.pass.isAttached(t) && recorder.pass.feedsBack(v)) return false;
                return image(recorder, v, t, ask, compute, StageAccess.texture(t, slot.stage()));
            }
            case IMAGE -> {
                VulkanView v = image(stage, at);
                if (v == null) return false;
                boolean writes = state.imageWritable[stage][at];
                if (writes && !ask && !compute) recorder.shaderStores();
                int access = compute
                        ? writes ? AccessTable.COMPUTE_STORAGE : AccessTable.COMPUTE_IMAGE_READ
                        : writes ? AccessTable.GRAPHICS_STORAGE : AccessTable.GRAPHICS_IMAGE_READ;
                VulkanBuffer b = v.vkBuffer;
                if (b != null) return buffer(recorder, b, ask, compute, access);
                VulkanTexture t = v.vkTexture;
                return t != null && image(recorder, v, t, ask, compute, access);
            }
        }
        return false;
    }

    /** Asks whether an access conflicts with what the pass has noted, or notes it. */
    static boolean buffer(Recorder recorder, VulkanBuffer b, boolean ask, boolean compute, int access) { // hot
        if (ask) return recorder.conflicts(b.storage, access);
        if (compute) recorder.use(b.storage, access);
        else recorder.useInPass(b.storage, access);
        return false;
    }

    /** The same of what a view shows. */
    static boolean image(
            Recorder recorder, VulkanView v, VulkanTexture t, boolean ask, boolean compute, int access) { // hot
        var d = v.desc();
        int layer = t.is3d ? 0 : d.firstLayer();
        int layers = t.is3d ? 1 : d.layers();
        if (ask) return recorder.conflicts(t, d.firstLevel(), d.levels(), layer, layers, access);
        if (compute) recorder.use(t, d.firstLevel(), d.levels(), layer, layers, access);
        else recorder.useInPass(t, d.firstLevel(), d.levels(), layer, layers, access);
        return false;
    }

    // ---- sets -----------------------------------------------------------------------------------------------------

    /**
     * Binds sets of a program, those of {@code changed} where others are bound, in a command buffer as far as they are not bound there.
     * Neighbours go into one command.
     */
    public void bind(long cmd, ProgramLayout layout, boolean compute, int changed) { // hot
        int base = compute ? BindingMap.SETS : 0;
        int point = compute ? Vk.VK_PIPELINE_BIND_POINT_COMPUTE : Vk.VK_PIPELINE_BIND_POINT_GRAPHICS;
        int sets = changed;
        boolean anew = boundLayouts[compute ? 1 : 0] != layout.handle;
        if (anew) {
            Arrays.fill(boundSets, base, base + BindingMap.SETS, 0);
            boundLayouts[compute ? 1 : 0] = layout.handle;
            sets = ALL;
        }
        // The offsets of both go through the same memory.
        if (sets == ALL || compute) valueSet = null;
        offsetCount = 0;
        int first = 0;
        int count = 0;
        for (; sets != 0; sets &= sets - 1) {
            int i = Integer.numberOfTrailingZeros(sets);
            SetLayout set = layout.sets[i];
            if (set.descriptors == 0) continue;
            if (set.pushed) {
                push(cmd, layout, set, i);
                continue;
            }
            boolean uniforms = i == BindingMap.UNIFORM_SET;
            long handle = uniforms && !compute ? uniforms(set) : find(set, base + i);
            if (boundSets[base + i] == handle && !(uniforms && set.dynamic)) continue;
            boundSets[base + i] = handle;
            if (count != 0 && first + count != i) {
                record(cmd, point, layout, first, count);
                count = 0;
            }
            if (count == 0) first = i;
            Scratch.putLong(handleMemory + 8L * count++, handle);
        }
        if (count != 0) record(cmd, point, layout, first, count);
        if (layout.hasResidents()) residents.bind(cmd, point, layout, compute, anew);
    }

    private void record(long cmd, int point, ProgramLayout layout, int first, int count) { // hot
        // Only the first set has offsets.
        int offsets = first == 0 ? offsetCount : 0;
        recorder.vk.vkCmdBindDescriptorSets(
                cmd, point, layout.handle, first, count, handleMemory, offsets, offsetMemory);
    }

    /** The set of uniforms of draws, with its offsets. */
    private long uniforms(SetLayout set) { // hot
        if (set == valueSet && hasOtherValues(set)) return keyHandles[BindingMap.UNIFORM_SET];
        offsetCount = 0;
        long handle = find(set, BindingMap.UNIFORM_SET);
        valueSet = set.dynamic && set.descriptors <= Long.SIZE ? set : null;
        valueSerial = recorder.serial;
        valueFrame = frame;
        values = 0;
        if (valueSet != null) {
            for (int i = 0; i < set.descriptors; i++) {
                int stage = set.stages[i];
                int at = set.places[i];
                boolean value = state.uniformBuffers[stage][at] == null && state.uniformCounts[stage][at] > 0;
                if (value) values |= 1L << i;
            }
        }
        state.uniformsRebound = false;
        return handle;
    }

    /** Are only values others than the last time, and do they fit behind those? Then it is the same set, with other offsets. */
    private boolean hasOtherValues(SetLayout set) { // hot
        long serial = recorder.serial;
        if (state.uniformsRebound || valueSerial != serial || valueFrame != frame) return false;
        long[] key = keys[BindingMap.UNIFORM_SET];
        for (long left = values; left != 0; left &= left - 1) {
            int i = Long.numberOfTrailingZeros(left);
            int stage = set.stages[i];
            int at = set.places[i];
            if (state.uniformSerials[stage][at] == serial) continue;
            if (upload(stage, at).id != key[3 * i]) return false;
            Scratch.putInt(offsetMemory + 4L * i, (int) state.uniformOffsets[stage][at]);
        }
        offsetCount = set.descriptors;
        return true;
    }

    /** Pushes the bound descriptors into the command buffer, where they changed. */
    private void push(long cmd, ProgramLayout layout, SetLayout set, int place) { // hot
        boolean changed = fillKey(set, key(set, place));
        if (!changed && keyLayouts[place] == set && boundSets[place] == layout.handle) return;
        keyLayouts[place] = set;
        boundSets[place] = layout.handle;
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long data = describe(set);
        recorder.vk.vkCmdPushDescriptorSetWithTemplateKHR(cmd, layout.pushTemplate, layout.handle, place, data);
        s.release(mark);
    }

    /** Room for the key of a set; another layout's key is none of this one's. */
    private long[] key(SetLayout set, int place) { // hot
        long[] key = keys[place];
        if (key.length >= set.descriptors * 3) return key;
        keyLayouts[place] = null;
        long[] larger = new long[set.descriptors * 3];
        keys[place] = larger;
        return larger;
    }

    /** The set for what is bound: that of the last time, if the key is the same. */
    private long find(SetLayout set, int place) { // hot
        DescriptorCache cache = cache(set);
        long[] key = key(set, place);
        boolean changed = fillKey(set, key);
        boolean same = keyLayouts[place] == set && keyGenerations[place] == cache.generation;
        if (same && !changed) {
            cache.use(keyIndices[place], recorder.serial, frame);
            return keyHandles[place];
        }
        long handle = cache.find(key, recorder.serial, frame);
        if (handle == 0) {
            handle = add(cache, set, key);
        }
        keyLayouts[place] = set;
        keyGenerations[place] = cache.generation;
        keyIndices[place] = cache.last;
        keyHandles[place] = handle;
        return handle;
    }

    /** A new set. Other contexts may give buffers other storage meanwhile: the set is what its key says, or is made again. */
    private long add(DescriptorCache cache, SetLayout set, long[] key) {
        while (true) {
            long handle = cache.add(key, recorder.serial, frame);
            write(set, handle);
            counters.descriptorWrites++;
            if (set.dynamic) offsetCount = 0;
            if (!fillKey(set, key)) return handle;
            cache.spoil();
        }
    }

    private DescriptorCache cache(SetLayout set) { // hot
        if (set.id < caches.length) {
            DescriptorCache known = caches[set.id];
            if (known != null) return known;
        }
        return makeCache(set);
    }

    private DescriptorCache makeCache(SetLayout set) {
        if (set.id >= caches.length) caches = Arrays.copyOf(caches, Math.max(set.id + 1, caches.length * 2));
        DescriptorCache made = new DescriptorCache(gpu, set, set.descriptors * 3);
        caches[set.id] = made;
        return made;
    }

    /** A batch is open. */
    public void batchOpened() {
        samplerGeneration = (long) samplers.generation() << 32;
    }

    /** Makes the key of what is bound; whether it differs from what was in the array. */
    private boolean fillKey(SetLayout set, long[] key) { // hot
        long differs = 0;
        int n = 0;
        for (int i = 0; i < set.descriptors; i++, n += 3) {
            int stage = set.stages[i];
            int at = set.places[i];
            switch (set.set) {
                case BindingMap.UNIFORM_SET -> differs |= uniformKey(set, stage, at, key, n);
                case BindingMap.TEXTURE_SET -> {
                    VulkanView v = feedback.of(state.textures[stage][at]);
                    long layout = v == null || v.vkTexture == null ? 0 : sampledLayout(v, stage);
                    differs |=
                            put(key, n, v == null ? 0 : v.id(), state.samplers[stage][at] | samplerGeneration, layout);
                }
                case BindingMap.STORAGE_SET -> {
                    VulkanBuffer b = state.storageBuffers[stage][at];
                    long offset = state.storageOffsets[stage][at];
                    differs |= put(key, n, b == null ? 0 : b.storage.id, offset, state.storageSizes[stage][at]);
                }
                default -> {
                    VulkanView v = image(stage, at);
                    differs |= put(key, n, v == null ? 0 : v.id(), 0, 0);
                }
            }
        }
        return differs != 0;
    }

    private static long put(long[] key, int n, long a, long b, long c) { // hot
        long differs = key[n] ^ a | key[n + 1] ^ b | key[n + 2] ^ c;
        key[n] = a;
        key[n + 1] = b;
        key[n + 2] = c;
        return differs;
    }

    int sampledLayout(VulkanView v, int stage) { // hot
        VulkanTexture t = v.vkTexture;
        if (t == null) return 0;
        // A texture that is all ready to be sampled is no attachment of the pass.
        int sampled = Vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
        if ((t.desc().bind() & Bind.IMAGE) != 0) return Vk.VK_IMAGE_LAYOUT_GENERAL;
        if (t.sampledIn == recorder.passId) return sampled;
        ImageSync s = t.of(recorder.number);
        if (s.isUniform() && s.whole().layout == sampled) return sampled;
        if (stage != Stage.COMPUTE.ordinal() && recorder.pass.isAttached(t) && recorder.pass.feedsBack(v)) {
            return Vk.VK_IMAGE_LAYOUT_GENERAL;
        }
        return sampled;
    }

    private long uniformKey(SetLayout set, int stage, int at, long[] key, int n) { // hot
        VulkanBuffer b = state.uniformBuffers[stage][at];
        long offset = 0;
        long id = 0;
        long size = 0;
        if (b != null) {
            offset = state.uniformOffsets[stage][at];
            id = b.storage.id;
            size = Math.min(maxUniformRange, state.uniformSizes[stage][at]);
        } else if (state.uniformCounts[stage][at] > 0) {
            id = upload(stage, at).id;
            offset = state.uniformOffsets[stage][at];
            size = state.uniformSizes[stage][at];
        }
        if (set.dynamic) Scratch.putInt(offsetMemory + 4L * offsetCount++, (int) offset);
        return put(key, n, id, set.dynamic ? 0 : offset, size);
    }

    /** Words by value go to the ring, once a batch and change. */
    private BufferStorage upload(int stage, int at) { // hot
        BufferStorage known = state.uniformStorage[stage][at];
        long serial = recorder.serial;
        if (known != null && state.uniformSerials[stage][at] == serial) return known;
        int count = state.uniformCounts[stage][at];
        long bytes = count * 4L;
        long offset = uniformRing.take(bytes + 15 & -16, uniformAlignment, serial);
        BufferStorage storage = uniformRing.storage;
        copy(state.uniformWords[stage][at], storage.address + offset, count);
        if (known != storage) state.uniformStorage[stage][at] = storage;
        state.uniformOffsets[stage][at] = offset;
        state.uniformSizes[stage][at] = bytes;
        state.uniformSerials[stage][at] = serial;
        return storage;
    }

    /** A few words are faster one by one. */
    private static void copy(int[] words, long to, int count) { // hot
        if (count > 16) {
            MemorySegment.copy(words, 0, Memory.ALL, ValueLayout.JAVA_INT, to, count);
            return;
        }
        for (int i = 0; i < count; i++) Scratch.putInt(to + 4L * i, words[i]);
    }

    /** All descriptors of a set at once, by the template of its layout. */
    private void write(SetLayout set, long handle) { // hot
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long data = describe(set);
        recorder.vk.vkUpdateDescriptorSetWithTemplate(gpu.device, handle, set.template, data);
        s.release(mark);
    }

    /** The descriptors that are bound, as a template reads them; in scratch memory. */
    private long describe(SetLayout set) { // hot
        long data = recorder.scratch.take(set.bytes);
        long at = data;
        for (SetLayout.Slot slot : set.slots) {
            int first = slot.binding().slot();
            int count = slot.binding().count();
            int step = SetLayout.bytes(slot);
            for (int i = 0; i < count; i++, at += step) {
                switch (slot.binding().kind()) {
                    case UNIFORM_BUFFER, STORAGE_BUFFER -> infos.bufferInfo(at, set, slot, first + i);
                    case TEXTURE, IMAGE -> {
                        if (slot.binding().isTexelBuffer()) Scratch.putLong(at, infos.texelView(slot, first + i));
                        else infos.imageInfo(at, slot, first + i);
                    }
                }
            }
        }
        return data;
    }

    /** Sets that there are, of all layouts. */
    int sets() {
        int sum = 0;
        for (DescriptorCache c : caches) if (c != null) sum += c.size();
        return sum;
    }

    public void close() {
        feedback.close();
        residents.close();
        uniformRing.close();
        for (DescriptorCache c : caches) if (c != null) c.clear();
    }
}
