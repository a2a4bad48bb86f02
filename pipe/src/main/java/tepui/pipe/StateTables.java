package tepui.pipe;

/** The tables of interned states of one device. Id 0 of each is the default. */
public final class StateTables {
    public final StateTable<BlendState> blend = new StateTable<>();
    public final StateTable<RasterState> raster = new StateTable<>();
    public final StateTable<DepthStencilState> depthStencil = new StateTable<>();
    public final StateTable<SamplerState> sampler = new StateTable<>();
    public final StateTable<VertexLayout> vertexLayout = new StateTable<>();

    /** Tables that hold the defaults. */
    public StateTables() {
        blend.intern(BlendState.REPLACE);
        raster.intern(RasterState.DEFAULT);
        depthStencil.intern(DepthStencilState.OFF);
        sampler.intern(SamplerState.NEAREST);
        vertexLayout.intern(VertexLayout.EMPTY);
    }
}
