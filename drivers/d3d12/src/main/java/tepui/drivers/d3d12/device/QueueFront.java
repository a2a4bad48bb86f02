package tepui.drivers.d3d12.device;

import tepui.drivers.d3d12.states.BarrierList;

/** Commands that the queue runs in front of the next batch, whosever that is. All but the end with the queue's lock. */
public interface QueueFront {
    /** A batch is about to be executed. Makes the memory resident that these commands need. */
    void ready();

    /**
     * The batch that is executed next has the list in front of it.
     *
     * @param none takes the barriers that must come before, of which there are none
     * @return the list, closed; 0 where there is nothing
     */
    long close(BarrierList none);

    /** The serial of what {@link #close} has closed. */
    long serial();

    /** The device is idle. */
    void end();
}
