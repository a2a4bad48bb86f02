package tepui.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule has a shader that breaks it, and the shader that they start from breaks none. */
class ValidatorTest {
    private static final String DECLARATIONS = """
            input @a: f32x4 location 0
            input @arr: f32[3] location 1
            input @n: i32 location 4 flat
            output @o: f32x4 location 0
            local @l: f32x3
            local @la: i32[4]
            uniform_buffer @u binding 0
            storage_buffer @s binding 0
            storage_buffer @sr binding 1 read_only
            storage_buffer @sw binding 2 write_only
            texture @t binding 0 shape 2d
            texture @ts binding 1 shape 2d shadow
            texture @tc binding 2 shape cube
            texture @tb binding 3 shape buffer
            texture @tm binding 4 shape 2d_ms
            texture @ti binding 5 shape 3d kind i32
            texture @tr binding 6 shape rect
            image @i binding 0 shape 2d
            image @ii binding 1 shape 2d kind i32
            image @im binding 2 shape 2d_ms
            image @ir binding 3 shape 2d kind i32 read_only
            """;
    private static final String VALUES = """
            %0: f32 = const 1.0
            %1: i32 = const 2
            %2: bool = const true
            %3: f32x2 = const 1.0, 2.0
            %4: f32x3 = const 1.0, 2.0, 3.0
            %5: f32x4 = const 1.0, 2.0, 3.0, 4.0
            %6: i32x2 = const 1, 2
            %7: i64 = const 1
            %8: f64 = const 1.0
            %9: i32x4 = const 1, 2, 3, 4
            """;

    private static String shader(String stage, String declarations, String body) {
        return "shader " + stage + " \"t\" {\n" + declarations
                + "func @f(%0: f32) -> (i32) {\n%1: i32 = const 1\nreturn %1\n}\n" + "entry func @main() {\n" + VALUES
                + body + "\n}\n}\n";
    }

    private static List<String> problems(String text) {
        return Validator.problems(Parser.parse(text));
    }

    private static void good(String body) {
        assertEquals(List.of(), problems(shader("fragment", DECLARATIONS, body + "\nreturn")), body);
    }

    private static void bad(String body, String expected) {
        badRaw("fragment", DECLARATIONS, body + "\nreturn", expected);
    }

    private static void badRaw(String stage, String declarations, String body, String expected) {
        List<String> problems = problems(shader(stage, declarations, body));
        for (String p : problems) {
            if (p.contains(expected)) return;
        }
        fail("'" + body + declarations + "' gave " + problems + ", without '" + expected + "'");
    }

    private static void badDeclaration(String stage, String declaration, String expected) {
        badRaw(stage, declaration + "\n", "return", expected);
    }

    private static void goodDeclaration(String stage, String declaration) {
        assertEquals(List.of(), problems(shader(stage, declaration + "\n", "return")));
    }

    @Test
    void validCodePasses() {
        good("%10: f32x4 = load_input @a\nstore_output.xz @o %10");
        good("%10: f32x4 = load_target @o\nstore_output.xyzw @o %10");
        good(
                "%10: f32 = load_input @arr %1\nstore_local.y @l %4\n%11: i32 = load_local @la %1\nstore_local.x @la %1, %1");
        good("%10: f32x3 = vec %0, %3\n%11: f32x2 = swizzle.zx %10\n%12: f32x3 = insert.z %10, %0");
        good(
                "%10: f32 = extract_dynamic %5, %1\n%11: f32x4 = insert_dynamic %5, %0, %1\n%12: f32x4 = select %2, %5, %5");
        good("%10: f32x4 = tex_sample @t coord %3\n%11: f32 = tex_sample @ts coord %3, ref %0, lod %0");
        good("%10: f32x4 = tex_sample @t coord %3, ddx %3, ddy %3, offset %6, min_lod %0");
        good(
                "%10: f32x4 = tex_fetch @t coord %6, lod %1\n%11: f32x4 = tex_fetch @tb coord %1\n%12: f32x4 = tex_fetch @tm coord %6, sample %1");
        good("%10: f32x4 = tex_gather.y @t coord %3, offset %6, offset1 %6, offset2 %6, offset3 %6");
        good(
                "%10: i32x3 = tex_size @ti lod %1\n%11: i32 = tex_levels @t\n%12: i32 = tex_samples @tm\n%13: f32x2 = tex_query_lod @t coord %3");
        good("%10: f32x4 = image_load @i %1, %6\nimage_store @i %1, %6, %10\n%11: f32x4 = image_load @im %1, %6, %1");
        good(
                "%10: i32 = image_atomic.add @ii %1, %6, %1\n%11: f32 = image_atomic.exchange @i %1, %6, %0\n%12: i32x2 = image_size @i %1\n%13: i32 = image_samples @im %1");
        good(
                "%10: f32x4 = load_uniform @u %1, %1\n%11: i32 = atomic_storage.compare_exchange @s %1, %1, %1, %1\n%12: i32 = buffer_size @u %1\nstore_storage.xy @sw %1, %1, %3");
        good("%10: i32 = call @f %0\ndemote_if %2\n%11: bool = is_helper\n%12: bool = vote_any %2\nmemory_barrier.#7");
        good(
                "%10: i32 = shuffle %1, %1\n%11: f32 = read_quad.#6 %0\n%12: f32 = reduce.#25 %0\n%13: i32 = reduce.#64 %1");
        good("%10: f32x3 = ddx.fine %4\n%11: f32 = interp_offset @arr %1, %3\nintrinsic \"x\" resource @t %0");
        good(
                "%10: f32 = if %2 {\nyield %0\n} else {\n%11: f32 = loop (%12: i32 = %1) {\nif %2 {\nbreak %0\n} else {\nyield\n}\ncontinue %12\n}\nyield %11\n}");
        good(
                "%10: f64 = fadd %8, %8\n%11: i64 = i2i %1\n%12: f32 = fldexp %0, %1\n%13: i32 = ffrexp_exp %8\n%14: i64 = ishl %7, %1\n%15: f32 = fdot %4, %4");
    }

