package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.GL_FRAMEBUFFER;

/**
 * EXT_direct_state_access: each function selects what it names, does what the function with a selector does, and selects what was. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
abstract class DirectStateEntries extends DirectStateCalls {
    DirectStateEntries(Setup setup) {
        super(setup);
    }

    @Override
    public void glBindMultiTextureEXT(int texunit, int target, int texture) {
        if (!selectUnitToBind("glBindMultiTextureEXT", texunit)) return;
        try {
            glBindTexture(target, texture);
        } finally {
            unselect();
        }
    }

    @Override
    public int glCheckNamedFramebufferStatusEXT(int framebuffer, int target) {
        if (!selectFramebuffer("glCheckNamedFramebufferStatusEXT", framebuffer)) return 0;
        try {
            return glCheckFramebufferStatus(target);
        } finally {
            unselect();
        }
    }

    @Override
    public void glClearNamedBufferDataEXT(int buffer, int internalformat, int format, int type, long data) {
        if (!selectBuffer("glClearNamedBufferDataEXT", buffer)) return;
        try {
            glClearNamedBufferData(buffer, internalformat, format, type, data);
        } finally {
            unselect();
        }
    }

    @Override
    public void glClearNamedBufferSubDataEXT(int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        if (!selectBuffer("glClearNamedBufferSubDataEXT", buffer)) return;
        try {
            glClearNamedBufferSubData(buffer, internalformat, offset, size, format, type, data);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        if (!selectUnit("glCompressedMultiTexImage1DEXT", texunit)) return;
        try {
            glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        if (!selectUnit("glCompressedMultiTexImage2DEXT", texunit)) return;
        try {
            glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        if (!selectUnit("glCompressedMultiTexImage3DEXT", texunit)) return;
        try {
            glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        if (!selectUnit("glCompressedMultiTexSubImage1DEXT", texunit)) return;
        try {
            glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        if (!selectUnit("glCompressedMultiTexSubImage2DEXT", texunit)) return;
        try {
            glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        if (!selectUnit("glCompressedMultiTexSubImage3DEXT", texunit)) return;
        try {
            glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        if (!selectTexture("glCompressedTextureImage1DEXT", texture, target)) return;
        try {
            glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        if (!selectTexture("glCompressedTextureImage2DEXT", texture, target)) return;
        try {
            glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        if (!selectTexture("glCompressedTextureImage3DEXT", texture, target)) return;
        try {
            glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        if (!selectTexture("glCompressedTextureSubImage1DEXT", texture, target)) return;
        try {
            glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        if (!selectTexture("glCompressedTextureSubImage2DEXT", texture, target)) return;
        try {
            glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCompressedTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        if (!selectTexture("glCompressedTextureSubImage3DEXT", texture, target)) return;
        try {
            glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int border) {
        if (!selectUnit("glCopyMultiTexImage1DEXT", texunit)) return;
        try {
            glCopyTexImage1D(target, level, internalformat, x, y, width, border);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        if (!selectUnit("glCopyMultiTexImage2DEXT", texunit)) return;
        try {
            glCopyTexImage2D(target, level, internalformat, x, y, width, height, border);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int x, int y, int width) {
        if (!selectUnit("glCopyMultiTexSubImage1DEXT", texunit)) return;
        try {
            glCopyTexSubImage1D(target, level, xoffset, x, y, width);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        if (!selectUnit("glCopyMultiTexSubImage2DEXT", texunit)) return;
        try {
            glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        if (!selectUnit("glCopyMultiTexSubImage3DEXT", texunit)) return;
        try {
            glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyTextureImage1DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int border) {
        if (!selectTexture("glCopyTextureImage1DEXT", texture, target)) return;
        try {
            glCopyTexImage1D(target, level, internalformat, x, y, width, border);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyTextureImage2DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        if (!selectTexture("glCopyTextureImage2DEXT", texture, target)) return;
        try {
            glCopyTexImage2D(target, level, internalformat, x, y, width, height, border);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int x, int y, int width) {
        if (!selectTexture("glCopyTextureSubImage1DEXT", texture, target)) return;
        try {
            glCopyTexSubImage1D(target, level, xoffset, x, y, width);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        if (!selectTexture("glCopyTextureSubImage2DEXT", texture, target)) return;
        try {
            glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height);
        } finally {
            unselect();
        }
    }

    @Override
    public void glCopyTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        if (!selectTexture("glCopyTextureSubImage3DEXT", texture, target)) return;
        try {
            glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } finally {
            unselect();
        }
    }

    @Override
    public void glDisableVertexArrayAttribEXT(int vaobj, int index) {
        if (!selectArray("glDisableVertexArrayAttribEXT", vaobj)) return;
        try {
            glDisableVertexAttribArray(index);
        } finally {
            unselect();
        }
    }

    @Override
    public void glEnableVertexArrayAttribEXT(int vaobj, int index) {
        if (!selectArray("glEnableVertexArrayAttribEXT", vaobj)) return;
        try {
            glEnableVertexAttribArray(index);
        } finally {
            unselect();
        }
    }

    @Override
    public void glFlushMappedNamedBufferRangeEXT(int buffer, long offset, long length) {
        if (!selectBuffer("glFlushMappedNamedBufferRangeEXT", buffer)) return;
        try {
            glFlushMappedNamedBufferRange(buffer, offset, length);
        } finally {
            unselect();
        }
    }

    @Override
    public void glFramebufferDrawBufferEXT(int framebuffer, int mode) {
        if (!selectFramebuffer("glFramebufferDrawBufferEXT", framebuffer)) return;
        try {
            glNamedFramebufferDrawBuffer(framebuffer, mode);
        } finally {
            unselect();
        }
    }

    @Override
    public void glFramebufferDrawBuffersEXT(int framebuffer, int n, long bufs) {
        if (!selectFramebuffer("glFramebufferDrawBuffersEXT", framebuffer)) return;
        try {
            glNamedFramebufferDrawBuffers(framebuffer, n, bufs);
        } finally {
            unselect();
        }
    }

    @Override
    public void glFramebufferReadBufferEXT(int framebuffer, int mode) {
        if (!selectFramebuffer("glFramebufferReadBufferEXT", framebuffer)) return;
        try {
            glNamedFramebufferReadBuffer(framebuffer, mode);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGenerateMultiTexMipmapEXT(int texunit, int target) {
        if (!selectUnit("glGenerateMultiTexMipmapEXT", texunit)) return;
        try {
            glGenerateMipmap(target);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGenerateTextureMipmapEXT(int texture, int target) {
        if (!selectTexture("glGenerateTextureMipmapEXT", texture, target)) return;
        try {
            glGenerateMipmap(target);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetCompressedMultiTexImageEXT(int texunit, int target, int lod, long img) {
        if (!selectUnit("glGetCompressedMultiTexImageEXT", texunit)) return;
        try {
            glGetCompressedTexImage(target, lod, img);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetCompressedTextureImageEXT(int texture, int target, int lod, long img) {
        if (!selectTexture("glGetCompressedTextureImageEXT", texture, target)) return;
        try {
            glGetCompressedTexImage(target, lod, img);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glGetMultiTexEnvfvEXT", texunit)) return;
        try {
            glGetTexEnvfv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glGetMultiTexEnvivEXT", texunit)) return;
        try {
            glGetTexEnviv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        if (!selectUnit("glGetMultiTexGendvEXT", texunit)) return;
        try {
            glGetTexGendv(coord, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        if (!selectUnit("glGetMultiTexGenfvEXT", texunit)) return;
        try {
            glGetTexGenfv(coord, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        if (!selectUnit("glGetMultiTexGenivEXT", texunit)) return;
        try {
            glGetTexGeniv(coord, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexImageEXT(int texunit, int target, int level, int format, int type, long pixels) {
        if (!selectUnit("glGetMultiTexImageEXT", texunit)) return;
        try {
            glGetTexImage(target, level, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexLevelParameterfvEXT(int texunit, int target, int level, int pname, long params) {
        if (!selectUnit("glGetMultiTexLevelParameterfvEXT", texunit)) return;
        try {
            glGetTexLevelParameterfv(target, level, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexLevelParameterivEXT(int texunit, int target, int level, int pname, long params) {
        if (!selectUnit("glGetMultiTexLevelParameterivEXT", texunit)) return;
        try {
            glGetTexLevelParameteriv(target, level, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glGetMultiTexParameterIivEXT", texunit)) return;
        try {
            glGetTexParameterIiv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glGetMultiTexParameterIuivEXT", texunit)) return;
        try {
            glGetTexParameterIuiv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glGetMultiTexParameterfvEXT", texunit)) return;
        try {
            glGetTexParameterfv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glGetMultiTexParameterivEXT", texunit)) return;
        try {
            glGetTexParameteriv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedBufferParameterivEXT(int buffer, int pname, long params) {
        if (!selectBuffer("glGetNamedBufferParameterivEXT", buffer)) return;
        try {
            glGetNamedBufferParameteriv(buffer, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedBufferPointervEXT(int buffer, int pname, long params) {
        if (!selectBuffer("glGetNamedBufferPointervEXT", buffer)) return;
        try {
            glGetNamedBufferPointerv(buffer, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        if (!selectBuffer("glGetNamedBufferSubDataEXT", buffer)) return;
        try {
            glGetNamedBufferSubData(buffer, offset, size, data);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedFramebufferAttachmentParameterivEXT(int framebuffer, int attachment, int pname, long params) {
        if (!selectFramebuffer("glGetNamedFramebufferAttachmentParameterivEXT", framebuffer)) return;
        try {
            glGetFramebufferAttachmentParameteriv(GL_FRAMEBUFFER, attachment, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        if (!selectFramebuffer("glGetNamedFramebufferParameterivEXT", framebuffer)) return;
        try {
            glGetFramebufferParameteriv(GL_FRAMEBUFFER, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedProgramLocalParameterdvEXT(int program, int target, int index, long params) {
        if (!selectProgram("glGetNamedProgramLocalParameterdvEXT", program, target)) return;
        try {
            glGetProgramLocalParameterdvARB(target, index, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedProgramLocalParameterfvEXT(int program, int target, int index, long params) {
        if (!selectProgram("glGetNamedProgramLocalParameterfvEXT", program, target)) return;
        try {
            glGetProgramLocalParameterfvARB(target, index, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedProgramStringEXT(int program, int target, int pname, long string) {
        if (!selectProgram("glGetNamedProgramStringEXT", program, target)) return;
        try {
            glGetProgramStringARB(target, pname, string);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedProgramivEXT(int program, int target, int pname, long params) {
        if (!selectProgram("glGetNamedProgramivEXT", program, target)) return;
        try {
            glGetProgramivARB(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetNamedRenderbufferParameterivEXT(int renderbuffer, int pname, long params) {
        if (!selectRenderbuffer("glGetNamedRenderbufferParameterivEXT", renderbuffer)) return;
        try {
            glGetNamedRenderbufferParameteriv(renderbuffer, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetTextureImageEXT(int texture, int target, int level, int format, int type, long pixels) {
        if (!selectTexture("glGetTextureImageEXT", texture, target)) return;
        try {
            glGetTexImage(target, level, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetTextureLevelParameterfvEXT(int texture, int target, int level, int pname, long params) {
        if (!selectTexture("glGetTextureLevelParameterfvEXT", texture, target)) return;
        try {
            glGetTexLevelParameterfv(target, level, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetTextureLevelParameterivEXT(int texture, int target, int level, int pname, long params) {
        if (!selectTexture("glGetTextureLevelParameterivEXT", texture, target)) return;
        try {
            glGetTexLevelParameteriv(target, level, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetTextureParameterIivEXT(int texture, int target, int pname, long params) {
        if (!selectTexture("glGetTextureParameterIivEXT", texture, target)) return;
        try {
            glGetTexParameterIiv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        if (!selectTexture("glGetTextureParameterIuivEXT", texture, target)) return;
        try {
            glGetTexParameterIuiv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetTextureParameterfvEXT(int texture, int target, int pname, long params) {
        if (!selectTexture("glGetTextureParameterfvEXT", texture, target)) return;
        try {
            glGetTexParameterfv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetTextureParameterivEXT(int texture, int target, int pname, long params) {
        if (!selectTexture("glGetTextureParameterivEXT", texture, target)) return;
        try {
            glGetTexParameteriv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public long glMapNamedBufferEXT(int buffer, int access) {
        if (!selectBuffer("glMapNamedBufferEXT", buffer)) return 0;
        try {
            return glMapNamedBuffer(buffer, access);
        } finally {
            unselect();
        }
    }

    @Override
    public long glMapNamedBufferRangeEXT(int buffer, long offset, long length, int access) {
        if (!selectBuffer("glMapNamedBufferRangeEXT", buffer)) return 0;
        try {
            return glMapNamedBufferRange(buffer, offset, length, access);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixFrustumEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        if (!selectMatrix("glMatrixFrustumEXT", mode)) return;
        try {
            glFrustum(left, right, bottom, top, zNear, zFar);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixLoadIdentityEXT(int mode) {
        if (!selectMatrix("glMatrixLoadIdentityEXT", mode)) return;
        try {
            glLoadIdentity();
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixLoadTransposedEXT(int mode, long m) {
        if (!selectMatrix("glMatrixLoadTransposedEXT", mode)) return;
        try {
            glLoadTransposeMatrixd(m);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixLoadTransposefEXT(int mode, long m) {
        if (!selectMatrix("glMatrixLoadTransposefEXT", mode)) return;
        try {
            glLoadTransposeMatrixf(m);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixLoaddEXT(int mode, long m) {
        if (!selectMatrix("glMatrixLoaddEXT", mode)) return;
        try {
            glLoadMatrixd(m);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixLoadfEXT(int mode, long m) {
        if (!selectMatrix("glMatrixLoadfEXT", mode)) return;
        try {
            glLoadMatrixf(m);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixMultTransposedEXT(int mode, long m) {
        if (!selectMatrix("glMatrixMultTransposedEXT", mode)) return;
        try {
            glMultTransposeMatrixd(m);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixMultTransposefEXT(int mode, long m) {
        if (!selectMatrix("glMatrixMultTransposefEXT", mode)) return;
        try {
            glMultTransposeMatrixf(m);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixMultdEXT(int mode, long m) {
        if (!selectMatrix("glMatrixMultdEXT", mode)) return;
        try {
            glMultMatrixd(m);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixMultfEXT(int mode, long m) {
        if (!selectMatrix("glMatrixMultfEXT", mode)) return;
        try {
            glMultMatrixf(m);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixOrthoEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        if (!selectMatrix("glMatrixOrthoEXT", mode)) return;
        try {
            glOrtho(left, right, bottom, top, zNear, zFar);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixPopEXT(int mode) {
        if (!selectMatrix("glMatrixPopEXT", mode)) return;
        try {
            glPopMatrix();
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixPushEXT(int mode) {
        if (!selectMatrix("glMatrixPushEXT", mode)) return;
        try {
            glPushMatrix();
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixRotatedEXT(int mode, double angle, double x, double y, double z) {
        if (!selectMatrix("glMatrixRotatedEXT", mode)) return;
        try {
            glRotated(angle, x, y, z);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixRotatefEXT(int mode, float angle, float x, float y, float z) {
        if (!selectMatrix("glMatrixRotatefEXT", mode)) return;
        try {
            glRotatef(angle, x, y, z);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixScaledEXT(int mode, double x, double y, double z) {
        if (!selectMatrix("glMatrixScaledEXT", mode)) return;
        try {
            glScaled(x, y, z);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixScalefEXT(int mode, float x, float y, float z) {
        if (!selectMatrix("glMatrixScalefEXT", mode)) return;
        try {
            glScalef(x, y, z);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixTranslatedEXT(int mode, double x, double y, double z) {
        if (!selectMatrix("glMatrixTranslatedEXT", mode)) return;
        try {
            glTranslated(x, y, z);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMatrixTranslatefEXT(int mode, float x, float y, float z) {
        if (!selectMatrix("glMatrixTranslatefEXT", mode)) return;
        try {
            glTranslatef(x, y, z);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexBufferEXT(int texunit, int target, int internalformat, int buffer) {
        if (!selectUnit("glMultiTexBufferEXT", texunit)) return;
        try {
            glTexBuffer(target, internalformat, buffer);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexCoordPointerEXT(int texunit, int size, int type, int stride, long pointer) {
        if (!selectClientUnit("glMultiTexCoordPointerEXT", texunit)) return;
        try {
            glTexCoordPointer(size, type, stride, pointer);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexEnvfEXT(int texunit, int target, int pname, float param) {
        if (!selectUnit("glMultiTexEnvfEXT", texunit)) return;
        try {
            glTexEnvf(target, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glMultiTexEnvfvEXT", texunit)) return;
        try {
            glTexEnvfv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexEnviEXT(int texunit, int target, int pname, int param) {
        if (!selectUnit("glMultiTexEnviEXT", texunit)) return;
        try {
            glTexEnvi(target, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glMultiTexEnvivEXT", texunit)) return;
        try {
            glTexEnviv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexGendEXT(int texunit, int coord, int pname, double param) {
        if (!selectUnit("glMultiTexGendEXT", texunit)) return;
        try {
            glTexGend(coord, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        if (!selectUnit("glMultiTexGendvEXT", texunit)) return;
        try {
            glTexGendv(coord, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexGenfEXT(int texunit, int coord, int pname, float param) {
        if (!selectUnit("glMultiTexGenfEXT", texunit)) return;
        try {
            glTexGenf(coord, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        if (!selectUnit("glMultiTexGenfvEXT", texunit)) return;
        try {
            glTexGenfv(coord, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexGeniEXT(int texunit, int coord, int pname, int param) {
        if (!selectUnit("glMultiTexGeniEXT", texunit)) return;
        try {
            glTexGeni(coord, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        if (!selectUnit("glMultiTexGenivEXT", texunit)) return;
        try {
            glTexGeniv(coord, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        if (!selectUnit("glMultiTexImage1DEXT", texunit)) return;
        try {
            glTexImage1D(target, level, internalformat, width, border, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        if (!selectUnit("glMultiTexImage2DEXT", texunit)) return;
        try {
            glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        if (!selectUnit("glMultiTexImage3DEXT", texunit)) return;
        try {
            glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glMultiTexParameterIivEXT", texunit)) return;
        try {
            glTexParameterIiv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glMultiTexParameterIuivEXT", texunit)) return;
        try {
            glTexParameterIuiv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexParameterfEXT(int texunit, int target, int pname, float param) {
        if (!selectUnit("glMultiTexParameterfEXT", texunit)) return;
        try {
            glTexParameterf(target, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glMultiTexParameterfvEXT", texunit)) return;
        try {
            glTexParameterfv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexParameteriEXT(int texunit, int target, int pname, int param) {
        if (!selectUnit("glMultiTexParameteriEXT", texunit)) return;
        try {
            glTexParameteri(target, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        if (!selectUnit("glMultiTexParameterivEXT", texunit)) return;
        try {
            glTexParameteriv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        if (!selectUnit("glMultiTexSubImage1DEXT", texunit)) return;
        try {
            glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        if (!selectUnit("glMultiTexSubImage2DEXT", texunit)) return;
        try {
            glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        if (!selectUnit("glMultiTexSubImage3DEXT", texunit)) return;
        try {
            glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedBufferDataEXT(int buffer, long size, long data, int usage) {
        if (!selectBuffer("glNamedBufferDataEXT", buffer)) return;
        try {
            glNamedBufferData(buffer, size, data, usage);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedBufferStorageEXT(int buffer, long size, long data, int flags) {
        if (!selectBuffer("glNamedBufferStorageEXT", buffer)) return;
        try {
            glNamedBufferStorage(buffer, size, data, flags);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        if (!selectBuffer("glNamedBufferSubDataEXT", buffer)) return;
        try {
            glNamedBufferSubData(buffer, offset, size, data);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedFramebufferParameteriEXT(int framebuffer, int pname, int param) {
        if (!selectFramebuffer("glNamedFramebufferParameteriEXT", framebuffer)) return;
        try {
            glFramebufferParameteri(GL_FRAMEBUFFER, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedFramebufferRenderbufferEXT(int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        if (!selectFramebuffer("glNamedFramebufferRenderbufferEXT", framebuffer)) return;
        try {
            glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, renderbuffertarget, renderbuffer);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedFramebufferTexture1DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        if (!selectFramebuffer("glNamedFramebufferTexture1DEXT", framebuffer)) return;
        try {
            glFramebufferTexture1D(GL_FRAMEBUFFER, attachment, textarget, texture, level);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedFramebufferTexture2DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        if (!selectFramebuffer("glNamedFramebufferTexture2DEXT", framebuffer)) return;
        try {
            glFramebufferTexture2D(GL_FRAMEBUFFER, attachment, textarget, texture, level);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedFramebufferTexture3DEXT(int framebuffer, int attachment, int textarget, int texture, int level, int zoffset) {
        if (!selectFramebuffer("glNamedFramebufferTexture3DEXT", framebuffer)) return;
        try {
            glFramebufferTexture3D(GL_FRAMEBUFFER, attachment, textarget, texture, level, zoffset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedFramebufferTextureEXT(int framebuffer, int attachment, int texture, int level) {
        if (!selectFramebuffer("glNamedFramebufferTextureEXT", framebuffer)) return;
        try {
            glFramebufferTexture(GL_FRAMEBUFFER, attachment, texture, level);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedFramebufferTextureLayerEXT(int framebuffer, int attachment, int texture, int level, int layer) {
        if (!selectFramebuffer("glNamedFramebufferTextureLayerEXT", framebuffer)) return;
        try {
            glFramebufferTextureLayer(GL_FRAMEBUFFER, attachment, texture, level, layer);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedProgramLocalParameter4dEXT(int program, int target, int index, double x, double y, double z, double w) {
        if (!selectProgram("glNamedProgramLocalParameter4dEXT", program, target)) return;
        try {
            glProgramLocalParameter4dARB(target, index, x, y, z, w);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedProgramLocalParameter4dvEXT(int program, int target, int index, long params) {
        if (!selectProgram("glNamedProgramLocalParameter4dvEXT", program, target)) return;
        try {
            glProgramLocalParameter4dvARB(target, index, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedProgramLocalParameter4fEXT(int program, int target, int index, float x, float y, float z, float w) {
        if (!selectProgram("glNamedProgramLocalParameter4fEXT", program, target)) return;
        try {
            glProgramLocalParameter4fARB(target, index, x, y, z, w);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedProgramLocalParameter4fvEXT(int program, int target, int index, long params) {
        if (!selectProgram("glNamedProgramLocalParameter4fvEXT", program, target)) return;
        try {
            glProgramLocalParameter4fvARB(target, index, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedProgramLocalParameters4fvEXT(int program, int target, int index, int count, long params) {
        if (!selectProgram("glNamedProgramLocalParameters4fvEXT", program, target)) return;
        try {
            glProgramLocalParameters4fvEXT(target, index, count, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedProgramStringEXT(int program, int target, int format, int len, long string) {
        if (!selectProgram("glNamedProgramStringEXT", program, target)) return;
        try {
            glProgramStringARB(target, format, len, string);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedRenderbufferStorageEXT(int renderbuffer, int internalformat, int width, int height) {
        if (!selectRenderbuffer("glNamedRenderbufferStorageEXT", renderbuffer)) return;
        try {
            glNamedRenderbufferStorage(renderbuffer, internalformat, width, height);
        } finally {
            unselect();
        }
    }

    @Override
    public void glNamedRenderbufferStorageMultisampleEXT(int renderbuffer, int samples, int internalformat, int width, int height) {
        if (!selectRenderbuffer("glNamedRenderbufferStorageMultisampleEXT", renderbuffer)) return;
        try {
            glNamedRenderbufferStorageMultisample(renderbuffer, samples, internalformat, width, height);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureBufferEXT(int texture, int target, int internalformat, int buffer) {
        if (!selectTexture("glTextureBufferEXT", texture, target)) return;
        try {
            glTexBuffer(target, internalformat, buffer);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureBufferRangeEXT(int texture, int target, int internalformat, int buffer, long offset, long size) {
        if (!selectTexture("glTextureBufferRangeEXT", texture, target)) return;
        try {
            glTexBufferRange(target, internalformat, buffer, offset, size);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        if (!selectTexture("glTextureImage1DEXT", texture, target)) return;
        try {
            glTexImage1D(target, level, internalformat, width, border, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        if (!selectTexture("glTextureImage2DEXT", texture, target)) return;
        try {
            glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        if (!selectTexture("glTextureImage3DEXT", texture, target)) return;
        try {
            glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureParameterIivEXT(int texture, int target, int pname, long params) {
        if (!selectTexture("glTextureParameterIivEXT", texture, target)) return;
        try {
            glTexParameterIiv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        if (!selectTexture("glTextureParameterIuivEXT", texture, target)) return;
        try {
            glTexParameterIuiv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureParameterfEXT(int texture, int target, int pname, float param) {
        if (!selectTexture("glTextureParameterfEXT", texture, target)) return;
        try {
            glTexParameterf(target, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureParameterfvEXT(int texture, int target, int pname, long params) {
        if (!selectTexture("glTextureParameterfvEXT", texture, target)) return;
        try {
            glTexParameterfv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureParameteriEXT(int texture, int target, int pname, int param) {
        if (!selectTexture("glTextureParameteriEXT", texture, target)) return;
        try {
            glTexParameteri(target, pname, param);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureParameterivEXT(int texture, int target, int pname, long params) {
        if (!selectTexture("glTextureParameterivEXT", texture, target)) return;
        try {
            glTexParameteriv(target, pname, params);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureStorage1DEXT(int texture, int target, int levels, int internalformat, int width) {
        if (!selectTexture("glTextureStorage1DEXT", texture, target)) return;
        try {
            glTexStorage1D(target, levels, internalformat, width);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureStorage2DEXT(int texture, int target, int levels, int internalformat, int width, int height) {
        if (!selectTexture("glTextureStorage2DEXT", texture, target)) return;
        try {
            glTexStorage2D(target, levels, internalformat, width, height);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureStorage2DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        if (!selectTexture("glTextureStorage2DMultisampleEXT", texture, target)) return;
        try {
            glTexStorage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureStorage3DEXT(int texture, int target, int levels, int internalformat, int width, int height, int depth) {
        if (!selectTexture("glTextureStorage3DEXT", texture, target)) return;
        try {
            glTexStorage3D(target, levels, internalformat, width, height, depth);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureStorage3DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        if (!selectTexture("glTextureStorage3DMultisampleEXT", texture, target)) return;
        try {
            glTexStorage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        if (!selectTexture("glTextureSubImage1DEXT", texture, target)) return;
        try {
            glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        if (!selectTexture("glTextureSubImage2DEXT", texture, target)) return;
        try {
            glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public void glTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        if (!selectTexture("glTextureSubImage3DEXT", texture, target)) return;
        try {
            glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } finally {
            unselect();
        }
    }

    @Override
    public boolean glUnmapNamedBufferEXT(int buffer) {
        if (!selectBuffer("glUnmapNamedBufferEXT", buffer)) return false;
        try {
            return glUnmapNamedBuffer(buffer);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayBindVertexBufferEXT(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        if (!selectArray("glVertexArrayBindVertexBufferEXT", vaobj)) return;
        try {
            glBindVertexBuffer(bindingindex, buffer, offset, stride);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (!selectArrays("glVertexArrayColorOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glColorPointer(size, type, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayEdgeFlagOffsetEXT(int vaobj, int buffer, int stride, long offset) {
        if (!selectArrays("glVertexArrayEdgeFlagOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glEdgeFlagPointer(stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayFogCoordOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        if (!selectArrays("glVertexArrayFogCoordOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glFogCoordPointer(type, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayIndexOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        if (!selectArrays("glVertexArrayIndexOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glIndexPointer(type, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayNormalOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        if (!selectArrays("glVertexArrayNormalOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glNormalPointer(type, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArraySecondaryColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (!selectArrays("glVertexArraySecondaryColorOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glSecondaryColorPointer(size, type, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayTexCoordOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (!selectArrays("glVertexArrayTexCoordOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glTexCoordPointer(size, type, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexAttribBindingEXT(int vaobj, int attribindex, int bindingindex) {
        if (!selectArray("glVertexArrayVertexAttribBindingEXT", vaobj)) return;
        try {
            glVertexAttribBinding(attribindex, bindingindex);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexAttribDivisorEXT(int vaobj, int index, int divisor) {
        if (!selectArray("glVertexArrayVertexAttribDivisorEXT", vaobj)) return;
        try {
            glVertexAttribDivisor(index, divisor);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexAttribFormatEXT(int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (!selectArray("glVertexArrayVertexAttribFormatEXT", vaobj)) return;
        try {
            glVertexAttribFormat(attribindex, size, type, normalized, relativeoffset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexAttribIFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        if (!selectArray("glVertexArrayVertexAttribIFormatEXT", vaobj)) return;
        try {
            glVertexAttribIFormat(attribindex, size, type, relativeoffset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexAttribIOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        if (!selectArrays("glVertexArrayVertexAttribIOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glVertexAttribIPointer(index, size, type, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexAttribLFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        if (!selectArray("glVertexArrayVertexAttribLFormatEXT", vaobj)) return;
        try {
            glVertexAttribLFormat(attribindex, size, type, relativeoffset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexAttribLOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        if (!selectArrays("glVertexArrayVertexAttribLOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glVertexAttribLPointer(index, size, type, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexAttribOffsetEXT(int vaobj, int buffer, int index, int size, int type, boolean normalized, int stride, long offset) {
        if (!selectArrays("glVertexArrayVertexAttribOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glVertexAttribPointer(index, size, type, normalized, stride, offset);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexBindingDivisorEXT(int vaobj, int bindingindex, int divisor) {
        if (!selectArray("glVertexArrayVertexBindingDivisorEXT", vaobj)) return;
        try {
            glVertexBindingDivisor(bindingindex, divisor);
        } finally {
            unselect();
        }
    }

    @Override
    public void glVertexArrayVertexOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (!selectArrays("glVertexArrayVertexOffsetEXT", vaobj, buffer, offset)) return;
        try {
            glVertexPointer(size, type, stride, offset);
        } finally {
            unselect();
        }
    }
}
