package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

/** Scenes, targets, clears and draws. */
public abstract sealed class DeviceDraws extends DeviceShaders permits Device9 {
    private static final Primitive[] PRIMITIVES = {
        Primitive.POINTS,
        Primitive.POINTS,
        Primitive.LINES,
        Primitive.LINE_STRIP,
        Primitive.TRIANGLES,
        Primitive.TRIANGLE_STRIP,
        Primitive.TRIANGLE_FAN
    };
    final DrawState9 draws;

    DeviceDraws(Direct3D9 parent, Device gpu, int behavior, boolean ex) {
        super(parent, gpu, behavior, ex);
        draws = new DrawState9(this);
    }

    // ---- scenes and targets
    // ------------------------------------------------------------------------------------------

    public int beginScene() {
        if (inScene) return D3DERR_INVALIDCALL;
        inScene = true;
        return D3D_OK;
    }

    public int endScene() {
        if (!inScene) return D3DERR_INVALIDCALL;
        inScene = false;
        return D3D_OK;
    }

    public int setRenderTarget(int index, @Nullable Surface9 surface) {
        if (index < 0 || index >= targets.length) return D3DERR_INVALIDCALL;
        if (surface == null && index == 0) return D3DERR_INVALIDCALL;
        if (surface != null && (!surface.isRenderTarget() || surface.device != this)) return D3DERR_INVALIDCALL;
        bindTarget(index, surface);
        if (index == 0 && surface != null) {
            // Even while a block is recorded, these are the device's.
            state.viewport = new Viewport9(0, 0, surface.width(), surface.height(), 0, 1);
            state.scissor = new Rect9(0, 0, surface.width(), surface.height());
            dirty |= Dirty9.VIEWPORT | Dirty9.SCISSOR | Dirty9.VERTEX_VALUES;
        }
        return D3D_OK;
    }

    final void bindTarget(int index, @Nullable Surface9 surface) {
        Surface9 old = targets[index];
        if (old == surface) return;
        if (surface != null) surface.bind();
        targets[index] = surface;
        dirty |= Dirty9.TARGETS;
        if (old != null) {
            if (old.store.mipsStale) dirtySamplers = -1;
            dirty |= Dirty9.TEXTURES;
            old.unbind();
        }
    }

    public int getRenderTarget(int index, @Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        surface.value = null;
        if (index < 0 || index >= targets.length) return D3DERR_INVALIDCALL;
        Surface9 s = targets[index];
        if (s == null) return D3DERR_NOTFOUND;
        s.addRef();
        surface.value = s;
        return D3D_OK;
    }

    /** The target, with a count of its own. */
    public Surface9 getRenderTarget(int index) {
        Ref<Surface9> r = new Ref<>();
        check(getRenderTarget(index, r));
        return r.get();
    }

    public int setDepthStencilSurface(@Nullable Surface9 surface) {
        if (surface != null && (!surface.isDepth() || surface.device != this)) return D3DERR_INVALIDCALL;
        bindDepth(surface);
        return D3D_OK;
    }

    final void bindDepth(@Nullable Surface9 surface) {
        Surface9 old = depthStencil;
        if (old == surface) return;
        if (surface != null) surface.bind();
        depthStencil = surface;
        dirty |= Dirty9.TARGETS;
        if (old != null) old.unbind();
    }

    public int getDepthStencilSurface(@Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        surface.value = null;
        Surface9 s = depthStencil;
        if (s == null) return D3DERR_NOTFOUND;
        s.addRef();
        surface.value = s;
        return D3D_OK;
    }

    // ---- clears
    // ------------------------------------------------------------------------------------------------------

    /**
     * Clears what the viewport and the scissor leave of the targets, or of rectangles in them. Beside a smaller depth buffer colours are cleared whole
     * if they are cleared alone, and nothing is cleared of both, as drivers have it.
     *
     * @param rects null for all; none for nothing
     * @param flags D3DCLEAR_...
     */
    public int clear(Rect9 @Nullable [] rects, int flags, int color, float z, int stencil) {
        if ((flags & (D3DCLEAR_ZBUFFER | D3DCLEAR_STENCIL)) != 0) {
            Surface9 s = depthStencil;
            if (s == null) return D3DERR_INVALIDCALL;
            if ((flags & D3DCLEAR_STENCIL) != 0 && !s.store.info.memory().hasStencil()) return D3DERR_INVALIDCALL;
            if ((flags & D3DCLEAR_ZBUFFER) != 0 && !(z >= 0 && z <= 1)) return D3DERR_INVALIDCALL;
        }
        if ((flags & 7) == 0) return D3DERR_INVALIDCALL;
        if (rects != null) {
            for (Rect9 r : rects) if (r == null) return D3DERR_INVALIDCALL;
        }
        enter();
        try {
            Surface9 depth = depthStencil;
            if (depth == null || (flags & D3DCLEAR_TARGET) == 0 || !isSmallerThanTarget(depth)) {
                clearTargets(rects, flags, color, z, stencil);
            } else if ((flags & 7) == D3DCLEAR_TARGET) {
                depth.bind();
                bindDepth(null);
                try {
                    clearTargets(rects, flags, color, z, stencil);
                } finally {
                    bindDepth(depth);
                    depth.unbind();
                }
            }
        } finally {
            leave();
        }
        return D3D_OK;
    }

