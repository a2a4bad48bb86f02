package tepui.drivers.d3d12.com;

/** Root signature: how registers are bound. */
public final class ID3D12RootSignature {
    public static final Guid IID = Guid.of("c54a6b66-72df-4ee8-8be5-a946a1429214");

    private ID3D12RootSignature() {}
}
