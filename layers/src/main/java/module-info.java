/** Contexts in front of contexts: call logger and replay, rule checker, counters. */
module tepui.layers {
    requires transitive tepui.pipe;
    requires static transitive org.jspecify;

    exports tepui.layers;
    exports tepui.layers.check;
    exports tepui.layers.count;
    exports tepui.layers.log;
}
