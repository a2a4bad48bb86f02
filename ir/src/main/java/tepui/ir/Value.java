package tepui.ir;

import org.jspecify.annotations.Nullable;

/** One SSA value: a result of an instruction or a parameter of a region or function. Identity is what counts. */
public final class Value {
    private final Type type;
    /** The instruction that defines it; null for parameters. */
    @Nullable
    Instr definition;
    /** A name from the source program, for people; null mostly. */
    public @Nullable String name;
    /** Scratch of the pass that runs, which numbers the values it looks at; means nothing between passes. */
    public int id = -1;
    /** Scratch of the pass that runs: what stands for this value from now on. No user of such a value is left after it. */
    public @Nullable Value replacedBy;

    public Value(Type type) {
        this.type = type;
    }

    public Type type() {
        return type;
    }

    /** The instruction whose result this is, or null for a parameter. */
    public @Nullable Instr definition() {
        return definition;
    }

    /** Is it the result of a {@link Op#CONST}? */
    public boolean isConst() {
        return definition != null && definition.op == Op.CONST;
    }

    /** The raw bits of component {@code component} of a constant. */
    public long constBits(int component) {
        Instr d = definition;
        if (d == null || d.bits == null) {
            throw new IllegalStateException("Value.constBits: the value is no constant");
        }
        return d.bits[component];
    }

    /** Component {@code component} of an integer constant, as a signed number. */
    public int constInt(int component) {
        return (int) constBits(component);
    }
}
