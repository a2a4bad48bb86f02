package tepui.frontends.d3d9.program;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
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
    /** What its layout was made from the last time, and that layout; the draw that needs it writes both. */
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

    /** The elements that an FVF code stands for; null where it is not a legal one. */
    public static VertexElement9 @Nullable [] elements(int fvf) {
        List<VertexElement9> list = new ArrayList<>();
        int at = 0;
        int position = fvf & D3DFVF_POSITION_MASK;
        if (position == D3DFVF_XYZRHW) {
            at = add(list, at, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITIONT, 0);
        } else if (position == D3DFVF_XYZW) {
            at = add(list, at, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITION, 0);
        } else if (position != 0) {
            at = add(list, at, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0);
            int betas = position >= D3DFVF_XYZB1 ? (position - D3DFVF_XYZB1) / 2 + 1 : 0;
            int lastType = (fvf & D3DFVF_LASTBETA_UBYTE4) != 0
                    ? D3DDECLTYPE_UBYTE4
                    : (fvf & D3DFVF_LASTBETA_D3DCOLOR) != 0
                            ? D3DDECLTYPE_D3DCOLOR
                            : betas == 5 ? D3DDECLTYPE_FLOAT1 : -1;
            int weights = betas - (lastType >= 0 && betas > 0 ? 1 : 0);
            if (weights > 4) return null;
            // Of two, the last a colour, the first is that colour and the last are four bytes, as the API has it.
            boolean colour = position == D3DFVF_XYZB2 && lastType == D3DDECLTYPE_D3DCOLOR;
            if (colour) lastType = D3DDECLTYPE_UBYTE4;
            int weightType = colour ? D3DDECLTYPE_D3DCOLOR : weights - 1;
            if (weights > 0) at = add(list, at, weightType, D3DDECLUSAGE_BLENDWEIGHT, 0);
            if (betas > 0 && lastType >= 0) at = add(list, at, lastType, D3DDECLUSAGE_BLENDINDICES, 0);
        }
        if ((fvf & D3DFVF_NORMAL) != 0) at = add(list, at, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_NORMAL, 0);
        if ((fvf & D3DFVF_PSIZE) != 0) at = add(list, at, D3DDECLTYPE_FLOAT1, D3DDECLUSAGE_PSIZE, 0);
        if ((fvf & D3DFVF_DIFFUSE) != 0) at = add(list, at, D3DDECLTYPE_D3DCOLOR, D3DDECLUSAGE_COLOR, 0);
        if ((fvf & D3DFVF_SPECULAR) != 0) at = add(list, at, D3DDECLTYPE_D3DCOLOR, D3DDECLUSAGE_COLOR, 1);
        int sets = (fvf & D3DFVF_TEXCOUNT_MASK) >> D3DFVF_TEXCOUNT_SHIFT;
        if (sets > 8) return null;
        for (int i = 0; i < sets; i++) {
            int type = switch (fvf >>> 16 + 2 * i & 3) {
                case D3DFVF_TEXTUREFORMAT1 -> D3DDECLTYPE_FLOAT1;
                case D3DFVF_TEXTUREFORMAT3 -> D3DDECLTYPE_FLOAT3;
                case D3DFVF_TEXTUREFORMAT4 -> D3DDECLTYPE_FLOAT4;
                default -> D3DDECLTYPE_FLOAT2;
            };
            at = add(list, at, type, D3DDECLUSAGE_TEXCOORD, i);
        }
        return list.toArray(new VertexElement9[0]);
    }

    private static int add(List<VertexElement9> list, int at, int type, int usage, int index) {
        list.add(VertexElement9.of(0, at, type, usage, index));
        return at + SIZES[type];
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
