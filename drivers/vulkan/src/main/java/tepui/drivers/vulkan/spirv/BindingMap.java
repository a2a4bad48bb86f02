package tepui.drivers.vulkan.spirv;

import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.pipe.Limits;

/**
 * Map of the contract's resource slots to Vulkan's: the descriptor set by what it is, the binding by stage and slot.
 * Both are fixed numbers, so a shader is translated once whatever it is linked with, and four sets are within what
 * every device has. A program's set layouts name only the bindings that its modules use ({@link SpirvModule#bindings}).
 *
 * <p>Within a set the stages follow each other in the order vertex, fragment, geometry, tessellation control, tessellation
 * evaluation, so that usual programs use low numbers; compute has pipeline layouts of its own and starts at 0 again. An
 * array of resources is one binding, that of its first slot, with as many descriptors.
 */
public final class BindingMap {
    public static final int SETS = 4;
    /** Uniform buffers, with dynamic offsets or without. */
    public static final int UNIFORM_SET = 0;
    /** Combined image samplers, and uniform texel buffers for {@code BUFFER} shapes. */
    public static final int TEXTURE_SET = 1;
    /** Storage buffers. */
    public static final int STORAGE_SET = 2;
    /** Storage images, and storage texel buffers for {@code BUFFER} shapes. */
    public static final int IMAGE_SET = 3;

    /** Bindings at the end of each stage's part of the uniform set are free for the driver's own uniform buffers. */
    public static final int OWN_UNIFORM_SLOTS = 2;

    /** Slots behind the contract's texture slots: copies of what fragment shaders draw to, for those that read it. */
    public static final int OWN_TEXTURE_SLOTS = Limits.COLOR_TARGETS;

    private static final int[] PLACE_OF_STAGE = {0, 3, 4, 2, 1, 0};

    private BindingMap() {}

    /** The descriptor set of a kind of resource. */
    public static int set(Resource.Kind kind) {
        return switch (kind) {
            case UNIFORM_BUFFER -> UNIFORM_SET;
            case TEXTURE -> TEXTURE_SET;
            case STORAGE_BUFFER -> STORAGE_SET;
            case IMAGE -> IMAGE_SET;
        };
    }

    /** Bindings that a set has for each stage. */
    public static int slotsPerStage(int set) {
        return switch (set) {
            case UNIFORM_SET -> Limits.UNIFORM_BUFFERS + OWN_UNIFORM_SLOTS;
            case TEXTURE_SET -> Limits.TEXTURES + OWN_TEXTURE_SLOTS;
            case STORAGE_SET -> Limits.STORAGE_BUFFERS;
            case IMAGE_SET -> Limits.IMAGES;
            default -> throw new IllegalArgumentException("BindingMap: set is " + set + ", must be 0 to " + (SETS - 1));
        };
    }

    /** The binding of a slot. */
    public static int binding(Stage stage, int set, int slot) {
        int slots = slotsPerStage(set);
        if (slot < 0 || slot >= slots) {
            throw new IllegalArgumentException(
                    "BindingMap: slot of set " + set + " is " + slot + ", must be 0 to " + (slots - 1));
        }
        return PLACE_OF_STAGE[stage.ordinal()] * slots + slot;
    }

    /** The texture slot of the copy of a colour target. */
    public static int targetSlot(int target) {
        return Limits.TEXTURES + target;
    }

    /** The slot behind a binding. */
    public static int slot(int set, int binding) {
        return binding % slotsPerStage(set);
    }
}
