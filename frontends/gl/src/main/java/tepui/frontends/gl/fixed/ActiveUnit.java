package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

/** Unit of glActiveTexture, as the fixed function knows it: it may lie beyond the units that have an environment. */
public final class ActiveUnit {

    public ActiveUnit() {}

    /** The unit of glActiveTexture. */
    public int activeUnit;
}
