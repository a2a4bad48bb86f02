package tepui.drivers.d3d12.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.DescriptorPool;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.Place;
import tepui.drivers.d3d12.program.BoundBits;
import tepui.drivers.d3d12.program.RootLayout;
import tepui.drivers.d3d12.record.DescriptorRing;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.record.SamplerTables;
import tepui.drivers.d3d12.record.ViewTables;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.drivers.d3d12.resource.ViewKind;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.transfer.BufferWork;
import tepui.drivers.d3d12.transfer.TextureClears;
import tepui.drivers.d3d12.transfer.TextureWork;
import tepui.ir.TextureShape;
import tepui.pipe.Counters;
import tepui.pipe.driver.Ring;

/**
 * Resource binding: brings what is bound for shaders into root parameters and descriptor tables. A stage's table of
 * views is built anew only if something else is bound in it; tables of samplers are found, not built.
 */
public final class Bindings {
    private static final int UNIFORM_CHUNK = 1 << 20;

    private final Counters counters;
    private final DummyResources dummies;
    private final TextureClears clears;
    private final BoundState state;
    private final Recorder recorder;
    private final BufferWork buffers;
    private final Gpu gpu;
    private final DescriptorRing ring;
    private final ViewTables tables;
    private final SamplerTables samplers;
    private final Ring<BufferStorage> uniforms;
    private final SamplerWordWriter samplerWords;
    public final Feedback feedback;
    private final long heaps;
    private int heapGeneration = -1;
    private int heapBatch = -1;

    public Bindings(ContextParts parts, BufferWork buffers, TextureWork textures, TextureClears clears) {
        this.buffers = buffers;
        this.clears = clears;
        counters = parts.counters;
        dummies = parts.dummies;
        state = parts.state;
        recorder = parts.recorder;
        this.gpu = recorder.gpu;
        ring = new DescriptorRing(recorder, ID3D12Device.getDescriptorHandleIncrementSize(gpu.device, 0));
        tables = new ViewTables(ring);
        samplers = new SamplerTables(
                recorder, parts.device.samplers, ID3D12Device.getDescriptorHandleIncrementSize(gpu.device, 1));
        uniforms = BufferStorage.ring(gpu, UNIFORM_CHUNK, Place.UPLOAD);
        samplerWords = new SamplerWordWriter(parts, uniforms);
        heaps = recorder.scratch.take(16);
        feedback = new Feedback(parts, textures);
    }

    /** Memory of the current batch, for what is written by value and read in draws. */
    public Ring<BufferStorage> ring() {
        return uniforms;
    }

    /** Room for the tables of a program; may end the batch, so it comes before anything is recorded for a draw. */
    public void reserve(RootLayout layout) { // hot
        for (RootLayout.StageLayout l : layout.stages) if (l.separates) separate(l);
        if (layout.views > 0) ring.reserve(layout.views);
        if (layout.samplers > 0) samplers.reserve(layout.samplers);
    }

    /** What shaders may write gets resources of its own, and texels that do not lie at a whole number of them. */
    private void separate(RootLayout.StageLayout l) { // hot
        for (RootLayout.Entry e : l.entries) {
            switch (e.kind()) {
                case STORAGE_BUFFER -> {
                    D3d12Buffer b = state.storageBuffers[l.stage][e.slot()];
                    if (b != null) buffers.separate(b);
                }
                case IMAGE -> {
                    D3d12View v = state.images[l.stage][e.slot()];
                    if (v != null && v.range != null) buffers.separate(v.range);
                }
                case TEXTURE -> {
                    D3d12View v = state.textures[l.stage][e.slot()];
                    D3d12Buffer b = v == null ? null : v.range;
                    // Texels are counted from the start of the resource.
                    if (v != null
                            && b != null
                            && b.storage.offset % v.desc().format().blockBytes() != 0) {
                        buffers.separate(b);
                    }
                }
                case UNIFORM_BUFFER -> {}
            }
        }
    }

    /** A buffer got other storage while tables were filled: what they were filled for may not be what they hold. */
    public void unsure() {
        tables.clear();
    }

    /** The heaps are set; the answer is whether that undid all tables. */
    public boolean setHeaps(long list) { // hot
        if (heapGeneration == samplers.generation && heapBatch == recorder.generation) return false;
        heapGeneration = samplers.generation;
        heapBatch = recorder.generation;
        recorder.scratch.to(heaps).l(ring.heap).l(samplers.heap);
        ID3D12GraphicsCommandList.setDescriptorHeaps(list, 2, heaps);
        return true;
    }

