package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.texture.Textures;

/**
 * Error checks of texture units of the fixed function (OpenGL 4.6, chapters 12 and 16): the active one, or one by its name. Each
 * rule gives what was named; where there is none, the error is recorded.
 */
public final class FixedUnitRules {
    private final Textures textures;
    private final FixedState fixed;
    private final Errors errors;

    public FixedUnitRules(Textures textures, FixedState fixed, Errors errors) {
        this.textures = textures;
        this.fixed = fixed;
        this.errors = errors;
    }

    /** A unit's state (12.1.1, 12.1.3, 16.1): units beyond those with coordinates have none. */
    public @Nullable TexUnit unit(String call, int unit) {
        if (unit < FixedState.UNITS) return fixed.units[unit];
        errors.error(GL_INVALID_OPERATION, call + ": unit " + unit + " has no fixed function");
        return null;
    }

    /** The number of the active unit. */
    public int active() {
        return textures.active();
    }

    /** The number of a unit by its name, GL_TEXTURE0 and those behind it (EXT_direct_state_access); -1 for none. */
    public int find(String call, int texunit) { // hot
        int unit = texunit - GL_TEXTURE0;
        if (unit >= 0 && unit < textures.units()) return unit;
        errors.error(GL_INVALID_OPERATION, call + ": unit " + unit + ", there are " + textures.units());
        return -1;
    }
}
