package tepui.tools.inspect;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.ArrayReference;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.Field;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.Location;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.StepEvent;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.StepRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Debugger of Java, by the interface that development environments use, on a program in a JVM of its own. */
final class ShaderDebugger implements AutoCloseable {
    private final VirtualMachine vm;
    private final Map<String, int[]> wanted = new LinkedHashMap<>();
    private @Nullable EventSet current;
    private @Nullable ThreadReference thread;

    /** Starts a program, which waits before its first instruction. */
    ShaderDebugger(String main, Path folder) throws Exception {
        LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        argument(arguments, "main").setValue(main + " \"" + folder + "\"");
        argument(arguments, "options")
                .setValue("--enable-native-access=ALL-UNNAMED -XX:TieredStopAtLevel=1 -cp \""
                        + System.getProperty("java.class.path") + "\"");
        vm = connector.launch(arguments);
        drain(vm.process().getInputStream());
        drain(vm.process().getErrorStream());
    }

    private static Connector.Argument argument(Map<String, Connector.Argument> arguments, String name) {
        return Objects.requireNonNull(arguments.get(name), name);
    }

    private static void drain(java.io.InputStream in) {
        Thread.ofVirtual().start(() -> {
            try (in) {
                in.transferTo(System.err);
            } catch (java.io.IOException e) {
                // The program has ended.
            }
        });
    }

    /** Breakpoints in a class, which need not be there yet. */
    void breakAt(String className, int... lines) {
        wanted.put(className, lines);
        ClassPrepareRequest request = vm.eventRequestManager().createClassPrepareRequest();
        request.addClassFilter(className);
        request.enable();
    }

    /** Goes on to the next breakpoint or the end of a step: where that is, as {@code main:18}; null where the program ends. */
    @Nullable
    String go() throws Exception {
        if (current == null) vm.resume();
        else current.resume();
        while (true) {
            EventSet events = vm.eventQueue().remove();
            current = events;
            for (Event event : events) {
                switch (event) {
                    case ClassPrepareEvent e -> set(e.referenceType());
                    case BreakpointEvent e -> {
                        thread = e.thread();
                        return where(e.location());
                    }
                    case StepEvent e -> {
                        vm.eventRequestManager().deleteEventRequest(e.request());
                        thread = e.thread();
                        return where(e.location());
                    }
                    case VMDeathEvent _, VMDisconnectEvent _ -> {
                        return null;
                    }
                    default -> {}
                }
            }
            events.resume();
        }
    }

    private void set(ReferenceType type) throws AbsentInformationException {
        for (int line : wanted.getOrDefault(type.name(), new int[0])) {
            for (Location location : type.locationsOfLine(line))
                vm.eventRequestManager().createBreakpointRequest(location).enable();
        }
    }

    private static String where(Location location) {
        return location.method().name() + ":" + location.lineNumber();
    }

    /** Steps over a line, or into what it calls. */
    @Nullable
    String step(boolean into) throws Exception {
        StepRequest request = vm.eventRequestManager()
                .createStepRequest(
                        stopped(), StepRequest.STEP_LINE, into ? StepRequest.STEP_INTO : StepRequest.STEP_OVER);
        request.addClassFilter("shaders.*");
        request.enable();
        return go();
    }

    private ThreadReference stopped() {
        ThreadReference at = thread;
        if (at == null) throw new IllegalStateException("the program is not stopped");
        return at;
    }

    /** The methods of the shader on the stack, innermost first. */
    List<String> stack() throws IncompatibleThreadStateException {
        return stopped().frames().stream()
                .filter(f -> f.location().declaringType().name().startsWith("shaders."))
                .map(f -> where(f.location()))
                .collect(Collectors.toList());
    }

    String sourceFile() throws Exception {
        return stopped().frame(0).location().sourceName();
    }

    /** The variables that are seen, as text. */
    Map<String, String> variables() throws Exception {
        Map<String, String> all = new LinkedHashMap<>();
        StackFrame frame = stopped().frame(0);
        for (LocalVariable v : frame.visibleVariables()) all.put(v.name(), text(frame.getValue(v)));
        return all;
    }

    /** The static fields of the shader, as text. */
    Map<String, String> globals() throws Exception {
        Map<String, String> all = new LinkedHashMap<>();
        ReferenceType type = stopped().frame(0).location().declaringType();
        for (Field f : type.fields()) all.put(f.name(), text(type.getValue(f)));
        return all;
    }

    void set(String variable, float value) throws Exception {
        StackFrame frame = stopped().frame(0);
        frame.setValue(frame.visibleVariableByName(variable), vm.mirrorOf(value));
    }

    private static String text(@Nullable Value value) {
        return switch (value) {
            case StringReference s -> s.value();
            case ArrayReference a ->
                a.getValues().stream().map(ShaderDebugger::text).collect(Collectors.joining(", ", "[", "]"));
            case ObjectReference o -> {
                List<String> parts = new ArrayList<>();
                for (Field f : o.referenceType().fields()) parts.add(text(o.getValue(f)));
                String name = o.referenceType().name();
                yield name.substring(name.lastIndexOf('.') + 1) + "(" + String.join(", ", parts) + ")";
            }
            case null -> "null";
            default -> value.toString();
        };
    }

    @Override
    public void close() {
        vm.process().destroyForcibly();
    }
}
