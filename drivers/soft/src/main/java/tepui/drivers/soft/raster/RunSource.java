package tepui.drivers.soft.raster;

/** Source of the primitives of a large draw, cut into runs that several threads ask for. */
public interface RunSource {
    /**
     * Hands the primitives of a run to {@link Rasterizer#drawShared(int, PrimitiveBatch)}, in order.
     *
     * @param worker whose scratch memory may be used
     */
    void run(int worker, int run);
}
