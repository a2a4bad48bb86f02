package tepui.layers.check;

/** The rules of the contract that the checker knows, each with what must hold and what to do about it. */
public enum Rule {
    // ---- objects and contexts
    DEVICE_OPEN(Topic.OBJECTS, "the device is not closed", "close it after the last call"),
    CONTEXT_OPEN(Topic.OBJECTS, "the context is not closed", "close it after the last call"),
    ONE_THREAD(
            Topic.OBJECTS, "no two threads are in calls of one context", "give each thread a context, or take turns"),
    OBJECT_ALIVE(
            Topic.OBJECTS,
            "an object given is this device's and was not destroyed",
            "make it on this device and destroy it after its last use"),
    BOUND_ALIVE(
            Topic.OBJECTS,
            "what is bound and used by a draw or dispatch was not destroyed",
            "unbind an object before it is destroyed, or bind another"),

    // ---- creation
    BUFFER_BIND(Topic.CREATION, "a buffer's bind bits are bits of a buffer", "use the bits in Bind.ANY_BUFFER"),
    BUFFER_PERSISTENT(
            Topic.CREATION, "a persistent buffer needs a device with persistentMap", "ask Caps.persistentMap first"),
    TEXTURE_SIZE(Topic.CREATION, "a texture is not larger than the device's limits", "ask Caps.maxTexture... first"),
    TEXTURE_SHAPE_SUPPORTED(
            Topic.CREATION,
            "cube arrays and multisample textures need a device that has them",
            "ask Caps.cubeArrays and Caps.multisampleTextures first"),
    TEXTURE_FORMAT(
            Topic.CREATION,
            "the device supports the format in all ways that the bind bits name",
            "ask Device.formatSupport and take another format or fewer bits"),
    TEXTURE_SPARSE(
            Topic.CREATION,
            "memory by pages needs a device that has it, and a shape and format with pages",
            "ask Caps.sparseTextures, Caps.sparseSamples and SparsePages.of first"),
    TEXTURE_SAMPLES(
            Topic.CREATION,
            "the device supports this number of samples for the format",
            "ask Device.formatSupport first"),
    VIEW_RANGE(
            Topic.CREATION, "a view lies inside its resource", "count levels, layers and bytes from the description"),
    VIEW_FORMAT(
            Topic.CREATION,
            "a view's format has blocks as large as the texture's; depth and stencil keep theirs",
            "view the texture in a format of the same block size"),
    VIEW_SHAPE(
            Topic.CREATION,
            "a view's shape has as many dimensions and samples as the texture, layers as the shape wants",
            "1 layer without array, 6 for a cube, a multiple of 6 for a cube array"),
    VIEW_SUPPORTED(
            Topic.CREATION,
            "a view with a swizzle, or in another format or shape, needs a device that has them",
            "ask Caps.textureSwizzle and Caps.textureViews first"),
    VIEW_BIND(Topic.CREATION, "what is viewed was made with SAMPLED or IMAGE", "add the bit when the resource is made"),
    VIEW_STENCIL(
            Topic.CREATION,
            "a stencil view is of a format with stencil",
            "view the depth part, or take another format"),
    BUFFER_VIEW(
            Topic.CREATION,
            "a buffer view is aligned, in a format for buffers, and not longer than the device allows",
            "see Caps.textureBufferAlignment, Caps.maxTextureBufferTexels and FormatSupport.BUFFER_VIEW"),
    STAGE_SUPPORTED(
            Topic.CREATION, "the device has the shader's stage", "ask Caps.geometry, tessellation, compute first"),
    SHADER_VALID(Topic.CREATION, "the shader is valid IR", "run tepui.ir.Validator on it"),
    SHADER_SLOTS(
            Topic.CREATION, "a shader's resources lie within the device's slots", "ask Caps.maxTextures and its kin"),
    SHADER_FEATURES(
            Topic.CREATION,
            "a shader reads its target, has circular inputs or resident textures, asks for residency, or draws to several viewports only where the device does that",
            "ask Caps.framebufferFetch, cylindricalWrap, residentTextures, sparseResidency and viewportMask"),
    STREAM_LAYOUT(
            Topic.CREATION,
            "a stream output layout names outputs of the shader, words inside its strides and buffers that the device has",
            "check names, components, offsets and strides, which are multiples of 4; ask Caps.maxStreamTargets"),
    STREAM_TARGET_RANGE(
            Topic.CREATION,
            "a stream target's range is inside the buffer and a multiple of 4",
            "align offset and size to 4 bytes"),
    QUERY_SUPPORTED(Topic.CREATION, "the device has queries of this kind", "ask Caps before making one"),
    QUERY_INDEX(
            Topic.CREATION,
            "a query's index is a vertex stream or a statistic, 0 for all other kinds",
            "use the index that the kind calls for"),
    SURFACE_SIZE(Topic.CREATION, "a surface has a size of at least 1 x 1", "make none while the window is minimised"),
    SURFACE_SUPPORTED(Topic.CREATION, "windows need a device that presents to them", "ask Caps.presentWindow first"),

