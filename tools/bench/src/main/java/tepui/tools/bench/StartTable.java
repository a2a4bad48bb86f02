package tepui.tools.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/**
 * Table of what Tepui's agent adds to the start of a program: processor time of a whole JVM, its compilers included,
 * that loads the classes of LWJGL which an engine loads. Beside it the same JVM without an agent, and with one that
 * changes nothing, since an agent's presence alone costs. The classes are not initialised: what LWJGL itself does when
 * it starts is no part of this.
 */
final class StartTable {
    private static final String GL = "org.lwjgl.opengl.";

    /** Classes that libGDX and jMonkeyEngine load, and those that they extend. */
    private static final List<String> CLASSES = List.of(
            "org.lwjgl.glfw.GLFW",
            GL + "GL",
            GL + "GL11",
            GL + "GL12",
            GL + "GL13",
            GL + "GL14",
            GL + "GL15",
            GL + "GL20",
            GL + "GL30",
            GL + "GL33",
            GL + "ARBFramebufferObject",
            GL + "ARBTextureMultisample",
            GL + "EXTFramebufferObject");

    private StartTable() {}

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--rounds", "15");
        defaults.put("--agent", "");
        return defaults;
    }

    static int run(Options options) throws IOException, InterruptedException {
        int rounds = options.number("--rounds");
        Path agent = options.get("--agent").isEmpty() ? agent() : Path.of(options.get("--agent"));
        if (!Files.exists(agent)) throw new IllegalArgumentException("bench start: there is no " + agent);
        Path folder = Files.createTempDirectory("tepui-start");
        Path idle = folder.resolve("idle.jar");
        try {
            writeIdle(idle);
            List<String> words = List.of("", "-javaagent:" + idle, "-javaagent:" + agent + "=quiet");
            double[][] cpu = new double[words.size()][rounds];
            double[][] wall = new double[words.size()][rounds];
            for (int round = -1; round < rounds; round++) {
                for (int way = 0; way < words.size(); way++) {
                    double[] figures = child(words.get(way));
                    if (round < 0) continue;
                    cpu[way][round] = figures[0];
                    wall[way][round] = figures[1];
                }
            }
            String[] names = {"no agent", "an agent that does nothing", "tepui.jar"};
            Table table = Table.of(1, "with", "processor ms", "more than without an agent", "wall ms");
            for (int way = 0; way < names.length; way++) {
                table.row(
                        names[way],
                        Table.fixed(middle(cpu[way]), 0),
                        Table.fixed(middle(cpu[way]) - middle(cpu[0]), 0),
                        Table.fixed(middle(wall[way]), 0));
            }
            new Report(options)
                    .table(table)
                    .text(CLASSES.size() + " classes, means of the middle half of " + rounds
                            + " rounds that took turns, Java " + Runtime.version() + ".")
                    .print();
            return 0;
        } finally {
            Files.deleteIfExists(idle);
            Files.deleteIfExists(folder);
        }
    }

    /** The clock of processor time has steps of ten milliseconds: a mean is finer than a median. */
    private static double middle(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int skip = sorted.length / 4;
        return Arrays.stream(sorted, skip, sorted.length - skip).average().orElseThrow();
    }

    private static double[] child(String agent) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        if (!agent.isEmpty()) command.add(agent);
        command.add("-cp");
        command.add(classPath());
        command.add(StartTable.class.getName() + "$Child");
        command.addAll(CLASSES);
        long began = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        double wall = (System.nanoTime() - began) / 1e6;
        if (status != 0 || !said.startsWith("cpu "))
            throw new IllegalStateException("bench start: " + command + " ended with " + status + ": " + said);
        return new double[] {Double.parseDouble(said.strip().substring(4)) / 1e6, wall};
    }

    /** The child's class, and LWJGL's: Tepui's are in the agent's jar alone. */
    private static String classPath() {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            String name = Path.of(entry).getFileName().toString();
            if (name.startsWith("lwjgl") || name.startsWith("tepui-bench")) entries.add(entry);
        }
        entries.add(own().toString());
        return String.join(File.pathSeparator, entries);
    }

    private static Path own() {
        return Path.of(StartTable.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
    }

    /** Where ./tepui build puts it, beside this one's folder. */
    static Path agent() {
        Path folder = own().getParent();
        if (folder == null || folder.getParent() == null) return Path.of("tepui.jar");
        return folder.getParent().resolve("agent").resolve("tepui.jar");
    }

    private static void writeIdle(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", Idle.class.getName());
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            String name = Idle.class.getName().replace('.', '/') + ".class";
            out.putNextEntry(new ZipEntry(name));
            try (InputStream in = StartTable.class.getResourceAsStream("/" + name)) {
                if (in == null) throw new IOException(name + " is not on the class path");
                in.transferTo(out);
            }
            out.closeEntry();
        }
    }

    /** Agent that looks at each class and changes none. */
    static final class Idle implements ClassFileTransformer {
        private Idle() {}

        public static void premain(String options, Instrumentation instrumentation) {
            instrumentation.addTransformer(new Idle());
        }
    }

    /** Process that loads classes, and prints the processor time of that. */
    static final class Child {
        private Child() {}

        public static void main(String[] classes) throws ClassNotFoundException {
            for (String name : classes) Class.forName(name, false, Child.class.getClassLoader());
            long cpu = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
            System.out.println("cpu " + cpu);
        }
    }
}
