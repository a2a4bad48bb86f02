package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Map of functions of OpenGL to their chapters: the hand-written classes {@code XCalls} say it by having the function
 * as a public method, and the context has a field {@code x} for each. Functions of EXT_direct_state_access that are
 * generated have a chapter of their own.
 */
final class GlChapters {
    private static final List<String> FOLDERS = List.of("api", "context");
    private static final Path FRONTEND = Path.of("frontends", "gl", "src", "main", "java", "tepui", "frontends", "gl");
    private static final Pattern FUNCTION = Pattern.compile("(?m)^    public \\w+ (gl[A-Z]\\w*)\\(");

    private static final Pattern RECORDED = Pattern.compile("(?m)^    public boolean (gl[A-Z]\\w*)\\(");

    private final Map<String, String> fields = new TreeMap<>();
    /** Of calls that are put into lists by hand, the field of the recorder that does it. */
    private final Map<String, String> recorded = new TreeMap<>();

    private final List<String> recorders = new ArrayList<>();

    private GlChapters() {}

    static GlChapters read(Path root) throws IOException {
        GlChapters chapters = new GlChapters();
        for (String folder : FOLDERS) {
            try (Stream<Path> all = Files.list(root.resolve(FRONTEND).resolve(folder))) {
                List<Path> files = all.filter(p -> p.getFileName().toString().endsWith("Calls.java"))
                        .sorted()
                        .toList();
                for (Path file : files) chapters.add(file);
            }
        }
        try (Stream<Path> all = Files.list(root.resolve(FRONTEND).resolve("list"))) {
            List<Path> files = all.filter(p -> p.getFileName().toString().endsWith("Recorder.java"))
                    .sorted()
                    .toList();
            for (Path file : files) chapters.addRecorder(file);
        }
        return chapters;
    }

    private void addRecorder(Path file) throws IOException {
        String name = file.getFileName().toString();
        String type = name.substring(0, name.length() - ".java".length());
        recorders.add(type);
        Matcher m = RECORDED.matcher(Files.readString(file));
        while (m.find()) recorded.put(m.group(1), recorderField(type));
    }

    /** The classes that put calls into lists by hand. */
    List<String> recorders() {
        return recorders;
    }

    /** The field of the one that records a function; null where generated code does, or nothing. */
    @Nullable
    String recorder(String function) {
        return recorded.get(function);
    }

    /** The context's field for a class {@code XCalls}. */
    static String field(String type) {
        return Character.toLowerCase(type.charAt(0)) + type.substring(1, type.length() - "Calls".length());
    }

    static String recorderField(String type) {
        return Character.toLowerCase(type.charAt(0)) + type.substring(1);
    }

    private void add(Path file) throws IOException {
        String name = file.getFileName().toString();
        String field = field(name.substring(0, name.length() - ".java".length()));
        Matcher m = FUNCTION.matcher(Files.readString(file));
        while (m.find()) {
            String before = fields.put(m.group(1), field);
            if (before != null)
                throw new IOException(file + ": " + m.group(1) + " is a function of chapter " + before + " too");
        }
    }

    /** Puts functions that are generated into a chapter. */
    void add(String function, String field) {
        fields.put(function, field);
    }

    /** The context's field for the chapter of a function that has one. */
    String fieldOf(String function) {
        String field = fields.get(function);
        if (field == null) throw new IllegalArgumentException("GlChapters: no chapter has " + function);
        return field;
    }

    boolean has(String function) {
        return fields.containsKey(function);
    }

    /** A statement with its line's end: the call of a function in its chapter, or an exception where no chapter has it. */
    String call(String function, String result, String arguments) {
        String field = fields.get(function);
        if (field == null) return "throw Guarded.absent(\"" + function + "\");\n";
        return result + "context." + field + "." + function + "(" + arguments + ");\n";
    }
}
