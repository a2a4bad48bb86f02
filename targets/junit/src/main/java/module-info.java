/** Headless tests of programs that draw with OpenGL. */
module tepui.targets.junit {
    requires static transitive org.junit.jupiter.api;
    requires static transitive org.testng;
    requires static transitive org.jspecify;
    requires tepui.frontends.gl;
    requires tepui.pipe;
    requires tepui.targets.lwjgl;
    requires transitive tepui.tools.image;

    exports tepui.targets.junit;
}
