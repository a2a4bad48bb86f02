package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.shader.PixelVariant;

/**
 * IDirect3DPixelShader9: translated when it is made. Fog, the alpha test's comparison, bools and integers come through uniforms; what cannot
 * is a {@link PixelVariant}, made when it is first drawn with.
 */
public interface PixelShader9 extends DeviceChild9 {
    int getFunction(int @Nullable [] into, @Nullable IntRef words);
}
