package tepui.drivers.vulkan.program;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.spirv.SpirvVariant.PointSize;
import tepui.drivers.vulkan.spirv.SpirvVariant.PrimitiveIds;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.TargetReads;

/**
 * Key of a graphics program: its shaders, and the state that is compiled into modules. A context fills one of its own for each
 * look-up; what a table keeps is a {@link #copy}, which nobody changes.
 */
public final class ProgramKey {
    public @Nullable VulkanShader vertex;

    public @Nullable VulkanShader control;

    public @Nullable VulkanShader evaluation;

    public @Nullable VulkanShader geometry;

    public @Nullable VulkanShader fragment;

    public boolean clipMinusWToW;
    public int clipDistances = -1;
    public PointSize pointSize = PointSize.AS_WRITTEN;
    public PrimitiveIds primitiveIds = PrimitiveIds.AS_COUNTED;
    public TargetReads targets = TargetReads.PLAIN;
    /** One of the device's own, so that it is compared as an object. */
    public AttributeForms forms = AttributeForms.NONE;

    public int patchVertices;
    /** Fragments are shaded at the place of each sample. */
    public boolean everySample;

    public PrimitiveEmulation emulation = PrimitiveEmulation.NATIVE;

    ProgramKey copy() {
        ProgramKey made = new ProgramKey();
        made.vertex = vertex;
        made.control = control;
        made.evaluation = evaluation;
        made.geometry = geometry;
        made.fragment = fragment;
        made.clipMinusWToW = clipMinusWToW;
        made.clipDistances = clipDistances;
        made.pointSize = pointSize;
        made.primitiveIds = primitiveIds;
        made.targets = targets;
        made.forms = forms;
        made.patchVertices = patchVertices;
        made.everySample = everySample;
        made.emulation = emulation;
        return made;
    }

    boolean uses(VulkanShader shader) {
        return vertex == shader
                || control == shader
                || evaluation == shader
                || geometry == shader
                || fragment == shader;
    }

    boolean matches(ProgramKey k) { // hot
        return k.vertex == vertex
                && k.fragment == fragment
                && k.geometry == geometry
                && k.evaluation == evaluation
                && k.control == control
                && k.clipMinusWToW == clipMinusWToW
                && k.clipDistances == clipDistances
                && k.pointSize == pointSize
                && k.primitiveIds == primitiveIds
                && k.targets.equals(targets)
                && k.forms == forms
                && k.patchVertices == patchVertices
                && k.everySample == everySample
                && k.emulation == emulation;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof ProgramKey k && matches(k);
    }

    @Override
    public int hashCode() {
        int variant = Objects.hash(
                clipMinusWToW, clipDistances, pointSize, primitiveIds, targets, patchVertices, everySample, emulation);
        return Objects.hash(vertex, control, evaluation, geometry, fragment, forms) * 31 + variant;
    }
}
