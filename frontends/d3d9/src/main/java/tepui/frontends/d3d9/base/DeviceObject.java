package tepui.frontends.d3d9.base;

import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.DeviceChild9;

/** Object of a device; while the program holds it, it holds its device. */
public interface DeviceObject extends CountedObject, DeviceChild9 {
    Backend backend();

    @Override
    default Device9 getDevice() {
        Device9 d = backend().device();
        d.addRef();
        return d;
    }

    @Override
    default void revived() {
        backend().device().addRef();
    }

    @Override
    default void released() {
        backend().device().release();
    }
}
