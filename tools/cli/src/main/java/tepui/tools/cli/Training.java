package tepui.tools.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Run that the build records ({@code -XX:AOTCacheOutput}): the scenes of {@code demo}, small, on the software device. The VM keeps the classes that were loaded
 * and how they were used, and each later start of the command maps them instead of reading jars.
 */
public final class Training {
    private Training() {}

    /** Draws the scenes; the argument is a folder for the pictures. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        Terminal silent = new Terminal(
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8), System.err, false);
        int status = 0;
        for (String scene : List.of("gears", "scene", "d3d9", "mountain")) {
            Path picture = folder.resolve(scene + ".png");
            status |= Main.run(
                    List.of(
                            "demo",
                            scene,
                            "--driver",
                            "soft",
                            "--size",
                            "320x180",
                            "--frames",
                            "20",
                            "--out",
                            picture.toString()),
                    silent);
            Files.deleteIfExists(picture);
        }
        System.exit(status);
    }
}
