package tepui.layers.capture;

/** Name of this program's command as its user types it, for messages and pages: what the system property {@code tepui.command} says, or the jar's. */
public final class UserCommand {
    private UserCommand() {}

    /** A whole line to be typed. */
    public static String of(String words) {
        return name() + " " + words;
    }

    /** The command without a word behind it. */
    public static String name() {
        return System.getProperty("tepui.command", "java -jar tepui.jar");
    }
}
