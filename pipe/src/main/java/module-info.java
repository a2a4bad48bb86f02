/** The contract between front ends and drivers: devices, contexts, immutable states, formats, resources, draws. */
module tepui.pipe {
    requires transitive tepui.ir;
    requires static transitive org.jspecify;
    requires transitive jdk.jfr;

    exports tepui.pipe;
    exports tepui.pipe.driver;
    exports tepui.pipe.driver.queue;
    exports tepui.pipe.format;
    exports tepui.pipe.pipeline;

    uses tepui.pipe.DriverProvider;
}
