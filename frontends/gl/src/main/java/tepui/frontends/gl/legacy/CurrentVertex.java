package tepui.frontends.gl.legacy;

import tepui.frontends.gl.fixed.CpuVertex;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.glsl.BuiltinSlots;

/** Source of a vertex's operands on the processor: they are filled from a store. */
final class CurrentVertex {
    private CurrentVertex() {}

    private static float get(VertexStore s, int vertex, int slot, int c) {
        int bits = vertex < 0 ? s.current()[4 * slot + c] : s.component(vertex, slot, c);
        return Float.intBitsToFloat(bits);
    }

    private static void fill(VertexStore s, int vertex, int slot, float[] to) {
        for (int c = 0; c < to.length; c++) to[c] = get(s, vertex, slot, c);
    }

    /** Attributes of a vertex of the store; of the current values where it is -1, the position left alone. */
    static void load(VertexStore s, int vertex, CpuVertex to) {
        if (vertex >= 0) fill(s, vertex, VertexStore.POSITION, to.position);
        fill(s, vertex, BuiltinSlots.ATTRIBUTE_NORMAL, to.normal);
        fill(s, vertex, BuiltinSlots.ATTRIBUTE_COLOR, to.color);
        fill(s, vertex, BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, to.secondary);
        to.fogCoord = get(s, vertex, BuiltinSlots.ATTRIBUTE_FOG_COORD, 0);
        for (int u = 0; u < 8; u++) fill(s, vertex, BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + u, to.texture[u]);
    }
}
