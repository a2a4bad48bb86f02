package tepui.tools.kit.cases;

import java.util.Arrays;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.SparsePages;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;

/** Textures whose memory comes by pages: what is written, drawn and read where there is none. */
final class SparseCases {
    private static final int USES = Bind.SAMPLED | Bind.IMAGE | Bind.COLOR_TARGET | Bind.SPARSE;
    private static final int PAGE = 128;
    private static final Box LEFT = Box.of2d(0, 0, PAGE, PAGE);
    private static final Box RIGHT = Box.of2d(PAGE, 0, PAGE, PAGE);

    private SparseCases() {}

    static void addTo(Kit kit) {
        Area pages = kit.area("sparse").needs("sparse textures", c -> c.sparseTextures);
        pages.add("pages", SparseCases::pages);
        pages.add("manyPages", SparseCases::manyPages);
        Area area = pages.needs("zeros without memory", c -> c.sparseResidency);
        area.add("written", SparseCases::written);
        area.add("released", SparseCases::released);
        area.add("cleared", SparseCases::cleared);
        area.add("copied", SparseCases::copied);
        area.add("blitted", SparseCases::blitted);
        area.add("drawn", SparseCases::drawn);
        area.add("levels", SparseCases::levels);
        area.add("layers", SparseCases::layers);
        area.add("volume", SparseCases::volume);
        area.add("wholePages", SparseCases::wholePages);
        area.add("asked", SparseCases::asked);
        area.add("joined", SparseCases::joined);
        area.needs("four samples", c -> (c.sparseSamples & 4) != 0).add("samples", SparseCases::samples);
        Area images = area.needs("stores of fragments", c -> c.fragmentStores && c.maxImages > 0);
        images.add("stores", SparseCases::stores);
        images.add("atomics", SparseCases::atomics);
        images.add("askedImages", SparseCases::askedImages);
        Area without = kit.area("sparse").needs("a device without sparse textures", c -> !c.sparseTextures);
        without.add("lacking", SparseCases::lacking);
        kit.area("sparse")
                .needs("a device that does not tell what has memory", c -> !c.sparseResidency)
                .add("askedInVain", SparseCases::askedInVain);
    }

    /** Two pages in a row. */
    private static Texture two(Scene s, Format format) {
        return s.texture(TextureDesc.of2d(format, 2 * PAGE, PAGE, USES));
    }

    private static byte[] texels(int count, int value) {
        byte[] data = new byte[4 * count];
        Arrays.fill(data, (byte) value);
        return data;
    }

    /** All of a box has a value in each byte. */
    private static void holds(Scene s, Texture t, int level, Box box, int value, String what) {
        byte[] data = s.read(t, level, box);
        for (int i = 0; i < data.length; i++) {
            if (data[i] != (byte) value) s.equal(value, data[i] & 255, what + ", byte " + i + " of " + box);
        }
    }

