package tepui.frontends.gl.context;

/**
 * Every function of OpenGL as an absent one; the chapters override what there is. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public abstract class Entry {
    Entry() {}

    public void glAccum(int op, float value) {
        throw absent("glAccum");
    }

    public void glActiveProgramEXT(int program) {
        throw absent("glActiveProgramEXT");
    }

    public void glActiveShaderProgram(int pipeline, int program) {
        throw absent("glActiveShaderProgram");
    }

    public void glActiveStencilFaceEXT(int face) {
        throw absent("glActiveStencilFaceEXT");
    }

    public void glActiveTexture(int texture) {
        throw absent("glActiveTexture");
    }

    public void glAlphaFunc(int func, float ref) {
        throw absent("glAlphaFunc");
    }

    public boolean glAreTexturesResident(int n, long textures, long residences) {
        throw absent("glAreTexturesResident");
    }

    public boolean glAreTexturesResidentEXT(int n, long textures, long residences) {
        throw absent("glAreTexturesResidentEXT");
    }

    public void glArrayElement(int i) {
        throw absent("glArrayElement");
    }

    public void glAttachShader(int program, int shader) {
        throw absent("glAttachShader");
    }

    public void glBegin(int mode) {
        throw absent("glBegin");
    }

    public void glBeginConditionalRender(int id, int mode) {
        throw absent("glBeginConditionalRender");
    }

    public void glBeginQuery(int target, int id) {
        throw absent("glBeginQuery");
    }

    public void glBeginQueryIndexed(int target, int index, int id) {
        throw absent("glBeginQueryIndexed");
    }

    public void glBeginTransformFeedback(int primitiveMode) {
        throw absent("glBeginTransformFeedback");
    }

    public void glBindAttribLocation(int program, int index, long name) {
        throw absent("glBindAttribLocation");
    }

    public void glBindBuffer(int target, int buffer) {
        throw absent("glBindBuffer");
    }

    public void glBindBufferBase(int target, int index, int buffer) {
        throw absent("glBindBufferBase");
    }

    public void glBindBufferOffsetEXT(int target, int index, int buffer, long offset) {
        throw absent("glBindBufferOffsetEXT");
    }

    public void glBindBufferRange(int target, int index, int buffer, long offset, long size) {
        throw absent("glBindBufferRange");
    }

    public void glBindBuffersBase(int target, int first, int count, long buffers) {
        throw absent("glBindBuffersBase");
    }

    public void glBindBuffersRange(int target, int first, int count, long buffers, long offsets, long sizes) {
        throw absent("glBindBuffersRange");
    }

    public void glBindFragDataLocation(int program, int color, long name) {
        throw absent("glBindFragDataLocation");
    }

    public void glBindFragDataLocationIndexed(int program, int colorNumber, int index, long name) {
        throw absent("glBindFragDataLocationIndexed");
    }

    public void glBindFramebuffer(int target, int framebuffer) {
        throw absent("glBindFramebuffer");
    }

    public void glBindImageTexture(int unit, int texture, int level, boolean layered, int layer, int access, int format) {
        throw absent("glBindImageTexture");
    }

    public void glBindImageTextureEXT(int index, int texture, int level, boolean layered, int layer, int access, int format) {
        throw absent("glBindImageTextureEXT");
    }

    public void glBindImageTextures(int first, int count, long textures) {
        throw absent("glBindImageTextures");
    }

    public void glBindMultiTextureEXT(int texunit, int target, int texture) {
        throw absent("glBindMultiTextureEXT");
    }

    public void glBindProgramARB(int target, int program) {
        throw absent("glBindProgramARB");
    }

    public void glBindProgramPipeline(int pipeline) {
        throw absent("glBindProgramPipeline");
    }

    public void glBindRenderbuffer(int target, int renderbuffer) {
        throw absent("glBindRenderbuffer");
    }

    public void glBindSampler(int unit, int sampler) {
        throw absent("glBindSampler");
    }

    public void glBindSamplers(int first, int count, long samplers) {
        throw absent("glBindSamplers");
    }

    public void glBindTexture(int target, int texture) {
        throw absent("glBindTexture");
    }

    public void glBindTextureUnit(int unit, int texture) {
        throw absent("glBindTextureUnit");
    }

    public void glBindTextures(int first, int count, long textures) {
        throw absent("glBindTextures");
    }

    public void glBindTransformFeedback(int target, int id) {
        throw absent("glBindTransformFeedback");
    }

    public void glBindVertexArray(int array) {
        throw absent("glBindVertexArray");
    }

    public void glBindVertexArrayAPPLE(int array) {
        throw absent("glBindVertexArrayAPPLE");
    }

    public void glBindVertexBuffer(int bindingindex, int buffer, long offset, int stride) {
        throw absent("glBindVertexBuffer");
    }

    public void glBindVertexBuffers(int first, int count, long buffers, long offsets, long strides) {
        throw absent("glBindVertexBuffers");
    }

    public void glBitmap(int width, int height, float xorig, float yorig, float xmove, float ymove, long bitmap) {
        throw absent("glBitmap");
    }

    public void glBlendBarrier() {
        throw absent("glBlendBarrier");
    }

    public void glBlendColor(float red, float green, float blue, float alpha) {
        throw absent("glBlendColor");
    }

    public void glBlendEquation(int mode) {
        throw absent("glBlendEquation");
    }

    public void glBlendEquationSeparate(int modeRGB, int modeAlpha) {
        throw absent("glBlendEquationSeparate");
    }

    public void glBlendEquationSeparatei(int buf, int modeRGB, int modeAlpha) {
        throw absent("glBlendEquationSeparatei");
    }

    public void glBlendEquationi(int buf, int mode) {
        throw absent("glBlendEquationi");
    }

    public void glBlendFunc(int sfactor, int dfactor) {
        throw absent("glBlendFunc");
    }

    public void glBlendFuncSeparate(int sfactorRGB, int dfactorRGB, int sfactorAlpha, int dfactorAlpha) {
        throw absent("glBlendFuncSeparate");
    }

    public void glBlendFuncSeparatei(int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        throw absent("glBlendFuncSeparatei");
    }

    public void glBlendFunci(int buf, int src, int dst) {
        throw absent("glBlendFunci");
    }

    public void glBlitFramebuffer(int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        throw absent("glBlitFramebuffer");
    }

    public void glBlitNamedFramebuffer(int readFramebuffer, int drawFramebuffer, int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        throw absent("glBlitNamedFramebuffer");
    }

    public void glBufferData(int target, long size, long data, int usage) {
        throw absent("glBufferData");
    }

    public void glBufferPageCommitmentARB(int target, long offset, long size, boolean commit) {
        throw absent("glBufferPageCommitmentARB");
    }

    public void glBufferParameteriAPPLE(int target, int pname, int param) {
        throw absent("glBufferParameteriAPPLE");
    }

    public void glBufferStorage(int target, long size, long data, int flags) {
        throw absent("glBufferStorage");
    }

    public void glBufferSubData(int target, long offset, long size, long data) {
        throw absent("glBufferSubData");
    }

    public void glCallList(int list) {
        throw absent("glCallList");
    }

    public void glCallLists(int n, int type, long lists) {
        throw absent("glCallLists");
    }

    public int glCheckFramebufferStatus(int target) {
        throw absent("glCheckFramebufferStatus");
    }

    public int glCheckNamedFramebufferStatus(int framebuffer, int target) {
        throw absent("glCheckNamedFramebufferStatus");
    }

    public int glCheckNamedFramebufferStatusEXT(int framebuffer, int target) {
        throw absent("glCheckNamedFramebufferStatusEXT");
    }

    public void glClampColor(int target, int clamp) {
        throw absent("glClampColor");
    }

    public void glClear(int mask) {
        throw absent("glClear");
    }

    public void glClearAccum(float red, float green, float blue, float alpha) {
        throw absent("glClearAccum");
    }

    public void glClearBufferData(int target, int internalformat, int format, int type, long data) {
        throw absent("glClearBufferData");
    }

    public void glClearBufferSubData(int target, int internalformat, long offset, long size, int format, int type, long data) {
        throw absent("glClearBufferSubData");
    }

    public void glClearBufferfi(int buffer, int drawbuffer, float depth, int stencil) {
        throw absent("glClearBufferfi");
    }

    public void glClearBufferfv(int buffer, int drawbuffer, long value) {
        throw absent("glClearBufferfv");
    }

    public void glClearBufferiv(int buffer, int drawbuffer, long value) {
        throw absent("glClearBufferiv");
    }

    public void glClearBufferuiv(int buffer, int drawbuffer, long value) {
        throw absent("glClearBufferuiv");
    }

    public void glClearColor(float red, float green, float blue, float alpha) {
        throw absent("glClearColor");
    }

    public void glClearColorIiEXT(int red, int green, int blue, int alpha) {
        throw absent("glClearColorIiEXT");
    }

    public void glClearColorIuiEXT(int red, int green, int blue, int alpha) {
        throw absent("glClearColorIuiEXT");
    }

    public void glClearDepth(double depth) {
        throw absent("glClearDepth");
    }

    public void glClearDepthf(float d) {
        throw absent("glClearDepthf");
    }

    public void glClearIndex(float c_) {
        throw absent("glClearIndex");
    }

    public void glClearNamedBufferData(int buffer, int internalformat, int format, int type, long data) {
        throw absent("glClearNamedBufferData");
    }

    public void glClearNamedBufferDataEXT(int buffer, int internalformat, int format, int type, long data) {
        throw absent("glClearNamedBufferDataEXT");
    }

    public void glClearNamedBufferSubData(int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        throw absent("glClearNamedBufferSubData");
    }

    public void glClearNamedBufferSubDataEXT(int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        throw absent("glClearNamedBufferSubDataEXT");
    }

    public void glClearNamedFramebufferfi(int framebuffer, int buffer, int drawbuffer, float depth, int stencil) {
        throw absent("glClearNamedFramebufferfi");
    }

    public void glClearNamedFramebufferfv(int framebuffer, int buffer, int drawbuffer, long value) {
        throw absent("glClearNamedFramebufferfv");
    }

    public void glClearNamedFramebufferiv(int framebuffer, int buffer, int drawbuffer, long value) {
        throw absent("glClearNamedFramebufferiv");
    }

    public void glClearNamedFramebufferuiv(int framebuffer, int buffer, int drawbuffer, long value) {
        throw absent("glClearNamedFramebufferuiv");
    }

    public void glClearStencil(int s) {
        throw absent("glClearStencil");
    }

    public void glClearTexImage(int texture, int level, int format, int type, long data) {
        throw absent("glClearTexImage");
    }

    public void glClearTexSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long data) {
        throw absent("glClearTexSubImage");
    }

    public void glClientActiveTexture(int texture) {
        throw absent("glClientActiveTexture");
    }

    public void glClientAttribDefaultEXT(int mask) {
        throw absent("glClientAttribDefaultEXT");
    }

    public int glClientWaitSync(long sync, int flags, long timeout) {
        throw absent("glClientWaitSync");
    }

    public void glClipControl(int origin, int depth) {
        throw absent("glClipControl");
    }

    public void glClipPlane(int plane, long equation) {
        throw absent("glClipPlane");
    }

    public void glColor3b(byte red, byte green, byte blue) {
        throw absent("glColor3b");
    }

    public void glColor3bv(long v) {
        throw absent("glColor3bv");
    }

    public void glColor3d(double red, double green, double blue) {
        throw absent("glColor3d");
    }

    public void glColor3dv(long v) {
        throw absent("glColor3dv");
    }

    public void glColor3f(float red, float green, float blue) {
        throw absent("glColor3f");
    }

    public void glColor3fv(long v) {
        throw absent("glColor3fv");
    }

    public void glColor3hNV(short red, short green, short blue) {
        throw absent("glColor3hNV");
    }

    public void glColor3hvNV(long v) {
        throw absent("glColor3hvNV");
    }

    public void glColor3i(int red, int green, int blue) {
        throw absent("glColor3i");
    }

    public void glColor3iv(long v) {
        throw absent("glColor3iv");
    }

    public void glColor3s(short red, short green, short blue) {
        throw absent("glColor3s");
    }

    public void glColor3sv(long v) {
        throw absent("glColor3sv");
    }

    public void glColor3ub(byte red, byte green, byte blue) {
        throw absent("glColor3ub");
    }

    public void glColor3ubv(long v) {
        throw absent("glColor3ubv");
    }

    public void glColor3ui(int red, int green, int blue) {
        throw absent("glColor3ui");
    }

    public void glColor3uiv(long v) {
        throw absent("glColor3uiv");
    }

    public void glColor3us(short red, short green, short blue) {
        throw absent("glColor3us");
    }

    public void glColor3usv(long v) {
        throw absent("glColor3usv");
    }

    public void glColor4b(byte red, byte green, byte blue, byte alpha) {
        throw absent("glColor4b");
    }

    public void glColor4bv(long v) {
        throw absent("glColor4bv");
    }

    public void glColor4d(double red, double green, double blue, double alpha) {
        throw absent("glColor4d");
    }

    public void glColor4dv(long v) {
        throw absent("glColor4dv");
    }

    public void glColor4f(float red, float green, float blue, float alpha) {
        throw absent("glColor4f");
    }

    public void glColor4fv(long v) {
        throw absent("glColor4fv");
    }

    public void glColor4hNV(short red, short green, short blue, short alpha) {
        throw absent("glColor4hNV");
    }

    public void glColor4hvNV(long v) {
        throw absent("glColor4hvNV");
    }

    public void glColor4i(int red, int green, int blue, int alpha) {
        throw absent("glColor4i");
    }

    public void glColor4iv(long v) {
        throw absent("glColor4iv");
    }

    public void glColor4s(short red, short green, short blue, short alpha) {
        throw absent("glColor4s");
    }

    public void glColor4sv(long v) {
        throw absent("glColor4sv");
    }

    public void glColor4ub(byte red, byte green, byte blue, byte alpha) {
        throw absent("glColor4ub");
    }

    public void glColor4ubv(long v) {
        throw absent("glColor4ubv");
    }

    public void glColor4ui(int red, int green, int blue, int alpha) {
        throw absent("glColor4ui");
    }

    public void glColor4uiv(long v) {
        throw absent("glColor4uiv");
    }

    public void glColor4us(short red, short green, short blue, short alpha) {
        throw absent("glColor4us");
    }

    public void glColor4usv(long v) {
        throw absent("glColor4usv");
    }

    public void glColorMask(boolean red, boolean green, boolean blue, boolean alpha) {
        throw absent("glColorMask");
    }

    public void glColorMaski(int index, boolean r, boolean g, boolean b, boolean a) {
        throw absent("glColorMaski");
    }

    public void glColorMaterial(int face, int mode) {
        throw absent("glColorMaterial");
    }

    public void glColorP3ui(int type, int color) {
        throw absent("glColorP3ui");
    }

    public void glColorP3uiv(int type, long color) {
        throw absent("glColorP3uiv");
    }

    public void glColorP4ui(int type, int color) {
        throw absent("glColorP4ui");
    }

    public void glColorP4uiv(int type, long color) {
        throw absent("glColorP4uiv");
    }

    public void glColorPointer(int size, int type, int stride, long pointer) {
        throw absent("glColorPointer");
    }

    public void glColorPointerEXT(int size, int type, int stride, int count, long pointer) {
        throw absent("glColorPointerEXT");
    }

    public void glColorSubTable(int target, int start, int count, int format, int type, long data) {
        throw absent("glColorSubTable");
    }

    public void glColorTable(int target, int internalformat, int width, int format, int type, long table) {
        throw absent("glColorTable");
    }

    public void glColorTableParameterfv(int target, int pname, long params) {
        throw absent("glColorTableParameterfv");
    }

    public void glColorTableParameteriv(int target, int pname, long params) {
        throw absent("glColorTableParameteriv");
    }

    public void glCompileShader(int shader) {
        throw absent("glCompileShader");
    }

    public void glCompileShaderIncludeARB(int shader, int count, long path, long length) {
        throw absent("glCompileShaderIncludeARB");
    }

    public void glCompressedMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        throw absent("glCompressedMultiTexImage1DEXT");
    }

    public void glCompressedMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        throw absent("glCompressedMultiTexImage2DEXT");
    }

    public void glCompressedMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        throw absent("glCompressedMultiTexImage3DEXT");
    }

    public void glCompressedMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        throw absent("glCompressedMultiTexSubImage1DEXT");
    }

    public void glCompressedMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        throw absent("glCompressedMultiTexSubImage2DEXT");
    }

    public void glCompressedMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        throw absent("glCompressedMultiTexSubImage3DEXT");
    }

    public void glCompressedTexImage1D(int target, int level, int internalformat, int width, int border, int imageSize, long data) {
        throw absent("glCompressedTexImage1D");
    }

    public void glCompressedTexImage2D(int target, int level, int internalformat, int width, int height, int border, int imageSize, long data) {
        throw absent("glCompressedTexImage2D");
    }

    public void glCompressedTexImage3D(int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long data) {
        throw absent("glCompressedTexImage3D");
    }

    public void glCompressedTexSubImage1D(int target, int level, int xoffset, int width, int format, int imageSize, long data) {
        throw absent("glCompressedTexSubImage1D");
    }

    public void glCompressedTexSubImage2D(int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        throw absent("glCompressedTexSubImage2D");
    }

    public void glCompressedTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        throw absent("glCompressedTexSubImage3D");
    }

    public void glCompressedTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        throw absent("glCompressedTextureImage1DEXT");
    }

    public void glCompressedTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        throw absent("glCompressedTextureImage2DEXT");
    }

    public void glCompressedTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        throw absent("glCompressedTextureImage3DEXT");
    }

    public void glCompressedTextureSubImage1D(int texture, int level, int xoffset, int width, int format, int imageSize, long data) {
        throw absent("glCompressedTextureSubImage1D");
    }

    public void glCompressedTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        throw absent("glCompressedTextureSubImage1DEXT");
    }

    public void glCompressedTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        throw absent("glCompressedTextureSubImage2D");
    }

    public void glCompressedTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        throw absent("glCompressedTextureSubImage2DEXT");
    }

    public void glCompressedTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        throw absent("glCompressedTextureSubImage3D");
    }

    public void glCompressedTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        throw absent("glCompressedTextureSubImage3DEXT");
    }

    public void glConvolutionFilter1D(int target, int internalformat, int width, int format, int type, long image) {
        throw absent("glConvolutionFilter1D");
    }

    public void glConvolutionFilter2D(int target, int internalformat, int width, int height, int format, int type, long image) {
        throw absent("glConvolutionFilter2D");
    }

    public void glConvolutionParameterf(int target, int pname, float params) {
        throw absent("glConvolutionParameterf");
    }

    public void glConvolutionParameterfv(int target, int pname, long params) {
        throw absent("glConvolutionParameterfv");
    }

    public void glConvolutionParameteri(int target, int pname, int params) {
        throw absent("glConvolutionParameteri");
    }

    public void glConvolutionParameteriv(int target, int pname, long params) {
        throw absent("glConvolutionParameteriv");
    }

    public void glCopyBufferSubData(int readTarget, int writeTarget, long readOffset, long writeOffset, long size) {
        throw absent("glCopyBufferSubData");
    }

    public void glCopyColorSubTable(int target, int start, int x, int y, int width) {
        throw absent("glCopyColorSubTable");
    }

    public void glCopyColorTable(int target, int internalformat, int x, int y, int width) {
        throw absent("glCopyColorTable");
    }

    public void glCopyConvolutionFilter1D(int target, int internalformat, int x, int y, int width) {
        throw absent("glCopyConvolutionFilter1D");
    }

    public void glCopyConvolutionFilter2D(int target, int internalformat, int x, int y, int width, int height) {
        throw absent("glCopyConvolutionFilter2D");
    }

    public void glCopyImageSubData(int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int srcWidth, int srcHeight, int srcDepth) {
        throw absent("glCopyImageSubData");
    }

    public void glCopyMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int border) {
        throw absent("glCopyMultiTexImage1DEXT");
    }

    public void glCopyMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        throw absent("glCopyMultiTexImage2DEXT");
    }

    public void glCopyMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int x, int y, int width) {
        throw absent("glCopyMultiTexSubImage1DEXT");
    }

    public void glCopyMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        throw absent("glCopyMultiTexSubImage2DEXT");
    }

    public void glCopyMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        throw absent("glCopyMultiTexSubImage3DEXT");
    }

    public void glCopyNamedBufferSubData(int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        throw absent("glCopyNamedBufferSubData");
    }

    public void glCopyPixels(int x, int y, int width, int height, int type) {
        throw absent("glCopyPixels");
    }

    public void glCopyTexImage1D(int target, int level, int internalformat, int x, int y, int width, int border) {
        throw absent("glCopyTexImage1D");
    }

    public void glCopyTexImage2D(int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        throw absent("glCopyTexImage2D");
    }

    public void glCopyTexSubImage1D(int target, int level, int xoffset, int x, int y, int width) {
        throw absent("glCopyTexSubImage1D");
    }

    public void glCopyTexSubImage2D(int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        throw absent("glCopyTexSubImage2D");
    }

    public void glCopyTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        throw absent("glCopyTexSubImage3D");
    }

    public void glCopyTextureImage1DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int border) {
        throw absent("glCopyTextureImage1DEXT");
    }

    public void glCopyTextureImage2DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        throw absent("glCopyTextureImage2DEXT");
    }

    public void glCopyTextureSubImage1D(int texture, int level, int xoffset, int x, int y, int width) {
        throw absent("glCopyTextureSubImage1D");
    }

    public void glCopyTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int x, int y, int width) {
        throw absent("glCopyTextureSubImage1DEXT");
    }

    public void glCopyTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        throw absent("glCopyTextureSubImage2D");
    }

    public void glCopyTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        throw absent("glCopyTextureSubImage2DEXT");
    }

    public void glCopyTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        throw absent("glCopyTextureSubImage3D");
    }

    public void glCopyTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        throw absent("glCopyTextureSubImage3DEXT");
    }

    public void glCreateBuffers(int n, long buffers) {
        throw absent("glCreateBuffers");
    }

    public void glCreateFramebuffers(int n, long framebuffers) {
        throw absent("glCreateFramebuffers");
    }

    public int glCreateProgram() {
        throw absent("glCreateProgram");
    }

    public void glCreateProgramPipelines(int n, long pipelines) {
        throw absent("glCreateProgramPipelines");
    }

    public void glCreateQueries(int target, int n, long ids) {
        throw absent("glCreateQueries");
    }

    public void glCreateRenderbuffers(int n, long renderbuffers) {
        throw absent("glCreateRenderbuffers");
    }

    public void glCreateSamplers(int n, long samplers) {
        throw absent("glCreateSamplers");
    }

    public int glCreateShader(int type) {
        throw absent("glCreateShader");
    }

    public int glCreateShaderProgramEXT(int type, long string) {
        throw absent("glCreateShaderProgramEXT");
    }

    public int glCreateShaderProgramv(int type, int count, long strings) {
        throw absent("glCreateShaderProgramv");
    }

    public long glCreateSyncFromCLeventARB(long context_, long event, int flags) {
        throw absent("glCreateSyncFromCLeventARB");
    }

    public void glCreateTextures(int target, int n, long textures) {
        throw absent("glCreateTextures");
    }

    public void glCreateTransformFeedbacks(int n, long ids) {
        throw absent("glCreateTransformFeedbacks");
    }

    public void glCreateVertexArrays(int n, long arrays) {
        throw absent("glCreateVertexArrays");
    }

    public void glCullFace(int mode) {
        throw absent("glCullFace");
    }

    public void glCurrentPaletteMatrixARB(int index) {
        throw absent("glCurrentPaletteMatrixARB");
    }

    public void glDebugMessageCallback(long callback, long userParam) {
        throw absent("glDebugMessageCallback");
    }

    public void glDebugMessageControl(int source, int type, int severity, int count, long ids, boolean enabled) {
        throw absent("glDebugMessageControl");
    }

    public void glDebugMessageInsert(int source, int type, int id, int severity, int length, long buf) {
        throw absent("glDebugMessageInsert");
    }

    public void glDeleteBuffers(int n, long buffers) {
        throw absent("glDeleteBuffers");
    }

    public void glDeleteFramebuffers(int n, long framebuffers) {
        throw absent("glDeleteFramebuffers");
    }

    public void glDeleteLists(int list, int range) {
        throw absent("glDeleteLists");
    }

    public void glDeleteNamedStringARB(int namelen, long name) {
        throw absent("glDeleteNamedStringARB");
    }

    public void glDeleteObjectARB(int obj) {
        throw absent("glDeleteObjectARB");
    }

    public void glDeleteProgram(int program) {
        throw absent("glDeleteProgram");
    }

    public void glDeleteProgramPipelines(int n, long pipelines) {
        throw absent("glDeleteProgramPipelines");
    }

    public void glDeleteProgramsARB(int n, long programs) {
        throw absent("glDeleteProgramsARB");
    }

    public void glDeleteQueries(int n, long ids) {
        throw absent("glDeleteQueries");
    }

    public void glDeleteRenderbuffers(int n, long renderbuffers) {
        throw absent("glDeleteRenderbuffers");
    }

    public void glDeleteSamplers(int count, long samplers) {
        throw absent("glDeleteSamplers");
    }

    public void glDeleteShader(int shader) {
        throw absent("glDeleteShader");
    }

    public void glDeleteSync(long sync) {
        throw absent("glDeleteSync");
    }

    public void glDeleteTextures(int n, long textures) {
        throw absent("glDeleteTextures");
    }

    public void glDeleteTexturesEXT(int n, long textures) {
        throw absent("glDeleteTexturesEXT");
    }

    public void glDeleteTransformFeedbacks(int n, long ids) {
        throw absent("glDeleteTransformFeedbacks");
    }

    public void glDeleteVertexArrays(int n, long arrays) {
        throw absent("glDeleteVertexArrays");
    }

    public void glDepthBoundsEXT(double zmin, double zmax) {
        throw absent("glDepthBoundsEXT");
    }

    public void glDepthFunc(int func) {
        throw absent("glDepthFunc");
    }

    public void glDepthMask(boolean flag) {
        throw absent("glDepthMask");
    }

    public void glDepthRange(double n, double f) {
        throw absent("glDepthRange");
    }

    public void glDepthRangeArraydvNV(int first, int count, long v) {
        throw absent("glDepthRangeArraydvNV");
    }

    public void glDepthRangeArrayfvOES(int first, int count, long v) {
        throw absent("glDepthRangeArrayfvOES");
    }

    public void glDepthRangeArrayv(int first, int count, long v) {
        throw absent("glDepthRangeArrayv");
    }

    public void glDepthRangeIndexed(int index, double n, double f) {
        throw absent("glDepthRangeIndexed");
    }

    public void glDepthRangeIndexeddNV(int index, double n, double f) {
        throw absent("glDepthRangeIndexeddNV");
    }

    public void glDepthRangeIndexedfOES(int index, float n, float f) {
        throw absent("glDepthRangeIndexedfOES");
    }

    public void glDepthRangef(float n, float f) {
        throw absent("glDepthRangef");
    }

    public void glDetachShader(int program, int shader) {
        throw absent("glDetachShader");
    }

    public void glDisable(int cap) {
        throw absent("glDisable");
    }

    public void glDisableClientState(int array) {
        throw absent("glDisableClientState");
    }

    public void glDisableClientStateIndexedEXT(int array, int index) {
        throw absent("glDisableClientStateIndexedEXT");
    }

    public void glDisableVertexArrayAttrib(int vaobj, int index) {
        throw absent("glDisableVertexArrayAttrib");
    }

    public void glDisableVertexArrayAttribEXT(int vaobj, int index) {
        throw absent("glDisableVertexArrayAttribEXT");
    }

    public void glDisableVertexArrayEXT(int vaobj, int array) {
        throw absent("glDisableVertexArrayEXT");
    }

    public void glDisableVertexAttribArray(int index) {
        throw absent("glDisableVertexAttribArray");
    }

    public void glDisablei(int target, int index) {
        throw absent("glDisablei");
    }

    public void glDiscardFramebufferEXT(int target, int numAttachments, long attachments) {
        throw absent("glDiscardFramebufferEXT");
    }

    public void glDispatchCompute(int num_groups_x, int num_groups_y, int num_groups_z) {
        throw absent("glDispatchCompute");
    }

    public void glDispatchComputeGroupSizeARB(int num_groups_x, int num_groups_y, int num_groups_z, int group_size_x, int group_size_y, int group_size_z) {
        throw absent("glDispatchComputeGroupSizeARB");
    }

    public void glDispatchComputeIndirect(long indirect) {
        throw absent("glDispatchComputeIndirect");
    }

    public void glDrawArrays(int mode, int first, int count) {
        throw absent("glDrawArrays");
    }

    public void glDrawArraysIndirect(int mode, long indirect) {
        throw absent("glDrawArraysIndirect");
    }

    public void glDrawArraysInstanced(int mode, int first, int count, int instancecount) {
        throw absent("glDrawArraysInstanced");
    }

    public void glDrawArraysInstancedBaseInstance(int mode, int first, int count, int instancecount, int baseinstance) {
        throw absent("glDrawArraysInstancedBaseInstance");
    }

    public void glDrawBuffer(int buf) {
        throw absent("glDrawBuffer");
    }

    public void glDrawBuffers(int n, long bufs) {
        throw absent("glDrawBuffers");
    }

    public void glDrawElements(int mode, int count, int type, long indices) {
        throw absent("glDrawElements");
    }

    public void glDrawElementsBaseVertex(int mode, int count, int type, long indices, int basevertex) {
        throw absent("glDrawElementsBaseVertex");
    }

    public void glDrawElementsIndirect(int mode, int type, long indirect) {
        throw absent("glDrawElementsIndirect");
    }

    public void glDrawElementsInstanced(int mode, int count, int type, long indices, int instancecount) {
        throw absent("glDrawElementsInstanced");
    }

    public void glDrawElementsInstancedBaseInstance(int mode, int count, int type, long indices, int instancecount, int baseinstance) {
        throw absent("glDrawElementsInstancedBaseInstance");
    }

    public void glDrawElementsInstancedBaseVertex(int mode, int count, int type, long indices, int instancecount, int basevertex) {
        throw absent("glDrawElementsInstancedBaseVertex");
    }

    public void glDrawElementsInstancedBaseVertexBaseInstance(int mode, int count, int type, long indices, int instancecount, int basevertex, int baseinstance) {
        throw absent("glDrawElementsInstancedBaseVertexBaseInstance");
    }

    public void glDrawPixels(int width, int height, int format, int type, long pixels) {
        throw absent("glDrawPixels");
    }

    public void glDrawRangeElements(int mode, int start, int end, int count, int type, long indices) {
        throw absent("glDrawRangeElements");
    }

    public void glDrawRangeElementsBaseVertex(int mode, int start, int end, int count, int type, long indices, int basevertex) {
        throw absent("glDrawRangeElementsBaseVertex");
    }

    public void glDrawTransformFeedback(int mode, int id) {
        throw absent("glDrawTransformFeedback");
    }

    public void glDrawTransformFeedbackInstanced(int mode, int id, int instancecount) {
        throw absent("glDrawTransformFeedbackInstanced");
    }

    public void glDrawTransformFeedbackStream(int mode, int id, int stream) {
        throw absent("glDrawTransformFeedbackStream");
    }

    public void glDrawTransformFeedbackStreamInstanced(int mode, int id, int stream, int instancecount) {
        throw absent("glDrawTransformFeedbackStreamInstanced");
    }

    public void glEdgeFlag(boolean flag) {
        throw absent("glEdgeFlag");
    }

    public void glEdgeFlagPointer(int stride, long pointer) {
        throw absent("glEdgeFlagPointer");
    }

    public void glEdgeFlagPointerEXT(int stride, int count, long pointer) {
        throw absent("glEdgeFlagPointerEXT");
    }

    public void glEdgeFlagv(long flag) {
        throw absent("glEdgeFlagv");
    }

    public void glEnable(int cap) {
        throw absent("glEnable");
    }

    public void glEnableClientState(int array) {
        throw absent("glEnableClientState");
    }

    public void glEnableClientStateIndexedEXT(int array, int index) {
        throw absent("glEnableClientStateIndexedEXT");
    }

    public void glEnableVertexArrayAttrib(int vaobj, int index) {
        throw absent("glEnableVertexArrayAttrib");
    }

    public void glEnableVertexArrayAttribEXT(int vaobj, int index) {
        throw absent("glEnableVertexArrayAttribEXT");
    }

    public void glEnableVertexArrayEXT(int vaobj, int array) {
        throw absent("glEnableVertexArrayEXT");
    }

    public void glEnableVertexAttribArray(int index) {
        throw absent("glEnableVertexAttribArray");
    }

    public void glEnablei(int target, int index) {
        throw absent("glEnablei");
    }

    public void glEnd() {
        throw absent("glEnd");
    }

    public void glEndConditionalRender() {
        throw absent("glEndConditionalRender");
    }

    public void glEndList() {
        throw absent("glEndList");
    }

    public void glEndQuery(int target) {
        throw absent("glEndQuery");
    }

    public void glEndQueryIndexed(int target, int index) {
        throw absent("glEndQueryIndexed");
    }

    public void glEndTransformFeedback() {
        throw absent("glEndTransformFeedback");
    }

    public void glEvalCoord1d(double u) {
        throw absent("glEvalCoord1d");
    }

    public void glEvalCoord1dv(long u) {
        throw absent("glEvalCoord1dv");
    }

    public void glEvalCoord1f(float u) {
        throw absent("glEvalCoord1f");
    }

    public void glEvalCoord1fv(long u) {
        throw absent("glEvalCoord1fv");
    }

    public void glEvalCoord2d(double u, double v) {
        throw absent("glEvalCoord2d");
    }

    public void glEvalCoord2dv(long u) {
        throw absent("glEvalCoord2dv");
    }

    public void glEvalCoord2f(float u, float v) {
        throw absent("glEvalCoord2f");
    }

    public void glEvalCoord2fv(long u) {
        throw absent("glEvalCoord2fv");
    }

    public void glEvalMesh1(int mode, int i1, int i2) {
        throw absent("glEvalMesh1");
    }

    public void glEvalMesh2(int mode, int i1, int i2, int j1, int j2) {
        throw absent("glEvalMesh2");
    }

    public void glEvalPoint1(int i) {
        throw absent("glEvalPoint1");
    }

    public void glEvalPoint2(int i, int j) {
        throw absent("glEvalPoint2");
    }

    public void glEvaluateDepthValuesARB() {
        throw absent("glEvaluateDepthValuesARB");
    }

    public void glFeedbackBuffer(int size, int type, long buffer) {
        throw absent("glFeedbackBuffer");
    }

    public long glFenceSync(int condition, int flags) {
        throw absent("glFenceSync");
    }

    public void glFinish() {
        throw absent("glFinish");
    }

    public void glFlush() {
        throw absent("glFlush");
    }

    public void glFlushMappedBufferRange(int target, long offset, long length) {
        throw absent("glFlushMappedBufferRange");
    }

    public void glFlushMappedNamedBufferRange(int buffer, long offset, long length) {
        throw absent("glFlushMappedNamedBufferRange");
    }

    public void glFlushMappedNamedBufferRangeEXT(int buffer, long offset, long length) {
        throw absent("glFlushMappedNamedBufferRangeEXT");
    }

    public void glFogCoordPointer(int type, int stride, long pointer) {
        throw absent("glFogCoordPointer");
    }

    public void glFogCoordd(double coord) {
        throw absent("glFogCoordd");
    }

    public void glFogCoorddv(long coord) {
        throw absent("glFogCoorddv");
    }

    public void glFogCoordf(float coord) {
        throw absent("glFogCoordf");
    }

    public void glFogCoordfv(long coord) {
        throw absent("glFogCoordfv");
    }

    public void glFogCoordhNV(short fog) {
        throw absent("glFogCoordhNV");
    }

    public void glFogCoordhvNV(long fog) {
        throw absent("glFogCoordhvNV");
    }

    public void glFogf(int pname, float param) {
        throw absent("glFogf");
    }

    public void glFogfv(int pname, long params) {
        throw absent("glFogfv");
    }

    public void glFogi(int pname, int param) {
        throw absent("glFogi");
    }

    public void glFogiv(int pname, long params) {
        throw absent("glFogiv");
    }

    public void glFramebufferDrawBufferEXT(int framebuffer, int mode) {
        throw absent("glFramebufferDrawBufferEXT");
    }

    public void glFramebufferDrawBuffersEXT(int framebuffer, int n, long bufs) {
        throw absent("glFramebufferDrawBuffersEXT");
    }

    public void glFramebufferFetchBarrierEXT() {
        throw absent("glFramebufferFetchBarrierEXT");
    }

    public void glFramebufferParameteri(int target, int pname, int param) {
        throw absent("glFramebufferParameteri");
    }

    public void glFramebufferParameteriMESA(int target, int pname, int param) {
        throw absent("glFramebufferParameteriMESA");
    }

    public void glFramebufferReadBufferEXT(int framebuffer, int mode) {
        throw absent("glFramebufferReadBufferEXT");
    }

    public void glFramebufferRenderbuffer(int target, int attachment, int renderbuffertarget, int renderbuffer) {
        throw absent("glFramebufferRenderbuffer");
    }

    public void glFramebufferSampleLocationsfvARB(int target, int start, int count, long v) {
        throw absent("glFramebufferSampleLocationsfvARB");
    }

    public void glFramebufferTexture(int target, int attachment, int texture, int level) {
        throw absent("glFramebufferTexture");
    }

    public void glFramebufferTexture1D(int target, int attachment, int textarget, int texture, int level) {
        throw absent("glFramebufferTexture1D");
    }

    public void glFramebufferTexture2D(int target, int attachment, int textarget, int texture, int level) {
        throw absent("glFramebufferTexture2D");
    }

    public void glFramebufferTexture3D(int target, int attachment, int textarget, int texture, int level, int zoffset) {
        throw absent("glFramebufferTexture3D");
    }

    public void glFramebufferTextureFaceARB(int target, int attachment, int texture, int level, int face) {
        throw absent("glFramebufferTextureFaceARB");
    }

    public void glFramebufferTextureLayer(int target, int attachment, int texture, int level, int layer) {
        throw absent("glFramebufferTextureLayer");
    }

    public void glFrontFace(int mode) {
        throw absent("glFrontFace");
    }

    public void glFrustum(double left, double right, double bottom, double top, double zNear, double zFar) {
        throw absent("glFrustum");
    }

    public void glGenBuffers(int n, long buffers) {
        throw absent("glGenBuffers");
    }

    public void glGenFramebuffers(int n, long framebuffers) {
        throw absent("glGenFramebuffers");
    }

    public int glGenLists(int range) {
        throw absent("glGenLists");
    }

    public void glGenProgramPipelines(int n, long pipelines) {
        throw absent("glGenProgramPipelines");
    }

    public void glGenProgramsARB(int n, long programs) {
        throw absent("glGenProgramsARB");
    }

    public void glGenQueries(int n, long ids) {
        throw absent("glGenQueries");
    }

    public void glGenRenderbuffers(int n, long renderbuffers) {
        throw absent("glGenRenderbuffers");
    }

    public void glGenSamplers(int count, long samplers) {
        throw absent("glGenSamplers");
    }

    public void glGenTextures(int n, long textures) {
        throw absent("glGenTextures");
    }

    public void glGenTexturesEXT(int n, long textures) {
        throw absent("glGenTexturesEXT");
    }

    public void glGenTransformFeedbacks(int n, long ids) {
        throw absent("glGenTransformFeedbacks");
    }

    public void glGenVertexArrays(int n, long arrays) {
        throw absent("glGenVertexArrays");
    }

    public void glGenerateMipmap(int target) {
        throw absent("glGenerateMipmap");
    }

    public void glGenerateMultiTexMipmapEXT(int texunit, int target) {
        throw absent("glGenerateMultiTexMipmapEXT");
    }

    public void glGenerateTextureMipmap(int texture) {
        throw absent("glGenerateTextureMipmap");
    }

    public void glGenerateTextureMipmapEXT(int texture, int target) {
        throw absent("glGenerateTextureMipmapEXT");
    }

    public void glGetActiveAtomicCounterBufferiv(int program, int bufferIndex, int pname, long params) {
        throw absent("glGetActiveAtomicCounterBufferiv");
    }

    public void glGetActiveAttrib(int program, int index, int bufSize, long length, long size, long type, long name) {
        throw absent("glGetActiveAttrib");
    }

    public void glGetActiveSubroutineName(int program, int shadertype, int index, int bufSize, long length, long name) {
        throw absent("glGetActiveSubroutineName");
    }

    public void glGetActiveSubroutineUniformName(int program, int shadertype, int index, int bufSize, long length, long name) {
        throw absent("glGetActiveSubroutineUniformName");
    }

    public void glGetActiveSubroutineUniformiv(int program, int shadertype, int index, int pname, long values) {
        throw absent("glGetActiveSubroutineUniformiv");
    }

    public void glGetActiveUniform(int program, int index, int bufSize, long length, long size, long type, long name) {
        throw absent("glGetActiveUniform");
    }

    public void glGetActiveUniformBlockName(int program, int uniformBlockIndex, int bufSize, long length, long uniformBlockName) {
        throw absent("glGetActiveUniformBlockName");
    }

    public void glGetActiveUniformBlockiv(int program, int uniformBlockIndex, int pname, long params) {
        throw absent("glGetActiveUniformBlockiv");
    }

    public void glGetActiveUniformName(int program, int uniformIndex, int bufSize, long length, long uniformName) {
        throw absent("glGetActiveUniformName");
    }

    public void glGetActiveUniformsiv(int program, int uniformCount, long uniformIndices, int pname, long params) {
        throw absent("glGetActiveUniformsiv");
    }

    public void glGetAttachedObjectsARB(int containerObj, int maxCount, long count, long obj) {
        throw absent("glGetAttachedObjectsARB");
    }

    public void glGetAttachedShaders(int program, int maxCount, long count, long shaders) {
        throw absent("glGetAttachedShaders");
    }

    public int glGetAttribLocation(int program, long name) {
        throw absent("glGetAttribLocation");
    }

    public void glGetBooleani_v(int target, int index, long data) {
        throw absent("glGetBooleani_v");
    }

    public void glGetBooleanv(int pname, long data) {
        throw absent("glGetBooleanv");
    }

    public void glGetBufferParameteri64v(int target, int pname, long params) {
        throw absent("glGetBufferParameteri64v");
    }

    public void glGetBufferParameteriv(int target, int pname, long params) {
        throw absent("glGetBufferParameteriv");
    }

    public void glGetBufferPointerv(int target, int pname, long params) {
        throw absent("glGetBufferPointerv");
    }

    public void glGetBufferSubData(int target, long offset, long size, long data) {
        throw absent("glGetBufferSubData");
    }

    public void glGetClipPlane(int plane, long equation) {
        throw absent("glGetClipPlane");
    }

    public void glGetColorTable(int target, int format, int type, long table) {
        throw absent("glGetColorTable");
    }

    public void glGetColorTableParameterfv(int target, int pname, long params) {
        throw absent("glGetColorTableParameterfv");
    }

    public void glGetColorTableParameteriv(int target, int pname, long params) {
        throw absent("glGetColorTableParameteriv");
    }

    public void glGetCompressedMultiTexImageEXT(int texunit, int target, int lod, long img) {
        throw absent("glGetCompressedMultiTexImageEXT");
    }

    public void glGetCompressedTexImage(int target, int level, long img) {
        throw absent("glGetCompressedTexImage");
    }

    public void glGetCompressedTextureImage(int texture, int level, int bufSize, long pixels) {
        throw absent("glGetCompressedTextureImage");
    }

    public void glGetCompressedTextureImageEXT(int texture, int target, int lod, long img) {
        throw absent("glGetCompressedTextureImageEXT");
    }

    public void glGetCompressedTextureSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int bufSize, long pixels) {
        throw absent("glGetCompressedTextureSubImage");
    }

    public void glGetConvolutionFilter(int target, int format, int type, long image) {
        throw absent("glGetConvolutionFilter");
    }

    public void glGetConvolutionParameterfv(int target, int pname, long params) {
        throw absent("glGetConvolutionParameterfv");
    }

    public void glGetConvolutionParameteriv(int target, int pname, long params) {
        throw absent("glGetConvolutionParameteriv");
    }

    public int glGetDebugMessageLog(int count, int bufSize, long sources, long types, long ids, long severities, long lengths, long messageLog) {
        throw absent("glGetDebugMessageLog");
    }

    public void glGetDoublei_v(int target, int index, long data) {
        throw absent("glGetDoublei_v");
    }

    public void glGetDoublev(int pname, long data) {
        throw absent("glGetDoublev");
    }

    public int glGetError() {
        throw absent("glGetError");
    }

    public void glGetFloati_v(int target, int index, long data) {
        throw absent("glGetFloati_v");
    }

    public void glGetFloatv(int pname, long data) {
        throw absent("glGetFloatv");
    }

    public int glGetFragDataIndex(int program, long name) {
        throw absent("glGetFragDataIndex");
    }

    public int glGetFragDataLocation(int program, long name) {
        throw absent("glGetFragDataLocation");
    }

    public void glGetFramebufferAttachmentParameteriv(int target, int attachment, int pname, long params) {
        throw absent("glGetFramebufferAttachmentParameteriv");
    }

    public void glGetFramebufferParameteriv(int target, int pname, long params) {
        throw absent("glGetFramebufferParameteriv");
    }

    public void glGetFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        throw absent("glGetFramebufferParameterivEXT");
    }

    public void glGetFramebufferParameterivMESA(int target, int pname, long params) {
        throw absent("glGetFramebufferParameterivMESA");
    }

    public int glGetGraphicsResetStatus() {
        throw absent("glGetGraphicsResetStatus");
    }

    public int glGetGraphicsResetStatusARB() {
        throw absent("glGetGraphicsResetStatusARB");
    }

    public int glGetHandleARB(int pname) {
        throw absent("glGetHandleARB");
    }

    public void glGetHistogram(int target, boolean reset, int format, int type, long values) {
        throw absent("glGetHistogram");
    }

    public void glGetHistogramParameterfv(int target, int pname, long params) {
        throw absent("glGetHistogramParameterfv");
    }

    public void glGetHistogramParameteriv(int target, int pname, long params) {
        throw absent("glGetHistogramParameteriv");
    }

    public long glGetImageHandleARB(int texture, int level, boolean layered, int layer, int format) {
        throw absent("glGetImageHandleARB");
    }

    public void glGetInfoLogARB(int obj, int maxLength, long length, long infoLog) {
        throw absent("glGetInfoLogARB");
    }

    public void glGetInteger64i_v(int target, int index, long data) {
        throw absent("glGetInteger64i_v");
    }

    public void glGetInteger64v(int pname, long data) {
        throw absent("glGetInteger64v");
    }

    public void glGetIntegeri_v(int target, int index, long data) {
        throw absent("glGetIntegeri_v");
    }

    public void glGetIntegerv(int pname, long data) {
        throw absent("glGetIntegerv");
    }

    public void glGetInternalformati64v(int target, int internalformat, int pname, int count, long params) {
        throw absent("glGetInternalformati64v");
    }

    public void glGetInternalformativ(int target, int internalformat, int pname, int count, long params) {
        throw absent("glGetInternalformativ");
    }

    public void glGetLightfv(int light, int pname, long params) {
        throw absent("glGetLightfv");
    }

    public void glGetLightiv(int light, int pname, long params) {
        throw absent("glGetLightiv");
    }

    public void glGetMapdv(int target, int query, long v) {
        throw absent("glGetMapdv");
    }

    public void glGetMapfv(int target, int query, long v) {
        throw absent("glGetMapfv");
    }

    public void glGetMapiv(int target, int query, long v) {
        throw absent("glGetMapiv");
    }

    public void glGetMaterialfv(int face, int pname, long params) {
        throw absent("glGetMaterialfv");
    }

    public void glGetMaterialiv(int face, int pname, long params) {
        throw absent("glGetMaterialiv");
    }

    public void glGetMinmax(int target, boolean reset, int format, int type, long values) {
        throw absent("glGetMinmax");
    }

    public void glGetMinmaxParameterfv(int target, int pname, long params) {
        throw absent("glGetMinmaxParameterfv");
    }

    public void glGetMinmaxParameteriv(int target, int pname, long params) {
        throw absent("glGetMinmaxParameteriv");
    }

    public void glGetMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        throw absent("glGetMultiTexEnvfvEXT");
    }

    public void glGetMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        throw absent("glGetMultiTexEnvivEXT");
    }

    public void glGetMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        throw absent("glGetMultiTexGendvEXT");
    }

    public void glGetMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        throw absent("glGetMultiTexGenfvEXT");
    }

    public void glGetMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        throw absent("glGetMultiTexGenivEXT");
    }

    public void glGetMultiTexImageEXT(int texunit, int target, int level, int format, int type, long pixels) {
        throw absent("glGetMultiTexImageEXT");
    }

    public void glGetMultiTexLevelParameterfvEXT(int texunit, int target, int level, int pname, long params) {
        throw absent("glGetMultiTexLevelParameterfvEXT");
    }

    public void glGetMultiTexLevelParameterivEXT(int texunit, int target, int level, int pname, long params) {
        throw absent("glGetMultiTexLevelParameterivEXT");
    }

    public void glGetMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        throw absent("glGetMultiTexParameterIivEXT");
    }

    public void glGetMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        throw absent("glGetMultiTexParameterIuivEXT");
    }

    public void glGetMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        throw absent("glGetMultiTexParameterfvEXT");
    }

    public void glGetMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        throw absent("glGetMultiTexParameterivEXT");
    }

    public void glGetMultisamplefv(int pname, int index, long val) {
        throw absent("glGetMultisamplefv");
    }

    public void glGetNamedBufferParameteri64v(int buffer, int pname, long params) {
        throw absent("glGetNamedBufferParameteri64v");
    }

    public void glGetNamedBufferParameteriv(int buffer, int pname, long params) {
        throw absent("glGetNamedBufferParameteriv");
    }

    public void glGetNamedBufferParameterivEXT(int buffer, int pname, long params) {
        throw absent("glGetNamedBufferParameterivEXT");
    }

    public void glGetNamedBufferPointerv(int buffer, int pname, long params) {
        throw absent("glGetNamedBufferPointerv");
    }

    public void glGetNamedBufferPointervEXT(int buffer, int pname, long params) {
        throw absent("glGetNamedBufferPointervEXT");
    }

    public void glGetNamedBufferSubData(int buffer, long offset, long size, long data) {
        throw absent("glGetNamedBufferSubData");
    }

    public void glGetNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        throw absent("glGetNamedBufferSubDataEXT");
    }

    public void glGetNamedFramebufferAttachmentParameteriv(int framebuffer, int attachment, int pname, long params) {
        throw absent("glGetNamedFramebufferAttachmentParameteriv");
    }

    public void glGetNamedFramebufferAttachmentParameterivEXT(int framebuffer, int attachment, int pname, long params) {
        throw absent("glGetNamedFramebufferAttachmentParameterivEXT");
    }

    public void glGetNamedFramebufferParameteriv(int framebuffer, int pname, long param) {
        throw absent("glGetNamedFramebufferParameteriv");
    }

    public void glGetNamedFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        throw absent("glGetNamedFramebufferParameterivEXT");
    }

    public void glGetNamedProgramLocalParameterdvEXT(int program, int target, int index, long params) {
        throw absent("glGetNamedProgramLocalParameterdvEXT");
    }

    public void glGetNamedProgramLocalParameterfvEXT(int program, int target, int index, long params) {
        throw absent("glGetNamedProgramLocalParameterfvEXT");
    }

    public void glGetNamedProgramStringEXT(int program, int target, int pname, long string) {
        throw absent("glGetNamedProgramStringEXT");
    }

    public void glGetNamedProgramivEXT(int program, int target, int pname, long params) {
        throw absent("glGetNamedProgramivEXT");
    }

    public void glGetNamedRenderbufferParameteriv(int renderbuffer, int pname, long params) {
        throw absent("glGetNamedRenderbufferParameteriv");
    }

    public void glGetNamedRenderbufferParameterivEXT(int renderbuffer, int pname, long params) {
        throw absent("glGetNamedRenderbufferParameterivEXT");
    }

    public void glGetNamedStringARB(int namelen, long name, int bufSize, long stringlen, long string) {
        throw absent("glGetNamedStringARB");
    }

    public void glGetNamedStringivARB(int namelen, long name, int pname, long params) {
        throw absent("glGetNamedStringivARB");
    }

    public void glGetObjectLabel(int identifier, int name, int bufSize, long length, long label) {
        throw absent("glGetObjectLabel");
    }

    public void glGetObjectLabelEXT(int type, int object, int bufSize, long length, long label) {
        throw absent("glGetObjectLabelEXT");
    }

    public void glGetObjectParameterfvARB(int obj, int pname, long params) {
        throw absent("glGetObjectParameterfvARB");
    }

    public void glGetObjectParameterivARB(int obj, int pname, long params) {
        throw absent("glGetObjectParameterivARB");
    }

    public void glGetObjectPtrLabel(long ptr, int bufSize, long length, long label) {
        throw absent("glGetObjectPtrLabel");
    }

    public void glGetPixelMapfv(int map, long values) {
        throw absent("glGetPixelMapfv");
    }

    public void glGetPixelMapuiv(int map, long values) {
        throw absent("glGetPixelMapuiv");
    }

    public void glGetPixelMapusv(int map, long values) {
        throw absent("glGetPixelMapusv");
    }

    public void glGetPointerIndexedvEXT(int target, int index, long data) {
        throw absent("glGetPointerIndexedvEXT");
    }

    public void glGetPointerv(int pname, long params) {
        throw absent("glGetPointerv");
    }

    public void glGetPolygonStipple(long mask) {
        throw absent("glGetPolygonStipple");
    }

    public void glGetProgramBinary(int program, int bufSize, long length, long binaryFormat, long binary) {
        throw absent("glGetProgramBinary");
    }

    public void glGetProgramEnvParameterdvARB(int target, int index, long params) {
        throw absent("glGetProgramEnvParameterdvARB");
    }

    public void glGetProgramEnvParameterfvARB(int target, int index, long params) {
        throw absent("glGetProgramEnvParameterfvARB");
    }

    public void glGetProgramInfoLog(int program, int bufSize, long length, long infoLog) {
        throw absent("glGetProgramInfoLog");
    }

    public void glGetProgramInterfaceiv(int program, int programInterface, int pname, long params) {
        throw absent("glGetProgramInterfaceiv");
    }

    public void glGetProgramLocalParameterdvARB(int target, int index, long params) {
        throw absent("glGetProgramLocalParameterdvARB");
    }

    public void glGetProgramLocalParameterfvARB(int target, int index, long params) {
        throw absent("glGetProgramLocalParameterfvARB");
    }

    public void glGetProgramPipelineInfoLog(int pipeline, int bufSize, long length, long infoLog) {
        throw absent("glGetProgramPipelineInfoLog");
    }

    public void glGetProgramPipelineiv(int pipeline, int pname, long params) {
        throw absent("glGetProgramPipelineiv");
    }

    public int glGetProgramResourceIndex(int program, int programInterface, long name) {
        throw absent("glGetProgramResourceIndex");
    }

    public int glGetProgramResourceLocation(int program, int programInterface, long name) {
        throw absent("glGetProgramResourceLocation");
    }

    public int glGetProgramResourceLocationIndex(int program, int programInterface, long name) {
        throw absent("glGetProgramResourceLocationIndex");
    }

    public void glGetProgramResourceName(int program, int programInterface, int index, int bufSize, long length, long name) {
        throw absent("glGetProgramResourceName");
    }

    public void glGetProgramResourceiv(int program, int programInterface, int index, int propCount, long props, int count, long length, long params) {
        throw absent("glGetProgramResourceiv");
    }

    public void glGetProgramStageiv(int program, int shadertype, int pname, long values) {
        throw absent("glGetProgramStageiv");
    }

    public void glGetProgramStringARB(int target, int pname, long string) {
        throw absent("glGetProgramStringARB");
    }

    public void glGetProgramiv(int program, int pname, long params) {
        throw absent("glGetProgramiv");
    }

    public void glGetProgramivARB(int target, int pname, long params) {
        throw absent("glGetProgramivARB");
    }

    public void glGetQueryBufferObjecti64v(int id, int buffer, int pname, long offset) {
        throw absent("glGetQueryBufferObjecti64v");
    }

    public void glGetQueryBufferObjectiv(int id, int buffer, int pname, long offset) {
        throw absent("glGetQueryBufferObjectiv");
    }

    public void glGetQueryBufferObjectui64v(int id, int buffer, int pname, long offset) {
        throw absent("glGetQueryBufferObjectui64v");
    }

    public void glGetQueryBufferObjectuiv(int id, int buffer, int pname, long offset) {
        throw absent("glGetQueryBufferObjectuiv");
    }

    public void glGetQueryIndexediv(int target, int index, int pname, long params) {
        throw absent("glGetQueryIndexediv");
    }

    public void glGetQueryObjecti64v(int id, int pname, long params) {
        throw absent("glGetQueryObjecti64v");
    }

    public void glGetQueryObjectiv(int id, int pname, long params) {
        throw absent("glGetQueryObjectiv");
    }

    public void glGetQueryObjectui64v(int id, int pname, long params) {
        throw absent("glGetQueryObjectui64v");
    }

    public void glGetQueryObjectuiv(int id, int pname, long params) {
        throw absent("glGetQueryObjectuiv");
    }

    public void glGetQueryiv(int target, int pname, long params) {
        throw absent("glGetQueryiv");
    }

    public void glGetRenderbufferParameteriv(int target, int pname, long params) {
        throw absent("glGetRenderbufferParameteriv");
    }

    public void glGetSamplerParameterIiv(int sampler, int pname, long params) {
        throw absent("glGetSamplerParameterIiv");
    }

    public void glGetSamplerParameterIuiv(int sampler, int pname, long params) {
        throw absent("glGetSamplerParameterIuiv");
    }

    public void glGetSamplerParameterfv(int sampler, int pname, long params) {
        throw absent("glGetSamplerParameterfv");
    }

    public void glGetSamplerParameteriv(int sampler, int pname, long params) {
        throw absent("glGetSamplerParameteriv");
    }

    public void glGetSeparableFilter(int target, int format, int type, long row, long column, long span) {
        throw absent("glGetSeparableFilter");
    }

    public void glGetShaderInfoLog(int shader, int bufSize, long length, long infoLog) {
        throw absent("glGetShaderInfoLog");
    }

    public void glGetShaderPrecisionFormat(int shadertype, int precisiontype, long range, long precision) {
        throw absent("glGetShaderPrecisionFormat");
    }

    public void glGetShaderSource(int shader, int bufSize, long length, long source) {
        throw absent("glGetShaderSource");
    }

    public void glGetShaderiv(int shader, int pname, long params) {
        throw absent("glGetShaderiv");
    }

    public long glGetString(int name) {
        throw absent("glGetString");
    }

    public long glGetStringi(int name, int index) {
        throw absent("glGetStringi");
    }

    public int glGetSubroutineIndex(int program, int shadertype, long name) {
        throw absent("glGetSubroutineIndex");
    }

    public int glGetSubroutineUniformLocation(int program, int shadertype, long name) {
        throw absent("glGetSubroutineUniformLocation");
    }

    public void glGetSynciv(long sync, int pname, int count, long length, long values) {
        throw absent("glGetSynciv");
    }

    public void glGetTexEnvfv(int target, int pname, long params) {
        throw absent("glGetTexEnvfv");
    }

    public void glGetTexEnviv(int target, int pname, long params) {
        throw absent("glGetTexEnviv");
    }

    public void glGetTexGendv(int coord, int pname, long params) {
        throw absent("glGetTexGendv");
    }

    public void glGetTexGenfv(int coord, int pname, long params) {
        throw absent("glGetTexGenfv");
    }

    public void glGetTexGeniv(int coord, int pname, long params) {
        throw absent("glGetTexGeniv");
    }

    public void glGetTexImage(int target, int level, int format, int type, long pixels) {
        throw absent("glGetTexImage");
    }

    public void glGetTexLevelParameterfv(int target, int level, int pname, long params) {
        throw absent("glGetTexLevelParameterfv");
    }

    public void glGetTexLevelParameteriv(int target, int level, int pname, long params) {
        throw absent("glGetTexLevelParameteriv");
    }

    public void glGetTexParameterIiv(int target, int pname, long params) {
        throw absent("glGetTexParameterIiv");
    }

    public void glGetTexParameterIuiv(int target, int pname, long params) {
        throw absent("glGetTexParameterIuiv");
    }

    public void glGetTexParameterPointervAPPLE(int target, int pname, long params) {
        throw absent("glGetTexParameterPointervAPPLE");
    }

    public void glGetTexParameterfv(int target, int pname, long params) {
        throw absent("glGetTexParameterfv");
    }

    public void glGetTexParameteriv(int target, int pname, long params) {
        throw absent("glGetTexParameteriv");
    }

    public long glGetTextureHandleARB(int texture) {
        throw absent("glGetTextureHandleARB");
    }

    public void glGetTextureImage(int texture, int level, int format, int type, int bufSize, long pixels) {
        throw absent("glGetTextureImage");
    }

    public void glGetTextureImageEXT(int texture, int target, int level, int format, int type, long pixels) {
        throw absent("glGetTextureImageEXT");
    }

    public void glGetTextureLevelParameterfv(int texture, int level, int pname, long params) {
        throw absent("glGetTextureLevelParameterfv");
    }

    public void glGetTextureLevelParameterfvEXT(int texture, int target, int level, int pname, long params) {
        throw absent("glGetTextureLevelParameterfvEXT");
    }

    public void glGetTextureLevelParameteriv(int texture, int level, int pname, long params) {
        throw absent("glGetTextureLevelParameteriv");
    }

    public void glGetTextureLevelParameterivEXT(int texture, int target, int level, int pname, long params) {
        throw absent("glGetTextureLevelParameterivEXT");
    }

    public void glGetTextureParameterIiv(int texture, int pname, long params) {
        throw absent("glGetTextureParameterIiv");
    }

    public void glGetTextureParameterIivEXT(int texture, int target, int pname, long params) {
        throw absent("glGetTextureParameterIivEXT");
    }

    public void glGetTextureParameterIuiv(int texture, int pname, long params) {
        throw absent("glGetTextureParameterIuiv");
    }

    public void glGetTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        throw absent("glGetTextureParameterIuivEXT");
    }

    public void glGetTextureParameterfv(int texture, int pname, long params) {
        throw absent("glGetTextureParameterfv");
    }

    public void glGetTextureParameterfvEXT(int texture, int target, int pname, long params) {
        throw absent("glGetTextureParameterfvEXT");
    }

    public void glGetTextureParameteriv(int texture, int pname, long params) {
        throw absent("glGetTextureParameteriv");
    }

    public void glGetTextureParameterivEXT(int texture, int target, int pname, long params) {
        throw absent("glGetTextureParameterivEXT");
    }

    public long glGetTextureSamplerHandleARB(int texture, int sampler) {
        throw absent("glGetTextureSamplerHandleARB");
    }

    public void glGetTextureSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, int bufSize, long pixels) {
        throw absent("glGetTextureSubImage");
    }

    public void glGetTransformFeedbackVarying(int program, int index, int bufSize, long length, long size, long type, long name) {
        throw absent("glGetTransformFeedbackVarying");
    }

    public void glGetTransformFeedbacki64_v(int xfb, int pname, int index, long param) {
        throw absent("glGetTransformFeedbacki64_v");
    }

    public void glGetTransformFeedbacki_v(int xfb, int pname, int index, long param) {
        throw absent("glGetTransformFeedbacki_v");
    }

    public void glGetTransformFeedbackiv(int xfb, int pname, long param) {
        throw absent("glGetTransformFeedbackiv");
    }

    public int glGetUniformBlockIndex(int program, long uniformBlockName) {
        throw absent("glGetUniformBlockIndex");
    }

    public void glGetUniformIndices(int program, int uniformCount, long uniformNames, long uniformIndices) {
        throw absent("glGetUniformIndices");
    }

    public int glGetUniformLocation(int program, long name) {
        throw absent("glGetUniformLocation");
    }

    public void glGetUniformSubroutineuiv(int shadertype, int location, long params) {
        throw absent("glGetUniformSubroutineuiv");
    }

    public void glGetUniformdv(int program, int location, long params) {
        throw absent("glGetUniformdv");
    }

    public void glGetUniformfv(int program, int location, long params) {
        throw absent("glGetUniformfv");
    }

    public void glGetUniformi64vARB(int program, int location, long params) {
        throw absent("glGetUniformi64vARB");
    }

    public void glGetUniformiv(int program, int location, long params) {
        throw absent("glGetUniformiv");
    }

    public void glGetUniformui64vARB(int program, int location, long params) {
        throw absent("glGetUniformui64vARB");
    }

    public void glGetUniformuiv(int program, int location, long params) {
        throw absent("glGetUniformuiv");
    }

    public void glGetVertexArrayIndexed64iv(int vaobj, int index, int pname, long param) {
        throw absent("glGetVertexArrayIndexed64iv");
    }

    public void glGetVertexArrayIndexediv(int vaobj, int index, int pname, long param) {
        throw absent("glGetVertexArrayIndexediv");
    }

    public void glGetVertexArrayIntegeri_vEXT(int vaobj, int index, int pname, long param) {
        throw absent("glGetVertexArrayIntegeri_vEXT");
    }

    public void glGetVertexArrayIntegervEXT(int vaobj, int pname, long param) {
        throw absent("glGetVertexArrayIntegervEXT");
    }

    public void glGetVertexArrayPointeri_vEXT(int vaobj, int index, int pname, long param) {
        throw absent("glGetVertexArrayPointeri_vEXT");
    }

    public void glGetVertexArrayPointervEXT(int vaobj, int pname, long param) {
        throw absent("glGetVertexArrayPointervEXT");
    }

    public void glGetVertexArrayiv(int vaobj, int pname, long param) {
        throw absent("glGetVertexArrayiv");
    }

    public void glGetVertexAttribIiv(int index, int pname, long params) {
        throw absent("glGetVertexAttribIiv");
    }

    public void glGetVertexAttribIuiv(int index, int pname, long params) {
        throw absent("glGetVertexAttribIuiv");
    }

    public void glGetVertexAttribLdv(int index, int pname, long params) {
        throw absent("glGetVertexAttribLdv");
    }

    public void glGetVertexAttribLui64vARB(int index, int pname, long params) {
        throw absent("glGetVertexAttribLui64vARB");
    }

    public void glGetVertexAttribPointerv(int index, int pname, long pointer) {
        throw absent("glGetVertexAttribPointerv");
    }

    public void glGetVertexAttribdv(int index, int pname, long params) {
        throw absent("glGetVertexAttribdv");
    }

    public void glGetVertexAttribfv(int index, int pname, long params) {
        throw absent("glGetVertexAttribfv");
    }

    public void glGetVertexAttribiv(int index, int pname, long params) {
        throw absent("glGetVertexAttribiv");
    }

    public void glGetnColorTable(int target, int format, int type, int bufSize, long table) {
        throw absent("glGetnColorTable");
    }

    public void glGetnColorTableARB(int target, int format, int type, int bufSize, long table) {
        throw absent("glGetnColorTableARB");
    }

    public void glGetnCompressedTexImage(int target, int lod, int bufSize, long pixels) {
        throw absent("glGetnCompressedTexImage");
    }

    public void glGetnCompressedTexImageARB(int target, int lod, int bufSize, long img) {
        throw absent("glGetnCompressedTexImageARB");
    }

    public void glGetnConvolutionFilter(int target, int format, int type, int bufSize, long image) {
        throw absent("glGetnConvolutionFilter");
    }

    public void glGetnConvolutionFilterARB(int target, int format, int type, int bufSize, long image) {
        throw absent("glGetnConvolutionFilterARB");
    }

    public void glGetnHistogram(int target, boolean reset, int format, int type, int bufSize, long values) {
        throw absent("glGetnHistogram");
    }

    public void glGetnHistogramARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        throw absent("glGetnHistogramARB");
    }

    public void glGetnMapdv(int target, int query, int bufSize, long v) {
        throw absent("glGetnMapdv");
    }

    public void glGetnMapdvARB(int target, int query, int bufSize, long v) {
        throw absent("glGetnMapdvARB");
    }

    public void glGetnMapfv(int target, int query, int bufSize, long v) {
        throw absent("glGetnMapfv");
    }

    public void glGetnMapfvARB(int target, int query, int bufSize, long v) {
        throw absent("glGetnMapfvARB");
    }

    public void glGetnMapiv(int target, int query, int bufSize, long v) {
        throw absent("glGetnMapiv");
    }

    public void glGetnMapivARB(int target, int query, int bufSize, long v) {
        throw absent("glGetnMapivARB");
    }

    public void glGetnMinmax(int target, boolean reset, int format, int type, int bufSize, long values) {
        throw absent("glGetnMinmax");
    }

    public void glGetnMinmaxARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        throw absent("glGetnMinmaxARB");
    }

    public void glGetnPixelMapfv(int map, int bufSize, long values) {
        throw absent("glGetnPixelMapfv");
    }

    public void glGetnPixelMapfvARB(int map, int bufSize, long values) {
        throw absent("glGetnPixelMapfvARB");
    }

    public void glGetnPixelMapuiv(int map, int bufSize, long values) {
        throw absent("glGetnPixelMapuiv");
    }

    public void glGetnPixelMapuivARB(int map, int bufSize, long values) {
        throw absent("glGetnPixelMapuivARB");
    }

    public void glGetnPixelMapusv(int map, int bufSize, long values) {
        throw absent("glGetnPixelMapusv");
    }

    public void glGetnPixelMapusvARB(int map, int bufSize, long values) {
        throw absent("glGetnPixelMapusvARB");
    }

    public void glGetnPolygonStipple(int bufSize, long pattern) {
        throw absent("glGetnPolygonStipple");
    }

    public void glGetnPolygonStippleARB(int bufSize, long pattern) {
        throw absent("glGetnPolygonStippleARB");
    }

    public void glGetnSeparableFilter(int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        throw absent("glGetnSeparableFilter");
    }

    public void glGetnSeparableFilterARB(int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        throw absent("glGetnSeparableFilterARB");
    }

    public void glGetnTexImage(int target, int level, int format, int type, int bufSize, long pixels) {
        throw absent("glGetnTexImage");
    }

    public void glGetnTexImageARB(int target, int level, int format, int type, int bufSize, long img) {
        throw absent("glGetnTexImageARB");
    }

    public void glGetnUniformdv(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformdv");
    }

    public void glGetnUniformdvARB(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformdvARB");
    }

    public void glGetnUniformfv(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformfv");
    }

    public void glGetnUniformfvARB(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformfvARB");
    }

    public void glGetnUniformi64vARB(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformi64vARB");
    }

    public void glGetnUniformiv(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformiv");
    }

    public void glGetnUniformivARB(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformivARB");
    }

    public void glGetnUniformui64vARB(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformui64vARB");
    }

    public void glGetnUniformuiv(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformuiv");
    }

    public void glGetnUniformuivARB(int program, int location, int bufSize, long params) {
        throw absent("glGetnUniformuivARB");
    }

    public void glHint(int target, int mode) {
        throw absent("glHint");
    }

    public void glHistogram(int target, int width, int internalformat, boolean sink) {
        throw absent("glHistogram");
    }

    public void glIndexMask(int mask) {
        throw absent("glIndexMask");
    }

    public void glIndexPointer(int type, int stride, long pointer) {
        throw absent("glIndexPointer");
    }

    public void glIndexPointerEXT(int type, int stride, int count, long pointer) {
        throw absent("glIndexPointerEXT");
    }

    public void glIndexd(double c_) {
        throw absent("glIndexd");
    }

    public void glIndexdv(long c_) {
        throw absent("glIndexdv");
    }

    public void glIndexf(float c_) {
        throw absent("glIndexf");
    }

    public void glIndexfv(long c_) {
        throw absent("glIndexfv");
    }

    public void glIndexi(int c_) {
        throw absent("glIndexi");
    }

    public void glIndexiv(long c_) {
        throw absent("glIndexiv");
    }

    public void glIndexs(short c_) {
        throw absent("glIndexs");
    }

    public void glIndexsv(long c_) {
        throw absent("glIndexsv");
    }

    public void glIndexub(byte c_) {
        throw absent("glIndexub");
    }

    public void glIndexubv(long c_) {
        throw absent("glIndexubv");
    }

    public void glInitNames() {
        throw absent("glInitNames");
    }

    public void glInsertEventMarkerEXT(int length, long marker) {
        throw absent("glInsertEventMarkerEXT");
    }

    public void glInterleavedArrays(int format, int stride, long pointer) {
        throw absent("glInterleavedArrays");
    }

    public void glInvalidateBufferData(int buffer) {
        throw absent("glInvalidateBufferData");
    }

    public void glInvalidateBufferSubData(int buffer, long offset, long length) {
        throw absent("glInvalidateBufferSubData");
    }

    public void glInvalidateFramebuffer(int target, int numAttachments, long attachments) {
        throw absent("glInvalidateFramebuffer");
    }

    public void glInvalidateNamedFramebufferData(int framebuffer, int numAttachments, long attachments) {
        throw absent("glInvalidateNamedFramebufferData");
    }

    public void glInvalidateNamedFramebufferSubData(int framebuffer, int numAttachments, long attachments, int x, int y, int width, int height) {
        throw absent("glInvalidateNamedFramebufferSubData");
    }

    public void glInvalidateSubFramebuffer(int target, int numAttachments, long attachments, int x, int y, int width, int height) {
        throw absent("glInvalidateSubFramebuffer");
    }

    public void glInvalidateTexImage(int texture, int level) {
        throw absent("glInvalidateTexImage");
    }

    public void glInvalidateTexSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth) {
        throw absent("glInvalidateTexSubImage");
    }

    public boolean glIsBuffer(int buffer) {
        throw absent("glIsBuffer");
    }

    public boolean glIsEnabled(int cap) {
        throw absent("glIsEnabled");
    }

    public boolean glIsEnabledi(int target, int index) {
        throw absent("glIsEnabledi");
    }

    public boolean glIsFramebuffer(int framebuffer) {
        throw absent("glIsFramebuffer");
    }

    public boolean glIsImageHandleResidentARB(long handle) {
        throw absent("glIsImageHandleResidentARB");
    }

    public boolean glIsList(int list) {
        throw absent("glIsList");
    }

    public boolean glIsNamedStringARB(int namelen, long name) {
        throw absent("glIsNamedStringARB");
    }

    public boolean glIsProgram(int program) {
        throw absent("glIsProgram");
    }

    public boolean glIsProgramARB(int program) {
        throw absent("glIsProgramARB");
    }

    public boolean glIsProgramPipeline(int pipeline) {
        throw absent("glIsProgramPipeline");
    }

    public boolean glIsQuery(int id) {
        throw absent("glIsQuery");
    }

    public boolean glIsRenderbuffer(int renderbuffer) {
        throw absent("glIsRenderbuffer");
    }

    public boolean glIsSampler(int sampler) {
        throw absent("glIsSampler");
    }

    public boolean glIsShader(int shader) {
        throw absent("glIsShader");
    }

    public boolean glIsSync(long sync) {
        throw absent("glIsSync");
    }

    public boolean glIsTexture(int texture) {
        throw absent("glIsTexture");
    }

    public boolean glIsTextureEXT(int texture) {
        throw absent("glIsTextureEXT");
    }

    public boolean glIsTextureHandleResidentARB(long handle) {
        throw absent("glIsTextureHandleResidentARB");
    }

    public boolean glIsTransformFeedback(int id) {
        throw absent("glIsTransformFeedback");
    }

    public boolean glIsVertexArray(int array) {
        throw absent("glIsVertexArray");
    }

    public void glLabelObjectEXT(int type, int object, int length, long label) {
        throw absent("glLabelObjectEXT");
    }

    public void glLightModelf(int pname, float param) {
        throw absent("glLightModelf");
    }

    public void glLightModelfv(int pname, long params) {
        throw absent("glLightModelfv");
    }

    public void glLightModeli(int pname, int param) {
        throw absent("glLightModeli");
    }

    public void glLightModeliv(int pname, long params) {
        throw absent("glLightModeliv");
    }

    public void glLightf(int light, int pname, float param) {
        throw absent("glLightf");
    }

    public void glLightfv(int light, int pname, long params) {
        throw absent("glLightfv");
    }

    public void glLighti(int light, int pname, int param) {
        throw absent("glLighti");
    }

    public void glLightiv(int light, int pname, long params) {
        throw absent("glLightiv");
    }

    public void glLineStipple(int factor, short pattern) {
        throw absent("glLineStipple");
    }

    public void glLineWidth(float width) {
        throw absent("glLineWidth");
    }

    public void glLinkProgram(int program) {
        throw absent("glLinkProgram");
    }

    public void glListBase(int base) {
        throw absent("glListBase");
    }

    public void glLoadIdentity() {
        throw absent("glLoadIdentity");
    }

    public void glLoadMatrixd(long m) {
        throw absent("glLoadMatrixd");
    }

    public void glLoadMatrixf(long m) {
        throw absent("glLoadMatrixf");
    }

    public void glLoadName(int name) {
        throw absent("glLoadName");
    }

    public void glLoadTransposeMatrixd(long m) {
        throw absent("glLoadTransposeMatrixd");
    }

    public void glLoadTransposeMatrixf(long m) {
        throw absent("glLoadTransposeMatrixf");
    }

    public void glLockArraysEXT(int first, int count) {
        throw absent("glLockArraysEXT");
    }

    public void glLogicOp(int opcode) {
        throw absent("glLogicOp");
    }

    public void glMakeImageHandleNonResidentARB(long handle) {
        throw absent("glMakeImageHandleNonResidentARB");
    }

    public void glMakeImageHandleResidentARB(long handle, int access) {
        throw absent("glMakeImageHandleResidentARB");
    }

    public void glMakeTextureHandleNonResidentARB(long handle) {
        throw absent("glMakeTextureHandleNonResidentARB");
    }

    public void glMakeTextureHandleResidentARB(long handle) {
        throw absent("glMakeTextureHandleResidentARB");
    }

    public void glMap1d(int target, double u1, double u2, int stride, int order, long points) {
        throw absent("glMap1d");
    }

    public void glMap1f(int target, float u1, float u2, int stride, int order, long points) {
        throw absent("glMap1f");
    }

    public void glMap2d(int target, double u1, double u2, int ustride, int uorder, double v1, double v2, int vstride, int vorder, long points) {
        throw absent("glMap2d");
    }

    public void glMap2f(int target, float u1, float u2, int ustride, int uorder, float v1, float v2, int vstride, int vorder, long points) {
        throw absent("glMap2f");
    }

    public long glMapBuffer(int target, int access) {
        throw absent("glMapBuffer");
    }

    public long glMapBufferRange(int target, long offset, long length, int access) {
        throw absent("glMapBufferRange");
    }

    public void glMapGrid1d(int un, double u1, double u2) {
        throw absent("glMapGrid1d");
    }

    public void glMapGrid1f(int un, float u1, float u2) {
        throw absent("glMapGrid1f");
    }

    public void glMapGrid2d(int un, double u1, double u2, int vn, double v1, double v2) {
        throw absent("glMapGrid2d");
    }

    public void glMapGrid2f(int un, float u1, float u2, int vn, float v1, float v2) {
        throw absent("glMapGrid2f");
    }

    public long glMapNamedBuffer(int buffer, int access) {
        throw absent("glMapNamedBuffer");
    }

    public long glMapNamedBufferEXT(int buffer, int access) {
        throw absent("glMapNamedBufferEXT");
    }

    public long glMapNamedBufferRange(int buffer, long offset, long length, int access) {
        throw absent("glMapNamedBufferRange");
    }

    public long glMapNamedBufferRangeEXT(int buffer, long offset, long length, int access) {
        throw absent("glMapNamedBufferRangeEXT");
    }

    public void glMaterialf(int face, int pname, float param) {
        throw absent("glMaterialf");
    }

    public void glMaterialfv(int face, int pname, long params) {
        throw absent("glMaterialfv");
    }

    public void glMateriali(int face, int pname, int param) {
        throw absent("glMateriali");
    }

    public void glMaterialiv(int face, int pname, long params) {
        throw absent("glMaterialiv");
    }

    public void glMatrixFrustumEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        throw absent("glMatrixFrustumEXT");
    }

    public void glMatrixIndexPointerARB(int size, int type, int stride, long pointer) {
        throw absent("glMatrixIndexPointerARB");
    }

    public void glMatrixIndexubvARB(int size, long indices) {
        throw absent("glMatrixIndexubvARB");
    }

    public void glMatrixIndexuivARB(int size, long indices) {
        throw absent("glMatrixIndexuivARB");
    }

    public void glMatrixIndexusvARB(int size, long indices) {
        throw absent("glMatrixIndexusvARB");
    }

    public void glMatrixLoadIdentityEXT(int mode) {
        throw absent("glMatrixLoadIdentityEXT");
    }

    public void glMatrixLoadTransposedEXT(int mode, long m) {
        throw absent("glMatrixLoadTransposedEXT");
    }

    public void glMatrixLoadTransposefEXT(int mode, long m) {
        throw absent("glMatrixLoadTransposefEXT");
    }

    public void glMatrixLoaddEXT(int mode, long m) {
        throw absent("glMatrixLoaddEXT");
    }

    public void glMatrixLoadfEXT(int mode, long m) {
        throw absent("glMatrixLoadfEXT");
    }

    public void glMatrixMode(int mode) {
        throw absent("glMatrixMode");
    }

    public void glMatrixMultTransposedEXT(int mode, long m) {
        throw absent("glMatrixMultTransposedEXT");
    }

    public void glMatrixMultTransposefEXT(int mode, long m) {
        throw absent("glMatrixMultTransposefEXT");
    }

    public void glMatrixMultdEXT(int mode, long m) {
        throw absent("glMatrixMultdEXT");
    }

    public void glMatrixMultfEXT(int mode, long m) {
        throw absent("glMatrixMultfEXT");
    }

    public void glMatrixOrthoEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        throw absent("glMatrixOrthoEXT");
    }

    public void glMatrixPopEXT(int mode) {
        throw absent("glMatrixPopEXT");
    }

    public void glMatrixPushEXT(int mode) {
        throw absent("glMatrixPushEXT");
    }

    public void glMatrixRotatedEXT(int mode, double angle, double x, double y, double z) {
        throw absent("glMatrixRotatedEXT");
    }

    public void glMatrixRotatefEXT(int mode, float angle, float x, float y, float z) {
        throw absent("glMatrixRotatefEXT");
    }

    public void glMatrixScaledEXT(int mode, double x, double y, double z) {
        throw absent("glMatrixScaledEXT");
    }

    public void glMatrixScalefEXT(int mode, float x, float y, float z) {
        throw absent("glMatrixScalefEXT");
    }

    public void glMatrixTranslatedEXT(int mode, double x, double y, double z) {
        throw absent("glMatrixTranslatedEXT");
    }

    public void glMatrixTranslatefEXT(int mode, float x, float y, float z) {
        throw absent("glMatrixTranslatefEXT");
    }

    public void glMaxShaderCompilerThreadsARB(int count) {
        throw absent("glMaxShaderCompilerThreadsARB");
    }

    public void glMemoryBarrier(int barriers) {
        throw absent("glMemoryBarrier");
    }

    public void glMemoryBarrierByRegion(int barriers) {
        throw absent("glMemoryBarrierByRegion");
    }

    public void glMinSampleShading(float value) {
        throw absent("glMinSampleShading");
    }

    public void glMinmax(int target, int internalformat, boolean sink) {
        throw absent("glMinmax");
    }

    public void glMultMatrixd(long m) {
        throw absent("glMultMatrixd");
    }

    public void glMultMatrixf(long m) {
        throw absent("glMultMatrixf");
    }

    public void glMultTransposeMatrixd(long m) {
        throw absent("glMultTransposeMatrixd");
    }

    public void glMultTransposeMatrixf(long m) {
        throw absent("glMultTransposeMatrixf");
    }

    public void glMultiDrawArrays(int mode, long first, long count, int drawcount) {
        throw absent("glMultiDrawArrays");
    }

    public void glMultiDrawArraysIndirect(int mode, long indirect, int drawcount, int stride) {
        throw absent("glMultiDrawArraysIndirect");
    }

    public void glMultiDrawArraysIndirectCount(int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        throw absent("glMultiDrawArraysIndirectCount");
    }

    public void glMultiDrawElements(int mode, long count, int type, long indices, int drawcount) {
        throw absent("glMultiDrawElements");
    }

    public void glMultiDrawElementsBaseVertex(int mode, long count, int type, long indices, int drawcount, long basevertex) {
        throw absent("glMultiDrawElementsBaseVertex");
    }

    public void glMultiDrawElementsIndirect(int mode, int type, long indirect, int drawcount, int stride) {
        throw absent("glMultiDrawElementsIndirect");
    }

    public void glMultiDrawElementsIndirectCount(int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        throw absent("glMultiDrawElementsIndirectCount");
    }

    public void glMultiModeDrawArraysIBM(long mode, long first, long count, int primcount, int modestride) {
        throw absent("glMultiModeDrawArraysIBM");
    }

    public void glMultiModeDrawElementsIBM(long mode, long count, int type, long indices, int primcount, int modestride) {
        throw absent("glMultiModeDrawElementsIBM");
    }

    public void glMultiTexBufferEXT(int texunit, int target, int internalformat, int buffer) {
        throw absent("glMultiTexBufferEXT");
    }

    public void glMultiTexCoord1d(int target, double s) {
        throw absent("glMultiTexCoord1d");
    }

    public void glMultiTexCoord1dv(int target, long v) {
        throw absent("glMultiTexCoord1dv");
    }

    public void glMultiTexCoord1f(int target, float s) {
        throw absent("glMultiTexCoord1f");
    }

    public void glMultiTexCoord1fv(int target, long v) {
        throw absent("glMultiTexCoord1fv");
    }

    public void glMultiTexCoord1hNV(int target, short s) {
        throw absent("glMultiTexCoord1hNV");
    }

    public void glMultiTexCoord1hvNV(int target, long v) {
        throw absent("glMultiTexCoord1hvNV");
    }

    public void glMultiTexCoord1i(int target, int s) {
        throw absent("glMultiTexCoord1i");
    }

    public void glMultiTexCoord1iv(int target, long v) {
        throw absent("glMultiTexCoord1iv");
    }

    public void glMultiTexCoord1s(int target, short s) {
        throw absent("glMultiTexCoord1s");
    }

    public void glMultiTexCoord1sv(int target, long v) {
        throw absent("glMultiTexCoord1sv");
    }

    public void glMultiTexCoord2d(int target, double s, double t) {
        throw absent("glMultiTexCoord2d");
    }

    public void glMultiTexCoord2dv(int target, long v) {
        throw absent("glMultiTexCoord2dv");
    }

    public void glMultiTexCoord2f(int target, float s, float t) {
        throw absent("glMultiTexCoord2f");
    }

    public void glMultiTexCoord2fv(int target, long v) {
        throw absent("glMultiTexCoord2fv");
    }

    public void glMultiTexCoord2hNV(int target, short s, short t) {
        throw absent("glMultiTexCoord2hNV");
    }

    public void glMultiTexCoord2hvNV(int target, long v) {
        throw absent("glMultiTexCoord2hvNV");
    }

    public void glMultiTexCoord2i(int target, int s, int t) {
        throw absent("glMultiTexCoord2i");
    }

    public void glMultiTexCoord2iv(int target, long v) {
        throw absent("glMultiTexCoord2iv");
    }

    public void glMultiTexCoord2s(int target, short s, short t) {
        throw absent("glMultiTexCoord2s");
    }

    public void glMultiTexCoord2sv(int target, long v) {
        throw absent("glMultiTexCoord2sv");
    }

    public void glMultiTexCoord3d(int target, double s, double t, double r) {
        throw absent("glMultiTexCoord3d");
    }

    public void glMultiTexCoord3dv(int target, long v) {
        throw absent("glMultiTexCoord3dv");
    }

    public void glMultiTexCoord3f(int target, float s, float t, float r) {
        throw absent("glMultiTexCoord3f");
    }

    public void glMultiTexCoord3fv(int target, long v) {
        throw absent("glMultiTexCoord3fv");
    }

    public void glMultiTexCoord3hNV(int target, short s, short t, short r) {
        throw absent("glMultiTexCoord3hNV");
    }

    public void glMultiTexCoord3hvNV(int target, long v) {
        throw absent("glMultiTexCoord3hvNV");
    }

    public void glMultiTexCoord3i(int target, int s, int t, int r) {
        throw absent("glMultiTexCoord3i");
    }

    public void glMultiTexCoord3iv(int target, long v) {
        throw absent("glMultiTexCoord3iv");
    }

    public void glMultiTexCoord3s(int target, short s, short t, short r) {
        throw absent("glMultiTexCoord3s");
    }

    public void glMultiTexCoord3sv(int target, long v) {
        throw absent("glMultiTexCoord3sv");
    }

    public void glMultiTexCoord4d(int target, double s, double t, double r, double q) {
        throw absent("glMultiTexCoord4d");
    }

    public void glMultiTexCoord4dv(int target, long v) {
        throw absent("glMultiTexCoord4dv");
    }

    public void glMultiTexCoord4f(int target, float s, float t, float r, float q) {
        throw absent("glMultiTexCoord4f");
    }

    public void glMultiTexCoord4fv(int target, long v) {
        throw absent("glMultiTexCoord4fv");
    }

    public void glMultiTexCoord4hNV(int target, short s, short t, short r, short q) {
        throw absent("glMultiTexCoord4hNV");
    }

    public void glMultiTexCoord4hvNV(int target, long v) {
        throw absent("glMultiTexCoord4hvNV");
    }

    public void glMultiTexCoord4i(int target, int s, int t, int r, int q) {
        throw absent("glMultiTexCoord4i");
    }

    public void glMultiTexCoord4iv(int target, long v) {
        throw absent("glMultiTexCoord4iv");
    }

    public void glMultiTexCoord4s(int target, short s, short t, short r, short q) {
        throw absent("glMultiTexCoord4s");
    }

    public void glMultiTexCoord4sv(int target, long v) {
        throw absent("glMultiTexCoord4sv");
    }

    public void glMultiTexCoordP1ui(int texture, int type, int coords) {
        throw absent("glMultiTexCoordP1ui");
    }

    public void glMultiTexCoordP1uiv(int texture, int type, long coords) {
        throw absent("glMultiTexCoordP1uiv");
    }

    public void glMultiTexCoordP2ui(int texture, int type, int coords) {
        throw absent("glMultiTexCoordP2ui");
    }

    public void glMultiTexCoordP2uiv(int texture, int type, long coords) {
        throw absent("glMultiTexCoordP2uiv");
    }

    public void glMultiTexCoordP3ui(int texture, int type, int coords) {
        throw absent("glMultiTexCoordP3ui");
    }

    public void glMultiTexCoordP3uiv(int texture, int type, long coords) {
        throw absent("glMultiTexCoordP3uiv");
    }

    public void glMultiTexCoordP4ui(int texture, int type, int coords) {
        throw absent("glMultiTexCoordP4ui");
    }

    public void glMultiTexCoordP4uiv(int texture, int type, long coords) {
        throw absent("glMultiTexCoordP4uiv");
    }

    public void glMultiTexCoordPointerEXT(int texunit, int size, int type, int stride, long pointer) {
        throw absent("glMultiTexCoordPointerEXT");
    }

    public void glMultiTexEnvfEXT(int texunit, int target, int pname, float param) {
        throw absent("glMultiTexEnvfEXT");
    }

    public void glMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        throw absent("glMultiTexEnvfvEXT");
    }

    public void glMultiTexEnviEXT(int texunit, int target, int pname, int param) {
        throw absent("glMultiTexEnviEXT");
    }

    public void glMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        throw absent("glMultiTexEnvivEXT");
    }

    public void glMultiTexGendEXT(int texunit, int coord, int pname, double param) {
        throw absent("glMultiTexGendEXT");
    }

    public void glMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        throw absent("glMultiTexGendvEXT");
    }

    public void glMultiTexGenfEXT(int texunit, int coord, int pname, float param) {
        throw absent("glMultiTexGenfEXT");
    }

    public void glMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        throw absent("glMultiTexGenfvEXT");
    }

    public void glMultiTexGeniEXT(int texunit, int coord, int pname, int param) {
        throw absent("glMultiTexGeniEXT");
    }

    public void glMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        throw absent("glMultiTexGenivEXT");
    }

    public void glMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        throw absent("glMultiTexImage1DEXT");
    }

    public void glMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        throw absent("glMultiTexImage2DEXT");
    }

    public void glMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        throw absent("glMultiTexImage3DEXT");
    }

    public void glMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        throw absent("glMultiTexParameterIivEXT");
    }

    public void glMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        throw absent("glMultiTexParameterIuivEXT");
    }

    public void glMultiTexParameterfEXT(int texunit, int target, int pname, float param) {
        throw absent("glMultiTexParameterfEXT");
    }

    public void glMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        throw absent("glMultiTexParameterfvEXT");
    }

    public void glMultiTexParameteriEXT(int texunit, int target, int pname, int param) {
        throw absent("glMultiTexParameteriEXT");
    }

    public void glMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        throw absent("glMultiTexParameterivEXT");
    }

    public void glMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        throw absent("glMultiTexSubImage1DEXT");
    }

    public void glMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        throw absent("glMultiTexSubImage2DEXT");
    }

    public void glMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        throw absent("glMultiTexSubImage3DEXT");
    }

    public void glNamedBufferData(int buffer, long size, long data, int usage) {
        throw absent("glNamedBufferData");
    }

    public void glNamedBufferDataEXT(int buffer, long size, long data, int usage) {
        throw absent("glNamedBufferDataEXT");
    }

    public void glNamedBufferPageCommitmentARB(int buffer, long offset, long size, boolean commit) {
        throw absent("glNamedBufferPageCommitmentARB");
    }

    public void glNamedBufferPageCommitmentEXT(int buffer, long offset, long size, boolean commit) {
        throw absent("glNamedBufferPageCommitmentEXT");
    }

    public void glNamedBufferStorage(int buffer, long size, long data, int flags) {
        throw absent("glNamedBufferStorage");
    }

    public void glNamedBufferStorageEXT(int buffer, long size, long data, int flags) {
        throw absent("glNamedBufferStorageEXT");
    }

    public void glNamedBufferSubData(int buffer, long offset, long size, long data) {
        throw absent("glNamedBufferSubData");
    }

    public void glNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        throw absent("glNamedBufferSubDataEXT");
    }

    public void glNamedCopyBufferSubDataEXT(int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        throw absent("glNamedCopyBufferSubDataEXT");
    }

    public void glNamedFramebufferDrawBuffer(int framebuffer, int buf) {
        throw absent("glNamedFramebufferDrawBuffer");
    }

    public void glNamedFramebufferDrawBuffers(int framebuffer, int n, long bufs) {
        throw absent("glNamedFramebufferDrawBuffers");
    }

    public void glNamedFramebufferParameteri(int framebuffer, int pname, int param) {
        throw absent("glNamedFramebufferParameteri");
    }

    public void glNamedFramebufferParameteriEXT(int framebuffer, int pname, int param) {
        throw absent("glNamedFramebufferParameteriEXT");
    }

    public void glNamedFramebufferReadBuffer(int framebuffer, int src) {
        throw absent("glNamedFramebufferReadBuffer");
    }

    public void glNamedFramebufferRenderbuffer(int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        throw absent("glNamedFramebufferRenderbuffer");
    }

    public void glNamedFramebufferRenderbufferEXT(int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        throw absent("glNamedFramebufferRenderbufferEXT");
    }

    public void glNamedFramebufferSampleLocationsfvARB(int framebuffer, int start, int count, long v) {
        throw absent("glNamedFramebufferSampleLocationsfvARB");
    }

    public void glNamedFramebufferTexture(int framebuffer, int attachment, int texture, int level) {
        throw absent("glNamedFramebufferTexture");
    }

    public void glNamedFramebufferTexture1DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        throw absent("glNamedFramebufferTexture1DEXT");
    }

    public void glNamedFramebufferTexture2DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        throw absent("glNamedFramebufferTexture2DEXT");
    }

    public void glNamedFramebufferTexture3DEXT(int framebuffer, int attachment, int textarget, int texture, int level, int zoffset) {
        throw absent("glNamedFramebufferTexture3DEXT");
    }

    public void glNamedFramebufferTextureEXT(int framebuffer, int attachment, int texture, int level) {
        throw absent("glNamedFramebufferTextureEXT");
    }

    public void glNamedFramebufferTextureFaceEXT(int framebuffer, int attachment, int texture, int level, int face) {
        throw absent("glNamedFramebufferTextureFaceEXT");
    }

    public void glNamedFramebufferTextureLayer(int framebuffer, int attachment, int texture, int level, int layer) {
        throw absent("glNamedFramebufferTextureLayer");
    }

    public void glNamedFramebufferTextureLayerEXT(int framebuffer, int attachment, int texture, int level, int layer) {
        throw absent("glNamedFramebufferTextureLayerEXT");
    }

    public void glNamedProgramLocalParameter4dEXT(int program, int target, int index, double x, double y, double z, double w) {
        throw absent("glNamedProgramLocalParameter4dEXT");
    }

    public void glNamedProgramLocalParameter4dvEXT(int program, int target, int index, long params) {
        throw absent("glNamedProgramLocalParameter4dvEXT");
    }

    public void glNamedProgramLocalParameter4fEXT(int program, int target, int index, float x, float y, float z, float w) {
        throw absent("glNamedProgramLocalParameter4fEXT");
    }

    public void glNamedProgramLocalParameter4fvEXT(int program, int target, int index, long params) {
        throw absent("glNamedProgramLocalParameter4fvEXT");
    }

    public void glNamedProgramLocalParameters4fvEXT(int program, int target, int index, int count, long params) {
        throw absent("glNamedProgramLocalParameters4fvEXT");
    }

    public void glNamedProgramStringEXT(int program, int target, int format, int len, long string) {
        throw absent("glNamedProgramStringEXT");
    }

    public void glNamedRenderbufferStorage(int renderbuffer, int internalformat, int width, int height) {
        throw absent("glNamedRenderbufferStorage");
    }

    public void glNamedRenderbufferStorageEXT(int renderbuffer, int internalformat, int width, int height) {
        throw absent("glNamedRenderbufferStorageEXT");
    }

    public void glNamedRenderbufferStorageMultisample(int renderbuffer, int samples, int internalformat, int width, int height) {
        throw absent("glNamedRenderbufferStorageMultisample");
    }

    public void glNamedRenderbufferStorageMultisampleEXT(int renderbuffer, int samples, int internalformat, int width, int height) {
        throw absent("glNamedRenderbufferStorageMultisampleEXT");
    }

    public void glNamedStringARB(int type, int namelen, long name, int stringlen, long string) {
        throw absent("glNamedStringARB");
    }

    public void glNewList(int list, int mode) {
        throw absent("glNewList");
    }

    public void glNormal3b(byte nx, byte ny, byte nz) {
        throw absent("glNormal3b");
    }

    public void glNormal3bv(long v) {
        throw absent("glNormal3bv");
    }

    public void glNormal3d(double nx, double ny, double nz) {
        throw absent("glNormal3d");
    }

    public void glNormal3dv(long v) {
        throw absent("glNormal3dv");
    }

    public void glNormal3f(float nx, float ny, float nz) {
        throw absent("glNormal3f");
    }

    public void glNormal3fv(long v) {
        throw absent("glNormal3fv");
    }

    public void glNormal3hNV(short nx, short ny, short nz) {
        throw absent("glNormal3hNV");
    }

    public void glNormal3hvNV(long v) {
        throw absent("glNormal3hvNV");
    }

    public void glNormal3i(int nx, int ny, int nz) {
        throw absent("glNormal3i");
    }

    public void glNormal3iv(long v) {
        throw absent("glNormal3iv");
    }

    public void glNormal3s(short nx, short ny, short nz) {
        throw absent("glNormal3s");
    }

    public void glNormal3sv(long v) {
        throw absent("glNormal3sv");
    }

    public void glNormalP3ui(int type, int coords) {
        throw absent("glNormalP3ui");
    }

    public void glNormalP3uiv(int type, long coords) {
        throw absent("glNormalP3uiv");
    }

    public void glNormalPointer(int type, int stride, long pointer) {
        throw absent("glNormalPointer");
    }

    public void glNormalPointerEXT(int type, int stride, int count, long pointer) {
        throw absent("glNormalPointerEXT");
    }

    public void glObjectLabel(int identifier, int name, int length, long label) {
        throw absent("glObjectLabel");
    }

    public void glObjectPtrLabel(long ptr, int length, long label) {
        throw absent("glObjectPtrLabel");
    }

    public void glOrtho(double left, double right, double bottom, double top, double zNear, double zFar) {
        throw absent("glOrtho");
    }

    public void glPassThrough(float token) {
        throw absent("glPassThrough");
    }

    public void glPatchParameterfv(int pname, long values) {
        throw absent("glPatchParameterfv");
    }

    public void glPatchParameteri(int pname, int value) {
        throw absent("glPatchParameteri");
    }

    public void glPauseTransformFeedback() {
        throw absent("glPauseTransformFeedback");
    }

    public void glPixelMapfv(int map, int mapsize, long values) {
        throw absent("glPixelMapfv");
    }

    public void glPixelMapuiv(int map, int mapsize, long values) {
        throw absent("glPixelMapuiv");
    }

    public void glPixelMapusv(int map, int mapsize, long values) {
        throw absent("glPixelMapusv");
    }

    public void glPixelStoref(int pname, float param) {
        throw absent("glPixelStoref");
    }

    public void glPixelStorei(int pname, int param) {
        throw absent("glPixelStorei");
    }

    public void glPixelTransferf(int pname, float param) {
        throw absent("glPixelTransferf");
    }

    public void glPixelTransferi(int pname, int param) {
        throw absent("glPixelTransferi");
    }

    public void glPixelZoom(float xfactor, float yfactor) {
        throw absent("glPixelZoom");
    }

    public void glPointParameterf(int pname, float param) {
        throw absent("glPointParameterf");
    }

    public void glPointParameterfv(int pname, long params) {
        throw absent("glPointParameterfv");
    }

    public void glPointParameteri(int pname, int param) {
        throw absent("glPointParameteri");
    }

    public void glPointParameteriv(int pname, long params) {
        throw absent("glPointParameteriv");
    }

    public void glPointSize(float size) {
        throw absent("glPointSize");
    }

    public void glPolygonMode(int face, int mode) {
        throw absent("glPolygonMode");
    }

    public void glPolygonOffset(float factor, float units) {
        throw absent("glPolygonOffset");
    }

    public void glPolygonOffsetClamp(float factor, float units, float clamp) {
        throw absent("glPolygonOffsetClamp");
    }

    public void glPolygonOffsetEXT(float factor, float bias) {
        throw absent("glPolygonOffsetEXT");
    }

    public void glPolygonStipple(long mask) {
        throw absent("glPolygonStipple");
    }

    public void glPopAttrib() {
        throw absent("glPopAttrib");
    }

    public void glPopClientAttrib() {
        throw absent("glPopClientAttrib");
    }

    public void glPopDebugGroup() {
        throw absent("glPopDebugGroup");
    }

    public void glPopGroupMarkerEXT() {
        throw absent("glPopGroupMarkerEXT");
    }

    public void glPopMatrix() {
        throw absent("glPopMatrix");
    }

    public void glPopName() {
        throw absent("glPopName");
    }

    public void glPrimitiveBoundingBox(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        throw absent("glPrimitiveBoundingBox");
    }

    public void glPrimitiveRestartIndex(int index) {
        throw absent("glPrimitiveRestartIndex");
    }

    public void glPrimitiveRestartIndexNV(int index) {
        throw absent("glPrimitiveRestartIndexNV");
    }

    public void glPrimitiveRestartNV() {
        throw absent("glPrimitiveRestartNV");
    }

    public void glPrioritizeTextures(int n, long textures, long priorities) {
        throw absent("glPrioritizeTextures");
    }

    public void glProgramBinary(int program, int binaryFormat, long binary, int length) {
        throw absent("glProgramBinary");
    }

    public void glProgramEnvParameter4dARB(int target, int index, double x, double y, double z, double w) {
        throw absent("glProgramEnvParameter4dARB");
    }

    public void glProgramEnvParameter4dvARB(int target, int index, long params) {
        throw absent("glProgramEnvParameter4dvARB");
    }

    public void glProgramEnvParameter4fARB(int target, int index, float x, float y, float z, float w) {
        throw absent("glProgramEnvParameter4fARB");
    }

    public void glProgramEnvParameter4fvARB(int target, int index, long params) {
        throw absent("glProgramEnvParameter4fvARB");
    }

    public void glProgramEnvParameters4fvEXT(int target, int index, int count, long params) {
        throw absent("glProgramEnvParameters4fvEXT");
    }

    public void glProgramLocalParameter4dARB(int target, int index, double x, double y, double z, double w) {
        throw absent("glProgramLocalParameter4dARB");
    }

    public void glProgramLocalParameter4dvARB(int target, int index, long params) {
        throw absent("glProgramLocalParameter4dvARB");
    }

    public void glProgramLocalParameter4fARB(int target, int index, float x, float y, float z, float w) {
        throw absent("glProgramLocalParameter4fARB");
    }

    public void glProgramLocalParameter4fvARB(int target, int index, long params) {
        throw absent("glProgramLocalParameter4fvARB");
    }

    public void glProgramLocalParameters4fvEXT(int target, int index, int count, long params) {
        throw absent("glProgramLocalParameters4fvEXT");
    }

    public void glProgramParameteri(int program, int pname, int value) {
        throw absent("glProgramParameteri");
    }

    public void glProgramStringARB(int target, int format, int len, long string) {
        throw absent("glProgramStringARB");
    }

    public void glProgramUniform1d(int program, int location, double v0) {
        throw absent("glProgramUniform1d");
    }

    public void glProgramUniform1dv(int program, int location, int count, long value) {
        throw absent("glProgramUniform1dv");
    }

    public void glProgramUniform1f(int program, int location, float v0) {
        throw absent("glProgramUniform1f");
    }

    public void glProgramUniform1fv(int program, int location, int count, long value) {
        throw absent("glProgramUniform1fv");
    }

    public void glProgramUniform1i(int program, int location, int v0) {
        throw absent("glProgramUniform1i");
    }

    public void glProgramUniform1i64ARB(int program, int location, long x) {
        throw absent("glProgramUniform1i64ARB");
    }

    public void glProgramUniform1i64vARB(int program, int location, int count, long value) {
        throw absent("glProgramUniform1i64vARB");
    }

    public void glProgramUniform1iv(int program, int location, int count, long value) {
        throw absent("glProgramUniform1iv");
    }

    public void glProgramUniform1ui(int program, int location, int v0) {
        throw absent("glProgramUniform1ui");
    }

    public void glProgramUniform1ui64ARB(int program, int location, long x) {
        throw absent("glProgramUniform1ui64ARB");
    }

    public void glProgramUniform1ui64vARB(int program, int location, int count, long value) {
        throw absent("glProgramUniform1ui64vARB");
    }

    public void glProgramUniform1uiv(int program, int location, int count, long value) {
        throw absent("glProgramUniform1uiv");
    }

    public void glProgramUniform2d(int program, int location, double v0, double v1) {
        throw absent("glProgramUniform2d");
    }

    public void glProgramUniform2dv(int program, int location, int count, long value) {
        throw absent("glProgramUniform2dv");
    }

    public void glProgramUniform2f(int program, int location, float v0, float v1) {
        throw absent("glProgramUniform2f");
    }

    public void glProgramUniform2fv(int program, int location, int count, long value) {
        throw absent("glProgramUniform2fv");
    }

    public void glProgramUniform2i(int program, int location, int v0, int v1) {
        throw absent("glProgramUniform2i");
    }

    public void glProgramUniform2i64ARB(int program, int location, long x, long y) {
        throw absent("glProgramUniform2i64ARB");
    }

    public void glProgramUniform2i64vARB(int program, int location, int count, long value) {
        throw absent("glProgramUniform2i64vARB");
    }

    public void glProgramUniform2iv(int program, int location, int count, long value) {
        throw absent("glProgramUniform2iv");
    }

    public void glProgramUniform2ui(int program, int location, int v0, int v1) {
        throw absent("glProgramUniform2ui");
    }

    public void glProgramUniform2ui64ARB(int program, int location, long x, long y) {
        throw absent("glProgramUniform2ui64ARB");
    }

    public void glProgramUniform2ui64vARB(int program, int location, int count, long value) {
        throw absent("glProgramUniform2ui64vARB");
    }

    public void glProgramUniform2uiv(int program, int location, int count, long value) {
        throw absent("glProgramUniform2uiv");
    }

    public void glProgramUniform3d(int program, int location, double v0, double v1, double v2) {
        throw absent("glProgramUniform3d");
    }

    public void glProgramUniform3dv(int program, int location, int count, long value) {
        throw absent("glProgramUniform3dv");
    }

    public void glProgramUniform3f(int program, int location, float v0, float v1, float v2) {
        throw absent("glProgramUniform3f");
    }

    public void glProgramUniform3fv(int program, int location, int count, long value) {
        throw absent("glProgramUniform3fv");
    }

    public void glProgramUniform3i(int program, int location, int v0, int v1, int v2) {
        throw absent("glProgramUniform3i");
    }

    public void glProgramUniform3i64ARB(int program, int location, long x, long y, long z) {
        throw absent("glProgramUniform3i64ARB");
    }

    public void glProgramUniform3i64vARB(int program, int location, int count, long value) {
        throw absent("glProgramUniform3i64vARB");
    }

    public void glProgramUniform3iv(int program, int location, int count, long value) {
        throw absent("glProgramUniform3iv");
    }

    public void glProgramUniform3ui(int program, int location, int v0, int v1, int v2) {
        throw absent("glProgramUniform3ui");
    }

    public void glProgramUniform3ui64ARB(int program, int location, long x, long y, long z) {
        throw absent("glProgramUniform3ui64ARB");
    }

    public void glProgramUniform3ui64vARB(int program, int location, int count, long value) {
        throw absent("glProgramUniform3ui64vARB");
    }

    public void glProgramUniform3uiv(int program, int location, int count, long value) {
        throw absent("glProgramUniform3uiv");
    }

    public void glProgramUniform4d(int program, int location, double v0, double v1, double v2, double v3) {
        throw absent("glProgramUniform4d");
    }

    public void glProgramUniform4dv(int program, int location, int count, long value) {
        throw absent("glProgramUniform4dv");
    }

    public void glProgramUniform4f(int program, int location, float v0, float v1, float v2, float v3) {
        throw absent("glProgramUniform4f");
    }

    public void glProgramUniform4fv(int program, int location, int count, long value) {
        throw absent("glProgramUniform4fv");
    }

    public void glProgramUniform4i(int program, int location, int v0, int v1, int v2, int v3) {
        throw absent("glProgramUniform4i");
    }

    public void glProgramUniform4i64ARB(int program, int location, long x, long y, long z, long w) {
        throw absent("glProgramUniform4i64ARB");
    }

    public void glProgramUniform4i64vARB(int program, int location, int count, long value) {
        throw absent("glProgramUniform4i64vARB");
    }

    public void glProgramUniform4iv(int program, int location, int count, long value) {
        throw absent("glProgramUniform4iv");
    }

    public void glProgramUniform4ui(int program, int location, int v0, int v1, int v2, int v3) {
        throw absent("glProgramUniform4ui");
    }

    public void glProgramUniform4ui64ARB(int program, int location, long x, long y, long z, long w) {
        throw absent("glProgramUniform4ui64ARB");
    }

    public void glProgramUniform4ui64vARB(int program, int location, int count, long value) {
        throw absent("glProgramUniform4ui64vARB");
    }

    public void glProgramUniform4uiv(int program, int location, int count, long value) {
        throw absent("glProgramUniform4uiv");
    }

    public void glProgramUniformHandleui64ARB(int program, int location, long value) {
        throw absent("glProgramUniformHandleui64ARB");
    }

    public void glProgramUniformHandleui64vARB(int program, int location, int count, long values) {
        throw absent("glProgramUniformHandleui64vARB");
    }

    public void glProgramUniformMatrix2dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix2dv");
    }

    public void glProgramUniformMatrix2fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix2fv");
    }

    public void glProgramUniformMatrix2x3dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix2x3dv");
    }

    public void glProgramUniformMatrix2x3fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix2x3fv");
    }

    public void glProgramUniformMatrix2x4dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix2x4dv");
    }

    public void glProgramUniformMatrix2x4fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix2x4fv");
    }

    public void glProgramUniformMatrix3dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix3dv");
    }

    public void glProgramUniformMatrix3fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix3fv");
    }

    public void glProgramUniformMatrix3x2dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix3x2dv");
    }

    public void glProgramUniformMatrix3x2fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix3x2fv");
    }

    public void glProgramUniformMatrix3x4dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix3x4dv");
    }

    public void glProgramUniformMatrix3x4fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix3x4fv");
    }

    public void glProgramUniformMatrix4dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix4dv");
    }

    public void glProgramUniformMatrix4fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix4fv");
    }

    public void glProgramUniformMatrix4x2dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix4x2dv");
    }

    public void glProgramUniformMatrix4x2fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix4x2fv");
    }

    public void glProgramUniformMatrix4x3dv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix4x3dv");
    }

    public void glProgramUniformMatrix4x3fv(int program, int location, int count, boolean transpose, long value) {
        throw absent("glProgramUniformMatrix4x3fv");
    }

    public void glProvokingVertex(int mode) {
        throw absent("glProvokingVertex");
    }

    public void glPushAttrib(int mask) {
        throw absent("glPushAttrib");
    }

    public void glPushClientAttrib(int mask) {
        throw absent("glPushClientAttrib");
    }

    public void glPushClientAttribDefaultEXT(int mask) {
        throw absent("glPushClientAttribDefaultEXT");
    }

    public void glPushDebugGroup(int source, int id, int length, long message) {
        throw absent("glPushDebugGroup");
    }

    public void glPushGroupMarkerEXT(int length, long marker) {
        throw absent("glPushGroupMarkerEXT");
    }

    public void glPushMatrix() {
        throw absent("glPushMatrix");
    }

    public void glPushName(int name) {
        throw absent("glPushName");
    }

    public void glQueryCounter(int id, int target) {
        throw absent("glQueryCounter");
    }

    public void glRasterPos2d(double x, double y) {
        throw absent("glRasterPos2d");
    }

    public void glRasterPos2dv(long v) {
        throw absent("glRasterPos2dv");
    }

    public void glRasterPos2f(float x, float y) {
        throw absent("glRasterPos2f");
    }

    public void glRasterPos2fv(long v) {
        throw absent("glRasterPos2fv");
    }

    public void glRasterPos2i(int x, int y) {
        throw absent("glRasterPos2i");
    }

    public void glRasterPos2iv(long v) {
        throw absent("glRasterPos2iv");
    }

    public void glRasterPos2s(short x, short y) {
        throw absent("glRasterPos2s");
    }

    public void glRasterPos2sv(long v) {
        throw absent("glRasterPos2sv");
    }

    public void glRasterPos3d(double x, double y, double z) {
        throw absent("glRasterPos3d");
    }

    public void glRasterPos3dv(long v) {
        throw absent("glRasterPos3dv");
    }

    public void glRasterPos3f(float x, float y, float z) {
        throw absent("glRasterPos3f");
    }

    public void glRasterPos3fv(long v) {
        throw absent("glRasterPos3fv");
    }

    public void glRasterPos3i(int x, int y, int z) {
        throw absent("glRasterPos3i");
    }

    public void glRasterPos3iv(long v) {
        throw absent("glRasterPos3iv");
    }

    public void glRasterPos3s(short x, short y, short z) {
        throw absent("glRasterPos3s");
    }

    public void glRasterPos3sv(long v) {
        throw absent("glRasterPos3sv");
    }

    public void glRasterPos4d(double x, double y, double z, double w) {
        throw absent("glRasterPos4d");
    }

    public void glRasterPos4dv(long v) {
        throw absent("glRasterPos4dv");
    }

    public void glRasterPos4f(float x, float y, float z, float w) {
        throw absent("glRasterPos4f");
    }

    public void glRasterPos4fv(long v) {
        throw absent("glRasterPos4fv");
    }

    public void glRasterPos4i(int x, int y, int z, int w) {
        throw absent("glRasterPos4i");
    }

    public void glRasterPos4iv(long v) {
        throw absent("glRasterPos4iv");
    }

    public void glRasterPos4s(short x, short y, short z, short w) {
        throw absent("glRasterPos4s");
    }

    public void glRasterPos4sv(long v) {
        throw absent("glRasterPos4sv");
    }

    public void glReadBuffer(int src) {
        throw absent("glReadBuffer");
    }

    public void glReadPixels(int x, int y, int width, int height, int format, int type, long pixels) {
        throw absent("glReadPixels");
    }

    public void glReadnPixels(int x, int y, int width, int height, int format, int type, int bufSize, long data) {
        throw absent("glReadnPixels");
    }

    public void glRectd(double x1, double y1, double x2, double y2) {
        throw absent("glRectd");
    }

    public void glRectdv(long v1, long v2) {
        throw absent("glRectdv");
    }

    public void glRectf(float x1, float y1, float x2, float y2) {
        throw absent("glRectf");
    }

    public void glRectfv(long v1, long v2) {
        throw absent("glRectfv");
    }

    public void glRecti(int x1, int y1, int x2, int y2) {
        throw absent("glRecti");
    }

    public void glRectiv(long v1, long v2) {
        throw absent("glRectiv");
    }

    public void glRects(short x1, short y1, short x2, short y2) {
        throw absent("glRects");
    }

    public void glRectsv(long v1, long v2) {
        throw absent("glRectsv");
    }

    public void glReleaseShaderCompiler() {
        throw absent("glReleaseShaderCompiler");
    }

    public int glRenderMode(int mode) {
        throw absent("glRenderMode");
    }

    public void glRenderbufferStorage(int target, int internalformat, int width, int height) {
        throw absent("glRenderbufferStorage");
    }

    public void glRenderbufferStorageMultisample(int target, int samples, int internalformat, int width, int height) {
        throw absent("glRenderbufferStorageMultisample");
    }

    public void glResetHistogram(int target) {
        throw absent("glResetHistogram");
    }

    public void glResetMinmax(int target) {
        throw absent("glResetMinmax");
    }

    public void glResumeTransformFeedback() {
        throw absent("glResumeTransformFeedback");
    }

    public void glRotated(double angle, double x, double y, double z) {
        throw absent("glRotated");
    }

    public void glRotatef(float angle, float x, float y, float z) {
        throw absent("glRotatef");
    }

    public void glSampleCoverage(float value, boolean invert) {
        throw absent("glSampleCoverage");
    }

    public void glSampleMaskEXT(float value, boolean invert) {
        throw absent("glSampleMaskEXT");
    }

    public void glSampleMaski(int maskNumber, int mask) {
        throw absent("glSampleMaski");
    }

    public void glSamplePatternEXT(int pattern) {
        throw absent("glSamplePatternEXT");
    }

    public void glSamplerParameterIiv(int sampler, int pname, long param) {
        throw absent("glSamplerParameterIiv");
    }

    public void glSamplerParameterIuiv(int sampler, int pname, long param) {
        throw absent("glSamplerParameterIuiv");
    }

    public void glSamplerParameterf(int sampler, int pname, float param) {
        throw absent("glSamplerParameterf");
    }

    public void glSamplerParameterfv(int sampler, int pname, long param) {
        throw absent("glSamplerParameterfv");
    }

    public void glSamplerParameteri(int sampler, int pname, int param) {
        throw absent("glSamplerParameteri");
    }

    public void glSamplerParameteriv(int sampler, int pname, long param) {
        throw absent("glSamplerParameteriv");
    }

    public void glScaled(double x, double y, double z) {
        throw absent("glScaled");
    }

    public void glScalef(float x, float y, float z) {
        throw absent("glScalef");
    }

    public void glScissor(int x, int y, int width, int height) {
        throw absent("glScissor");
    }

    public void glScissorArrayv(int first, int count, long v) {
        throw absent("glScissorArrayv");
    }

    public void glScissorIndexed(int index, int left, int bottom, int width, int height) {
        throw absent("glScissorIndexed");
    }

    public void glScissorIndexedv(int index, long v) {
        throw absent("glScissorIndexedv");
    }

    public void glSecondaryColor3b(byte red, byte green, byte blue) {
        throw absent("glSecondaryColor3b");
    }

    public void glSecondaryColor3bv(long v) {
        throw absent("glSecondaryColor3bv");
    }

    public void glSecondaryColor3d(double red, double green, double blue) {
        throw absent("glSecondaryColor3d");
    }

    public void glSecondaryColor3dv(long v) {
        throw absent("glSecondaryColor3dv");
    }

    public void glSecondaryColor3f(float red, float green, float blue) {
        throw absent("glSecondaryColor3f");
    }

    public void glSecondaryColor3fv(long v) {
        throw absent("glSecondaryColor3fv");
    }

    public void glSecondaryColor3hNV(short red, short green, short blue) {
        throw absent("glSecondaryColor3hNV");
    }

    public void glSecondaryColor3hvNV(long v) {
        throw absent("glSecondaryColor3hvNV");
    }

    public void glSecondaryColor3i(int red, int green, int blue) {
        throw absent("glSecondaryColor3i");
    }

    public void glSecondaryColor3iv(long v) {
        throw absent("glSecondaryColor3iv");
    }

    public void glSecondaryColor3s(short red, short green, short blue) {
        throw absent("glSecondaryColor3s");
    }

    public void glSecondaryColor3sv(long v) {
        throw absent("glSecondaryColor3sv");
    }

    public void glSecondaryColor3ub(byte red, byte green, byte blue) {
        throw absent("glSecondaryColor3ub");
    }

    public void glSecondaryColor3ubv(long v) {
        throw absent("glSecondaryColor3ubv");
    }

    public void glSecondaryColor3ui(int red, int green, int blue) {
        throw absent("glSecondaryColor3ui");
    }

    public void glSecondaryColor3uiv(long v) {
        throw absent("glSecondaryColor3uiv");
    }

    public void glSecondaryColor3us(short red, short green, short blue) {
        throw absent("glSecondaryColor3us");
    }

    public void glSecondaryColor3usv(long v) {
        throw absent("glSecondaryColor3usv");
    }

    public void glSecondaryColorP3ui(int type, int color) {
        throw absent("glSecondaryColorP3ui");
    }

    public void glSecondaryColorP3uiv(int type, long color) {
        throw absent("glSecondaryColorP3uiv");
    }

    public void glSecondaryColorPointer(int size, int type, int stride, long pointer) {
        throw absent("glSecondaryColorPointer");
    }

    public void glSelectBuffer(int size, long buffer) {
        throw absent("glSelectBuffer");
    }

    public void glSeparableFilter2D(int target, int internalformat, int width, int height, int format, int type, long row, long column) {
        throw absent("glSeparableFilter2D");
    }

    public void glShadeModel(int mode) {
        throw absent("glShadeModel");
    }

    public void glShaderBinary(int count, long shaders, int binaryFormat, long binary, int length) {
        throw absent("glShaderBinary");
    }

    public void glShaderSource(int shader, int count, long string, long length) {
        throw absent("glShaderSource");
    }

    public void glShaderStorageBlockBinding(int program, int storageBlockIndex, int storageBlockBinding) {
        throw absent("glShaderStorageBlockBinding");
    }

    public void glSpecializeShader(int shader, long pEntryPoint, int numSpecializationConstants, long pConstantIndex, long pConstantValue) {
        throw absent("glSpecializeShader");
    }

    public void glStencilClearTagEXT(int stencilTagBits, int stencilClearTag) {
        throw absent("glStencilClearTagEXT");
    }

    public void glStencilFunc(int func, int ref, int mask) {
        throw absent("glStencilFunc");
    }

    public void glStencilFuncSeparate(int face, int func, int ref, int mask) {
        throw absent("glStencilFuncSeparate");
    }

    public void glStencilFuncSeparateATI(int frontfunc, int backfunc, int ref, int mask) {
        throw absent("glStencilFuncSeparateATI");
    }

    public void glStencilMask(int mask) {
        throw absent("glStencilMask");
    }

    public void glStencilMaskSeparate(int face, int mask) {
        throw absent("glStencilMaskSeparate");
    }

    public void glStencilOp(int fail, int zfail, int zpass) {
        throw absent("glStencilOp");
    }

    public void glStencilOpSeparate(int face, int sfail, int dpfail, int dppass) {
        throw absent("glStencilOpSeparate");
    }

    public void glTessellationFactorAMD(float factor) {
        throw absent("glTessellationFactorAMD");
    }

    public void glTessellationModeAMD(int mode) {
        throw absent("glTessellationModeAMD");
    }

    public void glTexBuffer(int target, int internalformat, int buffer) {
        throw absent("glTexBuffer");
    }

    public void glTexBufferRange(int target, int internalformat, int buffer, long offset, long size) {
        throw absent("glTexBufferRange");
    }

    public void glTexCoord1d(double s) {
        throw absent("glTexCoord1d");
    }

    public void glTexCoord1dv(long v) {
        throw absent("glTexCoord1dv");
    }

    public void glTexCoord1f(float s) {
        throw absent("glTexCoord1f");
    }

    public void glTexCoord1fv(long v) {
        throw absent("glTexCoord1fv");
    }

    public void glTexCoord1hNV(short s) {
        throw absent("glTexCoord1hNV");
    }

    public void glTexCoord1hvNV(long v) {
        throw absent("glTexCoord1hvNV");
    }

    public void glTexCoord1i(int s) {
        throw absent("glTexCoord1i");
    }

    public void glTexCoord1iv(long v) {
        throw absent("glTexCoord1iv");
    }

    public void glTexCoord1s(short s) {
        throw absent("glTexCoord1s");
    }

    public void glTexCoord1sv(long v) {
        throw absent("glTexCoord1sv");
    }

    public void glTexCoord2d(double s, double t) {
        throw absent("glTexCoord2d");
    }

    public void glTexCoord2dv(long v) {
        throw absent("glTexCoord2dv");
    }

    public void glTexCoord2f(float s, float t) {
        throw absent("glTexCoord2f");
    }

    public void glTexCoord2fv(long v) {
        throw absent("glTexCoord2fv");
    }

    public void glTexCoord2hNV(short s, short t) {
        throw absent("glTexCoord2hNV");
    }

    public void glTexCoord2hvNV(long v) {
        throw absent("glTexCoord2hvNV");
    }

    public void glTexCoord2i(int s, int t) {
        throw absent("glTexCoord2i");
    }

    public void glTexCoord2iv(long v) {
        throw absent("glTexCoord2iv");
    }

    public void glTexCoord2s(short s, short t) {
        throw absent("glTexCoord2s");
    }

    public void glTexCoord2sv(long v) {
        throw absent("glTexCoord2sv");
    }

    public void glTexCoord3d(double s, double t, double r) {
        throw absent("glTexCoord3d");
    }

    public void glTexCoord3dv(long v) {
        throw absent("glTexCoord3dv");
    }

    public void glTexCoord3f(float s, float t, float r) {
        throw absent("glTexCoord3f");
    }

    public void glTexCoord3fv(long v) {
        throw absent("glTexCoord3fv");
    }

    public void glTexCoord3hNV(short s, short t, short r) {
        throw absent("glTexCoord3hNV");
    }

    public void glTexCoord3hvNV(long v) {
        throw absent("glTexCoord3hvNV");
    }

    public void glTexCoord3i(int s, int t, int r) {
        throw absent("glTexCoord3i");
    }

    public void glTexCoord3iv(long v) {
        throw absent("glTexCoord3iv");
    }

    public void glTexCoord3s(short s, short t, short r) {
        throw absent("glTexCoord3s");
    }

    public void glTexCoord3sv(long v) {
        throw absent("glTexCoord3sv");
    }

    public void glTexCoord4d(double s, double t, double r, double q) {
        throw absent("glTexCoord4d");
    }

    public void glTexCoord4dv(long v) {
        throw absent("glTexCoord4dv");
    }

    public void glTexCoord4f(float s, float t, float r, float q) {
        throw absent("glTexCoord4f");
    }

    public void glTexCoord4fv(long v) {
        throw absent("glTexCoord4fv");
    }

    public void glTexCoord4hNV(short s, short t, short r, short q) {
        throw absent("glTexCoord4hNV");
    }

    public void glTexCoord4hvNV(long v) {
        throw absent("glTexCoord4hvNV");
    }

    public void glTexCoord4i(int s, int t, int r, int q) {
        throw absent("glTexCoord4i");
    }

    public void glTexCoord4iv(long v) {
        throw absent("glTexCoord4iv");
    }

    public void glTexCoord4s(short s, short t, short r, short q) {
        throw absent("glTexCoord4s");
    }

    public void glTexCoord4sv(long v) {
        throw absent("glTexCoord4sv");
    }

    public void glTexCoordP1ui(int type, int coords) {
        throw absent("glTexCoordP1ui");
    }

    public void glTexCoordP1uiv(int type, long coords) {
        throw absent("glTexCoordP1uiv");
    }

    public void glTexCoordP2ui(int type, int coords) {
        throw absent("glTexCoordP2ui");
    }

    public void glTexCoordP2uiv(int type, long coords) {
        throw absent("glTexCoordP2uiv");
    }

    public void glTexCoordP3ui(int type, int coords) {
        throw absent("glTexCoordP3ui");
    }

    public void glTexCoordP3uiv(int type, long coords) {
        throw absent("glTexCoordP3uiv");
    }

    public void glTexCoordP4ui(int type, int coords) {
        throw absent("glTexCoordP4ui");
    }

    public void glTexCoordP4uiv(int type, long coords) {
        throw absent("glTexCoordP4uiv");
    }

    public void glTexCoordPointer(int size, int type, int stride, long pointer) {
        throw absent("glTexCoordPointer");
    }

    public void glTexCoordPointerEXT(int size, int type, int stride, int count, long pointer) {
        throw absent("glTexCoordPointerEXT");
    }

    public void glTexEnvf(int target, int pname, float param) {
        throw absent("glTexEnvf");
    }

    public void glTexEnvfv(int target, int pname, long params) {
        throw absent("glTexEnvfv");
    }

    public void glTexEnvi(int target, int pname, int param) {
        throw absent("glTexEnvi");
    }

    public void glTexEnviv(int target, int pname, long params) {
        throw absent("glTexEnviv");
    }

    public void glTexGend(int coord, int pname, double param) {
        throw absent("glTexGend");
    }

    public void glTexGendv(int coord, int pname, long params) {
        throw absent("glTexGendv");
    }

    public void glTexGenf(int coord, int pname, float param) {
        throw absent("glTexGenf");
    }

    public void glTexGenfv(int coord, int pname, long params) {
        throw absent("glTexGenfv");
    }

    public void glTexGeni(int coord, int pname, int param) {
        throw absent("glTexGeni");
    }

    public void glTexGeniv(int coord, int pname, long params) {
        throw absent("glTexGeniv");
    }

    public void glTexImage1D(int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        throw absent("glTexImage1D");
    }

    public void glTexImage2D(int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        throw absent("glTexImage2D");
    }

    public void glTexImage2DMultisample(int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        throw absent("glTexImage2DMultisample");
    }

    public void glTexImage3D(int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        throw absent("glTexImage3D");
    }

    public void glTexImage3DMultisample(int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        throw absent("glTexImage3DMultisample");
    }

    public void glTexPageCommitmentARB(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, boolean commit) {
        throw absent("glTexPageCommitmentARB");
    }

    public void glTexParameterIiv(int target, int pname, long params) {
        throw absent("glTexParameterIiv");
    }

    public void glTexParameterIuiv(int target, int pname, long params) {
        throw absent("glTexParameterIuiv");
    }

    public void glTexParameterf(int target, int pname, float param) {
        throw absent("glTexParameterf");
    }

    public void glTexParameterfv(int target, int pname, long params) {
        throw absent("glTexParameterfv");
    }

    public void glTexParameteri(int target, int pname, int param) {
        throw absent("glTexParameteri");
    }

    public void glTexParameteriv(int target, int pname, long params) {
        throw absent("glTexParameteriv");
    }

    public void glTexStorage1D(int target, int levels, int internalformat, int width) {
        throw absent("glTexStorage1D");
    }

    public void glTexStorage2D(int target, int levels, int internalformat, int width, int height) {
        throw absent("glTexStorage2D");
    }

    public void glTexStorage2DMultisample(int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        throw absent("glTexStorage2DMultisample");
    }

    public void glTexStorage3D(int target, int levels, int internalformat, int width, int height, int depth) {
        throw absent("glTexStorage3D");
    }

    public void glTexStorage3DMultisample(int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        throw absent("glTexStorage3DMultisample");
    }

    public void glTexSubImage1D(int target, int level, int xoffset, int width, int format, int type, long pixels) {
        throw absent("glTexSubImage1D");
    }

    public void glTexSubImage2D(int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        throw absent("glTexSubImage2D");
    }

    public void glTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        throw absent("glTexSubImage3D");
    }

    public void glTextureBarrier() {
        throw absent("glTextureBarrier");
    }

    public void glTextureBarrierNV() {
        throw absent("glTextureBarrierNV");
    }

    public void glTextureBuffer(int texture, int internalformat, int buffer) {
        throw absent("glTextureBuffer");
    }

    public void glTextureBufferEXT(int texture, int target, int internalformat, int buffer) {
        throw absent("glTextureBufferEXT");
    }

    public void glTextureBufferRange(int texture, int internalformat, int buffer, long offset, long size) {
        throw absent("glTextureBufferRange");
    }

    public void glTextureBufferRangeEXT(int texture, int target, int internalformat, int buffer, long offset, long size) {
        throw absent("glTextureBufferRangeEXT");
    }

    public void glTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        throw absent("glTextureImage1DEXT");
    }

    public void glTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        throw absent("glTextureImage2DEXT");
    }

    public void glTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        throw absent("glTextureImage3DEXT");
    }

    public void glTextureNormalEXT(int mode) {
        throw absent("glTextureNormalEXT");
    }

    public void glTextureParameterIiv(int texture, int pname, long params) {
        throw absent("glTextureParameterIiv");
    }

    public void glTextureParameterIivEXT(int texture, int target, int pname, long params) {
        throw absent("glTextureParameterIivEXT");
    }

    public void glTextureParameterIuiv(int texture, int pname, long params) {
        throw absent("glTextureParameterIuiv");
    }

    public void glTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        throw absent("glTextureParameterIuivEXT");
    }

    public void glTextureParameterf(int texture, int pname, float param) {
        throw absent("glTextureParameterf");
    }

    public void glTextureParameterfEXT(int texture, int target, int pname, float param) {
        throw absent("glTextureParameterfEXT");
    }

    public void glTextureParameterfv(int texture, int pname, long param) {
        throw absent("glTextureParameterfv");
    }

    public void glTextureParameterfvEXT(int texture, int target, int pname, long params) {
        throw absent("glTextureParameterfvEXT");
    }

    public void glTextureParameteri(int texture, int pname, int param) {
        throw absent("glTextureParameteri");
    }

    public void glTextureParameteriEXT(int texture, int target, int pname, int param) {
        throw absent("glTextureParameteriEXT");
    }

    public void glTextureParameteriv(int texture, int pname, long param) {
        throw absent("glTextureParameteriv");
    }

    public void glTextureParameterivEXT(int texture, int target, int pname, long params) {
        throw absent("glTextureParameterivEXT");
    }

    public void glTextureRangeAPPLE(int target, int length, long pointer) {
        throw absent("glTextureRangeAPPLE");
    }

    public void glTextureStorage1D(int texture, int levels, int internalformat, int width) {
        throw absent("glTextureStorage1D");
    }

    public void glTextureStorage1DEXT(int texture, int target, int levels, int internalformat, int width) {
        throw absent("glTextureStorage1DEXT");
    }

    public void glTextureStorage2D(int texture, int levels, int internalformat, int width, int height) {
        throw absent("glTextureStorage2D");
    }

    public void glTextureStorage2DEXT(int texture, int target, int levels, int internalformat, int width, int height) {
        throw absent("glTextureStorage2DEXT");
    }

    public void glTextureStorage2DMultisample(int texture, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        throw absent("glTextureStorage2DMultisample");
    }

    public void glTextureStorage2DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        throw absent("glTextureStorage2DMultisampleEXT");
    }

    public void glTextureStorage3D(int texture, int levels, int internalformat, int width, int height, int depth) {
        throw absent("glTextureStorage3D");
    }

    public void glTextureStorage3DEXT(int texture, int target, int levels, int internalformat, int width, int height, int depth) {
        throw absent("glTextureStorage3DEXT");
    }

    public void glTextureStorage3DMultisample(int texture, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        throw absent("glTextureStorage3DMultisample");
    }

    public void glTextureStorage3DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        throw absent("glTextureStorage3DMultisampleEXT");
    }

    public void glTextureSubImage1D(int texture, int level, int xoffset, int width, int format, int type, long pixels) {
        throw absent("glTextureSubImage1D");
    }

    public void glTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        throw absent("glTextureSubImage1DEXT");
    }

    public void glTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        throw absent("glTextureSubImage2D");
    }

    public void glTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        throw absent("glTextureSubImage2DEXT");
    }

    public void glTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        throw absent("glTextureSubImage3D");
    }

    public void glTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        throw absent("glTextureSubImage3DEXT");
    }

    public void glTextureView(int texture, int target, int origtexture, int internalformat, int minlevel, int numlevels, int minlayer, int numlayers) {
        throw absent("glTextureView");
    }

    public void glTransformFeedbackBufferBase(int xfb, int index, int buffer) {
        throw absent("glTransformFeedbackBufferBase");
    }

    public void glTransformFeedbackBufferRange(int xfb, int index, int buffer, long offset, long size) {
        throw absent("glTransformFeedbackBufferRange");
    }

    public void glTransformFeedbackVaryings(int program, int count, long varyings, int bufferMode) {
        throw absent("glTransformFeedbackVaryings");
    }

    public void glTranslated(double x, double y, double z) {
        throw absent("glTranslated");
    }

    public void glTranslatef(float x, float y, float z) {
        throw absent("glTranslatef");
    }

    public void glUniform1d(int location, double x) {
        throw absent("glUniform1d");
    }

    public void glUniform1dv(int location, int count, long value) {
        throw absent("glUniform1dv");
    }

    public void glUniform1f(int location, float v0) {
        throw absent("glUniform1f");
    }

    public void glUniform1fv(int location, int count, long value) {
        throw absent("glUniform1fv");
    }

    public void glUniform1i(int location, int v0) {
        throw absent("glUniform1i");
    }

    public void glUniform1i64ARB(int location, long x) {
        throw absent("glUniform1i64ARB");
    }

    public void glUniform1i64vARB(int location, int count, long value) {
        throw absent("glUniform1i64vARB");
    }

    public void glUniform1iv(int location, int count, long value) {
        throw absent("glUniform1iv");
    }

    public void glUniform1ui(int location, int v0) {
        throw absent("glUniform1ui");
    }

    public void glUniform1ui64ARB(int location, long x) {
        throw absent("glUniform1ui64ARB");
    }

    public void glUniform1ui64vARB(int location, int count, long value) {
        throw absent("glUniform1ui64vARB");
    }

    public void glUniform1uiv(int location, int count, long value) {
        throw absent("glUniform1uiv");
    }

    public void glUniform2d(int location, double x, double y) {
        throw absent("glUniform2d");
    }

    public void glUniform2dv(int location, int count, long value) {
        throw absent("glUniform2dv");
    }

    public void glUniform2f(int location, float v0, float v1) {
        throw absent("glUniform2f");
    }

    public void glUniform2fv(int location, int count, long value) {
        throw absent("glUniform2fv");
    }

    public void glUniform2i(int location, int v0, int v1) {
        throw absent("glUniform2i");
    }

    public void glUniform2i64ARB(int location, long x, long y) {
        throw absent("glUniform2i64ARB");
    }

    public void glUniform2i64vARB(int location, int count, long value) {
        throw absent("glUniform2i64vARB");
    }

    public void glUniform2iv(int location, int count, long value) {
        throw absent("glUniform2iv");
    }

    public void glUniform2ui(int location, int v0, int v1) {
        throw absent("glUniform2ui");
    }

    public void glUniform2ui64ARB(int location, long x, long y) {
        throw absent("glUniform2ui64ARB");
    }

    public void glUniform2ui64vARB(int location, int count, long value) {
        throw absent("glUniform2ui64vARB");
    }

    public void glUniform2uiv(int location, int count, long value) {
        throw absent("glUniform2uiv");
    }

    public void glUniform3d(int location, double x, double y, double z) {
        throw absent("glUniform3d");
    }

    public void glUniform3dv(int location, int count, long value) {
        throw absent("glUniform3dv");
    }

    public void glUniform3f(int location, float v0, float v1, float v2) {
        throw absent("glUniform3f");
    }

    public void glUniform3fv(int location, int count, long value) {
        throw absent("glUniform3fv");
    }

    public void glUniform3i(int location, int v0, int v1, int v2) {
        throw absent("glUniform3i");
    }

    public void glUniform3i64ARB(int location, long x, long y, long z) {
        throw absent("glUniform3i64ARB");
    }

    public void glUniform3i64vARB(int location, int count, long value) {
        throw absent("glUniform3i64vARB");
    }

    public void glUniform3iv(int location, int count, long value) {
        throw absent("glUniform3iv");
    }

    public void glUniform3ui(int location, int v0, int v1, int v2) {
        throw absent("glUniform3ui");
    }

    public void glUniform3ui64ARB(int location, long x, long y, long z) {
        throw absent("glUniform3ui64ARB");
    }

    public void glUniform3ui64vARB(int location, int count, long value) {
        throw absent("glUniform3ui64vARB");
    }

    public void glUniform3uiv(int location, int count, long value) {
        throw absent("glUniform3uiv");
    }

    public void glUniform4d(int location, double x, double y, double z, double w) {
        throw absent("glUniform4d");
    }

    public void glUniform4dv(int location, int count, long value) {
        throw absent("glUniform4dv");
    }

    public void glUniform4f(int location, float v0, float v1, float v2, float v3) {
        throw absent("glUniform4f");
    }

    public void glUniform4fv(int location, int count, long value) {
        throw absent("glUniform4fv");
    }

    public void glUniform4i(int location, int v0, int v1, int v2, int v3) {
        throw absent("glUniform4i");
    }

    public void glUniform4i64ARB(int location, long x, long y, long z, long w) {
        throw absent("glUniform4i64ARB");
    }

    public void glUniform4i64vARB(int location, int count, long value) {
        throw absent("glUniform4i64vARB");
    }

    public void glUniform4iv(int location, int count, long value) {
        throw absent("glUniform4iv");
    }

    public void glUniform4ui(int location, int v0, int v1, int v2, int v3) {
        throw absent("glUniform4ui");
    }

    public void glUniform4ui64ARB(int location, long x, long y, long z, long w) {
        throw absent("glUniform4ui64ARB");
    }

    public void glUniform4ui64vARB(int location, int count, long value) {
        throw absent("glUniform4ui64vARB");
    }

    public void glUniform4uiv(int location, int count, long value) {
        throw absent("glUniform4uiv");
    }

    public void glUniformBlockBinding(int program, int uniformBlockIndex, int uniformBlockBinding) {
        throw absent("glUniformBlockBinding");
    }

    public void glUniformHandleui64ARB(int location, long value) {
        throw absent("glUniformHandleui64ARB");
    }

    public void glUniformHandleui64vARB(int location, int count, long value) {
        throw absent("glUniformHandleui64vARB");
    }

    public void glUniformMatrix2dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix2dv");
    }

    public void glUniformMatrix2fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix2fv");
    }

    public void glUniformMatrix2x3dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix2x3dv");
    }

    public void glUniformMatrix2x3fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix2x3fv");
    }

    public void glUniformMatrix2x4dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix2x4dv");
    }

    public void glUniformMatrix2x4fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix2x4fv");
    }

    public void glUniformMatrix3dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix3dv");
    }

    public void glUniformMatrix3fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix3fv");
    }

    public void glUniformMatrix3x2dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix3x2dv");
    }

    public void glUniformMatrix3x2fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix3x2fv");
    }

    public void glUniformMatrix3x4dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix3x4dv");
    }

    public void glUniformMatrix3x4fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix3x4fv");
    }

    public void glUniformMatrix4dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix4dv");
    }

    public void glUniformMatrix4fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix4fv");
    }

    public void glUniformMatrix4x2dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix4x2dv");
    }

    public void glUniformMatrix4x2fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix4x2fv");
    }

    public void glUniformMatrix4x3dv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix4x3dv");
    }

    public void glUniformMatrix4x3fv(int location, int count, boolean transpose, long value) {
        throw absent("glUniformMatrix4x3fv");
    }

    public void glUniformSubroutinesuiv(int shadertype, int count, long indices) {
        throw absent("glUniformSubroutinesuiv");
    }

    public void glUnlockArraysEXT() {
        throw absent("glUnlockArraysEXT");
    }

    public boolean glUnmapBuffer(int target) {
        throw absent("glUnmapBuffer");
    }

    public boolean glUnmapNamedBuffer(int buffer) {
        throw absent("glUnmapNamedBuffer");
    }

    public boolean glUnmapNamedBufferEXT(int buffer) {
        throw absent("glUnmapNamedBufferEXT");
    }

    public void glUseProgram(int program) {
        throw absent("glUseProgram");
    }

    public void glUseProgramStages(int pipeline, int stages, int program) {
        throw absent("glUseProgramStages");
    }

    public void glUseShaderProgramEXT(int type, int program) {
        throw absent("glUseShaderProgramEXT");
    }

    public void glValidateProgram(int program) {
        throw absent("glValidateProgram");
    }

    public void glValidateProgramPipeline(int pipeline) {
        throw absent("glValidateProgramPipeline");
    }

    public void glVertex2d(double x, double y) {
        throw absent("glVertex2d");
    }

    public void glVertex2dv(long v) {
        throw absent("glVertex2dv");
    }

    public void glVertex2f(float x, float y) {
        throw absent("glVertex2f");
    }

    public void glVertex2fv(long v) {
        throw absent("glVertex2fv");
    }

    public void glVertex2hNV(short x, short y) {
        throw absent("glVertex2hNV");
    }

    public void glVertex2hvNV(long v) {
        throw absent("glVertex2hvNV");
    }

    public void glVertex2i(int x, int y) {
        throw absent("glVertex2i");
    }

    public void glVertex2iv(long v) {
        throw absent("glVertex2iv");
    }

    public void glVertex2s(short x, short y) {
        throw absent("glVertex2s");
    }

    public void glVertex2sv(long v) {
        throw absent("glVertex2sv");
    }

    public void glVertex3d(double x, double y, double z) {
        throw absent("glVertex3d");
    }

    public void glVertex3dv(long v) {
        throw absent("glVertex3dv");
    }

    public void glVertex3f(float x, float y, float z) {
        throw absent("glVertex3f");
    }

    public void glVertex3fv(long v) {
        throw absent("glVertex3fv");
    }

    public void glVertex3hNV(short x, short y, short z) {
        throw absent("glVertex3hNV");
    }

    public void glVertex3hvNV(long v) {
        throw absent("glVertex3hvNV");
    }

    public void glVertex3i(int x, int y, int z) {
        throw absent("glVertex3i");
    }

    public void glVertex3iv(long v) {
        throw absent("glVertex3iv");
    }

    public void glVertex3s(short x, short y, short z) {
        throw absent("glVertex3s");
    }

    public void glVertex3sv(long v) {
        throw absent("glVertex3sv");
    }

    public void glVertex4d(double x, double y, double z, double w) {
        throw absent("glVertex4d");
    }

    public void glVertex4dv(long v) {
        throw absent("glVertex4dv");
    }

    public void glVertex4f(float x, float y, float z, float w) {
        throw absent("glVertex4f");
    }

    public void glVertex4fv(long v) {
        throw absent("glVertex4fv");
    }

    public void glVertex4hNV(short x, short y, short z, short w) {
        throw absent("glVertex4hNV");
    }

    public void glVertex4hvNV(long v) {
        throw absent("glVertex4hvNV");
    }

    public void glVertex4i(int x, int y, int z, int w) {
        throw absent("glVertex4i");
    }

    public void glVertex4iv(long v) {
        throw absent("glVertex4iv");
    }

    public void glVertex4s(short x, short y, short z, short w) {
        throw absent("glVertex4s");
    }

    public void glVertex4sv(long v) {
        throw absent("glVertex4sv");
    }

    public void glVertexArrayAttribBinding(int vaobj, int attribindex, int bindingindex) {
        throw absent("glVertexArrayAttribBinding");
    }

    public void glVertexArrayAttribFormat(int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        throw absent("glVertexArrayAttribFormat");
    }

    public void glVertexArrayAttribIFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        throw absent("glVertexArrayAttribIFormat");
    }

    public void glVertexArrayAttribLFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        throw absent("glVertexArrayAttribLFormat");
    }

    public void glVertexArrayBindVertexBufferEXT(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        throw absent("glVertexArrayBindVertexBufferEXT");
    }

    public void glVertexArrayBindingDivisor(int vaobj, int bindingindex, int divisor) {
        throw absent("glVertexArrayBindingDivisor");
    }

    public void glVertexArrayColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        throw absent("glVertexArrayColorOffsetEXT");
    }

    public void glVertexArrayEdgeFlagOffsetEXT(int vaobj, int buffer, int stride, long offset) {
        throw absent("glVertexArrayEdgeFlagOffsetEXT");
    }

    public void glVertexArrayElementBuffer(int vaobj, int buffer) {
        throw absent("glVertexArrayElementBuffer");
    }

    public void glVertexArrayFogCoordOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        throw absent("glVertexArrayFogCoordOffsetEXT");
    }

    public void glVertexArrayIndexOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        throw absent("glVertexArrayIndexOffsetEXT");
    }

    public void glVertexArrayMultiTexCoordOffsetEXT(int vaobj, int buffer, int texunit, int size, int type, int stride, long offset) {
        throw absent("glVertexArrayMultiTexCoordOffsetEXT");
    }

    public void glVertexArrayNormalOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        throw absent("glVertexArrayNormalOffsetEXT");
    }

    public void glVertexArraySecondaryColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        throw absent("glVertexArraySecondaryColorOffsetEXT");
    }

    public void glVertexArrayTexCoordOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        throw absent("glVertexArrayTexCoordOffsetEXT");
    }

    public void glVertexArrayVertexAttribBindingEXT(int vaobj, int attribindex, int bindingindex) {
        throw absent("glVertexArrayVertexAttribBindingEXT");
    }

    public void glVertexArrayVertexAttribDivisorEXT(int vaobj, int index, int divisor) {
        throw absent("glVertexArrayVertexAttribDivisorEXT");
    }

    public void glVertexArrayVertexAttribFormatEXT(int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        throw absent("glVertexArrayVertexAttribFormatEXT");
    }

    public void glVertexArrayVertexAttribIFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        throw absent("glVertexArrayVertexAttribIFormatEXT");
    }

    public void glVertexArrayVertexAttribIOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        throw absent("glVertexArrayVertexAttribIOffsetEXT");
    }

    public void glVertexArrayVertexAttribLFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        throw absent("glVertexArrayVertexAttribLFormatEXT");
    }

    public void glVertexArrayVertexAttribLOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        throw absent("glVertexArrayVertexAttribLOffsetEXT");
    }

    public void glVertexArrayVertexAttribOffsetEXT(int vaobj, int buffer, int index, int size, int type, boolean normalized, int stride, long offset) {
        throw absent("glVertexArrayVertexAttribOffsetEXT");
    }

    public void glVertexArrayVertexBindingDivisorEXT(int vaobj, int bindingindex, int divisor) {
        throw absent("glVertexArrayVertexBindingDivisorEXT");
    }

    public void glVertexArrayVertexBuffer(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        throw absent("glVertexArrayVertexBuffer");
    }

    public void glVertexArrayVertexBuffers(int vaobj, int first, int count, long buffers, long offsets, long strides) {
        throw absent("glVertexArrayVertexBuffers");
    }

    public void glVertexArrayVertexOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        throw absent("glVertexArrayVertexOffsetEXT");
    }

    public void glVertexAttrib1d(int index, double x) {
        throw absent("glVertexAttrib1d");
    }

    public void glVertexAttrib1dv(int index, long v) {
        throw absent("glVertexAttrib1dv");
    }

    public void glVertexAttrib1f(int index, float x) {
        throw absent("glVertexAttrib1f");
    }

    public void glVertexAttrib1fv(int index, long v) {
        throw absent("glVertexAttrib1fv");
    }

    public void glVertexAttrib1hNV(int index, short x) {
        throw absent("glVertexAttrib1hNV");
    }

    public void glVertexAttrib1hvNV(int index, long v) {
        throw absent("glVertexAttrib1hvNV");
    }

    public void glVertexAttrib1s(int index, short x) {
        throw absent("glVertexAttrib1s");
    }

    public void glVertexAttrib1sv(int index, long v) {
        throw absent("glVertexAttrib1sv");
    }

    public void glVertexAttrib2d(int index, double x, double y) {
        throw absent("glVertexAttrib2d");
    }

    public void glVertexAttrib2dv(int index, long v) {
        throw absent("glVertexAttrib2dv");
    }

    public void glVertexAttrib2f(int index, float x, float y) {
        throw absent("glVertexAttrib2f");
    }

    public void glVertexAttrib2fv(int index, long v) {
        throw absent("glVertexAttrib2fv");
    }

    public void glVertexAttrib2hNV(int index, short x, short y) {
        throw absent("glVertexAttrib2hNV");
    }

    public void glVertexAttrib2hvNV(int index, long v) {
        throw absent("glVertexAttrib2hvNV");
    }

    public void glVertexAttrib2s(int index, short x, short y) {
        throw absent("glVertexAttrib2s");
    }

    public void glVertexAttrib2sv(int index, long v) {
        throw absent("glVertexAttrib2sv");
    }

    public void glVertexAttrib3d(int index, double x, double y, double z) {
        throw absent("glVertexAttrib3d");
    }

    public void glVertexAttrib3dv(int index, long v) {
        throw absent("glVertexAttrib3dv");
    }

    public void glVertexAttrib3f(int index, float x, float y, float z) {
        throw absent("glVertexAttrib3f");
    }

    public void glVertexAttrib3fv(int index, long v) {
        throw absent("glVertexAttrib3fv");
    }

    public void glVertexAttrib3hNV(int index, short x, short y, short z) {
        throw absent("glVertexAttrib3hNV");
    }

    public void glVertexAttrib3hvNV(int index, long v) {
        throw absent("glVertexAttrib3hvNV");
    }

    public void glVertexAttrib3s(int index, short x, short y, short z) {
        throw absent("glVertexAttrib3s");
    }

    public void glVertexAttrib3sv(int index, long v) {
        throw absent("glVertexAttrib3sv");
    }

    public void glVertexAttrib4Nbv(int index, long v) {
        throw absent("glVertexAttrib4Nbv");
    }

    public void glVertexAttrib4Niv(int index, long v) {
        throw absent("glVertexAttrib4Niv");
    }

    public void glVertexAttrib4Nsv(int index, long v) {
        throw absent("glVertexAttrib4Nsv");
    }

    public void glVertexAttrib4Nub(int index, byte x, byte y, byte z, byte w) {
        throw absent("glVertexAttrib4Nub");
    }

    public void glVertexAttrib4Nubv(int index, long v) {
        throw absent("glVertexAttrib4Nubv");
    }

    public void glVertexAttrib4Nuiv(int index, long v) {
        throw absent("glVertexAttrib4Nuiv");
    }

    public void glVertexAttrib4Nusv(int index, long v) {
        throw absent("glVertexAttrib4Nusv");
    }

    public void glVertexAttrib4bv(int index, long v) {
        throw absent("glVertexAttrib4bv");
    }

    public void glVertexAttrib4d(int index, double x, double y, double z, double w) {
        throw absent("glVertexAttrib4d");
    }

    public void glVertexAttrib4dv(int index, long v) {
        throw absent("glVertexAttrib4dv");
    }

    public void glVertexAttrib4f(int index, float x, float y, float z, float w) {
        throw absent("glVertexAttrib4f");
    }

    public void glVertexAttrib4fv(int index, long v) {
        throw absent("glVertexAttrib4fv");
    }

    public void glVertexAttrib4hNV(int index, short x, short y, short z, short w) {
        throw absent("glVertexAttrib4hNV");
    }

    public void glVertexAttrib4hvNV(int index, long v) {
        throw absent("glVertexAttrib4hvNV");
    }

    public void glVertexAttrib4iv(int index, long v) {
        throw absent("glVertexAttrib4iv");
    }

    public void glVertexAttrib4s(int index, short x, short y, short z, short w) {
        throw absent("glVertexAttrib4s");
    }

    public void glVertexAttrib4sv(int index, long v) {
        throw absent("glVertexAttrib4sv");
    }

    public void glVertexAttrib4ubv(int index, long v) {
        throw absent("glVertexAttrib4ubv");
    }

    public void glVertexAttrib4uiv(int index, long v) {
        throw absent("glVertexAttrib4uiv");
    }

    public void glVertexAttrib4usv(int index, long v) {
        throw absent("glVertexAttrib4usv");
    }

    public void glVertexAttribBinding(int attribindex, int bindingindex) {
        throw absent("glVertexAttribBinding");
    }

    public void glVertexAttribDivisor(int index, int divisor) {
        throw absent("glVertexAttribDivisor");
    }

    public void glVertexAttribFormat(int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        throw absent("glVertexAttribFormat");
    }

    public void glVertexAttribI1i(int index, int x) {
        throw absent("glVertexAttribI1i");
    }

    public void glVertexAttribI1iv(int index, long v) {
        throw absent("glVertexAttribI1iv");
    }

    public void glVertexAttribI1ui(int index, int x) {
        throw absent("glVertexAttribI1ui");
    }

    public void glVertexAttribI1uiv(int index, long v) {
        throw absent("glVertexAttribI1uiv");
    }

    public void glVertexAttribI2i(int index, int x, int y) {
        throw absent("glVertexAttribI2i");
    }

    public void glVertexAttribI2iv(int index, long v) {
        throw absent("glVertexAttribI2iv");
    }

    public void glVertexAttribI2ui(int index, int x, int y) {
        throw absent("glVertexAttribI2ui");
    }

    public void glVertexAttribI2uiv(int index, long v) {
        throw absent("glVertexAttribI2uiv");
    }

    public void glVertexAttribI3i(int index, int x, int y, int z) {
        throw absent("glVertexAttribI3i");
    }

    public void glVertexAttribI3iv(int index, long v) {
        throw absent("glVertexAttribI3iv");
    }

    public void glVertexAttribI3ui(int index, int x, int y, int z) {
        throw absent("glVertexAttribI3ui");
    }

    public void glVertexAttribI3uiv(int index, long v) {
        throw absent("glVertexAttribI3uiv");
    }

    public void glVertexAttribI4bv(int index, long v) {
        throw absent("glVertexAttribI4bv");
    }

    public void glVertexAttribI4i(int index, int x, int y, int z, int w) {
        throw absent("glVertexAttribI4i");
    }

    public void glVertexAttribI4iv(int index, long v) {
        throw absent("glVertexAttribI4iv");
    }

    public void glVertexAttribI4sv(int index, long v) {
        throw absent("glVertexAttribI4sv");
    }

    public void glVertexAttribI4ubv(int index, long v) {
        throw absent("glVertexAttribI4ubv");
    }

    public void glVertexAttribI4ui(int index, int x, int y, int z, int w) {
        throw absent("glVertexAttribI4ui");
    }

    public void glVertexAttribI4uiv(int index, long v) {
        throw absent("glVertexAttribI4uiv");
    }

    public void glVertexAttribI4usv(int index, long v) {
        throw absent("glVertexAttribI4usv");
    }

    public void glVertexAttribIFormat(int attribindex, int size, int type, int relativeoffset) {
        throw absent("glVertexAttribIFormat");
    }

    public void glVertexAttribIPointer(int index, int size, int type, int stride, long pointer) {
        throw absent("glVertexAttribIPointer");
    }

    public void glVertexAttribL1d(int index, double x) {
        throw absent("glVertexAttribL1d");
    }

    public void glVertexAttribL1dv(int index, long v) {
        throw absent("glVertexAttribL1dv");
    }

    public void glVertexAttribL1ui64ARB(int index, long x) {
        throw absent("glVertexAttribL1ui64ARB");
    }

    public void glVertexAttribL1ui64vARB(int index, long v) {
        throw absent("glVertexAttribL1ui64vARB");
    }

    public void glVertexAttribL2d(int index, double x, double y) {
        throw absent("glVertexAttribL2d");
    }

    public void glVertexAttribL2dv(int index, long v) {
        throw absent("glVertexAttribL2dv");
    }

    public void glVertexAttribL3d(int index, double x, double y, double z) {
        throw absent("glVertexAttribL3d");
    }

    public void glVertexAttribL3dv(int index, long v) {
        throw absent("glVertexAttribL3dv");
    }

    public void glVertexAttribL4d(int index, double x, double y, double z, double w) {
        throw absent("glVertexAttribL4d");
    }

    public void glVertexAttribL4dv(int index, long v) {
        throw absent("glVertexAttribL4dv");
    }

    public void glVertexAttribLFormat(int attribindex, int size, int type, int relativeoffset) {
        throw absent("glVertexAttribLFormat");
    }

    public void glVertexAttribLPointer(int index, int size, int type, int stride, long pointer) {
        throw absent("glVertexAttribLPointer");
    }

    public void glVertexAttribP1ui(int index, int type, boolean normalized, int value) {
        throw absent("glVertexAttribP1ui");
    }

    public void glVertexAttribP1uiv(int index, int type, boolean normalized, long value) {
        throw absent("glVertexAttribP1uiv");
    }

    public void glVertexAttribP2ui(int index, int type, boolean normalized, int value) {
        throw absent("glVertexAttribP2ui");
    }

    public void glVertexAttribP2uiv(int index, int type, boolean normalized, long value) {
        throw absent("glVertexAttribP2uiv");
    }

    public void glVertexAttribP3ui(int index, int type, boolean normalized, int value) {
        throw absent("glVertexAttribP3ui");
    }

    public void glVertexAttribP3uiv(int index, int type, boolean normalized, long value) {
        throw absent("glVertexAttribP3uiv");
    }

    public void glVertexAttribP4ui(int index, int type, boolean normalized, int value) {
        throw absent("glVertexAttribP4ui");
    }

    public void glVertexAttribP4uiv(int index, int type, boolean normalized, long value) {
        throw absent("glVertexAttribP4uiv");
    }

    public void glVertexAttribPointer(int index, int size, int type, boolean normalized, int stride, long pointer) {
        throw absent("glVertexAttribPointer");
    }

    public void glVertexAttribs1hvNV(int index, int n, long v) {
        throw absent("glVertexAttribs1hvNV");
    }

    public void glVertexAttribs2hvNV(int index, int n, long v) {
        throw absent("glVertexAttribs2hvNV");
    }

    public void glVertexAttribs3hvNV(int index, int n, long v) {
        throw absent("glVertexAttribs3hvNV");
    }

    public void glVertexAttribs4hvNV(int index, int n, long v) {
        throw absent("glVertexAttribs4hvNV");
    }

    public void glVertexBindingDivisor(int bindingindex, int divisor) {
        throw absent("glVertexBindingDivisor");
    }

    public void glVertexBlendARB(int count) {
        throw absent("glVertexBlendARB");
    }

    public void glVertexP2ui(int type, int value) {
        throw absent("glVertexP2ui");
    }

    public void glVertexP2uiv(int type, long value) {
        throw absent("glVertexP2uiv");
    }

    public void glVertexP3ui(int type, int value) {
        throw absent("glVertexP3ui");
    }

    public void glVertexP3uiv(int type, long value) {
        throw absent("glVertexP3uiv");
    }

    public void glVertexP4ui(int type, int value) {
        throw absent("glVertexP4ui");
    }

    public void glVertexP4uiv(int type, long value) {
        throw absent("glVertexP4uiv");
    }

    public void glVertexPointer(int size, int type, int stride, long pointer) {
        throw absent("glVertexPointer");
    }

    public void glVertexPointerEXT(int size, int type, int stride, int count, long pointer) {
        throw absent("glVertexPointerEXT");
    }

    public void glVertexWeightPointerEXT(int size, int type, int stride, long pointer) {
        throw absent("glVertexWeightPointerEXT");
    }

    public void glVertexWeightfEXT(float weight) {
        throw absent("glVertexWeightfEXT");
    }

    public void glVertexWeightfvEXT(long weight) {
        throw absent("glVertexWeightfvEXT");
    }

    public void glVertexWeighthNV(short weight) {
        throw absent("glVertexWeighthNV");
    }

    public void glVertexWeighthvNV(long weight) {
        throw absent("glVertexWeighthvNV");
    }

    public void glViewport(int x, int y, int width, int height) {
        throw absent("glViewport");
    }

    public void glViewportArrayv(int first, int count, long v) {
        throw absent("glViewportArrayv");
    }

    public void glViewportIndexedf(int index, float x, float y, float w, float h) {
        throw absent("glViewportIndexedf");
    }

    public void glViewportIndexedfv(int index, long v) {
        throw absent("glViewportIndexedfv");
    }

    public void glWaitSync(long sync, int flags, long timeout) {
        throw absent("glWaitSync");
    }

    public void glWeightPointerARB(int size, int type, int stride, long pointer) {
        throw absent("glWeightPointerARB");
    }

    public void glWeightbvARB(int size, long weights) {
        throw absent("glWeightbvARB");
    }

    public void glWeightdvARB(int size, long weights) {
        throw absent("glWeightdvARB");
    }

    public void glWeightfvARB(int size, long weights) {
        throw absent("glWeightfvARB");
    }

    public void glWeightivARB(int size, long weights) {
        throw absent("glWeightivARB");
    }

    public void glWeightsvARB(int size, long weights) {
        throw absent("glWeightsvARB");
    }

    public void glWeightubvARB(int size, long weights) {
        throw absent("glWeightubvARB");
    }

    public void glWeightuivARB(int size, long weights) {
        throw absent("glWeightuivARB");
    }

    public void glWeightusvARB(int size, long weights) {
        throw absent("glWeightusvARB");
    }

    public void glWindowPos2d(double x, double y) {
        throw absent("glWindowPos2d");
    }

    public void glWindowPos2dv(long v) {
        throw absent("glWindowPos2dv");
    }

    public void glWindowPos2f(float x, float y) {
        throw absent("glWindowPos2f");
    }

    public void glWindowPos2fv(long v) {
        throw absent("glWindowPos2fv");
    }

    public void glWindowPos2i(int x, int y) {
        throw absent("glWindowPos2i");
    }

    public void glWindowPos2iv(long v) {
        throw absent("glWindowPos2iv");
    }

    public void glWindowPos2s(short x, short y) {
        throw absent("glWindowPos2s");
    }

    public void glWindowPos2sv(long v) {
        throw absent("glWindowPos2sv");
    }

    public void glWindowPos3d(double x, double y, double z) {
        throw absent("glWindowPos3d");
    }

    public void glWindowPos3dv(long v) {
        throw absent("glWindowPos3dv");
    }

    public void glWindowPos3f(float x, float y, float z) {
        throw absent("glWindowPos3f");
    }

    public void glWindowPos3fv(long v) {
        throw absent("glWindowPos3fv");
    }

    public void glWindowPos3i(int x, int y, int z) {
        throw absent("glWindowPos3i");
    }

    public void glWindowPos3iv(long v) {
        throw absent("glWindowPos3iv");
    }

    public void glWindowPos3s(short x, short y, short z) {
        throw absent("glWindowPos3s");
    }

    public void glWindowPos3sv(long v) {
        throw absent("glWindowPos3sv");
    }

    public void glWindowPos4dMESA(double x, double y, double z, double w) {
        throw absent("glWindowPos4dMESA");
    }

    public void glWindowPos4dvMESA(long v) {
        throw absent("glWindowPos4dvMESA");
    }

    public void glWindowPos4fMESA(float x, float y, float z, float w) {
        throw absent("glWindowPos4fMESA");
    }

    public void glWindowPos4fvMESA(long v) {
        throw absent("glWindowPos4fvMESA");
    }

    public void glWindowPos4iMESA(int x, int y, int z, int w) {
        throw absent("glWindowPos4iMESA");
    }

    public void glWindowPos4ivMESA(long v) {
        throw absent("glWindowPos4ivMESA");
    }

    public void glWindowPos4sMESA(short x, short y, short z, short w) {
        throw absent("glWindowPos4sMESA");
    }

    public void glWindowPos4svMESA(long v) {
        throw absent("glWindowPos4svMESA");
    }

    private static UnsupportedOperationException absent(String name) {
        return new UnsupportedOperationException(
                name + ": this function is not there; no version or extension that the context announces has it");
    }
}
