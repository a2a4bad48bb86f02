package tepui.tools.kit.cases;

import java.util.Random;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Border;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.tools.kit.reference.Sampling;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/** Faces and coordinates of cubes, edges with and without seams, arrays of cubes, levels. */
final class CubeCases {
    private static final int SIZE = 4;

    private CubeCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("cube");
        String[] faces = {"+x", "-x", "+y", "-y", "+z", "-z"};
        for (int i = 0; i < 6; i++) {
            int face = i;
            area.add("face" + faces[i], s -> face(s, face));
        }
        for (int i = 0; i < 3; i++) {
            int seed = i;
            area.add("nearest." + i, s -> random(s, Filter.NEAREST, seed));
            area.add("linearInsideFaces." + i, s -> random(s, Filter.LINEAR, seed));
        }
        area.add("seamlessEdgesAreContinuous", CubeCases::seamless);
        area.needs("seams by sampler", c -> c.seamlessCubePerSampler).add("edgesWithSeamsClamp", CubeCases::seams);
        area.needs("cube arrays", c -> c.cubeArrays).add("array", CubeCases::array);
        area.needs("texture views", c -> c.textureViews).add("facesAreLayersOfAnArrayView", CubeCases::fetch);
        area.add("levels", CubeCases::levels);
        area.add("zeroDirectionIsNoCrash", CubeCases::zero);
    }

    private static byte[] noise(int faces, int seed) {
        byte[] data = new byte[SIZE * SIZE * faces * 4];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static Texture cube(Scene s, TextureShape shape, int layers, byte[] data) {
        Texture t = s.texture(new TextureDesc(
                shape, Format.R8G8B8A8_UNORM, SIZE, SIZE, 1, layers, 1, 1, Bind.SAMPLED, Usage.DEFAULT));
        s.write(t, 0, data);
        return t;
    }

    private static SamplerState sampler(Filter f, boolean seamless) {
        return new SamplerState(
                f,
                f,
                Mip.NONE,
                Wrap.CLAMP_TO_EDGE,
                Wrap.CLAMP_TO_EDGE,
                Wrap.CLAMP_TO_EDGE,
                0,
                1000,
                0,
                1,
                null,
                Border.TRANSPARENT_BLACK,
                true,
                seamless,
                Reduction.AVERAGE);
    }

    /** The direction to a point of a face, coordinates 0 to 1: the inverse of the table of faces. */
    private static float[] direction(int face, double u, double v) {
        double s = u * 2 - 1;
        double t = v * 2 - 1;
        double[] d = switch (face) {
            case 0 -> new double[] {1, -t, -s};
            case 1 -> new double[] {-1, -t, s};
            case 2 -> new double[] {s, 1, t};
            case 3 -> new double[] {s, -1, -t};
            case 4 -> new double[] {s, -t, 1};
            default -> new double[] {-s, -t, -1};
        };
        return new float[] {(float) d[0], (float) d[1], (float) d[2]};
    }

    private static void face(Scene s, int face) {
        byte[] data = noise(6, 1);
        s.sampled(Stage.FRAGMENT, 0, s.view(cube(s, TextureShape.CUBE, 6, data)), sampler(Filter.NEAREST, true));
        float[][] rows = new float[16][8];
        for (int i = 0; i < 16; i++) {
            float[] d = direction(face, (i % 4 + 0.5) / 4, (i / 4 + 0.5) / 4);
            for (int c = 0; c < 3; c++) rows[i][c] = d[c] * 3;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.CUBE);
        for (int i = 0; i < 16; i++) {
            for (int c = 0; c < 4; c++) {
                s.near((data[(face * 16 + i) * 4 + c] & 255) / 255.0, out[i][c], 1e-6, "texel " + i + ", channel " + c);
            }
        }
    }

    private static void random(Scene s, Filter f, int seed) {
        byte[] data = noise(6, seed);
        s.sampled(Stage.FRAGMENT, 0, s.view(cube(s, TextureShape.CUBE, 6, data)), sampler(f, true));
        Random random = new Random(seed);
        float[][] rows = new float[128][8];
        for (float[] row : rows) {
            double near;
            do {
                for (int c = 0; c < 3; c++) row[c] = random.nextFloat() * 2 - 1;
                double[] at = Sampling.cubeFace(row[0], row[1], row[2]);
                // keep off boundaries: those of texels for nearest, those of faces for linear
                near = f == Filter.NEAREST
                        ? Math.min(boundary(at[1]), boundary(at[2]))
                        : Math.min(Math.min(at[1], 1 - at[1]), Math.min(at[2], 1 - at[2])) * SIZE - 0.52;
            } while (near < 0.01);
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.CUBE);
        for (int i = 0; i < rows.length; i++) {
            double[] at = Sampling.cubeFace(rows[i][0], rows[i][1], rows[i][2]);
            double[] texels = new double[SIZE * SIZE];
            for (int p = 0; p < texels.length; p++) {
                texels[p] = (data[((int) at[0] * SIZE * SIZE + p) * 4] & 255) / 255.0;
            }
            double e = f == Filter.LINEAR
                    ? Sampling.bilinear(Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_EDGE, texels, SIZE, SIZE, 0, at[1], at[2])
                    : texels[(int) (at[2] * SIZE) * SIZE + (int) (at[1] * SIZE)];
            s.near(e, out[i][0], f == Filter.LINEAR ? 1.5 / 255 : 1e-6, "row " + i + " of seed " + seed);
        }
    }

    private static double boundary(double u) {
        double at = u * SIZE;
        return Math.abs(at - Math.rint(at));
    }

    /** Both sides of an edge filter the same four texels: no jump across any of the twelve edges. */
    private static void seamless(Scene s) {
        s.sampled(Stage.FRAGMENT, 0, s.view(cube(s, TextureShape.CUBE, 6, noise(6, 7))), sampler(Filter.LINEAR, true));
        double e = 1e-4;
        double[] places = {0.3, 0.5, 0.7};
        float[][] rows = new float[6 * 4 * places.length][8];
        float[][] other = new float[rows.length][8];
        int n = 0;
        for (int face = 0; face < 6; face++) {
            for (int side = 0; side < 4; side++) {
                for (double p : places) {
                    double u = side == 0 ? e : side == 1 ? 1 - e : p;
                    double v = side == 2 ? e : side == 3 ? 1 - e : p;
                    double u2 = side == 0 ? -e : side == 1 ? 1 + e : p;
                    double v2 = side == 2 ? -e : side == 3 ? 1 + e : p;
                    System.arraycopy(direction(face, u, v), 0, rows[n], 0, 3);
                    System.arraycopy(direction(face, u2, v2), 0, other[n++], 0, 3);
                }
            }
        }
        float[][] a = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.CUBE);
        float[][] b = Probe.sample(s, Stage.FRAGMENT, other, TextureShape.CUBE);
        for (int i = 0; i < rows.length; i++) {
            for (int c = 0; c < 4; c++) s.near(a[i][c], b[i][c], 2.5 / 255, "edge " + i / 3 + ", place " + i % 3);
        }
    }

    private static void seams(Scene s) {
        byte[] data = noise(6, 7);
        s.sampled(Stage.FRAGMENT, 0, s.view(cube(s, TextureShape.CUBE, 6, data)), sampler(Filter.LINEAR, false));
        float[][] rows = new float[6][8];
        for (int face = 0; face < 6; face++) System.arraycopy(direction(face, 0.001, 0.375), 0, rows[face], 0, 3);
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.CUBE);
        for (int face = 0; face < 6; face++) {
            s.near((data[(face * 16 + 4) * 4] & 255) / 255.0, out[face][0], 1.5 / 255, "left edge of face " + face);
        }
    }

    private static void array(Scene s) {
        byte[] data = noise(18, 3);
        s.sampled(Stage.FRAGMENT, 0, s.view(cube(s, TextureShape.CUBE_ARRAY, 18, data)), sampler(Filter.NEAREST, true));
        float[][] rows = new float[18][8];
        for (int i = 0; i < 18; i++) {
            System.arraycopy(direction(i % 6, 0.375, 0.625), 0, rows[i], 0, 3);
            rows[i][3] = i / 6;
        }
        // the level would share the coordinate's words: word 4 stays 0
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.CUBE_ARRAY);
        for (int i = 0; i < 18; i++) {
            s.near((data[(i * 16 + 9) * 4] & 255) / 255.0, out[i][0], 1e-6, "cube " + i / 6 + ", face " + i % 6);
        }
    }

    private static void fetch(Scene s) {
        byte[] data = noise(6, 15);
        Texture cube = cube(s, TextureShape.CUBE, 6, data);
        TextureView view = s.view(cube, TextureView.Desc.whole(cube.desc()).withShape(TextureShape.D2_ARRAY));
        s.sampled(Stage.FRAGMENT, 0, view, SamplerState.NEAREST);
        int[][] rows = new int[96][8];
        for (int i = 0; i < 96; i++) {
            rows[i][0] = i % 4;
            rows[i][1] = i / 4 % 4;
            rows[i][2] = i / 16;
        }
        int[][] out = Probe.fetch(s, Stage.FRAGMENT, rows, TextureShape.D2_ARRAY, ScalarKind.F32, false);
        for (int i = 0; i < 96; i++) {
            s.near((data[i * 4] & 255) / 255.0, Float.intBitsToFloat(out[i][0]), 1e-6, "texel " + i);
        }
    }

    private static void levels(Scene s) {
        Texture t = s.texture(new TextureDesc(
                TextureShape.CUBE, Format.R8G8B8A8_UNORM, 4, 4, 1, 6, 3, 1, Bind.SAMPLED, Usage.DEFAULT));
        for (int l = 0; l < 3; l++) {
            int texels = (4 >> l) * (4 >> l);
            byte[] data = new byte[texels * 6 * 4];
            for (int i = 0; i < data.length; i += 4) data[i] = (byte) (l * 60 + i / 4 / texels * 10);
            s.write(t, l, data);
        }
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.of(Filter.NEAREST, Mip.NEAREST, Wrap.CLAMP_TO_EDGE));
        float[][] rows = new float[18][8];
        for (int i = 0; i < 18; i++) {
            System.arraycopy(direction(i % 6, 0.4, 0.6), 0, rows[i], 0, 3);
            rows[i][4] = i / 6;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.CUBE);
        for (int i = 0; i < 18; i++) {
            s.near((i / 6 * 60 + i % 6 * 10) / 255.0, out[i][0], 1e-6, "face " + i % 6 + " of level " + i / 6);
        }
    }

    private static void zero(Scene s) {
        s.sampled(Stage.FRAGMENT, 0, s.view(cube(s, TextureShape.CUBE, 6, noise(6, 7))), sampler(Filter.LINEAR, true));
        float[][] rows = {
            {0, 0, 0, 0, 0, 0, 0, 0}, {Float.NaN, 0, 1, 0, 0, 0, 0, 0}, {1e38f, 1e38f, -1e38f, 0, 0, 0, 0, 0}
        };
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.CUBE);
        s.equal(3, out.length, "number of rows");
    }
}
