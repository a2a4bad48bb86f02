package tepui.tools.quick;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Reader of the few parts of a {@code pom.xml} that the loop needs: modules, dependencies, properties, and how tests
 * are started.
 */
final class Pom {
    /** Another module of the project that this one depends on. */
    record Dependency(String artifact, String scope) {}

    private final Element root;

    private Pom(Element root) {
        this.root = root;
    }

    static Pom read(Path file) throws IOException {
        try {
            return new Pom(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile())
                    .getDocumentElement());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    String artifact() {
        return text(root, "artifactId");
    }

    List<String> modules() {
        return children(root, "modules").stream()
                .map(e -> e.getTextContent().strip())
                .toList();
    }

    Map<String, String> properties() {
        Map<String, String> found = new LinkedHashMap<>();
        for (Element e : children(root, "properties"))
            found.put(e.getTagName(), e.getTextContent().strip());
        return found;
    }

    List<Dependency> dependencies() {
        List<Dependency> found = new ArrayList<>();
        for (Element e : children(root, "dependencies")) {
            if (!text(e, "groupId").equals("org.tepui")) continue;
            found.add(new Dependency(text(e, "artifactId"), text(e, "scope")));
        }
        return found;
    }

    /** Does an annotation processor make sources of the main code, in a build without Error Prone as well? */
    boolean makesSources() {
        return makesSources("default-compile");
    }

    /** Does one make sources of the tests? */
    boolean makesTestSources() {
        return makesSources("default-testCompile");
    }

    private boolean makesSources(String execution) {
        return plugin("maven-compiler-plugin").stream()
                .anyMatch(e -> child(e, "configuration")
                                .filter(c -> text(c, "proc").equals("full"))
                                .isPresent()
                        || children(e, "executions").stream()
                                .filter(x -> text(x, "id").equals(execution))
                                .flatMap(x -> child(x, "configuration").stream())
                                .anyMatch(c -> text(c, "proc").equals("full")));
    }

    /**
     * A folder of files that go beside the classes.
     *
     * @param at where below them
     * @param ending of those that do; empty for all
     */
    record Resources(String folder, String at, String ending) {}

    /** {@code src/main/resources}, and a folder that the pom names. */
    List<Resources> resources() {
        List<Resources> found = new ArrayList<>();
        found.add(new Resources("src/main/resources", "", ""));
        child(root, "properties").ifPresent(e -> {
            String more = text(e, "tepui.resources");
            String ending = text(e, "tepui.resources.which").replace("*", "");
            if (!more.isEmpty()) found.add(new Resources(more, text(e, "tepui.resources.at"), ending));
        });
        return found;
    }

    /** A text of surefire's configuration, or "". */
    String testOption(String name) {
        return testConfiguration().map(e -> text(e, name)).orElse("");
    }

    /** A map of surefire's configuration: system properties or environment. */
    Map<String, String> testMap(String name) {
        Map<String, String> found = new LinkedHashMap<>();
        testConfiguration().ifPresent(configuration -> {
            for (Element e : children(configuration, name))
                found.put(e.getTagName(), e.getTextContent().strip());
        });
        return found;
    }

    private Optional<Element> testConfiguration() {
        return plugin("maven-surefire-plugin").flatMap(e -> child(e, "configuration"));
    }

    private Optional<Element> plugin(String artifact) {
        return child(root, "build").stream()
                .flatMap(e -> children(e, "plugins").stream())
                .filter(e -> text(e, "artifactId").equals(artifact))
                .findFirst();
    }

    private static Optional<Element> child(Element of, String name) {
        return elements(of).stream().filter(e -> e.getTagName().equals(name)).findFirst();
    }

    private static List<Element> children(Element of, String list) {
        return child(of, list).map(Pom::elements).orElse(List.of());
    }

    private static List<Element> elements(Element of) {
        List<Element> found = new ArrayList<>();
        for (Node n = of.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element e) found.add(e);
        }
        return found;
    }

    private static String text(Element of, String name) {
        return child(of, name).map(e -> e.getTextContent().strip()).orElse("");
    }
}
