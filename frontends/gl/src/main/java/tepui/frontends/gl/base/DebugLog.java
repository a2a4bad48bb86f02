package tepui.frontends.gl.base;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.BadAddressException;
import tepui.frontends.gl.foreign.ForeignProgram;

/**
 * Log of debug messages: filters, the receiver, and debug groups. A message that nobody wants costs one test: callers
 * ask {@link #isOn} before they make its text.
 */
public final class DebugLog {
    public static final int MAX_LENGTH = 4096;
    public static final int MAX_LOGGED = 256;
    public static final int MAX_GROUPS = 64;

    private static final int SOURCES = 6;
    private static final int TYPES = 9;
    private static final int SEVERITIES = 4;

    /** GL_DEBUG_OUTPUT_SYNCHRONOUS. */
    public boolean synchronous;

    /** Receiver of messages in Java. */
    public interface Receiver {
        void message(int source, int type, int id, int severity, String text);
    }

    /** One message. */
    public record Message(int source, int type, int id, int severity, String text) {
        /** Bytes with the zero behind. */
        public int length() {
            return text.getBytes(StandardCharsets.UTF_8).length + 1;
        }
    }

    /** Filter of messages by source, type and severity, and of single ids. */
    private static final class Filter {
        final boolean[] wanted;
        final Map<Long, Boolean> ids;

        Filter() {
            wanted = new boolean[SOURCES * TYPES * SEVERITIES];
            Arrays.fill(wanted, true);
            ids = new HashMap<>();
            for (int i = 0; i < SOURCES * TYPES; i++) wanted[i * SEVERITIES + severity(GL_DEBUG_SEVERITY_LOW)] = false;
        }

        Filter(Filter from) {
            wanted = from.wanted.clone();
            ids = new HashMap<>(from.ids);
        }
    }

    /** Set by glEnable(GL_DEBUG_OUTPUT). */
    private boolean on;

    private final ArrayDeque<Message> logged = new ArrayDeque<>();
    private final List<Filter> filters = new ArrayList<>(List.of(new Filter()));
    private final List<Message> groups = new ArrayList<>();
    private @Nullable Receiver receiver;
    /** Exception that the receiver threw last; it is the program's own and passes through calls. */
    private @Nullable RuntimeException threw;

    private @Nullable MethodHandle native_;
    private long function;
    private long userParam;

    public DebugLog(boolean on) {
        this.on = on;
    }

    /** Whether messages go anywhere. */
    public boolean isOn() {
        return on;
    }

    public void setOn(boolean value) {
        on = value;
    }

    // ---- numbers of the API's names --------------------------------------------------------------------------------

    public static int source(int source) {
        return source >= GL_DEBUG_SOURCE_API && source <= GL_DEBUG_SOURCE_OTHER ? source - GL_DEBUG_SOURCE_API : -1;
    }

    public static int type(int type) {
        if (type >= GL_DEBUG_TYPE_ERROR && type <= GL_DEBUG_TYPE_OTHER) return type - GL_DEBUG_TYPE_ERROR;
        if (type >= GL_DEBUG_TYPE_MARKER && type <= GL_DEBUG_TYPE_POP_GROUP) return 6 + type - GL_DEBUG_TYPE_MARKER;
        return -1;
    }

    public static int severity(int severity) {
        return switch (severity) {
            case GL_DEBUG_SEVERITY_HIGH -> 0;
            case GL_DEBUG_SEVERITY_MEDIUM -> 1;
            case GL_DEBUG_SEVERITY_LOW -> 2;
            case GL_DEBUG_SEVERITY_NOTIFICATION -> 3;
            default -> -1;
        };
    }

    private static long key(int source, int type, int id) {
        return (long) (source * TYPES + type) << 32 | id & 0xffffffffL;
    }

    // ---- what is wanted --------------------------------------------------------------------------------------------

    /** All of a source, type and severity; GL_DONT_CARE for any. */
    public void control(int source, int type, int severity, boolean wanted) {
        Filter f = filters.getLast();
        for (int s = 0; s < SOURCES; s++) {
            if (source != GL_DONT_CARE && s != source(source)) continue;
            for (int t = 0; t < TYPES; t++) {
                if (type != GL_DONT_CARE && t != type(type)) continue;
                for (int v = 0; v < SEVERITIES; v++) {
                    if (severity == GL_DONT_CARE || v == severity(severity)) {
                        f.wanted[(s * TYPES + t) * SEVERITIES + v] = wanted;
                    }
                }
            }
        }
        // What was said of single ids before is covered by this, whatever their severity was.
        if (severity == GL_DONT_CARE) {
            f.ids.keySet().removeIf(k -> {
                int pair = (int) (k >> 32);
                return (source == GL_DONT_CARE || pair / TYPES == source(source))
                        && (type == GL_DONT_CARE || pair % TYPES == type(type));
            });
        }
    }

