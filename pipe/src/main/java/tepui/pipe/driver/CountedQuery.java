package tepui.pipe.driver;

import tepui.pipe.Query;

/** Query of the contract, with its life cycle. Its value is the sum of what several queries of the device counted. */
public abstract class CountedQuery extends Query {
    public boolean active;
    public boolean ended;
    public boolean destroyed;
    /** The batch that ends it. */
    public long serial;

    protected CountedQuery(Kind kind, int index) {
        super(kind, index);
    }
}
