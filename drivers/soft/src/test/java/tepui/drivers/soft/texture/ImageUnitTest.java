package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.AtomicOp;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.TextureShape;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

class ImageUnitTest {
    private final long seed = Seeds.one("ImageUnitTest");
    private final Random random = new Random(seed);
    private final String where = "seed " + seed;

    private static final TextureShape[] SHAPES = {
        TextureShape.D1,
        TextureShape.D2,
        TextureShape.D3,
        TextureShape.CUBE,
        TextureShape.RECT,
        TextureShape.D1_ARRAY,
        TextureShape.D2_ARRAY,
        TextureShape.CUBE_ARRAY,
        TextureShape.D2_MS,
        TextureShape.D2_MS_ARRAY
    };

    private ReferenceTexture texture(TextureShape shape, Format f) {
        int w = 5;
        int h = shape.dimensions() > 1 ? shape.isCube() ? 5 : 6 : 1;
        int layers = (shape.isArray() ? 2 : 1) * (shape.isCube() ? 6 : 1);
        boolean one = shape.isMultisample() || shape == TextureShape.RECT;
        return new ReferenceTexture(
                shape,
                f,
                w,
                h,
                shape == TextureShape.D3 ? 4 : 1,
                layers,
                one ? 1 : 2,
                shape.isMultisample() ? 4 : 1,
                random);
    }

    @Test
    void everyShapeAndFormatLoadsAndStores() {
        for (Format f : Format.values()) {
            if ((SoftFormats.support(f) & FormatSupport.IMAGE) == 0) continue;
            for (TextureShape shape : SHAPES) {
                ReferenceTexture t = texture(shape, f);
                int level = t.desc.levels() - 1;
                ImageUnit unit = ImageUnit.of(t.soft, TextureView.Desc.level(t.desc, level));
                boolean ints = f.isInteger();
                int width = shape.texelCoordinates();
                Calls store = new Calls(shape, ints ? ScalarKind.I32 : ScalarKind.F32, true);
                store.ints(null, 1);
                int[] coord = store.ints(null, width);
                int[] sample = shape.isMultisample() ? store.ints(null, 1) : null;
                int[] value = ints ? store.ints(null, 4) : store.floats(null, 4);
                store.finish(Op.IMAGE_STORE, 0, 0, false);
                for (int i = 0; i < Calls.LANES; i++) {
                    for (int o : coord) store.frame.i[o + i] = random.nextInt(7) - 1;
                    if (sample != null) store.frame.i[sample[0] + i] = random.nextInt(6) - 1;
                    for (int o : value) {
                        if (ints) store.frame.i[o + i] = random.nextInt(200);
                        else store.frame.f[o + i] = random.nextFloat();
                    }
                }
                int quiet = random.nextInt(Calls.LANES);
                int dead = random.nextInt(Calls.LANES);
                store.mask[store.maskAt + quiet] = 0;
                store.frame.alive[dead] = 0;
                int[] before = t.soft.data.clone();
                store.run(unit);
                int[] after = t.soft.data.clone();
                // the texture must hold exactly what the lanes stored, in their order
                TexelCodec codec = TexelCodec.of(f);
                for (int i = 0; i < Calls.LANES; i++) {
                    int at = address(t, shape, level, store.frame.i, coord, sample, i);
                    if (at < 0 || i == quiet || i == dead) continue;
                    int[] words = new int[codec.words()];
                    if (ints) {
                        codec.pack(
                                new int[] {
                                    store.frame.i[value[0] + i],
                                    store.frame.i[value[1] + i],
                                    store.frame.i[value[2] + i],
                                    store.frame.i[value[3] + i]
                                },
                                words);
                    } else {
                        codec.pack(
                                new float[] {
                                    store.frame.f[value[0] + i],
                                    store.frame.f[value[1] + i],
                                    store.frame.f[value[2] + i],
                                    store.frame.f[value[3] + i]
                                },
                                words);
                    }
                    for (int k = 0; k < words.length; k++) before[at + 16 * k] = words[k];
                }
                assertArrayEquals(before, after, f + " " + shape + " " + where);

                Calls load = new Calls(shape, ints ? ScalarKind.I32 : ScalarKind.F32, true);
                load.ints(null, 1);
                int[] from = load.ints(null, width);
                int[] fromSample = shape.isMultisample() ? load.ints(null, 1) : null;
                load.finish(Op.IMAGE_LOAD, 0, 4, ints);
                for (int c = 0; c < width; c++)
                    System.arraycopy(store.frame.i, coord[c], load.frame.i, from[c], Calls.LANES);
                if (sample != null)
                    System.arraycopy(store.frame.i, sample[0], load.frame.i, fromSample[0], Calls.LANES);
                load.run(unit);
                for (int i = 0; i < Calls.LANES; i++) {
                    int at = address(t, shape, level, load.frame.i, from, fromSample, i);
                    int[] words = new int[codec.words()];
                    for (int k = 0; k < words.length && at >= 0; k++) words[k] = after[at + 16 * k];
                    float[] rgba = new float[4];
                    int[] whole = new int[4];
                    if (at >= 0) {
                        codec.unpack(words, rgba);
                        codec.unpack(words, whole);
                    }
                    for (int c = 0; c < 4; c++) {
                        if (ints) assertEquals(whole[c], load.resultInt(c, i), f + " " + shape);
                        else assertEquals(rgba[c], load.result(c, i), f + " " + shape);
                    }
                }
            }
        }
    }

