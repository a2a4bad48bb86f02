package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of what the Vulkan driver uses names nothing else. */
final class VulkanUsedTest {
    @Test
    void theDriverUsesAllThatTheTableNames() throws IOException {
        Path sources = Path.of(System.getProperty("tepui.root"), "drivers", "vulkan", "src");
        Set<String> words = new HashSet<>();
        for (String folder : List.of("main", "test")) {
            try (Stream<Path> files = Files.walk(sources.resolve(folder))) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    Pattern.compile("\\bvk\\w+|\\bVk\\w+")
                            .matcher(Files.readString(file))
                            .results()
                            .map(MatchResult::group)
                            .forEach(words::add);
                }
            }
        }
        List<String> unused = new ArrayList<>();
        for (List<String> list : List.of(
                VulkanUsed.GLOBAL, VulkanUsed.INSTANCE, VulkanUsed.DEVICE, VulkanUsed.RECORDED, VulkanUsed.STRUCTS)) {
            for (String name : list) if (!words.contains(name)) unused.add(name);
        }
        assertEquals(List.of(), unused);
    }
}
