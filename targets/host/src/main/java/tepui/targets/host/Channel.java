package tepui.targets.host;

import java.lang.foreign.MemorySegment;

/**
 * Channel back to a client. Requests return when the client, which answers them while it waits for a result, has done
 * so; one that does not wait is waited for. All are for the thread that serves the link.
 */
public interface Channel {
    /** Numbers of packets from here on are the link's own. */
    int FIRST_OWN_OP = 0xFF00;

    /** Kinds of requests from here on are the front end's own. */
    int FIRST_SERVICE = 16;

    ClientProcess client();

    /** Where the ring's copy begins: a packet's distance from there is that in the client's ring. */
    long ringCopy();

    /**
     * Fetches memory of the client's. Each byte is read once.
     *
     * @throws LinkLostException when the client is gone, as all requests do
     */
    void read(long address, MemorySegment to);

    /** Writes memory of the client's. */
    void write(long address, MemorySegment from);

    /** Writes memory of the client's when it gets the next result, and not before: without a request of its own where there is room. */
    void writeWithResult(long address, MemorySegment from);

    /** A request of the front end's own; returns the client's answer, which may be anything. */
    long request(int kind, long a, long b, long c, long d);

    /** Where data of requests lie, before or after. The client can change it at any time: it is read once. */
    MemorySegment transfer();

    /**
     * A new area that both sides see.
     *
     * @throws DamagedException when the process has too many
     */
    Area newArea(long bytes);

    /**
     * The same, which the client takes by a request of the front end's own: its number, bytes, bytes of a file's path in the transfer area, and one argument more. The answer is
     * {@link Area#clientAddress}.
     */
    Area newArea(int kind, long bytes, long argument);

    /**
     * The area of a number.
     *
     * @throws DamagedException when the process has none
     */
    Area area(int number);

    /** Takes an area away from both sides. */
    void freeArea(Area area);

    /** Area of memory that both sides see. The client can change it at any time: what is checked is copied before. */
    interface Area {
        int number();

        long bytes();

        /** Where the client sees it, as it says; or what else it has made of it. */
        long clientAddress();

        /**
         * A part of it.
         *
         * @throws DamagedException when it is not within the area
         */
        MemorySegment part(long offset, long bytes);
    }
}
