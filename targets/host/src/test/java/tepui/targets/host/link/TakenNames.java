package tepui.targets.host.link;

import java.io.IOException;

/** Program for Windows: the name of the client's event is a section's already. The name of the host's, which was an event's for a moment, can be a section's afterwards. */
final class TakenNames {
    private static final String NAME = "Local\\tepui-taken";
    private static final long BYTES = 4096;

    private TakenNames() {}

    /** Ends with 0 where the events' names are free again. */
    public static void main(String[] arguments) throws IOException {
        long taken = Kernel32.createSection(NAME + ".client", BYTES);
        try {
            new Doorbells.Events(NAME).close();
            throw new AssertionError("an event has the name of a section");
        } catch (IOException e) {
            // As it should be.
        }
        Kernel32.close(Kernel32.createSection(NAME + ".host", BYTES));
        Kernel32.close(taken);
    }
}
