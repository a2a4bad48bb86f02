package tepui.frontends.d3d9.program;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.base.Restorable;
import tepui.pipe.format.Format;

/** Vertex declaration: elements, from an array or from an FVF code. */
public final class VertexDeclarationObject implements DeviceObject, VertexDeclaration9, Restorable {
    private static final AtomicInteger IDS = new AtomicInteger(1);
    private static final int[] SIZES = {4, 8, 12, 16, 4, 4, 4, 8, 4, 4, 8, 4, 8, 4, 4, 4, 8};

    /** Streams that a device has. */
    static final int STREAMS = 16;

    private final Backend backend;
    private final References references;
    private final VertexElement9[] elements;
    /** The code it was made from, or 0. */
    public final int fvf;
    /** The code that programs are told: positions alone have one too. */
    public final int told;

    final int id = IDS.getAndIncrement();
    /** Positions are in pixels. */
    public final boolean transformed;

    /** Streams that it reads, a bit each. */
    public final int streams;
    /** Key that its layout was made from the last time, and that layout; the draw that needs it writes both. */
    public final int[] layoutKey;

    public int layout = -1;

    public VertexDeclarationObject(Backend backend, VertexElement9[] elements, int fvf) {
        this.backend = backend;
        references = fvf != 0 ? References.implicit(this) : References.of(this);
        this.elements = elements;
        this.fvf = fvf;
        told = fvf != 0 ? fvf : ofPositions(elements);
        boolean t = false;
        int mask = 0;
        for (VertexElement9 e : elements) {
            t |= e.usage() == D3DDECLUSAGE_POSITIONT && e.usageIndex() == 0;
            if (e.stream() < 16) mask |= 1 << e.stream();
        }
        transformed = t;
        streams = mask;
        layoutKey = new int[2 + 2 * Integer.bitCount(mask)];
        layoutKey[0] = id;
        backend.keep(this);
    }

    private static int ofPositions(VertexElement9[] elements) {
        if (elements.length != 1) return 0;
        VertexElement9 e = elements[0];
        if (e.stream() != 0 || e.offset() != 0 || e.usageIndex() != 0) return 0;
        if (e.usage() == D3DDECLUSAGE_POSITION && e.type() == D3DDECLTYPE_FLOAT3) return D3DFVF_XYZ;
        return e.usage() == D3DDECLUSAGE_POSITIONT && e.type() == D3DDECLTYPE_FLOAT4 ? D3DFVF_XYZRHW : 0;
    }

    /** Is an array a legal declaration? */
    public static int check(VertexElement9[] elements) {
        if (elements.length > MAXD3DDECLLENGTH) return D3DERR_INVALIDCALL;
        for (VertexElement9 e : elements) {
            if (e == null || e.stream() < 0 || e.stream() >= STREAMS || e.offset() < 0) return D3DERR_INVALIDCALL;
            if (e.type() == D3DDECLTYPE_UNUSED || e.type() < 0 || e.type() > D3DDECLTYPE_FLOAT16_4) return E_FAIL;
            if (e.offset() % 4 != 0 || format(e.type()) == null) return E_FAIL;
            if (e.usage() < 0 || e.usage() > D3DDECLUSAGE_SAMPLE || e.usageIndex() < 0 || e.usageIndex() > 15) {
                return E_FAIL;
            }
        }
        return D3D_OK;
    }

    /** The format of the contract; null for types that no device has. */
    public static @Nullable Format format(int type) {
        return switch (type) {
            case D3DDECLTYPE_FLOAT1 -> Format.R32_FLOAT;
            case D3DDECLTYPE_FLOAT2 -> Format.R32G32_FLOAT;
            case D3DDECLTYPE_FLOAT3 -> Format.R32G32B32_FLOAT;
            case D3DDECLTYPE_FLOAT4 -> Format.R32G32B32A32_FLOAT;
            case D3DDECLTYPE_D3DCOLOR -> Format.B8G8R8A8_UNORM;
            case D3DDECLTYPE_UBYTE4 -> Format.R8G8B8A8_USCALED;
            case D3DDECLTYPE_SHORT2 -> Format.R16G16_SSCALED;
            case D3DDECLTYPE_SHORT4 -> Format.R16G16B16A16_SSCALED;
            case D3DDECLTYPE_UBYTE4N -> Format.R8G8B8A8_UNORM;
            case D3DDECLTYPE_SHORT2N -> Format.R16G16_SNORM;
            case D3DDECLTYPE_SHORT4N -> Format.R16G16B16A16_SNORM;
            case D3DDECLTYPE_USHORT2N -> Format.R16G16_UNORM;
            case D3DDECLTYPE_USHORT4N -> Format.R16G16B16A16_UNORM;
            case D3DDECLTYPE_DEC3N -> Format.R10G10B10X2_SNORM;
            case D3DDECLTYPE_FLOAT16_2 -> Format.R16G16_FLOAT;
            case D3DDECLTYPE_FLOAT16_4 -> Format.R16G16B16A16_FLOAT;
            default -> null;
        };
    }

    /** Components that a type stores. */
    public static int components(int type) {
        return switch (type) {
            case D3DDECLTYPE_FLOAT1 -> 1;
            case D3DDECLTYPE_FLOAT2,
                    D3DDECLTYPE_SHORT2,
                    D3DDECLTYPE_SHORT2N,
                    D3DDECLTYPE_USHORT2N,
                    D3DDECLTYPE_FLOAT16_2 -> 2;
            case D3DDECLTYPE_FLOAT3, D3DDECLTYPE_DEC3N, D3DDECLTYPE_UDEC3 -> 3;
            default -> 4;
        };
    }

    public static int bytes(int type) {
        return type >= 0 && type < SIZES.length ? SIZES[type] : 0;
    }

    /** The element for a use, or null. */
    @Nullable
    public VertexElement9 find(int usage, int index) {
        for (VertexElement9 e : elements) {
            if (e.usage() == usage && e.usageIndex() == index) return e;
        }
        return null;
    }

    @Override
    public References references() {
        return references;
    }

    @Override
    public Backend backend() {
        return backend;
    }

    @Override
    public int getDeclaration(VertexElement9 @Nullable [] into, @Nullable IntRef count) {
        if (count == null) return D3DERR_INVALIDCALL;
        count.value = elements.length + 1;
        if (into != null) System.arraycopy(elements, 0, into, 0, Math.min(into.length, elements.length));
        return D3D_OK;
    }

    @Override
    public VertexElement9[] getDeclaration() {
        return elements.clone();
    }

    @Override
    public void restore() {
        layout = -1;
    }

    @Override
    public void destroy() {
        backend.drop(this);
    }
}
