package tepui.layers.log;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.Texture;

/**
 * Shape of a record class of the contract: how its values are taken apart and put together again. The contract's
 * descriptions and states are records, so one walk over their components serves them all, and a component added there
 * is in the log without a line here.
 */
final class RecordShape {
    /** Kinds of components. A list has the shape of its elements. */
    sealed interface Part {
        record Plain(Class<?> type) implements Part {}

        record Constant(Class<?> type) implements Part {}

        record Nested(RecordShape shape) implements Part {}

        record Many(Part element) implements Part {}

        record Thing(Handle.Kind kind) implements Part {}
    }

    private static final Map<Class<?>, RecordShape> KNOWN = new ConcurrentHashMap<>();

    private final Class<? extends Record> type;
    private final RecordComponent[] components;
    private final List<Part> parts = new ArrayList<>();

    private RecordShape(Class<? extends Record> type) {
        this.type = type;
        this.components = type.getRecordComponents();
        for (RecordComponent component : components) parts.add(part(component.getGenericType()));
    }

    static RecordShape of(Class<?> type) {
        RecordShape known = KNOWN.get(type);
        if (known == null) {
            known = new RecordShape(type.asSubclass(Record.class));
            KNOWN.put(type, known);
        }
        return known;
    }

    private static Part part(Type type) {
        if (type instanceof ParameterizedType p && p.getRawType() == List.class) {
            return new Part.Many(part(p.getActualTypeArguments()[0]));
        }
        if (!(type instanceof Class<?> c)) throw new IllegalStateException("RecordShape: " + type + " has no shape");
        if (c.isEnum()) return new Part.Constant(c);
        if (c.isRecord()) return new Part.Nested(of(c));
        if (c == Texture.class) return new Part.Thing(Handle.Kind.TEXTURE);
        if (c == Buffer.class) return new Part.Thing(Handle.Kind.BUFFER);
        if (c.isPrimitive() || c == Integer.class || c == String.class) return new Part.Plain(c);
        throw new IllegalStateException("RecordShape: " + type + " has no shape");
    }

    Class<? extends Record> type() {
        return type;
    }

    List<Part> parts() {
        return parts;
    }

    String name(int index) {
        return components[index].getName();
    }

    /** Everything that the binary form depends on, as text. */
    String describe() {
        StringBuilder s = new StringBuilder(type.getSimpleName()).append('(');
        for (int i = 0; i < components.length; i++) {
            s.append(components[i].getName())
                    .append(':')
                    .append(describe(parts.get(i)))
                    .append(' ');
        }
        return s.append(')').toString();
    }

    private static String describe(Part part) {
        return switch (part) {
            case Part.Plain p -> p.type().getSimpleName();
            case Part.Constant c -> java.util.Arrays.toString(c.type().getEnumConstants());
            case Part.Nested n -> n.shape().describe();
            case Part.Many m -> "list of " + describe(m.element());
            case Part.Thing t -> t.kind().text();
        };
    }

    // ---- apart and together ----------------------------------------------------------------------------------------

    /** The components of {@code value}, objects named by {@code naming}. */
    RecordFields apart(Record value, Function<Object, Handle> naming) {
        List<@Nullable Object> values = new ArrayList<>();
        for (int i = 0; i < components.length; i++) {
            values.add(apart(parts.get(i), read(components[i], value), naming));
        }
        return new RecordFields(type, values);
    }

    private static @Nullable Object read(RecordComponent component, Record value) {
        try {
            return component.getAccessor().invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("RecordShape: " + component + " cannot be read", e);
        }
    }

    private static @Nullable Object apart(Part part, @Nullable Object value, Function<Object, Handle> naming) {
        if (value == null) return null;
        return switch (part) {
            case Part.Nested n -> n.shape().apart((Record) value, naming);
            case Part.Thing t -> naming.apply(value);
            case Part.Many m -> {
                List<@Nullable Object> values = new ArrayList<>();
                for (Object element : (List<?>) value) values.add(apart(m.element(), element, naming));
                yield values;
            }
            default -> value;
        };
    }

    /** A record like the one that was taken apart; its constructor may refuse what it is given. */
    Record together(RecordFields fields, Function<Handle, Object> objects) {
        Class<?>[] types = new Class<?>[components.length];
        @Nullable Object[] values = new @Nullable Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = together(parts.get(i), fields.values().get(i), objects);
        }
        try {
            return type.getConstructor(types).newInstance(values);
        } catch (InvocationTargetException e) {
            throw new LogFormatException(type.getSimpleName() + ": " + e.getTargetException());
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new LogFormatException(type.getSimpleName() + " cannot be made: " + e);
        }
    }

    private static @Nullable Object together(Part part, @Nullable Object value, Function<Handle, Object> objects) {
        if (value == null) return null;
        return switch (part) {
            case Part.Nested n -> n.shape().together((RecordFields) value, objects);
            case Part.Thing t -> objects.apply((Handle) value);
            case Part.Many m -> {
                List<@Nullable Object> values = new ArrayList<>();
                for (Object element : (List<?>) value) values.add(together(m.element(), element, objects));
                yield values;
            }
            default -> value;
        };
    }
}
