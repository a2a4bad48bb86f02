package tepui.frontends.gl.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.ir.Builtin;
import tepui.ir.interp.Interpreter;

/** The generated vertex stage against the formulas of the specification in plain Java, for random states. */
class FixedVertexTest {
    private static final FixedTextures NONE = (unit, targets) -> 0;
    private static final long ALL =
            1L << FixedSlots.COLOR | 1L << FixedSlots.SECONDARY | 1L << FixedSlots.FOG | 0xffL << FixedSlots.TEXTURE;

    private static float[] random(Random r, int n, float low, float high) {
        float[] v = new float[n];
        for (int i = 0; i < n; i++) v[i] = low + r.nextFloat() * (high - low);
        return v;
    }

    private static void fill(Random r, float[] v, float low, float high) {
        System.arraycopy(random(r, v.length, low, high), 0, v, 0, v.length);
    }

    static FixedState randomState(Random r) {
        FixedState s = new FixedState();
        s.projection.frustum(-1, 1, -1, 1, 1, 20);
        s.modelview.translate(r.nextFloat() - 0.5f, r.nextFloat() - 0.5f, -6);
        s.modelview.rotate(360 * r.nextDouble(), r.nextDouble(), r.nextDouble(), 1);
        float scale = 0.5f + r.nextFloat();
        s.modelview.scale(scale, scale, scale);
        s.normalize = r.nextBoolean();
        s.rescaleNormal = r.nextBoolean();
        s.lighting = r.nextInt(4) > 0;
        s.twoSide = r.nextBoolean();
        s.localViewer = r.nextBoolean();
        s.separateSpecular = r.nextBoolean();
        s.colorMaterial = r.nextBoolean();
        int[] faces = {GL_FRONT, GL_BACK, GL_FRONT_AND_BACK};
        int[] modes = {GL_EMISSION, GL_AMBIENT, GL_DIFFUSE, GL_SPECULAR, GL_AMBIENT_AND_DIFFUSE};
        s.colorMaterialFace = faces[r.nextInt(3)];
        s.colorMaterialMode = modes[r.nextInt(5)];
        fill(r, s.modelAmbient, 0, 0.4f);
        fill(r, s.materials.values, 0, 0.6f);
        s.materials.values[Materials.at(0, Materials.SHININESS)] = 20 * r.nextFloat();
        s.materials.values[Materials.at(1, Materials.SHININESS)] = 20 * r.nextFloat();
        for (Light l : s.lights) light(r, l);
        for (int u = 0; u < FixedState.UNITS; u++) unit(r, s, u);
        s.fogCoordSource = r.nextBoolean() ? GL_FOG_COORD : GL_FRAGMENT_DEPTH;
        s.clipEnabled = r.nextInt(256);
        for (float[] plane : s.clipPlanes) fill(r, plane, -1, 1);
        fill(r, s.pointAttenuation, 0.1f, 1);
        s.pointSize = 40;
        s.clampVertexColor = r.nextBoolean() ? GL_TRUE : GL_FALSE;
        return s;
    }

    private static void light(Random r, Light l) {
        l.enabled = r.nextInt(3) == 0;
        fill(r, l.ambient, 0, 0.3f);
        fill(r, l.diffuse, 0, 1);
        fill(r, l.specular, 0, 1);
        fill(r, l.position, -3, 3);
        if (r.nextBoolean()) l.position[3] = 0;
        fill(r, l.spotDirection, -1, 1);
        if (r.nextBoolean()) l.spotCutoff = 90 * r.nextFloat();
        l.spotExponent = 10 * r.nextFloat();
        l.linearAttenuation = r.nextFloat();
        l.quadraticAttenuation = r.nextFloat();
    }

    private static void unit(Random r, FixedState s, int u) {
        TexUnit t = s.units[u];
        t.genEnabled = r.nextInt(16);
        int[] modes = {GL_OBJECT_LINEAR, GL_EYE_LINEAR, GL_SPHERE_MAP, GL_REFLECTION_MAP, GL_NORMAL_MAP};
        for (int c = 0; c < 4; c++) {
            t.genMode[c] = modes[r.nextInt(c < 2 ? 5 : 2)];
            if (c == 2 && r.nextBoolean()) t.genMode[c] = modes[3 + r.nextInt(2)];
            fill(r, t.objectPlane[c], -1, 1);
            fill(r, t.eyePlane[c], -1, 1);
        }
        if (r.nextBoolean()) s.texture[u].rotate(30, 1, 2, 3);
    }

