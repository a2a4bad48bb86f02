package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tepui.tools.image.Comparison;
import tepui.tools.image.PictureReport;

/** Command that lists the picture comparisons of a test run, accepts what was drawn, and serves the report to a browser. */
final class PicturesCommand implements Command {
    private static final Option ACCEPT =
            new Option("--accept", "NAME", "take what was drawn as expected from now on: a comparison's name, or all");
    private static final Option SERVE = new Option(
            "--serve", "", "show the report to browsers on this machine, where a click accepts; ends with Ctrl-C");
    private static final Option PORT = new Option("--port", "N", "the port to serve on; a free one when left out");

    @Override
    public String name() {
        return "pictures";
    }

    @Override
    public String operand() {
        return "FOLDER";
    }

    @Override
    public String summary() {
        return "Lists the picture comparisons that tests have left in a folder, target/pictures when none is named. The page\n"
                + "index.html there shows them. The exit status is 1 where one differs.";
    }

    @Override
    public List<Option> options() {
        return List.of(ACCEPT, SERVE, PORT);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "pictures", "pictures target/pictures --serve", "pictures --accept BadgeTest-itLooksAsItDid-badge");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        String named = arguments.operand();
        Path folder = Path.of(named == null ? "target/pictures" : named);
        int port = arguments.number("--port", 0, 1, 65535);
        if (!Files.isDirectory(folder))
            throw arguments.wrong("there is no folder " + folder + "; tests that compare pictures make it");
        PictureReport report = new PictureReport(folder);
        try {
            String accepted = arguments.get(ACCEPT.name());
            if (accepted != null) return accept(report, accepted, terminal);
            if (arguments.has(SERVE.name())) {
                try (PictureServer server = new PictureServer(report, port)) {
                    terminal.out().println("The report is at " + server.address() + " until Ctrl-C.");
                    terminal.out().flush();
                    server.serve();
                }
                return 0;
            }
            return list(report, terminal);
        } catch (IllegalArgumentException e) {
            throw arguments.wrong(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new FailureException("pictures: " + TraceFiles.told(e), e);
        }
    }

    private static int accept(PictureReport report, String name, Terminal terminal) throws IOException {
        if (!name.equals("all")) {
            report.accept(name);
            terminal.out().println("accepted: " + name);
            return 0;
        }
        int count = 0;
        for (Comparison c : report.read()) {
            if (c.passed() || c.file() == null) continue;
            report.accept(c.name());
            terminal.out().println("accepted: " + c.name());
            count++;
        }
        if (count == 0) terminal.out().println("nothing differs");
        return 0;
    }

    private static int list(PictureReport report, Terminal terminal) throws IOException {
        int failed = 0;
        List<Comparison> all = report.read();
        for (Comparison c : all) {
            if (!c.passed()) failed++;
            terminal.out().printf("%-8s %s: %s%n", c.passed() ? "alike" : "differs", c.name(), c.told());
        }
        terminal.out()
                .printf(
                        "%d of %d differ; %s%n",
                        failed, all.size(), report.folder().resolve("index.html"));
        return failed == 0 ? 0 : 1;
    }
}