    public void control(int source, int type, int id, int count, boolean wanted) {
        filters.getLast().ids.put(key(source(source), type(type), id), wanted);
    }

    private boolean isWanted(int source, int type, int id, int severity) {
        Filter f = filters.getLast();
        Boolean single = f.ids.get(key(source(source), type(type), id));
        if (single != null) return single;
        return f.wanted[(source(source) * TYPES + type(type)) * SEVERITIES + severity(severity)];
    }

    // ---- messages --------------------------------------------------------------------------------------------------

    /** A message of ours about what an application's call costs. */
    public void performance(int id, String text) {
        add(GL_DEBUG_SOURCE_API, GL_DEBUG_TYPE_PERFORMANCE, id, GL_DEBUG_SEVERITY_MEDIUM, text);
    }

    /** Hands a message on where it is wanted. */
    public void add(int source, int type, int id, int severity, String text) {
        if (!on || !isWanted(source, type, id, severity)) return;
        deliver(new Message(source, type, id, severity, cut(text)));
    }

    private static String cut(String text) {
        if (text.length() < MAX_LENGTH / 4) return text;
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length < MAX_LENGTH) return text;
        return new String(bytes, 0, MAX_LENGTH - 1, StandardCharsets.UTF_8);
    }

    private void deliver(Message m) {
        Receiver java = receiver;
        if (java != null) {
            try {
                java.message(m.source, m.type, m.id, m.severity, m.text);
            } catch (RuntimeException e) {
                threw = e;
                throw e;
            }
            return;
        }
        ForeignProgram foreign = Native.foreign();
        if (foreign != null && function != 0) {
            byte[] text = (m.text + "\0").getBytes(StandardCharsets.UTF_8);
            foreign.debugMessage(function, new int[] {m.source, m.type, m.id, m.severity}, text, userParam);
            return;
        }
        MethodHandle handle = native_;
        if (handle != null) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment text = arena.allocateFrom(m.text);
                handle.invokeExact(m.source, m.type, m.id, m.severity, m.length() - 1, text.address(), userParam);
            } catch (Throwable e) {
                throw new IllegalStateException("the debug callback could not be called", e);
            }
            return;
        }
        if (logged.size() < MAX_LOGGED) logged.add(m);
    }

    /** Whether an exception came out of the receiver. */
    boolean threw(RuntimeException e) {
        boolean own = e == threw;
        threw = null;
        return own;
    }

    /** Where messages go from now on; null: to the log. */
    public void setReceiver(@Nullable Receiver to) {
        receiver = to;
        native_ = null;
        function = 0;
        userParam = 0;
    }

    /** The same for a C function. */
    @SuppressWarnings("restricted")
    public void setCallback(long address, long user) {
        Native.check(address, address == 0 ? 0 : 1);
        if (address != 0 && Native.foreign() == null && !CodeAddress.mayBe(address))
            throw new BadAddressException(address);
        receiver = null;
        function = address;
        userParam = user;
        native_ = address == 0 || Native.foreign() != null
                ? null
                : Linker.nativeLinker()
                        .downcallHandle(
                                MemorySegment.ofAddress(address),
                                FunctionDescriptor.ofVoid(
                                        ValueLayout.JAVA_INT,
                                        ValueLayout.JAVA_INT,
                                        ValueLayout.JAVA_INT,
                                        ValueLayout.JAVA_INT,
                                        ValueLayout.JAVA_INT,
                                        ValueLayout.JAVA_LONG,
                                        ValueLayout.JAVA_LONG));
    }

    // ---- what gets ask ---------------------------------------------------------------------------------------------

    public long callbackFunction() {
        return function;
    }

    public long callbackUserParam() {
        return userParam;
    }

    public int loggedCount() {
        return logged.size();
    }

    /** Length of the oldest logged message with its zero, 0 where there is none. */
    public int nextLength() {
        Message m = logged.peek();
        return m == null ? 0 : m.length();
    }

    public int groupDepth() {
        return groups.size() + 1;
    }

    @Nullable
    public Message peek() {
        return logged.peek();
    }

    public void remove() {
        logged.poll();
    }

    // ---- groups ----------------------------------------------------------------------------------------------------

    public void push(int source, int id, String text) {
        add(source, GL_DEBUG_TYPE_PUSH_GROUP, id, GL_DEBUG_SEVERITY_NOTIFICATION, text);
        groups.add(new Message(source, GL_DEBUG_TYPE_POP_GROUP, id, GL_DEBUG_SEVERITY_NOTIFICATION, text));
        filters.add(new Filter(filters.getLast()));
    }

    public void pop() {
        Message m = groups.removeLast();
        filters.removeLast();
        add(m.source, m.type, m.id, m.severity, m.text);
    }

    public static final int MAX_LABEL = 256;
}
