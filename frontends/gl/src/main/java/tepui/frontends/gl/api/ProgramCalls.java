package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramLifetimes;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramPipeline;
import tepui.frontends.gl.program.ProgramRules;
import tepui.frontends.gl.program.ShaderRules;
import tepui.frontends.gl.program.StageVariants;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.glsl.GeometryParameters;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Shader;
import tepui.ir.Stage;

/** Program objects: attachments, linking, use, the older queries, and ARB_shader_objects (OpenGL 4.6, 7.3 and 7.14). */
public final class ProgramCalls {
    private static final int NO_VALUE = GlShader.NO_VALUE;

    private final ProgramRules rules;
    private final ShaderRules shaderRules;
    private final ProgramNameRules names;
    private final ProgramLifetimes lifetimes;
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final Feedbacks captures;
    private final ProgramBindings programs;

    public ProgramCalls(
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            Bound bound,
            ProgramRules rules,
            ShaderRules shaderRules,
            ProgramNameRules names,
            ProgramLifetimes lifetimes) {
        this.rules = rules;
        this.shaderRules = shaderRules;
        this.names = names;
        this.lifetimes = lifetimes;
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.captures = bound.captures();
        this.programs = bound.programs();
    }

    public int glCreateProgram() {
        return lifetimes.newProgram().name;
    }

    public boolean glIsProgram(int program) {
        return share.programs.get(program) instanceof ProgramObject;
    }

    public void glDeleteProgram(int program) {
        if (program == 0) return;
        ProgramObject p = names.unsettled("glDeleteProgram", program);
        if (p != null) lifetimes.delete(p);
    }

    public void glAttachShader(int program, int shader) {
        ProgramObject p = names.unsettled("glAttachShader", program);
        if (p == null) return;
        GlShader s = names.shader("glAttachShader", shader);
        if (s == null) return;
        if (rules.attachable("glAttachShader", p, s)) lifetimes.attach(p, s);
    }

    public void glDetachShader(int program, int shader) {
        ProgramObject p = names.unsettled("glDetachShader", program);
        if (p == null) return;
        GlShader s = names.shader("glDetachShader", shader);
        if (s == null) return;
        if (rules.attached("glDetachShader", p, s)) lifetimes.detach(p, s);
    }

    public void glLinkProgram(int program) {
        ProgramObject p = names.program("glLinkProgram", program);
        if (p == null || !rules.changeable("glLinkProgram", p)) return;
        lifetimes.link(p, profile.limits, profile.compatibility);
        dirty.bits |= Dirty.PROGRAM_USERS;
    }

    public void glUseProgram(int program) { // hot
        ProgramObject p = null;
        if (program != 0) {
            p = names.program("glUseProgram", program);
            if (p == null || !rules.usable("glUseProgram", p)) return;
        }
        if (!rules.notCapturing("glUseProgram", captures.bound.active && !captures.bound.paused)) return;
        ProgramObject old = programs.program;
        programs.subroutines.reset();
        if (old == p && programs.mixed == null) {
            dirty.bits |= Dirty.UNIFORMS;
            return;
        }
        if (p != null) p.hold();
        programs.program = p;
        if (old != null && old.release()) lifetimes.gone(old);
        ProgramPipeline mixed = programs.mixed;
        programs.mixed = null;
        if (mixed != null) lifetimes.empty(mixed);
        dirty.bits |= Dirty.PROGRAM_USERS;
    }

    public void glValidateProgram(int program) {
        ProgramObject p = names.program("glValidateProgram", program);
        if (p == null) return;
        p.validated = p.linkOk() && p.clash() == null;
    }

    public void glBindAttribLocation(int program, int index, long name) {
        ProgramObject p = names.program("glBindAttribLocation", program);
        if (p == null) return;
        String text = Native.string(name);
        if (rules.attribute("glBindAttribLocation", index, text)) p.attributes.put(text, index);
    }

    public void glBindFragDataLocation(int program, int color, long name) {
        glBindFragDataLocationIndexed(program, color, 0, name);
    }

    public void glBindFragDataLocationIndexed(int program, int colorNumber, int index, long name) {
        String call = "glBindFragDataLocation";
        ProgramObject p = names.program(call, program);
        if (p == null) return;
        String text = Native.string(name);
        if (!rules.color(call, colorNumber, index, text)) return;
        p.outputs.put(text, colorNumber);
        p.outputIndices.put(text, index);
    }

