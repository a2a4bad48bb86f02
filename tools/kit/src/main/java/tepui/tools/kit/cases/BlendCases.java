package tepui.tools.kit.cases;

import java.util.List;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.BlendState.Target;
import tepui.pipe.BlendState.Term;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Blending;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/** Every factor and equation against three source colours over three stored ones; masks, constants, clamping, encoding. */
final class BlendCases {
    private static final double[][] SOURCES = {{0.2, 0.4, 0.6, 0.8}, {1, 0, 0.5, 0.25}, {0, 1, 0.75, 0}};
    private static final int[][] STORED = {{51, 102, 204, 153}, {255, 0, 128, 64}, {10, 250, 30, 255}};
    private static final double[] CONSTANT = {0.1, 0.3, 0.7, 0.9};

    private BlendCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("blend");
        for (Factor f : Factor.values()) {
            if (f.isDualSource()) continue;
            area.add("source." + f, s -> check(s, BlendState.of(Equation.ADD, f, Factor.ZERO)));
            if (f == Factor.SRC_ALPHA_SATURATE) continue;
            area.add("destination." + f, s -> check(s, BlendState.of(Equation.ADD, Factor.ZERO, f)));
        }
        for (Equation e : Equation.values()) {
            area.add("equation." + e, s -> check(s, BlendState.of(e, Factor.SRC_ALPHA, Factor.ONE_MINUS_SRC_ALPHA)));
            Term add = new Term(Equation.ADD, Factor.ONE, Factor.ONE_MINUS_SRC_ALPHA);
            area.add("alphaAlone." + e, s -> check(s, one(add, new Term(e, Factor.DST_ALPHA, Factor.ONE))));
        }
        for (int m = 0; m < 16; m++) {
            int mask = m;
            area.add(
                    "writeMask." + m,
                    s -> check(
                            s,
                            new BlendState(
                                    List.of(new Target(false, Term.COPY, Term.COPY, mask)),
                                    false,
                                    false,
                                    false,
                                    null)));
            if (mask % 5 == 0 || mask == 15) continue;
            area.add(
                    "writeMaskWhileBlending." + m,
                    s -> check(
                            s,
                            new BlendState(
                                    List.of(new Target(
                                            true,
                                            new Term(Equation.ADD, Factor.SRC_ALPHA, Factor.ONE),
                                            new Term(Equation.ADD, Factor.ONE, Factor.ONE),
                                            mask)),
                                    false,
                                    false,
                                    false,
                                    null)));
        }
        area.add(
                "colorAndAlphaApart",
                s -> check(
                        s,
                        one(
                                new Term(Equation.ADD, Factor.DST_COLOR, Factor.ZERO),
                                new Term(Equation.REVERSE_SUBTRACT, Factor.ONE, Factor.ONE))));
        area.add("off", s -> check(s, BlendState.REPLACE));
        area.add("sourceIsClampedForNormalizedTargets", BlendCases::clamped);
        area.needsFormat(Format.R16G16B16A16_FLOAT, FormatSupport.COLOR_TARGET | FormatSupport.BLENDED)
                .add("floatTargetsAreNotClamped", BlendCases::notClamped);
        area.needsFormat(Format.R8G8B8A8_SRGB, FormatSupport.COLOR_TARGET | FormatSupport.BLENDED)
                .add("srgbBlendsLinearValues", BlendCases::srgb);
        area.add("constantIsReadAtTheDraw", BlendCases::constantChanges);
        area.add("twoLayersInOneDraw", BlendCases::order);
        area.needsFormat(Format.R8_UNORM, FormatSupport.COLOR_TARGET | FormatSupport.BLENDED)
                .add("missingAlphaInTargetIsOne", BlendCases::missingAlpha);
    }

    private static BlendState one(Term rgb, Term alpha) {
        return new BlendState(List.of(new Target(true, rgb, alpha, 15)), false, false, false, null);
    }

    /** Draws each source over each stored colour. */
    private static void check(Scene s, BlendState state) {
        Texture t = s.target(STORED.length, SOURCES.length);
        byte[] stored = new byte[STORED.length * SOURCES.length * 4];
        for (int i = 0; i < stored.length; i++) stored[i] = (byte) STORED[i / 4 % STORED.length][i % 4];
        s.write(t, 0, stored);
        s.blend(state);
        s.context.setBlendColor((float) CONSTANT[0], (float) CONSTANT[1], (float) CONSTANT[2], (float) CONSTANT[3]);
        for (int y = 0; y < SOURCES.length; y++) {
            double[] c = SOURCES[y];
            s.rect(0, y, STORED.length, y + 1, 0, (float) c[0], (float) c[1], (float) c[2], (float) c[3]);
        }
        Target target = state.target(0);
        for (int y = 0; y < SOURCES.length; y++) {
            for (int x = 0; x < STORED.length; x++) {
                double[] dst = new double[4];
                for (int i = 0; i < 4; i++) dst[i] = STORED[x][i] / 255.0;
                int[] e = new int[4];
                for (int i = 0; i < 4; i++) {
                    Term term = i == 3 ? target.alpha() : target.rgb();
                    double v = SOURCES[y][i];
                    if (target.enabled()) {
                        v = Blending.join(
                                term.equation(),
                                v,
                                Blending.factor(term.source(), i, SOURCES[y], dst, CONSTANT, dst),
                                dst[i],
                                Blending.factor(term.destination(), i, SOURCES[y], dst, CONSTANT, dst));
                    }
                    boolean written = (target.writeMask() >> i & 1) != 0;
                    e[i] = written ? (int) Math.round(Math.clamp(v, 0, 1) * 255) : STORED[x][i];
                }
                s.pixel(t, x, y, e[0], e[1], e[2], e[3], target.enabled() ? 1 : 0);
            }
        }
    }

    private static void clamped(Scene s) {
        Texture t = s.target(2, 2);
        s.blend(BlendState.of(Equation.ADD, Factor.CONSTANT_COLOR, Factor.ZERO));
        s.context.setBlendColor(0.5f, 0.5f, 0.5f, 0.5f);
        s.fill(3, -2, 1, 7);
        s.solid(t, 128, 0, 128, 128, 1);
    }

    private static void notClamped(Scene s) {
        Texture t = s.target(Format.R16G16B16A16_FLOAT, 2, 2);
        s.blend(BlendState.of(Equation.ADD, Factor.ONE, Factor.ONE));
        s.fill(3, -2, 1, 7);
        s.fill(3, -2, 1, 7);
        double[] expected = {6, -4, 2, 14};
        double[] actual = Texels.decode(Format.R16G16B16A16_FLOAT, s.read(t), 0);
        for (int i = 0; i < 4; i++) s.near(expected[i], actual[i], 0, "component " + i);
    }

    private static void srgb(Scene s) {
        Texture t = s.target(Format.R8G8B8A8_SRGB, 1, 1);
        s.write(t, 0, new byte[] {(byte) 188, 0, (byte) 255, 100});
        s.blend(BlendState.of(Equation.ADD, Factor.SRC_ALPHA, Factor.ONE_MINUS_SRC_ALPHA));
        s.fill(1, 1, 0, 0.5f);
        byte[] is = s.read(t);
        double linear = Texels.fromSrgb(188 / 255.0);
        s.near(Texels.toSrgb(0.5 + 0.5 * linear) * 255, is[0] & 255, 1, "red");
        s.near(Texels.toSrgb(0.5) * 255, is[1] & 255, 1, "green");
        s.near(Texels.toSrgb(0.5) * 255, is[2] & 255, 1, "blue");
        s.near(127.5 * 0.5 + 100 * 0.5, is[3] & 255, 1, "alpha, which is not encoded");
    }

    private static void constantChanges(Scene s) {
        Texture t = s.target(4, 1);
        s.blend(BlendState.of(Equation.ADD, Factor.CONSTANT_ALPHA, Factor.ZERO));
        for (int i = 0; i < 4; i++) {
            s.context.setBlendColor(1, 1, 1, i / 3f);
            s.rect(i, 0, i + 1, 1, 0, 1, 1, 1, 1);
        }
        for (int i = 0; i < 4; i++) s.pixel(t, i, 0, 85 * i, 85 * i, 85 * i, 85 * i, 1);
    }

    /** Primitives of one draw blend in their order. */
    private static void order(Scene s) {
        Texture t = s.target(8, 8);
        s.blend(BlendState.of(Equation.ADD, Factor.ONE_MINUS_DST_ALPHA, Factor.ONE));
        float[] v = new float[3 * 8 * 3];
        float[][] colors = {{1, 0, 0, 0.5f}, {0, 1, 0, 0.5f}, {0, 0, 1, 0.5f}};
        float[][] corners = {{-1, -1}, {3, -1}, {-1, 3}};
        for (int i = 0; i < 9; i++) {
            v[i * 8] = corners[i % 3][0];
            v[i * 8 + 1] = corners[i % 3][1];
            v[i * 8 + 3] = 1;
            System.arraycopy(colors[i / 3], 0, v, i * 8 + 4, 4);
        }
        s.draw(Primitive.TRIANGLES, v);
        s.solid(t, 255, 128, 64, 223, 2);
    }

    private static void missingAlpha(Scene s) {
        Texture t = s.target(Format.R8_UNORM, 1, 1);
        s.blend(BlendState.of(Equation.ADD, Factor.DST_ALPHA, Factor.ZERO));
        s.fill(0.6f, 0, 0, 0);
        s.near(153, s.read(t)[0] & 255, 1, "red");
    }
}
