package tepui.drivers.soft.raster;

import java.util.ArrayList;
import java.util.List;
import tepui.drivers.soft.jit.Slots;
import tepui.drivers.soft.jit.Workers;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.RenderTargets;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/** Test fixture: a target, a rasteriser and a batch. Vertices are given in window coordinates. */
final class Canvas {
    static final KernelMaker INTERPRETED = shader -> KernelMaker.of(new InterpretedKernel(shader));

    final int width;
    final int height;
    final SoftTexture color;
    final SoftTexture depth;
    final Rasterizer rasterizer;
    final PrimitiveBatch batch = new PrimitiveBatch();
    private final List<float[]> vertices = new ArrayList<>();
    /** The corner that gives flat inputs; the last if not set. */
    int provoking = -1;

    private final int words;
    static final int COLOR_WORDS = Slots.VARYING + 4;

    Canvas(int width, int height, Format format, Format depthFormat, int samples, int threads, KernelMaker maker) {
        this.width = width;
        this.height = height;
        color = texture(format, width, height, samples);
        depth = depthFormat == null ? null : texture(depthFormat, width, height, samples);
        rasterizer = new Rasterizer(new Workers(threads), maker);
        rasterizer.setTargets(depth == null ? RenderTargets.of(color) : RenderTargets.of(color, depth));
        words = COLOR_WORDS;
    }

    Canvas(int width, int height) {
        this(width, height, Format.R8G8B8A8_UNORM, null, 1, 1, Canvas.INTERPRETED);
    }

    static SoftTexture texture(Format format, int width, int height, int samples) {
        int bind = format.isDepthStencil() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        TextureDesc desc = samples == 1
                ? TextureDesc.of2d(format, width, height, bind)
                : TextureDesc.multisample(format, width, height, samples, bind);
        return new SoftTexture(desc, format);
    }

    /** A state for whole-target drawing, with the plain colour shader. */
    DrawState state() {
        DrawState s = rasterizer.next();
        float[] v = {0, 0, width, height, 0, 1};
        for (int i = 0; i < 16; i++) System.arraycopy(v, 0, s.viewports, 6 * i, 6);
        s.vertexOutputs = VertexOutputs.of(vertexShader());
        s.shader = colorShader();
        return s;
    }

    static Shader vertexShader() {
        Shader s = new Shader(Stage.VERTEX, "vertex");
        s.output(Builtin.POSITION, Type.F32X4);
        s.output("color", Type.F32X4, 0);
        return s;
    }

    /** Location 0 to target 0. */
    static FragmentShader colorShader() {
        Shader s = new Shader(Stage.FRAGMENT, "color");
        Variable in = s.input("color", Type.F32X4, 0);
        Variable out = s.output("out", Type.F32X4, 0);
        Builder b = new Builder(s);
        Value v = b.loadInput(in);
        b.storeOutput(out, v);
        b.ret();
        return new FragmentShader(s);
    }

    /** A vertex at a window position; depth in 0..1, any w above 0. */
    Canvas vertex(double x, double y, double z, double w, float... rgba) {
        float[] v = new float[words];
        v[0] = (float) ((x / width * 2 - 1) * w);
        v[1] = (float) ((y / height * 2 - 1) * w);
        v[2] = (float) ((z * 2 - 1) * w);
        v[3] = (float) w;
        System.arraycopy(rgba, 0, v, Slots.VARYING, rgba.length);
        vertices.add(v);
        return this;
    }

    /** A vertex in clip space. */
    Canvas clipVertex(float x, float y, float z, float w, float... rgba) {
        float[] v = {x, y, z, w};
        float[] all = new float[words];
        System.arraycopy(v, 0, all, 0, 4);
        System.arraycopy(rgba, 0, all, Slots.VARYING, rgba.length);
        vertices.add(all);
        return this;
    }

    /** A record as it is, for tests of other words. */
    Canvas record(float[] v) {
        vertices.add(v);
        return this;
    }

    /** Draws what was collected as separate primitives of so many vertices. */
    void draw(DrawState state, int verticesEach) {
        int count = vertices.size() / verticesEach;
        int recordWords = vertices.getFirst().length;
        batch.reserve(Math.max(count, 1), verticesEach);
        batch.records = new int[vertices.size() * recordWords];
        batch.vertexWords = recordWords;
        for (int i = 0; i < vertices.size(); i++) {
            for (int w = 0; w < recordWords; w++) {
                batch.records[i * recordWords + w] = Float.floatToRawIntBits(vertices.get(i)[w]);
            }
        }
        batch.count = count;
        for (int i = 0; i < count * verticesEach; i++) batch.corners[i] = i;
        for (int i = 0; i < count; i++) {
            batch.provoking[i] = (byte) (provoking < 0 ? verticesEach - 1 : provoking);
            batch.primitiveId[i] = i;
            batch.flags[i] = 15;
        }
        rasterizer.draw(state, batch);
        vertices.clear();
    }

    /** The word of a pixel of the colour target. */
    int pixel(int x, int y) {
        return color.data[color.texelAt(0, x, y, 0, 0)];
    }

    float[] rgba(int x, int y, int sample) {
        return unpack(color, x, y, sample);
    }

    float depthAt(int x, int y, int sample) {
        return unpack(depth, x, y, sample)[0];
    }

    static float[] unpack(SoftTexture t, int x, int y, int sample) {
        int[] texel = new int[Math.max(t.words, 2)];
        for (int w = 0; w < t.words; w++) texel[w] = t.data[t.texelAt(0, x, y, 0, sample) + 16 * w];
        float[] result = new float[4];
        TexelCodec.of(t.store).unpack(texel, result);
        return result;
    }
}
