package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Shader;
import tepui.pipe.pipeline.CheckedFile;

/** Kernels that an earlier process has left in a file. */
class KernelFileTest {
    private static final int N = 64;
    private static final List<String> SHADERS =
            List.of("flat", "interpolate", "noise-fbm8", "mad-2048flop", "tex-nearest", "tex-linear");

    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();

    @BeforeEach
    void thereIsMachineCode() {
        assumeTrue(Cpu.vectors().bits() > 0, "kernels are no machine code here");
        KernelCompiler.startAnew();
    }

    @AfterEach
    void othersKeepNothing() {
        KernelCompiler.startAnew();
    }

    private KernelFile file(String build) {
        return new KernelFile(folder, build, log::add);
    }

    private static KernelKey key(Shader shader) {
        return new KernelKey(shader, new KernelOptions(N, Tier.AUTO));
    }

    private static float[] run(CompiledKernel kernel) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment uniforms = arena.allocate(256, 16);
            for (int i = 0; i < 64; i++) uniforms.setAtIndex(ValueLayout.JAVA_FLOAT, i, 0.1f + i * 0.01f);
            KernelFrame frame = new KernelFrame(N);
            frame.lanes = N;
            frame.reserve(0, 0, 0, 0, 8, 8);
            for (int n = 0; n < 2 * N; n++) frame.inF[n] = n * 0.37f - 9;
            for (int i = 0; i < frame.scalarF.length; i++) frame.scalarF[i] = 0.3f + i * 0.001f;
            frame.texels[0] = new Random(3).ints(1 << 16).toArray();
            frame.uniformAddress[0] = uniforms.address();
            frame.uniformSize[0] = uniforms.byteSize();
            kernel.run(frame);
            return frame.outF.clone();
        }
    }

    private List<float[]> runAll() {
        List<float[]> results = new ArrayList<>();
        for (String name : SHADERS) {
            results.add(run(KernelCompiler.compile(BenchShaders.shader(name), new KernelOptions(N, Tier.AUTO))));
        }
        return results;
    }

    private Path onlyFile() throws IOException {
        try (var files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertEquals(1, all.size(), () -> "files: " + all);
            return all.getFirst();
        }
    }

    @Test
    void aSecondProcessCompilesNothingAndHasTheSameBits() {
        KernelCompiler.keepIn(folder, "a");
        List<float[]> first = runAll();
        KernelCompiler.saveKept();
        KernelCompiler.startAnew();
        KernelCompiler.keepIn(folder, "a");
        int before = KernelCompiler.compiled();
        List<float[]> second = runAll();
        assertEquals(before, KernelCompiler.compiled(), "kernels compiled");
        for (int k = 0; k < SHADERS.size(); k++) assertArrayEquals(first.get(k), second.get(k), SHADERS.get(k));
    }

    @Test
    void anotherBuildsKernelsAreNotTaken() {
        KernelCompiler.keepIn(folder, "a");
        runAll();
        KernelCompiler.saveKept();
        assertNotNull(file("a" + Cpu.vectors().bits()).find(key(BenchShaders.shader("flat"))));
        assertNull(file("b" + Cpu.vectors().bits()).find(key(BenchShaders.shader("flat"))));
    }

    @Test
    void twoProcessesKeepWhatBothHaveMade() {
        KernelKey flat = key(BenchShaders.shader("flat"));
        KernelKey noise = key(BenchShaders.shader("noise-fbm8"));
        StoredKernel kernel = made(new byte[] {(byte) 0xc3});
        KernelFile one = file("a");
        KernelFile other = file("a");
        assertNull(one.find(flat));
        assertNull(other.find(noise));
        one.add(flat, kernel);
        other.add(noise, kernel);
        one.save();
        other.save();
        assertNotNull(file("a").find(flat));
        assertNotNull(file("a").find(noise));
    }

    private static StoredKernel made(byte[] code) {
        return new StoredKernel(
                1,
                2,
                new int[] {3, 4, 5, 6},
                new NativeCode(
                        code,
                        new int[] {0},
                        new NativePlan.Step[] {new NativePlan.Piece(0), NativePlan.RETURN},
                        new NativeCode.Arguments(
                                new int[] {1, NativeArrays.EXTRA}, List.of(new NativeArrays.Extra(true, 7))),
                        new NativeKernel.Start[] {
                            new NativeKernel.Start(true, 16, 2, new float[] {1.5f, Float.NaN}),
                            new NativeKernel.Start(false, 32, 1, new int[] {-1})
                        },
                        48,
                        true,
                        false));
    }

    @Test
    void aKernelIsReadAsItWasWritten() {
        byte[] bytes = made(new byte[] {1, 2, 3}).bytes();
        assertNotNull(bytes);
        StoredKernel read = StoredKernel.read(ByteBuffer.wrap(bytes));
        assertArrayEquals(bytes, read.bytes());
        assertArrayEquals(new byte[] {1, 2, 3}, read.code().code());
        assertEquals(
                new NativeArrays.Extra(true, 7),
                read.code().arguments().extras().getFirst());
        assertTrue(read.code().open());
    }

    @Test
    void kernelsThatCallTheRuntimeAreNotKept() {
        NativeCode code = made(new byte[1]).code();
        NativePlan.Step[] steps = {new NativePlan.Piece(0), new NativePlan.Fence()};
        assertNull(new StoredKernel(
                        0,
                        0,
                        new int[4],
                        new NativeCode(
                                code.code(), code.offsets(), steps, code.arguments(), code.locals(), -1, false, false))
                .bytes());
    }

    /** The checksum finds every one of these; nothing is loaded, and the next process starts from nothing. */
    @Test
    void damagedFilesCostOneLine() throws IOException {
        KernelKey key = key(BenchShaders.shader("flat"));
        KernelFile first = file("a");
        first.add(key, made(new byte[100]));
        first.save();
        Path path = onlyFile();
        byte[] whole = Files.readAllBytes(path);
        for (int at = 0; at < whole.length; at += 7) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 4;
            Files.write(path, damaged);
            log.clear();
            StoredKernel found = file("a").find(key);
            // four bytes of the header mean nothing
            if (at < 12 || at >= 16) assertNull(found, "byte " + at);
            if (found == null) assertEquals(1, log.size(), () -> "log: " + log);
        }
        Files.write(path, java.util.Arrays.copyOf(whole, whole.length - 1));
        assertNull(file("a").find(key));
    }

    /** As of a program that writes the checksum too. */
    @Test
    void contentsThatMakeNoSenseAreNoKernels() throws IOException {
        KernelKey key = key(BenchShaders.shader("flat"));
        KernelFile first = file("a");
        first.add(key, made(new byte[100]));
        first.save();
        Path path = onlyFile();
        byte[] whole = Files.readAllBytes(path);
        CheckedFile forged = new CheckedFile(path, 1, new byte[] {'a'}, KernelFile.MOST_BYTES, log::add);
        byte[] contents = forged.read();
        assertNotNull(contents);
        assertTrue(whole.length > contents.length);
        int kernelAt = 16 + key.text.length;
        for (int at = 0; at < contents.length; at = at < 16 || at >= kernelAt ? at + 1 : kernelAt) {
            byte[] other = contents.clone();
            other[at] = (byte) 0xff;
            other[Math.min(at + 3, other.length - 1)] = 0x7f;
            assertTrue(forged.write(other));
            // A kernel or none, but no failure: what is no plan, no length, no offset is refused.
            file("a").find(key);
        }
    }

    @Test
    void aFolderThatOthersMayWriteToIsNotUsed() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        KernelKey key = key(BenchShaders.shader("flat"));
        KernelFile first = file("a");
        first.add(key, made(new byte[100]));
        first.save();
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertNull(file("a").find(key));
        assertTrue(log.getFirst().endsWith("is ignored: its folder can be written by everybody"), log.getFirst());
    }

    @Test
    void theFileHasABound() throws IOException {
        KernelFile first = file("a");
        for (int stride = 16; stride <= 16 * 20; stride += 16) {
            KernelKey key = new KernelKey(BenchShaders.shader("flat"), new KernelOptions(stride, Tier.AUTO));
            first.add(key, made(new byte[1 << 20]));
        }
        first.save();
        long size = Files.size(onlyFile());
        assertTrue(size > KernelFile.MOST_BYTES / 2 && size < KernelFile.MOST_BYTES + 1000, "size is " + size);
        assertEquals(List.of(), log);
    }

    @Test
    void filesOfOldBuildsGo() throws IOException {
        Path old = Files.write(folder.resolve("soft-0.kernels"), new byte[1]);
        Path young = Files.write(folder.resolve("soft-1.kernels"), new byte[1]);
        Path foreign = Files.write(folder.resolve("vulkan-0.keys"), new byte[1]);
        Files.setLastModifiedTime(old, FileTime.fromMillis(0));
        Files.setLastModifiedTime(foreign, FileTime.fromMillis(0));
        KernelFile file = file("a");
        file.add(key(BenchShaders.shader("flat")), made(new byte[1]));
        file.save();
        assertEquals(
                List.of(false, true, true), List.of(Files.exists(old), Files.exists(young), Files.exists(foreign)));
    }

    @Test
    void aJarsMarkChangesWithAnyClass() throws IOException {
        String one = mark("one", 1);
        assertNotNull(one);
        assertEquals(one, mark("same", 1));
        assertTrue(!one.equals(mark("other", 2)));
        assertNull(BuildMark.of(Files.write(folder.resolve("none.jar"), new byte[100])));
    }

    private String mark(String name, int contents) throws IOException {
        Path jar = folder.resolve(name + ".jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            ZipEntry entry = new ZipEntry("a/B.class");
            entry.setTime(1_000_000_000_000L);
            zip.putNextEntry(entry);
            zip.write(contents);
            zip.closeEntry();
        }
        String mark = BuildMark.of(jar);
        assertNotNull(mark);
        return mark;
    }
}
