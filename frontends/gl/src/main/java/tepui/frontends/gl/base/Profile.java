package tepui.frontends.gl.base;

import tepui.frontends.glsl.GlslLimits;

/** Version and profile of a context, which decide its functions, enumerants and rules. Never changes. */
public final class Profile {
    /** Which OpenGL ES, if any. */
    public enum Es {
        NONE,
        /** 1.0 and 1.1. */
        FIRST,
        /** From 2.0 on. */
        LATER
    }

    /** The compatibility profile. */
    public final boolean compatibility;

    /** OpenGL ES from 2.0 on. */
    public final boolean es;
    /** OpenGL ES 1.1: the compatibility profile, with fewer names and few more ({@link Es1Rules}). */
    public final boolean es1;
    /** The context's version: 33 for 3.3. */
    public final int version;
    /** The version whose names a context of OpenGL ES takes: 3.1 has those of 3.2 by extensions, where the device has it. */
    public final int esNames;

    public final boolean noError;
    /** Not 0 in the core profile and in ES: legacy functions take the guarded way. */
    public final int coreOnly;
    /** Limits of shaders. */
    public final GlslLimits limits;

    /**
     * Facts of a context.
     *
     * @param newestEs the newest version of ES that its device has
     * @param limits what shaders may use there
     */
    public Profile(int version, int newestEs, boolean compatibility, Es es, boolean noError, GlslLimits limits) {
        this.version = version;
        this.compatibility = compatibility;
        this.es = es == Es.LATER;
        es1 = es == Es.FIRST;
        this.noError = noError;
        this.limits = limits;
        esNames = this.es && version == 31 && newestEs == 32 ? 32 : version;
        coreOnly = compatibility ? 0 : 1;
    }
}