    private static void close(float[] expected, float[] actual, String what) {
        for (int i = 0; i < expected.length; i++) {
            float tolerance = 2e-4f * Math.max(1, Math.abs(expected[i]));
            assertEquals(expected[i], actual[i], tolerance, what + "[" + i + "]");
        }
    }

    @Test
    void codeComputesWhatTheSpecificationSays() {
        long seed = Long.getLong("tepui.gl.seed", 20261120L);
        Random r = new Random(seed);
        for (int round = 0; round < 60; round++) {
            FixedState s = randomState(r);
            FixedFunction f = new FixedFunction(s, NONE);
            FixedProgram p = f.vertex(ALL, 0);
            p.fill(s);
            CpuVertex cpu = new CpuVertex();
            StageRun run = new StageRun(p);
            fill(r, cpu.position, -1, 1);
            cpu.position[3] = 1;
            fill(r, cpu.normal, -1, 1);
            fill(r, cpu.color, 0, 1);
            fill(r, cpu.secondary, 0, 1);
            cpu.fogCoord = r.nextFloat();
            run.inputs.put(BuiltinSlots.ATTRIBUTE_VERTEX, cpu.position);
            run.inputs.put(BuiltinSlots.ATTRIBUTE_NORMAL, cpu.normal);
            run.inputs.put(BuiltinSlots.ATTRIBUTE_COLOR, cpu.color);
            run.inputs.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, cpu.secondary);
            run.inputs.put(BuiltinSlots.ATTRIBUTE_FOG_COORD, new float[] {cpu.fogCoord});
            for (int u = 0; u < FixedState.UNITS; u++) {
                fill(r, cpu.texture[u], -1, 1);
                run.inputs.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + u, cpu.texture[u]);
            }
            Interpreter done = run.run();
            cpu.run(s);
            String at = "seed " + seed + " round " + round + " ";
            close(cpu.clip, StageRun.output(done, p, Builtin.POSITION), at + "position");
            close(cpu.frontColor, StageRun.output(done, p, FixedSlots.COLOR), at + "front colour");
            if (s.lightsBothFaces()) {
                close(cpu.backColor, StageRun.output(done, p, FixedSlots.BACK_COLOR), at + "back colour");
            }
            float[] second = StageRun.output(done, p, FixedSlots.SECONDARY);
            for (int c = 0; c < 3; c++) assertEquals(cpu.frontSecondary[c], second[c], 2e-4f, at + "secondary " + c);
            assertEquals(cpu.fog, StageRun.output(done, p, FixedSlots.FOG)[0], 1e-4f, at + "fog");
            for (int u = 0; u < FixedState.UNITS; u++) {
                close(cpu.coordinates[u], StageRun.output(done, p, FixedSlots.TEXTURE + u), at + "coordinate " + u);
            }
            clip(s, cpu, done, p, at);
        }
    }

    private static void clip(FixedState s, CpuVertex cpu, Interpreter done, FixedProgram p, String at) {
        if (s.clipEnabled == 0) return;
        float[] distances = StageRun.output(done, p, Builtin.CLIP_DISTANCE);
        for (int i = 0; i < distances.length; i++) {
            if (Math.abs(distances[i]) < 1e-4f) continue;
            assertEquals((cpu.outside >> i & 1) != 0, distances[i] < 0, at + "clip plane " + i);
        }
    }

    @Test
    void valuesThatAreUniformsMakeNoOtherCode() {
        FixedState s = randomState(new Random(1));
        s.lighting = true;
        FixedFunction f = new FixedFunction(s, NONE);
        FixedProgram first = f.vertex(ALL, 0);
        s.lights[0].diffuse[0] = 0.123f;
        s.modelview.translate(1, 2, 3);
        s.changed(FixedState.Group.LIGHT);
        assertTrue(first == f.vertex(ALL, 0));
        assertEquals(1, f.made());
        s.fogCoordSource = s.fogCoordSource == GL_FOG_COORD ? GL_FRAGMENT_DEPTH : GL_FOG_COORD;
        assertTrue(first != f.vertex(ALL, 0));
        assertEquals(2, f.made());
    }

    @Test
    void onlyWhatChangedIsWrittenAgain() {
        FixedState s = new FixedState();
        FixedProgram p = new FixedFunction(s, NONE).vertex(1L << FixedSlots.COLOR, 0);
        assertTrue(p.fill(s));
        assertTrue(!p.fill(s));
        s.modelview.translate(1, 0, 0);
        assertTrue(p.fill(s));
        assertEquals(1f, Float.intBitsToFloat(p.words()[12]));
        assertEquals(16, p.words().length, "an unlit vertex needs one matrix");
    }
}
