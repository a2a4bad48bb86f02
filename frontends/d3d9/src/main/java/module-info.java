/** Direct3D 9 and 9Ex on the contract, with its shader bytecode. */
module tepui.frontends.d3d9 {
    requires transitive tepui.pipe;
    requires transitive tepui.ir;
    requires static transitive org.jspecify;

    exports tepui.frontends.d3d9;
    exports tepui.frontends.d3d9.shader;
}
