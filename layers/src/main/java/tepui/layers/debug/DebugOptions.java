package tepui.layers.debug;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Options of debugging: a pixel, and where sources and messages go.
 *
 * @param x column of the pixel, from the left; -1 for the middle of each target
 * @param y row of the pixel, from the top of the picture
 * @param folder where sources are written, in a folder {@code shaders}
 * @param log is told of each shader's file, and of what cannot be debugged
 */
public record DebugOptions(int x, int y, Path folder, Consumer<String> log) {
    /** The middle of each target. */
    public static DebugOptions middle(Path folder, Consumer<String> log) {
        return new DebugOptions(-1, -1, folder, log);
    }

    /** A pixel written {@code 120,80}, or {@code 120:80} where a comma means something else; null where the text is none. */
    public static int @Nullable [] pixel(String text) {
        if (!text.matches("[0-9]{1,5}[,:][0-9]{1,5}")) return null;
        String[] numbers = text.split("[,:]");
        return new int[] {Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])};
    }
}
