package tepui.targets.host;

/** Executor of the packets of one link. All calls come on one thread. */
public interface ServedThread extends AutoCloseable {
    /**
     * Carries out a packet. It is a copy: the client cannot change it any more. Nothing else about it is known to be sound.
     *
     * @param op the function's number, below {@link Channel#FIRST_OWN_OP}
     * @param address where the packet is, its header included
     * @param words how many words of four bytes it has, header included: nothing beyond them may be read
     * @return the result, if the client waits for it
     * @throws DamagedException when no sound client sends this: the link is ended
     */
    long call(int op, long address, int words);

    /** Packets have come, and are about to be carried out. */
    default void arrives() {}

    /** The client waits, and has all results now: what is to be told to it can be, by requests. */
    default void waits() {}

    /** The link is closed, or the client is gone: nothing more can be asked of it. */
    @Override
    void close();
}
