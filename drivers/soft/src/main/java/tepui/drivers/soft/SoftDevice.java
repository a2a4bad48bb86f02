package tepui.drivers.soft;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelCompiler;
import tepui.drivers.soft.jit.RunLimit;
import tepui.drivers.soft.jit.Workers;
import tepui.drivers.soft.texture.RowMoves;
import tepui.drivers.soft.texture.SoftFormats;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DirectMemory;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.CreationArguments;
import tepui.pipe.driver.OpenObjects;
import tepui.pipe.driver.StandardSamples;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.pipe.format.RowCode;

/**
 * The software device: makes the objects, checks what they are made from, and owns what contexts share, the worker threads
 * and the memory. Objects need no teardown beyond their memory: what is destroyed is marked, and bytes are freed when no scene
 * holds them any more.
 */
final class SoftDevice extends Device {
    private final DirectMemory direct = new SoftDirectMemory(this);
    final NativeMemory memory;
    final Workers workers;
    final SoftSettings settings;
    private final Caps caps;
    private final OpenObjects<SoftContext> contexts = new OpenObjects<>();
    private final AtomicInteger contextNumbers = new AtomicInteger();
    private final AtomicInteger renames = new AtomicInteger();
    /** Receiver of the kernel compiler's messages: those of the device. */
    private final Consumer<String> kernelMessages;

    private volatile boolean closed;
    private volatile @Nullable String lost;

    SoftDevice(DeviceInfo info, DeviceOptions options) {
        super(info, options);
        settings = SoftSettings.read(options);
        memory = new NativeMemory(settings.memory());
        SystemAllocator.warmUp();
        workers = new Workers(settings.threads(), new RunLimit(settings.hangNanos(), this::lose));
        caps = SoftCaps.make(settings.memory());
        kernelMessages = text -> options.messages().message(DeviceOptions.MessageSink.Severity.LOW, text);
        KernelCompiler.listen(kernelMessages);
    }

    @Override
    public Caps caps() {
        return caps;
    }

    @Override
    public @Nullable RowCode rowCode(Format from, Format to) {
        return RowMoves.between(from, to);
    }

    @Override
    public int formatSupport(Format format) {
        return SoftFormats.support(format);
    }

    @Override
    public float[] samplePositions(int samples) {
        return StandardSamples.positions(samples);
    }

    @Override
    public Context createContext() {
        open("createContext");
        return contexts.add(new SoftContext(this, contextNumbers.incrementAndGet() & 0x3ffff));
    }

    void forget(SoftContext context) {
        contexts.remove(context);
    }

    /** Grows whenever a buffer gets another storage: contexts look its address up again. */
    int renames() { // hot
        return renames.get();
    }

    void noteRename() {
        renames.incrementAndGet();
    }

