/** The {@code tepui} command. Names no driver: those on the module path are found as services. */
module tepui.tools.cli {
    requires static org.jspecify;
    requires java.desktop;
    requires jdk.jfr;
    requires tepui.frontends.d3d9;
    requires tepui.frontends.gl;
    requires tepui.frontends.glsl;
    requires tepui.ir;
    requires tepui.layers;
    requires tepui.pipe;
    requires tepui.stream;
    requires tepui.targets.d3d9door;
    requires tepui.targets.lwjgl;
    requires tepui.targets.host;
    requires tepui.targets.nativedoor;
    requires tepui.tools.suites;
    requires tepui.tools.image;
    requires tepui.tools.inspect;
    requires tepui.tools.kit;
    requires tepui.tools.trace;

    uses tepui.pipe.DriverProvider;
    uses tepui.pipe.ShaderTranslator;
}
