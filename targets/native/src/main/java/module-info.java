/** Programs in C on Tepui: takes the packets of the client library, and has EGL and GLX. */
module tepui.targets.nativedoor {
    requires tepui.frontends.gl;
    requires tepui.pipe;
    requires transitive tepui.targets.host;
    requires tepui.targets.lwjgl;
    requires static transitive org.jspecify;

    exports tepui.targets.nativedoor;

    provides tepui.targets.host.Served with
            tepui.targets.nativedoor.HostedGl;
}
