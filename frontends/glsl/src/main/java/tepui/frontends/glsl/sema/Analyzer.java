package tepui.frontends.glsl.sema;

import java.util.List;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.syntax.Ast;
import tepui.frontends.glsl.syntax.Diagnostics;
import tepui.frontends.glsl.syntax.LineMap;
import tepui.frontends.glsl.syntax.Parser;
import tepui.frontends.glsl.syntax.Preprocessor;
import tepui.ir.Stage;

/** Semantic analyser: from the tree to the typed tree. */
public final class Analyzer {
    private Analyzer() {}

    /**
     * Analyses a shader; the result is of use only where no errors were reported.
     *
     * @param input the input primitive of a geometry shader whose program says it (ARB_geometry_shader4)
     */
    public static Typed.Unit analyze(
            Parser.Result parsed,
            Stage stage,
            Diagnostics diagnostics,
            CompileOptions options,
            Folder.Calls calls,
            InputPrimitive input) {
        Analysis a = new Analysis(diagnostics, parsed.version(), parsed.extensions(), stage, options, calls);
        if (stage == Stage.GEOMETRY && a.hasGeometryByProgram(Integer.MAX_VALUE)) {
            a.unit.layout.byProgram = true;
            a.unit.layout.inputTopology = input.topology();
            a.unit.layout.inputAssumed = true;
            a.unit.layout.inputOpen = !input.certain();
        }
        checkStage(a);
        pragmas(a, parsed.pragmas());
        for (Ast.Declaration d : parsed.unit().declarations()) {
            try {
                a.declarations.global(d);
            } catch (Analysis.SemanticError e) {
                // reported; the next declaration may be fine
            }
        }
        a.declarations.functions.checkRecursion();
        finish(a);
        return a.unit;
    }

    private static void checkStage(Analysis a) {
        boolean can = switch (a.stage) {
            case VERTEX, FRAGMENT -> true;
            case GEOMETRY ->
                a.hasGeometryByProgram(Integer.MAX_VALUE)
                        || a.has(
                                150,
                                320,
                                Integer.MAX_VALUE,
                                Extension.GL_EXT_geometry_shader,
                                Extension.GL_OES_geometry_shader);
            case TESS_CONTROL, TESS_EVAL ->
                a.has(
                        400,
                        320,
                        Integer.MAX_VALUE,
                        Extension.GL_ARB_tessellation_shader,
                        Extension.GL_EXT_tessellation_shader,
                        Extension.GL_OES_tessellation_shader);
            case COMPUTE -> a.has(430, 310, Integer.MAX_VALUE, Extension.GL_ARB_compute_shader);
        };
        if (!can) a.diagnostics.error(0, a.stage.text() + " shaders do not exist in version " + a.version);
    }

    private static void pragmas(Analysis a, List<Preprocessor.Pragma> pragmas) {
        for (Preprocessor.Pragma p : pragmas) {
            String text = p.text().replace(" ", "");
            if (text.equals("STDGLinvariant(all)")) {
                if (a.stage == Stage.FRAGMENT && a.version.isEs() && a.version.number() >= 300) {
                    a.diagnostics.error(p.pos(), "#pragma STDGL invariant(all) is not for fragment shaders");
                }
                a.unit.invariantAll = true;
            }
        }
    }

    /** Settles what is known only at the end: sizes of arrays that were left open. */
    private static void finish(Analysis a) {
        for (Typed.Var v : a.unit.globals) {
            if (!Types.isUnsized(v.type) || v.perVertex || !(v.type instanceof GlslType.Array array)) continue;
            int length = Math.max(1, v.implicitLength);
            int most = v.name.equals("gl_TexCoord")
                    ? a.limits.textureCoords
                    : v.name.equals("gl_ClipDistance") ? a.limits.clipDistances : Integer.MAX_VALUE;
            if (v.implicitLength > most) {
                a.diagnostics.error(
                        v.info.pos,
                        "'" + v.name + "': index " + (v.implicitLength - 1) + " is outside its " + most + " elements");
            }
            v.type = new GlslType.Array(array.element(), length);
            v.implicitlySized = true;
        }
        a.declarations.perVertex.finish();
        distances(a);
        quads(a);
        LineMap lines = a.diagnostics.sources().lines();
        for (Typed.Func f : a.unit.functions) f.lines = lines;
        a.unit.grownMembers = a.declarations.blocks.grown();
    }

    /** A workgroup is made of whole quads (NV_compute_shader_derivatives). */
    private static void quads(Analysis a) {
        Typed.Layout l = a.unit.layout;
        if (l.quads == null || l.localX + l.localY + l.localZ == 0) return;
        int x = Math.max(1, l.localX);
        int y = Math.max(1, l.localY);
        int z = Math.max(1, l.localZ);
        if (!l.quads.divide(x, y, z))
            a.diagnostics.error(0, "a workgroup of " + x + " x " + y + " x " + z + " is not made of whole quads");
    }

    /** Clip and cull distances share what there is (GLSL 4.60, 7.1). */
    private static void distances(Analysis a) {
        int sum = 0;
        int pos = -1;
        for (Typed.Var v : a.unit.globals) {
            if (!v.name.equals("gl_ClipDistance") && !v.name.equals("gl_CullDistance")) continue;
            if (v.perVertex || !(v.type instanceof GlslType.Array array)) continue;
            sum += array.length();
            pos = v.info.pos;
        }
        int most = a.limits.combinedClipAndCullDistances;
        if (sum > most && pos >= 0) {
            a.diagnostics.error(
                    pos, "there are " + sum + " clip and cull distances, at most " + most + " are possible");
        }
    }
}
