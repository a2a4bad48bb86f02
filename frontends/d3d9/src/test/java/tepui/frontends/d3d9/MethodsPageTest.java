package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page of methods names each method of the API once, and each is there; what classes have beside the API is named too. */
final class MethodsPageTest {
    private static final Pattern NAME = Pattern.compile("`(\\w+)`");
    private static final Set<String> OF_ALL_OBJECTS = Set.of("addRef", "release", "isDestroyed");
    private static final Map<String, List<String>> API = new LinkedHashMap<>();

    private static void list(String type, String methods) {
        API.put(type, List.of(methods.strip().split("\\s+")));
    }

    // The methods of each interface in the order of the API's header; the names begin small, as they do here.
    static {
        list("Direct3D9", """
                registerSoftwareDevice getAdapterCount getAdapterIdentifier getAdapterModeCount enumAdapterModes getAdapterDisplayMode
                checkDeviceType checkDeviceFormat checkDeviceMultiSampleType checkDepthStencilMatch checkDeviceFormatConversion
                getDeviceCaps getAdapterMonitor createDevice getAdapterModeCountEx enumAdapterModesEx getAdapterDisplayModeEx
                createDeviceEx getAdapterLUID checkDeviceOverlayType
                """);
        list("Device9", """
                testCooperativeLevel getAvailableTextureMem evictManagedResources getDirect3D getDeviceCaps getDisplayMode
                getCreationParameters setCursorProperties setCursorPosition showCursor createAdditionalSwapChain getSwapChain
                getNumberOfSwapChains reset present getBackBuffer getRasterStatus setDialogBoxMode setGammaRamp getGammaRamp
                createTexture createVolumeTexture createCubeTexture createVertexBuffer createIndexBuffer createRenderTarget
                createDepthStencilSurface updateSurface updateTexture getRenderTargetData getFrontBufferData stretchRect colorFill
                createOffscreenPlainSurface setRenderTarget getRenderTarget setDepthStencilSurface getDepthStencilSurface beginScene
                endScene clear setTransform getTransform multiplyTransform setViewport getViewport setMaterial getMaterial setLight
                getLight lightEnable getLightEnable setClipPlane getClipPlane setRenderState getRenderState createStateBlock
                beginStateBlock endStateBlock setClipStatus getClipStatus getTexture setTexture getTextureStageState
                setTextureStageState getSamplerState setSamplerState validateDevice setPaletteEntries getPaletteEntries
                setCurrentTexturePalette getCurrentTexturePalette setScissorRect getScissorRect setSoftwareVertexProcessing
                getSoftwareVertexProcessing setNPatchMode getNPatchMode drawPrimitive drawIndexedPrimitive drawPrimitiveUP
                drawIndexedPrimitiveUP processVertices createVertexDeclaration setVertexDeclaration getVertexDeclaration setFVF getFVF
                createVertexShader setVertexShader getVertexShader setVertexShaderConstantF getVertexShaderConstantF
                setVertexShaderConstantI getVertexShaderConstantI setVertexShaderConstantB getVertexShaderConstantB setStreamSource
                getStreamSource setStreamSourceFreq getStreamSourceFreq setIndices getIndices createPixelShader setPixelShader
                getPixelShader setPixelShaderConstantF getPixelShaderConstantF setPixelShaderConstantI getPixelShaderConstantI
                setPixelShaderConstantB getPixelShaderConstantB drawRectPatch drawTriPatch deletePatch createQuery
                setConvolutionMonoKernel composeRects presentEx getGPUThreadPriority setGPUThreadPriority waitForVBlank
                checkResourceResidency setMaximumFrameLatency getMaximumFrameLatency checkDeviceState createRenderTargetEx
                createOffscreenPlainSurfaceEx createDepthStencilSurfaceEx resetEx getDisplayModeEx
                """);
        list("SwapChain9", """
                present getFrontBufferData getBackBuffer getRasterStatus getDisplayMode getDevice getPresentParameters
                getLastPresentCount getPresentStats getDisplayModeEx
                """);
        list("StateBlock9", """
                getDevice capture apply
                """);
        list("VertexDeclaration9", """
                getDevice getDeclaration
                """);
        list("VertexShader9", """
                getDevice getFunction
                """);
        list("PixelShader9", """
                getDevice getFunction
                """);
        list("Query9", """
                getDevice getType getDataSize issue getData
                """);
        list("Resource9", """
                getDevice setPrivateData getPrivateData freePrivateData setPriority getPriority preLoad getType
                """);
        list("BaseTexture9", """
                setLOD getLOD getLevelCount setAutoGenFilterType getAutoGenFilterType generateMipSubLevels
                """);
        list("Texture9", """
                getLevelDesc getSurfaceLevel lockRect unlockRect addDirtyRect
                """);
        list("VolumeTexture9", """
                getLevelDesc getVolumeLevel lockBox unlockBox addDirtyBox
                """);
        list("CubeTexture9", """
                getLevelDesc getCubeMapSurface lockRect unlockRect addDirtyRect
                """);
        list("VertexBuffer9", """
                lock unlock getDesc
                """);
        list("IndexBuffer9", """
                lock unlock getDesc
                """);
        list("Surface9", """
                getContainer getDesc lockRect unlockRect getDC releaseDC
                """);
        list("Volume9", """
                getDevice setPrivateData getPrivateData freePrivateData getContainer getDesc lockBox unlockBox
                """);
    }

