package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.api.AttribStackCalls;
import tepui.frontends.gl.api.BufferCalls;
import tepui.frontends.gl.api.CapabilityCalls;
import tepui.frontends.gl.api.ClientArrayCalls;
import tepui.frontends.gl.api.FramebufferCalls;
import tepui.frontends.gl.api.GetCalls;
import tepui.frontends.gl.api.VertexArrayCalls;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.vertex.SavedArrays;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrayRules;
import tepui.frontends.gl.vertex.VertexArrays;

/**
 * Functions of EXT_direct_state_access that are not generated from functions with selectors: client state as it was in
 * the beginning, switches and values of a unit by its index, what a vertex array and a framebuffer say of themselves.
 */
public final class DirectStateCalls {
    private final Capabilities capabilities;
    private final VertexArrayRules arrayRules;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final PixelState pixels;
    private final Framebuffers framebuffers;
    private final SelectorCalls selectors;
    private final CapabilityCalls capability;
    private final AttribStackCalls attribStack;
    private final ClientArrayCalls clientArray;
    private final ClientArrays clientArrays;
    private final FramebufferCalls framebuffer;
    private final VertexArrayCalls vertexArray;
    private final BufferCalls buffer;
    private final GetCalls get;

    public DirectStateCalls(
            Profile profile,
            Dirty dirty,
            Errors errors,
            Bound bound,
            PixelState pixels,
            SelectorCalls selectors,
            CapabilityCalls capability,
            AttribStackCalls attribStack,
            ClientArrayCalls clientArray,
            ClientArrays clientArrays,
            FramebufferCalls framebuffer,
            VertexArrayCalls vertexArray,
            BufferCalls buffer,
            GetCalls get,
            VertexArrayRules arrayRules,
            Capabilities capabilities) {
        this.capabilities = capabilities;
        this.arrayRules = arrayRules;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.bindings = bound.bindings();
        this.arrays = bound.arrays();
        this.pixels = pixels;
        this.framebuffers = bound.framebuffers();
        this.selectors = selectors;
        this.capability = capability;
        this.attribStack = attribStack;
        this.clientArray = clientArray;
        this.clientArrays = clientArrays;
        this.framebuffer = framebuffer;
        this.vertexArray = vertexArray;
        this.buffer = buffer;
        this.get = get;
    }

    // ---- client state ----------------------------------------------------------------------------------------------

    public void glClientAttribDefaultEXT(int mask) {
        if ((mask & GL_CLIENT_PIXEL_STORE_BIT) != 0) {
            PixelStore initial = new PixelStore();
            pixels.unpack.set(initial);
            pixels.pack.set(initial);
            bindings.set(BufferBindings.PIXEL_UNPACK, null);
            bindings.set(BufferBindings.PIXEL_PACK, null);
        }
        if ((mask & GL_CLIENT_VERTEX_ARRAY_BIT) != 0) {
            vertexArray.glBindVertexArray(0);
            new SavedArrays(new VertexArray(0)).restore(arrays.bound);
            bindings.set(BufferBindings.ARRAY, null);
            clientArrays.clientUnit = 0;
            arrays.lockedFirst = 0;
            arrays.lockedCount = 0;
            dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.INDEX_BUFFER | Dirty.CURRENT_ATTRIBUTES;
        }
    }

    public void glPushClientAttribDefaultEXT(int mask) {
        if (!attribStack.pushClient("glPushClientAttribDefaultEXT", mask, true)) return;
        glClientAttribDefaultEXT(mask);
    }

