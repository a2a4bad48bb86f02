package tepui.stream;

import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceObject;

/** What a stream keeps with an object of the device: which contexts used it, and when. */
class Tracked {
    private static final Use[] NO_USES = {};

    final StreamDevice device;
    final DeviceObject object;
    /** What is behind a view: its use is that of the resource too. */
    final @Nullable Tracked resource;

    volatile boolean destroyed;
    /** The use of the context that came first: nearly always the only one. */
    private Use first = Use.NONE;

    private volatile Use[] others = NO_USES;

    Tracked(StreamDevice device, DeviceObject object, @Nullable Tracked resource) {
        this.device = device;
        this.object = object;
        this.resource = resource;
    }

    /** The use by a context. */
    final Use by(StreamContext context) { // hot
        Use u = first;
        return u.context == context ? u : find(context);
    }

    private Use find(StreamContext context) {
        for (Use u : others) {
            if (u.context == context) return u;
        }
        return add(context);
    }

    private synchronized Use add(StreamContext context) {
        if (first.context == context) return first;
        Use made = new Use(context);
        StreamContext before = first.context;
        if (before == null || before.isClosed()) {
            first = made;
            return made;
        }
        Use[] all = others;
        int living = 0;
        for (Use u : all) {
            if (u.context != null && !u.context.isClosed()) living++;
        }
        Use[] grown = new Use[living + 1];
        int at = 0;
        for (Use u : all) {
            if (u.context != null && !u.context.isClosed() && at < living) grown[at++] = u;
        }
        grown[living] = made;
        others = grown;
        return made;
    }

    /** Is there a packet, of any context, that uses the contents and has not been carried out? */
    final boolean isPending() { // hot
        if (isPending(first)) return true;
        for (Use u : others) {
            if (isPending(u)) return true;
        }
        return false;
    }

    private static boolean isPending(Use u) { // hot
        StreamContext c = u.context;
        return c != null && u.lastUse() >= c.head();
    }

    /** The same for packets that only name the object. */
    final boolean isNamed() {
        if (isNamed(first)) return true;
        for (Use u : others) {
            if (isNamed(u)) return true;
        }
        return false;
    }

    private static boolean isNamed(Use u) {
        StreamContext c = u.context;
        return c != null && !c.isClosed() && u.lastNamed() >= c.head();
    }

    /** Waits for what other contexts have handed to their threads and {@code context} may rely on; its own it waits for itself. */
    final void awaitOthers(StreamContext context) {
        awaitOther(first, context);
        for (Use u : others) awaitOther(u, context);
    }

    private static void awaitOther(Use u, StreamContext context) {
        StreamContext c = u.context;
        if (c != null && c != context && !c.isClosed()) c.awaitPublished(u.lastUse());
    }
}
