package tepui.tools.quick;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import tepui.tools.quick.Project.Module;

/**
 * Folders of fresh classes of each module: those of the last build where no source is newer, else those of the loop.
 * The loop's begin as a copy of the build's; then the changed files alone are compiled, and the whole module only where
 * one of them is seen differently by others.
 */
final class Classes {
    /** More changed files than this, and the whole module is as quickly compiled. */
    private static final int FEW = 40;

    private final Project project;
    private final Javac javac;
    private final Consumer<String> news;
    private final Map<Module, Path> chosen = new HashMap<>();
    private final Map<Path, String> digests = new HashMap<>();

    /** @param news what is compiled, for people who wait */
    Classes(Project project, Javac javac, Consumer<String> news) {
        this.news = news;
        this.project = project;
        this.javac = javac;
    }

    /** The folder with a module's classes, compiled before where that is needed. Those below it must have been asked for. */
    Path of(Module module) throws IOException, QuickException {
        Path known = chosen.get(module);
        if (known != null) return known;
        Path folder = find(module);
        chosen.put(module, folder);
        return folder;
    }

    /** The class path of a module's own code: what is below it, and its libraries. */
    String pathBelow(Module module) throws IOException, QuickException {
        List<String> parts = new ArrayList<>();
        for (Module below : project.below(module)) parts.add(of(below).toString());
        parts.addAll(libraries(module));
        return String.join(File.pathSeparator, parts);
    }

    /** Jars of others that a module and its tests use, as the last build wrote them down. */
    static List<String> libraries(Module module) throws IOException, QuickException {
        for (Path target : List.of(
                module.target(), module.path().resolve("target"), module.path().resolve("target/fast"))) {
            Path file = target.resolve("test.classpath");
            if (!Files.exists(file)) continue;
            String text = Files.readString(file).strip();
            return text.isEmpty() ? List.of() : List.of(text.split(File.pathSeparator));
        }
        throw new QuickException("test: " + module + " was never built; once: ./tepui build");
    }

    /** Digest of what others see of a module's classes. */
    String digest(Path folder) throws IOException {
        String known = digests.get(folder);
        if (known == null) {
            known = ApiDigest.of(folder);
            digests.put(folder, known);
        }
        return known;
    }

    private Path find(Module module) throws IOException, QuickException {
        Path laidOut = module.target().resolve("classes");
        List<Path> sources = Sources.java(module.sourceRoots());
        if (sources.isEmpty()) {
            Files.createDirectories(laidOut);
            return laidOut;
        }
        boolean fits = Files.isDirectory(laidOut) && fitsBelow(module) && nothingIsGone(laidOut, sources, module);
        if (fits && newerThan(sources, oldestClass(laidOut)).isEmpty() && resourcesAreIn(module, laidOut))
            return laidOut;
        return own(module, sources, laidOut, fits);
    }

    /** The loop's own classes, brought up to date; they may begin as those that were laid out where these fit. */
    private Path own(Module module, List<Path> sources, Path laidOut, boolean fits) throws IOException, QuickException {
        Path folder = module.quick().resolve("classes");
        Path stamp = module.quick().resolve("stamp");
        String below = digestsBelow(module);
        boolean usable = Files.exists(stamp)
                && Files.readString(stamp).equals(below)
                && nothingIsGone(folder, sources, module)
                && (!fits || Sources.modified(stamp) >= oldestClass(laidOut));
        long began = System.currentTimeMillis();
        if (!usable && fits) {
            Sources.delete(module.quick());
            Sources.copy(laidOut, folder);
            Files.writeString(stamp, below);
            Files.setLastModifiedTime(stamp, FileTime.fromMillis(oldestClass(laidOut)));
            usable = true;
        }
        List<Path> changed = usable ? newerThan(sources, Sources.modified(stamp)) : sources;
        if (usable && !changed.isEmpty()) {
            // What a processor makes of one file may depend on the others.
            usable = changed.size() <= FEW && !module.pom().makesSources() && compileChanged(module, changed, folder);
        }
        if (!usable) compileAll(module, sources, folder);
        for (Pom.Resources r : module.pom().resources()) {
            Sources.copy(module.path().resolve(r.folder()).normalize(), folder.resolve(r.at()), r.ending());
        }
        Files.writeString(stamp, below);
        Files.setLastModifiedTime(stamp, FileTime.fromMillis(began));
        return folder;
    }

