package tepui.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Dependency rules of modules, read from every module-info.java and pom.xml below a folder. The compiler keeps a module
 * to what it requires; this keeps what it requires to the design:
 *
 * <ul>
 *   <li>ir knows nothing, pipe knows ir;
 *   <li>layers, stream and drivers know pipe and ir; front ends know these and each other;
 *   <li>targets and tools know everything, and none of the above knows them, but for the tools that its tests use;
 *   <li>examples know nothing of the project, but for what their tests use; the one of panels knows these alone;
 *   <li>what is neither tool nor example needs nothing but the JDK when it runs;
 *   <li>a module's name is its folder's, and the build has it;
 *   <li>a service is provided twice, in module-info.java and in META-INF/services, so that it is found on either path.
 * </ul>
 */
final class ModuleRules {
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("\\bmodule\\s+([\\w.]+)\\s*\\{");
    private static final Pattern REQUIRES =
            Pattern.compile("\\brequires\\s+((?:static\\s+|transitive\\s+)*)([\\w.]+)\\s*;");

    private static final Pattern PROVIDES = Pattern.compile("\\bprovides\\s+([\\w.]+)\\s+with\\s+([\\w.,\\s]+);");

    /** Modules of ours that a kind of module may require. */
    private static final Map<String, Set<String>> MAY_KNOW = Map.of(
            "ir", Set.of(),
            "pipe", Set.of("ir"),
            "layers", Set.of("ir", "pipe"),
            "stream", Set.of("ir", "pipe"),
            "drivers", Set.of("ir", "pipe"),
            "frontends", Set.of("ir", "pipe", "frontends"),
            "examples", Set.of());

    private static final Set<String> MAY_KNOW_ALL = Set.of("targets", "tools");

    private final Path root;
    private final List<String> broken = new ArrayList<>();

    private ModuleRules(Path root) {
        this.root = root;
    }