    // ---- making

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        open("createBuffer");
        if (desc.size() > caps.memoryBytes) {
            throw new OutOfDeviceMemoryException("createBuffer: " + desc.size() + " bytes asked for, the device has "
                    + caps.memoryBytes + "; setting 'memory' raises that");
        }
        return new SoftBuffer(this, desc, memory.allocate("createBuffer", desc.size()));
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        open("createTexture");
        limit("width", desc.width(), caps.maxTexture(desc.shape()));
        limit("height", desc.height(), caps.maxTexture(desc.shape()));
        limit("depth", desc.depth(), caps.maxTexture3D);
        limit("layers", desc.layers(), desc.shape().isCube() ? 6 * caps.maxTextureLayers : caps.maxTextureLayers);
        Format store = SoftFormats.storeOrNull(desc.format());
        if (store == null) {
            throw new UnsupportedByDeviceException(
                    "createTexture: format is " + desc.format() + ", of which the device makes no textures");
        }
        if (desc.samples() > 1 && (formatSupport(desc.format()) & FormatSupport.samples(desc.samples())) == 0) {
            throw new UnsupportedByDeviceException(
                    "createTexture: samples is " + desc.samples() + ", which " + desc.format() + " does not have");
        }
        CreationArguments.sparse(desc, caps);
        SoftTexture t = new SoftTexture(desc, store);
        t.device = this;
        return t;
    }

    private static void limit(String what, int value, int most) {
        if (value > most) {
            throw new UnsupportedByDeviceException(
                    "createTexture: " + what + " is " + value + ", the device has at most " + most);
        }
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        open("createView");
        SoftTexture t = texture("createView", texture);
        CreationArguments.view(t, desc);
        return new SoftView(this, desc, t);
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        open("createView");
        SoftBuffer b = buffer("createView", buffer);
        if (desc.shape() != TextureShape.BUFFER) {
            throw new IllegalArgumentException(
                    "createView: shape is " + desc.shape().text() + ", a buffer was given");
        }
        Arguments.bytes("createView", b, desc.bufferOffset(), desc.bufferSize());
        if ((formatSupport(desc.format()) & (FormatSupport.BUFFER_VIEW | FormatSupport.BUFFER_IMAGE)) == 0) {
            throw new UnsupportedByDeviceException(
                    "createView: format is " + desc.format() + ", of which there are no buffer views");
        }
        return new SoftView(this, desc, b);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        open("createShader");
        CreationArguments.shader(shader, streamOutput, caps);
        return new SoftShader(this, shader, streamOutput);
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        open("createStreamTarget");
        return new SoftStreamTarget(this, buffer("createStreamTarget", buffer), offset, size);
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        open("createQuery");
        CreationArguments.query(kind, index, caps);
        return new SoftQuery(this, kind, index);
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        open("createSurface");
        return new SoftSurface(this, target);
    }

    // ---- destroying

    @Override
    public void destroy(Buffer buffer) {
        SoftBuffer b = buffer("destroy", buffer);
        synchronized (b) {
            if (b.destroyed) return;
            b.destroyed = true;
            Storage mapped = b.mapped;
            b.mapped = null;
            if (mapped != null) mapped.release();
            b.storage.release();
        }
    }

    @Override
    public void destroy(Texture texture) {
        texture("destroy", texture).destroyed = true;
    }

    @Override
    public void destroy(TextureView view) {
        view("destroy", view).destroyed = true;
    }

    @Override
    public void destroy(ShaderObject shader) {
        shader("destroy", shader).destroyed = true;
    }

    @Override
    public void destroy(StreamTarget target) {
        streamTarget("destroy", target).destroyed = true;
    }

    @Override
    public void destroy(Query query) {
        query("destroy", query).destroyed = true;
    }

    @Override
    public DirectMemory directMemory() {
        return direct;
    }

    @Override
    public @Nullable String lost() {
        return lost;
    }

    @Override
    public DeviceLostException.@Nullable Reason lossReason() {
        return lost == null ? null : DeviceLostException.Reason.HUNG;
    }

    /** A shader did not end: nothing more is done. */
    private void lose(String reason) {
        lost = reason;
        for (SoftContext c : contexts.list()) c.kill();
    }

    void alive() {
        String reason = lost;
        if (reason != null) throw new DeviceLostException(reason, DeviceLostException.Reason.HUNG);
    }

    @Override
    public long timestamp() {
        return System.nanoTime();
    }

    @Override
    public void close() {
        if (closed) return;
        closed = true;
        for (SoftContext context : contexts.removeAll()) context.kill();
        workers.close();
        KernelCompiler.forget(kernelMessages);
    }

    // ---- arguments

    void open(String call) { // hot
        if (closed) throw new IllegalArgumentException(call + ": the device is closed");
        alive();
    }

    SoftBuffer buffer(String call, Buffer buffer) { // hot
        if (buffer instanceof SoftBuffer b && b.device == this && !b.destroyed) return b;
        throw Arguments.unusable(call, "buffer", buffer);
    }

    SoftTexture texture(String call, Texture texture) { // hot
        if (texture instanceof SoftTexture t && t.device == this && !t.destroyed) return t;
        throw Arguments.unusable(call, "texture", texture);
    }

    SoftView view(String call, TextureView view) { // hot
        if (view instanceof SoftView v && v.device == this && !v.destroyed) return v;
        throw Arguments.unusable(call, "view", view);
    }

    SoftShader shader(String call, ShaderObject shader) { // hot
        if (shader instanceof SoftShader s && s.device == this && !s.destroyed) return s;
        throw Arguments.unusable(call, "shader", shader);
    }

    SoftStreamTarget streamTarget(String call, StreamTarget target) { // hot
        if (target instanceof SoftStreamTarget t && t.device == this && !t.destroyed) return t;
        throw Arguments.unusable(call, "stream target", target);
    }

    SoftQuery query(String call, Query query) { // hot
        if (query instanceof SoftQuery q && q.device == this && !q.destroyed) return q;
        throw Arguments.unusable(call, "query", query);
    }
}
