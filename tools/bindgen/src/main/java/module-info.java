/** Generators of committed files, from data. */
module tepui.tools.bindgen {
    requires java.xml;
    requires static org.jspecify;
    requires tepui.pipe;
}