    /** Does a depth buffer leave some of the first target uncovered? */
    final boolean isSmallerThanTarget(Surface9 depth) {
        Surface9 first = targets[0];
        return first != null && (depth.width() < first.width() || depth.height() < first.height());
    }

    private void clearTargets(Rect9 @Nullable [] rects, int flags, int color, float z, int stencil) {
        draws.ensureTargets();
        Viewport9 v = state.viewport;
        long left = Math.max(0, v.x());
        long top = Math.max(0, v.y());
        long right = Math.min(draws.targets.width, (long) v.x() + v.width());
        long bottom = Math.min(draws.targets.height, (long) v.y() + v.height());
        if (state.render[D3DRS_SCISSORTESTENABLE] != 0) {
            Rect9 s = state.scissor;
            left = Math.max(left, s.left());
            top = Math.max(top, s.top());
            right = Math.min(right, s.right());
            bottom = Math.min(bottom, s.bottom());
        }
        if (rects == null) {
            clear(left, top, right, bottom, flags, color, z, stencil);
        } else {
            for (Rect9 r : rects) {
                clear(
                        Math.max(left, r.left()),
                        Math.max(top, r.top()),
                        Math.min(right, r.right()),
                        Math.min(bottom, r.bottom()),
                        flags,
                        color,
                        z,
                        stencil);
            }
        }
    }

    private void clear(long left, long top, long right, long bottom, int flags, int color, float z, int stencil) {
        if (right <= left || bottom <= top) return;
        boolean whole = left == 0 && top == 0 && right == draws.targets.width && bottom == draws.targets.height;
        Box area = whole ? null : Box.of2d((int) left, (int) top, (int) (right - left), (int) (bottom - top));
        if ((flags & D3DCLEAR_TARGET) != 0) {
            ClearColor c = clearColor(color);
            for (int i = 0; i < targets.length; i++) {
                Surface9 s = targets[i];
                if (s == null || s.store.texture == null || s.store.samples != samplesOfFirst()) continue;
                pipe.clearColor(i, c, area, 15);
            }
        }
        Surface9 d = depthStencil;
        if ((flags & (D3DCLEAR_ZBUFFER | D3DCLEAR_STENCIL)) != 0 && d != null && d.store.samples == samplesOfFirst()) {
            boolean hasStencil = d.store.deviceFormat().hasStencil();
            pipe.clearDepthStencil(
                    (flags & D3DCLEAR_ZBUFFER) != 0,
                    z,
                    (flags & D3DCLEAR_STENCIL) != 0 && hasStencil,
                    stencil & 255,
                    255,
                    area);
        }
    }

    private int samplesOfFirst() {
        Surface9 s = targets[0];
        return s == null ? 1 : s.store.samples;
    }

