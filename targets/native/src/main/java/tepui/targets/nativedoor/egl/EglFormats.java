package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.EglChoice;
import tepui.targets.nativedoor.window.Format;

/** Formats as EGL's configurations: their attributes, and which of them eglChooseConfig chooses ({@link EglChoice}). */
final class EglFormats {
    /** The APIs that can draw: OpenGL, OpenGL ES 1, 2 and 3. */
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
     * Those that match, best first.
     *
     * @param wanted attributes and values in turn
     * @return null for an attribute that there is not
     */
    static @Nullable List<Format> choose(List<Format> all, int[] wanted, EglDisplay display) {
        return EglChoice.of(all, wanted, (format, attribute) -> get(format, attribute, display));
    }
}
