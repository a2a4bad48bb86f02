package tepui.tools.trace.record;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Unknown9;
import tepui.pipe.Memory;
import tepui.tools.trace.d3d9.Constants9;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Function;
import tepui.tools.trace.file.ProgramTrace;
import tepui.tools.trace.file.Value;

/**
 * Recorder of a program's calls of Direct3D 9 into one trace. The program gets an object of the recorder's in front of each object of the API; each call goes to the
 * API's object and into the trace, as apitrace writes it: memory that was locked comes as copies before it is unlocked. Questions that give numbers are not recorded.
 */
public final class Direct3D9Recorder implements AutoCloseable {
    private static final long FIRST_ADDRESS = 0x1000000;
    private static final Function COPY = new Function("memcpy", List.of("dest", "src", "n"));
    private static final int SDK_VERSION = 32;

    private final ProgramTrace out;
    private final IdentityHashMap<Unknown9, RecordedObject9> objects = new IdentityHashMap<>();
    final Constants9 constants = new Constants9();
    private long nextAddress = FIRST_ADDRESS;
    private int sweep = 1024;

    /**
     * Begins a trace.
     *
     * @param program what it is of
     */
    public Direct3D9Recorder(Path file, String program) throws IOException {
        out = new ProgramTrace(file, program);
    }

    /** The Direct3D object that a program gets in the place of another, which it has just made. */
    public Direct3D9 record(Direct3D9 made) {
        Direct3D9 given = (Direct3D9) given(made, made.isEx());
        Value address = address(made);
        if (made.isEx())
            write(
                    "Direct3DCreate9Ex",
                    List.of("SDKVersion", "ppD3D"),
                    List.of(new Value.Whole(SDK_VERSION), new Value.Array(List.of(address))),
                    Constants9.result(0));
        else write("Direct3DCreate9", List.of("SDKVersion"), List.of(new Value.Whole(SDK_VERSION)), address);
        return given;
    }

    /** What the program gets for an object of the API. */
    synchronized Unknown9 given(Unknown9 object, boolean ex) {
        RecordedObject9 known = objects.get(object);
        if (known == null) {
            if (objects.size() >= sweep) {
                objects.keySet().removeIf(Unknown9::isDestroyed);
                sweep = Math.max(1024, 2 * objects.size());
            }
            known = new RecordedObject9(this, object, nextAddress, ex);
            nextAddress += 0x20;
            objects.put(object, known);
        }
        return known.given();
    }

    /** The recorder's part of an object that the program has; null for one of the API's own. */
    static @Nullable RecordedObject9 recorded(@Nullable Object given) {
        if (given == null || !Proxy.isProxyClass(given.getClass())) return null;
        InvocationHandler handler = Proxy.getInvocationHandler(given);
        return handler instanceof RecordedObject9 r ? r : null;
    }

    /** The address that an object has in the trace. */
    synchronized Value address(@Nullable Unknown9 object) {
        if (object == null) return new Value.Null();
        RecordedObject9 known = objects.get(object);
        return known == null ? new Value.Null() : new Value.Pointer(known.address);
    }

    /** Writes what is in memory that the program has locked. */
    void copy(long address, long bytes) {
        byte[] content = new byte[Math.toIntExact(bytes)];
        MemorySegment.copy(Memory.at(address, bytes), ValueLayout.JAVA_BYTE, 0, content, 0, content.length);
        out.write(
                COPY,
                Call.FAKE,
                List.of(new Value.Pointer(address), new Value.Blob(content), new Value.Whole(bytes)),
                new Value.Pointer(address));
    }

    void write(String name, List<String> parameters, List<Value> arguments, @Nullable Value result) {
        out.write(out.function(name, parameters), 0, arguments, result);
    }

    /** Pictures that were shown. */
    public int frames() {
        return out.frames();
    }

    /** Calls that were written. */
    public long calls() {
        return out.calls();
    }

    @Override
    public void close() {
        out.close();
    }
}
