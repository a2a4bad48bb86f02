package tepui.tools.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Command that lays out a release after it was built, as a Maven repository: {@code Release ROOT FOLDER}. For each published module its POM, jar, sources and
 * Javadoc, a bill of materials {@code NAME-VERSION.cdx.json} and, beside every file, its SHA-1 and SHA-512; {@code SHA256SUMS} has all of them.
 */
public final class Release {
    private final Path root;
    private final Element parent;
    private final String version;

    private Release(Path root) throws IOException {
        this.root = root;
        this.parent = parse(root.resolve("pom.xml"));
        this.version = text(parent, "version");
    }

    public static void main(String[] words) throws IOException {
        if (words.length != 2) {
            System.err.println("Usage: Release ROOT FOLDER");
            System.exit(2);
        }
        System.out.println("release: " + write(Path.of(words[0]), Path.of(words[1])) + " files in " + words[1]);
    }

    /** Writes the folder and answers how many files it has. */
    static int write(Path root, Path folder) throws IOException {
        Release release = new Release(root);
        Map<String, Artifact> artifacts = release.artifacts();
        Files.createDirectories(folder);
        BillOfMaterials bills = new BillOfMaterials(
                artifacts, text(child(release.parent, "properties"), "project.build.outputTimestamp"));
        List<Path> files = new ArrayList<>();
        for (Artifact a : artifacts.values()) {
            if (!a.published()) continue;
            String base = a.name() + "-" + a.version();
            Path place = Files.createDirectories(
                    folder.resolve("org/tepui").resolve(a.name()).resolve(a.version()));
            Path pom = place.resolve(base + ".pom");
            Files.writeString(pom, ReleasePom.of(a));
            files.add(pom);
            for (String kind : List.of("", "-sources", "-javadoc")) {
                Path from = a.jar().resolveSibling(base + kind + ".jar");
                Path to = place.resolve(base + kind + ".jar");
                Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
                files.add(to);
            }
            Path bill = place.resolve(base + ".cdx.json");
            Files.writeString(bill, bills.of(a));
            files.add(bill);
        }
        StringBuilder sums = new StringBuilder();
        for (Path f : files) {
            String name = f.getFileName().toString();
            String path = folder.relativize(f).toString().replace('\\', '/');
            sums.append(Digests.of("SHA-256", f)).append("  ").append(path).append('\n');
            // Maven asks for the first, people for the second.
            Files.writeString(f.resolveSibling(name + ".sha1"), Digests.of("SHA-1", f));
            Files.writeString(f.resolveSibling(name + ".sha512"), Digests.of("SHA-512", f) + "  " + name + "\n");
        }
        Files.writeString(folder.resolve("SHA256SUMS"), sums);
        return 3 * files.size() + 1;
    }

    /** The modules by their names, those that are not published where they were built: the single jar packs some. */
    private Map<String, Artifact> artifacts() throws IOException {
        Map<String, Artifact> found = new TreeMap<>();
        for (String folder : modules()) {
            Element pom = parse(root.resolve(folder).resolve("pom.xml"));
            boolean published =
                    text(child(pom, "properties"), "tepui.unpublished").equals("false");
            String name = text(pom, "artifactId");
            List<String> needs = new ArrayList<>();
            for (Element d : elements(child(pom, "dependencies"))) {
                String scope = text(d, "scope");
                boolean runs = scope.isEmpty() || scope.equals("compile") || scope.equals("runtime");
                if (runs && text(d, "groupId").equals("org.tepui")) needs.add(text(d, "artifactId"));
            }
            Path jar = root.resolve(folder).resolve("target").resolve(name + "-" + version + ".jar");
            if (!published && !Files.exists(jar)) continue;
            if (!Files.exists(jar))
                throw new IOException("release: there is no " + jar + "; build with -Prelease before");
            needs.sort(null);
            boolean packed = name.equals("tepui");
            found.put(name, new Artifact(name, version, text(pom, "description"), jar, needs, packed, published));
        }
        for (Artifact a : found.values()) {
            if (!a.published() || a.packed()) continue;
            for (String need : a.needs()) {
                Artifact other = found.get(need);
                if (other == null || !other.published())
                    throw new IOException("release: " + a.name() + " needs " + need + ", which is not published");
            }
        }
        return found;
    }

    /** Folders of all modules, those of profiles included. */
    private List<String> modules() {
        List<String> found = new ArrayList<>();
        for (Element m : elements(child(parent, "modules")))
            found.add(m.getTextContent().strip());
        for (Element profile : elements(child(parent, "profiles"))) {
            for (Element m : elements(child(profile, "modules")))
                found.add(m.getTextContent().strip());
        }
        return found;
    }

    private static Element parse(Path pom) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(pom.toFile())
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(pom + ": " + e.getMessage(), e);
        }
    }

    private static List<Element> elements(List<Element> of) {
        List<Element> found = new ArrayList<>();
        for (Element e : of) {
            for (Node n = e.getFirstChild(); n != null; n = n.getNextSibling())
                if (n instanceof Element c) found.add(c);
        }
        return found;
    }

    /** The child of a name, or none. */
    private static List<Element> child(Element of, String name) {
        return elements(List.of(of)).stream()
                .filter(e -> e.getTagName().equals(name))
                .limit(1)
                .toList();
    }

    private static String text(List<Element> of, String name) {
        return of.isEmpty() ? "" : text(of.getFirst(), name);
    }

    private static String text(Element of, String name) {
        List<Element> found = child(of, name);
        return found.isEmpty() ? "" : found.getFirst().getTextContent().strip();
    }
}
