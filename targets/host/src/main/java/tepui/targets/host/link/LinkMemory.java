package tepui.targets.host.link;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;

/**
 * Memory of a link as the host sees it: words that the client may change at any time, and the two bells. A bell is a
 * word that says that its owner sleeps; whoever has news for it puts 0 there and wakes it. Storing news and looking at
 * the bell keep their order, as do ringing up for sleep and a last look at the news.
 */
final class LinkMemory implements AutoCloseable {
    private static final VarHandle INT = JAVA_INT.varHandle();
    private static final int SPINS = 2000;
    private static final long SHORTEST = 20_000;
    private static final long LONGEST = 2_000_000;

    private final Arena arena = Arena.ofShared();
    final MemorySegment all;
    final int ring;
    final int ringWords;
    final MemorySegment transfer;
    /** Until the client has mapped it. */
    final SharedMemory shared;

    private final Doorbells bells;
    private volatile boolean clientGone;

    /**
     * Makes it and lays it out.
     *
     * @param folder of the host
     * @param maker makes the bells; where it cannot, nothing of the memory is left
     */
    LinkMemory(Path folder, int ringBytes, int transferBytes, Doorbells.Maker maker) throws IOException {
        ring = LinkLayout.PAGE;
        ringWords = ringBytes / 4;
        int bytes = ring + ringBytes + transferBytes;
        shared = SharedMemory.make(folder, "link", bytes, arena);
        all = shared.bytes;
        try {
            bells = maker.of(shared);
        } catch (IOException e) {
            shared.hide();
            arena.close();
            throw e;
        }
        transfer = all.asSlice(ring + ringBytes, transferBytes);
        put(LinkLayout.AT_MAGIC, LinkLayout.MAGIC);
        put(LinkLayout.AT_VERSION, LinkLayout.VERSION);
        put(LinkLayout.AT_RING, ring);
        put(LinkLayout.AT_RING_BYTES, ringBytes);
        put(LinkLayout.AT_TRANSFER, ring + ringBytes);
        put(LinkLayout.AT_TRANSFER_BYTES, transferBytes);
        put(LinkLayout.AT_HOST_PROCESS, (int) ProcessHandle.current().pid());
        put(LinkLayout.AT_STATE, LinkLayout.SERVED);
    }

    /** Has the client said that it is done? */
    synchronized boolean isClosedByClient() {
        try {
            return !arena.scope().isAlive() || get(LinkLayout.AT_CLOSED) != 0;
        } catch (InternalError e) {
            // It has cut the file off.
            return true;
        }
    }

    /** A word of the client's, read once. */
    int get(int at) { // hot
        return (int) INT.getAcquire(all, (long) at);
    }

    long getLong(int at) {
        return all.get(JAVA_LONG, at);
    }

    void put(int at, int value) { // hot
        INT.setRelease(all, (long) at, value);
    }

    void putLong(int at, long value) {
        all.set(JAVA_LONG, at, value);
    }

    /** Stores news for the client, and wakes it if it sleeps. */
    void tell(int at, int value) {
        INT.setVolatile(all, (long) at, value);
        VarHandle.fullFence();
        if ((int) INT.getVolatile(all, (long) LinkLayout.AT_CLIENT_BELL) != 0) wake();
    }

    /** Stores what only a client that waits for room must be woken for. */
    void tellRoom(int at, int value) { // hot
        INT.setVolatile(all, (long) at, value);
        VarHandle.fullFence();
        if ((int) INT.getVolatile(all, (long) LinkLayout.AT_CLIENT_BELL) == LinkLayout.SLEEPS_FOR_ROOM) wake();
    }

    private void wake() {
        INT.setVolatile(all, (long) LinkLayout.AT_CLIENT_BELL, 0);
        bells.ringClient();
    }

    /** Waits until a word of the client's is no more what it was; returns it, or what it was if the client is gone. */
    int awaitChange(int at, int was) {
        for (int i = 0; i < SPINS; i++) {
            int is = get(at);
            if (is != was) return is;
            Thread.onSpinWait();
        }
        long pause = SHORTEST;
        while (true) {
            INT.setVolatile(all, (long) LinkLayout.AT_HOST_BELL, 1);
            VarHandle.fullFence();
            int is = (int) INT.getVolatile(all, (long) at);
            if (is == was && !clientGone) {
                bells.sleep(pause);
                pause = Math.min(pause + pause / 8, LONGEST);
            }
            INT.setVolatile(all, (long) LinkLayout.AT_HOST_BELL, 0);
            is = get(at);
            if (is != was || clientGone) return is;
        }
    }

    boolean isClientGone() {
        return clientGone;
    }

    /** Called when the client is found to be gone: waits end. */
    synchronized void clientIsGone() {
        clientGone = true;
        if (!arena.scope().isAlive()) return;
        try {
            INT.setVolatile(all, (long) LinkLayout.AT_HOST_BELL, 0);
            bells.ringHost();
        } catch (InternalError e) {
            // The client has cut the file off, so that who waits meets the same.
        }
    }

    /** Tells the client that nothing more comes, and lets go of the memory. */
    @Override
    public synchronized void close() {
        try {
            tell(LinkLayout.AT_STATE, LinkLayout.ENDED);
        } catch (InternalError e) {
            // The client has cut the file off.
        } finally {
            clientGone = true;
            bells.close();
            arena.close();
        }
    }
}
