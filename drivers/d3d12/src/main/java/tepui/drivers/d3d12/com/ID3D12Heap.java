package tepui.drivers.d3d12.com;

/** Memory that resources are placed in. */
public final class ID3D12Heap {
    public static final Guid IID = Guid.of("6b3b2502-6e51-45b3-90ee-9884265e8df3");

    private ID3D12Heap() {}
}
