package tepui.frontends.gl.context;

/**
 * The way in while a context is lost, between Begin and End, while a list is compiled, or for what the core profile removed. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class Guarded {
    private Guarded() {}

    public static void glAccum(Context context, int op, float value) {
        if (Guard.refuses(context, Guard.LEGACY, "glAccum")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glAccum(op, value)) return;
        context.glAccum(op, value);
    }

    public static void glActiveProgramEXT(Context context, int program) {
        if (Guard.refuses(context, 0, "glActiveProgramEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glActiveProgramEXT(program)) return;
        context.glActiveProgramEXT(program);
    }

    public static void glActiveShaderProgram(Context context, int pipeline, int program) {
        if (Guard.refuses(context, Guard.ES31, "glActiveShaderProgram")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glActiveShaderProgram(pipeline, program)) return;
        context.glActiveShaderProgram(pipeline, program);
    }

    public static void glActiveStencilFaceEXT(Context context, int face) {
        if (Guard.refuses(context, 0, "glActiveStencilFaceEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glActiveStencilFaceEXT(face)) return;
        context.glActiveStencilFaceEXT(face);
    }

    public static void glActiveTexture(Context context, int texture) {
        if (Guard.refuses(context, 0, "glActiveTexture")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glActiveTexture(texture)) return;
        context.glActiveTexture(texture);
    }

    public static void glAlphaFunc(Context context, int func, float ref) {
        if (Guard.refuses(context, Guard.LEGACY, "glAlphaFunc")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glAlphaFunc(func, ref)) return;
        context.glAlphaFunc(func, ref);
    }

    public static boolean glAreTexturesResident(Context context, int n, long textures, long residences) {
        if (Guard.refuses(context, Guard.LEGACY, "glAreTexturesResident")) return false;
        return context.glAreTexturesResident(n, textures, residences);
    }

    public static boolean glAreTexturesResidentEXT(Context context, int n, long textures, long residences) {
        if (Guard.refuses(context, 0, "glAreTexturesResidentEXT")) return false;
        return context.glAreTexturesResidentEXT(n, textures, residences);
    }

    public static void glArrayElement(Context context, int i) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glArrayElement")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glArrayElement(i)) return;
        context.glArrayElement(i);
    }

    public static void glAttachShader(Context context, int program, int shader) {
        if (Guard.refuses(context, 0, "glAttachShader")) return;
        context.glAttachShader(program, shader);
    }

    public static void glBegin(Context context, int mode) {
        if (Guard.refuses(context, Guard.LEGACY | Guard.VERTEX, "glBegin")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBegin(mode)) return;
        context.glBegin(mode);
    }

    public static void glBeginConditionalRender(Context context, int id, int mode) {
        if (Guard.refuses(context, Guard.NO_ES, "glBeginConditionalRender")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBeginConditionalRender(id, mode)) return;
        context.glBeginConditionalRender(id, mode);
    }

    public static void glBeginQuery(Context context, int target, int id) {
        if (Guard.refuses(context, Guard.ES30, "glBeginQuery")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBeginQuery(target, id)) return;
        context.glBeginQuery(target, id);
    }

    public static void glBeginQueryIndexed(Context context, int target, int index, int id) {
        if (Guard.refuses(context, Guard.NO_ES, "glBeginQueryIndexed")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBeginQueryIndexed(target, index, id)) return;
        context.glBeginQueryIndexed(target, index, id);
    }

    public static void glBeginTransformFeedback(Context context, int primitiveMode) {
        if (Guard.refuses(context, Guard.ES30, "glBeginTransformFeedback")) return;
        context.glBeginTransformFeedback(primitiveMode);
    }

    public static void glBindAttribLocation(Context context, int program, int index, long name) {
        if (Guard.refuses(context, 0, "glBindAttribLocation")) return;
        context.glBindAttribLocation(program, index, name);
    }

    public static void glBindBuffer(Context context, int target, int buffer) {
        if (Guard.refuses(context, 0, "glBindBuffer")) return;
        context.glBindBuffer(target, buffer);
    }

    public static void glBindBufferBase(Context context, int target, int index, int buffer) {
        if (Guard.refuses(context, Guard.ES30, "glBindBufferBase")) return;
        context.glBindBufferBase(target, index, buffer);
    }

    public static void glBindBufferOffsetEXT(Context context, int target, int index, int buffer, long offset) {
        if (Guard.refuses(context, 0, "glBindBufferOffsetEXT")) return;
        context.glBindBufferOffsetEXT(target, index, buffer, offset);
    }

    public static void glBindBufferRange(Context context, int target, int index, int buffer, long offset, long size) {
        if (Guard.refuses(context, Guard.ES30, "glBindBufferRange")) return;
        context.glBindBufferRange(target, index, buffer, offset, size);
    }

    public static void glBindBuffersBase(Context context, int target, int first, int count, long buffers) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindBuffersBase")) return;
        context.glBindBuffersBase(target, first, count, buffers);
    }

    public static void glBindBuffersRange(Context context, int target, int first, int count, long buffers, long offsets, long sizes) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindBuffersRange")) return;
        context.glBindBuffersRange(target, first, count, buffers, offsets, sizes);
    }

    public static void glBindFragDataLocation(Context context, int program, int color, long name) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindFragDataLocation")) return;
        context.glBindFragDataLocation(program, color, name);
    }

    public static void glBindFragDataLocationIndexed(Context context, int program, int colorNumber, int index, long name) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindFragDataLocationIndexed")) return;
        context.glBindFragDataLocationIndexed(program, colorNumber, index, name);
    }

    public static void glBindFramebuffer(Context context, int target, int framebuffer) {
        if (Guard.refuses(context, 0, "glBindFramebuffer")) return;
        context.glBindFramebuffer(target, framebuffer);
    }

    public static void glBindImageTexture(Context context, int unit, int texture, int level, boolean layered, int layer, int access, int format) {
        if (Guard.refuses(context, Guard.ES31, "glBindImageTexture")) return;
        context.glBindImageTexture(unit, texture, level, layered, layer, access, format);
    }

    public static void glBindImageTextureEXT(Context context, int index, int texture, int level, boolean layered, int layer, int access, int format) {
        if (Guard.refuses(context, 0, "glBindImageTextureEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBindImageTextureEXT(index, texture, level, layered, layer, access, format)) return;
        context.glBindImageTextureEXT(index, texture, level, layered, layer, access, format);
    }

    public static void glBindImageTextures(Context context, int first, int count, long textures) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindImageTextures")) return;
        context.glBindImageTextures(first, count, textures);
    }

    public static void glBindMultiTextureEXT(Context context, int texunit, int target, int texture) {
        if (Guard.refuses(context, Guard.LEGACY, "glBindMultiTextureEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBindMultiTextureEXT(texunit, target, texture)) return;
        context.glBindMultiTextureEXT(texunit, target, texture);
    }

    public static void glBindProgramARB(Context context, int target, int program) {
        if (Guard.refuses(context, 0, "glBindProgramARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBindProgramARB(target, program)) return;
        context.glBindProgramARB(target, program);
    }

    public static void glBindProgramPipeline(Context context, int pipeline) {
        if (Guard.refuses(context, Guard.ES31, "glBindProgramPipeline")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBindProgramPipeline(pipeline)) return;
        context.glBindProgramPipeline(pipeline);
    }

    public static void glBindRenderbuffer(Context context, int target, int renderbuffer) {
        if (Guard.refuses(context, 0, "glBindRenderbuffer")) return;
        context.glBindRenderbuffer(target, renderbuffer);
    }

    public static void glBindSampler(Context context, int unit, int sampler) {
        if (Guard.refuses(context, Guard.ES30, "glBindSampler")) return;
        context.glBindSampler(unit, sampler);
    }

    public static void glBindSamplers(Context context, int first, int count, long samplers) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindSamplers")) return;
        context.glBindSamplers(first, count, samplers);
    }

    public static void glBindTexture(Context context, int target, int texture) {
        if (Guard.refuses(context, 0, "glBindTexture")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBindTexture(target, texture)) return;
        context.glBindTexture(target, texture);
    }

    public static void glBindTextureUnit(Context context, int unit, int texture) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindTextureUnit")) return;
        context.glBindTextureUnit(unit, texture);
    }

    public static void glBindTextures(Context context, int first, int count, long textures) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindTextures")) return;
        context.glBindTextures(first, count, textures);
    }

    public static void glBindTransformFeedback(Context context, int target, int id) {
        if (Guard.refuses(context, Guard.ES30, "glBindTransformFeedback")) return;
        context.glBindTransformFeedback(target, id);
    }

    public static void glBindVertexArray(Context context, int array) {
        if (Guard.refuses(context, Guard.ES30, "glBindVertexArray")) return;
        context.glBindVertexArray(array);
    }

    public static void glBindVertexArrayAPPLE(Context context, int array) {
        if (Guard.refuses(context, 0, "glBindVertexArrayAPPLE")) return;
        context.glBindVertexArrayAPPLE(array);
    }

    public static void glBindVertexBuffer(Context context, int bindingindex, int buffer, long offset, int stride) {
        if (Guard.refuses(context, Guard.ES31, "glBindVertexBuffer")) return;
        context.glBindVertexBuffer(bindingindex, buffer, offset, stride);
    }

    public static void glBindVertexBuffers(Context context, int first, int count, long buffers, long offsets, long strides) {
        if (Guard.refuses(context, Guard.NO_ES, "glBindVertexBuffers")) return;
        context.glBindVertexBuffers(first, count, buffers, offsets, strides);
    }

    public static void glBitmap(Context context, int width, int height, float xorig, float yorig, float xmove, float ymove, long bitmap) {
        if (Guard.refuses(context, Guard.LEGACY, "glBitmap")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBitmap(width, height, xorig, yorig, xmove, ymove, bitmap)) return;
        context.glBitmap(width, height, xorig, yorig, xmove, ymove, bitmap);
    }

    public static void glBlendBarrier(Context context) {
        if (Guard.refuses(context, Guard.ES32, "glBlendBarrier")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendBarrier()) return;
        context.glBlendBarrier();
    }

    public static void glBlendColor(Context context, float red, float green, float blue, float alpha) {
        if (Guard.refuses(context, 0, "glBlendColor")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendColor(red, green, blue, alpha)) return;
        context.glBlendColor(red, green, blue, alpha);
    }

    public static void glBlendEquation(Context context, int mode) {
        if (Guard.refuses(context, 0, "glBlendEquation")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendEquation(mode)) return;
        context.glBlendEquation(mode);
    }

    public static void glBlendEquationSeparate(Context context, int modeRGB, int modeAlpha) {
        if (Guard.refuses(context, 0, "glBlendEquationSeparate")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendEquationSeparate(modeRGB, modeAlpha)) return;
        context.glBlendEquationSeparate(modeRGB, modeAlpha);
    }

    public static void glBlendEquationSeparatei(Context context, int buf, int modeRGB, int modeAlpha) {
        if (Guard.refuses(context, Guard.ES32, "glBlendEquationSeparatei")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendEquationSeparatei(buf, modeRGB, modeAlpha)) return;
        context.glBlendEquationSeparatei(buf, modeRGB, modeAlpha);
    }

    public static void glBlendEquationi(Context context, int buf, int mode) {
        if (Guard.refuses(context, Guard.ES32, "glBlendEquationi")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendEquationi(buf, mode)) return;
        context.glBlendEquationi(buf, mode);
    }

    public static void glBlendFunc(Context context, int sfactor, int dfactor) {
        if (Guard.refuses(context, 0, "glBlendFunc")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendFunc(sfactor, dfactor)) return;
        context.glBlendFunc(sfactor, dfactor);
    }

    public static void glBlendFuncSeparate(Context context, int sfactorRGB, int dfactorRGB, int sfactorAlpha, int dfactorAlpha) {
        if (Guard.refuses(context, 0, "glBlendFuncSeparate")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendFuncSeparate(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha)) return;
        context.glBlendFuncSeparate(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
    }

    public static void glBlendFuncSeparatei(Context context, int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        if (Guard.refuses(context, Guard.ES32, "glBlendFuncSeparatei")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha)) return;
        context.glBlendFuncSeparatei(buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
    }

    public static void glBlendFunci(Context context, int buf, int src, int dst) {
        if (Guard.refuses(context, Guard.ES32, "glBlendFunci")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlendFunci(buf, src, dst)) return;
        context.glBlendFunci(buf, src, dst);
    }

    public static void glBlitFramebuffer(Context context, int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        if (Guard.refuses(context, Guard.ES30, "glBlitFramebuffer")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter)) return;
        context.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
    }

    public static void glBlitNamedFramebuffer(Context context, int readFramebuffer, int drawFramebuffer, int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        if (Guard.refuses(context, Guard.NO_ES, "glBlitNamedFramebuffer")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBlitNamedFramebuffer(readFramebuffer, drawFramebuffer, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter)) return;
        context.glBlitNamedFramebuffer(readFramebuffer, drawFramebuffer, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
    }

    public static void glBufferData(Context context, int target, long size, long data, int usage) {
        if (Guard.refuses(context, 0, "glBufferData")) return;
        context.glBufferData(target, size, data, usage);
    }

    public static void glBufferPageCommitmentARB(Context context, int target, long offset, long size, boolean commit) {
        if (Guard.refuses(context, 0, "glBufferPageCommitmentARB")) return;
        context.glBufferPageCommitmentARB(target, offset, size, commit);
    }

    public static void glBufferParameteriAPPLE(Context context, int target, int pname, int param) {
        if (Guard.refuses(context, 0, "glBufferParameteriAPPLE")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glBufferParameteriAPPLE(target, pname, param)) return;
        context.glBufferParameteriAPPLE(target, pname, param);
    }

    public static void glBufferStorage(Context context, int target, long size, long data, int flags) {
        if (Guard.refuses(context, Guard.NO_ES, "glBufferStorage")) return;
        context.glBufferStorage(target, size, data, flags);
    }

    public static void glBufferSubData(Context context, int target, long offset, long size, long data) {
        if (Guard.refuses(context, 0, "glBufferSubData")) return;
        context.glBufferSubData(target, offset, size, data);
    }

    public static void glCallList(Context context, int list) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glCallList")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCallList(list)) return;
        context.glCallList(list);
    }

    public static void glCallLists(Context context, int n, int type, long lists) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glCallLists")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCallLists(n, type, lists)) return;
        context.glCallLists(n, type, lists);
    }

    public static int glCheckFramebufferStatus(Context context, int target) {
        if (Guard.refuses(context, 0, "glCheckFramebufferStatus")) return 0;
        return context.glCheckFramebufferStatus(target);
    }

    public static int glCheckNamedFramebufferStatus(Context context, int framebuffer, int target) {
        if (Guard.refuses(context, Guard.NO_ES, "glCheckNamedFramebufferStatus")) return 0;
        return context.glCheckNamedFramebufferStatus(framebuffer, target);
    }

    public static int glCheckNamedFramebufferStatusEXT(Context context, int framebuffer, int target) {
        if (Guard.refuses(context, Guard.LEGACY, "glCheckNamedFramebufferStatusEXT")) return 0;
        return context.glCheckNamedFramebufferStatusEXT(framebuffer, target);
    }

    public static void glClampColor(Context context, int target, int clamp) {
        if (Guard.refuses(context, Guard.NO_ES, "glClampColor")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClampColor(target, clamp)) return;
        context.glClampColor(target, clamp);
    }

    public static void glClear(Context context, int mask) {
        if (Guard.refuses(context, 0, "glClear")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClear(mask)) return;
        context.glClear(mask);
    }

    public static void glClearAccum(Context context, float red, float green, float blue, float alpha) {
        if (Guard.refuses(context, Guard.LEGACY, "glClearAccum")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearAccum(red, green, blue, alpha)) return;
        context.glClearAccum(red, green, blue, alpha);
    }

    public static void glClearBufferData(Context context, int target, int internalformat, int format, int type, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearBufferData")) return;
        context.glClearBufferData(target, internalformat, format, type, data);
    }

    public static void glClearBufferSubData(Context context, int target, int internalformat, long offset, long size, int format, int type, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearBufferSubData")) return;
        context.glClearBufferSubData(target, internalformat, offset, size, format, type, data);
    }

    public static void glClearBufferfi(Context context, int buffer, int drawbuffer, float depth, int stencil) {
        if (Guard.refuses(context, Guard.ES30, "glClearBufferfi")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearBufferfi(buffer, drawbuffer, depth, stencil)) return;
        context.glClearBufferfi(buffer, drawbuffer, depth, stencil);
    }

    public static void glClearBufferfv(Context context, int buffer, int drawbuffer, long value) {
        if (Guard.refuses(context, Guard.ES30, "glClearBufferfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearBufferfv(buffer, drawbuffer, value)) return;
        context.glClearBufferfv(buffer, drawbuffer, value);
    }

    public static void glClearBufferiv(Context context, int buffer, int drawbuffer, long value) {
        if (Guard.refuses(context, Guard.ES30, "glClearBufferiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearBufferiv(buffer, drawbuffer, value)) return;
        context.glClearBufferiv(buffer, drawbuffer, value);
    }

    public static void glClearBufferuiv(Context context, int buffer, int drawbuffer, long value) {
        if (Guard.refuses(context, Guard.ES30, "glClearBufferuiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearBufferuiv(buffer, drawbuffer, value)) return;
        context.glClearBufferuiv(buffer, drawbuffer, value);
    }

    public static void glClearColor(Context context, float red, float green, float blue, float alpha) {
        if (Guard.refuses(context, 0, "glClearColor")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearColor(red, green, blue, alpha)) return;
        context.glClearColor(red, green, blue, alpha);
    }

    public static void glClearColorIiEXT(Context context, int red, int green, int blue, int alpha) {
        if (Guard.refuses(context, 0, "glClearColorIiEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearColorIiEXT(red, green, blue, alpha)) return;
        context.glClearColorIiEXT(red, green, blue, alpha);
    }

    public static void glClearColorIuiEXT(Context context, int red, int green, int blue, int alpha) {
        if (Guard.refuses(context, 0, "glClearColorIuiEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearColorIuiEXT(red, green, blue, alpha)) return;
        context.glClearColorIuiEXT(red, green, blue, alpha);
    }

    public static void glClearDepth(Context context, double depth) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearDepth")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearDepth(depth)) return;
        context.glClearDepth(depth);
    }

    public static void glClearDepthf(Context context, float d) {
        if (Guard.refuses(context, 0, "glClearDepthf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearDepthf(d)) return;
        context.glClearDepthf(d);
    }

    public static void glClearIndex(Context context, float c_) {
        if (Guard.refuses(context, Guard.LEGACY, "glClearIndex")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearIndex(c_)) return;
        context.glClearIndex(c_);
    }

    public static void glClearNamedBufferData(Context context, int buffer, int internalformat, int format, int type, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearNamedBufferData")) return;
        context.glClearNamedBufferData(buffer, internalformat, format, type, data);
    }

    public static void glClearNamedBufferDataEXT(Context context, int buffer, int internalformat, int format, int type, long data) {
        if (Guard.refuses(context, Guard.LEGACY, "glClearNamedBufferDataEXT")) return;
        context.glClearNamedBufferDataEXT(buffer, internalformat, format, type, data);
    }

    public static void glClearNamedBufferSubData(Context context, int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearNamedBufferSubData")) return;
        context.glClearNamedBufferSubData(buffer, internalformat, offset, size, format, type, data);
    }

    public static void glClearNamedBufferSubDataEXT(Context context, int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        if (Guard.refuses(context, Guard.LEGACY, "glClearNamedBufferSubDataEXT")) return;
        context.glClearNamedBufferSubDataEXT(buffer, internalformat, offset, size, format, type, data);
    }

    public static void glClearNamedFramebufferfi(Context context, int framebuffer, int buffer, int drawbuffer, float depth, int stencil) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearNamedFramebufferfi")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearNamedFramebufferfi(framebuffer, buffer, drawbuffer, depth, stencil)) return;
        context.glClearNamedFramebufferfi(framebuffer, buffer, drawbuffer, depth, stencil);
    }

    public static void glClearNamedFramebufferfv(Context context, int framebuffer, int buffer, int drawbuffer, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearNamedFramebufferfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearNamedFramebufferfv(framebuffer, buffer, drawbuffer, value)) return;
        context.glClearNamedFramebufferfv(framebuffer, buffer, drawbuffer, value);
    }

    public static void glClearNamedFramebufferiv(Context context, int framebuffer, int buffer, int drawbuffer, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearNamedFramebufferiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearNamedFramebufferiv(framebuffer, buffer, drawbuffer, value)) return;
        context.glClearNamedFramebufferiv(framebuffer, buffer, drawbuffer, value);
    }

    public static void glClearNamedFramebufferuiv(Context context, int framebuffer, int buffer, int drawbuffer, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearNamedFramebufferuiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearNamedFramebufferuiv(framebuffer, buffer, drawbuffer, value)) return;
        context.glClearNamedFramebufferuiv(framebuffer, buffer, drawbuffer, value);
    }

    public static void glClearStencil(Context context, int s) {
        if (Guard.refuses(context, 0, "glClearStencil")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearStencil(s)) return;
        context.glClearStencil(s);
    }

    public static void glClearTexImage(Context context, int texture, int level, int format, int type, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearTexImage")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearTexImage(texture, level, format, type, data)) return;
        context.glClearTexImage(texture, level, format, type, data);
    }

    public static void glClearTexSubImage(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glClearTexSubImage")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClearTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data)) return;
        context.glClearTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
    }

    public static void glClientActiveTexture(Context context, int texture) {
        if (Guard.refuses(context, Guard.LEGACY, "glClientActiveTexture")) return;
        context.glClientActiveTexture(texture);
    }

    public static void glClientAttribDefaultEXT(Context context, int mask) {
        if (Guard.refuses(context, Guard.LEGACY, "glClientAttribDefaultEXT")) return;
        context.glClientAttribDefaultEXT(mask);
    }

    public static int glClientWaitSync(Context context, long sync, int flags, long timeout) {
        if (Guard.refuses(context, Guard.ES30, "glClientWaitSync")) return 0;
        return context.glClientWaitSync(sync, flags, timeout);
    }

    public static void glClipControl(Context context, int origin, int depth) {
        if (Guard.refuses(context, Guard.NO_ES, "glClipControl")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClipControl(origin, depth)) return;
        context.glClipControl(origin, depth);
    }

    public static void glClipPlane(Context context, int plane, long equation) {
        if (Guard.refuses(context, Guard.LEGACY, "glClipPlane")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glClipPlane(plane, equation)) return;
        context.glClipPlane(plane, equation);
    }

    public static void glColor3b(Context context, byte red, byte green, byte blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3b")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3b(red, green, blue)) return;
        context.glColor3b(red, green, blue);
    }

    public static void glColor3bv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3bv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3bv(v)) return;
        context.glColor3bv(v);
    }

    public static void glColor3d(Context context, double red, double green, double blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3d(red, green, blue)) return;
        context.glColor3d(red, green, blue);
    }

    public static void glColor3dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3dv(v)) return;
        context.glColor3dv(v);
    }

    public static void glColor3f(Context context, float red, float green, float blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3f(red, green, blue)) return;
        context.glColor3f(red, green, blue);
    }

    public static void glColor3fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3fv(v)) return;
        context.glColor3fv(v);
    }

    public static void glColor3hNV(Context context, short red, short green, short blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glColor3hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3hNV(red, green, blue)) return;
        context.glColor3hNV(red, green, blue);
    }

    public static void glColor3hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glColor3hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3hvNV(v)) return;
        context.glColor3hvNV(v);
    }

    public static void glColor3i(Context context, int red, int green, int blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3i(red, green, blue)) return;
        context.glColor3i(red, green, blue);
    }

    public static void glColor3iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3iv(v)) return;
        context.glColor3iv(v);
    }

    public static void glColor3s(Context context, short red, short green, short blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3s(red, green, blue)) return;
        context.glColor3s(red, green, blue);
    }

    public static void glColor3sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3sv(v)) return;
        context.glColor3sv(v);
    }

    public static void glColor3ub(Context context, byte red, byte green, byte blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3ub")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3ub(red, green, blue)) return;
        context.glColor3ub(red, green, blue);
    }

    public static void glColor3ubv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3ubv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3ubv(v)) return;
        context.glColor3ubv(v);
    }

    public static void glColor3ui(Context context, int red, int green, int blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3ui(red, green, blue)) return;
        context.glColor3ui(red, green, blue);
    }

    public static void glColor3uiv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3uiv(v)) return;
        context.glColor3uiv(v);
    }

    public static void glColor3us(Context context, short red, short green, short blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3us")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3us(red, green, blue)) return;
        context.glColor3us(red, green, blue);
    }

    public static void glColor3usv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor3usv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor3usv(v)) return;
        context.glColor3usv(v);
    }

    public static void glColor4b(Context context, byte red, byte green, byte blue, byte alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4b")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4b(red, green, blue, alpha)) return;
        context.glColor4b(red, green, blue, alpha);
    }

    public static void glColor4bv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4bv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4bv(v)) return;
        context.glColor4bv(v);
    }

    public static void glColor4d(Context context, double red, double green, double blue, double alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4d(red, green, blue, alpha)) return;
        context.glColor4d(red, green, blue, alpha);
    }

    public static void glColor4dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4dv(v)) return;
        context.glColor4dv(v);
    }

    public static void glColor4f(Context context, float red, float green, float blue, float alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4f(red, green, blue, alpha)) return;
        context.glColor4f(red, green, blue, alpha);
    }

    public static void glColor4fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4fv(v)) return;
        context.glColor4fv(v);
    }

    public static void glColor4hNV(Context context, short red, short green, short blue, short alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glColor4hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4hNV(red, green, blue, alpha)) return;
        context.glColor4hNV(red, green, blue, alpha);
    }

    public static void glColor4hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glColor4hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4hvNV(v)) return;
        context.glColor4hvNV(v);
    }

    public static void glColor4i(Context context, int red, int green, int blue, int alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4i(red, green, blue, alpha)) return;
        context.glColor4i(red, green, blue, alpha);
    }

    public static void glColor4iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4iv(v)) return;
        context.glColor4iv(v);
    }

    public static void glColor4s(Context context, short red, short green, short blue, short alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4s(red, green, blue, alpha)) return;
        context.glColor4s(red, green, blue, alpha);
    }

    public static void glColor4sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4sv(v)) return;
        context.glColor4sv(v);
    }

    public static void glColor4ub(Context context, byte red, byte green, byte blue, byte alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4ub")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4ub(red, green, blue, alpha)) return;
        context.glColor4ub(red, green, blue, alpha);
    }

    public static void glColor4ubv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4ubv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4ubv(v)) return;
        context.glColor4ubv(v);
    }

    public static void glColor4ui(Context context, int red, int green, int blue, int alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4ui(red, green, blue, alpha)) return;
        context.glColor4ui(red, green, blue, alpha);
    }

    public static void glColor4uiv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4uiv(v)) return;
        context.glColor4uiv(v);
    }

    public static void glColor4us(Context context, short red, short green, short blue, short alpha) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4us")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4us(red, green, blue, alpha)) return;
        context.glColor4us(red, green, blue, alpha);
    }

    public static void glColor4usv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColor4usv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColor4usv(v)) return;
        context.glColor4usv(v);
    }

    public static void glColorMask(Context context, boolean red, boolean green, boolean blue, boolean alpha) {
        if (Guard.refuses(context, 0, "glColorMask")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorMask(red, green, blue, alpha)) return;
        context.glColorMask(red, green, blue, alpha);
    }

    public static void glColorMaski(Context context, int index, boolean r, boolean g, boolean b, boolean a) {
        if (Guard.refuses(context, Guard.ES32, "glColorMaski")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorMaski(index, r, g, b, a)) return;
        context.glColorMaski(index, r, g, b, a);
    }

    public static void glColorMaterial(Context context, int face, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glColorMaterial")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorMaterial(face, mode)) return;
        context.glColorMaterial(face, mode);
    }

    public static void glColorP3ui(Context context, int type, int color) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glColorP3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorP3ui(type, color)) return;
        context.glColorP3ui(type, color);
    }

    public static void glColorP3uiv(Context context, int type, long color) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glColorP3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorP3uiv(type, color)) return;
        context.glColorP3uiv(type, color);
    }

    public static void glColorP4ui(Context context, int type, int color) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glColorP4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorP4ui(type, color)) return;
        context.glColorP4ui(type, color);
    }

    public static void glColorP4uiv(Context context, int type, long color) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glColorP4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorP4uiv(type, color)) return;
        context.glColorP4uiv(type, color);
    }

    public static void glColorPointer(Context context, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glColorPointer")) return;
        context.glColorPointer(size, type, stride, pointer);
    }

    public static void glColorPointerEXT(Context context, int size, int type, int stride, int count, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glColorPointerEXT")) return;
        context.glColorPointerEXT(size, type, stride, count, pointer);
    }

    public static void glColorSubTable(Context context, int target, int start, int count, int format, int type, long data) {
        if (Guard.refuses(context, Guard.LEGACY, "glColorSubTable")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorSubTable(target, start, count, format, type, data)) return;
        context.glColorSubTable(target, start, count, format, type, data);
    }

    public static void glColorTable(Context context, int target, int internalformat, int width, int format, int type, long table) {
        if (Guard.refuses(context, Guard.LEGACY, "glColorTable")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorTable(target, internalformat, width, format, type, table)) return;
        context.glColorTable(target, internalformat, width, format, type, table);
    }

    public static void glColorTableParameterfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glColorTableParameterfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorTableParameterfv(target, pname, params)) return;
        context.glColorTableParameterfv(target, pname, params);
    }

    public static void glColorTableParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glColorTableParameteriv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glColorTableParameteriv(target, pname, params)) return;
        context.glColorTableParameteriv(target, pname, params);
    }

    public static void glCompileShader(Context context, int shader) {
        if (Guard.refuses(context, 0, "glCompileShader")) return;
        context.glCompileShader(shader);
    }

    public static void glCompileShaderIncludeARB(Context context, int shader, int count, long path, long length) {
        if (Guard.refuses(context, 0, "glCompileShaderIncludeARB")) return;
        context.glCompileShaderIncludeARB(shader, count, path, length);
    }

    public static void glCompressedMultiTexImage1DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedMultiTexImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, imageSize, bits)) return;
        context.glCompressedMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, imageSize, bits);
    }

    public static void glCompressedMultiTexImage2DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedMultiTexImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, imageSize, bits)) return;
        context.glCompressedMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, imageSize, bits);
    }

    public static void glCompressedMultiTexImage3DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedMultiTexImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, imageSize, bits)) return;
        context.glCompressedMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, imageSize, bits);
    }

    public static void glCompressedMultiTexSubImage1DEXT(Context context, int texunit, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedMultiTexSubImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, imageSize, bits)) return;
        context.glCompressedMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, imageSize, bits);
    }

    public static void glCompressedMultiTexSubImage2DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedMultiTexSubImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, imageSize, bits)) return;
        context.glCompressedMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
    }

    public static void glCompressedMultiTexSubImage3DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedMultiTexSubImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits)) return;
        context.glCompressedMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
    }

    public static void glCompressedTexImage1D(Context context, int target, int level, int internalformat, int width, int border, int imageSize, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glCompressedTexImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, data)) return;
        context.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, data);
    }

    public static void glCompressedTexImage2D(Context context, int target, int level, int internalformat, int width, int height, int border, int imageSize, long data) {
        if (Guard.refuses(context, 0, "glCompressedTexImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, data)) return;
        context.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, data);
    }

    public static void glCompressedTexImage3D(Context context, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long data) {
        if (Guard.refuses(context, Guard.ES30, "glCompressedTexImage3D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, data)) return;
        context.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, data);
    }

    public static void glCompressedTexSubImage1D(Context context, int target, int level, int xoffset, int width, int format, int imageSize, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glCompressedTexSubImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, data)) return;
        context.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, data);
    }

    public static void glCompressedTexSubImage2D(Context context, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        if (Guard.refuses(context, 0, "glCompressedTexSubImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, data)) return;
        context.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, data);
    }

    public static void glCompressedTexSubImage3D(Context context, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        if (Guard.refuses(context, Guard.ES30, "glCompressedTexSubImage3D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data)) return;
        context.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
    }

    public static void glCompressedTextureImage1DEXT(Context context, int texture, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedTextureImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureImage1DEXT(texture, target, level, internalformat, width, border, imageSize, bits)) return;
        context.glCompressedTextureImage1DEXT(texture, target, level, internalformat, width, border, imageSize, bits);
    }

    public static void glCompressedTextureImage2DEXT(Context context, int texture, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedTextureImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureImage2DEXT(texture, target, level, internalformat, width, height, border, imageSize, bits)) return;
        context.glCompressedTextureImage2DEXT(texture, target, level, internalformat, width, height, border, imageSize, bits);
    }

    public static void glCompressedTextureImage3DEXT(Context context, int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedTextureImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, imageSize, bits)) return;
        context.glCompressedTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, imageSize, bits);
    }

    public static void glCompressedTextureSubImage1D(Context context, int texture, int level, int xoffset, int width, int format, int imageSize, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glCompressedTextureSubImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage1D(texture, level, xoffset, width, format, imageSize, data)) return;
        context.glCompressedTextureSubImage1D(texture, level, xoffset, width, format, imageSize, data);
    }

    public static void glCompressedTextureSubImage1DEXT(Context context, int texture, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedTextureSubImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage1DEXT(texture, target, level, xoffset, width, format, imageSize, bits)) return;
        context.glCompressedTextureSubImage1DEXT(texture, target, level, xoffset, width, format, imageSize, bits);
    }

    public static void glCompressedTextureSubImage2D(Context context, int texture, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glCompressedTextureSubImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, imageSize, data)) return;
        context.glCompressedTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, imageSize, data);
    }

    public static void glCompressedTextureSubImage2DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedTextureSubImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, imageSize, bits)) return;
        context.glCompressedTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
    }

    public static void glCompressedTextureSubImage3D(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glCompressedTextureSubImage3D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data)) return;
        context.glCompressedTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
    }

    public static void glCompressedTextureSubImage3DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        if (Guard.refuses(context, Guard.LEGACY, "glCompressedTextureSubImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCompressedTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits)) return;
        context.glCompressedTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
    }

    public static void glConvolutionFilter1D(Context context, int target, int internalformat, int width, int format, int type, long image) {
        if (Guard.refuses(context, Guard.LEGACY, "glConvolutionFilter1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glConvolutionFilter1D(target, internalformat, width, format, type, image)) return;
        context.glConvolutionFilter1D(target, internalformat, width, format, type, image);
    }

    public static void glConvolutionFilter2D(Context context, int target, int internalformat, int width, int height, int format, int type, long image) {
        if (Guard.refuses(context, Guard.LEGACY, "glConvolutionFilter2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glConvolutionFilter2D(target, internalformat, width, height, format, type, image)) return;
        context.glConvolutionFilter2D(target, internalformat, width, height, format, type, image);
    }

    public static void glConvolutionParameterf(Context context, int target, int pname, float params) {
        if (Guard.refuses(context, Guard.LEGACY, "glConvolutionParameterf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glConvolutionParameterf(target, pname, params)) return;
        context.glConvolutionParameterf(target, pname, params);
    }

    public static void glConvolutionParameterfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glConvolutionParameterfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glConvolutionParameterfv(target, pname, params)) return;
        context.glConvolutionParameterfv(target, pname, params);
    }

    public static void glConvolutionParameteri(Context context, int target, int pname, int params) {
        if (Guard.refuses(context, Guard.LEGACY, "glConvolutionParameteri")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glConvolutionParameteri(target, pname, params)) return;
        context.glConvolutionParameteri(target, pname, params);
    }

    public static void glConvolutionParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glConvolutionParameteriv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glConvolutionParameteriv(target, pname, params)) return;
        context.glConvolutionParameteriv(target, pname, params);
    }

    public static void glCopyBufferSubData(Context context, int readTarget, int writeTarget, long readOffset, long writeOffset, long size) {
        if (Guard.refuses(context, Guard.ES30, "glCopyBufferSubData")) return;
        context.glCopyBufferSubData(readTarget, writeTarget, readOffset, writeOffset, size);
    }

    public static void glCopyColorSubTable(Context context, int target, int start, int x, int y, int width) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyColorSubTable")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyColorSubTable(target, start, x, y, width)) return;
        context.glCopyColorSubTable(target, start, x, y, width);
    }

    public static void glCopyColorTable(Context context, int target, int internalformat, int x, int y, int width) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyColorTable")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyColorTable(target, internalformat, x, y, width)) return;
        context.glCopyColorTable(target, internalformat, x, y, width);
    }

    public static void glCopyConvolutionFilter1D(Context context, int target, int internalformat, int x, int y, int width) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyConvolutionFilter1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyConvolutionFilter1D(target, internalformat, x, y, width)) return;
        context.glCopyConvolutionFilter1D(target, internalformat, x, y, width);
    }

    public static void glCopyConvolutionFilter2D(Context context, int target, int internalformat, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyConvolutionFilter2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyConvolutionFilter2D(target, internalformat, x, y, width, height)) return;
        context.glCopyConvolutionFilter2D(target, internalformat, x, y, width, height);
    }

    public static void glCopyImageSubData(Context context, int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int srcWidth, int srcHeight, int srcDepth) {
        if (Guard.refuses(context, Guard.ES32, "glCopyImageSubData")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyImageSubData(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth)) return;
        context.glCopyImageSubData(srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
    }

    public static void glCopyMultiTexImage1DEXT(Context context, int texunit, int target, int level, int internalformat, int x, int y, int width, int border) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyMultiTexImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyMultiTexImage1DEXT(texunit, target, level, internalformat, x, y, width, border)) return;
        context.glCopyMultiTexImage1DEXT(texunit, target, level, internalformat, x, y, width, border);
    }

    public static void glCopyMultiTexImage2DEXT(Context context, int texunit, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyMultiTexImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyMultiTexImage2DEXT(texunit, target, level, internalformat, x, y, width, height, border)) return;
        context.glCopyMultiTexImage2DEXT(texunit, target, level, internalformat, x, y, width, height, border);
    }

    public static void glCopyMultiTexSubImage1DEXT(Context context, int texunit, int target, int level, int xoffset, int x, int y, int width) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyMultiTexSubImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyMultiTexSubImage1DEXT(texunit, target, level, xoffset, x, y, width)) return;
        context.glCopyMultiTexSubImage1DEXT(texunit, target, level, xoffset, x, y, width);
    }

    public static void glCopyMultiTexSubImage2DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyMultiTexSubImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, x, y, width, height)) return;
        context.glCopyMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, x, y, width, height);
    }

    public static void glCopyMultiTexSubImage3DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyMultiTexSubImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, x, y, width, height)) return;
        context.glCopyMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, x, y, width, height);
    }

    public static void glCopyNamedBufferSubData(Context context, int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        if (Guard.refuses(context, Guard.NO_ES, "glCopyNamedBufferSubData")) return;
        context.glCopyNamedBufferSubData(readBuffer, writeBuffer, readOffset, writeOffset, size);
    }

    public static void glCopyPixels(Context context, int x, int y, int width, int height, int type) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyPixels")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyPixels(x, y, width, height, type)) return;
        context.glCopyPixels(x, y, width, height, type);
    }

    public static void glCopyTexImage1D(Context context, int target, int level, int internalformat, int x, int y, int width, int border) {
        if (Guard.refuses(context, Guard.NO_ES, "glCopyTexImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTexImage1D(target, level, internalformat, x, y, width, border)) return;
        context.glCopyTexImage1D(target, level, internalformat, x, y, width, border);
    }

    public static void glCopyTexImage2D(Context context, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        if (Guard.refuses(context, 0, "glCopyTexImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTexImage2D(target, level, internalformat, x, y, width, height, border)) return;
        context.glCopyTexImage2D(target, level, internalformat, x, y, width, height, border);
    }

    public static void glCopyTexSubImage1D(Context context, int target, int level, int xoffset, int x, int y, int width) {
        if (Guard.refuses(context, Guard.NO_ES, "glCopyTexSubImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTexSubImage1D(target, level, xoffset, x, y, width)) return;
        context.glCopyTexSubImage1D(target, level, xoffset, x, y, width);
    }

    public static void glCopyTexSubImage2D(Context context, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        if (Guard.refuses(context, 0, "glCopyTexSubImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height)) return;
        context.glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height);
    }

    public static void glCopyTexSubImage3D(Context context, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.ES30, "glCopyTexSubImage3D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height)) return;
        context.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
    }

    public static void glCopyTextureImage1DEXT(Context context, int texture, int target, int level, int internalformat, int x, int y, int width, int border) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyTextureImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTextureImage1DEXT(texture, target, level, internalformat, x, y, width, border)) return;
        context.glCopyTextureImage1DEXT(texture, target, level, internalformat, x, y, width, border);
    }

    public static void glCopyTextureImage2DEXT(Context context, int texture, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyTextureImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTextureImage2DEXT(texture, target, level, internalformat, x, y, width, height, border)) return;
        context.glCopyTextureImage2DEXT(texture, target, level, internalformat, x, y, width, height, border);
    }

    public static void glCopyTextureSubImage1D(Context context, int texture, int level, int xoffset, int x, int y, int width) {
        if (Guard.refuses(context, Guard.NO_ES, "glCopyTextureSubImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage1D(texture, level, xoffset, x, y, width)) return;
        context.glCopyTextureSubImage1D(texture, level, xoffset, x, y, width);
    }

    public static void glCopyTextureSubImage1DEXT(Context context, int texture, int target, int level, int xoffset, int x, int y, int width) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyTextureSubImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage1DEXT(texture, target, level, xoffset, x, y, width)) return;
        context.glCopyTextureSubImage1DEXT(texture, target, level, xoffset, x, y, width);
    }

    public static void glCopyTextureSubImage2D(Context context, int texture, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.NO_ES, "glCopyTextureSubImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage2D(texture, level, xoffset, yoffset, x, y, width, height)) return;
        context.glCopyTextureSubImage2D(texture, level, xoffset, yoffset, x, y, width, height);
    }

    public static void glCopyTextureSubImage2DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyTextureSubImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, x, y, width, height)) return;
        context.glCopyTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, x, y, width, height);
    }

    public static void glCopyTextureSubImage3D(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.NO_ES, "glCopyTextureSubImage3D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, x, y, width, height)) return;
        context.glCopyTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, x, y, width, height);
    }

    public static void glCopyTextureSubImage3DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.LEGACY, "glCopyTextureSubImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCopyTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, x, y, width, height)) return;
        context.glCopyTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, x, y, width, height);
    }

    public static void glCreateBuffers(Context context, int n, long buffers) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateBuffers")) return;
        context.glCreateBuffers(n, buffers);
    }

    public static void glCreateFramebuffers(Context context, int n, long framebuffers) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateFramebuffers")) return;
        context.glCreateFramebuffers(n, framebuffers);
    }

    public static int glCreateProgram(Context context) {
        if (Guard.refuses(context, 0, "glCreateProgram")) return 0;
        return context.glCreateProgram();
    }

    public static void glCreateProgramPipelines(Context context, int n, long pipelines) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateProgramPipelines")) return;
        context.glCreateProgramPipelines(n, pipelines);
    }

    public static void glCreateQueries(Context context, int target, int n, long ids) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateQueries")) return;
        context.glCreateQueries(target, n, ids);
    }

    public static void glCreateRenderbuffers(Context context, int n, long renderbuffers) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateRenderbuffers")) return;
        context.glCreateRenderbuffers(n, renderbuffers);
    }

    public static void glCreateSamplers(Context context, int n, long samplers) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateSamplers")) return;
        context.glCreateSamplers(n, samplers);
    }

    public static int glCreateShader(Context context, int type) {
        if (Guard.refuses(context, 0, "glCreateShader")) return 0;
        return context.glCreateShader(type);
    }

    public static int glCreateShaderProgramEXT(Context context, int type, long string) {
        if (Guard.refuses(context, 0, "glCreateShaderProgramEXT")) return 0;
        return context.glCreateShaderProgramEXT(type, string);
    }

    public static int glCreateShaderProgramv(Context context, int type, int count, long strings) {
        if (Guard.refuses(context, Guard.ES31, "glCreateShaderProgramv")) return 0;
        return context.glCreateShaderProgramv(type, count, strings);
    }

    public static long glCreateSyncFromCLeventARB(Context context, long context_, long event, int flags) {
        if (Guard.refuses(context, 0, "glCreateSyncFromCLeventARB")) return 0;
        return context.glCreateSyncFromCLeventARB(context_, event, flags);
    }

    public static void glCreateTextures(Context context, int target, int n, long textures) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateTextures")) return;
        context.glCreateTextures(target, n, textures);
    }

    public static void glCreateTransformFeedbacks(Context context, int n, long ids) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateTransformFeedbacks")) return;
        context.glCreateTransformFeedbacks(n, ids);
    }

    public static void glCreateVertexArrays(Context context, int n, long arrays) {
        if (Guard.refuses(context, Guard.NO_ES, "glCreateVertexArrays")) return;
        context.glCreateVertexArrays(n, arrays);
    }

    public static void glCullFace(Context context, int mode) {
        if (Guard.refuses(context, 0, "glCullFace")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCullFace(mode)) return;
        context.glCullFace(mode);
    }

    public static void glCurrentPaletteMatrixARB(Context context, int index) {
        if (Guard.refuses(context, 0, "glCurrentPaletteMatrixARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glCurrentPaletteMatrixARB(index)) return;
        context.glCurrentPaletteMatrixARB(index);
    }

    public static void glDebugMessageCallback(Context context, long callback, long userParam) {
        if (Guard.refuses(context, 0, "glDebugMessageCallback")) return;
        context.glDebugMessageCallback(callback, userParam);
    }

    public static void glDebugMessageControl(Context context, int source, int type, int severity, int count, long ids, boolean enabled) {
        if (Guard.refuses(context, 0, "glDebugMessageControl")) return;
        context.glDebugMessageControl(source, type, severity, count, ids, enabled);
    }

    public static void glDebugMessageInsert(Context context, int source, int type, int id, int severity, int length, long buf) {
        if (Guard.refuses(context, 0, "glDebugMessageInsert")) return;
        context.glDebugMessageInsert(source, type, id, severity, length, buf);
    }

    public static void glDeleteBuffers(Context context, int n, long buffers) {
        if (Guard.refuses(context, 0, "glDeleteBuffers")) return;
        context.glDeleteBuffers(n, buffers);
    }

    public static void glDeleteFramebuffers(Context context, int n, long framebuffers) {
        if (Guard.refuses(context, 0, "glDeleteFramebuffers")) return;
        context.glDeleteFramebuffers(n, framebuffers);
    }

    public static void glDeleteLists(Context context, int list, int range) {
        if (Guard.refuses(context, Guard.LEGACY, "glDeleteLists")) return;
        context.glDeleteLists(list, range);
    }

    public static void glDeleteNamedStringARB(Context context, int namelen, long name) {
        if (Guard.refuses(context, 0, "glDeleteNamedStringARB")) return;
        context.glDeleteNamedStringARB(namelen, name);
    }

    public static void glDeleteObjectARB(Context context, int obj) {
        if (Guard.refuses(context, 0, "glDeleteObjectARB")) return;
        context.glDeleteObjectARB(obj);
    }

    public static void glDeleteProgram(Context context, int program) {
        if (Guard.refuses(context, 0, "glDeleteProgram")) return;
        context.glDeleteProgram(program);
    }

    public static void glDeleteProgramPipelines(Context context, int n, long pipelines) {
        if (Guard.refuses(context, Guard.ES31, "glDeleteProgramPipelines")) return;
        context.glDeleteProgramPipelines(n, pipelines);
    }

    public static void glDeleteProgramsARB(Context context, int n, long programs) {
        if (Guard.refuses(context, 0, "glDeleteProgramsARB")) return;
        context.glDeleteProgramsARB(n, programs);
    }

    public static void glDeleteQueries(Context context, int n, long ids) {
        if (Guard.refuses(context, Guard.ES30, "glDeleteQueries")) return;
        context.glDeleteQueries(n, ids);
    }

    public static void glDeleteRenderbuffers(Context context, int n, long renderbuffers) {
        if (Guard.refuses(context, 0, "glDeleteRenderbuffers")) return;
        context.glDeleteRenderbuffers(n, renderbuffers);
    }

    public static void glDeleteSamplers(Context context, int count, long samplers) {
        if (Guard.refuses(context, Guard.ES30, "glDeleteSamplers")) return;
        context.glDeleteSamplers(count, samplers);
    }

    public static void glDeleteShader(Context context, int shader) {
        if (Guard.refuses(context, 0, "glDeleteShader")) return;
        context.glDeleteShader(shader);
    }

    public static void glDeleteSync(Context context, long sync) {
        if (Guard.refuses(context, Guard.ES30, "glDeleteSync")) return;
        context.glDeleteSync(sync);
    }

    public static void glDeleteTextures(Context context, int n, long textures) {
        if (Guard.refuses(context, 0, "glDeleteTextures")) return;
        context.glDeleteTextures(n, textures);
    }

    public static void glDeleteTexturesEXT(Context context, int n, long textures) {
        if (Guard.refuses(context, 0, "glDeleteTexturesEXT")) return;
        context.glDeleteTexturesEXT(n, textures);
    }

    public static void glDeleteTransformFeedbacks(Context context, int n, long ids) {
        if (Guard.refuses(context, Guard.ES30, "glDeleteTransformFeedbacks")) return;
        context.glDeleteTransformFeedbacks(n, ids);
    }

    public static void glDeleteVertexArrays(Context context, int n, long arrays) {
        if (Guard.refuses(context, Guard.ES30, "glDeleteVertexArrays")) return;
        context.glDeleteVertexArrays(n, arrays);
    }

    public static void glDepthBoundsEXT(Context context, double zmin, double zmax) {
        if (Guard.refuses(context, 0, "glDepthBoundsEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthBoundsEXT(zmin, zmax)) return;
        context.glDepthBoundsEXT(zmin, zmax);
    }

    public static void glDepthFunc(Context context, int func) {
        if (Guard.refuses(context, 0, "glDepthFunc")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthFunc(func)) return;
        context.glDepthFunc(func);
    }

    public static void glDepthMask(Context context, boolean flag) {
        if (Guard.refuses(context, 0, "glDepthMask")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthMask(flag)) return;
        context.glDepthMask(flag);
    }

    public static void glDepthRange(Context context, double n, double f) {
        if (Guard.refuses(context, Guard.NO_ES, "glDepthRange")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthRange(n, f)) return;
        context.glDepthRange(n, f);
    }

    public static void glDepthRangeArraydvNV(Context context, int first, int count, long v) {
        if (Guard.refuses(context, 0, "glDepthRangeArraydvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthRangeArraydvNV(first, count, v)) return;
        context.glDepthRangeArraydvNV(first, count, v);
    }

    public static void glDepthRangeArrayfvOES(Context context, int first, int count, long v) {
        if (Guard.refuses(context, 0, "glDepthRangeArrayfvOES")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthRangeArrayfvOES(first, count, v)) return;
        context.glDepthRangeArrayfvOES(first, count, v);
    }

    public static void glDepthRangeArrayv(Context context, int first, int count, long v) {
        if (Guard.refuses(context, Guard.NO_ES, "glDepthRangeArrayv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthRangeArrayv(first, count, v)) return;
        context.glDepthRangeArrayv(first, count, v);
    }

    public static void glDepthRangeIndexed(Context context, int index, double n, double f) {
        if (Guard.refuses(context, Guard.NO_ES, "glDepthRangeIndexed")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthRangeIndexed(index, n, f)) return;
        context.glDepthRangeIndexed(index, n, f);
    }

    public static void glDepthRangeIndexeddNV(Context context, int index, double n, double f) {
        if (Guard.refuses(context, 0, "glDepthRangeIndexeddNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthRangeIndexeddNV(index, n, f)) return;
        context.glDepthRangeIndexeddNV(index, n, f);
    }

    public static void glDepthRangeIndexedfOES(Context context, int index, float n, float f) {
        if (Guard.refuses(context, 0, "glDepthRangeIndexedfOES")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthRangeIndexedfOES(index, n, f)) return;
        context.glDepthRangeIndexedfOES(index, n, f);
    }

    public static void glDepthRangef(Context context, float n, float f) {
        if (Guard.refuses(context, 0, "glDepthRangef")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDepthRangef(n, f)) return;
        context.glDepthRangef(n, f);
    }

    public static void glDetachShader(Context context, int program, int shader) {
        if (Guard.refuses(context, 0, "glDetachShader")) return;
        context.glDetachShader(program, shader);
    }

    public static void glDisable(Context context, int cap) {
        if (Guard.refuses(context, 0, "glDisable")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDisable(cap)) return;
        context.glDisable(cap);
    }

    public static void glDisableClientState(Context context, int array) {
        if (Guard.refuses(context, Guard.LEGACY, "glDisableClientState")) return;
        context.glDisableClientState(array);
    }

    public static void glDisableClientStateIndexedEXT(Context context, int array, int index) {
        if (Guard.refuses(context, Guard.LEGACY, "glDisableClientStateIndexedEXT")) return;
        context.glDisableClientStateIndexedEXT(array, index);
    }

    public static void glDisableVertexArrayAttrib(Context context, int vaobj, int index) {
        if (Guard.refuses(context, Guard.NO_ES, "glDisableVertexArrayAttrib")) return;
        context.glDisableVertexArrayAttrib(vaobj, index);
    }

    public static void glDisableVertexArrayAttribEXT(Context context, int vaobj, int index) {
        if (Guard.refuses(context, Guard.LEGACY, "glDisableVertexArrayAttribEXT")) return;
        context.glDisableVertexArrayAttribEXT(vaobj, index);
    }

    public static void glDisableVertexArrayEXT(Context context, int vaobj, int array) {
        if (Guard.refuses(context, Guard.LEGACY, "glDisableVertexArrayEXT")) return;
        context.glDisableVertexArrayEXT(vaobj, array);
    }

    public static void glDisableVertexAttribArray(Context context, int index) {
        if (Guard.refuses(context, 0, "glDisableVertexAttribArray")) return;
        context.glDisableVertexAttribArray(index);
    }

    public static void glDisablei(Context context, int target, int index) {
        if (Guard.refuses(context, Guard.ES32, "glDisablei")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDisablei(target, index)) return;
        context.glDisablei(target, index);
    }

    public static void glDiscardFramebufferEXT(Context context, int target, int numAttachments, long attachments) {
        if (Guard.refuses(context, 0, "glDiscardFramebufferEXT")) return;
        context.glDiscardFramebufferEXT(target, numAttachments, attachments);
    }

    public static void glDispatchCompute(Context context, int num_groups_x, int num_groups_y, int num_groups_z) {
        if (Guard.refuses(context, Guard.ES31, "glDispatchCompute")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDispatchCompute(num_groups_x, num_groups_y, num_groups_z)) return;
        context.glDispatchCompute(num_groups_x, num_groups_y, num_groups_z);
    }

    public static void glDispatchComputeGroupSizeARB(Context context, int num_groups_x, int num_groups_y, int num_groups_z, int group_size_x, int group_size_y, int group_size_z) {
        if (Guard.refuses(context, 0, "glDispatchComputeGroupSizeARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDispatchComputeGroupSizeARB(num_groups_x, num_groups_y, num_groups_z, group_size_x, group_size_y, group_size_z)) return;
        context.glDispatchComputeGroupSizeARB(num_groups_x, num_groups_y, num_groups_z, group_size_x, group_size_y, group_size_z);
    }

    public static void glDispatchComputeIndirect(Context context, long indirect) {
        if (Guard.refuses(context, Guard.ES31, "glDispatchComputeIndirect")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDispatchComputeIndirect(indirect)) return;
        context.glDispatchComputeIndirect(indirect);
    }

    public static void glDrawArrays(Context context, int mode, int first, int count) {
        if (Guard.refuses(context, 0, "glDrawArrays")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawArrays(mode, first, count)) return;
        context.glDrawArrays(mode, first, count);
    }

    public static void glDrawArraysIndirect(Context context, int mode, long indirect) {
        if (Guard.refuses(context, Guard.ES31, "glDrawArraysIndirect")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawArraysIndirect(mode, indirect)) return;
        context.glDrawArraysIndirect(mode, indirect);
    }

    public static void glDrawArraysInstanced(Context context, int mode, int first, int count, int instancecount) {
        if (Guard.refuses(context, Guard.ES30, "glDrawArraysInstanced")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawArraysInstanced(mode, first, count, instancecount)) return;
        context.glDrawArraysInstanced(mode, first, count, instancecount);
    }

    public static void glDrawArraysInstancedBaseInstance(Context context, int mode, int first, int count, int instancecount, int baseinstance) {
        if (Guard.refuses(context, Guard.NO_ES, "glDrawArraysInstancedBaseInstance")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawArraysInstancedBaseInstance(mode, first, count, instancecount, baseinstance)) return;
        context.glDrawArraysInstancedBaseInstance(mode, first, count, instancecount, baseinstance);
    }

    public static void glDrawBuffer(Context context, int buf) {
        if (Guard.refuses(context, Guard.NO_ES, "glDrawBuffer")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawBuffer(buf)) return;
        context.glDrawBuffer(buf);
    }

    public static void glDrawBuffers(Context context, int n, long bufs) {
        if (Guard.refuses(context, Guard.ES30, "glDrawBuffers")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawBuffers(n, bufs)) return;
        context.glDrawBuffers(n, bufs);
    }

    public static void glDrawElements(Context context, int mode, int count, int type, long indices) {
        if (Guard.refuses(context, 0, "glDrawElements")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawElements(mode, count, type, indices)) return;
        context.glDrawElements(mode, count, type, indices);
    }

    public static void glDrawElementsBaseVertex(Context context, int mode, int count, int type, long indices, int basevertex) {
        if (Guard.refuses(context, Guard.ES32, "glDrawElementsBaseVertex")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawElementsBaseVertex(mode, count, type, indices, basevertex)) return;
        context.glDrawElementsBaseVertex(mode, count, type, indices, basevertex);
    }

    public static void glDrawElementsIndirect(Context context, int mode, int type, long indirect) {
        if (Guard.refuses(context, Guard.ES31, "glDrawElementsIndirect")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawElementsIndirect(mode, type, indirect)) return;
        context.glDrawElementsIndirect(mode, type, indirect);
    }

    public static void glDrawElementsInstanced(Context context, int mode, int count, int type, long indices, int instancecount) {
        if (Guard.refuses(context, Guard.ES30, "glDrawElementsInstanced")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawElementsInstanced(mode, count, type, indices, instancecount)) return;
        context.glDrawElementsInstanced(mode, count, type, indices, instancecount);
    }

    public static void glDrawElementsInstancedBaseInstance(Context context, int mode, int count, int type, long indices, int instancecount, int baseinstance) {
        if (Guard.refuses(context, Guard.NO_ES, "glDrawElementsInstancedBaseInstance")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawElementsInstancedBaseInstance(mode, count, type, indices, instancecount, baseinstance)) return;
        context.glDrawElementsInstancedBaseInstance(mode, count, type, indices, instancecount, baseinstance);
    }

    public static void glDrawElementsInstancedBaseVertex(Context context, int mode, int count, int type, long indices, int instancecount, int basevertex) {
        if (Guard.refuses(context, Guard.ES32, "glDrawElementsInstancedBaseVertex")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawElementsInstancedBaseVertex(mode, count, type, indices, instancecount, basevertex)) return;
        context.glDrawElementsInstancedBaseVertex(mode, count, type, indices, instancecount, basevertex);
    }

    public static void glDrawElementsInstancedBaseVertexBaseInstance(Context context, int mode, int count, int type, long indices, int instancecount, int basevertex, int baseinstance) {
        if (Guard.refuses(context, Guard.NO_ES, "glDrawElementsInstancedBaseVertexBaseInstance")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawElementsInstancedBaseVertexBaseInstance(mode, count, type, indices, instancecount, basevertex, baseinstance)) return;
        context.glDrawElementsInstancedBaseVertexBaseInstance(mode, count, type, indices, instancecount, basevertex, baseinstance);
    }

    public static void glDrawPixels(Context context, int width, int height, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glDrawPixels")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawPixels(width, height, format, type, pixels)) return;
        context.glDrawPixels(width, height, format, type, pixels);
    }

    public static void glDrawRangeElements(Context context, int mode, int start, int end, int count, int type, long indices) {
        if (Guard.refuses(context, Guard.ES30, "glDrawRangeElements")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawRangeElements(mode, start, end, count, type, indices)) return;
        context.glDrawRangeElements(mode, start, end, count, type, indices);
    }

    public static void glDrawRangeElementsBaseVertex(Context context, int mode, int start, int end, int count, int type, long indices, int basevertex) {
        if (Guard.refuses(context, Guard.ES32, "glDrawRangeElementsBaseVertex")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawRangeElementsBaseVertex(mode, start, end, count, type, indices, basevertex)) return;
        context.glDrawRangeElementsBaseVertex(mode, start, end, count, type, indices, basevertex);
    }

    public static void glDrawTransformFeedback(Context context, int mode, int id) {
        if (Guard.refuses(context, Guard.NO_ES, "glDrawTransformFeedback")) return;
        context.glDrawTransformFeedback(mode, id);
    }

    public static void glDrawTransformFeedbackInstanced(Context context, int mode, int id, int instancecount) {
        if (Guard.refuses(context, Guard.NO_ES, "glDrawTransformFeedbackInstanced")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawTransformFeedbackInstanced(mode, id, instancecount)) return;
        context.glDrawTransformFeedbackInstanced(mode, id, instancecount);
    }

    public static void glDrawTransformFeedbackStream(Context context, int mode, int id, int stream) {
        if (Guard.refuses(context, Guard.NO_ES, "glDrawTransformFeedbackStream")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawTransformFeedbackStream(mode, id, stream)) return;
        context.glDrawTransformFeedbackStream(mode, id, stream);
    }

    public static void glDrawTransformFeedbackStreamInstanced(Context context, int mode, int id, int stream, int instancecount) {
        if (Guard.refuses(context, Guard.NO_ES, "glDrawTransformFeedbackStreamInstanced")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glDrawTransformFeedbackStreamInstanced(mode, id, stream, instancecount)) return;
        context.glDrawTransformFeedbackStreamInstanced(mode, id, stream, instancecount);
    }

    public static void glEdgeFlag(Context context, boolean flag) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEdgeFlag")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEdgeFlag(flag)) return;
        context.glEdgeFlag(flag);
    }

    public static void glEdgeFlagPointer(Context context, int stride, long pointer) {
        if (Guard.refuses(context, Guard.LEGACY, "glEdgeFlagPointer")) return;
        context.glEdgeFlagPointer(stride, pointer);
    }

    public static void glEdgeFlagPointerEXT(Context context, int stride, int count, long pointer) {
        if (Guard.refuses(context, 0, "glEdgeFlagPointerEXT")) return;
        context.glEdgeFlagPointerEXT(stride, count, pointer);
    }

    public static void glEdgeFlagv(Context context, long flag) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEdgeFlagv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEdgeFlagv(flag)) return;
        context.glEdgeFlagv(flag);
    }

    public static void glEnable(Context context, int cap) {
        if (Guard.refuses(context, 0, "glEnable")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEnable(cap)) return;
        context.glEnable(cap);
    }

    public static void glEnableClientState(Context context, int array) {
        if (Guard.refuses(context, Guard.LEGACY, "glEnableClientState")) return;
        context.glEnableClientState(array);
    }

    public static void glEnableClientStateIndexedEXT(Context context, int array, int index) {
        if (Guard.refuses(context, Guard.LEGACY, "glEnableClientStateIndexedEXT")) return;
        context.glEnableClientStateIndexedEXT(array, index);
    }

    public static void glEnableVertexArrayAttrib(Context context, int vaobj, int index) {
        if (Guard.refuses(context, Guard.NO_ES, "glEnableVertexArrayAttrib")) return;
        context.glEnableVertexArrayAttrib(vaobj, index);
    }

    public static void glEnableVertexArrayAttribEXT(Context context, int vaobj, int index) {
        if (Guard.refuses(context, Guard.LEGACY, "glEnableVertexArrayAttribEXT")) return;
        context.glEnableVertexArrayAttribEXT(vaobj, index);
    }

    public static void glEnableVertexArrayEXT(Context context, int vaobj, int array) {
        if (Guard.refuses(context, Guard.LEGACY, "glEnableVertexArrayEXT")) return;
        context.glEnableVertexArrayEXT(vaobj, array);
    }

    public static void glEnableVertexAttribArray(Context context, int index) {
        if (Guard.refuses(context, 0, "glEnableVertexAttribArray")) return;
        context.glEnableVertexAttribArray(index);
    }

    public static void glEnablei(Context context, int target, int index) {
        if (Guard.refuses(context, Guard.ES32, "glEnablei")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEnablei(target, index)) return;
        context.glEnablei(target, index);
    }

    public static void glEnd(Context context) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glEnd")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEnd()) return;
        context.glEnd();
    }

    public static void glEndConditionalRender(Context context) {
        if (Guard.refuses(context, Guard.NO_ES, "glEndConditionalRender")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEndConditionalRender()) return;
        context.glEndConditionalRender();
    }

    public static void glEndList(Context context) {
        if (Guard.refuses(context, Guard.LEGACY, "glEndList")) return;
        context.glEndList();
    }

    public static void glEndQuery(Context context, int target) {
        if (Guard.refuses(context, Guard.ES30, "glEndQuery")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEndQuery(target)) return;
        context.glEndQuery(target);
    }

    public static void glEndQueryIndexed(Context context, int target, int index) {
        if (Guard.refuses(context, Guard.NO_ES, "glEndQueryIndexed")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEndQueryIndexed(target, index)) return;
        context.glEndQueryIndexed(target, index);
    }

    public static void glEndTransformFeedback(Context context) {
        if (Guard.refuses(context, Guard.ES30, "glEndTransformFeedback")) return;
        context.glEndTransformFeedback();
    }

    public static void glEvalCoord1d(Context context, double u) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalCoord1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalCoord1d(u)) return;
        context.glEvalCoord1d(u);
    }

    public static void glEvalCoord1dv(Context context, long u) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalCoord1dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalCoord1dv(u)) return;
        context.glEvalCoord1dv(u);
    }

    public static void glEvalCoord1f(Context context, float u) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalCoord1f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalCoord1f(u)) return;
        context.glEvalCoord1f(u);
    }

    public static void glEvalCoord1fv(Context context, long u) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalCoord1fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalCoord1fv(u)) return;
        context.glEvalCoord1fv(u);
    }

    public static void glEvalCoord2d(Context context, double u, double v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalCoord2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalCoord2d(u, v)) return;
        context.glEvalCoord2d(u, v);
    }

    public static void glEvalCoord2dv(Context context, long u) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalCoord2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalCoord2dv(u)) return;
        context.glEvalCoord2dv(u);
    }

    public static void glEvalCoord2f(Context context, float u, float v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalCoord2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalCoord2f(u, v)) return;
        context.glEvalCoord2f(u, v);
    }

    public static void glEvalCoord2fv(Context context, long u) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalCoord2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalCoord2fv(u)) return;
        context.glEvalCoord2fv(u);
    }

    public static void glEvalMesh1(Context context, int mode, int i1, int i2) {
        if (Guard.refuses(context, Guard.LEGACY, "glEvalMesh1")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalMesh1(mode, i1, i2)) return;
        context.glEvalMesh1(mode, i1, i2);
    }

    public static void glEvalMesh2(Context context, int mode, int i1, int i2, int j1, int j2) {
        if (Guard.refuses(context, Guard.LEGACY, "glEvalMesh2")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalMesh2(mode, i1, i2, j1, j2)) return;
        context.glEvalMesh2(mode, i1, i2, j1, j2);
    }

    public static void glEvalPoint1(Context context, int i) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalPoint1")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalPoint1(i)) return;
        context.glEvalPoint1(i);
    }

    public static void glEvalPoint2(Context context, int i, int j) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glEvalPoint2")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvalPoint2(i, j)) return;
        context.glEvalPoint2(i, j);
    }

    public static void glEvaluateDepthValuesARB(Context context) {
        if (Guard.refuses(context, 0, "glEvaluateDepthValuesARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glEvaluateDepthValuesARB()) return;
        context.glEvaluateDepthValuesARB();
    }

    public static void glFeedbackBuffer(Context context, int size, int type, long buffer) {
        if (Guard.refuses(context, Guard.LEGACY, "glFeedbackBuffer")) return;
        context.glFeedbackBuffer(size, type, buffer);
    }

    public static long glFenceSync(Context context, int condition, int flags) {
        if (Guard.refuses(context, Guard.ES30, "glFenceSync")) return 0;
        return context.glFenceSync(condition, flags);
    }

    public static void glFinish(Context context) {
        if (Guard.refuses(context, 0, "glFinish")) return;
        context.glFinish();
    }

    public static void glFlush(Context context) {
        if (Guard.refuses(context, 0, "glFlush")) return;
        context.glFlush();
    }

    public static void glFlushMappedBufferRange(Context context, int target, long offset, long length) {
        if (Guard.refuses(context, Guard.ES30, "glFlushMappedBufferRange")) return;
        context.glFlushMappedBufferRange(target, offset, length);
    }

    public static void glFlushMappedNamedBufferRange(Context context, int buffer, long offset, long length) {
        if (Guard.refuses(context, Guard.NO_ES, "glFlushMappedNamedBufferRange")) return;
        context.glFlushMappedNamedBufferRange(buffer, offset, length);
    }

    public static void glFlushMappedNamedBufferRangeEXT(Context context, int buffer, long offset, long length) {
        if (Guard.refuses(context, Guard.LEGACY, "glFlushMappedNamedBufferRangeEXT")) return;
        context.glFlushMappedNamedBufferRangeEXT(buffer, offset, length);
    }

    public static void glFogCoordPointer(Context context, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.LEGACY, "glFogCoordPointer")) return;
        context.glFogCoordPointer(type, stride, pointer);
    }

    public static void glFogCoordd(Context context, double coord) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glFogCoordd")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogCoordd(coord)) return;
        context.glFogCoordd(coord);
    }

    public static void glFogCoorddv(Context context, long coord) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glFogCoorddv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogCoorddv(coord)) return;
        context.glFogCoorddv(coord);
    }

    public static void glFogCoordf(Context context, float coord) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glFogCoordf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogCoordf(coord)) return;
        context.glFogCoordf(coord);
    }

    public static void glFogCoordfv(Context context, long coord) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glFogCoordfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogCoordfv(coord)) return;
        context.glFogCoordfv(coord);
    }

    public static void glFogCoordhNV(Context context, short fog) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glFogCoordhNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogCoordhNV(fog)) return;
        context.glFogCoordhNV(fog);
    }

    public static void glFogCoordhvNV(Context context, long fog) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glFogCoordhvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogCoordhvNV(fog)) return;
        context.glFogCoordhvNV(fog);
    }

    public static void glFogf(Context context, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glFogf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogf(pname, param)) return;
        context.glFogf(pname, param);
    }

    public static void glFogfv(Context context, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glFogfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogfv(pname, params)) return;
        context.glFogfv(pname, params);
    }

    public static void glFogi(Context context, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glFogi")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogi(pname, param)) return;
        context.glFogi(pname, param);
    }

    public static void glFogiv(Context context, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glFogiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFogiv(pname, params)) return;
        context.glFogiv(pname, params);
    }

    public static void glFramebufferDrawBufferEXT(Context context, int framebuffer, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glFramebufferDrawBufferEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFramebufferDrawBufferEXT(framebuffer, mode)) return;
        context.glFramebufferDrawBufferEXT(framebuffer, mode);
    }

    public static void glFramebufferDrawBuffersEXT(Context context, int framebuffer, int n, long bufs) {
        if (Guard.refuses(context, Guard.LEGACY, "glFramebufferDrawBuffersEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFramebufferDrawBuffersEXT(framebuffer, n, bufs)) return;
        context.glFramebufferDrawBuffersEXT(framebuffer, n, bufs);
    }

    public static void glFramebufferFetchBarrierEXT(Context context) {
        if (Guard.refuses(context, 0, "glFramebufferFetchBarrierEXT")) return;
        context.glFramebufferFetchBarrierEXT();
    }

    public static void glFramebufferParameteri(Context context, int target, int pname, int param) {
        if (Guard.refuses(context, Guard.ES31, "glFramebufferParameteri")) return;
        context.glFramebufferParameteri(target, pname, param);
    }

    public static void glFramebufferParameteriMESA(Context context, int target, int pname, int param) {
        if (Guard.refuses(context, 0, "glFramebufferParameteriMESA")) return;
        context.glFramebufferParameteriMESA(target, pname, param);
    }

    public static void glFramebufferReadBufferEXT(Context context, int framebuffer, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glFramebufferReadBufferEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFramebufferReadBufferEXT(framebuffer, mode)) return;
        context.glFramebufferReadBufferEXT(framebuffer, mode);
    }

    public static void glFramebufferRenderbuffer(Context context, int target, int attachment, int renderbuffertarget, int renderbuffer) {
        if (Guard.refuses(context, 0, "glFramebufferRenderbuffer")) return;
        context.glFramebufferRenderbuffer(target, attachment, renderbuffertarget, renderbuffer);
    }

    public static void glFramebufferSampleLocationsfvARB(Context context, int target, int start, int count, long v) {
        if (Guard.refuses(context, 0, "glFramebufferSampleLocationsfvARB")) return;
        context.glFramebufferSampleLocationsfvARB(target, start, count, v);
    }

    public static void glFramebufferTexture(Context context, int target, int attachment, int texture, int level) {
        if (Guard.refuses(context, Guard.ES32, "glFramebufferTexture")) return;
        context.glFramebufferTexture(target, attachment, texture, level);
    }

    public static void glFramebufferTexture1D(Context context, int target, int attachment, int textarget, int texture, int level) {
        if (Guard.refuses(context, Guard.NO_ES, "glFramebufferTexture1D")) return;
        context.glFramebufferTexture1D(target, attachment, textarget, texture, level);
    }

    public static void glFramebufferTexture2D(Context context, int target, int attachment, int textarget, int texture, int level) {
        if (Guard.refuses(context, 0, "glFramebufferTexture2D")) return;
        context.glFramebufferTexture2D(target, attachment, textarget, texture, level);
    }

    public static void glFramebufferTexture3D(Context context, int target, int attachment, int textarget, int texture, int level, int zoffset) {
        if (Guard.refuses(context, Guard.NO_ES, "glFramebufferTexture3D")) return;
        context.glFramebufferTexture3D(target, attachment, textarget, texture, level, zoffset);
    }

    public static void glFramebufferTextureFaceARB(Context context, int target, int attachment, int texture, int level, int face) {
        if (Guard.refuses(context, 0, "glFramebufferTextureFaceARB")) return;
        context.glFramebufferTextureFaceARB(target, attachment, texture, level, face);
    }

    public static void glFramebufferTextureLayer(Context context, int target, int attachment, int texture, int level, int layer) {
        if (Guard.refuses(context, Guard.ES30, "glFramebufferTextureLayer")) return;
        context.glFramebufferTextureLayer(target, attachment, texture, level, layer);
    }

    public static void glFrontFace(Context context, int mode) {
        if (Guard.refuses(context, 0, "glFrontFace")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFrontFace(mode)) return;
        context.glFrontFace(mode);
    }

    public static void glFrustum(Context context, double left, double right, double bottom, double top, double zNear, double zFar) {
        if (Guard.refuses(context, Guard.LEGACY, "glFrustum")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glFrustum(left, right, bottom, top, zNear, zFar)) return;
        context.glFrustum(left, right, bottom, top, zNear, zFar);
    }

    public static void glGenBuffers(Context context, int n, long buffers) {
        if (Guard.refuses(context, 0, "glGenBuffers")) return;
        context.glGenBuffers(n, buffers);
    }

    public static void glGenFramebuffers(Context context, int n, long framebuffers) {
        if (Guard.refuses(context, 0, "glGenFramebuffers")) return;
        context.glGenFramebuffers(n, framebuffers);
    }

    public static int glGenLists(Context context, int range) {
        if (Guard.refuses(context, Guard.LEGACY, "glGenLists")) return 0;
        return context.glGenLists(range);
    }

    public static void glGenProgramPipelines(Context context, int n, long pipelines) {
        if (Guard.refuses(context, Guard.ES31, "glGenProgramPipelines")) return;
        context.glGenProgramPipelines(n, pipelines);
    }

    public static void glGenProgramsARB(Context context, int n, long programs) {
        if (Guard.refuses(context, 0, "glGenProgramsARB")) return;
        context.glGenProgramsARB(n, programs);
    }

    public static void glGenQueries(Context context, int n, long ids) {
        if (Guard.refuses(context, Guard.ES30, "glGenQueries")) return;
        context.glGenQueries(n, ids);
    }

    public static void glGenRenderbuffers(Context context, int n, long renderbuffers) {
        if (Guard.refuses(context, 0, "glGenRenderbuffers")) return;
        context.glGenRenderbuffers(n, renderbuffers);
    }

    public static void glGenSamplers(Context context, int count, long samplers) {
        if (Guard.refuses(context, Guard.ES30, "glGenSamplers")) return;
        context.glGenSamplers(count, samplers);
    }

    public static void glGenTextures(Context context, int n, long textures) {
        if (Guard.refuses(context, 0, "glGenTextures")) return;
        context.glGenTextures(n, textures);
    }

    public static void glGenTexturesEXT(Context context, int n, long textures) {
        if (Guard.refuses(context, 0, "glGenTexturesEXT")) return;
        context.glGenTexturesEXT(n, textures);
    }

    public static void glGenTransformFeedbacks(Context context, int n, long ids) {
        if (Guard.refuses(context, Guard.ES30, "glGenTransformFeedbacks")) return;
        context.glGenTransformFeedbacks(n, ids);
    }

    public static void glGenVertexArrays(Context context, int n, long arrays) {
        if (Guard.refuses(context, Guard.ES30, "glGenVertexArrays")) return;
        context.glGenVertexArrays(n, arrays);
    }

    public static void glGenerateMipmap(Context context, int target) {
        if (Guard.refuses(context, 0, "glGenerateMipmap")) return;
        context.glGenerateMipmap(target);
    }

    public static void glGenerateMultiTexMipmapEXT(Context context, int texunit, int target) {
        if (Guard.refuses(context, Guard.LEGACY, "glGenerateMultiTexMipmapEXT")) return;
        context.glGenerateMultiTexMipmapEXT(texunit, target);
    }

    public static void glGenerateTextureMipmap(Context context, int texture) {
        if (Guard.refuses(context, Guard.NO_ES, "glGenerateTextureMipmap")) return;
        context.glGenerateTextureMipmap(texture);
    }

    public static void glGenerateTextureMipmapEXT(Context context, int texture, int target) {
        if (Guard.refuses(context, Guard.LEGACY, "glGenerateTextureMipmapEXT")) return;
        context.glGenerateTextureMipmapEXT(texture, target);
    }

    public static void glGetActiveAtomicCounterBufferiv(Context context, int program, int bufferIndex, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetActiveAtomicCounterBufferiv")) return;
        context.glGetActiveAtomicCounterBufferiv(program, bufferIndex, pname, params);
    }

    public static void glGetActiveAttrib(Context context, int program, int index, int bufSize, long length, long size, long type, long name) {
        if (Guard.refuses(context, 0, "glGetActiveAttrib")) return;
        context.glGetActiveAttrib(program, index, bufSize, length, size, type, name);
    }

    public static void glGetActiveSubroutineName(Context context, int program, int shadertype, int index, int bufSize, long length, long name) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetActiveSubroutineName")) return;
        context.glGetActiveSubroutineName(program, shadertype, index, bufSize, length, name);
    }

    public static void glGetActiveSubroutineUniformName(Context context, int program, int shadertype, int index, int bufSize, long length, long name) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetActiveSubroutineUniformName")) return;
        context.glGetActiveSubroutineUniformName(program, shadertype, index, bufSize, length, name);
    }

    public static void glGetActiveSubroutineUniformiv(Context context, int program, int shadertype, int index, int pname, long values) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetActiveSubroutineUniformiv")) return;
        context.glGetActiveSubroutineUniformiv(program, shadertype, index, pname, values);
    }

    public static void glGetActiveUniform(Context context, int program, int index, int bufSize, long length, long size, long type, long name) {
        if (Guard.refuses(context, 0, "glGetActiveUniform")) return;
        context.glGetActiveUniform(program, index, bufSize, length, size, type, name);
    }

    public static void glGetActiveUniformBlockName(Context context, int program, int uniformBlockIndex, int bufSize, long length, long uniformBlockName) {
        if (Guard.refuses(context, Guard.ES30, "glGetActiveUniformBlockName")) return;
        context.glGetActiveUniformBlockName(program, uniformBlockIndex, bufSize, length, uniformBlockName);
    }

    public static void glGetActiveUniformBlockiv(Context context, int program, int uniformBlockIndex, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetActiveUniformBlockiv")) return;
        context.glGetActiveUniformBlockiv(program, uniformBlockIndex, pname, params);
    }

    public static void glGetActiveUniformName(Context context, int program, int uniformIndex, int bufSize, long length, long uniformName) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetActiveUniformName")) return;
        context.glGetActiveUniformName(program, uniformIndex, bufSize, length, uniformName);
    }

    public static void glGetActiveUniformsiv(Context context, int program, int uniformCount, long uniformIndices, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetActiveUniformsiv")) return;
        context.glGetActiveUniformsiv(program, uniformCount, uniformIndices, pname, params);
    }

    public static void glGetAttachedObjectsARB(Context context, int containerObj, int maxCount, long count, long obj) {
        if (Guard.refuses(context, 0, "glGetAttachedObjectsARB")) return;
        context.glGetAttachedObjectsARB(containerObj, maxCount, count, obj);
    }

    public static void glGetAttachedShaders(Context context, int program, int maxCount, long count, long shaders) {
        if (Guard.refuses(context, 0, "glGetAttachedShaders")) return;
        context.glGetAttachedShaders(program, maxCount, count, shaders);
    }

    public static int glGetAttribLocation(Context context, int program, long name) {
        if (Guard.refuses(context, 0, "glGetAttribLocation")) return 0;
        return context.glGetAttribLocation(program, name);
    }

    public static void glGetBooleani_v(Context context, int target, int index, long data) {
        if (Guard.refuses(context, Guard.ES31, "glGetBooleani_v")) return;
        context.glGetBooleani_v(target, index, data);
    }

    public static void glGetBooleanv(Context context, int pname, long data) {
        if (Guard.refuses(context, 0, "glGetBooleanv")) return;
        context.glGetBooleanv(pname, data);
    }

    public static void glGetBufferParameteri64v(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetBufferParameteri64v")) return;
        context.glGetBufferParameteri64v(target, pname, params);
    }

    public static void glGetBufferParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetBufferParameteriv")) return;
        context.glGetBufferParameteriv(target, pname, params);
    }

    public static void glGetBufferPointerv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetBufferPointerv")) return;
        context.glGetBufferPointerv(target, pname, params);
    }

    public static void glGetBufferSubData(Context context, int target, long offset, long size, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetBufferSubData")) return;
        context.glGetBufferSubData(target, offset, size, data);
    }

    public static void glGetClipPlane(Context context, int plane, long equation) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetClipPlane")) return;
        context.glGetClipPlane(plane, equation);
    }

    public static void glGetColorTable(Context context, int target, int format, int type, long table) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetColorTable")) return;
        context.glGetColorTable(target, format, type, table);
    }

    public static void glGetColorTableParameterfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetColorTableParameterfv")) return;
        context.glGetColorTableParameterfv(target, pname, params);
    }

    public static void glGetColorTableParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetColorTableParameteriv")) return;
        context.glGetColorTableParameteriv(target, pname, params);
    }

    public static void glGetCompressedMultiTexImageEXT(Context context, int texunit, int target, int lod, long img) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetCompressedMultiTexImageEXT")) return;
        context.glGetCompressedMultiTexImageEXT(texunit, target, lod, img);
    }

    public static void glGetCompressedTexImage(Context context, int target, int level, long img) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetCompressedTexImage")) return;
        context.glGetCompressedTexImage(target, level, img);
    }

    public static void glGetCompressedTextureImage(Context context, int texture, int level, int bufSize, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetCompressedTextureImage")) return;
        context.glGetCompressedTextureImage(texture, level, bufSize, pixels);
    }

    public static void glGetCompressedTextureImageEXT(Context context, int texture, int target, int lod, long img) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetCompressedTextureImageEXT")) return;
        context.glGetCompressedTextureImageEXT(texture, target, lod, img);
    }

    public static void glGetCompressedTextureSubImage(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int bufSize, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetCompressedTextureSubImage")) return;
        context.glGetCompressedTextureSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, bufSize, pixels);
    }

    public static void glGetConvolutionFilter(Context context, int target, int format, int type, long image) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetConvolutionFilter")) return;
        context.glGetConvolutionFilter(target, format, type, image);
    }

    public static void glGetConvolutionParameterfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetConvolutionParameterfv")) return;
        context.glGetConvolutionParameterfv(target, pname, params);
    }

    public static void glGetConvolutionParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetConvolutionParameteriv")) return;
        context.glGetConvolutionParameteriv(target, pname, params);
    }

    public static int glGetDebugMessageLog(Context context, int count, int bufSize, long sources, long types, long ids, long severities, long lengths, long messageLog) {
        if (Guard.refuses(context, 0, "glGetDebugMessageLog")) return 0;
        return context.glGetDebugMessageLog(count, bufSize, sources, types, ids, severities, lengths, messageLog);
    }

    public static void glGetDoublei_v(Context context, int target, int index, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetDoublei_v")) return;
        context.glGetDoublei_v(target, index, data);
    }

    public static void glGetDoublev(Context context, int pname, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetDoublev")) return;
        context.glGetDoublev(pname, data);
    }

    public static int glGetError(Context context) {
        if (Guard.refuses(context, 0, "glGetError")) return 0;
        return context.glGetError();
    }

    public static void glGetFloati_v(Context context, int target, int index, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetFloati_v")) return;
        context.glGetFloati_v(target, index, data);
    }

    public static void glGetFloatv(Context context, int pname, long data) {
        if (Guard.refuses(context, 0, "glGetFloatv")) return;
        context.glGetFloatv(pname, data);
    }

    public static int glGetFragDataIndex(Context context, int program, long name) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetFragDataIndex")) return 0;
        return context.glGetFragDataIndex(program, name);
    }

    public static int glGetFragDataLocation(Context context, int program, long name) {
        if (Guard.refuses(context, Guard.ES30, "glGetFragDataLocation")) return 0;
        return context.glGetFragDataLocation(program, name);
    }

    public static void glGetFramebufferAttachmentParameteriv(Context context, int target, int attachment, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetFramebufferAttachmentParameteriv")) return;
        context.glGetFramebufferAttachmentParameteriv(target, attachment, pname, params);
    }

    public static void glGetFramebufferParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.ES31, "glGetFramebufferParameteriv")) return;
        context.glGetFramebufferParameteriv(target, pname, params);
    }

    public static void glGetFramebufferParameterivEXT(Context context, int framebuffer, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetFramebufferParameterivEXT")) return;
        context.glGetFramebufferParameterivEXT(framebuffer, pname, params);
    }

    public static void glGetFramebufferParameterivMESA(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetFramebufferParameterivMESA")) return;
        context.glGetFramebufferParameterivMESA(target, pname, params);
    }

    public static int glGetGraphicsResetStatus(Context context) {
        if (Guard.refuses(context, 0, "glGetGraphicsResetStatus")) return 0;
        return context.glGetGraphicsResetStatus();
    }

    public static int glGetGraphicsResetStatusARB(Context context) {
        if (Guard.refuses(context, 0, "glGetGraphicsResetStatusARB")) return 0;
        return context.glGetGraphicsResetStatusARB();
    }

    public static int glGetHandleARB(Context context, int pname) {
        if (Guard.refuses(context, 0, "glGetHandleARB")) return 0;
        return context.glGetHandleARB(pname);
    }

    public static void glGetHistogram(Context context, int target, boolean reset, int format, int type, long values) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetHistogram")) return;
        context.glGetHistogram(target, reset, format, type, values);
    }

    public static void glGetHistogramParameterfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetHistogramParameterfv")) return;
        context.glGetHistogramParameterfv(target, pname, params);
    }

    public static void glGetHistogramParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetHistogramParameteriv")) return;
        context.glGetHistogramParameteriv(target, pname, params);
    }

    public static long glGetImageHandleARB(Context context, int texture, int level, boolean layered, int layer, int format) {
        if (Guard.refuses(context, 0, "glGetImageHandleARB")) return 0;
        return context.glGetImageHandleARB(texture, level, layered, layer, format);
    }

    public static void glGetInfoLogARB(Context context, int obj, int maxLength, long length, long infoLog) {
        if (Guard.refuses(context, 0, "glGetInfoLogARB")) return;
        context.glGetInfoLogARB(obj, maxLength, length, infoLog);
    }

    public static void glGetInteger64i_v(Context context, int target, int index, long data) {
        if (Guard.refuses(context, Guard.ES30, "glGetInteger64i_v")) return;
        context.glGetInteger64i_v(target, index, data);
    }

    public static void glGetInteger64v(Context context, int pname, long data) {
        if (Guard.refuses(context, Guard.ES30, "glGetInteger64v")) return;
        context.glGetInteger64v(pname, data);
    }

    public static void glGetIntegeri_v(Context context, int target, int index, long data) {
        if (Guard.refuses(context, Guard.ES30, "glGetIntegeri_v")) return;
        context.glGetIntegeri_v(target, index, data);
    }

    public static void glGetIntegerv(Context context, int pname, long data) {
        if (Guard.refuses(context, 0, "glGetIntegerv")) return;
        context.glGetIntegerv(pname, data);
    }

    public static void glGetInternalformati64v(Context context, int target, int internalformat, int pname, int count, long params) {
        if (Guard.refuses(context, 0, "glGetInternalformati64v")) return;
        context.glGetInternalformati64v(target, internalformat, pname, count, params);
    }

    public static void glGetInternalformativ(Context context, int target, int internalformat, int pname, int count, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetInternalformativ")) return;
        context.glGetInternalformativ(target, internalformat, pname, count, params);
    }

    public static void glGetLightfv(Context context, int light, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetLightfv")) return;
        context.glGetLightfv(light, pname, params);
    }

    public static void glGetLightiv(Context context, int light, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetLightiv")) return;
        context.glGetLightiv(light, pname, params);
    }

    public static void glGetMapdv(Context context, int target, int query, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMapdv")) return;
        context.glGetMapdv(target, query, v);
    }

    public static void glGetMapfv(Context context, int target, int query, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMapfv")) return;
        context.glGetMapfv(target, query, v);
    }

    public static void glGetMapiv(Context context, int target, int query, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMapiv")) return;
        context.glGetMapiv(target, query, v);
    }

    public static void glGetMaterialfv(Context context, int face, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMaterialfv")) return;
        context.glGetMaterialfv(face, pname, params);
    }

    public static void glGetMaterialiv(Context context, int face, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMaterialiv")) return;
        context.glGetMaterialiv(face, pname, params);
    }

    public static void glGetMinmax(Context context, int target, boolean reset, int format, int type, long values) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMinmax")) return;
        context.glGetMinmax(target, reset, format, type, values);
    }

    public static void glGetMinmaxParameterfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMinmaxParameterfv")) return;
        context.glGetMinmaxParameterfv(target, pname, params);
    }

    public static void glGetMinmaxParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMinmaxParameteriv")) return;
        context.glGetMinmaxParameteriv(target, pname, params);
    }

    public static void glGetMultiTexEnvfvEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexEnvfvEXT")) return;
        context.glGetMultiTexEnvfvEXT(texunit, target, pname, params);
    }

    public static void glGetMultiTexEnvivEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexEnvivEXT")) return;
        context.glGetMultiTexEnvivEXT(texunit, target, pname, params);
    }

    public static void glGetMultiTexGendvEXT(Context context, int texunit, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexGendvEXT")) return;
        context.glGetMultiTexGendvEXT(texunit, coord, pname, params);
    }

    public static void glGetMultiTexGenfvEXT(Context context, int texunit, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexGenfvEXT")) return;
        context.glGetMultiTexGenfvEXT(texunit, coord, pname, params);
    }

    public static void glGetMultiTexGenivEXT(Context context, int texunit, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexGenivEXT")) return;
        context.glGetMultiTexGenivEXT(texunit, coord, pname, params);
    }

    public static void glGetMultiTexImageEXT(Context context, int texunit, int target, int level, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexImageEXT")) return;
        context.glGetMultiTexImageEXT(texunit, target, level, format, type, pixels);
    }

    public static void glGetMultiTexLevelParameterfvEXT(Context context, int texunit, int target, int level, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexLevelParameterfvEXT")) return;
        context.glGetMultiTexLevelParameterfvEXT(texunit, target, level, pname, params);
    }

    public static void glGetMultiTexLevelParameterivEXT(Context context, int texunit, int target, int level, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexLevelParameterivEXT")) return;
        context.glGetMultiTexLevelParameterivEXT(texunit, target, level, pname, params);
    }

    public static void glGetMultiTexParameterIivEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexParameterIivEXT")) return;
        context.glGetMultiTexParameterIivEXT(texunit, target, pname, params);
    }

    public static void glGetMultiTexParameterIuivEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexParameterIuivEXT")) return;
        context.glGetMultiTexParameterIuivEXT(texunit, target, pname, params);
    }

    public static void glGetMultiTexParameterfvEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexParameterfvEXT")) return;
        context.glGetMultiTexParameterfvEXT(texunit, target, pname, params);
    }

    public static void glGetMultiTexParameterivEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetMultiTexParameterivEXT")) return;
        context.glGetMultiTexParameterivEXT(texunit, target, pname, params);
    }

    public static void glGetMultisamplefv(Context context, int pname, int index, long val) {
        if (Guard.refuses(context, Guard.ES31, "glGetMultisamplefv")) return;
        context.glGetMultisamplefv(pname, index, val);
    }

    public static void glGetNamedBufferParameteri64v(Context context, int buffer, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetNamedBufferParameteri64v")) return;
        context.glGetNamedBufferParameteri64v(buffer, pname, params);
    }

    public static void glGetNamedBufferParameteriv(Context context, int buffer, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetNamedBufferParameteriv")) return;
        context.glGetNamedBufferParameteriv(buffer, pname, params);
    }

    public static void glGetNamedBufferParameterivEXT(Context context, int buffer, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedBufferParameterivEXT")) return;
        context.glGetNamedBufferParameterivEXT(buffer, pname, params);
    }

    public static void glGetNamedBufferPointerv(Context context, int buffer, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetNamedBufferPointerv")) return;
        context.glGetNamedBufferPointerv(buffer, pname, params);
    }

    public static void glGetNamedBufferPointervEXT(Context context, int buffer, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedBufferPointervEXT")) return;
        context.glGetNamedBufferPointervEXT(buffer, pname, params);
    }

    public static void glGetNamedBufferSubData(Context context, int buffer, long offset, long size, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetNamedBufferSubData")) return;
        context.glGetNamedBufferSubData(buffer, offset, size, data);
    }

    public static void glGetNamedBufferSubDataEXT(Context context, int buffer, long offset, long size, long data) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedBufferSubDataEXT")) return;
        context.glGetNamedBufferSubDataEXT(buffer, offset, size, data);
    }

    public static void glGetNamedFramebufferAttachmentParameteriv(Context context, int framebuffer, int attachment, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetNamedFramebufferAttachmentParameteriv")) return;
        context.glGetNamedFramebufferAttachmentParameteriv(framebuffer, attachment, pname, params);
    }

    public static void glGetNamedFramebufferAttachmentParameterivEXT(Context context, int framebuffer, int attachment, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedFramebufferAttachmentParameterivEXT")) return;
        context.glGetNamedFramebufferAttachmentParameterivEXT(framebuffer, attachment, pname, params);
    }

    public static void glGetNamedFramebufferParameteriv(Context context, int framebuffer, int pname, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetNamedFramebufferParameteriv")) return;
        context.glGetNamedFramebufferParameteriv(framebuffer, pname, param);
    }

    public static void glGetNamedFramebufferParameterivEXT(Context context, int framebuffer, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedFramebufferParameterivEXT")) return;
        context.glGetNamedFramebufferParameterivEXT(framebuffer, pname, params);
    }

    public static void glGetNamedProgramLocalParameterdvEXT(Context context, int program, int target, int index, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedProgramLocalParameterdvEXT")) return;
        context.glGetNamedProgramLocalParameterdvEXT(program, target, index, params);
    }

    public static void glGetNamedProgramLocalParameterfvEXT(Context context, int program, int target, int index, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedProgramLocalParameterfvEXT")) return;
        context.glGetNamedProgramLocalParameterfvEXT(program, target, index, params);
    }

    public static void glGetNamedProgramStringEXT(Context context, int program, int target, int pname, long string) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedProgramStringEXT")) return;
        context.glGetNamedProgramStringEXT(program, target, pname, string);
    }

    public static void glGetNamedProgramivEXT(Context context, int program, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedProgramivEXT")) return;
        context.glGetNamedProgramivEXT(program, target, pname, params);
    }

    public static void glGetNamedRenderbufferParameteriv(Context context, int renderbuffer, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetNamedRenderbufferParameteriv")) return;
        context.glGetNamedRenderbufferParameteriv(renderbuffer, pname, params);
    }

    public static void glGetNamedRenderbufferParameterivEXT(Context context, int renderbuffer, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetNamedRenderbufferParameterivEXT")) return;
        context.glGetNamedRenderbufferParameterivEXT(renderbuffer, pname, params);
    }

    public static void glGetNamedStringARB(Context context, int namelen, long name, int bufSize, long stringlen, long string) {
        if (Guard.refuses(context, 0, "glGetNamedStringARB")) return;
        context.glGetNamedStringARB(namelen, name, bufSize, stringlen, string);
    }

    public static void glGetNamedStringivARB(Context context, int namelen, long name, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetNamedStringivARB")) return;
        context.glGetNamedStringivARB(namelen, name, pname, params);
    }

    public static void glGetObjectLabel(Context context, int identifier, int name, int bufSize, long length, long label) {
        if (Guard.refuses(context, 0, "glGetObjectLabel")) return;
        context.glGetObjectLabel(identifier, name, bufSize, length, label);
    }

    public static void glGetObjectLabelEXT(Context context, int type, int object, int bufSize, long length, long label) {
        if (Guard.refuses(context, 0, "glGetObjectLabelEXT")) return;
        context.glGetObjectLabelEXT(type, object, bufSize, length, label);
    }

    public static void glGetObjectParameterfvARB(Context context, int obj, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetObjectParameterfvARB")) return;
        context.glGetObjectParameterfvARB(obj, pname, params);
    }

    public static void glGetObjectParameterivARB(Context context, int obj, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetObjectParameterivARB")) return;
        context.glGetObjectParameterivARB(obj, pname, params);
    }

    public static void glGetObjectPtrLabel(Context context, long ptr, int bufSize, long length, long label) {
        if (Guard.refuses(context, 0, "glGetObjectPtrLabel")) return;
        context.glGetObjectPtrLabel(ptr, bufSize, length, label);
    }

    public static void glGetPixelMapfv(Context context, int map, long values) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetPixelMapfv")) return;
        context.glGetPixelMapfv(map, values);
    }

    public static void glGetPixelMapuiv(Context context, int map, long values) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetPixelMapuiv")) return;
        context.glGetPixelMapuiv(map, values);
    }

    public static void glGetPixelMapusv(Context context, int map, long values) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetPixelMapusv")) return;
        context.glGetPixelMapusv(map, values);
    }

    public static void glGetPointerIndexedvEXT(Context context, int target, int index, long data) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetPointerIndexedvEXT")) return;
        context.glGetPointerIndexedvEXT(target, index, data);
    }

    public static void glGetPointerv(Context context, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetPointerv")) return;
        context.glGetPointerv(pname, params);
    }

    public static void glGetPolygonStipple(Context context, long mask) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetPolygonStipple")) return;
        context.glGetPolygonStipple(mask);
    }

    public static void glGetProgramBinary(Context context, int program, int bufSize, long length, long binaryFormat, long binary) {
        if (Guard.refuses(context, Guard.ES30, "glGetProgramBinary")) return;
        context.glGetProgramBinary(program, bufSize, length, binaryFormat, binary);
    }

    public static void glGetProgramEnvParameterdvARB(Context context, int target, int index, long params) {
        if (Guard.refuses(context, 0, "glGetProgramEnvParameterdvARB")) return;
        context.glGetProgramEnvParameterdvARB(target, index, params);
    }

    public static void glGetProgramEnvParameterfvARB(Context context, int target, int index, long params) {
        if (Guard.refuses(context, 0, "glGetProgramEnvParameterfvARB")) return;
        context.glGetProgramEnvParameterfvARB(target, index, params);
    }

    public static void glGetProgramInfoLog(Context context, int program, int bufSize, long length, long infoLog) {
        if (Guard.refuses(context, 0, "glGetProgramInfoLog")) return;
        context.glGetProgramInfoLog(program, bufSize, length, infoLog);
    }

    public static void glGetProgramInterfaceiv(Context context, int program, int programInterface, int pname, long params) {
        if (Guard.refuses(context, Guard.ES31, "glGetProgramInterfaceiv")) return;
        context.glGetProgramInterfaceiv(program, programInterface, pname, params);
    }

    public static void glGetProgramLocalParameterdvARB(Context context, int target, int index, long params) {
        if (Guard.refuses(context, 0, "glGetProgramLocalParameterdvARB")) return;
        context.glGetProgramLocalParameterdvARB(target, index, params);
    }

    public static void glGetProgramLocalParameterfvARB(Context context, int target, int index, long params) {
        if (Guard.refuses(context, 0, "glGetProgramLocalParameterfvARB")) return;
        context.glGetProgramLocalParameterfvARB(target, index, params);
    }

    public static void glGetProgramPipelineInfoLog(Context context, int pipeline, int bufSize, long length, long infoLog) {
        if (Guard.refuses(context, Guard.ES31, "glGetProgramPipelineInfoLog")) return;
        context.glGetProgramPipelineInfoLog(pipeline, bufSize, length, infoLog);
    }

    public static void glGetProgramPipelineiv(Context context, int pipeline, int pname, long params) {
        if (Guard.refuses(context, Guard.ES31, "glGetProgramPipelineiv")) return;
        context.glGetProgramPipelineiv(pipeline, pname, params);
    }

    public static int glGetProgramResourceIndex(Context context, int program, int programInterface, long name) {
        if (Guard.refuses(context, Guard.ES31, "glGetProgramResourceIndex")) return 0;
        return context.glGetProgramResourceIndex(program, programInterface, name);
    }

    public static int glGetProgramResourceLocation(Context context, int program, int programInterface, long name) {
        if (Guard.refuses(context, Guard.ES31, "glGetProgramResourceLocation")) return 0;
        return context.glGetProgramResourceLocation(program, programInterface, name);
    }

    public static int glGetProgramResourceLocationIndex(Context context, int program, int programInterface, long name) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetProgramResourceLocationIndex")) return 0;
        return context.glGetProgramResourceLocationIndex(program, programInterface, name);
    }

    public static void glGetProgramResourceName(Context context, int program, int programInterface, int index, int bufSize, long length, long name) {
        if (Guard.refuses(context, Guard.ES31, "glGetProgramResourceName")) return;
        context.glGetProgramResourceName(program, programInterface, index, bufSize, length, name);
    }

    public static void glGetProgramResourceiv(Context context, int program, int programInterface, int index, int propCount, long props, int count, long length, long params) {
        if (Guard.refuses(context, Guard.ES31, "glGetProgramResourceiv")) return;
        context.glGetProgramResourceiv(program, programInterface, index, propCount, props, count, length, params);
    }

    public static void glGetProgramStageiv(Context context, int program, int shadertype, int pname, long values) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetProgramStageiv")) return;
        context.glGetProgramStageiv(program, shadertype, pname, values);
    }

    public static void glGetProgramStringARB(Context context, int target, int pname, long string) {
        if (Guard.refuses(context, 0, "glGetProgramStringARB")) return;
        context.glGetProgramStringARB(target, pname, string);
    }

    public static void glGetProgramiv(Context context, int program, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetProgramiv")) return;
        context.glGetProgramiv(program, pname, params);
    }

    public static void glGetProgramivARB(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetProgramivARB")) return;
        context.glGetProgramivARB(target, pname, params);
    }

    public static void glGetQueryBufferObjecti64v(Context context, int id, int buffer, int pname, long offset) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetQueryBufferObjecti64v")) return;
        context.glGetQueryBufferObjecti64v(id, buffer, pname, offset);
    }

    public static void glGetQueryBufferObjectiv(Context context, int id, int buffer, int pname, long offset) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetQueryBufferObjectiv")) return;
        context.glGetQueryBufferObjectiv(id, buffer, pname, offset);
    }

    public static void glGetQueryBufferObjectui64v(Context context, int id, int buffer, int pname, long offset) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetQueryBufferObjectui64v")) return;
        context.glGetQueryBufferObjectui64v(id, buffer, pname, offset);
    }

    public static void glGetQueryBufferObjectuiv(Context context, int id, int buffer, int pname, long offset) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetQueryBufferObjectuiv")) return;
        context.glGetQueryBufferObjectuiv(id, buffer, pname, offset);
    }

    public static void glGetQueryIndexediv(Context context, int target, int index, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetQueryIndexediv")) return;
        context.glGetQueryIndexediv(target, index, pname, params);
    }

    public static void glGetQueryObjecti64v(Context context, int id, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetQueryObjecti64v")) return;
        context.glGetQueryObjecti64v(id, pname, params);
    }

    public static void glGetQueryObjectiv(Context context, int id, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetQueryObjectiv")) return;
        context.glGetQueryObjectiv(id, pname, params);
    }

    public static void glGetQueryObjectui64v(Context context, int id, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetQueryObjectui64v")) return;
        context.glGetQueryObjectui64v(id, pname, params);
    }

    public static void glGetQueryObjectuiv(Context context, int id, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetQueryObjectuiv")) return;
        context.glGetQueryObjectuiv(id, pname, params);
    }

    public static void glGetQueryiv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetQueryiv")) return;
        context.glGetQueryiv(target, pname, params);
    }

    public static void glGetRenderbufferParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetRenderbufferParameteriv")) return;
        context.glGetRenderbufferParameteriv(target, pname, params);
    }

    public static void glGetSamplerParameterIiv(Context context, int sampler, int pname, long params) {
        if (Guard.refuses(context, Guard.ES32, "glGetSamplerParameterIiv")) return;
        context.glGetSamplerParameterIiv(sampler, pname, params);
    }

    public static void glGetSamplerParameterIuiv(Context context, int sampler, int pname, long params) {
        if (Guard.refuses(context, Guard.ES32, "glGetSamplerParameterIuiv")) return;
        context.glGetSamplerParameterIuiv(sampler, pname, params);
    }

    public static void glGetSamplerParameterfv(Context context, int sampler, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetSamplerParameterfv")) return;
        context.glGetSamplerParameterfv(sampler, pname, params);
    }

    public static void glGetSamplerParameteriv(Context context, int sampler, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetSamplerParameteriv")) return;
        context.glGetSamplerParameteriv(sampler, pname, params);
    }

    public static void glGetSeparableFilter(Context context, int target, int format, int type, long row, long column, long span) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetSeparableFilter")) return;
        context.glGetSeparableFilter(target, format, type, row, column, span);
    }

    public static void glGetShaderInfoLog(Context context, int shader, int bufSize, long length, long infoLog) {
        if (Guard.refuses(context, 0, "glGetShaderInfoLog")) return;
        context.glGetShaderInfoLog(shader, bufSize, length, infoLog);
    }

    public static void glGetShaderPrecisionFormat(Context context, int shadertype, int precisiontype, long range, long precision) {
        if (Guard.refuses(context, 0, "glGetShaderPrecisionFormat")) return;
        context.glGetShaderPrecisionFormat(shadertype, precisiontype, range, precision);
    }

    public static void glGetShaderSource(Context context, int shader, int bufSize, long length, long source) {
        if (Guard.refuses(context, 0, "glGetShaderSource")) return;
        context.glGetShaderSource(shader, bufSize, length, source);
    }

    public static void glGetShaderiv(Context context, int shader, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetShaderiv")) return;
        context.glGetShaderiv(shader, pname, params);
    }

    public static long glGetString(Context context, int name) {
        if (Guard.refuses(context, 0, "glGetString")) return 0;
        return context.glGetString(name);
    }

    public static long glGetStringi(Context context, int name, int index) {
        if (Guard.refuses(context, Guard.ES30, "glGetStringi")) return 0;
        return context.glGetStringi(name, index);
    }

    public static int glGetSubroutineIndex(Context context, int program, int shadertype, long name) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetSubroutineIndex")) return 0;
        return context.glGetSubroutineIndex(program, shadertype, name);
    }

    public static int glGetSubroutineUniformLocation(Context context, int program, int shadertype, long name) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetSubroutineUniformLocation")) return 0;
        return context.glGetSubroutineUniformLocation(program, shadertype, name);
    }

    public static void glGetSynciv(Context context, long sync, int pname, int count, long length, long values) {
        if (Guard.refuses(context, Guard.ES30, "glGetSynciv")) return;
        context.glGetSynciv(sync, pname, count, length, values);
    }

    public static void glGetTexEnvfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTexEnvfv")) return;
        context.glGetTexEnvfv(target, pname, params);
    }

    public static void glGetTexEnviv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTexEnviv")) return;
        context.glGetTexEnviv(target, pname, params);
    }

    public static void glGetTexGendv(Context context, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTexGendv")) return;
        context.glGetTexGendv(coord, pname, params);
    }

    public static void glGetTexGenfv(Context context, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTexGenfv")) return;
        context.glGetTexGenfv(coord, pname, params);
    }

    public static void glGetTexGeniv(Context context, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTexGeniv")) return;
        context.glGetTexGeniv(coord, pname, params);
    }

    public static void glGetTexImage(Context context, int target, int level, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTexImage")) return;
        context.glGetTexImage(target, level, format, type, pixels);
    }

    public static void glGetTexLevelParameterfv(Context context, int target, int level, int pname, long params) {
        if (Guard.refuses(context, Guard.ES31, "glGetTexLevelParameterfv")) return;
        context.glGetTexLevelParameterfv(target, level, pname, params);
    }

    public static void glGetTexLevelParameteriv(Context context, int target, int level, int pname, long params) {
        if (Guard.refuses(context, Guard.ES31, "glGetTexLevelParameteriv")) return;
        context.glGetTexLevelParameteriv(target, level, pname, params);
    }

    public static void glGetTexParameterIiv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.ES32, "glGetTexParameterIiv")) return;
        context.glGetTexParameterIiv(target, pname, params);
    }

    public static void glGetTexParameterIuiv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.ES32, "glGetTexParameterIuiv")) return;
        context.glGetTexParameterIuiv(target, pname, params);
    }

    public static void glGetTexParameterPointervAPPLE(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetTexParameterPointervAPPLE")) return;
        context.glGetTexParameterPointervAPPLE(target, pname, params);
    }

    public static void glGetTexParameterfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetTexParameterfv")) return;
        context.glGetTexParameterfv(target, pname, params);
    }

    public static void glGetTexParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetTexParameteriv")) return;
        context.glGetTexParameteriv(target, pname, params);
    }

    public static long glGetTextureHandleARB(Context context, int texture) {
        if (Guard.refuses(context, 0, "glGetTextureHandleARB")) return 0;
        return context.glGetTextureHandleARB(texture);
    }

    public static void glGetTextureImage(Context context, int texture, int level, int format, int type, int bufSize, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTextureImage")) return;
        context.glGetTextureImage(texture, level, format, type, bufSize, pixels);
    }

    public static void glGetTextureImageEXT(Context context, int texture, int target, int level, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTextureImageEXT")) return;
        context.glGetTextureImageEXT(texture, target, level, format, type, pixels);
    }

    public static void glGetTextureLevelParameterfv(Context context, int texture, int level, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTextureLevelParameterfv")) return;
        context.glGetTextureLevelParameterfv(texture, level, pname, params);
    }

    public static void glGetTextureLevelParameterfvEXT(Context context, int texture, int target, int level, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTextureLevelParameterfvEXT")) return;
        context.glGetTextureLevelParameterfvEXT(texture, target, level, pname, params);
    }

    public static void glGetTextureLevelParameteriv(Context context, int texture, int level, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTextureLevelParameteriv")) return;
        context.glGetTextureLevelParameteriv(texture, level, pname, params);
    }

    public static void glGetTextureLevelParameterivEXT(Context context, int texture, int target, int level, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTextureLevelParameterivEXT")) return;
        context.glGetTextureLevelParameterivEXT(texture, target, level, pname, params);
    }

    public static void glGetTextureParameterIiv(Context context, int texture, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTextureParameterIiv")) return;
        context.glGetTextureParameterIiv(texture, pname, params);
    }

    public static void glGetTextureParameterIivEXT(Context context, int texture, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTextureParameterIivEXT")) return;
        context.glGetTextureParameterIivEXT(texture, target, pname, params);
    }

    public static void glGetTextureParameterIuiv(Context context, int texture, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTextureParameterIuiv")) return;
        context.glGetTextureParameterIuiv(texture, pname, params);
    }

    public static void glGetTextureParameterIuivEXT(Context context, int texture, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTextureParameterIuivEXT")) return;
        context.glGetTextureParameterIuivEXT(texture, target, pname, params);
    }

    public static void glGetTextureParameterfv(Context context, int texture, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTextureParameterfv")) return;
        context.glGetTextureParameterfv(texture, pname, params);
    }

    public static void glGetTextureParameterfvEXT(Context context, int texture, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTextureParameterfvEXT")) return;
        context.glGetTextureParameterfvEXT(texture, target, pname, params);
    }

    public static void glGetTextureParameteriv(Context context, int texture, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTextureParameteriv")) return;
        context.glGetTextureParameteriv(texture, pname, params);
    }

    public static void glGetTextureParameterivEXT(Context context, int texture, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetTextureParameterivEXT")) return;
        context.glGetTextureParameterivEXT(texture, target, pname, params);
    }

    public static long glGetTextureSamplerHandleARB(Context context, int texture, int sampler) {
        if (Guard.refuses(context, 0, "glGetTextureSamplerHandleARB")) return 0;
        return context.glGetTextureSamplerHandleARB(texture, sampler);
    }

    public static void glGetTextureSubImage(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, int bufSize, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTextureSubImage")) return;
        context.glGetTextureSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, bufSize, pixels);
    }

    public static void glGetTransformFeedbackVarying(Context context, int program, int index, int bufSize, long length, long size, long type, long name) {
        if (Guard.refuses(context, Guard.ES30, "glGetTransformFeedbackVarying")) return;
        context.glGetTransformFeedbackVarying(program, index, bufSize, length, size, type, name);
    }

    public static void glGetTransformFeedbacki64_v(Context context, int xfb, int pname, int index, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTransformFeedbacki64_v")) return;
        context.glGetTransformFeedbacki64_v(xfb, pname, index, param);
    }

    public static void glGetTransformFeedbacki_v(Context context, int xfb, int pname, int index, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTransformFeedbacki_v")) return;
        context.glGetTransformFeedbacki_v(xfb, pname, index, param);
    }

    public static void glGetTransformFeedbackiv(Context context, int xfb, int pname, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetTransformFeedbackiv")) return;
        context.glGetTransformFeedbackiv(xfb, pname, param);
    }

    public static int glGetUniformBlockIndex(Context context, int program, long uniformBlockName) {
        if (Guard.refuses(context, Guard.ES30, "glGetUniformBlockIndex")) return 0;
        return context.glGetUniformBlockIndex(program, uniformBlockName);
    }

    public static void glGetUniformIndices(Context context, int program, int uniformCount, long uniformNames, long uniformIndices) {
        if (Guard.refuses(context, Guard.ES30, "glGetUniformIndices")) return;
        context.glGetUniformIndices(program, uniformCount, uniformNames, uniformIndices);
    }

    public static int glGetUniformLocation(Context context, int program, long name) {
        if (Guard.refuses(context, 0, "glGetUniformLocation")) return 0;
        return context.glGetUniformLocation(program, name);
    }

    public static void glGetUniformSubroutineuiv(Context context, int shadertype, int location, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetUniformSubroutineuiv")) return;
        context.glGetUniformSubroutineuiv(shadertype, location, params);
    }

    public static void glGetUniformdv(Context context, int program, int location, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetUniformdv")) return;
        context.glGetUniformdv(program, location, params);
    }

    public static void glGetUniformfv(Context context, int program, int location, long params) {
        if (Guard.refuses(context, 0, "glGetUniformfv")) return;
        context.glGetUniformfv(program, location, params);
    }

    public static void glGetUniformi64vARB(Context context, int program, int location, long params) {
        if (Guard.refuses(context, 0, "glGetUniformi64vARB")) return;
        context.glGetUniformi64vARB(program, location, params);
    }

    public static void glGetUniformiv(Context context, int program, int location, long params) {
        if (Guard.refuses(context, 0, "glGetUniformiv")) return;
        context.glGetUniformiv(program, location, params);
    }

    public static void glGetUniformui64vARB(Context context, int program, int location, long params) {
        if (Guard.refuses(context, 0, "glGetUniformui64vARB")) return;
        context.glGetUniformui64vARB(program, location, params);
    }

    public static void glGetUniformuiv(Context context, int program, int location, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetUniformuiv")) return;
        context.glGetUniformuiv(program, location, params);
    }

    public static void glGetVertexArrayIndexed64iv(Context context, int vaobj, int index, int pname, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetVertexArrayIndexed64iv")) return;
        context.glGetVertexArrayIndexed64iv(vaobj, index, pname, param);
    }

    public static void glGetVertexArrayIndexediv(Context context, int vaobj, int index, int pname, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetVertexArrayIndexediv")) return;
        context.glGetVertexArrayIndexediv(vaobj, index, pname, param);
    }

    public static void glGetVertexArrayIntegeri_vEXT(Context context, int vaobj, int index, int pname, long param) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetVertexArrayIntegeri_vEXT")) return;
        context.glGetVertexArrayIntegeri_vEXT(vaobj, index, pname, param);
    }

    public static void glGetVertexArrayIntegervEXT(Context context, int vaobj, int pname, long param) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetVertexArrayIntegervEXT")) return;
        context.glGetVertexArrayIntegervEXT(vaobj, pname, param);
    }

    public static void glGetVertexArrayPointeri_vEXT(Context context, int vaobj, int index, int pname, long param) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetVertexArrayPointeri_vEXT")) return;
        context.glGetVertexArrayPointeri_vEXT(vaobj, index, pname, param);
    }

    public static void glGetVertexArrayPointervEXT(Context context, int vaobj, int pname, long param) {
        if (Guard.refuses(context, Guard.LEGACY, "glGetVertexArrayPointervEXT")) return;
        context.glGetVertexArrayPointervEXT(vaobj, pname, param);
    }

    public static void glGetVertexArrayiv(Context context, int vaobj, int pname, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetVertexArrayiv")) return;
        context.glGetVertexArrayiv(vaobj, pname, param);
    }

    public static void glGetVertexAttribIiv(Context context, int index, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetVertexAttribIiv")) return;
        context.glGetVertexAttribIiv(index, pname, params);
    }

    public static void glGetVertexAttribIuiv(Context context, int index, int pname, long params) {
        if (Guard.refuses(context, Guard.ES30, "glGetVertexAttribIuiv")) return;
        context.glGetVertexAttribIuiv(index, pname, params);
    }

    public static void glGetVertexAttribLdv(Context context, int index, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetVertexAttribLdv")) return;
        context.glGetVertexAttribLdv(index, pname, params);
    }

    public static void glGetVertexAttribLui64vARB(Context context, int index, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetVertexAttribLui64vARB")) return;
        context.glGetVertexAttribLui64vARB(index, pname, params);
    }

    public static void glGetVertexAttribPointerv(Context context, int index, int pname, long pointer) {
        if (Guard.refuses(context, 0, "glGetVertexAttribPointerv")) return;
        context.glGetVertexAttribPointerv(index, pname, pointer);
    }

    public static void glGetVertexAttribdv(Context context, int index, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetVertexAttribdv")) return;
        context.glGetVertexAttribdv(index, pname, params);
    }

    public static void glGetVertexAttribfv(Context context, int index, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetVertexAttribfv")) return;
        context.glGetVertexAttribfv(index, pname, params);
    }

    public static void glGetVertexAttribiv(Context context, int index, int pname, long params) {
        if (Guard.refuses(context, 0, "glGetVertexAttribiv")) return;
        context.glGetVertexAttribiv(index, pname, params);
    }

    public static void glGetnColorTable(Context context, int target, int format, int type, int bufSize, long table) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnColorTable")) return;
        context.glGetnColorTable(target, format, type, bufSize, table);
    }

    public static void glGetnColorTableARB(Context context, int target, int format, int type, int bufSize, long table) {
        if (Guard.refuses(context, 0, "glGetnColorTableARB")) return;
        context.glGetnColorTableARB(target, format, type, bufSize, table);
    }

    public static void glGetnCompressedTexImage(Context context, int target, int lod, int bufSize, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnCompressedTexImage")) return;
        context.glGetnCompressedTexImage(target, lod, bufSize, pixels);
    }

    public static void glGetnCompressedTexImageARB(Context context, int target, int lod, int bufSize, long img) {
        if (Guard.refuses(context, 0, "glGetnCompressedTexImageARB")) return;
        context.glGetnCompressedTexImageARB(target, lod, bufSize, img);
    }

    public static void glGetnConvolutionFilter(Context context, int target, int format, int type, int bufSize, long image) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnConvolutionFilter")) return;
        context.glGetnConvolutionFilter(target, format, type, bufSize, image);
    }

    public static void glGetnConvolutionFilterARB(Context context, int target, int format, int type, int bufSize, long image) {
        if (Guard.refuses(context, 0, "glGetnConvolutionFilterARB")) return;
        context.glGetnConvolutionFilterARB(target, format, type, bufSize, image);
    }

    public static void glGetnHistogram(Context context, int target, boolean reset, int format, int type, int bufSize, long values) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnHistogram")) return;
        context.glGetnHistogram(target, reset, format, type, bufSize, values);
    }

    public static void glGetnHistogramARB(Context context, int target, boolean reset, int format, int type, int bufSize, long values) {
        if (Guard.refuses(context, 0, "glGetnHistogramARB")) return;
        context.glGetnHistogramARB(target, reset, format, type, bufSize, values);
    }

    public static void glGetnMapdv(Context context, int target, int query, int bufSize, long v) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnMapdv")) return;
        context.glGetnMapdv(target, query, bufSize, v);
    }

    public static void glGetnMapdvARB(Context context, int target, int query, int bufSize, long v) {
        if (Guard.refuses(context, 0, "glGetnMapdvARB")) return;
        context.glGetnMapdvARB(target, query, bufSize, v);
    }

    public static void glGetnMapfv(Context context, int target, int query, int bufSize, long v) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnMapfv")) return;
        context.glGetnMapfv(target, query, bufSize, v);
    }

    public static void glGetnMapfvARB(Context context, int target, int query, int bufSize, long v) {
        if (Guard.refuses(context, 0, "glGetnMapfvARB")) return;
        context.glGetnMapfvARB(target, query, bufSize, v);
    }

    public static void glGetnMapiv(Context context, int target, int query, int bufSize, long v) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnMapiv")) return;
        context.glGetnMapiv(target, query, bufSize, v);
    }

    public static void glGetnMapivARB(Context context, int target, int query, int bufSize, long v) {
        if (Guard.refuses(context, 0, "glGetnMapivARB")) return;
        context.glGetnMapivARB(target, query, bufSize, v);
    }

    public static void glGetnMinmax(Context context, int target, boolean reset, int format, int type, int bufSize, long values) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnMinmax")) return;
        context.glGetnMinmax(target, reset, format, type, bufSize, values);
    }

    public static void glGetnMinmaxARB(Context context, int target, boolean reset, int format, int type, int bufSize, long values) {
        if (Guard.refuses(context, 0, "glGetnMinmaxARB")) return;
        context.glGetnMinmaxARB(target, reset, format, type, bufSize, values);
    }

    public static void glGetnPixelMapfv(Context context, int map, int bufSize, long values) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnPixelMapfv")) return;
        context.glGetnPixelMapfv(map, bufSize, values);
    }

    public static void glGetnPixelMapfvARB(Context context, int map, int bufSize, long values) {
        if (Guard.refuses(context, 0, "glGetnPixelMapfvARB")) return;
        context.glGetnPixelMapfvARB(map, bufSize, values);
    }

    public static void glGetnPixelMapuiv(Context context, int map, int bufSize, long values) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnPixelMapuiv")) return;
        context.glGetnPixelMapuiv(map, bufSize, values);
    }

    public static void glGetnPixelMapuivARB(Context context, int map, int bufSize, long values) {
        if (Guard.refuses(context, 0, "glGetnPixelMapuivARB")) return;
        context.glGetnPixelMapuivARB(map, bufSize, values);
    }

    public static void glGetnPixelMapusv(Context context, int map, int bufSize, long values) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnPixelMapusv")) return;
        context.glGetnPixelMapusv(map, bufSize, values);
    }

    public static void glGetnPixelMapusvARB(Context context, int map, int bufSize, long values) {
        if (Guard.refuses(context, 0, "glGetnPixelMapusvARB")) return;
        context.glGetnPixelMapusvARB(map, bufSize, values);
    }

    public static void glGetnPolygonStipple(Context context, int bufSize, long pattern) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnPolygonStipple")) return;
        context.glGetnPolygonStipple(bufSize, pattern);
    }

    public static void glGetnPolygonStippleARB(Context context, int bufSize, long pattern) {
        if (Guard.refuses(context, 0, "glGetnPolygonStippleARB")) return;
        context.glGetnPolygonStippleARB(bufSize, pattern);
    }

    public static void glGetnSeparableFilter(Context context, int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnSeparableFilter")) return;
        context.glGetnSeparableFilter(target, format, type, rowBufSize, row, columnBufSize, column, span);
    }

    public static void glGetnSeparableFilterARB(Context context, int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        if (Guard.refuses(context, 0, "glGetnSeparableFilterARB")) return;
        context.glGetnSeparableFilterARB(target, format, type, rowBufSize, row, columnBufSize, column, span);
    }

    public static void glGetnTexImage(Context context, int target, int level, int format, int type, int bufSize, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnTexImage")) return;
        context.glGetnTexImage(target, level, format, type, bufSize, pixels);
    }

    public static void glGetnTexImageARB(Context context, int target, int level, int format, int type, int bufSize, long img) {
        if (Guard.refuses(context, 0, "glGetnTexImageARB")) return;
        context.glGetnTexImageARB(target, level, format, type, bufSize, img);
    }

    public static void glGetnUniformdv(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glGetnUniformdv")) return;
        context.glGetnUniformdv(program, location, bufSize, params);
    }

    public static void glGetnUniformdvARB(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformdvARB")) return;
        context.glGetnUniformdvARB(program, location, bufSize, params);
    }

    public static void glGetnUniformfv(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformfv")) return;
        context.glGetnUniformfv(program, location, bufSize, params);
    }

    public static void glGetnUniformfvARB(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformfvARB")) return;
        context.glGetnUniformfvARB(program, location, bufSize, params);
    }

    public static void glGetnUniformi64vARB(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformi64vARB")) return;
        context.glGetnUniformi64vARB(program, location, bufSize, params);
    }

    public static void glGetnUniformiv(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformiv")) return;
        context.glGetnUniformiv(program, location, bufSize, params);
    }

    public static void glGetnUniformivARB(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformivARB")) return;
        context.glGetnUniformivARB(program, location, bufSize, params);
    }

    public static void glGetnUniformui64vARB(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformui64vARB")) return;
        context.glGetnUniformui64vARB(program, location, bufSize, params);
    }

    public static void glGetnUniformuiv(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformuiv")) return;
        context.glGetnUniformuiv(program, location, bufSize, params);
    }

    public static void glGetnUniformuivARB(Context context, int program, int location, int bufSize, long params) {
        if (Guard.refuses(context, 0, "glGetnUniformuivARB")) return;
        context.glGetnUniformuivARB(program, location, bufSize, params);
    }

    public static void glHint(Context context, int target, int mode) {
        if (Guard.refuses(context, 0, "glHint")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glHint(target, mode)) return;
        context.glHint(target, mode);
    }

    public static void glHistogram(Context context, int target, int width, int internalformat, boolean sink) {
        if (Guard.refuses(context, Guard.LEGACY, "glHistogram")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glHistogram(target, width, internalformat, sink)) return;
        context.glHistogram(target, width, internalformat, sink);
    }

    public static void glIndexMask(Context context, int mask) {
        if (Guard.refuses(context, Guard.LEGACY, "glIndexMask")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexMask(mask)) return;
        context.glIndexMask(mask);
    }

    public static void glIndexPointer(Context context, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.LEGACY, "glIndexPointer")) return;
        context.glIndexPointer(type, stride, pointer);
    }

    public static void glIndexPointerEXT(Context context, int type, int stride, int count, long pointer) {
        if (Guard.refuses(context, 0, "glIndexPointerEXT")) return;
        context.glIndexPointerEXT(type, stride, count, pointer);
    }

    public static void glIndexd(Context context, double c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexd")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexd(c_)) return;
        context.glIndexd(c_);
    }

    public static void glIndexdv(Context context, long c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexdv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexdv(c_)) return;
        context.glIndexdv(c_);
    }

    public static void glIndexf(Context context, float c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexf(c_)) return;
        context.glIndexf(c_);
    }

    public static void glIndexfv(Context context, long c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexfv(c_)) return;
        context.glIndexfv(c_);
    }

    public static void glIndexi(Context context, int c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexi")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexi(c_)) return;
        context.glIndexi(c_);
    }

    public static void glIndexiv(Context context, long c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexiv(c_)) return;
        context.glIndexiv(c_);
    }

    public static void glIndexs(Context context, short c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexs")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexs(c_)) return;
        context.glIndexs(c_);
    }

    public static void glIndexsv(Context context, long c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexsv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexsv(c_)) return;
        context.glIndexsv(c_);
    }

    public static void glIndexub(Context context, byte c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexub")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexub(c_)) return;
        context.glIndexub(c_);
    }

    public static void glIndexubv(Context context, long c_) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glIndexubv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glIndexubv(c_)) return;
        context.glIndexubv(c_);
    }

    public static void glInitNames(Context context) {
        if (Guard.refuses(context, Guard.LEGACY, "glInitNames")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glInitNames()) return;
        context.glInitNames();
    }

    public static void glInsertEventMarkerEXT(Context context, int length, long marker) {
        if (Guard.refuses(context, 0, "glInsertEventMarkerEXT")) return;
        context.glInsertEventMarkerEXT(length, marker);
    }

    public static void glInterleavedArrays(Context context, int format, int stride, long pointer) {
        if (Guard.refuses(context, Guard.LEGACY, "glInterleavedArrays")) return;
        context.glInterleavedArrays(format, stride, pointer);
    }

    public static void glInvalidateBufferData(Context context, int buffer) {
        if (Guard.refuses(context, Guard.NO_ES, "glInvalidateBufferData")) return;
        context.glInvalidateBufferData(buffer);
    }

    public static void glInvalidateBufferSubData(Context context, int buffer, long offset, long length) {
        if (Guard.refuses(context, Guard.NO_ES, "glInvalidateBufferSubData")) return;
        context.glInvalidateBufferSubData(buffer, offset, length);
    }

    public static void glInvalidateFramebuffer(Context context, int target, int numAttachments, long attachments) {
        if (Guard.refuses(context, Guard.ES30, "glInvalidateFramebuffer")) return;
        context.glInvalidateFramebuffer(target, numAttachments, attachments);
    }

    public static void glInvalidateNamedFramebufferData(Context context, int framebuffer, int numAttachments, long attachments) {
        if (Guard.refuses(context, Guard.NO_ES, "glInvalidateNamedFramebufferData")) return;
        context.glInvalidateNamedFramebufferData(framebuffer, numAttachments, attachments);
    }

    public static void glInvalidateNamedFramebufferSubData(Context context, int framebuffer, int numAttachments, long attachments, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.NO_ES, "glInvalidateNamedFramebufferSubData")) return;
        context.glInvalidateNamedFramebufferSubData(framebuffer, numAttachments, attachments, x, y, width, height);
    }

    public static void glInvalidateSubFramebuffer(Context context, int target, int numAttachments, long attachments, int x, int y, int width, int height) {
        if (Guard.refuses(context, Guard.ES30, "glInvalidateSubFramebuffer")) return;
        context.glInvalidateSubFramebuffer(target, numAttachments, attachments, x, y, width, height);
    }

    public static void glInvalidateTexImage(Context context, int texture, int level) {
        if (Guard.refuses(context, Guard.NO_ES, "glInvalidateTexImage")) return;
        context.glInvalidateTexImage(texture, level);
    }

    public static void glInvalidateTexSubImage(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth) {
        if (Guard.refuses(context, Guard.NO_ES, "glInvalidateTexSubImage")) return;
        context.glInvalidateTexSubImage(texture, level, xoffset, yoffset, zoffset, width, height, depth);
    }

    public static boolean glIsBuffer(Context context, int buffer) {
        if (Guard.refuses(context, 0, "glIsBuffer")) return false;
        return context.glIsBuffer(buffer);
    }

    public static boolean glIsEnabled(Context context, int cap) {
        if (Guard.refuses(context, 0, "glIsEnabled")) return false;
        return context.glIsEnabled(cap);
    }

    public static boolean glIsEnabledi(Context context, int target, int index) {
        if (Guard.refuses(context, Guard.ES32, "glIsEnabledi")) return false;
        return context.glIsEnabledi(target, index);
    }

    public static boolean glIsFramebuffer(Context context, int framebuffer) {
        if (Guard.refuses(context, 0, "glIsFramebuffer")) return false;
        return context.glIsFramebuffer(framebuffer);
    }

    public static boolean glIsImageHandleResidentARB(Context context, long handle) {
        if (Guard.refuses(context, 0, "glIsImageHandleResidentARB")) return false;
        return context.glIsImageHandleResidentARB(handle);
    }

    public static boolean glIsList(Context context, int list) {
        if (Guard.refuses(context, Guard.LEGACY, "glIsList")) return false;
        return context.glIsList(list);
    }

    public static boolean glIsNamedStringARB(Context context, int namelen, long name) {
        if (Guard.refuses(context, 0, "glIsNamedStringARB")) return false;
        return context.glIsNamedStringARB(namelen, name);
    }

    public static boolean glIsProgram(Context context, int program) {
        if (Guard.refuses(context, 0, "glIsProgram")) return false;
        return context.glIsProgram(program);
    }

    public static boolean glIsProgramARB(Context context, int program) {
        if (Guard.refuses(context, 0, "glIsProgramARB")) return false;
        return context.glIsProgramARB(program);
    }

    public static boolean glIsProgramPipeline(Context context, int pipeline) {
        if (Guard.refuses(context, Guard.ES31, "glIsProgramPipeline")) return false;
        return context.glIsProgramPipeline(pipeline);
    }

    public static boolean glIsQuery(Context context, int id) {
        if (Guard.refuses(context, Guard.ES30, "glIsQuery")) return false;
        return context.glIsQuery(id);
    }

    public static boolean glIsRenderbuffer(Context context, int renderbuffer) {
        if (Guard.refuses(context, 0, "glIsRenderbuffer")) return false;
        return context.glIsRenderbuffer(renderbuffer);
    }

    public static boolean glIsSampler(Context context, int sampler) {
        if (Guard.refuses(context, Guard.ES30, "glIsSampler")) return false;
        return context.glIsSampler(sampler);
    }

    public static boolean glIsShader(Context context, int shader) {
        if (Guard.refuses(context, 0, "glIsShader")) return false;
        return context.glIsShader(shader);
    }

    public static boolean glIsSync(Context context, long sync) {
        if (Guard.refuses(context, Guard.ES30, "glIsSync")) return false;
        return context.glIsSync(sync);
    }

    public static boolean glIsTexture(Context context, int texture) {
        if (Guard.refuses(context, 0, "glIsTexture")) return false;
        return context.glIsTexture(texture);
    }

    public static boolean glIsTextureEXT(Context context, int texture) {
        if (Guard.refuses(context, 0, "glIsTextureEXT")) return false;
        return context.glIsTextureEXT(texture);
    }

    public static boolean glIsTextureHandleResidentARB(Context context, long handle) {
        if (Guard.refuses(context, 0, "glIsTextureHandleResidentARB")) return false;
        return context.glIsTextureHandleResidentARB(handle);
    }

    public static boolean glIsTransformFeedback(Context context, int id) {
        if (Guard.refuses(context, Guard.ES30, "glIsTransformFeedback")) return false;
        return context.glIsTransformFeedback(id);
    }

    public static boolean glIsVertexArray(Context context, int array) {
        if (Guard.refuses(context, Guard.ES30, "glIsVertexArray")) return false;
        return context.glIsVertexArray(array);
    }

    public static void glLabelObjectEXT(Context context, int type, int object, int length, long label) {
        if (Guard.refuses(context, 0, "glLabelObjectEXT")) return;
        context.glLabelObjectEXT(type, object, length, label);
    }

    public static void glLightModelf(Context context, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glLightModelf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLightModelf(pname, param)) return;
        context.glLightModelf(pname, param);
    }

    public static void glLightModelfv(Context context, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glLightModelfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLightModelfv(pname, params)) return;
        context.glLightModelfv(pname, params);
    }

    public static void glLightModeli(Context context, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glLightModeli")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLightModeli(pname, param)) return;
        context.glLightModeli(pname, param);
    }

    public static void glLightModeliv(Context context, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glLightModeliv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLightModeliv(pname, params)) return;
        context.glLightModeliv(pname, params);
    }

    public static void glLightf(Context context, int light, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glLightf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLightf(light, pname, param)) return;
        context.glLightf(light, pname, param);
    }

    public static void glLightfv(Context context, int light, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glLightfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLightfv(light, pname, params)) return;
        context.glLightfv(light, pname, params);
    }

    public static void glLighti(Context context, int light, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glLighti")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLighti(light, pname, param)) return;
        context.glLighti(light, pname, param);
    }

    public static void glLightiv(Context context, int light, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glLightiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLightiv(light, pname, params)) return;
        context.glLightiv(light, pname, params);
    }

    public static void glLineStipple(Context context, int factor, short pattern) {
        if (Guard.refuses(context, Guard.LEGACY, "glLineStipple")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLineStipple(factor, pattern)) return;
        context.glLineStipple(factor, pattern);
    }

    public static void glLineWidth(Context context, float width) {
        if (Guard.refuses(context, 0, "glLineWidth")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLineWidth(width)) return;
        context.glLineWidth(width);
    }

    public static void glLinkProgram(Context context, int program) {
        if (Guard.refuses(context, 0, "glLinkProgram")) return;
        context.glLinkProgram(program);
    }

    public static void glListBase(Context context, int base) {
        if (Guard.refuses(context, Guard.LEGACY, "glListBase")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glListBase(base)) return;
        context.glListBase(base);
    }

    public static void glLoadIdentity(Context context) {
        if (Guard.refuses(context, Guard.LEGACY, "glLoadIdentity")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLoadIdentity()) return;
        context.glLoadIdentity();
    }

    public static void glLoadMatrixd(Context context, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glLoadMatrixd")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLoadMatrixd(m)) return;
        context.glLoadMatrixd(m);
    }

    public static void glLoadMatrixf(Context context, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glLoadMatrixf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLoadMatrixf(m)) return;
        context.glLoadMatrixf(m);
    }

    public static void glLoadName(Context context, int name) {
        if (Guard.refuses(context, Guard.LEGACY, "glLoadName")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLoadName(name)) return;
        context.glLoadName(name);
    }

    public static void glLoadTransposeMatrixd(Context context, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glLoadTransposeMatrixd")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLoadTransposeMatrixd(m)) return;
        context.glLoadTransposeMatrixd(m);
    }

    public static void glLoadTransposeMatrixf(Context context, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glLoadTransposeMatrixf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLoadTransposeMatrixf(m)) return;
        context.glLoadTransposeMatrixf(m);
    }

    public static void glLockArraysEXT(Context context, int first, int count) {
        if (Guard.refuses(context, 0, "glLockArraysEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLockArraysEXT(first, count)) return;
        context.glLockArraysEXT(first, count);
    }

    public static void glLogicOp(Context context, int opcode) {
        if (Guard.refuses(context, Guard.NO_ES, "glLogicOp")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glLogicOp(opcode)) return;
        context.glLogicOp(opcode);
    }

    public static void glMakeImageHandleNonResidentARB(Context context, long handle) {
        if (Guard.refuses(context, 0, "glMakeImageHandleNonResidentARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMakeImageHandleNonResidentARB(handle)) return;
        context.glMakeImageHandleNonResidentARB(handle);
    }

    public static void glMakeImageHandleResidentARB(Context context, long handle, int access) {
        if (Guard.refuses(context, 0, "glMakeImageHandleResidentARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMakeImageHandleResidentARB(handle, access)) return;
        context.glMakeImageHandleResidentARB(handle, access);
    }

    public static void glMakeTextureHandleNonResidentARB(Context context, long handle) {
        if (Guard.refuses(context, 0, "glMakeTextureHandleNonResidentARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMakeTextureHandleNonResidentARB(handle)) return;
        context.glMakeTextureHandleNonResidentARB(handle);
    }

    public static void glMakeTextureHandleResidentARB(Context context, long handle) {
        if (Guard.refuses(context, 0, "glMakeTextureHandleResidentARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMakeTextureHandleResidentARB(handle)) return;
        context.glMakeTextureHandleResidentARB(handle);
    }

    public static void glMap1d(Context context, int target, double u1, double u2, int stride, int order, long points) {
        if (Guard.refuses(context, Guard.LEGACY, "glMap1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMap1d(target, u1, u2, stride, order, points)) return;
        context.glMap1d(target, u1, u2, stride, order, points);
    }

    public static void glMap1f(Context context, int target, float u1, float u2, int stride, int order, long points) {
        if (Guard.refuses(context, Guard.LEGACY, "glMap1f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMap1f(target, u1, u2, stride, order, points)) return;
        context.glMap1f(target, u1, u2, stride, order, points);
    }

    public static void glMap2d(Context context, int target, double u1, double u2, int ustride, int uorder, double v1, double v2, int vstride, int vorder, long points) {
        if (Guard.refuses(context, Guard.LEGACY, "glMap2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMap2d(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points)) return;
        context.glMap2d(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
    }

    public static void glMap2f(Context context, int target, float u1, float u2, int ustride, int uorder, float v1, float v2, int vstride, int vorder, long points) {
        if (Guard.refuses(context, Guard.LEGACY, "glMap2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMap2f(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points)) return;
        context.glMap2f(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
    }

    public static long glMapBuffer(Context context, int target, int access) {
        if (Guard.refuses(context, Guard.NO_ES, "glMapBuffer")) return 0;
        return context.glMapBuffer(target, access);
    }

    public static long glMapBufferRange(Context context, int target, long offset, long length, int access) {
        if (Guard.refuses(context, Guard.ES30, "glMapBufferRange")) return 0;
        return context.glMapBufferRange(target, offset, length, access);
    }

    public static void glMapGrid1d(Context context, int un, double u1, double u2) {
        if (Guard.refuses(context, Guard.LEGACY, "glMapGrid1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMapGrid1d(un, u1, u2)) return;
        context.glMapGrid1d(un, u1, u2);
    }

    public static void glMapGrid1f(Context context, int un, float u1, float u2) {
        if (Guard.refuses(context, Guard.LEGACY, "glMapGrid1f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMapGrid1f(un, u1, u2)) return;
        context.glMapGrid1f(un, u1, u2);
    }

    public static void glMapGrid2d(Context context, int un, double u1, double u2, int vn, double v1, double v2) {
        if (Guard.refuses(context, Guard.LEGACY, "glMapGrid2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMapGrid2d(un, u1, u2, vn, v1, v2)) return;
        context.glMapGrid2d(un, u1, u2, vn, v1, v2);
    }

    public static void glMapGrid2f(Context context, int un, float u1, float u2, int vn, float v1, float v2) {
        if (Guard.refuses(context, Guard.LEGACY, "glMapGrid2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMapGrid2f(un, u1, u2, vn, v1, v2)) return;
        context.glMapGrid2f(un, u1, u2, vn, v1, v2);
    }

    public static long glMapNamedBuffer(Context context, int buffer, int access) {
        if (Guard.refuses(context, Guard.NO_ES, "glMapNamedBuffer")) return 0;
        return context.glMapNamedBuffer(buffer, access);
    }

    public static long glMapNamedBufferEXT(Context context, int buffer, int access) {
        if (Guard.refuses(context, Guard.LEGACY, "glMapNamedBufferEXT")) return 0;
        return context.glMapNamedBufferEXT(buffer, access);
    }

    public static long glMapNamedBufferRange(Context context, int buffer, long offset, long length, int access) {
        if (Guard.refuses(context, Guard.NO_ES, "glMapNamedBufferRange")) return 0;
        return context.glMapNamedBufferRange(buffer, offset, length, access);
    }

    public static long glMapNamedBufferRangeEXT(Context context, int buffer, long offset, long length, int access) {
        if (Guard.refuses(context, Guard.LEGACY, "glMapNamedBufferRangeEXT")) return 0;
        return context.glMapNamedBufferRangeEXT(buffer, offset, length, access);
    }

    public static void glMaterialf(Context context, int face, int pname, float param) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glMaterialf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMaterialf(face, pname, param)) return;
        context.glMaterialf(face, pname, param);
    }

    public static void glMaterialfv(Context context, int face, int pname, long params) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glMaterialfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMaterialfv(face, pname, params)) return;
        context.glMaterialfv(face, pname, params);
    }

    public static void glMateriali(Context context, int face, int pname, int param) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glMateriali")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMateriali(face, pname, param)) return;
        context.glMateriali(face, pname, param);
    }

    public static void glMaterialiv(Context context, int face, int pname, long params) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY, "glMaterialiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMaterialiv(face, pname, params)) return;
        context.glMaterialiv(face, pname, params);
    }

    public static void glMatrixFrustumEXT(Context context, int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixFrustumEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixFrustumEXT(mode, left, right, bottom, top, zNear, zFar)) return;
        context.glMatrixFrustumEXT(mode, left, right, bottom, top, zNear, zFar);
    }

    public static void glMatrixIndexPointerARB(Context context, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, 0, "glMatrixIndexPointerARB")) return;
        context.glMatrixIndexPointerARB(size, type, stride, pointer);
    }

    public static void glMatrixIndexubvARB(Context context, int size, long indices) {
        if (Guard.refuses(context, 0, "glMatrixIndexubvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixIndexubvARB(size, indices)) return;
        context.glMatrixIndexubvARB(size, indices);
    }

    public static void glMatrixIndexuivARB(Context context, int size, long indices) {
        if (Guard.refuses(context, 0, "glMatrixIndexuivARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixIndexuivARB(size, indices)) return;
        context.glMatrixIndexuivARB(size, indices);
    }

    public static void glMatrixIndexusvARB(Context context, int size, long indices) {
        if (Guard.refuses(context, 0, "glMatrixIndexusvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixIndexusvARB(size, indices)) return;
        context.glMatrixIndexusvARB(size, indices);
    }

    public static void glMatrixLoadIdentityEXT(Context context, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixLoadIdentityEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixLoadIdentityEXT(mode)) return;
        context.glMatrixLoadIdentityEXT(mode);
    }

    public static void glMatrixLoadTransposedEXT(Context context, int mode, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixLoadTransposedEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixLoadTransposedEXT(mode, m)) return;
        context.glMatrixLoadTransposedEXT(mode, m);
    }

    public static void glMatrixLoadTransposefEXT(Context context, int mode, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixLoadTransposefEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixLoadTransposefEXT(mode, m)) return;
        context.glMatrixLoadTransposefEXT(mode, m);
    }

    public static void glMatrixLoaddEXT(Context context, int mode, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixLoaddEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixLoaddEXT(mode, m)) return;
        context.glMatrixLoaddEXT(mode, m);
    }

    public static void glMatrixLoadfEXT(Context context, int mode, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixLoadfEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixLoadfEXT(mode, m)) return;
        context.glMatrixLoadfEXT(mode, m);
    }

    public static void glMatrixMode(Context context, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixMode")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixMode(mode)) return;
        context.glMatrixMode(mode);
    }

    public static void glMatrixMultTransposedEXT(Context context, int mode, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixMultTransposedEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixMultTransposedEXT(mode, m)) return;
        context.glMatrixMultTransposedEXT(mode, m);
    }

    public static void glMatrixMultTransposefEXT(Context context, int mode, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixMultTransposefEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixMultTransposefEXT(mode, m)) return;
        context.glMatrixMultTransposefEXT(mode, m);
    }

    public static void glMatrixMultdEXT(Context context, int mode, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixMultdEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixMultdEXT(mode, m)) return;
        context.glMatrixMultdEXT(mode, m);
    }

    public static void glMatrixMultfEXT(Context context, int mode, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixMultfEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixMultfEXT(mode, m)) return;
        context.glMatrixMultfEXT(mode, m);
    }

    public static void glMatrixOrthoEXT(Context context, int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixOrthoEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixOrthoEXT(mode, left, right, bottom, top, zNear, zFar)) return;
        context.glMatrixOrthoEXT(mode, left, right, bottom, top, zNear, zFar);
    }

    public static void glMatrixPopEXT(Context context, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixPopEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixPopEXT(mode)) return;
        context.glMatrixPopEXT(mode);
    }

    public static void glMatrixPushEXT(Context context, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixPushEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixPushEXT(mode)) return;
        context.glMatrixPushEXT(mode);
    }

    public static void glMatrixRotatedEXT(Context context, int mode, double angle, double x, double y, double z) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixRotatedEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixRotatedEXT(mode, angle, x, y, z)) return;
        context.glMatrixRotatedEXT(mode, angle, x, y, z);
    }

    public static void glMatrixRotatefEXT(Context context, int mode, float angle, float x, float y, float z) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixRotatefEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixRotatefEXT(mode, angle, x, y, z)) return;
        context.glMatrixRotatefEXT(mode, angle, x, y, z);
    }

    public static void glMatrixScaledEXT(Context context, int mode, double x, double y, double z) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixScaledEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixScaledEXT(mode, x, y, z)) return;
        context.glMatrixScaledEXT(mode, x, y, z);
    }

    public static void glMatrixScalefEXT(Context context, int mode, float x, float y, float z) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixScalefEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixScalefEXT(mode, x, y, z)) return;
        context.glMatrixScalefEXT(mode, x, y, z);
    }

    public static void glMatrixTranslatedEXT(Context context, int mode, double x, double y, double z) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixTranslatedEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixTranslatedEXT(mode, x, y, z)) return;
        context.glMatrixTranslatedEXT(mode, x, y, z);
    }

    public static void glMatrixTranslatefEXT(Context context, int mode, float x, float y, float z) {
        if (Guard.refuses(context, Guard.LEGACY, "glMatrixTranslatefEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMatrixTranslatefEXT(mode, x, y, z)) return;
        context.glMatrixTranslatefEXT(mode, x, y, z);
    }

    public static void glMaxShaderCompilerThreadsARB(Context context, int count) {
        if (Guard.refuses(context, 0, "glMaxShaderCompilerThreadsARB")) return;
        context.glMaxShaderCompilerThreadsARB(count);
    }

    public static void glMemoryBarrier(Context context, int barriers) {
        if (Guard.refuses(context, Guard.ES31, "glMemoryBarrier")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMemoryBarrier(barriers)) return;
        context.glMemoryBarrier(barriers);
    }

    public static void glMemoryBarrierByRegion(Context context, int barriers) {
        if (Guard.refuses(context, Guard.ES31, "glMemoryBarrierByRegion")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMemoryBarrierByRegion(barriers)) return;
        context.glMemoryBarrierByRegion(barriers);
    }

    public static void glMinSampleShading(Context context, float value) {
        if (Guard.refuses(context, Guard.ES32, "glMinSampleShading")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMinSampleShading(value)) return;
        context.glMinSampleShading(value);
    }

    public static void glMinmax(Context context, int target, int internalformat, boolean sink) {
        if (Guard.refuses(context, Guard.LEGACY, "glMinmax")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMinmax(target, internalformat, sink)) return;
        context.glMinmax(target, internalformat, sink);
    }

    public static void glMultMatrixd(Context context, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultMatrixd")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultMatrixd(m)) return;
        context.glMultMatrixd(m);
    }

    public static void glMultMatrixf(Context context, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultMatrixf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultMatrixf(m)) return;
        context.glMultMatrixf(m);
    }

    public static void glMultTransposeMatrixd(Context context, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultTransposeMatrixd")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultTransposeMatrixd(m)) return;
        context.glMultTransposeMatrixd(m);
    }

    public static void glMultTransposeMatrixf(Context context, long m) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultTransposeMatrixf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultTransposeMatrixf(m)) return;
        context.glMultTransposeMatrixf(m);
    }

    public static void glMultiDrawArrays(Context context, int mode, long first, long count, int drawcount) {
        if (Guard.refuses(context, Guard.NO_ES, "glMultiDrawArrays")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiDrawArrays(mode, first, count, drawcount)) return;
        context.glMultiDrawArrays(mode, first, count, drawcount);
    }

    public static void glMultiDrawArraysIndirect(Context context, int mode, long indirect, int drawcount, int stride) {
        if (Guard.refuses(context, Guard.NO_ES, "glMultiDrawArraysIndirect")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiDrawArraysIndirect(mode, indirect, drawcount, stride)) return;
        context.glMultiDrawArraysIndirect(mode, indirect, drawcount, stride);
    }

    public static void glMultiDrawArraysIndirectCount(Context context, int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        if (Guard.refuses(context, Guard.NO_ES, "glMultiDrawArraysIndirectCount")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiDrawArraysIndirectCount(mode, indirect, drawcount, maxdrawcount, stride)) return;
        context.glMultiDrawArraysIndirectCount(mode, indirect, drawcount, maxdrawcount, stride);
    }

    public static void glMultiDrawElements(Context context, int mode, long count, int type, long indices, int drawcount) {
        if (Guard.refuses(context, Guard.NO_ES, "glMultiDrawElements")) return;
        context.glMultiDrawElements(mode, count, type, indices, drawcount);
    }

    public static void glMultiDrawElementsBaseVertex(Context context, int mode, long count, int type, long indices, int drawcount, long basevertex) {
        if (Guard.refuses(context, Guard.NO_ES, "glMultiDrawElementsBaseVertex")) return;
        context.glMultiDrawElementsBaseVertex(mode, count, type, indices, drawcount, basevertex);
    }

    public static void glMultiDrawElementsIndirect(Context context, int mode, int type, long indirect, int drawcount, int stride) {
        if (Guard.refuses(context, Guard.NO_ES, "glMultiDrawElementsIndirect")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiDrawElementsIndirect(mode, type, indirect, drawcount, stride)) return;
        context.glMultiDrawElementsIndirect(mode, type, indirect, drawcount, stride);
    }

    public static void glMultiDrawElementsIndirectCount(Context context, int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        if (Guard.refuses(context, Guard.NO_ES, "glMultiDrawElementsIndirectCount")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiDrawElementsIndirectCount(mode, type, indirect, drawcount, maxdrawcount, stride)) return;
        context.glMultiDrawElementsIndirectCount(mode, type, indirect, drawcount, maxdrawcount, stride);
    }

    public static void glMultiModeDrawArraysIBM(Context context, long mode, long first, long count, int primcount, int modestride) {
        if (Guard.refuses(context, 0, "glMultiModeDrawArraysIBM")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiModeDrawArraysIBM(mode, first, count, primcount, modestride)) return;
        context.glMultiModeDrawArraysIBM(mode, first, count, primcount, modestride);
    }

    public static void glMultiModeDrawElementsIBM(Context context, long mode, long count, int type, long indices, int primcount, int modestride) {
        if (Guard.refuses(context, 0, "glMultiModeDrawElementsIBM")) return;
        context.glMultiModeDrawElementsIBM(mode, count, type, indices, primcount, modestride);
    }

    public static void glMultiTexBufferEXT(Context context, int texunit, int target, int internalformat, int buffer) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexBufferEXT")) return;
        context.glMultiTexBufferEXT(texunit, target, internalformat, buffer);
    }

    public static void glMultiTexCoord1d(Context context, int target, double s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1d(target, s)) return;
        context.glMultiTexCoord1d(target, s);
    }

    public static void glMultiTexCoord1dv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord1dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1dv(target, v)) return;
        context.glMultiTexCoord1dv(target, v);
    }

    public static void glMultiTexCoord1f(Context context, int target, float s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord1f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1f(target, s)) return;
        context.glMultiTexCoord1f(target, s);
    }

    public static void glMultiTexCoord1fv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord1fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1fv(target, v)) return;
        context.glMultiTexCoord1fv(target, v);
    }

    public static void glMultiTexCoord1hNV(Context context, int target, short s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glMultiTexCoord1hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1hNV(target, s)) return;
        context.glMultiTexCoord1hNV(target, s);
    }

    public static void glMultiTexCoord1hvNV(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glMultiTexCoord1hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1hvNV(target, v)) return;
        context.glMultiTexCoord1hvNV(target, v);
    }

    public static void glMultiTexCoord1i(Context context, int target, int s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord1i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1i(target, s)) return;
        context.glMultiTexCoord1i(target, s);
    }

    public static void glMultiTexCoord1iv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord1iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1iv(target, v)) return;
        context.glMultiTexCoord1iv(target, v);
    }

    public static void glMultiTexCoord1s(Context context, int target, short s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord1s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1s(target, s)) return;
        context.glMultiTexCoord1s(target, s);
    }

    public static void glMultiTexCoord1sv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord1sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord1sv(target, v)) return;
        context.glMultiTexCoord1sv(target, v);
    }

    public static void glMultiTexCoord2d(Context context, int target, double s, double t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2d(target, s, t)) return;
        context.glMultiTexCoord2d(target, s, t);
    }

    public static void glMultiTexCoord2dv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2dv(target, v)) return;
        context.glMultiTexCoord2dv(target, v);
    }

    public static void glMultiTexCoord2f(Context context, int target, float s, float t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2f(target, s, t)) return;
        context.glMultiTexCoord2f(target, s, t);
    }

    public static void glMultiTexCoord2fv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2fv(target, v)) return;
        context.glMultiTexCoord2fv(target, v);
    }

    public static void glMultiTexCoord2hNV(Context context, int target, short s, short t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glMultiTexCoord2hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2hNV(target, s, t)) return;
        context.glMultiTexCoord2hNV(target, s, t);
    }

    public static void glMultiTexCoord2hvNV(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glMultiTexCoord2hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2hvNV(target, v)) return;
        context.glMultiTexCoord2hvNV(target, v);
    }

    public static void glMultiTexCoord2i(Context context, int target, int s, int t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord2i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2i(target, s, t)) return;
        context.glMultiTexCoord2i(target, s, t);
    }

    public static void glMultiTexCoord2iv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord2iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2iv(target, v)) return;
        context.glMultiTexCoord2iv(target, v);
    }

    public static void glMultiTexCoord2s(Context context, int target, short s, short t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord2s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2s(target, s, t)) return;
        context.glMultiTexCoord2s(target, s, t);
    }

    public static void glMultiTexCoord2sv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord2sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord2sv(target, v)) return;
        context.glMultiTexCoord2sv(target, v);
    }

    public static void glMultiTexCoord3d(Context context, int target, double s, double t, double r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3d(target, s, t, r)) return;
        context.glMultiTexCoord3d(target, s, t, r);
    }

    public static void glMultiTexCoord3dv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3dv(target, v)) return;
        context.glMultiTexCoord3dv(target, v);
    }

    public static void glMultiTexCoord3f(Context context, int target, float s, float t, float r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3f(target, s, t, r)) return;
        context.glMultiTexCoord3f(target, s, t, r);
    }

    public static void glMultiTexCoord3fv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3fv(target, v)) return;
        context.glMultiTexCoord3fv(target, v);
    }

    public static void glMultiTexCoord3hNV(Context context, int target, short s, short t, short r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glMultiTexCoord3hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3hNV(target, s, t, r)) return;
        context.glMultiTexCoord3hNV(target, s, t, r);
    }

    public static void glMultiTexCoord3hvNV(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glMultiTexCoord3hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3hvNV(target, v)) return;
        context.glMultiTexCoord3hvNV(target, v);
    }

    public static void glMultiTexCoord3i(Context context, int target, int s, int t, int r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3i(target, s, t, r)) return;
        context.glMultiTexCoord3i(target, s, t, r);
    }

    public static void glMultiTexCoord3iv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3iv(target, v)) return;
        context.glMultiTexCoord3iv(target, v);
    }

    public static void glMultiTexCoord3s(Context context, int target, short s, short t, short r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3s(target, s, t, r)) return;
        context.glMultiTexCoord3s(target, s, t, r);
    }

    public static void glMultiTexCoord3sv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord3sv(target, v)) return;
        context.glMultiTexCoord3sv(target, v);
    }

    public static void glMultiTexCoord4d(Context context, int target, double s, double t, double r, double q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4d(target, s, t, r, q)) return;
        context.glMultiTexCoord4d(target, s, t, r, q);
    }

    public static void glMultiTexCoord4dv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4dv(target, v)) return;
        context.glMultiTexCoord4dv(target, v);
    }

    public static void glMultiTexCoord4f(Context context, int target, float s, float t, float r, float q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord4f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4f(target, s, t, r, q)) return;
        context.glMultiTexCoord4f(target, s, t, r, q);
    }

    public static void glMultiTexCoord4fv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4fv(target, v)) return;
        context.glMultiTexCoord4fv(target, v);
    }

    public static void glMultiTexCoord4hNV(Context context, int target, short s, short t, short r, short q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glMultiTexCoord4hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4hNV(target, s, t, r, q)) return;
        context.glMultiTexCoord4hNV(target, s, t, r, q);
    }

    public static void glMultiTexCoord4hvNV(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glMultiTexCoord4hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4hvNV(target, v)) return;
        context.glMultiTexCoord4hvNV(target, v);
    }

    public static void glMultiTexCoord4i(Context context, int target, int s, int t, int r, int q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord4i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4i(target, s, t, r, q)) return;
        context.glMultiTexCoord4i(target, s, t, r, q);
    }

    public static void glMultiTexCoord4iv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4iv(target, v)) return;
        context.glMultiTexCoord4iv(target, v);
    }

    public static void glMultiTexCoord4s(Context context, int target, short s, short t, short r, short q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord4s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4s(target, s, t, r, q)) return;
        context.glMultiTexCoord4s(target, s, t, r, q);
    }

    public static void glMultiTexCoord4sv(Context context, int target, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoord4sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoord4sv(target, v)) return;
        context.glMultiTexCoord4sv(target, v);
    }

    public static void glMultiTexCoordP1ui(Context context, int texture, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glMultiTexCoordP1ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP1ui(texture, type, coords)) return;
        context.glMultiTexCoordP1ui(texture, type, coords);
    }

    public static void glMultiTexCoordP1uiv(Context context, int texture, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glMultiTexCoordP1uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP1uiv(texture, type, coords)) return;
        context.glMultiTexCoordP1uiv(texture, type, coords);
    }

    public static void glMultiTexCoordP2ui(Context context, int texture, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glMultiTexCoordP2ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP2ui(texture, type, coords)) return;
        context.glMultiTexCoordP2ui(texture, type, coords);
    }

    public static void glMultiTexCoordP2uiv(Context context, int texture, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glMultiTexCoordP2uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP2uiv(texture, type, coords)) return;
        context.glMultiTexCoordP2uiv(texture, type, coords);
    }

    public static void glMultiTexCoordP3ui(Context context, int texture, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glMultiTexCoordP3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP3ui(texture, type, coords)) return;
        context.glMultiTexCoordP3ui(texture, type, coords);
    }

    public static void glMultiTexCoordP3uiv(Context context, int texture, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glMultiTexCoordP3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP3uiv(texture, type, coords)) return;
        context.glMultiTexCoordP3uiv(texture, type, coords);
    }

    public static void glMultiTexCoordP4ui(Context context, int texture, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glMultiTexCoordP4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP4ui(texture, type, coords)) return;
        context.glMultiTexCoordP4ui(texture, type, coords);
    }

    public static void glMultiTexCoordP4uiv(Context context, int texture, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glMultiTexCoordP4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexCoordP4uiv(texture, type, coords)) return;
        context.glMultiTexCoordP4uiv(texture, type, coords);
    }

    public static void glMultiTexCoordPointerEXT(Context context, int texunit, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glMultiTexCoordPointerEXT")) return;
        context.glMultiTexCoordPointerEXT(texunit, size, type, stride, pointer);
    }

    public static void glMultiTexEnvfEXT(Context context, int texunit, int target, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexEnvfEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexEnvfEXT(texunit, target, pname, param)) return;
        context.glMultiTexEnvfEXT(texunit, target, pname, param);
    }

    public static void glMultiTexEnvfvEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexEnvfvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexEnvfvEXT(texunit, target, pname, params)) return;
        context.glMultiTexEnvfvEXT(texunit, target, pname, params);
    }

    public static void glMultiTexEnviEXT(Context context, int texunit, int target, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexEnviEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexEnviEXT(texunit, target, pname, param)) return;
        context.glMultiTexEnviEXT(texunit, target, pname, param);
    }

    public static void glMultiTexEnvivEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexEnvivEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexEnvivEXT(texunit, target, pname, params)) return;
        context.glMultiTexEnvivEXT(texunit, target, pname, params);
    }

    public static void glMultiTexGendEXT(Context context, int texunit, int coord, int pname, double param) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexGendEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexGendEXT(texunit, coord, pname, param)) return;
        context.glMultiTexGendEXT(texunit, coord, pname, param);
    }

    public static void glMultiTexGendvEXT(Context context, int texunit, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexGendvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexGendvEXT(texunit, coord, pname, params)) return;
        context.glMultiTexGendvEXT(texunit, coord, pname, params);
    }

    public static void glMultiTexGenfEXT(Context context, int texunit, int coord, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexGenfEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexGenfEXT(texunit, coord, pname, param)) return;
        context.glMultiTexGenfEXT(texunit, coord, pname, param);
    }

    public static void glMultiTexGenfvEXT(Context context, int texunit, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexGenfvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexGenfvEXT(texunit, coord, pname, params)) return;
        context.glMultiTexGenfvEXT(texunit, coord, pname, params);
    }

    public static void glMultiTexGeniEXT(Context context, int texunit, int coord, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexGeniEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexGeniEXT(texunit, coord, pname, param)) return;
        context.glMultiTexGeniEXT(texunit, coord, pname, param);
    }

    public static void glMultiTexGenivEXT(Context context, int texunit, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexGenivEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexGenivEXT(texunit, coord, pname, params)) return;
        context.glMultiTexGenivEXT(texunit, coord, pname, params);
    }

    public static void glMultiTexImage1DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, format, type, pixels)) return;
        context.glMultiTexImage1DEXT(texunit, target, level, internalformat, width, border, format, type, pixels);
    }

    public static void glMultiTexImage2DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, format, type, pixels)) return;
        context.glMultiTexImage2DEXT(texunit, target, level, internalformat, width, height, border, format, type, pixels);
    }

    public static void glMultiTexImage3DEXT(Context context, int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, format, type, pixels)) return;
        context.glMultiTexImage3DEXT(texunit, target, level, internalformat, width, height, depth, border, format, type, pixels);
    }

    public static void glMultiTexParameterIivEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexParameterIivEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexParameterIivEXT(texunit, target, pname, params)) return;
        context.glMultiTexParameterIivEXT(texunit, target, pname, params);
    }

    public static void glMultiTexParameterIuivEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexParameterIuivEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexParameterIuivEXT(texunit, target, pname, params)) return;
        context.glMultiTexParameterIuivEXT(texunit, target, pname, params);
    }

    public static void glMultiTexParameterfEXT(Context context, int texunit, int target, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexParameterfEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexParameterfEXT(texunit, target, pname, param)) return;
        context.glMultiTexParameterfEXT(texunit, target, pname, param);
    }

    public static void glMultiTexParameterfvEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexParameterfvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexParameterfvEXT(texunit, target, pname, params)) return;
        context.glMultiTexParameterfvEXT(texunit, target, pname, params);
    }

    public static void glMultiTexParameteriEXT(Context context, int texunit, int target, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexParameteriEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexParameteriEXT(texunit, target, pname, param)) return;
        context.glMultiTexParameteriEXT(texunit, target, pname, param);
    }

    public static void glMultiTexParameterivEXT(Context context, int texunit, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexParameterivEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexParameterivEXT(texunit, target, pname, params)) return;
        context.glMultiTexParameterivEXT(texunit, target, pname, params);
    }

    public static void glMultiTexSubImage1DEXT(Context context, int texunit, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexSubImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, type, pixels)) return;
        context.glMultiTexSubImage1DEXT(texunit, target, level, xoffset, width, format, type, pixels);
    }

    public static void glMultiTexSubImage2DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexSubImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, type, pixels)) return;
        context.glMultiTexSubImage2DEXT(texunit, target, level, xoffset, yoffset, width, height, format, type, pixels);
    }

    public static void glMultiTexSubImage3DEXT(Context context, int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glMultiTexSubImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) return;
        context.glMultiTexSubImage3DEXT(texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
    }

    public static void glNamedBufferData(Context context, int buffer, long size, long data, int usage) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedBufferData")) return;
        context.glNamedBufferData(buffer, size, data, usage);
    }

    public static void glNamedBufferDataEXT(Context context, int buffer, long size, long data, int usage) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedBufferDataEXT")) return;
        context.glNamedBufferDataEXT(buffer, size, data, usage);
    }

    public static void glNamedBufferPageCommitmentARB(Context context, int buffer, long offset, long size, boolean commit) {
        if (Guard.refuses(context, 0, "glNamedBufferPageCommitmentARB")) return;
        context.glNamedBufferPageCommitmentARB(buffer, offset, size, commit);
    }

    public static void glNamedBufferPageCommitmentEXT(Context context, int buffer, long offset, long size, boolean commit) {
        if (Guard.refuses(context, 0, "glNamedBufferPageCommitmentEXT")) return;
        context.glNamedBufferPageCommitmentEXT(buffer, offset, size, commit);
    }

    public static void glNamedBufferStorage(Context context, int buffer, long size, long data, int flags) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedBufferStorage")) return;
        context.glNamedBufferStorage(buffer, size, data, flags);
    }

    public static void glNamedBufferStorageEXT(Context context, int buffer, long size, long data, int flags) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedBufferStorageEXT")) return;
        context.glNamedBufferStorageEXT(buffer, size, data, flags);
    }

    public static void glNamedBufferSubData(Context context, int buffer, long offset, long size, long data) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedBufferSubData")) return;
        context.glNamedBufferSubData(buffer, offset, size, data);
    }

    public static void glNamedBufferSubDataEXT(Context context, int buffer, long offset, long size, long data) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedBufferSubDataEXT")) return;
        context.glNamedBufferSubDataEXT(buffer, offset, size, data);
    }

    public static void glNamedCopyBufferSubDataEXT(Context context, int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedCopyBufferSubDataEXT")) return;
        context.glNamedCopyBufferSubDataEXT(readBuffer, writeBuffer, readOffset, writeOffset, size);
    }

    public static void glNamedFramebufferDrawBuffer(Context context, int framebuffer, int buf) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedFramebufferDrawBuffer")) return;
        context.glNamedFramebufferDrawBuffer(framebuffer, buf);
    }

    public static void glNamedFramebufferDrawBuffers(Context context, int framebuffer, int n, long bufs) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedFramebufferDrawBuffers")) return;
        context.glNamedFramebufferDrawBuffers(framebuffer, n, bufs);
    }

    public static void glNamedFramebufferParameteri(Context context, int framebuffer, int pname, int param) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedFramebufferParameteri")) return;
        context.glNamedFramebufferParameteri(framebuffer, pname, param);
    }

    public static void glNamedFramebufferParameteriEXT(Context context, int framebuffer, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedFramebufferParameteriEXT")) return;
        context.glNamedFramebufferParameteriEXT(framebuffer, pname, param);
    }

    public static void glNamedFramebufferReadBuffer(Context context, int framebuffer, int src) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedFramebufferReadBuffer")) return;
        context.glNamedFramebufferReadBuffer(framebuffer, src);
    }

    public static void glNamedFramebufferRenderbuffer(Context context, int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedFramebufferRenderbuffer")) return;
        context.glNamedFramebufferRenderbuffer(framebuffer, attachment, renderbuffertarget, renderbuffer);
    }

    public static void glNamedFramebufferRenderbufferEXT(Context context, int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedFramebufferRenderbufferEXT")) return;
        context.glNamedFramebufferRenderbufferEXT(framebuffer, attachment, renderbuffertarget, renderbuffer);
    }

    public static void glNamedFramebufferSampleLocationsfvARB(Context context, int framebuffer, int start, int count, long v) {
        if (Guard.refuses(context, 0, "glNamedFramebufferSampleLocationsfvARB")) return;
        context.glNamedFramebufferSampleLocationsfvARB(framebuffer, start, count, v);
    }

    public static void glNamedFramebufferTexture(Context context, int framebuffer, int attachment, int texture, int level) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedFramebufferTexture")) return;
        context.glNamedFramebufferTexture(framebuffer, attachment, texture, level);
    }

    public static void glNamedFramebufferTexture1DEXT(Context context, int framebuffer, int attachment, int textarget, int texture, int level) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedFramebufferTexture1DEXT")) return;
        context.glNamedFramebufferTexture1DEXT(framebuffer, attachment, textarget, texture, level);
    }

    public static void glNamedFramebufferTexture2DEXT(Context context, int framebuffer, int attachment, int textarget, int texture, int level) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedFramebufferTexture2DEXT")) return;
        context.glNamedFramebufferTexture2DEXT(framebuffer, attachment, textarget, texture, level);
    }

    public static void glNamedFramebufferTexture3DEXT(Context context, int framebuffer, int attachment, int textarget, int texture, int level, int zoffset) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedFramebufferTexture3DEXT")) return;
        context.glNamedFramebufferTexture3DEXT(framebuffer, attachment, textarget, texture, level, zoffset);
    }

    public static void glNamedFramebufferTextureEXT(Context context, int framebuffer, int attachment, int texture, int level) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedFramebufferTextureEXT")) return;
        context.glNamedFramebufferTextureEXT(framebuffer, attachment, texture, level);
    }

    public static void glNamedFramebufferTextureFaceEXT(Context context, int framebuffer, int attachment, int texture, int level, int face) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedFramebufferTextureFaceEXT")) return;
        context.glNamedFramebufferTextureFaceEXT(framebuffer, attachment, texture, level, face);
    }

    public static void glNamedFramebufferTextureLayer(Context context, int framebuffer, int attachment, int texture, int level, int layer) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedFramebufferTextureLayer")) return;
        context.glNamedFramebufferTextureLayer(framebuffer, attachment, texture, level, layer);
    }

    public static void glNamedFramebufferTextureLayerEXT(Context context, int framebuffer, int attachment, int texture, int level, int layer) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedFramebufferTextureLayerEXT")) return;
        context.glNamedFramebufferTextureLayerEXT(framebuffer, attachment, texture, level, layer);
    }

    public static void glNamedProgramLocalParameter4dEXT(Context context, int program, int target, int index, double x, double y, double z, double w) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedProgramLocalParameter4dEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameter4dEXT(program, target, index, x, y, z, w)) return;
        context.glNamedProgramLocalParameter4dEXT(program, target, index, x, y, z, w);
    }

    public static void glNamedProgramLocalParameter4dvEXT(Context context, int program, int target, int index, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedProgramLocalParameter4dvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameter4dvEXT(program, target, index, params)) return;
        context.glNamedProgramLocalParameter4dvEXT(program, target, index, params);
    }

    public static void glNamedProgramLocalParameter4fEXT(Context context, int program, int target, int index, float x, float y, float z, float w) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedProgramLocalParameter4fEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameter4fEXT(program, target, index, x, y, z, w)) return;
        context.glNamedProgramLocalParameter4fEXT(program, target, index, x, y, z, w);
    }

    public static void glNamedProgramLocalParameter4fvEXT(Context context, int program, int target, int index, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedProgramLocalParameter4fvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameter4fvEXT(program, target, index, params)) return;
        context.glNamedProgramLocalParameter4fvEXT(program, target, index, params);
    }

    public static void glNamedProgramLocalParameters4fvEXT(Context context, int program, int target, int index, int count, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedProgramLocalParameters4fvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNamedProgramLocalParameters4fvEXT(program, target, index, count, params)) return;
        context.glNamedProgramLocalParameters4fvEXT(program, target, index, count, params);
    }

    public static void glNamedProgramStringEXT(Context context, int program, int target, int format, int len, long string) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedProgramStringEXT")) return;
        context.glNamedProgramStringEXT(program, target, format, len, string);
    }

    public static void glNamedRenderbufferStorage(Context context, int renderbuffer, int internalformat, int width, int height) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedRenderbufferStorage")) return;
        context.glNamedRenderbufferStorage(renderbuffer, internalformat, width, height);
    }

    public static void glNamedRenderbufferStorageEXT(Context context, int renderbuffer, int internalformat, int width, int height) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedRenderbufferStorageEXT")) return;
        context.glNamedRenderbufferStorageEXT(renderbuffer, internalformat, width, height);
    }

    public static void glNamedRenderbufferStorageMultisample(Context context, int renderbuffer, int samples, int internalformat, int width, int height) {
        if (Guard.refuses(context, Guard.NO_ES, "glNamedRenderbufferStorageMultisample")) return;
        context.glNamedRenderbufferStorageMultisample(renderbuffer, samples, internalformat, width, height);
    }

    public static void glNamedRenderbufferStorageMultisampleEXT(Context context, int renderbuffer, int samples, int internalformat, int width, int height) {
        if (Guard.refuses(context, Guard.LEGACY, "glNamedRenderbufferStorageMultisampleEXT")) return;
        context.glNamedRenderbufferStorageMultisampleEXT(renderbuffer, samples, internalformat, width, height);
    }

    public static void glNamedStringARB(Context context, int type, int namelen, long name, int stringlen, long string) {
        if (Guard.refuses(context, 0, "glNamedStringARB")) return;
        context.glNamedStringARB(type, namelen, name, stringlen, string);
    }

    public static void glNewList(Context context, int list, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glNewList")) return;
        context.glNewList(list, mode);
    }

    public static void glNormal3b(Context context, byte nx, byte ny, byte nz) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3b")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3b(nx, ny, nz)) return;
        context.glNormal3b(nx, ny, nz);
    }

    public static void glNormal3bv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3bv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3bv(v)) return;
        context.glNormal3bv(v);
    }

    public static void glNormal3d(Context context, double nx, double ny, double nz) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3d(nx, ny, nz)) return;
        context.glNormal3d(nx, ny, nz);
    }

    public static void glNormal3dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3dv(v)) return;
        context.glNormal3dv(v);
    }

    public static void glNormal3f(Context context, float nx, float ny, float nz) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3f(nx, ny, nz)) return;
        context.glNormal3f(nx, ny, nz);
    }

    public static void glNormal3fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3fv(v)) return;
        context.glNormal3fv(v);
    }

    public static void glNormal3hNV(Context context, short nx, short ny, short nz) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glNormal3hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3hNV(nx, ny, nz)) return;
        context.glNormal3hNV(nx, ny, nz);
    }

    public static void glNormal3hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glNormal3hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3hvNV(v)) return;
        context.glNormal3hvNV(v);
    }

    public static void glNormal3i(Context context, int nx, int ny, int nz) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3i(nx, ny, nz)) return;
        context.glNormal3i(nx, ny, nz);
    }

    public static void glNormal3iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3iv(v)) return;
        context.glNormal3iv(v);
    }

    public static void glNormal3s(Context context, short nx, short ny, short nz) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3s(nx, ny, nz)) return;
        context.glNormal3s(nx, ny, nz);
    }

    public static void glNormal3sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormal3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormal3sv(v)) return;
        context.glNormal3sv(v);
    }

    public static void glNormalP3ui(Context context, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glNormalP3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormalP3ui(type, coords)) return;
        context.glNormalP3ui(type, coords);
    }

    public static void glNormalP3uiv(Context context, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glNormalP3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glNormalP3uiv(type, coords)) return;
        context.glNormalP3uiv(type, coords);
    }

    public static void glNormalPointer(Context context, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glNormalPointer")) return;
        context.glNormalPointer(type, stride, pointer);
    }

    public static void glNormalPointerEXT(Context context, int type, int stride, int count, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glNormalPointerEXT")) return;
        context.glNormalPointerEXT(type, stride, count, pointer);
    }

    public static void glObjectLabel(Context context, int identifier, int name, int length, long label) {
        if (Guard.refuses(context, 0, "glObjectLabel")) return;
        context.glObjectLabel(identifier, name, length, label);
    }

    public static void glObjectPtrLabel(Context context, long ptr, int length, long label) {
        if (Guard.refuses(context, 0, "glObjectPtrLabel")) return;
        context.glObjectPtrLabel(ptr, length, label);
    }

    public static void glOrtho(Context context, double left, double right, double bottom, double top, double zNear, double zFar) {
        if (Guard.refuses(context, Guard.LEGACY, "glOrtho")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glOrtho(left, right, bottom, top, zNear, zFar)) return;
        context.glOrtho(left, right, bottom, top, zNear, zFar);
    }

    public static void glPassThrough(Context context, float token) {
        if (Guard.refuses(context, Guard.LEGACY, "glPassThrough")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPassThrough(token)) return;
        context.glPassThrough(token);
    }

    public static void glPatchParameterfv(Context context, int pname, long values) {
        if (Guard.refuses(context, Guard.NO_ES, "glPatchParameterfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPatchParameterfv(pname, values)) return;
        context.glPatchParameterfv(pname, values);
    }

    public static void glPatchParameteri(Context context, int pname, int value) {
        if (Guard.refuses(context, Guard.ES32, "glPatchParameteri")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPatchParameteri(pname, value)) return;
        context.glPatchParameteri(pname, value);
    }

    public static void glPauseTransformFeedback(Context context) {
        if (Guard.refuses(context, Guard.ES30, "glPauseTransformFeedback")) return;
        context.glPauseTransformFeedback();
    }

    public static void glPixelMapfv(Context context, int map, int mapsize, long values) {
        if (Guard.refuses(context, Guard.LEGACY, "glPixelMapfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPixelMapfv(map, mapsize, values)) return;
        context.glPixelMapfv(map, mapsize, values);
    }

    public static void glPixelMapuiv(Context context, int map, int mapsize, long values) {
        if (Guard.refuses(context, Guard.LEGACY, "glPixelMapuiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPixelMapuiv(map, mapsize, values)) return;
        context.glPixelMapuiv(map, mapsize, values);
    }

    public static void glPixelMapusv(Context context, int map, int mapsize, long values) {
        if (Guard.refuses(context, Guard.LEGACY, "glPixelMapusv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPixelMapusv(map, mapsize, values)) return;
        context.glPixelMapusv(map, mapsize, values);
    }

    public static void glPixelStoref(Context context, int pname, float param) {
        if (Guard.refuses(context, Guard.NO_ES, "glPixelStoref")) return;
        context.glPixelStoref(pname, param);
    }

    public static void glPixelStorei(Context context, int pname, int param) {
        if (Guard.refuses(context, 0, "glPixelStorei")) return;
        context.glPixelStorei(pname, param);
    }

    public static void glPixelTransferf(Context context, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glPixelTransferf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPixelTransferf(pname, param)) return;
        context.glPixelTransferf(pname, param);
    }

    public static void glPixelTransferi(Context context, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glPixelTransferi")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPixelTransferi(pname, param)) return;
        context.glPixelTransferi(pname, param);
    }

    public static void glPixelZoom(Context context, float xfactor, float yfactor) {
        if (Guard.refuses(context, Guard.LEGACY, "glPixelZoom")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPixelZoom(xfactor, yfactor)) return;
        context.glPixelZoom(xfactor, yfactor);
    }

    public static void glPointParameterf(Context context, int pname, float param) {
        if (Guard.refuses(context, Guard.NO_ES, "glPointParameterf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPointParameterf(pname, param)) return;
        context.glPointParameterf(pname, param);
    }

    public static void glPointParameterfv(Context context, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glPointParameterfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPointParameterfv(pname, params)) return;
        context.glPointParameterfv(pname, params);
    }

    public static void glPointParameteri(Context context, int pname, int param) {
        if (Guard.refuses(context, Guard.NO_ES, "glPointParameteri")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPointParameteri(pname, param)) return;
        context.glPointParameteri(pname, param);
    }

    public static void glPointParameteriv(Context context, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glPointParameteriv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPointParameteriv(pname, params)) return;
        context.glPointParameteriv(pname, params);
    }

    public static void glPointSize(Context context, float size) {
        if (Guard.refuses(context, Guard.NO_ES, "glPointSize")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPointSize(size)) return;
        context.glPointSize(size);
    }

    public static void glPolygonMode(Context context, int face, int mode) {
        if (Guard.refuses(context, Guard.NO_ES, "glPolygonMode")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPolygonMode(face, mode)) return;
        context.glPolygonMode(face, mode);
    }

    public static void glPolygonOffset(Context context, float factor, float units) {
        if (Guard.refuses(context, 0, "glPolygonOffset")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPolygonOffset(factor, units)) return;
        context.glPolygonOffset(factor, units);
    }

    public static void glPolygonOffsetClamp(Context context, float factor, float units, float clamp) {
        if (Guard.refuses(context, Guard.NO_ES, "glPolygonOffsetClamp")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPolygonOffsetClamp(factor, units, clamp)) return;
        context.glPolygonOffsetClamp(factor, units, clamp);
    }

    public static void glPolygonOffsetEXT(Context context, float factor, float bias) {
        if (Guard.refuses(context, 0, "glPolygonOffsetEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPolygonOffsetEXT(factor, bias)) return;
        context.glPolygonOffsetEXT(factor, bias);
    }

    public static void glPolygonStipple(Context context, long mask) {
        if (Guard.refuses(context, Guard.LEGACY, "glPolygonStipple")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPolygonStipple(mask)) return;
        context.glPolygonStipple(mask);
    }

    public static void glPopAttrib(Context context) {
        if (Guard.refuses(context, Guard.LEGACY, "glPopAttrib")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPopAttrib()) return;
        context.glPopAttrib();
    }

    public static void glPopClientAttrib(Context context) {
        if (Guard.refuses(context, Guard.LEGACY, "glPopClientAttrib")) return;
        context.glPopClientAttrib();
    }

    public static void glPopDebugGroup(Context context) {
        if (Guard.refuses(context, 0, "glPopDebugGroup")) return;
        context.glPopDebugGroup();
    }

    public static void glPopGroupMarkerEXT(Context context) {
        if (Guard.refuses(context, 0, "glPopGroupMarkerEXT")) return;
        context.glPopGroupMarkerEXT();
    }

    public static void glPopMatrix(Context context) {
        if (Guard.refuses(context, Guard.LEGACY, "glPopMatrix")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPopMatrix()) return;
        context.glPopMatrix();
    }

    public static void glPopName(Context context) {
        if (Guard.refuses(context, Guard.LEGACY, "glPopName")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPopName()) return;
        context.glPopName();
    }

    public static void glPrimitiveBoundingBox(Context context, float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        if (Guard.refuses(context, Guard.ES32, "glPrimitiveBoundingBox")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPrimitiveBoundingBox(minX, minY, minZ, minW, maxX, maxY, maxZ, maxW)) return;
        context.glPrimitiveBoundingBox(minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
    }

    public static void glPrimitiveRestartIndex(Context context, int index) {
        if (Guard.refuses(context, Guard.NO_ES, "glPrimitiveRestartIndex")) return;
        context.glPrimitiveRestartIndex(index);
    }

    public static void glPrimitiveRestartIndexNV(Context context, int index) {
        if (Guard.refuses(context, 0, "glPrimitiveRestartIndexNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPrimitiveRestartIndexNV(index)) return;
        context.glPrimitiveRestartIndexNV(index);
    }

    public static void glPrimitiveRestartNV(Context context) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glPrimitiveRestartNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPrimitiveRestartNV()) return;
        context.glPrimitiveRestartNV();
    }

    public static void glPrioritizeTextures(Context context, int n, long textures, long priorities) {
        if (Guard.refuses(context, Guard.LEGACY, "glPrioritizeTextures")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPrioritizeTextures(n, textures, priorities)) return;
        context.glPrioritizeTextures(n, textures, priorities);
    }

    public static void glProgramBinary(Context context, int program, int binaryFormat, long binary, int length) {
        if (Guard.refuses(context, Guard.ES30, "glProgramBinary")) return;
        context.glProgramBinary(program, binaryFormat, binary, length);
    }

    public static void glProgramEnvParameter4dARB(Context context, int target, int index, double x, double y, double z, double w) {
        if (Guard.refuses(context, 0, "glProgramEnvParameter4dARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramEnvParameter4dARB(target, index, x, y, z, w)) return;
        context.glProgramEnvParameter4dARB(target, index, x, y, z, w);
    }

    public static void glProgramEnvParameter4dvARB(Context context, int target, int index, long params) {
        if (Guard.refuses(context, 0, "glProgramEnvParameter4dvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramEnvParameter4dvARB(target, index, params)) return;
        context.glProgramEnvParameter4dvARB(target, index, params);
    }

    public static void glProgramEnvParameter4fARB(Context context, int target, int index, float x, float y, float z, float w) {
        if (Guard.refuses(context, 0, "glProgramEnvParameter4fARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramEnvParameter4fARB(target, index, x, y, z, w)) return;
        context.glProgramEnvParameter4fARB(target, index, x, y, z, w);
    }

    public static void glProgramEnvParameter4fvARB(Context context, int target, int index, long params) {
        if (Guard.refuses(context, 0, "glProgramEnvParameter4fvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramEnvParameter4fvARB(target, index, params)) return;
        context.glProgramEnvParameter4fvARB(target, index, params);
    }

    public static void glProgramEnvParameters4fvEXT(Context context, int target, int index, int count, long params) {
        if (Guard.refuses(context, 0, "glProgramEnvParameters4fvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramEnvParameters4fvEXT(target, index, count, params)) return;
        context.glProgramEnvParameters4fvEXT(target, index, count, params);
    }

    public static void glProgramLocalParameter4dARB(Context context, int target, int index, double x, double y, double z, double w) {
        if (Guard.refuses(context, 0, "glProgramLocalParameter4dARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramLocalParameter4dARB(target, index, x, y, z, w)) return;
        context.glProgramLocalParameter4dARB(target, index, x, y, z, w);
    }

    public static void glProgramLocalParameter4dvARB(Context context, int target, int index, long params) {
        if (Guard.refuses(context, 0, "glProgramLocalParameter4dvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramLocalParameter4dvARB(target, index, params)) return;
        context.glProgramLocalParameter4dvARB(target, index, params);
    }

    public static void glProgramLocalParameter4fARB(Context context, int target, int index, float x, float y, float z, float w) {
        if (Guard.refuses(context, 0, "glProgramLocalParameter4fARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramLocalParameter4fARB(target, index, x, y, z, w)) return;
        context.glProgramLocalParameter4fARB(target, index, x, y, z, w);
    }

    public static void glProgramLocalParameter4fvARB(Context context, int target, int index, long params) {
        if (Guard.refuses(context, 0, "glProgramLocalParameter4fvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramLocalParameter4fvARB(target, index, params)) return;
        context.glProgramLocalParameter4fvARB(target, index, params);
    }

    public static void glProgramLocalParameters4fvEXT(Context context, int target, int index, int count, long params) {
        if (Guard.refuses(context, 0, "glProgramLocalParameters4fvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramLocalParameters4fvEXT(target, index, count, params)) return;
        context.glProgramLocalParameters4fvEXT(target, index, count, params);
    }

    public static void glProgramParameteri(Context context, int program, int pname, int value) {
        if (Guard.refuses(context, Guard.ES30, "glProgramParameteri")) return;
        context.glProgramParameteri(program, pname, value);
    }

    public static void glProgramStringARB(Context context, int target, int format, int len, long string) {
        if (Guard.refuses(context, 0, "glProgramStringARB")) return;
        context.glProgramStringARB(target, format, len, string);
    }

    public static void glProgramUniform1d(Context context, int program, int location, double v0) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniform1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1d(program, location, v0)) return;
        context.glProgramUniform1d(program, location, v0);
    }

    public static void glProgramUniform1dv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniform1dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1dv(program, location, count, value)) return;
        context.glProgramUniform1dv(program, location, count, value);
    }

    public static void glProgramUniform1f(Context context, int program, int location, float v0) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform1f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1f(program, location, v0)) return;
        context.glProgramUniform1f(program, location, v0);
    }

    public static void glProgramUniform1fv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform1fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1fv(program, location, count, value)) return;
        context.glProgramUniform1fv(program, location, count, value);
    }

    public static void glProgramUniform1i(Context context, int program, int location, int v0) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform1i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1i(program, location, v0)) return;
        context.glProgramUniform1i(program, location, v0);
    }

    public static void glProgramUniform1i64ARB(Context context, int program, int location, long x) {
        if (Guard.refuses(context, 0, "glProgramUniform1i64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1i64ARB(program, location, x)) return;
        context.glProgramUniform1i64ARB(program, location, x);
    }

    public static void glProgramUniform1i64vARB(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glProgramUniform1i64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1i64vARB(program, location, count, value)) return;
        context.glProgramUniform1i64vARB(program, location, count, value);
    }

    public static void glProgramUniform1iv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform1iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1iv(program, location, count, value)) return;
        context.glProgramUniform1iv(program, location, count, value);
    }

    public static void glProgramUniform1ui(Context context, int program, int location, int v0) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform1ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1ui(program, location, v0)) return;
        context.glProgramUniform1ui(program, location, v0);
    }

    public static void glProgramUniform1ui64ARB(Context context, int program, int location, long x) {
        if (Guard.refuses(context, 0, "glProgramUniform1ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1ui64ARB(program, location, x)) return;
        context.glProgramUniform1ui64ARB(program, location, x);
    }

    public static void glProgramUniform1ui64vARB(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glProgramUniform1ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1ui64vARB(program, location, count, value)) return;
        context.glProgramUniform1ui64vARB(program, location, count, value);
    }

    public static void glProgramUniform1uiv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform1uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform1uiv(program, location, count, value)) return;
        context.glProgramUniform1uiv(program, location, count, value);
    }

    public static void glProgramUniform2d(Context context, int program, int location, double v0, double v1) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniform2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2d(program, location, v0, v1)) return;
        context.glProgramUniform2d(program, location, v0, v1);
    }

    public static void glProgramUniform2dv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniform2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2dv(program, location, count, value)) return;
        context.glProgramUniform2dv(program, location, count, value);
    }

    public static void glProgramUniform2f(Context context, int program, int location, float v0, float v1) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2f(program, location, v0, v1)) return;
        context.glProgramUniform2f(program, location, v0, v1);
    }

    public static void glProgramUniform2fv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2fv(program, location, count, value)) return;
        context.glProgramUniform2fv(program, location, count, value);
    }

    public static void glProgramUniform2i(Context context, int program, int location, int v0, int v1) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform2i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2i(program, location, v0, v1)) return;
        context.glProgramUniform2i(program, location, v0, v1);
    }

    public static void glProgramUniform2i64ARB(Context context, int program, int location, long x, long y) {
        if (Guard.refuses(context, 0, "glProgramUniform2i64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2i64ARB(program, location, x, y)) return;
        context.glProgramUniform2i64ARB(program, location, x, y);
    }

    public static void glProgramUniform2i64vARB(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glProgramUniform2i64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2i64vARB(program, location, count, value)) return;
        context.glProgramUniform2i64vARB(program, location, count, value);
    }

    public static void glProgramUniform2iv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform2iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2iv(program, location, count, value)) return;
        context.glProgramUniform2iv(program, location, count, value);
    }

    public static void glProgramUniform2ui(Context context, int program, int location, int v0, int v1) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform2ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2ui(program, location, v0, v1)) return;
        context.glProgramUniform2ui(program, location, v0, v1);
    }

    public static void glProgramUniform2ui64ARB(Context context, int program, int location, long x, long y) {
        if (Guard.refuses(context, 0, "glProgramUniform2ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2ui64ARB(program, location, x, y)) return;
        context.glProgramUniform2ui64ARB(program, location, x, y);
    }

    public static void glProgramUniform2ui64vARB(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glProgramUniform2ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2ui64vARB(program, location, count, value)) return;
        context.glProgramUniform2ui64vARB(program, location, count, value);
    }

    public static void glProgramUniform2uiv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform2uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform2uiv(program, location, count, value)) return;
        context.glProgramUniform2uiv(program, location, count, value);
    }

    public static void glProgramUniform3d(Context context, int program, int location, double v0, double v1, double v2) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniform3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3d(program, location, v0, v1, v2)) return;
        context.glProgramUniform3d(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3dv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniform3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3dv(program, location, count, value)) return;
        context.glProgramUniform3dv(program, location, count, value);
    }

    public static void glProgramUniform3f(Context context, int program, int location, float v0, float v1, float v2) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3f(program, location, v0, v1, v2)) return;
        context.glProgramUniform3f(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3fv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3fv(program, location, count, value)) return;
        context.glProgramUniform3fv(program, location, count, value);
    }

    public static void glProgramUniform3i(Context context, int program, int location, int v0, int v1, int v2) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3i(program, location, v0, v1, v2)) return;
        context.glProgramUniform3i(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3i64ARB(Context context, int program, int location, long x, long y, long z) {
        if (Guard.refuses(context, 0, "glProgramUniform3i64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3i64ARB(program, location, x, y, z)) return;
        context.glProgramUniform3i64ARB(program, location, x, y, z);
    }

    public static void glProgramUniform3i64vARB(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glProgramUniform3i64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3i64vARB(program, location, count, value)) return;
        context.glProgramUniform3i64vARB(program, location, count, value);
    }

    public static void glProgramUniform3iv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3iv(program, location, count, value)) return;
        context.glProgramUniform3iv(program, location, count, value);
    }

    public static void glProgramUniform3ui(Context context, int program, int location, int v0, int v1, int v2) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3ui(program, location, v0, v1, v2)) return;
        context.glProgramUniform3ui(program, location, v0, v1, v2);
    }

    public static void glProgramUniform3ui64ARB(Context context, int program, int location, long x, long y, long z) {
        if (Guard.refuses(context, 0, "glProgramUniform3ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3ui64ARB(program, location, x, y, z)) return;
        context.glProgramUniform3ui64ARB(program, location, x, y, z);
    }

    public static void glProgramUniform3ui64vARB(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glProgramUniform3ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3ui64vARB(program, location, count, value)) return;
        context.glProgramUniform3ui64vARB(program, location, count, value);
    }

    public static void glProgramUniform3uiv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform3uiv(program, location, count, value)) return;
        context.glProgramUniform3uiv(program, location, count, value);
    }

    public static void glProgramUniform4d(Context context, int program, int location, double v0, double v1, double v2, double v3) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniform4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4d(program, location, v0, v1, v2, v3)) return;
        context.glProgramUniform4d(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4dv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniform4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4dv(program, location, count, value)) return;
        context.glProgramUniform4dv(program, location, count, value);
    }

    public static void glProgramUniform4f(Context context, int program, int location, float v0, float v1, float v2, float v3) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform4f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4f(program, location, v0, v1, v2, v3)) return;
        context.glProgramUniform4f(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4fv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4fv(program, location, count, value)) return;
        context.glProgramUniform4fv(program, location, count, value);
    }

    public static void glProgramUniform4i(Context context, int program, int location, int v0, int v1, int v2, int v3) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform4i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4i(program, location, v0, v1, v2, v3)) return;
        context.glProgramUniform4i(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4i64ARB(Context context, int program, int location, long x, long y, long z, long w) {
        if (Guard.refuses(context, 0, "glProgramUniform4i64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4i64ARB(program, location, x, y, z, w)) return;
        context.glProgramUniform4i64ARB(program, location, x, y, z, w);
    }

    public static void glProgramUniform4i64vARB(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glProgramUniform4i64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4i64vARB(program, location, count, value)) return;
        context.glProgramUniform4i64vARB(program, location, count, value);
    }

    public static void glProgramUniform4iv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4iv(program, location, count, value)) return;
        context.glProgramUniform4iv(program, location, count, value);
    }

    public static void glProgramUniform4ui(Context context, int program, int location, int v0, int v1, int v2, int v3) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4ui(program, location, v0, v1, v2, v3)) return;
        context.glProgramUniform4ui(program, location, v0, v1, v2, v3);
    }

    public static void glProgramUniform4ui64ARB(Context context, int program, int location, long x, long y, long z, long w) {
        if (Guard.refuses(context, 0, "glProgramUniform4ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4ui64ARB(program, location, x, y, z, w)) return;
        context.glProgramUniform4ui64ARB(program, location, x, y, z, w);
    }

    public static void glProgramUniform4ui64vARB(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glProgramUniform4ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4ui64vARB(program, location, count, value)) return;
        context.glProgramUniform4ui64vARB(program, location, count, value);
    }

    public static void glProgramUniform4uiv(Context context, int program, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniform4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniform4uiv(program, location, count, value)) return;
        context.glProgramUniform4uiv(program, location, count, value);
    }

    public static void glProgramUniformHandleui64ARB(Context context, int program, int location, long value) {
        if (Guard.refuses(context, 0, "glProgramUniformHandleui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformHandleui64ARB(program, location, value)) return;
        context.glProgramUniformHandleui64ARB(program, location, value);
    }

    public static void glProgramUniformHandleui64vARB(Context context, int program, int location, int count, long values) {
        if (Guard.refuses(context, 0, "glProgramUniformHandleui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformHandleui64vARB(program, location, count, values)) return;
        context.glProgramUniformHandleui64vARB(program, location, count, values);
    }

    public static void glProgramUniformMatrix2dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x3dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix2x3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2x3dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix2x3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x3fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix2x3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2x3fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix2x3fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x4dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix2x4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2x4dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix2x4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix2x4fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix2x4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix2x4fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix2x4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix3fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x2dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix3x2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3x2dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix3x2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x2fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix3x2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3x2fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix3x2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x4dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix3x4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3x4dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix3x4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix3x4fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix3x4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix3x4fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix3x4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix4dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix4fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x2dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix4x2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4x2dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix4x2dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x2fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix4x2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4x2fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix4x2fv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x3dv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glProgramUniformMatrix4x3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4x3dv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix4x3dv(program, location, count, transpose, value);
    }

    public static void glProgramUniformMatrix4x3fv(Context context, int program, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES31, "glProgramUniformMatrix4x3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProgramUniformMatrix4x3fv(program, location, count, transpose, value)) return;
        context.glProgramUniformMatrix4x3fv(program, location, count, transpose, value);
    }

    public static void glProvokingVertex(Context context, int mode) {
        if (Guard.refuses(context, Guard.NO_ES, "glProvokingVertex")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glProvokingVertex(mode)) return;
        context.glProvokingVertex(mode);
    }

    public static void glPushAttrib(Context context, int mask) {
        if (Guard.refuses(context, Guard.LEGACY, "glPushAttrib")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPushAttrib(mask)) return;
        context.glPushAttrib(mask);
    }

    public static void glPushClientAttrib(Context context, int mask) {
        if (Guard.refuses(context, Guard.LEGACY, "glPushClientAttrib")) return;
        context.glPushClientAttrib(mask);
    }

    public static void glPushClientAttribDefaultEXT(Context context, int mask) {
        if (Guard.refuses(context, Guard.LEGACY, "glPushClientAttribDefaultEXT")) return;
        context.glPushClientAttribDefaultEXT(mask);
    }

    public static void glPushDebugGroup(Context context, int source, int id, int length, long message) {
        if (Guard.refuses(context, 0, "glPushDebugGroup")) return;
        context.glPushDebugGroup(source, id, length, message);
    }

    public static void glPushGroupMarkerEXT(Context context, int length, long marker) {
        if (Guard.refuses(context, 0, "glPushGroupMarkerEXT")) return;
        context.glPushGroupMarkerEXT(length, marker);
    }

    public static void glPushMatrix(Context context) {
        if (Guard.refuses(context, Guard.LEGACY, "glPushMatrix")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPushMatrix()) return;
        context.glPushMatrix();
    }

    public static void glPushName(Context context, int name) {
        if (Guard.refuses(context, Guard.LEGACY, "glPushName")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glPushName(name)) return;
        context.glPushName(name);
    }

    public static void glQueryCounter(Context context, int id, int target) {
        if (Guard.refuses(context, Guard.NO_ES, "glQueryCounter")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glQueryCounter(id, target)) return;
        context.glQueryCounter(id, target);
    }

    public static void glRasterPos2d(Context context, double x, double y) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos2d(x, y)) return;
        context.glRasterPos2d(x, y);
    }

    public static void glRasterPos2dv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos2dv(v)) return;
        context.glRasterPos2dv(v);
    }

    public static void glRasterPos2f(Context context, float x, float y) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos2f(x, y)) return;
        context.glRasterPos2f(x, y);
    }

    public static void glRasterPos2fv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos2fv(v)) return;
        context.glRasterPos2fv(v);
    }

    public static void glRasterPos2i(Context context, int x, int y) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos2i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos2i(x, y)) return;
        context.glRasterPos2i(x, y);
    }

    public static void glRasterPos2iv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos2iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos2iv(v)) return;
        context.glRasterPos2iv(v);
    }

    public static void glRasterPos2s(Context context, short x, short y) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos2s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos2s(x, y)) return;
        context.glRasterPos2s(x, y);
    }

    public static void glRasterPos2sv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos2sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos2sv(v)) return;
        context.glRasterPos2sv(v);
    }

    public static void glRasterPos3d(Context context, double x, double y, double z) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos3d(x, y, z)) return;
        context.glRasterPos3d(x, y, z);
    }

    public static void glRasterPos3dv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos3dv(v)) return;
        context.glRasterPos3dv(v);
    }

    public static void glRasterPos3f(Context context, float x, float y, float z) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos3f(x, y, z)) return;
        context.glRasterPos3f(x, y, z);
    }

    public static void glRasterPos3fv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos3fv(v)) return;
        context.glRasterPos3fv(v);
    }

    public static void glRasterPos3i(Context context, int x, int y, int z) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos3i(x, y, z)) return;
        context.glRasterPos3i(x, y, z);
    }

    public static void glRasterPos3iv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos3iv(v)) return;
        context.glRasterPos3iv(v);
    }

    public static void glRasterPos3s(Context context, short x, short y, short z) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos3s(x, y, z)) return;
        context.glRasterPos3s(x, y, z);
    }

    public static void glRasterPos3sv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos3sv(v)) return;
        context.glRasterPos3sv(v);
    }

    public static void glRasterPos4d(Context context, double x, double y, double z, double w) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos4d(x, y, z, w)) return;
        context.glRasterPos4d(x, y, z, w);
    }

    public static void glRasterPos4dv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos4dv(v)) return;
        context.glRasterPos4dv(v);
    }

    public static void glRasterPos4f(Context context, float x, float y, float z, float w) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos4f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos4f(x, y, z, w)) return;
        context.glRasterPos4f(x, y, z, w);
    }

    public static void glRasterPos4fv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos4fv(v)) return;
        context.glRasterPos4fv(v);
    }

    public static void glRasterPos4i(Context context, int x, int y, int z, int w) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos4i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos4i(x, y, z, w)) return;
        context.glRasterPos4i(x, y, z, w);
    }

    public static void glRasterPos4iv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos4iv(v)) return;
        context.glRasterPos4iv(v);
    }

    public static void glRasterPos4s(Context context, short x, short y, short z, short w) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos4s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos4s(x, y, z, w)) return;
        context.glRasterPos4s(x, y, z, w);
    }

    public static void glRasterPos4sv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glRasterPos4sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRasterPos4sv(v)) return;
        context.glRasterPos4sv(v);
    }

    public static void glReadBuffer(Context context, int src) {
        if (Guard.refuses(context, Guard.ES30, "glReadBuffer")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glReadBuffer(src)) return;
        context.glReadBuffer(src);
    }

    public static void glReadPixels(Context context, int x, int y, int width, int height, int format, int type, long pixels) {
        if (Guard.refuses(context, 0, "glReadPixels")) return;
        context.glReadPixels(x, y, width, height, format, type, pixels);
    }

    public static void glReadnPixels(Context context, int x, int y, int width, int height, int format, int type, int bufSize, long data) {
        if (Guard.refuses(context, 0, "glReadnPixels")) return;
        context.glReadnPixels(x, y, width, height, format, type, bufSize, data);
    }

    public static void glRectd(Context context, double x1, double y1, double x2, double y2) {
        if (Guard.refuses(context, Guard.LEGACY, "glRectd")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRectd(x1, y1, x2, y2)) return;
        context.glRectd(x1, y1, x2, y2);
    }

    public static void glRectdv(Context context, long v1, long v2) {
        if (Guard.refuses(context, Guard.LEGACY, "glRectdv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRectdv(v1, v2)) return;
        context.glRectdv(v1, v2);
    }

    public static void glRectf(Context context, float x1, float y1, float x2, float y2) {
        if (Guard.refuses(context, Guard.LEGACY, "glRectf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRectf(x1, y1, x2, y2)) return;
        context.glRectf(x1, y1, x2, y2);
    }

    public static void glRectfv(Context context, long v1, long v2) {
        if (Guard.refuses(context, Guard.LEGACY, "glRectfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRectfv(v1, v2)) return;
        context.glRectfv(v1, v2);
    }

    public static void glRecti(Context context, int x1, int y1, int x2, int y2) {
        if (Guard.refuses(context, Guard.LEGACY, "glRecti")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRecti(x1, y1, x2, y2)) return;
        context.glRecti(x1, y1, x2, y2);
    }

    public static void glRectiv(Context context, long v1, long v2) {
        if (Guard.refuses(context, Guard.LEGACY, "glRectiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRectiv(v1, v2)) return;
        context.glRectiv(v1, v2);
    }

    public static void glRects(Context context, short x1, short y1, short x2, short y2) {
        if (Guard.refuses(context, Guard.LEGACY, "glRects")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRects(x1, y1, x2, y2)) return;
        context.glRects(x1, y1, x2, y2);
    }

    public static void glRectsv(Context context, long v1, long v2) {
        if (Guard.refuses(context, Guard.LEGACY, "glRectsv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRectsv(v1, v2)) return;
        context.glRectsv(v1, v2);
    }

    public static void glReleaseShaderCompiler(Context context) {
        if (Guard.refuses(context, 0, "glReleaseShaderCompiler")) return;
        context.glReleaseShaderCompiler();
    }

    public static int glRenderMode(Context context, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glRenderMode")) return 0;
        return context.glRenderMode(mode);
    }

    public static void glRenderbufferStorage(Context context, int target, int internalformat, int width, int height) {
        if (Guard.refuses(context, 0, "glRenderbufferStorage")) return;
        context.glRenderbufferStorage(target, internalformat, width, height);
    }

    public static void glRenderbufferStorageMultisample(Context context, int target, int samples, int internalformat, int width, int height) {
        if (Guard.refuses(context, Guard.ES30, "glRenderbufferStorageMultisample")) return;
        context.glRenderbufferStorageMultisample(target, samples, internalformat, width, height);
    }

    public static void glResetHistogram(Context context, int target) {
        if (Guard.refuses(context, Guard.LEGACY, "glResetHistogram")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glResetHistogram(target)) return;
        context.glResetHistogram(target);
    }

    public static void glResetMinmax(Context context, int target) {
        if (Guard.refuses(context, Guard.LEGACY, "glResetMinmax")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glResetMinmax(target)) return;
        context.glResetMinmax(target);
    }

    public static void glResumeTransformFeedback(Context context) {
        if (Guard.refuses(context, Guard.ES30, "glResumeTransformFeedback")) return;
        context.glResumeTransformFeedback();
    }

    public static void glRotated(Context context, double angle, double x, double y, double z) {
        if (Guard.refuses(context, Guard.LEGACY, "glRotated")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRotated(angle, x, y, z)) return;
        context.glRotated(angle, x, y, z);
    }

    public static void glRotatef(Context context, float angle, float x, float y, float z) {
        if (Guard.refuses(context, Guard.LEGACY, "glRotatef")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glRotatef(angle, x, y, z)) return;
        context.glRotatef(angle, x, y, z);
    }

    public static void glSampleCoverage(Context context, float value, boolean invert) {
        if (Guard.refuses(context, 0, "glSampleCoverage")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSampleCoverage(value, invert)) return;
        context.glSampleCoverage(value, invert);
    }

    public static void glSampleMaskEXT(Context context, float value, boolean invert) {
        if (Guard.refuses(context, 0, "glSampleMaskEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSampleMaskEXT(value, invert)) return;
        context.glSampleMaskEXT(value, invert);
    }

    public static void glSampleMaski(Context context, int maskNumber, int mask) {
        if (Guard.refuses(context, Guard.ES31, "glSampleMaski")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSampleMaski(maskNumber, mask)) return;
        context.glSampleMaski(maskNumber, mask);
    }

    public static void glSamplePatternEXT(Context context, int pattern) {
        if (Guard.refuses(context, 0, "glSamplePatternEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSamplePatternEXT(pattern)) return;
        context.glSamplePatternEXT(pattern);
    }

    public static void glSamplerParameterIiv(Context context, int sampler, int pname, long param) {
        if (Guard.refuses(context, Guard.ES32, "glSamplerParameterIiv")) return;
        context.glSamplerParameterIiv(sampler, pname, param);
    }

    public static void glSamplerParameterIuiv(Context context, int sampler, int pname, long param) {
        if (Guard.refuses(context, Guard.ES32, "glSamplerParameterIuiv")) return;
        context.glSamplerParameterIuiv(sampler, pname, param);
    }

    public static void glSamplerParameterf(Context context, int sampler, int pname, float param) {
        if (Guard.refuses(context, Guard.ES30, "glSamplerParameterf")) return;
        context.glSamplerParameterf(sampler, pname, param);
    }

    public static void glSamplerParameterfv(Context context, int sampler, int pname, long param) {
        if (Guard.refuses(context, Guard.ES30, "glSamplerParameterfv")) return;
        context.glSamplerParameterfv(sampler, pname, param);
    }

    public static void glSamplerParameteri(Context context, int sampler, int pname, int param) {
        if (Guard.refuses(context, Guard.ES30, "glSamplerParameteri")) return;
        context.glSamplerParameteri(sampler, pname, param);
    }

    public static void glSamplerParameteriv(Context context, int sampler, int pname, long param) {
        if (Guard.refuses(context, Guard.ES30, "glSamplerParameteriv")) return;
        context.glSamplerParameteriv(sampler, pname, param);
    }

    public static void glScaled(Context context, double x, double y, double z) {
        if (Guard.refuses(context, Guard.LEGACY, "glScaled")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glScaled(x, y, z)) return;
        context.glScaled(x, y, z);
    }

    public static void glScalef(Context context, float x, float y, float z) {
        if (Guard.refuses(context, Guard.LEGACY, "glScalef")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glScalef(x, y, z)) return;
        context.glScalef(x, y, z);
    }

    public static void glScissor(Context context, int x, int y, int width, int height) {
        if (Guard.refuses(context, 0, "glScissor")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glScissor(x, y, width, height)) return;
        context.glScissor(x, y, width, height);
    }

    public static void glScissorArrayv(Context context, int first, int count, long v) {
        if (Guard.refuses(context, Guard.NO_ES, "glScissorArrayv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glScissorArrayv(first, count, v)) return;
        context.glScissorArrayv(first, count, v);
    }

    public static void glScissorIndexed(Context context, int index, int left, int bottom, int width, int height) {
        if (Guard.refuses(context, Guard.NO_ES, "glScissorIndexed")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glScissorIndexed(index, left, bottom, width, height)) return;
        context.glScissorIndexed(index, left, bottom, width, height);
    }

    public static void glScissorIndexedv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.NO_ES, "glScissorIndexedv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glScissorIndexedv(index, v)) return;
        context.glScissorIndexedv(index, v);
    }

    public static void glSecondaryColor3b(Context context, byte red, byte green, byte blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3b")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3b(red, green, blue)) return;
        context.glSecondaryColor3b(red, green, blue);
    }

    public static void glSecondaryColor3bv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3bv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3bv(v)) return;
        context.glSecondaryColor3bv(v);
    }

    public static void glSecondaryColor3d(Context context, double red, double green, double blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3d(red, green, blue)) return;
        context.glSecondaryColor3d(red, green, blue);
    }

    public static void glSecondaryColor3dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3dv(v)) return;
        context.glSecondaryColor3dv(v);
    }

    public static void glSecondaryColor3f(Context context, float red, float green, float blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3f(red, green, blue)) return;
        context.glSecondaryColor3f(red, green, blue);
    }

    public static void glSecondaryColor3fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3fv(v)) return;
        context.glSecondaryColor3fv(v);
    }

    public static void glSecondaryColor3hNV(Context context, short red, short green, short blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glSecondaryColor3hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3hNV(red, green, blue)) return;
        context.glSecondaryColor3hNV(red, green, blue);
    }

    public static void glSecondaryColor3hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glSecondaryColor3hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3hvNV(v)) return;
        context.glSecondaryColor3hvNV(v);
    }

    public static void glSecondaryColor3i(Context context, int red, int green, int blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3i(red, green, blue)) return;
        context.glSecondaryColor3i(red, green, blue);
    }

    public static void glSecondaryColor3iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3iv(v)) return;
        context.glSecondaryColor3iv(v);
    }

    public static void glSecondaryColor3s(Context context, short red, short green, short blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3s(red, green, blue)) return;
        context.glSecondaryColor3s(red, green, blue);
    }

    public static void glSecondaryColor3sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3sv(v)) return;
        context.glSecondaryColor3sv(v);
    }

    public static void glSecondaryColor3ub(Context context, byte red, byte green, byte blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3ub")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3ub(red, green, blue)) return;
        context.glSecondaryColor3ub(red, green, blue);
    }

    public static void glSecondaryColor3ubv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3ubv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3ubv(v)) return;
        context.glSecondaryColor3ubv(v);
    }

    public static void glSecondaryColor3ui(Context context, int red, int green, int blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3ui(red, green, blue)) return;
        context.glSecondaryColor3ui(red, green, blue);
    }

    public static void glSecondaryColor3uiv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3uiv(v)) return;
        context.glSecondaryColor3uiv(v);
    }

    public static void glSecondaryColor3us(Context context, short red, short green, short blue) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3us")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3us(red, green, blue)) return;
        context.glSecondaryColor3us(red, green, blue);
    }

    public static void glSecondaryColor3usv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColor3usv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColor3usv(v)) return;
        context.glSecondaryColor3usv(v);
    }

    public static void glSecondaryColorP3ui(Context context, int type, int color) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glSecondaryColorP3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColorP3ui(type, color)) return;
        context.glSecondaryColorP3ui(type, color);
    }

    public static void glSecondaryColorP3uiv(Context context, int type, long color) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glSecondaryColorP3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSecondaryColorP3uiv(type, color)) return;
        context.glSecondaryColorP3uiv(type, color);
    }

    public static void glSecondaryColorPointer(Context context, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glSecondaryColorPointer")) return;
        context.glSecondaryColorPointer(size, type, stride, pointer);
    }

    public static void glSelectBuffer(Context context, int size, long buffer) {
        if (Guard.refuses(context, Guard.LEGACY, "glSelectBuffer")) return;
        context.glSelectBuffer(size, buffer);
    }

    public static void glSeparableFilter2D(Context context, int target, int internalformat, int width, int height, int format, int type, long row, long column) {
        if (Guard.refuses(context, Guard.LEGACY, "glSeparableFilter2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glSeparableFilter2D(target, internalformat, width, height, format, type, row, column)) return;
        context.glSeparableFilter2D(target, internalformat, width, height, format, type, row, column);
    }

    public static void glShadeModel(Context context, int mode) {
        if (Guard.refuses(context, Guard.LEGACY, "glShadeModel")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glShadeModel(mode)) return;
        context.glShadeModel(mode);
    }

    public static void glShaderBinary(Context context, int count, long shaders, int binaryFormat, long binary, int length) {
        if (Guard.refuses(context, 0, "glShaderBinary")) return;
        context.glShaderBinary(count, shaders, binaryFormat, binary, length);
    }

    public static void glShaderSource(Context context, int shader, int count, long string, long length) {
        if (Guard.refuses(context, 0, "glShaderSource")) return;
        context.glShaderSource(shader, count, string, length);
    }

    public static void glShaderStorageBlockBinding(Context context, int program, int storageBlockIndex, int storageBlockBinding) {
        if (Guard.refuses(context, Guard.NO_ES, "glShaderStorageBlockBinding")) return;
        context.glShaderStorageBlockBinding(program, storageBlockIndex, storageBlockBinding);
    }

    public static void glSpecializeShader(Context context, int shader, long pEntryPoint, int numSpecializationConstants, long pConstantIndex, long pConstantValue) {
        if (Guard.refuses(context, Guard.NO_ES, "glSpecializeShader")) return;
        context.glSpecializeShader(shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
    }

    public static void glStencilClearTagEXT(Context context, int stencilTagBits, int stencilClearTag) {
        if (Guard.refuses(context, 0, "glStencilClearTagEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glStencilClearTagEXT(stencilTagBits, stencilClearTag)) return;
        context.glStencilClearTagEXT(stencilTagBits, stencilClearTag);
    }

    public static void glStencilFunc(Context context, int func, int ref, int mask) {
        if (Guard.refuses(context, 0, "glStencilFunc")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glStencilFunc(func, ref, mask)) return;
        context.glStencilFunc(func, ref, mask);
    }

    public static void glStencilFuncSeparate(Context context, int face, int func, int ref, int mask) {
        if (Guard.refuses(context, 0, "glStencilFuncSeparate")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glStencilFuncSeparate(face, func, ref, mask)) return;
        context.glStencilFuncSeparate(face, func, ref, mask);
    }

    public static void glStencilFuncSeparateATI(Context context, int frontfunc, int backfunc, int ref, int mask) {
        if (Guard.refuses(context, 0, "glStencilFuncSeparateATI")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glStencilFuncSeparateATI(frontfunc, backfunc, ref, mask)) return;
        context.glStencilFuncSeparateATI(frontfunc, backfunc, ref, mask);
    }

    public static void glStencilMask(Context context, int mask) {
        if (Guard.refuses(context, 0, "glStencilMask")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glStencilMask(mask)) return;
        context.glStencilMask(mask);
    }

    public static void glStencilMaskSeparate(Context context, int face, int mask) {
        if (Guard.refuses(context, 0, "glStencilMaskSeparate")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glStencilMaskSeparate(face, mask)) return;
        context.glStencilMaskSeparate(face, mask);
    }

    public static void glStencilOp(Context context, int fail, int zfail, int zpass) {
        if (Guard.refuses(context, 0, "glStencilOp")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glStencilOp(fail, zfail, zpass)) return;
        context.glStencilOp(fail, zfail, zpass);
    }

    public static void glStencilOpSeparate(Context context, int face, int sfail, int dpfail, int dppass) {
        if (Guard.refuses(context, 0, "glStencilOpSeparate")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glStencilOpSeparate(face, sfail, dpfail, dppass)) return;
        context.glStencilOpSeparate(face, sfail, dpfail, dppass);
    }

    public static void glTessellationFactorAMD(Context context, float factor) {
        if (Guard.refuses(context, 0, "glTessellationFactorAMD")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTessellationFactorAMD(factor)) return;
        context.glTessellationFactorAMD(factor);
    }

    public static void glTessellationModeAMD(Context context, int mode) {
        if (Guard.refuses(context, 0, "glTessellationModeAMD")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTessellationModeAMD(mode)) return;
        context.glTessellationModeAMD(mode);
    }

    public static void glTexBuffer(Context context, int target, int internalformat, int buffer) {
        if (Guard.refuses(context, Guard.ES32, "glTexBuffer")) return;
        context.glTexBuffer(target, internalformat, buffer);
    }

    public static void glTexBufferRange(Context context, int target, int internalformat, int buffer, long offset, long size) {
        if (Guard.refuses(context, Guard.ES32, "glTexBufferRange")) return;
        context.glTexBufferRange(target, internalformat, buffer, offset, size);
    }

    public static void glTexCoord1d(Context context, double s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1d(s)) return;
        context.glTexCoord1d(s);
    }

    public static void glTexCoord1dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord1dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1dv(v)) return;
        context.glTexCoord1dv(v);
    }

    public static void glTexCoord1f(Context context, float s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord1f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1f(s)) return;
        context.glTexCoord1f(s);
    }

    public static void glTexCoord1fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord1fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1fv(v)) return;
        context.glTexCoord1fv(v);
    }

    public static void glTexCoord1hNV(Context context, short s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoord1hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1hNV(s)) return;
        context.glTexCoord1hNV(s);
    }

    public static void glTexCoord1hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoord1hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1hvNV(v)) return;
        context.glTexCoord1hvNV(v);
    }

    public static void glTexCoord1i(Context context, int s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord1i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1i(s)) return;
        context.glTexCoord1i(s);
    }

    public static void glTexCoord1iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord1iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1iv(v)) return;
        context.glTexCoord1iv(v);
    }

    public static void glTexCoord1s(Context context, short s) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord1s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1s(s)) return;
        context.glTexCoord1s(s);
    }

    public static void glTexCoord1sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord1sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord1sv(v)) return;
        context.glTexCoord1sv(v);
    }

    public static void glTexCoord2d(Context context, double s, double t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2d(s, t)) return;
        context.glTexCoord2d(s, t);
    }

    public static void glTexCoord2dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2dv(v)) return;
        context.glTexCoord2dv(v);
    }

    public static void glTexCoord2f(Context context, float s, float t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2f(s, t)) return;
        context.glTexCoord2f(s, t);
    }

    public static void glTexCoord2fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2fv(v)) return;
        context.glTexCoord2fv(v);
    }

    public static void glTexCoord2hNV(Context context, short s, short t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoord2hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2hNV(s, t)) return;
        context.glTexCoord2hNV(s, t);
    }

    public static void glTexCoord2hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoord2hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2hvNV(v)) return;
        context.glTexCoord2hvNV(v);
    }

    public static void glTexCoord2i(Context context, int s, int t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord2i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2i(s, t)) return;
        context.glTexCoord2i(s, t);
    }

    public static void glTexCoord2iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord2iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2iv(v)) return;
        context.glTexCoord2iv(v);
    }

    public static void glTexCoord2s(Context context, short s, short t) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord2s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2s(s, t)) return;
        context.glTexCoord2s(s, t);
    }

    public static void glTexCoord2sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord2sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord2sv(v)) return;
        context.glTexCoord2sv(v);
    }

    public static void glTexCoord3d(Context context, double s, double t, double r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3d(s, t, r)) return;
        context.glTexCoord3d(s, t, r);
    }

    public static void glTexCoord3dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3dv(v)) return;
        context.glTexCoord3dv(v);
    }

    public static void glTexCoord3f(Context context, float s, float t, float r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3f(s, t, r)) return;
        context.glTexCoord3f(s, t, r);
    }

    public static void glTexCoord3fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3fv(v)) return;
        context.glTexCoord3fv(v);
    }

    public static void glTexCoord3hNV(Context context, short s, short t, short r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoord3hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3hNV(s, t, r)) return;
        context.glTexCoord3hNV(s, t, r);
    }

    public static void glTexCoord3hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoord3hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3hvNV(v)) return;
        context.glTexCoord3hvNV(v);
    }

    public static void glTexCoord3i(Context context, int s, int t, int r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3i(s, t, r)) return;
        context.glTexCoord3i(s, t, r);
    }

    public static void glTexCoord3iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3iv(v)) return;
        context.glTexCoord3iv(v);
    }

    public static void glTexCoord3s(Context context, short s, short t, short r) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3s(s, t, r)) return;
        context.glTexCoord3s(s, t, r);
    }

    public static void glTexCoord3sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord3sv(v)) return;
        context.glTexCoord3sv(v);
    }

    public static void glTexCoord4d(Context context, double s, double t, double r, double q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4d(s, t, r, q)) return;
        context.glTexCoord4d(s, t, r, q);
    }

    public static void glTexCoord4dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4dv(v)) return;
        context.glTexCoord4dv(v);
    }

    public static void glTexCoord4f(Context context, float s, float t, float r, float q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord4f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4f(s, t, r, q)) return;
        context.glTexCoord4f(s, t, r, q);
    }

    public static void glTexCoord4fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4fv(v)) return;
        context.glTexCoord4fv(v);
    }

    public static void glTexCoord4hNV(Context context, short s, short t, short r, short q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoord4hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4hNV(s, t, r, q)) return;
        context.glTexCoord4hNV(s, t, r, q);
    }

    public static void glTexCoord4hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoord4hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4hvNV(v)) return;
        context.glTexCoord4hvNV(v);
    }

    public static void glTexCoord4i(Context context, int s, int t, int r, int q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord4i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4i(s, t, r, q)) return;
        context.glTexCoord4i(s, t, r, q);
    }

    public static void glTexCoord4iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4iv(v)) return;
        context.glTexCoord4iv(v);
    }

    public static void glTexCoord4s(Context context, short s, short t, short r, short q) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord4s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4s(s, t, r, q)) return;
        context.glTexCoord4s(s, t, r, q);
    }

    public static void glTexCoord4sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoord4sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoord4sv(v)) return;
        context.glTexCoord4sv(v);
    }

    public static void glTexCoordP1ui(Context context, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glTexCoordP1ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoordP1ui(type, coords)) return;
        context.glTexCoordP1ui(type, coords);
    }

    public static void glTexCoordP1uiv(Context context, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glTexCoordP1uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoordP1uiv(type, coords)) return;
        context.glTexCoordP1uiv(type, coords);
    }

    public static void glTexCoordP2ui(Context context, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glTexCoordP2ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoordP2ui(type, coords)) return;
        context.glTexCoordP2ui(type, coords);
    }

    public static void glTexCoordP2uiv(Context context, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glTexCoordP2uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoordP2uiv(type, coords)) return;
        context.glTexCoordP2uiv(type, coords);
    }

    public static void glTexCoordP3ui(Context context, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glTexCoordP3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoordP3ui(type, coords)) return;
        context.glTexCoordP3ui(type, coords);
    }

    public static void glTexCoordP3uiv(Context context, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glTexCoordP3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoordP3uiv(type, coords)) return;
        context.glTexCoordP3uiv(type, coords);
    }

    public static void glTexCoordP4ui(Context context, int type, int coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glTexCoordP4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoordP4ui(type, coords)) return;
        context.glTexCoordP4ui(type, coords);
    }

    public static void glTexCoordP4uiv(Context context, int type, long coords) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glTexCoordP4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexCoordP4uiv(type, coords)) return;
        context.glTexCoordP4uiv(type, coords);
    }

    public static void glTexCoordPointer(Context context, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glTexCoordPointer")) return;
        context.glTexCoordPointer(size, type, stride, pointer);
    }

    public static void glTexCoordPointerEXT(Context context, int size, int type, int stride, int count, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glTexCoordPointerEXT")) return;
        context.glTexCoordPointerEXT(size, type, stride, count, pointer);
    }

    public static void glTexEnvf(Context context, int target, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexEnvf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexEnvf(target, pname, param)) return;
        context.glTexEnvf(target, pname, param);
    }

    public static void glTexEnvfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexEnvfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexEnvfv(target, pname, params)) return;
        context.glTexEnvfv(target, pname, params);
    }

    public static void glTexEnvi(Context context, int target, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexEnvi")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexEnvi(target, pname, param)) return;
        context.glTexEnvi(target, pname, param);
    }

    public static void glTexEnviv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexEnviv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexEnviv(target, pname, params)) return;
        context.glTexEnviv(target, pname, params);
    }

    public static void glTexGend(Context context, int coord, int pname, double param) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexGend")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexGend(coord, pname, param)) return;
        context.glTexGend(coord, pname, param);
    }

    public static void glTexGendv(Context context, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexGendv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexGendv(coord, pname, params)) return;
        context.glTexGendv(coord, pname, params);
    }

    public static void glTexGenf(Context context, int coord, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexGenf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexGenf(coord, pname, param)) return;
        context.glTexGenf(coord, pname, param);
    }

    public static void glTexGenfv(Context context, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexGenfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexGenfv(coord, pname, params)) return;
        context.glTexGenfv(coord, pname, params);
    }

    public static void glTexGeni(Context context, int coord, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexGeni")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexGeni(coord, pname, param)) return;
        context.glTexGeni(coord, pname, param);
    }

    public static void glTexGeniv(Context context, int coord, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTexGeniv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexGeniv(coord, pname, params)) return;
        context.glTexGeniv(coord, pname, params);
    }

    public static void glTexImage1D(Context context, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glTexImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexImage1D(target, level, internalformat, width, border, format, type, pixels)) return;
        context.glTexImage1D(target, level, internalformat, width, border, format, type, pixels);
    }

    public static void glTexImage2D(Context context, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, 0, "glTexImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels)) return;
        context.glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels);
    }

    public static void glTexImage2DMultisample(Context context, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        if (Guard.refuses(context, Guard.NO_ES, "glTexImage2DMultisample")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexImage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations)) return;
        context.glTexImage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations);
    }

    public static void glTexImage3D(Context context, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.ES30, "glTexImage3D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels)) return;
        context.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
    }

    public static void glTexImage3DMultisample(Context context, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        if (Guard.refuses(context, Guard.NO_ES, "glTexImage3DMultisample")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexImage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations)) return;
        context.glTexImage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
    }

    public static void glTexPageCommitmentARB(Context context, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, boolean commit) {
        if (Guard.refuses(context, 0, "glTexPageCommitmentARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexPageCommitmentARB(target, level, xoffset, yoffset, zoffset, width, height, depth, commit)) return;
        context.glTexPageCommitmentARB(target, level, xoffset, yoffset, zoffset, width, height, depth, commit);
    }

    public static void glTexParameterIiv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.ES32, "glTexParameterIiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexParameterIiv(target, pname, params)) return;
        context.glTexParameterIiv(target, pname, params);
    }

    public static void glTexParameterIuiv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.ES32, "glTexParameterIuiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexParameterIuiv(target, pname, params)) return;
        context.glTexParameterIuiv(target, pname, params);
    }

    public static void glTexParameterf(Context context, int target, int pname, float param) {
        if (Guard.refuses(context, 0, "glTexParameterf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexParameterf(target, pname, param)) return;
        context.glTexParameterf(target, pname, param);
    }

    public static void glTexParameterfv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glTexParameterfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexParameterfv(target, pname, params)) return;
        context.glTexParameterfv(target, pname, params);
    }

    public static void glTexParameteri(Context context, int target, int pname, int param) {
        if (Guard.refuses(context, 0, "glTexParameteri")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexParameteri(target, pname, param)) return;
        context.glTexParameteri(target, pname, param);
    }

    public static void glTexParameteriv(Context context, int target, int pname, long params) {
        if (Guard.refuses(context, 0, "glTexParameteriv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexParameteriv(target, pname, params)) return;
        context.glTexParameteriv(target, pname, params);
    }

    public static void glTexStorage1D(Context context, int target, int levels, int internalformat, int width) {
        if (Guard.refuses(context, Guard.NO_ES, "glTexStorage1D")) return;
        context.glTexStorage1D(target, levels, internalformat, width);
    }

    public static void glTexStorage2D(Context context, int target, int levels, int internalformat, int width, int height) {
        if (Guard.refuses(context, Guard.ES30, "glTexStorage2D")) return;
        context.glTexStorage2D(target, levels, internalformat, width, height);
    }

    public static void glTexStorage2DMultisample(Context context, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        if (Guard.refuses(context, Guard.ES31, "glTexStorage2DMultisample")) return;
        context.glTexStorage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations);
    }

    public static void glTexStorage3D(Context context, int target, int levels, int internalformat, int width, int height, int depth) {
        if (Guard.refuses(context, Guard.ES30, "glTexStorage3D")) return;
        context.glTexStorage3D(target, levels, internalformat, width, height, depth);
    }

    public static void glTexStorage3DMultisample(Context context, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        if (Guard.refuses(context, Guard.ES32, "glTexStorage3DMultisample")) return;
        context.glTexStorage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
    }

    public static void glTexSubImage1D(Context context, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glTexSubImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexSubImage1D(target, level, xoffset, width, format, type, pixels)) return;
        context.glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
    }

    public static void glTexSubImage2D(Context context, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        if (Guard.refuses(context, 0, "glTexSubImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels)) return;
        context.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
    }

    public static void glTexSubImage3D(Context context, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.ES30, "glTexSubImage3D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) return;
        context.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
    }

    public static void glTextureBarrier(Context context) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureBarrier")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureBarrier()) return;
        context.glTextureBarrier();
    }

    public static void glTextureBarrierNV(Context context) {
        if (Guard.refuses(context, 0, "glTextureBarrierNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureBarrierNV()) return;
        context.glTextureBarrierNV();
    }

    public static void glTextureBuffer(Context context, int texture, int internalformat, int buffer) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureBuffer")) return;
        context.glTextureBuffer(texture, internalformat, buffer);
    }

    public static void glTextureBufferEXT(Context context, int texture, int target, int internalformat, int buffer) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureBufferEXT")) return;
        context.glTextureBufferEXT(texture, target, internalformat, buffer);
    }

    public static void glTextureBufferRange(Context context, int texture, int internalformat, int buffer, long offset, long size) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureBufferRange")) return;
        context.glTextureBufferRange(texture, internalformat, buffer, offset, size);
    }

    public static void glTextureBufferRangeEXT(Context context, int texture, int target, int internalformat, int buffer, long offset, long size) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureBufferRangeEXT")) return;
        context.glTextureBufferRangeEXT(texture, target, internalformat, buffer, offset, size);
    }

    public static void glTextureImage1DEXT(Context context, int texture, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureImage1DEXT(texture, target, level, internalformat, width, border, format, type, pixels)) return;
        context.glTextureImage1DEXT(texture, target, level, internalformat, width, border, format, type, pixels);
    }

    public static void glTextureImage2DEXT(Context context, int texture, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureImage2DEXT(texture, target, level, internalformat, width, height, border, format, type, pixels)) return;
        context.glTextureImage2DEXT(texture, target, level, internalformat, width, height, border, format, type, pixels);
    }

    public static void glTextureImage3DEXT(Context context, int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, format, type, pixels)) return;
        context.glTextureImage3DEXT(texture, target, level, internalformat, width, height, depth, border, format, type, pixels);
    }

    public static void glTextureNormalEXT(Context context, int mode) {
        if (Guard.refuses(context, 0, "glTextureNormalEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureNormalEXT(mode)) return;
        context.glTextureNormalEXT(mode);
    }

    public static void glTextureParameterIiv(Context context, int texture, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureParameterIiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterIiv(texture, pname, params)) return;
        context.glTextureParameterIiv(texture, pname, params);
    }

    public static void glTextureParameterIivEXT(Context context, int texture, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureParameterIivEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterIivEXT(texture, target, pname, params)) return;
        context.glTextureParameterIivEXT(texture, target, pname, params);
    }

    public static void glTextureParameterIuiv(Context context, int texture, int pname, long params) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureParameterIuiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterIuiv(texture, pname, params)) return;
        context.glTextureParameterIuiv(texture, pname, params);
    }

    public static void glTextureParameterIuivEXT(Context context, int texture, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureParameterIuivEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterIuivEXT(texture, target, pname, params)) return;
        context.glTextureParameterIuivEXT(texture, target, pname, params);
    }

    public static void glTextureParameterf(Context context, int texture, int pname, float param) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureParameterf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterf(texture, pname, param)) return;
        context.glTextureParameterf(texture, pname, param);
    }

    public static void glTextureParameterfEXT(Context context, int texture, int target, int pname, float param) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureParameterfEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterfEXT(texture, target, pname, param)) return;
        context.glTextureParameterfEXT(texture, target, pname, param);
    }

    public static void glTextureParameterfv(Context context, int texture, int pname, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureParameterfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterfv(texture, pname, param)) return;
        context.glTextureParameterfv(texture, pname, param);
    }

    public static void glTextureParameterfvEXT(Context context, int texture, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureParameterfvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterfvEXT(texture, target, pname, params)) return;
        context.glTextureParameterfvEXT(texture, target, pname, params);
    }

    public static void glTextureParameteri(Context context, int texture, int pname, int param) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureParameteri")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameteri(texture, pname, param)) return;
        context.glTextureParameteri(texture, pname, param);
    }

    public static void glTextureParameteriEXT(Context context, int texture, int target, int pname, int param) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureParameteriEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameteriEXT(texture, target, pname, param)) return;
        context.glTextureParameteriEXT(texture, target, pname, param);
    }

    public static void glTextureParameteriv(Context context, int texture, int pname, long param) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureParameteriv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameteriv(texture, pname, param)) return;
        context.glTextureParameteriv(texture, pname, param);
    }

    public static void glTextureParameterivEXT(Context context, int texture, int target, int pname, long params) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureParameterivEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureParameterivEXT(texture, target, pname, params)) return;
        context.glTextureParameterivEXT(texture, target, pname, params);
    }

    public static void glTextureRangeAPPLE(Context context, int target, int length, long pointer) {
        if (Guard.refuses(context, 0, "glTextureRangeAPPLE")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureRangeAPPLE(target, length, pointer)) return;
        context.glTextureRangeAPPLE(target, length, pointer);
    }

    public static void glTextureStorage1D(Context context, int texture, int levels, int internalformat, int width) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureStorage1D")) return;
        context.glTextureStorage1D(texture, levels, internalformat, width);
    }

    public static void glTextureStorage1DEXT(Context context, int texture, int target, int levels, int internalformat, int width) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureStorage1DEXT")) return;
        context.glTextureStorage1DEXT(texture, target, levels, internalformat, width);
    }

    public static void glTextureStorage2D(Context context, int texture, int levels, int internalformat, int width, int height) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureStorage2D")) return;
        context.glTextureStorage2D(texture, levels, internalformat, width, height);
    }

    public static void glTextureStorage2DEXT(Context context, int texture, int target, int levels, int internalformat, int width, int height) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureStorage2DEXT")) return;
        context.glTextureStorage2DEXT(texture, target, levels, internalformat, width, height);
    }

    public static void glTextureStorage2DMultisample(Context context, int texture, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureStorage2DMultisample")) return;
        context.glTextureStorage2DMultisample(texture, samples, internalformat, width, height, fixedsamplelocations);
    }

    public static void glTextureStorage2DMultisampleEXT(Context context, int texture, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureStorage2DMultisampleEXT")) return;
        context.glTextureStorage2DMultisampleEXT(texture, target, samples, internalformat, width, height, fixedsamplelocations);
    }

    public static void glTextureStorage3D(Context context, int texture, int levels, int internalformat, int width, int height, int depth) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureStorage3D")) return;
        context.glTextureStorage3D(texture, levels, internalformat, width, height, depth);
    }

    public static void glTextureStorage3DEXT(Context context, int texture, int target, int levels, int internalformat, int width, int height, int depth) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureStorage3DEXT")) return;
        context.glTextureStorage3DEXT(texture, target, levels, internalformat, width, height, depth);
    }

    public static void glTextureStorage3DMultisample(Context context, int texture, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureStorage3DMultisample")) return;
        context.glTextureStorage3DMultisample(texture, samples, internalformat, width, height, depth, fixedsamplelocations);
    }

    public static void glTextureStorage3DMultisampleEXT(Context context, int texture, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureStorage3DMultisampleEXT")) return;
        context.glTextureStorage3DMultisampleEXT(texture, target, samples, internalformat, width, height, depth, fixedsamplelocations);
    }

    public static void glTextureSubImage1D(Context context, int texture, int level, int xoffset, int width, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureSubImage1D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureSubImage1D(texture, level, xoffset, width, format, type, pixels)) return;
        context.glTextureSubImage1D(texture, level, xoffset, width, format, type, pixels);
    }

    public static void glTextureSubImage1DEXT(Context context, int texture, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureSubImage1DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureSubImage1DEXT(texture, target, level, xoffset, width, format, type, pixels)) return;
        context.glTextureSubImage1DEXT(texture, target, level, xoffset, width, format, type, pixels);
    }

    public static void glTextureSubImage2D(Context context, int texture, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureSubImage2D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, type, pixels)) return;
        context.glTextureSubImage2D(texture, level, xoffset, yoffset, width, height, format, type, pixels);
    }

    public static void glTextureSubImage2DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureSubImage2DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, type, pixels)) return;
        context.glTextureSubImage2DEXT(texture, target, level, xoffset, yoffset, width, height, format, type, pixels);
    }

    public static void glTextureSubImage3D(Context context, int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureSubImage3D")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) return;
        context.glTextureSubImage3D(texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
    }

    public static void glTextureSubImage3DEXT(Context context, int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        if (Guard.refuses(context, Guard.LEGACY, "glTextureSubImage3DEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) return;
        context.glTextureSubImage3DEXT(texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
    }

    public static void glTextureView(Context context, int texture, int target, int origtexture, int internalformat, int minlevel, int numlevels, int minlayer, int numlayers) {
        if (Guard.refuses(context, Guard.NO_ES, "glTextureView")) return;
        context.glTextureView(texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
    }

    public static void glTransformFeedbackBufferBase(Context context, int xfb, int index, int buffer) {
        if (Guard.refuses(context, Guard.NO_ES, "glTransformFeedbackBufferBase")) return;
        context.glTransformFeedbackBufferBase(xfb, index, buffer);
    }

    public static void glTransformFeedbackBufferRange(Context context, int xfb, int index, int buffer, long offset, long size) {
        if (Guard.refuses(context, Guard.NO_ES, "glTransformFeedbackBufferRange")) return;
        context.glTransformFeedbackBufferRange(xfb, index, buffer, offset, size);
    }

    public static void glTransformFeedbackVaryings(Context context, int program, int count, long varyings, int bufferMode) {
        if (Guard.refuses(context, Guard.ES30, "glTransformFeedbackVaryings")) return;
        context.glTransformFeedbackVaryings(program, count, varyings, bufferMode);
    }

    public static void glTranslated(Context context, double x, double y, double z) {
        if (Guard.refuses(context, Guard.LEGACY, "glTranslated")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTranslated(x, y, z)) return;
        context.glTranslated(x, y, z);
    }

    public static void glTranslatef(Context context, float x, float y, float z) {
        if (Guard.refuses(context, Guard.LEGACY, "glTranslatef")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glTranslatef(x, y, z)) return;
        context.glTranslatef(x, y, z);
    }

    public static void glUniform1d(Context context, int location, double x) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniform1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1d(location, x)) return;
        context.glUniform1d(location, x);
    }

    public static void glUniform1dv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniform1dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1dv(location, count, value)) return;
        context.glUniform1dv(location, count, value);
    }

    public static void glUniform1f(Context context, int location, float v0) {
        if (Guard.refuses(context, 0, "glUniform1f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1f(location, v0)) return;
        context.glUniform1f(location, v0);
    }

    public static void glUniform1fv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform1fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1fv(location, count, value)) return;
        context.glUniform1fv(location, count, value);
    }

    public static void glUniform1i(Context context, int location, int v0) {
        if (Guard.refuses(context, 0, "glUniform1i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1i(location, v0)) return;
        context.glUniform1i(location, v0);
    }

    public static void glUniform1i64ARB(Context context, int location, long x) {
        if (Guard.refuses(context, 0, "glUniform1i64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1i64ARB(location, x)) return;
        context.glUniform1i64ARB(location, x);
    }

    public static void glUniform1i64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform1i64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1i64vARB(location, count, value)) return;
        context.glUniform1i64vARB(location, count, value);
    }

    public static void glUniform1iv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform1iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1iv(location, count, value)) return;
        context.glUniform1iv(location, count, value);
    }

    public static void glUniform1ui(Context context, int location, int v0) {
        if (Guard.refuses(context, Guard.ES30, "glUniform1ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1ui(location, v0)) return;
        context.glUniform1ui(location, v0);
    }

    public static void glUniform1ui64ARB(Context context, int location, long x) {
        if (Guard.refuses(context, 0, "glUniform1ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1ui64ARB(location, x)) return;
        context.glUniform1ui64ARB(location, x);
    }

    public static void glUniform1ui64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform1ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1ui64vARB(location, count, value)) return;
        context.glUniform1ui64vARB(location, count, value);
    }

    public static void glUniform1uiv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniform1uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform1uiv(location, count, value)) return;
        context.glUniform1uiv(location, count, value);
    }

    public static void glUniform2d(Context context, int location, double x, double y) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniform2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2d(location, x, y)) return;
        context.glUniform2d(location, x, y);
    }

    public static void glUniform2dv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniform2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2dv(location, count, value)) return;
        context.glUniform2dv(location, count, value);
    }

    public static void glUniform2f(Context context, int location, float v0, float v1) {
        if (Guard.refuses(context, 0, "glUniform2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2f(location, v0, v1)) return;
        context.glUniform2f(location, v0, v1);
    }

    public static void glUniform2fv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2fv(location, count, value)) return;
        context.glUniform2fv(location, count, value);
    }

    public static void glUniform2i(Context context, int location, int v0, int v1) {
        if (Guard.refuses(context, 0, "glUniform2i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2i(location, v0, v1)) return;
        context.glUniform2i(location, v0, v1);
    }

    public static void glUniform2i64ARB(Context context, int location, long x, long y) {
        if (Guard.refuses(context, 0, "glUniform2i64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2i64ARB(location, x, y)) return;
        context.glUniform2i64ARB(location, x, y);
    }

    public static void glUniform2i64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform2i64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2i64vARB(location, count, value)) return;
        context.glUniform2i64vARB(location, count, value);
    }

    public static void glUniform2iv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform2iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2iv(location, count, value)) return;
        context.glUniform2iv(location, count, value);
    }

    public static void glUniform2ui(Context context, int location, int v0, int v1) {
        if (Guard.refuses(context, Guard.ES30, "glUniform2ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2ui(location, v0, v1)) return;
        context.glUniform2ui(location, v0, v1);
    }

    public static void glUniform2ui64ARB(Context context, int location, long x, long y) {
        if (Guard.refuses(context, 0, "glUniform2ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2ui64ARB(location, x, y)) return;
        context.glUniform2ui64ARB(location, x, y);
    }

    public static void glUniform2ui64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform2ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2ui64vARB(location, count, value)) return;
        context.glUniform2ui64vARB(location, count, value);
    }

    public static void glUniform2uiv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniform2uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform2uiv(location, count, value)) return;
        context.glUniform2uiv(location, count, value);
    }

    public static void glUniform3d(Context context, int location, double x, double y, double z) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniform3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3d(location, x, y, z)) return;
        context.glUniform3d(location, x, y, z);
    }

    public static void glUniform3dv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniform3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3dv(location, count, value)) return;
        context.glUniform3dv(location, count, value);
    }

    public static void glUniform3f(Context context, int location, float v0, float v1, float v2) {
        if (Guard.refuses(context, 0, "glUniform3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3f(location, v0, v1, v2)) return;
        context.glUniform3f(location, v0, v1, v2);
    }

    public static void glUniform3fv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3fv(location, count, value)) return;
        context.glUniform3fv(location, count, value);
    }

    public static void glUniform3i(Context context, int location, int v0, int v1, int v2) {
        if (Guard.refuses(context, 0, "glUniform3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3i(location, v0, v1, v2)) return;
        context.glUniform3i(location, v0, v1, v2);
    }

    public static void glUniform3i64ARB(Context context, int location, long x, long y, long z) {
        if (Guard.refuses(context, 0, "glUniform3i64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3i64ARB(location, x, y, z)) return;
        context.glUniform3i64ARB(location, x, y, z);
    }

    public static void glUniform3i64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform3i64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3i64vARB(location, count, value)) return;
        context.glUniform3i64vARB(location, count, value);
    }

    public static void glUniform3iv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3iv(location, count, value)) return;
        context.glUniform3iv(location, count, value);
    }

    public static void glUniform3ui(Context context, int location, int v0, int v1, int v2) {
        if (Guard.refuses(context, Guard.ES30, "glUniform3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3ui(location, v0, v1, v2)) return;
        context.glUniform3ui(location, v0, v1, v2);
    }

    public static void glUniform3ui64ARB(Context context, int location, long x, long y, long z) {
        if (Guard.refuses(context, 0, "glUniform3ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3ui64ARB(location, x, y, z)) return;
        context.glUniform3ui64ARB(location, x, y, z);
    }

    public static void glUniform3ui64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform3ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3ui64vARB(location, count, value)) return;
        context.glUniform3ui64vARB(location, count, value);
    }

    public static void glUniform3uiv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniform3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform3uiv(location, count, value)) return;
        context.glUniform3uiv(location, count, value);
    }

    public static void glUniform4d(Context context, int location, double x, double y, double z, double w) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniform4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4d(location, x, y, z, w)) return;
        context.glUniform4d(location, x, y, z, w);
    }

    public static void glUniform4dv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniform4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4dv(location, count, value)) return;
        context.glUniform4dv(location, count, value);
    }

    public static void glUniform4f(Context context, int location, float v0, float v1, float v2, float v3) {
        if (Guard.refuses(context, 0, "glUniform4f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4f(location, v0, v1, v2, v3)) return;
        context.glUniform4f(location, v0, v1, v2, v3);
    }

    public static void glUniform4fv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4fv(location, count, value)) return;
        context.glUniform4fv(location, count, value);
    }

    public static void glUniform4i(Context context, int location, int v0, int v1, int v2, int v3) {
        if (Guard.refuses(context, 0, "glUniform4i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4i(location, v0, v1, v2, v3)) return;
        context.glUniform4i(location, v0, v1, v2, v3);
    }

    public static void glUniform4i64ARB(Context context, int location, long x, long y, long z, long w) {
        if (Guard.refuses(context, 0, "glUniform4i64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4i64ARB(location, x, y, z, w)) return;
        context.glUniform4i64ARB(location, x, y, z, w);
    }

    public static void glUniform4i64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform4i64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4i64vARB(location, count, value)) return;
        context.glUniform4i64vARB(location, count, value);
    }

    public static void glUniform4iv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4iv(location, count, value)) return;
        context.glUniform4iv(location, count, value);
    }

    public static void glUniform4ui(Context context, int location, int v0, int v1, int v2, int v3) {
        if (Guard.refuses(context, Guard.ES30, "glUniform4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4ui(location, v0, v1, v2, v3)) return;
        context.glUniform4ui(location, v0, v1, v2, v3);
    }

    public static void glUniform4ui64ARB(Context context, int location, long x, long y, long z, long w) {
        if (Guard.refuses(context, 0, "glUniform4ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4ui64ARB(location, x, y, z, w)) return;
        context.glUniform4ui64ARB(location, x, y, z, w);
    }

    public static void glUniform4ui64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniform4ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4ui64vARB(location, count, value)) return;
        context.glUniform4ui64vARB(location, count, value);
    }

    public static void glUniform4uiv(Context context, int location, int count, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniform4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniform4uiv(location, count, value)) return;
        context.glUniform4uiv(location, count, value);
    }

    public static void glUniformBlockBinding(Context context, int program, int uniformBlockIndex, int uniformBlockBinding) {
        if (Guard.refuses(context, Guard.ES30, "glUniformBlockBinding")) return;
        context.glUniformBlockBinding(program, uniformBlockIndex, uniformBlockBinding);
    }

    public static void glUniformHandleui64ARB(Context context, int location, long value) {
        if (Guard.refuses(context, 0, "glUniformHandleui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformHandleui64ARB(location, value)) return;
        context.glUniformHandleui64ARB(location, value);
    }

    public static void glUniformHandleui64vARB(Context context, int location, int count, long value) {
        if (Guard.refuses(context, 0, "glUniformHandleui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformHandleui64vARB(location, count, value)) return;
        context.glUniformHandleui64vARB(location, count, value);
    }

    public static void glUniformMatrix2dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix2dv(location, count, transpose, value)) return;
        context.glUniformMatrix2dv(location, count, transpose, value);
    }

    public static void glUniformMatrix2fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, 0, "glUniformMatrix2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix2fv(location, count, transpose, value)) return;
        context.glUniformMatrix2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x3dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix2x3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix2x3dv(location, count, transpose, value)) return;
        context.glUniformMatrix2x3dv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x3fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniformMatrix2x3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix2x3fv(location, count, transpose, value)) return;
        context.glUniformMatrix2x3fv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x4dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix2x4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix2x4dv(location, count, transpose, value)) return;
        context.glUniformMatrix2x4dv(location, count, transpose, value);
    }

    public static void glUniformMatrix2x4fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniformMatrix2x4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix2x4fv(location, count, transpose, value)) return;
        context.glUniformMatrix2x4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix3dv(location, count, transpose, value)) return;
        context.glUniformMatrix3dv(location, count, transpose, value);
    }

    public static void glUniformMatrix3fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, 0, "glUniformMatrix3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix3fv(location, count, transpose, value)) return;
        context.glUniformMatrix3fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x2dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix3x2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix3x2dv(location, count, transpose, value)) return;
        context.glUniformMatrix3x2dv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x2fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniformMatrix3x2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix3x2fv(location, count, transpose, value)) return;
        context.glUniformMatrix3x2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x4dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix3x4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix3x4dv(location, count, transpose, value)) return;
        context.glUniformMatrix3x4dv(location, count, transpose, value);
    }

    public static void glUniformMatrix3x4fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniformMatrix3x4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix3x4fv(location, count, transpose, value)) return;
        context.glUniformMatrix3x4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix4dv(location, count, transpose, value)) return;
        context.glUniformMatrix4dv(location, count, transpose, value);
    }

    public static void glUniformMatrix4fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, 0, "glUniformMatrix4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix4fv(location, count, transpose, value)) return;
        context.glUniformMatrix4fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x2dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix4x2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix4x2dv(location, count, transpose, value)) return;
        context.glUniformMatrix4x2dv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x2fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniformMatrix4x2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix4x2fv(location, count, transpose, value)) return;
        context.glUniformMatrix4x2fv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x3dv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformMatrix4x3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix4x3dv(location, count, transpose, value)) return;
        context.glUniformMatrix4x3dv(location, count, transpose, value);
    }

    public static void glUniformMatrix4x3fv(Context context, int location, int count, boolean transpose, long value) {
        if (Guard.refuses(context, Guard.ES30, "glUniformMatrix4x3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformMatrix4x3fv(location, count, transpose, value)) return;
        context.glUniformMatrix4x3fv(location, count, transpose, value);
    }

    public static void glUniformSubroutinesuiv(Context context, int shadertype, int count, long indices) {
        if (Guard.refuses(context, Guard.NO_ES, "glUniformSubroutinesuiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUniformSubroutinesuiv(shadertype, count, indices)) return;
        context.glUniformSubroutinesuiv(shadertype, count, indices);
    }

    public static void glUnlockArraysEXT(Context context) {
        if (Guard.refuses(context, 0, "glUnlockArraysEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUnlockArraysEXT()) return;
        context.glUnlockArraysEXT();
    }

    public static boolean glUnmapBuffer(Context context, int target) {
        if (Guard.refuses(context, Guard.ES30, "glUnmapBuffer")) return false;
        return context.glUnmapBuffer(target);
    }

    public static boolean glUnmapNamedBuffer(Context context, int buffer) {
        if (Guard.refuses(context, Guard.NO_ES, "glUnmapNamedBuffer")) return false;
        return context.glUnmapNamedBuffer(buffer);
    }

    public static boolean glUnmapNamedBufferEXT(Context context, int buffer) {
        if (Guard.refuses(context, Guard.LEGACY, "glUnmapNamedBufferEXT")) return false;
        return context.glUnmapNamedBufferEXT(buffer);
    }

    public static void glUseProgram(Context context, int program) {
        if (Guard.refuses(context, 0, "glUseProgram")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUseProgram(program)) return;
        context.glUseProgram(program);
    }

    public static void glUseProgramStages(Context context, int pipeline, int stages, int program) {
        if (Guard.refuses(context, Guard.ES31, "glUseProgramStages")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUseProgramStages(pipeline, stages, program)) return;
        context.glUseProgramStages(pipeline, stages, program);
    }

    public static void glUseShaderProgramEXT(Context context, int type, int program) {
        if (Guard.refuses(context, 0, "glUseShaderProgramEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glUseShaderProgramEXT(type, program)) return;
        context.glUseShaderProgramEXT(type, program);
    }

    public static void glValidateProgram(Context context, int program) {
        if (Guard.refuses(context, 0, "glValidateProgram")) return;
        context.glValidateProgram(program);
    }

    public static void glValidateProgramPipeline(Context context, int pipeline) {
        if (Guard.refuses(context, Guard.ES31, "glValidateProgramPipeline")) return;
        context.glValidateProgramPipeline(pipeline);
    }

    public static void glVertex2d(Context context, double x, double y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2d(x, y)) return;
        context.glVertex2d(x, y);
    }

    public static void glVertex2dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2dv(v)) return;
        context.glVertex2dv(v);
    }

    public static void glVertex2f(Context context, float x, float y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2f(x, y)) return;
        context.glVertex2f(x, y);
    }

    public static void glVertex2fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2fv(v)) return;
        context.glVertex2fv(v);
    }

    public static void glVertex2hNV(Context context, short x, short y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glVertex2hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2hNV(x, y)) return;
        context.glVertex2hNV(x, y);
    }

    public static void glVertex2hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glVertex2hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2hvNV(v)) return;
        context.glVertex2hvNV(v);
    }

    public static void glVertex2i(Context context, int x, int y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex2i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2i(x, y)) return;
        context.glVertex2i(x, y);
    }

    public static void glVertex2iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex2iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2iv(v)) return;
        context.glVertex2iv(v);
    }

    public static void glVertex2s(Context context, short x, short y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex2s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2s(x, y)) return;
        context.glVertex2s(x, y);
    }

    public static void glVertex2sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex2sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex2sv(v)) return;
        context.glVertex2sv(v);
    }

    public static void glVertex3d(Context context, double x, double y, double z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3d(x, y, z)) return;
        context.glVertex3d(x, y, z);
    }

    public static void glVertex3dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3dv(v)) return;
        context.glVertex3dv(v);
    }

    public static void glVertex3f(Context context, float x, float y, float z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3f(x, y, z)) return;
        context.glVertex3f(x, y, z);
    }

    public static void glVertex3fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3fv(v)) return;
        context.glVertex3fv(v);
    }

    public static void glVertex3hNV(Context context, short x, short y, short z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glVertex3hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3hNV(x, y, z)) return;
        context.glVertex3hNV(x, y, z);
    }

    public static void glVertex3hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glVertex3hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3hvNV(v)) return;
        context.glVertex3hvNV(v);
    }

    public static void glVertex3i(Context context, int x, int y, int z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3i(x, y, z)) return;
        context.glVertex3i(x, y, z);
    }

    public static void glVertex3iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3iv(v)) return;
        context.glVertex3iv(v);
    }

    public static void glVertex3s(Context context, short x, short y, short z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3s(x, y, z)) return;
        context.glVertex3s(x, y, z);
    }

    public static void glVertex3sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex3sv(v)) return;
        context.glVertex3sv(v);
    }

    public static void glVertex4d(Context context, double x, double y, double z, double w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4d(x, y, z, w)) return;
        context.glVertex4d(x, y, z, w);
    }

    public static void glVertex4dv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4dv(v)) return;
        context.glVertex4dv(v);
    }

    public static void glVertex4f(Context context, float x, float y, float z, float w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex4f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4f(x, y, z, w)) return;
        context.glVertex4f(x, y, z, w);
    }

    public static void glVertex4fv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4fv(v)) return;
        context.glVertex4fv(v);
    }

    public static void glVertex4hNV(Context context, short x, short y, short z, short w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glVertex4hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4hNV(x, y, z, w)) return;
        context.glVertex4hNV(x, y, z, w);
    }

    public static void glVertex4hvNV(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glVertex4hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4hvNV(v)) return;
        context.glVertex4hvNV(v);
    }

    public static void glVertex4i(Context context, int x, int y, int z, int w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex4i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4i(x, y, z, w)) return;
        context.glVertex4i(x, y, z, w);
    }

    public static void glVertex4iv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4iv(v)) return;
        context.glVertex4iv(v);
    }

    public static void glVertex4s(Context context, short x, short y, short z, short w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex4s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4s(x, y, z, w)) return;
        context.glVertex4s(x, y, z, w);
    }

    public static void glVertex4sv(Context context, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertex4sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertex4sv(v)) return;
        context.glVertex4sv(v);
    }

    public static void glVertexArrayAttribBinding(Context context, int vaobj, int attribindex, int bindingindex) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexArrayAttribBinding")) return;
        context.glVertexArrayAttribBinding(vaobj, attribindex, bindingindex);
    }

    public static void glVertexArrayAttribFormat(Context context, int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexArrayAttribFormat")) return;
        context.glVertexArrayAttribFormat(vaobj, attribindex, size, type, normalized, relativeoffset);
    }

    public static void glVertexArrayAttribIFormat(Context context, int vaobj, int attribindex, int size, int type, int relativeoffset) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexArrayAttribIFormat")) return;
        context.glVertexArrayAttribIFormat(vaobj, attribindex, size, type, relativeoffset);
    }

    public static void glVertexArrayAttribLFormat(Context context, int vaobj, int attribindex, int size, int type, int relativeoffset) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexArrayAttribLFormat")) return;
        context.glVertexArrayAttribLFormat(vaobj, attribindex, size, type, relativeoffset);
    }

    public static void glVertexArrayBindVertexBufferEXT(Context context, int vaobj, int bindingindex, int buffer, long offset, int stride) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayBindVertexBufferEXT")) return;
        context.glVertexArrayBindVertexBufferEXT(vaobj, bindingindex, buffer, offset, stride);
    }

    public static void glVertexArrayBindingDivisor(Context context, int vaobj, int bindingindex, int divisor) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexArrayBindingDivisor")) return;
        context.glVertexArrayBindingDivisor(vaobj, bindingindex, divisor);
    }

    public static void glVertexArrayColorOffsetEXT(Context context, int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayColorOffsetEXT")) return;
        context.glVertexArrayColorOffsetEXT(vaobj, buffer, size, type, stride, offset);
    }

    public static void glVertexArrayEdgeFlagOffsetEXT(Context context, int vaobj, int buffer, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayEdgeFlagOffsetEXT")) return;
        context.glVertexArrayEdgeFlagOffsetEXT(vaobj, buffer, stride, offset);
    }

    public static void glVertexArrayElementBuffer(Context context, int vaobj, int buffer) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexArrayElementBuffer")) return;
        context.glVertexArrayElementBuffer(vaobj, buffer);
    }

    public static void glVertexArrayFogCoordOffsetEXT(Context context, int vaobj, int buffer, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayFogCoordOffsetEXT")) return;
        context.glVertexArrayFogCoordOffsetEXT(vaobj, buffer, type, stride, offset);
    }

    public static void glVertexArrayIndexOffsetEXT(Context context, int vaobj, int buffer, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayIndexOffsetEXT")) return;
        context.glVertexArrayIndexOffsetEXT(vaobj, buffer, type, stride, offset);
    }

    public static void glVertexArrayMultiTexCoordOffsetEXT(Context context, int vaobj, int buffer, int texunit, int size, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayMultiTexCoordOffsetEXT")) return;
        context.glVertexArrayMultiTexCoordOffsetEXT(vaobj, buffer, texunit, size, type, stride, offset);
    }

    public static void glVertexArrayNormalOffsetEXT(Context context, int vaobj, int buffer, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayNormalOffsetEXT")) return;
        context.glVertexArrayNormalOffsetEXT(vaobj, buffer, type, stride, offset);
    }

    public static void glVertexArraySecondaryColorOffsetEXT(Context context, int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArraySecondaryColorOffsetEXT")) return;
        context.glVertexArraySecondaryColorOffsetEXT(vaobj, buffer, size, type, stride, offset);
    }

    public static void glVertexArrayTexCoordOffsetEXT(Context context, int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayTexCoordOffsetEXT")) return;
        context.glVertexArrayTexCoordOffsetEXT(vaobj, buffer, size, type, stride, offset);
    }

    public static void glVertexArrayVertexAttribBindingEXT(Context context, int vaobj, int attribindex, int bindingindex) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexAttribBindingEXT")) return;
        context.glVertexArrayVertexAttribBindingEXT(vaobj, attribindex, bindingindex);
    }

    public static void glVertexArrayVertexAttribDivisorEXT(Context context, int vaobj, int index, int divisor) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexAttribDivisorEXT")) return;
        context.glVertexArrayVertexAttribDivisorEXT(vaobj, index, divisor);
    }

    public static void glVertexArrayVertexAttribFormatEXT(Context context, int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexAttribFormatEXT")) return;
        context.glVertexArrayVertexAttribFormatEXT(vaobj, attribindex, size, type, normalized, relativeoffset);
    }

    public static void glVertexArrayVertexAttribIFormatEXT(Context context, int vaobj, int attribindex, int size, int type, int relativeoffset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexAttribIFormatEXT")) return;
        context.glVertexArrayVertexAttribIFormatEXT(vaobj, attribindex, size, type, relativeoffset);
    }

    public static void glVertexArrayVertexAttribIOffsetEXT(Context context, int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexAttribIOffsetEXT")) return;
        context.glVertexArrayVertexAttribIOffsetEXT(vaobj, buffer, index, size, type, stride, offset);
    }

    public static void glVertexArrayVertexAttribLFormatEXT(Context context, int vaobj, int attribindex, int size, int type, int relativeoffset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexAttribLFormatEXT")) return;
        context.glVertexArrayVertexAttribLFormatEXT(vaobj, attribindex, size, type, relativeoffset);
    }

    public static void glVertexArrayVertexAttribLOffsetEXT(Context context, int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexAttribLOffsetEXT")) return;
        context.glVertexArrayVertexAttribLOffsetEXT(vaobj, buffer, index, size, type, stride, offset);
    }

    public static void glVertexArrayVertexAttribOffsetEXT(Context context, int vaobj, int buffer, int index, int size, int type, boolean normalized, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexAttribOffsetEXT")) return;
        context.glVertexArrayVertexAttribOffsetEXT(vaobj, buffer, index, size, type, normalized, stride, offset);
    }

    public static void glVertexArrayVertexBindingDivisorEXT(Context context, int vaobj, int bindingindex, int divisor) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexBindingDivisorEXT")) return;
        context.glVertexArrayVertexBindingDivisorEXT(vaobj, bindingindex, divisor);
    }

    public static void glVertexArrayVertexBuffer(Context context, int vaobj, int bindingindex, int buffer, long offset, int stride) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexArrayVertexBuffer")) return;
        context.glVertexArrayVertexBuffer(vaobj, bindingindex, buffer, offset, stride);
    }

    public static void glVertexArrayVertexBuffers(Context context, int vaobj, int first, int count, long buffers, long offsets, long strides) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexArrayVertexBuffers")) return;
        context.glVertexArrayVertexBuffers(vaobj, first, count, buffers, offsets, strides);
    }

    public static void glVertexArrayVertexOffsetEXT(Context context, int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (Guard.refuses(context, Guard.LEGACY, "glVertexArrayVertexOffsetEXT")) return;
        context.glVertexArrayVertexOffsetEXT(vaobj, buffer, size, type, stride, offset);
    }

    public static void glVertexAttrib1d(Context context, int index, double x) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib1d(index, x)) return;
        context.glVertexAttrib1d(index, x);
    }

    public static void glVertexAttrib1dv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib1dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib1dv(index, v)) return;
        context.glVertexAttrib1dv(index, v);
    }

    public static void glVertexAttrib1f(Context context, int index, float x) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib1f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib1f(index, x)) return;
        context.glVertexAttrib1f(index, x);
    }

    public static void glVertexAttrib1fv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib1fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib1fv(index, v)) return;
        context.glVertexAttrib1fv(index, v);
    }

    public static void glVertexAttrib1hNV(Context context, int index, short x) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib1hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib1hNV(index, x)) return;
        context.glVertexAttrib1hNV(index, x);
    }

    public static void glVertexAttrib1hvNV(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib1hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib1hvNV(index, v)) return;
        context.glVertexAttrib1hvNV(index, v);
    }

    public static void glVertexAttrib1s(Context context, int index, short x) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib1s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib1s(index, x)) return;
        context.glVertexAttrib1s(index, x);
    }

    public static void glVertexAttrib1sv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib1sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib1sv(index, v)) return;
        context.glVertexAttrib1sv(index, v);
    }

    public static void glVertexAttrib2d(Context context, int index, double x, double y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib2d(index, x, y)) return;
        context.glVertexAttrib2d(index, x, y);
    }

    public static void glVertexAttrib2dv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib2dv(index, v)) return;
        context.glVertexAttrib2dv(index, v);
    }

    public static void glVertexAttrib2f(Context context, int index, float x, float y) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib2f(index, x, y)) return;
        context.glVertexAttrib2f(index, x, y);
    }

    public static void glVertexAttrib2fv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib2fv(index, v)) return;
        context.glVertexAttrib2fv(index, v);
    }

    public static void glVertexAttrib2hNV(Context context, int index, short x, short y) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib2hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib2hNV(index, x, y)) return;
        context.glVertexAttrib2hNV(index, x, y);
    }

    public static void glVertexAttrib2hvNV(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib2hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib2hvNV(index, v)) return;
        context.glVertexAttrib2hvNV(index, v);
    }

    public static void glVertexAttrib2s(Context context, int index, short x, short y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib2s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib2s(index, x, y)) return;
        context.glVertexAttrib2s(index, x, y);
    }

    public static void glVertexAttrib2sv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib2sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib2sv(index, v)) return;
        context.glVertexAttrib2sv(index, v);
    }

    public static void glVertexAttrib3d(Context context, int index, double x, double y, double z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib3d(index, x, y, z)) return;
        context.glVertexAttrib3d(index, x, y, z);
    }

    public static void glVertexAttrib3dv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib3dv(index, v)) return;
        context.glVertexAttrib3dv(index, v);
    }

    public static void glVertexAttrib3f(Context context, int index, float x, float y, float z) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib3f(index, x, y, z)) return;
        context.glVertexAttrib3f(index, x, y, z);
    }

    public static void glVertexAttrib3fv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib3fv(index, v)) return;
        context.glVertexAttrib3fv(index, v);
    }

    public static void glVertexAttrib3hNV(Context context, int index, short x, short y, short z) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib3hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib3hNV(index, x, y, z)) return;
        context.glVertexAttrib3hNV(index, x, y, z);
    }

    public static void glVertexAttrib3hvNV(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib3hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib3hvNV(index, v)) return;
        context.glVertexAttrib3hvNV(index, v);
    }

    public static void glVertexAttrib3s(Context context, int index, short x, short y, short z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib3s(index, x, y, z)) return;
        context.glVertexAttrib3s(index, x, y, z);
    }

    public static void glVertexAttrib3sv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib3sv(index, v)) return;
        context.glVertexAttrib3sv(index, v);
    }

    public static void glVertexAttrib4Nbv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nbv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nbv(index, v)) return;
        context.glVertexAttrib4Nbv(index, v);
    }

    public static void glVertexAttrib4Niv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Niv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Niv(index, v)) return;
        context.glVertexAttrib4Niv(index, v);
    }

    public static void glVertexAttrib4Nsv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nsv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nsv(index, v)) return;
        context.glVertexAttrib4Nsv(index, v);
    }

    public static void glVertexAttrib4Nub(Context context, int index, byte x, byte y, byte z, byte w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nub")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nub(index, x, y, z, w)) return;
        context.glVertexAttrib4Nub(index, x, y, z, w);
    }

    public static void glVertexAttrib4Nubv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nubv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nubv(index, v)) return;
        context.glVertexAttrib4Nubv(index, v);
    }

    public static void glVertexAttrib4Nuiv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nuiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nuiv(index, v)) return;
        context.glVertexAttrib4Nuiv(index, v);
    }

    public static void glVertexAttrib4Nusv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4Nusv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4Nusv(index, v)) return;
        context.glVertexAttrib4Nusv(index, v);
    }

    public static void glVertexAttrib4bv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4bv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4bv(index, v)) return;
        context.glVertexAttrib4bv(index, v);
    }

    public static void glVertexAttrib4d(Context context, int index, double x, double y, double z, double w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4d(index, x, y, z, w)) return;
        context.glVertexAttrib4d(index, x, y, z, w);
    }

    public static void glVertexAttrib4dv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4dv(index, v)) return;
        context.glVertexAttrib4dv(index, v);
    }

    public static void glVertexAttrib4f(Context context, int index, float x, float y, float z, float w) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib4f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4f(index, x, y, z, w)) return;
        context.glVertexAttrib4f(index, x, y, z, w);
    }

    public static void glVertexAttrib4fv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib4fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4fv(index, v)) return;
        context.glVertexAttrib4fv(index, v);
    }

    public static void glVertexAttrib4hNV(Context context, int index, short x, short y, short z, short w) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib4hNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4hNV(index, x, y, z, w)) return;
        context.glVertexAttrib4hNV(index, x, y, z, w);
    }

    public static void glVertexAttrib4hvNV(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttrib4hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4hvNV(index, v)) return;
        context.glVertexAttrib4hvNV(index, v);
    }

    public static void glVertexAttrib4iv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4iv(index, v)) return;
        context.glVertexAttrib4iv(index, v);
    }

    public static void glVertexAttrib4s(Context context, int index, short x, short y, short z, short w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4s(index, x, y, z, w)) return;
        context.glVertexAttrib4s(index, x, y, z, w);
    }

    public static void glVertexAttrib4sv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4sv(index, v)) return;
        context.glVertexAttrib4sv(index, v);
    }

    public static void glVertexAttrib4ubv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4ubv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4ubv(index, v)) return;
        context.glVertexAttrib4ubv(index, v);
    }

    public static void glVertexAttrib4uiv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4uiv(index, v)) return;
        context.glVertexAttrib4uiv(index, v);
    }

    public static void glVertexAttrib4usv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttrib4usv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttrib4usv(index, v)) return;
        context.glVertexAttrib4usv(index, v);
    }

    public static void glVertexAttribBinding(Context context, int attribindex, int bindingindex) {
        if (Guard.refuses(context, Guard.ES31, "glVertexAttribBinding")) return;
        context.glVertexAttribBinding(attribindex, bindingindex);
    }

    public static void glVertexAttribDivisor(Context context, int index, int divisor) {
        if (Guard.refuses(context, Guard.ES30, "glVertexAttribDivisor")) return;
        context.glVertexAttribDivisor(index, divisor);
    }

    public static void glVertexAttribFormat(Context context, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (Guard.refuses(context, Guard.ES31, "glVertexAttribFormat")) return;
        context.glVertexAttribFormat(attribindex, size, type, normalized, relativeoffset);
    }

    public static void glVertexAttribI1i(Context context, int index, int x) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI1i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI1i(index, x)) return;
        context.glVertexAttribI1i(index, x);
    }

    public static void glVertexAttribI1iv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI1iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI1iv(index, v)) return;
        context.glVertexAttribI1iv(index, v);
    }

    public static void glVertexAttribI1ui(Context context, int index, int x) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI1ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI1ui(index, x)) return;
        context.glVertexAttribI1ui(index, x);
    }

    public static void glVertexAttribI1uiv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI1uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI1uiv(index, v)) return;
        context.glVertexAttribI1uiv(index, v);
    }

    public static void glVertexAttribI2i(Context context, int index, int x, int y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI2i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI2i(index, x, y)) return;
        context.glVertexAttribI2i(index, x, y);
    }

    public static void glVertexAttribI2iv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI2iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI2iv(index, v)) return;
        context.glVertexAttribI2iv(index, v);
    }

    public static void glVertexAttribI2ui(Context context, int index, int x, int y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI2ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI2ui(index, x, y)) return;
        context.glVertexAttribI2ui(index, x, y);
    }

    public static void glVertexAttribI2uiv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI2uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI2uiv(index, v)) return;
        context.glVertexAttribI2uiv(index, v);
    }

    public static void glVertexAttribI3i(Context context, int index, int x, int y, int z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI3i(index, x, y, z)) return;
        context.glVertexAttribI3i(index, x, y, z);
    }

    public static void glVertexAttribI3iv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI3iv(index, v)) return;
        context.glVertexAttribI3iv(index, v);
    }

    public static void glVertexAttribI3ui(Context context, int index, int x, int y, int z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI3ui(index, x, y, z)) return;
        context.glVertexAttribI3ui(index, x, y, z);
    }

    public static void glVertexAttribI3uiv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI3uiv(index, v)) return;
        context.glVertexAttribI3uiv(index, v);
    }

    public static void glVertexAttribI4bv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI4bv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI4bv(index, v)) return;
        context.glVertexAttribI4bv(index, v);
    }

    public static void glVertexAttribI4i(Context context, int index, int x, int y, int z, int w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.ES30, "glVertexAttribI4i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI4i(index, x, y, z, w)) return;
        context.glVertexAttribI4i(index, x, y, z, w);
    }

    public static void glVertexAttribI4iv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.ES30, "glVertexAttribI4iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI4iv(index, v)) return;
        context.glVertexAttribI4iv(index, v);
    }

    public static void glVertexAttribI4sv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI4sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI4sv(index, v)) return;
        context.glVertexAttribI4sv(index, v);
    }

    public static void glVertexAttribI4ubv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI4ubv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI4ubv(index, v)) return;
        context.glVertexAttribI4ubv(index, v);
    }

    public static void glVertexAttribI4ui(Context context, int index, int x, int y, int z, int w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.ES30, "glVertexAttribI4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI4ui(index, x, y, z, w)) return;
        context.glVertexAttribI4ui(index, x, y, z, w);
    }

    public static void glVertexAttribI4uiv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.ES30, "glVertexAttribI4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI4uiv(index, v)) return;
        context.glVertexAttribI4uiv(index, v);
    }

    public static void glVertexAttribI4usv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribI4usv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribI4usv(index, v)) return;
        context.glVertexAttribI4usv(index, v);
    }

    public static void glVertexAttribIFormat(Context context, int attribindex, int size, int type, int relativeoffset) {
        if (Guard.refuses(context, Guard.ES31, "glVertexAttribIFormat")) return;
        context.glVertexAttribIFormat(attribindex, size, type, relativeoffset);
    }

    public static void glVertexAttribIPointer(Context context, int index, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.ES30, "glVertexAttribIPointer")) return;
        context.glVertexAttribIPointer(index, size, type, stride, pointer);
    }

    public static void glVertexAttribL1d(Context context, int index, double x) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribL1d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL1d(index, x)) return;
        context.glVertexAttribL1d(index, x);
    }

    public static void glVertexAttribL1dv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribL1dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL1dv(index, v)) return;
        context.glVertexAttribL1dv(index, v);
    }

    public static void glVertexAttribL1ui64ARB(Context context, int index, long x) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttribL1ui64ARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL1ui64ARB(index, x)) return;
        context.glVertexAttribL1ui64ARB(index, x);
    }

    public static void glVertexAttribL1ui64vARB(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttribL1ui64vARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL1ui64vARB(index, v)) return;
        context.glVertexAttribL1ui64vARB(index, v);
    }

    public static void glVertexAttribL2d(Context context, int index, double x, double y) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribL2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL2d(index, x, y)) return;
        context.glVertexAttribL2d(index, x, y);
    }

    public static void glVertexAttribL2dv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribL2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL2dv(index, v)) return;
        context.glVertexAttribL2dv(index, v);
    }

    public static void glVertexAttribL3d(Context context, int index, double x, double y, double z) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribL3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL3d(index, x, y, z)) return;
        context.glVertexAttribL3d(index, x, y, z);
    }

    public static void glVertexAttribL3dv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribL3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL3dv(index, v)) return;
        context.glVertexAttribL3dv(index, v);
    }

    public static void glVertexAttribL4d(Context context, int index, double x, double y, double z, double w) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribL4d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL4d(index, x, y, z, w)) return;
        context.glVertexAttribL4d(index, x, y, z, w);
    }

    public static void glVertexAttribL4dv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribL4dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribL4dv(index, v)) return;
        context.glVertexAttribL4dv(index, v);
    }

    public static void glVertexAttribLFormat(Context context, int attribindex, int size, int type, int relativeoffset) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexAttribLFormat")) return;
        context.glVertexAttribLFormat(attribindex, size, type, relativeoffset);
    }

    public static void glVertexAttribLPointer(Context context, int index, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.NO_ES, "glVertexAttribLPointer")) return;
        context.glVertexAttribLPointer(index, size, type, stride, pointer);
    }

    public static void glVertexAttribP1ui(Context context, int index, int type, boolean normalized, int value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribP1ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribP1ui(index, type, normalized, value)) return;
        context.glVertexAttribP1ui(index, type, normalized, value);
    }

    public static void glVertexAttribP1uiv(Context context, int index, int type, boolean normalized, long value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribP1uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribP1uiv(index, type, normalized, value)) return;
        context.glVertexAttribP1uiv(index, type, normalized, value);
    }

    public static void glVertexAttribP2ui(Context context, int index, int type, boolean normalized, int value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribP2ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribP2ui(index, type, normalized, value)) return;
        context.glVertexAttribP2ui(index, type, normalized, value);
    }

    public static void glVertexAttribP2uiv(Context context, int index, int type, boolean normalized, long value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribP2uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribP2uiv(index, type, normalized, value)) return;
        context.glVertexAttribP2uiv(index, type, normalized, value);
    }

    public static void glVertexAttribP3ui(Context context, int index, int type, boolean normalized, int value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribP3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribP3ui(index, type, normalized, value)) return;
        context.glVertexAttribP3ui(index, type, normalized, value);
    }

    public static void glVertexAttribP3uiv(Context context, int index, int type, boolean normalized, long value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribP3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribP3uiv(index, type, normalized, value)) return;
        context.glVertexAttribP3uiv(index, type, normalized, value);
    }

    public static void glVertexAttribP4ui(Context context, int index, int type, boolean normalized, int value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribP4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribP4ui(index, type, normalized, value)) return;
        context.glVertexAttribP4ui(index, type, normalized, value);
    }

    public static void glVertexAttribP4uiv(Context context, int index, int type, boolean normalized, long value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES, "glVertexAttribP4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribP4uiv(index, type, normalized, value)) return;
        context.glVertexAttribP4uiv(index, type, normalized, value);
    }

    public static void glVertexAttribPointer(Context context, int index, int size, int type, boolean normalized, int stride, long pointer) {
        if (Guard.refuses(context, 0, "glVertexAttribPointer")) return;
        context.glVertexAttribPointer(index, size, type, normalized, stride, pointer);
    }

    public static void glVertexAttribs1hvNV(Context context, int index, int n, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttribs1hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribs1hvNV(index, n, v)) return;
        context.glVertexAttribs1hvNV(index, n, v);
    }

    public static void glVertexAttribs2hvNV(Context context, int index, int n, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttribs2hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribs2hvNV(index, n, v)) return;
        context.glVertexAttribs2hvNV(index, n, v);
    }

    public static void glVertexAttribs3hvNV(Context context, int index, int n, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttribs3hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribs3hvNV(index, n, v)) return;
        context.glVertexAttribs3hvNV(index, n, v);
    }

    public static void glVertexAttribs4hvNV(Context context, int index, int n, long v) {
        if (Guard.refuses(context, Guard.IN_BEGIN, "glVertexAttribs4hvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexAttribs4hvNV(index, n, v)) return;
        context.glVertexAttribs4hvNV(index, n, v);
    }

    public static void glVertexBindingDivisor(Context context, int bindingindex, int divisor) {
        if (Guard.refuses(context, Guard.ES31, "glVertexBindingDivisor")) return;
        context.glVertexBindingDivisor(bindingindex, divisor);
    }

    public static void glVertexBlendARB(Context context, int count) {
        if (Guard.refuses(context, 0, "glVertexBlendARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexBlendARB(count)) return;
        context.glVertexBlendARB(count);
    }

    public static void glVertexP2ui(Context context, int type, int value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glVertexP2ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexP2ui(type, value)) return;
        context.glVertexP2ui(type, value);
    }

    public static void glVertexP2uiv(Context context, int type, long value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glVertexP2uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexP2uiv(type, value)) return;
        context.glVertexP2uiv(type, value);
    }

    public static void glVertexP3ui(Context context, int type, int value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glVertexP3ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexP3ui(type, value)) return;
        context.glVertexP3ui(type, value);
    }

    public static void glVertexP3uiv(Context context, int type, long value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glVertexP3uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexP3uiv(type, value)) return;
        context.glVertexP3uiv(type, value);
    }

    public static void glVertexP4ui(Context context, int type, int value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glVertexP4ui")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexP4ui(type, value)) return;
        context.glVertexP4ui(type, value);
    }

    public static void glVertexP4uiv(Context context, int type, long value) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.NO_ES | Guard.VERTEX, "glVertexP4uiv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexP4uiv(type, value)) return;
        context.glVertexP4uiv(type, value);
    }

    public static void glVertexPointer(Context context, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.LEGACY | Guard.VERTEX, "glVertexPointer")) return;
        context.glVertexPointer(size, type, stride, pointer);
    }

    public static void glVertexPointerEXT(Context context, int size, int type, int stride, int count, long pointer) {
        if (Guard.refuses(context, Guard.IN_BEGIN | Guard.VERTEX, "glVertexPointerEXT")) return;
        context.glVertexPointerEXT(size, type, stride, count, pointer);
    }

    public static void glVertexWeightPointerEXT(Context context, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, 0, "glVertexWeightPointerEXT")) return;
        context.glVertexWeightPointerEXT(size, type, stride, pointer);
    }

    public static void glVertexWeightfEXT(Context context, float weight) {
        if (Guard.refuses(context, 0, "glVertexWeightfEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexWeightfEXT(weight)) return;
        context.glVertexWeightfEXT(weight);
    }

    public static void glVertexWeightfvEXT(Context context, long weight) {
        if (Guard.refuses(context, 0, "glVertexWeightfvEXT")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexWeightfvEXT(weight)) return;
        context.glVertexWeightfvEXT(weight);
    }

    public static void glVertexWeighthNV(Context context, short weight) {
        if (Guard.refuses(context, 0, "glVertexWeighthNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexWeighthNV(weight)) return;
        context.glVertexWeighthNV(weight);
    }

    public static void glVertexWeighthvNV(Context context, long weight) {
        if (Guard.refuses(context, 0, "glVertexWeighthvNV")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glVertexWeighthvNV(weight)) return;
        context.glVertexWeighthvNV(weight);
    }

    public static void glViewport(Context context, int x, int y, int width, int height) {
        if (Guard.refuses(context, 0, "glViewport")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glViewport(x, y, width, height)) return;
        context.glViewport(x, y, width, height);
    }

    public static void glViewportArrayv(Context context, int first, int count, long v) {
        if (Guard.refuses(context, Guard.NO_ES, "glViewportArrayv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glViewportArrayv(first, count, v)) return;
        context.glViewportArrayv(first, count, v);
    }

    public static void glViewportIndexedf(Context context, int index, float x, float y, float w, float h) {
        if (Guard.refuses(context, Guard.NO_ES, "glViewportIndexedf")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glViewportIndexedf(index, x, y, w, h)) return;
        context.glViewportIndexedf(index, x, y, w, h);
    }

    public static void glViewportIndexedfv(Context context, int index, long v) {
        if (Guard.refuses(context, Guard.NO_ES, "glViewportIndexedfv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glViewportIndexedfv(index, v)) return;
        context.glViewportIndexedfv(index, v);
    }

    public static void glWaitSync(Context context, long sync, int flags, long timeout) {
        if (Guard.refuses(context, Guard.ES30, "glWaitSync")) return;
        context.glWaitSync(sync, flags, timeout);
    }

    public static void glWeightPointerARB(Context context, int size, int type, int stride, long pointer) {
        if (Guard.refuses(context, 0, "glWeightPointerARB")) return;
        context.glWeightPointerARB(size, type, stride, pointer);
    }

    public static void glWeightbvARB(Context context, int size, long weights) {
        if (Guard.refuses(context, 0, "glWeightbvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWeightbvARB(size, weights)) return;
        context.glWeightbvARB(size, weights);
    }

    public static void glWeightdvARB(Context context, int size, long weights) {
        if (Guard.refuses(context, 0, "glWeightdvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWeightdvARB(size, weights)) return;
        context.glWeightdvARB(size, weights);
    }

    public static void glWeightfvARB(Context context, int size, long weights) {
        if (Guard.refuses(context, 0, "glWeightfvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWeightfvARB(size, weights)) return;
        context.glWeightfvARB(size, weights);
    }

    public static void glWeightivARB(Context context, int size, long weights) {
        if (Guard.refuses(context, 0, "glWeightivARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWeightivARB(size, weights)) return;
        context.glWeightivARB(size, weights);
    }

    public static void glWeightsvARB(Context context, int size, long weights) {
        if (Guard.refuses(context, 0, "glWeightsvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWeightsvARB(size, weights)) return;
        context.glWeightsvARB(size, weights);
    }

    public static void glWeightubvARB(Context context, int size, long weights) {
        if (Guard.refuses(context, 0, "glWeightubvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWeightubvARB(size, weights)) return;
        context.glWeightubvARB(size, weights);
    }

    public static void glWeightuivARB(Context context, int size, long weights) {
        if (Guard.refuses(context, 0, "glWeightuivARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWeightuivARB(size, weights)) return;
        context.glWeightuivARB(size, weights);
    }

    public static void glWeightusvARB(Context context, int size, long weights) {
        if (Guard.refuses(context, 0, "glWeightusvARB")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWeightusvARB(size, weights)) return;
        context.glWeightusvARB(size, weights);
    }

    public static void glWindowPos2d(Context context, double x, double y) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos2d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos2d(x, y)) return;
        context.glWindowPos2d(x, y);
    }

    public static void glWindowPos2dv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos2dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos2dv(v)) return;
        context.glWindowPos2dv(v);
    }

    public static void glWindowPos2f(Context context, float x, float y) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos2f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos2f(x, y)) return;
        context.glWindowPos2f(x, y);
    }

    public static void glWindowPos2fv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos2fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos2fv(v)) return;
        context.glWindowPos2fv(v);
    }

    public static void glWindowPos2i(Context context, int x, int y) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos2i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos2i(x, y)) return;
        context.glWindowPos2i(x, y);
    }

    public static void glWindowPos2iv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos2iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos2iv(v)) return;
        context.glWindowPos2iv(v);
    }

    public static void glWindowPos2s(Context context, short x, short y) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos2s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos2s(x, y)) return;
        context.glWindowPos2s(x, y);
    }

    public static void glWindowPos2sv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos2sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos2sv(v)) return;
        context.glWindowPos2sv(v);
    }

    public static void glWindowPos3d(Context context, double x, double y, double z) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos3d")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos3d(x, y, z)) return;
        context.glWindowPos3d(x, y, z);
    }

    public static void glWindowPos3dv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos3dv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos3dv(v)) return;
        context.glWindowPos3dv(v);
    }

    public static void glWindowPos3f(Context context, float x, float y, float z) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos3f")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos3f(x, y, z)) return;
        context.glWindowPos3f(x, y, z);
    }

    public static void glWindowPos3fv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos3fv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos3fv(v)) return;
        context.glWindowPos3fv(v);
    }

    public static void glWindowPos3i(Context context, int x, int y, int z) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos3i")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos3i(x, y, z)) return;
        context.glWindowPos3i(x, y, z);
    }

    public static void glWindowPos3iv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos3iv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos3iv(v)) return;
        context.glWindowPos3iv(v);
    }

    public static void glWindowPos3s(Context context, short x, short y, short z) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos3s")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos3s(x, y, z)) return;
        context.glWindowPos3s(x, y, z);
    }

    public static void glWindowPos3sv(Context context, long v) {
        if (Guard.refuses(context, Guard.LEGACY, "glWindowPos3sv")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos3sv(v)) return;
        context.glWindowPos3sv(v);
    }

    public static void glWindowPos4dMESA(Context context, double x, double y, double z, double w) {
        if (Guard.refuses(context, 0, "glWindowPos4dMESA")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos4dMESA(x, y, z, w)) return;
        context.glWindowPos4dMESA(x, y, z, w);
    }

    public static void glWindowPos4dvMESA(Context context, long v) {
        if (Guard.refuses(context, 0, "glWindowPos4dvMESA")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos4dvMESA(v)) return;
        context.glWindowPos4dvMESA(v);
    }

    public static void glWindowPos4fMESA(Context context, float x, float y, float z, float w) {
        if (Guard.refuses(context, 0, "glWindowPos4fMESA")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos4fMESA(x, y, z, w)) return;
        context.glWindowPos4fMESA(x, y, z, w);
    }

    public static void glWindowPos4fvMESA(Context context, long v) {
        if (Guard.refuses(context, 0, "glWindowPos4fvMESA")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos4fvMESA(v)) return;
        context.glWindowPos4fvMESA(v);
    }

    public static void glWindowPos4iMESA(Context context, int x, int y, int z, int w) {
        if (Guard.refuses(context, 0, "glWindowPos4iMESA")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos4iMESA(x, y, z, w)) return;
        context.glWindowPos4iMESA(x, y, z, w);
    }

    public static void glWindowPos4ivMESA(Context context, long v) {
        if (Guard.refuses(context, 0, "glWindowPos4ivMESA")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos4ivMESA(v)) return;
        context.glWindowPos4ivMESA(v);
    }

    public static void glWindowPos4sMESA(Context context, short x, short y, short z, short w) {
        if (Guard.refuses(context, 0, "glWindowPos4sMESA")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos4sMESA(x, y, z, w)) return;
        context.glWindowPos4sMESA(x, y, z, w);
    }

    public static void glWindowPos4svMESA(Context context, long v) {
        if (Guard.refuses(context, 0, "glWindowPos4svMESA")) return;
        if ((context.guard & Guard.LIST) != 0 && context.recorder.glWindowPos4svMESA(v)) return;
        context.glWindowPos4svMESA(v);
    }
}