    // ---- states
    STATE_KNOWN(Topic.STATES, "a state's id came from the device's StateTables", "intern the state and bind the id"),
    BLEND_SUPPORTED(
            Topic.STATES, "the device has what the blend state asks for", "ask Caps, or lower it in the front end"),
    RASTER_SUPPORTED(
            Topic.STATES,
            "the device has what the rasteriser state asks for",
            "ask Caps, or lower it in the front end"),
    DEPTH_STENCIL_SUPPORTED(
            Topic.STATES,
            "the device has what the depth-stencil state asks for",
            "ask Caps, or lower it in the front end"),
    SAMPLER_SUPPORTED(
            Topic.STATES, "the device has what the sampler state asks for", "ask Caps, or lower it in the front end"),
    LAYOUT_SUPPORTED(
            Topic.STATES,
            "a vertex layout's formats, strides, divisors and counts are the device's",
            "ask Caps and FormatSupport.VERTEX, or convert the vertices"),
    LAYOUT_LOCATIONS(Topic.STATES, "a vertex layout names each location once", "remove the element that is not meant"),

    // ---- values and bindings
    SLOT_RANGE(Topic.BINDINGS, "a slot or index is below the device's limit", "ask Caps for the limit"),
    SHADER_STAGE(Topic.BINDINGS, "a shader is bound to its own stage", "bind it to shader.stage()"),
    BIND_FLAG(
            Topic.BINDINGS,
            "a resource is used only in ways that its bind bits named when it was made",
            "add the bit to the description"),
    RANGE_INSIDE(Topic.BINDINGS, "a range of bytes lies inside its buffer", "correct the offset or the size"),
    OFFSET_ALIGNED(
            Topic.BINDINGS, "an offset keeps the alignment of its use", "align it as Caps or the element size says"),
    BINDING_SIZE(
            Topic.BINDINGS,
            "uniform and storage ranges are not larger than the device allows",
            "bind a part: Caps.maxUniformBufferSize, Caps.maxStorageBufferSize"),
    UNIFORM_WORDS(
            Topic.BINDINGS,
            "uniforms by value lie inside their array and the limit, changed ones inside what the slot has",
            "correct start, count and first; give all words first: setUniforms"),
    INDEX_TYPE(Topic.BINDINGS, "8-bit indices need a device that has them", "ask Caps.index8, widen them otherwise"),
    IMAGE_LEVEL(Topic.BINDINGS, "an image view has one level", "make the view with TextureView.Desc.level"),
    VIEWPORT_VALUES(
            Topic.BINDINGS,
            "a viewport's width is at least 0, its depth range 0 to 1, nothing is NaN",
            "clamp what the program gave"),
    SCISSOR_VALUES(Topic.BINDINGS, "a scissor's size is at least 0 x 0", "clamp what the program gave"),
    VALUE_RANGE(Topic.BINDINGS, "a value is in its range", "clamp what the program gave"),
    ARRAY_LENGTH(Topic.BINDINGS, "an array has as many elements as the call reads", "pass a longer array"),
    STREAM_TARGET_SET(
            Topic.BINDINGS,
            "stream targets are few enough, and no two share bytes",
            "ask Caps.maxStreamTargets; give each a range of its own"),

