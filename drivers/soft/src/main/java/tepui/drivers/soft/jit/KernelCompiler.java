package tepui.drivers.soft.jit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Shader;
import tepui.pipe.driver.CompileEvent;
import tepui.pipe.driver.FlightRecording;

/**
 * Compiler of IR to kernels: machine code, or a hidden class of the portable tier. The shader must have been lowered
 * for this driver: no calls, no fragment inputs but through intrinsics.
 *
 * <p>{@code -Dtepui.jit.dump=DIR} writes what is made there: classes, and machine code with its listing.
 */
public final class KernelCompiler {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final @Nullable String DUMP = System.getProperty("tepui.jit.dump");

    private static final KernelCache CACHE = new KernelCache();
    /** The file that kernels are kept in, null for none. */
    private static final AtomicReference<@Nullable KernelFile> FILE = new AtomicReference<>();

    private KernelCompiler() {}

    /** Will kernels of a tier be machine code? */
    public static boolean isNative(Tier tier) {
        return tier != Tier.JAVA && Cpu.vectors().bits() > 0;
    }

    /** Compiles a shader, which is only read, or finds what was made of an equal one, in this process or before. */
    public static CompiledKernel compile(Shader ir, KernelOptions options) {
        KernelKey key = new KernelKey(ir, options);
        CompiledKernel found = CACHE.find(key);
        if (found != null) return found;
        CompiledKernel stored = stored(ir, key);
        if (stored != null) return CACHE.add(key, stored);
        Shader shader = Passes.run(ir.copy());
        CompileEvent event = FlightRecording.isOn() ? CompileEvent.start() : null;
        CompiledKernel compiled = options.tier() == Tier.JAVA ? null : nativeCode(shader, key);
        if (compiled == null) compiled = portable(shader, options.stride());
        if (event != null) event.end((compiled.isNative() ? "native kernel " : "kernel ") + ir.name, true);
        return CACHE.add(key, compiled);
    }

    /**
     * Keeps kernels in a file of a folder from now on, and takes them from there. The first folder holds for the process, as kernels
     * do. Where the build cannot be told from others, nothing is kept.
     */
    public static void keepIn(Path folder) {
        synchronized (FILE) {
            if (FILE.get() != null || DUMP != null || Cpu.vectors().bits() == 0) return;
            String build = BuildMark.find();
            if (build != null) keepIn(folder, build);
        }
    }

    static void keepIn(Path folder, String build) {
        FILE.set(new KernelFile(folder, build + Cpu.vectors().bits(), Messages.SHARED::tell));
    }

    /** Writes what {@link #keepIn} is to keep, if there is something new. */
    public static void saveKept() {
        KernelFile file = FILE.get();
        if (file != null) file.save();
    }

    /** Forgets kernels and file, as a new process has none. */
    static void startAnew() {
        CACHE.clear();
        FILE.set(null);
    }

    /** How many kernels were compiled in this process. */
    static int compiled() {
        return COUNT.get();
    }

    /** The kernel that the file holds, null if there is none. */
    private static @Nullable CompiledKernel stored(Shader shader, KernelKey key) {
        KernelFile file = FILE.get();
        if (file == null || !isKept(key.options)) return null;
        StoredKernel stored = file.find(key);
        return stored == null ? null : load(shader, key.options.stride(), stored);
    }

    private static @Nullable CompiledKernel load(Shader shader, int stride, StoredKernel stored) {
        NativeKernel kernel = stored.code().load(stride);
        if (kernel == null) return null;
        return new CompiledKernel(shader.name, stride, stored.inputs(), stored.outputs(), stored.registers(), kernel);
    }

    /** The file has kernels of the processor's own width. */
    private static boolean isKept(KernelOptions options) {
        return options.tier() == Tier.AUTO;
    }

    /**
     * Adds somebody who takes what there is to say to people: why kernels are slower than they could be. Kernels are shared by
     * all devices of the process, so everybody hears everything; messages may come from another thread.
     */
    public static void listen(Consumer<String> listener) {
        Messages.SHARED.listen(listener);
    }

    /** The opposite of {@link #listen}. */
    public static void forget(Consumer<String> listener) {
        Messages.SHARED.forget(listener);
    }

    /** A kernel in machine code, null where there is none of this shader or on this processor. */
    private static @Nullable CompiledKernel nativeCode(Shader shader, KernelKey key) {
        KernelOptions options = key.options;
        Cpu.Vectors vectors = Cpu.vectors();
        if (vectors.bits() == 0) {
            Messages.SHARED.tellOnce("kernels become JVM classes, not machine code: " + vectors.reason());
            return null;
        }
        Lir lir = Scalarizer.scalarize(shader);
        if (!NativeNodes.supports(lir.entry)) return null;
        Divergence.analyse(lir);
        Flatten.run(lir.entry);
        Schedule.run(lir, NativeNodes.GROUPING);
        RegisterAllocation registers = RegisterAllocation.run(lir, options.stride(), NativeArrays.RESERVED);
        int bits = options.tier() == Tier.NATIVE256 ? 256 : vectors.bits();
        NativeCode code = NativeTier.make(lir, options.stride(), bits, "Native" + COUNT.incrementAndGet());
        if (code == null) return null;
        StoredKernel made = new StoredKernel(lir.inputWords, lir.outputWords, registers.registers, code);
        CompiledKernel compiled = load(shader, options.stride(), made);
        KernelFile file = FILE.get();
        if (compiled != null && file != null && isKept(options)) file.add(key, made);
        return compiled;
    }

    private static CompiledKernel portable(Shader shader, int stride) {
        Lir lir = Scalarizer.scalarize(shader);
        RegisterAllocation registers = arrange(lir, stride);
        KernelWriter writer = new KernelWriter(lir, stride, "Portable" + COUNT.incrementAndGet());
        return new CompiledKernel(
                shader.name,
                stride,
                lir.inputWords,
                lir.outputWords,
                registers.registers,
                define(writer, writer.write()));
    }

    /** The passes between a shader's steps and the code of the portable tier. */
    private static RegisterAllocation arrange(Lir lir, int stride) {
        Divergence.analyse(lir);
        Flatten.run(lir.entry);
        LaneCode.prepare(lir.entry);
        Schedule.run(lir, LaneCode.GROUPING);
        return RegisterAllocation.run(lir, stride, RegisterAllocation.RESERVED);
    }

    /** The class file that is made of a shader. */
    static byte[] bytes(Shader ir, int stride) {
        Lir lir = Scalarizer.scalarize(ir.copy());
        arrange(lir, stride);
        return new KernelWriter(lir, stride, "Bytes" + COUNT.incrementAndGet()).write();
    }

    private static Kernel define(KernelWriter writer, byte[] bytes) {
        if (DUMP != null) dump(writer.name(), bytes);
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(bytes, false);
            Constructor<?> constructor =
                    lookup.lookupClass().getDeclaredConstructor(Site[].class, WordSite[].class, Object[].class);
            constructor.setAccessible(true);
            return (Kernel)
                    constructor.newInstance(writer.objects.sites(), writer.objects.words(), writer.objects.tables());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("KernelCompiler: the kernel '" + writer.name() + "' cannot be loaded", e);
        }
    }

    private static void dump(String name, byte[] bytes) {
        try {
            Path folder = Path.of(DUMP == null ? "." : DUMP);
            Files.createDirectories(folder);
            Files.write(folder.resolve(name + ".class"), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