    private void compileAll(Module module, List<Path> sources, Path folder) throws IOException, QuickException {
        news.accept("compiling " + module + ", " + sources.size() + " files");
        Path fresh = module.quick().resolve("classes.new");
        Sources.delete(fresh);
        javac.compile(module.toString(), sources, pathBelow(module), fresh, processors(module), "");
        Sources.delete(folder);
        Files.move(fresh, folder);
    }

    /** Compiles some files against the classes of the others; false where these may not fit them any longer. */
    private boolean compileChanged(Module module, List<Path> changed, Path folder) throws IOException, QuickException {
        news.accept("compiling " + module + ", " + changed.size() + (changed.size() == 1 ? " file" : " files"));
        Path fresh = module.quick().resolve("classes.new");
        Sources.delete(fresh);
        String path = folder + File.pathSeparator + pathBelow(module);
        try {
            javac.compile(module.toString(), changed, path, fresh, "", "");
        } catch (QuickException e) {
            // It may be right together with all others; if not, the same errors come again.
            if (changed.size() > 1) return false;
            throw e;
        }
        SortedMap<String, String> before = new TreeMap<>();
        Set<String> tops = new HashSet<>();
        for (Path f : changed) tops.add(topOf(module, f));
        List<Path> replaced = new ArrayList<>();
        for (Path f : Sources.list(folder, ".class")) {
            String name = folder.relativize(f).toString();
            if (tops.contains(name.replaceAll("(\\$.*)?\\.class$", ""))) replaced.add(f);
        }
        SortedMap<String, String> all = ApiDigest.ofClasses(folder);
        for (Path f : replaced) {
            String name = folder.relativize(f).toString();
            if (all.containsKey(name)) before.put(name, all.get(name));
        }
        if (!before.equals(ApiDigest.ofClasses(fresh))) return false;
        for (Path f : replaced) Files.delete(f);
        Sources.copy(fresh, folder);
        Sources.delete(fresh);
        return true;
    }

    private static String topOf(Module module, Path source) {
        for (Path root : module.sourceRoots()) {
            if (source.startsWith(root))
                return root.relativize(source).toString().replaceAll("\\.java$", "");
        }
        throw new IllegalArgumentException("Classes: " + source + " is no source of " + module);
    }

    private String processors(Module module) throws IOException, QuickException {
        return module.pom().makesSources() ? String.join(File.pathSeparator, libraries(module)) : "";
    }

    /** Is what a build compiled a module against seen the same in what was chosen? */
    private boolean fitsBelow(Module module) throws IOException, QuickException {
        for (Module below : project.below(module)) {
            Path laidOut = below.target().resolve("classes");
            Path now = of(below);
            if (!now.equals(laidOut)
                    && !(Files.isDirectory(laidOut) && digest(now).equals(digest(laidOut)))) return false;
        }
        return true;
    }

    private String digestsBelow(Module module) throws IOException, QuickException {
        StringBuilder text = new StringBuilder();
        for (Module below : project.below(module)) {
            text.append(below).append(' ').append(digest(of(below))).append('\n');
        }
        return text.toString();
    }

    /** Has every class its source? Those of one that was deleted or renamed must not stay. */
    private static boolean nothingIsGone(Path classes, List<Path> sources, Module module) throws IOException {
        if (module.pom().makesSources()) return true;
        Set<String> tops = new HashSet<>();
        for (Path f : sources) tops.add(topOf(module, f));
        for (Path f : Sources.list(classes, ".class")) {
            String name = classes.relativize(f).toString().replaceAll("\\.class$", "");
            if (name.contains("$") || name.endsWith("-info")) continue;
            if (!tops.contains(name)) return false;
        }
        return true;
    }

    private static boolean resourcesAreIn(Module module, Path classes) throws IOException {
        for (Pom.Resources r : module.pom().resources()) {
            Path from = module.path().resolve(r.folder()).normalize();
            for (Path f : Sources.list(from, r.ending())) {
                Path copy = classes.resolve(r.at()).resolve(from.relativize(f).toString());
                if (!Files.exists(copy) || Files.mismatch(f, copy) >= 0) return false;
            }
        }
        return true;
    }

    private static List<Path> newerThan(List<Path> sources, long time) {
        return sources.stream().filter(f -> Sources.modified(f) >= time).toList();
    }

    private static long oldestClass(Path folder) throws IOException {
        long oldest = Long.MAX_VALUE;
        for (Path f : Sources.list(folder, ".class")) oldest = Math.min(oldest, Sources.modified(f));
        return oldest == Long.MAX_VALUE ? 0 : oldest;
    }
}
