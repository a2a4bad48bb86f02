package tepui.layers.capture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.layers.log.LoggingDevice;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;

/**
 * Recorder of one frame of a program: everything between two presents, and what it needs from before. Until the frame begins, only what lives and what is
 * set is kept; then its contents are read back, and from there each call goes to the file. Whoever runs the program adds the program's own calls.
 *
 * <p>What other threads do with the device while contents are read is not held back.
 */
public final class FrameCapture {
    /** Name of the call that stands for a present of the window system's, which is none of OpenGL. */
    public static final String SHOWN = "the picture is shown";
    /** Fact of a capture: the textures that were drawn to before the frame, by their names in the log. */
    public static final String DRAWN_BEFORE = "drawnBefore";

    /** 0 until a request says which. */
    private int frame;

    private boolean requested;
    private final boolean repeats;
    private final Path first;
    private Path file;
    private int files;
    private final List<ProgramCall> calls = new ArrayList<>();
    private final List<ShaderSource> sources = new ArrayList<>();
    private final Map<String, String> facts = new TreeMap<>();
    private final CaptureSink sink;
    private @Nullable CaptureDevice device;
    private @Nullable LoggingDevice front;
    private int presents;
    private boolean recording;
    private boolean complete;
    private boolean written;
    private @Nullable String failure;

    // The call of the program that is under way.
    private @Nullable String name;
    private List<String> arguments = List.of();
    private List<String> notes = new ArrayList<>();
    private long began;
    private final Counters before = new Counters();
    private final Counters atBegin = new Counters();
    private long frameBegan;

    /**
     * @param frame which one, from 1
     * @param file where it goes; checked by opening it
     */
    public FrameCapture(int frame, Path file) throws IOException {
        this(file, frame, false);
        if (frame < 1) throw new IllegalArgumentException("capture: frame is " + frame + ", must be at least 1");
        facts.put("frame", Integer.toString(frame));
    }

    private FrameCapture(Path file, int frame, boolean repeats) throws IOException {
        this.frame = frame;
        this.repeats = repeats;
        this.file = file;
        first = file;
        sink = new CaptureSink(file, repeats);
    }

    /**
     * Captures of the frames behind those in which {@link #request} is called. The second one's file ends in {@code -2}, before what its name ends in; and so on.
     *
     * @param file of the first
     */
    public static FrameCapture onRequest(Path file) throws IOException {
        return new FrameCapture(file, 0, true);
    }

    /** Asks for the next frame; while one is under way, nothing. */
    public synchronized void request() {
        requested |= frame == 0;
    }

    /** The device that the program is given. */
    public Device wrap(Device next) {
        if (device != null) throw new IllegalStateException("capture: one device is captured already");
        facts.put("device", next.info().driver() + ": " + next.info().name());
        CaptureDevice behind = new CaptureDevice(next, this, sink);
        LoggingDevice logging = new LoggingDevice(behind, sink, false);
        device = behind;
        front = logging;
        try {
            sink.open(next.info().driver() + ": " + next.info().name());
        } catch (IOException e) {
            throw new IllegalArgumentException("capture: '" + file + "' cannot be written: " + e.getMessage(), e);
        }
        if (frame == 1) begin(null);
        return logging;
    }

    /** May other frames be asked for when one is written? */
    public boolean isRepeated() {
        return repeats;
    }

    /** Is the frame under way? Then calls of the program are wanted. */
    public synchronized boolean isRecording() {
        return recording;
    }

    /** Has the frame ended? Then sources of shaders are wanted, and {@link #write}. */
    public synchronized boolean isComplete() {
        return complete;
    }

    /** Something about the capture that a reader is told. */
    public synchronized void fact(String key, String value) {
        facts.put(key, value);
    }

    // ---- the program -----------------------------------------------------------------------------------------------

    /** Before a call of the program. */
    public synchronized void call(String calledName, List<String> calledWith) {
        if (!recording) return;
        endCall();
        name = calledName;
        arguments = calledWith;
        sink.mark(FrameMarks.call(calls.size()));
        began = System.nanoTime();
    }

    /** Notes a consequence of the call that is under way. */
    public synchronized void note(String text) {
        if (recording && name != null) notes.add(text);
    }

    /** The source of a shader of the device; shaders that were made before the capture or are gone are left out. */
    public synchronized void source(ShaderObject shader, String title, String text, String layout) {
        CaptureDevice d = device;
        Integer number = d == null ? null : d.shader(shader);
        if (number != null) sources.add(new ShaderSource(number, title, text, layout));
    }

    private void endCall() {
        long now = System.nanoTime();
        CaptureDevice d = device;
        Context context = d == null ? null : d.presenting();
        if (context != null) counted(context.counters());
        String last = name;
        if (last == null) return;
        calls.add(new ProgramCall(last, arguments, now - began, notes));
        name = null;
        notes = new ArrayList<>();
    }

