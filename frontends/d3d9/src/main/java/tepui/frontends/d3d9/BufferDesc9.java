package tepui.frontends.d3d9;

/** D3DVERTEXBUFFER_DESC and D3DINDEXBUFFER_DESC; {@code fvf} is 0 for indices. */
public record BufferDesc9(int format, int type, int usage, int pool, int size, int fvf) {}
