package tepui.drivers.d3d12;

import tepui.pipe.Blit;
import tepui.pipe.UnsupportedByDeviceException;

/** Blits and mip generation. */
final class Blits {
    Blits(D3d12Context context, Recorder recorder) {}

    void blit(Blit blit, D3d12Texture from, D3d12Texture to) {
        throw new UnsupportedByDeviceException("blit: there is none yet");
    }

    void generateMips(D3d12Texture t, int base, int last) {
        throw new UnsupportedByDeviceException("generateMips: there is none yet");
    }
}
