package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code ./tepui generate}: writes all generated files anew; with {@code --check}, only names the stale ones and fails. */
public final class Main {
    private Main() {}

    /** Takes the project's root, then the options. */
    public static void main(String[] args) throws IOException {
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
        List<Path> stale = stale(root, Generator.ALL);
        for (Path file : stale) {
            System.out.println((check ? "stale: " : "written: ") + file);
        }
        if (!check) write(root, Generator.ALL);
        System.exit(check && !stale.isEmpty() ? 1 : 0);
    }

    /** The files that are not what their generators write. */
    static List<Path> stale(Path root, List<Generator> generators) throws IOException {
        List<Path> stale = new ArrayList<>();
        for (Generator generator : generators) {
            Path file = root.resolve(generator.file());
            if (!Files.exists(file) || !Files.readString(file).equals(generator.text())) stale.add(generator.file());
        }
        return stale;
    }

    static void write(Path root, List<Generator> generators) throws IOException {
        for (Generator generator : generators) {
            Path file = root.resolve(generator.file());
            Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
            Files.writeString(file, generator.text());
        }
    }
}
