package tepui.frontends.gl.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Field;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Ranges of numbers against the names of what they number. */
final class VertexCallsTest {
    private static final Pattern ALL =
            Pattern.compile("gl(Color[34]|SecondaryColor3|Normal3|FogCoord|TexCoord[1-4]|MultiTexCoord[1-4]|Vertex[2-4]"
                    + "|VertexAttrib[1-4]|VertexAttrib4N|VertexAttribI[1-4])(b|ub|s|us|i|ui|f|d)v?|glEdgeFlagv?"
                    + "|gl(Color|SecondaryColor|Normal|TexCoord|MultiTexCoord|Vertex|VertexAttrib)P[1-4]uiv?");
    private static final Pattern VERTICES = Pattern.compile("glVertex([2-4]|P|Attrib).*");

    @Test
    void rangesHoldWhatIsNamedSoAndNothingElse() throws IllegalAccessException {
        for (Field f : ListOps.class.getFields()) {
            String name = f.getName();
            int op = f.getInt(null);
            if (op >= ListOps.HAND) continue;
            assertEquals(ALL.matcher(name).matches(), VertexCalls.ALL.get(op), name);
            assertEquals(VERTICES.matcher(name).matches(), VertexCalls.VERTICES.get(op), name);
        }
    }
}