    @Test
    void valuesMustBeDefinedBeforeAndAround() {
        bad(
                "if %2 {\n%10: f32 = fneg %0\nyield\n} else {\nyield\n}\n%11: f32 = fneg %10",
                "operand 1 is not defined before");
        bad(
                "if %2 {\n%10: f32 = fneg %0\nyield\n} else {\n%11: f32 = fneg %10\nyield\n}",
                "operand 1 is not defined before");
        bad(
                "%10: f32 = loop {\nbreak %0\n}\n%12: i32 = loop (%11: f32 = %0) {\nbreak %1\n}\n%13: f32 = fneg %11",
                "operand 1 is not defined");
    }

    @Test
    void resultsAreNotVisibleInTheirOwnRegions() {
        Shader s = new Shader(Stage.VERTEX, "t");
        Builder b = new Builder(s);
        Value c = b.bool(true);
        Value[] r = b.ifElse(c, List.of(Type.BOOL), () -> b.yieldWith(c), () -> b.yieldWith(c));
        b.ret();
        s.entry.body().body.get(1).regions[0].body.getFirst().args[0] = r[0];
        assertTrue(Validator.problems(s).getFirst().contains("not defined before"));
    }

    @Test
    void nothingStandsTwice() {
        Shader s = new Shader(Stage.VERTEX, "t");
        Builder b = new Builder(s);
        b.f32(1);
        b.effect(Op.MEMORY_BARRIER, 1);
        b.ret();
        List<Instr> body = s.entry.body().body;
        body.add(0, body.get(1));
        assertTrue(Validator.problems(s).getFirst().contains("stands in two places"));
        body.removeFirst();
        body.add(1, new Instr(Op.FNEG, new Value[] {new Value(Type.F32)}, new Value[] {
            body.getFirst().result()
        }));
        body.add(2, new Instr(Op.FNEG, new Value[] {new Value(Type.F32)}, new Value[] {
            body.getFirst().result()
        }));
        assertEquals(List.of(), Validator.problems(s));
        body.get(2).args = body.get(1).args;
        assertTrue(Validator.problems(s).getFirst().contains("belongs to another instruction"));
        body.remove(2);
        body.remove(1);
        body.add(1, new Instr(Op.UNDEF, body.getFirst().results, new Value[0]));
        String problems = String.join("\n", Validator.problems(s));
        assertTrue(problems.contains("a value is defined twice"), problems);
        assertTrue(problems.contains("does not know the instruction"), problems);
    }

