package tepui.drivers.nil;

import tepui.pipe.Query;

/** A query: times are the processor's, everything else counts to 0. */
final class NullQuery extends Query {
    final NullDevice device;
    volatile boolean destroyed;
    boolean active;
    boolean ended;
    long began;
    long result;

    NullQuery(NullDevice device, Kind kind, int index) {
        super(kind, index);
        this.device = device;
    }
}
