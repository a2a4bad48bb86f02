package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.vertex.SavedArrays;
import tepui.frontends.gl.vertex.VertexArray;

/**
 * What EXT_direct_state_access has beside twins of functions with selectors, which are generated: client state as it was in the beginning, switches and
 * values of a unit by its index, what a vertex array and a framebuffer say of themselves.
 */
abstract class DirectStateCalls extends SelectorCalls {
    DirectStateCalls(Setup setup) {
        super(setup);
    }

    // ---- client state ----------------------------------------------------------------------------------------------

    @Override
    public void glClientAttribDefaultEXT(int mask) {
        if ((mask & GL_CLIENT_PIXEL_STORE_BIT) != 0) {
            PixelStore initial = new PixelStore();
            pixels.unpack.set(initial);
            pixels.pack.set(initial);
            bindings.set(BufferBindings.PIXEL_UNPACK, null);
            bindings.set(BufferBindings.PIXEL_PACK, null);
        }
        if ((mask & GL_CLIENT_VERTEX_ARRAY_BIT) != 0) {
            glBindVertexArray(0);
            new SavedArrays(new VertexArray(0)).restore(vertexArray);
            bindings.set(BufferBindings.ARRAY, null);
            clientUnit = 0;
            dirty |= Dirty.VERTEX_ARRAY | Dirty.INDEX_BUFFER | Dirty.CURRENT_ATTRIBUTES;
        }
    }

    @Override
    public void glPushClientAttribDefaultEXT(int mask) {
        if (!pushClient("glPushClientAttribDefaultEXT", mask, true)) return;
        glClientAttribDefaultEXT(mask);
    }

