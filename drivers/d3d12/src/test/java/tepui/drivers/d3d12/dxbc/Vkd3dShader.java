package tepui.drivers.d3d12.dxbc;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import tepui.testing.Need;

/**
 * Binding to vkd3d's own reader of containers and tokens: what it refuses no Direct3D 12 here takes. It makes SPIR-V of
 * them.
 */
final class Vkd3dShader {
    private static final int DXBC_TPF = 1;
    private static final int SPIRV_BINARY = 1;

    private static final class Library {
        static final SymbolLookup SYMBOLS = SymbolLookup.libraryLookup(Need.VKD3D_SHADER.path(), Arena.global());
        static final MethodHandle COMPILE = Linker.nativeLinker()
                .downcallHandle(
                        SYMBOLS.findOrThrow("vkd3d_shader_compile"),
                        FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS));
    }

    private Vkd3dShader() {}

    /** The SPIR-V of a container, or an AssertionError with what vkd3d says of it. */
    static byte[] compile(byte[] container) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment code = arena.allocateFrom(JAVA_BYTE, container);
            // The structure's number, next, code, its size, the kinds of source and target, options, their count, how
            // much is said, a name.
            MemorySegment info = arena.allocate(64, 8);
            info.set(ADDRESS, 16, code);
            info.set(JAVA_LONG, 24, container.length);
            info.set(JAVA_INT, 32, DXBC_TPF);
            info.set(JAVA_INT, 36, SPIRV_BINARY);
            info.set(JAVA_INT, 52, 3);
            MemorySegment result = arena.allocate(16, 8);
            MemorySegment messages = arena.allocate(ADDRESS);
            int status = (int) Library.COMPILE.invokeExact(info, result, messages);
            MemorySegment said = messages.get(ADDRESS, 0);
            String text = said.equals(MemorySegment.NULL)
                    ? ""
                    : said.reinterpret(4096).getString(0);
            if (status != 0) throw new AssertionError("vkd3d says " + status + ": " + text);
            long size = result.get(JAVA_LONG, 8);
            return result.get(ADDRESS, 0).reinterpret(size).toArray(JAVA_BYTE);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("vkd3d_shader_compile cannot be called", e);
        }
    }
}
