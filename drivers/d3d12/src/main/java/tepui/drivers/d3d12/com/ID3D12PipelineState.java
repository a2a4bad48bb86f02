package tepui.drivers.d3d12.com;

/** Pipeline state: shaders and the state that is fixed with them. */
public final class ID3D12PipelineState {
    public static final Guid IID = Guid.of("765a30f3-f624-4c6f-a828-ace948622445");

    private ID3D12PipelineState() {}
}
