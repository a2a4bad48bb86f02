/** OpenGL on the contract: every version to 4.6, core and compatibility profile. */
module tepui.frontends.gl {
    requires transitive tepui.pipe;
    requires tepui.ir;
    requires tepui.frontends.glsl;
    requires tepui.frontends.spirv;
    requires static transitive org.jspecify;

    exports tepui.frontends.gl;
    exports tepui.frontends.gl.constants;
    exports tepui.frontends.gl.foreign;
}
