package tepui.drivers.vulkan.transfer;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.device.VulkanFormats;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Counters;
import tepui.pipe.Memory;
import tepui.pipe.driver.TexelTransfers;
import tepui.pipe.format.Format;

/**
 * Transfers of texels between memory, buffers and textures. In staging memory rows are tight. Combined depth and
 * stencil are two planes there, since that is how Vulkan copies them; the contract's interleaved form is made and taken
 * apart on the processor.
 */
public final class TextureWork extends TexelTransfers<VulkanTexture, VulkanBuffer, BufferStorage> {
    private static final int DEPTH = Vk.VK_IMAGE_ASPECT_DEPTH_BIT;
    private static final int STENCIL = Vk.VK_IMAGE_ASPECT_STENCIL_BIT;

    private final VulkanFormats formats;
    private final Counters counters;
    private final Recorder recorder;
    private final BufferWork buffers;
    private final Gpu gpu;
    private final long region;

    public TextureWork(VulkanFormats formats, Recorder recorder, BufferWork buffers) {
        super(recorder.gpu.timeline, recorder.counters(), buffers);
        this.formats = formats;
        counters = recorder.counters();
        this.recorder = recorder;
        this.buffers = buffers;
        this.gpu = recorder.gpu;
        region = recorder.scratch.take(VkBufferImageCopy.BYTES);
    }

    // ---- uploads --------------------------------------------------------------------------------------------------

    @Override
    protected void write(
            VulkanTexture t, int level, Box box, MemorySegment from, long source, long rowBytes, long sliceBytes) {
        write(t, level, box, from, source, rowBytes, sliceBytes, DEPTH | STENCIL);
    }

    private void write(
            VulkanTexture t,
            int level,
            Box box,
            MemorySegment from,
            long source,
            long rowBytes,
            long sliceBytes,
            int aspects) {
        if (box.isEmpty()) return;
        recorder.ensure();
        Format f = t.desc().format();
        int rows = f.rows(box.height());
        long row = f.rowBytes(box.width());
        use(t, level, box, AccessTable.TRANSFER_WRITE, (aspects & t.aspect) == t.aspect || !f.isDepthStencil());
        if (!f.isDepthStencil() || !isTakenApart(t)) {
            long at = buffers.staging.take(row * rows * box.depth(), 16, recorder.serial);
            BufferStorage to = buffers.staging.storage;
            for (int z = 0; z < box.depth(); z++) {
                for (int y = 0; y < rows; y++) {
                    MemorySegment.copy(
                            from,
                            source + z * sliceBytes + y * rowBytes,
                            Memory.ALL,
                            to.address + at + (z * (long) rows + y) * row,
                            row);
                }
            }
            toImage(to.handle, at, 0, 0, t, level, box, t.aspect);
        } else {
            long texels = (long) box.width() * box.height() * box.depth();
            if ((t.aspect & aspects & DEPTH) != 0) {
                long at = buffers.staging.take(texels * 4, 16, recorder.serial);
                BufferStorage to = buffers.staging.storage;
                planes(t, box, from.address() + source, rowBytes, sliceBytes, to.address + at, true, true);
                toImage(to.handle, at, 0, 0, t, level, box, DEPTH);
            }
            if ((t.aspect & aspects & STENCIL) != 0) {
                long at = buffers.staging.take(texels, 16, recorder.serial);
                BufferStorage to = buffers.staging.storage;
                planes(t, box, from.address() + source, rowBytes, sliceBytes, to.address + at, false, true);
                toImage(to.handle, at, 0, 0, t, level, box, STENCIL);
            }
        }
        counters.uploadedBytes += row * rows * box.depth();
    }

    @Override
    protected boolean isTakenApart(VulkanTexture t) {
        return t.aspect == (DEPTH | STENCIL)
                || formats.isConvertedDepth(t.desc().format());
    }

