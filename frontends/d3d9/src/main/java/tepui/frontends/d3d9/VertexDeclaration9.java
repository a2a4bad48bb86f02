package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;

/** IDirect3DVertexDeclaration9: elements, from an array or from an FVF code. */
public interface VertexDeclaration9 extends DeviceChild9 {
    /** The elements; asked without an array, their number and one for the end. */
    int getDeclaration(VertexElement9 @Nullable [] into, @Nullable IntRef count);

    /** A copy of the elements. */
    VertexElement9[] getDeclaration();
}
