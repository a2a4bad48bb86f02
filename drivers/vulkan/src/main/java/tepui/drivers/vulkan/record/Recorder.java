package tepui.drivers.vulkan.record;

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.ImageSync;
import tepui.drivers.vulkan.resource.SyncState;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.pipe.Counters;
import tepui.pipe.DeviceLostException;
import tepui.pipe.driver.Batches;
import tepui.pipe.driver.Breadcrumbs;

/**
 * Recorder of a context's commands into command buffers, and their submission to the queue. While a pass is open there
 * are two command buffers: {@link #outside} runs before the pass, {@link #inside} is the pass. What an upload or a
 * barrier needs goes to the first and leaves the pass alone, unless it touches what the pass has used already; then the
 * pass ends first. When a pass ends, its buffer becomes the one outside.
 */
public final class Recorder implements Batches {
    /** All levels or layers. */
    private static final int ALL = -1;

    private static final AtomicInteger PASSES = new AtomicInteger();

    public final Gpu gpu;
    public final VkCommands vk;
    final Counters counters;
    public final Scratch scratch = new Scratch(1 << 16);
    public final BarrierBatch barriers;
    public final Pass pass;
    /** Draws of the open pass that are not recorded yet. */
    final DrawRun run;

    private final PageBinds pages;

    final Breadcrumbs crumbs;
    /** Null where nobody looks at labels. */
    private final @Nullable Labels labels;

    /** Which of the contexts' recorders it is: where buffers and textures keep what its open batch does with them. */
    public final int number;

    private final RecordingEvents events;
    private final QueueOrder order;
    private final ArrayDeque<Batch> batches = new ArrayDeque<>();
    private Batch batch;
    /** The serial of the open batch; 0 while none is open. */
    public long serial;

    private long lastSubmitted;
    /** Semaphore and stages that the next submission waits for; 0 for none. */
    private long awaited;

    private int awaitedStage;
    private long outside;
    private long inside;
    /** Counts command buffers outside: what is bound there holds in one only. */
    public int outsideGeneration;
    /** The number of the pass that is open, or of the next. Never used twice. */
    public int passId = PASSES.incrementAndGet();
    /** Counts writes outside of passes: what draws have checked may have to be checked again. */
    public int hazards;

    private long drawsBefore;
    private boolean used;
    private boolean storesInPass;

    public Recorder(DeviceTables device, Counters counters, Breadcrumbs crumbs, RecordingEvents events) {
        this.gpu = device.gpu;
        this.vk = gpu.vk;
        this.counters = counters;
        this.events = events;
        number = gpu.recorders.take();
        order = new QueueOrder(this, counters);
        this.crumbs = crumbs;
        labels = gpu.hasLabels() ? new Labels(gpu, scratch) : null;
        barriers = new BarrierBatch(gpu, counters);
        pass = new Pass(device, this, events);
        batch = new Batch(gpu);
        run = new DrawRun(this);
        pages = new PageBinds(gpu, scratch);
    }

    // ---- batches --------------------------------------------------------------------------------------------------

    /** The number of the batch that the next command goes to. */
    public long serialToBe() { // hot
        return serial != 0 ? serial : gpu.timeline.newest() + 1;
    }

    public Counters counters() {
        return counters;
    }

    /** There is an open batch. */
    public void ensure() { // hot
        if (serial == 0) open();
    }

    @Override
    public long batch() { // hot
        ensure();
        return serial;
    }

    private void open() {
        gpu.alive();
        gpu.timeline.poll();
        gpu.retired.collect();
        Batch oldest = batches.peek();
        if (batch.serial != 0) {
            if (oldest != null && gpu.timeline.isDone(oldest.serial)) {
                batches.remove();
                batch = oldest;
            } else {
                batch = new Batch(gpu);
            }
        }
        serial = gpu.timeline.open();
        batch.start(serial);
        outside = batch.take(scratch);
        if (labels != null) labels.start(outside);
        outsideGeneration++;
        used = false;
        events.batchOpened();
    }

    /** Between calls: a batch that is long enough is handed over. */
    public void breathe() { // hot
        if (serial == 0) open();
        else if (batch.isFull() && inside == 0) submit();
    }

    /** The next submission waits for a semaphore in those stages. */
    public void await(long semaphore, int stages) {
        awaited = semaphore;
        awaitedStage = stages;
    }

