package tepui.tools.trace.record;

import static tepui.frontends.d3d9.D3D9.failed;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SwapChain9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.Volume9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.tools.trace.d3d9.Constants9;
import tepui.tools.trace.d3d9.Methods9;
import tepui.tools.trace.d3d9.Structures9;
import tepui.tools.trace.file.Value;

/** Object that a recorded program has in the place of one of Direct3D's: calls go there, with the objects that stand behind their arguments, and into the trace. */
final class RecordedObject9 implements InvocationHandler {
    private static final Map<Class<?>, String> INTERFACES = Map.ofEntries(
            Map.entry(Direct3D9.class, "IDirect3D9"),
            Map.entry(Device9.class, "IDirect3DDevice9"),
            Map.entry(SwapChain9.class, "IDirect3DSwapChain9"),
            Map.entry(StateBlock9.class, "IDirect3DStateBlock9"),
            Map.entry(VertexDeclaration9.class, "IDirect3DVertexDeclaration9"),
            Map.entry(VertexShader9.class, "IDirect3DVertexShader9"),
            Map.entry(PixelShader9.class, "IDirect3DPixelShader9"),
            Map.entry(Query9.class, "IDirect3DQuery9"),
            Map.entry(Texture9.class, "IDirect3DTexture9"),
            Map.entry(CubeTexture9.class, "IDirect3DCubeTexture9"),
            Map.entry(VolumeTexture9.class, "IDirect3DVolumeTexture9"),
            Map.entry(Surface9.class, "IDirect3DSurface9"),
            Map.entry(Volume9.class, "IDirect3DVolume9"),
            Map.entry(VertexBuffer9.class, "IDirect3DVertexBuffer9"),
            Map.entry(IndexBuffer9.class, "IDirect3DIndexBuffer9"));

    /** Methods whose results are numbers, not HRESULTs. */
    private static final Set<String> NUMBERS = Set.of("addRef", "release", "setPriority", "setLOD");

    private final Direct3D9Recorder recorder;
    private final Unknown9 object;
    final long address;
    private final boolean ex;
    private final Class<?> type;
    private final Unknown9 given;
    private final Locks9 locks;
    /** Whether its texels are memory of the program's own, which it writes without a lock. */
    private boolean own;

