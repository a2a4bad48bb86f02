package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.FvfCode;
import tepui.frontends.d3d9.RectPatch9;
import tepui.frontends.d3d9.TriPatch9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.resource.IndexBufferObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

/** Draw calls, from buffers and from the program's own memory. */
public final class DrawCalls {
    private static final Primitive[] PRIMITIVES = {
        Primitive.POINTS,
        Primitive.POINTS,
        Primitive.LINES,
        Primitive.LINE_STRIP,
        Primitive.TRIANGLES,
        Primitive.TRIANGLE_STRIP,
        Primitive.TRIANGLE_FAN
    };

    private final Backend backend;
    private final DeviceState state;
    private final StateValues values;
    private final DirtyBits dirty;
    private final DrawState draws;
    private @Nullable VertexProcessing processing;

    public DrawCalls(Backend backend, DeviceState state, DrawState draws) {
        this.backend = backend;
        this.state = state;
        this.draws = draws;
        values = state.values;
        dirty = state.dirty;
    }

    // ---- draws

    /** Vertices of so many primitives; -1 for a type that is none. */
    static int vertices(int type, int primitives) { // hot
        return switch (type) {
            case D3DPT_POINTLIST -> primitives;
            case D3DPT_LINELIST -> 2 * primitives;
            case D3DPT_LINESTRIP -> primitives + 1;
            case D3DPT_TRIANGLELIST -> 3 * primitives;
            case D3DPT_TRIANGLESTRIP, D3DPT_TRIANGLEFAN -> primitives + 2;
            default -> -1;
        };
    }

    public int drawPrimitive(int type, int start, int count) { // hot
        int n = vertices(type, count);
        VertexDeclarationObject decl = values.declaration;
        if (n < 0 || count < 0 || start < 0 || decl == null) return D3DERR_INVALIDCALL;
        if (count == 0) return D3D_OK;
        backend.enter();
        try {
            if (!draws.validate(decl, type)) return D3DERR_INVALIDCALL;
            backend.pipe.draw(PRIMITIVES[type], false, 0, 1, start, n, 0, 0);
        } finally {
            backend.leave();
        }
        return D3D_OK;
    }

    public int drawIndexedPrimitive(
            int type, int baseVertex, int minVertex, int numVertices, int startIndex, int count) { // hot
        int n = vertices(type, count);
        VertexDeclarationObject decl = values.declaration;
        if (n < 0 || count < 0 || startIndex < 0 || decl == null) return D3DERR_INVALIDCALL;
        // Without indices nothing is drawn, and nothing said.
        if (count == 0 || values.indices == null) return D3D_OK;
        backend.enter();
        try {
            if (!draws.validate(decl, type)) return D3DERR_INVALIDCALL;
            // Stream 0 says how many instances there are, whether the shader reads it or not.
            int f = values.frequencies[0];
            int instances = (f & D3DSTREAMSOURCE_INDEXEDDATA) != 0 ? Math.max(1, f & 0x3fffff) : 1;
            backend.pipe.draw(PRIMITIVES[type], true, 0, instances, startIndex, n, baseVertex, 0);
        } finally {
            backend.leave();
        }
        return D3D_OK;
    }

    public int drawPrimitiveUP(int type, int count, @Nullable MemorySegment data, int stride) { // hot
        int n = vertices(type, count);
        VertexDeclarationObject decl = values.declaration;
        if (n < 0 || count < 0 || data == null || stride <= 0) return D3DERR_INVALIDCALL;
        if (count == 0) return D3D_OK;
        if (decl == null) return withoutDeclaration(values.indices);
        long bytes = (long) n * stride;
        if (data.byteSize() < bytes) return D3DERR_INVALIDCALL;
        backend.enter();
        try {
            UserVertices user = draws.user;
            user.copy(data, 0, bytes, stride);
            if (!validateUp(decl, type, stride)) return D3DERR_INVALIDCALL;
            int first = user.bind((decl.streams & ~1) == 0);
            backend.pipe.draw(PRIMITIVES[type], false, 0, 1, first, n, 0, 0);
            emptyStream0();
        } finally {
            backend.leave();
        }
        return D3D_OK;
    }