    /** Hands over what there is; answers the serial that stands for everything so far. */
    public long submit(long waitSemaphore, int waitStage, long signalSemaphore) {
        gpu.alive();
        pass.flushClears();
        endPass();
        if (!pages.isEmpty()) lastSubmitted = pages.flush();
        if (serial == 0) return lastSubmitted;
        if (isUnused() && waitSemaphore == 0 && signalSemaphore == 0 && awaited == 0) {
            drop();
            return lastSubmitted;
        }
        barriers.emitForHost(outside);
        if (labels != null) labels.end(outside);
        batch.append(outside);
        outside = 0;
        long done = serial;
        batches.add(batch);
        serial = 0;
        try {
            // Whoever has a semaphore of its own to wait for has handed over what came before.
            boolean given = waitSemaphore != 0;
            batch.submit(
                    scratch, order, given ? waitSemaphore : awaited, given ? waitStage : awaitedStage, signalSemaphore);
            if (!given) awaited = 0;
        } finally {
            order.forget();
            lastSubmitted = done;
        }
        counters.submits++;
        return done;
    }

    /** Outside of passes: nothing was recorded into the batch, if one is open. */
    private boolean isUnused() {
        return !used && barriers.isEmpty();
    }

    /** Binds of pages that come behind all that is recorded so far. */
    public PageBinds pages() {
        pass.flushClears();
        endPass();
        if (serial != 0 && !isUnused()) submit();
        return pages;
    }

    /** Nothing is in the batch: it is over, and what waits for open batches waits no more. */
    private void drop() {
        gpu.timeline.drop(serial);
        serial = 0;
        outside = 0;
        order.forget();
        batch.serial = 0;
    }

    @Override
    public long submit() {
        return submit(0, 0, 0);
    }

    @Override
    public void waitFor(long wanted) {
        if (gpu.timeline.isDone(wanted)) return;
        if (wanted == serial && serial != 0) submit();
        counters.waits++;
        gpu.timeline.waitFor(wanted);
    }

    // ---- command buffers ------------------------------------------------------------------------------------------

    /** The command buffer outside of the pass, behind the barriers that were asked for. */
    public long outside() { // hot
        ensure();
        used = true;
        if (!barriers.isEmpty()) barriers.emit(outside);
        return outside;
    }

    /** The command buffer of the open pass, behind all draws so far. */
    public long inside() { // hot
        if (!run.isEmpty()) run.record(inside);
        return inside;
    }

    /** A draw that needs nothing recorded before it. */
    public void draw(
            boolean indexed, int instances, int firstInstance, int first, int vertices, int baseVertex) { // hot
        run.add(inside, indexed, instances, firstInstance, first, vertices, baseVertex);
    }

    public boolean inPass() { // hot
        return inside != 0;
    }

    /** The command buffer that runs last. */
    long last() {
        return inside != 0 ? inside() : outside();
    }

    // ---- labels ---------------------------------------------------------------------------------------------------

    public void pushGroup(String label) {
        if (labels != null) labels.push(labelled(), label);
    }

    public void popGroup() {
        if (labels != null) labels.pop(labelled());
    }

    public void mark(String text) {
        if (labels == null || gpu.lost() != null) return;
        ensure();
        labels.mark(labelled(), text);
    }

    /** The command buffer that runs last; 0 while no batch is open, or for ever. */
    private long labelled() {
        if (gpu.lost() != null) return 0;
        return inside != 0 ? inside() : outside;
    }

    /** Starts the command buffer of a pass; the barriers so far come before it. */
    long startPass() {
        outside();
        TargetFormats.Formats later = pass.formatsOfLaterBegin();
        inside = later != null ? batch.takePass(scratch, later) : batch.take(scratch);
        if (labels != null) labels.startPass(inside);
        counters.renderPasses++;
        return inside;
    }

    /** A command buffer that is not in use yet, for a pass that begins when its end is known. */
    long another() {
        return batch.take(scratch);
    }

    public void endPass() {
        if (inside == 0) return;
        crumbs.add(serial, Breadcrumbs.Kind.DRAWS, counters.draws - drawsBefore, passId);
        drawsBefore = counters.draws;
        long ended = inside();
        if (labels != null && pass.formatsOfLaterBegin() != null) labels.end(ended);
        long next = pass.end(ended);
        if (labels != null && next != ended) labels.start(next);
        barriers.emit(outside);
        if (labels != null) labels.endOutside(outside);
        batch.append(outside);
        outside = next;
        outsideGeneration++;
        inside = 0;
        storesInPass = false;
        passId = PASSES.incrementAndGet();
        hazards++;
    }

    /** Shaders may have written in the open pass: what is asked to see that must come after it. */
    public void shaderStores() { // hot
        storesInPass = true;
    }

