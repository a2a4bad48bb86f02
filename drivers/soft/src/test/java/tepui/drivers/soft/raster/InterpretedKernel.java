package tepui.drivers.soft.raster;

import java.nio.ByteBuffer;
import tepui.drivers.soft.jit.Intrinsics;
import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;
import tepui.ir.interp.Interpreter;

/** Kernel that interprets its IR: slow, the reference for the compiler. */
final class InterpretedKernel implements Kernel {
    private final Shader shader;

    InterpretedKernel(Shader shader) {
        this.shader = shader.copy();
    }

    @Override
    public void run(KernelFrame frame) {
        Frame environment = new Frame(frame);
        Interpreter interpreter = new Interpreter(shader, environment, frame.lanes);
        environment.interpreter = interpreter;
        for (int i = 0; i < frame.lanes; i++) {
            if (frame.alive[i] == 0) interpreter.startHelper(i);
        }
        interpreter.run();
        for (int i = 0; i < frame.lanes; i++) {
            if (interpreter.isHelper(i)) frame.alive[i] = 0;
        }
    }

    private static final class Frame implements Environment {
        private final KernelFrame frame;
        private Interpreter interpreter;

        Frame(KernelFrame frame) {
            this.frame = frame;
        }

        @Override
        public void intrinsic(Instr instr, int lane, long[][] args, long[][] results) {
            int at = instr.imm * frame.stride + lane;
            boolean alive = !interpreter.isHelper(lane);
            switch (instr.intrinsic) {
                case Intrinsics.SCALAR_F -> results[0][0] = bits(frame.scalarF[instr.imm]);
                case Intrinsics.SCALAR_I -> results[0][0] = frame.scalarI[instr.imm];
                case Intrinsics.LANE_F -> results[0][0] = bits(frame.inF[at]);
                case Intrinsics.LANE_I -> results[0][0] = frame.inI[at];
                case Intrinsics.LANE_STORE_F -> frame.outF[at] = Float.intBitsToFloat((int) args[0][0]);
                case Intrinsics.LANE_STORE_I -> frame.outI[at] = (int) args[0][0];
                case Intrinsics.TARGET_LOAD ->
                    results[0][0] = alive ? frame.targetData[instr.imm / 4][pixel(instr.imm, lane)] : 0;
                case Intrinsics.TARGET_STORE -> {
                    if (alive) frame.targetData[instr.imm / 4][pixel(instr.imm, lane)] = (int) args[0][0];
                }
                case Intrinsics.ALIVE -> results[0][0] = alive ? 1 : 0;
                default -> throw new IllegalArgumentException("unknown intrinsic " + instr.intrinsic);
            }
        }

        private static long bits(float v) {
            return Integer.toUnsignedLong(Float.floatToRawIntBits(v));
        }

        private int pixel(int imm, int lane) {
            int blocks = frame.stride / KernelFrame.GROUP;
            return frame.blockAt[imm / 4 * blocks + lane / KernelFrame.GROUP]
                    + imm % 4 * KernelFrame.GROUP
                    + lane % KernelFrame.GROUP;
        }

        @Override
        public void input(Variable variable, int lane, int vertex, int element, long[] out) {
            throw new IllegalStateException("input " + variable + " was not lowered");
        }

        @Override
        public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
            throw new IllegalStateException("interpolation was not lowered");
        }

        @Override
        public ByteBuffer buffer(Resource resource, int index) {
            return null;
        }

        @Override
        public void texture(Instr instr, int lane, long[][] operands, float[] ddx, float[] ddy, long[] out) {}

        @Override
        public long[] texel(Resource image, int index, int[] coordinate, int sample) {
            return null;
        }

        @Override
        public int[] imageSize(Resource image, int index) {
            return new int[3];
        }

        @Override
        public int imageSamples(Resource image, int index) {
            return 1;
        }
    }
}
