package tepui.layers.check;

/** Receiver of violations. One that returns lets the call go on to the device, which may refuse it in its own way. */
@FunctionalInterface
public interface RuleSink {
    /** The call does not happen; the caller gets the exception. */
    RuleSink THROW = broken -> {
        throw broken;
    };

    void broken(PipeRuleException broken);
}
