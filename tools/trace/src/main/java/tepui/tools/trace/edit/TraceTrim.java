package tepui.tools.trace.edit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.file.TraceWriter;

/**
 * Cutter of traces: frames from one to another, and of those before them what the later ones may depend on. Only what no picture behind
 * can show is left out: ends of frames, and draws and clears of windows, unless the trace reads windows or draws with effects besides.
 */
public final class TraceTrim {
    private static final int DRAW_FRAMEBUFFER = 0x8CA9;
    private static final int FRAMEBUFFER = 0x8D40;

    private final boolean keepsDraws;
    private final Direct3D9Targets direct3D = new Direct3D9Targets();
    /** Targets of each thread, by its number: names of framebuffers that are not the window's. */
    private final Map<Long, Long> targets = new HashMap<>();

    private final Set<Long> compiling = new HashSet<>();
    private final Set<Long> begun = new HashSet<>();

    private TraceTrim(boolean keepsDraws) {
        this.keepsDraws = keepsDraws;
    }

    /** Figures of what was written. */
    public record Report(long read, long written, int frames) {}

    /**
     * Cuts a trace.
     *
     * @param first the first frame that is kept, from 1
     * @param last the last one
     * @param watch told of each frame that was read: twice, where no call before the last one reads pictures
     * @return with no frames, and no file, where the trace ends before the first
     */
    public static Report cut(Path from, Path to, int first, int last, FrameWatch watch) throws IOException {
        if (first < 1 || last < first)
            throw new IllegalArgumentException(
                    "frames " + first + " to " + last + ": the first must be at least 1, the last not before it");
        TraceTrim trim = new TraceTrim(readsPictures(from, last, watch));
        boolean whole = false;
        try {
            Report report = trim.copy(from, to, first, last, watch);
            whole = report.frames > 0;
            return report;
        } finally {
            // Half a trace is worse than none.
            if (!whole) Files.deleteIfExists(to);
        }
    }

    private Report copy(Path from, Path to, int first, int last, FrameWatch watch) throws IOException {
        int frame = 1;
        long read = 0;
        long written = 0;
        int frames = 0;
        try (TraceReader in = new TraceReader(from);
                TraceWriter out = new TraceWriter(to, in.properties())) {
            for (Call call = in.next(); call != null && frame <= last; call = in.next()) {
                read++;
                boolean ends = call.endsFrame();
                if (frame >= first || keeps(call, ends)) {
                    out.write(call);
                    written++;
                    if (ends) frames++;
                }
                if (ends) watch.read(frame++);
            }
        }
        return new Report(read, written, frames);
    }

    /** Whether something of the trace reads what was drawn, or draws do more than to draw. */
    private static boolean readsPictures(Path file, int last, FrameWatch watch) throws IOException {
        int frame = 1;
        Direct3D9Targets direct3D = new Direct3D9Targets();
        try (TraceReader in = new TraceReader(file)) {
            for (Call call = in.next(); call != null && frame <= last; call = in.next()) {
                String name = call.name();
                if (direct3D.readsWindow(call)) return true;
                if (name.startsWith("glCopyTex")
                        || name.startsWith("glCopyMultiTex")
                        || name.startsWith("glCopyPixels")
                        || name.startsWith("glBlit")
                        || name.startsWith("glReadPixels")
                        || name.startsWith("glReadnPixels")
                        || name.startsWith("glAccum")
                        || name.startsWith("glBeginTransformFeedback")
                        || name.startsWith("glBeginConditionalRender")
                        || name.startsWith("glBindImageTexture")
                        || name.startsWith("glRenderMode")
                        || name.startsWith("glShaderStorageBlockBinding")
                        || name.startsWith("glBindBufferBase") && call.bits(0) != 0x8A11
                        || name.startsWith("glBindBufferRange") && call.bits(0) != 0x8A11) return true;
                if (call.endsFrame()) watch.read(frame++);
            }
        }
        return false;
    }

    /** Whether a call before the first frame is kept. */
    private boolean keeps(Call call, boolean ends) {
        if (ends) return false;
        if (keepsDraws) return true;
        if (direct3D.drawsToWindow(call)) return false;
        String name = call.name();
        long thread = call.thread();
        switch (name) {
            case "glBindFramebuffer", "glBindFramebufferEXT", "glBindFramebufferOES" -> {
                if (call.bits(0) == FRAMEBUFFER || call.bits(0) == DRAW_FRAMEBUFFER) targets.put(thread, call.bits(1));
                return true;
            }
            case "glNewList" -> compiling.add(thread);
            case "glEndList" -> compiling.remove(thread);
            default -> {
                // What it draws is asked below.
            }
        }
        if (compiling.contains(thread) || targets.getOrDefault(thread, 0L) != 0) return true;
        if (name.equals("glBegin")) begun.add(thread);
        if (name.equals("glEnd")) {
            begun.remove(thread);
            return false;
        }
        if (begun.contains(thread))
            return !name.startsWith("glBegin")
                    && !name.startsWith("glVertex")
                    && !name.startsWith("glArrayElement")
                    && !name.startsWith("glEval");
        return !name.equals("glClear")
                && !name.startsWith("glClearBuffer")
                && !name.startsWith("glRect")
                && !name.startsWith("glDrawPixels")
                && !(name.startsWith("glDraw") && !name.startsWith("glDrawBuffer"))
                && !name.startsWith("glMultiDraw");
    }
}
