package tepui.tools.kit.cases;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.pipe.Usage;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.KitFailure;
import tepui.tools.kit.scene.Scene;

/** Buffers as bytes: sizes, offsets, kinds of memory, order against draws, invalidation, destruction while in use. */
final class BufferCases {
    private BufferCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("buffer");
        for (long size : new long[] {1, 3, 4, 7, 64, 255, 4096, 1 << 20}) {
            area.add("size." + size, s -> size(s, size));
        }
        for (Usage u : Usage.values()) area.add("usage." + u, s -> usage(s, u));
        int[] binds = {
            Bind.VERTEX,
            Bind.INDEX,
            Bind.UNIFORM,
            Bind.STORAGE,
            Bind.INDIRECT,
            Bind.STREAM_OUTPUT,
            Bind.SAMPLED,
            Bind.QUERY_RESULT,
            Bind.ANY_BUFFER
        };
        for (int b : binds) area.add("bind." + Integer.toHexString(b), s -> bind(s, b));
        area.add("partialWrites", BufferCases::partial);
        area.add("nativeMemory", BufferCases::nativeMemory);
        area.add("dataIsReadBeforeTheCallReturns", BufferCases::readAtOnce);
        area.add("writesAreOrderedWithDraws", BufferCases::ordered);
        area.add("emptyWritesAndReads", BufferCases::empty);
        area.add("invalidateThenWrite", BufferCases::invalidate);
        area.add("destroyWhileInUse", BufferCases::destroy);
        area.add("readDoesNotDisturb", BufferCases::reads);
        area.add("labels", s -> {
            Buffer b = s.buffer(Bind.VERTEX, 16);
            b.setLabel("vertices");
            if (!"vertices".equals(b.label())) throw new KitFailure("the label is " + b.label());
            b.setLabel(null);
        });
    }

    private static byte[] pattern(long size) {
        byte[] data = new byte[(int) size];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * 31 + (i >> 8));
        return data;
    }

    private static void size(Scene s, long size) {
        byte[] data = pattern(size);
        s.equal(data, s.read(s.bytes(Bind.ANY_BUFFER, data)), "bytes");
    }

    private static void usage(Scene s, Usage usage) {
        Buffer b = s.buffer(new BufferDesc(1000, Bind.VERTEX, usage, false));
        byte[] data = pattern(1000);
        for (int i = 0; i < 3; i++) {
            data[i]++;
            s.context.writeBuffer(b, 0, MemorySegment.ofArray(data));
            s.equal(data, s.read(b), "bytes after write " + i);
        }
    }

    private static void bind(Scene s, int bind) {
        Buffer b = s.buffer(bind, 256);
        byte[] data = pattern(256);
        s.context.writeBuffer(b, 0, MemorySegment.ofArray(data));
        s.equal(data, s.read(b), "bytes");
    }

    private static void partial(Scene s) {
        byte[] e = pattern(512);
        Buffer b = s.bytes(Bind.ANY_BUFFER, e);
        Random random = new Random(1);
        for (int i = 0; i < 60; i++) {
            int offset = random.nextInt(512);
            byte[] part = new byte[random.nextInt(512 - offset) + 1];
            random.nextBytes(part);
            s.context.writeBuffer(b, offset, MemorySegment.ofArray(part));
            System.arraycopy(part, 0, e, offset, part.length);
        }
        s.equal(e, s.read(b), "bytes");
        byte[] middle = new byte[100];
        s.context.readBuffer(b, 77, MemorySegment.ofArray(middle));
        s.equal(Arrays.copyOfRange(e, 77, 177), middle, "the middle");
    }

    private static void nativeMemory(Scene s) {
        byte[] data = pattern(100);
        Buffer b = s.buffer(Bind.VERTEX, 100);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocate(120, 1);
            MemorySegment.copy(data, 0, memory, ValueLayout.JAVA_BYTE, 3, 100);
            s.context.writeBuffer(b, 0, memory.asSlice(3, 100));
            memory.fill((byte) 0);
            s.context.readBuffer(b, 10, memory.asSlice(7, 50));
            byte[] is = memory.asSlice(7, 50).toArray(ValueLayout.JAVA_BYTE);
            s.equal(Arrays.copyOfRange(data, 10, 60), is, "bytes");
            s.equal(0, memory.get(ValueLayout.JAVA_BYTE, 57), "the byte behind");
        }
    }

    private static void readAtOnce(Scene s) {
        byte[] data = pattern(64);
        Buffer b = s.buffer(Bind.VERTEX, 64);
        s.context.writeBuffer(b, 0, MemorySegment.ofArray(data));
        byte[] e = data.clone();
        Arrays.fill(data, (byte) 0);
        s.equal(e, s.read(b), "bytes");
    }

    private static void ordered(Scene s) {
        Texture t = s.target(16, 1);
        s.colored();
        Buffer v = s.vertices(new int[] {4, 4}, new float[24]);
        RasterState.Builder r = s.raster();
        r.scissor = true;
        s.raster(r);
        for (int i = 0; i < 16; i++) {
            float c = i / 15f;
            float[] tri = {-1, -1, 0.5f, 1, c, 0, 0, 1, 3, -1, 0.5f, 1, c, 0, 0, 1, -1, 3, 0.5f, 1, c, 0, 0, 1};
            s.context.setScissor(0, i, 0, 1, 1);
            s.context.writeBuffer(v, 0, MemorySegment.ofArray(tri));
            s.context.draw(Primitive.TRIANGLES, 0, 3);
        }
        for (int i = 0; i < 16; i++) s.pixel(t, i, 0, i * 17, 0, 0, 255);
    }

    private static void empty(Scene s) {
        byte[] data = pattern(16);
        Buffer b = s.bytes(Bind.VERTEX, data);
        s.context.writeBuffer(b, 16, MemorySegment.ofArray(new byte[0]));
        s.context.readBuffer(b, 0, MemorySegment.ofArray(new byte[0]));
        s.context.copyBuffer(b, 0, b, 8, 0);
        s.equal(data, s.read(b), "bytes");
    }

    private static void invalidate(Scene s) {
        Buffer b = s.bytes(Bind.VERTEX, pattern(64));
        s.context.invalidate(b);
        byte[] data = pattern(32);
        s.context.writeBuffer(b, 16, MemorySegment.ofArray(data));
        byte[] is = new byte[32];
        s.context.readBuffer(b, 16, MemorySegment.ofArray(is));
        s.equal(data, is, "bytes written after it was invalidated");
    }

    private static void destroy(Scene s) {
        Texture t = s.target(8, 8);
        s.colored();
        s.floatLayout(4, 4);
        float[] tri = {-1, -1, 0.5f, 1, 0, 1, 0, 1, 3, -1, 0.5f, 1, 0, 1, 0, 1, -1, 3, 0.5f, 1, 0, 1, 0, 1};
        Buffer v = s.device.createBuffer(BufferDesc.of(96, Bind.VERTEX));
        s.context.writeBuffer(v, 0, MemorySegment.ofArray(tri));
        s.context.bindVertexBuffer(0, v, 0);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.context.bindVertexBuffer(0, null, 0);
        s.device.destroy(v);
        // its memory may go to others now
        for (int i = 0; i < 8; i++) s.bytes(Bind.VERTEX, new byte[96]);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void reads(Scene s) {
        Texture t = s.target(8, 8);
        Buffer b = s.bytes(Bind.VERTEX, pattern(16));
        s.rect(0, 0, 4, 8, 0, 1, 0, 0, 1);
        s.read(b);
        s.rectBound(4, 0, 8, 8, 0, 0, 1, 0, 1);
        s.pixel(t, 1, 1, 255, 0, 0, 255);
        s.pixel(t, 6, 1, 0, 255, 0, 255);
    }
}
