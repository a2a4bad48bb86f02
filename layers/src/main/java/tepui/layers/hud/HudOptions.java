package tepui.layers.hud;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Options of the HUD.
 *
 * @param csv takes the figures of every frame, a line each; null for nowhere
 * @param scale pixels of a dot
 */
public record HudOptions(List<HudItem> items, @Nullable Path csv, int scale) {
    public HudOptions {
        items = List.copyOf(items);
        if (items.isEmpty()) throw new IllegalArgumentException("hud: no figure is named");
        if (scale < 1 || scale > 8) {
            throw new IllegalArgumentException("hud: scale is " + scale + ", must be 1 to 8");
        }
    }

    /** Words with commas or plus signs between them: {@code fps,frametime,draws,csv=frames.csv,scale=2}; {@code full} is all figures. */
    public static HudOptions parse(String text) {
        List<HudItem> items = new ArrayList<>();
        Path csv = null;
        int scale = 1;
        for (String part : text.split("[,+]", -1)) {
            String word = part.strip();
            if (word.startsWith("csv=")) csv = Path.of(word.substring(4));
            else if (word.startsWith("scale=")) scale = number(word.substring(6));
            else if (word.equals("full")) items.addAll(List.of(HudItem.values()));
            else items.add(HudItem.of(word));
        }
        return new HudOptions(items, csv, scale);
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("hud: scale is '" + text + "', must be a number from 1 to 8", e);
        }
    }

    /** Options of the system property {@code tepui.hud}, or else of the environment's {@code TEPUI_HUD}; null where neither is set. */
    public static @Nullable HudOptions ofEnvironment() {
        String text = System.getProperty("tepui.hud");
        if (text == null) text = System.getenv("TEPUI_HUD");
        return text == null || text.isBlank() ? null : parse(text);
    }
}
