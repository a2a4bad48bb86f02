package tepui.frontends.gl.program;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.assembly.Parameter;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.fixed.Light;
import tepui.frontends.gl.fixed.Materials;
import tepui.frontends.gl.fixed.Matrix4;
import tepui.frontends.gl.fixed.MatrixStack;

/**
 * Updater of an assembly program's parameters in its default block: before a draw, those whose state changed are
 * written again.
 */
public final class ParameterValues {
    private final Parameter[] parameters;
    private final long[] seen;
    private final int offset;
    private final float[] locals;
    private final float[] value = new float[4];
    private final float[] matrix = new float[16];
    private @Nullable FixedState owner;
    private float near = Float.NaN;
    private float far = Float.NaN;

    /**
     * Of a program.
     *
     * @param offset the word of the default block where they begin
     * @param locals the program's local parameters, which may change
     */
    public ParameterValues(List<Parameter> parameters, int offset, float[] locals) {
        this.parameters = parameters.toArray(new Parameter[0]);
        this.offset = offset;
        this.locals = locals;
        seen = new long[this.parameters.length];
    }

    /**
     * Writes what changed.
     *
     * @param words the default block
     * @return whether anything was written
     */
    public boolean fill(FixedState s, AssemblyTarget target, float depthNear, float depthFar, int[] words) { // hot
        if (owner != s || near != depthNear || far != depthFar) {
            // Another context's state, or what has no version.
            owner = s;
            near = depthNear;
            far = depthFar;
            Arrays.fill(seen, -1);
        }
        boolean any = false;
        for (int i = 0; i < parameters.length; i++) {
            Parameter p = parameters[i];
            boolean given = p.source() == Parameter.Source.ENV || p.source() == Parameter.Source.LOCAL;
            if (!given) {
                long version = version(p, s);
                if (seen[i] == version) continue;
                seen[i] = version;
            }
            int at = offset + 4 * i;
            int changed = 0;
            if (given) {
                float[] from = p.source() == Parameter.Source.ENV ? target.env : locals;
                for (int k = 0; k < 4; k++) {
                    int bits = Float.floatToRawIntBits(from[4 * p.index() + k]);
                    changed |= bits ^ words[at + k];
                    words[at + k] = bits;
                }
            } else {
                read(p, s);
                for (int k = 0; k < 4; k++) {
                    int bits = Float.floatToRawIntBits(value[k]);
                    changed |= bits ^ words[at + k];
                    words[at + k] = bits;
                }
            }
            any |= changed != 0;
        }
        return any;
    }

    private static long pair(int a, int b) { // hot
        return (long) a << 32 | b & 0xffffffffL;
    }

    /** A number that differs whenever the value may. */
    private static long version(Parameter p, FixedState s) { // hot
        return switch (p.source()) {
            case CONSTANT, DEPTH_RANGE, ENV, LOCAL -> 0;
            case MATERIAL -> s.version(Group.MATERIAL);
            case LIGHT_COLOR, LIGHT_POSITION, LIGHT_ATTENUATION, LIGHT_SPOT, LIGHT_HALF, MODEL_AMBIENT ->
                s.version(Group.LIGHT);
            case SCENE_COLOR, LIGHT_PRODUCT -> pair(s.version(Group.LIGHT), s.version(Group.MATERIAL));
            case EYE_PLANE, OBJECT_PLANE -> s.version(Group.TEXTURE_COORDINATES);
            case ENV_COLOR -> s.version(Group.ENVIRONMENT);
            case FOG_COLOR, FOG_PARAMS -> s.version(Group.FOG);
            case CLIP_PLANE -> s.version(Group.CLIP_PLANES);
            case POINT_SIZE, POINT_ATTENUATION -> s.version(Group.POINT);
            case MODELVIEW -> s.modelview.version();
            case PROJECTION -> s.projection.version();
            case MVP -> pair(s.modelview.version(), s.projection.version());
            case TEXTURE_MATRIX -> s.texture[p.index()].version();
            case PROGRAM_MATRIX -> s.program[p.index()].version();
        };
    }

    private void put(float x, float y, float z, float w) {
        value[0] = x;
        value[1] = y;
        value[2] = z;
        value[3] = w;
    }

    private void copy(float[] from, int at) {
        System.arraycopy(from, at, value, 0, 4);
    }

