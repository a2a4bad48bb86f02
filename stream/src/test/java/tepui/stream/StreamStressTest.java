package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.testing.Seeds;
import tepui.tools.kit.scene.PlainObjects;

/**
 * The ring between two threads: packets of random sizes with and without references, a small ring, random rests on both sides so that each sleeps and is
 * woken, waits at random. Every word and every reference arrives once and in order.
 */
class StreamStressTest {
    /** Receiver that checks what arrives. */
    private static final class Receiver extends ForwardingContext {
        private final Random random;
        private int expected;
        private int rests;
        volatile String wrong;
        volatile int seen;

        Receiver(Device device, Context next, long seed) {
            super(device, next);
            random = new Random(seed);
        }

        private void check(int number) {
            if (number != expected && wrong == null) wrong = number + " came, expected was " + expected;
            expected = number + 1;
            seen = expected;
            if (random.nextInt(20_000) == 0 && rests++ < 60) LockSupport.parkNanos(1_500_000);
        }

        @Override
        public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
            int number = words[start];
            for (int i = 0; i < count; i++) {
                if (words[start + i] != number + i && wrong == null) {
                    wrong = "word " + i + " of " + number + " is " + words[start + i];
                }
            }
            check(number);
        }

        @Override
        public void mark(String text) {
            check(Integer.parseInt(text));
        }

        @Override
        public void setSampleMask(int mask) {
            check(mask);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 16})
    void everythingArrivesOnceAndInOrder(int chunks) {
        long seed = Seeds.one("StreamStressTest");
        AtomicReference<Receiver> receiver = new AtomicReference<>();
        Device behind = new ForwardingDevice(PlainObjects.nullDevice()) {
            @Override
            protected Context wrap(Context context) {
                Receiver made = new Receiver(this, context, seed);
                receiver.set(made);
                return made;
            }
        };
        Random random = new Random(seed);
        int packets = Integer.getInteger("tepui.stream.packets", 400_000);
        int rests = 0;
        int[] words = new int[12_000];
        try (Device device = Streams.wrap(behind, StreamOptions.DEFAULT.withChunks(chunks));
                StreamContext context = (StreamContext) device.createContext()) {
            for (int n = 0; n < packets; n++) {
                switch (random.nextInt(8)) {
                    case 0 -> context.mark(Integer.toString(n));
                    case 1, 2 -> {
                        int count =
                                random.nextInt(500) == 0 ? 1 + random.nextInt(words.length) : 1 + random.nextInt(40);
                        for (int i = 0; i < count; i++) words[i] = n + i;
                        context.setUniforms(Stage.VERTEX, 0, words, 0, count);
                    }
                    default -> context.setSampleMask(n);
                }
                int chance = random.nextInt(20_000);
                if (chance == 0 && rests++ < 60) {
                    context.publish();
                    LockSupport.parkNanos(1_500_000);
                } else if (chance < 8) {
                    context.settle(WaitReason.FINISH);
                    assertEquals(n + 1, receiver.get().seen, "after a wait, seed " + seed);
                } else if (chance < 40) {
                    context.publish();
                }
            }
            context.settle(WaitReason.FINISH);
            assertNull(receiver.get().wrong, "seed " + seed);
            assertEquals(packets, receiver.get().seen, "seed " + seed);
        }
    }

    /** All of a ring's references are cleared when everything has been carried out. */
    @Test
    void theReaderForgetsWhatItHasDone() {
        try (Device device = Streams.wrap(PlainObjects.nullDevice(), StreamOptions.DEFAULT.withChunks(2));
                StreamContext context = (StreamContext) device.createContext()) {
            for (int i = 0; i < 20_000; i++) context.mark("text");
            context.settle(WaitReason.FINISH);
            for (Object o : context.references) assertNull(o);
        }
    }
}
