package tepui.targets.host.server;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import tepui.targets.host.Channel;
import tepui.targets.host.ClientProcess;
import tepui.targets.host.DamagedException;
import tepui.targets.host.Served;
import tepui.targets.host.ServedProcess;
import tepui.targets.host.ServedThread;

/** Front end that echoes what it is sent. Its packets are those of src/test/c/echo.c. */
final class Echo implements Served {
    static final int SUM = 1;
    static final int READ = 2;
    static final int WRITE = 3;
    static final int FAIL = 4;
    static final int AREA = 5;
    static final int ASK = 6;
    static final int TOTAL = 7;
    static final int OFFER = 8;

    /** Processes and threads that have begun and not ended. */
    final AtomicInteger processes = new AtomicInteger();

    final AtomicInteger threads = new AtomicInteger();

    @Override
    public String name() {
        return "echo";
    }

    @Override
    public ServedProcess begin(ClientProcess client) {
        processes.incrementAndGet();
        AtomicInteger total = new AtomicInteger();
        return new ServedProcess() {
            @Override
            public ServedThread begin(Channel channel) {
                threads.incrementAndGet();
                return new Serving(channel, total);
            }

            @Override
            public void close() {
                processes.decrementAndGet();
            }
        };
    }

    private final class Serving implements ServedThread {
        private final Channel channel;
        private final AtomicInteger total;

        Serving(Channel channel, AtomicInteger total) {
            this.channel = channel;
            this.total = total;
        }

        @Override
        public long call(int op, long address, int words) {
            MemorySegment packet = MemorySegment.ofAddress(address).reinterpret(words * 4L);
            return switch (op) {
                case SUM -> {
                    int sum = 0;
                    for (int i = 1; i < words; i++) sum += packet.getAtIndex(JAVA_INT, i);
                    total.addAndGet(sum);
                    yield sum;
                }
                case READ -> {
                    try (Arena arena = Arena.ofConfined()) {
                        MemorySegment bytes = arena.allocate(length(packet));
                        channel.read(packet.get(JAVA_LONG_UNALIGNED, 4), bytes);
                        yield sum(bytes);
                    }
                }
                case WRITE -> {
                    byte[] bytes = new byte[length(packet)];
                    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (i * 7);
                    channel.writeWithResult(packet.get(JAVA_LONG_UNALIGNED, 4), MemorySegment.ofArray(bytes));
                    yield bytes.length;
                }
                case FAIL -> throw new IllegalStateException("asked to fail");
                case AREA ->
                    sum(channel.area(packet.getAtIndex(JAVA_INT, 1))
                            .part(packet.getAtIndex(JAVA_INT, 2), packet.getAtIndex(JAVA_INT, 3)));
                case ASK -> channel.request(Channel.FIRST_SERVICE, packet.getAtIndex(JAVA_INT, 1), 2, 3, 4);
                case TOTAL -> total.get();
                case OFFER -> {
                    Channel.Area area = channel.newArea(100_000);
                    area.part(0, 100_000).fill((byte) 3);
                    yield area.clientAddress();
                }
                default -> throw new DamagedException("there is no " + op);
            };
        }

        private int length(MemorySegment packet) {
            int length = packet.getAtIndex(JAVA_INT, 3);
            if (length < 0 || length > 64 << 20) throw new DamagedException("a length of " + length);
            return length;
        }

        private static long sum(MemorySegment bytes) {
            int sum = 0;
            for (long i = 0; i < bytes.byteSize(); i++) sum = sum * 31 + bytes.get(JAVA_BYTE, i);
            return sum;
        }

        @Override
        public void close() {
            threads.decrementAndGet();
        }
    }
}
