package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;

/**
 * Error checks of sampler objects (OpenGL 4.6, 8.2 and 8.3); {@link SamplingRules} has those of their parameters. Each rule says
 * whether the call goes on, or gives what was named; where not, the error is recorded.
 */
public final class SamplerRules {
    private final Errors errors;
    private final NameTable<SamplerObject> names;
    private final Textures textures;

    public SamplerRules(Errors errors, NameTable<SamplerObject> names, Textures textures) {
        this.errors = errors;
        this.names = names;
        this.textures = textures;
    }

    /** A count of names (8.2). */
    public boolean count(String call, int n) {
        return n >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": n is " + n + ", must not be negative");
    }

    /** The sampler object of a name (8.2, 8.3). */
    public @Nullable SamplerObject sampler(String call, int name) { // hot
        SamplerObject s = name == 0 ? null : names.get(name);
        if (s == null) errors.error(GL_INVALID_OPERATION, call + ": sampler is " + name + ", which is none");
        return s;
    }

    /** A sampler object whose parameters may be set: no handle names it (ARB_bindless_texture, 3.9.X). */
    public boolean mutable(String call, SamplerObject s) {
        return !s.hasHandle || errors.wrong(GL_INVALID_OPERATION, call + ": sampler " + s.name() + " has handles");
    }

    /** A texture unit (8.2). */
    public boolean unit(String call, int unit) { // hot
        return unit >= 0 && unit < textures.units()
                || errors.wrong(GL_INVALID_VALUE, call + ": unit is " + unit + ", must be below " + textures.units());
    }

    /** The units of glBindSamplers (8.2). */
    public boolean units(String call, int first, int count) {
        if (count < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
        }
        return first >= 0 && (long) first + count <= textures.units()
                || errors.wrong(
                        GL_INVALID_OPERATION,
                        call + ": units " + first + " + " + count + ", there are " + textures.units());
    }
}