    // ---- render targets
    TARGET_BIND(
            Topic.TARGETS,
            "an attachment was made with COLOR_TARGET, or DEPTH_STENCIL for the depth-stencil one",
            "add the bit when the texture is made"),
    TARGET_FORMAT(
            Topic.TARGETS,
            "an attachment's format can be drawn to and has the texture's texel size",
            "ask Device.formatSupport; cast only between formats of equal size"),
    TARGET_LOCATIONS(
            Topic.TARGETS,
            "sample locations are for a square of pixels that Caps.sampleLocationGrid allows",
            "leave samples where the device has them"),
    TARGET_SAMPLES(Topic.TARGETS, "all attachments have the same number of samples", "make them alike, resolve later"),
    TARGET_SIZE(
            Topic.TARGETS,
            "targets are not larger than the attachments or the device's limit",
            "use RenderTargets.of, which takes the smallest"),
    TARGET_COUNT(Topic.TARGETS, "there are not more colour targets than the device has", "ask Caps.maxColorTargets"),
    TARGET_TWICE(Topic.TARGETS, "no part of a texture is attached twice", "attach another level or layer"),

    // ---- draws and dispatches
    VERTEX_SHADER(Topic.WORK, "a draw has a vertex shader", "bind one"),
    COMPUTE_SHADER(Topic.WORK, "a dispatch has a compute shader", "bind one"),
    TARGETS_SET(Topic.WORK, "a draw has render targets, even if empty ones", "call setRenderTargets"),
    TESSELLATION_PAIR(
            Topic.WORK, "a tessellation control shader comes with an evaluation shader", "bind both or unbind both"),
    PATCHES(
            Topic.WORK,
            "patches are drawn with tessellation, and nothing else is",
            "draw PATCHES, or unbind the stages"),
    GEOMETRY_INPUT(
            Topic.WORK,
            "the geometry shader takes the primitives that reach it",
            "draw another primitive, or bind another"),
    STAGE_TYPES(
            Topic.WORK,
            "an input and the output at its location are of one kind: float, integer, 64-bit",
            "declare both alike"),
    STAGE_OUTPUT_MISSING(
            Topic.WORK, "an input has an output of the stage before at its location", "write it, or do not read it"),
    VERTEX_INPUT_KIND(
            Topic.WORK,
            "an integer attribute feeds an integer input, any other a float input; one of 64 bits an input of 64 bits, or doubles one of floats",
            "correct the layout or the shader"),
    FRAGMENT_OUTPUT_KIND(
            Topic.WORK,
            "integer targets take integer outputs, all others float ones",
            "correct the target or the shader"),
    INDEX_BUFFER(Topic.WORK, "an indexed draw has an index buffer", "bind one"),
    DRAW_RANGES(Topic.WORK, "a draw's numbers are not negative and its ranges are in the array", "correct them"),
    BASE_VERTEX(Topic.WORK, "without indices the base vertex is 0", "add it to the first vertex"),
    PRIMITIVE_SUPPORTED(Topic.WORK, "the device draws this primitive", "ask Caps, or lower it to triangles or lines"),
    RESTART_SUPPORTED(
            Topic.WORK,
            "primitive restart uses an index and a primitive that the device restarts",
            "ask Caps.anyRestartIndex and Caps.restartOnLists"),
    DRAW_SUPPORTED(
            Topic.WORK, "multi-draws, indirect draws and draws from streams are the device's", "ask Caps, or loop"),
    INDIRECT_LAYOUT(
            Topic.WORK, "indirect parameters are aligned to 4 bytes and a stride apart", "align offset and stride"),
    GROUP_COUNT(Topic.WORK, "a dispatch has at most as many groups as the device allows", "ask Caps.maxWorkgroupCount"),
    MAPPED_IN_USE(Topic.WORK, "nothing that a draw or dispatch uses is mapped without PERSISTENT", "unmap it before"),
    FEEDBACK_LOOP(
            Topic.WORK,
            "no texture is read and drawn to at once, unless textureBarrier came after setRenderTargets",
            "read another level or layer, call textureBarrier, or copy"),
    BLENDABLE_TARGET(Topic.WORK, "blending is on only for targets whose format blends", "turn it off for that target"),
    DUAL_SOURCE(Topic.WORK, "dual-source blending has no more targets than the device allows", "draw to fewer targets"),
    STREAM_OUTPUT_LAYOUT(
            Topic.WORK,
            "stream targets are set only with a last vertex stage that writes to them, one for each buffer it writes",
            "make the shader with a StreamOutputLayout, set a target for each of its buffers"),
    STREAM_OUTPUT_HAZARD(
            Topic.WORK, "no buffer is read by a draw while it takes stream output", "end the stream output before"),
    STREAM_WRITTEN(Topic.WORK, "drawStream draws from a target that took output", "capture to it first"),
    TEXTURE_SHAPE(Topic.WORK, "a bound view has the shape that the shader declares", "bind a view of that shape"),
    TEXTURE_KIND(
            Topic.WORK, "a bound view gives the kind of texel that the shader declares", "view it in another format"),
    SHADOW_SAMPLER(
            Topic.WORK,
            "a shadow texture has a depth format and a sampler that compares, no other texture has one",
            "bind a sampler that fits the declaration"),
    FILTERABLE(Topic.WORK, "linear filters are used only on formats that have them", "bind a nearest sampler"),
    IMAGE_FORMAT(Topic.WORK, "an image view has the format that the shader declares", "make the view in that format"),
    WRITABLE_BINDING(
            Topic.WORK, "what a shader may write is bound writable", "bind with writable, or declare it read-only"),
    BARRIER_BITS(Topic.WORK, "memoryBarrier is given bits of Barrier", "use the constants"),

