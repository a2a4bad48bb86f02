package tepui.layers.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Rules of the resources that a draw or dispatch uses: those that its shaders declare, and the vertices. */
final class UseRules extends RuleGroup {
    UseRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    // ---- alive, not mapped -----------------------------------------------------------------------------------------

    private void use(String call, String what, int slot, Buffer buffer) { // hot
        Tracked.OfBuffer t = objects.find(buffer);
        if (t == null) {
            gone(call, what, slot);
            return;
        }
        if (t.blocked()) mapped(call, what, slot);
        t.used = true;
        for (int i = 0; i < bound.streamTargetCount; i++) {
            StreamTarget target = bound.streamTargets[i];
            if (target != null && target.buffer() == buffer) {
                out.broken(Rule.STREAM_OUTPUT_HAZARD, call, what + " " + slot, "is a buffer that takes stream output");
            }
        }
    }

    private void use(String call, String what, int slot, TextureView view) { // hot
        Buffer buffer = view.buffer();
        Texture texture = view.texture();
        if (objects.find(view) == null) {
            gone(call, what, slot);
        } else if (buffer != null) {
            use(call, what, slot, buffer);
        } else if (texture != null) {
            Tracked.OfTexture t = objects.find(texture);
            if (t == null) {
                gone(call, what, slot);
                return;
            }
            if (t.mapped > 0) mapped(call, what, slot);
            t.used = true;
        }
    }

    private void gone(String call, String what, int slot) {
        out.broken(Rule.BOUND_ALIVE, call, what + " " + slot, "was destroyed while it was bound");
    }

    private void mapped(String call, String what, int slot) {
        out.broken(Rule.MAPPED_IN_USE, call, what + " " + slot, "is mapped without PERSISTENT");
    }

    /** Parameters of an indirect draw and the like. */
    void parameters(String call, String argument, Buffer buffer) { // hot
        Tracked.OfBuffer t = objects.find(buffer);
        if (t == null) return;
        if (t.blocked()) out.broken(Rule.MAPPED_IN_USE, call, argument, "is mapped without PERSISTENT");
        t.used = true;
    }

    // ---- vertices --------------------------------------------------------------------------------------------------

    void vertices(String call, VertexLayout layout, boolean indexed) { // hot
        for (int i = 0; i < layout.bindings().size() && i < bound.vertexBuffers.length; i++) {
            Buffer buffer = bound.vertexBuffers[i];
            if (buffer != null) use(call, "vertex buffer", i, buffer);
        }
        Buffer indices = bound.indexBuffer;
        if (indexed && indices != null) use(call, "index buffer", 0, indices);
    }

    void streamTargets(String call) { // hot
        for (int i = 0; i < bound.streamTargetCount; i++) {
            StreamTarget target = bound.streamTargets[i];
            if (target == null) continue;
            Tracked.OfStreamTarget t = objects.find(target);
            Tracked.OfBuffer b = objects.find(target.buffer());
            if (t == null || b == null) {
                gone(call, "stream target", i);
                continue;
            }
            if (b.blocked()) mapped(call, "stream target", i);
            t.written = true;
            b.used = true;
        }
    }

    void targets(String call, RenderTargets targets) { // hot
        for (int i = -1; i < targets.colors().size(); i++) {
            RenderTargets.Attachment a =
                    i < 0 ? targets.depthStencil() : targets.colors().get(i);
            if (a == null) continue;
            Tracked.OfTexture t = objects.find(a.texture());
            if (t == null) gone(call, "render target", i);
            else if (t.mapped > 0) mapped(call, "render target", i);
        }
    }

    // ---- what shaders declare --------------------------------------------------------------------------------------

    void resources(String call, Shader shader) { // hot
        List<Resource> resources = shader.resources;
        for (int i = 0; i < resources.size(); i++) {
            Resource r = resources.get(i);
            if (r.resident) continue;
            for (int slot = r.binding(); slot < r.binding() + r.count(); slot++) {
                switch (r.kind()) {
                    case UNIFORM_BUFFER -> {
                        Buffer buffer = at(bound.uniforms[shader.stage.ordinal()], slot);
                        if (buffer != null) use(call, "uniform buffer", slot, buffer);
                    }
                    case STORAGE_BUFFER -> storage(call, shader.stage, r, slot);
                    case TEXTURE -> texture(call, shader.stage, r, slot);
                    case IMAGE -> image(call, shader.stage, r, slot);
                }
            }
        }
    }

    private static <T> @Nullable T at(@Nullable T[] slots, int slot) { // hot
        return slot < slots.length ? slots[slot] : null;
    }

    private void storage(String call, Stage stage, Resource r, int slot) { // hot
        Buffer buffer = at(bound.storage[stage.ordinal()], slot);
        if (buffer == null) return;
        use(call, "storage buffer", slot, buffer);
        if (!r.readOnly && !bound.storageWritable[stage.ordinal()][slot]) {
            out.broken(Rule.WRITABLE_BINDING, call, "storage buffer " + slot, "is not bound writable for " + r);
        }
    }

