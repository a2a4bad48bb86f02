/** Quick loop: compiles what changed and runs tests of one module, without Maven. */
module tepui.tools.quick {
    requires java.compiler;
    requires java.xml;
}
