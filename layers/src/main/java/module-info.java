/** Contexts in front of contexts: call logger and replay, rule checker, counters, figures over the picture. */
module tepui.layers {
    requires transitive tepui.pipe;
    requires static transitive org.jspecify;
    requires java.management;
    requires jdk.jfr;

    exports tepui.layers;
    exports tepui.layers.capture;
    exports tepui.layers.check;
    exports tepui.layers.count;
    exports tepui.layers.debug;
    exports tepui.layers.forward;
    exports tepui.layers.hud;
    exports tepui.layers.log;
    exports tepui.layers.pipelines;
    exports tepui.layers.show;
    exports tepui.layers.time;

    // StateCodec writes records of states, and recipes are made of them.
    opens tepui.layers.pipelines to
            tepui.pipe;
}