    /** What is committed holds what is written, on every device with pages. */
    private static void pages(Scene s) {
        TextureDesc d = TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4 * PAGE, 2 * PAGE, USES)
                .withLevels(4);
        Texture t = s.texture(d);
        s.context.commitPages(t, 0, RIGHT, true);
        s.context.commitPages(t, 1, LEFT, true);
        s.context.commitPages(t, 2, Box.of2d(0, 0, PAGE, PAGE / 2), true);
        for (int level = 0; level < 4; level++) {
            s.write(t, level, texels(d.levelWidth(level) * d.levelHeight(level), 40 + level));
        }
        holds(s, t, 0, RIGHT, 40, "level 0");
        holds(s, t, 1, LEFT, 41, "level 1");
        holds(s, t, 2, Scene.level(t, 2), 42, "the tail");
        holds(s, t, 3, Scene.level(t, 3), 43, "the tail");
        s.context.commitPages(t, 1, LEFT, false);
        s.context.commitPages(t, 0, LEFT, true);
        s.context.commitPages(t, 0, LEFT, false);
        s.context.commitPages(t, 0, LEFT, true);
        s.write(t, 0, Box.of2d(0, 0, PAGE, PAGE), texels(PAGE * PAGE, 50));
        holds(s, t, 0, LEFT, 50, "committed, released and committed");
        holds(s, t, 0, RIGHT, 40, "its neighbour");
    }

    /** Pages that are committed one by one, and a texture that goes while some wait to be. */
    private static void manyPages(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 8 * PAGE, 8 * PAGE, USES));
        Texture gone = s.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 8 * PAGE, 8 * PAGE, USES));
        for (int i = 0; i < 64; i++) {
            Box box = Box.of2d(i % 8 * PAGE, i / 8 * PAGE, PAGE, PAGE);
            s.context.commitPages(t, 0, box, true);
            s.context.commitPages(gone, 0, box, true);
            if (i % 3 == 0) s.context.commitPages(t, 0, box, false);
        }
        s.device.destroy(gone);
        for (int i = 0; i < 64; i++) {
            if (i % 3 == 0) continue;
            s.write(t, 0, Box.of2d(i % 8 * PAGE, i / 8 * PAGE, PAGE, PAGE), texels(PAGE * PAGE, i));
        }
        for (int i = 0; i < 64; i++) {
            if (i % 3 != 0) holds(s, t, 0, Box.of2d(i % 8 * PAGE, i / 8 * PAGE, PAGE, PAGE), i, "page " + i);
        }
    }

    private static void written(Scene s) {
        Texture t = two(s, Format.R8G8B8A8_UNORM);
        holds(s, t, 0, Scene.level(t, 0), 0, "nothing is committed");
        s.write(t, 0, texels(2 * PAGE * PAGE, 77));
        holds(s, t, 0, Scene.level(t, 0), 0, "written where nothing is committed");
        s.context.commitPages(t, 0, RIGHT, true);
        s.write(t, 0, texels(2 * PAGE * PAGE, 78));
        holds(s, t, 0, LEFT, 0, "without memory");
        holds(s, t, 0, RIGHT, 78, "committed");
        s.context.commitPages(t, 0, Scene.level(t, 0), true);
        holds(s, t, 0, RIGHT, 78, "committed once more");
    }

    private static void released(Scene s) {
        Texture t = two(s, Format.R8G8B8A8_UNORM);
        s.context.commitPages(t, 0, Scene.level(t, 0), true);
        s.write(t, 0, texels(2 * PAGE * PAGE, 78));
        s.context.commitPages(t, 0, LEFT, false);
        holds(s, t, 0, LEFT, 0, "released");
        holds(s, t, 0, RIGHT, 78, "its neighbour");
    }

    private static void cleared(Scene s) {
        Texture t = two(s, Format.R8G8B8A8_UNORM);
        s.context.commitPages(t, 0, LEFT, true);
        s.context.clearTexture(t, 0, Box.of2d(100, 50, 60, 20), ClearColor.of(1, 1, 1, 1));
        holds(s, t, 0, Box.of2d(100, 50, 28, 20), 255, "committed");
        holds(s, t, 0, RIGHT, 0, "without memory");
    }

    private static void copied(Scene s) {
        Texture from = s.texture(Format.R8G8B8A8_UNORM, 2 * PAGE, PAGE, texels(2 * PAGE * PAGE, 9));
        Texture t = two(s, Format.R8G8B8A8_UNORM);
        s.context.commitPages(t, 0, LEFT, true);
        s.context.copyTexture(from, 0, Box.of2d(0, 0, 100, 64), t, 0, 90, 33, 0);
        holds(s, t, 0, Box.of2d(90, 33, 38, 64), 9, "committed");
        holds(s, t, 0, RIGHT, 0, "without memory");
    }

    private static void blitted(Scene s) {
        Texture from = s.texture(Format.R8G8B8A8_UNORM, 4, 4, texels(16, 9));
        Texture t = two(s, Format.R8G8B8A8_UNORM);
        s.context.commitPages(t, 0, RIGHT, true);
        s.context.blit(new Blit(
                from,
                from.desc().format(),
                0,
                Box.of2d(0, 0, 4, 4),
                t,
                t.desc().format(),
                0,
                Scene.level(t, 0),
                Blit.COLOR,
                SamplerState.Filter.NEAREST,
                null));
        holds(s, t, 0, RIGHT, 9, "committed");
        holds(s, t, 0, LEFT, 0, "without memory");
    }

    /** Twice, as what was cleared is remembered, and with a commitment in between. */
    private static void drawn(Scene s) {
        if (!s.draws()) return;
        Texture t = two(s, Format.R8G8B8A8_UNORM);
        s.context.commitPages(t, 0, LEFT, true);
        s.target(RenderTargets.of(t));
        s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15);
        holds(s, t, 0, LEFT, 255, "cleared");
        holds(s, t, 0, RIGHT, 0, "cleared without memory");
        s.colored();
        s.fill(1, 0, 0, 1);
        s.pixel(t, 100, 100, 255, 0, 0, 255);
        holds(s, t, 0, RIGHT, 0, "drawn without memory");
        s.context.commitPages(t, 0, RIGHT, true);
        s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15);
        holds(s, t, 0, Scene.level(t, 0), 255, "cleared with memory");
    }

    /** Of levels, those below a page are the tail. */
    private static void levels(Scene s) {
        TextureDesc d = TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4 * PAGE, 2 * PAGE, USES)
                .withLevels(9);
        SparsePages page = SparsePages.of(d);
        s.that(page != null, "there are pages");
        if (page == null) return;
        s.equal(2, page.levels(d), "levels with pages of their own");
        Texture t = s.texture(d);
        for (int level = 0; level < 9; level++)
            s.write(t, level, texels(d.levelWidth(level) * d.levelHeight(level), 5));
        for (int level = 0; level < 9; level++) holds(s, t, level, Scene.level(t, level), 0, "level " + level);
        s.context.commitPages(t, 4, Box.of2d(0, 0, d.levelWidth(4), d.levelHeight(4)), true);
        s.context.commitPages(t, 1, RIGHT, true);
        for (int level = 0; level < 9; level++)
            s.write(t, level, texels(d.levelWidth(level) * d.levelHeight(level), 6));
        holds(s, t, 0, Scene.level(t, 0), 0, "level 0");
        holds(s, t, 1, LEFT, 0, "level 1");
        holds(s, t, 1, RIGHT, 6, "level 1");
        for (int level = 2; level < 9; level++) holds(s, t, level, Scene.level(t, level), 6, "level " + level);
        s.context.commitPages(t, 8, Box.of2d(0, 0, 2, 1), false);
        for (int level = 2; level < 9; level++) holds(s, t, level, Scene.level(t, level), 0, "level " + level);
        holds(s, t, 1, RIGHT, 6, "level 1 without the tail");
    }

    private static void layers(Scene s) {
        TextureDesc d = new TextureDesc(
                TextureShape.D2_ARRAY, Format.R8G8B8A8_UNORM, PAGE, PAGE, 1, 4, 1, 1, USES, Usage.DEFAULT);
        Texture t = s.texture(d);
        s.context.commitPages(t, 0, new Box(0, 0, 1, PAGE, PAGE, 2), true);
        s.write(t, 0, texels(4 * PAGE * PAGE, 3));
        for (int z = 0; z < 4; z++) {
            holds(s, t, 0, new Box(0, 0, z, PAGE, PAGE, 1), z == 1 || z == 2 ? 3 : 0, "layer " + z);
        }
    }

    private static void volume(Scene s) {
        TextureDesc d = new TextureDesc(
                TextureShape.D3, Format.R8G8B8A8_UNORM, 64, 32, 32, 1, 1, 1, Bind.SAMPLED | Bind.SPARSE, Usage.DEFAULT);
        Texture t = s.texture(d);
        s.context.commitPages(t, 0, new Box(32, 0, 16, 32, 32, 16), true);
        s.write(t, 0, texels(64 * 32 * 32, 3));
        holds(s, t, 0, new Box(32, 0, 16, 32, 32, 16), 3, "committed");
        holds(s, t, 0, new Box(0, 0, 16, 32, 32, 16), 0, "beside it");
        holds(s, t, 0, new Box(32, 0, 0, 32, 32, 16), 0, "before it");
    }

    private static void wholePages(Scene s) {
        Texture odd = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, PAGE + 10, PAGE + 3, USES));
        s.context.commitPages(odd, 0, Box.of2d(PAGE, PAGE, 10, 3), true);
        s.write(odd, 0, texels((PAGE + 10) * (PAGE + 3), 4));
        holds(s, odd, 0, Box.of2d(PAGE, PAGE, 10, 3), 4, "the corner");
        holds(s, odd, 0, Box.of2d(PAGE, 0, 10, PAGE), 0, "above it");
    }

    /** Fetches that ask for memory, on both sides of the edge of pages, and outside. */
    private static void asked(Scene s) {
        Texture t = two(s, Format.R8G8B8A8_UNORM);
        s.context.commitPages(t, 0, RIGHT, true);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        int[][] rows = {{PAGE - 1, 0, 0, 0}, {PAGE, 0, 0, 0}, {-1, 0, 0, 0}, {2 * PAGE, 0, 0, 0}};
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource r = sh.texture("sparse", 0, TextureShape.D2);
            int operands = TexOperand.COORD.bit() | Instr.RESIDENCY;
            return b.splat(b.texture(Op.TEX_FETCH, r, Type.I32, operands, b.vec(row.get(0, Type.I32), b.i32(5))), 4);
        });
        int[] wanted = {0, 1, 1, 1};
        for (int i = 0; i < rows.length; i++) s.equal(wanted[i], out[i][0], "residency of texel " + rows[i][0]);
    }

    /** Of texels that are joined, those without weight are not read. */
    private static void joined(Scene s) {
        Texture t = two(s, Format.R8G8B8A8_UNORM);
        s.context.commitPages(t, 0, RIGHT, true);
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(t),
                SamplerState.of(SamplerState.Filter.LINEAR, SamplerState.Mip.NONE, SamplerState.Wrap.CLAMP_TO_EDGE));
        float[] places = {PAGE + 0.5f, PAGE + 0.25f, PAGE - 0.5f, PAGE + 7};
        int[][] rows = new int[places.length][4];
        for (int i = 0; i < places.length; i++) rows[i][0] = Float.floatToRawIntBits(places[i] / (2 * PAGE));
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource r = sh.texture("sparse", 0, TextureShape.D2);
            int operands = TexOperand.COORD.bit() | TexOperand.LOD.bit() | Instr.RESIDENCY;
            var at = b.vec(row.get(0, Type.F32), b.f32(0.5f));
            return b.splat(b.texture(Op.TEX_SAMPLE, r, Type.I32, operands, at, b.f32(0)), 4);
        });
        int[] wanted = {1, 0, 0, 1};
        for (int i = 0; i < rows.length; i++) s.equal(wanted[i], out[i][0], "residency at " + places[i]);
    }

    /** Each sample of a page without memory is zero. */
    private static void samples(Scene s) {
        if (!s.draws()) return;
        TextureDesc d = new TextureDesc(
                TextureShape.D2_MS,
                Format.R8G8B8A8_UNORM,
                PAGE,
                PAGE / 2,
                1,
                1,
                1,
                4,
                Bind.SAMPLED | Bind.COLOR_TARGET | Bind.SPARSE,
                Usage.DEFAULT);
        SparsePages page = SparsePages.of(d);
        s.that(page != null && page.width() == PAGE / 2 && page.height() == PAGE / 2, "pages of 64 x 64");
        Texture t = s.texture(d);
        s.context.commitPages(t, 0, Box.of2d(PAGE / 2, 0, PAGE / 2, PAGE / 2), true);
        s.target(RenderTargets.of(t));
        s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15);
        s.context.bindTexture(Stage.FRAGMENT, 0, s.view(t));
        int[][] rows = new int[8][4];
        for (int i = 0; i < 8; i++) rows[i] = new int[] {PAGE / 2 - 1 + i / 4, i % 4, 0, 0};
        for (boolean asks : new boolean[] {false, true}) {
            int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
                Resource r = sh.texture("sparse", 0, TextureShape.D2_MS);
                int operands = TexOperand.COORD.bit() | TexOperand.SAMPLE.bit() | (asks ? Instr.RESIDENCY : 0);
                var at = b.vec(row.get(0, Type.I32), b.i32(3));
                var v = b.texture(Op.TEX_FETCH, r, asks ? Type.I32 : Type.F32X4, operands, at, row.get(1, Type.I32));
                return asks ? b.splat(v, 4) : b.convert(Op.F2I, ScalarKind.I32, v);
            });
            for (int i = 0; i < 8; i++) s.equal(i / 4, out[i][0], "sample " + i % 4 + " of texel " + rows[i][0]);
        }
    }

    private static Resource image(Shader sh) {
        Resource r = sh.image("sparse", 0, TextureShape.D2, ScalarKind.I32);
        r.unsigned = true;
        r.format = Format.R32_UINT.name();
        return r;
    }

    private static void bind(Scene s, Texture t) {
        s.context.bindImage(Stage.FRAGMENT, 0, s.view(t, TextureView.Desc.level(t.desc(), 0)), true);
    }

    /** Stores without memory are dropped: loads of later draws give zeros. */
    private static void stores(Scene s) {
        Texture t = two(s, Format.R32_UINT);
        s.context.commitPages(t, 0, LEFT, true);
        bind(s, t);
        int[][] rows = {{3, 5, 0, 0}, {PAGE + 3, 6, 0, 0}};
        Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            var at = b.vec(row.get(0, Type.I32), b.i32(7));
            var value = b.splat(row.get(1, Type.I32), 4);
            b.resourceEffect(Op.IMAGE_STORE, image(sh), 0, b.i32(0), at, value);
            return value;
        });
        s.context.memoryBarrier(Barrier.ALL);
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            var at = b.vec(row.get(0, Type.I32), b.i32(7));
            return b.resource(Op.IMAGE_LOAD, image(sh), Type.I32X4, 0, b.i32(0), at);
        });
        s.equal(0, out[1][0], "loaded without memory");
        s.equal(1, out[1][3], "alpha without memory");
        s.equal(5, s.read(t, 0, Box.of2d(3, 7, 1, 1))[0], "stored");
        holds(s, t, 0, RIGHT, 0, "stored without memory");
    }

    private static void askedImages(Scene s) {
        Texture t = two(s, Format.R32_UINT);
        s.context.commitPages(t, 0, LEFT, true);
        bind(s, t);
        int[][] rows = {{PAGE - 1, 0, 0, 0}, {PAGE, 0, 0, 0}, {-1, 0, 0, 0}};
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            var at = b.vec(row.get(0, Type.I32), b.i32(7));
            return b.splat(b.resource(Op.IMAGE_LOAD, image(sh), Type.I32, Instr.RESIDENCY, b.i32(0), at), 4);
        });
        int[] wanted = {1, 0, 1};
        for (int i = 0; i < rows.length; i++) s.equal(wanted[i], out[i][0], "residency of texel " + rows[i][0]);
    }

    private static void atomics(Scene s) {
        Texture t = two(s, Format.R32_UINT);
        s.context.commitPages(t, 0, LEFT, true);
        bind(s, t);
        int[][] rows = {{PAGE + 3, 6, 0, 0}, {PAGE + 3, 6, 0, 0}};
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            var old = b.resource(
                    Op.IMAGE_ATOMIC,
                    image(sh),
                    Type.I32,
                    AtomicOp.ADD.ordinal(),
                    b.i32(0),
                    b.vec(row.get(0, Type.I32), b.i32(7)),
                    row.get(1, Type.I32));
            return b.splat(old, 4);
        });
        s.context.memoryBarrier(Barrier.ALL);
        for (int[] row : out) s.equal(0, row[0], "what an atomic without memory gives");
        holds(s, t, 0, RIGHT, 0, "atomics without memory");
    }

    /** A device without sparse textures takes no shader that asks for memory. */
    private static void askedInVain(Scene s) {
        Shader sh = new Shader(Stage.FRAGMENT, "asks");
        Resource r = sh.texture("t", 0, TextureShape.D2);
        Builder b = new Builder(sh);
        b.texture(Op.TEX_FETCH, r, Type.I32, TexOperand.COORD.bit() | Instr.RESIDENCY, b.i32(0, 0));
        b.ret();
        Scene.mustThrow(UnsupportedByDeviceException.class, "memory", () -> s.device.createShader(sh, null));
    }

    /** What has no pages is not made: a device without them has none at all. */
    private static void lacking(Scene s) {
        Scene.mustThrow(
                UnsupportedByDeviceException.class,
                "SPARSE",
                () -> s.device.createTexture(
                        TextureDesc.of2d(Format.R8G8B8A8_UNORM, PAGE, PAGE, Bind.SAMPLED | Bind.SPARSE)));
    }
}
