package tepui.targets.junit;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * Weaving of LWJGL, where the tests have it, so that it runs on Tepui. Without {@code -javaagent} the agent is attached
 * when the first test begins, which works as long as no class of LWJGL's OpenGL is loaded; the JVM says a word about it
 * unless it was started with {@code -XX:+EnableDynamicAgentLoading}. The process that attaches it works while the device and the context are made, so
 * tests do not wait for it.
 */
final class WovenLwjgl {
    private static final String BINDING = "org.lwjgl.opengl.GL";

    private static boolean begun;
    /** What attaches the agent, until somebody has waited for it; null before and afterwards. */
    private static @Nullable Process attaching;

    private WovenLwjgl() {}

    /** Begins to attach the agent, at the first call. */
    static synchronized void begin() {
        if (begun) return;
        begun = true;
        if (System.getProperty("tepui.agent") != null || !isThere(WovenLwjgl.class.getClassLoader())) return;
        try {
            Path jar = Files.createTempFile("tepui-agent", ".jar");
            jar.toFile().deleteOnExit();
            writeAgent(jar);
            attaching = attach(jar);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** Waits for what was begun: from here on LWJGL's classes may be loaded. */
    static synchronized void await() {
        Process last = attaching;
        if (last == null) return;
        attaching = null;
        try {
            int status = last.waitFor();
            if (status != 0) throw new IOException("the JVM that attaches the agent ended with status " + status);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed(new IOException("interrupted while the agent is attached", e));
        } catch (IOException e) {
            throw failed(e);
        }
        if (System.getProperty("tepui.agent") == null)
            throw new IllegalStateException("the agent was not started; start the tests with -javaagent:tepui.jar");
    }

    private static IllegalStateException failed(IOException cause) {
        return new IllegalStateException(
                "the agent cannot be attached; start the tests with -javaagent:tepui.jar", cause);
    }

    private static boolean isThere(@Nullable ClassLoader loader) {
        return loader != null && loader.getResource(BINDING.replace('.', '/') + ".class") != null;
    }

    /** A jar that only names the agent, whose class is here already. */
    private static void writeAgent(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Agent-Class", "tepui.targets.lwjgl.Agent");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream file = new JarOutputStream(out, manifest)) {
            file.finish();
        }
    }

    /** A JVM may not attach to itself, so the JDK's jcmd does it: with nothing to compile, in a tenth of a second. */
    private static Process attach(Path jar) throws IOException {
        Path command = Files.createTempFile("tepui-attach", ".txt");
        command.toFile().deleteOnExit();
        // From a file, where a path with spaces can be quoted on every system.
        Files.writeString(command, "JVMTI.agent_load \"" + jar + "\"\n");
        return new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-m",
                        "jdk.jcmd/sun.tools.jcmd.JCmd",
                        String.valueOf(ProcessHandle.current().pid()),
                        "-f",
                        command.toString()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Does what each program with LWJGL does first in a new context. */
    static void createCapabilities(Class<?> test) {
        ClassLoader loader = test.getClassLoader();
        if (!isThere(loader)) return;
        try {
            Class.forName(BINDING, true, loader).getMethod("createCapabilities").invoke(null);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("LWJGL's GL.createCapabilities() failed", e.getTargetException());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("LWJGL's GL is not as expected", e);
        }
    }
}
