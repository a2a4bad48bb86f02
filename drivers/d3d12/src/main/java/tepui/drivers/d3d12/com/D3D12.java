package tepui.drivers.d3d12.com;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Library of Direct3D 12 and its functions: d3d12.dll with dxgi.dll on Windows, vkd3d elsewhere. TEPUI_D3D12_LIBRARY
 * names another file. Nothing is looked for until somebody asks.
 */
@SuppressWarnings("restricted") // the launcher enables native access for this module
public final class D3D12 {
    private static final int FEATURE_LEVEL_11_0 = 0xb000;

    private final @Nullable MethodHandle createDevice;
    private final @Nullable MethodHandle getDebugInterface;
    private final @Nullable MethodHandle serializeRootSignature;
    private final @Nullable MethodHandle createFactory;
    private final String why;

    /** Holder of the one instance, initialised at its first use. */
    private static final class Holder {
        static final D3D12 FOUND = new D3D12();
    }

    private D3D12() {
        SymbolLookup library = null;
        MethodHandle factory = null;
        String reason = "";
        if (!Abi.isKnown()) {
            reason = "Direct3D 12 is called on Windows and on Linux with x86-64 only, not on "
                    + System.getProperty("os.name") + " with " + System.getProperty("os.arch");
        } else {
            List<String> tried = new ArrayList<>();
            for (String name : names()) {
                try {
                    library = SymbolLookup.libraryLookup(name, Arena.global());
                    if (library.find("D3D12CreateDevice").isPresent()) break;
                    tried.add(name + " has no D3D12CreateDevice");
                    library = null;
                } catch (IllegalArgumentException e) {
                    tried.add(name);
                }
            }
            if (library == null) {
                reason = "no Direct3D 12 was found (" + String.join(", ", tried) + "); "
                        + (Abi.WINDOWS ? "it comes with Windows 10" : "install vkd3d (libvkd3d-utils1)")
                        + ", or set TEPUI_D3D12_LIBRARY to its file";
            } else if (Abi.WINDOWS) {
                try {
                    MemorySegment f = SymbolLookup.libraryLookup("dxgi.dll", Arena.global())
                            .findOrThrow("CreateDXGIFactory2");
                    factory = Abi.function(f, "I_IJJ");
                } catch (IllegalArgumentException | java.util.NoSuchElementException e) {
                    reason = "dxgi.dll has no CreateDXGIFactory2, which Windows 8.1 and later have";
                    library = null;
                }
            }
        }
        createDevice = function(library, "D3D12CreateDevice", "I_JIJJ");
        getDebugInterface = function(library, "D3D12GetDebugInterface", "I_JJ");
        serializeRootSignature = function(library, "D3D12SerializeRootSignature", "I_JIJJ");
        createFactory = factory;
        why = reason;
    }

    private static @Nullable MethodHandle function(@Nullable SymbolLookup library, String name, String signature) {
        return library == null
                ? null
                : library.find(name).map(f -> Abi.function(f, signature)).orElse(null);
    }

    private static List<String> names() {
        String named = System.getenv("TEPUI_D3D12_LIBRARY");
        if (named != null && !named.isEmpty()) return List.of(named);
        return Abi.WINDOWS ? List.of("d3d12.dll") : List.of("libvkd3d-utils.so.1", "libvkd3d-utils.so");
    }

    /** Why there is no library; empty where there is one. */
    public static String whyAbsent() {
        return Holder.FOUND.why;
    }

    private static MethodHandle there(@Nullable MethodHandle function, String name) {
        if (function == null) throw new IllegalStateException(name + ": " + Holder.FOUND.why);
        return function;
    }

    /** A device on an adapter (0: the first). */
    public static int createDevice(long adapter, long result) {
        try {
            return (int) there(Holder.FOUND.createDevice, "D3D12CreateDevice")
                    .invokeExact(adapter, FEATURE_LEVEL_11_0, ID3D12Device.IID.address(), result);
        } catch (Throwable t) {
            throw Abi.failed("D3D12CreateDevice", t);
        }
    }

    /** An interface of the debug layer or beside it, where the system has it. */
    public static int getDebugInterface(Guid iid, long result) {
        try {
            return (int) there(Holder.FOUND.getDebugInterface, "D3D12GetDebugInterface")
                    .invokeExact(iid.address(), result);
        } catch (Throwable t) {
            throw Abi.failed("D3D12GetDebugInterface", t);
        }
    }

    /** The bytes of a root signature of version 1.0. */
    public static int serializeRootSignature(long desc, long blob, long error) {
        try {
            return (int) there(Holder.FOUND.serializeRootSignature, "D3D12SerializeRootSignature")
                    .invokeExact(desc, 1, blob, error);
        } catch (Throwable t) {
            throw Abi.failed("D3D12SerializeRootSignature", t);
        }
    }

    /** The list of adapters; Windows only. */
    public static int createFactory(int flags, long result) {
        try {
            return (int) there(Holder.FOUND.createFactory, "CreateDXGIFactory2")
                    .invokeExact(flags, IDXGIFactory4.IID.address(), result);
        } catch (Throwable t) {
            throw Abi.failed("CreateDXGIFactory2", t);
        }
    }
}