    // ---- clears
    CLEAR_TARGET(Topic.CLEARS, "what is cleared is attached", "set render targets with that attachment"),
    CLEAR_AREA(Topic.CLEARS, "an area lies inside the targets", "clip it"),
    CLEAR_MASK(Topic.CLEARS, "a write mask has only bits of components", "use 0 to 15; 0 to 255 for stencil"),
    CLEAR_ASPECT(
            Topic.CLEARS, "depth, stencil and colour are cleared only where the format has them", "name what it has"),
    CLEAR_PATTERN(
            Topic.CLEARS,
            "a buffer is cleared with 1, 2, 4, 8, 12 or 16 bytes, offset and size are multiples of them",
            "align the range to the pattern"),

    // ---- transfers
    BOX_INSIDE(Topic.TRANSFERS, "a box lies inside its level, which exists", "clip it"),
    BOX_BLOCKS(
            Topic.TRANSFERS,
            "a box of a format in blocks begins at a block and ends at one or at the edge",
            "align it to Format.blockWidth and blockHeight"),
    DATA_LAYOUT(
            Topic.TRANSFERS,
            "rows and slices of data do not overlap and fit in the memory or buffer given",
            "give at least Format.rowBytes a row; rows * rowBytes a slice"),
    MULTISAMPLE_TRANSFER(
            Topic.TRANSFERS,
            "texels of a multisample texture are not written, read or mapped",
            "draw or resolve instead"),
    COPY_FORMATS(
            Topic.TRANSFERS, "a copy is between formats of equal block size and equal samples", "blit, which converts"),
    COPY_OVERLAP(Topic.TRANSFERS, "a copy's source and target do not overlap", "copy through another resource"),
    BLIT_BOXES(
            Topic.TRANSFERS,
            "a blit's source box and both z ranges lie inside their levels, with equal depth unless both are 3D",
            "clip the source; what sticks out of the target is clipped by the device"),
    BLIT_FORMATS(
            Topic.TRANSFERS,
            "a blit is from and to formats that the device blits: colour of one kind, or equal depth-stencil",
            "ask FormatSupport.BLIT_SOURCE and BLIT_TARGET; integers blit to integers of the same sign"),
    BLIT_FILTER(Topic.TRANSFERS, "integers, depth and stencil are blitted with NEAREST", "use Filter.NEAREST"),
    BLIT_SAMPLES(
            Topic.TRANSFERS,
            "a blit with a multisample texture resolves it, copies it to as many samples, or fills all from one, without scaling",
            "resolve first, then scale"),
    MIP_LEVELS(
            Topic.TRANSFERS,
            "mip levels are made from a level that exists, in a format that filters",
            "ask FormatSupport.FILTERED; make them by hand for all others"),
    SPARSE_PAGES(
            Topic.TRANSFERS,
            "pages are committed in textures made with SPARSE, and are whole",
            "let the box begin and end at multiples of SparsePages, or at the level's edge"),
    MAPPED_TRANSFER(
            Topic.TRANSFERS, "nothing that a transfer reads or writes is mapped without PERSISTENT", "unmap it before"),
    IMMUTABLE_WRITE(
            Topic.TRANSFERS,
            "an IMMUTABLE resource is not written once a draw or dispatch used it",
            "make it with another Usage"),

