package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.code.Cpu;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Work on whole surfaces gives the same words whoever takes part in it. */
class SharedSurfacesTest {
    private static final Format[] FORMATS = {
        Format.R8G8B8A8_UNORM, Format.R8G8B8A8_SRGB, Format.R16G16B16A16_FLOAT, Format.B5G6R5_UNORM, Format.R32_UINT
    };

    @Test
    void wordsAreTheSameWithAnyNumberOfWorkers() {
        long seed = Seeds.one("SharedSurfacesTest");
        List<int[]> alone = results(seed, 1);
        for (int threads : new int[] {2, 3, 16}) {
            List<int[]> shared = results(seed, threads);
            assertEquals(alone.size(), shared.size());
            for (int i = 0; i < alone.size(); i++) {
                assertArrayEquals(
                        alone.get(i), shared.get(i), "seed " + seed + ", " + threads + " threads, result " + i);
            }
        }
    }

    private static List<int[]> results(long seed, int threads) {
        Random random = new Random(seed);
        List<int[]> results = new ArrayList<>();
        try (SoftLab lab = new SoftLab("threads", Integer.toString(threads))) {
            for (int round = 0; round < 12; round++) round(lab, random, results);
            if (threads == 1) assertEquals(0, lab.context.counters().sharedBands);
            else assertTrue(lab.context.counters().sharedBands > 100);
        }
        return results;
    }

    private static void round(SoftLab lab, Random random, List<int[]> results) {
        Context c = lab.context;
        Format format = FORMATS[random.nextInt(FORMATS.length)];
        int w = 200 + random.nextInt(300);
        int h = 200 + random.nextInt(300);
        TextureDesc desc = new TextureDesc(
                random.nextBoolean() ? TextureShape.D2 : TextureShape.D2_ARRAY,
                format,
                w,
                h,
                1,
                1,
                8,
                1,
                Bind.SAMPLED | Bind.COLOR_TARGET,
                Usage.DEFAULT);
        Texture a = lab.device.createTexture(desc);
        Texture b = lab.device.createTexture(desc);
        fill(c, a, random);
        fill(c, b, random);
        Box source = box(w, h, random);
        Box target = random.nextBoolean() ? source : box(w, h, random);
        Filter filter = format.isInteger() || random.nextBoolean() ? Filter.NEAREST : Filter.LINEAR;
        c.blit(new Blit(a, format, 0, source, b, format, 0, target, 1 + random.nextInt(15), filter, null));
        results.add(words(c, b, 0));
        c.copyTexture(b, 0, box(w, h, random), a, 0, 0, 0, 0);
        results.add(words(c, a, 0));
        // Within one texture, where what is read is written over.
        c.copyTexture(a, 0, Box.of2d(0, 0, w - 9, h - 7), a, 0, 9, random.nextInt(8), 0);
        results.add(words(c, a, 0));
        if (!format.isInteger()) {
            c.generateMips(a, 0, 3);
            for (int level = 1; level < 4; level++) results.add(words(c, a, level));
        }
        c.clearTexture(b, 0, box(w, h, random), ClearColor.of(0.25f, 0.5f, 0.75f, 1));
        results.add(words(c, b, 0));
        if (format == Format.R8G8B8A8_UNORM || format == Format.R16G16B16A16_FLOAT) {
            resolve(c, lab, a, random, results);
            present(c, lab, a, random, results);
        }
        lab.device.destroy(a);
        lab.device.destroy(b);
    }

    private static void resolve(Context c, SoftLab lab, Texture a, Random random, List<int[]> results) {
        int w = a.desc().width();
        int h = a.desc().height();
        Format f = a.desc().format();
        Texture many = lab.device.createTexture(TextureDesc.multisample(f, w, h, 4, Bind.COLOR_TARGET));
        c.clearTexture(many, 0, Box.of2d(0, 0, w, h), ClearColor.of(0.5f, 0.25f, 1, 0.125f));
        c.clearTexture(many, 0, box(w, h, random), ClearColor.of(1, 0, 0.375f, 1));
        Box whole = Box.of2d(0, 0, w, h);
        c.blit(new Blit(many, f, 0, whole, a, f, 0, whole, 15, Filter.NEAREST, null));
        results.add(words(c, a, 0));
        lab.device.destroy(many);
    }

