/** The Vulkan driver. So far it writes shaders and provides no device. */
module tepui.drivers.vulkan {
    requires tepui.ir;
    requires tepui.pipe;
    requires static org.jspecify;
}
