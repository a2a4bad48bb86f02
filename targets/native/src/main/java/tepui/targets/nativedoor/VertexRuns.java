package tepui.targets.nativedoor;

import static tepui.targets.nativedoor.memory.PacketMemory.floatAt;
import static tepui.targets.nativedoor.memory.PacketMemory.intAt;

import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLVertices;
import tepui.targets.nativedoor.memory.Program;

/**
 * Runs of vertices: the values of calls between glBegin and glEnd, gathered by the client into one packet. Behind the header comes a word with the words that a vertex has
 * of a normal, a colour, texture coordinates and a position, a byte each; then the vertices, with their attributes in this order. The front end copies them where it can.
 */
final class VertexRuns {
    private static final int HEAD_BYTES = 8;
    /** Vertices that are copied: fewer are as fast one by one. */
    private static final int LEAST = 6;

    private VertexRuns() {}

    /** Carries out the packet at an address. */
    static void take(long packet) { // hot
        int sizes = intAt(packet + 4);
        int normal = sizes & 0xff;
        int color = sizes >>> 8 & 0xff;
        int coordinates = sizes >>> 16 & 0xff;
        int position = sizes >>> 24;
        if (normal % 3 != 0 || normal > 3 || color != 0 && color - 3 >>> 1 != 0) throw unknown(sizes);
        if (coordinates != 0 && coordinates != 2 || position - 2 >>> 1 != 0) throw unknown(sizes);
        int colorAt = normal;
        int coordinatesAt = colorAt + color;
        int positionAt = coordinatesAt + coordinates;
        long parts = GLVertices.part(GLVertices.POSITION, position, positionAt);
        if (coordinates != 0) parts = parts << 16 | GLVertices.part(GLVertices.COORDINATES, coordinates, coordinatesAt);
        if (color != 0) parts = parts << 16 | GLVertices.part(GLVertices.COLOR, color, colorAt);
        if (normal != 0) parts = parts << 16 | GLVertices.part(GLVertices.NORMAL, normal, 0);
        int step = 4 * (positionAt + position);
        long at = packet + HEAD_BYTES;
        int left = (4 * (intAt(packet) >>> 16) - HEAD_BYTES) / step;
        // A host has the packet in memory of its own, which the front end would ask its program for.
        boolean copied = left >= LEAST && Program.foreign() == null;
        while (left > 0) {
            int taken = copied ? GLVertices.take(at, step, parts, left) : 0;
            if (taken == 0) {
                call(at, sizes);
                taken = 1;
            }
            at += (long) taken * step;
            left -= taken;
        }
    }

    /** A vertex as calls. */
    private static void call(long vertex, int sizes) {
        long at = vertex;
        if ((sizes & 0xff) != 0) {
            GL.glNormal3f(floatAt(at), floatAt(at + 4), floatAt(at + 8));
            at += 12;
        }
        switch (sizes >>> 8 & 0xff) {
            case 3 -> {
                GL.glColor3f(floatAt(at), floatAt(at + 4), floatAt(at + 8));
                at += 12;
            }
            case 4 -> {
                GL.glColor4f(floatAt(at), floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                at += 16;
            }
            default -> {}
        }
        if ((sizes >>> 16 & 0xff) != 0) {
            GL.glTexCoord2f(floatAt(at), floatAt(at + 4));
            at += 8;
        }
        if (sizes >>> 24 == 2) GL.glVertex2f(floatAt(at), floatAt(at + 4));
        else GL.glVertex3f(floatAt(at), floatAt(at + 4), floatAt(at + 8));
    }

    private static RuntimeException unknown(int sizes) {
        return new IllegalArgumentException(
                "a run of vertices has attributes of 0x" + Integer.toHexString(sizes) + " words");
    }
}
