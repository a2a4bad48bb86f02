package org.tepui.examples.lwjgl;

import static org.lwjgl.opengl.GL32C.*;

import java.nio.ByteBuffer;
import org.lwjgl.opengl.ARBBufferStorage;
import org.lwjgl.opengl.ARBDirectStateAccess;
import org.lwjgl.opengl.GLCapabilities;
import org.lwjgl.opengl.GLDebugMessageCallback;
import org.lwjgl.opengl.KHRDebug;

/** Buffers and textures by functions newer than OpenGL 3.2 where the context has them, else by older ones. */
final class BlockGpu {
    private final boolean storage;
    private final boolean direct;
    private final boolean debug;
    private final GLDebugMessageCallback messages;

    BlockGpu(GLCapabilities has) {
        storage = has.GL_ARB_buffer_storage;
        direct = has.GL_ARB_direct_state_access && storage;
        debug = has.GL_KHR_debug;
        messages = debug
                ? GLDebugMessageCallback.create((source, type, id, severity, length, text, user) -> {
                    if (type == KHRDebug.GL_DEBUG_TYPE_ERROR)
                        throw new IllegalStateException(GLDebugMessageCallback.getMessage(length, text));
                })
                : null;
        if (debug) {
            glEnable(KHRDebug.GL_DEBUG_OUTPUT_SYNCHRONOUS);
            KHRDebug.glDebugMessageCallback(messages, 0);
        }
    }

    /** A buffer whose contents stay. */
    int fixed(String name, ByteBuffer contents) {
        int buffer;
        if (direct) {
            buffer = ARBDirectStateAccess.glCreateBuffers();
            ARBDirectStateAccess.glNamedBufferStorage(buffer, contents, 0);
        } else {
            buffer = glGenBuffers();
            glBindBuffer(GL_COPY_WRITE_BUFFER, buffer);
            if (storage) ARBBufferStorage.glBufferStorage(GL_COPY_WRITE_BUFFER, contents, 0);
            else glBufferData(GL_COPY_WRITE_BUFFER, contents, GL_STATIC_DRAW);
        }
        if (debug) {
            glBindBuffer(GL_COPY_WRITE_BUFFER, buffer);
            KHRDebug.glObjectLabel(KHRDebug.GL_BUFFER, buffer, name);
        }
        return buffer;
    }

    /** Memory that the program writes while it is drawn from: mapped once where that can be, orphaned each time where not. */
    final class Ring {
        private final int buffer = glGenBuffers();
        private final int part;
        private final ByteBuffer mapped;
        private final long[] fences = new long[3];
        private int turn;

        Ring(int part) {
            this.part = part;
            glBindBuffer(GL_ARRAY_BUFFER, buffer);
            int flags =
                    GL_MAP_WRITE_BIT | ARBBufferStorage.GL_MAP_PERSISTENT_BIT | ARBBufferStorage.GL_MAP_COHERENT_BIT;
            if (storage) {
                ARBBufferStorage.glBufferStorage(GL_ARRAY_BUFFER, 3L * part, flags);
                mapped = glMapBufferRange(GL_ARRAY_BUFFER, 0, 3L * part, flags);
            } else {
                mapped = null;
            }
        }

        int buffer() {
            return buffer;
        }

        /** Brings vertices there; returns their offset. */
        long write(ByteBuffer contents) {
            if (mapped == null) {
                glBindBuffer(GL_ARRAY_BUFFER, buffer);
                glBufferData(GL_ARRAY_BUFFER, part, GL_STREAM_DRAW);
                glBufferSubData(GL_ARRAY_BUFFER, 0, contents);
                return 0;
            }
            turn = (turn + 1) % 3;
            if (fences[turn] != 0) {
                glClientWaitSync(fences[turn], GL_SYNC_FLUSH_COMMANDS_BIT, Long.MAX_VALUE);
                glDeleteSync(fences[turn]);
            }
            mapped.position(turn * part).put(contents).clear();
            return (long) turn * part;
        }

        void drawn() {
            if (mapped != null) fences[turn] = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        }
    }

    /** A texture with all its levels; tiles come one by one. */
    int texture(int side, int levels, int filter) {
        int texture;
        if (direct) {
            texture = ARBDirectStateAccess.glCreateTextures(GL_TEXTURE_2D);
            ARBDirectStateAccess.glTextureStorage2D(texture, levels, GL_RGBA8, side, side);
            glBindTexture(GL_TEXTURE_2D, texture);
        } else {
            texture = glGenTextures();
            glBindTexture(GL_TEXTURE_2D, texture);
            for (int level = 0; level < levels; level++)
                glTexImage2D(
                        GL_TEXTURE_2D, level, GL_RGBA8, side >> level, side >> level, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        }
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, levels - 1);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, levels > 1 ? GL_NEAREST_MIPMAP_LINEAR : filter);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
        return texture;
    }

    /** A tile out of a larger picture of pixels. */
    void tile(int texture, int level, int x, int y, int side, int rowLength, int skip, ByteBuffer pixels) {
        glPixelStorei(GL_UNPACK_ROW_LENGTH, rowLength);
        glPixelStorei(GL_UNPACK_SKIP_PIXELS, skip);
        if (direct) {
            ARBDirectStateAccess.glTextureSubImage2D(
                    texture, level, x, y, side, side, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        } else {
            glBindTexture(GL_TEXTURE_2D, texture);
            glTexSubImage2D(GL_TEXTURE_2D, level, x, y, side, side, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        }
        glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
        glPixelStorei(GL_UNPACK_SKIP_PIXELS, 0);
    }

    void group(String name, Runnable draws) {
        if (debug) KHRDebug.glPushDebugGroup(KHRDebug.GL_DEBUG_SOURCE_APPLICATION, 0, name);
        draws.run();
        if (debug) KHRDebug.glPopDebugGroup();
    }

    void free() {
        if (debug) KHRDebug.glDebugMessageCallback(null, 0);
        if (messages != null) messages.free();
    }

    @Override
    public String toString() {
        return "storage " + storage + ", direct state access " + direct + ", debug " + debug;
    }
}
