/** Direct3D 9 programs on Tepui: takes the packets of the client library. */
@SuppressWarnings("module") // the name of the API has a digit
module tepui.targets.d3d9door {
    requires tepui.frontends.d3d9;
    requires tepui.layers;
    requires tepui.pipe;
    requires transitive tepui.targets.host;
    requires tepui.targets.lwjgl;
    requires tepui.targets.nativedoor;
    requires static transitive org.jspecify;

    exports tepui.targets.d3d9door;

    provides tepui.targets.host.Served with
            tepui.targets.d3d9door.ServedDirect3D9;
}