    /** What the page says of a class: methods of the API, and others. */
    private record Section(List<String> api, List<String> own) {}

    private static Path page() {
        Path at = Path.of("").toAbsolutePath();
        while (at != null && !Files.exists(at.resolve("docs/d3d9-methods.md"))) at = at.getParent();
        if (at == null)
            throw new AssertionError(
                    "docs/d3d9-methods.md is in no folder above " + Path.of("").toAbsolutePath());
        return at.resolve("docs/d3d9-methods.md");
    }

    private static Map<String, Section> sections() throws IOException {
        Map<String, Section> sections = new LinkedHashMap<>();
        Section now = null;
        boolean own = false;
        for (String line : Files.readAllLines(page())) {
            if (line.startsWith("## ")) {
                now = new Section(new ArrayList<>(), new ArrayList<>());
                sections.put(line.substring(3).split(",", 2)[0], now);
                own = false;
            } else if (now != null) {
                own |= line.startsWith("Beside the API:");
                // Of a row of a table the first cell alone.
                String part = line.startsWith("| ") ? line.split(" \\| ", 2)[0] : line;
                Matcher m = NAME.matcher(part);
                while (m.find()) (own ? now.own() : now.api()).add(m.group(1));
            }
        }
        return sections;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName("tepui.frontends.d3d9." + name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError("there is no class " + name, e);
        }
    }

    private static Set<String> methods(Class<?> type) {
        Set<String> names = new TreeSet<>();
        for (Method m : type.getMethods()) {
            if (m.getDeclaringClass() != Object.class && Modifier.isPublic(m.getModifiers()) && !m.isSynthetic()) {
                names.add(m.getName());
            }
        }
        return names;
    }

    @Test
    void thePageNamesEachMethodOfTheApiOnce() throws IOException {
        Map<String, Section> sections = sections();
        assertEquals(API.keySet(), sections.keySet());
        API.forEach((type, methods) -> {
            List<String> named = sections.get(type).api().stream().sorted().toList();
            assertEquals(methods.stream().sorted().toList(), named, type);
        });
    }

    @Test
    void eachMethodIsThere() {
        List<String> missing = new ArrayList<>();
        API.forEach((type, methods) -> {
            Set<String> there = methods(type(type));
            for (String m : methods) if (!there.contains(m)) missing.add(type + "." + m);
        });
        assertEquals(List.of(), missing);
    }

    @Test
    void whatIsBesideTheApiIsNamed() throws IOException {
        Map<String, Section> sections = sections();
        List<String> wrong = new ArrayList<>();
        API.keySet().forEach(name -> {
            Set<String> known = new TreeSet<>(OF_ALL_OBJECTS);
            sections.forEach((of, s) -> {
                if (!type(of).isAssignableFrom(type(name))) return;
                known.addAll(s.api());
                known.addAll(s.own());
            });
            Set<String> there = methods(type(name));
            for (String m : there) if (!known.contains(m)) wrong.add(name + "." + m + " is not on the page");
            for (String m : sections.get(name).own()) {
                if (!there.contains(m)) wrong.add(name + "." + m + " is on the page and not there");
            }
        });
        assertEquals(List.of(), wrong);
    }
}
