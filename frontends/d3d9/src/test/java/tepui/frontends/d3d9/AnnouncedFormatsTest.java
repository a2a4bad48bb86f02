package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What {@link Direct3D9} says of formats beside what the device makes of them: all formats, all kinds of resources, all usages. */
final class AnnouncedFormatsTest extends Behaviour9 {
    private static final int[] USAGES = {
        0,
        D3DUSAGE_DYNAMIC,
        D3DUSAGE_RENDERTARGET,
        D3DUSAGE_DEPTHSTENCIL,
        D3DUSAGE_AUTOGENMIPMAP,
        D3DUSAGE_RENDERTARGET | D3DUSAGE_AUTOGENMIPMAP,
        D3DUSAGE_RENDERTARGET | D3DUSAGE_DYNAMIC,
        D3DUSAGE_DEPTHSTENCIL | D3DUSAGE_DYNAMIC,
        D3DUSAGE_DMAP
    };
    /** Formats that stand for a switch, and none of texels. */
    private static final List<String> SWITCHES = List.of(
            "D3DFMT_ATOC",
            "D3DFMT_SSAA",
            "D3DFMT_INST",
            "D3DFMT_A2M0",
            "D3DFMT_A2M1",
            "D3DFMT_RESZ",
            "D3DFMT_NVDB",
            "D3DFMT_GET1",
            "D3DFMT_GET4",
            "D3DFMT_CENT",
            "D3DFMT_COPM");

    private static Map<String, Integer> formats() {
        Map<String, Integer> all = new LinkedHashMap<>();
        try {
            for (Field f : D3D9.class.getFields()) {
                String name = f.getName();
                if (!Modifier.isStatic(f.getModifiers()) || !name.startsWith("D3DFMT_")) continue;
                if (!SWITCHES.contains(name)) all.put(name, f.getInt(null));
            }
        } catch (IllegalAccessException e) {
            throw new LinkageError(e.getMessage(), e);
        }
        assertTrue(all.size() > 60);
        return all;
    }

