package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** GL_KHR_shader_subgroup: what is announced, and each function beside what the words of the others give. */
final class ShaderSubgroupsTest {
    private static final int INVOCATIONS = 80;
    private static final String[] NAMES = {
        "basic", "vote", "arithmetic", "ballot", "shuffle", "shuffle_relative", "clustered", "quad"
    };
    /** What each invocation leaves at first: the size, its number, its subgroup's number and how many there are. */
    private static final int HEAD = 4;

    private final GlLab lab =
            new GlLab(ContextAttributes.core(4, 5).withSize(16, 16).withSamples(0));

    @AfterEach
    void close() {
        lab.close();
    }

    private boolean announced() {
        int count = lab.name(s -> GL.glGetIntegerv(GL_NUM_EXTENSIONS, s));
        for (int i = 0; i < count; i++) {
            MemorySegment name = MemorySegment.ofAddress(GL.glGetStringi(GL_EXTENSIONS, i));
            if (name.reinterpret(256).getString(0).equals("GL_KHR_shader_subgroup")) return true;
        }
        return false;
    }

    /** Asks for the feature; the test is left out where the device has none. */
    private void needs(int feature) {
        Assumptions.assumeTrue(announced(), "the device has no GL_KHR_shader_subgroup");
        int features = lab.name(s -> GL.glGetIntegerv(GL_SUBGROUP_SUPPORTED_FEATURES_KHR, s));
        Assumptions.assumeTrue((features & feature) != 0, "the device's subgroups lack the feature " + feature);
    }

    private static String extensions(String... names) {
        StringBuilder s = new StringBuilder("#version 450\n");
        for (String name : names)
            s.append("#extension GL_KHR_shader_subgroup_").append(name).append(" : require\n");
        return s.toString();
    }

    /** What invocations leave, {@code words} each behind the head. */
    private record Words(int[] all, int words) {
        int of(int invocation, int word) {
            return all[invocation * (words + HEAD) + HEAD + word];
        }

        int size(int invocation) {
            return all[invocation * (words + HEAD)];
        }

        int number(int invocation) {
            return all[invocation * (words + HEAD) + 1];
        }

        int subgroup(int invocation) {
            return all[invocation * (words + HEAD) + 2];
        }

        int subgroups(int invocation) {
            return all[invocation * (words + HEAD) + 3];
        }

        /** The invocations that run with this one, in the order of their numbers. */
        List<Integer> beside(int invocation) {
            List<Integer> found = new ArrayList<>();
            for (int i = 0; i < INVOCATIONS; i++) if (subgroup(i) == subgroup(invocation)) found.add(i);
            found.sort((a, b) -> number(a) - number(b));
            return found;
        }
    }

