package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;

/** The unit that calls of the texture environment change. */
public final class TextureUnits {
    private final ActiveUnit activeTexture;
    private final FixedState fixed;
    private final Errors errors;

    public TextureUnits(ActiveUnit activeTexture, FixedState fixed, Errors errors) {
        this.activeTexture = activeTexture;
        this.fixed = fixed;
        this.errors = errors;
    }

    /** The active unit's state, or null with the error recorded. */
    public @Nullable TexUnit activeUnit(String call) {
        if (activeTexture.activeUnit < FixedState.UNITS) return fixed.units[activeTexture.activeUnit];
        errors.error(GL_INVALID_OPERATION, call + ": unit " + activeTexture.activeUnit + " has no fixed function");
        return null;
    }
}
