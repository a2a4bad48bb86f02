/** An unmodified LWJGL program on Tepui: the weaver of its classes, the agent, the launcher. */
module tepui.targets.lwjgl {
    requires transitive java.instrument;
    requires java.management;
    requires tepui.frontends.gl;
    requires tepui.layers;
    requires transitive tepui.pipe;
    requires tepui.stream;
    requires transitive tepui.tools.image;
    requires static transitive org.jspecify;

    exports tepui.targets.lwjgl;

    uses tepui.pipe.DriverProvider;
}