    private static int address(
            ReferenceTexture t, TextureShape shape, int level, int[] in, int[] coord, int[] sample, int i) {
        int x = in[coord[0] + i];
        int y = shape.dimensions() > 1 ? in[coord[1] + i] : 0;
        int z = coord.length > shape.dimensions()
                ? in[coord[shape.dimensions()] + i]
                : shape.dimensions() == 3 ? in[coord[2] + i] : 0;
        int n = sample == null ? 0 : in[sample[0] + i];
        boolean inside = x >= 0
                && x < t.desc.levelWidth(level)
                && y >= 0
                && y < t.desc.levelHeight(level)
                && z >= 0
                && z < t.desc.levelDepth(level)
                && n >= 0
                && n < t.desc.samples();
        return inside ? t.soft.texelAt(level, x, y, z, n) : -1;
    }

    @Test
    void sizesAreTheLevels() {
        ReferenceTexture t = texture(TextureShape.CUBE_ARRAY, Format.R32_UINT);
        Calls call = new Calls(TextureShape.CUBE_ARRAY, ScalarKind.I32, true);
        call.ints(null, 1);
        call.finish(Op.IMAGE_SIZE, 0, 3, true);
        call.run(ImageUnit.of(t.soft, TextureView.Desc.level(t.desc, 1)));
        assertEquals(2, call.resultInt(0, 3));
        assertEquals(2, call.resultInt(1, 3));
        assertEquals(2, call.resultInt(2, 3));
    }

    @Test
    void theViewsFormatRulesWhatIsStored() {
        ReferenceTexture t = texture(TextureShape.D2, Format.R8G8B8A8_UNORM);
        ImageUnit unit = ImageUnit.of(t.soft, TextureView.Desc.level(t.desc, 0).withFormat(Format.R32_UINT));
        Calls call = new Calls(TextureShape.D2, ScalarKind.I32, true);
        call.ints(null, 1);
        call.ints(null, 2);
        int[] value = call.ints(null, 4);
        call.finish(Op.IMAGE_STORE, 0, 0, false);
        Arrays.fill(call.frame.i, value[0], value[0] + Calls.LANES, 0x80402010);
        call.run(unit);
        assertEquals(0x80402010, t.soft.data[t.soft.texelAt(0, 0, 0, 0, 0)]);
    }

    private static int expected(AtomicOp op, int old, int compare, int value) {
        return switch (op) {
            case ADD -> old + value;
            case IMIN -> Math.min(old, value);
            case IMAX -> Math.max(old, value);
            case UMIN -> Integer.compareUnsigned(old, value) < 0 ? old : value;
            case UMAX -> Integer.compareUnsigned(old, value) > 0 ? old : value;
            case AND -> old & value;
            case OR -> old | value;
            case XOR -> old ^ value;
            case EXCHANGE -> value;
            case COMPARE_EXCHANGE -> old == compare ? value : old;
        };
    }

