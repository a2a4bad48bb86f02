/** OpenGL inside user interfaces in Java: a component of Swing and a node of JavaFX. */
module tepui.targets.panels {
    requires static transitive javafx.graphics;
    requires static transitive org.jspecify;
    requires static transitive java.desktop;
    requires transitive tepui.frontends.gl;
    requires tepui.pipe;
    requires tepui.targets.lwjgl;

    exports tepui.targets.panels;
    exports tepui.targets.panels.javafx;
    exports tepui.targets.panels.swing;
}