    @Test
    void terminators() {
        bad("return", "a terminator stands before the end");
        badRaw("fragment", "", "%10: f32 = fneg %0", "does not end with return");
        bad("if %2 {\n} else {\nyield\n}", "does not end with a terminator");
        bad("if %2 {\nyield %0\n} else {\nyield\n}", "gives [f32], must give []");
        bad("%10: f32 = if %2 {\nyield %1\n} else {\nyield %0\n}", "gives [i32], must give [f32]");
        bad("if %2 {\nbreak\n} else {\nyield\n}", "break is not in a loop");
        bad("if %2 {\ncontinue\n} else {\nyield\n}", "continue is not in a loop");
        bad("loop {\nyield\n}", "yield must end a region of 'if'");
        bad("loop {\nbreak %0\n}", "the loop's results");
        bad("loop (%10: f32 = %0) {\ncontinue %1\n}", "the loop's parameters");
        bad("if %2 {\nreturn %0\n} else {\nyield\n}", "the function's results");
        bad("if %2 {\nyield\n}", "has 1 regions, must have 2");
        bad("loop", "has 0 regions, must have 1");
        bad("%10: f32 = fneg %0 {\nyield\n}", "has 1 regions, must have 0");
        bad("loop (%10: f32 = %1) {\nbreak\n}", "first value 1 is i32, the parameter is f32");
        bad("if %0 {\nyield\n} else {\nyield\n}", "operand 1 is f32, must be bool");
    }

    @Test
    void deepNestingIsRefused() {
        Shader s = new Shader(Stage.VERTEX, "t");
        Builder b = new Builder(s);
        Value c = b.bool(true);
        Region at = b.region();
        for (int i = 0; i < 600; i++) {
            Instr instr = new Instr(Op.IF, new Value[0], new Value[] {c});
            instr.regions = new Region[] {new Region(), new Region()};
            instr.regions[1].body.add(new Instr(Op.YIELD, new Value[0], new Value[0]));
            at.body.add(instr);
            at.body.add(new Instr(i == 0 ? Op.RETURN : Op.YIELD, new Value[0], new Value[0]));
            at = instr.regions[0];
        }
        at.body.add(new Instr(Op.YIELD, new Value[0], new Value[0]));
        assertTrue(Validator.problems(s).getFirst().contains("more than 500 deep"));
    }

    @Test
    void recursionIsRefused() {
        String text =
                "shader vertex \"t\" {\nfunc @a() {\ncall @b\nreturn\n}\nfunc @b() {\ncall @a\nreturn\n}\nfunc @c() {\nreturn\n}\n"
                        + "entry func @main() {\ncall @c\nreturn\n}\n}";
        List<String> problems = problems(text);
        assertEquals(2, problems.size(), problems.toString());
        assertTrue(problems.getFirst().contains("'a' takes part in a recursion"));
    }

    @Test
    void shapesOfOperands() {
        bad("%10: f32 = fadd %0", "has 1 operands, must have 2");
        bad("%10: f32, %11: f32 = fneg %0", "has 2 results, must have 1");
        bad("%10: f32 = fadd %0, %1", "operand 2 is i32, must be f32");
        bad("%10: i32 = fneg %1", "the result is i32, must be f32 or f64");
        bad("%10: f64 = fsin %8", "must be f32");
        bad("%10: f32 = iadd %0, %0", "must be i32 or i64");
        bad("%10: i64 = imul_high %7, %7", "must be i32");
        bad("%10: i32 = band %1, %1", "must be bool");
        bad("%10: f32 = flt %0, %0", "the result is f32, must be bool");
        bad("%10: bool = flt %1, %1", "must be a float");
        bad("%10: bool = ilt %0, %0", "must be an integer");
        bad("%10: bool = ieq %1, %7", "operand 2 is i64, must be i32");
        bad("%10: i64 = ishl %7, %7", "operand 2 is i64, must be i32");
        bad("%10: f32 = ishl %0, %1", "must be an integer");
        bad("%10: i32x2 = f2i %0", "must have as many");
        bad("%10: i32 = f2i %1", "does not convert i32 to i32");
        bad("%10: i32 = i2f %1", "does not convert");
        bad("%10: f32 = f2f %0", "does not convert");
        bad("%10: i32 = i2i %1", "does not convert");
        bad("%10: f32 = b2f %1", "does not convert");
        bad("%10: i32 = b2i %1", "does not convert");
        bad("%10: f64 = bitcast %1", "does not convert");
        bad("%10: i32 = bitcast %2", "does not convert");
    }