    public void glTransformFeedbackVaryings(int program, int count, long varyings, int bufferMode) {
        String call = "glTransformFeedbackVaryings";
        ProgramObject p = names.program(call, program);
        if (p == null || !rules.varyings(call, count, bufferMode)) return;
        List<String> captured = new ArrayList<>();
        int nextBuffers = 0;
        for (int i = 0; i < count; i++) {
            String name = Native.string(Native.getPointer(varyings, i));
            if (!rules.varying(call, name, bufferMode)) return;
            if (name.equals("gl_NextBuffer")) nextBuffers++;
            captured.add(name);
        }
        if (!rules.separators(call, nextBuffers)) return;
        p.feedback = captured;
        p.interleaved = bufferMode == GL_INTERLEAVED_ATTRIBS;
    }

    public void glProgramParameteri(int program, int pname, int value) {
        ProgramObject p = names.program("glProgramParameteri", program);
        if (p == null || !rules.parameter("glProgramParameteri", pname, value)) return;
        GeometryParameters g = p.geometry;
        switch (pname) {
            case GL_PROGRAM_SEPARABLE -> p.separable = value != 0;
            case GL_GEOMETRY_VERTICES_OUT_ARB -> p.geometry = new GeometryParameters(g.input(), g.output(), value);
            case GL_GEOMETRY_INPUT_TYPE_ARB ->
                p.geometry = new GeometryParameters(ProgramFacts.topology(value), g.output(), g.vertices());
            case GL_GEOMETRY_OUTPUT_TYPE_ARB ->
                p.geometry = new GeometryParameters(g.input(), ProgramFacts.topology(value), g.vertices());
            default -> p.retrievable = value != 0;
        }
    }

    // ---- questions -------------------------------------------------------------------------------------------------

    public void glGetProgramiv(int program, int pname, long params) {
        ProgramObject p = names.unsettled("glGetProgramiv", program);
        if (p == null) return;
        int value = value("glGetProgramiv", p, pname);
        if (value == NO_VALUE) return;
        Native.putInt(params, value);
        if (pname == GL_COMPUTE_WORK_GROUP_SIZE) {
            StageVariants s = p.stage(Stage.COMPUTE);
            Native.putInt(params + 4, s == null ? 0 : s.shader().localY);
            Native.putInt(params + 8, s == null ? 0 : s.shader().localZ);
        }
    }

    /** A value of a program; {@link #NO_VALUE} where it has none, which is an error. */
    private int value(String call, ProgramObject p, int pname) {
        if (pname == GL_COMPLETION_STATUS_KHR) return p.isComplete() ? 1 : 0;
        p.settle();
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        return switch (pname) {
            case GL_DELETE_STATUS -> p.deleted ? 1 : 0;
            case GL_LINK_STATUS -> p.linkOk() ? 1 : 0;
            case GL_VALIDATE_STATUS -> p.validated ? 1 : 0;
            case GL_INFO_LOG_LENGTH -> ProgramFacts.textLength(p.log());
            case GL_ATTACHED_SHADERS -> p.shaders.size();
            case GL_ACTIVE_ATTRIBUTES ->
                l == null || !ProgramFacts.hasVertex(l) ? 0 : l.inputs().size();
            case GL_ACTIVE_ATTRIBUTE_MAX_LENGTH ->
                l == null || !ProgramFacts.hasVertex(l)
                        ? 0
                        : ProgramFacts.longest(
                                l,
                                l.inputs().stream()
                                        .map(LinkedProgram.Interface::name)
                                        .toList());
            case GL_ACTIVE_UNIFORMS -> l == null ? 0 : l.uniforms().size();
            case GL_ACTIVE_UNIFORM_MAX_LENGTH ->
                l == null
                        ? 0
                        : ProgramFacts.longest(
                                l,
                                l.uniforms().stream()
                                        .map(LinkedProgram.Uniform::name)
                                        .toList());
            case GL_ACTIVE_UNIFORM_BLOCKS -> l == null ? 0 : l.uniformBlocks().size();
            case GL_ACTIVE_UNIFORM_BLOCK_MAX_NAME_LENGTH ->
                l == null
                        ? 0
                        : ProgramFacts.longest(
                                l,
                                l.uniformBlocks().stream()
                                        .map(LinkedProgram.Block::name)
                                        .toList());
            case GL_ACTIVE_ATOMIC_COUNTER_BUFFERS ->
                l == null ? 0 : l.counterBuffers().size();
            case GL_TRANSFORM_FEEDBACK_BUFFER_MODE -> p.interleaved ? GL_INTERLEAVED_ATTRIBS : GL_SEPARATE_ATTRIBS;
            case GL_TRANSFORM_FEEDBACK_VARYINGS ->
                l == null ? 0 : l.feedback().varyings().size();
            case GL_TRANSFORM_FEEDBACK_VARYING_MAX_LENGTH ->
                l == null
                        ? 0
                        : ProgramFacts.longest(
                                l,
                                l.feedback().varyings().stream()
                                        .map(LinkedProgram.Feedback.Varying::name)
                                        .toList());
            case GL_PROGRAM_SEPARABLE -> p.separable ? 1 : 0;
            case GL_PROGRAM_BINARY_RETRIEVABLE_HINT -> p.isLinkedRetrievable() ? 1 : 0;
            case GL_PROGRAM_BINARY_LENGTH -> binaryLength(p);
            default -> rules.isOfGeometry(pname) ? said(p.geometry, pname) : stageValue(call, p, pname);
        };
    }

