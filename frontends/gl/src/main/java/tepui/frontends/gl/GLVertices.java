package tepui.frontends.gl;

import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.context.Context;
import tepui.frontends.gl.context.Current;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.glsl.BuiltinSlots;

/**
 * Vertices between glBegin and glEnd that lie in memory one behind the other, each with the same attributes: a client that has gathered such calls hands over
 * a run of them at once, and they are copied instead of called. Attributes are floats.
 *
 * <p>A vertex is described by parts, one for each of its calls, the position last. A part has 16 bits of a long, the first one the lowest: attribute, words, and
 * where the words begin in the vertex.
 */
public final class GLVertices {
    public static final int COLOR = BuiltinSlots.ATTRIBUTE_COLOR;
    public static final int NORMAL = BuiltinSlots.ATTRIBUTE_NORMAL;
    public static final int COORDINATES = BuiltinSlots.ATTRIBUTE_TEX_COORD_0;
    public static final int POSITION = VertexStore.POSITION;

    private GLVertices() {}

    /** A part: words of an attribute that begin at a word of the vertex, below 256. */
    public static int part(int attribute, int words, int at) { // hot
        return VertexStore.part(attribute, words, at);
    }

    /**
     * Takes vertices as their calls would, in the order of the parts.
     *
     * @param step bytes from a vertex to the next
     * @return how many were taken, from the first on: none where the calls are to be made one by one, the first of them at least
     */
    public static int take(long address, int step, long parts, int count) { // hot
        Context context = Current.get();
        if ((context.guard.bits & ~(Guard.ANY_ES | Guard.BEGIN | Guard.WAITING)) != 0) return 0;
        return context.current.store.append(address, step, parts, count);
    }
}
