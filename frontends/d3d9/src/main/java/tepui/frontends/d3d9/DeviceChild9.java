package tepui.frontends.d3d9;

/** An object of a device; while the program holds it, it holds its device. */
public interface DeviceChild9 extends Unknown9 {
    /** The device, with a count of its own. */
    Device9 getDevice();
}
