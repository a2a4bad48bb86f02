package tepui.frontends.gl.context;

import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.glsl.GlslLimits;
import tepui.pipe.Device;

/** Version and profile of a context: what decides which functions, names and rules it has. Never changes. */
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

    public Profile(Device device, ContextAttributes attributes) {
        compatibility = Versions.isCompatibility(attributes);
        es = attributes.profile() == ContextAttributes.Profile.ES;
        version = Versions.choose(device, attributes);
        esNames = es && version == 31 && Versions.newestEs(device) == 32 ? 32 : version;
        limits = Capacities.limits(device.caps());
        noError = attributes.noError();
        coreOnly = compatibility ? 0 : 1;
    }
}
