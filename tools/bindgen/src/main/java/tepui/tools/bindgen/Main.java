package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Command {@code ./tepui generate}: writes all generated files anew; with {@code --check}, only names the stale ones
 * and fails.
 */
public final class Main {
    private Main() {}

    /** Takes the project's root, then the options. */
    public static void main(String[] args) {
        Path root = Path.of(args[0]);
        boolean check = false;
        for (String option : List.of(args).subList(1, args.length)) {
            if (option.equals("--check")) {
                check = true;
            } else if (option.equals("--help") || option.equals("-h")) {
                System.out.println(
                        "Usage: ./tepui generate [--check]\n\n"
                                + "Writes all generated files from their data; with --check, only names the stale ones and fails.");
                return;
            } else {
                System.err.println("tepui: generate: there is no option " + option + "; there is --check");
                System.exit(2);
            }
        }
        Path registries = Path.of(System.getProperty("tepui.deps", ".tepui/deps"), "registry");
        List<Path> stale;
        try {
            stale = stale(root, registries, Generator.ALL);
            if (!check) write(root, registries, Generator.ALL);
        } catch (IOException e) {
            System.err.println("tepui: generate: " + e.getMessage());
            System.exit(1);
            return;
        }
        for (Path file : stale) {
            System.out.println((check ? "stale: " : "written: ") + file);
        }
        System.exit(check && !stale.isEmpty() ? 1 : 0);
    }

    /** The files that are not what their generators write. */
    static List<Path> stale(Path root, Path registries, List<Generator> generators) throws IOException {
        List<Path> stale = new ArrayList<>();
        for (Generator generator : generators) {
            Path file = root.resolve(generator.file());
            if (!Files.exists(file) || !Files.readString(file).equals(generator.text(root, registries)))
                stale.add(generator.file());
        }
        return stale;
    }

    static void write(Path root, Path registries, List<Generator> generators) throws IOException {
        for (Generator generator : generators) {
            Path file = root.resolve(generator.file());
            Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
            Files.writeString(file, generator.text(root, registries));
        }
    }
}
