package tepui.frontends.gl.fixed;

/** Uniform layout of a fragment key's code, in words; only what the key uses has a place. -1: has none. */
final class FragmentUniforms {
    /** Colour; then end, 1 / (end - start), density * log2(e), density * sqrt(log2(e)). */
    final int fog;

    final int[] color = new int[FixedState.UNITS];
    /** 32 words of the pattern. */
    final int stipple;

    final int size;

    FragmentUniforms(long[] key) {
        int at = 0;
        fog = FragmentKey.fog(key) == FragmentKey.Fog.NONE ? -1 : at;
        if (fog >= 0) at += 8;
        for (int u = 0; u < FixedState.UNITS; u++) {
            color[u] = FragmentKey.usesConstant(key, u) ? at : -1;
            if (color[u] >= 0) at += 4;
        }
        stipple = FragmentKey.has(key, FragmentKey.STIPPLE) ? at : -1;
        if (stipple >= 0) at += 32;
        size = at;
    }

    void fillFog(FixedState s, boolean clamp, int[] w) {
        if (fog < 0) return;
        for (int c = 0; c < 4; c++) put(w, fog + c, clamp ? Math.clamp(s.fogColor[c], 0f, 1f) : s.fogColor[c]);
        float log2e = (float) (1 / Math.log(2));
        put(w, fog + 4, s.fogEnd);
        put(w, fog + 5, s.fogEnd == s.fogStart ? 1 : 1 / (s.fogEnd - s.fogStart));
        put(w, fog + 6, s.fogDensity * log2e);
        put(w, fog + 7, (float) (s.fogDensity * Math.sqrt(1 / Math.log(2))));
    }

    void fillStipple(FixedState s, int[] w) {
        if (stipple >= 0) System.arraycopy(s.polygonPattern, 0, w, stipple, 32);
    }

    void fillEnvironment(FixedState s, boolean clamp, int[] w) {
        for (int u = 0; u < FixedState.UNITS; u++) {
            TexUnit unit = s.units[u];
            for (int c = 0; color[u] >= 0 && c < 4; c++) {
                put(w, color[u] + c, clamp ? Math.clamp(unit.color[c], 0f, 1f) : unit.color[c]);
            }
        }
    }

    private static void put(int[] w, int at, float value) {
        w[at] = Float.floatToRawIntBits(value);
    }
}
