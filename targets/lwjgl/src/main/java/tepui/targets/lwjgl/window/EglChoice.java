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

    /** Bits of EGL_SURFACE_TYPE that EGL and its extensions know. */
    private static final int SURFACE_BITS = 0x1fff;

    /** OpenGL ES 1, OpenVG, OpenGL ES 2, OpenGL, OpenGL ES 3. */
    private static final int API_BITS = 0x4f;

    private static final int LUMINANCE_BUFFER = 0x308F;
    private static final int SLOW_CONFIG = 0x3050;
    private static final int NON_CONFORMANT_CONFIG = 0x3051;
    private static final int TRANSPARENT_RGB = 0x3052;

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
     * @return null where an attribute is wanted that there is not, or a value that it cannot have
     */
    public static <C> @Nullable List<C> of(List<C> all, int[] wanted, Attributes<C> attributes) {
        EglChoice<C> choice = new EglChoice<>(attributes);
        for (int i = 0; i + 1 < wanted.length; i += 2) {
            if (!choice.want(wanted[i], wanted[i + 1], all.getFirst())) return null;
        }
        return choice.among(all);
    }

    private boolean want(int attribute, int value, C any) {
        if (!isValue(attribute, value)) return false;
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

    /** Can an attribute have a value? One that is not known here can have any. */
    private static boolean isValue(int attribute, int value) {
        if (value == DONT_CARE) return attribute != LEVEL;
        return switch (attribute) {
            case SURFACE_TYPE -> (value & ~SURFACE_BITS) == 0;
            case RENDERABLE_TYPE, CONFORMANT -> (value & ~API_BITS) == 0;
            case SAMPLE_BUFFERS, BIND_TO_TEXTURE_RGB, BIND_TO_TEXTURE_RGBA, NATIVE_RENDERABLE ->
                value == 0 || value == 1;
            case COLOR_BUFFER_TYPE -> value == RGB_BUFFER || value == LUMINANCE_BUFFER;
            case CONFIG_CAVEAT -> value == NONE || value == SLOW_CONFIG || value == NON_CONFORMANT_CONFIG;
            case TRANSPARENT_TYPE -> value == NONE || value == TRANSPARENT_RGB;
            case CONFIG_ID -> value > 0;
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
                    MAX_PBUFFER_WIDTH,
                    MAX_PBUFFER_HEIGHT,
                    MAX_PBUFFER_PIXELS,
                    MIN_SWAP_INTERVAL,
                    MAX_SWAP_INTERVAL -> value >= 0;
            default -> true;
        };
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
