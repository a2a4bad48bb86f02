package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.List;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Registers of per-patch values between hull and domain shader. The six levels have the first component of the first
 * six; the others, and then what the levels leave of theirs, are places in a row. A location has four of them. Where
 * more locations are used than that gives, each has as many as its variables need, one behind the other.
 *
 * @param starts the place of each location's first component; empty where it is the location's number times four
 * @param registers that there are
 */
public record PatchRegisters(List<Integer> starts, int registers) {
    /** Registers of Direct3D. */
    static final int REGISTERS = 32;

    /** Four places for each location. */
    public static final PatchRegisters PLAIN = new PatchRegisters(List.of(), REGISTERS);

    /** Registers with a level in them. */
    private static final int LEVELS = 6;

    public PatchRegisters {
        starts = List.copyOf(starts);
    }

    private static int whole(int registers) {
        return 4 * (registers - LEVELS);
    }

    /** How many places so many registers have. */
    private static int scalars(int registers) {
        return whole(registers) + 3 * LEVELS;
    }

    /** How many locations of four places so many registers have. */
    public static int locations(int registers) {
        return scalars(registers) / 4;
    }

    int scalars() {
        return scalars(registers);
    }

    int locations() {
        return locations(registers);
    }

    /** Registers that suit both a control and an evaluation shader. */
    public static PatchRegisters between(Shader control, Shader evaluation, int registers) {
        List<Integer> masks = new ArrayList<>();
        use(control.outputs, masks);
        use(evaluation.inputs, masks);
        if (masks.size() <= locations(registers)) return new PatchRegisters(List.of(), registers);
        List<Integer> starts = new ArrayList<>();
        int next = 0;
        for (int mask : masks) {
            int first = mask == 0 ? 0 : Integer.numberOfTrailingZeros(mask);
            starts.add(next - first);
            next += Integer.SIZE - Integer.numberOfLeadingZeros(mask) - first;
        }
        return new PatchRegisters(starts, registers);
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
        return (starts.isEmpty() ? 4 * location : location < starts.size() ? starts.get(location) : scalars())
                + component;
    }

    /** The register of a place. */
    int register(int place) {
        int whole = whole(registers);
        return place < whole ? LEVELS + place / 4 : (place - whole) / 3;
    }

    /** The component of a place in its register. */
    int component(int place) {
        int whole = whole(registers);
        return place < whole ? place % 4 : 1 + (place - whole) % 3;
    }

    /** The components of a register that are places. */
    static int mask(int register) {
        return register < LEVELS ? 14 : 15;
    }

    static Signature.Element element(int register, int other) {
        return new Signature.Element("P", register, 0, Signature.FLOAT, register, mask(register), other, 0);
    }
}
