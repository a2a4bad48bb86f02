/** An unmodified LWJGL program on Tepui: the weaver of its classes, the agent, the launcher. */
@SuppressWarnings("module") // The modules that are named below are built after this one.
module tepui.targets.lwjgl {
    requires transitive java.instrument;
    requires java.management;
    requires tepui.frontends.gl;
    requires tepui.layers;
    requires transitive tepui.pipe;
    requires tepui.stream;
    requires transitive tepui.tools.image;
    requires tepui.tools.trace;
    requires static transitive org.jspecify;

    exports tepui.targets.lwjgl;
    exports tepui.targets.lwjgl.window to
            tepui.targets.d3d9door,
            tepui.targets.nativedoor,
            tepui.tools.cli;

    uses tepui.pipe.DriverProvider;
    uses tepui.targets.lwjgl.window.GlxFunctions;
}