    // ---- maps
    MAP_FLAGS(
            Topic.MAPS,
            "map flags agree: READ or WRITE; UNSYNCHRONIZED, DISCARD and FLUSH_EXPLICIT only to write; COHERENT with PERSISTENT",
            "leave out the flag that does not go with the others"),
    MAP_PERSISTENT(
            Topic.MAPS,
            "only a buffer made persistent is mapped PERSISTENT, no texture is",
            "set BufferDesc.persistent"),
    MAP_SIZE(Topic.MAPS, "a mapped range is not empty", "do not map nothing"),
    MAP_ONCE(Topic.MAPS, "a buffer is not mapped twice at once", "unmap it first"),
    MAPPED(Topic.MAPS, "what is flushed or unmapped is mapped", "map it first, unmap it once"),
    FLUSH_RANGE(
            Topic.MAPS,
            "a flushed range lies inside a mapping for explicit flushes",
            "map with FLUSH_EXPLICIT; count the offset from the buffer's start"),

    // ---- queries
    QUERY_NESTING(Topic.QUERIES, "one query of a kind and index is active in a context", "end the other one first"),
    QUERY_BEGUN(Topic.QUERIES, "a query is ended in the context in which it was begun", "begin it, end it once"),
    QUERY_TIMESTAMP(Topic.QUERIES, "a timestamp is taken by endQuery alone", "do not begin it"),
    QUERY_ENDED(
            Topic.QUERIES,
            "a result is asked for once the query was ended",
            "begin and end it; wait until it is ended"),
    QUERY_RESULT_LAYOUT(
            Topic.QUERIES,
            "a result in a buffer has 4 or 8 bytes, aligned to them, on a device that writes it",
            "ask Caps.queryResultToBuffer"),
    CONDITION_QUERY(
            Topic.QUERIES,
            "a condition is a query of occlusion or overflow, ended, on a device with conditionalRender",
            "use such a query, or ask for the result"),

    // ---- frames
    GROUPS(Topic.FRAMES, "a group is popped only if one was pushed", "pair the calls"),
    SURFACE_OPEN(Topic.FRAMES, "a surface presented to is not closed or lost", "make a new one"),
    PRESENT_TEXTURE(
            Topic.FRAMES,
            "what is presented is a single-sample 2D texture made with PRESENT, in a format for it",
            "resolve or blit to such a texture");

    /** Topics of rules. */
    public enum Topic {
        OBJECTS("Objects and contexts"),
        CREATION("Creation"),
        STATES("States"),
        BINDINGS("Values and bindings"),
        TARGETS("Render targets"),
        WORK("Draws and dispatches"),
        CLEARS("Clears"),
        TRANSFERS("Transfers"),
        MAPS("Maps"),
        QUERIES("Queries"),
        FRAMES("Frames");

        private final String text;

        Topic(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    private final Topic topic;
    private final String statement;
    private final String remedy;

    Rule(Topic topic, String statement, String remedy) {
        this.topic = topic;
        this.statement = statement;
        this.remedy = remedy;
    }

    public Topic topic() {
        return topic;
    }

    /** The condition that must hold. */
    public String statement() {
        return statement;
    }

    /** Remedy where it does not. */
    public String remedy() {
        return remedy;
    }
}
