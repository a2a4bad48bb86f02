package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.program.PixelShaderObject;
import tepui.frontends.d3d9.program.ShaderFloats;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.Matrices;
import tepui.frontends.d3d9.state.StateValues;
import tepui.ir.Stage;

/**
 * Constants of the context: registers, and what programs read of states that are bound late. It keeps what the uniforms hold, so that a change of
 * shaders sends nothing that is there already.
 */
final class DrawConstants {
    private static final int FLOATS = DirtyBits.VERTEX_FLOATS | DirtyBits.PIXEL_FLOATS;

    private final Backend backend;
    private final StateValues values;
    private final DirtyBits dirty;
    private final FixedConstants fixed;
    private final int[] late = new int[Slots.V_WORDS];
    private final int[] pixelLate = new int[Slots.P_WORDS];
    /** {@link tepui.frontends.d3d9.shader.ShaderProgram#arrangement} of the float constants, 0 for none. */
    int vertexArrangement;

    int pixelArrangement;
    /** Words that were sent, and whether they hold a program's own integers or bools. */
    int vertexLateWords;

    boolean vertexLateOwn;
    int pixelLateWords;
    boolean pixelLateOwn;
    boolean stagesSent;

    DrawConstants(Backend backend, DeviceState state, FixedConstants fixed) {
        this.backend = backend;
        values = state.values;
        dirty = state.dirty;
        this.fixed = fixed;
    }

    void forget() {
        vertexArrangement = 0;
        pixelArrangement = 0;
        vertexLateWords = 0;
        pixelLateWords = 0;
        stagesSent = false;
        dirty.allVertexFloats();
        dirty.allPixelFloats();
    }

    /** Float constants of programs alone: what changes most. */
    void floats(int given, @Nullable VertexShaderObject vs, @Nullable PixelShaderObject ps) { // hot
        StateValues s = values;
        if ((given & DirtyBits.VERTEX_FLOATS) != 0) {
            vertexArrangement = send(
                    vs == null ? null : vs.floats, s.vertexFloats, dirty.vertexFrom, dirty.vertexTo, vertexArrangement);
            dirty.vertexFrom = Integer.MAX_VALUE;
            dirty.vertexTo = 0;
        }
        if ((given & DirtyBits.PIXEL_FLOATS) != 0) {
            pixelArrangement = send(
                    ps == null ? null : ps.floats, s.pixelFloats, dirty.pixelFrom, dirty.pixelTo, pixelArrangement);
            dirty.pixelFrom = Integer.MAX_VALUE;
            dirty.pixelTo = 0;
        }
    }

    /** Sends registers that changed to a program; answers the arrangement that is there then. */
    private int send(@Nullable ShaderFloats to, int[] registers, int from, int behind, int there) { // hot
        if (to == null) return 0;
        boolean same = to.arrangement == there;
        // What changed and was not sent may be what another program reads.
        return to.send(backend.pipe, registers, from, behind, same) || same ? to.arrangement : 0;
    }

    void apply(int given, boolean fixedVertex, @Nullable VertexShaderObject vs, @Nullable PixelShaderObject ps) { // hot
        StateValues s = values;
        if ((given & FLOATS) != 0) floats(given, vs, ps);
        if (fixedVertex) {
            fixed.sendVertex(given);
            // What a shader would read of these changed without it.
            if ((given & DirtyBits.VERTEX_LATE) != 0) vertexLateWords = 0;
        } else if (vs != null && (given & DirtyBits.VERTEX_LATE) != 0) {
            sendVertexLate(s, vs);
        }
        if ((given & DirtyBits.STAGES) != 0) {
            if (ps == null) fixed.sendStages();
            stagesSent = ps == null;
        }
        if ((given & DirtyBits.PIXEL_LATE) != 0) sendPixelLate(s, ps);
    }

