package tepui.drivers.soft.code;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tepui.testing.Need;

/**
 * Program for AArch64 in an emulated processor, which runs functions on an image of memory: it reads an image, calls the function that the
 * image names, and writes the image back, again and again. The program is an executable file that this class writes: a header, and code.
 */
public final class ArmProcess {
    /** Where images lie in the program's memory. */
    public static final long IMAGE = 0x420000;

    // ---- an image begins with
    /** Address of the function. */
    public static final int FUNCTION = 0;
    /** Its first argument. */
    public static final int LANES = 8;
    /** The other arguments, so many of 8 bytes. */
    public static final int ARGUMENTS = 16;

    public static final int ARGUMENT_COUNT = 32;
    /** Where the program leaves the registers that a function must give back as they were, d8 to d15 and x19 to x28. */
    private static final int KEPT = ARGUMENTS + 8 * ARGUMENT_COUNT;

    private static final int KEPT_COUNT = 18;
    /** Bytes of all that. */
    public static final int HEADER = KEPT + 8 * KEPT_COUNT;

    private static final long BASE = 0x400000;
    private static final int FILE_HEADER = 64 + 56;
    private static final int IMAGE_BYTES = 64 << 20;
    private static final int OWN = 0x8000;

    private final OutputStream to;
    private final DataInputStream from;

    private ArmProcess(Process process) {
        to = process.getOutputStream();
        from = new DataInputStream(process.getInputStream());
    }

    /** The program, started. It ends with this JVM. */
    public static ArmProcess start() throws IOException {
        String emulator = Need.ARM.require().toString();
        Path file = Files.createTempFile("tepui-arm", "");
        Files.write(file, file());
        if (!file.toFile().setExecutable(true)) throw new IOException(file + " cannot be made executable");
        file.toFile().deleteOnExit();
        ProcessBuilder builder = new ProcessBuilder(List.of(emulator, file.toString()));
        Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
        return new ArmProcess(process);
    }

    /** Runs the function on an image, and replaces the image by what it has become. */
    public void run(byte[] image) throws IOException {
        ByteBuffer length =
                ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(image.length);
        to.write(length.array());
        to.write(image);
        to.flush();
        from.readFully(image);
        ByteBuffer after = ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN);
        for (int k = 0; k < KEPT_COUNT; k++) {
            long is = after.getLong(KEPT + 8 * k);
            if (is != 100 + k) throw new IllegalStateException("the function lost register " + k + ": " + is);
        }
    }

    private static byte[] file() {
        byte[] code = program();
        ByteBuffer b = ByteBuffer.allocate(FILE_HEADER + code.length).order(ByteOrder.LITTLE_ENDIAN);
        b.put(new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1}).position(16);
        b.putShort((short) 2).putShort((short) 183).putInt(1); // an executable for AArch64
        b.putLong(BASE + FILE_HEADER).putLong(64).putLong(0).putInt(0);
        b.putShort((short) 64).putShort((short) 56).putShort((short) 1).position(64);
        b.putInt(1).putInt(7).putLong(0).putLong(BASE).putLong(BASE); // loaded, and everything is allowed
        b.putLong(b.capacity()).putLong(IMAGE - BASE + IMAGE_BYTES).putLong(0x1000);
        b.put(code);
        return b.array();
    }

    private static byte[] program() {
        A64 asm = new A64(false);
        Label start = new Label();
        Label ready = new Label();
        asm.jump(start);
        Label function = new Label();
        asm.bind(function);
        Caches.flush(asm);
        asm.bind(start);
        Label again = new Label();
        asm.bind(again);
        asm.move(27, (int) (BASE + OWN));
        asm.move(20, 8);
        asm.move(true, 19, 27);
        all(asm, 0, 63, ready);
        asm.load(A64.Unit.X, 28, 27, 0);
        asm.move(19, (int) IMAGE);
        asm.move(true, 20, 28);
        all(asm, 0, 63, ready);
        asm.move(0, (int) IMAGE);
        asm.move(true, 1, 28);
        asm.address(2, function);
        asm.call(2);
        // what is ours goes to memory, the registers get numbers
        asm.store(A64.Unit.X, 28, 27, 0);
        asm.move(16, (int) IMAGE);
        asm.add(true, A64.SP, A64.SP, -256);
        for (int k = 7; k < ARGUMENT_COUNT; k++) {
            asm.load(A64.Unit.X, 17, 16, ARGUMENTS + 8 * k);
            asm.store(A64.Unit.X, 17, A64.SP, 8 * (k - 7));
        }
        for (int k = 0; k < 7; k++) asm.load(A64.Unit.X, 1 + k, 16, ARGUMENTS + 8 * k);
        asm.load(A64.Unit.X, 0, 16, LANES);
        for (int k = 0; k < KEPT_COUNT; k++) {
            asm.move(17, 100 + k);
            asm.store(A64.Unit.X, 17, 16, KEPT + 8 * k);
            if (k < 8) asm.load(A64.Unit.D, 8 + k, 16, KEPT + 8 * k);
            else asm.load(A64.Unit.X, 11 + k, 16, KEPT + 8 * k);
            asm.store(A64.Unit.X, A64.ZERO, 16, KEPT + 8 * k);
        }
        asm.load(A64.Unit.X, 17, 16, FUNCTION);
        asm.call(17);
        asm.move(16, (int) IMAGE);
        for (int k = 0; k < KEPT_COUNT; k++) {
            if (k < 8) asm.store(A64.Unit.D, 8 + k, 16, KEPT + 8 * k);
            else asm.store(A64.Unit.X, 11 + k, 16, KEPT + 8 * k);
        }
        asm.add(true, A64.SP, A64.SP, 256);
        asm.move(27, (int) (BASE + OWN));
        asm.load(A64.Unit.X, 20, 27, 0);
        asm.move(19, (int) IMAGE);
        all(asm, 1, 64, ready);
        asm.jump(again);
        asm.bind(ready);
        asm.move(0, 0);
        asm.move(8, 93);
        asm.systemCall();
        return asm.finish();
    }

    /** Reads or writes x20 bytes at x19. */
    private static void all(A64 asm, int file, int call, Label otherwise) {
        Label more = new Label();
        asm.bind(more);
        asm.move(0, file);
        asm.move(true, 1, 19);
        asm.move(true, 2, 20);
        asm.move(8, call);
        asm.systemCall();
        asm.compare(true, 0, 0);
        asm.jump(A64.Condition.LE, otherwise);
        asm.math(A64.Arith.ADD, true, 19, 19, 0);
        asm.math(A64.Arith.SUBS, true, 20, 20, 0);
        asm.jump(A64.Condition.NE, more);
    }
}
