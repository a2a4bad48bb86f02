package tepui.layers.log;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.IrParseException;
import tepui.ir.Parser;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Device;
import tepui.pipe.DeviceObject;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;

/**
 * Replay of a binary log on a device: all contexts on the calling thread, in the order of the log. Windows become
 * offscreen surfaces. Uploads whose bytes were not recorded upload zeros. A call that threw when it was recorded is
 * expected to throw again, a map that gave nothing is left out.
 */
public final class Replay {
    /** Report of what was replayed. */
    public record Report(long records, long contexts, long presents) {}

    /** Factory of surfaces in the place of those in the log. */
    @FunctionalInterface
    public interface Surfaces {
        /**
         * @param kind "offscreen", "pixels", or "window of" and the window system
         */
        Surface.Target target(String kind, int width, int height);
    }

    private static final Surfaces NOWHERE = (kind, width, height) -> kind.equals("pixels")
            ? new Surface.Target.Pixels(width, height, (w, h, argb) -> {})
            : new Surface.Target.Offscreen(width, height);

    private static final long MOST_ZEROS = 1L << 31;

    private final LogReader log;
    private final Device device;
    private final Surfaces surfaces;
    /** Of all contexts: one may end what another began. */
    final Map<Buffer, ReplayContext.Mapping> mappings = new HashMap<>();

    final Map<Integer, ReplayContext.Texels> texels = new HashMap<>();
    private final Map<Handle, Object> objects = new HashMap<>();
    /** A log may name what was destroyed, in a call that threw; long logs must not hold all of it. */
    private final Map<Handle, WeakReference<Object>> destroyed = new HashMap<>();

    private final Map<Integer, ReplayContext> contexts = new HashMap<>();
    private final Map<Integer, RuntimeException> failures = new HashMap<>();
    private final ReplayStates states;
    private long records;
    private long presents;

    private Replay(LogReader log, Device device, Surfaces surfaces) {
        this.log = log;
        this.device = device;
        this.surfaces = surfaces;
        this.states = new ReplayStates(device.states());
    }

    /** Runs a log to its end; the device stays open, whatever the log says. */
    public static Report run(LogReader log, Device device) throws IOException {
        return run(log, device, NOWHERE);
    }

    public static Report run(LogReader log, Device device, Surfaces surfaces) throws IOException {
        return new Replay(log, device, surfaces).run();
    }

    private Report run() throws IOException {
        for (LogRecord entry = log.next(); entry != null; entry = log.next()) {
            records++;
            RuntimeException failure = failures.remove(entry.context());
            if (entry.call() == Call.THREW) {
                ReplayContext context = contexts.get(entry.context());
                if (context != null) context.threw();
                continue;
            }
            if (failure != null) throw failure;
            try {
                run(entry);
            } catch (LogFormatException | ReplayException e) {
                throw e;
            } catch (RuntimeException e) {
                failures.put(entry.context(), failed(entry, e));
            }
        }
        for (RuntimeException failure : failures.values()) throw failure;
        return new Report(records, contexts.size(), presents);
    }

    private ReplayException failed(LogRecord entry, RuntimeException e) {
        return new ReplayException(
                "replay: record " + records + ", " + entry.call().text() + ": " + e.getMessage(), e);
    }

    private void run(LogRecord e) {
        switch (e.call()) {
            case THREW -> {}
            case LABEL_BUFFER,
                    LABEL_TEXTURE,
                    LABEL_VIEW,
                    LABEL_SHADER,
                    LABEL_STREAM_TARGET,
                    LABEL_QUERY,
                    LABEL_SURFACE,
                    LABEL_FENCE ->
                object(e, 0, DeviceObject.class).setLabel((String) e.arguments().get(1));
            case FOREIGN ->
                throw new ReplayException(
                        "replay: record " + records + " names " + e.at(0) + " " + e.at(1)
                                + ", which was not made where the log could see it",
                        null);
            case BLEND, RASTER, DEPTH_STENCIL, SAMPLER, VERTEX_LAYOUT ->
                states.define((RecordFields) e.at(1), e.intAt(0));
            case RESIZE -> surface(e, 0).resize(e.intAt(1), e.intAt(2));
            case CREATE_CONTEXT ->
                contexts.put(e.handleAt(0).id(), new ReplayContext(this, states, device.createContext()));
            case CREATE_BUFFER -> made(e, device.createBuffer((BufferDesc) record(e.at(1))));
            case CREATE_TEXTURE -> made(e, device.createTexture((TextureDesc) record(e.at(1))));
            case CREATE_TEXTURE_VIEW -> made(e, device.createView(texture(e, 1), (TextureView.Desc) record(e.at(2))));
            case CREATE_BUFFER_VIEW -> made(e, device.createView(buffer(e, 1), (TextureView.Desc) record(e.at(2))));
            case CREATE_SHADER -> shader(e);
            case CREATE_STREAM_TARGET -> made(e, device.createStreamTarget(buffer(e, 1), e.longAt(2), e.longAt(3)));
            case CREATE_QUERY -> made(e, device.createQuery((Query.Kind) e.at(1), e.intAt(2)));
            case CREATE_SURFACE ->
                made(e, device.createSurface(surfaces.target((String) e.at(1), e.intAt(2), e.intAt(3))));
            case DESTROY_BUFFER, DESTROY_TEXTURE, DESTROY_VIEW, DESTROY_SHADER, DESTROY_STREAM_TARGET, DESTROY_QUERY ->
                destroy(e);
            case CLOSE_DEVICE -> {}
            default -> {
                ReplayContext context = contexts.get(e.context());
                if (context == null) {
                    throw new LogFormatException(
                            "log: record " + records + " is of context " + e.context() + ", which was not made");
                }
                if (e.call() == Call.PRESENT) presents++;
                context.run(e);
            }
        }
    }

