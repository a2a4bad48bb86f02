package tepui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the fetcher of Wine says of a part that it leaves out, on a system that can bring nothing. */
@EnabledOnOs(OS.LINUX)
final class FetchWindowsTest {
    private static final String NO_APT = "this system has no apt-get and dpkg to fetch packages with";

    @TempDir
    private Path folder;

    private String fetch() throws IOException, InterruptedException {
        return new BareSystem(folder).fetch("fetch-windows", deps().toString()).getLast();
    }

    private Path deps() throws IOException {
        return Files.createDirectories(folder.resolve("deps"));
    }

    @Test
    void withoutWineTheReasonIsToldAndKept() throws IOException, InterruptedException {
        assertEquals("fetch: there is no Wine: " + NO_APT, fetch());
        assertEquals("wine\t" + NO_APT + "\n", Files.readString(deps().resolve("windows/missing")));
    }

    @Test
    void withWineAloneTheReasonWhyThereAreNoTestsIsToldAndKept() throws IOException, InterruptedException {
        Path wine = Files.createDirectories(deps().resolve("windows"));
        for (String file : List.of(
                "root/usr/share/vulkan/icd.d/lvp_icd.json", "root/usr/lib/x86_64-linux-gnu/libXcomposite.so.1")) {
            Files.createDirectories(wine.resolve(file).getParent());
            Files.createFile(wine.resolve(file));
        }
        Files.writeString(wine.resolve("version"), wine.toRealPath() + "\n10.0\n");
        assertEquals("fetch: Wine's own tests of Direct3D 9 are left out: " + NO_APT, fetch());
        assertEquals(NO_APT + "\n", Files.readString(wine.resolve("tests-missing")));
    }
}
