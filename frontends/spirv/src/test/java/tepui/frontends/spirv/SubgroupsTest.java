package tepui.frontends.spirv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Instructions and variables of subgroups, as the reference compiler writes them: eight invocations, each with words of its own. */
@Needs(Need.GLSLANG)
final class SubgroupsTest {
    private static final int INVOCATIONS = 8;

    private static byte[] module(String statements) {
        String[] names = {"basic", "vote", "arithmetic", "ballot", "shuffle", "shuffle_relative", "clustered", "quad"};
        StringBuilder head = new StringBuilder("#version 450\n");
        for (String name : names)
            head.append("#extension GL_KHR_shader_subgroup_").append(name).append(" : require\n");
        return Modules.compiled(
                "comp",
                head + "layout(local_size_x=8) in;layout(std430,binding=0) buffer B{uint w[];};"
                        + "void main(){uint i=gl_SubgroupInvocationID;uint at=i;" + statements + "}",
                "1.3");
    }

    /** What the expression of {@code i} is for each invocation. */
    private static void gives(String expression, int... expected) {
        byte[] module = module("w[at]=uint(" + expression + ");");
        assertArrayEquals(expected, Modules.words(module, INVOCATIONS, Map.of()), expression);
    }

    @Test
    void variablesAreAskedFor() {
        gives("gl_SubgroupSize", 32, 32, 32, 32, 32, 32, 32, 32);
        gives("gl_SubgroupID+gl_NumSubgroups", 1, 1, 1, 1, 1, 1, 1, 1);
        gives("gl_SubgroupEqMask.x", 1, 2, 4, 8, 16, 32, 64, 128);
        gives("gl_SubgroupGtMask.x>>24", 255, 255, 255, 255, 255, 255, 255, 255);
        gives("gl_SubgroupLeMask.x", 1, 3, 7, 15, 31, 63, 127, 255);
        gives("gl_SubgroupLtMask.x", 0, 1, 3, 7, 15, 31, 63, 127);
        gives("gl_SubgroupGeMask.x&255u", 255, 254, 252, 248, 240, 224, 192, 128);
    }

    @Test
    void votesAndBallotsAreOfAll() {
        gives("subgroupElect()", 1, 0, 0, 0, 0, 0, 0, 0);
        gives("subgroupAny(i==7u)&&!subgroupAll(i==7u)&&subgroupAllEqual(vec2(1,2))", 1, 1, 1, 1, 1, 1, 1, 1);
        gives("subgroupBallot(i%3u==0u).x", 73, 73, 73, 73, 73, 73, 73, 73);
        gives("subgroupInverseBallot(uvec4(73,0,0,0))", 1, 0, 0, 1, 0, 0, 1, 0);
        gives("subgroupBallotBitExtract(uvec4(0,0,146,0),i+64u)", 0, 1, 0, 0, 1, 0, 0, 1);
        gives("subgroupBallotBitCount(uvec4(73,0,0,0))", 3, 3, 3, 3, 3, 3, 3, 3);
        gives("subgroupBallotInclusiveBitCount(uvec4(73,0,0,0))", 1, 1, 1, 2, 2, 2, 3, 3);
        gives("subgroupBallotExclusiveBitCount(uvec4(73,0,0,0))", 0, 1, 1, 1, 2, 2, 2, 3);
        gives("subgroupBallotFindLSB(uvec4(72,0,0,0))", 3, 3, 3, 3, 3, 3, 3, 3);
        gives("subgroupBallotFindMSB(uvec4(72,0,0,0))", 6, 6, 6, 6, 6, 6, 6, 6);
    }

    @Test
    void valuesComeFromOthers() {
        gives("subgroupBroadcast(i+10u,3u)", 13, 13, 13, 13, 13, 13, 13, 13);
        gives("subgroupBroadcastFirst(dvec2(i,i+5u)).y", 5, 5, 5, 5, 5, 5, 5, 5);
        gives("subgroupShuffle(i+10u,7u-i)", 17, 16, 15, 14, 13, 12, 11, 10);
        gives("subgroupShuffleXor(vec2(i),2u).y", 2, 3, 0, 1, 6, 7, 4, 5);
        gives("subgroupShuffleUp(i,i<2u?0u:2u)", 0, 1, 0, 1, 2, 3, 4, 5);
        gives("subgroupShuffleDown(i%2u==0u,i==7u?0u:1u)", 0, 1, 0, 1, 0, 1, 0, 0);
        gives("subgroupQuadSwapHorizontal(i)", 1, 0, 3, 2, 5, 4, 7, 6);
        gives("subgroupQuadSwapVertical(i)", 2, 3, 0, 1, 6, 7, 4, 5);
        gives("subgroupQuadSwapDiagonal(i)", 3, 2, 1, 0, 7, 6, 5, 4);
        gives("subgroupQuadBroadcast(i,1u)", 1, 1, 1, 1, 5, 5, 5, 5);
    }

    @Test
    void valuesArePutTogether() {
        gives("subgroupAdd(i)", 28, 28, 28, 28, 28, 28, 28, 28);
        gives("int(subgroupMin(int(i)-3))+5", 2, 2, 2, 2, 2, 2, 2, 2);
        gives("subgroupMax(float(i))", 7, 7, 7, 7, 7, 7, 7, 7);
        gives("subgroupMax(uint(int(i)-1))==~0u", 1, 1, 1, 1, 1, 1, 1, 1);
        gives("subgroupInclusiveMul(double(i+1u))", 1, 2, 6, 24, 120, 720, 5040, 40320);
        gives("subgroupExclusiveAdd(i)", 0, 0, 1, 3, 6, 10, 15, 21);
        gives("subgroupExclusiveOr(1u<<i)", 0, 1, 3, 7, 15, 31, 63, 127);
        gives("subgroupClusteredAdd(i,2u)", 1, 1, 5, 5, 9, 9, 13, 13);
        gives("subgroupClusteredXor(i==1u,4u)", 1, 1, 1, 1, 0, 0, 0, 0);
        gives("subgroupClusteredAnd(i|8u,4u)", 8, 8, 8, 8, 12, 12, 12, 12);
    }

    /** A barrier of the subgroup orders memory, and is none of the workgroup. */
    @Test
    void barriersAreOfTheSubgroup() {
        byte[] module = module("w[at]=i;if(i<4u){subgroupBarrier();subgroupMemoryBarrierBuffer();}w[at]+=1u;");
        assertArrayEquals(new int[] {1, 2, 3, 4, 5, 6, 7, 8}, Modules.words(module, INVOCATIONS, Map.of()));
    }

    @Test
    void capabilitiesAreTheDevices() {
        byte[] module = module("w[at]=subgroupShuffle(i,0u);");
        SpirvCompiler.Result result = SpirvCompiler.specialize(
                module, Stage.COMPUTE, "main", Map.of(), new SpirvCompiler.Features(15, false, false), false);
        assertEquals(SpirvCompiler.Outcome.REFUSED, result.outcome());
        assertTrue(result.log().contains("capability 65"), result.log());
        result = SpirvCompiler.specialize(
                module, Stage.COMPUTE, "main", Map.of(), new SpirvCompiler.Features(1 | 16, false, false), false);
        assertEquals(SpirvCompiler.Outcome.DONE, result.outcome(), result.log());
    }
}
