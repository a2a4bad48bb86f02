package tepui.targets.nativedoor;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static tepui.targets.nativedoor.memory.PacketMemory.intAt;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tepui.frontends.gl.foreign.NoContextException;
import tepui.targets.lwjgl.window.NestedCallException;
import tepui.targets.nativedoor.egl.Egl;
import tepui.targets.nativedoor.glx.Glx;
import tepui.targets.nativedoor.memory.HostedProgram;
import tepui.targets.nativedoor.memory.Program;
import tepui.targets.nativedoor.osmesa.OsMesa;
import tepui.targets.nativedoor.window.Current;
import tepui.targets.nativedoor.window.Ends;
import tepui.targets.nativedoor.window.Rendering;
import tepui.targets.nativedoor.x11.XDisplay;

/**
 * Entry point of the client library. It calls {@link #start} once, by JNI, and gets the address of one function that
 * takes a thread's buffer of packets and carries them out on the thread that calls: everything goes through that, since
 * each further stub would cost a start half a millisecond.
 */
public final class Door {
    /** So many messages about calls that failed are told, each of them once. */
    private static final int MOST_TOLD = 10;

    private static final Set<String> TOLD = ConcurrentHashMap.newKeySet();

    private Door() {}

    /** Called by the client library. Writes the address of the function that takes buffers. */
    public static void start(long table) throws ReflectiveOperationException {
        MethodType type = MethodType.methodType(long.class, long.class, long.class);
        MethodHandle consume = MethodHandles.lookup().findStatic(Door.class, "consume", type);
        FunctionDescriptor shape = FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG);
        long address =
                Linker.nativeLinker().upcallStub(consume, shape, Arena.global()).address();
        MemorySegment.ofAddress(table).reinterpret(8).set(JAVA_LONG, 0, address);
    }

    /** The same in the VM of a program in Java, which ends by itself. */
    public static void startWithin(long table) throws ReflectiveOperationException {
        start(table);
        Runtime.getRuntime().addShutdownHook(new Thread(Ends::end));
    }

    /** Carries out packets; returns the last one's result. What fails in one of them is told and is not the next one's matter. */
    static long consume(long from, long end) { // hot
        long at = from;
        while (true) {
            try {
                long result = 0;
                while (at < end) {
                    int header = intAt(at);
                    long packet = at;
                    at += (header >>> 16) * 4L;
                    int op = header & 0xffff;
                    result = Decoder.call(op, packet);
                    if (op == Decoder.BEGIN || Decoder.isVertex(op)) at = Decoder.vertices(at, end);
                }
                return result;
            } catch (Throwable t) {
                // An exception must not leave for C: the VM would end the program.
                tell(t);
                if (at >= end) return 0;
            }
        }
    }

    /**
     * Without a current context calls of OpenGL do nothing, as programs expect that call it once more when theirs is gone. And a driver of the system that asks for devices while it is asked itself is
     * told that there are none.
     */
    private static void tell(Throwable failure) {
        boolean expected = failure instanceof NoContextException || failure instanceof NestedCallException;
        if (expected && !Boolean.getBoolean("tepui.traces")) return;
        String message = "tepui: a call of the program failed: " + failure;
        if (TOLD.size() >= MOST_TOLD || !TOLD.add(message)) return;
        System.err.println(message);
        if (Boolean.getBoolean("tepui.traces")) failure.printStackTrace();
    }

    /** A thread of a program at the other end of a link begins. */
    static void tepuiBegin(long ring, long settings) {
        if (Program.foreign() instanceof HostedProgram program) program.begin(ring, settings);
    }

    /** The thread's context, and in the lowest bits whose it is: 1 EGL's, 2 GLX's, 3 OSMesa's. */
    static long tepuiCurrent() {
        Rendering current = Current.rendering();
        if (current == null) return 0;
        return current.handle | (OsMesa.isOwn(current) ? 3 : current.display instanceof XDisplay ? 2 : 1);
    }

    /** Writes the X error with which the thread's last call of GLX has ended, see {@link Glx#error}; its display, or 0. */
    static long tepuiXError(long to) {
        return Glx.error(to);
    }

    /** The program ends. */
    static void tepuiEnd() {
        if (Program.foreign() == null) Ends.end();
        else {
            Egl.endPictures();
            Glx.endPictures();
        }
    }
}
