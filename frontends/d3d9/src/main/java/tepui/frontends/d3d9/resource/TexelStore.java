package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.base.Restorable;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.ir.TextureShape;
import tepui.pipe.Box;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.Usage;
import tepui.pipe.format.BlockDecoder;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowConverter;
import tepui.pipe.format.TexelCodec;

/**
 * Texels of a texture or of a surface that stands alone: on the device, in memory, or in both, and which of the two is newer, image by
 * image. An image is a level of a layer (a cube's face). Locks are locks of the copy in memory. What was written there goes to the device at
 * unlock in the pool DEFAULT, and before the next use in the pool MANAGED; it counts as written from the lock on, since programs write late.
 */
public final class TexelStore implements Restorable {
    /** No address of a lock. */
    static final long BUSY = -1;
    /** The same, where it is locked already. */
    static final long HELD = -2;

    private static final int SLACK = 64;

    final Backend backend;
    private final DirtyBits dirtyBits;
    public final TexelFormats.TexelFormat info;
    public final int usage;
    public final int pool;
    public final int width;
    public final int height;
    public final int depth;
    private final LevelBoxes boxes;
    public final int layers;
    public final int levels;
    public final int samples;
    final boolean cube;
    final boolean volume;
    private final boolean systemLevels;

    /** On the device; null for memory alone. */
    @Nullable
    public Texture texture;

    private Format format;
    private final @Nullable MemorySegment[] memory;
    private final boolean[] deviceNewer;
    private final int[] lockFlags;
    private final @Nullable Box[] lockBoxes;
    private final @Nullable Box[] uploads;
    private boolean anyUpload;
    /** By layer: what UpdateTexture copies, in texels of level 0. */
    private final @Nullable Box[] dirty;

    /** Rows follow each other without a gap: those of the program's own memory. */
    private boolean packed;

    private int locks;
    /** One of its images has an open device context. */
    boolean inContext;
    /** Done when the work is that a lock without waiting found. */
    private @Nullable Fence drawing;

    private final TexelViews views;
    public boolean mipsStale;
    /** The texture whose texels these are; null for surfaces of their own. */
    @Nullable
    BaseTextureObject texels;

    public TexelStore(ResourceRegistry registry, TexelDesc desc) {
        backend = registry.backend;
        views = new TexelViews(backend);
        dirtyBits = registry.dirty;
        info = desc.format();
        usage = desc.usage();
        pool = desc.pool();
        width = desc.extent().width();
        height = desc.extent().height();
        depth = desc.extent().depth();
        boxes = new LevelBoxes(info.memory(), width, height, depth);
        samples = desc.samples();
        cube = desc.kind() == TexelDesc.Kind.CUBE;
        volume = desc.kind() == TexelDesc.Kind.VOLUME;
        layers = cube ? 6 : 1;
        int full = 32 - Integer.numberOfLeadingZeros(Math.max(width, Math.max(height, depth)));
        boolean automatic = (usage & D3DUSAGE_AUTOGENMIPMAP) != 0;
        int deviceLevels = !automatic ? desc.levels() : backend.formats.generatesLevels(info) ? full : 1;
        levels = automatic ? 1 : desc.levels();
        int images = levels * layers;
        memory = new @Nullable MemorySegment[images];
        deviceNewer = new boolean[images];
        lockFlags = new int[images];
        Arrays.fill(lockFlags, -1);
        lockBoxes = new @Nullable Box[images];
        uploads = new @Nullable Box[images];
        dirty = new @Nullable Box[layers];
        for (int i = 0; i < layers; i++) dirty[i] = new Box(0, 0, 0, width, height, depth);
        format = info.memory();
        systemLevels = pool == D3DPOOL_SYSTEMMEM || pool == D3DPOOL_SCRATCH;
        if (systemLevels || info.isNull()) return;
        texture = make(desc.bind(), deviceLevels);
        backend.keep(this);
    }

