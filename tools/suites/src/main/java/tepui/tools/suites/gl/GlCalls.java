package tepui.tools.suites.gl;

/**
 * Entry points that the suites use, with the signatures of C: addresses and sizes are {@code long}, enums {@code int},
 * GLboolean {@code boolean}. {@link GlBinding} makes one of these for any OpenGL.
 */
public interface GlCalls {
    // What there is.
    int glGetError();

    long glGetString(int name);

    long glGetStringi(int name, int index);

    void glGetIntegerv(int name, long values);

    void glGetFloatv(int name, long values);

    // State.
    void glEnable(int cap);

    void glDisable(int cap);

    void glEnablei(int cap, int index);

    void glDisablei(int cap, int index);

    void glHint(int target, int mode);

    void glViewport(int x, int y, int width, int height);

    void glViewportIndexedf(int index, float x, float y, float width, float height);

    void glScissor(int x, int y, int width, int height);

    void glPolygonMode(int face, int mode);

    // Rectangles of pixels.
    void glRasterPos4f(float x, float y, float z, float w);

    void glWindowPos3f(float x, float y, float z);

    void glPixelZoom(float x, float y);

    void glPixelTransferf(int name, float value);

    void glDrawPixels(int width, int height, int format, int type, long pixels);

    void glCopyPixels(int x, int y, int width, int height, int type);

    void glBitmap(int width, int height, float originX, float originY, float moveX, float moveY, long bits);

    void glPolygonOffset(float factor, float units);

    void glProvokingVertex(int mode);

    void glPatchParameteri(int name, int value);

    void glPatchParameterfv(int name, long values);

    void glMinSampleShading(float value);

    void glDepthFunc(int func);

    void glDepthMask(boolean on);

    void glDepthRange(double near, double far);

    void glStencilFunc(int func, int ref, int mask);

    void glStencilFuncSeparate(int face, int func, int ref, int mask);

    void glStencilOp(int fail, int depthFail, int pass);

    void glStencilOpSeparate(int face, int fail, int depthFail, int pass);

    void glStencilMask(int mask);

    void glBlendFunc(int source, int destination);

    void glBlendFuncSeparate(int sourceRgb, int destinationRgb, int sourceAlpha, int destinationAlpha);

    void glBlendEquationSeparate(int rgb, int alpha);

    void glBlendColor(float r, float g, float b, float a);

    void glColorMask(boolean r, boolean g, boolean b, boolean a);

    void glLogicOp(int op);

    void glCullFace(int face);

    void glFrontFace(int order);

    void glLineWidth(float width);

    void glPointSize(float size);

    // Frames.
    void glClear(int mask);

    void glClearColor(float r, float g, float b, float a);

    void glClearDepth(double depth);

    void glClearStencil(int stencil);

    void glFinish();

    void glReadPixels(int x, int y, int width, int height, int format, int type, long pixels);

    void glReadBuffer(int buffer);

    void glDrawBuffers(int count, long buffers);

    void glDrawBuffersEXT(int count, long buffers);

    void glPixelStorei(int name, int value);

    void glGenFramebuffers(int count, long names);

    void glBindFramebuffer(int target, int framebuffer);

    void glFramebufferTexture(int target, int attachment, int texture, int level);

    void glFramebufferTextureEXT(int target, int attachment, int texture, int level);

    void glFramebufferTexture1D(int target, int attachment, int kind, int texture, int level);

    void glFramebufferTexture2D(int target, int attachment, int kind, int texture, int level);

    void glFramebufferTexture3D(int target, int attachment, int kind, int texture, int level, int slice);

    void glFramebufferTextureLayer(int target, int attachment, int texture, int level, int layer);

    void glFramebufferRenderbuffer(int target, int attachment, int kind, int renderbuffer);

    int glCheckFramebufferStatus(int target);

    void glGenRenderbuffers(int count, long names);

    void glBindRenderbuffer(int target, int renderbuffer);

    void glRenderbufferStorage(int target, int format, int width, int height);

    void glRenderbufferStorageMultisample(int target, int samples, int format, int width, int height);

    void glBlitFramebuffer(int x0, int y0, int x1, int y1, int u0, int v0, int u1, int v1, int mask, int filter);

    void glMemoryBarrier(int barriers);

    void glBlendBarrier();

    void glFramebufferFetchBarrierEXT();

    // Textures.
    void glGenTextures(int count, long names);

    void glBindTexture(int target, int texture);

    void glActiveTexture(int unit);

    void glTexImage1D(int target, int level, int internal, int width, int border, int format, int type, long pixels);

    void glTexImage2D(
            int target, int level, int internal, int width, int height, int border, int format, int type, long pixels);

    void glTexImage3D(
            int target,
            int level,
            int internal,
            int width,
            int height,
            int depth,
            int border,
            int format,
            int type,
            long pixels);

    void glTexSubImage2D(int target, int level, int x, int y, int width, int height, int format, int type, long pixels);

