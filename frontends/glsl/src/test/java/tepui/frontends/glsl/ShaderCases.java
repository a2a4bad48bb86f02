package tepui.frontends.glsl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.ir.Stage;

/**
 * Reader of case files: shaders with the verdict that each version must give.
 *
 * <pre>
 * == title
 * ok 300es-320es 430        verdict and versions; ranges stay in one family, c means the compatibility profile
 * fail 100 110-150
 * [fragment]                a stage's text; the #version line is put before it
 * ...
 * [each vertex global]      each line is a case of its own, put before an empty main
 * [each fragment body]      each line is a case of its own, put into main
 * [each fragment first]     the same before all else, where directives must stand
 * [with]                    text before each of those lines
 * </pre>
 *
 * Verdicts: ok and fail are about compiling, links and nolink about linking what compiles. Lines of "[each]" may be continued
 * by a backslash at the end.
 */
final class ShaderCases {
    /** Verdicts that a version must give. */
    enum Verdict {
        OK,
        FAIL,
        LINKS,
        NOLINK
    }

    /** One shader or program, in one version. */
    record Case(String title, String version, Verdict verdict, Map<Stage, String> stages) {}

    private static final List<String> ES = List.of("100", "300es", "310es", "320es");
    private static final List<String> DESKTOP =
            List.of("110", "120", "130", "140", "150", "330", "400", "410", "420", "430", "440", "450", "460");
    private static final List<String> COMPATIBILITY =
            List.of("150c", "330c", "400c", "410c", "420c", "430c", "440c", "450c", "460c");

    private final String file;
    private final List<Case> cases = new ArrayList<>();
    private String title = "";
    private final Map<String, Verdict> verdicts = new LinkedHashMap<>();
    private final Map<Stage, StringBuilder> stages = new LinkedHashMap<>();
    private final StringBuilder with = new StringBuilder();
    private StringBuilder text = new StringBuilder();
    private Stage eachStage = Stage.FRAGMENT;
    /** Null outside of "[each]"; else "global", "body" or "first". */
    private String each;

    private ShaderCases(String file) {
        this.file = file;
    }

    /** All cases of a file, in order. */
    static List<Case> read(String file, List<String> lines) {
        ShaderCases reader = new ShaderCases(file);
        StringBuilder joined = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (reader.each != null && line.endsWith("\\")) {
                joined.append(line, 0, line.length() - 1).append('\n');
                continue;
            }
            reader.line(joined + line, i + 1);
            joined.setLength(0);
        }
        reader.end();
        return reader.cases;
    }

    private void line(String line, int number) {
        if (line.startsWith("== ")) {
            end();
            title = line.substring(3);
        } else if (line.startsWith("[") && line.endsWith("]") && section(line.substring(1, line.length() - 1))) {
            // the lines that follow are its
        } else if (stages.isEmpty() && each == null && text != with) {
            if (!line.isBlank() && !line.startsWith("//")) verdict(line, number);
        } else if (each != null) {
            if (!line.isBlank()) one(line);
        } else {
            text.append(line).append('\n');
        }
    }

    private boolean section(String name) {
        if (name.equals("with")) {
            text = with;
            return true;
        }
        boolean lines = name.startsWith("each ");
        String[] words = name.split(" ");
        Stage stage = stage(lines ? words[1] : name);
        if (stage == null) return false;
        each = lines ? words[2] : null;
        eachStage = stage;
        text = new StringBuilder();
        if (!lines) stages.put(stage, text);
        return true;
    }

    private static Stage stage(String name) {
        return switch (name) {
            case "vertex" -> Stage.VERTEX;
            case "control" -> Stage.TESS_CONTROL;
            case "evaluation" -> Stage.TESS_EVAL;
            case "geometry" -> Stage.GEOMETRY;
            case "fragment" -> Stage.FRAGMENT;
            case "compute" -> Stage.COMPUTE;
            default -> null;
        };
    }

    private void verdict(String line, int number) {
        String[] words = line.trim().split("\\s+");
        Verdict verdict;
        try {
            verdict = Verdict.valueOf(words[0].toUpperCase(java.util.Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ":" + number + ": '" + words[0] + "' is no verdict", e);
        }
        for (int i = 1; i < words.length; i++) {
            for (String v : versions(words[i], number)) {
                if (verdicts.put(v, verdict) != null) {
                    throw new IllegalArgumentException(file + ":" + number + ": version " + v + " has two verdicts");
                }
            }
        }
    }

    private List<String> versions(String word, int number) {
        if (word.equals("es")) return ES;
        if (word.equals("gl")) return DESKTOP;
        String[] ends = word.split("-");
        for (List<String> family : List.of(ES, DESKTOP, COMPATIBILITY)) {
            int from = family.indexOf(ends[0]);
            int to = family.indexOf(ends[ends.length - 1]);
            if (from >= 0 && to >= from) return family.subList(from, to + 1);
        }
        throw new IllegalArgumentException(file + ":" + number + ": there are no versions '" + word + "'");
    }

    /** A line of "[each]". */
    private void one(String line) {
        for (Map.Entry<String, Verdict> v : verdicts.entrySet()) {
            String before = with + (isEs(v.getKey()) ? "precision highp float;\n" : "");
            String shader = "#version " + directive(v.getKey()) + "\n"
                    + switch (each) {
                        case "first" -> line + "\n" + before + "void main() {}\n";
                        case "body" -> before + "void main() {\n" + line + "\n}\n";
                        default -> before + line + "\nvoid main() {}\n";
                    };
            cases.add(new Case(file + ": " + title + ": " + line, v.getKey(), v.getValue(), Map.of(eachStage, shader)));
        }
    }

    private void end() {
        if (!stages.isEmpty()) {
            for (Map.Entry<String, Verdict> v : verdicts.entrySet()) {
                Map<Stage, String> texts = new LinkedHashMap<>();
                stages.forEach((s, t) -> texts.put(s, "#version " + directive(v.getKey()) + "\n" + t));
                cases.add(new Case(file + ": " + title, v.getKey(), v.getValue(), texts));
            }
        }
        verdicts.clear();
        stages.clear();
        with.setLength(0);
        each = null;
        text = new StringBuilder();
    }

    static boolean isEs(String version) {
        return version.equals("100") || version.endsWith("es");
    }

    private static String directive(String version) {
        if (version.endsWith("es")) return version.substring(0, 3) + " es";
        if (version.endsWith("c")) return version.substring(0, 3) + " compatibility";
        return version;
    }
}
