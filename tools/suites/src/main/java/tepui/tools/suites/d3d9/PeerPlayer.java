package tepui.tools.suites.d3d9;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import org.jspecify.annotations.Nullable;

/**
 * Player that runs the program {@code d3d9peer}, in a process that is started anew when a script took it down or did
 * not end.
 */
public final class PeerPlayer implements Player {
    /** Far above what any script needs; only a peer that hangs gets there. */
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final String name;
    private final List<String> command;
    private final Timer watch = new Timer("peers", true);
    private @Nullable Process process;
    private @Nullable Writer in;
    private @Nullable BufferedReader out;

    /** @param command what starts the peer, by words; it reads scripts from its standard input */
    public PeerPlayer(String name, List<String> command) {
        this.name = name;
        this.command = List.copyOf(command);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<String> play(Script script) {
        List<String> answers = new ArrayList<>();
        Process p = started();
        TimerTask late = new TimerTask() {
            @Override
            public void run() {
                end(p);
            }
        };
        watch.schedule(late, LIMIT.toMillis());
        try {
            Writer to = in;
            BufferedReader from = out;
            if (to == null || from == null) throw new IOException("the peer is not there");
            to.write(script.text());
            to.flush();
            boolean begun = false;
            for (String line = from.readLine(); line != null; line = from.readLine()) {
                if (line.equals("script " + script.name())) begun = true;
                else if (begun && line.equals("done")) return answers;
                else if (begun) answers.add(line);
            }
            answers.add("died");
        } catch (IOException e) {
            answers.add("died: " + e.getMessage());
        } finally {
            late.cancel();
        }
        close();
        return answers;
    }

    private Process started() {
        Process p = process;
        if (p != null && p.isAlive()) return p;
        try {
            p = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process = p;
            in = p.outputWriter();
            out = p.inputReader();
            return p;
        } catch (IOException e) {
            throw new UncheckedIOException(name + ": '" + String.join(" ", command) + "' does not start", e);
        }
    }

    private static void end(Process p) {
        p.descendants().forEach(ProcessHandle::destroyForcibly);
        p.destroyForcibly();
    }

    @Override
    public void close() {
        Process p = process;
        if (p != null) end(p);
        process = null;
    }
}
