package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.api.AttribStackCalls;
import tepui.frontends.gl.api.BufferCalls;
import tepui.frontends.gl.api.ClientArrayCalls;
import tepui.frontends.gl.api.FramebufferCalls;
import tepui.frontends.gl.api.VertexArrayCalls;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.share.NamedObjectRules;
import tepui.frontends.gl.vertex.ArrayPlace;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;

/**
 * Functions of EXT_direct_state_access that are not generated from functions with selectors: client state as it was in
 * the beginning, switches and values of a unit by its index, what a vertex array and a framebuffer say of themselves.
 */
public final class DirectStateCalls {
    private final NamedObjectRules named;
    private final Errors errors;
    private final VertexArrays arrays;
    private final ClientStates states;
    private final ClientArrays clientArrays;
    private final ClientArrayCalls clientArray;
    private final AttribStackCalls attribStack;
    private final ObjectChapters chapters;
    private final double[] out = new double[4];

    /** Chapters whose functions work on objects that are named here. */
    record ObjectChapters(BufferCalls buffer, FramebufferCalls framebuffer, VertexArrayCalls vertexArray) {}

    DirectStateCalls(
            NamedObjectRules named,
            Errors errors,
            VertexArrays arrays,
            ClientStates states,
            ClientArrays clientArrays,
            ClientArrayCalls clientArray,
            AttribStackCalls attribStack,
            ObjectChapters chapters) {
        this.named = named;
        this.errors = errors;
        this.arrays = arrays;
        this.states = states;
        this.clientArrays = clientArrays;
        this.clientArray = clientArray;
        this.attribStack = attribStack;
        this.chapters = chapters;
    }

    // ---- client state ----------------------------------------------------------------------------------------------

    public void glClientAttribDefaultEXT(int mask) {
        states.reset(mask);
    }

    public void glPushClientAttribDefaultEXT(int mask) {
        if (!attribStack.pushClient("glPushClientAttribDefaultEXT", mask, true)) return;
        states.reset(mask);
    }

    private void clientState(String call, int array, int index, boolean on) {
        if (!named.coordinateArray(call, "array", array, GL_TEXTURE_COORD_ARRAY)) return;
        int unit = named.coordinatesAt(call, index);
        if (unit >= 0) clientArray.enable(call, arrays.bound, unit, array, on);
    }

    public void glEnableClientStateIndexedEXT(int array, int index) {
        clientState("glEnableClientStateIndexedEXT", array, index, true);
    }

    public void glDisableClientStateIndexedEXT(int array, int index) {
        clientState("glDisableClientStateIndexedEXT", array, index, false);
    }

    public void glGetPointerIndexedvEXT(int target, int index, long data) {
        String call = "glGetPointerIndexedvEXT";
        if (!named.coordinateArray(call, "target", target, GL_TEXTURE_COORD_ARRAY_POINTER)) return;
        int unit = named.coordinatesAt(call, index);
        if (unit >= 0) Native.putPointer(data, clientArrays.pointer(arrays.bound, unit, target));
    }

    // ---- buffers and framebuffers ----------------------------------------------------------------------------------

    public void glNamedCopyBufferSubDataEXT(
            int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        String call = "glNamedCopyBufferSubDataEXT";
        BufferObject from = named.buffer(call, readBuffer);
        BufferObject to = from == null ? null : named.buffer(call, writeBuffer);
        if (from == null || to == null) return;
        chapters.buffer().copyBufferSubData(call, from, to, readOffset, writeOffset, size);
    }

