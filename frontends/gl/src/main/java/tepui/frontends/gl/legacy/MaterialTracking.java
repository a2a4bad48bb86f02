package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.glsl.BuiltinSlots;

/** Materials that follow the current colour (GL_COLOR_MATERIAL): updated from it before they are read. */
public final class MaterialTracking {
    private final FixedState fixed;
    private final AttributeState current;

    public MaterialTracking(FixedState fixed, AttributeState current) {
        this.fixed = fixed;
        this.current = current;
    }

    /** Materials are asked for: those that follow the current colour are brought up to date. */
    public void materialsRead() {
        if (!fixed.colorMaterial) return;
        int c = BuiltinSlots.ATTRIBUTE_COLOR;
        fixed.track(
                current.currentFloat(c, 0),
                current.currentFloat(c, 1),
                current.currentFloat(c, 2),
                current.currentFloat(c, 3));
    }
}
