package tepui.drivers.d3d12.rules;

import static tepui.drivers.d3d12.rules.RuleBench.breaks;
import static tepui.drivers.d3d12.states.ResourceState.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The rules of windows' buffers. */
final class SwapRulesTest {
    private final RuleBench b = new RuleBench();

    @AfterEach
    void close() {
        b.close();
    }

    private long windowBuffer(int index) {
        return b.create(at -> b.chains.getBuffer(0, 500, index, 0, at));
    }

    @Test
    void aBufferIsShownInCommon() {
        long buffer = windowBuffer(0);
        windowBuffer(1);
        b.barrier(buffer, -1, COMMON, RENDER_TARGET);
        b.copies.clearRenderTargetView(b.list, b.targetView(buffer), 0, 0, 0);
        b.flush();
        breaks("buffer 0 is in RENDER_TARGET, must be in COMMON", () -> b.chains.present(500, 1, 0));
        b.chains.present(500, 0, 1);
        b.barrier(buffer, -1, RENDER_TARGET, COMMON);
        b.flush();
        b.chains.present(500, 1, 0);
        breaks("tearing with an interval of 1", () -> b.chains.present(500, 1, 0x200));
        breaks("an interval of 5", () -> b.chains.present(500, 5, 0));
    }

    @Test
    void buffersAreReplacedWhenNothingUsesThem() {
        long buffer = windowBuffer(0);
        b.barrier(buffer, -1, COMMON, RENDER_TARGET);
        breaks("which is being recorded, uses", () -> b.chains.resizeBuffers(500, 0, 32, 32, 0, 0));
        windowBuffer(0);
        long again = windowBuffer(1);
        b.flush();
        b.barrier(again, -1, COMMON, RENDER_TARGET);
        b.execute();
        breaks("is still used by the device", () -> b.chains.resizeBuffers(500, 0, 32, 32, 0, 0));
    }
}
