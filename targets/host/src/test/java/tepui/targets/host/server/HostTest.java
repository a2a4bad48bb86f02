package tepui.targets.host.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tepui.targets.host.link.RawClient;
import tepui.testing.ProcessWaits;
import tepui.testing.Wine;

/** Clients of several kinds at a host in this process. */
@EnabledOnOs(OS.LINUX)
final class HostTest {
    @TempDir
    private Path folder;

    private final Echo echo = new Echo();
    private Path place;
    private Host host;

    @BeforeEach
    void open() throws IOException {
        place = folder.resolve("host");
        host = Host.open(place, Map.of("echo", echo));
        assertNotNull(host);
    }

    @AfterEach
    void close() {
        host.close();
    }

    /** Waits for what comes as soon as a client's end has been noticed. */
    private void awaitNobody() throws InterruptedException {
        while (echo.processes.get() != 0 || echo.threads.get() != 0) Thread.sleep(5);
    }

    @Test
    void aClientInCGetsAllThatALinkHas() throws IOException, InterruptedException {
        Path program = CClients.compile(folder);
        assertEquals("ok\n", CClients.run(place, program.toString(), "1", "3000"));
        awaitNobody();
    }

    @Test
    void threadsHaveLinksOfTheirOwn() throws IOException, InterruptedException {
        Path program = CClients.compile(folder);
        assertEquals("ok\n", CClients.run(place, program.toString(), "6", "500"));
        awaitNobody();
    }

    @Test
    void a32BitClientGetsTheSame() throws IOException, InterruptedException {
        Path program = CClients.compile(folder, "-m32");
        assertEquals("ok\n", CClients.run(place, program.toString(), "2", "500"));
    }

    @Test
    void aClientOfWindowsGetsTheSame() throws IOException, InterruptedException {
        Path program = CClients.compileForWindows(folder, "x64");
        Path out = folder.resolve("out.txt");
        ProcessBuilder builder = new ProcessBuilder(Wine.found("x64").toString(), program.toString(), "2", "200")
                .redirectError(folder.resolve("err.txt").toFile())
                .redirectOutput(out.toFile());
        builder.environment().putAll(Wine.environment(folder.resolve("prefix")));
        builder.environment().put("TEPUI_HOST", place.toString());
        try {
            int status = ProcessWaits.ended(builder.start());
            assertEquals("ok 0", Files.readString(out).strip() + " " + status, () -> "Wine: " + read("err.txt"));
        } finally {
            Wine.end(folder);
        }
    }

    private String read(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Test
    void aKilledClientLeavesNothingBehind() throws IOException, InterruptedException {
        Path program = CClients.compile(folder);
        Process process =
                CClients.start(place, folder.resolve("out.txt"), program.toString(), "2", String.valueOf(1 << 30));
        while (echo.threads.get() < 3) Thread.sleep(5);
        process.destroyForcibly();
        awaitNobody();
        try (Stream<Path> files = Files.list(place)) {
            assertEquals(
                    List.of("host.lock", "host.port", "host.sock"),
                    files.map(f -> f.getFileName().toString()).sorted().toList());
        }
        assertEquals("ok\n", CClients.run(place, program.toString(), "1", "100"));
    }

    @Test
    void aDamagedRingEndsItsLinkAndNoOther() throws IOException, InterruptedException {
        try (RawClient good = RawClient.open(place, "echo");
                RawClient bad = RawClient.open(place, "echo")) {
            assertEquals(7, good.call(Echo.SUM, 3, 4));
            bad.head(-17);
            bad.awaitEnd();
            assertEquals(11, good.call(Echo.SUM, 5, 6));
        }
        awaitNobody();
    }

    @Test
    void aFileThatIsCutOffEndsItsLinkAndNoOther() throws IOException, InterruptedException {
        try (RawClient good = RawClient.open(place, "echo");
                RawClient bad = RawClient.open(place, "echo")) {
            bad.cutOff();
            bad.awaitEnd();
            assertEquals(11, good.call(Echo.SUM, 5, 6));
        }
        awaitNobody();
    }

    @Test
    void strangersAreRefused() throws IOException {
        assertEquals(3, RawClient.refusal(place, "nobody", 0));
        assertEquals(4, RawClient.refusal(place, "echo", 12345));
        assertEquals(2, RawClient.refusalByLoopback(place, "echo", new byte[16]));
        assertEquals(0, RawClient.refusalByLoopback(place, "echo", RawClient.token(place)));
    }

    @Test
    void aClientIsToldThatThereIsNoMemoryForIt() throws IOException, InterruptedException {
        Path moved = folder.resolve("moved");
        Files.move(place, moved);
        assertEquals(5, RawClient.refusal(moved, "echo", 0));
        Files.move(moved, place);
        assertEquals(0, RawClient.refusal(place, "echo", 0));
        awaitNobody();
    }

    @Test
    void anAreaHasNoMoreThanItsBytes() throws IOException, InterruptedException {
        for (int[] wrong : new int[][] {{1, 0, 4097}, {1, -1, 1}, {1, 4096, 1}, {2, 0, 1}, {1, 0, -1}}) {
            try (RawClient client = RawClient.open(place, "echo")) {
                client.answerRequests();
                assertEquals(1, client.area(4096));
                assertEquals(0, client.call(Echo.AREA, 1, 0, 4096));
                client.send(Echo.AREA, wrong);
                client.awaitEnd();
            }
        }
        awaitNobody();
    }

    @Test
    void aSecondHostLeavesTheFolderToTheFirst() throws IOException {
        assertNull(Host.open(place, Map.of()));
        assertTrue(Host.answers(place));
    }

    @Test
    void aFolderThatOthersCanEnterIsRefused() throws IOException {
        Path open = Files.createDirectory(
                folder.resolve("open"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-x---")));
        IOException e = assertThrows(IOException.class, () -> Host.open(open, Map.of()));
        assertTrue(e.getMessage().contains("others must have none"), e.getMessage());
        Path link = Files.createSymbolicLink(folder.resolve("link"), place);
        assertThrows(IOException.class, () -> Host.open(link, Map.of()));
    }

    @Test
    void itEndsWhenNobodyIsThere() throws IOException, InterruptedException {
        try (RawClient client = RawClient.open(place, "echo")) {
            assertEquals(3, client.call(Echo.SUM, 3));
        }
        host.awaitIdle(Long.MAX_VALUE / 4, 50);
        assertEquals(0, echo.threads.get());
    }

    @Test
    void itWaitsForTheFirstClientByATimeOfItsOwn() throws IOException, InterruptedException {
        host.awaitIdle(1, Long.MAX_VALUE / 4);
        AtomicBoolean ended = new AtomicBoolean();
        Thread waiting = Thread.ofPlatform().start(() -> {
            try {
                host.awaitIdle(Long.MAX_VALUE / 4, 0);
                ended.set(true);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        while (waiting.getState() != Thread.State.TIMED_WAITING) Thread.onSpinWait();
        assertFalse(ended.get());
        try (RawClient client = RawClient.open(place, "echo")) {
            assertEquals(3, client.call(Echo.SUM, 3));
        }
        waiting.join();
        assertTrue(ended.get());
    }
}