    RecordedObject9(Direct3D9Recorder recorder, Unknown9 object, long address, boolean ex) {
        this.recorder = recorder;
        this.object = object;
        this.address = address;
        this.ex = ex;
        type = INTERFACES.keySet().stream()
                .filter(c -> c.isInstance(object))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("an object of Direct3D of no known kind: " + object));
        given = (Unknown9) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, this);
        locks = new Locks9(object);
    }

    Unknown9 object() {
        return object;
    }

    Unknown9 given() {
        return given;
    }

    private String function(String method) {
        String name = INTERFACES.get(type);
        boolean extended = ex && (type == Direct3D9.class || type == Device9.class || type == SwapChain9.class);
        return name + (extended ? "Ex" : "") + "::" + Character.toUpperCase(method.charAt(0)) + method.substring(1);
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] given) throws Throwable {
        @Nullable Object[] arguments = given == null ? new @Nullable Object[0] : given;
        String name = method.getName();
        if (method.getDeclaringClass() == Object.class)
            return switch (name) {
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> System.identityHashCode(proxy);
                default -> toString();
            };
        // Those with friendlier forms call the others.
        if (method.isDefault()) return InvocationHandler.invokeDefault(proxy, method, arguments);
        for (Object a : arguments) prepare(name, a);
        if (Locks9.unlocks(name)) locks.unlocking(arguments, recorder);
        @Nullable Object[] behind = arguments.clone();
        for (int i = 0; i < behind.length; i++) behind[i] = behind(behind[i]);
        Object result;
        try {
            result = method.invoke(object, behind);
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause();
            throw cause == null ? e : cause;
        }
        Object answer = result instanceof Unknown9 made ? recorder.given(made, ex) : result;
        for (Object a : arguments) if (a instanceof Ref<?> r) wrap(r);
        boolean success = !(result instanceof Integer code) || NUMBERS.contains(name) || !failed(code);
        if (success && Locks9.locks(name)) locks.locked(arguments, result);
        record(name, arguments, result);
        if (success && name.equals("releaseDC")) pixels();
        return answer;
    }

    /** What stands behind an argument that the program gave. */
    private static @Nullable Object behind(@Nullable Object argument) {
        if (argument instanceof List<?> list)
            return list.stream().map(RecordedObject9::behind).toList();
        RecordedObject9 recorded = Direct3D9Recorder.recorded(argument);
        return recorded == null ? argument : recorded.object;
    }

    /** An object that a call put somewhere is the recorder's from there on. */
    @SuppressWarnings("unchecked") // What is given is of the same interface.
    private void wrap(Ref<?> ref) {
        if (ref.value instanceof Unknown9 made && Direct3D9Recorder.recorded(made) == null)
            ((Ref<Object>) ref).value = recorder.given(made, ex);
    }

    /** Copies from memory of the program's own: what is in it now comes into the trace as if it had been locked. */
    private static void prepare(String method, @Nullable Object argument) {
        if (!method.equals("updateSurface") && !method.equals("updateTexture")) return;
        RecordedObject9 source = Direct3D9Recorder.recorded(argument);
        if (source != null && source.own) source.pixels();
    }

    /** Tells what the image holds, as a lock and a copy. */
    private void pixels() {
        LockedRect locked = new LockedRect();
        if (given instanceof Surface9 s && !failed(s.lockRect(locked, null, 0))) s.unlockRect();
        if (given instanceof Texture9 t && !failed(t.lockRect(0, locked, null, 0))) t.unlockRect(0);
    }

    // ---- into the trace

    private void record(String method, @Nullable Object[] arguments, @Nullable Object result) {
        List<String> names = new ArrayList<>(List.of("this"));
        List<Value> values = new ArrayList<>(List.of(new Value.Pointer(address)));
        Value answer = null;
        switch (method) {
            case "createDevice", "createDeviceEx" -> {
                answer = device(method, arguments, result, names, values);
                // The form with two parameters is the API's call with others.
                String name = ex && result instanceof Device9 ? "createDeviceEx" : method;
                recorder.write(function(name), names, values, answer);
                return;
            }
            case "present", "presentEx" -> present(arguments, names, values);
            case "clear" -> clear(arguments, names, values);
            case "updateSurface" -> updateSurface(arguments, names, values);
            default -> {
                List<Methods9.Parameter> parameters = Methods9.of(type.getSimpleName(), method);
                if (parameters == null) return;
                plain(method, arguments, result, parameters, names, values);
            }
        }
        answer = switch (result) {
            case null -> null;
            case Integer code when NUMBERS.contains(method) -> new Value.Whole(code & 0xffffffffL);
            case Integer code -> Constants9.result(code);
            case Boolean b -> new Value.Truth(b);
            default -> Constants9.result(0);
        };
        recorder.write(function(method), names, values, answer);
    }

    private void plain(
            String method,
            @Nullable Object[] arguments,
            @Nullable Object result,
            List<Methods9.Parameter> parameters,
            List<String> names,
            List<Value> values) {
        ArgumentValues9 of = new ArgumentValues9(recorder, method, arguments);
        int next = 0;
        for (Methods9.Parameter p : parameters) {
            names.add(p.name());
            if (p.returned()) {
                values.add(new Value.Array(
                        List.of(result instanceof Unknown9 made ? recorder.address(made) : new Value.Null())));
            } else if (method.equals("lock")
                    && result instanceof MemorySegment m
                    && p.name().equals("ppbData")) {
                values.add(new Value.Array(List.of(new Value.Pointer(m.address()))));
            } else if (!p.lacking() && next < arguments.length) {
                int index = next++;
                if (p.name().equals("pSharedHandle")) {
                    if (arguments[index] instanceof MemorySegment && arguments[index - 1] instanceof Ref<?> made)
                        markOwn(made.value);
                    values.add(new Value.Null());
                } else {
                    values.add(of.value(index, p));
                }
            } else {
                values.add(new Value.Null());
            }
        }
    }

    private static void markOwn(@Nullable Object made) {
        RecordedObject9 recorded = Direct3D9Recorder.recorded(made);
        if (recorded != null) recorded.own = true;
    }

    private @Nullable Value device(
            String method,
            @Nullable Object[] arguments,
            @Nullable Object result,
            List<String> names,
            List<Value> values) {
        boolean shortForm = result instanceof Device9;
        int behavior = (int) Objects.requireNonNull(arguments[shortForm ? 0 : 2]);
        Object parameters = arguments[shortForm ? 1 : 3];
        Object made = shortForm ? result : arguments[4] instanceof Ref<?> r ? behind(r.value) : null;
        names.addAll(List.of("Adapter", "DeviceType", "hFocusWindow", "BehaviorFlags", "pPresentationParameters"));
        ArgumentValues9 of = new ArgumentValues9(recorder, method, arguments);
        values.add(shortForm ? new Value.Whole(0) : of.number(0, ""));
        values.add(shortForm ? recorder.constants.of("D3DDEVTYPE_", 1) : of.number(1, "D3DDEVTYPE_"));
        values.add(Structures9.WINDOW);
        values.add(recorder.constants.of("D3DCREATE_|", behavior));
        values.add(parameters instanceof PresentParameters9 p ? of.structure(p) : new Value.Null());
        if (method.equals("createDeviceEx") || shortForm && ex) {
            names.add("pFullscreenDisplayMode");
            values.add(new Value.Null());
        }
        names.add("ppReturnedDeviceInterface");
        values.add(new Value.Array(
                List.of(made instanceof Unknown9 device ? recorder.address(device) : new Value.Null())));
        return Constants9.result(result instanceof Integer code ? code : 0);
    }

    private void present(@Nullable Object[] arguments, List<String> names, List<Value> values) {
        ArgumentValues9 of = new ArgumentValues9(recorder, "present", arguments);
        names.addAll(List.of("pSourceRect", "pDestRect", "hDestWindowOverride", "pDirtyRegion"));
        values.addAll(
                List.of(of.structure(arguments[0]), of.structure(arguments[1]), new Value.Null(), new Value.Null()));
        Object last = arguments[arguments.length - 1];
        if (!(last instanceof Integer flags)) return;
        names.add("dwFlags");
        values.add(recorder.constants.of("D3DPRESENT_|", flags));
    }

    private void clear(@Nullable Object[] arguments, List<String> names, List<Value> values) {
        ArgumentValues9 of = new ArgumentValues9(recorder, "clear", arguments);
        names.addAll(List.of("Count", "pRects", "Flags", "Color", "Z", "Stencil"));
        values.addAll(of.rectangles(arguments[0]));
        values.addAll(List.of(of.number(1, "D3DCLEAR_|"), of.number(2, ""), of.single(3), of.number(4, "")));
    }

    private void updateSurface(@Nullable Object[] arguments, List<String> names, List<Value> values) {
        ArgumentValues9 of = new ArgumentValues9(recorder, "updateSurface", arguments);
        names.addAll(List.of("pSourceSurface", "pSourceRect", "pDestinationSurface", "pDestPoint"));
        values.addAll(List.of(of.object(0), of.structure(arguments[1]), of.object(2), of.point(3)));
    }

    @Override
    public String toString() {
        return type.getSimpleName() + "@" + Long.toHexString(address);
    }
}
