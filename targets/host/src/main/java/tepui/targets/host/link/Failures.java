package tepui.targets.host.link;

import java.util.concurrent.atomic.AtomicInteger;

/** Messages about what failed while a link was served: each once in a row, and a limited number, since more would be the same. */
public final class Failures {
    private static final int TOLD = 10;

    private final AtomicInteger count = new AtomicInteger();
    private final String of;
    private volatile String last = "";

    /** @param of who it is told of */
    public Failures(String of) {
        this.of = of;
    }

    /** A call failed. The next one is carried out all the same. */
    public void tell(Throwable failure) {
        String text = String.valueOf(failure);
        if (text.equals(last) || count.getAndIncrement() >= TOLD) return;
        last = text;
        System.err.println("tepui: a call of " + of + " failed: " + text);
        if (Boolean.getBoolean("tepui.traces")) failure.printStackTrace();
    }

    /** The link ends for this reason. */
    public void tellEnd(Throwable why) {
        System.err.println("tepui: the link of " + of + " is ended: " + why);
        if (Boolean.getBoolean("tepui.traces")) why.printStackTrace();
    }
}