    void glTexStorage1D(int target, int levels, int format, int width);

    void glTexStorage2D(int target, int levels, int format, int width, int height);

    void glTexStorage3D(int target, int levels, int format, int width, int height, int depth);

    void glTexParameteri(int target, int name, int value);

    void glTexParameterf(int target, int name, float value);

    void glTexParameterfv(int target, int name, long values);

    void glGetTexLevelParameteriv(int target, int level, int name, long values);

    void glGenerateMipmap(int target);

    long glGetTextureHandleARB(int texture);

    long glGetImageHandleARB(int texture, int level, boolean layered, int layer, int format);

    void glMakeTextureHandleResidentARB(long handle);

    void glMakeImageHandleResidentARB(long handle, int access);

    void glUniformHandleui64vARB(int location, int count, long value);

    void glVertexAttribL1ui64ARB(int index, long x);

    void glBindImageTexture(int unit, int texture, int level, boolean layered, int layer, int access, int format);

    // Shaders and programs.
    int glCreateShader(int kind);

    void glShaderSource(int shader, int count, long strings, long lengths);

    void glCompileShader(int shader);

    void glGetShaderiv(int shader, int name, long value);

    void glGetShaderInfoLog(int shader, int size, long length, long log);

    int glCreateProgram();

    void glAttachShader(int program, int shader);

    void glDeleteShader(int shader);

    void glBindAttribLocation(int program, int index, long name);

    void glProgramParameteri(int program, int name, int value);

    void glProgramParameteriARB(int program, int name, int value);

    void glLinkProgram(int program);

    void glValidateProgram(int program);

    void glUseProgram(int program);

    void glGetProgramiv(int program, int name, long value);

    void glGetProgramInfoLog(int program, int size, long length, long log);

    void glShaderBinary(int count, long shaders, int format, long binary, int length);

    void glSpecializeShader(int shader, long entryPoint, int constants, long indices, long values);

    void glGetProgramBinary(int program, int size, long length, long format, long binary);

    void glProgramBinary(int program, int format, long binary, int length);

    int glGetAttribLocation(int program, long name);

    void glGetActiveAttrib(int program, int index, int size, long length, long count, long type, long name);

    int glGetUniformLocation(int program, long name);

    void glGetUniformIndices(int program, int count, long names, long indices);

    void glGetActiveUniform(int program, int index, int size, long length, long count, long type, long name);

    void glGetActiveUniformsiv(int program, int count, long indices, int name, long values);

    void glGetActiveUniformBlockiv(int program, int index, int name, long values);

    void glUniformBlockBinding(int program, int index, int binding);

    int glGetSubroutineUniformLocation(int program, int stage, long name);

    int glGetSubroutineIndex(int program, int stage, long name);

    void glUniformSubroutinesuiv(int stage, int count, long indices);

    void glGetProgramStageiv(int program, int stage, int name, long values);

    void glGetProgramInterfaceiv(int program, int kind, int name, long values);

    int glGetProgramResourceIndex(int program, int kind, long name);

    void glGetProgramResourceiv(
            int program, int kind, int index, int propCount, long props, int size, long length, long values);

    void glNamedStringARB(int kind, int nameLength, long name, int length, long string);

    void glCompileShaderIncludeARB(int shader, int count, long paths, long lengths);

    void glGenProgramPipelines(int count, long names);

    void glBindProgramPipeline(int pipeline);

    void glUseProgramStages(int pipeline, int stages, int program);

    void glActiveShaderProgram(int pipeline, int program);

    // Uniforms.
    void glUniform1fv(int location, int count, long values);

    void glUniform2fv(int location, int count, long values);

    void glUniform3fv(int location, int count, long values);

    void glUniform4fv(int location, int count, long values);

    void glUniform1iv(int location, int count, long values);

    void glUniform2iv(int location, int count, long values);

    void glUniform3iv(int location, int count, long values);

    void glUniform4iv(int location, int count, long values);

    void glUniform1uiv(int location, int count, long values);

    void glUniform2uiv(int location, int count, long values);

    void glUniform3uiv(int location, int count, long values);

    void glUniform4uiv(int location, int count, long values);

    void glUniform1dv(int location, int count, long values);

    void glUniform2dv(int location, int count, long values);

    void glUniform3dv(int location, int count, long values);

    void glUniform4dv(int location, int count, long values);

    void glUniform1i64vARB(int location, int count, long values);

    void glUniform2i64vARB(int location, int count, long values);

    void glUniform3i64vARB(int location, int count, long values);

    void glUniform4i64vARB(int location, int count, long values);

    void glUniform1ui64vARB(int location, int count, long values);

    void glUniform2ui64vARB(int location, int count, long values);

    void glUniform3ui64vARB(int location, int count, long values);

    void glUniform4ui64vARB(int location, int count, long values);

    void glUniformMatrix2fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix3fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix4fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix2x3fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix2x4fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix3x2fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix3x4fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix4x2fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix4x3fv(int location, int count, boolean transpose, long values);

