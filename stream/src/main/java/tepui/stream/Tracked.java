package tepui.stream;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceObject;
import tepui.pipe.ShaderObject;

/** Tracking of an object of the device by the stream: which contexts used it, and when. */
sealed class Tracked permits TrackedBuffer, TrackedQuery, TrackedShader {
    private static final Use[] NO_USES = {};

    final StreamDevice device;
    final DeviceObject object;
    /** Resource behind a view: a use of the view is one of the resource too. */
    final @Nullable Tracked resource;

    /** Of a shader: it may read the number of a draw. */
    final boolean readsDrawId;
    /** The device as long as the object may be used, null once it was destroyed: one look for both. */
    @Nullable
    StreamDevice usedBy;

    volatile boolean destroyed;
    /** The use of the context that came first: nearly always the only one. */
    private Use first = Use.NONE;

    private volatile Use[] others = NO_USES;

    Tracked(StreamDevice device, DeviceObject object, @Nullable Tracked resource) {
        this(device, object, resource, false);
    }

    Tracked(StreamDevice device, DeviceObject object, @Nullable Tracked resource, boolean readsDrawId) {
        this.device = device;
        this.usedBy = device;
        this.object = object;
        this.resource = resource;
        this.readsDrawId = readsDrawId;
    }

    /** It may not be used any more. */
    final void destroyed() {
        destroyed = true;
        usedBy = null;
        end(first);
        for (Use u : others) end(u);
    }

    private void end(Use u) {
        // Where a shader is bound is not kept, and of a view only what
        // is behind it: a draw may have used them until now.
        if (object instanceof ShaderObject || resource != null) u.drawn();
        u.end();
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
        grown[at] = made;
        // One more may have closed since they were counted.
        others = at == living ? grown : Arrays.copyOf(grown, at + 1);
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

    /** Of an object that was destroyed: is there a packet that names it, or uses it, and has not been carried out? For any thread. */
    final boolean isNamed() {
        if (isNamed(first)) return true;
        for (Use u : others) {
            if (isNamed(u)) return true;
        }
        return false;
    }

    private static boolean isNamed(Use u) {
        StreamContext c = u.context;
        return c != null && !c.isClosed() && u.endsAt() >= c.head();
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