    private static void present(Context c, SoftLab lab, Texture a, Random random, List<int[]> results) {
        int w = a.desc().width() + random.nextInt(20) - 10;
        int h = a.desc().height() + random.nextInt(20) - 10;
        Surface s = lab.device.createSurface(
                new Surface.Target.Pixels(w, h, (across, down, argb) -> results.add(argb.clone())));
        c.present(s, a, random.nextBoolean(), Surface.Interval.IMMEDIATE);
        s.close();
    }

    /** Above the size from which moves are shared. */
    private static final int LARGE = 2304;

    /** Memory that only this thread may touch is read by this thread. */
    @Test
    void confinedMemoryIsMovedByItsThread() {
        try (SoftLab lab = new SoftLab("threads", "3");
                Arena arena = Arena.ofConfined()) {
            Texture t = lab.target(Format.R8G8B8A8_UNORM, LARGE, LARGE);
            MemorySegment memory = arena.allocate(LARGE * LARGE * 4);
            memory.fill((byte) 7);
            Box whole = Box.of2d(0, 0, LARGE, LARGE);
            lab.context.writeTexture(t, 0, whole, memory, 4 * LARGE, 0);
            lab.context.readTexture(t, 0, whole, memory, 4 * LARGE, 0);
            assertEquals(0, lab.context.counters().sharedBands);
            assertEquals(0x07070707, memory.get(ValueLayout.JAVA_INT, memory.byteSize() - 4));
        }
    }

    /** Large images are moved and copied by several threads, small ones by the caller, who would wait longer for others than it works. */
    @Test
    void onlyLargeImagesAreMovedByOthers() {
        for (int size : new int[] {512, LARGE}) {
            try (SoftLab lab = new SoftLab("threads", "3")) {
                Texture from = lab.target(Format.R8G8B8A8_UNORM, size, size);
                Texture to = lab.target(Format.R8G8B8A8_UNORM, size, size);
                int[] given = new Random(size).ints((long) size * size).toArray();
                int[] found = new int[given.length];
                Box whole = Box.of2d(0, 0, size, size);
                Counters counters = lab.context.counters();
                long before = counters.sharedBands;
                lab.context.writeTexture(from, 0, whole, MemorySegment.ofArray(given), 4L * size, 0);
                long written = counters.sharedBands;
                lab.context.copyTexture(from, 0, whole, to, 0, 0, 0, 0);
                long copied = counters.sharedBands;
                lab.context.readTexture(to, 0, whole, MemorySegment.ofArray(found), 4L * size, 0);
                long read = counters.sharedBands;
                assertArrayEquals(given, found);
                boolean shares = size == LARGE;
                // Without machine code, moves are work that is worth others from the smaller size on.
                if (shares || Cpu.isX64()) {
                    assertEquals(shares, written > before, size + ": written");
                    assertEquals(shares, read > copied, size + ": read");
                }
                assertEquals(shares, copied > written, size + ": copied");
            }
        }
    }

    private static Box box(int w, int h, Random random) {
        int x = random.nextInt(9);
        int y = random.nextInt(9);
        return Box.of2d(x, y, w - x - random.nextInt(9), h - y - random.nextInt(9));
    }

    private static void fill(Context c, Texture t, Random random) {
        Format f = t.desc().format();
        int w = t.desc().width();
        int h = t.desc().height();
        byte[] bytes = new byte[w * h * f.blockBytes()];
        random.nextBytes(bytes);
        // No infinities, which averages make values that are no numbers of.
        if (f == Format.R16G16B16A16_FLOAT) for (int i = 1; i < bytes.length; i += 2) bytes[i] &= 0x3f;
        c.writeTexture(t, 0, Box.of2d(0, 0, w, h), MemorySegment.ofArray(bytes), (long) w * f.blockBytes(), 0);
    }

    private static int[] words(Context c, Texture t, int level) {
        int w = t.desc().levelWidth(level);
        int h = t.desc().levelHeight(level);
        long row = (long) w * t.desc().format().blockBytes();
        int[] data = new int[(int) (row * h + 3) / 4];
        c.readTexture(t, level, Box.of2d(0, 0, w, h), MemorySegment.ofArray(data), row, 0);
        return data;
    }
}
