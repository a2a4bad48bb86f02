package tepui.pipe.driver;

import jdk.jfr.FlightRecorder;

/**
 * Whether a flight recording was ever begun in this process. Asked before a class of events is touched: initialising the first one
 * starts the recorder, which is a tenth of a second of processor time.
 */
public final class FlightRecording {
    private FlightRecording() {}

    /** Only then events are made. */
    public static boolean isOn() {
        return FlightRecorder.isInitialized();
    }
}
