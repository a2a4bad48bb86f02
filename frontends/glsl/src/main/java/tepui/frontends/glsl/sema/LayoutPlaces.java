package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Stage;

/**
 * Rules of layouts on what is no variable: defaults of a storage, blocks and their members (the table of GLSL 4.60, 4.4).
 * What a variable may have is for {@link LayoutRules} and {@link VariableRules}.
 */
final class LayoutPlaces {
    private static final int COMPONENT = 1;
    private static final int BINDING = 4;
    private static final int OFFSET = 8;
    private static final int ALIGN = 16;
    private static final int FORMAT = 32;
    private static final int STREAM = 64;
    private static final int CAPTURES = 128;

    private final Analysis a;

    LayoutPlaces(Analysis a) {
        this.a = a;
    }

    /** Layouts of "in;", "out;", "uniform;" and "buffer;". */
    void defaults(Ast.QualifierDeclaration q, VarInfo info) {
        for (Ast.Qualifier word : q.qualifiers().list()) {
            for (Ast.LayoutEntry e : word.layout()) {
                boolean coordinate =
                        e.name().equals("origin_upper_left") || e.name().equals("pixel_center_integer");
                if (coordinate || e.name().startsWith("depth_"))
                    throw a.error(
                            e.pos(),
                            "layout '" + e.name() + "' is for a declaration of "
                                    + (coordinate ? "gl_FragCoord" : "gl_FragDepth"));
            }
        }
        int can = switch (info.storage) {
            // a counter's defaults are written so
            case UNIFORM -> BINDING | OFFSET | FORMAT;
            case BUFFER -> FORMAT;
            case OUT -> outputs();
            default -> 0;
        };
        check("a default of '" + word(info.storage) + "'", q.pos(), info, can);
    }

    /** Layouts of a whole block. */
    void block(String name, int pos, VarInfo info) {
        int can = switch (info.storage) {
            case UNIFORM, BUFFER -> BINDING | ALIGN;
            case OUT -> outputs();
            default -> 0;
        };
        check(name, pos, info, can);
    }

    /** A member's own layouts. */
    void member(String name, int pos, VarInfo own, Storage storage) {
        int can = switch (storage) {
            // the format is that of an image, where blocks may hold one
            case UNIFORM, BUFFER -> OFFSET | ALIGN | FORMAT;
            case OUT -> COMPONENT | outputs();
            default -> COMPONENT;
        };
        check(name, pos, own, can);
    }

    /** Streams are the geometry shader's; what the rasteriser or nobody takes is not captured. */
    private int outputs() {
        if (a.stage == Stage.GEOMETRY) return STREAM | CAPTURES;
        return a.stage == Stage.FRAGMENT || a.stage == Stage.COMPUTE ? 0 : CAPTURES;
    }

    private void check(String what, int pos, VarInfo info, int can) {
        check(what, pos, "component", info.component >= 0 && (can & COMPONENT) == 0);
        check(what, pos, "index", info.index >= 0);
        check(what, pos, "binding", info.binding >= 0 && (can & BINDING) == 0);
        check(what, pos, "offset", info.offset >= 0 && (can & OFFSET) == 0);
        check(what, pos, "align", info.align >= 0 && (can & ALIGN) == 0);
        check(what, pos, "stream", info.stream >= 0 && (can & STREAM) == 0);
        check(what, pos, "xfb_buffer", info.xfbBuffer >= 0 && (can & CAPTURES) == 0);
        check(what, pos, "xfb_offset", info.xfbOffset >= 0 && (can & CAPTURES) == 0);
        check(what, pos, "xfb_stride", info.xfbStride >= 0 && (can & CAPTURES) == 0);
        String format = info.imageFormat;
        if (format != null && (can & FORMAT) == 0) throw a.error(pos, "layout '" + format + "' is for images");
    }

    private void check(String what, int pos, String layout, boolean wrong) {
        if (wrong) throw a.error(pos, "layout '" + layout + "' cannot be given to " + what);
    }

    private static String word(Storage storage) {
        return storage.name().toLowerCase(java.util.Locale.ROOT);
    }
}
