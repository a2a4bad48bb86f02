package tepui.layers.debug;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Limits;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/** Context whose draws are made with the shader that notes, and whose noted fragments then run in Java. */
final class DebugContext extends ForwardingContext {
    /** A storage buffer as the program bound it. */
    private record Bound(@Nullable Buffer buffer, long offset, long size, boolean writable) {}

    private static final Bound NOTHING = new Bound(null, 0, 0, false);

    private final DebugDevice device;
    private final DebugOptions options;
    private final Bound[] storage = new Bound[Limits.STORAGE_BUFFERS];
    private @Nullable ShaderObject fragment;
    private @Nullable RenderTargets targets;
    private @Nullable Buffer journal;
    /** Of the draw that is made; null where it is not debugged. */
    private @Nullable DebuggedShader debugged;
    /** OpenGL's pictures count rows from the bottom. */
    private boolean bottomUp = true;
    /** Fragments whose words the journal still holds. */
    private int dirty;

    private boolean told;

    DebugContext(DebugDevice device, Context next, DebugOptions options) {
        super(device, next);
        this.device = device;
        this.options = options;
        Arrays.fill(storage, NOTHING);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        if (stage == Stage.FRAGMENT) fragment = shader;
        next.bindShader(stage, shader);
    }

    @Override
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        if (stage == Stage.FRAGMENT) storage[slot] = new Bound(buffer, offset, size, writable);
        next.bindStorageBuffer(stage, slot, buffer, offset, size, writable);
    }

    @Override
    public void setRenderTargets(RenderTargets targets) {
        this.targets = targets;
        next.setRenderTargets(targets);
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean up, Surface.Interval interval, boolean dontWait) {
        bottomUp = up;
        int width = texture.desc().width();
        int height = texture.desc().height();
        if (!told && (options.x() >= width || options.y() >= height)) {
            told = true;
            options.log()
                    .accept("no shader is debugged in the picture: it is " + width + " x " + height
                            + ", and the pixel is at " + options.x() + ", " + options.y());
        }
        return next.present(surface, texture, up, interval, dontWait);
    }

    // ---- draws -----------------------------------------------------------------------------------------------------

    @Override
    protected void beforeDraw(Primitive primitive, boolean indexed) {
        debugged = begin();
    }

    @Override
    protected void afterDraw(Primitive primitive, boolean indexed) {
        end(debugged);
    }

    /** Puts the shader that notes in place; null where the draw is not debugged. */
    private @Nullable DebuggedShader begin() {
        DebuggedShader shader = device.debugged(fragment);
        RenderTargets into = targets;
        if (shader == null || into == null) return null;
        int x = options.x() < 0 ? into.width() / 2 : options.x();
        int fromTop = options.x() < 0 ? into.height() / 2 : options.y();
        int y = bottomUp ? into.height() - 1 - fromTop : fromTop;
        if (x >= into.width() || y < 0 || y >= into.height()) return null;
        Buffer notes = journal;
        if (notes == null) {
            journal = notes = device.behind().createBuffer(BufferDesc.of(Journal.BYTES, Bind.STORAGE));
            dirty = Journal.LANES;
        }
        for (int i = 0; i < dirty; i++)
            next.clearBuffer(notes, Journal.HEAD + (long) i * Journal.LANE, Journal.LANE, new byte[4]);
        dirty = 0;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment head = arena.allocateFrom(ValueLayout.JAVA_INT, x, y, 0);
            next.writeBuffer(notes, 0, head);
        }
        next.bindShader(Stage.FRAGMENT, shader.noting());
        next.bindStorageBuffer(Stage.FRAGMENT, shader.slot(), notes, 0, Journal.BYTES, true);
        return shader;
    }

    private void end(@Nullable DebuggedShader shader) {
        Buffer notes = journal;
        if (shader == null || notes == null) return;
        next.bindShader(Stage.FRAGMENT, fragment);
        Bound before = storage[shader.slot()];
        next.bindStorageBuffer(
                Stage.FRAGMENT, shader.slot(), before.buffer, before.offset, before.size, before.writable);
        int[] head = read(notes, 0, 3);
        dirty = Math.min(head[2], Journal.LANES);
        for (int i = 0; i < dirty; i++) {
            int[] words = read(notes, Journal.HEAD + (long) i * Journal.LANE, Journal.LANE / 4);
            String ended = shader.code().run(words);
            if (ended != null && !ended.equals(LaneEnd.DISCARDED))
                options.log().accept("the run of a fragment ends before its code: " + ended);
        }
        if (head[2] > Journal.LANES)
            options.log().accept(head[2] + " fragments of one draw touch the pixel; " + Journal.LANES + " were run");
    }

    private int[] read(Buffer notes, long offset, int words) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(4L * words, 8);
            next.readBuffer(notes, offset, into);
            return into.toArray(ValueLayout.JAVA_INT);
        }
    }

    @Override
    public void close() {
        if (journal != null) device.behind().destroy(journal);
        journal = null;
        next.close();
    }
}
