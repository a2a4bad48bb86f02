/** The host: one JVM of a user that serves programs in C over shared memory. Front ends plug in as {@link tepui.targets.host.Served}. */
module tepui.targets.host {
    requires jdk.net;
    requires static transitive org.jspecify;

    exports tepui.targets.host;
    exports tepui.targets.host.server;

    uses tepui.targets.host.Served;
}
