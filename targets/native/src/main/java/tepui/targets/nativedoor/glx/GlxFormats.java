package tepui.targets.nativedoor.glx;

import static tepui.targets.nativedoor.glx.GlxConstants.*;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.x11.XDisplay;

/** Formats as GLX's configurations: their attributes, and which of them are chosen (GLX 1.4, sections 3.3.3 and 3.4). */
final class GlxFormats {
    /** Not a constant: where there is no device, each question must get the message that says why. */
    private static volatile @Nullable List<Format> all;

    /** An X server has few visuals; which of its formats one stands for is what the program has chosen it as. */
    private static final Registry<Format> BY_VISUAL = new Registry<>();

    private GlxFormats() {}

    static List<Format> all() {
        List<Format> known = all;
        if (known == null) {
            known = Format.allWithSrgb(Devices.get().caps().maxSamples);
            all = known;
        }
        return known;
    }

    static @Nullable Format of(long handle) {
        return handle < 1 || handle > all().size() ? null : all().get((int) handle - 1);
    }

    /** The program is gone. */
    static void end() {
        BY_VISUAL.end();
    }

    /** From now on, a visual is this. */
    static void remember(int visual, Format format) {
        BY_VISUAL.put(visual, format);
    }

    static Format ofVisual(int visual) {
        Format remembered = BY_VISUAL.get(visual);
        return remembered == null ? all().getFirst() : remembered;
    }

    /** An attribute's value; null for one that no configuration has. */
    static @Nullable Integer get(Format format, int attribute, XDisplay display) {
        return switch (attribute) {
            case VISUAL_ID -> display.visual();
            case SCREEN -> display.screen();
            default -> get(format, attribute);
        };
    }

    private static @Nullable Integer get(Format format, int attribute) {
        return switch (attribute) {
            case USE_GL, RGBA, X_RENDERABLE -> 1;
            case FBCONFIG_ID -> format.id();
            case DOUBLEBUFFER -> format.doubleBuffered() ? 1 : 0;
            case RED_SIZE, GREEN_SIZE, BLUE_SIZE -> 8;
            case ALPHA_SIZE -> format.alpha();
            case BUFFER_SIZE -> 24 + format.alpha();
            case DEPTH_SIZE -> format.depth();
            case STENCIL_SIZE -> format.stencil();
            case ACCUM_RED_SIZE, ACCUM_GREEN_SIZE, ACCUM_BLUE_SIZE, ACCUM_ALPHA_SIZE -> 16;
            case SAMPLES -> format.samples();
            case SAMPLE_BUFFERS -> format.samples() > 0 ? 1 : 0;
            case DRAWABLE_TYPE -> WINDOW_BIT | PBUFFER_BIT | (format.samples() == 0 ? PIXMAP_BIT : 0);
            case BIND_TO_TEXTURE_RGB, Y_INVERTED -> 1;
            case BIND_TO_TEXTURE_RGBA -> format.alpha() > 0 ? 1 : 0;
            case BIND_TO_TEXTURE_TARGETS -> TEXTURE_2D_BIT | TEXTURE_RECTANGLE_BIT;
            case BIND_TO_MIPMAP_TEXTURE -> 0;
            case RENDER_TYPE -> RGBA_BIT;
            case CONFIG_CAVEAT, TRANSPARENT_TYPE -> NONE;
            case X_VISUAL_TYPE -> TRUE_COLOR;
            case MAX_PBUFFER_WIDTH, MAX_PBUFFER_HEIGHT -> Format.LARGEST;
            case MAX_PBUFFER_PIXELS -> Format.LARGEST * Format.LARGEST;
            case SRGB_CAPABLE -> format.srgb() ? 1 : 0;
            case VISUAL_ID, SCREEN, LEVEL, STEREO, AUX_BUFFERS -> 0;
            default -> attribute >= TRANSPARENT_INDEX_VALUE && attribute <= TRANSPARENT_ALPHA_VALUE ? 0 : null;
        };
    }

