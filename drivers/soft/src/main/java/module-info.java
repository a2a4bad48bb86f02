/** The software device: the whole pipeline in Java, shaders as machine code, on all cores. */
module tepui.drivers.soft {
    requires java.management;
    requires tepui.ir;
    requires tepui.pipe;
    requires static org.jspecify;

    provides tepui.pipe.DriverProvider with
            tepui.drivers.soft.SoftProvider;
}
