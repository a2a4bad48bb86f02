package tepui.frontends.gl.base;

/** Bits of a context's guard word: the rare modes in which calls take the way through {@code Guarded}. */
public final class Guard {
    /** Between glBegin and glEnd. */
    public static final int BEGIN = 1;
    /** A display list is compiled. */
    public static final int LIST = 2;
    /** The device is gone. */
    public static final int LOST = 4;

    /** Vertices of primitives that have ended wait for more of them, to be drawn together. */
    public static final int WAITING = 8;

    /** The context has no compatibility profile; set for good. */
    public static final int CORE = 16;

    /** The context is one of OpenGL ES before 3.0, 3.1, 3.2, or of any version; set for good. The same bits say which functions mind. */
    public static final int ES30 = 32;

    public static final int ES31 = 64;
    public static final int ES32 = 128;
    public static final int NO_ES = 256;
    /** The context shares objects with another one: calls hold the group's lock. */
    public static final int SHARED = 512;

    /** Somebody wants to know of each call. */
    public static final int WATCHED = 1024;

    public static final int ANY_ES = ES30 | ES31 | ES32 | NO_ES;

    /** The bits that are set. */
    public int bits;

    public Guard(Profile profile) {
        bits = lasting(profile.compatibility, profile.es, profile.version);
    }

    /** The bits that never change. */
    private static int lasting(boolean compatibility, boolean es, int version) {
        int bits = compatibility ? 0 : CORE;
        if (!es) return bits;
        if (version < 30) bits |= ES30;
        if (version < 31) bits |= ES31;
        if (version < 32) bits |= ES32;
        return bits | NO_ES;
    }
}
