package tepui.pipe.pipeline;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Serialisation of state records to bytes and back: numbers, booleans, enums by name, lists, records in them, null. The
 * form follows from the record's class; a class that changed makes old bytes unreadable, which is an exception, never
 * another state. Each record checks itself when it is made again.
 */
public final class StateCodec {
    private static final int MOST_LIST = 64;
    private static final int MOST_NAME = 64;

    private StateCodec() {}

    /** Appends a state; too long for the buffer is a {@link BufferOverflowException}. */
    public static void write(ByteBuffer to, Record state) {
        try {
            for (RecordComponent c : state.getClass().getRecordComponents()) {
                var accessor = c.getAccessor();
                accessor.trySetAccessible();
                value(to, accessor.invoke(state));
            }
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("StateCodec.write: " + state.getClass() + " cannot be read", e);
        }
    }

    private static void value(ByteBuffer to, @Nullable Object v) {
        switch (v) {
            case null -> to.put((byte) 0);
            case Integer i -> to.put((byte) 1).putInt(i);
            case Float f -> to.put((byte) 2).putFloat(f);
            case Boolean b -> to.put((byte) (b ? 4 : 3));
            case Long l -> to.put((byte) 5).putLong(l);
            case Enum<?> e -> {
                byte[] name = e.name().getBytes(java.nio.charset.StandardCharsets.UTF_8);
                to.put((byte) 6).put((byte) name.length).put(name);
            }
            case List<?> list -> {
                to.put((byte) 7).putShort((short) list.size());
                for (Object element : list) value(to, element);
            }
            case Record r -> {
                to.put((byte) 8);
                write(to, r);
            }
            default -> throw new IllegalArgumentException("StateCodec.write: " + v.getClass() + " is no state's part");
        }
    }

    /**
     * Reads what {@link #write} wrote of a state of that class.
     *
     * @throws IllegalArgumentException for all other bytes
     */
    public static <R extends Record> R read(ByteBuffer from, Class<R> type) {
        try {
            RecordComponent[] components = type.getRecordComponents();
            Class<?>[] types = new Class<?>[components.length];
            @Nullable Object[] values = new Object[components.length];
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                values[i] = value(from, components[i].getGenericType());
            }
            Constructor<R> constructor = type.getDeclaredConstructor(types);
            constructor.trySetAccessible();
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException | BufferUnderflowException | NullPointerException e) {
            throw new IllegalArgumentException("StateCodec.read: no " + type.getSimpleName(), e);
        }
    }

    private static @Nullable Object value(ByteBuffer from, Type type) {
        int tag = from.get();
        Class<?> wanted = type instanceof ParameterizedType p ? (Class<?>) p.getRawType() : (Class<?>) type;
        return switch (tag) {
            case 0 -> wanted.isPrimitive() ? wrong(tag, wanted) : null;
            case 1 -> wanted == int.class || wanted == Integer.class ? (Object) from.getInt() : wrong(tag, wanted);
            case 2 -> wanted == float.class ? (Object) from.getFloat() : wrong(tag, wanted);
            case 3, 4 -> wanted == boolean.class ? (Object) (tag == 4) : wrong(tag, wanted);
            case 5 -> wanted == long.class ? (Object) from.getLong() : wrong(tag, wanted);
            case 6 -> constant(from, wanted);
            case 7 -> list(from, type);
            case 8 -> wanted.isRecord() ? read(from, wanted.asSubclass(Record.class)) : wrong(tag, wanted);
            default -> wrong(tag, wanted);
        };
    }

    private static Object wrong(int tag, Class<?> wanted) {
        throw new IllegalArgumentException("StateCodec.read: tag " + tag + " is no " + wanted.getSimpleName());
    }

    private static Object constant(ByteBuffer from, Class<?> wanted) {
        int length = from.get();
        if (length < 0 || length > MOST_NAME) return wrong(6, wanted);
        byte[] name = new byte[length];
        from.get(name);
        String text = new String(name, java.nio.charset.StandardCharsets.UTF_8);
        Object[] all = wanted.getEnumConstants();
        if (all != null) {
            for (Object constant : all) {
                if (((Enum<?>) constant).name().equals(text)) return constant;
            }
        }
        return wrong(6, wanted);
    }

    private static Object list(ByteBuffer from, Type type) {
        int size = from.getShort();
        if (!(type instanceof ParameterizedType p) || p.getRawType() != List.class || size < 0 || size > MOST_LIST) {
            throw new IllegalArgumentException("StateCodec.read: a list of " + size + " where " + type + " is");
        }
        List<@Nullable Object> list = new ArrayList<>();
        for (int i = 0; i < size; i++) list.add(value(from, p.getActualTypeArguments()[0]));
        return list;
    }
}
