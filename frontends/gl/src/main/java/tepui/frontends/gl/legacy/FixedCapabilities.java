package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.fixed.FixedUnitRules;
import tepui.frontends.gl.fixed.TexUnit;

/** Switches of the fixed function, beside those that all profiles have. */
public final class FixedCapabilities {
    private final MaterialTracking materialTracking;
    private final FixedUnitRules fixedUnits;
    private final Profile profile;
    private final Dirty dirty;
    private final ProgramBindings programs;
    private final FixedState fixed;

    public FixedCapabilities(
            Profile profile,
            Dirty dirty,
            ProgramBindings programs,
            FixedState fixed,
            FixedUnitRules fixedUnits,
            MaterialTracking materialTracking) {
        this.materialTracking = materialTracking;
        this.fixedUnits = fixedUnits;
        this.profile = profile;
        this.dirty = dirty;
        this.programs = programs;
        this.fixed = fixed;
    }

    private static int target(int cap) {
        return switch (cap) {
            case GL_TEXTURE_1D -> TexUnit.ENABLE_1D;
            case GL_TEXTURE_2D -> TexUnit.ENABLE_2D;
            case GL_TEXTURE_3D -> TexUnit.ENABLE_3D;
            case GL_TEXTURE_RECTANGLE -> TexUnit.ENABLE_RECT;
            case GL_TEXTURE_CUBE_MAP -> TexUnit.ENABLE_CUBE;
            default -> 0;
        };
    }

    /** Whether a switch is one of texture units. */
    public boolean isOfUnit(int cap) {
        return profile.coreOnly == 0 && (target(cap) != 0 || cap >= GL_TEXTURE_GEN_S && cap <= GL_TEXTURE_GEN_Q);
    }

    /** A switch that {@link #isOfUnit}, of any unit. */
    public void enable(String call, int index, int cap, boolean on) {
        TexUnit unit = fixedUnits.unit(call, index);
        if (unit == null) return;
        int target = target(cap);
        if (target != 0) {
            unit.targets = on ? unit.targets | target : unit.targets & ~target;
            fixed.changed(Group.ENVIRONMENT);
            dirty.bits |= Dirty.TEXTURES;
        } else {
            int bit = 1 << cap - GL_TEXTURE_GEN_S;
            unit.genEnabled = on ? unit.genEnabled | bit : unit.genEnabled & ~bit;
            fixed.changed(Group.TEXTURE_COORDINATES);
        }
        fixed.keyChanged();
    }

    /** Whether the switch is the fixed function's. */
    public boolean enable(int cap, boolean on) {
        if (isOfUnit(cap)) {
            enable(on ? "glEnable" : "glDisable", fixedUnits.active(), cap, on);
            return true;
        }
        if (cap >= GL_LIGHT0 && cap < GL_LIGHT0 + FixedState.LIGHTS) {
            fixed.lights[cap - GL_LIGHT0].enabled = on;
            fixed.changed(Group.LIGHT);
        } else if (cap >= GL_CLIP_PLANE0 && cap < GL_CLIP_PLANE0 + FixedState.CLIP_PLANES) {
            int bit = 1 << cap - GL_CLIP_PLANE0;
            fixed.clipEnabled = on ? fixed.clipEnabled | bit : fixed.clipEnabled & ~bit;
            fixed.changed(Group.CLIP_PLANES);
            fixed.keyChanged();
            dirty.bits |= Dirty.RASTER;
            return false; // the same switch is gl_ClipDistance's
        } else if (!enableOther(cap, on)) {
            return false;
        }
        fixed.keyChanged();
        return true;
    }

    private boolean enableOther(int cap, boolean on) {
        switch (cap) {
            case GL_LIGHTING -> {
                fixed.lighting = on;
                fixed.changed(Group.LIGHT);
            }
            case GL_COLOR_MATERIAL -> {
                materialTracking.materialsRead();
                fixed.colorMaterial = on;
                materialTracking.materialsRead();
                fixed.changed(Group.MATERIAL);
            }
            case GL_NORMALIZE -> {
                fixed.normalize = on;
                fixed.changed(Group.LIGHT);
            }
            case GL_RESCALE_NORMAL -> {
                fixed.rescaleNormal = on;
                fixed.changed(Group.LIGHT);
            }
            case GL_FOG -> {
                fixed.fog = on;
                fixed.changed(Group.FOG);
            }
            case GL_COLOR_SUM -> {
                fixed.colorSum = on;
                fixed.changed(Group.LIGHT);
            }
            case GL_POINT_SPRITE -> {
                fixed.pointSprite = on;
                fixed.changed(Group.POINT);
            }
            case GL_VERTEX_PROGRAM_ARB -> programs.enable(programs.vertexAssembly, on);
            case GL_FRAGMENT_PROGRAM_ARB -> programs.enable(programs.fragmentAssembly, on);
            case GL_VERTEX_PROGRAM_TWO_SIDE -> {
                fixed.vertexProgramTwoSide = on;
                fixed.changed(Group.LIGHT);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Is it one of these switches, and of no other chapter's as well? */
    public boolean isSwitch(int cap) {
        if (profile.coreOnly != 0) return false;
        if (isOfUnit(cap)) return true;
        if (cap >= GL_LIGHT0 && cap < GL_LIGHT0 + FixedState.LIGHTS) return true;
        return switch (cap) {
            case GL_LIGHTING,
                    GL_COLOR_MATERIAL,
                    GL_NORMALIZE,
                    GL_RESCALE_NORMAL,
                    GL_FOG,
                    GL_COLOR_SUM,
                    GL_POINT_SPRITE,
                    GL_VERTEX_PROGRAM_ARB,
                    GL_FRAGMENT_PROGRAM_ARB,
                    GL_VERTEX_PROGRAM_TWO_SIDE -> true;
            default -> false;
        };
    }

    /** A switch that {@link #isOfUnit}, of any unit. */
    public boolean isOn(String call, int index, int cap) {
        TexUnit unit = fixedUnits.unit(call, index);
        if (unit == null) return false;
        int target = target(cap);
        return target != 0 ? (unit.targets & target) != 0 : (unit.genEnabled >> cap - GL_TEXTURE_GEN_S & 1) != 0;
    }

    public boolean isOn(int cap) {
        if (isOfUnit(cap)) return isOn("glIsEnabled", fixedUnits.active(), cap);
        if (cap >= GL_LIGHT0 && cap < GL_LIGHT0 + FixedState.LIGHTS) return fixed.lights[cap - GL_LIGHT0].enabled;
        return switch (cap) {
            case GL_LIGHTING -> fixed.lighting;
            case GL_COLOR_MATERIAL -> fixed.colorMaterial;
            case GL_NORMALIZE -> fixed.normalize;
            case GL_RESCALE_NORMAL -> fixed.rescaleNormal;
            case GL_FOG -> fixed.fog;
            case GL_COLOR_SUM -> fixed.colorSum;
            case GL_POINT_SPRITE -> fixed.pointSprite;
            case GL_VERTEX_PROGRAM_ARB -> programs.vertexAssembly.enabled;
            case GL_FRAGMENT_PROGRAM_ARB -> programs.fragmentAssembly.enabled;
            case GL_VERTEX_PROGRAM_TWO_SIDE -> fixed.vertexProgramTwoSide;
            default ->
                throw new IllegalArgumentException("no switch of the fixed function: 0x" + Integer.toHexString(cap));
        };
    }
}
