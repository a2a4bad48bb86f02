package tepui.frontends.gl.fixed;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkedProgram;

/**
 * Built-in uniforms of a GLSL program, which are the context's state: {@code gl_ModelViewMatrix}, {@code
 * gl_LightSource[2].position} ... Which ones a program has is found when it is linked; before a draw, those whose group
 * changed are written to the default block. One belongs to one program and one context.
 */
public final class BuiltinUniforms {
    /** Place of a uniform, in words; strides are 0 where there is no array or matrix. */
    record Place(BuiltinValue value, int index, int offset, int arrayStride, int columnStride, int elements) {}

    private final Place[] places;
    private final long[] seen;
    private final float[] scratch = new float[16];
    private float depthNear = Float.NaN;
    private float depthFar = Float.NaN;
    private int samples = -1;

    private BuiltinUniforms(List<Place> places) {
        this.places = places.toArray(new Place[0]);
        this.seen = new long[places.size()];
        java.util.Arrays.fill(seen, -1);
    }

    /** For a program; null where it has no built-in uniforms. */
    public static @Nullable BuiltinUniforms of(LinkedProgram program) {
        List<Place> places = new ArrayList<>();
        for (LinkedProgram.Uniform u : program.uniforms()) {
            if (!u.name().startsWith("gl_") || u.block() >= 0 || u.offset() < 0) continue;
            int index = 0;
            String name = u.baseName();
            int bracket = name.indexOf('[');
            if (bracket >= 0) {
                int end = name.indexOf(']', bracket);
                index = Integer.parseInt(name, bracket + 1, end, 10);
                name = name.substring(0, bracket) + name.substring(end + 1);
            }
            BuiltinValue value = BuiltinValue.of(name);
            if (value == null) continue;
            places.add(new Place(
                    value, index, u.offset() / 4, u.arrayStride() / 4, u.matrixStride() / 4, Math.max(1, u.size())));
        }
        return places.isEmpty() ? null : new BuiltinUniforms(places);
    }

    /** Sets the depth range and the draw framebuffer's samples, which are no state of this package. */
    public void facts(float near, float far, int sampleCount) {
        if (near == depthNear && far == depthFar && sampleCount == samples) return;
        depthNear = near;
        depthFar = far;
        samples = sampleCount;
        for (int i = 0; i < places.length; i++) {
            if (places[i].value.group() == BuiltinValue.FACTS) seen[i] = -1;
        }
    }

    /**
     * Writes what changed.
     *
     * @param words the default block
     * @return whether anything was written
     */
    public boolean fill(FixedState s, int[] words) { // hot
        boolean any = false;
        for (int i = 0; i < places.length; i++) {
            Place p = places[i];
            long version = p.value.version(s, depthNear);
            if (seen[i] == version) continue;
            seen[i] = version;
            any = true;
            for (int e = 0; e < p.elements; e++) write(s, p, e, words);
        }
        return any;
    }

    private void write(FixedState s, Place p, int element, int[] words) {
        int count = p.value.get(s, p.index + element, scratch, depthNear, depthFar, samples);
        int at = p.offset + element * p.arrayStride;
        int rows = p.value.columnRows();
        for (int i = 0; i < count; i++) {
            int to = rows == 0 ? at + i : at + i / rows * p.columnStride + i % rows;
            words[to] =
                    p.value == BuiltinValue.NUM_SAMPLES ? Math.max(1, samples) : Float.floatToRawIntBits(scratch[i]);
        }
    }
}
