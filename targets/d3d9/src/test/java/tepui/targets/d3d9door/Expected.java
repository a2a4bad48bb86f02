package tepui.targets.d3d9door;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Expected output of the test programs. */
final class Expected {
    static final String CLEAR = """
            8040ff
            00ff00 8040ff
            0 0
            """;

    /** What adapters.c prints where there are two. */
    static final String ADAPTERS = """
            adapters 2 beyond 1
            0 named 1 caps 0 group 0 0 1 created 0
            1 named 1 caps 1 group 1 0 1 created 1
            000010
            000011
            refs 0
            refs 0
            """;

    static final String TOUR = """
            triangle ff0000 000000
            ring 20 40 60 80 a0 c0 e0 100
            texture 0 00003f 003f00 3f0000 00003f
            read ff00003f waits 0
            texture 1 00003f 003f10 3f0010 00003f
            read ff00003f waits 0
            update 112233
            drawn 445566 level refs 1
            left 0
            refused 1
            shader 00ffff same 1 bytes 44 left 0
            while recording 1 applied 3 all 1 0 captured 2
            codes ff0000 112 nothing 00000000 00000000 00000000
            query 1
            many 00ff00 indexed 00ff00
            chains 00ff00 held 8876086c 0 0 0 level 88760869 reset 010203 level 00000000
            0 0
            """;

    static final String MEMORY = """
            locked 112233 445566
            locked 112233 445566
            levels 00000a 00000b 00000c
            read 111111 222222
            before 24 blocks 16 68 face 48
            beyond 1 nested 8876086c 445566 blocks 0000ff
            0 0
            """;

    static final String FRAMES = """
            waits of a frame 0
            last 000013
            0 0
            """;

    static final String THREADS = """
            wrong 0 drawn 102030
            0 0
            """;

    static final String RESETS = """
            resets 60 refused 20 wrong 0
            gamma 1 pointer 00000000 was 0 then 1
            0 0
            """;

    /** What markers.c prints where TEPUI_PROFILED is 1. */
    static final String MARKERS = """
            without a device 0 0 -1
            profiled 1 again 0
            levels 0 1 ends 1 0 none -1
            profiled 0
            drawn 20c040
            0 0
            """;

    /** What the devices of markers.c are told of, a call a line, as the layer "log" writes it. */
    static final List<String> MARKED = List.of(
            "pushGroup(label: \"frame\")",
            "pushGroup(label: \"e\u00e4\u20ac\")",
            "mark(text: \"\ud83d\ude00?\")",
            "popGroup()",
            "mark(text: \"region\")",
            "popGroup()",
            "mark(text: \"of several threads\")");

    /** Markers in a log. */
    static List<String> marked(Path log) {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> line.contains("Group") || line.contains("mark("))
                    .map(line -> line.replaceFirst("^\\d+ +", ""))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Expected() {}
}
