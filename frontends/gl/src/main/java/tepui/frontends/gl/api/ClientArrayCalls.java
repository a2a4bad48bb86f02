package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.FixedSlots;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.vertex.ArrayPlace;
import tepui.frontends.gl.vertex.AttributePointers;
import tepui.frontends.gl.vertex.ClientArrayRules;
import tepui.frontends.gl.vertex.IndexArray;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.gl.vertex.VertexFormats;
import tepui.frontends.glsl.BuiltinSlots;

/** Arrays of conventional attributes (OpenGL 4.6 compatibility profile, 10.3.3): attributes of the vertex array like the others, at the places that those have. */
public final class ClientArrayCalls {
    private final VertexArrays arrays;
    private final ClientArrayRules rules;
    private final AttributePointers pointers;
    private final ClientArrays client;
    private final ArrayCapture arrayCapture;

    public ClientArrayCalls(
            VertexArrays arrays,
            ClientArrayRules rules,
            AttributePointers pointers,
            ClientArrays client,
            ArrayCapture arrayCapture) {
        this.arrays = arrays;
        this.rules = rules;
        this.pointers = pointers;
        this.client = client;
        this.arrayCapture = arrayCapture;
    }

    // ---- pointers --------------------------------------------------------------------------------------------------

    private static final int SCALED = VertexFormats.SCALED;
    private static final int NORMALIZED = VertexFormats.NORMALIZED;

    public void glVertexPointer(int size, int type, int stride, long pointer) {
        vertexPointer("glVertexPointer", pointers.bound(), size, type, stride, pointer);
    }

    /** The same of an array that is given, as those below. */
    public void vertexPointer(String call, ArrayPlace to, int size, int type, int stride, long pointer) {
        if (!rules.vertex(call, size, type)) return;
        pointers.set(call, to, BuiltinSlots.ATTRIBUTE_VERTEX, size, type, SCALED, stride, pointer);
    }

    public void glNormalPointer(int type, int stride, long pointer) {
        normalPointer("glNormalPointer", pointers.bound(), type, stride, pointer);
    }

    public void normalPointer(String call, ArrayPlace to, int type, int stride, long pointer) {
        if (!rules.normal(call, type)) return;
        int size = ClientArrayRules.isPacked(type) ? 4 : 3;
        pointers.set(call, to, BuiltinSlots.ATTRIBUTE_NORMAL, size, type, NORMALIZED, stride, pointer);
    }

    public void glColorPointer(int size, int type, int stride, long pointer) {
        colorPointer("glColorPointer", pointers.bound(), size, type, stride, pointer);
    }

    public void colorPointer(String call, ArrayPlace to, int size, int type, int stride, long pointer) {
        if (!rules.color(call, size, type)) return;
        pointers.set(call, to, BuiltinSlots.ATTRIBUTE_COLOR, size, type, NORMALIZED, stride, pointer);
    }

    public void glSecondaryColorPointer(int size, int type, int stride, long pointer) {
        secondaryColorPointer("glSecondaryColorPointer", pointers.bound(), size, type, stride, pointer);
    }

    public void secondaryColorPointer(String call, ArrayPlace to, int size, int type, int stride, long pointer) {
        if (!rules.color(call, size, type)) return;
        pointers.set(call, to, BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, size, type, NORMALIZED, stride, pointer);
    }

    public void glFogCoordPointer(int type, int stride, long pointer) {
        fogCoordPointer("glFogCoordPointer", pointers.bound(), type, stride, pointer);
    }

    public void fogCoordPointer(String call, ArrayPlace to, int type, int stride, long pointer) {
        if (!rules.fog(call, type)) return;
        pointers.set(call, to, BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, type, SCALED, stride, pointer);
    }

    public void glTexCoordPointer(int size, int type, int stride, long pointer) {
        texCoordPointer("glTexCoordPointer", pointers.bound(), client.clientUnit, size, type, stride, pointer);
    }

    public void texCoordPointer(String call, ArrayPlace to, int size, int type, int stride, long pointer) {
        texCoordPointer(call, to, client.clientUnit, size, type, stride, pointer);
    }

    /** Of any unit. */
    public void texCoordPointer(String call, ArrayPlace to, int unit, int size, int type, int stride, long pointer) {
        if (!rules.texCoord(call, size, type)) return;
        pointers.set(call, to, BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + unit, size, type, SCALED, stride, pointer);
    }

    /** To the bound array and the bound buffer, of any unit. */
    public void texCoordPointer(String call, int unit, int size, int type, int stride, long pointer) {
        texCoordPointer(call, pointers.bound(), unit, size, type, stride, pointer);
    }

    public void glPointSizePointerOES(int type, int stride, long pointer) {
        String call = "glPointSizePointerOES";
        if (!rules.pointSize(call, type)) return;
        pointers.set(call, pointers.bound(), FixedSlots.POINT_SIZE_ATTRIBUTE, 1, type, SCALED, stride, pointer);
    }

    public void glEdgeFlagPointer(int stride, long pointer) {
        edgeFlagPointer("glEdgeFlagPointer", pointers.bound(), stride, pointer);
    }

    public void edgeFlagPointer(String call, ArrayPlace to, int stride, long pointer) {
        pointers.set(call, to, FixedSlots.EDGE_FLAG_ATTRIBUTE, 1, GL_UNSIGNED_BYTE, SCALED, stride, pointer);
    }

    public void glIndexPointer(int type, int stride, long pointer) {
        indexPointer("glIndexPointer", pointers.bound(), type, stride, pointer);
    }