    private void texture(String call, Stage stage, Resource r, int slot) { // hot
        TextureView view = at(bound.textures[stage.ordinal()], slot);
        if (view == null) return;
        use(call, "texture", slot, view);
        viewed(call, "texture", r, slot, view);
        filtered(call, r, slot, view, device.states().sampler.get(bound.samplers[stage.ordinal()][slot]));
        feedback(call, slot, view);
    }

    private void image(String call, Stage stage, Resource r, int slot) { // hot
        TextureView view = at(bound.images[stage.ordinal()], slot);
        if (view == null) return;
        use(call, "image", slot, view);
        viewed(call, "image", r, slot, view);
        String format = r.format;
        if (format != null && !format.equals(view.desc().format().name())) {
            out.broken(
                    Rule.IMAGE_FORMAT,
                    call,
                    "image " + slot,
                    "is " + view.desc().format() + ", " + r + " is " + format);
        }
        if (!r.readOnly && !bound.imageWritable[stage.ordinal()][slot]) {
            out.broken(Rule.WRITABLE_BINDING, call, "image " + slot, "is not bound writable for " + r);
        }
        feedback(call, slot, view);
    }

    private void viewed(String call, String what, Resource r, int slot, TextureView view) { // hot
        TextureShape declared = r.shape;
        TextureShape shape = view.desc().shape();
        boolean flat = declared == TextureShape.RECT && shape == TextureShape.D2
                || declared == TextureShape.D2 && shape == TextureShape.RECT;
        if (declared != null && declared != shape && !flat) {
            out.broken(
                    Rule.TEXTURE_SHAPE,
                    call,
                    what + " " + slot,
                    "is " + shape.text() + ", " + r + " is " + declared.text());
        }
        Format f = view.desc().format();
        boolean stencil = view.desc().stencil() || f == Format.S8_UINT;
        boolean integer = stencil || f.isInteger();
        boolean unsigned = stencil || f.isUnsignedInteger();
        if (integer != (r.texelKind == ScalarKind.I32) || integer && unsigned != r.unsigned) {
            out.broken(
                    Rule.TEXTURE_KIND,
                    call,
                    what + " " + slot,
                    "is " + f + ", " + r + " is of " + (r.unsigned ? "unsigned " : "") + r.texelKind.text());
        }
    }

    private void filtered(String call, Resource r, int slot, TextureView view, SamplerState sampler) { // hot
        Format f = view.desc().format();
        boolean compares = sampler.compare() != null;
        boolean depth = f.hasDepth() && !view.desc().stencil();
        if (r.shadow ? !compares || !depth : compares && depth) {
            out.broken(
                    Rule.SHADOW_SAMPLER,
                    call,
                    "texture " + slot,
                    "is " + f + " with a sampler that " + (compares ? "compares" : "does not compare") + ", " + r
                            + (r.shadow ? " is a shadow texture" : " is none"));
        }
        boolean linear = sampler.min() == SamplerState.Filter.LINEAR
                || sampler.mag() == SamplerState.Filter.LINEAR
                || sampler.mip() == SamplerState.Mip.LINEAR;
        TextureShape shape = view.desc().shape();
        if (linear
                && shape != TextureShape.BUFFER
                && !shape.isMultisample()
                && (view.desc().stencil() || (device.formatSupport(f) & FormatSupport.FILTERED) == 0)) {
            out.broken(Rule.FILTERABLE, call, "texture " + slot, "is " + f + " with a linear filter");
        }
    }

    // ---- feedback --------------------------------------------------------------------------------------------------

    private void feedback(String call, int slot, TextureView view) { // hot
        RenderTargets targets = bound.targets;
        Texture texture = view.texture();
        if (targets == null || texture == null || bound.textureBarrier || call.startsWith("dispatch")) return;
        BlendState blend = device.states().blend.get(bound.blend);
        for (int i = 0; i < targets.colors().size(); i++) {
            if (blend.target(i).writeMask() != 0)
                feedback(call, slot, view, targets.colors().get(i));
        }
        DepthStencilState ds = device.states().depthStencil.get(bound.depthStencil);
        boolean stencil =
                ds.stencilTest() && (ds.front().writeMask() | ds.back().writeMask()) != 0;
        if (ds.depthWrite() || stencil) feedback(call, slot, view, targets.depthStencil());
    }

    private void feedback(String call, int slot, TextureView view, RenderTargets.@Nullable Attachment a) { // hot
        if (a == null || a.texture() != view.texture()) return;
        TextureView.Desc d = view.desc();
        boolean level = a.level() >= d.firstLevel() && a.level() < d.firstLevel() + d.levels();
        boolean solid = d.shape() == TextureShape.D3;
        boolean layer =
                solid || a.firstLayer() < d.firstLayer() + d.layers() && d.firstLayer() < a.firstLayer() + a.layers();
        if (level && layer) {
            out.broken(Rule.FEEDBACK_LOOP, call, "texture " + slot, "is drawn to at level " + a.level());
        }
    }
}
