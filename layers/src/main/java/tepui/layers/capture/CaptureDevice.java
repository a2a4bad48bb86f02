package tepui.layers.capture;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.layers.log.Handle;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/** Device behind the logger of a capture: knows which objects the log's names stand for, and when pictures are shown. */
final class CaptureDevice extends ForwardingDevice {
    private final FrameCapture capture;
    private final CaptureSink sink;
    private final Map<Handle, Buffer> buffers = new HashMap<>();
    private final Map<Handle, Texture> textures = new HashMap<>();
    private final Map<ShaderObject, Integer> shaders = new WeakHashMap<>();
    private final Set<Texture> drawnTo = Collections.newSetFromMap(new WeakHashMap<>());
    private volatile @Nullable Context presenting;

    CaptureDevice(Device next, FrameCapture capture, CaptureSink sink) {
        super(next);
        this.capture = capture;
        this.sink = sink;
    }

    @Override
    protected Context wrap(Context context) {
        return new Presents(this, context);
    }

    /** The context that showed a picture last. */
    @Nullable
    Context presenting() {
        return presenting;
    }

    synchronized @Nullable Buffer buffer(Handle handle) {
        return buffers.get(handle);
    }

    synchronized @Nullable Texture texture(Handle handle) {
        return textures.get(handle);
    }

    /** Names in the log of the textures that were targets so far, with spaces between them. */
    synchronized String drawnTo() {
        StringBuilder names = new StringBuilder();
        textures.forEach((handle, texture) -> {
            if (drawnTo.contains(texture))
                names.append(names.isEmpty() ? "" : " ").append(handle.id());
        });
        return names.toString();
    }

    private synchronized void drawnTo(RenderTargets targets) {
        for (RenderTargets.Attachment a : targets.colors()) if (a != null) drawnTo.add(a.texture());
        RenderTargets.Attachment depth = targets.depthStencil();
        if (depth != null) drawnTo.add(depth.texture());
    }

    synchronized @Nullable Integer shader(ShaderObject shader) {
        return shaders.get(shader);
    }

    /** The logger has just written what is about to be made. */
    private synchronized <T> T named(Map<Handle, T> all, T made) {
        Handle handle = sink.lastMade();
        if (handle != null) all.put(handle, made);
        return made;
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        return named(buffers, next.createBuffer(desc));
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        return named(textures, next.createTexture(desc));
    }

    /** Their contents are undefined after each present, so they are not kept. */
    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        return next.createBackBuffer(surface, desc);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        ShaderObject made = next.createShader(shader, streamOutput);
        Handle handle = sink.lastMade();
        synchronized (this) {
            if (handle != null) shaders.put(made, handle.id());
        }
        return made;
    }

    @Override
    public synchronized void destroy(Buffer buffer) {
        buffers.values().remove(buffer);
        next.destroy(buffer);
    }

    @Override
    public synchronized void destroy(Texture texture) {
        textures.values().remove(texture);
        next.destroy(texture);
    }

    private final class Presents extends ForwardingContext {
        Presents(ForwardingDevice device, Context next) {
            super(device, next);
        }

        @Override
        public void setRenderTargets(RenderTargets targets) {
            drawnTo(targets);
            next.setRenderTargets(targets);
        }

        @Override
        public Surface.Outcome present(
                Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
            capture.presenting(next, texture, bottomUp);
            Surface.Outcome outcome = next.present(surface, texture, bottomUp, interval, dontWait);
            presenting = next;
            capture.presented(next);
            return outcome;
        }
    }
}
