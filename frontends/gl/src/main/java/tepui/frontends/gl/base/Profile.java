package tepui.frontends.gl.base;

import tepui.frontends.glsl.GlslLimits;

/** Version and profile of a context, which decide its functions, enumerants and rules. Never changes. */
public final class Profile {
    /** The compatibility profile. */
    public final boolean compatibility;

    public final boolean es;
    /** The context's version: 33 for 3.3. */
    public final int version;
    /** The version whose names a context of OpenGL ES takes: 3.1 has those of 3.2 by extensions, where the device has it. */
    public final int esNames;

    public final boolean noError;
    /** Not 0 in the core profile and in ES: legacy functions take the guarded way. */
    public final int coreOnly;
    /** What shaders may use. */
    public final GlslLimits limits;

    /**
     * Facts of a context.
     *
     * @param newestEs the newest version of ES that its device has
     * @param limits what shaders may use there
     */
    public Profile(int version, int newestEs, boolean compatibility, boolean es, boolean noError, GlslLimits limits) {
        this.version = version;
        this.compatibility = compatibility;
        this.es = es;
        this.noError = noError;
        this.limits = limits;
        esNames = es && version == 31 && newestEs == 32 ? 32 : version;
        coreOnly = compatibility ? 0 : 1;
    }
}
