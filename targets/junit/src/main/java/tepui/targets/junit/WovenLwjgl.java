package tepui.targets.junit;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
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

    private static final String REMEDY =
            "start the tests' JVM with -XX:+EnableDynamicAgentLoading (argLine of Maven Surefire, jvmArgs of Gradle's test), or with -javaagent:tepui.jar";

    private static boolean begun;
    /** What attaches the agent, until somebody has waited for it; null before and afterwards. */
    private static @Nullable Process attaching;

    /** What the process's errors went to before, and what they go to meanwhile; null as {@link #attaching} is. */
    private static @Nullable PrintStream kept;

    private static @Nullable PrintStream plain;

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
            plainErrors();
            attaching = attach(jar);
        } catch (IOException e) {
            keptErrors();
            throw failed(e);
        }
    }

    /**
     * Has errors written by the process itself. The JVM's word about the agent comes on a thread of its own, on which a build's capture of {@code System.err} may throw; then there is no agent.
     */
    private static void plainErrors() {
        kept = System.err;
        plain = new PrintStream(new FileOutputStream(FileDescriptor.err), true);
        System.setErr(plain);
    }

    /** As it was, unless somebody has chosen another stream since. */
    private static void keptErrors() {
        PrintStream before = kept;
        if (before != null && System.err == plain) System.setErr(before);
        kept = null;
        plain = null;
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
        } finally {
            keptErrors();
        }
        if (System.getProperty("tepui.agent") == null)
            throw new IllegalStateException("the agent was not started; " + REMEDY);
    }

    private static IllegalStateException failed(IOException cause) {
        return new IllegalStateException("the agent cannot be attached; " + REMEDY, cause);
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
