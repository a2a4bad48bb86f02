/** Direct3D 9 and 9Ex on the contract, with its shader bytecode. */
@SuppressWarnings("module") // the name of the API ends in a digit
module tepui.frontends.d3d9 {
    requires transitive tepui.pipe;
    requires transitive tepui.ir;
    requires static transitive org.jspecify;

    exports tepui.frontends.d3d9;
    exports tepui.frontends.d3d9.shader;

    uses tepui.frontends.d3d9.Direct3D9Provider;
    uses tepui.frontends.d3d9.Direct3D9Watcher;

    provides tepui.frontends.d3d9.Direct3D9Provider with
            tepui.frontends.d3d9.device.Provider;
}