    public void indexPointer(String call, ArrayPlace to, int type, int stride, long pointer) {
        if (!rules.index(call, to, type, stride, pointer)) return;
        VertexArray a = to.array;
        a.indices = new IndexArray(a.indices.enabled(), type, stride, pointer, to.buffer);
    }

    // ---- EXT_vertex_array: the elements of an array that does not change are counted ------------------------------

    private boolean count(String call, int pname, int count) {
        if (!rules.count(call, count)) return false;
        client.count(pname, count);
        return true;
    }

    public void glVertexPointerEXT(int size, int type, int stride, int count, long pointer) {
        if (count("glVertexPointerEXT", GL_VERTEX_ARRAY_COUNT_EXT, count)) glVertexPointer(size, type, stride, pointer);
    }

    public void glNormalPointerEXT(int type, int stride, int count, long pointer) {
        if (count("glNormalPointerEXT", GL_NORMAL_ARRAY_COUNT_EXT, count)) glNormalPointer(type, stride, pointer);
    }

    public void glColorPointerEXT(int size, int type, int stride, int count, long pointer) {
        if (count("glColorPointerEXT", GL_COLOR_ARRAY_COUNT_EXT, count)) glColorPointer(size, type, stride, pointer);
    }

    public void glIndexPointerEXT(int type, int stride, int count, long pointer) {
        if (count("glIndexPointerEXT", GL_INDEX_ARRAY_COUNT_EXT, count)) glIndexPointer(type, stride, pointer);
    }

    public void glTexCoordPointerEXT(int size, int type, int stride, int count, long pointer) {
        if (!count("glTexCoordPointerEXT", GL_TEXTURE_COORD_ARRAY_COUNT_EXT, count)) return;
        glTexCoordPointer(size, type, stride, pointer);
    }

    public void glEdgeFlagPointerEXT(int stride, int count, long pointer) {
        if (count("glEdgeFlagPointerEXT", GL_EDGE_FLAG_ARRAY_COUNT_EXT, count)) glEdgeFlagPointer(stride, pointer);
    }

    // ---- switches --------------------------------------------------------------------------------------------------

    public void glClientActiveTexture(int texture) {
        if (rules.unit("glClientActiveTexture", texture, FixedState.UNITS)) client.clientUnit = texture - GL_TEXTURE0;
    }

    private void enable(String call, int array, boolean on) {
        enable(call, arrays.bound, client.clientUnit, array, on);
    }

    /** The switch of an array of any vertex array; of coordinates, those of a unit. */
    public void enable(String call, VertexArray a, int unit, int array, boolean on) {
        if (rules.array(call, array, client.knows(array))) client.enable(a, unit, array, on);
    }

    public void glEnableClientState(int array) {
        enable("glEnableClientState", array, true);
    }

    public void glDisableClientState(int array) {
        enable("glDisableClientState", array, false);
    }

    // ---- interleaved arrays (table 2.5) ----------------------------------------------------------------------------

    public void glInterleavedArrays(int format, int stride, long pointer) {
        if (!rules.interleaved("glInterleavedArrays", format, stride)) return;
        int texture = switch (format) {
            case GL_T2F_V3F, GL_T2F_C4UB_V3F, GL_T2F_C3F_V3F, GL_T2F_N3F_V3F, GL_T2F_C4F_N3F_V3F -> 2;
            case GL_T4F_V4F, GL_T4F_C4F_N3F_V4F -> 4;
            default -> 0;
        };
        boolean bytes = format == GL_C4UB_V2F || format == GL_C4UB_V3F || format == GL_T2F_C4UB_V3F;
        int color = switch (format) {
            case GL_C3F_V3F, GL_T2F_C3F_V3F -> 3;
            case GL_C4F_N3F_V3F, GL_T2F_C4F_N3F_V3F, GL_T4F_C4F_N3F_V4F -> 4;
            default -> bytes ? 4 : 0;
        };
        boolean normal = switch (format) {
            case GL_N3F_V3F, GL_C4F_N3F_V3F, GL_T2F_N3F_V3F, GL_T2F_C4F_N3F_V3F, GL_T4F_C4F_N3F_V4F -> true;
            default -> false;
        };
        int vertex = switch (format) {
            case GL_V2F, GL_C4UB_V2F -> 2;
            case GL_T4F_V4F, GL_T4F_C4F_N3F_V4F -> 4;
            default -> 3;
        };
        int colorAt = 4 * texture;
        int normalAt = colorAt + (bytes ? 4 : 4 * color);
        int vertexAt = normalAt + (normal ? 12 : 0);
        int step = stride == 0 ? vertexAt + 4 * vertex : stride;
        glDisableClientState(GL_EDGE_FLAG_ARRAY);
        glDisableClientState(GL_FOG_COORD_ARRAY);
        glDisableClientState(GL_SECONDARY_COLOR_ARRAY);
        enable("glInterleavedArrays", GL_TEXTURE_COORD_ARRAY, texture > 0);
        if (texture > 0) glTexCoordPointer(texture, GL_FLOAT, step, pointer);
        enable("glInterleavedArrays", GL_COLOR_ARRAY, color > 0);
        if (color > 0) glColorPointer(color, bytes ? GL_UNSIGNED_BYTE : GL_FLOAT, step, pointer + colorAt);
        enable("glInterleavedArrays", GL_NORMAL_ARRAY, normal);
        if (normal) glNormalPointer(GL_FLOAT, step, pointer + normalAt);
        glEnableClientState(GL_VERTEX_ARRAY);
        glVertexPointer(vertex, GL_FLOAT, step, pointer + vertexAt);
    }

    // ---- elements --------------------------------------------------------------------------------------------------

    public void glArrayElement(int i) {
        arrayCapture.element(i);
    }
}
