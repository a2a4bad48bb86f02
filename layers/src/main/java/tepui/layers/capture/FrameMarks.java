package tepui.layers.capture;

/** Marks in the log of a capture: where the frame begins, and where a call of the program does. Programs' own marks cannot be mistaken for them. */
public final class FrameMarks {
    /** The frame begins. */
    static final String FRAME = "\u0001tepui.frame";

    private static final String CALL = "\u0001tepui.call ";

    private FrameMarks() {}

    static String call(int number) {
        return CALL + number;
    }

    /** Is it the beginning of the frame? */
    public static boolean isFrame(String mark) {
        return mark.equals(FRAME);
    }

    /** The number of the call that begins; -1 for any other mark. */
    public static int callOf(String mark) {
        if (!mark.startsWith(CALL)) return -1;
        try {
            return Integer.parseInt(mark, CALL.length(), mark.length(), 10);
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
