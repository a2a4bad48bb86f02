package tepui.ir;

import org.jspecify.annotations.Nullable;

/**
 * One interface variable (input or output) or one local array. Locations count in vec4 slots as in GLSL: an element
 * takes one location, two where it is a 64-bit vector of more than two components; an array takes consecutive ones.
 * Mutable only while a shader is built or transformed.
 */
public final class Variable {
    public enum Mode {
        INPUT,
        OUTPUT,
        /** Memory private to an invocation. */
        LOCAL
    }

    private final Mode mode;
    private final String name;
    private final Type type;
    private final int arrayLength;

    /** {@link Builtin#NONE} for user data. */
    public Builtin builtin = Builtin.NONE;
    /** First location, -1 where there is none (built-ins, locals). */
    public int location = -1;
    /** First component within the location, 0 to 3. */
    public int component;
    /** Fragment outputs: 1 for the second source of dual-source blending. */
    public int index;
    /** Geometry outputs: the vertex stream. */
    public int stream;
    /** One instance per vertex of the primitive or patch; loads and stores then take the vertex as first operand. */
    public boolean perVertex;
    /** Tessellation: one instance for the whole patch. */
    public boolean patch;
    /** Integer vertex attributes and render targets: read as unsigned. Irrelevant to arithmetic. */
    public boolean unsigned;

    public boolean invariant;
    public Interpolation interpolation = Interpolation.SMOOTH;
    /** The shader itself asks for SMOOTH: flat shading as state leaves the variable alone. */
    public boolean smooth;

    public Interpolation.Place place = Interpolation.Place.CENTER;
    /**
     * Fragment inputs: components, as bits, that lie on a circle of circumference 1 and are interpolated the shorter way
     * around it. One vertex's value is taken as it is (the first's, but in strips); where another's is more than 0.5 away
     * from that, it counts as 1 less or more. Direct3D 9's texture coordinate wrapping.
     */
    public int cylindrical;
    /** The output {@link Builtin#LAYER}: the viewport's index is added to it, for each viewport that is drawn to. */
    public boolean viewportRelative;
    /** Locals: constant contents, one entry per scalar component of all elements; null when uninitialised. */
    public long @Nullable [] initial;
    /** Scratch of the pass that runs; means nothing between passes. */
    public int id = -1;

    public Variable(Mode mode, String name, Type type, int arrayLength) {
        if (arrayLength < 0) {
            throw new IllegalArgumentException(
                    "Variable '" + name + "': array length is " + arrayLength + ", must be at least 0 (0: no array)");
        }
        this.mode = mode;
        this.name = name;
        this.type = type;
        this.arrayLength = arrayLength;
    }

    public Mode mode() {
        return mode;
    }

    public String name() {
        return name;
    }

    /** The type of one element. */
    public Type type() {
        return type;
    }

    /** 0 where the variable is no array. */
    public int arrayLength() {
        return arrayLength;
    }

    public boolean isArray() {
        return arrayLength > 0;
    }

    /** Elements, 1 where the variable is no array. */
    public int elements() {
        return Math.max(1, arrayLength);
    }

    /** Locations that one element takes. */
    public int slotsPerElement() {
        return type.kind().is64() && type.width() > 2 ? 2 : 1;
    }

    /** Operands that address one element: the vertex if per vertex, then the element if an array. */
    public int addressOperands() {
        return (perVertex ? 1 : 0) + (isArray() ? 1 : 0);
    }

    /** A copy under another name, location and all other properties kept. */
    public Variable copy(String newName) {
        Variable v = retyped(newName, type, arrayLength);
        v.initial = initial == null ? null : initial.clone();
        return v;
    }

    /** A variable of another type with all properties of this one but the contents. */
    public Variable retyped(String newName, Type newType, int newLength) {
        Variable v = new Variable(mode, newName, newType, newLength);
        v.builtin = builtin;
        v.location = location;
        v.component = component;
        v.index = index;
        v.stream = stream;
        v.perVertex = perVertex;
        v.patch = patch;
        v.unsigned = unsigned;
        v.invariant = invariant;
        v.interpolation = interpolation;
        v.smooth = smooth;
        v.place = place;
        v.cylindrical = cylindrical;
        v.viewportRelative = viewportRelative;
        return v;
    }

    @Override
    public String toString() {
        return "@" + name;
    }
}
