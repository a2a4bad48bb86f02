package tepui.tools.trace.record;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.shader.ShaderException;
import tepui.frontends.d3d9.shader.ShaderReader;
import tepui.tools.trace.d3d9.Constants9;
import tepui.tools.trace.d3d9.Methods9;
import tepui.tools.trace.d3d9.Structures9;
import tepui.tools.trace.file.Value;

/** Arguments of one call of Direct3D 9 as values of a trace, after the call: what it wrote is there too. */
final class ArgumentValues9 {
    private final Direct3D9Recorder recorder;
    private final String method;
    private final @Nullable Object[] arguments;

    ArgumentValues9(Direct3D9Recorder recorder, String method, @Nullable Object[] arguments) {
        this.recorder = recorder;
        this.method = method;
        this.arguments = arguments;
    }

    Value value(int index, Methods9.Parameter parameter) {
        Object value = arguments[index];
        return switch (value) {
            case null -> new Value.Null();
            case Integer i -> number(index, parameter.group().isEmpty() ? stateGroup(index) : parameter.group());
            case Boolean b -> new Value.Truth(b);
            case Float f -> new Value.Single(f);
            case IntRef r -> one(new Value.Whole(r.value & 0xffffffffL));
            case LockedData d -> one(new Value.Pointer(d.address));
            case Ref<?> r -> one(r.value instanceof Unknown9 u ? pointer(u) : new Value.Null());
            case Unknown9 u -> pointer(u);
            case MemorySegment m -> new Value.Blob(m.toArray(ValueLayout.JAVA_BYTE));
            case VertexElement9[] e -> Structures9.elements(e, recorder.constants);
            case float[] f when parameter.name().equals("pMatrix") && f.length >= 16 -> Structures9.matrix(f);
            case float[] f -> Structures9.floats(f, 0, count(f.length, 4));
            case int[] words when method.startsWith("create") -> shader(words);
            case int[] words -> integers(words);
            case boolean[] b -> truths(b);
            default -> structure(value);
        };
    }

    /** Elements of an array that the call reads: its last argument counts registers of so many. */
    private int count(int length, int of) {
        Object last = arguments[arguments.length - 1];
        return last instanceof Integer n ? Math.clamp((long) n * of, 0, length) : length;
    }

    private static Value one(Value value) {
        return new Value.Array(List.of(value));
    }

    private Value pointer(Unknown9 object) {
        RecordedObject9 recorded = Direct3D9Recorder.recorded(object);
        return recorded == null ? new Value.Null() : new Value.Pointer(recorded.address);
    }

    Value object(int index) {
        return arguments[index] instanceof Unknown9 u ? pointer(u) : new Value.Null();
    }

    Value number(int index, String group) {
        return arguments[index] instanceof Integer i ? recorder.constants.of(group, i) : new Value.Whole(0);
    }

    Value single(int index) {
        return new Value.Single(arguments[index] instanceof Float f ? f : 0);
    }

    Value point(int index) {
        return arguments[index] instanceof Integer x && arguments[index + 1] instanceof Integer y
                ? Structures9.point(x, y)
                : new Value.Null();
    }

    /** Number and array of the rectangles of a clear. */
    List<Value> rectangles(@Nullable Object rects) {
        return rects instanceof Rect9[] r
                ? List.of(new Value.Whole(r.length), Structures9.rectangles(r))
                : List.of(new Value.Whole(0), new Value.Null());
    }

    Value structure(@Nullable Object value) {
        Value made = Structures9.of(value, recorder.constants);
        return made == null ? new Value.Null() : made;
    }

    private String stateGroup(int index) {
        return index > 0 && index == arguments.length - 1 && arguments[index - 1] instanceof Integer state
                ? Constants9.group(method, state)
                : "";
    }

    private Value integers(int[] values) {
        List<Value> list = new ArrayList<>();
        for (int i = 0; i < count(values.length, 4); i++) list.add(Constants9.signed(values[i]));
        return new Value.Array(list);
    }

    private Value truths(boolean[] values) {
        List<Value> list = new ArrayList<>();
        for (int i = 0; i < count(values.length, 1); i++) list.add(new Value.Truth(values[i]));
        return new Value.Array(list);
    }

    /** A program twice: as text for people, and as it is. */
    private static Value shader(int[] words) {
        byte[] bytes = new byte[4 * words.length];
        MemorySegment.copy(words, 0, MemorySegment.ofArray(bytes), ValueLayout.JAVA_INT_UNALIGNED, 0, words.length);
        Value blob = new Value.Blob(bytes);
        try {
            return new Value.Shown(new Value.Text(ShaderReader.read(words, true).text()), blob);
        } catch (ShaderException e) {
            return blob;
        }
    }
}