    @Test
    void valueOperations() {
        bad("%10: f32x2 = const 1.0", "has 1 components, must have 2");
        bad("%10: f32 = const 0xffffffff80000000", "is not how f32 is held");
        bad("%10: bool = const 0x2", "is not how bool is held");
        bad("%10: i32 = const 0xffffffff", "is not how i32 is held");
        bad("%10: f32 = undef %0", "has 1 operands");
        bad("%10: f32x2 = vec %3", "must be at least 2");
        bad("%10: f32x4 = vec %0, %3", "2 operands have 3 components");
        bad("%10: f32x2 = vec %0, %1", "operand 2 is i32, must be f32");
        bad("%10: f32 = swizzle.y %0", "component 1 is picked, the operand has 1");
        bad("%10: i32 = swizzle.x %0", "must be f32");
        bad("%10: f32 = swizzle.#16 %5", "imm has bits beyond");
        bad("%10: f32x2 = insert.z %3, %0", "the component is 2, must be 0 to 1");
        bad("%10: f32x2 = insert.x %3, %1", "operand 2 is i32");
        bad("%10: i32 = extract_dynamic %5, %1", "the result is i32");
        bad("%10: f32 = extract_dynamic %5, %0", "operand 2 is f32, must be i32");
        bad("%10: f32x4 = insert_dynamic %5, %0, %0", "operand 3 is f32, must be i32");
        bad("%10: f32 = select %0, %0, %0", "operand 1 is f32, must be bool");
        bad("%10: f32 = select %2, %0, %1", "operand 3 is i32, must be f32");
        bad(
                "%10: i32x2 = undef\n%11: bool = ieq %1, %1\n%12: f32x2 = select %11, %3, %3\n%13: bool = any %12",
                "operand 1 is f32x2, must be boolx2");
        bad("%10: f32 = fldexp %0, %0", "operand 2 is f32, must be i32");
        bad("%10: i32 = fldexp %1, %1", "must be a float");
        bad("%10: i32 = ffrexp_exp %1", "must be a float");
        bad("%10: f32 = fdot %4, %5", "operand 2 is f32x4, must be f32x3");
        bad("%10: f32x3 = fdot %4, %4", "the result is f32x3, must be f32");
        bad("%10: i64 = pack_64 %1", "operand 1 is i32, must be i32x2");
        bad("%10: i32 = unpack_64 %7", "must be i32x2");
        bad("%10: i32 = pack_half_2x16 %0", "must be f32x2");
        bad("%10: f32x4 = unpack_unorm_2x16 %1", "must be f32x2");
        bad("%10: i32 = pack_snorm_4x8 %3", "must be f32x4");
        bad("%10: f32x2 = unpack_snorm_4x8 %1", "must be f32x4");
        bad("%10: f32 = fneg.#3 %0", "imm is 3, must be 0");
    }

    @Test
    void conditionOfSelectFitsTheValues() {
        Shader s = new Shader(Stage.VERTEX, "t");
        Builder b = new Builder(s);
        Value v3 = b.f32(1, 2, 3);
        Value v2 = b.f32(1, 2);
        b.select(b.op(Op.FLT, v2, v2), v3, v3);
        b.ret();
        assertTrue(Validator.problems(s).getFirst().contains("the condition has 2 components, must have 1 or 3"));
    }

    @Test
    void variablesAndTheirOperations() {
        bad("%10: f32x4 = load_input", "has no variable");
        bad("%10: f32x3 = load_input @a", "the result is f32x3, must be f32x4");
        bad("%10: f32 = load_input @arr", "has 0 operands, must have 1");
        bad("%10: f32 = load_input @arr %0", "operand 1 is f32, must be i32");
        bad("%10: i32 = interp_centroid @n", "cannot be interpolated");
        bad("%10: f32 = interp_sample @arr %1", "has 1 operands, must have 2");
        bad("%10: f32 = interp_offset @arr %1, %0", "operand 2 is f32, must be f32x2");
        bad("store_output.xyzw @o %4", "operand 1 is f32x3, must be f32x4");
        bad("store_local.xyzw @l %4", "the mask is 15, must be 1 to 7");
        bad("store_local.#0 @l %4", "the mask is 0");
        bad("%10: f32x3 = load_local @l %1", "has 1 operands, must have 0");
        bad("%10: f32 = store_local.xyz @l %4", "has 1 results, must have 0");
        bad("%10: f32x4 = load_output @o", "must not have this operation");
    }

    @Test
    void attributesBelongToTheirOperations() {
        Shader s = Parser.parse(shader("fragment", DECLARATIONS, "%10: f32 = fneg %0\nreturn"));
        Instr instr = s.entry.body().body.get(10);
        instr.variable = s.inputs.getFirst();
        instr.resource = new Resource(Resource.Kind.IMAGE, "elsewhere", 0, 1);
        instr.function = s.functions.getFirst();
        instr.intrinsic = "x";
        instr.bits = new long[1];
        String problems = String.join("\n", Validator.problems(s));
        for (String expected : List.of(
                "has a variable, must not",
                "has a resource, must not",
                "has a function, must not",
                "has a intrinsic's name, must not",
                "has a constant, must not",
                "the resource is not among")) {
            assertTrue(problems.contains(expected), problems);
        }
        bad("intrinsic", "has no intrinsic's name");
        bad("call", "has no function");
        bad("%10: f32x4 = tex_sample coord %3", "has no resource");
    }

