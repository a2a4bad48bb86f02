package tepui.drivers.d3d12.dxbc;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.TextureShape;

/**
 * A translated shader: its container, and what the driver must know to make root signatures and pipelines with it.
 *
 * @param bytes the container
 * @param bindings what the code uses; resources that are declared but never used have none
 * @param rootWords bit n: word n of {@link RootWords} is read
 * @param inputs bit n: location n is read
 * @param outputs bit n: location n is written
 * @param patchInputs the same for registers of what is per patch
 * @param patchOutputs the same for registers of what is per patch
 * @param farOutput of control shaders the last output of vertices
 * @param vertexScalars of geometry shaders the scalars of a vertex, as Direct3D counts them: what is declared of the stream that has most
 * @param perSample the fragment shader runs once per sample
 */
public record DxbcModule(
        Stage stage,
        byte[] bytes,
        List<Binding> bindings,
        int rootWords,
        long inputs,
        long outputs,
        long patchInputs,
        long patchOutputs,
        @Nullable FarOutput farOutput,
        int vertexScalars,
        boolean perSample) {
    public DxbcModule {
        bindings = List.copyOf(bindings);
    }

    /**
     * One resource.
     *
     * @param slot the contract's slot, of the first element
     * @param register the register of the first element, by {@link ResourceRegisters}
     * @param count registers
     * @param shape textures and images: what the view must be
     * @param sampled textures: the sampler of that number is used as well
     * @param texelKind textures and images: what texels are read as
     * @param shadow textures: the sampler compares
     * @param size uniform buffers: bytes that may be read, 0 if unknown
     */
    public record Binding(
            Resource.Kind kind,
            int slot,
            int register,
            int count,
            @Nullable TextureShape shape,
            boolean sampled,
            ScalarKind texelKind,
            boolean shadow,
            int size) {}
}
