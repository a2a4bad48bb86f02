package tepui.layers.log;

import static tepui.layers.log.Handle.Kind.BUFFER;
import static tepui.layers.log.Handle.Kind.CONTEXT;
import static tepui.layers.log.Handle.Kind.FENCE;
import static tepui.layers.log.Handle.Kind.QUERY;
import static tepui.layers.log.Handle.Kind.SHADER;
import static tepui.layers.log.Handle.Kind.STREAM_TARGET;
import static tepui.layers.log.Handle.Kind.SURFACE;
import static tepui.layers.log.Handle.Kind.TEXTURE;
import static tepui.layers.log.Handle.Kind.VIEW;
import static tepui.layers.log.Param.b;
import static tepui.layers.log.Param.bits;
import static tepui.layers.log.Param.bools;
import static tepui.layers.log.Param.d;
import static tepui.layers.log.Param.data;
import static tepui.layers.log.Param.e;
import static tepui.layers.log.Param.f;
import static tepui.layers.log.Param.floats;
import static tepui.layers.log.Param.i;
import static tepui.layers.log.Param.ints;
import static tepui.layers.log.Param.l;
import static tepui.layers.log.Param.o;
import static tepui.layers.log.Param.objects;
import static tepui.layers.log.Param.r;
import static tepui.layers.log.Param.s;
import static tepui.layers.log.Param.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Barrier;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.DepthStencilState;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Surface;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;

/**
 * Kinds of records in a log: the calls of the contract that change something, and the log's own notes. The ordinal is
 * the opcode of the binary form; the parameters are its layout. A parameter named "result" is what the call makes.
 *
 * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.
 */
public enum Call {
    // ---- notes -----------------------------------------------------------------------------------------------------
    /** What the call before it in the same context answered. */
    RESULT("->", l("value")),
    /** The call before it in the same context threw. */
    THREW("threw", s("type"), s("message")),
    /** An object that was made before the log began, or not by this device. */
    FOREIGN("foreign", e("kind", Handle.Kind.class), i("id"), s("description")),
    LABEL_BUFFER("label", o("buffer", BUFFER), s("label")),
    LABEL_TEXTURE("label", o("texture", TEXTURE), s("label")),
    LABEL_VIEW("label", o("view", VIEW), s("label")),
    LABEL_SHADER("label", o("shader", SHADER), s("label")),
    LABEL_STREAM_TARGET("label", o("target", STREAM_TARGET), s("label")),
    LABEL_QUERY("label", o("query", QUERY), s("label")),
    LABEL_SURFACE("label", o("surface", SURFACE), s("label")),
    LABEL_FENCE("label", o("fence", FENCE), s("label")),
    /** What the present before it in the same context answered, where that is not SHOWN. */
    OUTCOME("->", e("outcome", Surface.Outcome.class)),
    /** Before a blend state's first use: what its number stands for. The next four likewise. */
    BLEND("blend", i("number"), r("state", BlendState.class)),
    RASTER("raster", i("number"), r("state", RasterState.class)),
    DEPTH_STENCIL("depthStencil", i("number"), r("state", DepthStencilState.class)),
    SAMPLER("sampler", i("number"), r("state", SamplerState.class)),
    VERTEX_LAYOUT("vertexLayout", i("number"), r("state", VertexLayout.class)),
    /** What the program wrote to a mapping. */
    MAPPED_DATA("mappedData", o("buffer", BUFFER), l("offset"), data("data")),
    /** What the program wrote to a mapping of texels, rows and slices tightly packed. */
    MAPPED_TEXELS("mappedTexels", i("map"), data("data")),
    RESIZE("resize", o("surface", SURFACE), i("width"), i("height")),

    // ---- device ----------------------------------------------------------------------------------------------------
    CREATE_CONTEXT("createContext", o("result", CONTEXT)),
    CREATE_BUFFER("createBuffer", o("result", BUFFER), r("desc", BufferDesc.class)),
    CREATE_TEXTURE("createTexture", o("result", TEXTURE), r("desc", TextureDesc.class)),
    CREATE_TEXTURE_VIEW("createView", o("result", VIEW), o("texture", TEXTURE), r("desc", TextureView.Desc.class)),
    CREATE_BUFFER_VIEW("createView", o("result", VIEW), o("buffer", BUFFER), r("desc", TextureView.Desc.class)),
    CREATE_SHADER(
            "createShader",
            o("result", SHADER),
            e("stage", Stage.class),
            s("name"),
            r("streamOutput", StreamOutputLayout.class),
            s("ir")),
    CREATE_STREAM_TARGET("createStreamTarget", o("result", STREAM_TARGET), o("buffer", BUFFER), l("offset"), l("size")),
    CREATE_QUERY("createQuery", o("result", QUERY), e("kind", Query.Kind.class), i("index")),
    CREATE_SURFACE("createSurface", o("result", SURFACE), s("kind"), i("width"), i("height")),
    DESTROY_BUFFER("destroy", o("buffer", BUFFER)),
    DESTROY_TEXTURE("destroy", o("texture", TEXTURE)),
    DESTROY_VIEW("destroy", o("view", VIEW)),
    DESTROY_SHADER("destroy", o("shader", SHADER)),
    DESTROY_STREAM_TARGET("destroy", o("target", STREAM_TARGET)),
    DESTROY_QUERY("destroy", o("query", QUERY)),
    CLOSE_DEVICE("close"),

