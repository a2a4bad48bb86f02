package tepui.targets.lwjgl.window;

import static tepui.targets.lwjgl.window.EglConstants.*;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Choice of EGL's configurations by a list of attributes, as eglChooseConfig makes it (EGL 1.5, section 3.4.1).
 *
 * @param <C> the class of configurations
 */
public final class EglChoice<C> {
    /**
     * Reader of a configuration's attributes.
     *
     * @param <C> the class of configurations
     */
    public interface Attributes<C> {
        /** The value; null for an attribute that no configuration has. */
        @Nullable
        Integer get(C config, int attribute);
    }

    private final Attributes<C> attributes;
    /** Attributes that must be at least so much, have these bits, be just this. */
    private final Map<Integer, Integer> least = new HashMap<>();

    private final Map<Integer, Integer> bits = new HashMap<>();
    private final Map<Integer, Integer> exact = new HashMap<>();

    private EglChoice(Attributes<C> attributes) {
        this.attributes = attributes;
        bits.put(SURFACE_TYPE, WINDOW_BIT);
        // The default of EGL_RENDERABLE_TYPE, OpenGL ES 1, is not asked for: few who leave it out mean that.
        exact.put(LEVEL, 0);
    }

    /**
     * Those that match, best first: more alpha where some is asked for, then the smallest of what else there is.
     *
     * @param wanted attributes and values in turn
     * @return null where an attribute is wanted that there is not
     */
    public static <C> @Nullable List<C> of(List<C> all, int[] wanted, Attributes<C> attributes) {
        EglChoice<C> choice = new EglChoice<>(attributes);
        for (int i = 0; i + 1 < wanted.length; i += 2) {
            if (!choice.want(wanted[i], wanted[i + 1], all.getFirst())) return null;
        }
        return choice.among(all);
    }

    private boolean want(int attribute, int value, C any) {
        switch (attribute) {
            case MATCH_NATIVE_PIXMAP, MAX_PBUFFER_WIDTH, MAX_PBUFFER_HEIGHT, MAX_PBUFFER_PIXELS, NATIVE_VISUAL_ID -> {}
            case TRANSPARENT_RED_VALUE, TRANSPARENT_GREEN_VALUE, TRANSPARENT_BLUE_VALUE -> {}
            case SURFACE_TYPE, RENDERABLE_TYPE, CONFORMANT -> {
                if (value == DONT_CARE) bits.remove(attribute);
                else bits.put(attribute, value);
            }
            case BUFFER_SIZE,
                    RED_SIZE,
                    GREEN_SIZE,
                    BLUE_SIZE,
                    ALPHA_SIZE,
                    LUMINANCE_SIZE,
                    ALPHA_MASK_SIZE,
                    DEPTH_SIZE,
                    STENCIL_SIZE,
                    SAMPLES,
                    SAMPLE_BUFFERS -> {
                if (value != DONT_CARE) least.put(attribute, value);
            }
            default -> {
                if (attributes.get(any, attribute) == null) return false;
                if (value != DONT_CARE) exact.put(attribute, value);
            }
        }
        return true;
    }

    private List<C> among(List<C> all) {
        Integer one = exact.get(CONFIG_ID);
        if (one != null) {
            int id = one;
            return all.stream().filter(c -> value(c, CONFIG_ID) == id).toList();
        }
        boolean wantsAlpha = least.getOrDefault(ALPHA_SIZE, 0) > 0;
        return all.stream()
                .filter(this::matches)
                .sorted(Comparator.<C>comparingInt(c -> wantsAlpha ? -value(c, ALPHA_SIZE) : 0)
                        .thenComparingInt(c -> value(c, ALPHA_SIZE))
                        .thenComparingInt(c -> value(c, SAMPLES))
                        .thenComparingInt(c -> value(c, DEPTH_SIZE))
                        .thenComparingInt(c -> value(c, STENCIL_SIZE))
                        .thenComparingInt(c -> value(c, CONFIG_ID)))
                .toList();
    }

    private boolean matches(C c) {
        for (var e : least.entrySet()) if (value(c, e.getKey()) < e.getValue()) return false;
        for (var e : bits.entrySet()) if ((value(c, e.getKey()) & e.getValue()) != e.getValue()) return false;
        for (var e : exact.entrySet()) if (value(c, e.getKey()) != e.getValue()) return false;
        return true;
    }

    private int value(C config, int attribute) {
        Integer value = attributes.get(config, attribute);
        return value == null ? 0 : value;
    }
}
