package tepui.layers.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import tepui.pipe.Caps;

/** Collection of cases: for a rule, a call that breaks it and its legal twin, on a device of some capabilities. */
final class RuleCases {
    /** One pair. Both run on a fresh bench each; the set-up is legal. */
    record Case(
            Rule rule, Consumer<Caps> caps, IntUnaryOperator formats, Consumer<Bench> illegal, Consumer<Bench> legal) {}

    private final List<Case> cases = new ArrayList<>();

    List<Case> all() {
        return cases;
    }

    void add(Rule rule, Consumer<Bench> illegal, Consumer<Bench> legal) {
        cases.add(new Case(rule, caps -> {}, bits -> bits, illegal, legal));
    }

    /** The illegal call breaks the rule because of what the device lacks; on the full device it is legal. */
    void lacking(Rule rule, Consumer<Caps> caps, Consumer<Bench> call) {
        cases.add(new Case(rule, caps, bits -> bits, call, call));
    }

    void lackingFormats(Rule rule, int missing, Consumer<Bench> call) {
        cases.add(new Case(rule, caps -> {}, bits -> bits & ~missing, call, call));
    }
}
