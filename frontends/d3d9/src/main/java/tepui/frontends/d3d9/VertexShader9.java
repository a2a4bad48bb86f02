package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;

/** IDirect3DVertexShader9: translated when it is made; a second form, with clip planes, is made when they are first used with it. */
public interface VertexShader9 extends DeviceChild9 {
    /** The program: the number of words alone where no array is given. */
    int getFunction(int @Nullable [] into, @Nullable IntRef words);
}
