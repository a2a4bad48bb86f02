package tepui.layers.check;

import java.util.Set;

/** Reporter of violations: the one place that makes exceptions, so that a rule that holds allocates nothing. */
final class Violations {
    private final RuleSink sink;
    private final Set<Rule> muted;

    Violations(RuleSink sink, Set<Rule> muted) {
        this.sink = sink;
        this.muted = Set.copyOf(muted);
    }

    void broken(Rule rule, String call, String argument, String found) {
        if (!muted.contains(rule)) sink.broken(new PipeRuleException(rule, call, argument, found));
    }
}
