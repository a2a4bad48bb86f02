package tepui.tools.suites.d3d9;

/** Scripts about one thing, by seed. */
interface Chapter {
    void write(Sheet s, long seed);
}
