package tepui.frontends.gl.assembly;

/**
 * Table of the numbers of attributes and results. A texture coordinate n is n more than its number, a generic attribute
 * n too; the colour n of a fragment is n.
 */
final class BindingNumbers {
    // ---- attributes
    static final int POSITION = 0;
    static final int NORMAL = 2;
    static final int COLOR = 3;
    static final int SECONDARY = 4;
    static final int FOG = 5;
    static final int GENERIC = 32;

    // ---- attributes and results
    static final int TEXTURE = 8;

    // ---- results of vertices
    static final int FRONT = 1;
    static final int FRONT_SECONDARY = 2;
    static final int BACK = 3;
    static final int BACK_SECONDARY = 4;
    static final int FOG_RESULT = 5;
    static final int POINT_SIZE = 6;

    // ---- results of fragments
    static final int DEPTH = 16;

    private BindingNumbers() {}
}
