package tepui.drivers.vulkan;

import java.lang.foreign.MemorySegment;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Texture;
import tepui.pipe.driver.Arguments;

/** The calls that move bytes and texels: uploads, read-backs, copies, blits and maps. Each checks its arguments and hands them to the part that knows how. */
abstract sealed class TransferContext extends BoundContext permits VulkanContext {
    final Recorder recorder;
    final BufferWork buffers;
    final TextureWork textures;
    private final Blits blits;

    TransferContext(VulkanDevice device) {
        super(device, new BoundState());
        VulkanContext whole = (VulkanContext) this;
        recorder = new Recorder(whole);
        buffers = new BufferWork(whole, recorder);
        textures = new TextureWork(whole, recorder, buffers);
        blits = new Blits(whole, recorder);
    }

    /** Remembered in case the device is lost. */
    final void crumb(Breadcrumbs.Kind kind, long a, long b) { // hot
        recorder.crumbs.add(recorder.serialToBe(), kind, a, b);
    }

    // ---- clears ---------------------------------------------------------------------------------------------------

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        open("clearTexture");
        VulkanTexture t = device.texture("clearTexture", texture);
        t.check("clearTexture", level, box);
        crumb(Breadcrumbs.Kind.CLEAR_TEXTURE, box.width(), box.height());
        textures.clearColor(t, level, box, value);
    }

    @Override
    public void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        open("clearDepthTexture");
        VulkanTexture t = device.texture("clearDepthTexture", texture);
        t.check("clearDepthTexture", level, box);
        crumb(Breadcrumbs.Kind.CLEAR_TEXTURE, box.width(), box.height());
        textures.clearDepth(t, level, box, depth, depthValue, stencil, stencilValue);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        open("clearBuffer");
        VulkanBuffer b = device.buffer("clearBuffer", buffer);
        Arguments.bytes("clearBuffer", b, offset, size);
        Arguments.pattern(pattern);
        buffers.clear(b, offset, size, pattern);
    }

    // ---- transfers ------------------------------------------------------------------------------------------------

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) { // hot
        open("writeBuffer");
        VulkanBuffer b = device.buffer("writeBuffer", buffer);
        Arguments.bytes("writeBuffer", b, offset, data.byteSize());
        buffers.write(b, offset, data);
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        open("readBuffer");
        VulkanBuffer b = device.buffer("readBuffer", buffer);
        Arguments.bytes("readBuffer", b, offset, into.byteSize());
        buffers.read(b, offset, into);
    }

    @Override
    public void writeTexture( // hot
            Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        open("writeTexture");
        VulkanTexture t = device.texture("writeTexture", texture);
        t.check("writeTexture", level, box);
        Arguments.rows("writeTexture", t, box, data.byteSize(), rowBytes, sliceBytes);
        crumb(Breadcrumbs.Kind.WRITE_TEXTURE, box.width(), box.height());
        textures.write(t, level, box, data, rowBytes, sliceBytes);
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        open("readTexture");
        VulkanTexture t = device.texture("readTexture", texture);
        t.check("readTexture", level, box);
        Arguments.rows("readTexture", t, box, into.byteSize(), rowBytes, sliceBytes);
        crumb(Breadcrumbs.Kind.READ_TEXTURE, box.width(), box.height());
        textures.read(t, level, box, into, rowBytes, sliceBytes);
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) { // hot
        open("copyBuffer");
        VulkanBuffer from = device.buffer("copyBuffer", source);
        VulkanBuffer to = device.buffer("copyBuffer", target);
        Arguments.copyBuffer(from, sourceOffset, to, targetOffset, size);
        crumb(Breadcrumbs.Kind.COPY_BUFFER, size, targetOffset);
        buffers.copy(from, sourceOffset, to, targetOffset, size);
    }

    @Override
    public void copyTexture( // hot
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        open("copyTexture");
        VulkanTexture from = device.texture("copyTexture", source);
        VulkanTexture to = device.texture("copyTexture", target);
        from.check("copyTexture", sourceLevel, box);
        Arguments.copy("copyTexture", from.desc(), to, box, targetLevel, x, y, z);
        Arguments.overlap("copyTexture", from, sourceLevel, box, to, targetLevel, x, y, z);
        crumb(Breadcrumbs.Kind.COPY_TEXTURE, box.width(), box.height());
        textures.copy(from, sourceLevel, box, to, targetLevel, x, y, z);
    }

    @Override
    public void copyBufferToTexture( // hot
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        open("copyBufferToTexture");
        VulkanBuffer b = device.buffer("copyBufferToTexture", source);
        VulkanTexture t = device.texture("copyBufferToTexture", target);
        t.check("copyBufferToTexture", level, box);
        Arguments.rows("copyBufferToTexture", t, box, b, offset, rowBytes, sliceBytes);
        crumb(Breadcrumbs.Kind.WRITE_TEXTURE, box.width(), box.height());
        textures.fromBuffer(b, offset, rowBytes, sliceBytes, t, level, box);
    }

    @Override
    public void copyTextureToBuffer( // hot
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        open("copyTextureToBuffer");
        VulkanTexture t = device.texture("copyTextureToBuffer", source);
        VulkanBuffer b = device.buffer("copyTextureToBuffer", target);
        t.check("copyTextureToBuffer", level, box);
        Arguments.rows("copyTextureToBuffer", t, box, b, offset, rowBytes, sliceBytes);
        crumb(Breadcrumbs.Kind.READ_TEXTURE, box.width(), box.height());
        textures.toBuffer(t, level, box, b, offset, rowBytes, sliceBytes);
    }

    @Override
    public void blit(Blit blit) { // hot
        open("blit");
        VulkanTexture from = device.texture("blit", blit.source());
        VulkanTexture to = device.texture("blit", blit.target());
        crumb(Breadcrumbs.Kind.BLIT, blit.targetBox().width(), blit.targetBox().height());
        blits.blit(blit, from, to);
    }

    @Override
    public void generateMips(Texture texture, int base, int last) { // hot
        open("generateMips");
        VulkanTexture t = device.texture("generateMips", texture);
        Arguments.mips(t, base, last);
        crumb(Breadcrumbs.Kind.MIPS, base, last);
        blits.generateMips(t, base, last);
    }

    @Override
    public void invalidate(Buffer buffer) { // hot
        open("invalidate");
        device.buffer("invalidate", buffer);
    }

    @Override
    public void invalidate(Texture texture, int level) { // hot
        open("invalidate");
        VulkanTexture t = device.texture("invalidate", texture);
        Arguments.slot("invalidate", level, t.desc().levels());
        recorder.pass.discard(t);
    }

    // ---- maps -----------------------------------------------------------------------------------------------------

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) { // hot
        open("map");
        VulkanBuffer b = device.buffer("map", buffer);
        Arguments.bytes("map", b, offset, size);
        Arguments.mapFlags("map", flags, b.desc().persistent());
        if (b.mapped) throw new IllegalArgumentException("map: the buffer is mapped already");
        if (size == 0) throw new IllegalArgumentException("map: size is 0, must be above 0");
        return buffers.map(b, offset, size, flags);
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) { // hot
        open("flushMapped");
        VulkanBuffer b = device.buffer("flushMapped", buffer);
        Arguments.flushed(b.mapped, b.mapOffset, b.mapSize, offset, size);
        buffers.flush(b, offset, size);
    }

    @Override
    public void unmap(Buffer buffer) { // hot
        open("unmap");
        VulkanBuffer b = device.buffer("unmap", buffer);
        if (!b.mapped) throw new IllegalArgumentException("unmap: the buffer is not mapped");
        buffers.unmap(b);
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) { // hot
        open("mapTexture");
        VulkanTexture t = device.texture("mapTexture", texture);
        t.check("mapTexture", level, box);
        Arguments.mapFlags("mapTexture", flags, false);
        Arguments.resolved("mapTexture", t);
        Arguments.blockStart("mapTexture", t.desc().format(), box);
        return textures.map(t, level, box, flags, result);
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) { // hot
        open("unmapTexture");
        textures.unmap(device.texture("unmapTexture", texture), map);
    }
}
