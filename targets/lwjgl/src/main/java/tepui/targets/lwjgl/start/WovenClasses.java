package tepui.targets.lwjgl.start;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.weave.Weaver;

/**
 * Jar of the classes of a class path that are woven, and of nothing else. It stands before all of the path, so that the program's own jars stay what
 * they are: their resources, where their classes come from, what their manifests say. A class is taken from the file that comes first. Classes of LWJGL that its
 * jars have for some versions of Java only are in it too, since no archive of the VM takes a class from such a place.
 */
final class WovenClasses {
    /** The same time for every entry, so that the same classes are the same jar. */
    private static final long TIME = 315_532_800_000L;

    private static final String VERSIONS = "META-INF/versions/";

    private final List<JarFile> jars = new ArrayList<>();
    private final Weaver weaver = new Weaver(this::resource);
    private final Set<String> seen = new HashSet<>();
    private final Map<String, byte[]> classes = new LinkedHashMap<>();
    /** What the manifests say of packages, by the package's folder. */
    private final Map<String, Attributes> packages = new TreeMap<>();

    private int woven;

    private WovenClasses() {}

    /** Writes the jar. False, and nothing is written, where there is no class to weave. */
    static boolean write(List<Path> files, Path to) throws IOException {
        WovenClasses classes = new WovenClasses();
        try {
            for (Path file : files) {
                if (Files.exists(file))
                    classes.jars.add(new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version()));
            }
            for (JarFile jar : classes.jars) classes.take(jar);
            if (classes.woven == 0) return false;
            classes.write(to);
            return true;
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        } finally {
            for (JarFile jar : classes.jars) jar.close();
        }
    }

    private @Nullable InputStream resource(String name) {
        try {
            for (JarFile jar : jars) {
                JarEntry entry = jar.getJarEntry(name);
                if (entry != null) return jar.getInputStream(entry);
            }
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void take(JarFile jar) throws IOException {
        Manifest manifest = jar.getManifest();
        Set<String> taken = new HashSet<>();
        for (JarEntry entry : (Iterable<JarEntry>) jar.versionedStream()::iterator) {
            String file = entry.getName();
            if (!file.endsWith(".class") || file.startsWith("META-INF/")) continue;
            String name = file.substring(0, file.length() - ".class".length());
            boolean isLwjgl = name.startsWith("org/lwjgl/");
            boolean isConcerned = Weaver.concerns(name);
            if (!isLwjgl && !isConcerned || !seen.add(name)) continue;
            byte[] changed = isConcerned ? weaver.weave(name, bytes(jar, entry)) : null;
            if (changed != null) woven++;
            else if (isLwjgl && entry.getRealName().startsWith(VERSIONS)) changed = bytes(jar, entry);
            else continue;
            classes.put(file, changed);
            taken.add(packageOf(file));
        }
        if (taken.isEmpty()) return;
        if (manifest != null) for (String one : taken) describe(one, manifest);
        boolean isSigned = isSigned(jar);
        taken.removeIf(one -> !isSigned && !isSealed(one));
        if (!taken.isEmpty()) takeOthers(jar, taken);
    }

    /** All classes of a package that is sealed, or signed, have to come from one jar. */
    private void takeOthers(JarFile jar, Set<String> folders) throws IOException {
        for (JarEntry entry : (Iterable<JarEntry>) jar.versionedStream()::iterator) {
            String file = entry.getName();
            if (!file.endsWith(".class") || classes.containsKey(file) || !folders.contains(packageOf(file))) continue;
            if (isFirst(jar, file)) classes.put(file, bytes(jar, entry));
        }
    }

    private boolean isFirst(JarFile jar, String file) {
        for (JarFile other : jars) if (other == jar || other.getJarEntry(file) != null) return other == jar;
        return false;
    }

    private static String packageOf(String file) {
        return file.substring(0, file.lastIndexOf('/') + 1);
    }

    private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    /** Notes what a package object is made of. */
    private void describe(String folder, Manifest manifest) {
        if (packages.containsKey(folder)) return;
        Attributes all = new Attributes();
        Attributes own = manifest.getAttributes(folder);
        for (Attributes.Name name : List.of(
                Attributes.Name.SPECIFICATION_TITLE,
                Attributes.Name.SPECIFICATION_VERSION,
                Attributes.Name.SPECIFICATION_VENDOR,
                Attributes.Name.IMPLEMENTATION_TITLE,
                Attributes.Name.IMPLEMENTATION_VERSION,
                Attributes.Name.IMPLEMENTATION_VENDOR,
                Attributes.Name.SEALED)) {
            String value = own == null ? null : own.getValue(name);
            if (value == null) value = manifest.getMainAttributes().getValue(name);
            if (value != null) all.put(name, value);
        }
        packages.put(folder, all);
    }

    private static boolean isSigned(JarFile jar) {
        return jar.stream().anyMatch(e -> {
            String name = e.getName().toUpperCase(Locale.ROOT);
            return name.startsWith("META-INF/") && name.endsWith(".SF");
        });
    }

    private boolean isSealed(String folder) {
        Attributes all = packages.get(folder);
        return all != null && "true".equalsIgnoreCase(all.getValue(Attributes.Name.SEALED));
    }

    private void write(Path to) throws IOException {
        try (OutputStream file = Files.newOutputStream(to);
                ZipOutputStream out = new ZipOutputStream(file)) {
            out.setLevel(1);
            Manifest manifest = manifest();
            if (manifest != null) {
                ByteArrayOutputStream text = new ByteArrayOutputStream();
                manifest.write(text);
                put(out, JarFile.MANIFEST_NAME, text.toByteArray());
            }
            for (Map.Entry<String, byte[]> e : classes.entrySet()) put(out, e.getKey(), e.getValue());
        }
    }

    /** A program that looks for the first manifest finds that of the path's first; null where no jar has any. */
    private @Nullable Manifest manifest() throws IOException {
        for (JarFile jar : jars) {
            Manifest first = jar.getManifest();
            if (first == null) continue;
            Manifest manifest = new Manifest();
            Attributes main = manifest.getMainAttributes();
            main.putAll(first.getMainAttributes());
            main.putIfAbsent(Attributes.Name.MANIFEST_VERSION, "1.0");
            main.remove(Attributes.Name.CLASS_PATH);
            main.remove(Attributes.Name.MULTI_RELEASE);
            manifest.getEntries().putAll(packages);
            return manifest;
        }
        return null;
    }

    private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(TIME);
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }
}
