package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.CpuVertex;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.immediate.VertexStore;

/**
 * Walk over the primitives of a store: takes them apart into points, lines and polygons, transforms them by the fixed
 * function on the processor, clips and culls them. A receiver is told of each in window coordinates.
 */
final class PrimitiveWalk {
    /** A vertex as a receiver sees it: window x, y, depth, clip w, colour, texture coordinates. */
    static final int WINDOW = 12;

    /** Receiver of the parts. */
    interface Receiver {
        void point(float[] v, int at);

        /** @param reset the line stipple begins anew */
        void line(float[] v, int from, int to, boolean reset);

        /** Vertices lie one after the other from the start. */
        void polygon(float[] v, int count);
    }

    /** Face state, which is not the fixed function's. */
    record Faces(boolean cull, int cullFace, int frontFace, int modeFront, int modeBack, boolean provokingFirst) {}

    private final FixedState s;
    private final Receiver to;
    private final CpuVertex cpu = new CpuVertex();
    private final Clipper clipper = new Clipper();
    private float[] vertices = new float[0];
    private float[] window = new float[64 * WINDOW];
    private double[] viewport = new double[6];
    private Faces faces = new Faces(false, GL_BACK, GL_CCW, GL_FILL, GL_FILL, false);

    PrimitiveWalk(FixedState state, Receiver receiver) {
        s = state;
        to = receiver;
    }

    // ---- transformation --------------------------------------------------------------------------------------------

    /** Clip words of a vertex, then back colours. */
    private static final int STRIDE = Clipper.WORDS + 4;

    private void transform(VertexStore store) {
        int n = store.vertices();
        if (vertices.length < n * STRIDE) vertices = new float[n * STRIDE];
        for (int v = 0; v < n; v++) {
            CurrentVertex.load(store, v, cpu);
            cpu.run(s);
            int at = v * STRIDE;
            System.arraycopy(cpu.clip, 0, vertices, at, 4);
            for (int p = 0; p < FixedState.CLIP_PLANES; p++) {
                float[] plane = s.clipPlanes[p];
                float d = 0;
                for (int i = 0; i < 4; i++) d += plane[i] * cpu.eye[i];
                vertices[at + Clipper.PLANES + p] = d;
            }
            System.arraycopy(cpu.frontColor, 0, vertices, at + Clipper.COLOR, 4);
            System.arraycopy(cpu.coordinates[0], 0, vertices, at + Clipper.TEXTURE, 4);
            float[] back = s.lightsBothFaces() ? cpu.backColor : cpu.frontColor;
            System.arraycopy(back, 0, vertices, at + Clipper.WORDS, 4);
        }
    }

    private void put(int slot, int vertex, int colorOf, boolean back) {
        int from = vertex * STRIDE;
        int at = slot * Clipper.WORDS;
        System.arraycopy(vertices, from, clipper.polygon, at, Clipper.WORDS);
        int color = s.flat ? colorOf * STRIDE : from;
        System.arraycopy(
                vertices, color + (back ? Clipper.WORDS : Clipper.COLOR), clipper.polygon, at + Clipper.COLOR, 4);
    }

    /** The clipped vertex {@code i} to window coordinates. */
    private void project(int i) {
        float[] c = clipper.polygon;
        int from = i * Clipper.WORDS;
        int at = i * WINDOW;
        float w = c[from + 3];
        window[at] = (float) (viewport[0] + (c[from] / w + 1) * viewport[2] / 2);
        window[at + 1] = (float) (viewport[1] + (c[from + 1] / w + 1) * viewport[3] / 2);
        window[at + 2] = (float) (viewport[4] + (c[from + 2] / w + 1) * (viewport[5] - viewport[4]) / 2);
        window[at + 3] = w;
        System.arraycopy(c, from + Clipper.COLOR, window, at + 4, 8);
    }

    // ---- primitives ------------------------------------------------------------------------------------------------

    void walk(VertexStore store, double[] newViewport, Faces newFaces) {
        viewport = newViewport;
        faces = newFaces;
        transform(store);
        for (int p = 0; p < store.primitives(); p++) primitive(store.mode(p), store.first(p), store.count(p));
    }

