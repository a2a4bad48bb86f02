package tepui.tools.cli;

/**
 * An option of a command.
 *
 * @param name with its dashes
 * @param value how its value is called in the help; empty for an option without one
 */
record Option(String name, String value, String help) {
    /** Which driver; the same for all commands that open a device. */
    static final Option DRIVER =
            new Option("--driver", "D", "the driver to use: see './tepui info'; the best one there is when left out");

    /** Which of a driver's devices. */
    static final Option DEVICE = new Option(
            "--device",
            "DEVICE",
            "the device to use: its number in './tepui info', its UUID, or a part of its name; the first when left out");

    /** Which device shows windows. */
    static final Option SHOW_ON = new Option(
            "--show-on",
            "DEVICE",
            "the device that shows windows, where another one draws; DRIVER:DEVICE names its driver too, as in soft:0");

    static final Option SHOW_WAIT = new Option(
            "--show-wait", "", "each picture is waited for until that device has it; without, two may be on their way");

    /** Layers in front of the device; the same for all commands that draw. */
    static final Option LAYERS = new Option(
            "--layers",
            "LIST",
            "layers in front of the driver, the first nearest to the program: log=FILE (- for standard error), binlog=FILE, "
                    + "record=FILE, check, check=report, mute=RULE, count, count=N, hud=A+B, pipelines=FILE; see './tepui help layers'");

    /** The command stream in front of the driver. */
    static final Option STREAM = new Option(
            "--stream",
            "MODE",
            "the command stream: threaded, sync, inline or off; what TEPUI_STREAM says, or threaded, when left out");

    /** When a device counts as hung. */
    static final Option HANG = new Option(
            "--hang",
            "MS",
            "milliseconds that the device may work on one batch before it counts as lost; 10000 when left out");

    /** Figures over the picture. */
    static final Option HUD = new Option(
            "--hud",
            "LIST",
            "figures over the picture: fps, frametime, draws, waits, compiles, barriers, memory, gc ... or full, or events for none, and csv=FILE, "
                    + "scale=N; what TEPUI_HUD says when left out; see './tepui help hud'");

    /** Which frame goes to a file for {@code inspect}. */
    static final Option CAPTURE = new Option(
            "--capture", "N", "write frame N to a file for './tepui inspect': its calls and all that they need");

    static final Option CAPTURE_TO = new Option("--capture-to", "FILE", "that file; frame-N.tepui when left out");

    /** Text of the option in the help. */
    String shown() {
        return value.isEmpty() ? name : name + " " + value;
    }
}
