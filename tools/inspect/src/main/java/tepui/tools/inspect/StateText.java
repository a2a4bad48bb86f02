package tepui.tools.inspect;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;

/** Writer of what is bound as lines of names and values, each name with a group before its dot. */
final class StateText {
    private StateText() {}

    static Map<String, String> of(ObservedContext context) {
        BoundState b = context.bound;
        StateTables states = context.device().states();
        Observation o = context.observation;
        Map<String, String> text = new LinkedHashMap<>();
        targets(text, b.targets, o);
        for (Stage stage : Stage.values()) {
            ShaderObject shader = b.shader(stage);
            if (shader != null) text.put("shaders." + stage.text(), o.name(shader));
        }
        RasterState raster = states.raster.get(b.raster);
        viewports(text, b, raster);
        blend(text, states.blend.get(b.blend), b.targets);
        if (text.values().stream().anyMatch(v -> v.contains("CONSTANT")))
            text.put("blend.color", decimals(b.blendColor));
        depthStencil(text, states.depthStencil.get(b.depthStencil), b);
        record(text, "raster.", raster);
        if (b.sampleMask != -1) text.put("raster.sampleMask", "0x" + Integer.toHexString(b.sampleMask));
        if (b.minSampleShading > 0) text.put("raster.minSampleShading", decimal(b.minSampleShading));
        vertices(text, b, states, o);
        resources(text, b, states, o);
        if (b.streams) text.put("other.streamOutput", "on");
        if (b.conditional) text.put("other.condition", "on a query");
        return text;
    }

    private static void targets(Map<String, String> text, @Nullable RenderTargets targets, Observation o) {
        if (targets == null) return;
        for (int i = 0; i < targets.colors().size(); i++) {
            RenderTargets.Attachment a = targets.color(i);
            if (a != null) text.put("targets.colour " + i, attachment(a, o));
        }
        RenderTargets.Attachment depth = targets.depthStencil();
        if (depth != null) text.put("targets.depthStencil", attachment(depth, o));
        text.put("targets.size", targets.width() + " × " + targets.height());
    }

    private static String attachment(RenderTargets.Attachment a, Observation o) {
        return o.described(a.texture())
                + (a.format() == a.texture().desc().format() ? "" : " as " + a.format())
                + (a.level() > 0 ? ", level " + a.level() : "")
                + (a.firstLayer() > 0 || a.layers() > 1 ? ", layers from " + a.firstLayer() + ": " + a.layers() : "");
    }

    /** Of the targets that there are; what is off is not gone into. */
    private static void blend(Map<String, String> text, BlendState blend, @Nullable RenderTargets targets) {
        int count = targets == null ? 0 : targets.colors().size();
        for (int i = 0; i < count; i++) {
            BlendState.Target t = blend.target(i);
            String name = "blend.target " + i;
            text.put(name, t.enabled() ? "on" : "off");
            if (t.enabled()) {
                value(text, name + " rgb", t.rgb());
                value(text, name + " alpha", t.alpha());
            }
            if (t.writeMask() != 15) text.put(name + " writeMask", mask(t.writeMask()));
        }
        text.put("blend.alphaToCoverage", Boolean.toString(blend.alphaToCoverage()));
        text.put("blend.alphaToOne", Boolean.toString(blend.alphaToOne()));
        text.put("blend.dither", Boolean.toString(blend.dither()));
        if (blend.logicOp() != null) text.put("blend.logicOp", String.valueOf(blend.logicOp()));
        if (blend.advanced() != null) text.put("blend.advanced", String.valueOf(blend.advanced()));
    }

