package tepui.tools.kit.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.DeviceObject;
import tepui.pipe.Fence;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.KitFailure;
import tepui.tools.kit.scene.Scene;

/** Pictures that reach a receiver, fences, and labels for people. */
final class PresentCases {
    private PresentCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("present");
        area.add("pixels", s -> present(s, Format.R8G8B8A8_UNORM, false));
        area.add("bottomUp", s -> present(s, Format.R8G8B8A8_UNORM, true));
        for (Format f : new Format[] {Format.B8G8R8A8_UNORM, Format.R8G8B8A8_SRGB, Format.B8G8R8X8_UNORM}) {
            area.needsFormat(f, FormatSupport.COLOR_TARGET | FormatSupport.PRESENT)
                    .add("format." + f, s -> present(s, f, false));
        }
        area.add("manyFrames", PresentCases::frames);
        area.add("offscreen", PresentCases::offscreen);
        area.add("smallerThanTheSurface", PresentCases::smaller);
        area.add("sizes", PresentCases::sizes);
        for (Surface.Outcome o : Surface.Outcome.values()) area.add("outcome." + o, s -> outcome(s, o));
        Area fences = kit.area("fence");
        fences.add("flushSignals", PresentCases::flush);
        fences.add("emptyFlush", s -> awaited(s.context.flush()));
        fences.add("finishWaits", PresentCases::finish);
        fences.add("waitForAnotherContext", PresentCases::otherContext);
        Area label = kit.area("label");
        label.add("groups", PresentCases::groups);
        label.add("oddTexts", PresentCases::oddTexts);
        label.add("unbalancedGroups", s -> {
            s.context.pushGroup("never popped");
            Texture t = s.target(4, 4);
            s.fill(0, 1, 0, 1);
            s.solid(t, 0, 255, 0, 255, 0);
        });
        label.add("everyKind", PresentCases::labels);
        label.add("textures", s -> {
            Texture t = s.target(4, 4);
            t.setLabel("target");
            if (!"target".equals(t.label())) throw new KitFailure("the label is " + t.label());
        });
    }

    /** Each corner in a colour of its own. */
    private static Texture corners(Scene s, Format f) {
        Texture t = s.texture(TextureDesc.of2d(f, 8, 6, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.PRESENT));
        s.target(RenderTargets.of(t));
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 1), null, 15);
        s.rect(0, 0, 4, 3, 0, 1, 0, 0, 1);
        s.rect(4, 0, 8, 3, 0, 0, 1, 0, 1);
        s.rect(0, 3, 4, 6, 0, 0, 0, 1, 1);
        s.rect(4, 3, 8, 6, 0, 1, 1, 0, 1);
        return t;
    }

    private static void present(Scene s, Format f, boolean bottomUp) {
        Texture t = corners(s, f);
        List<int[]> frames = new ArrayList<>();
        try (Surface surface = s.device.createSurface(new Surface.Target.Pixels(8, 6, (w, h, argb) -> {
            if (w != 8 || h != 6) throw new KitFailure("the picture is " + w + " x " + h + ", expected 8 x 6");
            frames.add(argb.clone());
        }))) {
            s.context.present(surface, t, bottomUp, Surface.Interval.IMMEDIATE);
            s.context.finish();
        }
        s.equal(1, frames.size(), "pictures received");
        if (!s.draws()) return;
        int[] colors = {0xff0000, 0x00ff00, 0x0000ff, 0xffff00};
        for (int i = 0; i < 48; i++) {
            int y = bottomUp ? 5 - i / 8 : i / 8;
            int e = colors[i % 8 / 4 + y / 3 * 2];
            s.equal(e, frames.getFirst()[i] & 0xffffff, "pixel " + i % 8 + "," + i / 8);
        }
    }

    private static void frames(Scene s) {
        Texture t = s.texture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.PRESENT));
        s.target(RenderTargets.of(t));
        List<Integer> seen = new ArrayList<>();
        try (Surface surface = s.device.createSurface(
                new Surface.Target.Pixels(4, 4, (w, h, argb) -> seen.add(argb[0] >> 16 & 255)))) {
            for (int i = 0; i < 12; i++) {
                s.fill(i / 15f, 0, 0, 1);
                s.context.present(surface, t, false, Surface.Interval.IMMEDIATE);
            }
            s.context.finish();
        }
        s.equal(12, seen.size(), "pictures received");
        for (int i = 0; i < seen.size(); i++) s.equal(i * 17L, seen.get(i), "red of picture " + i);
    }

    private static void offscreen(Scene s) {
        Texture t = corners(s, Format.R8G8B8A8_UNORM);
        try (Surface surface = s.device.createSurface(new Surface.Target.Offscreen(8, 6))) {
            for (int i = 0; i < 10; i++) s.context.present(surface, t, false, Surface.Interval.ONE);
            if (surface.lost() != null) throw new KitFailure("the surface is lost: " + surface.lost());
        }
        s.pixel(t, 0, 0, 255, 0, 0, 255);
    }

    /** Unscaled, from the surface's top left; the rest is black. */
    private static void smaller(Scene s) {
        Texture t = corners(s, Format.R8G8B8A8_UNORM);
        List<int[]> frames = new ArrayList<>();
        try (Surface surface =
                s.device.createSurface(new Surface.Target.Pixels(12, 9, (w, h, argb) -> frames.add(argb.clone())))) {
            s.context.present(surface, t, false, Surface.Interval.IMMEDIATE);
            s.context.finish();
        }
        s.equal(1, frames.size(), "pictures received");
        if (!s.draws()) return;
        int[] colors = {0xff0000, 0x00ff00, 0x0000ff, 0xffff00};
        for (int i = 0; i < 12 * 9; i++) {
            int x = i % 12;
            int y = i / 12;
            int e = x < 8 && y < 6 ? colors[x / 4 + y / 3 * 2] : 0;
            s.equal(e, frames.getFirst()[i] & 0xffffff, "pixel " + x + "," + y);
        }
    }

    /** A present answers what its receiver answers; a picture comes only where it may. */
    private static void outcome(Scene s, Surface.Outcome wanted) {
        Texture t = corners(s, Format.R8G8B8A8_UNORM);
        List<Boolean> asked = new ArrayList<>();
        List<int[]> frames = new ArrayList<>();
        Surface.PixelSink sink = new Surface.PixelSink() {
            @Override
            public Surface.Outcome ready(boolean dontWait) {
                asked.add(dontWait);
                return wanted;
            }

            @Override
            public void accept(int width, int height, int[] argb) {
                frames.add(argb.clone());
            }
        };
        try (Surface surface = s.device.createSurface(new Surface.Target.Pixels(8, 6, sink))) {
            Surface.Outcome first = s.context.present(surface, t, false, Surface.Interval.ONE, true);
            Surface.Outcome second = s.context.present(surface, t, false, Surface.Interval.ONE);
            s.context.finish();
            if (first != wanted || second != wanted) {
                throw new KitFailure("the presents answered " + first + " and " + second + ", expected " + wanted);
            }
        }
        if (!asked.equals(List.of(true, false))) throw new KitFailure("the receiver was asked " + asked);
        s.equal(wanted.isShown() ? 2 : 0, frames.size(), "pictures received");
        s.pixel(t, 0, 0, 255, 0, 0, 255);
    }

    /** Every object takes a label, any text, and gives it back. */
    private static void labels(Scene s) {
        Texture t = s.target(4, 4);
        Buffer buffer = s.bytes(Bind.VERTEX | Bind.STREAM_OUTPUT, new byte[64]);
        List<DeviceObject> objects = new ArrayList<>(List.of(t, buffer, s.view(t), s.context.flush()));
        objects.add(s.device.createQuery(Query.Kind.TIMESTAMP, 0));
        if (s.caps.streamOutput) objects.add(s.device.createStreamTarget(buffer, 0, 64));
        try (Surface surface = s.device.createSurface(new Surface.Target.Offscreen(8, 6))) {
            objects.add(surface);
            for (DeviceObject o : objects) {
                for (String text : new String[] {"one", "", "ein \u00fcberlanges Etikett ".repeat(100), null}) {
                    o.setLabel(text);
                    if (!Objects.equals(text, o.label())) {
                        throw new KitFailure("the label of " + o.getClass().getSimpleName() + " is " + o.label());
                    }
                }
                o.setLabel("labelled");
            }
        }
        s.fill(0, 1, 0, 1);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void sizes(Scene s) {
        try (Surface surface = s.device.createSurface(new Surface.Target.Offscreen(8, 6))) {
            if (surface.width() != 8 || surface.height() != 6) {
                throw new KitFailure("the surface is " + surface.width() + " x " + surface.height());
            }
            surface.resize(20, 10);
            if (surface.width() != 20 || surface.height() != 10) {
                throw new KitFailure("the surface is " + surface.width() + " x " + surface.height() + " after resize");
            }
        }
    }

    private static void awaited(Fence f) {
        if (!f.await(Long.MAX_VALUE)) throw new KitFailure("a fence is not signalled after an endless wait");
        if (!f.isSignaled()) throw new KitFailure("a fence that was waited for is not signalled");
    }

    private static void flush(Scene s) {
        Texture t = s.target(8, 8);
        List<Fence> fences = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            s.fill(i / 5f, 0, 0, 1);
            fences.add(s.context.flush());
        }
        awaited(fences.getLast());
        for (Fence f : fences) awaited(f);
        s.solid(t, 255, 0, 0, 255, 0);
    }

    private static void finish(Scene s) {
        s.target(8, 8);
        s.fill(1, 1, 1, 1);
        Fence f = s.context.flush();
        s.context.finish();
        if (!f.isSignaled()) throw new KitFailure("finish came back before a flush that was made earlier");
    }

    private static void otherContext(Scene s) {
        Texture t = s.target(8, 8);
        try (Context other = s.device.createContext()) {
            other.setRenderTargets(RenderTargets.of(t));
            other.clearColor(0, ClearColor.of(1, 0, 1, 1), null, 15);
            s.context.finish();
            Fence f = other.flush();
            s.context.waitFor(f);
            s.rect(0, 0, 4, 8, 0, 0, 1, 0, 1);
            s.pixel(t, 1, 1, 0, 255, 0, 255);
            s.pixel(t, 6, 1, 255, 0, 255, 255);
        }
    }

    private static void groups(Scene s) {
        Texture t = s.target(4, 4);
        s.context.pushGroup("frame");
        s.context.mark("clear");
        s.context.pushGroup("pass");
        s.fill(0, 1, 0, 1);
        s.context.popGroup();
        s.context.popGroup();
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void oddTexts(Scene s) {
        for (String text : new String[] {"", "\u00e4\u20ac\ud83d\ude00", "a\u0000b", "%s%n%p", "x".repeat(5000)}) {
            s.context.pushGroup(text);
            s.context.mark(text);
            s.context.popGroup();
        }
        Texture t = s.target(4, 4);
        s.fill(0, 1, 0, 1);
        s.solid(t, 0, 255, 0, 255, 0);
    }
}
