package tepui.targets.nativedoor.memory;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.ForeignProgram;
import tepui.targets.host.Channel;

/**
 * Program whose calls are carried out, with what depends on where it runs: in this process, or at the other end of a
 * link. What it can do for us are functions of C in its process; {@link #ask} has their numbers.
 */
public interface Program {
    // Of clients/gl/src/client.h.
    int ALLOCATE = 16;
    int DEBUG = 17;
    int EXIT = 18;
    int X_OPEN = 19;
    int X_NAME = 20;
    int X_SCREEN = 21;
    int X_VISUAL = 22;
    int X_SYNC = 23;
    int X_INFO = 24;
    int X_ID = 25;
    int X_CLOSE = 26;
    int IS_WAYLAND = 27;
    int WAYLAND_CALL = 28;
    int WAYLAND_SEND = 29;
    int WAYLAND_SYMBOL = 30;
    int WAYLAND_LISTEN = 31;
    int WAYLAND_POOL = 32;
    int WAYLAND_GONE = 33;
    int X_EXTENSION = 34;

    /** The program that is served: its objects belong to it alone. */
    Object owner();

    /** The value of a setting that is the program's own; null for that of this process. */
    @Nullable
    String setting(String name);

    /** The program's address for a text, which stays for good. */
    long text(String text);

    /** Asks the program's process for one of the above. */
    long ask(int kind, long a, long b);

    /** The same, with data in the transfer area. */
    long ask(int kind, byte[] data, long a, long b, long c, long d);

    /** An area that both sides see. */
    Channel.Area area(long bytes);

    /** An area of which the program makes what it is asked for. */
    Channel.Area area(int kind, long bytes, long argument);

    void free(Channel.Area area);

    /** Whether its process can be asked for nothing more. */
    boolean hasLeft();

    /** Answers that the program has left, as a text of so many bytes. */
    String answerText(long bytes);

    /** The one that the thread serves; null where it is in this process. */
    static @Nullable Program foreign() {
        return ForeignProgram.installed() == null ? null : Served.CURRENT.get();
    }

    /** Whose objects the thread may see. */
    static Object currentOwner() {
        Program foreign = foreign();
        return foreign == null ? Program.class : foreign.owner();
    }

    /** Serves a program on this thread from now on; null for none. */
    static void serve(@Nullable Program program) {
        if (program == null) Served.CURRENT.remove();
        else Served.CURRENT.set(program);
    }

    /** Holder of the served program, a variable that an interface cannot have. */
    final class Served {
        private static final ThreadLocal<@Nullable Program> CURRENT = new ThreadLocal<>();

        private Served() {}
    }
}
