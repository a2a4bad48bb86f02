package tepui.frontends.gl.program;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Parser;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;

/**
 * Serialisation of records of ints, truth values, texts, arrays, lists, enums and other records as bytes, component by
 * component; shaders by their text, which is parsed and validated when it is read. {@link #shape} tells one set of
 * records from any other.
 */
final class RecordCodec {
    private RecordCodec() {}

    // ---- what is written -------------------------------------------------------------------------------------------

    /** Names and types of all components: what changes when the bytes would. */
    static String shape(Class<?> record) {
        StringBuilder s = new StringBuilder(record.getSimpleName()).append('{');
        for (RecordComponent c : record.getRecordComponents()) {
            s.append(c.getName()).append(':').append(c.getGenericType().getTypeName());
            Class<?> inner = inner(c.getGenericType());
            if (inner.isRecord()) s.append(shape(inner));
            s.append(',');
        }
        return s.append('}').toString();
    }

    private static Class<?> inner(Type type) {
        if (type instanceof ParameterizedType p) return inner(p.getActualTypeArguments()[0]);
        return type instanceof Class<?> c ? c : Object.class;
    }

    // ---- writing ---------------------------------------------------------------------------------------------------

    static byte[] write(Record record) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            put(out, record, record.getClass());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void put(DataOutputStream out, @Nullable Object value, Type type) throws IOException {
        if (type == int.class && value instanceof Integer i) {
            out.writeInt(i);
            return;
        }
        if (type == boolean.class && value instanceof Boolean b) {
            out.writeBoolean(b);
            return;
        }
        out.writeBoolean(value != null);
        switch (value) {
            case null -> {}
            case Integer i -> out.writeInt(i);
            case String s -> text(out, s);
            case Enum<?> e -> out.writeInt(e.ordinal());
            case Shader s -> text(out, Printer.print(s));
            case int[] a -> {
                out.writeInt(a.length);
                for (int v : a) out.writeInt(v);
            }
            case long[] a -> {
                out.writeInt(a.length);
                for (long v : a) out.writeLong(v);
            }
            case List<?> list -> {
                out.writeInt(list.size());
                for (Object o : list) put(out, o, argument(type, 0));
            }
            case Map<?, ?> map -> {
                out.writeInt(map.size());
                for (Map.Entry<?, ?> e : map.entrySet()) {
                    put(out, e.getKey(), argument(type, 0));
                    put(out, e.getValue(), argument(type, 1));
                }
            }
            case Record r -> {
                for (RecordComponent c : r.getClass().getRecordComponents()) {
                    put(out, get(c, r), c.getGenericType());
                }
            }
            default -> throw new IllegalStateException("RecordCodec: " + type.getTypeName() + " cannot be written");
        }
    }

    private static @Nullable Object get(RecordComponent c, Record from) {
        try {
            Method accessor = c.getAccessor();
            return accessor.invoke(from);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("RecordCodec: " + c + " cannot be read", e);
        }
    }

    private static void text(DataOutputStream out, String s) throws IOException {
        byte[] bytes = s.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static Type argument(Type type, int i) {
        if (type instanceof ParameterizedType p) return p.getActualTypeArguments()[i];
        throw new IllegalStateException("RecordCodec: " + type.getTypeName() + " says nothing of its elements");
    }

    // ---- reading ---------------------------------------------------------------------------------------------------

    /**
     * The record that the bytes are.
     *
     * @throws IllegalArgumentException where they are none
     */
    static <T extends Record> T read(byte[] bytes, Class<T> record) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            T result = record.cast(take(in, record));
            if (result == null || in.hasRemaining()) throw new IllegalArgumentException("there are bytes left");
            return result;
        } catch (BufferUnderflowException e) {
            throw new IllegalArgumentException("it ends too early", e);
        }
    }

    private static @Nullable Object take(ByteBuffer in, Type type) {
        if (type == int.class) return in.getInt();
        if (type == boolean.class) return in.get() != 0;
        if (in.get() == 0) return null;
        if (type instanceof ParameterizedType p) {
            int count = length(in, 1);
            if (p.getRawType() == Map.class) {
                Map<Stage, Shader> map = new EnumMap<>(Stage.class);
                for (int i = 0; i < count; i++) {
                    Object key = take(in, p.getActualTypeArguments()[0]);
                    Object value = take(in, p.getActualTypeArguments()[1]);
                    boolean fits = key instanceof Stage s && value instanceof Shader shader && shader.stage == s;
                    if (!fits) throw new IllegalArgumentException("a shader is of another stage");
                    map.put((Stage) key, (Shader) value);
                }
                return map;
            }
            List<Object> list = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                Object o = take(in, p.getActualTypeArguments()[0]);
                if (o == null) throw new IllegalArgumentException("an element is missing");
                list.add(o);
            }
            return List.copyOf(list);
        }
        Class<?> c = (Class<?>) type;
        if (c == Integer.class) return in.getInt();
        if (c == String.class) return string(in);
        if (c == Shader.class) return shader(string(in));
        if (c == int[].class) {
            int[] a = new int[length(in, 4)];
            for (int i = 0; i < a.length; i++) a[i] = in.getInt();
            return a;
        }
        if (c == long[].class) {
            long[] a = new long[length(in, 8)];
            for (int i = 0; i < a.length; i++) a[i] = in.getLong();
            return a;
        }
        if (c.isEnum()) {
            Object[] all = c.getEnumConstants();
            int i = in.getInt();
            if (i < 0 || i >= all.length)
                throw new IllegalArgumentException("there is no " + c.getSimpleName() + " " + i);
            return all[i];
        }
        return record(in, c);
    }

    private static Object record(ByteBuffer in, Class<?> c) {
        RecordComponent[] components = c.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        @Nullable Object[] values = new @Nullable Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = take(in, components[i].getGenericType());
            if (values[i] == null && types[i] != long[].class)
                throw new IllegalArgumentException(components[i].getName() + " is missing");
        }
        try {
            Constructor<?> canonical = c.getConstructor(types);
            return canonical.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("a " + c.getSimpleName() + " cannot be made: " + e, e);
        }
    }

    /** A count of things of at least so many bytes each: more than there are bytes left is refused before memory is taken for them. */
    private static int length(ByteBuffer in, int bytes) {
        int n = in.getInt();
        if (n < 0 || (long) n * bytes > in.remaining()) throw new IllegalArgumentException("a length is " + n);
        return n;
    }

    private static String string(ByteBuffer in) {
        byte[] bytes = new byte[length(in, 1)];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static Shader shader(String text) {
        Shader s = Parser.parse(text);
        List<String> problems = Validator.problems(s);
        if (!problems.isEmpty()) throw new IllegalArgumentException("a shader is not valid: " + problems.getFirst());
        return s;
    }
}
