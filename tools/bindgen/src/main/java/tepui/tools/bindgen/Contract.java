package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The contract between front ends and drivers, as its source says it: the calls of {@code Context} with their parameters, and what each
 * type is. What every layer and the stream repeat of it is generated from here.
 *
 * @param calls those that may be overridden, in the source's order
 */
record Contract(List<Call> calls) {
    private static final String CONTEXT = "pipe/src/main/java/tepui/pipe/Context.java";
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern LINE =
            Pattern.compile("// -+ ([a-z -]+?) -+|public (abstract )?([\\w.]+) (\\w+)\\(([^)]*)\\)\\s*[;{]");

    /** Kinds of types that parameters have. */
    enum Kind {
        INT,
        LONG,
        FLOAT,
        DOUBLE,
        BOOLEAN,
        TEXT,
        INTS,
        FLOATS,
        BOOLEANS,
        /** Bytes: an array, or memory. */
        DATA,
        /** Where a mapping of texels is told. */
        MAP,
        ENUM,
        RECORD,
        /** An object of the device. */
        OBJECT,
        OBJECTS
    }

    /** A parameter of a call. */
    record Parameter(String type, boolean isNullable, String name, Kind kind) {
        String declaration() {
            return (isNullable ? "@Nullable " : "") + type + " " + name;
        }
    }

    /**
     * A call.
     *
     * @param isAbstract each context has it; another one has a body in {@code Context} already
     * @param constant its name as a constant, unlike those of all other calls
     */
    record Call(
            String section,
            boolean isAbstract,
            String result,
            String name,
            String constant,
            List<Parameter> parameters) {
        String declaration() {
            return "public " + result + " " + name + "("
                    + parameters.stream().map(Parameter::declaration).collect(Collectors.joining(", ")) + ")";
        }

        /** The call with its own parameters as arguments. */
        String invocation() {
            return name + "(" + names() + ")";
        }

        String names() {
            return parameters.stream().map(Parameter::name).collect(Collectors.joining(", "));
        }

        boolean answers() {
            return !result.equals("void");
        }
    }

    /** Types that sources of the project's own packages import. */
    private static final Map<String, String> ELSEWHERE = Map.of(
            "MemorySegment", "java.lang.foreign",
            "Nullable", "org.jspecify.annotations",
            "Stage", "tepui.ir");

    static Contract read(Path root) throws IOException {
        String source = COMMENT.matcher(Files.readString(root.resolve(CONTEXT))).replaceAll("");
        List<Call> calls = new ArrayList<>();
        Map<String, Kind> kinds = new HashMap<>();
        String section = "";
        Matcher m = LINE.matcher(source);
        while (m.find()) {
            if (m.group(1) != null) {
                section = m.group(1);
                continue;
            }
            if (m.group(4).equals("device") || m.group(4).equals("counters")) continue;
            List<Parameter> parameters = new ArrayList<>();
            for (String text : m.group(5).split(",", -1)) {
                if (text.isBlank()) continue;
                String[] words = text.strip().split("\\s+");
                String type = words[words.length - 2];
                Kind kind = kinds.get(type);
                if (kind == null) kinds.put(type, kind = kind(root, type));
                parameters.add(new Parameter(type, words.length > 2, words[words.length - 1], kind));
            }
            calls.add(new Call(section, m.group(2) != null, m.group(3), m.group(4), "", List.copyOf(parameters)));
        }
        if (calls.isEmpty()) throw new IOException(CONTEXT + " has no calls");
        return new Contract(named(calls));
    }

    /** With constants: a call that shares its name with others is told apart by its array, or by the object that it begins with. */
    private static List<Call> named(List<Call> calls) {
        List<Call> named = new ArrayList<>();
        for (Call c : calls) {
            String constant = constant(c.name);
            if (calls.stream()
                            .filter(o -> o.isAbstract && o.name.equals(c.name))
                            .count()
                    > 1) {
                for (Parameter p : c.parameters) {
                    if (p.kind == Kind.INTS) constant += "_" + constant(p.name);
                }
                if (c.parameters.getFirst().kind == Kind.OBJECT)
                    constant += "_" + constant(c.parameters.getFirst().type);
            }
            named.add(new Call(c.section, c.isAbstract, c.result, c.name, constant, c.parameters));
        }
        return List.copyOf(named);
    }

