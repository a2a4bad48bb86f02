package tepui.tools.suites.errors;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.tools.suites.gl.GlHost;

/**
 * Interpreter of calls that are written as text, on one implementation: {@code glX(arguments)}, {@code name =
 * glX(arguments)}, {@code name = gen(Buffers)}, {@code name = create(Textures, GL_TEXTURE_2D)}, {@code name =
 * shader(GL_VERTEX_SHADER, SOURCE)} and {@code name = program(SHADER, ...)}.
 *
 * <p>An argument is a number, enums joined by |, a variable, {@code data} or {@code results} (a megabyte each), null, a string, or the address of
 * {integers}, {{addresses}} or {floats with a point}.
 */
final class CallScript implements AutoCloseable {
    private static final long ROOM = 1 << 20;
    private static final Map<String, MethodType> TYPES = new HashMap<>();
    private static final Map<String, Integer> ENUMS = new HashMap<>();

    static {
        for (Method m : GL.class.getMethods()) {
            if (m.getName().startsWith("gl")) {
                TYPES.put(m.getName(), MethodType.methodType(m.getReturnType(), m.getParameterTypes()));
            }
        }
        for (Field f : GLConstants.class.getFields()) {
            if (f.getType() != int.class) continue;
            try {
                ENUMS.put(f.getName(), f.getInt(null));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private final GlHost host;
    private final Map<String, MethodHandle> handles = new HashMap<>();
    private final Map<String, Long> variables = new HashMap<>();
    private final Arena arena = Arena.ofShared();
    private final MemorySegment data = arena.allocate(ROOM, 4096);
    private final MemorySegment results = arena.allocate(ROOM, 4096);
    private final MemorySegment scratch = arena.allocate(ROOM, 4096);
    private long used;

    CallScript(GlHost host) {
        this.host = host;
    }

    /** All enums by name. */
    static Map<String, Integer> enums() {
        return ENUMS;
    }

    /** How an error is called. */
    static String errorName(int error) {
        return switch (error) {
            case GLConstants.GL_NO_ERROR -> "GL_NO_ERROR";
            case GLConstants.GL_INVALID_ENUM -> "GL_INVALID_ENUM";
            case GLConstants.GL_INVALID_VALUE -> "GL_INVALID_VALUE";
            case GLConstants.GL_INVALID_OPERATION -> "GL_INVALID_OPERATION";
            case GLConstants.GL_INVALID_FRAMEBUFFER_OPERATION -> "GL_INVALID_FRAMEBUFFER_OPERATION";
            case GLConstants.GL_OUT_OF_MEMORY -> "GL_OUT_OF_MEMORY";
            case GLConstants.GL_STACK_OVERFLOW -> "GL_STACK_OVERFLOW";
            case GLConstants.GL_STACK_UNDERFLOW -> "GL_STACK_UNDERFLOW";
            case GLConstants.GL_TABLE_TOO_LARGE -> "GL_TABLE_TOO_LARGE";
            default -> "0x" + Integer.toHexString(error);
        };
    }

    /** Forgets the variables of the last context. */
    void begin() {
        variables.clear();
        used = 0;
    }

    MemorySegment results() {
        return results;
    }

    /** The first error since the last time; the others are dropped. */
    int error() {
        int first = (int) call("glGetError");
        for (int i = 0; i < 8 && first != 0 && call("glGetError") != 0; i++) {}
        return first;
    }

    /** The value of a variable. */
    long variable(String name) {
        Long value = variables.get(name);
        if (value == null) throw new IllegalArgumentException("there is no variable " + name);
        return value;
    }

    /** Makes the calls of a statement. */
    void run(ErrorTable table, String statement) {
        if (used > ROOM / 2) used = 0;
        String text = statement;
        String variable = null;
        int equals = text.indexOf(" = ");
        if (equals > 0 && text.indexOf('(') > equals) {
            variable = text.substring(0, equals).strip();
            text = text.substring(equals + 3).strip();
        }
        int open = text.indexOf('(');
        if (open < 0 || !text.endsWith(")")) throw new IllegalArgumentException("not a call: " + statement);
        String name = text.substring(0, open);
        List<String> words = split(text.substring(open + 1, text.length() - 1));
        long result = switch (name) {
            case "gen" -> made("glGen" + words.getFirst());
            case "create" ->
                words.size() == 1
                        ? made("glCreate" + words.getFirst())
                        : made("glCreate" + words.getFirst(), (int) number(words.get(1)));
            case "shader" -> shader((int) number(words.getFirst()), table.source(words.get(1)));
            case "program" -> program(words);
            default -> call(name, arguments(name, words));
        };
        if (variable != null) variables.put(variable, result);
    }

    private long made(String function, int... kind) {
        long at = results.address();
        if (kind.length == 0) {
            call(function, 1, at);
        } else {
            call(function, kind[0], 1, at);
        }
        return results.get(ValueLayout.JAVA_INT, 0);
    }

    private long shader(int stage, String source) {
        int shader = (int) call("glCreateShader", stage);
        call("glShaderSource", shader, 1, put(8, List.of(string(source))), 0L);
        call("glCompileShader", shader);
        call("glGetShaderiv", shader, GLConstants.GL_COMPILE_STATUS, results.address());
        if (results.get(ValueLayout.JAVA_INT, 0) != 1) {
            call("glGetShaderInfoLog", shader, (int) (ROOM / 2), 0L, results.address());
            throw new IllegalStateException(host.name() + " does not compile it: " + results.getString(0) + source);
        }
        return shader;
    }

    private long program(List<String> shaders) {
        int program = (int) call("glCreateProgram");
        for (String s : shaders) call("glAttachShader", program, (int) number(s));
        call("glLinkProgram", program);
        call("glGetProgramiv", program, GLConstants.GL_LINK_STATUS, results.address());
        if (results.get(ValueLayout.JAVA_INT, 0) != 1) {
            call("glGetProgramInfoLog", program, (int) (ROOM / 2), 0L, results.address());
            throw new IllegalStateException(host.name() + " does not link " + shaders + ": " + results.getString(0));
        }
        return program;
    }

    private Object[] arguments(String name, List<String> words) {
        MethodType type = TYPES.get(name);
        if (type == null) throw new IllegalArgumentException("there is no " + name);
        if (type.parameterCount() != words.size()) {
            throw new IllegalArgumentException(
                    name + " takes " + type.parameterCount() + " arguments, not " + words.size());
        }
        Object[] arguments = new Object[words.size()];
        for (int i = 0; i < arguments.length; i++) arguments[i] = argument(words.get(i), type.parameterType(i));
        return arguments;
    }

    private Object argument(String word, Class<?> type) {
        if (type == float.class) return Float.parseFloat(word);
        if (type == double.class) return Double.parseDouble(word);
        long value = number(word);
        if (type == int.class) return (int) value;
        if (type == short.class) return (short) value;
        if (type == byte.class) return (byte) value;
        if (type == boolean.class) return value != 0;
        return value;
    }

    private long number(String word) {
        if (word.indexOf('|') >= 0 && word.charAt(0) != '"') {
            long bits = 0;
            for (String part : word.split("\\|", -1)) bits |= number(part.strip());
            return bits;
        }
        if (word.startsWith("\"")) return string(word.substring(1, word.length() - 1));
        if (word.startsWith("{{")) return put(8, numbers(word.substring(2, word.length() - 2)));
        if (word.startsWith("{")) return put(4, numbers(word.substring(1, word.length() - 1)));
        int plus = word.lastIndexOf('+');
        if (plus > 0)
            return number(word.substring(0, plus).strip())
                    + number(word.substring(plus + 1).strip());
        Long variable = variables.get(word);
        if (variable != null) return variable;
        Integer known = ENUMS.get(word);
        if (known != null) return known;
        return switch (word) {
            case "null", "false" -> 0;
            case "true" -> 1;
            case "data" -> data.address();
            case "results" -> results.address();
            default -> word.indexOf('.') >= 0 ? Float.floatToRawIntBits(Float.parseFloat(word)) : Long.decode(word);
        };
    }

    private List<Long> numbers(String words) {
        List<Long> numbers = new ArrayList<>();
        for (String w : split(words)) numbers.add(number(w));
        return numbers;
    }

    private long put(int width, List<Long> values) {
        used = used + 7 & ~7L;
        long at = used;
        for (long v : values) {
            if (width == 4) {
                scratch.set(ValueLayout.JAVA_INT, used, (int) v);
            } else {
                scratch.set(ValueLayout.JAVA_LONG, used, v);
            }
            used += width;
        }
        return scratch.address() + at;
    }

    private long string(String text) {
        long at = used;
        scratch.setString(at, text);
        used += text.length() + 1L;
        return scratch.address() + at;
    }

    /** What stands between the commas that are in no braces and no string. */
    private static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        int depth = 0;
        boolean quoted = false;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') quoted = !quoted;
            if (quoted) continue;
            if (c == '{') depth++;
            if (c == '}') depth--;
            if (c == ',' && depth == 0) {
                words.add(text.substring(from, i).strip());
                from = i + 1;
            }
        }
        if (!text.isBlank()) words.add(text.substring(from).strip());
        return words;
    }

    /** Calls a function; the result as bits. */
    long call(String function, Object... arguments) {
        MethodHandle handle = handles.computeIfAbsent(function, this::handle);
        try {
            Object result = (Object) handle.invokeExact(arguments);
            return result instanceof Boolean b ? b ? 1 : 0 : result instanceof Number n ? n.longValue() : 0;
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private MethodHandle handle(String function) {
        MethodType type = TYPES.get(function);
        MethodHandle found = type == null ? null : host.function(function, type);
        if (type == null || found == null) throw new IllegalStateException(host.name() + " has no " + function);
        return found.asType(
                        type.generic().changeReturnType(type.returnType() == void.class ? void.class : Object.class))
                .asSpreader(Object[].class, type.parameterCount())
                .asType(MethodType.methodType(Object.class, Object[].class));
    }

    @Override
    public void close() {
        arena.close();
    }
}
