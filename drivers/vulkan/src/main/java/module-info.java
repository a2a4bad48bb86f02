/** The Vulkan driver: the contract on devices of Vulkan 1.1 and later. */
module tepui.drivers.vulkan {
    requires tepui.ir;
    requires tepui.pipe;
    requires static org.jspecify;

    provides tepui.pipe.DriverProvider with
            tepui.drivers.vulkan.VulkanProvider;
    provides tepui.pipe.ShaderTranslator with
            tepui.drivers.vulkan.spirv.SpirvTranslator;
}
