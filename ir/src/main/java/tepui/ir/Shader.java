package tepui.ir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One shader of one stage: its interface, its resources, its functions and the layout facts of its stage. Built by a
 * front end, transformed by passes, frozen by convention once a driver has been given it.
 */
public final class Shader {
    public enum Topology {
        POINTS,
        LINES,
        LINES_ADJACENCY,
        TRIANGLES,
        TRIANGLES_ADJACENCY,
        LINE_STRIP,
        TRIANGLE_STRIP,
        QUADS,
        ISOLINES
    }

    public enum Spacing {
        EQUAL,
        FRACTIONAL_EVEN,
        FRACTIONAL_ODD
    }

    public enum DepthLayout {
        ANY,
        GREATER,
        LESS,
        UNCHANGED
    }

    /** Which fragments run through the section that {@link Op#INTERLOCK} encloses one after another, and whether in the order of primitives. */
    public enum Interlock {
        NONE,
        PIXEL_ORDERED,
        PIXEL_UNORDERED,
        SAMPLE_ORDERED,
        SAMPLE_UNORDERED
    }

    /** Quads of a compute shader's invocations, in which derivatives are taken. */
    public enum Quads {
        /** There are no derivatives. */
        NONE,
        /** Two by two neighbours in x and y of LOCAL_INVOCATION_ID; sizes in x and y are even. */
        BY_ID,
        /** Four that follow each other in LOCAL_INVOCATION_INDEX; the workgroup has a multiple of four. */
        BY_INDEX;

        /** Whether a workgroup of this size is made of whole quads. */
        public boolean divide(int x, int y, int z) {
            return switch (this) {
                case NONE -> true;
                case BY_ID -> x % 2 == 0 && y % 2 == 0;
                case BY_INDEX -> x * y * z % 4 == 0;
            };
        }
    }

    public final Stage stage;
    public String name;
    public final List<Variable> inputs = new ArrayList<>();
    public final List<Variable> outputs = new ArrayList<>();
    public final List<Variable> locals = new ArrayList<>();
    public final List<Resource> resources = new ArrayList<>();
    /** All functions; the entry point is among them. */
    public final List<Function> functions = new ArrayList<>();

    public Function entry;

    /** Geometry: input primitive. Tessellation evaluation: TRIANGLES, QUADS or ISOLINES. */
    public Topology inputTopology = Topology.TRIANGLES;
    /** Geometry: output primitive. */
    public Topology outputTopology = Topology.TRIANGLE_STRIP;
    /** Geometry: most vertices emitted by an invocation. Tessellation control: vertices in the output patch. */
    public int outputVertices;
    /** Geometry: invocations per primitive. */
    public int invocations = 1;

    public Spacing spacing = Spacing.EQUAL;
    public boolean clockwise;
    public boolean pointMode;
    /** Fragment: depth and stencil tests come before the shader even if it has effects. */
    public boolean earlyFragmentTests;
    /** Fragment, with early tests: SAMPLE_MASK_IN has the samples alone that passed them, and not all that are covered. */
    public boolean postDepthCoverage;
    /** Fragment: demoted ones leave loops that might never end, so {@code pass.EndDemotedLoops} has nothing left to do. */
    public boolean endsDemotedLoops;
    /** Fragment: runs once per sample. Set by reading SAMPLE_ID or SAMPLE_POSITION, or by the front end. */
    public boolean perSample;

    /** Fragment: what runs one after another between the two sides of {@link Op#INTERLOCK}. */
    public Interlock interlock = Interlock.NONE;

    public DepthLayout depthLayout = DepthLayout.ANY;
    /** Compute: the workgroup's size; 0, 0, 0 where each dispatch says it, so that devices get copies with numbers. */
    public int localX = 1;

    public int localY = 1;
    public int localZ = 1;
    /** Compute: which invocations are a quad. */
    public Quads quads = Quads.NONE;
    /** The source, where the device wants it; the code has not been simplified then. */
    public @Nullable SourceText source;

    /** Compute: bytes of shared memory. */
    public int sharedBytes;

    /** A compute shader whose workgroup's size is not decided yet. */
    public boolean isSizedLater() {
        return localX == 0 && localY == 0 && localZ == 0;
    }

    /** Quads differ here: operations of derivatives are there, and textures find their level by them. */
    public boolean hasDerivatives() {
        return stage == Stage.FRAGMENT || quads != Quads.NONE;
    }

    public Shader(Stage stage, String name) {
        this.stage = stage;
        this.name = name;
        this.entry = new Function("main", List.of(), List.of());
        functions.add(entry);
    }

    /** A copy that shares nothing that can change; safe on a shader that others read. */
    public Shader copy() {
        return Cloner.copy(this);
    }

    public Variable input(String variableName, Type type, int location) {
        Variable v = new Variable(Variable.Mode.INPUT, variableName, type, 0);
        v.location = location;
        inputs.add(v);
        return v;
    }

    public Variable output(String variableName, Type type, int location) {
        Variable v = new Variable(Variable.Mode.OUTPUT, variableName, type, 0);
        v.location = location;
        outputs.add(v);
        return v;
    }

    public Variable input(Builtin builtin, Type type) {
        Variable v = new Variable(Variable.Mode.INPUT, "in_" + builtin.text(), type, 0);
        v.builtin = builtin;
        inputs.add(v);
        return v;
    }

    public Variable output(Builtin builtin, Type type) {
        Variable v = new Variable(Variable.Mode.OUTPUT, "out_" + builtin.text(), type, 0);
        v.builtin = builtin;
        outputs.add(v);
        return v;
    }

    public Variable local(String variableName, Type type, int arrayLength) {
        Variable v = new Variable(Variable.Mode.LOCAL, variableName, type, arrayLength);
        locals.add(v);
        return v;
    }

    public Resource uniformBuffer(String resourceName, int binding, int size) {
        Resource r = new Resource(Resource.Kind.UNIFORM_BUFFER, resourceName, binding, 1);
        r.size = size;
        resources.add(r);
        return r;
    }

    public Resource storageBuffer(String resourceName, int binding) {
        Resource r = new Resource(Resource.Kind.STORAGE_BUFFER, resourceName, binding, 1);
        resources.add(r);
        return r;
    }

    public Resource texture(String resourceName, int binding, TextureShape shape) {
        Resource r = new Resource(Resource.Kind.TEXTURE, resourceName, binding, 1);
        r.shape = shape;
        resources.add(r);
        return r;
    }

    public Resource image(String resourceName, int binding, TextureShape shape, ScalarKind texelKind) {
        Resource r = new Resource(Resource.Kind.IMAGE, resourceName, binding, 1);
        r.shape = shape;
        r.texelKind = texelKind;
        resources.add(r);
        return r;
    }
}
