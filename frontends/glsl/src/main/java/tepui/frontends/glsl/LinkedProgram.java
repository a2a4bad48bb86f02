package tepui.frontends.glsl;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.Stage;

/**
 * Linked program: a shader of the IR for each stage, and all that glGetProgram..., glGetActive... and
 * glGetProgramResource... answer. Stages are bits of a mask, bit = ordinal. Names are spelt as OpenGL spells them:
 * {@code a.b[0].c}, arrays with "[0]" behind.
 *
 * @param log what glGetProgramInfoLog gives
 * @param shaders empty where linking failed
 * @param defaultBlockSize bytes of the uniforms outside of blocks; they lie alike in all stages
 * @param defaultBlockSlots the uniform buffer slot of those in each stage, -1 where the stage has none
 */
public record LinkedProgram(
        boolean ok,
        String log,
        Map<Stage, Shader> shaders,
        int defaultBlockSize,
        int[] defaultBlockSlots,
        List<Uniform> uniforms,
        List<Block> uniformBlocks,
        List<Block> storageBlocks,
        List<Block> counterBuffers,
        List<Uniform> bufferVariables,
        List<Interface> inputs,
        List<Interface> outputs,
        Feedback feedback,
        List<Subroutine> subroutines,
        List<SubroutineUniform> subroutineUniforms,
        Border border,
        Facts facts) {

    /**
     * A uniform, or a variable in a buffer.
     *
     * @param type GL_FLOAT_VEC4 ...
     * @param size elements, 1 for no array, 0 for an array whose length is known only at run time
     * @param location of the first element; -1 in blocks
     * @param block index of the block or, for atomic counters, of the counter buffer; -1: in the default block
     * @param offset bytes in the block; in the default block too (there for us alone, OpenGL says -1); -1 for handles
     * @param arrayStride bytes from element to element
     * @param matrixStride bytes from column to column or row to row
     * @param slots textures and images: the slot of the first element in each stage, -1 where it is not used
     * @param binding as given in the shader, or -1
     * @param initial contents given in the shader, a word a scalar (float bits, ints); null for zeros
     * @param topLevelSize buffer variables: length of the outermost array
     * @param topLevelStride buffer variables: its stride
     * @param takesHandles a sampler or image that is declared bindless
     * @param stages that refer to it
     */
    public record Uniform(
            String name,
            int type,
            int size,
            int location,
            int block,
            int offset,
            int arrayStride,
            int matrixStride,
            boolean rowMajor,
            int[] slots,
            int binding,
            long @Nullable [] initial,
            int topLevelSize,
            int topLevelStride,
            boolean takesHandles,
            int stages) {
        /** A texture or image. */
        public boolean isHandle() {
            return block < 0 && offset < 0;
        }

        /** The name without "[0]" at its end. */
        public String baseName() {
            return name.endsWith("[0]") ? name.substring(0, name.length() - 3) : name;
        }
    }

    /**
     * A block; of an array of blocks, one element.
     *
     * @param binding as given in the shader, or 0
     * @param size bytes at least
     * @param variables indices into {@link #uniforms} or {@link #bufferVariables}
     * @param slots the buffer slot in each stage, -1 where it is not used
     */
    public record Block(String name, int binding, int size, List<Integer> variables, int[] slots, int stages) {}

    /**
     * An input of the first stage or an output of the last.
     *
     * @param location -1 for built-in ones
     * @param variable the variable of the IR
     */
    public record Interface(
            String name,
            int type,
            int size,
            int location,
            int component,
            int index,
            boolean perPatch,
            boolean builtIn,
            String variable,
            int stages) {}

    /** Transform feedback: what it captures. */
    public record Feedback(List<Varying> varyings, List<Output> outputs, List<Integer> strides) {
        /** Captured varying, as glGetTransformFeedbackVarying tells it. */
        public record Varying(String name, int type, int size, int buffer, int offset) {}

        /**
         * Words of an output that are written to a buffer.
         *
         * @param variable the output's name in the IR
         */
        public record Output(
                String variable, int element, int firstComponent, int components, int buffer, int offset, int stream) {}
    }

    /** A function that a subroutine uniform may choose. */
    public record Subroutine(Stage stage, String name, int index) {}

    /**
     * A uniform that chooses a subroutine.
     *
     * @param offset where its index (an int an element) lies in the default block
     * @param compatible indices of the subroutines that it may be set to
     */
    public record SubroutineUniform(
            Stage stage, String name, int size, int location, int offset, int arrayStride, List<Integer> compatible) {}

    /**
     * Declared interface of a separable program of OpenGL ES towards programs before and behind it (ES 3.2, 7.4.1): the
     * inputs of its first stage and the outputs of its last, used or not. Two programs fit together if the one's
     * outputs are the other's inputs.
     */
    public record Border(boolean es, List<Crossing> inputs, List<Crossing> outputs) {
        /** Nothing is declared. */
        public static final Border NONE = new Border(false, List.of(), List.of());
    }

    /**
     * A variable or block that crosses a border.
     *
     * @param key what it is found by: its location, or else its name
     * @param shape what must be the same on both sides: type, precision, interpolation and members
     */
    public record Crossing(String key, String shape) {}

    /**
     * Further facts that the API needs.
     *
     * @param colorBroadcast gl_FragColor is written: it goes to all colour targets
     * @param originUpperLeft gl_FragCoord counts from the top
     * @param fragmentCoordUsed gl_FragCoord is read
     * @param outputVertices of tessellation control or geometry
     * @param blendSupport the equations of KHR_blend_equation_advanced that are named, a bit each in the order of its table
     * @param idleLocations locations that uniforms ask for which are not active: a value given there goes nowhere
     * @param named names are to be told and asked for; not so where they were made up, as for SPIR-V
     */
    public record Facts(
            boolean colorBroadcast,
            boolean originUpperLeft,
            boolean fragmentCoordUsed,
            boolean writesClipVertex,
            int outputVertices,
            int blendSupport,
            boolean separable,
            int[] idleLocations,
            boolean named) {}

    /** The same for shaders whose variables have no names: the API gives empty ones, and finds nothing by a name. */
    public LinkedProgram withoutNames() {
        Facts f = new Facts(
                facts.colorBroadcast,
                facts.originUpperLeft,
                facts.fragmentCoordUsed,
                facts.writesClipVertex,
                facts.outputVertices,
                facts.blendSupport,
                facts.separable,
                facts.idleLocations,
                false);
        return new LinkedProgram(
                ok,
                log,
                shaders,
                defaultBlockSize,
                defaultBlockSlots,
                uniforms,
                uniformBlocks,
                storageBlocks,
                counterBuffers,
                bufferVariables,
                inputs,
                outputs,
                feedback,
                subroutines,
                subroutineUniforms,
                border,
                f);
    }

    /** A name as the API tells it. */
    public String told(String name) {
        return facts.named ? name : "";
    }

    /** The uniform of that name, or null; an array by its name with or without "[0]". */
    public @Nullable Uniform uniform(String name) {
        if (!facts.named) return null;
        for (Uniform u : uniforms) {
            if (u.name.equals(name) || u.baseName().equals(name)) return u;
        }
        return null;
    }

    /** The input of the first stage of that name, or null. */
    public @Nullable Interface input(String name) {
        return find(inputs, name);
    }

    /** The output of the last stage of that name, or null. */
    public @Nullable Interface output(String name) {
        return find(outputs, name);
    }

    private @Nullable Interface find(List<Interface> list, String name) {
        if (!facts.named) return null;
        for (Interface i : list) {
            if (i.name.equals(name) || i.name.equals(name + "[0]")) return i;
        }
        return null;
    }
}
