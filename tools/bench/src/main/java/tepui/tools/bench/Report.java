package tepui.tools.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Report that a benchmark prints: tables with words around them, in the form that {@code --format} names, and once more
 * as CSV into the file that {@code --csv} names. Words are for people: beside CSV and TSV they go to standard error.
 */
final class Report {
    /** Forms of a table. */
    enum Format {
        MARKDOWN,
        CSV,
        TSV
    }

    private final Format format;
    private final String file;
    private final List<Object> parts = new ArrayList<>();

    Report(Options options) {
        format = format(options.get("--format"));
        file = options.get("--csv");
    }

    private static Format format(String word) {
        for (Format f : Format.values()) if (f.name().equals(word.toUpperCase(Locale.ROOT))) return f;
        throw new IllegalArgumentException("bench: option --format is '" + word + "', must be markdown, csv or tsv");
    }

    /** A line, or a paragraph. */
    Report text(String line) {
        parts.add(line);
        return this;
    }

    Report table(Table table) {
        parts.add(table);
        return this;
    }

    void print() {
        print(System.out, System.err);
    }

    void print(PrintStream out, PrintStream err) {
        boolean between = false;
        for (Object part : parts) {
            PrintStream to = part instanceof Table || format == Format.MARKDOWN ? out : err;
            if (between && to == out && (part instanceof Table || format == Format.MARKDOWN)) out.println();
            if (to == out) between = true;
            switch (part) {
                case Table t when format == Format.CSV -> to.print(t.csv());
                case Table t when format == Format.TSV -> to.print(t.tsv());
                case Table t -> to.print(t.markdown());
                default -> to.println(part);
            }
        }
        out.flush();
        if (!file.isEmpty()) write();
    }

    /** Tables one below the other, with an empty line between. */
    private void write() {
        String text = parts.stream()
                .filter(Table.class::isInstance)
                .map(t -> ((Table) t).csv())
                .collect(Collectors.joining("\n"));
        try {
            Files.writeString(Path.of(file), text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalArgumentException("bench: --csv is '" + file + "', which cannot be written: " + e, e);
        }
    }
}
