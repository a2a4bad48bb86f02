package org.tepui.examples.libgdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import tepui.targets.junit.OffscreenContext;

/** The agent that tests attach, in a JVM that is told nothing of it and whose build captures what is written. */
final class AttachedAgentTest {
    /** Takes what comes on the test's thread and, as Maven Surefire 3.6 does, nothing on others. */
    private static final class Capture extends OutputStream {
        private final Thread test = Thread.currentThread();

        @Override
        public void write(int b) {
            if (Thread.currentThread() != test) throw new IllegalStateException("nobody's output");
        }
    }

    /** What the JVM runs. */
    static final class Main {
        private Main() {}

        public static void main(String[] words) {
            PrintStream captured = new PrintStream(new Capture(), true);
            System.setErr(captured);
            try (OffscreenContext context = OffscreenContext.open(4, 4)) {
                GL.createCapabilities();
                GL11.glClearColor(1, 0.5f, 0, 1);
                GL11.glClear(GL11.GL_COLOR_BUFFER_BIT);
                context.picture("clear").assertPixel(2, 2, 0xFF8000, 1);
                System.out.println(System.err == captured ? "as it was" : "another stream");
            }
        }
    }

    @Test
    void whatTheJvmSaysOfTheAgentKeepsItFromNothing() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName());
        builder.environment().remove("JDK_JAVA_OPTIONS");
        Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertTrue(said.contains("as it was"), said);
    }
}
