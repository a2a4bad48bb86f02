package tepui.frontends.gl.texture;

import tepui.frontends.gl.base.Native;

/** Value that a call gives to a parameter of a texture or a sampler. A chapter fills its one anew for each call. */
public final class ParameterValue {
    /** Forms in which a value is given or wanted. */
    public enum As {
        INT,
        FLOAT,
        /** TexParameterIiv: integers that stay integers. */
        SIGNED,
        UNSIGNED
    }

    public int pname;
    public As as = As.INT;
    /** Values in memory; else one, in the call itself. */
    public boolean vector;

    public long address;
    private int bits;

    /** No value yet. */
    public ParameterValue() {}

    public ParameterValue of(int name, int value) {
        return set(name, As.INT, false, 0, value);
    }

    public ParameterValue of(int name, float value) {
        return set(name, As.FLOAT, false, 0, Float.floatToRawIntBits(value));
    }

    public ParameterValue of(int name, As given, long values) {
        return set(name, given, true, values, 0);
    }

    private ParameterValue set(int name, As given, boolean several, long values, int one) {
        pname = name;
        as = given;
        vector = several;
        address = values;
        bits = one;
        return this;
    }

    /** The first value as it was given. */
    int raw() {
        return vector ? Native.getInt(address) : bits;
    }

    float real() {
        return as == As.FLOAT ? Float.intBitsToFloat(raw()) : raw();
    }

    /** The value as a name or a number without a fraction. */
    int whole() {
        return whole(raw());
    }

    /** Value {@code i} of several. */
    int whole(long i) {
        return whole(Native.getInt(address + 4 * i));
    }

    private int whole(int given) {
        return as == As.FLOAT ? Math.round(Float.intBitsToFloat(given)) : given;
    }
}
