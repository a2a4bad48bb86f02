package tepui.drivers.soft.raster;

/** Everything that is compiled for one fragment shader under one combination of state. */
final class FragmentProgram {
    FragmentProgram() {}
}
