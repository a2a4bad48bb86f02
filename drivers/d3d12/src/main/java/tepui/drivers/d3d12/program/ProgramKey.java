package tepui.drivers.d3d12.program;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.TargetReads;

/**
 * Key of a graphics program: its shaders, and the states that are translated into them. A context fills one of its own for each
 * look-up; what a table keeps is a {@link #copy}, which nobody changes.
 */
public final class ProgramKey {
    public @Nullable D3d12Shader vertex;

    public @Nullable D3d12Shader control;

    public @Nullable D3d12Shader evaluation;

    public @Nullable D3d12Shader geometry;

    public @Nullable D3d12Shader fragment;

    public boolean clipMinusWToW;
    public int clips = -1;
    public int patchVertices;
    public boolean captures;
    public boolean perSample;
    public int idTriangles = 1;
    public TargetReads targets = TargetReads.PLAIN;
    /** One of the device's own, so that it is compared as an object. */
    public AttributeForms forms = AttributeForms.NONE;

    public Programs.PrimitiveEmulation emulation = Programs.PrimitiveEmulation.NATIVE;
    /** Of the geometry shader, where the device has only one; what others than the first make is only captured. */
    public int stream;

    /** The vertex shader, without which there is no program. */
    D3d12Shader vertex() {
        D3d12Shader there = vertex;
        if (there == null) throw new IllegalStateException("ProgramKey: there is no vertex shader");
        return there;
    }

    public ProgramKey copy() {
        ProgramKey made = new ProgramKey();
        made.vertex = vertex;
        made.control = control;
        made.evaluation = evaluation;
        made.geometry = geometry;
        made.fragment = fragment;
        made.clipMinusWToW = clipMinusWToW;
        made.clips = clips;
        made.patchVertices = patchVertices;
        made.captures = captures;
        made.perSample = perSample;
        made.idTriangles = idTriangles;
        made.targets = targets;
        made.forms = forms;
        made.emulation = emulation;
        made.stream = stream;
        return made;
    }

    boolean uses(D3d12Shader s) {
        return s == vertex || s == control || s == evaluation || s == geometry || s == fragment;
    }

    public boolean matches(ProgramKey k) { // hot
        return k.vertex == vertex
                && k.fragment == fragment
                && k.geometry == geometry
                && k.control == control
                && k.evaluation == evaluation
                && k.clips == clips
                && k.clipMinusWToW == clipMinusWToW
                && k.patchVertices == patchVertices
                && k.captures == captures
                && k.perSample == perSample
                && k.idTriangles == idTriangles
                && k.targets.equals(targets)
                && k.forms == forms
                && k.emulation == emulation
                && k.stream == stream;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof ProgramKey k && matches(k);
    }

    @Override
    public int hashCode() {
        int variant = Objects.hash(
                clipMinusWToW, clips, patchVertices, captures, perSample, idTriangles, targets, emulation, stream);
        return Objects.hash(vertex, control, evaluation, geometry, fragment, forms) * 31 + variant;
    }
}
