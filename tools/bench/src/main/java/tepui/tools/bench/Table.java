package tepui.tools.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** A table of figures: columns with names, and rows of cells. The first columns are words, the others numbers. */
final class Table {
    private final int words;
    private final List<String> columns;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * A table without rows.
     *
     * @param words so many columns are text, the others are numbers
     */
    Table(int words, List<String> columns) {
        this.words = words;
        this.columns = List.copyOf(columns);
    }

    static Table of(int words, String... columns) {
        return new Table(words, List.of(columns));
    }

    void row(List<String> cells) {
        if (cells.size() != columns.size()) {
            throw new IllegalArgumentException(
                    "Table.row: " + cells.size() + " cells for " + columns.size() + " columns: " + cells);
        }
        rows.add(List.copyOf(cells));
    }

    void row(String... cells) {
        row(List.of(cells));
    }

    /** A number with so many digits after the point, in whatever country. */
    static String fixed(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    /** For people and for documents. A bar or the end of a line would end the cell. */
    String markdown() {
        StringBuilder text = new StringBuilder();
        UnaryOperator<String> cell = c -> c.replace("|", "\\|").replaceAll("\\R", " ");
        line(text, columns, "| ", " | ", " |", cell);
        for (int i = 0; i < columns.size(); i++) text.append(i < words ? "|---" : "|---:");
        text.append("|\n");
        for (List<String> row : rows) line(text, row, "| ", " | ", " |", cell);
        return text.toString();
    }

    /** The table as RFC 4180 has it, but for ends of lines, which are those of Unix. */
    String csv() {
        StringBuilder text = new StringBuilder();
        line(text, columns, "", ",", "", Table::quoted);
        for (List<String> row : rows) line(text, row, "", ",", "", Table::quoted);
        return text.toString();
    }

    /** Tabs and ends of lines in a cell become spaces: this form has no quotes. */
    String tsv() {
        StringBuilder text = new StringBuilder();
        UnaryOperator<String> cell = c -> c.replaceAll("\\R|\t", " ");
        line(text, columns, "", "\t", "", cell);
        for (List<String> row : rows) line(text, row, "", "\t", "", cell);
        return text.toString();
    }

    private static void line(
            StringBuilder to,
            List<String> cells,
            String before,
            String between,
            String after,
            UnaryOperator<String> as) {
        to.append(before);
        for (int i = 0; i < cells.size(); i++) {
            if (i > 0) to.append(between);
            to.append(as.apply(cells.get(i)));
        }
        to.append(after).append('\n');
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                && cell.equals(cell.strip());
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