    @Test
    void strangersAreRefused() {
        Shader s = new Shader(Stage.FRAGMENT, "t");
        Variable v = new Variable(Variable.Mode.INPUT, "v", Type.F32, 0);
        Builder b = new Builder(s);
        b.loadInput(v);
        b.call(new Function("g", List.of(), List.of()));
        b.ret();
        String problems = String.join("\n", Validator.problems(s));
        assertTrue(problems.contains("the variable is not among the shader's"), problems);
        assertTrue(problems.contains("the function is not among the shader's"), problems);
        s.outputs.add(v);
        problems = String.join("\n", Validator.problems(s));
        assertTrue(problems.contains("stands in the list of OUTPUT"), problems);
    }

    @Test
    void calls() {
        bad("%10: i32 = call @f", "has 0 operands, must have 1");
        bad("call @f %0", "has 0 results, must have 1");
        bad("%10: i32 = call @f %1", "operand 1 is i32, must be f32");
        bad("%10: f32 = call @f %0", "result 1 is f32, must be i32");
    }

    @Test
    void buffers() {
        bad("%10: f32 = load_uniform @s %1, %1", "the resource is a STORAGE_BUFFER, must be a UNIFORM_BUFFER");
        bad("%10: f32 = load_uniform @u %1", "has 1 operands, must have 2");
        bad("%10: f32 = load_uniform @u %1, %0", "operand 2 is f32, must be i32");
        bad("%10: bool = load_uniform @u %1, %1", "never lives in memory");
        bad("%10: f32 = load_storage @sw %1, %1", "write-only");
        bad("store_storage.x @sr %1, %1, %0", "read-only");
        bad("store_storage.xy @s %1, %1, %0", "the mask is 3, must be 1 to 1");
        bad("store_storage.x @s %1, %1, %2", "never lives in memory");
        bad("%10: i32 = atomic_storage.add @s %1, %1, %1, %1", "has 4 operands, must have 3");
        bad("%10: i32 = atomic_storage.add @s %1, %1, %0", "operand 3 is f32");
        bad("%10: i32 = atomic_storage.add @sr %1, %1, %1", "read-only");
        bad("%10: i32 = atomic_storage.#99 @s %1, %1, %1", "no atomic operation");
        bad("atomic_storage.add @s %1, %1, %1", "has 0 results");
        bad("%10: i32 = buffer_size @t %1", "must be a buffer");
        bad("%10: i32 = buffer_size @u %0", "operand 1 is f32");
    }

    @Test
    void textures() {
        bad("%10: f32x4 = tex_sample @i coord %3", "must be a TEXTURE");
        bad("%10: f32x4 = tex_sample.#8192 @t", "no mask of operands");
        bad("%10: f32x4 = tex_sample.#1048578 @t %3", "the result is f32x4, must be i32");
        bad("%10: i32 = tex_fetch.#1048578 @tb %1", "which this operation does not take");
        bad("%10: i32 = tex_levels.#1048576 @t", "no mask of operands");
        bad("%10: f32x4 = tex_sample.#2 @t", "the mask names 1 operands, there are 0");
        bad("tex_sample @t coord %3", "has 0 results, must have 1");
        bad("%10: f32x4 = tex_sample @t", "lacks the operand coord");
        bad("%10: f32 = tex_sample @t coord %3", "the result is f32, must be f32x4");
        bad("%10: f32x4 = tex_sample @t coord %4", "operand coord is f32x3, must be f32x2");
        bad("%10: f32x4 = tex_sample @t coord %3, ref %0", "must not have the operand ref");
        bad("%10: f32 = tex_sample @ts coord %3", "lacks the operand ref");
        bad("%10: f32x4 = tex_sample @t coord %3, lod %0, bias %0", "more than one of lod, bias and ddx");
        bad("%10: f32x4 = tex_sample @t coord %3, lod %0, min_lod %0", "both lod and min_lod");
        bad("%10: f32x4 = tex_sample @t coord %3, lod %1", "operand lod is i32, must be f32");
        bad("%10: f32x4 = tex_sample @t coord %3, ddx %3", "lacks the operand ddy");
        bad("%10: f32x4 = tex_sample @t coord %3, ddx %0, ddy %3", "operand ddx is f32, must be f32x2");
        bad("%10: f32x4 = tex_sample @t coord %3, ddy %3", "lacks the operand ddx");
        bad("%10: f32x4 = tex_sample @tc coord %4, offset %6", "must not have the operand offset");
        bad("%10: f32x4 = tex_sample @tr coord %3, lod %0", "must not have the operand lod");
        bad("%10: f32x4 = tex_sample @tb coord %0", "which this operation does not take");
        bad("%10: f32x4 = tex_sample @tm coord %3", "which this operation does not take");
        badRaw(
                "vertex",
                "texture @t binding 0 shape 2d\n",
                "%10: f32x4 = tex_sample @t coord %3\nreturn",
                "only shaders with derivatives may leave out");
        bad("%10: f32x4 = tex_fetch @t coord %3", "operand coord is f32x2, must be i32x2");
        bad("%10: f32x4 = tex_fetch @t lod %1", "lacks the operand coord");
        bad("%10: f32x4 = tex_fetch @tm coord %6", "lacks the operand sample");
        bad("%10: f32x4 = tex_fetch @t coord %6, sample %1", "must not have the operand sample");
        bad("%10: f32x4 = tex_fetch @ts coord %6", "which this operation does not take");
        bad("%10: f32x4 = tex_gather.x @t", "lacks the operand coord");
        bad("%10: f32x4 = tex_gather.y @ts coord %3, ref %0", "gathers component 1, must be 0 to 0");
        bad("%10: f32x4 = tex_gather.x @ts coord %3", "lacks the operand ref");
        bad("%10: f32x4 = tex_gather.x @t coord %3, offset %6, offset1 %6", "lacks the operand offset2");
        bad("%10: i32x4 = tex_gather.x @ti coord %4", "which this operation does not take");
        bad("%10: i32x3 = tex_size @t", "the result is i32x3, must be i32x2");
        bad("%10: i32 = tex_size @tb lod %1", "must not have the operand lod");
        bad("%10: i32 = tex_levels @tm", "which this operation does not take");
        bad("%10: i32 = tex_samples @t", "which this operation does not take");
        bad("%10: f32x2 = tex_query_lod @t", "lacks the operand coord");
    }