    // ---- context ---------------------------------------------------------------------------------------------------
    BIND_BLEND("bindBlend", state("id", BlendState.class)),
    BIND_RASTER("bindRaster", state("id", RasterState.class)),
    BIND_DEPTH_STENCIL("bindDepthStencil", state("id", DepthStencilState.class)),
    BIND_VERTEX_LAYOUT("bindVertexLayout", state("id", VertexLayout.class)),
    BIND_SHADER("bindShader", e("stage", Stage.class), o("shader", SHADER)),
    BIND_SAMPLER("bindSampler", e("stage", Stage.class), i("slot"), state("id", SamplerState.class)),
    SET_BLEND_COLOR("setBlendColor", f("r"), f("g"), f("b"), f("a")),
    SET_STENCIL_REFERENCE("setStencilReference", i("front"), i("back")),
    SET_ALPHA_REFERENCE("setAlphaReference", f("reference")),
    SET_SAMPLE_MASK("setSampleMask", bits("mask", Object.class)),
    SET_MIN_SAMPLE_SHADING("setMinSampleShading", f("fraction")),
    SET_VIEWPORT("setViewport", i("index"), f("x"), f("y"), f("width"), f("height"), f("near"), f("far")),
    SET_SCISSOR("setScissor", i("index"), i("x"), i("y"), i("width"), i("height")),
    SET_RENDER_TARGETS("setRenderTargets", r("targets", RenderTargets.class)),
    SET_PATCH_VERTICES("setPatchVertices", i("count")),
    SET_DEFAULT_TESS_LEVELS("setDefaultTessLevels", floats("outer"), floats("inner")),
    BIND_VERTEX_BUFFER("bindVertexBuffer", i("slot"), o("buffer", BUFFER), l("offset")),
    SET_CONSTANT_ATTRIBUTE("setConstantAttribute", i("location"), ints("bits")),
    BIND_INDEX_BUFFER("bindIndexBuffer", o("buffer", BUFFER), l("offset"), e("type", IndexType.class)),
    SET_PRIMITIVE_RESTART("setPrimitiveRestart", b("enabled"), i("index")),
    BIND_UNIFORM_BUFFER("bindUniformBuffer", e("stage", Stage.class), i("slot"), o("buffer", BUFFER), l("offset"), l("size")),
    SET_UNIFORMS("setUniforms", e("stage", Stage.class), i("slot"), ints("words"), i("start"), i("count")),
    UPDATE_UNIFORMS("updateUniforms", e("stage", Stage.class), i("slot"), i("first"), ints("words"), i("start"), i("count")),
    BIND_TEXTURE("bindTexture", e("stage", Stage.class), i("slot"), o("view", VIEW)),
    BIND_IMAGE("bindImage", e("stage", Stage.class), i("slot"), o("view", VIEW), b("writable")),
    SET_RESIDENT_TEXTURE("setResidentTexture", i("index"), o("view", VIEW), state("sampler", SamplerState.class)),
    SET_RESIDENT_IMAGE("setResidentImage", i("index"), o("view", VIEW), b("writable")),
    BIND_STORAGE_BUFFER("bindStorageBuffer", e("stage", Stage.class), i("slot"), o("buffer", BUFFER), l("offset"), l("size"), b("writable")),
    SET_STREAM_TARGETS("setStreamTargets", objects("targets", STREAM_TARGET), bools("append")),
    DRAW_RANGES("draw", e("primitive", Primitive.class), b("indexed"), i("firstInstance"), i("instances"), ints("ranges"), i("start"), i("count")),
    DRAW("draw", e("primitive", Primitive.class), b("indexed"), i("firstInstance"), i("instances"), i("first"), i("vertices"), i("baseVertex"), i("drawId")),
    DRAW_INDIRECT("drawIndirect", e("primitive", Primitive.class), b("indexed"), o("buffer", BUFFER), l("offset"), i("maxDraws"), i("stride"), o("countBuffer", BUFFER), l("countOffset")),
    DRAW_STREAM("drawStream", e("primitive", Primitive.class), o("source", STREAM_TARGET), i("stream"), i("firstInstance"), i("instances")),
    DISPATCH("dispatch", i("groupsX"), i("groupsY"), i("groupsZ")),
    DISPATCH_INDIRECT("dispatchIndirect", o("buffer", BUFFER), l("offset")),
    MEMORY_BARRIER("memoryBarrier", bits("bits", Barrier.class)),
    TEXTURE_BARRIER("textureBarrier"),
    CLEAR_COLOR("clearColor", i("index"), r("value", ClearColor.class), r("area", Box.class), i("writeMask")),
    CLEAR_DEPTH_STENCIL("clearDepthStencil", b("depth"), d("depthValue"), b("stencil"), i("stencilValue"), i("stencilMask"), r("area", Box.class)),
    CLEAR_TEXTURE("clearTexture", o("texture", TEXTURE), i("level"), r("box", Box.class), r("value", ClearColor.class)),
    CLEAR_DEPTH_TEXTURE("clearDepthTexture", o("texture", TEXTURE), i("level"), r("box", Box.class), b("depth"), d("depthValue"), b("stencil"), i("stencilValue")),
    CLEAR_BUFFER("clearBuffer", o("buffer", BUFFER), l("offset"), l("size"), data("pattern")),
    WRITE_BUFFER("writeBuffer", o("buffer", BUFFER), l("offset"), data("data")),
    READ_BUFFER("readBuffer", o("buffer", BUFFER), l("offset"), data("into")),
    WRITE_TEXTURE("writeTexture", o("texture", TEXTURE), i("level"), r("box", Box.class), data("data"), l("rowBytes"), l("sliceBytes")),
    READ_TEXTURE("readTexture", o("texture", TEXTURE), i("level"), r("box", Box.class), data("into"), l("rowBytes"), l("sliceBytes")),
    COPY_BUFFER("copyBuffer", o("source", BUFFER), l("sourceOffset"), o("target", BUFFER), l("targetOffset"), l("size")),
    COPY_TEXTURE("copyTexture", o("source", TEXTURE), i("sourceLevel"), r("box", Box.class), o("target", TEXTURE), i("targetLevel"), i("x"), i("y"), i("z")),
    COPY_BUFFER_TO_TEXTURE("copyBufferToTexture", o("source", BUFFER), l("offset"), l("rowBytes"), l("sliceBytes"), o("target", TEXTURE), i("level"), r("box", Box.class)),
    COPY_TEXTURE_TO_BUFFER("copyTextureToBuffer", o("source", TEXTURE), i("level"), r("box", Box.class), o("target", BUFFER), l("offset"), l("rowBytes"), l("sliceBytes")),
    BLIT("blit", r("blit", Blit.class)),
    GENERATE_MIPS("generateMips", o("texture", TEXTURE), i("base"), i("last")),
    COMMIT_PAGES("commitPages", o("texture", TEXTURE), i("level"), r("box", Box.class), b("commit")),
    INVALIDATE_BUFFER("invalidate", o("buffer", BUFFER)),
    INVALIDATE_TEXTURE("invalidate", o("texture", TEXTURE), i("level")),
    MAP("map", o("buffer", BUFFER), l("offset"), l("size"), bits("flags", MapFlags.class)),
    FLUSH_MAPPED("flushMapped", o("buffer", BUFFER), l("offset"), l("size")),
    UNMAP("unmap", o("buffer", BUFFER)),
    MAP_TEXTURE("mapTexture", i("map"), o("texture", TEXTURE), i("level"), r("box", Box.class), bits("flags", MapFlags.class)),
    UNMAP_TEXTURE("unmapTexture", o("texture", TEXTURE), i("map")),
    BEGIN_QUERY("beginQuery", o("query", QUERY)),
    END_QUERY("endQuery", o("query", QUERY)),
    QUERY_RESULT("queryResult", o("query", QUERY), b("wait")),
    QUERY_RESULT_TO_BUFFER("queryResultToBuffer", o("query", QUERY), o("buffer", BUFFER), l("offset"), i("bytes"), b("wait"), b("availability")),
    SET_CONDITION("setCondition", o("query", QUERY), b("wait"), b("inverted")),
    FLUSH("flush", o("result", FENCE)),
    FINISH("finish"),
    WAIT_FOR("waitFor", o("fence", FENCE)),
    PRESENT("present", o("surface", SURFACE), o("texture", TEXTURE), b("bottomUp"), e("interval", Surface.Interval.class), b("dontWait")),
    PUSH_GROUP("pushGroup", s("label")),
    POP_GROUP("popGroup"),
    MARK("mark", s("text")),
    CLOSE("close");

    private static final List<Call> ALL = List.of(values());

    private final String text;
    private final List<Param> params;

    Call(String text, Param... params) {
        this.text = text;
        this.params = List.of(params);
    }

    /** The method's name. */
    public String text() {
        return text;
    }

    public List<Param> params() {
        return params;
    }

    /** Kind of the object that it makes, its first parameter; null for none. */
    public Handle.@Nullable Kind makes() {
        return !params.isEmpty() && params.getFirst().name().equals("result")
                ? params.getFirst().object()
                : null;
    }

    /** Does it destroy its first argument? */
    boolean destroys() {
        return compareTo(DESTROY_BUFFER) >= 0 && compareTo(DESTROY_QUERY) <= 0;
    }

    static List<Call> all() {
        return ALL;
    }
}
