package tepui.frontends.gl.context;

import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.base.MissingFunctionException;

/**
 * The way in while a context is lost, between Begin and End, while a list is compiled, or for what the core profile removed. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class Guarded {
    private Guarded() {}

    public static MissingFunctionException absent(String name) {
        return new MissingFunctionException(name);
    }

    public static void glAccum(Context context, int op, float value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glAccum", op, Float.floatToRawIntBits(value));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glAccum")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glAccum(op, value)) return;
            context.clear.glAccum(op, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glActiveProgramEXT(Context context, int program) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glActiveProgramEXT", program);
        if (GuardRules.refuses(context, 0, "glActiveProgramEXT")) return;
        throw Guarded.absent("glActiveProgramEXT");
    }

    public static void glActiveShaderProgram(Context context, int pipeline, int program) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glActiveShaderProgram", pipeline, program);
            if (GuardRules.refuses(context, Guard.ES31, "glActiveShaderProgram")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glActiveShaderProgram(pipeline, program)) return;
            context.pipelineObject.glActiveShaderProgram(pipeline, program);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glActiveStencilFaceEXT(Context context, int face) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glActiveStencilFaceEXT", face);
        if (GuardRules.refuses(context, 0, "glActiveStencilFaceEXT")) return;
        throw Guarded.absent("glActiveStencilFaceEXT");
    }

    public static void glActiveTexture(Context context, int texture) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glActiveTexture", texture);
            if (GuardRules.refuses(context, 0, "glActiveTexture")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glActiveTexture(texture)) return;
            context.matrix.glActiveTexture(texture);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glAlphaFunc(Context context, int func, float ref) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glAlphaFunc", func, Float.floatToRawIntBits(ref));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glAlphaFunc")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glAlphaFunc(func, ref)) return;
            context.fragmentState.glAlphaFunc(func, ref);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glAreTexturesResident(Context context, int n, long textures, long residences) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glAreTexturesResident", n, textures, residences);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glAreTexturesResident")) return false;
            boolean result = context.textureImage.glAreTexturesResident(n, textures, residences);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glAreTexturesResidentEXT(Context context, int n, long textures, long residences) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glAreTexturesResidentEXT", n, textures, residences);
        if (GuardRules.refuses(context, 0, "glAreTexturesResidentEXT")) return false;
        throw Guarded.absent("glAreTexturesResidentEXT");
    }

    public static void glArrayElement(Context context, int i) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glArrayElement", i);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glArrayElement")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glArrayElement(i)) return;
            context.clientArray.glArrayElement(i);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glAttachShader(Context context, int program, int shader) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glAttachShader", program, shader);
            if (GuardRules.refuses(context, 0, "glAttachShader")) return;
            context.program.glAttachShader(program, shader);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBegin(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBegin", mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY | GuardRules.VERTEX, "glBegin")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBegin(mode)) return;
            context.immediate.glBegin(mode);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glBegin", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBeginConditionalRender(Context context, int id, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBeginConditionalRender", id, mode);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBeginConditionalRender")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBeginConditionalRender(id, mode)) return;
            context.query.glBeginConditionalRender(id, mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBeginQuery(Context context, int target, int id) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBeginQuery", target, id);
            if (GuardRules.refuses(context, Guard.ES30, "glBeginQuery")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBeginQuery(target, id)) return;
            context.query.glBeginQuery(target, id);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBeginQueryIndexed(Context context, int target, int index, int id) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBeginQueryIndexed", target, index, id);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBeginQueryIndexed")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBeginQueryIndexed(target, index, id)) return;
            context.query.glBeginQueryIndexed(target, index, id);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBeginTransformFeedback(Context context, int primitiveMode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBeginTransformFeedback", primitiveMode);
            if (GuardRules.refuses(context, Guard.ES30, "glBeginTransformFeedback")) return;
            context.feedback.glBeginTransformFeedback(primitiveMode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindAttribLocation(Context context, int program, int index, long name) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindAttribLocation", program, index, name);
            if (GuardRules.refuses(context, 0, "glBindAttribLocation")) return;
            context.program.glBindAttribLocation(program, index, name);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindBuffer(Context context, int target, int buffer) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindBuffer", target, buffer);
            if (GuardRules.refuses(context, 0, "glBindBuffer")) return;
            context.buffer.glBindBuffer(target, buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindBufferBase(Context context, int target, int index, int buffer) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindBufferBase", target, index, buffer);
            if (GuardRules.refuses(context, Guard.ES30, "glBindBufferBase")) return;
            context.bufferMap.glBindBufferBase(target, index, buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindBufferOffsetEXT(Context context, int target, int index, int buffer, long offset) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindBufferOffsetEXT", target, index, buffer, offset);
            if (GuardRules.refuses(context, 0, "glBindBufferOffsetEXT")) return;
            context.bufferMap.glBindBufferOffsetEXT(target, index, buffer, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindBufferRange(Context context, int target, int index, int buffer, long offset, long size) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindBufferRange", target, index, buffer, offset, size);
            if (GuardRules.refuses(context, Guard.ES30, "glBindBufferRange")) return;
            context.bufferMap.glBindBufferRange(target, index, buffer, offset, size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindBuffersBase(Context context, int target, int first, int count, long buffers) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindBuffersBase", target, first, count, buffers);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindBuffersBase")) return;
            context.bufferMap.glBindBuffersBase(target, first, count, buffers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindBuffersRange(Context context, int target, int first, int count, long buffers, long offsets, long sizes) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindBuffersRange", target, first, count, buffers, offsets, sizes);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindBuffersRange")) return;
            context.bufferMap.glBindBuffersRange(target, first, count, buffers, offsets, sizes);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindFragDataLocation(Context context, int program, int color, long name) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindFragDataLocation", program, color, name);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindFragDataLocation")) return;
            context.program.glBindFragDataLocation(program, color, name);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindFragDataLocationIndexed(Context context, int program, int colorNumber, int index, long name) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindFragDataLocationIndexed", program, colorNumber, index, name);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindFragDataLocationIndexed")) return;
            context.program.glBindFragDataLocationIndexed(program, colorNumber, index, name);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindFramebuffer(Context context, int target, int framebuffer) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindFramebuffer", target, framebuffer);
            if (GuardRules.refuses(context, 0, "glBindFramebuffer")) return;
            context.framebuffer.glBindFramebuffer(target, framebuffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindImageTexture(Context context, int unit, int texture, int level, boolean layered, int layer, int access, int format) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindImageTexture", unit, texture, level, layered ? 1 : 0, layer, access, format);
            if (GuardRules.refuses(context, Guard.ES31, "glBindImageTexture")) return;
            context.imageUnit.glBindImageTexture(unit, texture, level, layered, layer, access, format);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindImageTextureEXT(Context context, int index, int texture, int level, boolean layered, int layer, int access, int format) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindImageTextureEXT", index, texture, level, layered ? 1 : 0, layer, access, format);
        if (GuardRules.refuses(context, 0, "glBindImageTextureEXT")) return;
        throw Guarded.absent("glBindImageTextureEXT");
    }

    public static void glBindImageTextures(Context context, int first, int count, long textures) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindImageTextures", first, count, textures);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindImageTextures")) return;
            context.imageUnit.glBindImageTextures(first, count, textures);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindMultiTextureEXT(Context context, int texunit, int target, int texture) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindMultiTextureEXT", texunit, target, texture);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glBindMultiTextureEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBindMultiTextureEXT(texunit, target, texture)) return;
            context.directStateEntries.glBindMultiTextureEXT(texunit, target, texture);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindProgramARB(Context context, int target, int program) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindProgramARB", target, program);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glBindProgramARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBindProgramARB(target, program)) return;
            context.assembly.glBindProgramARB(target, program);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindProgramPipeline(Context context, int pipeline) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindProgramPipeline", pipeline);
            if (GuardRules.refuses(context, Guard.ES31, "glBindProgramPipeline")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBindProgramPipeline(pipeline)) return;
            context.pipelineObject.glBindProgramPipeline(pipeline);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindRenderbuffer(Context context, int target, int renderbuffer) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindRenderbuffer", target, renderbuffer);
            if (GuardRules.refuses(context, 0, "glBindRenderbuffer")) return;
            context.renderbuffer.glBindRenderbuffer(target, renderbuffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindSampler(Context context, int unit, int sampler) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindSampler", unit, sampler);
            if (GuardRules.refuses(context, Guard.ES30, "glBindSampler")) return;
            context.sampler.glBindSampler(unit, sampler);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindSamplers(Context context, int first, int count, long samplers) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindSamplers", first, count, samplers);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindSamplers")) return;
            context.sampler.glBindSamplers(first, count, samplers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindTexture(Context context, int target, int texture) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindTexture", target, texture);
            if (GuardRules.refuses(context, 0, "glBindTexture")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBindTexture(target, texture)) return;
            context.textureImage.glBindTexture(target, texture);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindTextureUnit(Context context, int unit, int texture) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindTextureUnit", unit, texture);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindTextureUnit")) return;
            context.textureImage.glBindTextureUnit(unit, texture);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindTextures(Context context, int first, int count, long textures) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindTextures", first, count, textures);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindTextures")) return;
            context.textureImage.glBindTextures(first, count, textures);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindTransformFeedback(Context context, int target, int id) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindTransformFeedback", target, id);
            if (GuardRules.refuses(context, Guard.ES30, "glBindTransformFeedback")) return;
            context.feedback.glBindTransformFeedback(target, id);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindVertexArray(Context context, int array) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindVertexArray", array);
            if (GuardRules.refuses(context, Guard.ES30, "glBindVertexArray")) return;
            context.vertexArray.glBindVertexArray(array);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindVertexArrayAPPLE(Context context, int array) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindVertexArrayAPPLE", array);
        if (GuardRules.refuses(context, 0, "glBindVertexArrayAPPLE")) return;
        throw Guarded.absent("glBindVertexArrayAPPLE");
    }

    public static void glBindVertexBuffer(Context context, int bindingindex, int buffer, long offset, int stride) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindVertexBuffer", bindingindex, buffer, offset, stride);
            if (GuardRules.refuses(context, Guard.ES31, "glBindVertexBuffer")) return;
            context.vertexArray.glBindVertexBuffer(bindingindex, buffer, offset, stride);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBindVertexBuffers(Context context, int first, int count, long buffers, long offsets, long strides) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBindVertexBuffers", first, count, buffers, offsets, strides);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBindVertexBuffers")) return;
            context.vertexArray.glBindVertexBuffers(first, count, buffers, offsets, strides);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBitmap(Context context, int width, int height, float xorig, float yorig, float xmove, float ymove, long bitmap) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBitmap", width, height, Float.floatToRawIntBits(xorig), Float.floatToRawIntBits(yorig), Float.floatToRawIntBits(xmove), Float.floatToRawIntBits(ymove), bitmap);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glBitmap")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBitmap(width, height, xorig, yorig, xmove, ymove, bitmap)) return;
            context.pixelDraw.glBitmap(width, height, xorig, yorig, xmove, ymove, bitmap);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendBarrier(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendBarrier");
            if (GuardRules.refuses(context, Guard.ES32, "glBlendBarrier")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendBarrier()) return;
            context.fragmentState.glBlendBarrier();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendColor(Context context, float red, float green, float blue, float alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendColor", Float.floatToRawIntBits(red), Float.floatToRawIntBits(green), Float.floatToRawIntBits(blue), Float.floatToRawIntBits(alpha));
            if (GuardRules.refuses(context, 0, "glBlendColor")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendColor(red, green, blue, alpha)) return;
            context.fragmentState.glBlendColor(red, green, blue, alpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendEquation(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendEquation", mode);
            if (GuardRules.refuses(context, 0, "glBlendEquation")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendEquation(mode)) return;
            context.fragmentState.glBlendEquation(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendEquationSeparate(Context context, int modeRGB, int modeAlpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendEquationSeparate", modeRGB, modeAlpha);
            if (GuardRules.refuses(context, 0, "glBlendEquationSeparate")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendEquationSeparate(modeRGB, modeAlpha)) return;
            context.fragmentState.glBlendEquationSeparate(modeRGB, modeAlpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendEquationSeparatei(Context context, int buf, int modeRGB, int modeAlpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendEquationSeparatei", buf, modeRGB, modeAlpha);
            if (GuardRules.refuses(context, Guard.ES32, "glBlendEquationSeparatei")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendEquationSeparatei(buf, modeRGB, modeAlpha)) return;
            context.fragmentState.glBlendEquationSeparatei(buf, modeRGB, modeAlpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendEquationi(Context context, int buf, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendEquationi", buf, mode);
            if (GuardRules.refuses(context, Guard.ES32, "glBlendEquationi")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendEquationi(buf, mode)) return;
            context.fragmentState.glBlendEquationi(buf, mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendFunc(Context context, int sfactor, int dfactor) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendFunc", sfactor, dfactor);
            if (GuardRules.refuses(context, 0, "glBlendFunc")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendFunc(sfactor, dfactor)) return;
            context.fragmentState.glBlendFunc(sfactor, dfactor);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendFuncSeparate(Context context, int sfactorRGB, int dfactorRGB, int sfactorAlpha, int dfactorAlpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendFuncSeparate", sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
            if (GuardRules.refuses(context, 0, "glBlendFuncSeparate")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendFuncSeparate(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha)) return;
            context.fragmentState.glBlendFuncSeparate(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendFuncSeparatei(Context context, int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendFuncSeparatei", buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
            if (GuardRules.refuses(context, Guard.ES32, "glBlendFuncSeparatei")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha)) return;
            context.fragmentState.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlendFunci(Context context, int buf, int src, int dst) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlendFunci", buf, src, dst);
            if (GuardRules.refuses(context, Guard.ES32, "glBlendFunci")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlendFunci(buf, src, dst)) return;
            context.fragmentState.glBlendFunci(buf, src, dst);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlitFramebuffer(Context context, int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlitFramebuffer", srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
            if (GuardRules.refuses(context, Guard.ES30, "glBlitFramebuffer")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter)) return;
            context.framebuffer.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBlitNamedFramebuffer(Context context, int readFramebuffer, int drawFramebuffer, int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBlitNamedFramebuffer", readFramebuffer, drawFramebuffer, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBlitNamedFramebuffer")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glBlitNamedFramebuffer(readFramebuffer, drawFramebuffer, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter)) return;
            context.framebuffer.glBlitNamedFramebuffer(readFramebuffer, drawFramebuffer, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBufferData(Context context, int target, long size, long data, int usage) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBufferData", target, size, data, usage);
            if (GuardRules.refuses(context, 0, "glBufferData")) return;
            context.buffer.glBufferData(target, size, data, usage);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBufferPageCommitmentARB(Context context, int target, long offset, long size, boolean commit) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBufferPageCommitmentARB", target, offset, size, commit ? 1 : 0);
        if (GuardRules.refuses(context, 0, "glBufferPageCommitmentARB")) return;
        throw Guarded.absent("glBufferPageCommitmentARB");
    }

    public static void glBufferParameteriAPPLE(Context context, int target, int pname, int param) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBufferParameteriAPPLE", target, pname, param);
        if (GuardRules.refuses(context, 0, "glBufferParameteriAPPLE")) return;
        throw Guarded.absent("glBufferParameteriAPPLE");
    }

    public static void glBufferStorage(Context context, int target, long size, long data, int flags) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBufferStorage", target, size, data, flags);
            if (GuardRules.refuses(context, Guard.NO_ES, "glBufferStorage")) return;
            context.buffer.glBufferStorage(target, size, data, flags);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glBufferSubData(Context context, int target, long offset, long size, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glBufferSubData", target, offset, size, data);
            if (GuardRules.refuses(context, 0, "glBufferSubData")) return;
            context.buffer.glBufferSubData(target, offset, size, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCallList(Context context, int list) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCallList", list);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glCallList")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCallList(list)) return;
            context.list.glCallList(list);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCallLists(Context context, int n, int type, long lists) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCallLists", n, type, lists);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glCallLists")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCallLists(n, type, lists)) return;
            context.list.glCallLists(n, type, lists);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glCheckFramebufferStatus(Context context, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCheckFramebufferStatus", target);
            if (GuardRules.refuses(context, 0, "glCheckFramebufferStatus")) return 0;
            int result = context.framebuffer.glCheckFramebufferStatus(target);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glCheckNamedFramebufferStatus(Context context, int framebuffer, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCheckNamedFramebufferStatus", framebuffer, target);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCheckNamedFramebufferStatus")) return 0;
            int result = context.framebuffer.glCheckNamedFramebufferStatus(framebuffer, target);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glCheckNamedFramebufferStatusEXT(Context context, int framebuffer, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCheckNamedFramebufferStatusEXT", framebuffer, target);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCheckNamedFramebufferStatusEXT")) return 0;
            int result = context.directStateEntries.glCheckNamedFramebufferStatusEXT(framebuffer, target);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClampColor(Context context, int target, int clamp) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClampColor", target, clamp);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClampColor")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClampColor(target, clamp)) return;
            context.colorClamp.glClampColor(target, clamp);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClear(Context context, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClear", mask);
            if (GuardRules.refuses(context, 0, "glClear")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClear(mask)) return;
            context.clear.glClear(mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearAccum(Context context, float red, float green, float blue, float alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearAccum", Float.floatToRawIntBits(red), Float.floatToRawIntBits(green), Float.floatToRawIntBits(blue), Float.floatToRawIntBits(alpha));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glClearAccum")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearAccum(red, green, blue, alpha)) return;
            context.clear.glClearAccum(red, green, blue, alpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearBufferData(Context context, int target, int internalformat, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearBufferData", target, internalformat, format, type, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearBufferData")) return;
            context.bufferClear.glClearBufferData(target, internalformat, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearBufferSubData(Context context, int target, int internalformat, long offset, long size, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearBufferSubData", target, internalformat, offset, size, format, type, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearBufferSubData")) return;
            context.bufferClear.glClearBufferSubData(target, internalformat, offset, size, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearBufferfi(Context context, int buffer, int drawbuffer, float depth, int stencil) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearBufferfi", buffer, drawbuffer, Float.floatToRawIntBits(depth), stencil);
            if (GuardRules.refuses(context, Guard.ES30, "glClearBufferfi")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearBufferfi(buffer, drawbuffer, depth, stencil)) return;
            context.clear.glClearBufferfi(buffer, drawbuffer, depth, stencil);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearBufferfv(Context context, int buffer, int drawbuffer, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearBufferfv", buffer, drawbuffer, value);
            if (GuardRules.refuses(context, Guard.ES30, "glClearBufferfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearBufferfv(buffer, drawbuffer, value)) return;
            context.clear.glClearBufferfv(buffer, drawbuffer, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearBufferiv(Context context, int buffer, int drawbuffer, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearBufferiv", buffer, drawbuffer, value);
            if (GuardRules.refuses(context, Guard.ES30, "glClearBufferiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearBufferiv(buffer, drawbuffer, value)) return;
            context.clear.glClearBufferiv(buffer, drawbuffer, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearBufferuiv(Context context, int buffer, int drawbuffer, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearBufferuiv", buffer, drawbuffer, value);
            if (GuardRules.refuses(context, Guard.ES30, "glClearBufferuiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearBufferuiv(buffer, drawbuffer, value)) return;
            context.clear.glClearBufferuiv(buffer, drawbuffer, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearColor(Context context, float red, float green, float blue, float alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearColor", Float.floatToRawIntBits(red), Float.floatToRawIntBits(green), Float.floatToRawIntBits(blue), Float.floatToRawIntBits(alpha));
            if (GuardRules.refuses(context, 0, "glClearColor")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearColor(red, green, blue, alpha)) return;
            context.clear.glClearColor(red, green, blue, alpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearColorIiEXT(Context context, int red, int green, int blue, int alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearColorIiEXT", red, green, blue, alpha);
            if (GuardRules.refuses(context, 0, "glClearColorIiEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearColorIiEXT(red, green, blue, alpha)) return;
            context.clear.glClearColorIiEXT(red, green, blue, alpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearColorIuiEXT(Context context, int red, int green, int blue, int alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearColorIuiEXT", red, green, blue, alpha);
            if (GuardRules.refuses(context, 0, "glClearColorIuiEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearColorIuiEXT(red, green, blue, alpha)) return;
            context.clear.glClearColorIuiEXT(red, green, blue, alpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearDepth(Context context, double depth) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearDepth", Double.doubleToRawLongBits(depth));
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearDepth")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearDepth(depth)) return;
            context.clear.glClearDepth(depth);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearDepthf(Context context, float d) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearDepthf", Float.floatToRawIntBits(d));
            if (GuardRules.refuses(context, 0, "glClearDepthf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearDepthf(d)) return;
            context.clear.glClearDepthf(d);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearIndex(Context context, float c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearIndex", Float.floatToRawIntBits(c_));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glClearIndex")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearIndex(c_)) return;
            context.clear.glClearIndex(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearNamedBufferData(Context context, int buffer, int internalformat, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearNamedBufferData", buffer, internalformat, format, type, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearNamedBufferData")) return;
            context.bufferClear.glClearNamedBufferData(buffer, internalformat, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearNamedBufferDataEXT(Context context, int buffer, int internalformat, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearNamedBufferDataEXT", buffer, internalformat, format, type, data);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glClearNamedBufferDataEXT")) return;
            context.directStateEntries.glClearNamedBufferDataEXT(buffer, internalformat, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearNamedBufferSubData(Context context, int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearNamedBufferSubData", buffer, internalformat, offset, size, format, type, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearNamedBufferSubData")) return;
            context.bufferClear.glClearNamedBufferSubData(buffer, internalformat, offset, size, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearNamedBufferSubDataEXT(Context context, int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearNamedBufferSubDataEXT", buffer, internalformat, offset, size, format, type, data);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glClearNamedBufferSubDataEXT")) return;
            context.directStateEntries.glClearNamedBufferSubDataEXT(buffer, internalformat, offset, size, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearNamedFramebufferfi(Context context, int framebuffer, int buffer, int drawbuffer, float depth, int stencil) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearNamedFramebufferfi", framebuffer, buffer, drawbuffer, Float.floatToRawIntBits(depth), stencil);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearNamedFramebufferfi")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearNamedFramebufferfi(framebuffer, buffer, drawbuffer, depth, stencil)) return;
            context.clear.glClearNamedFramebufferfi(framebuffer, buffer, drawbuffer, depth, stencil);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearNamedFramebufferfv(Context context, int framebuffer, int buffer, int drawbuffer, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearNamedFramebufferfv", framebuffer, buffer, drawbuffer, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearNamedFramebufferfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearNamedFramebufferfv(framebuffer, buffer, drawbuffer, value)) return;
            context.clear.glClearNamedFramebufferfv(framebuffer, buffer, drawbuffer, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearNamedFramebufferiv(Context context, int framebuffer, int buffer, int drawbuffer, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearNamedFramebufferiv", framebuffer, buffer, drawbuffer, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearNamedFramebufferiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearNamedFramebufferiv(framebuffer, buffer, drawbuffer, value)) return;
            context.clear.glClearNamedFramebufferiv(framebuffer, buffer, drawbuffer, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearNamedFramebufferuiv(Context context, int framebuffer, int buffer, int drawbuffer, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearNamedFramebufferuiv", framebuffer, buffer, drawbuffer, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearNamedFramebufferuiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearNamedFramebufferuiv(framebuffer, buffer, drawbuffer, value)) return;
            context.clear.glClearNamedFramebufferuiv(framebuffer, buffer, drawbuffer, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearStencil(Context context, int s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearStencil", s);
            if (GuardRules.refuses(context, 0, "glClearStencil")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearStencil(s)) return;
            context.clear.glClearStencil(s);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearTexImage(Context context, int texture, int level, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearTexImage", texture, level, format, type, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearTexImage")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearTexImage(texture, level, format, type, data)) return;
            context.textureStorage.glClearTexImage(texture, level, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClearTexSubImage(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClearTexSubImage", texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClearTexSubImage")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClearTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data)) return;
            context.textureStorage.glClearTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClientActiveTexture(Context context, int texture) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClientActiveTexture", texture);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glClientActiveTexture")) return;
            context.clientArray.glClientActiveTexture(texture);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClientAttribDefaultEXT(Context context, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClientAttribDefaultEXT", mask);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glClientAttribDefaultEXT")) return;
            context.directState.glClientAttribDefaultEXT(mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glClientWaitSync(Context context, long sync, int flags, long timeout) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClientWaitSync", sync, flags, timeout);
        if (GuardRules.refuses(context, Guard.ES30, "glClientWaitSync")) return 0;
        int result = context.sync.glClientWaitSync(sync, flags, timeout);
        if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
        return result;
    }

    public static void glClipControl(Context context, int origin, int depth) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClipControl", origin, depth);
            if (GuardRules.refuses(context, Guard.NO_ES, "glClipControl")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClipControl(origin, depth)) return;
            context.state.glClipControl(origin, depth);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glClipPlane(Context context, int plane, long equation) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glClipPlane", plane, equation);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glClipPlane")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glClipPlane(plane, equation)) return;
            context.texGen.glClipPlane(plane, equation);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3b(Context context, byte red, byte green, byte blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3b", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3b")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3b(red, green, blue)) return;
            context.color.glColor3b(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor3b", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3bv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3bv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3bv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3bv(v)) return;
            context.color.glColor3bv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3d(Context context, double red, double green, double blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3d", Double.doubleToRawLongBits(red), Double.doubleToRawLongBits(green), Double.doubleToRawLongBits(blue));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3d(red, green, blue)) return;
            context.color.glColor3d(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor3d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3dv(v)) return;
            context.color.glColor3dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3f(Context context, float red, float green, float blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3f", Float.floatToRawIntBits(red), Float.floatToRawIntBits(green), Float.floatToRawIntBits(blue));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3f(red, green, blue)) return;
            context.color.glColor3f(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor3f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3fv(v)) return;
            context.color.glColor3fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3hNV(Context context, short red, short green, short blue) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3hNV", red, green, blue);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glColor3hNV")) return;
        throw Guarded.absent("glColor3hNV");
    }

    public static void glColor3hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glColor3hvNV")) return;
        throw Guarded.absent("glColor3hvNV");
    }

    public static void glColor3i(Context context, int red, int green, int blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3i", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3i(red, green, blue)) return;
            context.color.glColor3i(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor3i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3iv(v)) return;
            context.color.glColor3iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3s(Context context, short red, short green, short blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3s", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3s(red, green, blue)) return;
            context.color.glColor3s(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor3s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3sv(v)) return;
            context.color.glColor3sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3ub(Context context, byte red, byte green, byte blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3ub", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3ub")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3ub(red, green, blue)) return;
            context.color.glColor3ub(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor3ub", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3ubv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3ubv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3ubv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3ubv(v)) return;
            context.color.glColor3ubv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3ui(Context context, int red, int green, int blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3ui", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3ui(red, green, blue)) return;
            context.color.glColor3ui(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor3ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3uiv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3uiv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3uiv(v)) return;
            context.color.glColor3uiv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3us(Context context, short red, short green, short blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3us", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3us")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3us(red, green, blue)) return;
            context.color.glColor3us(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor3us", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor3usv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor3usv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor3usv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor3usv(v)) return;
            context.color.glColor3usv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4b(Context context, byte red, byte green, byte blue, byte alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4b", red, green, blue, alpha);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4b")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4b(red, green, blue, alpha)) return;
            context.color.glColor4b(red, green, blue, alpha);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor4b", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4bv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4bv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4bv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4bv(v)) return;
            context.color.glColor4bv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4d(Context context, double red, double green, double blue, double alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4d", Double.doubleToRawLongBits(red), Double.doubleToRawLongBits(green), Double.doubleToRawLongBits(blue), Double.doubleToRawLongBits(alpha));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4d(red, green, blue, alpha)) return;
            context.color.glColor4d(red, green, blue, alpha);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor4d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4dv(v)) return;
            context.color.glColor4dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4f(Context context, float red, float green, float blue, float alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4f", Float.floatToRawIntBits(red), Float.floatToRawIntBits(green), Float.floatToRawIntBits(blue), Float.floatToRawIntBits(alpha));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4f(red, green, blue, alpha)) return;
            context.color.glColor4f(red, green, blue, alpha);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor4f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4fv(v)) return;
            context.color.glColor4fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4hNV(Context context, short red, short green, short blue, short alpha) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4hNV", red, green, blue, alpha);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glColor4hNV")) return;
        throw Guarded.absent("glColor4hNV");
    }

    public static void glColor4hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glColor4hvNV")) return;
        throw Guarded.absent("glColor4hvNV");
    }

    public static void glColor4i(Context context, int red, int green, int blue, int alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4i", red, green, blue, alpha);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4i(red, green, blue, alpha)) return;
            context.color.glColor4i(red, green, blue, alpha);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor4i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4iv(v)) return;
            context.color.glColor4iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4s(Context context, short red, short green, short blue, short alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4s", red, green, blue, alpha);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4s(red, green, blue, alpha)) return;
            context.color.glColor4s(red, green, blue, alpha);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor4s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4sv(v)) return;
            context.color.glColor4sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4ub(Context context, byte red, byte green, byte blue, byte alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4ub", red, green, blue, alpha);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4ub")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4ub(red, green, blue, alpha)) return;
            context.color.glColor4ub(red, green, blue, alpha);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor4ub", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4ubv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4ubv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4ubv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4ubv(v)) return;
            context.color.glColor4ubv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4ui(Context context, int red, int green, int blue, int alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4ui", red, green, blue, alpha);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4ui(red, green, blue, alpha)) return;
            context.color.glColor4ui(red, green, blue, alpha);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor4ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4uiv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4uiv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4uiv(v)) return;
            context.color.glColor4uiv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4us(Context context, short red, short green, short blue, short alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4us", red, green, blue, alpha);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4us")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4us(red, green, blue, alpha)) return;
            context.color.glColor4us(red, green, blue, alpha);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColor4us", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColor4usv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColor4usv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColor4usv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColor4usv(v)) return;
            context.color.glColor4usv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorMask(Context context, boolean red, boolean green, boolean blue, boolean alpha) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorMask", red ? 1 : 0, green ? 1 : 0, blue ? 1 : 0, alpha ? 1 : 0);
            if (GuardRules.refuses(context, 0, "glColorMask")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorMask(red, green, blue, alpha)) return;
            context.fragmentState.glColorMask(red, green, blue, alpha);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorMaski(Context context, int index, boolean r, boolean g, boolean b, boolean a) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorMaski", index, r ? 1 : 0, g ? 1 : 0, b ? 1 : 0, a ? 1 : 0);
            if (GuardRules.refuses(context, Guard.ES32, "glColorMaski")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorMaski(index, r, g, b, a)) return;
            context.fragmentState.glColorMaski(index, r, g, b, a);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorMaterial(Context context, int face, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorMaterial", face, mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glColorMaterial")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorMaterial(face, mode)) return;
            context.light.glColorMaterial(face, mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorP3ui(Context context, int type, int color) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorP3ui", type, color);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glColorP3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorP3ui(type, color)) return;
            context.color.glColorP3ui(type, color);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColorP3ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorP3uiv(Context context, int type, long color) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorP3uiv", type, color);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glColorP3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorP3uiv(type, color)) return;
            context.color.glColorP3uiv(type, color);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorP4ui(Context context, int type, int color) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorP4ui", type, color);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glColorP4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorP4ui(type, color)) return;
            context.color.glColorP4ui(type, color);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glColorP4ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorP4uiv(Context context, int type, long color) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorP4uiv", type, color);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glColorP4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorP4uiv(type, color)) return;
            context.color.glColorP4uiv(type, color);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorPointer(Context context, int size, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorPointer", size, type, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColorPointer")) return;
            context.clientArray.glColorPointer(size, type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorPointerEXT(Context context, int size, int type, int stride, int count, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorPointerEXT", size, type, stride, count, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glColorPointerEXT")) return;
            context.clientArray.glColorPointerEXT(size, type, stride, count, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorSubTable(Context context, int target, int start, int count, int format, int type, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorSubTable", target, start, count, format, type, data);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glColorSubTable")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorSubTable(target, start, count, format, type, data)) return;
            context.colorTable.glColorSubTable(target, start, count, format, type, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorTable(Context context, int target, int internalformat, int width, int format, int type, long table) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorTable", target, internalformat, width, format, type, table);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glColorTable")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorTable(target, internalformat, width, format, type, table)) return;
            context.colorTable.glColorTable(target, internalformat, width, format, type, table);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorTableParameterfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorTableParameterfv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glColorTableParameterfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorTableParameterfv(target, pname, params)) return;
            context.colorTable.glColorTableParameterfv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glColorTableParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glColorTableParameteriv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glColorTableParameteriv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glColorTableParameteriv(target, pname, params)) return;
            context.colorTable.glColorTableParameteriv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompileShader(Context context, int shader) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompileShader", shader);
            if (GuardRules.refuses(context, 0, "glCompileShader")) return;
            context.shader.glCompileShader(shader);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompileShaderIncludeARB(Context context, int shader, int count, long path, long length) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompileShaderIncludeARB", shader, count, path, length);
            if (GuardRules.refuses(context, 0, "glCompileShaderIncludeARB")) return;
            context.namedString.glCompileShaderIncludeARB(shader, count, path, length);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedMultiTexImage1DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedMultiTexImage1DEXT", texunit, target, level, internalformat, width, border, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedMultiTexImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, imageSize, bits)) return;
            context.directStateEntries.glCompressedMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedMultiTexImage2DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedMultiTexImage2DEXT", texunit, target, level, internalformat, width, height, border, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedMultiTexImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, imageSize, bits)) return;
            context.directStateEntries.glCompressedMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedMultiTexImage3DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedMultiTexImage3DEXT", texunit, target, level, internalformat, width, height, depth, border, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedMultiTexImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, imageSize, bits)) return;
            context.directStateEntries.glCompressedMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedMultiTexSubImage1DEXT(Context context, int texunit, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedMultiTexSubImage1DEXT", texunit, target, level, xoffset, width, format, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedMultiTexSubImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, imageSize, bits)) return;
            context.directStateEntries.glCompressedMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedMultiTexSubImage2DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedMultiTexSubImage2DEXT", texunit, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedMultiTexSubImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, imageSize, bits)) return;
            context.directStateEntries.glCompressedMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedMultiTexSubImage3DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedMultiTexSubImage3DEXT", texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedMultiTexSubImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits)) return;
            context.directStateEntries.glCompressedMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTexImage1D(Context context, int target, int level, int internalformat, int width, int border, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTexImage1D", target, level, internalformat, width, border, imageSize, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCompressedTexImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, data)) return;
            context.textureImage.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTexImage2D(Context context, int target, int level, int internalformat, int width, int height, int border, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTexImage2D", target, level, internalformat, width, height, border, imageSize, data);
            if (GuardRules.refuses(context, 0, "glCompressedTexImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, data)) return;
            context.textureImage.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTexImage3D(Context context, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTexImage3D", target, level, internalformat, width, height, depth, border, imageSize, data);
            if (GuardRules.refuses(context, Guard.ES30, "glCompressedTexImage3D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, data)) return;
            context.textureImage.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTexSubImage1D(Context context, int target, int level, int xoffset, int width, int format, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTexSubImage1D", target, level, xoffset, width, format, imageSize, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCompressedTexSubImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, data)) return;
            context.textureImage.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTexSubImage2D(Context context, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTexSubImage2D", target, level, xoffset, yoffset, width, height, format, imageSize, data);
            if (GuardRules.refuses(context, 0, "glCompressedTexSubImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, data)) return;
            context.textureImage.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTexSubImage3D(Context context, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTexSubImage3D", target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
            if (GuardRules.refuses(context, Guard.ES30, "glCompressedTexSubImage3D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data)) return;
            context.textureImage.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureImage1DEXT(Context context, int texture, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureImage1DEXT", texture, target, level, internalformat, width, border, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedTextureImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureImage1DEXT(texture, target, level, internalformat, width, border, imageSize, bits)) return;
            context.directStateEntries.glCompressedTextureImage1DEXT(texture, target, level, internalformat, width, border, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureImage2DEXT(Context context, int texture, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureImage2DEXT", texture, target, level, internalformat, width, height, border, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedTextureImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureImage2DEXT(texture, target, level, internalformat, width, height, border, imageSize, bits)) return;
            context.directStateEntries.glCompressedTextureImage2DEXT(texture, target, level, internalformat, width, height, border, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureImage3DEXT(Context context, int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureImage3DEXT", texture, target, level, internalformat, width, height, depth, border, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedTextureImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, imageSize, bits)) return;
            context.directStateEntries.glCompressedTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureSubImage1D(Context context, int texture, int level, int xoffset, int width, int format, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureSubImage1D", texture, level, xoffset, width, format, imageSize, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCompressedTextureSubImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage1D(texture, level, xoffset, width, format, imageSize, data)) return;
            context.textureImage.glCompressedTextureSubImage1D(texture, level, xoffset, width, format, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureSubImage1DEXT(Context context, int texture, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureSubImage1DEXT", texture, target, level, xoffset, width, format, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedTextureSubImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage1DEXT(texture, target, level, xoffset, width, format, imageSize, bits)) return;
            context.directStateEntries.glCompressedTextureSubImage1DEXT(texture, target, level, xoffset, width, format, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureSubImage2D(Context context, int texture, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureSubImage2D", texture, level, xoffset, yoffset, width, height, format, imageSize, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCompressedTextureSubImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, imageSize, data)) return;
            context.textureImage.glCompressedTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureSubImage2DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureSubImage2DEXT", texture, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedTextureSubImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, imageSize, bits)) return;
            context.directStateEntries.glCompressedTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureSubImage3D(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureSubImage3D", texture, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCompressedTextureSubImage3D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data)) return;
            context.textureImage.glCompressedTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCompressedTextureSubImage3DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCompressedTextureSubImage3DEXT", texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCompressedTextureSubImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits)) return;
            context.directStateEntries.glCompressedTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glConvolutionFilter1D(Context context, int target, int internalformat, int width, int format, int type, long image) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glConvolutionFilter1D", target, internalformat, width, format, type, image);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glConvolutionFilter1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glConvolutionFilter1D(target, internalformat, width, format, type, image)) return;
            context.convolution.glConvolutionFilter1D(target, internalformat, width, format, type, image);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glConvolutionFilter2D(Context context, int target, int internalformat, int width, int height, int format, int type, long image) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glConvolutionFilter2D", target, internalformat, width, height, format, type, image);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glConvolutionFilter2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glConvolutionFilter2D(target, internalformat, width, height, format, type, image)) return;
            context.convolution.glConvolutionFilter2D(target, internalformat, width, height, format, type, image);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glConvolutionParameterf(Context context, int target, int pname, float params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glConvolutionParameterf", target, pname, Float.floatToRawIntBits(params));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glConvolutionParameterf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glConvolutionParameterf(target, pname, params)) return;
            context.convolution.glConvolutionParameterf(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glConvolutionParameterfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glConvolutionParameterfv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glConvolutionParameterfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glConvolutionParameterfv(target, pname, params)) return;
            context.convolution.glConvolutionParameterfv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glConvolutionParameteri(Context context, int target, int pname, int params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glConvolutionParameteri", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glConvolutionParameteri")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glConvolutionParameteri(target, pname, params)) return;
            context.convolution.glConvolutionParameteri(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glConvolutionParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glConvolutionParameteriv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glConvolutionParameteriv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glConvolutionParameteriv(target, pname, params)) return;
            context.convolution.glConvolutionParameteriv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyBufferSubData(Context context, int readTarget, int writeTarget, long readOffset, long writeOffset, long size) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyBufferSubData", readTarget, writeTarget, readOffset, writeOffset, size);
            if (GuardRules.refuses(context, Guard.ES30, "glCopyBufferSubData")) return;
            context.buffer.glCopyBufferSubData(readTarget, writeTarget, readOffset, writeOffset, size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyColorSubTable(Context context, int target, int start, int x, int y, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyColorSubTable", target, start, x, y, width);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyColorSubTable")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyColorSubTable(target, start, x, y, width)) return;
            context.colorTable.glCopyColorSubTable(target, start, x, y, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyColorTable(Context context, int target, int internalformat, int x, int y, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyColorTable", target, internalformat, x, y, width);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyColorTable")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyColorTable(target, internalformat, x, y, width)) return;
            context.colorTable.glCopyColorTable(target, internalformat, x, y, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyConvolutionFilter1D(Context context, int target, int internalformat, int x, int y, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyConvolutionFilter1D", target, internalformat, x, y, width);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyConvolutionFilter1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyConvolutionFilter1D(target, internalformat, x, y, width)) return;
            context.convolution.glCopyConvolutionFilter1D(target, internalformat, x, y, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyConvolutionFilter2D(Context context, int target, int internalformat, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyConvolutionFilter2D", target, internalformat, x, y, width, height);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyConvolutionFilter2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyConvolutionFilter2D(target, internalformat, x, y, width, height)) return;
            context.convolution.glCopyConvolutionFilter2D(target, internalformat, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyImageSubData(Context context, int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int srcWidth, int srcHeight, int srcDepth) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyImageSubData", srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
            if (GuardRules.refuses(context, Guard.ES32, "glCopyImageSubData")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyImageSubData(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth)) return;
            context.textureStorage.glCopyImageSubData(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyImageSubDataNV(Context context, int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int width, int height, int depth) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyImageSubDataNV", srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, width, height, depth);
            if (GuardRules.refuses(context, 0, "glCopyImageSubDataNV")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyImageSubDataNV(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, width, height, depth)) return;
            context.textureStorage.glCopyImageSubDataNV(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, width, height, depth);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyMultiTexImage1DEXT(Context context, int texunit, int target, int level, int internalformat, int x, int y, int width, int border) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyMultiTexImage1DEXT", texunit, target, level, internalformat, x, y, width, border);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyMultiTexImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyMultiTexImage1DEXT(texunit, target, level, internalformat, x, y, width, border)) return;
            context.directStateEntries.glCopyMultiTexImage1DEXT(texunit, target, level, internalformat, x, y, width, border);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyMultiTexImage2DEXT(Context context, int texunit, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyMultiTexImage2DEXT", texunit, target, level, internalformat, x, y, width, height, border);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyMultiTexImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyMultiTexImage2DEXT(texunit, target, level, internalformat, x, y, width, height, border)) return;
            context.directStateEntries.glCopyMultiTexImage2DEXT(texunit, target, level, internalformat, x, y, width, height, border);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyMultiTexSubImage1DEXT(Context context, int texunit, int target, int level, int xoffset, int x, int y, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyMultiTexSubImage1DEXT", texunit, target, level, xoffset, x, y, width);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyMultiTexSubImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyMultiTexSubImage1DEXT(texunit, target, level, xoffset, x, y, width)) return;
            context.directStateEntries.glCopyMultiTexSubImage1DEXT(texunit, target, level, xoffset, x, y, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyMultiTexSubImage2DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyMultiTexSubImage2DEXT", texunit, target, level, xoffset, yoffset, x, y, width, height);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyMultiTexSubImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, x, y, width, height)) return;
            context.directStateEntries.glCopyMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyMultiTexSubImage3DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyMultiTexSubImage3DEXT", texunit, target, level, xoffset, yoffset, zoffset, x, y, width, height);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyMultiTexSubImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, x, y, width, height)) return;
            context.directStateEntries.glCopyMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyNamedBufferSubData(Context context, int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyNamedBufferSubData", readBuffer, writeBuffer, readOffset, writeOffset, size);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCopyNamedBufferSubData")) return;
            context.buffer.glCopyNamedBufferSubData(readBuffer, writeBuffer, readOffset, writeOffset, size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyPixels(Context context, int x, int y, int width, int height, int type) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyPixels", x, y, width, height, type);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyPixels")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyPixels(x, y, width, height, type)) return;
            context.pixelDraw.glCopyPixels(x, y, width, height, type);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTexImage1D(Context context, int target, int level, int internalformat, int x, int y, int width, int border) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTexImage1D", target, level, internalformat, x, y, width, border);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCopyTexImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTexImage1D(target, level, internalformat, x, y, width, border)) return;
            context.textureImage.glCopyTexImage1D(target, level, internalformat, x, y, width, border);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTexImage2D(Context context, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTexImage2D", target, level, internalformat, x, y, width, height, border);
            if (GuardRules.refuses(context, 0, "glCopyTexImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTexImage2D(target, level, internalformat, x, y, width, height, border)) return;
            context.textureImage.glCopyTexImage2D(target, level, internalformat, x, y, width, height, border);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTexSubImage1D(Context context, int target, int level, int xoffset, int x, int y, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTexSubImage1D", target, level, xoffset, x, y, width);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCopyTexSubImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTexSubImage1D(target, level, xoffset, x, y, width)) return;
            context.textureImage.glCopyTexSubImage1D(target, level, xoffset, x, y, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTexSubImage2D(Context context, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTexSubImage2D", target, level, xoffset, yoffset, x, y, width, height);
            if (GuardRules.refuses(context, 0, "glCopyTexSubImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height)) return;
            context.textureImage.glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTexSubImage3D(Context context, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTexSubImage3D", target, level, xoffset, yoffset, zoffset, x, y, width, height);
            if (GuardRules.refuses(context, Guard.ES30, "glCopyTexSubImage3D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height)) return;
            context.textureImage.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTextureImage1DEXT(Context context, int texture, int target, int level, int internalformat, int x, int y, int width, int border) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTextureImage1DEXT", texture, target, level, internalformat, x, y, width, border);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyTextureImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTextureImage1DEXT(texture, target, level, internalformat, x, y, width, border)) return;
            context.directStateEntries.glCopyTextureImage1DEXT(texture, target, level, internalformat, x, y, width, border);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTextureImage2DEXT(Context context, int texture, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTextureImage2DEXT", texture, target, level, internalformat, x, y, width, height, border);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyTextureImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTextureImage2DEXT(texture, target, level, internalformat, x, y, width, height, border)) return;
            context.directStateEntries.glCopyTextureImage2DEXT(texture, target, level, internalformat, x, y, width, height, border);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTextureSubImage1D(Context context, int texture, int level, int xoffset, int x, int y, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTextureSubImage1D", texture, level, xoffset, x, y, width);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCopyTextureSubImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage1D(texture, level, xoffset, x, y, width)) return;
            context.textureImage.glCopyTextureSubImage1D(texture, level, xoffset, x, y, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTextureSubImage1DEXT(Context context, int texture, int target, int level, int xoffset, int x, int y, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTextureSubImage1DEXT", texture, target, level, xoffset, x, y, width);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyTextureSubImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage1DEXT(texture, target, level, xoffset, x, y, width)) return;
            context.directStateEntries.glCopyTextureSubImage1DEXT(texture, target, level, xoffset, x, y, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTextureSubImage2D(Context context, int texture, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTextureSubImage2D", texture, level, xoffset, yoffset, x, y, width, height);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCopyTextureSubImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage2D(texture, level, xoffset, yoffset, x, y, width, height)) return;
            context.textureImage.glCopyTextureSubImage2D(texture, level, xoffset, yoffset, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTextureSubImage2DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTextureSubImage2DEXT", texture, target, level, xoffset, yoffset, x, y, width, height);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyTextureSubImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, x, y, width, height)) return;
            context.directStateEntries.glCopyTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTextureSubImage3D(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTextureSubImage3D", texture, level, xoffset, yoffset, zoffset, x, y, width, height);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCopyTextureSubImage3D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, x, y, width, height)) return;
            context.textureImage.glCopyTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCopyTextureSubImage3DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCopyTextureSubImage3DEXT", texture, target, level, xoffset, yoffset, zoffset, x, y, width, height);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glCopyTextureSubImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, x, y, width, height)) return;
            context.directStateEntries.glCopyTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCreateBuffers(Context context, int n, long buffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateBuffers", n, buffers);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateBuffers")) return;
            context.buffer.glCreateBuffers(n, buffers);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCreateFramebuffers(Context context, int n, long framebuffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateFramebuffers", n, framebuffers);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateFramebuffers")) return;
            context.framebuffer.glCreateFramebuffers(n, framebuffers);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glCreateProgram(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateProgram");
            if (GuardRules.refuses(context, 0, "glCreateProgram")) return 0;
            int result = context.program.glCreateProgram();
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCreateProgramPipelines(Context context, int n, long pipelines) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateProgramPipelines", n, pipelines);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateProgramPipelines")) return;
            context.pipelineObject.glCreateProgramPipelines(n, pipelines);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCreateQueries(Context context, int target, int n, long ids) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateQueries", target, n, ids);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateQueries")) return;
            context.query.glCreateQueries(target, n, ids);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCreateRenderbuffers(Context context, int n, long renderbuffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateRenderbuffers", n, renderbuffers);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateRenderbuffers")) return;
            context.renderbuffer.glCreateRenderbuffers(n, renderbuffers);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCreateSamplers(Context context, int n, long samplers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateSamplers", n, samplers);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateSamplers")) return;
            context.sampler.glCreateSamplers(n, samplers);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glCreateShader(Context context, int type) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateShader", type);
            if (GuardRules.refuses(context, 0, "glCreateShader")) return 0;
            int result = context.shader.glCreateShader(type);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glCreateShaderProgramEXT(Context context, int type, long string) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateShaderProgramEXT", type, string);
        if (GuardRules.refuses(context, 0, "glCreateShaderProgramEXT")) return 0;
        throw Guarded.absent("glCreateShaderProgramEXT");
    }

    public static int glCreateShaderProgramv(Context context, int type, int count, long strings) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateShaderProgramv", type, count, strings);
            if (GuardRules.refuses(context, Guard.ES31, "glCreateShaderProgramv")) return 0;
            int result = context.pipelineObject.glCreateShaderProgramv(type, count, strings);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glCreateSyncFromCLeventARB(Context context, long context_, long event, int flags) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateSyncFromCLeventARB", context_, event, flags);
        if (GuardRules.refuses(context, 0, "glCreateSyncFromCLeventARB")) return 0;
        throw Guarded.absent("glCreateSyncFromCLeventARB");
    }

    public static void glCreateTextures(Context context, int target, int n, long textures) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateTextures", target, n, textures);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateTextures")) return;
            context.textureImage.glCreateTextures(target, n, textures);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCreateTransformFeedbacks(Context context, int n, long ids) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateTransformFeedbacks", n, ids);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateTransformFeedbacks")) return;
            context.feedback.glCreateTransformFeedbacks(n, ids);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCreateVertexArrays(Context context, int n, long arrays) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCreateVertexArrays", n, arrays);
            if (GuardRules.refuses(context, Guard.NO_ES, "glCreateVertexArrays")) return;
            context.vertexArray.glCreateVertexArrays(n, arrays);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCullFace(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCullFace", mode);
            if (GuardRules.refuses(context, 0, "glCullFace")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glCullFace(mode)) return;
            context.rasterState.glCullFace(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glCurrentPaletteMatrixARB(Context context, int index) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glCurrentPaletteMatrixARB", index);
        if (GuardRules.refuses(context, 0, "glCurrentPaletteMatrixARB")) return;
        throw Guarded.absent("glCurrentPaletteMatrixARB");
    }

    public static void glDebugMessageCallback(Context context, long callback, long userParam) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDebugMessageCallback", callback, userParam);
            if (GuardRules.refuses(context, 0, "glDebugMessageCallback")) return;
            context.debug.glDebugMessageCallback(callback, userParam);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDebugMessageControl(Context context, int source, int type, int severity, int count, long ids, boolean enabled) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDebugMessageControl", source, type, severity, count, ids, enabled ? 1 : 0);
            if (GuardRules.refuses(context, 0, "glDebugMessageControl")) return;
            context.debug.glDebugMessageControl(source, type, severity, count, ids, enabled);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDebugMessageInsert(Context context, int source, int type, int id, int severity, int length, long buf) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDebugMessageInsert", source, type, id, severity, length, buf);
            if (GuardRules.refuses(context, 0, "glDebugMessageInsert")) return;
            context.debug.glDebugMessageInsert(source, type, id, severity, length, buf);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteBuffers(Context context, int n, long buffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteBuffers", n, buffers);
            if (GuardRules.refuses(context, 0, "glDeleteBuffers")) return;
            context.buffer.glDeleteBuffers(n, buffers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteFramebuffers(Context context, int n, long framebuffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteFramebuffers", n, framebuffers);
            if (GuardRules.refuses(context, 0, "glDeleteFramebuffers")) return;
            context.framebuffer.glDeleteFramebuffers(n, framebuffers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteLists(Context context, int list, int range) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteLists", list, range);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glDeleteLists")) return;
            context.list.glDeleteLists(list, range);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteNamedStringARB(Context context, int namelen, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteNamedStringARB", namelen, name);
            if (GuardRules.refuses(context, 0, "glDeleteNamedStringARB")) return;
            context.namedString.glDeleteNamedStringARB(namelen, name);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteObjectARB(Context context, int obj) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteObjectARB", obj);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glDeleteObjectARB")) return;
            context.program.glDeleteObjectARB(obj);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteProgram(Context context, int program) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteProgram", program);
            if (GuardRules.refuses(context, 0, "glDeleteProgram")) return;
            context.program.glDeleteProgram(program);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteProgramPipelines(Context context, int n, long pipelines) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteProgramPipelines", n, pipelines);
            if (GuardRules.refuses(context, Guard.ES31, "glDeleteProgramPipelines")) return;
            context.pipelineObject.glDeleteProgramPipelines(n, pipelines);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteProgramsARB(Context context, int n, long programs) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteProgramsARB", n, programs);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glDeleteProgramsARB")) return;
            context.assembly.glDeleteProgramsARB(n, programs);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteQueries(Context context, int n, long ids) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteQueries", n, ids);
            if (GuardRules.refuses(context, Guard.ES30, "glDeleteQueries")) return;
            context.query.glDeleteQueries(n, ids);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteRenderbuffers(Context context, int n, long renderbuffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteRenderbuffers", n, renderbuffers);
            if (GuardRules.refuses(context, 0, "glDeleteRenderbuffers")) return;
            context.renderbuffer.glDeleteRenderbuffers(n, renderbuffers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteSamplers(Context context, int count, long samplers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteSamplers", count, samplers);
            if (GuardRules.refuses(context, Guard.ES30, "glDeleteSamplers")) return;
            context.sampler.glDeleteSamplers(count, samplers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteShader(Context context, int shader) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteShader", shader);
            if (GuardRules.refuses(context, 0, "glDeleteShader")) return;
            context.shader.glDeleteShader(shader);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteSync(Context context, long sync) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteSync", sync);
            if (GuardRules.refuses(context, Guard.ES30, "glDeleteSync")) return;
            context.sync.glDeleteSync(sync);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteTextures(Context context, int n, long textures) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteTextures", n, textures);
            if (GuardRules.refuses(context, 0, "glDeleteTextures")) return;
            context.textureImage.glDeleteTextures(n, textures);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteTexturesEXT(Context context, int n, long textures) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteTexturesEXT", n, textures);
        if (GuardRules.refuses(context, 0, "glDeleteTexturesEXT")) return;
        throw Guarded.absent("glDeleteTexturesEXT");
    }

    public static void glDeleteTransformFeedbacks(Context context, int n, long ids) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteTransformFeedbacks", n, ids);
            if (GuardRules.refuses(context, Guard.ES30, "glDeleteTransformFeedbacks")) return;
            context.feedback.glDeleteTransformFeedbacks(n, ids);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDeleteVertexArrays(Context context, int n, long arrays) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDeleteVertexArrays", n, arrays);
            if (GuardRules.refuses(context, Guard.ES30, "glDeleteVertexArrays")) return;
            context.vertexArray.glDeleteVertexArrays(n, arrays);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthBoundsEXT(Context context, double zmin, double zmax) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthBoundsEXT", Double.doubleToRawLongBits(zmin), Double.doubleToRawLongBits(zmax));
            if (GuardRules.refuses(context, 0, "glDepthBoundsEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthBoundsEXT(zmin, zmax)) return;
            context.fragmentState.glDepthBoundsEXT(zmin, zmax);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthFunc(Context context, int func) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthFunc", func);
            if (GuardRules.refuses(context, 0, "glDepthFunc")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthFunc(func)) return;
            context.fragmentState.glDepthFunc(func);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthMask(Context context, boolean flag) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthMask", flag ? 1 : 0);
            if (GuardRules.refuses(context, 0, "glDepthMask")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthMask(flag)) return;
            context.fragmentState.glDepthMask(flag);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthRange(Context context, double n, double f) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthRange", Double.doubleToRawLongBits(n), Double.doubleToRawLongBits(f));
            if (GuardRules.refuses(context, Guard.NO_ES, "glDepthRange")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthRange(n, f)) return;
            context.state.glDepthRange(n, f);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthRangeArraydvNV(Context context, int first, int count, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthRangeArraydvNV", first, count, v);
            if (GuardRules.refuses(context, 0, "glDepthRangeArraydvNV")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthRangeArraydvNV(first, count, v)) return;
            context.state.glDepthRangeArraydvNV(first, count, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthRangeArrayfvOES(Context context, int first, int count, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthRangeArrayfvOES", first, count, v);
            if (GuardRules.refuses(context, 0, "glDepthRangeArrayfvOES")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthRangeArrayfvOES(first, count, v)) return;
            context.state.glDepthRangeArrayfvOES(first, count, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthRangeArrayv(Context context, int first, int count, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthRangeArrayv", first, count, v);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDepthRangeArrayv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthRangeArrayv(first, count, v)) return;
            context.state.glDepthRangeArrayv(first, count, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthRangeIndexed(Context context, int index, double n, double f) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthRangeIndexed", index, Double.doubleToRawLongBits(n), Double.doubleToRawLongBits(f));
            if (GuardRules.refuses(context, Guard.NO_ES, "glDepthRangeIndexed")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthRangeIndexed(index, n, f)) return;
            context.state.glDepthRangeIndexed(index, n, f);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthRangeIndexeddNV(Context context, int index, double n, double f) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthRangeIndexeddNV", index, Double.doubleToRawLongBits(n), Double.doubleToRawLongBits(f));
            if (GuardRules.refuses(context, 0, "glDepthRangeIndexeddNV")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthRangeIndexeddNV(index, n, f)) return;
            context.state.glDepthRangeIndexeddNV(index, n, f);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthRangeIndexedfOES(Context context, int index, float n, float f) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthRangeIndexedfOES", index, Float.floatToRawIntBits(n), Float.floatToRawIntBits(f));
            if (GuardRules.refuses(context, 0, "glDepthRangeIndexedfOES")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthRangeIndexedfOES(index, n, f)) return;
            context.state.glDepthRangeIndexedfOES(index, n, f);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDepthRangef(Context context, float n, float f) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDepthRangef", Float.floatToRawIntBits(n), Float.floatToRawIntBits(f));
            if (GuardRules.refuses(context, 0, "glDepthRangef")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDepthRangef(n, f)) return;
            context.state.glDepthRangef(n, f);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDetachShader(Context context, int program, int shader) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDetachShader", program, shader);
            if (GuardRules.refuses(context, 0, "glDetachShader")) return;
            context.program.glDetachShader(program, shader);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDisable(Context context, int cap) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDisable", cap);
            if (GuardRules.refuses(context, 0, "glDisable")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDisable(cap)) return;
            context.capability.glDisable(cap);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDisableClientState(Context context, int array) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDisableClientState", array);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glDisableClientState")) return;
            context.clientArray.glDisableClientState(array);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDisableClientStateIndexedEXT(Context context, int array, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDisableClientStateIndexedEXT", array, index);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glDisableClientStateIndexedEXT")) return;
            context.directState.glDisableClientStateIndexedEXT(array, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDisableVertexArrayAttrib(Context context, int vaobj, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDisableVertexArrayAttrib", vaobj, index);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDisableVertexArrayAttrib")) return;
            context.vertexArray.glDisableVertexArrayAttrib(vaobj, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDisableVertexArrayAttribEXT(Context context, int vaobj, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDisableVertexArrayAttribEXT", vaobj, index);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glDisableVertexArrayAttribEXT")) return;
            context.directStateEntries.glDisableVertexArrayAttribEXT(vaobj, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDisableVertexArrayEXT(Context context, int vaobj, int array) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDisableVertexArrayEXT", vaobj, array);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glDisableVertexArrayEXT")) return;
            context.directState.glDisableVertexArrayEXT(vaobj, array);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDisableVertexAttribArray(Context context, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDisableVertexAttribArray", index);
            if (GuardRules.refuses(context, 0, "glDisableVertexAttribArray")) return;
            context.vertexArray.glDisableVertexAttribArray(index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDisablei(Context context, int target, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDisablei", target, index);
            if (GuardRules.refuses(context, Guard.ES32, "glDisablei")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDisablei(target, index)) return;
            context.capability.glDisablei(target, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDiscardFramebufferEXT(Context context, int target, int numAttachments, long attachments) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDiscardFramebufferEXT", target, numAttachments, attachments);
            if (GuardRules.refuses(context, 0, "glDiscardFramebufferEXT")) return;
            context.framebuffer.glDiscardFramebufferEXT(target, numAttachments, attachments);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDispatchCompute(Context context, int num_groups_x, int num_groups_y, int num_groups_z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDispatchCompute", num_groups_x, num_groups_y, num_groups_z);
            if (GuardRules.refuses(context, Guard.ES31, "glDispatchCompute")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDispatchCompute(num_groups_x, num_groups_y, num_groups_z)) return;
            context.compute.glDispatchCompute(num_groups_x, num_groups_y, num_groups_z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDispatchComputeGroupSizeARB(Context context, int num_groups_x, int num_groups_y, int num_groups_z, int group_size_x, int group_size_y, int group_size_z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDispatchComputeGroupSizeARB", num_groups_x, num_groups_y, num_groups_z, group_size_x, group_size_y, group_size_z);
            if (GuardRules.refuses(context, 0, "glDispatchComputeGroupSizeARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDispatchComputeGroupSizeARB(num_groups_x, num_groups_y, num_groups_z, group_size_x, group_size_y, group_size_z)) return;
            context.compute.glDispatchComputeGroupSizeARB(num_groups_x, num_groups_y, num_groups_z, group_size_x, group_size_y, group_size_z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDispatchComputeIndirect(Context context, long indirect) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDispatchComputeIndirect", indirect);
            if (GuardRules.refuses(context, Guard.ES31, "glDispatchComputeIndirect")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDispatchComputeIndirect(indirect)) return;
            context.compute.glDispatchComputeIndirect(indirect);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawArrays(Context context, int mode, int first, int count) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawArrays", mode, first, count);
            if (GuardRules.refuses(context, 0, "glDrawArrays")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawArrays(mode, first, count)) return;
            context.draw.glDrawArrays(mode, first, count);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawArraysIndirect(Context context, int mode, long indirect) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawArraysIndirect", mode, indirect);
            if (GuardRules.refuses(context, Guard.ES31, "glDrawArraysIndirect")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawArraysIndirect(mode, indirect)) return;
            context.draw.glDrawArraysIndirect(mode, indirect);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawArraysInstanced(Context context, int mode, int first, int count, int instancecount) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawArraysInstanced", mode, first, count, instancecount);
            if (GuardRules.refuses(context, Guard.ES30, "glDrawArraysInstanced")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawArraysInstanced(mode, first, count, instancecount)) return;
            context.draw.glDrawArraysInstanced(mode, first, count, instancecount);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawArraysInstancedBaseInstance(Context context, int mode, int first, int count, int instancecount, int baseinstance) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawArraysInstancedBaseInstance", mode, first, count, instancecount, baseinstance);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDrawArraysInstancedBaseInstance")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawArraysInstancedBaseInstance(mode, first, count, instancecount, baseinstance)) return;
            context.draw.glDrawArraysInstancedBaseInstance(mode, first, count, instancecount, baseinstance);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawBuffer(Context context, int buf) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawBuffer", buf);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDrawBuffer")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawBuffer(buf)) return;
            context.framebuffer.glDrawBuffer(buf);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawBuffers(Context context, int n, long bufs) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawBuffers", n, bufs);
            if (GuardRules.refuses(context, Guard.ES30, "glDrawBuffers")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawBuffers(n, bufs)) return;
            context.framebuffer.glDrawBuffers(n, bufs);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawElements(Context context, int mode, int count, int type, long indices) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawElements", mode, count, type, indices);
            if (GuardRules.refuses(context, 0, "glDrawElements")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawElements(mode, count, type, indices)) return;
            context.draw.glDrawElements(mode, count, type, indices);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawElementsBaseVertex(Context context, int mode, int count, int type, long indices, int basevertex) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawElementsBaseVertex", mode, count, type, indices, basevertex);
            if (GuardRules.refuses(context, Guard.ES32, "glDrawElementsBaseVertex")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawElementsBaseVertex(mode, count, type, indices, basevertex)) return;
            context.draw.glDrawElementsBaseVertex(mode, count, type, indices, basevertex);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawElementsIndirect(Context context, int mode, int type, long indirect) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawElementsIndirect", mode, type, indirect);
            if (GuardRules.refuses(context, Guard.ES31, "glDrawElementsIndirect")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawElementsIndirect(mode, type, indirect)) return;
            context.draw.glDrawElementsIndirect(mode, type, indirect);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawElementsInstanced(Context context, int mode, int count, int type, long indices, int instancecount) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawElementsInstanced", mode, count, type, indices, instancecount);
            if (GuardRules.refuses(context, Guard.ES30, "glDrawElementsInstanced")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawElementsInstanced(mode, count, type, indices, instancecount)) return;
            context.draw.glDrawElementsInstanced(mode, count, type, indices, instancecount);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawElementsInstancedBaseInstance(Context context, int mode, int count, int type, long indices, int instancecount, int baseinstance) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawElementsInstancedBaseInstance", mode, count, type, indices, instancecount, baseinstance);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDrawElementsInstancedBaseInstance")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawElementsInstancedBaseInstance(mode, count, type, indices, instancecount, baseinstance)) return;
            context.draw.glDrawElementsInstancedBaseInstance(mode, count, type, indices, instancecount, baseinstance);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawElementsInstancedBaseVertex(Context context, int mode, int count, int type, long indices, int instancecount, int basevertex) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawElementsInstancedBaseVertex", mode, count, type, indices, instancecount, basevertex);
            if (GuardRules.refuses(context, Guard.ES32, "glDrawElementsInstancedBaseVertex")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawElementsInstancedBaseVertex(mode, count, type, indices, instancecount, basevertex)) return;
            context.draw.glDrawElementsInstancedBaseVertex(mode, count, type, indices, instancecount, basevertex);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawElementsInstancedBaseVertexBaseInstance(Context context, int mode, int count, int type, long indices, int instancecount, int basevertex, int baseinstance) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawElementsInstancedBaseVertexBaseInstance", mode, count, type, indices, instancecount, basevertex, baseinstance);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDrawElementsInstancedBaseVertexBaseInstance")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawElementsInstancedBaseVertexBaseInstance(mode, count, type, indices, instancecount, basevertex, baseinstance)) return;
            context.draw.glDrawElementsInstancedBaseVertexBaseInstance(mode, count, type, indices, instancecount, basevertex, baseinstance);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawPixels(Context context, int width, int height, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawPixels", width, height, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glDrawPixels")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawPixels(width, height, format, type, pixels)) return;
            context.pixelDraw.glDrawPixels(width, height, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawRangeElements(Context context, int mode, int start, int end, int count, int type, long indices) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawRangeElements", mode, start, end, count, type, indices);
            if (GuardRules.refuses(context, Guard.ES30, "glDrawRangeElements")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawRangeElements(mode, start, end, count, type, indices)) return;
            context.draw.glDrawRangeElements(mode, start, end, count, type, indices);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawRangeElementsBaseVertex(Context context, int mode, int start, int end, int count, int type, long indices, int basevertex) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawRangeElementsBaseVertex", mode, start, end, count, type, indices, basevertex);
            if (GuardRules.refuses(context, Guard.ES32, "glDrawRangeElementsBaseVertex")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawRangeElementsBaseVertex(mode, start, end, count, type, indices, basevertex)) return;
            context.draw.glDrawRangeElementsBaseVertex(mode, start, end, count, type, indices, basevertex);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawTransformFeedback(Context context, int mode, int id) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawTransformFeedback", mode, id);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDrawTransformFeedback")) return;
            context.draw.glDrawTransformFeedback(mode, id);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawTransformFeedbackInstanced(Context context, int mode, int id, int instancecount) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawTransformFeedbackInstanced", mode, id, instancecount);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDrawTransformFeedbackInstanced")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawTransformFeedbackInstanced(mode, id, instancecount)) return;
            context.draw.glDrawTransformFeedbackInstanced(mode, id, instancecount);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawTransformFeedbackStream(Context context, int mode, int id, int stream) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawTransformFeedbackStream", mode, id, stream);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDrawTransformFeedbackStream")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawTransformFeedbackStream(mode, id, stream)) return;
            context.draw.glDrawTransformFeedbackStream(mode, id, stream);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glDrawTransformFeedbackStreamInstanced(Context context, int mode, int id, int stream, int instancecount) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glDrawTransformFeedbackStreamInstanced", mode, id, stream, instancecount);
            if (GuardRules.refuses(context, Guard.NO_ES, "glDrawTransformFeedbackStreamInstanced")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glDrawTransformFeedbackStreamInstanced(mode, id, stream, instancecount)) return;
            context.draw.glDrawTransformFeedbackStreamInstanced(mode, id, stream, instancecount);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEGLImageTargetRenderbufferStorageOES(Context context, int target, long image) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEGLImageTargetRenderbufferStorageOES", target, image);
            if (GuardRules.refuses(context, 0, "glEGLImageTargetRenderbufferStorageOES")) return;
            context.renderbuffer.glEGLImageTargetRenderbufferStorageOES(target, image);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEGLImageTargetTexture2DOES(Context context, int target, long image) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEGLImageTargetTexture2DOES", target, image);
            if (GuardRules.refuses(context, 0, "glEGLImageTargetTexture2DOES")) return;
            context.textureImage.glEGLImageTargetTexture2DOES(target, image);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEdgeFlag(Context context, boolean flag) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEdgeFlag", flag ? 1 : 0);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEdgeFlag")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEdgeFlag(flag)) return;
            context.edgeFlag.glEdgeFlag(flag);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEdgeFlagPointer(Context context, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEdgeFlagPointer", stride, pointer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEdgeFlagPointer")) return;
            context.clientArray.glEdgeFlagPointer(stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEdgeFlagPointerEXT(Context context, int stride, int count, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEdgeFlagPointerEXT", stride, count, pointer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEdgeFlagPointerEXT")) return;
            context.clientArray.glEdgeFlagPointerEXT(stride, count, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEdgeFlagv(Context context, long flag) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEdgeFlagv", flag);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEdgeFlagv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEdgeFlagv(flag)) return;
            context.edgeFlag.glEdgeFlagv(flag);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnable(Context context, int cap) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnable", cap);
            if (GuardRules.refuses(context, 0, "glEnable")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEnable(cap)) return;
            context.capability.glEnable(cap);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnableClientState(Context context, int array) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnableClientState", array);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEnableClientState")) return;
            context.clientArray.glEnableClientState(array);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnableClientStateIndexedEXT(Context context, int array, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnableClientStateIndexedEXT", array, index);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEnableClientStateIndexedEXT")) return;
            context.directState.glEnableClientStateIndexedEXT(array, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnableVertexArrayAttrib(Context context, int vaobj, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnableVertexArrayAttrib", vaobj, index);
            if (GuardRules.refuses(context, Guard.NO_ES, "glEnableVertexArrayAttrib")) return;
            context.vertexArray.glEnableVertexArrayAttrib(vaobj, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnableVertexArrayAttribEXT(Context context, int vaobj, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnableVertexArrayAttribEXT", vaobj, index);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEnableVertexArrayAttribEXT")) return;
            context.directStateEntries.glEnableVertexArrayAttribEXT(vaobj, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnableVertexArrayEXT(Context context, int vaobj, int array) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnableVertexArrayEXT", vaobj, array);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEnableVertexArrayEXT")) return;
            context.directState.glEnableVertexArrayEXT(vaobj, array);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnableVertexAttribArray(Context context, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnableVertexAttribArray", index);
            if (GuardRules.refuses(context, 0, "glEnableVertexAttribArray")) return;
            context.vertexArray.glEnableVertexAttribArray(index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnablei(Context context, int target, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnablei", target, index);
            if (GuardRules.refuses(context, Guard.ES32, "glEnablei")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEnablei(target, index)) return;
            context.capability.glEnablei(target, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEnd(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEnd");
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glEnd")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEnd()) return;
            context.immediate.glEnd();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEndConditionalRender(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEndConditionalRender");
            if (GuardRules.refuses(context, Guard.NO_ES, "glEndConditionalRender")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEndConditionalRender()) return;
            context.query.glEndConditionalRender();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEndList(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEndList");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEndList")) return;
            context.list.glEndList();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEndQuery(Context context, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEndQuery", target);
            if (GuardRules.refuses(context, Guard.ES30, "glEndQuery")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEndQuery(target)) return;
            context.query.glEndQuery(target);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEndQueryIndexed(Context context, int target, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEndQueryIndexed", target, index);
            if (GuardRules.refuses(context, Guard.NO_ES, "glEndQueryIndexed")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEndQueryIndexed(target, index)) return;
            context.query.glEndQueryIndexed(target, index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEndTransformFeedback(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEndTransformFeedback");
            if (GuardRules.refuses(context, Guard.ES30, "glEndTransformFeedback")) return;
            context.feedback.glEndTransformFeedback();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalCoord1d(Context context, double u) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalCoord1d", Double.doubleToRawLongBits(u));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalCoord1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalCoord1d(u)) return;
            context.evaluator.glEvalCoord1d(u);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalCoord1dv(Context context, long u) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalCoord1dv", u);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalCoord1dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalCoord1dv(u)) return;
            context.evaluator.glEvalCoord1dv(u);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalCoord1f(Context context, float u) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalCoord1f", Float.floatToRawIntBits(u));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalCoord1f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalCoord1f(u)) return;
            context.evaluator.glEvalCoord1f(u);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalCoord1fv(Context context, long u) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalCoord1fv", u);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalCoord1fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalCoord1fv(u)) return;
            context.evaluator.glEvalCoord1fv(u);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalCoord2d(Context context, double u, double v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalCoord2d", Double.doubleToRawLongBits(u), Double.doubleToRawLongBits(v));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalCoord2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalCoord2d(u, v)) return;
            context.evaluator.glEvalCoord2d(u, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalCoord2dv(Context context, long u) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalCoord2dv", u);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalCoord2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalCoord2dv(u)) return;
            context.evaluator.glEvalCoord2dv(u);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalCoord2f(Context context, float u, float v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalCoord2f", Float.floatToRawIntBits(u), Float.floatToRawIntBits(v));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalCoord2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalCoord2f(u, v)) return;
            context.evaluator.glEvalCoord2f(u, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalCoord2fv(Context context, long u) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalCoord2fv", u);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalCoord2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalCoord2fv(u)) return;
            context.evaluator.glEvalCoord2fv(u);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalMesh1(Context context, int mode, int i1, int i2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalMesh1", mode, i1, i2);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEvalMesh1")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalMesh1(mode, i1, i2)) return;
            context.evaluator.glEvalMesh1(mode, i1, i2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalMesh2(Context context, int mode, int i1, int i2, int j1, int j2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalMesh2", mode, i1, i2, j1, j2);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glEvalMesh2")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalMesh2(mode, i1, i2, j1, j2)) return;
            context.evaluator.glEvalMesh2(mode, i1, i2, j1, j2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalPoint1(Context context, int i) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalPoint1", i);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalPoint1")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalPoint1(i)) return;
            context.evaluator.glEvalPoint1(i);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvalPoint2(Context context, int i, int j) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvalPoint2", i, j);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glEvalPoint2")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glEvalPoint2(i, j)) return;
            context.evaluator.glEvalPoint2(i, j);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glEvaluateDepthValuesARB(Context context) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glEvaluateDepthValuesARB");
        if (GuardRules.refuses(context, 0, "glEvaluateDepthValuesARB")) return;
        throw Guarded.absent("glEvaluateDepthValuesARB");
    }

    public static void glFeedbackBuffer(Context context, int size, int type, long buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFeedbackBuffer", size, type, buffer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFeedbackBuffer")) return;
            context.selection.glFeedbackBuffer(size, type, buffer);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glFenceSync(Context context, int condition, int flags) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFenceSync", condition, flags);
            if (GuardRules.refuses(context, Guard.ES30, "glFenceSync")) return 0;
            long result = context.sync.glFenceSync(condition, flags);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFinish(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFinish");
            if (GuardRules.refuses(context, 0, "glFinish")) return;
            context.sync.glFinish();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFlush(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFlush");
            if (GuardRules.refuses(context, 0, "glFlush")) return;
            context.sync.glFlush();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFlushMappedBufferRange(Context context, int target, long offset, long length) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFlushMappedBufferRange", target, offset, length);
            if (GuardRules.refuses(context, Guard.ES30, "glFlushMappedBufferRange")) return;
            context.bufferMap.glFlushMappedBufferRange(target, offset, length);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFlushMappedNamedBufferRange(Context context, int buffer, long offset, long length) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFlushMappedNamedBufferRange", buffer, offset, length);
            if (GuardRules.refuses(context, Guard.NO_ES, "glFlushMappedNamedBufferRange")) return;
            context.bufferMap.glFlushMappedNamedBufferRange(buffer, offset, length);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFlushMappedNamedBufferRangeEXT(Context context, int buffer, long offset, long length) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFlushMappedNamedBufferRangeEXT", buffer, offset, length);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFlushMappedNamedBufferRangeEXT")) return;
            context.directStateEntries.glFlushMappedNamedBufferRangeEXT(buffer, offset, length);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogCoordPointer(Context context, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogCoordPointer", type, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFogCoordPointer")) return;
            context.clientArray.glFogCoordPointer(type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogCoordd(Context context, double coord) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogCoordd", Double.doubleToRawLongBits(coord));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glFogCoordd")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFogCoordd(coord)) return;
            context.color.glFogCoordd(coord);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glFogCoordd", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogCoorddv(Context context, long coord) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogCoorddv", coord);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glFogCoorddv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFogCoorddv(coord)) return;
            context.color.glFogCoorddv(coord);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogCoordf(Context context, float coord) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogCoordf", Float.floatToRawIntBits(coord));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glFogCoordf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFogCoordf(coord)) return;
            context.color.glFogCoordf(coord);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glFogCoordf", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogCoordfv(Context context, long coord) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogCoordfv", coord);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glFogCoordfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFogCoordfv(coord)) return;
            context.color.glFogCoordfv(coord);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogCoordhNV(Context context, short fog) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogCoordhNV", fog);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glFogCoordhNV")) return;
        throw Guarded.absent("glFogCoordhNV");
    }

    public static void glFogCoordhvNV(Context context, long fog) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogCoordhvNV", fog);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glFogCoordhvNV")) return;
        throw Guarded.absent("glFogCoordhvNV");
    }

    public static void glFogf(Context context, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogf", pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFogf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFogf(pname, param)) return;
            context.fog.glFogf(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogfv(Context context, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogfv", pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFogfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFogfv(pname, params)) return;
            context.fog.glFogfv(pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogi(Context context, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogi", pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFogi")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFogi(pname, param)) return;
            context.fog.glFogi(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFogiv(Context context, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFogiv", pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFogiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFogiv(pname, params)) return;
            context.fog.glFogiv(pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferDrawBufferEXT(Context context, int framebuffer, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferDrawBufferEXT", framebuffer, mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFramebufferDrawBufferEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFramebufferDrawBufferEXT(framebuffer, mode)) return;
            context.directStateEntries.glFramebufferDrawBufferEXT(framebuffer, mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferDrawBuffersEXT(Context context, int framebuffer, int n, long bufs) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferDrawBuffersEXT", framebuffer, n, bufs);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFramebufferDrawBuffersEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFramebufferDrawBuffersEXT(framebuffer, n, bufs)) return;
            context.directStateEntries.glFramebufferDrawBuffersEXT(framebuffer, n, bufs);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferFetchBarrierEXT(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferFetchBarrierEXT");
            if (GuardRules.refuses(context, 0, "glFramebufferFetchBarrierEXT")) return;
            context.fragmentState.glFramebufferFetchBarrierEXT();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferParameteri(Context context, int target, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferParameteri", target, pname, param);
            if (GuardRules.refuses(context, Guard.ES31, "glFramebufferParameteri")) return;
            context.framebuffer.glFramebufferParameteri(target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferParameteriMESA(Context context, int target, int pname, int param) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferParameteriMESA", target, pname, param);
        if (GuardRules.refuses(context, 0, "glFramebufferParameteriMESA")) return;
        throw Guarded.absent("glFramebufferParameteriMESA");
    }

    public static void glFramebufferReadBufferEXT(Context context, int framebuffer, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferReadBufferEXT", framebuffer, mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFramebufferReadBufferEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFramebufferReadBufferEXT(framebuffer, mode)) return;
            context.directStateEntries.glFramebufferReadBufferEXT(framebuffer, mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferRenderbuffer(Context context, int target, int attachment, int renderbuffertarget, int renderbuffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferRenderbuffer", target, attachment, renderbuffertarget, renderbuffer);
            if (GuardRules.refuses(context, 0, "glFramebufferRenderbuffer")) return;
            context.framebuffer.glFramebufferRenderbuffer(target, attachment, renderbuffertarget, renderbuffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferSampleLocationsfvARB(Context context, int target, int start, int count, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferSampleLocationsfvARB", target, start, count, v);
        if (GuardRules.refuses(context, 0, "glFramebufferSampleLocationsfvARB")) return;
        throw Guarded.absent("glFramebufferSampleLocationsfvARB");
    }

    public static void glFramebufferTexture(Context context, int target, int attachment, int texture, int level) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferTexture", target, attachment, texture, level);
            if (GuardRules.refuses(context, Guard.ES32, "glFramebufferTexture")) return;
            context.framebuffer.glFramebufferTexture(target, attachment, texture, level);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferTexture1D(Context context, int target, int attachment, int textarget, int texture, int level) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferTexture1D", target, attachment, textarget, texture, level);
            if (GuardRules.refuses(context, Guard.NO_ES, "glFramebufferTexture1D")) return;
            context.framebuffer.glFramebufferTexture1D(target, attachment, textarget, texture, level);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferTexture2D(Context context, int target, int attachment, int textarget, int texture, int level) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferTexture2D", target, attachment, textarget, texture, level);
            if (GuardRules.refuses(context, 0, "glFramebufferTexture2D")) return;
            context.framebuffer.glFramebufferTexture2D(target, attachment, textarget, texture, level);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferTexture3D(Context context, int target, int attachment, int textarget, int texture, int level, int zoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferTexture3D", target, attachment, textarget, texture, level, zoffset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glFramebufferTexture3D")) return;
            context.framebuffer.glFramebufferTexture3D(target, attachment, textarget, texture, level, zoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFramebufferTextureFaceARB(Context context, int target, int attachment, int texture, int level, int face) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferTextureFaceARB", target, attachment, texture, level, face);
        if (GuardRules.refuses(context, 0, "glFramebufferTextureFaceARB")) return;
        throw Guarded.absent("glFramebufferTextureFaceARB");
    }

    public static void glFramebufferTextureLayer(Context context, int target, int attachment, int texture, int level, int layer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFramebufferTextureLayer", target, attachment, texture, level, layer);
            if (GuardRules.refuses(context, Guard.ES30, "glFramebufferTextureLayer")) return;
            context.framebuffer.glFramebufferTextureLayer(target, attachment, texture, level, layer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFrontFace(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFrontFace", mode);
            if (GuardRules.refuses(context, 0, "glFrontFace")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFrontFace(mode)) return;
            context.rasterState.glFrontFace(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glFrustum(Context context, double left, double right, double bottom, double top, double zNear, double zFar) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glFrustum", Double.doubleToRawLongBits(left), Double.doubleToRawLongBits(right), Double.doubleToRawLongBits(bottom), Double.doubleToRawLongBits(top), Double.doubleToRawLongBits(zNear), Double.doubleToRawLongBits(zFar));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glFrustum")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glFrustum(left, right, bottom, top, zNear, zFar)) return;
            context.matrix.glFrustum(left, right, bottom, top, zNear, zFar);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenBuffers(Context context, int n, long buffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenBuffers", n, buffers);
            if (GuardRules.refuses(context, 0, "glGenBuffers")) return;
            context.buffer.glGenBuffers(n, buffers);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenFramebuffers(Context context, int n, long framebuffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenFramebuffers", n, framebuffers);
            if (GuardRules.refuses(context, 0, "glGenFramebuffers")) return;
            context.framebuffer.glGenFramebuffers(n, framebuffers);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGenLists(Context context, int range) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenLists", range);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGenLists")) return 0;
            int result = context.list.glGenLists(range);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenProgramPipelines(Context context, int n, long pipelines) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenProgramPipelines", n, pipelines);
            if (GuardRules.refuses(context, Guard.ES31, "glGenProgramPipelines")) return;
            context.pipelineObject.glGenProgramPipelines(n, pipelines);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenProgramsARB(Context context, int n, long programs) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenProgramsARB", n, programs);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGenProgramsARB")) return;
            context.assembly.glGenProgramsARB(n, programs);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenQueries(Context context, int n, long ids) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenQueries", n, ids);
            if (GuardRules.refuses(context, Guard.ES30, "glGenQueries")) return;
            context.query.glGenQueries(n, ids);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenRenderbuffers(Context context, int n, long renderbuffers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenRenderbuffers", n, renderbuffers);
            if (GuardRules.refuses(context, 0, "glGenRenderbuffers")) return;
            context.renderbuffer.glGenRenderbuffers(n, renderbuffers);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenSamplers(Context context, int count, long samplers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenSamplers", count, samplers);
            if (GuardRules.refuses(context, Guard.ES30, "glGenSamplers")) return;
            context.sampler.glGenSamplers(count, samplers);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenTextures(Context context, int n, long textures) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenTextures", n, textures);
            if (GuardRules.refuses(context, 0, "glGenTextures")) return;
            context.textureImage.glGenTextures(n, textures);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenTexturesEXT(Context context, int n, long textures) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenTexturesEXT", n, textures);
        if (GuardRules.refuses(context, 0, "glGenTexturesEXT")) return;
        throw Guarded.absent("glGenTexturesEXT");
    }

    public static void glGenTransformFeedbacks(Context context, int n, long ids) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenTransformFeedbacks", n, ids);
            if (GuardRules.refuses(context, Guard.ES30, "glGenTransformFeedbacks")) return;
            context.feedback.glGenTransformFeedbacks(n, ids);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenVertexArrays(Context context, int n, long arrays) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenVertexArrays", n, arrays);
            if (GuardRules.refuses(context, Guard.ES30, "glGenVertexArrays")) return;
            context.vertexArray.glGenVertexArrays(n, arrays);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenerateMipmap(Context context, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenerateMipmap", target);
            if (GuardRules.refuses(context, 0, "glGenerateMipmap")) return;
            context.textureImage.glGenerateMipmap(target);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenerateMultiTexMipmapEXT(Context context, int texunit, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenerateMultiTexMipmapEXT", texunit, target);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGenerateMultiTexMipmapEXT")) return;
            context.directStateEntries.glGenerateMultiTexMipmapEXT(texunit, target);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenerateTextureMipmap(Context context, int texture) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenerateTextureMipmap", texture);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGenerateTextureMipmap")) return;
            context.textureImage.glGenerateTextureMipmap(texture);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGenerateTextureMipmapEXT(Context context, int texture, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGenerateTextureMipmapEXT", texture, target);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGenerateTextureMipmapEXT")) return;
            context.directStateEntries.glGenerateTextureMipmapEXT(texture, target);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveAtomicCounterBufferiv(Context context, int program, int bufferIndex, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveAtomicCounterBufferiv", program, bufferIndex, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetActiveAtomicCounterBufferiv")) return;
            context.programInterface.glGetActiveAtomicCounterBufferiv(program, bufferIndex, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveAttrib(Context context, int program, int index, int bufSize, long length, long size, long type, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveAttrib", program, index, bufSize, length, size, type, name);
            if (GuardRules.refuses(context, 0, "glGetActiveAttrib")) return;
            context.program.glGetActiveAttrib(program, index, bufSize, length, size, type, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveSubroutineName(Context context, int program, int shadertype, int index, int bufSize, long length, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveSubroutineName", program, shadertype, index, bufSize, length, name);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetActiveSubroutineName")) return;
            context.subroutine.glGetActiveSubroutineName(program, shadertype, index, bufSize, length, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveSubroutineUniformName(Context context, int program, int shadertype, int index, int bufSize, long length, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveSubroutineUniformName", program, shadertype, index, bufSize, length, name);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetActiveSubroutineUniformName")) return;
            context.subroutine.glGetActiveSubroutineUniformName(program, shadertype, index, bufSize, length, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveSubroutineUniformiv(Context context, int program, int shadertype, int index, int pname, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveSubroutineUniformiv", program, shadertype, index, pname, values);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetActiveSubroutineUniformiv")) return;
            context.subroutine.glGetActiveSubroutineUniformiv(program, shadertype, index, pname, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveUniform(Context context, int program, int index, int bufSize, long length, long size, long type, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveUniform", program, index, bufSize, length, size, type, name);
            if (GuardRules.refuses(context, 0, "glGetActiveUniform")) return;
            context.uniformGet.glGetActiveUniform(program, index, bufSize, length, size, type, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveUniformBlockName(Context context, int program, int uniformBlockIndex, int bufSize, long length, long uniformBlockName) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveUniformBlockName", program, uniformBlockIndex, bufSize, length, uniformBlockName);
            if (GuardRules.refuses(context, Guard.ES30, "glGetActiveUniformBlockName")) return;
            context.uniformGet.glGetActiveUniformBlockName(program, uniformBlockIndex, bufSize, length, uniformBlockName);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveUniformBlockiv(Context context, int program, int uniformBlockIndex, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveUniformBlockiv", program, uniformBlockIndex, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetActiveUniformBlockiv")) return;
            context.uniformGet.glGetActiveUniformBlockiv(program, uniformBlockIndex, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveUniformName(Context context, int program, int uniformIndex, int bufSize, long length, long uniformName) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveUniformName", program, uniformIndex, bufSize, length, uniformName);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetActiveUniformName")) return;
            context.uniformGet.glGetActiveUniformName(program, uniformIndex, bufSize, length, uniformName);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetActiveUniformsiv(Context context, int program, int uniformCount, long uniformIndices, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetActiveUniformsiv", program, uniformCount, uniformIndices, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetActiveUniformsiv")) return;
            context.uniformGet.glGetActiveUniformsiv(program, uniformCount, uniformIndices, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetAttachedObjectsARB(Context context, int containerObj, int maxCount, long count, long obj) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetAttachedObjectsARB", containerObj, maxCount, count, obj);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetAttachedObjectsARB")) return;
            context.program.glGetAttachedObjectsARB(containerObj, maxCount, count, obj);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetAttachedShaders(Context context, int program, int maxCount, long count, long shaders) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetAttachedShaders", program, maxCount, count, shaders);
            if (GuardRules.refuses(context, 0, "glGetAttachedShaders")) return;
            context.program.glGetAttachedShaders(program, maxCount, count, shaders);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetAttribLocation(Context context, int program, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetAttribLocation", program, name);
            if (GuardRules.refuses(context, 0, "glGetAttribLocation")) return 0;
            int result = context.program.glGetAttribLocation(program, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetBooleani_v(Context context, int target, int index, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetBooleani_v", target, index, data);
            if (GuardRules.refuses(context, Guard.ES31, "glGetBooleani_v")) return;
            context.get.glGetBooleani_v(target, index, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetBooleanv(Context context, int pname, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetBooleanv", pname, data);
            if (GuardRules.refuses(context, 0, "glGetBooleanv")) return;
            context.get.glGetBooleanv(pname, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetBufferParameteri64v(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetBufferParameteri64v", target, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetBufferParameteri64v")) return;
            context.bufferMap.glGetBufferParameteri64v(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetBufferParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetBufferParameteriv", target, pname, params);
            if (GuardRules.refuses(context, 0, "glGetBufferParameteriv")) return;
            context.bufferMap.glGetBufferParameteriv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetBufferPointerv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetBufferPointerv", target, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetBufferPointerv")) return;
            context.bufferMap.glGetBufferPointerv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetBufferSubData(Context context, int target, long offset, long size, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetBufferSubData", target, offset, size, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetBufferSubData")) return;
            context.buffer.glGetBufferSubData(target, offset, size, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetClipPlane(Context context, int plane, long equation) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetClipPlane", plane, equation);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetClipPlane")) return;
            context.texGen.glGetClipPlane(plane, equation);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetColorTable(Context context, int target, int format, int type, long table) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetColorTable", target, format, type, table);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetColorTable")) return;
            context.colorTable.glGetColorTable(target, format, type, table);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetColorTableParameterfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetColorTableParameterfv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetColorTableParameterfv")) return;
            context.colorTable.glGetColorTableParameterfv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetColorTableParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetColorTableParameteriv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetColorTableParameteriv")) return;
            context.colorTable.glGetColorTableParameteriv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetCompressedMultiTexImageEXT(Context context, int texunit, int target, int lod, long img) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetCompressedMultiTexImageEXT", texunit, target, lod, img);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetCompressedMultiTexImageEXT")) return;
            context.directStateEntries.glGetCompressedMultiTexImageEXT(texunit, target, lod, img);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetCompressedTexImage(Context context, int target, int level, long img) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetCompressedTexImage", target, level, img);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetCompressedTexImage")) return;
            context.textureGet.glGetCompressedTexImage(target, level, img);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetCompressedTextureImage(Context context, int texture, int level, int bufSize, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetCompressedTextureImage", texture, level, bufSize, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetCompressedTextureImage")) return;
            context.textureGet.glGetCompressedTextureImage(texture, level, bufSize, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetCompressedTextureImageEXT(Context context, int texture, int target, int lod, long img) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetCompressedTextureImageEXT", texture, target, lod, img);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetCompressedTextureImageEXT")) return;
            context.directStateEntries.glGetCompressedTextureImageEXT(texture, target, lod, img);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetCompressedTextureSubImage(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int bufSize, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetCompressedTextureSubImage", texture, level, xoffset, yoffset, zoffset, width, height, depth, bufSize, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetCompressedTextureSubImage")) return;
            context.textureGet.glGetCompressedTextureSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, bufSize, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetConvolutionFilter(Context context, int target, int format, int type, long image) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetConvolutionFilter", target, format, type, image);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetConvolutionFilter")) return;
            context.convolution.glGetConvolutionFilter(target, format, type, image);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetConvolutionParameterfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetConvolutionParameterfv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetConvolutionParameterfv")) return;
            context.convolution.glGetConvolutionParameterfv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetConvolutionParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetConvolutionParameteriv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetConvolutionParameteriv")) return;
            context.convolution.glGetConvolutionParameteriv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetDebugMessageLog(Context context, int count, int bufSize, long sources, long types, long ids, long severities, long lengths, long messageLog) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetDebugMessageLog", count, bufSize, sources, types, ids, severities, lengths, messageLog);
            if (GuardRules.refuses(context, 0, "glGetDebugMessageLog")) return 0;
            int result = context.debug.glGetDebugMessageLog(count, bufSize, sources, types, ids, severities, lengths, messageLog);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetDoublei_v(Context context, int target, int index, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetDoublei_v", target, index, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetDoublei_v")) return;
            context.get.glGetDoublei_v(target, index, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetDoublev(Context context, int pname, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetDoublev", pname, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetDoublev")) return;
            context.get.glGetDoublev(pname, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetError(Context context) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetError");
        if (GuardRules.refuses(context, 0, "glGetError")) return 0;
        int result = context.get.glGetError();
        if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
        return result;
    }

    public static void glGetFloati_v(Context context, int target, int index, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetFloati_v", target, index, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetFloati_v")) return;
            context.get.glGetFloati_v(target, index, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetFloatv(Context context, int pname, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetFloatv", pname, data);
            if (GuardRules.refuses(context, 0, "glGetFloatv")) return;
            context.get.glGetFloatv(pname, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetFragDataIndex(Context context, int program, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetFragDataIndex", program, name);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetFragDataIndex")) return 0;
            int result = context.program.glGetFragDataIndex(program, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetFragDataLocation(Context context, int program, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetFragDataLocation", program, name);
            if (GuardRules.refuses(context, Guard.ES30, "glGetFragDataLocation")) return 0;
            int result = context.program.glGetFragDataLocation(program, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetFramebufferAttachmentParameteriv(Context context, int target, int attachment, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetFramebufferAttachmentParameteriv", target, attachment, pname, params);
            if (GuardRules.refuses(context, 0, "glGetFramebufferAttachmentParameteriv")) return;
            context.framebuffer.glGetFramebufferAttachmentParameteriv(target, attachment, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetFramebufferParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetFramebufferParameteriv", target, pname, params);
            if (GuardRules.refuses(context, Guard.ES31, "glGetFramebufferParameteriv")) return;
            context.framebuffer.glGetFramebufferParameteriv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetFramebufferParameterivEXT(Context context, int framebuffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetFramebufferParameterivEXT", framebuffer, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetFramebufferParameterivEXT")) return;
            context.directState.glGetFramebufferParameterivEXT(framebuffer, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetFramebufferParameterivMESA(Context context, int target, int pname, long params) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetFramebufferParameterivMESA", target, pname, params);
        if (GuardRules.refuses(context, 0, "glGetFramebufferParameterivMESA")) return;
        throw Guarded.absent("glGetFramebufferParameterivMESA");
    }

    public static int glGetGraphicsResetStatus(Context context) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetGraphicsResetStatus");
        if (GuardRules.refuses(context, 0, "glGetGraphicsResetStatus")) return 0;
        int result = context.get.glGetGraphicsResetStatus();
        if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
        return result;
    }

    public static int glGetGraphicsResetStatusARB(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetGraphicsResetStatusARB");
            if (GuardRules.refuses(context, 0, "glGetGraphicsResetStatusARB")) return 0;
            int result = context.get.glGetGraphicsResetStatusARB();
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetHandleARB(Context context, int pname) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetHandleARB", pname);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetHandleARB")) return 0;
            int result = context.program.glGetHandleARB(pname);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetHistogram(Context context, int target, boolean reset, int format, int type, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetHistogram", target, reset ? 1 : 0, format, type, values);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetHistogram")) return;
            context.histogram.glGetHistogram(target, reset, format, type, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetHistogramParameterfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetHistogramParameterfv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetHistogramParameterfv")) return;
            context.histogram.glGetHistogramParameterfv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetHistogramParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetHistogramParameteriv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetHistogramParameteriv")) return;
            context.histogram.glGetHistogramParameteriv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glGetImageHandleARB(Context context, int texture, int level, boolean layered, int layer, int format) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetImageHandleARB", texture, level, layered ? 1 : 0, layer, format);
        if (GuardRules.refuses(context, 0, "glGetImageHandleARB")) return 0;
        throw Guarded.absent("glGetImageHandleARB");
    }

    public static void glGetInfoLogARB(Context context, int obj, int maxLength, long length, long infoLog) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetInfoLogARB", obj, maxLength, length, infoLog);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetInfoLogARB")) return;
            context.program.glGetInfoLogARB(obj, maxLength, length, infoLog);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetInteger64i_v(Context context, int target, int index, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetInteger64i_v", target, index, data);
            if (GuardRules.refuses(context, Guard.ES30, "glGetInteger64i_v")) return;
            context.get.glGetInteger64i_v(target, index, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetInteger64v(Context context, int pname, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetInteger64v", pname, data);
            if (GuardRules.refuses(context, Guard.ES30, "glGetInteger64v")) return;
            context.get.glGetInteger64v(pname, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetIntegeri_v(Context context, int target, int index, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetIntegeri_v", target, index, data);
            if (GuardRules.refuses(context, Guard.ES30, "glGetIntegeri_v")) return;
            context.get.glGetIntegeri_v(target, index, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetIntegerv(Context context, int pname, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetIntegerv", pname, data);
            if (GuardRules.refuses(context, 0, "glGetIntegerv")) return;
            context.get.glGetIntegerv(pname, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetInternalformati64v(Context context, int target, int internalformat, int pname, int count, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetInternalformati64v", target, internalformat, pname, count, params);
            if (GuardRules.refuses(context, 0, "glGetInternalformati64v")) return;
            context.textureGet.glGetInternalformati64v(target, internalformat, pname, count, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetInternalformativ(Context context, int target, int internalformat, int pname, int count, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetInternalformativ", target, internalformat, pname, count, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetInternalformativ")) return;
            context.textureGet.glGetInternalformativ(target, internalformat, pname, count, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetLightfv(Context context, int light, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetLightfv", light, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetLightfv")) return;
            context.light.glGetLightfv(light, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetLightiv(Context context, int light, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetLightiv", light, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetLightiv")) return;
            context.light.glGetLightiv(light, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMapdv(Context context, int target, int query, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMapdv", target, query, v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMapdv")) return;
            context.evaluator.glGetMapdv(target, query, v);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMapfv(Context context, int target, int query, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMapfv", target, query, v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMapfv")) return;
            context.evaluator.glGetMapfv(target, query, v);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMapiv(Context context, int target, int query, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMapiv", target, query, v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMapiv")) return;
            context.evaluator.glGetMapiv(target, query, v);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMaterialfv(Context context, int face, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMaterialfv", face, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMaterialfv")) return;
            context.light.glGetMaterialfv(face, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMaterialiv(Context context, int face, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMaterialiv", face, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMaterialiv")) return;
            context.light.glGetMaterialiv(face, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMinmax(Context context, int target, boolean reset, int format, int type, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMinmax", target, reset ? 1 : 0, format, type, values);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMinmax")) return;
            context.histogram.glGetMinmax(target, reset, format, type, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMinmaxParameterfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMinmaxParameterfv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMinmaxParameterfv")) return;
            context.histogram.glGetMinmaxParameterfv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMinmaxParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMinmaxParameteriv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMinmaxParameteriv")) return;
            context.histogram.glGetMinmaxParameteriv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexEnvfvEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexEnvfvEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexEnvfvEXT")) return;
            context.directStateEntries.glGetMultiTexEnvfvEXT(texunit, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexEnvivEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexEnvivEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexEnvivEXT")) return;
            context.directStateEntries.glGetMultiTexEnvivEXT(texunit, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexGendvEXT(Context context, int texunit, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexGendvEXT", texunit, coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexGendvEXT")) return;
            context.directStateEntries.glGetMultiTexGendvEXT(texunit, coord, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexGenfvEXT(Context context, int texunit, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexGenfvEXT", texunit, coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexGenfvEXT")) return;
            context.directStateEntries.glGetMultiTexGenfvEXT(texunit, coord, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexGenivEXT(Context context, int texunit, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexGenivEXT", texunit, coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexGenivEXT")) return;
            context.directStateEntries.glGetMultiTexGenivEXT(texunit, coord, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexImageEXT(Context context, int texunit, int target, int level, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexImageEXT", texunit, target, level, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexImageEXT")) return;
            context.directStateEntries.glGetMultiTexImageEXT(texunit, target, level, format, type, pixels);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexLevelParameterfvEXT(Context context, int texunit, int target, int level, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexLevelParameterfvEXT", texunit, target, level, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexLevelParameterfvEXT")) return;
            context.directStateEntries.glGetMultiTexLevelParameterfvEXT(texunit, target, level, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexLevelParameterivEXT(Context context, int texunit, int target, int level, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexLevelParameterivEXT", texunit, target, level, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexLevelParameterivEXT")) return;
            context.directStateEntries.glGetMultiTexLevelParameterivEXT(texunit, target, level, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexParameterIivEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexParameterIivEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexParameterIivEXT")) return;
            context.directStateEntries.glGetMultiTexParameterIivEXT(texunit, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexParameterIuivEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexParameterIuivEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexParameterIuivEXT")) return;
            context.directStateEntries.glGetMultiTexParameterIuivEXT(texunit, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexParameterfvEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexParameterfvEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexParameterfvEXT")) return;
            context.directStateEntries.glGetMultiTexParameterfvEXT(texunit, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultiTexParameterivEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultiTexParameterivEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetMultiTexParameterivEXT")) return;
            context.directStateEntries.glGetMultiTexParameterivEXT(texunit, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetMultisamplefv(Context context, int pname, int index, long val) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetMultisamplefv", pname, index, val);
            if (GuardRules.refuses(context, Guard.ES31, "glGetMultisamplefv")) return;
            context.framebuffer.glGetMultisamplefv(pname, index, val);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedBufferParameteri64v(Context context, int buffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedBufferParameteri64v", buffer, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetNamedBufferParameteri64v")) return;
            context.bufferMap.glGetNamedBufferParameteri64v(buffer, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedBufferParameteriv(Context context, int buffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedBufferParameteriv", buffer, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetNamedBufferParameteriv")) return;
            context.bufferMap.glGetNamedBufferParameteriv(buffer, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedBufferParameterivEXT(Context context, int buffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedBufferParameterivEXT", buffer, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedBufferParameterivEXT")) return;
            context.directStateEntries.glGetNamedBufferParameterivEXT(buffer, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedBufferPointerv(Context context, int buffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedBufferPointerv", buffer, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetNamedBufferPointerv")) return;
            context.bufferMap.glGetNamedBufferPointerv(buffer, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedBufferPointervEXT(Context context, int buffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedBufferPointervEXT", buffer, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedBufferPointervEXT")) return;
            context.directStateEntries.glGetNamedBufferPointervEXT(buffer, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedBufferSubData(Context context, int buffer, long offset, long size, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedBufferSubData", buffer, offset, size, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetNamedBufferSubData")) return;
            context.buffer.glGetNamedBufferSubData(buffer, offset, size, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedBufferSubDataEXT(Context context, int buffer, long offset, long size, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedBufferSubDataEXT", buffer, offset, size, data);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedBufferSubDataEXT")) return;
            context.directStateEntries.glGetNamedBufferSubDataEXT(buffer, offset, size, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedFramebufferAttachmentParameteriv(Context context, int framebuffer, int attachment, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedFramebufferAttachmentParameteriv", framebuffer, attachment, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetNamedFramebufferAttachmentParameteriv")) return;
            context.framebuffer.glGetNamedFramebufferAttachmentParameteriv(framebuffer, attachment, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedFramebufferAttachmentParameterivEXT(Context context, int framebuffer, int attachment, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedFramebufferAttachmentParameterivEXT", framebuffer, attachment, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedFramebufferAttachmentParameterivEXT")) return;
            context.directStateEntries.glGetNamedFramebufferAttachmentParameterivEXT(framebuffer, attachment, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedFramebufferParameteriv(Context context, int framebuffer, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedFramebufferParameteriv", framebuffer, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetNamedFramebufferParameteriv")) return;
            context.framebuffer.glGetNamedFramebufferParameteriv(framebuffer, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedFramebufferParameterivEXT(Context context, int framebuffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedFramebufferParameterivEXT", framebuffer, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedFramebufferParameterivEXT")) return;
            context.directStateEntries.glGetNamedFramebufferParameterivEXT(framebuffer, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedProgramLocalParameterdvEXT(Context context, int program, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedProgramLocalParameterdvEXT", program, target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedProgramLocalParameterdvEXT")) return;
            context.directStateEntries.glGetNamedProgramLocalParameterdvEXT(program, target, index, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedProgramLocalParameterfvEXT(Context context, int program, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedProgramLocalParameterfvEXT", program, target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedProgramLocalParameterfvEXT")) return;
            context.directStateEntries.glGetNamedProgramLocalParameterfvEXT(program, target, index, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedProgramStringEXT(Context context, int program, int target, int pname, long string) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedProgramStringEXT", program, target, pname, string);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedProgramStringEXT")) return;
            context.directStateEntries.glGetNamedProgramStringEXT(program, target, pname, string);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedProgramivEXT(Context context, int program, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedProgramivEXT", program, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedProgramivEXT")) return;
            context.directStateEntries.glGetNamedProgramivEXT(program, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedRenderbufferParameteriv(Context context, int renderbuffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedRenderbufferParameteriv", renderbuffer, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetNamedRenderbufferParameteriv")) return;
            context.renderbuffer.glGetNamedRenderbufferParameteriv(renderbuffer, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedRenderbufferParameterivEXT(Context context, int renderbuffer, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedRenderbufferParameterivEXT", renderbuffer, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetNamedRenderbufferParameterivEXT")) return;
            context.directStateEntries.glGetNamedRenderbufferParameterivEXT(renderbuffer, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedStringARB(Context context, int namelen, long name, int bufSize, long stringlen, long string) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedStringARB", namelen, name, bufSize, stringlen, string);
            if (GuardRules.refuses(context, 0, "glGetNamedStringARB")) return;
            context.namedString.glGetNamedStringARB(namelen, name, bufSize, stringlen, string);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetNamedStringivARB(Context context, int namelen, long name, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetNamedStringivARB", namelen, name, pname, params);
            if (GuardRules.refuses(context, 0, "glGetNamedStringivARB")) return;
            context.namedString.glGetNamedStringivARB(namelen, name, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetObjectLabel(Context context, int identifier, int name, int bufSize, long length, long label) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetObjectLabel", identifier, name, bufSize, length, label);
            if (GuardRules.refuses(context, 0, "glGetObjectLabel")) return;
            context.debug.glGetObjectLabel(identifier, name, bufSize, length, label);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetObjectLabelEXT(Context context, int type, int object, int bufSize, long length, long label) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetObjectLabelEXT", type, object, bufSize, length, label);
            if (GuardRules.refuses(context, 0, "glGetObjectLabelEXT")) return;
            context.debug.glGetObjectLabelEXT(type, object, bufSize, length, label);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetObjectParameterfvARB(Context context, int obj, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetObjectParameterfvARB", obj, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetObjectParameterfvARB")) return;
            context.program.glGetObjectParameterfvARB(obj, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetObjectParameterivARB(Context context, int obj, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetObjectParameterivARB", obj, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetObjectParameterivARB")) return;
            context.program.glGetObjectParameterivARB(obj, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetObjectPtrLabel(Context context, long ptr, int bufSize, long length, long label) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetObjectPtrLabel", ptr, bufSize, length, label);
            if (GuardRules.refuses(context, 0, "glGetObjectPtrLabel")) return;
            context.debug.glGetObjectPtrLabel(ptr, bufSize, length, label);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetPixelMapfv(Context context, int map, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetPixelMapfv", map, values);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetPixelMapfv")) return;
            context.pixel.glGetPixelMapfv(map, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetPixelMapuiv(Context context, int map, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetPixelMapuiv", map, values);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetPixelMapuiv")) return;
            context.pixel.glGetPixelMapuiv(map, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetPixelMapusv(Context context, int map, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetPixelMapusv", map, values);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetPixelMapusv")) return;
            context.pixel.glGetPixelMapusv(map, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetPointerIndexedvEXT(Context context, int target, int index, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetPointerIndexedvEXT", target, index, data);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetPointerIndexedvEXT")) return;
            context.directState.glGetPointerIndexedvEXT(target, index, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetPointerv(Context context, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetPointerv", pname, params);
            if (GuardRules.refuses(context, 0, "glGetPointerv")) return;
            context.get.glGetPointerv(pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetPolygonStipple(Context context, long mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetPolygonStipple", mask);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetPolygonStipple")) return;
            context.fog.glGetPolygonStipple(mask);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramBinary(Context context, int program, int bufSize, long length, long binaryFormat, long binary) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramBinary", program, bufSize, length, binaryFormat, binary);
            if (GuardRules.refuses(context, Guard.ES30, "glGetProgramBinary")) return;
            context.programBinary.glGetProgramBinary(program, bufSize, length, binaryFormat, binary);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramEnvParameterdvARB(Context context, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramEnvParameterdvARB", target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetProgramEnvParameterdvARB")) return;
            context.assembly.glGetProgramEnvParameterdvARB(target, index, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramEnvParameterfvARB(Context context, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramEnvParameterfvARB", target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetProgramEnvParameterfvARB")) return;
            context.assembly.glGetProgramEnvParameterfvARB(target, index, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramInfoLog(Context context, int program, int bufSize, long length, long infoLog) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramInfoLog", program, bufSize, length, infoLog);
            if (GuardRules.refuses(context, 0, "glGetProgramInfoLog")) return;
            context.program.glGetProgramInfoLog(program, bufSize, length, infoLog);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramInterfaceiv(Context context, int program, int programInterface, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramInterfaceiv", program, programInterface, pname, params);
            if (GuardRules.refuses(context, Guard.ES31, "glGetProgramInterfaceiv")) return;
            context.programInterface.glGetProgramInterfaceiv(program, programInterface, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramLocalParameterdvARB(Context context, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramLocalParameterdvARB", target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetProgramLocalParameterdvARB")) return;
            context.assembly.glGetProgramLocalParameterdvARB(target, index, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramLocalParameterfvARB(Context context, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramLocalParameterfvARB", target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetProgramLocalParameterfvARB")) return;
            context.assembly.glGetProgramLocalParameterfvARB(target, index, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramPipelineInfoLog(Context context, int pipeline, int bufSize, long length, long infoLog) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramPipelineInfoLog", pipeline, bufSize, length, infoLog);
            if (GuardRules.refuses(context, Guard.ES31, "glGetProgramPipelineInfoLog")) return;
            context.pipelineObject.glGetProgramPipelineInfoLog(pipeline, bufSize, length, infoLog);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramPipelineiv(Context context, int pipeline, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramPipelineiv", pipeline, pname, params);
            if (GuardRules.refuses(context, Guard.ES31, "glGetProgramPipelineiv")) return;
            context.pipelineObject.glGetProgramPipelineiv(pipeline, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetProgramResourceIndex(Context context, int program, int programInterface, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramResourceIndex", program, programInterface, name);
            if (GuardRules.refuses(context, Guard.ES31, "glGetProgramResourceIndex")) return 0;
            int result = context.programInterface.glGetProgramResourceIndex(program, programInterface, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetProgramResourceLocation(Context context, int program, int programInterface, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramResourceLocation", program, programInterface, name);
            if (GuardRules.refuses(context, Guard.ES31, "glGetProgramResourceLocation")) return 0;
            int result = context.programInterface.glGetProgramResourceLocation(program, programInterface, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetProgramResourceLocationIndex(Context context, int program, int programInterface, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramResourceLocationIndex", program, programInterface, name);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetProgramResourceLocationIndex")) return 0;
            int result = context.programInterface.glGetProgramResourceLocationIndex(program, programInterface, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramResourceName(Context context, int program, int programInterface, int index, int bufSize, long length, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramResourceName", program, programInterface, index, bufSize, length, name);
            if (GuardRules.refuses(context, Guard.ES31, "glGetProgramResourceName")) return;
            context.programInterface.glGetProgramResourceName(program, programInterface, index, bufSize, length, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramResourceiv(Context context, int program, int programInterface, int index, int propCount, long props, int count, long length, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramResourceiv", program, programInterface, index, propCount, props, count, length, params);
            if (GuardRules.refuses(context, Guard.ES31, "glGetProgramResourceiv")) return;
            context.programInterface.glGetProgramResourceiv(program, programInterface, index, propCount, props, count, length, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramStageiv(Context context, int program, int shadertype, int pname, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramStageiv", program, shadertype, pname, values);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetProgramStageiv")) return;
            context.subroutine.glGetProgramStageiv(program, shadertype, pname, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramStringARB(Context context, int target, int pname, long string) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramStringARB", target, pname, string);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetProgramStringARB")) return;
            context.assembly.glGetProgramStringARB(target, pname, string);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramiv(Context context, int program, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramiv", program, pname, params);
            if (GuardRules.refuses(context, 0, "glGetProgramiv")) return;
            context.program.glGetProgramiv(program, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetProgramivARB(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetProgramivARB", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetProgramivARB")) return;
            context.assembly.glGetProgramivARB(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryBufferObjecti64v(Context context, int id, int buffer, int pname, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryBufferObjecti64v", id, buffer, pname, offset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetQueryBufferObjecti64v")) return;
            context.query.glGetQueryBufferObjecti64v(id, buffer, pname, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryBufferObjectiv(Context context, int id, int buffer, int pname, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryBufferObjectiv", id, buffer, pname, offset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetQueryBufferObjectiv")) return;
            context.query.glGetQueryBufferObjectiv(id, buffer, pname, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryBufferObjectui64v(Context context, int id, int buffer, int pname, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryBufferObjectui64v", id, buffer, pname, offset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetQueryBufferObjectui64v")) return;
            context.query.glGetQueryBufferObjectui64v(id, buffer, pname, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryBufferObjectuiv(Context context, int id, int buffer, int pname, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryBufferObjectuiv", id, buffer, pname, offset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetQueryBufferObjectuiv")) return;
            context.query.glGetQueryBufferObjectuiv(id, buffer, pname, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryIndexediv(Context context, int target, int index, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryIndexediv", target, index, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetQueryIndexediv")) return;
            context.query.glGetQueryIndexediv(target, index, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryObjecti64v(Context context, int id, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryObjecti64v", id, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetQueryObjecti64v")) return;
            context.query.glGetQueryObjecti64v(id, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryObjectiv(Context context, int id, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryObjectiv", id, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetQueryObjectiv")) return;
            context.query.glGetQueryObjectiv(id, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryObjectui64v(Context context, int id, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryObjectui64v", id, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetQueryObjectui64v")) return;
            context.query.glGetQueryObjectui64v(id, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryObjectuiv(Context context, int id, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryObjectuiv", id, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetQueryObjectuiv")) return;
            context.query.glGetQueryObjectuiv(id, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetQueryiv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetQueryiv", target, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetQueryiv")) return;
            context.query.glGetQueryiv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetRenderbufferParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetRenderbufferParameteriv", target, pname, params);
            if (GuardRules.refuses(context, 0, "glGetRenderbufferParameteriv")) return;
            context.renderbuffer.glGetRenderbufferParameteriv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetSamplerParameterIiv(Context context, int sampler, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetSamplerParameterIiv", sampler, pname, params);
            if (GuardRules.refuses(context, Guard.ES32, "glGetSamplerParameterIiv")) return;
            context.sampler.glGetSamplerParameterIiv(sampler, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetSamplerParameterIuiv(Context context, int sampler, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetSamplerParameterIuiv", sampler, pname, params);
            if (GuardRules.refuses(context, Guard.ES32, "glGetSamplerParameterIuiv")) return;
            context.sampler.glGetSamplerParameterIuiv(sampler, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetSamplerParameterfv(Context context, int sampler, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetSamplerParameterfv", sampler, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetSamplerParameterfv")) return;
            context.sampler.glGetSamplerParameterfv(sampler, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetSamplerParameteriv(Context context, int sampler, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetSamplerParameteriv", sampler, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetSamplerParameteriv")) return;
            context.sampler.glGetSamplerParameteriv(sampler, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetSeparableFilter(Context context, int target, int format, int type, long row, long column, long span) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetSeparableFilter", target, format, type, row, column, span);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetSeparableFilter")) return;
            context.convolution.glGetSeparableFilter(target, format, type, row, column, span);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetShaderInfoLog(Context context, int shader, int bufSize, long length, long infoLog) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetShaderInfoLog", shader, bufSize, length, infoLog);
            if (GuardRules.refuses(context, 0, "glGetShaderInfoLog")) return;
            context.shader.glGetShaderInfoLog(shader, bufSize, length, infoLog);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetShaderPrecisionFormat(Context context, int shadertype, int precisiontype, long range, long precision) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetShaderPrecisionFormat", shadertype, precisiontype, range, precision);
            if (GuardRules.refuses(context, 0, "glGetShaderPrecisionFormat")) return;
            context.shader.glGetShaderPrecisionFormat(shadertype, precisiontype, range, precision);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetShaderSource(Context context, int shader, int bufSize, long length, long source) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetShaderSource", shader, bufSize, length, source);
            if (GuardRules.refuses(context, 0, "glGetShaderSource")) return;
            context.shader.glGetShaderSource(shader, bufSize, length, source);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetShaderiv(Context context, int shader, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetShaderiv", shader, pname, params);
            if (GuardRules.refuses(context, 0, "glGetShaderiv")) return;
            context.shader.glGetShaderiv(shader, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glGetString(Context context, int name) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetString", name);
        if (GuardRules.refuses(context, 0, "glGetString")) return 0;
        long result = context.get.glGetString(name);
        if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
        return result;
    }

    public static long glGetStringi(Context context, int name, int index) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetStringi", name, index);
        if (GuardRules.refuses(context, Guard.ES30, "glGetStringi")) return 0;
        long result = context.get.glGetStringi(name, index);
        if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
        return result;
    }

    public static int glGetSubroutineIndex(Context context, int program, int shadertype, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetSubroutineIndex", program, shadertype, name);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetSubroutineIndex")) return 0;
            int result = context.subroutine.glGetSubroutineIndex(program, shadertype, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetSubroutineUniformLocation(Context context, int program, int shadertype, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetSubroutineUniformLocation", program, shadertype, name);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetSubroutineUniformLocation")) return 0;
            int result = context.subroutine.glGetSubroutineUniformLocation(program, shadertype, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetSynciv(Context context, long sync, int pname, int count, long length, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetSynciv", sync, pname, count, length, values);
            if (GuardRules.refuses(context, Guard.ES30, "glGetSynciv")) return;
            context.sync.glGetSynciv(sync, pname, count, length, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexEnvfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexEnvfv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTexEnvfv")) return;
            context.texEnv.glGetTexEnvfv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexEnviv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexEnviv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTexEnviv")) return;
            context.texEnv.glGetTexEnviv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexGendv(Context context, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexGendv", coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTexGendv")) return;
            context.texGen.glGetTexGendv(coord, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexGenfv(Context context, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexGenfv", coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTexGenfv")) return;
            context.texGen.glGetTexGenfv(coord, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexGeniv(Context context, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexGeniv", coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTexGeniv")) return;
            context.texGen.glGetTexGeniv(coord, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexImage(Context context, int target, int level, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexImage", target, level, format, type, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTexImage")) return;
            context.textureGet.glGetTexImage(target, level, format, type, pixels);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexLevelParameterfv(Context context, int target, int level, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexLevelParameterfv", target, level, pname, params);
            if (GuardRules.refuses(context, Guard.ES31, "glGetTexLevelParameterfv")) return;
            context.textureParameter.glGetTexLevelParameterfv(target, level, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexLevelParameteriv(Context context, int target, int level, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexLevelParameteriv", target, level, pname, params);
            if (GuardRules.refuses(context, Guard.ES31, "glGetTexLevelParameteriv")) return;
            context.textureParameter.glGetTexLevelParameteriv(target, level, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexParameterIiv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexParameterIiv", target, pname, params);
            if (GuardRules.refuses(context, Guard.ES32, "glGetTexParameterIiv")) return;
            context.textureParameter.glGetTexParameterIiv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexParameterIuiv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexParameterIuiv", target, pname, params);
            if (GuardRules.refuses(context, Guard.ES32, "glGetTexParameterIuiv")) return;
            context.textureParameter.glGetTexParameterIuiv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexParameterPointervAPPLE(Context context, int target, int pname, long params) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexParameterPointervAPPLE", target, pname, params);
        if (GuardRules.refuses(context, 0, "glGetTexParameterPointervAPPLE")) return;
        throw Guarded.absent("glGetTexParameterPointervAPPLE");
    }

    public static void glGetTexParameterfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexParameterfv", target, pname, params);
            if (GuardRules.refuses(context, 0, "glGetTexParameterfv")) return;
            context.textureParameter.glGetTexParameterfv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTexParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTexParameteriv", target, pname, params);
            if (GuardRules.refuses(context, 0, "glGetTexParameteriv")) return;
            context.textureParameter.glGetTexParameteriv(target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glGetTextureHandleARB(Context context, int texture) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureHandleARB", texture);
        if (GuardRules.refuses(context, 0, "glGetTextureHandleARB")) return 0;
        throw Guarded.absent("glGetTextureHandleARB");
    }

    public static void glGetTextureImage(Context context, int texture, int level, int format, int type, int bufSize, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureImage", texture, level, format, type, bufSize, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTextureImage")) return;
            context.textureGet.glGetTextureImage(texture, level, format, type, bufSize, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureImageEXT(Context context, int texture, int target, int level, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureImageEXT", texture, target, level, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTextureImageEXT")) return;
            context.directStateEntries.glGetTextureImageEXT(texture, target, level, format, type, pixels);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureLevelParameterfv(Context context, int texture, int level, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureLevelParameterfv", texture, level, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTextureLevelParameterfv")) return;
            context.textureParameter.glGetTextureLevelParameterfv(texture, level, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureLevelParameterfvEXT(Context context, int texture, int target, int level, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureLevelParameterfvEXT", texture, target, level, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTextureLevelParameterfvEXT")) return;
            context.directStateEntries.glGetTextureLevelParameterfvEXT(texture, target, level, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureLevelParameteriv(Context context, int texture, int level, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureLevelParameteriv", texture, level, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTextureLevelParameteriv")) return;
            context.textureParameter.glGetTextureLevelParameteriv(texture, level, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureLevelParameterivEXT(Context context, int texture, int target, int level, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureLevelParameterivEXT", texture, target, level, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTextureLevelParameterivEXT")) return;
            context.directStateEntries.glGetTextureLevelParameterivEXT(texture, target, level, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureParameterIiv(Context context, int texture, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureParameterIiv", texture, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTextureParameterIiv")) return;
            context.textureParameter.glGetTextureParameterIiv(texture, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureParameterIivEXT(Context context, int texture, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureParameterIivEXT", texture, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTextureParameterIivEXT")) return;
            context.directStateEntries.glGetTextureParameterIivEXT(texture, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureParameterIuiv(Context context, int texture, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureParameterIuiv", texture, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTextureParameterIuiv")) return;
            context.textureParameter.glGetTextureParameterIuiv(texture, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureParameterIuivEXT(Context context, int texture, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureParameterIuivEXT", texture, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTextureParameterIuivEXT")) return;
            context.directStateEntries.glGetTextureParameterIuivEXT(texture, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureParameterfv(Context context, int texture, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureParameterfv", texture, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTextureParameterfv")) return;
            context.textureParameter.glGetTextureParameterfv(texture, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureParameterfvEXT(Context context, int texture, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureParameterfvEXT", texture, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTextureParameterfvEXT")) return;
            context.directStateEntries.glGetTextureParameterfvEXT(texture, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureParameteriv(Context context, int texture, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureParameteriv", texture, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTextureParameteriv")) return;
            context.textureParameter.glGetTextureParameteriv(texture, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTextureParameterivEXT(Context context, int texture, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureParameterivEXT", texture, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetTextureParameterivEXT")) return;
            context.directStateEntries.glGetTextureParameterivEXT(texture, target, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glGetTextureSamplerHandleARB(Context context, int texture, int sampler) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureSamplerHandleARB", texture, sampler);
        if (GuardRules.refuses(context, 0, "glGetTextureSamplerHandleARB")) return 0;
        throw Guarded.absent("glGetTextureSamplerHandleARB");
    }

    public static void glGetTextureSubImage(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, int bufSize, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTextureSubImage", texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, bufSize, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTextureSubImage")) return;
            context.textureGet.glGetTextureSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, bufSize, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTransformFeedbackVarying(Context context, int program, int index, int bufSize, long length, long size, long type, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTransformFeedbackVarying", program, index, bufSize, length, size, type, name);
            if (GuardRules.refuses(context, Guard.ES30, "glGetTransformFeedbackVarying")) return;
            context.program.glGetTransformFeedbackVarying(program, index, bufSize, length, size, type, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTransformFeedbacki64_v(Context context, int xfb, int pname, int index, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTransformFeedbacki64_v", xfb, pname, index, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTransformFeedbacki64_v")) return;
            context.feedback.glGetTransformFeedbacki64_v(xfb, pname, index, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTransformFeedbacki_v(Context context, int xfb, int pname, int index, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTransformFeedbacki_v", xfb, pname, index, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTransformFeedbacki_v")) return;
            context.feedback.glGetTransformFeedbacki_v(xfb, pname, index, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetTransformFeedbackiv(Context context, int xfb, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetTransformFeedbackiv", xfb, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetTransformFeedbackiv")) return;
            context.feedback.glGetTransformFeedbackiv(xfb, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetUniformBlockIndex(Context context, int program, long uniformBlockName) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformBlockIndex", program, uniformBlockName);
            if (GuardRules.refuses(context, Guard.ES30, "glGetUniformBlockIndex")) return 0;
            int result = context.uniformGet.glGetUniformBlockIndex(program, uniformBlockName);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetUniformIndices(Context context, int program, int uniformCount, long uniformNames, long uniformIndices) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformIndices", program, uniformCount, uniformNames, uniformIndices);
            if (GuardRules.refuses(context, Guard.ES30, "glGetUniformIndices")) return;
            context.uniformGet.glGetUniformIndices(program, uniformCount, uniformNames, uniformIndices);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glGetUniformLocation(Context context, int program, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformLocation", program, name);
            if (GuardRules.refuses(context, 0, "glGetUniformLocation")) return 0;
            int result = context.uniformGet.glGetUniformLocation(program, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetUniformSubroutineuiv(Context context, int shadertype, int location, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformSubroutineuiv", shadertype, location, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetUniformSubroutineuiv")) return;
            context.subroutine.glGetUniformSubroutineuiv(shadertype, location, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetUniformdv(Context context, int program, int location, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformdv", program, location, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetUniformdv")) return;
            context.uniformGet.glGetUniformdv(program, location, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetUniformfv(Context context, int program, int location, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformfv", program, location, params);
            if (GuardRules.refuses(context, 0, "glGetUniformfv")) return;
            context.uniformGet.glGetUniformfv(program, location, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetUniformi64vARB(Context context, int program, int location, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformi64vARB", program, location, params);
            if (GuardRules.refuses(context, 0, "glGetUniformi64vARB")) return;
            context.uniformGet.glGetUniformi64vARB(program, location, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetUniformiv(Context context, int program, int location, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformiv", program, location, params);
            if (GuardRules.refuses(context, 0, "glGetUniformiv")) return;
            context.uniformGet.glGetUniformiv(program, location, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetUniformui64vARB(Context context, int program, int location, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformui64vARB", program, location, params);
            if (GuardRules.refuses(context, 0, "glGetUniformui64vARB")) return;
            context.uniformGet.glGetUniformui64vARB(program, location, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetUniformuiv(Context context, int program, int location, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetUniformuiv", program, location, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetUniformuiv")) return;
            context.uniformGet.glGetUniformuiv(program, location, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexArrayIndexed64iv(Context context, int vaobj, int index, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexArrayIndexed64iv", vaobj, index, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetVertexArrayIndexed64iv")) return;
            context.vertexArray.glGetVertexArrayIndexed64iv(vaobj, index, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexArrayIndexediv(Context context, int vaobj, int index, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexArrayIndexediv", vaobj, index, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetVertexArrayIndexediv")) return;
            context.vertexArray.glGetVertexArrayIndexediv(vaobj, index, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexArrayIntegeri_vEXT(Context context, int vaobj, int index, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexArrayIntegeri_vEXT", vaobj, index, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetVertexArrayIntegeri_vEXT")) return;
            context.directState.glGetVertexArrayIntegeri_vEXT(vaobj, index, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexArrayIntegervEXT(Context context, int vaobj, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexArrayIntegervEXT", vaobj, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetVertexArrayIntegervEXT")) return;
            context.directState.glGetVertexArrayIntegervEXT(vaobj, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexArrayPointeri_vEXT(Context context, int vaobj, int index, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexArrayPointeri_vEXT", vaobj, index, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetVertexArrayPointeri_vEXT")) return;
            context.directState.glGetVertexArrayPointeri_vEXT(vaobj, index, pname, param);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexArrayPointervEXT(Context context, int vaobj, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexArrayPointervEXT", vaobj, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glGetVertexArrayPointervEXT")) return;
            context.directState.glGetVertexArrayPointervEXT(vaobj, pname, param);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexArrayiv(Context context, int vaobj, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexArrayiv", vaobj, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetVertexArrayiv")) return;
            context.vertexArray.glGetVertexArrayiv(vaobj, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexAttribIiv(Context context, int index, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexAttribIiv", index, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetVertexAttribIiv")) return;
            context.vertexArray.glGetVertexAttribIiv(index, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexAttribIuiv(Context context, int index, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexAttribIuiv", index, pname, params);
            if (GuardRules.refuses(context, Guard.ES30, "glGetVertexAttribIuiv")) return;
            context.vertexArray.glGetVertexAttribIuiv(index, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexAttribLdv(Context context, int index, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexAttribLdv", index, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetVertexAttribLdv")) return;
            context.vertexArray.glGetVertexAttribLdv(index, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexAttribLui64vARB(Context context, int index, int pname, long params) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexAttribLui64vARB", index, pname, params);
        if (GuardRules.refuses(context, 0, "glGetVertexAttribLui64vARB")) return;
        throw Guarded.absent("glGetVertexAttribLui64vARB");
    }

    public static void glGetVertexAttribPointerv(Context context, int index, int pname, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexAttribPointerv", index, pname, pointer);
            if (GuardRules.refuses(context, 0, "glGetVertexAttribPointerv")) return;
            context.vertexArray.glGetVertexAttribPointerv(index, pname, pointer);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexAttribdv(Context context, int index, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexAttribdv", index, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetVertexAttribdv")) return;
            context.vertexArray.glGetVertexAttribdv(index, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexAttribfv(Context context, int index, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexAttribfv", index, pname, params);
            if (GuardRules.refuses(context, 0, "glGetVertexAttribfv")) return;
            context.vertexArray.glGetVertexAttribfv(index, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetVertexAttribiv(Context context, int index, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetVertexAttribiv", index, pname, params);
            if (GuardRules.refuses(context, 0, "glGetVertexAttribiv")) return;
            context.vertexArray.glGetVertexAttribiv(index, pname, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnColorTable(Context context, int target, int format, int type, int bufSize, long table) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnColorTable", target, format, type, bufSize, table);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnColorTable")) return;
            context.colorTable.glGetnColorTable(target, format, type, bufSize, table);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnColorTableARB(Context context, int target, int format, int type, int bufSize, long table) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnColorTableARB", target, format, type, bufSize, table);
            if (GuardRules.refuses(context, 0, "glGetnColorTableARB")) return;
            context.colorTable.glGetnColorTableARB(target, format, type, bufSize, table);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnCompressedTexImage(Context context, int target, int lod, int bufSize, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnCompressedTexImage", target, lod, bufSize, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnCompressedTexImage")) return;
            context.textureGet.glGetnCompressedTexImage(target, lod, bufSize, pixels);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnCompressedTexImageARB(Context context, int target, int lod, int bufSize, long img) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnCompressedTexImageARB", target, lod, bufSize, img);
            if (GuardRules.refuses(context, 0, "glGetnCompressedTexImageARB")) return;
            context.textureGet.glGetnCompressedTexImageARB(target, lod, bufSize, img);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnConvolutionFilter(Context context, int target, int format, int type, int bufSize, long image) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnConvolutionFilter", target, format, type, bufSize, image);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnConvolutionFilter")) return;
            context.convolution.glGetnConvolutionFilter(target, format, type, bufSize, image);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnConvolutionFilterARB(Context context, int target, int format, int type, int bufSize, long image) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnConvolutionFilterARB", target, format, type, bufSize, image);
            if (GuardRules.refuses(context, 0, "glGetnConvolutionFilterARB")) return;
            context.convolution.glGetnConvolutionFilterARB(target, format, type, bufSize, image);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnHistogram(Context context, int target, boolean reset, int format, int type, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnHistogram", target, reset ? 1 : 0, format, type, bufSize, values);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnHistogram")) return;
            context.histogram.glGetnHistogram(target, reset, format, type, bufSize, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnHistogramARB(Context context, int target, boolean reset, int format, int type, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnHistogramARB", target, reset ? 1 : 0, format, type, bufSize, values);
            if (GuardRules.refuses(context, 0, "glGetnHistogramARB")) return;
            context.histogram.glGetnHistogramARB(target, reset, format, type, bufSize, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnMapdv(Context context, int target, int query, int bufSize, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnMapdv", target, query, bufSize, v);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnMapdv")) return;
            context.evaluator.glGetnMapdv(target, query, bufSize, v);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnMapdvARB(Context context, int target, int query, int bufSize, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnMapdvARB", target, query, bufSize, v);
            if (GuardRules.refuses(context, 0, "glGetnMapdvARB")) return;
            context.evaluator.glGetnMapdvARB(target, query, bufSize, v);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnMapfv(Context context, int target, int query, int bufSize, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnMapfv", target, query, bufSize, v);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnMapfv")) return;
            context.evaluator.glGetnMapfv(target, query, bufSize, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnMapfvARB(Context context, int target, int query, int bufSize, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnMapfvARB", target, query, bufSize, v);
            if (GuardRules.refuses(context, 0, "glGetnMapfvARB")) return;
            context.evaluator.glGetnMapfvARB(target, query, bufSize, v);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnMapiv(Context context, int target, int query, int bufSize, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnMapiv", target, query, bufSize, v);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnMapiv")) return;
            context.evaluator.glGetnMapiv(target, query, bufSize, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnMapivARB(Context context, int target, int query, int bufSize, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnMapivARB", target, query, bufSize, v);
            if (GuardRules.refuses(context, 0, "glGetnMapivARB")) return;
            context.evaluator.glGetnMapivARB(target, query, bufSize, v);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnMinmax(Context context, int target, boolean reset, int format, int type, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnMinmax", target, reset ? 1 : 0, format, type, bufSize, values);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnMinmax")) return;
            context.histogram.glGetnMinmax(target, reset, format, type, bufSize, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnMinmaxARB(Context context, int target, boolean reset, int format, int type, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnMinmaxARB", target, reset ? 1 : 0, format, type, bufSize, values);
            if (GuardRules.refuses(context, 0, "glGetnMinmaxARB")) return;
            context.histogram.glGetnMinmaxARB(target, reset, format, type, bufSize, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnPixelMapfv(Context context, int map, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnPixelMapfv", map, bufSize, values);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnPixelMapfv")) return;
            context.pixel.glGetnPixelMapfv(map, bufSize, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnPixelMapfvARB(Context context, int map, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnPixelMapfvARB", map, bufSize, values);
            if (GuardRules.refuses(context, 0, "glGetnPixelMapfvARB")) return;
            context.pixel.glGetnPixelMapfvARB(map, bufSize, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnPixelMapuiv(Context context, int map, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnPixelMapuiv", map, bufSize, values);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnPixelMapuiv")) return;
            context.pixel.glGetnPixelMapuiv(map, bufSize, values);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnPixelMapuivARB(Context context, int map, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnPixelMapuivARB", map, bufSize, values);
            if (GuardRules.refuses(context, 0, "glGetnPixelMapuivARB")) return;
            context.pixel.glGetnPixelMapuivARB(map, bufSize, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnPixelMapusv(Context context, int map, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnPixelMapusv", map, bufSize, values);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnPixelMapusv")) return;
            context.pixel.glGetnPixelMapusv(map, bufSize, values);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnPixelMapusvARB(Context context, int map, int bufSize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnPixelMapusvARB", map, bufSize, values);
            if (GuardRules.refuses(context, 0, "glGetnPixelMapusvARB")) return;
            context.pixel.glGetnPixelMapusvARB(map, bufSize, values);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnPolygonStipple(Context context, int bufSize, long pattern) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnPolygonStipple", bufSize, pattern);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnPolygonStipple")) return;
            context.fog.glGetnPolygonStipple(bufSize, pattern);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnPolygonStippleARB(Context context, int bufSize, long pattern) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnPolygonStippleARB", bufSize, pattern);
            if (GuardRules.refuses(context, 0, "glGetnPolygonStippleARB")) return;
            context.fog.glGetnPolygonStippleARB(bufSize, pattern);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnSeparableFilter(Context context, int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnSeparableFilter", target, format, type, rowBufSize, row, columnBufSize, column, span);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnSeparableFilter")) return;
            context.convolution.glGetnSeparableFilter(target, format, type, rowBufSize, row, columnBufSize, column, span);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnSeparableFilterARB(Context context, int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnSeparableFilterARB", target, format, type, rowBufSize, row, columnBufSize, column, span);
            if (GuardRules.refuses(context, 0, "glGetnSeparableFilterARB")) return;
            context.convolution.glGetnSeparableFilterARB(target, format, type, rowBufSize, row, columnBufSize, column, span);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnTexImage(Context context, int target, int level, int format, int type, int bufSize, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnTexImage", target, level, format, type, bufSize, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnTexImage")) return;
            context.textureGet.glGetnTexImage(target, level, format, type, bufSize, pixels);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnTexImageARB(Context context, int target, int level, int format, int type, int bufSize, long img) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnTexImageARB", target, level, format, type, bufSize, img);
            if (GuardRules.refuses(context, 0, "glGetnTexImageARB")) return;
            context.textureGet.glGetnTexImageARB(target, level, format, type, bufSize, img);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformdv(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformdv", program, location, bufSize, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glGetnUniformdv")) return;
            context.uniformGet.glGetnUniformdv(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformdvARB(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformdvARB", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformdvARB")) return;
            context.uniformGet.glGetnUniformdvARB(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformfv(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformfv", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformfv")) return;
            context.uniformGet.glGetnUniformfv(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformfvARB(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformfvARB", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformfvARB")) return;
            context.uniformGet.glGetnUniformfvARB(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformi64vARB(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformi64vARB", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformi64vARB")) return;
            context.uniformGet.glGetnUniformi64vARB(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformiv(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformiv", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformiv")) return;
            context.uniformGet.glGetnUniformiv(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformivARB(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformivARB", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformivARB")) return;
            context.uniformGet.glGetnUniformivARB(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformui64vARB(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformui64vARB", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformui64vARB")) return;
            context.uniformGet.glGetnUniformui64vARB(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformuiv(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformuiv", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformuiv")) return;
            context.uniformGet.glGetnUniformuiv(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glGetnUniformuivARB(Context context, int program, int location, int bufSize, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glGetnUniformuivARB", program, location, bufSize, params);
            if (GuardRules.refuses(context, 0, "glGetnUniformuivARB")) return;
            context.uniformGet.glGetnUniformuivARB(program, location, bufSize, params);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glHint(Context context, int target, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glHint", target, mode);
            if (GuardRules.refuses(context, 0, "glHint")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glHint(target, mode)) return;
            context.state.glHint(target, mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glHistogram(Context context, int target, int width, int internalformat, boolean sink) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glHistogram", target, width, internalformat, sink ? 1 : 0);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glHistogram")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glHistogram(target, width, internalformat, sink)) return;
            context.histogram.glHistogram(target, width, internalformat, sink);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexMask(Context context, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexMask", mask);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glIndexMask")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexMask(mask)) return;
            context.clear.glIndexMask(mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexPointer(Context context, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexPointer", type, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glIndexPointer")) return;
            context.clientArray.glIndexPointer(type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexPointerEXT(Context context, int type, int stride, int count, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexPointerEXT", type, stride, count, pointer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glIndexPointerEXT")) return;
            context.clientArray.glIndexPointerEXT(type, stride, count, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexd(Context context, double c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexd", Double.doubleToRawLongBits(c_));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexd")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexd(c_)) return;
            context.color.glIndexd(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexdv(Context context, long c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexdv", c_);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexdv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexdv(c_)) return;
            context.color.glIndexdv(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexf(Context context, float c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexf", Float.floatToRawIntBits(c_));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexf(c_)) return;
            context.color.glIndexf(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexfv(Context context, long c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexfv", c_);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexfv(c_)) return;
            context.color.glIndexfv(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexi(Context context, int c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexi", c_);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexi")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexi(c_)) return;
            context.color.glIndexi(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexiv(Context context, long c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexiv", c_);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexiv(c_)) return;
            context.color.glIndexiv(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexs(Context context, short c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexs", c_);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexs")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexs(c_)) return;
            context.color.glIndexs(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexsv(Context context, long c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexsv", c_);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexsv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexsv(c_)) return;
            context.color.glIndexsv(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexub(Context context, byte c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexub", c_);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexub")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexub(c_)) return;
            context.color.glIndexub(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glIndexubv(Context context, long c_) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIndexubv", c_);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glIndexubv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glIndexubv(c_)) return;
            context.color.glIndexubv(c_);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInitNames(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInitNames");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glInitNames")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glInitNames()) return;
            context.selection.glInitNames();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInsertEventMarkerEXT(Context context, int length, long marker) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInsertEventMarkerEXT", length, marker);
            if (GuardRules.refuses(context, 0, "glInsertEventMarkerEXT")) return;
            context.debug.glInsertEventMarkerEXT(length, marker);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInterleavedArrays(Context context, int format, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInterleavedArrays", format, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glInterleavedArrays")) return;
            context.clientArray.glInterleavedArrays(format, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInvalidateBufferData(Context context, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInvalidateBufferData", buffer);
            if (GuardRules.refuses(context, Guard.NO_ES, "glInvalidateBufferData")) return;
            context.buffer.glInvalidateBufferData(buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInvalidateBufferSubData(Context context, int buffer, long offset, long length) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInvalidateBufferSubData", buffer, offset, length);
            if (GuardRules.refuses(context, Guard.NO_ES, "glInvalidateBufferSubData")) return;
            context.buffer.glInvalidateBufferSubData(buffer, offset, length);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInvalidateFramebuffer(Context context, int target, int numAttachments, long attachments) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInvalidateFramebuffer", target, numAttachments, attachments);
            if (GuardRules.refuses(context, Guard.ES30, "glInvalidateFramebuffer")) return;
            context.framebuffer.glInvalidateFramebuffer(target, numAttachments, attachments);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInvalidateNamedFramebufferData(Context context, int framebuffer, int numAttachments, long attachments) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInvalidateNamedFramebufferData", framebuffer, numAttachments, attachments);
            if (GuardRules.refuses(context, Guard.NO_ES, "glInvalidateNamedFramebufferData")) return;
            context.framebuffer.glInvalidateNamedFramebufferData(framebuffer, numAttachments, attachments);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInvalidateNamedFramebufferSubData(Context context, int framebuffer, int numAttachments, long attachments, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInvalidateNamedFramebufferSubData", framebuffer, numAttachments, attachments, x, y, width, height);
            if (GuardRules.refuses(context, Guard.NO_ES, "glInvalidateNamedFramebufferSubData")) return;
            context.framebuffer.glInvalidateNamedFramebufferSubData(framebuffer, numAttachments, attachments, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInvalidateSubFramebuffer(Context context, int target, int numAttachments, long attachments, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInvalidateSubFramebuffer", target, numAttachments, attachments, x, y, width, height);
            if (GuardRules.refuses(context, Guard.ES30, "glInvalidateSubFramebuffer")) return;
            context.framebuffer.glInvalidateSubFramebuffer(target, numAttachments, attachments, x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInvalidateTexImage(Context context, int texture, int level) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInvalidateTexImage", texture, level);
            if (GuardRules.refuses(context, Guard.NO_ES, "glInvalidateTexImage")) return;
            context.textureStorage.glInvalidateTexImage(texture, level);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glInvalidateTexSubImage(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glInvalidateTexSubImage", texture, level, xoffset, yoffset, zoffset, width, height, depth);
            if (GuardRules.refuses(context, Guard.NO_ES, "glInvalidateTexSubImage")) return;
            context.textureStorage.glInvalidateTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsBuffer(Context context, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsBuffer", buffer);
            if (GuardRules.refuses(context, 0, "glIsBuffer")) return false;
            boolean result = context.buffer.glIsBuffer(buffer);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsEnabled(Context context, int cap) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsEnabled", cap);
            if (GuardRules.refuses(context, 0, "glIsEnabled")) return false;
            boolean result = context.capability.glIsEnabled(cap);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsEnabledi(Context context, int target, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsEnabledi", target, index);
            if (GuardRules.refuses(context, Guard.ES32, "glIsEnabledi")) return false;
            boolean result = context.capability.glIsEnabledi(target, index);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsFramebuffer(Context context, int framebuffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsFramebuffer", framebuffer);
            if (GuardRules.refuses(context, 0, "glIsFramebuffer")) return false;
            boolean result = context.framebuffer.glIsFramebuffer(framebuffer);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsImageHandleResidentARB(Context context, long handle) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsImageHandleResidentARB", handle);
        if (GuardRules.refuses(context, 0, "glIsImageHandleResidentARB")) return false;
        throw Guarded.absent("glIsImageHandleResidentARB");
    }

    public static boolean glIsList(Context context, int list) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsList", list);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glIsList")) return false;
            boolean result = context.list.glIsList(list);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsNamedStringARB(Context context, int namelen, long name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsNamedStringARB", namelen, name);
            if (GuardRules.refuses(context, 0, "glIsNamedStringARB")) return false;
            boolean result = context.namedString.glIsNamedStringARB(namelen, name);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsProgram(Context context, int program) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsProgram", program);
            if (GuardRules.refuses(context, 0, "glIsProgram")) return false;
            boolean result = context.program.glIsProgram(program);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsProgramARB(Context context, int program) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsProgramARB", program);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glIsProgramARB")) return false;
            boolean result = context.assembly.glIsProgramARB(program);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsProgramPipeline(Context context, int pipeline) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsProgramPipeline", pipeline);
            if (GuardRules.refuses(context, Guard.ES31, "glIsProgramPipeline")) return false;
            boolean result = context.pipelineObject.glIsProgramPipeline(pipeline);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsQuery(Context context, int id) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsQuery", id);
            if (GuardRules.refuses(context, Guard.ES30, "glIsQuery")) return false;
            boolean result = context.query.glIsQuery(id);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsRenderbuffer(Context context, int renderbuffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsRenderbuffer", renderbuffer);
            if (GuardRules.refuses(context, 0, "glIsRenderbuffer")) return false;
            boolean result = context.renderbuffer.glIsRenderbuffer(renderbuffer);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsSampler(Context context, int sampler) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsSampler", sampler);
            if (GuardRules.refuses(context, Guard.ES30, "glIsSampler")) return false;
            boolean result = context.sampler.glIsSampler(sampler);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsShader(Context context, int shader) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsShader", shader);
            if (GuardRules.refuses(context, 0, "glIsShader")) return false;
            boolean result = context.shader.glIsShader(shader);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsSync(Context context, long sync) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsSync", sync);
            if (GuardRules.refuses(context, Guard.ES30, "glIsSync")) return false;
            boolean result = context.sync.glIsSync(sync);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsTexture(Context context, int texture) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsTexture", texture);
            if (GuardRules.refuses(context, 0, "glIsTexture")) return false;
            boolean result = context.textureImage.glIsTexture(texture);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsTextureEXT(Context context, int texture) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsTextureEXT", texture);
        if (GuardRules.refuses(context, 0, "glIsTextureEXT")) return false;
        throw Guarded.absent("glIsTextureEXT");
    }

    public static boolean glIsTextureHandleResidentARB(Context context, long handle) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsTextureHandleResidentARB", handle);
        if (GuardRules.refuses(context, 0, "glIsTextureHandleResidentARB")) return false;
        throw Guarded.absent("glIsTextureHandleResidentARB");
    }

    public static boolean glIsTransformFeedback(Context context, int id) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsTransformFeedback", id);
            if (GuardRules.refuses(context, Guard.ES30, "glIsTransformFeedback")) return false;
            boolean result = context.feedback.glIsTransformFeedback(id);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glIsVertexArray(Context context, int array) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glIsVertexArray", array);
            if (GuardRules.refuses(context, Guard.ES30, "glIsVertexArray")) return false;
            boolean result = context.vertexArray.glIsVertexArray(array);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLabelObjectEXT(Context context, int type, int object, int length, long label) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLabelObjectEXT", type, object, length, label);
            if (GuardRules.refuses(context, 0, "glLabelObjectEXT")) return;
            context.debug.glLabelObjectEXT(type, object, length, label);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLightModelf(Context context, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLightModelf", pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLightModelf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLightModelf(pname, param)) return;
            context.light.glLightModelf(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLightModelfv(Context context, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLightModelfv", pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLightModelfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLightModelfv(pname, params)) return;
            context.light.glLightModelfv(pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLightModeli(Context context, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLightModeli", pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLightModeli")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLightModeli(pname, param)) return;
            context.light.glLightModeli(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLightModeliv(Context context, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLightModeliv", pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLightModeliv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLightModeliv(pname, params)) return;
            context.light.glLightModeliv(pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLightf(Context context, int light, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLightf", light, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLightf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLightf(light, pname, param)) return;
            context.light.glLightf(light, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLightfv(Context context, int light, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLightfv", light, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLightfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLightfv(light, pname, params)) return;
            context.light.glLightfv(light, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLighti(Context context, int light, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLighti", light, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLighti")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLighti(light, pname, param)) return;
            context.light.glLighti(light, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLightiv(Context context, int light, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLightiv", light, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLightiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLightiv(light, pname, params)) return;
            context.light.glLightiv(light, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLineStipple(Context context, int factor, short pattern) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLineStipple", factor, pattern);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLineStipple")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLineStipple(factor, pattern)) return;
            context.rasterState.glLineStipple(factor, pattern);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLineWidth(Context context, float width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLineWidth", Float.floatToRawIntBits(width));
            if (GuardRules.refuses(context, 0, "glLineWidth")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLineWidth(width)) return;
            context.rasterState.glLineWidth(width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLinkProgram(Context context, int program) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLinkProgram", program);
            if (GuardRules.refuses(context, 0, "glLinkProgram")) return;
            context.program.glLinkProgram(program);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glListBase(Context context, int base) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glListBase", base);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glListBase")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glListBase(base)) return;
            context.list.glListBase(base);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLoadIdentity(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLoadIdentity");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLoadIdentity")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLoadIdentity()) return;
            context.matrix.glLoadIdentity();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLoadMatrixd(Context context, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLoadMatrixd", m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLoadMatrixd")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLoadMatrixd(m)) return;
            context.matrix.glLoadMatrixd(m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLoadMatrixf(Context context, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLoadMatrixf", m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLoadMatrixf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLoadMatrixf(m)) return;
            context.matrix.glLoadMatrixf(m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLoadName(Context context, int name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLoadName", name);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLoadName")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLoadName(name)) return;
            context.selection.glLoadName(name);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLoadTransposeMatrixd(Context context, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLoadTransposeMatrixd", m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLoadTransposeMatrixd")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLoadTransposeMatrixd(m)) return;
            context.matrix.glLoadTransposeMatrixd(m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLoadTransposeMatrixf(Context context, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLoadTransposeMatrixf", m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLoadTransposeMatrixf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLoadTransposeMatrixf(m)) return;
            context.matrix.glLoadTransposeMatrixf(m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLockArraysEXT(Context context, int first, int count) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLockArraysEXT", first, count);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glLockArraysEXT")) return;
            context.arrayLock.glLockArraysEXT(first, count);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glLogicOp(Context context, int opcode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glLogicOp", opcode);
            if (GuardRules.refuses(context, Guard.NO_ES, "glLogicOp")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glLogicOp(opcode)) return;
            context.fragmentState.glLogicOp(opcode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMakeImageHandleNonResidentARB(Context context, long handle) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMakeImageHandleNonResidentARB", handle);
        if (GuardRules.refuses(context, 0, "glMakeImageHandleNonResidentARB")) return;
        throw Guarded.absent("glMakeImageHandleNonResidentARB");
    }

    public static void glMakeImageHandleResidentARB(Context context, long handle, int access) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMakeImageHandleResidentARB", handle, access);
        if (GuardRules.refuses(context, 0, "glMakeImageHandleResidentARB")) return;
        throw Guarded.absent("glMakeImageHandleResidentARB");
    }

    public static void glMakeTextureHandleNonResidentARB(Context context, long handle) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMakeTextureHandleNonResidentARB", handle);
        if (GuardRules.refuses(context, 0, "glMakeTextureHandleNonResidentARB")) return;
        throw Guarded.absent("glMakeTextureHandleNonResidentARB");
    }

    public static void glMakeTextureHandleResidentARB(Context context, long handle) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMakeTextureHandleResidentARB", handle);
        if (GuardRules.refuses(context, 0, "glMakeTextureHandleResidentARB")) return;
        throw Guarded.absent("glMakeTextureHandleResidentARB");
    }

    public static void glMap1d(Context context, int target, double u1, double u2, int stride, int order, long points) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMap1d", target, Double.doubleToRawLongBits(u1), Double.doubleToRawLongBits(u2), stride, order, points);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMap1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMap1d(target, u1, u2, stride, order, points)) return;
            context.evaluator.glMap1d(target, u1, u2, stride, order, points);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMap1f(Context context, int target, float u1, float u2, int stride, int order, long points) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMap1f", target, Float.floatToRawIntBits(u1), Float.floatToRawIntBits(u2), stride, order, points);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMap1f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMap1f(target, u1, u2, stride, order, points)) return;
            context.evaluator.glMap1f(target, u1, u2, stride, order, points);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMap2d(Context context, int target, double u1, double u2, int ustride, int uorder, double v1, double v2, int vstride, int vorder, long points) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMap2d", target, Double.doubleToRawLongBits(u1), Double.doubleToRawLongBits(u2), ustride, uorder, Double.doubleToRawLongBits(v1), Double.doubleToRawLongBits(v2), vstride, vorder, points);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMap2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMap2d(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points)) return;
            context.evaluator.glMap2d(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMap2f(Context context, int target, float u1, float u2, int ustride, int uorder, float v1, float v2, int vstride, int vorder, long points) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMap2f", target, Float.floatToRawIntBits(u1), Float.floatToRawIntBits(u2), ustride, uorder, Float.floatToRawIntBits(v1), Float.floatToRawIntBits(v2), vstride, vorder, points);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMap2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMap2f(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points)) return;
            context.evaluator.glMap2f(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glMapBuffer(Context context, int target, int access) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapBuffer", target, access);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMapBuffer")) return 0;
            long result = context.bufferMap.glMapBuffer(target, access);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glMapBufferRange(Context context, int target, long offset, long length, int access) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapBufferRange", target, offset, length, access);
            if (GuardRules.refuses(context, Guard.ES30, "glMapBufferRange")) return 0;
            long result = context.bufferMap.glMapBufferRange(target, offset, length, access);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMapGrid1d(Context context, int un, double u1, double u2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapGrid1d", un, Double.doubleToRawLongBits(u1), Double.doubleToRawLongBits(u2));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMapGrid1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMapGrid1d(un, u1, u2)) return;
            context.evaluator.glMapGrid1d(un, u1, u2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMapGrid1f(Context context, int un, float u1, float u2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapGrid1f", un, Float.floatToRawIntBits(u1), Float.floatToRawIntBits(u2));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMapGrid1f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMapGrid1f(un, u1, u2)) return;
            context.evaluator.glMapGrid1f(un, u1, u2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMapGrid2d(Context context, int un, double u1, double u2, int vn, double v1, double v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapGrid2d", un, Double.doubleToRawLongBits(u1), Double.doubleToRawLongBits(u2), vn, Double.doubleToRawLongBits(v1), Double.doubleToRawLongBits(v2));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMapGrid2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMapGrid2d(un, u1, u2, vn, v1, v2)) return;
            context.evaluator.glMapGrid2d(un, u1, u2, vn, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMapGrid2f(Context context, int un, float u1, float u2, int vn, float v1, float v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapGrid2f", un, Float.floatToRawIntBits(u1), Float.floatToRawIntBits(u2), vn, Float.floatToRawIntBits(v1), Float.floatToRawIntBits(v2));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMapGrid2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMapGrid2f(un, u1, u2, vn, v1, v2)) return;
            context.evaluator.glMapGrid2f(un, u1, u2, vn, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glMapNamedBuffer(Context context, int buffer, int access) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapNamedBuffer", buffer, access);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMapNamedBuffer")) return 0;
            long result = context.bufferMap.glMapNamedBuffer(buffer, access);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glMapNamedBufferEXT(Context context, int buffer, int access) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapNamedBufferEXT", buffer, access);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMapNamedBufferEXT")) return 0;
            long result = context.directStateEntries.glMapNamedBufferEXT(buffer, access);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glMapNamedBufferRange(Context context, int buffer, long offset, long length, int access) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapNamedBufferRange", buffer, offset, length, access);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMapNamedBufferRange")) return 0;
            long result = context.bufferMap.glMapNamedBufferRange(buffer, offset, length, access);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static long glMapNamedBufferRangeEXT(Context context, int buffer, long offset, long length, int access) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMapNamedBufferRangeEXT", buffer, offset, length, access);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMapNamedBufferRangeEXT")) return 0;
            long result = context.directStateEntries.glMapNamedBufferRangeEXT(buffer, offset, length, access);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMaterialf(Context context, int face, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMaterialf", face, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glMaterialf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMaterialf(face, pname, param)) return;
            context.light.glMaterialf(face, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMaterialfv(Context context, int face, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMaterialfv", face, pname, params);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glMaterialfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMaterialfv(face, pname, params)) return;
            context.light.glMaterialfv(face, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMateriali(Context context, int face, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMateriali", face, pname, param);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glMateriali")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMateriali(face, pname, param)) return;
            context.light.glMateriali(face, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMaterialiv(Context context, int face, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMaterialiv", face, pname, params);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glMaterialiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMaterialiv(face, pname, params)) return;
            context.light.glMaterialiv(face, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixFrustumEXT(Context context, int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixFrustumEXT", mode, Double.doubleToRawLongBits(left), Double.doubleToRawLongBits(right), Double.doubleToRawLongBits(bottom), Double.doubleToRawLongBits(top), Double.doubleToRawLongBits(zNear), Double.doubleToRawLongBits(zFar));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixFrustumEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixFrustumEXT(mode, left, right, bottom, top, zNear, zFar)) return;
            context.directStateEntries.glMatrixFrustumEXT(mode, left, right, bottom, top, zNear, zFar);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixIndexPointerARB(Context context, int size, int type, int stride, long pointer) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixIndexPointerARB", size, type, stride, pointer);
        if (GuardRules.refuses(context, 0, "glMatrixIndexPointerARB")) return;
        throw Guarded.absent("glMatrixIndexPointerARB");
    }

    public static void glMatrixIndexubvARB(Context context, int size, long indices) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixIndexubvARB", size, indices);
        if (GuardRules.refuses(context, 0, "glMatrixIndexubvARB")) return;
        throw Guarded.absent("glMatrixIndexubvARB");
    }

    public static void glMatrixIndexuivARB(Context context, int size, long indices) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixIndexuivARB", size, indices);
        if (GuardRules.refuses(context, 0, "glMatrixIndexuivARB")) return;
        throw Guarded.absent("glMatrixIndexuivARB");
    }

    public static void glMatrixIndexusvARB(Context context, int size, long indices) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixIndexusvARB", size, indices);
        if (GuardRules.refuses(context, 0, "glMatrixIndexusvARB")) return;
        throw Guarded.absent("glMatrixIndexusvARB");
    }

    public static void glMatrixLoadIdentityEXT(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixLoadIdentityEXT", mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixLoadIdentityEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixLoadIdentityEXT(mode)) return;
            context.directStateEntries.glMatrixLoadIdentityEXT(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixLoadTransposedEXT(Context context, int mode, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixLoadTransposedEXT", mode, m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixLoadTransposedEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixLoadTransposedEXT(mode, m)) return;
            context.directStateEntries.glMatrixLoadTransposedEXT(mode, m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixLoadTransposefEXT(Context context, int mode, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixLoadTransposefEXT", mode, m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixLoadTransposefEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixLoadTransposefEXT(mode, m)) return;
            context.directStateEntries.glMatrixLoadTransposefEXT(mode, m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixLoaddEXT(Context context, int mode, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixLoaddEXT", mode, m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixLoaddEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixLoaddEXT(mode, m)) return;
            context.directStateEntries.glMatrixLoaddEXT(mode, m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixLoadfEXT(Context context, int mode, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixLoadfEXT", mode, m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixLoadfEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixLoadfEXT(mode, m)) return;
            context.directStateEntries.glMatrixLoadfEXT(mode, m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixMode(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixMode", mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixMode")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixMode(mode)) return;
            context.matrix.glMatrixMode(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixMultTransposedEXT(Context context, int mode, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixMultTransposedEXT", mode, m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixMultTransposedEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixMultTransposedEXT(mode, m)) return;
            context.directStateEntries.glMatrixMultTransposedEXT(mode, m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixMultTransposefEXT(Context context, int mode, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixMultTransposefEXT", mode, m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixMultTransposefEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixMultTransposefEXT(mode, m)) return;
            context.directStateEntries.glMatrixMultTransposefEXT(mode, m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixMultdEXT(Context context, int mode, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixMultdEXT", mode, m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixMultdEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixMultdEXT(mode, m)) return;
            context.directStateEntries.glMatrixMultdEXT(mode, m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixMultfEXT(Context context, int mode, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixMultfEXT", mode, m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixMultfEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixMultfEXT(mode, m)) return;
            context.directStateEntries.glMatrixMultfEXT(mode, m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixOrthoEXT(Context context, int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixOrthoEXT", mode, Double.doubleToRawLongBits(left), Double.doubleToRawLongBits(right), Double.doubleToRawLongBits(bottom), Double.doubleToRawLongBits(top), Double.doubleToRawLongBits(zNear), Double.doubleToRawLongBits(zFar));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixOrthoEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixOrthoEXT(mode, left, right, bottom, top, zNear, zFar)) return;
            context.directStateEntries.glMatrixOrthoEXT(mode, left, right, bottom, top, zNear, zFar);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixPopEXT(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixPopEXT", mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixPopEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixPopEXT(mode)) return;
            context.directStateEntries.glMatrixPopEXT(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixPushEXT(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixPushEXT", mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixPushEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixPushEXT(mode)) return;
            context.directStateEntries.glMatrixPushEXT(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixRotatedEXT(Context context, int mode, double angle, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixRotatedEXT", mode, Double.doubleToRawLongBits(angle), Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixRotatedEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixRotatedEXT(mode, angle, x, y, z)) return;
            context.directStateEntries.glMatrixRotatedEXT(mode, angle, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixRotatefEXT(Context context, int mode, float angle, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixRotatefEXT", mode, Float.floatToRawIntBits(angle), Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixRotatefEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixRotatefEXT(mode, angle, x, y, z)) return;
            context.directStateEntries.glMatrixRotatefEXT(mode, angle, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixScaledEXT(Context context, int mode, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixScaledEXT", mode, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixScaledEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixScaledEXT(mode, x, y, z)) return;
            context.directStateEntries.glMatrixScaledEXT(mode, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixScalefEXT(Context context, int mode, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixScalefEXT", mode, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixScalefEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixScalefEXT(mode, x, y, z)) return;
            context.directStateEntries.glMatrixScalefEXT(mode, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixTranslatedEXT(Context context, int mode, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixTranslatedEXT", mode, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixTranslatedEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixTranslatedEXT(mode, x, y, z)) return;
            context.directStateEntries.glMatrixTranslatedEXT(mode, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMatrixTranslatefEXT(Context context, int mode, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMatrixTranslatefEXT", mode, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMatrixTranslatefEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMatrixTranslatefEXT(mode, x, y, z)) return;
            context.directStateEntries.glMatrixTranslatefEXT(mode, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMaxShaderCompilerThreadsARB(Context context, int count) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMaxShaderCompilerThreadsARB", count);
            if (GuardRules.refuses(context, 0, "glMaxShaderCompilerThreadsARB")) return;
            context.shader.glMaxShaderCompilerThreadsARB(count);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMemoryBarrier(Context context, int barriers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMemoryBarrier", barriers);
            if (GuardRules.refuses(context, Guard.ES31, "glMemoryBarrier")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMemoryBarrier(barriers)) return;
            context.compute.glMemoryBarrier(barriers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMemoryBarrierByRegion(Context context, int barriers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMemoryBarrierByRegion", barriers);
            if (GuardRules.refuses(context, Guard.ES31, "glMemoryBarrierByRegion")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMemoryBarrierByRegion(barriers)) return;
            context.compute.glMemoryBarrierByRegion(barriers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMinSampleShading(Context context, float value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMinSampleShading", Float.floatToRawIntBits(value));
            if (GuardRules.refuses(context, Guard.ES32, "glMinSampleShading")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMinSampleShading(value)) return;
            context.fragmentState.glMinSampleShading(value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMinmax(Context context, int target, int internalformat, boolean sink) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMinmax", target, internalformat, sink ? 1 : 0);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMinmax")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMinmax(target, internalformat, sink)) return;
            context.histogram.glMinmax(target, internalformat, sink);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultMatrixd(Context context, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultMatrixd", m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultMatrixd")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultMatrixd(m)) return;
            context.matrix.glMultMatrixd(m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultMatrixf(Context context, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultMatrixf", m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultMatrixf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultMatrixf(m)) return;
            context.matrix.glMultMatrixf(m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultTransposeMatrixd(Context context, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultTransposeMatrixd", m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultTransposeMatrixd")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultTransposeMatrixd(m)) return;
            context.matrix.glMultTransposeMatrixd(m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultTransposeMatrixf(Context context, long m) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultTransposeMatrixf", m);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultTransposeMatrixf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultTransposeMatrixf(m)) return;
            context.matrix.glMultTransposeMatrixf(m);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiDrawArrays(Context context, int mode, long first, long count, int drawcount) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiDrawArrays", mode, first, count, drawcount);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMultiDrawArrays")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiDrawArrays(mode, first, count, drawcount)) return;
            context.draw.glMultiDrawArrays(mode, first, count, drawcount);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiDrawArraysIndirect(Context context, int mode, long indirect, int drawcount, int stride) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiDrawArraysIndirect", mode, indirect, drawcount, stride);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMultiDrawArraysIndirect")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiDrawArraysIndirect(mode, indirect, drawcount, stride)) return;
            context.draw.glMultiDrawArraysIndirect(mode, indirect, drawcount, stride);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiDrawArraysIndirectCount(Context context, int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiDrawArraysIndirectCount", mode, indirect, drawcount, maxdrawcount, stride);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMultiDrawArraysIndirectCount")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiDrawArraysIndirectCount(mode, indirect, drawcount, maxdrawcount, stride)) return;
            context.draw.glMultiDrawArraysIndirectCount(mode, indirect, drawcount, maxdrawcount, stride);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiDrawElements(Context context, int mode, long count, int type, long indices, int drawcount) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiDrawElements", mode, count, type, indices, drawcount);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMultiDrawElements")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiDrawElements(mode, count, type, indices, drawcount)) return;
            context.draw.glMultiDrawElements(mode, count, type, indices, drawcount);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiDrawElementsBaseVertex(Context context, int mode, long count, int type, long indices, int drawcount, long basevertex) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiDrawElementsBaseVertex", mode, count, type, indices, drawcount, basevertex);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMultiDrawElementsBaseVertex")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiDrawElementsBaseVertex(mode, count, type, indices, drawcount, basevertex)) return;
            context.draw.glMultiDrawElementsBaseVertex(mode, count, type, indices, drawcount, basevertex);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiDrawElementsIndirect(Context context, int mode, int type, long indirect, int drawcount, int stride) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiDrawElementsIndirect", mode, type, indirect, drawcount, stride);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMultiDrawElementsIndirect")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiDrawElementsIndirect(mode, type, indirect, drawcount, stride)) return;
            context.draw.glMultiDrawElementsIndirect(mode, type, indirect, drawcount, stride);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiDrawElementsIndirectCount(Context context, int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiDrawElementsIndirectCount", mode, type, indirect, drawcount, maxdrawcount, stride);
            if (GuardRules.refuses(context, Guard.NO_ES, "glMultiDrawElementsIndirectCount")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiDrawElementsIndirectCount(mode, type, indirect, drawcount, maxdrawcount, stride)) return;
            context.draw.glMultiDrawElementsIndirectCount(mode, type, indirect, drawcount, maxdrawcount, stride);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiModeDrawArraysIBM(Context context, long mode, long first, long count, int primcount, int modestride) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiModeDrawArraysIBM", mode, first, count, primcount, modestride);
        if (GuardRules.refuses(context, 0, "glMultiModeDrawArraysIBM")) return;
        throw Guarded.absent("glMultiModeDrawArraysIBM");
    }

    public static void glMultiModeDrawElementsIBM(Context context, long mode, long count, int type, long indices, int primcount, int modestride) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiModeDrawElementsIBM", mode, count, type, indices, primcount, modestride);
        if (GuardRules.refuses(context, 0, "glMultiModeDrawElementsIBM")) return;
        throw Guarded.absent("glMultiModeDrawElementsIBM");
    }

    public static void glMultiTexBufferEXT(Context context, int texunit, int target, int internalformat, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexBufferEXT", texunit, target, internalformat, buffer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexBufferEXT")) return;
            context.directStateEntries.glMultiTexBufferEXT(texunit, target, internalformat, buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord1d(Context context, int target, double s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1d", target, Double.doubleToRawLongBits(s));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1d(target, s)) return;
            context.texCoord.glMultiTexCoord1d(target, s);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord1d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord1dv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1dv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord1dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1dv(target, v)) return;
            context.texCoord.glMultiTexCoord1dv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord1f(Context context, int target, float s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1f", target, Float.floatToRawIntBits(s));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord1f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1f(target, s)) return;
            context.texCoord.glMultiTexCoord1f(target, s);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord1f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord1fv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1fv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord1fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1fv(target, v)) return;
            context.texCoord.glMultiTexCoord1fv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord1hNV(Context context, int target, short s) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1hNV", target, s);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glMultiTexCoord1hNV")) return;
        throw Guarded.absent("glMultiTexCoord1hNV");
    }

    public static void glMultiTexCoord1hvNV(Context context, int target, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1hvNV", target, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glMultiTexCoord1hvNV")) return;
        throw Guarded.absent("glMultiTexCoord1hvNV");
    }

    public static void glMultiTexCoord1i(Context context, int target, int s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1i", target, s);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord1i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1i(target, s)) return;
            context.texCoord.glMultiTexCoord1i(target, s);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord1i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord1iv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1iv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord1iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1iv(target, v)) return;
            context.texCoord.glMultiTexCoord1iv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord1s(Context context, int target, short s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1s", target, s);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord1s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1s(target, s)) return;
            context.texCoord.glMultiTexCoord1s(target, s);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord1s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord1sv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord1sv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord1sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1sv(target, v)) return;
            context.texCoord.glMultiTexCoord1sv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord2d(Context context, int target, double s, double t) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2d", target, Double.doubleToRawLongBits(s), Double.doubleToRawLongBits(t));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2d(target, s, t)) return;
            context.texCoord.glMultiTexCoord2d(target, s, t);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord2d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord2dv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2dv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2dv(target, v)) return;
            context.texCoord.glMultiTexCoord2dv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord2f(Context context, int target, float s, float t) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2f", target, Float.floatToRawIntBits(s), Float.floatToRawIntBits(t));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2f(target, s, t)) return;
            context.texCoord.glMultiTexCoord2f(target, s, t);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord2f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord2fv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2fv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2fv(target, v)) return;
            context.texCoord.glMultiTexCoord2fv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord2hNV(Context context, int target, short s, short t) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2hNV", target, s, t);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glMultiTexCoord2hNV")) return;
        throw Guarded.absent("glMultiTexCoord2hNV");
    }

    public static void glMultiTexCoord2hvNV(Context context, int target, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2hvNV", target, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glMultiTexCoord2hvNV")) return;
        throw Guarded.absent("glMultiTexCoord2hvNV");
    }

    public static void glMultiTexCoord2i(Context context, int target, int s, int t) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2i", target, s, t);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord2i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2i(target, s, t)) return;
            context.texCoord.glMultiTexCoord2i(target, s, t);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord2i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord2iv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2iv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord2iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2iv(target, v)) return;
            context.texCoord.glMultiTexCoord2iv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord2s(Context context, int target, short s, short t) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2s", target, s, t);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord2s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2s(target, s, t)) return;
            context.texCoord.glMultiTexCoord2s(target, s, t);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord2s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord2sv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord2sv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord2sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2sv(target, v)) return;
            context.texCoord.glMultiTexCoord2sv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord3d(Context context, int target, double s, double t, double r) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3d", target, Double.doubleToRawLongBits(s), Double.doubleToRawLongBits(t), Double.doubleToRawLongBits(r));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3d(target, s, t, r)) return;
            context.texCoord.glMultiTexCoord3d(target, s, t, r);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord3d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord3dv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3dv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3dv(target, v)) return;
            context.texCoord.glMultiTexCoord3dv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord3f(Context context, int target, float s, float t, float r) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3f", target, Float.floatToRawIntBits(s), Float.floatToRawIntBits(t), Float.floatToRawIntBits(r));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3f(target, s, t, r)) return;
            context.texCoord.glMultiTexCoord3f(target, s, t, r);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord3f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord3fv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3fv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3fv(target, v)) return;
            context.texCoord.glMultiTexCoord3fv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord3hNV(Context context, int target, short s, short t, short r) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3hNV", target, s, t, r);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glMultiTexCoord3hNV")) return;
        throw Guarded.absent("glMultiTexCoord3hNV");
    }

    public static void glMultiTexCoord3hvNV(Context context, int target, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3hvNV", target, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glMultiTexCoord3hvNV")) return;
        throw Guarded.absent("glMultiTexCoord3hvNV");
    }

    public static void glMultiTexCoord3i(Context context, int target, int s, int t, int r) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3i", target, s, t, r);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3i(target, s, t, r)) return;
            context.texCoord.glMultiTexCoord3i(target, s, t, r);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord3i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord3iv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3iv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3iv(target, v)) return;
            context.texCoord.glMultiTexCoord3iv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord3s(Context context, int target, short s, short t, short r) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3s", target, s, t, r);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3s(target, s, t, r)) return;
            context.texCoord.glMultiTexCoord3s(target, s, t, r);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord3s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord3sv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord3sv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3sv(target, v)) return;
            context.texCoord.glMultiTexCoord3sv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord4d(Context context, int target, double s, double t, double r, double q) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4d", target, Double.doubleToRawLongBits(s), Double.doubleToRawLongBits(t), Double.doubleToRawLongBits(r), Double.doubleToRawLongBits(q));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4d(target, s, t, r, q)) return;
            context.texCoord.glMultiTexCoord4d(target, s, t, r, q);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord4d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord4dv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4dv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4dv(target, v)) return;
            context.texCoord.glMultiTexCoord4dv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord4f(Context context, int target, float s, float t, float r, float q) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4f", target, Float.floatToRawIntBits(s), Float.floatToRawIntBits(t), Float.floatToRawIntBits(r), Float.floatToRawIntBits(q));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord4f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4f(target, s, t, r, q)) return;
            context.texCoord.glMultiTexCoord4f(target, s, t, r, q);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord4f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord4fv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4fv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4fv(target, v)) return;
            context.texCoord.glMultiTexCoord4fv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord4hNV(Context context, int target, short s, short t, short r, short q) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4hNV", target, s, t, r, q);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glMultiTexCoord4hNV")) return;
        throw Guarded.absent("glMultiTexCoord4hNV");
    }

    public static void glMultiTexCoord4hvNV(Context context, int target, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4hvNV", target, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glMultiTexCoord4hvNV")) return;
        throw Guarded.absent("glMultiTexCoord4hvNV");
    }

    public static void glMultiTexCoord4i(Context context, int target, int s, int t, int r, int q) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4i", target, s, t, r, q);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord4i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4i(target, s, t, r, q)) return;
            context.texCoord.glMultiTexCoord4i(target, s, t, r, q);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord4i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord4iv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4iv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4iv(target, v)) return;
            context.texCoord.glMultiTexCoord4iv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord4s(Context context, int target, short s, short t, short r, short q) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4s", target, s, t, r, q);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord4s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4s(target, s, t, r, q)) return;
            context.texCoord.glMultiTexCoord4s(target, s, t, r, q);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoord4s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoord4sv(Context context, int target, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoord4sv", target, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoord4sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4sv(target, v)) return;
            context.texCoord.glMultiTexCoord4sv(target, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordP1ui(Context context, int texture, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordP1ui", texture, type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glMultiTexCoordP1ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP1ui(texture, type, coords)) return;
            context.texCoord.glMultiTexCoordP1ui(texture, type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoordP1ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordP1uiv(Context context, int texture, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordP1uiv", texture, type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glMultiTexCoordP1uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP1uiv(texture, type, coords)) return;
            context.texCoord.glMultiTexCoordP1uiv(texture, type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordP2ui(Context context, int texture, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordP2ui", texture, type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glMultiTexCoordP2ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP2ui(texture, type, coords)) return;
            context.texCoord.glMultiTexCoordP2ui(texture, type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoordP2ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordP2uiv(Context context, int texture, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordP2uiv", texture, type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glMultiTexCoordP2uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP2uiv(texture, type, coords)) return;
            context.texCoord.glMultiTexCoordP2uiv(texture, type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordP3ui(Context context, int texture, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordP3ui", texture, type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glMultiTexCoordP3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP3ui(texture, type, coords)) return;
            context.texCoord.glMultiTexCoordP3ui(texture, type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoordP3ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordP3uiv(Context context, int texture, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordP3uiv", texture, type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glMultiTexCoordP3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP3uiv(texture, type, coords)) return;
            context.texCoord.glMultiTexCoordP3uiv(texture, type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordP4ui(Context context, int texture, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordP4ui", texture, type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glMultiTexCoordP4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP4ui(texture, type, coords)) return;
            context.texCoord.glMultiTexCoordP4ui(texture, type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glMultiTexCoordP4ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordP4uiv(Context context, int texture, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordP4uiv", texture, type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glMultiTexCoordP4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP4uiv(texture, type, coords)) return;
            context.texCoord.glMultiTexCoordP4uiv(texture, type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexCoordPointerEXT(Context context, int texunit, int size, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexCoordPointerEXT", texunit, size, type, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glMultiTexCoordPointerEXT")) return;
            context.directStateEntries.glMultiTexCoordPointerEXT(texunit, size, type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexEnvfEXT(Context context, int texunit, int target, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexEnvfEXT", texunit, target, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexEnvfEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexEnvfEXT(texunit, target, pname, param)) return;
            context.directStateEntries.glMultiTexEnvfEXT(texunit, target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexEnvfvEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexEnvfvEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexEnvfvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexEnvfvEXT(texunit, target, pname, params)) return;
            context.directStateEntries.glMultiTexEnvfvEXT(texunit, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexEnviEXT(Context context, int texunit, int target, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexEnviEXT", texunit, target, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexEnviEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexEnviEXT(texunit, target, pname, param)) return;
            context.directStateEntries.glMultiTexEnviEXT(texunit, target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexEnvivEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexEnvivEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexEnvivEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexEnvivEXT(texunit, target, pname, params)) return;
            context.directStateEntries.glMultiTexEnvivEXT(texunit, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexGendEXT(Context context, int texunit, int coord, int pname, double param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexGendEXT", texunit, coord, pname, Double.doubleToRawLongBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexGendEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexGendEXT(texunit, coord, pname, param)) return;
            context.directStateEntries.glMultiTexGendEXT(texunit, coord, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexGendvEXT(Context context, int texunit, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexGendvEXT", texunit, coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexGendvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexGendvEXT(texunit, coord, pname, params)) return;
            context.directStateEntries.glMultiTexGendvEXT(texunit, coord, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexGenfEXT(Context context, int texunit, int coord, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexGenfEXT", texunit, coord, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexGenfEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexGenfEXT(texunit, coord, pname, param)) return;
            context.directStateEntries.glMultiTexGenfEXT(texunit, coord, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexGenfvEXT(Context context, int texunit, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexGenfvEXT", texunit, coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexGenfvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexGenfvEXT(texunit, coord, pname, params)) return;
            context.directStateEntries.glMultiTexGenfvEXT(texunit, coord, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexGeniEXT(Context context, int texunit, int coord, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexGeniEXT", texunit, coord, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexGeniEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexGeniEXT(texunit, coord, pname, param)) return;
            context.directStateEntries.glMultiTexGeniEXT(texunit, coord, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexGenivEXT(Context context, int texunit, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexGenivEXT", texunit, coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexGenivEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexGenivEXT(texunit, coord, pname, params)) return;
            context.directStateEntries.glMultiTexGenivEXT(texunit, coord, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexImage1DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexImage1DEXT", texunit, target, level, internalformat, width, border, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, format, type, pixels)) return;
            context.directStateEntries.glMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexImage2DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexImage2DEXT", texunit, target, level, internalformat, width, height, border, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, format, type, pixels)) return;
            context.directStateEntries.glMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexImage3DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexImage3DEXT", texunit, target, level, internalformat, width, height, depth, border, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, format, type, pixels)) return;
            context.directStateEntries.glMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexParameterIivEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexParameterIivEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexParameterIivEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexParameterIivEXT(texunit, target, pname, params)) return;
            context.directStateEntries.glMultiTexParameterIivEXT(texunit, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexParameterIuivEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexParameterIuivEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexParameterIuivEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexParameterIuivEXT(texunit, target, pname, params)) return;
            context.directStateEntries.glMultiTexParameterIuivEXT(texunit, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexParameterfEXT(Context context, int texunit, int target, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexParameterfEXT", texunit, target, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexParameterfEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexParameterfEXT(texunit, target, pname, param)) return;
            context.directStateEntries.glMultiTexParameterfEXT(texunit, target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexParameterfvEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexParameterfvEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexParameterfvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexParameterfvEXT(texunit, target, pname, params)) return;
            context.directStateEntries.glMultiTexParameterfvEXT(texunit, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexParameteriEXT(Context context, int texunit, int target, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexParameteriEXT", texunit, target, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexParameteriEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexParameteriEXT(texunit, target, pname, param)) return;
            context.directStateEntries.glMultiTexParameteriEXT(texunit, target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexParameterivEXT(Context context, int texunit, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexParameterivEXT", texunit, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexParameterivEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexParameterivEXT(texunit, target, pname, params)) return;
            context.directStateEntries.glMultiTexParameterivEXT(texunit, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexSubImage1DEXT(Context context, int texunit, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexSubImage1DEXT", texunit, target, level, xoffset, width, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexSubImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, type, pixels)) return;
            context.directStateEntries.glMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexSubImage2DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexSubImage2DEXT", texunit, target, level, xoffset, yoffset, width, height, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexSubImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, type, pixels)) return;
            context.directStateEntries.glMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glMultiTexSubImage3DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glMultiTexSubImage3DEXT", texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glMultiTexSubImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) return;
            context.directStateEntries.glMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedBufferData(Context context, int buffer, long size, long data, int usage) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedBufferData", buffer, size, data, usage);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedBufferData")) return;
            context.buffer.glNamedBufferData(buffer, size, data, usage);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedBufferDataEXT(Context context, int buffer, long size, long data, int usage) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedBufferDataEXT", buffer, size, data, usage);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedBufferDataEXT")) return;
            context.directStateEntries.glNamedBufferDataEXT(buffer, size, data, usage);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedBufferPageCommitmentARB(Context context, int buffer, long offset, long size, boolean commit) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedBufferPageCommitmentARB", buffer, offset, size, commit ? 1 : 0);
        if (GuardRules.refuses(context, 0, "glNamedBufferPageCommitmentARB")) return;
        throw Guarded.absent("glNamedBufferPageCommitmentARB");
    }

    public static void glNamedBufferPageCommitmentEXT(Context context, int buffer, long offset, long size, boolean commit) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedBufferPageCommitmentEXT", buffer, offset, size, commit ? 1 : 0);
        if (GuardRules.refuses(context, 0, "glNamedBufferPageCommitmentEXT")) return;
        throw Guarded.absent("glNamedBufferPageCommitmentEXT");
    }

    public static void glNamedBufferStorage(Context context, int buffer, long size, long data, int flags) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedBufferStorage", buffer, size, data, flags);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedBufferStorage")) return;
            context.buffer.glNamedBufferStorage(buffer, size, data, flags);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedBufferStorageEXT(Context context, int buffer, long size, long data, int flags) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedBufferStorageEXT", buffer, size, data, flags);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedBufferStorageEXT")) return;
            context.directStateEntries.glNamedBufferStorageEXT(buffer, size, data, flags);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedBufferSubData(Context context, int buffer, long offset, long size, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedBufferSubData", buffer, offset, size, data);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedBufferSubData")) return;
            context.buffer.glNamedBufferSubData(buffer, offset, size, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedBufferSubDataEXT(Context context, int buffer, long offset, long size, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedBufferSubDataEXT", buffer, offset, size, data);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedBufferSubDataEXT")) return;
            context.directStateEntries.glNamedBufferSubDataEXT(buffer, offset, size, data);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedCopyBufferSubDataEXT(Context context, int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedCopyBufferSubDataEXT", readBuffer, writeBuffer, readOffset, writeOffset, size);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedCopyBufferSubDataEXT")) return;
            context.directState.glNamedCopyBufferSubDataEXT(readBuffer, writeBuffer, readOffset, writeOffset, size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferDrawBuffer(Context context, int framebuffer, int buf) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferDrawBuffer", framebuffer, buf);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedFramebufferDrawBuffer")) return;
            context.framebuffer.glNamedFramebufferDrawBuffer(framebuffer, buf);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferDrawBuffers(Context context, int framebuffer, int n, long bufs) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferDrawBuffers", framebuffer, n, bufs);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedFramebufferDrawBuffers")) return;
            context.framebuffer.glNamedFramebufferDrawBuffers(framebuffer, n, bufs);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferParameteri(Context context, int framebuffer, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferParameteri", framebuffer, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedFramebufferParameteri")) return;
            context.framebuffer.glNamedFramebufferParameteri(framebuffer, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferParameteriEXT(Context context, int framebuffer, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferParameteriEXT", framebuffer, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedFramebufferParameteriEXT")) return;
            context.directStateEntries.glNamedFramebufferParameteriEXT(framebuffer, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferReadBuffer(Context context, int framebuffer, int src) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferReadBuffer", framebuffer, src);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedFramebufferReadBuffer")) return;
            context.framebuffer.glNamedFramebufferReadBuffer(framebuffer, src);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferRenderbuffer(Context context, int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferRenderbuffer", framebuffer, attachment, renderbuffertarget, renderbuffer);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedFramebufferRenderbuffer")) return;
            context.framebuffer.glNamedFramebufferRenderbuffer(framebuffer, attachment, renderbuffertarget, renderbuffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferRenderbufferEXT(Context context, int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferRenderbufferEXT", framebuffer, attachment, renderbuffertarget, renderbuffer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedFramebufferRenderbufferEXT")) return;
            context.directStateEntries.glNamedFramebufferRenderbufferEXT(framebuffer, attachment, renderbuffertarget, renderbuffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferSampleLocationsfvARB(Context context, int framebuffer, int start, int count, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferSampleLocationsfvARB", framebuffer, start, count, v);
        if (GuardRules.refuses(context, 0, "glNamedFramebufferSampleLocationsfvARB")) return;
        throw Guarded.absent("glNamedFramebufferSampleLocationsfvARB");
    }

    public static void glNamedFramebufferTexture(Context context, int framebuffer, int attachment, int texture, int level) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferTexture", framebuffer, attachment, texture, level);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedFramebufferTexture")) return;
            context.framebuffer.glNamedFramebufferTexture(framebuffer, attachment, texture, level);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferTexture1DEXT(Context context, int framebuffer, int attachment, int textarget, int texture, int level) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferTexture1DEXT", framebuffer, attachment, textarget, texture, level);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedFramebufferTexture1DEXT")) return;
            context.directStateEntries.glNamedFramebufferTexture1DEXT(framebuffer, attachment, textarget, texture, level);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferTexture2DEXT(Context context, int framebuffer, int attachment, int textarget, int texture, int level) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferTexture2DEXT", framebuffer, attachment, textarget, texture, level);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedFramebufferTexture2DEXT")) return;
            context.directStateEntries.glNamedFramebufferTexture2DEXT(framebuffer, attachment, textarget, texture, level);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferTexture3DEXT(Context context, int framebuffer, int attachment, int textarget, int texture, int level, int zoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferTexture3DEXT", framebuffer, attachment, textarget, texture, level, zoffset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedFramebufferTexture3DEXT")) return;
            context.directStateEntries.glNamedFramebufferTexture3DEXT(framebuffer, attachment, textarget, texture, level, zoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferTextureEXT(Context context, int framebuffer, int attachment, int texture, int level) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferTextureEXT", framebuffer, attachment, texture, level);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedFramebufferTextureEXT")) return;
            context.directStateEntries.glNamedFramebufferTextureEXT(framebuffer, attachment, texture, level);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferTextureFaceEXT(Context context, int framebuffer, int attachment, int texture, int level, int face) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferTextureFaceEXT", framebuffer, attachment, texture, level, face);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedFramebufferTextureFaceEXT")) return;
            context.directState.glNamedFramebufferTextureFaceEXT(framebuffer, attachment, texture, level, face);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferTextureLayer(Context context, int framebuffer, int attachment, int texture, int level, int layer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferTextureLayer", framebuffer, attachment, texture, level, layer);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedFramebufferTextureLayer")) return;
            context.framebuffer.glNamedFramebufferTextureLayer(framebuffer, attachment, texture, level, layer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedFramebufferTextureLayerEXT(Context context, int framebuffer, int attachment, int texture, int level, int layer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedFramebufferTextureLayerEXT", framebuffer, attachment, texture, level, layer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedFramebufferTextureLayerEXT")) return;
            context.directStateEntries.glNamedFramebufferTextureLayerEXT(framebuffer, attachment, texture, level, layer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedProgramLocalParameter4dEXT(Context context, int program, int target, int index, double x, double y, double z, double w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedProgramLocalParameter4dEXT", program, target, index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedProgramLocalParameter4dEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameter4dEXT(program, target, index, x, y, z, w)) return;
            context.directStateEntries.glNamedProgramLocalParameter4dEXT(program, target, index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedProgramLocalParameter4dvEXT(Context context, int program, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedProgramLocalParameter4dvEXT", program, target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedProgramLocalParameter4dvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameter4dvEXT(program, target, index, params)) return;
            context.directStateEntries.glNamedProgramLocalParameter4dvEXT(program, target, index, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedProgramLocalParameter4fEXT(Context context, int program, int target, int index, float x, float y, float z, float w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedProgramLocalParameter4fEXT", program, target, index, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z), Float.floatToRawIntBits(w));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedProgramLocalParameter4fEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameter4fEXT(program, target, index, x, y, z, w)) return;
            context.directStateEntries.glNamedProgramLocalParameter4fEXT(program, target, index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedProgramLocalParameter4fvEXT(Context context, int program, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedProgramLocalParameter4fvEXT", program, target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedProgramLocalParameter4fvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameter4fvEXT(program, target, index, params)) return;
            context.directStateEntries.glNamedProgramLocalParameter4fvEXT(program, target, index, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedProgramLocalParameters4fvEXT(Context context, int program, int target, int index, int count, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedProgramLocalParameters4fvEXT", program, target, index, count, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedProgramLocalParameters4fvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameters4fvEXT(program, target, index, count, params)) return;
            context.directStateEntries.glNamedProgramLocalParameters4fvEXT(program, target, index, count, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedProgramStringEXT(Context context, int program, int target, int format, int len, long string) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedProgramStringEXT", program, target, format, len, string);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedProgramStringEXT")) return;
            context.directStateEntries.glNamedProgramStringEXT(program, target, format, len, string);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedRenderbufferStorage(Context context, int renderbuffer, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedRenderbufferStorage", renderbuffer, internalformat, width, height);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedRenderbufferStorage")) return;
            context.renderbuffer.glNamedRenderbufferStorage(renderbuffer, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedRenderbufferStorageEXT(Context context, int renderbuffer, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedRenderbufferStorageEXT", renderbuffer, internalformat, width, height);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedRenderbufferStorageEXT")) return;
            context.directStateEntries.glNamedRenderbufferStorageEXT(renderbuffer, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedRenderbufferStorageMultisample(Context context, int renderbuffer, int samples, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedRenderbufferStorageMultisample", renderbuffer, samples, internalformat, width, height);
            if (GuardRules.refuses(context, Guard.NO_ES, "glNamedRenderbufferStorageMultisample")) return;
            context.renderbuffer.glNamedRenderbufferStorageMultisample(renderbuffer, samples, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedRenderbufferStorageMultisampleEXT(Context context, int renderbuffer, int samples, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedRenderbufferStorageMultisampleEXT", renderbuffer, samples, internalformat, width, height);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNamedRenderbufferStorageMultisampleEXT")) return;
            context.directStateEntries.glNamedRenderbufferStorageMultisampleEXT(renderbuffer, samples, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNamedStringARB(Context context, int type, int namelen, long name, int stringlen, long string) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNamedStringARB", type, namelen, name, stringlen, string);
            if (GuardRules.refuses(context, 0, "glNamedStringARB")) return;
            context.namedString.glNamedStringARB(type, namelen, name, stringlen, string);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNewList(Context context, int list, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNewList", list, mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glNewList")) return;
            context.list.glNewList(list, mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3b(Context context, byte nx, byte ny, byte nz) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3b", nx, ny, nz);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3b")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3b(nx, ny, nz)) return;
            context.color.glNormal3b(nx, ny, nz);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glNormal3b", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3bv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3bv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3bv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3bv(v)) return;
            context.color.glNormal3bv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3d(Context context, double nx, double ny, double nz) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3d", Double.doubleToRawLongBits(nx), Double.doubleToRawLongBits(ny), Double.doubleToRawLongBits(nz));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3d(nx, ny, nz)) return;
            context.color.glNormal3d(nx, ny, nz);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glNormal3d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3dv(v)) return;
            context.color.glNormal3dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3f(Context context, float nx, float ny, float nz) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3f", Float.floatToRawIntBits(nx), Float.floatToRawIntBits(ny), Float.floatToRawIntBits(nz));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3f(nx, ny, nz)) return;
            context.color.glNormal3f(nx, ny, nz);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glNormal3f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3fv(v)) return;
            context.color.glNormal3fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3hNV(Context context, short nx, short ny, short nz) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3hNV", nx, ny, nz);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glNormal3hNV")) return;
        throw Guarded.absent("glNormal3hNV");
    }

    public static void glNormal3hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glNormal3hvNV")) return;
        throw Guarded.absent("glNormal3hvNV");
    }

    public static void glNormal3i(Context context, int nx, int ny, int nz) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3i", nx, ny, nz);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3i(nx, ny, nz)) return;
            context.color.glNormal3i(nx, ny, nz);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glNormal3i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3iv(v)) return;
            context.color.glNormal3iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3s(Context context, short nx, short ny, short nz) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3s", nx, ny, nz);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3s(nx, ny, nz)) return;
            context.color.glNormal3s(nx, ny, nz);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glNormal3s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormal3sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormal3sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormal3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormal3sv(v)) return;
            context.color.glNormal3sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormalP3ui(Context context, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormalP3ui", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glNormalP3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormalP3ui(type, coords)) return;
            context.color.glNormalP3ui(type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glNormalP3ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormalP3uiv(Context context, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormalP3uiv", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glNormalP3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glNormalP3uiv(type, coords)) return;
            context.color.glNormalP3uiv(type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormalPointer(Context context, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormalPointer", type, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormalPointer")) return;
            context.clientArray.glNormalPointer(type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glNormalPointerEXT(Context context, int type, int stride, int count, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glNormalPointerEXT", type, stride, count, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glNormalPointerEXT")) return;
            context.clientArray.glNormalPointerEXT(type, stride, count, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glObjectLabel(Context context, int identifier, int name, int length, long label) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glObjectLabel", identifier, name, length, label);
            if (GuardRules.refuses(context, 0, "glObjectLabel")) return;
            context.debug.glObjectLabel(identifier, name, length, label);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glObjectPtrLabel(Context context, long ptr, int length, long label) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glObjectPtrLabel", ptr, length, label);
            if (GuardRules.refuses(context, 0, "glObjectPtrLabel")) return;
            context.debug.glObjectPtrLabel(ptr, length, label);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glOrtho(Context context, double left, double right, double bottom, double top, double zNear, double zFar) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glOrtho", Double.doubleToRawLongBits(left), Double.doubleToRawLongBits(right), Double.doubleToRawLongBits(bottom), Double.doubleToRawLongBits(top), Double.doubleToRawLongBits(zNear), Double.doubleToRawLongBits(zFar));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glOrtho")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glOrtho(left, right, bottom, top, zNear, zFar)) return;
            context.matrix.glOrtho(left, right, bottom, top, zNear, zFar);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPassThrough(Context context, float token) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPassThrough", Float.floatToRawIntBits(token));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPassThrough")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPassThrough(token)) return;
            context.selection.glPassThrough(token);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPatchParameterfv(Context context, int pname, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPatchParameterfv", pname, values);
            if (GuardRules.refuses(context, Guard.NO_ES, "glPatchParameterfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPatchParameterfv(pname, values)) return;
            context.rasterState.glPatchParameterfv(pname, values);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPatchParameteri(Context context, int pname, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPatchParameteri", pname, value);
            if (GuardRules.refuses(context, Guard.ES32, "glPatchParameteri")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPatchParameteri(pname, value)) return;
            context.rasterState.glPatchParameteri(pname, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPauseTransformFeedback(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPauseTransformFeedback");
            if (GuardRules.refuses(context, Guard.ES30, "glPauseTransformFeedback")) return;
            context.feedback.glPauseTransformFeedback();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPixelMapfv(Context context, int map, int mapsize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPixelMapfv", map, mapsize, values);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPixelMapfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPixelMapfv(map, mapsize, values)) return;
            context.pixel.glPixelMapfv(map, mapsize, values);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPixelMapuiv(Context context, int map, int mapsize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPixelMapuiv", map, mapsize, values);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPixelMapuiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPixelMapuiv(map, mapsize, values)) return;
            context.pixel.glPixelMapuiv(map, mapsize, values);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPixelMapusv(Context context, int map, int mapsize, long values) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPixelMapusv", map, mapsize, values);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPixelMapusv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPixelMapusv(map, mapsize, values)) return;
            context.pixel.glPixelMapusv(map, mapsize, values);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPixelStoref(Context context, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPixelStoref", pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, Guard.NO_ES, "glPixelStoref")) return;
            context.pixel.glPixelStoref(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPixelStorei(Context context, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPixelStorei", pname, param);
            if (GuardRules.refuses(context, 0, "glPixelStorei")) return;
            context.pixel.glPixelStorei(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPixelTransferf(Context context, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPixelTransferf", pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPixelTransferf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPixelTransferf(pname, param)) return;
            context.pixel.glPixelTransferf(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPixelTransferi(Context context, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPixelTransferi", pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPixelTransferi")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPixelTransferi(pname, param)) return;
            context.pixel.glPixelTransferi(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPixelZoom(Context context, float xfactor, float yfactor) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPixelZoom", Float.floatToRawIntBits(xfactor), Float.floatToRawIntBits(yfactor));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPixelZoom")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPixelZoom(xfactor, yfactor)) return;
            context.pixel.glPixelZoom(xfactor, yfactor);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPointParameterf(Context context, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPointParameterf", pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, Guard.NO_ES, "glPointParameterf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPointParameterf(pname, param)) return;
            context.point.glPointParameterf(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPointParameterfv(Context context, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPointParameterfv", pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glPointParameterfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPointParameterfv(pname, params)) return;
            context.point.glPointParameterfv(pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPointParameteri(Context context, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPointParameteri", pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glPointParameteri")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPointParameteri(pname, param)) return;
            context.point.glPointParameteri(pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPointParameteriv(Context context, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPointParameteriv", pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glPointParameteriv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPointParameteriv(pname, params)) return;
            context.point.glPointParameteriv(pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPointSize(Context context, float size) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPointSize", Float.floatToRawIntBits(size));
            if (GuardRules.refuses(context, Guard.NO_ES, "glPointSize")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPointSize(size)) return;
            context.point.glPointSize(size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPolygonMode(Context context, int face, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPolygonMode", face, mode);
            if (GuardRules.refuses(context, Guard.NO_ES, "glPolygonMode")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPolygonMode(face, mode)) return;
            context.rasterState.glPolygonMode(face, mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPolygonOffset(Context context, float factor, float units) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPolygonOffset", Float.floatToRawIntBits(factor), Float.floatToRawIntBits(units));
            if (GuardRules.refuses(context, 0, "glPolygonOffset")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPolygonOffset(factor, units)) return;
            context.rasterState.glPolygonOffset(factor, units);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPolygonOffsetClamp(Context context, float factor, float units, float clamp) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPolygonOffsetClamp", Float.floatToRawIntBits(factor), Float.floatToRawIntBits(units), Float.floatToRawIntBits(clamp));
            if (GuardRules.refuses(context, Guard.NO_ES, "glPolygonOffsetClamp")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPolygonOffsetClamp(factor, units, clamp)) return;
            context.rasterState.glPolygonOffsetClamp(factor, units, clamp);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPolygonOffsetEXT(Context context, float factor, float bias) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPolygonOffsetEXT", Float.floatToRawIntBits(factor), Float.floatToRawIntBits(bias));
        if (GuardRules.refuses(context, 0, "glPolygonOffsetEXT")) return;
        throw Guarded.absent("glPolygonOffsetEXT");
    }

    public static void glPolygonStipple(Context context, long mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPolygonStipple", mask);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPolygonStipple")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPolygonStipple(mask)) return;
            context.fog.glPolygonStipple(mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPopAttrib(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPopAttrib");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPopAttrib")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPopAttrib()) return;
            context.attribStack.glPopAttrib();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPopClientAttrib(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPopClientAttrib");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPopClientAttrib")) return;
            context.attribStack.glPopClientAttrib();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPopDebugGroup(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPopDebugGroup");
            if (GuardRules.refuses(context, 0, "glPopDebugGroup")) return;
            context.debug.glPopDebugGroup();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPopGroupMarkerEXT(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPopGroupMarkerEXT");
            if (GuardRules.refuses(context, 0, "glPopGroupMarkerEXT")) return;
            context.debug.glPopGroupMarkerEXT();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPopMatrix(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPopMatrix");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPopMatrix")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPopMatrix()) return;
            context.matrix.glPopMatrix();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPopName(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPopName");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPopName")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPopName()) return;
            context.selection.glPopName();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPrimitiveBoundingBox(Context context, float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPrimitiveBoundingBox", Float.floatToRawIntBits(minX), Float.floatToRawIntBits(minY), Float.floatToRawIntBits(minZ), Float.floatToRawIntBits(minW), Float.floatToRawIntBits(maxX), Float.floatToRawIntBits(maxY), Float.floatToRawIntBits(maxZ), Float.floatToRawIntBits(maxW));
            if (GuardRules.refuses(context, Guard.ES32, "glPrimitiveBoundingBox")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPrimitiveBoundingBox(minX, minY, minZ, minW, maxX, maxY, maxZ, maxW)) return;
            context.rasterState.glPrimitiveBoundingBox(minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPrimitiveRestartIndex(Context context, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPrimitiveRestartIndex", index);
            if (GuardRules.refuses(context, Guard.NO_ES, "glPrimitiveRestartIndex")) return;
            context.rasterState.glPrimitiveRestartIndex(index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPrimitiveRestartIndexNV(Context context, int index) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPrimitiveRestartIndexNV", index);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPrimitiveRestartIndexNV")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPrimitiveRestartIndexNV(index)) return;
            context.rasterState.glPrimitiveRestartIndexNV(index);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPrimitiveRestartNV(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPrimitiveRestartNV");
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY, "glPrimitiveRestartNV")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPrimitiveRestartNV()) return;
            context.immediate.glPrimitiveRestartNV();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPrioritizeTextures(Context context, int n, long textures, long priorities) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPrioritizeTextures", n, textures, priorities);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPrioritizeTextures")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPrioritizeTextures(n, textures, priorities)) return;
            context.textureImage.glPrioritizeTextures(n, textures, priorities);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramBinary(Context context, int program, int binaryFormat, long binary, int length) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramBinary", program, binaryFormat, binary, length);
            if (GuardRules.refuses(context, Guard.ES30, "glProgramBinary")) return;
            context.programBinary.glProgramBinary(program, binaryFormat, binary, length);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramEnvParameter4dARB(Context context, int target, int index, double x, double y, double z, double w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramEnvParameter4dARB", target, index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramEnvParameter4dARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramEnvParameter4dARB(target, index, x, y, z, w)) return;
            context.assembly.glProgramEnvParameter4dARB(target, index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramEnvParameter4dvARB(Context context, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramEnvParameter4dvARB", target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramEnvParameter4dvARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramEnvParameter4dvARB(target, index, params)) return;
            context.assembly.glProgramEnvParameter4dvARB(target, index, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramEnvParameter4fARB(Context context, int target, int index, float x, float y, float z, float w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramEnvParameter4fARB", target, index, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z), Float.floatToRawIntBits(w));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramEnvParameter4fARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramEnvParameter4fARB(target, index, x, y, z, w)) return;
            context.assembly.glProgramEnvParameter4fARB(target, index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramEnvParameter4fvARB(Context context, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramEnvParameter4fvARB", target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramEnvParameter4fvARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramEnvParameter4fvARB(target, index, params)) return;
            context.assembly.glProgramEnvParameter4fvARB(target, index, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramEnvParameters4fvEXT(Context context, int target, int index, int count, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramEnvParameters4fvEXT", target, index, count, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramEnvParameters4fvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramEnvParameters4fvEXT(target, index, count, params)) return;
            context.assembly.glProgramEnvParameters4fvEXT(target, index, count, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramLocalParameter4dARB(Context context, int target, int index, double x, double y, double z, double w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramLocalParameter4dARB", target, index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramLocalParameter4dARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramLocalParameter4dARB(target, index, x, y, z, w)) return;
            context.assembly.glProgramLocalParameter4dARB(target, index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramLocalParameter4dvARB(Context context, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramLocalParameter4dvARB", target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramLocalParameter4dvARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramLocalParameter4dvARB(target, index, params)) return;
            context.assembly.glProgramLocalParameter4dvARB(target, index, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramLocalParameter4fARB(Context context, int target, int index, float x, float y, float z, float w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramLocalParameter4fARB", target, index, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z), Float.floatToRawIntBits(w));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramLocalParameter4fARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramLocalParameter4fARB(target, index, x, y, z, w)) return;
            context.assembly.glProgramLocalParameter4fARB(target, index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramLocalParameter4fvARB(Context context, int target, int index, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramLocalParameter4fvARB", target, index, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramLocalParameter4fvARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramLocalParameter4fvARB(target, index, params)) return;
            context.assembly.glProgramLocalParameter4fvARB(target, index, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramLocalParameters4fvEXT(Context context, int target, int index, int count, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramLocalParameters4fvEXT", target, index, count, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramLocalParameters4fvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramLocalParameters4fvEXT(target, index, count, params)) return;
            context.assembly.glProgramLocalParameters4fvEXT(target, index, count, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramParameteri(Context context, int program, int pname, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramParameteri", program, pname, value);
            if (GuardRules.refuses(context, Guard.ES30, "glProgramParameteri")) return;
            context.program.glProgramParameteri(program, pname, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramStringARB(Context context, int target, int format, int len, long string) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramStringARB", target, format, len, string);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glProgramStringARB")) return;
            context.assembly.glProgramStringARB(target, format, len, string);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1d(Context context, int program, int location, double v0) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1d", program, location, Double.doubleToRawLongBits(v0));
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniform1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1d(program, location, v0)) return;
            context.programUniform.glProgramUniform1d(program, location, v0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1dv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1dv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniform1dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1dv(program, location, count, value)) return;
            context.programUniform.glProgramUniform1dv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1f(Context context, int program, int location, float v0) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1f", program, location, Float.floatToRawIntBits(v0));
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform1f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1f(program, location, v0)) return;
            context.programUniform.glProgramUniform1f(program, location, v0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1fv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1fv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform1fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1fv(program, location, count, value)) return;
            context.programUniform.glProgramUniform1fv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1i(Context context, int program, int location, int v0) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1i", program, location, v0);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform1i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1i(program, location, v0)) return;
            context.programUniform.glProgramUniform1i(program, location, v0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1i64ARB(Context context, int program, int location, long x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1i64ARB", program, location, x);
            if (GuardRules.refuses(context, 0, "glProgramUniform1i64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1i64ARB(program, location, x)) return;
            context.programUniform.glProgramUniform1i64ARB(program, location, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1i64vARB(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1i64vARB", program, location, count, value);
            if (GuardRules.refuses(context, 0, "glProgramUniform1i64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1i64vARB(program, location, count, value)) return;
            context.programUniform.glProgramUniform1i64vARB(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1iv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1iv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform1iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1iv(program, location, count, value)) return;
            context.programUniform.glProgramUniform1iv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1ui(Context context, int program, int location, int v0) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1ui", program, location, v0);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform1ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1ui(program, location, v0)) return;
            context.programUniform.glProgramUniform1ui(program, location, v0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1ui64ARB(Context context, int program, int location, long x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1ui64ARB", program, location, x);
            if (GuardRules.refuses(context, 0, "glProgramUniform1ui64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1ui64ARB(program, location, x)) return;
            context.programUniform.glProgramUniform1ui64ARB(program, location, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1ui64vARB(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1ui64vARB", program, location, count, value);
            if (GuardRules.refuses(context, 0, "glProgramUniform1ui64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1ui64vARB(program, location, count, value)) return;
            context.programUniform.glProgramUniform1ui64vARB(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform1uiv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform1uiv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform1uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform1uiv(program, location, count, value)) return;
            context.programUniform.glProgramUniform1uiv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2d(Context context, int program, int location, double v0, double v1) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2d", program, location, Double.doubleToRawLongBits(v0), Double.doubleToRawLongBits(v1));
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniform2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2d(program, location, v0, v1)) return;
            context.programUniform.glProgramUniform2d(program, location, v0, v1);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2dv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2dv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniform2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2dv(program, location, count, value)) return;
            context.programUniform.glProgramUniform2dv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2f(Context context, int program, int location, float v0, float v1) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2f", program, location, Float.floatToRawIntBits(v0), Float.floatToRawIntBits(v1));
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2f(program, location, v0, v1)) return;
            context.programUniform.glProgramUniform2f(program, location, v0, v1);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2fv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2fv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2fv(program, location, count, value)) return;
            context.programUniform.glProgramUniform2fv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2i(Context context, int program, int location, int v0, int v1) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2i", program, location, v0, v1);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform2i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2i(program, location, v0, v1)) return;
            context.programUniform.glProgramUniform2i(program, location, v0, v1);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2i64ARB(Context context, int program, int location, long x, long y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2i64ARB", program, location, x, y);
            if (GuardRules.refuses(context, 0, "glProgramUniform2i64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2i64ARB(program, location, x, y)) return;
            context.programUniform.glProgramUniform2i64ARB(program, location, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2i64vARB(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2i64vARB", program, location, count, value);
            if (GuardRules.refuses(context, 0, "glProgramUniform2i64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2i64vARB(program, location, count, value)) return;
            context.programUniform.glProgramUniform2i64vARB(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2iv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2iv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform2iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2iv(program, location, count, value)) return;
            context.programUniform.glProgramUniform2iv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2ui(Context context, int program, int location, int v0, int v1) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2ui", program, location, v0, v1);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform2ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2ui(program, location, v0, v1)) return;
            context.programUniform.glProgramUniform2ui(program, location, v0, v1);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2ui64ARB(Context context, int program, int location, long x, long y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2ui64ARB", program, location, x, y);
            if (GuardRules.refuses(context, 0, "glProgramUniform2ui64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2ui64ARB(program, location, x, y)) return;
            context.programUniform.glProgramUniform2ui64ARB(program, location, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2ui64vARB(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2ui64vARB", program, location, count, value);
            if (GuardRules.refuses(context, 0, "glProgramUniform2ui64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2ui64vARB(program, location, count, value)) return;
            context.programUniform.glProgramUniform2ui64vARB(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform2uiv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform2uiv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform2uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform2uiv(program, location, count, value)) return;
            context.programUniform.glProgramUniform2uiv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3d(Context context, int program, int location, double v0, double v1, double v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3d", program, location, Double.doubleToRawLongBits(v0), Double.doubleToRawLongBits(v1), Double.doubleToRawLongBits(v2));
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniform3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3d(program, location, v0, v1, v2)) return;
            context.programUniform.glProgramUniform3d(program, location, v0, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3dv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3dv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniform3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3dv(program, location, count, value)) return;
            context.programUniform.glProgramUniform3dv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3f(Context context, int program, int location, float v0, float v1, float v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3f", program, location, Float.floatToRawIntBits(v0), Float.floatToRawIntBits(v1), Float.floatToRawIntBits(v2));
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3f(program, location, v0, v1, v2)) return;
            context.programUniform.glProgramUniform3f(program, location, v0, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3fv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3fv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3fv(program, location, count, value)) return;
            context.programUniform.glProgramUniform3fv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3i(Context context, int program, int location, int v0, int v1, int v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3i", program, location, v0, v1, v2);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3i(program, location, v0, v1, v2)) return;
            context.programUniform.glProgramUniform3i(program, location, v0, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3i64ARB(Context context, int program, int location, long x, long y, long z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3i64ARB", program, location, x, y, z);
            if (GuardRules.refuses(context, 0, "glProgramUniform3i64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3i64ARB(program, location, x, y, z)) return;
            context.programUniform.glProgramUniform3i64ARB(program, location, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3i64vARB(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3i64vARB", program, location, count, value);
            if (GuardRules.refuses(context, 0, "glProgramUniform3i64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3i64vARB(program, location, count, value)) return;
            context.programUniform.glProgramUniform3i64vARB(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3iv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3iv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3iv(program, location, count, value)) return;
            context.programUniform.glProgramUniform3iv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3ui(Context context, int program, int location, int v0, int v1, int v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3ui", program, location, v0, v1, v2);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3ui(program, location, v0, v1, v2)) return;
            context.programUniform.glProgramUniform3ui(program, location, v0, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3ui64ARB(Context context, int program, int location, long x, long y, long z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3ui64ARB", program, location, x, y, z);
            if (GuardRules.refuses(context, 0, "glProgramUniform3ui64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3ui64ARB(program, location, x, y, z)) return;
            context.programUniform.glProgramUniform3ui64ARB(program, location, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3ui64vARB(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3ui64vARB", program, location, count, value);
            if (GuardRules.refuses(context, 0, "glProgramUniform3ui64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3ui64vARB(program, location, count, value)) return;
            context.programUniform.glProgramUniform3ui64vARB(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform3uiv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform3uiv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform3uiv(program, location, count, value)) return;
            context.programUniform.glProgramUniform3uiv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4d(Context context, int program, int location, double v0, double v1, double v2, double v3) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4d", program, location, Double.doubleToRawLongBits(v0), Double.doubleToRawLongBits(v1), Double.doubleToRawLongBits(v2), Double.doubleToRawLongBits(v3));
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniform4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4d(program, location, v0, v1, v2, v3)) return;
            context.programUniform.glProgramUniform4d(program, location, v0, v1, v2, v3);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4dv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4dv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniform4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4dv(program, location, count, value)) return;
            context.programUniform.glProgramUniform4dv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4f(Context context, int program, int location, float v0, float v1, float v2, float v3) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4f", program, location, Float.floatToRawIntBits(v0), Float.floatToRawIntBits(v1), Float.floatToRawIntBits(v2), Float.floatToRawIntBits(v3));
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform4f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4f(program, location, v0, v1, v2, v3)) return;
            context.programUniform.glProgramUniform4f(program, location, v0, v1, v2, v3);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4fv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4fv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4fv(program, location, count, value)) return;
            context.programUniform.glProgramUniform4fv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4i(Context context, int program, int location, int v0, int v1, int v2, int v3) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4i", program, location, v0, v1, v2, v3);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform4i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4i(program, location, v0, v1, v2, v3)) return;
            context.programUniform.glProgramUniform4i(program, location, v0, v1, v2, v3);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4i64ARB(Context context, int program, int location, long x, long y, long z, long w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4i64ARB", program, location, x, y, z, w);
            if (GuardRules.refuses(context, 0, "glProgramUniform4i64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4i64ARB(program, location, x, y, z, w)) return;
            context.programUniform.glProgramUniform4i64ARB(program, location, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4i64vARB(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4i64vARB", program, location, count, value);
            if (GuardRules.refuses(context, 0, "glProgramUniform4i64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4i64vARB(program, location, count, value)) return;
            context.programUniform.glProgramUniform4i64vARB(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4iv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4iv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4iv(program, location, count, value)) return;
            context.programUniform.glProgramUniform4iv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4ui(Context context, int program, int location, int v0, int v1, int v2, int v3) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4ui", program, location, v0, v1, v2, v3);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4ui(program, location, v0, v1, v2, v3)) return;
            context.programUniform.glProgramUniform4ui(program, location, v0, v1, v2, v3);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4ui64ARB(Context context, int program, int location, long x, long y, long z, long w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4ui64ARB", program, location, x, y, z, w);
            if (GuardRules.refuses(context, 0, "glProgramUniform4ui64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4ui64ARB(program, location, x, y, z, w)) return;
            context.programUniform.glProgramUniform4ui64ARB(program, location, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4ui64vARB(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4ui64vARB", program, location, count, value);
            if (GuardRules.refuses(context, 0, "glProgramUniform4ui64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4ui64vARB(program, location, count, value)) return;
            context.programUniform.glProgramUniform4ui64vARB(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniform4uiv(Context context, int program, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniform4uiv", program, location, count, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniform4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniform4uiv(program, location, count, value)) return;
            context.programUniform.glProgramUniform4uiv(program, location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformHandleui64ARB(Context context, int program, int location, long value) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformHandleui64ARB", program, location, value);
        if (GuardRules.refuses(context, 0, "glProgramUniformHandleui64ARB")) return;
        throw Guarded.absent("glProgramUniformHandleui64ARB");
    }

    public static void glProgramUniformHandleui64vARB(Context context, int program, int location, int count, long values) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformHandleui64vARB", program, location, count, values);
        if (GuardRules.refuses(context, 0, "glProgramUniformHandleui64vARB")) return;
        throw Guarded.absent("glProgramUniformHandleui64vARB");
    }

    public static void glProgramUniformMatrix2dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix2dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix2dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix2fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix2fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix2fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix2x3dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix2x3dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix2x3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2x3dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix2x3dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix2x3fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix2x3fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix2x3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2x3fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix2x3fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix2x4dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix2x4dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix2x4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2x4dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix2x4dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix2x4fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix2x4fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix2x4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2x4fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix2x4fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix3dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix3dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix3dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix3fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix3fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix3fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix3x2dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix3x2dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix3x2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3x2dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix3x2dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix3x2fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix3x2fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix3x2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3x2fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix3x2fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix3x4dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix3x4dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix3x4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3x4dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix3x4dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix3x4fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix3x4fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix3x4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3x4fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix3x4fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix4dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix4dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix4dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix4fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix4fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix4fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix4x2dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix4x2dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix4x2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4x2dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix4x2dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix4x2fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix4x2fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix4x2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4x2fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix4x2fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix4x3dv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix4x3dv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProgramUniformMatrix4x3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4x3dv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix4x3dv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProgramUniformMatrix4x3fv(Context context, int program, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProgramUniformMatrix4x3fv", program, location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES31, "glProgramUniformMatrix4x3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4x3fv(program, location, count, transpose, value)) return;
            context.programUniform.glProgramUniformMatrix4x3fv(program, location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glProvokingVertex(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glProvokingVertex", mode);
            if (GuardRules.refuses(context, Guard.NO_ES, "glProvokingVertex")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glProvokingVertex(mode)) return;
            context.rasterState.glProvokingVertex(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPushAttrib(Context context, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPushAttrib", mask);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPushAttrib")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPushAttrib(mask)) return;
            context.attribStack.glPushAttrib(mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPushClientAttrib(Context context, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPushClientAttrib", mask);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPushClientAttrib")) return;
            context.attribStack.glPushClientAttrib(mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPushClientAttribDefaultEXT(Context context, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPushClientAttribDefaultEXT", mask);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPushClientAttribDefaultEXT")) return;
            context.directState.glPushClientAttribDefaultEXT(mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPushDebugGroup(Context context, int source, int id, int length, long message) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPushDebugGroup", source, id, length, message);
            if (GuardRules.refuses(context, 0, "glPushDebugGroup")) return;
            context.debug.glPushDebugGroup(source, id, length, message);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPushGroupMarkerEXT(Context context, int length, long marker) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPushGroupMarkerEXT", length, marker);
            if (GuardRules.refuses(context, 0, "glPushGroupMarkerEXT")) return;
            context.debug.glPushGroupMarkerEXT(length, marker);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPushMatrix(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPushMatrix");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPushMatrix")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPushMatrix()) return;
            context.matrix.glPushMatrix();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glPushName(Context context, int name) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glPushName", name);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glPushName")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glPushName(name)) return;
            context.selection.glPushName(name);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glQueryCounter(Context context, int id, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glQueryCounter", id, target);
            if (GuardRules.refuses(context, Guard.NO_ES, "glQueryCounter")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glQueryCounter(id, target)) return;
            context.query.glQueryCounter(id, target);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos2d(Context context, double x, double y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos2d", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos2d(x, y)) return;
            context.rasterPos.glRasterPos2d(x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos2dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos2dv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos2dv(v)) return;
            context.rasterPos.glRasterPos2dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos2f(Context context, float x, float y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos2f", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos2f(x, y)) return;
            context.rasterPos.glRasterPos2f(x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos2fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos2fv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos2fv(v)) return;
            context.rasterPos.glRasterPos2fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos2i(Context context, int x, int y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos2i", x, y);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos2i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos2i(x, y)) return;
            context.rasterPos.glRasterPos2i(x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos2iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos2iv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos2iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos2iv(v)) return;
            context.rasterPos.glRasterPos2iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos2s(Context context, short x, short y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos2s", x, y);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos2s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos2s(x, y)) return;
            context.rasterPos.glRasterPos2s(x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos2sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos2sv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos2sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos2sv(v)) return;
            context.rasterPos.glRasterPos2sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos3d(Context context, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos3d", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos3d(x, y, z)) return;
            context.rasterPos.glRasterPos3d(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos3dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos3dv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos3dv(v)) return;
            context.rasterPos.glRasterPos3dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos3f(Context context, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos3f", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos3f(x, y, z)) return;
            context.rasterPos.glRasterPos3f(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos3fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos3fv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos3fv(v)) return;
            context.rasterPos.glRasterPos3fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos3i(Context context, int x, int y, int z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos3i", x, y, z);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos3i(x, y, z)) return;
            context.rasterPos.glRasterPos3i(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos3iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos3iv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos3iv(v)) return;
            context.rasterPos.glRasterPos3iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos3s(Context context, short x, short y, short z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos3s", x, y, z);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos3s(x, y, z)) return;
            context.rasterPos.glRasterPos3s(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos3sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos3sv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos3sv(v)) return;
            context.rasterPos.glRasterPos3sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos4d(Context context, double x, double y, double z, double w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos4d", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos4d(x, y, z, w)) return;
            context.rasterPos.glRasterPos4d(x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos4dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos4dv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos4dv(v)) return;
            context.rasterPos.glRasterPos4dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos4f(Context context, float x, float y, float z, float w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos4f", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z), Float.floatToRawIntBits(w));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos4f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos4f(x, y, z, w)) return;
            context.rasterPos.glRasterPos4f(x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos4fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos4fv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos4fv(v)) return;
            context.rasterPos.glRasterPos4fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos4i(Context context, int x, int y, int z, int w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos4i", x, y, z, w);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos4i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos4i(x, y, z, w)) return;
            context.rasterPos.glRasterPos4i(x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos4iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos4iv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos4iv(v)) return;
            context.rasterPos.glRasterPos4iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos4s(Context context, short x, short y, short z, short w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos4s", x, y, z, w);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos4s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos4s(x, y, z, w)) return;
            context.rasterPos.glRasterPos4s(x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRasterPos4sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRasterPos4sv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRasterPos4sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRasterPos4sv(v)) return;
            context.rasterPos.glRasterPos4sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glReadBuffer(Context context, int src) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glReadBuffer", src);
            if (GuardRules.refuses(context, Guard.ES30, "glReadBuffer")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glReadBuffer(src)) return;
            context.framebuffer.glReadBuffer(src);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glReadPixels(Context context, int x, int y, int width, int height, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glReadPixels", x, y, width, height, format, type, pixels);
            if (GuardRules.refuses(context, 0, "glReadPixels")) return;
            context.pixel.glReadPixels(x, y, width, height, format, type, pixels);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glReadnPixels(Context context, int x, int y, int width, int height, int format, int type, int bufSize, long data) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glReadnPixels", x, y, width, height, format, type, bufSize, data);
            if (GuardRules.refuses(context, 0, "glReadnPixels")) return;
            context.pixel.glReadnPixels(x, y, width, height, format, type, bufSize, data);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRectd(Context context, double x1, double y1, double x2, double y2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRectd", Double.doubleToRawLongBits(x1), Double.doubleToRawLongBits(y1), Double.doubleToRawLongBits(x2), Double.doubleToRawLongBits(y2));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRectd")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRectd(x1, y1, x2, y2)) return;
            context.vertex.glRectd(x1, y1, x2, y2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRectdv(Context context, long v1, long v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRectdv", v1, v2);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRectdv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRectdv(v1, v2)) return;
            context.vertex.glRectdv(v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRectf(Context context, float x1, float y1, float x2, float y2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRectf", Float.floatToRawIntBits(x1), Float.floatToRawIntBits(y1), Float.floatToRawIntBits(x2), Float.floatToRawIntBits(y2));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRectf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRectf(x1, y1, x2, y2)) return;
            context.vertex.glRectf(x1, y1, x2, y2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRectfv(Context context, long v1, long v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRectfv", v1, v2);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRectfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRectfv(v1, v2)) return;
            context.vertex.glRectfv(v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRecti(Context context, int x1, int y1, int x2, int y2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRecti", x1, y1, x2, y2);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRecti")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRecti(x1, y1, x2, y2)) return;
            context.vertex.glRecti(x1, y1, x2, y2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRectiv(Context context, long v1, long v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRectiv", v1, v2);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRectiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRectiv(v1, v2)) return;
            context.vertex.glRectiv(v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRects(Context context, short x1, short y1, short x2, short y2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRects", x1, y1, x2, y2);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRects")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRects(x1, y1, x2, y2)) return;
            context.vertex.glRects(x1, y1, x2, y2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRectsv(Context context, long v1, long v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRectsv", v1, v2);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRectsv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRectsv(v1, v2)) return;
            context.vertex.glRectsv(v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glReleaseShaderCompiler(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glReleaseShaderCompiler");
            if (GuardRules.refuses(context, 0, "glReleaseShaderCompiler")) return;
            context.shader.glReleaseShaderCompiler();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static int glRenderMode(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRenderMode", mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRenderMode")) return 0;
            int result = context.selection.glRenderMode(mode);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRenderbufferStorage(Context context, int target, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRenderbufferStorage", target, internalformat, width, height);
            if (GuardRules.refuses(context, 0, "glRenderbufferStorage")) return;
            context.renderbuffer.glRenderbufferStorage(target, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRenderbufferStorageMultisample(Context context, int target, int samples, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRenderbufferStorageMultisample", target, samples, internalformat, width, height);
            if (GuardRules.refuses(context, Guard.ES30, "glRenderbufferStorageMultisample")) return;
            context.renderbuffer.glRenderbufferStorageMultisample(target, samples, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glResetHistogram(Context context, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glResetHistogram", target);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glResetHistogram")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glResetHistogram(target)) return;
            context.histogram.glResetHistogram(target);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glResetMinmax(Context context, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glResetMinmax", target);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glResetMinmax")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glResetMinmax(target)) return;
            context.histogram.glResetMinmax(target);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glResumeTransformFeedback(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glResumeTransformFeedback");
            if (GuardRules.refuses(context, Guard.ES30, "glResumeTransformFeedback")) return;
            context.feedback.glResumeTransformFeedback();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRotated(Context context, double angle, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRotated", Double.doubleToRawLongBits(angle), Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRotated")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRotated(angle, x, y, z)) return;
            context.matrix.glRotated(angle, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glRotatef(Context context, float angle, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glRotatef", Float.floatToRawIntBits(angle), Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glRotatef")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glRotatef(angle, x, y, z)) return;
            context.matrix.glRotatef(angle, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSampleCoverage(Context context, float value, boolean invert) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSampleCoverage", Float.floatToRawIntBits(value), invert ? 1 : 0);
            if (GuardRules.refuses(context, 0, "glSampleCoverage")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSampleCoverage(value, invert)) return;
            context.fragmentState.glSampleCoverage(value, invert);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSampleMaskEXT(Context context, float value, boolean invert) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSampleMaskEXT", Float.floatToRawIntBits(value), invert ? 1 : 0);
        if (GuardRules.refuses(context, 0, "glSampleMaskEXT")) return;
        throw Guarded.absent("glSampleMaskEXT");
    }

    public static void glSampleMaski(Context context, int maskNumber, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSampleMaski", maskNumber, mask);
            if (GuardRules.refuses(context, Guard.ES31, "glSampleMaski")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSampleMaski(maskNumber, mask)) return;
            context.fragmentState.glSampleMaski(maskNumber, mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSamplePatternEXT(Context context, int pattern) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSamplePatternEXT", pattern);
        if (GuardRules.refuses(context, 0, "glSamplePatternEXT")) return;
        throw Guarded.absent("glSamplePatternEXT");
    }

    public static void glSamplerParameterIiv(Context context, int sampler, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSamplerParameterIiv", sampler, pname, param);
            if (GuardRules.refuses(context, Guard.ES32, "glSamplerParameterIiv")) return;
            context.sampler.glSamplerParameterIiv(sampler, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSamplerParameterIuiv(Context context, int sampler, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSamplerParameterIuiv", sampler, pname, param);
            if (GuardRules.refuses(context, Guard.ES32, "glSamplerParameterIuiv")) return;
            context.sampler.glSamplerParameterIuiv(sampler, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSamplerParameterf(Context context, int sampler, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSamplerParameterf", sampler, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, Guard.ES30, "glSamplerParameterf")) return;
            context.sampler.glSamplerParameterf(sampler, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSamplerParameterfv(Context context, int sampler, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSamplerParameterfv", sampler, pname, param);
            if (GuardRules.refuses(context, Guard.ES30, "glSamplerParameterfv")) return;
            context.sampler.glSamplerParameterfv(sampler, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSamplerParameteri(Context context, int sampler, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSamplerParameteri", sampler, pname, param);
            if (GuardRules.refuses(context, Guard.ES30, "glSamplerParameteri")) return;
            context.sampler.glSamplerParameteri(sampler, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSamplerParameteriv(Context context, int sampler, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSamplerParameteriv", sampler, pname, param);
            if (GuardRules.refuses(context, Guard.ES30, "glSamplerParameteriv")) return;
            context.sampler.glSamplerParameteriv(sampler, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glScaled(Context context, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glScaled", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glScaled")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glScaled(x, y, z)) return;
            context.matrix.glScaled(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glScalef(Context context, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glScalef", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glScalef")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glScalef(x, y, z)) return;
            context.matrix.glScalef(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glScissor(Context context, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glScissor", x, y, width, height);
            if (GuardRules.refuses(context, 0, "glScissor")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glScissor(x, y, width, height)) return;
            context.state.glScissor(x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glScissorArrayv(Context context, int first, int count, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glScissorArrayv", first, count, v);
            if (GuardRules.refuses(context, Guard.NO_ES, "glScissorArrayv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glScissorArrayv(first, count, v)) return;
            context.state.glScissorArrayv(first, count, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glScissorIndexed(Context context, int index, int left, int bottom, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glScissorIndexed", index, left, bottom, width, height);
            if (GuardRules.refuses(context, Guard.NO_ES, "glScissorIndexed")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glScissorIndexed(index, left, bottom, width, height)) return;
            context.state.glScissorIndexed(index, left, bottom, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glScissorIndexedv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glScissorIndexedv", index, v);
            if (GuardRules.refuses(context, Guard.NO_ES, "glScissorIndexedv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glScissorIndexedv(index, v)) return;
            context.state.glScissorIndexedv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3b(Context context, byte red, byte green, byte blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3b", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3b")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3b(red, green, blue)) return;
            context.color.glSecondaryColor3b(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColor3b", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3bv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3bv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3bv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3bv(v)) return;
            context.color.glSecondaryColor3bv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3d(Context context, double red, double green, double blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3d", Double.doubleToRawLongBits(red), Double.doubleToRawLongBits(green), Double.doubleToRawLongBits(blue));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3d(red, green, blue)) return;
            context.color.glSecondaryColor3d(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColor3d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3dv(v)) return;
            context.color.glSecondaryColor3dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3f(Context context, float red, float green, float blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3f", Float.floatToRawIntBits(red), Float.floatToRawIntBits(green), Float.floatToRawIntBits(blue));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3f(red, green, blue)) return;
            context.color.glSecondaryColor3f(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColor3f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3fv(v)) return;
            context.color.glSecondaryColor3fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3hNV(Context context, short red, short green, short blue) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3hNV", red, green, blue);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glSecondaryColor3hNV")) return;
        throw Guarded.absent("glSecondaryColor3hNV");
    }

    public static void glSecondaryColor3hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glSecondaryColor3hvNV")) return;
        throw Guarded.absent("glSecondaryColor3hvNV");
    }

    public static void glSecondaryColor3i(Context context, int red, int green, int blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3i", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3i(red, green, blue)) return;
            context.color.glSecondaryColor3i(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColor3i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3iv(v)) return;
            context.color.glSecondaryColor3iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3s(Context context, short red, short green, short blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3s", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3s(red, green, blue)) return;
            context.color.glSecondaryColor3s(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColor3s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3sv(v)) return;
            context.color.glSecondaryColor3sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3ub(Context context, byte red, byte green, byte blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3ub", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3ub")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3ub(red, green, blue)) return;
            context.color.glSecondaryColor3ub(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColor3ub", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3ubv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3ubv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3ubv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3ubv(v)) return;
            context.color.glSecondaryColor3ubv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3ui(Context context, int red, int green, int blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3ui", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3ui(red, green, blue)) return;
            context.color.glSecondaryColor3ui(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColor3ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3uiv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3uiv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3uiv(v)) return;
            context.color.glSecondaryColor3uiv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3us(Context context, short red, short green, short blue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3us", red, green, blue);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3us")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3us(red, green, blue)) return;
            context.color.glSecondaryColor3us(red, green, blue);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColor3us", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColor3usv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColor3usv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColor3usv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColor3usv(v)) return;
            context.color.glSecondaryColor3usv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColorP3ui(Context context, int type, int color) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColorP3ui", type, color);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glSecondaryColorP3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColorP3ui(type, color)) return;
            context.color.glSecondaryColorP3ui(type, color);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glSecondaryColorP3ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColorP3uiv(Context context, int type, long color) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColorP3uiv", type, color);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glSecondaryColorP3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSecondaryColorP3uiv(type, color)) return;
            context.color.glSecondaryColorP3uiv(type, color);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSecondaryColorPointer(Context context, int size, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSecondaryColorPointer", size, type, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glSecondaryColorPointer")) return;
            context.clientArray.glSecondaryColorPointer(size, type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSelectBuffer(Context context, int size, long buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSelectBuffer", size, buffer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glSelectBuffer")) return;
            context.selection.glSelectBuffer(size, buffer);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSeparableFilter2D(Context context, int target, int internalformat, int width, int height, int format, int type, long row, long column) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSeparableFilter2D", target, internalformat, width, height, format, type, row, column);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glSeparableFilter2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glSeparableFilter2D(target, internalformat, width, height, format, type, row, column)) return;
            context.convolution.glSeparableFilter2D(target, internalformat, width, height, format, type, row, column);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glShadeModel(Context context, int mode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glShadeModel", mode);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glShadeModel")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glShadeModel(mode)) return;
            context.light.glShadeModel(mode);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glShaderBinary(Context context, int count, long shaders, int binaryFormat, long binary, int length) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glShaderBinary", count, shaders, binaryFormat, binary, length);
            if (GuardRules.refuses(context, 0, "glShaderBinary")) return;
            context.shader.glShaderBinary(count, shaders, binaryFormat, binary, length);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glShaderSource(Context context, int shader, int count, long string, long length) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glShaderSource", shader, count, string, length);
            if (GuardRules.refuses(context, 0, "glShaderSource")) return;
            context.shader.glShaderSource(shader, count, string, length);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glShaderStorageBlockBinding(Context context, int program, int storageBlockIndex, int storageBlockBinding) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glShaderStorageBlockBinding", program, storageBlockIndex, storageBlockBinding);
            if (GuardRules.refuses(context, Guard.NO_ES, "glShaderStorageBlockBinding")) return;
            context.uniformGet.glShaderStorageBlockBinding(program, storageBlockIndex, storageBlockBinding);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glSpecializeShader(Context context, int shader, long pEntryPoint, int numSpecializationConstants, long pConstantIndex, long pConstantValue) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glSpecializeShader", shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
            if (GuardRules.refuses(context, Guard.NO_ES, "glSpecializeShader")) return;
            context.shader.glSpecializeShader(shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glStencilClearTagEXT(Context context, int stencilTagBits, int stencilClearTag) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glStencilClearTagEXT", stencilTagBits, stencilClearTag);
        if (GuardRules.refuses(context, 0, "glStencilClearTagEXT")) return;
        throw Guarded.absent("glStencilClearTagEXT");
    }

    public static void glStencilFunc(Context context, int func, int ref, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glStencilFunc", func, ref, mask);
            if (GuardRules.refuses(context, 0, "glStencilFunc")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glStencilFunc(func, ref, mask)) return;
            context.fragmentState.glStencilFunc(func, ref, mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glStencilFuncSeparate(Context context, int face, int func, int ref, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glStencilFuncSeparate", face, func, ref, mask);
            if (GuardRules.refuses(context, 0, "glStencilFuncSeparate")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glStencilFuncSeparate(face, func, ref, mask)) return;
            context.fragmentState.glStencilFuncSeparate(face, func, ref, mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glStencilFuncSeparateATI(Context context, int frontfunc, int backfunc, int ref, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glStencilFuncSeparateATI", frontfunc, backfunc, ref, mask);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glStencilFuncSeparateATI")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glStencilFuncSeparateATI(frontfunc, backfunc, ref, mask)) return;
            context.fragmentState.glStencilFuncSeparateATI(frontfunc, backfunc, ref, mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glStencilMask(Context context, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glStencilMask", mask);
            if (GuardRules.refuses(context, 0, "glStencilMask")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glStencilMask(mask)) return;
            context.fragmentState.glStencilMask(mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glStencilMaskSeparate(Context context, int face, int mask) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glStencilMaskSeparate", face, mask);
            if (GuardRules.refuses(context, 0, "glStencilMaskSeparate")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glStencilMaskSeparate(face, mask)) return;
            context.fragmentState.glStencilMaskSeparate(face, mask);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glStencilOp(Context context, int fail, int zfail, int zpass) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glStencilOp", fail, zfail, zpass);
            if (GuardRules.refuses(context, 0, "glStencilOp")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glStencilOp(fail, zfail, zpass)) return;
            context.fragmentState.glStencilOp(fail, zfail, zpass);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glStencilOpSeparate(Context context, int face, int sfail, int dpfail, int dppass) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glStencilOpSeparate", face, sfail, dpfail, dppass);
            if (GuardRules.refuses(context, 0, "glStencilOpSeparate")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glStencilOpSeparate(face, sfail, dpfail, dppass)) return;
            context.fragmentState.glStencilOpSeparate(face, sfail, dpfail, dppass);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTessellationFactorAMD(Context context, float factor) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTessellationFactorAMD", Float.floatToRawIntBits(factor));
        if (GuardRules.refuses(context, 0, "glTessellationFactorAMD")) return;
        throw Guarded.absent("glTessellationFactorAMD");
    }

    public static void glTessellationModeAMD(Context context, int mode) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTessellationModeAMD", mode);
        if (GuardRules.refuses(context, 0, "glTessellationModeAMD")) return;
        throw Guarded.absent("glTessellationModeAMD");
    }

    public static void glTexBuffer(Context context, int target, int internalformat, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexBuffer", target, internalformat, buffer);
            if (GuardRules.refuses(context, Guard.ES32, "glTexBuffer")) return;
            context.textureStorage.glTexBuffer(target, internalformat, buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexBufferRange(Context context, int target, int internalformat, int buffer, long offset, long size) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexBufferRange", target, internalformat, buffer, offset, size);
            if (GuardRules.refuses(context, Guard.ES32, "glTexBufferRange")) return;
            context.textureStorage.glTexBufferRange(target, internalformat, buffer, offset, size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord1d(Context context, double s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1d", Double.doubleToRawLongBits(s));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord1d(s)) return;
            context.texCoord.glTexCoord1d(s);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord1d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord1dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord1dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord1dv(v)) return;
            context.texCoord.glTexCoord1dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord1f(Context context, float s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1f", Float.floatToRawIntBits(s));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord1f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord1f(s)) return;
            context.texCoord.glTexCoord1f(s);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord1f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord1fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord1fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord1fv(v)) return;
            context.texCoord.glTexCoord1fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord1hNV(Context context, short s) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1hNV", s);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glTexCoord1hNV")) return;
        throw Guarded.absent("glTexCoord1hNV");
    }

    public static void glTexCoord1hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glTexCoord1hvNV")) return;
        throw Guarded.absent("glTexCoord1hvNV");
    }

    public static void glTexCoord1i(Context context, int s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1i", s);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord1i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord1i(s)) return;
            context.texCoord.glTexCoord1i(s);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord1i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord1iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord1iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord1iv(v)) return;
            context.texCoord.glTexCoord1iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord1s(Context context, short s) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1s", s);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord1s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord1s(s)) return;
            context.texCoord.glTexCoord1s(s);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord1s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord1sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord1sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord1sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord1sv(v)) return;
            context.texCoord.glTexCoord1sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord2d(Context context, double s, double t) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2d", Double.doubleToRawLongBits(s), Double.doubleToRawLongBits(t));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord2d(s, t)) return;
            context.texCoord.glTexCoord2d(s, t);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord2d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord2dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord2dv(v)) return;
            context.texCoord.glTexCoord2dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord2f(Context context, float s, float t) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2f", Float.floatToRawIntBits(s), Float.floatToRawIntBits(t));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord2f(s, t)) return;
            context.texCoord.glTexCoord2f(s, t);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord2f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord2fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord2fv(v)) return;
            context.texCoord.glTexCoord2fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord2hNV(Context context, short s, short t) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2hNV", s, t);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glTexCoord2hNV")) return;
        throw Guarded.absent("glTexCoord2hNV");
    }

    public static void glTexCoord2hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glTexCoord2hvNV")) return;
        throw Guarded.absent("glTexCoord2hvNV");
    }

    public static void glTexCoord2i(Context context, int s, int t) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2i", s, t);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord2i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord2i(s, t)) return;
            context.texCoord.glTexCoord2i(s, t);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord2i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord2iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord2iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord2iv(v)) return;
            context.texCoord.glTexCoord2iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord2s(Context context, short s, short t) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2s", s, t);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord2s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord2s(s, t)) return;
            context.texCoord.glTexCoord2s(s, t);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord2s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord2sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord2sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord2sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord2sv(v)) return;
            context.texCoord.glTexCoord2sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord3d(Context context, double s, double t, double r) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3d", Double.doubleToRawLongBits(s), Double.doubleToRawLongBits(t), Double.doubleToRawLongBits(r));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord3d(s, t, r)) return;
            context.texCoord.glTexCoord3d(s, t, r);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord3d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord3dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord3dv(v)) return;
            context.texCoord.glTexCoord3dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord3f(Context context, float s, float t, float r) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3f", Float.floatToRawIntBits(s), Float.floatToRawIntBits(t), Float.floatToRawIntBits(r));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord3f(s, t, r)) return;
            context.texCoord.glTexCoord3f(s, t, r);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord3f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord3fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord3fv(v)) return;
            context.texCoord.glTexCoord3fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord3hNV(Context context, short s, short t, short r) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3hNV", s, t, r);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glTexCoord3hNV")) return;
        throw Guarded.absent("glTexCoord3hNV");
    }

    public static void glTexCoord3hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glTexCoord3hvNV")) return;
        throw Guarded.absent("glTexCoord3hvNV");
    }

    public static void glTexCoord3i(Context context, int s, int t, int r) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3i", s, t, r);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord3i(s, t, r)) return;
            context.texCoord.glTexCoord3i(s, t, r);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord3i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord3iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord3iv(v)) return;
            context.texCoord.glTexCoord3iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord3s(Context context, short s, short t, short r) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3s", s, t, r);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord3s(s, t, r)) return;
            context.texCoord.glTexCoord3s(s, t, r);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord3s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord3sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord3sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord3sv(v)) return;
            context.texCoord.glTexCoord3sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord4d(Context context, double s, double t, double r, double q) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4d", Double.doubleToRawLongBits(s), Double.doubleToRawLongBits(t), Double.doubleToRawLongBits(r), Double.doubleToRawLongBits(q));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord4d(s, t, r, q)) return;
            context.texCoord.glTexCoord4d(s, t, r, q);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord4d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord4dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord4dv(v)) return;
            context.texCoord.glTexCoord4dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord4f(Context context, float s, float t, float r, float q) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4f", Float.floatToRawIntBits(s), Float.floatToRawIntBits(t), Float.floatToRawIntBits(r), Float.floatToRawIntBits(q));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord4f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord4f(s, t, r, q)) return;
            context.texCoord.glTexCoord4f(s, t, r, q);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord4f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord4fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord4fv(v)) return;
            context.texCoord.glTexCoord4fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord4hNV(Context context, short s, short t, short r, short q) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4hNV", s, t, r, q);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glTexCoord4hNV")) return;
        throw Guarded.absent("glTexCoord4hNV");
    }

    public static void glTexCoord4hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glTexCoord4hvNV")) return;
        throw Guarded.absent("glTexCoord4hvNV");
    }

    public static void glTexCoord4i(Context context, int s, int t, int r, int q) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4i", s, t, r, q);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord4i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord4i(s, t, r, q)) return;
            context.texCoord.glTexCoord4i(s, t, r, q);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord4i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord4iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord4iv(v)) return;
            context.texCoord.glTexCoord4iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord4s(Context context, short s, short t, short r, short q) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4s", s, t, r, q);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord4s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord4s(s, t, r, q)) return;
            context.texCoord.glTexCoord4s(s, t, r, q);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoord4s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoord4sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoord4sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoord4sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoord4sv(v)) return;
            context.texCoord.glTexCoord4sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordP1ui(Context context, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordP1ui", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glTexCoordP1ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoordP1ui(type, coords)) return;
            context.texCoord.glTexCoordP1ui(type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoordP1ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordP1uiv(Context context, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordP1uiv", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glTexCoordP1uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoordP1uiv(type, coords)) return;
            context.texCoord.glTexCoordP1uiv(type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordP2ui(Context context, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordP2ui", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glTexCoordP2ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoordP2ui(type, coords)) return;
            context.texCoord.glTexCoordP2ui(type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoordP2ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordP2uiv(Context context, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordP2uiv", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glTexCoordP2uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoordP2uiv(type, coords)) return;
            context.texCoord.glTexCoordP2uiv(type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordP3ui(Context context, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordP3ui", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glTexCoordP3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoordP3ui(type, coords)) return;
            context.texCoord.glTexCoordP3ui(type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoordP3ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordP3uiv(Context context, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordP3uiv", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glTexCoordP3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoordP3uiv(type, coords)) return;
            context.texCoord.glTexCoordP3uiv(type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordP4ui(Context context, int type, int coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordP4ui", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glTexCoordP4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoordP4ui(type, coords)) return;
            context.texCoord.glTexCoordP4ui(type, coords);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glTexCoordP4ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordP4uiv(Context context, int type, long coords) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordP4uiv", type, coords);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glTexCoordP4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexCoordP4uiv(type, coords)) return;
            context.texCoord.glTexCoordP4uiv(type, coords);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordPointer(Context context, int size, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordPointer", size, type, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoordPointer")) return;
            context.clientArray.glTexCoordPointer(size, type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexCoordPointerEXT(Context context, int size, int type, int stride, int count, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexCoordPointerEXT", size, type, stride, count, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glTexCoordPointerEXT")) return;
            context.clientArray.glTexCoordPointerEXT(size, type, stride, count, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexEnvf(Context context, int target, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexEnvf", target, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexEnvf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexEnvf(target, pname, param)) return;
            context.texEnv.glTexEnvf(target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexEnvfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexEnvfv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexEnvfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexEnvfv(target, pname, params)) return;
            context.texEnv.glTexEnvfv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexEnvi(Context context, int target, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexEnvi", target, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexEnvi")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexEnvi(target, pname, param)) return;
            context.texEnv.glTexEnvi(target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexEnviv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexEnviv", target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexEnviv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexEnviv(target, pname, params)) return;
            context.texEnv.glTexEnviv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexGend(Context context, int coord, int pname, double param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexGend", coord, pname, Double.doubleToRawLongBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexGend")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexGend(coord, pname, param)) return;
            context.texGen.glTexGend(coord, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexGendv(Context context, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexGendv", coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexGendv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexGendv(coord, pname, params)) return;
            context.texGen.glTexGendv(coord, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexGenf(Context context, int coord, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexGenf", coord, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexGenf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexGenf(coord, pname, param)) return;
            context.texGen.glTexGenf(coord, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexGenfv(Context context, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexGenfv", coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexGenfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexGenfv(coord, pname, params)) return;
            context.texGen.glTexGenfv(coord, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexGeni(Context context, int coord, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexGeni", coord, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexGeni")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexGeni(coord, pname, param)) return;
            context.texGen.glTexGeni(coord, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexGeniv(Context context, int coord, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexGeniv", coord, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTexGeniv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexGeniv(coord, pname, params)) return;
            context.texGen.glTexGeniv(coord, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexImage1D(Context context, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexImage1D", target, level, internalformat, width, border, format, type, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTexImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexImage1D(target, level, internalformat, width, border, format, type, pixels)) return;
            context.textureImage.glTexImage1D(target, level, internalformat, width, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexImage2D(Context context, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexImage2D", target, level, internalformat, width, height, border, format, type, pixels);
            if (GuardRules.refuses(context, 0, "glTexImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels)) return;
            context.textureImage.glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexImage2DMultisample(Context context, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexImage2DMultisample", target, samples, internalformat, width, height, fixedsamplelocations ? 1 : 0);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTexImage2DMultisample")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexImage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations)) return;
            context.textureImage.glTexImage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexImage3D(Context context, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexImage3D", target, level, internalformat, width, height, depth, border, format, type, pixels);
            if (GuardRules.refuses(context, Guard.ES30, "glTexImage3D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels)) return;
            context.textureImage.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexImage3DMultisample(Context context, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexImage3DMultisample", target, samples, internalformat, width, height, depth, fixedsamplelocations ? 1 : 0);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTexImage3DMultisample")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexImage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations)) return;
            context.textureImage.glTexImage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexPageCommitmentARB(Context context, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, boolean commit) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexPageCommitmentARB", target, level, xoffset, yoffset, zoffset, width, height, depth, commit ? 1 : 0);
        if (GuardRules.refuses(context, 0, "glTexPageCommitmentARB")) return;
        throw Guarded.absent("glTexPageCommitmentARB");
    }

    public static void glTexParameterIiv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexParameterIiv", target, pname, params);
            if (GuardRules.refuses(context, Guard.ES32, "glTexParameterIiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexParameterIiv(target, pname, params)) return;
            context.textureParameter.glTexParameterIiv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexParameterIuiv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexParameterIuiv", target, pname, params);
            if (GuardRules.refuses(context, Guard.ES32, "glTexParameterIuiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexParameterIuiv(target, pname, params)) return;
            context.textureParameter.glTexParameterIuiv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexParameterf(Context context, int target, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexParameterf", target, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, 0, "glTexParameterf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexParameterf(target, pname, param)) return;
            context.textureParameter.glTexParameterf(target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexParameterfv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexParameterfv", target, pname, params);
            if (GuardRules.refuses(context, 0, "glTexParameterfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexParameterfv(target, pname, params)) return;
            context.textureParameter.glTexParameterfv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexParameteri(Context context, int target, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexParameteri", target, pname, param);
            if (GuardRules.refuses(context, 0, "glTexParameteri")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexParameteri(target, pname, param)) return;
            context.textureParameter.glTexParameteri(target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexParameteriv(Context context, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexParameteriv", target, pname, params);
            if (GuardRules.refuses(context, 0, "glTexParameteriv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexParameteriv(target, pname, params)) return;
            context.textureParameter.glTexParameteriv(target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexStorage1D(Context context, int target, int levels, int internalformat, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexStorage1D", target, levels, internalformat, width);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTexStorage1D")) return;
            context.textureStorage.glTexStorage1D(target, levels, internalformat, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexStorage2D(Context context, int target, int levels, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexStorage2D", target, levels, internalformat, width, height);
            if (GuardRules.refuses(context, Guard.ES30, "glTexStorage2D")) return;
            context.textureStorage.glTexStorage2D(target, levels, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexStorage2DMultisample(Context context, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexStorage2DMultisample", target, samples, internalformat, width, height, fixedsamplelocations ? 1 : 0);
            if (GuardRules.refuses(context, Guard.ES31, "glTexStorage2DMultisample")) return;
            context.textureStorage.glTexStorage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexStorage3D(Context context, int target, int levels, int internalformat, int width, int height, int depth) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexStorage3D", target, levels, internalformat, width, height, depth);
            if (GuardRules.refuses(context, Guard.ES30, "glTexStorage3D")) return;
            context.textureStorage.glTexStorage3D(target, levels, internalformat, width, height, depth);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexStorage3DMultisample(Context context, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexStorage3DMultisample", target, samples, internalformat, width, height, depth, fixedsamplelocations ? 1 : 0);
            if (GuardRules.refuses(context, Guard.ES32, "glTexStorage3DMultisample")) return;
            context.textureStorage.glTexStorage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexSubImage1D(Context context, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexSubImage1D", target, level, xoffset, width, format, type, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTexSubImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexSubImage1D(target, level, xoffset, width, format, type, pixels)) return;
            context.textureImage.glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexSubImage2D(Context context, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexSubImage2D", target, level, xoffset, yoffset, width, height, format, type, pixels);
            if (GuardRules.refuses(context, 0, "glTexSubImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels)) return;
            context.textureImage.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTexSubImage3D(Context context, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTexSubImage3D", target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
            if (GuardRules.refuses(context, Guard.ES30, "glTexSubImage3D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) return;
            context.textureImage.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureBarrier(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureBarrier");
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureBarrier")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureBarrier()) return;
            context.compute.glTextureBarrier();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureBarrierNV(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureBarrierNV");
            if (GuardRules.refuses(context, 0, "glTextureBarrierNV")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureBarrierNV()) return;
            context.compute.glTextureBarrierNV();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureBuffer(Context context, int texture, int internalformat, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureBuffer", texture, internalformat, buffer);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureBuffer")) return;
            context.textureStorage.glTextureBuffer(texture, internalformat, buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureBufferEXT(Context context, int texture, int target, int internalformat, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureBufferEXT", texture, target, internalformat, buffer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureBufferEXT")) return;
            context.directStateEntries.glTextureBufferEXT(texture, target, internalformat, buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureBufferRange(Context context, int texture, int internalformat, int buffer, long offset, long size) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureBufferRange", texture, internalformat, buffer, offset, size);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureBufferRange")) return;
            context.textureStorage.glTextureBufferRange(texture, internalformat, buffer, offset, size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureBufferRangeEXT(Context context, int texture, int target, int internalformat, int buffer, long offset, long size) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureBufferRangeEXT", texture, target, internalformat, buffer, offset, size);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureBufferRangeEXT")) return;
            context.directStateEntries.glTextureBufferRangeEXT(texture, target, internalformat, buffer, offset, size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureImage1DEXT(Context context, int texture, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureImage1DEXT", texture, target, level, internalformat, width, border, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureImage1DEXT(texture, target, level, internalformat, width, border, format, type, pixels)) return;
            context.directStateEntries.glTextureImage1DEXT(texture, target, level, internalformat, width, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureImage2DEXT(Context context, int texture, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureImage2DEXT", texture, target, level, internalformat, width, height, border, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureImage2DEXT(texture, target, level, internalformat, width, height, border, format, type, pixels)) return;
            context.directStateEntries.glTextureImage2DEXT(texture, target, level, internalformat, width, height, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureImage3DEXT(Context context, int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureImage3DEXT", texture, target, level, internalformat, width, height, depth, border, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, format, type, pixels)) return;
            context.directStateEntries.glTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureNormalEXT(Context context, int mode) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureNormalEXT", mode);
        if (GuardRules.refuses(context, 0, "glTextureNormalEXT")) return;
        throw Guarded.absent("glTextureNormalEXT");
    }

    public static void glTextureParameterIiv(Context context, int texture, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterIiv", texture, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureParameterIiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterIiv(texture, pname, params)) return;
            context.textureParameter.glTextureParameterIiv(texture, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameterIivEXT(Context context, int texture, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterIivEXT", texture, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureParameterIivEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterIivEXT(texture, target, pname, params)) return;
            context.directStateEntries.glTextureParameterIivEXT(texture, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameterIuiv(Context context, int texture, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterIuiv", texture, pname, params);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureParameterIuiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterIuiv(texture, pname, params)) return;
            context.textureParameter.glTextureParameterIuiv(texture, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameterIuivEXT(Context context, int texture, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterIuivEXT", texture, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureParameterIuivEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterIuivEXT(texture, target, pname, params)) return;
            context.directStateEntries.glTextureParameterIuivEXT(texture, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameterf(Context context, int texture, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterf", texture, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureParameterf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterf(texture, pname, param)) return;
            context.textureParameter.glTextureParameterf(texture, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameterfEXT(Context context, int texture, int target, int pname, float param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterfEXT", texture, target, pname, Float.floatToRawIntBits(param));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureParameterfEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterfEXT(texture, target, pname, param)) return;
            context.directStateEntries.glTextureParameterfEXT(texture, target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameterfv(Context context, int texture, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterfv", texture, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureParameterfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterfv(texture, pname, param)) return;
            context.textureParameter.glTextureParameterfv(texture, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameterfvEXT(Context context, int texture, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterfvEXT", texture, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureParameterfvEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterfvEXT(texture, target, pname, params)) return;
            context.directStateEntries.glTextureParameterfvEXT(texture, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameteri(Context context, int texture, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameteri", texture, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureParameteri")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameteri(texture, pname, param)) return;
            context.textureParameter.glTextureParameteri(texture, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameteriEXT(Context context, int texture, int target, int pname, int param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameteriEXT", texture, target, pname, param);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureParameteriEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameteriEXT(texture, target, pname, param)) return;
            context.directStateEntries.glTextureParameteriEXT(texture, target, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameteriv(Context context, int texture, int pname, long param) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameteriv", texture, pname, param);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureParameteriv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameteriv(texture, pname, param)) return;
            context.textureParameter.glTextureParameteriv(texture, pname, param);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureParameterivEXT(Context context, int texture, int target, int pname, long params) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureParameterivEXT", texture, target, pname, params);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureParameterivEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureParameterivEXT(texture, target, pname, params)) return;
            context.directStateEntries.glTextureParameterivEXT(texture, target, pname, params);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureRangeAPPLE(Context context, int target, int length, long pointer) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureRangeAPPLE", target, length, pointer);
        if (GuardRules.refuses(context, 0, "glTextureRangeAPPLE")) return;
        throw Guarded.absent("glTextureRangeAPPLE");
    }

    public static void glTextureStorage1D(Context context, int texture, int levels, int internalformat, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage1D", texture, levels, internalformat, width);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureStorage1D")) return;
            context.textureStorage.glTextureStorage1D(texture, levels, internalformat, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage1DEXT(Context context, int texture, int target, int levels, int internalformat, int width) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage1DEXT", texture, target, levels, internalformat, width);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureStorage1DEXT")) return;
            context.directStateEntries.glTextureStorage1DEXT(texture, target, levels, internalformat, width);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage2D(Context context, int texture, int levels, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage2D", texture, levels, internalformat, width, height);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureStorage2D")) return;
            context.textureStorage.glTextureStorage2D(texture, levels, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage2DEXT(Context context, int texture, int target, int levels, int internalformat, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage2DEXT", texture, target, levels, internalformat, width, height);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureStorage2DEXT")) return;
            context.directStateEntries.glTextureStorage2DEXT(texture, target, levels, internalformat, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage2DMultisample(Context context, int texture, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage2DMultisample", texture, samples, internalformat, width, height, fixedsamplelocations ? 1 : 0);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureStorage2DMultisample")) return;
            context.textureStorage.glTextureStorage2DMultisample(texture, samples, internalformat, width, height, fixedsamplelocations);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage2DMultisampleEXT(Context context, int texture, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage2DMultisampleEXT", texture, target, samples, internalformat, width, height, fixedsamplelocations ? 1 : 0);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureStorage2DMultisampleEXT")) return;
            context.directStateEntries.glTextureStorage2DMultisampleEXT(texture, target, samples, internalformat, width, height, fixedsamplelocations);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage3D(Context context, int texture, int levels, int internalformat, int width, int height, int depth) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage3D", texture, levels, internalformat, width, height, depth);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureStorage3D")) return;
            context.textureStorage.glTextureStorage3D(texture, levels, internalformat, width, height, depth);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage3DEXT(Context context, int texture, int target, int levels, int internalformat, int width, int height, int depth) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage3DEXT", texture, target, levels, internalformat, width, height, depth);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureStorage3DEXT")) return;
            context.directStateEntries.glTextureStorage3DEXT(texture, target, levels, internalformat, width, height, depth);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage3DMultisample(Context context, int texture, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage3DMultisample", texture, samples, internalformat, width, height, depth, fixedsamplelocations ? 1 : 0);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureStorage3DMultisample")) return;
            context.textureStorage.glTextureStorage3DMultisample(texture, samples, internalformat, width, height, depth, fixedsamplelocations);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureStorage3DMultisampleEXT(Context context, int texture, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureStorage3DMultisampleEXT", texture, target, samples, internalformat, width, height, depth, fixedsamplelocations ? 1 : 0);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureStorage3DMultisampleEXT")) return;
            context.directStateEntries.glTextureStorage3DMultisampleEXT(texture, target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureSubImage1D(Context context, int texture, int level, int xoffset, int width, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureSubImage1D", texture, level, xoffset, width, format, type, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureSubImage1D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureSubImage1D(texture, level, xoffset, width, format, type, pixels)) return;
            context.textureImage.glTextureSubImage1D(texture, level, xoffset, width, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureSubImage1DEXT(Context context, int texture, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureSubImage1DEXT", texture, target, level, xoffset, width, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureSubImage1DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureSubImage1DEXT(texture, target, level, xoffset, width, format, type, pixels)) return;
            context.directStateEntries.glTextureSubImage1DEXT(texture, target, level, xoffset, width, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureSubImage2D(Context context, int texture, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureSubImage2D", texture, level, xoffset, yoffset, width, height, format, type, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureSubImage2D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, type, pixels)) return;
            context.textureImage.glTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureSubImage2DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureSubImage2DEXT", texture, target, level, xoffset, yoffset, width, height, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureSubImage2DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, type, pixels)) return;
            context.directStateEntries.glTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureSubImage3D(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureSubImage3D", texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureSubImage3D")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) return;
            context.textureImage.glTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureSubImage3DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureSubImage3DEXT", texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTextureSubImage3DEXT")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) return;
            context.directStateEntries.glTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTextureView(Context context, int texture, int target, int origtexture, int internalformat, int minlevel, int numlevels, int minlayer, int numlayers) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTextureView", texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTextureView")) return;
            context.textureStorage.glTextureView(texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTransformFeedbackBufferBase(Context context, int xfb, int index, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTransformFeedbackBufferBase", xfb, index, buffer);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTransformFeedbackBufferBase")) return;
            context.feedback.glTransformFeedbackBufferBase(xfb, index, buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTransformFeedbackBufferRange(Context context, int xfb, int index, int buffer, long offset, long size) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTransformFeedbackBufferRange", xfb, index, buffer, offset, size);
            if (GuardRules.refuses(context, Guard.NO_ES, "glTransformFeedbackBufferRange")) return;
            context.feedback.glTransformFeedbackBufferRange(xfb, index, buffer, offset, size);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTransformFeedbackVaryings(Context context, int program, int count, long varyings, int bufferMode) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTransformFeedbackVaryings", program, count, varyings, bufferMode);
            if (GuardRules.refuses(context, Guard.ES30, "glTransformFeedbackVaryings")) return;
            context.program.glTransformFeedbackVaryings(program, count, varyings, bufferMode);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTranslated(Context context, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTranslated", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTranslated")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTranslated(x, y, z)) return;
            context.matrix.glTranslated(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glTranslatef(Context context, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glTranslatef", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glTranslatef")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glTranslatef(x, y, z)) return;
            context.matrix.glTranslatef(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1d(Context context, int location, double x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1d", location, Double.doubleToRawLongBits(x));
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniform1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1d(location, x)) return;
            context.uniform.glUniform1d(location, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1dv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1dv", location, count, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniform1dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1dv(location, count, value)) return;
            context.uniform.glUniform1dv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1f(Context context, int location, float v0) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1f", location, Float.floatToRawIntBits(v0));
            if (GuardRules.refuses(context, 0, "glUniform1f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1f(location, v0)) return;
            context.uniform.glUniform1f(location, v0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1fv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1fv", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform1fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1fv(location, count, value)) return;
            context.uniform.glUniform1fv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1i(Context context, int location, int v0) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1i", location, v0);
            if (GuardRules.refuses(context, 0, "glUniform1i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1i(location, v0)) return;
            context.uniform.glUniform1i(location, v0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1i64ARB(Context context, int location, long x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1i64ARB", location, x);
            if (GuardRules.refuses(context, 0, "glUniform1i64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1i64ARB(location, x)) return;
            context.uniform.glUniform1i64ARB(location, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1i64vARB(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1i64vARB", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform1i64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1i64vARB(location, count, value)) return;
            context.uniform.glUniform1i64vARB(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1iv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1iv", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform1iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1iv(location, count, value)) return;
            context.uniform.glUniform1iv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1ui(Context context, int location, int v0) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1ui", location, v0);
            if (GuardRules.refuses(context, Guard.ES30, "glUniform1ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1ui(location, v0)) return;
            context.uniform.glUniform1ui(location, v0);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1ui64ARB(Context context, int location, long x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1ui64ARB", location, x);
            if (GuardRules.refuses(context, 0, "glUniform1ui64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1ui64ARB(location, x)) return;
            context.uniform.glUniform1ui64ARB(location, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1ui64vARB(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1ui64vARB", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform1ui64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1ui64vARB(location, count, value)) return;
            context.uniform.glUniform1ui64vARB(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform1uiv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform1uiv", location, count, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniform1uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform1uiv(location, count, value)) return;
            context.uniform.glUniform1uiv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2d(Context context, int location, double x, double y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2d", location, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y));
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniform2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2d(location, x, y)) return;
            context.uniform.glUniform2d(location, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2dv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2dv", location, count, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniform2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2dv(location, count, value)) return;
            context.uniform.glUniform2dv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2f(Context context, int location, float v0, float v1) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2f", location, Float.floatToRawIntBits(v0), Float.floatToRawIntBits(v1));
            if (GuardRules.refuses(context, 0, "glUniform2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2f(location, v0, v1)) return;
            context.uniform.glUniform2f(location, v0, v1);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2fv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2fv", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2fv(location, count, value)) return;
            context.uniform.glUniform2fv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2i(Context context, int location, int v0, int v1) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2i", location, v0, v1);
            if (GuardRules.refuses(context, 0, "glUniform2i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2i(location, v0, v1)) return;
            context.uniform.glUniform2i(location, v0, v1);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2i64ARB(Context context, int location, long x, long y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2i64ARB", location, x, y);
            if (GuardRules.refuses(context, 0, "glUniform2i64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2i64ARB(location, x, y)) return;
            context.uniform.glUniform2i64ARB(location, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2i64vARB(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2i64vARB", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform2i64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2i64vARB(location, count, value)) return;
            context.uniform.glUniform2i64vARB(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2iv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2iv", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform2iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2iv(location, count, value)) return;
            context.uniform.glUniform2iv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2ui(Context context, int location, int v0, int v1) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2ui", location, v0, v1);
            if (GuardRules.refuses(context, Guard.ES30, "glUniform2ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2ui(location, v0, v1)) return;
            context.uniform.glUniform2ui(location, v0, v1);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2ui64ARB(Context context, int location, long x, long y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2ui64ARB", location, x, y);
            if (GuardRules.refuses(context, 0, "glUniform2ui64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2ui64ARB(location, x, y)) return;
            context.uniform.glUniform2ui64ARB(location, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2ui64vARB(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2ui64vARB", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform2ui64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2ui64vARB(location, count, value)) return;
            context.uniform.glUniform2ui64vARB(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform2uiv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform2uiv", location, count, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniform2uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform2uiv(location, count, value)) return;
            context.uniform.glUniform2uiv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3d(Context context, int location, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3d", location, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniform3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3d(location, x, y, z)) return;
            context.uniform.glUniform3d(location, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3dv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3dv", location, count, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniform3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3dv(location, count, value)) return;
            context.uniform.glUniform3dv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3f(Context context, int location, float v0, float v1, float v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3f", location, Float.floatToRawIntBits(v0), Float.floatToRawIntBits(v1), Float.floatToRawIntBits(v2));
            if (GuardRules.refuses(context, 0, "glUniform3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3f(location, v0, v1, v2)) return;
            context.uniform.glUniform3f(location, v0, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3fv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3fv", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3fv(location, count, value)) return;
            context.uniform.glUniform3fv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3i(Context context, int location, int v0, int v1, int v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3i", location, v0, v1, v2);
            if (GuardRules.refuses(context, 0, "glUniform3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3i(location, v0, v1, v2)) return;
            context.uniform.glUniform3i(location, v0, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3i64ARB(Context context, int location, long x, long y, long z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3i64ARB", location, x, y, z);
            if (GuardRules.refuses(context, 0, "glUniform3i64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3i64ARB(location, x, y, z)) return;
            context.uniform.glUniform3i64ARB(location, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3i64vARB(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3i64vARB", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform3i64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3i64vARB(location, count, value)) return;
            context.uniform.glUniform3i64vARB(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3iv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3iv", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3iv(location, count, value)) return;
            context.uniform.glUniform3iv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3ui(Context context, int location, int v0, int v1, int v2) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3ui", location, v0, v1, v2);
            if (GuardRules.refuses(context, Guard.ES30, "glUniform3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3ui(location, v0, v1, v2)) return;
            context.uniform.glUniform3ui(location, v0, v1, v2);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3ui64ARB(Context context, int location, long x, long y, long z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3ui64ARB", location, x, y, z);
            if (GuardRules.refuses(context, 0, "glUniform3ui64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3ui64ARB(location, x, y, z)) return;
            context.uniform.glUniform3ui64ARB(location, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3ui64vARB(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3ui64vARB", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform3ui64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3ui64vARB(location, count, value)) return;
            context.uniform.glUniform3ui64vARB(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform3uiv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform3uiv", location, count, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniform3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform3uiv(location, count, value)) return;
            context.uniform.glUniform3uiv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4d(Context context, int location, double x, double y, double z, double w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4d", location, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniform4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4d(location, x, y, z, w)) return;
            context.uniform.glUniform4d(location, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4dv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4dv", location, count, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniform4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4dv(location, count, value)) return;
            context.uniform.glUniform4dv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4f(Context context, int location, float v0, float v1, float v2, float v3) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4f", location, Float.floatToRawIntBits(v0), Float.floatToRawIntBits(v1), Float.floatToRawIntBits(v2), Float.floatToRawIntBits(v3));
            if (GuardRules.refuses(context, 0, "glUniform4f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4f(location, v0, v1, v2, v3)) return;
            context.uniform.glUniform4f(location, v0, v1, v2, v3);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4fv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4fv", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4fv(location, count, value)) return;
            context.uniform.glUniform4fv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4i(Context context, int location, int v0, int v1, int v2, int v3) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4i", location, v0, v1, v2, v3);
            if (GuardRules.refuses(context, 0, "glUniform4i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4i(location, v0, v1, v2, v3)) return;
            context.uniform.glUniform4i(location, v0, v1, v2, v3);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4i64ARB(Context context, int location, long x, long y, long z, long w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4i64ARB", location, x, y, z, w);
            if (GuardRules.refuses(context, 0, "glUniform4i64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4i64ARB(location, x, y, z, w)) return;
            context.uniform.glUniform4i64ARB(location, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4i64vARB(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4i64vARB", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform4i64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4i64vARB(location, count, value)) return;
            context.uniform.glUniform4i64vARB(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4iv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4iv", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4iv(location, count, value)) return;
            context.uniform.glUniform4iv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4ui(Context context, int location, int v0, int v1, int v2, int v3) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4ui", location, v0, v1, v2, v3);
            if (GuardRules.refuses(context, Guard.ES30, "glUniform4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4ui(location, v0, v1, v2, v3)) return;
            context.uniform.glUniform4ui(location, v0, v1, v2, v3);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4ui64ARB(Context context, int location, long x, long y, long z, long w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4ui64ARB", location, x, y, z, w);
            if (GuardRules.refuses(context, 0, "glUniform4ui64ARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4ui64ARB(location, x, y, z, w)) return;
            context.uniform.glUniform4ui64ARB(location, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4ui64vARB(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4ui64vARB", location, count, value);
            if (GuardRules.refuses(context, 0, "glUniform4ui64vARB")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4ui64vARB(location, count, value)) return;
            context.uniform.glUniform4ui64vARB(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniform4uiv(Context context, int location, int count, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniform4uiv", location, count, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniform4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniform4uiv(location, count, value)) return;
            context.uniform.glUniform4uiv(location, count, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformBlockBinding(Context context, int program, int uniformBlockIndex, int uniformBlockBinding) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformBlockBinding", program, uniformBlockIndex, uniformBlockBinding);
            if (GuardRules.refuses(context, Guard.ES30, "glUniformBlockBinding")) return;
            context.uniformGet.glUniformBlockBinding(program, uniformBlockIndex, uniformBlockBinding);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformHandleui64ARB(Context context, int location, long value) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformHandleui64ARB", location, value);
        if (GuardRules.refuses(context, 0, "glUniformHandleui64ARB")) return;
        throw Guarded.absent("glUniformHandleui64ARB");
    }

    public static void glUniformHandleui64vARB(Context context, int location, int count, long value) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformHandleui64vARB", location, count, value);
        if (GuardRules.refuses(context, 0, "glUniformHandleui64vARB")) return;
        throw Guarded.absent("glUniformHandleui64vARB");
    }

    public static void glUniformMatrix2dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix2dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix2dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix2dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix2fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix2fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, 0, "glUniformMatrix2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix2fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix2fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix2x3dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix2x3dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix2x3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix2x3dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix2x3dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix2x3fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix2x3fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniformMatrix2x3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix2x3fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix2x3fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix2x4dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix2x4dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix2x4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix2x4dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix2x4dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix2x4fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix2x4fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniformMatrix2x4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix2x4fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix2x4fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix3dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix3dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix3dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix3dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix3fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix3fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, 0, "glUniformMatrix3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix3fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix3fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix3x2dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix3x2dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix3x2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix3x2dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix3x2dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix3x2fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix3x2fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniformMatrix3x2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix3x2fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix3x2fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix3x4dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix3x4dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix3x4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix3x4dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix3x4dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix3x4fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix3x4fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniformMatrix3x4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix3x4fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix3x4fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix4dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix4dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix4dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix4dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix4fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix4fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, 0, "glUniformMatrix4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix4fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix4fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix4x2dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix4x2dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix4x2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix4x2dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix4x2dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix4x2fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix4x2fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniformMatrix4x2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix4x2fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix4x2fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix4x3dv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix4x3dv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformMatrix4x3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix4x3dv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix4x3dv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformMatrix4x3fv(Context context, int location, int count, boolean transpose, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformMatrix4x3fv", location, count, transpose ? 1 : 0, value);
            if (GuardRules.refuses(context, Guard.ES30, "glUniformMatrix4x3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformMatrix4x3fv(location, count, transpose, value)) return;
            context.uniform.glUniformMatrix4x3fv(location, count, transpose, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUniformSubroutinesuiv(Context context, int shadertype, int count, long indices) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUniformSubroutinesuiv", shadertype, count, indices);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUniformSubroutinesuiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUniformSubroutinesuiv(shadertype, count, indices)) return;
            context.subroutine.glUniformSubroutinesuiv(shadertype, count, indices);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUnlockArraysEXT(Context context) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUnlockArraysEXT");
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glUnlockArraysEXT")) return;
            context.arrayLock.glUnlockArraysEXT();
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glUnmapBuffer(Context context, int target) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUnmapBuffer", target);
            if (GuardRules.refuses(context, Guard.ES30, "glUnmapBuffer")) return false;
            boolean result = context.bufferMap.glUnmapBuffer(target);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glUnmapNamedBuffer(Context context, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUnmapNamedBuffer", buffer);
            if (GuardRules.refuses(context, Guard.NO_ES, "glUnmapNamedBuffer")) return false;
            boolean result = context.bufferMap.glUnmapNamedBuffer(buffer);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static boolean glUnmapNamedBufferEXT(Context context, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUnmapNamedBufferEXT", buffer);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glUnmapNamedBufferEXT")) return false;
            boolean result = context.directStateEntries.glUnmapNamedBufferEXT(buffer);
            if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(result ? 1 : 0);
            return result;
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUseProgram(Context context, int program) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUseProgram", program);
            if (GuardRules.refuses(context, 0, "glUseProgram")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUseProgram(program)) return;
            context.program.glUseProgram(program);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUseProgramStages(Context context, int pipeline, int stages, int program) {
        boolean held = Sharing.enterToBind(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUseProgramStages", pipeline, stages, program);
            if (GuardRules.refuses(context, Guard.ES31, "glUseProgramStages")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glUseProgramStages(pipeline, stages, program)) return;
            context.pipelineObject.glUseProgramStages(pipeline, stages, program);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glUseShaderProgramEXT(Context context, int type, int program) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glUseShaderProgramEXT", type, program);
        if (GuardRules.refuses(context, 0, "glUseShaderProgramEXT")) return;
        throw Guarded.absent("glUseShaderProgramEXT");
    }

    public static void glValidateProgram(Context context, int program) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glValidateProgram", program);
            if (GuardRules.refuses(context, 0, "glValidateProgram")) return;
            context.program.glValidateProgram(program);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glValidateProgramPipeline(Context context, int pipeline) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glValidateProgramPipeline", pipeline);
            if (GuardRules.refuses(context, Guard.ES31, "glValidateProgramPipeline")) return;
            context.pipelineObject.glValidateProgramPipeline(pipeline);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex2d(Context context, double x, double y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2d", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex2d(x, y)) return;
            context.vertex.glVertex2d(x, y);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex2d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex2dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex2dv(v)) return;
            context.vertex.glVertex2dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex2f(Context context, float x, float y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2f", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex2f(x, y)) return;
            context.vertex.glVertex2f(x, y);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex2f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex2fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex2fv(v)) return;
            context.vertex.glVertex2fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex2hNV(Context context, short x, short y) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2hNV", x, y);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glVertex2hNV")) return;
        throw Guarded.absent("glVertex2hNV");
    }

    public static void glVertex2hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glVertex2hvNV")) return;
        throw Guarded.absent("glVertex2hvNV");
    }

    public static void glVertex2i(Context context, int x, int y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2i", x, y);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex2i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex2i(x, y)) return;
            context.vertex.glVertex2i(x, y);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex2i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex2iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex2iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex2iv(v)) return;
            context.vertex.glVertex2iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex2s(Context context, short x, short y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2s", x, y);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex2s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex2s(x, y)) return;
            context.vertex.glVertex2s(x, y);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex2s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex2sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex2sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex2sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex2sv(v)) return;
            context.vertex.glVertex2sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex3d(Context context, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3d", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex3d(x, y, z)) return;
            context.vertex.glVertex3d(x, y, z);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex3d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex3dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex3dv(v)) return;
            context.vertex.glVertex3dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex3f(Context context, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3f", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex3f(x, y, z)) return;
            context.vertex.glVertex3f(x, y, z);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex3f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex3fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex3fv(v)) return;
            context.vertex.glVertex3fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex3hNV(Context context, short x, short y, short z) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3hNV", x, y, z);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glVertex3hNV")) return;
        throw Guarded.absent("glVertex3hNV");
    }

    public static void glVertex3hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glVertex3hvNV")) return;
        throw Guarded.absent("glVertex3hvNV");
    }

    public static void glVertex3i(Context context, int x, int y, int z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3i", x, y, z);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex3i(x, y, z)) return;
            context.vertex.glVertex3i(x, y, z);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex3i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex3iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex3iv(v)) return;
            context.vertex.glVertex3iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex3s(Context context, short x, short y, short z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3s", x, y, z);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex3s(x, y, z)) return;
            context.vertex.glVertex3s(x, y, z);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex3s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex3sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex3sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex3sv(v)) return;
            context.vertex.glVertex3sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex4d(Context context, double x, double y, double z, double w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4d", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex4d(x, y, z, w)) return;
            context.vertex.glVertex4d(x, y, z, w);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex4d", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex4dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4dv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex4dv(v)) return;
            context.vertex.glVertex4dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex4f(Context context, float x, float y, float z, float w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4f", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z), Float.floatToRawIntBits(w));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex4f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex4f(x, y, z, w)) return;
            context.vertex.glVertex4f(x, y, z, w);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex4f", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex4fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4fv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex4fv(v)) return;
            context.vertex.glVertex4fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex4hNV(Context context, short x, short y, short z, short w) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4hNV", x, y, z, w);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glVertex4hNV")) return;
        throw Guarded.absent("glVertex4hNV");
    }

    public static void glVertex4hvNV(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4hvNV", v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.VERTEX, "glVertex4hvNV")) return;
        throw Guarded.absent("glVertex4hvNV");
    }

    public static void glVertex4i(Context context, int x, int y, int z, int w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4i", x, y, z, w);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex4i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex4i(x, y, z, w)) return;
            context.vertex.glVertex4i(x, y, z, w);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex4i", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex4iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4iv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex4iv(v)) return;
            context.vertex.glVertex4iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex4s(Context context, short x, short y, short z, short w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4s", x, y, z, w);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex4s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex4s(x, y, z, w)) return;
            context.vertex.glVertex4s(x, y, z, w);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertex4s", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertex4sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertex4sv", v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertex4sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertex4sv(v)) return;
            context.vertex.glVertex4sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayAttribBinding(Context context, int vaobj, int attribindex, int bindingindex) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayAttribBinding", vaobj, attribindex, bindingindex);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexArrayAttribBinding")) return;
            context.vertexArray.glVertexArrayAttribBinding(vaobj, attribindex, bindingindex);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayAttribFormat(Context context, int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayAttribFormat", vaobj, attribindex, size, type, normalized ? 1 : 0, relativeoffset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexArrayAttribFormat")) return;
            context.vertexArray.glVertexArrayAttribFormat(vaobj, attribindex, size, type, normalized, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayAttribIFormat(Context context, int vaobj, int attribindex, int size, int type, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayAttribIFormat", vaobj, attribindex, size, type, relativeoffset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexArrayAttribIFormat")) return;
            context.vertexArray.glVertexArrayAttribIFormat(vaobj, attribindex, size, type, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayAttribLFormat(Context context, int vaobj, int attribindex, int size, int type, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayAttribLFormat", vaobj, attribindex, size, type, relativeoffset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexArrayAttribLFormat")) return;
            context.vertexArray.glVertexArrayAttribLFormat(vaobj, attribindex, size, type, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayBindVertexBufferEXT(Context context, int vaobj, int bindingindex, int buffer, long offset, int stride) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayBindVertexBufferEXT", vaobj, bindingindex, buffer, offset, stride);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayBindVertexBufferEXT")) return;
            context.directStateEntries.glVertexArrayBindVertexBufferEXT(vaobj, bindingindex, buffer, offset, stride);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayBindingDivisor(Context context, int vaobj, int bindingindex, int divisor) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayBindingDivisor", vaobj, bindingindex, divisor);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexArrayBindingDivisor")) return;
            context.vertexArray.glVertexArrayBindingDivisor(vaobj, bindingindex, divisor);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayColorOffsetEXT(Context context, int vaobj, int buffer, int size, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayColorOffsetEXT", vaobj, buffer, size, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayColorOffsetEXT")) return;
            context.directStateEntries.glVertexArrayColorOffsetEXT(vaobj, buffer, size, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayEdgeFlagOffsetEXT(Context context, int vaobj, int buffer, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayEdgeFlagOffsetEXT", vaobj, buffer, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayEdgeFlagOffsetEXT")) return;
            context.directStateEntries.glVertexArrayEdgeFlagOffsetEXT(vaobj, buffer, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayElementBuffer(Context context, int vaobj, int buffer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayElementBuffer", vaobj, buffer);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexArrayElementBuffer")) return;
            context.vertexArray.glVertexArrayElementBuffer(vaobj, buffer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayFogCoordOffsetEXT(Context context, int vaobj, int buffer, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayFogCoordOffsetEXT", vaobj, buffer, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayFogCoordOffsetEXT")) return;
            context.directStateEntries.glVertexArrayFogCoordOffsetEXT(vaobj, buffer, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayIndexOffsetEXT(Context context, int vaobj, int buffer, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayIndexOffsetEXT", vaobj, buffer, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayIndexOffsetEXT")) return;
            context.directStateEntries.glVertexArrayIndexOffsetEXT(vaobj, buffer, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayMultiTexCoordOffsetEXT(Context context, int vaobj, int buffer, int texunit, int size, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayMultiTexCoordOffsetEXT", vaobj, buffer, texunit, size, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayMultiTexCoordOffsetEXT")) return;
            context.directState.glVertexArrayMultiTexCoordOffsetEXT(vaobj, buffer, texunit, size, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayNormalOffsetEXT(Context context, int vaobj, int buffer, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayNormalOffsetEXT", vaobj, buffer, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayNormalOffsetEXT")) return;
            context.directStateEntries.glVertexArrayNormalOffsetEXT(vaobj, buffer, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArraySecondaryColorOffsetEXT(Context context, int vaobj, int buffer, int size, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArraySecondaryColorOffsetEXT", vaobj, buffer, size, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArraySecondaryColorOffsetEXT")) return;
            context.directStateEntries.glVertexArraySecondaryColorOffsetEXT(vaobj, buffer, size, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayTexCoordOffsetEXT(Context context, int vaobj, int buffer, int size, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayTexCoordOffsetEXT", vaobj, buffer, size, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayTexCoordOffsetEXT")) return;
            context.directStateEntries.glVertexArrayTexCoordOffsetEXT(vaobj, buffer, size, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexAttribBindingEXT(Context context, int vaobj, int attribindex, int bindingindex) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexAttribBindingEXT", vaobj, attribindex, bindingindex);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexAttribBindingEXT")) return;
            context.directStateEntries.glVertexArrayVertexAttribBindingEXT(vaobj, attribindex, bindingindex);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexAttribDivisorEXT(Context context, int vaobj, int index, int divisor) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexAttribDivisorEXT", vaobj, index, divisor);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexAttribDivisorEXT")) return;
            context.directStateEntries.glVertexArrayVertexAttribDivisorEXT(vaobj, index, divisor);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexAttribFormatEXT(Context context, int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexAttribFormatEXT", vaobj, attribindex, size, type, normalized ? 1 : 0, relativeoffset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexAttribFormatEXT")) return;
            context.directStateEntries.glVertexArrayVertexAttribFormatEXT(vaobj, attribindex, size, type, normalized, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexAttribIFormatEXT(Context context, int vaobj, int attribindex, int size, int type, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexAttribIFormatEXT", vaobj, attribindex, size, type, relativeoffset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexAttribIFormatEXT")) return;
            context.directStateEntries.glVertexArrayVertexAttribIFormatEXT(vaobj, attribindex, size, type, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexAttribIOffsetEXT(Context context, int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexAttribIOffsetEXT", vaobj, buffer, index, size, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexAttribIOffsetEXT")) return;
            context.directStateEntries.glVertexArrayVertexAttribIOffsetEXT(vaobj, buffer, index, size, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexAttribLFormatEXT(Context context, int vaobj, int attribindex, int size, int type, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexAttribLFormatEXT", vaobj, attribindex, size, type, relativeoffset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexAttribLFormatEXT")) return;
            context.directStateEntries.glVertexArrayVertexAttribLFormatEXT(vaobj, attribindex, size, type, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexAttribLOffsetEXT(Context context, int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexAttribLOffsetEXT", vaobj, buffer, index, size, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexAttribLOffsetEXT")) return;
            context.directStateEntries.glVertexArrayVertexAttribLOffsetEXT(vaobj, buffer, index, size, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexAttribOffsetEXT(Context context, int vaobj, int buffer, int index, int size, int type, boolean normalized, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexAttribOffsetEXT", vaobj, buffer, index, size, type, normalized ? 1 : 0, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexAttribOffsetEXT")) return;
            context.directStateEntries.glVertexArrayVertexAttribOffsetEXT(vaobj, buffer, index, size, type, normalized, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexBindingDivisorEXT(Context context, int vaobj, int bindingindex, int divisor) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexBindingDivisorEXT", vaobj, bindingindex, divisor);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexBindingDivisorEXT")) return;
            context.directStateEntries.glVertexArrayVertexBindingDivisorEXT(vaobj, bindingindex, divisor);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexBuffer(Context context, int vaobj, int bindingindex, int buffer, long offset, int stride) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexBuffer", vaobj, bindingindex, buffer, offset, stride);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexArrayVertexBuffer")) return;
            context.vertexArray.glVertexArrayVertexBuffer(vaobj, bindingindex, buffer, offset, stride);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexBuffers(Context context, int vaobj, int first, int count, long buffers, long offsets, long strides) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexBuffers", vaobj, first, count, buffers, offsets, strides);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexArrayVertexBuffers")) return;
            context.vertexArray.glVertexArrayVertexBuffers(vaobj, first, count, buffers, offsets, strides);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexArrayVertexOffsetEXT(Context context, int vaobj, int buffer, int size, int type, int stride, long offset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexArrayVertexOffsetEXT", vaobj, buffer, size, type, stride, offset);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glVertexArrayVertexOffsetEXT")) return;
            context.directStateEntries.glVertexArrayVertexOffsetEXT(vaobj, buffer, size, type, stride, offset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib1d(Context context, int index, double x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib1d", index, Double.doubleToRawLongBits(x));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib1d(index, x)) return;
            context.genericAttribute.glVertexAttrib1d(index, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib1dv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib1dv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib1dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib1dv(index, v)) return;
            context.genericAttribute.glVertexAttrib1dv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib1f(Context context, int index, float x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib1f", index, Float.floatToRawIntBits(x));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib1f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib1f(index, x)) return;
            context.genericAttribute.glVertexAttrib1f(index, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib1fv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib1fv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib1fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib1fv(index, v)) return;
            context.genericAttribute.glVertexAttrib1fv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib1hNV(Context context, int index, short x) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib1hNV", index, x);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib1hNV")) return;
        throw Guarded.absent("glVertexAttrib1hNV");
    }

    public static void glVertexAttrib1hvNV(Context context, int index, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib1hvNV", index, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib1hvNV")) return;
        throw Guarded.absent("glVertexAttrib1hvNV");
    }

    public static void glVertexAttrib1s(Context context, int index, short x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib1s", index, x);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib1s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib1s(index, x)) return;
            context.genericAttribute.glVertexAttrib1s(index, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib1sv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib1sv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib1sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib1sv(index, v)) return;
            context.genericAttribute.glVertexAttrib1sv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib2d(Context context, int index, double x, double y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib2d", index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib2d(index, x, y)) return;
            context.genericAttribute.glVertexAttrib2d(index, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib2dv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib2dv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib2dv(index, v)) return;
            context.genericAttribute.glVertexAttrib2dv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib2f(Context context, int index, float x, float y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib2f", index, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib2f(index, x, y)) return;
            context.genericAttribute.glVertexAttrib2f(index, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib2fv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib2fv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib2fv(index, v)) return;
            context.genericAttribute.glVertexAttrib2fv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib2hNV(Context context, int index, short x, short y) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib2hNV", index, x, y);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib2hNV")) return;
        throw Guarded.absent("glVertexAttrib2hNV");
    }

    public static void glVertexAttrib2hvNV(Context context, int index, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib2hvNV", index, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib2hvNV")) return;
        throw Guarded.absent("glVertexAttrib2hvNV");
    }

    public static void glVertexAttrib2s(Context context, int index, short x, short y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib2s", index, x, y);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib2s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib2s(index, x, y)) return;
            context.genericAttribute.glVertexAttrib2s(index, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib2sv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib2sv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib2sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib2sv(index, v)) return;
            context.genericAttribute.glVertexAttrib2sv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib3d(Context context, int index, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib3d", index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib3d(index, x, y, z)) return;
            context.genericAttribute.glVertexAttrib3d(index, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib3dv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib3dv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib3dv(index, v)) return;
            context.genericAttribute.glVertexAttrib3dv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib3f(Context context, int index, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib3f", index, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib3f(index, x, y, z)) return;
            context.genericAttribute.glVertexAttrib3f(index, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib3fv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib3fv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib3fv(index, v)) return;
            context.genericAttribute.glVertexAttrib3fv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib3hNV(Context context, int index, short x, short y, short z) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib3hNV", index, x, y, z);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib3hNV")) return;
        throw Guarded.absent("glVertexAttrib3hNV");
    }

    public static void glVertexAttrib3hvNV(Context context, int index, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib3hvNV", index, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib3hvNV")) return;
        throw Guarded.absent("glVertexAttrib3hvNV");
    }

    public static void glVertexAttrib3s(Context context, int index, short x, short y, short z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib3s", index, x, y, z);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib3s(index, x, y, z)) return;
            context.genericAttribute.glVertexAttrib3s(index, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib3sv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib3sv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib3sv(index, v)) return;
            context.genericAttribute.glVertexAttrib3sv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4Nbv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4Nbv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nbv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nbv(index, v)) return;
            context.genericAttribute.glVertexAttrib4Nbv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4Niv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4Niv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Niv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Niv(index, v)) return;
            context.genericAttribute.glVertexAttrib4Niv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4Nsv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4Nsv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nsv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nsv(index, v)) return;
            context.genericAttribute.glVertexAttrib4Nsv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4Nub(Context context, int index, byte x, byte y, byte z, byte w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4Nub", index, x, y, z, w);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nub")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nub(index, x, y, z, w)) return;
            context.genericAttribute.glVertexAttrib4Nub(index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4Nubv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4Nubv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nubv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nubv(index, v)) return;
            context.genericAttribute.glVertexAttrib4Nubv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4Nuiv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4Nuiv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nuiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nuiv(index, v)) return;
            context.genericAttribute.glVertexAttrib4Nuiv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4Nusv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4Nusv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nusv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nusv(index, v)) return;
            context.genericAttribute.glVertexAttrib4Nusv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4bv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4bv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4bv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4bv(index, v)) return;
            context.genericAttribute.glVertexAttrib4bv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4d(Context context, int index, double x, double y, double z, double w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4d", index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4d(index, x, y, z, w)) return;
            context.genericAttribute.glVertexAttrib4d(index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4dv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4dv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4dv(index, v)) return;
            context.genericAttribute.glVertexAttrib4dv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4f(Context context, int index, float x, float y, float z, float w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4f", index, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z), Float.floatToRawIntBits(w));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib4f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4f(index, x, y, z, w)) return;
            context.genericAttribute.glVertexAttrib4f(index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4fv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4fv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib4fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4fv(index, v)) return;
            context.genericAttribute.glVertexAttrib4fv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4hNV(Context context, int index, short x, short y, short z, short w) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4hNV", index, x, y, z, w);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib4hNV")) return;
        throw Guarded.absent("glVertexAttrib4hNV");
    }

    public static void glVertexAttrib4hvNV(Context context, int index, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4hvNV", index, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttrib4hvNV")) return;
        throw Guarded.absent("glVertexAttrib4hvNV");
    }

    public static void glVertexAttrib4iv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4iv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4iv(index, v)) return;
            context.genericAttribute.glVertexAttrib4iv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4s(Context context, int index, short x, short y, short z, short w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4s", index, x, y, z, w);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4s(index, x, y, z, w)) return;
            context.genericAttribute.glVertexAttrib4s(index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4sv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4sv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4sv(index, v)) return;
            context.genericAttribute.glVertexAttrib4sv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4ubv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4ubv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4ubv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4ubv(index, v)) return;
            context.genericAttribute.glVertexAttrib4ubv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4uiv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4uiv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4uiv(index, v)) return;
            context.genericAttribute.glVertexAttrib4uiv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttrib4usv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttrib4usv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4usv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttrib4usv(index, v)) return;
            context.genericAttribute.glVertexAttrib4usv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribBinding(Context context, int attribindex, int bindingindex) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribBinding", attribindex, bindingindex);
            if (GuardRules.refuses(context, Guard.ES31, "glVertexAttribBinding")) return;
            context.vertexArray.glVertexAttribBinding(attribindex, bindingindex);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribDivisor(Context context, int index, int divisor) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribDivisor", index, divisor);
            if (GuardRules.refuses(context, Guard.ES30, "glVertexAttribDivisor")) return;
            context.vertexArray.glVertexAttribDivisor(index, divisor);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribFormat(Context context, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribFormat", attribindex, size, type, normalized ? 1 : 0, relativeoffset);
            if (GuardRules.refuses(context, Guard.ES31, "glVertexAttribFormat")) return;
            context.vertexArray.glVertexAttribFormat(attribindex, size, type, normalized, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI1i(Context context, int index, int x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI1i", index, x);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI1i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI1i(index, x)) return;
            context.genericAttribute.glVertexAttribI1i(index, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI1iv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI1iv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI1iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI1iv(index, v)) return;
            context.genericAttribute.glVertexAttribI1iv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI1ui(Context context, int index, int x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI1ui", index, x);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI1ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI1ui(index, x)) return;
            context.genericAttribute.glVertexAttribI1ui(index, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI1uiv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI1uiv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI1uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI1uiv(index, v)) return;
            context.genericAttribute.glVertexAttribI1uiv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI2i(Context context, int index, int x, int y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI2i", index, x, y);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI2i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI2i(index, x, y)) return;
            context.genericAttribute.glVertexAttribI2i(index, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI2iv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI2iv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI2iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI2iv(index, v)) return;
            context.genericAttribute.glVertexAttribI2iv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI2ui(Context context, int index, int x, int y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI2ui", index, x, y);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI2ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI2ui(index, x, y)) return;
            context.genericAttribute.glVertexAttribI2ui(index, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI2uiv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI2uiv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI2uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI2uiv(index, v)) return;
            context.genericAttribute.glVertexAttribI2uiv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI3i(Context context, int index, int x, int y, int z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI3i", index, x, y, z);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI3i(index, x, y, z)) return;
            context.genericAttribute.glVertexAttribI3i(index, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI3iv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI3iv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI3iv(index, v)) return;
            context.genericAttribute.glVertexAttribI3iv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI3ui(Context context, int index, int x, int y, int z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI3ui", index, x, y, z);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI3ui(index, x, y, z)) return;
            context.genericAttribute.glVertexAttribI3ui(index, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI3uiv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI3uiv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI3uiv(index, v)) return;
            context.genericAttribute.glVertexAttribI3uiv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI4bv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI4bv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI4bv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI4bv(index, v)) return;
            context.genericAttribute.glVertexAttribI4bv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI4i(Context context, int index, int x, int y, int z, int w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI4i", index, x, y, z, w);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.ES30, "glVertexAttribI4i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI4i(index, x, y, z, w)) return;
            context.genericAttribute.glVertexAttribI4i(index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI4iv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI4iv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.ES30, "glVertexAttribI4iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI4iv(index, v)) return;
            context.genericAttribute.glVertexAttribI4iv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI4sv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI4sv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI4sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI4sv(index, v)) return;
            context.genericAttribute.glVertexAttribI4sv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI4ubv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI4ubv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI4ubv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI4ubv(index, v)) return;
            context.genericAttribute.glVertexAttribI4ubv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI4ui(Context context, int index, int x, int y, int z, int w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI4ui", index, x, y, z, w);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.ES30, "glVertexAttribI4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI4ui(index, x, y, z, w)) return;
            context.genericAttribute.glVertexAttribI4ui(index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI4uiv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI4uiv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.ES30, "glVertexAttribI4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI4uiv(index, v)) return;
            context.genericAttribute.glVertexAttribI4uiv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribI4usv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribI4usv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribI4usv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribI4usv(index, v)) return;
            context.genericAttribute.glVertexAttribI4usv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribIFormat(Context context, int attribindex, int size, int type, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribIFormat", attribindex, size, type, relativeoffset);
            if (GuardRules.refuses(context, Guard.ES31, "glVertexAttribIFormat")) return;
            context.vertexArray.glVertexAttribIFormat(attribindex, size, type, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribIPointer(Context context, int index, int size, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribIPointer", index, size, type, stride, pointer);
            if (GuardRules.refuses(context, Guard.ES30, "glVertexAttribIPointer")) return;
            context.vertexArray.glVertexAttribIPointer(index, size, type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribL1d(Context context, int index, double x) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL1d", index, Double.doubleToRawLongBits(x));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribL1d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribL1d(index, x)) return;
            context.genericAttribute.glVertexAttribL1d(index, x);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribL1dv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL1dv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribL1dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribL1dv(index, v)) return;
            context.genericAttribute.glVertexAttribL1dv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribL1ui64ARB(Context context, int index, long x) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL1ui64ARB", index, x);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttribL1ui64ARB")) return;
        throw Guarded.absent("glVertexAttribL1ui64ARB");
    }

    public static void glVertexAttribL1ui64vARB(Context context, int index, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL1ui64vARB", index, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttribL1ui64vARB")) return;
        throw Guarded.absent("glVertexAttribL1ui64vARB");
    }

    public static void glVertexAttribL2d(Context context, int index, double x, double y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL2d", index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribL2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribL2d(index, x, y)) return;
            context.genericAttribute.glVertexAttribL2d(index, x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribL2dv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL2dv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribL2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribL2dv(index, v)) return;
            context.genericAttribute.glVertexAttribL2dv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribL3d(Context context, int index, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL3d", index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribL3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribL3d(index, x, y, z)) return;
            context.genericAttribute.glVertexAttribL3d(index, x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribL3dv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL3dv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribL3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribL3dv(index, v)) return;
            context.genericAttribute.glVertexAttribL3dv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribL4d(Context context, int index, double x, double y, double z, double w) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL4d", index, Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribL4d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribL4d(index, x, y, z, w)) return;
            context.genericAttribute.glVertexAttribL4d(index, x, y, z, w);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribL4dv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribL4dv", index, v);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribL4dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribL4dv(index, v)) return;
            context.genericAttribute.glVertexAttribL4dv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribLFormat(Context context, int attribindex, int size, int type, int relativeoffset) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribLFormat", attribindex, size, type, relativeoffset);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexAttribLFormat")) return;
            context.vertexArray.glVertexAttribLFormat(attribindex, size, type, relativeoffset);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribLPointer(Context context, int index, int size, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribLPointer", index, size, type, stride, pointer);
            if (GuardRules.refuses(context, Guard.NO_ES, "glVertexAttribLPointer")) return;
            context.vertexArray.glVertexAttribLPointer(index, size, type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribP1ui(Context context, int index, int type, boolean normalized, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribP1ui", index, type, normalized ? 1 : 0, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribP1ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribP1ui(index, type, normalized, value)) return;
            context.genericAttribute.glVertexAttribP1ui(index, type, normalized, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribP1uiv(Context context, int index, int type, boolean normalized, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribP1uiv", index, type, normalized ? 1 : 0, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribP1uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribP1uiv(index, type, normalized, value)) return;
            context.genericAttribute.glVertexAttribP1uiv(index, type, normalized, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribP2ui(Context context, int index, int type, boolean normalized, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribP2ui", index, type, normalized ? 1 : 0, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribP2ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribP2ui(index, type, normalized, value)) return;
            context.genericAttribute.glVertexAttribP2ui(index, type, normalized, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribP2uiv(Context context, int index, int type, boolean normalized, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribP2uiv", index, type, normalized ? 1 : 0, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribP2uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribP2uiv(index, type, normalized, value)) return;
            context.genericAttribute.glVertexAttribP2uiv(index, type, normalized, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribP3ui(Context context, int index, int type, boolean normalized, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribP3ui", index, type, normalized ? 1 : 0, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribP3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribP3ui(index, type, normalized, value)) return;
            context.genericAttribute.glVertexAttribP3ui(index, type, normalized, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribP3uiv(Context context, int index, int type, boolean normalized, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribP3uiv", index, type, normalized ? 1 : 0, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribP3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribP3uiv(index, type, normalized, value)) return;
            context.genericAttribute.glVertexAttribP3uiv(index, type, normalized, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribP4ui(Context context, int index, int type, boolean normalized, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribP4ui", index, type, normalized ? 1 : 0, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribP4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribP4ui(index, type, normalized, value)) return;
            context.genericAttribute.glVertexAttribP4ui(index, type, normalized, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribP4uiv(Context context, int index, int type, boolean normalized, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribP4uiv", index, type, normalized ? 1 : 0, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES, "glVertexAttribP4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexAttribP4uiv(index, type, normalized, value)) return;
            context.genericAttribute.glVertexAttribP4uiv(index, type, normalized, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribPointer(Context context, int index, int size, int type, boolean normalized, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribPointer", index, size, type, normalized ? 1 : 0, stride, pointer);
            if (GuardRules.refuses(context, 0, "glVertexAttribPointer")) return;
            context.vertexArray.glVertexAttribPointer(index, size, type, normalized, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexAttribs1hvNV(Context context, int index, int n, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribs1hvNV", index, n, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttribs1hvNV")) return;
        throw Guarded.absent("glVertexAttribs1hvNV");
    }

    public static void glVertexAttribs2hvNV(Context context, int index, int n, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribs2hvNV", index, n, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttribs2hvNV")) return;
        throw Guarded.absent("glVertexAttribs2hvNV");
    }

    public static void glVertexAttribs3hvNV(Context context, int index, int n, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribs3hvNV", index, n, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttribs3hvNV")) return;
        throw Guarded.absent("glVertexAttribs3hvNV");
    }

    public static void glVertexAttribs4hvNV(Context context, int index, int n, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexAttribs4hvNV", index, n, v);
        if (GuardRules.refuses(context, GuardRules.IN_BEGIN, "glVertexAttribs4hvNV")) return;
        throw Guarded.absent("glVertexAttribs4hvNV");
    }

    public static void glVertexBindingDivisor(Context context, int bindingindex, int divisor) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexBindingDivisor", bindingindex, divisor);
            if (GuardRules.refuses(context, Guard.ES31, "glVertexBindingDivisor")) return;
            context.vertexArray.glVertexBindingDivisor(bindingindex, divisor);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexBlendARB(Context context, int count) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexBlendARB", count);
        if (GuardRules.refuses(context, 0, "glVertexBlendARB")) return;
        throw Guarded.absent("glVertexBlendARB");
    }

    public static void glVertexP2ui(Context context, int type, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexP2ui", type, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glVertexP2ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexP2ui(type, value)) return;
            context.vertex.glVertexP2ui(type, value);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertexP2ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexP2uiv(Context context, int type, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexP2uiv", type, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glVertexP2uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexP2uiv(type, value)) return;
            context.vertex.glVertexP2uiv(type, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexP3ui(Context context, int type, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexP3ui", type, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glVertexP3ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexP3ui(type, value)) return;
            context.vertex.glVertexP3ui(type, value);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertexP3ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexP3uiv(Context context, int type, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexP3uiv", type, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glVertexP3uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexP3uiv(type, value)) return;
            context.vertex.glVertexP3uiv(type, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexP4ui(Context context, int type, int value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexP4ui", type, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glVertexP4ui")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexP4ui(type, value)) return;
            context.vertex.glVertexP4ui(type, value);
        } catch (RuntimeException | VirtualMachineError e) {
            context.errors.failed("glVertexP4ui", e);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexP4uiv(Context context, int type, long value) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexP4uiv", type, value);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | Guard.NO_ES | GuardRules.VERTEX, "glVertexP4uiv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glVertexP4uiv(type, value)) return;
            context.vertex.glVertexP4uiv(type, value);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexPointer(Context context, int size, int type, int stride, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexPointer", size, type, stride, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertexPointer")) return;
            context.clientArray.glVertexPointer(size, type, stride, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexPointerEXT(Context context, int size, int type, int stride, int count, long pointer) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexPointerEXT", size, type, stride, count, pointer);
            if (GuardRules.refuses(context, GuardRules.IN_BEGIN | GuardRules.LEGACY | GuardRules.VERTEX, "glVertexPointerEXT")) return;
            context.clientArray.glVertexPointerEXT(size, type, stride, count, pointer);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glVertexWeightPointerEXT(Context context, int size, int type, int stride, long pointer) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexWeightPointerEXT", size, type, stride, pointer);
        if (GuardRules.refuses(context, 0, "glVertexWeightPointerEXT")) return;
        throw Guarded.absent("glVertexWeightPointerEXT");
    }

    public static void glVertexWeightfEXT(Context context, float weight) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexWeightfEXT", Float.floatToRawIntBits(weight));
        if (GuardRules.refuses(context, 0, "glVertexWeightfEXT")) return;
        throw Guarded.absent("glVertexWeightfEXT");
    }

    public static void glVertexWeightfvEXT(Context context, long weight) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexWeightfvEXT", weight);
        if (GuardRules.refuses(context, 0, "glVertexWeightfvEXT")) return;
        throw Guarded.absent("glVertexWeightfvEXT");
    }

    public static void glVertexWeighthNV(Context context, short weight) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexWeighthNV", weight);
        if (GuardRules.refuses(context, 0, "glVertexWeighthNV")) return;
        throw Guarded.absent("glVertexWeighthNV");
    }

    public static void glVertexWeighthvNV(Context context, long weight) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glVertexWeighthvNV", weight);
        if (GuardRules.refuses(context, 0, "glVertexWeighthvNV")) return;
        throw Guarded.absent("glVertexWeighthvNV");
    }

    public static void glViewport(Context context, int x, int y, int width, int height) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glViewport", x, y, width, height);
            if (GuardRules.refuses(context, 0, "glViewport")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glViewport(x, y, width, height)) return;
            context.state.glViewport(x, y, width, height);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glViewportArrayv(Context context, int first, int count, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glViewportArrayv", first, count, v);
            if (GuardRules.refuses(context, Guard.NO_ES, "glViewportArrayv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glViewportArrayv(first, count, v)) return;
            context.state.glViewportArrayv(first, count, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glViewportIndexedf(Context context, int index, float x, float y, float w, float h) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glViewportIndexedf", index, Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(w), Float.floatToRawIntBits(h));
            if (GuardRules.refuses(context, Guard.NO_ES, "glViewportIndexedf")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glViewportIndexedf(index, x, y, w, h)) return;
            context.state.glViewportIndexedf(index, x, y, w, h);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glViewportIndexedfv(Context context, int index, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glViewportIndexedfv", index, v);
            if (GuardRules.refuses(context, Guard.NO_ES, "glViewportIndexedfv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glViewportIndexedfv(index, v)) return;
            context.state.glViewportIndexedfv(index, v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWaitSync(Context context, long sync, int flags, long timeout) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWaitSync", sync, flags, timeout);
            if (GuardRules.refuses(context, Guard.ES30, "glWaitSync")) return;
            context.sync.glWaitSync(sync, flags, timeout);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWeightPointerARB(Context context, int size, int type, int stride, long pointer) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightPointerARB", size, type, stride, pointer);
        if (GuardRules.refuses(context, 0, "glWeightPointerARB")) return;
        throw Guarded.absent("glWeightPointerARB");
    }

    public static void glWeightbvARB(Context context, int size, long weights) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightbvARB", size, weights);
        if (GuardRules.refuses(context, 0, "glWeightbvARB")) return;
        throw Guarded.absent("glWeightbvARB");
    }

    public static void glWeightdvARB(Context context, int size, long weights) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightdvARB", size, weights);
        if (GuardRules.refuses(context, 0, "glWeightdvARB")) return;
        throw Guarded.absent("glWeightdvARB");
    }

    public static void glWeightfvARB(Context context, int size, long weights) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightfvARB", size, weights);
        if (GuardRules.refuses(context, 0, "glWeightfvARB")) return;
        throw Guarded.absent("glWeightfvARB");
    }

    public static void glWeightivARB(Context context, int size, long weights) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightivARB", size, weights);
        if (GuardRules.refuses(context, 0, "glWeightivARB")) return;
        throw Guarded.absent("glWeightivARB");
    }

    public static void glWeightsvARB(Context context, int size, long weights) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightsvARB", size, weights);
        if (GuardRules.refuses(context, 0, "glWeightsvARB")) return;
        throw Guarded.absent("glWeightsvARB");
    }

    public static void glWeightubvARB(Context context, int size, long weights) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightubvARB", size, weights);
        if (GuardRules.refuses(context, 0, "glWeightubvARB")) return;
        throw Guarded.absent("glWeightubvARB");
    }

    public static void glWeightuivARB(Context context, int size, long weights) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightuivARB", size, weights);
        if (GuardRules.refuses(context, 0, "glWeightuivARB")) return;
        throw Guarded.absent("glWeightuivARB");
    }

    public static void glWeightusvARB(Context context, int size, long weights) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWeightusvARB", size, weights);
        if (GuardRules.refuses(context, 0, "glWeightusvARB")) return;
        throw Guarded.absent("glWeightusvARB");
    }

    public static void glWindowPos2d(Context context, double x, double y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos2d", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos2d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos2d(x, y)) return;
            context.rasterPos.glWindowPos2d(x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos2dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos2dv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos2dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos2dv(v)) return;
            context.rasterPos.glWindowPos2dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos2f(Context context, float x, float y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos2f", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos2f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos2f(x, y)) return;
            context.rasterPos.glWindowPos2f(x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos2fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos2fv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos2fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos2fv(v)) return;
            context.rasterPos.glWindowPos2fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos2i(Context context, int x, int y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos2i", x, y);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos2i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos2i(x, y)) return;
            context.rasterPos.glWindowPos2i(x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos2iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos2iv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos2iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos2iv(v)) return;
            context.rasterPos.glWindowPos2iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos2s(Context context, short x, short y) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos2s", x, y);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos2s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos2s(x, y)) return;
            context.rasterPos.glWindowPos2s(x, y);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos2sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos2sv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos2sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos2sv(v)) return;
            context.rasterPos.glWindowPos2sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos3d(Context context, double x, double y, double z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos3d", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos3d")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos3d(x, y, z)) return;
            context.rasterPos.glWindowPos3d(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos3dv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos3dv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos3dv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos3dv(v)) return;
            context.rasterPos.glWindowPos3dv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos3f(Context context, float x, float y, float z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos3f", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos3f")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos3f(x, y, z)) return;
            context.rasterPos.glWindowPos3f(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos3fv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos3fv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos3fv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos3fv(v)) return;
            context.rasterPos.glWindowPos3fv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos3i(Context context, int x, int y, int z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos3i", x, y, z);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos3i")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos3i(x, y, z)) return;
            context.rasterPos.glWindowPos3i(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos3iv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos3iv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos3iv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos3iv(v)) return;
            context.rasterPos.glWindowPos3iv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos3s(Context context, short x, short y, short z) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos3s", x, y, z);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos3s")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos3s(x, y, z)) return;
            context.rasterPos.glWindowPos3s(x, y, z);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos3sv(Context context, long v) {
        boolean held = Sharing.enter(context);
        try {
            if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos3sv", v);
            if (GuardRules.refuses(context, GuardRules.LEGACY, "glWindowPos3sv")) return;
            if ((context.guard.bits & Guard.LIST) != 0 && context.recorder.glWindowPos3sv(v)) return;
            context.rasterPos.glWindowPos3sv(v);
        } finally {
            if (held) Sharing.leave(context);
        }
    }

    public static void glWindowPos4dMESA(Context context, double x, double y, double z, double w) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos4dMESA", Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), Double.doubleToRawLongBits(z), Double.doubleToRawLongBits(w));
        if (GuardRules.refuses(context, 0, "glWindowPos4dMESA")) return;
        throw Guarded.absent("glWindowPos4dMESA");
    }

    public static void glWindowPos4dvMESA(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos4dvMESA", v);
        if (GuardRules.refuses(context, 0, "glWindowPos4dvMESA")) return;
        throw Guarded.absent("glWindowPos4dvMESA");
    }

    public static void glWindowPos4fMESA(Context context, float x, float y, float z, float w) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos4fMESA", Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z), Float.floatToRawIntBits(w));
        if (GuardRules.refuses(context, 0, "glWindowPos4fMESA")) return;
        throw Guarded.absent("glWindowPos4fMESA");
    }

    public static void glWindowPos4fvMESA(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos4fvMESA", v);
        if (GuardRules.refuses(context, 0, "glWindowPos4fvMESA")) return;
        throw Guarded.absent("glWindowPos4fvMESA");
    }

    public static void glWindowPos4iMESA(Context context, int x, int y, int z, int w) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos4iMESA", x, y, z, w);
        if (GuardRules.refuses(context, 0, "glWindowPos4iMESA")) return;
        throw Guarded.absent("glWindowPos4iMESA");
    }

    public static void glWindowPos4ivMESA(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos4ivMESA", v);
        if (GuardRules.refuses(context, 0, "glWindowPos4ivMESA")) return;
        throw Guarded.absent("glWindowPos4ivMESA");
    }

    public static void glWindowPos4sMESA(Context context, short x, short y, short z, short w) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos4sMESA", x, y, z, w);
        if (GuardRules.refuses(context, 0, "glWindowPos4sMESA")) return;
        throw Guarded.absent("glWindowPos4sMESA");
    }

    public static void glWindowPos4svMESA(Context context, long v) {
        if ((context.guard.bits & Guard.WATCHED) != 0) context.watched("glWindowPos4svMESA", v);
        if (GuardRules.refuses(context, 0, "glWindowPos4svMESA")) return;
        throw Guarded.absent("glWindowPos4svMESA");
    }
}
