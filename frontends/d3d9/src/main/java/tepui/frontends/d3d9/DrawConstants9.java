package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.code.Slots;
import tepui.ir.Stage;

/**
 * Brings constants to the context: registers, and what programs read of states that are bound late. It keeps what the uniforms hold, so that a change of
 * shaders sends nothing that is there already.
 */
final class DrawConstants9 {
    private static final int FLOATS = Dirty9.VERTEX_FLOATS | Dirty9.PIXEL_FLOATS;

    private final DeviceStates d;
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

    DrawConstants9(DeviceStates device) {
        d = device;
    }

    void forget() {
        vertexArrangement = 0;
        pixelArrangement = 0;
        vertexLateWords = 0;
        pixelLateWords = 0;
        stagesSent = false;
        allVertexFloats();
        allPixelFloats();
    }

    /** No register counts as sent. */
    void allVertexFloats() { // hot
        d.vertexFrom = 0;
        d.vertexTo = Integer.MAX_VALUE;
    }

    void allPixelFloats() { // hot
        d.pixelFrom = 0;
        d.pixelTo = Integer.MAX_VALUE;
    }

    /** Float constants of programs alone: what changes most. */
    void floats(int dirty, @Nullable VertexShader9 vs, @Nullable PixelShader9 ps) { // hot
        State9 s = d.state;
        if ((dirty & Dirty9.VERTEX_FLOATS) != 0) {
            vertexArrangement =
                    send(vs == null ? null : vs.floats, s.vertexFloats, d.vertexFrom, d.vertexTo, vertexArrangement);
            d.vertexFrom = Integer.MAX_VALUE;
            d.vertexTo = 0;
        }
        if ((dirty & Dirty9.PIXEL_FLOATS) != 0) {
            pixelArrangement =
                    send(ps == null ? null : ps.floats, s.pixelFloats, d.pixelFrom, d.pixelTo, pixelArrangement);
            d.pixelFrom = Integer.MAX_VALUE;
            d.pixelTo = 0;
        }
    }

    /** Sends registers that changed to a program; answers the arrangement that is there then. */
    private int send(@Nullable ShaderFloats to, int[] registers, int from, int behind, int there) { // hot
        if (to == null) return 0;
        boolean same = to.arrangement == there;
        // What changed and was not sent may be what another program reads.
        return to.send(d.pipe, registers, from, behind, same) || same ? to.arrangement : 0;
    }

    void apply(int dirty, boolean fixedVertex, @Nullable VertexShader9 vs, @Nullable PixelShader9 ps) { // hot
        State9 s = d.state;
        if ((dirty & FLOATS) != 0) floats(dirty, vs, ps);
        if (fixedVertex) {
            d.fixed.sendVertex(dirty);
            // What a shader would read of these changed without it.
            if ((dirty & Dirty9.VERTEX_LATE) != 0) vertexLateWords = 0;
        } else if (vs != null && (dirty & Dirty9.VERTEX_LATE) != 0) {
            sendVertexLate(s, vs);
        }
        if ((dirty & Dirty9.STAGES) != 0) {
            if (ps == null) d.fixed.sendStages();
            stagesSent = ps == null;
        }
        if ((dirty & Dirty9.PIXEL_LATE) != 0) sendPixelLate(s, ps);
    }

    private void sendVertexLate(State9 s, VertexShader9 vs) { // hot
        int[] w = late;
        int mask = s.render[D3DRS_CLIPPLANEENABLE];
        for (int i = 0; i < State9.PLANES; i++) {
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
        d.pipe.setUniforms(Stage.VERTEX, Slots.LATE, w, 0, vertexLateWords);
    }

    private void sendPixelLate(State9 s, @Nullable PixelShader9 ps) { // hot
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
        w[Slots.P_FOG + 2] = Float.floatToRawIntBits(FixedState9.fogScale(start, end));
        w[Slots.P_FOG + 3] = r[D3DRS_FOGDENSITY];
        w[Slots.P_FOG_MODE] = fogMode(s);
        w[Slots.P_ALPHA] = Float.floatToRawIntBits((r[D3DRS_ALPHAREF] & 255) / 255f);
        w[Slots.P_ALPHA + 1] = StateIds9.compare(r[D3DRS_ALPHAFUNC]).ordinal();
        if (ps != null) {
            int projected = 0;
            for (int i = 0; i < State9.STAGES; i++) {
                int t = s.stage(i, D3DTSS_TEXTURETRANSFORMFLAGS);
                if ((t & D3DTTFF_PROJECTED) != 0) projected |= 1 << i;
                FixedState9.bump(s, i, w, Slots.P_BUMP + 4 * i, Slots.P_BUMP_LUMINANCE + 4 * i);
            }
            w[Slots.P_PROJECTED] = projected;
            w[Slots.P_BOOLS] = ps.program.boolBits(s.pixelBools);
            ps.program.putInts(s.pixelInts, w, Slots.P_INTS);
        }
        pixelLateWords = lateWords(ps);
        pixelLateOwn = ps != null && ps.usesIntsOrBools;
        d.pipe.setUniforms(Stage.FRAGMENT, Slots.LATE, w, 0, pixelLateWords);
    }

    /** Words that the pixel code reads of what is bound late. */
    static int lateWords(@Nullable PixelShader9 ps) { // hot
        if (ps == null) return Slots.P_BOOLS + 1;
        return ps.lateWords;
    }

    private int fogMode(State9 s) { // hot
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
