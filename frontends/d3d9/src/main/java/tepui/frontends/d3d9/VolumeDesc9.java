package tepui.frontends.d3d9;

/** D3DVOLUME_DESC. */
public record VolumeDesc9(int format, int type, int usage, int pool, int width, int height, int depth) {}