    private int announced(int usage, int resource, int format) {
        return lab.d3d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, usage, resource, format);
    }

    private int made(int usage, int resource, int format) {
        int levels = (usage & D3DUSAGE_AUTOGENMIPMAP) != 0 ? 0 : 1;
        switch (resource) {
            case D3DRTYPE_TEXTURE -> {
                Ref<Texture9> t = new Ref<>();
                return ended(device.createTexture(16, 16, levels, usage, format, D3DPOOL_DEFAULT, t), t);
            }
            case D3DRTYPE_CUBETEXTURE -> {
                Ref<CubeTexture9> t = new Ref<>();
                return ended(device.createCubeTexture(16, levels, usage, format, D3DPOOL_DEFAULT, t), t);
            }
            case D3DRTYPE_VOLUMETEXTURE -> {
                Ref<VolumeTexture9> t = new Ref<>();
                return ended(device.createVolumeTexture(16, 16, 4, levels, usage, format, D3DPOOL_DEFAULT, t), t);
            }
            default -> {
                Ref<Surface9> s = new Ref<>();
                int hr = switch (usage) {
                    case 0 -> device.createOffscreenPlainSurface(16, 16, format, D3DPOOL_DEFAULT, s);
                    case D3DUSAGE_RENDERTARGET -> device.createRenderTarget(16, 16, format, 0, 0, false, s);
                    default -> device.createDepthStencilSurface(16, 16, format, 0, 0, false, s);
                };
                return ended(hr, s);
            }
        }
    }

    private static int ended(int hr, Ref<? extends Unknown9> made) {
        if (hr == D3D_OK) made.get().release();
        return hr;
    }

    @Test
    void depthThatASwitchOfTheSamplerIsForIsNotNvidias() {
        for (int format : new int[] {D3DFMT_DF16, D3DFMT_DF24}) {
            lab.d3d.setVendor(0x10de);
            assertEquals(D3DERR_NOTAVAILABLE, announced(D3DUSAGE_DEPTHSTENCIL, D3DRTYPE_TEXTURE, format));
            lab.d3d.setVendor(0x1002);
            assertEquals(D3D_OK, announced(D3DUSAGE_DEPTHSTENCIL, D3DRTYPE_TEXTURE, format));
        }
        lab.d3d.setVendor(0x10de);
        assertEquals(D3D_OK, announced(D3DUSAGE_DEPTHSTENCIL, D3DRTYPE_TEXTURE, D3DFMT_INTZ));
    }

    @Test
    void aFormatIsConvertedToItself() {
        for (int format : new int[] {D3DFMT_DXT1, D3DFMT_P8, D3DFMT_D24S8, 200}) {
            assertEquals(D3D_OK, lab.d3d.checkDeviceFormatConversion(0, D3DDEVTYPE_HAL, format, format));
        }
    }

    @Test
    void whatIsAnnouncedIsMadeAndAllElseIsRefused() {
        lab.d3d.setVendor(0x1002);
        List<String> wrong = new ArrayList<>();
        int[] resources = {D3DRTYPE_SURFACE, D3DRTYPE_TEXTURE, D3DRTYPE_CUBETEXTURE, D3DRTYPE_VOLUMETEXTURE};
        for (Map.Entry<String, Integer> f : formats().entrySet()) {
            for (int resource : resources) {
                for (int usage : USAGES) {
                    boolean alone = usage == 0 || usage == D3DUSAGE_RENDERTARGET || usage == D3DUSAGE_DEPTHSTENCIL;
                    if (resource == D3DRTYPE_SURFACE && !alone) continue;
                    int said = announced(usage, resource, f.getValue());
                    int hr = made(usage, resource, f.getValue());
                    boolean agree = said >= 0 ? hr == D3D_OK : hr == D3DERR_INVALIDCALL;
                    if (!agree) {
                        wrong.add(f.getKey() + " usage 0x" + Integer.toHexString(usage) + " resource " + resource + ": "
                                + ResultNames.of(said) + ", " + ResultNames.of(hr));
                    }
                }
            }
        }
        assertTrue(wrong.isEmpty(), () -> String.join("\n", wrong));
    }

    @Test
    void samplesThatAreAnnouncedAreMadeAndAllOthersAreRefused() {
        for (Map.Entry<String, Integer> f : formats().entrySet()) {
            boolean depth = announced(D3DUSAGE_DEPTHSTENCIL, D3DRTYPE_SURFACE, f.getValue()) == D3D_OK;
            boolean target = announced(D3DUSAGE_RENDERTARGET, D3DRTYPE_SURFACE, f.getValue()) == D3D_OK;
            if (!depth && !target) continue;
            for (int type = D3DMULTISAMPLE_NONE; type <= D3DMULTISAMPLE_16_SAMPLES; type++) {
                IntRef q = new IntRef();
                int said = lab.d3d.checkDeviceMultiSampleType(0, D3DDEVTYPE_HAL, f.getValue(), true, type, q);
                int qualities = said == D3D_OK ? q.value : 0;
                for (int quality = 0; quality <= qualities; quality++) {
                    Ref<Surface9> s = new Ref<>();
                    int hr = depth
                            ? device.createDepthStencilSurface(16, 16, f.getValue(), type, quality, false, s)
                            : device.createRenderTarget(16, 16, f.getValue(), type, quality, false, s);
                    String what = f.getKey() + ", type " + type + ", quality " + quality;
                    // Without samples nobody looks at the quality.
                    boolean fits = type == D3DMULTISAMPLE_NONE || quality < qualities;
                    assertEquals(fits ? D3D_OK : D3DERR_INVALIDCALL, ended(hr, s), what);
                }
            }
        }
    }

    @Test
    void buffersAreNoFormatsOfAnAdapter() {
        refused(announced(0, D3DRTYPE_VERTEXBUFFER, D3DFMT_VERTEXDATA));
        refused(announced(0, D3DRTYPE_INDEXBUFFER, D3DFMT_INDEX16));
        refused(announced(0, D3DRTYPE_INDEXBUFFER, D3DFMT_INDEX32));
    }

    @Test
    void onlyFormatsWithDifferencesOfCoordinatesAreBumpMaps() {
        ok(announced(D3DUSAGE_QUERY_LEGACYBUMPMAP, D3DRTYPE_TEXTURE, D3DFMT_V8U8));
        for (int f : new int[] {D3DFMT_A8R8G8B8, D3DFMT_L8, D3DFMT_DXT1, D3DFMT_A16B16G16R16F}) {
            result(D3DERR_NOTAVAILABLE, announced(D3DUSAGE_QUERY_LEGACYBUMPMAP, D3DRTYPE_TEXTURE, f));
        }
    }

    @Test
    void formatsThatGenerateNoLevelsAreMadeWithTheirFirstAlone() {
        for (int f : new int[] {D3DFMT_DXT1, D3DFMT_V8U8}) {
            result(D3DOK_NOAUTOGEN, announced(D3DUSAGE_AUTOGENMIPMAP, D3DRTYPE_TEXTURE, f));
            Texture9 t = device.createTexture(16, 16, 0, D3DUSAGE_AUTOGENMIPMAP, f, D3DPOOL_MANAGED);
            assertEquals(1, t.getLevelCount());
            t.release();
        }
        ok(announced(D3DUSAGE_AUTOGENMIPMAP, D3DRTYPE_TEXTURE, D3DFMT_A8R8G8B8));
    }

    @Test
    void memoryHasFormatsOfTheDevicesTexturesAndScratchHasAll() {
        Ref<Texture9> t = new Ref<>();
        boolean blue = announced(0, D3DRTYPE_TEXTURE, D3DFMT_R8G8B8) == D3D_OK;
        assertFalse(blue);
        refused(device.createTexture(4, 4, 1, 0, D3DFMT_R8G8B8, D3DPOOL_SYSTEMMEM, t));
        ok(device.createTexture(4, 4, 1, 0, D3DFMT_R8G8B8, D3DPOOL_SCRATCH, t));
        t.get().release();
        refused(device.createTexture(4, 4, 1, 0, D3DFMT_D24S8, D3DPOOL_SYSTEMMEM, t));
        refused(device.createTexture(4, 4, 1, 0, D3DFMT_D24S8, D3DPOOL_SCRATCH, t));
        ok(device.createTexture(4, 4, 1, 0, D3DFMT_D16_LOCKABLE, D3DPOOL_SCRATCH, t));
        t.get().release();
    }

    @Test
    void blocksOfTheApiAreWholeInEveryPool() {
        for (int pool : new int[] {D3DPOOL_DEFAULT, D3DPOOL_MANAGED, D3DPOOL_SYSTEMMEM, D3DPOOL_SCRATCH}) {
            Ref<Texture9> t = new Ref<>();
            refused(device.createTexture(6, 8, 1, 0, D3DFMT_DXT1, pool, t));
            refused(device.createTexture(8, 2, 1, 0, D3DFMT_DXT5, pool, t));
            ok(device.createTexture(8, 4, 0, 0, D3DFMT_DXT5, pool, t));
            t.get().release();
            if (pool == D3DPOOL_MANAGED) continue;
            refused(device.createOffscreenPlainSurface(6, 8, D3DFMT_DXT3, pool, new Ref<>()));
        }
    }

    @Test
    void blocksOfVendorsAreLockedInTexturesAndAreNoSurfaces() {
        for (int f : new int[] {D3DFMT_ATI1, D3DFMT_ATI2}) {
            Texture9 t = device.createTexture(8, 8, 1, 0, f, D3DPOOL_DEFAULT);
            ok(t.lockRect(0, new LockedRect(), null, 0));
            ok(t.unlockRect(0));
            t.release();
            refused(device.createOffscreenPlainSurface(8, 8, f, D3DPOOL_DEFAULT, new Ref<>()));
            refused(device.createOffscreenPlainSurface(8, 8, f, D3DPOOL_SYSTEMMEM, new Ref<>()));
            result(D3DERR_NOTAVAILABLE, announced(0, D3DRTYPE_SURFACE, f));
        }
    }
}
