/** SPIR-V for OpenGL: modules to the shader IR, with the interface by which they are linked. */
module tepui.frontends.spirv {
    requires transitive tepui.frontends.glsl;
    requires transitive tepui.ir;
    requires static transitive org.jspecify;

    exports tepui.frontends.spirv;
}
