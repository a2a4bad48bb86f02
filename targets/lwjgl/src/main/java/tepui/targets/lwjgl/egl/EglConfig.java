package tepui.targets.lwjgl.egl;

import static tepui.targets.lwjgl.egl.EglConstants.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;

/** Configuration: a format that surfaces and contexts are made with. Its number, from 1 on, is also its handle. */
record EglConfig(int id, int alpha, int depth, int stencil, int samples) {
    private static final int LARGEST = 16384;

    /** All there are on a device of so many samples, the plainest first. */
    static List<EglConfig> all(int maxSamples) {
        List<EglConfig> configs = new ArrayList<>();
        int[][] depths = {{0, 0}, {24, 8}, {24, 0}, {16, 0}, {32, 8}};
        for (int samples = 0; samples <= maxSamples; samples = Math.max(2, samples * 2)) {
            for (int[] d : depths) {
                for (int alpha = 0; alpha <= 8; alpha += 8)
                    configs.add(new EglConfig(configs.size() + 1, alpha, d[0], d[1], samples));
            }
        }
        return List.copyOf(configs);
    }

    /** An attribute's value; null for one that no configuration has. */
    @Nullable
    Integer get(int attribute, int visual) {
        return switch (attribute) {
            case CONFIG_ID -> id;
            case RED_SIZE, GREEN_SIZE, BLUE_SIZE -> 8;
            case ALPHA_SIZE -> alpha;
            case BUFFER_SIZE -> 24 + alpha;
            case DEPTH_SIZE -> depth;
            case STENCIL_SIZE -> stencil;
            case SAMPLES -> samples;
            case SAMPLE_BUFFERS -> samples > 0 ? 1 : 0;
            case SURFACE_TYPE -> PBUFFER_BIT | WINDOW_BIT;
            case RENDERABLE_TYPE, CONFORMANT -> OPENGL_BIT | OPENGL_ES2_BIT | OPENGL_ES3_BIT;
            case NATIVE_VISUAL_ID -> visual;
            case COLOR_BUFFER_TYPE -> RGB_BUFFER;
            case CONFIG_CAVEAT, TRANSPARENT_TYPE -> NONE;
            case MAX_PBUFFER_WIDTH, MAX_PBUFFER_HEIGHT -> LARGEST;
            case MAX_PBUFFER_PIXELS -> LARGEST * LARGEST;
            case MAX_SWAP_INTERVAL -> 4;
            case LEVEL,
                    NATIVE_RENDERABLE,
                    NATIVE_VISUAL_TYPE,
                    TRANSPARENT_RED_VALUE,
                    TRANSPARENT_GREEN_VALUE,
                    TRANSPARENT_BLUE_VALUE,
                    BIND_TO_TEXTURE_RGB,
                    BIND_TO_TEXTURE_RGBA,
                    MIN_SWAP_INTERVAL,
                    LUMINANCE_SIZE,
                    ALPHA_MASK_SIZE -> 0;
            default -> null;
        };
    }

    /**
     * Those that match, best first, as eglChooseConfig orders them: more alpha where some is asked for, then the smallest of what else there
     * is (EGL 1.5, section 3.4.1).
     *
     * @param wanted attributes and values in turn
     * @throws IllegalArgumentException for an attribute that there is not
     */
    static List<EglConfig> choose(List<EglConfig> all, int[] wanted, int visual) {
        Map<Integer, Integer> least = new HashMap<>();
        Map<Integer, Integer> bits = new HashMap<>();
        Map<Integer, Integer> exact = new HashMap<>();
        bits.put(SURFACE_TYPE, WINDOW_BIT);
        // EGL's own default asks for OpenGL ES 1, which nothing here has and nobody means.
        exact.put(LEVEL, 0);
        for (int i = 0; i + 1 < wanted.length; i += 2) {
            int attribute = wanted[i];
            int value = wanted[i + 1];
            switch (attribute) {
                case MATCH_NATIVE_PIXMAP,
                        MAX_PBUFFER_WIDTH,
                        MAX_PBUFFER_HEIGHT,
                        MAX_PBUFFER_PIXELS,
                        NATIVE_VISUAL_ID -> {}
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
                    if (all.getFirst().get(attribute, visual) == null)
                        throw new IllegalArgumentException(
                                "eglChooseConfig: there is no attribute 0x" + Integer.toHexString(attribute));
                    boolean transparent = attribute >= TRANSPARENT_BLUE_VALUE && attribute <= TRANSPARENT_RED_VALUE;
                    if (value != DONT_CARE && !transparent) exact.put(attribute, value);
                }
            }
        }
        Integer one = exact.get(CONFIG_ID);
        if (one != null) {
            int id = one;
            return all.stream().filter(c -> c.id == id).toList();
        }
        boolean wantsAlpha = least.getOrDefault(ALPHA_SIZE, 0) > 0;
        return all.stream()
                .filter(c -> least.entrySet().stream().allMatch(e -> c.value(e.getKey(), visual) >= e.getValue()))
                .filter(c -> bits.entrySet().stream()
                        .allMatch(e -> (c.value(e.getKey(), visual) & e.getValue()) == e.getValue()))
                .filter(c -> exact.entrySet().stream().allMatch(e -> c.value(e.getKey(), visual) == e.getValue()))
                .sorted(Comparator.<EglConfig>comparingInt(c -> wantsAlpha ? -c.alpha : 0)
                        .thenComparingInt(c -> c.alpha)
                        .thenComparingInt(EglConfig::samples)
                        .thenComparingInt(EglConfig::depth)
                        .thenComparingInt(EglConfig::stencil)
                        .thenComparingInt(EglConfig::id))
                .toList();
    }

    private int value(int attribute, int visual) {
        Integer value = get(attribute, visual);
        return value == null ? 0 : value;
    }

    /** The format for a context or a framebuffer. */
    ContextAttributes format(ContextAttributes of, boolean srgb) {
        return of.withFormat(alpha > 0, depth, stencil, srgb).withSamples(samples);
    }
}
