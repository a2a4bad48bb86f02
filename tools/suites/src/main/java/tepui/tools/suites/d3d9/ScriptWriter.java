package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Writer of a script, with the random choices of its seed. Pictures are {@link #CELLS} x {@link #CELLS} cells, each
 * drawn by states of its own.
 */
final class ScriptWriter {
    static final int SIZE = 64;
    static final int CELLS = 4;
    static final int CELL = SIZE / CELLS;
    static final int BACK_BUFFER = 0;

    final SplittableRandom random;
    private final List<String> lines = new ArrayList<>();

    ScriptWriter(long seed) {
        random = new SplittableRandom(seed);
    }

    Script script(String name) {
        return new Script(name, lines);
    }

    /** A call with numbers: floats in decimal, the rest as they are. */
    void add(String call, Object... words) {
        StringBuilder b = new StringBuilder(call);
        for (Object w : words) {
            if (w instanceof float[] f) for (float x : f) b.append(' ').append(x);
            else if (w instanceof int[] v) for (int x : v) b.append(' ').append(x);
            else b.append(' ').append(w);
        }
        lines.add(b.toString());
    }

    void device(int depthFormat) {
        add(
                "device",
                0,
                D3DCREATE_HARDWARE_VERTEXPROCESSING,
                SIZE,
                SIZE,
                D3DFMT_X8R8G8B8,
                1,
                0,
                0,
                D3DSWAPEFFECT_DISCARD,
                1,
                depthFormat == 0 ? 0 : 1,
                depthFormat,
                0,
                D3DPRESENT_INTERVAL_IMMEDIATE);
    }

    /** A device, cleared, within a scene. */
    void begin() {
        device(D3DFMT_D24S8);
        add("clear", D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER | D3DCLEAR_STENCIL, 0xff405060, 1f, 0);
        add("begin");
        add("rs", D3DRS_CULLMODE, D3DCULL_NONE);
        add("rs", D3DRS_LIGHTING, 0);
        add("rs", D3DRS_ZENABLE, 0);
    }

    /** The picture so far. */
    void end() {
        add("end");
        add("backbuffer", BACK_BUFFER, 0, 0);
        add("read", BACK_BUFFER);
    }

    void cell(int cell) {
        add("#", "cell", cell);
    }

    // ---- choices

    int below(int n) {
        return random.nextInt(n);
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    int of(int... choices) {
        return choices[random.nextInt(choices.length)];
    }

    float of(float... choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** In steps of 1/64, so that few results lie on a boundary by the last bit alone. */
    float real(float low, float high) {
        return low + Math.round((high - low) * random.nextInt(1025) / 1024f * 64) / 64f;
    }

    float[] reals(int n, float low, float high) {
        float[] f = new float[n];
        for (int i = 0; i < n; i++) f[i] = real(low, high);
        return f;
    }

    int argb() {
        return random.nextInt();
    }

    /** Bytes as hexadecimal digits. */
    String noise(int bytes) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < bytes; i++) b.append(String.format("%02x", random.nextInt(256)));
        return b.toString();
    }

    // ---- what is drawn

    /** A cell in pixels: {@code each} gives what follows position and 1/w of corner 0 to 3, in words. */
    void pixels(int cell, int fvf, float z, float rhw, Corner each) {
        Vertices v = new Vertices();
        int x = cell % CELLS * CELL;
        int y = cell / CELLS * CELL;
        for (int k = 0; k < 4; k++) {
            v.f(x + (k & 1) * CELL - 0.5f, y + (k >> 1) * CELL - 0.5f, z, rhw);
            each.write(v, k);
        }
        add("fvf", D3DFVF_XYZRHW | fvf);
        add("drawup", D3DPT_TRIANGLESTRIP, 2, v.bytes() / 4, v.hex());
    }

    /** A cell's viewport, with a rectangle that leaves its edges free, and whose diagonal goes between the pixels. */
    void space(int cell, int fvf, float z, Corner each) {
        Vertices v = new Vertices();
        for (int k = 0; k < 4; k++) {
            v.f((k & 1) == 0 ? -0.9f : 0.85f, k < 2 ? 0.8f : -0.9f, z);
            each.write(v, k);
        }
        viewport(cell);
        add("fvf", D3DFVF_XYZ | fvf);
        add("drawup", D3DPT_TRIANGLESTRIP, 2, v.bytes() / 4, v.hex());
    }

    void viewport(int cell) {
        add("viewport", cell % CELLS * CELL, cell / CELLS * CELL, CELL, CELL, 0f, 1f);
    }

    /** A texture of one level of A8R8G8B8 with these texels over and over. */
    void texture(int slot, int width, int height, String hex) {
        add("texture", slot, width, height, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        add("fill", slot, 0, 0, width * 4, height, 1, hex);
    }

    /** Attributes of a corner behind its position. */
    interface Corner {
        void write(Vertices v, int corner);
    }
}
