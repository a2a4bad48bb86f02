package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.tools.suites.gl.GlHost;

/**
 * Commands {@code draw ...} and {@code compute ...}: rectangles, arrays, groups; and transform feedback around them.
 */
final class DrawCommands {
    private final TestState stage;
    private final int[] buffers = new int[16];
    private int rectangleArray;
    private int generated;
    private int written;

    DrawCommands(TestState stage) {
        this.stage = stage;
    }

    boolean run(Words w) {
        if (w.take("draw arrays instanced")) {
            int mode = Enums.value(w.next());
            int first = w.integer();
            int count = w.integer();
            stage.gl.glDrawArraysInstanced(mode, first, count, w.integer());
        } else if (w.take("draw arrays")) {
            int mode = Enums.value(w.next());
            int first = w.integer();
            stage.gl.glDrawArrays(mode, first, w.integer());
        } else if (w.take("draw instanced rect")) {
            rectangle(w, true);
        } else if (w.take("draw rect")) {
            rectangle(w, false);
        } else if (w.take("compute group size")) {
            int x = w.integer();
            int y = w.integer();
            int z = w.integer();
            int sx = w.integer();
            int sy = w.integer();
            stage.gl.glMemoryBarrier(GL_ALL_BARRIER_BITS);
            stage.gl.glDispatchComputeGroupSizeARB(x, y, z, sx, sy, w.integer());
            stage.gl.glMemoryBarrier(GL_ALL_BARRIER_BITS);
        } else if (w.take("compute")) {
            int x = w.integer();
            int y = w.integer();
            stage.gl.glMemoryBarrier(GL_ALL_BARRIER_BITS);
            stage.gl.glDispatchCompute(x, y, w.integer());
            stage.gl.glMemoryBarrier(GL_ALL_BARRIER_BITS);
        } else if (w.take("xfb draw arrays")) {
            captured(w);
        } else if (w.take("xfb buffer object")) {
            int index = w.integer();
            MemorySegment name = stage.ints(0);
            stage.gl.glGenBuffers(1, name.address());
            stage.gl.glBindBuffer(GL_TRANSFORM_FEEDBACK_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
            int size = w.integer();
            stage.gl.glBufferData(
                    GL_TRANSFORM_FEEDBACK_BUFFER, size, stage.bytes(size).address(), GL_STREAM_READ);
            stage.gl.glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, index, name.get(ValueLayout.JAVA_INT, 0));
            buffers[index] = name.get(ValueLayout.JAVA_INT, 0);
        } else if (w.take("probe xfb buffer float")) {
            probeCaptured(w, 4);
        } else if (w.take("probe xfb buffer double")) {
            probeCaptured(w, 8);
        } else if (w.take("verify query_object")) {
            query(w);
        } else {
            return false;
        }
        stage.check(w.toString());
        return true;
    }

