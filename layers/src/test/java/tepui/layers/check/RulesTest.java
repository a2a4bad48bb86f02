package tepui.layers.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.tools.kit.scene.PlainObjects;

/** Each rule is reported where it is broken, and its legal twin passes. */
class RulesTest {
    private static List<RuleCases.Case> cases() {
        RuleCases cases = new RuleCases();
        CreationCases.add(cases);
        BindingCases.add(cases);
        WorkCases.add(cases);
        TransferCases.add(cases);
        QueryCases.add(cases);
        return cases.all();
    }

    @TestFactory
    List<DynamicTest> brokenRulesAreReported() {
        List<DynamicTest> tests = new ArrayList<>();
        int number = 0;
        for (RuleCases.Case c : cases()) {
            tests.add(dynamicTest(number++ + " " + c.rule(), () -> {
                Bench bench = new Bench(RuleSink.THROW, c.caps(), c.formats());
                PipeRuleException e =
                        assertThrows(PipeRuleException.class, () -> c.illegal().accept(bench));
                assertEquals(c.rule(), e.rule(), e.getMessage());
                assertTrue(e.getMessage().startsWith(e.call() + ": " + e.argument() + " "), e.getMessage());
                assertTrue(e.getMessage().contains(c.rule().remedy()), e.getMessage());
            }));
        }
        return tests;
    }

    @TestFactory
    List<DynamicTest> legalTwinsPass() {
        List<DynamicTest> tests = new ArrayList<>();
        int number = 0;
        for (RuleCases.Case c : cases()) {
            tests.add(dynamicTest(number++ + " " + c.rule(), () -> c.legal().accept(Bench.throwing())));
        }
        return tests;
    }

    @Test
    void everyRuleHasACase() {
        Set<Rule> missing = EnumSet.allOf(Rule.class);
        for (RuleCases.Case c : cases()) missing.remove(c.rule());
        assertEquals(Set.of(), missing);
    }

    @Test
    void aSinkThatReturnsLetsTheCallGoOn() {
        List<Rule> broken = new ArrayList<>();
        Bench b = new Bench(e -> broken.add(e.rule()), caps -> {}, bits -> bits);
        b.ready();
        b.context.setScissor(0, 0, 0, 4, 4);
        b.context.draw(Primitive.PATCHES, 0, 3);
        assertEquals(List.of(Rule.PATCHES), broken);
        assertEquals(1, b.context.counters().draws);
    }

    @Test
    void mutedRulesAreNotReported() {
        CheckingDevice device = new CheckingDevice(PlainObjects.nullDevice(), RuleSink.THROW, Set.of(Rule.TARGETS_SET));
        var context = device.createContext();
        context.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
        context.draw(Primitive.POINTS, 0, 1);
        assertEquals(1, context.counters().draws);
    }

    @Test
    void aBrokenCallDoesNotReachTheDevice() {
        Bench b = Bench.throwing().ready();
        assertThrows(PipeRuleException.class, () -> b.context.draw(Primitive.PATCHES, 0, 3));
        assertEquals(0, b.context.counters().draws);
        b.draw();
        assertEquals(1, b.context.counters().draws);
    }

    @Test
    void theMessageNamesCallArgumentRuleAndRemedy() {
        Bench b = Bench.throwing();
        PipeRuleException e = assertThrows(PipeRuleException.class, () -> b.context.setScissor(0, 1, 2, -3, 4));
        assertEquals(
                "setScissor: size is -3 x 4 [SCISSOR_VALUES: a scissor's size is at least 0 x 0; clamp what the program gave]",
                e.getMessage());
    }

    @Test
    void theTableInTheDocsIsUpToDate() throws IOException {
        StringBuilder table = new StringBuilder();
        for (Rule.Topic topic : Rule.Topic.values()) {
            table.append("\n## ")
                    .append(topic.text())
                    .append("\n\n| rule | what must hold | otherwise |\n|---|---|---|\n");
            for (Rule rule : Rule.values()) {
                if (rule.topic() != topic) continue;
                table.append("| `").append(rule).append("` | ").append(rule.statement());
                table.append(" | ").append(rule.remedy()).append(" |\n");
            }
        }
        Path page = Path.of(System.getProperty("tepui.root"), "docs/rules.md");
        String text = Files.readString(page);
        int start = text.indexOf("\n## ");
        String found = text.substring(start < 0 ? text.length() : start);
        Path fresh = Path.of("target", "rules.md");
        Files.createDirectories(fresh.getParent());
        Files.writeString(fresh, text.substring(0, text.length() - found.length()) + table);
        assertEquals(table.toString(), found, () -> "docs/rules.md is stale; " + fresh.toAbsolutePath() + " is not");
    }
}
