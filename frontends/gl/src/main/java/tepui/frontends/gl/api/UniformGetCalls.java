package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.program.BindlessUniforms;
import tepui.frontends.gl.program.ProgramInterfaceRules;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramRules;
import tepui.frontends.gl.program.UniformNames;
import tepui.frontends.gl.program.UniformTypes;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.GlslLinker;

/** Queries of uniforms and their blocks: locations, types, values (OpenGL 4.6, 7.6 and 7.14). */
public final class UniformGetCalls {
    private final ProgramRules rules;
    private final ProgramInterfaceRules interfaceRules;
    private final ProgramNameRules names;
    private final Dirty dirty;
    private final BufferBindings bindings;

    public UniformGetCalls(
            Dirty dirty,
            BufferBindings bindings,
            ProgramNameRules names,
            ProgramRules rules,
            ProgramInterfaceRules interfaceRules) {
        this.rules = rules;
        this.interfaceRules = interfaceRules;
        this.names = names;
        this.dirty = dirty;
        this.bindings = bindings;
    }

    public int glGetUniformLocation(int program, long name) {
        ProgramObject p = names.program("glGetUniformLocation", program);
        LinkedProgram l = p == null ? null : rules.linked("glGetUniformLocation", p);
        return l == null ? -1 : UniformNames.uniformLocation(l, Native.string(name));
    }

    private @Nullable LinkedProgram facts(String call, int program) {
        ProgramObject p = names.program(call, program);
        return p == null ? null : rules.listed(call, p);
    }

    /** Executable of a program: empty before it is linked. Null where there is no program, which is an error. */
    private @Nullable LinkedProgram resources(String call, int program) {
        ProgramObject p = names.program(call, program);
        if (p == null) return null;
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        return l == null ? UNLINKED : l;
    }

    private static final LinkedProgram UNLINKED = GlslLinker.link(List.of(), LinkOptions.DEFAULT);

    public void glGetActiveUniform(int program, int index, int bufSize, long length, long size, long type, long name) {
        LinkedProgram l = facts("glGetActiveUniform", program);
        if (l == null || !names.size("glGetActiveUniform", bufSize)) return;
        if (!rules.index("glGetActiveUniform", index, l.uniforms().size())) return;
        LinkedProgram.Uniform u = l.uniforms().get(index);
        Native.putInt(size, Math.max(1, u.size()));
        Native.putInt(type, u.type());
        Native.putString(l.told(u.name()), bufSize, length, name);
    }

    public void glGetActiveUniformName(int program, int uniformIndex, int bufSize, long length, long uniformName) {
        LinkedProgram l = facts("glGetActiveUniformName", program);
        if (l == null || !names.size("glGetActiveUniformName", bufSize)) return;
        if (!rules.index("glGetActiveUniformName", uniformIndex, l.uniforms().size())) return;
        Native.putString(l.told(l.uniforms().get(uniformIndex).name()), bufSize, length, uniformName);
    }

    public void glGetUniformIndices(int program, int uniformCount, long uniformNames, long uniformIndices) {
        LinkedProgram l = resources("glGetUniformIndices", program);
        if (l == null || !names.size("glGetUniformIndices", uniformCount)) return;
        for (int i = 0; i < uniformCount; i++) {
            LinkedProgram.Uniform u = l.uniform(Native.string(Native.getPointer(uniformNames, i)));
            Native.putInt(
                    uniformIndices + 4L * i,
                    u == null ? GL_INVALID_INDEX : l.uniforms().indexOf(u));
        }
    }