    private void rectangle(Words w, boolean instanced) {
        boolean ortho = false;
        boolean patch = false;
        boolean textured = false;
        while (true) {
            if (w.take("ortho")) ortho = true;
            else if (w.take("patch")) patch = true;
            else if (w.take("tex")) textured = true;
            else break;
        }
        int instances = instanced ? w.integer() : 1;
        float[] r = w.numbers(4);
        if (ortho) {
            r[0] = -1 + 2 * r[0] / stage.drawWidth;
            r[1] = -1 + 2 * r[1] / stage.drawHeight;
            r[2] = 2 * r[2] / stage.drawWidth;
            r[3] = 2 * r[3] / stage.drawHeight;
        }
        float[] t = textured ? w.numbers(4) : new float[4];
        float[] data = new float[4 * 8];
        for (int i = 0; i < 4; i++) {
            int right = i & 1;
            int top = i >> 1;
            data[i * 8] = r[0] + right * r[2];
            data[i * 8 + 1] = r[1] + top * r[3];
            data[i * 8 + 3] = 1;
            data[i * 8 + 4] = t[0] + right * t[2];
            data[i * 8 + 5] = t[1] + top * t[3];
            data[i * 8 + 7] = 1;
        }
        int before = stage.profile == GlHost.Profile.ES ? 0 : stage.integer(GL_VERTEX_ARRAY_BINDING);
        if (rectangleArray == 0 && stage.profile != GlHost.Profile.ES) {
            MemorySegment name = stage.ints(0);
            stage.gl.glGenVertexArrays(1, name.address());
            rectangleArray = name.get(ValueLayout.JAVA_INT, 0);
        }
        if (rectangleArray != 0) stage.gl.glBindVertexArray(rectangleArray);
        MemorySegment name = stage.ints(0);
        stage.gl.glGenBuffers(1, name.address());
        stage.gl.glBindBuffer(GL_ARRAY_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
        stage.gl.glBufferData(GL_ARRAY_BUFFER, 128, stage.floats(data).address(), GL_STATIC_DRAW);
        int position = attribute("piglit_vertex");
        int texture = attribute("piglit_texcoord");
        if (position >= 0) {
            stage.gl.glVertexAttribPointer(position, 4, GL_FLOAT, false, 32, 0);
            stage.gl.glEnableVertexAttribArray(position);
        } else if (stage.isCompatible()) {
            stage.gl.glVertexPointer(4, GL_FLOAT, 32, 0);
            stage.gl.glEnableClientState(GL_VERTEX_ARRAY);
        } else {
            stage.gl.glVertexAttribPointer(0, 4, GL_FLOAT, false, 32, 0);
            stage.gl.glEnableVertexAttribArray(0);
        }
        if (textured && texture >= 0) {
            stage.gl.glVertexAttribPointer(texture, 4, GL_FLOAT, false, 32, 16);
            stage.gl.glEnableVertexAttribArray(texture);
        } else if (textured && stage.isCompatible()) {
            stage.gl.glClientActiveTexture(GL_TEXTURE0);
            stage.gl.glTexCoordPointer(4, GL_FLOAT, 32, 16);
            stage.gl.glEnableClientState(GL_TEXTURE_COORD_ARRAY);
        }
        int mode = patch ? GL_PATCHES : GL_TRIANGLE_STRIP;
        if (patch) stage.gl.glPatchParameteri(GL_PATCH_VERTICES, 4);
        if (instanced) stage.gl.glDrawArraysInstanced(mode, 0, 4, instances);
        else stage.gl.glDrawArrays(mode, 0, 4);
        if (position >= 0) stage.gl.glDisableVertexAttribArray(position);
        else if (stage.isCompatible()) stage.gl.glDisableClientState(GL_VERTEX_ARRAY);
        else stage.gl.glDisableVertexAttribArray(0);
        if (textured && texture >= 0) stage.gl.glDisableVertexAttribArray(texture);
        else if (textured && stage.isCompatible()) stage.gl.glDisableClientState(GL_TEXTURE_COORD_ARRAY);
        if (rectangleArray != 0) stage.gl.glBindVertexArray(before);
    }

    private int attribute(String name) {
        // Without names the first one is the position.
        if (stage.spirv) return name.equals("piglit_vertex") ? 0 : -1;
        for (int program : stage.programs) {
            int location = stage.gl.glGetAttribLocation(program, stage.text(name));
            if (location >= 0) return location;
        }
        return -1;
    }

    private void captured(Words w) {
        int mode = Enums.value(w.next());
        int first = w.integer();
        int count = w.integer();
        MemorySegment names = stage.ints(0, 0);
        stage.gl.glGenQueries(2, names.address());
        generated = names.getAtIndex(ValueLayout.JAVA_INT, 0);
        written = names.getAtIndex(ValueLayout.JAVA_INT, 1);
        stage.gl.glBeginQuery(GL_PRIMITIVES_GENERATED, generated);
        stage.gl.glBeginQuery(GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN, written);
        stage.gl.glBeginTransformFeedback(mode);
        stage.gl.glDrawArrays(mode, first, count);
        stage.gl.glEndTransformFeedback();
        stage.gl.glEndQuery(GL_PRIMITIVES_GENERATED);
        stage.gl.glEndQuery(GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN);
    }

    private void query(Words w) {
        String name = w.next();
        int query = switch (name) {
            case "GL_PRIMITIVES_GENERATED" -> generated;
            case "GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN" -> written;
            default -> throw new TestFailure("the query is not known: " + w);
        };
        int got = stage.ask(p -> stage.gl.glGetQueryObjectuiv(query, GL_QUERY_RESULT, p));
        int expected = w.integer();
        if (got != expected) throw new TestFailure(name + " is " + got + ", must be " + expected);
    }

    private void probeCaptured(Words w, int size) {
        int index = w.integer();
        int element = w.integer();
        double expected = size == 8 ? Words.real(w.next()) : w.number();
        stage.gl.glBindBuffer(GL_TRANSFORM_FEEDBACK_BUFFER, buffers[index]);
        MemorySegment data = stage.bytes(size);
        stage.gl.glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, (long) element * size, size, data.address());
        double got = size == 8 ? data.get(ValueLayout.JAVA_DOUBLE, 0) : data.get(ValueLayout.JAVA_FLOAT, 0);
        if (!(Math.abs(got - expected) <= 0.01)) {
            throw new TestFailure((size == 8 ? "double " : "float ") + element + " of captured buffer " + index + " is "
                    + got + ", must be " + expected);
        }
    }
}
