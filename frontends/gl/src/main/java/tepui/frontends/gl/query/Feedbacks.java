package tepui.frontends.gl.query;

import tepui.frontends.gl.base.NameTable;

/** Transform feedback objects of a context, and the one that is bound. */
public final class Feedbacks {
    public final NameTable<FeedbackObject> names = new NameTable<>();
    /** The one of name 0. */
    public final FeedbackObject own = new FeedbackObject(0);

    public FeedbackObject bound = own;
}
