/** The driver that takes everything and does nothing: the sink for measuring what is in front of a driver. */
module tepui.drivers.nil {
    requires tepui.pipe;
    requires static transitive org.jspecify;

    provides tepui.pipe.DriverProvider with
            tepui.drivers.nil.NullDriver;
}
