package tepui.tools.suites.shader;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parsed shader_test file, by its sections: {@code [require]}, a section per shader, {@code [vertex data]}, {@code
 * [test]}.
 *
 * @param requirements lines of [require] without comments
 * @param shaders the sections with the text of a shader, in order
 * @param vertexData lines of [vertex data] without comments
 * @param commands lines of [test] without comments
 */
record ShaderTestFile(
        List<String> requirements, List<Section> shaders, List<String> vertexData, List<String> commands) {
    /**
     * A section with text of its own.
     *
     * @param kind what stands between the brackets: "vertex shader"
     */
    record Section(String kind, String text) {}

    static ShaderTestFile parse(String text) {
        List<String> requirements = new ArrayList<>();
        List<String> vertexData = new ArrayList<>();
        List<String> commands = new ArrayList<>();
        List<Section> shaders = new ArrayList<>();
        String section = "";
        StringBuilder body = new StringBuilder();
        for (String line : text.split("\r?\n", -1)) {
            if (line.startsWith("[")) {
                add(shaders, section, body);
                int end = line.indexOf(']');
                section = line.substring(1, end < 0 ? line.length() : end).strip();
                body.setLength(0);
                continue;
            }
            switch (section) {
                case "" -> {}
                case "require" -> add(requirements, line);
                case "vertex data" -> add(vertexData, line);
                case "test" -> add(commands, line);
                default -> body.append(line).append('\n');
            }
        }
        add(shaders, section, body);
        return new ShaderTestFile(
                List.copyOf(requirements), List.copyOf(shaders), List.copyOf(vertexData), List.copyOf(commands));
    }

    private static void add(List<String> lines, String line) {
        int hash = line.indexOf('#');
        String bare = (hash < 0 ? line : line.substring(0, hash)).strip();
        if (!bare.isEmpty()) lines.add(bare);
    }

    private static void add(List<Section> shaders, String section, StringBuilder body) {
        switch (section) {
            case "", "require", "vertex data", "test" -> {}
            default -> shaders.add(new Section(section, body.toString()));
        }
    }

    /** The first section of that kind, or null. */
    @Nullable
    Section find(String kind) {
        for (Section s : shaders) {
            if (s.kind().equals(kind)) return s;
        }
        return null;
    }
}
