package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Limits;
import tepui.pipe.LogicOp;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;

/**
 * A logic operation and the formats that it works on: what {@link LowerLogicOp} makes code for, so a part of shaders' keys. Floats and
 * sRGB take what the shader puts out as it is, as holes do: null here.
 */
public record LogicTargets(LogicOp op, List<@Nullable Format> formats) {
    public LogicTargets {
        formats = Collections.unmodifiableList(new ArrayList<>(formats));
        if (formats.size() > Limits.COLOR_TARGETS) {
            throw new IllegalArgumentException(
                    "LogicTargets: " + formats.size() + " formats, at most " + Limits.COLOR_TARGETS + " allowed");
        }
        for (Format f : formats) {
            if (f != null && bits(f) == null) {
                throw new IllegalArgumentException("LogicTargets: format is " + f + ", whose bits are not combined");
            }
        }
    }

    /** For an operation and targets. */
    public static LogicTargets of(LogicOp op, @Nullable RenderTargets targets) {
        List<@Nullable Format> formats = new ArrayList<>();
        int count = targets == null ? 0 : targets.colors().size();
        for (int i = 0; i < count; i++) formats.add(format(targets, i));
        return new LogicTargets(op, formats);
    }

    /** Is this what {@link #of} would make? */
    public boolean is(LogicOp now, @Nullable RenderTargets targets) { // hot
        int count = targets == null ? 0 : targets.colors().size();
        if (now != op || count != formats.size()) return false;
        for (int i = 0; i < count; i++) {
            if (formats.get(i) != format(targets, i)) return false;
        }
        return true;
    }

    private static @Nullable Format format(@Nullable RenderTargets targets, int i) { // hot
        RenderTargets.Attachment a = targets == null ? null : targets.color(i);
        return a == null ? null : bits(a.format());
    }

    /** The format itself if its bits are combined. */
    private static @Nullable Format bits(Format f) { // hot
        return !f.isSrgb() && (f.isNormalized() || f.isInteger()) ? f : null;
    }

    /** The format at a location of fragment outputs; null where nothing is combined. */
    @Nullable
    Format format(int target) {
        return target < formats.size() ? formats.get(target) : null;
    }

    /** One word, for files. */
    public String text() {
        StringBuilder text = new StringBuilder(op.name());
        for (Format f : formats) text.append('.').append(f == null ? "" : f.name());
        return text.toString();
    }

    /**
     * From {@link #text}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static LogicTargets parse(String text) {
        String[] parts = text.split("\\.", -1);
        List<@Nullable Format> formats = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) formats.add(parts[i].isEmpty() ? null : Format.valueOf(parts[i]));
        return new LogicTargets(LogicOp.valueOf(parts[0]), formats);
    }
}
