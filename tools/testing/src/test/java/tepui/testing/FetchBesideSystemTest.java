package tepui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Libraries that tests open by their paths, fetched on a system on which every package is installed already. */
@EnabledOnOs(OS.LINUX)
final class FetchBesideSystemTest {
    @TempDir
    private Path folder;

    private BareSystem system;
    private Path deps;

    /** The plan of an installation is empty, since nothing is left to install. A library's package holds the library that it is named for. */
    @BeforeEach
    void everythingIsInstalled() throws IOException {
        system = new BareSystem(folder);
        deps = folder.resolve("deps");
        system.program("apt-cache", "exit 0");
        system.program("dpkg-architecture", "echo x86_64-linux-gnu");
        system.program("apt-get", """
                case " $* " in
                *" download "*)
                    for word; do
                        if [ -n "$behind" ]; then : >"$word.deb"; fi
                        if [ "$word" = download ]; then behind=1; fi
                    done;;
                esac""");
        system.program("dpkg", """
                name=$(basename "$2" .deb)
                to=$3/usr/lib/x86_64-linux-gnu
                mkdir -p "$to"
                printf %s "$name" | sed 's/\\([0-9]*\\)$/.so.\\1/' >"$to/name"
                mv "$to/name" "$to/$(cat "$to/name")"
                """);
    }

    @Test
    void whatTestsOpenByItsPathIsThere() throws IOException, InterruptedException {
        system.fetch("fetch", deps.toString(), "devices");
        List<Path> opened = new ArrayList<>();
        Path named = Path.of(System.getProperty("tepui.deps", ".tepui/deps")).toAbsolutePath();
        for (Need need : Need.values()) {
            Path file = named.relativize(need.path());
            if (file.startsWith("lib")) opened.add(file);
        }
        assertTrue(opened.size() >= 3, opened::toString);
        for (Path file : opened) assertTrue(Files.exists(deps.resolve(file)), () -> file + " of " + there());
    }

    private String there() {
        return Arrays.toString(deps.resolve("lib").toFile().list());
    }

    @Test
    void aGroupIsNotFetchedTwice() throws IOException, InterruptedException {
        system.fetch("fetch", deps.toString(), "devices");
        assertEquals(List.of(), system.fetch("fetch", deps.toString(), "devices"));
    }
}
