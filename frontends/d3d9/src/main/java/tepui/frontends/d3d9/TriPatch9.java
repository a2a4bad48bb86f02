package tepui.frontends.d3d9;

/** D3DTRIPATCH_INFO. */
public record TriPatch9(int startVertexOffset, int numVertices, int basis, int degree) {}
