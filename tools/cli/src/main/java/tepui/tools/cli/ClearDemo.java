package tepui.tools.cli;

import java.util.List;
import tepui.pipe.Bind;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/**
 * Smallest demo: one colour that goes round. It needs no shader, so it runs on a driver that can do next to nothing.
 */
final class ClearDemo implements PipeProgram {
    @Override
    public String name() {
        return "clear";
    }

    @Override
    public String description() {
        return "one colour that goes round; the smallest program there is";
    }

    @Override
    public Scene open(Device device, Context context, Surface surface, int width, int height) {
        Texture target = device.createBackBuffer(
                surface, TextureDesc.of2d(surface.format(), width, height, Bind.COLOR_TARGET | Bind.PRESENT));
        RenderTargets targets = RenderTargets.of(List.of(RenderTargets.Attachment.of(target)), null);
        return new Scene() {
            @Override
            public Texture draw(double seconds) {
                context.setRenderTargets(targets);
                context.clearColor(0, ClearColor.of(wave(seconds), wave(seconds + 2), wave(seconds + 4), 1), null, 15);
                return target;
            }

            @Override
            public void close() {
                device.destroy(target);
            }
        };
    }

    private static float wave(double seconds) {
        return (float) (0.5 + 0.5 * Math.sin(seconds * Math.PI / 3));
    }
}