    /** Moves one plane between the contract's interleaved texels and Vulkan's tight ones. */
    private void planes(
            VulkanTexture t,
            Box box,
            long texels,
            long rowBytes,
            long sliceBytes,
            long plane,
            boolean depth,
            boolean in) {
        Format f = t.desc().format();
        boolean converted = formats.isConvertedDepth(f);
        boolean wide = f == Format.D32_FLOAT_S8_UINT;
        long at = plane;
        for (int z = 0; z < box.depth(); z++) {
            for (int y = 0; y < box.height(); y++) {
                long row = texels + z * sliceBytes + y * rowBytes;
                for (int x = 0; x < box.width(); x++) {
                    long texel = row + (long) x * f.blockBytes();
                    if (!depth) {
                        long byteAt = texel + (wide ? 4 : 3);
                        if (in) putByte(at, getByte(byteAt));
                        else putByte(byteAt, getByte(at));
                        at++;
                        continue;
                    }
                    if (wide) {
                        if (in) Scratch.putInt(at, Scratch.getInt(texel));
                        else {
                            Scratch.putInt(texel, Scratch.getInt(at));
                            Scratch.putInt(texel + 4, Scratch.getInt(texel + 4) & 255);
                        }
                    } else if (in) {
                        int bits = Scratch.getInt(texel) & 0xffffff;
                        Scratch.putInt(at, converted ? Float.floatToRawIntBits((float) (bits / 16777215.0)) : bits);
                    } else {
                        int bits = Scratch.getInt(at);
                        int unorm = converted
                                ? (int) Math.round(Math.clamp(Float.intBitsToFloat(bits), 0f, 1f) * 16777215.0)
                                : bits & 0xffffff;
                        Scratch.putInt(texel, Scratch.getInt(texel) & 0xff000000 | unorm);
                    }
                    at += 4;
                }
            }
        }
    }

    private static byte getByte(long address) {
        return Memory.ALL.get(ValueLayout.JAVA_BYTE, address);
    }

    private static void putByte(long address, byte value) {
        Memory.ALL.set(ValueLayout.JAVA_BYTE, address, value);
    }

    private void use(VulkanTexture t, int level, Box box, int access) {
        use(t, level, box, access, false);
    }

    /** @param discards all aspects of the box are written */
    private void use(VulkanTexture t, int level, Box box, int access, boolean discards) {
        boolean all = discards && isWholeLevel(t, level, box);
        if (t.is3d) recorder.use(t, level, 1, 0, 1, access, all);
        else recorder.use(t, level, 1, box.z(), box.depth(), access, all);
    }

    private void region(long at, int rowLength, int imageHeight, VulkanTexture t, int level, Box box, int aspect) {
        VkBufferImageCopy.bufferOffset(region, at);
        VkBufferImageCopy.bufferRowLength(region, rowLength);
        VkBufferImageCopy.bufferImageHeight(region, imageHeight);
        long layers = VkBufferImageCopy.imageSubresource(region);
        VkImageSubresourceLayers.aspectMask(layers, aspect);
        VkImageSubresourceLayers.mipLevel(layers, level);
        VkImageSubresourceLayers.baseArrayLayer(layers, t.is3d ? 0 : box.z());
        VkImageSubresourceLayers.layerCount(layers, t.is3d ? 1 : box.depth());
        long offset = VkBufferImageCopy.imageOffset(region);
        VkOffset3D.x(offset, box.x());
        VkOffset3D.y(offset, box.y());
        VkOffset3D.z(offset, t.is3d ? box.z() : 0);
        long extent = VkBufferImageCopy.imageExtent(region);
        VkExtent3D.width(extent, box.width());
        VkExtent3D.height(extent, box.height());
        VkExtent3D.depth(extent, t.is3d ? box.depth() : 1);
    }

    private void toImage(
            long buffer, long at, int rowLength, int imageHeight, VulkanTexture t, int level, Box box, int aspect) {
        long cmd = recorder.outside();
        region(at, rowLength, imageHeight, t, level, box, aspect);
        recorder.vk.vkCmdCopyBufferToImage(cmd, buffer, t.image, Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, region);
    }

