package tepui.targets.lwjgl.weave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import org.junit.jupiter.api.Test;

/** The lengths of instructions against the JDK's own reader of class files. */
final class InstructionsTest {
    @Test
    void lengthsAreThoseOfTheJdk() throws IOException {
        int seen = 0;
        for (Class<?> c : new Class<?>[] {String.class, java.util.HashMap.class, java.util.Scanner.class, Math.class}) {
            try (InputStream in = c.getResourceAsStream(c.getSimpleName() + ".class")) {
                for (MethodModel m : ClassFile.of().parse(in.readAllBytes()).methods()) {
                    CodeAttribute code = m.findAttribute(java.lang.classfile.Attributes.code())
                            .orElse(null);
                    if (code == null) continue;
                    int at = 0;
                    for (var element : code) {
                        if (!(element instanceof Instruction i)) continue;
                        assertEquals(
                                i.sizeInBytes(),
                                Instructions.length(code.codeArray(), 0, at),
                                c + "." + m.methodName() + " at " + at);
                        at += i.sizeInBytes();
                        seen++;
                    }
                }
            }
        }
        assertEquals(true, seen > 5000, "instructions seen: " + seen);
    }
}