    void glUniformMatrix2dv(int location, int count, boolean transpose, long values);

    void glUniformMatrix3dv(int location, int count, boolean transpose, long values);

    void glUniformMatrix4dv(int location, int count, boolean transpose, long values);

    void glUniformMatrix2x3dv(int location, int count, boolean transpose, long values);

    void glUniformMatrix2x4dv(int location, int count, boolean transpose, long values);

    void glUniformMatrix3x2dv(int location, int count, boolean transpose, long values);

    void glUniformMatrix3x4dv(int location, int count, boolean transpose, long values);

    void glUniformMatrix4x2dv(int location, int count, boolean transpose, long values);

    void glUniformMatrix4x3dv(int location, int count, boolean transpose, long values);

    // Buffers and vertices.
    void glGenBuffers(int count, long names);

    void glBindBuffer(int target, int buffer);

    void glBindBufferBase(int target, int index, int buffer);

    void glBufferData(int target, long size, long data, int usage);

    void glBufferSubData(int target, long offset, long size, long data);

    void glGetBufferSubData(int target, long offset, long size, long data);

    long glMapBufferRange(int target, long offset, long size, int access);

    boolean glUnmapBuffer(int target);

    void glGenVertexArrays(int count, long names);

    void glBindVertexArray(int array);

    void glEnableVertexAttribArray(int index);

    void glDisableVertexAttribArray(int index);

    void glVertexAttribPointer(int index, int size, int type, boolean normalized, int stride, long pointer);

    void glVertexAttribIPointer(int index, int size, int type, int stride, long pointer);

    void glVertexAttribLPointer(int index, int size, int type, int stride, long pointer);

    void glVertexPointer(int size, int type, int stride, long pointer);

    void glNormalPointer(int type, int stride, long pointer);

    void glColorPointer(int size, int type, int stride, long pointer);

    void glTexCoordPointer(int size, int type, int stride, long pointer);

    void glClientActiveTexture(int unit);

    void glEnableClientState(int array);

    void glDisableClientState(int array);

    // Work.
    void glDrawArrays(int mode, int first, int count);

    void glDrawArraysInstanced(int mode, int first, int count, int instances);

    void glDrawElements(int mode, int count, int type, long indices);

    void glDispatchCompute(int x, int y, int z);

    void glDispatchComputeGroupSizeARB(int x, int y, int z, int sizeX, int sizeY, int sizeZ);

    void glGenQueries(int count, long names);

    void glBeginQuery(int target, int query);

    void glEndQuery(int target);

    void glGetQueryObjectuiv(int query, int name, long value);

    void glBeginTransformFeedback(int mode);

    void glEndTransformFeedback();

    // Of the compatibility profile.
    void glBegin(int mode);

    void glEnd();

    void glVertex2f(float x, float y);

    void glVertex4f(float x, float y, float z, float w);

    void glNormal3f(float x, float y, float z);

    void glMatrixMode(int mode);

    void glLoadIdentity();

    void glLoadMatrixf(long matrix);

    void glOrtho(double left, double right, double bottom, double top, double near, double far);

    void glFrustum(double left, double right, double bottom, double top, double near, double far);

    void glTranslatef(float x, float y, float z);

    void glRotatef(float angle, float x, float y, float z);

    void glScalef(float x, float y, float z);

    void glColor4f(float r, float g, float b, float a);

    void glSecondaryColor3f(float r, float g, float b);

    void glMultiTexCoord4f(int unit, float s, float t, float r, float q);

    void glShadeModel(int mode);

    void glAlphaFunc(int func, float reference);

    void glClipPlane(int plane, long equation);

    void glLightfv(int light, int name, long values);

    void glLightModelfv(int name, long values);

    void glLightModeli(int name, int value);

    void glMaterialfv(int face, int name, long values);

    void glColorMaterial(int face, int mode);

    void glFogfv(int name, long values);

    void glFogf(int name, float value);

    void glFogi(int name, int value);

    void glTexEnvi(int target, int name, int value);

    void glTexEnvf(int target, int name, float value);

    void glTexEnvfv(int target, int name, long values);

    void glTexGeni(int coordinate, int name, int value);

    void glTexGenfv(int coordinate, int name, long values);

    void glPointParameterf(int name, float value);

    void glPointParameterfv(int name, long values);

    void glLineStipple(int factor, short pattern);

    void glPolygonStipple(long mask);

    int glGenLists(int count);

    void glNewList(int list, int mode);

    void glEndList();

    void glCallList(int list);

    void glDeleteLists(int list, int count);

    // Assembly programs.
    void glGenProgramsARB(int count, long names);

    void glBindProgramARB(int target, int program);

    void glProgramStringARB(int target, int format, int length, long string);

    void glProgramLocalParameter4fARB(int target, int index, float x, float y, float z, float w);

    void glProgramEnvParameter4fARB(int target, int index, float x, float y, float z, float w);
}
