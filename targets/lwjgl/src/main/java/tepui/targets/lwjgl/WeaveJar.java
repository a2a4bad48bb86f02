package tepui.targets.lwjgl;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.ModuleAttribute;
import java.lang.classfile.attribute.ModuleRequireInfo;
import java.lang.constant.ModuleDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.weave.Weaver;

/**
 * Offline weaver, which weaves jars before a program is started, into copies: for programs that cannot be started with
 * an agent, and for those that want an AOT cache, which cannot hold classes that an agent changes. The copies need
 * tepui.jar on the class path or, in a program of modules, on the module path.
 */
public final class WeaveJar {
    /** The automatic module that tepui.jar is. */
    private static final String MODULE = "tepui";

    /** Newer class files than the JVM that weaves can read are of no use to it either. */
    private static final int NEWEST = Runtime.version().feature();

    private final List<JarFile> jars;
    private final Weaver weaver = new Weaver(this::resource);

    private WeaveJar(List<JarFile> jars) {
        this.jars = jars;
    }

    /** Result of weaving a jar. */
    public record Woven(Path from, Path to, int classes) {}

    private static JarFile open(Path jar) throws IOException {
        try {
            return new JarFile(jar.toFile());
        } catch (ZipException e) {
            throw new IllegalArgumentException("weave: " + jar + " is no jar: " + e.getMessage(), e);
        }
    }

    /**
     * Weaves jars that belong together.
     *
     * @param into the folder of the copies, which have the names of the jars; a jar in which nothing is woven is copied as it is
     */
    public static List<Woven> weave(List<Path> jars, Path into) throws IOException {
        List<JarFile> files = new ArrayList<>();
        try {
            for (Path jar : jars) files.add(open(jar));
            Files.createDirectories(into);
            WeaveJar weave = new WeaveJar(files);
            List<Woven> result = new ArrayList<>();
            for (int i = 0; i < files.size(); i++) {
                Path from = jars.get(i);
                Path to = into.resolve(from.getFileName());
                if (Files.exists(to) && Files.isSameFile(from, to))
                    throw new IllegalArgumentException(
                            "weave: " + from + " would be written over itself; name another folder");
                result.add(new Woven(from, to, weave.weave(files.get(i), to)));
            }
            return result;
        } finally {
            for (JarFile file : files) file.close();
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

    private int weave(JarFile jar, Path to) throws IOException {
        Map<String, byte[]> woven = new HashMap<>();
        for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
            JarEntry entry = entries.nextElement();
            String name = className(entry.getName());
            if (name == null || !Weaver.concerns(name)) continue;
            byte[] changed = weaver.weave(name, bytes(jar, entry));
            if (changed != null) woven.put(entry.getName(), changed);
        }
        if (woven.isEmpty()) {
            Files.copy(Path.of(jar.getName()), to, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            return 0;
        }
        try (OutputStream file = Files.newOutputStream(to);
                ZipOutputStream out = new ZipOutputStream(file)) {
            put(out, JarFile.MANIFEST_NAME, manifest(jar), null);
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                String name = entry.getName();
                if (entry.isDirectory() || name.equals(JarFile.MANIFEST_NAME) || isSignature(name)) continue;
                byte[] bytes = woven.get(name);
                if (bytes == null) bytes = bytes(jar, entry);
                if (name.endsWith("module-info.class")) bytes = requiringTepui(bytes);
                put(out, name, bytes, entry);
            }
        }
        return woven.size();
    }

    /** {@code a/b/C} of a class file that a JVM of this version would load; null of anything else. */
    private static @Nullable String className(String entry) {
        if (!entry.endsWith(".class") || entry.endsWith("module-info.class")) return null;
        String name = entry.substring(0, entry.length() - ".class".length());
        if (!name.startsWith("META-INF/versions/")) return name;
        String[] parts = name.split("/", 4);
        return parts.length == 4 && parts[2].matches("\\d+") && Integer.parseInt(parts[2]) <= NEWEST ? parts[3] : null;
    }

    private static boolean isSignature(String entry) {
        String name = entry.toUpperCase(Locale.ROOT);
        return name.startsWith("META-INF/")
                && name.indexOf('/', 9) < 0
                && (name.endsWith(".SF") || name.endsWith(".RSA") || name.endsWith(".DSA") || name.endsWith(".EC"));
    }

    private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    /** Without the digests of a signed jar; an executable one finds tepui.jar beside it. */
    private static byte[] manifest(JarFile jar) throws IOException {
        Manifest old = jar.getManifest();
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        if (old != null) main.putAll(old.getMainAttributes());
        main.putIfAbsent(Attributes.Name.MANIFEST_VERSION, "1.0");
        if (main.getValue(Attributes.Name.MAIN_CLASS) != null) {
            String path = main.getValue(Attributes.Name.CLASS_PATH);
            main.put(Attributes.Name.CLASS_PATH, path == null ? "tepui.jar" : path + " tepui.jar");
            main.putIfAbsent(new Attributes.Name("Enable-Native-Access"), "ALL-UNNAMED");
        }
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        manifest.write(out);
        return out.toByteArray();
    }

    private static void put(ZipOutputStream out, String name, byte[] bytes, @Nullable JarEntry like)
            throws IOException {
        ZipEntry entry = new ZipEntry(name);
        if (like != null && like.getLastModifiedTime() != null) entry.setLastModifiedTime(like.getLastModifiedTime());
        else entry.setTime(0);
        out.putNextEntry(entry);
        new ByteArrayInputStream(bytes).transferTo(out);
        out.closeEntry();
    }

    /** The descriptor of a named module, which may only call what it reads. */
    private static byte[] requiringTepui(byte[] bytes) {
        ClassFile files = ClassFile.of();
        return files.transformClass(files.parse(bytes), (builder, element) -> {
            if (element instanceof ModuleAttribute old) {
                List<ModuleRequireInfo> requires = new ArrayList<>(old.requires());
                requires.add(ModuleRequireInfo.of(ModuleDesc.of(MODULE), List.of(), null));
                builder.with(ModuleAttribute.of(
                        old.moduleName(),
                        old.moduleFlagsMask(),
                        old.moduleVersion().orElse(null),
                        requires,
                        old.exports(),
                        old.opens(),
                        old.uses(),
                        old.provides()));
            } else {
                builder.with(element);
            }
        });
    }
}
