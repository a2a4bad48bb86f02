package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.tools.suites.gl.GlHost;

/**
 * Commands for framebuffers, what is drawn to and read from: {@code fb}, {@code blit}, {@code clear}, {@code viewport
 * indexed}, images.
 */
final class FrameCommands {
    private final TestState stage;
    private int drawFramebuffer;
    private int readFramebuffer;

    FrameCommands(TestState stage) {
        this.stage = stage;
    }

    boolean run(Words w) {
        if (w.take("clear color")) {
            float[] c = w.numbers(4);
            stage.gl.glClearColor(c[0], c[1], c[2], c[3]);
        } else if (w.take("clear depth")) {
            stage.gl.glClearDepth(w.number());
        } else if (w.take("clear")) {
            stage.gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        } else if (w.take("fb")) {
            framebuffer(w);
        } else if (w.take("blit")) {
            blit(w);
        } else if (w.take("image texture")) {
            image(w);
        } else if (w.take("resident image texture")) {
            residentImage(w);
        } else if (w.take("resident texture")) {
            residentTexture(w);
        } else if (w.take("vertex attrib handle")) {
            String name = w.next();
            int location = stage.gl.glGetAttribLocation(stage.programs[0], stage.text(name));
            if (location < 0) throw new TestFailure("the program has no attribute " + name);
            stage.gl.glVertexAttribL1ui64ARB(location, stage.handle(w.integer()));
        } else if (w.take("memory barrier")) {
            stage.gl.glMemoryBarrier(Enums.value(w.next()));
        } else if (w.take("fbfetch barrier")) {
            stage.gl.glFramebufferFetchBarrierEXT();
        } else if (w.take("viewport indexed")) {
            int index = w.integer();
            float[] v = w.numbers(4);
            stage.gl.glViewportIndexedf(index, v[0], v[1], v[2], v[3]);
        } else {
            return false;
        }
        return true;
    }

    /** The texture of a unit becomes resident; its handle is named by the number of the unit. */
    private void residentTexture(Words w) {
        // A kind of texture before the number is the number itself, as in the other runner: "1D 0" is 1.
        String word = w.next();
        int unit = Integer.parseInt(word.replaceAll("\\D.*", ""));
        long handle = stage.gl.glGetTextureHandleARB(bound(boundKind(unit), unit));
        stage.gl.glMakeTextureHandleResidentARB(handle);
        stage.handles.put(unit, handle);
        while (!w.isAtEnd()) w.next();
    }

    private void residentImage(Words w) {
        int unit = w.integer();
        int format = Enums.value(w.next());
        long handle = stage.gl.glGetImageHandleARB(bound(boundKind(unit), unit), 0, false, 0, format);
        stage.gl.glMakeImageHandleResidentARB(handle, GL_READ_WRITE);
        stage.handles.put(unit, handle);
    }

