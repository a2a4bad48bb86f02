package tepui.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** An X server of the test's own, without a screen; see {@link Need#XVFB}. It ends when it is closed. */
public final class XServer implements AutoCloseable {
    private final Process process;
    private final String display;

    /** Starts one and waits until it answers. */
    public XServer(int width, int height) {
        List<String> command = List.of(
                Need.XVFB.require().toString(),
                "-screen",
                "0",
                width + "x" + height + "x24",
                "-nolisten",
                "tcp",
                "-noreset",
                "-displayfd",
                "1");
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            // It writes the number of its display when it is ready, and nothing if it cannot start.
            StringBuilder number = new StringBuilder();
            for (int c = process.getInputStream().read();
                    c > ' ';
                    c = process.getInputStream().read()) {
                number.append((char) c);
            }
            if (number.isEmpty()) throw new IllegalStateException("XServer: " + command + " did not start");
            display = ":" + number;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Value of the variable DISPLAY. */
    public String display() {
        return display;
    }

    /** The display's name as C has it, for xcb_connect. */
    byte[] displayBytes() {
        return (display + '\0').getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() {
        process.destroy();
        boolean interrupted = false;
        while (true) {
            try {
                process.waitFor();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
