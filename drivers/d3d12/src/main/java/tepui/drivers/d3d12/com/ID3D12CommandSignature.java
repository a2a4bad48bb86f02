package tepui.drivers.d3d12.com;

/** Command signature: the form of indirect arguments. */
public final class ID3D12CommandSignature {
    public static final Guid IID = Guid.of("c36a797c-ec80-4f0a-8985-a7b2475082d1");

    private ID3D12CommandSignature() {}
}
