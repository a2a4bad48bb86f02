package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** Scripts about what calls answer: to odd arguments, about the adapter, about states that were set through blocks. */
final class CallScripts {
    private static final int[] FORMATS = {
        0,
        20,
        21,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        35,
        36,
        40,
        41,
        50,
        51,
        52,
        60,
        61,
        62,
        63,
        64,
        67,
        70,
        71,
        73,
        75,
        77,
        79,
        80,
        81,
        82,
        83,
        84,
        85,
        100,
        101,
        102,
        110,
        111,
        112,
        113,
        114,
        115,
        116,
        117,
        118,
        119,
        199,
        0x31545844,
        0x32545844,
        0x33545844,
        0x34545844,
        0x35545844,
        0x32595559,
        0x59565955,
        0x42475247,
        0x47424752,
        0x31495441,
        0x32495441,
        0x5a544e49,
        0x34324644,
        0x36314644,
        0x4c4c554e
    };
    private static final int[] DISPLAYS = {
        D3DFMT_X8R8G8B8, D3DFMT_R5G6B5, D3DFMT_A8R8G8B8, D3DFMT_A2R10G10B10, D3DFMT_X1R5G5B5, 0
    };

    private CallScripts() {}

    /** One chapter of the walk a seed. */
    static void adapter(ScriptWriter s, long seed) {
        int[] usages = {
            0, 1, 2, 0x200, 0x400, 0x4000, 0x8000, 0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x200000, 0x10, 8
        };
        int kind = (int) (seed % 20);
        if (kind < 15) {
            for (int type : new int[] {1, 2, 3, 4, 5, 6, 7})
                for (int f : FORMATS) s.add("checkformat", D3DFMT_X8R8G8B8, usages[kind], type, f);
        } else if (kind == 15) {
            for (int d : DISPLAYS) for (int f : FORMATS) for (int w = 0; w < 2; w++) s.add("checktype", d, f, w);
        } else if (kind == 16) {
            for (int t : FORMATS)
                for (int f : new int[] {0, 70, 71, 73, 75, 77, 79, 80, 82, 83, 21, 0x5a544e49})
                    s.add("checkmatch", D3DFMT_X8R8G8B8, t, f);
        } else if (kind == 17) {
            for (int a : FORMATS) for (int b : DISPLAYS) s.add("checkconversion", a, b);
        } else if (kind == 18) {
            for (int f : FORMATS) for (int m = 0; m < 6; m++) s.add("checksamples", f, 1, m);
        } else {
            s.add("caps");
        }
    }

    static void refused(ScriptWriter s) {
        s.begin();
        for (int n = 0; n < 60; n++) {
            int size = s.of(0, 1, 4, 5, 7, 16, 64, 256);
            int other = s.chance(60) ? size : s.of(1, 4, 6, 16);
            int levels = s.of(0, 1, 1, 2, 5, 9);
            int usage = s.of(
                    0,
                    0,
                    0,
                    D3DUSAGE_RENDERTARGET,
                    D3DUSAGE_DEPTHSTENCIL,
                    D3DUSAGE_DYNAMIC,
                    D3DUSAGE_AUTOGENMIPMAP,
                    D3DUSAGE_WRITEONLY,
                    0x10,
                    0x80,
                    0x201,
                    0x401,
                    3);
            int format = s.chance(60) ? s.of(21, 22, 23) : s.of(FORMATS);
            int pool = s.of(0, 1, 2, 3, 4);
            int slot = 20 + n;
            switch (s.below(8)) {
                case 0, 1 -> {
                    s.add("texture", slot, size, other, levels, usage, format, pool);
                    s.add("levels", slot);
                    s.add(
                            "lock",
                            slot,
                            0,
                            s.below(3),
                            s.chance(40) ? 1 : 0,
                            s.below(6),
                            s.below(6),
                            s.below(9),
                            s.below(9),
                            s.of(0, 0x10, 0x2000, 0x1000, 0x8000));
                    s.add("unlock", slot, 0, 0);
                    s.add("setlod", slot, s.below(4));
                    s.add("autogen", slot, s.below(4));
                }
                case 2 -> {
                    s.add("cube", slot, size, levels, usage, format, pool);
                    s.add("levels", slot);
                }
                case 3 -> {
                    s.add("volume", slot, size, other, s.of(0, 1, 4), levels, usage, format, pool);
                    s.add("levels", slot);
                }
                case 4 -> {
                    s.add("plain", slot, size, other, format, pool);
                    s.add(
                            "lock",
                            slot,
                            0,
                            0,
                            s.chance(60) ? 1 : 0,
                            s.below(6),
                            s.below(6),
                            s.below(9),
                            s.below(9),
                            s.of(0, 0x10, 0x2000));
                    s.add("lock", slot, 0, 0, 0, 0, 0, 0, 0, 0);
                    s.add("unlock", slot, 0, 0);
                    s.add("unlock", slot, 0, 0);
                }
                case 5 -> {
                    s.add(s.chance(50) ? "rt" : "ds", slot, size, other, format, s.of(0, 0, 0, 1, 2, 4), 0, s.below(2));
                    s.add("desc", slot);
                }
                case 6 -> s.add("vb", slot, s.of(0, 1, 16, 64, 100), usage, s.of(0, 0x42, 0x152), pool);
                default -> s.add("ib", slot, s.of(0, 1, 16, 64), usage, s.of(101, 102, 100, 0, 21), pool);
            }
        }
        for (int n = 0; n < 40; n++) {
            switch (s.below(13)) {
                case 0 ->
                    s.add(
                            "viewport",
                            s.below(70) - 3,
                            s.below(70),
                            s.below(80),
                            s.below(80),
                            s.of(0f, 1f, -1f),
                            s.of(0f, 1f, 2f));
                case 1 -> s.add("scissor", s.below(70) - 3, s.below(70), s.below(80), s.below(80));
                case 2 -> s.add("lighton", s.of(0, 7, 8, 100), s.below(2));
                case 3 -> s.add("getlighton", s.of(0, 7, 8, 100, 3));
                case 4 -> s.add("getlight", s.of(0, 7, 8, 100, 3));
                case 5 -> s.add("draw", s.below(9), 0, s.below(3));
                case 6 -> s.add("fvf", s.of(0, 2, 4, 0x42, 0x44, 0x142, 0xe, 0x4002, 0x8, 0x6, 0x802));
                case 7 -> s.add("stream", s.of(0, 1, 15, 16), -1, s.of(0, 4), s.of(0, 16));
                case 8 -> s.add("freq", s.of(0, 1, 2), s.of(0, 1, 2, 0x40000002, 0x80000001, 0xc0000001));
                case 9 -> s.add("clipplane", s.of(0, 5, 6, 31, 32), 1f, 0f, 0f, 0f);
                case 10 -> s.add("query", 100, s.below(22));
                case 11 -> s.add("settarget", s.below(5), s.of(-1, 20, 25, 30));
                default -> s.add("clear", s.below(8), 0, s.of(0f, 1f, 2f), s.of(0, 255, 256));
            }
        }
        s.add("validate");
        s.add("begin");
        s.add("end");
        s.add("end");
    }

