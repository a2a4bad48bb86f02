package tepui.testing;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Condition of JUnit that decides about {@link Needs} before the test's class is set up. */
final class NeedsCondition implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Needs needs = AnnotationSupport.findAnnotation(context.getElement(), Needs.class)
                .orElse(null);
        if (needs == null) return ConditionEvaluationResult.enabled("needs nothing");
        for (Need need : needs.value()) {
            if (need.isPresent()) continue;
            if (need.skipsAreFailures()) throw new AssertionError(need.whyAbsent());
            return ConditionEvaluationResult.disabled(need.whyAbsent());
        }
        return ConditionEvaluationResult.enabled("all needs are there");
    }
}
