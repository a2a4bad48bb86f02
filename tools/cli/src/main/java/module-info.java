/** The {@code tepui} command. Names no driver: those on the module path are found as services. */
module tepui.tools.cli {
    requires static org.jspecify;
    // A window, where there is a display and the launcher adds the module; everything else does without its 100 ms.
    requires static java.desktop;
    requires tepui.ir;
    requires tepui.pipe;
    requires tepui.tools.image;

    uses tepui.pipe.DriverProvider;
}
