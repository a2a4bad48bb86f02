package tepui.frontends.gl.query;

import tepui.frontends.gl.base.NameTable;

/** Transform feedback objects of a context, and the one that is bound. */
public final class Feedbacks {
    public final NameTable<FeedbackObject> names = new NameTable<>();
    /** The one of name 0. */
    public final FeedbackObject own;

    public FeedbackObject bound;

    private final int buffers;

    /** @param buffers that each of them can have */
    public Feedbacks(int buffers) {
        this.buffers = buffers;
        own = new FeedbackObject(0, buffers);
        bound = own;
    }

    /** A new one under a name. */
    public FeedbackObject add(int name) {
        FeedbackObject made = new FeedbackObject(name, buffers);
        names.put(name, made);
        return made;
    }
}
