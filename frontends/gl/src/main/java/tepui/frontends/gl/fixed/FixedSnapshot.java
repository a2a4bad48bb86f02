package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

/** A copy of groups of the fixed function's state, for the attribute stack. */
public final class FixedSnapshot {
    private final FixedState copy = new FixedState();
    private final int groups;

    /** @param groups GL_LIGHTING_BIT, GL_FOG_BIT, GL_TEXTURE_BIT, GL_TRANSFORM_BIT, GL_POINT_BIT */
    public FixedSnapshot(FixedState from, int groups) {
        this.groups = groups;
        copy(from, copy);
    }

    /** Brings them back. */
    public void restore(FixedState to) {
        copy(copy, to);
        if ((groups & GL_LIGHTING_BIT) != 0) {
            to.changed(FixedState.Group.LIGHT);
            to.changed(FixedState.Group.MATERIAL);
        }
        if ((groups & GL_FOG_BIT) != 0) to.changed(FixedState.Group.FOG);
        if ((groups & GL_POINT_BIT) != 0) to.changed(FixedState.Group.POINT);
        if ((groups & GL_TRANSFORM_BIT) != 0) to.changed(FixedState.Group.CLIP_PLANES);
        if ((groups & GL_TEXTURE_BIT) != 0) {
            to.changed(FixedState.Group.ENVIRONMENT);
            to.changed(FixedState.Group.TEXTURE_COORDINATES);
        }
    }

    private void copy(FixedState a, FixedState b) {
        if ((groups & GL_LIGHTING_BIT) != 0) lighting(a, b);
        if ((groups & GL_FOG_BIT) != 0) {
            b.fog = a.fog;
            b.fogMode = a.fogMode;
            b.fogCoordSource = a.fogCoordSource;
            b.fogDensity = a.fogDensity;
            b.fogStart = a.fogStart;
            b.fogEnd = a.fogEnd;
            b.fogIndex = a.fogIndex;
            System.arraycopy(a.fogColor, 0, b.fogColor, 0, 4);
            b.colorSum = a.colorSum;
        }
        if ((groups & GL_POINT_BIT) != 0) {
            b.pointMin = a.pointMin;
            b.pointMax = a.pointMax;
            System.arraycopy(a.pointAttenuation, 0, b.pointAttenuation, 0, 3);
            for (int u = 0; u < FixedState.UNITS; u++) b.units[u].coordReplace = a.units[u].coordReplace;
        }
        if ((groups & GL_TEXTURE_BIT) != 0) {
            for (int u = 0; u < FixedState.UNITS; u++) b.units[u].set(a.units[u]);
        }
        if ((groups & GL_TRANSFORM_BIT) != 0) {
            b.matrixMode = a.matrixMode;
            b.normalize = a.normalize;
            b.rescaleNormal = a.rescaleNormal;
            for (int p = 0; p < FixedState.CLIP_PLANES; p++) {
                System.arraycopy(a.clipPlanes[p], 0, b.clipPlanes[p], 0, 4);
            }
        }
    }

    private static void lighting(FixedState a, FixedState b) {
        b.lighting = a.lighting;
        for (int i = 0; i < FixedState.LIGHTS; i++) b.lights[i].set(a.lights[i]);
        b.materials.set(a.materials);
        System.arraycopy(a.modelAmbient, 0, b.modelAmbient, 0, 4);
        b.localViewer = a.localViewer;
        b.twoSide = a.twoSide;
        b.separateSpecular = a.separateSpecular;
        b.colorMaterial = a.colorMaterial;
        b.colorMaterialFace = a.colorMaterialFace;
        b.colorMaterialMode = a.colorMaterialMode;
        b.flat = a.flat;
    }
}
