/** Runners of conformance suites that others wrote. */
module tepui.tools.suites {
    requires transitive tepui.frontends.glsl;
    requires transitive tepui.tools.kit;
    requires tepui.frontends.d3d9;
    requires tepui.frontends.gl;
    requires tepui.pipe;
    requires tepui.tools.image;
    requires transitive tepui.stream;
    requires java.management;
    requires java.xml;
    requires static transitive org.jspecify;

    exports tepui.tools.suites;
    exports tepui.tools.suites.d3d9;
    exports tepui.tools.suites.gl;
    exports tepui.tools.suites.piglit;
    exports tepui.tools.suites.shader;

    uses tepui.pipe.DriverProvider;
}
