package tepui.layers.log;

import org.jspecify.annotations.Nullable;

/**
 * A parameter of a call: its name and how it is written in a log.
 *
 * @param type the enum, record, or class of bits; null for all other kinds
 */
public record Param(String name, Kind kind, @Nullable Class<?> type, Handle.@Nullable Kind object) {
    /** Kinds of parameters: how a value is encoded, and what stands for it in {@link LogRecord#arguments}. */
    public enum Kind {
        /** Integer, as zigzag varint. */
        INT,
        /** Integer of bits that {@link #type} names. */
        BITS,
        /** Long, as zigzag varint. */
        LONG,
        /** Float, 4 bytes. */
        FLOAT,
        /** Double, 8 bytes. */
        DOUBLE,
        /** Boolean, 1 byte. */
        BOOL,
        /** String or null: length + 1 as varint, UTF-8. */
        TEXT,
        /** List of Integer. */
        INTS,
        /** List of Float. */
        FLOATS,
        /** List of Boolean. */
        BOOLS,
        /** {@link Blob}: size, a byte whether the bytes follow, the bytes. */
        DATA,
        /** Constant of {@link #type}: its ordinal. */
        ENUM,
        /** {@link Handle} or null: its id, 0 for null. */
        OBJECT,
        /** List of handles or null. */
        OBJECTS,
        /** Long: the log's number of an interned state; from 2^32, the low half is an id that the device does not know. */
        STATE,
        /** {@link RecordFields} or null: a byte, then the components. */
        RECORD
    }

    static Param i(String name) {
        return new Param(name, Kind.INT, null, null);
    }

    static Param l(String name) {
        return new Param(name, Kind.LONG, null, null);
    }

    static Param f(String name) {
        return new Param(name, Kind.FLOAT, null, null);
    }

    static Param d(String name) {
        return new Param(name, Kind.DOUBLE, null, null);
    }

    static Param b(String name) {
        return new Param(name, Kind.BOOL, null, null);
    }

    static Param s(String name) {
        return new Param(name, Kind.TEXT, null, null);
    }

    static Param ints(String name) {
        return new Param(name, Kind.INTS, null, null);
    }

    static Param floats(String name) {
        return new Param(name, Kind.FLOATS, null, null);
    }

    static Param bools(String name) {
        return new Param(name, Kind.BOOLS, null, null);
    }

    static Param data(String name) {
        return new Param(name, Kind.DATA, null, null);
    }

    static Param e(String name, Class<? extends Enum<?>> type) {
        return new Param(name, Kind.ENUM, type, null);
    }

    static Param bits(String name, Class<?> names) {
        return new Param(name, Kind.BITS, names, null);
    }

    static Param o(String name, Handle.Kind kind) {
        return new Param(name, Kind.OBJECT, null, kind);
    }

    static Param objects(String name, Handle.Kind kind) {
        return new Param(name, Kind.OBJECTS, null, kind);
    }

    /** An interned state of the class {@code type}. */
    static Param state(String name, Class<? extends Record> type) {
        return new Param(name, Kind.STATE, type, null);
    }

    static Param r(String name, Class<? extends Record> type) {
        return new Param(name, Kind.RECORD, type, null);
    }
}
