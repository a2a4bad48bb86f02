package tepui.frontends.gl.context;

/** The raster position. */
abstract class RasterPosCalls extends AttribStackCalls {
    RasterPosCalls(Setup setup) {
        super(setup);
    }
}
