package tepui.drivers.d3d12.dxbc;

/**
 * Options of the compiler: what a device makes of shaders beyond what the shader model promises, filled once by the
 * driver.
 */
public final class DxbcOptions {
    /** Descriptor arrays may be indexed by a register; otherwise each element gets a branch. */
    public boolean dynamicIndexing;
    /** Typed images of other formats than 32 bits in one component may be read. */
    public boolean typedLoads = true;
    /** Gradients are taken for cubes. */
    public boolean cubeGradients = true;
    /** Inputs may be evaluated at other places of the pixel; otherwise their slopes are followed. */
    public boolean interpolatesAnywhere = true;
    /** At offsets from its middle too, not only at its samples and its centroid. */
    public boolean interpolatesAtOffsets = true;
    /** Accesses to views can be ordered; otherwise the device orders them by itself. */
    public boolean viewBarriers = true;
    /** Comparisons take texel offsets, and arrays of cubes. */
    public boolean comparesEverywhere = true;
    /** Conversions of floats to integers saturate, NaN gives 0, as Direct3D has it. */
    public boolean saturatingConversions = true;
    /**
     * Textures and images are always seen as arrays, of one layer where the shader has none: so a view may begin at any
     * layer. Cubes that are compared with are left out unless {@link #comparesEverywhere}.
     */
    public boolean arrayViews;
    /** Fragment shaders may give a stencil value. */
    public boolean stencilExport;
    /** Outputs that the pipeline would generate are declared as such; otherwise as any other value of the pipeline. */
    public boolean generatedOutputs = true;
    /** Registers of what belongs to a patch. */
    public int patchRegisters = PatchRegisters.REGISTERS;
    /** The phase of a patch can read what that of its vertices wrote; otherwise it computes it itself. */
    public boolean patchReadsVertices = true;
    /** Captured outputs get registers of their own: the device captures whole registers, each once. */
    public boolean capturesCopies;
    /** The vertex id already includes the base vertex, as Vulkan's does. */
    public boolean vertexIdIncludesBase;

    /** Options that the published rules of feature level 11_0 promise. */
    public static DxbcOptions plain() {
        return new DxbcOptions();
    }

    /** Options of vkd3d up to 2.1. */
    public static DxbcOptions newerVkd3d() {
        DxbcOptions o = new DxbcOptions();
        // It takes eval_snapped for no instruction.
        o.interpolatesAtOffsets = false;
        // Over llvmpipe what is in the last one does not arrive.
        o.patchRegisters = PatchRegisters.REGISTERS - 1;
        // Over llvmpipe it reads 0 but of the first register.
        o.patchReadsVertices = false;
        o.capturesCopies = true;
        return o;
    }

    /** Options of vkd3d 1.14, which Wine 10 has. */
    public static DxbcOptions vkd3dOfWine() {
        DxbcOptions o = newerVkd3d();
        // It does not know dcl_output_sgv.
        o.generatedOutputs = false;
        return o;
    }

    /** Options of vkd3d 1.2. */
    public static DxbcOptions vkd3d() {
        DxbcOptions o = newerVkd3d();
        o.interpolatesAnywhere = false;
        o.cubeGradients = false;
        o.viewBarriers = false;
        o.comparesEverywhere = false;
        o.saturatingConversions = false;
        o.generatedOutputs = false;
        return o;
    }

    private DxbcOptions() {}
}