    /** What is broken, a line each; empty where all is well. */
    static List<String> check(Path root) {
        ModuleRules rules = new ModuleRules(root);
        try {
            rules.check();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rules.broken;
    }

    private void check() throws IOException {
        Map<String, Document> poms = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root, 3)) {
            for (Path pom : files.filter(f -> f.getFileName().toString().equals("pom.xml"))
                    .toList()) {
                poms.put(root.relativize(pom).toString().replace('\\', '/').replaceAll("/?pom\\.xml$", ""), parse(pom));
            }
        }
        Document parent = poms.remove("");
        if (parent == null) {
            broken.add("there is no pom.xml in " + root);
            return;
        }
        List<String> built = new ArrayList<>(texts(parent.getDocumentElement(), "modules"));
        Element profiles = child(parent.getDocumentElement(), "profiles");
        if (profiles != null) {
            for (Element profile : children(profiles)) built.addAll(texts(profile, "modules"));
        }
        Map<String, String> folders = new LinkedHashMap<>();
        poms.forEach((folder, pom) -> folders.put(text(pom.getDocumentElement(), "artifactId"), folder));
        for (Map.Entry<String, Document> pom : poms.entrySet()) {
            String folder = pom.getKey();
            if (!built.contains(folder)) broken.add(folder + ": has a pom.xml, but is no <module> of the build");
            if (!MAY_KNOW.containsKey(kind(folder)) && !MAY_KNOW_ALL.contains(kind(folder))) {
                broken.add(folder + ": no rule says whom a module in this folder may know");
                continue;
            }
            pom(folder, pom.getValue(), folders);
            Path info = root.resolve(folder).resolve("src/main/java/module-info.java");
            if (Files.exists(info))
                moduleInfo(folder, COMMENT.matcher(Files.readString(info)).replaceAll(" "));
        }
    }

    private void moduleInfo(String folder, String text) throws IOException {
        Matcher name = NAME.matcher(text);
        String expected = moduleName(folder);
        if (!name.find() || !name.group(1).equals(expected)) {
            broken.add(folder + ": module-info.java must declare the module " + expected);
        }
        services(folder, text);
        Matcher requires = REQUIRES.matcher(text);
        while (requires.find()) {
            String other = requires.group(2);
            if (other.startsWith("tepui.")) {
                String kind = other.split("\\.")[1];
                if (!mayKnow(folder, kind)) broken.add(folder + ": requires " + other);
            } else if (!other.startsWith("java.")
                    && !other.startsWith("jdk.")
                    && !requires.group(1).contains("static")
                    && !usesLibraries(folder)) {
                broken.add(folder + ": requires " + other + " at run time, where only the JDK may be needed");
            }
        }
    }

    private void services(String folder, String text) throws IOException {
        Matcher provides = PROVIDES.matcher(text);
        while (provides.find()) {
            Set<String> inModule = Set.of(provides.group(2).strip().split("\\s*,\\s*"));
            Path file = root.resolve(folder).resolve("src/main/resources/META-INF/services/" + provides.group(1));
            Set<String> onClassPath = Files.exists(file)
                    ? Files.readAllLines(file).stream()
                            .map(line -> line.replaceAll("#.*", "").strip())
                            .filter(line -> !line.isEmpty())
                            .collect(java.util.stream.Collectors.toSet())
                    : Set.of();
            if (!inModule.equals(onClassPath)) {
                broken.add(folder + ": provides " + provides.group(1) + " with " + new java.util.TreeSet<>(inModule)
                        + " as a module, with " + new java.util.TreeSet<>(onClassPath) + " in META-INF/services");
            }
        }
    }

    private void pom(String folder, Document pom, Map<String, String> folders) {
        Element dependencies = child(pom.getDocumentElement(), "dependencies");
        if (dependencies == null) return;
        for (Element dependency : children(dependencies)) {
            String artifact = text(dependency, "artifactId");
            String scope = text(dependency, "scope");
            if (text(dependency, "groupId").equals("org.tepui")) {
                String other = folders.get(artifact);
                if (other == null) {
                    broken.add(folder + ": depends on " + artifact + ", which no folder makes");
                } else if (!mayKnow(folder, kind(other))
                        && !(folder.equals("examples/panels") && other.equals("targets/panels"))
                        && !(scope.equals("test") && mayBeTestedWith(folder, other))) {
                    broken.add(folder + ": depends on " + other + (scope.isEmpty() ? "" : " (scope " + scope + ")"));
                }
            } else if (!usesLibraries(folder) && !scope.equals("test") && !scope.equals("provided")) {
                broken.add(folder + ": depends on " + artifact + " at run time, where only the JDK may be needed");
            }
        }
    }

    private static boolean usesLibraries(String folder) {
        return kind(folder).equals("tools") || kind(folder).equals("examples");
    }

    private static boolean mayKnow(String folder, String kind) {
        return MAY_KNOW_ALL.contains(kind(folder))
                || MAY_KNOW.getOrDefault(kind(folder), Set.of()).contains(kind);
    }

    /** Tests may use tools, layers and the stream; those of front ends, layers and the stream draw on drivers. */
    private static boolean mayBeTestedWith(String folder, String other) {
        String kind = kind(other);
        return kind.equals("tools")
                || kind.equals("layers")
                || kind(folder).equals("examples")
                || kind.equals("stream")
                || kind.equals("drivers")
                        && Set.of("frontends", "layers", "stream").contains(kind(folder));
    }

    private static String kind(String folder) {
        int slash = folder.indexOf('/');
        return slash < 0 ? folder : folder.substring(0, slash);
    }

    /**
     * {@code drivers/soft} is tepui.drivers.soft. {@code null} and {@code native} are words of the language, so these are
     * called nil and nativedoor in Java, and the other door beside it likewise.
     */
    private static String moduleName(String folder) {
        return "tepui."
                + folder.replace('/', '.')
                        .replaceAll("\\.null$", ".nil")
                        .replaceAll("^targets\\.(native|d3d9)$", "targets.$1door");
    }

    private static Document parse(Path pom) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(pom + ": " + e.getMessage(), e);
        }
    }

    private static List<Element> children(Element of) {
        List<Element> found = new ArrayList<>();
        for (Node n = of.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element e) found.add(e);
        }
        return found;
    }

    private static Element child(Element of, String name) {
        for (Element e : children(of)) {
            if (e.getTagName().equals(name)) return e;
        }
        return null;
    }

    private static String text(Element of, String name) {
        Element e = child(of, name);
        return e == null ? "" : e.getTextContent().strip();
    }

    private static List<String> texts(Element of, String list) {
        Element e = child(of, list);
        return e == null
                ? List.of()
                : children(e).stream().map(x -> x.getTextContent().strip()).toList();
    }
}
