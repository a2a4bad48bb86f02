package tepui.drivers.d3d12.dxbc;

import java.util.List;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Widths of varyings: how many components each location has between a geometry shader and the next stage, two bits
 * each. All have four, but where the vertices of a shader would so have more scalars than Direct3D allows together: it
 * counts what is declared.
 */
public record VaryingWidths(long bits) {
    /** Scalars of all vertices that a geometry shader makes. */
    public static final int MOST_SCALARS = 1024;

    /** Four each. */
    public static final VaryingWidths ALL = new VaryingWidths(-1);

    /** Widths of the outputs that the shader has. */
    public static VaryingWidths of(Shader shader, Numbering numbering) {
        long bits = 0;
        List<Variable> varyings = shader.outputs;
        for (Variable v : varyings) {
            if (v.builtin != Builtin.NONE || v.patch) continue;
            int words = v.type().width() * (v.type().kind().is64() ? 2 : 1);
            for (int n = 0; n < v.elements() * v.slotsPerElement(); n++) {
                int before = n % v.slotsPerElement() * 4;
                int end = Math.min(4, v.component + words - before);
                int at = v.location + n;
                if (numbering.outputs() != -1) at = Numbering.place(numbering.outputs(), at);
                if (at >= Registers.LOCATIONS) continue;
                long most = Math.max(end - 1, bits >>> 2 * at & 3);
                bits = bits & ~(3L << 2 * at) | most << 2 * at;
            }
        }
        return new VaryingWidths(bits);
    }

    int at(int location) {
        return (int) (bits >>> 2 * location & 3) + 1;
    }

    int mask(int location) {
        return (1 << at(location)) - 1;
    }
}
