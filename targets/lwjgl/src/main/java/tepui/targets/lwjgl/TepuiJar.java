package tepui.targets.lwjgl;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Packer of {@code tepui.jar}: the modules that a program needs, in one jar that is agent, library and command. Service
 * files of several modules are put together; module descriptors are left out, since the jar is none of them. Switches over types are written out.
 */
public final class TepuiJar {
    private static final String SERVICES = "META-INF/services/";
    /** Sources in, sources out: the same modules give the same jar, byte for byte. */
    private static final FileTime TIME = FileTime.fromMillis(1767225600000L);

    /**
     * What every program that draws loads: some thousand classes. They are stored as they are, because a process that starts spent a fifth of a
     * second inflating them; the others are packed.
     */
    private static final List<String> STORED = List.of(
            "tepui/ir/",
            "tepui/pipe/",
            "tepui/stream/",
            "tepui/frontends/gl/",
            "tepui/frontends/glsl/",
            "tepui/drivers/soft/",
            "tepui/targets/lwjgl/");

    private TepuiJar() {}

    /**
     * Writes the jar.
     *
     * @param modules folders of classes or jars; the first that has a file wins, but for services
     */
    public static void write(Path jar, List<Path> modules, String version) {
        Map<String, byte[]> entries = new TreeMap<>();
        Map<String, Set<String>> services = new TreeMap<>();
        for (Path module : modules) collect(module, entries, services);
        TypeSwitches switches = new TypeSwitches(entries);
        entries.replaceAll((name, bytes) -> name.endsWith(".class") ? switches.writtenOut(bytes) : bytes);
        if (!entries.containsKey("tepui/targets/lwjgl/Agent.class"))
            throw new IllegalArgumentException("tepui.jar: the agent is in none of " + modules);
        services.forEach((name, lines) ->
                entries.put(SERVICES + name, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8)));
        try {
            Path folder = jar.toAbsolutePath().getParent();
            if (folder != null) Files.createDirectories(folder);
            try (OutputStream file = Files.newOutputStream(jar);
                    ZipOutputStream out = new ZipOutputStream(file)) {
                put(out, JarFile.MANIFEST_NAME, manifest(version));
                for (Map.Entry<String, byte[]> e : entries.entrySet()) put(out, e.getKey(), e.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("tepui.jar cannot be written to " + jar, e);
        }
    }

    /** Packs the modules of a folder: those that programs need, with all drivers. Arguments: the jar, the folder, the version. */
    public static void main(String[] args) {
        if (args.length != 3) throw new IllegalArgumentException("TepuiJar: takes JAR FOLDER VERSION");
        write(Path.of(args[0]), modules(Path.of(args[1])), args[2]);
    }

    /**
     * The jars of the agent's module, of the way in for programs in C, of the components for user interfaces and of the command, of what they require, and of all that provides a
     * service that they use.
     */
    private static List<Path> modules(Path folder) {
        return ModuleLayer.boot()
                .configuration()
                .resolveAndBind(
                        ModuleFinder.of(folder),
                        ModuleFinder.of(),
                        Set.of(
                                "tepui.targets.lwjgl",
                                "tepui.targets.nativedoor",
                                "tepui.targets.panels",
                                "tepui.tools.cli"))
                .modules()
                .stream()
                .map(m -> Path.of(m.reference().location().orElseThrow()))
                .sorted()
                .toList();
    }

    private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setLastModifiedTime(TIME);
        if (isStored(name)) {
            CRC32 sum = new CRC32();
            sum.update(bytes);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(bytes.length);
            entry.setCrc(sum.getValue());
        }
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }

    private static boolean isStored(String name) {
        for (String packages : STORED) if (name.startsWith(packages)) return true;
        return false;
    }

    private static byte[] manifest(String version) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Implementation-Title", "Tepui");
        main.putValue("Implementation-Version", version);
        main.putValue("Automatic-Module-Name", "tepui");
        main.putValue("Main-Class", "tepui.tools.cli.Main");
        main.putValue("Premain-Class", "tepui.targets.lwjgl.Agent");
        main.putValue("Agent-Class", "tepui.targets.lwjgl.Agent");
        main.putValue("Enable-Native-Access", "ALL-UNNAMED");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        manifest.write(out);
        return out.toByteArray();
    }

    private static void collect(Path module, Map<String, byte[]> entries, Map<String, Set<String>> services) {
        try {
            if (Files.isDirectory(module)) {
                collectTree(module, entries, services);
            } else {
                try (FileSystem zip = FileSystems.newFileSystem(module)) {
                    collectTree(zip.getPath("/"), entries, services);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("tepui.jar: " + module + " cannot be read", e);
        }
    }

    private static void collectTree(Path root, Map<String, byte[]> entries, Map<String, Set<String>> services)
            throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                String name = root.relativize(file).toString().replace('\\', '/');
                if (name.equals("module-info.class") || name.equals(JarFile.MANIFEST_NAME)) continue;
                if (name.startsWith(SERVICES)) {
                    Set<String> lines =
                            services.computeIfAbsent(name.substring(SERVICES.length()), s -> new LinkedHashSet<>());
                    for (String line : Files.readAllLines(file)) {
                        String provider = line.replaceFirst("#.*", "").strip();
                        if (!provider.isEmpty()) lines.add(provider);
                    }
                } else {
                    entries.putIfAbsent(name, Files.readAllBytes(file));
                }
            }
        }
    }
}
