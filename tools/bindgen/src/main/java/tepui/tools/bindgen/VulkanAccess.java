package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Words of the Vulkan driver that read or write a structure, as its sources and tests have them. Of a structure's
 * methods and offsets only those are generated: most of Vulkan's members are never touched.
 */
final class VulkanAccess {
    private static final Pattern IMPORTED =
            Pattern.compile("import static tepui\\.drivers\\.vulkan\\.vk\\.VkStructs\\.(\\w+)\\.\\*;");
    private static final Pattern QUALIFIED = Pattern.compile("\\b(Vk(?!Structs\\b)\\w+)\\s*\\.\\s*(\\w+)\\s*(\\(?)");
    private static final Pattern PLAIN = Pattern.compile("(?<![\\w.])(\\w+)\\s*(\\(?)");

    private static final Pattern FEATURES = Pattern.compile("VkPhysicalDevice\\w*Features\\w*");
    private static final Set<String> NO_FEATURES = Set.of("sType", "pNext", "features", "chain", "make");

    // "VkRect2D.extent/1": a call with so many arguments; "VkRect2D.EXTENT": an offset.
    private final Set<String> words = new HashSet<>();

    /** The driver's sources in a project. */
    static VulkanAccess read(Path root) throws IOException {
        VulkanAccess access = new VulkanAccess();
        Path sources = root.resolve(Path.of("drivers", "vulkan", "src"));
        for (String folder : List.of("main", "test")) {
            try (Stream<Path> files = Files.walk(sources.resolve(folder))) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    access.source(Files.readString(file));
                }
            }
        }
        return access;
    }

    void source(String text) {
        for (Matcher m = QUALIFIED.matcher(text); m.find(); )
            word(text, m.group(1) + '.' + m.group(2), m.end(), m.group(3));
        for (Matcher i = IMPORTED.matcher(text); i.find(); ) {
            for (Matcher m = PLAIN.matcher(text); m.find(); )
                word(text, i.group(1) + '.' + m.group(1), m.end(), m.group(2));
        }
    }

    private void word(String text, String word, int end, String bracket) {
        words.add(bracket.isEmpty() ? word : word + '/' + arguments(text, end));
    }

    /** How many arguments stand behind an opening bracket; a comma in brackets of any kind, or in a text, is none of theirs. */
    private static int arguments(String text, int from) {
        int count = 0;
        int depth = 1;
        for (int i = from; i < text.length() && depth > 0; i++) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c)) continue;
            if (c == '(' || c == '[' || c == '{') {
                depth++;
            } else if (c == ')' || c == ']' || c == '}') {
                if (--depth == 0) break;
            } else if (c == ',' && depth == 1) {
                count++;
                continue;
            } else if (c == '"' || c == '\'') {
                for (i++; i < text.length() && text.charAt(i) != c; i++) if (text.charAt(i) == '\\') i++;
            }
            if (count == 0) count = 1;
        }
        return count;
    }

    /** Whether a structure's method is called with so many arguments. */
    boolean calls(String struct, String method, int arguments) {
        return words.contains(struct + '.' + method + '/' + arguments) || arguments == 2 && isFeature(struct, method);
    }

    /** Of the structures of features that are asked for, the setting {@code hide} clears any, by names that it finds at run time. */
    private boolean isFeature(String struct, String member) {
        if (!FEATURES.matcher(struct).matches() || NO_FEATURES.contains(member)) return false;
        return words.stream().anyMatch(w -> w.startsWith(struct + '.'));
    }

    /** Whether a structure's constant is named. */
    boolean names(String struct, String constant) {
        return words.contains(struct + '.' + constant);
    }
}
