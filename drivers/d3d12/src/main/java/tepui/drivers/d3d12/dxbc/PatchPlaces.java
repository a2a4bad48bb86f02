package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.List;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Where what belongs to a patch lies in the registers between hull and domain shader. The six levels have the first component of six of them; the others,
 * and then what the levels leave of theirs, are {@link #SCALARS} places in a row. A location has four of them. Where more locations are used than that
 * gives, each has as many as its variables need, one behind the other.
 *
 * @param starts the place of each location's first component; empty where it is the location's number times four
 */
public record PatchPlaces(List<Integer> starts) {
    /** Four places for each location. */
    public static final PatchPlaces PLAIN = new PatchPlaces(List.of());

    /** Not the last of the 32: what is in it is lost on the way through vkd3d 1.2 and llvmpipe. */
    private static final int REGISTERS = 31;
    /** Registers with a level in them. */
    private static final int LEVELS = 6;

    private static final int WHOLE = 4 * (REGISTERS - LEVELS);
    /** Places. */
    public static final int SCALARS = WHOLE + 3 * LEVELS;

    /** Locations that have four places. */
    public static final int LOCATIONS = SCALARS / 4;

    public PatchPlaces {
        starts = List.copyOf(starts);
    }

    /** What suits both a control and an evaluation shader. */
    public static PatchPlaces between(Shader control, Shader evaluation) {
        List<Integer> masks = new ArrayList<>();
        use(control.outputs, masks);
        use(evaluation.inputs, masks);
        if (masks.size() <= LOCATIONS) return PLAIN;
        List<Integer> starts = new ArrayList<>();
        int next = 0;
        for (int mask : masks) {
            int first = mask == 0 ? 0 : Integer.numberOfTrailingZeros(mask);
            starts.add(next - first);
            next += Integer.SIZE - Integer.numberOfLeadingZeros(mask) - first;
        }
        return new PatchPlaces(starts);
    }

    /** Adds the components that variables have at each location. */
    private static void use(List<Variable> variables, List<Integer> masks) {
        for (Variable v : variables) {
            if (v.builtin != Builtin.NONE || !v.patch) continue;
            int mask = v.type().kind().is64() ? 15 : (1 << v.type().width()) - 1 << v.component;
            int end = v.location + v.elements() * v.slotsPerElement();
            while (masks.size() < end) masks.add(0);
            for (int l = v.location; l < end; l++) masks.set(l, masks.get(l) | mask);
        }
    }

    /** The place of a component. */
    int at(int location, int component) {
        return (starts.isEmpty() ? 4 * location : location < starts.size() ? starts.get(location) : SCALARS)
                + component;
    }

    /** The register of a place. */
    static int register(int place) {
        return place < WHOLE ? LEVELS + place / 4 : (place - WHOLE) / 3;
    }

    /** The component of a place in its register. */
    static int component(int place) {
        return place < WHOLE ? place % 4 : 1 + (place - WHOLE) % 3;
    }

    /** The components of a register that are places. */
    static int mask(int register) {
        return register < LEVELS ? 14 : 15;
    }

    static Signature.Element element(int register, int other) {
        return new Signature.Element("P", register, 0, Signature.FLOAT, register, mask(register), other, 0);
    }
}