    private void clientState(String call, int array, int index, boolean on) {
        if (array != GL_TEXTURE_COORD_ARRAY) {
            errors.error(
                    GL_INVALID_ENUM, call + ": array is " + Errors.hex(array) + ", must be GL_TEXTURE_COORD_ARRAY");
            return;
        }
        if (!selectors.selectClientUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE)) return;
        try {
            if (on) clientArray.glEnableClientState(array);
            else clientArray.glDisableClientState(array);
        } finally {
            selectors.unselect();
        }
    }

    public void glEnableClientStateIndexedEXT(int array, int index) {
        clientState("glEnableClientStateIndexedEXT", array, index, true);
    }

    public void glDisableClientStateIndexedEXT(int array, int index) {
        clientState("glDisableClientStateIndexedEXT", array, index, false);
    }

    public void glGetPointerIndexedvEXT(int target, int index, long data) {
        String call = "glGetPointerIndexedvEXT";
        if (target != GL_TEXTURE_COORD_ARRAY_POINTER) {
            errors.error(
                    GL_INVALID_ENUM,
                    call + ": target is " + Errors.hex(target) + ", must be GL_TEXTURE_COORD_ARRAY_POINTER");
            return;
        }
        if (!selectors.selectClientUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE)) return;
        try {
            get.glGetPointerv(target, data);
        } finally {
            selectors.unselect();
        }
    }

    // ---- switches of units -----------------------------------------------------------------------------------------

    private boolean isUnitSwitch(int cap) {
        if (!profile.compatibility) return false;
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
        if (!selectors.selectUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE)) return;
        try {
            if (on) capability.glEnable(cap);
            else capability.glDisable(cap);
        } finally {
            selectors.unselect();
        }
    }

    public void glEnablei(int target, int index) {
        if (isUnitSwitch(target)) setOfUnit("glEnablei", target, index, true);
        else capabilities.enableIndexed(target, index);
    }

    public void glDisablei(int target, int index) {
        if (isUnitSwitch(target)) setOfUnit("glDisablei", target, index, false);
        else capabilities.disableIndexed(target, index);
    }

    public boolean glIsEnabledi(int target, int index) {
        boolean ofClient = profile.compatibility && target == GL_TEXTURE_COORD_ARRAY;
        if (!ofClient && !isUnitSwitch(target)) return capabilities.isEnabledIndexed(target, index);
        int unit = GL_TEXTURE0 + index;
        boolean there = ofClient
                ? selectors.selectClientUnit("glIsEnabledi", unit, GL_INVALID_VALUE)
                : selectors.selectUnit("glIsEnabledi", unit, GL_INVALID_VALUE);
        if (!there) return false;
        try {
            return capability.glIsEnabled(target);
        } finally {
            selectors.unselect();
        }
    }

    // ---- values by an index ----------------------------------------------------------------------------------------

    private static final int NOT_SELECTED = 0;
    private static final int REFUSED = -1;

    /** Selects what an indexed value belongs to, and says which plain one is asked for. */
    private int selectValue(String call, int target, int index) {
        if (!profile.compatibility) return NOT_SELECTED;
        switch (target) {
            case GL_PROGRAM_MATRIX_EXT, GL_TRANSPOSE_PROGRAM_MATRIX_EXT, GL_PROGRAM_MATRIX_STACK_DEPTH_EXT -> {
                if (index < 0 || index >= FixedState.PROGRAM_MATRICES) {
                    int most = FixedState.PROGRAM_MATRICES - 1;
                    errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be 0 to " + most);
                    return REFUSED;
                }
                if (!selectors.selectMatrix(call, GL_MATRIX0_ARB + index)) return REFUSED;
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
                    return selectors.selectUnit(call, GL_TEXTURE0 + index) ? target : REFUSED;
                }
                int most = FixedState.UNITS - 1;
                errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be 0 to " + most);
                return REFUSED;
            }
            case GL_TEXTURE_COORD_ARRAY,
                    GL_TEXTURE_COORD_ARRAY_BUFFER_BINDING,
                    GL_TEXTURE_COORD_ARRAY_SIZE,
                    GL_TEXTURE_COORD_ARRAY_STRIDE,
                    GL_TEXTURE_COORD_ARRAY_TYPE -> {
                return selectors.selectClientUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE) ? target : REFUSED;
            }
            default -> {
                if (!isUnitSwitch(target)) return NOT_SELECTED;
                return selectors.selectUnit(call, GL_TEXTURE0 + index, GL_INVALID_VALUE) ? target : REFUSED;
            }
        }
    }

    public void glGetBooleani_v(int target, int index, long data) {
        int pname = selectValue("glGetBooleani_v", target, index);
        if (pname == NOT_SELECTED) get.booleans(target, index, data);
        if (pname <= 0) return;
        try {
            get.glGetBooleanv(pname, data);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetIntegeri_v(int target, int index, long data) {
        int pname = selectValue("glGetIntegeri_v", target, index);
        if (pname == NOT_SELECTED) get.integers(target, index, data);
        if (pname <= 0) return;
        try {
            get.glGetIntegerv(pname, data);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetFloati_v(int target, int index, long data) {
        int pname = selectValue("glGetFloati_v", target, index);
        if (pname == NOT_SELECTED) get.floats(target, index, data);
        if (pname <= 0) return;
        try {
            get.glGetFloatv(pname, data);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetDoublei_v(int target, int index, long data) {
        int pname = selectValue("glGetDoublei_v", target, index);
        if (pname == NOT_SELECTED) get.doubles(target, index, data);
        if (pname <= 0) return;
        try {
            get.glGetDoublev(pname, data);
        } finally {
            selectors.unselect();
        }
    }

    // ---- buffers and framebuffers ----------------------------------------------------------------------------------

    public void glNamedCopyBufferSubDataEXT(
            int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        String call = "glNamedCopyBufferSubDataEXT";
        if (!selectors.selectBuffer(call, readBuffer) || !selectors.selectBuffer(call, writeBuffer)) {
            selectors.unselect();
            return;
        }
        try {
            buffer.glCopyNamedBufferSubData(readBuffer, writeBuffer, readOffset, writeOffset, size);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetFramebufferParameterivEXT(int framebuffer, int pname, long params) {
        String call = "glGetFramebufferParameterivEXT";
        if (!selectors.selectFramebuffer(call, framebuffer)) return;
        Framebuffer f = framebuffer == 0 ? framebuffers.own() : framebuffers.objects.get(framebuffer);
        selectors.unselect();
        if (f == null) return;
        int draw = pname - GL_DRAW_BUFFER0;
        if (pname == GL_READ_BUFFER) Native.putInt(params, f.readBuffer);
        else if (pname == GL_DRAW_BUFFER) Native.putInt(params, f.drawBuffers[0]);
        else if (draw >= 0 && draw < f.drawBuffers.length) Native.putInt(params, f.drawBuffers[draw]);
        else errors.invalidEnum(call, "pname", pname);
    }

    public void glNamedFramebufferTextureFaceEXT(int framebuffer, int attachment, int texture, int level, int face) {
        if (!selectors.selectFramebuffer("glNamedFramebufferTextureFaceEXT", framebuffer)) return;
        try {
            this.framebuffer.attachFace("glNamedFramebufferTextureFaceEXT", attachment, texture, level, face);
        } finally {
            selectors.unselect();
        }
    }

    // ---- vertex arrays ---------------------------------------------------------------------------------------------

    public void glVertexArrayMultiTexCoordOffsetEXT(
            int vaobj, int buffer, int texunit, int size, int type, int stride, long offset) {
        String call = "glVertexArrayMultiTexCoordOffsetEXT";
        int unit = texunit - GL_TEXTURE0;
        if (unit < 0 || unit >= FixedState.UNITS) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": unit " + unit + ", there are " + FixedState.UNITS + " with coordinates");
            return;
        }
        if (!selectors.selectArrays(call, vaobj, buffer, offset)) return;
        int before = clientArrays.clientUnit;
        clientArrays.clientUnit = unit;
        try {
            clientArray.glTexCoordPointer(size, type, stride, offset);
        } finally {
            clientArrays.clientUnit = before;
            selectors.unselect();
        }
    }

    private void enableArray(String call, int vaobj, int array, boolean on) {
        if (!selectors.selectArray(call, vaobj)) return;
        int before = clientArrays.clientUnit;
        int unit = array - GL_TEXTURE0;
        boolean ofUnit = unit >= 0 && unit < FixedState.UNITS;
        if (ofUnit) clientArrays.clientUnit = unit;
        try {
            int name = ofUnit ? GL_TEXTURE_COORD_ARRAY : array;
            if (on) clientArray.glEnableClientState(name);
            else clientArray.glDisableClientState(name);
        } finally {
            clientArrays.clientUnit = before;
            selectors.unselect();
        }
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

    public void glGetVertexArrayIntegervEXT(int vaobj, int pname, long param) {
        String call = "glGetVertexArrayIntegervEXT";
        if (!selectors.selectArray(call, vaobj)) return;
        try {
            // Of a pointer, what fits in an integer.
            if (isArrayPointer(pname)) Native.putInt(param, (int) clientArrays.pointer(pname));
            else if (isArrayValue(pname)) get.glGetIntegerv(pname, param);
            else errors.invalidEnum(call, "pname", pname);
        } finally {
            selectors.unselect();
        }
    }

    public void glGetVertexArrayPointervEXT(int vaobj, int pname, long param) {
        String call = "glGetVertexArrayPointervEXT";
        if (!selectors.selectArray(call, vaobj)) return;
        try {
            if (isArrayPointer(pname)) get.glGetPointerv(pname, param);
            else errors.invalidEnum(call, "pname", pname);
        } finally {
            selectors.unselect();
        }
    }

    /** Whether an index is wrong for the coordinates of a unit, which is an error. */
    private boolean badUnit(String call, int index) {
        if (index >= 0 && index < FixedState.UNITS) return false;
        errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be 0 to " + (FixedState.UNITS - 1));
        return true;
    }

    public void glGetVertexArrayIntegeri_vEXT(int vaobj, int index, int pname, long param) {
        String call = "glGetVertexArrayIntegeri_vEXT";
        if (!selectors.selectArray(call, vaobj)) return;
        int before = clientArrays.clientUnit;
        try {
            if (isCoordinateValue(pname)) {
                if (badUnit(call, index)) return;
                clientArrays.clientUnit = index;
                get.glGetIntegerv(pname, param);
            } else if (pname == GL_CURRENT_VERTEX_ATTRIB) {
                errors.invalidEnum(call, "pname", pname);
            } else if (pname == GL_VERTEX_ATTRIB_ARRAY_POINTER) {
                if (arrayRules.index(call, index)) Native.putInt(param, (int) arrays.bound.pointer[index]);
            } else {
                vertexArray.glGetVertexAttribiv(index, pname, param);
            }
        } finally {
            clientArrays.clientUnit = before;
            selectors.unselect();
        }
    }

    public void glGetVertexArrayPointeri_vEXT(int vaobj, int index, int pname, long param) {
        String call = "glGetVertexArrayPointeri_vEXT";
        if (!selectors.selectArray(call, vaobj)) return;
        int before = clientArrays.clientUnit;
        try {
            if (pname == GL_TEXTURE_COORD_ARRAY_POINTER) {
                if (badUnit(call, index)) return;
                clientArrays.clientUnit = index;
                get.glGetPointerv(pname, param);
            } else {
                vertexArray.glGetVertexAttribPointerv(index, pname, param);
            }
        } finally {
            clientArrays.clientUnit = before;
            selectors.unselect();
        }
    }
}
