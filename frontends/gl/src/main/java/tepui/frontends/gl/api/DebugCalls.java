package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.DebugLog;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Labelled;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.query.Queries;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.share.SyncNames;
import tepui.frontends.gl.vertex.VertexArrays;

/**
 * Debug messages, groups and labels (OpenGL 4.6, 20). Groups, insertions and labels of buffers, textures and
 * renderbuffers reach call logs and the driver's own tools too.
 */
public final class DebugCalls {
    private final SyncNames syncNames;
    private final tepui.pipe.Context pipe;
    private final ShareGroup share;
    private final Profile profile;
    private final Errors errors;
    private final DebugLog messages;
    private final VertexArrays arrays;
    private final Feedbacks captures;
    private final ProgramBindings programs;
    private final Framebuffers framebuffers;
    private final Queries queries;

    private int markerDepth;

    public DebugCalls(
            tepui.pipe.Context pipe,
            ShareGroup share,
            Profile profile,
            Errors errors,
            DebugLog messages,
            Bound bound,
            Queries queries,
            SyncNames syncNames) {
        this.syncNames = syncNames;
        this.pipe = pipe;
        this.share = share;
        this.profile = profile;
        this.errors = errors;
        this.messages = messages;
        this.arrays = bound.arrays();
        this.captures = bound.captures();
        this.programs = bound.programs();
        this.framebuffers = bound.framebuffers();
        this.queries = queries;
    }

    // ---- messages --------------------------------------------------------------------------------------------------

    private static boolean isAnyOr(int value, int index) {
        return value == GL_DONT_CARE || index >= 0;
    }

    public void glDebugMessageControl(int source, int type, int severity, int count, long ids, boolean enabled) {
        if (count < 0) {
            errors.error(GL_INVALID_VALUE, "glDebugMessageControl: count is " + count + ", must be at least 0");
            return;
        }
        if (!isAnyOr(source, DebugLog.source(source))
                || !isAnyOr(type, DebugLog.type(type))
                || !isAnyOr(severity, DebugLog.severity(severity))) {
            errors.error(GL_INVALID_ENUM, "glDebugMessageControl: source, type or severity is none");
            return;
        }
        if (count == 0) {
            messages.control(source, type, severity, enabled);
            return;
        }
        if (source == GL_DONT_CARE || type == GL_DONT_CARE || severity != GL_DONT_CARE) {
            errors.error(
                    GL_INVALID_OPERATION,
                    "glDebugMessageControl: single ids need a source and a type, and GL_DONT_CARE as severity");
            return;
        }
        for (int i = 0; i < count; i++) {
            messages.control(source, type, Native.getInt(ids + 4L * i), 1, enabled);
        }
    }

