package tepui.drivers.d3d12.resource;

import java.util.ArrayDeque;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.Place;
import tepui.pipe.Bind;
import tepui.pipe.BufferDesc;
import tepui.pipe.driver.StoredBuffer;

/** A buffer of the contract: storage that may be replaced when its contents are discarded. */
public final class D3d12Buffer extends StoredBuffer<BufferStorage> {
    /** A small buffer that is rewritten for each draw has as many storages as a batch has draws. */
    private static final long MOST_SPARE_BYTES = 4 << 20;

    public final DeviceCore device;
    final Place place;
    public BufferStorage storage;
    public boolean destroyed;
    /** Its storages have an end, and it gets no new ones. */
    private boolean retired;

    /** Its storages are resources of their own. */
    private boolean isAlone;

    /** Storages that were discarded, oldest first: taken again when nothing uses them. */
    final ArrayDeque<BufferStorage> spare = new ArrayDeque<>();

    /** Counts storages, so that views of an old handle are noticed. */
    int generation;

    public D3d12Buffer(DeviceCore device, BufferDesc desc) {
        super(desc);
        this.device = device;
        place = switch (desc.usage()) {
            case DYNAMIC, STREAM -> Place.DYNAMIC;
            case STAGING -> Place.CACHED;
            default -> desc.persistent() ? Place.CACHED : Place.DEVICE;
        };
        // A mapping that stays has the address; what is made to be written by shaders will be.
        int written = Bind.STORAGE | Bind.STREAM_OUTPUT | Bind.IMAGE;
        isAlone = desc.persistent() || desc.bind() != Bind.ANY_BUFFER && (desc.bind() & written) != 0;
        storage = make("createBuffer");
    }

    private BufferStorage make(String call) {
        return isAlone
                ? BufferStorage.alone(device.gpu, call, size(), place)
                : BufferStorage.make(device.gpu, call, size(), place);
    }

    /** From now on its storages are resources of their own. @param move brings the contents from one storage into another */
    public synchronized void separate(BiConsumer<BufferStorage, BufferStorage> move) {
        // Another thread may have been quicker, or has destroyed it.
        if (retired || !storage.shared) return;
        isAlone = true;
        retireSpare();
        BufferStorage old = storage;
        BufferStorage own = make("bind");
        move.accept(old, own);
        replace(own);
        old.retire(device.gpu);
    }

    private void replace(BufferStorage next) {
        device.storages.begin();
        storage = next;
        generation++;
        device.storages.end();
    }

    @Override
    public BufferStorage storage() { // hot
        return storage;
    }

    /** Keeps the current storage as a spare one. */
    @Override
    public synchronized void rename(String call) {
        // Another thread's destroy came first: a new storage would have no end.
        if (retired) throw new IllegalArgumentException(call + ": buffer was destroyed");
        BufferStorage old = storage;
        BufferStorage oldest = reusable();
        replace(oldest != null ? oldest : make(call));
        if ((spare.size() + 1) * size() > MOST_SPARE_BYTES || !device.gpu.optimizations.memory())
            old.retire(device.gpu);
        else keep(old);
    }

    private @Nullable BufferStorage reusable() {
        synchronized (spare) {
            BufferStorage oldest = spare.peek();
            return oldest != null && oldest.isDone(device.gpu.timeline, false) ? spare.remove() : null;
        }
    }

    private void keep(BufferStorage old) {
        synchronized (spare) {
            spare.add(old);
        }
    }

    /** Gives up the spare storage; at once where nothing uses it. */
    public void dropSpare() {
        synchronized (spare) {
            for (BufferStorage s : spare) {
                if (s.isDone(device.gpu.timeline, false)) s.release();
                else s.retire(device.gpu);
            }
            spare.clear();
        }
    }

    private void retireSpare() {
        synchronized (spare) {
            for (BufferStorage s : spare) s.retire(device.gpu);
            spare.clear();
        }
    }

    public synchronized void retire() {
        retired = true;
        storage.retire(device.gpu);
        retireSpare();
    }
}
