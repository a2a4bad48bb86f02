package tepui.tools.image;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Report of picture comparisons: a folder with three PNG files and a small text file for each, and {@code index.html}, which shows them all.
 * Several processes may write into one folder.
 */
public final class PictureReport {
    private static final String SUFFIX = ".comparison";

    /** Folders whose pages lack comparisons of this process; written when it ends. */
    private static final Set<Path> BEHIND = new HashSet<>();

    private final Path folder;

    public PictureReport(Path folder) {
        this.folder = folder;
    }

    /** Where it lies. */
    public Path folder() {
        return folder;
    }

    /**
     * Adds a comparison, or puts it in the place of the one of the same name.
     *
     * @param expected null where there is none yet
     */
    public void add(Comparison c, @Nullable ImageDifference difference, Image actual, @Nullable Image expected)
            throws IOException {
        Files.createDirectories(folder);
        Png.write(folder.resolve(c.name() + "-actual.png"), actual);
        if (expected != null) Png.write(folder.resolve(c.name() + "-expected.png"), expected);
        else Files.deleteIfExists(folder.resolve(c.name() + "-expected.png"));
        if (difference != null && !c.passed())
            Png.write(folder.resolve(c.name() + "-difference.png"), difference.picture());
        else Files.deleteIfExists(folder.resolve(c.name() + "-difference.png"));
        keep(c);
        // A page is as long as all comparisons together: one that is alike waits for the end.
        if (c.passed()) writePageAtTheEnd();
        else writePage();
    }

    private void writePageAtTheEnd() {
        synchronized (BEHIND) {
            if (BEHIND.isEmpty()) Runtime.getRuntime().addShutdownHook(new Thread(PictureReport::writePages));
            BEHIND.add(folder.toAbsolutePath());
        }
    }

    private static void writePages() {
        synchronized (BEHIND) {
            for (Path f : BEHIND) {
                try {
                    if (Files.isDirectory(f)) new PictureReport(f).writePage();
                } catch (IOException e) {
                    System.err.println("tepui: the report in " + f + " cannot be written: " + e.getMessage());
                }
            }
        }
    }

    private void keep(Comparison c) throws IOException {
        Properties p = new Properties();
        p.setProperty("passed", Boolean.toString(c.passed()));
        p.setProperty("told", c.told());
        Path file = c.file();
        if (file != null)
            p.setProperty("file", file.toAbsolutePath().normalize().toString());
        Path whole = Files.createTempFile(folder, c.name(), ".new");
        try (Writer out = Files.newBufferedWriter(whole)) {
            p.store(out, null);
        }
        Files.move(whole, folder.resolve(c.name() + SUFFIX), StandardCopyOption.REPLACE_EXISTING);
    }

    /** All comparisons, those that failed first. */
    public List<Comparison> read() throws IOException {
        List<Comparison> all = new ArrayList<>();
        if (!Files.isDirectory(folder)) return all;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                name = name.substring(0, name.length() - SUFFIX.length());
                if (!Comparison.isName(name)) continue;
                Properties p = new Properties();
                try (Reader in = Files.newBufferedReader(file)) {
                    p.load(in);
                }
                String expected = p.getProperty("file");
                all.add(new Comparison(
                        name,
                        Boolean.parseBoolean(p.getProperty("passed")),
                        p.getProperty("told", ""),
                        expected == null ? null : Path.of(expected)));
            }
        }
        all.sort(Comparator.comparing(Comparison::passed).thenComparing(Comparison::name));
        return all;
    }

    /**
     * Takes what was drawn as the picture that is expected from now on.
     *
     * @throws IllegalArgumentException where there is no such comparison, or its picture comes from no file
     */
    public void accept(String name) throws IOException {
        Comparison c = read().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no comparison '" + name + "' in " + folder));
        Path file = c.file();
        if (file == null)
            throw new IllegalArgumentException("'" + name + "' was compared with a picture that is in no file");
        Path parent = file.getParent();
        if (parent != null) Files.createDirectories(parent);
        Path actual = folder.resolve(name + "-actual.png");
        Files.copy(actual, file, StandardCopyOption.REPLACE_EXISTING);
        Files.copy(actual, folder.resolve(name + "-expected.png"), StandardCopyOption.REPLACE_EXISTING);
        Files.deleteIfExists(folder.resolve(name + "-difference.png"));
        keep(new Comparison(name, true, "accepted", file));
        writePage();
    }

    /** Writes {@code index.html} anew; one process at a time. */
    public void writePage() throws IOException {
        Files.createDirectories(folder);
        try (FileChannel lock =
                FileChannel.open(folder.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            synchronized (PictureReport.class) {
                lock.lock();
                Path whole = Files.createTempFile(folder, "index", ".new");
                Files.writeString(whole, page(read()));
                Files.move(whole, folder.resolve("index.html"), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private String page(List<Comparison> all) throws IOException {
        long failed = all.stream().filter(c -> !c.passed()).count();
        StringBuilder cards = new StringBuilder();
        for (Comparison c : all) card(cards, c);
        return template()
                .replace(
                        "<!--count-->",
                        failed == 0 ? "all " + all.size() + " alike" : failed + " of " + all.size() + " differ")
                .replace("<!--cards-->", cards);
    }

    private void card(StringBuilder text, Comparison c) {
        boolean expected = Files.exists(folder.resolve(c.name() + "-expected.png"));
        boolean difference = Files.exists(folder.resolve(c.name() + "-difference.png"));
        text.append("<article class=\"")
                .append(c.passed() ? "alike" : "differs")
                .append("\" id=\"");
        text.append(c.name()).append("\" data-name=\"").append(c.name()).append("\">\n<h2>");
        text.append(c.name())
                .append("</h2>\n<p>")
                .append(Html.escaped(c.told()))
                .append("</p>\n<div class=\"pictures\">\n");
        if (expected) picture(text, c.name(), "expected");
        picture(text, c.name(), "actual");
        if (difference) picture(text, c.name(), "difference");
        text.append("</div>\n");
        if (expected && !c.passed()) {
            text.append("<div class=\"slider\" hidden><div><img src=\"")
                    .append(c.name())
                    .append("-expected.png\" alt=\"expected\">");
            text.append("<img class=\"over\" src=\"").append(c.name()).append("-actual.png\" alt=\"actual\"></div>");
            text.append(
                    "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"expected to actual\"></div>\n");
        }
        text.append("<p class=\"buttons\">");
        if (expected && !c.passed()) text.append("<button class=\"slide\">Slider</button> ");
        if (c.file() != null && !c.passed()) text.append("<button class=\"accept\">Accept</button> ");
        if (c.file() != null)
            text.append("<code>").append(Html.escaped(c.file().toString())).append("</code>");
        text.append("</p>\n</article>\n");
    }

    private static void picture(StringBuilder text, String name, String kind) {
        text.append("<figure><img src=\"")
                .append(name)
                .append('-')
                .append(kind)
                .append(".png\" alt=\"")
                .append(kind);
        text.append("\"><figcaption>").append(kind).append("</figcaption></figure>\n");
    }

    private static String template() throws IOException {
        try (InputStream in = PictureReport.class.getResourceAsStream("report.html")) {
            if (in == null) throw new IllegalStateException("report.html is not in the module tepui.tools.image");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
