package tepui.tools.cli;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.play.TracePlayer;

/**
 * Watch over a trace's calls while they are made: one that takes longer than seconds is shown with its time, and if the command is interrupted in it, it is told which one
 * it was. A trace may ask for more vertices than anybody waits for.
 */
final class CallWatch implements AutoCloseable {
    /** After so long a call is shown. */
    private static final long LONG = 2_000_000_000L;
    /** After so long it is told where nobody looks, once. */
    private static final long VERY_LONG = 10_000_000_000L;

    private static final long PAUSE_MS = 500;

    private final Terminal terminal;
    private final LongSupplier clock;
    private final Thread looking;
    private final Thread ending = new Thread(this::interrupted);
    private @Nullable Call current;
    private long since;
    private int frame;
    private boolean told;

    private CallWatch(Terminal terminal, LongSupplier clock) {
        this.terminal = terminal;
        this.clock = clock;
        looking = new Thread(this::look, "tepui-call-watch");
        looking.setDaemon(true);
    }

    /** A watch that looks by itself until it is closed. */
    static CallWatch start(Terminal terminal) {
        CallWatch watch = new CallWatch(terminal, System::nanoTime);
        watch.looking.start();
        Runtime.getRuntime().addShutdownHook(watch.ending);
        return watch;
    }

    /** A watch that looks where {@link #show} is called. */
    static CallWatch still(Terminal terminal, LongSupplier clock) {
        return new CallWatch(terminal, clock);
    }

    /** A call of a frame, which counts from 1, is about to be made. */
    synchronized void enter(Call call, int number) {
        current = call;
        frame = number;
        since = clock.getAsLong();
        told = false;
    }

    /** It has come back. */
    synchronized void leave() {
        current = null;
    }

    /** Has a player make a call; returns whether it ended a frame. */
    boolean play(TracePlayer player, Call call) {
        enter(call, player.frames() + 1);
        try {
            return player.play(call);
        } finally {
            leave();
        }
    }

    private void look() {
        try {
            while (true) {
                Thread.sleep(PAUSE_MS);
                show();
            }
        } catch (InterruptedException e) {
            // Closed.
        }
    }

    private static String where(Call call, int frame, long took) {
        return "frame " + frame + ", call " + call.number() + ", " + call.name() + ": " + took / 1_000_000_000L + " s";
    }

    /** Shows a call that takes long. */
    synchronized void show() {
        Call call = current;
        if (call == null) return;
        long took = clock.getAsLong() - since;
        if (took >= LONG) terminal.progress(where(call, frame, took) + "; Ctrl+C ends it");
        if (took < VERY_LONG || terminal.isPerson() || told) return;
        told = true;
        terminal.err().println(where(call, frame, took) + " so far");
    }

    /** The command ends before its call does. */
    synchronized void interrupted() {
        Call call = current;
        if (call == null) return;
        terminal.done();
        terminal.err().println("interrupted in " + where(call, frame, clock.getAsLong() - since));
        terminal.err().flush();
    }

    @Override
    public void close() {
        if (!looking.isAlive()) return;
        looking.interrupt();
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException e) {
            // The process is ending.
        }
    }
}
