/** Lays out what a release is: jars with their bills of materials and checksums. */
module tepui.tools.release {
    requires java.xml;
    requires static org.jspecify;
}
