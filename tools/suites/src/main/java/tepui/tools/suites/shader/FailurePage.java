package tepui.tools.suites.shader;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tepui.tools.image.Html;

/** Page of failures, grouped by what was said, with the picture that came and the one that was asked for. */
final class FailurePage {
    private FailurePage() {}

    static void write(Path folder, String driver, Collection<TestResult> results) throws IOException {
        Files.createDirectories(folder);
        Map<String, List<TestResult>> groups = new TreeMap<>();
        int failed = 0;
        for (TestResult r : results) {
            if (r.status() != Outcome.Status.FAIL) continue;
            failed++;
            groups.computeIfAbsent(kind(r.message()), k -> new ArrayList<>()).add(r);
        }
        StringBuilder page = new StringBuilder(
                        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>shader_runner on ")
                .append(Html.escaped(driver))
                .append(
                        "</title>\n<style>body { font: 14px sans-serif; margin: 2em } td { vertical-align: top; padding: 4px 12px 4px 0 }"
                                + " img { image-rendering: pixelated; border: 1px solid #888; background: #ccc; max-width: 250px }</style>\n<h1>")
                .append(failed)
                .append(" of ")
                .append(results.size())
                .append(" failed on ")
                .append(Html.escaped(driver))
                .append("</h1>\n");
        List<Map.Entry<String, List<TestResult>>> ordered = new ArrayList<>(groups.entrySet());
        ordered.sort((a, b) -> b.getValue().size() - a.getValue().size());
        for (Map.Entry<String, List<TestResult>> group : ordered) {
            page.append("<h2>")
                    .append(group.getValue().size())
                    .append(": ")
                    .append(Html.escaped(group.getKey()))
                    .append("</h2>\n<table>\n");
            for (TestResult r : group.getValue()) row(page, folder, r);
            page.append("</table>\n");
        }
        Files.writeString(folder.resolve("index.html"), page.append("</html>\n"), StandardCharsets.UTF_8);
    }

    private static void row(StringBuilder page, Path folder, TestResult r) {
        page.append("<tr><td>")
                .append(Html.escaped(r.name()))
                .append("<br>")
                .append(Html.escaped(r.message()))
                .append("</td>");
        for (String what : List.of("got", "expected")) {
            String picture = "images/" + ShaderRunnerWorker.pictureName(r.name(), what);
            page.append("<td>");
            if (Files.exists(folder.resolve(picture))) {
                page.append(what)
                        .append("<br><img src=\"")
                        .append(Html.escaped(picture))
                        .append("\" alt=\"")
                        .append(what)
                        .append("\">");
            }
            page.append("</td>");
        }
        page.append("</tr>\n");
    }

    /** A message without its numbers and names, so that what has one cause stands together. */
    static String kind(String message) {
        String kind = message.replaceAll("'[^']*'", "'...'").replaceAll("-?[0-9][0-9a-fx.]*", "N");
        int colon = kind.indexOf(": at N");
        if (colon > 0) kind = kind.substring(0, colon);
        return kind.length() > 90 ? kind.substring(0, 90) : kind;
    }
}
