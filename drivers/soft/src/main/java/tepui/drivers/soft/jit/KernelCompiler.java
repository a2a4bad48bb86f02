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
import tepui.ir.Builder;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.driver.CompileEvent;

/**
 * From IR to kernels: hidden classes written by one of three tiers. The shader must have been lowered for this driver: no
 * calls, no fragment inputs but through intrinsics.
 *
 * <p>{@code -Dtepui.jit.dump=DIR} writes each class there as it is made.
 */
public final class KernelCompiler {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final @Nullable String DUMP = System.getProperty("tepui.jit.dump");

    private static final boolean NATIVE_IS_BEST = !Boolean.getBoolean("tepui.jit.old");

    private static final KernelCache CACHE = new KernelCache();

    private KernelCompiler() {}

    /** Will kernels of a tier be vector code, sooner or later? */
    public static boolean hasVectors(Tier tier) {
        if (isNative(tier) && Cpu.vectors().bits() > 0) return true;
        return (tier == Tier.AUTO || tier == Tier.VECTOR) && VectorApi.isThere();
    }

    private static boolean isNative(Tier tier) {
        return tier == Tier.NATIVE || tier == Tier.NATIVE256 || tier == Tier.AUTO && NATIVE_IS_BEST;
    }

    /** What a tier made of a shader. */
    private record Made(Kernel kernel, Lir lir, int[] registers, int size) {}

    /** Compiles a shader, which is only read, or finds what was made of an equal one. The kernel can run at once. */
    public static CompiledKernel compile(Shader ir, KernelOptions options) {
        String text = Printer.print(ir);
        CompiledKernel found = CACHE.find(text, options);
        if (found != null) return found;
        if (!VectorApi.isThere() && (options.tier() == Tier.AUTO || options.tier() == Tier.VECTOR)) {
            TierUp.SHARED.tellOnce("kernels become loops, not vectors: " + VectorApi.ABSENCE);
        }
        Tier best = VectorApi.isThere() ? Tier.VECTOR : Tier.LOOPS;
        Shader shader = Passes.run(ir.copy());
        int stride = options.stride();
        Tier start = switch (options.tier()) {
            case AUTO -> Tier.CALLS;
            case VECTOR -> best;
            default -> options.tier();
        };
        Made first = isNative(options.tier()) ? nativeCode(shader, stride, options.tier()) : null;
        if (first == null) first = make(shader, stride, isNative(start) ? Tier.CALLS : start, true);
        CompiledKernel.SecondTier second = null;
        if (options.tier() == Tier.AUTO && !(first.kernel instanceof NativeKernel)) {
            second = compiled -> {
                Made made = make(shader, stride, best, false);
                compiled.need(made.registers);
                return made.kernel;
            };
        }
        CompiledKernel compiled = new CompiledKernel(
                ir.name,
                stride,
                first.lir.inputWords,
                first.lir.outputWords,
                first.registers,
                first.size,
                first.kernel,
                second);
        return CACHE.add(text, options, compiled);
    }

    /**
     * Adds somebody who takes what there is to say to people: why kernels are slower than they could be. Kernels are shared by
     * all devices of the process, so everybody hears everything; messages may come from another thread.
     */
    public static void listen(Consumer<String> listener) {
        TierUp.SHARED.listen(listener);
    }

    /** The opposite of {@link #listen}. */
    public static void forget(Consumer<String> listener) {
        TierUp.SHARED.forget(listener);
    }

    /**
     * The shader's scratch fields are written, so one thread at a time.
     *
     * @param waited a draw is to run with it, and does not go on before
     */
    private static Made make(Shader shader, int stride, Tier tier, boolean waited) {
        CompileEvent event = CompileEvent.start();
        Lir lir = Scalarizer.scalarize(shader);
        RegisterAllocation registers = arrange(lir, stride, tier);
        KernelWriter writer = writer(lir, stride, tier);
        byte[] bytes = writer.write();
        Made made = new Made(define(writer, bytes), lir, registers.registers, bytes.length);
        if (event != null) event.end((tier == Tier.VECTOR ? "vector kernel " : "kernel ") + shader.name, waited);
        return made;
    }

    /** A kernel in machine code, null where there is none of this shader or on this processor. */
    private static @Nullable Made nativeCode(Shader shader, int stride, Tier tier) {
        Cpu.Vectors vectors = Cpu.vectors();
        if (vectors.bits() == 0) {
            TierUp.SHARED.tellOnce("kernels become JVM classes, not machine code: " + vectors.reason());
            return null;
        }
        CompileEvent event = CompileEvent.start();
        Lir lir = Scalarizer.scalarize(shader);
        if (!NativeNodes.supports(lir.entry)) return null;
        Divergence.analyse(lir);
        Flatten.run(lir.entry);
        Schedule.run(lir, NativeNodes.GROUPING);
        RegisterAllocation registers = RegisterAllocation.run(lir, stride, NativeArrays.RESERVED);
        int bits = tier == Tier.NATIVE256 ? 256 : vectors.bits();
        NativeKernel kernel = NativeTier.make(lir, stride, bits, "Native" + COUNT.incrementAndGet());
        if (event != null) event.end("native kernel " + shader.name, true);
        return kernel == null ? null : new Made(kernel, lir, registers.registers, 0);
    }

    /** All that comes between a shader's steps and its code. */
    private static RegisterAllocation arrange(Lir lir, int stride, Tier tier) {
        Divergence.analyse(lir);
        Flatten.run(lir.entry);
        if (tier == Tier.CALLS) CallTier.prepare(lir.entry);
        Schedule.run(
                lir,
                switch (tier) {
                    case CALLS -> CallTier.GROUPING;
                    case VECTOR -> VectorTier.GROUPING;
                    default -> LoopTier.GROUPING;
                });
        return RegisterAllocation.run(lir, stride, RegisterAllocation.RESERVED);
    }

    private static KernelWriter writer(Lir lir, int stride, Tier tier) {
        boolean wide = LoopTier.usesWide(lir);
        int number = COUNT.incrementAndGet();
        return switch (tier) {
            case CALLS -> new CallTier(lir, stride, "Calls" + number, wide);
            case VECTOR -> new VectorTier(lir, stride, "Vectors" + number, wide);
            default -> new LoopTier(lir, stride, "Loops" + number, wide);
        };
    }

    /** A second-tier kernel that fetches one texel a lane. */
    static CompiledKernel gathers() {
        Shader shader = new Shader(Stage.VERTEX, "gathers");
        Builder b = new Builder(shader);
        Value at = b.intrinsic(Intrinsics.LANE_I, Type.I32, 0).result();
        Value texel = b.intrinsic(Intrinsics.TEXELS, Type.I32, 0, at).result();
        b.intrinsic(Intrinsics.LANE_STORE_I, null, 0, texel);
        b.ret();
        return compile(shader, new KernelOptions(KernelFrame.GROUP, Tier.VECTOR));
    }

    /** The class file that is made of a shader. */
    static byte[] bytes(Shader ir, int stride, Tier tier) {
        Lir lir = Scalarizer.scalarize(ir.copy());
        arrange(lir, stride, tier);
        return writer(lir, stride, tier).write();
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
