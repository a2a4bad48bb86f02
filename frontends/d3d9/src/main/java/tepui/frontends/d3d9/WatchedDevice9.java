package tepui.frontends.d3d9;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Device in front of a device, for tools that watch: it tells a listener of each call, with arguments by name and
 * constants as theirs. Objects that it makes are the device's own, so their calls (locks of buffers and textures) are
 * not told.
 */
public final class WatchedDevice9 {
    /** Elements of an array that are shown. */
    private static final int MOST_ELEMENTS = 16;

    /** By the method: parameters, each with the prefix of its constants; {@code |} behind a prefix: of their bits. */
    private static final Map<String, String> PARAMETERS = Map.ofEntries(
            Map.entry("setRenderState", "state=D3DRS_ value"),
            Map.entry("setTexture", "stage texture"),
            Map.entry("setTextureStageState", "stage type=D3DTSS_ value"),
            Map.entry("setSamplerState", "sampler type=D3DSAMP_ value"),
            Map.entry("drawPrimitive", "type=D3DPT_ startVertex primitiveCount"),
            Map.entry("drawPrimitiveUP", "type=D3DPT_ primitiveCount data stride"),
            Map.entry("drawIndexedPrimitive", "type=D3DPT_ baseVertex minVertex vertices startIndex primitiveCount"),
            Map.entry(
                    "drawIndexedPrimitiveUP",
                    "type=D3DPT_ minVertex vertices primitiveCount indices indexFormat=D3DFMT_ data stride"),
            Map.entry("beginEvent", "color=# name"),
            Map.entry("setMarker", "color=# name"),
            Map.entry("clear", "rects flags=D3DCLEAR_| color=# z stencil"),
            Map.entry("setTransform", "state=D3DTS_ matrix"),
            Map.entry("multiplyTransform", "state=D3DTS_ matrix"),
            Map.entry("setFVF", "fvf=D3DFVF_|"),
            Map.entry("setStreamSource", "stream buffer offset stride"),
            Map.entry("setIndices", "buffer"),
            Map.entry("setVertexShader", "shader"),
            Map.entry("setPixelShader", "shader"),
            Map.entry("setVertexDeclaration", "declaration"),
            Map.entry("setRenderTarget", "index surface"),
            Map.entry("setDepthStencilSurface", "surface"),
            Map.entry("setViewport", "viewport"),
            Map.entry("setScissorRect", "rect"),
            Map.entry("setLight", "index light"),
            Map.entry("lightEnable", "index enable"),
            Map.entry("setMaterial", "material"),
            Map.entry("setVertexShaderConstantF", "register data count"),
            Map.entry("setPixelShaderConstantF", "register data count"),
            Map.entry("setVertexShaderConstantI", "register data count"),
            Map.entry("setPixelShaderConstantI", "register data count"),
            Map.entry("setVertexShaderConstantB", "register data count"),
            Map.entry("setPixelShaderConstantB", "register data count"),
            Map.entry("stretchRect", "source sourceRect target targetRect filter=D3DTEXF_"),
            Map.entry("colorFill", "surface rect color=#"),
            Map.entry("updateSurface", "source rect target point"),
            Map.entry("updateTexture", "source target"),
            Map.entry("createTexture", "width height levels usage=D3DUSAGE_| format=D3DFMT_ pool=D3DPOOL_"),
            Map.entry("createVertexBuffer", "length usage=D3DUSAGE_| fvf=D3DFVF_| pool=D3DPOOL_"),
            Map.entry("createIndexBuffer", "length usage=D3DUSAGE_| format=D3DFMT_ pool=D3DPOOL_"));

    /** Methods that are no calls of the API. */
    private static final Set<String> BESIDE = Set.of(
            "shadersMade",
            "pipe",
            "gpu",
            "setRenderAhead",
            "setPresentThread",
            "lose",
            "addRef",
            "release",
            "isDestroyed",
            "toString",
            "hashCode",
            "equals");

    private final Device9 device;
    private final CallListener9 listener;
    private final IdentityHashMap<Object, Integer> objects = new IdentityHashMap<>();
    private final Map<String, Integer> constants = new java.util.TreeMap<>();

