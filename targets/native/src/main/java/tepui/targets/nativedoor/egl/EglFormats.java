package tepui.targets.nativedoor.egl;

import static tepui.targets.nativedoor.egl.EglConstants.*;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.window.Format;

/** Formats as EGL's configurations: their attributes, and which of them eglChooseConfig chooses (EGL 1.5, section 3.4). */
final class EglFormats {
    /** What apiece can be drawn with: OpenGL, OpenGL ES 1, 2 and 3. */
    private static final int RENDERABLE = OPENGL_BIT | OPENGL_ES_BIT | OPENGL_ES2_BIT | OPENGL_ES3_BIT;

    private EglFormats() {}

    /** An attribute's value; null for one that no configuration has. */
    static @Nullable Integer get(Format format, int attribute, EglDisplay display) {
        return switch (attribute) {
            case CONFIG_ID -> format.id();
            case RED_SIZE, GREEN_SIZE, BLUE_SIZE -> 8;
            case ALPHA_SIZE -> format.alpha();
            case BUFFER_SIZE -> 24 + format.alpha();
            case DEPTH_SIZE -> format.depth();
            case STENCIL_SIZE -> format.stencil();
            case SAMPLES -> format.samples();
            case SAMPLE_BUFFERS -> format.samples() > 0 ? 1 : 0;
            case SURFACE_TYPE -> display.surfaceTypes(format);
            case RENDERABLE_TYPE, CONFORMANT -> RENDERABLE;
            case NATIVE_VISUAL_ID -> display.visual(format);
            case NATIVE_VISUAL_TYPE -> display.visualType();
            case COLOR_BUFFER_TYPE -> RGB_BUFFER;
            case CONFIG_CAVEAT, TRANSPARENT_TYPE -> NONE;
            case MAX_PBUFFER_WIDTH, MAX_PBUFFER_HEIGHT -> Format.LARGEST;
            case MAX_PBUFFER_PIXELS -> Format.LARGEST * Format.LARGEST;
            case MAX_SWAP_INTERVAL -> display.maxInterval();
            case BIND_TO_TEXTURE_RGB, BIND_TO_TEXTURE_RGBA ->
                EglTextures.canBind(format, attribute == BIND_TO_TEXTURE_RGBA) ? 1 : 0;
            case LEVEL,
                    NATIVE_RENDERABLE,
                    TRANSPARENT_RED_VALUE,
                    TRANSPARENT_GREEN_VALUE,
                    TRANSPARENT_BLUE_VALUE,
                    MIN_SWAP_INTERVAL,
                    LUMINANCE_SIZE,
                    ALPHA_MASK_SIZE -> 0;
            default -> null;
        };
    }

    /**
     * Those that match, best first: more of the colours that are asked for, then the smallest of what else there is.
     *
     * @param wanted attributes and values in turn
     * @return null for an attribute that there is not
     */
    static @Nullable List<Format> choose(List<Format> all, int[] wanted, EglDisplay display) {
        Map<Integer, Integer> least = new HashMap<>();
        Map<Integer, Integer> bits = new HashMap<>();
        Map<Integer, Integer> exact = new HashMap<>();
        bits.put(SURFACE_TYPE, WINDOW_BIT);
        // The default of EGL_RENDERABLE_TYPE, OpenGL ES 1, is not asked for: few who leave it out mean that, and all
        // are renderable so.
        exact.put(LEVEL, 0);
        for (int i = 0; i + 1 < wanted.length; i += 2) {
            int attribute = wanted[i];
            int value = wanted[i + 1];
            switch (attribute) {
                case MATCH_NATIVE_PIXMAP,
                        MAX_PBUFFER_WIDTH,
                        MAX_PBUFFER_HEIGHT,
                        MAX_PBUFFER_PIXELS,
                        NATIVE_VISUAL_ID,
                        TRANSPARENT_RED_VALUE,
                        TRANSPARENT_GREEN_VALUE,
                        TRANSPARENT_BLUE_VALUE -> {}
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
                    if (get(all.getFirst(), attribute, display) == null) return null;
                    if (value != DONT_CARE) exact.put(attribute, value);
                }
            }
        }
        Integer one = exact.get(CONFIG_ID);
        if (one != null) {
            int id = one;
            return all.stream().filter(f -> f.id() == id).toList();
        }
        boolean wantsAlpha = least.getOrDefault(ALPHA_SIZE, 0) > 0;
        return all.stream()
                .filter(f -> least.entrySet().stream().allMatch(e -> value(f, e.getKey(), display) >= e.getValue()))
                .filter(f -> bits.entrySet().stream()
                        .allMatch(e -> (value(f, e.getKey(), display) & e.getValue()) == e.getValue()))
                .filter(f -> exact.entrySet().stream().allMatch(e -> value(f, e.getKey(), display) == e.getValue()))
                .sorted(Comparator.<Format>comparingInt(f -> wantsAlpha ? -f.alpha() : 0)
                        .thenComparingInt(Format::alpha)
                        .thenComparingInt(Format::samples)
                        .thenComparingInt(Format::depth)
                        .thenComparingInt(Format::stencil)
                        .thenComparingInt(Format::id))
                .toList();
    }

    private static int value(Format format, int attribute, EglDisplay display) {
        Integer value = get(format, attribute, display);
        return value == null ? 0 : value;
    }
}
