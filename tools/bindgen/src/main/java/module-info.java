/** Writes committed files from data. */
module tepui.tools.bindgen {
    requires static org.jspecify;
    requires tepui.pipe;
}
