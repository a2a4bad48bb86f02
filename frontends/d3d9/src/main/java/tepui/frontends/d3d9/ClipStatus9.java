package tepui.frontends.d3d9;

/** D3DCLIPSTATUS9: what a program stored. */
public record ClipStatus9(int clipUnion, int clipIntersection) {}
