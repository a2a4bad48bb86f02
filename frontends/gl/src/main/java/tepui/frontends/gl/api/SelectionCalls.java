package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.legacy.RenderModes;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;

/** Selection and feedback (OpenGL 4.6 compatibility profile, 21.2 and 21.3). */
public final class SelectionCalls {
    private final Errors errors;
    private final RenderModes modes;
    private final Primitives primitives;
    private final Capabilities capabilities;
    private final RasterValues raster;
    private final ViewportValues view;

    private final double[] viewport = new double[6];
    private boolean feedbackBound;
    private boolean selectBound;

    public SelectionCalls(
            Errors errors,
            RenderModes modes,
            Primitives primitives,
            Capabilities capabilities,
            RasterValues raster,
            ViewportValues view) {
        this.errors = errors;
        this.modes = modes;
        this.primitives = primitives;
        this.capabilities = capabilities;
        this.raster = raster;
        this.view = view;
    }

    private void take(VertexStore vertices) {
        view.first(viewport);
        modes.take(
                vertices,
                viewport,
                capabilities.isEnabled(GL_CULL_FACE),
                raster.cullMode,
                raster.frontFace,
                raster.fillFront,
                raster.fillBack,
                raster.provokingFirst);
    }

    public int glRenderMode(int mode) {
        if (mode != GL_RENDER && mode != GL_SELECT && mode != GL_FEEDBACK) {
            errors.invalidEnum("glRenderMode", "mode", mode);
            return 0;
        }
        if (mode == GL_SELECT && !selectBound || mode == GL_FEEDBACK && !feedbackBound) {
            errors.error(GL_INVALID_OPERATION, "glRenderMode: no buffer was given for the mode");
            return 0;
        }
        int result = switch (modes.mode) {
            case GL_SELECT -> modes.hits.end();
            case GL_FEEDBACK -> modes.feedback.end();
            default -> 0;
        };
        modes.mode = mode;
        if (mode == GL_SELECT) modes.hits.start();
        if (mode == GL_FEEDBACK) modes.feedback.start();
        primitives.send(mode == GL_RENDER ? null : this::take);
        return result;
    }

    public void glFeedbackBuffer(int size, int type, long buffer) {
        switch (type) {
            case GL_2D, GL_3D, GL_3D_COLOR, GL_3D_COLOR_TEXTURE, GL_4D_COLOR_TEXTURE -> {}
            default -> {
                errors.invalidEnum("glFeedbackBuffer", "type", type);
                return;
            }
        }
        if (size < 0) {
            errors.error(GL_INVALID_VALUE, "glFeedbackBuffer: size is " + size + ", must be at least 0");
        } else if (modes.mode == GL_FEEDBACK) {
            errors.error(GL_INVALID_OPERATION, "glFeedbackBuffer: in feedback mode");
        } else {
            Native.check(buffer, 4L * size);
            modes.feedback.bind(size, type, buffer);
            feedbackBound = true;
        }
    }

    public void glSelectBuffer(int size, long buffer) {
        if (size < 0) {
            errors.error(GL_INVALID_VALUE, "glSelectBuffer: size is " + size + ", must be at least 0");
        } else if (modes.mode == GL_SELECT) {
            errors.error(GL_INVALID_OPERATION, "glSelectBuffer: in selection mode");
        } else {
            Native.check(buffer, 4L * size);
            modes.hits.bind(size, buffer);
            selectBound = true;
        }
    }

    public void glPassThrough(float token) {
        if (modes.mode == GL_FEEDBACK) modes.feedback.passThrough(token);
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glInitNames() {
        if (modes.mode == GL_SELECT) modes.hits.initNames();
    }

    public void glLoadName(int name) {
        if (modes.mode == GL_SELECT && !modes.hits.load(name)) {
            errors.error(GL_INVALID_OPERATION, "glLoadName: the name stack is empty");
        }
    }

    public void glPushName(int name) {
        if (modes.mode == GL_SELECT && !modes.hits.push(name)) {
            errors.error(GL_STACK_OVERFLOW, "glPushName: the name stack is full");
        }
    }

    public void glPopName() {
        if (modes.mode == GL_SELECT && !modes.hits.pop()) {
            errors.error(GL_STACK_UNDERFLOW, "glPopName: the name stack is empty");
        }
    }

    // ---- raster positions ------------------------------------------------------------------------------------------
}
