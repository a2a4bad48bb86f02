package tepui.drivers.vulkan.program;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.pipeline.PipelineCacheFile;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.DeviceOptions;
import tepui.pipe.pipeline.CacheFolder;
import tepui.pipe.pipeline.PipelineCounters;
import tepui.pipe.pipeline.PipelineCursor;
import tepui.pipe.pipeline.PipelineLevels;
import tepui.pipe.pipeline.PipelineTable;
import tepui.pipe.pipeline.SeenKeys;

/**
 * Pipelines of the device, with what is kept of them on disk. Settings:
 *
 * <ul>
 *   <li>{@code cache}: a folder or {@code off}; else the property {@code tepui.cache}, else the system's place.
 *   <li>{@code pipelines}: the levels of look-up that are used.
 *   <li>{@code libraries}: {@code on}, {@code off} or left to the device.
 *   <li>{@code quick=on}: without libraries, what a draw waits for is first compiled without optimisation.
 *   <li>{@code optimise=off}: quick pipelines stay in place.
 *   <li>{@code report=on}: at the end says what was compiled and what draws waited for.
 * </ul>
 */
public final class Pipelines {
    private final DeviceTables device;
    private final Gpu gpu;
    private final PipelineFactory factory;
    private final PipelineTable table;
    private final PipelineLevels levels;
    private final @Nullable PipelineCacheFile file;
    private final @Nullable SeenKeys seen;
    private final @Nullable WarmStart warm;
    private final long cache;

    Pipelines(DeviceTables device) {
        this.device = device;
        gpu = device.gpu;
        DeviceOptions options = device.core.device.options();
        levels = PipelineLevels.of(options);
        boolean libraries = usesLibraries(options.setting("libraries", "auto"));
        boolean quick = libraries || options.setting("quick", "off").equals("on");
        boolean replaces = quick && options.setting("optimise", "on").equals("on");
        factory = new PipelineFactory(device, libraries);
        table = new PipelineTable(factory, quick, replaces);
        Path folder = CacheFolder.of(options.setting("cache", System.getProperty("tepui.cache", "")));
        PipelineCacheFile.Device who = who(gpu);
        file = folder == null ? null : new PipelineCacheFile(folder, who, this::note);
        seen = folder == null ? null : new SeenKeys(folder.resolve(who.fileName(".keys")), who.identity(), this::note);
        cache = gpu.optimizations.pipelines() ? createCache(file == null ? null : file.read()) : 0;
        warm = seen == null ? null : new WarmStart(device, table, seen);
        if (warm != null) table.onNewKey(warm::drawn);
    }

    /** By themselves where linking is quick and code is the processor's business no more: elsewhere parts only double the work. */
    private boolean usesLibraries(String setting) {
        DeviceFeatures f = gpu.features;
        boolean there = f.pipelineLibraries && f.dynamicRendering;
        boolean software = VkPhysicalDeviceProperties.deviceType(f.properties) == Vk.VK_PHYSICAL_DEVICE_TYPE_CPU;
        return switch (setting) {
            case "on" -> there;
            case "off" -> false;
            default -> there && f.fastLinking && !software;
        };
    }

    private static PipelineCacheFile.Device who(Gpu gpu) {
        long p = gpu.features.properties;
        byte[] uuid = new byte[16];
        for (int i = 0; i < 16; i++) {
            uuid[i] =
                    (byte) (Scratch.getInt(VkPhysicalDeviceProperties.pipelineCacheUUID(p) + (i & ~3)) >> 8 * (i & 3));
        }
        return new PipelineCacheFile.Device(
                VkPhysicalDeviceProperties.vendorID(p),
                VkPhysicalDeviceProperties.deviceID(p),
                VkPhysicalDeviceProperties.driverVersion(p),
                uuid);
    }

    private void note(String line) {
        device.core.device.options().messages().message(DeviceOptions.MessageSink.Severity.NOTE, line);
    }

    private static MemorySegment memory(long address, long bytes) {
        return MemorySegment.ofAddress(address).reinterpret(bytes);
    }

    private long createCache(byte @Nullable [] data) {
        long bytes = data == null ? 0 : data.length;
        try (Scratch s = new Scratch(bytes + 1024)) {
            long info = VkPipelineCacheCreateInfo.make(s);
            if (data != null) {
                long initial = s.take(bytes);
                memory(initial, bytes).copyFrom(MemorySegment.ofArray(data));
                VkPipelineCacheCreateInfo.initialDataSize(info, bytes);
                VkPipelineCacheCreateInfo.pInitialData(info, initial);
            }
            long out = s.take(8);
            // Without a cache everything works as before, only later.
            return gpu.vk.vkCreatePipelineCache(gpu.device, info, 0, out) < 0 ? 0 : Scratch.getLong(out);
        }
    }

    private void save() {
        if (seen != null) seen.save();
        PipelineCacheFile to = file;
        if (to == null || cache == 0 || table.counters().made.sum() == 0) return;
        try (Scratch s = new Scratch(64)) {
            long size = s.take(8);
            if (gpu.vk.vkGetPipelineCacheData(gpu.device, cache, size, 0) < 0) return;
            long bytes = Scratch.getLong(size);
            if (!to.takes(bytes)) return;
            try (Scratch data = new Scratch(bytes + 64)) {
                long at = data.take(bytes);
                if (gpu.vk.vkGetPipelineCacheData(gpu.device, cache, size, at) != 0) return;
                to.write(memory(at, Scratch.getLong(size)).toArray(ValueLayout.JAVA_BYTE));
            }
        }
    }

    /** The VkPipelineCache, or 0. */
    long cache() {
        return cache;
    }

    /** A context's own way to look pipelines up. */
    public PipelineCursor cursor() {
        return new PipelineCursor(table, levels, gpu.optimizations.pipelines());
    }

    /** A draw looks nothing up if nothing was set that a key contains. */
    public boolean usesDirtyBits() {
        return levels.dirty();
    }

    PipelineCounters counters() {
        return table.counters();
    }

    /** A shader was made: programs of earlier runs that it completes are prepared. */
    public void created(VulkanShader shader) {
        WarmStart w = warm;
        if (w != null) w.created(shader, shader.shader, shader.streamOutput);
    }

    public void destroyed(VulkanShader shader) {
        WarmStart w = warm;
        if (w != null) w.destroyed(shader);
    }

    /** A program is gone. */
    void forget(int program) {
        table.forget(program);
        factory.forget(program);
    }

    void awaitBackground() throws InterruptedException {
        table.awaitBackground();
    }

    void close() {
        if (device.core.device.options().setting("report", "off").equals("on")) note("pipelines: " + table.counters());
        table.close();
        factory.close();
        if (gpu.lost() == null) save();
        if (cache != 0) gpu.vk.vkDestroyPipelineCache(gpu.device, cache, 0);
    }
}