    private void toBuffer(
            long buffer, long at, int rowLength, int imageHeight, VulkanTexture t, int level, Box box, int aspect) {
        long cmd = recorder.outside();
        region(at, rowLength, imageHeight, t, level, box, aspect);
        recorder.vk.vkCmdCopyImageToBuffer(cmd, t.image, Vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, buffer, 1, region);
    }

    // ---- reading --------------------------------------------------------------------------------------------------

    @Override
    protected void read(
            VulkanTexture t, int level, Box box, MemorySegment to, long into, long rowBytes, long sliceBytes) {
        if (box.isEmpty()) return;
        Format f = t.desc().format();
        int rows = f.rows(box.height());
        long row = f.rowBytes(box.width());
        recorder.ensure();
        use(t, level, box, AccessTable.TRANSFER_READ);
        if (!f.isDepthStencil() || !isTakenApart(t)) {
            long at = buffers.readback.take(row * rows * box.depth(), 16, recorder.serial);
            BufferStorage from = buffers.readback.storage;
            toBuffer(from.handle, at, 0, 0, t, level, box, t.aspect);
            recorder.waitFor(recorder.submit());
            for (int z = 0; z < box.depth(); z++) {
                for (int y = 0; y < rows; y++) {
                    MemorySegment.copy(
                            Memory.ALL,
                            from.address + at + (z * (long) rows + y) * row,
                            to,
                            into + z * sliceBytes + y * rowBytes,
                            row);
                }
            }
        } else {
            long texels = (long) box.width() * box.height() * box.depth();
            long at = buffers.readback.take(texels * 8, 16, recorder.serial);
            BufferStorage from = buffers.readback.storage;
            boolean stencil = (t.aspect & STENCIL) != 0;
            toBuffer(from.handle, at, 0, 0, t, level, box, DEPTH);
            if (stencil) toBuffer(from.handle, at + texels * 4, 0, 0, t, level, box, STENCIL);
            recorder.waitFor(recorder.submit());
            planes(t, box, to.address() + into, rowBytes, sliceBytes, from.address + at, true, false);
            if (stencil)
                planes(t, box, to.address() + into, rowBytes, sliceBytes, from.address + at + texels * 4, false, false);
        }
        counters.readBackBytes += row * rows * box.depth();
    }

    // ---- buffers and textures -------------------------------------------------------------------------------------

    @Override
    protected boolean isDirect(VulkanTexture t, long offset, long rowBytes, long sliceBytes, Box box) {
        Format f = t.desc().format();
        int block = f.blockBytes();
        return !isTakenApart(t)
                && offset % Math.max(4, block) == 0
                && rowBytes % block == 0
                && (box.depth() == 1
                        || rowBytes != 0 && sliceBytes % rowBytes == 0 && sliceBytes / rowBytes >= f.rows(box.height()))
                && rowBytes / block * f.blockWidth() >= box.width();
    }

    @Override
    protected void direct(
            VulkanBuffer from, long offset, long rowBytes, long sliceBytes, VulkanTexture t, int level, Box box) {
        BufferStorage storage = from.storage;
        recorder.use(storage, AccessTable.TRANSFER_READ);
        use(t, level, box, AccessTable.TRANSFER_WRITE, true);
        Format f = t.desc().format();
        int height = imageHeight(f, box, rowBytes, sliceBytes);
        toImage(storage.handle, offset, rowLength(f, rowBytes), height, t, level, box, t.aspect);
    }

    @Override
    protected void direct(
            VulkanTexture t, int level, Box box, VulkanBuffer to, long offset, long rowBytes, long sliceBytes) {
        BufferStorage storage = to.storage;
        recorder.use(storage, AccessTable.TRANSFER_WRITE);
        use(t, level, box, AccessTable.TRANSFER_READ);
        Format f = t.desc().format();
        int height = imageHeight(f, box, rowBytes, sliceBytes);
        toBuffer(storage.handle, offset, rowLength(f, rowBytes), height, t, level, box, t.aspect);
    }

