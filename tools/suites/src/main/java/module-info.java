/** Runners of conformance suites that others wrote. */
module tepui.tools.suites {
    requires transitive tepui.frontends.glsl;
    requires transitive tepui.tools.kit;
    requires static transitive org.jspecify;

    exports tepui.tools.suites;
}
