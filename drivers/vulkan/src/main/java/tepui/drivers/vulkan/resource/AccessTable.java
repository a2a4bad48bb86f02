package tepui.drivers.vulkan.resource;

import tepui.drivers.vulkan.vk.Vk;

/**
 * Table of all ways in which commands use a resource: stages, accesses, image layout, whether it writes. Barriers are
 * derived from two rows and never written by hand.
 */
public final class AccessTable {
    static final int NONE = 0;
    public static final int VERTEX_BUFFER = 1;
    public static final int INDEX_BUFFER = 2;
    public static final int INDIRECT = 3;
    /** Read by shaders of any graphics stage: uniforms, storage, sampled. */
    public static final int GRAPHICS_READ = 4;

    public static final int GRAPHICS_UNIFORM = 5;
    public static final int FRAGMENT_SAMPLED = 6;
    public static final int GRAPHICS_SAMPLED = 7;
    public static final int GRAPHICS_STORAGE = 8;
    public static final int COMPUTE_READ = 9;
    public static final int COMPUTE_UNIFORM = 10;
    public static final int COMPUTE_SAMPLED = 11;
    public static final int COMPUTE_STORAGE = 12;
    public static final int COLOR = 13;
    public static final int DEPTH = 14;
    public static final int TRANSFER_READ = 15;
    public static final int TRANSFER_WRITE = 16;
    public static final int STREAM_WRITE = 17;
    public static final int STREAM_COUNTER = 18;
    public static final int STREAM_COUNTER_READ = 19;
    static final int CONDITION = 20;
    static final int PRESENT = 21;
    /** Depth that is sampled in the pass that tests with it. */
    public static final int DEPTH_FEEDBACK = 22;
    /** Storage images that are only read. */
    public static final int GRAPHICS_IMAGE_READ = 23;

    public static final int COMPUTE_IMAGE_READ = 24;
    /** Source and target of one copy. */
    public static final int TRANSFER_BOTH = 25;

    /** Read by fragment shaders alone: nothing before them waits for it. */
    public static final int FRAGMENT_UNIFORM = 26;

    public static final int FRAGMENT_READ = 27;

    static final int COUNT = 28;

    public static final int[] STAGES = new int[COUNT];
    public static final int[] ACCESSES = new int[COUNT];
    public static final int[] LAYOUTS = new int[COUNT];
    public static final boolean[] WRITES = new boolean[COUNT];

    private static final int ATTACHMENT_STAGES = Vk.VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
    private static final int DEPTH_STAGES =
            Vk.VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT | Vk.VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT;
    private static final int GRAPHICS = Vk.VK_PIPELINE_STAGE_ALL_GRAPHICS_BIT;
    private static final int COMPUTE = Vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
    private static final int TRANSFER = Vk.VK_PIPELINE_STAGE_TRANSFER_BIT;
    private static final int GENERAL = Vk.VK_IMAGE_LAYOUT_GENERAL;
    private static final int SAMPLED = Vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;

    static {
        int read = Vk.VK_ACCESS_SHADER_READ_BIT;
        int write = Vk.VK_ACCESS_SHADER_WRITE_BIT;
        int color = Vk.VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | Vk.VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
        int depth = Vk.VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_READ_BIT | Vk.VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;
        row(VERTEX_BUFFER, Vk.VK_PIPELINE_STAGE_VERTEX_INPUT_BIT, Vk.VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT, 0, false);
        row(INDEX_BUFFER, Vk.VK_PIPELINE_STAGE_VERTEX_INPUT_BIT, Vk.VK_ACCESS_INDEX_READ_BIT, 0, false);
        row(INDIRECT, Vk.VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT, Vk.VK_ACCESS_INDIRECT_COMMAND_READ_BIT, 0, false);
        row(GRAPHICS_READ, GRAPHICS, read, GENERAL, false);
        row(GRAPHICS_UNIFORM, GRAPHICS, Vk.VK_ACCESS_UNIFORM_READ_BIT, 0, false);
        row(FRAGMENT_UNIFORM, Vk.VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, Vk.VK_ACCESS_UNIFORM_READ_BIT, 0, false);
        row(FRAGMENT_READ, Vk.VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, read, GENERAL, false);
        row(FRAGMENT_SAMPLED, Vk.VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, read, SAMPLED, false);
        row(GRAPHICS_SAMPLED, GRAPHICS, read, SAMPLED, false);
        row(GRAPHICS_STORAGE, GRAPHICS, read | write, GENERAL, true);
        row(COMPUTE_READ, COMPUTE, read, GENERAL, false);
        row(COMPUTE_UNIFORM, COMPUTE, Vk.VK_ACCESS_UNIFORM_READ_BIT, 0, false);
        row(COMPUTE_SAMPLED, COMPUTE, read, SAMPLED, false);
        row(COMPUTE_STORAGE, COMPUTE, read | write, GENERAL, true);
        row(COLOR, ATTACHMENT_STAGES, color, Vk.VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, true);
        row(DEPTH, DEPTH_STAGES, depth, Vk.VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL, true);
        row(TRANSFER_READ, TRANSFER, Vk.VK_ACCESS_TRANSFER_READ_BIT, Vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, false);
        row(TRANSFER_WRITE, TRANSFER, Vk.VK_ACCESS_TRANSFER_WRITE_BIT, Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, true);
        row(
                STREAM_WRITE,
                Vk.VK_PIPELINE_STAGE_TRANSFORM_FEEDBACK_BIT_EXT,
                Vk.VK_ACCESS_TRANSFORM_FEEDBACK_WRITE_BIT_EXT,
                0,
                true);
        row(
                STREAM_COUNTER,
                Vk.VK_PIPELINE_STAGE_TRANSFORM_FEEDBACK_BIT_EXT | Vk.VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                Vk.VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT
                        | Vk.VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_READ_BIT_EXT,
                0,
                true);
        row(
                STREAM_COUNTER_READ,
                Vk.VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                Vk.VK_ACCESS_INDIRECT_COMMAND_READ_BIT | Vk.VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_READ_BIT_EXT,
                0,
                false);
        row(
                CONDITION,
                Vk.VK_PIPELINE_STAGE_CONDITIONAL_RENDERING_BIT_EXT,
                Vk.VK_ACCESS_CONDITIONAL_RENDERING_READ_BIT_EXT,
                0,
                false);
        row(PRESENT, Vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, 0, Vk.VK_IMAGE_LAYOUT_PRESENT_SRC_KHR, false);
        row(DEPTH_FEEDBACK, DEPTH_STAGES | GRAPHICS, depth | read, GENERAL, true);
        row(TRANSFER_BOTH, TRANSFER, Vk.VK_ACCESS_TRANSFER_READ_BIT | Vk.VK_ACCESS_TRANSFER_WRITE_BIT, GENERAL, true);
        row(GRAPHICS_IMAGE_READ, GRAPHICS, read, GENERAL, false);
        row(COMPUTE_IMAGE_READ, COMPUTE, read, GENERAL, false);
    }

    private AccessTable() {}

    private static void row(int access, int stages, int accesses, int layout, boolean writes) {
        STAGES[access] = stages;
        ACCESSES[access] = accesses;
        LAYOUTS[access] = layout;
        WRITES[access] = writes;
    }
}