    private void primitive(int mode, int first, int n) {
        switch (mode) {
            case GL_POINTS -> {
                for (int i = 0; i < n; i++) point(first + i);
            }
            case GL_LINES -> {
                for (int i = 0; i + 1 < n; i += 2) line(first + i, first + i + 1, true);
            }
            case GL_LINE_STRIP, GL_LINE_LOOP -> {
                for (int i = 0; i + 1 < n; i++) line(first + i, first + i + 1, i == 0);
                if (mode == GL_LINE_LOOP && n > 1) line(first + n - 1, first, false);
            }
            case GL_TRIANGLES -> {
                for (int i = 0; i + 2 < n; i += 3)
                    polygon(last(first + i, first + i + 2), first + i, first + i + 1, first + i + 2);
            }
            case GL_TRIANGLE_STRIP -> {
                for (int i = 0; i + 2 < n; i++) {
                    int a = first + i;
                    if (i % 2 == 0) polygon(last(a, a + 2), a, a + 1, a + 2);
                    else polygon(last(a, a + 2), a + 1, a, a + 2);
                }
            }
            case GL_TRIANGLE_FAN -> {
                for (int i = 1; i + 1 < n; i++)
                    polygon(last(first + i, first + i + 1), first, first + i, first + i + 1);
            }
            case GL_QUADS -> {
                for (int i = 0; i + 3 < n; i += 4) {
                    int a = first + i;
                    polygon(last(a, a + 3), a, a + 1, a + 2, a + 3);
                }
            }
            case GL_QUAD_STRIP -> {
                for (int i = 0; i + 3 < n; i += 2) {
                    int a = first + i;
                    polygon(last(a, a + 3), a, a + 1, a + 3, a + 2);
                }
            }
            case GL_POLYGON -> {
                int[] all = new int[n];
                for (int i = 0; i < n; i++) all[i] = first + i;
                polygon(first, all);
            }
            default -> {} // primitives with adjacency have no vertices of the fixed function's
        }
    }

    private int last(int whenFirst, int otherwise) {
        return faces.provokingFirst ? whenFirst : otherwise;
    }

    private void point(int v) {
        clipper.start(1);
        put(0, v, v, false);
        if (!Clipper.inside(clipper.polygon, 0, s.clipEnabled)) return;
        project(0);
        to.point(window, 0);
    }

    private void line(int a, int b, boolean reset) {
        clipper.start(2);
        int color = last(a, b);
        put(0, a, color, false);
        put(1, b, color, false);
        if (!clipper.clipLine(s.clipEnabled)) return;
        project(0);
        project(1);
        to.line(window, 0, WINDOW, reset);
    }

    private void polygon(int colorOf, int... corners) {
        clipper.start(corners.length);
        for (int i = 0; i < corners.length; i++) put(i, corners[i], colorOf, false);
        clipper.clipPolygon(s.clipEnabled);
        if (clipper.count == 0) return;
        projectAll();
        boolean back = area() > 0 != (faces.frontFace == GL_CCW);
        if (faces.cull && (faces.cullFace == GL_FRONT_AND_BACK || back == (faces.cullFace == GL_BACK))) return;
        if (back && s.lightsBothFaces()) {
            clipper.start(corners.length);
            for (int i = 0; i < corners.length; i++) put(i, corners[i], colorOf, true);
            clipper.clipPolygon(s.clipEnabled);
            projectAll();
        }
        int n = clipper.count;
        switch (back ? faces.modeBack : faces.modeFront) {
            case GL_POINT -> {
                for (int i = 0; i < n; i++) to.point(window, i * WINDOW);
            }
            case GL_LINE -> {
                for (int i = 0; i < n; i++) to.line(window, i * WINDOW, (i + 1) % n * WINDOW, i == 0);
            }
            default -> to.polygon(window, n);
        }
    }

    private void projectAll() {
        if (window.length < clipper.count * WINDOW) window = new float[clipper.count * WINDOW];
        for (int i = 0; i < clipper.count; i++) project(i);
    }

    private double area() {
        double sum = 0;
        for (int i = 0; i < clipper.count; i++) {
            int a = i * WINDOW;
            int b = (i + 1) % clipper.count * WINDOW;
            sum += (double) window[a] * window[b + 1] - (double) window[b] * window[a + 1];
        }
        return sum;
    }
}
