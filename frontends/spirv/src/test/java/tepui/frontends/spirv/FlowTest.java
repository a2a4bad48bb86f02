package tepui.frontends.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.pass.Pipeline;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Blocks and branches become regions: choices, loops and switches with what they carry and where they leave. */
@Needs(Need.SPIRV_AS)
final class FlowTest {
    private final Modules.Compute compute = new Modules.Compute();

    @Test
    void aPhiTakesTheValueOfTheSideThatRan() {
        compute.gives("""
                %c = OpULessThan %bool %u_2 %u_3
                OpSelectionMerge %meet None
                OpBranchConditional %c %yes %no
                %yes = OpLabel
                OpBranch %meet
                %no = OpLabel
                OpBranch %meet
                %meet = OpLabel
                %p = OpPhi %uint %u_7 %yes %u_9 %no
                u> %p
                """, 7);
    }

    @Test
    void phisOfALoopChangePlacesAtOnce() {
        compute.gives("""
                OpBranch %loop
                %loop = OpLabel
                %a = OpPhi %uint %u_1 %start %b %again
                %b = OpPhi %uint %u_2 %start %a %again
                %i = OpPhi %uint %u_0 %start %next %again
                %c = OpULessThan %bool %i %u_3
                OpLoopMerge %done %again None
                OpBranchConditional %c %body %done
                %body = OpLabel
                OpBranch %again
                %again = OpLabel
                %next = OpIAdd %uint %i %u_1
                OpBranch %loop
                %done = OpLabel
                u> %a
                u> %b
                u> %i
                """, 2, 1, 3);
    }

    /** The sum of the odd numbers below 10, but for 7, whose round ends early. */
    @Test
    void continueRunsWhatStandsBeforeTheNextRound() {
        compute.gives("""
                %sum = OpVariable %fuint Function %u_0
                OpBranch %loop
                %loop = OpLabel
                %i = OpPhi %uint %u_1 %start %next %again
                OpLoopMerge %done %again None
                OpBranch %test
                %test = OpLabel
                %seven = OpIEqual %bool %i %u_7
                OpSelectionMerge %rest None
                OpBranchConditional %seven %again %rest
                %rest = OpLabel
                %old = OpLoad %uint %sum
                %new = OpIAdd %uint %old %i
                OpStore %sum %new
                OpBranch %again
                %again = OpLabel
                %next = OpIAdd %uint %i %u_2
                %more = OpULessThan %bool %next %u_10
                OpBranchConditional %more %loop %done
                %done = OpLabel
                %s = OpLoad %uint %sum
                u> %s
                """, 1 + 3 + 5 + 9);
    }

    private static String switchOver(String selector, String cases) {
        return """
                %v = OpVariable %fuint Function %u_0
                OpSelectionMerge %meet None
                OpSwitch SELECTOR %other 1 %one 2 %two 5 %two
                CASES
                %meet = OpLabel
                %r = OpLoad %uint %v
                u> %r
                """.replace("SELECTOR", selector).replace("CASES", cases);
    }

    private static final String CLOSED = """
            %one = OpLabel
            OpStore %v %u_11
            OpBranch %meet
            %two = OpLabel
            OpStore %v %u_12
            OpBranch %meet
            %other = OpLabel
            OpStore %v %u_13
            OpBranch %meet
            """;

    @Test
    void aSwitchTakesTheCaseOfItsValueOrTheDefault() {
        compute.gives(switchOver("%u_1", CLOSED), 11);
        compute.gives(switchOver("%u_5", CLOSED), 12);
        compute.gives(switchOver("%u_9", CLOSED), 13);
    }

    @Test
    void casesRunIntoEachOther() {
        String falling = """
                %one = OpLabel
                OpStore %v %u_11
                OpBranch %two
                %two = OpLabel
                %x = OpLoad %uint %v
                %y = OpIAdd %uint %x %u_5
                OpStore %v %y
                OpBranch %meet
                %other = OpLabel
                OpStore %v %u_13
                OpBranch %meet
                """;
        compute.gives(switchOver("%u_1", falling), 16);
        compute.gives(switchOver("%u_2", falling), 5);
        compute.gives(switchOver("%u_3", falling), 13);
    }

    /** A case leaves the loop, another begins the next round, from within a switch that is left early as well. */
    @Test
    void aSwitchLeavesTheLoopAround() {
        compute.gives("""
                %n = OpVariable %fuint Function %u_0
                OpBranch %loop
                %loop = OpLabel
                %i = OpPhi %uint %u_0 %start %next %again
                OpLoopMerge %done %again None
                OpBranch %choose
                %choose = OpLabel
                OpSelectionMerge %meet None
                OpSwitch %i %other 1 %one 2 %two 4 %four
                %one = OpLabel
                OpBranch %again
                %two = OpLabel
                %o = OpLoad %uint %n
                %o2 = OpIAdd %uint %o %u_20
                OpStore %n %o2
                %c = OpULessThan %bool %o %u_1
                OpSelectionMerge %inner None
                OpBranchConditional %c %meet %inner
                %inner = OpLabel
                OpBranch %other
                %four = OpLabel
                OpBranch %done
                %other = OpLabel
                %p = OpLoad %uint %n
                %p2 = OpIAdd %uint %p %u_3
                OpStore %n %p2
                OpBranch %meet
                %meet = OpLabel
                %q = OpLoad %uint %n
                %q2 = OpIAdd %uint %q %u_1
                OpStore %n %q2
                OpBranch %again
                %again = OpLabel
                %next = OpIAdd %uint %i %u_1
                OpBranch %loop
                %done = OpLabel
                %r = OpLoad %uint %n
                u> %r
                u> %i
                """, 4 + 24 + 4, 4);
    }

