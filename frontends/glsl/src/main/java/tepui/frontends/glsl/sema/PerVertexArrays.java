package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
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
        if (array.length() == 0) var.sizeAssumed = a.unit.layout.inputAssumed;
        var.type = new GlslType.Array(array.element(), vertices);
    }

    /** Inputs that ARB_geometry_shader4 gives may be declared again with sizes: of the primitive, and of a vertex's array. */
    void redeclare(Ast.Declarator d, Typed.Var known, GlslType type, VarInfo info) {
        boolean same = type instanceof GlslType.Array t
                && known.type instanceof GlslType.Array k
                && (t.element().equals(k.element())
                        || t.element() instanceof GlslType.Array x
                                && k.element() instanceof GlslType.Array y
                                && x.element().equals(y.element())
                                && y.length() == 0);
        if (!same) throw a.error(d.pos(), "'" + d.name() + "' is declared again with another type");
        if (info.storage != known.info.storage)
            throw a.error(d.pos(), "'" + d.name() + "' is declared again with another qualifier");
        if (d.initializer() != null) throw a.error(d.pos(), "'" + d.name() + "' cannot be given a value here");
        int inner = ((GlslType.Array) type).element() instanceof GlslType.Array x ? x.length() : 0;
        if (inner < known.innerLength && inner > 0)
            throw a.error(
                    d.pos(),
                    "'" + d.name() + "' has " + inner + " elements a vertex, but index " + (known.innerLength - 1)
                            + " was used before");
        checkInner(known, inner, d.pos());
        known.type = type;
        known.info.pos = d.pos();
        size(known);
    }

    /** The array of a vertex is indexed by a constant, which gives it its size. */
    void growInner(Typed.Var var, int length, int pos) {
        checkInner(var, length, pos);
        var.innerLength = Math.max(var.innerLength, length);
    }

    private void checkInner(Typed.Var var, int length, int pos) {
        int most = var.name.equals("gl_TexCoordIn") ? a.limits.textureCoords : a.limits.clipDistances;
        if (length > most)
            throw a.error(
                    pos, "'" + var.name + "' has " + length + " elements a vertex, at most " + most + " are possible");
    }

    /** At the end of a shader: arrays of vertices are as large as the indices have shown. */
    void finish() {
        for (Typed.Var v : a.unit.globals) {
            if (!v.builtIn || !v.perVertex || !(v.type instanceof GlslType.Array outer)) continue;
            if (!(outer.element() instanceof GlslType.Array inner) || inner.length() != 0) continue;
            GlslType sized = new GlslType.Array(inner.element(), Math.max(1, v.innerLength));
            v.type = new GlslType.Array(sized, outer.length());
            v.implicitlySized = true;
        }
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
