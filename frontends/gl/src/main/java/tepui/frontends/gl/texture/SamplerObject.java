package tepui.frontends.gl.texture;

/** A sampler object: sampling state that stands in for a texture's own. */
public final class SamplerObject {
    private final int name;
    private final SamplingParams params = new SamplingParams();

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