    public void memoryBarrier() {
        if (storesInPass) endPass();
    }

    // ---- buffers --------------------------------------------------------------------------------------------------

    /** State of the buffer in the open batch. */
    private SyncState state(BufferStorage b) { // hot
        SyncState s = b.of(number);
        if (s.serial != serial) {
            s.start(serial);
            order.add(b);
        }
        return s;
    }

    /** A command outside of the pass is about to use the buffer. */
    public void use(BufferStorage b, int access) {
        ensure();
        SyncState s = state(b);
        boolean writes = AccessTable.WRITES[access];
        if (inside != 0 && (s.writePass == passId || writes && s.readPass == passId)) endPass();
        ensure();
        if (s.needsBarrier(access)) barriers.memory(s, access);
        s.note(access);
        if (writes) {
            s.writeSerial = serial;
            hazards++;
        }
    }

    /** Would a draw's use of the buffer have to wait for what the open pass does? */
    public boolean conflicts(BufferStorage b, int access) { // hot
        return conflicts(b.of(number), access);
    }

    private boolean conflicts(SyncState s, int access) { // hot
        if (s.writePass == passId) {
            if (access == AccessTable.GRAPHICS_STORAGE && s.writeStages == AccessTable.STAGES[access]) return false;
            return s.needsBarrier(access);
        }
        return s.readPass == passId && s.needsBarrier(access);
    }

    /** Has the pass that is open, or is about to be, read it in this way before? Then there is nothing to do for it. */
    public boolean isNoted(BufferStorage b, int access) { // hot
        return isNoted(b.of(number), access);
    }

    /** The same of all of a texture. */
    public boolean isNoted(VulkanTexture t, int access) { // hot
        ImageSync i = t.of(number);
        return i.isUniform() && isNoted(i.whole(), access);
    }

    private boolean isNoted(SyncState s, int access) { // hot
        if (s.readPass != passId || s.writePass == passId) return false;
        return s.readAs == access || s.hasRead(access);
    }

    /** A draw of the pass that is open, or is about to be, uses the buffer; conflicts were looked for before. */
    public void useInPass(BufferStorage b, int access) { // hot
        SyncState s = state(b);
        noteInPass(s, access);
        if (AccessTable.WRITES[access]) s.writeSerial = serial;
    }

    private void noteInPass(SyncState s, int access) { // hot
        boolean again = s.writePass == passId;
        if (!again && s.needsBarrier(access)) barriers.memory(s, access);
        s.note(access);
        if (AccessTable.WRITES[access]) s.writePass = passId;
        else {
            s.readPass = passId;
            s.readAs = access;
        }
    }

    // ---- images ---------------------------------------------------------------------------------------------------

    /** State of the texture in the open batch. */
    private ImageSync state(VulkanTexture t) { // hot
        ImageSync i = t.of(number);
        if (i.serial != serial && !i.alone) {
            i.start(serial);
            order.add(t);
        }
        return i;
    }

    /** A command outside of the pass is about to use the subresources. */
    public void use(VulkanTexture t, int level, int levels, int layer, int layers, int access) {
        use(t, level, levels, layer, layers, access, false);
    }

    /** The same; {@code discards}: it writes all of them, and what they held is not needed. */
    public void use(VulkanTexture t, int level, int levels, int layer, int layers, int access, boolean discards) {
        ensure();
        pass.beforeUse(t);
        boolean writes = AccessTable.WRITES[access];
        if (t.backBuffer instanceof DrawnWindow b) {
            if (writes) b.write(this, true);
            else b.read();
        }
        if (inside != 0 && conflictsOutside(t, level, levels, layer, layers, access)) endPass();
        ensure();
        note(t, level, levels, layer, layers, access, false, discards);
        if (writes) t.lastWrite = serial;
        hazards++;
    }

    /** Has the open pass used the part, so that another use would be a conflict? */
    boolean isTouched(VulkanTexture t, int level, int layer, int access) {
        return conflictsOutside(t, level, 1, layer, 1, access);
    }

    private boolean conflictsOutside(VulkanTexture t, int level, int levels, int layer, int layers, int access) {
        ImageSync s = t.of(number);
        if (s.isUniform()) return touched(s.whole(), access);
        for (int i = level; i < level + levels; i++) {
            for (int j = layer; j < layer + layers; j++) {
                if (touched(s.part(i, j), access)) return true;
            }
        }
        return false;
    }