    /** Runs a workgroup whose invocations leave words by {@code body}: {@code w[at]} is the first, {@code i} the invocation. */
    private Words run(int words, String body, String... extensions) {
        int shader = lab.shader(
                GL_COMPUTE_SHADER,
                extensions(extensions) + "layout(local_size_x=" + INVOCATIONS
                        + ") in;layout(std430,binding=0) buffer B{uint w[];};shared uint a[192];void main(){uint i=gl_LocalInvocationIndex;uint at=i*"
                        + (words + HEAD) + "u;w[at]=gl_SubgroupSize;w[at+1u]=gl_SubgroupInvocationID;"
                        + "w[at+2u]=gl_SubgroupID;w[at+3u]=gl_NumSubgroups;at+=4u;" + body + "}");
        assertEquals(1, lab.name(s -> GL.glGetShaderiv(shader, GL_COMPILE_STATUS, s)));
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, shader);
        GL.glLinkProgram(program);
        GL.glUseProgram(program);
        int buffer = lab.name(s -> GL.glGenBuffers(1, s));
        GL.glBindBuffer(GL_SHADER_STORAGE_BUFFER, buffer);
        int bytes = 4 * (words + HEAD) * INVOCATIONS;
        GL.glBufferData(GL_SHADER_STORAGE_BUFFER, bytes, 0, GL_DYNAMIC_READ);
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, buffer);
        GL.glDispatchCompute(1, 1, 1);
        GL.glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        MemorySegment s = lab.memory(bytes);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, bytes, s.address());
        lab.noError();
        return new Words(s.asSlice(0, bytes).toArray(ValueLayout.JAVA_INT), words);
    }

    private int compiles(int stage, String source) {
        int shader = lab.shader(stage, source);
        return lab.name(s -> GL.glGetShaderiv(shader, GL_COMPILE_STATUS, s));
    }

    @Test
    void valuesSayWhatThereIs() {
        Assumptions.assumeTrue(announced(), "the device has no GL_KHR_shader_subgroup");
        int size = lab.name(s -> GL.glGetIntegerv(GL_SUBGROUP_SIZE_KHR, s));
        assertTrue(size >= 1 && size <= 64 && Integer.bitCount(size) == 1, "a subgroup of " + size);
        int stages = lab.name(s -> GL.glGetIntegerv(GL_SUBGROUP_SUPPORTED_STAGES_KHR, s));
        assertNotEquals(0, stages & GL_COMPUTE_SHADER_BIT);
        int features = lab.name(s -> GL.glGetIntegerv(GL_SUBGROUP_SUPPORTED_FEATURES_KHR, s));
        int least = GL_SUBGROUP_FEATURE_BASIC_BIT_KHR;
        assertEquals(least, features & least);
        int all = lab.name(s -> GL.glGetIntegerv(GL_SUBGROUP_QUAD_ALL_STAGES_KHR, s));
        if (all != 0) assertNotEquals(0, features & GL_SUBGROUP_FEATURE_QUAD_BIT_KHR);
        lab.noError();
    }

    /** A name that has its bit is there with its macro, and brings the first one's; one without is unknown. */
    @Test
    void namesFollowTheFeatures() {
        boolean there = announced();
        int features = there ? lab.name(s -> GL.glGetIntegerv(GL_SUBGROUP_SUPPORTED_FEATURES_KHR, s)) : 0;
        for (int k = 0; k < NAMES.length; k++) {
            String name = "GL_KHR_shader_subgroup_" + NAMES[k];
            String body = "layout(local_size_x=1) in;void main(){uint a=gl_SubgroupSize;subgroupBarrier();}";
            assertEquals(
                    features >> k & 1,
                    compiles(GL_COMPUTE_SHADER, extensions(NAMES[k]) + "#ifndef " + name + "\n#error\n#endif\n" + body),
                    name);
        }
        assertEquals(
                0,
                compiles(
                        GL_COMPUTE_SHADER,
                        "#version 450\nlayout(local_size_x=1) in;void main(){uint a=gl_SubgroupSize;}"));
        if (!there) return;
        String basic = extensions("basic");
        assertEquals(0, compiles(GL_VERTEX_SHADER, basic + "void main(){uint a=gl_SubgroupID;}"));
        assertEquals(1, compiles(GL_VERTEX_SHADER, basic + "void main(){uint a=gl_SubgroupInvocationID;}"));
        assertEquals(0, compiles(GL_VERTEX_SHADER, basic + "void main(){subgroupMemoryBarrierShared();}"));
        assertEquals(0, compiles(GL_VERTEX_SHADER, basic + "void main(){bool a=subgroupAny(true);}"));
    }

    @Test
    void openGlEsHasTheSame() {
        boolean there = announced();
        try (GlLab es = new GlLab(ContextAttributes.es(3, 1).withSize(16, 16))) {
            MemorySegment names = MemorySegment.ofAddress(GL.glGetString(GL_EXTENSIONS));
            boolean announced = names.reinterpret(100_000).getString(0).contains("GL_KHR_shader_subgroup ");
            assertEquals(there, announced);
            int shader = es.shader(
                    GL_COMPUTE_SHADER,
                    "#version 310 es\n#extension GL_KHR_shader_subgroup_ballot : require\nlayout(local_size_x=1) in;"
                            + "void main(){uint a=subgroupBallotBitCount(subgroupBallot(true))+gl_SubgroupSize;}");
            assertEquals(there ? 1 : 0, es.name(s -> GL.glGetShaderiv(shader, GL_COMPILE_STATUS, s)));
            if (!there) return;
            int size = es.name(s -> GL.glGetIntegerv(GL_SUBGROUP_SIZE_KHR, s));
            assertTrue(size >= 1 && size <= 64, "a subgroup of " + size);
            es.noError();
        }
    }

    @Test
    void invocationsHaveNumbers() {
        needs(GL_SUBGROUP_FEATURE_BASIC_BIT_KHR);
        Words w = run(1, "w[at]=subgroupElect()?1u:0u;", "basic");
        int size = lab.name(s -> GL.glGetIntegerv(GL_SUBGROUP_SIZE_KHR, s));
        int elected = 0;
        for (int i = 0; i < INVOCATIONS; i++) {
            assertTrue(w.size(i) <= size, "the size of " + i);
            assertTrue(w.number(i) >= 0 && w.number(i) < w.size(i), "the number of " + i);
            assertTrue(w.subgroup(i) >= 0 && w.subgroup(i) < w.subgroups(i), "the subgroup of " + i);
            assertEquals(w.beside(i).getFirst() == i ? 1 : 0, w.of(i, 0), "whether " + i + " is elected");
            elected += w.of(i, 0);
        }
        assertEquals(w.subgroups(0), elected);
    }

    /** Shared memory that one invocation of a subgroup writes is there for the others behind the barrier. */
    @Test
    void barriersOrderMemory() {
        needs(GL_SUBGROUP_FEATURE_BASIC_BIT_KHR);
        Words w = run(
                1,
                "uint o=gl_SubgroupID*gl_SubgroupSize;a[o+gl_SubgroupInvocationID]=i*3u+1u;subgroupBarrier();"
                        + "w[at]=a[o+(gl_SubgroupInvocationID^1u)];"
                        + "subgroupMemoryBarrier();subgroupMemoryBarrierBuffer();subgroupMemoryBarrierImage();"
                        + "subgroupMemoryBarrierShared();",
                "basic");
        for (int i = 0; i < INVOCATIONS; i++) expected(w, i, 0, w.number(i) ^ 1, w.beside(i), 1, 3);
    }

    @Test
    void votesAreOfTheSubgroup() {
        needs(GL_SUBGROUP_FEATURE_VOTE_BIT_KHR);
        Words w = run(
                6,
                "w[at]=uint(subgroupAny(i==5u));w[at+1u]=uint(subgroupAll(i!=5u));"
                        + "w[at+2u]=uint(subgroupAllEqual(gl_SubgroupID));w[at+3u]=uint(subgroupAllEqual(vec3(1,2,i==70u)));"
                        + "w[at+4u]=uint(subgroupAllEqual(bvec2(true,i==70u)));w[at+5u]=uint(subgroupAllEqual(double(i==70u)));",
                "vote");
        for (int i = 0; i < INVOCATIONS; i++) {
            List<Integer> all = w.beside(i);
            assertEquals(all.contains(5) ? 1 : 0, w.of(i, 0), "any of " + i);
            assertEquals(all.contains(5) ? 0 : 1, w.of(i, 1), "all of " + i);
            assertEquals(1, w.of(i, 2), "equal of " + i);
            int same = all.contains(70) && all.size() > 1 ? 0 : 1;
            for (int k = 3; k < 6; k++) assertEquals(same, w.of(i, k), "equal of " + i + ", word " + k);
        }
    }

    @Test
    void ballotsAreLookedAt() {
        needs(GL_SUBGROUP_FEATURE_BALLOT_BIT_KHR);
        Words w = run(
                12,
                "uvec4 b=subgroupBallot(i%3u==0u);w[at]=b.x;w[at+1u]=b.y;w[at+2u]=b.z|b.w;w[at+3u]=uint(subgroupInverseBallot(b));"
                        + "w[at+4u]=uint(subgroupBallotBitExtract(b,gl_SubgroupInvocationID));"
                        + "w[at+5u]=subgroupBallotBitCount(uvec4(b.xy,~0u,~0u));w[at+6u]=subgroupBallotInclusiveBitCount(b);"
                        + "w[at+7u]=subgroupBallotExclusiveBitCount(b);w[at+8u]=b.x+b.y==0u?99u:subgroupBallotFindLSB(b);"
                        + "w[at+9u]=b.x+b.y==0u?99u:subgroupBallotFindMSB(b);w[at+10u]=subgroupBroadcast(i,0u);"
                        + "w[at+11u]=uint(subgroupBroadcastFirst(dvec2(i,i*2u)).y);",
                "ballot");
        for (int i = 0; i < INVOCATIONS; i++) {
            long bits = 0;
            for (int k : w.beside(i)) if (k % 3 == 0) bits |= 1L << w.number(k);
            int own = w.number(i);
            int first = w.beside(i).getFirst();
            int[] expected = {
                (int) bits,
                (int) (bits >>> 32),
                0,
                (int) (bits >>> own & 1),
                (int) (bits >>> own & 1),
                Long.bitCount(bits),
                Long.bitCount(bits & (2L << own) - 1),
                Long.bitCount(bits & (1L << own) - 1),
                bits == 0 ? 99 : Long.numberOfTrailingZeros(bits),
                bits == 0 ? 99 : 63 - Long.numberOfLeadingZeros(bits),
                first,
                2 * first
            };
            for (int k = 0; k < expected.length; k++) assertEquals(expected[k], w.of(i, k), "word " + k + " of " + i);
        }
    }

    @Test
    void masksAreOfTheOwnInvocation() {
        needs(GL_SUBGROUP_FEATURE_BALLOT_BIT_KHR);
        String[] names = {"Eq", "Ge", "Gt", "Le", "Lt"};
        StringBuilder body = new StringBuilder("uvec4 m;");
        for (int k = 0; k < names.length; k++) {
            body.append("m=gl_Subgroup")
                    .append(names[k])
                    .append("Mask;w[at+")
                    .append(2 * k)
                    .append("u]=m.x;");
            body.append("w[at+").append(2 * k + 1).append("u]=m.y|m.z|m.w;");
        }
        Words w = run(10, body.toString(), "ballot");
        for (int i = 0; i < INVOCATIONS; i++) {
            long own = 1L << w.number(i);
            long there = -1L >>> 64 - w.size(i);
            long[] expected = {own, there & -own, there & -own & ~own, own - 1 | own, own - 1};
            for (int k = 0; k < expected.length; k++) {
                assertEquals((int) expected[k], w.of(i, 2 * k), names[k] + " of " + i);
                assertEquals((int) (expected[k] >>> 32), w.of(i, 2 * k + 1), names[k] + " of " + i);
            }
        }
    }

    @Test
    void valuesAreShuffled() {
        needs(GL_SUBGROUP_FEATURE_SHUFFLE_BIT_KHR);
        Words w = run(
                5,
                "uint n=gl_SubgroupSize-1u,o=gl_SubgroupInvocationID;w[at]=subgroupShuffle(i,(o*5u+1u)&n);"
                        + "w[at+1u]=subgroupShuffleXor(uvec3(i,i+1u,i+2u),1u).z;w[at+2u]=uint(subgroupShuffle(o==0u,0u));"
                        + "w[at+3u]=o<2u?77u:0u;uint up=subgroupShuffleUp(i,2u);if(o>=2u)w[at+3u]=up;"
                        + "w[at+4u]=uint(subgroupShuffleDown(dvec2(i,2u*i),1u).y);",
                "shuffle",
                "shuffle_relative");
        for (int i = 0; i < INVOCATIONS; i++) {
            List<Integer> all = w.beside(i);
            int own = w.number(i);
            expected(w, i, 0, own * 5 + 1 & w.size(i) - 1, all, 0, 1);
            expected(w, i, 1, own ^ 1, all, 2, 1);
            assertEquals(1, w.of(i, 2), "of the first of " + i);
            if (own >= 2) expected(w, i, 3, own - 2, all, 0, 1);
            else assertEquals(77, w.of(i, 3));
            expected(w, i, 4, own + 1, all, 0, 2);
        }
    }

    /** The word is that of the invocation with the number, where there is one. */
    private static void expected(Words w, int i, int word, int number, List<Integer> all, int plus, int times) {
        for (int k : all)
            if (w.number(k) == number) assertEquals(k * times + plus, w.of(i, word), "word " + word + " of " + i);
    }

    @Test
    void quadsAreFour() {
        needs(GL_SUBGROUP_FEATURE_QUAD_BIT_KHR);
        Words w = run(
                6,
                "w[at]=subgroupQuadSwapHorizontal(i);w[at+1u]=uint(subgroupQuadSwapVertical(vec2(0,i)).y);"
                        + "w[at+2u]=uint(subgroupQuadSwapDiagonal(double(i)));w[at+3u]=subgroupQuadBroadcast(i,2u);"
                        + "w[at+4u]=uint(subgroupQuadSwapHorizontal(gl_SubgroupInvocationID%2u==0u));"
                        + "uint k=i-i+1u;w[at+5u]=subgroupQuadBroadcast(i,k);",
                "quad");
        for (int i = 0; i < INVOCATIONS; i++) {
            List<Integer> all = w.beside(i);
            int own = w.number(i);
            expected(w, i, 0, own ^ 1, all, 0, 1);
            expected(w, i, 1, own ^ 2, all, 0, 1);
            expected(w, i, 2, own ^ 3, all, 0, 1);
            expected(w, i, 3, own & ~3 | 2, all, 0, 1);
            assertEquals(own % 2, w.of(i, 4));
            expected(w, i, 5, own & ~3 | 1, all, 0, 1);
        }
    }

    /** In fragments a quad's four are neighbours in x and y. */
    @Test
    void quadsOfFragmentsAreSquares() {
        needs(GL_SUBGROUP_FEATURE_QUAD_BIT_KHR);
        int vertex = lab.shader(
                GL_VERTEX_SHADER,
                "#version 450\nvoid main(){int c=gl_VertexID%3;gl_Position=vec4(c==1?3:-1,c==2?3:-1,0,1);}");
        int fragment = lab.shader(
                GL_FRAGMENT_SHADER,
                extensions("quad") + "layout(location=0) out vec4 c;void main(){ivec2 p=ivec2(gl_FragCoord.xy);"
                        + "ivec2 x=subgroupQuadSwapHorizontal(p),y=subgroupQuadSwapVertical(p),d=subgroupQuadSwapDiagonal(p);"
                        + "c=vec4(x==(p^ivec2(1,0)),y==(p^ivec2(0,1)),d==(p^1),1);}");
        GL.glUseProgram(GlLab.program(vertex, fragment));
        int vao = lab.name(s -> GL.glGenVertexArrays(1, s));
        GL.glBindVertexArray(vao);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        MemorySegment pixels = lab.memory(16 * 16 * 4);
        GL.glReadPixels(0, 0, 16, 16, GL_RGBA, GL_UNSIGNED_BYTE, pixels.address());
        lab.noError();
        for (int i = 0; i < 256; i++) assertEquals(-1, pixels.getAtIndex(ValueLayout.JAVA_INT, i), "pixel " + i);
    }

    private static final String[] OPERATIONS = {"Add", "Mul", "Min", "Max", "And", "Or", "Xor"};

    private static IntBinaryOperator operator(String name) {
        return switch (name) {
            case "Add" -> Integer::sum;
            case "Mul" -> (a, b) -> a * b;
            case "Min" -> Math::min;
            case "Max" -> Math::max;
            case "And" -> (a, b) -> a & b;
            case "Or" -> (a, b) -> a | b;
            default -> (a, b) -> a ^ b;
        };
    }

    /** Whether the value of one has a part in another's result. */
    private interface Part {
        boolean has(int from, int to);
    }

    private void sums(String prefix, String more, String extension, Part part) {
        // Small odd numbers of both signs, so that products of floats and doubles differ from 0 and stay exact where
        // they are compared.
        String value = "int v=(int(i)*7%5)-2;int u=v==0?3:v;";
        StringBuilder body = new StringBuilder(value);
        for (int k = 0; k < OPERATIONS.length; k++)
            body.append("w[at+")
                    .append(k)
                    .append("u]=uint(subgroup")
                    .append(prefix)
                    .append(OPERATIONS[k])
                    .append("(u")
                    .append(more)
                    .append("));");
        String call = "subgroup" + prefix;
        body.append("w[at+7u]=uint(int(")
                .append(call)
                .append("Add(vec2(0,u)")
                .append(more)
                .append(").y));");
        body.append("w[at+8u]=uint(int(")
                .append(call)
                .append("Add(dvec2(0,u)")
                .append(more)
                .append(").y));");
        body.append("w[at+9u]=uint(")
                .append(call)
                .append("Xor(u==3")
                .append(more)
                .append("));");
        body.append("w[at+10u]=uint(")
                .append(call)
                .append("Max(uint(u)")
                .append(more)
                .append("));");
        Words w = run(11, body.toString(), extension);
        for (int i = 0; i < INVOCATIONS; i++) {
            for (int k = 0; k < 11; k++) {
                String name = k < 7 ? OPERATIONS[k] : k == 9 ? "Xor" : k == 10 ? "Max" : "Add";
                IntBinaryOperator op = operator(name);
                Integer sum = null;
                for (int from : w.beside(i)) {
                    if (!part.has(w.number(from), w.number(i))) continue;
                    int v = from * 7 % 5 - 2;
                    int u = v == 0 ? 3 : v;
                    if (k == 9) u = u == 3 ? 1 : 0;
                    // Unsigned: the order is that of the numbers with the highest bit turned round.
                    if (k == 10) u ^= Integer.MIN_VALUE;
                    sum = sum == null ? u : op.applyAsInt(sum, u);
                }
                if (sum == null) sum = identity(k, name);
                else if (k == 10) sum ^= Integer.MIN_VALUE;
                assertEquals(sum, w.of(i, k), prefix + name + ", word " + k + " of " + i);
            }
        }
    }

    private static int identity(int word, String name) {
        if (word == 10) return 0;
        return switch (name) {
            case "Mul" -> 1;
            case "Min" -> Integer.MAX_VALUE;
            case "Max" -> Integer.MIN_VALUE;
            case "And" -> -1;
            default -> 0;
        };
    }

    @Test
    void valuesArePutTogether() {
        needs(GL_SUBGROUP_FEATURE_ARITHMETIC_BIT_KHR);
        sums("", "", "arithmetic", (from, to) -> true);
        sums("Inclusive", "", "arithmetic", (from, to) -> from <= to);
        sums("Exclusive", "", "arithmetic", (from, to) -> from < to);
    }

    @Test
    void clustersArePutTogether() {
        needs(GL_SUBGROUP_FEATURE_CLUSTERED_BIT_KHR);
        sums("Clustered", ",1u", "clustered", (from, to) -> from == to);
        sums("Clustered", ",4u", "clustered", (from, to) -> from / 4 == to / 4);
        String head = extensions("clustered") + "layout(local_size_x=1) in;void main(){";
        assertEquals(1, compiles(GL_COMPUTE_SHADER, head + "const uint n=2u;int a=subgroupClusteredAdd(1,n*2u);}"));
        assertEquals(0, compiles(GL_COMPUTE_SHADER, head + "int a=subgroupClusteredAdd(1,3u);}"));
        assertEquals(0, compiles(GL_COMPUTE_SHADER, head + "int a=subgroupClusteredAdd(1,0u);}"));
        assertEquals(0, compiles(GL_COMPUTE_SHADER, head + "int a=subgroupClusteredAdd(1,gl_SubgroupSize);}"));
    }

    /** Invocations that are not there have no part in anything. */
    @Test
    void sumsAreOfThoseThatAreThere() {
        needs(GL_SUBGROUP_FEATURE_ARITHMETIC_BIT_KHR);
        Words w = run(
                2,
                "w[at]=0u;w[at+1u]=0u;if(i%3u==1u){w[at]=subgroupAdd(i);w[at+1u]=subgroupExclusiveAdd(1u);}",
                "arithmetic");
        for (int i = 1; i < INVOCATIONS; i += 3) {
            int sum = 0;
            int before = 0;
            for (int k : w.beside(i)) {
                if (k % 3 != 1) continue;
                sum += k;
                if (w.number(k) < w.number(i)) before++;
            }
            assertEquals(sum, w.of(i, 0), "sum at " + i);
            assertEquals(before, w.of(i, 1), "those before " + i);
        }
    }
}
