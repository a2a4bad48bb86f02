package tepui.targets.host.link;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import tepui.targets.host.Channel;
import tepui.targets.host.ClientProcess;
import tepui.targets.host.DamagedException;
import tepui.targets.host.LinkLostException;
import tepui.targets.host.ServedThread;

/**
 * Link, the host's end: reads packets, gives them to what serves them, and sends results and requests. A result carries
 * what was written for the client, as long as that fits into the transfer area; so a getter is one message.
 */
public final class Link implements Channel, AutoCloseable {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    /** Address, bytes and a gap before each of the writes that go with a result. */
    private static final int WRITE_HEADER = 16;

    /** Milliseconds between two looks at a process whose socket has ended. */
    private static final int LOOK = 100;

    private final Session session;
    private final LinkMemory memory;
    private final Ring ring;
    private final MemorySegment transfer;
    private int messages;
    /** Writes that go with the next result: address, bytes, data. */
    private final MemorySegment writes;

    private int written;

    private long result;

    Link(Session session, LinkMemory memory) {
        this.session = session;
        this.memory = memory;
        transfer = memory.transfer;
        ring = new Ring(memory, Arena.ofAuto());
        writes = MemorySegment.ofArray(new long[(int) (transfer.byteSize() / 8)]);
    }

    /** The client is gone. */
    public void clientIsGone() {
        memory.clientIsGone();
    }

    /**
     * The socket has ended. A program that closes all its descriptors has not ended with it: as long as it has not said so, and is there, it is served. Returns when
     * it is gone.
     */
    public void awaitClientsEnd() throws InterruptedException {
        int process = session.client.process();
        // Another system's number, as Wine's are, is nobody's here, or at worst holds the link's memory for a while.
        while (!memory.isClosedByClient() && ProcessHandle.of(process).isPresent()) Thread.sleep(LOOK);
        clientIsGone();
    }

    /** Carries out packets until the client is gone, or has sent something that makes no sense. */
    public void serve(ServedThread thread, Failures failures) { // hot
        for (int words = ring.take(); words != 0; words = ring.take()) {
            thread.arrives();
            long from = ring.from();
            long end = from + words * 4L;
            for (long at = from; at < end; ) {
                int header = ALL.get(JAVA_INT, at);
                int op = header & 0xffff;
                int size = header >>> 16;
                if (size == 0 || size > end - at >> 2)
                    throw new DamagedException("a packet of " + size + " words where there are " + (end - at >> 2));
                if (op >= FIRST_OWN_OP) {
                    if (op == LinkLayout.OP_PAD) break;
                    own(op, at, size, thread, failures);
                } else {
                    carryOut(thread, op, at, size, failures);
                }
                at += size * 4L;
            }
            ring.done();
        }
    }

    private void carryOut(ServedThread thread, int op, long at, int size, Failures failures) { // hot
        try {
            result = 0;
            result = thread.call(op, at, size);
        } catch (DamagedException | LinkLostException e) {
            throw e;
        } catch (OutOfMemoryError e) {
            // What it holds is needed by others.
            throw new DamagedException("the host has no more memory: " + e.getMessage());
        } catch (Throwable t) {
            failures.tell(t);
        }
    }

    private void own(int op, long at, int size, ServedThread thread, Failures failures) {
        switch (op) {
            case LinkLayout.OP_WAIT -> {
                long value = result;
                try {
                    thread.waits();
                } catch (DamagedException | LinkLostException e) {
                    throw e;
                } catch (Throwable t) {
                    failures.tell(t);
                }
                MemorySegment.copy(writes, 0, transfer, 0, written);
                send(LinkLayout.RESULT, value, written, 0, 0);
                written = 0;
                result = 0;
            }
            case LinkLayout.OP_AREA -> {
                need(size == 3, op, size);
                result = newArea(ALL.get(JAVA_INT, at + 4) & 0xffffffffL | (long) ALL.get(JAVA_INT, at + 8) << 32)
                        .number();
            }
            case LinkLayout.OP_FREE_AREA -> {
                need(size == 2, op, size);
                session.areas.free(session.areas.get(ALL.get(JAVA_INT, at + 4)));
                result = 0;
            }
            default -> throw new DamagedException("there is no packet " + Integer.toHexString(op));
        }
    }

    private static void need(boolean sound, int op, int size) {
        if (!sound) throw new DamagedException("packet " + Integer.toHexString(op) + " has " + size + " words");
    }

    // Messages

