package tepui.drivers.vulkan;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import tepui.drivers.vulkan.vk.Loader;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * Stand-in Vulkan in front of the installed one, for what no device at hand shows: some commands are answered in Java,
 * and pass on what they like; all others are the installed one's. Validation layers sit behind it, so they see what is
 * passed on.
 */
public final class StandInVulkan implements AutoCloseable {
    /** Command as it would be without the stand-in; handles, pointers and numbers are longs. */
    public interface Real {
        long call(long... arguments);
    }

    /** Answer that replaces the command. */
    public interface Answer {
        long call(Real real, long[] arguments);
    }

    private static final class Hook {
        final String signature;
        final Answer answer;
        final AtomicInteger calls = new AtomicInteger();
        volatile long real;
        long stub;

        Hook(String signature, Answer answer) {
            this.signature = signature;
            this.answer = answer;
        }
    }

    private final Arena arena = Arena.ofShared();
    private final Map<String, Hook> hooks = new ConcurrentHashMap<>();
    private final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    private final MethodHandle getProcAddr = Linker.nativeLinker().downcallHandle(descriptor("J_JJ"));
    private final long realInstanceProc = Loader.library().getInstanceProcAddr();
    private volatile long realDeviceProc;
    private final long instanceProc = stub("J_JJ", a -> find(realInstanceProc, a));
    private final long deviceProc = stub("J_JJ", a -> find(realDeviceProc, a));

    /** What a provider is made with. */
    Loader.Library library() {
        return new Loader.Library(instanceProc, true);
    }

    /**
     * Answers a command from the next device on.
     *
     * @param signature as in {@link tepui.drivers.vulkan.vk.Linking}, of I, J and V
     */
    public StandInVulkan answer(String command, String signature, Answer answer) {
        Hook hook = new Hook(signature, answer);
        hook.stub = stub(signature, a -> {
            hook.calls.incrementAndGet();
            return hook.answer.call(b -> down(hook.signature, hook.real, b), a);
        });
        hooks.put(command, hook);
        return this;
    }

    /** Counts the calls of a command, which are passed on. */
    public StandInVulkan count(String command, String signature) {
        return answer(command, signature, Real::call);
    }

    /** How often an answered command was called. */
    public int calls(String command) {
        Hook hook = hooks.get(command);
        if (hook == null) throw new IllegalArgumentException(command + " is not answered");
        return hook.calls.get();
    }

    /**
     * Devices have an extension that they lack: what it brings is answered by the test, and the device is made without it.
     *
     * @param features the type of the structure that has its features
     */
    public StandInVulkan announce(String extension, int features) {
        answer(
                "vkEnumerateDeviceExtensionProperties",
                "I_JJJJ",
                (real, a) -> a[1] == 0 ? more(real, a, 2, extension) : real.call(a));
        return answer("vkCreateDevice", "I_JJJJ", (real, a) -> {
            for (long s = a[1]; s != 0; s = Scratch.getLong(s + 8)) {
                long next = Scratch.getLong(s + 8);
                if (next != 0 && Scratch.getInt(next) == features) {
                    Scratch.putLong(s + 8, Scratch.getLong(next + 8));
                }
            }
            int n = VkDeviceCreateInfo.enabledExtensionCount(a[1]);
            VkDeviceCreateInfo.enabledExtensionCount(
                    a[1], without(VkDeviceCreateInfo.ppEnabledExtensionNames(a[1]), n, extension));
            return real.call(a);
        });
    }

    /** A list of VkExtensionProperties with another at its end; its count is argument {@code at}, its address the next. */
    public static long more(Real real, long[] a, int at, String extension) {
        long count = a[at];
        long list = a[at + 1];
        if (list != 0) Scratch.putInt(count, Scratch.getInt(count) - 1);
        long result = real.call(a);
        int there = Scratch.getInt(count);
        if (list != 0) text(list + (long) there * VkExtensionProperties.BYTES, extension);
        Scratch.putInt(count, there + 1);
        return result;
    }

