package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.pixel.PixelState;
import tepui.pipe.Caps;

/** Unit of glActiveTexture, as the fixed function knows it: it may lie beyond the units that have an environment. */
public final class ActiveUnit {

    public ActiveUnit() {
    }

    /** The unit of glActiveTexture. */
    public int activeUnit;
}
