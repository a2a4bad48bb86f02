package tepui.frontends.gl;

import tepui.frontends.gl.constants.Enumerants;

/** Constants of OpenGL and OpenGL ES under their names there. */
public final class GLConstants implements Enumerants {
    private GLConstants() {}
}
