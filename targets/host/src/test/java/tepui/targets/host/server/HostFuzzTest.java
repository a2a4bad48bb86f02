package tepui.targets.host.server;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tepui.targets.host.link.RawClient;
import tepui.testing.Seeds;

/** Clients that write anything anywhere end their own links, and nothing else. */
@EnabledOnOs(OS.LINUX)
final class HostFuzzTest {
    private static final int ROUNDS = 200;
    private static final int STEPS = 40;

    @TempDir
    private Path folder;

    @Test
    void noClientHarmsAnother() throws IOException, InterruptedException {
        long seed = Seeds.one("HostFuzzTest");
        Random random = new Random(seed);
        List<Throwable> uncaught = new CopyOnWriteArrayList<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
        try {
            harmAll(random);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertEquals(List.of(), uncaught, "no thread of the host ends by what a client does");
    }

    private void harmAll(Random random) throws IOException, InterruptedException {
        Echo echo = new Echo();
        Host host = Host.open(folder.resolve("host"), Map.of("echo", echo));
        assertNotNull(host);
        try (host;
                RawClient good = RawClient.open(folder.resolve("host"), "echo")) {
            for (int round = 0; round < ROUNDS; round++) {
                try (RawClient bad = RawClient.open(folder.resolve("host"), "echo")) {
                    for (int step = random.nextInt(STEPS); step >= 0; step--) harm(bad, random);
                    if (random.nextInt(8) == 0) bad.cutOff();
                }
                assertEquals(round + 1, good.call(Echo.SUM, round, 1));
            }
            while (echo.threads.get() != 1) Thread.sleep(5);
        }
    }

    private static void harm(RawClient client, Random random) {
        switch (random.nextInt(11)) {
            case 0 -> client.head(random.nextInt());
            case 1 -> client.memory.setAtIndex(JAVA_INT, random.nextInt(1024), random.nextInt());
            case 2 -> {
                long words = client.memory.byteSize() / 4;
                for (int i = 0; i < 1000; i++)
                    client.memory.setAtIndex(JAVA_INT, random.nextLong(1024, words), random.nextInt());
            }
            // The link's own packets, of any size.
            case 3 -> client.send(0xFFF0 | random.nextInt(16), words(random, random.nextInt(5)));
            case 4 -> client.send(random.nextInt(0x10000), words(random, random.nextInt(40)));
            case 5 -> client.memory.setAtIndex(JAVA_INT, 112, random.nextInt(8));
            default -> client.send(1 + random.nextInt(8), words(random, 3));
        }
    }

    /** Numbers that are small, or large, or anything. */
    private static int[] words(Random random, int count) {
        int[] words = new int[count];
        for (int i = 0; i < count; i++) {
            int bits = random.nextInt(33);
            words[i] = bits == 0 ? 0 : random.nextInt() >>> 32 - bits;
        }
        return words;
    }
}