    /** The attributes of glXChooseVisual as those of glXChooseFBConfig: there some have no value and mean true. */
    static int[] ofVisual(int[] words) {
        int[] list = new int[words.length * 2 + 6];
        int n = 0;
        boolean doubleBuffered = false;
        boolean stereo = false;
        for (int i = 0; i < words.length; i++) {
            switch (words[i]) {
                case USE_GL, RGBA -> {}
                case DOUBLEBUFFER -> doubleBuffered = true;
                case STEREO -> stereo = true;
                default -> {
                    list[n++] = words[i];
                    list[n++] = i + 1 < words.length ? words[++i] : 0;
                }
            }
        }
        list[n++] = DOUBLEBUFFER;
        list[n++] = doubleBuffered ? 1 : 0;
        list[n++] = STEREO;
        list[n++] = stereo ? 1 : 0;
        return java.util.Arrays.copyOf(list, n);
    }

    /**
     * Those that match, best first.
     *
     * @param wanted attributes and values in turn
     * @return null for an attribute that there is not
     */
    static @Nullable List<Format> choose(int[] wanted) {
        Map<Integer, Integer> least = new HashMap<>();
        Map<Integer, Integer> bits = new HashMap<>(Map.of(RENDER_TYPE, RGBA_BIT, DRAWABLE_TYPE, WINDOW_BIT));
        Map<Integer, Integer> exact = new HashMap<>(Map.of(LEVEL, 0, STEREO, 0));
        for (int i = 0; i + 1 < wanted.length; i += 2) {
            int attribute = wanted[i];
            int value = wanted[i + 1];
            switch (attribute) {
                case MAX_PBUFFER_WIDTH, MAX_PBUFFER_HEIGHT, MAX_PBUFFER_PIXELS, VISUAL_ID, SCREEN -> {}
                case DRAWABLE_TYPE, RENDER_TYPE, BIND_TO_TEXTURE_TARGETS -> {
                    if (value == DONT_CARE) bits.remove(attribute);
                    else bits.put(attribute, value);
                }
                case BUFFER_SIZE,
                        RED_SIZE,
                        GREEN_SIZE,
                        BLUE_SIZE,
                        ALPHA_SIZE,
                        DEPTH_SIZE,
                        STENCIL_SIZE,
                        AUX_BUFFERS,
                        ACCUM_RED_SIZE,
                        ACCUM_GREEN_SIZE,
                        ACCUM_BLUE_SIZE,
                        ACCUM_ALPHA_SIZE,
                        SAMPLES,
                        SAMPLE_BUFFERS -> {
                    if (value != DONT_CARE) least.put(attribute, value);
                }
                default -> {
                    if (get(all().getFirst(), attribute) == null) return null;
                    if (value != DONT_CARE) exact.put(attribute, value);
                }
            }
        }
        Integer one = exact.get(FBCONFIG_ID);
        if (one != null) {
            Format format = of(one);
            return format == null ? List.of() : List.of(format);
        }
        boolean wantsAlpha = least.getOrDefault(ALPHA_SIZE, 0) > 0;
        boolean wantsDepth = least.getOrDefault(DEPTH_SIZE, 0) > 0;
        return all().stream()
                .filter(f -> least.entrySet().stream().allMatch(e -> value(f, e.getKey()) >= e.getValue()))
                .filter(f ->
                        bits.entrySet().stream().allMatch(e -> (value(f, e.getKey()) & e.getValue()) == e.getValue()))
                .filter(f -> exact.entrySet().stream().allMatch(e -> value(f, e.getKey()) == e.getValue()))
                .sorted(Comparator.<Format>comparingInt(f -> wantsAlpha ? -f.alpha() : 0)
                        .thenComparingInt(Format::alpha)
                        .thenComparingInt(f -> f.doubleBuffered() ? 1 : 0)
                        .thenComparingInt(Format::samples)
                        .thenComparingInt(f -> wantsDepth ? -Math.min(f.depth(), 24) : f.depth())
                        .thenComparingInt(Format::stencil)
                        .thenComparingInt(Format::id))
                .toList();
    }

    private static int value(Format format, int attribute) {
        Integer value = get(format, attribute);
        return value == null ? 0 : value;
    }
}