    public void glDebugMessageInsert(int source, int type, int id, int severity, int length, long buf) {
        if (DebugLog.type(type) < 0 || DebugLog.severity(severity) < 0 || !isOurs(source)) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glDebugMessageInsert: source, type or severity is none that an application may use");
            return;
        }
        String text = text("glDebugMessageInsert", length, buf);
        if (text == null) return;
        messages.add(source, type, id, severity, text);
        if (type == GL_DEBUG_TYPE_MARKER) pipe.mark(text);
    }

    private static boolean isOurs(int source) {
        return source == GL_DEBUG_SOURCE_APPLICATION || source == GL_DEBUG_SOURCE_THIRD_PARTY;
    }

    /** A message's text, or null where it is too long; the error is recorded. */
    private @Nullable String text(String call, int length, long buf) {
        String text = length < 0 ? Native.string(buf) : null;
        long bytes = text == null ? length : text.length();
        if (bytes >= DebugLog.MAX_LENGTH) {
            errors.error(GL_INVALID_VALUE, call + ": length is " + bytes + ", must be below " + DebugLog.MAX_LENGTH);
            return null;
        }
        return text == null ? Native.string(buf, length) : text;
    }

    public void glDebugMessageCallback(long callback, long userParam) {
        messages.setCallback(callback, userParam);
    }

    public int glGetDebugMessageLog(
            int count,
            int bufSize,
            long sources,
            long types,
            long ids,
            long severities,
            long lengths,
            long messageLog) {
        if (messageLog != 0 && bufSize < 0) {
            errors.error(GL_INVALID_VALUE, "glGetDebugMessageLog: bufSize is " + bufSize + ", must be at least 0");
            return 0;
        }
        long at = messageLog;
        int taken = 0;
        while (Integer.compareUnsigned(taken, count) < 0) {
            DebugLog.Message m = messages.peek();
            if (m == null) break;
            int length = m.length();
            if (messageLog != 0) {
                if (at - messageLog + length > bufSize) break;
                Native.putString(m.text(), length, 0, at);
                at += length;
            }
            long index = 4L * taken++;
            if (sources != 0) Native.putInt(sources + index, m.source());
            if (types != 0) Native.putInt(types + index, m.type());
            if (ids != 0) Native.putInt(ids + index, m.id());
            if (severities != 0) Native.putInt(severities + index, m.severity());
            if (lengths != 0) Native.putInt(lengths + index, length);
            messages.remove();
        }
        return taken;
    }

    // ---- groups ----------------------------------------------------------------------------------------------------

    public void glPushDebugGroup(int source, int id, int length, long message) {
        if (!isOurs(source)) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glPushDebugGroup: source is 0x" + Integer.toHexString(source)
                            + ", must be the application or a third party");
            return;
        }
        String text = text("glPushDebugGroup", length, message);
        if (text == null) return;
        if (messages.groupDepth() >= DebugLog.MAX_GROUPS) {
            errors.error(GL_STACK_OVERFLOW, "glPushDebugGroup: " + DebugLog.MAX_GROUPS + " groups are open");
            return;
        }
        messages.push(source, id, text);
        pipe.pushGroup(text);
    }

    public void glPopDebugGroup() {
        if (messages.groupDepth() <= 1) {
            errors.error(GL_STACK_UNDERFLOW, "glPopDebugGroup: no group is open");
            return;
        }
        messages.pop();
        pipe.popGroup();
    }

    /** EXT_debug_marker: groups of their own depth, without messages and errors. */
    public void glPushGroupMarkerEXT(int length, long marker) {
        pipe.pushGroup(marker(length, marker));
        markerDepth++;
    }

    public void glPopGroupMarkerEXT() {
        if (markerDepth == 0) return;
        markerDepth--;
        pipe.popGroup();
    }

    public void glInsertEventMarkerEXT(int length, long marker) {
        pipe.mark(marker(length, marker));
    }

    private static String marker(int length, long marker) {
        if (marker == 0) return "";
        return length > 0 ? Native.string(marker, length) : Native.string(marker);
    }

    // ---- labels ----------------------------------------------------------------------------------------------------

    private @Nullable Object labelled(String call, int identifier, int name) {
        return labelled(call, identifier, name, GL_INVALID_VALUE);
    }

    /** The object of a kind and name; null where there is none, which is the error {@code none}, or the kind is none: the error is recorded. */
    private @Nullable Object labelled(String call, int identifier, int name, int none) {
        Object found;
        switch (identifier) {
            case GL_BUFFER -> found = share.buffers.get(name);
            case GL_SHADER -> found = share.programs.get(name) instanceof GlShader s ? s : null;
            case GL_PROGRAM -> found = share.programs.get(name) instanceof ProgramObject p ? p : null;
            case GL_VERTEX_ARRAY -> found = arrays.names.get(name);
            case GL_QUERY -> found = queries.names.get(name);
            case GL_PROGRAM_PIPELINE -> found = programs.pipelines.get(name);
            case GL_TRANSFORM_FEEDBACK -> found = captures.names.get(name);
            case GL_SAMPLER -> found = share.samplers.get(name);
            case GL_TEXTURE -> found = share.textures.get(name);
            case GL_RENDERBUFFER -> found = share.renderbuffers.get(name);
            case GL_FRAMEBUFFER -> found = framebuffers.objects.get(name);
            default -> {
                if (identifier != GL_DISPLAY_LIST || !profile.compatibility) {
                    errors.error(
                            GL_INVALID_ENUM,
                            call + ": identifier is 0x" + Integer.toHexString(identifier)
                                    + ", which is no kind of object");
                    return null;
                }
                found = share.listForLabel(name);
            }
        }
        if (found == null) errors.error(none, call + ": name is " + name + ", which is no such object");
        return found;
    }

    public void glObjectLabel(int identifier, int name, int length, long label) {
        Object object = labelled("glObjectLabel", identifier, name);
        if (object != null) setLabel("glObjectLabel", object, length, label);
    }

    private void setLabel(String call, Object object, int length, long label) {
        if (label == 0) {
            keepLabel(object, null);
            return;
        }
        String text = length < 0 ? Native.string(label) : null;
        long bytes = text == null ? length : text.length();
        if (bytes >= DebugLog.MAX_LABEL) {
            errors.error(GL_INVALID_VALUE, call + ": length is " + bytes + ", must be below " + DebugLog.MAX_LABEL);
            return;
        }
        keepLabel(object, text == null ? Native.string(label, length) : text);
    }

    private void keepLabel(Object object, @Nullable String text) {
        if (text == null) share.labels.remove(object);
        else share.labels.put(object, text);
        if (object instanceof Labelled l) l.label(text);
    }

    public void glGetObjectLabel(int identifier, int name, int bufSize, long length, long label) {
        if (bufSize < 0) {
            errors.error(GL_INVALID_VALUE, "glGetObjectLabel: bufSize is " + bufSize + ", must be at least 0");
            return;
        }
        Object object = labelled("glGetObjectLabel", identifier, name);
        if (object != null) tellLabel(object, bufSize, length, label);
    }

    /** EXT_debug_label has names of its own for some kinds, and lengths of 0 where the text ends itself. */
    public void glLabelObjectEXT(int type, int object, int length, long label) {
        if (length < 0) {
            errors.error(GL_INVALID_VALUE, "glLabelObjectEXT: length is " + length + ", must be at least 0");
            return;
        }
        Object labelled = labelled("glLabelObjectEXT", kind(type), object, GL_INVALID_OPERATION);
        if (labelled == null) return;
        String text = label == 0 ? "" : length > 0 ? Native.string(label, length) : Native.string(label);
        keepLabel(labelled, text.isEmpty() ? null : text);
    }

    public void glGetObjectLabelEXT(int type, int object, int bufSize, long length, long label) {
        if (bufSize < 0) {
            errors.error(GL_INVALID_VALUE, "glGetObjectLabelEXT: bufSize is " + bufSize + ", must be at least 0");
            return;
        }
        Object labelled = labelled("glGetObjectLabelEXT", kind(type), object, GL_INVALID_OPERATION);
        if (labelled != null) tellLabel(labelled, bufSize, length, label);
    }

    /** KHR_debug's name for a kind of object of EXT_debug_label; the name itself where both share it, and an invalid one for KHR_debug's own. */
    private static int kind(int type) {
        return switch (type) {
            case GL_BUFFER_OBJECT_EXT -> GL_BUFFER;
            case GL_SHADER_OBJECT_EXT -> GL_SHADER;
            case GL_PROGRAM_OBJECT_EXT -> GL_PROGRAM;
            case GL_VERTEX_ARRAY_OBJECT_EXT -> GL_VERTEX_ARRAY;
            case GL_QUERY_OBJECT_EXT -> GL_QUERY;
            case GL_PROGRAM_PIPELINE_OBJECT_EXT -> GL_PROGRAM_PIPELINE;
            case GL_TEXTURE, GL_SAMPLER, GL_RENDERBUFFER, GL_FRAMEBUFFER, GL_TRANSFORM_FEEDBACK -> type;
            default -> GL_NONE;
        };
    }

    private void tellLabel(Object object, int bufSize, long length, long label) {
        String text = share.labels.getOrDefault(object, "");
        // Without a place for the text, the length tells how long it is.
        if (label == 0) {
            if (length != 0) Native.putInt(length, text.getBytes(java.nio.charset.StandardCharsets.UTF_8).length);
            return;
        }
        Native.putString(text, bufSize, length, label);
    }

    public void glObjectPtrLabel(long ptr, int length, long label) {
        Object object = syncNames.sync(ptr);
        if (object == null) {
            errors.error(GL_INVALID_VALUE, "glObjectPtrLabel: ptr is no sync object");
            return;
        }
        setLabel("glObjectPtrLabel", object, length, label);
    }

    public void glGetObjectPtrLabel(long ptr, int bufSize, long length, long label) {
        if (bufSize < 0) {
            errors.error(GL_INVALID_VALUE, "glGetObjectPtrLabel: bufSize is " + bufSize + ", must be at least 0");
            return;
        }
        Object object = syncNames.sync(ptr);
        if (object == null) {
            errors.error(GL_INVALID_VALUE, "glGetObjectPtrLabel: ptr is no sync object");
            return;
        }
        tellLabel(object, bufSize, length, label);
    }
}
