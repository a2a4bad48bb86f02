package tepui.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * Program for a Java runtime of Windows that treats windows of other programs as a person does: those whose title holds its argument. Lines that it
 * reads say what: {@code size W H} of what is within the frame, {@code screen} to lose the frame and cover the screen, {@code frame} to have it again,
 * {@code minimise}, {@code restore}, {@code close}.
 */
@SuppressWarnings("restricted")
public final class WindowsPerson {
    private static final int OVERLAPPED_WINDOW = 0x00cf0000;
    /** A popup that is seen. */
    private static final long PLAIN = 0x90000000L;

    private static final long FRAMED = 0x10000000L | OVERLAPPED_WINDOW;
    private static final int STYLE = -16;
    private static final int FRAME_CHANGED_NO_ORDER = 0x20 | 0x4;
    private static final int NEXT = 2;
    private static final int NO_MOVE_NO_ORDER = 0x2 | 0x4;
    private static final int CLOSE = 0x10;
    private static final int MINIMISED = 6;
    private static final int RESTORED = 9;

    private static final SymbolLookup USER = SymbolLookup.libraryLookup("user32", Arena.global());

    private WindowsPerson() {}

    /** @param arguments a part of the windows' title */
    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.strip().split(" ");
            for (long w = (long) call("GetTopWindow", ValueLayout.JAVA_LONG, 0L);
                    w != 0;
                    w = (long) call("GetWindow", ValueLayout.JAVA_LONG, w, NEXT)) {
                if (title(w).contains(arguments[0])) treat(w, words);
            }
        }
    }

    private static void treat(long window, String[] words) {
        switch (words[0]) {
            case "size" -> size(window, Integer.parseInt(words[1]), Integer.parseInt(words[2]));
            case "screen" -> {
                call("SetWindowLongPtrW", ValueLayout.JAVA_LONG, window, STYLE, PLAIN);
                int width = (int) call("GetSystemMetrics", ValueLayout.JAVA_INT, 0);
                int height = (int) call("GetSystemMetrics", ValueLayout.JAVA_INT, 1);
                call("SetWindowPos", ValueLayout.JAVA_INT, window, 0L, 0, 0, width, height, FRAME_CHANGED_NO_ORDER);
            }
            case "frame" -> call("SetWindowLongPtrW", ValueLayout.JAVA_LONG, window, STYLE, FRAMED);
            // A window that another program shows takes its time: it is asked, not made to.
            case "minimise" -> call("ShowWindowAsync", ValueLayout.JAVA_INT, window, MINIMISED);
            case "restore" -> call("ShowWindowAsync", ValueLayout.JAVA_INT, window, RESTORED);
            case "close" -> call("PostMessageW", ValueLayout.JAVA_INT, window, CLOSE, 0L, 0L);
            default -> throw new IllegalArgumentException("WindowsPerson: " + words[0]);
        }
    }

    private static void size(long window, int width, int height) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment area = arena.allocate(16, 4);
            area.set(ValueLayout.JAVA_INT, 8, width);
            area.set(ValueLayout.JAVA_INT, 12, height);
            call("AdjustWindowRect", ValueLayout.JAVA_INT, area, OVERLAPPED_WINDOW, 0);
            int w = area.get(ValueLayout.JAVA_INT, 8) - area.get(ValueLayout.JAVA_INT, 0);
            int h = area.get(ValueLayout.JAVA_INT, 12) - area.get(ValueLayout.JAVA_INT, 4);
            call("SetWindowPos", ValueLayout.JAVA_INT, window, 0L, 0, 0, w, h, NO_MOVE_NO_ORDER);
        }
    }

    private static String title(long window) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(512, 2);
            int length = (int) call("GetWindowTextW", ValueLayout.JAVA_INT, window, text, 256);
            return new String(text.asSlice(0, 2L * length).toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_16LE);
        }
    }

    private static Object call(String name, MemoryLayout result, Object... arguments) {
        MemoryLayout[] layouts = new MemoryLayout[arguments.length];
        for (int i = 0; i < layouts.length; i++) {
            layouts[i] = switch (arguments[i]) {
                case Integer n -> ValueLayout.JAVA_INT;
                case Long n -> ValueLayout.JAVA_LONG;
                default -> ValueLayout.ADDRESS;
            };
        }
        try {
            return Linker.nativeLinker()
                    .downcallHandle(USER.findOrThrow(name), FunctionDescriptor.of(result, layouts))
                    .invokeWithArguments(arguments);
        } catch (Throwable t) {
            throw new IllegalStateException("WindowsPerson: " + name + " could not be called", t);
        }
    }
}
