package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramPipeline;
import tepui.frontends.gl.program.StageVariants;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.AdvancedBlend;

/**
 * Error checks of draws (OpenGL 4.6, 10.1, 11.1.3.12, 13.3, 17.3.6; KHR_blend_equation_advanced): programs of a
 * pipeline, samplers, the primitives of stages and of transform feedback, blend equations and draw buffers.
 */
public final class DrawRules {
    private static final int TESS_EVAL = Stage.TESS_EVAL.ordinal();
    private static final int GEOMETRY = Stage.GEOMETRY.ordinal();
    private static final int FRAGMENT = Stage.FRAGMENT.ordinal();

    private final Dirty dirty;
    private final Errors errors;
    private final AssemblyRules assembly;
    private final ProgramBindings programs;
    private final VertexArrays arrays;
    private final Feedbacks captures;
    private final Framebuffers framebuffers;
    private final BlendValues blend;
    private final boolean needsArray;
    /** OpenGL ES before geometry shaders: what is captured is what is drawn. */
    private final boolean capturesExactly;
    /** How many draw buffers there may be where a second colour is blended. */
    private final int secondColorBuffers;

    public DrawRules(
            Dirty dirty, Errors errors, Profile profile, Bound bound, BlendValues blend, AssemblyRules assembly) {
        this.assembly = assembly;
        this.dirty = dirty;
        this.errors = errors;
        this.programs = bound.programs();
        this.arrays = bound.arrays();
        this.captures = bound.captures();
        this.framebuffers = bound.framebuffers();
        this.blend = blend;
        needsArray = profile.coreOnly != 0 && !profile.es;
        capturesExactly = profile.es && profile.esNames < 32;
        secondColorBuffers = profile.limits.dualSourceDrawBuffers;
    }

    /** Whether a draw can read what is bound: programs that are valid, arrays of an object, buffers that are not mapped. */
    boolean reads(String call) { // hot
        if (!assembly.drawable(call)) return false;
        VertexArray a = arrays.bound;
        return (!needsArray || a != arrays.own || lacksArray(call)) && unmapped(call, a);
    }