    private void counted(Counters now) {
        if (name != null) {
            counted("waits", now.waits - before.waits, "the program waited for the device");
            counted("compiles", now.compileWaits - before.compileWaits, "a draw waited for a compile");
        }
        now.copyTo(before);
    }

    private void counted(String word, long count, String text) {
        if (count > 0) notes.add(word + ": " + text + (count > 1 ? ", " + count + " times" : ""));
    }

    // ---- frames ----------------------------------------------------------------------------------------------------

    /** Before a picture is shown: kept, to be compared with the replay's. */
    synchronized void presenting(Context context, Texture texture, boolean bottomUp) {
        if (!recording) return;
        // Direct3D has a call for it, OpenGL leaves it to the window system.
        if (name == null || !name.contains("Present")) call(SHOWN, List.of());
        facts.put("bottomUp", Boolean.toString(bottomUp));
        long waits = context.counters().waits;
        long read = context.counters().readBackBytes;
        sink.picture(context, texture, bottomUp);
        // That the picture is read back for the capture is nothing that the program does.
        atBegin.waits += context.counters().waits - waits;
        atBegin.readBackBytes += context.counters().readBackBytes - read;
        context.counters().copyTo(before);
    }

    /** A picture was shown. */
    synchronized void presented(Context context) {
        presents++;
        if (complete) return;
        if (recording) end(context);
        else if (requested && frame == 0) {
            requested = false;
            frame = presents + 1;
            facts.put("frame", Integer.toString(frame));
            begin(context);
        } else if (presents == frame - 1) begin(context);
    }

    private void begin(@Nullable Context context) {
        LoggingDevice logging = front;
        CaptureDevice behind = device;
        if (logging == null || behind == null) return;
        try {
            if (files > 0) {
                file = numbered(files + 1);
                sink.another(file);
            }
            sink.begin(behind, context);
        } catch (IOException e) {
            fail(e);
            return;
        }
        facts.put(DRAWN_BEFORE, behind.drawnTo());
        logging.setData(true);
        if (context != null) {
            context.counters().copyTo(before);
            context.counters().copyTo(atBegin);
        }
        recording = true;
        frameBegan = System.nanoTime();
    }

    private void end(Context context) {
        facts.put("nanos", Long.toString(System.nanoTime() - frameBegan));
        endCall();
        Counters now = context.counters();
        facts.put("draws", Long.toString(now.draws - atBegin.draws));
        facts.put("waits", Long.toString(now.waits - atBegin.waits));
        facts.put("compiles", Long.toString(now.compiles - atBegin.compiles));
        facts.put("uploadedBytes", Long.toString(now.uploadedBytes - atBegin.uploadedBytes));
        facts.put("readBackBytes", Long.toString(now.readBackBytes - atBegin.readBackBytes));
        facts.put("renderPasses", Long.toString(now.renderPasses - atBegin.renderPasses));
        recording = false;
        complete = true;
        LoggingDevice logging = front;
        if (logging != null) logging.setData(false);
        sink.end();
    }

    private void fail(IOException e) {
        failure = "the frame cannot be captured: " + e.getMessage();
        complete = true;
    }

    /** The file of a later frame: the first one's name with a number. */
    private Path numbered(int number) {
        String named = String.valueOf(first.getFileName());
        int dot = named.lastIndexOf('.');
        if (dot <= 0) dot = named.length();
        return first.resolveSibling(named.substring(0, dot) + "-" + number + named.substring(dot));
    }

    /** Whether the file was written; of captures on request, one of them. */
    public synchronized boolean isWritten() {
        return written;
    }

    /** Writes the file, once for a frame. What to say to the user, whatever came of it. */
    public synchronized String write() {
        String told = writeFrame();
        files++;
        if (repeats) {
            frame = 0;
            complete = false;
            failure = null;
            calls.clear();
            sources.clear();
            facts.keySet().retainAll(List.of("device"));
        }
        return told;
    }

    private String writeFrame() {
        String problem = failure != null ? failure : sink.failure();
        if (problem == null && frame == 0)
            problem = "no frame is captured: none was asked for in " + presents + " pictures";
        if (problem == null && !complete)
            problem = "the program showed " + presents + " pictures, so there is no frame " + frame + " to capture";
        if (problem != null) {
            sink.drop();
            return problem;
        }
        try {
            sink.finish(facts, calls, sources);
        } catch (IOException e) {
            sink.drop();
            return "the capture cannot be written to " + file + ": " + e.getMessage();
        }
        written = true;
        String named = file.toString();
        if (named.indexOf(' ') >= 0) named = '"' + named + '"';
        return "frame " + frame + " is in " + file + "; see it by: " + UserCommand.of("inspect " + named);
    }
}
