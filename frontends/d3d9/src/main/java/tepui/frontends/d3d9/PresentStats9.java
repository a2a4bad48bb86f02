package tepui.frontends.d3d9;

/** D3DPRESENTSTATS: how many presents there were, and refreshes of a screen of 60 Hz by the clock, at which nanosecond. */
public record PresentStats9(
        int presentCount, int presentRefreshCount, int syncRefreshCount, long syncQpcTime, long syncGpuTime) {}
