package tepui.drivers.d3d12.states;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The states of one resource's subresources as the queue leaves them: one word while all are in the same, else a word for each. Every command
 * list has its own view of them, a {@link StateTracker}; the two meet when lists are executed. Only whoever holds the queue's lock reads
 * and writes them, but for what is final.
 */
public final class ResourceStates {
    /** Kind of a resource in the published rules of promotion and decay. */
    public enum Kind {
        /** Promoted to anything, and back in COMMON after each execution. */
        BUFFER,
        /** Promoted to what shaders sample and copies use; back in COMMON after each execution if it was promoted and only read. */
        TEXTURE,
        /** ALLOW_SIMULTANEOUS_ACCESS: as buffers. */
        SIMULTANEOUS,
        /** In an upload or read-back heap: stays as it was created. */
        FIXED
    }

    private static final AtomicInteger SERIALS = new AtomicInteger();

    /** The ID3D12Resource, or whatever barriers are to name. */
    public final long handle;

    public final Kind kind;
    public final int levels;
    public final int layers;
    public final int planes;
    /** Of all subresources. */
    public final int count;

    final int initial;
    final int serial = SERIALS.incrementAndGet();
    /** Where a tracker has put it; a guess that the tracker checks, since several may keep theirs here. */
    int hint;

    private int uniform;
    private int @Nullable [] each;
    /** No list has used it yet. */
    private volatile boolean fresh = true;

    private ResourceStates(long handle, Kind kind, int levels, int layers, int planes, int initial) {
        if (levels < 1 || layers < 1 || planes < 1 || planes > 3) {
            throw new IllegalArgumentException(
                    "ResourceStates: " + levels + " levels, " + layers + " layers, " + planes + " planes");
        }
        if (!ResourceState.isValid(initial)) {
            throw new IllegalArgumentException("ResourceStates: the initial state is " + ResourceState.name(initial)
                    + ", must be COMMON, one write, or reads");
        }
        this.handle = handle;
        this.kind = kind;
        this.levels = levels;
        this.layers = layers;
        this.planes = planes;
        this.count = levels * layers * planes;
        this.uniform = initial;
        this.initial = initial;
    }

    /** A buffer; whatever state it is created in, it is in COMMON. */
    public static ResourceStates buffer(long handle) {
        return new ResourceStates(handle, Kind.BUFFER, 1, 1, 1, ResourceState.COMMON);
    }

    /** A buffer in a heap whose resources keep their state: GENERIC_READ for uploads, COPY_DEST for read-back. */
    public static ResourceStates fixed(long handle, int state) {
        return new ResourceStates(handle, Kind.FIXED, 1, 1, 1, state);
    }

    /** @param layers of a three-dimensional texture 1 */
    public static ResourceStates texture(long handle, int levels, int layers, int planes, int initial) {
        return new ResourceStates(handle, Kind.TEXTURE, levels, layers, planes, initial);
    }

    /** A texture with ALLOW_SIMULTANEOUS_ACCESS, created in COMMON. */
    public static ResourceStates simultaneous(long handle, int levels, int layers) {
        return new ResourceStates(handle, Kind.SIMULTANEOUS, levels, layers, 1, ResourceState.COMMON);
    }

    /** Number of a subresource, as D3D12CalcSubresource counts. */
    public int subresource(int level, int layer, int plane) { // hot
        return level + (layer + plane * layers) * levels;
    }

    /** The state in which the queue leaves a subresource; with the queue's lock. */
    public int state(int subresource) {
        return each == null ? uniform : each[subresource];
    }

    /** True for the first list that uses it, once. */
    boolean claim() { // hot
        if (!fresh) return false;
        synchronized (this) {
            boolean first = fresh;
            fresh = false;
            return first;
        }
    }

    boolean isUniform() {
        return each == null;
    }

    void setAll(int state) {
        uniform = state;
        each = null;
    }

    void set(int subresource, int state) {
        if (each == null) {
            if (uniform == state) return;
            if (count == 1) {
                uniform = state;
                return;
            }
            each = new int[count];
            Arrays.fill(each, uniform);
        }
        each[subresource] = state;
    }

    /** After single words were set: back to one word where all are alike. */
    void unify() {
        int[] all = each;
        if (all == null) return;
        for (int i = 1; i < all.length; i++) {
            if (all[i] != all[0]) return;
        }
        setAll(all[0]);
    }

    @Override
    public String toString() {
        return kind + " 0x" + Long.toHexString(handle);
    }
}
