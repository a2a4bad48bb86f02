package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

/** Commands that set state of the context, and queries of programs. */
final class StateCommands {
    private final TestState stage;
    private final ProgramSetup setup;
    private int list;

    StateCommands(TestState stage, ProgramSetup setup) {
        this.stage = stage;
        this.setup = setup;
    }

    boolean run(Words w) {
        if (!matrix(w) && !fixed(w) && !modern(w) && !program(w)) return false;
        return true;
    }

    private boolean matrix(Words w) {
        if (w.take("ortho")) {
            float[] v = w.isAtEnd() ? new float[] {0, stage.windowWidth, 0, stage.windowHeight} : w.numbers(4);
            project(() -> stage.gl.glOrtho(v[0], v[1], v[2], v[3], -1, 1));
        } else if (w.take("frustum")) {
            float[] v = w.numbers(6);
            project(() -> stage.gl.glFrustum(v[0], v[1], v[2], v[3], v[4], v[5]));
        } else {
            return false;
        }
        return true;
    }

    private void project(Runnable projection) {
        stage.gl.glMatrixMode(GL_PROJECTION);
        stage.gl.glLoadIdentity();
        projection.run();
        stage.gl.glMatrixMode(GL_MODELVIEW);
        stage.gl.glLoadIdentity();
    }

    private boolean fixed(Words w) {
        if (w.take("shade model")) {
            stage.gl.glShadeModel(Enums.small(w.next()));
        } else if (w.take("color")) {
            float[] c = w.numbers(4);
            stage.gl.glColor4f(c[0], c[1], c[2], c[3]);
        } else if (w.take("texcoord")) {
            int unit = w.integer();
            float[] t = w.numbers(4);
            stage.gl.glMultiTexCoord4f(GL_TEXTURE0 + unit, t[0], t[1], t[2], t[3]);
        } else if (w.take("clip plane")) {
            int plane = w.integer();
            double[] e = new double[4];
            for (int i = 0; i < 4; i++) e[i] = Words.real(w.next());
            stage.gl.glClipPlane(GL_CLIP_PLANE0 + plane, stage.doubles(e).address());
        } else if (w.take("light")) {
            int light = GL_LIGHT0 + w.integer();
            int name = Enums.value(w.next());
            w.take("float");
            stage.gl.glLightfv(light, name, stage.floats(w.numbers(w.left())).address());
        } else if (w.take("newlist")) {
            list = stage.gl.glGenLists(1);
            stage.gl.glNewList(list, Enums.value(w.next()));
        } else if (w.take("endlist")) {
            stage.gl.glEndList();
        } else if (w.take("calllist")) {
            stage.gl.glCallList(list);
        } else if (w.take("deletelist")) {
            stage.gl.glDeleteLists(list, 1);
        } else if (w.take("parameter")) {
            parameter(w);
        } else {
            return false;
        }
        return true;
    }

    private void parameter(Words w) {
        String kind = w.next();
        int index = w.integer();
        float[] v = w.numbers(4);
        int target = kind.endsWith("vp") ? GL_VERTEX_PROGRAM_ARB : GL_FRAGMENT_PROGRAM_ARB;
        if (kind.startsWith("local")) {
            stage.gl.glProgramLocalParameter4fARB(target, index, v[0], v[1], v[2], v[3]);
        } else {
            stage.gl.glProgramEnvParameter4fARB(target, index, v[0], v[1], v[2], v[3]);
        }
    }

    private boolean modern(Words w) {
        if (w.take("enable")) {
            stage.gl.glEnable(Enums.value(w.next()));
        } else if (w.take("disable")) {
            stage.gl.glDisable(Enums.value(w.next()));
        } else if (w.take("patch parameter vertices")) {
            stage.gl.glPatchParameteri(GL_PATCH_VERTICES, w.integer());
        } else if (w.take("patch parameter default level outer")) {
            stage.gl.glPatchParameterfv(GL_PATCH_DEFAULT_OUTER_LEVEL, levels(w, 4));
        } else if (w.take("patch parameter default level inner")) {
            stage.gl.glPatchParameterfv(GL_PATCH_DEFAULT_INNER_LEVEL, levels(w, 2));
        } else if (w.take("provoking vertex first")) {
            stage.gl.glProvokingVertex(GL_FIRST_VERTEX_CONVENTION);
        } else if (w.take("provoking vertex last")) {
            stage.gl.glProvokingVertex(GL_LAST_VERTEX_CONVENTION);
        } else if (w.take("polygon mode")) {
            int face = Enums.value(w.next());
            stage.gl.glPolygonMode(face, Enums.value(w.next()));
        } else if (w.take("hint")) {
            int target = Enums.value(w.next());
            stage.gl.glHint(target, Enums.value(w.next()));
        } else if (w.take("blend")) {
            int source = Enums.value(w.next());
            stage.gl.glBlendFunc(source, Enums.value(w.next()));
        } else {
            return false;
        }
        stage.check(w.toString());
        return true;
    }

    private long levels(Words w, int count) {
        return stage.floats(w.numbers(count)).address();
    }

    private boolean program(Words w) {
        if (w.take("active shader program")) {
            setup.activate(Enums.value(w.next()));
        } else if (w.take("program binary save restore")) {
            setup.throughBinary();
        } else if (w.take("verify program_query")) {
            int name = Enums.value(w.next());
            int program = stage.program();
            int got = stage.ask(p -> stage.gl.glGetProgramiv(program, name, p));
            compare(got, w.integer(), w);
        } else if (w.take("verify program_interface_query")) {
            int kind = Enums.value(w.next());
            String name = w.next();
            int property = Enums.value(w.next());
            String wanted = w.next();
            compare(
                    resource(kind, name, property),
                    wanted.startsWith("GL_") ? Enums.value(wanted) : (int) Words.wide(wanted),
                    w);
        } else {
            return false;
        }
        return true;
    }

    private int resource(int kind, String name, int property) {
        int program = stage.program();
        int index = stage.resource(program, kind, name);
        if (index == GL_INVALID_INDEX) throw new TestFailure("there is no resource " + name);
        return stage.resource(program, kind, index, property);
    }

    private static void compare(int got, int expected, Words w) {
        if (got != expected) throw new TestFailure(w + ": is " + got);
    }
}