    // ---- draws
    // -------------------------------------------------------------------------------------------------------

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
        VertexDeclaration9 decl = state.declaration;
        if (n < 0 || count < 0 || start < 0 || decl == null) return D3DERR_INVALIDCALL;
        if (count == 0) return D3D_OK;
        enter();
        try {
            if (!draws.validate(decl, type)) return D3DERR_INVALIDCALL;
            pipe.draw(PRIMITIVES[type], false, 0, 1, start, n, 0, 0);
        } finally {
            leave();
        }
        return D3D_OK;
    }

    /** The numbers of vertices are hints, as in the API. */
    public int drawIndexedPrimitive(
            int type, int baseVertex, int minVertex, int numVertices, int startIndex, int count) { // hot
        int n = vertices(type, count);
        VertexDeclaration9 decl = state.declaration;
        if (n < 0 || count < 0 || startIndex < 0 || decl == null) return D3DERR_INVALIDCALL;
        // Without indices nothing is drawn, and nothing said.
        if (count == 0 || state.indices == null) return D3D_OK;
        enter();
        try {
            if (!draws.validate(decl, type)) return D3DERR_INVALIDCALL;
            // Stream 0 says how many instances there are, whether the shader reads it or not.
            int f = state.frequencies[0];
            int instances = (f & D3DSTREAMSOURCE_INDEXEDDATA) != 0 ? Math.max(1, f & 0x3fffff) : 1;
            pipe.draw(PRIMITIVES[type], true, 0, instances, startIndex, n, baseVertex, 0);
        } finally {
            leave();
        }
        return D3D_OK;
    }

    /** Vertices from the program's own memory; the first stream is empty afterwards. */
    public int drawPrimitiveUP(int type, int count, @Nullable MemorySegment data, int stride) { // hot
        int n = vertices(type, count);
        VertexDeclaration9 decl = state.declaration;
        if (n < 0 || count < 0 || data == null || stride <= 0) return D3DERR_INVALIDCALL;
        if (count == 0) return D3D_OK;
        if (decl == null) return withoutDeclaration(state.indices);
        long bytes = (long) n * stride;
        if (data.byteSize() < bytes) return D3DERR_INVALIDCALL;
        enter();
        try {
            UserVertices9 user = draws.user;
            user.copy(data, 0, bytes, stride);
            if (!validateUp(decl, type, stride)) return D3DERR_INVALIDCALL;
            int first = user.bind((decl.streams & ~1) == 0);
            pipe.draw(PRIMITIVES[type], false, 0, 1, first, n, 0, 0);
            emptyStream0();
        } finally {
            leave();
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
        VertexDeclaration9 decl = state.declaration;
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
        enter();
        try {
            // Indices count from the start of the memory, of which only the middle is copied.
            UserVertices9 user = draws.user;
            user.copy(data, from, bytes, stride, indices, indexBytes);
            int given = dirty & Dirty9.INDICES;
            dirty &= ~Dirty9.INDICES;
            if (!validateUp(decl, type, stride)) {
                dirty |= given;
                return D3DERR_INVALIDCALL;
            }
            int first = user.bind((decl.streams & ~1) == 0);
            int index = user.bindIndices(t);
            pipe.draw(PRIMITIVES[type], true, 0, 1, index, n, first - minVertex, 0);
            emptyStream0();
            bindIndices(null);
        } finally {
            leave();
        }
        return D3D_OK;
    }

    /** Vertices of nobody's form: they are refused, and the first stream loses its buffer all the same. */
    private int withoutDeclaration(@Nullable IndexBuffer9 indices) {
        enter();
        try {
            bindStream(0, null, 0, state.strides[0]);
            state.offsets[0] = 0;
            bindIndices(indices);
        } finally {
            leave();
        }
        return D3DERR_INVALIDCALL;
    }

    /** The same with another stride of the first stream, which the caller binds itself. */
    private boolean validateUp(VertexDeclaration9 decl, int type, int stride) { // hot
        int before = state.strides[0];
        state.strides[0] = stride;
        // Right after another such draw nothing of the first stream has to be told anew.
        int known = (dirty & Dirty9.USER_VERTICES) != 0 ? draws.user.stride() : before;
        if (known != stride) dirty |= Dirty9.LAYOUT;
        dirty &= ~Dirty9.USER_VERTICES;
        dirtyStreams &= ~1;
        draws.user.stride(stride);
        if (draws.validate(decl, type)) return true;
        state.strides[0] = before;
        dirtyStreams |= 1;
        dirty |= Dirty9.STREAMS | Dirty9.LAYOUT;
        return false;
    }

    /** The API leaves no buffer and a stride of 0. Nothing is sent for that before a draw from buffers comes. */
    private void emptyStream0() { // hot
        if (state.streams[0] != null) bindStream(0, null, 0, 0);
        state.offsets[0] = 0;
        state.strides[0] = 0;
        dirty |= Dirty9.USER_VERTICES;
    }

    // ---- patches: capabilities name none. Drivers without them take what describes a patch and draw nothing, and keep
    // nothing under its handle

    /** Draws nothing. A handle alone names no patch, since none is kept: that is refused. */
    public int drawRectPatch(int handle, float @Nullable [] segments, @Nullable RectPatch9 patch) {
        return patch == null ? D3DERR_INVALIDCALL : D3D_OK;
    }

    /** Draws nothing. A handle alone names no patch, since none is kept: that is refused. */
    public int drawTriPatch(int handle, float @Nullable [] segments, @Nullable TriPatch9 patch) {
        return patch == null ? D3DERR_INVALIDCALL : D3D_OK;
    }

    /** No patch is kept under any handle. */
    public int deletePatch(int handle) {
        return D3DERR_INVALIDCALL;
    }
}