    @Test
    void images() {
        bad("%10: f32x4 = image_load @t %1, %6", "must be a IMAGE");
        bad("%10: f32x4 = image_load @i %1, %1", "operand 2 is i32, must be i32x2");
        bad("%10: f32x4 = image_load @im %1, %6", "has 2 operands, must have 3");
        bad("%10: i32x4 = image_load @i %1, %6", "the result is i32x4, must be f32x4");
        bad("image_store @i %1, %6, %9", "operand 3 is i32x4, must be f32x4");
        bad("image_store @ir %1, %6, %9", "read-only");
        bad("%10: f32 = image_atomic.add @i %1, %6, %0", "can only be exchanged");
        bad("%10: i32 = image_atomic.add @ii %1, %6, %0", "operand 3 is f32");
        bad("%10: i32x3 = image_size @i %1", "must be i32x2");
        bad("%10: i32 = image_samples @i %1", "has no samples");
    }

    @Test
    void effects() {
        bad("demote_if %0", "operand 1 is f32, must be bool");
        bad("%10: bool = vote_all %1", "operand 1 is i32, must be bool");
        bad("%10: bool = vote_all.#2 %2", "who votes is 2, must be 0 to 1");
        bad("%10: i32 = subgroup.#2", "what is asked is 2, must be 0 to 1");
        bad("%10: i32 = read_quad.#7 %1", "which of the quad is 7, must be 0 to 6");
        bad("%10: i32 = reduce.#15 %1", "imm 15 is no reduction");
        bad("%10: i32 = reduce.#9 %1", "fadd cannot put values of i32 together");
        bad("%10: f32 = reduce.#32 %0", "iadd cannot put values of f32 together");
        bad("%10: i32 = reduce.#80 %1", "imm 80 is no reduction");
        bad("%10: i32 = is_helper", "must be bool");
        bad("memory_barrier.#32", "the mask is 32, must be 0 to 31");
        bad("memory_barrier %0", "has 1 operands");
    }

    @Test
    void stages() {
        for (String line : List.of("%10: f32 = ddx %0", "demote_if %2", "%10: bool = is_helper")) {
            badRaw("vertex", "", line + "\nreturn", "a vertex shader must not have this operation");
        }
        for (String line : List.of(
                "barrier",
                "emit_vertex",
                "end_primitive",
                "%10: f32 = load_shared %1",
                "store_shared.x %1, %0",
                "%10: i32 = atomic_shared.add %1, %1")) {
            bad(line, "a fragment shader must not have this operation");
        }
        String tail = "\nreturn";
        String geometry = "layout input_topology points\n";
        badRaw("geometry", geometry, "emit_vertex.#4" + tail, "the stream is 4");
        badRaw("compute", "", "%10: i32 = atomic_shared.add %1, %0" + tail, "operand 2 is f32");
        badRaw("compute", "", "store_shared.x %0, %0" + tail, "operand 1 is f32");
        badRaw("compute", "", "%10: bool = load_shared %1" + tail, "never lives in memory");
        assertEquals(
                List.of(),
                problems(shader("compute", "layout shared_bytes 64\n", "barrier\n%10: f32x2 = load_shared %1" + tail)));
        assertEquals(List.of(), problems(shader("geometry", geometry, "emit_vertex.#3\nend_primitive" + tail)));
    }

