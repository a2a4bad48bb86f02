package tepui.frontends.gl.api;

import tepui.frontends.gl.fixed.TextureUnits;
import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.fixed.TexUnit;

/** Switches and values of the fixed function, beside the core profile's: glEnable, glIsEnabled and glGet... of them. */
public final class FixedStateCalls {
    private final TextureUnits fixedUnits;
    private final Profile profile;
    private final Dirty dirty;
    private final ProgramBindings programs;
    private final FixedState fixed;
    private final LightCalls light;
    private final StateCalls state;

    public FixedStateCalls(Profile profile, Dirty dirty, ProgramBindings programs, FixedState fixed, LightCalls light, StateCalls state, TextureUnits fixedUnits) {
        this.fixedUnits = fixedUnits;
        this.profile = profile;
        this.dirty = dirty;
        this.programs = programs;
        this.fixed = fixed;
        this.light = light;
        this.state = state;
    }

    // ---- switches --------------------------------------------------------------------------------------------------

    void fixedEnable(int cap) {
        if (profile.coreOnly != 0 || isEverywhere(cap) || !enable(cap, true)) state.coreEnable(cap);
    }

    void fixedDisable(int cap) {
        if (profile.coreOnly != 0 || isEverywhere(cap) || !enable(cap, false)) state.coreDisable(cap);
    }

    /** What programs switch between draws is looked for first. */
    private static boolean isEverywhere(int cap) {
        return cap == GL_BLEND || cap == GL_DEPTH_TEST || cap == GL_CULL_FACE || cap == GL_SCISSOR_TEST;
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

    /** Whether the switch is the fixed function's. */
    private boolean enable(int cap, boolean on) {
        int target = target(cap);
        if (target != 0) {
            TexUnit unit = fixedUnits.activeUnit(on ? "glEnable" : "glDisable");
            if (unit == null) return true;
            unit.targets = on ? unit.targets | target : unit.targets & ~target;
            fixed.changed(Group.ENVIRONMENT);
            dirty.bits |= Dirty.TEXTURES;
        } else if (cap >= GL_TEXTURE_GEN_S && cap <= GL_TEXTURE_GEN_Q) {
            TexUnit unit = fixedUnits.activeUnit(on ? "glEnable" : "glDisable");
            if (unit == null) return true;
            int bit = 1 << cap - GL_TEXTURE_GEN_S;
            unit.genEnabled = on ? unit.genEnabled | bit : unit.genEnabled & ~bit;
            fixed.changed(Group.TEXTURE_COORDINATES);
        } else if (cap >= GL_LIGHT0 && cap < GL_LIGHT0 + FixedState.LIGHTS) {
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
                light.materialsRead();
                fixed.colorMaterial = on;
                light.materialsRead();
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
            case GL_VERTEX_PROGRAM_ARB -> programs.vertexAssembly.enabled = on;
            case GL_FRAGMENT_PROGRAM_ARB -> programs.fragmentAssembly.enabled = on;
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

    boolean fixedIsEnabled(int cap) {
        if (profile.coreOnly != 0) return state.coreIsEnabled(cap);
        int target = target(cap);
        if (target != 0) {
            TexUnit unit = fixedUnits.activeUnit("glIsEnabled");
            return unit != null && (unit.targets & target) != 0;
        }
        if (cap >= GL_TEXTURE_GEN_S && cap <= GL_TEXTURE_GEN_Q) {
            TexUnit unit = fixedUnits.activeUnit("glIsEnabled");
            return unit != null && (unit.genEnabled >> cap - GL_TEXTURE_GEN_S & 1) != 0;
        }
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
            default -> state.coreIsEnabled(cap);
        };
    }
}
