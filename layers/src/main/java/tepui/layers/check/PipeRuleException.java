package tepui.layers.check;

/** Violation of a rule of the contract by a call. */
public final class PipeRuleException extends IllegalArgumentException {
    private final Rule rule;
    private final String call;
    private final String argument;

    PipeRuleException(Rule rule, String call, String argument, String found) {
        super(call + ": " + argument + " " + found + " [" + rule + ": " + rule.statement() + "; " + rule.remedy()
                + "]");
        this.rule = rule;
        this.call = call;
        this.argument = argument;
    }

    public Rule rule() {
        return rule;
    }

    /** The method that was called. */
    public String call() {
        return call;
    }

    /** The argument, or the piece of state, that is wrong. */
    public String argument() {
        return argument;
    }
}
