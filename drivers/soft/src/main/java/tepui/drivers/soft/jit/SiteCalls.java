package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;

/**
 * Runtime calls from generated code to the units behind texture and image slots. Where the slot differs between lanes,
 * each unit runs for its own lanes. An empty slot gives (0, 0, 0, 1) for texels and 0 for everything else.
 */
@SuppressWarnings("unused") // called by generated code, by name
final class SiteCalls {
    private SiteCalls() {}

    static void texture(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        int count = site.resource.count();
        int[] index = site.tex(TexOperand.INDEX);
        if (site.resource.resident) {
            if (index == null) throw new IllegalStateException("SiteCalls: a resident texture without an index");
            resident(frame, frame.residentTextures, site, index[0], mask, maskAt);
            return;
        }
        if (count == 1 || index == null) {
            texture(frame, site, 0, mask, maskAt);
            return;
        }
        for (int slot = 0; slot < count; slot++) {
            if (select(frame, index[0], slot, count, mask, maskAt)) texture(frame, site, slot, frame.picked, 0);
        }
    }

    static void image(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        int count = site.resource.count();
        if (site.resource.resident) {
            resident(frame, frame.residentImages, site, site.args[0][0], mask, maskAt);
            return;
        }
        if (count == 1) {
            image(frame, site, 0, mask, maskAt);
            return;
        }
        int index = site.args[0][0];
        for (int slot = 0; slot < count; slot++) {
            if (select(frame, index, slot, count, mask, maskAt)) image(frame, site, slot, frame.picked, 0);
        }
    }

    /** Lanes whose index, clamped to the array, is {@code slot} go to {@link KernelFrame#picked}; are there any? */
    private static boolean select(KernelFrame frame, int indexAt, int slot, int count, int[] mask, int maskAt) {
        int any = 0;
        for (int n = 0; n < frame.lanes; n++) {
            int m = Math.clamp(frame.i[indexAt + n], 0, count - 1) == slot ? mask[maskAt + n] : 0;
            frame.picked[n] = m;
            any |= m;
        }
        return any != 0;
    }

    /** Runs the units of a table, each for the lanes that have its place; whatever the index is, it stays inside. */
    private static void resident(
            KernelFrame frame, @Nullable SiteUnit[] table, Site site, int indexAt, int[] mask, int maskAt) { // hot
        for (int first = 0; first < frame.lanes; first++) {
            if (mask[maskAt + first] == 0 || isEarlier(frame, indexAt, first, mask, maskAt)) continue;
            int index = frame.i[indexAt + first];
            for (int n = 0; n < frame.lanes; n++) {
                frame.picked[n] = frame.i[indexAt + n] == index ? mask[maskAt + n] : 0;
            }
            SiteUnit unit = index >= 0 && index < table.length ? table[index] : null;
            TextureShape shape = site.resource.shape;
            if (unit != null && shape != null && unit.isOf(shape)) unit.run(frame, site, frame.picked, 0);
            else nothing(frame, site, frame.picked, 0);
        }
    }

    /** Has a lane before this one, which runs too, the same index? */
    private static boolean isEarlier(KernelFrame frame, int indexAt, int lane, int[] mask, int maskAt) {
        int index = frame.i[indexAt + lane];
        for (int n = 0; n < lane; n++) {
            if (mask[maskAt + n] != 0 && frame.i[indexAt + n] == index) return true;
        }
        return false;
    }

    private static void texture(KernelFrame frame, Site site, int slot, int[] mask, int maskAt) {
        int binding = site.resource.binding() + slot;
        SiteUnit unit = binding < frame.textures.length ? frame.textures[binding] : null;
        if (unit != null) unit.run(frame, site, mask, maskAt);
        else nothing(frame, site, mask, maskAt);
    }

    /** What an empty slot gives; no texel of it lacks memory. */
    private static void nothing(KernelFrame frame, Site site, int[] mask, int maskAt) {
        if (site.instr.asksResidency()) {
            constant(frame, site, 0, 1, mask, maskAt);
            return;
        }
        boolean texel = switch (site.instr.op) {
            case TEX_SAMPLE, TEX_FETCH, TEX_GATHER -> site.results.length == 4;
            default -> false;
        };
        for (int c = 0; c < site.results.length; c++) constant(frame, site, c, texel && c == 3 ? 1 : 0, mask, maskAt);
    }

    private static void image(KernelFrame frame, Site site, int slot, int[] mask, int maskAt) {
        int binding = site.resource.binding() + slot;
        SiteUnit unit = binding < frame.images.length ? frame.images[binding] : null;
        if (unit != null) unit.run(frame, site, mask, maskAt);
        else nothing(frame, site, mask, maskAt);
    }

    private static void constant(KernelFrame frame, Site site, int component, int value, int[] mask, int maskAt) {
        int at = site.results[component];
        boolean floats = site.instr.result().type().kind() == ScalarKind.F32;
        for (int n = 0; n < frame.lanes; n++) {
            if (mask[maskAt + n] == 0) continue;
            if (floats) {
                frame.f[at + n] = value;
            } else {
                frame.i[at + n] = value;
            }
        }
    }

    static void emit(KernelFrame frame, int[] mask, int maskAt, int stream) {
        VertexEmitter emitter = frame.emitter;
        if (emitter != null) emitter.emit(frame, mask, maskAt, stream);
    }

    static void end(KernelFrame frame, int[] mask, int maskAt, int stream) {
        VertexEmitter emitter = frame.emitter;
        if (emitter != null) emitter.end(frame, mask, maskAt, stream);
    }

    /** The name of the method here or in the other runtime classes that executes an operation; null where there is none. */
    static @Nullable String method(Op op) {
        if (op.isTexture()) return "texture";
        return switch (op) {
            case IMAGE_LOAD, IMAGE_STORE, IMAGE_ATOMIC, IMAGE_SIZE, IMAGE_SAMPLES -> "image";
            default -> null;
        };
    }
}
