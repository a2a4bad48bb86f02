package tepui.frontends.d3d9;

/** D3DVIEWPORT9. */
public record Viewport9(int x, int y, int width, int height, float minZ, float maxZ) {}
