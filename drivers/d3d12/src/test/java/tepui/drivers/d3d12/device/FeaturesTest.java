package tepui.drivers.d3d12.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxgi.StandIn;
import tepui.drivers.d3d12.dxgi.Tables;
import tepui.drivers.d3d12.program.StencilSides;
import tepui.pipe.Caps;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.StencilOp;

/** What is announced follows from what CheckFeatureSupport answers, whichever hardware it is. */
@EnabledIf("conventionIsKnown")
final class FeaturesTest {
    private static final int UNKNOWN_FEATURE = 0x80070057;
    private static final int LEVEL_11_0 = 0xb000;
    private static final int LEVEL_11_1 = 0xb100;
    private static final int LEVEL_12_1 = 0xc100;

    private final List<String> calls = new ArrayList<>();

    static boolean conventionIsKnown() {
        return tepui.drivers.d3d12.com.Abi.isKnown();
    }

    /** A device with nothing below it. */
    private Features device(int level, int bindingTier, int tiledTier, boolean facesHaveReferences) {
        return device(level, bindingTier, tiledTier, facesHaveReferences, VulkanLimits.NONE);
    }

    private Features device(
            int level, int bindingTier, int tiledTier, boolean facesHaveReferences, VulkanLimits below) {
        StandIn device = new StandIn("device", Tables.DEVICE, calls);
        device.on("QueryInterface", a -> {
            Scratch.putLong(a[1], device.address);
            return 0;
        });
        device.on("Release", a -> 0);
        device.on("CheckFeatureSupport", a -> {
            switch ((int) a[0]) {
                case 0 -> {
                    Scratch.putInt(a[1] + 12, tiledTier);
                    Scratch.putInt(a[1] + 16, bindingTier);
                    Scratch.putInt(a[1] + 56, 2);
                }
                case 2 -> {
                    int most = 0;
                    for (int i = 0; i < Scratch.getInt(a[1]); i++) {
                        int asked = Scratch.getInt(Scratch.getLong(a[1] + 8) + 4L * i);
                        if (asked <= level) most = Math.max(most, asked);
                    }
                    Scratch.putInt(a[1] + 16, most);
                }
                case 43 -> {
                    if (!facesHaveReferences) return UNKNOWN_FEATURE;
                    Scratch.putInt(a[1] + 8, 1);
                }
                default -> {
                    return UNKNOWN_FEATURE;
                }
            }
            return 0;
        });
        return new Features(device.address, below);
    }

    private static Caps caps(Features f) {
        return D3d12Caps.make(f, new DxgiFormats(f), D3d12Caps.dxbc(f));
    }

    @Test
    void theOldestHardwareWritesFewViewsInFewStages() {
        Features f = device(LEVEL_11_0, 1, 0, false);
        Caps c = caps(f);
        assertEquals(LEVEL_11_0, f.level);
        assertEquals(13, c.maxUniformBuffers);
        assertEquals(16, c.maxTextures);
        assertEquals(8, c.maxStorageBuffers + c.maxImages);
        assertFalse(c.vertexStores);
        assertTrue(c.fragmentStores);
        assertFalse(c.samplerReduction);
        assertFalse(f.facesHaveReferences);
    }

    @Test
    void level11_1WritesInAllStages() {
        Caps c = caps(device(LEVEL_11_1, 1, 1, false));
        assertEquals(16, c.maxTextures);
        assertEquals(16, c.maxStorageBuffers);
        assertTrue(c.vertexStores);
    }

    @Test
    void theThirdTierOfBindingHasNoBoundsOfItsOwn() {
        Features f = device(LEVEL_12_1, 3, 2, true);
        Caps c = caps(f);
        assertEquals(LEVEL_12_1, f.level);
        assertEquals(30, c.maxUniformBuffers);
        assertEquals(32, c.maxTextures);
        assertTrue(c.vertexStores);
        assertTrue(c.samplerReduction);
        assertTrue(f.facesHaveReferences);
    }

