package tepui.targets.lwjgl.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.targets.lwjgl.window.EglChoice;

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
     * Those that match, best first.
     *
     * @param wanted attributes and values in turn
     * @return null where an attribute is wanted that there is not
     */
    static @Nullable List<EglConfig> choose(List<EglConfig> all, int[] wanted, int visual) {
        return EglChoice.of(all, wanted, (config, attribute) -> config.get(attribute, visual));
    }

    /** The format for a context or a framebuffer. */
    ContextAttributes format(ContextAttributes of, boolean srgb) {
        return of.withFormat(alpha > 0, depth, stencil, srgb).withSamples(samples);
    }
}
