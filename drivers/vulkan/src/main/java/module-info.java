/** The Vulkan driver: the contract on devices of Vulkan 1.1 and later. */
module tepui.drivers.vulkan {
    requires tepui.ir;
    requires tepui.pipe;
    requires static org.jspecify;

    // StateCodec writes records of states, some of which are the driver's own.
    opens tepui.drivers.vulkan.program to
            tepui.pipe;
    opens tepui.drivers.vulkan.resource to
            tepui.pipe;

    provides tepui.pipe.DriverProvider with
            tepui.drivers.vulkan.VulkanProvider;
    provides tepui.pipe.ShaderTranslator with
            tepui.drivers.vulkan.spirv.SpirvTranslator;
}
