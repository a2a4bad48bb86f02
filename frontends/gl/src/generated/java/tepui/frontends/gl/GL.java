package tepui.frontends.gl;

import tepui.frontends.gl.context.Context;
import tepui.frontends.gl.context.Current;
import tepui.frontends.gl.context.Guard;
import tepui.frontends.gl.context.Guarded;

/**
 * OpenGL as C has it: static methods on the thread's current context, addresses as {@code long}. A device without memory is
 * GL_OUT_OF_MEMORY and a lost one a lost context, whichever call finds out; draws and what changes the context alone do not catch it here. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class GL {
    private GL() {}

    public static void glAccum(int op, float value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glAccum(context, op, value);
                return;
            }
            context.glAccum(op, value);
        } catch (RuntimeException e) {
            context.failed("glAccum", e);
        }
    }

    public static void glActiveProgramEXT(int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glActiveProgramEXT(context, program);
                return;
            }
            context.glActiveProgramEXT(program);
        } catch (RuntimeException e) {
            context.failed("glActiveProgramEXT", e);
        }
    }

    public static void glActiveShaderProgram(int pipeline, int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glActiveShaderProgram(context, pipeline, program);
                return;
            }
            context.glActiveShaderProgram(pipeline, program);
        } catch (RuntimeException e) {
            context.failed("glActiveShaderProgram", e);
        }
    }

    public static void glActiveShaderProgramEXT(int pipeline, int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glActiveShaderProgram(context, pipeline, program);
                return;
            }
            context.glActiveShaderProgram(pipeline, program);
        } catch (RuntimeException e) {
            context.failed("glActiveShaderProgramEXT", e);
        }
    }

    public static void glActiveStencilFaceEXT(int face) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glActiveStencilFaceEXT(context, face);
                return;
            }
            context.glActiveStencilFaceEXT(face);
        } catch (RuntimeException e) {
            context.failed("glActiveStencilFaceEXT", e);
        }
    }

    public static void glActiveTexture(int texture) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glActiveTexture(context, texture);
            return;
        }
        context.glActiveTexture(texture);
    }

    public static void glActiveTextureARB(int texture) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glActiveTexture(context, texture);
            return;
        }
        context.glActiveTexture(texture);
    }

    public static void glAlphaFunc(int func, float ref) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glAlphaFunc(context, func, ref);
            return;
        }
        context.glAlphaFunc(func, ref);
    }

    public static boolean glAreTexturesResident(int n, long textures, long residences) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glAreTexturesResident(context, n, textures, residences);
            }
            return context.glAreTexturesResident(n, textures, residences);
        } catch (RuntimeException e) {
            context.failed("glAreTexturesResident", e);
            return false;
        }
    }

    public static boolean glAreTexturesResidentEXT(int n, long textures, long residences) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glAreTexturesResidentEXT(context, n, textures, residences);
            }
            return context.glAreTexturesResidentEXT(n, textures, residences);
        } catch (RuntimeException e) {
            context.failed("glAreTexturesResidentEXT", e);
            return false;
        }
    }

    public static void glArrayElement(int i) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glArrayElement(context, i);
                return;
            }
            context.glArrayElement(i);
        } catch (RuntimeException e) {
            context.failed("glArrayElement", e);
        }
    }

    public static void glArrayElementEXT(int i) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glArrayElement(context, i);
                return;
            }
            context.glArrayElement(i);
        } catch (RuntimeException e) {
            context.failed("glArrayElementEXT", e);
        }
    }

    public static void glAttachObjectARB(int containerObj, int obj) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glAttachShader(context, containerObj, obj);
                return;
            }
            context.glAttachShader(containerObj, obj);
        } catch (RuntimeException e) {
            context.failed("glAttachObjectARB", e);
        }
    }

    public static void glAttachShader(int program, int shader) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glAttachShader(context, program, shader);
                return;
            }
            context.glAttachShader(program, shader);
        } catch (RuntimeException e) {
            context.failed("glAttachShader", e);
        }
    }

    public static void glBegin(int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.WAITING)) != 0) {
            Guarded.glBegin(context, mode);
            return;
        }
        context.glBegin(mode);
    }

    public static void glBeginConditionalRender(int id, int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBeginConditionalRender(context, id, mode);
                return;
            }
            context.glBeginConditionalRender(id, mode);
        } catch (RuntimeException e) {
            context.failed("glBeginConditionalRender", e);
        }
    }

    public static void glBeginConditionalRenderNV(int id, int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBeginConditionalRender(context, id, mode);
                return;
            }
            context.glBeginConditionalRender(id, mode);
        } catch (RuntimeException e) {
            context.failed("glBeginConditionalRenderNV", e);
        }
    }

    public static void glBeginQuery(int target, int id) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBeginQuery(context, target, id);
                return;
            }
            context.glBeginQuery(target, id);
        } catch (RuntimeException e) {
            context.failed("glBeginQuery", e);
        }
    }

    public static void glBeginQueryARB(int target, int id) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBeginQuery(context, target, id);
                return;
            }
            context.glBeginQuery(target, id);
        } catch (RuntimeException e) {
            context.failed("glBeginQueryARB", e);
        }
    }

    public static void glBeginQueryEXT(int target, int id) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBeginQuery(context, target, id);
                return;
            }
            context.glBeginQuery(target, id);
        } catch (RuntimeException e) {
            context.failed("glBeginQueryEXT", e);
        }
    }

    public static void glBeginQueryIndexed(int target, int index, int id) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBeginQueryIndexed(context, target, index, id);
                return;
            }
            context.glBeginQueryIndexed(target, index, id);
        } catch (RuntimeException e) {
            context.failed("glBeginQueryIndexed", e);
        }
    }

    public static void glBeginTransformFeedback(int primitiveMode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBeginTransformFeedback(context, primitiveMode);
                return;
            }
            context.glBeginTransformFeedback(primitiveMode);
        } catch (RuntimeException e) {
            context.failed("glBeginTransformFeedback", e);
        }
    }

    public static void glBeginTransformFeedbackEXT(int primitiveMode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBeginTransformFeedback(context, primitiveMode);
                return;
            }
            context.glBeginTransformFeedback(primitiveMode);
        } catch (RuntimeException e) {
            context.failed("glBeginTransformFeedbackEXT", e);
        }
    }

    public static void glBindAttribLocation(int program, int index, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindAttribLocation(context, program, index, name);
                return;
            }
            context.glBindAttribLocation(program, index, name);
        } catch (RuntimeException e) {
            context.failed("glBindAttribLocation", e);
        }
    }

    public static void glBindAttribLocationARB(int programObj, int index, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindAttribLocation(context, programObj, index, name);
                return;
            }
            context.glBindAttribLocation(programObj, index, name);
        } catch (RuntimeException e) {
            context.failed("glBindAttribLocationARB", e);
        }
    }

    public static void glBindBuffer(int target, int buffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindBuffer(context, target, buffer);
            return;
        }
        context.glBindBuffer(target, buffer);
    }

    public static void glBindBufferARB(int target, int buffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindBuffer(context, target, buffer);
            return;
        }
        context.glBindBuffer(target, buffer);
    }

    public static void glBindBufferBase(int target, int index, int buffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindBufferBase(context, target, index, buffer);
            return;
        }
        context.glBindBufferBase(target, index, buffer);
    }

    public static void glBindBufferBaseEXT(int target, int index, int buffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindBufferBase(context, target, index, buffer);
            return;
        }
        context.glBindBufferBase(target, index, buffer);
    }

    public static void glBindBufferOffsetEXT(int target, int index, int buffer, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindBufferOffsetEXT(context, target, index, buffer, offset);
                return;
            }
            context.glBindBufferOffsetEXT(target, index, buffer, offset);
        } catch (RuntimeException e) {
            context.failed("glBindBufferOffsetEXT", e);
        }
    }

    public static void glBindBufferRange(int target, int index, int buffer, long offset, long size) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindBufferRange(context, target, index, buffer, offset, size);
            return;
        }
        context.glBindBufferRange(target, index, buffer, offset, size);
    }

    public static void glBindBufferRangeEXT(int target, int index, int buffer, long offset, long size) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindBufferRange(context, target, index, buffer, offset, size);
            return;
        }
        context.glBindBufferRange(target, index, buffer, offset, size);
    }

    public static void glBindBuffersBase(int target, int first, int count, long buffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindBuffersBase(context, target, first, count, buffers);
                return;
            }
            context.glBindBuffersBase(target, first, count, buffers);
        } catch (RuntimeException e) {
            context.failed("glBindBuffersBase", e);
        }
    }

    public static void glBindBuffersRange(int target, int first, int count, long buffers, long offsets, long sizes) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindBuffersRange(context, target, first, count, buffers, offsets, sizes);
                return;
            }
            context.glBindBuffersRange(target, first, count, buffers, offsets, sizes);
        } catch (RuntimeException e) {
            context.failed("glBindBuffersRange", e);
        }
    }

    public static void glBindFragDataLocation(int program, int color, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindFragDataLocation(context, program, color, name);
                return;
            }
            context.glBindFragDataLocation(program, color, name);
        } catch (RuntimeException e) {
            context.failed("glBindFragDataLocation", e);
        }
    }

    public static void glBindFragDataLocationEXT(int program, int color, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindFragDataLocation(context, program, color, name);
                return;
            }
            context.glBindFragDataLocation(program, color, name);
        } catch (RuntimeException e) {
            context.failed("glBindFragDataLocationEXT", e);
        }
    }

    public static void glBindFragDataLocationIndexed(int program, int colorNumber, int index, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindFragDataLocationIndexed(context, program, colorNumber, index, name);
                return;
            }
            context.glBindFragDataLocationIndexed(program, colorNumber, index, name);
        } catch (RuntimeException e) {
            context.failed("glBindFragDataLocationIndexed", e);
        }
    }

    public static void glBindFragDataLocationIndexedEXT(int program, int colorNumber, int index, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindFragDataLocationIndexed(context, program, colorNumber, index, name);
                return;
            }
            context.glBindFragDataLocationIndexed(program, colorNumber, index, name);
        } catch (RuntimeException e) {
            context.failed("glBindFragDataLocationIndexedEXT", e);
        }
    }

    public static void glBindFramebuffer(int target, int framebuffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindFramebuffer(context, target, framebuffer);
                return;
            }
            context.glBindFramebuffer(target, framebuffer);
        } catch (RuntimeException e) {
            context.failed("glBindFramebuffer", e);
        }
    }

    public static void glBindFramebufferEXT(int target, int framebuffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindFramebuffer(context, target, framebuffer);
                return;
            }
            context.glBindFramebuffer(target, framebuffer);
        } catch (RuntimeException e) {
            context.failed("glBindFramebufferEXT", e);
        }
    }

    public static void glBindImageTexture(int unit, int texture, int level, boolean layered, int layer, int access, int format) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindImageTexture(context, unit, texture, level, layered, layer, access, format);
                return;
            }
            context.glBindImageTexture(unit, texture, level, layered, layer, access, format);
        } catch (RuntimeException e) {
            context.failed("glBindImageTexture", e);
        }
    }

    public static void glBindImageTextureEXT(int index, int texture, int level, boolean layered, int layer, int access, int format) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindImageTextureEXT(context, index, texture, level, layered, layer, access, format);
                return;
            }
            context.glBindImageTextureEXT(index, texture, level, layered, layer, access, format);
        } catch (RuntimeException e) {
            context.failed("glBindImageTextureEXT", e);
        }
    }

    public static void glBindImageTextures(int first, int count, long textures) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindImageTextures(context, first, count, textures);
                return;
            }
            context.glBindImageTextures(first, count, textures);
        } catch (RuntimeException e) {
            context.failed("glBindImageTextures", e);
        }
    }

    public static void glBindMultiTextureEXT(int texunit, int target, int texture) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindMultiTextureEXT(context, texunit, target, texture);
                return;
            }
            context.glBindMultiTextureEXT(texunit, target, texture);
        } catch (RuntimeException e) {
            context.failed("glBindMultiTextureEXT", e);
        }
    }

    public static void glBindProgramARB(int target, int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindProgramARB(context, target, program);
                return;
            }
            context.glBindProgramARB(target, program);
        } catch (RuntimeException e) {
            context.failed("glBindProgramARB", e);
        }
    }

    public static void glBindProgramPipeline(int pipeline) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindProgramPipeline(context, pipeline);
                return;
            }
            context.glBindProgramPipeline(pipeline);
        } catch (RuntimeException e) {
            context.failed("glBindProgramPipeline", e);
        }
    }

    public static void glBindProgramPipelineEXT(int pipeline) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindProgramPipeline(context, pipeline);
                return;
            }
            context.glBindProgramPipeline(pipeline);
        } catch (RuntimeException e) {
            context.failed("glBindProgramPipelineEXT", e);
        }
    }

    public static void glBindRenderbuffer(int target, int renderbuffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindRenderbuffer(context, target, renderbuffer);
                return;
            }
            context.glBindRenderbuffer(target, renderbuffer);
        } catch (RuntimeException e) {
            context.failed("glBindRenderbuffer", e);
        }
    }

    public static void glBindRenderbufferEXT(int target, int renderbuffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindRenderbuffer(context, target, renderbuffer);
                return;
            }
            context.glBindRenderbuffer(target, renderbuffer);
        } catch (RuntimeException e) {
            context.failed("glBindRenderbufferEXT", e);
        }
    }

    public static void glBindSampler(int unit, int sampler) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindSampler(context, unit, sampler);
            return;
        }
        context.glBindSampler(unit, sampler);
    }

    public static void glBindSamplers(int first, int count, long samplers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindSamplers(context, first, count, samplers);
                return;
            }
            context.glBindSamplers(first, count, samplers);
        } catch (RuntimeException e) {
            context.failed("glBindSamplers", e);
        }
    }

    public static void glBindTexture(int target, int texture) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindTexture(context, target, texture);
            return;
        }
        context.glBindTexture(target, texture);
    }

    public static void glBindTextureEXT(int target, int texture) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindTexture(context, target, texture);
            return;
        }
        context.glBindTexture(target, texture);
    }

    public static void glBindTextureUnit(int unit, int texture) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindTextureUnit(context, unit, texture);
                return;
            }
            context.glBindTextureUnit(unit, texture);
        } catch (RuntimeException e) {
            context.failed("glBindTextureUnit", e);
        }
    }

    public static void glBindTextures(int first, int count, long textures) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindTextures(context, first, count, textures);
                return;
            }
            context.glBindTextures(first, count, textures);
        } catch (RuntimeException e) {
            context.failed("glBindTextures", e);
        }
    }

    public static void glBindTransformFeedback(int target, int id) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindTransformFeedback(context, target, id);
                return;
            }
            context.glBindTransformFeedback(target, id);
        } catch (RuntimeException e) {
            context.failed("glBindTransformFeedback", e);
        }
    }

    public static void glBindVertexArray(int array) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindVertexArray(context, array);
            return;
        }
        context.glBindVertexArray(array);
    }

    public static void glBindVertexArrayAPPLE(int array) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBindVertexArrayAPPLE(context, array);
                return;
            }
            context.glBindVertexArrayAPPLE(array);
        } catch (RuntimeException e) {
            context.failed("glBindVertexArrayAPPLE", e);
        }
    }

    public static void glBindVertexArrayOES(int array) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindVertexArray(context, array);
            return;
        }
        context.glBindVertexArray(array);
    }

    public static void glBindVertexBuffer(int bindingindex, int buffer, long offset, int stride) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBindVertexBuffer(context, bindingindex, buffer, offset, stride);
            return;
        }
        context.glBindVertexBuffer(bindingindex, buffer, offset, stride);
    }

    public static void glBindVertexBuffers(int first, int count, long buffers, long offsets, long strides) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBindVertexBuffers(context, first, count, buffers, offsets, strides);
                return;
            }
            context.glBindVertexBuffers(first, count, buffers, offsets, strides);
        } catch (RuntimeException e) {
            context.failed("glBindVertexBuffers", e);
        }
    }

    public static void glBitmap(int width, int height, float xorig, float yorig, float xmove, float ymove, long bitmap) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBitmap(context, width, height, xorig, yorig, xmove, ymove, bitmap);
                return;
            }
            context.glBitmap(width, height, xorig, yorig, xmove, ymove, bitmap);
        } catch (RuntimeException e) {
            context.failed("glBitmap", e);
        }
    }

    public static void glBlendBarrier() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glBlendBarrier(context);
                return;
            }
            context.glBlendBarrier();
        } catch (RuntimeException e) {
            context.failed("glBlendBarrier", e);
        }
    }

    public static void glBlendBarrierKHR() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBlendBarrier(context);
                return;
            }
            context.glBlendBarrier();
        } catch (RuntimeException e) {
            context.failed("glBlendBarrierKHR", e);
        }
    }

    public static void glBlendColor(float red, float green, float blue, float alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendColor(context, red, green, blue, alpha);
            return;
        }
        context.glBlendColor(red, green, blue, alpha);
    }

    public static void glBlendColorEXT(float red, float green, float blue, float alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendColor(context, red, green, blue, alpha);
            return;
        }
        context.glBlendColor(red, green, blue, alpha);
    }

    public static void glBlendEquation(int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquation(context, mode);
            return;
        }
        context.glBlendEquation(mode);
    }

    public static void glBlendEquationEXT(int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquation(context, mode);
            return;
        }
        context.glBlendEquation(mode);
    }

    public static void glBlendEquationIndexedAMD(int buf, int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationi(context, buf, mode);
            return;
        }
        context.glBlendEquationi(buf, mode);
    }

    public static void glBlendEquationSeparate(int modeRGB, int modeAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationSeparate(context, modeRGB, modeAlpha);
            return;
        }
        context.glBlendEquationSeparate(modeRGB, modeAlpha);
    }

    public static void glBlendEquationSeparateEXT(int modeRGB, int modeAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationSeparate(context, modeRGB, modeAlpha);
            return;
        }
        context.glBlendEquationSeparate(modeRGB, modeAlpha);
    }

    public static void glBlendEquationSeparateIndexedAMD(int buf, int modeRGB, int modeAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationSeparatei(context, buf, modeRGB, modeAlpha);
            return;
        }
        context.glBlendEquationSeparatei(buf, modeRGB, modeAlpha);
    }

    public static void glBlendEquationSeparatei(int buf, int modeRGB, int modeAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationSeparatei(context, buf, modeRGB, modeAlpha);
            return;
        }
        context.glBlendEquationSeparatei(buf, modeRGB, modeAlpha);
    }

    public static void glBlendEquationSeparateiARB(int buf, int modeRGB, int modeAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationSeparatei(context, buf, modeRGB, modeAlpha);
            return;
        }
        context.glBlendEquationSeparatei(buf, modeRGB, modeAlpha);
    }

    public static void glBlendEquationSeparateiEXT(int buf, int modeRGB, int modeAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationSeparatei(context, buf, modeRGB, modeAlpha);
            return;
        }
        context.glBlendEquationSeparatei(buf, modeRGB, modeAlpha);
    }

    public static void glBlendEquationSeparateiOES(int buf, int modeRGB, int modeAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationSeparatei(context, buf, modeRGB, modeAlpha);
            return;
        }
        context.glBlendEquationSeparatei(buf, modeRGB, modeAlpha);
    }

    public static void glBlendEquationi(int buf, int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationi(context, buf, mode);
            return;
        }
        context.glBlendEquationi(buf, mode);
    }

    public static void glBlendEquationiARB(int buf, int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationi(context, buf, mode);
            return;
        }
        context.glBlendEquationi(buf, mode);
    }

    public static void glBlendEquationiEXT(int buf, int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationi(context, buf, mode);
            return;
        }
        context.glBlendEquationi(buf, mode);
    }

    public static void glBlendEquationiOES(int buf, int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendEquationi(context, buf, mode);
            return;
        }
        context.glBlendEquationi(buf, mode);
    }

    public static void glBlendFunc(int sfactor, int dfactor) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFunc(context, sfactor, dfactor);
            return;
        }
        context.glBlendFunc(sfactor, dfactor);
    }

    public static void glBlendFuncIndexedAMD(int buf, int src, int dst) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFunci(context, buf, src, dst);
            return;
        }
        context.glBlendFunci(buf, src, dst);
    }

    public static void glBlendFuncSeparate(int sfactorRGB, int dfactorRGB, int sfactorAlpha, int dfactorAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFuncSeparate(context, sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
            return;
        }
        context.glBlendFuncSeparate(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
    }

    public static void glBlendFuncSeparateEXT(int sfactorRGB, int dfactorRGB, int sfactorAlpha, int dfactorAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFuncSeparate(context, sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
            return;
        }
        context.glBlendFuncSeparate(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
    }

    public static void glBlendFuncSeparateINGR(int sfactorRGB, int dfactorRGB, int sfactorAlpha, int dfactorAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFuncSeparate(context, sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
            return;
        }
        context.glBlendFuncSeparate(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
    }

    public static void glBlendFuncSeparateIndexedAMD(int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFuncSeparatei(context, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
            return;
        }
        context.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
    }

    public static void glBlendFuncSeparatei(int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFuncSeparatei(context, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
            return;
        }
        context.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
    }

    public static void glBlendFuncSeparateiARB(int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFuncSeparatei(context, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
            return;
        }
        context.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
    }

    public static void glBlendFuncSeparateiEXT(int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFuncSeparatei(context, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
            return;
        }
        context.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
    }

    public static void glBlendFuncSeparateiOES(int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFuncSeparatei(context, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
            return;
        }
        context.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
    }

    public static void glBlendFunci(int buf, int src, int dst) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFunci(context, buf, src, dst);
            return;
        }
        context.glBlendFunci(buf, src, dst);
    }

    public static void glBlendFunciARB(int buf, int src, int dst) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFunci(context, buf, src, dst);
            return;
        }
        context.glBlendFunci(buf, src, dst);
    }

    public static void glBlendFunciEXT(int buf, int src, int dst) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFunci(context, buf, src, dst);
            return;
        }
        context.glBlendFunci(buf, src, dst);
    }

    public static void glBlendFunciOES(int buf, int src, int dst) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glBlendFunci(context, buf, src, dst);
            return;
        }
        context.glBlendFunci(buf, src, dst);
    }

    public static void glBlitFramebuffer(int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBlitFramebuffer(context, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
                return;
            }
            context.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
        } catch (RuntimeException e) {
            context.failed("glBlitFramebuffer", e);
        }
    }

    public static void glBlitFramebufferANGLE(int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBlitFramebuffer(context, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
                return;
            }
            context.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
        } catch (RuntimeException e) {
            context.failed("glBlitFramebufferANGLE", e);
        }
    }

    public static void glBlitFramebufferEXT(int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBlitFramebuffer(context, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
                return;
            }
            context.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
        } catch (RuntimeException e) {
            context.failed("glBlitFramebufferEXT", e);
        }
    }

    public static void glBlitFramebufferNV(int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBlitFramebuffer(context, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
                return;
            }
            context.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
        } catch (RuntimeException e) {
            context.failed("glBlitFramebufferNV", e);
        }
    }

    public static void glBlitNamedFramebuffer(int readFramebuffer, int drawFramebuffer, int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBlitNamedFramebuffer(context, readFramebuffer, drawFramebuffer, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
                return;
            }
            context.glBlitNamedFramebuffer(readFramebuffer, drawFramebuffer, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
        } catch (RuntimeException e) {
            context.failed("glBlitNamedFramebuffer", e);
        }
    }

    public static void glBufferData(int target, long size, long data, int usage) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBufferData(context, target, size, data, usage);
                return;
            }
            context.glBufferData(target, size, data, usage);
        } catch (RuntimeException e) {
            context.failed("glBufferData", e);
        }
    }

    public static void glBufferDataARB(int target, long size, long data, int usage) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBufferData(context, target, size, data, usage);
                return;
            }
            context.glBufferData(target, size, data, usage);
        } catch (RuntimeException e) {
            context.failed("glBufferDataARB", e);
        }
    }

    public static void glBufferPageCommitmentARB(int target, long offset, long size, boolean commit) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBufferPageCommitmentARB(context, target, offset, size, commit);
                return;
            }
            context.glBufferPageCommitmentARB(target, offset, size, commit);
        } catch (RuntimeException e) {
            context.failed("glBufferPageCommitmentARB", e);
        }
    }

    public static void glBufferParameteriAPPLE(int target, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBufferParameteriAPPLE(context, target, pname, param);
                return;
            }
            context.glBufferParameteriAPPLE(target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glBufferParameteriAPPLE", e);
        }
    }

    public static void glBufferStorage(int target, long size, long data, int flags) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glBufferStorage(context, target, size, data, flags);
                return;
            }
            context.glBufferStorage(target, size, data, flags);
        } catch (RuntimeException e) {
            context.failed("glBufferStorage", e);
        }
    }

    public static void glBufferStorageEXT(int target, long size, long data, int flags) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBufferStorage(context, target, size, data, flags);
                return;
            }
            context.glBufferStorage(target, size, data, flags);
        } catch (RuntimeException e) {
            context.failed("glBufferStorageEXT", e);
        }
    }

    public static void glBufferSubData(int target, long offset, long size, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBufferSubData(context, target, offset, size, data);
                return;
            }
            context.glBufferSubData(target, offset, size, data);
        } catch (RuntimeException e) {
            context.failed("glBufferSubData", e);
        }
    }

    public static void glBufferSubDataARB(int target, long offset, long size, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glBufferSubData(context, target, offset, size, data);
                return;
            }
            context.glBufferSubData(target, offset, size, data);
        } catch (RuntimeException e) {
            context.failed("glBufferSubDataARB", e);
        }
    }

    public static void glCallList(int list) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glCallList(context, list);
                return;
            }
            context.glCallList(list);
        } catch (RuntimeException e) {
            context.failed("glCallList", e);
        }
    }

    public static void glCallLists(int n, int type, long lists) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glCallLists(context, n, type, lists);
                return;
            }
            context.glCallLists(n, type, lists);
        } catch (RuntimeException e) {
            context.failed("glCallLists", e);
        }
    }

    public static int glCheckFramebufferStatus(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCheckFramebufferStatus(context, target);
            }
            return context.glCheckFramebufferStatus(target);
        } catch (RuntimeException e) {
            context.failed("glCheckFramebufferStatus", e);
            return 0;
        }
    }

    public static int glCheckFramebufferStatusEXT(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCheckFramebufferStatus(context, target);
            }
            return context.glCheckFramebufferStatus(target);
        } catch (RuntimeException e) {
            context.failed("glCheckFramebufferStatusEXT", e);
            return 0;
        }
    }

    public static int glCheckNamedFramebufferStatus(int framebuffer, int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glCheckNamedFramebufferStatus(context, framebuffer, target);
            }
            return context.glCheckNamedFramebufferStatus(framebuffer, target);
        } catch (RuntimeException e) {
            context.failed("glCheckNamedFramebufferStatus", e);
            return 0;
        }
    }

    public static int glCheckNamedFramebufferStatusEXT(int framebuffer, int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCheckNamedFramebufferStatusEXT(context, framebuffer, target);
            }
            return context.glCheckNamedFramebufferStatusEXT(framebuffer, target);
        } catch (RuntimeException e) {
            context.failed("glCheckNamedFramebufferStatusEXT", e);
            return 0;
        }
    }

    public static void glClampColor(int target, int clamp) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClampColor(context, target, clamp);
                return;
            }
            context.glClampColor(target, clamp);
        } catch (RuntimeException e) {
            context.failed("glClampColor", e);
        }
    }

    public static void glClampColorARB(int target, int clamp) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClampColor(context, target, clamp);
                return;
            }
            context.glClampColor(target, clamp);
        } catch (RuntimeException e) {
            context.failed("glClampColorARB", e);
        }
    }

    public static void glClear(int mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClear(context, mask);
                return;
            }
            context.glClear(mask);
        } catch (RuntimeException e) {
            context.failed("glClear", e);
        }
    }

    public static void glClearAccum(float red, float green, float blue, float alpha) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearAccum(context, red, green, blue, alpha);
                return;
            }
            context.glClearAccum(red, green, blue, alpha);
        } catch (RuntimeException e) {
            context.failed("glClearAccum", e);
        }
    }

    public static void glClearBufferData(int target, int internalformat, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearBufferData(context, target, internalformat, format, type, data);
                return;
            }
            context.glClearBufferData(target, internalformat, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearBufferData", e);
        }
    }

    public static void glClearBufferSubData(int target, int internalformat, long offset, long size, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearBufferSubData(context, target, internalformat, offset, size, format, type, data);
                return;
            }
            context.glClearBufferSubData(target, internalformat, offset, size, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearBufferSubData", e);
        }
    }

    public static void glClearBufferfi(int buffer, int drawbuffer, float depth, int stencil) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearBufferfi(context, buffer, drawbuffer, depth, stencil);
                return;
            }
            context.glClearBufferfi(buffer, drawbuffer, depth, stencil);
        } catch (RuntimeException e) {
            context.failed("glClearBufferfi", e);
        }
    }

    public static void glClearBufferfv(int buffer, int drawbuffer, long value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearBufferfv(context, buffer, drawbuffer, value);
                return;
            }
            context.glClearBufferfv(buffer, drawbuffer, value);
        } catch (RuntimeException e) {
            context.failed("glClearBufferfv", e);
        }
    }

    public static void glClearBufferiv(int buffer, int drawbuffer, long value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearBufferiv(context, buffer, drawbuffer, value);
                return;
            }
            context.glClearBufferiv(buffer, drawbuffer, value);
        } catch (RuntimeException e) {
            context.failed("glClearBufferiv", e);
        }
    }

    public static void glClearBufferuiv(int buffer, int drawbuffer, long value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearBufferuiv(context, buffer, drawbuffer, value);
                return;
            }
            context.glClearBufferuiv(buffer, drawbuffer, value);
        } catch (RuntimeException e) {
            context.failed("glClearBufferuiv", e);
        }
    }

    public static void glClearColor(float red, float green, float blue, float alpha) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearColor(context, red, green, blue, alpha);
                return;
            }
            context.glClearColor(red, green, blue, alpha);
        } catch (RuntimeException e) {
            context.failed("glClearColor", e);
        }
    }

    public static void glClearColorIiEXT(int red, int green, int blue, int alpha) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearColorIiEXT(context, red, green, blue, alpha);
                return;
            }
            context.glClearColorIiEXT(red, green, blue, alpha);
        } catch (RuntimeException e) {
            context.failed("glClearColorIiEXT", e);
        }
    }

    public static void glClearColorIuiEXT(int red, int green, int blue, int alpha) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearColorIuiEXT(context, red, green, blue, alpha);
                return;
            }
            context.glClearColorIuiEXT(red, green, blue, alpha);
        } catch (RuntimeException e) {
            context.failed("glClearColorIuiEXT", e);
        }
    }

    public static void glClearDepth(double depth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearDepth(context, depth);
                return;
            }
            context.glClearDepth(depth);
        } catch (RuntimeException e) {
            context.failed("glClearDepth", e);
        }
    }

    public static void glClearDepthf(float d) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearDepthf(context, d);
                return;
            }
            context.glClearDepthf(d);
        } catch (RuntimeException e) {
            context.failed("glClearDepthf", e);
        }
    }

    public static void glClearIndex(float c_) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearIndex(context, c_);
                return;
            }
            context.glClearIndex(c_);
        } catch (RuntimeException e) {
            context.failed("glClearIndex", e);
        }
    }

    public static void glClearNamedBufferData(int buffer, int internalformat, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearNamedBufferData(context, buffer, internalformat, format, type, data);
                return;
            }
            context.glClearNamedBufferData(buffer, internalformat, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearNamedBufferData", e);
        }
    }

    public static void glClearNamedBufferDataEXT(int buffer, int internalformat, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearNamedBufferDataEXT(context, buffer, internalformat, format, type, data);
                return;
            }
            context.glClearNamedBufferDataEXT(buffer, internalformat, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearNamedBufferDataEXT", e);
        }
    }

    public static void glClearNamedBufferSubData(int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearNamedBufferSubData(context, buffer, internalformat, offset, size, format, type, data);
                return;
            }
            context.glClearNamedBufferSubData(buffer, internalformat, offset, size, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearNamedBufferSubData", e);
        }
    }

    public static void glClearNamedBufferSubDataEXT(int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearNamedBufferSubDataEXT(context, buffer, internalformat, offset, size, format, type, data);
                return;
            }
            context.glClearNamedBufferSubDataEXT(buffer, internalformat, offset, size, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearNamedBufferSubDataEXT", e);
        }
    }

    public static void glClearNamedFramebufferfi(int framebuffer, int buffer, int drawbuffer, float depth, int stencil) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearNamedFramebufferfi(context, framebuffer, buffer, drawbuffer, depth, stencil);
                return;
            }
            context.glClearNamedFramebufferfi(framebuffer, buffer, drawbuffer, depth, stencil);
        } catch (RuntimeException e) {
            context.failed("glClearNamedFramebufferfi", e);
        }
    }

    public static void glClearNamedFramebufferfv(int framebuffer, int buffer, int drawbuffer, long value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearNamedFramebufferfv(context, framebuffer, buffer, drawbuffer, value);
                return;
            }
            context.glClearNamedFramebufferfv(framebuffer, buffer, drawbuffer, value);
        } catch (RuntimeException e) {
            context.failed("glClearNamedFramebufferfv", e);
        }
    }

    public static void glClearNamedFramebufferiv(int framebuffer, int buffer, int drawbuffer, long value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearNamedFramebufferiv(context, framebuffer, buffer, drawbuffer, value);
                return;
            }
            context.glClearNamedFramebufferiv(framebuffer, buffer, drawbuffer, value);
        } catch (RuntimeException e) {
            context.failed("glClearNamedFramebufferiv", e);
        }
    }

    public static void glClearNamedFramebufferuiv(int framebuffer, int buffer, int drawbuffer, long value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearNamedFramebufferuiv(context, framebuffer, buffer, drawbuffer, value);
                return;
            }
            context.glClearNamedFramebufferuiv(framebuffer, buffer, drawbuffer, value);
        } catch (RuntimeException e) {
            context.failed("glClearNamedFramebufferuiv", e);
        }
    }

    public static void glClearStencil(int s) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearStencil(context, s);
                return;
            }
            context.glClearStencil(s);
        } catch (RuntimeException e) {
            context.failed("glClearStencil", e);
        }
    }

    public static void glClearTexImage(int texture, int level, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearTexImage(context, texture, level, format, type, data);
                return;
            }
            context.glClearTexImage(texture, level, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearTexImage", e);
        }
    }

    public static void glClearTexImageEXT(int texture, int level, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearTexImage(context, texture, level, format, type, data);
                return;
            }
            context.glClearTexImage(texture, level, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearTexImageEXT", e);
        }
    }

    public static void glClearTexSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClearTexSubImage(context, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
                return;
            }
            context.glClearTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearTexSubImage", e);
        }
    }

    public static void glClearTexSubImageEXT(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClearTexSubImage(context, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
                return;
            }
            context.glClearTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glClearTexSubImageEXT", e);
        }
    }

    public static void glClientActiveTexture(int texture) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClientActiveTexture(context, texture);
                return;
            }
            context.glClientActiveTexture(texture);
        } catch (RuntimeException e) {
            context.failed("glClientActiveTexture", e);
        }
    }

    public static void glClientActiveTextureARB(int texture) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClientActiveTexture(context, texture);
                return;
            }
            context.glClientActiveTexture(texture);
        } catch (RuntimeException e) {
            context.failed("glClientActiveTextureARB", e);
        }
    }

    public static void glClientAttribDefaultEXT(int mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClientAttribDefaultEXT(context, mask);
                return;
            }
            context.glClientAttribDefaultEXT(mask);
        } catch (RuntimeException e) {
            context.failed("glClientAttribDefaultEXT", e);
        }
    }

    public static int glClientWaitSync(long sync, int flags, long timeout) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glClientWaitSync(context, sync, flags, timeout);
            }
            return context.glClientWaitSync(sync, flags, timeout);
        } catch (RuntimeException e) {
            context.failed("glClientWaitSync", e);
            return 0;
        }
    }

    public static void glClipControl(int origin, int depth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glClipControl(context, origin, depth);
                return;
            }
            context.glClipControl(origin, depth);
        } catch (RuntimeException e) {
            context.failed("glClipControl", e);
        }
    }

    public static void glClipControlEXT(int origin, int depth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClipControl(context, origin, depth);
                return;
            }
            context.glClipControl(origin, depth);
        } catch (RuntimeException e) {
            context.failed("glClipControlEXT", e);
        }
    }

    public static void glClipPlane(int plane, long equation) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glClipPlane(context, plane, equation);
                return;
            }
            context.glClipPlane(plane, equation);
        } catch (RuntimeException e) {
            context.failed("glClipPlane", e);
        }
    }

    public static void glColor3b(byte red, byte green, byte blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3b(context, red, green, blue);
            return;
        }
        context.glColor3b(red, green, blue);
    }

    public static void glColor3bv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3bv(context, v);
            return;
        }
        context.glColor3bv(v);
    }

    public static void glColor3d(double red, double green, double blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3d(context, red, green, blue);
            return;
        }
        context.glColor3d(red, green, blue);
    }

    public static void glColor3dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3dv(context, v);
            return;
        }
        context.glColor3dv(v);
    }

    public static void glColor3f(float red, float green, float blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3f(context, red, green, blue);
            return;
        }
        context.glColor3f(red, green, blue);
    }

    public static void glColor3fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3fv(context, v);
            return;
        }
        context.glColor3fv(v);
    }

    public static void glColor3hNV(short red, short green, short blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3hNV(context, red, green, blue);
            return;
        }
        context.glColor3hNV(red, green, blue);
    }

    public static void glColor3hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3hvNV(context, v);
            return;
        }
        context.glColor3hvNV(v);
    }

    public static void glColor3i(int red, int green, int blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3i(context, red, green, blue);
            return;
        }
        context.glColor3i(red, green, blue);
    }

    public static void glColor3iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3iv(context, v);
            return;
        }
        context.glColor3iv(v);
    }

    public static void glColor3s(short red, short green, short blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3s(context, red, green, blue);
            return;
        }
        context.glColor3s(red, green, blue);
    }

    public static void glColor3sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3sv(context, v);
            return;
        }
        context.glColor3sv(v);
    }

    public static void glColor3ub(byte red, byte green, byte blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3ub(context, red, green, blue);
            return;
        }
        context.glColor3ub(red, green, blue);
    }

    public static void glColor3ubv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3ubv(context, v);
            return;
        }
        context.glColor3ubv(v);
    }

    public static void glColor3ui(int red, int green, int blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3ui(context, red, green, blue);
            return;
        }
        context.glColor3ui(red, green, blue);
    }

    public static void glColor3uiv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3uiv(context, v);
            return;
        }
        context.glColor3uiv(v);
    }

    public static void glColor3us(short red, short green, short blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3us(context, red, green, blue);
            return;
        }
        context.glColor3us(red, green, blue);
    }

    public static void glColor3usv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor3usv(context, v);
            return;
        }
        context.glColor3usv(v);
    }

    public static void glColor4b(byte red, byte green, byte blue, byte alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4b(context, red, green, blue, alpha);
            return;
        }
        context.glColor4b(red, green, blue, alpha);
    }

    public static void glColor4bv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4bv(context, v);
            return;
        }
        context.glColor4bv(v);
    }

    public static void glColor4d(double red, double green, double blue, double alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4d(context, red, green, blue, alpha);
            return;
        }
        context.glColor4d(red, green, blue, alpha);
    }

    public static void glColor4dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4dv(context, v);
            return;
        }
        context.glColor4dv(v);
    }

    public static void glColor4f(float red, float green, float blue, float alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4f(context, red, green, blue, alpha);
            return;
        }
        context.glColor4f(red, green, blue, alpha);
    }

    public static void glColor4fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4fv(context, v);
            return;
        }
        context.glColor4fv(v);
    }

    public static void glColor4hNV(short red, short green, short blue, short alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4hNV(context, red, green, blue, alpha);
            return;
        }
        context.glColor4hNV(red, green, blue, alpha);
    }

    public static void glColor4hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4hvNV(context, v);
            return;
        }
        context.glColor4hvNV(v);
    }

    public static void glColor4i(int red, int green, int blue, int alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4i(context, red, green, blue, alpha);
            return;
        }
        context.glColor4i(red, green, blue, alpha);
    }

    public static void glColor4iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4iv(context, v);
            return;
        }
        context.glColor4iv(v);
    }

    public static void glColor4s(short red, short green, short blue, short alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4s(context, red, green, blue, alpha);
            return;
        }
        context.glColor4s(red, green, blue, alpha);
    }

    public static void glColor4sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4sv(context, v);
            return;
        }
        context.glColor4sv(v);
    }

    public static void glColor4ub(byte red, byte green, byte blue, byte alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4ub(context, red, green, blue, alpha);
            return;
        }
        context.glColor4ub(red, green, blue, alpha);
    }

    public static void glColor4ubv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4ubv(context, v);
            return;
        }
        context.glColor4ubv(v);
    }

    public static void glColor4ui(int red, int green, int blue, int alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4ui(context, red, green, blue, alpha);
            return;
        }
        context.glColor4ui(red, green, blue, alpha);
    }

    public static void glColor4uiv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4uiv(context, v);
            return;
        }
        context.glColor4uiv(v);
    }

    public static void glColor4us(short red, short green, short blue, short alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4us(context, red, green, blue, alpha);
            return;
        }
        context.glColor4us(red, green, blue, alpha);
    }

    public static void glColor4usv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColor4usv(context, v);
            return;
        }
        context.glColor4usv(v);
    }

    public static void glColorMask(boolean red, boolean green, boolean blue, boolean alpha) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glColorMask(context, red, green, blue, alpha);
            return;
        }
        context.glColorMask(red, green, blue, alpha);
    }

    public static void glColorMaskIndexedEXT(int index, boolean r, boolean g, boolean b, boolean a) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glColorMaski(context, index, r, g, b, a);
            return;
        }
        context.glColorMaski(index, r, g, b, a);
    }

    public static void glColorMaski(int index, boolean r, boolean g, boolean b, boolean a) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glColorMaski(context, index, r, g, b, a);
            return;
        }
        context.glColorMaski(index, r, g, b, a);
    }

    public static void glColorMaskiEXT(int index, boolean r, boolean g, boolean b, boolean a) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glColorMaski(context, index, r, g, b, a);
            return;
        }
        context.glColorMaski(index, r, g, b, a);
    }

    public static void glColorMaskiOES(int index, boolean r, boolean g, boolean b, boolean a) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glColorMaski(context, index, r, g, b, a);
            return;
        }
        context.glColorMaski(index, r, g, b, a);
    }

    public static void glColorMaterial(int face, int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glColorMaterial(context, face, mode);
                return;
            }
            context.glColorMaterial(face, mode);
        } catch (RuntimeException e) {
            context.failed("glColorMaterial", e);
        }
    }

    public static void glColorP3ui(int type, int color) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColorP3ui(context, type, color);
            return;
        }
        context.glColorP3ui(type, color);
    }

    public static void glColorP3uiv(int type, long color) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColorP3uiv(context, type, color);
            return;
        }
        context.glColorP3uiv(type, color);
    }

    public static void glColorP4ui(int type, int color) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColorP4ui(context, type, color);
            return;
        }
        context.glColorP4ui(type, color);
    }

    public static void glColorP4uiv(int type, long color) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColorP4uiv(context, type, color);
            return;
        }
        context.glColorP4uiv(type, color);
    }

    public static void glColorPointer(int size, int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColorPointer(context, size, type, stride, pointer);
            return;
        }
        context.glColorPointer(size, type, stride, pointer);
    }

    public static void glColorPointerEXT(int size, int type, int stride, int count, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glColorPointerEXT(context, size, type, stride, count, pointer);
            return;
        }
        context.glColorPointerEXT(size, type, stride, count, pointer);
    }

    public static void glColorSubTable(int target, int start, int count, int format, int type, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glColorSubTable(context, target, start, count, format, type, data);
                return;
            }
            context.glColorSubTable(target, start, count, format, type, data);
        } catch (RuntimeException e) {
            context.failed("glColorSubTable", e);
        }
    }

    public static void glColorTable(int target, int internalformat, int width, int format, int type, long table) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glColorTable(context, target, internalformat, width, format, type, table);
                return;
            }
            context.glColorTable(target, internalformat, width, format, type, table);
        } catch (RuntimeException e) {
            context.failed("glColorTable", e);
        }
    }

    public static void glColorTableParameterfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glColorTableParameterfv(context, target, pname, params);
                return;
            }
            context.glColorTableParameterfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glColorTableParameterfv", e);
        }
    }

    public static void glColorTableParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glColorTableParameteriv(context, target, pname, params);
                return;
            }
            context.glColorTableParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glColorTableParameteriv", e);
        }
    }

    public static void glCompileShader(int shader) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompileShader(context, shader);
                return;
            }
            context.glCompileShader(shader);
        } catch (RuntimeException e) {
            context.failed("glCompileShader", e);
        }
    }

    public static void glCompileShaderARB(int shaderObj) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompileShader(context, shaderObj);
                return;
            }
            context.glCompileShader(shaderObj);
        } catch (RuntimeException e) {
            context.failed("glCompileShaderARB", e);
        }
    }

    public static void glCompileShaderIncludeARB(int shader, int count, long path, long length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompileShaderIncludeARB(context, shader, count, path, length);
                return;
            }
            context.glCompileShaderIncludeARB(shader, count, path, length);
        } catch (RuntimeException e) {
            context.failed("glCompileShaderIncludeARB", e);
        }
    }

    public static void glCompressedMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedMultiTexImage1DEXT(context, texunit, target, level, internalformat, width, border, imageSize, bits);
                return;
            }
            context.glCompressedMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedMultiTexImage1DEXT", e);
        }
    }

    public static void glCompressedMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedMultiTexImage2DEXT(context, texunit, target, level, internalformat, width, height, border, imageSize, bits);
                return;
            }
            context.glCompressedMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedMultiTexImage2DEXT", e);
        }
    }

    public static void glCompressedMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedMultiTexImage3DEXT(context, texunit, target, level, internalformat, width, height, depth, border, imageSize, bits);
                return;
            }
            context.glCompressedMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedMultiTexImage3DEXT", e);
        }
    }

    public static void glCompressedMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedMultiTexSubImage1DEXT(context, texunit, target, level, xoffset, width, format, imageSize, bits);
                return;
            }
            context.glCompressedMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedMultiTexSubImage1DEXT", e);
        }
    }

    public static void glCompressedMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedMultiTexSubImage2DEXT(context, texunit, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
                return;
            }
            context.glCompressedMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedMultiTexSubImage2DEXT", e);
        }
    }

    public static void glCompressedMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedMultiTexSubImage3DEXT(context, texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
                return;
            }
            context.glCompressedMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedMultiTexSubImage3DEXT", e);
        }
    }

    public static void glCompressedTexImage1D(int target, int level, int internalformat, int width, int border, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCompressedTexImage1D(context, target, level, internalformat, width, border, imageSize, data);
                return;
            }
            context.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexImage1D", e);
        }
    }

    public static void glCompressedTexImage1DARB(int target, int level, int internalformat, int width, int border, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexImage1D(context, target, level, internalformat, width, border, imageSize, data);
                return;
            }
            context.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexImage1DARB", e);
        }
    }

    public static void glCompressedTexImage2D(int target, int level, int internalformat, int width, int height, int border, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexImage2D(context, target, level, internalformat, width, height, border, imageSize, data);
                return;
            }
            context.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexImage2D", e);
        }
    }

    public static void glCompressedTexImage2DARB(int target, int level, int internalformat, int width, int height, int border, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexImage2D(context, target, level, internalformat, width, height, border, imageSize, data);
                return;
            }
            context.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexImage2DARB", e);
        }
    }

    public static void glCompressedTexImage3D(int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexImage3D(context, target, level, internalformat, width, height, depth, border, imageSize, data);
                return;
            }
            context.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexImage3D", e);
        }
    }

    public static void glCompressedTexImage3DARB(int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexImage3D(context, target, level, internalformat, width, height, depth, border, imageSize, data);
                return;
            }
            context.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexImage3DARB", e);
        }
    }

    public static void glCompressedTexImage3DOES(int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexImage3D(context, target, level, internalformat, width, height, depth, border, imageSize, data);
                return;
            }
            context.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexImage3DOES", e);
        }
    }

    public static void glCompressedTexSubImage1D(int target, int level, int xoffset, int width, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCompressedTexSubImage1D(context, target, level, xoffset, width, format, imageSize, data);
                return;
            }
            context.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexSubImage1D", e);
        }
    }

    public static void glCompressedTexSubImage1DARB(int target, int level, int xoffset, int width, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexSubImage1D(context, target, level, xoffset, width, format, imageSize, data);
                return;
            }
            context.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexSubImage1DARB", e);
        }
    }

    public static void glCompressedTexSubImage2D(int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexSubImage2D(context, target, level, xoffset, yoffset, width, height, format, imageSize, data);
                return;
            }
            context.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexSubImage2D", e);
        }
    }

    public static void glCompressedTexSubImage2DARB(int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexSubImage2D(context, target, level, xoffset, yoffset, width, height, format, imageSize, data);
                return;
            }
            context.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexSubImage2DARB", e);
        }
    }

    public static void glCompressedTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
                return;
            }
            context.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexSubImage3D", e);
        }
    }

    public static void glCompressedTexSubImage3DARB(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
                return;
            }
            context.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexSubImage3DARB", e);
        }
    }

    public static void glCompressedTexSubImage3DOES(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
                return;
            }
            context.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTexSubImage3DOES", e);
        }
    }

    public static void glCompressedTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTextureImage1DEXT(context, texture, target, level, internalformat, width, border, imageSize, bits);
                return;
            }
            context.glCompressedTextureImage1DEXT(texture, target, level, internalformat, width, border, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureImage1DEXT", e);
        }
    }

    public static void glCompressedTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTextureImage2DEXT(context, texture, target, level, internalformat, width, height, border, imageSize, bits);
                return;
            }
            context.glCompressedTextureImage2DEXT(texture, target, level, internalformat, width, height, border, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureImage2DEXT", e);
        }
    }

    public static void glCompressedTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTextureImage3DEXT(context, texture, target, level, internalformat, width, height, depth, border, imageSize, bits);
                return;
            }
            context.glCompressedTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureImage3DEXT", e);
        }
    }

    public static void glCompressedTextureSubImage1D(int texture, int level, int xoffset, int width, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCompressedTextureSubImage1D(context, texture, level, xoffset, width, format, imageSize, data);
                return;
            }
            context.glCompressedTextureSubImage1D(texture, level, xoffset, width, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureSubImage1D", e);
        }
    }

    public static void glCompressedTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTextureSubImage1DEXT(context, texture, target, level, xoffset, width, format, imageSize, bits);
                return;
            }
            context.glCompressedTextureSubImage1DEXT(texture, target, level, xoffset, width, format, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureSubImage1DEXT", e);
        }
    }

    public static void glCompressedTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCompressedTextureSubImage2D(context, texture, level, xoffset, yoffset, width, height, format, imageSize, data);
                return;
            }
            context.glCompressedTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureSubImage2D", e);
        }
    }

    public static void glCompressedTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTextureSubImage2DEXT(context, texture, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
                return;
            }
            context.glCompressedTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureSubImage2DEXT", e);
        }
    }

    public static void glCompressedTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCompressedTextureSubImage3D(context, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
                return;
            }
            context.glCompressedTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureSubImage3D", e);
        }
    }

    public static void glCompressedTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCompressedTextureSubImage3DEXT(context, texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
                return;
            }
            context.glCompressedTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
        } catch (RuntimeException e) {
            context.failed("glCompressedTextureSubImage3DEXT", e);
        }
    }

    public static void glConvolutionFilter1D(int target, int internalformat, int width, int format, int type, long image) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glConvolutionFilter1D(context, target, internalformat, width, format, type, image);
                return;
            }
            context.glConvolutionFilter1D(target, internalformat, width, format, type, image);
        } catch (RuntimeException e) {
            context.failed("glConvolutionFilter1D", e);
        }
    }

    public static void glConvolutionFilter2D(int target, int internalformat, int width, int height, int format, int type, long image) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glConvolutionFilter2D(context, target, internalformat, width, height, format, type, image);
                return;
            }
            context.glConvolutionFilter2D(target, internalformat, width, height, format, type, image);
        } catch (RuntimeException e) {
            context.failed("glConvolutionFilter2D", e);
        }
    }

    public static void glConvolutionParameterf(int target, int pname, float params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glConvolutionParameterf(context, target, pname, params);
                return;
            }
            context.glConvolutionParameterf(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glConvolutionParameterf", e);
        }
    }

    public static void glConvolutionParameterfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glConvolutionParameterfv(context, target, pname, params);
                return;
            }
            context.glConvolutionParameterfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glConvolutionParameterfv", e);
        }
    }

    public static void glConvolutionParameteri(int target, int pname, int params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glConvolutionParameteri(context, target, pname, params);
                return;
            }
            context.glConvolutionParameteri(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glConvolutionParameteri", e);
        }
    }

    public static void glConvolutionParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glConvolutionParameteriv(context, target, pname, params);
                return;
            }
            context.glConvolutionParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glConvolutionParameteriv", e);
        }
    }

    public static void glCopyBufferSubData(int readTarget, int writeTarget, long readOffset, long writeOffset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyBufferSubData(context, readTarget, writeTarget, readOffset, writeOffset, size);
                return;
            }
            context.glCopyBufferSubData(readTarget, writeTarget, readOffset, writeOffset, size);
        } catch (RuntimeException e) {
            context.failed("glCopyBufferSubData", e);
        }
    }

    public static void glCopyBufferSubDataNV(int readTarget, int writeTarget, long readOffset, long writeOffset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyBufferSubData(context, readTarget, writeTarget, readOffset, writeOffset, size);
                return;
            }
            context.glCopyBufferSubData(readTarget, writeTarget, readOffset, writeOffset, size);
        } catch (RuntimeException e) {
            context.failed("glCopyBufferSubDataNV", e);
        }
    }

    public static void glCopyColorSubTable(int target, int start, int x, int y, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyColorSubTable(context, target, start, x, y, width);
                return;
            }
            context.glCopyColorSubTable(target, start, x, y, width);
        } catch (RuntimeException e) {
            context.failed("glCopyColorSubTable", e);
        }
    }

    public static void glCopyColorTable(int target, int internalformat, int x, int y, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyColorTable(context, target, internalformat, x, y, width);
                return;
            }
            context.glCopyColorTable(target, internalformat, x, y, width);
        } catch (RuntimeException e) {
            context.failed("glCopyColorTable", e);
        }
    }

    public static void glCopyConvolutionFilter1D(int target, int internalformat, int x, int y, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyConvolutionFilter1D(context, target, internalformat, x, y, width);
                return;
            }
            context.glCopyConvolutionFilter1D(target, internalformat, x, y, width);
        } catch (RuntimeException e) {
            context.failed("glCopyConvolutionFilter1D", e);
        }
    }

    public static void glCopyConvolutionFilter2D(int target, int internalformat, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyConvolutionFilter2D(context, target, internalformat, x, y, width, height);
                return;
            }
            context.glCopyConvolutionFilter2D(target, internalformat, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyConvolutionFilter2D", e);
        }
    }

    public static void glCopyImageSubData(int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int srcWidth, int srcHeight, int srcDepth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glCopyImageSubData(context, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
                return;
            }
            context.glCopyImageSubData(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
        } catch (RuntimeException e) {
            context.failed("glCopyImageSubData", e);
        }
    }

    public static void glCopyImageSubDataEXT(int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int srcWidth, int srcHeight, int srcDepth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyImageSubData(context, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
                return;
            }
            context.glCopyImageSubData(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
        } catch (RuntimeException e) {
            context.failed("glCopyImageSubDataEXT", e);
        }
    }

    public static void glCopyImageSubDataOES(int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int srcWidth, int srcHeight, int srcDepth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyImageSubData(context, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
                return;
            }
            context.glCopyImageSubData(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
        } catch (RuntimeException e) {
            context.failed("glCopyImageSubDataOES", e);
        }
    }

    public static void glCopyMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int border) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyMultiTexImage1DEXT(context, texunit, target, level, internalformat, x, y, width, border);
                return;
            }
            context.glCopyMultiTexImage1DEXT(texunit, target, level, internalformat, x, y, width, border);
        } catch (RuntimeException e) {
            context.failed("glCopyMultiTexImage1DEXT", e);
        }
    }

    public static void glCopyMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyMultiTexImage2DEXT(context, texunit, target, level, internalformat, x, y, width, height, border);
                return;
            }
            context.glCopyMultiTexImage2DEXT(texunit, target, level, internalformat, x, y, width, height, border);
        } catch (RuntimeException e) {
            context.failed("glCopyMultiTexImage2DEXT", e);
        }
    }

    public static void glCopyMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int x, int y, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyMultiTexSubImage1DEXT(context, texunit, target, level, xoffset, x, y, width);
                return;
            }
            context.glCopyMultiTexSubImage1DEXT(texunit, target, level, xoffset, x, y, width);
        } catch (RuntimeException e) {
            context.failed("glCopyMultiTexSubImage1DEXT", e);
        }
    }

    public static void glCopyMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyMultiTexSubImage2DEXT(context, texunit, target, level, xoffset, yoffset, x, y, width, height);
                return;
            }
            context.glCopyMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyMultiTexSubImage2DEXT", e);
        }
    }

    public static void glCopyMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyMultiTexSubImage3DEXT(context, texunit, target, level, xoffset, yoffset, zoffset, x, y, width, height);
                return;
            }
            context.glCopyMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyMultiTexSubImage3DEXT", e);
        }
    }

    public static void glCopyNamedBufferSubData(int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCopyNamedBufferSubData(context, readBuffer, writeBuffer, readOffset, writeOffset, size);
                return;
            }
            context.glCopyNamedBufferSubData(readBuffer, writeBuffer, readOffset, writeOffset, size);
        } catch (RuntimeException e) {
            context.failed("glCopyNamedBufferSubData", e);
        }
    }

    public static void glCopyPixels(int x, int y, int width, int height, int type) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyPixels(context, x, y, width, height, type);
                return;
            }
            context.glCopyPixels(x, y, width, height, type);
        } catch (RuntimeException e) {
            context.failed("glCopyPixels", e);
        }
    }

    public static void glCopyTexImage1D(int target, int level, int internalformat, int x, int y, int width, int border) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCopyTexImage1D(context, target, level, internalformat, x, y, width, border);
                return;
            }
            context.glCopyTexImage1D(target, level, internalformat, x, y, width, border);
        } catch (RuntimeException e) {
            context.failed("glCopyTexImage1D", e);
        }
    }

    public static void glCopyTexImage1DEXT(int target, int level, int internalformat, int x, int y, int width, int border) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexImage1D(context, target, level, internalformat, x, y, width, border);
                return;
            }
            context.glCopyTexImage1D(target, level, internalformat, x, y, width, border);
        } catch (RuntimeException e) {
            context.failed("glCopyTexImage1DEXT", e);
        }
    }

    public static void glCopyTexImage2D(int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexImage2D(context, target, level, internalformat, x, y, width, height, border);
                return;
            }
            context.glCopyTexImage2D(target, level, internalformat, x, y, width, height, border);
        } catch (RuntimeException e) {
            context.failed("glCopyTexImage2D", e);
        }
    }

    public static void glCopyTexImage2DEXT(int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexImage2D(context, target, level, internalformat, x, y, width, height, border);
                return;
            }
            context.glCopyTexImage2D(target, level, internalformat, x, y, width, height, border);
        } catch (RuntimeException e) {
            context.failed("glCopyTexImage2DEXT", e);
        }
    }

    public static void glCopyTexSubImage1D(int target, int level, int xoffset, int x, int y, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCopyTexSubImage1D(context, target, level, xoffset, x, y, width);
                return;
            }
            context.glCopyTexSubImage1D(target, level, xoffset, x, y, width);
        } catch (RuntimeException e) {
            context.failed("glCopyTexSubImage1D", e);
        }
    }

    public static void glCopyTexSubImage1DEXT(int target, int level, int xoffset, int x, int y, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexSubImage1D(context, target, level, xoffset, x, y, width);
                return;
            }
            context.glCopyTexSubImage1D(target, level, xoffset, x, y, width);
        } catch (RuntimeException e) {
            context.failed("glCopyTexSubImage1DEXT", e);
        }
    }

    public static void glCopyTexSubImage2D(int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexSubImage2D(context, target, level, xoffset, yoffset, x, y, width, height);
                return;
            }
            context.glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTexSubImage2D", e);
        }
    }

    public static void glCopyTexSubImage2DEXT(int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexSubImage2D(context, target, level, xoffset, yoffset, x, y, width, height);
                return;
            }
            context.glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTexSubImage2DEXT", e);
        }
    }

    public static void glCopyTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, x, y, width, height);
                return;
            }
            context.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTexSubImage3D", e);
        }
    }

    public static void glCopyTexSubImage3DEXT(int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, x, y, width, height);
                return;
            }
            context.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTexSubImage3DEXT", e);
        }
    }

    public static void glCopyTexSubImage3DOES(int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, x, y, width, height);
                return;
            }
            context.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTexSubImage3DOES", e);
        }
    }

    public static void glCopyTextureImage1DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int border) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTextureImage1DEXT(context, texture, target, level, internalformat, x, y, width, border);
                return;
            }
            context.glCopyTextureImage1DEXT(texture, target, level, internalformat, x, y, width, border);
        } catch (RuntimeException e) {
            context.failed("glCopyTextureImage1DEXT", e);
        }
    }

    public static void glCopyTextureImage2DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTextureImage2DEXT(context, texture, target, level, internalformat, x, y, width, height, border);
                return;
            }
            context.glCopyTextureImage2DEXT(texture, target, level, internalformat, x, y, width, height, border);
        } catch (RuntimeException e) {
            context.failed("glCopyTextureImage2DEXT", e);
        }
    }

    public static void glCopyTextureSubImage1D(int texture, int level, int xoffset, int x, int y, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCopyTextureSubImage1D(context, texture, level, xoffset, x, y, width);
                return;
            }
            context.glCopyTextureSubImage1D(texture, level, xoffset, x, y, width);
        } catch (RuntimeException e) {
            context.failed("glCopyTextureSubImage1D", e);
        }
    }

    public static void glCopyTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int x, int y, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTextureSubImage1DEXT(context, texture, target, level, xoffset, x, y, width);
                return;
            }
            context.glCopyTextureSubImage1DEXT(texture, target, level, xoffset, x, y, width);
        } catch (RuntimeException e) {
            context.failed("glCopyTextureSubImage1DEXT", e);
        }
    }

    public static void glCopyTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCopyTextureSubImage2D(context, texture, level, xoffset, yoffset, x, y, width, height);
                return;
            }
            context.glCopyTextureSubImage2D(texture, level, xoffset, yoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTextureSubImage2D", e);
        }
    }

    public static void glCopyTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTextureSubImage2DEXT(context, texture, target, level, xoffset, yoffset, x, y, width, height);
                return;
            }
            context.glCopyTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTextureSubImage2DEXT", e);
        }
    }

    public static void glCopyTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCopyTextureSubImage3D(context, texture, level, xoffset, yoffset, zoffset, x, y, width, height);
                return;
            }
            context.glCopyTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTextureSubImage3D", e);
        }
    }

    public static void glCopyTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCopyTextureSubImage3DEXT(context, texture, target, level, xoffset, yoffset, zoffset, x, y, width, height);
                return;
            }
            context.glCopyTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glCopyTextureSubImage3DEXT", e);
        }
    }

    public static void glCreateBuffers(int n, long buffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateBuffers(context, n, buffers);
                return;
            }
            context.glCreateBuffers(n, buffers);
        } catch (RuntimeException e) {
            context.failed("glCreateBuffers", e);
        }
    }

    public static void glCreateFramebuffers(int n, long framebuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateFramebuffers(context, n, framebuffers);
                return;
            }
            context.glCreateFramebuffers(n, framebuffers);
        } catch (RuntimeException e) {
            context.failed("glCreateFramebuffers", e);
        }
    }

    public static int glCreateProgram() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCreateProgram(context);
            }
            return context.glCreateProgram();
        } catch (RuntimeException e) {
            context.failed("glCreateProgram", e);
            return 0;
        }
    }

    public static int glCreateProgramObjectARB() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCreateProgram(context);
            }
            return context.glCreateProgram();
        } catch (RuntimeException e) {
            context.failed("glCreateProgramObjectARB", e);
            return 0;
        }
    }

    public static void glCreateProgramPipelines(int n, long pipelines) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateProgramPipelines(context, n, pipelines);
                return;
            }
            context.glCreateProgramPipelines(n, pipelines);
        } catch (RuntimeException e) {
            context.failed("glCreateProgramPipelines", e);
        }
    }

    public static void glCreateQueries(int target, int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateQueries(context, target, n, ids);
                return;
            }
            context.glCreateQueries(target, n, ids);
        } catch (RuntimeException e) {
            context.failed("glCreateQueries", e);
        }
    }

    public static void glCreateRenderbuffers(int n, long renderbuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateRenderbuffers(context, n, renderbuffers);
                return;
            }
            context.glCreateRenderbuffers(n, renderbuffers);
        } catch (RuntimeException e) {
            context.failed("glCreateRenderbuffers", e);
        }
    }

    public static void glCreateSamplers(int n, long samplers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateSamplers(context, n, samplers);
                return;
            }
            context.glCreateSamplers(n, samplers);
        } catch (RuntimeException e) {
            context.failed("glCreateSamplers", e);
        }
    }

    public static int glCreateShader(int type) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCreateShader(context, type);
            }
            return context.glCreateShader(type);
        } catch (RuntimeException e) {
            context.failed("glCreateShader", e);
            return 0;
        }
    }

    public static int glCreateShaderObjectARB(int shaderType) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCreateShader(context, shaderType);
            }
            return context.glCreateShader(shaderType);
        } catch (RuntimeException e) {
            context.failed("glCreateShaderObjectARB", e);
            return 0;
        }
    }

    public static int glCreateShaderProgramEXT(int type, long string) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCreateShaderProgramEXT(context, type, string);
            }
            return context.glCreateShaderProgramEXT(type, string);
        } catch (RuntimeException e) {
            context.failed("glCreateShaderProgramEXT", e);
            return 0;
        }
    }

    public static int glCreateShaderProgramv(int type, int count, long strings) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCreateShaderProgramv(context, type, count, strings);
            }
            return context.glCreateShaderProgramv(type, count, strings);
        } catch (RuntimeException e) {
            context.failed("glCreateShaderProgramv", e);
            return 0;
        }
    }

    public static int glCreateShaderProgramvEXT(int type, int count, long strings) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCreateShaderProgramv(context, type, count, strings);
            }
            return context.glCreateShaderProgramv(type, count, strings);
        } catch (RuntimeException e) {
            context.failed("glCreateShaderProgramvEXT", e);
            return 0;
        }
    }

    public static long glCreateSyncFromCLeventARB(long context_, long event, int flags) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glCreateSyncFromCLeventARB(context, context_, event, flags);
            }
            return context.glCreateSyncFromCLeventARB(context_, event, flags);
        } catch (RuntimeException e) {
            context.failed("glCreateSyncFromCLeventARB", e);
            return 0;
        }
    }

    public static void glCreateTextures(int target, int n, long textures) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateTextures(context, target, n, textures);
                return;
            }
            context.glCreateTextures(target, n, textures);
        } catch (RuntimeException e) {
            context.failed("glCreateTextures", e);
        }
    }

    public static void glCreateTransformFeedbacks(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateTransformFeedbacks(context, n, ids);
                return;
            }
            context.glCreateTransformFeedbacks(n, ids);
        } catch (RuntimeException e) {
            context.failed("glCreateTransformFeedbacks", e);
        }
    }

    public static void glCreateVertexArrays(int n, long arrays) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glCreateVertexArrays(context, n, arrays);
                return;
            }
            context.glCreateVertexArrays(n, arrays);
        } catch (RuntimeException e) {
            context.failed("glCreateVertexArrays", e);
        }
    }

    public static void glCullFace(int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glCullFace(context, mode);
            return;
        }
        context.glCullFace(mode);
    }

    public static void glCurrentPaletteMatrixARB(int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glCurrentPaletteMatrixARB(context, index);
                return;
            }
            context.glCurrentPaletteMatrixARB(index);
        } catch (RuntimeException e) {
            context.failed("glCurrentPaletteMatrixARB", e);
        }
    }

    public static void glDebugMessageCallback(long callback, long userParam) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageCallback(context, callback, userParam);
                return;
            }
            context.glDebugMessageCallback(callback, userParam);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageCallback", e);
        }
    }

    public static void glDebugMessageCallbackARB(long callback, long userParam) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageCallback(context, callback, userParam);
                return;
            }
            context.glDebugMessageCallback(callback, userParam);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageCallbackARB", e);
        }
    }

    public static void glDebugMessageCallbackKHR(long callback, long userParam) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageCallback(context, callback, userParam);
                return;
            }
            context.glDebugMessageCallback(callback, userParam);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageCallbackKHR", e);
        }
    }

    public static void glDebugMessageControl(int source, int type, int severity, int count, long ids, boolean enabled) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageControl(context, source, type, severity, count, ids, enabled);
                return;
            }
            context.glDebugMessageControl(source, type, severity, count, ids, enabled);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageControl", e);
        }
    }

    public static void glDebugMessageControlARB(int source, int type, int severity, int count, long ids, boolean enabled) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageControl(context, source, type, severity, count, ids, enabled);
                return;
            }
            context.glDebugMessageControl(source, type, severity, count, ids, enabled);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageControlARB", e);
        }
    }

    public static void glDebugMessageControlKHR(int source, int type, int severity, int count, long ids, boolean enabled) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageControl(context, source, type, severity, count, ids, enabled);
                return;
            }
            context.glDebugMessageControl(source, type, severity, count, ids, enabled);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageControlKHR", e);
        }
    }

    public static void glDebugMessageInsert(int source, int type, int id, int severity, int length, long buf) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageInsert(context, source, type, id, severity, length, buf);
                return;
            }
            context.glDebugMessageInsert(source, type, id, severity, length, buf);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageInsert", e);
        }
    }

    public static void glDebugMessageInsertARB(int source, int type, int id, int severity, int length, long buf) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageInsert(context, source, type, id, severity, length, buf);
                return;
            }
            context.glDebugMessageInsert(source, type, id, severity, length, buf);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageInsertARB", e);
        }
    }

    public static void glDebugMessageInsertKHR(int source, int type, int id, int severity, int length, long buf) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDebugMessageInsert(context, source, type, id, severity, length, buf);
                return;
            }
            context.glDebugMessageInsert(source, type, id, severity, length, buf);
        } catch (RuntimeException e) {
            context.failed("glDebugMessageInsertKHR", e);
        }
    }

    public static void glDeleteBuffers(int n, long buffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteBuffers(context, n, buffers);
                return;
            }
            context.glDeleteBuffers(n, buffers);
        } catch (RuntimeException e) {
            context.failed("glDeleteBuffers", e);
        }
    }

    public static void glDeleteBuffersARB(int n, long buffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteBuffers(context, n, buffers);
                return;
            }
            context.glDeleteBuffers(n, buffers);
        } catch (RuntimeException e) {
            context.failed("glDeleteBuffersARB", e);
        }
    }

    public static void glDeleteFramebuffers(int n, long framebuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteFramebuffers(context, n, framebuffers);
                return;
            }
            context.glDeleteFramebuffers(n, framebuffers);
        } catch (RuntimeException e) {
            context.failed("glDeleteFramebuffers", e);
        }
    }

    public static void glDeleteFramebuffersEXT(int n, long framebuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteFramebuffers(context, n, framebuffers);
                return;
            }
            context.glDeleteFramebuffers(n, framebuffers);
        } catch (RuntimeException e) {
            context.failed("glDeleteFramebuffersEXT", e);
        }
    }

    public static void glDeleteLists(int list, int range) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteLists(context, list, range);
                return;
            }
            context.glDeleteLists(list, range);
        } catch (RuntimeException e) {
            context.failed("glDeleteLists", e);
        }
    }

    public static void glDeleteNamedStringARB(int namelen, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteNamedStringARB(context, namelen, name);
                return;
            }
            context.glDeleteNamedStringARB(namelen, name);
        } catch (RuntimeException e) {
            context.failed("glDeleteNamedStringARB", e);
        }
    }

    public static void glDeleteObjectARB(int obj) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteObjectARB(context, obj);
                return;
            }
            context.glDeleteObjectARB(obj);
        } catch (RuntimeException e) {
            context.failed("glDeleteObjectARB", e);
        }
    }

    public static void glDeleteProgram(int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteProgram(context, program);
                return;
            }
            context.glDeleteProgram(program);
        } catch (RuntimeException e) {
            context.failed("glDeleteProgram", e);
        }
    }

    public static void glDeleteProgramPipelines(int n, long pipelines) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteProgramPipelines(context, n, pipelines);
                return;
            }
            context.glDeleteProgramPipelines(n, pipelines);
        } catch (RuntimeException e) {
            context.failed("glDeleteProgramPipelines", e);
        }
    }

    public static void glDeleteProgramPipelinesEXT(int n, long pipelines) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteProgramPipelines(context, n, pipelines);
                return;
            }
            context.glDeleteProgramPipelines(n, pipelines);
        } catch (RuntimeException e) {
            context.failed("glDeleteProgramPipelinesEXT", e);
        }
    }

    public static void glDeleteProgramsARB(int n, long programs) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteProgramsARB(context, n, programs);
                return;
            }
            context.glDeleteProgramsARB(n, programs);
        } catch (RuntimeException e) {
            context.failed("glDeleteProgramsARB", e);
        }
    }

    public static void glDeleteQueries(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteQueries(context, n, ids);
                return;
            }
            context.glDeleteQueries(n, ids);
        } catch (RuntimeException e) {
            context.failed("glDeleteQueries", e);
        }
    }

    public static void glDeleteQueriesARB(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteQueries(context, n, ids);
                return;
            }
            context.glDeleteQueries(n, ids);
        } catch (RuntimeException e) {
            context.failed("glDeleteQueriesARB", e);
        }
    }

    public static void glDeleteQueriesEXT(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteQueries(context, n, ids);
                return;
            }
            context.glDeleteQueries(n, ids);
        } catch (RuntimeException e) {
            context.failed("glDeleteQueriesEXT", e);
        }
    }

    public static void glDeleteRenderbuffers(int n, long renderbuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteRenderbuffers(context, n, renderbuffers);
                return;
            }
            context.glDeleteRenderbuffers(n, renderbuffers);
        } catch (RuntimeException e) {
            context.failed("glDeleteRenderbuffers", e);
        }
    }

    public static void glDeleteRenderbuffersEXT(int n, long renderbuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteRenderbuffers(context, n, renderbuffers);
                return;
            }
            context.glDeleteRenderbuffers(n, renderbuffers);
        } catch (RuntimeException e) {
            context.failed("glDeleteRenderbuffersEXT", e);
        }
    }

    public static void glDeleteSamplers(int count, long samplers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteSamplers(context, count, samplers);
                return;
            }
            context.glDeleteSamplers(count, samplers);
        } catch (RuntimeException e) {
            context.failed("glDeleteSamplers", e);
        }
    }

    public static void glDeleteShader(int shader) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteShader(context, shader);
                return;
            }
            context.glDeleteShader(shader);
        } catch (RuntimeException e) {
            context.failed("glDeleteShader", e);
        }
    }

    public static void glDeleteSync(long sync) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteSync(context, sync);
                return;
            }
            context.glDeleteSync(sync);
        } catch (RuntimeException e) {
            context.failed("glDeleteSync", e);
        }
    }

    public static void glDeleteTextures(int n, long textures) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteTextures(context, n, textures);
                return;
            }
            context.glDeleteTextures(n, textures);
        } catch (RuntimeException e) {
            context.failed("glDeleteTextures", e);
        }
    }

    public static void glDeleteTexturesEXT(int n, long textures) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteTexturesEXT(context, n, textures);
                return;
            }
            context.glDeleteTexturesEXT(n, textures);
        } catch (RuntimeException e) {
            context.failed("glDeleteTexturesEXT", e);
        }
    }

    public static void glDeleteTransformFeedbacks(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteTransformFeedbacks(context, n, ids);
                return;
            }
            context.glDeleteTransformFeedbacks(n, ids);
        } catch (RuntimeException e) {
            context.failed("glDeleteTransformFeedbacks", e);
        }
    }

    public static void glDeleteVertexArrays(int n, long arrays) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteVertexArrays(context, n, arrays);
                return;
            }
            context.glDeleteVertexArrays(n, arrays);
        } catch (RuntimeException e) {
            context.failed("glDeleteVertexArrays", e);
        }
    }

    public static void glDeleteVertexArraysAPPLE(int n, long arrays) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteVertexArrays(context, n, arrays);
                return;
            }
            context.glDeleteVertexArrays(n, arrays);
        } catch (RuntimeException e) {
            context.failed("glDeleteVertexArraysAPPLE", e);
        }
    }

    public static void glDeleteVertexArraysOES(int n, long arrays) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDeleteVertexArrays(context, n, arrays);
                return;
            }
            context.glDeleteVertexArrays(n, arrays);
        } catch (RuntimeException e) {
            context.failed("glDeleteVertexArraysOES", e);
        }
    }

    public static void glDepthBoundsEXT(double zmin, double zmax) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDepthBoundsEXT(context, zmin, zmax);
                return;
            }
            context.glDepthBoundsEXT(zmin, zmax);
        } catch (RuntimeException e) {
            context.failed("glDepthBoundsEXT", e);
        }
    }

    public static void glDepthFunc(int func) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDepthFunc(context, func);
            return;
        }
        context.glDepthFunc(func);
    }

    public static void glDepthMask(boolean flag) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDepthMask(context, flag);
            return;
        }
        context.glDepthMask(flag);
    }

    public static void glDepthRange(double n, double f) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glDepthRange(context, n, f);
            return;
        }
        context.glDepthRange(n, f);
    }

    public static void glDepthRangeArraydvNV(int first, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDepthRangeArraydvNV(context, first, count, v);
                return;
            }
            context.glDepthRangeArraydvNV(first, count, v);
        } catch (RuntimeException e) {
            context.failed("glDepthRangeArraydvNV", e);
        }
    }

    public static void glDepthRangeArrayfvOES(int first, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDepthRangeArrayfvOES(context, first, count, v);
                return;
            }
            context.glDepthRangeArrayfvOES(first, count, v);
        } catch (RuntimeException e) {
            context.failed("glDepthRangeArrayfvOES", e);
        }
    }

    public static void glDepthRangeArrayv(int first, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glDepthRangeArrayv(context, first, count, v);
                return;
            }
            context.glDepthRangeArrayv(first, count, v);
        } catch (RuntimeException e) {
            context.failed("glDepthRangeArrayv", e);
        }
    }

    public static void glDepthRangeIndexed(int index, double n, double f) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glDepthRangeIndexed(context, index, n, f);
                return;
            }
            context.glDepthRangeIndexed(index, n, f);
        } catch (RuntimeException e) {
            context.failed("glDepthRangeIndexed", e);
        }
    }

    public static void glDepthRangeIndexeddNV(int index, double n, double f) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDepthRangeIndexeddNV(context, index, n, f);
                return;
            }
            context.glDepthRangeIndexeddNV(index, n, f);
        } catch (RuntimeException e) {
            context.failed("glDepthRangeIndexeddNV", e);
        }
    }

    public static void glDepthRangeIndexedfOES(int index, float n, float f) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDepthRangeIndexedfOES(context, index, n, f);
                return;
            }
            context.glDepthRangeIndexedfOES(index, n, f);
        } catch (RuntimeException e) {
            context.failed("glDepthRangeIndexedfOES", e);
        }
    }

    public static void glDepthRangef(float n, float f) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDepthRangef(context, n, f);
            return;
        }
        context.glDepthRangef(n, f);
    }

    public static void glDetachObjectARB(int containerObj, int attachedObj) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDetachShader(context, containerObj, attachedObj);
                return;
            }
            context.glDetachShader(containerObj, attachedObj);
        } catch (RuntimeException e) {
            context.failed("glDetachObjectARB", e);
        }
    }

    public static void glDetachShader(int program, int shader) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDetachShader(context, program, shader);
                return;
            }
            context.glDetachShader(program, shader);
        } catch (RuntimeException e) {
            context.failed("glDetachShader", e);
        }
    }

    public static void glDisable(int cap) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDisable(context, cap);
            return;
        }
        context.glDisable(cap);
    }

    public static void glDisableClientState(int array) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDisableClientState(context, array);
            return;
        }
        context.glDisableClientState(array);
    }

    public static void glDisableClientStateIndexedEXT(int array, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDisableClientStateIndexedEXT(context, array, index);
                return;
            }
            context.glDisableClientStateIndexedEXT(array, index);
        } catch (RuntimeException e) {
            context.failed("glDisableClientStateIndexedEXT", e);
        }
    }

    public static void glDisableClientStateiEXT(int array, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDisableClientStateIndexedEXT(context, array, index);
                return;
            }
            context.glDisableClientStateIndexedEXT(array, index);
        } catch (RuntimeException e) {
            context.failed("glDisableClientStateiEXT", e);
        }
    }

    public static void glDisableIndexedEXT(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDisablei(context, target, index);
            return;
        }
        context.glDisablei(target, index);
    }

    public static void glDisableVertexArrayAttrib(int vaobj, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glDisableVertexArrayAttrib(context, vaobj, index);
                return;
            }
            context.glDisableVertexArrayAttrib(vaobj, index);
        } catch (RuntimeException e) {
            context.failed("glDisableVertexArrayAttrib", e);
        }
    }

    public static void glDisableVertexArrayAttribEXT(int vaobj, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDisableVertexArrayAttribEXT(context, vaobj, index);
                return;
            }
            context.glDisableVertexArrayAttribEXT(vaobj, index);
        } catch (RuntimeException e) {
            context.failed("glDisableVertexArrayAttribEXT", e);
        }
    }

    public static void glDisableVertexArrayEXT(int vaobj, int array) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDisableVertexArrayEXT(context, vaobj, array);
                return;
            }
            context.glDisableVertexArrayEXT(vaobj, array);
        } catch (RuntimeException e) {
            context.failed("glDisableVertexArrayEXT", e);
        }
    }

    public static void glDisableVertexAttribArray(int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDisableVertexAttribArray(context, index);
            return;
        }
        context.glDisableVertexAttribArray(index);
    }

    public static void glDisableVertexAttribArrayARB(int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDisableVertexAttribArray(context, index);
            return;
        }
        context.glDisableVertexAttribArray(index);
    }

    public static void glDisablei(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glDisablei(context, target, index);
            return;
        }
        context.glDisablei(target, index);
    }

    public static void glDisableiEXT(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDisablei(context, target, index);
            return;
        }
        context.glDisablei(target, index);
    }

    public static void glDisableiOES(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDisablei(context, target, index);
            return;
        }
        context.glDisablei(target, index);
    }

    public static void glDiscardFramebufferEXT(int target, int numAttachments, long attachments) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDiscardFramebufferEXT(context, target, numAttachments, attachments);
                return;
            }
            context.glDiscardFramebufferEXT(target, numAttachments, attachments);
        } catch (RuntimeException e) {
            context.failed("glDiscardFramebufferEXT", e);
        }
    }

    public static void glDispatchCompute(int num_groups_x, int num_groups_y, int num_groups_z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDispatchCompute(context, num_groups_x, num_groups_y, num_groups_z);
                return;
            }
            context.glDispatchCompute(num_groups_x, num_groups_y, num_groups_z);
        } catch (RuntimeException e) {
            context.failed("glDispatchCompute", e);
        }
    }

    public static void glDispatchComputeGroupSizeARB(int num_groups_x, int num_groups_y, int num_groups_z, int group_size_x, int group_size_y, int group_size_z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDispatchComputeGroupSizeARB(context, num_groups_x, num_groups_y, num_groups_z, group_size_x, group_size_y, group_size_z);
                return;
            }
            context.glDispatchComputeGroupSizeARB(num_groups_x, num_groups_y, num_groups_z, group_size_x, group_size_y, group_size_z);
        } catch (RuntimeException e) {
            context.failed("glDispatchComputeGroupSizeARB", e);
        }
    }

    public static void glDispatchComputeIndirect(long indirect) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDispatchComputeIndirect(context, indirect);
                return;
            }
            context.glDispatchComputeIndirect(indirect);
        } catch (RuntimeException e) {
            context.failed("glDispatchComputeIndirect", e);
        }
    }

    public static void glDrawArrays(int mode, int first, int count) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawArrays(context, mode, first, count);
            return;
        }
        context.glDrawArrays(mode, first, count);
    }

    public static void glDrawArraysEXT(int mode, int first, int count) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawArrays(context, mode, first, count);
            return;
        }
        context.glDrawArrays(mode, first, count);
    }

    public static void glDrawArraysIndirect(int mode, long indirect) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawArraysIndirect(context, mode, indirect);
                return;
            }
            context.glDrawArraysIndirect(mode, indirect);
        } catch (RuntimeException e) {
            context.failed("glDrawArraysIndirect", e);
        }
    }

    public static void glDrawArraysInstanced(int mode, int first, int count, int instancecount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawArraysInstanced(context, mode, first, count, instancecount);
            return;
        }
        context.glDrawArraysInstanced(mode, first, count, instancecount);
    }

    public static void glDrawArraysInstancedANGLE(int mode, int first, int count, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawArraysInstanced(context, mode, first, count, primcount);
            return;
        }
        context.glDrawArraysInstanced(mode, first, count, primcount);
    }

    public static void glDrawArraysInstancedARB(int mode, int first, int count, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawArraysInstanced(context, mode, first, count, primcount);
            return;
        }
        context.glDrawArraysInstanced(mode, first, count, primcount);
    }

    public static void glDrawArraysInstancedBaseInstance(int mode, int first, int count, int instancecount, int baseinstance) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glDrawArraysInstancedBaseInstance(context, mode, first, count, instancecount, baseinstance);
            return;
        }
        context.glDrawArraysInstancedBaseInstance(mode, first, count, instancecount, baseinstance);
    }

    public static void glDrawArraysInstancedBaseInstanceEXT(int mode, int first, int count, int instancecount, int baseinstance) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawArraysInstancedBaseInstance(context, mode, first, count, instancecount, baseinstance);
            return;
        }
        context.glDrawArraysInstancedBaseInstance(mode, first, count, instancecount, baseinstance);
    }

    public static void glDrawArraysInstancedEXT(int mode, int start, int count, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawArraysInstanced(context, mode, start, count, primcount);
            return;
        }
        context.glDrawArraysInstanced(mode, start, count, primcount);
    }

    public static void glDrawArraysInstancedNV(int mode, int first, int count, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawArraysInstanced(context, mode, first, count, primcount);
            return;
        }
        context.glDrawArraysInstanced(mode, first, count, primcount);
    }

    public static void glDrawBuffer(int buf) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glDrawBuffer(context, buf);
                return;
            }
            context.glDrawBuffer(buf);
        } catch (RuntimeException e) {
            context.failed("glDrawBuffer", e);
        }
    }

    public static void glDrawBuffers(int n, long bufs) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawBuffers(context, n, bufs);
                return;
            }
            context.glDrawBuffers(n, bufs);
        } catch (RuntimeException e) {
            context.failed("glDrawBuffers", e);
        }
    }

    public static void glDrawBuffersARB(int n, long bufs) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawBuffers(context, n, bufs);
                return;
            }
            context.glDrawBuffers(n, bufs);
        } catch (RuntimeException e) {
            context.failed("glDrawBuffersARB", e);
        }
    }

    public static void glDrawBuffersATI(int n, long bufs) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawBuffers(context, n, bufs);
                return;
            }
            context.glDrawBuffers(n, bufs);
        } catch (RuntimeException e) {
            context.failed("glDrawBuffersATI", e);
        }
    }

    public static void glDrawBuffersEXT(int n, long bufs) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawBuffers(context, n, bufs);
                return;
            }
            context.glDrawBuffers(n, bufs);
        } catch (RuntimeException e) {
            context.failed("glDrawBuffersEXT", e);
        }
    }

    public static void glDrawElements(int mode, int count, int type, long indices) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElements(context, mode, count, type, indices);
            return;
        }
        context.glDrawElements(mode, count, type, indices);
    }

    public static void glDrawElementsBaseVertex(int mode, int count, int type, long indices, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsBaseVertex(context, mode, count, type, indices, basevertex);
            return;
        }
        context.glDrawElementsBaseVertex(mode, count, type, indices, basevertex);
    }

    public static void glDrawElementsBaseVertexEXT(int mode, int count, int type, long indices, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsBaseVertex(context, mode, count, type, indices, basevertex);
            return;
        }
        context.glDrawElementsBaseVertex(mode, count, type, indices, basevertex);
    }

    public static void glDrawElementsBaseVertexOES(int mode, int count, int type, long indices, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsBaseVertex(context, mode, count, type, indices, basevertex);
            return;
        }
        context.glDrawElementsBaseVertex(mode, count, type, indices, basevertex);
    }

    public static void glDrawElementsIndirect(int mode, int type, long indirect) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawElementsIndirect(context, mode, type, indirect);
                return;
            }
            context.glDrawElementsIndirect(mode, type, indirect);
        } catch (RuntimeException e) {
            context.failed("glDrawElementsIndirect", e);
        }
    }

    public static void glDrawElementsInstanced(int mode, int count, int type, long indices, int instancecount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstanced(context, mode, count, type, indices, instancecount);
            return;
        }
        context.glDrawElementsInstanced(mode, count, type, indices, instancecount);
    }

    public static void glDrawElementsInstancedANGLE(int mode, int count, int type, long indices, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstanced(context, mode, count, type, indices, primcount);
            return;
        }
        context.glDrawElementsInstanced(mode, count, type, indices, primcount);
    }

    public static void glDrawElementsInstancedARB(int mode, int count, int type, long indices, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstanced(context, mode, count, type, indices, primcount);
            return;
        }
        context.glDrawElementsInstanced(mode, count, type, indices, primcount);
    }

    public static void glDrawElementsInstancedBaseInstance(int mode, int count, int type, long indices, int instancecount, int baseinstance) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glDrawElementsInstancedBaseInstance(context, mode, count, type, indices, instancecount, baseinstance);
            return;
        }
        context.glDrawElementsInstancedBaseInstance(mode, count, type, indices, instancecount, baseinstance);
    }

    public static void glDrawElementsInstancedBaseInstanceEXT(int mode, int count, int type, long indices, int instancecount, int baseinstance) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstancedBaseInstance(context, mode, count, type, indices, instancecount, baseinstance);
            return;
        }
        context.glDrawElementsInstancedBaseInstance(mode, count, type, indices, instancecount, baseinstance);
    }

    public static void glDrawElementsInstancedBaseVertex(int mode, int count, int type, long indices, int instancecount, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstancedBaseVertex(context, mode, count, type, indices, instancecount, basevertex);
            return;
        }
        context.glDrawElementsInstancedBaseVertex(mode, count, type, indices, instancecount, basevertex);
    }

    public static void glDrawElementsInstancedBaseVertexBaseInstance(int mode, int count, int type, long indices, int instancecount, int basevertex, int baseinstance) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glDrawElementsInstancedBaseVertexBaseInstance(context, mode, count, type, indices, instancecount, basevertex, baseinstance);
            return;
        }
        context.glDrawElementsInstancedBaseVertexBaseInstance(mode, count, type, indices, instancecount, basevertex, baseinstance);
    }

    public static void glDrawElementsInstancedBaseVertexBaseInstanceEXT(int mode, int count, int type, long indices, int instancecount, int basevertex, int baseinstance) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstancedBaseVertexBaseInstance(context, mode, count, type, indices, instancecount, basevertex, baseinstance);
            return;
        }
        context.glDrawElementsInstancedBaseVertexBaseInstance(mode, count, type, indices, instancecount, basevertex, baseinstance);
    }

    public static void glDrawElementsInstancedBaseVertexEXT(int mode, int count, int type, long indices, int instancecount, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstancedBaseVertex(context, mode, count, type, indices, instancecount, basevertex);
            return;
        }
        context.glDrawElementsInstancedBaseVertex(mode, count, type, indices, instancecount, basevertex);
    }

    public static void glDrawElementsInstancedBaseVertexOES(int mode, int count, int type, long indices, int instancecount, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstancedBaseVertex(context, mode, count, type, indices, instancecount, basevertex);
            return;
        }
        context.glDrawElementsInstancedBaseVertex(mode, count, type, indices, instancecount, basevertex);
    }

    public static void glDrawElementsInstancedEXT(int mode, int count, int type, long indices, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstanced(context, mode, count, type, indices, primcount);
            return;
        }
        context.glDrawElementsInstanced(mode, count, type, indices, primcount);
    }

    public static void glDrawElementsInstancedNV(int mode, int count, int type, long indices, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawElementsInstanced(context, mode, count, type, indices, primcount);
            return;
        }
        context.glDrawElementsInstanced(mode, count, type, indices, primcount);
    }

    public static void glDrawPixels(int width, int height, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawPixels(context, width, height, format, type, pixels);
                return;
            }
            context.glDrawPixels(width, height, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glDrawPixels", e);
        }
    }

    public static void glDrawRangeElements(int mode, int start, int end, int count, int type, long indices) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawRangeElements(context, mode, start, end, count, type, indices);
            return;
        }
        context.glDrawRangeElements(mode, start, end, count, type, indices);
    }

    public static void glDrawRangeElementsBaseVertex(int mode, int start, int end, int count, int type, long indices, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glDrawRangeElementsBaseVertex(context, mode, start, end, count, type, indices, basevertex);
            return;
        }
        context.glDrawRangeElementsBaseVertex(mode, start, end, count, type, indices, basevertex);
    }

    public static void glDrawRangeElementsBaseVertexEXT(int mode, int start, int end, int count, int type, long indices, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawRangeElementsBaseVertex(context, mode, start, end, count, type, indices, basevertex);
            return;
        }
        context.glDrawRangeElementsBaseVertex(mode, start, end, count, type, indices, basevertex);
    }

    public static void glDrawRangeElementsBaseVertexOES(int mode, int start, int end, int count, int type, long indices, int basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawRangeElementsBaseVertex(context, mode, start, end, count, type, indices, basevertex);
            return;
        }
        context.glDrawRangeElementsBaseVertex(mode, start, end, count, type, indices, basevertex);
    }

    public static void glDrawRangeElementsEXT(int mode, int start, int end, int count, int type, long indices) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glDrawRangeElements(context, mode, start, end, count, type, indices);
            return;
        }
        context.glDrawRangeElements(mode, start, end, count, type, indices);
    }

    public static void glDrawTransformFeedback(int mode, int id) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glDrawTransformFeedback(context, mode, id);
                return;
            }
            context.glDrawTransformFeedback(mode, id);
        } catch (RuntimeException e) {
            context.failed("glDrawTransformFeedback", e);
        }
    }

    public static void glDrawTransformFeedbackEXT(int mode, int id) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawTransformFeedback(context, mode, id);
                return;
            }
            context.glDrawTransformFeedback(mode, id);
        } catch (RuntimeException e) {
            context.failed("glDrawTransformFeedbackEXT", e);
        }
    }

    public static void glDrawTransformFeedbackInstanced(int mode, int id, int instancecount) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glDrawTransformFeedbackInstanced(context, mode, id, instancecount);
                return;
            }
            context.glDrawTransformFeedbackInstanced(mode, id, instancecount);
        } catch (RuntimeException e) {
            context.failed("glDrawTransformFeedbackInstanced", e);
        }
    }

    public static void glDrawTransformFeedbackInstancedEXT(int mode, int id, int instancecount) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glDrawTransformFeedbackInstanced(context, mode, id, instancecount);
                return;
            }
            context.glDrawTransformFeedbackInstanced(mode, id, instancecount);
        } catch (RuntimeException e) {
            context.failed("glDrawTransformFeedbackInstancedEXT", e);
        }
    }

    public static void glDrawTransformFeedbackStream(int mode, int id, int stream) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glDrawTransformFeedbackStream(context, mode, id, stream);
                return;
            }
            context.glDrawTransformFeedbackStream(mode, id, stream);
        } catch (RuntimeException e) {
            context.failed("glDrawTransformFeedbackStream", e);
        }
    }

    public static void glDrawTransformFeedbackStreamInstanced(int mode, int id, int stream, int instancecount) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glDrawTransformFeedbackStreamInstanced(context, mode, id, stream, instancecount);
                return;
            }
            context.glDrawTransformFeedbackStreamInstanced(mode, id, stream, instancecount);
        } catch (RuntimeException e) {
            context.failed("glDrawTransformFeedbackStreamInstanced", e);
        }
    }

    public static void glEdgeFlag(boolean flag) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glEdgeFlag(context, flag);
            return;
        }
        context.glEdgeFlag(flag);
    }

    public static void glEdgeFlagPointer(int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEdgeFlagPointer(context, stride, pointer);
                return;
            }
            context.glEdgeFlagPointer(stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glEdgeFlagPointer", e);
        }
    }

    public static void glEdgeFlagPointerEXT(int stride, int count, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEdgeFlagPointerEXT(context, stride, count, pointer);
                return;
            }
            context.glEdgeFlagPointerEXT(stride, count, pointer);
        } catch (RuntimeException e) {
            context.failed("glEdgeFlagPointerEXT", e);
        }
    }

    public static void glEdgeFlagv(long flag) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glEdgeFlagv(context, flag);
            return;
        }
        context.glEdgeFlagv(flag);
    }

    public static void glEnable(int cap) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glEnable(context, cap);
            return;
        }
        context.glEnable(cap);
    }

    public static void glEnableClientState(int array) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glEnableClientState(context, array);
            return;
        }
        context.glEnableClientState(array);
    }

    public static void glEnableClientStateIndexedEXT(int array, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEnableClientStateIndexedEXT(context, array, index);
                return;
            }
            context.glEnableClientStateIndexedEXT(array, index);
        } catch (RuntimeException e) {
            context.failed("glEnableClientStateIndexedEXT", e);
        }
    }

    public static void glEnableClientStateiEXT(int array, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEnableClientStateIndexedEXT(context, array, index);
                return;
            }
            context.glEnableClientStateIndexedEXT(array, index);
        } catch (RuntimeException e) {
            context.failed("glEnableClientStateiEXT", e);
        }
    }

    public static void glEnableIndexedEXT(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glEnablei(context, target, index);
            return;
        }
        context.glEnablei(target, index);
    }

    public static void glEnableVertexArrayAttrib(int vaobj, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glEnableVertexArrayAttrib(context, vaobj, index);
                return;
            }
            context.glEnableVertexArrayAttrib(vaobj, index);
        } catch (RuntimeException e) {
            context.failed("glEnableVertexArrayAttrib", e);
        }
    }

    public static void glEnableVertexArrayAttribEXT(int vaobj, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEnableVertexArrayAttribEXT(context, vaobj, index);
                return;
            }
            context.glEnableVertexArrayAttribEXT(vaobj, index);
        } catch (RuntimeException e) {
            context.failed("glEnableVertexArrayAttribEXT", e);
        }
    }

    public static void glEnableVertexArrayEXT(int vaobj, int array) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEnableVertexArrayEXT(context, vaobj, array);
                return;
            }
            context.glEnableVertexArrayEXT(vaobj, array);
        } catch (RuntimeException e) {
            context.failed("glEnableVertexArrayEXT", e);
        }
    }

    public static void glEnableVertexAttribArray(int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glEnableVertexAttribArray(context, index);
            return;
        }
        context.glEnableVertexAttribArray(index);
    }

    public static void glEnableVertexAttribArrayARB(int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glEnableVertexAttribArray(context, index);
            return;
        }
        context.glEnableVertexAttribArray(index);
    }

    public static void glEnablei(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            Guarded.glEnablei(context, target, index);
            return;
        }
        context.glEnablei(target, index);
    }

    public static void glEnableiEXT(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glEnablei(context, target, index);
            return;
        }
        context.glEnablei(target, index);
    }

    public static void glEnableiOES(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glEnablei(context, target, index);
            return;
        }
        context.glEnablei(target, index);
    }

    public static void glEnd() {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glEnd(context);
            return;
        }
        context.glEnd();
    }

    public static void glEndConditionalRender() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glEndConditionalRender(context);
                return;
            }
            context.glEndConditionalRender();
        } catch (RuntimeException e) {
            context.failed("glEndConditionalRender", e);
        }
    }

    public static void glEndConditionalRenderNV() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEndConditionalRender(context);
                return;
            }
            context.glEndConditionalRender();
        } catch (RuntimeException e) {
            context.failed("glEndConditionalRenderNV", e);
        }
    }

    public static void glEndList() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEndList(context);
                return;
            }
            context.glEndList();
        } catch (RuntimeException e) {
            context.failed("glEndList", e);
        }
    }

    public static void glEndQuery(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEndQuery(context, target);
                return;
            }
            context.glEndQuery(target);
        } catch (RuntimeException e) {
            context.failed("glEndQuery", e);
        }
    }

    public static void glEndQueryARB(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEndQuery(context, target);
                return;
            }
            context.glEndQuery(target);
        } catch (RuntimeException e) {
            context.failed("glEndQueryARB", e);
        }
    }

    public static void glEndQueryEXT(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEndQuery(context, target);
                return;
            }
            context.glEndQuery(target);
        } catch (RuntimeException e) {
            context.failed("glEndQueryEXT", e);
        }
    }

    public static void glEndQueryIndexed(int target, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glEndQueryIndexed(context, target, index);
                return;
            }
            context.glEndQueryIndexed(target, index);
        } catch (RuntimeException e) {
            context.failed("glEndQueryIndexed", e);
        }
    }

    public static void glEndTransformFeedback() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEndTransformFeedback(context);
                return;
            }
            context.glEndTransformFeedback();
        } catch (RuntimeException e) {
            context.failed("glEndTransformFeedback", e);
        }
    }

    public static void glEndTransformFeedbackEXT() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEndTransformFeedback(context);
                return;
            }
            context.glEndTransformFeedback();
        } catch (RuntimeException e) {
            context.failed("glEndTransformFeedbackEXT", e);
        }
    }

    public static void glEvalCoord1d(double u) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalCoord1d(context, u);
                return;
            }
            context.glEvalCoord1d(u);
        } catch (RuntimeException e) {
            context.failed("glEvalCoord1d", e);
        }
    }

    public static void glEvalCoord1dv(long u) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalCoord1dv(context, u);
                return;
            }
            context.glEvalCoord1dv(u);
        } catch (RuntimeException e) {
            context.failed("glEvalCoord1dv", e);
        }
    }

    public static void glEvalCoord1f(float u) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalCoord1f(context, u);
                return;
            }
            context.glEvalCoord1f(u);
        } catch (RuntimeException e) {
            context.failed("glEvalCoord1f", e);
        }
    }

    public static void glEvalCoord1fv(long u) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalCoord1fv(context, u);
                return;
            }
            context.glEvalCoord1fv(u);
        } catch (RuntimeException e) {
            context.failed("glEvalCoord1fv", e);
        }
    }

    public static void glEvalCoord2d(double u, double v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalCoord2d(context, u, v);
                return;
            }
            context.glEvalCoord2d(u, v);
        } catch (RuntimeException e) {
            context.failed("glEvalCoord2d", e);
        }
    }

    public static void glEvalCoord2dv(long u) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalCoord2dv(context, u);
                return;
            }
            context.glEvalCoord2dv(u);
        } catch (RuntimeException e) {
            context.failed("glEvalCoord2dv", e);
        }
    }

    public static void glEvalCoord2f(float u, float v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalCoord2f(context, u, v);
                return;
            }
            context.glEvalCoord2f(u, v);
        } catch (RuntimeException e) {
            context.failed("glEvalCoord2f", e);
        }
    }

    public static void glEvalCoord2fv(long u) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalCoord2fv(context, u);
                return;
            }
            context.glEvalCoord2fv(u);
        } catch (RuntimeException e) {
            context.failed("glEvalCoord2fv", e);
        }
    }

    public static void glEvalMesh1(int mode, int i1, int i2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEvalMesh1(context, mode, i1, i2);
                return;
            }
            context.glEvalMesh1(mode, i1, i2);
        } catch (RuntimeException e) {
            context.failed("glEvalMesh1", e);
        }
    }

    public static void glEvalMesh2(int mode, int i1, int i2, int j1, int j2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEvalMesh2(context, mode, i1, i2, j1, j2);
                return;
            }
            context.glEvalMesh2(mode, i1, i2, j1, j2);
        } catch (RuntimeException e) {
            context.failed("glEvalMesh2", e);
        }
    }

    public static void glEvalPoint1(int i) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalPoint1(context, i);
                return;
            }
            context.glEvalPoint1(i);
        } catch (RuntimeException e) {
            context.failed("glEvalPoint1", e);
        }
    }

    public static void glEvalPoint2(int i, int j) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glEvalPoint2(context, i, j);
                return;
            }
            context.glEvalPoint2(i, j);
        } catch (RuntimeException e) {
            context.failed("glEvalPoint2", e);
        }
    }

    public static void glEvaluateDepthValuesARB() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glEvaluateDepthValuesARB(context);
                return;
            }
            context.glEvaluateDepthValuesARB();
        } catch (RuntimeException e) {
            context.failed("glEvaluateDepthValuesARB", e);
        }
    }

    public static void glFeedbackBuffer(int size, int type, long buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFeedbackBuffer(context, size, type, buffer);
                return;
            }
            context.glFeedbackBuffer(size, type, buffer);
        } catch (RuntimeException e) {
            context.failed("glFeedbackBuffer", e);
        }
    }

    public static long glFenceSync(int condition, int flags) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glFenceSync(context, condition, flags);
            }
            return context.glFenceSync(condition, flags);
        } catch (RuntimeException e) {
            context.failed("glFenceSync", e);
            return 0;
        }
    }

    public static void glFinish() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFinish(context);
                return;
            }
            context.glFinish();
        } catch (RuntimeException e) {
            context.failed("glFinish", e);
        }
    }

    public static void glFlush() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFlush(context);
                return;
            }
            context.glFlush();
        } catch (RuntimeException e) {
            context.failed("glFlush", e);
        }
    }

    public static void glFlushMappedBufferRange(int target, long offset, long length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFlushMappedBufferRange(context, target, offset, length);
                return;
            }
            context.glFlushMappedBufferRange(target, offset, length);
        } catch (RuntimeException e) {
            context.failed("glFlushMappedBufferRange", e);
        }
    }

    public static void glFlushMappedBufferRangeAPPLE(int target, long offset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFlushMappedBufferRange(context, target, offset, size);
                return;
            }
            context.glFlushMappedBufferRange(target, offset, size);
        } catch (RuntimeException e) {
            context.failed("glFlushMappedBufferRangeAPPLE", e);
        }
    }

    public static void glFlushMappedBufferRangeEXT(int target, long offset, long length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFlushMappedBufferRange(context, target, offset, length);
                return;
            }
            context.glFlushMappedBufferRange(target, offset, length);
        } catch (RuntimeException e) {
            context.failed("glFlushMappedBufferRangeEXT", e);
        }
    }

    public static void glFlushMappedNamedBufferRange(int buffer, long offset, long length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glFlushMappedNamedBufferRange(context, buffer, offset, length);
                return;
            }
            context.glFlushMappedNamedBufferRange(buffer, offset, length);
        } catch (RuntimeException e) {
            context.failed("glFlushMappedNamedBufferRange", e);
        }
    }

    public static void glFlushMappedNamedBufferRangeEXT(int buffer, long offset, long length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFlushMappedNamedBufferRangeEXT(context, buffer, offset, length);
                return;
            }
            context.glFlushMappedNamedBufferRangeEXT(buffer, offset, length);
        } catch (RuntimeException e) {
            context.failed("glFlushMappedNamedBufferRangeEXT", e);
        }
    }

    public static void glFogCoordPointer(int type, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFogCoordPointer(context, type, stride, pointer);
                return;
            }
            context.glFogCoordPointer(type, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glFogCoordPointer", e);
        }
    }

    public static void glFogCoordPointerEXT(int type, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFogCoordPointer(context, type, stride, pointer);
                return;
            }
            context.glFogCoordPointer(type, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glFogCoordPointerEXT", e);
        }
    }

    public static void glFogCoordd(double coord) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glFogCoordd(context, coord);
            return;
        }
        context.glFogCoordd(coord);
    }

    public static void glFogCoorddEXT(double coord) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glFogCoordd(context, coord);
            return;
        }
        context.glFogCoordd(coord);
    }

    public static void glFogCoorddv(long coord) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glFogCoorddv(context, coord);
            return;
        }
        context.glFogCoorddv(coord);
    }

    public static void glFogCoorddvEXT(long coord) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glFogCoorddv(context, coord);
            return;
        }
        context.glFogCoorddv(coord);
    }

    public static void glFogCoordf(float coord) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glFogCoordf(context, coord);
            return;
        }
        context.glFogCoordf(coord);
    }

    public static void glFogCoordfEXT(float coord) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glFogCoordf(context, coord);
            return;
        }
        context.glFogCoordf(coord);
    }

    public static void glFogCoordfv(long coord) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glFogCoordfv(context, coord);
            return;
        }
        context.glFogCoordfv(coord);
    }

    public static void glFogCoordfvEXT(long coord) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glFogCoordfv(context, coord);
            return;
        }
        context.glFogCoordfv(coord);
    }

    public static void glFogCoordhNV(short fog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
                Guarded.glFogCoordhNV(context, fog);
                return;
            }
            context.glFogCoordhNV(fog);
        } catch (RuntimeException e) {
            context.failed("glFogCoordhNV", e);
        }
    }

    public static void glFogCoordhvNV(long fog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
                Guarded.glFogCoordhvNV(context, fog);
                return;
            }
            context.glFogCoordhvNV(fog);
        } catch (RuntimeException e) {
            context.failed("glFogCoordhvNV", e);
        }
    }

    public static void glFogf(int pname, float param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glFogf(context, pname, param);
            return;
        }
        context.glFogf(pname, param);
    }

    public static void glFogfv(int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glFogfv(context, pname, params);
            return;
        }
        context.glFogfv(pname, params);
    }

    public static void glFogi(int pname, int param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glFogi(context, pname, param);
            return;
        }
        context.glFogi(pname, param);
    }

    public static void glFogiv(int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glFogiv(context, pname, params);
            return;
        }
        context.glFogiv(pname, params);
    }

    public static void glFramebufferDrawBufferEXT(int framebuffer, int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferDrawBufferEXT(context, framebuffer, mode);
                return;
            }
            context.glFramebufferDrawBufferEXT(framebuffer, mode);
        } catch (RuntimeException e) {
            context.failed("glFramebufferDrawBufferEXT", e);
        }
    }

    public static void glFramebufferDrawBuffersEXT(int framebuffer, int n, long bufs) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferDrawBuffersEXT(context, framebuffer, n, bufs);
                return;
            }
            context.glFramebufferDrawBuffersEXT(framebuffer, n, bufs);
        } catch (RuntimeException e) {
            context.failed("glFramebufferDrawBuffersEXT", e);
        }
    }

    public static void glFramebufferFetchBarrierEXT() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferFetchBarrierEXT(context);
                return;
            }
            context.glFramebufferFetchBarrierEXT();
        } catch (RuntimeException e) {
            context.failed("glFramebufferFetchBarrierEXT", e);
        }
    }

    public static void glFramebufferParameteri(int target, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferParameteri(context, target, pname, param);
                return;
            }
            context.glFramebufferParameteri(target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glFramebufferParameteri", e);
        }
    }

    public static void glFramebufferParameteriMESA(int target, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferParameteriMESA(context, target, pname, param);
                return;
            }
            context.glFramebufferParameteriMESA(target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glFramebufferParameteriMESA", e);
        }
    }

    public static void glFramebufferReadBufferEXT(int framebuffer, int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferReadBufferEXT(context, framebuffer, mode);
                return;
            }
            context.glFramebufferReadBufferEXT(framebuffer, mode);
        } catch (RuntimeException e) {
            context.failed("glFramebufferReadBufferEXT", e);
        }
    }

    public static void glFramebufferRenderbuffer(int target, int attachment, int renderbuffertarget, int renderbuffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferRenderbuffer(context, target, attachment, renderbuffertarget, renderbuffer);
                return;
            }
            context.glFramebufferRenderbuffer(target, attachment, renderbuffertarget, renderbuffer);
        } catch (RuntimeException e) {
            context.failed("glFramebufferRenderbuffer", e);
        }
    }

    public static void glFramebufferRenderbufferEXT(int target, int attachment, int renderbuffertarget, int renderbuffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferRenderbuffer(context, target, attachment, renderbuffertarget, renderbuffer);
                return;
            }
            context.glFramebufferRenderbuffer(target, attachment, renderbuffertarget, renderbuffer);
        } catch (RuntimeException e) {
            context.failed("glFramebufferRenderbufferEXT", e);
        }
    }

    public static void glFramebufferSampleLocationsfvARB(int target, int start, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferSampleLocationsfvARB(context, target, start, count, v);
                return;
            }
            context.glFramebufferSampleLocationsfvARB(target, start, count, v);
        } catch (RuntimeException e) {
            context.failed("glFramebufferSampleLocationsfvARB", e);
        }
    }

    public static void glFramebufferTexture(int target, int attachment, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture(context, target, attachment, texture, level);
                return;
            }
            context.glFramebufferTexture(target, attachment, texture, level);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTexture", e);
        }
    }

    public static void glFramebufferTexture1D(int target, int attachment, int textarget, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glFramebufferTexture1D(context, target, attachment, textarget, texture, level);
                return;
            }
            context.glFramebufferTexture1D(target, attachment, textarget, texture, level);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTexture1D", e);
        }
    }

    public static void glFramebufferTexture1DEXT(int target, int attachment, int textarget, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture1D(context, target, attachment, textarget, texture, level);
                return;
            }
            context.glFramebufferTexture1D(target, attachment, textarget, texture, level);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTexture1DEXT", e);
        }
    }

    public static void glFramebufferTexture2D(int target, int attachment, int textarget, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture2D(context, target, attachment, textarget, texture, level);
                return;
            }
            context.glFramebufferTexture2D(target, attachment, textarget, texture, level);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTexture2D", e);
        }
    }

    public static void glFramebufferTexture2DEXT(int target, int attachment, int textarget, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture2D(context, target, attachment, textarget, texture, level);
                return;
            }
            context.glFramebufferTexture2D(target, attachment, textarget, texture, level);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTexture2DEXT", e);
        }
    }

    public static void glFramebufferTexture3D(int target, int attachment, int textarget, int texture, int level, int zoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glFramebufferTexture3D(context, target, attachment, textarget, texture, level, zoffset);
                return;
            }
            context.glFramebufferTexture3D(target, attachment, textarget, texture, level, zoffset);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTexture3D", e);
        }
    }

    public static void glFramebufferTexture3DEXT(int target, int attachment, int textarget, int texture, int level, int zoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture3D(context, target, attachment, textarget, texture, level, zoffset);
                return;
            }
            context.glFramebufferTexture3D(target, attachment, textarget, texture, level, zoffset);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTexture3DEXT", e);
        }
    }

    public static void glFramebufferTexture3DOES(int target, int attachment, int textarget, int texture, int level, int zoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture3D(context, target, attachment, textarget, texture, level, zoffset);
                return;
            }
            context.glFramebufferTexture3D(target, attachment, textarget, texture, level, zoffset);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTexture3DOES", e);
        }
    }

    public static void glFramebufferTextureARB(int target, int attachment, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture(context, target, attachment, texture, level);
                return;
            }
            context.glFramebufferTexture(target, attachment, texture, level);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTextureARB", e);
        }
    }

    public static void glFramebufferTextureEXT(int target, int attachment, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture(context, target, attachment, texture, level);
                return;
            }
            context.glFramebufferTexture(target, attachment, texture, level);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTextureEXT", e);
        }
    }

    public static void glFramebufferTextureFaceARB(int target, int attachment, int texture, int level, int face) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTextureFaceARB(context, target, attachment, texture, level, face);
                return;
            }
            context.glFramebufferTextureFaceARB(target, attachment, texture, level, face);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTextureFaceARB", e);
        }
    }

    public static void glFramebufferTextureLayer(int target, int attachment, int texture, int level, int layer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTextureLayer(context, target, attachment, texture, level, layer);
                return;
            }
            context.glFramebufferTextureLayer(target, attachment, texture, level, layer);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTextureLayer", e);
        }
    }

    public static void glFramebufferTextureLayerARB(int target, int attachment, int texture, int level, int layer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTextureLayer(context, target, attachment, texture, level, layer);
                return;
            }
            context.glFramebufferTextureLayer(target, attachment, texture, level, layer);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTextureLayerARB", e);
        }
    }

    public static void glFramebufferTextureLayerEXT(int target, int attachment, int texture, int level, int layer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTextureLayer(context, target, attachment, texture, level, layer);
                return;
            }
            context.glFramebufferTextureLayer(target, attachment, texture, level, layer);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTextureLayerEXT", e);
        }
    }

    public static void glFramebufferTextureOES(int target, int attachment, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFramebufferTexture(context, target, attachment, texture, level);
                return;
            }
            context.glFramebufferTexture(target, attachment, texture, level);
        } catch (RuntimeException e) {
            context.failed("glFramebufferTextureOES", e);
        }
    }

    public static void glFrontFace(int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glFrontFace(context, mode);
            return;
        }
        context.glFrontFace(mode);
    }

    public static void glFrustum(double left, double right, double bottom, double top, double zNear, double zFar) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glFrustum(context, left, right, bottom, top, zNear, zFar);
                return;
            }
            context.glFrustum(left, right, bottom, top, zNear, zFar);
        } catch (RuntimeException e) {
            context.failed("glFrustum", e);
        }
    }

    public static void glGenBuffers(int n, long buffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenBuffers(context, n, buffers);
                return;
            }
            context.glGenBuffers(n, buffers);
        } catch (RuntimeException e) {
            context.failed("glGenBuffers", e);
        }
    }

    public static void glGenBuffersARB(int n, long buffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenBuffers(context, n, buffers);
                return;
            }
            context.glGenBuffers(n, buffers);
        } catch (RuntimeException e) {
            context.failed("glGenBuffersARB", e);
        }
    }

    public static void glGenFramebuffers(int n, long framebuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenFramebuffers(context, n, framebuffers);
                return;
            }
            context.glGenFramebuffers(n, framebuffers);
        } catch (RuntimeException e) {
            context.failed("glGenFramebuffers", e);
        }
    }

    public static void glGenFramebuffersEXT(int n, long framebuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenFramebuffers(context, n, framebuffers);
                return;
            }
            context.glGenFramebuffers(n, framebuffers);
        } catch (RuntimeException e) {
            context.failed("glGenFramebuffersEXT", e);
        }
    }

    public static int glGenLists(int range) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGenLists(context, range);
            }
            return context.glGenLists(range);
        } catch (RuntimeException e) {
            context.failed("glGenLists", e);
            return 0;
        }
    }

    public static void glGenProgramPipelines(int n, long pipelines) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenProgramPipelines(context, n, pipelines);
                return;
            }
            context.glGenProgramPipelines(n, pipelines);
        } catch (RuntimeException e) {
            context.failed("glGenProgramPipelines", e);
        }
    }

    public static void glGenProgramPipelinesEXT(int n, long pipelines) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenProgramPipelines(context, n, pipelines);
                return;
            }
            context.glGenProgramPipelines(n, pipelines);
        } catch (RuntimeException e) {
            context.failed("glGenProgramPipelinesEXT", e);
        }
    }

    public static void glGenProgramsARB(int n, long programs) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenProgramsARB(context, n, programs);
                return;
            }
            context.glGenProgramsARB(n, programs);
        } catch (RuntimeException e) {
            context.failed("glGenProgramsARB", e);
        }
    }

    public static void glGenQueries(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenQueries(context, n, ids);
                return;
            }
            context.glGenQueries(n, ids);
        } catch (RuntimeException e) {
            context.failed("glGenQueries", e);
        }
    }

    public static void glGenQueriesARB(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenQueries(context, n, ids);
                return;
            }
            context.glGenQueries(n, ids);
        } catch (RuntimeException e) {
            context.failed("glGenQueriesARB", e);
        }
    }

    public static void glGenQueriesEXT(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenQueries(context, n, ids);
                return;
            }
            context.glGenQueries(n, ids);
        } catch (RuntimeException e) {
            context.failed("glGenQueriesEXT", e);
        }
    }

    public static void glGenRenderbuffers(int n, long renderbuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenRenderbuffers(context, n, renderbuffers);
                return;
            }
            context.glGenRenderbuffers(n, renderbuffers);
        } catch (RuntimeException e) {
            context.failed("glGenRenderbuffers", e);
        }
    }

    public static void glGenRenderbuffersEXT(int n, long renderbuffers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenRenderbuffers(context, n, renderbuffers);
                return;
            }
            context.glGenRenderbuffers(n, renderbuffers);
        } catch (RuntimeException e) {
            context.failed("glGenRenderbuffersEXT", e);
        }
    }

    public static void glGenSamplers(int count, long samplers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenSamplers(context, count, samplers);
                return;
            }
            context.glGenSamplers(count, samplers);
        } catch (RuntimeException e) {
            context.failed("glGenSamplers", e);
        }
    }

    public static void glGenTextures(int n, long textures) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenTextures(context, n, textures);
                return;
            }
            context.glGenTextures(n, textures);
        } catch (RuntimeException e) {
            context.failed("glGenTextures", e);
        }
    }

    public static void glGenTexturesEXT(int n, long textures) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenTexturesEXT(context, n, textures);
                return;
            }
            context.glGenTexturesEXT(n, textures);
        } catch (RuntimeException e) {
            context.failed("glGenTexturesEXT", e);
        }
    }

    public static void glGenTransformFeedbacks(int n, long ids) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenTransformFeedbacks(context, n, ids);
                return;
            }
            context.glGenTransformFeedbacks(n, ids);
        } catch (RuntimeException e) {
            context.failed("glGenTransformFeedbacks", e);
        }
    }

    public static void glGenVertexArrays(int n, long arrays) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenVertexArrays(context, n, arrays);
                return;
            }
            context.glGenVertexArrays(n, arrays);
        } catch (RuntimeException e) {
            context.failed("glGenVertexArrays", e);
        }
    }

    public static void glGenVertexArraysAPPLE(int n, long arrays) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenVertexArrays(context, n, arrays);
                return;
            }
            context.glGenVertexArrays(n, arrays);
        } catch (RuntimeException e) {
            context.failed("glGenVertexArraysAPPLE", e);
        }
    }

    public static void glGenVertexArraysOES(int n, long arrays) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenVertexArrays(context, n, arrays);
                return;
            }
            context.glGenVertexArrays(n, arrays);
        } catch (RuntimeException e) {
            context.failed("glGenVertexArraysOES", e);
        }
    }

    public static void glGenerateMipmap(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenerateMipmap(context, target);
                return;
            }
            context.glGenerateMipmap(target);
        } catch (RuntimeException e) {
            context.failed("glGenerateMipmap", e);
        }
    }

    public static void glGenerateMipmapEXT(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenerateMipmap(context, target);
                return;
            }
            context.glGenerateMipmap(target);
        } catch (RuntimeException e) {
            context.failed("glGenerateMipmapEXT", e);
        }
    }

    public static void glGenerateMultiTexMipmapEXT(int texunit, int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenerateMultiTexMipmapEXT(context, texunit, target);
                return;
            }
            context.glGenerateMultiTexMipmapEXT(texunit, target);
        } catch (RuntimeException e) {
            context.failed("glGenerateMultiTexMipmapEXT", e);
        }
    }

    public static void glGenerateTextureMipmap(int texture) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGenerateTextureMipmap(context, texture);
                return;
            }
            context.glGenerateTextureMipmap(texture);
        } catch (RuntimeException e) {
            context.failed("glGenerateTextureMipmap", e);
        }
    }

    public static void glGenerateTextureMipmapEXT(int texture, int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGenerateTextureMipmapEXT(context, texture, target);
                return;
            }
            context.glGenerateTextureMipmapEXT(texture, target);
        } catch (RuntimeException e) {
            context.failed("glGenerateTextureMipmapEXT", e);
        }
    }

    public static void glGetActiveAtomicCounterBufferiv(int program, int bufferIndex, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetActiveAtomicCounterBufferiv(context, program, bufferIndex, pname, params);
                return;
            }
            context.glGetActiveAtomicCounterBufferiv(program, bufferIndex, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetActiveAtomicCounterBufferiv", e);
        }
    }

    public static void glGetActiveAttrib(int program, int index, int bufSize, long length, long size, long type, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetActiveAttrib(context, program, index, bufSize, length, size, type, name);
                return;
            }
            context.glGetActiveAttrib(program, index, bufSize, length, size, type, name);
        } catch (RuntimeException e) {
            context.failed("glGetActiveAttrib", e);
        }
    }

    public static void glGetActiveAttribARB(int programObj, int index, int maxLength, long length, long size, long type, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetActiveAttrib(context, programObj, index, maxLength, length, size, type, name);
                return;
            }
            context.glGetActiveAttrib(programObj, index, maxLength, length, size, type, name);
        } catch (RuntimeException e) {
            context.failed("glGetActiveAttribARB", e);
        }
    }

    public static void glGetActiveSubroutineName(int program, int shadertype, int index, int bufSize, long length, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetActiveSubroutineName(context, program, shadertype, index, bufSize, length, name);
                return;
            }
            context.glGetActiveSubroutineName(program, shadertype, index, bufSize, length, name);
        } catch (RuntimeException e) {
            context.failed("glGetActiveSubroutineName", e);
        }
    }

    public static void glGetActiveSubroutineUniformName(int program, int shadertype, int index, int bufSize, long length, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetActiveSubroutineUniformName(context, program, shadertype, index, bufSize, length, name);
                return;
            }
            context.glGetActiveSubroutineUniformName(program, shadertype, index, bufSize, length, name);
        } catch (RuntimeException e) {
            context.failed("glGetActiveSubroutineUniformName", e);
        }
    }

    public static void glGetActiveSubroutineUniformiv(int program, int shadertype, int index, int pname, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetActiveSubroutineUniformiv(context, program, shadertype, index, pname, values);
                return;
            }
            context.glGetActiveSubroutineUniformiv(program, shadertype, index, pname, values);
        } catch (RuntimeException e) {
            context.failed("glGetActiveSubroutineUniformiv", e);
        }
    }

    public static void glGetActiveUniform(int program, int index, int bufSize, long length, long size, long type, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetActiveUniform(context, program, index, bufSize, length, size, type, name);
                return;
            }
            context.glGetActiveUniform(program, index, bufSize, length, size, type, name);
        } catch (RuntimeException e) {
            context.failed("glGetActiveUniform", e);
        }
    }

    public static void glGetActiveUniformARB(int programObj, int index, int maxLength, long length, long size, long type, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetActiveUniform(context, programObj, index, maxLength, length, size, type, name);
                return;
            }
            context.glGetActiveUniform(programObj, index, maxLength, length, size, type, name);
        } catch (RuntimeException e) {
            context.failed("glGetActiveUniformARB", e);
        }
    }

    public static void glGetActiveUniformBlockName(int program, int uniformBlockIndex, int bufSize, long length, long uniformBlockName) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetActiveUniformBlockName(context, program, uniformBlockIndex, bufSize, length, uniformBlockName);
                return;
            }
            context.glGetActiveUniformBlockName(program, uniformBlockIndex, bufSize, length, uniformBlockName);
        } catch (RuntimeException e) {
            context.failed("glGetActiveUniformBlockName", e);
        }
    }

    public static void glGetActiveUniformBlockiv(int program, int uniformBlockIndex, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetActiveUniformBlockiv(context, program, uniformBlockIndex, pname, params);
                return;
            }
            context.glGetActiveUniformBlockiv(program, uniformBlockIndex, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetActiveUniformBlockiv", e);
        }
    }

    public static void glGetActiveUniformName(int program, int uniformIndex, int bufSize, long length, long uniformName) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetActiveUniformName(context, program, uniformIndex, bufSize, length, uniformName);
                return;
            }
            context.glGetActiveUniformName(program, uniformIndex, bufSize, length, uniformName);
        } catch (RuntimeException e) {
            context.failed("glGetActiveUniformName", e);
        }
    }

    public static void glGetActiveUniformsiv(int program, int uniformCount, long uniformIndices, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetActiveUniformsiv(context, program, uniformCount, uniformIndices, pname, params);
                return;
            }
            context.glGetActiveUniformsiv(program, uniformCount, uniformIndices, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetActiveUniformsiv", e);
        }
    }

    public static void glGetAttachedObjectsARB(int containerObj, int maxCount, long count, long obj) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetAttachedObjectsARB(context, containerObj, maxCount, count, obj);
                return;
            }
            context.glGetAttachedObjectsARB(containerObj, maxCount, count, obj);
        } catch (RuntimeException e) {
            context.failed("glGetAttachedObjectsARB", e);
        }
    }

    public static void glGetAttachedShaders(int program, int maxCount, long count, long shaders) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetAttachedShaders(context, program, maxCount, count, shaders);
                return;
            }
            context.glGetAttachedShaders(program, maxCount, count, shaders);
        } catch (RuntimeException e) {
            context.failed("glGetAttachedShaders", e);
        }
    }

    public static int glGetAttribLocation(int program, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetAttribLocation(context, program, name);
            }
            return context.glGetAttribLocation(program, name);
        } catch (RuntimeException e) {
            context.failed("glGetAttribLocation", e);
            return 0;
        }
    }

    public static int glGetAttribLocationARB(int programObj, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetAttribLocation(context, programObj, name);
            }
            return context.glGetAttribLocation(programObj, name);
        } catch (RuntimeException e) {
            context.failed("glGetAttribLocationARB", e);
            return 0;
        }
    }

    public static void glGetBooleanIndexedvEXT(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBooleani_v(context, target, index, data);
                return;
            }
            context.glGetBooleani_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetBooleanIndexedvEXT", e);
        }
    }

    public static void glGetBooleani_v(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBooleani_v(context, target, index, data);
                return;
            }
            context.glGetBooleani_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetBooleani_v", e);
        }
    }

    public static void glGetBooleanv(int pname, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBooleanv(context, pname, data);
                return;
            }
            context.glGetBooleanv(pname, data);
        } catch (RuntimeException e) {
            context.failed("glGetBooleanv", e);
        }
    }

    public static void glGetBufferParameteri64v(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBufferParameteri64v(context, target, pname, params);
                return;
            }
            context.glGetBufferParameteri64v(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetBufferParameteri64v", e);
        }
    }

    public static void glGetBufferParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBufferParameteriv(context, target, pname, params);
                return;
            }
            context.glGetBufferParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetBufferParameteriv", e);
        }
    }

    public static void glGetBufferParameterivARB(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBufferParameteriv(context, target, pname, params);
                return;
            }
            context.glGetBufferParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetBufferParameterivARB", e);
        }
    }

    public static void glGetBufferPointerv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBufferPointerv(context, target, pname, params);
                return;
            }
            context.glGetBufferPointerv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetBufferPointerv", e);
        }
    }

    public static void glGetBufferPointervARB(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBufferPointerv(context, target, pname, params);
                return;
            }
            context.glGetBufferPointerv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetBufferPointervARB", e);
        }
    }

    public static void glGetBufferPointervOES(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBufferPointerv(context, target, pname, params);
                return;
            }
            context.glGetBufferPointerv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetBufferPointervOES", e);
        }
    }

    public static void glGetBufferSubData(int target, long offset, long size, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetBufferSubData(context, target, offset, size, data);
                return;
            }
            context.glGetBufferSubData(target, offset, size, data);
        } catch (RuntimeException e) {
            context.failed("glGetBufferSubData", e);
        }
    }

    public static void glGetBufferSubDataARB(int target, long offset, long size, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetBufferSubData(context, target, offset, size, data);
                return;
            }
            context.glGetBufferSubData(target, offset, size, data);
        } catch (RuntimeException e) {
            context.failed("glGetBufferSubDataARB", e);
        }
    }

    public static void glGetClipPlane(int plane, long equation) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetClipPlane(context, plane, equation);
                return;
            }
            context.glGetClipPlane(plane, equation);
        } catch (RuntimeException e) {
            context.failed("glGetClipPlane", e);
        }
    }

    public static void glGetColorTable(int target, int format, int type, long table) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetColorTable(context, target, format, type, table);
                return;
            }
            context.glGetColorTable(target, format, type, table);
        } catch (RuntimeException e) {
            context.failed("glGetColorTable", e);
        }
    }

    public static void glGetColorTableParameterfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetColorTableParameterfv(context, target, pname, params);
                return;
            }
            context.glGetColorTableParameterfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetColorTableParameterfv", e);
        }
    }

    public static void glGetColorTableParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetColorTableParameteriv(context, target, pname, params);
                return;
            }
            context.glGetColorTableParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetColorTableParameteriv", e);
        }
    }

    public static void glGetCompressedMultiTexImageEXT(int texunit, int target, int lod, long img) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetCompressedMultiTexImageEXT(context, texunit, target, lod, img);
                return;
            }
            context.glGetCompressedMultiTexImageEXT(texunit, target, lod, img);
        } catch (RuntimeException e) {
            context.failed("glGetCompressedMultiTexImageEXT", e);
        }
    }

    public static void glGetCompressedTexImage(int target, int level, long img) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetCompressedTexImage(context, target, level, img);
                return;
            }
            context.glGetCompressedTexImage(target, level, img);
        } catch (RuntimeException e) {
            context.failed("glGetCompressedTexImage", e);
        }
    }

    public static void glGetCompressedTexImageARB(int target, int level, long img) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetCompressedTexImage(context, target, level, img);
                return;
            }
            context.glGetCompressedTexImage(target, level, img);
        } catch (RuntimeException e) {
            context.failed("glGetCompressedTexImageARB", e);
        }
    }

    public static void glGetCompressedTextureImage(int texture, int level, int bufSize, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetCompressedTextureImage(context, texture, level, bufSize, pixels);
                return;
            }
            context.glGetCompressedTextureImage(texture, level, bufSize, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetCompressedTextureImage", e);
        }
    }

    public static void glGetCompressedTextureImageEXT(int texture, int target, int lod, long img) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetCompressedTextureImageEXT(context, texture, target, lod, img);
                return;
            }
            context.glGetCompressedTextureImageEXT(texture, target, lod, img);
        } catch (RuntimeException e) {
            context.failed("glGetCompressedTextureImageEXT", e);
        }
    }

    public static void glGetCompressedTextureSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int bufSize, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetCompressedTextureSubImage(context, texture, level, xoffset, yoffset, zoffset, width, height, depth, bufSize, pixels);
                return;
            }
            context.glGetCompressedTextureSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, bufSize, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetCompressedTextureSubImage", e);
        }
    }

    public static void glGetConvolutionFilter(int target, int format, int type, long image) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetConvolutionFilter(context, target, format, type, image);
                return;
            }
            context.glGetConvolutionFilter(target, format, type, image);
        } catch (RuntimeException e) {
            context.failed("glGetConvolutionFilter", e);
        }
    }

    public static void glGetConvolutionParameterfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetConvolutionParameterfv(context, target, pname, params);
                return;
            }
            context.glGetConvolutionParameterfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetConvolutionParameterfv", e);
        }
    }

    public static void glGetConvolutionParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetConvolutionParameteriv(context, target, pname, params);
                return;
            }
            context.glGetConvolutionParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetConvolutionParameteriv", e);
        }
    }

    public static int glGetDebugMessageLog(int count, int bufSize, long sources, long types, long ids, long severities, long lengths, long messageLog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetDebugMessageLog(context, count, bufSize, sources, types, ids, severities, lengths, messageLog);
            }
            return context.glGetDebugMessageLog(count, bufSize, sources, types, ids, severities, lengths, messageLog);
        } catch (RuntimeException e) {
            context.failed("glGetDebugMessageLog", e);
            return 0;
        }
    }

    public static int glGetDebugMessageLogARB(int count, int bufSize, long sources, long types, long ids, long severities, long lengths, long messageLog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetDebugMessageLog(context, count, bufSize, sources, types, ids, severities, lengths, messageLog);
            }
            return context.glGetDebugMessageLog(count, bufSize, sources, types, ids, severities, lengths, messageLog);
        } catch (RuntimeException e) {
            context.failed("glGetDebugMessageLogARB", e);
            return 0;
        }
    }

    public static int glGetDebugMessageLogKHR(int count, int bufSize, long sources, long types, long ids, long severities, long lengths, long messageLog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetDebugMessageLog(context, count, bufSize, sources, types, ids, severities, lengths, messageLog);
            }
            return context.glGetDebugMessageLog(count, bufSize, sources, types, ids, severities, lengths, messageLog);
        } catch (RuntimeException e) {
            context.failed("glGetDebugMessageLogKHR", e);
            return 0;
        }
    }

    public static void glGetDoubleIndexedvEXT(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetDoublei_v(context, target, index, data);
                return;
            }
            context.glGetDoublei_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetDoubleIndexedvEXT", e);
        }
    }

    public static void glGetDoublei_v(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetDoublei_v(context, target, index, data);
                return;
            }
            context.glGetDoublei_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetDoublei_v", e);
        }
    }

    public static void glGetDoublei_vEXT(int pname, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetDoublei_v(context, pname, index, params);
                return;
            }
            context.glGetDoublei_v(pname, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetDoublei_vEXT", e);
        }
    }

    public static void glGetDoublev(int pname, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetDoublev(context, pname, data);
                return;
            }
            context.glGetDoublev(pname, data);
        } catch (RuntimeException e) {
            context.failed("glGetDoublev", e);
        }
    }

    public static int glGetError() {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glGetError(context);
        }
        return context.glGetError();
    }

    public static void glGetFloatIndexedvEXT(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFloati_v(context, target, index, data);
                return;
            }
            context.glGetFloati_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetFloatIndexedvEXT", e);
        }
    }

    public static void glGetFloati_v(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetFloati_v(context, target, index, data);
                return;
            }
            context.glGetFloati_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetFloati_v", e);
        }
    }

    public static void glGetFloati_vEXT(int pname, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFloati_v(context, pname, index, params);
                return;
            }
            context.glGetFloati_v(pname, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetFloati_vEXT", e);
        }
    }

    public static void glGetFloati_vOES(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFloati_v(context, target, index, data);
                return;
            }
            context.glGetFloati_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetFloati_vOES", e);
        }
    }

    public static void glGetFloatv(int pname, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFloatv(context, pname, data);
                return;
            }
            context.glGetFloatv(pname, data);
        } catch (RuntimeException e) {
            context.failed("glGetFloatv", e);
        }
    }

    public static int glGetFragDataIndex(int program, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glGetFragDataIndex(context, program, name);
            }
            return context.glGetFragDataIndex(program, name);
        } catch (RuntimeException e) {
            context.failed("glGetFragDataIndex", e);
            return 0;
        }
    }

    public static int glGetFragDataIndexEXT(int program, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetFragDataIndex(context, program, name);
            }
            return context.glGetFragDataIndex(program, name);
        } catch (RuntimeException e) {
            context.failed("glGetFragDataIndexEXT", e);
            return 0;
        }
    }

    public static int glGetFragDataLocation(int program, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetFragDataLocation(context, program, name);
            }
            return context.glGetFragDataLocation(program, name);
        } catch (RuntimeException e) {
            context.failed("glGetFragDataLocation", e);
            return 0;
        }
    }

    public static int glGetFragDataLocationEXT(int program, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetFragDataLocation(context, program, name);
            }
            return context.glGetFragDataLocation(program, name);
        } catch (RuntimeException e) {
            context.failed("glGetFragDataLocationEXT", e);
            return 0;
        }
    }

    public static void glGetFramebufferAttachmentParameteriv(int target, int attachment, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFramebufferAttachmentParameteriv(context, target, attachment, pname, params);
                return;
            }
            context.glGetFramebufferAttachmentParameteriv(target, attachment, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetFramebufferAttachmentParameteriv", e);
        }
    }

    public static void glGetFramebufferAttachmentParameterivEXT(int target, int attachment, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFramebufferAttachmentParameteriv(context, target, attachment, pname, params);
                return;
            }
            context.glGetFramebufferAttachmentParameteriv(target, attachment, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetFramebufferAttachmentParameterivEXT", e);
        }
    }

    public static void glGetFramebufferParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFramebufferParameteriv(context, target, pname, params);
                return;
            }
            context.glGetFramebufferParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetFramebufferParameteriv", e);
        }
    }

    public static void glGetFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFramebufferParameterivEXT(context, framebuffer, pname, params);
                return;
            }
            context.glGetFramebufferParameterivEXT(framebuffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetFramebufferParameterivEXT", e);
        }
    }

    public static void glGetFramebufferParameterivMESA(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetFramebufferParameterivMESA(context, target, pname, params);
                return;
            }
            context.glGetFramebufferParameterivMESA(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetFramebufferParameterivMESA", e);
        }
    }

    public static int glGetGraphicsResetStatus() {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glGetGraphicsResetStatus(context);
        }
        return context.glGetGraphicsResetStatus();
    }

    public static int glGetGraphicsResetStatusARB() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetGraphicsResetStatusARB(context);
            }
            return context.glGetGraphicsResetStatusARB();
        } catch (RuntimeException e) {
            context.failed("glGetGraphicsResetStatusARB", e);
            return 0;
        }
    }

    public static int glGetGraphicsResetStatusEXT() {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glGetGraphicsResetStatus(context);
        }
        return context.glGetGraphicsResetStatus();
    }

    public static int glGetGraphicsResetStatusKHR() {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glGetGraphicsResetStatus(context);
        }
        return context.glGetGraphicsResetStatus();
    }

    public static int glGetHandleARB(int pname) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetHandleARB(context, pname);
            }
            return context.glGetHandleARB(pname);
        } catch (RuntimeException e) {
            context.failed("glGetHandleARB", e);
            return 0;
        }
    }

    public static void glGetHistogram(int target, boolean reset, int format, int type, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetHistogram(context, target, reset, format, type, values);
                return;
            }
            context.glGetHistogram(target, reset, format, type, values);
        } catch (RuntimeException e) {
            context.failed("glGetHistogram", e);
        }
    }

    public static void glGetHistogramParameterfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetHistogramParameterfv(context, target, pname, params);
                return;
            }
            context.glGetHistogramParameterfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetHistogramParameterfv", e);
        }
    }

    public static void glGetHistogramParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetHistogramParameteriv(context, target, pname, params);
                return;
            }
            context.glGetHistogramParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetHistogramParameteriv", e);
        }
    }

    public static long glGetImageHandleARB(int texture, int level, boolean layered, int layer, int format) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetImageHandleARB(context, texture, level, layered, layer, format);
            }
            return context.glGetImageHandleARB(texture, level, layered, layer, format);
        } catch (RuntimeException e) {
            context.failed("glGetImageHandleARB", e);
            return 0;
        }
    }

    public static void glGetInfoLogARB(int obj, int maxLength, long length, long infoLog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetInfoLogARB(context, obj, maxLength, length, infoLog);
                return;
            }
            context.glGetInfoLogARB(obj, maxLength, length, infoLog);
        } catch (RuntimeException e) {
            context.failed("glGetInfoLogARB", e);
        }
    }

    public static void glGetInteger64i_v(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetInteger64i_v(context, target, index, data);
                return;
            }
            context.glGetInteger64i_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetInteger64i_v", e);
        }
    }

    public static void glGetInteger64v(int pname, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetInteger64v(context, pname, data);
                return;
            }
            context.glGetInteger64v(pname, data);
        } catch (RuntimeException e) {
            context.failed("glGetInteger64v", e);
        }
    }

    public static void glGetInteger64vEXT(int pname, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetInteger64v(context, pname, data);
                return;
            }
            context.glGetInteger64v(pname, data);
        } catch (RuntimeException e) {
            context.failed("glGetInteger64vEXT", e);
        }
    }

    public static void glGetIntegerIndexedvEXT(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetIntegeri_v(context, target, index, data);
                return;
            }
            context.glGetIntegeri_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetIntegerIndexedvEXT", e);
        }
    }

    public static void glGetIntegeri_v(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetIntegeri_v(context, target, index, data);
                return;
            }
            context.glGetIntegeri_v(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetIntegeri_v", e);
        }
    }

    public static void glGetIntegerv(int pname, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetIntegerv(context, pname, data);
                return;
            }
            context.glGetIntegerv(pname, data);
        } catch (RuntimeException e) {
            context.failed("glGetIntegerv", e);
        }
    }

    public static void glGetInternalformati64v(int target, int internalformat, int pname, int count, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetInternalformati64v(context, target, internalformat, pname, count, params);
                return;
            }
            context.glGetInternalformati64v(target, internalformat, pname, count, params);
        } catch (RuntimeException e) {
            context.failed("glGetInternalformati64v", e);
        }
    }

    public static void glGetInternalformativ(int target, int internalformat, int pname, int count, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetInternalformativ(context, target, internalformat, pname, count, params);
                return;
            }
            context.glGetInternalformativ(target, internalformat, pname, count, params);
        } catch (RuntimeException e) {
            context.failed("glGetInternalformativ", e);
        }
    }

    public static void glGetLightfv(int light, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetLightfv(context, light, pname, params);
                return;
            }
            context.glGetLightfv(light, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetLightfv", e);
        }
    }

    public static void glGetLightiv(int light, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetLightiv(context, light, pname, params);
                return;
            }
            context.glGetLightiv(light, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetLightiv", e);
        }
    }

    public static void glGetMapdv(int target, int query, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMapdv(context, target, query, v);
                return;
            }
            context.glGetMapdv(target, query, v);
        } catch (RuntimeException e) {
            context.failed("glGetMapdv", e);
        }
    }

    public static void glGetMapfv(int target, int query, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMapfv(context, target, query, v);
                return;
            }
            context.glGetMapfv(target, query, v);
        } catch (RuntimeException e) {
            context.failed("glGetMapfv", e);
        }
    }

    public static void glGetMapiv(int target, int query, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMapiv(context, target, query, v);
                return;
            }
            context.glGetMapiv(target, query, v);
        } catch (RuntimeException e) {
            context.failed("glGetMapiv", e);
        }
    }

    public static void glGetMaterialfv(int face, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMaterialfv(context, face, pname, params);
                return;
            }
            context.glGetMaterialfv(face, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMaterialfv", e);
        }
    }

    public static void glGetMaterialiv(int face, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMaterialiv(context, face, pname, params);
                return;
            }
            context.glGetMaterialiv(face, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMaterialiv", e);
        }
    }

    public static void glGetMinmax(int target, boolean reset, int format, int type, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMinmax(context, target, reset, format, type, values);
                return;
            }
            context.glGetMinmax(target, reset, format, type, values);
        } catch (RuntimeException e) {
            context.failed("glGetMinmax", e);
        }
    }

    public static void glGetMinmaxParameterfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMinmaxParameterfv(context, target, pname, params);
                return;
            }
            context.glGetMinmaxParameterfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMinmaxParameterfv", e);
        }
    }

    public static void glGetMinmaxParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMinmaxParameteriv(context, target, pname, params);
                return;
            }
            context.glGetMinmaxParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMinmaxParameteriv", e);
        }
    }

    public static void glGetMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexEnvfvEXT(context, texunit, target, pname, params);
                return;
            }
            context.glGetMultiTexEnvfvEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexEnvfvEXT", e);
        }
    }

    public static void glGetMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexEnvivEXT(context, texunit, target, pname, params);
                return;
            }
            context.glGetMultiTexEnvivEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexEnvivEXT", e);
        }
    }

    public static void glGetMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexGendvEXT(context, texunit, coord, pname, params);
                return;
            }
            context.glGetMultiTexGendvEXT(texunit, coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexGendvEXT", e);
        }
    }

    public static void glGetMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexGenfvEXT(context, texunit, coord, pname, params);
                return;
            }
            context.glGetMultiTexGenfvEXT(texunit, coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexGenfvEXT", e);
        }
    }

    public static void glGetMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexGenivEXT(context, texunit, coord, pname, params);
                return;
            }
            context.glGetMultiTexGenivEXT(texunit, coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexGenivEXT", e);
        }
    }

    public static void glGetMultiTexImageEXT(int texunit, int target, int level, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexImageEXT(context, texunit, target, level, format, type, pixels);
                return;
            }
            context.glGetMultiTexImageEXT(texunit, target, level, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexImageEXT", e);
        }
    }

    public static void glGetMultiTexLevelParameterfvEXT(int texunit, int target, int level, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexLevelParameterfvEXT(context, texunit, target, level, pname, params);
                return;
            }
            context.glGetMultiTexLevelParameterfvEXT(texunit, target, level, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexLevelParameterfvEXT", e);
        }
    }

    public static void glGetMultiTexLevelParameterivEXT(int texunit, int target, int level, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexLevelParameterivEXT(context, texunit, target, level, pname, params);
                return;
            }
            context.glGetMultiTexLevelParameterivEXT(texunit, target, level, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexLevelParameterivEXT", e);
        }
    }

    public static void glGetMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexParameterIivEXT(context, texunit, target, pname, params);
                return;
            }
            context.glGetMultiTexParameterIivEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexParameterIivEXT", e);
        }
    }

    public static void glGetMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexParameterIuivEXT(context, texunit, target, pname, params);
                return;
            }
            context.glGetMultiTexParameterIuivEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexParameterIuivEXT", e);
        }
    }

    public static void glGetMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexParameterfvEXT(context, texunit, target, pname, params);
                return;
            }
            context.glGetMultiTexParameterfvEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexParameterfvEXT", e);
        }
    }

    public static void glGetMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultiTexParameterivEXT(context, texunit, target, pname, params);
                return;
            }
            context.glGetMultiTexParameterivEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetMultiTexParameterivEXT", e);
        }
    }

    public static void glGetMultisamplefv(int pname, int index, long val) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetMultisamplefv(context, pname, index, val);
                return;
            }
            context.glGetMultisamplefv(pname, index, val);
        } catch (RuntimeException e) {
            context.failed("glGetMultisamplefv", e);
        }
    }

    public static void glGetNamedBufferParameteri64v(int buffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetNamedBufferParameteri64v(context, buffer, pname, params);
                return;
            }
            context.glGetNamedBufferParameteri64v(buffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedBufferParameteri64v", e);
        }
    }

    public static void glGetNamedBufferParameteriv(int buffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetNamedBufferParameteriv(context, buffer, pname, params);
                return;
            }
            context.glGetNamedBufferParameteriv(buffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedBufferParameteriv", e);
        }
    }

    public static void glGetNamedBufferParameterivEXT(int buffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedBufferParameterivEXT(context, buffer, pname, params);
                return;
            }
            context.glGetNamedBufferParameterivEXT(buffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedBufferParameterivEXT", e);
        }
    }

    public static void glGetNamedBufferPointerv(int buffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetNamedBufferPointerv(context, buffer, pname, params);
                return;
            }
            context.glGetNamedBufferPointerv(buffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedBufferPointerv", e);
        }
    }

    public static void glGetNamedBufferPointervEXT(int buffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedBufferPointervEXT(context, buffer, pname, params);
                return;
            }
            context.glGetNamedBufferPointervEXT(buffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedBufferPointervEXT", e);
        }
    }

    public static void glGetNamedBufferSubData(int buffer, long offset, long size, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetNamedBufferSubData(context, buffer, offset, size, data);
                return;
            }
            context.glGetNamedBufferSubData(buffer, offset, size, data);
        } catch (RuntimeException e) {
            context.failed("glGetNamedBufferSubData", e);
        }
    }

    public static void glGetNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedBufferSubDataEXT(context, buffer, offset, size, data);
                return;
            }
            context.glGetNamedBufferSubDataEXT(buffer, offset, size, data);
        } catch (RuntimeException e) {
            context.failed("glGetNamedBufferSubDataEXT", e);
        }
    }

    public static void glGetNamedFramebufferAttachmentParameteriv(int framebuffer, int attachment, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetNamedFramebufferAttachmentParameteriv(context, framebuffer, attachment, pname, params);
                return;
            }
            context.glGetNamedFramebufferAttachmentParameteriv(framebuffer, attachment, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedFramebufferAttachmentParameteriv", e);
        }
    }

    public static void glGetNamedFramebufferAttachmentParameterivEXT(int framebuffer, int attachment, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedFramebufferAttachmentParameterivEXT(context, framebuffer, attachment, pname, params);
                return;
            }
            context.glGetNamedFramebufferAttachmentParameterivEXT(framebuffer, attachment, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedFramebufferAttachmentParameterivEXT", e);
        }
    }

    public static void glGetNamedFramebufferParameteriv(int framebuffer, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetNamedFramebufferParameteriv(context, framebuffer, pname, param);
                return;
            }
            context.glGetNamedFramebufferParameteriv(framebuffer, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetNamedFramebufferParameteriv", e);
        }
    }

    public static void glGetNamedFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedFramebufferParameterivEXT(context, framebuffer, pname, params);
                return;
            }
            context.glGetNamedFramebufferParameterivEXT(framebuffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedFramebufferParameterivEXT", e);
        }
    }

    public static void glGetNamedProgramLocalParameterdvEXT(int program, int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedProgramLocalParameterdvEXT(context, program, target, index, params);
                return;
            }
            context.glGetNamedProgramLocalParameterdvEXT(program, target, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedProgramLocalParameterdvEXT", e);
        }
    }

    public static void glGetNamedProgramLocalParameterfvEXT(int program, int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedProgramLocalParameterfvEXT(context, program, target, index, params);
                return;
            }
            context.glGetNamedProgramLocalParameterfvEXT(program, target, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedProgramLocalParameterfvEXT", e);
        }
    }

    public static void glGetNamedProgramStringEXT(int program, int target, int pname, long string) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedProgramStringEXT(context, program, target, pname, string);
                return;
            }
            context.glGetNamedProgramStringEXT(program, target, pname, string);
        } catch (RuntimeException e) {
            context.failed("glGetNamedProgramStringEXT", e);
        }
    }

    public static void glGetNamedProgramivEXT(int program, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedProgramivEXT(context, program, target, pname, params);
                return;
            }
            context.glGetNamedProgramivEXT(program, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedProgramivEXT", e);
        }
    }

    public static void glGetNamedRenderbufferParameteriv(int renderbuffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetNamedRenderbufferParameteriv(context, renderbuffer, pname, params);
                return;
            }
            context.glGetNamedRenderbufferParameteriv(renderbuffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedRenderbufferParameteriv", e);
        }
    }

    public static void glGetNamedRenderbufferParameterivEXT(int renderbuffer, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedRenderbufferParameterivEXT(context, renderbuffer, pname, params);
                return;
            }
            context.glGetNamedRenderbufferParameterivEXT(renderbuffer, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedRenderbufferParameterivEXT", e);
        }
    }

    public static void glGetNamedStringARB(int namelen, long name, int bufSize, long stringlen, long string) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedStringARB(context, namelen, name, bufSize, stringlen, string);
                return;
            }
            context.glGetNamedStringARB(namelen, name, bufSize, stringlen, string);
        } catch (RuntimeException e) {
            context.failed("glGetNamedStringARB", e);
        }
    }

    public static void glGetNamedStringivARB(int namelen, long name, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetNamedStringivARB(context, namelen, name, pname, params);
                return;
            }
            context.glGetNamedStringivARB(namelen, name, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetNamedStringivARB", e);
        }
    }

    public static void glGetObjectLabel(int identifier, int name, int bufSize, long length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetObjectLabel(context, identifier, name, bufSize, length, label);
                return;
            }
            context.glGetObjectLabel(identifier, name, bufSize, length, label);
        } catch (RuntimeException e) {
            context.failed("glGetObjectLabel", e);
        }
    }

    public static void glGetObjectLabelEXT(int type, int object, int bufSize, long length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetObjectLabelEXT(context, type, object, bufSize, length, label);
                return;
            }
            context.glGetObjectLabelEXT(type, object, bufSize, length, label);
        } catch (RuntimeException e) {
            context.failed("glGetObjectLabelEXT", e);
        }
    }

    public static void glGetObjectLabelKHR(int identifier, int name, int bufSize, long length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetObjectLabel(context, identifier, name, bufSize, length, label);
                return;
            }
            context.glGetObjectLabel(identifier, name, bufSize, length, label);
        } catch (RuntimeException e) {
            context.failed("glGetObjectLabelKHR", e);
        }
    }

    public static void glGetObjectParameterfvARB(int obj, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetObjectParameterfvARB(context, obj, pname, params);
                return;
            }
            context.glGetObjectParameterfvARB(obj, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetObjectParameterfvARB", e);
        }
    }

    public static void glGetObjectParameterivARB(int obj, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetObjectParameterivARB(context, obj, pname, params);
                return;
            }
            context.glGetObjectParameterivARB(obj, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetObjectParameterivARB", e);
        }
    }

    public static void glGetObjectPtrLabel(long ptr, int bufSize, long length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetObjectPtrLabel(context, ptr, bufSize, length, label);
                return;
            }
            context.glGetObjectPtrLabel(ptr, bufSize, length, label);
        } catch (RuntimeException e) {
            context.failed("glGetObjectPtrLabel", e);
        }
    }

    public static void glGetObjectPtrLabelKHR(long ptr, int bufSize, long length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetObjectPtrLabel(context, ptr, bufSize, length, label);
                return;
            }
            context.glGetObjectPtrLabel(ptr, bufSize, length, label);
        } catch (RuntimeException e) {
            context.failed("glGetObjectPtrLabelKHR", e);
        }
    }

    public static void glGetPixelMapfv(int map, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPixelMapfv(context, map, values);
                return;
            }
            context.glGetPixelMapfv(map, values);
        } catch (RuntimeException e) {
            context.failed("glGetPixelMapfv", e);
        }
    }

    public static void glGetPixelMapuiv(int map, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPixelMapuiv(context, map, values);
                return;
            }
            context.glGetPixelMapuiv(map, values);
        } catch (RuntimeException e) {
            context.failed("glGetPixelMapuiv", e);
        }
    }

    public static void glGetPixelMapusv(int map, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPixelMapusv(context, map, values);
                return;
            }
            context.glGetPixelMapusv(map, values);
        } catch (RuntimeException e) {
            context.failed("glGetPixelMapusv", e);
        }
    }

    public static void glGetPointerIndexedvEXT(int target, int index, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPointerIndexedvEXT(context, target, index, data);
                return;
            }
            context.glGetPointerIndexedvEXT(target, index, data);
        } catch (RuntimeException e) {
            context.failed("glGetPointerIndexedvEXT", e);
        }
    }

    public static void glGetPointeri_vEXT(int pname, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPointerIndexedvEXT(context, pname, index, params);
                return;
            }
            context.glGetPointerIndexedvEXT(pname, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetPointeri_vEXT", e);
        }
    }

    public static void glGetPointerv(int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPointerv(context, pname, params);
                return;
            }
            context.glGetPointerv(pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetPointerv", e);
        }
    }

    public static void glGetPointervEXT(int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPointerv(context, pname, params);
                return;
            }
            context.glGetPointerv(pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetPointervEXT", e);
        }
    }

    public static void glGetPointervKHR(int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPointerv(context, pname, params);
                return;
            }
            context.glGetPointerv(pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetPointervKHR", e);
        }
    }

    public static void glGetPolygonStipple(long mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetPolygonStipple(context, mask);
                return;
            }
            context.glGetPolygonStipple(mask);
        } catch (RuntimeException e) {
            context.failed("glGetPolygonStipple", e);
        }
    }

    public static void glGetProgramBinary(int program, int bufSize, long length, long binaryFormat, long binary) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramBinary(context, program, bufSize, length, binaryFormat, binary);
                return;
            }
            context.glGetProgramBinary(program, bufSize, length, binaryFormat, binary);
        } catch (RuntimeException e) {
            context.failed("glGetProgramBinary", e);
        }
    }

    public static void glGetProgramBinaryOES(int program, int bufSize, long length, long binaryFormat, long binary) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramBinary(context, program, bufSize, length, binaryFormat, binary);
                return;
            }
            context.glGetProgramBinary(program, bufSize, length, binaryFormat, binary);
        } catch (RuntimeException e) {
            context.failed("glGetProgramBinaryOES", e);
        }
    }

    public static void glGetProgramEnvParameterdvARB(int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramEnvParameterdvARB(context, target, index, params);
                return;
            }
            context.glGetProgramEnvParameterdvARB(target, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramEnvParameterdvARB", e);
        }
    }

    public static void glGetProgramEnvParameterfvARB(int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramEnvParameterfvARB(context, target, index, params);
                return;
            }
            context.glGetProgramEnvParameterfvARB(target, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramEnvParameterfvARB", e);
        }
    }

    public static void glGetProgramInfoLog(int program, int bufSize, long length, long infoLog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramInfoLog(context, program, bufSize, length, infoLog);
                return;
            }
            context.glGetProgramInfoLog(program, bufSize, length, infoLog);
        } catch (RuntimeException e) {
            context.failed("glGetProgramInfoLog", e);
        }
    }

    public static void glGetProgramInterfaceiv(int program, int programInterface, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramInterfaceiv(context, program, programInterface, pname, params);
                return;
            }
            context.glGetProgramInterfaceiv(program, programInterface, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramInterfaceiv", e);
        }
    }

    public static void glGetProgramLocalParameterdvARB(int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramLocalParameterdvARB(context, target, index, params);
                return;
            }
            context.glGetProgramLocalParameterdvARB(target, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramLocalParameterdvARB", e);
        }
    }

    public static void glGetProgramLocalParameterfvARB(int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramLocalParameterfvARB(context, target, index, params);
                return;
            }
            context.glGetProgramLocalParameterfvARB(target, index, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramLocalParameterfvARB", e);
        }
    }

    public static void glGetProgramPipelineInfoLog(int pipeline, int bufSize, long length, long infoLog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramPipelineInfoLog(context, pipeline, bufSize, length, infoLog);
                return;
            }
            context.glGetProgramPipelineInfoLog(pipeline, bufSize, length, infoLog);
        } catch (RuntimeException e) {
            context.failed("glGetProgramPipelineInfoLog", e);
        }
    }

    public static void glGetProgramPipelineInfoLogEXT(int pipeline, int bufSize, long length, long infoLog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramPipelineInfoLog(context, pipeline, bufSize, length, infoLog);
                return;
            }
            context.glGetProgramPipelineInfoLog(pipeline, bufSize, length, infoLog);
        } catch (RuntimeException e) {
            context.failed("glGetProgramPipelineInfoLogEXT", e);
        }
    }

    public static void glGetProgramPipelineiv(int pipeline, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramPipelineiv(context, pipeline, pname, params);
                return;
            }
            context.glGetProgramPipelineiv(pipeline, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramPipelineiv", e);
        }
    }

    public static void glGetProgramPipelineivEXT(int pipeline, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramPipelineiv(context, pipeline, pname, params);
                return;
            }
            context.glGetProgramPipelineiv(pipeline, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramPipelineivEXT", e);
        }
    }

    public static int glGetProgramResourceIndex(int program, int programInterface, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetProgramResourceIndex(context, program, programInterface, name);
            }
            return context.glGetProgramResourceIndex(program, programInterface, name);
        } catch (RuntimeException e) {
            context.failed("glGetProgramResourceIndex", e);
            return 0;
        }
    }

    public static int glGetProgramResourceLocation(int program, int programInterface, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetProgramResourceLocation(context, program, programInterface, name);
            }
            return context.glGetProgramResourceLocation(program, programInterface, name);
        } catch (RuntimeException e) {
            context.failed("glGetProgramResourceLocation", e);
            return 0;
        }
    }

    public static int glGetProgramResourceLocationIndex(int program, int programInterface, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glGetProgramResourceLocationIndex(context, program, programInterface, name);
            }
            return context.glGetProgramResourceLocationIndex(program, programInterface, name);
        } catch (RuntimeException e) {
            context.failed("glGetProgramResourceLocationIndex", e);
            return 0;
        }
    }

    public static int glGetProgramResourceLocationIndexEXT(int program, int programInterface, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetProgramResourceLocationIndex(context, program, programInterface, name);
            }
            return context.glGetProgramResourceLocationIndex(program, programInterface, name);
        } catch (RuntimeException e) {
            context.failed("glGetProgramResourceLocationIndexEXT", e);
            return 0;
        }
    }

    public static void glGetProgramResourceName(int program, int programInterface, int index, int bufSize, long length, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramResourceName(context, program, programInterface, index, bufSize, length, name);
                return;
            }
            context.glGetProgramResourceName(program, programInterface, index, bufSize, length, name);
        } catch (RuntimeException e) {
            context.failed("glGetProgramResourceName", e);
        }
    }

    public static void glGetProgramResourceiv(int program, int programInterface, int index, int propCount, long props, int count, long length, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramResourceiv(context, program, programInterface, index, propCount, props, count, length, params);
                return;
            }
            context.glGetProgramResourceiv(program, programInterface, index, propCount, props, count, length, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramResourceiv", e);
        }
    }

    public static void glGetProgramStageiv(int program, int shadertype, int pname, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetProgramStageiv(context, program, shadertype, pname, values);
                return;
            }
            context.glGetProgramStageiv(program, shadertype, pname, values);
        } catch (RuntimeException e) {
            context.failed("glGetProgramStageiv", e);
        }
    }

    public static void glGetProgramStringARB(int target, int pname, long string) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramStringARB(context, target, pname, string);
                return;
            }
            context.glGetProgramStringARB(target, pname, string);
        } catch (RuntimeException e) {
            context.failed("glGetProgramStringARB", e);
        }
    }

    public static void glGetProgramiv(int program, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramiv(context, program, pname, params);
                return;
            }
            context.glGetProgramiv(program, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramiv", e);
        }
    }

    public static void glGetProgramivARB(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetProgramivARB(context, target, pname, params);
                return;
            }
            context.glGetProgramivARB(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetProgramivARB", e);
        }
    }

    public static void glGetQueryBufferObjecti64v(int id, int buffer, int pname, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetQueryBufferObjecti64v(context, id, buffer, pname, offset);
                return;
            }
            context.glGetQueryBufferObjecti64v(id, buffer, pname, offset);
        } catch (RuntimeException e) {
            context.failed("glGetQueryBufferObjecti64v", e);
        }
    }

    public static void glGetQueryBufferObjectiv(int id, int buffer, int pname, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetQueryBufferObjectiv(context, id, buffer, pname, offset);
                return;
            }
            context.glGetQueryBufferObjectiv(id, buffer, pname, offset);
        } catch (RuntimeException e) {
            context.failed("glGetQueryBufferObjectiv", e);
        }
    }

    public static void glGetQueryBufferObjectui64v(int id, int buffer, int pname, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetQueryBufferObjectui64v(context, id, buffer, pname, offset);
                return;
            }
            context.glGetQueryBufferObjectui64v(id, buffer, pname, offset);
        } catch (RuntimeException e) {
            context.failed("glGetQueryBufferObjectui64v", e);
        }
    }

    public static void glGetQueryBufferObjectuiv(int id, int buffer, int pname, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetQueryBufferObjectuiv(context, id, buffer, pname, offset);
                return;
            }
            context.glGetQueryBufferObjectuiv(id, buffer, pname, offset);
        } catch (RuntimeException e) {
            context.failed("glGetQueryBufferObjectuiv", e);
        }
    }

    public static void glGetQueryIndexediv(int target, int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetQueryIndexediv(context, target, index, pname, params);
                return;
            }
            context.glGetQueryIndexediv(target, index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryIndexediv", e);
        }
    }

    public static void glGetQueryObjecti64v(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetQueryObjecti64v(context, id, pname, params);
                return;
            }
            context.glGetQueryObjecti64v(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjecti64v", e);
        }
    }

    public static void glGetQueryObjecti64vEXT(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryObjecti64v(context, id, pname, params);
                return;
            }
            context.glGetQueryObjecti64v(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjecti64vEXT", e);
        }
    }

    public static void glGetQueryObjectiv(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetQueryObjectiv(context, id, pname, params);
                return;
            }
            context.glGetQueryObjectiv(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjectiv", e);
        }
    }

    public static void glGetQueryObjectivARB(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryObjectiv(context, id, pname, params);
                return;
            }
            context.glGetQueryObjectiv(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjectivARB", e);
        }
    }

    public static void glGetQueryObjectivEXT(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryObjectiv(context, id, pname, params);
                return;
            }
            context.glGetQueryObjectiv(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjectivEXT", e);
        }
    }

    public static void glGetQueryObjectui64v(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetQueryObjectui64v(context, id, pname, params);
                return;
            }
            context.glGetQueryObjectui64v(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjectui64v", e);
        }
    }

    public static void glGetQueryObjectui64vEXT(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryObjectui64v(context, id, pname, params);
                return;
            }
            context.glGetQueryObjectui64v(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjectui64vEXT", e);
        }
    }

    public static void glGetQueryObjectuiv(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryObjectuiv(context, id, pname, params);
                return;
            }
            context.glGetQueryObjectuiv(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjectuiv", e);
        }
    }

    public static void glGetQueryObjectuivARB(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryObjectuiv(context, id, pname, params);
                return;
            }
            context.glGetQueryObjectuiv(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjectuivARB", e);
        }
    }

    public static void glGetQueryObjectuivEXT(int id, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryObjectuiv(context, id, pname, params);
                return;
            }
            context.glGetQueryObjectuiv(id, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryObjectuivEXT", e);
        }
    }

    public static void glGetQueryiv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryiv(context, target, pname, params);
                return;
            }
            context.glGetQueryiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryiv", e);
        }
    }

    public static void glGetQueryivARB(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryiv(context, target, pname, params);
                return;
            }
            context.glGetQueryiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryivARB", e);
        }
    }

    public static void glGetQueryivEXT(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetQueryiv(context, target, pname, params);
                return;
            }
            context.glGetQueryiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetQueryivEXT", e);
        }
    }

    public static void glGetRenderbufferParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetRenderbufferParameteriv(context, target, pname, params);
                return;
            }
            context.glGetRenderbufferParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetRenderbufferParameteriv", e);
        }
    }

    public static void glGetRenderbufferParameterivEXT(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetRenderbufferParameteriv(context, target, pname, params);
                return;
            }
            context.glGetRenderbufferParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetRenderbufferParameterivEXT", e);
        }
    }

    public static void glGetSamplerParameterIiv(int sampler, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glGetSamplerParameterIiv(context, sampler, pname, params);
                return;
            }
            context.glGetSamplerParameterIiv(sampler, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetSamplerParameterIiv", e);
        }
    }

    public static void glGetSamplerParameterIivEXT(int sampler, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetSamplerParameterIiv(context, sampler, pname, params);
                return;
            }
            context.glGetSamplerParameterIiv(sampler, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetSamplerParameterIivEXT", e);
        }
    }

    public static void glGetSamplerParameterIivOES(int sampler, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetSamplerParameterIiv(context, sampler, pname, params);
                return;
            }
            context.glGetSamplerParameterIiv(sampler, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetSamplerParameterIivOES", e);
        }
    }

    public static void glGetSamplerParameterIuiv(int sampler, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glGetSamplerParameterIuiv(context, sampler, pname, params);
                return;
            }
            context.glGetSamplerParameterIuiv(sampler, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetSamplerParameterIuiv", e);
        }
    }

    public static void glGetSamplerParameterIuivEXT(int sampler, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetSamplerParameterIuiv(context, sampler, pname, params);
                return;
            }
            context.glGetSamplerParameterIuiv(sampler, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetSamplerParameterIuivEXT", e);
        }
    }

    public static void glGetSamplerParameterIuivOES(int sampler, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetSamplerParameterIuiv(context, sampler, pname, params);
                return;
            }
            context.glGetSamplerParameterIuiv(sampler, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetSamplerParameterIuivOES", e);
        }
    }

    public static void glGetSamplerParameterfv(int sampler, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetSamplerParameterfv(context, sampler, pname, params);
                return;
            }
            context.glGetSamplerParameterfv(sampler, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetSamplerParameterfv", e);
        }
    }

    public static void glGetSamplerParameteriv(int sampler, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetSamplerParameteriv(context, sampler, pname, params);
                return;
            }
            context.glGetSamplerParameteriv(sampler, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetSamplerParameteriv", e);
        }
    }

    public static void glGetSeparableFilter(int target, int format, int type, long row, long column, long span) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetSeparableFilter(context, target, format, type, row, column, span);
                return;
            }
            context.glGetSeparableFilter(target, format, type, row, column, span);
        } catch (RuntimeException e) {
            context.failed("glGetSeparableFilter", e);
        }
    }

    public static void glGetShaderInfoLog(int shader, int bufSize, long length, long infoLog) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetShaderInfoLog(context, shader, bufSize, length, infoLog);
                return;
            }
            context.glGetShaderInfoLog(shader, bufSize, length, infoLog);
        } catch (RuntimeException e) {
            context.failed("glGetShaderInfoLog", e);
        }
    }

    public static void glGetShaderPrecisionFormat(int shadertype, int precisiontype, long range, long precision) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetShaderPrecisionFormat(context, shadertype, precisiontype, range, precision);
                return;
            }
            context.glGetShaderPrecisionFormat(shadertype, precisiontype, range, precision);
        } catch (RuntimeException e) {
            context.failed("glGetShaderPrecisionFormat", e);
        }
    }

    public static void glGetShaderSource(int shader, int bufSize, long length, long source) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetShaderSource(context, shader, bufSize, length, source);
                return;
            }
            context.glGetShaderSource(shader, bufSize, length, source);
        } catch (RuntimeException e) {
            context.failed("glGetShaderSource", e);
        }
    }

    public static void glGetShaderSourceARB(int obj, int maxLength, long length, long source) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetShaderSource(context, obj, maxLength, length, source);
                return;
            }
            context.glGetShaderSource(obj, maxLength, length, source);
        } catch (RuntimeException e) {
            context.failed("glGetShaderSourceARB", e);
        }
    }

    public static void glGetShaderiv(int shader, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetShaderiv(context, shader, pname, params);
                return;
            }
            context.glGetShaderiv(shader, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetShaderiv", e);
        }
    }

    public static long glGetString(int name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetString(context, name);
            }
            return context.glGetString(name);
        } catch (RuntimeException e) {
            context.failed("glGetString", e);
            return 0;
        }
    }

    public static long glGetStringi(int name, int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetStringi(context, name, index);
            }
            return context.glGetStringi(name, index);
        } catch (RuntimeException e) {
            context.failed("glGetStringi", e);
            return 0;
        }
    }

    public static int glGetSubroutineIndex(int program, int shadertype, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glGetSubroutineIndex(context, program, shadertype, name);
            }
            return context.glGetSubroutineIndex(program, shadertype, name);
        } catch (RuntimeException e) {
            context.failed("glGetSubroutineIndex", e);
            return 0;
        }
    }

    public static int glGetSubroutineUniformLocation(int program, int shadertype, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glGetSubroutineUniformLocation(context, program, shadertype, name);
            }
            return context.glGetSubroutineUniformLocation(program, shadertype, name);
        } catch (RuntimeException e) {
            context.failed("glGetSubroutineUniformLocation", e);
            return 0;
        }
    }

    public static void glGetSynciv(long sync, int pname, int count, long length, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetSynciv(context, sync, pname, count, length, values);
                return;
            }
            context.glGetSynciv(sync, pname, count, length, values);
        } catch (RuntimeException e) {
            context.failed("glGetSynciv", e);
        }
    }

    public static void glGetTexEnvfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexEnvfv(context, target, pname, params);
                return;
            }
            context.glGetTexEnvfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexEnvfv", e);
        }
    }

    public static void glGetTexEnviv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexEnviv(context, target, pname, params);
                return;
            }
            context.glGetTexEnviv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexEnviv", e);
        }
    }

    public static void glGetTexGendv(int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexGendv(context, coord, pname, params);
                return;
            }
            context.glGetTexGendv(coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexGendv", e);
        }
    }

    public static void glGetTexGenfv(int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexGenfv(context, coord, pname, params);
                return;
            }
            context.glGetTexGenfv(coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexGenfv", e);
        }
    }

    public static void glGetTexGeniv(int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexGeniv(context, coord, pname, params);
                return;
            }
            context.glGetTexGeniv(coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexGeniv", e);
        }
    }

    public static void glGetTexImage(int target, int level, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTexImage(context, target, level, format, type, pixels);
                return;
            }
            context.glGetTexImage(target, level, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetTexImage", e);
        }
    }

    public static void glGetTexLevelParameterfv(int target, int level, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexLevelParameterfv(context, target, level, pname, params);
                return;
            }
            context.glGetTexLevelParameterfv(target, level, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexLevelParameterfv", e);
        }
    }

    public static void glGetTexLevelParameteriv(int target, int level, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexLevelParameteriv(context, target, level, pname, params);
                return;
            }
            context.glGetTexLevelParameteriv(target, level, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexLevelParameteriv", e);
        }
    }

    public static void glGetTexParameterIiv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameterIiv(context, target, pname, params);
                return;
            }
            context.glGetTexParameterIiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameterIiv", e);
        }
    }

    public static void glGetTexParameterIivEXT(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameterIiv(context, target, pname, params);
                return;
            }
            context.glGetTexParameterIiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameterIivEXT", e);
        }
    }

    public static void glGetTexParameterIivOES(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameterIiv(context, target, pname, params);
                return;
            }
            context.glGetTexParameterIiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameterIivOES", e);
        }
    }

    public static void glGetTexParameterIuiv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameterIuiv(context, target, pname, params);
                return;
            }
            context.glGetTexParameterIuiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameterIuiv", e);
        }
    }

    public static void glGetTexParameterIuivEXT(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameterIuiv(context, target, pname, params);
                return;
            }
            context.glGetTexParameterIuiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameterIuivEXT", e);
        }
    }

    public static void glGetTexParameterIuivOES(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameterIuiv(context, target, pname, params);
                return;
            }
            context.glGetTexParameterIuiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameterIuivOES", e);
        }
    }

    public static void glGetTexParameterPointervAPPLE(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameterPointervAPPLE(context, target, pname, params);
                return;
            }
            context.glGetTexParameterPointervAPPLE(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameterPointervAPPLE", e);
        }
    }

    public static void glGetTexParameterfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameterfv(context, target, pname, params);
                return;
            }
            context.glGetTexParameterfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameterfv", e);
        }
    }

    public static void glGetTexParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTexParameteriv(context, target, pname, params);
                return;
            }
            context.glGetTexParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTexParameteriv", e);
        }
    }

    public static long glGetTextureHandleARB(int texture) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetTextureHandleARB(context, texture);
            }
            return context.glGetTextureHandleARB(texture);
        } catch (RuntimeException e) {
            context.failed("glGetTextureHandleARB", e);
            return 0;
        }
    }

    public static void glGetTextureImage(int texture, int level, int format, int type, int bufSize, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTextureImage(context, texture, level, format, type, bufSize, pixels);
                return;
            }
            context.glGetTextureImage(texture, level, format, type, bufSize, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetTextureImage", e);
        }
    }

    public static void glGetTextureImageEXT(int texture, int target, int level, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTextureImageEXT(context, texture, target, level, format, type, pixels);
                return;
            }
            context.glGetTextureImageEXT(texture, target, level, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetTextureImageEXT", e);
        }
    }

    public static void glGetTextureLevelParameterfv(int texture, int level, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTextureLevelParameterfv(context, texture, level, pname, params);
                return;
            }
            context.glGetTextureLevelParameterfv(texture, level, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureLevelParameterfv", e);
        }
    }

    public static void glGetTextureLevelParameterfvEXT(int texture, int target, int level, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTextureLevelParameterfvEXT(context, texture, target, level, pname, params);
                return;
            }
            context.glGetTextureLevelParameterfvEXT(texture, target, level, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureLevelParameterfvEXT", e);
        }
    }

    public static void glGetTextureLevelParameteriv(int texture, int level, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTextureLevelParameteriv(context, texture, level, pname, params);
                return;
            }
            context.glGetTextureLevelParameteriv(texture, level, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureLevelParameteriv", e);
        }
    }

    public static void glGetTextureLevelParameterivEXT(int texture, int target, int level, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTextureLevelParameterivEXT(context, texture, target, level, pname, params);
                return;
            }
            context.glGetTextureLevelParameterivEXT(texture, target, level, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureLevelParameterivEXT", e);
        }
    }

    public static void glGetTextureParameterIiv(int texture, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTextureParameterIiv(context, texture, pname, params);
                return;
            }
            context.glGetTextureParameterIiv(texture, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureParameterIiv", e);
        }
    }

    public static void glGetTextureParameterIivEXT(int texture, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTextureParameterIivEXT(context, texture, target, pname, params);
                return;
            }
            context.glGetTextureParameterIivEXT(texture, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureParameterIivEXT", e);
        }
    }

    public static void glGetTextureParameterIuiv(int texture, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTextureParameterIuiv(context, texture, pname, params);
                return;
            }
            context.glGetTextureParameterIuiv(texture, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureParameterIuiv", e);
        }
    }

    public static void glGetTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTextureParameterIuivEXT(context, texture, target, pname, params);
                return;
            }
            context.glGetTextureParameterIuivEXT(texture, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureParameterIuivEXT", e);
        }
    }

    public static void glGetTextureParameterfv(int texture, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTextureParameterfv(context, texture, pname, params);
                return;
            }
            context.glGetTextureParameterfv(texture, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureParameterfv", e);
        }
    }

    public static void glGetTextureParameterfvEXT(int texture, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTextureParameterfvEXT(context, texture, target, pname, params);
                return;
            }
            context.glGetTextureParameterfvEXT(texture, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureParameterfvEXT", e);
        }
    }

    public static void glGetTextureParameteriv(int texture, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTextureParameteriv(context, texture, pname, params);
                return;
            }
            context.glGetTextureParameteriv(texture, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureParameteriv", e);
        }
    }

    public static void glGetTextureParameterivEXT(int texture, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTextureParameterivEXT(context, texture, target, pname, params);
                return;
            }
            context.glGetTextureParameterivEXT(texture, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetTextureParameterivEXT", e);
        }
    }

    public static long glGetTextureSamplerHandleARB(int texture, int sampler) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetTextureSamplerHandleARB(context, texture, sampler);
            }
            return context.glGetTextureSamplerHandleARB(texture, sampler);
        } catch (RuntimeException e) {
            context.failed("glGetTextureSamplerHandleARB", e);
            return 0;
        }
    }

    public static void glGetTextureSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, int bufSize, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTextureSubImage(context, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, bufSize, pixels);
                return;
            }
            context.glGetTextureSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, bufSize, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetTextureSubImage", e);
        }
    }

    public static void glGetTransformFeedbackVarying(int program, int index, int bufSize, long length, long size, long type, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTransformFeedbackVarying(context, program, index, bufSize, length, size, type, name);
                return;
            }
            context.glGetTransformFeedbackVarying(program, index, bufSize, length, size, type, name);
        } catch (RuntimeException e) {
            context.failed("glGetTransformFeedbackVarying", e);
        }
    }

    public static void glGetTransformFeedbackVaryingEXT(int program, int index, int bufSize, long length, long size, long type, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetTransformFeedbackVarying(context, program, index, bufSize, length, size, type, name);
                return;
            }
            context.glGetTransformFeedbackVarying(program, index, bufSize, length, size, type, name);
        } catch (RuntimeException e) {
            context.failed("glGetTransformFeedbackVaryingEXT", e);
        }
    }

    public static void glGetTransformFeedbacki64_v(int xfb, int pname, int index, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTransformFeedbacki64_v(context, xfb, pname, index, param);
                return;
            }
            context.glGetTransformFeedbacki64_v(xfb, pname, index, param);
        } catch (RuntimeException e) {
            context.failed("glGetTransformFeedbacki64_v", e);
        }
    }

    public static void glGetTransformFeedbacki_v(int xfb, int pname, int index, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTransformFeedbacki_v(context, xfb, pname, index, param);
                return;
            }
            context.glGetTransformFeedbacki_v(xfb, pname, index, param);
        } catch (RuntimeException e) {
            context.failed("glGetTransformFeedbacki_v", e);
        }
    }

    public static void glGetTransformFeedbackiv(int xfb, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetTransformFeedbackiv(context, xfb, pname, param);
                return;
            }
            context.glGetTransformFeedbackiv(xfb, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetTransformFeedbackiv", e);
        }
    }

    public static int glGetUniformBlockIndex(int program, long uniformBlockName) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetUniformBlockIndex(context, program, uniformBlockName);
            }
            return context.glGetUniformBlockIndex(program, uniformBlockName);
        } catch (RuntimeException e) {
            context.failed("glGetUniformBlockIndex", e);
            return 0;
        }
    }

    public static void glGetUniformIndices(int program, int uniformCount, long uniformNames, long uniformIndices) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformIndices(context, program, uniformCount, uniformNames, uniformIndices);
                return;
            }
            context.glGetUniformIndices(program, uniformCount, uniformNames, uniformIndices);
        } catch (RuntimeException e) {
            context.failed("glGetUniformIndices", e);
        }
    }

    public static int glGetUniformLocation(int program, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetUniformLocation(context, program, name);
            }
            return context.glGetUniformLocation(program, name);
        } catch (RuntimeException e) {
            context.failed("glGetUniformLocation", e);
            return 0;
        }
    }

    public static int glGetUniformLocationARB(int programObj, long name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glGetUniformLocation(context, programObj, name);
            }
            return context.glGetUniformLocation(programObj, name);
        } catch (RuntimeException e) {
            context.failed("glGetUniformLocationARB", e);
            return 0;
        }
    }

    public static void glGetUniformSubroutineuiv(int shadertype, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetUniformSubroutineuiv(context, shadertype, location, params);
                return;
            }
            context.glGetUniformSubroutineuiv(shadertype, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformSubroutineuiv", e);
        }
    }

    public static void glGetUniformdv(int program, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetUniformdv(context, program, location, params);
                return;
            }
            context.glGetUniformdv(program, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformdv", e);
        }
    }

    public static void glGetUniformfv(int program, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformfv(context, program, location, params);
                return;
            }
            context.glGetUniformfv(program, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformfv", e);
        }
    }

    public static void glGetUniformfvARB(int programObj, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformfv(context, programObj, location, params);
                return;
            }
            context.glGetUniformfv(programObj, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformfvARB", e);
        }
    }

    public static void glGetUniformi64vARB(int program, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformi64vARB(context, program, location, params);
                return;
            }
            context.glGetUniformi64vARB(program, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformi64vARB", e);
        }
    }

    public static void glGetUniformiv(int program, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformiv(context, program, location, params);
                return;
            }
            context.glGetUniformiv(program, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformiv", e);
        }
    }

    public static void glGetUniformivARB(int programObj, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformiv(context, programObj, location, params);
                return;
            }
            context.glGetUniformiv(programObj, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformivARB", e);
        }
    }

    public static void glGetUniformui64vARB(int program, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformui64vARB(context, program, location, params);
                return;
            }
            context.glGetUniformui64vARB(program, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformui64vARB", e);
        }
    }

    public static void glGetUniformuiv(int program, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformuiv(context, program, location, params);
                return;
            }
            context.glGetUniformuiv(program, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformuiv", e);
        }
    }

    public static void glGetUniformuivEXT(int program, int location, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetUniformuiv(context, program, location, params);
                return;
            }
            context.glGetUniformuiv(program, location, params);
        } catch (RuntimeException e) {
            context.failed("glGetUniformuivEXT", e);
        }
    }

    public static void glGetVertexArrayIndexed64iv(int vaobj, int index, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetVertexArrayIndexed64iv(context, vaobj, index, pname, param);
                return;
            }
            context.glGetVertexArrayIndexed64iv(vaobj, index, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetVertexArrayIndexed64iv", e);
        }
    }

    public static void glGetVertexArrayIndexediv(int vaobj, int index, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetVertexArrayIndexediv(context, vaobj, index, pname, param);
                return;
            }
            context.glGetVertexArrayIndexediv(vaobj, index, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetVertexArrayIndexediv", e);
        }
    }

    public static void glGetVertexArrayIntegeri_vEXT(int vaobj, int index, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexArrayIntegeri_vEXT(context, vaobj, index, pname, param);
                return;
            }
            context.glGetVertexArrayIntegeri_vEXT(vaobj, index, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetVertexArrayIntegeri_vEXT", e);
        }
    }

    public static void glGetVertexArrayIntegervEXT(int vaobj, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexArrayIntegervEXT(context, vaobj, pname, param);
                return;
            }
            context.glGetVertexArrayIntegervEXT(vaobj, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetVertexArrayIntegervEXT", e);
        }
    }

    public static void glGetVertexArrayPointeri_vEXT(int vaobj, int index, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexArrayPointeri_vEXT(context, vaobj, index, pname, param);
                return;
            }
            context.glGetVertexArrayPointeri_vEXT(vaobj, index, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetVertexArrayPointeri_vEXT", e);
        }
    }

    public static void glGetVertexArrayPointervEXT(int vaobj, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexArrayPointervEXT(context, vaobj, pname, param);
                return;
            }
            context.glGetVertexArrayPointervEXT(vaobj, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetVertexArrayPointervEXT", e);
        }
    }

    public static void glGetVertexArrayiv(int vaobj, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetVertexArrayiv(context, vaobj, pname, param);
                return;
            }
            context.glGetVertexArrayiv(vaobj, pname, param);
        } catch (RuntimeException e) {
            context.failed("glGetVertexArrayiv", e);
        }
    }

    public static void glGetVertexAttribIiv(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribIiv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribIiv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribIiv", e);
        }
    }

    public static void glGetVertexAttribIivEXT(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribIiv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribIiv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribIivEXT", e);
        }
    }

    public static void glGetVertexAttribIuiv(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribIuiv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribIuiv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribIuiv", e);
        }
    }

    public static void glGetVertexAttribIuivEXT(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribIuiv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribIuiv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribIuivEXT", e);
        }
    }

    public static void glGetVertexAttribLdv(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetVertexAttribLdv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribLdv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribLdv", e);
        }
    }

    public static void glGetVertexAttribLdvEXT(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribLdv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribLdv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribLdvEXT", e);
        }
    }

    public static void glGetVertexAttribLui64vARB(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribLui64vARB(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribLui64vARB(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribLui64vARB", e);
        }
    }

    public static void glGetVertexAttribPointerv(int index, int pname, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribPointerv(context, index, pname, pointer);
                return;
            }
            context.glGetVertexAttribPointerv(index, pname, pointer);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribPointerv", e);
        }
    }

    public static void glGetVertexAttribPointervARB(int index, int pname, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribPointerv(context, index, pname, pointer);
                return;
            }
            context.glGetVertexAttribPointerv(index, pname, pointer);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribPointervARB", e);
        }
    }

    public static void glGetVertexAttribdv(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetVertexAttribdv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribdv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribdv", e);
        }
    }

    public static void glGetVertexAttribdvARB(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribdv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribdv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribdvARB", e);
        }
    }

    public static void glGetVertexAttribfv(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribfv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribfv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribfv", e);
        }
    }

    public static void glGetVertexAttribfvARB(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribfv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribfv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribfvARB", e);
        }
    }

    public static void glGetVertexAttribiv(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribiv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribiv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribiv", e);
        }
    }

    public static void glGetVertexAttribivARB(int index, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetVertexAttribiv(context, index, pname, params);
                return;
            }
            context.glGetVertexAttribiv(index, pname, params);
        } catch (RuntimeException e) {
            context.failed("glGetVertexAttribivARB", e);
        }
    }

    public static void glGetnColorTable(int target, int format, int type, int bufSize, long table) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnColorTable(context, target, format, type, bufSize, table);
                return;
            }
            context.glGetnColorTable(target, format, type, bufSize, table);
        } catch (RuntimeException e) {
            context.failed("glGetnColorTable", e);
        }
    }

    public static void glGetnColorTableARB(int target, int format, int type, int bufSize, long table) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnColorTableARB(context, target, format, type, bufSize, table);
                return;
            }
            context.glGetnColorTableARB(target, format, type, bufSize, table);
        } catch (RuntimeException e) {
            context.failed("glGetnColorTableARB", e);
        }
    }

    public static void glGetnCompressedTexImage(int target, int lod, int bufSize, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnCompressedTexImage(context, target, lod, bufSize, pixels);
                return;
            }
            context.glGetnCompressedTexImage(target, lod, bufSize, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetnCompressedTexImage", e);
        }
    }

    public static void glGetnCompressedTexImageARB(int target, int lod, int bufSize, long img) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnCompressedTexImageARB(context, target, lod, bufSize, img);
                return;
            }
            context.glGetnCompressedTexImageARB(target, lod, bufSize, img);
        } catch (RuntimeException e) {
            context.failed("glGetnCompressedTexImageARB", e);
        }
    }

    public static void glGetnConvolutionFilter(int target, int format, int type, int bufSize, long image) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnConvolutionFilter(context, target, format, type, bufSize, image);
                return;
            }
            context.glGetnConvolutionFilter(target, format, type, bufSize, image);
        } catch (RuntimeException e) {
            context.failed("glGetnConvolutionFilter", e);
        }
    }

    public static void glGetnConvolutionFilterARB(int target, int format, int type, int bufSize, long image) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnConvolutionFilterARB(context, target, format, type, bufSize, image);
                return;
            }
            context.glGetnConvolutionFilterARB(target, format, type, bufSize, image);
        } catch (RuntimeException e) {
            context.failed("glGetnConvolutionFilterARB", e);
        }
    }

    public static void glGetnHistogram(int target, boolean reset, int format, int type, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnHistogram(context, target, reset, format, type, bufSize, values);
                return;
            }
            context.glGetnHistogram(target, reset, format, type, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnHistogram", e);
        }
    }

    public static void glGetnHistogramARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnHistogramARB(context, target, reset, format, type, bufSize, values);
                return;
            }
            context.glGetnHistogramARB(target, reset, format, type, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnHistogramARB", e);
        }
    }

    public static void glGetnMapdv(int target, int query, int bufSize, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnMapdv(context, target, query, bufSize, v);
                return;
            }
            context.glGetnMapdv(target, query, bufSize, v);
        } catch (RuntimeException e) {
            context.failed("glGetnMapdv", e);
        }
    }

    public static void glGetnMapdvARB(int target, int query, int bufSize, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnMapdvARB(context, target, query, bufSize, v);
                return;
            }
            context.glGetnMapdvARB(target, query, bufSize, v);
        } catch (RuntimeException e) {
            context.failed("glGetnMapdvARB", e);
        }
    }

    public static void glGetnMapfv(int target, int query, int bufSize, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnMapfv(context, target, query, bufSize, v);
                return;
            }
            context.glGetnMapfv(target, query, bufSize, v);
        } catch (RuntimeException e) {
            context.failed("glGetnMapfv", e);
        }
    }

    public static void glGetnMapfvARB(int target, int query, int bufSize, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnMapfvARB(context, target, query, bufSize, v);
                return;
            }
            context.glGetnMapfvARB(target, query, bufSize, v);
        } catch (RuntimeException e) {
            context.failed("glGetnMapfvARB", e);
        }
    }

    public static void glGetnMapiv(int target, int query, int bufSize, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnMapiv(context, target, query, bufSize, v);
                return;
            }
            context.glGetnMapiv(target, query, bufSize, v);
        } catch (RuntimeException e) {
            context.failed("glGetnMapiv", e);
        }
    }

    public static void glGetnMapivARB(int target, int query, int bufSize, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnMapivARB(context, target, query, bufSize, v);
                return;
            }
            context.glGetnMapivARB(target, query, bufSize, v);
        } catch (RuntimeException e) {
            context.failed("glGetnMapivARB", e);
        }
    }

    public static void glGetnMinmax(int target, boolean reset, int format, int type, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnMinmax(context, target, reset, format, type, bufSize, values);
                return;
            }
            context.glGetnMinmax(target, reset, format, type, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnMinmax", e);
        }
    }

    public static void glGetnMinmaxARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnMinmaxARB(context, target, reset, format, type, bufSize, values);
                return;
            }
            context.glGetnMinmaxARB(target, reset, format, type, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnMinmaxARB", e);
        }
    }

    public static void glGetnPixelMapfv(int map, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnPixelMapfv(context, map, bufSize, values);
                return;
            }
            context.glGetnPixelMapfv(map, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnPixelMapfv", e);
        }
    }

    public static void glGetnPixelMapfvARB(int map, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnPixelMapfvARB(context, map, bufSize, values);
                return;
            }
            context.glGetnPixelMapfvARB(map, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnPixelMapfvARB", e);
        }
    }

    public static void glGetnPixelMapuiv(int map, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnPixelMapuiv(context, map, bufSize, values);
                return;
            }
            context.glGetnPixelMapuiv(map, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnPixelMapuiv", e);
        }
    }

    public static void glGetnPixelMapuivARB(int map, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnPixelMapuivARB(context, map, bufSize, values);
                return;
            }
            context.glGetnPixelMapuivARB(map, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnPixelMapuivARB", e);
        }
    }

    public static void glGetnPixelMapusv(int map, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnPixelMapusv(context, map, bufSize, values);
                return;
            }
            context.glGetnPixelMapusv(map, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnPixelMapusv", e);
        }
    }

    public static void glGetnPixelMapusvARB(int map, int bufSize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnPixelMapusvARB(context, map, bufSize, values);
                return;
            }
            context.glGetnPixelMapusvARB(map, bufSize, values);
        } catch (RuntimeException e) {
            context.failed("glGetnPixelMapusvARB", e);
        }
    }

    public static void glGetnPolygonStipple(int bufSize, long pattern) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnPolygonStipple(context, bufSize, pattern);
                return;
            }
            context.glGetnPolygonStipple(bufSize, pattern);
        } catch (RuntimeException e) {
            context.failed("glGetnPolygonStipple", e);
        }
    }

    public static void glGetnPolygonStippleARB(int bufSize, long pattern) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnPolygonStippleARB(context, bufSize, pattern);
                return;
            }
            context.glGetnPolygonStippleARB(bufSize, pattern);
        } catch (RuntimeException e) {
            context.failed("glGetnPolygonStippleARB", e);
        }
    }

    public static void glGetnSeparableFilter(int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnSeparableFilter(context, target, format, type, rowBufSize, row, columnBufSize, column, span);
                return;
            }
            context.glGetnSeparableFilter(target, format, type, rowBufSize, row, columnBufSize, column, span);
        } catch (RuntimeException e) {
            context.failed("glGetnSeparableFilter", e);
        }
    }

    public static void glGetnSeparableFilterARB(int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnSeparableFilterARB(context, target, format, type, rowBufSize, row, columnBufSize, column, span);
                return;
            }
            context.glGetnSeparableFilterARB(target, format, type, rowBufSize, row, columnBufSize, column, span);
        } catch (RuntimeException e) {
            context.failed("glGetnSeparableFilterARB", e);
        }
    }

    public static void glGetnTexImage(int target, int level, int format, int type, int bufSize, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnTexImage(context, target, level, format, type, bufSize, pixels);
                return;
            }
            context.glGetnTexImage(target, level, format, type, bufSize, pixels);
        } catch (RuntimeException e) {
            context.failed("glGetnTexImage", e);
        }
    }

    public static void glGetnTexImageARB(int target, int level, int format, int type, int bufSize, long img) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnTexImageARB(context, target, level, format, type, bufSize, img);
                return;
            }
            context.glGetnTexImageARB(target, level, format, type, bufSize, img);
        } catch (RuntimeException e) {
            context.failed("glGetnTexImageARB", e);
        }
    }

    public static void glGetnUniformdv(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glGetnUniformdv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformdv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformdv", e);
        }
    }

    public static void glGetnUniformdvARB(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformdvARB(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformdvARB(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformdvARB", e);
        }
    }

    public static void glGetnUniformfv(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformfv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformfv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformfv", e);
        }
    }

    public static void glGetnUniformfvARB(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformfvARB(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformfvARB(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformfvARB", e);
        }
    }

    public static void glGetnUniformfvEXT(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformfv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformfv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformfvEXT", e);
        }
    }

    public static void glGetnUniformfvKHR(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformfv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformfv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformfvKHR", e);
        }
    }

    public static void glGetnUniformi64vARB(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformi64vARB(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformi64vARB(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformi64vARB", e);
        }
    }

    public static void glGetnUniformiv(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformiv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformiv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformiv", e);
        }
    }

    public static void glGetnUniformivARB(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformivARB(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformivARB(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformivARB", e);
        }
    }

    public static void glGetnUniformivEXT(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformiv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformiv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformivEXT", e);
        }
    }

    public static void glGetnUniformivKHR(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformiv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformiv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformivKHR", e);
        }
    }

    public static void glGetnUniformui64vARB(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformui64vARB(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformui64vARB(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformui64vARB", e);
        }
    }

    public static void glGetnUniformuiv(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformuiv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformuiv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformuiv", e);
        }
    }

    public static void glGetnUniformuivARB(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformuivARB(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformuivARB(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformuivARB", e);
        }
    }

    public static void glGetnUniformuivKHR(int program, int location, int bufSize, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glGetnUniformuiv(context, program, location, bufSize, params);
                return;
            }
            context.glGetnUniformuiv(program, location, bufSize, params);
        } catch (RuntimeException e) {
            context.failed("glGetnUniformuivKHR", e);
        }
    }

    public static void glHint(int target, int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glHint(context, target, mode);
                return;
            }
            context.glHint(target, mode);
        } catch (RuntimeException e) {
            context.failed("glHint", e);
        }
    }

    public static void glHistogram(int target, int width, int internalformat, boolean sink) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glHistogram(context, target, width, internalformat, sink);
                return;
            }
            context.glHistogram(target, width, internalformat, sink);
        } catch (RuntimeException e) {
            context.failed("glHistogram", e);
        }
    }

    public static void glIndexMask(int mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glIndexMask(context, mask);
                return;
            }
            context.glIndexMask(mask);
        } catch (RuntimeException e) {
            context.failed("glIndexMask", e);
        }
    }

    public static void glIndexPointer(int type, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glIndexPointer(context, type, stride, pointer);
                return;
            }
            context.glIndexPointer(type, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glIndexPointer", e);
        }
    }

    public static void glIndexPointerEXT(int type, int stride, int count, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glIndexPointerEXT(context, type, stride, count, pointer);
                return;
            }
            context.glIndexPointerEXT(type, stride, count, pointer);
        } catch (RuntimeException e) {
            context.failed("glIndexPointerEXT", e);
        }
    }

    public static void glIndexd(double c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexd(context, c_);
            return;
        }
        context.glIndexd(c_);
    }

    public static void glIndexdv(long c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexdv(context, c_);
            return;
        }
        context.glIndexdv(c_);
    }

    public static void glIndexf(float c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexf(context, c_);
            return;
        }
        context.glIndexf(c_);
    }

    public static void glIndexfv(long c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexfv(context, c_);
            return;
        }
        context.glIndexfv(c_);
    }

    public static void glIndexi(int c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexi(context, c_);
            return;
        }
        context.glIndexi(c_);
    }

    public static void glIndexiv(long c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexiv(context, c_);
            return;
        }
        context.glIndexiv(c_);
    }

    public static void glIndexs(short c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexs(context, c_);
            return;
        }
        context.glIndexs(c_);
    }

    public static void glIndexsv(long c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexsv(context, c_);
            return;
        }
        context.glIndexsv(c_);
    }

    public static void glIndexub(byte c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexub(context, c_);
            return;
        }
        context.glIndexub(c_);
    }

    public static void glIndexubv(long c_) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glIndexubv(context, c_);
            return;
        }
        context.glIndexubv(c_);
    }

    public static void glInitNames() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glInitNames(context);
                return;
            }
            context.glInitNames();
        } catch (RuntimeException e) {
            context.failed("glInitNames", e);
        }
    }

    public static void glInsertEventMarkerEXT(int length, long marker) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glInsertEventMarkerEXT(context, length, marker);
                return;
            }
            context.glInsertEventMarkerEXT(length, marker);
        } catch (RuntimeException e) {
            context.failed("glInsertEventMarkerEXT", e);
        }
    }

    public static void glInterleavedArrays(int format, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glInterleavedArrays(context, format, stride, pointer);
                return;
            }
            context.glInterleavedArrays(format, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glInterleavedArrays", e);
        }
    }

    public static void glInvalidateBufferData(int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glInvalidateBufferData(context, buffer);
                return;
            }
            context.glInvalidateBufferData(buffer);
        } catch (RuntimeException e) {
            context.failed("glInvalidateBufferData", e);
        }
    }

    public static void glInvalidateBufferSubData(int buffer, long offset, long length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glInvalidateBufferSubData(context, buffer, offset, length);
                return;
            }
            context.glInvalidateBufferSubData(buffer, offset, length);
        } catch (RuntimeException e) {
            context.failed("glInvalidateBufferSubData", e);
        }
    }

    public static void glInvalidateFramebuffer(int target, int numAttachments, long attachments) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glInvalidateFramebuffer(context, target, numAttachments, attachments);
                return;
            }
            context.glInvalidateFramebuffer(target, numAttachments, attachments);
        } catch (RuntimeException e) {
            context.failed("glInvalidateFramebuffer", e);
        }
    }

    public static void glInvalidateNamedFramebufferData(int framebuffer, int numAttachments, long attachments) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glInvalidateNamedFramebufferData(context, framebuffer, numAttachments, attachments);
                return;
            }
            context.glInvalidateNamedFramebufferData(framebuffer, numAttachments, attachments);
        } catch (RuntimeException e) {
            context.failed("glInvalidateNamedFramebufferData", e);
        }
    }

    public static void glInvalidateNamedFramebufferSubData(int framebuffer, int numAttachments, long attachments, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glInvalidateNamedFramebufferSubData(context, framebuffer, numAttachments, attachments, x, y, width, height);
                return;
            }
            context.glInvalidateNamedFramebufferSubData(framebuffer, numAttachments, attachments, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glInvalidateNamedFramebufferSubData", e);
        }
    }

    public static void glInvalidateSubFramebuffer(int target, int numAttachments, long attachments, int x, int y, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glInvalidateSubFramebuffer(context, target, numAttachments, attachments, x, y, width, height);
                return;
            }
            context.glInvalidateSubFramebuffer(target, numAttachments, attachments, x, y, width, height);
        } catch (RuntimeException e) {
            context.failed("glInvalidateSubFramebuffer", e);
        }
    }

    public static void glInvalidateTexImage(int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glInvalidateTexImage(context, texture, level);
                return;
            }
            context.glInvalidateTexImage(texture, level);
        } catch (RuntimeException e) {
            context.failed("glInvalidateTexImage", e);
        }
    }

    public static void glInvalidateTexSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glInvalidateTexSubImage(context, texture, level, xoffset, yoffset, zoffset, width, height, depth);
                return;
            }
            context.glInvalidateTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth);
        } catch (RuntimeException e) {
            context.failed("glInvalidateTexSubImage", e);
        }
    }

    public static boolean glIsBuffer(int buffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsBuffer(context, buffer);
        }
        return context.glIsBuffer(buffer);
    }

    public static boolean glIsBufferARB(int buffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsBuffer(context, buffer);
        }
        return context.glIsBuffer(buffer);
    }

    public static boolean glIsEnabled(int cap) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsEnabled(context, cap);
        }
        return context.glIsEnabled(cap);
    }

    public static boolean glIsEnabledIndexedEXT(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsEnabledi(context, target, index);
        }
        return context.glIsEnabledi(target, index);
    }

    public static boolean glIsEnabledi(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
            return Guarded.glIsEnabledi(context, target, index);
        }
        return context.glIsEnabledi(target, index);
    }

    public static boolean glIsEnablediEXT(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsEnabledi(context, target, index);
        }
        return context.glIsEnabledi(target, index);
    }

    public static boolean glIsEnablediOES(int target, int index) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsEnabledi(context, target, index);
        }
        return context.glIsEnabledi(target, index);
    }

    public static boolean glIsFramebuffer(int framebuffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsFramebuffer(context, framebuffer);
        }
        return context.glIsFramebuffer(framebuffer);
    }

    public static boolean glIsFramebufferEXT(int framebuffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsFramebuffer(context, framebuffer);
        }
        return context.glIsFramebuffer(framebuffer);
    }

    public static boolean glIsImageHandleResidentARB(long handle) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsImageHandleResidentARB(context, handle);
        }
        return context.glIsImageHandleResidentARB(handle);
    }

    public static boolean glIsList(int list) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsList(context, list);
        }
        return context.glIsList(list);
    }

    public static boolean glIsNamedStringARB(int namelen, long name) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsNamedStringARB(context, namelen, name);
        }
        return context.glIsNamedStringARB(namelen, name);
    }

    public static boolean glIsProgram(int program) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsProgram(context, program);
        }
        return context.glIsProgram(program);
    }

    public static boolean glIsProgramARB(int program) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsProgramARB(context, program);
        }
        return context.glIsProgramARB(program);
    }

    public static boolean glIsProgramPipeline(int pipeline) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsProgramPipeline(context, pipeline);
        }
        return context.glIsProgramPipeline(pipeline);
    }

    public static boolean glIsProgramPipelineEXT(int pipeline) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsProgramPipeline(context, pipeline);
        }
        return context.glIsProgramPipeline(pipeline);
    }

    public static boolean glIsQuery(int id) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsQuery(context, id);
        }
        return context.glIsQuery(id);
    }

    public static boolean glIsQueryARB(int id) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsQuery(context, id);
        }
        return context.glIsQuery(id);
    }

    public static boolean glIsQueryEXT(int id) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsQuery(context, id);
        }
        return context.glIsQuery(id);
    }

    public static boolean glIsRenderbuffer(int renderbuffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsRenderbuffer(context, renderbuffer);
        }
        return context.glIsRenderbuffer(renderbuffer);
    }

    public static boolean glIsRenderbufferEXT(int renderbuffer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsRenderbuffer(context, renderbuffer);
        }
        return context.glIsRenderbuffer(renderbuffer);
    }

    public static boolean glIsSampler(int sampler) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsSampler(context, sampler);
        }
        return context.glIsSampler(sampler);
    }

    public static boolean glIsShader(int shader) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsShader(context, shader);
        }
        return context.glIsShader(shader);
    }

    public static boolean glIsSync(long sync) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsSync(context, sync);
        }
        return context.glIsSync(sync);
    }

    public static boolean glIsTexture(int texture) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsTexture(context, texture);
        }
        return context.glIsTexture(texture);
    }

    public static boolean glIsTextureEXT(int texture) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsTextureEXT(context, texture);
        }
        return context.glIsTextureEXT(texture);
    }

    public static boolean glIsTextureHandleResidentARB(long handle) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsTextureHandleResidentARB(context, handle);
        }
        return context.glIsTextureHandleResidentARB(handle);
    }

    public static boolean glIsTransformFeedback(int id) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsTransformFeedback(context, id);
        }
        return context.glIsTransformFeedback(id);
    }

    public static boolean glIsVertexArray(int array) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsVertexArray(context, array);
        }
        return context.glIsVertexArray(array);
    }

    public static boolean glIsVertexArrayAPPLE(int array) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsVertexArray(context, array);
        }
        return context.glIsVertexArray(array);
    }

    public static boolean glIsVertexArrayOES(int array) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            return Guarded.glIsVertexArray(context, array);
        }
        return context.glIsVertexArray(array);
    }

    public static void glLabelObjectEXT(int type, int object, int length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glLabelObjectEXT(context, type, object, length, label);
                return;
            }
            context.glLabelObjectEXT(type, object, length, label);
        } catch (RuntimeException e) {
            context.failed("glLabelObjectEXT", e);
        }
    }

    public static void glLightModelf(int pname, float param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLightModelf(context, pname, param);
            return;
        }
        context.glLightModelf(pname, param);
    }

    public static void glLightModelfv(int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLightModelfv(context, pname, params);
            return;
        }
        context.glLightModelfv(pname, params);
    }

    public static void glLightModeli(int pname, int param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLightModeli(context, pname, param);
            return;
        }
        context.glLightModeli(pname, param);
    }

    public static void glLightModeliv(int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLightModeliv(context, pname, params);
            return;
        }
        context.glLightModeliv(pname, params);
    }

    public static void glLightf(int light, int pname, float param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLightf(context, light, pname, param);
            return;
        }
        context.glLightf(light, pname, param);
    }

    public static void glLightfv(int light, int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLightfv(context, light, pname, params);
            return;
        }
        context.glLightfv(light, pname, params);
    }

    public static void glLighti(int light, int pname, int param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLighti(context, light, pname, param);
            return;
        }
        context.glLighti(light, pname, param);
    }

    public static void glLightiv(int light, int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLightiv(context, light, pname, params);
            return;
        }
        context.glLightiv(light, pname, params);
    }

    public static void glLineStipple(int factor, short pattern) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glLineStipple(context, factor, pattern);
                return;
            }
            context.glLineStipple(factor, pattern);
        } catch (RuntimeException e) {
            context.failed("glLineStipple", e);
        }
    }

    public static void glLineWidth(float width) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLineWidth(context, width);
            return;
        }
        context.glLineWidth(width);
    }

    public static void glLinkProgram(int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glLinkProgram(context, program);
                return;
            }
            context.glLinkProgram(program);
        } catch (RuntimeException e) {
            context.failed("glLinkProgram", e);
        }
    }

    public static void glLinkProgramARB(int programObj) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glLinkProgram(context, programObj);
                return;
            }
            context.glLinkProgram(programObj);
        } catch (RuntimeException e) {
            context.failed("glLinkProgramARB", e);
        }
    }

    public static void glListBase(int base) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glListBase(context, base);
                return;
            }
            context.glListBase(base);
        } catch (RuntimeException e) {
            context.failed("glListBase", e);
        }
    }

    public static void glLoadIdentity() {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLoadIdentity(context);
            return;
        }
        context.glLoadIdentity();
    }

    public static void glLoadMatrixd(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLoadMatrixd(context, m);
            return;
        }
        context.glLoadMatrixd(m);
    }

    public static void glLoadMatrixf(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLoadMatrixf(context, m);
            return;
        }
        context.glLoadMatrixf(m);
    }

    public static void glLoadName(int name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glLoadName(context, name);
                return;
            }
            context.glLoadName(name);
        } catch (RuntimeException e) {
            context.failed("glLoadName", e);
        }
    }

    public static void glLoadTransposeMatrixd(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLoadTransposeMatrixd(context, m);
            return;
        }
        context.glLoadTransposeMatrixd(m);
    }

    public static void glLoadTransposeMatrixdARB(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLoadTransposeMatrixd(context, m);
            return;
        }
        context.glLoadTransposeMatrixd(m);
    }

    public static void glLoadTransposeMatrixf(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLoadTransposeMatrixf(context, m);
            return;
        }
        context.glLoadTransposeMatrixf(m);
    }

    public static void glLoadTransposeMatrixfARB(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glLoadTransposeMatrixf(context, m);
            return;
        }
        context.glLoadTransposeMatrixf(m);
    }

    public static void glLockArraysEXT(int first, int count) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glLockArraysEXT(context, first, count);
                return;
            }
            context.glLockArraysEXT(first, count);
        } catch (RuntimeException e) {
            context.failed("glLockArraysEXT", e);
        }
    }

    public static void glLogicOp(int opcode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glLogicOp(context, opcode);
            return;
        }
        context.glLogicOp(opcode);
    }

    public static void glMakeImageHandleNonResidentARB(long handle) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMakeImageHandleNonResidentARB(context, handle);
                return;
            }
            context.glMakeImageHandleNonResidentARB(handle);
        } catch (RuntimeException e) {
            context.failed("glMakeImageHandleNonResidentARB", e);
        }
    }

    public static void glMakeImageHandleResidentARB(long handle, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMakeImageHandleResidentARB(context, handle, access);
                return;
            }
            context.glMakeImageHandleResidentARB(handle, access);
        } catch (RuntimeException e) {
            context.failed("glMakeImageHandleResidentARB", e);
        }
    }

    public static void glMakeTextureHandleNonResidentARB(long handle) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMakeTextureHandleNonResidentARB(context, handle);
                return;
            }
            context.glMakeTextureHandleNonResidentARB(handle);
        } catch (RuntimeException e) {
            context.failed("glMakeTextureHandleNonResidentARB", e);
        }
    }

    public static void glMakeTextureHandleResidentARB(long handle) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMakeTextureHandleResidentARB(context, handle);
                return;
            }
            context.glMakeTextureHandleResidentARB(handle);
        } catch (RuntimeException e) {
            context.failed("glMakeTextureHandleResidentARB", e);
        }
    }

    public static void glMap1d(int target, double u1, double u2, int stride, int order, long points) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMap1d(context, target, u1, u2, stride, order, points);
                return;
            }
            context.glMap1d(target, u1, u2, stride, order, points);
        } catch (RuntimeException e) {
            context.failed("glMap1d", e);
        }
    }

    public static void glMap1f(int target, float u1, float u2, int stride, int order, long points) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMap1f(context, target, u1, u2, stride, order, points);
                return;
            }
            context.glMap1f(target, u1, u2, stride, order, points);
        } catch (RuntimeException e) {
            context.failed("glMap1f", e);
        }
    }

    public static void glMap2d(int target, double u1, double u2, int ustride, int uorder, double v1, double v2, int vstride, int vorder, long points) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMap2d(context, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
                return;
            }
            context.glMap2d(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
        } catch (RuntimeException e) {
            context.failed("glMap2d", e);
        }
    }

    public static void glMap2f(int target, float u1, float u2, int ustride, int uorder, float v1, float v2, int vstride, int vorder, long points) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMap2f(context, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
                return;
            }
            context.glMap2f(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
        } catch (RuntimeException e) {
            context.failed("glMap2f", e);
        }
    }

    public static long glMapBuffer(int target, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glMapBuffer(context, target, access);
            }
            return context.glMapBuffer(target, access);
        } catch (RuntimeException e) {
            context.failed("glMapBuffer", e);
            return 0;
        }
    }

    public static long glMapBufferARB(int target, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glMapBuffer(context, target, access);
            }
            return context.glMapBuffer(target, access);
        } catch (RuntimeException e) {
            context.failed("glMapBufferARB", e);
            return 0;
        }
    }

    public static long glMapBufferOES(int target, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glMapBuffer(context, target, access);
            }
            return context.glMapBuffer(target, access);
        } catch (RuntimeException e) {
            context.failed("glMapBufferOES", e);
            return 0;
        }
    }

    public static long glMapBufferRange(int target, long offset, long length, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glMapBufferRange(context, target, offset, length, access);
            }
            return context.glMapBufferRange(target, offset, length, access);
        } catch (RuntimeException e) {
            context.failed("glMapBufferRange", e);
            return 0;
        }
    }

    public static long glMapBufferRangeEXT(int target, long offset, long length, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glMapBufferRange(context, target, offset, length, access);
            }
            return context.glMapBufferRange(target, offset, length, access);
        } catch (RuntimeException e) {
            context.failed("glMapBufferRangeEXT", e);
            return 0;
        }
    }

    public static void glMapGrid1d(int un, double u1, double u2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMapGrid1d(context, un, u1, u2);
                return;
            }
            context.glMapGrid1d(un, u1, u2);
        } catch (RuntimeException e) {
            context.failed("glMapGrid1d", e);
        }
    }

    public static void glMapGrid1f(int un, float u1, float u2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMapGrid1f(context, un, u1, u2);
                return;
            }
            context.glMapGrid1f(un, u1, u2);
        } catch (RuntimeException e) {
            context.failed("glMapGrid1f", e);
        }
    }

    public static void glMapGrid2d(int un, double u1, double u2, int vn, double v1, double v2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMapGrid2d(context, un, u1, u2, vn, v1, v2);
                return;
            }
            context.glMapGrid2d(un, u1, u2, vn, v1, v2);
        } catch (RuntimeException e) {
            context.failed("glMapGrid2d", e);
        }
    }

    public static void glMapGrid2f(int un, float u1, float u2, int vn, float v1, float v2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMapGrid2f(context, un, u1, u2, vn, v1, v2);
                return;
            }
            context.glMapGrid2f(un, u1, u2, vn, v1, v2);
        } catch (RuntimeException e) {
            context.failed("glMapGrid2f", e);
        }
    }

    public static long glMapNamedBuffer(int buffer, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glMapNamedBuffer(context, buffer, access);
            }
            return context.glMapNamedBuffer(buffer, access);
        } catch (RuntimeException e) {
            context.failed("glMapNamedBuffer", e);
            return 0;
        }
    }

    public static long glMapNamedBufferEXT(int buffer, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glMapNamedBufferEXT(context, buffer, access);
            }
            return context.glMapNamedBufferEXT(buffer, access);
        } catch (RuntimeException e) {
            context.failed("glMapNamedBufferEXT", e);
            return 0;
        }
    }

    public static long glMapNamedBufferRange(int buffer, long offset, long length, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glMapNamedBufferRange(context, buffer, offset, length, access);
            }
            return context.glMapNamedBufferRange(buffer, offset, length, access);
        } catch (RuntimeException e) {
            context.failed("glMapNamedBufferRange", e);
            return 0;
        }
    }

    public static long glMapNamedBufferRangeEXT(int buffer, long offset, long length, int access) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glMapNamedBufferRangeEXT(context, buffer, offset, length, access);
            }
            return context.glMapNamedBufferRangeEXT(buffer, offset, length, access);
        } catch (RuntimeException e) {
            context.failed("glMapNamedBufferRangeEXT", e);
            return 0;
        }
    }

    public static void glMaterialf(int face, int pname, float param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glMaterialf(context, face, pname, param);
            return;
        }
        context.glMaterialf(face, pname, param);
    }

    public static void glMaterialfv(int face, int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glMaterialfv(context, face, pname, params);
            return;
        }
        context.glMaterialfv(face, pname, params);
    }

    public static void glMateriali(int face, int pname, int param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glMateriali(context, face, pname, param);
            return;
        }
        context.glMateriali(face, pname, param);
    }

    public static void glMaterialiv(int face, int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glMaterialiv(context, face, pname, params);
            return;
        }
        context.glMaterialiv(face, pname, params);
    }

    public static void glMatrixFrustumEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixFrustumEXT(context, mode, left, right, bottom, top, zNear, zFar);
                return;
            }
            context.glMatrixFrustumEXT(mode, left, right, bottom, top, zNear, zFar);
        } catch (RuntimeException e) {
            context.failed("glMatrixFrustumEXT", e);
        }
    }

    public static void glMatrixIndexPointerARB(int size, int type, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixIndexPointerARB(context, size, type, stride, pointer);
                return;
            }
            context.glMatrixIndexPointerARB(size, type, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glMatrixIndexPointerARB", e);
        }
    }

    public static void glMatrixIndexubvARB(int size, long indices) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixIndexubvARB(context, size, indices);
                return;
            }
            context.glMatrixIndexubvARB(size, indices);
        } catch (RuntimeException e) {
            context.failed("glMatrixIndexubvARB", e);
        }
    }

    public static void glMatrixIndexuivARB(int size, long indices) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixIndexuivARB(context, size, indices);
                return;
            }
            context.glMatrixIndexuivARB(size, indices);
        } catch (RuntimeException e) {
            context.failed("glMatrixIndexuivARB", e);
        }
    }

    public static void glMatrixIndexusvARB(int size, long indices) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixIndexusvARB(context, size, indices);
                return;
            }
            context.glMatrixIndexusvARB(size, indices);
        } catch (RuntimeException e) {
            context.failed("glMatrixIndexusvARB", e);
        }
    }

    public static void glMatrixLoadIdentityEXT(int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixLoadIdentityEXT(context, mode);
                return;
            }
            context.glMatrixLoadIdentityEXT(mode);
        } catch (RuntimeException e) {
            context.failed("glMatrixLoadIdentityEXT", e);
        }
    }

    public static void glMatrixLoadTransposedEXT(int mode, long m) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixLoadTransposedEXT(context, mode, m);
                return;
            }
            context.glMatrixLoadTransposedEXT(mode, m);
        } catch (RuntimeException e) {
            context.failed("glMatrixLoadTransposedEXT", e);
        }
    }

    public static void glMatrixLoadTransposefEXT(int mode, long m) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixLoadTransposefEXT(context, mode, m);
                return;
            }
            context.glMatrixLoadTransposefEXT(mode, m);
        } catch (RuntimeException e) {
            context.failed("glMatrixLoadTransposefEXT", e);
        }
    }

    public static void glMatrixLoaddEXT(int mode, long m) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixLoaddEXT(context, mode, m);
                return;
            }
            context.glMatrixLoaddEXT(mode, m);
        } catch (RuntimeException e) {
            context.failed("glMatrixLoaddEXT", e);
        }
    }

    public static void glMatrixLoadfEXT(int mode, long m) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixLoadfEXT(context, mode, m);
                return;
            }
            context.glMatrixLoadfEXT(mode, m);
        } catch (RuntimeException e) {
            context.failed("glMatrixLoadfEXT", e);
        }
    }

    public static void glMatrixMode(int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMatrixMode(context, mode);
            return;
        }
        context.glMatrixMode(mode);
    }

    public static void glMatrixMultTransposedEXT(int mode, long m) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixMultTransposedEXT(context, mode, m);
                return;
            }
            context.glMatrixMultTransposedEXT(mode, m);
        } catch (RuntimeException e) {
            context.failed("glMatrixMultTransposedEXT", e);
        }
    }

    public static void glMatrixMultTransposefEXT(int mode, long m) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixMultTransposefEXT(context, mode, m);
                return;
            }
            context.glMatrixMultTransposefEXT(mode, m);
        } catch (RuntimeException e) {
            context.failed("glMatrixMultTransposefEXT", e);
        }
    }

    public static void glMatrixMultdEXT(int mode, long m) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixMultdEXT(context, mode, m);
                return;
            }
            context.glMatrixMultdEXT(mode, m);
        } catch (RuntimeException e) {
            context.failed("glMatrixMultdEXT", e);
        }
    }

    public static void glMatrixMultfEXT(int mode, long m) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixMultfEXT(context, mode, m);
                return;
            }
            context.glMatrixMultfEXT(mode, m);
        } catch (RuntimeException e) {
            context.failed("glMatrixMultfEXT", e);
        }
    }

    public static void glMatrixOrthoEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixOrthoEXT(context, mode, left, right, bottom, top, zNear, zFar);
                return;
            }
            context.glMatrixOrthoEXT(mode, left, right, bottom, top, zNear, zFar);
        } catch (RuntimeException e) {
            context.failed("glMatrixOrthoEXT", e);
        }
    }

    public static void glMatrixPopEXT(int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixPopEXT(context, mode);
                return;
            }
            context.glMatrixPopEXT(mode);
        } catch (RuntimeException e) {
            context.failed("glMatrixPopEXT", e);
        }
    }

    public static void glMatrixPushEXT(int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixPushEXT(context, mode);
                return;
            }
            context.glMatrixPushEXT(mode);
        } catch (RuntimeException e) {
            context.failed("glMatrixPushEXT", e);
        }
    }

    public static void glMatrixRotatedEXT(int mode, double angle, double x, double y, double z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixRotatedEXT(context, mode, angle, x, y, z);
                return;
            }
            context.glMatrixRotatedEXT(mode, angle, x, y, z);
        } catch (RuntimeException e) {
            context.failed("glMatrixRotatedEXT", e);
        }
    }

    public static void glMatrixRotatefEXT(int mode, float angle, float x, float y, float z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixRotatefEXT(context, mode, angle, x, y, z);
                return;
            }
            context.glMatrixRotatefEXT(mode, angle, x, y, z);
        } catch (RuntimeException e) {
            context.failed("glMatrixRotatefEXT", e);
        }
    }

    public static void glMatrixScaledEXT(int mode, double x, double y, double z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixScaledEXT(context, mode, x, y, z);
                return;
            }
            context.glMatrixScaledEXT(mode, x, y, z);
        } catch (RuntimeException e) {
            context.failed("glMatrixScaledEXT", e);
        }
    }

    public static void glMatrixScalefEXT(int mode, float x, float y, float z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixScalefEXT(context, mode, x, y, z);
                return;
            }
            context.glMatrixScalefEXT(mode, x, y, z);
        } catch (RuntimeException e) {
            context.failed("glMatrixScalefEXT", e);
        }
    }

    public static void glMatrixTranslatedEXT(int mode, double x, double y, double z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixTranslatedEXT(context, mode, x, y, z);
                return;
            }
            context.glMatrixTranslatedEXT(mode, x, y, z);
        } catch (RuntimeException e) {
            context.failed("glMatrixTranslatedEXT", e);
        }
    }

    public static void glMatrixTranslatefEXT(int mode, float x, float y, float z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMatrixTranslatefEXT(context, mode, x, y, z);
                return;
            }
            context.glMatrixTranslatefEXT(mode, x, y, z);
        } catch (RuntimeException e) {
            context.failed("glMatrixTranslatefEXT", e);
        }
    }

    public static void glMaxShaderCompilerThreadsARB(int count) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMaxShaderCompilerThreadsARB(context, count);
                return;
            }
            context.glMaxShaderCompilerThreadsARB(count);
        } catch (RuntimeException e) {
            context.failed("glMaxShaderCompilerThreadsARB", e);
        }
    }

    public static void glMaxShaderCompilerThreadsKHR(int count) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMaxShaderCompilerThreadsARB(context, count);
                return;
            }
            context.glMaxShaderCompilerThreadsARB(count);
        } catch (RuntimeException e) {
            context.failed("glMaxShaderCompilerThreadsKHR", e);
        }
    }

    public static void glMemoryBarrier(int barriers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMemoryBarrier(context, barriers);
                return;
            }
            context.glMemoryBarrier(barriers);
        } catch (RuntimeException e) {
            context.failed("glMemoryBarrier", e);
        }
    }

    public static void glMemoryBarrierByRegion(int barriers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMemoryBarrierByRegion(context, barriers);
                return;
            }
            context.glMemoryBarrierByRegion(barriers);
        } catch (RuntimeException e) {
            context.failed("glMemoryBarrierByRegion", e);
        }
    }

    public static void glMemoryBarrierEXT(int barriers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMemoryBarrier(context, barriers);
                return;
            }
            context.glMemoryBarrier(barriers);
        } catch (RuntimeException e) {
            context.failed("glMemoryBarrierEXT", e);
        }
    }

    public static void glMinSampleShading(float value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glMinSampleShading(context, value);
                return;
            }
            context.glMinSampleShading(value);
        } catch (RuntimeException e) {
            context.failed("glMinSampleShading", e);
        }
    }

    public static void glMinSampleShadingARB(float value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMinSampleShading(context, value);
                return;
            }
            context.glMinSampleShading(value);
        } catch (RuntimeException e) {
            context.failed("glMinSampleShadingARB", e);
        }
    }

    public static void glMinSampleShadingOES(float value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMinSampleShading(context, value);
                return;
            }
            context.glMinSampleShading(value);
        } catch (RuntimeException e) {
            context.failed("glMinSampleShadingOES", e);
        }
    }

    public static void glMinmax(int target, int internalformat, boolean sink) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMinmax(context, target, internalformat, sink);
                return;
            }
            context.glMinmax(target, internalformat, sink);
        } catch (RuntimeException e) {
            context.failed("glMinmax", e);
        }
    }

    public static void glMultMatrixd(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultMatrixd(context, m);
            return;
        }
        context.glMultMatrixd(m);
    }

    public static void glMultMatrixf(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultMatrixf(context, m);
            return;
        }
        context.glMultMatrixf(m);
    }

    public static void glMultTransposeMatrixd(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultTransposeMatrixd(context, m);
            return;
        }
        context.glMultTransposeMatrixd(m);
    }

    public static void glMultTransposeMatrixdARB(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultTransposeMatrixd(context, m);
            return;
        }
        context.glMultTransposeMatrixd(m);
    }

    public static void glMultTransposeMatrixf(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultTransposeMatrixf(context, m);
            return;
        }
        context.glMultTransposeMatrixf(m);
    }

    public static void glMultTransposeMatrixfARB(long m) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultTransposeMatrixf(context, m);
            return;
        }
        context.glMultTransposeMatrixf(m);
    }

    public static void glMultiDrawArrays(int mode, long first, long count, int drawcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glMultiDrawArrays(context, mode, first, count, drawcount);
            return;
        }
        context.glMultiDrawArrays(mode, first, count, drawcount);
    }

    public static void glMultiDrawArraysEXT(int mode, long first, long count, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultiDrawArrays(context, mode, first, count, primcount);
            return;
        }
        context.glMultiDrawArrays(mode, first, count, primcount);
    }

    public static void glMultiDrawArraysIndirect(int mode, long indirect, int drawcount, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glMultiDrawArraysIndirect(context, mode, indirect, drawcount, stride);
                return;
            }
            context.glMultiDrawArraysIndirect(mode, indirect, drawcount, stride);
        } catch (RuntimeException e) {
            context.failed("glMultiDrawArraysIndirect", e);
        }
    }

    public static void glMultiDrawArraysIndirectCount(int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glMultiDrawArraysIndirectCount(context, mode, indirect, drawcount, maxdrawcount, stride);
                return;
            }
            context.glMultiDrawArraysIndirectCount(mode, indirect, drawcount, maxdrawcount, stride);
        } catch (RuntimeException e) {
            context.failed("glMultiDrawArraysIndirectCount", e);
        }
    }

    public static void glMultiDrawArraysIndirectCountARB(int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiDrawArraysIndirectCount(context, mode, indirect, drawcount, maxdrawcount, stride);
                return;
            }
            context.glMultiDrawArraysIndirectCount(mode, indirect, drawcount, maxdrawcount, stride);
        } catch (RuntimeException e) {
            context.failed("glMultiDrawArraysIndirectCountARB", e);
        }
    }

    public static void glMultiDrawArraysIndirectEXT(int mode, long indirect, int drawcount, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiDrawArraysIndirect(context, mode, indirect, drawcount, stride);
                return;
            }
            context.glMultiDrawArraysIndirect(mode, indirect, drawcount, stride);
        } catch (RuntimeException e) {
            context.failed("glMultiDrawArraysIndirectEXT", e);
        }
    }

    public static void glMultiDrawElements(int mode, long count, int type, long indices, int drawcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glMultiDrawElements(context, mode, count, type, indices, drawcount);
            return;
        }
        context.glMultiDrawElements(mode, count, type, indices, drawcount);
    }

    public static void glMultiDrawElementsBaseVertex(int mode, long count, int type, long indices, int drawcount, long basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glMultiDrawElementsBaseVertex(context, mode, count, type, indices, drawcount, basevertex);
            return;
        }
        context.glMultiDrawElementsBaseVertex(mode, count, type, indices, drawcount, basevertex);
    }

    public static void glMultiDrawElementsBaseVertexEXT(int mode, long count, int type, long indices, int drawcount, long basevertex) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultiDrawElementsBaseVertex(context, mode, count, type, indices, drawcount, basevertex);
            return;
        }
        context.glMultiDrawElementsBaseVertex(mode, count, type, indices, drawcount, basevertex);
    }

    public static void glMultiDrawElementsEXT(int mode, long count, int type, long indices, int primcount) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glMultiDrawElements(context, mode, count, type, indices, primcount);
            return;
        }
        context.glMultiDrawElements(mode, count, type, indices, primcount);
    }

    public static void glMultiDrawElementsIndirect(int mode, int type, long indirect, int drawcount, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glMultiDrawElementsIndirect(context, mode, type, indirect, drawcount, stride);
                return;
            }
            context.glMultiDrawElementsIndirect(mode, type, indirect, drawcount, stride);
        } catch (RuntimeException e) {
            context.failed("glMultiDrawElementsIndirect", e);
        }
    }

    public static void glMultiDrawElementsIndirectCount(int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glMultiDrawElementsIndirectCount(context, mode, type, indirect, drawcount, maxdrawcount, stride);
                return;
            }
            context.glMultiDrawElementsIndirectCount(mode, type, indirect, drawcount, maxdrawcount, stride);
        } catch (RuntimeException e) {
            context.failed("glMultiDrawElementsIndirectCount", e);
        }
    }

    public static void glMultiDrawElementsIndirectCountARB(int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiDrawElementsIndirectCount(context, mode, type, indirect, drawcount, maxdrawcount, stride);
                return;
            }
            context.glMultiDrawElementsIndirectCount(mode, type, indirect, drawcount, maxdrawcount, stride);
        } catch (RuntimeException e) {
            context.failed("glMultiDrawElementsIndirectCountARB", e);
        }
    }

    public static void glMultiDrawElementsIndirectEXT(int mode, int type, long indirect, int drawcount, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiDrawElementsIndirect(context, mode, type, indirect, drawcount, stride);
                return;
            }
            context.glMultiDrawElementsIndirect(mode, type, indirect, drawcount, stride);
        } catch (RuntimeException e) {
            context.failed("glMultiDrawElementsIndirectEXT", e);
        }
    }

    public static void glMultiModeDrawArraysIBM(long mode, long first, long count, int primcount, int modestride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiModeDrawArraysIBM(context, mode, first, count, primcount, modestride);
                return;
            }
            context.glMultiModeDrawArraysIBM(mode, first, count, primcount, modestride);
        } catch (RuntimeException e) {
            context.failed("glMultiModeDrawArraysIBM", e);
        }
    }

    public static void glMultiModeDrawElementsIBM(long mode, long count, int type, long indices, int primcount, int modestride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiModeDrawElementsIBM(context, mode, count, type, indices, primcount, modestride);
                return;
            }
            context.glMultiModeDrawElementsIBM(mode, count, type, indices, primcount, modestride);
        } catch (RuntimeException e) {
            context.failed("glMultiModeDrawElementsIBM", e);
        }
    }

    public static void glMultiTexBufferEXT(int texunit, int target, int internalformat, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexBufferEXT(context, texunit, target, internalformat, buffer);
                return;
            }
            context.glMultiTexBufferEXT(texunit, target, internalformat, buffer);
        } catch (RuntimeException e) {
            context.failed("glMultiTexBufferEXT", e);
        }
    }

    public static void glMultiTexCoord1d(int target, double s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1d(context, target, s);
            return;
        }
        context.glMultiTexCoord1d(target, s);
    }

    public static void glMultiTexCoord1dARB(int target, double s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1d(context, target, s);
            return;
        }
        context.glMultiTexCoord1d(target, s);
    }

    public static void glMultiTexCoord1dv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1dv(context, target, v);
            return;
        }
        context.glMultiTexCoord1dv(target, v);
    }

    public static void glMultiTexCoord1dvARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1dv(context, target, v);
            return;
        }
        context.glMultiTexCoord1dv(target, v);
    }

    public static void glMultiTexCoord1f(int target, float s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1f(context, target, s);
            return;
        }
        context.glMultiTexCoord1f(target, s);
    }

    public static void glMultiTexCoord1fARB(int target, float s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1f(context, target, s);
            return;
        }
        context.glMultiTexCoord1f(target, s);
    }

    public static void glMultiTexCoord1fv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1fv(context, target, v);
            return;
        }
        context.glMultiTexCoord1fv(target, v);
    }

    public static void glMultiTexCoord1fvARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1fv(context, target, v);
            return;
        }
        context.glMultiTexCoord1fv(target, v);
    }

    public static void glMultiTexCoord1hNV(int target, short s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1hNV(context, target, s);
            return;
        }
        context.glMultiTexCoord1hNV(target, s);
    }

    public static void glMultiTexCoord1hvNV(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1hvNV(context, target, v);
            return;
        }
        context.glMultiTexCoord1hvNV(target, v);
    }

    public static void glMultiTexCoord1i(int target, int s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1i(context, target, s);
            return;
        }
        context.glMultiTexCoord1i(target, s);
    }

    public static void glMultiTexCoord1iARB(int target, int s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1i(context, target, s);
            return;
        }
        context.glMultiTexCoord1i(target, s);
    }

    public static void glMultiTexCoord1iv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1iv(context, target, v);
            return;
        }
        context.glMultiTexCoord1iv(target, v);
    }

    public static void glMultiTexCoord1ivARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1iv(context, target, v);
            return;
        }
        context.glMultiTexCoord1iv(target, v);
    }

    public static void glMultiTexCoord1s(int target, short s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1s(context, target, s);
            return;
        }
        context.glMultiTexCoord1s(target, s);
    }

    public static void glMultiTexCoord1sARB(int target, short s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1s(context, target, s);
            return;
        }
        context.glMultiTexCoord1s(target, s);
    }

    public static void glMultiTexCoord1sv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1sv(context, target, v);
            return;
        }
        context.glMultiTexCoord1sv(target, v);
    }

    public static void glMultiTexCoord1svARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord1sv(context, target, v);
            return;
        }
        context.glMultiTexCoord1sv(target, v);
    }

    public static void glMultiTexCoord2d(int target, double s, double t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2d(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2d(target, s, t);
    }

    public static void glMultiTexCoord2dARB(int target, double s, double t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2d(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2d(target, s, t);
    }

    public static void glMultiTexCoord2dv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2dv(context, target, v);
            return;
        }
        context.glMultiTexCoord2dv(target, v);
    }

    public static void glMultiTexCoord2dvARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2dv(context, target, v);
            return;
        }
        context.glMultiTexCoord2dv(target, v);
    }

    public static void glMultiTexCoord2f(int target, float s, float t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2f(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2f(target, s, t);
    }

    public static void glMultiTexCoord2fARB(int target, float s, float t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2f(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2f(target, s, t);
    }

    public static void glMultiTexCoord2fv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2fv(context, target, v);
            return;
        }
        context.glMultiTexCoord2fv(target, v);
    }

    public static void glMultiTexCoord2fvARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2fv(context, target, v);
            return;
        }
        context.glMultiTexCoord2fv(target, v);
    }

    public static void glMultiTexCoord2hNV(int target, short s, short t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2hNV(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2hNV(target, s, t);
    }

    public static void glMultiTexCoord2hvNV(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2hvNV(context, target, v);
            return;
        }
        context.glMultiTexCoord2hvNV(target, v);
    }

    public static void glMultiTexCoord2i(int target, int s, int t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2i(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2i(target, s, t);
    }

    public static void glMultiTexCoord2iARB(int target, int s, int t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2i(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2i(target, s, t);
    }

    public static void glMultiTexCoord2iv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2iv(context, target, v);
            return;
        }
        context.glMultiTexCoord2iv(target, v);
    }

    public static void glMultiTexCoord2ivARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2iv(context, target, v);
            return;
        }
        context.glMultiTexCoord2iv(target, v);
    }

    public static void glMultiTexCoord2s(int target, short s, short t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2s(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2s(target, s, t);
    }

    public static void glMultiTexCoord2sARB(int target, short s, short t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2s(context, target, s, t);
            return;
        }
        context.glMultiTexCoord2s(target, s, t);
    }

    public static void glMultiTexCoord2sv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2sv(context, target, v);
            return;
        }
        context.glMultiTexCoord2sv(target, v);
    }

    public static void glMultiTexCoord2svARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord2sv(context, target, v);
            return;
        }
        context.glMultiTexCoord2sv(target, v);
    }

    public static void glMultiTexCoord3d(int target, double s, double t, double r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3d(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3d(target, s, t, r);
    }

    public static void glMultiTexCoord3dARB(int target, double s, double t, double r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3d(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3d(target, s, t, r);
    }

    public static void glMultiTexCoord3dv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3dv(context, target, v);
            return;
        }
        context.glMultiTexCoord3dv(target, v);
    }

    public static void glMultiTexCoord3dvARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3dv(context, target, v);
            return;
        }
        context.glMultiTexCoord3dv(target, v);
    }

    public static void glMultiTexCoord3f(int target, float s, float t, float r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3f(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3f(target, s, t, r);
    }

    public static void glMultiTexCoord3fARB(int target, float s, float t, float r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3f(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3f(target, s, t, r);
    }

    public static void glMultiTexCoord3fv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3fv(context, target, v);
            return;
        }
        context.glMultiTexCoord3fv(target, v);
    }

    public static void glMultiTexCoord3fvARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3fv(context, target, v);
            return;
        }
        context.glMultiTexCoord3fv(target, v);
    }

    public static void glMultiTexCoord3hNV(int target, short s, short t, short r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3hNV(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3hNV(target, s, t, r);
    }

    public static void glMultiTexCoord3hvNV(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3hvNV(context, target, v);
            return;
        }
        context.glMultiTexCoord3hvNV(target, v);
    }

    public static void glMultiTexCoord3i(int target, int s, int t, int r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3i(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3i(target, s, t, r);
    }

    public static void glMultiTexCoord3iARB(int target, int s, int t, int r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3i(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3i(target, s, t, r);
    }

    public static void glMultiTexCoord3iv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3iv(context, target, v);
            return;
        }
        context.glMultiTexCoord3iv(target, v);
    }

    public static void glMultiTexCoord3ivARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3iv(context, target, v);
            return;
        }
        context.glMultiTexCoord3iv(target, v);
    }

    public static void glMultiTexCoord3s(int target, short s, short t, short r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3s(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3s(target, s, t, r);
    }

    public static void glMultiTexCoord3sARB(int target, short s, short t, short r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3s(context, target, s, t, r);
            return;
        }
        context.glMultiTexCoord3s(target, s, t, r);
    }

    public static void glMultiTexCoord3sv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3sv(context, target, v);
            return;
        }
        context.glMultiTexCoord3sv(target, v);
    }

    public static void glMultiTexCoord3svARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord3sv(context, target, v);
            return;
        }
        context.glMultiTexCoord3sv(target, v);
    }

    public static void glMultiTexCoord4d(int target, double s, double t, double r, double q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4d(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4d(target, s, t, r, q);
    }

    public static void glMultiTexCoord4dARB(int target, double s, double t, double r, double q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4d(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4d(target, s, t, r, q);
    }

    public static void glMultiTexCoord4dv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4dv(context, target, v);
            return;
        }
        context.glMultiTexCoord4dv(target, v);
    }

    public static void glMultiTexCoord4dvARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4dv(context, target, v);
            return;
        }
        context.glMultiTexCoord4dv(target, v);
    }

    public static void glMultiTexCoord4f(int target, float s, float t, float r, float q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4f(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4f(target, s, t, r, q);
    }

    public static void glMultiTexCoord4fARB(int target, float s, float t, float r, float q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4f(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4f(target, s, t, r, q);
    }

    public static void glMultiTexCoord4fv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4fv(context, target, v);
            return;
        }
        context.glMultiTexCoord4fv(target, v);
    }

    public static void glMultiTexCoord4fvARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4fv(context, target, v);
            return;
        }
        context.glMultiTexCoord4fv(target, v);
    }

    public static void glMultiTexCoord4hNV(int target, short s, short t, short r, short q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4hNV(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4hNV(target, s, t, r, q);
    }

    public static void glMultiTexCoord4hvNV(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4hvNV(context, target, v);
            return;
        }
        context.glMultiTexCoord4hvNV(target, v);
    }

    public static void glMultiTexCoord4i(int target, int s, int t, int r, int q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4i(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4i(target, s, t, r, q);
    }

    public static void glMultiTexCoord4iARB(int target, int s, int t, int r, int q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4i(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4i(target, s, t, r, q);
    }

    public static void glMultiTexCoord4iv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4iv(context, target, v);
            return;
        }
        context.glMultiTexCoord4iv(target, v);
    }

    public static void glMultiTexCoord4ivARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4iv(context, target, v);
            return;
        }
        context.glMultiTexCoord4iv(target, v);
    }

    public static void glMultiTexCoord4s(int target, short s, short t, short r, short q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4s(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4s(target, s, t, r, q);
    }

    public static void glMultiTexCoord4sARB(int target, short s, short t, short r, short q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4s(context, target, s, t, r, q);
            return;
        }
        context.glMultiTexCoord4s(target, s, t, r, q);
    }

    public static void glMultiTexCoord4sv(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4sv(context, target, v);
            return;
        }
        context.glMultiTexCoord4sv(target, v);
    }

    public static void glMultiTexCoord4svARB(int target, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoord4sv(context, target, v);
            return;
        }
        context.glMultiTexCoord4sv(target, v);
    }

    public static void glMultiTexCoordP1ui(int texture, int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordP1ui(context, texture, type, coords);
            return;
        }
        context.glMultiTexCoordP1ui(texture, type, coords);
    }

    public static void glMultiTexCoordP1uiv(int texture, int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordP1uiv(context, texture, type, coords);
            return;
        }
        context.glMultiTexCoordP1uiv(texture, type, coords);
    }

    public static void glMultiTexCoordP2ui(int texture, int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordP2ui(context, texture, type, coords);
            return;
        }
        context.glMultiTexCoordP2ui(texture, type, coords);
    }

    public static void glMultiTexCoordP2uiv(int texture, int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordP2uiv(context, texture, type, coords);
            return;
        }
        context.glMultiTexCoordP2uiv(texture, type, coords);
    }

    public static void glMultiTexCoordP3ui(int texture, int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordP3ui(context, texture, type, coords);
            return;
        }
        context.glMultiTexCoordP3ui(texture, type, coords);
    }

    public static void glMultiTexCoordP3uiv(int texture, int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordP3uiv(context, texture, type, coords);
            return;
        }
        context.glMultiTexCoordP3uiv(texture, type, coords);
    }

    public static void glMultiTexCoordP4ui(int texture, int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordP4ui(context, texture, type, coords);
            return;
        }
        context.glMultiTexCoordP4ui(texture, type, coords);
    }

    public static void glMultiTexCoordP4uiv(int texture, int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordP4uiv(context, texture, type, coords);
            return;
        }
        context.glMultiTexCoordP4uiv(texture, type, coords);
    }

    public static void glMultiTexCoordPointerEXT(int texunit, int size, int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glMultiTexCoordPointerEXT(context, texunit, size, type, stride, pointer);
            return;
        }
        context.glMultiTexCoordPointerEXT(texunit, size, type, stride, pointer);
    }

    public static void glMultiTexEnvfEXT(int texunit, int target, int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexEnvfEXT(context, texunit, target, pname, param);
                return;
            }
            context.glMultiTexEnvfEXT(texunit, target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glMultiTexEnvfEXT", e);
        }
    }

    public static void glMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexEnvfvEXT(context, texunit, target, pname, params);
                return;
            }
            context.glMultiTexEnvfvEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexEnvfvEXT", e);
        }
    }

    public static void glMultiTexEnviEXT(int texunit, int target, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexEnviEXT(context, texunit, target, pname, param);
                return;
            }
            context.glMultiTexEnviEXT(texunit, target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glMultiTexEnviEXT", e);
        }
    }

    public static void glMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexEnvivEXT(context, texunit, target, pname, params);
                return;
            }
            context.glMultiTexEnvivEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexEnvivEXT", e);
        }
    }

    public static void glMultiTexGendEXT(int texunit, int coord, int pname, double param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexGendEXT(context, texunit, coord, pname, param);
                return;
            }
            context.glMultiTexGendEXT(texunit, coord, pname, param);
        } catch (RuntimeException e) {
            context.failed("glMultiTexGendEXT", e);
        }
    }

    public static void glMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexGendvEXT(context, texunit, coord, pname, params);
                return;
            }
            context.glMultiTexGendvEXT(texunit, coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexGendvEXT", e);
        }
    }

    public static void glMultiTexGenfEXT(int texunit, int coord, int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexGenfEXT(context, texunit, coord, pname, param);
                return;
            }
            context.glMultiTexGenfEXT(texunit, coord, pname, param);
        } catch (RuntimeException e) {
            context.failed("glMultiTexGenfEXT", e);
        }
    }

    public static void glMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexGenfvEXT(context, texunit, coord, pname, params);
                return;
            }
            context.glMultiTexGenfvEXT(texunit, coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexGenfvEXT", e);
        }
    }

    public static void glMultiTexGeniEXT(int texunit, int coord, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexGeniEXT(context, texunit, coord, pname, param);
                return;
            }
            context.glMultiTexGeniEXT(texunit, coord, pname, param);
        } catch (RuntimeException e) {
            context.failed("glMultiTexGeniEXT", e);
        }
    }

    public static void glMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexGenivEXT(context, texunit, coord, pname, params);
                return;
            }
            context.glMultiTexGenivEXT(texunit, coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexGenivEXT", e);
        }
    }

    public static void glMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexImage1DEXT(context, texunit, target, level, internalformat, width, border, format, type, pixels);
                return;
            }
            context.glMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glMultiTexImage1DEXT", e);
        }
    }

    public static void glMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexImage2DEXT(context, texunit, target, level, internalformat, width, height, border, format, type, pixels);
                return;
            }
            context.glMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glMultiTexImage2DEXT", e);
        }
    }

    public static void glMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexImage3DEXT(context, texunit, target, level, internalformat, width, height, depth, border, format, type, pixels);
                return;
            }
            context.glMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glMultiTexImage3DEXT", e);
        }
    }

    public static void glMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexParameterIivEXT(context, texunit, target, pname, params);
                return;
            }
            context.glMultiTexParameterIivEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexParameterIivEXT", e);
        }
    }

    public static void glMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexParameterIuivEXT(context, texunit, target, pname, params);
                return;
            }
            context.glMultiTexParameterIuivEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexParameterIuivEXT", e);
        }
    }

    public static void glMultiTexParameterfEXT(int texunit, int target, int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexParameterfEXT(context, texunit, target, pname, param);
                return;
            }
            context.glMultiTexParameterfEXT(texunit, target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glMultiTexParameterfEXT", e);
        }
    }

    public static void glMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexParameterfvEXT(context, texunit, target, pname, params);
                return;
            }
            context.glMultiTexParameterfvEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexParameterfvEXT", e);
        }
    }

    public static void glMultiTexParameteriEXT(int texunit, int target, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexParameteriEXT(context, texunit, target, pname, param);
                return;
            }
            context.glMultiTexParameteriEXT(texunit, target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glMultiTexParameteriEXT", e);
        }
    }

    public static void glMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexParameterivEXT(context, texunit, target, pname, params);
                return;
            }
            context.glMultiTexParameterivEXT(texunit, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glMultiTexParameterivEXT", e);
        }
    }

    public static void glMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexSubImage1DEXT(context, texunit, target, level, xoffset, width, format, type, pixels);
                return;
            }
            context.glMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glMultiTexSubImage1DEXT", e);
        }
    }

    public static void glMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexSubImage2DEXT(context, texunit, target, level, xoffset, yoffset, width, height, format, type, pixels);
                return;
            }
            context.glMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glMultiTexSubImage2DEXT", e);
        }
    }

    public static void glMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glMultiTexSubImage3DEXT(context, texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
                return;
            }
            context.glMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glMultiTexSubImage3DEXT", e);
        }
    }

    public static void glNamedBufferData(int buffer, long size, long data, int usage) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedBufferData(context, buffer, size, data, usage);
                return;
            }
            context.glNamedBufferData(buffer, size, data, usage);
        } catch (RuntimeException e) {
            context.failed("glNamedBufferData", e);
        }
    }

    public static void glNamedBufferDataEXT(int buffer, long size, long data, int usage) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedBufferDataEXT(context, buffer, size, data, usage);
                return;
            }
            context.glNamedBufferDataEXT(buffer, size, data, usage);
        } catch (RuntimeException e) {
            context.failed("glNamedBufferDataEXT", e);
        }
    }

    public static void glNamedBufferPageCommitmentARB(int buffer, long offset, long size, boolean commit) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedBufferPageCommitmentARB(context, buffer, offset, size, commit);
                return;
            }
            context.glNamedBufferPageCommitmentARB(buffer, offset, size, commit);
        } catch (RuntimeException e) {
            context.failed("glNamedBufferPageCommitmentARB", e);
        }
    }

    public static void glNamedBufferPageCommitmentEXT(int buffer, long offset, long size, boolean commit) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedBufferPageCommitmentEXT(context, buffer, offset, size, commit);
                return;
            }
            context.glNamedBufferPageCommitmentEXT(buffer, offset, size, commit);
        } catch (RuntimeException e) {
            context.failed("glNamedBufferPageCommitmentEXT", e);
        }
    }

    public static void glNamedBufferStorage(int buffer, long size, long data, int flags) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedBufferStorage(context, buffer, size, data, flags);
                return;
            }
            context.glNamedBufferStorage(buffer, size, data, flags);
        } catch (RuntimeException e) {
            context.failed("glNamedBufferStorage", e);
        }
    }

    public static void glNamedBufferStorageEXT(int buffer, long size, long data, int flags) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedBufferStorageEXT(context, buffer, size, data, flags);
                return;
            }
            context.glNamedBufferStorageEXT(buffer, size, data, flags);
        } catch (RuntimeException e) {
            context.failed("glNamedBufferStorageEXT", e);
        }
    }

    public static void glNamedBufferSubData(int buffer, long offset, long size, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedBufferSubData(context, buffer, offset, size, data);
                return;
            }
            context.glNamedBufferSubData(buffer, offset, size, data);
        } catch (RuntimeException e) {
            context.failed("glNamedBufferSubData", e);
        }
    }

    public static void glNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedBufferSubDataEXT(context, buffer, offset, size, data);
                return;
            }
            context.glNamedBufferSubDataEXT(buffer, offset, size, data);
        } catch (RuntimeException e) {
            context.failed("glNamedBufferSubDataEXT", e);
        }
    }

    public static void glNamedCopyBufferSubDataEXT(int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedCopyBufferSubDataEXT(context, readBuffer, writeBuffer, readOffset, writeOffset, size);
                return;
            }
            context.glNamedCopyBufferSubDataEXT(readBuffer, writeBuffer, readOffset, writeOffset, size);
        } catch (RuntimeException e) {
            context.failed("glNamedCopyBufferSubDataEXT", e);
        }
    }

    public static void glNamedFramebufferDrawBuffer(int framebuffer, int buf) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedFramebufferDrawBuffer(context, framebuffer, buf);
                return;
            }
            context.glNamedFramebufferDrawBuffer(framebuffer, buf);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferDrawBuffer", e);
        }
    }

    public static void glNamedFramebufferDrawBuffers(int framebuffer, int n, long bufs) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedFramebufferDrawBuffers(context, framebuffer, n, bufs);
                return;
            }
            context.glNamedFramebufferDrawBuffers(framebuffer, n, bufs);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferDrawBuffers", e);
        }
    }

    public static void glNamedFramebufferParameteri(int framebuffer, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedFramebufferParameteri(context, framebuffer, pname, param);
                return;
            }
            context.glNamedFramebufferParameteri(framebuffer, pname, param);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferParameteri", e);
        }
    }

    public static void glNamedFramebufferParameteriEXT(int framebuffer, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferParameteriEXT(context, framebuffer, pname, param);
                return;
            }
            context.glNamedFramebufferParameteriEXT(framebuffer, pname, param);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferParameteriEXT", e);
        }
    }

    public static void glNamedFramebufferReadBuffer(int framebuffer, int src) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedFramebufferReadBuffer(context, framebuffer, src);
                return;
            }
            context.glNamedFramebufferReadBuffer(framebuffer, src);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferReadBuffer", e);
        }
    }

    public static void glNamedFramebufferRenderbuffer(int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedFramebufferRenderbuffer(context, framebuffer, attachment, renderbuffertarget, renderbuffer);
                return;
            }
            context.glNamedFramebufferRenderbuffer(framebuffer, attachment, renderbuffertarget, renderbuffer);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferRenderbuffer", e);
        }
    }

    public static void glNamedFramebufferRenderbufferEXT(int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferRenderbufferEXT(context, framebuffer, attachment, renderbuffertarget, renderbuffer);
                return;
            }
            context.glNamedFramebufferRenderbufferEXT(framebuffer, attachment, renderbuffertarget, renderbuffer);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferRenderbufferEXT", e);
        }
    }

    public static void glNamedFramebufferSampleLocationsfvARB(int framebuffer, int start, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferSampleLocationsfvARB(context, framebuffer, start, count, v);
                return;
            }
            context.glNamedFramebufferSampleLocationsfvARB(framebuffer, start, count, v);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferSampleLocationsfvARB", e);
        }
    }

    public static void glNamedFramebufferTexture(int framebuffer, int attachment, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedFramebufferTexture(context, framebuffer, attachment, texture, level);
                return;
            }
            context.glNamedFramebufferTexture(framebuffer, attachment, texture, level);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferTexture", e);
        }
    }

    public static void glNamedFramebufferTexture1DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferTexture1DEXT(context, framebuffer, attachment, textarget, texture, level);
                return;
            }
            context.glNamedFramebufferTexture1DEXT(framebuffer, attachment, textarget, texture, level);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferTexture1DEXT", e);
        }
    }

    public static void glNamedFramebufferTexture2DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferTexture2DEXT(context, framebuffer, attachment, textarget, texture, level);
                return;
            }
            context.glNamedFramebufferTexture2DEXT(framebuffer, attachment, textarget, texture, level);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferTexture2DEXT", e);
        }
    }

    public static void glNamedFramebufferTexture3DEXT(int framebuffer, int attachment, int textarget, int texture, int level, int zoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferTexture3DEXT(context, framebuffer, attachment, textarget, texture, level, zoffset);
                return;
            }
            context.glNamedFramebufferTexture3DEXT(framebuffer, attachment, textarget, texture, level, zoffset);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferTexture3DEXT", e);
        }
    }

    public static void glNamedFramebufferTextureEXT(int framebuffer, int attachment, int texture, int level) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferTextureEXT(context, framebuffer, attachment, texture, level);
                return;
            }
            context.glNamedFramebufferTextureEXT(framebuffer, attachment, texture, level);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferTextureEXT", e);
        }
    }

    public static void glNamedFramebufferTextureFaceEXT(int framebuffer, int attachment, int texture, int level, int face) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferTextureFaceEXT(context, framebuffer, attachment, texture, level, face);
                return;
            }
            context.glNamedFramebufferTextureFaceEXT(framebuffer, attachment, texture, level, face);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferTextureFaceEXT", e);
        }
    }

    public static void glNamedFramebufferTextureLayer(int framebuffer, int attachment, int texture, int level, int layer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedFramebufferTextureLayer(context, framebuffer, attachment, texture, level, layer);
                return;
            }
            context.glNamedFramebufferTextureLayer(framebuffer, attachment, texture, level, layer);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferTextureLayer", e);
        }
    }

    public static void glNamedFramebufferTextureLayerEXT(int framebuffer, int attachment, int texture, int level, int layer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedFramebufferTextureLayerEXT(context, framebuffer, attachment, texture, level, layer);
                return;
            }
            context.glNamedFramebufferTextureLayerEXT(framebuffer, attachment, texture, level, layer);
        } catch (RuntimeException e) {
            context.failed("glNamedFramebufferTextureLayerEXT", e);
        }
    }

    public static void glNamedProgramLocalParameter4dEXT(int program, int target, int index, double x, double y, double z, double w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedProgramLocalParameter4dEXT(context, program, target, index, x, y, z, w);
                return;
            }
            context.glNamedProgramLocalParameter4dEXT(program, target, index, x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glNamedProgramLocalParameter4dEXT", e);
        }
    }

    public static void glNamedProgramLocalParameter4dvEXT(int program, int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedProgramLocalParameter4dvEXT(context, program, target, index, params);
                return;
            }
            context.glNamedProgramLocalParameter4dvEXT(program, target, index, params);
        } catch (RuntimeException e) {
            context.failed("glNamedProgramLocalParameter4dvEXT", e);
        }
    }

    public static void glNamedProgramLocalParameter4fEXT(int program, int target, int index, float x, float y, float z, float w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedProgramLocalParameter4fEXT(context, program, target, index, x, y, z, w);
                return;
            }
            context.glNamedProgramLocalParameter4fEXT(program, target, index, x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glNamedProgramLocalParameter4fEXT", e);
        }
    }

    public static void glNamedProgramLocalParameter4fvEXT(int program, int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedProgramLocalParameter4fvEXT(context, program, target, index, params);
                return;
            }
            context.glNamedProgramLocalParameter4fvEXT(program, target, index, params);
        } catch (RuntimeException e) {
            context.failed("glNamedProgramLocalParameter4fvEXT", e);
        }
    }

    public static void glNamedProgramLocalParameters4fvEXT(int program, int target, int index, int count, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedProgramLocalParameters4fvEXT(context, program, target, index, count, params);
                return;
            }
            context.glNamedProgramLocalParameters4fvEXT(program, target, index, count, params);
        } catch (RuntimeException e) {
            context.failed("glNamedProgramLocalParameters4fvEXT", e);
        }
    }

    public static void glNamedProgramStringEXT(int program, int target, int format, int len, long string) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedProgramStringEXT(context, program, target, format, len, string);
                return;
            }
            context.glNamedProgramStringEXT(program, target, format, len, string);
        } catch (RuntimeException e) {
            context.failed("glNamedProgramStringEXT", e);
        }
    }

    public static void glNamedRenderbufferStorage(int renderbuffer, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedRenderbufferStorage(context, renderbuffer, internalformat, width, height);
                return;
            }
            context.glNamedRenderbufferStorage(renderbuffer, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glNamedRenderbufferStorage", e);
        }
    }

    public static void glNamedRenderbufferStorageEXT(int renderbuffer, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedRenderbufferStorageEXT(context, renderbuffer, internalformat, width, height);
                return;
            }
            context.glNamedRenderbufferStorageEXT(renderbuffer, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glNamedRenderbufferStorageEXT", e);
        }
    }

    public static void glNamedRenderbufferStorageMultisample(int renderbuffer, int samples, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glNamedRenderbufferStorageMultisample(context, renderbuffer, samples, internalformat, width, height);
                return;
            }
            context.glNamedRenderbufferStorageMultisample(renderbuffer, samples, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glNamedRenderbufferStorageMultisample", e);
        }
    }

    public static void glNamedRenderbufferStorageMultisampleEXT(int renderbuffer, int samples, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedRenderbufferStorageMultisampleEXT(context, renderbuffer, samples, internalformat, width, height);
                return;
            }
            context.glNamedRenderbufferStorageMultisampleEXT(renderbuffer, samples, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glNamedRenderbufferStorageMultisampleEXT", e);
        }
    }

    public static void glNamedStringARB(int type, int namelen, long name, int stringlen, long string) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNamedStringARB(context, type, namelen, name, stringlen, string);
                return;
            }
            context.glNamedStringARB(type, namelen, name, stringlen, string);
        } catch (RuntimeException e) {
            context.failed("glNamedStringARB", e);
        }
    }

    public static void glNewList(int list, int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glNewList(context, list, mode);
                return;
            }
            context.glNewList(list, mode);
        } catch (RuntimeException e) {
            context.failed("glNewList", e);
        }
    }

    public static void glNormal3b(byte nx, byte ny, byte nz) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3b(context, nx, ny, nz);
            return;
        }
        context.glNormal3b(nx, ny, nz);
    }

    public static void glNormal3bv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3bv(context, v);
            return;
        }
        context.glNormal3bv(v);
    }

    public static void glNormal3d(double nx, double ny, double nz) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3d(context, nx, ny, nz);
            return;
        }
        context.glNormal3d(nx, ny, nz);
    }

    public static void glNormal3dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3dv(context, v);
            return;
        }
        context.glNormal3dv(v);
    }

    public static void glNormal3f(float nx, float ny, float nz) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3f(context, nx, ny, nz);
            return;
        }
        context.glNormal3f(nx, ny, nz);
    }

    public static void glNormal3fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3fv(context, v);
            return;
        }
        context.glNormal3fv(v);
    }

    public static void glNormal3hNV(short nx, short ny, short nz) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3hNV(context, nx, ny, nz);
            return;
        }
        context.glNormal3hNV(nx, ny, nz);
    }

    public static void glNormal3hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3hvNV(context, v);
            return;
        }
        context.glNormal3hvNV(v);
    }

    public static void glNormal3i(int nx, int ny, int nz) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3i(context, nx, ny, nz);
            return;
        }
        context.glNormal3i(nx, ny, nz);
    }

    public static void glNormal3iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3iv(context, v);
            return;
        }
        context.glNormal3iv(v);
    }

    public static void glNormal3s(short nx, short ny, short nz) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3s(context, nx, ny, nz);
            return;
        }
        context.glNormal3s(nx, ny, nz);
    }

    public static void glNormal3sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormal3sv(context, v);
            return;
        }
        context.glNormal3sv(v);
    }

    public static void glNormalP3ui(int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormalP3ui(context, type, coords);
            return;
        }
        context.glNormalP3ui(type, coords);
    }

    public static void glNormalP3uiv(int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormalP3uiv(context, type, coords);
            return;
        }
        context.glNormalP3uiv(type, coords);
    }

    public static void glNormalPointer(int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormalPointer(context, type, stride, pointer);
            return;
        }
        context.glNormalPointer(type, stride, pointer);
    }

    public static void glNormalPointerEXT(int type, int stride, int count, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glNormalPointerEXT(context, type, stride, count, pointer);
            return;
        }
        context.glNormalPointerEXT(type, stride, count, pointer);
    }

    public static void glObjectLabel(int identifier, int name, int length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glObjectLabel(context, identifier, name, length, label);
                return;
            }
            context.glObjectLabel(identifier, name, length, label);
        } catch (RuntimeException e) {
            context.failed("glObjectLabel", e);
        }
    }

    public static void glObjectLabelKHR(int identifier, int name, int length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glObjectLabel(context, identifier, name, length, label);
                return;
            }
            context.glObjectLabel(identifier, name, length, label);
        } catch (RuntimeException e) {
            context.failed("glObjectLabelKHR", e);
        }
    }

    public static void glObjectPtrLabel(long ptr, int length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glObjectPtrLabel(context, ptr, length, label);
                return;
            }
            context.glObjectPtrLabel(ptr, length, label);
        } catch (RuntimeException e) {
            context.failed("glObjectPtrLabel", e);
        }
    }

    public static void glObjectPtrLabelKHR(long ptr, int length, long label) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glObjectPtrLabel(context, ptr, length, label);
                return;
            }
            context.glObjectPtrLabel(ptr, length, label);
        } catch (RuntimeException e) {
            context.failed("glObjectPtrLabelKHR", e);
        }
    }

    public static void glOrtho(double left, double right, double bottom, double top, double zNear, double zFar) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glOrtho(context, left, right, bottom, top, zNear, zFar);
                return;
            }
            context.glOrtho(left, right, bottom, top, zNear, zFar);
        } catch (RuntimeException e) {
            context.failed("glOrtho", e);
        }
    }

    public static void glPassThrough(float token) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPassThrough(context, token);
                return;
            }
            context.glPassThrough(token);
        } catch (RuntimeException e) {
            context.failed("glPassThrough", e);
        }
    }

    public static void glPatchParameterfv(int pname, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glPatchParameterfv(context, pname, values);
                return;
            }
            context.glPatchParameterfv(pname, values);
        } catch (RuntimeException e) {
            context.failed("glPatchParameterfv", e);
        }
    }

    public static void glPatchParameteri(int pname, int value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glPatchParameteri(context, pname, value);
                return;
            }
            context.glPatchParameteri(pname, value);
        } catch (RuntimeException e) {
            context.failed("glPatchParameteri", e);
        }
    }

    public static void glPatchParameteriEXT(int pname, int value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPatchParameteri(context, pname, value);
                return;
            }
            context.glPatchParameteri(pname, value);
        } catch (RuntimeException e) {
            context.failed("glPatchParameteriEXT", e);
        }
    }

    public static void glPatchParameteriOES(int pname, int value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPatchParameteri(context, pname, value);
                return;
            }
            context.glPatchParameteri(pname, value);
        } catch (RuntimeException e) {
            context.failed("glPatchParameteriOES", e);
        }
    }

    public static void glPauseTransformFeedback() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPauseTransformFeedback(context);
                return;
            }
            context.glPauseTransformFeedback();
        } catch (RuntimeException e) {
            context.failed("glPauseTransformFeedback", e);
        }
    }

    public static void glPixelMapfv(int map, int mapsize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPixelMapfv(context, map, mapsize, values);
                return;
            }
            context.glPixelMapfv(map, mapsize, values);
        } catch (RuntimeException e) {
            context.failed("glPixelMapfv", e);
        }
    }

    public static void glPixelMapuiv(int map, int mapsize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPixelMapuiv(context, map, mapsize, values);
                return;
            }
            context.glPixelMapuiv(map, mapsize, values);
        } catch (RuntimeException e) {
            context.failed("glPixelMapuiv", e);
        }
    }

    public static void glPixelMapusv(int map, int mapsize, long values) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPixelMapusv(context, map, mapsize, values);
                return;
            }
            context.glPixelMapusv(map, mapsize, values);
        } catch (RuntimeException e) {
            context.failed("glPixelMapusv", e);
        }
    }

    public static void glPixelStoref(int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glPixelStoref(context, pname, param);
                return;
            }
            context.glPixelStoref(pname, param);
        } catch (RuntimeException e) {
            context.failed("glPixelStoref", e);
        }
    }

    public static void glPixelStorei(int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPixelStorei(context, pname, param);
                return;
            }
            context.glPixelStorei(pname, param);
        } catch (RuntimeException e) {
            context.failed("glPixelStorei", e);
        }
    }

    public static void glPixelTransferf(int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPixelTransferf(context, pname, param);
                return;
            }
            context.glPixelTransferf(pname, param);
        } catch (RuntimeException e) {
            context.failed("glPixelTransferf", e);
        }
    }

    public static void glPixelTransferi(int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPixelTransferi(context, pname, param);
                return;
            }
            context.glPixelTransferi(pname, param);
        } catch (RuntimeException e) {
            context.failed("glPixelTransferi", e);
        }
    }

    public static void glPixelZoom(float xfactor, float yfactor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPixelZoom(context, xfactor, yfactor);
                return;
            }
            context.glPixelZoom(xfactor, yfactor);
        } catch (RuntimeException e) {
            context.failed("glPixelZoom", e);
        }
    }

    public static void glPointParameterf(int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glPointParameterf(context, pname, param);
                return;
            }
            context.glPointParameterf(pname, param);
        } catch (RuntimeException e) {
            context.failed("glPointParameterf", e);
        }
    }

    public static void glPointParameterfARB(int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPointParameterf(context, pname, param);
                return;
            }
            context.glPointParameterf(pname, param);
        } catch (RuntimeException e) {
            context.failed("glPointParameterfARB", e);
        }
    }

    public static void glPointParameterfEXT(int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPointParameterf(context, pname, param);
                return;
            }
            context.glPointParameterf(pname, param);
        } catch (RuntimeException e) {
            context.failed("glPointParameterfEXT", e);
        }
    }

    public static void glPointParameterfv(int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glPointParameterfv(context, pname, params);
                return;
            }
            context.glPointParameterfv(pname, params);
        } catch (RuntimeException e) {
            context.failed("glPointParameterfv", e);
        }
    }

    public static void glPointParameterfvARB(int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPointParameterfv(context, pname, params);
                return;
            }
            context.glPointParameterfv(pname, params);
        } catch (RuntimeException e) {
            context.failed("glPointParameterfvARB", e);
        }
    }

    public static void glPointParameterfvEXT(int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPointParameterfv(context, pname, params);
                return;
            }
            context.glPointParameterfv(pname, params);
        } catch (RuntimeException e) {
            context.failed("glPointParameterfvEXT", e);
        }
    }

    public static void glPointParameteri(int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glPointParameteri(context, pname, param);
                return;
            }
            context.glPointParameteri(pname, param);
        } catch (RuntimeException e) {
            context.failed("glPointParameteri", e);
        }
    }

    public static void glPointParameteriv(int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glPointParameteriv(context, pname, params);
                return;
            }
            context.glPointParameteriv(pname, params);
        } catch (RuntimeException e) {
            context.failed("glPointParameteriv", e);
        }
    }

    public static void glPointSize(float size) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glPointSize(context, size);
            return;
        }
        context.glPointSize(size);
    }

    public static void glPolygonMode(int face, int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glPolygonMode(context, face, mode);
            return;
        }
        context.glPolygonMode(face, mode);
    }

    public static void glPolygonModeNV(int face, int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glPolygonMode(context, face, mode);
            return;
        }
        context.glPolygonMode(face, mode);
    }

    public static void glPolygonOffset(float factor, float units) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glPolygonOffset(context, factor, units);
            return;
        }
        context.glPolygonOffset(factor, units);
    }

    public static void glPolygonOffsetClamp(float factor, float units, float clamp) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glPolygonOffsetClamp(context, factor, units, clamp);
                return;
            }
            context.glPolygonOffsetClamp(factor, units, clamp);
        } catch (RuntimeException e) {
            context.failed("glPolygonOffsetClamp", e);
        }
    }

    public static void glPolygonOffsetClampEXT(float factor, float units, float clamp) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPolygonOffsetClamp(context, factor, units, clamp);
                return;
            }
            context.glPolygonOffsetClamp(factor, units, clamp);
        } catch (RuntimeException e) {
            context.failed("glPolygonOffsetClampEXT", e);
        }
    }

    public static void glPolygonOffsetEXT(float factor, float bias) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPolygonOffsetEXT(context, factor, bias);
                return;
            }
            context.glPolygonOffsetEXT(factor, bias);
        } catch (RuntimeException e) {
            context.failed("glPolygonOffsetEXT", e);
        }
    }

    public static void glPolygonStipple(long mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPolygonStipple(context, mask);
                return;
            }
            context.glPolygonStipple(mask);
        } catch (RuntimeException e) {
            context.failed("glPolygonStipple", e);
        }
    }

    public static void glPopAttrib() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPopAttrib(context);
                return;
            }
            context.glPopAttrib();
        } catch (RuntimeException e) {
            context.failed("glPopAttrib", e);
        }
    }

    public static void glPopClientAttrib() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPopClientAttrib(context);
                return;
            }
            context.glPopClientAttrib();
        } catch (RuntimeException e) {
            context.failed("glPopClientAttrib", e);
        }
    }

    public static void glPopDebugGroup() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPopDebugGroup(context);
                return;
            }
            context.glPopDebugGroup();
        } catch (RuntimeException e) {
            context.failed("glPopDebugGroup", e);
        }
    }

    public static void glPopDebugGroupKHR() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPopDebugGroup(context);
                return;
            }
            context.glPopDebugGroup();
        } catch (RuntimeException e) {
            context.failed("glPopDebugGroupKHR", e);
        }
    }

    public static void glPopGroupMarkerEXT() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPopGroupMarkerEXT(context);
                return;
            }
            context.glPopGroupMarkerEXT();
        } catch (RuntimeException e) {
            context.failed("glPopGroupMarkerEXT", e);
        }
    }

    public static void glPopMatrix() {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glPopMatrix(context);
            return;
        }
        context.glPopMatrix();
    }

    public static void glPopName() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPopName(context);
                return;
            }
            context.glPopName();
        } catch (RuntimeException e) {
            context.failed("glPopName", e);
        }
    }

    public static void glPrimitiveBoundingBox(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glPrimitiveBoundingBox(context, minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
                return;
            }
            context.glPrimitiveBoundingBox(minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
        } catch (RuntimeException e) {
            context.failed("glPrimitiveBoundingBox", e);
        }
    }

    public static void glPrimitiveBoundingBoxARB(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPrimitiveBoundingBox(context, minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
                return;
            }
            context.glPrimitiveBoundingBox(minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
        } catch (RuntimeException e) {
            context.failed("glPrimitiveBoundingBoxARB", e);
        }
    }

    public static void glPrimitiveBoundingBoxEXT(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPrimitiveBoundingBox(context, minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
                return;
            }
            context.glPrimitiveBoundingBox(minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
        } catch (RuntimeException e) {
            context.failed("glPrimitiveBoundingBoxEXT", e);
        }
    }

    public static void glPrimitiveBoundingBoxOES(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPrimitiveBoundingBox(context, minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
                return;
            }
            context.glPrimitiveBoundingBox(minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
        } catch (RuntimeException e) {
            context.failed("glPrimitiveBoundingBoxOES", e);
        }
    }

    public static void glPrimitiveRestartIndex(int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glPrimitiveRestartIndex(context, index);
                return;
            }
            context.glPrimitiveRestartIndex(index);
        } catch (RuntimeException e) {
            context.failed("glPrimitiveRestartIndex", e);
        }
    }

    public static void glPrimitiveRestartIndexNV(int index) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPrimitiveRestartIndexNV(context, index);
                return;
            }
            context.glPrimitiveRestartIndexNV(index);
        } catch (RuntimeException e) {
            context.failed("glPrimitiveRestartIndexNV", e);
        }
    }

    public static void glPrimitiveRestartNV() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
                Guarded.glPrimitiveRestartNV(context);
                return;
            }
            context.glPrimitiveRestartNV();
        } catch (RuntimeException e) {
            context.failed("glPrimitiveRestartNV", e);
        }
    }

    public static void glPrioritizeTextures(int n, long textures, long priorities) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPrioritizeTextures(context, n, textures, priorities);
                return;
            }
            context.glPrioritizeTextures(n, textures, priorities);
        } catch (RuntimeException e) {
            context.failed("glPrioritizeTextures", e);
        }
    }

    public static void glPrioritizeTexturesEXT(int n, long textures, long priorities) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPrioritizeTextures(context, n, textures, priorities);
                return;
            }
            context.glPrioritizeTextures(n, textures, priorities);
        } catch (RuntimeException e) {
            context.failed("glPrioritizeTexturesEXT", e);
        }
    }

    public static void glProgramBinary(int program, int binaryFormat, long binary, int length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramBinary(context, program, binaryFormat, binary, length);
                return;
            }
            context.glProgramBinary(program, binaryFormat, binary, length);
        } catch (RuntimeException e) {
            context.failed("glProgramBinary", e);
        }
    }

    public static void glProgramBinaryOES(int program, int binaryFormat, long binary, int length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramBinary(context, program, binaryFormat, binary, length);
                return;
            }
            context.glProgramBinary(program, binaryFormat, binary, length);
        } catch (RuntimeException e) {
            context.failed("glProgramBinaryOES", e);
        }
    }

    public static void glProgramEnvParameter4dARB(int target, int index, double x, double y, double z, double w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramEnvParameter4dARB(context, target, index, x, y, z, w);
                return;
            }
            context.glProgramEnvParameter4dARB(target, index, x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glProgramEnvParameter4dARB", e);
        }
    }

    public static void glProgramEnvParameter4dvARB(int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramEnvParameter4dvARB(context, target, index, params);
                return;
            }
            context.glProgramEnvParameter4dvARB(target, index, params);
        } catch (RuntimeException e) {
            context.failed("glProgramEnvParameter4dvARB", e);
        }
    }

    public static void glProgramEnvParameter4fARB(int target, int index, float x, float y, float z, float w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramEnvParameter4fARB(context, target, index, x, y, z, w);
                return;
            }
            context.glProgramEnvParameter4fARB(target, index, x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glProgramEnvParameter4fARB", e);
        }
    }

    public static void glProgramEnvParameter4fvARB(int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramEnvParameter4fvARB(context, target, index, params);
                return;
            }
            context.glProgramEnvParameter4fvARB(target, index, params);
        } catch (RuntimeException e) {
            context.failed("glProgramEnvParameter4fvARB", e);
        }
    }

    public static void glProgramEnvParameters4fvEXT(int target, int index, int count, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramEnvParameters4fvEXT(context, target, index, count, params);
                return;
            }
            context.glProgramEnvParameters4fvEXT(target, index, count, params);
        } catch (RuntimeException e) {
            context.failed("glProgramEnvParameters4fvEXT", e);
        }
    }

    public static void glProgramLocalParameter4dARB(int target, int index, double x, double y, double z, double w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramLocalParameter4dARB(context, target, index, x, y, z, w);
                return;
            }
            context.glProgramLocalParameter4dARB(target, index, x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glProgramLocalParameter4dARB", e);
        }
    }

    public static void glProgramLocalParameter4dvARB(int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramLocalParameter4dvARB(context, target, index, params);
                return;
            }
            context.glProgramLocalParameter4dvARB(target, index, params);
        } catch (RuntimeException e) {
            context.failed("glProgramLocalParameter4dvARB", e);
        }
    }

    public static void glProgramLocalParameter4fARB(int target, int index, float x, float y, float z, float w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramLocalParameter4fARB(context, target, index, x, y, z, w);
                return;
            }
            context.glProgramLocalParameter4fARB(target, index, x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glProgramLocalParameter4fARB", e);
        }
    }

    public static void glProgramLocalParameter4fvARB(int target, int index, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramLocalParameter4fvARB(context, target, index, params);
                return;
            }
            context.glProgramLocalParameter4fvARB(target, index, params);
        } catch (RuntimeException e) {
            context.failed("glProgramLocalParameter4fvARB", e);
        }
    }

    public static void glProgramLocalParameters4fvEXT(int target, int index, int count, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramLocalParameters4fvEXT(context, target, index, count, params);
                return;
            }
            context.glProgramLocalParameters4fvEXT(target, index, count, params);
        } catch (RuntimeException e) {
            context.failed("glProgramLocalParameters4fvEXT", e);
        }
    }

    public static void glProgramParameteri(int program, int pname, int value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramParameteri(context, program, pname, value);
                return;
            }
            context.glProgramParameteri(program, pname, value);
        } catch (RuntimeException e) {
            context.failed("glProgramParameteri", e);
        }
    }

    public static void glProgramParameteriARB(int program, int pname, int value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramParameteri(context, program, pname, value);
                return;
            }
            context.glProgramParameteri(program, pname, value);
        } catch (RuntimeException e) {
            context.failed("glProgramParameteriARB", e);
        }
    }

    public static void glProgramParameteriEXT(int program, int pname, int value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramParameteri(context, program, pname, value);
                return;
            }
            context.glProgramParameteri(program, pname, value);
        } catch (RuntimeException e) {
            context.failed("glProgramParameteriEXT", e);
        }
    }

    public static void glProgramStringARB(int target, int format, int len, long string) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProgramStringARB(context, target, format, len, string);
                return;
            }
            context.glProgramStringARB(target, format, len, string);
        } catch (RuntimeException e) {
            context.failed("glProgramStringARB", e);
        }
    }

    public static void glProgramUniform1d(int program, int location, double v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniform1d(context, program, location, v0);
            return;
        }
        context.glProgramUniform1d(program, location, v0);
    }

    public static void glProgramUniform1dEXT(int program, int location, double x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1d(context, program, location, x);
            return;
        }
        context.glProgramUniform1d(program, location, x);
    }

    public static void glProgramUniform1dv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniform1dv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1dv(program, location, count, value);
    }

    public static void glProgramUniform1dvEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1dv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1dv(program, location, count, value);
    }

    public static void glProgramUniform1f(int program, int location, float v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1f(context, program, location, v0);
            return;
        }
        context.glProgramUniform1f(program, location, v0);
    }

    public static void glProgramUniform1fEXT(int program, int location, float v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1f(context, program, location, v0);
            return;
        }
        context.glProgramUniform1f(program, location, v0);
    }

    public static void glProgramUniform1fv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1fv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1fv(program, location, count, value);
    }

    public static void glProgramUniform1fvEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1fv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1fv(program, location, count, value);
    }

    public static void glProgramUniform1i(int program, int location, int v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1i(context, program, location, v0);
            return;
        }
        context.glProgramUniform1i(program, location, v0);
    }

    public static void glProgramUniform1i64ARB(int program, int location, long x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1i64ARB(context, program, location, x);
            return;
        }
        context.glProgramUniform1i64ARB(program, location, x);
    }

    public static void glProgramUniform1i64vARB(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1i64vARB(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1i64vARB(program, location, count, value);
    }

    public static void glProgramUniform1iEXT(int program, int location, int v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1i(context, program, location, v0);
            return;
        }
        context.glProgramUniform1i(program, location, v0);
    }

    public static void glProgramUniform1iv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1iv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1iv(program, location, count, value);
    }

    public static void glProgramUniform1ivEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1iv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1iv(program, location, count, value);
    }

    public static void glProgramUniform1ui(int program, int location, int v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1ui(context, program, location, v0);
            return;
        }
        context.glProgramUniform1ui(program, location, v0);
    }

    public static void glProgramUniform1ui64ARB(int program, int location, long x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1ui64ARB(context, program, location, x);
            return;
        }
        context.glProgramUniform1ui64ARB(program, location, x);
    }

    public static void glProgramUniform1ui64vARB(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1ui64vARB(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1ui64vARB(program, location, count, value);
    }

    public static void glProgramUniform1uiEXT(int program, int location, int v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1ui(context, program, location, v0);
            return;
        }
        context.glProgramUniform1ui(program, location, v0);
    }

    public static void glProgramUniform1uiv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1uiv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1uiv(program, location, count, value);
    }

    public static void glProgramUniform1uivEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform1uiv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform1uiv(program, location, count, value);
    }

    public static void glProgramUniform2d(int program, int location, double v0, double v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniform2d(context, program, location, v0, v1);
            return;
        }
        context.glProgramUniform2d(program, location, v0, v1);
    }

    public static void glProgramUniform2dEXT(int program, int location, double x, double y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2d(context, program, location, x, y);
            return;
        }
        context.glProgramUniform2d(program, location, x, y);
    }

    public static void glProgramUniform2dv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniform2dv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2dv(program, location, count, value);
    }

    public static void glProgramUniform2dvEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2dv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2dv(program, location, count, value);
    }

    public static void glProgramUniform2f(int program, int location, float v0, float v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2f(context, program, location, v0, v1);
            return;
        }
        context.glProgramUniform2f(program, location, v0, v1);
    }

    public static void glProgramUniform2fEXT(int program, int location, float v0, float v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2f(context, program, location, v0, v1);
            return;
        }
        context.glProgramUniform2f(program, location, v0, v1);
    }

    public static void glProgramUniform2fv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2fv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2fv(program, location, count, value);
    }

    public static void glProgramUniform2fvEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2fv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2fv(program, location, count, value);
    }

    public static void glProgramUniform2i(int program, int location, int v0, int v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2i(context, program, location, v0, v1);
            return;
        }
        context.glProgramUniform2i(program, location, v0, v1);
    }

    public static void glProgramUniform2i64ARB(int program, int location, long x, long y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2i64ARB(context, program, location, x, y);
            return;
        }
        context.glProgramUniform2i64ARB(program, location, x, y);
    }

    public static void glProgramUniform2i64vARB(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2i64vARB(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2i64vARB(program, location, count, value);
    }

    public static void glProgramUniform2iEXT(int program, int location, int v0, int v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2i(context, program, location, v0, v1);
            return;
        }
        context.glProgramUniform2i(program, location, v0, v1);
    }

    public static void glProgramUniform2iv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2iv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2iv(program, location, count, value);
    }

    public static void glProgramUniform2ivEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2iv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2iv(program, location, count, value);
    }

    public static void glProgramUniform2ui(int program, int location, int v0, int v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2ui(context, program, location, v0, v1);
            return;
        }
        context.glProgramUniform2ui(program, location, v0, v1);
    }

    public static void glProgramUniform2ui64ARB(int program, int location, long x, long y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2ui64ARB(context, program, location, x, y);
            return;
        }
        context.glProgramUniform2ui64ARB(program, location, x, y);
    }

    public static void glProgramUniform2ui64vARB(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2ui64vARB(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2ui64vARB(program, location, count, value);
    }

    public static void glProgramUniform2uiEXT(int program, int location, int v0, int v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2ui(context, program, location, v0, v1);
            return;
        }
        context.glProgramUniform2ui(program, location, v0, v1);
    }

    public static void glProgramUniform2uiv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2uiv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2uiv(program, location, count, value);
    }

    public static void glProgramUniform2uivEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform2uiv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform2uiv(program, location, count, value);
    }

    public static void glProgramUniform3d(int program, int location, double v0, double v1, double v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniform3d(context, program, location, v0, v1, v2);
            return;
        }
        context.glProgramUniform3d(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3dEXT(int program, int location, double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3d(context, program, location, x, y, z);
            return;
        }
        context.glProgramUniform3d(program, location, x, y, z);
    }

    public static void glProgramUniform3dv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniform3dv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3dv(program, location, count, value);
    }

    public static void glProgramUniform3dvEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3dv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3dv(program, location, count, value);
    }

    public static void glProgramUniform3f(int program, int location, float v0, float v1, float v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3f(context, program, location, v0, v1, v2);
            return;
        }
        context.glProgramUniform3f(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3fEXT(int program, int location, float v0, float v1, float v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3f(context, program, location, v0, v1, v2);
            return;
        }
        context.glProgramUniform3f(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3fv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3fv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3fv(program, location, count, value);
    }

    public static void glProgramUniform3fvEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3fv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3fv(program, location, count, value);
    }

    public static void glProgramUniform3i(int program, int location, int v0, int v1, int v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3i(context, program, location, v0, v1, v2);
            return;
        }
        context.glProgramUniform3i(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3i64ARB(int program, int location, long x, long y, long z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3i64ARB(context, program, location, x, y, z);
            return;
        }
        context.glProgramUniform3i64ARB(program, location, x, y, z);
    }

    public static void glProgramUniform3i64vARB(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3i64vARB(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3i64vARB(program, location, count, value);
    }

    public static void glProgramUniform3iEXT(int program, int location, int v0, int v1, int v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3i(context, program, location, v0, v1, v2);
            return;
        }
        context.glProgramUniform3i(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3iv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3iv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3iv(program, location, count, value);
    }

    public static void glProgramUniform3ivEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3iv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3iv(program, location, count, value);
    }

    public static void glProgramUniform3ui(int program, int location, int v0, int v1, int v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3ui(context, program, location, v0, v1, v2);
            return;
        }
        context.glProgramUniform3ui(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3ui64ARB(int program, int location, long x, long y, long z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3ui64ARB(context, program, location, x, y, z);
            return;
        }
        context.glProgramUniform3ui64ARB(program, location, x, y, z);
    }

    public static void glProgramUniform3ui64vARB(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3ui64vARB(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3ui64vARB(program, location, count, value);
    }

    public static void glProgramUniform3uiEXT(int program, int location, int v0, int v1, int v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3ui(context, program, location, v0, v1, v2);
            return;
        }
        context.glProgramUniform3ui(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3uiv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3uiv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3uiv(program, location, count, value);
    }

    public static void glProgramUniform3uivEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform3uiv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform3uiv(program, location, count, value);
    }

    public static void glProgramUniform4d(int program, int location, double v0, double v1, double v2, double v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniform4d(context, program, location, v0, v1, v2, v3);
            return;
        }
        context.glProgramUniform4d(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4dEXT(int program, int location, double x, double y, double z, double w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4d(context, program, location, x, y, z, w);
            return;
        }
        context.glProgramUniform4d(program, location, x, y, z, w);
    }

    public static void glProgramUniform4dv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniform4dv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4dv(program, location, count, value);
    }

    public static void glProgramUniform4dvEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4dv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4dv(program, location, count, value);
    }

    public static void glProgramUniform4f(int program, int location, float v0, float v1, float v2, float v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4f(context, program, location, v0, v1, v2, v3);
            return;
        }
        context.glProgramUniform4f(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4fEXT(int program, int location, float v0, float v1, float v2, float v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4f(context, program, location, v0, v1, v2, v3);
            return;
        }
        context.glProgramUniform4f(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4fv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4fv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4fv(program, location, count, value);
    }

    public static void glProgramUniform4fvEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4fv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4fv(program, location, count, value);
    }

    public static void glProgramUniform4i(int program, int location, int v0, int v1, int v2, int v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4i(context, program, location, v0, v1, v2, v3);
            return;
        }
        context.glProgramUniform4i(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4i64ARB(int program, int location, long x, long y, long z, long w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4i64ARB(context, program, location, x, y, z, w);
            return;
        }
        context.glProgramUniform4i64ARB(program, location, x, y, z, w);
    }

    public static void glProgramUniform4i64vARB(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4i64vARB(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4i64vARB(program, location, count, value);
    }

    public static void glProgramUniform4iEXT(int program, int location, int v0, int v1, int v2, int v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4i(context, program, location, v0, v1, v2, v3);
            return;
        }
        context.glProgramUniform4i(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4iv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4iv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4iv(program, location, count, value);
    }

    public static void glProgramUniform4ivEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4iv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4iv(program, location, count, value);
    }

    public static void glProgramUniform4ui(int program, int location, int v0, int v1, int v2, int v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4ui(context, program, location, v0, v1, v2, v3);
            return;
        }
        context.glProgramUniform4ui(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4ui64ARB(int program, int location, long x, long y, long z, long w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4ui64ARB(context, program, location, x, y, z, w);
            return;
        }
        context.glProgramUniform4ui64ARB(program, location, x, y, z, w);
    }

    public static void glProgramUniform4ui64vARB(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4ui64vARB(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4ui64vARB(program, location, count, value);
    }

    public static void glProgramUniform4uiEXT(int program, int location, int v0, int v1, int v2, int v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4ui(context, program, location, v0, v1, v2, v3);
            return;
        }
        context.glProgramUniform4ui(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4uiv(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4uiv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4uiv(program, location, count, value);
    }

    public static void glProgramUniform4uivEXT(int program, int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniform4uiv(context, program, location, count, value);
            return;
        }
        context.glProgramUniform4uiv(program, location, count, value);
    }

    public static void glProgramUniformHandleui64ARB(int program, int location, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformHandleui64ARB(context, program, location, value);
            return;
        }
        context.glProgramUniformHandleui64ARB(program, location, value);
    }

    public static void glProgramUniformHandleui64vARB(int program, int location, int count, long values) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformHandleui64vARB(context, program, location, count, values);
            return;
        }
        context.glProgramUniformHandleui64vARB(program, location, count, values);
    }

    public static void glProgramUniformMatrix2dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix2dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x3dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix2x3dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2x3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x3dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2x3dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2x3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x3fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2x3fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2x3fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x3fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2x3fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2x3fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x4dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix2x4dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2x4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x4dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2x4dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2x4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x4fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2x4fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2x4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x4fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix2x4fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix2x4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix3dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x2dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix3x2dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3x2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x2dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3x2dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3x2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x2fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3x2fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3x2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x2fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3x2fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3x2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x4dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix3x4dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3x4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x4dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3x4dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3x4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x4fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3x4fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3x4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x4fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix3x4fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix3x4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix4dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x2dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix4x2dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4x2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x2dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4x2dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4x2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x2fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4x2fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4x2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x2fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4x2fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4x2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x3dv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glProgramUniformMatrix4x3dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4x3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x3dvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4x3dv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4x3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x3fv(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4x3fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4x3fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x3fvEXT(int program, int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glProgramUniformMatrix4x3fv(context, program, location, count, transpose, value);
            return;
        }
        context.glProgramUniformMatrix4x3fv(program, location, count, transpose, value);
    }

    public static void glProvokingVertex(int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glProvokingVertex(context, mode);
                return;
            }
            context.glProvokingVertex(mode);
        } catch (RuntimeException e) {
            context.failed("glProvokingVertex", e);
        }
    }

    public static void glProvokingVertexEXT(int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glProvokingVertex(context, mode);
                return;
            }
            context.glProvokingVertex(mode);
        } catch (RuntimeException e) {
            context.failed("glProvokingVertexEXT", e);
        }
    }

    public static void glPushAttrib(int mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPushAttrib(context, mask);
                return;
            }
            context.glPushAttrib(mask);
        } catch (RuntimeException e) {
            context.failed("glPushAttrib", e);
        }
    }

    public static void glPushClientAttrib(int mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPushClientAttrib(context, mask);
                return;
            }
            context.glPushClientAttrib(mask);
        } catch (RuntimeException e) {
            context.failed("glPushClientAttrib", e);
        }
    }

    public static void glPushClientAttribDefaultEXT(int mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPushClientAttribDefaultEXT(context, mask);
                return;
            }
            context.glPushClientAttribDefaultEXT(mask);
        } catch (RuntimeException e) {
            context.failed("glPushClientAttribDefaultEXT", e);
        }
    }

    public static void glPushDebugGroup(int source, int id, int length, long message) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPushDebugGroup(context, source, id, length, message);
                return;
            }
            context.glPushDebugGroup(source, id, length, message);
        } catch (RuntimeException e) {
            context.failed("glPushDebugGroup", e);
        }
    }

    public static void glPushDebugGroupKHR(int source, int id, int length, long message) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPushDebugGroup(context, source, id, length, message);
                return;
            }
            context.glPushDebugGroup(source, id, length, message);
        } catch (RuntimeException e) {
            context.failed("glPushDebugGroupKHR", e);
        }
    }

    public static void glPushGroupMarkerEXT(int length, long marker) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPushGroupMarkerEXT(context, length, marker);
                return;
            }
            context.glPushGroupMarkerEXT(length, marker);
        } catch (RuntimeException e) {
            context.failed("glPushGroupMarkerEXT", e);
        }
    }

    public static void glPushMatrix() {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glPushMatrix(context);
            return;
        }
        context.glPushMatrix();
    }

    public static void glPushName(int name) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glPushName(context, name);
                return;
            }
            context.glPushName(name);
        } catch (RuntimeException e) {
            context.failed("glPushName", e);
        }
    }

    public static void glQueryCounter(int id, int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glQueryCounter(context, id, target);
                return;
            }
            context.glQueryCounter(id, target);
        } catch (RuntimeException e) {
            context.failed("glQueryCounter", e);
        }
    }

    public static void glQueryCounterEXT(int id, int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glQueryCounter(context, id, target);
                return;
            }
            context.glQueryCounter(id, target);
        } catch (RuntimeException e) {
            context.failed("glQueryCounterEXT", e);
        }
    }

    public static void glRasterPos2d(double x, double y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos2d(context, x, y);
                return;
            }
            context.glRasterPos2d(x, y);
        } catch (RuntimeException e) {
            context.failed("glRasterPos2d", e);
        }
    }

    public static void glRasterPos2dv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos2dv(context, v);
                return;
            }
            context.glRasterPos2dv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos2dv", e);
        }
    }

    public static void glRasterPos2f(float x, float y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos2f(context, x, y);
                return;
            }
            context.glRasterPos2f(x, y);
        } catch (RuntimeException e) {
            context.failed("glRasterPos2f", e);
        }
    }

    public static void glRasterPos2fv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos2fv(context, v);
                return;
            }
            context.glRasterPos2fv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos2fv", e);
        }
    }

    public static void glRasterPos2i(int x, int y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos2i(context, x, y);
                return;
            }
            context.glRasterPos2i(x, y);
        } catch (RuntimeException e) {
            context.failed("glRasterPos2i", e);
        }
    }

    public static void glRasterPos2iv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos2iv(context, v);
                return;
            }
            context.glRasterPos2iv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos2iv", e);
        }
    }

    public static void glRasterPos2s(short x, short y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos2s(context, x, y);
                return;
            }
            context.glRasterPos2s(x, y);
        } catch (RuntimeException e) {
            context.failed("glRasterPos2s", e);
        }
    }

    public static void glRasterPos2sv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos2sv(context, v);
                return;
            }
            context.glRasterPos2sv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos2sv", e);
        }
    }

    public static void glRasterPos3d(double x, double y, double z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos3d(context, x, y, z);
                return;
            }
            context.glRasterPos3d(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glRasterPos3d", e);
        }
    }

    public static void glRasterPos3dv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos3dv(context, v);
                return;
            }
            context.glRasterPos3dv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos3dv", e);
        }
    }

    public static void glRasterPos3f(float x, float y, float z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos3f(context, x, y, z);
                return;
            }
            context.glRasterPos3f(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glRasterPos3f", e);
        }
    }

    public static void glRasterPos3fv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos3fv(context, v);
                return;
            }
            context.glRasterPos3fv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos3fv", e);
        }
    }

    public static void glRasterPos3i(int x, int y, int z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos3i(context, x, y, z);
                return;
            }
            context.glRasterPos3i(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glRasterPos3i", e);
        }
    }

    public static void glRasterPos3iv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos3iv(context, v);
                return;
            }
            context.glRasterPos3iv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos3iv", e);
        }
    }

    public static void glRasterPos3s(short x, short y, short z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos3s(context, x, y, z);
                return;
            }
            context.glRasterPos3s(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glRasterPos3s", e);
        }
    }

    public static void glRasterPos3sv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos3sv(context, v);
                return;
            }
            context.glRasterPos3sv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos3sv", e);
        }
    }

    public static void glRasterPos4d(double x, double y, double z, double w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos4d(context, x, y, z, w);
                return;
            }
            context.glRasterPos4d(x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glRasterPos4d", e);
        }
    }

    public static void glRasterPos4dv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos4dv(context, v);
                return;
            }
            context.glRasterPos4dv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos4dv", e);
        }
    }

    public static void glRasterPos4f(float x, float y, float z, float w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos4f(context, x, y, z, w);
                return;
            }
            context.glRasterPos4f(x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glRasterPos4f", e);
        }
    }

    public static void glRasterPos4fv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos4fv(context, v);
                return;
            }
            context.glRasterPos4fv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos4fv", e);
        }
    }

    public static void glRasterPos4i(int x, int y, int z, int w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos4i(context, x, y, z, w);
                return;
            }
            context.glRasterPos4i(x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glRasterPos4i", e);
        }
    }

    public static void glRasterPos4iv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos4iv(context, v);
                return;
            }
            context.glRasterPos4iv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos4iv", e);
        }
    }

    public static void glRasterPos4s(short x, short y, short z, short w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos4s(context, x, y, z, w);
                return;
            }
            context.glRasterPos4s(x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glRasterPos4s", e);
        }
    }

    public static void glRasterPos4sv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRasterPos4sv(context, v);
                return;
            }
            context.glRasterPos4sv(v);
        } catch (RuntimeException e) {
            context.failed("glRasterPos4sv", e);
        }
    }

    public static void glReadBuffer(int src) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glReadBuffer(context, src);
                return;
            }
            context.glReadBuffer(src);
        } catch (RuntimeException e) {
            context.failed("glReadBuffer", e);
        }
    }

    public static void glReadPixels(int x, int y, int width, int height, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glReadPixels(context, x, y, width, height, format, type, pixels);
                return;
            }
            context.glReadPixels(x, y, width, height, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glReadPixels", e);
        }
    }

    public static void glReadnPixels(int x, int y, int width, int height, int format, int type, int bufSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glReadnPixels(context, x, y, width, height, format, type, bufSize, data);
                return;
            }
            context.glReadnPixels(x, y, width, height, format, type, bufSize, data);
        } catch (RuntimeException e) {
            context.failed("glReadnPixels", e);
        }
    }

    public static void glReadnPixelsARB(int x, int y, int width, int height, int format, int type, int bufSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glReadnPixels(context, x, y, width, height, format, type, bufSize, data);
                return;
            }
            context.glReadnPixels(x, y, width, height, format, type, bufSize, data);
        } catch (RuntimeException e) {
            context.failed("glReadnPixelsARB", e);
        }
    }

    public static void glReadnPixelsEXT(int x, int y, int width, int height, int format, int type, int bufSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glReadnPixels(context, x, y, width, height, format, type, bufSize, data);
                return;
            }
            context.glReadnPixels(x, y, width, height, format, type, bufSize, data);
        } catch (RuntimeException e) {
            context.failed("glReadnPixelsEXT", e);
        }
    }

    public static void glReadnPixelsKHR(int x, int y, int width, int height, int format, int type, int bufSize, long data) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glReadnPixels(context, x, y, width, height, format, type, bufSize, data);
                return;
            }
            context.glReadnPixels(x, y, width, height, format, type, bufSize, data);
        } catch (RuntimeException e) {
            context.failed("glReadnPixelsKHR", e);
        }
    }

    public static void glRectd(double x1, double y1, double x2, double y2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRectd(context, x1, y1, x2, y2);
                return;
            }
            context.glRectd(x1, y1, x2, y2);
        } catch (RuntimeException e) {
            context.failed("glRectd", e);
        }
    }

    public static void glRectdv(long v1, long v2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRectdv(context, v1, v2);
                return;
            }
            context.glRectdv(v1, v2);
        } catch (RuntimeException e) {
            context.failed("glRectdv", e);
        }
    }

    public static void glRectf(float x1, float y1, float x2, float y2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRectf(context, x1, y1, x2, y2);
                return;
            }
            context.glRectf(x1, y1, x2, y2);
        } catch (RuntimeException e) {
            context.failed("glRectf", e);
        }
    }

    public static void glRectfv(long v1, long v2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRectfv(context, v1, v2);
                return;
            }
            context.glRectfv(v1, v2);
        } catch (RuntimeException e) {
            context.failed("glRectfv", e);
        }
    }

    public static void glRecti(int x1, int y1, int x2, int y2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRecti(context, x1, y1, x2, y2);
                return;
            }
            context.glRecti(x1, y1, x2, y2);
        } catch (RuntimeException e) {
            context.failed("glRecti", e);
        }
    }

    public static void glRectiv(long v1, long v2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRectiv(context, v1, v2);
                return;
            }
            context.glRectiv(v1, v2);
        } catch (RuntimeException e) {
            context.failed("glRectiv", e);
        }
    }

    public static void glRects(short x1, short y1, short x2, short y2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRects(context, x1, y1, x2, y2);
                return;
            }
            context.glRects(x1, y1, x2, y2);
        } catch (RuntimeException e) {
            context.failed("glRects", e);
        }
    }

    public static void glRectsv(long v1, long v2) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRectsv(context, v1, v2);
                return;
            }
            context.glRectsv(v1, v2);
        } catch (RuntimeException e) {
            context.failed("glRectsv", e);
        }
    }

    public static void glReleaseShaderCompiler() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glReleaseShaderCompiler(context);
                return;
            }
            context.glReleaseShaderCompiler();
        } catch (RuntimeException e) {
            context.failed("glReleaseShaderCompiler", e);
        }
    }

    public static int glRenderMode(int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glRenderMode(context, mode);
            }
            return context.glRenderMode(mode);
        } catch (RuntimeException e) {
            context.failed("glRenderMode", e);
            return 0;
        }
    }

    public static void glRenderbufferStorage(int target, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRenderbufferStorage(context, target, internalformat, width, height);
                return;
            }
            context.glRenderbufferStorage(target, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glRenderbufferStorage", e);
        }
    }

    public static void glRenderbufferStorageEXT(int target, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRenderbufferStorage(context, target, internalformat, width, height);
                return;
            }
            context.glRenderbufferStorage(target, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glRenderbufferStorageEXT", e);
        }
    }

    public static void glRenderbufferStorageMultisample(int target, int samples, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRenderbufferStorageMultisample(context, target, samples, internalformat, width, height);
                return;
            }
            context.glRenderbufferStorageMultisample(target, samples, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glRenderbufferStorageMultisample", e);
        }
    }

    public static void glRenderbufferStorageMultisampleANGLE(int target, int samples, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRenderbufferStorageMultisample(context, target, samples, internalformat, width, height);
                return;
            }
            context.glRenderbufferStorageMultisample(target, samples, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glRenderbufferStorageMultisampleANGLE", e);
        }
    }

    public static void glRenderbufferStorageMultisampleEXT(int target, int samples, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRenderbufferStorageMultisample(context, target, samples, internalformat, width, height);
                return;
            }
            context.glRenderbufferStorageMultisample(target, samples, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glRenderbufferStorageMultisampleEXT", e);
        }
    }

    public static void glRenderbufferStorageMultisampleNV(int target, int samples, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glRenderbufferStorageMultisample(context, target, samples, internalformat, width, height);
                return;
            }
            context.glRenderbufferStorageMultisample(target, samples, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glRenderbufferStorageMultisampleNV", e);
        }
    }

    public static void glResetHistogram(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glResetHistogram(context, target);
                return;
            }
            context.glResetHistogram(target);
        } catch (RuntimeException e) {
            context.failed("glResetHistogram", e);
        }
    }

    public static void glResetMinmax(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glResetMinmax(context, target);
                return;
            }
            context.glResetMinmax(target);
        } catch (RuntimeException e) {
            context.failed("glResetMinmax", e);
        }
    }

    public static void glResumeTransformFeedback() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glResumeTransformFeedback(context);
                return;
            }
            context.glResumeTransformFeedback();
        } catch (RuntimeException e) {
            context.failed("glResumeTransformFeedback", e);
        }
    }

    public static void glRotated(double angle, double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glRotated(context, angle, x, y, z);
            return;
        }
        context.glRotated(angle, x, y, z);
    }

    public static void glRotatef(float angle, float x, float y, float z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glRotatef(context, angle, x, y, z);
            return;
        }
        context.glRotatef(angle, x, y, z);
    }

    public static void glSampleCoverage(float value, boolean invert) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSampleCoverage(context, value, invert);
                return;
            }
            context.glSampleCoverage(value, invert);
        } catch (RuntimeException e) {
            context.failed("glSampleCoverage", e);
        }
    }

    public static void glSampleCoverageARB(float value, boolean invert) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSampleCoverage(context, value, invert);
                return;
            }
            context.glSampleCoverage(value, invert);
        } catch (RuntimeException e) {
            context.failed("glSampleCoverageARB", e);
        }
    }

    public static void glSampleMaskEXT(float value, boolean invert) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSampleMaskEXT(context, value, invert);
                return;
            }
            context.glSampleMaskEXT(value, invert);
        } catch (RuntimeException e) {
            context.failed("glSampleMaskEXT", e);
        }
    }

    public static void glSampleMaski(int maskNumber, int mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSampleMaski(context, maskNumber, mask);
                return;
            }
            context.glSampleMaski(maskNumber, mask);
        } catch (RuntimeException e) {
            context.failed("glSampleMaski", e);
        }
    }

    public static void glSamplePatternEXT(int pattern) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplePatternEXT(context, pattern);
                return;
            }
            context.glSamplePatternEXT(pattern);
        } catch (RuntimeException e) {
            context.failed("glSamplePatternEXT", e);
        }
    }

    public static void glSamplerParameterIiv(int sampler, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameterIiv(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameterIiv(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameterIiv", e);
        }
    }

    public static void glSamplerParameterIivEXT(int sampler, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameterIiv(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameterIiv(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameterIivEXT", e);
        }
    }

    public static void glSamplerParameterIivOES(int sampler, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameterIiv(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameterIiv(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameterIivOES", e);
        }
    }

    public static void glSamplerParameterIuiv(int sampler, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameterIuiv(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameterIuiv(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameterIuiv", e);
        }
    }

    public static void glSamplerParameterIuivEXT(int sampler, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameterIuiv(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameterIuiv(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameterIuivEXT", e);
        }
    }

    public static void glSamplerParameterIuivOES(int sampler, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameterIuiv(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameterIuiv(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameterIuivOES", e);
        }
    }

    public static void glSamplerParameterf(int sampler, int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameterf(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameterf(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameterf", e);
        }
    }

    public static void glSamplerParameterfv(int sampler, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameterfv(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameterfv(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameterfv", e);
        }
    }

    public static void glSamplerParameteri(int sampler, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameteri(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameteri(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameteri", e);
        }
    }

    public static void glSamplerParameteriv(int sampler, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSamplerParameteriv(context, sampler, pname, param);
                return;
            }
            context.glSamplerParameteriv(sampler, pname, param);
        } catch (RuntimeException e) {
            context.failed("glSamplerParameteriv", e);
        }
    }

    public static void glScaled(double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glScaled(context, x, y, z);
            return;
        }
        context.glScaled(x, y, z);
    }

    public static void glScalef(float x, float y, float z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glScalef(context, x, y, z);
            return;
        }
        context.glScalef(x, y, z);
    }

    public static void glScissor(int x, int y, int width, int height) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glScissor(context, x, y, width, height);
            return;
        }
        context.glScissor(x, y, width, height);
    }

    public static void glScissorArrayv(int first, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glScissorArrayv(context, first, count, v);
                return;
            }
            context.glScissorArrayv(first, count, v);
        } catch (RuntimeException e) {
            context.failed("glScissorArrayv", e);
        }
    }

    public static void glScissorArrayvOES(int first, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glScissorArrayv(context, first, count, v);
                return;
            }
            context.glScissorArrayv(first, count, v);
        } catch (RuntimeException e) {
            context.failed("glScissorArrayvOES", e);
        }
    }

    public static void glScissorIndexed(int index, int left, int bottom, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glScissorIndexed(context, index, left, bottom, width, height);
                return;
            }
            context.glScissorIndexed(index, left, bottom, width, height);
        } catch (RuntimeException e) {
            context.failed("glScissorIndexed", e);
        }
    }

    public static void glScissorIndexedOES(int index, int left, int bottom, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glScissorIndexed(context, index, left, bottom, width, height);
                return;
            }
            context.glScissorIndexed(index, left, bottom, width, height);
        } catch (RuntimeException e) {
            context.failed("glScissorIndexedOES", e);
        }
    }

    public static void glScissorIndexedv(int index, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glScissorIndexedv(context, index, v);
                return;
            }
            context.glScissorIndexedv(index, v);
        } catch (RuntimeException e) {
            context.failed("glScissorIndexedv", e);
        }
    }

    public static void glScissorIndexedvOES(int index, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glScissorIndexedv(context, index, v);
                return;
            }
            context.glScissorIndexedv(index, v);
        } catch (RuntimeException e) {
            context.failed("glScissorIndexedvOES", e);
        }
    }

    public static void glSecondaryColor3b(byte red, byte green, byte blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3b(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3b(red, green, blue);
    }

    public static void glSecondaryColor3bEXT(byte red, byte green, byte blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3b(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3b(red, green, blue);
    }

    public static void glSecondaryColor3bv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3bv(context, v);
            return;
        }
        context.glSecondaryColor3bv(v);
    }

    public static void glSecondaryColor3bvEXT(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3bv(context, v);
            return;
        }
        context.glSecondaryColor3bv(v);
    }

    public static void glSecondaryColor3d(double red, double green, double blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3d(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3d(red, green, blue);
    }

    public static void glSecondaryColor3dEXT(double red, double green, double blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3d(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3d(red, green, blue);
    }

    public static void glSecondaryColor3dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3dv(context, v);
            return;
        }
        context.glSecondaryColor3dv(v);
    }

    public static void glSecondaryColor3dvEXT(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3dv(context, v);
            return;
        }
        context.glSecondaryColor3dv(v);
    }

    public static void glSecondaryColor3f(float red, float green, float blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3f(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3f(red, green, blue);
    }

    public static void glSecondaryColor3fEXT(float red, float green, float blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3f(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3f(red, green, blue);
    }

    public static void glSecondaryColor3fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3fv(context, v);
            return;
        }
        context.glSecondaryColor3fv(v);
    }

    public static void glSecondaryColor3fvEXT(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3fv(context, v);
            return;
        }
        context.glSecondaryColor3fv(v);
    }

    public static void glSecondaryColor3hNV(short red, short green, short blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3hNV(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3hNV(red, green, blue);
    }

    public static void glSecondaryColor3hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3hvNV(context, v);
            return;
        }
        context.glSecondaryColor3hvNV(v);
    }

    public static void glSecondaryColor3i(int red, int green, int blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3i(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3i(red, green, blue);
    }

    public static void glSecondaryColor3iEXT(int red, int green, int blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3i(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3i(red, green, blue);
    }

    public static void glSecondaryColor3iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3iv(context, v);
            return;
        }
        context.glSecondaryColor3iv(v);
    }

    public static void glSecondaryColor3ivEXT(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3iv(context, v);
            return;
        }
        context.glSecondaryColor3iv(v);
    }

    public static void glSecondaryColor3s(short red, short green, short blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3s(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3s(red, green, blue);
    }

    public static void glSecondaryColor3sEXT(short red, short green, short blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3s(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3s(red, green, blue);
    }

    public static void glSecondaryColor3sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3sv(context, v);
            return;
        }
        context.glSecondaryColor3sv(v);
    }

    public static void glSecondaryColor3svEXT(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3sv(context, v);
            return;
        }
        context.glSecondaryColor3sv(v);
    }

    public static void glSecondaryColor3ub(byte red, byte green, byte blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3ub(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3ub(red, green, blue);
    }

    public static void glSecondaryColor3ubEXT(byte red, byte green, byte blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3ub(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3ub(red, green, blue);
    }

    public static void glSecondaryColor3ubv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3ubv(context, v);
            return;
        }
        context.glSecondaryColor3ubv(v);
    }

    public static void glSecondaryColor3ubvEXT(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3ubv(context, v);
            return;
        }
        context.glSecondaryColor3ubv(v);
    }

    public static void glSecondaryColor3ui(int red, int green, int blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3ui(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3ui(red, green, blue);
    }

    public static void glSecondaryColor3uiEXT(int red, int green, int blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3ui(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3ui(red, green, blue);
    }

    public static void glSecondaryColor3uiv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3uiv(context, v);
            return;
        }
        context.glSecondaryColor3uiv(v);
    }

    public static void glSecondaryColor3uivEXT(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3uiv(context, v);
            return;
        }
        context.glSecondaryColor3uiv(v);
    }

    public static void glSecondaryColor3us(short red, short green, short blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3us(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3us(red, green, blue);
    }

    public static void glSecondaryColor3usEXT(short red, short green, short blue) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3us(context, red, green, blue);
            return;
        }
        context.glSecondaryColor3us(red, green, blue);
    }

    public static void glSecondaryColor3usv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3usv(context, v);
            return;
        }
        context.glSecondaryColor3usv(v);
    }

    public static void glSecondaryColor3usvEXT(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColor3usv(context, v);
            return;
        }
        context.glSecondaryColor3usv(v);
    }

    public static void glSecondaryColorP3ui(int type, int color) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColorP3ui(context, type, color);
            return;
        }
        context.glSecondaryColorP3ui(type, color);
    }

    public static void glSecondaryColorP3uiv(int type, long color) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColorP3uiv(context, type, color);
            return;
        }
        context.glSecondaryColorP3uiv(type, color);
    }

    public static void glSecondaryColorPointer(int size, int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColorPointer(context, size, type, stride, pointer);
            return;
        }
        context.glSecondaryColorPointer(size, type, stride, pointer);
    }

    public static void glSecondaryColorPointerEXT(int size, int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glSecondaryColorPointer(context, size, type, stride, pointer);
            return;
        }
        context.glSecondaryColorPointer(size, type, stride, pointer);
    }

    public static void glSelectBuffer(int size, long buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSelectBuffer(context, size, buffer);
                return;
            }
            context.glSelectBuffer(size, buffer);
        } catch (RuntimeException e) {
            context.failed("glSelectBuffer", e);
        }
    }

    public static void glSeparableFilter2D(int target, int internalformat, int width, int height, int format, int type, long row, long column) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSeparableFilter2D(context, target, internalformat, width, height, format, type, row, column);
                return;
            }
            context.glSeparableFilter2D(target, internalformat, width, height, format, type, row, column);
        } catch (RuntimeException e) {
            context.failed("glSeparableFilter2D", e);
        }
    }

    public static void glShadeModel(int mode) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glShadeModel(context, mode);
            return;
        }
        context.glShadeModel(mode);
    }

    public static void glShaderBinary(int count, long shaders, int binaryFormat, long binary, int length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glShaderBinary(context, count, shaders, binaryFormat, binary, length);
                return;
            }
            context.glShaderBinary(count, shaders, binaryFormat, binary, length);
        } catch (RuntimeException e) {
            context.failed("glShaderBinary", e);
        }
    }

    public static void glShaderSource(int shader, int count, long string, long length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glShaderSource(context, shader, count, string, length);
                return;
            }
            context.glShaderSource(shader, count, string, length);
        } catch (RuntimeException e) {
            context.failed("glShaderSource", e);
        }
    }

    public static void glShaderSourceARB(int shaderObj, int count, long string, long length) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glShaderSource(context, shaderObj, count, string, length);
                return;
            }
            context.glShaderSource(shaderObj, count, string, length);
        } catch (RuntimeException e) {
            context.failed("glShaderSourceARB", e);
        }
    }

    public static void glShaderStorageBlockBinding(int program, int storageBlockIndex, int storageBlockBinding) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glShaderStorageBlockBinding(context, program, storageBlockIndex, storageBlockBinding);
                return;
            }
            context.glShaderStorageBlockBinding(program, storageBlockIndex, storageBlockBinding);
        } catch (RuntimeException e) {
            context.failed("glShaderStorageBlockBinding", e);
        }
    }

    public static void glSpecializeShader(int shader, long pEntryPoint, int numSpecializationConstants, long pConstantIndex, long pConstantValue) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glSpecializeShader(context, shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
                return;
            }
            context.glSpecializeShader(shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
        } catch (RuntimeException e) {
            context.failed("glSpecializeShader", e);
        }
    }

    public static void glSpecializeShaderARB(int shader, long pEntryPoint, int numSpecializationConstants, long pConstantIndex, long pConstantValue) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glSpecializeShader(context, shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
                return;
            }
            context.glSpecializeShader(shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
        } catch (RuntimeException e) {
            context.failed("glSpecializeShaderARB", e);
        }
    }

    public static void glStencilClearTagEXT(int stencilTagBits, int stencilClearTag) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glStencilClearTagEXT(context, stencilTagBits, stencilClearTag);
                return;
            }
            context.glStencilClearTagEXT(stencilTagBits, stencilClearTag);
        } catch (RuntimeException e) {
            context.failed("glStencilClearTagEXT", e);
        }
    }

    public static void glStencilFunc(int func, int ref, int mask) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glStencilFunc(context, func, ref, mask);
            return;
        }
        context.glStencilFunc(func, ref, mask);
    }

    public static void glStencilFuncSeparate(int face, int func, int ref, int mask) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glStencilFuncSeparate(context, face, func, ref, mask);
            return;
        }
        context.glStencilFuncSeparate(face, func, ref, mask);
    }

    public static void glStencilFuncSeparateATI(int frontfunc, int backfunc, int ref, int mask) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glStencilFuncSeparateATI(context, frontfunc, backfunc, ref, mask);
                return;
            }
            context.glStencilFuncSeparateATI(frontfunc, backfunc, ref, mask);
        } catch (RuntimeException e) {
            context.failed("glStencilFuncSeparateATI", e);
        }
    }

    public static void glStencilMask(int mask) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glStencilMask(context, mask);
            return;
        }
        context.glStencilMask(mask);
    }

    public static void glStencilMaskSeparate(int face, int mask) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glStencilMaskSeparate(context, face, mask);
            return;
        }
        context.glStencilMaskSeparate(face, mask);
    }

    public static void glStencilOp(int fail, int zfail, int zpass) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glStencilOp(context, fail, zfail, zpass);
            return;
        }
        context.glStencilOp(fail, zfail, zpass);
    }

    public static void glStencilOpSeparate(int face, int sfail, int dpfail, int dppass) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glStencilOpSeparate(context, face, sfail, dpfail, dppass);
            return;
        }
        context.glStencilOpSeparate(face, sfail, dpfail, dppass);
    }

    public static void glStencilOpSeparateATI(int face, int sfail, int dpfail, int dppass) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glStencilOpSeparate(context, face, sfail, dpfail, dppass);
            return;
        }
        context.glStencilOpSeparate(face, sfail, dpfail, dppass);
    }

    public static void glTessellationFactorAMD(float factor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTessellationFactorAMD(context, factor);
                return;
            }
            context.glTessellationFactorAMD(factor);
        } catch (RuntimeException e) {
            context.failed("glTessellationFactorAMD", e);
        }
    }

    public static void glTessellationModeAMD(int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTessellationModeAMD(context, mode);
                return;
            }
            context.glTessellationModeAMD(mode);
        } catch (RuntimeException e) {
            context.failed("glTessellationModeAMD", e);
        }
    }

    public static void glTexBuffer(int target, int internalformat, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glTexBuffer(context, target, internalformat, buffer);
                return;
            }
            context.glTexBuffer(target, internalformat, buffer);
        } catch (RuntimeException e) {
            context.failed("glTexBuffer", e);
        }
    }

    public static void glTexBufferARB(int target, int internalformat, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexBuffer(context, target, internalformat, buffer);
                return;
            }
            context.glTexBuffer(target, internalformat, buffer);
        } catch (RuntimeException e) {
            context.failed("glTexBufferARB", e);
        }
    }

    public static void glTexBufferEXT(int target, int internalformat, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexBuffer(context, target, internalformat, buffer);
                return;
            }
            context.glTexBuffer(target, internalformat, buffer);
        } catch (RuntimeException e) {
            context.failed("glTexBufferEXT", e);
        }
    }

    public static void glTexBufferOES(int target, int internalformat, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexBuffer(context, target, internalformat, buffer);
                return;
            }
            context.glTexBuffer(target, internalformat, buffer);
        } catch (RuntimeException e) {
            context.failed("glTexBufferOES", e);
        }
    }

    public static void glTexBufferRange(int target, int internalformat, int buffer, long offset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glTexBufferRange(context, target, internalformat, buffer, offset, size);
                return;
            }
            context.glTexBufferRange(target, internalformat, buffer, offset, size);
        } catch (RuntimeException e) {
            context.failed("glTexBufferRange", e);
        }
    }

    public static void glTexBufferRangeEXT(int target, int internalformat, int buffer, long offset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexBufferRange(context, target, internalformat, buffer, offset, size);
                return;
            }
            context.glTexBufferRange(target, internalformat, buffer, offset, size);
        } catch (RuntimeException e) {
            context.failed("glTexBufferRangeEXT", e);
        }
    }

    public static void glTexBufferRangeOES(int target, int internalformat, int buffer, long offset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexBufferRange(context, target, internalformat, buffer, offset, size);
                return;
            }
            context.glTexBufferRange(target, internalformat, buffer, offset, size);
        } catch (RuntimeException e) {
            context.failed("glTexBufferRangeOES", e);
        }
    }

    public static void glTexCoord1d(double s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1d(context, s);
            return;
        }
        context.glTexCoord1d(s);
    }

    public static void glTexCoord1dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1dv(context, v);
            return;
        }
        context.glTexCoord1dv(v);
    }

    public static void glTexCoord1f(float s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1f(context, s);
            return;
        }
        context.glTexCoord1f(s);
    }

    public static void glTexCoord1fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1fv(context, v);
            return;
        }
        context.glTexCoord1fv(v);
    }

    public static void glTexCoord1hNV(short s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1hNV(context, s);
            return;
        }
        context.glTexCoord1hNV(s);
    }

    public static void glTexCoord1hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1hvNV(context, v);
            return;
        }
        context.glTexCoord1hvNV(v);
    }

    public static void glTexCoord1i(int s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1i(context, s);
            return;
        }
        context.glTexCoord1i(s);
    }

    public static void glTexCoord1iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1iv(context, v);
            return;
        }
        context.glTexCoord1iv(v);
    }

    public static void glTexCoord1s(short s) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1s(context, s);
            return;
        }
        context.glTexCoord1s(s);
    }

    public static void glTexCoord1sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord1sv(context, v);
            return;
        }
        context.glTexCoord1sv(v);
    }

    public static void glTexCoord2d(double s, double t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2d(context, s, t);
            return;
        }
        context.glTexCoord2d(s, t);
    }

    public static void glTexCoord2dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2dv(context, v);
            return;
        }
        context.glTexCoord2dv(v);
    }

    public static void glTexCoord2f(float s, float t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2f(context, s, t);
            return;
        }
        context.glTexCoord2f(s, t);
    }

    public static void glTexCoord2fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2fv(context, v);
            return;
        }
        context.glTexCoord2fv(v);
    }

    public static void glTexCoord2hNV(short s, short t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2hNV(context, s, t);
            return;
        }
        context.glTexCoord2hNV(s, t);
    }

    public static void glTexCoord2hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2hvNV(context, v);
            return;
        }
        context.glTexCoord2hvNV(v);
    }

    public static void glTexCoord2i(int s, int t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2i(context, s, t);
            return;
        }
        context.glTexCoord2i(s, t);
    }

    public static void glTexCoord2iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2iv(context, v);
            return;
        }
        context.glTexCoord2iv(v);
    }

    public static void glTexCoord2s(short s, short t) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2s(context, s, t);
            return;
        }
        context.glTexCoord2s(s, t);
    }

    public static void glTexCoord2sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord2sv(context, v);
            return;
        }
        context.glTexCoord2sv(v);
    }

    public static void glTexCoord3d(double s, double t, double r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3d(context, s, t, r);
            return;
        }
        context.glTexCoord3d(s, t, r);
    }

    public static void glTexCoord3dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3dv(context, v);
            return;
        }
        context.glTexCoord3dv(v);
    }

    public static void glTexCoord3f(float s, float t, float r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3f(context, s, t, r);
            return;
        }
        context.glTexCoord3f(s, t, r);
    }

    public static void glTexCoord3fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3fv(context, v);
            return;
        }
        context.glTexCoord3fv(v);
    }

    public static void glTexCoord3hNV(short s, short t, short r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3hNV(context, s, t, r);
            return;
        }
        context.glTexCoord3hNV(s, t, r);
    }

    public static void glTexCoord3hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3hvNV(context, v);
            return;
        }
        context.glTexCoord3hvNV(v);
    }

    public static void glTexCoord3i(int s, int t, int r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3i(context, s, t, r);
            return;
        }
        context.glTexCoord3i(s, t, r);
    }

    public static void glTexCoord3iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3iv(context, v);
            return;
        }
        context.glTexCoord3iv(v);
    }

    public static void glTexCoord3s(short s, short t, short r) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3s(context, s, t, r);
            return;
        }
        context.glTexCoord3s(s, t, r);
    }

    public static void glTexCoord3sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord3sv(context, v);
            return;
        }
        context.glTexCoord3sv(v);
    }

    public static void glTexCoord4d(double s, double t, double r, double q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4d(context, s, t, r, q);
            return;
        }
        context.glTexCoord4d(s, t, r, q);
    }

    public static void glTexCoord4dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4dv(context, v);
            return;
        }
        context.glTexCoord4dv(v);
    }

    public static void glTexCoord4f(float s, float t, float r, float q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4f(context, s, t, r, q);
            return;
        }
        context.glTexCoord4f(s, t, r, q);
    }

    public static void glTexCoord4fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4fv(context, v);
            return;
        }
        context.glTexCoord4fv(v);
    }

    public static void glTexCoord4hNV(short s, short t, short r, short q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4hNV(context, s, t, r, q);
            return;
        }
        context.glTexCoord4hNV(s, t, r, q);
    }

    public static void glTexCoord4hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4hvNV(context, v);
            return;
        }
        context.glTexCoord4hvNV(v);
    }

    public static void glTexCoord4i(int s, int t, int r, int q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4i(context, s, t, r, q);
            return;
        }
        context.glTexCoord4i(s, t, r, q);
    }

    public static void glTexCoord4iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4iv(context, v);
            return;
        }
        context.glTexCoord4iv(v);
    }

    public static void glTexCoord4s(short s, short t, short r, short q) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4s(context, s, t, r, q);
            return;
        }
        context.glTexCoord4s(s, t, r, q);
    }

    public static void glTexCoord4sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoord4sv(context, v);
            return;
        }
        context.glTexCoord4sv(v);
    }

    public static void glTexCoordP1ui(int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordP1ui(context, type, coords);
            return;
        }
        context.glTexCoordP1ui(type, coords);
    }

    public static void glTexCoordP1uiv(int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordP1uiv(context, type, coords);
            return;
        }
        context.glTexCoordP1uiv(type, coords);
    }

    public static void glTexCoordP2ui(int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordP2ui(context, type, coords);
            return;
        }
        context.glTexCoordP2ui(type, coords);
    }

    public static void glTexCoordP2uiv(int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordP2uiv(context, type, coords);
            return;
        }
        context.glTexCoordP2uiv(type, coords);
    }

    public static void glTexCoordP3ui(int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordP3ui(context, type, coords);
            return;
        }
        context.glTexCoordP3ui(type, coords);
    }

    public static void glTexCoordP3uiv(int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordP3uiv(context, type, coords);
            return;
        }
        context.glTexCoordP3uiv(type, coords);
    }

    public static void glTexCoordP4ui(int type, int coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordP4ui(context, type, coords);
            return;
        }
        context.glTexCoordP4ui(type, coords);
    }

    public static void glTexCoordP4uiv(int type, long coords) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordP4uiv(context, type, coords);
            return;
        }
        context.glTexCoordP4uiv(type, coords);
    }

    public static void glTexCoordPointer(int size, int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordPointer(context, size, type, stride, pointer);
            return;
        }
        context.glTexCoordPointer(size, type, stride, pointer);
    }

    public static void glTexCoordPointerEXT(int size, int type, int stride, int count, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glTexCoordPointerEXT(context, size, type, stride, count, pointer);
            return;
        }
        context.glTexCoordPointerEXT(size, type, stride, count, pointer);
    }

    public static void glTexEnvf(int target, int pname, float param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTexEnvf(context, target, pname, param);
            return;
        }
        context.glTexEnvf(target, pname, param);
    }

    public static void glTexEnvfv(int target, int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTexEnvfv(context, target, pname, params);
            return;
        }
        context.glTexEnvfv(target, pname, params);
    }

    public static void glTexEnvi(int target, int pname, int param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTexEnvi(context, target, pname, param);
            return;
        }
        context.glTexEnvi(target, pname, param);
    }

    public static void glTexEnviv(int target, int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTexEnviv(context, target, pname, params);
            return;
        }
        context.glTexEnviv(target, pname, params);
    }

    public static void glTexGend(int coord, int pname, double param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexGend(context, coord, pname, param);
                return;
            }
            context.glTexGend(coord, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTexGend", e);
        }
    }

    public static void glTexGendv(int coord, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexGendv(context, coord, pname, params);
                return;
            }
            context.glTexGendv(coord, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexGendv", e);
        }
    }

    public static void glTexGenf(int coord, int pname, float param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTexGenf(context, coord, pname, param);
            return;
        }
        context.glTexGenf(coord, pname, param);
    }

    public static void glTexGenfv(int coord, int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTexGenfv(context, coord, pname, params);
            return;
        }
        context.glTexGenfv(coord, pname, params);
    }

    public static void glTexGeni(int coord, int pname, int param) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTexGeni(context, coord, pname, param);
            return;
        }
        context.glTexGeni(coord, pname, param);
    }

    public static void glTexGeniv(int coord, int pname, long params) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTexGeniv(context, coord, pname, params);
            return;
        }
        context.glTexGeniv(coord, pname, params);
    }

    public static void glTexImage1D(int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTexImage1D(context, target, level, internalformat, width, border, format, type, pixels);
                return;
            }
            context.glTexImage1D(target, level, internalformat, width, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexImage1D", e);
        }
    }

    public static void glTexImage2D(int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexImage2D(context, target, level, internalformat, width, height, border, format, type, pixels);
                return;
            }
            context.glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexImage2D", e);
        }
    }

    public static void glTexImage2DMultisample(int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTexImage2DMultisample(context, target, samples, internalformat, width, height, fixedsamplelocations);
                return;
            }
            context.glTexImage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTexImage2DMultisample", e);
        }
    }

    public static void glTexImage3D(int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexImage3D(context, target, level, internalformat, width, height, depth, border, format, type, pixels);
                return;
            }
            context.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexImage3D", e);
        }
    }

    public static void glTexImage3DEXT(int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexImage3D(context, target, level, internalformat, width, height, depth, border, format, type, pixels);
                return;
            }
            context.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexImage3DEXT", e);
        }
    }

    public static void glTexImage3DMultisample(int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTexImage3DMultisample(context, target, samples, internalformat, width, height, depth, fixedsamplelocations);
                return;
            }
            context.glTexImage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTexImage3DMultisample", e);
        }
    }

    public static void glTexImage3DOES(int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexImage3D(context, target, level, internalformat, width, height, depth, border, format, type, pixels);
                return;
            }
            context.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexImage3DOES", e);
        }
    }

    public static void glTexPageCommitmentARB(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, boolean commit) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexPageCommitmentARB(context, target, level, xoffset, yoffset, zoffset, width, height, depth, commit);
                return;
            }
            context.glTexPageCommitmentARB(target, level, xoffset, yoffset, zoffset, width, height, depth, commit);
        } catch (RuntimeException e) {
            context.failed("glTexPageCommitmentARB", e);
        }
    }

    public static void glTexParameterIiv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameterIiv(context, target, pname, params);
                return;
            }
            context.glTexParameterIiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexParameterIiv", e);
        }
    }

    public static void glTexParameterIivEXT(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameterIiv(context, target, pname, params);
                return;
            }
            context.glTexParameterIiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexParameterIivEXT", e);
        }
    }

    public static void glTexParameterIivOES(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameterIiv(context, target, pname, params);
                return;
            }
            context.glTexParameterIiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexParameterIivOES", e);
        }
    }

    public static void glTexParameterIuiv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameterIuiv(context, target, pname, params);
                return;
            }
            context.glTexParameterIuiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexParameterIuiv", e);
        }
    }

    public static void glTexParameterIuivEXT(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameterIuiv(context, target, pname, params);
                return;
            }
            context.glTexParameterIuiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexParameterIuivEXT", e);
        }
    }

    public static void glTexParameterIuivOES(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameterIuiv(context, target, pname, params);
                return;
            }
            context.glTexParameterIuiv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexParameterIuivOES", e);
        }
    }

    public static void glTexParameterf(int target, int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameterf(context, target, pname, param);
                return;
            }
            context.glTexParameterf(target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTexParameterf", e);
        }
    }

    public static void glTexParameterfv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameterfv(context, target, pname, params);
                return;
            }
            context.glTexParameterfv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexParameterfv", e);
        }
    }

    public static void glTexParameteri(int target, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameteri(context, target, pname, param);
                return;
            }
            context.glTexParameteri(target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTexParameteri", e);
        }
    }

    public static void glTexParameteriv(int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexParameteriv(context, target, pname, params);
                return;
            }
            context.glTexParameteriv(target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTexParameteriv", e);
        }
    }

    public static void glTexStorage1D(int target, int levels, int internalformat, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTexStorage1D(context, target, levels, internalformat, width);
                return;
            }
            context.glTexStorage1D(target, levels, internalformat, width);
        } catch (RuntimeException e) {
            context.failed("glTexStorage1D", e);
        }
    }

    public static void glTexStorage1DEXT(int target, int levels, int internalformat, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexStorage1D(context, target, levels, internalformat, width);
                return;
            }
            context.glTexStorage1D(target, levels, internalformat, width);
        } catch (RuntimeException e) {
            context.failed("glTexStorage1DEXT", e);
        }
    }

    public static void glTexStorage2D(int target, int levels, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexStorage2D(context, target, levels, internalformat, width, height);
                return;
            }
            context.glTexStorage2D(target, levels, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glTexStorage2D", e);
        }
    }

    public static void glTexStorage2DEXT(int target, int levels, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexStorage2D(context, target, levels, internalformat, width, height);
                return;
            }
            context.glTexStorage2D(target, levels, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glTexStorage2DEXT", e);
        }
    }

    public static void glTexStorage2DMultisample(int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexStorage2DMultisample(context, target, samples, internalformat, width, height, fixedsamplelocations);
                return;
            }
            context.glTexStorage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTexStorage2DMultisample", e);
        }
    }

    public static void glTexStorage3D(int target, int levels, int internalformat, int width, int height, int depth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexStorage3D(context, target, levels, internalformat, width, height, depth);
                return;
            }
            context.glTexStorage3D(target, levels, internalformat, width, height, depth);
        } catch (RuntimeException e) {
            context.failed("glTexStorage3D", e);
        }
    }

    public static void glTexStorage3DEXT(int target, int levels, int internalformat, int width, int height, int depth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexStorage3D(context, target, levels, internalformat, width, height, depth);
                return;
            }
            context.glTexStorage3D(target, levels, internalformat, width, height, depth);
        } catch (RuntimeException e) {
            context.failed("glTexStorage3DEXT", e);
        }
    }

    public static void glTexStorage3DMultisample(int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.NO_ES)) != 0) {
                Guarded.glTexStorage3DMultisample(context, target, samples, internalformat, width, height, depth, fixedsamplelocations);
                return;
            }
            context.glTexStorage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTexStorage3DMultisample", e);
        }
    }

    public static void glTexStorage3DMultisampleOES(int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexStorage3DMultisample(context, target, samples, internalformat, width, height, depth, fixedsamplelocations);
                return;
            }
            context.glTexStorage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTexStorage3DMultisampleOES", e);
        }
    }

    public static void glTexSubImage1D(int target, int level, int xoffset, int width, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTexSubImage1D(context, target, level, xoffset, width, format, type, pixels);
                return;
            }
            context.glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexSubImage1D", e);
        }
    }

    public static void glTexSubImage1DEXT(int target, int level, int xoffset, int width, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexSubImage1D(context, target, level, xoffset, width, format, type, pixels);
                return;
            }
            context.glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexSubImage1DEXT", e);
        }
    }

    public static void glTexSubImage2D(int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexSubImage2D(context, target, level, xoffset, yoffset, width, height, format, type, pixels);
                return;
            }
            context.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexSubImage2D", e);
        }
    }

    public static void glTexSubImage2DEXT(int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexSubImage2D(context, target, level, xoffset, yoffset, width, height, format, type, pixels);
                return;
            }
            context.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexSubImage2DEXT", e);
        }
    }

    public static void glTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
                return;
            }
            context.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexSubImage3D", e);
        }
    }

    public static void glTexSubImage3DEXT(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
                return;
            }
            context.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexSubImage3DEXT", e);
        }
    }

    public static void glTexSubImage3DOES(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTexSubImage3D(context, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
                return;
            }
            context.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTexSubImage3DOES", e);
        }
    }

    public static void glTextureBarrier() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureBarrier(context);
                return;
            }
            context.glTextureBarrier();
        } catch (RuntimeException e) {
            context.failed("glTextureBarrier", e);
        }
    }

    public static void glTextureBarrierNV() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureBarrierNV(context);
                return;
            }
            context.glTextureBarrierNV();
        } catch (RuntimeException e) {
            context.failed("glTextureBarrierNV", e);
        }
    }

    public static void glTextureBuffer(int texture, int internalformat, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureBuffer(context, texture, internalformat, buffer);
                return;
            }
            context.glTextureBuffer(texture, internalformat, buffer);
        } catch (RuntimeException e) {
            context.failed("glTextureBuffer", e);
        }
    }

    public static void glTextureBufferEXT(int texture, int target, int internalformat, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureBufferEXT(context, texture, target, internalformat, buffer);
                return;
            }
            context.glTextureBufferEXT(texture, target, internalformat, buffer);
        } catch (RuntimeException e) {
            context.failed("glTextureBufferEXT", e);
        }
    }

    public static void glTextureBufferRange(int texture, int internalformat, int buffer, long offset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureBufferRange(context, texture, internalformat, buffer, offset, size);
                return;
            }
            context.glTextureBufferRange(texture, internalformat, buffer, offset, size);
        } catch (RuntimeException e) {
            context.failed("glTextureBufferRange", e);
        }
    }

    public static void glTextureBufferRangeEXT(int texture, int target, int internalformat, int buffer, long offset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureBufferRangeEXT(context, texture, target, internalformat, buffer, offset, size);
                return;
            }
            context.glTextureBufferRangeEXT(texture, target, internalformat, buffer, offset, size);
        } catch (RuntimeException e) {
            context.failed("glTextureBufferRangeEXT", e);
        }
    }

    public static void glTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureImage1DEXT(context, texture, target, level, internalformat, width, border, format, type, pixels);
                return;
            }
            context.glTextureImage1DEXT(texture, target, level, internalformat, width, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureImage1DEXT", e);
        }
    }

    public static void glTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureImage2DEXT(context, texture, target, level, internalformat, width, height, border, format, type, pixels);
                return;
            }
            context.glTextureImage2DEXT(texture, target, level, internalformat, width, height, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureImage2DEXT", e);
        }
    }

    public static void glTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureImage3DEXT(context, texture, target, level, internalformat, width, height, depth, border, format, type, pixels);
                return;
            }
            context.glTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureImage3DEXT", e);
        }
    }

    public static void glTextureNormalEXT(int mode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureNormalEXT(context, mode);
                return;
            }
            context.glTextureNormalEXT(mode);
        } catch (RuntimeException e) {
            context.failed("glTextureNormalEXT", e);
        }
    }

    public static void glTextureParameterIiv(int texture, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureParameterIiv(context, texture, pname, params);
                return;
            }
            context.glTextureParameterIiv(texture, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterIiv", e);
        }
    }

    public static void glTextureParameterIivEXT(int texture, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureParameterIivEXT(context, texture, target, pname, params);
                return;
            }
            context.glTextureParameterIivEXT(texture, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterIivEXT", e);
        }
    }

    public static void glTextureParameterIuiv(int texture, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureParameterIuiv(context, texture, pname, params);
                return;
            }
            context.glTextureParameterIuiv(texture, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterIuiv", e);
        }
    }

    public static void glTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureParameterIuivEXT(context, texture, target, pname, params);
                return;
            }
            context.glTextureParameterIuivEXT(texture, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterIuivEXT", e);
        }
    }

    public static void glTextureParameterf(int texture, int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureParameterf(context, texture, pname, param);
                return;
            }
            context.glTextureParameterf(texture, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterf", e);
        }
    }

    public static void glTextureParameterfEXT(int texture, int target, int pname, float param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureParameterfEXT(context, texture, target, pname, param);
                return;
            }
            context.glTextureParameterfEXT(texture, target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterfEXT", e);
        }
    }

    public static void glTextureParameterfv(int texture, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureParameterfv(context, texture, pname, param);
                return;
            }
            context.glTextureParameterfv(texture, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterfv", e);
        }
    }

    public static void glTextureParameterfvEXT(int texture, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureParameterfvEXT(context, texture, target, pname, params);
                return;
            }
            context.glTextureParameterfvEXT(texture, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterfvEXT", e);
        }
    }

    public static void glTextureParameteri(int texture, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureParameteri(context, texture, pname, param);
                return;
            }
            context.glTextureParameteri(texture, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTextureParameteri", e);
        }
    }

    public static void glTextureParameteriEXT(int texture, int target, int pname, int param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureParameteriEXT(context, texture, target, pname, param);
                return;
            }
            context.glTextureParameteriEXT(texture, target, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTextureParameteriEXT", e);
        }
    }

    public static void glTextureParameteriv(int texture, int pname, long param) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureParameteriv(context, texture, pname, param);
                return;
            }
            context.glTextureParameteriv(texture, pname, param);
        } catch (RuntimeException e) {
            context.failed("glTextureParameteriv", e);
        }
    }

    public static void glTextureParameterivEXT(int texture, int target, int pname, long params) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureParameterivEXT(context, texture, target, pname, params);
                return;
            }
            context.glTextureParameterivEXT(texture, target, pname, params);
        } catch (RuntimeException e) {
            context.failed("glTextureParameterivEXT", e);
        }
    }

    public static void glTextureRangeAPPLE(int target, int length, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureRangeAPPLE(context, target, length, pointer);
                return;
            }
            context.glTextureRangeAPPLE(target, length, pointer);
        } catch (RuntimeException e) {
            context.failed("glTextureRangeAPPLE", e);
        }
    }

    public static void glTextureStorage1D(int texture, int levels, int internalformat, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureStorage1D(context, texture, levels, internalformat, width);
                return;
            }
            context.glTextureStorage1D(texture, levels, internalformat, width);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage1D", e);
        }
    }

    public static void glTextureStorage1DEXT(int texture, int target, int levels, int internalformat, int width) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureStorage1DEXT(context, texture, target, levels, internalformat, width);
                return;
            }
            context.glTextureStorage1DEXT(texture, target, levels, internalformat, width);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage1DEXT", e);
        }
    }

    public static void glTextureStorage2D(int texture, int levels, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureStorage2D(context, texture, levels, internalformat, width, height);
                return;
            }
            context.glTextureStorage2D(texture, levels, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage2D", e);
        }
    }

    public static void glTextureStorage2DEXT(int texture, int target, int levels, int internalformat, int width, int height) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureStorage2DEXT(context, texture, target, levels, internalformat, width, height);
                return;
            }
            context.glTextureStorage2DEXT(texture, target, levels, internalformat, width, height);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage2DEXT", e);
        }
    }

    public static void glTextureStorage2DMultisample(int texture, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureStorage2DMultisample(context, texture, samples, internalformat, width, height, fixedsamplelocations);
                return;
            }
            context.glTextureStorage2DMultisample(texture, samples, internalformat, width, height, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage2DMultisample", e);
        }
    }

    public static void glTextureStorage2DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureStorage2DMultisampleEXT(context, texture, target, samples, internalformat, width, height, fixedsamplelocations);
                return;
            }
            context.glTextureStorage2DMultisampleEXT(texture, target, samples, internalformat, width, height, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage2DMultisampleEXT", e);
        }
    }

    public static void glTextureStorage3D(int texture, int levels, int internalformat, int width, int height, int depth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureStorage3D(context, texture, levels, internalformat, width, height, depth);
                return;
            }
            context.glTextureStorage3D(texture, levels, internalformat, width, height, depth);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage3D", e);
        }
    }

    public static void glTextureStorage3DEXT(int texture, int target, int levels, int internalformat, int width, int height, int depth) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureStorage3DEXT(context, texture, target, levels, internalformat, width, height, depth);
                return;
            }
            context.glTextureStorage3DEXT(texture, target, levels, internalformat, width, height, depth);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage3DEXT", e);
        }
    }

    public static void glTextureStorage3DMultisample(int texture, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureStorage3DMultisample(context, texture, samples, internalformat, width, height, depth, fixedsamplelocations);
                return;
            }
            context.glTextureStorage3DMultisample(texture, samples, internalformat, width, height, depth, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage3DMultisample", e);
        }
    }

    public static void glTextureStorage3DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureStorage3DMultisampleEXT(context, texture, target, samples, internalformat, width, height, depth, fixedsamplelocations);
                return;
            }
            context.glTextureStorage3DMultisampleEXT(texture, target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } catch (RuntimeException e) {
            context.failed("glTextureStorage3DMultisampleEXT", e);
        }
    }

    public static void glTextureSubImage1D(int texture, int level, int xoffset, int width, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureSubImage1D(context, texture, level, xoffset, width, format, type, pixels);
                return;
            }
            context.glTextureSubImage1D(texture, level, xoffset, width, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureSubImage1D", e);
        }
    }

    public static void glTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureSubImage1DEXT(context, texture, target, level, xoffset, width, format, type, pixels);
                return;
            }
            context.glTextureSubImage1DEXT(texture, target, level, xoffset, width, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureSubImage1DEXT", e);
        }
    }

    public static void glTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureSubImage2D(context, texture, level, xoffset, yoffset, width, height, format, type, pixels);
                return;
            }
            context.glTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureSubImage2D", e);
        }
    }

    public static void glTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureSubImage2DEXT(context, texture, target, level, xoffset, yoffset, width, height, format, type, pixels);
                return;
            }
            context.glTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureSubImage2DEXT", e);
        }
    }

    public static void glTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureSubImage3D(context, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
                return;
            }
            context.glTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureSubImage3D", e);
        }
    }

    public static void glTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureSubImage3DEXT(context, texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
                return;
            }
            context.glTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } catch (RuntimeException e) {
            context.failed("glTextureSubImage3DEXT", e);
        }
    }

    public static void glTextureView(int texture, int target, int origtexture, int internalformat, int minlevel, int numlevels, int minlayer, int numlayers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTextureView(context, texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
                return;
            }
            context.glTextureView(texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
        } catch (RuntimeException e) {
            context.failed("glTextureView", e);
        }
    }

    public static void glTextureViewEXT(int texture, int target, int origtexture, int internalformat, int minlevel, int numlevels, int minlayer, int numlayers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureView(context, texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
                return;
            }
            context.glTextureView(texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
        } catch (RuntimeException e) {
            context.failed("glTextureViewEXT", e);
        }
    }

    public static void glTextureViewOES(int texture, int target, int origtexture, int internalformat, int minlevel, int numlevels, int minlayer, int numlayers) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTextureView(context, texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
                return;
            }
            context.glTextureView(texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
        } catch (RuntimeException e) {
            context.failed("glTextureViewOES", e);
        }
    }

    public static void glTransformFeedbackBufferBase(int xfb, int index, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTransformFeedbackBufferBase(context, xfb, index, buffer);
                return;
            }
            context.glTransformFeedbackBufferBase(xfb, index, buffer);
        } catch (RuntimeException e) {
            context.failed("glTransformFeedbackBufferBase", e);
        }
    }

    public static void glTransformFeedbackBufferRange(int xfb, int index, int buffer, long offset, long size) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glTransformFeedbackBufferRange(context, xfb, index, buffer, offset, size);
                return;
            }
            context.glTransformFeedbackBufferRange(xfb, index, buffer, offset, size);
        } catch (RuntimeException e) {
            context.failed("glTransformFeedbackBufferRange", e);
        }
    }

    public static void glTransformFeedbackVaryings(int program, int count, long varyings, int bufferMode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTransformFeedbackVaryings(context, program, count, varyings, bufferMode);
                return;
            }
            context.glTransformFeedbackVaryings(program, count, varyings, bufferMode);
        } catch (RuntimeException e) {
            context.failed("glTransformFeedbackVaryings", e);
        }
    }

    public static void glTransformFeedbackVaryingsEXT(int program, int count, long varyings, int bufferMode) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glTransformFeedbackVaryings(context, program, count, varyings, bufferMode);
                return;
            }
            context.glTransformFeedbackVaryings(program, count, varyings, bufferMode);
        } catch (RuntimeException e) {
            context.failed("glTransformFeedbackVaryingsEXT", e);
        }
    }

    public static void glTranslated(double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTranslated(context, x, y, z);
            return;
        }
        context.glTranslated(x, y, z);
    }

    public static void glTranslatef(float x, float y, float z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glTranslatef(context, x, y, z);
            return;
        }
        context.glTranslatef(x, y, z);
    }

    public static void glUniform1d(int location, double x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniform1d(context, location, x);
            return;
        }
        context.glUniform1d(location, x);
    }

    public static void glUniform1dv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniform1dv(context, location, count, value);
            return;
        }
        context.glUniform1dv(location, count, value);
    }

    public static void glUniform1f(int location, float v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1f(context, location, v0);
            return;
        }
        context.glUniform1f(location, v0);
    }

    public static void glUniform1fARB(int location, float v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1f(context, location, v0);
            return;
        }
        context.glUniform1f(location, v0);
    }

    public static void glUniform1fv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1fv(context, location, count, value);
            return;
        }
        context.glUniform1fv(location, count, value);
    }

    public static void glUniform1fvARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1fv(context, location, count, value);
            return;
        }
        context.glUniform1fv(location, count, value);
    }

    public static void glUniform1i(int location, int v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1i(context, location, v0);
            return;
        }
        context.glUniform1i(location, v0);
    }

    public static void glUniform1i64ARB(int location, long x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1i64ARB(context, location, x);
            return;
        }
        context.glUniform1i64ARB(location, x);
    }

    public static void glUniform1i64vARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1i64vARB(context, location, count, value);
            return;
        }
        context.glUniform1i64vARB(location, count, value);
    }

    public static void glUniform1iARB(int location, int v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1i(context, location, v0);
            return;
        }
        context.glUniform1i(location, v0);
    }

    public static void glUniform1iv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1iv(context, location, count, value);
            return;
        }
        context.glUniform1iv(location, count, value);
    }

    public static void glUniform1ivARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1iv(context, location, count, value);
            return;
        }
        context.glUniform1iv(location, count, value);
    }

    public static void glUniform1ui(int location, int v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1ui(context, location, v0);
            return;
        }
        context.glUniform1ui(location, v0);
    }

    public static void glUniform1ui64ARB(int location, long x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1ui64ARB(context, location, x);
            return;
        }
        context.glUniform1ui64ARB(location, x);
    }

    public static void glUniform1ui64vARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1ui64vARB(context, location, count, value);
            return;
        }
        context.glUniform1ui64vARB(location, count, value);
    }

    public static void glUniform1uiEXT(int location, int v0) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1ui(context, location, v0);
            return;
        }
        context.glUniform1ui(location, v0);
    }

    public static void glUniform1uiv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1uiv(context, location, count, value);
            return;
        }
        context.glUniform1uiv(location, count, value);
    }

    public static void glUniform1uivEXT(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform1uiv(context, location, count, value);
            return;
        }
        context.glUniform1uiv(location, count, value);
    }

    public static void glUniform2d(int location, double x, double y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniform2d(context, location, x, y);
            return;
        }
        context.glUniform2d(location, x, y);
    }

    public static void glUniform2dv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniform2dv(context, location, count, value);
            return;
        }
        context.glUniform2dv(location, count, value);
    }

    public static void glUniform2f(int location, float v0, float v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2f(context, location, v0, v1);
            return;
        }
        context.glUniform2f(location, v0, v1);
    }

    public static void glUniform2fARB(int location, float v0, float v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2f(context, location, v0, v1);
            return;
        }
        context.glUniform2f(location, v0, v1);
    }

    public static void glUniform2fv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2fv(context, location, count, value);
            return;
        }
        context.glUniform2fv(location, count, value);
    }

    public static void glUniform2fvARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2fv(context, location, count, value);
            return;
        }
        context.glUniform2fv(location, count, value);
    }

    public static void glUniform2i(int location, int v0, int v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2i(context, location, v0, v1);
            return;
        }
        context.glUniform2i(location, v0, v1);
    }

    public static void glUniform2i64ARB(int location, long x, long y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2i64ARB(context, location, x, y);
            return;
        }
        context.glUniform2i64ARB(location, x, y);
    }

    public static void glUniform2i64vARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2i64vARB(context, location, count, value);
            return;
        }
        context.glUniform2i64vARB(location, count, value);
    }

    public static void glUniform2iARB(int location, int v0, int v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2i(context, location, v0, v1);
            return;
        }
        context.glUniform2i(location, v0, v1);
    }

    public static void glUniform2iv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2iv(context, location, count, value);
            return;
        }
        context.glUniform2iv(location, count, value);
    }

    public static void glUniform2ivARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2iv(context, location, count, value);
            return;
        }
        context.glUniform2iv(location, count, value);
    }

    public static void glUniform2ui(int location, int v0, int v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2ui(context, location, v0, v1);
            return;
        }
        context.glUniform2ui(location, v0, v1);
    }

    public static void glUniform2ui64ARB(int location, long x, long y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2ui64ARB(context, location, x, y);
            return;
        }
        context.glUniform2ui64ARB(location, x, y);
    }

    public static void glUniform2ui64vARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2ui64vARB(context, location, count, value);
            return;
        }
        context.glUniform2ui64vARB(location, count, value);
    }

    public static void glUniform2uiEXT(int location, int v0, int v1) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2ui(context, location, v0, v1);
            return;
        }
        context.glUniform2ui(location, v0, v1);
    }

    public static void glUniform2uiv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2uiv(context, location, count, value);
            return;
        }
        context.glUniform2uiv(location, count, value);
    }

    public static void glUniform2uivEXT(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform2uiv(context, location, count, value);
            return;
        }
        context.glUniform2uiv(location, count, value);
    }

    public static void glUniform3d(int location, double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniform3d(context, location, x, y, z);
            return;
        }
        context.glUniform3d(location, x, y, z);
    }

    public static void glUniform3dv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniform3dv(context, location, count, value);
            return;
        }
        context.glUniform3dv(location, count, value);
    }

    public static void glUniform3f(int location, float v0, float v1, float v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3f(context, location, v0, v1, v2);
            return;
        }
        context.glUniform3f(location, v0, v1, v2);
    }

    public static void glUniform3fARB(int location, float v0, float v1, float v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3f(context, location, v0, v1, v2);
            return;
        }
        context.glUniform3f(location, v0, v1, v2);
    }

    public static void glUniform3fv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3fv(context, location, count, value);
            return;
        }
        context.glUniform3fv(location, count, value);
    }

    public static void glUniform3fvARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3fv(context, location, count, value);
            return;
        }
        context.glUniform3fv(location, count, value);
    }

    public static void glUniform3i(int location, int v0, int v1, int v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3i(context, location, v0, v1, v2);
            return;
        }
        context.glUniform3i(location, v0, v1, v2);
    }

    public static void glUniform3i64ARB(int location, long x, long y, long z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3i64ARB(context, location, x, y, z);
            return;
        }
        context.glUniform3i64ARB(location, x, y, z);
    }

    public static void glUniform3i64vARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3i64vARB(context, location, count, value);
            return;
        }
        context.glUniform3i64vARB(location, count, value);
    }

    public static void glUniform3iARB(int location, int v0, int v1, int v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3i(context, location, v0, v1, v2);
            return;
        }
        context.glUniform3i(location, v0, v1, v2);
    }

    public static void glUniform3iv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3iv(context, location, count, value);
            return;
        }
        context.glUniform3iv(location, count, value);
    }

    public static void glUniform3ivARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3iv(context, location, count, value);
            return;
        }
        context.glUniform3iv(location, count, value);
    }

    public static void glUniform3ui(int location, int v0, int v1, int v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3ui(context, location, v0, v1, v2);
            return;
        }
        context.glUniform3ui(location, v0, v1, v2);
    }

    public static void glUniform3ui64ARB(int location, long x, long y, long z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3ui64ARB(context, location, x, y, z);
            return;
        }
        context.glUniform3ui64ARB(location, x, y, z);
    }

    public static void glUniform3ui64vARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3ui64vARB(context, location, count, value);
            return;
        }
        context.glUniform3ui64vARB(location, count, value);
    }

    public static void glUniform3uiEXT(int location, int v0, int v1, int v2) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3ui(context, location, v0, v1, v2);
            return;
        }
        context.glUniform3ui(location, v0, v1, v2);
    }

    public static void glUniform3uiv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3uiv(context, location, count, value);
            return;
        }
        context.glUniform3uiv(location, count, value);
    }

    public static void glUniform3uivEXT(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform3uiv(context, location, count, value);
            return;
        }
        context.glUniform3uiv(location, count, value);
    }

    public static void glUniform4d(int location, double x, double y, double z, double w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniform4d(context, location, x, y, z, w);
            return;
        }
        context.glUniform4d(location, x, y, z, w);
    }

    public static void glUniform4dv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniform4dv(context, location, count, value);
            return;
        }
        context.glUniform4dv(location, count, value);
    }

    public static void glUniform4f(int location, float v0, float v1, float v2, float v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4f(context, location, v0, v1, v2, v3);
            return;
        }
        context.glUniform4f(location, v0, v1, v2, v3);
    }

    public static void glUniform4fARB(int location, float v0, float v1, float v2, float v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4f(context, location, v0, v1, v2, v3);
            return;
        }
        context.glUniform4f(location, v0, v1, v2, v3);
    }

    public static void glUniform4fv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4fv(context, location, count, value);
            return;
        }
        context.glUniform4fv(location, count, value);
    }

    public static void glUniform4fvARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4fv(context, location, count, value);
            return;
        }
        context.glUniform4fv(location, count, value);
    }

    public static void glUniform4i(int location, int v0, int v1, int v2, int v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4i(context, location, v0, v1, v2, v3);
            return;
        }
        context.glUniform4i(location, v0, v1, v2, v3);
    }

    public static void glUniform4i64ARB(int location, long x, long y, long z, long w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4i64ARB(context, location, x, y, z, w);
            return;
        }
        context.glUniform4i64ARB(location, x, y, z, w);
    }

    public static void glUniform4i64vARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4i64vARB(context, location, count, value);
            return;
        }
        context.glUniform4i64vARB(location, count, value);
    }

    public static void glUniform4iARB(int location, int v0, int v1, int v2, int v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4i(context, location, v0, v1, v2, v3);
            return;
        }
        context.glUniform4i(location, v0, v1, v2, v3);
    }

    public static void glUniform4iv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4iv(context, location, count, value);
            return;
        }
        context.glUniform4iv(location, count, value);
    }

    public static void glUniform4ivARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4iv(context, location, count, value);
            return;
        }
        context.glUniform4iv(location, count, value);
    }

    public static void glUniform4ui(int location, int v0, int v1, int v2, int v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4ui(context, location, v0, v1, v2, v3);
            return;
        }
        context.glUniform4ui(location, v0, v1, v2, v3);
    }

    public static void glUniform4ui64ARB(int location, long x, long y, long z, long w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4ui64ARB(context, location, x, y, z, w);
            return;
        }
        context.glUniform4ui64ARB(location, x, y, z, w);
    }

    public static void glUniform4ui64vARB(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4ui64vARB(context, location, count, value);
            return;
        }
        context.glUniform4ui64vARB(location, count, value);
    }

    public static void glUniform4uiEXT(int location, int v0, int v1, int v2, int v3) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4ui(context, location, v0, v1, v2, v3);
            return;
        }
        context.glUniform4ui(location, v0, v1, v2, v3);
    }

    public static void glUniform4uiv(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4uiv(context, location, count, value);
            return;
        }
        context.glUniform4uiv(location, count, value);
    }

    public static void glUniform4uivEXT(int location, int count, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniform4uiv(context, location, count, value);
            return;
        }
        context.glUniform4uiv(location, count, value);
    }

    public static void glUniformBlockBinding(int program, int uniformBlockIndex, int uniformBlockBinding) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUniformBlockBinding(context, program, uniformBlockIndex, uniformBlockBinding);
                return;
            }
            context.glUniformBlockBinding(program, uniformBlockIndex, uniformBlockBinding);
        } catch (RuntimeException e) {
            context.failed("glUniformBlockBinding", e);
        }
    }

    public static void glUniformHandleui64ARB(int location, long value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUniformHandleui64ARB(context, location, value);
                return;
            }
            context.glUniformHandleui64ARB(location, value);
        } catch (RuntimeException e) {
            context.failed("glUniformHandleui64ARB", e);
        }
    }

    public static void glUniformHandleui64vARB(int location, int count, long value) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUniformHandleui64vARB(context, location, count, value);
                return;
            }
            context.glUniformHandleui64vARB(location, count, value);
        } catch (RuntimeException e) {
            context.failed("glUniformHandleui64vARB", e);
        }
    }

    public static void glUniformMatrix2dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix2dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2dv(location, count, transpose, value);
    }

    public static void glUniformMatrix2fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix2fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix2fvARB(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix2fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x3dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix2x3dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2x3dv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x3fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix2x3fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2x3fv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x3fvNV(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix2x3fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2x3fv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x4dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix2x4dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2x4dv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x4fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix2x4fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2x4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x4fvNV(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix2x4fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix2x4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix3dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3dv(location, count, transpose, value);
    }

    public static void glUniformMatrix3fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix3fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3fvARB(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix3fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x2dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix3x2dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3x2dv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x2fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix3x2fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3x2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x2fvNV(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix3x2fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3x2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x4dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix3x4dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3x4dv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x4fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix3x4fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3x4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x4fvNV(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix3x4fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix3x4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix4dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4dv(location, count, transpose, value);
    }

    public static void glUniformMatrix4fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix4fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4fvARB(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix4fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x2dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix4x2dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4x2dv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x2fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix4x2fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4x2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x2fvNV(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix4x2fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4x2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x3dv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
            Guarded.glUniformMatrix4x3dv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4x3dv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x3fv(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix4x3fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4x3fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x3fvNV(int location, int count, boolean transpose, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glUniformMatrix4x3fv(context, location, count, transpose, value);
            return;
        }
        context.glUniformMatrix4x3fv(location, count, transpose, value);
    }

    public static void glUniformSubroutinesuiv(int shadertype, int count, long indices) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glUniformSubroutinesuiv(context, shadertype, count, indices);
                return;
            }
            context.glUniformSubroutinesuiv(shadertype, count, indices);
        } catch (RuntimeException e) {
            context.failed("glUniformSubroutinesuiv", e);
        }
    }

    public static void glUnlockArraysEXT() {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUnlockArraysEXT(context);
                return;
            }
            context.glUnlockArraysEXT();
        } catch (RuntimeException e) {
            context.failed("glUnlockArraysEXT", e);
        }
    }

    public static boolean glUnmapBuffer(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glUnmapBuffer(context, target);
            }
            return context.glUnmapBuffer(target);
        } catch (RuntimeException e) {
            context.failed("glUnmapBuffer", e);
            return false;
        }
    }

    public static boolean glUnmapBufferARB(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glUnmapBuffer(context, target);
            }
            return context.glUnmapBuffer(target);
        } catch (RuntimeException e) {
            context.failed("glUnmapBufferARB", e);
            return false;
        }
    }

    public static boolean glUnmapBufferOES(int target) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glUnmapBuffer(context, target);
            }
            return context.glUnmapBuffer(target);
        } catch (RuntimeException e) {
            context.failed("glUnmapBufferOES", e);
            return false;
        }
    }

    public static boolean glUnmapNamedBuffer(int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                return Guarded.glUnmapNamedBuffer(context, buffer);
            }
            return context.glUnmapNamedBuffer(buffer);
        } catch (RuntimeException e) {
            context.failed("glUnmapNamedBuffer", e);
            return false;
        }
    }

    public static boolean glUnmapNamedBufferEXT(int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                return Guarded.glUnmapNamedBufferEXT(context, buffer);
            }
            return context.glUnmapNamedBufferEXT(buffer);
        } catch (RuntimeException e) {
            context.failed("glUnmapNamedBufferEXT", e);
            return false;
        }
    }

    public static void glUseProgram(int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUseProgram(context, program);
                return;
            }
            context.glUseProgram(program);
        } catch (RuntimeException e) {
            context.failed("glUseProgram", e);
        }
    }

    public static void glUseProgramObjectARB(int programObj) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUseProgram(context, programObj);
                return;
            }
            context.glUseProgram(programObj);
        } catch (RuntimeException e) {
            context.failed("glUseProgramObjectARB", e);
        }
    }

    public static void glUseProgramStages(int pipeline, int stages, int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUseProgramStages(context, pipeline, stages, program);
                return;
            }
            context.glUseProgramStages(pipeline, stages, program);
        } catch (RuntimeException e) {
            context.failed("glUseProgramStages", e);
        }
    }

    public static void glUseProgramStagesEXT(int pipeline, int stages, int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUseProgramStages(context, pipeline, stages, program);
                return;
            }
            context.glUseProgramStages(pipeline, stages, program);
        } catch (RuntimeException e) {
            context.failed("glUseProgramStagesEXT", e);
        }
    }

    public static void glUseShaderProgramEXT(int type, int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glUseShaderProgramEXT(context, type, program);
                return;
            }
            context.glUseShaderProgramEXT(type, program);
        } catch (RuntimeException e) {
            context.failed("glUseShaderProgramEXT", e);
        }
    }

    public static void glValidateProgram(int program) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glValidateProgram(context, program);
                return;
            }
            context.glValidateProgram(program);
        } catch (RuntimeException e) {
            context.failed("glValidateProgram", e);
        }
    }

    public static void glValidateProgramARB(int programObj) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glValidateProgram(context, programObj);
                return;
            }
            context.glValidateProgram(programObj);
        } catch (RuntimeException e) {
            context.failed("glValidateProgramARB", e);
        }
    }

    public static void glValidateProgramPipeline(int pipeline) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glValidateProgramPipeline(context, pipeline);
                return;
            }
            context.glValidateProgramPipeline(pipeline);
        } catch (RuntimeException e) {
            context.failed("glValidateProgramPipeline", e);
        }
    }

    public static void glValidateProgramPipelineEXT(int pipeline) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glValidateProgramPipeline(context, pipeline);
                return;
            }
            context.glValidateProgramPipeline(pipeline);
        } catch (RuntimeException e) {
            context.failed("glValidateProgramPipelineEXT", e);
        }
    }

    public static void glVertex2d(double x, double y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2d(context, x, y);
            return;
        }
        context.glVertex2d(x, y);
    }

    public static void glVertex2dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2dv(context, v);
            return;
        }
        context.glVertex2dv(v);
    }

    public static void glVertex2f(float x, float y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2f(context, x, y);
            return;
        }
        context.glVertex2f(x, y);
    }

    public static void glVertex2fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2fv(context, v);
            return;
        }
        context.glVertex2fv(v);
    }

    public static void glVertex2hNV(short x, short y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2hNV(context, x, y);
            return;
        }
        context.glVertex2hNV(x, y);
    }

    public static void glVertex2hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2hvNV(context, v);
            return;
        }
        context.glVertex2hvNV(v);
    }

    public static void glVertex2i(int x, int y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2i(context, x, y);
            return;
        }
        context.glVertex2i(x, y);
    }

    public static void glVertex2iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2iv(context, v);
            return;
        }
        context.glVertex2iv(v);
    }

    public static void glVertex2s(short x, short y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2s(context, x, y);
            return;
        }
        context.glVertex2s(x, y);
    }

    public static void glVertex2sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex2sv(context, v);
            return;
        }
        context.glVertex2sv(v);
    }

    public static void glVertex3d(double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3d(context, x, y, z);
            return;
        }
        context.glVertex3d(x, y, z);
    }

    public static void glVertex3dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3dv(context, v);
            return;
        }
        context.glVertex3dv(v);
    }

    public static void glVertex3f(float x, float y, float z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3f(context, x, y, z);
            return;
        }
        context.glVertex3f(x, y, z);
    }

    public static void glVertex3fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3fv(context, v);
            return;
        }
        context.glVertex3fv(v);
    }

    public static void glVertex3hNV(short x, short y, short z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3hNV(context, x, y, z);
            return;
        }
        context.glVertex3hNV(x, y, z);
    }

    public static void glVertex3hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3hvNV(context, v);
            return;
        }
        context.glVertex3hvNV(v);
    }

    public static void glVertex3i(int x, int y, int z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3i(context, x, y, z);
            return;
        }
        context.glVertex3i(x, y, z);
    }

    public static void glVertex3iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3iv(context, v);
            return;
        }
        context.glVertex3iv(v);
    }

    public static void glVertex3s(short x, short y, short z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3s(context, x, y, z);
            return;
        }
        context.glVertex3s(x, y, z);
    }

    public static void glVertex3sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex3sv(context, v);
            return;
        }
        context.glVertex3sv(v);
    }

    public static void glVertex4d(double x, double y, double z, double w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4d(context, x, y, z, w);
            return;
        }
        context.glVertex4d(x, y, z, w);
    }

    public static void glVertex4dv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4dv(context, v);
            return;
        }
        context.glVertex4dv(v);
    }

    public static void glVertex4f(float x, float y, float z, float w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4f(context, x, y, z, w);
            return;
        }
        context.glVertex4f(x, y, z, w);
    }

    public static void glVertex4fv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4fv(context, v);
            return;
        }
        context.glVertex4fv(v);
    }

    public static void glVertex4hNV(short x, short y, short z, short w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4hNV(context, x, y, z, w);
            return;
        }
        context.glVertex4hNV(x, y, z, w);
    }

    public static void glVertex4hvNV(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4hvNV(context, v);
            return;
        }
        context.glVertex4hvNV(v);
    }

    public static void glVertex4i(int x, int y, int z, int w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4i(context, x, y, z, w);
            return;
        }
        context.glVertex4i(x, y, z, w);
    }

    public static void glVertex4iv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4iv(context, v);
            return;
        }
        context.glVertex4iv(v);
    }

    public static void glVertex4s(short x, short y, short z, short w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4s(context, x, y, z, w);
            return;
        }
        context.glVertex4s(x, y, z, w);
    }

    public static void glVertex4sv(long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertex4sv(context, v);
            return;
        }
        context.glVertex4sv(v);
    }

    public static void glVertexArrayAttribBinding(int vaobj, int attribindex, int bindingindex) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexArrayAttribBinding(context, vaobj, attribindex, bindingindex);
                return;
            }
            context.glVertexArrayAttribBinding(vaobj, attribindex, bindingindex);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayAttribBinding", e);
        }
    }

    public static void glVertexArrayAttribFormat(int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexArrayAttribFormat(context, vaobj, attribindex, size, type, normalized, relativeoffset);
                return;
            }
            context.glVertexArrayAttribFormat(vaobj, attribindex, size, type, normalized, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayAttribFormat", e);
        }
    }

    public static void glVertexArrayAttribIFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexArrayAttribIFormat(context, vaobj, attribindex, size, type, relativeoffset);
                return;
            }
            context.glVertexArrayAttribIFormat(vaobj, attribindex, size, type, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayAttribIFormat", e);
        }
    }

    public static void glVertexArrayAttribLFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexArrayAttribLFormat(context, vaobj, attribindex, size, type, relativeoffset);
                return;
            }
            context.glVertexArrayAttribLFormat(vaobj, attribindex, size, type, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayAttribLFormat", e);
        }
    }

    public static void glVertexArrayBindVertexBufferEXT(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayBindVertexBufferEXT(context, vaobj, bindingindex, buffer, offset, stride);
                return;
            }
            context.glVertexArrayBindVertexBufferEXT(vaobj, bindingindex, buffer, offset, stride);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayBindVertexBufferEXT", e);
        }
    }

    public static void glVertexArrayBindingDivisor(int vaobj, int bindingindex, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexArrayBindingDivisor(context, vaobj, bindingindex, divisor);
                return;
            }
            context.glVertexArrayBindingDivisor(vaobj, bindingindex, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayBindingDivisor", e);
        }
    }

    public static void glVertexArrayColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayColorOffsetEXT(context, vaobj, buffer, size, type, stride, offset);
                return;
            }
            context.glVertexArrayColorOffsetEXT(vaobj, buffer, size, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayColorOffsetEXT", e);
        }
    }

    public static void glVertexArrayEdgeFlagOffsetEXT(int vaobj, int buffer, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayEdgeFlagOffsetEXT(context, vaobj, buffer, stride, offset);
                return;
            }
            context.glVertexArrayEdgeFlagOffsetEXT(vaobj, buffer, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayEdgeFlagOffsetEXT", e);
        }
    }

    public static void glVertexArrayElementBuffer(int vaobj, int buffer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexArrayElementBuffer(context, vaobj, buffer);
                return;
            }
            context.glVertexArrayElementBuffer(vaobj, buffer);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayElementBuffer", e);
        }
    }

    public static void glVertexArrayFogCoordOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayFogCoordOffsetEXT(context, vaobj, buffer, type, stride, offset);
                return;
            }
            context.glVertexArrayFogCoordOffsetEXT(vaobj, buffer, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayFogCoordOffsetEXT", e);
        }
    }

    public static void glVertexArrayIndexOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayIndexOffsetEXT(context, vaobj, buffer, type, stride, offset);
                return;
            }
            context.glVertexArrayIndexOffsetEXT(vaobj, buffer, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayIndexOffsetEXT", e);
        }
    }

    public static void glVertexArrayMultiTexCoordOffsetEXT(int vaobj, int buffer, int texunit, int size, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayMultiTexCoordOffsetEXT(context, vaobj, buffer, texunit, size, type, stride, offset);
                return;
            }
            context.glVertexArrayMultiTexCoordOffsetEXT(vaobj, buffer, texunit, size, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayMultiTexCoordOffsetEXT", e);
        }
    }

    public static void glVertexArrayNormalOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayNormalOffsetEXT(context, vaobj, buffer, type, stride, offset);
                return;
            }
            context.glVertexArrayNormalOffsetEXT(vaobj, buffer, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayNormalOffsetEXT", e);
        }
    }

    public static void glVertexArraySecondaryColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArraySecondaryColorOffsetEXT(context, vaobj, buffer, size, type, stride, offset);
                return;
            }
            context.glVertexArraySecondaryColorOffsetEXT(vaobj, buffer, size, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArraySecondaryColorOffsetEXT", e);
        }
    }

    public static void glVertexArrayTexCoordOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayTexCoordOffsetEXT(context, vaobj, buffer, size, type, stride, offset);
                return;
            }
            context.glVertexArrayTexCoordOffsetEXT(vaobj, buffer, size, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayTexCoordOffsetEXT", e);
        }
    }

    public static void glVertexArrayVertexAttribBindingEXT(int vaobj, int attribindex, int bindingindex) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexAttribBindingEXT(context, vaobj, attribindex, bindingindex);
                return;
            }
            context.glVertexArrayVertexAttribBindingEXT(vaobj, attribindex, bindingindex);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexAttribBindingEXT", e);
        }
    }

    public static void glVertexArrayVertexAttribDivisorEXT(int vaobj, int index, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexAttribDivisorEXT(context, vaobj, index, divisor);
                return;
            }
            context.glVertexArrayVertexAttribDivisorEXT(vaobj, index, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexAttribDivisorEXT", e);
        }
    }

    public static void glVertexArrayVertexAttribFormatEXT(int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexAttribFormatEXT(context, vaobj, attribindex, size, type, normalized, relativeoffset);
                return;
            }
            context.glVertexArrayVertexAttribFormatEXT(vaobj, attribindex, size, type, normalized, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexAttribFormatEXT", e);
        }
    }

    public static void glVertexArrayVertexAttribIFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexAttribIFormatEXT(context, vaobj, attribindex, size, type, relativeoffset);
                return;
            }
            context.glVertexArrayVertexAttribIFormatEXT(vaobj, attribindex, size, type, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexAttribIFormatEXT", e);
        }
    }

    public static void glVertexArrayVertexAttribIOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexAttribIOffsetEXT(context, vaobj, buffer, index, size, type, stride, offset);
                return;
            }
            context.glVertexArrayVertexAttribIOffsetEXT(vaobj, buffer, index, size, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexAttribIOffsetEXT", e);
        }
    }

    public static void glVertexArrayVertexAttribLFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexAttribLFormatEXT(context, vaobj, attribindex, size, type, relativeoffset);
                return;
            }
            context.glVertexArrayVertexAttribLFormatEXT(vaobj, attribindex, size, type, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexAttribLFormatEXT", e);
        }
    }

    public static void glVertexArrayVertexAttribLOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexAttribLOffsetEXT(context, vaobj, buffer, index, size, type, stride, offset);
                return;
            }
            context.glVertexArrayVertexAttribLOffsetEXT(vaobj, buffer, index, size, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexAttribLOffsetEXT", e);
        }
    }

    public static void glVertexArrayVertexAttribOffsetEXT(int vaobj, int buffer, int index, int size, int type, boolean normalized, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexAttribOffsetEXT(context, vaobj, buffer, index, size, type, normalized, stride, offset);
                return;
            }
            context.glVertexArrayVertexAttribOffsetEXT(vaobj, buffer, index, size, type, normalized, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexAttribOffsetEXT", e);
        }
    }

    public static void glVertexArrayVertexBindingDivisorEXT(int vaobj, int bindingindex, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexBindingDivisorEXT(context, vaobj, bindingindex, divisor);
                return;
            }
            context.glVertexArrayVertexBindingDivisorEXT(vaobj, bindingindex, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexBindingDivisorEXT", e);
        }
    }

    public static void glVertexArrayVertexBuffer(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexArrayVertexBuffer(context, vaobj, bindingindex, buffer, offset, stride);
                return;
            }
            context.glVertexArrayVertexBuffer(vaobj, bindingindex, buffer, offset, stride);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexBuffer", e);
        }
    }

    public static void glVertexArrayVertexBuffers(int vaobj, int first, int count, long buffers, long offsets, long strides) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexArrayVertexBuffers(context, vaobj, first, count, buffers, offsets, strides);
                return;
            }
            context.glVertexArrayVertexBuffers(vaobj, first, count, buffers, offsets, strides);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexBuffers", e);
        }
    }

    public static void glVertexArrayVertexOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexArrayVertexOffsetEXT(context, vaobj, buffer, size, type, stride, offset);
                return;
            }
            context.glVertexArrayVertexOffsetEXT(vaobj, buffer, size, type, stride, offset);
        } catch (RuntimeException e) {
            context.failed("glVertexArrayVertexOffsetEXT", e);
        }
    }

    public static void glVertexAttrib1d(int index, double x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1d(context, index, x);
            return;
        }
        context.glVertexAttrib1d(index, x);
    }

    public static void glVertexAttrib1dARB(int index, double x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1d(context, index, x);
            return;
        }
        context.glVertexAttrib1d(index, x);
    }

    public static void glVertexAttrib1dv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1dv(context, index, v);
            return;
        }
        context.glVertexAttrib1dv(index, v);
    }

    public static void glVertexAttrib1dvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1dv(context, index, v);
            return;
        }
        context.glVertexAttrib1dv(index, v);
    }

    public static void glVertexAttrib1f(int index, float x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1f(context, index, x);
            return;
        }
        context.glVertexAttrib1f(index, x);
    }

    public static void glVertexAttrib1fARB(int index, float x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1f(context, index, x);
            return;
        }
        context.glVertexAttrib1f(index, x);
    }

    public static void glVertexAttrib1fv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1fv(context, index, v);
            return;
        }
        context.glVertexAttrib1fv(index, v);
    }

    public static void glVertexAttrib1fvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1fv(context, index, v);
            return;
        }
        context.glVertexAttrib1fv(index, v);
    }

    public static void glVertexAttrib1hNV(int index, short x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1hNV(context, index, x);
            return;
        }
        context.glVertexAttrib1hNV(index, x);
    }

    public static void glVertexAttrib1hvNV(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1hvNV(context, index, v);
            return;
        }
        context.glVertexAttrib1hvNV(index, v);
    }

    public static void glVertexAttrib1s(int index, short x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1s(context, index, x);
            return;
        }
        context.glVertexAttrib1s(index, x);
    }

    public static void glVertexAttrib1sARB(int index, short x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1s(context, index, x);
            return;
        }
        context.glVertexAttrib1s(index, x);
    }

    public static void glVertexAttrib1sv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1sv(context, index, v);
            return;
        }
        context.glVertexAttrib1sv(index, v);
    }

    public static void glVertexAttrib1svARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib1sv(context, index, v);
            return;
        }
        context.glVertexAttrib1sv(index, v);
    }

    public static void glVertexAttrib2d(int index, double x, double y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2d(context, index, x, y);
            return;
        }
        context.glVertexAttrib2d(index, x, y);
    }

    public static void glVertexAttrib2dARB(int index, double x, double y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2d(context, index, x, y);
            return;
        }
        context.glVertexAttrib2d(index, x, y);
    }

    public static void glVertexAttrib2dv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2dv(context, index, v);
            return;
        }
        context.glVertexAttrib2dv(index, v);
    }

    public static void glVertexAttrib2dvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2dv(context, index, v);
            return;
        }
        context.glVertexAttrib2dv(index, v);
    }

    public static void glVertexAttrib2f(int index, float x, float y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2f(context, index, x, y);
            return;
        }
        context.glVertexAttrib2f(index, x, y);
    }

    public static void glVertexAttrib2fARB(int index, float x, float y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2f(context, index, x, y);
            return;
        }
        context.glVertexAttrib2f(index, x, y);
    }

    public static void glVertexAttrib2fv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2fv(context, index, v);
            return;
        }
        context.glVertexAttrib2fv(index, v);
    }

    public static void glVertexAttrib2fvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2fv(context, index, v);
            return;
        }
        context.glVertexAttrib2fv(index, v);
    }

    public static void glVertexAttrib2hNV(int index, short x, short y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2hNV(context, index, x, y);
            return;
        }
        context.glVertexAttrib2hNV(index, x, y);
    }

    public static void glVertexAttrib2hvNV(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2hvNV(context, index, v);
            return;
        }
        context.glVertexAttrib2hvNV(index, v);
    }

    public static void glVertexAttrib2s(int index, short x, short y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2s(context, index, x, y);
            return;
        }
        context.glVertexAttrib2s(index, x, y);
    }

    public static void glVertexAttrib2sARB(int index, short x, short y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2s(context, index, x, y);
            return;
        }
        context.glVertexAttrib2s(index, x, y);
    }

    public static void glVertexAttrib2sv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2sv(context, index, v);
            return;
        }
        context.glVertexAttrib2sv(index, v);
    }

    public static void glVertexAttrib2svARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib2sv(context, index, v);
            return;
        }
        context.glVertexAttrib2sv(index, v);
    }

    public static void glVertexAttrib3d(int index, double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3d(context, index, x, y, z);
            return;
        }
        context.glVertexAttrib3d(index, x, y, z);
    }

    public static void glVertexAttrib3dARB(int index, double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3d(context, index, x, y, z);
            return;
        }
        context.glVertexAttrib3d(index, x, y, z);
    }

    public static void glVertexAttrib3dv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3dv(context, index, v);
            return;
        }
        context.glVertexAttrib3dv(index, v);
    }

    public static void glVertexAttrib3dvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3dv(context, index, v);
            return;
        }
        context.glVertexAttrib3dv(index, v);
    }

    public static void glVertexAttrib3f(int index, float x, float y, float z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3f(context, index, x, y, z);
            return;
        }
        context.glVertexAttrib3f(index, x, y, z);
    }

    public static void glVertexAttrib3fARB(int index, float x, float y, float z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3f(context, index, x, y, z);
            return;
        }
        context.glVertexAttrib3f(index, x, y, z);
    }

    public static void glVertexAttrib3fv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3fv(context, index, v);
            return;
        }
        context.glVertexAttrib3fv(index, v);
    }

    public static void glVertexAttrib3fvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3fv(context, index, v);
            return;
        }
        context.glVertexAttrib3fv(index, v);
    }

    public static void glVertexAttrib3hNV(int index, short x, short y, short z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3hNV(context, index, x, y, z);
            return;
        }
        context.glVertexAttrib3hNV(index, x, y, z);
    }

    public static void glVertexAttrib3hvNV(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3hvNV(context, index, v);
            return;
        }
        context.glVertexAttrib3hvNV(index, v);
    }

    public static void glVertexAttrib3s(int index, short x, short y, short z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3s(context, index, x, y, z);
            return;
        }
        context.glVertexAttrib3s(index, x, y, z);
    }

    public static void glVertexAttrib3sARB(int index, short x, short y, short z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3s(context, index, x, y, z);
            return;
        }
        context.glVertexAttrib3s(index, x, y, z);
    }

    public static void glVertexAttrib3sv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3sv(context, index, v);
            return;
        }
        context.glVertexAttrib3sv(index, v);
    }

    public static void glVertexAttrib3svARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib3sv(context, index, v);
            return;
        }
        context.glVertexAttrib3sv(index, v);
    }

    public static void glVertexAttrib4Nbv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nbv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nbv(index, v);
    }

    public static void glVertexAttrib4NbvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nbv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nbv(index, v);
    }

    public static void glVertexAttrib4Niv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Niv(context, index, v);
            return;
        }
        context.glVertexAttrib4Niv(index, v);
    }

    public static void glVertexAttrib4NivARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Niv(context, index, v);
            return;
        }
        context.glVertexAttrib4Niv(index, v);
    }

    public static void glVertexAttrib4Nsv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nsv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nsv(index, v);
    }

    public static void glVertexAttrib4NsvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nsv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nsv(index, v);
    }

    public static void glVertexAttrib4Nub(int index, byte x, byte y, byte z, byte w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nub(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4Nub(index, x, y, z, w);
    }

    public static void glVertexAttrib4NubARB(int index, byte x, byte y, byte z, byte w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nub(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4Nub(index, x, y, z, w);
    }

    public static void glVertexAttrib4Nubv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nubv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nubv(index, v);
    }

    public static void glVertexAttrib4NubvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nubv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nubv(index, v);
    }

    public static void glVertexAttrib4Nuiv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nuiv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nuiv(index, v);
    }

    public static void glVertexAttrib4NuivARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nuiv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nuiv(index, v);
    }

    public static void glVertexAttrib4Nusv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nusv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nusv(index, v);
    }

    public static void glVertexAttrib4NusvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4Nusv(context, index, v);
            return;
        }
        context.glVertexAttrib4Nusv(index, v);
    }

    public static void glVertexAttrib4bv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4bv(context, index, v);
            return;
        }
        context.glVertexAttrib4bv(index, v);
    }

    public static void glVertexAttrib4bvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4bv(context, index, v);
            return;
        }
        context.glVertexAttrib4bv(index, v);
    }

    public static void glVertexAttrib4d(int index, double x, double y, double z, double w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4d(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4d(index, x, y, z, w);
    }

    public static void glVertexAttrib4dARB(int index, double x, double y, double z, double w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4d(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4d(index, x, y, z, w);
    }

    public static void glVertexAttrib4dv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4dv(context, index, v);
            return;
        }
        context.glVertexAttrib4dv(index, v);
    }

    public static void glVertexAttrib4dvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4dv(context, index, v);
            return;
        }
        context.glVertexAttrib4dv(index, v);
    }

    public static void glVertexAttrib4f(int index, float x, float y, float z, float w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4f(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4f(index, x, y, z, w);
    }

    public static void glVertexAttrib4fARB(int index, float x, float y, float z, float w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4f(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4f(index, x, y, z, w);
    }

    public static void glVertexAttrib4fv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4fv(context, index, v);
            return;
        }
        context.glVertexAttrib4fv(index, v);
    }

    public static void glVertexAttrib4fvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4fv(context, index, v);
            return;
        }
        context.glVertexAttrib4fv(index, v);
    }

    public static void glVertexAttrib4hNV(int index, short x, short y, short z, short w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4hNV(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4hNV(index, x, y, z, w);
    }

    public static void glVertexAttrib4hvNV(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4hvNV(context, index, v);
            return;
        }
        context.glVertexAttrib4hvNV(index, v);
    }

    public static void glVertexAttrib4iv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4iv(context, index, v);
            return;
        }
        context.glVertexAttrib4iv(index, v);
    }

    public static void glVertexAttrib4ivARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4iv(context, index, v);
            return;
        }
        context.glVertexAttrib4iv(index, v);
    }

    public static void glVertexAttrib4s(int index, short x, short y, short z, short w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4s(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4s(index, x, y, z, w);
    }

    public static void glVertexAttrib4sARB(int index, short x, short y, short z, short w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4s(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttrib4s(index, x, y, z, w);
    }

    public static void glVertexAttrib4sv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4sv(context, index, v);
            return;
        }
        context.glVertexAttrib4sv(index, v);
    }

    public static void glVertexAttrib4svARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4sv(context, index, v);
            return;
        }
        context.glVertexAttrib4sv(index, v);
    }

    public static void glVertexAttrib4ubv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4ubv(context, index, v);
            return;
        }
        context.glVertexAttrib4ubv(index, v);
    }

    public static void glVertexAttrib4ubvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4ubv(context, index, v);
            return;
        }
        context.glVertexAttrib4ubv(index, v);
    }

    public static void glVertexAttrib4uiv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4uiv(context, index, v);
            return;
        }
        context.glVertexAttrib4uiv(index, v);
    }

    public static void glVertexAttrib4uivARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4uiv(context, index, v);
            return;
        }
        context.glVertexAttrib4uiv(index, v);
    }

    public static void glVertexAttrib4usv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4usv(context, index, v);
            return;
        }
        context.glVertexAttrib4usv(index, v);
    }

    public static void glVertexAttrib4usvARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttrib4usv(context, index, v);
            return;
        }
        context.glVertexAttrib4usv(index, v);
    }

    public static void glVertexAttribBinding(int attribindex, int bindingindex) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribBinding(context, attribindex, bindingindex);
                return;
            }
            context.glVertexAttribBinding(attribindex, bindingindex);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribBinding", e);
        }
    }

    public static void glVertexAttribDivisor(int index, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribDivisor(context, index, divisor);
                return;
            }
            context.glVertexAttribDivisor(index, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribDivisor", e);
        }
    }

    public static void glVertexAttribDivisorANGLE(int index, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribDivisor(context, index, divisor);
                return;
            }
            context.glVertexAttribDivisor(index, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribDivisorANGLE", e);
        }
    }

    public static void glVertexAttribDivisorARB(int index, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribDivisor(context, index, divisor);
                return;
            }
            context.glVertexAttribDivisor(index, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribDivisorARB", e);
        }
    }

    public static void glVertexAttribDivisorEXT(int index, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribDivisor(context, index, divisor);
                return;
            }
            context.glVertexAttribDivisor(index, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribDivisorEXT", e);
        }
    }

    public static void glVertexAttribDivisorNV(int index, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribDivisor(context, index, divisor);
                return;
            }
            context.glVertexAttribDivisor(index, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribDivisorNV", e);
        }
    }

    public static void glVertexAttribFormat(int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribFormat(context, attribindex, size, type, normalized, relativeoffset);
                return;
            }
            context.glVertexAttribFormat(attribindex, size, type, normalized, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribFormat", e);
        }
    }

    public static void glVertexAttribI1i(int index, int x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI1i(context, index, x);
            return;
        }
        context.glVertexAttribI1i(index, x);
    }

    public static void glVertexAttribI1iEXT(int index, int x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI1i(context, index, x);
            return;
        }
        context.glVertexAttribI1i(index, x);
    }

    public static void glVertexAttribI1iv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI1iv(context, index, v);
            return;
        }
        context.glVertexAttribI1iv(index, v);
    }

    public static void glVertexAttribI1ivEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI1iv(context, index, v);
            return;
        }
        context.glVertexAttribI1iv(index, v);
    }

    public static void glVertexAttribI1ui(int index, int x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI1ui(context, index, x);
            return;
        }
        context.glVertexAttribI1ui(index, x);
    }

    public static void glVertexAttribI1uiEXT(int index, int x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI1ui(context, index, x);
            return;
        }
        context.glVertexAttribI1ui(index, x);
    }

    public static void glVertexAttribI1uiv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI1uiv(context, index, v);
            return;
        }
        context.glVertexAttribI1uiv(index, v);
    }

    public static void glVertexAttribI1uivEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI1uiv(context, index, v);
            return;
        }
        context.glVertexAttribI1uiv(index, v);
    }

    public static void glVertexAttribI2i(int index, int x, int y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI2i(context, index, x, y);
            return;
        }
        context.glVertexAttribI2i(index, x, y);
    }

    public static void glVertexAttribI2iEXT(int index, int x, int y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI2i(context, index, x, y);
            return;
        }
        context.glVertexAttribI2i(index, x, y);
    }

    public static void glVertexAttribI2iv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI2iv(context, index, v);
            return;
        }
        context.glVertexAttribI2iv(index, v);
    }

    public static void glVertexAttribI2ivEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI2iv(context, index, v);
            return;
        }
        context.glVertexAttribI2iv(index, v);
    }

    public static void glVertexAttribI2ui(int index, int x, int y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI2ui(context, index, x, y);
            return;
        }
        context.glVertexAttribI2ui(index, x, y);
    }

    public static void glVertexAttribI2uiEXT(int index, int x, int y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI2ui(context, index, x, y);
            return;
        }
        context.glVertexAttribI2ui(index, x, y);
    }

    public static void glVertexAttribI2uiv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI2uiv(context, index, v);
            return;
        }
        context.glVertexAttribI2uiv(index, v);
    }

    public static void glVertexAttribI2uivEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI2uiv(context, index, v);
            return;
        }
        context.glVertexAttribI2uiv(index, v);
    }

    public static void glVertexAttribI3i(int index, int x, int y, int z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI3i(context, index, x, y, z);
            return;
        }
        context.glVertexAttribI3i(index, x, y, z);
    }

    public static void glVertexAttribI3iEXT(int index, int x, int y, int z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI3i(context, index, x, y, z);
            return;
        }
        context.glVertexAttribI3i(index, x, y, z);
    }

    public static void glVertexAttribI3iv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI3iv(context, index, v);
            return;
        }
        context.glVertexAttribI3iv(index, v);
    }

    public static void glVertexAttribI3ivEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI3iv(context, index, v);
            return;
        }
        context.glVertexAttribI3iv(index, v);
    }

    public static void glVertexAttribI3ui(int index, int x, int y, int z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI3ui(context, index, x, y, z);
            return;
        }
        context.glVertexAttribI3ui(index, x, y, z);
    }

    public static void glVertexAttribI3uiEXT(int index, int x, int y, int z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI3ui(context, index, x, y, z);
            return;
        }
        context.glVertexAttribI3ui(index, x, y, z);
    }

    public static void glVertexAttribI3uiv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI3uiv(context, index, v);
            return;
        }
        context.glVertexAttribI3uiv(index, v);
    }

    public static void glVertexAttribI3uivEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI3uiv(context, index, v);
            return;
        }
        context.glVertexAttribI3uiv(index, v);
    }

    public static void glVertexAttribI4bv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4bv(context, index, v);
            return;
        }
        context.glVertexAttribI4bv(index, v);
    }

    public static void glVertexAttribI4bvEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4bv(context, index, v);
            return;
        }
        context.glVertexAttribI4bv(index, v);
    }

    public static void glVertexAttribI4i(int index, int x, int y, int z, int w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4i(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttribI4i(index, x, y, z, w);
    }

    public static void glVertexAttribI4iEXT(int index, int x, int y, int z, int w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4i(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttribI4i(index, x, y, z, w);
    }

    public static void glVertexAttribI4iv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4iv(context, index, v);
            return;
        }
        context.glVertexAttribI4iv(index, v);
    }

    public static void glVertexAttribI4ivEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4iv(context, index, v);
            return;
        }
        context.glVertexAttribI4iv(index, v);
    }

    public static void glVertexAttribI4sv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4sv(context, index, v);
            return;
        }
        context.glVertexAttribI4sv(index, v);
    }

    public static void glVertexAttribI4svEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4sv(context, index, v);
            return;
        }
        context.glVertexAttribI4sv(index, v);
    }

    public static void glVertexAttribI4ubv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4ubv(context, index, v);
            return;
        }
        context.glVertexAttribI4ubv(index, v);
    }

    public static void glVertexAttribI4ubvEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4ubv(context, index, v);
            return;
        }
        context.glVertexAttribI4ubv(index, v);
    }

    public static void glVertexAttribI4ui(int index, int x, int y, int z, int w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4ui(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttribI4ui(index, x, y, z, w);
    }

    public static void glVertexAttribI4uiEXT(int index, int x, int y, int z, int w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4ui(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttribI4ui(index, x, y, z, w);
    }

    public static void glVertexAttribI4uiv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4uiv(context, index, v);
            return;
        }
        context.glVertexAttribI4uiv(index, v);
    }

    public static void glVertexAttribI4uivEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4uiv(context, index, v);
            return;
        }
        context.glVertexAttribI4uiv(index, v);
    }

    public static void glVertexAttribI4usv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4usv(context, index, v);
            return;
        }
        context.glVertexAttribI4usv(index, v);
    }

    public static void glVertexAttribI4usvEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribI4usv(context, index, v);
            return;
        }
        context.glVertexAttribI4usv(index, v);
    }

    public static void glVertexAttribIFormat(int attribindex, int size, int type, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribIFormat(context, attribindex, size, type, relativeoffset);
                return;
            }
            context.glVertexAttribIFormat(attribindex, size, type, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribIFormat", e);
        }
    }

    public static void glVertexAttribIPointer(int index, int size, int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glVertexAttribIPointer(context, index, size, type, stride, pointer);
            return;
        }
        context.glVertexAttribIPointer(index, size, type, stride, pointer);
    }

    public static void glVertexAttribIPointerEXT(int index, int size, int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glVertexAttribIPointer(context, index, size, type, stride, pointer);
            return;
        }
        context.glVertexAttribIPointer(index, size, type, stride, pointer);
    }

    public static void glVertexAttribL1d(int index, double x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL1d(context, index, x);
            return;
        }
        context.glVertexAttribL1d(index, x);
    }

    public static void glVertexAttribL1dEXT(int index, double x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL1d(context, index, x);
            return;
        }
        context.glVertexAttribL1d(index, x);
    }

    public static void glVertexAttribL1dv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL1dv(context, index, v);
            return;
        }
        context.glVertexAttribL1dv(index, v);
    }

    public static void glVertexAttribL1dvEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL1dv(context, index, v);
            return;
        }
        context.glVertexAttribL1dv(index, v);
    }

    public static void glVertexAttribL1ui64ARB(int index, long x) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL1ui64ARB(context, index, x);
            return;
        }
        context.glVertexAttribL1ui64ARB(index, x);
    }

    public static void glVertexAttribL1ui64vARB(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL1ui64vARB(context, index, v);
            return;
        }
        context.glVertexAttribL1ui64vARB(index, v);
    }

    public static void glVertexAttribL2d(int index, double x, double y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL2d(context, index, x, y);
            return;
        }
        context.glVertexAttribL2d(index, x, y);
    }

    public static void glVertexAttribL2dEXT(int index, double x, double y) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL2d(context, index, x, y);
            return;
        }
        context.glVertexAttribL2d(index, x, y);
    }

    public static void glVertexAttribL2dv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL2dv(context, index, v);
            return;
        }
        context.glVertexAttribL2dv(index, v);
    }

    public static void glVertexAttribL2dvEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL2dv(context, index, v);
            return;
        }
        context.glVertexAttribL2dv(index, v);
    }

    public static void glVertexAttribL3d(int index, double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL3d(context, index, x, y, z);
            return;
        }
        context.glVertexAttribL3d(index, x, y, z);
    }

    public static void glVertexAttribL3dEXT(int index, double x, double y, double z) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL3d(context, index, x, y, z);
            return;
        }
        context.glVertexAttribL3d(index, x, y, z);
    }

    public static void glVertexAttribL3dv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL3dv(context, index, v);
            return;
        }
        context.glVertexAttribL3dv(index, v);
    }

    public static void glVertexAttribL3dvEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL3dv(context, index, v);
            return;
        }
        context.glVertexAttribL3dv(index, v);
    }

    public static void glVertexAttribL4d(int index, double x, double y, double z, double w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL4d(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttribL4d(index, x, y, z, w);
    }

    public static void glVertexAttribL4dEXT(int index, double x, double y, double z, double w) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL4d(context, index, x, y, z, w);
            return;
        }
        context.glVertexAttribL4d(index, x, y, z, w);
    }

    public static void glVertexAttribL4dv(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL4dv(context, index, v);
            return;
        }
        context.glVertexAttribL4dv(index, v);
    }

    public static void glVertexAttribL4dvEXT(int index, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribL4dv(context, index, v);
            return;
        }
        context.glVertexAttribL4dv(index, v);
    }

    public static void glVertexAttribLFormat(int attribindex, int size, int type, int relativeoffset) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexAttribLFormat(context, attribindex, size, type, relativeoffset);
                return;
            }
            context.glVertexAttribLFormat(attribindex, size, type, relativeoffset);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribLFormat", e);
        }
    }

    public static void glVertexAttribLPointer(int index, int size, int type, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glVertexAttribLPointer(context, index, size, type, stride, pointer);
                return;
            }
            context.glVertexAttribLPointer(index, size, type, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribLPointer", e);
        }
    }

    public static void glVertexAttribLPointerEXT(int index, int size, int type, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexAttribLPointer(context, index, size, type, stride, pointer);
                return;
            }
            context.glVertexAttribLPointer(index, size, type, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glVertexAttribLPointerEXT", e);
        }
    }

    public static void glVertexAttribP1ui(int index, int type, boolean normalized, int value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribP1ui(context, index, type, normalized, value);
            return;
        }
        context.glVertexAttribP1ui(index, type, normalized, value);
    }

    public static void glVertexAttribP1uiv(int index, int type, boolean normalized, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribP1uiv(context, index, type, normalized, value);
            return;
        }
        context.glVertexAttribP1uiv(index, type, normalized, value);
    }

    public static void glVertexAttribP2ui(int index, int type, boolean normalized, int value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribP2ui(context, index, type, normalized, value);
            return;
        }
        context.glVertexAttribP2ui(index, type, normalized, value);
    }

    public static void glVertexAttribP2uiv(int index, int type, boolean normalized, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribP2uiv(context, index, type, normalized, value);
            return;
        }
        context.glVertexAttribP2uiv(index, type, normalized, value);
    }

    public static void glVertexAttribP3ui(int index, int type, boolean normalized, int value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribP3ui(context, index, type, normalized, value);
            return;
        }
        context.glVertexAttribP3ui(index, type, normalized, value);
    }

    public static void glVertexAttribP3uiv(int index, int type, boolean normalized, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribP3uiv(context, index, type, normalized, value);
            return;
        }
        context.glVertexAttribP3uiv(index, type, normalized, value);
    }

    public static void glVertexAttribP4ui(int index, int type, boolean normalized, int value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribP4ui(context, index, type, normalized, value);
            return;
        }
        context.glVertexAttribP4ui(index, type, normalized, value);
    }

    public static void glVertexAttribP4uiv(int index, int type, boolean normalized, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribP4uiv(context, index, type, normalized, value);
            return;
        }
        context.glVertexAttribP4uiv(index, type, normalized, value);
    }

    public static void glVertexAttribPointer(int index, int size, int type, boolean normalized, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glVertexAttribPointer(context, index, size, type, normalized, stride, pointer);
            return;
        }
        context.glVertexAttribPointer(index, size, type, normalized, stride, pointer);
    }

    public static void glVertexAttribPointerARB(int index, int size, int type, boolean normalized, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glVertexAttribPointer(context, index, size, type, normalized, stride, pointer);
            return;
        }
        context.glVertexAttribPointer(index, size, type, normalized, stride, pointer);
    }

    public static void glVertexAttribs1hvNV(int index, int n, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribs1hvNV(context, index, n, v);
            return;
        }
        context.glVertexAttribs1hvNV(index, n, v);
    }

    public static void glVertexAttribs2hvNV(int index, int n, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribs2hvNV(context, index, n, v);
            return;
        }
        context.glVertexAttribs2hvNV(index, n, v);
    }

    public static void glVertexAttribs3hvNV(int index, int n, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribs3hvNV(context, index, n, v);
            return;
        }
        context.glVertexAttribs3hvNV(index, n, v);
    }

    public static void glVertexAttribs4hvNV(int index, int n, long v) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN)) != 0) {
            Guarded.glVertexAttribs4hvNV(context, index, n, v);
            return;
        }
        context.glVertexAttribs4hvNV(index, n, v);
    }

    public static void glVertexBindingDivisor(int bindingindex, int divisor) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexBindingDivisor(context, bindingindex, divisor);
                return;
            }
            context.glVertexBindingDivisor(bindingindex, divisor);
        } catch (RuntimeException e) {
            context.failed("glVertexBindingDivisor", e);
        }
    }

    public static void glVertexBlendARB(int count) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexBlendARB(context, count);
                return;
            }
            context.glVertexBlendARB(count);
        } catch (RuntimeException e) {
            context.failed("glVertexBlendARB", e);
        }
    }

    public static void glVertexP2ui(int type, int value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertexP2ui(context, type, value);
            return;
        }
        context.glVertexP2ui(type, value);
    }

    public static void glVertexP2uiv(int type, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertexP2uiv(context, type, value);
            return;
        }
        context.glVertexP2uiv(type, value);
    }

    public static void glVertexP3ui(int type, int value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertexP3ui(context, type, value);
            return;
        }
        context.glVertexP3ui(type, value);
    }

    public static void glVertexP3uiv(int type, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertexP3uiv(context, type, value);
            return;
        }
        context.glVertexP3uiv(type, value);
    }

    public static void glVertexP4ui(int type, int value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertexP4ui(context, type, value);
            return;
        }
        context.glVertexP4ui(type, value);
    }

    public static void glVertexP4uiv(int type, long value) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertexP4uiv(context, type, value);
            return;
        }
        context.glVertexP4uiv(type, value);
    }

    public static void glVertexPointer(int size, int type, int stride, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertexPointer(context, size, type, stride, pointer);
            return;
        }
        context.glVertexPointer(size, type, stride, pointer);
    }

    public static void glVertexPointerEXT(int size, int type, int stride, int count, long pointer) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES | Guard.BEGIN | Guard.WAITING)) != 0) {
            Guarded.glVertexPointerEXT(context, size, type, stride, count, pointer);
            return;
        }
        context.glVertexPointerEXT(size, type, stride, count, pointer);
    }

    public static void glVertexWeightPointerEXT(int size, int type, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexWeightPointerEXT(context, size, type, stride, pointer);
                return;
            }
            context.glVertexWeightPointerEXT(size, type, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glVertexWeightPointerEXT", e);
        }
    }

    public static void glVertexWeightfEXT(float weight) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexWeightfEXT(context, weight);
                return;
            }
            context.glVertexWeightfEXT(weight);
        } catch (RuntimeException e) {
            context.failed("glVertexWeightfEXT", e);
        }
    }

    public static void glVertexWeightfvEXT(long weight) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexWeightfvEXT(context, weight);
                return;
            }
            context.glVertexWeightfvEXT(weight);
        } catch (RuntimeException e) {
            context.failed("glVertexWeightfvEXT", e);
        }
    }

    public static void glVertexWeighthNV(short weight) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexWeighthNV(context, weight);
                return;
            }
            context.glVertexWeighthNV(weight);
        } catch (RuntimeException e) {
            context.failed("glVertexWeighthNV", e);
        }
    }

    public static void glVertexWeighthvNV(long weight) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glVertexWeighthvNV(context, weight);
                return;
            }
            context.glVertexWeighthvNV(weight);
        } catch (RuntimeException e) {
            context.failed("glVertexWeighthvNV", e);
        }
    }

    public static void glViewport(int x, int y, int width, int height) {
        Context context = Current.get();
        if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
            Guarded.glViewport(context, x, y, width, height);
            return;
        }
        context.glViewport(x, y, width, height);
    }

    public static void glViewportArrayv(int first, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glViewportArrayv(context, first, count, v);
                return;
            }
            context.glViewportArrayv(first, count, v);
        } catch (RuntimeException e) {
            context.failed("glViewportArrayv", e);
        }
    }

    public static void glViewportArrayvOES(int first, int count, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glViewportArrayv(context, first, count, v);
                return;
            }
            context.glViewportArrayv(first, count, v);
        } catch (RuntimeException e) {
            context.failed("glViewportArrayvOES", e);
        }
    }

    public static void glViewportIndexedf(int index, float x, float y, float w, float h) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glViewportIndexedf(context, index, x, y, w, h);
                return;
            }
            context.glViewportIndexedf(index, x, y, w, h);
        } catch (RuntimeException e) {
            context.failed("glViewportIndexedf", e);
        }
    }

    public static void glViewportIndexedfOES(int index, float x, float y, float w, float h) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glViewportIndexedf(context, index, x, y, w, h);
                return;
            }
            context.glViewportIndexedf(index, x, y, w, h);
        } catch (RuntimeException e) {
            context.failed("glViewportIndexedfOES", e);
        }
    }

    public static void glViewportIndexedfv(int index, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32)) != 0) {
                Guarded.glViewportIndexedfv(context, index, v);
                return;
            }
            context.glViewportIndexedfv(index, v);
        } catch (RuntimeException e) {
            context.failed("glViewportIndexedfv", e);
        }
    }

    public static void glViewportIndexedfvOES(int index, long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glViewportIndexedfv(context, index, v);
                return;
            }
            context.glViewportIndexedfv(index, v);
        } catch (RuntimeException e) {
            context.failed("glViewportIndexedfvOES", e);
        }
    }

    public static void glWaitSync(long sync, int flags, long timeout) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWaitSync(context, sync, flags, timeout);
                return;
            }
            context.glWaitSync(sync, flags, timeout);
        } catch (RuntimeException e) {
            context.failed("glWaitSync", e);
        }
    }

    public static void glWeightPointerARB(int size, int type, int stride, long pointer) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightPointerARB(context, size, type, stride, pointer);
                return;
            }
            context.glWeightPointerARB(size, type, stride, pointer);
        } catch (RuntimeException e) {
            context.failed("glWeightPointerARB", e);
        }
    }

    public static void glWeightbvARB(int size, long weights) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightbvARB(context, size, weights);
                return;
            }
            context.glWeightbvARB(size, weights);
        } catch (RuntimeException e) {
            context.failed("glWeightbvARB", e);
        }
    }

    public static void glWeightdvARB(int size, long weights) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightdvARB(context, size, weights);
                return;
            }
            context.glWeightdvARB(size, weights);
        } catch (RuntimeException e) {
            context.failed("glWeightdvARB", e);
        }
    }

    public static void glWeightfvARB(int size, long weights) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightfvARB(context, size, weights);
                return;
            }
            context.glWeightfvARB(size, weights);
        } catch (RuntimeException e) {
            context.failed("glWeightfvARB", e);
        }
    }

    public static void glWeightivARB(int size, long weights) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightivARB(context, size, weights);
                return;
            }
            context.glWeightivARB(size, weights);
        } catch (RuntimeException e) {
            context.failed("glWeightivARB", e);
        }
    }

    public static void glWeightsvARB(int size, long weights) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightsvARB(context, size, weights);
                return;
            }
            context.glWeightsvARB(size, weights);
        } catch (RuntimeException e) {
            context.failed("glWeightsvARB", e);
        }
    }

    public static void glWeightubvARB(int size, long weights) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightubvARB(context, size, weights);
                return;
            }
            context.glWeightubvARB(size, weights);
        } catch (RuntimeException e) {
            context.failed("glWeightubvARB", e);
        }
    }

    public static void glWeightuivARB(int size, long weights) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightuivARB(context, size, weights);
                return;
            }
            context.glWeightuivARB(size, weights);
        } catch (RuntimeException e) {
            context.failed("glWeightuivARB", e);
        }
    }

    public static void glWeightusvARB(int size, long weights) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWeightusvARB(context, size, weights);
                return;
            }
            context.glWeightusvARB(size, weights);
        } catch (RuntimeException e) {
            context.failed("glWeightusvARB", e);
        }
    }

    public static void glWindowPos2d(double x, double y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2d(context, x, y);
                return;
            }
            context.glWindowPos2d(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2d", e);
        }
    }

    public static void glWindowPos2dARB(double x, double y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2d(context, x, y);
                return;
            }
            context.glWindowPos2d(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2dARB", e);
        }
    }

    public static void glWindowPos2dMESA(double x, double y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2d(context, x, y);
                return;
            }
            context.glWindowPos2d(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2dMESA", e);
        }
    }

    public static void glWindowPos2dv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2dv(context, v);
                return;
            }
            context.glWindowPos2dv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2dv", e);
        }
    }

    public static void glWindowPos2dvARB(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2dv(context, v);
                return;
            }
            context.glWindowPos2dv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2dvARB", e);
        }
    }

    public static void glWindowPos2dvMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2dv(context, v);
                return;
            }
            context.glWindowPos2dv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2dvMESA", e);
        }
    }

    public static void glWindowPos2f(float x, float y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2f(context, x, y);
                return;
            }
            context.glWindowPos2f(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2f", e);
        }
    }

    public static void glWindowPos2fARB(float x, float y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2f(context, x, y);
                return;
            }
            context.glWindowPos2f(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2fARB", e);
        }
    }

    public static void glWindowPos2fMESA(float x, float y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2f(context, x, y);
                return;
            }
            context.glWindowPos2f(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2fMESA", e);
        }
    }

    public static void glWindowPos2fv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2fv(context, v);
                return;
            }
            context.glWindowPos2fv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2fv", e);
        }
    }

    public static void glWindowPos2fvARB(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2fv(context, v);
                return;
            }
            context.glWindowPos2fv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2fvARB", e);
        }
    }

    public static void glWindowPos2fvMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2fv(context, v);
                return;
            }
            context.glWindowPos2fv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2fvMESA", e);
        }
    }

    public static void glWindowPos2i(int x, int y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2i(context, x, y);
                return;
            }
            context.glWindowPos2i(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2i", e);
        }
    }

    public static void glWindowPos2iARB(int x, int y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2i(context, x, y);
                return;
            }
            context.glWindowPos2i(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2iARB", e);
        }
    }

    public static void glWindowPos2iMESA(int x, int y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2i(context, x, y);
                return;
            }
            context.glWindowPos2i(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2iMESA", e);
        }
    }

    public static void glWindowPos2iv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2iv(context, v);
                return;
            }
            context.glWindowPos2iv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2iv", e);
        }
    }

    public static void glWindowPos2ivARB(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2iv(context, v);
                return;
            }
            context.glWindowPos2iv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2ivARB", e);
        }
    }

    public static void glWindowPos2ivMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2iv(context, v);
                return;
            }
            context.glWindowPos2iv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2ivMESA", e);
        }
    }

    public static void glWindowPos2s(short x, short y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2s(context, x, y);
                return;
            }
            context.glWindowPos2s(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2s", e);
        }
    }

    public static void glWindowPos2sARB(short x, short y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2s(context, x, y);
                return;
            }
            context.glWindowPos2s(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2sARB", e);
        }
    }

    public static void glWindowPos2sMESA(short x, short y) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2s(context, x, y);
                return;
            }
            context.glWindowPos2s(x, y);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2sMESA", e);
        }
    }

    public static void glWindowPos2sv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2sv(context, v);
                return;
            }
            context.glWindowPos2sv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2sv", e);
        }
    }

    public static void glWindowPos2svARB(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2sv(context, v);
                return;
            }
            context.glWindowPos2sv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2svARB", e);
        }
    }

    public static void glWindowPos2svMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos2sv(context, v);
                return;
            }
            context.glWindowPos2sv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos2svMESA", e);
        }
    }

    public static void glWindowPos3d(double x, double y, double z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3d(context, x, y, z);
                return;
            }
            context.glWindowPos3d(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3d", e);
        }
    }

    public static void glWindowPos3dARB(double x, double y, double z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3d(context, x, y, z);
                return;
            }
            context.glWindowPos3d(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3dARB", e);
        }
    }

    public static void glWindowPos3dMESA(double x, double y, double z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3d(context, x, y, z);
                return;
            }
            context.glWindowPos3d(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3dMESA", e);
        }
    }

    public static void glWindowPos3dv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3dv(context, v);
                return;
            }
            context.glWindowPos3dv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3dv", e);
        }
    }

    public static void glWindowPos3dvARB(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3dv(context, v);
                return;
            }
            context.glWindowPos3dv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3dvARB", e);
        }
    }

    public static void glWindowPos3dvMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3dv(context, v);
                return;
            }
            context.glWindowPos3dv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3dvMESA", e);
        }
    }

    public static void glWindowPos3f(float x, float y, float z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3f(context, x, y, z);
                return;
            }
            context.glWindowPos3f(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3f", e);
        }
    }

    public static void glWindowPos3fARB(float x, float y, float z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3f(context, x, y, z);
                return;
            }
            context.glWindowPos3f(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3fARB", e);
        }
    }

    public static void glWindowPos3fMESA(float x, float y, float z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3f(context, x, y, z);
                return;
            }
            context.glWindowPos3f(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3fMESA", e);
        }
    }

    public static void glWindowPos3fv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3fv(context, v);
                return;
            }
            context.glWindowPos3fv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3fv", e);
        }
    }

    public static void glWindowPos3fvARB(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3fv(context, v);
                return;
            }
            context.glWindowPos3fv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3fvARB", e);
        }
    }

    public static void glWindowPos3fvMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3fv(context, v);
                return;
            }
            context.glWindowPos3fv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3fvMESA", e);
        }
    }

    public static void glWindowPos3i(int x, int y, int z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3i(context, x, y, z);
                return;
            }
            context.glWindowPos3i(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3i", e);
        }
    }

    public static void glWindowPos3iARB(int x, int y, int z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3i(context, x, y, z);
                return;
            }
            context.glWindowPos3i(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3iARB", e);
        }
    }

    public static void glWindowPos3iMESA(int x, int y, int z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3i(context, x, y, z);
                return;
            }
            context.glWindowPos3i(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3iMESA", e);
        }
    }

    public static void glWindowPos3iv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3iv(context, v);
                return;
            }
            context.glWindowPos3iv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3iv", e);
        }
    }

    public static void glWindowPos3ivARB(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3iv(context, v);
                return;
            }
            context.glWindowPos3iv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3ivARB", e);
        }
    }

    public static void glWindowPos3ivMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3iv(context, v);
                return;
            }
            context.glWindowPos3iv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3ivMESA", e);
        }
    }

    public static void glWindowPos3s(short x, short y, short z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3s(context, x, y, z);
                return;
            }
            context.glWindowPos3s(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3s", e);
        }
    }

    public static void glWindowPos3sARB(short x, short y, short z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3s(context, x, y, z);
                return;
            }
            context.glWindowPos3s(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3sARB", e);
        }
    }

    public static void glWindowPos3sMESA(short x, short y, short z) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3s(context, x, y, z);
                return;
            }
            context.glWindowPos3s(x, y, z);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3sMESA", e);
        }
    }

    public static void glWindowPos3sv(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3sv(context, v);
                return;
            }
            context.glWindowPos3sv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3sv", e);
        }
    }

    public static void glWindowPos3svARB(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3sv(context, v);
                return;
            }
            context.glWindowPos3sv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3svARB", e);
        }
    }

    public static void glWindowPos3svMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos3sv(context, v);
                return;
            }
            context.glWindowPos3sv(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos3svMESA", e);
        }
    }

    public static void glWindowPos4dMESA(double x, double y, double z, double w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos4dMESA(context, x, y, z, w);
                return;
            }
            context.glWindowPos4dMESA(x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glWindowPos4dMESA", e);
        }
    }

    public static void glWindowPos4dvMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos4dvMESA(context, v);
                return;
            }
            context.glWindowPos4dvMESA(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos4dvMESA", e);
        }
    }

    public static void glWindowPos4fMESA(float x, float y, float z, float w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos4fMESA(context, x, y, z, w);
                return;
            }
            context.glWindowPos4fMESA(x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glWindowPos4fMESA", e);
        }
    }

    public static void glWindowPos4fvMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos4fvMESA(context, v);
                return;
            }
            context.glWindowPos4fvMESA(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos4fvMESA", e);
        }
    }

    public static void glWindowPos4iMESA(int x, int y, int z, int w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos4iMESA(context, x, y, z, w);
                return;
            }
            context.glWindowPos4iMESA(x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glWindowPos4iMESA", e);
        }
    }

    public static void glWindowPos4ivMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos4ivMESA(context, v);
                return;
            }
            context.glWindowPos4ivMESA(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos4ivMESA", e);
        }
    }

    public static void glWindowPos4sMESA(short x, short y, short z, short w) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos4sMESA(context, x, y, z, w);
                return;
            }
            context.glWindowPos4sMESA(x, y, z, w);
        } catch (RuntimeException e) {
            context.failed("glWindowPos4sMESA", e);
        }
    }

    public static void glWindowPos4svMESA(long v) {
        Context context = Current.get();
        try {
            if ((context.guard & ~(Guard.CORE | Guard.ES30 | Guard.ES31 | Guard.ES32 | Guard.NO_ES)) != 0) {
                Guarded.glWindowPos4svMESA(context, v);
                return;
            }
            context.glWindowPos4svMESA(v);
        } catch (RuntimeException e) {
            context.failed("glWindowPos4svMESA", e);
        }
    }
}