    private Texture make(int bind, int deviceLevels) {
        TexelFormats.Choice choice = backend.formats.choice(info, bind);
        if (choice == null) {
            throw new UnsupportedByDeviceException("createTexture: the device has no format for " + info.name());
        }
        format = choice.format();
        views.swizzle = choice.swizzle();
        TextureShape shape = volume
                ? TextureShape.D3
                : cube ? TextureShape.CUBE : samples > 1 ? TextureShape.D2_MS : TextureShape.D2;
        Usage hint = (usage & D3DUSAGE_DYNAMIC) != 0 ? Usage.DYNAMIC : Usage.DEFAULT;
        return backend.gpu.createTexture(new TextureDesc(
                shape, format, width, height, volume ? depth : 1, layers, deviceLevels, samples, bind, hint));
    }

    @Override
    public void restore() {
        Texture old = texture;
        if (old == null) return;
        texture = make(old.desc().bind(), old.desc().levels());
        views.forget();
        Arrays.fill(deviceNewer, false);
        drawing = null;
        evict();
        if ((usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL)) != 0) Blits.clearNew(backend, this);
        changed();
    }

    int image(int level, int layer) {
        return layer * levels + level;
    }

    public int levelWidth(int level) {
        return boxes.levelWidth(level);
    }

    public int levelHeight(int level) {
        return boxes.levelHeight(level);
    }

    public int levelDepth(int level) {
        return boxes.levelDepth(level);
    }

    public Format deviceFormat() {
        return format;
    }

    public boolean isLocked() {
        return locks > 0;
    }

    public boolean isLocked(int level, int layer) {
        return lockFlags[image(level, layer)] >= 0;
    }

    // ---- layout of the copy in memory

    public int pitch(int level) {
        long bytes = info.memory().rowBytes(levelWidth(level));
        return (int) (packed ? bytes : bytes + 3 & ~3L);
    }

    /** All texels in the pool DEFAULT; other pools take memory of the device only while they are used. */
    long deviceBytes() {
        if (pool != D3D9.D3DPOOL_DEFAULT) return 0;
        long bytes = 0;
        for (int i = 0; i < levels; i++) bytes += (long) slicePitch(i) * levelDepth(i);
        return bytes * layers * samples;
    }

    public int slicePitch(int level) {
        return pitch(level) * info.memory().rows(levelHeight(level));
    }

    public MemorySegment memory(int level, int layer) {
        int i = image(level, layer);
        MemorySegment m = memory[i];
        return m != null ? m : allocate(i, level);
    }

    /** Outside of the pool DEFAULT the images follow one another, level after level: programs write all of them through the first. */
    private MemorySegment allocate(int image, int level) {
        if (pool == D3DPOOL_DEFAULT) {
            MemorySegment m = Arena.ofAuto().allocate(imageBytes(level) + SLACK, 64);
            memory[image] = m;
            return m;
        }
        long bytes = 0;
        for (int i = 0; i < memory.length; i++) bytes += imageBytes(i % levels);
        MemorySegment all = Arena.ofAuto().allocate(bytes + SLACK, 64);
        long at = 0;
        MemorySegment wanted = all;
        for (int i = 0; i < memory.length; i++) {
            // Each reaches to the end, since programs write past what they locked.
            MemorySegment m = all.asSlice(at);
            memory[i] = m;
            if (i == image) wanted = m;
            at += imageBytes(i % levels);
        }
        return wanted;
    }

    private long imageBytes(int level) {
        return (long) slicePitch(level) * levelDepth(level);
    }

    /** Bytes of level 0; more than there are in a segment are too many. */
    public static boolean fits(TexelFormats.TexelFormat info, int width, int height, int depth) {
        double row = (double) width * info.memory().blockBytes();
        return row * height * depth * 2 < Integer.MAX_VALUE;
    }

    /** Memory of the program's own, for the first image. */
    public void adopt(MemorySegment own) {
        memory[0] = own;
        packed = true;
    }

    // ---- locks

    /**
     * The byte of a box's first texel in its image, or -1 where the box is refused. As drivers have it, boxes of volumes must be whole ones, and
     * whole blocks in the first level; so must boxes of formats of blocks in the pool DEFAULT be. Of all others only the first texel must be there.
     */
    private long start(int level, Box b) {
        if (b.x() < 0 || b.y() < 0 || b.z() < 0) return -1;
        if (b.x() >= levelWidth(level) || b.y() >= levelHeight(level) || b.z() >= levelDepth(level)) return -1;
        Format f = info.memory();
        boolean strict = volume || pool == D3DPOOL_DEFAULT && (f.blockWidth() > 1 || f.blockHeight() > 1);
        if (strict && !boxes.isInside(level, b)) return -1;
        if (strict && level == 0 && !boxes.isOfBlocks(b)) return -1;
        return (long) b.z() * slicePitch(level)
                + (long) (b.y() / f.blockHeight()) * pitch(level)
                + (long) (b.x() / f.blockWidth()) * f.blockBytes();
    }

    Box whole(int level) {
        return boxes.whole(level);
    }

    /** Has the device still to do with it? Asked again and again, it is not at last. */
    private boolean isDrawing() {
        Fence f = drawing;
        try {
            if (f == null) {
                f = backend.pipe.flush();
                drawing = f;
            }
            if (!f.isSignaled()) return true;
        } catch (DeviceLostException e) {
            backend.loss.ofCall(e);
        }
        drawing = null;
        return false;
    }

    /** The address; 0 or {@link #HELD} with the call refused, {@link #BUSY} where it would wait and must not. */
    long lock(int level, int layer, @Nullable Box box, int flags) {
        int i = image(level, layer);
        if (lockFlags[i] >= 0) return HELD;
        if (inContext) return 0;
        if ((flags & D3DLOCK_DISCARD) != 0 && (flags & D3DLOCK_READONLY) != 0) return 0;
        Box b = box == null ? whole(level) : box;
        long start = start(level, b);
        if (start < 0) return 0;
        Box covered = boxes.covered(level, b);
        boolean discard = (flags & D3DLOCK_DISCARD) != 0 && (usage & D3DUSAGE_DYNAMIC) != 0 && box == null;
        if ((flags & D3DLOCK_DONOTWAIT) != 0 && newer(i) && isDrawing()) return BUSY;
        MemorySegment m = memory(level, layer);
        if (newer(i) && !discard) read(level, layer);
        lockFlags[i] = flags;
        lockBoxes[i] = covered;
        locks++;
        if ((flags & D3DLOCK_READONLY) == 0) {
            if (level == 0 && (flags & D3DLOCK_NO_DIRTY_UPDATE) == 0)
                dirty[layer] = LevelBoxes.union(dirty[layer], covered);
            if (pool == D3DPOOL_MANAGED && (flags & D3DLOCK_NO_DIRTY_UPDATE) == 0) touch(level, layer, covered);
        }
        return m.address() + start;
    }

    /** Marks a box of a level, in all levels where it is the first. */
    private void touch(int level, int layer, Box b) {
        int last = level == 0 ? levels - 1 : level;
        for (int k = level; k <= last; k++) {
            int i = image(k, layer);
            uploads[i] = LevelBoxes.union(uploads[i], k == level ? b : scaled(b, k));
        }
        anyUpload = true;
        changed();
    }

    /** Draws look at the samplers anew that the texture is bound to. */
    private void changed() {
        BaseTextureObject t = texels;
        if (t != null && t.boundStages != 0) dirtyBits.texturesChanged(t.boundStages);
    }

    /** The first level is newer than those that are made of it. */
    public void firstLevelWritten() {
        mipsStale = true;
        if ((usage & D3DUSAGE_AUTOGENMIPMAP) != 0) changed();
    }

    boolean unlock(int level, int layer) {
        int i = image(level, layer);
        int flags = lockFlags[i];
        if (flags < 0) return false;
        lockFlags[i] = -1;
        locks--;
        Box b = lockBoxes[i];
        lockBoxes[i] = null;
        if (pool == D3DPOOL_DEFAULT && (flags & D3DLOCK_READONLY) == 0 && b != null) {
            upload(level, layer, b);
            if (level == 0) firstLevelWritten();
        } else if (anyUpload) {
            // A draw while it was locked left it as it was.
            changed();
        }
        return true;
    }

    private boolean newer(int image) {
        Texture t = texture;
        if (t == null) return false;
        return deviceNewer[image] || (usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL)) != 0;
    }

    /** The device wrote an image. */
    public void written(int level, int layer) {
        deviceNewer[image(level, layer)] = true;
        if (level == 0) firstLevelWritten();
    }

    // ---- dirty regions

    boolean addDirty(int layer, @Nullable Box box) {
        Box b = box == null ? whole(0) : box;
        if (!boxes.isInside(0, b)) return false;
        dirty[layer] = LevelBoxes.union(dirty[layer], b);
        if (pool == D3DPOOL_MANAGED) {
            touch(0, layer, b);
        }
        return true;
    }

    /** The part of another level, in whole blocks, that a region of level 0 covers. */
    public Box scaled(Box b, int level) {
        return boxes.scaled(b, level);
    }

    /** The dirty region of a layer, which is clean afterwards. */
    @Nullable
    public Box takeDirty(int layer) {
        Box b = dirty[layer];
        dirty[layer] = null;
        return b;
    }

    // ---- between memory and device

    /** Brings what was written in memory to the device, and makes levels that follow from the first. */
    public void prepare() { // hot
        if (anyUpload) uploadAll();
        if (mipsStale && (usage & D3DUSAGE_AUTOGENMIPMAP) != 0) generateMips();
    }

    private void uploadAll() {
        boolean locked = false;
        for (int layer = 0; layer < layers; layer++) {
            for (int level = 0; level < levels; level++) {
                int i = image(level, layer);
                Box b = uploads[i];
                if (b == null) continue;
                if (lockFlags[i] >= 0) {
                    locked = true;
                    continue;
                }
                upload(level, layer, b);
                uploads[i] = null;
                if (level == 0) mipsStale = true;
            }
        }
        // Where there was no memory for one, it stays to be brought.
        anyUpload = locked;
    }

    /** All of it again at the next use: a managed resource was thrown out. */
    void evict() {
        if (pool != D3DPOOL_MANAGED) return;
        for (int i = 0; i < uploads.length; i++) {
            if (memory[i] != null) uploads[i] = whole(i % levels);
        }
        anyUpload = true;
    }

    void generateMips() {
        Texture t = texture;
        boolean makes = t != null
                && t.desc().levels() > 1
                && (backend.gpu.formatSupport(format) & tepui.pipe.format.FormatSupport.FILTERED) != 0;
        if (t != null && makes) backend.pipe.generateMips(t, 0, t.desc().levels() - 1);
        mipsStale = false;
    }

    private Box onDevice(int layer, Box b) {
        return volume ? b : new Box(b.x(), b.y(), layer, b.width(), b.height(), 1);
    }

    private boolean isSameLayout() {
        Format m = info.memory();
        // The one pair of formats of equal size whose components are in another order.
        boolean turned = m == Format.B10G10R10A2_UNORM && format == Format.R10G10B10A2_UNORM;
        return m.blockBytes() == format.blockBytes() && m.blockWidth() == format.blockWidth() && !turned;
    }

    /** Brings a box of an image to the device; to one that is lost, nothing. */
    public void upload(int level, int layer, Box b) {
        try {
            uploadBox(level, layer, b);
        } catch (DeviceLostException e) {
            backend.loss.ofCall(e);
        }
    }

    private void uploadBox(int level, int layer, Box b) {
        Texture t = texture;
        if (t == null || samples > 1) return;
        MemorySegment m = memory(level, layer);
        int rowBytes = pitch(level);
        int sliceBytes = slicePitch(level);
        long at = Math.max(0, start(level, b));
        if (isSameLayout()) {
            backend.pipe.writeTexture(t, level, onDevice(layer, b), m.asSlice(at), rowBytes, sliceBytes);
        } else {
            int rows = b.height();
            long row = format.rowBytes(b.width());
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment to = arena.allocate(row * rows * b.depth(), 16);
                for (int z = 0; z < b.depth(); z++) {
                    convertIn(m, at + (long) z * sliceBytes, rowBytes, to, row * rows * z, row, b.width(), rows);
                }
                backend.pipe.writeTexture(t, level, onDevice(layer, b), to, row, row * rows);
            }
        }
        deviceNewer[image(level, layer)] = false;
    }

    private void convertIn(
            MemorySegment from, long at, int pitch, MemorySegment to, long toAt, long row, int width, int height) {
        Format m = info.memory();
        if (!m.isCompressed()) {
            RowConverter c = RowConverter.between(m, format);
            for (int y = 0; y < height; y++) c.convert(from, at + (long) y * pitch, to, toAt + row * y, width);
            return;
        }
        BlockDecoder decoder = BlockDecoder.of(m);
        TexelCodec plain = TexelCodec.of(decoder.target());
        TexelCodec target = TexelCodec.of(format);
        int bw = m.blockWidth();
        int bh = m.blockHeight();
        byte[] block = new byte[m.blockBytes()];
        int[] words = new int[bw * bh * plain.words()];
        int[] texel = new int[4];
        float[] rgba = new float[4];
        for (int y = 0; y < height; y += bh) {
            for (int x = 0; x < width; x += bw) {
                long source = at + (long) (y / bh) * pitch + (long) (x / bw) * m.blockBytes();
                MemorySegment.copy(from, source, MemorySegment.ofArray(block), 0, block.length);
                decoder.decode(block, 0, words);
                for (int j = 0; j < bh && y + j < height; j++) {
                    for (int i = 0; i < bw && x + i < width; i++) {
                        for (int k = 0; k < plain.words(); k++) texel[k] = words[(k * bh + j) * bw + i];
                        plain.unpack(texel, rgba);
                        target.pack(rgba, texel);
                        target.store(texel, 0, 1, 1, to, toAt + row * (y + j) + (long) (x + i) * format.blockBytes());
                    }
                }
            }
        }
    }

    /** Brings an image from the device to memory; from one that is lost nothing comes. */
    public void read(int level, int layer) {
        try {
            readImage(level, layer);
        } catch (DeviceLostException e) {
            backend.loss.ofCall(e);
        }
    }

    private void readImage(int level, int layer) {
        Texture t = texture;
        if (t == null) return;
        MemorySegment m = memory(level, layer);
        Box b = whole(level);
        Texture from = t;
        Texture resolved = null;
        if (samples > 1) {
            resolved = Blits.resolve(backend, this);
            from = resolved;
        }
        if (isSameLayout()) {
            backend.pipe.readTexture(from, level, onDevice(layer, b), m, pitch(level), slicePitch(level));
        } else if (!info.memory().isCompressed()) {
            long row = format.rowBytes(b.width());
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment to = arena.allocate(row * b.height() * b.depth(), 16);
                backend.pipe.readTexture(from, level, onDevice(layer, b), to, row, row * b.height());
                RowConverter c = RowConverter.between(format, info.memory());
                for (int z = 0; z < b.depth(); z++) {
                    for (int y = 0; y < b.height(); y++) {
                        c.convert(
                                to,
                                row * (z * b.height() + y),
                                m,
                                (long) z * slicePitch(level) + (long) y * pitch(level),
                                b.width());
                    }
                }
            }
        }
        if (resolved != null) backend.gpu.destroy(resolved);
        deviceNewer[image(level, layer)] = false;
    }

    /** Fills blocks in memory, and brings them to the device. */
    public void fill(int level, int layer, Box b, byte[] block) {
        if (newer(image(level, layer))) read(level, layer);
        MemorySegment m = memory(level, layer);
        MemorySegment one = MemorySegment.ofArray(block);
        long at = Math.max(0, start(level, b));
        int columns = (int) (info.memory().rowBytes(b.width()) / block.length);
        for (int y = 0; y < info.memory().rows(b.height()); y++) {
            for (int x = 0; x < columns; x++) {
                MemorySegment.copy(one, 0, m, at + (long) y * pitch(level) + (long) x * block.length, block.length);
            }
        }
        upload(level, layer, b);
        if (level == 0) firstLevelWritten();
    }

    // ---- views

    /**
     * How shaders see it.
     *
     * @param srgb as sRGB, where the format can
     * @param compare for a comparison with depth: as it is
     */
    @Nullable
    public TextureView view(boolean srgb, boolean compare) { // hot
        return views.get(texture, format, srgb, compare);
    }

    /** Puts another texture of the same form in the place of this one: back buffers change places so. */
    @Nullable
    public Texture exchange(@Nullable Texture other) {
        Texture old = texture;
        views.destroy();
        texture = other;
        return old;
    }

    public void destroy() {
        backend.drop(this);
        views.destroy();
        Texture t = texture;
        if (t != null) backend.gpu.destroy(t);
        texture = null;
    }
}
