package tepui.tools.kit.cases;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.KitFailure;
import tepui.tools.kit.scene.Scene;

/** Mappings of buffers and textures under every flag, while the resource is idle and while draws use it. */
final class MapCases {
    private static final int RW = MapFlags.READ | MapFlags.WRITE;

    private MapCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("map");
        for (Usage u : Usage.values()) {
            area.add("readWhatWasWritten." + u, s -> read(s, u));
            area.add("write." + u, s -> write(s, u, MapFlags.WRITE));
            area.add("readAndWrite." + u, s -> write(s, u, RW));
            area.add("discardRange." + u, s -> write(s, u, MapFlags.WRITE | MapFlags.DISCARD_RANGE));
            area.add("unsynchronized." + u, s -> write(s, u, MapFlags.WRITE | MapFlags.UNSYNCHRONIZED));
            area.add("besideTheMapping." + u, s -> beside(s, u, RW));
            area.add("besideADiscardedRange." + u, s -> beside(s, u, MapFlags.WRITE | MapFlags.DISCARD_RANGE));
            area.add("whileBusy." + u, s -> busy(s, u, MapFlags.WRITE));
            area.add("discardWholeWhileBusy." + u, s -> busy(s, u, MapFlags.WRITE | MapFlags.DISCARD_WHOLE));
            area.add("discardRangeWhileBusy." + u, s -> busy(s, u, MapFlags.WRITE | MapFlags.DISCARD_RANGE));
        }
        area.add("flushExplicit", MapCases::flushExplicit);
        area.add("discardWhole", MapCases::discardWhole);
        area.add("unsynchronizedWhileBusyElsewhere", MapCases::noOverwrite);
        area.add("dontBlockOnAnIdleBuffer", MapCases::dontBlock);
        area.add("dontBlockWhileBusyNeverWaits", MapCases::dontBlockBusy);
        area.add("seesWhatADrawWrote", MapCases::afterCopy);
        area.add("addressIsAligned", MapCases::alignment);
        area.add("twoBuffersAtOnce", MapCases::two);
        Area persistent = area.needs("persistent maps", c -> c.persistentMap);
        persistent.add("persistentWhileDrawing", MapCases::persistent);
        persistent.add("persistentWithFlushes", MapCases::persistentFlush);
        for (TextureShape shape : new TextureShape[] {
            TextureShape.D1, TextureShape.D2, TextureShape.D3, TextureShape.CUBE, TextureShape.D2_ARRAY
        }) {
            area.add("texture." + shape.text(), s -> texture(s, shape));
        }
        for (Format f : new Format[] {Format.R8_UNORM, Format.R32G32B32A32_FLOAT, Format.BC1_RGBA_UNORM}) {
            area.needsFormat(f, FormatSupport.SAMPLED).add("textureFormat." + f, s -> textureFormat(s, f));
        }
        area.add("textureAfterADraw", MapCases::textureAfterDraw);
        area.add("textureWriteKeepsTheRest", MapCases::texturePart);
    }

    private static byte[] pattern(int size, int seed) {
        byte[] data = new byte[size];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static MemorySegment map(Scene s, Buffer b, long offset, long size, int flags) {
        long address = s.context.map(b, offset, size, flags);
        if (address == 0) throw new KitFailure("the address of a mapping that may wait is 0");
        return Memory.at(address, size);
    }

    private static void put(MemorySegment to, int at, byte... data) {
        MemorySegment.copy(MemorySegment.ofArray(data), 0, to, at, data.length);
    }

    private static byte[] get(MemorySegment from) {
        return from.toArray(ValueLayout.JAVA_BYTE);
    }

    private static Buffer filled(Scene s, Usage usage, byte[] data) {
        Buffer b = s.buffer(new BufferDesc(data.length, Bind.VERTEX | Bind.UNIFORM, usage, false));
        s.context.writeBuffer(b, 0, MemorySegment.ofArray(data));
        return b;
    }

    private static void read(Scene s, Usage usage) {
        byte[] data = pattern(300, 1);
        Buffer b = filled(s, usage, data);
        MemorySegment m = map(s, b, 0, 300, MapFlags.READ);
        s.equal(data, get(m), "mapped bytes");
        s.context.unmap(b);
        m = map(s, b, 100, 50, MapFlags.READ);
        s.equal(Arrays.copyOfRange(data, 100, 150), get(m), "mapped bytes from 100");
        s.context.unmap(b);
    }

    private static void write(Scene s, Usage usage, int flags) {
        byte[] data = pattern(300, 2);
        Buffer b = filled(s, usage, data);
        byte[] part = pattern(64, 3);
        MemorySegment m = map(s, b, 128, 64, flags);
        put(m, 0, part);
        s.context.unmap(b);
        System.arraycopy(part, 0, data, 128, 64);
        s.equal(data, s.read(b), "buffer");
        s.equal(data, get(map(s, b, 0, 300, MapFlags.READ)), "buffer, mapped again");
        s.context.unmap(b);
    }

    /** Writes, clears, copies and reads on both sides of what is mapped. */
    private static void beside(Scene s, Usage usage, int flags) {
        byte[] data = pattern(300, 2);
        Buffer b = filled(s, usage, data);
        MemorySegment m = map(s, b, 128, 64, flags);
        byte[] left = pattern(100, 7);
        byte[] mapped = pattern(64, 8);
        s.context.writeBuffer(b, 0, MemorySegment.ofArray(left));
        put(m, 0, mapped);
        s.context.clearBuffer(b, 192, 8, new byte[] {9});
        s.context.copyBuffer(b, 16, b, 208, 32);
        System.arraycopy(left, 0, data, 0, 100);
        System.arraycopy(mapped, 0, data, 128, 64);
        Arrays.fill(data, 192, 200, (byte) 9);
        System.arraycopy(data, 16, data, 208, 32);
        MemorySegment read = MemorySegment.ofArray(new byte[108]);
        s.context.readBuffer(b, 192, read);
        s.equal(Arrays.copyOfRange(data, 192, 300), get(read), "bytes behind the mapping");
        s.context.unmap(b);
        s.equal(data, s.read(b), "buffer");
    }

    /** Sixteen draws, each from the same buffer with contents of its own. */
    private static void busy(Scene s, Usage usage, int flags) {
        Texture t = s.target(16, 4);
        s.colored();
        s.floatLayout(4, 4);
        Buffer b = s.buffer(new BufferDesc(96, Bind.VERTEX, usage, false));
        s.context.bindVertexBuffer(0, b, 0);
        RasterState.Builder r = s.raster();
        r.scissor = true;
        s.raster(r);
        for (int i = 0; i < 16; i++) {
            float c = i / 15f;
            float[] tri = {-1, -1, 0.5f, 1, c, 0, 0, 1, 3, -1, 0.5f, 1, c, 0, 0, 1, -1, 3, 0.5f, 1, c, 0, 0, 1};
            MemorySegment m = map(s, b, 0, 96, flags);
            MemorySegment.copy(MemorySegment.ofArray(tri), 0, m, 0, 96);
            s.context.unmap(b);
            s.context.setScissor(0, i, 0, 1, 4);
            s.context.draw(Primitive.TRIANGLES, 0, 3);
        }
        for (int i = 0; i < 16; i++) s.pixel(t, i, 2, i * 17, 0, 0, 255);
    }

    private static void flushExplicit(Scene s) {
        byte[] data = pattern(256, 4);
        Buffer b = filled(s, Usage.DYNAMIC, data);
        MemorySegment m = map(s, b, 64, 128, MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT);
        byte[] x = {1, 2, 3, 4, 5, 6, 7, 8};
        put(m, 16, x);
        s.context.flushMapped(b, 80, 8);
        put(m, 100, x);
        s.context.flushMapped(b, 164, 8);
        s.context.unmap(b);
        System.arraycopy(x, 0, data, 80, 8);
        System.arraycopy(x, 0, data, 164, 8);
        s.equal(data, s.read(b), "buffer");
    }

    private static void discardWhole(Scene s) {
        Buffer b = filled(s, Usage.STREAM, pattern(256, 5));
        for (int i = 0; i < 8; i++) {
            byte[] data = pattern(256, 10 + i);
            put(map(s, b, 0, 256, MapFlags.WRITE | MapFlags.DISCARD_WHOLE), 0, data);
            s.context.unmap(b);
            s.equal(data, s.read(b), "contents after discard " + i);
        }
    }

    /** A ring: each draw reads a part that no later write touches. */
    private static void noOverwrite(Scene s) {
        Texture t = s.target(16, 4);
        s.colored();
        s.floatLayout(4, 4);
        Buffer b = s.buffer(new BufferDesc(96 * 16, Bind.VERTEX, Usage.DYNAMIC, false));
        s.context.bindVertexBuffer(0, b, 0);
        RasterState.Builder r = s.raster();
        r.scissor = true;
        s.raster(r);
        for (int i = 0; i < 16; i++) {
            float c = i / 15f;
            float[] tri = {-1, -1, 0.5f, 1, c, 0, 0, 1, 3, -1, 0.5f, 1, c, 0, 0, 1, -1, 3, 0.5f, 1, c, 0, 0, 1};
            MemorySegment m = map(s, b, 96L * i, 96, MapFlags.WRITE | MapFlags.UNSYNCHRONIZED);
            MemorySegment.copy(MemorySegment.ofArray(tri), 0, m, 0, 96);
            s.context.unmap(b);
            s.context.setScissor(0, i, 0, 1, 4);
            s.context.draw(Primitive.TRIANGLES, i * 3, 3);
        }
        for (int i = 0; i < 16; i++) s.pixel(t, i, 2, i * 17, 0, 0, 255);
    }

    private static void dontBlock(Scene s) {
        byte[] data = pattern(64, 6);
        Buffer b = filled(s, Usage.DYNAMIC, data);
        s.context.finish();
        long address = s.context.map(b, 0, 64, MapFlags.READ | MapFlags.DONT_BLOCK);
        if (address == 0) throw new KitFailure("an idle buffer could not be mapped without a wait");
        s.equal(data, get(Memory.at(address, 64)), "mapped bytes");
        s.context.unmap(b);
    }

    private static void dontBlockBusy(Scene s) {
        s.target(64, 64);
        s.colored();
        Buffer b = s.vertices(
                new int[] {4, 4}, -1, -1, 0.5f, 1, 1, 1, 1, 1, 3, -1, 0.5f, 1, 1, 1, 1, 1, -1, 3, 0.5f, 1, 1, 1, 1, 1);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        long address = s.context.map(b, 0, 96, MapFlags.WRITE | MapFlags.DONT_BLOCK);
        if (address != 0) s.context.unmap(b);
        // a refusal changes nothing: the buffer can be mapped with a wait
        map(s, b, 0, 96, MapFlags.WRITE);
        s.context.unmap(b);
    }

    private static void afterCopy(Scene s) {
        Texture t = s.target(4, 4);
        s.fill(1, 0, 0, 1);
        Buffer b = s.buffer(new BufferDesc(64, Bind.VERTEX, Usage.STAGING, false));
        s.context.copyTextureToBuffer(t, 0, Box.of2d(0, 0, 4, 4), b, 0, 16, 64);
        byte[] is = get(map(s, b, 0, 64, MapFlags.READ));
        s.context.unmap(b);
        for (int i = 0; i < 64; i++) s.equal(i % 4 == 0 || i % 4 == 3 ? 255 : 0, is[i] & 255, "byte " + i);
    }

    private static void alignment(Scene s) {
        Buffer b = s.buffer(Bind.VERTEX, 4096);
        for (int offset : new int[] {0, 1, 16, 64, 100, 256, 1024}) {
            long address = s.context.map(b, offset, 64, MapFlags.WRITE);
            if ((address - offset) % s.caps.mapAlignment != 0) {
                throw new KitFailure("the address for offset " + offset + " is " + Long.toHexString(address)
                        + "; less the offset it must be a multiple of " + s.caps.mapAlignment);
            }
            s.context.unmap(b);
        }
    }

    private static void two(Scene s) {
        Buffer a = filled(s, Usage.DYNAMIC, pattern(64, 7));
        Buffer b = filled(s, Usage.DYNAMIC, new byte[64]);
        MemorySegment from = map(s, a, 0, 64, MapFlags.READ);
        MemorySegment to = map(s, b, 0, 64, MapFlags.WRITE);
        MemorySegment.copy(from, 0, to, 0, 64);
        s.context.unmap(a);
        s.context.unmap(b);
        s.equal(pattern(64, 7), s.read(b), "copied by hand");
    }

    private static void persistent(Scene s) {
        persistentDraws(s, MapFlags.COHERENT);
    }

    private static void persistentFlush(Scene s) {
        persistentDraws(s, MapFlags.FLUSH_EXPLICIT);
    }

    private static void persistentDraws(Scene s, int how) {
        Texture t = s.target(16, 4);
        s.colored();
        s.floatLayout(4, 4);
        Buffer b = s.buffer(new BufferDesc(96 * 16, Bind.VERTEX, Usage.STREAM, true));
        s.context.bindVertexBuffer(0, b, 0);
        RasterState.Builder r = s.raster();
        r.scissor = true;
        s.raster(r);
        MemorySegment m = map(s, b, 0, 96 * 16, MapFlags.WRITE | MapFlags.PERSISTENT | MapFlags.UNSYNCHRONIZED | how);
        for (int i = 0; i < 16; i++) {
            float c = i / 15f;
            float[] tri = {-1, -1, 0.5f, 1, c, 0, 0, 1, 3, -1, 0.5f, 1, c, 0, 0, 1, -1, 3, 0.5f, 1, c, 0, 0, 1};
            MemorySegment.copy(MemorySegment.ofArray(tri), 0, m, 96L * i, 96);
            if (how == MapFlags.FLUSH_EXPLICIT) s.context.flushMapped(b, 96L * i, 96);
            s.context.setScissor(0, i, 0, 1, 4);
            s.context.draw(Primitive.TRIANGLES, i * 3, 3);
        }
        for (int i = 0; i < 16; i++) s.pixel(t, i, 2, i * 17, 0, 0, 255);
        s.context.unmap(b);
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    private static void mapTexture(Scene s, Texture t, int level, Box box, int flags, Context.TexelMap m) {
        if (!s.context.mapTexture(t, level, box, flags, m)) throw new KitFailure("a mapping that may wait was refused");
    }

    private static void texture(Scene s, TextureShape shape) {
        int h = shape.dimensions() == 1 ? 1 : 8;
        int d = shape == TextureShape.D3 ? 4 : 1;
        int layers = shape.isCube() ? 6 : shape.isArray() ? 3 : 1;
        TextureDesc desc =
                new TextureDesc(shape, Format.R8G8B8A8_UNORM, 8, h, d, layers, 2, 1, Bind.SAMPLED, Usage.DEFAULT);
        Texture t = s.texture(desc);
        for (int level = 0; level < 2; level++) {
            Box box = Scene.level(t, level);
            byte[] data = pattern(box.width() * box.height() * box.depth() * 4, level);
            Context.TexelMap m = new Context.TexelMap();
            mapTexture(s, t, level, box, MapFlags.WRITE, m);
            int row = box.width() * 4;
            for (int z = 0; z < box.depth(); z++) {
                for (int y = 0; y < box.height(); y++) {
                    MemorySegment to = Memory.at(m.address + z * m.sliceBytes + y * m.rowBytes, row);
                    MemorySegment.copy(MemorySegment.ofArray(data), (long) (z * box.height() + y) * row, to, 0, row);
                }
            }
            s.context.unmapTexture(t, m);
            s.equal(data, s.read(t, level, box), "level " + level);
            mapTexture(s, t, level, box, MapFlags.READ, m);
            byte[] is = new byte[data.length];
            for (int z = 0; z < box.depth(); z++) {
                for (int y = 0; y < box.height(); y++) {
                    MemorySegment from = Memory.at(m.address + z * m.sliceBytes + y * m.rowBytes, row);
                    MemorySegment.copy(from, 0, MemorySegment.ofArray(is), (long) (z * box.height() + y) * row, row);
                }
            }
            s.context.unmapTexture(t, m);
            s.equal(data, is, "level " + level + ", mapped");
        }
    }

    private static void textureFormat(Scene s, Format f) {
        Texture t = s.texture(TextureDesc.of2d(f, 8, 8, Bind.SAMPLED));
        byte[] data = FormatCases.texels(f, 8, 8, 1);
        s.write(t, 0, data);
        Context.TexelMap m = new Context.TexelMap();
        mapTexture(s, t, 0, Box.of2d(0, 0, 8, 8), MapFlags.READ, m);
        int row = (int) f.rowBytes(8);
        for (int y = 0; y < f.rows(8); y++) {
            byte[] is = get(Memory.at(m.address + y * m.rowBytes, row));
            s.equal(Arrays.copyOfRange(data, y * row, (y + 1) * row), is, "row " + y);
        }
        s.context.unmapTexture(t, m);
    }

    private static void textureAfterDraw(Scene s) {
        Texture t = s.target(8, 8);
        s.fill(0, 1, 0, 1);
        Context.TexelMap m = new Context.TexelMap();
        mapTexture(s, t, 0, Box.of2d(2, 3, 4, 2), MapFlags.READ, m);
        byte[] is = get(Memory.at(m.address + m.rowBytes, 16));
        s.context.unmapTexture(t, m);
        for (int i = 0; i < 16; i++) s.equal(i % 2 == 1 ? 255 : 0, is[i] & 255, "byte " + i);
    }

    private static void texturePart(Scene s) {
        byte[] data = pattern(8 * 8 * 4, 3);
        Texture t = s.texture(Format.R8G8B8A8_UNORM, 8, 8, data);
        Context.TexelMap m = new Context.TexelMap();
        mapTexture(s, t, 0, Box.of2d(2, 3, 3, 2), MapFlags.WRITE | MapFlags.DISCARD_RANGE, m);
        for (int y = 0; y < 2; y++) {
            put(Memory.at(m.address + y * m.rowBytes, 12), 0, new byte[12]);
            Arrays.fill(data, ((3 + y) * 8 + 2) * 4, ((3 + y) * 8 + 5) * 4, (byte) 0);
        }
        s.context.unmapTexture(t, m);
        s.equal(data, s.read(t), "texture");
    }
}
