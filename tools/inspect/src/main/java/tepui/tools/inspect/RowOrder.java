package tepui.tools.inspect;

import java.io.IOException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tepui.layers.capture.CaptureFile;
import tepui.layers.capture.FrameCapture;
import tepui.layers.log.Call;
import tepui.layers.log.Handle;
import tepui.layers.log.LogReader;
import tepui.layers.log.LogRecord;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;

/**
 * Order of the rows of textures in memory. OpenGL draws upwards: row 0 of a target is the lowest one. What a window takes as it is begins at its top, and so
 * does all of Direct3D. Textures that nothing was drawn to are shown from row 0 down, as files of pictures lie.
 */
final class RowOrder {
    private final boolean upwards;
    /** By the replay's numbers. */
    private final Set<Integer> drawnBefore;

    private RowOrder(boolean upwards, Set<Integer> drawnBefore) {
        this.upwards = upwards;
        this.drawnBefore = drawnBefore;
    }

    /** That of the captured program's API, as far as the capture tells it; else that of the picture which was shown. */
    static RowOrder of(CaptureFile capture) throws IOException {
        Map<String, String> facts = capture.facts();
        String api = facts.get("api");
        boolean upwards =
                api != null ? api.startsWith("OpenGL") : Boolean.parseBoolean(facts.getOrDefault("bottomUp", "false"));
        String drawn = facts.getOrDefault(FrameCapture.DRAWN_BEFORE, "");
        return new RowOrder(upwards, upwards && !drawn.isEmpty() ? numbers(capture, drawn) : Set.of());
    }

    /** The replay counts the textures that are made in the capture's log. */
    private static Set<Integer> numbers(CaptureFile capture, String drawn) throws IOException {
        Set<String> names = new TreeSet<>(Set.of(drawn.split(" ")));
        Set<Integer> numbers = new HashSet<>();
        int made = 0;
        try (LogReader log = capture.log()) {
            for (LogRecord e = log.next(); e != null; e = log.next()) {
                if (e.call() != Call.CREATE_TEXTURE) continue;
                made++;
                if (e.arguments().getFirst() instanceof Handle handle && names.contains(Integer.toString(handle.id())))
                    numbers.add(made);
            }
        }
        return numbers;
    }

    /**
     * Whether row 0 of a target is the lowest one.
     *
     * @param with what is drawn to at once; depth lies as the colours do
     */
    boolean isBottomUp(Texture target, @Nullable RenderTargets with) {
        if (!upwards) return false;
        Texture first = target;
        if (target.desc().format().isDepthStencil() && with != null) {
            for (RenderTargets.Attachment a : with.colors()) {
                if (a == null) continue;
                first = a.texture();
                break;
            }
        }
        return !first.desc().isSurfaceImage();
    }

    /** Whether row 0 of a texture that was drawn to before the frame is the lowest one. */
    boolean isDrawnUpwards(int number) {
        return drawnBefore.contains(number);
    }
}
