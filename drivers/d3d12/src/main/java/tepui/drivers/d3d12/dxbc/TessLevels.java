package tepui.drivers.d3d12.dxbc;

import tepui.ir.Builtin;
import tepui.ir.Shader;

/**
 * Registers of the tessellation levels among the values of a patch: each has the first component of one of the first
 * registers, the outer ones before the inner ones, and which there are follows from the domain.
 */
final class TessLevels {
    /** Where the inner levels begin. */
    private static final int INNER = 4;

    private final Shader.Topology domain;

    TessLevels(Shader.Topology domain) {
        this.domain = domain;
    }

    /** Has the domain this level? */
    boolean has(Builtin builtin, int element) {
        boolean outer = builtin == Builtin.TESS_LEVEL_OUTER;
        return element
                < switch (domain) {
                    case QUADS -> outer ? 4 : 2;
                    case ISOLINES -> outer ? 2 : 0;
                    default -> outer ? 3 : 1;
                };
    }

    static int register(Builtin builtin, int element) {
        return builtin == Builtin.TESS_LEVEL_OUTER ? element : INNER + element;
    }

    Signature.Element element(Builtin builtin, int element) {
        boolean outer = builtin == Builtin.TESS_LEVEL_OUTER;
        int value = switch (domain) {
            case QUADS -> outer ? 11 : 12;
            // The number of lines stands before that of their parts.
            case ISOLINES -> element == 0 ? 16 : 15;
            default -> outer ? 13 : 14;
        };
        String name = outer ? "SV_TessFactor" : "SV_InsideTessFactor";
        return new Signature.Element(name, element, value, Signature.FLOAT, register(builtin, element), 1, 0, 0);
    }

    /** The number behind a declaration. */
    int inCode(Builtin builtin, int element) {
        boolean outer = builtin == Builtin.TESS_LEVEL_OUTER;
        return switch (domain) {
            case QUADS -> outer ? 11 + element : 15 + element;
            case ISOLINES -> element == 0 ? 22 : 21;
            default -> outer ? 17 + element : 20;
        };
    }
}
