package tepui.drivers.d3d12;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.DummyResources;
import tepui.drivers.d3d12.com.ID3D12CommandQueue;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.AdapterBudget;
import tepui.drivers.d3d12.device.D3d12Caps;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.dxbc.DxbcOptions;
import tepui.drivers.d3d12.dxgi.Desktop;
import tepui.drivers.d3d12.present.BackBuffer;
import tepui.drivers.d3d12.present.D3d12Surface;
import tepui.drivers.d3d12.present.DxgiWindow;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.record.D3d12Query;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12StreamTarget;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceObject;
import tepui.pipe.DeviceOptions;
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
import tepui.pipe.driver.DeferredDestruction;
import tepui.pipe.driver.LiveObjects;
import tepui.pipe.driver.OpenObjects;
import tepui.pipe.driver.StandardSamples;
import tepui.pipe.format.Format;

/** Device of Direct3D 12, opened: makes objects, and keeps the tables that contexts share. */
final class D3d12Device extends Device {
    final Gpu gpu;
    private final @Nullable AdapterBudget budget;
    final DxgiFormats formats;
    private final Caps caps;
    final DeviceCore core;
    final DeviceTables tables;
    final DummyResources dummies;
    private final OpenObjects<D3d12Context> contexts = new OpenObjects<>();
    private final LiveObjects live = new LiveObjects();
    private final OpenObjects<D3d12Surface> surfaces = new OpenObjects<>();
    private volatile boolean closed;
    /** References to the device that its end left; for tests. */
    int leaked;

    D3d12Device(
            DeviceInfo info,
            DeviceOptions options,
            Gpu gpu,
            @Nullable Desktop desktop,
            @Nullable AdapterBudget budget) {
        super(info, options);
        this.budget = budget;
        this.gpu = gpu;
        formats = new DxgiFormats(gpu.features);
        DxbcOptions dxbc = D3d12Caps.dxbc(gpu.features);
        caps = D3d12Caps.make(gpu.features, formats, dxbc);
        if (desktop != null) caps.presentWindow = true;
        caps.memoryBytes = Math.min(caps.memoryBytes, gpu.memory.limit());
        core = new DeviceCore(this, gpu, formats, caps, dxbc, desktop);
        tables = new DeviceTables(core);
        dummies = new DummyResources(core);
        gpu.memory.reserves(this::dropReserves);
    }

    /** Storages that buffers keep to be quick are given up. */
    private void dropReserves() {
        for (DeviceObject o : live.list()) if (o instanceof D3d12Buffer b) b.dropSpare();
    }

    @Override
    public Caps caps() {
        return caps;
    }

    @Override
    public int formatSupport(Format format) { // hot
        return formats.support(format);
    }

    @Override
    public float[] samplePositions(int samples) {
        return StandardSamples.positions(samples);
    }

    @Override
    public Context createContext() {
        open("createContext");
        return contexts.add(gpu.whole(() -> new D3d12Context(this)));
    }

    boolean forget(D3d12Context context) {
        return contexts.remove(context);
    }