    private void clientState(String call, int array, int index, boolean on) {
        if (array != GL_TEXTURE_COORD_ARRAY) {
            error(GL_INVALID_ENUM, call + ": array is " + hex(array) + ", must be GL_TEXTURE_COORD_ARRAY");
            return;
        }
        if (!selectClientUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE)) return;
        try {
            if (on) glEnableClientState(array);
            else glDisableClientState(array);
        } finally {
            unselect();
        }
    }

    @Override
    public void glEnableClientStateIndexedEXT(int array, int index) {
        clientState("glEnableClientStateIndexedEXT", array, index, true);
    }

    @Override
    public void glDisableClientStateIndexedEXT(int array, int index) {
        clientState("glDisableClientStateIndexedEXT", array, index, false);
    }

    @Override
    public void glGetPointerIndexedvEXT(int target, int index, long data) {
        String call = "glGetPointerIndexedvEXT";
        if (target != GL_TEXTURE_COORD_ARRAY_POINTER) {
            error(GL_INVALID_ENUM, call + ": target is " + hex(target) + ", must be GL_TEXTURE_COORD_ARRAY_POINTER");
            return;
        }
        if (!selectClientUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE)) return;
        try {
            glGetPointerv(target, data);
        } finally {
            unselect();
        }
    }

    // ---- switches of units -----------------------------------------------------------------------------------------

    private boolean isUnitSwitch(int cap) {
        if (!compatibility) return false;
        return switch (cap) {
            case GL_TEXTURE_1D,
                    GL_TEXTURE_2D,
                    GL_TEXTURE_3D,
                    GL_TEXTURE_CUBE_MAP,
                    GL_TEXTURE_RECTANGLE,
                    GL_TEXTURE_GEN_S,
                    GL_TEXTURE_GEN_T,
                    GL_TEXTURE_GEN_R,
                    GL_TEXTURE_GEN_Q -> true;
            default -> false;
        };
    }

    private void setOfUnit(String call, int cap, int index, boolean on) {
        if (!selectUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE)) return;
        try {
            if (on) glEnable(cap);
            else glDisable(cap);
        } finally {
            unselect();
        }
    }

    @Override
    public void glEnablei(int target, int index) {
        if (isUnitSwitch(target)) setOfUnit("glEnablei", target, index, true);
        else coreEnablei(target, index);
    }

    @Override
    public void glDisablei(int target, int index) {
        if (isUnitSwitch(target)) setOfUnit("glDisablei", target, index, false);
        else coreDisablei(target, index);
    }

    @Override
    public boolean glIsEnabledi(int target, int index) {
        boolean ofClient = compatibility && target == GL_TEXTURE_COORD_ARRAY;
        if (!ofClient && !isUnitSwitch(target)) return coreIsEnabledi(target, index);
        int unit = GL_TEXTURE0 + index;
        boolean there = ofClient
                ? selectClientUnit("glIsEnabledi", unit, GL_INVALID_VALUE)
                : selectUnit("glIsEnabledi", unit, GL_INVALID_VALUE);
        if (!there) return false;
        try {
            return glIsEnabled(target);
        } finally {
            unselect();
        }
    }

    // ---- values by an index ----------------------------------------------------------------------------------------

    private static final int NOT_SELECTED = 0;
    private static final int REFUSED = -1;

    /** Selects what an indexed value belongs to, and says which plain one is asked for. */
    private int selectValue(String call, int target, int index) {
        if (!compatibility) return NOT_SELECTED;
        switch (target) {
            case GL_PROGRAM_MATRIX_EXT, GL_TRANSPOSE_PROGRAM_MATRIX_EXT, GL_PROGRAM_MATRIX_STACK_DEPTH_EXT -> {
                if (index < 0 || index >= FixedState.PROGRAM_MATRICES) {
                    int most = FixedState.PROGRAM_MATRICES - 1;
                    error(GL_INVALID_VALUE, call + ": index is " + index + ", must be 0 to " + most);
                    return REFUSED;
                }
                if (!selectMatrix(call, GL_MATRIX0_ARB + index)) return REFUSED;
                return switch (target) {
                    case GL_PROGRAM_MATRIX_EXT -> GL_CURRENT_MATRIX_ARB;
                    case GL_TRANSPOSE_PROGRAM_MATRIX_EXT -> GL_TRANSPOSE_CURRENT_MATRIX_ARB;
                    default -> GL_CURRENT_MATRIX_STACK_DEPTH_ARB;
                };
            }
            case GL_CURRENT_RASTER_TEXTURE_COORDS,
                    GL_CURRENT_TEXTURE_COORDS,
                    GL_TEXTURE_MATRIX,
                    GL_TEXTURE_STACK_DEPTH,
                    GL_TRANSPOSE_TEXTURE_MATRIX -> {
                if (index >= 0 && index < FixedState.UNITS) {
                    return selectUnit(call, GL_TEXTURE0 + index) ? target : REFUSED;
                }
                int most = FixedState.UNITS - 1;
                error(GL_INVALID_VALUE, call + ": index is " + index + ", must be 0 to " + most);
                return REFUSED;
            }
            case GL_TEXTURE_COORD_ARRAY,
                    GL_TEXTURE_COORD_ARRAY_BUFFER_BINDING,
                    GL_TEXTURE_COORD_ARRAY_SIZE,
                    GL_TEXTURE_COORD_ARRAY_STRIDE,
                    GL_TEXTURE_COORD_ARRAY_TYPE -> {
                return selectClientUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE) ? target : REFUSED;
            }
            default -> {
                if (!isUnitSwitch(target)) return NOT_SELECTED;
                return selectUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE) ? target : REFUSED;
            }
        }
    }

    @Override
    public void glGetBooleani_v(int target, int index, long data) {
        int pname = selectValue("glGetBooleani_v", target, index);
        if (pname == NOT_SELECTED) coreGetBooleani_v(target, index, data);
        if (pname <= 0) return;
        try {
            glGetBooleanv(pname, data);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetIntegeri_v(int target, int index, long data) {
        int pname = selectValue("glGetIntegeri_v", target, index);
        if (pname == NOT_SELECTED) coreGetIntegeri_v(target, index, data);
        if (pname <= 0) return;
        try {
            glGetIntegerv(pname, data);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetFloati_v(int target, int index, long data) {
        int pname = selectValue("glGetFloati_v", target, index);
        if (pname == NOT_SELECTED) coreGetFloati_v(target, index, data);
        if (pname <= 0) return;
        try {
            glGetFloatv(pname, data);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetDoublei_v(int target, int index, long data) {
        int pname = selectValue("glGetDoublei_v", target, index);
        if (pname == NOT_SELECTED) coreGetDoublei_v(target, index, data);
        if (pname <= 0) return;
        try {
            glGetDoublev(pname, data);
        } finally {
            unselect();
        }
    }

    // ---- buffers and framebuffers ----------------------------------------------------------------------------------

    @Override
    public void glNamedCopyBufferSubDataEXT(
            int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        String call = "glNamedCopyBufferSubDataEXT";
        if (!selectBuffer(call, readBuffer) || !selectBuffer(call, writeBuffer)) {
            unselect();
            return;
        }
        try {
            glCopyNamedBufferSubData(readBuffer, writeBuffer, readOffset, writeOffset, size);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        String call = "glGetFramebufferParameterivEXT";
        if (!selectFramebuffer(call, framebuffer)) return;
        Framebuffer f = framebuffer == 0 ? framebuffers.own() : framebuffers.objects.get(framebuffer);
        unselect();
        if (f == null) return;
        int draw = pname - GL_DRAW_BUFFER0;
        if (pname == GL_READ_BUFFER) Native.putInt(params, f.readBuffer);
        else if (pname == GL_DRAW_BUFFER) Native.putInt(params, f.drawBuffers[0]);
        else if (draw >= 0 && draw < f.drawBuffers.length) Native.putInt(params, f.drawBuffers[draw]);
        else invalidEnum(call, "pname", pname);
    }

    @Override
    public void glNamedFramebufferTextureFaceEXT(int framebuffer, int attachment, int texture, int level, int face) {
        if (!selectFramebuffer("glNamedFramebufferTextureFaceEXT", framebuffer)) return;
        try {
            attachFace("glNamedFramebufferTextureFaceEXT", attachment, texture, level, face);
        } finally {
            unselect();
        }
    }

    // ---- vertex arrays ---------------------------------------------------------------------------------------------

    @Override
    public void glVertexArrayMultiTexCoordOffsetEXT(
            int vaobj, int buffer, int texunit, int size, int type, int stride, long offset) {
        String call = "glVertexArrayMultiTexCoordOffsetEXT";
        int unit = texunit - GL_TEXTURE0;
        if (unit < 0 || unit >= FixedState.UNITS) {
            error(
                    GL_INVALID_OPERATION,
                    call + ": unit " + unit + ", there are " + FixedState.UNITS + " with coordinates");
            return;
        }
        if (!selectArrays(call, vaobj, buffer, offset)) return;
        int before = clientUnit;
        clientUnit = unit;
        try {
            glTexCoordPointer(size, type, stride, offset);
        } finally {
            clientUnit = before;
            unselect();
        }
    }

    private void enableArray(String call, int vaobj, int array, boolean on) {
        if (!selectArray(call, vaobj)) return;
        int before = clientUnit;
        int unit = array - GL_TEXTURE0;
        boolean ofUnit = unit >= 0 && unit < FixedState.UNITS;
        if (ofUnit) clientUnit = unit;
        try {
            int name = ofUnit ? GL_TEXTURE_COORD_ARRAY : array;
            if (on) glEnableClientState(name);
            else glDisableClientState(name);
        } finally {
            clientUnit = before;
            unselect();
        }
    }

    @Override
    public void glEnableVertexArrayEXT(int vaobj, int array) {
        enableArray("glEnableVertexArrayEXT", vaobj, array, true);
    }

    @Override
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

    @Override
    public void glGetVertexArrayIntegervEXT(int vaobj, int pname, long param) {
        String call = "glGetVertexArrayIntegervEXT";
        if (!selectArray(call, vaobj)) return;
        try {
            // Of a pointer, what fits in an integer.
            if (isArrayPointer(pname)) Native.putInt(param, (int) legacyPointer(pname));
            else if (isArrayValue(pname)) glGetIntegerv(pname, param);
            else invalidEnum(call, "pname", pname);
        } finally {
            unselect();
        }
    }

    @Override
    public void glGetVertexArrayPointervEXT(int vaobj, int pname, long param) {
        String call = "glGetVertexArrayPointervEXT";
        if (!selectArray(call, vaobj)) return;
        try {
            if (isArrayPointer(pname)) glGetPointerv(pname, param);
            else invalidEnum(call, "pname", pname);
        } finally {
            unselect();
        }
    }

    /** Whether an index is wrong for the coordinates of a unit, which is an error. */
    private boolean badUnit(String call, int index) {
        if (index >= 0 && index < FixedState.UNITS) return false;
        error(GL_INVALID_VALUE, call + ": index is " + index + ", must be 0 to " + (FixedState.UNITS - 1));
        return true;
    }

    @Override
    public void glGetVertexArrayIntegeri_vEXT(int vaobj, int index, int pname, long param) {
        String call = "glGetVertexArrayIntegeri_vEXT";
        if (!selectArray(call, vaobj)) return;
        int before = clientUnit;
        try {
            if (isCoordinateValue(pname)) {
                if (badUnit(call, index)) return;
                clientUnit = index;
                glGetIntegerv(pname, param);
            } else if (pname == GL_CURRENT_VERTEX_ATTRIB) {
                invalidEnum(call, "pname", pname);
            } else if (pname == GL_VERTEX_ATTRIB_ARRAY_POINTER) {
                if (!badIndex(call, index)) Native.putInt(param, (int) vertexArray.pointer[index]);
            } else {
                glGetVertexAttribiv(index, pname, param);
            }
        } finally {
            clientUnit = before;
            unselect();
        }
    }

    @Override
    public void glGetVertexArrayPointeri_vEXT(int vaobj, int index, int pname, long param) {
        String call = "glGetVertexArrayPointeri_vEXT";
        if (!selectArray(call, vaobj)) return;
        int before = clientUnit;
        try {
            if (pname == GL_TEXTURE_COORD_ARRAY_POINTER) {
                if (badUnit(call, index)) return;
                clientUnit = index;
                glGetPointerv(pname, param);
            } else {
                glGetVertexAttribPointerv(index, pname, param);
            }
        } finally {
            clientUnit = before;
            unselect();
        }
    }
}
