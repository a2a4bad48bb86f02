package tepui.targets.d3d9door;

import java.util.concurrent.atomic.AtomicInteger;

/** Messages about calls that failed with an exception; after some of them more would be the same. */
final class Failures {
    private static final int TOLD = 10;
    private static final AtomicInteger COUNT = new AtomicInteger();

    private Failures() {}

    static void tell(Throwable failure) {
        if (COUNT.getAndIncrement() >= TOLD) return;
        System.err.println("tepui: a call of Direct3D 9 failed: " + failure);
        if (Boolean.getBoolean("tepui.traces")) failure.printStackTrace();
    }
}
