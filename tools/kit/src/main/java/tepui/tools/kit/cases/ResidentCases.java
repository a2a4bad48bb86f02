package tepui.tools.kit.cases;

import java.util.Arrays;
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
import tepui.pipe.ClearColor;
import tepui.pipe.Limits;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;

/** Textures and images that shaders find by their places in the context's tables. */
final class ResidentCases {
    private ResidentCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("resident").needs("resident textures", c -> c.residentTextures);
        area.add("textureByPlace.vertex", s -> places(s, Stage.VERTEX));
        area.add("textureByPlace.fragment", s -> places(s, Stage.FRAGMENT));
        area.needs("compute shaders", c -> c.compute).add("textureByPlace.compute", s -> places(s, Stage.COMPUTE));
        area.add("placesOutside", ResidentCases::outside);
        area.add("emptiedPlace", ResidentCases::emptied);
        area.add("samplerOfThePlace", ResidentCases::samplers);
        area.add("drawnTexture", ResidentCases::drawn);
        area.needs("stores of fragments", c -> c.fragmentStores && c.maxImages > 0)
                .add("imageStores", ResidentCases::stores);
    }

    private static Texture plain(Scene s, int value) {
        TextureDesc d = TextureDesc.of2d(Format.R32_UINT, 1, 1, Bind.SAMPLED | Bind.IMAGE | Bind.COLOR_TARGET);
        Texture t = s.texture(d);
        s.write(t, 0, new byte[] {(byte) value, 0, 0, 0});
        return t;
    }

    private static Resource texture(Shader sh) {
        Resource r = sh.texture("resident", 0, TextureShape.D2);
        r.texelKind = ScalarKind.I32;
        r.unsigned = true;
        r.resident = true;
        return r;
    }

    private static int[][] fetch(Scene s, Stage stage, int... places) {
        int[][] rows = new int[places.length][4];
        for (int i = 0; i < places.length; i++) rows[i][0] = places[i];
        return Lab.run(
                s,
                stage,
                rows,
                (sh, b, row) -> b.texture(
                        Op.TEX_FETCH,
                        texture(sh),
                        Type.I32X4,
                        TexOperand.INDEX.bit() | TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                        row.get(0, Type.I32),
                        b.i32(0, 0),
                        b.i32(0)));
    }

    private static void put(Scene s, int place, Texture t) {
        s.context.setResidentTexture(place, s.view(t), s.device.states().sampler.intern(SamplerState.NEAREST));
    }

    /** Each invocation has its own. */
    private static void places(Scene s, Stage stage) {
        if (!Lab.supports(s, stage)) return;
        int[] at = {0, 1, 7, 300, Limits.RESIDENTS - 1};
        for (int i = 0; i < at.length; i++) put(s, at[i], plain(s, 10 + i));
        int[][] out = fetch(s, stage, 300, 0, 7, 7, 1, Limits.RESIDENTS - 1);
        int[] wanted = {13, 10, 12, 12, 11, 14};
        for (int i = 0; i < wanted.length; i++) s.equal(wanted[i], out[i][0], "red of row " + i);
    }

    private static void outside(Scene s) {
        put(s, 2, plain(s, 77));
        int[] far = {0, 1, 3, 4, 1000, Limits.RESIDENTS, -1, -2, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[][] out = fetch(s, Stage.FRAGMENT, far);
        for (int i = 0; i < far.length; i++) {
            s.equal(0, out[i][0], "red of place " + far[i]);
            s.equal(1, out[i][3], "alpha of place " + far[i]);
        }
    }

    private static void emptied(Scene s) {
        put(s, 2, plain(s, 77));
        put(s, 3, plain(s, 78));
        int[][] before = fetch(s, Stage.FRAGMENT, 2, 3);
        s.equal(77, before[0][0], "red of the first");
        s.context.setResidentTexture(2, null, 0);
        put(s, 3, plain(s, 79));
        int[][] after = fetch(s, Stage.FRAGMENT, 2, 3);
        s.equal(0, after[0][0], "red of the empty place");
        s.equal(79, after[1][0], "red of the place with another texture");
        s.context.setResidentTexture(3, null, 0);
        s.equal(0, fetch(s, Stage.FRAGMENT, 3)[0][0], "red of the last place, emptied");
    }

    /** One texture at two places, with samplers that wrap otherwise. */
    private static void samplers(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.R32_FLOAT, 2, 1, Bind.SAMPLED));
        java.nio.ByteBuffer texels = java.nio.ByteBuffer.allocate(8).order(java.nio.ByteOrder.LITTLE_ENDIAN);
        texels.putFloat(0.25f).putFloat(0.75f);
        s.write(t, 0, texels.array());
        TextureView view = s.view(t);
        SamplerState clamped = SamplerState.NEAREST;
        s.context.setResidentTexture(4, view, s.device.states().sampler.intern(clamped));
        s.context.setResidentTexture(
                5,
                view,
                s.device
                        .states()
                        .sampler
                        .intern(SamplerState.of(
                                SamplerState.Filter.NEAREST, SamplerState.Mip.NONE, SamplerState.Wrap.REPEAT)));
        int[][] out = Lab.run(s, Stage.FRAGMENT, new int[][] {{4, 0, 0, 0}, {5, 0, 0, 0}}, (sh, b, row) -> {
            Resource r = sh.texture("resident", 0, TextureShape.D2);
            r.resident = true;
            return Lab.words(
                    b,
                    b.texture(
                            Op.TEX_SAMPLE,
                            r,
                            Type.F32X4,
                            TexOperand.INDEX.bit() | TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                            row.get(0, Type.I32),
                            b.f32(1.25f, 0.5f),
                            b.f32(0)));
        });
        s.equal(Float.floatToRawIntBits(0.75f), out[0][0], "clamped");
        s.equal(Float.floatToRawIntBits(0.25f), out[1][0], "repeated");
    }

    /** What was cleared or drawn before is seen, without a barrier. */
    private static void drawn(Scene s) {
        Texture t = plain(s, 1);
        put(s, 6, t);
        s.equal(1, fetch(s, Stage.FRAGMENT, 6)[0][0], "as written");
        s.context.clearTexture(t, 0, Scene.level(t, 0), ClearColor.ofInts(9, 0, 0, 0));
        s.equal(9, fetch(s, Stage.FRAGMENT, 6)[0][0], "as cleared");
    }

    private static void stores(Scene s) {
        Texture[] textures = {plain(s, 1), plain(s, 2), plain(s, 3)};
        for (int i = 0; i < 3; i++) {
            s.context.setResidentImage(
                    i + 1, s.view(textures[i], TextureView.Desc.level(textures[i].desc(), 0)), i != 2);
        }
        int[][] rows = {{2, 0, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 0}, {-5, 0, 0, 0}, {99999999, 0, 0, 0}};
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource r = sh.image("resident", 0, TextureShape.D2, ScalarKind.I32);
            r.unsigned = true;
            r.resident = true;
            r.format = Format.R32_UINT.name();
            var before = b.resource(Op.IMAGE_LOAD, r, Type.I32X4, 0, row.get(0, Type.I32), b.i32(0, 0));
            b.resourceEffect(Op.IMAGE_STORE, r, 0, row.get(0, Type.I32), b.i32(0, 0), b.splat(row.get(0, Type.I32), 4));
            return before;
        });
        s.context.memoryBarrier(Barrier.ALL);
        s.equal(2, out[0][0], "loaded from the second");
        s.equal(1, out[1][0], "loaded from the first");
        for (int i = 2; i < rows.length; i++) s.equal(0, out[i][0], "loaded from place " + rows[i][0]);
        int[] wanted = {1, 2, 3};
        for (int i = 0; i < 3; i++) {
            byte[] texel = s.read(textures[i]);
            s.equal(wanted[i], texel[0], "image " + i + " of " + Arrays.toString(texel));
        }
    }
}
