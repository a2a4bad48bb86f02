package tepui.drivers.d3d12.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.d3d12.com.ID3D12Device1;
import tepui.drivers.d3d12.com.ID3D12PipelineLibrary;
import tepui.drivers.d3d12.com.ID3D12PipelineState;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxgi.StandIn;
import tepui.drivers.d3d12.dxgi.Tables;
import tepui.pipe.Memory;
import tepui.pipe.pipeline.CheckedFile;

/** Libraries of pipelines on a device made in Java: what is stored is loaded by the next start, and what the driver refuses costs one line. */
@EnabledIf("conventionIsKnown")
final class StoredPipelinesTest {
    private static final int ADAPTER_NOT_FOUND = 0x887e0001;

    @TempDir
    Path folder;

    private final List<String> calls = new ArrayList<>();
    private final List<String> log = new ArrayList<>();
    private final StandIn device = new StandIn("device", Tables.DEVICE, calls);
    private final StandIn library = new StandIn("library", Tables.PIPELINE_LIBRARY, calls);
    private final Map<String, Long> contents = new TreeMap<>();
    private int devices;
    private int libraries;
    private boolean hasLibraries = true;
    private int refusal;
    private long blob;
    private String written = "";

    static boolean conventionIsKnown() {
        return tepui.drivers.d3d12.com.Abi.isKnown();
    }

    private static boolean is(long iid, tepui.drivers.d3d12.com.Guid known) {
        return Scratch.getLong(iid) == Scratch.getLong(known.address())
                && Scratch.getLong(iid + 8) == Scratch.getLong(known.address() + 8);
    }

    private static String name(long at) {
        StringBuilder s = new StringBuilder();
        for (long a = at; (Scratch.getInt(a) & 0xffff) != 0; a += 2) s.append((char) (Scratch.getInt(a) & 0xffff));
        return s.toString();
    }

    private static String text(long at, long size) {
        byte[] bytes = new byte[(int) size];
        for (int i = 0; i < size; i++) {
            bytes[i] = Memory.ALL.get(java.lang.foreign.ValueLayout.JAVA_BYTE, at + i);
        }
        return new String(bytes, StandardCharsets.US_ASCII);
    }

    @BeforeEach
    void objects() {
        device.on("QueryInterface", a -> {
            if (!hasLibraries || !is(a[0], ID3D12Device1.IID)) return 0x80004002L;
            devices++;
            Scratch.putLong(a[1], device.address);
            return 0;
        });
        device.on("Release", a -> --devices);
        device.on("CreatePipelineLibrary", a -> {
            if (!is(a[2], ID3D12PipelineLibrary.IID)) return 0x80004002L;
            if (a[1] != 0 && refusal != 0) return refusal;
            blob = a[0];
            contents.clear();
            if (a[1] != 0) {
                for (String entry : text(a[0], a[1]).split(";", -1)) {
                    if (!entry.isEmpty()) contents.put(entry.split("=", 2)[0], Long.valueOf(entry.split("=", 2)[1]));
                }
            }
            libraries++;
            Scratch.putLong(a[3], library.address);
            return 0;
        });
        library.on("Release", a -> --libraries);
        library.on("StorePipeline", a -> contents.putIfAbsent(name(a[0]), a[1]) == null ? 0 : 0x80070057L);
        library.on("LoadGraphicsPipeline", a -> load(a, 0x11));
        library.on("LoadComputePipeline", a -> load(a, 0x22));
        library.on("GetSerializedSize", a -> serialized().length());
        library.on("Serialize", a -> {
            String s = serialized();
            if (a[1] < s.length()) return 0x80070057L;
            for (int i = 0; i < s.length(); i++) {
                Memory.ALL.set(java.lang.foreign.ValueLayout.JAVA_BYTE, a[0] + i, (byte) s.charAt(i));
            }
            written = s;
            return 0;
        });
    }