    private void sendVertexLate(StateValues s, VertexShaderObject vs) { // hot
        int[] w = late;
        int mask = s.render[D3DRS_CLIPPLANEENABLE];
        for (int i = 0; i < StateValues.PLANES; i++) {
            float[] p = s.planes[i];
            for (int k = 0; k < 4; k++) {
                w[Slots.V_PLANES + 4 * i + k] = (mask >> i & 1) != 0 ? Float.floatToRawIntBits(p[k]) : 0;
            }
        }
        w[Slots.V_POINT_SIZE] = s.render[D3DRS_POINTSIZE_MIN];
        w[Slots.V_POINT_SIZE + 1] = s.render[D3DRS_POINTSIZE_MAX];
        w[Slots.V_BOOLS] = vs.program.boolBits(s.vertexBools);
        vs.program.putInts(s.vertexInts, w, Slots.V_INTS);
        vertexLateWords = vs.program.usesInts() ? w.length : Slots.V_INTS;
        vertexLateOwn = vs.usesIntsOrBools;
        backend.pipe.setUniforms(Stage.VERTEX, Slots.LATE, w, 0, vertexLateWords);
    }

    private void sendPixelLate(StateValues s, @Nullable PixelShaderObject ps) { // hot
        int[] r = s.render;
        int[] w = pixelLate;
        int c = r[D3DRS_FOGCOLOR];
        w[Slots.P_FOG_COLOR] = Float.floatToRawIntBits((c >> 16 & 255) / 255f);
        w[Slots.P_FOG_COLOR + 1] = Float.floatToRawIntBits((c >> 8 & 255) / 255f);
        w[Slots.P_FOG_COLOR + 2] = Float.floatToRawIntBits((c & 255) / 255f);
        w[Slots.P_FOG_COLOR + 3] = Float.floatToRawIntBits(1);
        float start = Float.intBitsToFloat(r[D3DRS_FOGSTART]);
        float end = Float.intBitsToFloat(r[D3DRS_FOGEND]);
        w[Slots.P_FOG] = r[D3DRS_FOGSTART];
        w[Slots.P_FOG + 1] = r[D3DRS_FOGEND];
        w[Slots.P_FOG + 2] = Float.floatToRawIntBits(FixedConstants.fogScale(start, end));
        w[Slots.P_FOG + 3] = r[D3DRS_FOGDENSITY];
        w[Slots.P_FOG_MODE] = fogMode(s);
        w[Slots.P_ALPHA] = Float.floatToRawIntBits((r[D3DRS_ALPHAREF] & 255) / 255f);
        w[Slots.P_ALPHA + 1] = StateIds.compare(r[D3DRS_ALPHAFUNC]).ordinal();
        if (ps != null) {
            int projected = 0;
            for (int i = 0; i < StateValues.STAGES; i++) {
                int t = s.stage(i, D3DTSS_TEXTURETRANSFORMFLAGS);
                if ((t & D3DTTFF_PROJECTED) != 0) projected |= 1 << i;
                FixedConstants.bump(s, i, w, Slots.P_BUMP + 4 * i, Slots.P_BUMP_LUMINANCE + 4 * i);
            }
            w[Slots.P_PROJECTED] = projected;
            w[Slots.P_BOOLS] = ps.program.boolBits(s.pixelBools);
            ps.program.putInts(s.pixelInts, w, Slots.P_INTS);
        }
        pixelLateWords = lateWords(ps);
        pixelLateOwn = ps != null && ps.usesIntsOrBools;
        backend.pipe.setUniforms(Stage.FRAGMENT, Slots.LATE, w, 0, pixelLateWords);
    }

    /** Words that the pixel code reads of what is bound late. */
    static int lateWords(@Nullable PixelShaderObject ps) { // hot
        if (ps == null) return Slots.P_BOOLS + 1;
        return ps.lateWords;
    }

    private int fogMode(StateValues s) { // hot
        int[] r = s.render;
        if (r[D3DRS_FOGENABLE] == 0) return Slots.FOG_NONE;
        int table = r[D3DRS_FOGTABLEMODE] & 3;
        if (table == D3DFOG_NONE) return Slots.FOG_VERTEX;
        // By depth, unless the projection says that w is not 1.
        boolean byW = !Matrices.isAffine(s.transforms[1]);
        int mode = table == D3DFOG_EXP ? Slots.FOG_EXP : table == D3DFOG_EXP2 ? Slots.FOG_EXP2 : Slots.FOG_LINEAR;
        return mode + (byW ? Slots.FOG_BY_W : 0);
    }
}
