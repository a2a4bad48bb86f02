package tepui.tools.suites.d3d9;

/** Chapter of scripts about one subject, by seed. */
interface Chapter {
    void write(ScriptWriter s, long seed);
}
