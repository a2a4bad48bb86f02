package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/** Draws of two triangles by indices of 16 and 32 bits that stay, or that are all written anew before each draw; and points drawn many times over. */
final class ElementCalls {
    private static final int ITERATIONS = 20_000;
    private static final int INSTANCES = 75_000;

    private ElementCalls() {}

    static List<CallCase> cases() {
        List<CallCase> cases = new ArrayList<>();
        for (boolean wide : new boolean[] {false, true}) {
            for (boolean fresh : new boolean[] {false, true}) {
                String name = "elements.u" + (wide ? 32 : 16) + (fresh ? "-written" : "");
                cases.add(new CallCase(name, ITERATIONS, 1, 30, 64, o -> elements(o, wide, fresh)));
            }
        }
        cases.add(new CallCase("instances.points", 4, 1, 30, 64, ElementCalls::instances));
        return cases;
    }

    private static Runnable elements(CallObjects o, boolean wide, boolean fresh) {
        glUseProgram(o.program(CallObjects.VERTEX, CallObjects.FRAGMENT, "position"));
        o.buffer(GL_ARRAY_BUFFER, o.floats(-0.5f, -0.5f, 0.5f, -0.5f, 0.5f, 0.5f, -0.5f, 0.5f), GL_STATIC_DRAW);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
        MemorySegment indices = wide
                ? o.arena.allocateFrom(ValueLayout.JAVA_INT, 0, 1, 2, 0, 2, 3)
                : o.arena.allocateFrom(
                        ValueLayout.JAVA_SHORT, (short) 0, (short) 1, (short) 2, (short) 0, (short) 2, (short) 3);
        o.buffer(GL_ELEMENT_ARRAY_BUFFER, indices, fresh ? GL_DYNAMIC_DRAW : GL_STATIC_DRAW);
        int type = wide ? GL_UNSIGNED_INT : GL_UNSIGNED_SHORT;
        long bytes = indices.byteSize();
        long address = indices.address();
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) {
                if (fresh) glBufferSubData(GL_ELEMENT_ARRAY_BUFFER, 0, bytes, address);
                glDrawElements(GL_TRIANGLES, 6, type, 0);
            }
        };
    }

    private static Runnable instances(CallObjects o) {
        glUseProgram(o.program(
                "attribute vec2 position; attribute vec4 color; varying vec4 c;"
                        + " void main() { gl_Position = vec4(position, 0.0, 1.0); gl_PointSize = 1.0; c = color; }",
                "precision mediump float; varying vec4 c; void main() { gl_FragColor = c; }",
                "position",
                "color"));
        MemorySegment places = o.bytes(8L * INSTANCES);
        for (int i = 0; i < INSTANCES; i++) {
            places.setAtIndex(ValueLayout.JAVA_FLOAT, 2L * i, i % 300 / 150f - 1);
            places.setAtIndex(ValueLayout.JAVA_FLOAT, 2L * i + 1, i / 300 / 125f - 1);
        }
        o.buffer(GL_ARRAY_BUFFER, places, GL_STATIC_DRAW);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glVertexAttribDivisor(0, 1);
        glEnableVertexAttribArray(0);
        glVertexAttrib4f(1, 0, 1, 0, 1);
        return () -> {
            for (int i = 0; i < 4; i++) glDrawArraysInstanced(GL_POINTS, 0, 1, INSTANCES);
        };
    }
}
