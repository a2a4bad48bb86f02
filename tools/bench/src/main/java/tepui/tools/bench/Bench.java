package tepui.tools.bench;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Benchmark command, {@code tepui bench NAME [options]}: prints a table, with its peers measured in the same run. */
public final class Bench {
    private Bench() {}

    public static void main(String[] args) throws Exception {
        List<String> words = Arrays.asList(args);
        boolean help = args.length == 0 || words.contains("--help") || words.contains("-h");
        String name = help ? "--help" : args[0];
        try {
            switch (name) {
                case "apps" -> System.exit(AppTable.run(Options.parse(args, 1, AppTable.defaults())));
                case "fill" -> System.exit(new FillTable().run(Options.parse(args, 1, fillDefaults())));
                case "fill-child" -> FillChild.run(Arrays.copyOfRange(args, 1, args.length));
                case "draws" -> System.exit(DrawTable.run(Options.parse(args, 1, DrawTable.defaults())));
                case "glsl" -> System.exit(new GlslTable().run(Options.parse(args, 1, GlslTable.defaults())));
                case "glsl-child" -> GlslTable.child(args[1], Boolean.parseBoolean(args[2]));
                case "gl-draws" -> System.exit(new GlDrawTable().run(Options.parse(args, 1, glDrawsDefaults())));
                case "gl-calls" -> System.exit(CallTable.run(Options.parse(args, 1, CallTable.defaults())));
                case "d3d9-draws" -> System.exit(new D3d9DrawTable().run(Options.parse(args, 1, d3d9DrawsDefaults())));
                case "pixels" -> System.exit(PixelTable.run(Options.parse(args, 1, PixelTable.defaults())));
                case "pixels-child" -> PixelTable.child(Arrays.copyOfRange(args, 1, args.length));
                case "pipelines" ->
                    System.exit(new PipelineLevels().run(Options.parse(args, 1, PipelineLevels.defaults())));
                case "pipeline-keys" ->
                    System.exit(new PipelineKeys().run(Options.parse(args, 1, PipelineKeys.defaults())));
                case "programs" -> System.exit(ProgramTable.run(Options.parse(args, 1, ProgramTable.defaults())));
                case "ladder" -> System.exit(LadderTable.run(Options.parse(args, 1, LadderTable.defaults())));
                case "start" -> System.exit(StartTable.run(Options.parse(args, 1, StartTable.defaults())));
                case "micro" -> System.exit(MicroBenchmarks.run(Options.parse(args, 1, MicroBenchmarks.defaults())));
                case "--help", "help" -> System.out.print(usage());
                default -> {
                    System.err.println("tepui: bench: there is no benchmark '" + name
                            + "'; there are apps, d3d9-draws, draws, fill, gl-calls, gl-draws, glsl, ladder,"
                            + " micro, pipeline-keys, pipelines, pixels, programs and start");
                    System.exit(2);
                }
            }
        } catch (IllegalArgumentException e) {
            System.err.println("tepui: " + e.getMessage());
            System.exit(2);
        }
    }