    /** What glProgramParameteriARB said last, which the executable need not have. */
    private static int said(GeometryParameters g, int pname) {
        return switch (pname) {
            case GL_GEOMETRY_VERTICES_OUT_ARB -> g.vertices();
            case GL_GEOMETRY_INPUT_TYPE_ARB -> ProgramFacts.topology(g.input());
            default -> ProgramFacts.topology(g.output());
        };
    }

    private int stageValue(String call, ProgramObject p, int pname) {
        StageVariants s = rules.stage(call, p, pname);
        if (s == null) return NO_VALUE;
        Shader shader = s.shader();
        return switch (pname) {
            case GL_GEOMETRY_VERTICES_OUT, GL_TESS_CONTROL_OUTPUT_VERTICES -> shader.outputVertices;
            case GL_GEOMETRY_SHADER_INVOCATIONS -> shader.invocations;
            case GL_GEOMETRY_INPUT_TYPE -> ProgramFacts.topology(shader.inputTopology);
            case GL_GEOMETRY_OUTPUT_TYPE -> ProgramFacts.topology(shader.outputTopology);
            case GL_TESS_GEN_MODE -> ProgramFacts.topology(shader.inputTopology);
            case GL_TESS_GEN_SPACING ->
                switch (shader.spacing) {
                    case EQUAL -> GL_EQUAL;
                    case FRACTIONAL_EVEN -> GL_FRACTIONAL_EVEN;
                    case FRACTIONAL_ODD -> GL_FRACTIONAL_ODD;
                };
            case GL_TESS_GEN_VERTEX_ORDER -> shader.clockwise ? GL_CW : GL_CCW;
            case GL_TESS_GEN_POINT_MODE -> shader.pointMode ? 1 : 0;
            default -> shader.localX;
        };
    }

    public void glGetProgramInfoLog(int program, int bufSize, long length, long infoLog) {
        ProgramObject p = names.program("glGetProgramInfoLog", program);
        if (p != null && names.size("glGetProgramInfoLog", bufSize))
            Native.putString(p.log(), bufSize, length, infoLog);
    }

    public void glGetAttachedShaders(int program, int maxCount, long count, long shaders) {
        ProgramObject p = names.program("glGetAttachedShaders", program);
        if (p == null || !names.size("glGetAttachedShaders", maxCount)) return;
        int n = Math.min(maxCount, p.shaders.size());
        for (int i = 0; i < n; i++) Native.putInt(shaders + 4L * i, p.shaders.get(i).name);
        if (count != 0) Native.putInt(count, n);
    }

    public int glGetAttribLocation(int program, long name) {
        ProgramObject p = names.program("glGetAttribLocation", program);
        LinkedProgram l = p == null ? null : rules.linked("glGetAttribLocation", p);
        if (l == null || !ProgramFacts.hasVertex(l)) return -1;
        String text = Native.string(name);
        return text.startsWith("gl_") ? -1 : ProgramFacts.located(l, l.inputs(), text);
    }

    public int glGetFragDataLocation(int program, long name) {
        ProgramObject p = names.program("glGetFragDataLocation", program);
        LinkedProgram l = p == null ? null : rules.linked("glGetFragDataLocation", p);
        return l == null || !l.shaders().containsKey(Stage.FRAGMENT)
                ? -1
                : ProgramFacts.located(l, l.outputs(), Native.string(name));
    }