    private void send(int kind, long a, long b, long c, long d) {
        memory.put(LinkLayout.AT_KIND, kind);
        memory.putLong(LinkLayout.AT_ARGUMENTS, a);
        memory.putLong(LinkLayout.AT_ARGUMENTS + 8, b);
        memory.putLong(LinkLayout.AT_ARGUMENTS + 16, c);
        memory.putLong(LinkLayout.AT_ARGUMENTS + 24, d);
        memory.tell(LinkLayout.AT_MESSAGE, ++messages);
    }

    private long ask(int kind, long a, long b, long c, long d) {
        send(kind, a, b, c, d);
        int answered = memory.get(LinkLayout.AT_ANSWER);
        while (answered != messages && !memory.isClientGone())
            answered = memory.awaitChange(LinkLayout.AT_ANSWER, answered);
        if (memory.isClientGone()) throw new LinkLostException("the client is gone");
        return memory.getLong(LinkLayout.AT_ANSWER_VALUE);
    }

    @Override
    public long request(int kind, long a, long b, long c, long d) {
        if (kind < FIRST_SERVICE) throw new IllegalArgumentException("request: " + kind + " is the link's own");
        flushWrites();
        return ask(kind, a, b, c, d);
    }

    @Override
    public void read(long address, MemorySegment to) {
        flushWrites();
        long size = to.byteSize();
        for (long at = 0; at < size; at += transfer.byteSize()) {
            long bytes = Math.min(transfer.byteSize(), size - at);
            ask(LinkLayout.READ, address + at, bytes, 0, 0);
            MemorySegment.copy(transfer, 0, to, at, bytes);
        }
    }

    @Override
    public void write(long address, MemorySegment from) {
        flushWrites();
        long size = from.byteSize();
        for (long at = 0; at < size; at += transfer.byteSize()) {
            long bytes = Math.min(transfer.byteSize(), size - at);
            MemorySegment.copy(from, at, transfer, 0, bytes);
            ask(LinkLayout.WRITE, address + at, bytes, 0, 0);
        }
    }

    @Override
    public void writeWithResult(long address, MemorySegment from) {
        long size = from.byteSize();
        long padded = size + 7 & ~7L;
        if (padded > writes.byteSize() - WRITE_HEADER) {
            write(address, from);
            return;
        }
        if (written + WRITE_HEADER + padded > writes.byteSize()) flushWrites();
        writes.set(JAVA_LONG, written, address);
        writes.set(JAVA_LONG, written + 8L, size);
        MemorySegment.copy(from, 0, writes, written + WRITE_HEADER, size);
        written += (int) (WRITE_HEADER + padded);
    }

    /** Writes go by themselves when something is asked: in the order in which they came. */
    private void flushWrites() {
        int end = written;
        written = 0;
        for (long at = 0; at < end; ) {
            long bytes = writes.get(JAVA_LONG, at + 8);
            write(writes.get(JAVA_LONG, at), writes.asSlice(at + WRITE_HEADER, bytes));
            at += WRITE_HEADER + (bytes + 7 & ~7L);
        }
    }

    @Override
    public MemorySegment transfer() {
        flushWrites();
        return transfer;
    }

    // Areas

    @Override
    public Area newArea(long bytes) {
        return area(LinkLayout.MAP, bytes, 0);
    }

    @Override
    public Area newArea(int kind, long bytes, long argument) {
        if (kind < FIRST_SERVICE) throw new IllegalArgumentException("newArea: " + kind + " is the link's own");
        return area(kind, bytes, argument);
    }

    private Area area(int kind, long bytes, long argument) {
        flushWrites();
        try {
            SharedArea area = session.areas.make(session.folder, bytes);
            try {
                byte[] path = area.shared.name.getBytes(StandardCharsets.UTF_8);
                MemorySegment.copy(path, 0, transfer, JAVA_BYTE, 0, path.length);
                area.clientSeesItAt(ask(kind, area.number(), bytes, path.length, argument));
            } finally {
                area.shared.hide();
            }
            return area;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Area area(int number) {
        return session.areas.get(number);
    }

    @Override
    public void freeArea(Area area) {
        if (!memory.isClientGone()) {
            flushWrites();
            ask(LinkLayout.UNMAP, area.number(), 0, 0, 0);
        }
        session.areas.free((SharedArea) area);
    }

    @Override
    public long ringCopy() {
        return ring.address();
    }

    @Override
    public ClientProcess client() {
        return session.client;
    }

    @Override
    public void close() {
        memory.close();
    }
}
