/** The driver conformance kit: one set of cases against the contract, run on every driver. */
module tepui.tools.kit {
    requires transitive tepui.pipe;
    requires transitive tepui.ir;
    requires transitive tepui.tools.image;
    requires static transitive org.jspecify;

    exports tepui.tools.kit;
    exports tepui.tools.kit.scene;

    uses tepui.pipe.DriverProvider;
}
