package tepui.layers.hud;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The figures of every frame as a line of a CSV file. */
final class HudLog implements AutoCloseable {
    private static final HudItem[] ITEMS = HudItem.values();

    private final BufferedWriter out;
    private final StringBuilder line = new StringBuilder();

    HudLog(Path file) {
        try {
            out = Files.newBufferedWriter(file);
            line.append("frame");
            for (HudItem item : ITEMS) {
                line.append(',').append(item.word());
                if (!item.unit().isEmpty()) line.append('_').append(item.unit());
            }
            out.append(line.append('\n'));
        } catch (IOException e) {
            throw new IllegalArgumentException("hud: '" + file + "' cannot be written: " + e, e);
        }
    }

    void frame(HudFigures figures) {
        line.setLength(0);
        line.append(figures.frames());
        for (HudItem item : ITEMS) line.append(',').append(figures.at(item, 0));
        try {
            out.append(line.append('\n'));
            // Most programs end without closing anything.
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
