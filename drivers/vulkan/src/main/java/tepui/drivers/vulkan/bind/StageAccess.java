package tepui.drivers.vulkan.bind;

import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.ir.Stage;
import tepui.pipe.Bind;

/** Accesses of a stage to what it reads, as barriers know them. */
final class StageAccess {
    private StageAccess() {}

    static int uniform(Stage stage) { // hot
        return stage == Stage.FRAGMENT
                ? AccessTable.FRAGMENT_UNIFORM
                : stage == Stage.COMPUTE ? AccessTable.COMPUTE_UNIFORM : AccessTable.GRAPHICS_UNIFORM;
    }

    static int read(Stage stage) { // hot
        return stage == Stage.FRAGMENT
                ? AccessTable.FRAGMENT_READ
                : stage == Stage.COMPUTE ? AccessTable.COMPUTE_READ : AccessTable.GRAPHICS_READ;
    }

    static int texture(VulkanTexture t, Stage stage) { // hot
        if ((t.desc().bind() & Bind.IMAGE) != 0) {
            return read(stage);
        }
        return stage == Stage.FRAGMENT
                ? AccessTable.FRAGMENT_SAMPLED
                : stage == Stage.COMPUTE ? AccessTable.COMPUTE_SAMPLED : AccessTable.GRAPHICS_SAMPLED;
    }
}
