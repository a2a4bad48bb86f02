package tepui.pipe;

/**
 * Blend equations that join whole colours rather than components: those of KHR_blend_equation_advanced, whose formulas hold.
 * Source and target are premultiplied by alpha; coverage is uncorrelated.
 */
public enum AdvancedBlend {
    MULTIPLY,
    SCREEN,
    OVERLAY,
    DARKEN,
    LIGHTEN,
    COLOR_DODGE,
    COLOR_BURN,
    HARD_LIGHT,
    SOFT_LIGHT,
    DIFFERENCE,
    EXCLUSION,
    HSL_HUE,
    HSL_SATURATION,
    HSL_COLOR,
    HSL_LUMINOSITY;

    /** Takes hue, saturation or luminosity of one colour and the rest of the other. */
    public boolean isHsl() {
        return compareTo(HSL_HUE) >= 0;
    }
}
