package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.Random;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Storage buffers and images: loads, stores and atomics from each stage, all shapes and formats, what lies outside. */
final class StorageCases {
    private StorageCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("storage").needs("storage buffers", c -> c.maxStorageBuffers > 1);
        for (Stage stage : new Stage[] {Stage.VERTEX, Stage.FRAGMENT, Stage.COMPUTE}) {
            Area in = stage == Stage.VERTEX
                    ? area.needs("stores in the vertex stage", c -> c.vertexStores)
                    : stage == Stage.FRAGMENT
                            ? area.needs("stores in the fragment stage", c -> c.fragmentStores)
                            : area.needs("compute", c -> c.compute);
            in.add("load." + stage.text(), s -> load(s, stage));
            in.add("store." + stage.text(), s -> store(s, stage));
            in.add("atomicAdd." + stage.text(), s -> atomic(s, stage));
        }
        Area fragment = area.needs("stores in the fragment stage", c -> c.fragmentStores);
        fragment.add("storeMask", StorageCases::mask);
        fragment.add("outsideIsNotWritten", StorageCases::outside);
        fragment.add("unbound", StorageCases::unbound);
        fragment.add("boundSize", StorageCases::size);
        fragment.add("offset", StorageCases::offset);
        fragment.add("failedDepthTestsWithoutEarlyTestsStillStore", s -> early(s, false));
        fragment.add("earlyTestsKeepHiddenFragmentsFromStoring", s -> early(s, true));
        fragment.add("helpersDoNotStore", StorageCases::helpers);
        Area images = kit.area("image").needs("images", c -> c.maxImages > 0 && c.fragmentStores);
        for (Format f : Format.values()) {
            if (f.isCompressed() || f.isDepthStencil() || f == Format.R9G9B9E5_FLOAT) continue;
            Area with = images.needsFormat(f, FormatSupport.IMAGE);
            with.add("load." + f, s -> imageLoad(s, f, true));
            with.add("store." + f, s -> imageStore(s, f));
            with.needs("loads of images that name no format", c -> c.formatlessImageLoads)
                    .add("formatless." + f, s -> imageLoad(s, f, false));
            images.needsFormat(f, FormatSupport.BUFFER_IMAGE).add("buffer." + f, s -> bufferImage(s, f));
        }
        for (TextureShape shape : TextureShape.values()) {
            if (shape.isMultisample() || shape == TextureShape.BUFFER) continue;
            Area with = shape == TextureShape.CUBE_ARRAY ? images.needs("cube arrays", c -> c.cubeArrays) : images;
            with.add("shape." + shape.text(), s -> imageShape(s, shape));
            with.add("size." + shape.text(), s -> imageSize(s, shape));
        }
        Area atomics = images.needsFormat(Format.R32_UINT, FormatSupport.IMAGE | FormatSupport.IMAGE_ATOMIC);
        for (AtomicOp op : new AtomicOp[] {AtomicOp.ADD, AtomicOp.UMAX, AtomicOp.XOR, AtomicOp.EXCHANGE}) {
            atomics.add("atomic." + op.text(), s -> imageAtomic(s, op));
        }
        images.add("outside", StorageCases::imageOutside);
        images.add("levelOfAView", StorageCases::imageLevel);
        images.needs("texture views", c -> c.textureViews).add("sliceOfAVolumeAsAPlane", StorageCases::imageSlice);
        images.add("storeThenSample", StorageCases::storeThenSample);
    }

    private static void bind(Scene s, Stage stage, int slot, Buffer b) {
        s.context.bindStorageBuffer(stage, slot, b, 0, b.size(), true);
    }

    private static int[] read(Scene s, Buffer b) {
        s.context.memoryBarrier(Barrier.ALL);
        return s.readInts(b);
    }

    private static int[][] rows(int n) {
        int[][] rows = new int[n][4];
        for (int i = 0; i < n; i++) rows[i][0] = i;
        return rows;
    }

    private static int[] numbers(int n) {
        int[] v = new int[n];
        for (int i = 0; i < n; i++) v[i] = i * 3 + 1;
        return v;
    }

    private static Value at(Builder b, Lab.Row row, int bytes) {
        return b.op(Op.IMUL, row.get(0, Type.I32), b.i32(bytes));
    }

    /** Slot 1: slot 0 is the lab's in compute. */
    private static void load(Scene s, Stage stage) {
        bind(s, stage, 1, s.ints(Bind.STORAGE, numbers(64)));
        int[][] out = Lab.run(s, stage, rows(16), (sh, b, row) -> {
            Resource r = sh.storageBuffer("data", 1);
            return b.resource(Op.LOAD_STORAGE, r, Type.I32X4, 0, b.i32(0), at(b, row, 16));
        });
        for (int i = 0; i < 64; i++) s.equal(i * 3 + 1, out[i / 4][i % 4], "word " + i);
    }

    private static void store(Scene s, Stage stage) {
        Buffer b = s.ints(Bind.STORAGE, new int[64]);
        bind(s, stage, 1, b);
        Lab.run(s, stage, rows(16), (sh, c, row) -> {
            Resource r = sh.storageBuffer("data", 1);
            Value i = row.get(0, Type.I32);
            Value v = c.vec(i, c.op(Op.INEG, i), c.op(Op.IMUL, i, i), c.i32(9));
            c.resourceEffect(Op.STORE_STORAGE, r, 15, c.i32(0), at(c, row, 16), v);
            return v;
        });
        int[] is = read(s, b);
        for (int i = 0; i < 16; i++) {
            s.equal(i, is[i * 4], "first word of " + i);
            s.equal(-i, is[i * 4 + 1], "second word of " + i);
            s.equal(i * i, is[i * 4 + 2], "third word of " + i);
            s.equal(9, is[i * 4 + 3], "fourth word of " + i);
        }
    }

    private static void atomic(Scene s, Stage stage) {
        Buffer b = s.ints(Bind.STORAGE, 1000, 0, 0, 0);
        bind(s, stage, 1, b);
        int[][] out = Lab.run(s, stage, rows(32), (sh, c, row) -> {
            Resource r = sh.storageBuffer("data", 1);
            Value old = c.resource(
                    Op.ATOMIC_STORAGE, r, Type.I32, AtomicOp.ADD.ordinal(), c.i32(0), c.i32(0), row.get(0, Type.I32));
            return Lab.words(c, old);
        });
        s.equal(1000 + 31 * 32 / 2, read(s, b)[0], "sum");
        for (int i = 0; i < 32; i++) s.that(out[i][0] >= 1000 && out[i][0] <= 1496, "old value is " + out[i][0]);
    }

    private static void mask(Scene s) {
        Buffer b = s.ints(Bind.STORAGE, new int[64]);
        bind(s, Stage.FRAGMENT, 1, b);
        Lab.run(s, Stage.FRAGMENT, rows(1), (sh, c, row) -> {
            Resource r = sh.storageBuffer("data", 1);
            for (int m = 1; m < 16; m++) {
                c.resourceEffect(Op.STORE_STORAGE, r, m, c.i32(0), c.i32(m * 16), c.i32(1, 2, 3, 4));
            }
            return c.i32(0, 0, 0, 0);
        });
        int[] is = read(s, b);
        for (int i = 0; i < 64; i++) s.equal((i / 4 >> i % 4 & 1) != 0 ? i % 4 + 1 : 0, is[i], "word " + i);
    }

    private static void outside(Scene s) {
        Buffer b = s.ints(Bind.STORAGE, numbers(32));
        s.context.bindStorageBuffer(Stage.FRAGMENT, 1, b, 0, 64, true);
        int[][] rows = {{64, 0, 0, 0}, {1 << 24, 0, 0, 0}, {-16, 0, 0, 0}, {0x7ffffff0, 0, 0, 0}};
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, c, row) -> {
            Resource r = sh.storageBuffer("data", 1);
            Value at = row.get(0, Type.I32);
            c.resourceEffect(Op.STORE_STORAGE, r, 15, c.i32(0), at, c.i32(-1, -1, -1, -1));
            return c.resource(Op.LOAD_STORAGE, r, Type.I32X4, 0, c.i32(0), at);
        });
        s.equal(numbers(32), read(s, b), "buffer");
        for (int[] o : out) s.equal(new int[4], o, "loaded from outside");
    }

    private static void unbound(Scene s) {
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows(2), (sh, c, row) -> {
            Resource r = sh.storageBuffer("data", 1);
            c.resourceEffect(Op.STORE_STORAGE, r, 15, c.i32(0), c.i32(0), c.i32(-1, -1, -1, -1));
            return c.resource(Op.LOAD_STORAGE, r, Type.I32X4, 0, c.i32(0), c.i32(0));
        });
        s.equal(new int[4], out[0], "loaded with nothing bound");
    }

    private static void size(Scene s) {
        Buffer b = s.ints(Bind.STORAGE, numbers(64));
        s.context.bindStorageBuffer(Stage.FRAGMENT, 1, b, 0, 100, true);
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                rows(1),
                (sh, c, row) ->
                        Lab.words(c, c.resource(Op.BUFFER_SIZE, sh.storageBuffer("data", 1), Type.I32, 0, c.i32(0))));
        s.equal(100, out[0][0], "bytes bound");
    }

    private static void offset(Scene s) {
        int align = Math.max(16, s.caps.storageBufferAlignment);
        Buffer b = s.ints(Bind.STORAGE, new int[align]);
        s.context.bindStorageBuffer(Stage.FRAGMENT, 1, b, align, 32, true);
        Lab.run(s, Stage.FRAGMENT, rows(1), (sh, c, row) -> {
            c.resourceEffect(Op.STORE_STORAGE, sh.storageBuffer("data", 1), 1, c.i32(0), c.i32(4), c.i32(5));
            return c.i32(0, 0, 0, 0);
        });
        int[] is = read(s, b);
        for (int i = 0; i < align; i++) s.equal(i == align / 4 + 1 ? 5 : 0, is[i], "word " + i);
    }

    private static Shader counting(boolean early) {
        Shader shader = Shaders.fragment("counting", (f, b) -> {
            Resource r = f.storageBuffer("data", 0);
            b.resource(Op.ATOMIC_STORAGE, r, Type.I32, AtomicOp.ADD.ordinal(), b.i32(0), b.i32(0), b.i32(1));
            return b.f32(1, 1, 1, 1);
        });
        shader.earlyFragmentTests = early;
        return shader;
    }

    private static void early(Scene s, boolean early) {
        if ((s.device.formatSupport(Format.D32_FLOAT) & FormatSupport.DEPTH_STENCIL) == 0) Scene.skip("no D32_FLOAT");
        s.target(8, 8, Format.D32_FLOAT);
        s.depthStencil(DepthStencilState.depth(true, true, CompareFunc.LESS));
        s.rect(0, 0, 4, 8, 0.25f, 1, 1, 1, 1);
        Buffer b = s.ints(Bind.STORAGE, 0);
        bind(s, Stage.FRAGMENT, 0, b);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(counting(early));
        s.rectBound(0, 0, 8, 8, 0.5f, 1, 1, 1, 1);
        s.equal(early ? 32 : 64, read(s, b)[0], "fragments that stored");
    }

    /** Fragments outside the primitive may run for derivatives, but leave nothing behind. */
    private static void helpers(Scene s) {
        s.target(9, 9);
        Buffer b = s.ints(Bind.STORAGE, 0);
        bind(s, Stage.FRAGMENT, 0, b);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(counting(false));
        s.rectBound(1, 1, 2, 8, 0.5f, 1, 1, 1, 1);
        s.equal(7, read(s, b)[0], "fragments that stored");
    }

    // ---- images ----------------------------------------------------------------------------------------------------

    private static Resource image(Shader sh, TextureShape shape, Format f) {
        Resource r = sh.image("image", 0, shape, f.isInteger() ? ScalarKind.I32 : ScalarKind.F32);
        r.unsigned = f.isUnsignedInteger();
        r.format = f.name();
        return r;
    }

    private static Type texel(Format f) {
        return f.isInteger() ? Type.I32X4 : Type.F32X4;
    }

    private static Texture plane(Scene s, Format f, int w, int h) {
        return s.texture(TextureDesc.of2d(f, w, h, Bind.SAMPLED | Bind.IMAGE));
    }

    private static void bindImage(Scene s, Texture t) {
        s.context.bindImage(Stage.FRAGMENT, 0, s.view(t, TextureView.Desc.level(t.desc(), 0)), true);
    }

    private static void imageLoad(Scene s, Format f, boolean named) {
        byte[] data = FormatCases.texels(f, 16, 1, 8);
        Texture t = plane(s, f, 16, 1);
        s.write(t, 0, data);
        bindImage(s, t);
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows(16), (sh, b, row) -> {
            Resource r = image(sh, TextureShape.D2, f);
            if (!named) r.format = null;
            return Lab.words(b, b.resource(Op.IMAGE_LOAD, r, texel(f), 0, b.i32(0), row.get(0, Type.I32X2)));
        });
        compare(s, f, data, out);
    }

    private static void compare(Scene s, Format f, byte[] data, int[][] out) {
        for (int i = 0; i < out.length; i++) {
            double[] e = Texels.decode(f, data, i * f.blockBytes());
            for (int c = 0; c < 4; c++) {
                String what = "component " + c + " of texel " + i;
                if (f.isInteger()) {
                    int must = (int) (long) e[c];
                    s.equal(must, out[i][c], what);
                } else {
                    double tolerance = f.isSrgb() ? 1e-3 : Math.abs(e[c]) * 0x1p-22 + 1e-9;
                    s.near((float) e[c], Float.intBitsToFloat(out[i][c]), tolerance, what);
                }
            }
        }
    }

    private static final double[][] COLORS = {
        {0, 0, 0, 0}, {1, 1, 1, 1}, {0.2, 0.4, 0.6, 0.8}, {0.501, 0.499, 0.25, 0.75}, {-0.5, 1.5, 0.003, 0.997}
    };

    private static int[][] colorRows(Format f) {
        int[][] rows = new int[COLORS.length][8];
        for (int i = 0; i < rows.length; i++) {
            rows[i][0] = i;
            for (int c = 0; c < 4; c++) {
                rows[i][4 + c] = f.isInteger()
                        ? (int) Math.round(COLORS[i][c] * (f.isUnsignedInteger() ? 3 : 1))
                        : Float.floatToRawIntBits((float) COLORS[i][c]);
                if (f.isUnsignedInteger()) rows[i][4 + c] = Math.clamp(rows[i][4 + c], 0, 3);
            }
        }
        return rows;
    }

    private static void imageStore(Scene s, Format f) {
        Texture t = plane(s, f, COLORS.length, 1);
        bindImage(s, t);
        int[][] rows = storeRows(s, TextureShape.D2, f, Type.I32X2);
        stored(s, f, rows, s.read(t));
    }

    /** Stores the colours of the format to the bound image, each at its place, which is of the type. */
    private static int[][] storeRows(Scene s, TextureShape shape, Format f, Type place) {
        int[][] rows = colorRows(f);
        Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            b.resourceEffect(Op.IMAGE_STORE, image(sh, shape, f), 0, b.i32(0), row.get(0, place), row.get(4, texel(f)));
            return b.i32(0, 0, 0, 0);
        });
        s.context.memoryBarrier(Barrier.ALL);
        return rows;
    }

    private static void stored(Scene s, Format f, int[][] rows, byte[] data) {
        for (int i = 0; i < rows.length; i++) {
            for (int c = 0; c < 4; c++) {
                Format.Channel channel = f.channel(c);
                if (channel == null) continue;
                int from = channel.letter() == 'L' || channel.letter() == 'I' ? 0 : c;
                double v = f.isInteger() ? rows[i][4 + from] : Texels.clamp(f, channel, COLORS[i][from]);
                if (f.isSrgb() && c < 3) v = Texels.toSrgb(v);
                double is = Texels.number(
                        f, channel, Texels.bits(data, i * f.blockBytes(), channel.offset(), channel.bits()));
                double tolerance = f.isSrgb() && c < 3 ? 0.75 / 255 : Texels.tolerance(f, channel, v);
                s.near(v, is, tolerance, "component " + c + " of texel " + i);
            }
        }
    }

    private static void bufferImage(Scene s, Format f) {
        byte[] data = FormatCases.texels(f, 16, 1, 8);
        Buffer b = s.bytes(Bind.IMAGE, Arrays.copyOf(data, data.length));
        TextureView view = s.view(b, TextureView.Desc.buffer(f, 0, data.length));
        s.context.bindImage(Stage.FRAGMENT, 0, view, true);
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                rows(16),
                (sh, c, row) -> Lab.words(
                        c,
                        c.resource(
                                Op.IMAGE_LOAD,
                                image(sh, TextureShape.BUFFER, f),
                                texel(f),
                                0,
                                c.i32(0),
                                row.get(0, Type.I32))));
        compare(s, f, data, out);
        int[][] rows = storeRows(s, TextureShape.BUFFER, f, Type.I32);
        stored(s, f, rows, s.read(b));
    }

    private static TextureDesc desc(TextureShape shape) {
        int h = shape.dimensions() == 1 ? 1 : 4;
        int layers = shape.isCube() ? shape.isArray() ? 12 : 6 : shape.isArray() ? 3 : 1;
        return new TextureDesc(
                shape,
                Format.R32_UINT,
                4,
                h,
                shape == TextureShape.D3 ? 4 : 1,
                layers,
                1,
                1,
                Bind.SAMPLED | Bind.IMAGE,
                Usage.DEFAULT);
    }

    /** Every texel of every slice, face or layer: doubled and stored again. */
    private static void imageShape(Scene s, TextureShape shape) {
        TextureDesc d = desc(shape);
        Texture t = s.texture(d);
        int n = d.width() * d.height() * d.levelDepth(0);
        byte[] data = new byte[n * 4];
        new Random(1).nextBytes(data);
        s.write(t, 0, data);
        bindImage(s, t);
        int[][] rows = new int[n][4];
        for (int i = 0; i < n; i++) {
            rows[i][0] = i % 4;
            if (shape.dimensions() == 1) {
                rows[i][1] = i / 4;
            } else {
                rows[i][1] = i / 4 % 4;
                rows[i][2] = i / 16;
            }
        }
        Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource r = image(sh, shape, Format.R32_UINT);
            Value at = row.get(0, Type.of(ScalarKind.I32, shape.texelCoordinates()));
            Value v = b.resource(Op.IMAGE_LOAD, r, Type.I32X4, 0, b.i32(0), at);
            b.resourceEffect(Op.IMAGE_STORE, r, 0, b.i32(0), at, b.op(Op.IADD, v, v));
            return v;
        });
        s.context.memoryBarrier(Barrier.ALL);
        byte[] is = s.read(t, 0, Scene.level(t, 0));
        for (int i = 0; i < n; i++) {
            int twice = (int) (Texels.bits(data, i * 4, 0, 32) * 2);
            int stored = (int) Texels.bits(is, i * 4, 0, 32);
            s.equal(twice, stored, "texel " + i);
        }
    }

    private static void imageSize(Scene s, TextureShape shape) {
        TextureDesc d = desc(shape);
        bindImage(s, s.texture(d));
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                rows(1),
                (sh, b, row) -> Lab.words(
                        b,
                        b.resource(
                                Op.IMAGE_SIZE,
                                image(sh, shape, Format.R32_UINT),
                                Type.of(ScalarKind.I32, shape.sizeComponents()),
                                0,
                                b.i32(0))));
        int at = 0;
        s.equal(4, out[0][at++], "width");
        if (shape.dimensions() > 1) s.equal(4, out[0][at++], "height");
        if (shape == TextureShape.D3) s.equal(4, out[0][at++], "depth");
        if (shape.isArray()) s.equal(shape.isCube() ? 2 : 3, out[0][at], "layers");
    }

    private static void imageAtomic(Scene s, AtomicOp op) {
        Texture t = plane(s, Format.R32_UINT, 1, 1);
        s.write(t, 0, new byte[] {5, 0, 0, 0});
        bindImage(s, t);
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                new int[][] {{0, 0, 12, 0}},
                (sh, b, row) -> Lab.words(
                        b,
                        b.resource(
                                Op.IMAGE_ATOMIC,
                                image(sh, TextureShape.D2, Format.R32_UINT),
                                Type.I32,
                                op.ordinal(),
                                b.i32(0),
                                row.get(0, Type.I32X2),
                                row.get(2, Type.I32))));
        s.equal(5, out[0][0], "old value");
        s.context.memoryBarrier(Barrier.ALL);
        int e = switch (op) {
            case ADD -> 17;
            case XOR -> 9;
            default -> 12;
        };
        s.equal(e, s.readInts(t)[0], "new value");
    }

    private static void imageOutside(Scene s) {
        Texture t = plane(s, Format.R32_UINT, 4, 4);
        byte[] data = new byte[64];
        Arrays.fill(data, (byte) 3);
        s.write(t, 0, data);
        bindImage(s, t);
        int[][] rows = {{4, 0, 0, 0}, {0, 4, 0, 0}, {-1, 2, 0, 0}, {2, -1, 0, 0}, {1 << 30, 1 << 30, 0, 0}};
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource r = image(sh, TextureShape.D2, Format.R32_UINT);
            Value at = row.get(0, Type.I32X2);
            b.resourceEffect(Op.IMAGE_STORE, r, 0, b.i32(0), at, b.i32(7, 7, 7, 7));
            return b.resource(Op.IMAGE_LOAD, r, Type.I32X4, 0, b.i32(0), at);
        });
        s.context.memoryBarrier(Barrier.ALL);
        for (int[] o : out) s.equal(0, o[0], "loaded from outside");
        s.equal(data, s.read(t), "texture");
    }

    private static void imageLevel(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.R32_UINT, 8, 8, Bind.SAMPLED | Bind.IMAGE)
                .withLevels(3));
        for (int l = 0; l < 3; l++) s.write(t, l, new byte[(8 >> l) * (8 >> l) * 4]);
        s.context.bindImage(Stage.FRAGMENT, 0, s.view(t, TextureView.Desc.level(t.desc(), 1)), true);
        Lab.run(s, Stage.FRAGMENT, new int[][] {{2, 1, 0, 0}}, (sh, b, row) -> {
            b.resourceEffect(
                    Op.IMAGE_STORE,
                    image(sh, TextureShape.D2, Format.R32_UINT),
                    0,
                    b.i32(0),
                    row.get(0, Type.I32X2),
                    b.i32(77, 0, 0, 0));
            return b.i32(0, 0, 0, 0);
        });
        s.context.memoryBarrier(Barrier.ALL);
        byte[] is = s.read(t, 1, Scene.level(t, 1));
        for (int i = 0; i < 16; i++) s.equal(i == 6 ? 77 : 0, is[i * 4], "texel " + i + " of level 1");
    }

    private static void imageSlice(Scene s) {
        TextureDesc d = desc(TextureShape.D3);
        Texture t = s.texture(d);
        s.write(t, 0, new byte[4 * 4 * 4 * 4]);
        TextureView.Desc slice =
                TextureView.Desc.level(d, 0).withShape(TextureShape.D2).withLayers(2, 1);
        s.context.bindImage(Stage.FRAGMENT, 0, s.view(t, slice), true);
        Lab.run(s, Stage.FRAGMENT, new int[][] {{3, 1, 0, 0}}, (sh, b, row) -> {
            b.resourceEffect(
                    Op.IMAGE_STORE,
                    image(sh, TextureShape.D2, Format.R32_UINT),
                    0,
                    b.i32(0),
                    row.get(0, Type.I32X2),
                    b.i32(9, 0, 0, 0));
            return b.i32(0, 0, 0, 0);
        });
        s.context.memoryBarrier(Barrier.ALL);
        byte[] is = s.read(t, 0, Scene.level(t, 0));
        for (int i = 0; i < 64; i++) s.equal(i == 2 * 16 + 4 + 3 ? 9 : 0, is[i * 4], "texel " + i);
    }

    private static void storeThenSample(Scene s) {
        Texture t = plane(s, Format.R32_FLOAT, 8, 1);
        bindImage(s, t);
        Lab.run(s, Stage.FRAGMENT, rows(8), (sh, b, row) -> {
            Value i = b.convert(Op.I2F, ScalarKind.F32, row.get(0, Type.I32));
            b.resourceEffect(
                    Op.IMAGE_STORE,
                    image(sh, TextureShape.D2, Format.R32_FLOAT),
                    0,
                    b.i32(0),
                    row.get(0, Type.I32X2),
                    b.splat(b.op(Op.FMUL, i, b.f32(1.5f)), 4));
            return b.i32(0, 0, 0, 0);
        });
        s.context.memoryBarrier(Barrier.TEXTURE);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        int[][] fetched = new int[8][8];
        for (int i = 0; i < 8; i++) fetched[i][0] = i;
        int[][] out = Probe.fetch(s, Stage.FRAGMENT, fetched, TextureShape.D2, ScalarKind.F32, false);
        for (int i = 0; i < 8; i++) s.near(i * 1.5, Float.intBitsToFloat(out[i][0]), 0, "texel " + i);
    }
}
