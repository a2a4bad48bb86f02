package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** ARB_shader_ballot, ARB_shader_clock and EXT_shader_realtime_clock: what invocations that run together know of each other, and the time. */
final class SubgroupsTest {
    private static final int INVOCATIONS = 96;
    private static final String INT64 = "#extension GL_ARB_gpu_shader_int64 : require\n";

    private final GlLab lab =
            new GlLab(ContextAttributes.core(4, 5).withSize(16, 16).withSamples(0));

    private void needs(String extension) {
        boolean found = false;
        int count = lab.name(s -> GL.glGetIntegerv(GL_NUM_EXTENSIONS, s));
        for (int i = 0; i < count; i++) {
            MemorySegment name = MemorySegment.ofAddress(GL.glGetStringi(GL_EXTENSIONS, i));
            found |= name.reinterpret(256).getString(0).equals(extension);
        }
        Assumptions.assumeTrue(found, "the device has no " + extension);
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private static String head(String extension) {
        return "#version 450\n" + INT64 + "#extension " + extension + " : require\n";
    }

    /** Runs one workgroup; each invocation leaves {@code words} words. */
    private int[] run(String head, int words, String body) {
        int shader = lab.shader(
                GL_COMPUTE_SHADER,
                head + "layout(local_size_x=" + INVOCATIONS + ") in;layout(std430,binding=0) buffer B{uint w[];};"
                        + "void main(){uint i=gl_LocalInvocationIndex;uint at=i*" + words + "u;" + body + "}");
        assertEquals(1, lab.name(s -> GL.glGetShaderiv(shader, GL_COMPILE_STATUS, s)));
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, shader);
        GL.glLinkProgram(program);
        GL.glUseProgram(program);
        int buffer = lab.name(s -> GL.glGenBuffers(1, s));
        GL.glBindBuffer(GL_SHADER_STORAGE_BUFFER, buffer);
        int bytes = 4 * words * INVOCATIONS;
        GL.glBufferData(GL_SHADER_STORAGE_BUFFER, bytes, 0, GL_DYNAMIC_READ);
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, buffer);
        GL.glDispatchCompute(1, 1, 1);
        GL.glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        MemorySegment s = lab.memory(bytes);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, bytes, s.address());
        lab.noError();
        return s.asSlice(0, bytes).toArray(ValueLayout.JAVA_INT);
    }

    private static long wide(int[] words, int at) {
        return words[at] & 0xffffffffL | (long) words[at + 1] << 32;
    }

    private int compiles(String source) {
        int shader = lab.shader(GL_COMPUTE_SHADER, source);
        return lab.name(s -> GL.glGetShaderiv(shader, GL_COMPILE_STATUS, s));
    }

    @Test
    void ballotsHaveABitForEachInvocation() {
        needs("GL_ARB_shader_ballot");
        int[] w = run(
                head("GL_ARB_shader_ballot"),
                6,
                "w[at]=gl_SubGroupSizeARB;w[at+1u]=gl_SubGroupInvocationARB;w[at+2u]=readFirstInvocationARB(i);"
                        + "uvec2 b=unpackUint2x32(ballotARB((i*7u%5u)<2u));w[at+3u]=b.x;w[at+4u]=b.y;"
                        + "w[at+5u]=uint(bitCount(unpackUint2x32(ballotARB(true)).x)+bitCount(unpackUint2x32(ballotARB(true)).y));");
        Map<Integer, Long> bits = new HashMap<>();
        Map<Integer, Integer> count = new HashMap<>();
        for (int i = 0; i < INVOCATIONS; i++) {
            int size = w[6 * i];
            int own = w[6 * i + 1];
            assertTrue(size >= 1 && size <= 64, "a subgroup of " + size);
            assertTrue(own >= 0 && own < size, "invocation " + own + " of " + size);
            if (i * 7 % 5 < 2) bits.merge(w[6 * i + 2], 1L << own, Long::sum);
            count.merge(w[6 * i + 2], 1, Integer::sum);
        }
        for (int i = 0; i < INVOCATIONS; i++) {
            assertEquals(bits.getOrDefault(w[6 * i + 2], 0L), wide(w, 6 * i + 3), "ballot of " + i);
            assertEquals(count.get(w[6 * i + 2]), w[6 * i + 5], "invocations beside " + i);
        }
    }

    @Test
    void ballotsAreOfThoseThatAreThere() {
        needs("GL_ARB_shader_ballot");
        int[] w = run(
                head("GL_ARB_shader_ballot"),
                4,
                "uint first=readFirstInvocationARB(i);w[at]=first;w[at+1u]=0u;w[at+2u]=0u;w[at+3u]=99u;"
                        + "if(i%3u==1u){uvec2 b=unpackUint2x32(ballotARB(true));w[at+1u]=b.x;w[at+2u]=b.y;"
                        + "w[at+3u]=readFirstInvocationARB(uvec2(i,1)).x-first;}");
        Map<Integer, Integer> members = new HashMap<>();
        for (int i = 0; i < INVOCATIONS; i++) if (i % 3 == 1) members.merge(w[4 * i], 1, Integer::sum);
        for (int i = 0; i < INVOCATIONS; i++) {
            if (i % 3 != 1) continue;
            int first = w[4 * i];
            assertEquals(members.get(first), Long.bitCount(wide(w, 4 * i + 1)), "invocations with " + i);
            assertEquals(Math.floorMod(1 - first, 3), w[4 * i + 3], "the first with " + i);
        }
    }

    @Test
    void valuesOfAnotherInvocationAreRead() {
        needs("GL_ARB_shader_ballot");
        int[] w = run(
                head("GL_ARB_shader_ballot"),
                5,
                "w[at]=readFirstInvocationARB(i);w[at+1u]=readInvocationARB(i,0u);"
                        + "uint last=readFirstInvocationARB(min(gl_SubGroupSizeARB,2u)-1u);w[at+2u]=last;"
                        + "w[at+3u]=floatBitsToUint(readInvocationARB(vec3(1,uintBitsToFloat(i*2u+8388608u),3),last).y)-8388608u;"
                        + "w[at+4u]=uint(readInvocationARB(ivec2(-int(i),5),last).y);");
        for (int i = 0; i < INVOCATIONS; i++) {
            int first = w[5 * i];
            assertEquals(first, w[5 * i + 1], "the first of " + i);
            assertEquals(2 * (first + w[5 * i + 2]), w[5 * i + 3], "a vector's component at " + i);
            assertEquals(5, w[5 * i + 4]);
        }
    }

    @Test
    void masksAreOfTheOwnInvocation() {
        needs("GL_ARB_shader_ballot");
        StringBuilder body = new StringBuilder("w[at]=gl_SubGroupSizeARB;w[at+1u]=gl_SubGroupInvocationARB;uvec2 m;");
        String[] names = {"Eq", "Ge", "Gt", "Le", "Lt"};
        for (int k = 0; k < names.length; k++) {
            body.append("m=unpackUint2x32(gl_SubGroup").append(names[k]).append("MaskARB);w[at+");
            body.append(2 + 2 * k).append("u]=m.x;w[at+").append(3 + 2 * k).append("u]=m.y;");
        }
        int[] w = run(head("GL_ARB_shader_ballot"), 12, body.toString());
        for (int i = 0; i < INVOCATIONS; i++) {
            int size = w[12 * i];
            int own = w[12 * i + 1];
            for (int bit = 0; bit < 64; bit++) {
                boolean there = bit < size;
                boolean[] wanted = {bit == own, there && bit >= own, there && bit > own, bit <= own, bit < own};
                for (int k = 0; k < wanted.length; k++) {
                    boolean set = (wide(w, 12 * i + 2 + 2 * k) >>> bit & 1) != 0;
                    assertEquals(wanted[k], set, names[k] + " of " + own + ", bit " + bit);
                }
            }
        }
    }

    /** Votes in a shader that has ballots are of the same invocations. */
    @Test
    void votesAgreeWithBallots() {
        needs("GL_ARB_shader_ballot");
        needs("GL_ARB_shader_group_vote");
        int[] w = run(
                head("GL_ARB_shader_ballot") + "#extension GL_ARB_shader_group_vote : require\n",
                4,
                "uint64_t none=packUint2x32(uvec2(0));bool yes=i<40u;"
                        + "w[at]=uint(anyInvocationARB(yes));w[at+1u]=uint(ballotARB(yes)!=none);"
                        + "w[at+2u]=uint(allInvocationsARB(yes));w[at+3u]=uint(ballotARB(!yes)==none);");
        for (int i = 0; i < INVOCATIONS; i++) {
            assertEquals(w[4 * i + 1], w[4 * i], "any of " + i);
            assertEquals(w[4 * i + 3], w[4 * i + 2], "all of " + i);
        }
    }

    /** One fragment of each subgroup counts for all of them: none is left out, and none that is outside of the triangle counts. */
    @Test
    void fragmentsAreCountedByTheirFirst() {
        needs("GL_ARB_shader_ballot");
        int vertex = lab.shader(
                GL_VERTEX_SHADER,
                "#version 450\nvoid main(){int c=gl_VertexID%3;gl_Position=vec4(c==1?3:-1,c==2?3:-1,0,1);}");
        int fragment = lab.shader(
                GL_FRAGMENT_SHADER,
                head("GL_ARB_shader_ballot")
                        + "layout(std430,binding=0) buffer B{uint sum;};layout(location=0) out vec4 c;void main(){c=vec4(1);"
                        + "uvec2 b=unpackUint2x32(ballotARB(!gl_HelperInvocation));"
                        + "uint low=b.x!=0u?uint(findLSB(b.x)):32u+uint(findLSB(b.y));"
                        + "if(gl_SubGroupInvocationARB==low)atomicAdd(sum,uint(bitCount(b.x)+bitCount(b.y)));}");
        GL.glUseProgram(GlLab.program(vertex, fragment));
        int buffer = lab.name(s -> GL.glGenBuffers(1, s));
        GL.glBindBuffer(GL_SHADER_STORAGE_BUFFER, buffer);
        MemorySegment zero = lab.memory(4);
        zero.set(ValueLayout.JAVA_INT, 0, 0);
        GL.glBufferData(GL_SHADER_STORAGE_BUFFER, 4, zero.address(), GL_DYNAMIC_READ);
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, buffer);
        int vao = lab.name(s -> GL.glGenVertexArrays(1, s));
        GL.glBindVertexArray(vao);
        GL.glEnable(GL_SCISSOR_TEST);
        GL.glScissor(0, 0, 13, 11);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        GL.glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 4, zero.address());
        lab.noError();
        assertEquals(13 * 11, zero.get(ValueLayout.JAVA_INT, 0));
    }

    @Test
    void namesAreThereWithTheirExtension() {
        needs("GL_ARB_shader_ballot");
        String head = head("GL_ARB_shader_ballot") + "layout(local_size_x=1) in;";
        assertEquals(1, compiles(head + "void main(){uint a=gl_SubGroupSizeARB+gl_SubGroupInvocationARB;}"));
        assertEquals(0, compiles(head + "void main(){gl_SubGroupInvocationARB=1u;}"));
        assertEquals(0, compiles(head + "const uint a=gl_SubGroupSizeARB;void main(){}"));
        assertEquals(0, compiles("#version 450\nlayout(local_size_x=1) in;void main(){uint a=gl_SubGroupSizeARB;}"));
        assertEquals(0, compiles("#version 450\nlayout(local_size_x=1) in;void main(){ballotARB(true);}"));
    }

    /** What the time is before and after some work: later, and not the same for ever. */
    private void clock(String extension, String words, String whole) {
        needs(extension);
        int[] w = run(
                head(extension),
                6,
                "uvec2 a=" + words + "();float f=float(i);for(int k=0;k<3000;k++)f=sin(f)+1.0;"
                        + "uvec2 b=unpackUint2x32(" + whole + "());w[at]=a.x;w[at+1u]=a.y;w[at+2u]=b.x;w[at+3u]=b.y;"
                        + "w[at+4u]=floatBitsToUint(f);");
        for (int i = 0; i < INVOCATIONS; i++) {
            long before = wide(w, 6 * i);
            long after = wide(w, 6 * i + 2);
            assertTrue(after - before >= 0, "from " + before + " to " + after);
            assertNotEquals(before, after, "the clock stands still");
        }
    }

    @Test
    void theClockOfASubgroupGoesOn() {
        clock("GL_ARB_shader_clock", "clock2x32ARB", "clockARB");
    }

    @Test
    void theClockOfTheDeviceGoesOn() {
        clock("GL_EXT_shader_realtime_clock", "clockRealtime2x32EXT", "clockRealtimeEXT");
    }
}
