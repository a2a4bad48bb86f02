package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/**
 * Error checks of program objects: attachments, linking, use, binaries, and what is asked of them (OpenGL 4.6, 7.3, 7.5
 * and 7.14). Each rule says whether the call goes on, or gives what was asked for; where not, the error is recorded.
 */
public final class ProgramRules {
    private final Errors errors;
    private final Profile profile;

    private final boolean saysGeometry;

    /** @param saysGeometry programs say what geometry shaders take and make (ARB_geometry_shader4) */
    public ProgramRules(Errors errors, Profile profile, boolean saysGeometry) {
        this.saysGeometry = saysGeometry;
        this.errors = errors;
        this.profile = profile;
    }

    // ---- attachments and linking (7.3) -----------------------------------------------------------------------------

    /** glAttachShader; OpenGL ES has one shader of each type (OpenGL ES 3.2, 7.3). */
    public boolean attachable(String call, ProgramObject p, GlShader s) {
        if (p.shaders.contains(s)) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": shader " + s.name + " is attached already");
        }
        if (!profile.es) return true;
        for (GlShader other : p.shaders) {
            if (other.type != s.type) continue;
            return errors.wrong(
                    GL_INVALID_OPERATION,
                    call + ": shader " + other.name + " is of the same type as " + s.name
                            + "; detach it first: OpenGL ES has one of each");
        }
        return true;
    }

    /** glDetachShader (7.3). */
    public boolean attached(String call, ProgramObject p, GlShader s) {
        return p.shaders.contains(s)
                || errors.wrong(GL_INVALID_OPERATION, call + ": shader " + s.name + " is not attached");
    }

    /** May its executable change? Not while some transform feedback object captures with it (13.3.2). */
    public boolean changeable(String call, ProgramObject p) {
        return p.captures == 0 || errors.wrong(GL_INVALID_OPERATION, call + ": transform feedback is active");
    }

    /** May another program be taken into use? Not while what is drawn with it is captured (7.3, 13.3.2). */
    public boolean notCapturing(String call, boolean capturing) { // hot
        return !capturing || errors.wrong(GL_INVALID_OPERATION, call + ": transform feedback is active");
    }

    /** glUseProgram and glActiveShaderProgram (7.3, 7.4). */
    public boolean usable(String call, ProgramObject p) { // hot
        return p.linkOk() || errors.wrong(GL_INVALID_OPERATION, call + ": program " + p.name + " is not linked");
    }

    /** glUseProgramStages (7.4). */
    public boolean separable(String call, ProgramObject p) {
        return p.linkOk() && p.isLinkedSeparable()
                || errors.wrong(
                        GL_INVALID_OPERATION, call + ": program " + p.name + " is not linked, or not separable");
    }

    /** The facts of a linked program (7.3.1, 7.6, 7.14); null where it is not linked, which is an error. */
    public @Nullable LinkedProgram linked(String call, ProgramObject p) {
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        if (l == null) errors.error(GL_INVALID_OPERATION, call + ": program " + p.name + " is not linked");
        return l;
    }

    /** A name that shaders may declare (11.1.1, 15.2.3). */
    private boolean isFree(String call, String name) {
        return !name.startsWith("gl_")
                || errors.wrong(GL_INVALID_OPERATION, call + ": name is " + name + ", which is reserved");
    }

    /** glBindAttribLocation (11.1.1). */
    public boolean attribute(String call, int index, String name) {
        if (index < 0 || index >= profile.limits.vertexAttribs) {
            return errors.wrong(GL_INVALID_VALUE, call + ": index is " + index);
        }
        return isFree(call, name);
    }

    /** glBindFragDataLocationIndexed (15.2.3). */
    public boolean color(String call, int color, int index, String name) {
        int most = index == 1 ? profile.limits.dualSourceDrawBuffers : profile.limits.drawBuffers;
        if (index < 0 || index > 1 || color < 0 || color >= most) {
            return errors.wrong(GL_INVALID_VALUE, call + ": colour is " + color + ", index is " + index);
        }
        return isFree(call, name);
    }

    /** glTransformFeedbackVaryings: how many and how (11.1.2.1). */
    public boolean varyings(String call, int count, int mode) {
        if (count < 0 || mode == GL_SEPARATE_ATTRIBS && count > profile.limits.transformFeedbackBuffers) {
            return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count);
        }
        return mode == GL_SEPARATE_ATTRIBS
                || mode == GL_INTERLEAVED_ATTRIBS
                || errors.wrong(GL_INVALID_ENUM, call + ": mode is " + Errors.hex(mode));
    }

    /** One of its names (11.1.2.1): gaps and other buffers are for one buffer after another only. */
    public boolean varying(String call, String name, int mode) {
        boolean gap = name.equals("gl_NextBuffer") || name.startsWith("gl_SkipComponents");
        return !gap
                || mode != GL_SEPARATE_ATTRIBS
                || errors.wrong(GL_INVALID_OPERATION, call + ": " + name + " is for GL_INTERLEAVED_ATTRIBS only");
    }

    /** How many of them begin another buffer (OpenGL 4.6, 11.1.2.1). */
    public boolean separators(String call, int nextBuffers) {
        return nextBuffers < profile.limits.transformFeedbackBuffers
                || errors.wrong(GL_INVALID_OPERATION, call + ": gl_NextBuffer stands there " + nextBuffers + " times");
    }

    /** glProgramParameteriARB's own parameters (ARB_geometry_shader4, 2.16): those of the compatibility profile. */
    private boolean geometry(String call, int pname, int value) {
        boolean can = switch (pname) {
            case GL_GEOMETRY_VERTICES_OUT_ARB -> value >= 0 && value <= profile.limits.geometryOutputVertices;
            case GL_GEOMETRY_INPUT_TYPE_ARB ->
                value == GL_POINTS
                        || value == GL_LINES
                        || value == GL_LINES_ADJACENCY
                        || value == GL_TRIANGLES
                        || value == GL_TRIANGLES_ADJACENCY;
            default -> value == GL_POINTS || value == GL_LINE_STRIP || value == GL_TRIANGLE_STRIP;
        };
        if (can) return true;
        String given = call + ": value is ";
        return errors.wrong(
                GL_INVALID_VALUE,
                pname == GL_GEOMETRY_VERTICES_OUT_ARB
                        ? given + value + ", must be 0 to " + profile.limits.geometryOutputVertices
                        : given + Errors.hex(value) + ", which is no primitive that geometry shaders "
                                + (pname == GL_GEOMETRY_INPUT_TYPE_ARB ? "take" : "make"));
    }

    /** Is that a parameter of programs for geometry shaders that leave it to them? */
    public boolean isOfGeometry(int pname) {
        boolean named = pname == GL_GEOMETRY_VERTICES_OUT_ARB
                || pname == GL_GEOMETRY_INPUT_TYPE_ARB
                || pname == GL_GEOMETRY_OUTPUT_TYPE_ARB;
        return named && saysGeometry;
    }

    /** glProgramParameteri (7.3). */
    public boolean parameter(String call, int pname, int value) {
        if (isOfGeometry(pname)) return geometry(call, pname, value);
        if (pname != GL_PROGRAM_SEPARABLE && pname != GL_PROGRAM_BINARY_RETRIEVABLE_HINT) {
            return errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname));
        }
        return value == 0
                || value == 1
                || errors.wrong(GL_INVALID_VALUE, call + ": value is " + value + ", must be 0 or 1");
    }

    // ---- binaries (7.5) --------------------------------------------------------------------------------------------

    /** glGetProgramBinary (7.5): the binary, where there is one and room for it. */
    public byte @Nullable [] binary(String call, ProgramObject p, int bufSize) {
        byte[] bytes = p.binary();
        if (bytes == null) {
            errors.error(GL_INVALID_OPERATION, call + ": program " + p.name + " is not linked");
        } else if (bytes.length > bufSize) {
            errors.error(
                    GL_INVALID_OPERATION, call + ": bufSize is " + bufSize + ", " + bytes.length + " bytes are needed");
            return null;
        }
        return bytes;
    }

    /** glProgramBinary (7.5). */
    public boolean loadable(String call, ProgramObject p, int format, int length) {
        if (format != ProgramBinary.FORMAT) {
            errors.invalidEnum(call, "binaryFormat", format);
            return false;
        }
        if (length < 0) return errors.wrong(GL_INVALID_VALUE, call + ": length is " + length);
        return changeable(call, p);
    }

    // ---- questions (7.14) ------------------------------------------------------------------------------------------

    /** The number of something active (7.6, 11.1.1, 11.1.2.1). */
    public boolean index(String call, int index, int count) {
        return index >= 0 && index < count
                || errors.wrong(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + count);
    }

    /** The stage that a property of glGetProgramiv is about; null where there is none with that name. */
    private static @Nullable Stage stageOf(int pname) {
        return switch (pname) {
            case GL_GEOMETRY_VERTICES_OUT,
                    GL_GEOMETRY_INPUT_TYPE,
                    GL_GEOMETRY_OUTPUT_TYPE,
                    GL_GEOMETRY_SHADER_INVOCATIONS -> Stage.GEOMETRY;
            case GL_TESS_CONTROL_OUTPUT_VERTICES -> Stage.TESS_CONTROL;
            case GL_TESS_GEN_MODE, GL_TESS_GEN_SPACING, GL_TESS_GEN_VERTEX_ORDER, GL_TESS_GEN_POINT_MODE ->
                Stage.TESS_EVAL;
            case GL_COMPUTE_WORK_GROUP_SIZE -> Stage.COMPUTE;
            default -> null;
        };
    }

    /** The code of the stage that a property of glGetProgramiv is about (7.14). */
    public @Nullable StageVariants stage(String call, ProgramObject p, int pname) {
        Stage stage = stageOf(pname);
        if (stage == null) {
            errors.invalidEnum(call, "pname", pname);
            return null;
        }
        StageVariants s = p.linkOk() ? p.stage(stage) : null;
        if (s == null) errors.error(GL_INVALID_OPERATION, call + ": the program has no " + stage.text() + " shader");
        return s;
    }

    /** glGetHandleARB (ARB_shader_objects). */
    public boolean handle(String call, int pname) {
        return pname == GL_PROGRAM_OBJECT_ARB
                || errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname));
    }

    /** An object of ARB_shader_objects, a shader or a program. */
    public boolean object(String call, int name, @Nullable Object object) {
        return object != null || errors.wrong(GL_INVALID_VALUE, call + ": no object " + name);
    }

    /** Uniforms and blocks by their number want a linked program: that there is none is a wrong value (7.6). */
    public @Nullable LinkedProgram listed(String call, ProgramObject p) {
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        if (l == null) errors.error(GL_INVALID_VALUE, call + ": program " + p.name + " is not linked");
        return l;
    }

    /** The location of a uniform whose value is asked for (7.14). */
    public boolean location(String call, int location, int uniform) {
        return uniform >= 0 || errors.wrong(GL_INVALID_OPERATION, call + ": there is no location " + location);
    }

    /** Room for so many bytes of a uniform's value (7.14). */
    public boolean room(String call, long bytes, long wanted) {
        return bytes >= wanted || errors.wrong(GL_INVALID_OPERATION, call + ": bufSize is " + bytes + ", too small");
    }

    /** glUniformBlockBinding and glShaderStorageBlockBinding (7.6.3, 7.8). */
    public boolean blockBinding(String call, int block, int blocks, int binding, int bindings) {
        return block >= 0 && block < blocks && binding >= 0 && binding < bindings
                || errors.wrong(GL_INVALID_VALUE, call + ": block is " + block + ", binding is " + binding);
    }
}
