package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.DummyResources;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.VulkanFormats;
import tepui.drivers.vulkan.present.BackBuffer;
import tepui.drivers.vulkan.present.VulkanSurface;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.record.VulkanQuery;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanDirectMemory;
import tepui.drivers.vulkan.resource.VulkanStreamTarget;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.VkCalibratedTimestampInfoEXT;
import tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceLimits;
import tepui.ir.Shader;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DirectMemory;
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

/** Device of Vulkan, opened: makes objects, and keeps the tables that contexts share. */
final class VulkanDevice extends Device {
    private final DirectMemory direct;
    final Gpu gpu;
    final VulkanFormats formats;
    private final Caps caps;
    final DeviceCore core;
    final DeviceTables tables;
    final DummyResources dummies;
    private final OpenObjects<VulkanContext> contexts = new OpenObjects<>();
    private final LiveObjects live = new LiveObjects();
    private final OpenObjects<VulkanSurface> surfaces = new OpenObjects<>();
    private volatile boolean closed;

    VulkanDevice(DeviceInfo info, DeviceOptions options, Gpu gpu) {
        super(info, options);
        this.gpu = gpu;
        caps = VulkanCaps.make(gpu);
        core = new DeviceCore(this, gpu, caps, VulkanCaps.spirv(gpu));
        formats = core.formats;
        direct = new VulkanDirectMemory(core);
        tables = new DeviceTables(core);
        dummies = new DummyResources(core);
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
        return contexts.add(new VulkanContext(this));
    }

    boolean forget(VulkanContext context) {
        return contexts.remove(context);
    }

