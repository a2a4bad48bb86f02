package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.ir.Stage;

/** Inputs and outputs that are one element per vertex of a primitive or patch; the layouts of the stage size them. */
final class PerVertexArrays {
    private final Analysis a;
    /** Sizes written for inputs of a geometry shader agree, even before its primitive is known. */
    private int geometryVertices;

    PerVertexArrays(Analysis a) {
        this.a = a;
    }

    boolean is(GlslType type, VarInfo info) {
        if (!(type instanceof GlslType.Array) || info.patch) return false;
        return switch (a.stage) {
            case GEOMETRY, TESS_EVAL -> info.storage == Storage.IN;
            case TESS_CONTROL -> info.storage == Storage.IN || info.storage == Storage.OUT;
            default -> false;
        };
    }

    /** Gives an array per vertex the size that the stage's layout has given by now. */
    void size(Typed.Var var) {
        if (var.info.storage == Storage.IN) checkGeometrySize(var);
        int vertices = a.declarations.blocks.verticesFor(var.info.storage);
        if (vertices == 0 || !(var.type instanceof GlslType.Array array)) return;
        if (array.length() != 0 && array.length() != vertices)
            throw a.error(
                    var.info.pos,
                    "'" + var.name + "' has " + array.length() + " elements, but there are " + vertices + " vertices");
        if (var.implicitLength > vertices)
            throw a.error(
                    var.info.pos,
                    "'" + var.name + "': index " + (var.implicitLength - 1) + " was used, but there are " + vertices
                            + " vertices");
        var.type = new GlslType.Array(array.element(), vertices);
    }

    private void checkGeometrySize(Typed.Var var) {
        if (a.stage != Stage.GEOMETRY || !(var.type instanceof GlslType.Array array) || array.length() == 0) return;
        if (geometryVertices != 0 && geometryVertices != array.length())
            throw a.error(
                    var.info.pos,
                    "'" + var.name + "' has " + array.length() + " elements, an input before has " + geometryVertices);
        geometryVertices = array.length();
    }
}