    // ---- states ---------------------------------------------------------------------------------------------------

    /** Notes all that a draw or dispatch with this program uses. */
    public void use(RootLayout layout) { // hot
        for (RootLayout.StageLayout l : layout.stages) {
            int stage = l.stage;
            for (int slot : l.rootSlots) {
                D3d12Buffer b = state.uniformBuffers[stage][slot];
                if (b != null) recorder.use(b.storage, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
            }
            for (RootLayout.Entry e : l.entries) use(e, stage);
        }
    }

    private void use(RootLayout.Entry e, int stage) { // hot
        switch (e.kind()) {
            case UNIFORM_BUFFER -> {
                D3d12Buffer b = state.uniformBuffers[stage][e.slot()];
                if (b != null) recorder.use(b.storage, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
            }
            case TEXTURE -> {
                D3d12View v = feedback.of(state.textures[stage][e.slot()]);
                if (v != null) use(v, ResourceState.ALL_SHADER_RESOURCE);
                TextureShape shape = e.shape() == null ? TextureShape.D2 : e.shape();
                if (v == null || !fits(v, e, shape)) {
                    dummies.texture(recorder, clears, shape, e.integers(), e.seen());
                }
            }
            case STORAGE_BUFFER -> {
                D3d12Buffer b = state.storageBuffers[stage][e.slot()];
                if (b != null) recorder.use(b.storage, ResourceState.UNORDERED_ACCESS);
            }
            case IMAGE -> {
                D3d12View v = state.images[stage][e.slot()];
                if (v != null) use(v, ResourceState.UNORDERED_ACCESS);
            }
        }
    }

    private void use(D3d12View v, int wanted) { // hot
        D3d12Buffer b = v.range;
        if (b != null) recorder.use(b.storage, wanted);
        D3d12Texture t = v.own;
        if (t != null) {
            recorder.use(t, v.desc().firstLevel(), v.desc().levels(), v.firstLayer, v.layers, v.plane, 1, wanted);
        }
    }

    // ---- parameters -----------------------------------------------------------------------------------------------

    /** Addresses that no shader reads are set too: Direct3D wants all parameters. @param before what was filled before, null for nothing */
    public void fill(long list, RootLayout layout, @Nullable RootLayout before, boolean compute) { // hot
        long zeros = dummies.zeros();
        for (RootLayout.StageLayout l : layout.stages) {
            if (l.spares == 0 || before != null && layout.isLike(before, l.stage)) continue;
            int first = l.firstRoot + l.rootSlots.length;
            for (int i = 0; i < l.spares; i++) {
                if (compute) ID3D12GraphicsCommandList.setComputeRootConstantBufferView(list, first + i, zeros);
                else ID3D12GraphicsCommandList.setGraphicsRootConstantBufferView(list, first + i, zeros);
            }
        }
    }

    /**
     * Brings what is bound into a list.
     *
     * @param bits of {@link BoundState#bound}: what has changed
     */
    public void bind(long list, RootLayout layout, boolean compute, int bits) { // hot
        for (RootLayout.StageLayout l : layout.stages) {
            int stage = l.stage;
            if ((bits & BoundBits.bit(BoundBits.UNIFORMS, stage)) != 0) {
                for (int i = 0; i < l.rootSlots.length; i++) {
                    long address = uniform(stage, l.rootSlots[i], l.rootBytes[i]);
                    if (compute) {
                        ID3D12GraphicsCommandList.setComputeRootConstantBufferView(list, l.firstRoot + i, address);
                    } else {
                        ID3D12GraphicsCommandList.setGraphicsRootConstantBufferView(list, l.firstRoot + i, address);
                    }
                }
            }
            if (l.samplerWords >= 0 && (bits & l.samplerWordBits) != 0) {
                long address = samplerWords.get(stage, l.samplerWordSlots);
                if (compute) ID3D12GraphicsCommandList.setComputeRootConstantBufferView(list, l.samplerWords, address);
                else ID3D12GraphicsCommandList.setGraphicsRootConstantBufferView(list, l.samplerWords, address);
            }
            if (l.viewTable >= 0 && (bits & l.viewBits) != 0) {
                long table = views(l);
                if (compute) ID3D12GraphicsCommandList.setComputeRootDescriptorTable(list, l.viewTable, table);
                else ID3D12GraphicsCommandList.setGraphicsRootDescriptorTable(list, l.viewTable, table);
            }
            if (l.samplerTable >= 0 && (bits & BoundBits.bit(BoundBits.SAMPLERS, stage)) != 0) {
                long table = samplers.get(state.samplers[stage], l.samplerSlots);
                if (compute) ID3D12GraphicsCommandList.setComputeRootDescriptorTable(list, l.samplerTable, table);
                else ID3D12GraphicsCommandList.setGraphicsRootDescriptorTable(list, l.samplerTable, table);
            }
        }
    }

    /** Where the device finds a uniform buffer's bytes, of which {@code bytes} are there. */
    private long uniform(int stage, int slot, int bytes) { // hot
        D3d12Buffer b = state.uniformBuffers[stage][slot];
        if (b != null) {
            long offset = state.uniformOffsets[stage][slot];
            if (state.uniformSizes[stage][slot] >= bytes) return b.storage.gpuAddress + offset;
            return padded(b, offset, state.uniformSizes[stage][slot], bytes);
        }
        int count = state.uniformCounts[stage][slot];
        if (count == 0) return dummies.zeros();
        long known = state.uniformAddresses[stage][slot];
        if (known != 0
                && state.uniformSerials[stage][slot] == recorder.serial
                && state.uniformRooms[stage][slot] >= bytes) {
            return known;
        }
        int room = Math.max(count * 4, bytes) + 255 & -256;
        long at = uniforms.take(room, 256, recorder.serial);
        long to = uniforms.storage.address + at;
        int[] words = state.uniformWords[stage][slot];
        for (int i = 0; i < count; i++) Scratch.putInt(to + 4L * i, words[i]);
        for (int i = count * 4; i < room; i += 4) Scratch.putInt(to + i, 0);
        long address = uniforms.storage.gpuAddress + at;
        state.uniformAddresses[stage][slot] = address;
        state.uniformSerials[stage][slot] = recorder.serial;
        state.uniformRooms[stage][slot] = room;
        return address;
    }

    /** A range that is shorter than what the shader may read: a copy with zeros behind it. */
    private long padded(D3d12Buffer b, long offset, long size, int bytes) {
        BufferStorage copy = BufferStorage.alone(gpu, "bindUniformBuffer", bytes, Place.DEVICE);
        long zeros = uniforms.take(bytes + 255L & -256, 256, recorder.serial);
        BufferStorage from = uniforms.storage;
        for (int i = 0; i < bytes; i += 4) Scratch.putInt(from.address + zeros + i, 0);
        recorder.use(copy, ResourceState.COPY_DEST);
        ID3D12GraphicsCommandList.copyBufferRegion(recorder.list(), copy.handle, 0, from.handle, zeros, bytes);
        recorder.use(b.storage, ResourceState.COPY_SOURCE);
        ID3D12GraphicsCommandList.copyBufferRegion(
                recorder.list(), copy.handle, 0, b.storage.handle, b.storage.offset + offset, size);
        recorder.use(copy, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
        recorder.use(b.storage, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
        recorder.list();
        copy.retire(gpu);
        return copy.gpuAddress;
    }

    private long views(RootLayout.StageLayout l) { // hot
        tables.begin();
        for (int i = 0; i < l.entries.length; i++) name(l.entries[i], l.stage);
        int known = gpu.optimizations.state() ? tables.find() : -1;
        if (known >= 0) return ring.gpu(known);
        int first = ring.take(l.entries.length);
        tables.put(first);
        for (int i = 0; i < l.entries.length; i++) view(l.entries[i], l.stage, ring.cpu(first + i));
        counters.descriptorWrites += l.entries.length;
        return ring.gpu(first);
    }

    /** Words that say what the descriptor shows, of each kind as many: ids that never come back, and the kinds that one id has descriptors of. */
    private void name(RootLayout.Entry e, int stage) { // hot
        TextureShape shape = e.shape();
        int kind = e.kind().ordinal() | (shape == null ? 15 : shape.ordinal()) << 2;
        tables.add(kind | (e.integers() ? 1 << 6 : 0) | e.seen().ordinal() << 7);
        switch (e.kind()) {
            case UNIFORM_BUFFER -> {
                D3d12Buffer b = state.uniformBuffers[stage][e.slot()];
                int count = state.uniformCounts[stage][e.slot()];
                if (b == null) name(0, uniform(stage, e.slot(), 0), count);
                else name(b.storage.id, state.uniformOffsets[stage][e.slot()], state.uniformSizes[stage][e.slot()]);
            }
            case STORAGE_BUFFER -> {
                D3d12Buffer b = state.storageBuffers[stage][e.slot()];
                if (b == null) name(0, 0, 0);
                else name(b.storage.id, state.storageOffsets[stage][e.slot()], state.storageSizes[stage][e.slot()]);
            }
            case TEXTURE -> name(feedback.of(state.textures[stage][e.slot()]));
            case IMAGE -> name(state.images[stage][e.slot()]);
        }
    }

    private void name(int id, long offset, long size) { // hot
        tables.add(id);
        tables.add(offset);
        tables.add(size);
    }

    private void name(@Nullable D3d12View v) { // hot
        tables.add(v == null ? 0 : v.id);
        D3d12Buffer b = v == null ? null : v.range;
        tables.add(b == null ? 0 : b.storage.id);
    }

    private void view(RootLayout.Entry e, int stage, long to) { // hot
        long from;
        switch (e.kind()) {
            case UNIFORM_BUFFER -> {
                constants(stage, e.slot(), to);
                return;
            }
            case STORAGE_BUFFER -> {
                D3d12Buffer b = state.storageBuffers[stage][e.slot()];
                if (b != null) {
                    raw(b, state.storageOffsets[stage][e.slot()], state.storageSizes[stage][e.slot()], to);
                    return;
                }
                from = dummies.none(e.kind(), null, true);
            }
            case TEXTURE -> {
                D3d12View v = feedback.of(state.textures[stage][e.slot()]);
                TextureShape shape = e.shape() == null ? TextureShape.D2 : e.shape();
                from = v != null && fits(v, e, shape)
                        ? v.seen(e.seen())
                        : dummies.texture(recorder, clears, shape, e.integers(), e.seen());
            }
            default -> {
                D3d12View v = state.images[stage][e.slot()];
                from = v != null && (v.range != null) == (e.shape() == TextureShape.BUFFER)
                        ? v.image()
                        : dummies.none(e.kind(), e.shape(), e.integers());
            }
        }
        ID3D12Device.copyDescriptorsSimple(gpu.device, 1, to, from, DescriptorPool.VIEWS);
    }

    /** Direct3D wants the view that the shader names; another is as good as none. */
    private static boolean fits(D3d12View v, RootLayout.Entry e, TextureShape shape) { // hot
        TextureShape own = v.desc().shape();
        boolean faces = e.seen() == ViewKind.AS_TEXELS && own.isCube() && shape == TextureShape.D2_ARRAY;
        if (own != shape && !(isFlat(own) && isFlat(shape)) && !faces) return false;
        boolean whole = v.desc().format().isInteger() || v.desc().stencil();
        return whole == e.integers() || v.desc().format().isDepthStencil();
    }

    private static boolean isFlat(TextureShape s) { // hot
        return s == TextureShape.D2 || s == TextureShape.RECT;
    }

    private void constants(int stage, int slot, long to) { // hot
        D3d12Buffer b = state.uniformBuffers[stage][slot];
        long address;
        long size;
        if (b != null) {
            address = b.storage.gpuAddress + state.uniformOffsets[stage][slot];
            size = Math.min(state.uniformSizes[stage][slot], 65536);
        } else {
            address = uniform(stage, slot, 0);
            size = state.uniformCounts[stage][slot] * 4L;
            if (size == 0) size = 256;
        }
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long desc = s.begin(16);
        s.l(address).i((int) (size + 255 & -256));
        ID3D12Device.createConstantBufferView(gpu.device, desc, to);
        s.release(mark);
    }

    private void raw(D3d12Buffer b, long offset, long size, long to) { // hot
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long desc = s.begin(40);
        s.i(DxgiFormats.R32_TYPELESS)
                .i(1)
                .l(b.storage.offset + offset >> 2)
                .i((int) (size + 3 >> 2))
                .i(0)
                .l(0)
                .i(1);
        ID3D12Device.createUnorderedAccessView(gpu.device, b.storage.handle, 0, desc, to);
        s.release(mark);
    }

    public void close() {
        feedback.close();
        ring.close();
        samplers.close();
        uniforms.close();
    }
}
