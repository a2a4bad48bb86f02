package tepui.pipe.driver;

import tepui.pipe.Box;

/**
 * A live mapping of texels: staging memory, and where it goes in the end.
 *
 * @param <S> the driver's storages
 */
record TextureMap<S extends DeviceStorage>(S storage, int level, Box box, int flags, long rowBytes, long sliceBytes) {}
