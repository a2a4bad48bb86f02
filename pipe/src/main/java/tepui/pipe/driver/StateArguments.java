package tepui.pipe.driver;

import tepui.ir.Stage;
import tepui.pipe.Limits;
import tepui.pipe.ShaderObject;

/** Checks of what a context is set to, as {@link Arguments}. */
public final class StateArguments {
    private StateArguments() {}

    public static void shader(Stage stage, ShaderObject shader) { // hot
        if (shader.stage() != stage) {
            throw new IllegalArgumentException("bindShader: stage is " + stage.text() + ", the shader is a "
                    + shader.stage().text() + " shader");
        }
    }

    public static void minSampleShading(float fraction) {
        if (!(fraction >= 0 && fraction <= 1)) {
            throw new IllegalArgumentException("setMinSampleShading: fraction is " + fraction + ", must be 0 to 1");
        }
    }

    public static void scissor(int index, int width, int height) { // hot
        Arguments.slot("setScissor", index, Limits.VIEWPORTS);
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException(
                    "setScissor: size is " + width + " x " + height + ", must be at least 0 x 0");
        }
    }

    public static void patchVertices(int count, int most) {
        if (count < 1 || count > most) {
            throw new IllegalArgumentException("setPatchVertices: count is " + count + ", must be 1 to " + most);
        }
    }

    public static void tessLevels(float[] outer, float[] inner) {
        if (outer.length != 4 || inner.length != 2) {
            throw new IllegalArgumentException("setDefaultTessLevels: " + outer.length + " outer and " + inner.length
                    + " inner levels, must be 4 and 2");
        }
    }

    public static void constantAttribute(int location, int[] bits) { // hot
        Arguments.slot("setConstantAttribute", location, Limits.VERTEX_ELEMENTS);
        if (bits.length < 4) {
            throw new IllegalArgumentException("setConstantAttribute: " + bits.length + " words, must be 4");
        }
    }

    public static void streamTargets(int targets, int marks) {
        if (targets > Limits.STREAM_TARGETS || marks < targets) {
            throw new IllegalArgumentException("setStreamTargets: " + targets + " targets and " + marks
                    + " marks; at most " + Limits.STREAM_TARGETS + ", and a mark for each");
        }
    }
}
