package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.texture.Textures;

/** The unit that calls of the texture environment change. */
public final class TextureUnits {
    private final Textures textures;
    private final FixedState fixed;
    private final Errors errors;

    public TextureUnits(Textures textures, FixedState fixed, Errors errors) {
        this.textures = textures;
        this.fixed = fixed;
        this.errors = errors;
    }

    /** The active unit's state, or null with the error recorded. */
    public @Nullable TexUnit activeUnit(String call) {
        if (textures.active() < FixedState.UNITS) return fixed.units[textures.active()];
        errors.error(GL_INVALID_OPERATION, call + ": unit " + textures.active() + " has no fixed function");
        return null;
    }
}
