package tepui.drivers.d3d12;

import tepui.pipe.Box;

/** A live mapping of texels: staging memory, and where it goes in the end. */
record TextureMap(BufferStorage storage, int level, Box box, int flags, long rowBytes, long sliceBytes) {}
