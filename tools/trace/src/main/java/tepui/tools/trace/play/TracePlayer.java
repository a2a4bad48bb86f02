package tepui.tools.trace.play;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.tools.image.Image;
import tepui.tools.trace.file.Call;

/** Player of a trace's calls on a device, offscreen, one after another. */
public final class TracePlayer implements AutoCloseable {
    private final GlCalls calls = new GlCalls();
    private final Windows windows;
    private final Direct3D9Calls direct3D;
    private final Map<String, Integer> unknown = new TreeMap<>();
    private final Map<String, Integer> errors = new TreeMap<>();
    private int frames;
    private long played;
    /** Whether the picture that the program is about to show is read. */
    private boolean wanted;

    private @Nullable Image picture;
    private boolean grew;

    /** A player whose windows are shown nowhere. */
    public TracePlayer(Device device) {
        this(device, false);
    }

    /**
     * A player.
     *
     * @param shows whether frames are presented on surfaces, for layers that count them
     */
    public TracePlayer(Device device, boolean shows) {
        this(device, shows, UnaryOperator.identity());
    }

    /**
     * A player.
     *
     * @param shows whether frames are presented on surfaces, for layers that count them
     * @param around puts a device of Direct3D 9 in front of each that the trace makes, for tools that watch
     */
    public TracePlayer(Device device, boolean shows, UnaryOperator<Device9> around) {
        windows = new Windows(device, calls, shows);
        direct3D = new Direct3D9Calls(device, shows, around);
    }

    /** The device of Direct3D 9 that was called last, or null. */
    public @Nullable Device9 direct3D9() {
        return direct3D.device();
    }

    /** The context that is current, or null. */
    public @Nullable GLContext context() {
        return windows.context();
    }

    /** Whether pictures are read at the end of frames from now on. */
    public void wantPictures(boolean want) {
        wanted = want;
    }

    /**
     * Makes a call. Returns whether it ended a frame.
     *
     * @throws PlayException where it cannot be made: a context that no driver has, a window that memory is too small for
     */
    public boolean play(Call call) {
        try {
            return make(call);
        } catch (PlayException e) {
            throw e;
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            throw new PlayException(call, e);
        }
    }

    private boolean make(Call call) {
        String name = call.name();
        if (Direct3D9Calls.has(name)) return makeDirect3D(call);
        if (name.startsWith("Direct3DCreate") || name.startsWith("D3D1"))
            throw new PlayException(
                    call,
                    "this is a trace of another Direct3D than 9, which is not replayed; apitrace's d3dretrace replays it on Windows");
        if (name.equals("memcpy")) direct3D.copy(call);
        windows.enter(call);
        if (call.endsFrame()) {
            picture = wanted ? read() : null;
            grew = windows.grew();
            collectErrors();
            GLContext context = windows.context();
            if (context != null) context.swap();
            frames++;
            return true;
        }
        if (windows.play(call)) return false;
        // What is left of window systems are questions, and what makes windows.
        boolean opengl = name.startsWith("gl") && !name.startsWith("glX") || name.equals("memcpy");
        if (!opengl || !windows.hasContext()) return false;
        if (name.equals("glViewport") || name.equals("glScissor")) windows.grow(call);
        played++;
        if (!calls.play(call)) unknown.merge(name, 1, Integer::sum);
        return false;
    }

    private boolean makeDirect3D(Call call) {
        boolean ends = call.endsFrame();
        if (ends) {
            direct3D.showing(call);
            picture = wanted ? direct3D.read() : null;
            grew = false;
            frames++;
        }
        played++;
        if (!direct3D.play(call)) unknown.merge(call.name(), 1, Integer::sum);
        return ends;
    }

    private void collectErrors() {
        if (windows.hasContext() && GL.glGetError() != 0) errors.merge(GLContext.lastError(), 1, Integer::sum);
    }

    /** The picture in the window of the context that is current; null where there is none. */
    public @Nullable Image read() {
        if (direct3D.device() != null) return direct3D.read();
        GLContext context = windows.context();
        int width = windows.width();
        int height = windows.height();
        if (context == null || width == 0 || height == 0) return null;
        int[] argb = new int[width * height];
        if (!context.readDrawable(argb)) return null;
        byte[] rgba = new byte[4 * argb.length];
        for (int i = 0; i < argb.length; i++) {
            rgba[4 * i] = (byte) (argb[i] >>> 16);
            rgba[4 * i + 1] = (byte) (argb[i] >>> 8);
            rgba[4 * i + 2] = (byte) argb[i];
            // What the window shows has no alpha.
            rgba[4 * i + 3] = (byte) 255;
        }
        return new Image(width, height, rgba);
    }

    /** The picture of the frame that ended last, where pictures are wanted. */
    public @Nullable Image picture() {
        return picture;
    }

    /** Whether a window grew in the frame that ended last. */
    public boolean grew() {
        return grew;
    }

    /** Frames that have ended. */
    public int frames() {
        return frames;
    }

    /** Calls of OpenGL and Direct3D that were made or left out as questions. */
    public long played() {
        return played;
    }

    /** Functions of the trace that are not there, with how often they were called. */
    public Map<String, Integer> unknown() {
        return Map.copyOf(unknown);
    }

    /** Messages of the front end for calls that were errors, with the number of frames that had them. The program may have wanted them. */
    public Map<String, Integer> errors() {
        collectErrors();
        Map<String, Integer> all = new TreeMap<>(errors);
        all.putAll(direct3D.errors());
        return Map.copyOf(all);
    }

    /** Waits until all is drawn. */
    public void finish() {
        if (windows.hasContext()) GL.glFinish();
        direct3D.finish();
    }

    @Override
    public void close() {
        direct3D.close();
        windows.close();
        calls.close();
    }
}
