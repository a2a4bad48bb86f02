package tepui.tools.suites.differential;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.tools.suites.gl.GlCalls;
import tepui.tools.suites.gl.GlHost;

/** Host that logs the calls that go through it, so that a failed seed can be read. */
public final class CallRecord implements GlHost {
    private final GlHost host;
    private final List<String> lines;

    public CallRecord(GlHost host, List<String> lines) {
        this.host = host;
        this.lines = lines;
    }

    @Override
    public String name() {
        return host.name();
    }

    @Override
    public @Nullable MethodHandle function(String name, MethodType type) {
        return host.function(name, type);
    }

    @Override
    public @Nullable Session open(Profile profile, int version, int width, int height) {
        Session session = host.open(profile, version, width, height);
        if (session == null) return null;
        GlCalls calls = (GlCalls) Proxy.newProxyInstance(
                GlCalls.class.getClassLoader(), new Class<?>[] {GlCalls.class}, (p, method, args) -> {
                    lines.add(method.getName() + (args == null ? "()" : Arrays.toString(args)));
                    try {
                        return method.invoke(session.calls(), args);
                    } catch (InvocationTargetException e) {
                        throw e.getCause() == null ? e : e.getCause();
                    }
                });
        return new Session() {
            @Override
            public GlCalls calls() {
                return calls;
            }

            @Override
            public void close() {
                session.close();
            }
        };
    }

    @Override
    public void close() {
        host.close();
    }
}
