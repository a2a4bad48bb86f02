package tepui.drivers.vulkan.pipeline;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.pipe.pipeline.CheckedFile;

/**
 * The driver's pipeline cache on disk (level 3). Beside our own header and checksum the cache's own header is held against the
 * device before the driver sees a byte of it: drivers have crashed on what they did not write.
 */
public final class PipelineCacheFile {
    private static final int VERSION = 1;
    static final long MOST_BYTES = 256L << 20;
    private static final int VULKAN_HEADER = 32;

    private final CheckedFile file;
    private final Device device;
    private final Consumer<String> log;
    private final Path path;

    /** Identity of the device that a cache is for; {@code uuid} is pipelineCacheUUID, 16 bytes. */
    public record Device(int vendor, int device, int driverVersion, byte[] uuid) {
        public Device {
            if (uuid.length != 16) {
                throw new IllegalArgumentException(
                        "PipelineCacheFile: the UUID has " + uuid.length + " bytes, must have 16");
            }
        }

        /** Header of this device's files. */
        public byte[] identity() {
            return ByteBuffer.allocate(28)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(vendor)
                    .putInt(device)
                    .putInt(driverVersion)
                    .put(uuid)
                    .array();
        }

        /** A file name of its own for each device, so that two of them do not overwrite each other's. */
        public String fileName(String ending) {
            return String.format(java.util.Locale.ROOT, "vulkan-%04x-%04x%s", vendor & 0xffff, device & 0xffff, ending);
        }
    }

    /** @param log takes a line where the file is ignored */
    public PipelineCacheFile(Path folder, Device device, Consumer<String> log) {
        this.path = folder.resolve(device.fileName(".pipelines"));
        this.device = device;
        this.log = log;
        this.file = new CheckedFile(path, VERSION, device.identity(), MOST_BYTES, log);
    }

    /** Bytes for the driver's cache, or null. */
    public byte @Nullable [] read() {
        byte[] data = file.read();
        if (data == null) return null;
        if (!fits(data)) {
            log.accept(path + " is ignored: it is not a cache of this device");
            return null;
        }
        return data;
    }

    /** The header that Vulkan prescribes: its length, 1, vendor, device, UUID. */
    private boolean fits(byte[] data) {
        if (data.length < VULKAN_HEADER) return false;
        ByteBuffer b = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
        int length = b.getInt();
        byte[] uuid = new byte[16];
        boolean fits = length >= VULKAN_HEADER
                && length <= data.length
                && b.getInt() == 1
                && b.getInt() == device.vendor
                && b.getInt() == device.device;
        b.position(16).get(uuid);
        return fits && Arrays.equals(uuid, device.uuid);
    }

    /** Whether so much would be kept; said in the log where it is too much. */
    public boolean takes(long bytes) {
        if (bytes > MOST_BYTES) {
            log.accept(path + " is not written: " + bytes + " bytes, at most " + MOST_BYTES + " are kept");
        }
        return bytes >= VULKAN_HEADER && bytes <= MOST_BYTES;
    }

    /** Keeps what the driver gave; what is no cache of this device, or too large, is not kept. */
    public boolean write(byte[] data) {
        return fits(data) && file.write(data);
    }
}
