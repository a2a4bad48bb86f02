package tepui.frontends.d3d9;

/** D3DDISPLAYMODE. */
public record DisplayMode9(int width, int height, int refreshRate, int format) {}