    private static int rowLength(Format f, long rowBytes) {
        return (int) (rowBytes / f.blockBytes() * f.blockWidth());
    }

    private static int imageHeight(Format f, Box box, long rowBytes, long sliceBytes) {
        return box.depth() == 1 ? 0 : (int) (sliceBytes / rowBytes * f.blockHeight());
    }

    // ---- copies ---------------------------------------------------------------------------------------------------

    @Override
    public void copy(VulkanTexture from, int fromLevel, Box box, VulkanTexture to, int toLevel, int x, int y, int z) {
        if (box.isEmpty()) return;
        if (from == to
                || from.aspect != to.aspect
                || from.vkFormat != to.vkFormat && from.aspect != Vk.VK_IMAGE_ASPECT_COLOR_BIT) {
            throughBuffer(from, fromLevel, box, to, toLevel, x, y, z);
            return;
        }
        use(from, fromLevel, box, AccessTable.TRANSFER_READ);
        Box target = new Box(x, y, z, box.width(), box.height(), box.depth());
        use(to, toLevel, target, AccessTable.TRANSFER_WRITE, true);
        long cmd = recorder.outside();
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long c = VkImageCopy.make(s);
        VulkanTexture.layers(VkImageCopy.srcSubresource(c), from, fromLevel, box.z(), box.depth(), from.aspect);
        VulkanTexture.layers(VkImageCopy.dstSubresource(c), to, toLevel, z, box.depth(), to.aspect);
        VulkanTexture.offset(VkImageCopy.srcOffset(c), box.x(), box.y(), from.is3d ? box.z() : 0);
        VulkanTexture.offset(VkImageCopy.dstOffset(c), x, y, to.is3d ? z : 0);
        long extent = VkImageCopy.extent(c);
        VkExtent3D.width(extent, box.width());
        VkExtent3D.height(extent, box.height());
        VkExtent3D.depth(extent, from.is3d || to.is3d ? box.depth() : 1);
        recorder.vk.vkCmdCopyImage(
                cmd,
                from.image,
                Vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                to.image,
                Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                1,
                c);
        s.release(mark);
    }

    /** Bits of another kind, or within one texture: by way of a buffer, still on the device. */
    private void throughBuffer(
            VulkanTexture from, int fromLevel, Box box, VulkanTexture to, int toLevel, int x, int y, int z) {
        Format f = from.desc().format();
        Box target = target(from.desc(), box, to.desc(), toLevel, x, y, z);
        long row = f.rowBytes(box.width());
        long bytes = row * f.rows(box.height()) * box.depth();
        if (isTakenApart(from) || isTakenApart(to)) {
            try (Scratch s = Scratch.brief(bytes + 16)) {
                long memory = s.take(bytes);
                read(from, fromLevel, box, Memory.ALL, memory, row, row * f.rows(box.height()));
                write(to, toLevel, target, Memory.ALL, memory, row, row * f.rows(box.height()));
            }
            return;
        }
        BufferStorage middle = BufferStorage.make(
                gpu,
                "copyTexture",
                bytes,
                Vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | Vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                MemoryPools.Place.DEVICE);
        recorder.use(middle, AccessTable.TRANSFER_WRITE);
        use(from, fromLevel, box, AccessTable.TRANSFER_READ);
        toBuffer(middle.handle, 0, 0, 0, from, fromLevel, box, from.aspect);
        recorder.use(middle, AccessTable.TRANSFER_READ);
        use(to, toLevel, target, AccessTable.TRANSFER_WRITE);
        toImage(middle.handle, 0, 0, 0, to, toLevel, target, to.aspect);
        middle.retire(gpu);
    }

    // ---- clears ---------------------------------------------------------------------------------------------------

