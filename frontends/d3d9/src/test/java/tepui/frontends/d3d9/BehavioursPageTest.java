package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;

/** The page of behaviours names tests that there are, and every row of it names some. */
final class BehavioursPageTest {
    private static final Pattern NAME = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

    private static Path page() {
        Path at = Path.of("").toAbsolutePath();
        while (at != null && !Files.exists(at.resolve("docs/d3d9-behaviours.md"))) at = at.getParent();
        if (at == null)
            throw new AssertionError("docs/d3d9-behaviours.md is in no folder above "
                    + Path.of("").toAbsolutePath());
        return at.resolve("docs/d3d9-behaviours.md");
    }

    private static boolean isTest(String type, String method) {
        for (String folder : new String[] {"tepui.frontends.d3d9.", "tepui.frontends.d3d9.shader."}) {
            try {
                for (Method m : Class.forName(folder + type).getDeclaredMethods()) {
                    if (m.getName().equals(method) && isTest(m)) return true;
                }
            } catch (ClassNotFoundException e) {
                // in the other folder, or in none
            }
        }
        return false;
    }

    private static boolean isTest(Method m) {
        return m.isAnnotationPresent(Test.class)
                || m.isAnnotationPresent(TestFactory.class)
                || m.isAnnotationPresent(ParameterizedTest.class);
    }

    @Test
    void everyRowNamesTestsThatThereAre() throws IOException {
        List<String> wrong = new ArrayList<>();
        int rows = 0;
        for (String line : Files.readAllLines(page())) {
            if (!line.startsWith("| ") || line.startsWith("| behaviour ")) continue;
            rows++;
            Matcher m = NAME.matcher(line);
            int found = 0;
            while (m.find()) {
                found++;
                if (!isTest(m.group(1), m.group(2))) wrong.add(m.group(1) + "." + m.group(2));
            }
            if (found == 0) wrong.add(line);
        }
        assertEquals(List.of(), wrong);
        assertTrue(rows > 40, "the page has " + rows + " rows");
    }
}
