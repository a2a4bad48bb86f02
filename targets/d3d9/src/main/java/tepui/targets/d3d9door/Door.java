package tepui.targets.d3d9door;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static tepui.targets.d3d9door.ClientMemory.intAt;
import static tepui.targets.d3d9door.ClientMemory.longAt;
import static tepui.targets.d3d9door.ClientMemory.putLong;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Entry point of the client library that runs in the program's process. It calls {@link #start} once, by JNI, and gets
 * the address of one function that takes a buffer of packets and carries them out on the thread that calls.
 */
public final class Door {
    /** Words of the packet that begins each buffer: its session, and where that has its answers. */
    private static final int OP_SESSION = 1;

    private static final int OP_END = 2;

    private static final Map<Integer, Session> SESSIONS = new ConcurrentHashMap<>();

    /** The session that was used last, which is mostly the next one too. */
    private static volatile @Nullable Last last;

    private record Last(int number, Session session) {}

    private Door() {}

    /** Called by the client library. Writes the address of the function that takes buffers. */
    public static void start(long table) throws ReflectiveOperationException {
        MethodType type = MethodType.methodType(long.class, long.class, long.class);
        MethodHandle consume = MethodHandles.lookup().findStatic(Door.class, "consume", type);
        FunctionDescriptor shape = FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG);
        putLong(
                table,
                Linker.nativeLinker().upcallStub(consume, shape, Arena.global()).address());
    }

    /** The same in the VM of a program in Java, which ends by itself. */
    public static void startWithin(long table) throws ReflectiveOperationException {
        start(table);
    }

    /** Carries out packets; returns the last one's result. What fails in one of them is told and is not the next one's matter. */
    static long consume(long from, long end) { // hot
        long at = from;
        Session session = null;
        while (true) {
            try {
                int result = 0;
                while (at < end) {
                    int header = intAt(at);
                    int op = header & 0xffff;
                    int words = header >>> 16;
                    long packet = at;
                    at += words * 4L;
                    if (op == OP_SESSION) session = session(intAt(packet + 4), longAt(packet + 8));
                    else if (op == OP_END) end(intAt(from + 4));
                    else if (session != null) result = session.take(op, packet, words);
                }
                return result;
            } catch (Throwable t) {
                // An exception must not leave for C: the VM would end the program.
                Failures.tell(t);
                if (at >= end) return Session.failure();
            }
        }
    }

    private static Session session(int number, long answer) { // hot
        Last l = last;
        if (l != null && l.number == number) return l.session;
        Session s = SESSIONS.computeIfAbsent(number, n -> new Session(answer));
        last = new Last(number, s);
        return s;
    }

    private static void end(int number) {
        last = null;
        Session s = SESSIONS.remove(number);
        if (s != null) s.close();
    }
}
