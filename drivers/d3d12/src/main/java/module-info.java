/** The Direct3D 12 driver: the contract on devices of feature level 11_0 and later. */
@SuppressWarnings("module") // the name of the API ends in a digit
module tepui.drivers.d3d12 {
    requires tepui.ir;
    requires tepui.pipe;
    requires static org.jspecify;

    // StateCodec writes records of states, some of which are the driver's own.
    opens tepui.drivers.d3d12.program to
            tepui.pipe;
    opens tepui.drivers.d3d12.resource to
            tepui.pipe;

    // Found on the class path of tests; what is shipped has none.
    uses tepui.drivers.d3d12.com.CallGuard;

    provides tepui.pipe.DriverProvider with
            tepui.drivers.d3d12.D3d12Provider;
    provides tepui.pipe.ShaderTranslator with
            tepui.drivers.d3d12.dxbc.DxbcTranslator;
}
