package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.CpuVertex;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.immediate.VertexStore;

/** Computation of raster positions: a vertex is transformed, lit and clipped, and not drawn. */
public final class RasterPositions {
    private final CpuVertex cpu = new CpuVertex();

    public RasterPositions() {}

    /**
     * glRasterPos.
     *
     * @param viewport x, y, width, height, near, far
     * @param depthClamp depth is clamped to near and far, which then clip nothing (OpenGL 4.6, 13.7 and 18.1.1)
     */
    public void transform(
            FixedState s,
            VertexStore current,
            float[] position,
            double[] viewport,
            boolean depthClamp,
            RasterPosition out) {
        System.arraycopy(position, 0, cpu.position, 0, 4);
        CurrentVertex.load(current, -1, cpu);
        cpu.run(s);
        float[] c = cpu.clip;
        float w = c[3];
        boolean inside = cpu.outside == 0;
        for (int i = 0; i < (depthClamp ? 2 : 3); i++) inside &= c[i] >= -w && c[i] <= w;
        out.valid = inside && w > 0;
        if (!out.valid) return;
        out.window[0] = (float) (viewport[0] + (c[0] / w + 1) * viewport[2] / 2);
        out.window[1] = (float) (viewport[1] + (c[1] / w + 1) * viewport[3] / 2);
        float z = depthClamp ? Math.clamp(c[2] / w, -1f, 1f) : c[2] / w;
        out.window[2] = (float) (viewport[4] + (z + 1) * (viewport[5] - viewport[4]) / 2);
        out.window[3] = w;
        out.distance = s.fogCoordSource == GL_FOG_COORD ? cpu.fogCoord : cpu.fog;
        System.arraycopy(cpu.frontColor, 0, out.color, 0, 4);
        System.arraycopy(cpu.frontSecondary, 0, out.secondary, 0, 4);
        for (int u = 0; u < FixedState.UNITS; u++) System.arraycopy(cpu.coordinates[u], 0, out.texture[u], 0, 4);
    }

    /** glWindowPos. */
    public void window(
            FixedState s, VertexStore current, float x, float y, float z, double near, double far, RasterPosition out) {
        CurrentVertex.load(current, -1, cpu);
        out.valid = true;
        out.window[0] = x;
        out.window[1] = y;
        out.window[2] = (float) (near + Math.clamp(z, 0f, 1f) * (far - near));
        out.window[3] = 1;
        out.distance = s.fogCoordSource == GL_FOG_COORD ? cpu.fogCoord : 0;
        for (int c = 0; c < 4; c++) {
            out.color[c] = Math.clamp(cpu.color[c], 0f, 1f);
            out.secondary[c] = Math.clamp(cpu.secondary[c], 0f, 1f);
        }
        for (int u = 0; u < FixedState.UNITS; u++) System.arraycopy(cpu.texture[u], 0, out.texture[u], 0, 4);
    }
}
