/** Traces of calls of OpenGL in apitrace's format: read, written, played, recorded. */
module tepui.tools.trace {
    requires transitive tepui.frontends.gl;
    requires transitive tepui.pipe;
    requires transitive tepui.tools.image;
    requires static transitive org.jspecify;

    exports tepui.tools.trace.edit;
    exports tepui.tools.trace.file;
    exports tepui.tools.trace.pack;
    exports tepui.tools.trace.play;
    exports tepui.tools.trace.record;
}