    public void clearColor(VulkanTexture t, int level, Box box, ClearColor value) {
        if (box.isEmpty()) return;
        Format f = t.desc().format();
        boolean native_ = isWholeLevel(t, level, box) && !f.isCompressed() && !formats.isSwizzled(f);
        if (native_) {
            use(t, level, box, AccessTable.TRANSFER_WRITE, true);
            long cmd = recorder.outside();
            Scratch s = recorder.scratch;
            long mark = s.mark();
            long color = s.take(16);
            for (int i = 0; i < 4; i++) Scratch.putInt(color + 4L * i, value.bits(i));
            long range = s.take(VkImageSubresourceRange.BYTES);
            VulkanTexture.range(range, t.aspect, level, 1, t.is3d ? 0 : box.z(), t.is3d ? 1 : box.depth());
            recorder.vk.vkCmdClearColorImage(cmd, t.image, Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, color, 1, range);
            s.release(mark);
            return;
        }
        if (f.isCompressed()) {
            throw new IllegalArgumentException("clearTexture: " + f + " is stored in blocks, which are not cleared");
        }
        int[] texel = new int[4];
        value.pack(f, texel);
        fill(t, level, box, texel, DEPTH | STENCIL);
    }

    /** Is it a part of a texture with several samples, which is cleared as a target alone? */
    public static boolean isPartOfSamples(VulkanTexture t, int level, Box box) {
        return t.desc().samples() > 1 && !box.isEmpty() && !isWholeLevel(t, level, box);
    }

    private static boolean isWholeLevel(VulkanTexture t, int level, Box box) {
        return box.x() == 0
                && box.y() == 0
                && box.width() == t.desc().levelWidth(level)
                && box.height() == t.desc().levelHeight(level)
                && (!t.is3d || box.z() == 0 && box.depth() == t.desc().levelDepth(level));
    }

    public void clearDepth(
            VulkanTexture t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        int aspects = ((depth ? DEPTH : 0) | (stencil ? STENCIL : 0)) & t.aspect;
        if (box.isEmpty() || aspects == 0) return;
        if (isWholeLevel(t, level, box)) {
            use(t, level, box, AccessTable.TRANSFER_WRITE, aspects == t.aspect);
            long cmd = recorder.outside();
            Scratch s = recorder.scratch;
            long mark = s.mark();
            long value = s.take(8);
            Scratch.putFloat(value, (float) depthValue);
            Scratch.putInt(value + 4, stencilValue & 255);
            long range = s.take(VkImageSubresourceRange.BYTES);
            VulkanTexture.range(range, aspects, level, 1, t.is3d ? 0 : box.z(), t.is3d ? 1 : box.depth());
            recorder.vk.vkCmdClearDepthStencilImage(
                    cmd, t.image, Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, value, 1, range);
            s.release(mark);
            return;
        }
        Format f = t.desc().format();
        int[] texel = new int[4];
        switch (f) {
            case D16_UNORM -> texel[0] = (int) Math.round(depthValue * 65535);
            case D32_FLOAT -> texel[0] = Float.floatToRawIntBits((float) depthValue);
            case D32_FLOAT_S8_UINT -> {
                texel[0] = Float.floatToRawIntBits((float) depthValue);
                texel[1] = stencilValue & 255;
            }
            case S8_UINT -> texel[0] = stencilValue & 255;
            default -> texel[0] = (int) Math.round(depthValue * 16777215) | stencilValue << 24;
        }
        fill(t, level, box, texel, aspects);
    }

    private void fill(VulkanTexture t, int level, Box box, int[] texel, int aspects) {
        int bytes = t.desc().format().blockBytes();
        long row = (long) bytes * box.width();
        try (Scratch s = Scratch.brief(row * box.height() + 64)) {
            long memory = s.take(row * box.height() + 16);
            for (long i = 0; i < row * box.height(); i++) {
                int k = (int) (i % bytes);
                putByte(memory + i, (byte) (texel[k >> 2] >>> 8 * (k & 3)));
            }
            write(t, level, box, Memory.ALL, memory, row, 0, aspects);
        }
    }
}