    /** A name of Java as that of a constant. */
    static String constant(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }

    private static Kind kind(Path root, String type) throws IOException {
        return switch (type) {
            case "int" -> Kind.INT;
            case "long" -> Kind.LONG;
            case "float" -> Kind.FLOAT;
            case "double" -> Kind.DOUBLE;
            case "boolean" -> Kind.BOOLEAN;
            case "String" -> Kind.TEXT;
            case "int[]" -> Kind.INTS;
            case "float[]" -> Kind.FLOATS;
            case "boolean[]" -> Kind.BOOLEANS;
            case "byte[]", "MemorySegment" -> Kind.DATA;
            case "TexelMap" -> Kind.MAP;
            default -> type.endsWith("[]") ? Kind.OBJECTS : declared(root, type);
        };
    }

    private static Kind declared(Path root, String type) throws IOException {
        String outer = type.replaceAll("\\..*", "");
        String inner = type.substring(type.indexOf('.') + 1);
        String folder = ELSEWHERE.getOrDefault(outer, "tepui.pipe");
        Path file = root.resolve(folder.equals("tepui.ir") ? "ir/src/main/java" : "pipe/src/main/java")
                .resolve(folder.replace('.', '/'))
                .resolve(outer + ".java");
        String source;
        try {
            source = Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new IOException(CONTEXT + ": what a " + type + " is cannot be seen, there is no " + file, e);
        }
        if (source.contains("enum " + inner + " ")) return Kind.ENUM;
        if (source.contains("record " + inner + "(")) return Kind.RECORD;
        if (source.contains("class " + inner + " extends DeviceObject")) return Kind.OBJECT;
        throw new IOException(CONTEXT + ": " + type + " is no enum, no record and no object of the device");
    }

    List<Call> calls(Predicate<Call> which) {
        return calls.stream().filter(which).toList();
    }

    /** Import lines of the contract's types, and of others given by their full names, that a text names. */
    String imports(String text, String... others) {
        TreeSet<String> names = new TreeSet<>(List.of(others));
        ELSEWHERE.forEach((type, in) -> names.add(in + "." + type));
        for (Call c : calls) {
            if (Character.isUpperCase(c.result.charAt(0))) names.add("tepui.pipe." + c.result.replaceAll("\\..*", ""));
            for (Parameter p : c.parameters) {
                String outer = p.type.replaceAll("[.\\[].*", "");
                if (p.kind != Kind.MAP && Character.isUpperCase(outer.charAt(0)) && !outer.equals("String"))
                    names.add(ELSEWHERE.getOrDefault(outer, "tepui.pipe") + "." + outer);
            }
        }
        return names.stream()
                .filter(n -> Pattern.compile("(?<![\\w.])" + n.substring(n.lastIndexOf('.') + 1) + "\\b")
                        .matcher(text)
                        .find())
                .map(n -> "import " + n + ";\n")
                .collect(Collectors.joining());
    }

    /** Appends an override of each call, under a banner for each section, and the end of the class. */
    static void overrides(List<Call> calls, StringBuilder body, String mark, Function<Call, String> statement) {
        String section = "";
        for (Call c : calls) {
            if (!c.section.equals(section)) body.append(banner(section = c.section));
            body.append("    @Override\n    ")
                    .append(c.declaration())
                    .append(" {")
                    .append(mark);
            body.append("\n        ").append(statement.apply(c)).append("\n    }\n\n");
        }
        body.setLength(body.length() - 1);
        body.append("}\n");
    }

    /** A file with the imports that its code needs. */
    String file(String folder, StringBuilder body, String... others) {
        String imports = imports(COMMENT.matcher(body).replaceAll(""), others);
        return "package " + folder + ";\n\n" + imports + (imports.isEmpty() ? "" : "\n") + body;
    }

    /** A banner before each section's first call. */
    static String banner(String section) {
        return "    // ---- " + section + " " + "-".repeat(Math.max(4, 106 - section.length())) + "\n\n";
    }
}