    @Test
    void atomicsDoWhatTheySayInTexturesAndBuffers() {
        try (Arena arena = Arena.ofConfined()) {
            for (AtomicOp op : AtomicOp.values()) {
                for (boolean buffer : new boolean[] {false, true}) {
                    TextureShape shape = buffer ? TextureShape.BUFFER : TextureShape.D2;
                    ReferenceTexture t = texture(TextureShape.D2, Format.R32_SINT);
                    MemorySegment memory = arena.allocate(40, 4);
                    for (int i = 0; i < 10; i++) memory.setAtIndex(ValueLayout.JAVA_INT, i, random.nextInt());
                    ImageUnit unit = buffer
                            ? ImageUnit.ofBuffer(TextureView.Desc.buffer(Format.R32_SINT, 0, 40), memory.address(), 40)
                            : ImageUnit.of(t.soft, TextureView.Desc.level(t.desc, 0));
                    Calls call = new Calls(shape, ScalarKind.I32, true);
                    call.ints(null, 1);
                    int[] coord = call.ints(null, shape.dimensions());
                    int[] compare = op == AtomicOp.COMPARE_EXCHANGE ? call.ints(null, 1) : null;
                    int[] value = call.ints(null, 1);
                    call.finish(Op.IMAGE_ATOMIC, op.ordinal(), 1, true);
                    for (int i = 0; i < Calls.LANES; i++) {
                        for (int o : coord) call.frame.i[o + i] = random.nextInt(12) - 1;
                        call.frame.i[value[0] + i] = random.nextInt();
                    }
                    call.frame.alive[3] = 0;
                    call.mask[call.maskAt + 5] = 0;
                    int[] model = buffer ? memory.toArray(ValueLayout.JAVA_INT) : t.soft.data.clone();
                    int[] results = new int[Calls.LANES];
                    for (int i = 0; i < Calls.LANES; i++) {
                        int x = call.frame.i[coord[0] + i];
                        int at = buffer ? x < 10 ? x : -1 : address(t, shape, 0, call.frame.i, coord, null, i);
                        boolean runs = at >= 0 && i != 3 && i != 5;
                        if (compare != null)
                            call.frame.i[compare[0] + i] = runs && random.nextBoolean() ? model[at] : 5;
                        results[i] = runs ? model[at] : 0;
                        if (runs)
                            model[at] = expected(
                                    op,
                                    model[at],
                                    compare == null ? 0 : call.frame.i[compare[0] + i],
                                    call.frame.i[value[0] + i]);
                    }
                    call.run(unit);
                    assertArrayEquals(
                            model, buffer ? memory.toArray(ValueLayout.JAVA_INT) : t.soft.data, op + " " + where);
                    for (int i = 0; i < Calls.LANES; i++)
                        if (i != 5) assertEquals(results[i], call.resultInt(0, i), op + " " + where);
                }
            }
        }
    }

    @Test
    void atomicsOfSeveralThreadsAllCount() throws InterruptedException {
        ReferenceTexture t = texture(TextureShape.D2, Format.R32_UINT);
        Arrays.fill(t.soft.data, 0);
        ImageUnit unit = ImageUnit.of(t.soft, TextureView.Desc.level(t.desc, 0));
        Thread[] threads = new Thread[4];
        for (int n = 0; n < threads.length; n++) {
            threads[n] = new Thread(() -> {
                Calls call = new Calls(TextureShape.D2, ScalarKind.I32, true);
                call.ints(null, 1);
                call.ints(null, 2);
                int[] value = call.ints(null, 1);
                call.finish(Op.IMAGE_ATOMIC, AtomicOp.ADD.ordinal(), 1, true);
                Arrays.fill(call.frame.i, value[0], value[0] + Calls.LANES, 1);
                for (int k = 0; k < 2000; k++) call.run(unit);
            });
            threads[n].start();
        }
        for (Thread thread : threads) thread.join();
        assertEquals(4 * 2000 * Calls.LANES, t.soft.data[t.soft.texelAt(0, 0, 0, 0, 0)]);
    }
}
