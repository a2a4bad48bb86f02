package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.GL_FRAMEBUFFER;
import tepui.frontends.gl.fixed.MatrixStack;
import tepui.frontends.gl.program.AssemblyProgram;

/**
 * EXT_direct_state_access: each function finds what it names and hands it on, or selects it, does what the function with a
 * selector does, and selects what was. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class DirectStateEntries {
    private final Context context;
    private final SelectorCalls selectors;

    DirectStateEntries(Context context, SelectorCalls selectors) {
        this.context = context;
        this.selectors = selectors;
    }

    public void glBindMultiTextureEXT(int texunit, int target, int texture) {
        if (!selectors.selectUnitToBind("glBindMultiTextureEXT", texunit)) return;
        try {
            context.textureImage.glBindTexture(target, texture);
        } finally {
            selectors.unselect();
        }
    }

    public int glCheckNamedFramebufferStatusEXT(int framebuffer, int target) {
        if (!selectors.selectFramebuffer("glCheckNamedFramebufferStatusEXT", framebuffer)) return 0;
        try {
            return context.framebuffer.glCheckFramebufferStatus(target);
        } finally {
            selectors.unselect();
        }
    }

    public void glClearNamedBufferDataEXT(int buffer, int internalformat, int format, int type, long data) {
        if (!selectors.selectBuffer("glClearNamedBufferDataEXT", buffer)) return;
        try {
            context.bufferClear.glClearNamedBufferData(buffer, internalformat, format, type, data);
        } finally {
            selectors.unselect();
        }
    }

    public void glClearNamedBufferSubDataEXT(int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        if (!selectors.selectBuffer("glClearNamedBufferSubDataEXT", buffer)) return;
        try {
            context.bufferClear.glClearNamedBufferSubData(buffer, internalformat, offset, size, format, type, data);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        if (!selectors.selectUnit("glCompressedMultiTexImage1DEXT", texunit)) return;
        try {
            context.textureImage.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        if (!selectors.selectUnit("glCompressedMultiTexImage2DEXT", texunit)) return;
        try {
            context.textureImage.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        if (!selectors.selectUnit("glCompressedMultiTexImage3DEXT", texunit)) return;
        try {
            context.textureImage.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        if (!selectors.selectUnit("glCompressedMultiTexSubImage1DEXT", texunit)) return;
        try {
            context.textureImage.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        if (!selectors.selectUnit("glCompressedMultiTexSubImage2DEXT", texunit)) return;
        try {
            context.textureImage.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        if (!selectors.selectUnit("glCompressedMultiTexSubImage3DEXT", texunit)) return;
        try {
            context.textureImage.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        if (!selectors.selectTexture("glCompressedTextureImage1DEXT", texture, target)) return;
        try {
            context.textureImage.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        if (!selectors.selectTexture("glCompressedTextureImage2DEXT", texture, target)) return;
        try {
            context.textureImage.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        if (!selectors.selectTexture("glCompressedTextureImage3DEXT", texture, target)) return;
        try {
            context.textureImage.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        if (!selectors.selectTexture("glCompressedTextureSubImage1DEXT", texture, target)) return;
        try {
            context.textureImage.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        if (!selectors.selectTexture("glCompressedTextureSubImage2DEXT", texture, target)) return;
        try {
            context.textureImage.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCompressedTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        if (!selectors.selectTexture("glCompressedTextureSubImage3DEXT", texture, target)) return;
        try {
            context.textureImage.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int border) {
        if (!selectors.selectUnit("glCopyMultiTexImage1DEXT", texunit)) return;
        try {
            context.textureImage.glCopyTexImage1D(target, level, internalformat, x, y, width, border);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        if (!selectors.selectUnit("glCopyMultiTexImage2DEXT", texunit)) return;
        try {
            context.textureImage.glCopyTexImage2D(target, level, internalformat, x, y, width, height, border);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int x, int y, int width) {
        if (!selectors.selectUnit("glCopyMultiTexSubImage1DEXT", texunit)) return;
        try {
            context.textureImage.glCopyTexSubImage1D(target, level, xoffset, x, y, width);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        if (!selectors.selectUnit("glCopyMultiTexSubImage2DEXT", texunit)) return;
        try {
            context.textureImage.glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        if (!selectors.selectUnit("glCopyMultiTexSubImage3DEXT", texunit)) return;
        try {
            context.textureImage.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyTextureImage1DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int border) {
        if (!selectors.selectTexture("glCopyTextureImage1DEXT", texture, target)) return;
        try {
            context.textureImage.glCopyTexImage1D(target, level, internalformat, x, y, width, border);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyTextureImage2DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        if (!selectors.selectTexture("glCopyTextureImage2DEXT", texture, target)) return;
        try {
            context.textureImage.glCopyTexImage2D(target, level, internalformat, x, y, width, height, border);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int x, int y, int width) {
        if (!selectors.selectTexture("glCopyTextureSubImage1DEXT", texture, target)) return;
        try {
            context.textureImage.glCopyTexSubImage1D(target, level, xoffset, x, y, width);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        if (!selectors.selectTexture("glCopyTextureSubImage2DEXT", texture, target)) return;
        try {
            context.textureImage.glCopyTexSubImage2D(target, level, xoffset, yoffset, x, y, width, height);
        } finally {
            selectors.unselect();
        }
    }

    public void glCopyTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        if (!selectors.selectTexture("glCopyTextureSubImage3DEXT", texture, target)) return;
        try {
            context.textureImage.glCopyTexSubImage3D(target, level, xoffset, yoffset, zoffset, x, y, width, height);
        } finally {
            selectors.unselect();
        }
    }

    public void glDisableVertexArrayAttribEXT(int vaobj, int index) {
        if (!selectors.selectArray("glDisableVertexArrayAttribEXT", vaobj)) return;
        try {
            context.vertexArray.glDisableVertexAttribArray(index);
        } finally {
            selectors.unselect();
        }
    }

    public void glEnableVertexArrayAttribEXT(int vaobj, int index) {
        if (!selectors.selectArray("glEnableVertexArrayAttribEXT", vaobj)) return;
        try {
            context.vertexArray.glEnableVertexAttribArray(index);
        } finally {
            selectors.unselect();
        }
    }

    public void glFlushMappedNamedBufferRangeEXT(int buffer, long offset, long length) {
        if (!selectors.selectBuffer("glFlushMappedNamedBufferRangeEXT", buffer)) return;
        try {
            context.bufferMap.glFlushMappedNamedBufferRange(buffer, offset, length);
        } finally {
            selectors.unselect();
        }
    }

    public void glFramebufferDrawBufferEXT(int framebuffer, int mode) {
        if (!selectors.selectFramebuffer("glFramebufferDrawBufferEXT", framebuffer)) return;
        try {
            context.framebuffer.glNamedFramebufferDrawBuffer(framebuffer, mode);
        } finally {
            selectors.unselect();
        }
    }

    public void glFramebufferDrawBuffersEXT(int framebuffer, int n, long bufs) {
        if (!selectors.selectFramebuffer("glFramebufferDrawBuffersEXT", framebuffer)) return;
        try {
            context.framebuffer.glNamedFramebufferDrawBuffers(framebuffer, n, bufs);
        } finally {
            selectors.unselect();
        }
    }

    public void glFramebufferReadBufferEXT(int framebuffer, int mode) {
        if (!selectors.selectFramebuffer("glFramebufferReadBufferEXT", framebuffer)) return;
        try {
            context.framebuffer.glNamedFramebufferReadBuffer(framebuffer, mode);
        } finally {
            selectors.unselect();
        }
    }

    public void glGenerateMultiTexMipmapEXT(int texunit, int target) {
        if (!selectors.selectUnit("glGenerateMultiTexMipmapEXT", texunit)) return;
        try {
            context.textureImage.glGenerateMipmap(target);
        } finally {
            selectors.unselect();
        }
    }

    public void glGenerateTextureMipmapEXT(int texture, int target) {
        if (!selectors.selectTexture("glGenerateTextureMipmapEXT", texture, target)) return;
        try {
            context.textureImage.glGenerateMipmap(target);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetCompressedMultiTexImageEXT(int texunit, int target, int lod, long img) {
        if (!selectors.selectUnit("glGetCompressedMultiTexImageEXT", texunit)) return;
        try {
            context.textureGet.glGetCompressedTexImage(target, lod, img);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetCompressedTextureImageEXT(int texture, int target, int lod, long img) {
        if (!selectors.selectTexture("glGetCompressedTextureImageEXT", texture, target)) return;
        try {
            context.textureGet.glGetCompressedTexImage(target, lod, img);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        int found = context.fixedUnits.find("glGetMultiTexEnvfvEXT", texunit);
        if (found < 0) return;
        context.texEnv.getTexEnvfv("glGetMultiTexEnvfvEXT", found, target, pname, params);
    }

    public void glGetMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        int found = context.fixedUnits.find("glGetMultiTexEnvivEXT", texunit);
        if (found < 0) return;
        context.texEnv.getTexEnviv("glGetMultiTexEnvivEXT", found, target, pname, params);
    }

    public void glGetMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        int found = context.fixedUnits.find("glGetMultiTexGendvEXT", texunit);
        if (found < 0) return;
        context.texGen.getTexGendv("glGetMultiTexGendvEXT", found, coord, pname, params);
    }

    public void glGetMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        int found = context.fixedUnits.find("glGetMultiTexGenfvEXT", texunit);
        if (found < 0) return;
        context.texGen.getTexGenfv("glGetMultiTexGenfvEXT", found, coord, pname, params);
    }

    public void glGetMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        int found = context.fixedUnits.find("glGetMultiTexGenivEXT", texunit);
        if (found < 0) return;
        context.texGen.getTexGeniv("glGetMultiTexGenivEXT", found, coord, pname, params);
    }

    public void glGetMultiTexImageEXT(int texunit, int target, int level, int format, int type, long pixels) {
        if (!selectors.selectUnit("glGetMultiTexImageEXT", texunit)) return;
        try {
            context.textureGet.glGetTexImage(target, level, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetMultiTexLevelParameterfvEXT(int texunit, int target, int level, int pname, long params) {
        if (!selectors.selectUnit("glGetMultiTexLevelParameterfvEXT", texunit)) return;
        try {
            context.textureParameter.glGetTexLevelParameterfv(target, level, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetMultiTexLevelParameterivEXT(int texunit, int target, int level, int pname, long params) {
        if (!selectors.selectUnit("glGetMultiTexLevelParameterivEXT", texunit)) return;
        try {
            context.textureParameter.glGetTexLevelParameteriv(target, level, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        if (!selectors.selectUnit("glGetMultiTexParameterIivEXT", texunit)) return;
        try {
            context.textureParameter.glGetTexParameterIiv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        if (!selectors.selectUnit("glGetMultiTexParameterIuivEXT", texunit)) return;
        try {
            context.textureParameter.glGetTexParameterIuiv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        if (!selectors.selectUnit("glGetMultiTexParameterfvEXT", texunit)) return;
        try {
            context.textureParameter.glGetTexParameterfv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        if (!selectors.selectUnit("glGetMultiTexParameterivEXT", texunit)) return;
        try {
            context.textureParameter.glGetTexParameteriv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetNamedBufferParameterivEXT(int buffer, int pname, long params) {
        if (!selectors.selectBuffer("glGetNamedBufferParameterivEXT", buffer)) return;
        try {
            context.bufferMap.glGetNamedBufferParameteriv(buffer, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetNamedBufferPointervEXT(int buffer, int pname, long params) {
        if (!selectors.selectBuffer("glGetNamedBufferPointervEXT", buffer)) return;
        try {
            context.bufferMap.glGetNamedBufferPointerv(buffer, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        if (!selectors.selectBuffer("glGetNamedBufferSubDataEXT", buffer)) return;
        try {
            context.buffer.glGetNamedBufferSubData(buffer, offset, size, data);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetNamedFramebufferAttachmentParameterivEXT(int framebuffer, int attachment, int pname, long params) {
        if (!selectors.selectFramebuffer("glGetNamedFramebufferAttachmentParameterivEXT", framebuffer)) return;
        try {
            context.framebuffer.glGetFramebufferAttachmentParameteriv(GL_FRAMEBUFFER, attachment, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetNamedFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        if (!selectors.selectFramebuffer("glGetNamedFramebufferParameterivEXT", framebuffer)) return;
        try {
            context.framebuffer.glGetFramebufferParameteriv(GL_FRAMEBUFFER, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetNamedProgramLocalParameterdvEXT(int program, int target, int index, long params) {
        AssemblyProgram found = context.assembly.find("glGetNamedProgramLocalParameterdvEXT", program, target);
        if (found == null) return;
        context.assembly.getProgramLocalParameterdvARB("glGetNamedProgramLocalParameterdvEXT", found, index, params);
    }

    public void glGetNamedProgramLocalParameterfvEXT(int program, int target, int index, long params) {
        AssemblyProgram found = context.assembly.find("glGetNamedProgramLocalParameterfvEXT", program, target);
        if (found == null) return;
        context.assembly.getProgramLocalParameterfvARB("glGetNamedProgramLocalParameterfvEXT", found, index, params);
    }

    public void glGetNamedProgramStringEXT(int program, int target, int pname, long string) {
        AssemblyProgram found = context.assembly.find("glGetNamedProgramStringEXT", program, target);
        if (found == null) return;
        context.assembly.getProgramStringARB("glGetNamedProgramStringEXT", found, pname, string);
    }

    public void glGetNamedProgramivEXT(int program, int target, int pname, long params) {
        AssemblyProgram found = context.assembly.find("glGetNamedProgramivEXT", program, target);
        if (found == null) return;
        context.assembly.getProgramivARB("glGetNamedProgramivEXT", found, pname, params);
    }

    public void glGetNamedRenderbufferParameterivEXT(int renderbuffer, int pname, long params) {
        if (!selectors.selectRenderbuffer("glGetNamedRenderbufferParameterivEXT", renderbuffer)) return;
        try {
            context.renderbuffer.glGetNamedRenderbufferParameteriv(renderbuffer, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetTextureImageEXT(int texture, int target, int level, int format, int type, long pixels) {
        if (!selectors.selectTexture("glGetTextureImageEXT", texture, target)) return;
        try {
            context.textureGet.glGetTexImage(target, level, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetTextureLevelParameterfvEXT(int texture, int target, int level, int pname, long params) {
        if (!selectors.selectTexture("glGetTextureLevelParameterfvEXT", texture, target)) return;
        try {
            context.textureParameter.glGetTexLevelParameterfv(target, level, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetTextureLevelParameterivEXT(int texture, int target, int level, int pname, long params) {
        if (!selectors.selectTexture("glGetTextureLevelParameterivEXT", texture, target)) return;
        try {
            context.textureParameter.glGetTexLevelParameteriv(target, level, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetTextureParameterIivEXT(int texture, int target, int pname, long params) {
        if (!selectors.selectTexture("glGetTextureParameterIivEXT", texture, target)) return;
        try {
            context.textureParameter.glGetTexParameterIiv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        if (!selectors.selectTexture("glGetTextureParameterIuivEXT", texture, target)) return;
        try {
            context.textureParameter.glGetTexParameterIuiv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetTextureParameterfvEXT(int texture, int target, int pname, long params) {
        if (!selectors.selectTexture("glGetTextureParameterfvEXT", texture, target)) return;
        try {
            context.textureParameter.glGetTexParameterfv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetTextureParameterivEXT(int texture, int target, int pname, long params) {
        if (!selectors.selectTexture("glGetTextureParameterivEXT", texture, target)) return;
        try {
            context.textureParameter.glGetTexParameteriv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public long glMapNamedBufferEXT(int buffer, int access) {
        if (!selectors.selectBuffer("glMapNamedBufferEXT", buffer)) return 0;
        try {
            return context.bufferMap.glMapNamedBuffer(buffer, access);
        } finally {
            selectors.unselect();
        }
    }

    public long glMapNamedBufferRangeEXT(int buffer, long offset, long length, int access) {
        if (!selectors.selectBuffer("glMapNamedBufferRangeEXT", buffer)) return 0;
        try {
            return context.bufferMap.glMapNamedBufferRange(buffer, offset, length, access);
        } finally {
            selectors.unselect();
        }
    }

    public void glMatrixFrustumEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        MatrixStack found = context.matrix.find("glMatrixFrustumEXT", mode);
        if (found == null) return;
        context.matrix.operations.frustum("glMatrixFrustumEXT", found, left, right, bottom, top, zNear, zFar);
    }

    public void glMatrixLoadIdentityEXT(int mode) {
        MatrixStack found = context.matrix.find("glMatrixLoadIdentityEXT", mode);
        if (found == null) return;
        context.matrix.operations.loadIdentity("glMatrixLoadIdentityEXT", found);
    }

    public void glMatrixLoadTransposedEXT(int mode, long m) {
        MatrixStack found = context.matrix.find("glMatrixLoadTransposedEXT", mode);
        if (found == null) return;
        context.matrix.operations.loadTransposeMatrixd("glMatrixLoadTransposedEXT", found, m);
    }

    public void glMatrixLoadTransposefEXT(int mode, long m) {
        MatrixStack found = context.matrix.find("glMatrixLoadTransposefEXT", mode);
        if (found == null) return;
        context.matrix.operations.loadTransposeMatrixf("glMatrixLoadTransposefEXT", found, m);
    }

    public void glMatrixLoaddEXT(int mode, long m) {
        MatrixStack found = context.matrix.find("glMatrixLoaddEXT", mode);
        if (found == null) return;
        context.matrix.operations.loadMatrixd("glMatrixLoaddEXT", found, m);
    }

    public void glMatrixLoadfEXT(int mode, long m) {
        MatrixStack found = context.matrix.find("glMatrixLoadfEXT", mode);
        if (found == null) return;
        context.matrix.operations.loadMatrixf("glMatrixLoadfEXT", found, m);
    }

    public void glMatrixMultTransposedEXT(int mode, long m) {
        MatrixStack found = context.matrix.find("glMatrixMultTransposedEXT", mode);
        if (found == null) return;
        context.matrix.operations.multTransposeMatrixd("glMatrixMultTransposedEXT", found, m);
    }

    public void glMatrixMultTransposefEXT(int mode, long m) {
        MatrixStack found = context.matrix.find("glMatrixMultTransposefEXT", mode);
        if (found == null) return;
        context.matrix.operations.multTransposeMatrixf("glMatrixMultTransposefEXT", found, m);
    }

    public void glMatrixMultdEXT(int mode, long m) {
        MatrixStack found = context.matrix.find("glMatrixMultdEXT", mode);
        if (found == null) return;
        context.matrix.operations.multMatrixd("glMatrixMultdEXT", found, m);
    }

    public void glMatrixMultfEXT(int mode, long m) {
        MatrixStack found = context.matrix.find("glMatrixMultfEXT", mode);
        if (found == null) return;
        context.matrix.operations.multMatrixf("glMatrixMultfEXT", found, m);
    }

    public void glMatrixOrthoEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        MatrixStack found = context.matrix.find("glMatrixOrthoEXT", mode);
        if (found == null) return;
        context.matrix.operations.ortho("glMatrixOrthoEXT", found, left, right, bottom, top, zNear, zFar);
    }

    public void glMatrixPopEXT(int mode) {
        MatrixStack found = context.matrix.find("glMatrixPopEXT", mode);
        if (found == null) return;
        context.matrix.operations.popMatrix("glMatrixPopEXT", found);
    }

    public void glMatrixPushEXT(int mode) {
        MatrixStack found = context.matrix.find("glMatrixPushEXT", mode);
        if (found == null) return;
        context.matrix.operations.pushMatrix("glMatrixPushEXT", found);
    }

    public void glMatrixRotatedEXT(int mode, double angle, double x, double y, double z) {
        MatrixStack found = context.matrix.find("glMatrixRotatedEXT", mode);
        if (found == null) return;
        context.matrix.operations.rotated("glMatrixRotatedEXT", found, angle, x, y, z);
    }

    public void glMatrixRotatefEXT(int mode, float angle, float x, float y, float z) {
        MatrixStack found = context.matrix.find("glMatrixRotatefEXT", mode);
        if (found == null) return;
        context.matrix.operations.rotatef("glMatrixRotatefEXT", found, angle, x, y, z);
    }

    public void glMatrixScaledEXT(int mode, double x, double y, double z) {
        MatrixStack found = context.matrix.find("glMatrixScaledEXT", mode);
        if (found == null) return;
        context.matrix.operations.scaled("glMatrixScaledEXT", found, x, y, z);
    }

    public void glMatrixScalefEXT(int mode, float x, float y, float z) {
        MatrixStack found = context.matrix.find("glMatrixScalefEXT", mode);
        if (found == null) return;
        context.matrix.operations.scalef("glMatrixScalefEXT", found, x, y, z);
    }

    public void glMatrixTranslatedEXT(int mode, double x, double y, double z) {
        MatrixStack found = context.matrix.find("glMatrixTranslatedEXT", mode);
        if (found == null) return;
        context.matrix.operations.translated("glMatrixTranslatedEXT", found, x, y, z);
    }

    public void glMatrixTranslatefEXT(int mode, float x, float y, float z) {
        MatrixStack found = context.matrix.find("glMatrixTranslatefEXT", mode);
        if (found == null) return;
        context.matrix.operations.translatef("glMatrixTranslatefEXT", found, x, y, z);
    }

    public void glMultiTexBufferEXT(int texunit, int target, int internalformat, int buffer) {
        if (!selectors.selectUnit("glMultiTexBufferEXT", texunit)) return;
        try {
            context.textureStorage.glTexBuffer(target, internalformat, buffer);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexCoordPointerEXT(int texunit, int size, int type, int stride, long pointer) {
        if (!selectors.selectClientUnit("glMultiTexCoordPointerEXT", texunit)) return;
        try {
            context.clientArray.glTexCoordPointer(size, type, stride, pointer);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexEnvfEXT(int texunit, int target, int pname, float param) {
        int found = context.fixedUnits.find("glMultiTexEnvfEXT", texunit);
        if (found < 0) return;
        context.texEnv.texEnvf("glMultiTexEnvfEXT", found, target, pname, param);
    }

    public void glMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        int found = context.fixedUnits.find("glMultiTexEnvfvEXT", texunit);
        if (found < 0) return;
        context.texEnv.texEnvfv("glMultiTexEnvfvEXT", found, target, pname, params);
    }

    public void glMultiTexEnviEXT(int texunit, int target, int pname, int param) {
        int found = context.fixedUnits.find("glMultiTexEnviEXT", texunit);
        if (found < 0) return;
        context.texEnv.texEnvi("glMultiTexEnviEXT", found, target, pname, param);
    }

    public void glMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        int found = context.fixedUnits.find("glMultiTexEnvivEXT", texunit);
        if (found < 0) return;
        context.texEnv.texEnviv("glMultiTexEnvivEXT", found, target, pname, params);
    }

    public void glMultiTexGendEXT(int texunit, int coord, int pname, double param) {
        int found = context.fixedUnits.find("glMultiTexGendEXT", texunit);
        if (found < 0) return;
        context.texGen.texGend("glMultiTexGendEXT", found, coord, pname, param);
    }

    public void glMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        int found = context.fixedUnits.find("glMultiTexGendvEXT", texunit);
        if (found < 0) return;
        context.texGen.texGendv("glMultiTexGendvEXT", found, coord, pname, params);
    }

    public void glMultiTexGenfEXT(int texunit, int coord, int pname, float param) {
        int found = context.fixedUnits.find("glMultiTexGenfEXT", texunit);
        if (found < 0) return;
        context.texGen.texGenf("glMultiTexGenfEXT", found, coord, pname, param);
    }

    public void glMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        int found = context.fixedUnits.find("glMultiTexGenfvEXT", texunit);
        if (found < 0) return;
        context.texGen.texGenfv("glMultiTexGenfvEXT", found, coord, pname, params);
    }

    public void glMultiTexGeniEXT(int texunit, int coord, int pname, int param) {
        int found = context.fixedUnits.find("glMultiTexGeniEXT", texunit);
        if (found < 0) return;
        context.texGen.texGeni("glMultiTexGeniEXT", found, coord, pname, param);
    }

    public void glMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        int found = context.fixedUnits.find("glMultiTexGenivEXT", texunit);
        if (found < 0) return;
        context.texGen.texGeniv("glMultiTexGenivEXT", found, coord, pname, params);
    }

    public void glMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        if (!selectors.selectUnit("glMultiTexImage1DEXT", texunit)) return;
        try {
            context.textureImage.glTexImage1D(target, level, internalformat, width, border, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        if (!selectors.selectUnit("glMultiTexImage2DEXT", texunit)) return;
        try {
            context.textureImage.glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        if (!selectors.selectUnit("glMultiTexImage3DEXT", texunit)) return;
        try {
            context.textureImage.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        if (!selectors.selectUnit("glMultiTexParameterIivEXT", texunit)) return;
        try {
            context.textureParameter.glTexParameterIiv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        if (!selectors.selectUnit("glMultiTexParameterIuivEXT", texunit)) return;
        try {
            context.textureParameter.glTexParameterIuiv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexParameterfEXT(int texunit, int target, int pname, float param) {
        if (!selectors.selectUnit("glMultiTexParameterfEXT", texunit)) return;
        try {
            context.textureParameter.glTexParameterf(target, pname, param);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        if (!selectors.selectUnit("glMultiTexParameterfvEXT", texunit)) return;
        try {
            context.textureParameter.glTexParameterfv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexParameteriEXT(int texunit, int target, int pname, int param) {
        if (!selectors.selectUnit("glMultiTexParameteriEXT", texunit)) return;
        try {
            context.textureParameter.glTexParameteri(target, pname, param);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        if (!selectors.selectUnit("glMultiTexParameterivEXT", texunit)) return;
        try {
            context.textureParameter.glTexParameteriv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        if (!selectors.selectUnit("glMultiTexSubImage1DEXT", texunit)) return;
        try {
            context.textureImage.glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        if (!selectors.selectUnit("glMultiTexSubImage2DEXT", texunit)) return;
        try {
            context.textureImage.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        if (!selectors.selectUnit("glMultiTexSubImage3DEXT", texunit)) return;
        try {
            context.textureImage.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedBufferDataEXT(int buffer, long size, long data, int usage) {
        if (!selectors.selectBuffer("glNamedBufferDataEXT", buffer)) return;
        try {
            context.buffer.glNamedBufferData(buffer, size, data, usage);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedBufferStorageEXT(int buffer, long size, long data, int flags) {
        if (!selectors.selectBuffer("glNamedBufferStorageEXT", buffer)) return;
        try {
            context.buffer.glNamedBufferStorage(buffer, size, data, flags);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        if (!selectors.selectBuffer("glNamedBufferSubDataEXT", buffer)) return;
        try {
            context.buffer.glNamedBufferSubData(buffer, offset, size, data);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedFramebufferParameteriEXT(int framebuffer, int pname, int param) {
        if (!selectors.selectFramebuffer("glNamedFramebufferParameteriEXT", framebuffer)) return;
        try {
            context.framebuffer.glFramebufferParameteri(GL_FRAMEBUFFER, pname, param);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedFramebufferRenderbufferEXT(int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        if (!selectors.selectFramebuffer("glNamedFramebufferRenderbufferEXT", framebuffer)) return;
        try {
            context.framebuffer.glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, renderbuffertarget, renderbuffer);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedFramebufferTexture1DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        if (!selectors.selectFramebuffer("glNamedFramebufferTexture1DEXT", framebuffer)) return;
        try {
            context.framebuffer.glFramebufferTexture1D(GL_FRAMEBUFFER, attachment, textarget, texture, level);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedFramebufferTexture2DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        if (!selectors.selectFramebuffer("glNamedFramebufferTexture2DEXT", framebuffer)) return;
        try {
            context.framebuffer.glFramebufferTexture2D(GL_FRAMEBUFFER, attachment, textarget, texture, level);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedFramebufferTexture3DEXT(int framebuffer, int attachment, int textarget, int texture, int level, int zoffset) {
        if (!selectors.selectFramebuffer("glNamedFramebufferTexture3DEXT", framebuffer)) return;
        try {
            context.framebuffer.glFramebufferTexture3D(GL_FRAMEBUFFER, attachment, textarget, texture, level, zoffset);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedFramebufferTextureEXT(int framebuffer, int attachment, int texture, int level) {
        if (!selectors.selectFramebuffer("glNamedFramebufferTextureEXT", framebuffer)) return;
        try {
            context.framebuffer.glFramebufferTexture(GL_FRAMEBUFFER, attachment, texture, level);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedFramebufferTextureLayerEXT(int framebuffer, int attachment, int texture, int level, int layer) {
        if (!selectors.selectFramebuffer("glNamedFramebufferTextureLayerEXT", framebuffer)) return;
        try {
            context.framebuffer.glFramebufferTextureLayer(GL_FRAMEBUFFER, attachment, texture, level, layer);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedProgramLocalParameter4dEXT(int program, int target, int index, double x, double y, double z, double w) {
        AssemblyProgram found = context.assembly.find("glNamedProgramLocalParameter4dEXT", program, target);
        if (found == null) return;
        context.assembly.programLocalParameter4dARB("glNamedProgramLocalParameter4dEXT", found, index, x, y, z, w);
    }

    public void glNamedProgramLocalParameter4dvEXT(int program, int target, int index, long params) {
        AssemblyProgram found = context.assembly.find("glNamedProgramLocalParameter4dvEXT", program, target);
        if (found == null) return;
        context.assembly.programLocalParameter4dvARB("glNamedProgramLocalParameter4dvEXT", found, index, params);
    }

    public void glNamedProgramLocalParameter4fEXT(int program, int target, int index, float x, float y, float z, float w) {
        AssemblyProgram found = context.assembly.find("glNamedProgramLocalParameter4fEXT", program, target);
        if (found == null) return;
        context.assembly.programLocalParameter4fARB("glNamedProgramLocalParameter4fEXT", found, index, x, y, z, w);
    }

    public void glNamedProgramLocalParameter4fvEXT(int program, int target, int index, long params) {
        AssemblyProgram found = context.assembly.find("glNamedProgramLocalParameter4fvEXT", program, target);
        if (found == null) return;
        context.assembly.programLocalParameter4fvARB("glNamedProgramLocalParameter4fvEXT", found, index, params);
    }

    public void glNamedProgramLocalParameters4fvEXT(int program, int target, int index, int count, long params) {
        AssemblyProgram found = context.assembly.find("glNamedProgramLocalParameters4fvEXT", program, target);
        if (found == null) return;
        context.assembly.programLocalParameters4fvEXT("glNamedProgramLocalParameters4fvEXT", found, index, count, params);
    }

    public void glNamedProgramStringEXT(int program, int target, int format, int len, long string) {
        AssemblyProgram found = context.assembly.find("glNamedProgramStringEXT", program, target);
        if (found == null) return;
        context.assembly.programStringARB("glNamedProgramStringEXT", found, format, len, string);
    }

    public void glNamedRenderbufferStorageEXT(int renderbuffer, int internalformat, int width, int height) {
        if (!selectors.selectRenderbuffer("glNamedRenderbufferStorageEXT", renderbuffer)) return;
        try {
            context.renderbuffer.glNamedRenderbufferStorage(renderbuffer, internalformat, width, height);
        } finally {
            selectors.unselect();
        }
    }

    public void glNamedRenderbufferStorageMultisampleEXT(int renderbuffer, int samples, int internalformat, int width, int height) {
        if (!selectors.selectRenderbuffer("glNamedRenderbufferStorageMultisampleEXT", renderbuffer)) return;
        try {
            context.renderbuffer.glNamedRenderbufferStorageMultisample(renderbuffer, samples, internalformat, width, height);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureBufferEXT(int texture, int target, int internalformat, int buffer) {
        if (!selectors.selectTexture("glTextureBufferEXT", texture, target)) return;
        try {
            context.textureStorage.glTexBuffer(target, internalformat, buffer);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureBufferRangeEXT(int texture, int target, int internalformat, int buffer, long offset, long size) {
        if (!selectors.selectTexture("glTextureBufferRangeEXT", texture, target)) return;
        try {
            context.textureStorage.glTexBufferRange(target, internalformat, buffer, offset, size);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        if (!selectors.selectTexture("glTextureImage1DEXT", texture, target)) return;
        try {
            context.textureImage.glTexImage1D(target, level, internalformat, width, border, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        if (!selectors.selectTexture("glTextureImage2DEXT", texture, target)) return;
        try {
            context.textureImage.glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        if (!selectors.selectTexture("glTextureImage3DEXT", texture, target)) return;
        try {
            context.textureImage.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureParameterIivEXT(int texture, int target, int pname, long params) {
        if (!selectors.selectTexture("glTextureParameterIivEXT", texture, target)) return;
        try {
            context.textureParameter.glTexParameterIiv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        if (!selectors.selectTexture("glTextureParameterIuivEXT", texture, target)) return;
        try {
            context.textureParameter.glTexParameterIuiv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureParameterfEXT(int texture, int target, int pname, float param) {
        if (!selectors.selectTexture("glTextureParameterfEXT", texture, target)) return;
        try {
            context.textureParameter.glTexParameterf(target, pname, param);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureParameterfvEXT(int texture, int target, int pname, long params) {
        if (!selectors.selectTexture("glTextureParameterfvEXT", texture, target)) return;
        try {
            context.textureParameter.glTexParameterfv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureParameteriEXT(int texture, int target, int pname, int param) {
        if (!selectors.selectTexture("glTextureParameteriEXT", texture, target)) return;
        try {
            context.textureParameter.glTexParameteri(target, pname, param);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureParameterivEXT(int texture, int target, int pname, long params) {
        if (!selectors.selectTexture("glTextureParameterivEXT", texture, target)) return;
        try {
            context.textureParameter.glTexParameteriv(target, pname, params);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureStorage1DEXT(int texture, int target, int levels, int internalformat, int width) {
        if (!selectors.selectTexture("glTextureStorage1DEXT", texture, target)) return;
        try {
            context.textureStorage.glTexStorage1D(target, levels, internalformat, width);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureStorage2DEXT(int texture, int target, int levels, int internalformat, int width, int height) {
        if (!selectors.selectTexture("glTextureStorage2DEXT", texture, target)) return;
        try {
            context.textureStorage.glTexStorage2D(target, levels, internalformat, width, height);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureStorage2DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        if (!selectors.selectTexture("glTextureStorage2DMultisampleEXT", texture, target)) return;
        try {
            context.textureStorage.glTexStorage2DMultisample(target, samples, internalformat, width, height, fixedsamplelocations);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureStorage3DEXT(int texture, int target, int levels, int internalformat, int width, int height, int depth) {
        if (!selectors.selectTexture("glTextureStorage3DEXT", texture, target)) return;
        try {
            context.textureStorage.glTexStorage3D(target, levels, internalformat, width, height, depth);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureStorage3DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        if (!selectors.selectTexture("glTextureStorage3DMultisampleEXT", texture, target)) return;
        try {
            context.textureStorage.glTexStorage3DMultisample(target, samples, internalformat, width, height, depth, fixedsamplelocations);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        if (!selectors.selectTexture("glTextureSubImage1DEXT", texture, target)) return;
        try {
            context.textureImage.glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        if (!selectors.selectTexture("glTextureSubImage2DEXT", texture, target)) return;
        try {
            context.textureImage.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public void glTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        if (!selectors.selectTexture("glTextureSubImage3DEXT", texture, target)) return;
        try {
            context.textureImage.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
        } finally {
            selectors.unselect();
        }
    }

    public boolean glUnmapNamedBufferEXT(int buffer) {
        if (!selectors.selectBuffer("glUnmapNamedBufferEXT", buffer)) return false;
        try {
            return context.bufferMap.glUnmapNamedBuffer(buffer);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayBindVertexBufferEXT(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        if (!selectors.selectArray("glVertexArrayBindVertexBufferEXT", vaobj)) return;
        try {
            context.vertexArray.glBindVertexBuffer(bindingindex, buffer, offset, stride);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayColorOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.clientArray.glColorPointer(size, type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayEdgeFlagOffsetEXT(int vaobj, int buffer, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayEdgeFlagOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.clientArray.glEdgeFlagPointer(stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayFogCoordOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayFogCoordOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.clientArray.glFogCoordPointer(type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayIndexOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayIndexOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.clientArray.glIndexPointer(type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayNormalOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayNormalOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.clientArray.glNormalPointer(type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArraySecondaryColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArraySecondaryColorOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.clientArray.glSecondaryColorPointer(size, type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayTexCoordOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayTexCoordOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.clientArray.glTexCoordPointer(size, type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexAttribBindingEXT(int vaobj, int attribindex, int bindingindex) {
        if (!selectors.selectArray("glVertexArrayVertexAttribBindingEXT", vaobj)) return;
        try {
            context.vertexArray.glVertexAttribBinding(attribindex, bindingindex);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexAttribDivisorEXT(int vaobj, int index, int divisor) {
        if (!selectors.selectArray("glVertexArrayVertexAttribDivisorEXT", vaobj)) return;
        try {
            context.vertexArray.glVertexAttribDivisor(index, divisor);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexAttribFormatEXT(int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (!selectors.selectArray("glVertexArrayVertexAttribFormatEXT", vaobj)) return;
        try {
            context.vertexArray.glVertexAttribFormat(attribindex, size, type, normalized, relativeoffset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexAttribIFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        if (!selectors.selectArray("glVertexArrayVertexAttribIFormatEXT", vaobj)) return;
        try {
            context.vertexArray.glVertexAttribIFormat(attribindex, size, type, relativeoffset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexAttribIOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayVertexAttribIOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.vertexArray.glVertexAttribIPointer(index, size, type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexAttribLFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        if (!selectors.selectArray("glVertexArrayVertexAttribLFormatEXT", vaobj)) return;
        try {
            context.vertexArray.glVertexAttribLFormat(attribindex, size, type, relativeoffset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexAttribLOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayVertexAttribLOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.vertexArray.glVertexAttribLPointer(index, size, type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexAttribOffsetEXT(int vaobj, int buffer, int index, int size, int type, boolean normalized, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayVertexAttribOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.vertexArray.glVertexAttribPointer(index, size, type, normalized, stride, offset);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexBindingDivisorEXT(int vaobj, int bindingindex, int divisor) {
        if (!selectors.selectArray("glVertexArrayVertexBindingDivisorEXT", vaobj)) return;
        try {
            context.vertexArray.glVertexBindingDivisor(bindingindex, divisor);
        } finally {
            selectors.unselect();
        }
    }

    public void glVertexArrayVertexOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        if (!selectors.selectArrays("glVertexArrayVertexOffsetEXT", vaobj, buffer, offset)) return;
        try {
            context.clientArray.glVertexPointer(size, type, stride, offset);
        } finally {
            selectors.unselect();
        }
    }
}