    @Test
    void layouts() {
        badDeclaration("compute", "layout local_size 0 1 1", "local size x is 0");
        badDeclaration("compute", "layout local_size 4096 2 1", "the workgroup's size is 8192");
        badDeclaration("vertex", "layout shared_bytes 4", "shared bytes is 4, must be 0 to 0");
        badDeclaration("vertex", "layout invocations 2", "invocations is 2");
        badDeclaration("tess_control", "", "output vertices is 0, must be 1 to 32");
        badDeclaration("geometry", "layout output_topology triangles", "a geometry shader puts out TRIANGLES");
        badDeclaration("geometry", "layout input_topology quads", "a geometry shader takes QUADS");
        badDeclaration("tess_eval", "layout input_topology lines", "must be TRIANGLES, QUADS or ISOLINES");
        badDeclaration("vertex", "layout quads by_index\nlayout local_size 4 1 1", "quads are said of compute shaders");
        badDeclaration("compute", "layout quads by_id\nlayout local_size 3 2 1", "has no whole quads");
        badDeclaration("compute", "layout quads by_index\nlayout local_size 3 2 1", "has no whole quads");
        badDeclaration("vertex", "layout early_fragment_tests", "early fragment tests are for fragment shaders");
        badDeclaration("vertex", "layout ends_demoted_loops", "loops of demoted fragments are in fragment shaders");
        badDeclaration("vertex", "layout per_sample", "per sample is for fragment shaders");
    }

    @Test
    void declarations() {
        badDeclaration("vertex", "local @l: f32 location 1", "locals have not");
        badDeclaration("vertex", "local @l: f32x4[1000000]", "has 4000000 components");
        badDeclaration("vertex", "local @l: f32x2[2] init(1.0)", "contents of 1 components, must be 4");
        badDeclaration("vertex", "local @l: bool init(0x3)", "no bits of bool");
        badDeclaration("vertex", "input @i: f32 location 0 init(1.0)", "only locals have");
        badDeclaration("compute", "input @i: f32 location 0", "which compute shaders have not");
        badDeclaration("fragment", "output @i: bool location 0", "is bool, which only built-ins may be");
        badDeclaration("fragment", "output @i: f32 location 0 index 2", "index of output 'i' is 2");
        badDeclaration("vertex", "output @i: f32 location 0 index 1", "index of output 'i' is 1");
        badDeclaration("vertex", "output @i: f32 location 0 stream 1", "stream of output 'i' is 1");
        badDeclaration("fragment", "input @i: i32 location 0", "its interpolation must be flat");
        goodDeclaration("fragment", "input @i: f32x2 location 0 cylindrical 3");
        goodDeclaration("fragment", "input @i: f32x2 location 0 noperspective centroid cylindrical 2");
        badDeclaration("fragment", "input @i: f32x2 location 0 cylindrical 4", "cylindrical mask of input 'i' is 4");
        badDeclaration("fragment", "input @i: f32x2 location 0 flat cylindrical 1", "only interpolated f32 inputs");
        badDeclaration("vertex", "input @i: f32x2 location 0 cylindrical 1", "only interpolated f32 inputs");
        badDeclaration("fragment", "input @i: f32x4 builtin frag_coord cylindrical 1", "which built-ins are not");
        badDeclaration("fragment", "local @i: f32x4 cylindrical 1", "which locals are not");
        goodDeclaration("vertex", "output @i: i32 builtin layer viewport_relative");
        goodDeclaration("geometry", "output @i: i32 builtin viewport_mask");
        badDeclaration("vertex", "output @i: i32[1] builtin viewport_mask", "has array length 1, must be 0 to 0");
        badDeclaration("fragment", "input @i: i32 builtin viewport_mask", "has no such input");
        badDeclaration("fragment", "input @i: i32 builtin layer viewport_relative", "relative to the viewport");
        badDeclaration("vertex", "output @i: f32 location 0 viewport_relative", "relative to the viewport");
        goodDeclaration("vertex", "output @i: i32 builtin edge_flag");
        badDeclaration("vertex", "output @i: bool builtin edge_flag", "is bool, must be i32");
        badDeclaration("geometry", "output @i: i32 builtin edge_flag", "has no such output");
        badDeclaration("vertex", "input @i: f32x2 location 0 component 3", "does not fit at component 3");
        badDeclaration("vertex", "input @i: f64x3 location 0 component 1", "does not fit at component 1");
        badDeclaration("vertex", "input @i: f32 location 0 component 4", "component of input 'i' is 4");
        badDeclaration("vertex", "input @i: f32 location -2", "location of input 'i' is -2");
        badDeclaration("vertex", "input @i: f32[20] location 120", "last location of input 'i' is 139");
        badDeclaration(
                "vertex",
                "input @i: f32x3[2] location 0\ninput @j: f32 location 1 component 2",
                "both take component 2 of location 1");
        badDeclaration(
                "vertex",
                "input @i: f64x4 location 0\ninput @j: f32 location 1 component 3",
                "both take component 3 of location 1");
        goodDeclaration(
                "vertex",
                "input @i: f32x3[2] location 0\ninput @j: f32 location 1 component 3\ninput @k: f64x3 location 2\ninput @m: f32x2 location 3 component 2");
        goodDeclaration("fragment", "output @i: f32 location 0\noutput @j: f32 location 0 index 1");
        badDeclaration("vertex", "input @i: f32 location 0 per_vertex", "is per vertex, which a vertex shader has not");
        badDeclaration("vertex", "output @i: f32 location 0 patch", "is per patch, which a vertex shader has not");
        badDeclaration(
                "tess_control",
                "layout output_vertices 3\noutput @i: f32 location 0 patch per_vertex",
                "both per vertex and per patch");
        badDeclaration(
                "tess_control",
                "layout output_vertices 3\noutput @i: f32 location 0",
                "must be per vertex or per patch");
        badDeclaration("geometry", "input @i: f32 location 0", "must be per vertex");
        badDeclaration("vertex", "output @p: f32x3 builtin position", "is f32x3, must be f32x4");
        badDeclaration(
                "vertex", "output @p: f32x4 builtin position location 0", "has a location, which built-ins have not");
        badDeclaration("vertex", "output @p: f32[9] builtin clip_distance", "array length 9, must be 1 to 8");
        badDeclaration("vertex", "output @p: f32 builtin clip_distance", "array length 0");
        badDeclaration("vertex", "input @p: f32x4 builtin position", "has no such input");
        badDeclaration("fragment", "output @p: i32 builtin layer", "has no such output");
        badDeclaration(
                "vertex",
                "output @p: f32x4 builtin position\noutput @q: f32x4 builtin position",
                "is the second one for position");
    }

