package tepui.frontends.gl.state;

/** Patches: vertices of one, levels without a control shader, and the box that ES lets programs promise (glPrimitiveBoundingBox). */
public final class PatchValues {
    public int vertices = 3;
    public final float[] outerLevels = {1, 1, 1, 1};
    public final float[] innerLevels = {1, 1};
    public final float[] boundingBox = {-1, -1, -1, 1, 1, 1, 1, 1};
}
