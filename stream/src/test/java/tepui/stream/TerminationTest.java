package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.testing.Need;

/** A process that waits for a device which never gets done ends when it is told to. */
@DisabledOnOs(OS.WINDOWS)
class TerminationTest {
    private static final String READY = "drawing";
    /** What the virtual machine ends with after a signal: 128 and its number. */
    private static final int BY_SIGTERM = 143;

    private static final int NEVER_MILLIS = 86_400_000;

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF", "d3d12, THREADED"})
    void aProcessWhoseDeviceHangsEndsBySigterm(String driver, StreamMode mode)
            throws IOException, InterruptedException {
        if (!driver.equals("soft")) Need.LAVAPIPE.require();
        if (driver.equals("vulkan")) Need.VULKAN_LOADER.require();
        if (driver.equals("d3d12")) Need.VKD3D.require();
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "--enable-native-access=ALL-UNNAMED"));
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith("tepui.")) command.add("-D" + name + "=" + System.getProperty(name));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), TerminationTest.class.getName()));
        command.addAll(List.of(driver, mode.name()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            while (line != null && !line.equals(READY)) line = out.readLine();
            assertEquals(READY, line);
            process.destroy();
            assertTrue(process.waitFor(5, TimeUnit.MINUTES), "the process goes on");
            assertEquals(BY_SIGTERM, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
    }

    /** The process: draws without end, waits for it, and does not end by itself. */
    public static void main(String[] words) throws InterruptedException {
        StreamMode mode = StreamMode.valueOf(words[1]);
        boolean soft = words[0].equals("soft");
        Device device = EndlessShaderTest.open(words[0], mode, NEVER_MILLIS, !soft);
        Context c = device.createContext();
        Thread waits = Thread.ofPlatform().start(() -> EndlessShaderTest.draw(device, c, !soft));
        // Until it is in the call that waits, or, without a stream, works.
        while (!isIn("finish", waits)) Thread.sleep(20);
        System.out.println(READY);
        new CountDownLatch(1).await();
    }

    private static boolean isIn(String method, Thread thread) {
        for (StackTraceElement e : thread.getStackTrace()) if (e.getMethodName().equals(method)) return true;
        return false;
    }
}