    // ---- making ---------------------------------------------------------------------------------------------------

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        open("createBuffer");
        CreationArguments.buffer(desc, caps);
        return live.add(new D3d12Buffer(core, desc));
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        open("createTexture");
        Format f = desc.format();
        boolean there = formats.texture(f) != 0 && f.blockBytes() != 12;
        CreationArguments.texture(desc, caps, there, formatSupport(f));
        if (desc.width() % f.blockWidth() != 0 || desc.height() % f.blockHeight() != 0) {
            throw new UnsupportedByDeviceException("createTexture: size is " + desc.width() + " x " + desc.height()
                    + ", of " + f + " Direct3D 12 makes textures of whole blocks only");
        }
        return live.add(new D3d12Texture(core, desc));
    }

    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        D3d12Surface s = surface("createBackBuffer", surface);
        D3d12Texture t = (D3d12Texture) createTexture(desc);
        DxgiWindow window = s.swaps;
        if (window != null && BackBuffer.suits(desc) && window.takes(t)) t.backBuffer = new BackBuffer(t, window);
        return t;
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        open("createView");
        D3d12Texture t = texture("createView", texture);
        CreationArguments.view(t, desc);
        if (formats.texture(desc.format()) == 0) {
            throw new UnsupportedByDeviceException(
                    "createView: format is " + desc.format() + ", which the device does not have");
        }
        if (CreationArguments.isOfSlices(t.desc(), desc)) {
            throw new UnsupportedByDeviceException("createView: Direct3D 12 has no 2D views of 3D textures");
        }
        return live.add(new D3d12View(core, desc, t));
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        open("createView");
        D3d12Buffer b = buffer("createView", buffer);
        CreationArguments.view(b, desc, caps, formatSupport(desc.format()));
        return live.add(new D3d12View(core, desc, b));
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        open("createShader");
        CreationArguments.shader(shader, streamOutput, caps);
        D3d12Shader made = live.add(new D3d12Shader(core, shader, streamOutput));
        if (shader.stage != Stage.COMPUTE) tables.pipelineFiles.created(made);
        return made;
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        open("createStreamTarget");
        return live.add(new D3d12StreamTarget(core, buffer("createStreamTarget", buffer), offset, size));
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        open("createQuery");
        CreationArguments.query(kind, index, caps, index == 0);
        return new D3d12Query(core, kind, index);
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        open("createSurface");
        return surfaces.add(new D3d12Surface(core, surfaces, target));
    }

    // ---- destroying -----------------------------------------------------------------------------------------------

    @Override
    public void destroy(Buffer buffer) {
        D3d12Buffer b = buffer("destroy", buffer);
        b.destroyed = true;
        live.remove(b);
        BufferStorage own = b.endMap();
        if (own != null) own.retire(gpu);
        depart(b, c -> c.unbind(b), b::retire);
    }

    @Override
    public void destroy(Texture texture) {
        D3d12Texture t = texture("destroy", texture);
        t.endMaps(m -> m.retire(gpu));
        t.destroyed = true;
        live.remove(t);
        depart(t, c -> c.forget(t), t::retire);
    }

    @Override
    public void destroy(TextureView view) {
        D3d12View v = view("destroy", view);
        v.destroyed = true;
        live.remove(v);
        depart(v, c -> c.unbind(v), v::retire);
    }

    @Override
    public void destroy(ShaderObject shader) {
        D3d12Shader s = shader("destroy", shader);
        s.destroyed = true;
        live.remove(s);
        tables.pipelineFiles.destroyed(s);
        depart(s, c -> c.forget(s), () -> tables.forget(s));
    }

    @Override
    public void destroy(StreamTarget target) {
        D3d12StreamTarget t = streamTarget("destroy", target);
        t.destroyed = true;
        live.remove(t);
        depart(t, c -> c.forget(t), t::retire);
    }

    @Override
    public void destroy(Query query) {
        D3d12Query q = query("destroy", query);
        q.destroyed = true;
        depart(q, c -> c.forget(q), q::clear);
    }

    private void depart(Object gone, DeferredDestruction.Unbinding<D3d12Context> action, Runnable retire) {
        DeferredDestruction.of(gone, contexts, action, retire);
    }

    // ---- the device itself ----------------------------------------------------------------------------------------

    @Override
    public @Nullable String lost() {
        return gpu.lost();
    }

    @Override
    public DeviceLostException.@Nullable Reason lossReason() {
        return gpu.lost() == null ? null : gpu.reason();
    }

    @Override
    public long timestamp() {
        try (Scratch s = Scratch.brief(32)) {
            long clocks = s.take(16);
            int result = ID3D12CommandQueue.getClockCalibration(gpu.queue, clocks, clocks + 8);
            if (result < 0 || gpu.nanosPerTick() == 0) return System.nanoTime();
            return (long) (Scratch.getLong(clocks) * gpu.nanosPerTick());
        }
    }

    @Override
    public void close() {
        if (closed) return;
        closed = true;
        for (D3d12Context context : contexts.removeAll()) context.kill();
        if (gpu.isHung()) return;
        try {
            if (gpu.lost() == null) gpu.waitIdle();
        } catch (DeviceLostException e) {
            // It was on its way out.
        }
        List<D3d12Surface> shown = surfaces.removeAll();
        if (gpu.lost() != null) gpu.rest();
        if (gpu.isHung()) return;
        for (D3d12Surface surface : shown) surface.end();
        tables.pipelineFiles.save(gpu.lost() == null);
        live.end(this);
        tables.close();
        dummies.close();
        gpu.retired.drain();
        tables.layouts.close();
        leaked = gpu.close();
        if (budget != null) budget.close();
        if (leaked != 0) {
            options()
                    .messages()
                    .message(
                            DeviceOptions.MessageSink.Severity.HIGH,
                            "the Direct3D 12 device is still referred to " + leaked + " times after its end");
        }
    }

    // ---- arguments ------------------------------------------------------------------------------------------------

    private void open(String call) {
        if (closed) throw new IllegalArgumentException(call + ": the device is closed");
        gpu.alive();
    }

    D3d12Buffer buffer(String call, Buffer buffer) { // hot
        if (buffer instanceof D3d12Buffer b && b.device == core && !b.destroyed) return b;
        throw Arguments.unusable(call, "buffer", buffer);
    }

    D3d12Texture texture(String call, Texture texture) { // hot
        if (texture instanceof D3d12Texture t && t.device == core && !t.destroyed) return t;
        throw Arguments.unusable(call, "texture", texture);
    }

    D3d12View view(String call, TextureView view) { // hot
        if (view instanceof D3d12View v && v.device == core && !v.destroyed) return v;
        throw Arguments.unusable(call, "view", view);
    }

    D3d12Shader shader(String call, ShaderObject shader) { // hot
        if (shader instanceof D3d12Shader s && s.device == core && !s.destroyed) return s;
        throw Arguments.unusable(call, "shader", shader);
    }

    D3d12StreamTarget streamTarget(String call, StreamTarget target) { // hot
        if (target instanceof D3d12StreamTarget t && t.device == core && !t.destroyed) return t;
        throw Arguments.unusable(call, "stream target", target);
    }

    D3d12Query query(String call, Query query) { // hot
        if (query instanceof D3d12Query q && q.device == core && !q.destroyed) return q;
        throw Arguments.unusable(call, "query", query);
    }

    D3d12Surface surface(String call, Surface surface) {
        if (surface instanceof D3d12Surface s && s.device == core && !s.closed) return s;
        throw Arguments.unusable(call, "surface", surface);
    }
}
