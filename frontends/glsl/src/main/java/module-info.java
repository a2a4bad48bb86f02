/** The GLSL compiler: source text of any version of GLSL and GLSL ES to the shader IR, and linking. */
module tepui.frontends.glsl {
    requires transitive tepui.ir;
    requires static transitive org.jspecify;

    exports tepui.frontends.glsl;
    exports tepui.frontends.glsl.compiler;
    exports tepui.frontends.glsl.ready;
}
