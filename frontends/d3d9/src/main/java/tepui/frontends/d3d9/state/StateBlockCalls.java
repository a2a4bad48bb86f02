package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.base.Backend;

/** Calls that make and record state blocks. */
public final class StateBlockCalls {
    private final Backend backend;
    private final DeviceState state;
    private final StateCalls calls;

    public StateBlockCalls(Backend backend, DeviceState state, StateCalls calls) {
        this.backend = backend;
        this.state = state;
        this.calls = calls;
    }

    public int createStateBlock(int type, @Nullable Ref<StateBlock9> block) {
        if (block == null) return D3DERR_INVALIDCALL;
        block.value = null;
        if (type < D3DSBT_ALL || type > D3DSBT_VERTEXSTATE || state.recording != null) return D3DERR_INVALIDCALL;
        backend.enter();
        try {
            block.value = StateBlockObject.of(backend, state, calls, type);
        } finally {
            backend.leave();
        }
        return D3D_OK;
    }

    public int beginStateBlock() {
        if (state.recording != null) return D3DERR_INVALIDCALL;
        state.recording = StateBlockObject.recording(backend, state, calls);
        return D3D_OK;
    }

    public int endStateBlock(@Nullable Ref<StateBlock9> block) {
        if (block == null) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r == null) return D3DERR_INVALIDCALL;
        state.recording = null;
        block.value = r;
        return D3D_OK;
    }

    /** A recording that was begun ends without a block. */
    public void abandonRecording() {
        StateBlockObject r = state.recording;
        state.recording = null;
        if (r != null) r.release();
    }
}
