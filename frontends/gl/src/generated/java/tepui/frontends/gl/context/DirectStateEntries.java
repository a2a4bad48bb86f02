package tepui.frontends.gl.context;

import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.fixed.MatrixStack;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.program.AssemblyProgram;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.transfer.TextureImages;
import tepui.frontends.gl.vertex.ArrayPlace;
import tepui.frontends.gl.vertex.VertexArray;

/**
 * EXT_direct_state_access: each function finds what it names and hands it to the chapter that has the function for what is bound. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class DirectStateEntries {
    private final Context context;

    DirectStateEntries(Context context) {
        this.context = context;
    }

    public void glBindMultiTextureEXT(int texunit, int target, int texture) {
        int found = context.named.unitToBind("glBindMultiTextureEXT", texunit);
        if (found < 0) return;
        context.textureImage.bindTexture("glBindMultiTextureEXT", found, target, texture);
    }

    public int glCheckNamedFramebufferStatusEXT(int framebuffer, int target) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        return context.framebuffer.checkFramebufferStatus("glCheckNamedFramebufferStatusEXT", found, target);
    }

    public void glClearNamedBufferDataEXT(int buffer, int internalformat, int format, int type, long data) {
        BufferObject found = context.named.buffer("glClearNamedBufferDataEXT", buffer);
        if (found == null) return;
        context.bufferClear.clearBufferData("glClearNamedBufferDataEXT", found, internalformat, format, type, data);
    }

    public void glClearNamedBufferSubDataEXT(int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        BufferObject found = context.named.buffer("glClearNamedBufferSubDataEXT", buffer);
        if (found == null) return;
        context.bufferClear.clearBufferSubData("glClearNamedBufferSubDataEXT", found, internalformat, offset, size, format, type, data);
    }

    public void glCompressedMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        TextureObject found = context.named.textureOfUnit("glCompressedMultiTexImage1DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glCompressedMultiTexImage1DEXT", 1, target, internalformat, border).level(level, width, 1, 1).of(found);
        images.request.pixels.blocks(internalformat, imageSize, bits);
        images.compressedImage();
    }

    public void glCompressedMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        TextureObject found = context.named.textureOfUnit("glCompressedMultiTexImage2DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glCompressedMultiTexImage2DEXT", 2, target, internalformat, border).level(level, width, height, 1).of(found);
        images.request.pixels.blocks(internalformat, imageSize, bits);
        images.compressedImage();
    }

    public void glCompressedMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        TextureObject found = context.named.textureOfUnit("glCompressedMultiTexImage3DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glCompressedMultiTexImage3DEXT", 3, target, internalformat, border).level(level, width, height, depth).of(found);
        images.request.pixels.blocks(internalformat, imageSize, bits);
        images.compressedImage();
    }

    public void glCompressedMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        TextureObject found = context.named.textureOfUnit("glCompressedMultiTexSubImage1DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, 0, 0, width, 1, 1);
        images.pixels.blocks(format, imageSize, bits);
        images.compressedSubImage("glCompressedMultiTexSubImage1DEXT", images.texture("glCompressedMultiTexSubImage1DEXT", found, target, 1));
    }

    public void glCompressedMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        TextureObject found = context.named.textureOfUnit("glCompressedMultiTexSubImage2DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, 0, width, height, 1);
        images.pixels.blocks(format, imageSize, bits);
        images.compressedSubImage("glCompressedMultiTexSubImage2DEXT", images.texture("glCompressedMultiTexSubImage2DEXT", found, target, 2));
    }

    public void glCompressedMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        TextureObject found = context.named.textureOfUnit("glCompressedMultiTexSubImage3DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, zoffset, width, height, depth);
        images.pixels.blocks(format, imageSize, bits);
        images.compressedSubImage("glCompressedMultiTexSubImage3DEXT", images.texture("glCompressedMultiTexSubImage3DEXT", found, target, 3));
    }

    public void glCompressedTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        TextureObject found = context.named.texture("glCompressedTextureImage1DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glCompressedTextureImage1DEXT", 1, target, internalformat, border).level(level, width, 1, 1).of(found);
        images.request.pixels.blocks(internalformat, imageSize, bits);
        images.compressedImage();
    }

    public void glCompressedTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        TextureObject found = context.named.texture("glCompressedTextureImage2DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glCompressedTextureImage2DEXT", 2, target, internalformat, border).level(level, width, height, 1).of(found);
        images.request.pixels.blocks(internalformat, imageSize, bits);
        images.compressedImage();
    }

    public void glCompressedTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        TextureObject found = context.named.texture("glCompressedTextureImage3DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glCompressedTextureImage3DEXT", 3, target, internalformat, border).level(level, width, height, depth).of(found);
        images.request.pixels.blocks(internalformat, imageSize, bits);
        images.compressedImage();
    }

    public void glCompressedTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        TextureObject found = context.named.texture("glCompressedTextureSubImage1DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, 0, 0, width, 1, 1);
        images.pixels.blocks(format, imageSize, bits);
        images.compressedSubImage("glCompressedTextureSubImage1DEXT", images.texture("glCompressedTextureSubImage1DEXT", found, target, 1));
    }

    public void glCompressedTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        TextureObject found = context.named.texture("glCompressedTextureSubImage2DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, 0, width, height, 1);
        images.pixels.blocks(format, imageSize, bits);
        images.compressedSubImage("glCompressedTextureSubImage2DEXT", images.texture("glCompressedTextureSubImage2DEXT", found, target, 2));
    }

    public void glCompressedTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        TextureObject found = context.named.texture("glCompressedTextureSubImage3DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, zoffset, width, height, depth);
        images.pixels.blocks(format, imageSize, bits);
        images.compressedSubImage("glCompressedTextureSubImage3DEXT", images.texture("glCompressedTextureSubImage3DEXT", found, target, 3));
    }

    public void glCopyMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int border) {
        TextureObject found = context.named.textureOfUnit("glCopyMultiTexImage1DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, 1);
        images.request.of("glCopyMultiTexImage1DEXT", 1, target, internalformat, border).level(level, width, 1, 1).of(found);
        images.copyImage();
    }

    public void glCopyMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        TextureObject found = context.named.textureOfUnit("glCopyMultiTexImage2DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, height);
        images.request.of("glCopyMultiTexImage2DEXT", 2, target, internalformat, border).level(level, width, height, 1).of(found);
        images.copyImage();
    }

    public void glCopyMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int x, int y, int width) {
        TextureObject found = context.named.textureOfUnit("glCopyMultiTexSubImage1DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, 1);
        images.region.set(TextureTarget.face(target), level, xoffset, 0, 0, width, 1, 1);
        images.copySubImage("glCopyMultiTexSubImage1DEXT", images.texture("glCopyMultiTexSubImage1DEXT", found, target, 1));
    }

    public void glCopyMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        TextureObject found = context.named.textureOfUnit("glCopyMultiTexSubImage2DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, height);
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, 0, width, height, 1);
        images.copySubImage("glCopyMultiTexSubImage2DEXT", images.texture("glCopyMultiTexSubImage2DEXT", found, target, 2));
    }

    public void glCopyMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        TextureObject found = context.named.textureOfUnit("glCopyMultiTexSubImage3DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, height);
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, zoffset, width, height, 1);
        images.copySubImage("glCopyMultiTexSubImage3DEXT", images.texture("glCopyMultiTexSubImage3DEXT", found, target, 3));
    }

    public void glCopyTextureImage1DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int border) {
        TextureObject found = context.named.texture("glCopyTextureImage1DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, 1);
        images.request.of("glCopyTextureImage1DEXT", 1, target, internalformat, border).level(level, width, 1, 1).of(found);
        images.copyImage();
    }

    public void glCopyTextureImage2DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        TextureObject found = context.named.texture("glCopyTextureImage2DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, height);
        images.request.of("glCopyTextureImage2DEXT", 2, target, internalformat, border).level(level, width, height, 1).of(found);
        images.copyImage();
    }

    public void glCopyTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int x, int y, int width) {
        TextureObject found = context.named.texture("glCopyTextureSubImage1DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, 1);
        images.region.set(TextureTarget.face(target), level, xoffset, 0, 0, width, 1, 1);
        images.copySubImage("glCopyTextureSubImage1DEXT", images.texture("glCopyTextureSubImage1DEXT", found, target, 1));
    }

    public void glCopyTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        TextureObject found = context.named.texture("glCopyTextureSubImage2DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, height);
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, 0, width, height, 1);
        images.copySubImage("glCopyTextureSubImage2DEXT", images.texture("glCopyTextureSubImage2DEXT", found, target, 2));
    }

    public void glCopyTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        TextureObject found = context.named.texture("glCopyTextureSubImage3DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.source.rectangle(x, y, width, height);
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, zoffset, width, height, 1);
        images.copySubImage("glCopyTextureSubImage3DEXT", images.texture("glCopyTextureSubImage3DEXT", found, target, 3));
    }

    public void glDisableVertexArrayAttribEXT(int vaobj, int index) {
        VertexArray found = context.named.vertexArray("glDisableVertexArrayAttribEXT", vaobj);
        if (found == null) return;
        context.vertexArray.disableVertexAttribArray("glDisableVertexArrayAttribEXT", found, index);
    }

    public void glEnableVertexArrayAttribEXT(int vaobj, int index) {
        VertexArray found = context.named.vertexArray("glEnableVertexArrayAttribEXT", vaobj);
        if (found == null) return;
        context.vertexArray.enableVertexAttribArray("glEnableVertexArrayAttribEXT", found, index);
    }

    public void glFlushMappedNamedBufferRangeEXT(int buffer, long offset, long length) {
        BufferObject found = context.named.buffer("glFlushMappedNamedBufferRangeEXT", buffer);
        if (found == null) return;
        context.bufferMap.flushMappedBufferRange("glFlushMappedNamedBufferRangeEXT", found, offset, length);
    }

    public void glFramebufferDrawBufferEXT(int framebuffer, int mode) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferDrawBuffer("glFramebufferDrawBufferEXT", found, mode);
    }

    public void glFramebufferDrawBuffersEXT(int framebuffer, int n, long bufs) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferDrawBuffers("glFramebufferDrawBuffersEXT", found, n, bufs);
    }

    public void glFramebufferReadBufferEXT(int framebuffer, int mode) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferReadBuffer("glFramebufferReadBufferEXT", found, mode);
    }

    public void glGenerateMultiTexMipmapEXT(int texunit, int target) {
        TextureObject found = context.named.textureOfUnit("glGenerateMultiTexMipmapEXT", texunit, target);
        if (found == null) return;
        context.textureImage.generateMipmap("glGenerateMultiTexMipmapEXT", found, target);
    }

    public void glGenerateTextureMipmapEXT(int texture, int target) {
        TextureObject found = context.named.texture("glGenerateTextureMipmapEXT", texture, target);
        if (found == null) return;
        context.textureImage.generateMipmap("glGenerateTextureMipmapEXT", found, target);
    }

    public void glGetCompressedMultiTexImageEXT(int texunit, int target, int lod, long img) {
        TextureObject found = context.named.textureOfUnit("glGetCompressedMultiTexImageEXT", texunit, target);
        if (found == null) return;
        context.textureGet.getCompressedTexImage("glGetCompressedMultiTexImageEXT", found, target, lod, img);
    }

    public void glGetCompressedTextureImageEXT(int texture, int target, int lod, long img) {
        TextureObject found = context.named.texture("glGetCompressedTextureImageEXT", texture, target);
        if (found == null) return;
        context.textureGet.getCompressedTexImage("glGetCompressedTextureImageEXT", found, target, lod, img);
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
        TextureObject found = context.named.textureOfUnit("glGetMultiTexImageEXT", texunit, target);
        if (found == null) return;
        context.textureGet.getTexImage("glGetMultiTexImageEXT", found, target, level, format, type, pixels);
    }

    public void glGetMultiTexLevelParameterfvEXT(int texunit, int target, int level, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glGetMultiTexLevelParameterfvEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.getTexLevelParameterfv("glGetMultiTexLevelParameterfvEXT", found, target, level, pname, params);
    }

    public void glGetMultiTexLevelParameterivEXT(int texunit, int target, int level, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glGetMultiTexLevelParameterivEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.getTexLevelParameteriv("glGetMultiTexLevelParameterivEXT", found, target, level, pname, params);
    }

    public void glGetMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glGetMultiTexParameterIivEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.getTexParameterIiv("glGetMultiTexParameterIivEXT", found, target, pname, params);
    }

    public void glGetMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glGetMultiTexParameterIuivEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.getTexParameterIuiv("glGetMultiTexParameterIuivEXT", found, target, pname, params);
    }

    public void glGetMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glGetMultiTexParameterfvEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.getTexParameterfv("glGetMultiTexParameterfvEXT", found, target, pname, params);
    }

    public void glGetMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glGetMultiTexParameterivEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.getTexParameteriv("glGetMultiTexParameterivEXT", found, target, pname, params);
    }

    public void glGetNamedBufferParameterivEXT(int buffer, int pname, long params) {
        BufferObject found = context.named.buffer("glGetNamedBufferParameterivEXT", buffer);
        if (found == null) return;
        context.bufferMap.getBufferParameteriv("glGetNamedBufferParameterivEXT", found, pname, params);
    }

    public void glGetNamedBufferPointervEXT(int buffer, int pname, long params) {
        BufferObject found = context.named.buffer("glGetNamedBufferPointervEXT", buffer);
        if (found == null) return;
        context.bufferMap.getBufferPointerv("glGetNamedBufferPointervEXT", found, pname, params);
    }

    public void glGetNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        BufferObject found = context.named.buffer("glGetNamedBufferSubDataEXT", buffer);
        if (found == null) return;
        context.buffer.getBufferSubData("glGetNamedBufferSubDataEXT", found, offset, size, data);
    }

    public void glGetNamedFramebufferAttachmentParameterivEXT(int framebuffer, int attachment, int pname, long params) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.getFramebufferAttachmentParameteriv("glGetNamedFramebufferAttachmentParameterivEXT", found, attachment, pname, params);
    }

    public void glGetNamedFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        Framebuffer found = context.named.generatedFramebuffer("glGetNamedFramebufferParameterivEXT", framebuffer);
        if (found == null) return;
        context.framebuffer.getFramebufferParameteriv("glGetNamedFramebufferParameterivEXT", found, pname, params);
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
        Renderbuffer found = context.named.renderbuffer("glGetNamedRenderbufferParameterivEXT", renderbuffer);
        if (found == null) return;
        context.renderbuffer.getRenderbufferParameteriv("glGetNamedRenderbufferParameterivEXT", found, pname, params);
    }

    public void glGetTextureImageEXT(int texture, int target, int level, int format, int type, long pixels) {
        TextureObject found = context.named.texture("glGetTextureImageEXT", texture, target);
        if (found == null) return;
        context.textureGet.getTexImage("glGetTextureImageEXT", found, target, level, format, type, pixels);
    }

    public void glGetTextureLevelParameterfvEXT(int texture, int target, int level, int pname, long params) {
        TextureObject found = context.named.texture("glGetTextureLevelParameterfvEXT", texture, target);
        if (found == null) return;
        context.textureParameter.getTexLevelParameterfv("glGetTextureLevelParameterfvEXT", found, target, level, pname, params);
    }

    public void glGetTextureLevelParameterivEXT(int texture, int target, int level, int pname, long params) {
        TextureObject found = context.named.texture("glGetTextureLevelParameterivEXT", texture, target);
        if (found == null) return;
        context.textureParameter.getTexLevelParameteriv("glGetTextureLevelParameterivEXT", found, target, level, pname, params);
    }

    public void glGetTextureParameterIivEXT(int texture, int target, int pname, long params) {
        TextureObject found = context.named.texture("glGetTextureParameterIivEXT", texture, target);
        if (found == null) return;
        context.textureParameter.getTexParameterIiv("glGetTextureParameterIivEXT", found, target, pname, params);
    }

    public void glGetTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        TextureObject found = context.named.texture("glGetTextureParameterIuivEXT", texture, target);
        if (found == null) return;
        context.textureParameter.getTexParameterIuiv("glGetTextureParameterIuivEXT", found, target, pname, params);
    }

    public void glGetTextureParameterfvEXT(int texture, int target, int pname, long params) {
        TextureObject found = context.named.texture("glGetTextureParameterfvEXT", texture, target);
        if (found == null) return;
        context.textureParameter.getTexParameterfv("glGetTextureParameterfvEXT", found, target, pname, params);
    }

    public void glGetTextureParameterivEXT(int texture, int target, int pname, long params) {
        TextureObject found = context.named.texture("glGetTextureParameterivEXT", texture, target);
        if (found == null) return;
        context.textureParameter.getTexParameteriv("glGetTextureParameterivEXT", found, target, pname, params);
    }

    public long glMapNamedBufferEXT(int buffer, int access) {
        BufferObject found = context.named.buffer("glMapNamedBufferEXT", buffer);
        if (found == null) return 0;
        return context.bufferMap.mapBuffer("glMapNamedBufferEXT", found, access);
    }

    public long glMapNamedBufferRangeEXT(int buffer, long offset, long length, int access) {
        BufferObject found = context.named.buffer("glMapNamedBufferRangeEXT", buffer);
        if (found == null) return 0;
        return context.bufferMap.mapBufferRange("glMapNamedBufferRangeEXT", found, offset, length, access);
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
        TextureObject found = context.named.textureOfUnit("glMultiTexBufferEXT", texunit, target);
        if (found == null) return;
        context.textureStorage.texBuffer("glMultiTexBufferEXT", found, target, internalformat, buffer);
    }

    public void glMultiTexCoordPointerEXT(int texunit, int size, int type, int stride, long pointer) {
        int found = context.named.coordinates("glMultiTexCoordPointerEXT", texunit);
        if (found < 0) return;
        context.clientArray.texCoordPointer("glMultiTexCoordPointerEXT", found, size, type, stride, pointer);
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
        TextureObject found = context.named.textureOfUnit("glMultiTexImage1DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glMultiTexImage1DEXT", 1, target, internalformat, border).level(level, width, 1, 1).of(found);
        images.request.pixels.set(format, type, pixels);
        images.image();
    }

    public void glMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        TextureObject found = context.named.textureOfUnit("glMultiTexImage2DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glMultiTexImage2DEXT", 2, target, internalformat, border).level(level, width, height, 1).of(found);
        images.request.pixels.set(format, type, pixels);
        images.image();
    }

    public void glMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        TextureObject found = context.named.textureOfUnit("glMultiTexImage3DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glMultiTexImage3DEXT", 3, target, internalformat, border).level(level, width, height, depth).of(found);
        images.request.pixels.set(format, type, pixels);
        images.image();
    }

    public void glMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glMultiTexParameterIivEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.texParameterIiv("glMultiTexParameterIivEXT", found, target, pname, params);
    }

    public void glMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glMultiTexParameterIuivEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.texParameterIuiv("glMultiTexParameterIuivEXT", found, target, pname, params);
    }

    public void glMultiTexParameterfEXT(int texunit, int target, int pname, float param) {
        TextureObject found = context.named.textureOfUnit("glMultiTexParameterfEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.texParameterf("glMultiTexParameterfEXT", found, target, pname, param);
    }

    public void glMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glMultiTexParameterfvEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.texParameterfv("glMultiTexParameterfvEXT", found, target, pname, params);
    }

    public void glMultiTexParameteriEXT(int texunit, int target, int pname, int param) {
        TextureObject found = context.named.textureOfUnit("glMultiTexParameteriEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.texParameteri("glMultiTexParameteriEXT", found, target, pname, param);
    }

    public void glMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        TextureObject found = context.named.textureOfUnit("glMultiTexParameterivEXT", texunit, target);
        if (found == null) return;
        context.textureParameter.texParameteriv("glMultiTexParameterivEXT", found, target, pname, params);
    }

    public void glMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        TextureObject found = context.named.textureOfUnit("glMultiTexSubImage1DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, 0, 0, width, 1, 1);
        images.pixels.set(format, type, pixels);
        images.subImage("glMultiTexSubImage1DEXT", images.texture("glMultiTexSubImage1DEXT", found, target, 1));
    }

    public void glMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        TextureObject found = context.named.textureOfUnit("glMultiTexSubImage2DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, 0, width, height, 1);
        images.pixels.set(format, type, pixels);
        images.subImage("glMultiTexSubImage2DEXT", images.texture("glMultiTexSubImage2DEXT", found, target, 2));
    }

    public void glMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        TextureObject found = context.named.textureOfUnit("glMultiTexSubImage3DEXT", texunit, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, zoffset, width, height, depth);
        images.pixels.set(format, type, pixels);
        images.subImage("glMultiTexSubImage3DEXT", images.texture("glMultiTexSubImage3DEXT", found, target, 3));
    }

    public void glNamedBufferDataEXT(int buffer, long size, long data, int usage) {
        BufferObject found = context.named.buffer("glNamedBufferDataEXT", buffer);
        if (found == null) return;
        context.buffer.bufferData("glNamedBufferDataEXT", found, size, data, usage);
    }

    public void glNamedBufferStorageEXT(int buffer, long size, long data, int flags) {
        BufferObject found = context.named.buffer("glNamedBufferStorageEXT", buffer);
        if (found == null) return;
        context.buffer.bufferStorage("glNamedBufferStorageEXT", found, size, data, flags);
    }

    public void glNamedBufferSubDataEXT(int buffer, long offset, long size, long data) {
        BufferObject found = context.named.buffer("glNamedBufferSubDataEXT", buffer);
        if (found == null) return;
        context.buffer.bufferSubData("glNamedBufferSubDataEXT", found, offset, size, data);
    }

    public void glNamedFramebufferParameteriEXT(int framebuffer, int pname, int param) {
        Framebuffer found = context.named.generatedFramebuffer("glNamedFramebufferParameteriEXT", framebuffer);
        if (found == null) return;
        context.framebuffer.framebufferParameteri("glNamedFramebufferParameteriEXT", found, pname, param);
    }

    public void glNamedFramebufferRenderbufferEXT(int framebuffer, int attachment, int renderbuffertarget, int renderbuffer) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferRenderbuffer("glNamedFramebufferRenderbufferEXT", found, attachment, renderbuffertarget, renderbuffer);
    }

    public void glNamedFramebufferTexture1DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferTexture1D("glNamedFramebufferTexture1DEXT", found, attachment, textarget, texture, level);
    }

    public void glNamedFramebufferTexture2DEXT(int framebuffer, int attachment, int textarget, int texture, int level) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferTexture2D("glNamedFramebufferTexture2DEXT", found, attachment, textarget, texture, level);
    }

    public void glNamedFramebufferTexture3DEXT(int framebuffer, int attachment, int textarget, int texture, int level, int zoffset) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferTexture3D("glNamedFramebufferTexture3DEXT", found, attachment, textarget, texture, level, zoffset);
    }

    public void glNamedFramebufferTextureEXT(int framebuffer, int attachment, int texture, int level) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferTexture("glNamedFramebufferTextureEXT", found, attachment, texture, level);
    }

    public void glNamedFramebufferTextureLayerEXT(int framebuffer, int attachment, int texture, int level, int layer) {
        Framebuffer found = context.named.framebuffer(framebuffer);
        context.framebuffer.framebufferTextureLayer("glNamedFramebufferTextureLayerEXT", found, attachment, texture, level, layer);
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
        Renderbuffer found = context.named.renderbuffer("glNamedRenderbufferStorageEXT", renderbuffer);
        if (found == null) return;
        context.renderbuffer.renderbufferStorage("glNamedRenderbufferStorageEXT", found, internalformat, width, height);
    }

    public void glNamedRenderbufferStorageMultisampleEXT(int renderbuffer, int samples, int internalformat, int width, int height) {
        Renderbuffer found = context.named.renderbuffer("glNamedRenderbufferStorageMultisampleEXT", renderbuffer);
        if (found == null) return;
        context.renderbuffer.renderbufferStorageMultisample("glNamedRenderbufferStorageMultisampleEXT", found, samples, internalformat, width, height);
    }

    public void glTextureBufferEXT(int texture, int target, int internalformat, int buffer) {
        TextureObject found = context.named.texture("glTextureBufferEXT", texture, target);
        if (found == null) return;
        context.textureStorage.texBuffer("glTextureBufferEXT", found, target, internalformat, buffer);
    }

    public void glTextureBufferRangeEXT(int texture, int target, int internalformat, int buffer, long offset, long size) {
        TextureObject found = context.named.texture("glTextureBufferRangeEXT", texture, target);
        if (found == null) return;
        context.textureStorage.texBufferRange("glTextureBufferRangeEXT", found, target, internalformat, buffer, offset, size);
    }

    public void glTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        TextureObject found = context.named.texture("glTextureImage1DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glTextureImage1DEXT", 1, target, internalformat, border).level(level, width, 1, 1).of(found);
        images.request.pixels.set(format, type, pixels);
        images.image();
    }

    public void glTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        TextureObject found = context.named.texture("glTextureImage2DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glTextureImage2DEXT", 2, target, internalformat, border).level(level, width, height, 1).of(found);
        images.request.pixels.set(format, type, pixels);
        images.image();
    }

    public void glTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        TextureObject found = context.named.texture("glTextureImage3DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glTextureImage3DEXT", 3, target, internalformat, border).level(level, width, height, depth).of(found);
        images.request.pixels.set(format, type, pixels);
        images.image();
    }

    public void glTextureParameterIivEXT(int texture, int target, int pname, long params) {
        TextureObject found = context.named.texture("glTextureParameterIivEXT", texture, target);
        if (found == null) return;
        context.textureParameter.texParameterIiv("glTextureParameterIivEXT", found, target, pname, params);
    }

    public void glTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        TextureObject found = context.named.texture("glTextureParameterIuivEXT", texture, target);
        if (found == null) return;
        context.textureParameter.texParameterIuiv("glTextureParameterIuivEXT", found, target, pname, params);
    }

    public void glTextureParameterfEXT(int texture, int target, int pname, float param) {
        TextureObject found = context.named.texture("glTextureParameterfEXT", texture, target);
        if (found == null) return;
        context.textureParameter.texParameterf("glTextureParameterfEXT", found, target, pname, param);
    }

    public void glTextureParameterfvEXT(int texture, int target, int pname, long params) {
        TextureObject found = context.named.texture("glTextureParameterfvEXT", texture, target);
        if (found == null) return;
        context.textureParameter.texParameterfv("glTextureParameterfvEXT", found, target, pname, params);
    }

    public void glTextureParameteriEXT(int texture, int target, int pname, int param) {
        TextureObject found = context.named.texture("glTextureParameteriEXT", texture, target);
        if (found == null) return;
        context.textureParameter.texParameteri("glTextureParameteriEXT", found, target, pname, param);
    }

    public void glTextureParameterivEXT(int texture, int target, int pname, long params) {
        TextureObject found = context.named.texture("glTextureParameterivEXT", texture, target);
        if (found == null) return;
        context.textureParameter.texParameteriv("glTextureParameterivEXT", found, target, pname, params);
    }

    public void glTextureStorage1DEXT(int texture, int target, int levels, int internalformat, int width) {
        TextureObject found = context.named.texture("glTextureStorage1DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.storage("glTextureStorage1DEXT", 1, target, levels, internalformat).level(0, width, 1, 1).of(found);
        images.storage();
    }

    public void glTextureStorage2DEXT(int texture, int target, int levels, int internalformat, int width, int height) {
        TextureObject found = context.named.texture("glTextureStorage2DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.storage("glTextureStorage2DEXT", 2, target, levels, internalformat).level(0, width, height, 1).of(found);
        images.storage();
    }

    public void glTextureStorage2DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        TextureObject found = context.named.texture("glTextureStorage2DMultisampleEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glTextureStorage2DMultisampleEXT", 2, target, internalformat, 0).level(0, width, height, 1).of(found).samples(samples, fixedsamplelocations, true);
        images.samples(TextureTarget.D2_MS);
    }

    public void glTextureStorage3DEXT(int texture, int target, int levels, int internalformat, int width, int height, int depth) {
        TextureObject found = context.named.texture("glTextureStorage3DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.storage("glTextureStorage3DEXT", 3, target, levels, internalformat).level(0, width, height, depth).of(found);
        images.storage();
    }

    public void glTextureStorage3DMultisampleEXT(int texture, int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        TextureObject found = context.named.texture("glTextureStorage3DMultisampleEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.request.of("glTextureStorage3DMultisampleEXT", 3, target, internalformat, 0).level(0, width, height, depth).of(found).samples(samples, fixedsamplelocations, true);
        images.samples(TextureTarget.D2_MS_ARRAY);
    }

    public void glTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        TextureObject found = context.named.texture("glTextureSubImage1DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, 0, 0, width, 1, 1);
        images.pixels.set(format, type, pixels);
        images.subImage("glTextureSubImage1DEXT", images.texture("glTextureSubImage1DEXT", found, target, 1));
    }

    public void glTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        TextureObject found = context.named.texture("glTextureSubImage2DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, 0, width, height, 1);
        images.pixels.set(format, type, pixels);
        images.subImage("glTextureSubImage2DEXT", images.texture("glTextureSubImage2DEXT", found, target, 2));
    }

    public void glTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        TextureObject found = context.named.texture("glTextureSubImage3DEXT", texture, target);
        if (found == null) return;
        TextureImages images = context.textureImage.images;
        images.region.set(TextureTarget.face(target), level, xoffset, yoffset, zoffset, width, height, depth);
        images.pixels.set(format, type, pixels);
        images.subImage("glTextureSubImage3DEXT", images.texture("glTextureSubImage3DEXT", found, target, 3));
    }

    public boolean glUnmapNamedBufferEXT(int buffer) {
        BufferObject found = context.named.buffer("glUnmapNamedBufferEXT", buffer);
        if (found == null) return false;
        return context.bufferMap.unmapBuffer("glUnmapNamedBufferEXT", found);
    }

    public void glVertexArrayBindVertexBufferEXT(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        VertexArray found = context.named.vertexArray("glVertexArrayBindVertexBufferEXT", vaobj);
        if (found == null) return;
        context.vertexArray.bindVertexBuffer("glVertexArrayBindVertexBufferEXT", found, bindingindex, buffer, offset, stride);
    }

    public void glVertexArrayColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayColorOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.clientArray.colorPointer("glVertexArrayColorOffsetEXT", found, size, type, stride, offset);
    }

    public void glVertexArrayEdgeFlagOffsetEXT(int vaobj, int buffer, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayEdgeFlagOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.clientArray.edgeFlagPointer("glVertexArrayEdgeFlagOffsetEXT", found, stride, offset);
    }

    public void glVertexArrayFogCoordOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayFogCoordOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.clientArray.fogCoordPointer("glVertexArrayFogCoordOffsetEXT", found, type, stride, offset);
    }

    public void glVertexArrayIndexOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayIndexOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.clientArray.indexPointer("glVertexArrayIndexOffsetEXT", found, type, stride, offset);
    }

    public void glVertexArrayNormalOffsetEXT(int vaobj, int buffer, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayNormalOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.clientArray.normalPointer("glVertexArrayNormalOffsetEXT", found, type, stride, offset);
    }

    public void glVertexArraySecondaryColorOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArraySecondaryColorOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.clientArray.secondaryColorPointer("glVertexArraySecondaryColorOffsetEXT", found, size, type, stride, offset);
    }

    public void glVertexArrayTexCoordOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayTexCoordOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.clientArray.texCoordPointer("glVertexArrayTexCoordOffsetEXT", found, size, type, stride, offset);
    }

    public void glVertexArrayVertexAttribBindingEXT(int vaobj, int attribindex, int bindingindex) {
        VertexArray found = context.named.vertexArray("glVertexArrayVertexAttribBindingEXT", vaobj);
        if (found == null) return;
        context.vertexArray.vertexAttribBinding("glVertexArrayVertexAttribBindingEXT", found, attribindex, bindingindex);
    }

    public void glVertexArrayVertexAttribDivisorEXT(int vaobj, int index, int divisor) {
        VertexArray found = context.named.vertexArray("glVertexArrayVertexAttribDivisorEXT", vaobj);
        if (found == null) return;
        context.vertexArray.vertexAttribDivisor("glVertexArrayVertexAttribDivisorEXT", found, index, divisor);
    }

    public void glVertexArrayVertexAttribFormatEXT(int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        VertexArray found = context.named.vertexArray("glVertexArrayVertexAttribFormatEXT", vaobj);
        if (found == null) return;
        context.vertexArray.vertexAttribFormat("glVertexArrayVertexAttribFormatEXT", found, attribindex, size, type, normalized, relativeoffset);
    }

    public void glVertexArrayVertexAttribIFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        VertexArray found = context.named.vertexArray("glVertexArrayVertexAttribIFormatEXT", vaobj);
        if (found == null) return;
        context.vertexArray.vertexAttribIFormat("glVertexArrayVertexAttribIFormatEXT", found, attribindex, size, type, relativeoffset);
    }

    public void glVertexArrayVertexAttribIOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayVertexAttribIOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.vertexArray.vertexAttribIPointer("glVertexArrayVertexAttribIOffsetEXT", found, index, size, type, stride, offset);
    }

    public void glVertexArrayVertexAttribLFormatEXT(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        VertexArray found = context.named.vertexArray("glVertexArrayVertexAttribLFormatEXT", vaobj);
        if (found == null) return;
        context.vertexArray.vertexAttribLFormat("glVertexArrayVertexAttribLFormatEXT", found, attribindex, size, type, relativeoffset);
    }

    public void glVertexArrayVertexAttribLOffsetEXT(int vaobj, int buffer, int index, int size, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayVertexAttribLOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.vertexArray.vertexAttribLPointer("glVertexArrayVertexAttribLOffsetEXT", found, index, size, type, stride, offset);
    }

    public void glVertexArrayVertexAttribOffsetEXT(int vaobj, int buffer, int index, int size, int type, boolean normalized, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayVertexAttribOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.vertexArray.vertexAttribPointer("glVertexArrayVertexAttribOffsetEXT", found, index, size, type, normalized, stride, offset);
    }

    public void glVertexArrayVertexBindingDivisorEXT(int vaobj, int bindingindex, int divisor) {
        VertexArray found = context.named.vertexArray("glVertexArrayVertexBindingDivisorEXT", vaobj);
        if (found == null) return;
        context.vertexArray.vertexBindingDivisor("glVertexArrayVertexBindingDivisorEXT", found, bindingindex, divisor);
    }

    public void glVertexArrayVertexOffsetEXT(int vaobj, int buffer, int size, int type, int stride, long offset) {
        ArrayPlace found = context.named.place("glVertexArrayVertexOffsetEXT", vaobj, buffer, offset);
        if (found == null) return;
        context.clientArray.vertexPointer("glVertexArrayVertexOffsetEXT", found, size, type, stride, offset);
    }
}
