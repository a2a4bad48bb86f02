package tepui.tools.trace.file;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Argument or result of a call in a trace. Immutable, but for the bytes of a {@link Blob}, which are not copied. */
public sealed interface Value {
    /** The value as an integer or an address: what bits a C function got. Booleans are 0 and 1, what has no number is 0. */
    default long bits() {
        return 0;
    }

    /** The null pointer. */
    record Null() implements Value {}

    /** A truth value. */
    record Truth(boolean value) implements Value {
        @Override
        public long bits() {
            return value ? 1 : 0;
        }
    }

    /** A number below zero. */
    record Negative(long value) implements Value {
        @Override
        public long bits() {
            return value;
        }
    }

    /** A number that is not below zero; above 2^63 it is negative here. */
    record Whole(long value) implements Value {
        @Override
        public long bits() {
            return value;
        }
    }

    record Single(float value) implements Value {
        @Override
        public long bits() {
            return (long) value;
        }
    }

    record Decimal(double value) implements Value {
        @Override
        public long bits() {
            return (long) value;
        }
    }

    /** Text of bytes, which are kept as they are: one character a byte. */
    record Text(String value) implements Value {}

    /** Memory that the call read or wrote. */
    @SuppressWarnings("ArrayRecordComponent") // Megabytes that nobody copies.
    record Blob(byte[] bytes) implements Value {}

    /** A constant with the set of names that its place has. */
    record Constant(Names names, Value value) implements Value {
        @Override
        public long bits() {
            return value.bits();
        }
    }

    /** Bits with the set of names that they have. */
    record Bits(Names names, long value) implements Value {
        @Override
        public long bits() {
            return value;
        }
    }

    record Array(List<Value> elements) implements Value {
        public Array {
            elements = List.copyOf(elements);
        }
    }

    /** The members of a structure, in the order of {@code shape.members}. */
    record Struct(Shape shape, List<Value> members) implements Value {
        public Struct {
            members = List.copyOf(members);
        }
    }

    /** An address that means nothing but itself. */
    record Pointer(long address) implements Value {
        @Override
        public long bits() {
            return address;
        }
    }

    /** A value twice: for people, and as it was. */
    record Shown(Value human, Value machine) implements Value {
        @Override
        public long bits() {
            return machine.bits();
        }
    }

    /** Text of code points. */
    record Wide(String value) implements Value {}

    /** Names of constants or bits, each with its value. */
    final class Names {
        private final List<String> texts;
        private final long[] values;

        public Names(List<String> names, long[] values) {
            if (names.size() != values.length)
                throw new IllegalArgumentException(names.size() + " names have " + values.length + " values");
            texts = List.copyOf(names);
            this.values = values.clone();
        }

        public int size() {
            return texts.size();
        }

        public String name(int index) {
            return texts.get(index);
        }

        public long value(int index) {
            return values[index];
        }

        /** The first name of a value, or null. */
        public @Nullable String of(long value) {
            for (int i = 0; i < values.length; i++) if (values[i] == value) return texts.get(i);
            return null;
        }
    }

    /** Name and members of a structure. */
    record Shape(String name, List<String> members) {
        public Shape {
            members = List.copyOf(members);
        }
    }
}