    private void shader(LogRecord e) {
        StreamOutputLayout layout = e.arguments().get(3) == null ? null : (StreamOutputLayout) record(e.at(3));
        try {
            made(e, device.createShader(Parser.parse((String) e.at(4)), layout));
        } catch (IrParseException x) {
            throw new ReplayException("replay: record " + records + ", createShader: " + x.getMessage(), x);
        }
    }

    private void destroy(LogRecord e) {
        Handle handle = e.handleAt(0);
        Object object = object(handle);
        switch (object) {
            case Buffer b -> {
                mappings.remove(b);
                device.destroy(b);
            }
            case Texture t -> {
                texels.values().removeIf(map -> map.texture() == t);
                device.destroy(t);
            }
            case TextureView v -> device.destroy(v);
            case ShaderObject s -> device.destroy(s);
            case StreamTarget t -> device.destroy(t);
            case Query q -> device.destroy(q);
            default -> throw new LogFormatException("log: record " + records + " destroys " + handle);
        }
        objects.remove(handle);
        destroyed.put(handle, new WeakReference<>(object));
    }

    // ---- objects ---------------------------------------------------------------------------------------------------

    void made(LogRecord e, Object object) {
        objects.put(e.handleAt(0), object);
    }

    Buffer buffer(LogRecord e, int index) {
        return object(e, index, Buffer.class);
    }

    Texture texture(LogRecord e, int index) {
        return object(e, index, Texture.class);
    }

    Surface surface(LogRecord e, int index) {
        return object(e, index, Surface.class);
    }

    <T> T object(LogRecord e, int index, Class<T> type) {
        return type.cast(object(e.handleAt(index)));
    }

    <T> @Nullable T objectOrNull(LogRecord e, int index, Class<T> type) {
        return e.arguments().get(index) == null ? null : object(e, index, type);
    }

    private Object object(Handle handle) {
        Object object = objects.get(handle);
        if (object != null) return object;
        WeakReference<Object> gone = destroyed.get(handle);
        if (gone == null) {
            throw new LogFormatException("log: record " + records + " names " + handle + ", which was not made");
        }
        object = gone.get();
        if (object == null) throw new IllegalArgumentException(handle + " was destroyed");
        return object;
    }

    Record record(Object fields) {
        RecordFields f = (RecordFields) fields;
        return RecordShape.of(f.type()).together(f, this::object);
    }

    /** The stream targets of a list, null where there is none. */
    @Nullable
    StreamTarget[] streamTargets(LogRecord e, int index) {
        List<@Nullable StreamTarget> targets = new ArrayList<>();
        for (Object handle : (List<?>) e.at(index)) {
            targets.add(handle == null ? null : (StreamTarget) object((Handle) handle));
        }
        return targets.toArray(new @Nullable StreamTarget[0]);
    }

    /** The bytes of an upload, or as many zeros, or room for a download. */
    static MemorySegment memory(Arena arena, Blob blob) {
        if (blob.size() > MOST_ZEROS) throw new LogFormatException("log: a call with " + blob.size() + " bytes");
        MemorySegment memory = arena.allocate(blob.size(), 16);
        byte[] bytes = blob.bytes();
        if (bytes != null) MemorySegment.copy(bytes, 0, memory, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return memory;
    }
}