    private void framebuffer(Words w) {
        int target = GL_FRAMEBUFFER;
        if (w.take("draw")) target = GL_DRAW_FRAMEBUFFER;
        else if (w.take("read")) target = GL_READ_FRAMEBUFFER;
        if (w.take("winsys")) {
            stage.gl.glBindFramebuffer(target, 0);
            size(target, stage.windowWidth, stage.windowHeight, 0);
            return;
        }
        MemorySegment name = stage.ints(0);
        stage.gl.glGenFramebuffers(1, name.address());
        int framebuffer = name.get(ValueLayout.JAVA_INT, 0);
        stage.gl.glBindFramebuffer(target, framebuffer);
        int width;
        int height;
        int count = 1;
        if (w.take("ms")) {
            int format = Enums.value(w.next());
            width = w.integer();
            height = w.integer();
            int samples = w.integer();
            MemorySegment buffer = stage.ints(0);
            stage.gl.glGenRenderbuffers(1, buffer.address());
            stage.gl.glBindRenderbuffer(GL_RENDERBUFFER, buffer.get(ValueLayout.JAVA_INT, 0));
            stage.gl.glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, width, height);
            stage.gl.glFramebufferRenderbuffer(
                    target, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, buffer.get(ValueLayout.JAVA_INT, 0));
        } else if (w.take("tex")) {
            int texture;
            int kind;
            int level = 0;
            if (w.take("layered")) {
                int unit = w.integer();
                kind = boundKind(unit);
                texture = bound(kind, unit);
                // OpenGL ES 3.1 has it by an extension.
                if (stage.profile == GlHost.Profile.ES)
                    stage.gl.glFramebufferTextureEXT(target, GL_COLOR_ATTACHMENT0, texture, 0);
                else stage.gl.glFramebufferTexture(target, GL_COLOR_ATTACHMENT0, texture, 0);
            } else if (w.take("slice")) {
                kind = TextureCommands.target(w.next());
                texture = bound(kind, w.integer());
                level = w.integer();
                slice(target, kind, texture, level, w.integer());
            } else {
                kind = GL_TEXTURE_2D;
                count = 0;
                texture = 0;
                while (w.take("2d") || count > 0 && !w.isAtEnd()) {
                    texture = bound(kind, w.integer());
                    stage.gl.glFramebufferTexture2D(target, GL_COLOR_ATTACHMENT0 + count++, kind, texture, 0);
                }
                if (count == 0) throw new TestFailure("the kind of texture is not known: " + w);
            }
            int[] size = stage.textureSizes.get(texture);
            width = size != null ? Math.max(1, size[0] >> level) : extent(kind, level, GL_TEXTURE_WIDTH);
            if (kind == GL_TEXTURE_1D || kind == GL_TEXTURE_1D_ARRAY) height = 1;
            else height = size != null ? Math.max(1, size[1] >> level) : extent(kind, level, GL_TEXTURE_HEIGHT);
        } else {
            throw new TestFailure("the framebuffer is not known: " + w);
        }
        // One buffer is what a framebuffer begins with; OpenGL ES 2.0 chooses by an extension.
        if (target != GL_READ_FRAMEBUFFER && (count > 1 || stage.profile != GlHost.Profile.ES)) {
            int[] buffers = new int[count];
            for (int i = 0; i < count; i++) buffers[i] = GL_COLOR_ATTACHMENT0 + i;
            long chosen = stage.ints(buffers).address();
            if (stage.profile == GlHost.Profile.ES) stage.gl.glDrawBuffersEXT(count, chosen);
            else stage.gl.glDrawBuffers(count, chosen);
        }
        int status = stage.gl.glCheckFramebufferStatus(target);
        if (status != GL_FRAMEBUFFER_COMPLETE) {
            throw new TestFailure("the framebuffer is incomplete: 0x" + Integer.toHexString(status));
        }
        size(target, width, height, framebuffer);
        stage.check(w.toString());
    }

    private void size(int target, int width, int height, int framebuffer) {
        if (target != GL_READ_FRAMEBUFFER) {
            stage.drawWidth = width;
            stage.drawHeight = height;
            drawFramebuffer = framebuffer;
            stage.gl.glViewport(0, 0, width, height);
        }
        if (target != GL_DRAW_FRAMEBUFFER) {
            stage.readWidth = width;
            stage.readHeight = height;
            readFramebuffer = framebuffer;
        }
    }

    private void slice(int target, int kind, int texture, int level, int slice) {
        switch (kind) {
            case GL_TEXTURE_CUBE_MAP ->
                stage.gl.glFramebufferTexture2D(
                        target, GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_POSITIVE_X + slice, texture, level);
            case GL_TEXTURE_1D -> stage.gl.glFramebufferTexture1D(target, GL_COLOR_ATTACHMENT0, kind, texture, level);
            case GL_TEXTURE_2D, GL_TEXTURE_RECTANGLE ->
                stage.gl.glFramebufferTexture2D(target, GL_COLOR_ATTACHMENT0, kind, texture, level);
            default -> stage.gl.glFramebufferTextureLayer(target, GL_COLOR_ATTACHMENT0, texture, level, slice);
        }
    }

    /** Of the texture that is bound to the active unit. */
    private int extent(int kind, int level, int name) {
        int image = kind == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X : kind;
        return stage.ask(p -> stage.gl.glGetTexLevelParameteriv(image, level, name, p));
    }

    private int bound(int kind, int unit) {
        stage.gl.glActiveTexture(GL_TEXTURE0 + unit);
        return stage.integer(
                switch (kind) {
                    case GL_TEXTURE_1D -> GL_TEXTURE_BINDING_1D;
                    case GL_TEXTURE_3D -> GL_TEXTURE_BINDING_3D;
                    case GL_TEXTURE_RECTANGLE -> GL_TEXTURE_BINDING_RECTANGLE;
                    case GL_TEXTURE_CUBE_MAP -> GL_TEXTURE_BINDING_CUBE_MAP;
                    case GL_TEXTURE_1D_ARRAY -> GL_TEXTURE_BINDING_1D_ARRAY;
                    case GL_TEXTURE_2D_ARRAY -> GL_TEXTURE_BINDING_2D_ARRAY;
                    case GL_TEXTURE_CUBE_MAP_ARRAY -> GL_TEXTURE_BINDING_CUBE_MAP_ARRAY;
                    default -> GL_TEXTURE_BINDING_2D;
                });
    }

    /** The kind of which a texture is bound to the unit. */
    private int boundKind(int unit) {
        int[] kinds = {
            GL_TEXTURE_2D,
            GL_TEXTURE_2D_ARRAY,
            GL_TEXTURE_3D,
            GL_TEXTURE_CUBE_MAP,
            GL_TEXTURE_1D_ARRAY,
            GL_TEXTURE_1D,
            GL_TEXTURE_CUBE_MAP_ARRAY
        };
        for (int kind : kinds) {
            if (bound(kind, unit) != 0) return kind;
        }
        throw new TestFailure("there is no texture on unit " + unit);
    }

    private void blit(Words w) {
        int mask = switch (w.next()) {
            case "color" -> GL_COLOR_BUFFER_BIT;
            case "depth" -> GL_DEPTH_BUFFER_BIT;
            case "stencil" -> GL_STENCIL_BUFFER_BIT;
            default -> throw new TestFailure("what is to be copied is not known: " + w);
        };
        int filter = Enums.small(w.next());
        stage.gl.glBindFramebuffer(GL_READ_FRAMEBUFFER, readFramebuffer);
        stage.gl.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, drawFramebuffer);
        stage.gl.glBlitFramebuffer(
                0, 0, stage.readWidth, stage.readHeight, 0, 0, stage.drawWidth, stage.drawHeight, mask, filter);
        stage.check(w.toString());
    }

    private void image(Words w) {
        int unit = w.integer();
        int format = Enums.value(w.next());
        stage.gl.glActiveTexture(GL_TEXTURE0 + unit);
        int texture = stage.integer(GL_TEXTURE_BINDING_2D);
        stage.gl.glBindImageTexture(unit, texture, 0, false, 0, GL_READ_WRITE, format);
        stage.check(w.toString());
    }
}
