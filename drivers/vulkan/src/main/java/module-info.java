/** The Vulkan driver. So far it has the vocabulary of its shaders and provides no device. */
module tepui.drivers.vulkan {
    requires static org.jspecify;
}