    // ---- making ---------------------------------------------------------------------------------------------------

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        open("createBuffer");
        CreationArguments.buffer(desc, caps);
        return live.add(new VulkanBuffer(core, desc));
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        open("createTexture");
        Format f = desc.format();
        boolean there = formats.texture(f) != 0 && formats.imageFeatures(f) != 0;
        CreationArguments.texture(desc, caps, there, formatSupport(f));
        if (desc.samples() > 1 && desc.layers() > 1 && !gpu.features.multisampleArrays) {
            throw new UnsupportedByDeviceException("createTexture: samples is " + desc.samples() + " and layers is "
                    + desc.layers() + ", and the device has no arrays with several samples");
        }
        return live.add(new VulkanTexture(core, desc));
    }

    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        VulkanSurface s = surface("createBackBuffer", surface);
        VulkanTexture made = (VulkanTexture) createTexture(desc);
        if (BackBuffer.suits(core, s, desc)) {
            s.draws();
            made.backBuffer = new BackBuffer(made, s);
        }
        return made;
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        open("createView");
        VulkanTexture t = texture("createView", texture);
        if (t.backBuffer != null) {
            throw new IllegalArgumentException(
                    "createView: texture is a back buffer without SAMPLED, of which there are no views");
        }
        CreationArguments.view(t, desc);
        if (formats.texture(desc.format()) == 0) {
            throw new UnsupportedByDeviceException(
                    "createView: format is " + desc.format() + ", which the device does not have");
        }
        if (CreationArguments.isOfSlices(t.desc(), desc) && !gpu.features.views2dOf3d) {
            throw new UnsupportedByDeviceException("createView: the device has no 2D views of 3D textures");
        }
        return live.add(new VulkanView(core, desc, t));
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        open("createView");
        VulkanBuffer b = buffer("createView", buffer);
        CreationArguments.view(b, desc, caps, formatSupport(desc.format()));
        return live.add(new VulkanView(core, desc, b));
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        open("createShader");
        CreationArguments.shader(shader, streamOutput, caps);
        VulkanShader made = new VulkanShader(core, shader, streamOutput);
        tables.pipelines.created(made);
        return live.add(made);
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        open("createStreamTarget");
        return live.add(new VulkanStreamTarget(core, buffer("createStreamTarget", buffer), offset, size));
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        open("createQuery");
        CreationArguments.query(kind, index, caps, caps.streamOutput || gpu.features.primitivesGeneratedQuery);
        return new VulkanQuery(core, kind, index);
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        open("createSurface");
        return surfaces.add(new VulkanSurface(core, surfaces, target));
    }

    // ---- destroying -----------------------------------------------------------------------------------------------

    private void depart(Object gone, DeferredDestruction.Unbinding<VulkanContext> action, Runnable retire) {
        core.destructions.incrementAndGet();
        DeferredDestruction.of(gone, contexts, action, retire);
    }

    @Override
    public void destroy(Buffer buffer) {
        VulkanBuffer b = buffer("destroy", buffer);
        b.destroyed = true;
        live.remove(b);
        BufferStorage own = b.endMap();
        if (own != null) own.retire(gpu);
        depart(b, c -> c.unbind(b), b::retire);
    }

    @Override
    public void destroy(Texture texture) {
        VulkanTexture t = texture("destroy", texture);
        t.endMaps(m -> m.retire(gpu));
        live.remove(t);
        t.destroyed = true;
        depart(t, c -> c.destroying(t), t::retire);
    }

    @Override
    public void destroy(TextureView view) {
        VulkanView v = owned(view);
        v.destroyed = true;
        live.remove(v);
        depart(v, c -> c.unbind(v), v::retire);
    }

    @Override
    public void destroy(ShaderObject shader) {
        VulkanShader s = shader("destroy", shader);
        s.destroyed = true;
        live.remove(s);
        tables.pipelines.destroyed(s);
        depart(s, c -> c.forget(s), () -> {
            tables.programs.forget(s);
            s.retire();
        });
    }

    @Override
    public void destroy(StreamTarget target) {
        VulkanStreamTarget t = streamTarget("destroy", target);
        t.destroyed = true;
        live.remove(t);
        depart(t, c -> c.forget(t), t::retire);
    }

    @Override
    public void destroy(Query query) {
        VulkanQuery q = query("destroy", query);
        q.destroyed = true;
        // Its stretches lie in pools of the context that it began in, if that is there still.
        depart(q, c -> c.forget(q), () -> {});
    }

    // ---- the device itself ----------------------------------------------------------------------------------------

    @Override
    public DirectMemory directMemory() {
        return direct;
    }

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
        if (!gpu.features.calibratedTimestamps) return System.nanoTime();
        try (Scratch s = Scratch.brief(256)) {
            long info = VkCalibratedTimestampInfoEXT.make(s);
            VkCalibratedTimestampInfoEXT.timeDomain(info, Vk.VK_TIME_DOMAIN_DEVICE_EXT);
            long out = s.take(8);
            long deviation = s.take(8);
            int result = gpu.vk.vkGetCalibratedTimestampsEXT(gpu.device, 1, info, out, deviation);
            if (result < 0) return System.nanoTime();
            return (long) (Scratch.getLong(out) * (double) VkPhysicalDeviceLimits.timestampPeriod(gpu.limits()));
        }
    }

    @Override
    public void close() {
        if (closed) return;
        closed = true;
        for (VulkanContext context : contexts.removeAll()) context.kill();
        if (gpu.isHung()) return;
        try {
            if (gpu.lost() == null) gpu.waitIdle();
        } catch (DeviceLostException e) {
            // It was on its way out.
            if (gpu.isHung()) return;
        }
        for (VulkanSurface surface : surfaces.removeAll()) surface.end();
        live.end(this);
        dummies.close();
        tables.close();
        gpu.close();
    }

    // ---- arguments ------------------------------------------------------------------------------------------------

    private void open(String call) {
        if (closed) throw new IllegalArgumentException(call + ": the device is closed");
        gpu.alive();
    }

    VulkanBuffer buffer(String call, Buffer buffer) { // hot
        return VulkanBuffer.of(core, call, buffer);
    }

    VulkanTexture texture(String call, Texture texture) { // hot
        if (texture instanceof VulkanTexture t && t.device == core && !t.destroyed) return t;
        throw Arguments.unusable(call, "texture", texture);
    }

    VulkanView view(String call, TextureView view) { // hot
        if (view instanceof VulkanView v && v.device == core && !v.isGone()) return v;
        throw Arguments.unusable(call, "view", view);
    }

    /** Also where what it shows is gone. */
    private VulkanView owned(TextureView view) {
        if (view instanceof VulkanView v && v.device == core && !v.destroyed) return v;
        throw Arguments.unusable("destroy", "view", view);
    }

    VulkanShader shader(String call, ShaderObject shader) { // hot
        if (shader instanceof VulkanShader s && s.device == core && !s.destroyed) return s;
        throw Arguments.unusable(call, "shader", shader);
    }

    VulkanStreamTarget streamTarget(String call, StreamTarget target) { // hot
        if (target instanceof VulkanStreamTarget t && t.device == core && !t.destroyed) return t;
        throw Arguments.unusable(call, "stream target", target);
    }

    VulkanQuery query(String call, Query query) { // hot
        if (query instanceof VulkanQuery q && q.device == core && !q.destroyed) return q;
        throw Arguments.unusable(call, "query", query);
    }

    VulkanSurface surface(String call, Surface surface) {
        if (surface instanceof VulkanSurface s && s.device == core && !s.closed) return s;
        throw Arguments.unusable(call, "surface", surface);
    }
}