    /** In the core profile there is no vertex array by default (core profile, 10.4). */
    private boolean lacksArray(String call) {
        return errors.wrong(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
    }

    /** Arrays lie in buffers that are not mapped (6.3.2). */
    private boolean unmapped(String call, VertexArray a) { // hot
        for (int rest = a.usedBindings(); rest != 0; rest &= rest - 1) {
            BufferObject b = a.buffers[Integer.numberOfTrailingZeros(rest)];
            if (b != null && b.isLocked()) {
                return errors.wrong(GL_INVALID_OPERATION, call + ": buffer " + b.name + " is mapped");
            }
        }
        return true;
    }

    /** Whether a draw is allowed (11.1.3.12); errors are recorded. */
    boolean allow(String call, int mode, int count, int instances) { // hot
        ProgramObject p = programs.program;
        ProgramPipeline pipeline = p == null ? programs.together() : null;
        String problem = p != null ? p.clash() : pipeline != null ? pipeline.problem() : null;
        if (problem != null) return refuse(call, problem);
        boolean capturing = captures.bound.active && !captures.bound.paused;
        boolean takes = p == null || (p.drawModes() >>> mode & 1) != 0;
        if ((!takes || capturing || pipeline != null || p == null && mode == GL_PATCHES)
                && !primitives(call, mode, capturing)) return false;
        if (blend.enabled != 0 && blend.isLimited() && !blends(call)) return false;
        return !capturing || !capturesExactly || fits(call, mode, (long) count * instances);
    }

    /** What the buffers cannot hold is an error there (OpenGL ES 3.0, 2.15.2). */
    private boolean fits(String call, int mode, long vertices) {
        int each = mode == GL_POINTS ? 1 : mode == GL_LINES ? 2 : 3;
        long whole = vertices - vertices % each;
        if (whole > captures.bound.room)
            return refuse(call, "transform feedback has room for " + captures.bound.room + " vertices, not " + whole);
        captures.bound.room -= whole;
        return true;
    }

    /**
     * May a draw take indices, or its arguments from a buffer, as far as transform feedback goes (OpenGL ES 3.0,
     * 2.15.2)?
     */
    boolean allowsIndices(String call) { // hot
        if (!capturesExactly || !captures.bound.active || captures.bound.paused) return true;
        return refuse(call, "transform feedback is active");
    }

    /** Whatever does not go together is an invalid operation (11.1.3.12). */
    private boolean refuse(String call, String why) {
        errors.error(GL_INVALID_OPERATION, call + ": " + why);
        dirty.bits |= Dirty.DRAW_RULES;
        return false;
    }

    // ---- primitives ------------------------------------------------------------------------------------------------

    private @Nullable StageVariants stage(int stage) { // hot
        ProgramObject p = programs.programOf(stage);
        return p == null ? null : p.stage(stage);
    }

    /** The primitives that the stages and transform feedback take (11.2, 11.3.4.7, 13.3.2). */
    private boolean primitives(String call, int mode, boolean capturing) { // hot
        StageVariants tess = stage(TESS_EVAL);
        if ((tess != null) != (mode == GL_PATCHES)) {
            return refuse(call, tess == null ? "mode is GL_PATCHES, and no program tessellates" : "mode is no patches");
        }
        StageVariants geometry = stage(GEOMETRY);
        if (geometry != null) {
            boolean takes = tess == null ? takes(geometry.shader(), mode) : takes(geometry.shader(), made(tess));
            if (!takes) return refuse(call, "the geometry shader takes other primitives");
        }
        if (!capturing) return true;
        boolean captured = geometry != null
                ? made(geometry) == captures.bound.mode
                : tess != null ? made(tess) == captures.bound.mode : capturesFrom(mode);
        return captured || refuse(call, "transform feedback captures other primitives");
    }

    /** GL_POINTS, GL_LINES or GL_TRIANGLES that come out of a tessellation or geometry shader. */
    private static int made(StageVariants stage) {
        Shader s = stage.shader();
        if (s.stage == Stage.TESS_EVAL) {
            if (s.pointMode) return GL_POINTS;
            return s.inputTopology == Shader.Topology.ISOLINES ? GL_LINES : GL_TRIANGLES;
        }
        return switch (s.outputTopology) {
            case POINTS -> GL_POINTS;
            case LINE_STRIP -> GL_LINES;
            default -> GL_TRIANGLES;
        };
    }

    private static boolean takes(Shader geometry, int mode) { // hot
        return switch (geometry.inputTopology) {
            case POINTS -> mode == GL_POINTS;
            case LINES -> mode == GL_LINES || mode == GL_LINE_LOOP || mode == GL_LINE_STRIP;
            case LINES_ADJACENCY -> mode == GL_LINES_ADJACENCY || mode == GL_LINE_STRIP_ADJACENCY;
            case TRIANGLES_ADJACENCY -> mode == GL_TRIANGLES_ADJACENCY || mode == GL_TRIANGLE_STRIP_ADJACENCY;
            default -> mode >= GL_TRIANGLES && mode <= GL_POLYGON;
        };
    }

    private boolean capturesFrom(int mode) { // hot
        if (capturesExactly) return mode == captures.bound.mode;
        return switch (captures.bound.mode) {
            case GL_POINTS -> mode == GL_POINTS;
            case GL_LINES -> mode == GL_LINES || mode == GL_LINE_LOOP || mode == GL_LINE_STRIP;
            default -> mode >= GL_TRIANGLES && mode <= GL_POLYGON;
        };
    }

    // ---- blending that few targets can have ------------------------------------------------------------------------

    /**
     * An advanced equation works on one target, and for a shader that names it (KHR_blend_equation_advanced); a second
     * colour on as many as the device has for it (17.3.6.3).
     */
    private boolean blends(String call) {
        Framebuffer to = framebuffers.draw();
        for (int i = secondColorBuffers; i < to.drawBuffers.length; i++) {
            if (to.drawBuffers[i] != GL_NONE && takesSecondColor(to))
                return refuse(call, "a second colour is blended on " + secondColorBuffers + " draw buffers at most");
        }
        for (int i = 0; i < to.drawBuffers.length; i++) {
            AdvancedBlend equation = BlendValues.advanced(blend.equationRgb(i));
            if (equation == null || to.drawBuffers[i] == GL_NONE || (blend.enabled >> i & 1) == 0) continue;
            if (isSeveral(to.drawBuffers[0]))
                return refuse(call, "an advanced blend equation works on one draw buffer, and the first are several");
            for (int j = 1; j < to.drawBuffers.length; j++) {
                if (to.drawBuffers[j] != GL_NONE)
                    return refuse(call, "an advanced blend equation works on the first draw buffer alone");
            }
            ProgramObject p = programs.programOf(FRAGMENT);
            LinkedProgram l = p == null || p.stage(FRAGMENT) == null ? null : p.linked();
            if (l != null && (l.facts().blendSupport() >> equation.ordinal() & 1) == 0)
                return refuse(call, "the fragment shader does not say that it supports " + equation + " blending");
        }
        return true;
    }

    /** Whether a draw buffer that blends has a factor of the second colour. */
    private boolean takesSecondColor(Framebuffer to) {
        for (int i = 0; i < to.drawBuffers.length; i++) {
            if (to.drawBuffers[i] != GL_NONE && (blend.enabled >> i & 1) != 0 && blend.takesSecondColor(i)) return true;
        }
        return false;
    }

    private static boolean isSeveral(int buffer) {
        return buffer == GL_FRONT_AND_BACK || buffer == GL_LEFT || buffer == GL_RIGHT;
    }
}
