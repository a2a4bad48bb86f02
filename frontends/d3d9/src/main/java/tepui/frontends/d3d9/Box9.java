package tepui.frontends.d3d9;

/** D3DBOX: the first three inside, the last three outside. */
public record Box9(int left, int top, int right, int bottom, int front, int back) {}
