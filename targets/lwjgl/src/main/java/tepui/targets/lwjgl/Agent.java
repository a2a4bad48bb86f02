package tepui.targets.lwjgl;

import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.start.PreparedStart;
import tepui.targets.lwjgl.weave.Weaver;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.Settings;

/**
 * Java agent ({@code -javaagent:tepui.jar[=option,option...]}): weaves the classes of LWJGL as they are loaded. An
 * executable jar may name this class as its {@code Launcher-Agent-Class} instead.
 *
 * <p>Tepui is found where agents are: by the loader of the class path. Where LWJGL has a loader that does not ask that one, tepui.jar is put
 * before the classes of the JDK, and Tepui is loaded from there.
 */
public final class Agent {
    private static volatile @Nullable LoaderWeaver lastWeaver;

    private Agent() {}

    /**
     * Weaver of one class loader: it remembers the types that it has looked up, so it is kept while classes come from
     * the same loader.
     */
    private record LoaderWeaver(WeakReference<Object> loader, Weaver weaver) {}

    /** Before main. The options are those of {@link Settings}, as {@code driver=soft,frames=10}. */
    public static void premain(@Nullable String options, Instrumentation instrumentation) {
        if (options != null && !options.isEmpty()) {
            for (String option : options.split(",", -1)) Settings.put(option);
        }
        System.setProperty("tepui.agent", "on");
        if (!Settings.get().quiet()) Runtime.getRuntime().addShutdownHook(new Thread(Agent::tellUnused));
        AtLoad transformer = new AtLoad(instrumentation);
        String record = System.getProperty(PreparedStart.RECORD);
        if (record != null)
            Runtime.getRuntime().addShutdownHook(new Thread(() -> transformer.writeLoaders(Path.of(record))));
        instrumentation.addTransformer(transformer);
    }

    /** A program that draws with something else would end without a word of it. */
    private static void tellUnused() {
        if (System.getProperty(Devices.OPENED) != null) return;
        System.err.println(
                "tepui: the program made no OpenGL context through LWJGL or JOGL; what it drew, if it did, Tepui had no part in");
    }

    /** For {@code Launcher-Agent-Class}, and for an agent that is loaded late: what LWJGL has loaded by then stays as it is. */
    public static void agentmain(@Nullable String options, Instrumentation instrumentation) {
        for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
            if (loaded.getName().equals("org.lwjgl.opengl.GL"))
                throw new IllegalStateException(
                        "tepui: LWJGL's OpenGL is loaded already, and a class cannot be changed then;"
                                + " start the program with -javaagent");
        }
        premain(options, instrumentation);
    }

    /** Weaves one class; the agent of the other loader calls it by name. */
    public static byte @Nullable [] weave(@Nullable ClassLoader loader, String name, byte[] bytes) {
        LoaderWeaver last = lastWeaver;
        Object of = loader == null ? Agent.class : loader;
        if (last == null || last.loader.get() != of) {
            last = new LoaderWeaver(new WeakReference<>(of), Weaver.of(loader));
            lastWeaver = last;
        }
        return last.weaver.weave(name, bytes);
    }

    private static final class AtLoad implements ClassFileTransformer {
        private final Instrumentation instrumentation;
        private static final boolean TIMED = Boolean.getBoolean("tepui.times");

        private final AtomicLong nanos = new AtomicLong();
        private final AtomicInteger classes = new AtomicInteger();
        private @Nullable Method weave;
        private boolean here;
        /** Whether the loader of the class path, or another, has loaded a class that was woven. */
        private volatile boolean byClassPath;

        private volatile boolean byOthers;

        AtLoad(Instrumentation instrumentation) {
            this.instrumentation = instrumentation;
            if (TIMED) Runtime.getRuntime().addShutdownHook(new Thread(this::times));
        }

        /** Time of this thread's own work, so that a busy machine does not count. */
        private static long now() {
            return TIMED ? ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() : 0;
        }

        private void times() {
            System.err.printf(
                    "tepui: %d classes woven in %d ms of processor time%n", classes.get(), nanos.get() / 1_000_000);
        }

        @Override
        public byte @Nullable [] transform(
                @Nullable ClassLoader loader,
                @Nullable String name,
                @Nullable Class<?> redefined,
                @Nullable ProtectionDomain domain,
                byte[] bytes) {
            if (name == null || redefined != null || !Weaver.concerns(name)) return null;
            long began = now();
            try {
                Method other = elsewhere(loader);
                byte[] woven =
                        other == null ? weave(loader, name, bytes) : (byte[]) other.invoke(null, loader, name, bytes);
                if (woven != null) {
                    classes.incrementAndGet();
                    if (loader == ClassLoader.getSystemClassLoader()) byClassPath = true;
                    else byOthers = true;
                }
                return woven;
            } catch (InvocationTargetException e) {
                throw report(name, e.getCause());
            } catch (ReflectiveOperationException | IOException | RuntimeException | LinkageError e) {
                throw report(name, e);
            } finally {
                nanos.addAndGet(now() - began);
            }
        }

        /** For the launcher: a program whose classes come from the class path alone needs no agent when they are woven before. */
        void writeLoaders(Path file) {
            if (!byClassPath && !byOthers) return;
            try {
                Files.writeString(file, byOthers ? "others\n" : PreparedStart.OF_CLASS_PATH);
            } catch (IOException e) {
                System.err.println("tepui: " + file + " cannot be written: " + e.getMessage());
            }
        }

        /** An exception out of a transformer is swallowed by the JVM, and the program would end in a crash later. */
        private static IllegalStateException report(String name, @Nullable Throwable problem) {
            System.err.println("tepui: " + name + " cannot be woven; the program will not run as it should");
            if (problem != null) problem.printStackTrace();
            return new IllegalStateException(name + " cannot be woven", problem);
        }

        /** The agent that LWJGL's loader finds; null where it is this one, which is called without reflection: a JVM's first costs time. */
        private synchronized @Nullable Method elsewhere(@Nullable ClassLoader loader)
                throws ReflectiveOperationException, IOException {
            if (weave != null) return weave;
            if (seesTepui(loader)) {
                here = true;
                return null;
            }
            if (here) {
                throw new IllegalStateException("LWJGL is loaded a second time, by " + loader
                        + ", which does not find Tepui;" + " start java with -Xbootclasspath/a:tepui.jar");
            }
            Class<?> other = inFrontOfAll();
            if (other == Agent.class) return null;
            weave = other.getMethod("weave", ClassLoader.class, String.class, byte[].class);
            return weave;
        }

        private static boolean seesTepui(@Nullable ClassLoader loader) {
            try {
                return Class.forName(Agent.class.getName(), false, loader) == Agent.class;
            } catch (ClassNotFoundException e) {
                return false;
            }
        }

        private Class<?> inFrontOfAll() throws ReflectiveOperationException, IOException {
            CodeSource source = Agent.class.getProtectionDomain().getCodeSource();
            if (source == null) return Agent.class;
            try {
                instrumentation.appendToBootstrapClassLoaderSearch(
                        new JarFile(Path.of(source.getLocation().toURI()).toFile()));
            } catch (URISyntaxException e) {
                throw new IOException(source.getLocation() + " is no file", e);
            }
            return Class.forName(Agent.class.getName(), true, null);
        }
    }
}
