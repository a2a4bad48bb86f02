package tepui.targets.nativedoor.memory;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.targets.host.Channel;
import tepui.targets.host.DamagedException;

/** A program at the other end of a link, as the thread that serves it sees it. */
public final class HostedProgram implements Program, AutoCloseable {
    /** Messages that wait for the program to wait; more are lost. */
    private static final int MESSAGES = 1000;

    private record Message(long function, int[] sourceTypeIdSeverity, byte[] text, long userParam) {}

    private final Channel channel;
    private final HostedObjects objects;
    private final ArrayDeque<Message> messages = new ArrayDeque<>();
    final CallMemory memory;
    final int pointerBytes;
    private long ring;
    private boolean hasRing;

    public HostedProgram(Channel channel, HostedObjects objects) {
        this.channel = channel;
        this.objects = objects;
        memory = new CallMemory(channel);
        pointerBytes = channel.client().pointerBytes();
    }

    HostedMaps maps() {
        return objects.maps;
    }

    Channel channel() {
        return channel;
    }

    /** Where the program sees the ring, and the text of its settings. */
    public void begin(long ringAddress, long settings) {
        ring = ringAddress;
        hasRing = true;
        if (settings != 0) objects.settings(NativeMemory.textAt(settings));
    }

    /** A packet is carried out that is so many bytes behind the ring's begin. */
    public void beginCall(long place, long here, int bytes) { // hot
        memory.begin(hasRing ? ring + place : 0, here, bytes);
    }

    public void endCall() { // hot
        memory.end();
    }

    public void packetsArrive() { // hot
        objects.maps.packetsArrive();
    }

    /** The program waits: what was held back for it goes out. */
    public void waits() { // hot
        objects.maps.programWaits();
        if (!messages.isEmpty()) deliver();
    }

    void debugMessage(long function, int[] of, byte[] text, long userParam) {
        if (messages.size() < MESSAGES) messages.add(new Message(function, of, text, userParam));
    }

    private void deliver() {
        for (Message m = messages.poll(); m != null; m = messages.poll()) {
            MemorySegment to = channel.transfer();
            for (int i = 0; i < 4; i++) to.setAtIndex(JAVA_INT, i, m.sourceTypeIdSeverity[i]);
            int size = (int) Math.min(m.text.length, to.byteSize() - 17);
            MemorySegment.copy(m.text, 0, to, JAVA_BYTE, 16, size);
            to.set(JAVA_BYTE, 16L + size, (byte) 0);
            channel.request(DEBUG, m.function, m.userParam, 0, 0);
        }
    }

    @Override
    public Object owner() {
        return objects;
    }

    @Override
    public @Nullable String setting(String name) {
        Map<String, String> known = objects.settings();
        return known.get(name);
    }

    @Override
    public long text(String text) {
        return objects.texts.computeIfAbsent(text, t -> {
            byte[] bytes = (t + "\0").getBytes(StandardCharsets.UTF_8);
            long address = ask(ALLOCATE, bytes.length, 0);
            if (address != 0) channel.write(address, MemorySegment.ofArray(bytes));
            return address;
        });
    }

    @Override
    public long ask(int kind, long a, long b) {
        return channel.request(kind, a, b, 0, 0);
    }

    @Override
    public long ask(int kind, byte[] data, long a, long b, long c, long d) {
        MemorySegment.copy(data, 0, channel.transfer(), JAVA_BYTE, 0, data.length);
        return channel.request(kind, a, b, c, d);
    }

    @Override
    public Channel.Area area(long bytes) {
        return channel.newArea(bytes);
    }

    @Override
    public Channel.Area area(int kind, long bytes, long argument) {
        return channel.newArea(kind, bytes, argument);
    }

    @Override
    public void free(Channel.Area area) {
        channel.freeArea(area);
    }

    @Override
    public boolean hasLeft() {
        return objects.left;
    }

    @Override
    public String answerText(long bytes) {
        if (bytes < 0 || bytes > 4096) throw new DamagedException("an answer of " + bytes + " bytes");
        byte[] text = channel.transfer().asSlice(0, bytes).toArray(JAVA_BYTE);
        return new String(text, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        memory.close();
    }
}
