package tepui.pipe.driver.queue;

import org.jspecify.annotations.Nullable;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.BlendState;
import tepui.pipe.LogicOp;
import tepui.pipe.driver.AttributeForms;

/** State that is compiled into shaders, as what is bound has it: blending and logic operations of fragments, forms of attributes. */
public final class CompiledState {
    /** Equation that the fragment shader blends by; null for none. */
    public @Nullable AdvancedBlend advanced;

    /** Operation by which the fragment shader combines bits; null for none. */
    public @Nullable LogicOp logic;

    /** Of the vertex layout, for the vertex shader. */
    public AttributeForms forms = AttributeForms.NONE;

    /**
     * Another blend state is bound.
     *
     * @param combines the device has all logic operations itself
     * @return whether the program is another by that
     */
    public boolean blend(BlendState blend, boolean combines) { // hot
        LogicOp operation = combines ? null : blend.logicOp();
        // Blending is off with a logic operation, of whichever kind it is.
        AdvancedBlend equation = blend.logicOp() == null ? blend.advanced() : null;
        if (equation == advanced && operation == logic) return false;
        advanced = equation;
        logic = operation;
        return true;
    }

    /** Another vertex layout is bound, with these forms; returns whether the program is another by that. */
    public boolean layout(AttributeForms other) { // hot
        if (forms == other) return false;
        forms = other;
        return true;
    }

    /**
     * Does the fragment shader read what its targets hold, or blend or combine by itself?
     *
     * @param fragment of the shader that is bound; null for none
     */
    public boolean readsTargets(@Nullable ShaderTraits fragment) { // hot
        return advanced != null || logic != null || fragment != null && fragment.readsTargets;
    }
}
