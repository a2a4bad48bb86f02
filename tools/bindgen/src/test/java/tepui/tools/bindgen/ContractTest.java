package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract as it is read from its source, and what is written from a call that was added. */
final class ContractTest {
    @TempDir
    Path root;

    private Path pipe() throws IOException {
        Path folder = root.resolve("pipe/src/main/java/tepui/pipe");
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("Buffer.java"), "public abstract class Buffer extends DeviceObject {}");
        Files.writeString(folder.resolve("Mode.java"), "public enum Mode { A, B }");
        return folder.resolve("Context.java");
    }

    private void context(String... lines) throws IOException {
        Files.writeString(pipe(), "// ---- work ----\n" + String.join("\n", lines));
    }

    @Test
    void callsAreReadWithTheirSections() throws IOException {
        context("/** public abstract void no(); */", "public abstract void go(Mode mode, @Nullable Buffer buffer);");
        Contract.Call call = Contract.read(root).calls().getFirst();
        assertEquals("work", call.section());
        assertEquals("public void go(Mode mode, @Nullable Buffer buffer)", call.declaration());
        assertEquals(Contract.Kind.ENUM, call.parameters().getFirst().kind());
    }

    @Test
    void callsOfOneNameHaveConstantsOfTheirOwn() throws IOException {
        context(
                "public abstract void drop(Buffer buffer);",
                "public abstract void drop(int[] ranges, int count);",
                "public abstract void drop(int first);");
        List<String> constants = Contract.read(root).calls().stream()
                .map(Contract.Call::constant)
                .toList();
        assertEquals(List.of("DROP_BUFFER", "DROP_RANGES", "DROP"), constants);
    }

    @Test
    void aCallThatIsAddedIsForwardedLoggedReplayedAndSent() throws IOException {
        context("public abstract void nudge(Buffer buffer, long offset, Mode mode, boolean hard, double depth);");
        String names = "nudge(buffer, offset, mode, hard, depth)";
        assertWritten(ContractLayers.FORWARDING, "next." + names + ";");
        assertWritten(
                ContractLayers.RECORDS,
                "NUDGE(\"nudge\", o(\"buffer\", BUFFER), l(\"offset\"), e(\"mode\", Mode.class), b(\"hard\"), d(\"depth\"))");
        assertWritten(
                ContractLayers.LOGGING,
                "log.call(() -> next." + names + ", Call.NUDGE, buffer, offset, mode, hard, depth);");
        assertWritten(
                ContractLayers.REPLAY,
                "context.nudge(in.object(e, 0, Buffer.class), e.longAt(1), (Mode) e.at(2), e.booleanAt(3), e.doubleAt(4));");
        assertWritten(ContractStream.CONTEXT, "plain." + names + ";");
        assertWritten(ContractStream.OPCODES, "1, // NUDGE");
        assertWritten(ContractStream.WRITER, "out.reserve(Op.NUDGE, (hard ? 1 : 0), 6, 1);");
        assertWritten(
                ContractStream.READER,
                "next.nudge((Buffer) PacketReader.object(r[k]), PacketLayout.join(w[i + 1], w[i + 2]), MODES[w[i + 3]], (bits & 1) != 0, "
                        + "Double.longBitsToDouble(PacketLayout.join(w[i + 4], w[i + 5])));");
    }

    private void assertWritten(Generator generator, String line) throws IOException {
        String text = generator.text(root, root);
        assertTrue(text.contains(line), () -> generator.file() + " has no " + line + ":\n" + text);
    }

    @Test
    void aTypeThatNobodyKnowsIsNamed() throws IOException {
        context("public abstract void go(Mystery what);");
        String message =
                assertThrows(IOException.class, () -> Contract.read(root)).getMessage();
        assertTrue(message.contains("Mystery"), message);
    }

    @Test
    void whatIsNoPartOfAPlainPacketIsNamed() throws IOException {
        context("public abstract void go(int[] values);");
        String message = assertThrows(IllegalArgumentException.class, () -> ContractStream.WRITER.text(root, root))
                .getMessage();
        assertTrue(message.contains("int[] values") && message.contains("by hand"), message);
    }
}