    @Test
    void whatVkd3dLacksIsThereOnWindows() {
        Caps c = caps(device(LEVEL_11_0, 1, 0, false));
        assertEquals(4, c.maxVertexStreams);
        assertEquals(16, c.maxViewports);
        assertTrue(c.customBorder);
        assertTrue(c.mirrorClampToEdge);
        assertTrue(calls.stream().noneMatch(line -> line.contains("NOBODY EXPECTED")), calls.toString());
    }

    // ---- what vkd3d draws with -------------------------------------------------------------------------------------

    private static final int NVIDIA = 0x10de;
    private static final int NVIDIA_PROPRIETARY = 4;
    private static final int MESA_NVK = 23;

    @Test
    void nvidiasDriverCapturesInOneBuffer() {
        assertEquals(1, VulkanLimits.of(NVIDIA, NVIDIA_PROPRIETARY, 120).captureBuffers());
        assertEquals(1, VulkanLimits.of(NVIDIA, 0, 120).captureBuffers());
        assertEquals(4, VulkanLimits.of(NVIDIA, MESA_NVK, 120).captureBuffers());
        assertEquals(4, VulkanLimits.of(0x10005, 13, 128).captureBuffers());
    }

    @Test
    void locationsOfPatchesAreTheDevices() {
        assertEquals(30, VulkanLimits.of(NVIDIA, NVIDIA_PROPRIETARY, 120).patchLocations());
        assertEquals(32, VulkanLimits.of(0x10005, 13, 128).patchLocations());
        assertEquals(32, VulkanLimits.of(0x8086, 6, 4096).patchLocations());
    }

    @Test
    void buffersOfCapturesAreThoseOfWhatIsBelow() {
        assertEquals(4, caps(device(LEVEL_11_0, 1, 0, false)).maxStreamTargets);
        VulkanLimits below = VulkanLimits.of(NVIDIA, NVIDIA_PROPRIETARY, 120);
        assertEquals(1, caps(device(LEVEL_11_0, 1, 0, false, below)).maxStreamTargets);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPatchHasOneRegisterLessThanThereAreLocationsBelow() {
        Features plain = device(LEVEL_11_0, 1, 0, false);
        assertEquals(31, D3d12Caps.dxbc(plain).patchRegisters);
        assertEquals(116, caps(plain).maxPatchComponents);
        Features nvidia = device(LEVEL_11_0, 1, 0, false, VulkanLimits.of(NVIDIA, NVIDIA_PROPRIETARY, 120));
        assertEquals(29, D3d12Caps.dxbc(nvidia).patchRegisters);
        assertEquals(108, caps(nvidia).maxPatchComponents);
    }

    // ---- stencil references ---------------------------------------------------------------------------------------

    private static DepthStencilState stencil(int backMask) {
        DepthStencilState.Face face =
                new DepthStencilState.Face(CompareFunc.EQUAL, StencilOp.KEEP, StencilOp.KEEP, StencilOp.KEEP, 255, 255);
        DepthStencilState.Face back = new DepthStencilState.Face(
                CompareFunc.EQUAL, StencilOp.KEEP, StencilOp.KEEP, StencilOp.KEEP, backMask, 255);
        return DepthStencilState.OFF.withStencil(face, back);
    }

    @Test
    void facesAreDrawnApartOnlyWhereTheDeviceDoesNotTellThemApart() {
        assertTrue(StencilSides.differ(stencil(255), 1, 2, false));
        assertFalse(StencilSides.differ(stencil(255), 1, 2, true));
        assertTrue(StencilSides.differ(stencil(15), 1, 2, true));
        assertFalse(StencilSides.differ(stencil(255), 1, 1, false));
    }

    @Test
    void eachFaceGetsItsReference() {
        StandIn list = new StandIn("list", Tables.LIST, calls);
        List<Long> got = new ArrayList<>();
        list.on("OMSetFrontAndBackStencilRef", a -> {
            got.add(a[0] & 0xffffffffL);
            got.add(a[1] & 0xffffffffL);
            return 0;
        });
        StencilSides.reference(list.address, StencilSides.BOTH, 3, 4, true);
        assertEquals(List.of("list.OMSetFrontAndBackStencilRef"), calls);
        assertEquals(List.of(3L, 4L), got);
    }
}
