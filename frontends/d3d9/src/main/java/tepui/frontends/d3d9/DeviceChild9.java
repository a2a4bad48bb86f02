package tepui.frontends.d3d9;

/** An object of a device; while the program holds it, it holds its device. */
public abstract sealed class DeviceChild9 extends Unknown9
        permits Resource9, VertexDeclaration9, VertexShader9, PixelShader9, StateBlock9, Query9, SwapChain9 {
    final DeviceBase device;

    DeviceChild9(DeviceBase device) {
        this.device = device;
        device.addRef();
    }

    /** One that is counted from 0: it belongs to the device or to another object. */
    DeviceChild9(DeviceBase device, boolean implicit) {
        this.device = device;
        if (implicit) references = 0;
        else device.addRef();
    }

    /** The device, with a count of its own. */
    public Device9 getDevice() {
        device.addRef();
        return (Device9) device;
    }

    @Override
    public int addRef() {
        device.enter();
        try {
            return super.addRef();
        } finally {
            device.leave();
        }
    }

    @Override
    public int release() {
        device.enter();
        try {
            return super.release();
        } finally {
            device.leave();
        }
    }

    @Override
    void revived() {
        device.addRef();
    }

    @Override
    void released() {
        device.childReleased();
    }
}
