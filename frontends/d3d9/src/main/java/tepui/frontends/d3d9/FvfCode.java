package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Codes of vertex formats (FVF): what their vertices are made of, one element behind the other in stream 0. */
public final class FvfCode {
    private FvfCode() {}

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
        return at + (type <= D3DDECLTYPE_FLOAT4 ? 4 * (type + 1) : 4);
    }
}
