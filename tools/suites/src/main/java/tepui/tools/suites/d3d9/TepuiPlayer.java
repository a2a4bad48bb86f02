package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Ref;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/**
 * Player of scripts on {@code frontends/d3d9} over one of the drivers. Each script has a device of its own, on a device
 * of the contract that stays. A call that throws is answered with the exception: results are all that programs may see.
 */
public final class TepuiPlayer implements Player {
    private final String driver;
    private final Device gpu;
    private final Direct3D9 d3d;
    private final Direct3D9 d3dEx;
    private final boolean ours;
    private final AdapterCalls asks;

    /** On the first device of a driver. */
    public TepuiPlayer(String driver) {
        this(driver, open(driver), true);
    }

    /** On a device that stays the caller's. */
    public TepuiPlayer(String name, Device gpu) {
        this(name, gpu, false);
    }

    private TepuiPlayer(String driver, Device gpu, boolean ours) {
        this.driver = driver;
        this.gpu = gpu;
        this.ours = ours;
        d3d = Direct3D9.create(gpu);
        d3dEx = Direct3D9.createEx(gpu);
        asks = new AdapterCalls(d3d);
    }

    private static Device open(String driver) {
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (!provider.name().equals(driver)) continue;
            if (provider.devices().isEmpty()) throw new IllegalStateException(driver + ": " + provider.unavailable());
            DeviceOptions options = new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), Map.of("threads", "1"));
            return provider.open(provider.devices().getFirst(), options);
        }
        throw new IllegalArgumentException("there is no driver '" + driver + "' in this build");
    }

    @Override
    public String name() {
        return driver;
    }

    @Override
    public List<String> play(Script script) {
        List<String> answers = new ArrayList<>();
        Calls calls = null;
        int number = 0;
        for (String text : script.lines()) {
            number++;
            Line line = new Line(text);
            if (line.call().startsWith("#")) continue;
            Answer answer = new Answer();
            try {
                if (line.call().equals("device")) {
                    if (calls != null) calls.close();
                    calls = create(line, answer);
                } else if (!asks.call(line, answer) && calls != null) {
                    calls.call(line, answer);
                }
            } catch (RuntimeException | AssertionError e) {
                StackTraceElement[] at = e.getStackTrace();
                answers.add(number + " thrown " + e + (at.length > 0 ? " at " + at[0] : ""));
                continue;
            }
            answers.add(answer.line(number));
        }
        try {
            if (calls != null) calls.close();
        } catch (RuntimeException e) {
            answers.add("died: " + e);
        }
        return answers;
    }

    private @Nullable Calls create(Line line, Answer answer) {
        Ref<Device9> made = new Ref<>();
        PresentParameters9 p = Calls.parameters(line, 3);
        answer.result(
                line.is(1)
                        ? d3dEx.createDeviceEx(D3DADAPTER_DEFAULT, D3DDEVTYPE_HAL, line.i(2), p, made)
                        : d3d.createDevice(D3DADAPTER_DEFAULT, D3DDEVTYPE_HAL, line.i(2), p, made));
        Device9 device = made.value;
        return device == null ? null : new Calls(device);
    }

    @Override
    public void close() {
        d3d.release();
        d3dEx.release();
        if (ours) gpu.close();
    }
}
