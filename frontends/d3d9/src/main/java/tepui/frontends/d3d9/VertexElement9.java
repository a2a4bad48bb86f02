package tepui.frontends.d3d9;

/** D3DVERTEXELEMENT9. The end of a declaration is the end of the array: there is no element for it. */
public record VertexElement9(int stream, int offset, int type, int method, int usage, int usageIndex) {
    /** An element with the default method. */
    public static VertexElement9 of(int stream, int offset, int type, int usage, int usageIndex) {
        return new VertexElement9(stream, offset, type, D3D9.D3DDECLMETHOD_DEFAULT, usage, usageIndex);
    }
}
