package tepui.drivers.vulkan.spirv;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.ir.TextureShape;

/**
 * A translated shader: its words, and what the driver must know to make layouts and pipelines with it. The entry point is
 * called {@code main}.
 *
 * @param words the module in host order
 * @param bindings descriptors that the code uses, by set and binding; resources that are declared but never used have none
 * @param pushWords bit n: word n of {@link PushWords} is read
 * @param inputs bit n: location n is read
 * @param outputs bit n: location n is written
 * @param patchInputs the same for what is per patch
 * @param patchOutputs the same for what is per patch
 * @param writesPointSize the point size is written
 * @param perSample the fragment shader must run once per sample
 */
public record SpirvModule(
        Stage stage,
        int[] words,
        List<Binding> bindings,
        int pushWords,
        long inputs,
        long outputs,
        long patchInputs,
        long patchOutputs,
        boolean writesPointSize,
        boolean perSample) {
    public SpirvModule {
        bindings = List.copyOf(bindings);
    }

    /**
     * One binding of a set's layout.
     *
     * @param slot the contract's slot, of the first element
     * @param count descriptors
     * @param shape textures and images: {@code BUFFER} needs a texel buffer's descriptor
     */
    public record Binding(
            Resource.Kind kind,
            int set,
            int binding,
            int slot,
            int count,
            @Nullable TextureShape shape) {
        public boolean isTexelBuffer() {
            return shape == TextureShape.BUFFER;
        }
    }
}