    private static String usage() {
        return """
                Usage: ./tepui bench fill [--driver soft] [--device DEVICE] [--peer llvmpipe|none] [--tests ROW,ROW...]
                                          [--rounds N] [--trials N] [--ms N] [--warm N] [--threads N] [--tsv]
                       ./tepui bench apps [--tests ROW,ROW...] [--peer llvmpipe|none] [--rounds N] [--warm SECONDS] [--seconds SECONDS] [--limit SECONDS] [--tsv]
                       ./tepui bench gl-draws [--driver null] [--device DEVICE] [--settings NAME=VALUE;...] [--stream on|off] [--tests ROW,ROW...] [--rounds N] [--trials N] [--ms N] [--warm N] [--rows WORD,WORD] [--tsv]
                       ./tepui bench gl-calls [--driver null] [--device DEVICE] [--stream on|off] [--tests TEST,...|all] [--trials N] [--ms N] [--warm N]
                       ./tepui bench d3d9-draws [--driver null] [--device DEVICE] [--settings NAME=VALUE;...] [--stream on|off] [--peers] [--tests ROW,ROW...|all] [--rounds N] [--trials N] [--ms N] [--warm N] [--rows WORD,WORD] [--tsv]
                       ./tepui bench micro [--tests PATTERN] [--rounds N] [--ms N] [--warm N] [--forks N]

                       ./tepui bench draws [--driver vulkan] [--device DEVICE] [--settings NAME=VALUE;...] [--stream on|off] [--tests ROW,ROW...] [--trials N] [--warm N] [--rows WORD,WORD] [--tsv]
                       ./tepui bench ladder [--driver vulkan] [--device DEVICE] [--draws N] [--ms N] [--frames N] [--each] [--limit SECONDS] [--verbose] [--tsv]
                       ./tepui bench glsl [--dir FOLDER] [--files N] [--rounds N]
                       ./tepui bench pipelines [--tests ROW,ROW...] [--hide NAME,NAME...] [--trials N] [--ms N] [--warm N]
                       ./tepui bench pixels [--drivers soft,vulkan,null] [--peer llvmpipe|none] [--rounds N] [--trials N] [--ms N] [--warm N] [--rows WORD,WORD] [--tsv]
                       ./tepui bench pipeline-keys [--driver vulkan] [--device DEVICE] [--hide NAME,NAME...] [--trials N]
                       ./tepui bench programs [--driver vulkan] [--programs N] [--seed N] [--set NAME=VALUE;...]
                       ./tepui bench start [--rounds N] [--agent tepui.jar]

                draws  what a draw costs a driver: nanoseconds of the calling thread and of the process, with
                       something changed before each; over a device that draws nothing, the driver alone
                glsl   what the GLSL compiler takes for the shaders of a folder, beside glslang (both brought by './tepui fetch')
                gl-draws  what a draw costs the application's thread, through OpenGL: nanoseconds of processor time and
                       bytes a draw
                gl-calls  the published tests of draws, uniforms, textures, buffers and programs, with their parameters: nanoseconds of an
                       iteration; --tests takes names or their first words; docs/performance-archive.md has the list
                d3d9-draws  gl-draws through Direct3D 9, with the shaders that were made meanwhile; --peers has the rows and frames of
                       the peers' benchmark, and --tsv prints them as its lines
                pipelines  what each level of finding a pipeline is worth: rows of gl-draws with and without the list of
                       transitions, the dirty bits, both
                pipeline-keys  the published test of a pipeline cache, through draws: 100 random sets of states, 10 found 100 times, 20 missed
                pixels what moving pixels costs: writes, reads, levels, a blit and a receiver's picture on our drivers (vulkan is lavapipe where
                       './tepui fetch' brought it) beside llvmpipe, processor milliseconds an image
                programs  many programs at once: the first frame and the draws that waited, without caches and with what was
                       left on disk
                ladder what each mechanism of the Vulkan driver is worth: one work, with nothing, then with one more at a time;
                       with --each, everything and then everything but one.
                       A rung that takes longer than --limit is given up, and it is said where it stood; --verbose tells of each frame
                start  what the agent adds to the start of a program of LWJGL, in processor time of the whole JVM
                micro  what single calls cost, by JMH: nanoseconds and bytes allocated a call

                fill   what a device fills and shades, 1024 x 1024: work per second of processor time, beside Mesa's llvmpipe
                       (which './tepui fetch' brings). --warm is the time a row runs before it is measured, in
                       milliseconds. --tsv prints the raw lines.

                apps   real programs on the software device beside Mesa's rasteriser: processor time of the whole process until the first frame is
                       done, then a frame of frames 2 to 10, of 11 to 100, and when warm: after --warm seconds of processor time more, for --seconds.
                       Demos have lavapipe as their peer, examples llvmpipe, both in windows of Xvfb. A run ends after --limit
                       seconds wherever it is. --tsv prints the raw lines.

                Every benchmark takes --format markdown|csv|tsv, the form of its tables (markdown when left out; beside the others words go
                to standard error), and --csv FILE, which takes the tables as CSV as well.
                """ + "rows   " + rows() + "\ngl-draws rows   " + drawRows() + "\nd3d9-draws rows   " + d3d9Rows()
                + "\n   with --peers   " + d3d9PeerRows() + "\napps rows   " + AppCase.labels() + "\n";
    }

    private static Map<String, String> fillDefaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--driver", "soft");
        defaults.put("--device", "");
        defaults.put("--peer", "llvmpipe");
        defaults.put("--tests", rows());
        defaults.put("--rounds", "3");
        defaults.put("--trials", "5");
        defaults.put("--ms", "300");
        defaults.put("--warm", "2500");
        defaults.put("--threads", Integer.toString(Runtime.getRuntime().availableProcessors()));
        defaults.put("--tsv", "no");
        return defaults;
    }

    private static Map<String, String> glDrawsDefaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--driver", "null");
        defaults.put("--stream", "off");
        defaults.put("--device", "");
        defaults.put("--settings", "");
        defaults.put("--tests", drawRows());
        defaults.put("--rounds", "3");
        defaults.put("--trials", "5");
        defaults.put("--ms", "200");
        defaults.put("--warm", "2000");
        defaults.put("--tsv", "no");
        return defaults;
    }

    private static Map<String, String> d3d9DrawsDefaults() {
        Map<String, String> defaults = new LinkedHashMap<>(glDrawsDefaults());
        defaults.put("--tests", "all");
        defaults.put("--peers", "no");
        return defaults;
    }

    private static String d3d9Rows() {
        StringBuilder text = new StringBuilder();
        for (D3d9DrawCase row : D3d9DrawCase.values())
            text.append(text.isEmpty() ? "" : ",").append(row.label);
        return text.toString();
    }

    private static String d3d9PeerRows() {
        StringBuilder text = new StringBuilder();
        for (D3d9PeerCase row : D3d9PeerCase.values())
            text.append(text.isEmpty() ? "" : ",").append(row.label);
        return text.toString();
    }

    private static String drawRows() {
        StringBuilder text = new StringBuilder();
        for (DrawCase row : DrawCase.values())
            text.append(text.isEmpty() ? "" : ",").append(row.label);
        return text.toString();
    }

    private static String rows() {
        StringBuilder text = new StringBuilder();
        for (FillCase row : FillCase.values())
            text.append(text.isEmpty() ? "" : ",").append(row.label);
        return text.toString();
    }
}