    public int drawIndexedPrimitiveUP(
            int type,
            int minVertex,
            int numVertices,
            int count,
            @Nullable MemorySegment indices,
            int indexFormat,
            @Nullable MemorySegment data,
            int stride) { // hot
        int n = vertices(type, count);
        VertexDeclarationObject decl = values.declaration;
        if (n < 0 || count < 0 || data == null || indices == null || stride <= 0) return D3DERR_INVALIDCALL;
        if (indexFormat != D3DFMT_INDEX16 && indexFormat != D3DFMT_INDEX32) return D3DERR_INVALIDCALL;
        if (count == 0) return D3D_OK;
        if (decl == null) return withoutDeclaration(null);
        IndexType t = indexFormat == D3DFMT_INDEX32 ? IndexType.U32 : IndexType.U16;
        long indexBytes = (long) n * t.bytes();
        long from = (long) minVertex * stride;
        long bytes = (long) numVertices * stride;
        if (minVertex < 0 || numVertices < 0 || indices.byteSize() < indexBytes || data.byteSize() < from + bytes) {
            return D3DERR_INVALIDCALL;
        }
        backend.enter();
        try {
            // Indices count from the start of the memory, of which only the middle is copied.
            UserVertices user = draws.user;
            user.copy(data, from, bytes, stride, indices, indexBytes);
            int given = dirty.groups & DirtyBits.INDICES;
            dirty.groups &= ~DirtyBits.INDICES;
            if (!validateUp(decl, type, stride)) {
                dirty.groups |= given;
                return D3DERR_INVALIDCALL;
            }
            int first = user.bind((decl.streams & ~1) == 0);
            int index = user.bindIndices(t);
            backend.pipe.draw(PRIMITIVES[type], true, 0, 1, index, n, first - minVertex, 0);
            emptyStream0();
            state.bindIndices(null);
        } finally {
            backend.leave();
        }
        return D3D_OK;
    }

    /** Vertices without a declaration: they are refused, and the first stream loses its buffer all the same. */
    private int withoutDeclaration(@Nullable IndexBufferObject indices) {
        backend.enter();
        try {
            state.bindStream(0, null, 0, values.strides[0]);
            values.offsets[0] = 0;
            state.bindIndices(indices);
        } finally {
            backend.leave();
        }
        return D3DERR_INVALIDCALL;
    }

    /** The same with another stride of the first stream, which the caller binds itself. */
    private boolean validateUp(VertexDeclarationObject decl, int type, int stride) { // hot
        int before = values.strides[0];
        values.strides[0] = stride;
        // Right after another such draw nothing of the first stream has to be told anew.
        int known = (dirty.groups & DirtyBits.USER_VERTICES) != 0 ? draws.user.stride() : before;
        if (known != stride) dirty.groups |= DirtyBits.LAYOUT;
        dirty.groups &= ~DirtyBits.USER_VERTICES;
        dirty.streams &= ~1;
        draws.user.stride(stride);
        boolean valid = false;
        try {
            valid = draws.validate(decl, type);
        } finally {
            if (!valid) {
                values.strides[0] = before;
                dirty.streams |= 1;
                dirty.groups |= DirtyBits.STREAMS | DirtyBits.LAYOUT;
            }
        }
        return valid;
    }

    /** The API leaves no buffer and a stride of 0. Nothing is sent for that before a draw from buffers comes. */
    private void emptyStream0() { // hot
        if (values.streams[0] != null) state.bindStream(0, null, 0, 0);
        values.offsets[0] = 0;
        values.strides[0] = 0;
        dirty.groups |= DirtyBits.USER_VERTICES;
    }

    // ---- patches: capabilities name none. Drivers without them take what describes a patch and draw nothing, and keep
    // nothing under its handle

    public int drawRectPatch(int handle, float @Nullable [] segments, @Nullable RectPatch9 patch) {
        return patch == null ? D3DERR_INVALIDCALL : D3D_OK;
    }

    public int drawTriPatch(int handle, float @Nullable [] segments, @Nullable TriPatch9 patch) {
        return patch == null ? D3DERR_INVALIDCALL : D3D_OK;
    }

    public int deletePatch(int handle) {
        return D3DERR_INVALIDCALL;
    }

    public int processVertices(
            int start,
            int target,
            int count,
            @Nullable VertexBufferObject buffer,
            @Nullable VertexDeclarationObject declaration,
            int flags) {
        if (buffer == null || buffer.backend() != backend) return D3DERR_INVALIDCALL;
        VertexElement9[] elements = declaration == null ? FvfCode.elements(buffer.fvf) : declaration.getDeclaration();
        if (elements == null) return D3DERR_INVALIDCALL;
        backend.enter();
        try {
            VertexProcessing p = processing;
            if (p == null) processing = p = new VertexProcessing(backend, state, draws);
            return p.run(start, target, count, buffer, elements);
        } finally {
            backend.leave();
        }
    }
}
