package tepui.drivers.soft.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import tepui.testing.Need;

/** Wrapper of binutils' disassemblers; tests of x86-64 are skipped where the system's own does not know it. */
public final class Objdump {
    private Objdump() {}

    /** Asserts that what an assembler wrote is what its listing says. */
    public static void check(X64 asm, String where) throws IOException, InterruptedException {
        String[] listing = asm.listing().split("\n");
        byte[] all = asm.finish();
        List<String> lines = disassemble(Arrays.copyOf(all, asm.codeEnd()));
        StringBuilder wrong = new StringBuilder();
        for (int i = 0; i < Math.max(listing.length, lines.size()); i++) {
            String said = i < listing.length ? plain(listing[i]) : "nothing";
            String is = i < lines.size() ? lines.get(i) : "nothing";
            if (!said.equals(is))
                wrong.append("listing: ")
                        .append(said)
                        .append("\nobjdump: ")
                        .append(is)
                        .append('\n');
            if (wrong.length() > 4000) break;
        }
        assertEquals("", wrong.toString(), where);
        assertTrue(lines.size() > 10, where);
    }

    /** One line an instruction, as listings of {@link X64} are written. */
    public static List<String> disassemble(byte[] code) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        for (String line : lines(code, "objdump", "-m", "i386:x86-64", "-M", "intel")) lines.add(plain(line));
        return lines;
    }

    /** One line an instruction of AArch64, as listings of {@link A64} are written. */
    public static List<String> disassembleArm(byte[] code) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        // Without where jumps lead, which only the finished code knows.
        for (String line : armLines(code)) {
            lines.add(line.replaceAll("^(b|b\\.[a-z]+) 0x.*", "$1")
                    .replaceAll("^((?:cb|tb|adr|ldr).*), 0x[0-9a-f]+$", "$1"));
        }
        return lines;
    }

    /** The same with where jumps lead, counted from the code's begin. */
    static List<String> armLines(byte[] code) throws IOException, InterruptedException {
        String objdump = Need.ARM_OBJDUMP.require().toString();
        List<String> lines = new ArrayList<>();
        for (String line : lines(code, objdump, "-m", "aarch64")) {
            lines.add(line.replaceAll("//.*", "").trim().replaceAll("\\s+", " "));
        }
        return lines;
    }

    private static List<String> lines(byte[] code, String objdump, String... options)
            throws IOException, InterruptedException {
        Path file = Files.createTempFile("tepui-code", ".bin");
        try {
            Files.write(file, code);
            List<String> command = new ArrayList<>(List.of(objdump, "-D", "-b", "binary", "--no-show-raw-insn"));
            command.addAll(List.of(options));
            command.add(file.toString());
            Process process;
            try {
                process = new ProcessBuilder(command).redirectErrorStream(true).start();
            } catch (IOException none) {
                Assumptions.abort("there is no " + objdump + ": install binutils");
                throw none;
            }
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            Assumptions.assumeTrue(process.waitFor() == 0, objdump + " knows no such processor: " + text);
            List<String> lines = new ArrayList<>();
            for (String line : text.split("\n")) {
                int tab = line.indexOf('\t');
                if (tab > 0 && line.substring(0, tab).trim().endsWith(":")) lines.add(line.substring(tab + 1));
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
