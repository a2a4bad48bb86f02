package tepui.layers.log;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;

/**
 * Device that logs what is made and destroyed, and puts a logging context in front of each context. Questions that
 * change nothing (capabilities, format support, time, fences) are not in the log.
 */
public final class LoggingDevice extends ForwardingDevice {
    private static final int DEVICE = 0;

    private record Size(int width, int height) {}

    private final CallRecorder recorder;
    private final MappingLog mappings;
    private final Map<Surface, Size> sizes = new WeakHashMap<>();

    /**
     * @param sink takes the records; closed with the device
     * @param data whether uploads and what is written to mappings are recorded, so that the log can be replayed
     */
    public LoggingDevice(Device next, RecordSink sink, boolean data) {
        super(next);
        this.recorder = new CallRecorder(sink, data, next.options().messages(), next.states());
        this.mappings = new MappingLog(recorder);
    }

    /** Whether data is recorded from now on. What mappings hold when it begins, the reader of the log has to know from elsewhere. */
    public void setData(boolean wanted) {
        recorder.setWantsData(wanted);
        if (wanted) mappings.begin();
    }

    @Override
    protected Context wrap(Context context) {
        Handle handle = recorder.reserve(Handle.Kind.CONTEXT);
        recorder.call(Call.CREATE_CONTEXT, DEVICE, handle);
        return new LoggingContext(this, context, recorder, mappings, handle.id());
    }

    private <T> T make(Supplier<T> work, Call call, @Nullable Object... arguments) {
        Handle.Kind kind = call.makes();
        if (kind == null) throw new IllegalStateException("LoggingDevice: " + call + " makes nothing");
        Handle handle = recorder.reserve(kind);
        @Nullable Object[] all = new @Nullable Object[arguments.length + 1];
        all[0] = handle;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        recorder.call(call, DEVICE, all);
        T made;
        try {
            made = work.get();
        } catch (RuntimeException | Error e) {
            recorder.threw(DEVICE, e);
            throw e;
        }
        recorder.name(made, handle);
        return made;
    }

    private void log(Runnable work, Call call, Object... arguments) {
        recorder.call(call, DEVICE, arguments);
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            recorder.threw(DEVICE, e);
            throw e;
        }
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        return make(() -> next.createBuffer(desc), Call.CREATE_BUFFER, desc);
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        return make(() -> next.createTexture(desc), Call.CREATE_TEXTURE, desc);
    }

    /** In a log it is a texture: a replay shows pictures elsewhere. */
    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        return make(() -> next.createBackBuffer(surface, desc), Call.CREATE_TEXTURE, desc);
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        return make(() -> next.createView(texture, desc), Call.CREATE_TEXTURE_VIEW, texture, desc);
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        return make(() -> next.createView(buffer, desc), Call.CREATE_BUFFER_VIEW, buffer, desc);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        return make(
                () -> next.createShader(shader, streamOutput),
                Call.CREATE_SHADER,
                shader.stage,
                shader.name,
                streamOutput,
                text(shader));
    }

    /** A shader that is too broken to be printed is the device's to refuse, not the log's. */
    private static String text(Shader shader) {
        try {
            return Printer.print(shader);
        } catch (RuntimeException e) {
            return "the shader cannot be printed: " + e;
        }
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        return make(
                () -> next.createStreamTarget(buffer, offset, size), Call.CREATE_STREAM_TARGET, buffer, offset, size);
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        return make(() -> next.createQuery(kind, index), Call.CREATE_QUERY, kind, index);
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        String kind;
        int width;
        int height;
        switch (target) {
            case Surface.Target.Window w -> {
                kind = "window of " + w.system();
                width = w.width();
                height = w.height();
            }
            case Surface.Target.Pixels p -> {
                kind = "pixels";
                width = p.width();
                height = p.height();
            }
            case Surface.Target.Offscreen o -> {
                kind = "offscreen";
                width = o.width();
                height = o.height();
            }
        }
        Surface surface = make(() -> next.createSurface(target), Call.CREATE_SURFACE, kind, width, height);
        synchronized (sizes) {
            sizes.put(surface, new Size(width, height));
        }
        return surface;
    }

    /** A surface is resized without the device's knowledge; the next present tells. */
    void noteSize(int context, Surface surface) {
        Size now = new Size(surface.width(), surface.height());
        synchronized (sizes) {
            if (now.equals(sizes.put(surface, now))) return;
        }
        recorder.call(Call.RESIZE, context, surface, now.width, now.height);
    }

    @Override
    public void destroy(Buffer buffer) {
        mappings.forget(buffer);
        log(() -> next.destroy(buffer), Call.DESTROY_BUFFER, buffer);
    }

    @Override
    public void destroy(Texture texture) {
        mappings.forget(texture);
        log(() -> next.destroy(texture), Call.DESTROY_TEXTURE, texture);
    }

    @Override
    public void destroy(TextureView view) {
        log(() -> next.destroy(view), Call.DESTROY_VIEW, view);
    }

    @Override
    public void destroy(ShaderObject shader) {
        log(() -> next.destroy(shader), Call.DESTROY_SHADER, shader);
    }

    @Override
    public void destroy(StreamTarget target) {
        log(() -> next.destroy(target), Call.DESTROY_STREAM_TARGET, target);
    }

    @Override
    public void destroy(Query query) {
        log(() -> next.destroy(query), Call.DESTROY_QUERY, query);
    }

    @Override
    public void close() {
        mappings.forgetAll();
        log(next::close, Call.CLOSE_DEVICE);
        recorder.close();
    }
}
