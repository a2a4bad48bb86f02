package tepui.drivers.soft.jit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Printer;
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

    private KernelCompiler() {}

    /** Will kernels of a tier be machine code? */
    public static boolean isNative(Tier tier) {
        return tier != Tier.JAVA && Cpu.vectors().bits() > 0;
    }

    /** Compiles a shader, which is only read, or finds what was made of an equal one. */
    public static CompiledKernel compile(Shader ir, KernelOptions options) {
        String text = Printer.print(ir);
        CompiledKernel found = CACHE.find(text, options);
        if (found != null) return found;
        Shader shader = Passes.run(ir.copy());
        CompileEvent event = FlightRecording.isOn() ? CompileEvent.start() : null;
        CompiledKernel compiled = options.tier() == Tier.JAVA ? null : nativeCode(shader, options);
        if (compiled == null) compiled = portable(shader, options.stride());
        if (event != null) event.end((compiled.isNative() ? "native kernel " : "kernel ") + ir.name, true);
        return CACHE.add(text, options, compiled);
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
    private static @Nullable CompiledKernel nativeCode(Shader shader, KernelOptions options) {
        Cpu.Vectors vectors = Cpu.vectors();
        if (vectors.bits() == 0) {
            Messages.SHARED.tellOnce("kernels become JVM classes, not machine code: " + vectors.reason());
            return null;
        }
        int bits = options.tier() == Tier.NATIVE256 ? Math.min(vectors.bits(), 256) : vectors.bits();
        return nativeCode(shader, options.stride(), bits, Machine.HERE);
    }

    /** The same of a shader that has gone through {@link Passes}, for any processor. */
    static @Nullable CompiledKernel nativeCode(Shader shader, int stride, int bits, Machine machine) {
        Lir lir = Scalarizer.scalarize(shader);
        if (!NativeNodes.supports(lir.entry)) return null;
        Divergence.analyse(lir);
        Flatten.run(lir.entry);
        Schedule.run(lir, NativeNodes.GROUPING);
        RegisterAllocation registers = RegisterAllocation.run(lir, stride, NativeArrays.RESERVED);
        Kernel kernel = NativeTier.make(lir, stride, bits, machine, "Native" + COUNT.incrementAndGet());
        return kernel == null ? null : compiled(shader, stride, lir, registers, kernel);
    }

    private static CompiledKernel portable(Shader shader, int stride) {
        Lir lir = Scalarizer.scalarize(shader);
        RegisterAllocation registers = arrange(lir, stride);
        KernelWriter writer = new KernelWriter(lir, stride, "Portable" + COUNT.incrementAndGet());
        return compiled(shader, stride, lir, registers, define(writer, writer.write()));
    }

    private static CompiledKernel compiled(
            Shader shader, int stride, Lir lir, RegisterAllocation registers, Kernel kernel) {
        return new CompiledKernel(shader.name, stride, lir.inputWords, lir.outputWords, registers.registers, kernel);
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