    static void blocks(ScriptWriter s) {
        s.device(D3DFMT_D24S8);
        boolean recording = false;
        for (int n = 0; n < 60; n++) {
            switch (s.below(9)) {
                case 0 -> {
                    s.add("blockbegin");
                    recording = true;
                }
                case 1 -> {
                    s.add("blockend", 50 + s.below(4));
                    recording = false;
                }
                case 2 -> s.add("block", 50 + s.below(4), s.of(1, 2, 3, 0, 4));
                case 3 -> s.add("capture", 50 + s.below(4));
                case 4 -> s.add("apply", 50 + s.below(4));
                default -> state(s);
            }
        }
        if (recording) s.add("blockend", 60);
        for (int k : new int[] {7, 8, 14, 19, 20, 23, 27, 28, 36, 60, 137, 139, 168, 171}) s.add("getrs", k);
        for (int st = 0; st < 2; st++) for (int k : new int[] {1, 2, 4, 11, 24}) s.add("gettss", st, k);
        for (int st = 0; st < 2; st++) for (int k : new int[] {1, 2, 4, 5, 7}) s.add("getss", st, k);
        for (int k : new int[] {2, 3, 256, 257, 16}) s.add("gettf", k);
        for (int k = 0; k < 3; k++) {
            s.add("getlight", k);
            s.add("getlighton", k);
        }
        s.add("getmaterial");
        s.add("getviewport");
        s.add("getscissor");
        s.add("getclipplane", 0);
        s.add("getfvf");
        s.add("getvsf", 0, 3);
        s.add("getpsf", 0, 3);
    }

    private static void state(ScriptWriter s) {
        switch (s.below(13)) {
            case 0, 1, 2 -> s.add("rs", s.of(7, 8, 14, 19, 20, 23, 27, 28, 36, 60, 137, 139, 168, 171), s.below(5));
            case 3 -> s.add("tss", s.below(2), s.of(1, 2, 4, 11, 24), 1 + s.below(3));
            case 4 -> s.add("ss", s.below(2), s.of(1, 2, 4, 5, 7), 1 + s.below(3));
            case 5 -> s.add("tf", s.of(2, 3, 256, 257, 16), s.reals(16, -1, 1));
            case 6 -> s.add("light", s.below(3), 3, s.reals(25, 0, 1));
            case 7 -> s.add("lighton", s.below(3), s.below(2));
            case 8 -> s.add("material", s.reals(17, 0, 1));
            case 9 -> s.add("viewport", s.below(8), s.below(8), 8 + s.below(32), 8 + s.below(32), 0f, 1f);
            case 10 -> s.add("scissor", s.below(8), s.below(8), 8 + s.below(32), 8 + s.below(32));
            case 11 -> s.add(s.chance(50) ? "vsf" : "psf", s.below(2), s.reals(4, -1, 1));
            default -> s.add("fvf", s.of(2, 0x42, 0x44, 0x112));
        }
    }
}