    private WatchedDevice9(Device9 device, CallListener9 listener) {
        this.device = device;
        this.listener = listener;
        for (Field f : D3D9.class.getFields()) {
            try {
                if (f.getType() == int.class) constants.put(f.getName(), f.getInt(null));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The device to be called in place of the other. */
    public static Device9 of(Device9 device, CallListener9 listener) {
        WatchedDevice9 watched = new WatchedDevice9(device, listener);
        return (Device9) Proxy.newProxyInstance(
                Device9.class.getClassLoader(),
                new Class<?>[] {Device9.class},
                (proxy, method, arguments) -> watched.call(method, arguments == null ? new Object[0] : arguments));
    }

    /** Tells the shaders that programs of a device have on the device below by now. */
    public static void eachShader(Device9 device, ShaderListener9 to) {
        Direct3D9Provider.found().eachShader(device, to);
    }

    private @Nullable Object call(Method method, @Nullable Object[] arguments) throws Throwable {
        boolean told = !BESIDE.contains(method.getName());
        String name = Character.toUpperCase(method.getName().charAt(0))
                + method.getName().substring(1);
        if (told) listener.call(name, texts(method, arguments));
        Object result;
        try {
            result = method.invoke(device, arguments);
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause();
            throw cause == null ? e : cause;
        }
        boolean isResult = told && method.getReturnType() == int.class && !name.startsWith("Get");
        if (isResult && result instanceof Integer code && code < 0) listener.error("error: " + ResultNames.of(code));
        return result;
    }

    private List<String> texts(Method method, @Nullable Object[] arguments) {
        String[] parameters = PARAMETERS.getOrDefault(method.getName(), "").split(" ");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            // Places for results say nothing before the call.
            if (arguments[i] instanceof Ref || arguments[i] instanceof IntRef) continue;
            String parameter = i < parameters.length ? parameters[i] : "";
            int equals = parameter.indexOf('=');
            String group = equals < 0 ? valueGroup(method.getName(), arguments, i) : parameter.substring(equals + 1);
            String name = equals < 0 ? parameter : parameter.substring(0, equals);
            texts.add((name.isEmpty() ? "" : name + "=") + text(arguments[i], group));
        }
        return texts;
    }

    /** Group of the value of a state, by the state. */
    private String valueGroup(String method, @Nullable Object[] arguments, int index) {
        if (index != arguments.length - 1 || index == 0 || !(arguments[index - 1] instanceof Integer state)) return "";
        switch (method) {
            case "setRenderState" -> {
                String name = constant("D3DRS_", state);
                if (name.contains("BLENDOP")) return "D3DBLENDOP_";
                if (name.contains("BLEND") && !name.contains("ENABLE") && !name.contains("FACTOR")) return "D3DBLEND_";
                if (name.endsWith("FUNC")) return "D3DCMP_";
                if (name.endsWith("CULLMODE")) return "D3DCULL_";
                if (name.endsWith("FILLMODE")) return "D3DFILL_";
                if (name.endsWith("SHADEMODE")) return "D3DSHADE_";
                if (name.contains("STENCIL") && (name.endsWith("FAIL") || name.endsWith("PASS")))
                    return "D3DSTENCILOP_";
                if (name.endsWith("COLOR") || name.endsWith("AMBIENT") || name.endsWith("FACTOR")) return "#";
                return "";
            }
            case "setTextureStageState" -> {
                String name = constant("D3DTSS_", state);
                return name.endsWith("OP") ? "D3DTOP_" : name.contains("ARG") ? "D3DTA_" : "";
            }
            case "setSamplerState" -> {
                String name = constant("D3DSAMP_", state);
                return name.contains("ADDRESS") ? "D3DTADDRESS_" : name.contains("FILTER") ? "D3DTEXF_" : "";
            }
            default -> {
                return "";
            }
        }
    }

    private String text(@Nullable Object value, String group) {
        return switch (value) {
            case null -> "null";
            case Integer i when group.equals("#") -> String.format("0x%08x", i);
            case Integer i when group.endsWith("|") -> bits(group.substring(0, group.length() - 1), i);
            case Integer i when !group.isEmpty() -> constant(group, i);
            case Float f -> decimal(f);
            case float[] a -> elements(a.length, i -> decimal(a[i]));
            case int[] a -> elements(a.length, i -> Integer.toString(a[i]));
            case boolean[] a -> elements(a.length, i -> Boolean.toString(a[i]));
            case MemorySegment m -> m.byteSize() + " bytes";
            case Unknown9 object -> object(object);
            case Record r -> r.toString();
            case Number n -> n.toString();
            case Boolean b -> b.toString();
            case String s -> s;
            case List<?> list -> list.toString();
            default -> fields(value);
        };
    }

    private String object(Unknown9 object) {
        String type = "object";
        for (Class<?> c : object.getClass().getInterfaces()) {
            if (c.getSimpleName().endsWith("9") && c != Unknown9.class) type = c.getSimpleName();
        }
        return type + "#" + objects.computeIfAbsent(object, o -> objects.size() + 1);
    }

    private String fields(Object value) {
        StringBuilder text = new StringBuilder(value.getClass().getSimpleName()).append('{');
        String next = "";
        for (Field f : value.getClass().getFields()) {
            if (Modifier.isStatic(f.getModifiers())) continue;
            try {
                text.append(next).append(f.getName()).append('=').append(text(f.get(value), ""));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
            next = ", ";
        }
        return text.append('}').toString();
    }

    private String constant(String prefix, int value) {
        for (Map.Entry<String, Integer> e : constants.entrySet())
            if (e.getKey().startsWith(prefix) && e.getValue() == value) return e.getKey();
        return Integer.toString(value);
    }

    /** A position and a count of texture coordinates are numbers among the bits of a vertex format. */
    private String vertexFormat(int value) {
        int coordinates = (value & D3D9.D3DFVF_TEXCOUNT_MASK) >> D3D9.D3DFVF_TEXCOUNT_SHIFT;
        List<String> parts = new ArrayList<>();
        int position = value & D3D9.D3DFVF_POSITION_MASK;
        if (position != 0) parts.add(constant("D3DFVF_XYZ", position));
        if ((value & D3D9.D3DFVF_NORMAL) != 0) parts.add("D3DFVF_NORMAL");
        if ((value & D3D9.D3DFVF_PSIZE) != 0) parts.add("D3DFVF_PSIZE");
        if ((value & D3D9.D3DFVF_DIFFUSE) != 0) parts.add("D3DFVF_DIFFUSE");
        if ((value & D3D9.D3DFVF_SPECULAR) != 0) parts.add("D3DFVF_SPECULAR");
        if (coordinates > 0) parts.add("D3DFVF_TEX" + coordinates);
        int rest = value & ~(D3D9.D3DFVF_POSITION_MASK | D3D9.D3DFVF_TEXCOUNT_MASK | 0xf0);
        if (rest != 0) parts.add("0x" + Integer.toHexString(rest));
        return parts.isEmpty() ? "0" : String.join(" | ", parts);
    }

    private String bits(String prefix, int value) {
        if (prefix.equals("D3DFVF_")) return vertexFormat(value);
        StringBuilder text = new StringBuilder();
        int left = value;
        for (Map.Entry<String, Integer> e : constants.entrySet()) {
            int bit = e.getValue();
            if (!e.getKey().startsWith(prefix) || Integer.bitCount(bit) != 1 || (left & bit) == 0) continue;
            left &= ~bit;
            text.append(text.isEmpty() ? "" : " | ").append(e.getKey());
        }
        if (left != 0 || text.isEmpty())
            text.append(text.isEmpty() ? "" : " | ").append(left == 0 ? "0" : "0x" + Integer.toHexString(left));
        return text.toString();
    }

    private static String decimal(float f) {
        return f == Math.rint(f) && Math.abs(f) < 1e7f ? String.format(Locale.ROOT, "%.1f", f) : Float.toString(f);
    }

    private static String elements(int count, java.util.function.IntFunction<String> element) {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < Math.min(count, MOST_ELEMENTS); i++)
            text.append(i == 0 ? "" : ", ").append(element.apply(i));
        return text.append(count > MOST_ELEMENTS ? ", … " + count + "}" : "}").toString();
    }
}