    public void glGetFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        Framebuffer f = named.framebuffer(framebuffer);
        int draw = pname - GL_DRAW_BUFFER0;
        if (pname == GL_READ_BUFFER) Native.putInt(params, f.readBuffer);
        else if (pname == GL_DRAW_BUFFER) Native.putInt(params, f.drawBuffers[0]);
        else if (draw >= 0 && draw < f.drawBuffers.length) Native.putInt(params, f.drawBuffers[draw]);
        else named.property("glGetFramebufferParameterivEXT", pname);
    }

    public void glNamedFramebufferTextureFaceEXT(int framebuffer, int attachment, int texture, int level, int face) {
        String call = "glNamedFramebufferTextureFaceEXT";
        Framebuffer f = named.framebuffer(framebuffer);
        chapters.framebuffer().framebufferTextureFace(call, f, attachment, texture, level, face);
    }

    // ---- vertex arrays ---------------------------------------------------------------------------------------------

    public void glVertexArrayMultiTexCoordOffsetEXT(
            int vaobj, int buffer, int texunit, int size, int type, int stride, long offset) {
        String call = "glVertexArrayMultiTexCoordOffsetEXT";
        int unit = named.coordinates(call, texunit);
        ArrayPlace to = unit < 0 ? null : named.place(call, vaobj, buffer, offset);
        if (to != null) clientArray.texCoordPointer(call, to, unit, size, type, stride, offset);
    }

    private void enableArray(String call, int vaobj, int array, boolean on) {
        VertexArray a = named.vertexArray(call, vaobj);
        if (a == null) return;
        int unit = array - GL_TEXTURE0;
        boolean ofUnit = unit >= 0 && unit < FixedState.UNITS;
        if (ofUnit) clientArray.enable(call, a, unit, GL_TEXTURE_COORD_ARRAY, on);
        else clientArray.enable(call, a, clientArrays.clientUnit, array, on);
    }

    public void glEnableVertexArrayEXT(int vaobj, int array) {
        enableArray("glEnableVertexArrayEXT", vaobj, array, true);
    }

    public void glDisableVertexArrayEXT(int vaobj, int array) {
        enableArray("glDisableVertexArrayEXT", vaobj, array, false);
    }

    private static boolean isArrayPointer(int pname) {
        return switch (pname) {
            case GL_VERTEX_ARRAY_POINTER,
                    GL_NORMAL_ARRAY_POINTER,
                    GL_COLOR_ARRAY_POINTER,
                    GL_SECONDARY_COLOR_ARRAY_POINTER,
                    GL_FOG_COORD_ARRAY_POINTER,
                    GL_INDEX_ARRAY_POINTER,
                    GL_TEXTURE_COORD_ARRAY_POINTER,
                    GL_EDGE_FLAG_ARRAY_POINTER -> true;
            default -> false;
        };
    }

    private static boolean isArrayValue(int pname) {
        return switch (pname) {
            case GL_CLIENT_ACTIVE_TEXTURE,
                    GL_ARRAY_BUFFER_BINDING,
                    GL_ELEMENT_ARRAY_BUFFER_BINDING,
                    GL_VERTEX_ARRAY,
                    GL_VERTEX_ARRAY_SIZE,
                    GL_VERTEX_ARRAY_TYPE,
                    GL_VERTEX_ARRAY_STRIDE,
                    GL_VERTEX_ARRAY_BUFFER_BINDING,
                    GL_NORMAL_ARRAY,
                    GL_NORMAL_ARRAY_TYPE,
                    GL_NORMAL_ARRAY_STRIDE,
                    GL_NORMAL_ARRAY_BUFFER_BINDING,
                    GL_COLOR_ARRAY,
                    GL_COLOR_ARRAY_SIZE,
                    GL_COLOR_ARRAY_TYPE,
                    GL_COLOR_ARRAY_STRIDE,
                    GL_COLOR_ARRAY_BUFFER_BINDING,
                    GL_SECONDARY_COLOR_ARRAY,
                    GL_SECONDARY_COLOR_ARRAY_SIZE,
                    GL_SECONDARY_COLOR_ARRAY_TYPE,
                    GL_SECONDARY_COLOR_ARRAY_STRIDE,
                    GL_SECONDARY_COLOR_ARRAY_BUFFER_BINDING,
                    GL_FOG_COORD_ARRAY,
                    GL_FOG_COORD_ARRAY_TYPE,
                    GL_FOG_COORD_ARRAY_STRIDE,
                    GL_FOG_COORD_ARRAY_BUFFER_BINDING,
                    GL_INDEX_ARRAY,
                    GL_INDEX_ARRAY_TYPE,
                    GL_INDEX_ARRAY_STRIDE,
                    GL_INDEX_ARRAY_BUFFER_BINDING,
                    GL_EDGE_FLAG_ARRAY,
                    GL_EDGE_FLAG_ARRAY_STRIDE,
                    GL_EDGE_FLAG_ARRAY_BUFFER_BINDING -> true;
            default -> isCoordinateValue(pname);
        };
    }

    private static boolean isCoordinateValue(int pname) {
        return switch (pname) {
            case GL_TEXTURE_COORD_ARRAY,
                    GL_TEXTURE_COORD_ARRAY_SIZE,
                    GL_TEXTURE_COORD_ARRAY_TYPE,
                    GL_TEXTURE_COORD_ARRAY_STRIDE,
                    GL_TEXTURE_COORD_ARRAY_BUFFER_BINDING -> true;
            default -> false;
        };
    }

    /** A value of an array of conventional attributes; of coordinates, of a unit's. */
    private void value(VertexArray a, int unit, int pname, long param) {
        switch (pname) {
            case GL_ARRAY_BUFFER_BINDING -> Native.putInt(param, states.arrayBuffer());
            case GL_ELEMENT_ARRAY_BUFFER_BINDING -> {
                BufferObject b = a.elements();
                Native.putInt(param, b == null ? 0 : b.name);
            }
            default -> {
                clientArrays.get(a, unit, pname, out);
                Native.putInt(param, (int) out[0]);
            }
        }
    }

    public void glGetVertexArrayIntegervEXT(int vaobj, int pname, long param) {
        String call = "glGetVertexArrayIntegervEXT";
        VertexArray a = named.vertexArray(call, vaobj);
        if (a == null) return;
        int unit = clientArrays.clientUnit;
        // Of a pointer, what fits in an integer.
        if (isArrayPointer(pname)) Native.putInt(param, (int) clientArrays.pointer(a, unit, pname));
        else if (isArrayValue(pname)) value(a, unit, pname, param);
        else named.property(call, pname);
    }

    public void glGetVertexArrayPointervEXT(int vaobj, int pname, long param) {
        String call = "glGetVertexArrayPointervEXT";
        VertexArray a = named.vertexArray(call, vaobj);
        if (a == null) return;
        if (isArrayPointer(pname)) Native.putPointer(param, clientArrays.pointer(a, clientArrays.clientUnit, pname));
        else named.property(call, pname);
    }

    public void glGetVertexArrayIntegeri_vEXT(int vaobj, int index, int pname, long param) {
        String call = "glGetVertexArrayIntegeri_vEXT";
        VertexArray a = named.vertexArray(call, vaobj);
        if (a == null) return;
        if (isCoordinateValue(pname)) {
            int unit = named.coordinatesAt(call, index);
            if (unit >= 0) value(a, unit, pname, param);
        } else if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            named.property(call, pname);
        } else {
            chapters.vertexArray().getVertexArrayInteger(call, a, index, pname, param);
        }
    }

    public void glGetVertexArrayPointeri_vEXT(int vaobj, int index, int pname, long param) {
        String call = "glGetVertexArrayPointeri_vEXT";
        VertexArray a = named.vertexArray(call, vaobj);
        if (a == null) return;
        if (pname == GL_TEXTURE_COORD_ARRAY_POINTER) {
            int unit = named.coordinatesAt(call, index);
            if (unit >= 0) Native.putPointer(param, clientArrays.pointer(a, unit, pname));
        } else {
            chapters.vertexArray().getVertexAttribPointerv(call, a, index, pname, param);
        }
    }
}
