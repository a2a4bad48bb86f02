/** Programs in C on Tepui: takes the packets of the client library, and has EGL and GLX. */
@SuppressWarnings("module") // The module that is named below is built after this one.
module tepui.targets.nativedoor {
    requires tepui.frontends.gl;
    requires tepui.pipe;
    requires transitive tepui.targets.host;
    requires tepui.targets.lwjgl;
    requires static transitive org.jspecify;

    exports tepui.targets.nativedoor;
    exports tepui.targets.nativedoor.x11 to
            tepui.targets.d3d9door;

    provides tepui.targets.lwjgl.window.GlxFunctions with
            tepui.targets.nativedoor.bindings.GlxOfJava;
    provides tepui.targets.host.Served with
            tepui.targets.nativedoor.HostedGl;
}
