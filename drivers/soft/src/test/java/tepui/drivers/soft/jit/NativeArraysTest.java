package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What compilers make of calls of machine code. */
class NativeArraysTest {
    /** HotSpot's FreqInlineSize. */
    private static final int INLINED = 325;

    @Test
    void callsAreInOneMethodThatIsTooLargeToBeInlined() throws IOException {
        byte[] bytes;
        try (InputStream in = NativeArrays.class.getResourceAsStream("NativeArrays.class")) {
            assertNotNull(in);
            bytes = in.readAllBytes();
        }
        List<CodeAttribute> calling = new ArrayList<>();
        for (MethodModel method : ClassFile.of().parse(bytes).methods()) {
            CodeAttribute code = (CodeAttribute) method.code().orElse(null);
            if (code == null) continue;
            boolean calls = code.elementStream()
                    .anyMatch(e -> e instanceof InvokeInstruction i && i.name().equalsString("invokeExact"));
            if (calls) calling.add(code);
        }
        assertEquals(1, calling.size());
        assertTrue(
                calling.getFirst().codeLength() > INLINED,
                "the method has " + calling.getFirst().codeLength());
    }
}
