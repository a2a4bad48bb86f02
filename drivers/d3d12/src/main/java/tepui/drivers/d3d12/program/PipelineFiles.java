package tepui.drivers.d3d12.program;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.Gpu;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.pipeline.CacheFolder;
import tepui.pipe.pipeline.CheckedFile;
import tepui.pipe.pipeline.PipelineTable;
import tepui.pipe.pipeline.SeenKeys;

/**
 * Files of a device's pipelines on disk: the keys that programs were drawn with, and the compiled pipelines where the
 * device has a library for them. Both belong to one adapter with one driver version. Setting: {@code cache}, a folder
 * or {@code off}, else the property {@code tepui.cache}, else the system's place.
 */
public final class PipelineFiles {
    static final long MOST_BYTES = 256L << 20;
    private static final int VERSION = 1;

    private final @Nullable SeenKeys seen;
    private final @Nullable StoredPipelines stored;
    private @Nullable WarmStart warm;

    private PipelineFiles(@Nullable SeenKeys seen, @Nullable StoredPipelines stored) {
        this.seen = seen;
        this.stored = stored;
    }

    static PipelineFiles open(Gpu gpu, DeviceInfo info, DeviceOptions options) {
        Path folder = CacheFolder.of(options.setting("cache", System.getProperty("tepui.cache", "")));
        if (folder == null || !gpu.optimizations.pipelines()) return new PipelineFiles(null, null);
        Consumer<String> log = line -> options.messages().message(DeviceOptions.MessageSink.Severity.NOTE, line);
        byte[] identity = identity(info);
        String name = "d3d12-" + HexFormat.of().formatHex(identity, 0, 4);
        SeenKeys seen = new SeenKeys(folder.resolve(name + ".keys"), identity, log);
        CheckedFile file = new CheckedFile(folder.resolve(name + ".pipelines"), VERSION, identity, MOST_BYTES, log);
        return new PipelineFiles(seen, StoredPipelines.open(gpu.device, file, log));
    }

    /** The adapter and its driver's version. */
    private static byte[] identity(DeviceInfo info) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            for (String part : new String[] {info.id(), info.name(), info.vendor(), info.version()}) {
                sha.update(part.getBytes(StandardCharsets.UTF_8));
                sha.update((byte) 0);
            }
            return sha.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    @Nullable
    StoredPipelines stored() {
        return stored;
    }

    /** Before the first look-up. */
    void watch(DeviceTables device, PipelineTable table) {
        SeenKeys keys = seen;
        if (keys == null) return;
        WarmStart w = new WarmStart(device, table, keys);
        warm = w;
        table.onNewKey(w::drawn);
    }

    public void created(D3d12Shader shader) {
        WarmStart w = warm;
        if (w != null) w.created(shader, shader.shader, shader.streamOutput);
    }

    public void destroyed(D3d12Shader shader) {
        WarmStart w = warm;
        if (w != null) w.destroyed(shader);
    }

    /** @param works the device is not lost: what it compiled is of some worth */
    public void save(boolean works) {
        if (seen != null) seen.save();
        if (stored != null && works) stored.save();
    }

    void close() {
        if (stored != null) stored.close();
    }
}