    public int glGetFragDataIndex(int program, long name) {
        ProgramObject p = names.program("glGetFragDataIndex", program);
        LinkedProgram l = p == null ? null : rules.linked("glGetFragDataIndex", p);
        return l == null ? -1 : ProgramFacts.colorIndex(l, Native.string(name));
    }

    public void glGetActiveAttrib(int program, int index, int bufSize, long length, long size, long type, long name) {
        ProgramObject p = names.program("glGetActiveAttrib", program);
        if (p == null || !names.size("glGetActiveAttrib", bufSize)) return;
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        int count = l == null || !ProgramFacts.hasVertex(l) ? 0 : l.inputs().size();
        if (!rules.index("glGetActiveAttrib", index, count) || l == null) return;
        LinkedProgram.Interface i = l.inputs().get(index);
        Native.putInt(size, i.size());
        Native.putInt(type, i.type());
        Native.putString(l.told(i.name()), bufSize, length, name);
    }

    public void glGetTransformFeedbackVarying(
            int program, int index, int bufSize, long length, long size, long type, long name) {
        ProgramObject p = names.program("glGetTransformFeedbackVarying", program);
        if (p == null || !names.size("glGetTransformFeedbackVarying", bufSize)) return;
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        int count = l == null ? 0 : l.feedback().varyings().size();
        if (!rules.index("glGetTransformFeedbackVarying", index, count) || l == null) return;
        LinkedProgram.Feedback.Varying v = l.feedback().varyings().get(index);
        Native.putInt(size, v.size());
        Native.putInt(type, v.type());
        Native.putString(l.told(v.name()), bufSize, length, name);
    }

    private static int binaryLength(ProgramObject p) {
        byte[] bytes = p.binary();
        return bytes == null ? 0 : bytes.length;
    }

    // ---- ARB_shader_objects: shaders and programs through one set of calls -----------------------------------------

    public void glDeleteObjectARB(int obj) {
        if (glIsProgram(obj)) {
            glDeleteProgram(obj);
        } else if (obj != 0) {
            GlShader s = names.shader("glDeleteObjectARB", obj);
            if (s != null) lifetimes.delete(s);
        }
    }

    public int glGetHandleARB(int pname) {
        return rules.handle("glGetHandleARB", pname) ? programs.currentName() : 0;
    }

    public void glGetInfoLogARB(int obj, int maxLength, long length, long infoLog) {
        if (glIsProgram(obj)) {
            glGetProgramInfoLog(obj, maxLength, length, infoLog);
            return;
        }
        GlShader s = names.shader("glGetInfoLogARB", obj);
        if (s != null && names.size("glGetInfoLogARB", maxLength))
            Native.putString(s.log(), maxLength, length, infoLog);
    }

    public void glGetAttachedObjectsARB(int containerObj, int maxCount, long count, long obj) {
        glGetAttachedShaders(containerObj, maxCount, count, obj);
    }

    /** A value of a shader or a program; {@link #NO_VALUE} where it has none, which is an error. */
    private int objectValue(String call, int obj, int pname) {
        Object object = share.programs.get(obj);
        if (pname == GL_OBJECT_TYPE_ARB) {
            if (!rules.object(call, obj, object)) return NO_VALUE;
            return object instanceof ProgramObject ? GL_PROGRAM_OBJECT_ARB : GL_SHADER_OBJECT_ARB;
        }
        if (object instanceof ProgramObject p && pname != GL_OBJECT_SUBTYPE_ARB) return value(call, p, pname);
        GlShader s = names.shader(call, obj);
        if (s == null) return NO_VALUE;
        int value = s.value(pname == GL_OBJECT_SUBTYPE_ARB ? GL_SHADER_TYPE : pname);
        return shaderRules.value(call, pname, value) ? value : NO_VALUE;
    }

    public void glGetObjectParameterivARB(int obj, int pname, long params) {
        int value = objectValue("glGetObjectParameterivARB", obj, pname);
        if (value != NO_VALUE) Native.putInt(params, value);
    }

    public void glGetObjectParameterfvARB(int obj, int pname, long params) {
        int value = objectValue("glGetObjectParameterfvARB", obj, pname);
        if (value != NO_VALUE) Native.putFloat(params, value);
    }
}
