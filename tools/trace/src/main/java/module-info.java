/** Traces of calls of OpenGL and Direct3D 9 in apitrace's format: read, written, played, recorded. */
@SuppressWarnings("module") // the name of the API ends in a digit
module tepui.tools.trace {
    requires transitive tepui.frontends.d3d9;
    requires transitive tepui.frontends.gl;
    requires transitive tepui.pipe;
    requires transitive tepui.tools.image;
    requires static transitive org.jspecify;

    exports tepui.tools.trace.edit;
    exports tepui.tools.trace.file;
    exports tepui.tools.trace.pack;
    exports tepui.tools.trace.play;
    exports tepui.tools.trace.record;

    provides tepui.frontends.d3d9.Direct3D9Watcher with
            tepui.tools.trace.record.Direct3D9Recordings;
}