    private long load(long[] a, long desc) {
        if (a[1] != desc || !is(a[2], ID3D12PipelineState.IID)) return 0x80004002L;
        Long known = contents.get(name(a[0]));
        if (known == null) return 0x80070057L;
        Scratch.putLong(a[3], known);
        return 0;
    }

    private String serialized() {
        StringBuilder s = new StringBuilder();
        contents.forEach((k, v) -> s.append(k).append('=').append(v).append(';'));
        return s.toString();
    }

    @AfterEach
    void nothingIsLeft() {
        assertEquals(0, devices);
        assertEquals(0, libraries);
        assertEquals(List.of(), calls.stream().filter(c -> c.contains("NOBODY")).toList());
    }

    private CheckedFile file(String whose) {
        return new CheckedFile(
                folder.resolve("pipelines"), 1, whose.getBytes(StandardCharsets.US_ASCII), 1 << 20, log::add);
    }

    private StoredPipelines open(String whose) {
        StoredPipelines made = StoredPipelines.open(device.address, file(whose), log::add);
        assertNotNull(made);
        return made;
    }

    @Test
    void whatIsStoredIsLoadedByTheNextStart() {
        try (StoredPipelines s = open("a")) {
            assertEquals(0, s.load("one", 0x11, true));
            s.store("one", 101);
            s.store("two", 102);
            assertEquals(101, s.load("one", 0x11, true));
            s.save();
        }
        assertEquals("one=101;two=102;", written);
        written = "";
        try (StoredPipelines s = open("a")) {
            assertNotEquals(0, blob);
            assertEquals(101, s.load("one", 0x11, true));
            assertEquals(102, s.load("two", 0x22, false));
            assertEquals(0, s.load("three", 0x11, true));
            s.save();
        }
        // Nothing was new.
        assertEquals("", written);
        assertEquals(List.of(), log);
    }

    @Test
    void aDeviceWithoutLibrariesHasNone() {
        hasLibraries = false;
        assertNull(StoredPipelines.open(device.address, file("a"), log::add));
    }

    @Test
    void whatAnotherDriverWroteIsNotUsed() {
        try (StoredPipelines s = open("a")) {
            s.store("one", 101);
            s.save();
        }
        refusal = ADAPTER_NOT_FOUND;
        try (StoredPipelines s = open("a")) {
            assertEquals(0, s.load("one", 0x11, true));
            s.store("one", 103);
            s.save();
        }
        assertEquals("one=103;", written);
        assertEquals(
                List.of("pipelines of earlier runs are not used: D3D12_ERROR_ADAPTER_NOT_FOUND"), List.copyOf(log));
    }

    @ParameterizedTest
    @ValueSource(strings = {"foreign", "flipped", "cut"})
    void aFileThatIsNoGoodIsNotGivenToTheDriver(String how) throws java.io.IOException {
        try (StoredPipelines s = open("a")) {
            s.store("one", 101);
            s.save();
        }
        Path path = folder.resolve("pipelines");
        byte[] data = Files.readAllBytes(path);
        if (how.equals("flipped")) data[data.length - 1] ^= 1;
        Files.write(path, how.equals("cut") ? Arrays.copyOf(data, data.length - 2) : data);
        try (StoredPipelines s = open(how.equals("foreign") ? "b" : "a")) {
            assertEquals(0, blob);
            assertEquals(0, s.load("one", 0x11, true));
        }
        assertEquals(1, log.size(), log.toString());
    }

    @Test
    void aNameStandsForAllThatAPipelineIsMadeOf() {
        String one = StoredPipelines.name(Arrays.asList(null, null), List.of("a", "b"));
        assertEquals(64, one.length());
        assertEquals(one, StoredPipelines.name(Arrays.asList(null, null), List.of("a", "b")));
        assertNotEquals(one, StoredPipelines.name(Arrays.asList(null, null), List.of("ab", "")));
        assertNotEquals(one, StoredPipelines.name(Arrays.asList(null, null, null), List.of("a", "b")));
    }
}
