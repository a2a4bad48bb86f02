package tepui.drivers.d3d12.dxbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Shader;
import tepui.ir.pass.Pipeline;
import tepui.ir.random.RandomShader;
import tepui.testing.Need;
import tepui.testing.Needs;

/**
 * What a later vkd3d lists of the modules written here is what is listed here, instruction for instruction: random shaders of all stages. It reads the tokens by
 * tables of its own, so neither an opcode, an operand nor a declaration is taken for another one. Spellings that differ are brought to one.
 */
@Needs(Need.NEWER_VKD3D)
final class ListedByVkd3dTest {
    private static final int SEEDS = Integer.getInteger("tepui.dxbc.seeds", 60);
    private static final long FIRST = Long.getLong("tepui.dxbc.first", 0);
    /** One process lists all modules: each before a line with its file. */
    private static final String LOOP =
            "lister=$1; shift; for f in \"$@\"; do \"$lister\" -x dxbc-tpf -b d3d-asm --formatting=-indent \"$f\" 2>&1; echo \"^ $f\"; done";

    private static final Pattern NUMBERS = Pattern.compile("l\\(([^)]*)\\)");
    private static final Pattern REPEATED = Pattern.compile("\\.([xyzw])\\1\\1\\1(?![xyzw])");

    @TempDir
    private Path folder;

    private static void compare(byte[] container, List<String> theirs, String what) {
        List<String> ours = Disassembly.of(container)
                .lines()
                .filter(l -> !l.startsWith("//"))
                .toList();
        for (int i = 0; i < Math.min(ours.size(), theirs.size()); i++) {
            assertEquals(spelled(ours.get(i)), spelled(theirs.get(i)), what + ", line " + i);
        }
        assertEquals(ours.size(), theirs.size(), what);
    }

    /** Numbers by their bits, repeated components once, and what each side calls otherwise. */
    private static String spelled(String line) {
        String l = line.strip()
                .replace("vDomainLocation", "vDomain")
                .replace("vPrim", "primID")
                .replace("vOutputControlPointId", "vOutputControlPointID")
                .replace("render_target_array_index", "rendertarget_array_index")
                .replace("comparisonMode", "mode_comparison")
                .replace(", mode_default", "")
                .replace("nonUniform", "nonuniform")
                .replace("dcl_gs_instances", "dcl_gsinstances")
                .replaceAll("^(break|continue|ret)c_", "$1p_")
                .replaceAll("\\[precise\\([xyzw]+\\)]", "[precise]")
                .replace("sample_pos", "samplepos")
                .replace("sample_info", "sampleinfo")
                .replace("deriv_rtx", "dsx")
                .replace("deriv_rty", "dsy")
                .replace("texture2dms(0)", "texture2dms")
                .replace("texture2dmsarray(0)", "texture2dmsarray");
        // Only here are they told how values are interpolated that are not.
        if (l.startsWith("dcl_input_ps_sgv")) l = l.replace(" constant", "");
        if (l.startsWith("dcl_uav_raw") || l.startsWith("dcl_input ")) l = l.replace(".xyzw", "");
        if (l.startsWith("dcl_inputprimitive")) l = l.replaceFirst("(point|line|triangle)(?!list)", "$1list");
        if (l.startsWith("dcl_hs_max_tessfactor")) l = l.replaceAll("(factor )([^l].*)", "$1l($2)");
        l = REPEATED.matcher(l).replaceAll(".$1");
        Matcher m = NUMBERS.matcher(l);
        StringBuilder out = new StringBuilder();
        while (m.find()) m.appendReplacement(out, Matcher.quoteReplacement("l(" + bits(m.group(1)) + ")"));
        return m.appendTail(out).toString();
    }

    private static String bits(String numbers) {
        StringBuilder out = new StringBuilder();
        for (String n : numbers.split(",", -1)) {
            int bits = bitsOf(n.strip());
            // There all that are no numbers look the same.
            out.append(out.isEmpty() ? "" : " ")
                    .append(Float.isNaN(Float.intBitsToFloat(bits)) ? "nan" : Integer.toHexString(bits));
        }
        return out.toString();
    }

    private static int bitsOf(String number) {
        if (number.startsWith("0x")) return Integer.parseUnsignedInt(number.substring(2), 16);
        if (number.matches("-?[0-9]+")) return (int) Long.parseLong(number);
        return Float.floatToRawIntBits(
                switch (number) {
                    case "nan", "-nan" -> Float.NaN;
                    case "inf" -> Float.POSITIVE_INFINITY;
                    case "-inf" -> Float.NEGATIVE_INFINITY;
                    default -> Float.parseFloat(number);
                });
    }

    private void check(boolean passes, DxbcOptions options) throws IOException, InterruptedException {
        options.arrayViews = passes;
        options.dynamicIndexing = passes;
        List<String> command = new ArrayList<>(
                List.of("sh", "-c", LOOP, "sh", Need.NEWER_VKD3D.path().toString()));
        List<byte[]> modules = new ArrayList<>();
        List<String> seeds = new ArrayList<>();
        for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
            Shader shader = RandomShader.make(seed);
            if (passes) Pipeline.standard(false).run(shader);
            byte[] bytes;
            try {
                bytes = DxbcCompiler.compile(shader, options, RandomModulesTest.variant(shader))
                        .bytes();
            } catch (InexpressibleShaderException e) {
                continue;
            }
            modules.add(bytes);
            seeds.add("seed " + seed);
            command.add(Files.write(folder.resolve(seed + ".dxbc"), bytes).toString());
        }
        assertTrue(modules.size() > SEEDS * 2 / 3, "of " + SEEDS + " shaders " + modules.size() + " were translated");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertEquals(0, process.waitFor());
        int module = 0;
        int start = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith("^ ")) continue;
            compare(modules.get(module), lines.subList(start, i), seeds.get(module));
            module++;
            start = i + 1;
        }
        assertEquals(modules.size(), module);
    }

    @Test
    void asTheyAre() throws IOException, InterruptedException {
        check(false, DxbcOptions.vkd3d());
    }

    @Test
    void afterThePassesWithArraysThatAreIndexed() throws IOException, InterruptedException {
        check(true, DxbcOptions.newerVkd3d());
    }
}