    /** The value, as the tables of section 2.14.3.2 and 3.11.3.2 have it, to {@link #value}. */
    private void read(Parameter p, FixedState s) {
        int i = p.index();
        switch (p.source()) {
            case CONSTANT, ENV, LOCAL -> put(p.x(), p.y(), p.z(), p.w());
            case MATERIAL -> {
                int at = Materials.at(p.face(), p.part());
                if (p.part() == Materials.SHININESS) put(s.materials.values[at], 0, 0, 1);
                else copy(s.materials.values, at);
            }
            case LIGHT_COLOR -> copy(color(s.lights[i], p.part()), 0);
            case LIGHT_POSITION -> copy(s.lights[i].position, 0);
            case LIGHT_ATTENUATION -> {
                Light l = s.lights[i];
                put(l.constantAttenuation, l.linearAttenuation, l.quadraticAttenuation, l.spotExponent);
            }
            case LIGHT_SPOT -> {
                Light l = s.lights[i];
                float cos = (float) Math.cos(Math.toRadians(l.spotCutoff));
                put(l.spotDirection[0], l.spotDirection[1], l.spotDirection[2], cos);
            }
            case LIGHT_HALF -> half(s.lights[i]);
            case MODEL_AMBIENT -> copy(s.modelAmbient, 0);
            case SCENE_COLOR -> {
                float[] m = s.materials.values;
                int e = Materials.at(p.face(), Materials.EMISSION);
                int a = Materials.at(p.face(), Materials.AMBIENT);
                for (int c = 0; c < 3; c++) value[c] = m[e + c] + m[a + c] * s.modelAmbient[c];
                value[3] = m[Materials.at(p.face(), Materials.DIFFUSE) + 3];
            }
            case LIGHT_PRODUCT -> {
                float[] light = color(s.lights[i], p.part());
                int at = Materials.at(p.face(), Materials.AMBIENT + p.part());
                for (int c = 0; c < 3; c++) value[c] = light[c] * s.materials.values[at + c];
                value[3] = s.materials.values[at + 3];
            }
            case EYE_PLANE -> copy(s.units[i].eyePlane[p.part()], 0);
            case OBJECT_PLANE -> copy(s.units[i].objectPlane[p.part()], 0);
            case ENV_COLOR -> copy(s.units[i].color, 0);
            case FOG_COLOR -> copy(s.fogColor, 0);
            case FOG_PARAMS -> put(s.fogDensity, s.fogStart, s.fogEnd, 1 / (s.fogEnd - s.fogStart));
            case CLIP_PLANE -> copy(s.clipPlanes[i], 0);
            case POINT_SIZE -> put(s.pointSize, s.pointMin, s.pointMax, s.pointFade);
            case POINT_ATTENUATION -> put(s.pointAttenuation[0], s.pointAttenuation[1], s.pointAttenuation[2], 1);
            case DEPTH_RANGE -> put(near, far, far - near, 1);
            case MODELVIEW -> row(p, s.modelview);
            case PROJECTION -> row(p, s.projection);
            case MVP -> row(p, s.modelviewProjection());
            case TEXTURE_MATRIX -> row(p, s.texture[i]);
            case PROGRAM_MATRIX -> row(p, s.program[i]);
        }
    }

    private static float[] color(Light l, int kind) {
        return kind == 0 ? l.ambient : kind == 1 ? l.diffuse : l.specular;
    }

    private void half(Light l) {
        double x = l.position[0];
        double y = l.position[1];
        double z = l.position[2];
        double length = Math.sqrt(x * x + y * y + z * z);
        double k = length == 0 ? 0 : 1 / length;
        double hz = z * k + 1;
        double h = Math.sqrt(x * x * k * k + y * y * k * k + hz * hz);
        double j = h == 0 ? 0 : 1 / h;
        put((float) (x * k * j), (float) (y * k * j), (float) (hz * j), 1);
    }

    private void row(Parameter p, MatrixStack stack) {
        row(p, stack.top());
    }

    private void row(Parameter p, float[] top) {
        float[] from = top;
        if (p.face() != 0) {
            Matrix4.invert(matrix, top);
            from = matrix;
        }
        int r = p.part() & 3;
        if ((p.part() & 4) != 0) put(from[4 * r], from[4 * r + 1], from[4 * r + 2], from[4 * r + 3]);
        else put(from[r], from[4 + r], from[8 + r], from[12 + r]);
    }
}