    private static String mask(int bits) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) if ((bits & 1 << i) != 0) text.append("rgba".charAt(i));
        return text.isEmpty() ? "nothing" : text.toString();
    }

    private static void depthStencil(Map<String, String> text, DepthStencilState d, BoundState b) {
        text.put("depth.test", d.depthTest() ? d.depthFunc().toString() : "off");
        text.put("depth.write", d.depthWrite() ? "on" : "off");
        if (d.depthBounds())
            text.put("depth.bounds", decimal(d.depthBoundsMin()) + " to " + decimal(d.depthBoundsMax()));
        text.put("stencil.test", d.stencilTest() ? "on" : "off");
        if (d.stencilTest()) {
            record(text, "stencil.front ", d.front());
            record(text, "stencil.back ", d.back());
            text.put("stencil.reference", b.stencilFront + " front, " + b.stencilBack + " back");
        }
        text.put(
                "alpha.test",
                d.alphaFunc() == CompareFunc.ALWAYS ? "off" : d.alphaFunc() + " " + decimal(b.alphaReference));
    }

    private static void viewports(Map<String, String> text, BoundState b, RasterState raster) {
        for (int i = 0; i < b.viewports.length; i++) {
            float[] v = b.viewports[i];
            if (i > 0 && (v[2] == 0 || java.util.Arrays.equals(v, b.viewports[0]))) continue;
            text.put(
                    "viewport.viewport " + i,
                    decimal(v[0]) + ", " + decimal(v[1]) + " + " + decimal(v[2]) + " × " + decimal(v[3]) + ", depth "
                            + decimal(v[4]) + " to " + decimal(v[5]));
            int[] s = b.scissors[i];
            if (raster.scissor()) text.put("viewport.scissor " + i, s[0] + ", " + s[1] + " + " + s[2] + " × " + s[3]);
        }
    }

    private static void vertices(Map<String, String> text, BoundState b, StateTables states, Observation o) {
        VertexLayout layout = states.vertexLayout.get(b.vertexLayout);
        for (VertexLayout.Element e : layout.elements()) {
            VertexLayout.Binding binding = layout.bindings().get(e.binding());
            text.put(
                    "vertices.location " + e.location(),
                    e.format() + " at " + e.offset() + " of binding " + e.binding() + ", stride " + binding.stride()
                            + (binding.divisor() > 0 ? ", divisor " + binding.divisor() : ""));
        }
        for (int i = 0; i < layout.bindings().size() && i < b.vertexBuffers.length; i++) {
            Buffer buffer = b.vertexBuffers[i];
            text.put(
                    "vertices.binding " + i, buffer == null ? "nothing" : o.name(buffer) + " at " + b.vertexOffsets[i]);
        }
        Buffer index = b.indexBuffer;
        if (index != null) text.put("vertices.indices", b.indexType + " of " + o.name(index) + " at " + b.indexOffset);
        if (b.restart) text.put("vertices.restart", "at 0x" + Integer.toHexString(b.restartIndex));
    }

    private static void resources(Map<String, String> text, BoundState b, StateTables states, Observation o) {
        for (Map.Entry<Integer, TextureView> e : b.textures.entrySet()) {
            if (b.shader(BoundState.stageOf(e.getKey())) == null) continue;
            SamplerState sampler = states.sampler.get(b.samplers.getOrDefault(e.getKey(), 0));
            Map<String, String> parts = new LinkedHashMap<>();
            record(parts, "", sampler);
            text.put("textures." + place(e.getKey()), view(e.getValue(), o));
            text.put("samplers." + place(e.getKey()), String.join(", ", list(parts)));
        }
        for (Map.Entry<Integer, BoundState.Image> e : b.images.entrySet())
            text.put("images." + place(e.getKey()), view(e.getValue().view(), o));
        for (Map.Entry<Integer, BoundState.Uniforms> e : b.uniforms.entrySet()) {
            if (b.shader(BoundState.stageOf(e.getKey())) == null) continue;
            BoundState.Uniforms u = e.getValue();
            Buffer buffer = u.buffer();
            text.put(
                    "uniforms." + place(e.getKey()),
                    buffer == null
                            ? u.size() + " bytes by value"
                            : o.name(buffer) + " at " + u.offset() + ", " + u.size() + " bytes");
        }
        for (Map.Entry<Integer, BoundState.Range> e : b.storage.entrySet()) {
            BoundState.Range r = e.getValue();
            text.put(
                    "storage." + place(e.getKey()),
                    o.name(r.buffer()) + " at " + r.offset() + ", " + r.size() + " bytes"
                            + (r.writable() ? ", written" : ""));
        }
    }

    static String place(int slot) {
        return BoundState.stageOf(slot).text() + " " + BoundState.numberOf(slot);
    }

    static String view(TextureView view, Observation o) {
        TextureView.Desc d = view.desc();
        var texture = view.texture();
        var buffer = view.buffer();
        if (texture == null) return (buffer == null ? "nothing" : o.name(buffer)) + " as " + d.format();
        return o.described(texture)
                + (d.format() == texture.desc().format() ? "" : " as " + d.format())
                + (d.firstLevel() > 0 ? ", from level " + d.firstLevel() : "");
    }

    private static List<String> list(Map<String, String> parts) {
        List<String> list = new ArrayList<>();
        parts.forEach((key, value) -> list.add(key + " " + value));
        return list;
    }

    /** The components of a record, those of records in it behind a dot. */
    private static void record(Map<String, String> text, String prefix, Record record) {
        for (RecordComponent c : record.getClass().getRecordComponents()) {
            Object value;
            try {
                value = c.getAccessor().invoke(record);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(e);
            }
            value(text, prefix + c.getName(), value);
        }
    }

    private static void value(Map<String, String> text, String name, @Nullable Object value) {
        switch (value) {
            case null -> text.put(name, "none");
            case BlendState.Term t -> text.put(name, t.equation() + "(" + t.source() + ", " + t.destination() + ")");
            case Record r -> record(text, name + ".", r);
            case List<?> list -> {
                for (int i = 0; i < list.size(); i++) value(text, name + " " + i, list.get(i));
            }
            case Float f -> text.put(name, decimal(f));
            default -> text.put(name, value.toString());
        }
    }

    static String decimal(float f) {
        if (f == (int) f && Math.abs(f) < 1e7f) return Integer.toString((int) f);
        return String.format(Locale.ROOT, "%.6g", f)
                .replaceFirst("(\\.[0-9]*?)0+($|e)", "$1$2")
                .replaceFirst("\\.($|e)", "$1");
    }

    static String decimals(float[] values) {
        List<String> list = new ArrayList<>();
        for (float f : values) list.add(decimal(f));
        return String.join(", ", list);
    }
}
