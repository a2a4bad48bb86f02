package tepui.frontends.gl.context;

/** Debug messages, groups and labels. */
abstract class DebugCalls extends GetCalls {
    DebugCalls(Setup setup) {
        super(setup);
    }
}
