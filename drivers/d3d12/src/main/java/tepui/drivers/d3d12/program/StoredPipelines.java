package tepui.drivers.d3d12.program;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Device1;
import tepui.drivers.d3d12.com.ID3D12PipelineLibrary;
import tepui.drivers.d3d12.com.ID3D12PipelineState;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxbc.DxbcModule;
import tepui.pipe.Memory;
import tepui.pipe.pipeline.CheckedFile;

/**
 * Store of compiled pipelines of earlier runs, where the device has ID3D12PipelineLibrary. They are found by a hash of
 * all that they are made of; what the library does not have, or not for this very description, is compiled and stored.
 * The driver refuses what another version of it wrote: then the library begins empty. Without the interface, as on
 * vkd3d 1.2, there is none, and pipelines are compiled ahead of need only.
 */
final class StoredPipelines implements AutoCloseable {
    private final long library;
    private final CheckedFile file;
    /** Memory that the library was read from; it refers to it until its end. */
    private final Arena memory;

    private boolean changed;

    private StoredPipelines(long library, CheckedFile file, Arena memory) {
        this.library = library;
        this.file = file;
        this.memory = memory;
    }

    /**
     * The library, or null where the device has none.
     *
     * @param log takes a line where the driver refuses what is in the file
     */
    static @Nullable StoredPipelines open(long device, CheckedFile file, Consumer<String> log) {
        try (Scratch s = Scratch.brief(32)) {
            long out = s.take(8);
            if (IUnknown.queryInterface(device, ID3D12Device1.IID.address(), out) < 0) return null;
            long newer = Scratch.getLong(out);
            Arena memory = Arena.ofShared();
            long made = 0;
            try {
                byte[] data = file.read();
                if (data != null && data.length > 0) {
                    MemorySegment blob = memory.allocate(data.length, 16);
                    blob.copyFrom(MemorySegment.ofArray(data));
                    made = create(newer, blob.address(), data.length, out, log);
                }
                if (made == 0) made = create(newer, 0, 0, out, null);
                return made == 0 ? null : new StoredPipelines(made, file, memory);
            } finally {
                IUnknown.release(newer);
                if (made == 0) memory.close();
            }
        }
    }

    /**
     * The name of a pipeline: a hash of its shaders, of how they are bound, and of what its states say.
     *
     * @param modules null where a stage is not there
     */
    static String name(List<@Nullable DxbcModule> modules, List<String> states) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            for (DxbcModule m : modules) {
                sha.update((byte) (m == null ? 0 : 1));
                if (m == null) continue;
                sha.update(m.bytes());
                sha.update(m.bindings().toString().getBytes(StandardCharsets.UTF_8));
                sha.update((byte) (m.rootWords() == 0 ? 0 : 1));
            }
            for (String state : states) {
                sha.update(state.getBytes(StandardCharsets.UTF_8));
                sha.update((byte) 0);
            }
            return HexFormat.of().formatHex(sha.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static long create(long device, long blob, long size, long out, @Nullable Consumer<String> log) {
        Scratch.putLong(out, 0);
        int result = ID3D12Device1.createPipelineLibrary(device, blob, size, ID3D12PipelineLibrary.IID.address(), out);
        if (result >= 0) return Scratch.getLong(out);
        if (log != null) log.accept("pipelines of earlier runs are not used: " + Hresult.name(result));
        return 0;
    }

    private static long wide(Scratch s, String name) {
        long at = s.begin(2L * name.length() + 2);
        for (int i = 0; i < name.length(); i++) s.h(name.charAt(i));
        s.h(0);
        return at;
    }

    /**
     * A pipeline with one reference, or 0.
     *
     * @param desc of a graphics pipeline, or of a compute one
     */
    long load(String name, long desc, boolean graphics) {
        try (Scratch s = Scratch.brief(256)) {
            long text = wide(s, name);
            long out = s.take(8);
            long iid = ID3D12PipelineState.IID.address();
            int result;
            synchronized (this) {
                result = graphics
                        ? ID3D12PipelineLibrary.loadGraphicsPipeline(library, text, desc, iid, out)
                        : ID3D12PipelineLibrary.loadComputePipeline(library, text, desc, iid, out);
            }
            return result < 0 ? 0 : Scratch.getLong(out);
        }
    }

    /** Keeps a pipeline; one of that name stays as it is. */
    void store(String name, long pipeline) {
        try (Scratch s = Scratch.brief(256)) {
            long text = wide(s, name);
            synchronized (this) {
                changed |= ID3D12PipelineLibrary.storePipeline(library, text, pipeline) >= 0;
            }
        }
    }

    /** Writes the file if there is something new. */
    synchronized void save() {
        if (!changed) return;
        long size = ID3D12PipelineLibrary.getSerializedSize(library);
        if (size <= 0 || size > PipelineFiles.MOST_BYTES) return;
        try (Arena arena = Arena.ofConfined()) {
            long at = arena.allocate(size, 16).address();
            if (ID3D12PipelineLibrary.serialize(library, at, size) < 0) return;
            byte[] data = new byte[(int) size];
            MemorySegment.copy(Memory.ALL, ValueLayout.JAVA_BYTE, at, data, 0, data.length);
            if (file.write(data)) changed = false;
        }
    }

    @Override
    public void close() {
        IUnknown.release(library);
        memory.close();
    }
}
