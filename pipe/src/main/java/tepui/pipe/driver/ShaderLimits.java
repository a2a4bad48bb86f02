package tepui.pipe.driver;

import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.pass.Walk;
import tepui.pipe.Caps;
import tepui.pipe.UnsupportedByDeviceException;

/** Checks of shaders against the limits that the device announces. */
public final class ShaderLimits {
    private ShaderLimits() {}

    /** Throws where a stage asks for more than {@code caps} say. */
    public static void check(Shader s, Caps caps) {
        for (Resource r : s.resources) {
            if (r.resident && !caps.residentTextures) {
                throw new UnsupportedByDeviceException("createShader: '" + s.name + "' has " + r
                        + " of all resident ones, which the device does not have");
            }
        }
        if (!caps.sparseResidency && asksResidency(s)) {
            throw new UnsupportedByDeviceException(
                    "createShader: '" + s.name + "' asks whether texels have memory, and the device does not tell");
        }
        switch (s.stage) {
            case TESS_CONTROL -> most(s, "output vertices", s.outputVertices, 1, caps.maxPatchVertices);
            case GEOMETRY -> {
                most(s, "output vertices", s.outputVertices, 0, caps.maxGeometryOutputVertices);
                most(s, "invocations", s.invocations, 1, caps.maxGeometryInvocations);
            }
            case COMPUTE -> {
                most(s, "workgroup size in x", s.localX, 1, caps.maxWorkgroupSize[0]);
                most(s, "workgroup size in y", s.localY, 1, caps.maxWorkgroupSize[1]);
                most(s, "workgroup size in z", s.localZ, 1, caps.maxWorkgroupSize[2]);
                most(s, "invocations", s.localX * s.localY * s.localZ, 1, caps.maxComputeInvocations);
                most(s, "bytes of shared memory", s.sharedBytes, 0, caps.maxComputeSharedBytes);
            }
            default -> {}
        }
    }

    /** Does it ask whether texels have memory ({@link Instr#RESIDENCY})? */
    public static boolean asksResidency(Shader s) {
        boolean[] found = {false};
        for (Function f : s.functions) {
            Walk.each(f.body(), i -> found[0] |= i.asksResidency());
        }
        return found[0];
    }

    private static void most(Shader s, String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException("createShader: " + what + " of '" + s.name + "' is " + value
                    + ", must be " + least + " to " + most);
        }
    }
}