    /** Takes a name out of an array of them; the number of those that are left. */
    public static int without(long names, int count, String name) {
        for (int i = 0; i < count; i++) {
            if (!Scratch.getString(Scratch.getLong(names + 8L * i)).equals(name)) continue;
            Scratch.putLong(names + 8L * i, Scratch.getLong(names + 8L * (count - 1)));
            return count - 1;
        }
        return count;
    }

    /** Writes characters of one byte where there are zeros. */
    public static void text(long at, String text) {
        for (int i = 0; i < text.length(); i += 4) {
            int word = 0;
            for (int b = 0; b < 4 && i + b < text.length(); b++) word |= text.charAt(i + b) << 8 * b;
            Scratch.putInt(at + i, word);
        }
    }

    private long find(long getProc, long[] a) {
        String name = Scratch.getString(a[1]);
        switch (name) {
            case "vkGetInstanceProcAddr":
                return instanceProc;
            case "vkGetDeviceProcAddr":
                if (getProc == realInstanceProc) realDeviceProc = down("J_JJ", getProc, a);
                return deviceProc;
            default:
                long real = down("J_JJ", getProc, a);
                Hook hook = hooks.get(name);
                if (hook == null) return real;
                hook.real = real;
                return hook.stub;
        }
    }

    private long down(String signature, long address, long[] a) {
        if (address == 0) throw new IllegalStateException("the installed Vulkan lacks what is passed on to it");
        try {
            MethodHandle handle = signature.equals("J_JJ")
                    ? getProcAddr
                    : Linker.nativeLinker().downcallHandle(descriptor(signature));
            MethodHandle bound = handle.bindTo(MemorySegment.ofAddress(address));
            MethodType longs = MethodType.genericMethodType(0)
                    .changeReturnType(long.class)
                    .appendParameterTypes(Collections.nCopies(a.length, long.class));
            return (long) MethodHandles.explicitCastArguments(bound, longs)
                    .asSpreader(long[].class, a.length)
                    .invoke(a);
        } catch (Throwable t) {
            throw new IllegalStateException(signature + " could not be called", t);
        }
    }

    private interface Body {
        long call(long[] arguments);
    }

    /** Nothing is thrown through native code: what goes wrong is an error of Vulkan, and told when this is closed. */
    private long guarded(Body body, long[] arguments) {
        try {
            return body.call(arguments);
        } catch (Throwable t) {
            failures.add(t);
            return -13; // VK_ERROR_UNKNOWN
        }
    }

    private long stub(String signature, Body body) {
        try {
            FunctionDescriptor descriptor = descriptor(signature);
            MethodHandle target = MethodHandles.lookup()
                    .findVirtual(
                            StandInVulkan.class, "guarded", MethodType.methodType(long.class, Body.class, long[].class))
                    .bindTo(this)
                    .bindTo(body)
                    .asCollector(long[].class, descriptor.argumentLayouts().size());
            return Linker.nativeLinker()
                    .upcallStub(
                            MethodHandles.explicitCastArguments(target, descriptor.toMethodType()), descriptor, arena)
                    .address();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("StandInVulkan.guarded is missing", e);
        }
    }

    private static FunctionDescriptor descriptor(String signature) {
        MemoryLayout[] layouts = new MemoryLayout[signature.length() - 2];
        for (int i = 0; i < layouts.length; i++) layouts[i] = layout(signature.charAt(i + 2));
        return signature.charAt(0) == 'V'
                ? FunctionDescriptor.ofVoid(layouts)
                : FunctionDescriptor.of(layout(signature.charAt(0)), layouts);
    }

    private static MemoryLayout layout(char letter) {
        return switch (letter) {
            case 'I' -> ValueLayout.JAVA_INT;
            case 'J' -> ValueLayout.JAVA_LONG;
            default -> throw new IllegalArgumentException("letter is " + letter + ", must be I or J");
        };
    }

    /** Behind the devices made with it. */
    @Override
    public void close() {
        arena.close();
        if (failures.isEmpty()) return;
        AssertionError e = new AssertionError("an answer failed");
        for (Throwable t : failures) e.addSuppressed(t);
        throw e;
    }
}
