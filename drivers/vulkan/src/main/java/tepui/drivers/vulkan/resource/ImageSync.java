package tepui.drivers.vulkan.resource;

import org.jspecify.annotations.Nullable;

/**
 * Synchronisation state of an image, as a context's open batch or the queue knows it: per level and layer, but kept as
 * one state as long as all of it is used alike, which nearly every texture is all its life.
 */
public final class ImageSync {
    private final int levels;
    private final int layers;
    /** Of an image of a window: one context's alone, from batch to batch in the order in which it records. */
    public final boolean alone;
    /** The batch of which it tells. */
    public long serial;

    /** The state of all, while {@link #parts} is empty. */
    private SyncState whole = new SyncState(true);

    private static final SyncState[] NO_PARTS = {};

    private SyncState[] parts = NO_PARTS;
    /** States in which subresources entered the batch, where they are alike again but entered in different ones. */
    private SyncState @Nullable [] entries;

    public ImageSync(int levels, int layers, boolean alone) {
        this.levels = levels;
        this.layers = layers;
        this.alone = alone;
    }

    /** Another batch begins to use the image. */
    public void start(long batch) {
        serial = batch;
        if (parts.length != 0) whole = parts[0];
        parts = NO_PARTS;
        entries = null;
        whole.start(batch);
    }

    public boolean isUniform() { // hot
        return parts.length == 0;
    }

    /** Did all of it enter the batch in one way, and is it in one state? */
    public boolean isSimple() {
        return parts.length == 0 && entries == null;
    }

    public SyncState whole() { // hot
        return whole;
    }

    public SyncState part(int level, int layer) { // hot
        return parts[level * layers + layer];
    }

    /** State of a subresource, whether or not it is like the others. */
    public SyncState state(int level, int layer) {
        return parts.length == 0 ? whole : part(level, layer);
    }

    /** State in which a subresource entered the batch. */
    public SyncState entry(int level, int layer) {
        SyncState[] e = entries;
        return e == null ? state(level, layer) : e[level * layers + layer];
    }

    public boolean covers(int level, int levelCount, int layer, int layerCount) { // hot
        return levelCount == levels && layerCount == layers && level == 0 && layer == 0;
    }

    /** From now on subresources have states of their own. */
    public void split() {
        SyncState[] split = new SyncState[levels * layers];
        SyncState[] e = entries;
        for (int i = 0; i < split.length; i++) {
            split[i] = whole.copy();
            if (e != null) split[i].entersAs(e[i]);
        }
        parts = split;
        entries = null;
    }

    /** All subresources were used alike just now, so that one state tells of all again. */
    public void join() {
        boolean same = true;
        for (SyncState p : parts) same &= p.entersLike(parts[0]);
        if (!same) entries = parts;
        whole = SyncState.ofAll(parts);
        parts = NO_PARTS;
    }

    /** The queue's: becomes one state where all are alike. */
    public void joinAlike() {
        for (SyncState p : parts) if (!p.isLike(parts[0])) return;
        whole = parts[0];
        parts = NO_PARTS;
    }
}
