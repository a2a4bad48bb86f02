package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Interpolation;
import tepui.ir.Stage;

/** Rules of layout qualifiers (GLSL 4.60, 4.4): which go with which variables, blocks and members, as far as one declaration tells. */
final class LayoutRules {
    /** Bytes of a block, and of a gap in it: more is a mistake or an attack. */
    private static final int MAX_BLOCK = 1 << 28;

    private final Analysis a;
    final LayoutPlaces places;

    LayoutRules(Analysis a) {
        this.a = a;
        places = new LayoutPlaces(a);
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    /** Layouts that no plain variable can have. */
    void variable(String name, int pos, GlslType type, VarInfo info, boolean global) {
        String stage = info.stageLayout;
        if (stage != null) throw a.error(pos, "'" + name + "': layout '" + stage + "' cannot be given to a variable");
        String packing = info.packingName;
        if (packing != null) throw a.error(pos, "'" + name + "': layout '" + packing + "' is for blocks");
        if (info.matrixOrderWritten) throw a.error(pos, "'" + name + "': row_major and column_major are for blocks");
        if (info.stream >= 0 && (info.storage != Storage.OUT || !global))
            throw a.error(pos, "'" + name + "': streams are for outputs");
        boolean output = info.storage == Storage.OUT && a.stage != Stage.FRAGMENT && global;
        if (!output && (info.xfbBuffer >= 0 || info.xfbOffset >= 0 || info.xfbStride >= 0))
            throw a.error(
                    pos, "'" + name + "': the layouts of transform feedback are for outputs before the rasteriser");
        component(name, pos, type, info);
        feedback(name, pos, type, info);
    }

    /** A component must leave room for the value in its location. */
    void component(String name, int pos, GlslType type, VarInfo info) {
        if (info.component < 0) return;
        if (!a.has(440, 0, pos, Extension.GL_ARB_enhanced_layouts))
            throw a.error(pos, "layout 'component' " + a.since(440, 0));
        GlslType inner = type;
        while (inner instanceof GlslType.Array array) inner = array.element();
        if (!(inner instanceof Basic b) || b.isMatrix()) {
            throw a.error(pos, "'" + name + "': layout 'component' is for scalars and vectors, not for a " + inner);
        }
        int words = b.rows() * (b.base().is64() ? 2 : 1);
        if (b.base() == Base.DOUBLE) {
            if (b.rows() > 2) throw a.error(pos, "'" + name + "': a " + b + " cannot have a component");
            if (info.component % 2 != 0) throw a.error(pos, "'" + name + "': a double begins at component 0 or 2");
        }
        if (info.component + words > 4)
            throw a.error(pos, "'" + name + "': a " + b + " does not fit behind component " + info.component);
    }

    private void feedback(String name, int pos, GlslType type, VarInfo info) {
        boolean any = info.xfbBuffer >= 0 || info.xfbOffset >= 0 || info.xfbStride >= 0;
        if (!any) return;
        if (!a.has(440, 0, pos, Extension.GL_ARB_enhanced_layouts))
            throw a.error(pos, "the layouts of transform feedback: this " + a.since(440, 0));
        int align = VariableRules.holds(type, false) ? 8 : 4;
        if (info.xfbOffset >= 0) {
            if (info.xfbOffset % align != 0)
                throw a.error(
                        pos, "'" + name + "': xfb_offset is " + info.xfbOffset + ", must be a multiple of " + align);
            if (Types.isUnsized(type)) throw a.error(pos, "'" + name + "': an array without a size cannot be captured");
        }
        stride(name, pos, align, info);
        int stride = a.declarations.blocks.xfbStride(Math.max(0, info.xfbBuffer), info.xfbStride, pos);
        if (info.xfbOffset >= 0 && !Types.isUnsized(type)) {
            long end = info.xfbOffset + 4L * InterfaceSlots.components(type);
            int most = 4 * a.limits.transformFeedbackInterleavedComponents;
            if (end > most)
                throw a.error(
                        pos,
                        "'" + name + "' ends at byte " + end + " of what is captured, at most " + most
                                + " are possible");
            if (stride <= 0) return;
            if (end > stride)
                throw a.error(pos, "'" + name + "' ends at byte " + end + ", beyond the xfb_stride of " + stride);
        }
    }

    /** Applies the captures of a redeclared gl_PerVertex as a whole. */
    void perVertexFeedback(Ast.InterfaceBlock b, VarInfo info) {
        if (info.xfbBuffer < 0 && info.xfbOffset < 0 && info.xfbStride < 0) return;
        if (!a.has(440, 0, b.pos(), Extension.GL_ARB_enhanced_layouts))
            throw a.error(b.pos(), "the layouts of transform feedback: this " + a.since(440, 0));
        a.require(info.storage == Storage.OUT, b.pos(), "gl_PerVertex: only outputs are captured");
        a.require(
                info.xfbOffset < 0 || info.xfbOffset % 4 == 0,
                b.pos(),
                "gl_PerVertex: xfb_offset must be a multiple of 4");
        stride("gl_PerVertex", b.pos(), 4, info);
        Blocks blocks = a.declarations.blocks;
        int buffer = Math.max(0, info.xfbBuffer >= 0 ? info.xfbBuffer : blocks.defaultXfbBuffer);
        if (info.xfbStride >= 0) blocks.xfbStride(buffer, info.xfbStride, b.pos());
    }

    /** Members of a captured block follow each other (GLSL 4.60, 4.4.2). Returns the offset behind this one; negative: the block has none. */
    int captured(GlslType type, VarInfo info, int next) {
        if (info.storage != Storage.OUT || next < 0 && info.xfbOffset < 0) return next;
        if (info.xfbBuffer < 0) info.xfbBuffer = Math.max(0, a.declarations.blocks.defaultXfbBuffer);
        int align = VariableRules.holds(type, false) ? 8 : 4;
        if (info.xfbOffset < 0) info.xfbOffset = (next + align - 1) / align * align;
        if (next < 0) return next;
        return (int) Math.min(info.xfbOffset + 4L * InterfaceSlots.components(type), 1 << 28);
    }

    /** A stride is a multiple of what is in it, and within the limit. */
    void stride(String name, int pos, int align, VarInfo info) {
        if (info.xfbStride < 0) return;
        if (info.xfbStride % align != 0)
            throw a.error(pos, "'" + name + "': xfb_stride is " + info.xfbStride + ", must be a multiple of " + align);
        int most = 4 * a.limits.transformFeedbackInterleavedComponents;
        if (info.xfbStride > most)
            throw a.error(
                    pos, "'" + name + "': xfb_stride is " + info.xfbStride + ", at most " + most + " is possible");
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    void block(Ast.InterfaceBlock b, VarInfo info) {
        boolean memory = info.storage == Storage.UNIFORM || info.storage == Storage.BUFFER;
        String name = "block '" + b.name() + "'";
        String packing = info.packingName;
        if (!memory && (packing != null || info.matrixOrderWritten))
            throw a.error(b.pos(), name + ": layouts of memory are for uniform and buffer blocks");
        String stage = info.stageLayout;
        if (stage != null) throw a.error(b.pos(), name + ": layout '" + stage + "' cannot be given to a block");
        if (info.bindlessWritten != 0)
            throw a.error(
                    b.pos(),
                    name + ": layouts of bindless and bound samplers and images are for uniforms outside of blocks");
        places.block(name, b.pos(), info);
        if (memory && (info.invariant || info.patch || info.place != Interpolation.Place.CENTER))
            throw a.error(b.pos(), name + ": invariant, centroid, sample and patch are for inputs and outputs");
        if (b.arrays().size() >= 2 && a.version.isEs())
            throw a.error(b.pos(), name + ": arrays of arrays of blocks do not exist in ES");
        for (Ast.Qualifier q : b.qualifiers().list()) {
            boolean can = switch (q.keyword()) {
                case "lowp", "mediump", "highp", "attribute", "varying", "inout", "const", "subroutine" -> false;
                default -> true;
            };
            if (!can) throw a.error(q.pos(), name + " cannot be qualified by '" + q.keyword() + "'");
        }
        if (info.xfbOffset >= 0 && info.xfbOffset % 4 != 0)
            throw a.error(b.pos(), name + ": xfb_offset must be a multiple of 4");
        if (info.storage == Storage.UNIFORM
                && (info.coherent || info.isVolatile || info.restrict || info.readOnly || info.writeOnly))
            throw a.error(b.pos(), name + ": memory qualifiers are for buffer blocks");
        boolean fixed = info.packing == VarInfo.Packing.STD140 || info.packing == VarInfo.Packing.STD430;
        if (info.align >= 0 && !fixed) throw a.error(b.pos(), name + ": layout 'align' needs std140 or std430");
        if (info.location >= 0 && memory)
            throw a.error(b.pos(), name + ": layout 'location' is for blocks of inputs and outputs");
        stride(name, b.pos(), 4, info);
    }

    /** A member's own qualifiers. */
    void member(Ast.InterfaceBlock b, Ast.Variables v, VarInfo own, VarInfo block) {
        boolean memory = block.storage == Storage.UNIFORM || block.storage == Storage.BUFFER;
        String packing = own.packingName;
        if (packing != null) throw a.error(v.pos(), "layout '" + packing + "' cannot be given to a member of a block");
        String stage = own.stageLayout;
        if (stage != null) throw a.error(v.pos(), "layout '" + stage + "' cannot be given to a member of a block");
        a.require(
                !v.type().qualifiers().has("varying") && !v.type().qualifiers().has("attribute"),
                v.pos(),
                "'varying' and 'attribute' cannot qualify a member of a block");
        a.require(
                !memory || own.place == Interpolation.Place.CENTER && !own.patch && !own.invariant,
                v.pos(),
                "invariant, centroid, sample and patch are for inputs and outputs");
        a.require(
                memory || !own.matrixOrderWritten,
                v.pos(),
                "layouts of memory are for members of uniform and buffer blocks");
        places.member("a member of block '" + b.name() + "'", v.pos(), own, block.storage);
        if (own.stream >= 0
                && own.stream != Math.max(0, block.stream < 0 ? a.declarations.blocks.defaultStream : block.stream))
            throw a.error(
                    v.pos(), "a member of block '" + b.name() + "' is of stream " + own.stream + ", its block is not");
        int buffer = Math.max(0, block.xfbBuffer < 0 ? a.declarations.blocks.defaultXfbBuffer : block.xfbBuffer);
        if (own.xfbBuffer >= 0 && own.xfbBuffer != buffer)
            throw a.error(
                    v.pos(),
                    "a member of block '" + b.name() + "' has xfb_buffer " + own.xfbBuffer + ", its block has "
                            + buffer);
        a.require(
                own.location < 0
                        || b.arrays().isEmpty()
                        || a.stage == Stage.GEOMETRY
                        || a.stage == Stage.TESS_EVAL
                        || a.stage == Stage.TESS_CONTROL,
                v.pos(),
                "a member of an array of blocks cannot have a location");
    }

    /** Either the block has a location, or all of its members have one, or none. */
    void memberLocations(Ast.InterfaceBlock b, int with, int without, VarInfo block) {
        if (block.location < 0 && with != 0 && without != 0)
            throw a.error(b.pos(), "block '" + b.name() + "': some members have a location and some do not");
    }

    /**
     * Explicit offsets grow and are aligned.
     *
     * @return where the member ends
     */
    int memoryMember(Ast.Declarator d, GlslType type, VarInfo info, VarInfo block, int end) {
        boolean fixed = block.packing == VarInfo.Packing.STD140 || block.packing == VarInfo.Packing.STD430;
        if (!fixed) return end;
        MemLayout layout = MemLayout.of(type, block.packing == VarInfo.Packing.STD430, info.rowMajor);
        long at = end;
        if (info.offset >= 0) {
            if (info.offset % layout.align != 0)
                throw a.error(
                        d.pos(),
                        "member '" + d.name() + "': offset is " + info.offset + ", must be a multiple of "
                                + layout.align + " for a " + type);
            if (info.offset < end)
                throw a.error(
                        d.pos(),
                        "member '" + d.name() + "': offset is " + info.offset + ", but the member before ends at "
                                + end);
            at = info.offset;
        }
        int align = Math.max(layout.align, Math.max(1, info.align));
        at = (at + align - 1) / align * align + layout.size;
        if (at > MAX_BLOCK)
            throw a.error(
                    d.pos(), "member '" + d.name() + "' ends at byte " + at + ", which is larger than any block here");
        return (int) at;
    }
}
