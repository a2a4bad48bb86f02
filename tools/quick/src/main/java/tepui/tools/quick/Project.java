package tepui.tools.quick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Project: its modules and their dependencies, read from the poms. */
final class Project {
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([^}]+)}");

    final Path root;
    final Pom pom;
    private final Map<String, Module> byFolder = new LinkedHashMap<>();
    private final Map<String, Module> byArtifact = new HashMap<>();

    Project(Path root) throws IOException {
        this.root = root;
        this.pom = Pom.read(root.resolve("pom.xml"));
        for (String folder : pom.modules()) {
            Module module =
                    new Module(this, folder, Pom.read(root.resolve(folder).resolve("pom.xml")));
            byFolder.put(folder, module);
            byArtifact.put(module.pom().artifact(), module);
        }
    }

    /** A module by its folder, or by the last part of it where no other ends so. */
    Module module(String name) throws QuickException {
        String folder = name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
        Module exact = byFolder.get(folder);
        if (exact != null) return exact;
        List<Module> ends = byFolder.values().stream()
                .filter(m -> m.folder().endsWith("/" + folder))
                .toList();
        if (ends.size() == 1) return ends.getFirst();
        throw new QuickException(
                "test: there is no module '" + name + "'; there are " + String.join(" ", byFolder.keySet()));
    }

    /** Class path of a module's tests, the lowest first and the module itself last. */
    List<Module> belowTests(Module module) throws QuickException {
        Set<Module> found = new LinkedHashSet<>();
        for (Pom.Dependency d : module.pom().dependencies()) addNamed(d, found);
        // It holds what runs the tests.
        addWithBelow(module("tools/testing"), found);
        found.remove(module);
        found.add(module);
        return new ArrayList<>(found);
    }

    /** Class path of a module's own code, the lowest first. */
    List<Module> below(Module module) throws QuickException {
        Set<Module> found = new LinkedHashSet<>();
        addWithBelow(module, found);
        found.remove(module);
        return new ArrayList<>(found);
    }

    private void addWithBelow(Module module, Set<Module> found) throws QuickException {
        if (found.contains(module)) return;
        for (Pom.Dependency d : module.pom().dependencies()) if (!d.scope().equals("test")) addNamed(d, found);
        found.add(module);
    }

    private void addNamed(Pom.Dependency dependency, Set<Module> found) throws QuickException {
        Module module = byArtifact.get(dependency.artifact());
        if (module == null) throw new QuickException("test: no module makes " + dependency.artifact());
        addWithBelow(module, found);
    }

    /** A value of a module's pom with all properties filled in. */
    String filled(Module module, String text) {
        String at = text;
        for (int depth = 0; depth < 8; depth++) {
            Matcher m = VARIABLE.matcher(at);
            if (!m.find()) return at;
            at = m.replaceAll(v -> Matcher.quoteReplacement(property(module, v.group(1))));
        }
        return at;
    }

    private String property(Module module, String name) {
        return switch (name) {
            case "maven.multiModuleProjectDirectory" -> root.toString();
            case "project.basedir" -> module.path().toString();
            case "project.build.directory" -> module.target().toString();
            default -> {
                String common = pom.properties().getOrDefault(name, "");
                yield module.pom().properties().getOrDefault(name, common);
            }
        };
    }

    /** A module: a folder with a pom. */
    record Module(Project project, String folder, Pom pom) {
        Path path() {
            return project.root.resolve(folder);
        }

        /** Where the loop keeps what it compiles. */
        Path quick() {
            return project.root.resolve(".tepui/quick").resolve(folder);
        }

        /** The folder that the last build laid out: of the two kinds of build the later one. */
        Path target() {
            Path checked = path().resolve("target");
            Path fast = checked.resolve("fast");
            return Files.isDirectory(fast)
                            && Sources.modified(fast.resolve("classes")) > Sources.modified(checked.resolve("classes"))
                    ? fast
                    : checked;
        }

        /** Folders of the module's own sources that are there. */
        List<Path> sourceRoots() {
            List<Path> roots = new ArrayList<>();
            for (String root : List.of("src/main/java", "src/generated/java")) {
                if (Files.isDirectory(path().resolve(root))) roots.add(path().resolve(root));
            }
            return roots;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Module m && m.folder.equals(folder);
        }

        @Override
        public int hashCode() {
            return folder.hashCode();
        }

        @Override
        public String toString() {
            return folder;
        }
    }
}
