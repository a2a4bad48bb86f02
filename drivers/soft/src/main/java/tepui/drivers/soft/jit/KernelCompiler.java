package tepui.drivers.soft.jit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;

/**
 * From IR to kernels: hidden classes written by one of two tiers. The shader must have been lowered for this driver: no
 * calls, no fragment inputs but through intrinsics.
 *
 * <p>{@code -Dtepui.jit.dump=DIR} writes each class there as it is made.
 */
public final class KernelCompiler {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final @Nullable String DUMP = System.getProperty("tepui.jit.dump");

    private KernelCompiler() {}

    /** Compiles a shader, which is only read. The kernel returned can run at once. */
    public static CompiledKernel compile(Shader ir, KernelOptions options) {
        boolean vectors = options.tier() == KernelOptions.Tier.VECTOR && VectorApi.isThere();
        Shader shader = ir.copy();
        Lir lir = Scalarizer.scalarize(shader);
        Divergence.analyse(lir);
        Flatten.run(lir.entry);
        Schedule.run(lir, vectors ? VectorTier.GROUPING : LoopTier.GROUPING);
        RegisterAllocation registers = RegisterAllocation.run(lir, options.stride());
        boolean wide = LoopTier.usesWide(lir);
        int number = COUNT.incrementAndGet();
        KernelWriter writer = vectors
                ? new VectorTier(lir, options.stride(), "Vectors" + number, wide)
                : new LoopTier(lir, options.stride(), "Loops" + number, wide);
        Kernel kernel = define(writer);
        CompiledKernel compiled = new CompiledKernel(kernel, options.stride(), lir.inputWords, lir.outputWords);
        compiled.need(registers.registers);
        return compiled;
    }

    private static Kernel define(KernelWriter writer) {
        byte[] bytes = writer.write();
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
