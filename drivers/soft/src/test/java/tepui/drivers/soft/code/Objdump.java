package tepui.drivers.soft.code;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Wrapper of binutils' disassembler; tests that ask it are skipped where there is none for x86-64. */
public final class Objdump {
    private Objdump() {}

    /** One line an instruction, as listings of {@link X64} are written. */
    public static List<String> disassemble(byte[] code) throws IOException, InterruptedException {
        Path file = Files.createTempFile("tepui-code", ".bin");
        try {
            Files.write(file, code);
            List<String> command = List.of(
                    "objdump",
                    "-D",
                    "-b",
                    "binary",
                    "-m",
                    "i386:x86-64",
                    "-M",
                    "intel",
                    "--no-show-raw-insn",
                    file.toString());
            Process process;
            try {
                process = new ProcessBuilder(command).redirectErrorStream(true).start();
            } catch (IOException none) {
                Assumptions.abort("there is no objdump: install binutils");
                throw none;
            }
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            Assumptions.assumeTrue(process.waitFor() == 0, "objdump knows no x86-64: " + text);
            List<String> lines = new ArrayList<>();
            for (String line : text.split("\n")) {
                int tab = line.indexOf('\t');
                if (tab > 0 && line.substring(0, tab).trim().endsWith(":")) lines.add(plain(line.substring(tab + 1)));
            }
            return lines;
        } finally {
            Files.delete(file);
        }
    }

    /** Without comments, targets of jumps and distances that only the finished code knows. */
    public static String plain(String line) {
        String s = line.replaceAll("#.*", "").trim().replaceAll("\\s+", " ");
        s = s.replace("{evex} ", "").replace("+0x0]", "]");
        s = s.replaceAll("\\[rip[^\\]]*\\]", "[rip]");
        s = s.replaceAll("^(j[a-z]+) .*", "$1").replaceAll("^call 0x.*", "call");
        return s;
    }
}
