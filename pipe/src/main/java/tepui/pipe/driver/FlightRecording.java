package tepui.pipe.driver;

import jdk.jfr.FlightRecorder;

/**
 * Flag of the process: a flight recording was begun. It is asked before a class of events is touched: initialising the first one
 * starts the recorder, which is a tenth of a second of processor time.
 */
public final class FlightRecording {
    private FlightRecording() {}

    /** Only then events are made. */
    public static boolean isOn() {
        return FlightRecorder.isInitialized();
    }
}
