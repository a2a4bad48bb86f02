package tepui.drivers.vulkan.record;

import java.util.Arrays;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.ImageSync;
import tepui.drivers.vulkan.resource.SyncState;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.Counters;

/**
 * Order on the queue: what an open batch uses, and its place behind the batches of all contexts. Contexts record at the
 * same time and know nothing of each other; layouts and what is waited for depend on the order in which batches are
 * handed over. So a batch notes how it enters each buffer and subresource, and when it is handed over, under the
 * queue's lock, the barriers from the queue's state to that go into a command buffer before it, and the queue's state
 * follows. Subresources that no batch has used before are filled with zeros there, unless the first use writes all.
 */
public final class QueueOrder {
    private final Gpu gpu;
    private final Recorder recorder;
    private final BarrierBatch barriers;
    private BufferStorage[] buffers = new BufferStorage[64];
    private int bufferCount;
    private VulkanTexture[] textures = new VulkanTexture[64];
    private int textureCount;
    /** Command buffer in front of the batch; 0 while there is none. */
    private long before;

    QueueOrder(Recorder recorder, Counters counters) {
        this.recorder = recorder;
        gpu = recorder.gpu;
        barriers = new BarrierBatch(gpu, counters);
    }

    /** The batch uses it for the first time. */
    void add(BufferStorage b) {
        if (bufferCount == buffers.length) buffers = Arrays.copyOf(buffers, 2 * bufferCount);
        buffers[bufferCount++] = b;
    }

    /** The batch uses it for the first time. */
    void add(VulkanTexture t) {
        if (textureCount == textures.length) textures = Arrays.copyOf(textures, 2 * textureCount);
        textures[textureCount++] = t;
    }

    /**
     * The batch is the next in the queue, whose lock the caller has.
     *
     * @return the command buffer that runs before it, complete; 0 for none
     */
    long settle(Batch batch) {
        before = 0;
        for (int i = 0; i < bufferCount; i++) {
            BufferStorage b = buffers[i];
            enter(b.queue, b.of(recorder.number));
        }
        for (int i = 0; i < textureCount; i++) settle(batch, textures[i]);
        forget();
        if (!barriers.isEmpty()) barriers.emit(before(batch));
        return before;
    }

    /** The batch will not be handed over. */
    void forget() {
        Arrays.fill(buffers, 0, bufferCount, null);
        Arrays.fill(textures, 0, textureCount, null);
        bufferCount = 0;
        textureCount = 0;
    }

    private long before(Batch batch) {
        if (before == 0) before = batch.take(recorder.scratch);
        return before;
    }

    private void enter(SyncState queue, SyncState batch) {
        int waited = queue.waitedFor(batch);
        if (waited != 0) barriers.memory(waited, queue.madeBy(waited), batch.entryStages, batch.entryAccesses);
        queue.follow(batch);
    }

    private void settle(Batch batch, VulkanTexture t) {
        ImageSync own = t.of(recorder.number);
        ImageSync queue = t.queue;
        if (own.alone) return;
        if (own.isSimple() && queue.isUniform()) {
            SyncState s = own.whole();
            if (s.isFresh()) return;
            enter(batch, t, 0, t.desc().levels(), 0, t.layers, queue.whole(), s);
            queue.whole().follow(s);
        } else {
            if (queue.isUniform()) queue.split();
            for (int level = 0; level < t.desc().levels(); level++) {
                for (int layer = 0; layer < t.layers; layer++) {
                    SyncState entry = own.entry(level, layer);
                    if (entry.isFresh()) continue;
                    enter(batch, t, level, 1, layer, 1, queue.part(level, layer), entry);
                    queue.part(level, layer).follow(own.state(level, layer));
                }
            }
            queue.joinAlike();
        }
        t.untouched = false;
        t.handedOverAt = t.drawnAt;
    }

    private void enter(
            Batch batch,
            VulkanTexture t,
            int level,
            int levels,
            int layer,
            int layers,
            SyncState queue,
            SyncState entry) {
        if (queue.layout == Vk.VK_IMAGE_LAYOUT_UNDEFINED && !entry.entryDiscards) {
            zero(batch, t, level, levels, layer, layers, queue);
        }
        if (!queue.changesLayout(entry)) {
            int waited = queue.waitedFor(entry);
            if (waited != 0) barriers.memory(waited, queue.madeBy(waited), entry.entryStages, entry.entryAccesses);
            return;
        }
        if (barriers.isFull()) barriers.emit(before(batch));
        int waited = queue.waitedFor(entry);
        long range = barriers.image(
                t.image,
                entry.entryDiscards ? Vk.VK_IMAGE_LAYOUT_UNDEFINED : queue.layout,
                entry.entryLayout,
                waited,
                entry.entryStages,
                queue.madeBy(waited),
                entry.entryAccesses);
        VulkanTexture.range(range, t.aspect, level, levels, layer, layers);
        barriers.locate(t, t.handedOverAt);
    }

    /** Makes them zeros, which is what they hold from the beginning. */
    private void zero(Batch batch, VulkanTexture t, int level, int levels, int layer, int layers, SyncState queue) {
        int access = AccessTable.TRANSFER_WRITE;
        int stages = AccessTable.STAGES[access];
        int accesses = AccessTable.ACCESSES[access];
        int layout = AccessTable.LAYOUTS[access];
        if (barriers.isFull()) barriers.emit(before(batch));
        long range = barriers.image(t.image, Vk.VK_IMAGE_LAYOUT_UNDEFINED, layout, 0, stages, 0, accesses);
        VulkanTexture.range(range, t.aspect, level, levels, layer, layers);
        long cmd = before(batch);
        barriers.emit(cmd);
        Scratch s = recorder.scratch;
        InitialClears.fill(gpu, s, cmd, t, level, levels, layer, layers);
        queue.layout = layout;
        queue.writeStages = stages;
        queue.writeAccesses = accesses;
    }

    void close() {
        barriers.close();
    }
}
