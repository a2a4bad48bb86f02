package tepui.tools.cli;

import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;

/** Scene that is written for the contract between front ends and drivers, with no API above it. */
interface PipeProgram extends DemoProgram {
    /** Makes what the scene needs. */
    Scene open(Device device, Context context, Surface surface, int width, int height);

    @Override
    default Player start(Device device, Surface surface, int width, int height) {
        Context context = device.createContext();
        Scene scene = open(device, context, surface, width, height);
        return new Player() {
            @Override
            public Surface.Outcome show(double seconds, boolean paced) {
                return context.present(
                        surface, scene.draw(seconds), false, paced ? Surface.Interval.ONE : Surface.Interval.IMMEDIATE);
            }

            @Override
            public Context context() {
                return context;
            }

            @Override
            public void finish() {
                context.finish();
            }

            @Override
            public void close() {
                scene.close();
                context.close();
            }
        };
    }
}
