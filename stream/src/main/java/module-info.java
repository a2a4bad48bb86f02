/** The command stream: a context that records into a ring and replays on a driver thread into another context. */
module tepui.stream {
    requires transitive tepui.pipe;
    requires static transitive org.jspecify;
    requires jdk.jfr;

    exports tepui.stream;
}
