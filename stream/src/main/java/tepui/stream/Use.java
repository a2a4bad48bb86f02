package tepui.stream;

import org.jspecify.annotations.Nullable;

/**
 * Last use of one object by one context. Exact without a stamp per draw: what is bound was used by the last draw, if
 * that came after the binding; what is unbound keeps the position of the last draw that had it.
 */
final class Use {
    /** Of no context: what an object has before its first use. */
    static final Use NONE = new Use(null);

    final @Nullable StreamContext context;
    /** The last draw of the context counts as a use. */
    void drawn() {
        StreamContext c = context;
        if (c != null && !c.isClosed()) last = Math.max(last, c.lastDraw());
    }

    /** Position of the last packet whose work uses the object's contents. */
    long last = -1;
    /** Position of the last packet that names the object. */
    long named = -1;

    private long end = -1;

    private int binds;
    private long boundAt;

    Use(@Nullable StreamContext context) {
        this.context = context;
    }

    void bound(long position) { // hot
        named = position;
        if (binds++ == 0) boundAt = position;
    }

    void unbound(long lastDraw) { // hot
        if (--binds == 0 && lastDraw > boundAt && lastDraw > last) last = lastDraw;
    }

    /** Position of the last packet whose work uses the contents; -1 for never. */
    long lastUse() { // hot
        StreamContext c = context;
        if (binds == 0 || c == null) return last;
        long draw = c.lastDraw();
        return draw > boundAt && draw > last ? draw : last;
    }

    /** The object was destroyed: what is told of bindings from now on no longer counts. By who destroys it, whose view of the uses is whole. */
    void end() {
        end = Math.max(named, lastUse());
    }

    /** Position of the last packet that had to do with the object when it was destroyed: all that other threads may ask. */
    long endsAt() {
        return end;
    }
}
