package tepui.frontends.gl.list;

import java.util.BitSet;

/**
 * Set of the calls that give vertices and their attributes, by their numbers. Numbers are in the order of names, so families are ranges; to look for
 * the names by reflection cost a process that draws its first list ten milliseconds.
 */
final class VertexCalls {
    /** Calls that give an attribute or a vertex. */
    static final BitSet ALL = new BitSet();
    /** Of those, the ones that give a vertex, or may: attribute 0 is one. */
    static final BitSet VERTICES = new BitSet();

    static {
        add(ListOps.glColor3b, ListOps.glColor4usv);
        add(ListOps.glColorP3ui, ListOps.glColorP4uiv);
        add(ListOps.glEdgeFlag, ListOps.glEdgeFlagv);
        add(ListOps.glFogCoordd, ListOps.glFogCoordfv);
        add(ListOps.glMultiTexCoord1d, ListOps.glMultiTexCoordP4uiv);
        add(ListOps.glNormal3b, ListOps.glNormalP3uiv);
        add(ListOps.glSecondaryColor3b, ListOps.glSecondaryColorP3uiv);
        add(ListOps.glTexCoord1d, ListOps.glTexCoordP4uiv);
        add(ListOps.glVertex2d, ListOps.glVertexAttribI4usv);
        add(ListOps.glVertexAttribP1ui, ListOps.glVertexP4uiv);
        ALL.set(HandOps.ATTRIBUTE);
        ALL.set(HandOps.VERTEX);
        VERTICES.set(ListOps.glVertex2d, ListOps.glVertexP4uiv + 1);
    }

    private VertexCalls() {}

    private static void add(int first, int last) {
        ALL.set(first, last + 1);
    }
}
