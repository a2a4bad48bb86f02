package tepui.tools.bindgen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An extension of OpenGL, a row of gl-extensions.txt, which says what its columns are.
 *
 * @param contexts when a context announces it, as Java
 * @param needs what a device must have, as Java; empty where nothing
 * @param desktop the first version of GLSL whose shaders may name it, 0 for none
 * @param es the same of GLSL ES
 * @param brings what naming it in a shader switches on too
 */
record ExtensionRow(String name, String contexts, String needs, int desktop, int es, List<String> brings) {
    boolean isOfLanguage() {
        return desktop > 0 || es > 0;
    }

    /** Whether contexts of the compatibility profile alone announce it, so that others refuse its functions. */
    boolean isOfCompatibility() {
        return contexts.equals("compatibility");
    }

    static List<ExtensionRow> readAll() throws IOException {
        List<String> lines = new ArrayList<>();
        try (InputStream in = ExtensionRow.class.getResourceAsStream("gl-extensions.txt")) {
            if (in == null) throw new IOException("the resource gl-extensions.txt is missing");
            for (String line : new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList()) {
                if (line.isBlank() || line.startsWith("#")) continue;
                if (line.startsWith(" ")) lines.add(lines.removeLast() + line);
                else lines.add(line);
            }
        }
        List<ExtensionRow> rows = new ArrayList<>();
        for (String line : lines) {
            ExtensionRow row = parse(line);
            if (!rows.isEmpty() && rows.getLast().name.compareTo(row.name) >= 0)
                throw new IOException("gl-extensions.txt: " + row.name + " stands behind " + rows.getLast().name);
            rows.add(row);
        }
        return rows;
    }

    /** Reads a row. */
    static ExtensionRow parse(String line) throws IOException {
        List<String> columns =
                Stream.of(line.split("\\|", -1)).map(String::strip).toList();
        if (columns.size() < 2 || columns.size() > 4) {
            throw new IOException(
                    "gl-extensions.txt: '" + line + "' has " + columns.size() + " columns, 2 to 4 allowed");
        }
        List<String> contexts = new ArrayList<>();
        for (String word : words(columns.get(1))) contexts.add(context(line, word));
        if (contexts.isEmpty()) throw new IOException("gl-extensions.txt: '" + line + "' is for no context");
        String needs = columns.size() < 3
                ? ""
                : words(columns.get(2)).stream().map(ExtensionRow::need).collect(Collectors.joining(" && "));
        int desktop = 0;
        int es = 0;
        List<String> brings = List.of();
        List<String> language = columns.size() < 4 ? List.of() : words(columns.get(3));
        for (int i = 0; i < language.size(); i++) {
            String word = language.get(i);
            if (word.matches("glsl[1-9][0-9]+")) {
                desktop = Integer.parseInt(word.substring(4));
            } else if (word.matches("essl[1-9][0-9]+")) {
                es = Integer.parseInt(word.substring(4));
            } else if (word.equals("brings")) {
                brings = List.copyOf(language.subList(i + 1, language.size()));
                break;
            } else {
                throw new IOException(
                        "gl-extensions.txt: '" + line + "' has '" + word + "'; glsl110, essl300, brings are");
            }
        }
        return new ExtensionRow(columns.getFirst(), String.join(" || ", contexts), needs, desktop, es, brings);
    }

    private static List<String> words(String column) {
        return Stream.of(column.split(" ", -1)).filter(w -> !w.isEmpty()).toList();
    }

    private static String context(String line, String word) throws IOException {
        return switch (word) {
            case "gl" -> "es == 0";
            case "compatibility" -> "compatibility";
            case "es20", "es30", "es31" -> "es >= " + word.substring(2);
            case "es20-only" -> "es == 20";
            case "es31-of-32" -> "es >= 31 && newestEs >= 32";
            case "shaders" -> "shaders && (es == 0 || es >= 31)";
            default ->
                throw new IOException("gl-extensions.txt: '" + line + "' is for '" + word + "', no kind of context");
        };
    }

    /** A switch, or a number with its bound. */
    private static String need(String word) {
        return "caps." + word.replaceFirst("(>=?)", " $1 ");
    }
}
