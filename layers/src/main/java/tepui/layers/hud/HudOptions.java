package tepui.layers.hud;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.driver.FlightRecording;

/**
 * Options of the HUD.
 *
 * @param csv takes the figures of every frame, a line each; null for nowhere
 * @param scale pixels of a dot
 */
public record HudOptions(List<HudItem> items, @Nullable Path csv, int scale) {
    /** Nothing is drawn; figures go into events of the flight recorder alone. */
    static final HudOptions EVENTS = new HudOptions(List.of(), null, 1);

    public HudOptions {
        items = List.copyOf(items);
        if (scale < 1 || scale > 8) {
            throw new IllegalArgumentException("hud: scale is " + scale + ", must be 1 to 8");
        }
    }

    /** Words with commas or plus signs between them: {@code fps,frametime,draws,csv=frames.csv,scale=2}; {@code full} is all figures, {@code events} draws none. */
    public static HudOptions parse(String text) {
        List<HudItem> items = new ArrayList<>();
        Path csv = null;
        int scale = 1;
        boolean drawsNothing = false;
        for (String part : text.split("[,+]", -1)) {
            String word = part.strip();
            if (word.startsWith("csv=")) csv = Path.of(word.substring(4));
            else if (word.startsWith("scale=")) scale = number(word.substring(6));
            else if (word.equals("events")) drawsNothing = true;
            else if (word.equals("full")) items.addAll(List.of(HudItem.values()));
            else items.add(HudItem.of(word));
        }
        if (drawsNothing && !items.isEmpty())
            throw new IllegalArgumentException("hud: 'events' draws nothing, and "
                    + items.getFirst().word() + " is to be drawn; leave one of them out");
        if (!drawsNothing && items.isEmpty())
            throw new IllegalArgumentException("hud: no figure is named; 'events' draws none");
        return new HudOptions(items, csv, scale);
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("hud: scale is '" + text + "', must be a number from 1 to 8", e);
        }
    }

    /**
     * Options of the system property {@code tepui.hud}, or else of the environment's {@code TEPUI_HUD}. Where neither is set, a
     * flight recording gets the figures as events, and else there are none: null.
     */
    public static @Nullable HudOptions ofEnvironment() {
        String text = System.getProperty("tepui.hud");
        if (text == null) text = System.getenv("TEPUI_HUD");
        if (text != null && !text.isBlank()) return parse(text);
        return FlightRecording.isOn() ? EVENTS : null;
    }
}
