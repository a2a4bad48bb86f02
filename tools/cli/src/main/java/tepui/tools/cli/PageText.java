package tepui.tools.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plain text of a page of the documentation, for a terminal: paragraphs and cells of tables broken into lines, code as it is, and at the end the pages that
 * it leads to. It knows the Markdown that the pages have: headings, lists, tables, code, links, pictures.
 */
final class PageText {
    private static final Pattern PICTURE = Pattern.compile("!\\[([^\\]]*)]\\([^)]*\\)");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\(([^)]*)\\)");
    private static final Pattern ITEM = Pattern.compile("(\\s*(?:[-*]|[0-9]+\\.) )(.*)");

    private final int width;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder paragraph = new StringBuilder();
    private final List<List<String>> table = new ArrayList<>();
    private final Set<String> others = new LinkedHashSet<>();
    /** What stands before a paragraph's first line: an item's sign. */
    private String sign = "";

    private PageText(int width) {
        this.width = width;
    }

    /**
     * The page as text.
     *
     * @param width in letters, at least 40
     * @param command what the other pages are asked for by
     */
    static String of(String markdown, int width, String command) {
        PageText page = new PageText(width);
        page.lines(markdown.lines().toList());
        if (!page.others.isEmpty()) {
            page.paragraph.append("See also: ").append(String.join(", ", page.others));
            page.paragraph.append(". '").append(command).append(" NAME' prints them.");
            page.end();
        }
        return page.text.toString().stripTrailing() + "\n";
    }

    private void lines(List<String> lines) {
        boolean code = false;
        for (String line : lines) {
            if (line.startsWith("```")) {
                end();
                code = !code;
            } else if (code) {
                text.append("    ").append(line).append('\n');
            } else {
                line(line);
            }
        }
        end();
    }

    private void line(String line) {
        boolean row = line.startsWith("|");
        if (!row) endTable();
        Matcher item = ITEM.matcher(line);
        if (line.isBlank()) {
            end();
        } else if (row) {
            endParagraph();
            row(line);
        } else if (line.startsWith("#")) {
            end();
            String heading = inline(line.replaceFirst("^#+ *", ""));
            text.append(heading).append('\n');
            text.append((line.startsWith("##") ? "-" : "=").repeat(heading.length()))
                    .append("\n\n");
        } else if (line.startsWith("    ") && paragraph.isEmpty()) {
            text.append(line).append('\n');
        } else if (item.matches()) {
            endParagraph();
            sign = item.group(1);
            paragraph.append(item.group(2));
        } else {
            paragraph.append(paragraph.isEmpty() ? "" : " ").append(line.strip());
        }
    }

    /** A line of a table; the one below the head has nothing to say. */
    private void row(String line) {
        if (line.matches("[|:\\- ]+")) return;
        List<String> cells = new ArrayList<>();
        for (String cell : line.strip().replaceAll("^\\||\\|$", "").split("(?<!\\\\)\\|", -1))
            cells.add(inline(cell.strip().replace("\\|", "|")));
        table.add(cells);
    }

    private String inline(String from) {
        String plain = PICTURE.matcher(from).replaceAll("");
        Matcher link = LINK.matcher(plain);
        StringBuilder out = new StringBuilder();
        while (link.find()) {
            String to = link.group(2);
            boolean page = to.matches("[a-z0-9-]+\\.md(#.*)?");
            if (page) others.add(to.replaceFirst("\\.md.*", ""));
            boolean elsewhere = to.startsWith("http") && !to.equals(link.group(1));
            link.appendReplacement(out, Matcher.quoteReplacement(link.group(1) + (elsewhere ? " (" + to + ")" : "")));
        }
        link.appendTail(out);
        return out.toString()
                .replace("**", "")
                .replaceAll("(?<!\\w)\\*(\\w[^*]*)\\*", "$1")
                .replace("`", "")
                .strip();
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    private void end() {
        endParagraph();
        endTable();
        if (!text.isEmpty() && text.indexOf("\n\n", text.length() - 2) < 0) text.append('\n');
    }

    private void endParagraph() {
        if (paragraph.isEmpty()) return;
        String words = inline(paragraph.toString());
        paragraph.setLength(0);
        String first = sign;
        sign = "";
        if (words.isEmpty()) return;
        for (String part : broken(words, width - first.length())) {
            text.append(first).append(part).append('\n');
            first = " ".repeat(first.length());
        }
    }

    private void endTable() {
        if (table.isEmpty()) return;
        int[] wide = widths();
        for (int i = 0; i < table.size(); i++) {
            row(table.get(i), wide);
            if (i > 0) continue;
            List<String> rule = new ArrayList<>();
            for (int w : wide) rule.add("-".repeat(w));
            row(rule, wide);
        }
        text.append('\n');
        table.clear();
    }

    /** As wide as the longest cells are, the widest columns narrowed until the page is wide enough; long words are broken where a column would take more than its share. */
    private int[] widths() {
        int columns = table.stream().mapToInt(List::size).max().orElse(0);
        int[] wide = new int[columns];
        int[] least = new int[columns];
        int share = Math.max(4, (width - 2 * (columns - 1)) / Math.max(1, columns));
        for (List<String> row : table)
            for (int i = 0; i < row.size(); i++) {
                wide[i] = Math.max(wide[i], row.get(i).length());
                for (String word : row.get(i).split(" +"))
                    least[i] = Math.max(least[i], Math.min(share, word.length()));
            }
        int all = 2 * (columns - 1);
        for (int w : wide) all += w;
        while (all > width) {
            int widest = -1;
            for (int i = 0; i < columns; i++)
                if (wide[i] > least[i] && (widest < 0 || wide[i] > wide[widest])) widest = i;
            if (widest < 0) break;
            wide[widest]--;
            all--;
        }
        return wide;
    }

    private void row(List<String> cells, int[] wide) {
        List<List<String>> parts = new ArrayList<>();
        int height = 1;
        for (int i = 0; i < cells.size(); i++) {
            List<String> part = broken(parted(cells.get(i), wide[i]), wide[i]);
            parts.add(part);
            height = Math.max(height, part.size());
        }
        for (int line = 0; line < height; line++) {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < parts.size(); i++) {
                String part = line < parts.get(i).size() ? parts.get(i).get(line) : "";
                out.append(i == 0 ? "" : "  ").append(part).repeat(' ', Math.max(0, wide[i] - part.length()));
            }
            text.append(out.toString().stripTrailing()).append('\n');
        }
    }

    /** The same with words that are too long broken apart. */
    private static String parted(String words, int most) {
        return words.replaceAll("(\\S{" + most + "})(?=\\S)", "$1 ");
    }

    /** Lines of at most so many letters; a longer word stands alone. */
    private static List<String> broken(String words, int most) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" +")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > most) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