    public void glGetActiveUniformsiv(int program, int uniformCount, long uniformIndices, int pname, long params) {
        LinkedProgram l = resources("glGetActiveUniformsiv", program);
        if (l == null || !names.size("glGetActiveUniformsiv", uniformCount)) return;
        for (int i = 0; i < uniformCount; i++) {
            int index = Native.getInt(uniformIndices + 4L * i);
            if (!rules.index("glGetActiveUniformsiv", index, l.uniforms().size())) return;
        }
        for (int i = 0; i < uniformCount; i++) {
            LinkedProgram.Uniform u = l.uniforms().get(Native.getInt(uniformIndices + 4L * i));
            boolean counter = UniformTypes.base(UniformTypes.of(u.type())) == UniformTypes.COUNTER;
            boolean placed = u.block() >= 0;
            boolean matrix = UniformTypes.columns(UniformTypes.of(u.type())) > 1;
            int value;
            switch (pname) {
                case GL_UNIFORM_TYPE -> value = u.type();
                case GL_UNIFORM_SIZE -> value = Math.max(1, u.size());
                case GL_UNIFORM_NAME_LENGTH -> value = l.told(u.name()).length() + 1;
                case GL_UNIFORM_BLOCK_INDEX -> value = placed && !counter ? u.block() : -1;
                case GL_UNIFORM_OFFSET -> value = placed ? u.offset() : -1;
                case GL_UNIFORM_ARRAY_STRIDE -> value = placed ? u.name().endsWith("[0]") ? u.arrayStride() : 0 : -1;
                case GL_UNIFORM_MATRIX_STRIDE -> value = placed ? matrix ? u.matrixStride() : 0 : -1;
                case GL_UNIFORM_IS_ROW_MAJOR -> value = placed && matrix && u.rowMajor() ? 1 : 0;
                case GL_UNIFORM_ATOMIC_COUNTER_BUFFER_INDEX -> value = counter ? u.block() : -1;
                default -> {
                    interfaceRules.property("glGetActiveUniformsiv", pname);
                    return;
                }
            }
            Native.putInt(params + 4L * i, value);
        }
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    public int glGetUniformBlockIndex(int program, long uniformBlockName) {
        LinkedProgram l = resources("glGetUniformBlockIndex", program);
        return l == null || !l.facts().named() ? -1 : block(l.uniformBlocks(), Native.string(uniformBlockName));
    }

    static int block(java.util.List<LinkedProgram.Block> blocks, String name) {
        for (int i = 0; i < blocks.size(); i++) {
            String own = blocks.get(i).name();
            if (own.equals(name) || own.equals(name + "[0]")) return i;
        }
        return -1;
    }

    public void glUniformBlockBinding(int program, int uniformBlockIndex, int uniformBlockBinding) {
        String call = "glUniformBlockBinding";
        ProgramObject p = names.program(call, program);
        if (p == null) return;
        int blocks = p.uniformBindings.length;
        int most = bindings.uniform.buffers.length;
        if (!rules.blockBinding(call, uniformBlockIndex, blocks, uniformBlockBinding, most)) return;
        p.uniformBindings[uniformBlockIndex] = uniformBlockBinding;
        dirty.bits |= Dirty.UNIFORM_BUFFERS;
    }

    public void glShaderStorageBlockBinding(int program, int storageBlockIndex, int storageBlockBinding) {
        String call = "glShaderStorageBlockBinding";
        ProgramObject p = names.program(call, program);
        if (p == null) return;
        int blocks = p.storageBindings.length;
        int most = bindings.storage.buffers.length;
        if (!rules.blockBinding(call, storageBlockIndex, blocks, storageBlockBinding, most)) return;
        p.storageBindings[storageBlockIndex] = storageBlockBinding;
        dirty.bits |= Dirty.STORAGE_BUFFERS;
    }

    private LinkedProgram.@Nullable Block block(String call, int program, int index) {
        LinkedProgram l = facts(call, program);
        if (l == null || !rules.index(call, index, l.uniformBlocks().size())) return null;
        return l.uniformBlocks().get(index);
    }

    public void glGetActiveUniformBlockName(
            int program, int uniformBlockIndex, int bufSize, long length, long uniformBlockName) {
        LinkedProgram.Block b = block("glGetActiveUniformBlockName", program, uniformBlockIndex);
        if (b != null && names.size("glGetActiveUniformBlockName", bufSize)) {
            Native.putString(b.name(), bufSize, length, uniformBlockName);
        }
    }

    public void glGetActiveUniformBlockiv(int program, int uniformBlockIndex, int pname, long params) {
        LinkedProgram.Block b = block("glGetActiveUniformBlockiv", program, uniformBlockIndex);
        ProgramObject p = names.program("glGetActiveUniformBlockiv", program);
        if (b == null || p == null) return;
        switch (pname) {
            case GL_UNIFORM_BLOCK_BINDING -> Native.putInt(params, p.uniformBindings[uniformBlockIndex]);
            case GL_UNIFORM_BLOCK_DATA_SIZE -> Native.putInt(params, b.size());
            case GL_UNIFORM_BLOCK_NAME_LENGTH -> Native.putInt(params, b.name().length() + 1);
            case GL_UNIFORM_BLOCK_ACTIVE_UNIFORMS ->
                Native.putInt(params, b.variables().size());
            case GL_UNIFORM_BLOCK_ACTIVE_UNIFORM_INDICES -> {
                for (int i = 0; i < b.variables().size(); i++)
                    Native.putInt(params + 4L * i, b.variables().get(i));
            }
            case GL_UNIFORM_BLOCK_REFERENCED_BY_VERTEX_SHADER -> Native.putInt(params, b.stages() & 1);
            case GL_UNIFORM_BLOCK_REFERENCED_BY_TESS_CONTROL_SHADER -> Native.putInt(params, b.stages() >> 1 & 1);
            case GL_UNIFORM_BLOCK_REFERENCED_BY_TESS_EVALUATION_SHADER -> Native.putInt(params, b.stages() >> 2 & 1);
            case GL_UNIFORM_BLOCK_REFERENCED_BY_GEOMETRY_SHADER -> Native.putInt(params, b.stages() >> 3 & 1);
            case GL_UNIFORM_BLOCK_REFERENCED_BY_FRAGMENT_SHADER -> Native.putInt(params, b.stages() >> 4 & 1);
            case GL_UNIFORM_BLOCK_REFERENCED_BY_COMPUTE_SHADER -> Native.putInt(params, b.stages() >> 5 & 1);
            default -> interfaceRules.property("glGetActiveUniformBlockiv", pname);
        }
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    /** Writes a uniform's value, converted to a base type. */
    void getUniform(String call, int program, int location, int wanted, long bytes, long params) {
        ProgramObject p = names.program(call, program);
        LinkedProgram l = p == null ? null : rules.linked(call, p);
        int index = p == null ? -1 : p.uniformAt(location);
        if (p == null || l == null || !rules.location(call, location, index)) return;
        LinkedProgram.Uniform u = l.uniforms().get(index);
        int packed = UniformTypes.of(u.type());
        int base = UniformTypes.base(packed);
        int rows = UniformTypes.rows(packed);
        int columns = UniformTypes.columns(packed);
        int element = p.elementAt(location);
        int size = UniformTypes.isWide(wanted) ? 8 : 4;
        if (!rules.room(call, bytes, (long) size * rows * columns)) return;
        int step = UniformTypes.isWide(base) ? 2 : 1;
        for (int i = 0; i < rows * columns; i++) {
            double value;
            if (base == UniformTypes.SAMPLER || base == UniformTypes.IMAGE) {
                value = unit(p, u, element, base == UniformTypes.IMAGE);
            } else {
                int at = (u.offset() + element * u.arrayStride()) >> 2;
                int stride = u.matrixStride() >> 2;
                boolean byRow = columns > 1 && u.rowMajor();
                at += byRow ? i % rows * stride + i / rows * step : i / rows * stride + i % rows * step;
                int word = p.words[at];
                boolean whole = base == UniformTypes.INT64 || base == UniformTypes.UINT64;
                long bits = whole ? word & 0xffffffffL | (long) p.words[at + 1] << 32 : 0;
                if (whole && (wanted == UniformTypes.INT64 || wanted == UniformTypes.UINT64)) {
                    Native.putLong(params + 8L * i, bits);
                    continue;
                }
                value = switch (base) {
                    case UniformTypes.FLOAT -> Float.intBitsToFloat(word);
                    case UniformTypes.DOUBLE ->
                        Double.longBitsToDouble(word & 0xffffffffL | (long) p.words[at + 1] << 32);
                    case UniformTypes.UINT -> Integer.toUnsignedLong(word);
                    case UniformTypes.INT64, UniformTypes.UINT64 -> bits;
                    case UniformTypes.BOOL -> word != 0 ? 1 : 0;
                    default -> word;
                };
            }
            switch (wanted) {
                case UniformTypes.FLOAT -> Native.putFloat(params + 4L * i, (float) value);
                case UniformTypes.DOUBLE -> Native.putDouble(params + 8L * i, value);
                case UniformTypes.INT64, UniformTypes.UINT64 -> Native.putLong(params + 8L * i, Math.round(value));
                default ->
                    Native.putInt(
                            params + 4L * i,
                            base == UniformTypes.UINT || wanted == UniformTypes.UINT
                                    ? (int) Math.round(value)
                                    : Math.clamp(Math.round(value), Integer.MIN_VALUE, Integer.MAX_VALUE));
            }
        }
    }

    private static int unit(ProgramObject p, LinkedProgram.Uniform u, int element, boolean image) {
        BindlessUniforms bindless = p.bindless;
        if (bindless != null && BindlessUniforms.isOne(u)) {
            int unit = bindless.unit(u, element);
            return unit >= 0 ? unit : p.words[(u.offset() + element * u.arrayStride()) / 4];
        }
        int[][] units = image ? p.imageUnits : p.textureUnits;
        for (int s = 0; s < u.slots().length; s++) if (u.slots()[s] >= 0) return units[s][u.slots()[s] + element];
        return 0;
    }

    public void glGetUniformfv(int program, int location, long params) {
        getUniform("glGetUniformfv", program, location, UniformTypes.FLOAT, Long.MAX_VALUE, params);
    }

    public void glGetUniformiv(int program, int location, long params) {
        getUniform("glGetUniformiv", program, location, UniformTypes.INT, Long.MAX_VALUE, params);
    }

    public void glGetUniformuiv(int program, int location, long params) {
        getUniform("glGetUniformuiv", program, location, UniformTypes.UINT, Long.MAX_VALUE, params);
    }

    public void glGetUniformdv(int program, int location, long params) {
        getUniform("glGetUniformdv", program, location, UniformTypes.DOUBLE, Long.MAX_VALUE, params);
    }

    public void glGetnUniformfv(int program, int location, int bufSize, long params) {
        getUniform("glGetnUniformfv", program, location, UniformTypes.FLOAT, bufSize, params);
    }

    public void glGetnUniformfvARB(int program, int location, int bufSize, long params) {
        glGetnUniformfv(program, location, bufSize, params);
    }

    public void glGetnUniformiv(int program, int location, int bufSize, long params) {
        getUniform("glGetnUniformiv", program, location, UniformTypes.INT, bufSize, params);
    }

    public void glGetnUniformivARB(int program, int location, int bufSize, long params) {
        glGetnUniformiv(program, location, bufSize, params);
    }

    public void glGetnUniformuiv(int program, int location, int bufSize, long params) {
        getUniform("glGetnUniformuiv", program, location, UniformTypes.UINT, bufSize, params);
    }

    public void glGetnUniformuivARB(int program, int location, int bufSize, long params) {
        glGetnUniformuiv(program, location, bufSize, params);
    }

    public void glGetnUniformdv(int program, int location, int bufSize, long params) {
        getUniform("glGetnUniformdv", program, location, UniformTypes.DOUBLE, bufSize, params);
    }

    public void glGetnUniformdvARB(int program, int location, int bufSize, long params) {
        glGetnUniformdv(program, location, bufSize, params);
    }

    public void glGetUniformi64vARB(int program, int location, long params) {
        getUniform("glGetUniformi64vARB", program, location, UniformTypes.INT64, Long.MAX_VALUE, params);
    }

    public void glGetnUniformi64vARB(int program, int location, int bufSize, long params) {
        getUniform("glGetnUniformi64vARB", program, location, UniformTypes.INT64, bufSize, params);
    }

    public void glGetUniformui64vARB(int program, int location, long params) {
        getUniform("glGetUniformui64vARB", program, location, UniformTypes.UINT64, Long.MAX_VALUE, params);
    }

    public void glGetnUniformui64vARB(int program, int location, int bufSize, long params) {
        getUniform("glGetnUniformui64vARB", program, location, UniformTypes.UINT64, bufSize, params);
    }
}
