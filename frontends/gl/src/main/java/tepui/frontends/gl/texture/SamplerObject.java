package tepui.frontends.gl.texture;

/** A sampler object: sampling state that stands in for a texture's own. */
public final class SamplerObject {
    private final int name;
    private final SamplingParams params = new SamplingParams();

    /** A handle names it: its parameters cannot be set any more. */
    boolean hasHandle;

    boolean deleted;

    public SamplerObject(int name) {
        this.name = name;
    }

    public int name() {
        return name;
    }

    public SamplingParams params() {
        return params;
    }
}
