package tepui.drivers.d3d12.com;

/** An array of queries. */
public final class ID3D12QueryHeap {
    public static final Guid IID = Guid.of("0d9658ae-ed45-469e-a61d-970ec583cab4");

    private ID3D12QueryHeap() {}
}