    @Test
    void aResultIsSeenBehindAChoiceWhoseOtherSideLeft() {
        compute.gives("""
                %c = OpULessThan %bool %u_3 %u_2
                OpSelectionMerge %meet None
                OpBranchConditional %c %leave %stay
                %leave = OpLabel
                OpReturn
                %stay = OpLabel
                %x = OpIAdd %uint %u_3 %u_4
                OpBranch %meet
                %meet = OpLabel
                %y = OpIAdd %uint %x %u_1
                u> %y
                """, 8);
    }

    @Test
    void functionsReturnFromLoopsAndWriteWhatTheyAreGiven() {
        compute.globals = "%ft = OpTypeFunction %uint %fuint %uint";
        compute.functions = """
                %f = OpFunction %uint None %ft
                %p = OpFunctionParameter %fuint
                %limit = OpFunctionParameter %uint
                %fstart = OpLabel
                OpBranch %floop
                %floop = OpLabel
                %k = OpPhi %uint %u_0 %fstart %knext %fagain
                OpLoopMerge %fdone %fagain None
                OpBranch %fbody
                %fbody = OpLabel
                OpStore %p %k
                %stop = OpUGreaterThanEqual %bool %k %limit
                OpSelectionMerge %frest None
                OpBranchConditional %stop %fleave %frest
                %fleave = OpLabel
                %twice = OpIAdd %uint %k %k
                OpReturnValue %twice
                %frest = OpLabel
                OpBranch %fagain
                %fagain = OpLabel
                %knext = OpIAdd %uint %k %u_1
                OpBranch %floop
                %fdone = OpLabel
                OpUnreachable
                OpFunctionEnd
                """;
        compute.gives("""
                %v = OpVariable %fuint Function
                %a = OpFunctionCall %uint %f %v %u_4
                %b = OpLoad %uint %v
                u> %a
                u> %b
                """, 8, 4);
    }

    @Test
    void controlFlowThatIsNotStructuredIsRefused() {
        String log = Modules.refused(compute.module("""
                OpBranchConditional %true %a %b
                %a = OpLabel
                OpBranch %c
                %b = OpLabel
                OpBranch %c
                %c = OpLabel
                OpBranch %d
                %d = OpLabel
                """), Stage.COMPUTE);
        assertTrue(log.contains("reached in two ways"), log);
    }

    @Test
    void aKillOutsideOfLoopsLeavesNeighboursTheirDerivatives() {
        byte[] module = Modules.assembled("""
                OpCapability Shader
                OpMemoryModel Logical GLSL450
                OpEntryPoint Fragment %main "main" %in %out
                OpExecutionMode %main OriginLowerLeft
                OpDecorate %in Location 0
                OpDecorate %out Location 0
                %void = OpTypeVoid
                %fn = OpTypeFunction %void
                %bool = OpTypeBool
                %float = OpTypeFloat 32
                %pin = OpTypePointer Input %float
                %pout = OpTypePointer Output %float
                %zero = OpConstant %float 0
                %in = OpVariable %pin Input
                %out = OpVariable %pout Output
                %main = OpFunction %void None %fn
                %start = OpLabel
                %x = OpLoad %float %in
                %c = OpFOrdLessThan %bool %x %zero
                OpSelectionMerge %meet None
                OpBranchConditional %c %kill %meet
                %kill = OpLabel
                OpKill
                %meet = OpLabel
                %d = OpDPdx %float %x
                OpStore %out %d
                OpReturn
                OpFunctionEnd
                """);
        var program = Modules.linked(Modules.shader(module, Stage.FRAGMENT, Map.of()));
        Shader code = program.shaders().get(Stage.FRAGMENT);
        assertEquals(1, count(code.entry.body(), Op.DEMOTE_IF));
        assertEquals(1, count(code.entry.body(), Op.RETURN));
    }

    @Test
    void aLoopBehindAKillEnds() {
        byte[] module = Modules.assembled("""
                OpCapability Shader
                OpMemoryModel Logical GLSL450
                OpEntryPoint Fragment %main "main" %in %out
                OpExecutionMode %main OriginLowerLeft
                OpDecorate %in Location 0
                OpDecorate %out Location 0
                %void = OpTypeVoid
                %fn = OpTypeFunction %void
                %bool = OpTypeBool
                %float = OpTypeFloat 32
                %pin = OpTypePointer Input %float
                %pout = OpTypePointer Output %float
                %zero = OpConstant %float 0
                %nine = OpConstant %float 9
                %in = OpVariable %pin Input
                %out = OpVariable %pout Output
                %main = OpFunction %void None %fn
                %start = OpLabel
                %x = OpLoad %float %in
                %c = OpFOrdEqual %bool %x %zero
                OpSelectionMerge %meet None
                OpBranchConditional %c %kill %meet
                %kill = OpLabel
                OpKill
                %meet = OpLabel
                OpBranch %loop
                %loop = OpLabel
                %sum = OpPhi %float %zero %meet %next %again
                %less = OpFOrdLessThan %bool %sum %nine
                OpLoopMerge %done %again None
                OpBranchConditional %less %again %done
                %again = OpLabel
                %next = OpFAdd %float %sum %x
                OpBranch %loop
                %done = OpLabel
                OpStore %out %sum
                OpReturn
                OpFunctionEnd
                """);
        Shader code = Modules.linked(Modules.shader(module, Stage.FRAGMENT, Map.of()))
                .shaders()
                .get(Stage.FRAGMENT);
        Pipeline.standard(true).run(code);
        assertTrue(code.endsDemotedLoops);
    }

    private static int count(Region region, Op op) {
        int n = 0;
        for (Instr i : region.body) {
            if (i.op == op) n++;
            for (Region r : i.regions) n += count(r, op);
        }
        return n;
    }
}