    private boolean touched(SyncState s, int access) {
        int wanted = AccessTable.LAYOUTS[access];
        boolean writes = AccessTable.WRITES[access] || wanted != 0 && wanted != s.layout;
        return s.writePass == passId || writes && s.readPass == passId;
    }

    public boolean conflicts(VulkanTexture t, int level, int levels, int layer, int layers, int access) { // hot
        ImageSync s = t.of(number);
        if (s.isUniform()) return conflicts(s.whole(), access);
        for (int i = level; i < level + levels; i++) {
            for (int j = layer; j < layer + layers; j++) {
                if (conflicts(s.part(i, j), access)) return true;
            }
        }
        return false;
    }

    public void useInPass(VulkanTexture t, int level, int levels, int layer, int layers, int access) { // hot
        useInPass(t, level, levels, layer, layers, access, false);
    }

    /** The same; {@code discards}: what they held is not needed. */
    public void useInPass(
            VulkanTexture t, int level, int levels, int layer, int layers, int access, boolean discards) { // hot
        note(t, level, levels, layer, layers, access, true, discards);
        if (AccessTable.WRITES[access]) t.lastWrite = serial;
    }

    /** Makes an image of a window zeros, which no batch has used before. */
    public void zero(VulkanTexture t) {
        note(t, 0, 1, 0, 1, AccessTable.TRANSFER_WRITE, false, false);
        long cmd = outside();
        InitialClears.fill(gpu, scratch, cmd, t, 0, 1, 0, 1);
    }

    /** Has no batch used the part, neither this one nor any that was handed over? Then it holds zeros. */
    boolean isUntouched(VulkanTexture t, int level, int layer, int layers) {
        if (!t.untouched) return false;
        ImageSync s = t.of(number);
        if (s.alone) return false;
        if (s.serial != serial) return true;
        for (int i = layer; i < layer + layers; i++) if (!s.state(level, i).isFresh()) return false;
        return true;
    }

    private void note( // hot
            VulkanTexture t,
            int level,
            int levels,
            int layer,
            int layers,
            int access,
            boolean draws,
            boolean discards) {
        ImageSync image = state(t);
        boolean all = image.covers(level, levels, layer, layers);
        t.discarded = false;
        if (image.isUniform()) {
            SyncState s = image.whole();
            if (all || !AccessTable.WRITES[access] && readsAll(t, s, access)) {
                one(t, ALL, ALL, s, access, draws, discards);
                return;
            }
            image.split();
        }
        for (int i = level; i < level + levels; i++) {
            for (int j = layer; j < layer + layers; j++) {
                one(t, i, j, image.part(i, j), access, draws, discards);
            }
        }
        if (all) image.join();
    }

    /** May a part be read as if it were all, since all is ready for it? The queue's state may be older: it is a guess that costs a barrier. */
    private static boolean readsAll(VulkanTexture t, SyncState s, int access) { // hot
        if (!s.isFresh()) return !s.needsBarrier(access);
        ImageSync queue = t.queue;
        return queue.isUniform() && queue.whole().layout == AccessTable.LAYOUTS[access];
    }

    /** Notes the use of one level and layer, or of {@link #ALL}. */
    private void one( // hot
            VulkanTexture t, int level, int layer, SyncState s, int access, boolean draws, boolean discards) {
        int wanted = AccessTable.LAYOUTS[access];
        if (discards && s.isFresh()) s.entryDiscards = true;
        boolean again = draws && s.writePass == passId && wanted == s.layout;
        if (!again && s.needsBarrier(access)) {
            if (wanted != s.layout) {
                if (barriers.isFull() || barriers.names(t.image)) barriers.emit(outside);
                if (level == ALL) barriers.image(t, 0, t.desc().levels(), 0, t.layers, s, access);
                else barriers.image(t, level, 1, layer, 1, s, access);
            } else {
                barriers.memory(s, access);
            }
        }
        s.note(access);
        if (draws) {
            if (AccessTable.WRITES[access]) s.writePass = passId;
            else {
                s.readPass = passId;
                s.readAs = access;
            }
        }
    }

    public void close() {
        try {
            for (Batch b : batches) if (gpu.lost() == null) gpu.timeline.waitFor(b.serial);
        } catch (DeviceLostException e) {
            // Then nothing runs any more.
        }
        for (Batch b : batches) b.close();
        if (batch.serial == 0 || !batches.contains(batch)) batch.close();
        barriers.close();
        pages.close();
        order.close();
        scratch.close();
        gpu.recorders.give(number);
        gpu.losses.trails.forget(crumbs);
    }
}
