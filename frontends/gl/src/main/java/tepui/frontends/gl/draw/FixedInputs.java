package tepui.frontends.gl.draw;

import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.immediate.AttributeState;

/** State of the compatibility profile that draws read, as constructors take it together. */
public record FixedInputs(FixedState state, FragmentColors fragmentColors, AttributeState current) {}