    @Test
    void resources() {
        badDeclaration("vertex", "texture @t binding 0", "has no shape");
        badDeclaration("vertex", "uniform_buffer @t binding 0 shape 2d", "has a shape");
        badDeclaration("vertex", "texture @t binding 0 shape 2d kind f64", "must be f32 or i32");
        badDeclaration("vertex", "texture @t binding 0 shape 3d shadow", "is a shadow sampler");
        badDeclaration("vertex", "texture @t binding 0 shape 2d read_only", "has access flags");
        badDeclaration("vertex", "uniform_buffer @t binding 0 size -1", "has size -1");
        badDeclaration("vertex", "texture @t binding 65535 count 2 shape 2d", "must stay below 65536");
        badDeclaration(
                "vertex", "texture @t binding 0 count 2 shape 2d\ntexture @q binding 1 shape 2d", "both take slot 1");
        goodDeclaration("vertex", "texture @t binding 0 shape 2d\nimage @q binding 0 shape 2d");
        badDeclaration("vertex", "storage_buffer @t binding 0 resident", "which only textures and images are");
        badDeclaration("vertex", "texture @t binding 1 shape 2d resident", "its binding is 0 and its count 1");
        badDeclaration("vertex", "texture @t binding 0 count 2 shape 2d resident", "its binding is 0 and its count 1");
        goodDeclaration(
                "vertex",
                "texture @t binding 0 shape 2d resident\ntexture @u binding 0 shape 2d\ntexture @v binding 0 shape 3d resident");
    }

    @Test
    void checkListsAllProblemsWithTheInstructions() {
        Shader s = Parser.parse(shader("fragment", "", "%10: f32 = fadd %0, %1 !7\n%11: f32 = fneg %1\nreturn"));
        IrException e = assertThrows(IrException.class, () -> Validator.check(s));
        assertEquals(2, e.problems().size());
        assertEquals(
                "main (line 7): %10: f32 = fadd %0, %1 !7: operand 2 is i32, must be f32",
                e.problems().getFirst());
        assertTrue(e.getMessage().startsWith("invalid fragment shader 't':\n  main"), e.getMessage());
    }
}
