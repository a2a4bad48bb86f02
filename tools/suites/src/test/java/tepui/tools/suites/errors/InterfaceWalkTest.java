package tepui.tools.suites.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/** Programs say of their interfaces what Mesa says of them. */
@Needs(Need.MESA_GL)
class InterfaceWalkTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ifDraw",
                "ifDual",
                "ifVertexAlone",
                "ifFragmentAlone",
                "ifBlocksAlone",
                "ifSeparable",
                "ifSeparableFragment",
                "ifControl",
                "ifEvaluation",
                "ifGeometry",
                "ifCompute",
                "ifSubroutines",
                "ifCaptured",
                "ifEs",
                "ifEsVertex",
                "ifEsFragment",
                "ifOld",
                "ifOldData"
            })
    void interfacesAreToldAsMesaTellsThem(String setup) throws IOException {
        assertEquals("", differences(new ErrorTable("interfaces.txt"), setup));
    }

    @Test
    void interfacesOfRandomProgramsAreToldAsMesaTellsThem() throws IOException {
        Seeds seeds = new Seeds("InterfaceWalkTest", 12);
        StringBuilder wrong = new StringBuilder();
        while (seeds.hasNext()) {
            String text = RandomInterface.table(seeds.next());
            ErrorTable table = new ErrorTable("interfaces.txt");
            table.read(new BufferedReader(new StringReader(text)));
            String different = differences(table, "random");
            if (!different.isEmpty())
                wrong.append(seeds).append(":\n").append(different).append(text);
        }
        assertEquals("", wrong.toString());
    }

    private static String differences(ErrorTable table, String setup) throws IOException {
        Map<String, String> mine = new TreeMap<>();
        Map<String, String> other = new TreeMap<>();
        Set<String> both = new TreeSet<>();
        try (GlHost host = new TepuiHost("soft")) {
            both.addAll(ask(host, table, setup, Set.of(), mine));
        }
        try (GlHost host = new MesaHost()) {
            both.retainAll(ask(host, table, setup, Set.of(), other));
            ask(host, table, setup, both, other);
        }
        try (GlHost host = new TepuiHost("soft")) {
            ask(host, table, setup, both, mine);
        }
        Set<String> all = new TreeSet<>(mine.keySet());
        all.addAll(other.keySet());
        List<Pattern> known = GetterWalkTest.known("mesa-interfaces.txt");
        StringBuilder wrong = new StringBuilder();
        for (String question : all) {
            String a = mine.getOrDefault(question, "not there");
            String b = other.getOrDefault(question, "not there");
            String line = question + ": " + a + " | " + b;
            if (!a.equals(b) && known.stream().noneMatch(p -> p.matcher(line).find()))
                wrong.append(line).append('\n');
        }
        return wrong.toString();
    }

    /** The names of all resources; with {@code lookUps}, answers to their names, and without, to their properties. */
    private static Set<String> ask(
            GlHost host, ErrorTable table, String name, Set<String> lookUps, Map<String, String> to) {
        ErrorTable.Setup setup = table.setup(name);
        try (CallScript calls = new CallScript(host);
                GlHost.Session session = host.open(setup.profile(), setup.version(), 32, 32)) {
            assertNotNull(session);
            calls.begin();
            calls.error();
            for (String s : setup.statements()) {
                calls.run(table, s);
                assertEquals("GL_NO_ERROR", CallScript.errorName(calls.error()), host.name() + ": " + s);
            }
            InterfaceWalk walk = new InterfaceWalk(calls, setup.profile(), (int) calls.variable("p"));
            if (lookUps.isEmpty()) walk.properties();
            else walk.lookUps(lookUps);
            to.putAll(walk.answers());
            return walk.names();
        }
    }
}
