package tepui.tools.suites.gl;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/**
 * Host of Tepui's front end on one of its drivers. The device is opened once, each session is a context of its own on
 * it.
 */
public final class TepuiHost implements GlHost {
    private final String driver;
    private final Device device;
    private final GlCalls calls = GlBinding.bind(TepuiHost::entryPoint);

    /** The same, with the command stream that the environment asks for: threaded when it does not. */
    public TepuiHost(String driver) {
        this(driver, StreamOptions.ofEnvironment().mode());
    }

    /** Opens the first device of the driver, which works on one thread: tests run side by side as processes. */
    public TepuiHost(String driver, StreamMode stream) {
        this(driver, stream, false, DeviceOptions.DEFAULT.messages());
    }

    /** The same, with what the device says; what it has for validation is on if {@code validates}. */
    public TepuiHost(String driver, StreamMode stream, boolean validates, DeviceOptions.MessageSink messages) {
        this.driver = driver;
        device = Streams.wrap(openDevice(driver, validates, messages), StreamOptions.DEFAULT.withMode(stream));
    }

    private static Device openDevice(String driver, boolean validates, DeviceOptions.MessageSink messages) {
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (!provider.name().equals(driver)) continue;
            if (provider.devices().isEmpty()) throw new IllegalStateException(driver + ": " + provider.unavailable());
            DeviceOptions options = new DeviceOptions(validates, messages, Map.of("threads", "1"));
            return provider.open(provider.devices().getFirst(), options);
        }
        throw new IllegalArgumentException("there is no driver '" + driver + "' in this build");
    }

    private static @Nullable MethodHandle entryPoint(String name, MethodType type) {
        try {
            return MethodHandles.lookup().findStatic(GL.class, name, type);
        } catch (NoSuchMethodException e) {
            return null;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public @Nullable MethodHandle function(String name, MethodType type) {
        return entryPoint(name, type);
    }

    @Override
    public String name() {
        return driver;
    }

    @Override
    public @Nullable Session open(Profile profile, int version, int width, int height) {
        int major = version / 10;
        int minor = version % 10;
        ContextAttributes attributes = switch (profile) {
            case CORE -> ContextAttributes.core(major, minor);
            case COMPATIBILITY -> ContextAttributes.compatibility().withVersion(major, minor);
            case ES -> ContextAttributes.es(major, minor);
        };
        GLContext context;
        try {
            context = GLContext.create(device, attributes.withSize(width, height));
        } catch (IllegalArgumentException | UnsupportedOperationException e) {
            // There is no such version, or no such profile.
            return null;
        }
        context.makeCurrent();
        return new Current(context, calls);
    }

    @Override
    public void close() {
        device.close();
    }

    private record Current(GLContext context, GlCalls calls) implements Session {
        @Override
        public void close() {
            GLContext.release();
            context.close();
        }
    }
}
