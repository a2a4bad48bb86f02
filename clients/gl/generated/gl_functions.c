/* Functions of OpenGL as packets. Written by './tepui generate' from version bd4d2546 of its registry; not to be edited. */
#include "client.h"

TEPUI_API void glAccum(int32_t op, float value) {
    uint32_t *w_ = tepui_packet(0, 3);
    tepui_put(w_ + 1, op);
    tepui_put_float(w_ + 2, value);
}

TEPUI_API void glActiveProgramEXT(int32_t program) {
    uint32_t *w_ = tepui_packet(1, 2);
    tepui_put(w_ + 1, program);
}

TEPUI_API void glActiveShaderProgram(int32_t pipeline, int32_t program) {
    uint32_t *w_ = tepui_packet(2, 3);
    tepui_put(w_ + 1, pipeline);
    tepui_put(w_ + 2, program);
}

TEPUI_API void glActiveShaderProgramEXT(int32_t pipeline, int32_t program) {
    uint32_t *w_ = tepui_packet(3, 3);
    tepui_put(w_ + 1, pipeline);
    tepui_put(w_ + 2, program);
}

TEPUI_API void glActiveStencilFaceEXT(int32_t face) {
    uint32_t *w_ = tepui_packet(4, 2);
    tepui_put(w_ + 1, face);
}

TEPUI_API void glActiveTexture(int32_t texture) {
    uint32_t *w_ = tepui_packet(5, 2);
    tepui_put(w_ + 1, texture);
}

TEPUI_API void glActiveTextureARB(int32_t texture) {
    uint32_t *w_ = tepui_packet(6, 2);
    tepui_put(w_ + 1, texture);
}

TEPUI_API void glAlphaFunc(int32_t func, float ref) {
    uint32_t *w_ = tepui_packet(7, 3);
    tepui_put(w_ + 1, func);
    tepui_put_float(w_ + 2, ref);
}

TEPUI_API uint8_t glAreTexturesResident(int32_t n, const void *textures, const void *residences) {
    uint32_t *w_ = tepui_packet(8, 6);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, textures);
    tepui_put_pointer(w_ + 4, residences);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glAreTexturesResidentEXT(int32_t n, const void *textures, const void *residences) {
    uint32_t *w_ = tepui_packet(9, 6);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, textures);
    tepui_put_pointer(w_ + 4, residences);
    return (uint8_t)tepui_wait();
}

TEPUI_API void glArrayElement(int32_t i) {
    uint32_t *w_ = tepui_packet(10, 2);
    tepui_put(w_ + 1, i);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glArrayElementEXT(int32_t i) {
    uint32_t *w_ = tepui_packet(11, 2);
    tepui_put(w_ + 1, i);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glAttachObjectARB(int32_t containerObj, int32_t obj) {
    uint32_t *w_ = tepui_packet(12, 3);
    tepui_put(w_ + 1, containerObj);
    tepui_put(w_ + 2, obj);
}

TEPUI_API void glAttachShader(int32_t program, int32_t shader) {
    uint32_t *w_ = tepui_packet(13, 3);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, shader);
}

TEPUI_API void glBegin(int32_t mode) {
    uint32_t *w_ = tepui_packet(14, 2);
    tepui_put(w_ + 1, mode);
    tepui_begin();
}

TEPUI_API void glBeginConditionalRender(int32_t id, int32_t mode) {
    uint32_t *w_ = tepui_packet(15, 3);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glBeginConditionalRenderNV(int32_t id, int32_t mode) {
    uint32_t *w_ = tepui_packet(16, 3);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glBeginQuery(int32_t target, int32_t id) {
    uint32_t *w_ = tepui_packet(17, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, id);
}

TEPUI_API void glBeginQueryARB(int32_t target, int32_t id) {
    uint32_t *w_ = tepui_packet(18, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, id);
}

TEPUI_API void glBeginQueryEXT(int32_t target, int32_t id) {
    uint32_t *w_ = tepui_packet(19, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, id);
}

TEPUI_API void glBeginQueryIndexed(int32_t target, int32_t index, int32_t id) {
    uint32_t *w_ = tepui_packet(20, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, id);
}

TEPUI_API void glBeginTransformFeedback(int32_t primitiveMode) {
    uint32_t *w_ = tepui_packet(21, 2);
    tepui_put(w_ + 1, primitiveMode);
}

TEPUI_API void glBeginTransformFeedbackEXT(int32_t primitiveMode) {
    uint32_t *w_ = tepui_packet(22, 2);
    tepui_put(w_ + 1, primitiveMode);
}

TEPUI_API void glBindAttribLocation(int32_t program, int32_t index, const void *name) {
    uint32_t *w_ = tepui_packet(23, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, name);
    tepui_wait();
}

TEPUI_API void glBindAttribLocationARB(int32_t programObj, int32_t index, const void *name) {
    uint32_t *w_ = tepui_packet(24, 5);
    tepui_put(w_ + 1, programObj);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, name);
    tepui_wait();
}

TEPUI_API void glBindBuffer(int32_t target, int32_t buffer) {
    uint32_t *w_ = tepui_packet(25, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, buffer);
    tepui_bound_buffer(target, buffer);
}

TEPUI_API void glBindBufferARB(int32_t target, int32_t buffer) {
    uint32_t *w_ = tepui_packet(26, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, buffer);
    tepui_bound_buffer(target, buffer);
}

TEPUI_API void glBindBufferBase(int32_t target, int32_t index, int32_t buffer) {
    uint32_t *w_ = tepui_packet(27, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, buffer);
}

TEPUI_API void glBindBufferBaseEXT(int32_t target, int32_t index, int32_t buffer) {
    uint32_t *w_ = tepui_packet(28, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, buffer);
}

TEPUI_API void glBindBufferOffsetEXT(int32_t target, int32_t index, int32_t buffer, intptr_t offset) {
    uint32_t *w_ = tepui_packet(29, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
}

TEPUI_API void glBindBufferRange(int32_t target, int32_t index, int32_t buffer, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(30, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put_long(w_ + 6, size);
}

TEPUI_API void glBindBufferRangeEXT(int32_t target, int32_t index, int32_t buffer, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(31, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put_long(w_ + 6, size);
}

TEPUI_API void glBindBuffersBase(int32_t target, int32_t first, int32_t count, const void *buffers) {
    size_t buffers_n = tepui_bytes(count, 4);
    uint32_t buffers_w = tepui_words(buffers, buffers_n);
    uint32_t *w_ = tepui_packet(32, 6 + buffers_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, buffers, buffers_n, buffers_w);
    if (tepui_big(buffers, buffers_n)) tepui_wait();
}

TEPUI_API void glBindBuffersRange(int32_t target, int32_t first, int32_t count, const void *buffers, const void *offsets, const void *sizes) {
    size_t buffers_n = tepui_bytes(count, 4);
    uint32_t buffers_w = tepui_words(buffers, buffers_n);
    size_t offsets_n = tepui_bytes(count, 8);
    uint32_t offsets_w = tepui_words(offsets, offsets_n);
    size_t sizes_n = tepui_bytes(count, 8);
    uint32_t sizes_w = tepui_words(sizes, sizes_n);
    uint32_t *w_ = tepui_packet(33, 10 + buffers_w + offsets_w + sizes_w);
    uint32_t *d_ = w_ + 10;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, buffers, buffers_n, buffers_w);
    d_ = tepui_put_array(w_ + 6, d_, offsets, offsets_n, offsets_w);
    d_ = tepui_put_array(w_ + 8, d_, sizes, sizes_n, sizes_w);
    if (tepui_big(buffers, buffers_n) | tepui_big(offsets, offsets_n) | tepui_big(sizes, sizes_n)) tepui_wait();
}

TEPUI_API void glBindFragDataLocation(int32_t program, int32_t color, const void *name) {
    uint32_t *w_ = tepui_packet(34, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, color);
    tepui_put_pointer(w_ + 3, name);
    tepui_wait();
}

TEPUI_API void glBindFragDataLocationEXT(int32_t program, int32_t color, const void *name) {
    uint32_t *w_ = tepui_packet(35, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, color);
    tepui_put_pointer(w_ + 3, name);
    tepui_wait();
}

TEPUI_API void glBindFragDataLocationIndexed(int32_t program, int32_t colorNumber, int32_t index, const void *name) {
    uint32_t *w_ = tepui_packet(36, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, colorNumber);
    tepui_put(w_ + 3, index);
    tepui_put_pointer(w_ + 4, name);
    tepui_wait();
}

TEPUI_API void glBindFragDataLocationIndexedEXT(int32_t program, int32_t colorNumber, int32_t index, const void *name) {
    uint32_t *w_ = tepui_packet(37, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, colorNumber);
    tepui_put(w_ + 3, index);
    tepui_put_pointer(w_ + 4, name);
    tepui_wait();
}

TEPUI_API void glBindFramebuffer(int32_t target, int32_t framebuffer) {
    uint32_t *w_ = tepui_packet(38, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, framebuffer);
}

TEPUI_API void glBindFramebufferEXT(int32_t target, int32_t framebuffer) {
    uint32_t *w_ = tepui_packet(39, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, framebuffer);
}

TEPUI_API void glBindImageTexture(int32_t unit, int32_t texture, int32_t level, uint8_t layered, int32_t layer, int32_t access, int32_t format) {
    uint32_t *w_ = tepui_packet(40, 8);
    tepui_put(w_ + 1, unit);
    tepui_put(w_ + 2, texture);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, layered);
    tepui_put(w_ + 5, layer);
    tepui_put(w_ + 6, access);
    tepui_put(w_ + 7, format);
}

TEPUI_API void glBindImageTextureEXT(int32_t index, int32_t texture, int32_t level, uint8_t layered, int32_t layer, int32_t access, int32_t format) {
    uint32_t *w_ = tepui_packet(41, 8);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, texture);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, layered);
    tepui_put(w_ + 5, layer);
    tepui_put(w_ + 6, access);
    tepui_put(w_ + 7, format);
}

TEPUI_API void glBindImageTextures(int32_t first, int32_t count, const void *textures) {
    size_t textures_n = tepui_bytes(count, 4);
    uint32_t textures_w = tepui_words(textures, textures_n);
    uint32_t *w_ = tepui_packet(42, 5 + textures_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, textures, textures_n, textures_w);
    if (tepui_big(textures, textures_n)) tepui_wait();
}

TEPUI_API void glBindMultiTextureEXT(int32_t texunit, int32_t target, int32_t texture) {
    uint32_t *w_ = tepui_packet(43, 4);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, texture);
}

TEPUI_API void glBindProgramARB(int32_t target, int32_t program) {
    uint32_t *w_ = tepui_packet(44, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, program);
}

TEPUI_API void glBindProgramPipeline(int32_t pipeline) {
    uint32_t *w_ = tepui_packet(45, 2);
    tepui_put(w_ + 1, pipeline);
}

TEPUI_API void glBindProgramPipelineEXT(int32_t pipeline) {
    uint32_t *w_ = tepui_packet(46, 2);
    tepui_put(w_ + 1, pipeline);
}

TEPUI_API void glBindRenderbuffer(int32_t target, int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(47, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, renderbuffer);
}

TEPUI_API void glBindRenderbufferEXT(int32_t target, int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(48, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, renderbuffer);
}

TEPUI_API void glBindSampler(int32_t unit, int32_t sampler) {
    uint32_t *w_ = tepui_packet(49, 3);
    tepui_put(w_ + 1, unit);
    tepui_put(w_ + 2, sampler);
}

TEPUI_API void glBindSamplers(int32_t first, int32_t count, const void *samplers) {
    size_t samplers_n = tepui_bytes(count, 4);
    uint32_t samplers_w = tepui_words(samplers, samplers_n);
    uint32_t *w_ = tepui_packet(50, 5 + samplers_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, samplers, samplers_n, samplers_w);
    if (tepui_big(samplers, samplers_n)) tepui_wait();
}

TEPUI_API void glBindTexture(int32_t target, int32_t texture) {
    uint32_t *w_ = tepui_packet(51, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, texture);
}

TEPUI_API void glBindTextureEXT(int32_t target, int32_t texture) {
    uint32_t *w_ = tepui_packet(52, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, texture);
}

TEPUI_API void glBindTextureUnit(int32_t unit, int32_t texture) {
    uint32_t *w_ = tepui_packet(53, 3);
    tepui_put(w_ + 1, unit);
    tepui_put(w_ + 2, texture);
}

TEPUI_API void glBindTextures(int32_t first, int32_t count, const void *textures) {
    size_t textures_n = tepui_bytes(count, 4);
    uint32_t textures_w = tepui_words(textures, textures_n);
    uint32_t *w_ = tepui_packet(54, 5 + textures_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, textures, textures_n, textures_w);
    if (tepui_big(textures, textures_n)) tepui_wait();
}

TEPUI_API void glBindTransformFeedback(int32_t target, int32_t id) {
    uint32_t *w_ = tepui_packet(55, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, id);
}

TEPUI_API void glBindVertexArray(int32_t array) {
    uint32_t *w_ = tepui_packet(56, 2);
    tepui_put(w_ + 1, array);
    tepui_bound_arrays(array);
}

TEPUI_API void glBindVertexArrayAPPLE(int32_t array) {
    uint32_t *w_ = tepui_packet(57, 2);
    tepui_put(w_ + 1, array);
    tepui_bound_arrays(array);
}

TEPUI_API void glBindVertexArrayOES(int32_t array) {
    uint32_t *w_ = tepui_packet(58, 2);
    tepui_put(w_ + 1, array);
    tepui_bound_arrays(array);
}

TEPUI_API void glBindVertexBuffer(int32_t bindingindex, int32_t buffer, intptr_t offset, int32_t stride) {
    uint32_t *w_ = tepui_packet(59, 6);
    tepui_put(w_ + 1, bindingindex);
    tepui_put(w_ + 2, buffer);
    tepui_put_long(w_ + 3, offset);
    tepui_put(w_ + 5, stride);
}

TEPUI_API void glBindVertexBuffers(int32_t first, int32_t count, const void *buffers, const void *offsets, const void *strides) {
    size_t buffers_n = tepui_bytes(count, 4);
    uint32_t buffers_w = tepui_words(buffers, buffers_n);
    size_t offsets_n = tepui_bytes(count, 8);
    uint32_t offsets_w = tepui_words(offsets, offsets_n);
    size_t strides_n = tepui_bytes(count, 4);
    uint32_t strides_w = tepui_words(strides, strides_n);
    uint32_t *w_ = tepui_packet(60, 9 + buffers_w + offsets_w + strides_w);
    uint32_t *d_ = w_ + 9;
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, buffers, buffers_n, buffers_w);
    d_ = tepui_put_array(w_ + 5, d_, offsets, offsets_n, offsets_w);
    d_ = tepui_put_array(w_ + 7, d_, strides, strides_n, strides_w);
    if (tepui_big(buffers, buffers_n) | tepui_big(offsets, offsets_n) | tepui_big(strides, strides_n)) tepui_wait();
}

TEPUI_API void glBitmap(int32_t width, int32_t height, float xorig, float yorig, float xmove, float ymove, const void *bitmap) {
    uint32_t *w_ = tepui_packet(61, 9);
    tepui_put(w_ + 1, width);
    tepui_put(w_ + 2, height);
    tepui_put_float(w_ + 3, xorig);
    tepui_put_float(w_ + 4, yorig);
    tepui_put_float(w_ + 5, xmove);
    tepui_put_float(w_ + 6, ymove);
    tepui_put_pointer(w_ + 7, bitmap);
    tepui_wait();
}

TEPUI_API void glBlendBarrier(void) {
    tepui_packet(62, 1);
}

TEPUI_API void glBlendBarrierKHR(void) {
    tepui_packet(63, 1);
}

TEPUI_API void glBlendColor(float red, float green, float blue, float alpha) {
    uint32_t *w_ = tepui_packet(64, 5);
    tepui_put_float(w_ + 1, red);
    tepui_put_float(w_ + 2, green);
    tepui_put_float(w_ + 3, blue);
    tepui_put_float(w_ + 4, alpha);
}

TEPUI_API void glBlendColorEXT(float red, float green, float blue, float alpha) {
    uint32_t *w_ = tepui_packet(65, 5);
    tepui_put_float(w_ + 1, red);
    tepui_put_float(w_ + 2, green);
    tepui_put_float(w_ + 3, blue);
    tepui_put_float(w_ + 4, alpha);
}

TEPUI_API void glBlendEquation(int32_t mode) {
    uint32_t *w_ = tepui_packet(66, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glBlendEquationEXT(int32_t mode) {
    uint32_t *w_ = tepui_packet(67, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glBlendEquationIndexedAMD(int32_t buf, int32_t mode) {
    uint32_t *w_ = tepui_packet(68, 3);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glBlendEquationSeparate(int32_t modeRGB, int32_t modeAlpha) {
    uint32_t *w_ = tepui_packet(69, 3);
    tepui_put(w_ + 1, modeRGB);
    tepui_put(w_ + 2, modeAlpha);
}

TEPUI_API void glBlendEquationSeparateEXT(int32_t modeRGB, int32_t modeAlpha) {
    uint32_t *w_ = tepui_packet(70, 3);
    tepui_put(w_ + 1, modeRGB);
    tepui_put(w_ + 2, modeAlpha);
}

TEPUI_API void glBlendEquationSeparateIndexedAMD(int32_t buf, int32_t modeRGB, int32_t modeAlpha) {
    uint32_t *w_ = tepui_packet(71, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, modeRGB);
    tepui_put(w_ + 3, modeAlpha);
}

TEPUI_API void glBlendEquationSeparatei(int32_t buf, int32_t modeRGB, int32_t modeAlpha) {
    uint32_t *w_ = tepui_packet(72, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, modeRGB);
    tepui_put(w_ + 3, modeAlpha);
}

TEPUI_API void glBlendEquationSeparateiARB(int32_t buf, int32_t modeRGB, int32_t modeAlpha) {
    uint32_t *w_ = tepui_packet(73, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, modeRGB);
    tepui_put(w_ + 3, modeAlpha);
}

TEPUI_API void glBlendEquationSeparateiEXT(int32_t buf, int32_t modeRGB, int32_t modeAlpha) {
    uint32_t *w_ = tepui_packet(74, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, modeRGB);
    tepui_put(w_ + 3, modeAlpha);
}

TEPUI_API void glBlendEquationSeparateiOES(int32_t buf, int32_t modeRGB, int32_t modeAlpha) {
    uint32_t *w_ = tepui_packet(75, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, modeRGB);
    tepui_put(w_ + 3, modeAlpha);
}

TEPUI_API void glBlendEquationi(int32_t buf, int32_t mode) {
    uint32_t *w_ = tepui_packet(76, 3);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glBlendEquationiARB(int32_t buf, int32_t mode) {
    uint32_t *w_ = tepui_packet(77, 3);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glBlendEquationiEXT(int32_t buf, int32_t mode) {
    uint32_t *w_ = tepui_packet(78, 3);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glBlendEquationiOES(int32_t buf, int32_t mode) {
    uint32_t *w_ = tepui_packet(79, 3);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glBlendFunc(int32_t sfactor, int32_t dfactor) {
    uint32_t *w_ = tepui_packet(80, 3);
    tepui_put(w_ + 1, sfactor);
    tepui_put(w_ + 2, dfactor);
}

TEPUI_API void glBlendFuncIndexedAMD(int32_t buf, int32_t src, int32_t dst) {
    uint32_t *w_ = tepui_packet(81, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, src);
    tepui_put(w_ + 3, dst);
}

TEPUI_API void glBlendFuncSeparate(int32_t sfactorRGB, int32_t dfactorRGB, int32_t sfactorAlpha, int32_t dfactorAlpha) {
    uint32_t *w_ = tepui_packet(82, 5);
    tepui_put(w_ + 1, sfactorRGB);
    tepui_put(w_ + 2, dfactorRGB);
    tepui_put(w_ + 3, sfactorAlpha);
    tepui_put(w_ + 4, dfactorAlpha);
}

TEPUI_API void glBlendFuncSeparateEXT(int32_t sfactorRGB, int32_t dfactorRGB, int32_t sfactorAlpha, int32_t dfactorAlpha) {
    uint32_t *w_ = tepui_packet(83, 5);
    tepui_put(w_ + 1, sfactorRGB);
    tepui_put(w_ + 2, dfactorRGB);
    tepui_put(w_ + 3, sfactorAlpha);
    tepui_put(w_ + 4, dfactorAlpha);
}

TEPUI_API void glBlendFuncSeparateINGR(int32_t sfactorRGB, int32_t dfactorRGB, int32_t sfactorAlpha, int32_t dfactorAlpha) {
    uint32_t *w_ = tepui_packet(84, 5);
    tepui_put(w_ + 1, sfactorRGB);
    tepui_put(w_ + 2, dfactorRGB);
    tepui_put(w_ + 3, sfactorAlpha);
    tepui_put(w_ + 4, dfactorAlpha);
}

TEPUI_API void glBlendFuncSeparateIndexedAMD(int32_t buf, int32_t srcRGB, int32_t dstRGB, int32_t srcAlpha, int32_t dstAlpha) {
    uint32_t *w_ = tepui_packet(85, 6);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, srcRGB);
    tepui_put(w_ + 3, dstRGB);
    tepui_put(w_ + 4, srcAlpha);
    tepui_put(w_ + 5, dstAlpha);
}

TEPUI_API void glBlendFuncSeparatei(int32_t buf, int32_t srcRGB, int32_t dstRGB, int32_t srcAlpha, int32_t dstAlpha) {
    uint32_t *w_ = tepui_packet(86, 6);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, srcRGB);
    tepui_put(w_ + 3, dstRGB);
    tepui_put(w_ + 4, srcAlpha);
    tepui_put(w_ + 5, dstAlpha);
}

TEPUI_API void glBlendFuncSeparateiARB(int32_t buf, int32_t srcRGB, int32_t dstRGB, int32_t srcAlpha, int32_t dstAlpha) {
    uint32_t *w_ = tepui_packet(87, 6);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, srcRGB);
    tepui_put(w_ + 3, dstRGB);
    tepui_put(w_ + 4, srcAlpha);
    tepui_put(w_ + 5, dstAlpha);
}

TEPUI_API void glBlendFuncSeparateiEXT(int32_t buf, int32_t srcRGB, int32_t dstRGB, int32_t srcAlpha, int32_t dstAlpha) {
    uint32_t *w_ = tepui_packet(88, 6);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, srcRGB);
    tepui_put(w_ + 3, dstRGB);
    tepui_put(w_ + 4, srcAlpha);
    tepui_put(w_ + 5, dstAlpha);
}

TEPUI_API void glBlendFuncSeparateiOES(int32_t buf, int32_t srcRGB, int32_t dstRGB, int32_t srcAlpha, int32_t dstAlpha) {
    uint32_t *w_ = tepui_packet(89, 6);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, srcRGB);
    tepui_put(w_ + 3, dstRGB);
    tepui_put(w_ + 4, srcAlpha);
    tepui_put(w_ + 5, dstAlpha);
}

TEPUI_API void glBlendFunci(int32_t buf, int32_t src, int32_t dst) {
    uint32_t *w_ = tepui_packet(90, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, src);
    tepui_put(w_ + 3, dst);
}

TEPUI_API void glBlendFunciARB(int32_t buf, int32_t src, int32_t dst) {
    uint32_t *w_ = tepui_packet(91, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, src);
    tepui_put(w_ + 3, dst);
}

TEPUI_API void glBlendFunciEXT(int32_t buf, int32_t src, int32_t dst) {
    uint32_t *w_ = tepui_packet(92, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, src);
    tepui_put(w_ + 3, dst);
}

TEPUI_API void glBlendFunciOES(int32_t buf, int32_t src, int32_t dst) {
    uint32_t *w_ = tepui_packet(93, 4);
    tepui_put(w_ + 1, buf);
    tepui_put(w_ + 2, src);
    tepui_put(w_ + 3, dst);
}

TEPUI_API void glBlitFramebuffer(int32_t srcX0, int32_t srcY0, int32_t srcX1, int32_t srcY1, int32_t dstX0, int32_t dstY0, int32_t dstX1, int32_t dstY1, int32_t mask, int32_t filter) {
    uint32_t *w_ = tepui_packet(94, 11);
    tepui_put(w_ + 1, srcX0);
    tepui_put(w_ + 2, srcY0);
    tepui_put(w_ + 3, srcX1);
    tepui_put(w_ + 4, srcY1);
    tepui_put(w_ + 5, dstX0);
    tepui_put(w_ + 6, dstY0);
    tepui_put(w_ + 7, dstX1);
    tepui_put(w_ + 8, dstY1);
    tepui_put(w_ + 9, mask);
    tepui_put(w_ + 10, filter);
}

TEPUI_API void glBlitFramebufferANGLE(int32_t srcX0, int32_t srcY0, int32_t srcX1, int32_t srcY1, int32_t dstX0, int32_t dstY0, int32_t dstX1, int32_t dstY1, int32_t mask, int32_t filter) {
    uint32_t *w_ = tepui_packet(95, 11);
    tepui_put(w_ + 1, srcX0);
    tepui_put(w_ + 2, srcY0);
    tepui_put(w_ + 3, srcX1);
    tepui_put(w_ + 4, srcY1);
    tepui_put(w_ + 5, dstX0);
    tepui_put(w_ + 6, dstY0);
    tepui_put(w_ + 7, dstX1);
    tepui_put(w_ + 8, dstY1);
    tepui_put(w_ + 9, mask);
    tepui_put(w_ + 10, filter);
}

TEPUI_API void glBlitFramebufferEXT(int32_t srcX0, int32_t srcY0, int32_t srcX1, int32_t srcY1, int32_t dstX0, int32_t dstY0, int32_t dstX1, int32_t dstY1, int32_t mask, int32_t filter) {
    uint32_t *w_ = tepui_packet(96, 11);
    tepui_put(w_ + 1, srcX0);
    tepui_put(w_ + 2, srcY0);
    tepui_put(w_ + 3, srcX1);
    tepui_put(w_ + 4, srcY1);
    tepui_put(w_ + 5, dstX0);
    tepui_put(w_ + 6, dstY0);
    tepui_put(w_ + 7, dstX1);
    tepui_put(w_ + 8, dstY1);
    tepui_put(w_ + 9, mask);
    tepui_put(w_ + 10, filter);
}

TEPUI_API void glBlitFramebufferNV(int32_t srcX0, int32_t srcY0, int32_t srcX1, int32_t srcY1, int32_t dstX0, int32_t dstY0, int32_t dstX1, int32_t dstY1, int32_t mask, int32_t filter) {
    uint32_t *w_ = tepui_packet(97, 11);
    tepui_put(w_ + 1, srcX0);
    tepui_put(w_ + 2, srcY0);
    tepui_put(w_ + 3, srcX1);
    tepui_put(w_ + 4, srcY1);
    tepui_put(w_ + 5, dstX0);
    tepui_put(w_ + 6, dstY0);
    tepui_put(w_ + 7, dstX1);
    tepui_put(w_ + 8, dstY1);
    tepui_put(w_ + 9, mask);
    tepui_put(w_ + 10, filter);
}

TEPUI_API void glBlitNamedFramebuffer(int32_t readFramebuffer, int32_t drawFramebuffer, int32_t srcX0, int32_t srcY0, int32_t srcX1, int32_t srcY1, int32_t dstX0, int32_t dstY0, int32_t dstX1, int32_t dstY1, int32_t mask, int32_t filter) {
    uint32_t *w_ = tepui_packet(98, 13);
    tepui_put(w_ + 1, readFramebuffer);
    tepui_put(w_ + 2, drawFramebuffer);
    tepui_put(w_ + 3, srcX0);
    tepui_put(w_ + 4, srcY0);
    tepui_put(w_ + 5, srcX1);
    tepui_put(w_ + 6, srcY1);
    tepui_put(w_ + 7, dstX0);
    tepui_put(w_ + 8, dstY0);
    tepui_put(w_ + 9, dstX1);
    tepui_put(w_ + 10, dstY1);
    tepui_put(w_ + 11, mask);
    tepui_put(w_ + 12, filter);
}

TEPUI_API void glBufferData(int32_t target, intptr_t size, const void *data, int32_t usage) {
    size_t data_n = tepui_bytes(size, 1);
    uint32_t data_w = tepui_words(data, data_n);
    uint32_t *w_ = tepui_packet(99, 7 + data_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, size);
    d_ = tepui_put_array(w_ + 4, d_, data, data_n, data_w);
    tepui_put(w_ + 6, usage);
    if (tepui_big(data, data_n)) tepui_wait();
}

TEPUI_API void glBufferDataARB(int32_t target, intptr_t size, const void *data, int32_t usage) {
    size_t data_n = tepui_bytes(size, 1);
    uint32_t data_w = tepui_words(data, data_n);
    uint32_t *w_ = tepui_packet(100, 7 + data_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, size);
    d_ = tepui_put_array(w_ + 4, d_, data, data_n, data_w);
    tepui_put(w_ + 6, usage);
    if (tepui_big(data, data_n)) tepui_wait();
}

TEPUI_API void glBufferPageCommitmentARB(int32_t target, intptr_t offset, intptr_t size, uint8_t commit) {
    uint32_t *w_ = tepui_packet(101, 7);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put(w_ + 6, commit);
}

TEPUI_API void glBufferParameteriAPPLE(int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(102, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glBufferStorage(int32_t target, intptr_t size, const void *data, int32_t flags) {
    size_t data_n = tepui_bytes(size, 1);
    uint32_t data_w = tepui_words(data, data_n);
    uint32_t *w_ = tepui_packet(103, 7 + data_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, size);
    d_ = tepui_put_array(w_ + 4, d_, data, data_n, data_w);
    tepui_put(w_ + 6, flags);
    if (tepui_big(data, data_n)) tepui_wait();
}

TEPUI_API void glBufferStorageEXT(int32_t target, intptr_t size, const void *data, int32_t flags) {
    size_t data_n = tepui_bytes(size, 1);
    uint32_t data_w = tepui_words(data, data_n);
    uint32_t *w_ = tepui_packet(104, 7 + data_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, size);
    d_ = tepui_put_array(w_ + 4, d_, data, data_n, data_w);
    tepui_put(w_ + 6, flags);
    if (tepui_big(data, data_n)) tepui_wait();
}

TEPUI_API void glBufferSubData(int32_t target, intptr_t offset, intptr_t size, const void *data) {
    size_t data_n = tepui_bytes(size, 1);
    uint32_t data_w = tepui_words(data, data_n);
    uint32_t *w_ = tepui_packet(105, 8 + data_w);
    uint32_t *d_ = w_ + 8;
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    d_ = tepui_put_array(w_ + 6, d_, data, data_n, data_w);
    if (tepui_big(data, data_n)) tepui_wait();
}

TEPUI_API void glBufferSubDataARB(int32_t target, intptr_t offset, intptr_t size, const void *data) {
    size_t data_n = tepui_bytes(size, 1);
    uint32_t data_w = tepui_words(data, data_n);
    uint32_t *w_ = tepui_packet(106, 8 + data_w);
    uint32_t *d_ = w_ + 8;
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    d_ = tepui_put_array(w_ + 6, d_, data, data_n, data_w);
    if (tepui_big(data, data_n)) tepui_wait();
}

TEPUI_API void glCallList(int32_t list) {
    uint32_t *w_ = tepui_packet(107, 2);
    tepui_put(w_ + 1, list);
}

TEPUI_API void glCallLists(int32_t n, int32_t type, const void *lists) {
    uint32_t *w_ = tepui_packet(108, 5);
    tepui_put(w_ + 1, n);
    tepui_put(w_ + 2, type);
    tepui_put_pointer(w_ + 3, lists);
    tepui_wait();
}

TEPUI_API int32_t glCheckFramebufferStatus(int32_t target) {
    uint32_t *w_ = tepui_packet(109, 2);
    tepui_put(w_ + 1, target);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glCheckFramebufferStatusEXT(int32_t target) {
    uint32_t *w_ = tepui_packet(110, 2);
    tepui_put(w_ + 1, target);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glCheckNamedFramebufferStatus(int32_t framebuffer, int32_t target) {
    uint32_t *w_ = tepui_packet(111, 3);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, target);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glCheckNamedFramebufferStatusEXT(int32_t framebuffer, int32_t target) {
    uint32_t *w_ = tepui_packet(112, 3);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, target);
    return (int32_t)tepui_wait();
}

TEPUI_API void glClampColor(int32_t target, int32_t clamp) {
    uint32_t *w_ = tepui_packet(113, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, clamp);
}

TEPUI_API void glClampColorARB(int32_t target, int32_t clamp) {
    uint32_t *w_ = tepui_packet(114, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, clamp);
}

TEPUI_API void glClear(int32_t mask) {
    uint32_t *w_ = tepui_packet(115, 2);
    tepui_put(w_ + 1, mask);
}

TEPUI_API void glClearAccum(float red, float green, float blue, float alpha) {
    uint32_t *w_ = tepui_packet(116, 5);
    tepui_put_float(w_ + 1, red);
    tepui_put_float(w_ + 2, green);
    tepui_put_float(w_ + 3, blue);
    tepui_put_float(w_ + 4, alpha);
}

TEPUI_API void glClearBufferData(int32_t target, int32_t internalformat, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(117, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, data);
    tepui_wait();
}

TEPUI_API void glClearBufferSubData(int32_t target, int32_t internalformat, intptr_t offset, intptr_t size, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(118, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put_long(w_ + 3, offset);
    tepui_put_long(w_ + 5, size);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glClearBufferfi(int32_t buffer, int32_t drawbuffer, float depth, int32_t stencil) {
    uint32_t *w_ = tepui_packet(119, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, drawbuffer);
    tepui_put_float(w_ + 3, depth);
    tepui_put(w_ + 4, stencil);
}

TEPUI_API void glClearBufferfv(int32_t buffer, int32_t drawbuffer, const void *value) {
    uint32_t *w_ = tepui_packet(120, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, drawbuffer);
    tepui_put_pointer(w_ + 3, value);
    tepui_wait();
}

TEPUI_API void glClearBufferiv(int32_t buffer, int32_t drawbuffer, const void *value) {
    uint32_t *w_ = tepui_packet(121, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, drawbuffer);
    tepui_put_pointer(w_ + 3, value);
    tepui_wait();
}

TEPUI_API void glClearBufferuiv(int32_t buffer, int32_t drawbuffer, const void *value) {
    uint32_t *w_ = tepui_packet(122, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, drawbuffer);
    tepui_put_pointer(w_ + 3, value);
    tepui_wait();
}

TEPUI_API void glClearColor(float red, float green, float blue, float alpha) {
    uint32_t *w_ = tepui_packet(123, 5);
    tepui_put_float(w_ + 1, red);
    tepui_put_float(w_ + 2, green);
    tepui_put_float(w_ + 3, blue);
    tepui_put_float(w_ + 4, alpha);
}

TEPUI_API void glClearColorIiEXT(int32_t red, int32_t green, int32_t blue, int32_t alpha) {
    uint32_t *w_ = tepui_packet(124, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glClearColorIuiEXT(int32_t red, int32_t green, int32_t blue, int32_t alpha) {
    uint32_t *w_ = tepui_packet(125, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glClearDepth(double depth) {
    uint32_t *w_ = tepui_packet(126, 3);
    tepui_put_double(w_ + 1, depth);
}

TEPUI_API void glClearDepthf(float d) {
    uint32_t *w_ = tepui_packet(127, 2);
    tepui_put_float(w_ + 1, d);
}

TEPUI_API void glClearIndex(float c_) {
    uint32_t *w_ = tepui_packet(128, 2);
    tepui_put_float(w_ + 1, c_);
}

TEPUI_API void glClearNamedBufferData(int32_t buffer, int32_t internalformat, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(129, 7);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, data);
    tepui_wait();
}

TEPUI_API void glClearNamedBufferDataEXT(int32_t buffer, int32_t internalformat, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(130, 7);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, data);
    tepui_wait();
}

TEPUI_API void glClearNamedBufferSubData(int32_t buffer, int32_t internalformat, intptr_t offset, intptr_t size, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(131, 11);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, internalformat);
    tepui_put_long(w_ + 3, offset);
    tepui_put_long(w_ + 5, size);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glClearNamedBufferSubDataEXT(int32_t buffer, int32_t internalformat, intptr_t offset, intptr_t size, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(132, 11);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, internalformat);
    tepui_put_long(w_ + 3, offset);
    tepui_put_long(w_ + 5, size);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glClearNamedFramebufferfi(int32_t framebuffer, int32_t buffer, int32_t drawbuffer, float depth, int32_t stencil) {
    uint32_t *w_ = tepui_packet(133, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, drawbuffer);
    tepui_put_float(w_ + 4, depth);
    tepui_put(w_ + 5, stencil);
}

TEPUI_API void glClearNamedFramebufferfv(int32_t framebuffer, int32_t buffer, int32_t drawbuffer, const void *value) {
    uint32_t *w_ = tepui_packet(134, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, drawbuffer);
    tepui_put_pointer(w_ + 4, value);
    tepui_wait();
}

TEPUI_API void glClearNamedFramebufferiv(int32_t framebuffer, int32_t buffer, int32_t drawbuffer, const void *value) {
    uint32_t *w_ = tepui_packet(135, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, drawbuffer);
    tepui_put_pointer(w_ + 4, value);
    tepui_wait();
}

TEPUI_API void glClearNamedFramebufferuiv(int32_t framebuffer, int32_t buffer, int32_t drawbuffer, const void *value) {
    uint32_t *w_ = tepui_packet(136, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, drawbuffer);
    tepui_put_pointer(w_ + 4, value);
    tepui_wait();
}

TEPUI_API void glClearStencil(int32_t s) {
    uint32_t *w_ = tepui_packet(137, 2);
    tepui_put(w_ + 1, s);
}

TEPUI_API void glClearTexImage(int32_t texture, int32_t level, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(138, 7);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, data);
    tepui_wait();
}

TEPUI_API void glClearTexImageEXT(int32_t texture, int32_t level, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(139, 7);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, data);
    tepui_wait();
}

TEPUI_API void glClearTexSubImage(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(140, 13);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put_pointer(w_ + 11, data);
    tepui_wait();
}

TEPUI_API void glClearTexSubImageEXT(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(141, 13);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put_pointer(w_ + 11, data);
    tepui_wait();
}

TEPUI_API void glClientActiveTexture(int32_t texture) {
    uint32_t *w_ = tepui_packet(142, 2);
    tepui_put(w_ + 1, texture);
    tepui_client_texture(texture);
}

TEPUI_API void glClientActiveTextureARB(int32_t texture) {
    uint32_t *w_ = tepui_packet(143, 2);
    tepui_put(w_ + 1, texture);
    tepui_client_texture(texture);
}

TEPUI_API void glClientAttribDefaultEXT(int32_t mask) {
    uint32_t *w_ = tepui_packet(144, 2);
    tepui_put(w_ + 1, mask);
    tepui_unknown_bindings();
}

TEPUI_API int32_t glClientWaitSync(intptr_t sync, int32_t flags, int64_t timeout) {
    uint32_t *w_ = tepui_packet(145, 6);
    tepui_put_long(w_ + 1, sync);
    tepui_put(w_ + 3, flags);
    tepui_put_long(w_ + 4, timeout);
    return (int32_t)tepui_wait_or(0x911D);
}

TEPUI_API void glClipControl(int32_t origin, int32_t depth) {
    uint32_t *w_ = tepui_packet(146, 3);
    tepui_put(w_ + 1, origin);
    tepui_put(w_ + 2, depth);
}

TEPUI_API void glClipControlEXT(int32_t origin, int32_t depth) {
    uint32_t *w_ = tepui_packet(147, 3);
    tepui_put(w_ + 1, origin);
    tepui_put(w_ + 2, depth);
}

TEPUI_API void glClipPlane(int32_t plane, const void *equation) {
    size_t equation_n = 32;
    uint32_t equation_w = tepui_words(equation, equation_n);
    uint32_t *w_ = tepui_packet(148, 4 + equation_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, plane);
    d_ = tepui_put_array(w_ + 2, d_, equation, equation_n, equation_w);
    if (tepui_big(equation, equation_n)) tepui_wait();
}

TEPUI_API void glColor3b(int8_t red, int8_t green, int8_t blue) {
    uint32_t *w_ = tepui_packet(149, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glColor3bv(const void *v) {
    size_t v_n = 3;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(150, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor3d(double red, double green, double blue) {
    uint32_t *w_ = tepui_packet(151, 7);
    tepui_put_double(w_ + 1, red);
    tepui_put_double(w_ + 3, green);
    tepui_put_double(w_ + 5, blue);
}

TEPUI_API void glColor3dv(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(152, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor3f(float red, float green, float blue) {
    if (tepui_attribute_of_vertex(TEPUI_COLORS, 3, red, green, blue, 0)) return;
    uint32_t *w_ = tepui_packet(153, 4);
    tepui_put_float(w_ + 1, red);
    tepui_put_float(w_ + 2, green);
    tepui_put_float(w_ + 3, blue);
}

TEPUI_API void glColor3fv(const void *v) {
    if (!tepui_nowhere(v)) {
        glColor3f(((const float *)v)[0], ((const float *)v)[1], ((const float *)v)[2]);
        return;
    }
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(154, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor3hNV(int16_t red, int16_t green, int16_t blue) {
    uint32_t *w_ = tepui_packet(155, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glColor3hvNV(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(156, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor3i(int32_t red, int32_t green, int32_t blue) {
    uint32_t *w_ = tepui_packet(157, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glColor3iv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(158, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor3s(int16_t red, int16_t green, int16_t blue) {
    uint32_t *w_ = tepui_packet(159, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glColor3sv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(160, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor3ub(int8_t red, int8_t green, int8_t blue) {
    if (tepui_color_of_vertex(3, red, green, blue, 255)) return;
    uint32_t *w_ = tepui_packet(161, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glColor3ubv(const void *v) {
    if (!tepui_nowhere(v)) {
        glColor3ub(((const uint8_t *)v)[0], ((const uint8_t *)v)[1], ((const uint8_t *)v)[2]);
        return;
    }
    size_t v_n = 3;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(162, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor3ui(int32_t red, int32_t green, int32_t blue) {
    uint32_t *w_ = tepui_packet(163, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glColor3uiv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(164, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor3us(int16_t red, int16_t green, int16_t blue) {
    uint32_t *w_ = tepui_packet(165, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glColor3usv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(166, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4b(int8_t red, int8_t green, int8_t blue, int8_t alpha) {
    uint32_t *w_ = tepui_packet(167, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glColor4bv(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(168, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4d(double red, double green, double blue, double alpha) {
    uint32_t *w_ = tepui_packet(169, 9);
    tepui_put_double(w_ + 1, red);
    tepui_put_double(w_ + 3, green);
    tepui_put_double(w_ + 5, blue);
    tepui_put_double(w_ + 7, alpha);
}

TEPUI_API void glColor4dv(const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(170, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4f(float red, float green, float blue, float alpha) {
    if (tepui_attribute_of_vertex(TEPUI_COLORS, 4, red, green, blue, alpha)) return;
    uint32_t *w_ = tepui_packet(171, 5);
    tepui_put_float(w_ + 1, red);
    tepui_put_float(w_ + 2, green);
    tepui_put_float(w_ + 3, blue);
    tepui_put_float(w_ + 4, alpha);
}

TEPUI_API void glColor4fv(const void *v) {
    if (!tepui_nowhere(v)) {
        glColor4f(((const float *)v)[0], ((const float *)v)[1], ((const float *)v)[2], ((const float *)v)[3]);
        return;
    }
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(172, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4hNV(int16_t red, int16_t green, int16_t blue, int16_t alpha) {
    uint32_t *w_ = tepui_packet(173, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glColor4hvNV(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(174, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4i(int32_t red, int32_t green, int32_t blue, int32_t alpha) {
    uint32_t *w_ = tepui_packet(175, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glColor4iv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(176, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4s(int16_t red, int16_t green, int16_t blue, int16_t alpha) {
    uint32_t *w_ = tepui_packet(177, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glColor4sv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(178, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4ub(int8_t red, int8_t green, int8_t blue, int8_t alpha) {
    if (tepui_color_of_vertex(4, red, green, blue, alpha)) return;
    uint32_t *w_ = tepui_packet(179, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glColor4ubv(const void *v) {
    if (!tepui_nowhere(v)) {
        glColor4ub(((const uint8_t *)v)[0], ((const uint8_t *)v)[1], ((const uint8_t *)v)[2], ((const uint8_t *)v)[3]);
        return;
    }
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(180, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4ui(int32_t red, int32_t green, int32_t blue, int32_t alpha) {
    uint32_t *w_ = tepui_packet(181, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glColor4uiv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(182, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColor4us(int16_t red, int16_t green, int16_t blue, int16_t alpha) {
    uint32_t *w_ = tepui_packet(183, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glColor4usv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(184, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glColorMask(uint8_t red, uint8_t green, uint8_t blue, uint8_t alpha) {
    uint32_t *w_ = tepui_packet(185, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glColorMaskIndexedEXT(int32_t index, uint8_t r, uint8_t g, uint8_t b, uint8_t a) {
    uint32_t *w_ = tepui_packet(186, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, r);
    tepui_put(w_ + 3, g);
    tepui_put(w_ + 4, b);
    tepui_put(w_ + 5, a);
}

TEPUI_API void glColorMaski(int32_t index, uint8_t r, uint8_t g, uint8_t b, uint8_t a) {
    uint32_t *w_ = tepui_packet(187, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, r);
    tepui_put(w_ + 3, g);
    tepui_put(w_ + 4, b);
    tepui_put(w_ + 5, a);
}

TEPUI_API void glColorMaskiEXT(int32_t index, uint8_t r, uint8_t g, uint8_t b, uint8_t a) {
    uint32_t *w_ = tepui_packet(188, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, r);
    tepui_put(w_ + 3, g);
    tepui_put(w_ + 4, b);
    tepui_put(w_ + 5, a);
}

TEPUI_API void glColorMaskiOES(int32_t index, uint8_t r, uint8_t g, uint8_t b, uint8_t a) {
    uint32_t *w_ = tepui_packet(189, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, r);
    tepui_put(w_ + 3, g);
    tepui_put(w_ + 4, b);
    tepui_put(w_ + 5, a);
}

TEPUI_API void glColorMaterial(int32_t face, int32_t mode) {
    uint32_t *w_ = tepui_packet(190, 3);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glColorP3ui(int32_t type, int32_t color) {
    uint32_t *w_ = tepui_packet(191, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, color);
}

TEPUI_API void glColorP3uiv(int32_t type, const void *color) {
    size_t color_n = 4;
    uint32_t color_w = tepui_words(color, color_n);
    uint32_t *w_ = tepui_packet(192, 4 + color_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, color, color_n, color_w);
    if (tepui_big(color, color_n)) tepui_wait();
}

TEPUI_API void glColorP4ui(int32_t type, int32_t color) {
    uint32_t *w_ = tepui_packet(193, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, color);
}

TEPUI_API void glColorP4uiv(int32_t type, const void *color) {
    size_t color_n = 4;
    uint32_t color_w = tepui_words(color, color_n);
    uint32_t *w_ = tepui_packet(194, 4 + color_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, color, color_n, color_w);
    if (tepui_big(color, color_n)) tepui_wait();
}

TEPUI_API void glColorPointer(int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(195, 6);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put_pointer(w_ + 4, pointer);
    tepui_array(TEPUI_COLOR, pointer);
}

TEPUI_API void glColorPointerEXT(int32_t size, int32_t type, int32_t stride, int32_t count, const void *pointer) {
    uint32_t *w_ = tepui_packet(196, 7);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put(w_ + 4, count);
    tepui_put_pointer(w_ + 5, pointer);
    tepui_array(TEPUI_COLOR, pointer);
}

TEPUI_API void glColorSubTable(int32_t target, int32_t start, int32_t count, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(197, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, format);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, data);
    tepui_wait();
}

TEPUI_API void glColorSubTableEXT(int32_t target, int32_t start, int32_t count, int32_t format, int32_t type, const void *data) {
    uint32_t *w_ = tepui_packet(198, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, format);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, data);
    tepui_wait();
}

TEPUI_API void glColorTable(int32_t target, int32_t internalformat, int32_t width, int32_t format, int32_t type, const void *table) {
    uint32_t *w_ = tepui_packet(199, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, format);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, table);
    tepui_wait();
}

TEPUI_API void glColorTableParameterfv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(200, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glColorTableParameterfvSGI(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(201, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glColorTableParameteriv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(202, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glColorTableParameterivSGI(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(203, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glColorTableSGI(int32_t target, int32_t internalformat, int32_t width, int32_t format, int32_t type, const void *table) {
    uint32_t *w_ = tepui_packet(204, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, format);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, table);
    tepui_wait();
}

TEPUI_API void glCompileShader(int32_t shader) {
    uint32_t *w_ = tepui_packet(205, 2);
    tepui_put(w_ + 1, shader);
}

TEPUI_API void glCompileShaderARB(int32_t shaderObj) {
    uint32_t *w_ = tepui_packet(206, 2);
    tepui_put(w_ + 1, shaderObj);
}

TEPUI_API void glCompileShaderIncludeARB(int32_t shader, int32_t count, const void *path, const void *length) {
    uint32_t *w_ = tepui_packet(207, 7);
    tepui_put(w_ + 1, shader);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, path);
    tepui_put_pointer(w_ + 5, length);
    tepui_wait();
}

TEPUI_API void glCompressedMultiTexImage1DEXT(int32_t texunit, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t border, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(208, 10);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, border);
    tepui_put(w_ + 7, imageSize);
    tepui_put_pointer(w_ + 8, bits);
    tepui_wait();
}

TEPUI_API void glCompressedMultiTexImage2DEXT(int32_t texunit, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t border, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(209, 11);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, imageSize);
    tepui_put_pointer(w_ + 9, bits);
    tepui_wait();
}

TEPUI_API void glCompressedMultiTexImage3DEXT(int32_t texunit, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(210, 12);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, depth);
    tepui_put(w_ + 8, border);
    tepui_put(w_ + 9, imageSize);
    tepui_put_pointer(w_ + 10, bits);
    tepui_wait();
}

TEPUI_API void glCompressedMultiTexSubImage1DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(211, 10);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, format);
    tepui_put(w_ + 7, imageSize);
    tepui_put_pointer(w_ + 8, bits);
    tepui_wait();
}

TEPUI_API void glCompressedMultiTexSubImage2DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(212, 12);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, imageSize);
    tepui_put_pointer(w_ + 10, bits);
    tepui_wait();
}

TEPUI_API void glCompressedMultiTexSubImage3DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(213, 14);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, zoffset);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
    tepui_put(w_ + 9, depth);
    tepui_put(w_ + 10, format);
    tepui_put(w_ + 11, imageSize);
    tepui_put_pointer(w_ + 12, bits);
    tepui_wait();
}

TEPUI_API void glCompressedTexImage1D(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t border, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(214, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, border);
    tepui_put(w_ + 6, imageSize);
    tepui_put_pointer(w_ + 7, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexImage1DARB(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t border, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(215, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, border);
    tepui_put(w_ + 6, imageSize);
    tepui_put_pointer(w_ + 7, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexImage2D(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t border, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(216, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, border);
    tepui_put(w_ + 7, imageSize);
    tepui_put_pointer(w_ + 8, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexImage2DARB(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t border, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(217, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, border);
    tepui_put(w_ + 7, imageSize);
    tepui_put_pointer(w_ + 8, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexImage3D(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(218, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, imageSize);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexImage3DARB(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(219, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, imageSize);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexImage3DOES(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(220, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, imageSize);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexSubImage1D(int32_t target, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(221, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, imageSize);
    tepui_put_pointer(w_ + 7, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexSubImage1DARB(int32_t target, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(222, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, imageSize);
    tepui_put_pointer(w_ + 7, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexSubImage2D(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(223, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, imageSize);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexSubImage2DARB(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(224, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, imageSize);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexSubImage3D(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(225, 13);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, imageSize);
    tepui_put_pointer(w_ + 11, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexSubImage3DARB(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(226, 13);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, imageSize);
    tepui_put_pointer(w_ + 11, data);
    tepui_wait();
}

TEPUI_API void glCompressedTexSubImage3DOES(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(227, 13);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, imageSize);
    tepui_put_pointer(w_ + 11, data);
    tepui_wait();
}

TEPUI_API void glCompressedTextureImage1DEXT(int32_t texture, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t border, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(228, 10);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, border);
    tepui_put(w_ + 7, imageSize);
    tepui_put_pointer(w_ + 8, bits);
    tepui_wait();
}

TEPUI_API void glCompressedTextureImage2DEXT(int32_t texture, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t border, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(229, 11);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, imageSize);
    tepui_put_pointer(w_ + 9, bits);
    tepui_wait();
}

TEPUI_API void glCompressedTextureImage3DEXT(int32_t texture, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(230, 12);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, depth);
    tepui_put(w_ + 8, border);
    tepui_put(w_ + 9, imageSize);
    tepui_put_pointer(w_ + 10, bits);
    tepui_wait();
}

TEPUI_API void glCompressedTextureSubImage1D(int32_t texture, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(231, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, imageSize);
    tepui_put_pointer(w_ + 7, data);
    tepui_wait();
}

TEPUI_API void glCompressedTextureSubImage1DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(232, 10);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, format);
    tepui_put(w_ + 7, imageSize);
    tepui_put_pointer(w_ + 8, bits);
    tepui_wait();
}

TEPUI_API void glCompressedTextureSubImage2D(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(233, 11);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, imageSize);
    tepui_put_pointer(w_ + 9, data);
    tepui_wait();
}

TEPUI_API void glCompressedTextureSubImage2DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(234, 12);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, imageSize);
    tepui_put_pointer(w_ + 10, bits);
    tepui_wait();
}

TEPUI_API void glCompressedTextureSubImage3D(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t imageSize, const void *data) {
    uint32_t *w_ = tepui_packet(235, 13);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, imageSize);
    tepui_put_pointer(w_ + 11, data);
    tepui_wait();
}

TEPUI_API void glCompressedTextureSubImage3DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t imageSize, const void *bits) {
    uint32_t *w_ = tepui_packet(236, 14);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, zoffset);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
    tepui_put(w_ + 9, depth);
    tepui_put(w_ + 10, format);
    tepui_put(w_ + 11, imageSize);
    tepui_put_pointer(w_ + 12, bits);
    tepui_wait();
}

TEPUI_API void glConvolutionFilter1D(int32_t target, int32_t internalformat, int32_t width, int32_t format, int32_t type, const void *image) {
    uint32_t *w_ = tepui_packet(237, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, format);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, image);
    tepui_wait();
}

TEPUI_API void glConvolutionFilter1DEXT(int32_t target, int32_t internalformat, int32_t width, int32_t format, int32_t type, const void *image) {
    uint32_t *w_ = tepui_packet(238, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, format);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, image);
    tepui_wait();
}

TEPUI_API void glConvolutionFilter2D(int32_t target, int32_t internalformat, int32_t width, int32_t height, int32_t format, int32_t type, const void *image) {
    uint32_t *w_ = tepui_packet(239, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put_pointer(w_ + 7, image);
    tepui_wait();
}

TEPUI_API void glConvolutionFilter2DEXT(int32_t target, int32_t internalformat, int32_t width, int32_t height, int32_t format, int32_t type, const void *image) {
    uint32_t *w_ = tepui_packet(240, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put_pointer(w_ + 7, image);
    tepui_wait();
}

TEPUI_API void glConvolutionParameterf(int32_t target, int32_t pname, float params) {
    uint32_t *w_ = tepui_packet(241, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, params);
}

TEPUI_API void glConvolutionParameterfEXT(int32_t target, int32_t pname, float params) {
    uint32_t *w_ = tepui_packet(242, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, params);
}

TEPUI_API void glConvolutionParameterfv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(243, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glConvolutionParameterfvEXT(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(244, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glConvolutionParameteri(int32_t target, int32_t pname, int32_t params) {
    uint32_t *w_ = tepui_packet(245, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, params);
}

TEPUI_API void glConvolutionParameteriEXT(int32_t target, int32_t pname, int32_t params) {
    uint32_t *w_ = tepui_packet(246, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, params);
}

TEPUI_API void glConvolutionParameteriv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(247, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glConvolutionParameterivEXT(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(248, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glCopyBufferSubData(int32_t readTarget, int32_t writeTarget, intptr_t readOffset, intptr_t writeOffset, intptr_t size) {
    uint32_t *w_ = tepui_packet(249, 9);
    tepui_put(w_ + 1, readTarget);
    tepui_put(w_ + 2, writeTarget);
    tepui_put_long(w_ + 3, readOffset);
    tepui_put_long(w_ + 5, writeOffset);
    tepui_put_long(w_ + 7, size);
}

TEPUI_API void glCopyBufferSubDataNV(int32_t readTarget, int32_t writeTarget, intptr_t readOffset, intptr_t writeOffset, intptr_t size) {
    uint32_t *w_ = tepui_packet(250, 9);
    tepui_put(w_ + 1, readTarget);
    tepui_put(w_ + 2, writeTarget);
    tepui_put_long(w_ + 3, readOffset);
    tepui_put_long(w_ + 5, writeOffset);
    tepui_put_long(w_ + 7, size);
}

TEPUI_API void glCopyColorSubTable(int32_t target, int32_t start, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(251, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, x);
    tepui_put(w_ + 4, y);
    tepui_put(w_ + 5, width);
}

TEPUI_API void glCopyColorSubTableEXT(int32_t target, int32_t start, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(252, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, x);
    tepui_put(w_ + 4, y);
    tepui_put(w_ + 5, width);
}

TEPUI_API void glCopyColorTable(int32_t target, int32_t internalformat, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(253, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, x);
    tepui_put(w_ + 4, y);
    tepui_put(w_ + 5, width);
}

TEPUI_API void glCopyColorTableSGI(int32_t target, int32_t internalformat, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(254, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, x);
    tepui_put(w_ + 4, y);
    tepui_put(w_ + 5, width);
}

TEPUI_API void glCopyConvolutionFilter1D(int32_t target, int32_t internalformat, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(255, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, x);
    tepui_put(w_ + 4, y);
    tepui_put(w_ + 5, width);
}

TEPUI_API void glCopyConvolutionFilter1DEXT(int32_t target, int32_t internalformat, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(256, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, x);
    tepui_put(w_ + 4, y);
    tepui_put(w_ + 5, width);
}

TEPUI_API void glCopyConvolutionFilter2D(int32_t target, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(257, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, x);
    tepui_put(w_ + 4, y);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
}

TEPUI_API void glCopyConvolutionFilter2DEXT(int32_t target, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(258, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, x);
    tepui_put(w_ + 4, y);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
}

TEPUI_API void glCopyImageSubData(int32_t srcName, int32_t srcTarget, int32_t srcLevel, int32_t srcX, int32_t srcY, int32_t srcZ, int32_t dstName, int32_t dstTarget, int32_t dstLevel, int32_t dstX, int32_t dstY, int32_t dstZ, int32_t srcWidth, int32_t srcHeight, int32_t srcDepth) {
    uint32_t *w_ = tepui_packet(259, 16);
    tepui_put(w_ + 1, srcName);
    tepui_put(w_ + 2, srcTarget);
    tepui_put(w_ + 3, srcLevel);
    tepui_put(w_ + 4, srcX);
    tepui_put(w_ + 5, srcY);
    tepui_put(w_ + 6, srcZ);
    tepui_put(w_ + 7, dstName);
    tepui_put(w_ + 8, dstTarget);
    tepui_put(w_ + 9, dstLevel);
    tepui_put(w_ + 10, dstX);
    tepui_put(w_ + 11, dstY);
    tepui_put(w_ + 12, dstZ);
    tepui_put(w_ + 13, srcWidth);
    tepui_put(w_ + 14, srcHeight);
    tepui_put(w_ + 15, srcDepth);
}

TEPUI_API void glCopyImageSubDataEXT(int32_t srcName, int32_t srcTarget, int32_t srcLevel, int32_t srcX, int32_t srcY, int32_t srcZ, int32_t dstName, int32_t dstTarget, int32_t dstLevel, int32_t dstX, int32_t dstY, int32_t dstZ, int32_t srcWidth, int32_t srcHeight, int32_t srcDepth) {
    uint32_t *w_ = tepui_packet(260, 16);
    tepui_put(w_ + 1, srcName);
    tepui_put(w_ + 2, srcTarget);
    tepui_put(w_ + 3, srcLevel);
    tepui_put(w_ + 4, srcX);
    tepui_put(w_ + 5, srcY);
    tepui_put(w_ + 6, srcZ);
    tepui_put(w_ + 7, dstName);
    tepui_put(w_ + 8, dstTarget);
    tepui_put(w_ + 9, dstLevel);
    tepui_put(w_ + 10, dstX);
    tepui_put(w_ + 11, dstY);
    tepui_put(w_ + 12, dstZ);
    tepui_put(w_ + 13, srcWidth);
    tepui_put(w_ + 14, srcHeight);
    tepui_put(w_ + 15, srcDepth);
}

TEPUI_API void glCopyImageSubDataNV(int32_t srcName, int32_t srcTarget, int32_t srcLevel, int32_t srcX, int32_t srcY, int32_t srcZ, int32_t dstName, int32_t dstTarget, int32_t dstLevel, int32_t dstX, int32_t dstY, int32_t dstZ, int32_t width, int32_t height, int32_t depth) {
    uint32_t *w_ = tepui_packet(261, 16);
    tepui_put(w_ + 1, srcName);
    tepui_put(w_ + 2, srcTarget);
    tepui_put(w_ + 3, srcLevel);
    tepui_put(w_ + 4, srcX);
    tepui_put(w_ + 5, srcY);
    tepui_put(w_ + 6, srcZ);
    tepui_put(w_ + 7, dstName);
    tepui_put(w_ + 8, dstTarget);
    tepui_put(w_ + 9, dstLevel);
    tepui_put(w_ + 10, dstX);
    tepui_put(w_ + 11, dstY);
    tepui_put(w_ + 12, dstZ);
    tepui_put(w_ + 13, width);
    tepui_put(w_ + 14, height);
    tepui_put(w_ + 15, depth);
}

TEPUI_API void glCopyImageSubDataOES(int32_t srcName, int32_t srcTarget, int32_t srcLevel, int32_t srcX, int32_t srcY, int32_t srcZ, int32_t dstName, int32_t dstTarget, int32_t dstLevel, int32_t dstX, int32_t dstY, int32_t dstZ, int32_t srcWidth, int32_t srcHeight, int32_t srcDepth) {
    uint32_t *w_ = tepui_packet(262, 16);
    tepui_put(w_ + 1, srcName);
    tepui_put(w_ + 2, srcTarget);
    tepui_put(w_ + 3, srcLevel);
    tepui_put(w_ + 4, srcX);
    tepui_put(w_ + 5, srcY);
    tepui_put(w_ + 6, srcZ);
    tepui_put(w_ + 7, dstName);
    tepui_put(w_ + 8, dstTarget);
    tepui_put(w_ + 9, dstLevel);
    tepui_put(w_ + 10, dstX);
    tepui_put(w_ + 11, dstY);
    tepui_put(w_ + 12, dstZ);
    tepui_put(w_ + 13, srcWidth);
    tepui_put(w_ + 14, srcHeight);
    tepui_put(w_ + 15, srcDepth);
}

TEPUI_API void glCopyMultiTexImage1DEXT(int32_t texunit, int32_t target, int32_t level, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t border) {
    uint32_t *w_ = tepui_packet(263, 9);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, border);
}

TEPUI_API void glCopyMultiTexImage2DEXT(int32_t texunit, int32_t target, int32_t level, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t height, int32_t border) {
    uint32_t *w_ = tepui_packet(264, 10);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
    tepui_put(w_ + 9, border);
}

TEPUI_API void glCopyMultiTexSubImage1DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(265, 8);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
}

TEPUI_API void glCopyMultiTexSubImage2DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(266, 10);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, x);
    tepui_put(w_ + 7, y);
    tepui_put(w_ + 8, width);
    tepui_put(w_ + 9, height);
}

TEPUI_API void glCopyMultiTexSubImage3DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(267, 11);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, zoffset);
    tepui_put(w_ + 7, x);
    tepui_put(w_ + 8, y);
    tepui_put(w_ + 9, width);
    tepui_put(w_ + 10, height);
}

TEPUI_API void glCopyNamedBufferSubData(int32_t readBuffer, int32_t writeBuffer, intptr_t readOffset, intptr_t writeOffset, intptr_t size) {
    uint32_t *w_ = tepui_packet(268, 9);
    tepui_put(w_ + 1, readBuffer);
    tepui_put(w_ + 2, writeBuffer);
    tepui_put_long(w_ + 3, readOffset);
    tepui_put_long(w_ + 5, writeOffset);
    tepui_put_long(w_ + 7, size);
}

TEPUI_API void glCopyPixels(int32_t x, int32_t y, int32_t width, int32_t height, int32_t type) {
    uint32_t *w_ = tepui_packet(269, 6);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, type);
}

TEPUI_API void glCopyTexImage1D(int32_t target, int32_t level, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t border) {
    uint32_t *w_ = tepui_packet(270, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, x);
    tepui_put(w_ + 5, y);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, border);
}

TEPUI_API void glCopyTexImage1DEXT(int32_t target, int32_t level, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t border) {
    uint32_t *w_ = tepui_packet(271, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, x);
    tepui_put(w_ + 5, y);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, border);
}

TEPUI_API void glCopyTexImage2D(int32_t target, int32_t level, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t height, int32_t border) {
    uint32_t *w_ = tepui_packet(272, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, x);
    tepui_put(w_ + 5, y);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, border);
}

TEPUI_API void glCopyTexImage2DEXT(int32_t target, int32_t level, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t height, int32_t border) {
    uint32_t *w_ = tepui_packet(273, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, x);
    tepui_put(w_ + 5, y);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, border);
}

TEPUI_API void glCopyTexSubImage1D(int32_t target, int32_t level, int32_t xoffset, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(274, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, x);
    tepui_put(w_ + 5, y);
    tepui_put(w_ + 6, width);
}

TEPUI_API void glCopyTexSubImage1DEXT(int32_t target, int32_t level, int32_t xoffset, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(275, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, x);
    tepui_put(w_ + 5, y);
    tepui_put(w_ + 6, width);
}

TEPUI_API void glCopyTexSubImage2D(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(276, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
}

TEPUI_API void glCopyTexSubImage2DEXT(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(277, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
}

TEPUI_API void glCopyTexSubImage3D(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(278, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, x);
    tepui_put(w_ + 7, y);
    tepui_put(w_ + 8, width);
    tepui_put(w_ + 9, height);
}

TEPUI_API void glCopyTexSubImage3DEXT(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(279, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, x);
    tepui_put(w_ + 7, y);
    tepui_put(w_ + 8, width);
    tepui_put(w_ + 9, height);
}

TEPUI_API void glCopyTexSubImage3DOES(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(280, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, x);
    tepui_put(w_ + 7, y);
    tepui_put(w_ + 8, width);
    tepui_put(w_ + 9, height);
}

TEPUI_API void glCopyTextureImage1DEXT(int32_t texture, int32_t target, int32_t level, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t border) {
    uint32_t *w_ = tepui_packet(281, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, border);
}

TEPUI_API void glCopyTextureImage2DEXT(int32_t texture, int32_t target, int32_t level, int32_t internalformat, int32_t x, int32_t y, int32_t width, int32_t height, int32_t border) {
    uint32_t *w_ = tepui_packet(282, 10);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
    tepui_put(w_ + 9, border);
}

TEPUI_API void glCopyTextureSubImage1D(int32_t texture, int32_t level, int32_t xoffset, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(283, 7);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, x);
    tepui_put(w_ + 5, y);
    tepui_put(w_ + 6, width);
}

TEPUI_API void glCopyTextureSubImage1DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t x, int32_t y, int32_t width) {
    uint32_t *w_ = tepui_packet(284, 8);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
}

TEPUI_API void glCopyTextureSubImage2D(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(285, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
}

TEPUI_API void glCopyTextureSubImage2DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(286, 10);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, x);
    tepui_put(w_ + 7, y);
    tepui_put(w_ + 8, width);
    tepui_put(w_ + 9, height);
}

TEPUI_API void glCopyTextureSubImage3D(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(287, 10);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, x);
    tepui_put(w_ + 7, y);
    tepui_put(w_ + 8, width);
    tepui_put(w_ + 9, height);
}

TEPUI_API void glCopyTextureSubImage3DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(288, 11);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, zoffset);
    tepui_put(w_ + 7, x);
    tepui_put(w_ + 8, y);
    tepui_put(w_ + 9, width);
    tepui_put(w_ + 10, height);
}

TEPUI_API void glCreateBuffers(int32_t n, const void *buffers) {
    uint32_t *w_ = tepui_packet(289, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, buffers);
    tepui_wait();
}

TEPUI_API void glCreateFramebuffers(int32_t n, const void *framebuffers) {
    uint32_t *w_ = tepui_packet(290, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, framebuffers);
    tepui_wait();
}

TEPUI_API int32_t glCreateProgram(void) {
    tepui_packet(291, 1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glCreateProgramObjectARB(void) {
    tepui_packet(292, 1);
    return (int32_t)tepui_wait();
}

TEPUI_API void glCreateProgramPipelines(int32_t n, const void *pipelines) {
    uint32_t *w_ = tepui_packet(293, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, pipelines);
    tepui_wait();
}

TEPUI_API void glCreateQueries(int32_t target, int32_t n, const void *ids) {
    uint32_t *w_ = tepui_packet(294, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, n);
    tepui_put_pointer(w_ + 3, ids);
    tepui_wait();
}

TEPUI_API void glCreateRenderbuffers(int32_t n, const void *renderbuffers) {
    uint32_t *w_ = tepui_packet(295, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, renderbuffers);
    tepui_wait();
}

TEPUI_API void glCreateSamplers(int32_t n, const void *samplers) {
    uint32_t *w_ = tepui_packet(296, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, samplers);
    tepui_wait();
}

TEPUI_API int32_t glCreateShader(int32_t type) {
    uint32_t *w_ = tepui_packet(297, 2);
    tepui_put(w_ + 1, type);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glCreateShaderObjectARB(int32_t shaderType) {
    uint32_t *w_ = tepui_packet(298, 2);
    tepui_put(w_ + 1, shaderType);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glCreateShaderProgramEXT(int32_t type, const void *string) {
    uint32_t *w_ = tepui_packet(299, 4);
    tepui_put(w_ + 1, type);
    tepui_put_pointer(w_ + 2, string);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glCreateShaderProgramv(int32_t type, int32_t count, const void *strings) {
    uint32_t *w_ = tepui_packet(300, 5);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, strings);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glCreateShaderProgramvEXT(int32_t type, int32_t count, const void *strings) {
    uint32_t *w_ = tepui_packet(301, 5);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, strings);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t glCreateSyncFromCLeventARB(const void *context_, const void *event, int32_t flags) {
    uint32_t *w_ = tepui_packet(302, 6);
    tepui_put_pointer(w_ + 1, context_);
    tepui_put_pointer(w_ + 3, event);
    tepui_put(w_ + 5, flags);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glCreateTextures(int32_t target, int32_t n, const void *textures) {
    uint32_t *w_ = tepui_packet(303, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, n);
    tepui_put_pointer(w_ + 3, textures);
    tepui_wait();
}

TEPUI_API void glCreateTransformFeedbacks(int32_t n, const void *ids) {
    uint32_t *w_ = tepui_packet(304, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, ids);
    tepui_wait();
}

TEPUI_API void glCreateVertexArrays(int32_t n, const void *arrays) {
    uint32_t *w_ = tepui_packet(305, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, arrays);
    tepui_wait();
}

TEPUI_API void glCullFace(int32_t mode) {
    uint32_t *w_ = tepui_packet(306, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glCurrentPaletteMatrixARB(int32_t index) {
    uint32_t *w_ = tepui_packet(307, 2);
    tepui_put(w_ + 1, index);
}

TEPUI_API void glDebugMessageCallback(intptr_t callback, const void *userParam) {
    uint32_t *w_ = tepui_packet(308, 5);
    tepui_put_long(w_ + 1, callback);
    tepui_put_pointer(w_ + 3, userParam);
    tepui_wait();
}

TEPUI_API void glDebugMessageCallbackARB(intptr_t callback, const void *userParam) {
    uint32_t *w_ = tepui_packet(309, 5);
    tepui_put_long(w_ + 1, callback);
    tepui_put_pointer(w_ + 3, userParam);
    tepui_wait();
}

TEPUI_API void glDebugMessageCallbackKHR(intptr_t callback, const void *userParam) {
    uint32_t *w_ = tepui_packet(310, 5);
    tepui_put_long(w_ + 1, callback);
    tepui_put_pointer(w_ + 3, userParam);
    tepui_wait();
}

TEPUI_API void glDebugMessageControl(int32_t source, int32_t type, int32_t severity, int32_t count, const void *ids, uint8_t enabled) {
    size_t ids_n = tepui_bytes(count, 4);
    uint32_t ids_w = tepui_words(ids, ids_n);
    uint32_t *w_ = tepui_packet(311, 8 + ids_w);
    uint32_t *d_ = w_ + 8;
    tepui_put(w_ + 1, source);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, severity);
    tepui_put(w_ + 4, count);
    d_ = tepui_put_array(w_ + 5, d_, ids, ids_n, ids_w);
    tepui_put(w_ + 7, enabled);
    if (tepui_big(ids, ids_n)) tepui_wait();
}

TEPUI_API void glDebugMessageControlARB(int32_t source, int32_t type, int32_t severity, int32_t count, const void *ids, uint8_t enabled) {
    size_t ids_n = tepui_bytes(count, 4);
    uint32_t ids_w = tepui_words(ids, ids_n);
    uint32_t *w_ = tepui_packet(312, 8 + ids_w);
    uint32_t *d_ = w_ + 8;
    tepui_put(w_ + 1, source);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, severity);
    tepui_put(w_ + 4, count);
    d_ = tepui_put_array(w_ + 5, d_, ids, ids_n, ids_w);
    tepui_put(w_ + 7, enabled);
    if (tepui_big(ids, ids_n)) tepui_wait();
}

TEPUI_API void glDebugMessageControlKHR(int32_t source, int32_t type, int32_t severity, int32_t count, const void *ids, uint8_t enabled) {
    uint32_t *w_ = tepui_packet(313, 8);
    tepui_put(w_ + 1, source);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, severity);
    tepui_put(w_ + 4, count);
    tepui_put_pointer(w_ + 5, ids);
    tepui_put(w_ + 7, enabled);
    tepui_wait();
}

TEPUI_API void glDebugMessageInsert(int32_t source, int32_t type, int32_t id, int32_t severity, int32_t length, const void *buf) {
    uint32_t *w_ = tepui_packet(314, 8);
    tepui_put(w_ + 1, source);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, id);
    tepui_put(w_ + 4, severity);
    tepui_put(w_ + 5, length);
    tepui_put_pointer(w_ + 6, buf);
    tepui_wait();
}

TEPUI_API void glDebugMessageInsertARB(int32_t source, int32_t type, int32_t id, int32_t severity, int32_t length, const void *buf) {
    size_t buf_n = tepui_bytes(length, 1);
    uint32_t buf_w = tepui_words(buf, buf_n);
    uint32_t *w_ = tepui_packet(315, 8 + buf_w);
    uint32_t *d_ = w_ + 8;
    tepui_put(w_ + 1, source);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, id);
    tepui_put(w_ + 4, severity);
    tepui_put(w_ + 5, length);
    d_ = tepui_put_array(w_ + 6, d_, buf, buf_n, buf_w);
    if (tepui_big(buf, buf_n)) tepui_wait();
}

TEPUI_API void glDebugMessageInsertKHR(int32_t source, int32_t type, int32_t id, int32_t severity, int32_t length, const void *buf) {
    uint32_t *w_ = tepui_packet(316, 8);
    tepui_put(w_ + 1, source);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, id);
    tepui_put(w_ + 4, severity);
    tepui_put(w_ + 5, length);
    tepui_put_pointer(w_ + 6, buf);
    tepui_wait();
}

TEPUI_API void glDeleteBuffers(int32_t n, const void *buffers) {
    size_t buffers_n = tepui_bytes(n, 4);
    uint32_t buffers_w = tepui_words(buffers, buffers_n);
    uint32_t *w_ = tepui_packet(317, 4 + buffers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, buffers, buffers_n, buffers_w);
    tepui_deleted_buffers(n, buffers);
    if (tepui_big(buffers, buffers_n)) tepui_wait();
}

TEPUI_API void glDeleteBuffersARB(int32_t n, const void *buffers) {
    size_t buffers_n = tepui_bytes(n, 4);
    uint32_t buffers_w = tepui_words(buffers, buffers_n);
    uint32_t *w_ = tepui_packet(318, 4 + buffers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, buffers, buffers_n, buffers_w);
    tepui_deleted_buffers(n, buffers);
    if (tepui_big(buffers, buffers_n)) tepui_wait();
}

TEPUI_API void glDeleteFramebuffers(int32_t n, const void *framebuffers) {
    size_t framebuffers_n = tepui_bytes(n, 4);
    uint32_t framebuffers_w = tepui_words(framebuffers, framebuffers_n);
    uint32_t *w_ = tepui_packet(319, 4 + framebuffers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, framebuffers, framebuffers_n, framebuffers_w);
    if (tepui_big(framebuffers, framebuffers_n)) tepui_wait();
}

TEPUI_API void glDeleteFramebuffersEXT(int32_t n, const void *framebuffers) {
    size_t framebuffers_n = tepui_bytes(n, 4);
    uint32_t framebuffers_w = tepui_words(framebuffers, framebuffers_n);
    uint32_t *w_ = tepui_packet(320, 4 + framebuffers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, framebuffers, framebuffers_n, framebuffers_w);
    if (tepui_big(framebuffers, framebuffers_n)) tepui_wait();
}

TEPUI_API void glDeleteLists(int32_t list, int32_t range) {
    uint32_t *w_ = tepui_packet(321, 3);
    tepui_put(w_ + 1, list);
    tepui_put(w_ + 2, range);
}

TEPUI_API void glDeleteNamedStringARB(int32_t namelen, const void *name) {
    size_t name_n = tepui_bytes(namelen, 1);
    uint32_t name_w = tepui_words(name, name_n);
    uint32_t *w_ = tepui_packet(322, 4 + name_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, namelen);
    d_ = tepui_put_array(w_ + 2, d_, name, name_n, name_w);
    if (tepui_big(name, name_n)) tepui_wait();
}

TEPUI_API void glDeleteObjectARB(int32_t obj) {
    uint32_t *w_ = tepui_packet(323, 2);
    tepui_put(w_ + 1, obj);
}

TEPUI_API void glDeleteProgram(int32_t program) {
    uint32_t *w_ = tepui_packet(324, 2);
    tepui_put(w_ + 1, program);
}

TEPUI_API void glDeleteProgramPipelines(int32_t n, const void *pipelines) {
    size_t pipelines_n = tepui_bytes(n, 4);
    uint32_t pipelines_w = tepui_words(pipelines, pipelines_n);
    uint32_t *w_ = tepui_packet(325, 4 + pipelines_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, pipelines, pipelines_n, pipelines_w);
    if (tepui_big(pipelines, pipelines_n)) tepui_wait();
}

TEPUI_API void glDeleteProgramPipelinesEXT(int32_t n, const void *pipelines) {
    size_t pipelines_n = tepui_bytes(n, 4);
    uint32_t pipelines_w = tepui_words(pipelines, pipelines_n);
    uint32_t *w_ = tepui_packet(326, 4 + pipelines_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, pipelines, pipelines_n, pipelines_w);
    if (tepui_big(pipelines, pipelines_n)) tepui_wait();
}

TEPUI_API void glDeleteProgramsARB(int32_t n, const void *programs) {
    size_t programs_n = tepui_bytes(n, 4);
    uint32_t programs_w = tepui_words(programs, programs_n);
    uint32_t *w_ = tepui_packet(327, 4 + programs_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, programs, programs_n, programs_w);
    if (tepui_big(programs, programs_n)) tepui_wait();
}

TEPUI_API void glDeleteQueries(int32_t n, const void *ids) {
    size_t ids_n = tepui_bytes(n, 4);
    uint32_t ids_w = tepui_words(ids, ids_n);
    uint32_t *w_ = tepui_packet(328, 4 + ids_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, ids, ids_n, ids_w);
    if (tepui_big(ids, ids_n)) tepui_wait();
}

TEPUI_API void glDeleteQueriesARB(int32_t n, const void *ids) {
    size_t ids_n = tepui_bytes(n, 4);
    uint32_t ids_w = tepui_words(ids, ids_n);
    uint32_t *w_ = tepui_packet(329, 4 + ids_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, ids, ids_n, ids_w);
    if (tepui_big(ids, ids_n)) tepui_wait();
}

TEPUI_API void glDeleteQueriesEXT(int32_t n, const void *ids) {
    size_t ids_n = tepui_bytes(n, 4);
    uint32_t ids_w = tepui_words(ids, ids_n);
    uint32_t *w_ = tepui_packet(330, 4 + ids_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, ids, ids_n, ids_w);
    if (tepui_big(ids, ids_n)) tepui_wait();
}

TEPUI_API void glDeleteRenderbuffers(int32_t n, const void *renderbuffers) {
    size_t renderbuffers_n = tepui_bytes(n, 4);
    uint32_t renderbuffers_w = tepui_words(renderbuffers, renderbuffers_n);
    uint32_t *w_ = tepui_packet(331, 4 + renderbuffers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, renderbuffers, renderbuffers_n, renderbuffers_w);
    if (tepui_big(renderbuffers, renderbuffers_n)) tepui_wait();
}

TEPUI_API void glDeleteRenderbuffersEXT(int32_t n, const void *renderbuffers) {
    size_t renderbuffers_n = tepui_bytes(n, 4);
    uint32_t renderbuffers_w = tepui_words(renderbuffers, renderbuffers_n);
    uint32_t *w_ = tepui_packet(332, 4 + renderbuffers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, renderbuffers, renderbuffers_n, renderbuffers_w);
    if (tepui_big(renderbuffers, renderbuffers_n)) tepui_wait();
}

TEPUI_API void glDeleteSamplers(int32_t count, const void *samplers) {
    size_t samplers_n = tepui_bytes(count, 4);
    uint32_t samplers_w = tepui_words(samplers, samplers_n);
    uint32_t *w_ = tepui_packet(333, 4 + samplers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, count);
    d_ = tepui_put_array(w_ + 2, d_, samplers, samplers_n, samplers_w);
    if (tepui_big(samplers, samplers_n)) tepui_wait();
}

TEPUI_API void glDeleteShader(int32_t shader) {
    uint32_t *w_ = tepui_packet(334, 2);
    tepui_put(w_ + 1, shader);
}

TEPUI_API void glDeleteSync(intptr_t sync) {
    uint32_t *w_ = tepui_packet(335, 3);
    tepui_put_long(w_ + 1, sync);
}

TEPUI_API void glDeleteTextures(int32_t n, const void *textures) {
    size_t textures_n = tepui_bytes(n, 4);
    uint32_t textures_w = tepui_words(textures, textures_n);
    uint32_t *w_ = tepui_packet(336, 4 + textures_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, textures, textures_n, textures_w);
    if (tepui_big(textures, textures_n)) tepui_wait();
}

TEPUI_API void glDeleteTexturesEXT(int32_t n, const void *textures) {
    size_t textures_n = tepui_bytes(n, 4);
    uint32_t textures_w = tepui_words(textures, textures_n);
    uint32_t *w_ = tepui_packet(337, 4 + textures_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, textures, textures_n, textures_w);
    if (tepui_big(textures, textures_n)) tepui_wait();
}

TEPUI_API void glDeleteTransformFeedbacks(int32_t n, const void *ids) {
    size_t ids_n = tepui_bytes(n, 4);
    uint32_t ids_w = tepui_words(ids, ids_n);
    uint32_t *w_ = tepui_packet(338, 4 + ids_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, ids, ids_n, ids_w);
    if (tepui_big(ids, ids_n)) tepui_wait();
}

TEPUI_API void glDeleteVertexArrays(int32_t n, const void *arrays) {
    size_t arrays_n = tepui_bytes(n, 4);
    uint32_t arrays_w = tepui_words(arrays, arrays_n);
    uint32_t *w_ = tepui_packet(339, 4 + arrays_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, arrays, arrays_n, arrays_w);
    tepui_deleted_arrays(n, arrays);
    if (tepui_big(arrays, arrays_n)) tepui_wait();
}

TEPUI_API void glDeleteVertexArraysAPPLE(int32_t n, const void *arrays) {
    size_t arrays_n = tepui_bytes(n, 4);
    uint32_t arrays_w = tepui_words(arrays, arrays_n);
    uint32_t *w_ = tepui_packet(340, 4 + arrays_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, arrays, arrays_n, arrays_w);
    tepui_deleted_arrays(n, arrays);
    if (tepui_big(arrays, arrays_n)) tepui_wait();
}

TEPUI_API void glDeleteVertexArraysOES(int32_t n, const void *arrays) {
    size_t arrays_n = tepui_bytes(n, 4);
    uint32_t arrays_w = tepui_words(arrays, arrays_n);
    uint32_t *w_ = tepui_packet(341, 4 + arrays_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, arrays, arrays_n, arrays_w);
    tepui_deleted_arrays(n, arrays);
    if (tepui_big(arrays, arrays_n)) tepui_wait();
}

TEPUI_API void glDepthBoundsEXT(double zmin, double zmax) {
    uint32_t *w_ = tepui_packet(342, 5);
    tepui_put_double(w_ + 1, zmin);
    tepui_put_double(w_ + 3, zmax);
}

TEPUI_API void glDepthFunc(int32_t func) {
    uint32_t *w_ = tepui_packet(343, 2);
    tepui_put(w_ + 1, func);
}

TEPUI_API void glDepthMask(uint8_t flag) {
    uint32_t *w_ = tepui_packet(344, 2);
    tepui_put(w_ + 1, flag);
}

TEPUI_API void glDepthRange(double n, double f) {
    uint32_t *w_ = tepui_packet(345, 5);
    tepui_put_double(w_ + 1, n);
    tepui_put_double(w_ + 3, f);
}

TEPUI_API void glDepthRangeArraydvNV(int32_t first, int32_t count, const void *v) {
    uint32_t *w_ = tepui_packet(346, 5);
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glDepthRangeArrayfvOES(int32_t first, int32_t count, const void *v) {
    uint32_t *w_ = tepui_packet(347, 5);
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glDepthRangeArrayv(int32_t first, int32_t count, const void *v) {
    uint32_t *w_ = tepui_packet(348, 5);
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glDepthRangeIndexed(int32_t index, double n, double f) {
    uint32_t *w_ = tepui_packet(349, 6);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, n);
    tepui_put_double(w_ + 4, f);
}

TEPUI_API void glDepthRangeIndexeddNV(int32_t index, double n, double f) {
    uint32_t *w_ = tepui_packet(350, 6);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, n);
    tepui_put_double(w_ + 4, f);
}

TEPUI_API void glDepthRangeIndexedfOES(int32_t index, float n, float f) {
    uint32_t *w_ = tepui_packet(351, 4);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, n);
    tepui_put_float(w_ + 3, f);
}

TEPUI_API void glDepthRangef(float n, float f) {
    uint32_t *w_ = tepui_packet(352, 3);
    tepui_put_float(w_ + 1, n);
    tepui_put_float(w_ + 2, f);
}

TEPUI_API void glDetachObjectARB(int32_t containerObj, int32_t attachedObj) {
    uint32_t *w_ = tepui_packet(353, 3);
    tepui_put(w_ + 1, containerObj);
    tepui_put(w_ + 2, attachedObj);
}

TEPUI_API void glDetachShader(int32_t program, int32_t shader) {
    uint32_t *w_ = tepui_packet(354, 3);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, shader);
}

TEPUI_API void glDisable(int32_t cap) {
    uint32_t *w_ = tepui_packet(355, 2);
    tepui_put(w_ + 1, cap);
}

TEPUI_API void glDisableClientState(int32_t array) {
    uint32_t *w_ = tepui_packet(356, 2);
    tepui_put(w_ + 1, array);
}

TEPUI_API void glDisableClientStateIndexedEXT(int32_t array, int32_t index) {
    uint32_t *w_ = tepui_packet(357, 3);
    tepui_put(w_ + 1, array);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glDisableClientStateiEXT(int32_t array, int32_t index) {
    uint32_t *w_ = tepui_packet(358, 3);
    tepui_put(w_ + 1, array);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glDisableIndexedEXT(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(359, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glDisableVertexArrayAttrib(int32_t vaobj, int32_t index) {
    uint32_t *w_ = tepui_packet(360, 3);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glDisableVertexArrayAttribEXT(int32_t vaobj, int32_t index) {
    uint32_t *w_ = tepui_packet(361, 3);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glDisableVertexArrayEXT(int32_t vaobj, int32_t array) {
    uint32_t *w_ = tepui_packet(362, 3);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, array);
}

TEPUI_API void glDisableVertexAttribArray(int32_t index) {
    uint32_t *w_ = tepui_packet(363, 2);
    tepui_put(w_ + 1, index);
}

TEPUI_API void glDisableVertexAttribArrayARB(int32_t index) {
    uint32_t *w_ = tepui_packet(364, 2);
    tepui_put(w_ + 1, index);
}

TEPUI_API void glDisablei(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(365, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glDisableiEXT(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(366, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glDisableiOES(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(367, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glDiscardFramebufferEXT(int32_t target, int32_t numAttachments, const void *attachments) {
    size_t attachments_n = tepui_bytes(numAttachments, 4);
    uint32_t attachments_w = tepui_words(attachments, attachments_n);
    uint32_t *w_ = tepui_packet(368, 5 + attachments_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, numAttachments);
    d_ = tepui_put_array(w_ + 3, d_, attachments, attachments_n, attachments_w);
    if (tepui_big(attachments, attachments_n)) tepui_wait();
}

TEPUI_API void glDispatchCompute(int32_t num_groups_x, int32_t num_groups_y, int32_t num_groups_z) {
    uint32_t *w_ = tepui_packet(369, 4);
    tepui_put(w_ + 1, num_groups_x);
    tepui_put(w_ + 2, num_groups_y);
    tepui_put(w_ + 3, num_groups_z);
}

TEPUI_API void glDispatchComputeGroupSizeARB(int32_t num_groups_x, int32_t num_groups_y, int32_t num_groups_z, int32_t group_size_x, int32_t group_size_y, int32_t group_size_z) {
    uint32_t *w_ = tepui_packet(370, 7);
    tepui_put(w_ + 1, num_groups_x);
    tepui_put(w_ + 2, num_groups_y);
    tepui_put(w_ + 3, num_groups_z);
    tepui_put(w_ + 4, group_size_x);
    tepui_put(w_ + 5, group_size_y);
    tepui_put(w_ + 6, group_size_z);
}

TEPUI_API void glDispatchComputeIndirect(intptr_t indirect) {
    uint32_t *w_ = tepui_packet(371, 3);
    tepui_put_long(w_ + 1, indirect);
}

TEPUI_API void glDrawArrays(int32_t mode, int32_t first, int32_t count) {
    uint32_t *w_ = tepui_packet(372, 4);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawArraysEXT(int32_t mode, int32_t first, int32_t count) {
    uint32_t *w_ = tepui_packet(373, 4);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawArraysIndirect(int32_t mode, const void *indirect) {
    uint32_t *w_ = tepui_packet(374, 4);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, indirect);
    tepui_wait();
}

TEPUI_API void glDrawArraysInstanced(int32_t mode, int32_t first, int32_t count, int32_t instancecount) {
    uint32_t *w_ = tepui_packet(375, 5);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, instancecount);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawArraysInstancedANGLE(int32_t mode, int32_t first, int32_t count, int32_t primcount) {
    uint32_t *w_ = tepui_packet(376, 5);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, primcount);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawArraysInstancedARB(int32_t mode, int32_t first, int32_t count, int32_t primcount) {
    uint32_t *w_ = tepui_packet(377, 5);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, primcount);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawArraysInstancedBaseInstance(int32_t mode, int32_t first, int32_t count, int32_t instancecount, int32_t baseinstance) {
    uint32_t *w_ = tepui_packet(378, 6);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, instancecount);
    tepui_put(w_ + 5, baseinstance);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawArraysInstancedBaseInstanceEXT(int32_t mode, int32_t first, int32_t count, int32_t instancecount, int32_t baseinstance) {
    uint32_t *w_ = tepui_packet(379, 6);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, instancecount);
    tepui_put(w_ + 5, baseinstance);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawArraysInstancedEXT(int32_t mode, int32_t start, int32_t count, int32_t primcount) {
    uint32_t *w_ = tepui_packet(380, 5);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, primcount);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawArraysInstancedNV(int32_t mode, int32_t first, int32_t count, int32_t primcount) {
    uint32_t *w_ = tepui_packet(381, 5);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, primcount);
    if (tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawBuffer(int32_t buf) {
    uint32_t *w_ = tepui_packet(382, 2);
    tepui_put(w_ + 1, buf);
}

TEPUI_API void glDrawBuffers(int32_t n, const void *bufs) {
    size_t bufs_n = tepui_bytes(n, 4);
    uint32_t bufs_w = tepui_words(bufs, bufs_n);
    uint32_t *w_ = tepui_packet(383, 4 + bufs_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, bufs, bufs_n, bufs_w);
    if (tepui_big(bufs, bufs_n)) tepui_wait();
}

TEPUI_API void glDrawBuffersARB(int32_t n, const void *bufs) {
    size_t bufs_n = tepui_bytes(n, 4);
    uint32_t bufs_w = tepui_words(bufs, bufs_n);
    uint32_t *w_ = tepui_packet(384, 4 + bufs_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, bufs, bufs_n, bufs_w);
    if (tepui_big(bufs, bufs_n)) tepui_wait();
}

TEPUI_API void glDrawBuffersATI(int32_t n, const void *bufs) {
    size_t bufs_n = tepui_bytes(n, 4);
    uint32_t bufs_w = tepui_words(bufs, bufs_n);
    uint32_t *w_ = tepui_packet(385, 4 + bufs_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, bufs, bufs_n, bufs_w);
    if (tepui_big(bufs, bufs_n)) tepui_wait();
}

TEPUI_API void glDrawBuffersEXT(int32_t n, const void *bufs) {
    size_t bufs_n = tepui_bytes(n, 4);
    uint32_t bufs_w = tepui_words(bufs, bufs_n);
    uint32_t *w_ = tepui_packet(386, 4 + bufs_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, bufs, bufs_n, bufs_w);
    if (tepui_big(bufs, bufs_n)) tepui_wait();
}

TEPUI_API void glDrawElements(int32_t mode, int32_t count, int32_t type, const void *indices) {
    uint32_t *w_ = tepui_packet(387, 6);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsBaseVertex(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(388, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsBaseVertexEXT(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(389, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsBaseVertexOES(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(390, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsIndirect(int32_t mode, int32_t type, const void *indirect) {
    uint32_t *w_ = tepui_packet(391, 5);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, type);
    tepui_put_pointer(w_ + 3, indirect);
    tepui_wait();
}

TEPUI_API void glDrawElementsInstanced(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t instancecount) {
    uint32_t *w_ = tepui_packet(392, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, instancecount);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedANGLE(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t primcount) {
    uint32_t *w_ = tepui_packet(393, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, primcount);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedARB(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t primcount) {
    uint32_t *w_ = tepui_packet(394, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, primcount);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedBaseInstance(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t instancecount, int32_t baseinstance) {
    uint32_t *w_ = tepui_packet(395, 8);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, instancecount);
    tepui_put(w_ + 7, baseinstance);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedBaseInstanceEXT(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t instancecount, int32_t baseinstance) {
    uint32_t *w_ = tepui_packet(396, 8);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, instancecount);
    tepui_put(w_ + 7, baseinstance);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedBaseVertex(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t instancecount, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(397, 8);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, instancecount);
    tepui_put(w_ + 7, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedBaseVertexBaseInstance(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t instancecount, int32_t basevertex, int32_t baseinstance) {
    uint32_t *w_ = tepui_packet(398, 9);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, instancecount);
    tepui_put(w_ + 7, basevertex);
    tepui_put(w_ + 8, baseinstance);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedBaseVertexBaseInstanceEXT(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t instancecount, int32_t basevertex, int32_t baseinstance) {
    uint32_t *w_ = tepui_packet(399, 9);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, instancecount);
    tepui_put(w_ + 7, basevertex);
    tepui_put(w_ + 8, baseinstance);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedBaseVertexEXT(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t instancecount, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(400, 8);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, instancecount);
    tepui_put(w_ + 7, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedBaseVertexOES(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t instancecount, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(401, 8);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, instancecount);
    tepui_put(w_ + 7, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedEXT(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t primcount) {
    uint32_t *w_ = tepui_packet(402, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, primcount);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawElementsInstancedNV(int32_t mode, int32_t count, int32_t type, const void *indices, int32_t primcount) {
    uint32_t *w_ = tepui_packet(403, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, indices);
    tepui_put(w_ + 6, primcount);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawPixels(int32_t width, int32_t height, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(404, 7);
    tepui_put(w_ + 1, width);
    tepui_put(w_ + 2, height);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, pixels);
    tepui_wait();
}

TEPUI_API void glDrawRangeElements(int32_t mode, int32_t start, int32_t end, int32_t count, int32_t type, const void *indices) {
    uint32_t *w_ = tepui_packet(405, 8);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, end);
    tepui_put(w_ + 4, count);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, indices);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawRangeElementsBaseVertex(int32_t mode, int32_t start, int32_t end, int32_t count, int32_t type, const void *indices, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(406, 9);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, end);
    tepui_put(w_ + 4, count);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, indices);
    tepui_put(w_ + 8, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawRangeElementsBaseVertexEXT(int32_t mode, int32_t start, int32_t end, int32_t count, int32_t type, const void *indices, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(407, 9);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, end);
    tepui_put(w_ + 4, count);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, indices);
    tepui_put(w_ + 8, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawRangeElementsBaseVertexOES(int32_t mode, int32_t start, int32_t end, int32_t count, int32_t type, const void *indices, int32_t basevertex) {
    uint32_t *w_ = tepui_packet(408, 9);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, end);
    tepui_put(w_ + 4, count);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, indices);
    tepui_put(w_ + 8, basevertex);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawRangeElementsEXT(int32_t mode, int32_t start, int32_t end, int32_t count, int32_t type, const void *indices) {
    uint32_t *w_ = tepui_packet(409, 8);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, end);
    tepui_put(w_ + 4, count);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, indices);
    if (tepui_own_indices(indices) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glDrawTransformFeedback(int32_t mode, int32_t id) {
    uint32_t *w_ = tepui_packet(410, 3);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, id);
}

TEPUI_API void glDrawTransformFeedbackEXT(int32_t mode, int32_t id) {
    uint32_t *w_ = tepui_packet(411, 3);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, id);
}

TEPUI_API void glDrawTransformFeedbackInstanced(int32_t mode, int32_t id, int32_t instancecount) {
    uint32_t *w_ = tepui_packet(412, 4);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, id);
    tepui_put(w_ + 3, instancecount);
}

TEPUI_API void glDrawTransformFeedbackInstancedEXT(int32_t mode, int32_t id, int32_t instancecount) {
    uint32_t *w_ = tepui_packet(413, 4);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, id);
    tepui_put(w_ + 3, instancecount);
}

TEPUI_API void glDrawTransformFeedbackStream(int32_t mode, int32_t id, int32_t stream) {
    uint32_t *w_ = tepui_packet(414, 4);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, id);
    tepui_put(w_ + 3, stream);
}

TEPUI_API void glDrawTransformFeedbackStreamInstanced(int32_t mode, int32_t id, int32_t stream, int32_t instancecount) {
    uint32_t *w_ = tepui_packet(415, 5);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, id);
    tepui_put(w_ + 3, stream);
    tepui_put(w_ + 4, instancecount);
}

TEPUI_API void glEGLImageTargetRenderbufferStorageOES(int32_t target, intptr_t image) {
    uint32_t *w_ = tepui_packet(416, 4);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, image);
}

TEPUI_API void glEGLImageTargetTexture2DOES(int32_t target, intptr_t image) {
    uint32_t *w_ = tepui_packet(417, 4);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, image);
}

TEPUI_API void glEdgeFlag(uint8_t flag) {
    uint32_t *w_ = tepui_packet(418, 2);
    tepui_put(w_ + 1, flag);
}

TEPUI_API void glEdgeFlagPointer(int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(419, 4);
    tepui_put(w_ + 1, stride);
    tepui_put_pointer(w_ + 2, pointer);
    tepui_array(TEPUI_EDGE_FLAG, pointer);
}

TEPUI_API void glEdgeFlagPointerEXT(int32_t stride, int32_t count, const void *pointer) {
    uint32_t *w_ = tepui_packet(420, 5);
    tepui_put(w_ + 1, stride);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_array(TEPUI_EDGE_FLAG, pointer);
}

TEPUI_API void glEdgeFlagv(const void *flag) {
    size_t flag_n = 1;
    uint32_t flag_w = tepui_words(flag, flag_n);
    uint32_t *w_ = tepui_packet(421, 3 + flag_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, flag, flag_n, flag_w);
    if (tepui_big(flag, flag_n)) tepui_wait();
}

TEPUI_API void glEnable(int32_t cap) {
    uint32_t *w_ = tepui_packet(422, 2);
    tepui_put(w_ + 1, cap);
}

TEPUI_API void glEnableClientState(int32_t array) {
    uint32_t *w_ = tepui_packet(423, 2);
    tepui_put(w_ + 1, array);
}

TEPUI_API void glEnableClientStateIndexedEXT(int32_t array, int32_t index) {
    uint32_t *w_ = tepui_packet(424, 3);
    tepui_put(w_ + 1, array);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEnableClientStateiEXT(int32_t array, int32_t index) {
    uint32_t *w_ = tepui_packet(425, 3);
    tepui_put(w_ + 1, array);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEnableIndexedEXT(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(426, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEnableVertexArrayAttrib(int32_t vaobj, int32_t index) {
    uint32_t *w_ = tepui_packet(427, 3);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEnableVertexArrayAttribEXT(int32_t vaobj, int32_t index) {
    uint32_t *w_ = tepui_packet(428, 3);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEnableVertexArrayEXT(int32_t vaobj, int32_t array) {
    uint32_t *w_ = tepui_packet(429, 3);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, array);
}

TEPUI_API void glEnableVertexAttribArray(int32_t index) {
    uint32_t *w_ = tepui_packet(430, 2);
    tepui_put(w_ + 1, index);
}

TEPUI_API void glEnableVertexAttribArrayARB(int32_t index) {
    uint32_t *w_ = tepui_packet(431, 2);
    tepui_put(w_ + 1, index);
}

TEPUI_API void glEnablei(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(432, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEnableiEXT(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(433, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEnableiOES(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(434, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEnd(void) {
    tepui_end();
    tepui_packet(435, 1);
}

TEPUI_API void glEndConditionalRender(void) {
    tepui_packet(436, 1);
}

TEPUI_API void glEndConditionalRenderNV(void) {
    tepui_packet(437, 1);
}

TEPUI_API void glEndList(void) {
    tepui_packet(438, 1);
}

TEPUI_API void glEndQuery(int32_t target) {
    uint32_t *w_ = tepui_packet(439, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glEndQueryARB(int32_t target) {
    uint32_t *w_ = tepui_packet(440, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glEndQueryEXT(int32_t target) {
    uint32_t *w_ = tepui_packet(441, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glEndQueryIndexed(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(442, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
}

TEPUI_API void glEndTransformFeedback(void) {
    tepui_packet(443, 1);
}

TEPUI_API void glEndTransformFeedbackEXT(void) {
    tepui_packet(444, 1);
}

TEPUI_API void glEvalCoord1d(double u) {
    uint32_t *w_ = tepui_packet(445, 3);
    tepui_put_double(w_ + 1, u);
}

TEPUI_API void glEvalCoord1dv(const void *u) {
    size_t u_n = 8;
    uint32_t u_w = tepui_words(u, u_n);
    uint32_t *w_ = tepui_packet(446, 3 + u_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, u, u_n, u_w);
    if (tepui_big(u, u_n)) tepui_wait();
}

TEPUI_API void glEvalCoord1f(float u) {
    uint32_t *w_ = tepui_packet(447, 2);
    tepui_put_float(w_ + 1, u);
}

TEPUI_API void glEvalCoord1fv(const void *u) {
    size_t u_n = 4;
    uint32_t u_w = tepui_words(u, u_n);
    uint32_t *w_ = tepui_packet(448, 3 + u_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, u, u_n, u_w);
    if (tepui_big(u, u_n)) tepui_wait();
}

TEPUI_API void glEvalCoord2d(double u, double v) {
    uint32_t *w_ = tepui_packet(449, 5);
    tepui_put_double(w_ + 1, u);
    tepui_put_double(w_ + 3, v);
}

TEPUI_API void glEvalCoord2dv(const void *u) {
    size_t u_n = 16;
    uint32_t u_w = tepui_words(u, u_n);
    uint32_t *w_ = tepui_packet(450, 3 + u_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, u, u_n, u_w);
    if (tepui_big(u, u_n)) tepui_wait();
}

TEPUI_API void glEvalCoord2f(float u, float v) {
    uint32_t *w_ = tepui_packet(451, 3);
    tepui_put_float(w_ + 1, u);
    tepui_put_float(w_ + 2, v);
}

TEPUI_API void glEvalCoord2fv(const void *u) {
    size_t u_n = 8;
    uint32_t u_w = tepui_words(u, u_n);
    uint32_t *w_ = tepui_packet(452, 3 + u_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, u, u_n, u_w);
    if (tepui_big(u, u_n)) tepui_wait();
}

TEPUI_API void glEvalMesh1(int32_t mode, int32_t i1, int32_t i2) {
    uint32_t *w_ = tepui_packet(453, 4);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, i1);
    tepui_put(w_ + 3, i2);
}

TEPUI_API void glEvalMesh2(int32_t mode, int32_t i1, int32_t i2, int32_t j1, int32_t j2) {
    uint32_t *w_ = tepui_packet(454, 6);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, i1);
    tepui_put(w_ + 3, i2);
    tepui_put(w_ + 4, j1);
    tepui_put(w_ + 5, j2);
}

TEPUI_API void glEvalPoint1(int32_t i) {
    uint32_t *w_ = tepui_packet(455, 2);
    tepui_put(w_ + 1, i);
}

TEPUI_API void glEvalPoint2(int32_t i, int32_t j) {
    uint32_t *w_ = tepui_packet(456, 3);
    tepui_put(w_ + 1, i);
    tepui_put(w_ + 2, j);
}

TEPUI_API void glEvaluateDepthValuesARB(void) {
    tepui_packet(457, 1);
}

TEPUI_API void glFeedbackBuffer(int32_t size, int32_t type, const void *buffer) {
    uint32_t *w_ = tepui_packet(458, 5);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put_pointer(w_ + 3, buffer);
    tepui_wait();
}

TEPUI_API intptr_t glFenceSync(int32_t condition, int32_t flags) {
    uint32_t *w_ = tepui_packet(459, 3);
    tepui_put(w_ + 1, condition);
    tepui_put(w_ + 2, flags);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glFinish(void) {
    tepui_packet(460, 1);
    tepui_wait();
}

TEPUI_API void glFlush(void) {
    tepui_packet(461, 1);
    tepui_send();
}

TEPUI_API void glFlushMappedBufferRange(int32_t target, intptr_t offset, intptr_t length) {
    uint32_t *w_ = tepui_packet(462, 6);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
}

TEPUI_API void glFlushMappedBufferRangeAPPLE(int32_t target, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(463, 6);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
}

TEPUI_API void glFlushMappedBufferRangeEXT(int32_t target, intptr_t offset, intptr_t length) {
    uint32_t *w_ = tepui_packet(464, 6);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
}

TEPUI_API void glFlushMappedNamedBufferRange(int32_t buffer, intptr_t offset, intptr_t length) {
    uint32_t *w_ = tepui_packet(465, 6);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
}

TEPUI_API void glFlushMappedNamedBufferRangeEXT(int32_t buffer, intptr_t offset, intptr_t length) {
    uint32_t *w_ = tepui_packet(466, 6);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
}

TEPUI_API void glFogCoordPointer(int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(467, 5);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, stride);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_array(TEPUI_FOG, pointer);
}

TEPUI_API void glFogCoordPointerEXT(int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(468, 5);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, stride);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_array(TEPUI_FOG, pointer);
}

TEPUI_API void glFogCoordd(double coord) {
    uint32_t *w_ = tepui_packet(469, 3);
    tepui_put_double(w_ + 1, coord);
}

TEPUI_API void glFogCoorddEXT(double coord) {
    uint32_t *w_ = tepui_packet(470, 3);
    tepui_put_double(w_ + 1, coord);
}

TEPUI_API void glFogCoorddv(const void *coord) {
    size_t coord_n = 8;
    uint32_t coord_w = tepui_words(coord, coord_n);
    uint32_t *w_ = tepui_packet(471, 3 + coord_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, coord, coord_n, coord_w);
    if (tepui_big(coord, coord_n)) tepui_wait();
}

TEPUI_API void glFogCoorddvEXT(const void *coord) {
    size_t coord_n = 8;
    uint32_t coord_w = tepui_words(coord, coord_n);
    uint32_t *w_ = tepui_packet(472, 3 + coord_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, coord, coord_n, coord_w);
    if (tepui_big(coord, coord_n)) tepui_wait();
}

TEPUI_API void glFogCoordf(float coord) {
    uint32_t *w_ = tepui_packet(473, 2);
    tepui_put_float(w_ + 1, coord);
}

TEPUI_API void glFogCoordfEXT(float coord) {
    uint32_t *w_ = tepui_packet(474, 2);
    tepui_put_float(w_ + 1, coord);
}

TEPUI_API void glFogCoordfv(const void *coord) {
    size_t coord_n = 4;
    uint32_t coord_w = tepui_words(coord, coord_n);
    uint32_t *w_ = tepui_packet(475, 3 + coord_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, coord, coord_n, coord_w);
    if (tepui_big(coord, coord_n)) tepui_wait();
}

TEPUI_API void glFogCoordfvEXT(const void *coord) {
    size_t coord_n = 4;
    uint32_t coord_w = tepui_words(coord, coord_n);
    uint32_t *w_ = tepui_packet(476, 3 + coord_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, coord, coord_n, coord_w);
    if (tepui_big(coord, coord_n)) tepui_wait();
}

TEPUI_API void glFogCoordhNV(int16_t fog) {
    uint32_t *w_ = tepui_packet(477, 2);
    tepui_put(w_ + 1, fog);
}

TEPUI_API void glFogCoordhvNV(const void *fog) {
    size_t fog_n = 2;
    uint32_t fog_w = tepui_words(fog, fog_n);
    uint32_t *w_ = tepui_packet(478, 3 + fog_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, fog, fog_n, fog_w);
    if (tepui_big(fog, fog_n)) tepui_wait();
}

TEPUI_API void glFogf(int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(479, 3);
    tepui_put(w_ + 1, pname);
    tepui_put_float(w_ + 2, param);
}

TEPUI_API void glFogfv(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(480, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glFogi(int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(481, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, param);
}

TEPUI_API void glFogiv(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(482, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glFramebufferDrawBufferEXT(int32_t framebuffer, int32_t mode) {
    uint32_t *w_ = tepui_packet(483, 3);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glFramebufferDrawBuffersEXT(int32_t framebuffer, int32_t n, const void *bufs) {
    size_t bufs_n = tepui_bytes(n, 4);
    uint32_t bufs_w = tepui_words(bufs, bufs_n);
    uint32_t *w_ = tepui_packet(484, 5 + bufs_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, n);
    d_ = tepui_put_array(w_ + 3, d_, bufs, bufs_n, bufs_w);
    if (tepui_big(bufs, bufs_n)) tepui_wait();
}

TEPUI_API void glFramebufferFetchBarrierEXT(void) {
    tepui_packet(485, 1);
}

TEPUI_API void glFramebufferParameteri(int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(486, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glFramebufferParameteriMESA(int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(487, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glFramebufferReadBufferEXT(int32_t framebuffer, int32_t mode) {
    uint32_t *w_ = tepui_packet(488, 3);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glFramebufferRenderbuffer(int32_t target, int32_t attachment, int32_t renderbuffertarget, int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(489, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, renderbuffertarget);
    tepui_put(w_ + 4, renderbuffer);
}

TEPUI_API void glFramebufferRenderbufferEXT(int32_t target, int32_t attachment, int32_t renderbuffertarget, int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(490, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, renderbuffertarget);
    tepui_put(w_ + 4, renderbuffer);
}

TEPUI_API void glFramebufferSampleLocationsfvARB(int32_t target, int32_t start, int32_t count, const void *v) {
    size_t v_n = tepui_bytes(count, 8);
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(491, 6 + v_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glFramebufferSampleLocationsfvNV(int32_t target, int32_t start, int32_t count, const void *v) {
    size_t v_n = tepui_bytes(count, 8);
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(492, 6 + v_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glFramebufferTexture(int32_t target, int32_t attachment, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(493, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
}

TEPUI_API void glFramebufferTexture1D(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(494, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
}

TEPUI_API void glFramebufferTexture1DEXT(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(495, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
}

TEPUI_API void glFramebufferTexture2D(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(496, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
}

TEPUI_API void glFramebufferTexture2DEXT(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(497, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
}

TEPUI_API void glFramebufferTexture2DMultisampleEXT(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level, int32_t samples) {
    uint32_t *w_ = tepui_packet(498, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
    tepui_put(w_ + 6, samples);
}

TEPUI_API void glFramebufferTexture3D(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level, int32_t zoffset) {
    uint32_t *w_ = tepui_packet(499, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
    tepui_put(w_ + 6, zoffset);
}

TEPUI_API void glFramebufferTexture3DEXT(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level, int32_t zoffset) {
    uint32_t *w_ = tepui_packet(500, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
    tepui_put(w_ + 6, zoffset);
}

TEPUI_API void glFramebufferTexture3DOES(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level, int32_t zoffset) {
    uint32_t *w_ = tepui_packet(501, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
    tepui_put(w_ + 6, zoffset);
}

TEPUI_API void glFramebufferTextureARB(int32_t target, int32_t attachment, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(502, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
}

TEPUI_API void glFramebufferTextureEXT(int32_t target, int32_t attachment, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(503, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
}

TEPUI_API void glFramebufferTextureFaceARB(int32_t target, int32_t attachment, int32_t texture, int32_t level, int32_t face) {
    uint32_t *w_ = tepui_packet(504, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
    tepui_put(w_ + 5, face);
}

TEPUI_API void glFramebufferTextureFaceEXT(int32_t target, int32_t attachment, int32_t texture, int32_t level, int32_t face) {
    uint32_t *w_ = tepui_packet(505, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
    tepui_put(w_ + 5, face);
}

TEPUI_API void glFramebufferTextureLayer(int32_t target, int32_t attachment, int32_t texture, int32_t level, int32_t layer) {
    uint32_t *w_ = tepui_packet(506, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
    tepui_put(w_ + 5, layer);
}

TEPUI_API void glFramebufferTextureLayerARB(int32_t target, int32_t attachment, int32_t texture, int32_t level, int32_t layer) {
    uint32_t *w_ = tepui_packet(507, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
    tepui_put(w_ + 5, layer);
}

TEPUI_API void glFramebufferTextureLayerEXT(int32_t target, int32_t attachment, int32_t texture, int32_t level, int32_t layer) {
    uint32_t *w_ = tepui_packet(508, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
    tepui_put(w_ + 5, layer);
}

TEPUI_API void glFramebufferTextureOES(int32_t target, int32_t attachment, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(509, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
}

TEPUI_API void glFrontFace(int32_t mode) {
    uint32_t *w_ = tepui_packet(510, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glFrustum(double left, double right, double bottom, double top, double zNear, double zFar) {
    uint32_t *w_ = tepui_packet(511, 13);
    tepui_put_double(w_ + 1, left);
    tepui_put_double(w_ + 3, right);
    tepui_put_double(w_ + 5, bottom);
    tepui_put_double(w_ + 7, top);
    tepui_put_double(w_ + 9, zNear);
    tepui_put_double(w_ + 11, zFar);
}

TEPUI_API void glGenBuffers(int32_t n, const void *buffers) {
    uint32_t *w_ = tepui_packet(512, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, buffers);
    tepui_wait();
}

TEPUI_API void glGenBuffersARB(int32_t n, const void *buffers) {
    uint32_t *w_ = tepui_packet(513, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, buffers);
    tepui_wait();
}

TEPUI_API void glGenFramebuffers(int32_t n, const void *framebuffers) {
    uint32_t *w_ = tepui_packet(514, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, framebuffers);
    tepui_wait();
}

TEPUI_API void glGenFramebuffersEXT(int32_t n, const void *framebuffers) {
    uint32_t *w_ = tepui_packet(515, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, framebuffers);
    tepui_wait();
}

TEPUI_API int32_t glGenLists(int32_t range) {
    uint32_t *w_ = tepui_packet(516, 2);
    tepui_put(w_ + 1, range);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGenProgramPipelines(int32_t n, const void *pipelines) {
    uint32_t *w_ = tepui_packet(517, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, pipelines);
    tepui_wait();
}

TEPUI_API void glGenProgramPipelinesEXT(int32_t n, const void *pipelines) {
    uint32_t *w_ = tepui_packet(518, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, pipelines);
    tepui_wait();
}

TEPUI_API void glGenProgramsARB(int32_t n, const void *programs) {
    uint32_t *w_ = tepui_packet(519, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, programs);
    tepui_wait();
}

TEPUI_API void glGenQueries(int32_t n, const void *ids) {
    uint32_t *w_ = tepui_packet(520, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, ids);
    tepui_wait();
}

TEPUI_API void glGenQueriesARB(int32_t n, const void *ids) {
    uint32_t *w_ = tepui_packet(521, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, ids);
    tepui_wait();
}

TEPUI_API void glGenQueriesEXT(int32_t n, const void *ids) {
    uint32_t *w_ = tepui_packet(522, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, ids);
    tepui_wait();
}

TEPUI_API void glGenRenderbuffers(int32_t n, const void *renderbuffers) {
    uint32_t *w_ = tepui_packet(523, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, renderbuffers);
    tepui_wait();
}

TEPUI_API void glGenRenderbuffersEXT(int32_t n, const void *renderbuffers) {
    uint32_t *w_ = tepui_packet(524, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, renderbuffers);
    tepui_wait();
}

TEPUI_API void glGenSamplers(int32_t count, const void *samplers) {
    uint32_t *w_ = tepui_packet(525, 4);
    tepui_put(w_ + 1, count);
    tepui_put_pointer(w_ + 2, samplers);
    tepui_wait();
}

TEPUI_API void glGenTextures(int32_t n, const void *textures) {
    uint32_t *w_ = tepui_packet(526, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, textures);
    tepui_wait();
}

TEPUI_API void glGenTexturesEXT(int32_t n, const void *textures) {
    uint32_t *w_ = tepui_packet(527, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, textures);
    tepui_wait();
}

TEPUI_API void glGenTransformFeedbacks(int32_t n, const void *ids) {
    uint32_t *w_ = tepui_packet(528, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, ids);
    tepui_wait();
}

TEPUI_API void glGenVertexArrays(int32_t n, const void *arrays) {
    uint32_t *w_ = tepui_packet(529, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, arrays);
    tepui_wait();
}

TEPUI_API void glGenVertexArraysAPPLE(int32_t n, const void *arrays) {
    uint32_t *w_ = tepui_packet(530, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, arrays);
    tepui_wait();
}

TEPUI_API void glGenVertexArraysOES(int32_t n, const void *arrays) {
    uint32_t *w_ = tepui_packet(531, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, arrays);
    tepui_wait();
}

TEPUI_API void glGenerateMipmap(int32_t target) {
    uint32_t *w_ = tepui_packet(532, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glGenerateMipmapEXT(int32_t target) {
    uint32_t *w_ = tepui_packet(533, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glGenerateMultiTexMipmapEXT(int32_t texunit, int32_t target) {
    uint32_t *w_ = tepui_packet(534, 3);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
}

TEPUI_API void glGenerateTextureMipmap(int32_t texture) {
    uint32_t *w_ = tepui_packet(535, 2);
    tepui_put(w_ + 1, texture);
}

TEPUI_API void glGenerateTextureMipmapEXT(int32_t texture, int32_t target) {
    uint32_t *w_ = tepui_packet(536, 3);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
}

TEPUI_API void glGetActiveAtomicCounterBufferiv(int32_t program, int32_t bufferIndex, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(537, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, bufferIndex);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetActiveAttrib(int32_t program, int32_t index, int32_t bufSize, const void *length, const void *size, const void *type, const void *name) {
    uint32_t *w_ = tepui_packet(538, 12);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, size);
    tepui_put_pointer(w_ + 8, type);
    tepui_put_pointer(w_ + 10, name);
    tepui_wait();
}

TEPUI_API void glGetActiveAttribARB(int32_t programObj, int32_t index, int32_t maxLength, const void *length, const void *size, const void *type, const void *name) {
    uint32_t *w_ = tepui_packet(539, 12);
    tepui_put(w_ + 1, programObj);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, maxLength);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, size);
    tepui_put_pointer(w_ + 8, type);
    tepui_put_pointer(w_ + 10, name);
    tepui_wait();
}

TEPUI_API void glGetActiveSubroutineName(int32_t program, int32_t shadertype, int32_t index, int32_t bufSize, const void *length, const void *name) {
    uint32_t *w_ = tepui_packet(540, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, shadertype);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, bufSize);
    tepui_put_pointer(w_ + 5, length);
    tepui_put_pointer(w_ + 7, name);
    tepui_wait();
}

TEPUI_API void glGetActiveSubroutineUniformName(int32_t program, int32_t shadertype, int32_t index, int32_t bufSize, const void *length, const void *name) {
    uint32_t *w_ = tepui_packet(541, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, shadertype);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, bufSize);
    tepui_put_pointer(w_ + 5, length);
    tepui_put_pointer(w_ + 7, name);
    tepui_wait();
}

TEPUI_API void glGetActiveSubroutineUniformiv(int32_t program, int32_t shadertype, int32_t index, int32_t pname, const void *values) {
    uint32_t *w_ = tepui_packet(542, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, shadertype);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, pname);
    tepui_put_pointer(w_ + 5, values);
    tepui_wait();
}

TEPUI_API void glGetActiveUniform(int32_t program, int32_t index, int32_t bufSize, const void *length, const void *size, const void *type, const void *name) {
    uint32_t *w_ = tepui_packet(543, 12);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, size);
    tepui_put_pointer(w_ + 8, type);
    tepui_put_pointer(w_ + 10, name);
    tepui_wait();
}

TEPUI_API void glGetActiveUniformARB(int32_t programObj, int32_t index, int32_t maxLength, const void *length, const void *size, const void *type, const void *name) {
    uint32_t *w_ = tepui_packet(544, 12);
    tepui_put(w_ + 1, programObj);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, maxLength);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, size);
    tepui_put_pointer(w_ + 8, type);
    tepui_put_pointer(w_ + 10, name);
    tepui_wait();
}

TEPUI_API void glGetActiveUniformBlockName(int32_t program, int32_t uniformBlockIndex, int32_t bufSize, const void *length, const void *uniformBlockName) {
    uint32_t *w_ = tepui_packet(545, 8);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, uniformBlockIndex);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, uniformBlockName);
    tepui_wait();
}

TEPUI_API void glGetActiveUniformBlockiv(int32_t program, int32_t uniformBlockIndex, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(546, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, uniformBlockIndex);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetActiveUniformName(int32_t program, int32_t uniformIndex, int32_t bufSize, const void *length, const void *uniformName) {
    uint32_t *w_ = tepui_packet(547, 8);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, uniformIndex);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, uniformName);
    tepui_wait();
}

TEPUI_API void glGetActiveUniformsiv(int32_t program, int32_t uniformCount, const void *uniformIndices, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(548, 8);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, uniformCount);
    tepui_put_pointer(w_ + 3, uniformIndices);
    tepui_put(w_ + 5, pname);
    tepui_put_pointer(w_ + 6, params);
    tepui_wait();
}

TEPUI_API void glGetAttachedObjectsARB(int32_t containerObj, int32_t maxCount, const void *count, const void *obj) {
    uint32_t *w_ = tepui_packet(549, 7);
    tepui_put(w_ + 1, containerObj);
    tepui_put(w_ + 2, maxCount);
    tepui_put_pointer(w_ + 3, count);
    tepui_put_pointer(w_ + 5, obj);
    tepui_wait();
}

TEPUI_API void glGetAttachedShaders(int32_t program, int32_t maxCount, const void *count, const void *shaders) {
    uint32_t *w_ = tepui_packet(550, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, maxCount);
    tepui_put_pointer(w_ + 3, count);
    tepui_put_pointer(w_ + 5, shaders);
    tepui_wait();
}

TEPUI_API int32_t glGetAttribLocation(int32_t program, const void *name) {
    uint32_t *w_ = tepui_packet(551, 4);
    tepui_put(w_ + 1, program);
    tepui_put_pointer(w_ + 2, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetAttribLocationARB(int32_t programObj, const void *name) {
    uint32_t *w_ = tepui_packet(552, 4);
    tepui_put(w_ + 1, programObj);
    tepui_put_pointer(w_ + 2, name);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGetBooleanIndexedvEXT(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(553, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetBooleani_v(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(554, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetBooleanv(int32_t pname, const void *data) {
    uint32_t *w_ = tepui_packet(555, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, data);
    tepui_wait();
}

TEPUI_API void glGetBufferParameteri64v(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(556, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetBufferParameteriv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(557, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetBufferParameterivARB(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(558, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetBufferPointerv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(559, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetBufferPointervARB(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(560, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetBufferPointervOES(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(561, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetBufferSubData(int32_t target, intptr_t offset, intptr_t size, const void *data) {
    uint32_t *w_ = tepui_packet(562, 8);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put_pointer(w_ + 6, data);
    tepui_wait();
}

TEPUI_API void glGetBufferSubDataARB(int32_t target, intptr_t offset, intptr_t size, const void *data) {
    uint32_t *w_ = tepui_packet(563, 8);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put_pointer(w_ + 6, data);
    tepui_wait();
}

TEPUI_API void glGetClipPlane(int32_t plane, const void *equation) {
    uint32_t *w_ = tepui_packet(564, 4);
    tepui_put(w_ + 1, plane);
    tepui_put_pointer(w_ + 2, equation);
    tepui_wait();
}

TEPUI_API void glGetColorTable(int32_t target, int32_t format, int32_t type, const void *table) {
    uint32_t *w_ = tepui_packet(565, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, table);
    tepui_wait();
}

TEPUI_API void glGetColorTableParameterfv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(566, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetColorTableParameterfvSGI(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(567, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetColorTableParameteriv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(568, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetColorTableParameterivSGI(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(569, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetColorTableSGI(int32_t target, int32_t format, int32_t type, const void *table) {
    uint32_t *w_ = tepui_packet(570, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, table);
    tepui_wait();
}

TEPUI_API void glGetCompressedMultiTexImageEXT(int32_t texunit, int32_t target, int32_t lod, const void *img) {
    uint32_t *w_ = tepui_packet(571, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, lod);
    tepui_put_pointer(w_ + 4, img);
    tepui_wait();
}

TEPUI_API void glGetCompressedTexImage(int32_t target, int32_t level, const void *img) {
    uint32_t *w_ = tepui_packet(572, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put_pointer(w_ + 3, img);
    tepui_wait();
}

TEPUI_API void glGetCompressedTexImageARB(int32_t target, int32_t level, const void *img) {
    uint32_t *w_ = tepui_packet(573, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put_pointer(w_ + 3, img);
    tepui_wait();
}

TEPUI_API void glGetCompressedTextureImage(int32_t texture, int32_t level, int32_t bufSize, const void *pixels) {
    uint32_t *w_ = tepui_packet(574, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, pixels);
    tepui_wait();
}

TEPUI_API void glGetCompressedTextureImageEXT(int32_t texture, int32_t target, int32_t lod, const void *img) {
    uint32_t *w_ = tepui_packet(575, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, lod);
    tepui_put_pointer(w_ + 4, img);
    tepui_wait();
}

TEPUI_API void glGetCompressedTextureSubImage(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t bufSize, const void *pixels) {
    uint32_t *w_ = tepui_packet(576, 12);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, bufSize);
    tepui_put_pointer(w_ + 10, pixels);
    tepui_wait();
}

TEPUI_API void glGetConvolutionFilter(int32_t target, int32_t format, int32_t type, const void *image) {
    uint32_t *w_ = tepui_packet(577, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, image);
    tepui_wait();
}

TEPUI_API void glGetConvolutionFilterEXT(int32_t target, int32_t format, int32_t type, const void *image) {
    uint32_t *w_ = tepui_packet(578, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, image);
    tepui_wait();
}

TEPUI_API void glGetConvolutionParameterfv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(579, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetConvolutionParameterfvEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(580, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetConvolutionParameteriv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(581, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetConvolutionParameterivEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(582, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API int32_t glGetDebugMessageLog(int32_t count, int32_t bufSize, const void *sources, const void *types, const void *ids, const void *severities, const void *lengths, const void *messageLog) {
    uint32_t *w_ = tepui_packet(583, 15);
    tepui_put(w_ + 1, count);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, sources);
    tepui_put_pointer(w_ + 5, types);
    tepui_put_pointer(w_ + 7, ids);
    tepui_put_pointer(w_ + 9, severities);
    tepui_put_pointer(w_ + 11, lengths);
    tepui_put_pointer(w_ + 13, messageLog);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetDebugMessageLogARB(int32_t count, int32_t bufSize, const void *sources, const void *types, const void *ids, const void *severities, const void *lengths, const void *messageLog) {
    uint32_t *w_ = tepui_packet(584, 15);
    tepui_put(w_ + 1, count);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, sources);
    tepui_put_pointer(w_ + 5, types);
    tepui_put_pointer(w_ + 7, ids);
    tepui_put_pointer(w_ + 9, severities);
    tepui_put_pointer(w_ + 11, lengths);
    tepui_put_pointer(w_ + 13, messageLog);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetDebugMessageLogKHR(int32_t count, int32_t bufSize, const void *sources, const void *types, const void *ids, const void *severities, const void *lengths, const void *messageLog) {
    uint32_t *w_ = tepui_packet(585, 15);
    tepui_put(w_ + 1, count);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, sources);
    tepui_put_pointer(w_ + 5, types);
    tepui_put_pointer(w_ + 7, ids);
    tepui_put_pointer(w_ + 9, severities);
    tepui_put_pointer(w_ + 11, lengths);
    tepui_put_pointer(w_ + 13, messageLog);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGetDoubleIndexedvEXT(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(586, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetDoublei_v(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(587, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetDoublei_vEXT(int32_t pname, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(588, 5);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetDoublev(int32_t pname, const void *data) {
    uint32_t *w_ = tepui_packet(589, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, data);
    tepui_wait();
}

TEPUI_API int32_t glGetError(void) {
    tepui_packet(590, 1);
    return (int32_t)tepui_wait_or(0x0507);
}

TEPUI_API void glGetFloatIndexedvEXT(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(591, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetFloati_v(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(592, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetFloati_vEXT(int32_t pname, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(593, 5);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetFloati_vOES(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(594, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetFloatv(int32_t pname, const void *data) {
    uint32_t *w_ = tepui_packet(595, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, data);
    tepui_wait();
}

TEPUI_API int32_t glGetFragDataIndex(int32_t program, const void *name) {
    uint32_t *w_ = tepui_packet(596, 4);
    tepui_put(w_ + 1, program);
    tepui_put_pointer(w_ + 2, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetFragDataIndexEXT(int32_t program, const void *name) {
    uint32_t *w_ = tepui_packet(597, 4);
    tepui_put(w_ + 1, program);
    tepui_put_pointer(w_ + 2, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetFragDataLocation(int32_t program, const void *name) {
    uint32_t *w_ = tepui_packet(598, 4);
    tepui_put(w_ + 1, program);
    tepui_put_pointer(w_ + 2, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetFragDataLocationEXT(int32_t program, const void *name) {
    uint32_t *w_ = tepui_packet(599, 4);
    tepui_put(w_ + 1, program);
    tepui_put_pointer(w_ + 2, name);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGetFramebufferAttachmentParameteriv(int32_t target, int32_t attachment, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(600, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetFramebufferAttachmentParameterivEXT(int32_t target, int32_t attachment, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(601, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetFramebufferParameteriv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(602, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetFramebufferParameterivEXT(int32_t framebuffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(603, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetFramebufferParameterivMESA(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(604, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API int32_t glGetGraphicsResetStatus(void) {
    tepui_packet(605, 1);
    return (int32_t)tepui_wait_or(0x8255);
}

TEPUI_API int32_t glGetGraphicsResetStatusARB(void) {
    tepui_packet(606, 1);
    return (int32_t)tepui_wait_or(0x8255);
}

TEPUI_API int32_t glGetGraphicsResetStatusEXT(void) {
    tepui_packet(607, 1);
    return (int32_t)tepui_wait_or(0x8255);
}

TEPUI_API int32_t glGetGraphicsResetStatusKHR(void) {
    tepui_packet(608, 1);
    return (int32_t)tepui_wait_or(0x8255);
}

TEPUI_API int32_t glGetHandleARB(int32_t pname) {
    uint32_t *w_ = tepui_packet(609, 2);
    tepui_put(w_ + 1, pname);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGetHistogram(int32_t target, uint8_t reset, int32_t format, int32_t type, const void *values) {
    uint32_t *w_ = tepui_packet(610, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, reset);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, values);
    tepui_wait();
}

TEPUI_API void glGetHistogramEXT(int32_t target, uint8_t reset, int32_t format, int32_t type, const void *values) {
    uint32_t *w_ = tepui_packet(611, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, reset);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, values);
    tepui_wait();
}

TEPUI_API void glGetHistogramParameterfv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(612, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetHistogramParameterfvEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(613, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetHistogramParameteriv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(614, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetHistogramParameterivEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(615, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API intptr_t glGetImageHandleARB(int32_t texture, int32_t level, uint8_t layered, int32_t layer, int32_t format) {
    uint32_t *w_ = tepui_packet(616, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, layered);
    tepui_put(w_ + 4, layer);
    tepui_put(w_ + 5, format);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glGetInfoLogARB(int32_t obj, int32_t maxLength, const void *length, const void *infoLog) {
    uint32_t *w_ = tepui_packet(617, 7);
    tepui_put(w_ + 1, obj);
    tepui_put(w_ + 2, maxLength);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, infoLog);
    tepui_wait();
}

TEPUI_API void glGetInteger64i_v(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(618, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetInteger64v(int32_t pname, const void *data) {
    uint32_t *w_ = tepui_packet(619, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, data);
    tepui_wait();
}

TEPUI_API void glGetInteger64vEXT(int32_t pname, const void *data) {
    uint32_t *w_ = tepui_packet(620, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, data);
    tepui_wait();
}

TEPUI_API void glGetIntegerIndexedvEXT(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(621, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetIntegeri_v(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(622, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetIntegerv(int32_t pname, const void *data) {
    uint32_t *w_ = tepui_packet(623, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, data);
    tepui_wait();
}

TEPUI_API void glGetInternalformati64v(int32_t target, int32_t internalformat, int32_t pname, int32_t count, const void *params) {
    uint32_t *w_ = tepui_packet(624, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, pname);
    tepui_put(w_ + 4, count);
    tepui_put_pointer(w_ + 5, params);
    tepui_wait();
}

TEPUI_API void glGetInternalformativ(int32_t target, int32_t internalformat, int32_t pname, int32_t count, const void *params) {
    uint32_t *w_ = tepui_packet(625, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, pname);
    tepui_put(w_ + 4, count);
    tepui_put_pointer(w_ + 5, params);
    tepui_wait();
}

TEPUI_API void glGetLightfv(int32_t light, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(626, 5);
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetLightiv(int32_t light, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(627, 5);
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetMapdv(int32_t target, int32_t query, const void *v) {
    uint32_t *w_ = tepui_packet(628, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glGetMapfv(int32_t target, int32_t query, const void *v) {
    uint32_t *w_ = tepui_packet(629, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glGetMapiv(int32_t target, int32_t query, const void *v) {
    uint32_t *w_ = tepui_packet(630, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glGetMaterialfv(int32_t face, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(631, 5);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetMaterialiv(int32_t face, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(632, 5);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetMinmax(int32_t target, uint8_t reset, int32_t format, int32_t type, const void *values) {
    uint32_t *w_ = tepui_packet(633, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, reset);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, values);
    tepui_wait();
}

TEPUI_API void glGetMinmaxEXT(int32_t target, uint8_t reset, int32_t format, int32_t type, const void *values) {
    uint32_t *w_ = tepui_packet(634, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, reset);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, values);
    tepui_wait();
}

TEPUI_API void glGetMinmaxParameterfv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(635, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetMinmaxParameterfvEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(636, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetMinmaxParameteriv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(637, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetMinmaxParameterivEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(638, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexEnvfvEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(639, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexEnvivEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(640, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexGendvEXT(int32_t texunit, int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(641, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexGenfvEXT(int32_t texunit, int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(642, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexGenivEXT(int32_t texunit, int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(643, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexImageEXT(int32_t texunit, int32_t target, int32_t level, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(644, 8);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, format);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, pixels);
    tepui_wait();
}

TEPUI_API void glGetMultiTexLevelParameterfvEXT(int32_t texunit, int32_t target, int32_t level, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(645, 7);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, pname);
    tepui_put_pointer(w_ + 5, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexLevelParameterivEXT(int32_t texunit, int32_t target, int32_t level, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(646, 7);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, pname);
    tepui_put_pointer(w_ + 5, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexParameterIivEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(647, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexParameterIuivEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(648, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexParameterfvEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(649, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultiTexParameterivEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(650, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetMultisamplefv(int32_t pname, int32_t index, const void *val) {
    uint32_t *w_ = tepui_packet(651, 5);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, val);
    tepui_wait();
}

TEPUI_API void glGetNamedBufferParameteri64v(int32_t buffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(652, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetNamedBufferParameteriv(int32_t buffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(653, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetNamedBufferParameterivEXT(int32_t buffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(654, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetNamedBufferPointerv(int32_t buffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(655, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetNamedBufferPointervEXT(int32_t buffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(656, 5);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetNamedBufferSubData(int32_t buffer, intptr_t offset, intptr_t size, const void *data) {
    uint32_t *w_ = tepui_packet(657, 8);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put_pointer(w_ + 6, data);
    tepui_wait();
}

TEPUI_API void glGetNamedBufferSubDataEXT(int32_t buffer, intptr_t offset, intptr_t size, const void *data) {
    uint32_t *w_ = tepui_packet(658, 8);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put_pointer(w_ + 6, data);
    tepui_wait();
}

TEPUI_API void glGetNamedFramebufferAttachmentParameteriv(int32_t framebuffer, int32_t attachment, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(659, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetNamedFramebufferAttachmentParameterivEXT(int32_t framebuffer, int32_t attachment, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(660, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetNamedFramebufferParameteriv(int32_t framebuffer, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(661, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, param);
    tepui_wait();
}

TEPUI_API void glGetNamedFramebufferParameterivEXT(int32_t framebuffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(662, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetNamedProgramLocalParameterdvEXT(int32_t program, int32_t target, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(663, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, index);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetNamedProgramLocalParameterfvEXT(int32_t program, int32_t target, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(664, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, index);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetNamedProgramStringEXT(int32_t program, int32_t target, int32_t pname, const void *string) {
    uint32_t *w_ = tepui_packet(665, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, string);
    tepui_wait();
}

TEPUI_API void glGetNamedProgramivEXT(int32_t program, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(666, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetNamedRenderbufferParameteriv(int32_t renderbuffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(667, 5);
    tepui_put(w_ + 1, renderbuffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetNamedRenderbufferParameterivEXT(int32_t renderbuffer, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(668, 5);
    tepui_put(w_ + 1, renderbuffer);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetNamedStringARB(int32_t namelen, const void *name, int32_t bufSize, const void *stringlen, const void *string) {
    uint32_t *w_ = tepui_packet(669, 9);
    tepui_put(w_ + 1, namelen);
    tepui_put_pointer(w_ + 2, name);
    tepui_put(w_ + 4, bufSize);
    tepui_put_pointer(w_ + 5, stringlen);
    tepui_put_pointer(w_ + 7, string);
    tepui_wait();
}

TEPUI_API void glGetNamedStringivARB(int32_t namelen, const void *name, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(670, 7);
    tepui_put(w_ + 1, namelen);
    tepui_put_pointer(w_ + 2, name);
    tepui_put(w_ + 4, pname);
    tepui_put_pointer(w_ + 5, params);
    tepui_wait();
}

TEPUI_API void glGetObjectLabel(int32_t identifier, int32_t name, int32_t bufSize, const void *length, const void *label) {
    uint32_t *w_ = tepui_packet(671, 8);
    tepui_put(w_ + 1, identifier);
    tepui_put(w_ + 2, name);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, label);
    tepui_wait();
}

TEPUI_API void glGetObjectLabelEXT(int32_t type, int32_t object, int32_t bufSize, const void *length, const void *label) {
    uint32_t *w_ = tepui_packet(672, 8);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, object);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, label);
    tepui_wait();
}

TEPUI_API void glGetObjectLabelKHR(int32_t identifier, int32_t name, int32_t bufSize, const void *length, const void *label) {
    uint32_t *w_ = tepui_packet(673, 8);
    tepui_put(w_ + 1, identifier);
    tepui_put(w_ + 2, name);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, label);
    tepui_wait();
}

TEPUI_API void glGetObjectParameterfvARB(int32_t obj, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(674, 5);
    tepui_put(w_ + 1, obj);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetObjectParameterivARB(int32_t obj, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(675, 5);
    tepui_put(w_ + 1, obj);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetObjectPtrLabel(const void *ptr, int32_t bufSize, const void *length, const void *label) {
    uint32_t *w_ = tepui_packet(676, 8);
    tepui_put_pointer(w_ + 1, ptr);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, label);
    tepui_wait();
}

TEPUI_API void glGetObjectPtrLabelKHR(const void *ptr, int32_t bufSize, const void *length, const void *label) {
    uint32_t *w_ = tepui_packet(677, 8);
    tepui_put_pointer(w_ + 1, ptr);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, label);
    tepui_wait();
}

TEPUI_API void glGetPixelMapfv(int32_t map, const void *values) {
    uint32_t *w_ = tepui_packet(678, 4);
    tepui_put(w_ + 1, map);
    tepui_put_pointer(w_ + 2, values);
    tepui_wait();
}

TEPUI_API void glGetPixelMapuiv(int32_t map, const void *values) {
    uint32_t *w_ = tepui_packet(679, 4);
    tepui_put(w_ + 1, map);
    tepui_put_pointer(w_ + 2, values);
    tepui_wait();
}

TEPUI_API void glGetPixelMapusv(int32_t map, const void *values) {
    uint32_t *w_ = tepui_packet(680, 4);
    tepui_put(w_ + 1, map);
    tepui_put_pointer(w_ + 2, values);
    tepui_wait();
}

TEPUI_API void glGetPointerIndexedvEXT(int32_t target, int32_t index, const void *data) {
    uint32_t *w_ = tepui_packet(681, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, data);
    tepui_wait();
}

TEPUI_API void glGetPointeri_vEXT(int32_t pname, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(682, 5);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetPointerv(int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(683, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, params);
    tepui_wait();
}

TEPUI_API void glGetPointervEXT(int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(684, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, params);
    tepui_wait();
}

TEPUI_API void glGetPointervKHR(int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(685, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, params);
    tepui_wait();
}

TEPUI_API void glGetPolygonStipple(const void *mask) {
    uint32_t *w_ = tepui_packet(686, 3);
    tepui_put_pointer(w_ + 1, mask);
    tepui_wait();
}

TEPUI_API void glGetProgramBinary(int32_t program, int32_t bufSize, const void *length, const void *binaryFormat, const void *binary) {
    uint32_t *w_ = tepui_packet(687, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, binaryFormat);
    tepui_put_pointer(w_ + 7, binary);
    tepui_wait();
}

TEPUI_API void glGetProgramBinaryOES(int32_t program, int32_t bufSize, const void *length, const void *binaryFormat, const void *binary) {
    uint32_t *w_ = tepui_packet(688, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, binaryFormat);
    tepui_put_pointer(w_ + 7, binary);
    tepui_wait();
}

TEPUI_API void glGetProgramEnvParameterdvARB(int32_t target, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(689, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetProgramEnvParameterfvARB(int32_t target, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(690, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetProgramInfoLog(int32_t program, int32_t bufSize, const void *length, const void *infoLog) {
    uint32_t *w_ = tepui_packet(691, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, infoLog);
    tepui_wait();
}

TEPUI_API void glGetProgramInterfaceiv(int32_t program, int32_t programInterface, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(692, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, programInterface);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetProgramLocalParameterdvARB(int32_t target, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(693, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetProgramLocalParameterfvARB(int32_t target, int32_t index, const void *params) {
    uint32_t *w_ = tepui_packet(694, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetProgramPipelineInfoLog(int32_t pipeline, int32_t bufSize, const void *length, const void *infoLog) {
    uint32_t *w_ = tepui_packet(695, 7);
    tepui_put(w_ + 1, pipeline);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, infoLog);
    tepui_wait();
}

TEPUI_API void glGetProgramPipelineInfoLogEXT(int32_t pipeline, int32_t bufSize, const void *length, const void *infoLog) {
    uint32_t *w_ = tepui_packet(696, 7);
    tepui_put(w_ + 1, pipeline);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, infoLog);
    tepui_wait();
}

TEPUI_API void glGetProgramPipelineiv(int32_t pipeline, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(697, 5);
    tepui_put(w_ + 1, pipeline);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetProgramPipelineivEXT(int32_t pipeline, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(698, 5);
    tepui_put(w_ + 1, pipeline);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API int32_t glGetProgramResourceIndex(int32_t program, int32_t programInterface, const void *name) {
    uint32_t *w_ = tepui_packet(699, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, programInterface);
    tepui_put_pointer(w_ + 3, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetProgramResourceLocation(int32_t program, int32_t programInterface, const void *name) {
    uint32_t *w_ = tepui_packet(700, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, programInterface);
    tepui_put_pointer(w_ + 3, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetProgramResourceLocationIndex(int32_t program, int32_t programInterface, const void *name) {
    uint32_t *w_ = tepui_packet(701, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, programInterface);
    tepui_put_pointer(w_ + 3, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetProgramResourceLocationIndexEXT(int32_t program, int32_t programInterface, const void *name) {
    uint32_t *w_ = tepui_packet(702, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, programInterface);
    tepui_put_pointer(w_ + 3, name);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGetProgramResourceName(int32_t program, int32_t programInterface, int32_t index, int32_t bufSize, const void *length, const void *name) {
    uint32_t *w_ = tepui_packet(703, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, programInterface);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, bufSize);
    tepui_put_pointer(w_ + 5, length);
    tepui_put_pointer(w_ + 7, name);
    tepui_wait();
}

TEPUI_API void glGetProgramResourceiv(int32_t program, int32_t programInterface, int32_t index, int32_t propCount, const void *props, int32_t count, const void *length, const void *params) {
    uint32_t *w_ = tepui_packet(704, 12);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, programInterface);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, propCount);
    tepui_put_pointer(w_ + 5, props);
    tepui_put(w_ + 7, count);
    tepui_put_pointer(w_ + 8, length);
    tepui_put_pointer(w_ + 10, params);
    tepui_wait();
}

TEPUI_API void glGetProgramStageiv(int32_t program, int32_t shadertype, int32_t pname, const void *values) {
    uint32_t *w_ = tepui_packet(705, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, shadertype);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, values);
    tepui_wait();
}

TEPUI_API void glGetProgramStringARB(int32_t target, int32_t pname, const void *string) {
    uint32_t *w_ = tepui_packet(706, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, string);
    tepui_wait();
}

TEPUI_API void glGetProgramiv(int32_t program, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(707, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetProgramivARB(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(708, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetQueryBufferObjecti64v(int32_t id, int32_t buffer, int32_t pname, intptr_t offset) {
    uint32_t *w_ = tepui_packet(709, 6);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, pname);
    tepui_put_long(w_ + 4, offset);
}

TEPUI_API void glGetQueryBufferObjectiv(int32_t id, int32_t buffer, int32_t pname, intptr_t offset) {
    uint32_t *w_ = tepui_packet(710, 6);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, pname);
    tepui_put_long(w_ + 4, offset);
}

TEPUI_API void glGetQueryBufferObjectui64v(int32_t id, int32_t buffer, int32_t pname, intptr_t offset) {
    uint32_t *w_ = tepui_packet(711, 6);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, pname);
    tepui_put_long(w_ + 4, offset);
}

TEPUI_API void glGetQueryBufferObjectuiv(int32_t id, int32_t buffer, int32_t pname, intptr_t offset) {
    uint32_t *w_ = tepui_packet(712, 6);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, pname);
    tepui_put_long(w_ + 4, offset);
}

TEPUI_API void glGetQueryIndexediv(int32_t target, int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(713, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetQueryObjecti64v(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(714, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetQueryObjecti64vEXT(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(715, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetQueryObjectiv(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(716, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait_for_int((void *)params, 1);
}

TEPUI_API void glGetQueryObjectivARB(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(717, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait_for_int((void *)params, 1);
}

TEPUI_API void glGetQueryObjectivEXT(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(718, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait_for_int((void *)params, 1);
}

TEPUI_API void glGetQueryObjectui64v(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(719, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetQueryObjectui64vEXT(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(720, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetQueryObjectuiv(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(721, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait_for_int((void *)params, 1);
}

TEPUI_API void glGetQueryObjectuivARB(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(722, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait_for_int((void *)params, 1);
}

TEPUI_API void glGetQueryObjectuivEXT(int32_t id, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(723, 5);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait_for_int((void *)params, 1);
}

TEPUI_API void glGetQueryiv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(724, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetQueryivARB(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(725, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetQueryivEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(726, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetRenderbufferParameteriv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(727, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetRenderbufferParameterivEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(728, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSamplerParameterIiv(int32_t sampler, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(729, 5);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSamplerParameterIivEXT(int32_t sampler, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(730, 5);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSamplerParameterIivOES(int32_t sampler, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(731, 5);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSamplerParameterIuiv(int32_t sampler, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(732, 5);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSamplerParameterIuivEXT(int32_t sampler, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(733, 5);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSamplerParameterIuivOES(int32_t sampler, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(734, 5);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSamplerParameterfv(int32_t sampler, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(735, 5);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSamplerParameteriv(int32_t sampler, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(736, 5);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetSeparableFilter(int32_t target, int32_t format, int32_t type, const void *row, const void *column, const void *span) {
    uint32_t *w_ = tepui_packet(737, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, row);
    tepui_put_pointer(w_ + 6, column);
    tepui_put_pointer(w_ + 8, span);
    tepui_wait();
}

TEPUI_API void glGetSeparableFilterEXT(int32_t target, int32_t format, int32_t type, const void *row, const void *column, const void *span) {
    uint32_t *w_ = tepui_packet(738, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put_pointer(w_ + 4, row);
    tepui_put_pointer(w_ + 6, column);
    tepui_put_pointer(w_ + 8, span);
    tepui_wait();
}

TEPUI_API void glGetShaderInfoLog(int32_t shader, int32_t bufSize, const void *length, const void *infoLog) {
    uint32_t *w_ = tepui_packet(739, 7);
    tepui_put(w_ + 1, shader);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, infoLog);
    tepui_wait();
}

TEPUI_API void glGetShaderPrecisionFormat(int32_t shadertype, int32_t precisiontype, const void *range, const void *precision) {
    uint32_t *w_ = tepui_packet(740, 7);
    tepui_put(w_ + 1, shadertype);
    tepui_put(w_ + 2, precisiontype);
    tepui_put_pointer(w_ + 3, range);
    tepui_put_pointer(w_ + 5, precision);
    tepui_wait();
}

TEPUI_API void glGetShaderSource(int32_t shader, int32_t bufSize, const void *length, const void *source) {
    uint32_t *w_ = tepui_packet(741, 7);
    tepui_put(w_ + 1, shader);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, source);
    tepui_wait();
}

TEPUI_API void glGetShaderSourceARB(int32_t obj, int32_t maxLength, const void *length, const void *source) {
    uint32_t *w_ = tepui_packet(742, 7);
    tepui_put(w_ + 1, obj);
    tepui_put(w_ + 2, maxLength);
    tepui_put_pointer(w_ + 3, length);
    tepui_put_pointer(w_ + 5, source);
    tepui_wait();
}

TEPUI_API void glGetShaderiv(int32_t shader, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(743, 5);
    tepui_put(w_ + 1, shader);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API intptr_t glGetString(int32_t name) {
    uint32_t *w_ = tepui_packet(744, 2);
    tepui_put(w_ + 1, name);
    return (intptr_t)tepui_wait_or((uintptr_t)"");
}

TEPUI_API intptr_t glGetStringi(int32_t name, int32_t index) {
    uint32_t *w_ = tepui_packet(745, 3);
    tepui_put(w_ + 1, name);
    tepui_put(w_ + 2, index);
    return (intptr_t)tepui_wait_or((uintptr_t)"");
}

TEPUI_API int32_t glGetSubroutineIndex(int32_t program, int32_t shadertype, const void *name) {
    uint32_t *w_ = tepui_packet(746, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, shadertype);
    tepui_put_pointer(w_ + 3, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetSubroutineUniformLocation(int32_t program, int32_t shadertype, const void *name) {
    uint32_t *w_ = tepui_packet(747, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, shadertype);
    tepui_put_pointer(w_ + 3, name);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGetSynciv(intptr_t sync, int32_t pname, int32_t count, const void *length, const void *values) {
    uint32_t *w_ = tepui_packet(748, 9);
    tepui_put_long(w_ + 1, sync);
    tepui_put(w_ + 3, pname);
    tepui_put(w_ + 4, count);
    tepui_put_pointer(w_ + 5, length);
    tepui_put_pointer(w_ + 7, values);
    tepui_wait_for_int((void *)values, 0x9119);
}

TEPUI_API void glGetTexEnvfv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(749, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexEnviv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(750, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexGendv(int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(751, 5);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexGenfv(int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(752, 5);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexGeniv(int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(753, 5);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexImage(int32_t target, int32_t level, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(754, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, pixels);
    tepui_wait();
}

TEPUI_API void glGetTexLevelParameterfv(int32_t target, int32_t level, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(755, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetTexLevelParameteriv(int32_t target, int32_t level, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(756, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterIiv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(757, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterIivEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(758, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterIivOES(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(759, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterIuiv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(760, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterIuivEXT(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(761, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterIuivOES(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(762, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterPointervAPPLE(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(763, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterfv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(764, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameteriv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(765, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API intptr_t glGetTextureHandleARB(int32_t texture) {
    uint32_t *w_ = tepui_packet(766, 2);
    tepui_put(w_ + 1, texture);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glGetTextureImage(int32_t texture, int32_t level, int32_t format, int32_t type, int32_t bufSize, const void *pixels) {
    uint32_t *w_ = tepui_packet(767, 8);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, bufSize);
    tepui_put_pointer(w_ + 6, pixels);
    tepui_wait();
}

TEPUI_API void glGetTextureImageEXT(int32_t texture, int32_t target, int32_t level, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(768, 8);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, format);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, pixels);
    tepui_wait();
}

TEPUI_API void glGetTextureLevelParameterfv(int32_t texture, int32_t level, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(769, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetTextureLevelParameterfvEXT(int32_t texture, int32_t target, int32_t level, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(770, 7);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, pname);
    tepui_put_pointer(w_ + 5, params);
    tepui_wait();
}

TEPUI_API void glGetTextureLevelParameteriv(int32_t texture, int32_t level, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(771, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetTextureLevelParameterivEXT(int32_t texture, int32_t target, int32_t level, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(772, 7);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, pname);
    tepui_put_pointer(w_ + 5, params);
    tepui_wait();
}

TEPUI_API void glGetTextureParameterIiv(int32_t texture, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(773, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTextureParameterIivEXT(int32_t texture, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(774, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetTextureParameterIuiv(int32_t texture, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(775, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTextureParameterIuivEXT(int32_t texture, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(776, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetTextureParameterfv(int32_t texture, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(777, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTextureParameterfvEXT(int32_t texture, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(778, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetTextureParameteriv(int32_t texture, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(779, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTextureParameterivEXT(int32_t texture, int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(780, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API intptr_t glGetTextureSamplerHandleARB(int32_t texture, int32_t sampler) {
    uint32_t *w_ = tepui_packet(781, 3);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, sampler);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glGetTextureSubImage(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, int32_t bufSize, const void *pixels) {
    uint32_t *w_ = tepui_packet(782, 14);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put(w_ + 11, bufSize);
    tepui_put_pointer(w_ + 12, pixels);
    tepui_wait();
}

TEPUI_API void glGetTransformFeedbackVarying(int32_t program, int32_t index, int32_t bufSize, const void *length, const void *size, const void *type, const void *name) {
    uint32_t *w_ = tepui_packet(783, 12);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, size);
    tepui_put_pointer(w_ + 8, type);
    tepui_put_pointer(w_ + 10, name);
    tepui_wait();
}

TEPUI_API void glGetTransformFeedbackVaryingEXT(int32_t program, int32_t index, int32_t bufSize, const void *length, const void *size, const void *type, const void *name) {
    uint32_t *w_ = tepui_packet(784, 12);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, length);
    tepui_put_pointer(w_ + 6, size);
    tepui_put_pointer(w_ + 8, type);
    tepui_put_pointer(w_ + 10, name);
    tepui_wait();
}

TEPUI_API void glGetTransformFeedbacki64_v(int32_t xfb, int32_t pname, int32_t index, const void *param) {
    uint32_t *w_ = tepui_packet(785, 6);
    tepui_put(w_ + 1, xfb);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, index);
    tepui_put_pointer(w_ + 4, param);
    tepui_wait();
}

TEPUI_API void glGetTransformFeedbacki_v(int32_t xfb, int32_t pname, int32_t index, const void *param) {
    uint32_t *w_ = tepui_packet(786, 6);
    tepui_put(w_ + 1, xfb);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, index);
    tepui_put_pointer(w_ + 4, param);
    tepui_wait();
}

TEPUI_API void glGetTransformFeedbackiv(int32_t xfb, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(787, 5);
    tepui_put(w_ + 1, xfb);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, param);
    tepui_wait();
}

TEPUI_API int32_t glGetUniformBlockIndex(int32_t program, const void *uniformBlockName) {
    uint32_t *w_ = tepui_packet(788, 4);
    tepui_put(w_ + 1, program);
    tepui_put_pointer(w_ + 2, uniformBlockName);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGetUniformIndices(int32_t program, int32_t uniformCount, const void *uniformNames, const void *uniformIndices) {
    uint32_t *w_ = tepui_packet(789, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, uniformCount);
    tepui_put_pointer(w_ + 3, uniformNames);
    tepui_put_pointer(w_ + 5, uniformIndices);
    tepui_wait();
}

TEPUI_API int32_t glGetUniformLocation(int32_t program, const void *name) {
    uint32_t *w_ = tepui_packet(790, 4);
    tepui_put(w_ + 1, program);
    tepui_put_pointer(w_ + 2, name);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glGetUniformLocationARB(int32_t programObj, const void *name) {
    uint32_t *w_ = tepui_packet(791, 4);
    tepui_put(w_ + 1, programObj);
    tepui_put_pointer(w_ + 2, name);
    return (int32_t)tepui_wait();
}

TEPUI_API void glGetUniformSubroutineuiv(int32_t shadertype, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(792, 5);
    tepui_put(w_ + 1, shadertype);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformdv(int32_t program, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(793, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformfv(int32_t program, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(794, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformfvARB(int32_t programObj, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(795, 5);
    tepui_put(w_ + 1, programObj);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformi64vARB(int32_t program, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(796, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformiv(int32_t program, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(797, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformivARB(int32_t programObj, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(798, 5);
    tepui_put(w_ + 1, programObj);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformui64vARB(int32_t program, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(799, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformuiv(int32_t program, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(800, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetUniformuivEXT(int32_t program, int32_t location, const void *params) {
    uint32_t *w_ = tepui_packet(801, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexArrayIndexed64iv(int32_t vaobj, int32_t index, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(802, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, param);
    tepui_wait();
}

TEPUI_API void glGetVertexArrayIndexediv(int32_t vaobj, int32_t index, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(803, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, param);
    tepui_wait();
}

TEPUI_API void glGetVertexArrayIntegeri_vEXT(int32_t vaobj, int32_t index, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(804, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, param);
    tepui_wait();
}

TEPUI_API void glGetVertexArrayIntegervEXT(int32_t vaobj, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(805, 5);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, param);
    tepui_wait();
}

TEPUI_API void glGetVertexArrayPointeri_vEXT(int32_t vaobj, int32_t index, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(806, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, param);
    tepui_wait();
}

TEPUI_API void glGetVertexArrayPointervEXT(int32_t vaobj, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(807, 5);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, param);
    tepui_wait();
}

TEPUI_API void glGetVertexArrayiv(int32_t vaobj, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(808, 5);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, param);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribIiv(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(809, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribIivEXT(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(810, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribIuiv(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(811, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribIuivEXT(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(812, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribLdv(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(813, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribLdvEXT(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(814, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribLui64vARB(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(815, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribPointerv(int32_t index, int32_t pname, const void *pointer) {
    uint32_t *w_ = tepui_packet(816, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribPointervARB(int32_t index, int32_t pname, const void *pointer) {
    uint32_t *w_ = tepui_packet(817, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribdv(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(818, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribdvARB(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(819, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribfv(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(820, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribfvARB(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(821, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribiv(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(822, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetVertexAttribivARB(int32_t index, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(823, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetnColorTable(int32_t target, int32_t format, int32_t type, int32_t bufSize, const void *table) {
    uint32_t *w_ = tepui_packet(824, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, bufSize);
    tepui_put_pointer(w_ + 5, table);
    tepui_wait();
}

TEPUI_API void glGetnColorTableARB(int32_t target, int32_t format, int32_t type, int32_t bufSize, const void *table) {
    uint32_t *w_ = tepui_packet(825, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, bufSize);
    tepui_put_pointer(w_ + 5, table);
    tepui_wait();
}

TEPUI_API void glGetnCompressedTexImage(int32_t target, int32_t lod, int32_t bufSize, const void *pixels) {
    uint32_t *w_ = tepui_packet(826, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, lod);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, pixels);
    tepui_wait();
}

TEPUI_API void glGetnCompressedTexImageARB(int32_t target, int32_t lod, int32_t bufSize, const void *img) {
    uint32_t *w_ = tepui_packet(827, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, lod);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, img);
    tepui_wait();
}

TEPUI_API void glGetnConvolutionFilter(int32_t target, int32_t format, int32_t type, int32_t bufSize, const void *image) {
    uint32_t *w_ = tepui_packet(828, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, bufSize);
    tepui_put_pointer(w_ + 5, image);
    tepui_wait();
}

TEPUI_API void glGetnConvolutionFilterARB(int32_t target, int32_t format, int32_t type, int32_t bufSize, const void *image) {
    uint32_t *w_ = tepui_packet(829, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, bufSize);
    tepui_put_pointer(w_ + 5, image);
    tepui_wait();
}

TEPUI_API void glGetnHistogram(int32_t target, uint8_t reset, int32_t format, int32_t type, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(830, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, reset);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, bufSize);
    tepui_put_pointer(w_ + 6, values);
    tepui_wait();
}

TEPUI_API void glGetnHistogramARB(int32_t target, uint8_t reset, int32_t format, int32_t type, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(831, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, reset);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, bufSize);
    tepui_put_pointer(w_ + 6, values);
    tepui_wait();
}

TEPUI_API void glGetnMapdv(int32_t target, int32_t query, int32_t bufSize, const void *v) {
    uint32_t *w_ = tepui_packet(832, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, v);
    tepui_wait();
}

TEPUI_API void glGetnMapdvARB(int32_t target, int32_t query, int32_t bufSize, const void *v) {
    uint32_t *w_ = tepui_packet(833, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, v);
    tepui_wait();
}

TEPUI_API void glGetnMapfv(int32_t target, int32_t query, int32_t bufSize, const void *v) {
    uint32_t *w_ = tepui_packet(834, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, v);
    tepui_wait();
}

TEPUI_API void glGetnMapfvARB(int32_t target, int32_t query, int32_t bufSize, const void *v) {
    uint32_t *w_ = tepui_packet(835, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, v);
    tepui_wait();
}

TEPUI_API void glGetnMapiv(int32_t target, int32_t query, int32_t bufSize, const void *v) {
    uint32_t *w_ = tepui_packet(836, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, v);
    tepui_wait();
}

TEPUI_API void glGetnMapivARB(int32_t target, int32_t query, int32_t bufSize, const void *v) {
    uint32_t *w_ = tepui_packet(837, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, query);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, v);
    tepui_wait();
}

TEPUI_API void glGetnMinmax(int32_t target, uint8_t reset, int32_t format, int32_t type, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(838, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, reset);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, bufSize);
    tepui_put_pointer(w_ + 6, values);
    tepui_wait();
}

TEPUI_API void glGetnMinmaxARB(int32_t target, uint8_t reset, int32_t format, int32_t type, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(839, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, reset);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, bufSize);
    tepui_put_pointer(w_ + 6, values);
    tepui_wait();
}

TEPUI_API void glGetnPixelMapfv(int32_t map, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(840, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glGetnPixelMapfvARB(int32_t map, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(841, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glGetnPixelMapuiv(int32_t map, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(842, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glGetnPixelMapuivARB(int32_t map, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(843, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glGetnPixelMapusv(int32_t map, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(844, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glGetnPixelMapusvARB(int32_t map, int32_t bufSize, const void *values) {
    uint32_t *w_ = tepui_packet(845, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, bufSize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glGetnPolygonStipple(int32_t bufSize, const void *pattern) {
    uint32_t *w_ = tepui_packet(846, 4);
    tepui_put(w_ + 1, bufSize);
    tepui_put_pointer(w_ + 2, pattern);
    tepui_wait();
}

TEPUI_API void glGetnPolygonStippleARB(int32_t bufSize, const void *pattern) {
    uint32_t *w_ = tepui_packet(847, 4);
    tepui_put(w_ + 1, bufSize);
    tepui_put_pointer(w_ + 2, pattern);
    tepui_wait();
}

TEPUI_API void glGetnSeparableFilter(int32_t target, int32_t format, int32_t type, int32_t rowBufSize, const void *row, int32_t columnBufSize, const void *column, const void *span) {
    uint32_t *w_ = tepui_packet(848, 12);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, rowBufSize);
    tepui_put_pointer(w_ + 5, row);
    tepui_put(w_ + 7, columnBufSize);
    tepui_put_pointer(w_ + 8, column);
    tepui_put_pointer(w_ + 10, span);
    tepui_wait();
}

TEPUI_API void glGetnSeparableFilterARB(int32_t target, int32_t format, int32_t type, int32_t rowBufSize, const void *row, int32_t columnBufSize, const void *column, const void *span) {
    uint32_t *w_ = tepui_packet(849, 12);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, rowBufSize);
    tepui_put_pointer(w_ + 5, row);
    tepui_put(w_ + 7, columnBufSize);
    tepui_put_pointer(w_ + 8, column);
    tepui_put_pointer(w_ + 10, span);
    tepui_wait();
}

TEPUI_API void glGetnTexImage(int32_t target, int32_t level, int32_t format, int32_t type, int32_t bufSize, const void *pixels) {
    uint32_t *w_ = tepui_packet(850, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, bufSize);
    tepui_put_pointer(w_ + 6, pixels);
    tepui_wait();
}

TEPUI_API void glGetnTexImageARB(int32_t target, int32_t level, int32_t format, int32_t type, int32_t bufSize, const void *img) {
    uint32_t *w_ = tepui_packet(851, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, bufSize);
    tepui_put_pointer(w_ + 6, img);
    tepui_wait();
}

TEPUI_API void glGetnUniformdv(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(852, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformdvARB(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(853, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformfv(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(854, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformfvARB(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(855, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformfvEXT(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(856, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformfvKHR(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(857, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformi64vARB(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(858, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformiv(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(859, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformivARB(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(860, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformivEXT(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(861, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformivKHR(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(862, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformui64vARB(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(863, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformuiv(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(864, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformuivARB(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(865, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetnUniformuivKHR(int32_t program, int32_t location, int32_t bufSize, const void *params) {
    uint32_t *w_ = tepui_packet(866, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, bufSize);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glHint(int32_t target, int32_t mode) {
    uint32_t *w_ = tepui_packet(867, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glHistogram(int32_t target, int32_t width, int32_t internalformat, uint8_t sink) {
    uint32_t *w_ = tepui_packet(868, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, width);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, sink);
}

TEPUI_API void glHistogramEXT(int32_t target, int32_t width, int32_t internalformat, uint8_t sink) {
    uint32_t *w_ = tepui_packet(869, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, width);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, sink);
}

TEPUI_API void glIndexMask(int32_t mask) {
    uint32_t *w_ = tepui_packet(870, 2);
    tepui_put(w_ + 1, mask);
}

TEPUI_API void glIndexPointer(int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(871, 5);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, stride);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_array(TEPUI_INDEX, pointer);
}

TEPUI_API void glIndexPointerEXT(int32_t type, int32_t stride, int32_t count, const void *pointer) {
    uint32_t *w_ = tepui_packet(872, 6);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, stride);
    tepui_put(w_ + 3, count);
    tepui_put_pointer(w_ + 4, pointer);
    tepui_array(TEPUI_INDEX, pointer);
}

TEPUI_API void glIndexd(double c_) {
    uint32_t *w_ = tepui_packet(873, 3);
    tepui_put_double(w_ + 1, c_);
}

TEPUI_API void glIndexdv(const void *c_) {
    size_t c__n = 8;
    uint32_t c__w = tepui_words(c_, c__n);
    uint32_t *w_ = tepui_packet(874, 3 + c__w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, c_, c__n, c__w);
    if (tepui_big(c_, c__n)) tepui_wait();
}

TEPUI_API void glIndexf(float c_) {
    uint32_t *w_ = tepui_packet(875, 2);
    tepui_put_float(w_ + 1, c_);
}

TEPUI_API void glIndexfv(const void *c_) {
    size_t c__n = 4;
    uint32_t c__w = tepui_words(c_, c__n);
    uint32_t *w_ = tepui_packet(876, 3 + c__w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, c_, c__n, c__w);
    if (tepui_big(c_, c__n)) tepui_wait();
}

TEPUI_API void glIndexi(int32_t c_) {
    uint32_t *w_ = tepui_packet(877, 2);
    tepui_put(w_ + 1, c_);
}

TEPUI_API void glIndexiv(const void *c_) {
    size_t c__n = 4;
    uint32_t c__w = tepui_words(c_, c__n);
    uint32_t *w_ = tepui_packet(878, 3 + c__w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, c_, c__n, c__w);
    if (tepui_big(c_, c__n)) tepui_wait();
}

TEPUI_API void glIndexs(int16_t c_) {
    uint32_t *w_ = tepui_packet(879, 2);
    tepui_put(w_ + 1, c_);
}

TEPUI_API void glIndexsv(const void *c_) {
    size_t c__n = 2;
    uint32_t c__w = tepui_words(c_, c__n);
    uint32_t *w_ = tepui_packet(880, 3 + c__w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, c_, c__n, c__w);
    if (tepui_big(c_, c__n)) tepui_wait();
}

TEPUI_API void glIndexub(int8_t c_) {
    uint32_t *w_ = tepui_packet(881, 2);
    tepui_put(w_ + 1, c_);
}

TEPUI_API void glIndexubv(const void *c_) {
    size_t c__n = 1;
    uint32_t c__w = tepui_words(c_, c__n);
    uint32_t *w_ = tepui_packet(882, 3 + c__w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, c_, c__n, c__w);
    if (tepui_big(c_, c__n)) tepui_wait();
}

TEPUI_API void glInitNames(void) {
    tepui_packet(883, 1);
}

TEPUI_API void glInsertEventMarkerEXT(int32_t length, const void *marker) {
    uint32_t *w_ = tepui_packet(884, 4);
    tepui_put(w_ + 1, length);
    tepui_put_pointer(w_ + 2, marker);
    tepui_wait();
}

TEPUI_API void glInterleavedArrays(int32_t format, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(885, 5);
    tepui_put(w_ + 1, format);
    tepui_put(w_ + 2, stride);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_unknown_arrays();
    tepui_wait();
}

TEPUI_API void glInvalidateBufferData(int32_t buffer) {
    uint32_t *w_ = tepui_packet(886, 2);
    tepui_put(w_ + 1, buffer);
}

TEPUI_API void glInvalidateBufferSubData(int32_t buffer, intptr_t offset, intptr_t length) {
    uint32_t *w_ = tepui_packet(887, 6);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
}

TEPUI_API void glInvalidateFramebuffer(int32_t target, int32_t numAttachments, const void *attachments) {
    size_t attachments_n = tepui_bytes(numAttachments, 4);
    uint32_t attachments_w = tepui_words(attachments, attachments_n);
    uint32_t *w_ = tepui_packet(888, 5 + attachments_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, numAttachments);
    d_ = tepui_put_array(w_ + 3, d_, attachments, attachments_n, attachments_w);
    if (tepui_big(attachments, attachments_n)) tepui_wait();
}

TEPUI_API void glInvalidateNamedFramebufferData(int32_t framebuffer, int32_t numAttachments, const void *attachments) {
    uint32_t *w_ = tepui_packet(889, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, numAttachments);
    tepui_put_pointer(w_ + 3, attachments);
    tepui_wait();
}

TEPUI_API void glInvalidateNamedFramebufferSubData(int32_t framebuffer, int32_t numAttachments, const void *attachments, int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(890, 9);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, numAttachments);
    tepui_put_pointer(w_ + 3, attachments);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
    tepui_wait();
}

TEPUI_API void glInvalidateSubFramebuffer(int32_t target, int32_t numAttachments, const void *attachments, int32_t x, int32_t y, int32_t width, int32_t height) {
    size_t attachments_n = tepui_bytes(numAttachments, 4);
    uint32_t attachments_w = tepui_words(attachments, attachments_n);
    uint32_t *w_ = tepui_packet(891, 9 + attachments_w);
    uint32_t *d_ = w_ + 9;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, numAttachments);
    d_ = tepui_put_array(w_ + 3, d_, attachments, attachments_n, attachments_w);
    tepui_put(w_ + 5, x);
    tepui_put(w_ + 6, y);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
    if (tepui_big(attachments, attachments_n)) tepui_wait();
}

TEPUI_API void glInvalidateTexImage(int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(892, 3);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
}

TEPUI_API void glInvalidateTexSubImage(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth) {
    uint32_t *w_ = tepui_packet(893, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
}

TEPUI_API uint8_t glIsBuffer(int32_t buffer) {
    uint32_t *w_ = tepui_packet(894, 2);
    tepui_put(w_ + 1, buffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsBufferARB(int32_t buffer) {
    uint32_t *w_ = tepui_packet(895, 2);
    tepui_put(w_ + 1, buffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsEnabled(int32_t cap) {
    uint32_t *w_ = tepui_packet(896, 2);
    tepui_put(w_ + 1, cap);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsEnabledIndexedEXT(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(897, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsEnabledi(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(898, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsEnablediEXT(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(899, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsEnablediOES(int32_t target, int32_t index) {
    uint32_t *w_ = tepui_packet(900, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsFramebuffer(int32_t framebuffer) {
    uint32_t *w_ = tepui_packet(901, 2);
    tepui_put(w_ + 1, framebuffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsFramebufferEXT(int32_t framebuffer) {
    uint32_t *w_ = tepui_packet(902, 2);
    tepui_put(w_ + 1, framebuffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsImageHandleResidentARB(int64_t handle) {
    uint32_t *w_ = tepui_packet(903, 3);
    tepui_put_long(w_ + 1, handle);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsList(int32_t list) {
    uint32_t *w_ = tepui_packet(904, 2);
    tepui_put(w_ + 1, list);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsNamedStringARB(int32_t namelen, const void *name) {
    uint32_t *w_ = tepui_packet(905, 4);
    tepui_put(w_ + 1, namelen);
    tepui_put_pointer(w_ + 2, name);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsProgram(int32_t program) {
    uint32_t *w_ = tepui_packet(906, 2);
    tepui_put(w_ + 1, program);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsProgramARB(int32_t program) {
    uint32_t *w_ = tepui_packet(907, 2);
    tepui_put(w_ + 1, program);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsProgramPipeline(int32_t pipeline) {
    uint32_t *w_ = tepui_packet(908, 2);
    tepui_put(w_ + 1, pipeline);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsProgramPipelineEXT(int32_t pipeline) {
    uint32_t *w_ = tepui_packet(909, 2);
    tepui_put(w_ + 1, pipeline);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsQuery(int32_t id) {
    uint32_t *w_ = tepui_packet(910, 2);
    tepui_put(w_ + 1, id);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsQueryARB(int32_t id) {
    uint32_t *w_ = tepui_packet(911, 2);
    tepui_put(w_ + 1, id);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsQueryEXT(int32_t id) {
    uint32_t *w_ = tepui_packet(912, 2);
    tepui_put(w_ + 1, id);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsRenderbuffer(int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(913, 2);
    tepui_put(w_ + 1, renderbuffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsRenderbufferEXT(int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(914, 2);
    tepui_put(w_ + 1, renderbuffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsSampler(int32_t sampler) {
    uint32_t *w_ = tepui_packet(915, 2);
    tepui_put(w_ + 1, sampler);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsShader(int32_t shader) {
    uint32_t *w_ = tepui_packet(916, 2);
    tepui_put(w_ + 1, shader);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsSync(intptr_t sync) {
    uint32_t *w_ = tepui_packet(917, 3);
    tepui_put_long(w_ + 1, sync);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsTexture(int32_t texture) {
    uint32_t *w_ = tepui_packet(918, 2);
    tepui_put(w_ + 1, texture);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsTextureEXT(int32_t texture) {
    uint32_t *w_ = tepui_packet(919, 2);
    tepui_put(w_ + 1, texture);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsTextureHandleResidentARB(int64_t handle) {
    uint32_t *w_ = tepui_packet(920, 3);
    tepui_put_long(w_ + 1, handle);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsTransformFeedback(int32_t id) {
    uint32_t *w_ = tepui_packet(921, 2);
    tepui_put(w_ + 1, id);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsVertexArray(int32_t array) {
    uint32_t *w_ = tepui_packet(922, 2);
    tepui_put(w_ + 1, array);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsVertexArrayAPPLE(int32_t array) {
    uint32_t *w_ = tepui_packet(923, 2);
    tepui_put(w_ + 1, array);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsVertexArrayOES(int32_t array) {
    uint32_t *w_ = tepui_packet(924, 2);
    tepui_put(w_ + 1, array);
    return (uint8_t)tepui_wait();
}

TEPUI_API void glLabelObjectEXT(int32_t type, int32_t object, int32_t length, const void *label) {
    uint32_t *w_ = tepui_packet(925, 6);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, object);
    tepui_put(w_ + 3, length);
    tepui_put_pointer(w_ + 4, label);
    tepui_wait();
}

TEPUI_API void glLightModelf(int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(926, 3);
    tepui_put(w_ + 1, pname);
    tepui_put_float(w_ + 2, param);
}

TEPUI_API void glLightModelfv(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(927, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glLightModeli(int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(928, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, param);
}

TEPUI_API void glLightModeliv(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(929, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glLightf(int32_t light, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(930, 4);
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, param);
}

TEPUI_API void glLightfv(int32_t light, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(931, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glLighti(int32_t light, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(932, 4);
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glLightiv(int32_t light, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(933, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glLineStipple(int32_t factor, int16_t pattern) {
    uint32_t *w_ = tepui_packet(934, 3);
    tepui_put(w_ + 1, factor);
    tepui_put(w_ + 2, pattern);
}

TEPUI_API void glLineWidth(float width) {
    uint32_t *w_ = tepui_packet(935, 2);
    tepui_put_float(w_ + 1, width);
}

TEPUI_API void glLinkProgram(int32_t program) {
    uint32_t *w_ = tepui_packet(936, 2);
    tepui_put(w_ + 1, program);
}

TEPUI_API void glLinkProgramARB(int32_t programObj) {
    uint32_t *w_ = tepui_packet(937, 2);
    tepui_put(w_ + 1, programObj);
}

TEPUI_API void glListBase(int32_t base) {
    uint32_t *w_ = tepui_packet(938, 2);
    tepui_put(w_ + 1, base);
}

TEPUI_API void glLoadIdentity(void) {
    tepui_packet(939, 1);
}

TEPUI_API void glLoadMatrixd(const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(940, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glLoadMatrixf(const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(941, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glLoadName(int32_t name) {
    uint32_t *w_ = tepui_packet(942, 2);
    tepui_put(w_ + 1, name);
}

TEPUI_API void glLoadTransposeMatrixd(const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(943, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glLoadTransposeMatrixdARB(const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(944, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glLoadTransposeMatrixf(const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(945, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glLoadTransposeMatrixfARB(const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(946, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glLockArraysEXT(int32_t first, int32_t count) {
    uint32_t *w_ = tepui_packet(947, 3);
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
}

TEPUI_API void glLogicOp(int32_t opcode) {
    uint32_t *w_ = tepui_packet(948, 2);
    tepui_put(w_ + 1, opcode);
}

TEPUI_API void glMakeImageHandleNonResidentARB(int64_t handle) {
    uint32_t *w_ = tepui_packet(949, 3);
    tepui_put_long(w_ + 1, handle);
}

TEPUI_API void glMakeImageHandleResidentARB(int64_t handle, int32_t access) {
    uint32_t *w_ = tepui_packet(950, 4);
    tepui_put_long(w_ + 1, handle);
    tepui_put(w_ + 3, access);
}

TEPUI_API void glMakeTextureHandleNonResidentARB(int64_t handle) {
    uint32_t *w_ = tepui_packet(951, 3);
    tepui_put_long(w_ + 1, handle);
}

TEPUI_API void glMakeTextureHandleResidentARB(int64_t handle) {
    uint32_t *w_ = tepui_packet(952, 3);
    tepui_put_long(w_ + 1, handle);
}

TEPUI_API void glMap1d(int32_t target, double u1, double u2, int32_t stride, int32_t order, const void *points) {
    uint32_t *w_ = tepui_packet(953, 10);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, u1);
    tepui_put_double(w_ + 4, u2);
    tepui_put(w_ + 6, stride);
    tepui_put(w_ + 7, order);
    tepui_put_pointer(w_ + 8, points);
    tepui_wait();
}

TEPUI_API void glMap1f(int32_t target, float u1, float u2, int32_t stride, int32_t order, const void *points) {
    uint32_t *w_ = tepui_packet(954, 8);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, u1);
    tepui_put_float(w_ + 3, u2);
    tepui_put(w_ + 4, stride);
    tepui_put(w_ + 5, order);
    tepui_put_pointer(w_ + 6, points);
    tepui_wait();
}

TEPUI_API void glMap2d(int32_t target, double u1, double u2, int32_t ustride, int32_t uorder, double v1, double v2, int32_t vstride, int32_t vorder, const void *points) {
    uint32_t *w_ = tepui_packet(955, 16);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, u1);
    tepui_put_double(w_ + 4, u2);
    tepui_put(w_ + 6, ustride);
    tepui_put(w_ + 7, uorder);
    tepui_put_double(w_ + 8, v1);
    tepui_put_double(w_ + 10, v2);
    tepui_put(w_ + 12, vstride);
    tepui_put(w_ + 13, vorder);
    tepui_put_pointer(w_ + 14, points);
    tepui_wait();
}

TEPUI_API void glMap2f(int32_t target, float u1, float u2, int32_t ustride, int32_t uorder, float v1, float v2, int32_t vstride, int32_t vorder, const void *points) {
    uint32_t *w_ = tepui_packet(956, 12);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, u1);
    tepui_put_float(w_ + 3, u2);
    tepui_put(w_ + 4, ustride);
    tepui_put(w_ + 5, uorder);
    tepui_put_float(w_ + 6, v1);
    tepui_put_float(w_ + 7, v2);
    tepui_put(w_ + 8, vstride);
    tepui_put(w_ + 9, vorder);
    tepui_put_pointer(w_ + 10, points);
    tepui_wait();
}

TEPUI_API intptr_t glMapBuffer(int32_t target, int32_t access) {
    uint32_t *w_ = tepui_packet(957, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glMapBufferARB(int32_t target, int32_t access) {
    uint32_t *w_ = tepui_packet(958, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glMapBufferOES(int32_t target, int32_t access) {
    uint32_t *w_ = tepui_packet(959, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glMapBufferRange(int32_t target, intptr_t offset, intptr_t length, int32_t access) {
    uint32_t *w_ = tepui_packet(960, 7);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
    tepui_put(w_ + 6, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glMapBufferRangeEXT(int32_t target, intptr_t offset, intptr_t length, int32_t access) {
    uint32_t *w_ = tepui_packet(961, 7);
    tepui_put(w_ + 1, target);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
    tepui_put(w_ + 6, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glMapGrid1d(int32_t un, double u1, double u2) {
    uint32_t *w_ = tepui_packet(962, 6);
    tepui_put(w_ + 1, un);
    tepui_put_double(w_ + 2, u1);
    tepui_put_double(w_ + 4, u2);
}

TEPUI_API void glMapGrid1f(int32_t un, float u1, float u2) {
    uint32_t *w_ = tepui_packet(963, 4);
    tepui_put(w_ + 1, un);
    tepui_put_float(w_ + 2, u1);
    tepui_put_float(w_ + 3, u2);
}

TEPUI_API void glMapGrid2d(int32_t un, double u1, double u2, int32_t vn, double v1, double v2) {
    uint32_t *w_ = tepui_packet(964, 11);
    tepui_put(w_ + 1, un);
    tepui_put_double(w_ + 2, u1);
    tepui_put_double(w_ + 4, u2);
    tepui_put(w_ + 6, vn);
    tepui_put_double(w_ + 7, v1);
    tepui_put_double(w_ + 9, v2);
}

TEPUI_API void glMapGrid2f(int32_t un, float u1, float u2, int32_t vn, float v1, float v2) {
    uint32_t *w_ = tepui_packet(965, 7);
    tepui_put(w_ + 1, un);
    tepui_put_float(w_ + 2, u1);
    tepui_put_float(w_ + 3, u2);
    tepui_put(w_ + 4, vn);
    tepui_put_float(w_ + 5, v1);
    tepui_put_float(w_ + 6, v2);
}

TEPUI_API intptr_t glMapNamedBuffer(int32_t buffer, int32_t access) {
    uint32_t *w_ = tepui_packet(966, 3);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glMapNamedBufferEXT(int32_t buffer, int32_t access) {
    uint32_t *w_ = tepui_packet(967, 3);
    tepui_put(w_ + 1, buffer);
    tepui_put(w_ + 2, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glMapNamedBufferRange(int32_t buffer, intptr_t offset, intptr_t length, int32_t access) {
    uint32_t *w_ = tepui_packet(968, 7);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
    tepui_put(w_ + 6, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glMapNamedBufferRangeEXT(int32_t buffer, intptr_t offset, intptr_t length, int32_t access) {
    uint32_t *w_ = tepui_packet(969, 7);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, length);
    tepui_put(w_ + 6, access);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glMaterialf(int32_t face, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(970, 4);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, param);
}

TEPUI_API void glMaterialfv(int32_t face, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(971, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMateriali(int32_t face, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(972, 4);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glMaterialiv(int32_t face, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(973, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMatrixFrustumEXT(int32_t mode, double left, double right, double bottom, double top, double zNear, double zFar) {
    uint32_t *w_ = tepui_packet(974, 14);
    tepui_put(w_ + 1, mode);
    tepui_put_double(w_ + 2, left);
    tepui_put_double(w_ + 4, right);
    tepui_put_double(w_ + 6, bottom);
    tepui_put_double(w_ + 8, top);
    tepui_put_double(w_ + 10, zNear);
    tepui_put_double(w_ + 12, zFar);
}

TEPUI_API void glMatrixIndexPointerARB(int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(975, 6);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put_pointer(w_ + 4, pointer);
}

TEPUI_API void glMatrixIndexubvARB(int32_t size, const void *indices) {
    size_t indices_n = tepui_bytes(size, 1);
    uint32_t indices_w = tepui_words(indices, indices_n);
    uint32_t *w_ = tepui_packet(976, 4 + indices_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, indices, indices_n, indices_w);
    if (tepui_big(indices, indices_n)) tepui_wait();
}

TEPUI_API void glMatrixIndexuivARB(int32_t size, const void *indices) {
    size_t indices_n = tepui_bytes(size, 4);
    uint32_t indices_w = tepui_words(indices, indices_n);
    uint32_t *w_ = tepui_packet(977, 4 + indices_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, indices, indices_n, indices_w);
    if (tepui_big(indices, indices_n)) tepui_wait();
}

TEPUI_API void glMatrixIndexusvARB(int32_t size, const void *indices) {
    size_t indices_n = tepui_bytes(size, 2);
    uint32_t indices_w = tepui_words(indices, indices_n);
    uint32_t *w_ = tepui_packet(978, 4 + indices_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, indices, indices_n, indices_w);
    if (tepui_big(indices, indices_n)) tepui_wait();
}

TEPUI_API void glMatrixLoadIdentityEXT(int32_t mode) {
    uint32_t *w_ = tepui_packet(979, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glMatrixLoadTransposedEXT(int32_t mode, const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(980, 4 + m_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMatrixLoadTransposefEXT(int32_t mode, const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(981, 4 + m_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMatrixLoaddEXT(int32_t mode, const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(982, 4 + m_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMatrixLoadfEXT(int32_t mode, const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(983, 4 + m_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMatrixMode(int32_t mode) {
    uint32_t *w_ = tepui_packet(984, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glMatrixMultTransposedEXT(int32_t mode, const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(985, 4 + m_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMatrixMultTransposefEXT(int32_t mode, const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(986, 4 + m_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMatrixMultdEXT(int32_t mode, const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(987, 4 + m_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMatrixMultfEXT(int32_t mode, const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(988, 4 + m_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMatrixOrthoEXT(int32_t mode, double left, double right, double bottom, double top, double zNear, double zFar) {
    uint32_t *w_ = tepui_packet(989, 14);
    tepui_put(w_ + 1, mode);
    tepui_put_double(w_ + 2, left);
    tepui_put_double(w_ + 4, right);
    tepui_put_double(w_ + 6, bottom);
    tepui_put_double(w_ + 8, top);
    tepui_put_double(w_ + 10, zNear);
    tepui_put_double(w_ + 12, zFar);
}

TEPUI_API void glMatrixPopEXT(int32_t mode) {
    uint32_t *w_ = tepui_packet(990, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glMatrixPushEXT(int32_t mode) {
    uint32_t *w_ = tepui_packet(991, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glMatrixRotatedEXT(int32_t mode, double angle, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(992, 10);
    tepui_put(w_ + 1, mode);
    tepui_put_double(w_ + 2, angle);
    tepui_put_double(w_ + 4, x);
    tepui_put_double(w_ + 6, y);
    tepui_put_double(w_ + 8, z);
}

TEPUI_API void glMatrixRotatefEXT(int32_t mode, float angle, float x, float y, float z) {
    uint32_t *w_ = tepui_packet(993, 6);
    tepui_put(w_ + 1, mode);
    tepui_put_float(w_ + 2, angle);
    tepui_put_float(w_ + 3, x);
    tepui_put_float(w_ + 4, y);
    tepui_put_float(w_ + 5, z);
}

TEPUI_API void glMatrixScaledEXT(int32_t mode, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(994, 8);
    tepui_put(w_ + 1, mode);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
}

TEPUI_API void glMatrixScalefEXT(int32_t mode, float x, float y, float z) {
    uint32_t *w_ = tepui_packet(995, 5);
    tepui_put(w_ + 1, mode);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, z);
}

TEPUI_API void glMatrixTranslatedEXT(int32_t mode, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(996, 8);
    tepui_put(w_ + 1, mode);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
}

TEPUI_API void glMatrixTranslatefEXT(int32_t mode, float x, float y, float z) {
    uint32_t *w_ = tepui_packet(997, 5);
    tepui_put(w_ + 1, mode);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, z);
}

TEPUI_API void glMaxShaderCompilerThreadsARB(int32_t count) {
    uint32_t *w_ = tepui_packet(998, 2);
    tepui_put(w_ + 1, count);
}

TEPUI_API void glMaxShaderCompilerThreadsKHR(int32_t count) {
    uint32_t *w_ = tepui_packet(999, 2);
    tepui_put(w_ + 1, count);
}

TEPUI_API void glMemoryBarrier(int32_t barriers) {
    uint32_t *w_ = tepui_packet(1000, 2);
    tepui_put(w_ + 1, barriers);
}

TEPUI_API void glMemoryBarrierByRegion(int32_t barriers) {
    uint32_t *w_ = tepui_packet(1001, 2);
    tepui_put(w_ + 1, barriers);
}

TEPUI_API void glMemoryBarrierEXT(int32_t barriers) {
    uint32_t *w_ = tepui_packet(1002, 2);
    tepui_put(w_ + 1, barriers);
}

TEPUI_API void glMinSampleShading(float value) {
    uint32_t *w_ = tepui_packet(1003, 2);
    tepui_put_float(w_ + 1, value);
}

TEPUI_API void glMinSampleShadingARB(float value) {
    uint32_t *w_ = tepui_packet(1004, 2);
    tepui_put_float(w_ + 1, value);
}

TEPUI_API void glMinSampleShadingOES(float value) {
    uint32_t *w_ = tepui_packet(1005, 2);
    tepui_put_float(w_ + 1, value);
}

TEPUI_API void glMinmax(int32_t target, int32_t internalformat, uint8_t sink) {
    uint32_t *w_ = tepui_packet(1006, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, sink);
}

TEPUI_API void glMinmaxEXT(int32_t target, int32_t internalformat, uint8_t sink) {
    uint32_t *w_ = tepui_packet(1007, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, sink);
}

TEPUI_API void glMultMatrixd(const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(1008, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMultMatrixf(const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(1009, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMultTransposeMatrixd(const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(1010, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMultTransposeMatrixdARB(const void *m) {
    size_t m_n = 128;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(1011, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMultTransposeMatrixf(const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(1012, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMultTransposeMatrixfARB(const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(1013, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMultiDrawArrays(int32_t mode, const void *first, const void *count, int32_t drawcount) {
    size_t first_n = tepui_bytes(drawcount, 4);
    uint32_t first_w = tepui_words(first, first_n);
    size_t count_n = tepui_bytes(drawcount, 4);
    uint32_t count_w = tepui_words(count, count_n);
    uint32_t *w_ = tepui_packet(1014, 7 + first_w + count_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, first, first_n, first_w);
    d_ = tepui_put_array(w_ + 4, d_, count, count_n, count_w);
    tepui_put(w_ + 6, drawcount);
    if (tepui_big(first, first_n) | tepui_big(count, count_n) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glMultiDrawArraysEXT(int32_t mode, const void *first, const void *count, int32_t primcount) {
    size_t first_n = tepui_bytes(primcount, 4);
    uint32_t first_w = tepui_words(first, first_n);
    size_t count_n = tepui_bytes(primcount, 4);
    uint32_t count_w = tepui_words(count, count_n);
    uint32_t *w_ = tepui_packet(1015, 7 + first_w + count_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, mode);
    d_ = tepui_put_array(w_ + 2, d_, first, first_n, first_w);
    d_ = tepui_put_array(w_ + 4, d_, count, count_n, count_w);
    tepui_put(w_ + 6, primcount);
    if (tepui_big(first, first_n) | tepui_big(count, count_n) | tepui_own_arrays()) tepui_wait();
}

TEPUI_API void glMultiDrawArraysIndirect(int32_t mode, const void *indirect, int32_t drawcount, int32_t stride) {
    uint32_t *w_ = tepui_packet(1016, 6);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, indirect);
    tepui_put(w_ + 4, drawcount);
    tepui_put(w_ + 5, stride);
    tepui_wait();
}

TEPUI_API void glMultiDrawArraysIndirectCount(int32_t mode, const void *indirect, intptr_t drawcount, int32_t maxdrawcount, int32_t stride) {
    uint32_t *w_ = tepui_packet(1017, 8);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, indirect);
    tepui_put_long(w_ + 4, drawcount);
    tepui_put(w_ + 6, maxdrawcount);
    tepui_put(w_ + 7, stride);
    tepui_wait();
}

TEPUI_API void glMultiDrawArraysIndirectCountARB(int32_t mode, const void *indirect, intptr_t drawcount, int32_t maxdrawcount, int32_t stride) {
    uint32_t *w_ = tepui_packet(1018, 8);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, indirect);
    tepui_put_long(w_ + 4, drawcount);
    tepui_put(w_ + 6, maxdrawcount);
    tepui_put(w_ + 7, stride);
    tepui_wait();
}

TEPUI_API void glMultiDrawArraysIndirectEXT(int32_t mode, const void *indirect, int32_t drawcount, int32_t stride) {
    uint32_t *w_ = tepui_packet(1019, 6);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, indirect);
    tepui_put(w_ + 4, drawcount);
    tepui_put(w_ + 5, stride);
    tepui_wait();
}

TEPUI_API void glMultiDrawElements(int32_t mode, const void *count, int32_t type, const void *indices, int32_t drawcount) {
    uint32_t *w_ = tepui_packet(1020, 8);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, count);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, indices);
    tepui_put(w_ + 7, drawcount);
    tepui_wait();
}

TEPUI_API void glMultiDrawElementsBaseVertex(int32_t mode, const void *count, int32_t type, const void *indices, int32_t drawcount, const void *basevertex) {
    uint32_t *w_ = tepui_packet(1021, 10);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, count);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, indices);
    tepui_put(w_ + 7, drawcount);
    tepui_put_pointer(w_ + 8, basevertex);
    tepui_wait();
}

TEPUI_API void glMultiDrawElementsBaseVertexEXT(int32_t mode, const void *count, int32_t type, const void *indices, int32_t drawcount, const void *basevertex) {
    uint32_t *w_ = tepui_packet(1022, 10);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, count);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, indices);
    tepui_put(w_ + 7, drawcount);
    tepui_put_pointer(w_ + 8, basevertex);
    tepui_wait();
}

TEPUI_API void glMultiDrawElementsEXT(int32_t mode, const void *count, int32_t type, const void *indices, int32_t primcount) {
    uint32_t *w_ = tepui_packet(1023, 8);
    tepui_put(w_ + 1, mode);
    tepui_put_pointer(w_ + 2, count);
    tepui_put(w_ + 4, type);
    tepui_put_pointer(w_ + 5, indices);
    tepui_put(w_ + 7, primcount);
    tepui_wait();
}

TEPUI_API void glMultiDrawElementsIndirect(int32_t mode, int32_t type, const void *indirect, int32_t drawcount, int32_t stride) {
    uint32_t *w_ = tepui_packet(1024, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, type);
    tepui_put_pointer(w_ + 3, indirect);
    tepui_put(w_ + 5, drawcount);
    tepui_put(w_ + 6, stride);
    tepui_wait();
}

TEPUI_API void glMultiDrawElementsIndirectCount(int32_t mode, int32_t type, const void *indirect, intptr_t drawcount, int32_t maxdrawcount, int32_t stride) {
    uint32_t *w_ = tepui_packet(1025, 9);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, type);
    tepui_put_pointer(w_ + 3, indirect);
    tepui_put_long(w_ + 5, drawcount);
    tepui_put(w_ + 7, maxdrawcount);
    tepui_put(w_ + 8, stride);
    tepui_wait();
}

TEPUI_API void glMultiDrawElementsIndirectCountARB(int32_t mode, int32_t type, const void *indirect, intptr_t drawcount, int32_t maxdrawcount, int32_t stride) {
    uint32_t *w_ = tepui_packet(1026, 9);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, type);
    tepui_put_pointer(w_ + 3, indirect);
    tepui_put_long(w_ + 5, drawcount);
    tepui_put(w_ + 7, maxdrawcount);
    tepui_put(w_ + 8, stride);
    tepui_wait();
}

TEPUI_API void glMultiDrawElementsIndirectEXT(int32_t mode, int32_t type, const void *indirect, int32_t drawcount, int32_t stride) {
    uint32_t *w_ = tepui_packet(1027, 7);
    tepui_put(w_ + 1, mode);
    tepui_put(w_ + 2, type);
    tepui_put_pointer(w_ + 3, indirect);
    tepui_put(w_ + 5, drawcount);
    tepui_put(w_ + 6, stride);
    tepui_wait();
}

TEPUI_API void glMultiModeDrawArraysIBM(const void *mode, const void *first, const void *count, int32_t primcount, int32_t modestride) {
    uint32_t *w_ = tepui_packet(1028, 9);
    tepui_put_pointer(w_ + 1, mode);
    tepui_put_pointer(w_ + 3, first);
    tepui_put_pointer(w_ + 5, count);
    tepui_put(w_ + 7, primcount);
    tepui_put(w_ + 8, modestride);
    tepui_wait();
}

TEPUI_API void glMultiModeDrawElementsIBM(const void *mode, const void *count, int32_t type, const void *indices, int32_t primcount, int32_t modestride) {
    uint32_t *w_ = tepui_packet(1029, 10);
    tepui_put_pointer(w_ + 1, mode);
    tepui_put_pointer(w_ + 3, count);
    tepui_put(w_ + 5, type);
    tepui_put_pointer(w_ + 6, indices);
    tepui_put(w_ + 8, primcount);
    tepui_put(w_ + 9, modestride);
    tepui_wait();
}

TEPUI_API void glMultiTexBufferEXT(int32_t texunit, int32_t target, int32_t internalformat, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1030, 5);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, buffer);
}

TEPUI_API void glMultiTexCoord1d(int32_t target, double s) {
    uint32_t *w_ = tepui_packet(1031, 4);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1dARB(int32_t target, double s) {
    uint32_t *w_ = tepui_packet(1032, 4);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1dv(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1033, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord1dvARB(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1034, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord1f(int32_t target, float s) {
    uint32_t *w_ = tepui_packet(1035, 3);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1fARB(int32_t target, float s) {
    uint32_t *w_ = tepui_packet(1036, 3);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1fv(int32_t target, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1037, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord1fvARB(int32_t target, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1038, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord1hNV(int32_t target, int16_t s) {
    uint32_t *w_ = tepui_packet(1039, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1hvNV(int32_t target, const void *v) {
    size_t v_n = 2;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1040, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord1i(int32_t target, int32_t s) {
    uint32_t *w_ = tepui_packet(1041, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1iARB(int32_t target, int32_t s) {
    uint32_t *w_ = tepui_packet(1042, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1iv(int32_t target, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1043, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord1ivARB(int32_t target, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1044, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord1s(int32_t target, int16_t s) {
    uint32_t *w_ = tepui_packet(1045, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1sARB(int32_t target, int16_t s) {
    uint32_t *w_ = tepui_packet(1046, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
}

TEPUI_API void glMultiTexCoord1sv(int32_t target, const void *v) {
    size_t v_n = 2;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1047, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord1svARB(int32_t target, const void *v) {
    size_t v_n = 2;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1048, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2d(int32_t target, double s, double t) {
    uint32_t *w_ = tepui_packet(1049, 6);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, s);
    tepui_put_double(w_ + 4, t);
}

TEPUI_API void glMultiTexCoord2dARB(int32_t target, double s, double t) {
    uint32_t *w_ = tepui_packet(1050, 6);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, s);
    tepui_put_double(w_ + 4, t);
}

TEPUI_API void glMultiTexCoord2dv(int32_t target, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1051, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2dvARB(int32_t target, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1052, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2f(int32_t target, float s, float t) {
    uint32_t *w_ = tepui_packet(1053, 4);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, s);
    tepui_put_float(w_ + 3, t);
}

TEPUI_API void glMultiTexCoord2fARB(int32_t target, float s, float t) {
    uint32_t *w_ = tepui_packet(1054, 4);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, s);
    tepui_put_float(w_ + 3, t);
}

TEPUI_API void glMultiTexCoord2fv(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1055, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2fvARB(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1056, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2hNV(int32_t target, int16_t s, int16_t t) {
    uint32_t *w_ = tepui_packet(1057, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
}

TEPUI_API void glMultiTexCoord2hvNV(int32_t target, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1058, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2i(int32_t target, int32_t s, int32_t t) {
    uint32_t *w_ = tepui_packet(1059, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
}

TEPUI_API void glMultiTexCoord2iARB(int32_t target, int32_t s, int32_t t) {
    uint32_t *w_ = tepui_packet(1060, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
}

TEPUI_API void glMultiTexCoord2iv(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1061, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2ivARB(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1062, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2s(int32_t target, int16_t s, int16_t t) {
    uint32_t *w_ = tepui_packet(1063, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
}

TEPUI_API void glMultiTexCoord2sARB(int32_t target, int16_t s, int16_t t) {
    uint32_t *w_ = tepui_packet(1064, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
}

TEPUI_API void glMultiTexCoord2sv(int32_t target, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1065, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord2svARB(int32_t target, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1066, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3d(int32_t target, double s, double t, double r) {
    uint32_t *w_ = tepui_packet(1067, 8);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, s);
    tepui_put_double(w_ + 4, t);
    tepui_put_double(w_ + 6, r);
}

TEPUI_API void glMultiTexCoord3dARB(int32_t target, double s, double t, double r) {
    uint32_t *w_ = tepui_packet(1068, 8);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, s);
    tepui_put_double(w_ + 4, t);
    tepui_put_double(w_ + 6, r);
}

TEPUI_API void glMultiTexCoord3dv(int32_t target, const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1069, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3dvARB(int32_t target, const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1070, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3f(int32_t target, float s, float t, float r) {
    uint32_t *w_ = tepui_packet(1071, 5);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, s);
    tepui_put_float(w_ + 3, t);
    tepui_put_float(w_ + 4, r);
}

TEPUI_API void glMultiTexCoord3fARB(int32_t target, float s, float t, float r) {
    uint32_t *w_ = tepui_packet(1072, 5);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, s);
    tepui_put_float(w_ + 3, t);
    tepui_put_float(w_ + 4, r);
}

TEPUI_API void glMultiTexCoord3fv(int32_t target, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1073, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3fvARB(int32_t target, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1074, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3hNV(int32_t target, int16_t s, int16_t t, int16_t r) {
    uint32_t *w_ = tepui_packet(1075, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
}

TEPUI_API void glMultiTexCoord3hvNV(int32_t target, const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1076, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3i(int32_t target, int32_t s, int32_t t, int32_t r) {
    uint32_t *w_ = tepui_packet(1077, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
}

TEPUI_API void glMultiTexCoord3iARB(int32_t target, int32_t s, int32_t t, int32_t r) {
    uint32_t *w_ = tepui_packet(1078, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
}

TEPUI_API void glMultiTexCoord3iv(int32_t target, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1079, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3ivARB(int32_t target, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1080, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3s(int32_t target, int16_t s, int16_t t, int16_t r) {
    uint32_t *w_ = tepui_packet(1081, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
}

TEPUI_API void glMultiTexCoord3sARB(int32_t target, int16_t s, int16_t t, int16_t r) {
    uint32_t *w_ = tepui_packet(1082, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
}

TEPUI_API void glMultiTexCoord3sv(int32_t target, const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1083, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord3svARB(int32_t target, const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1084, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4d(int32_t target, double s, double t, double r, double q) {
    uint32_t *w_ = tepui_packet(1085, 10);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, s);
    tepui_put_double(w_ + 4, t);
    tepui_put_double(w_ + 6, r);
    tepui_put_double(w_ + 8, q);
}

TEPUI_API void glMultiTexCoord4dARB(int32_t target, double s, double t, double r, double q) {
    uint32_t *w_ = tepui_packet(1086, 10);
    tepui_put(w_ + 1, target);
    tepui_put_double(w_ + 2, s);
    tepui_put_double(w_ + 4, t);
    tepui_put_double(w_ + 6, r);
    tepui_put_double(w_ + 8, q);
}

TEPUI_API void glMultiTexCoord4dv(int32_t target, const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1087, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4dvARB(int32_t target, const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1088, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4f(int32_t target, float s, float t, float r, float q) {
    uint32_t *w_ = tepui_packet(1089, 6);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, s);
    tepui_put_float(w_ + 3, t);
    tepui_put_float(w_ + 4, r);
    tepui_put_float(w_ + 5, q);
}

TEPUI_API void glMultiTexCoord4fARB(int32_t target, float s, float t, float r, float q) {
    uint32_t *w_ = tepui_packet(1090, 6);
    tepui_put(w_ + 1, target);
    tepui_put_float(w_ + 2, s);
    tepui_put_float(w_ + 3, t);
    tepui_put_float(w_ + 4, r);
    tepui_put_float(w_ + 5, q);
}

TEPUI_API void glMultiTexCoord4fv(int32_t target, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1091, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4fvARB(int32_t target, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1092, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4hNV(int32_t target, int16_t s, int16_t t, int16_t r, int16_t q) {
    uint32_t *w_ = tepui_packet(1093, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
    tepui_put(w_ + 5, q);
}

TEPUI_API void glMultiTexCoord4hvNV(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1094, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4i(int32_t target, int32_t s, int32_t t, int32_t r, int32_t q) {
    uint32_t *w_ = tepui_packet(1095, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
    tepui_put(w_ + 5, q);
}

TEPUI_API void glMultiTexCoord4iARB(int32_t target, int32_t s, int32_t t, int32_t r, int32_t q) {
    uint32_t *w_ = tepui_packet(1096, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
    tepui_put(w_ + 5, q);
}

TEPUI_API void glMultiTexCoord4iv(int32_t target, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1097, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4ivARB(int32_t target, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1098, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4s(int32_t target, int16_t s, int16_t t, int16_t r, int16_t q) {
    uint32_t *w_ = tepui_packet(1099, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
    tepui_put(w_ + 5, q);
}

TEPUI_API void glMultiTexCoord4sARB(int32_t target, int16_t s, int16_t t, int16_t r, int16_t q) {
    uint32_t *w_ = tepui_packet(1100, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
    tepui_put(w_ + 5, q);
}

TEPUI_API void glMultiTexCoord4sv(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1101, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4svARB(int32_t target, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1102, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, target);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoordP1ui(int32_t texture, int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1103, 4);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, coords);
}

TEPUI_API void glMultiTexCoordP1uiv(int32_t texture, int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1104, 5 + coords_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, type);
    d_ = tepui_put_array(w_ + 3, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoordP2ui(int32_t texture, int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1105, 4);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, coords);
}

TEPUI_API void glMultiTexCoordP2uiv(int32_t texture, int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1106, 5 + coords_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, type);
    d_ = tepui_put_array(w_ + 3, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoordP3ui(int32_t texture, int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1107, 4);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, coords);
}

TEPUI_API void glMultiTexCoordP3uiv(int32_t texture, int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1108, 5 + coords_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, type);
    d_ = tepui_put_array(w_ + 3, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoordP4ui(int32_t texture, int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1109, 4);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, coords);
}

TEPUI_API void glMultiTexCoordP4uiv(int32_t texture, int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1110, 5 + coords_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, type);
    d_ = tepui_put_array(w_ + 3, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoordPointerEXT(int32_t texunit, int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1111, 7);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, stride);
    tepui_put_pointer(w_ + 5, pointer);
    tepui_unknown_arrays();
}

TEPUI_API void glMultiTexEnvfEXT(int32_t texunit, int32_t target, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1112, 5);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_float(w_ + 4, param);
}

TEPUI_API void glMultiTexEnvfvEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1113, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexEnviEXT(int32_t texunit, int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1114, 5);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put(w_ + 4, param);
}

TEPUI_API void glMultiTexEnvivEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1115, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexGendEXT(int32_t texunit, int32_t coord, int32_t pname, double param) {
    uint32_t *w_ = tepui_packet(1116, 6);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    tepui_put_double(w_ + 4, param);
}

TEPUI_API void glMultiTexGendvEXT(int32_t texunit, int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 8;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1117, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexGenfEXT(int32_t texunit, int32_t coord, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1118, 5);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    tepui_put_float(w_ + 4, param);
}

TEPUI_API void glMultiTexGenfvEXT(int32_t texunit, int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1119, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexGeniEXT(int32_t texunit, int32_t coord, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1120, 5);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    tepui_put(w_ + 4, param);
}

TEPUI_API void glMultiTexGenivEXT(int32_t texunit, int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1121, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, coord);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexImage1DEXT(int32_t texunit, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1122, 11);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, border);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, pixels);
    tepui_wait();
}

TEPUI_API void glMultiTexImage2DEXT(int32_t texunit, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1123, 12);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, type);
    tepui_put_pointer(w_ + 10, pixels);
    tepui_wait();
}

TEPUI_API void glMultiTexImage3DEXT(int32_t texunit, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1124, 13);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, depth);
    tepui_put(w_ + 8, border);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put_pointer(w_ + 11, pixels);
    tepui_wait();
}

TEPUI_API void glMultiTexParameterIivEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1125, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexParameterIuivEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1126, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexParameterfEXT(int32_t texunit, int32_t target, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1127, 5);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_float(w_ + 4, param);
}

TEPUI_API void glMultiTexParameterfvEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1128, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexParameteriEXT(int32_t texunit, int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1129, 5);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put(w_ + 4, param);
}

TEPUI_API void glMultiTexParameterivEXT(int32_t texunit, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1130, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glMultiTexSubImage1DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1131, 10);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, format);
    tepui_put(w_ + 7, type);
    tepui_put_pointer(w_ + 8, pixels);
    tepui_wait();
}

TEPUI_API void glMultiTexSubImage2DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1132, 12);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, type);
    tepui_put_pointer(w_ + 10, pixels);
    tepui_wait();
}

TEPUI_API void glMultiTexSubImage3DEXT(int32_t texunit, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1133, 14);
    tepui_put(w_ + 1, texunit);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, zoffset);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
    tepui_put(w_ + 9, depth);
    tepui_put(w_ + 10, format);
    tepui_put(w_ + 11, type);
    tepui_put_pointer(w_ + 12, pixels);
    tepui_wait();
}

TEPUI_API void glNamedBufferData(int32_t buffer, intptr_t size, const void *data, int32_t usage) {
    uint32_t *w_ = tepui_packet(1134, 7);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, size);
    tepui_put_pointer(w_ + 4, data);
    tepui_put(w_ + 6, usage);
    tepui_wait();
}

TEPUI_API void glNamedBufferDataEXT(int32_t buffer, intptr_t size, const void *data, int32_t usage) {
    uint32_t *w_ = tepui_packet(1135, 7);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, size);
    tepui_put_pointer(w_ + 4, data);
    tepui_put(w_ + 6, usage);
    tepui_wait();
}

TEPUI_API void glNamedBufferPageCommitmentARB(int32_t buffer, intptr_t offset, intptr_t size, uint8_t commit) {
    uint32_t *w_ = tepui_packet(1136, 7);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put(w_ + 6, commit);
}

TEPUI_API void glNamedBufferPageCommitmentEXT(int32_t buffer, intptr_t offset, intptr_t size, uint8_t commit) {
    uint32_t *w_ = tepui_packet(1137, 7);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put(w_ + 6, commit);
}

TEPUI_API void glNamedBufferStorage(int32_t buffer, intptr_t size, const void *data, int32_t flags) {
    size_t data_n = tepui_bytes(size, 1);
    uint32_t data_w = tepui_words(data, data_n);
    uint32_t *w_ = tepui_packet(1138, 7 + data_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, size);
    d_ = tepui_put_array(w_ + 4, d_, data, data_n, data_w);
    tepui_put(w_ + 6, flags);
    if (tepui_big(data, data_n)) tepui_wait();
}

TEPUI_API void glNamedBufferStorageEXT(int32_t buffer, intptr_t size, const void *data, int32_t flags) {
    size_t data_n = tepui_bytes(size, 1);
    uint32_t data_w = tepui_words(data, data_n);
    uint32_t *w_ = tepui_packet(1139, 7 + data_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, size);
    d_ = tepui_put_array(w_ + 4, d_, data, data_n, data_w);
    tepui_put(w_ + 6, flags);
    if (tepui_big(data, data_n)) tepui_wait();
}

TEPUI_API void glNamedBufferSubData(int32_t buffer, intptr_t offset, intptr_t size, const void *data) {
    uint32_t *w_ = tepui_packet(1140, 8);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put_pointer(w_ + 6, data);
    tepui_wait();
}

TEPUI_API void glNamedBufferSubDataEXT(int32_t buffer, intptr_t offset, intptr_t size, const void *data) {
    uint32_t *w_ = tepui_packet(1141, 8);
    tepui_put(w_ + 1, buffer);
    tepui_put_long(w_ + 2, offset);
    tepui_put_long(w_ + 4, size);
    tepui_put_pointer(w_ + 6, data);
    tepui_wait();
}

TEPUI_API void glNamedCopyBufferSubDataEXT(int32_t readBuffer, int32_t writeBuffer, intptr_t readOffset, intptr_t writeOffset, intptr_t size) {
    uint32_t *w_ = tepui_packet(1142, 9);
    tepui_put(w_ + 1, readBuffer);
    tepui_put(w_ + 2, writeBuffer);
    tepui_put_long(w_ + 3, readOffset);
    tepui_put_long(w_ + 5, writeOffset);
    tepui_put_long(w_ + 7, size);
}

TEPUI_API void glNamedFramebufferDrawBuffer(int32_t framebuffer, int32_t buf) {
    uint32_t *w_ = tepui_packet(1143, 3);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, buf);
}

TEPUI_API void glNamedFramebufferDrawBuffers(int32_t framebuffer, int32_t n, const void *bufs) {
    uint32_t *w_ = tepui_packet(1144, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, n);
    tepui_put_pointer(w_ + 3, bufs);
    tepui_wait();
}

TEPUI_API void glNamedFramebufferParameteri(int32_t framebuffer, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1145, 4);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glNamedFramebufferParameteriEXT(int32_t framebuffer, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1146, 4);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glNamedFramebufferReadBuffer(int32_t framebuffer, int32_t src) {
    uint32_t *w_ = tepui_packet(1147, 3);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, src);
}

TEPUI_API void glNamedFramebufferRenderbuffer(int32_t framebuffer, int32_t attachment, int32_t renderbuffertarget, int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(1148, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, renderbuffertarget);
    tepui_put(w_ + 4, renderbuffer);
}

TEPUI_API void glNamedFramebufferRenderbufferEXT(int32_t framebuffer, int32_t attachment, int32_t renderbuffertarget, int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(1149, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, renderbuffertarget);
    tepui_put(w_ + 4, renderbuffer);
}

TEPUI_API void glNamedFramebufferSampleLocationsfvARB(int32_t framebuffer, int32_t start, int32_t count, const void *v) {
    size_t v_n = tepui_bytes(count, 8);
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1150, 6 + v_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glNamedFramebufferSampleLocationsfvNV(int32_t framebuffer, int32_t start, int32_t count, const void *v) {
    size_t v_n = tepui_bytes(count, 8);
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1151, 6 + v_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, start);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glNamedFramebufferTexture(int32_t framebuffer, int32_t attachment, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(1152, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
}

TEPUI_API void glNamedFramebufferTexture1DEXT(int32_t framebuffer, int32_t attachment, int32_t textarget, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(1153, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
}

TEPUI_API void glNamedFramebufferTexture2DEXT(int32_t framebuffer, int32_t attachment, int32_t textarget, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(1154, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
}

TEPUI_API void glNamedFramebufferTexture3DEXT(int32_t framebuffer, int32_t attachment, int32_t textarget, int32_t texture, int32_t level, int32_t zoffset) {
    uint32_t *w_ = tepui_packet(1155, 7);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
    tepui_put(w_ + 6, zoffset);
}

TEPUI_API void glNamedFramebufferTextureEXT(int32_t framebuffer, int32_t attachment, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(1156, 5);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
}

TEPUI_API void glNamedFramebufferTextureFaceEXT(int32_t framebuffer, int32_t attachment, int32_t texture, int32_t level, int32_t face) {
    uint32_t *w_ = tepui_packet(1157, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
    tepui_put(w_ + 5, face);
}

TEPUI_API void glNamedFramebufferTextureLayer(int32_t framebuffer, int32_t attachment, int32_t texture, int32_t level, int32_t layer) {
    uint32_t *w_ = tepui_packet(1158, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
    tepui_put(w_ + 5, layer);
}

TEPUI_API void glNamedFramebufferTextureLayerEXT(int32_t framebuffer, int32_t attachment, int32_t texture, int32_t level, int32_t layer) {
    uint32_t *w_ = tepui_packet(1159, 6);
    tepui_put(w_ + 1, framebuffer);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, texture);
    tepui_put(w_ + 4, level);
    tepui_put(w_ + 5, layer);
}

TEPUI_API void glNamedProgramLocalParameter4dEXT(int32_t program, int32_t target, int32_t index, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1160, 12);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, index);
    tepui_put_double(w_ + 4, x);
    tepui_put_double(w_ + 6, y);
    tepui_put_double(w_ + 8, z);
    tepui_put_double(w_ + 10, w);
}

TEPUI_API void glNamedProgramLocalParameter4dvEXT(int32_t program, int32_t target, int32_t index, const void *params) {
    size_t params_n = 32;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1161, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, index);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glNamedProgramLocalParameter4fEXT(int32_t program, int32_t target, int32_t index, float x, float y, float z, float w) {
    uint32_t *w_ = tepui_packet(1162, 8);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, index);
    tepui_put_float(w_ + 4, x);
    tepui_put_float(w_ + 5, y);
    tepui_put_float(w_ + 6, z);
    tepui_put_float(w_ + 7, w);
}

TEPUI_API void glNamedProgramLocalParameter4fvEXT(int32_t program, int32_t target, int32_t index, const void *params) {
    size_t params_n = 16;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1163, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, index);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glNamedProgramLocalParameters4fvEXT(int32_t program, int32_t target, int32_t index, int32_t count, const void *params) {
    size_t params_n = tepui_bytes(count, 16);
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1164, 7 + params_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, count);
    d_ = tepui_put_array(w_ + 5, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glNamedProgramStringEXT(int32_t program, int32_t target, int32_t format, int32_t len, const void *string) {
    size_t string_n = tepui_bytes(len, 1);
    uint32_t string_w = tepui_words(string, string_n);
    uint32_t *w_ = tepui_packet(1165, 7 + string_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, format);
    tepui_put(w_ + 4, len);
    d_ = tepui_put_array(w_ + 5, d_, string, string_n, string_w);
    if (tepui_big(string, string_n)) tepui_wait();
}

TEPUI_API void glNamedRenderbufferStorage(int32_t renderbuffer, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1166, 5);
    tepui_put(w_ + 1, renderbuffer);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
}

TEPUI_API void glNamedRenderbufferStorageEXT(int32_t renderbuffer, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1167, 5);
    tepui_put(w_ + 1, renderbuffer);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
}

TEPUI_API void glNamedRenderbufferStorageMultisample(int32_t renderbuffer, int32_t samples, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1168, 6);
    tepui_put(w_ + 1, renderbuffer);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glNamedRenderbufferStorageMultisampleEXT(int32_t renderbuffer, int32_t samples, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1169, 6);
    tepui_put(w_ + 1, renderbuffer);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glNamedStringARB(int32_t type, int32_t namelen, const void *name, int32_t stringlen, const void *string) {
    size_t name_n = tepui_bytes(namelen, 1);
    uint32_t name_w = tepui_words(name, name_n);
    size_t string_n = tepui_bytes(stringlen, 1);
    uint32_t string_w = tepui_words(string, string_n);
    uint32_t *w_ = tepui_packet(1170, 8 + name_w + string_w);
    uint32_t *d_ = w_ + 8;
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, namelen);
    d_ = tepui_put_array(w_ + 3, d_, name, name_n, name_w);
    tepui_put(w_ + 5, stringlen);
    d_ = tepui_put_array(w_ + 6, d_, string, string_n, string_w);
    if (tepui_big(name, name_n) | tepui_big(string, string_n)) tepui_wait();
}

TEPUI_API void glNewList(int32_t list, int32_t mode) {
    uint32_t *w_ = tepui_packet(1171, 3);
    tepui_put(w_ + 1, list);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glNormal3b(int8_t nx, int8_t ny, int8_t nz) {
    uint32_t *w_ = tepui_packet(1172, 4);
    tepui_put(w_ + 1, nx);
    tepui_put(w_ + 2, ny);
    tepui_put(w_ + 3, nz);
}

TEPUI_API void glNormal3bv(const void *v) {
    size_t v_n = 3;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1173, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glNormal3d(double nx, double ny, double nz) {
    uint32_t *w_ = tepui_packet(1174, 7);
    tepui_put_double(w_ + 1, nx);
    tepui_put_double(w_ + 3, ny);
    tepui_put_double(w_ + 5, nz);
}

TEPUI_API void glNormal3dv(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1175, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glNormal3f(float nx, float ny, float nz) {
    if (tepui_attribute_of_vertex(TEPUI_NORMALS, 3, nx, ny, nz, 0)) return;
    uint32_t *w_ = tepui_packet(1176, 4);
    tepui_put_float(w_ + 1, nx);
    tepui_put_float(w_ + 2, ny);
    tepui_put_float(w_ + 3, nz);
}

TEPUI_API void glNormal3fv(const void *v) {
    if (!tepui_nowhere(v)) {
        glNormal3f(((const float *)v)[0], ((const float *)v)[1], ((const float *)v)[2]);
        return;
    }
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1177, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glNormal3hNV(int16_t nx, int16_t ny, int16_t nz) {
    uint32_t *w_ = tepui_packet(1178, 4);
    tepui_put(w_ + 1, nx);
    tepui_put(w_ + 2, ny);
    tepui_put(w_ + 3, nz);
}

TEPUI_API void glNormal3hvNV(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1179, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glNormal3i(int32_t nx, int32_t ny, int32_t nz) {
    uint32_t *w_ = tepui_packet(1180, 4);
    tepui_put(w_ + 1, nx);
    tepui_put(w_ + 2, ny);
    tepui_put(w_ + 3, nz);
}

TEPUI_API void glNormal3iv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1181, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glNormal3s(int16_t nx, int16_t ny, int16_t nz) {
    uint32_t *w_ = tepui_packet(1182, 4);
    tepui_put(w_ + 1, nx);
    tepui_put(w_ + 2, ny);
    tepui_put(w_ + 3, nz);
}

TEPUI_API void glNormal3sv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1183, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glNormalP3ui(int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1184, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, coords);
}

TEPUI_API void glNormalP3uiv(int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1185, 4 + coords_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glNormalPointer(int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1186, 5);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, stride);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_array(TEPUI_NORMAL, pointer);
}

TEPUI_API void glNormalPointerEXT(int32_t type, int32_t stride, int32_t count, const void *pointer) {
    uint32_t *w_ = tepui_packet(1187, 6);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, stride);
    tepui_put(w_ + 3, count);
    tepui_put_pointer(w_ + 4, pointer);
    tepui_array(TEPUI_NORMAL, pointer);
}

TEPUI_API void glObjectLabel(int32_t identifier, int32_t name, int32_t length, const void *label) {
    uint32_t *w_ = tepui_packet(1188, 6);
    tepui_put(w_ + 1, identifier);
    tepui_put(w_ + 2, name);
    tepui_put(w_ + 3, length);
    tepui_put_pointer(w_ + 4, label);
    tepui_wait();
}

TEPUI_API void glObjectLabelKHR(int32_t identifier, int32_t name, int32_t length, const void *label) {
    uint32_t *w_ = tepui_packet(1189, 6);
    tepui_put(w_ + 1, identifier);
    tepui_put(w_ + 2, name);
    tepui_put(w_ + 3, length);
    tepui_put_pointer(w_ + 4, label);
    tepui_wait();
}

TEPUI_API void glObjectPtrLabel(const void *ptr, int32_t length, const void *label) {
    uint32_t *w_ = tepui_packet(1190, 6);
    tepui_put_pointer(w_ + 1, ptr);
    tepui_put(w_ + 3, length);
    tepui_put_pointer(w_ + 4, label);
    tepui_wait();
}

TEPUI_API void glObjectPtrLabelKHR(const void *ptr, int32_t length, const void *label) {
    uint32_t *w_ = tepui_packet(1191, 6);
    tepui_put_pointer(w_ + 1, ptr);
    tepui_put(w_ + 3, length);
    tepui_put_pointer(w_ + 4, label);
    tepui_wait();
}

TEPUI_API void glOrtho(double left, double right, double bottom, double top, double zNear, double zFar) {
    uint32_t *w_ = tepui_packet(1192, 13);
    tepui_put_double(w_ + 1, left);
    tepui_put_double(w_ + 3, right);
    tepui_put_double(w_ + 5, bottom);
    tepui_put_double(w_ + 7, top);
    tepui_put_double(w_ + 9, zNear);
    tepui_put_double(w_ + 11, zFar);
}

TEPUI_API void glPassThrough(float token) {
    uint32_t *w_ = tepui_packet(1193, 2);
    tepui_put_float(w_ + 1, token);
}

TEPUI_API void glPatchParameterfv(int32_t pname, const void *values) {
    size_t values_n = tepui_values(pname) * 4;
    uint32_t values_w = tepui_words(values, values_n);
    uint32_t *w_ = tepui_packet(1194, 4 + values_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, values, values_n, values_w);
    if (tepui_big(values, values_n)) tepui_wait();
}

TEPUI_API void glPatchParameteri(int32_t pname, int32_t value) {
    uint32_t *w_ = tepui_packet(1195, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, value);
}

TEPUI_API void glPatchParameteriEXT(int32_t pname, int32_t value) {
    uint32_t *w_ = tepui_packet(1196, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, value);
}

TEPUI_API void glPatchParameteriOES(int32_t pname, int32_t value) {
    uint32_t *w_ = tepui_packet(1197, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, value);
}

TEPUI_API void glPauseTransformFeedback(void) {
    tepui_packet(1198, 1);
}

TEPUI_API void glPixelMapfv(int32_t map, int32_t mapsize, const void *values) {
    uint32_t *w_ = tepui_packet(1199, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, mapsize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glPixelMapuiv(int32_t map, int32_t mapsize, const void *values) {
    uint32_t *w_ = tepui_packet(1200, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, mapsize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glPixelMapusv(int32_t map, int32_t mapsize, const void *values) {
    uint32_t *w_ = tepui_packet(1201, 5);
    tepui_put(w_ + 1, map);
    tepui_put(w_ + 2, mapsize);
    tepui_put_pointer(w_ + 3, values);
    tepui_wait();
}

TEPUI_API void glPixelStoref(int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1202, 3);
    tepui_put(w_ + 1, pname);
    tepui_put_float(w_ + 2, param);
}

TEPUI_API void glPixelStorei(int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1203, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, param);
}

TEPUI_API void glPixelTransferf(int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1204, 3);
    tepui_put(w_ + 1, pname);
    tepui_put_float(w_ + 2, param);
}

TEPUI_API void glPixelTransferi(int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1205, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, param);
}

TEPUI_API void glPixelZoom(float xfactor, float yfactor) {
    uint32_t *w_ = tepui_packet(1206, 3);
    tepui_put_float(w_ + 1, xfactor);
    tepui_put_float(w_ + 2, yfactor);
}

TEPUI_API void glPointParameterf(int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1207, 3);
    tepui_put(w_ + 1, pname);
    tepui_put_float(w_ + 2, param);
}

TEPUI_API void glPointParameterfARB(int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1208, 3);
    tepui_put(w_ + 1, pname);
    tepui_put_float(w_ + 2, param);
}

TEPUI_API void glPointParameterfEXT(int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1209, 3);
    tepui_put(w_ + 1, pname);
    tepui_put_float(w_ + 2, param);
}

TEPUI_API void glPointParameterfv(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1210, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glPointParameterfvARB(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1211, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glPointParameterfvEXT(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1212, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glPointParameteri(int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1213, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, param);
}

TEPUI_API void glPointParameteriv(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1214, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glPointSize(float size) {
    uint32_t *w_ = tepui_packet(1215, 2);
    tepui_put_float(w_ + 1, size);
}

TEPUI_API void glPolygonMode(int32_t face, int32_t mode) {
    uint32_t *w_ = tepui_packet(1216, 3);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glPolygonModeNV(int32_t face, int32_t mode) {
    uint32_t *w_ = tepui_packet(1217, 3);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, mode);
}

TEPUI_API void glPolygonOffset(float factor, float units) {
    uint32_t *w_ = tepui_packet(1218, 3);
    tepui_put_float(w_ + 1, factor);
    tepui_put_float(w_ + 2, units);
}

TEPUI_API void glPolygonOffsetClamp(float factor, float units, float clamp) {
    uint32_t *w_ = tepui_packet(1219, 4);
    tepui_put_float(w_ + 1, factor);
    tepui_put_float(w_ + 2, units);
    tepui_put_float(w_ + 3, clamp);
}

TEPUI_API void glPolygonOffsetClampEXT(float factor, float units, float clamp) {
    uint32_t *w_ = tepui_packet(1220, 4);
    tepui_put_float(w_ + 1, factor);
    tepui_put_float(w_ + 2, units);
    tepui_put_float(w_ + 3, clamp);
}

TEPUI_API void glPolygonOffsetEXT(float factor, float bias) {
    uint32_t *w_ = tepui_packet(1221, 3);
    tepui_put_float(w_ + 1, factor);
    tepui_put_float(w_ + 2, bias);
}

TEPUI_API void glPolygonStipple(const void *mask) {
    uint32_t *w_ = tepui_packet(1222, 3);
    tepui_put_pointer(w_ + 1, mask);
    tepui_wait();
}

TEPUI_API void glPopAttrib(void) {
    tepui_packet(1223, 1);
}

TEPUI_API void glPopClientAttrib(void) {
    tepui_packet(1224, 1);
    tepui_unknown_bindings();
}

TEPUI_API void glPopDebugGroup(void) {
    tepui_packet(1225, 1);
}

TEPUI_API void glPopDebugGroupKHR(void) {
    tepui_packet(1226, 1);
}

TEPUI_API void glPopGroupMarkerEXT(void) {
    tepui_packet(1227, 1);
}

TEPUI_API void glPopMatrix(void) {
    tepui_packet(1228, 1);
}

TEPUI_API void glPopName(void) {
    tepui_packet(1229, 1);
}

TEPUI_API void glPrimitiveBoundingBox(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
    uint32_t *w_ = tepui_packet(1230, 9);
    tepui_put_float(w_ + 1, minX);
    tepui_put_float(w_ + 2, minY);
    tepui_put_float(w_ + 3, minZ);
    tepui_put_float(w_ + 4, minW);
    tepui_put_float(w_ + 5, maxX);
    tepui_put_float(w_ + 6, maxY);
    tepui_put_float(w_ + 7, maxZ);
    tepui_put_float(w_ + 8, maxW);
}

TEPUI_API void glPrimitiveBoundingBoxARB(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
    uint32_t *w_ = tepui_packet(1231, 9);
    tepui_put_float(w_ + 1, minX);
    tepui_put_float(w_ + 2, minY);
    tepui_put_float(w_ + 3, minZ);
    tepui_put_float(w_ + 4, minW);
    tepui_put_float(w_ + 5, maxX);
    tepui_put_float(w_ + 6, maxY);
    tepui_put_float(w_ + 7, maxZ);
    tepui_put_float(w_ + 8, maxW);
}

TEPUI_API void glPrimitiveBoundingBoxEXT(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
    uint32_t *w_ = tepui_packet(1232, 9);
    tepui_put_float(w_ + 1, minX);
    tepui_put_float(w_ + 2, minY);
    tepui_put_float(w_ + 3, minZ);
    tepui_put_float(w_ + 4, minW);
    tepui_put_float(w_ + 5, maxX);
    tepui_put_float(w_ + 6, maxY);
    tepui_put_float(w_ + 7, maxZ);
    tepui_put_float(w_ + 8, maxW);
}

TEPUI_API void glPrimitiveBoundingBoxOES(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
    uint32_t *w_ = tepui_packet(1233, 9);
    tepui_put_float(w_ + 1, minX);
    tepui_put_float(w_ + 2, minY);
    tepui_put_float(w_ + 3, minZ);
    tepui_put_float(w_ + 4, minW);
    tepui_put_float(w_ + 5, maxX);
    tepui_put_float(w_ + 6, maxY);
    tepui_put_float(w_ + 7, maxZ);
    tepui_put_float(w_ + 8, maxW);
}

TEPUI_API void glPrimitiveRestartIndex(int32_t index) {
    uint32_t *w_ = tepui_packet(1234, 2);
    tepui_put(w_ + 1, index);
}

TEPUI_API void glPrimitiveRestartIndexNV(int32_t index) {
    uint32_t *w_ = tepui_packet(1235, 2);
    tepui_put(w_ + 1, index);
}

TEPUI_API void glPrimitiveRestartNV(void) {
    tepui_packet(1236, 1);
}

TEPUI_API void glPrioritizeTextures(int32_t n, const void *textures, const void *priorities) {
    size_t textures_n = tepui_bytes(n, 4);
    uint32_t textures_w = tepui_words(textures, textures_n);
    size_t priorities_n = tepui_bytes(n, 4);
    uint32_t priorities_w = tepui_words(priorities, priorities_n);
    uint32_t *w_ = tepui_packet(1237, 6 + textures_w + priorities_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, textures, textures_n, textures_w);
    d_ = tepui_put_array(w_ + 4, d_, priorities, priorities_n, priorities_w);
    if (tepui_big(textures, textures_n) | tepui_big(priorities, priorities_n)) tepui_wait();
}

TEPUI_API void glPrioritizeTexturesEXT(int32_t n, const void *textures, const void *priorities) {
    size_t textures_n = tepui_bytes(n, 4);
    uint32_t textures_w = tepui_words(textures, textures_n);
    size_t priorities_n = tepui_bytes(n, 4);
    uint32_t priorities_w = tepui_words(priorities, priorities_n);
    uint32_t *w_ = tepui_packet(1238, 6 + textures_w + priorities_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, textures, textures_n, textures_w);
    d_ = tepui_put_array(w_ + 4, d_, priorities, priorities_n, priorities_w);
    if (tepui_big(textures, textures_n) | tepui_big(priorities, priorities_n)) tepui_wait();
}

TEPUI_API void glProgramBinary(int32_t program, int32_t binaryFormat, const void *binary, int32_t length) {
    size_t binary_n = tepui_bytes(length, 1);
    uint32_t binary_w = tepui_words(binary, binary_n);
    uint32_t *w_ = tepui_packet(1239, 6 + binary_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, binaryFormat);
    d_ = tepui_put_array(w_ + 3, d_, binary, binary_n, binary_w);
    tepui_put(w_ + 5, length);
    if (tepui_big(binary, binary_n)) tepui_wait();
}

TEPUI_API void glProgramBinaryOES(int32_t program, int32_t binaryFormat, const void *binary, int32_t length) {
    size_t binary_n = tepui_bytes(length, 1);
    uint32_t binary_w = tepui_words(binary, binary_n);
    uint32_t *w_ = tepui_packet(1240, 6 + binary_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, binaryFormat);
    d_ = tepui_put_array(w_ + 3, d_, binary, binary_n, binary_w);
    tepui_put(w_ + 5, length);
    if (tepui_big(binary, binary_n)) tepui_wait();
}

TEPUI_API void glProgramEnvParameter4dARB(int32_t target, int32_t index, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1241, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_double(w_ + 3, x);
    tepui_put_double(w_ + 5, y);
    tepui_put_double(w_ + 7, z);
    tepui_put_double(w_ + 9, w);
}

TEPUI_API void glProgramEnvParameter4dvARB(int32_t target, int32_t index, const void *params) {
    size_t params_n = 32;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1242, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glProgramEnvParameter4fARB(int32_t target, int32_t index, float x, float y, float z, float w) {
    uint32_t *w_ = tepui_packet(1243, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_float(w_ + 3, x);
    tepui_put_float(w_ + 4, y);
    tepui_put_float(w_ + 5, z);
    tepui_put_float(w_ + 6, w);
}

TEPUI_API void glProgramEnvParameter4fvARB(int32_t target, int32_t index, const void *params) {
    size_t params_n = 16;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1244, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glProgramEnvParameters4fvEXT(int32_t target, int32_t index, int32_t count, const void *params) {
    size_t params_n = tepui_bytes(count, 16);
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1245, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glProgramLocalParameter4dARB(int32_t target, int32_t index, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1246, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_double(w_ + 3, x);
    tepui_put_double(w_ + 5, y);
    tepui_put_double(w_ + 7, z);
    tepui_put_double(w_ + 9, w);
}

TEPUI_API void glProgramLocalParameter4dvARB(int32_t target, int32_t index, const void *params) {
    size_t params_n = 32;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1247, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glProgramLocalParameter4fARB(int32_t target, int32_t index, float x, float y, float z, float w) {
    uint32_t *w_ = tepui_packet(1248, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put_float(w_ + 3, x);
    tepui_put_float(w_ + 4, y);
    tepui_put_float(w_ + 5, z);
    tepui_put_float(w_ + 6, w);
}

TEPUI_API void glProgramLocalParameter4fvARB(int32_t target, int32_t index, const void *params) {
    size_t params_n = 16;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1249, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glProgramLocalParameters4fvEXT(int32_t target, int32_t index, int32_t count, const void *params) {
    size_t params_n = tepui_bytes(count, 16);
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1250, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glProgramParameteri(int32_t program, int32_t pname, int32_t value) {
    uint32_t *w_ = tepui_packet(1251, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, value);
}

TEPUI_API void glProgramParameteriARB(int32_t program, int32_t pname, int32_t value) {
    uint32_t *w_ = tepui_packet(1252, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, value);
}

TEPUI_API void glProgramParameteriEXT(int32_t program, int32_t pname, int32_t value) {
    uint32_t *w_ = tepui_packet(1253, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, value);
}

TEPUI_API void glProgramStringARB(int32_t target, int32_t format, int32_t len, const void *string) {
    size_t string_n = tepui_bytes(len, 1);
    uint32_t string_w = tepui_words(string, string_n);
    uint32_t *w_ = tepui_packet(1254, 6 + string_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, format);
    tepui_put(w_ + 3, len);
    d_ = tepui_put_array(w_ + 4, d_, string, string_n, string_w);
    if (tepui_big(string, string_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1d(int32_t program, int32_t location, double v0) {
    uint32_t *w_ = tepui_packet(1255, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_double(w_ + 3, v0);
}

TEPUI_API void glProgramUniform1dEXT(int32_t program, int32_t location, double x) {
    uint32_t *w_ = tepui_packet(1256, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_double(w_ + 3, x);
}

TEPUI_API void glProgramUniform1dv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1257, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1dvEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1258, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1f(int32_t program, int32_t location, float v0) {
    uint32_t *w_ = tepui_packet(1259, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_float(w_ + 3, v0);
}

TEPUI_API void glProgramUniform1fEXT(int32_t program, int32_t location, float v0) {
    uint32_t *w_ = tepui_packet(1260, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_float(w_ + 3, v0);
}

TEPUI_API void glProgramUniform1fv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1261, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1fvEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1262, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1i(int32_t program, int32_t location, int32_t v0) {
    uint32_t *w_ = tepui_packet(1263, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
}

TEPUI_API void glProgramUniform1i64ARB(int32_t program, int32_t location, int64_t x) {
    uint32_t *w_ = tepui_packet(1264, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, x);
}

TEPUI_API void glProgramUniform1i64vARB(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1265, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1iEXT(int32_t program, int32_t location, int32_t v0) {
    uint32_t *w_ = tepui_packet(1266, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
}

TEPUI_API void glProgramUniform1iv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1267, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1ivEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1268, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1ui(int32_t program, int32_t location, int32_t v0) {
    uint32_t *w_ = tepui_packet(1269, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
}

TEPUI_API void glProgramUniform1ui64ARB(int32_t program, int32_t location, int64_t x) {
    uint32_t *w_ = tepui_packet(1270, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, x);
}

TEPUI_API void glProgramUniform1ui64vARB(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1271, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1uiEXT(int32_t program, int32_t location, int32_t v0) {
    uint32_t *w_ = tepui_packet(1272, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
}

TEPUI_API void glProgramUniform1uiv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1273, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform1uivEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1274, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2d(int32_t program, int32_t location, double v0, double v1) {
    uint32_t *w_ = tepui_packet(1275, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_double(w_ + 3, v0);
    tepui_put_double(w_ + 5, v1);
}

TEPUI_API void glProgramUniform2dEXT(int32_t program, int32_t location, double x, double y) {
    uint32_t *w_ = tepui_packet(1276, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_double(w_ + 3, x);
    tepui_put_double(w_ + 5, y);
}

TEPUI_API void glProgramUniform2dv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1277, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2dvEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1278, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2f(int32_t program, int32_t location, float v0, float v1) {
    uint32_t *w_ = tepui_packet(1279, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_float(w_ + 3, v0);
    tepui_put_float(w_ + 4, v1);
}

TEPUI_API void glProgramUniform2fEXT(int32_t program, int32_t location, float v0, float v1) {
    uint32_t *w_ = tepui_packet(1280, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_float(w_ + 3, v0);
    tepui_put_float(w_ + 4, v1);
}

TEPUI_API void glProgramUniform2fv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1281, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2fvEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1282, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2i(int32_t program, int32_t location, int32_t v0, int32_t v1) {
    uint32_t *w_ = tepui_packet(1283, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
}

TEPUI_API void glProgramUniform2i64ARB(int32_t program, int32_t location, int64_t x, int64_t y) {
    uint32_t *w_ = tepui_packet(1284, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, x);
    tepui_put_long(w_ + 5, y);
}

TEPUI_API void glProgramUniform2i64vARB(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1285, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2iEXT(int32_t program, int32_t location, int32_t v0, int32_t v1) {
    uint32_t *w_ = tepui_packet(1286, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
}

TEPUI_API void glProgramUniform2iv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1287, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2ivEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1288, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2ui(int32_t program, int32_t location, int32_t v0, int32_t v1) {
    uint32_t *w_ = tepui_packet(1289, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
}

TEPUI_API void glProgramUniform2ui64ARB(int32_t program, int32_t location, int64_t x, int64_t y) {
    uint32_t *w_ = tepui_packet(1290, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, x);
    tepui_put_long(w_ + 5, y);
}

TEPUI_API void glProgramUniform2ui64vARB(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1291, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2uiEXT(int32_t program, int32_t location, int32_t v0, int32_t v1) {
    uint32_t *w_ = tepui_packet(1292, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
}

TEPUI_API void glProgramUniform2uiv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1293, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform2uivEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1294, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3d(int32_t program, int32_t location, double v0, double v1, double v2) {
    uint32_t *w_ = tepui_packet(1295, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_double(w_ + 3, v0);
    tepui_put_double(w_ + 5, v1);
    tepui_put_double(w_ + 7, v2);
}

TEPUI_API void glProgramUniform3dEXT(int32_t program, int32_t location, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1296, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_double(w_ + 3, x);
    tepui_put_double(w_ + 5, y);
    tepui_put_double(w_ + 7, z);
}

TEPUI_API void glProgramUniform3dv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1297, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3dvEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1298, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3f(int32_t program, int32_t location, float v0, float v1, float v2) {
    uint32_t *w_ = tepui_packet(1299, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_float(w_ + 3, v0);
    tepui_put_float(w_ + 4, v1);
    tepui_put_float(w_ + 5, v2);
}

TEPUI_API void glProgramUniform3fEXT(int32_t program, int32_t location, float v0, float v1, float v2) {
    uint32_t *w_ = tepui_packet(1300, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_float(w_ + 3, v0);
    tepui_put_float(w_ + 4, v1);
    tepui_put_float(w_ + 5, v2);
}

TEPUI_API void glProgramUniform3fv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1301, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3fvEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1302, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3i(int32_t program, int32_t location, int32_t v0, int32_t v1, int32_t v2) {
    uint32_t *w_ = tepui_packet(1303, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
    tepui_put(w_ + 5, v2);
}

TEPUI_API void glProgramUniform3i64ARB(int32_t program, int32_t location, int64_t x, int64_t y, int64_t z) {
    uint32_t *w_ = tepui_packet(1304, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, x);
    tepui_put_long(w_ + 5, y);
    tepui_put_long(w_ + 7, z);
}

TEPUI_API void glProgramUniform3i64vARB(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1305, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3iEXT(int32_t program, int32_t location, int32_t v0, int32_t v1, int32_t v2) {
    uint32_t *w_ = tepui_packet(1306, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
    tepui_put(w_ + 5, v2);
}

TEPUI_API void glProgramUniform3iv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1307, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3ivEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1308, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3ui(int32_t program, int32_t location, int32_t v0, int32_t v1, int32_t v2) {
    uint32_t *w_ = tepui_packet(1309, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
    tepui_put(w_ + 5, v2);
}

TEPUI_API void glProgramUniform3ui64ARB(int32_t program, int32_t location, int64_t x, int64_t y, int64_t z) {
    uint32_t *w_ = tepui_packet(1310, 9);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, x);
    tepui_put_long(w_ + 5, y);
    tepui_put_long(w_ + 7, z);
}

TEPUI_API void glProgramUniform3ui64vARB(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1311, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3uiEXT(int32_t program, int32_t location, int32_t v0, int32_t v1, int32_t v2) {
    uint32_t *w_ = tepui_packet(1312, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
    tepui_put(w_ + 5, v2);
}

TEPUI_API void glProgramUniform3uiv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1313, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform3uivEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1314, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4d(int32_t program, int32_t location, double v0, double v1, double v2, double v3) {
    uint32_t *w_ = tepui_packet(1315, 11);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_double(w_ + 3, v0);
    tepui_put_double(w_ + 5, v1);
    tepui_put_double(w_ + 7, v2);
    tepui_put_double(w_ + 9, v3);
}

TEPUI_API void glProgramUniform4dEXT(int32_t program, int32_t location, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1316, 11);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_double(w_ + 3, x);
    tepui_put_double(w_ + 5, y);
    tepui_put_double(w_ + 7, z);
    tepui_put_double(w_ + 9, w);
}

TEPUI_API void glProgramUniform4dv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1317, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4dvEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1318, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4f(int32_t program, int32_t location, float v0, float v1, float v2, float v3) {
    uint32_t *w_ = tepui_packet(1319, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_float(w_ + 3, v0);
    tepui_put_float(w_ + 4, v1);
    tepui_put_float(w_ + 5, v2);
    tepui_put_float(w_ + 6, v3);
}

TEPUI_API void glProgramUniform4fEXT(int32_t program, int32_t location, float v0, float v1, float v2, float v3) {
    uint32_t *w_ = tepui_packet(1320, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_float(w_ + 3, v0);
    tepui_put_float(w_ + 4, v1);
    tepui_put_float(w_ + 5, v2);
    tepui_put_float(w_ + 6, v3);
}

TEPUI_API void glProgramUniform4fv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1321, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4fvEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1322, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4i(int32_t program, int32_t location, int32_t v0, int32_t v1, int32_t v2, int32_t v3) {
    uint32_t *w_ = tepui_packet(1323, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
    tepui_put(w_ + 5, v2);
    tepui_put(w_ + 6, v3);
}

TEPUI_API void glProgramUniform4i64ARB(int32_t program, int32_t location, int64_t x, int64_t y, int64_t z, int64_t w) {
    uint32_t *w_ = tepui_packet(1324, 11);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, x);
    tepui_put_long(w_ + 5, y);
    tepui_put_long(w_ + 7, z);
    tepui_put_long(w_ + 9, w);
}

TEPUI_API void glProgramUniform4i64vARB(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1325, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4iEXT(int32_t program, int32_t location, int32_t v0, int32_t v1, int32_t v2, int32_t v3) {
    uint32_t *w_ = tepui_packet(1326, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
    tepui_put(w_ + 5, v2);
    tepui_put(w_ + 6, v3);
}

TEPUI_API void glProgramUniform4iv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1327, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4ivEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1328, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4ui(int32_t program, int32_t location, int32_t v0, int32_t v1, int32_t v2, int32_t v3) {
    uint32_t *w_ = tepui_packet(1329, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
    tepui_put(w_ + 5, v2);
    tepui_put(w_ + 6, v3);
}

TEPUI_API void glProgramUniform4ui64ARB(int32_t program, int32_t location, int64_t x, int64_t y, int64_t z, int64_t w) {
    uint32_t *w_ = tepui_packet(1330, 11);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, x);
    tepui_put_long(w_ + 5, y);
    tepui_put_long(w_ + 7, z);
    tepui_put_long(w_ + 9, w);
}

TEPUI_API void glProgramUniform4ui64vARB(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1331, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4uiEXT(int32_t program, int32_t location, int32_t v0, int32_t v1, int32_t v2, int32_t v3) {
    uint32_t *w_ = tepui_packet(1332, 7);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, v0);
    tepui_put(w_ + 4, v1);
    tepui_put(w_ + 5, v2);
    tepui_put(w_ + 6, v3);
}

TEPUI_API void glProgramUniform4uiv(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1333, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniform4uivEXT(int32_t program, int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1334, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformHandleui64ARB(int32_t program, int32_t location, int64_t value) {
    uint32_t *w_ = tepui_packet(1335, 5);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put_long(w_ + 3, value);
}

TEPUI_API void glProgramUniformHandleui64vARB(int32_t program, int32_t location, int32_t count, const void *values) {
    size_t values_n = tepui_bytes(count, 8);
    uint32_t values_w = tepui_words(values, values_n);
    uint32_t *w_ = tepui_packet(1336, 6 + values_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    d_ = tepui_put_array(w_ + 4, d_, values, values_n, values_w);
    if (tepui_big(values, values_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1337, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1338, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1339, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1340, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2x3dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1341, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2x3dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1342, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2x3fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1343, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2x3fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1344, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2x4dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1345, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2x4dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1346, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2x4fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1347, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix2x4fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1348, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 72);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1349, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 72);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1350, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 36);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1351, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 36);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1352, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3x2dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1353, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3x2dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1354, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3x2fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1355, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3x2fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1356, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3x4dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 96);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1357, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3x4dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 96);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1358, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3x4fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1359, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix3x4fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1360, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 128);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1361, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 128);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1362, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1363, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1364, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4x2dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1365, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4x2dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1366, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4x2fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1367, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4x2fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1368, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4x3dv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 96);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1369, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4x3dvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 96);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1370, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4x3fv(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1371, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProgramUniformMatrix4x3fvEXT(int32_t program, int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1372, 7 + value_w);
    uint32_t *d_ = w_ + 7;
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, location);
    tepui_put(w_ + 3, count);
    tepui_put(w_ + 4, transpose);
    d_ = tepui_put_array(w_ + 5, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glProvokingVertex(int32_t mode) {
    uint32_t *w_ = tepui_packet(1373, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glProvokingVertexEXT(int32_t mode) {
    uint32_t *w_ = tepui_packet(1374, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glPushAttrib(int32_t mask) {
    uint32_t *w_ = tepui_packet(1375, 2);
    tepui_put(w_ + 1, mask);
}

TEPUI_API void glPushClientAttrib(int32_t mask) {
    uint32_t *w_ = tepui_packet(1376, 2);
    tepui_put(w_ + 1, mask);
}

TEPUI_API void glPushClientAttribDefaultEXT(int32_t mask) {
    uint32_t *w_ = tepui_packet(1377, 2);
    tepui_put(w_ + 1, mask);
    tepui_unknown_bindings();
}

TEPUI_API void glPushDebugGroup(int32_t source, int32_t id, int32_t length, const void *message) {
    uint32_t *w_ = tepui_packet(1378, 6);
    tepui_put(w_ + 1, source);
    tepui_put(w_ + 2, id);
    tepui_put(w_ + 3, length);
    tepui_put_pointer(w_ + 4, message);
    tepui_wait();
}

TEPUI_API void glPushDebugGroupKHR(int32_t source, int32_t id, int32_t length, const void *message) {
    uint32_t *w_ = tepui_packet(1379, 6);
    tepui_put(w_ + 1, source);
    tepui_put(w_ + 2, id);
    tepui_put(w_ + 3, length);
    tepui_put_pointer(w_ + 4, message);
    tepui_wait();
}

TEPUI_API void glPushGroupMarkerEXT(int32_t length, const void *marker) {
    uint32_t *w_ = tepui_packet(1380, 4);
    tepui_put(w_ + 1, length);
    tepui_put_pointer(w_ + 2, marker);
    tepui_wait();
}

TEPUI_API void glPushMatrix(void) {
    tepui_packet(1381, 1);
}

TEPUI_API void glPushName(int32_t name) {
    uint32_t *w_ = tepui_packet(1382, 2);
    tepui_put(w_ + 1, name);
}

TEPUI_API void glQueryCounter(int32_t id, int32_t target) {
    uint32_t *w_ = tepui_packet(1383, 3);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, target);
}

TEPUI_API void glQueryCounterEXT(int32_t id, int32_t target) {
    uint32_t *w_ = tepui_packet(1384, 3);
    tepui_put(w_ + 1, id);
    tepui_put(w_ + 2, target);
}

TEPUI_API void glRasterPos2d(double x, double y) {
    uint32_t *w_ = tepui_packet(1385, 5);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
}

TEPUI_API void glRasterPos2dv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1386, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos2f(float x, float y) {
    uint32_t *w_ = tepui_packet(1387, 3);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
}

TEPUI_API void glRasterPos2fv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1388, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos2i(int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(1389, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glRasterPos2iv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1390, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos2s(int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(1391, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glRasterPos2sv(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1392, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos3d(double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1393, 7);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
}

TEPUI_API void glRasterPos3dv(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1394, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos3f(float x, float y, float z) {
    uint32_t *w_ = tepui_packet(1395, 4);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
}

TEPUI_API void glRasterPos3fv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1396, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos3i(int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(1397, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glRasterPos3iv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1398, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos3s(int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(1399, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glRasterPos3sv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1400, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos4d(double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1401, 9);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
    tepui_put_double(w_ + 7, w);
}

TEPUI_API void glRasterPos4dv(const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1402, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos4f(float x, float y, float z, float w) {
    uint32_t *w_ = tepui_packet(1403, 5);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
    tepui_put_float(w_ + 4, w);
}

TEPUI_API void glRasterPos4fv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1404, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos4i(int32_t x, int32_t y, int32_t z, int32_t w) {
    uint32_t *w_ = tepui_packet(1405, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, w);
}

TEPUI_API void glRasterPos4iv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1406, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glRasterPos4s(int16_t x, int16_t y, int16_t z, int16_t w) {
    uint32_t *w_ = tepui_packet(1407, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, w);
}

TEPUI_API void glRasterPos4sv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1408, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glReadBuffer(int32_t src) {
    uint32_t *w_ = tepui_packet(1409, 2);
    tepui_put(w_ + 1, src);
}

TEPUI_API void glReadPixels(int32_t x, int32_t y, int32_t width, int32_t height, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1410, 9);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put_pointer(w_ + 7, pixels);
    tepui_wait();
}

TEPUI_API void glReadnPixels(int32_t x, int32_t y, int32_t width, int32_t height, int32_t format, int32_t type, int32_t bufSize, const void *data) {
    uint32_t *w_ = tepui_packet(1411, 10);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put(w_ + 7, bufSize);
    tepui_put_pointer(w_ + 8, data);
    tepui_wait();
}

TEPUI_API void glReadnPixelsARB(int32_t x, int32_t y, int32_t width, int32_t height, int32_t format, int32_t type, int32_t bufSize, const void *data) {
    uint32_t *w_ = tepui_packet(1412, 10);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put(w_ + 7, bufSize);
    tepui_put_pointer(w_ + 8, data);
    tepui_wait();
}

TEPUI_API void glReadnPixelsEXT(int32_t x, int32_t y, int32_t width, int32_t height, int32_t format, int32_t type, int32_t bufSize, const void *data) {
    uint32_t *w_ = tepui_packet(1413, 10);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put(w_ + 7, bufSize);
    tepui_put_pointer(w_ + 8, data);
    tepui_wait();
}

TEPUI_API void glReadnPixelsKHR(int32_t x, int32_t y, int32_t width, int32_t height, int32_t format, int32_t type, int32_t bufSize, const void *data) {
    uint32_t *w_ = tepui_packet(1414, 10);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put(w_ + 7, bufSize);
    tepui_put_pointer(w_ + 8, data);
    tepui_wait();
}

TEPUI_API void glRectd(double x1, double y1, double x2, double y2) {
    uint32_t *w_ = tepui_packet(1415, 9);
    tepui_put_double(w_ + 1, x1);
    tepui_put_double(w_ + 3, y1);
    tepui_put_double(w_ + 5, x2);
    tepui_put_double(w_ + 7, y2);
}

TEPUI_API void glRectdv(const void *v1, const void *v2) {
    size_t v1_n = 16;
    uint32_t v1_w = tepui_words(v1, v1_n);
    size_t v2_n = 16;
    uint32_t v2_w = tepui_words(v2, v2_n);
    uint32_t *w_ = tepui_packet(1416, 5 + v1_w + v2_w);
    uint32_t *d_ = w_ + 5;
    d_ = tepui_put_array(w_ + 1, d_, v1, v1_n, v1_w);
    d_ = tepui_put_array(w_ + 3, d_, v2, v2_n, v2_w);
    if (tepui_big(v1, v1_n) | tepui_big(v2, v2_n)) tepui_wait();
}

TEPUI_API void glRectf(float x1, float y1, float x2, float y2) {
    uint32_t *w_ = tepui_packet(1417, 5);
    tepui_put_float(w_ + 1, x1);
    tepui_put_float(w_ + 2, y1);
    tepui_put_float(w_ + 3, x2);
    tepui_put_float(w_ + 4, y2);
}

TEPUI_API void glRectfv(const void *v1, const void *v2) {
    size_t v1_n = 8;
    uint32_t v1_w = tepui_words(v1, v1_n);
    size_t v2_n = 8;
    uint32_t v2_w = tepui_words(v2, v2_n);
    uint32_t *w_ = tepui_packet(1418, 5 + v1_w + v2_w);
    uint32_t *d_ = w_ + 5;
    d_ = tepui_put_array(w_ + 1, d_, v1, v1_n, v1_w);
    d_ = tepui_put_array(w_ + 3, d_, v2, v2_n, v2_w);
    if (tepui_big(v1, v1_n) | tepui_big(v2, v2_n)) tepui_wait();
}

TEPUI_API void glRecti(int32_t x1, int32_t y1, int32_t x2, int32_t y2) {
    uint32_t *w_ = tepui_packet(1419, 5);
    tepui_put(w_ + 1, x1);
    tepui_put(w_ + 2, y1);
    tepui_put(w_ + 3, x2);
    tepui_put(w_ + 4, y2);
}

TEPUI_API void glRectiv(const void *v1, const void *v2) {
    size_t v1_n = 8;
    uint32_t v1_w = tepui_words(v1, v1_n);
    size_t v2_n = 8;
    uint32_t v2_w = tepui_words(v2, v2_n);
    uint32_t *w_ = tepui_packet(1420, 5 + v1_w + v2_w);
    uint32_t *d_ = w_ + 5;
    d_ = tepui_put_array(w_ + 1, d_, v1, v1_n, v1_w);
    d_ = tepui_put_array(w_ + 3, d_, v2, v2_n, v2_w);
    if (tepui_big(v1, v1_n) | tepui_big(v2, v2_n)) tepui_wait();
}

TEPUI_API void glRects(int16_t x1, int16_t y1, int16_t x2, int16_t y2) {
    uint32_t *w_ = tepui_packet(1421, 5);
    tepui_put(w_ + 1, x1);
    tepui_put(w_ + 2, y1);
    tepui_put(w_ + 3, x2);
    tepui_put(w_ + 4, y2);
}

TEPUI_API void glRectsv(const void *v1, const void *v2) {
    size_t v1_n = 4;
    uint32_t v1_w = tepui_words(v1, v1_n);
    size_t v2_n = 4;
    uint32_t v2_w = tepui_words(v2, v2_n);
    uint32_t *w_ = tepui_packet(1422, 5 + v1_w + v2_w);
    uint32_t *d_ = w_ + 5;
    d_ = tepui_put_array(w_ + 1, d_, v1, v1_n, v1_w);
    d_ = tepui_put_array(w_ + 3, d_, v2, v2_n, v2_w);
    if (tepui_big(v1, v1_n) | tepui_big(v2, v2_n)) tepui_wait();
}

TEPUI_API void glReleaseShaderCompiler(void) {
    tepui_packet(1423, 1);
}

TEPUI_API int32_t glRenderMode(int32_t mode) {
    uint32_t *w_ = tepui_packet(1424, 2);
    tepui_put(w_ + 1, mode);
    return (int32_t)tepui_wait();
}

TEPUI_API void glRenderbufferStorage(int32_t target, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1425, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
}

TEPUI_API void glRenderbufferStorageEXT(int32_t target, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1426, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
}

TEPUI_API void glRenderbufferStorageMultisample(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1427, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glRenderbufferStorageMultisampleANGLE(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1428, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glRenderbufferStorageMultisampleEXT(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1429, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glRenderbufferStorageMultisampleNV(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1430, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glResetHistogram(int32_t target) {
    uint32_t *w_ = tepui_packet(1431, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glResetHistogramEXT(int32_t target) {
    uint32_t *w_ = tepui_packet(1432, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glResetMinmax(int32_t target) {
    uint32_t *w_ = tepui_packet(1433, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glResetMinmaxEXT(int32_t target) {
    uint32_t *w_ = tepui_packet(1434, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glResolveDepthValuesNV(void) {
    tepui_packet(1435, 1);
}

TEPUI_API void glResumeTransformFeedback(void) {
    tepui_packet(1436, 1);
}

TEPUI_API void glRotated(double angle, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1437, 9);
    tepui_put_double(w_ + 1, angle);
    tepui_put_double(w_ + 3, x);
    tepui_put_double(w_ + 5, y);
    tepui_put_double(w_ + 7, z);
}

TEPUI_API void glRotatef(float angle, float x, float y, float z) {
    uint32_t *w_ = tepui_packet(1438, 5);
    tepui_put_float(w_ + 1, angle);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, z);
}

TEPUI_API void glSampleCoverage(float value, uint8_t invert) {
    uint32_t *w_ = tepui_packet(1439, 3);
    tepui_put_float(w_ + 1, value);
    tepui_put(w_ + 2, invert);
}

TEPUI_API void glSampleCoverageARB(float value, uint8_t invert) {
    uint32_t *w_ = tepui_packet(1440, 3);
    tepui_put_float(w_ + 1, value);
    tepui_put(w_ + 2, invert);
}

TEPUI_API void glSampleMaskEXT(float value, uint8_t invert) {
    uint32_t *w_ = tepui_packet(1441, 3);
    tepui_put_float(w_ + 1, value);
    tepui_put(w_ + 2, invert);
}

TEPUI_API void glSampleMaski(int32_t maskNumber, int32_t mask) {
    uint32_t *w_ = tepui_packet(1442, 3);
    tepui_put(w_ + 1, maskNumber);
    tepui_put(w_ + 2, mask);
}

TEPUI_API void glSamplePatternEXT(int32_t pattern) {
    uint32_t *w_ = tepui_packet(1443, 2);
    tepui_put(w_ + 1, pattern);
}

TEPUI_API void glSamplerParameterIiv(int32_t sampler, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(1444, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glSamplerParameterIivEXT(int32_t sampler, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(1445, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glSamplerParameterIivOES(int32_t sampler, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(1446, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glSamplerParameterIuiv(int32_t sampler, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(1447, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glSamplerParameterIuivEXT(int32_t sampler, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(1448, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glSamplerParameterIuivOES(int32_t sampler, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(1449, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glSamplerParameterf(int32_t sampler, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1450, 4);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, param);
}

TEPUI_API void glSamplerParameterfv(int32_t sampler, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(1451, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glSamplerParameteri(int32_t sampler, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1452, 4);
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glSamplerParameteriv(int32_t sampler, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(1453, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, sampler);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glScaled(double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1454, 7);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
}

TEPUI_API void glScalef(float x, float y, float z) {
    uint32_t *w_ = tepui_packet(1455, 4);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
}

TEPUI_API void glScissor(int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1456, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
}

TEPUI_API void glScissorArrayv(int32_t first, int32_t count, const void *v) {
    uint32_t *w_ = tepui_packet(1457, 5);
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glScissorArrayvOES(int32_t first, int32_t count, const void *v) {
    uint32_t *w_ = tepui_packet(1458, 5);
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glScissorIndexed(int32_t index, int32_t left, int32_t bottom, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1459, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, left);
    tepui_put(w_ + 3, bottom);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glScissorIndexedOES(int32_t index, int32_t left, int32_t bottom, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1460, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, left);
    tepui_put(w_ + 3, bottom);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glScissorIndexedv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1461, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glScissorIndexedvOES(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1462, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3b(int8_t red, int8_t green, int8_t blue) {
    uint32_t *w_ = tepui_packet(1463, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3bEXT(int8_t red, int8_t green, int8_t blue) {
    uint32_t *w_ = tepui_packet(1464, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3bv(const void *v) {
    size_t v_n = 3;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1465, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3bvEXT(const void *v) {
    size_t v_n = 3;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1466, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3d(double red, double green, double blue) {
    uint32_t *w_ = tepui_packet(1467, 7);
    tepui_put_double(w_ + 1, red);
    tepui_put_double(w_ + 3, green);
    tepui_put_double(w_ + 5, blue);
}

TEPUI_API void glSecondaryColor3dEXT(double red, double green, double blue) {
    uint32_t *w_ = tepui_packet(1468, 7);
    tepui_put_double(w_ + 1, red);
    tepui_put_double(w_ + 3, green);
    tepui_put_double(w_ + 5, blue);
}

TEPUI_API void glSecondaryColor3dv(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1469, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3dvEXT(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1470, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3f(float red, float green, float blue) {
    uint32_t *w_ = tepui_packet(1471, 4);
    tepui_put_float(w_ + 1, red);
    tepui_put_float(w_ + 2, green);
    tepui_put_float(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3fEXT(float red, float green, float blue) {
    uint32_t *w_ = tepui_packet(1472, 4);
    tepui_put_float(w_ + 1, red);
    tepui_put_float(w_ + 2, green);
    tepui_put_float(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3fv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1473, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3fvEXT(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1474, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3hNV(int16_t red, int16_t green, int16_t blue) {
    uint32_t *w_ = tepui_packet(1475, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3hvNV(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1476, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3i(int32_t red, int32_t green, int32_t blue) {
    uint32_t *w_ = tepui_packet(1477, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3iEXT(int32_t red, int32_t green, int32_t blue) {
    uint32_t *w_ = tepui_packet(1478, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3iv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1479, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3ivEXT(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1480, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3s(int16_t red, int16_t green, int16_t blue) {
    uint32_t *w_ = tepui_packet(1481, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3sEXT(int16_t red, int16_t green, int16_t blue) {
    uint32_t *w_ = tepui_packet(1482, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3sv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1483, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3svEXT(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1484, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3ub(int8_t red, int8_t green, int8_t blue) {
    uint32_t *w_ = tepui_packet(1485, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3ubEXT(int8_t red, int8_t green, int8_t blue) {
    uint32_t *w_ = tepui_packet(1486, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3ubv(const void *v) {
    size_t v_n = 3;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1487, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3ubvEXT(const void *v) {
    size_t v_n = 3;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1488, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3ui(int32_t red, int32_t green, int32_t blue) {
    uint32_t *w_ = tepui_packet(1489, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3uiEXT(int32_t red, int32_t green, int32_t blue) {
    uint32_t *w_ = tepui_packet(1490, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3uiv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1491, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3uivEXT(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1492, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3us(int16_t red, int16_t green, int16_t blue) {
    uint32_t *w_ = tepui_packet(1493, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3usEXT(int16_t red, int16_t green, int16_t blue) {
    uint32_t *w_ = tepui_packet(1494, 4);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
}

TEPUI_API void glSecondaryColor3usv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1495, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColor3usvEXT(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1496, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glSecondaryColorP3ui(int32_t type, int32_t color) {
    uint32_t *w_ = tepui_packet(1497, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, color);
}

TEPUI_API void glSecondaryColorP3uiv(int32_t type, const void *color) {
    size_t color_n = 4;
    uint32_t color_w = tepui_words(color, color_n);
    uint32_t *w_ = tepui_packet(1498, 4 + color_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, color, color_n, color_w);
    if (tepui_big(color, color_n)) tepui_wait();
}

TEPUI_API void glSecondaryColorPointer(int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1499, 6);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put_pointer(w_ + 4, pointer);
    tepui_array(TEPUI_SECONDARY, pointer);
}

TEPUI_API void glSecondaryColorPointerEXT(int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1500, 6);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put_pointer(w_ + 4, pointer);
    tepui_array(TEPUI_SECONDARY, pointer);
}

TEPUI_API void glSelectBuffer(int32_t size, const void *buffer) {
    uint32_t *w_ = tepui_packet(1501, 4);
    tepui_put(w_ + 1, size);
    tepui_put_pointer(w_ + 2, buffer);
    tepui_wait();
}

TEPUI_API void glSeparableFilter2D(int32_t target, int32_t internalformat, int32_t width, int32_t height, int32_t format, int32_t type, const void *row, const void *column) {
    uint32_t *w_ = tepui_packet(1502, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put_pointer(w_ + 7, row);
    tepui_put_pointer(w_ + 9, column);
    tepui_wait();
}

TEPUI_API void glSeparableFilter2DEXT(int32_t target, int32_t internalformat, int32_t width, int32_t height, int32_t format, int32_t type, const void *row, const void *column) {
    uint32_t *w_ = tepui_packet(1503, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put_pointer(w_ + 7, row);
    tepui_put_pointer(w_ + 9, column);
    tepui_wait();
}

TEPUI_API void glShadeModel(int32_t mode) {
    uint32_t *w_ = tepui_packet(1504, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glShaderBinary(int32_t count, const void *shaders, int32_t binaryFormat, const void *binary, int32_t length) {
    size_t shaders_n = tepui_bytes(count, 4);
    uint32_t shaders_w = tepui_words(shaders, shaders_n);
    size_t binary_n = tepui_bytes(length, 1);
    uint32_t binary_w = tepui_words(binary, binary_n);
    uint32_t *w_ = tepui_packet(1505, 8 + shaders_w + binary_w);
    uint32_t *d_ = w_ + 8;
    tepui_put(w_ + 1, count);
    d_ = tepui_put_array(w_ + 2, d_, shaders, shaders_n, shaders_w);
    tepui_put(w_ + 4, binaryFormat);
    d_ = tepui_put_array(w_ + 5, d_, binary, binary_n, binary_w);
    tepui_put(w_ + 7, length);
    if (tepui_big(shaders, shaders_n) | tepui_big(binary, binary_n)) tepui_wait();
}

TEPUI_API void glShaderSource(int32_t shader, int32_t count, const void *string, const void *length) {
    uint32_t *w_ = tepui_packet(1506, 7);
    tepui_put(w_ + 1, shader);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, string);
    tepui_put_pointer(w_ + 5, length);
    tepui_wait();
}

TEPUI_API void glShaderSourceARB(int32_t shaderObj, int32_t count, const void *string, const void *length) {
    uint32_t *w_ = tepui_packet(1507, 7);
    tepui_put(w_ + 1, shaderObj);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, string);
    tepui_put_pointer(w_ + 5, length);
    tepui_wait();
}

TEPUI_API void glShaderStorageBlockBinding(int32_t program, int32_t storageBlockIndex, int32_t storageBlockBinding) {
    uint32_t *w_ = tepui_packet(1508, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, storageBlockIndex);
    tepui_put(w_ + 3, storageBlockBinding);
}

TEPUI_API void glSpecializeShader(int32_t shader, const void *pEntryPoint, int32_t numSpecializationConstants, const void *pConstantIndex, const void *pConstantValue) {
    uint32_t *w_ = tepui_packet(1509, 9);
    tepui_put(w_ + 1, shader);
    tepui_put_pointer(w_ + 2, pEntryPoint);
    tepui_put(w_ + 4, numSpecializationConstants);
    tepui_put_pointer(w_ + 5, pConstantIndex);
    tepui_put_pointer(w_ + 7, pConstantValue);
    tepui_wait();
}

TEPUI_API void glSpecializeShaderARB(int32_t shader, const void *pEntryPoint, int32_t numSpecializationConstants, const void *pConstantIndex, const void *pConstantValue) {
    uint32_t *w_ = tepui_packet(1510, 9);
    tepui_put(w_ + 1, shader);
    tepui_put_pointer(w_ + 2, pEntryPoint);
    tepui_put(w_ + 4, numSpecializationConstants);
    tepui_put_pointer(w_ + 5, pConstantIndex);
    tepui_put_pointer(w_ + 7, pConstantValue);
    tepui_wait();
}

TEPUI_API void glStencilClearTagEXT(int32_t stencilTagBits, int32_t stencilClearTag) {
    uint32_t *w_ = tepui_packet(1511, 3);
    tepui_put(w_ + 1, stencilTagBits);
    tepui_put(w_ + 2, stencilClearTag);
}

TEPUI_API void glStencilFunc(int32_t func, int32_t ref, int32_t mask) {
    uint32_t *w_ = tepui_packet(1512, 4);
    tepui_put(w_ + 1, func);
    tepui_put(w_ + 2, ref);
    tepui_put(w_ + 3, mask);
}

TEPUI_API void glStencilFuncSeparate(int32_t face, int32_t func, int32_t ref, int32_t mask) {
    uint32_t *w_ = tepui_packet(1513, 5);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, func);
    tepui_put(w_ + 3, ref);
    tepui_put(w_ + 4, mask);
}

TEPUI_API void glStencilFuncSeparateATI(int32_t frontfunc, int32_t backfunc, int32_t ref, int32_t mask) {
    uint32_t *w_ = tepui_packet(1514, 5);
    tepui_put(w_ + 1, frontfunc);
    tepui_put(w_ + 2, backfunc);
    tepui_put(w_ + 3, ref);
    tepui_put(w_ + 4, mask);
}

TEPUI_API void glStencilMask(int32_t mask) {
    uint32_t *w_ = tepui_packet(1515, 2);
    tepui_put(w_ + 1, mask);
}

TEPUI_API void glStencilMaskSeparate(int32_t face, int32_t mask) {
    uint32_t *w_ = tepui_packet(1516, 3);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, mask);
}

TEPUI_API void glStencilOp(int32_t fail, int32_t zfail, int32_t zpass) {
    uint32_t *w_ = tepui_packet(1517, 4);
    tepui_put(w_ + 1, fail);
    tepui_put(w_ + 2, zfail);
    tepui_put(w_ + 3, zpass);
}

TEPUI_API void glStencilOpSeparate(int32_t face, int32_t sfail, int32_t dpfail, int32_t dppass) {
    uint32_t *w_ = tepui_packet(1518, 5);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, sfail);
    tepui_put(w_ + 3, dpfail);
    tepui_put(w_ + 4, dppass);
}

TEPUI_API void glStencilOpSeparateATI(int32_t face, int32_t sfail, int32_t dpfail, int32_t dppass) {
    uint32_t *w_ = tepui_packet(1519, 5);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, sfail);
    tepui_put(w_ + 3, dpfail);
    tepui_put(w_ + 4, dppass);
}

TEPUI_API void glTessellationFactorAMD(float factor) {
    uint32_t *w_ = tepui_packet(1520, 2);
    tepui_put_float(w_ + 1, factor);
}

TEPUI_API void glTessellationModeAMD(int32_t mode) {
    uint32_t *w_ = tepui_packet(1521, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glTexBuffer(int32_t target, int32_t internalformat, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1522, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
}

TEPUI_API void glTexBufferARB(int32_t target, int32_t internalformat, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1523, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
}

TEPUI_API void glTexBufferEXT(int32_t target, int32_t internalformat, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1524, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
}

TEPUI_API void glTexBufferOES(int32_t target, int32_t internalformat, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1525, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
}

TEPUI_API void glTexBufferRange(int32_t target, int32_t internalformat, int32_t buffer, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(1526, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put_long(w_ + 6, size);
}

TEPUI_API void glTexBufferRangeEXT(int32_t target, int32_t internalformat, int32_t buffer, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(1527, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put_long(w_ + 6, size);
}

TEPUI_API void glTexBufferRangeOES(int32_t target, int32_t internalformat, int32_t buffer, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(1528, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put_long(w_ + 6, size);
}

TEPUI_API void glTexCoord1d(double s) {
    uint32_t *w_ = tepui_packet(1529, 3);
    tepui_put_double(w_ + 1, s);
}

TEPUI_API void glTexCoord1dv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1530, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord1f(float s) {
    uint32_t *w_ = tepui_packet(1531, 2);
    tepui_put_float(w_ + 1, s);
}

TEPUI_API void glTexCoord1fv(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1532, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord1hNV(int16_t s) {
    uint32_t *w_ = tepui_packet(1533, 2);
    tepui_put(w_ + 1, s);
}

TEPUI_API void glTexCoord1hvNV(const void *v) {
    size_t v_n = 2;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1534, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord1i(int32_t s) {
    uint32_t *w_ = tepui_packet(1535, 2);
    tepui_put(w_ + 1, s);
}

TEPUI_API void glTexCoord1iv(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1536, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord1s(int16_t s) {
    uint32_t *w_ = tepui_packet(1537, 2);
    tepui_put(w_ + 1, s);
}

TEPUI_API void glTexCoord1sv(const void *v) {
    size_t v_n = 2;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1538, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord2d(double s, double t) {
    uint32_t *w_ = tepui_packet(1539, 5);
    tepui_put_double(w_ + 1, s);
    tepui_put_double(w_ + 3, t);
}

TEPUI_API void glTexCoord2dv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1540, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord2f(float s, float t) {
    if (tepui_attribute_of_vertex(TEPUI_COORDINATES, 2, s, t, 0, 0)) return;
    uint32_t *w_ = tepui_packet(1541, 3);
    tepui_put_float(w_ + 1, s);
    tepui_put_float(w_ + 2, t);
}

TEPUI_API void glTexCoord2fv(const void *v) {
    if (!tepui_nowhere(v)) {
        glTexCoord2f(((const float *)v)[0], ((const float *)v)[1]);
        return;
    }
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1542, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord2hNV(int16_t s, int16_t t) {
    uint32_t *w_ = tepui_packet(1543, 3);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
}

TEPUI_API void glTexCoord2hvNV(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1544, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord2i(int32_t s, int32_t t) {
    uint32_t *w_ = tepui_packet(1545, 3);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
}

TEPUI_API void glTexCoord2iv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1546, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord2s(int16_t s, int16_t t) {
    uint32_t *w_ = tepui_packet(1547, 3);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
}

TEPUI_API void glTexCoord2sv(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1548, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord3d(double s, double t, double r) {
    uint32_t *w_ = tepui_packet(1549, 7);
    tepui_put_double(w_ + 1, s);
    tepui_put_double(w_ + 3, t);
    tepui_put_double(w_ + 5, r);
}

TEPUI_API void glTexCoord3dv(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1550, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord3f(float s, float t, float r) {
    uint32_t *w_ = tepui_packet(1551, 4);
    tepui_put_float(w_ + 1, s);
    tepui_put_float(w_ + 2, t);
    tepui_put_float(w_ + 3, r);
}

TEPUI_API void glTexCoord3fv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1552, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord3hNV(int16_t s, int16_t t, int16_t r) {
    uint32_t *w_ = tepui_packet(1553, 4);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
    tepui_put(w_ + 3, r);
}

TEPUI_API void glTexCoord3hvNV(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1554, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord3i(int32_t s, int32_t t, int32_t r) {
    uint32_t *w_ = tepui_packet(1555, 4);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
    tepui_put(w_ + 3, r);
}

TEPUI_API void glTexCoord3iv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1556, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord3s(int16_t s, int16_t t, int16_t r) {
    uint32_t *w_ = tepui_packet(1557, 4);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
    tepui_put(w_ + 3, r);
}

TEPUI_API void glTexCoord3sv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1558, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord4d(double s, double t, double r, double q) {
    uint32_t *w_ = tepui_packet(1559, 9);
    tepui_put_double(w_ + 1, s);
    tepui_put_double(w_ + 3, t);
    tepui_put_double(w_ + 5, r);
    tepui_put_double(w_ + 7, q);
}

TEPUI_API void glTexCoord4dv(const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1560, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord4f(float s, float t, float r, float q) {
    uint32_t *w_ = tepui_packet(1561, 5);
    tepui_put_float(w_ + 1, s);
    tepui_put_float(w_ + 2, t);
    tepui_put_float(w_ + 3, r);
    tepui_put_float(w_ + 4, q);
}

TEPUI_API void glTexCoord4fv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1562, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord4hNV(int16_t s, int16_t t, int16_t r, int16_t q) {
    uint32_t *w_ = tepui_packet(1563, 5);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
    tepui_put(w_ + 3, r);
    tepui_put(w_ + 4, q);
}

TEPUI_API void glTexCoord4hvNV(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1564, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord4i(int32_t s, int32_t t, int32_t r, int32_t q) {
    uint32_t *w_ = tepui_packet(1565, 5);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
    tepui_put(w_ + 3, r);
    tepui_put(w_ + 4, q);
}

TEPUI_API void glTexCoord4iv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1566, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoord4s(int16_t s, int16_t t, int16_t r, int16_t q) {
    uint32_t *w_ = tepui_packet(1567, 5);
    tepui_put(w_ + 1, s);
    tepui_put(w_ + 2, t);
    tepui_put(w_ + 3, r);
    tepui_put(w_ + 4, q);
}

TEPUI_API void glTexCoord4sv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1568, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glTexCoordP1ui(int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1569, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, coords);
}

TEPUI_API void glTexCoordP1uiv(int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1570, 4 + coords_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glTexCoordP2ui(int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1571, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, coords);
}

TEPUI_API void glTexCoordP2uiv(int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1572, 4 + coords_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glTexCoordP3ui(int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1573, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, coords);
}

TEPUI_API void glTexCoordP3uiv(int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1574, 4 + coords_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glTexCoordP4ui(int32_t type, int32_t coords) {
    uint32_t *w_ = tepui_packet(1575, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, coords);
}

TEPUI_API void glTexCoordP4uiv(int32_t type, const void *coords) {
    size_t coords_n = 4;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(1576, 4 + coords_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glTexCoordPointer(int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1577, 6);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put_pointer(w_ + 4, pointer);
    tepui_texture_array(pointer);
}

TEPUI_API void glTexCoordPointerEXT(int32_t size, int32_t type, int32_t stride, int32_t count, const void *pointer) {
    uint32_t *w_ = tepui_packet(1578, 7);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put(w_ + 4, count);
    tepui_put_pointer(w_ + 5, pointer);
    tepui_texture_array(pointer);
}

TEPUI_API void glTexEnvf(int32_t target, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1579, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, param);
}

TEPUI_API void glTexEnvfv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1580, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexEnvi(int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1581, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glTexEnviv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1582, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexGend(int32_t coord, int32_t pname, double param) {
    uint32_t *w_ = tepui_packet(1583, 5);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_double(w_ + 3, param);
}

TEPUI_API void glTexGendv(int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 8;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1584, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexGenf(int32_t coord, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1585, 4);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, param);
}

TEPUI_API void glTexGenfv(int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1586, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexGeni(int32_t coord, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1587, 4);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glTexGeniv(int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1588, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexImage1D(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1589, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, border);
    tepui_put(w_ + 6, format);
    tepui_put(w_ + 7, type);
    tepui_put_pointer(w_ + 8, pixels);
    tepui_wait();
}

TEPUI_API void glTexImage2D(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1590, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, border);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, pixels);
    tepui_wait();
}

TEPUI_API void glTexImage2DMultisample(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1591, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, fixedsamplelocations);
}

TEPUI_API void glTexImage3D(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1592, 12);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, type);
    tepui_put_pointer(w_ + 10, pixels);
    tepui_wait();
}

TEPUI_API void glTexImage3DEXT(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1593, 12);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, type);
    tepui_put_pointer(w_ + 10, pixels);
    tepui_wait();
}

TEPUI_API void glTexImage3DMultisample(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height, int32_t depth, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1594, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, fixedsamplelocations);
}

TEPUI_API void glTexImage3DOES(int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1595, 12);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, type);
    tepui_put_pointer(w_ + 10, pixels);
    tepui_wait();
}

TEPUI_API void glTexPageCommitmentARB(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, uint8_t commit) {
    uint32_t *w_ = tepui_packet(1596, 10);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, commit);
}

TEPUI_API void glTexParameterIiv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1597, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexParameterIivEXT(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1598, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexParameterIivOES(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1599, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexParameterIuiv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1600, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexParameterIuivEXT(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1601, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexParameterIuivOES(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1602, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexParameterf(int32_t target, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1603, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, param);
}

TEPUI_API void glTexParameterfv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1604, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexParameteri(int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1605, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glTexParameteriv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1606, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexStorage1D(int32_t target, int32_t levels, int32_t internalformat, int32_t width) {
    uint32_t *w_ = tepui_packet(1607, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
}

TEPUI_API void glTexStorage1DEXT(int32_t target, int32_t levels, int32_t internalformat, int32_t width) {
    uint32_t *w_ = tepui_packet(1608, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
}

TEPUI_API void glTexStorage2D(int32_t target, int32_t levels, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1609, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glTexStorage2DEXT(int32_t target, int32_t levels, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1610, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glTexStorage2DMultisample(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1611, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, fixedsamplelocations);
}

TEPUI_API void glTexStorage3D(int32_t target, int32_t levels, int32_t internalformat, int32_t width, int32_t height, int32_t depth) {
    uint32_t *w_ = tepui_packet(1612, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
}

TEPUI_API void glTexStorage3DEXT(int32_t target, int32_t levels, int32_t internalformat, int32_t width, int32_t height, int32_t depth) {
    uint32_t *w_ = tepui_packet(1613, 7);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
}

TEPUI_API void glTexStorage3DMultisample(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height, int32_t depth, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1614, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, fixedsamplelocations);
}

TEPUI_API void glTexStorage3DMultisampleOES(int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height, int32_t depth, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1615, 8);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, fixedsamplelocations);
}

TEPUI_API void glTexSubImage1D(int32_t target, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1616, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put_pointer(w_ + 7, pixels);
    tepui_wait();
}

TEPUI_API void glTexSubImage1DEXT(int32_t target, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1617, 9);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put_pointer(w_ + 7, pixels);
    tepui_wait();
}

TEPUI_API void glTexSubImage2D(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1618, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, pixels);
    tepui_wait();
}

TEPUI_API void glTexSubImage2DEXT(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1619, 11);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, pixels);
    tepui_wait();
}

TEPUI_API void glTexSubImage3D(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1620, 13);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put_pointer(w_ + 11, pixels);
    tepui_wait();
}

TEPUI_API void glTexSubImage3DEXT(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1621, 13);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put_pointer(w_ + 11, pixels);
    tepui_wait();
}

TEPUI_API void glTexSubImage3DOES(int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1622, 13);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put_pointer(w_ + 11, pixels);
    tepui_wait();
}

TEPUI_API void glTextureBarrier(void) {
    tepui_packet(1623, 1);
}

TEPUI_API void glTextureBarrierNV(void) {
    tepui_packet(1624, 1);
}

TEPUI_API void glTextureBuffer(int32_t texture, int32_t internalformat, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1625, 4);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
}

TEPUI_API void glTextureBufferEXT(int32_t texture, int32_t target, int32_t internalformat, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1626, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, buffer);
}

TEPUI_API void glTextureBufferRange(int32_t texture, int32_t internalformat, int32_t buffer, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(1627, 8);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put_long(w_ + 6, size);
}

TEPUI_API void glTextureBufferRangeEXT(int32_t texture, int32_t target, int32_t internalformat, int32_t buffer, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(1628, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, buffer);
    tepui_put_long(w_ + 5, offset);
    tepui_put_long(w_ + 7, size);
}

TEPUI_API void glTextureImage1DEXT(int32_t texture, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1629, 11);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, border);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, pixels);
    tepui_wait();
}

TEPUI_API void glTextureImage2DEXT(int32_t texture, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1630, 12);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, border);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, type);
    tepui_put_pointer(w_ + 10, pixels);
    tepui_wait();
}

TEPUI_API void glTextureImage3DEXT(int32_t texture, int32_t target, int32_t level, int32_t internalformat, int32_t width, int32_t height, int32_t depth, int32_t border, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1631, 13);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, depth);
    tepui_put(w_ + 8, border);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put_pointer(w_ + 11, pixels);
    tepui_wait();
}

TEPUI_API void glTextureNormalEXT(int32_t mode) {
    uint32_t *w_ = tepui_packet(1632, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glTexturePageCommitmentEXT(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, uint8_t commit) {
    uint32_t *w_ = tepui_packet(1633, 10);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, commit);
}

TEPUI_API void glTextureParameterIiv(int32_t texture, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(1634, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glTextureParameterIivEXT(int32_t texture, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1635, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTextureParameterIuiv(int32_t texture, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(1636, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glTextureParameterIuivEXT(int32_t texture, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1637, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTextureParameterf(int32_t texture, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1638, 4);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, param);
}

TEPUI_API void glTextureParameterfEXT(int32_t texture, int32_t target, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(1639, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put_float(w_ + 4, param);
}

TEPUI_API void glTextureParameterfv(int32_t texture, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(1640, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, param);
    tepui_wait();
}

TEPUI_API void glTextureParameterfvEXT(int32_t texture, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1641, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTextureParameteri(int32_t texture, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1642, 4);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glTextureParameteriEXT(int32_t texture, int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(1643, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    tepui_put(w_ + 4, param);
}

TEPUI_API void glTextureParameteriv(int32_t texture, int32_t pname, const void *param) {
    uint32_t *w_ = tepui_packet(1644, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, param);
    tepui_wait();
}

TEPUI_API void glTextureParameterivEXT(int32_t texture, int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(1645, 6 + params_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, pname);
    d_ = tepui_put_array(w_ + 4, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTextureRangeAPPLE(int32_t target, int32_t length, const void *pointer) {
    size_t pointer_n = tepui_bytes(length, 1);
    uint32_t pointer_w = tepui_words(pointer, pointer_n);
    uint32_t *w_ = tepui_packet(1646, 5 + pointer_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, length);
    d_ = tepui_put_array(w_ + 3, d_, pointer, pointer_n, pointer_w);
    if (tepui_big(pointer, pointer_n)) tepui_wait();
}

TEPUI_API void glTextureStorage1D(int32_t texture, int32_t levels, int32_t internalformat, int32_t width) {
    uint32_t *w_ = tepui_packet(1647, 5);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
}

TEPUI_API void glTextureStorage1DEXT(int32_t texture, int32_t target, int32_t levels, int32_t internalformat, int32_t width) {
    uint32_t *w_ = tepui_packet(1648, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, levels);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
}

TEPUI_API void glTextureStorage2D(int32_t texture, int32_t levels, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1649, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glTextureStorage2DEXT(int32_t texture, int32_t target, int32_t levels, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(1650, 7);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, levels);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
}

TEPUI_API void glTextureStorage2DMultisample(int32_t texture, int32_t samples, int32_t internalformat, int32_t width, int32_t height, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1651, 7);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, fixedsamplelocations);
}

TEPUI_API void glTextureStorage2DMultisampleEXT(int32_t texture, int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1652, 8);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, samples);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, fixedsamplelocations);
}

TEPUI_API void glTextureStorage3D(int32_t texture, int32_t levels, int32_t internalformat, int32_t width, int32_t height, int32_t depth) {
    uint32_t *w_ = tepui_packet(1653, 7);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, levels);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
}

TEPUI_API void glTextureStorage3DEXT(int32_t texture, int32_t target, int32_t levels, int32_t internalformat, int32_t width, int32_t height, int32_t depth) {
    uint32_t *w_ = tepui_packet(1654, 8);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, levels);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, depth);
}

TEPUI_API void glTextureStorage3DMultisample(int32_t texture, int32_t samples, int32_t internalformat, int32_t width, int32_t height, int32_t depth, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1655, 8);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, samples);
    tepui_put(w_ + 3, internalformat);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
    tepui_put(w_ + 6, depth);
    tepui_put(w_ + 7, fixedsamplelocations);
}

TEPUI_API void glTextureStorage3DMultisampleEXT(int32_t texture, int32_t target, int32_t samples, int32_t internalformat, int32_t width, int32_t height, int32_t depth, uint8_t fixedsamplelocations) {
    uint32_t *w_ = tepui_packet(1656, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, samples);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, depth);
    tepui_put(w_ + 8, fixedsamplelocations);
}

TEPUI_API void glTextureSubImage1D(int32_t texture, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1657, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, format);
    tepui_put(w_ + 6, type);
    tepui_put_pointer(w_ + 7, pixels);
    tepui_wait();
}

TEPUI_API void glTextureSubImage1DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t width, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1658, 10);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, format);
    tepui_put(w_ + 7, type);
    tepui_put_pointer(w_ + 8, pixels);
    tepui_wait();
}

TEPUI_API void glTextureSubImage2D(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1659, 11);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, width);
    tepui_put(w_ + 6, height);
    tepui_put(w_ + 7, format);
    tepui_put(w_ + 8, type);
    tepui_put_pointer(w_ + 9, pixels);
    tepui_wait();
}

TEPUI_API void glTextureSubImage2DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t width, int32_t height, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1660, 12);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, format);
    tepui_put(w_ + 9, type);
    tepui_put_pointer(w_ + 10, pixels);
    tepui_wait();
}

TEPUI_API void glTextureSubImage3D(int32_t texture, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1661, 13);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, level);
    tepui_put(w_ + 3, xoffset);
    tepui_put(w_ + 4, yoffset);
    tepui_put(w_ + 5, zoffset);
    tepui_put(w_ + 6, width);
    tepui_put(w_ + 7, height);
    tepui_put(w_ + 8, depth);
    tepui_put(w_ + 9, format);
    tepui_put(w_ + 10, type);
    tepui_put_pointer(w_ + 11, pixels);
    tepui_wait();
}

TEPUI_API void glTextureSubImage3DEXT(int32_t texture, int32_t target, int32_t level, int32_t xoffset, int32_t yoffset, int32_t zoffset, int32_t width, int32_t height, int32_t depth, int32_t format, int32_t type, const void *pixels) {
    uint32_t *w_ = tepui_packet(1662, 14);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, level);
    tepui_put(w_ + 4, xoffset);
    tepui_put(w_ + 5, yoffset);
    tepui_put(w_ + 6, zoffset);
    tepui_put(w_ + 7, width);
    tepui_put(w_ + 8, height);
    tepui_put(w_ + 9, depth);
    tepui_put(w_ + 10, format);
    tepui_put(w_ + 11, type);
    tepui_put_pointer(w_ + 12, pixels);
    tepui_wait();
}

TEPUI_API void glTextureView(int32_t texture, int32_t target, int32_t origtexture, int32_t internalformat, int32_t minlevel, int32_t numlevels, int32_t minlayer, int32_t numlayers) {
    uint32_t *w_ = tepui_packet(1663, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, origtexture);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, minlevel);
    tepui_put(w_ + 6, numlevels);
    tepui_put(w_ + 7, minlayer);
    tepui_put(w_ + 8, numlayers);
}

TEPUI_API void glTextureViewEXT(int32_t texture, int32_t target, int32_t origtexture, int32_t internalformat, int32_t minlevel, int32_t numlevels, int32_t minlayer, int32_t numlayers) {
    uint32_t *w_ = tepui_packet(1664, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, origtexture);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, minlevel);
    tepui_put(w_ + 6, numlevels);
    tepui_put(w_ + 7, minlayer);
    tepui_put(w_ + 8, numlayers);
}

TEPUI_API void glTextureViewOES(int32_t texture, int32_t target, int32_t origtexture, int32_t internalformat, int32_t minlevel, int32_t numlevels, int32_t minlayer, int32_t numlayers) {
    uint32_t *w_ = tepui_packet(1665, 9);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, target);
    tepui_put(w_ + 3, origtexture);
    tepui_put(w_ + 4, internalformat);
    tepui_put(w_ + 5, minlevel);
    tepui_put(w_ + 6, numlevels);
    tepui_put(w_ + 7, minlayer);
    tepui_put(w_ + 8, numlayers);
}

TEPUI_API void glTransformFeedbackBufferBase(int32_t xfb, int32_t index, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1666, 4);
    tepui_put(w_ + 1, xfb);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, buffer);
}

TEPUI_API void glTransformFeedbackBufferRange(int32_t xfb, int32_t index, int32_t buffer, intptr_t offset, intptr_t size) {
    uint32_t *w_ = tepui_packet(1667, 8);
    tepui_put(w_ + 1, xfb);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put_long(w_ + 6, size);
}

TEPUI_API void glTransformFeedbackVaryings(int32_t program, int32_t count, const void *varyings, int32_t bufferMode) {
    uint32_t *w_ = tepui_packet(1668, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, varyings);
    tepui_put(w_ + 5, bufferMode);
    tepui_wait();
}

TEPUI_API void glTransformFeedbackVaryingsEXT(int32_t program, int32_t count, const void *varyings, int32_t bufferMode) {
    uint32_t *w_ = tepui_packet(1669, 6);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, varyings);
    tepui_put(w_ + 5, bufferMode);
    tepui_wait();
}

TEPUI_API void glTranslated(double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1670, 7);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
}

TEPUI_API void glTranslatef(float x, float y, float z) {
    uint32_t *w_ = tepui_packet(1671, 4);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
}

TEPUI_API void glUniform1d(int32_t location, double x) {
    uint32_t *w_ = tepui_packet(1672, 4);
    tepui_put(w_ + 1, location);
    tepui_put_double(w_ + 2, x);
}

TEPUI_API void glUniform1dv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1673, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform1f(int32_t location, float v0) {
    uint32_t *w_ = tepui_packet(1674, 3);
    tepui_put(w_ + 1, location);
    tepui_put_float(w_ + 2, v0);
}

TEPUI_API void glUniform1fARB(int32_t location, float v0) {
    uint32_t *w_ = tepui_packet(1675, 3);
    tepui_put(w_ + 1, location);
    tepui_put_float(w_ + 2, v0);
}

TEPUI_API void glUniform1fv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1676, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform1fvARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1677, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform1i(int32_t location, int32_t v0) {
    uint32_t *w_ = tepui_packet(1678, 3);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
}

TEPUI_API void glUniform1i64ARB(int32_t location, int64_t x) {
    uint32_t *w_ = tepui_packet(1679, 4);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, x);
}

TEPUI_API void glUniform1i64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1680, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform1iARB(int32_t location, int32_t v0) {
    uint32_t *w_ = tepui_packet(1681, 3);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
}

TEPUI_API void glUniform1iv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1682, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform1ivARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1683, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform1ui(int32_t location, int32_t v0) {
    uint32_t *w_ = tepui_packet(1684, 3);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
}

TEPUI_API void glUniform1ui64ARB(int32_t location, int64_t x) {
    uint32_t *w_ = tepui_packet(1685, 4);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, x);
}

TEPUI_API void glUniform1ui64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1686, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform1uiEXT(int32_t location, int32_t v0) {
    uint32_t *w_ = tepui_packet(1687, 3);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
}

TEPUI_API void glUniform1uiv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1688, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform1uivEXT(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 4);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1689, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2d(int32_t location, double x, double y) {
    uint32_t *w_ = tepui_packet(1690, 6);
    tepui_put(w_ + 1, location);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
}

TEPUI_API void glUniform2dv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1691, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2f(int32_t location, float v0, float v1) {
    uint32_t *w_ = tepui_packet(1692, 4);
    tepui_put(w_ + 1, location);
    tepui_put_float(w_ + 2, v0);
    tepui_put_float(w_ + 3, v1);
}

TEPUI_API void glUniform2fARB(int32_t location, float v0, float v1) {
    uint32_t *w_ = tepui_packet(1693, 4);
    tepui_put(w_ + 1, location);
    tepui_put_float(w_ + 2, v0);
    tepui_put_float(w_ + 3, v1);
}

TEPUI_API void glUniform2fv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1694, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2fvARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1695, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2i(int32_t location, int32_t v0, int32_t v1) {
    uint32_t *w_ = tepui_packet(1696, 4);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
}

TEPUI_API void glUniform2i64ARB(int32_t location, int64_t x, int64_t y) {
    uint32_t *w_ = tepui_packet(1697, 6);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, x);
    tepui_put_long(w_ + 4, y);
}

TEPUI_API void glUniform2i64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1698, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2iARB(int32_t location, int32_t v0, int32_t v1) {
    uint32_t *w_ = tepui_packet(1699, 4);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
}

TEPUI_API void glUniform2iv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1700, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2ivARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1701, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2ui(int32_t location, int32_t v0, int32_t v1) {
    uint32_t *w_ = tepui_packet(1702, 4);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
}

TEPUI_API void glUniform2ui64ARB(int32_t location, int64_t x, int64_t y) {
    uint32_t *w_ = tepui_packet(1703, 6);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, x);
    tepui_put_long(w_ + 4, y);
}

TEPUI_API void glUniform2ui64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1704, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2uiEXT(int32_t location, int32_t v0, int32_t v1) {
    uint32_t *w_ = tepui_packet(1705, 4);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
}

TEPUI_API void glUniform2uiv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1706, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform2uivEXT(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1707, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3d(int32_t location, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1708, 8);
    tepui_put(w_ + 1, location);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
}

TEPUI_API void glUniform3dv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1709, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3f(int32_t location, float v0, float v1, float v2) {
    uint32_t *w_ = tepui_packet(1710, 5);
    tepui_put(w_ + 1, location);
    tepui_put_float(w_ + 2, v0);
    tepui_put_float(w_ + 3, v1);
    tepui_put_float(w_ + 4, v2);
}

TEPUI_API void glUniform3fARB(int32_t location, float v0, float v1, float v2) {
    uint32_t *w_ = tepui_packet(1711, 5);
    tepui_put(w_ + 1, location);
    tepui_put_float(w_ + 2, v0);
    tepui_put_float(w_ + 3, v1);
    tepui_put_float(w_ + 4, v2);
}

TEPUI_API void glUniform3fv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1712, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3fvARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1713, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3i(int32_t location, int32_t v0, int32_t v1, int32_t v2) {
    uint32_t *w_ = tepui_packet(1714, 5);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
    tepui_put(w_ + 4, v2);
}

TEPUI_API void glUniform3i64ARB(int32_t location, int64_t x, int64_t y, int64_t z) {
    uint32_t *w_ = tepui_packet(1715, 8);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, x);
    tepui_put_long(w_ + 4, y);
    tepui_put_long(w_ + 6, z);
}

TEPUI_API void glUniform3i64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1716, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3iARB(int32_t location, int32_t v0, int32_t v1, int32_t v2) {
    uint32_t *w_ = tepui_packet(1717, 5);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
    tepui_put(w_ + 4, v2);
}

TEPUI_API void glUniform3iv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1718, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3ivARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1719, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3ui(int32_t location, int32_t v0, int32_t v1, int32_t v2) {
    uint32_t *w_ = tepui_packet(1720, 5);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
    tepui_put(w_ + 4, v2);
}

TEPUI_API void glUniform3ui64ARB(int32_t location, int64_t x, int64_t y, int64_t z) {
    uint32_t *w_ = tepui_packet(1721, 8);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, x);
    tepui_put_long(w_ + 4, y);
    tepui_put_long(w_ + 6, z);
}

TEPUI_API void glUniform3ui64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1722, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3uiEXT(int32_t location, int32_t v0, int32_t v1, int32_t v2) {
    uint32_t *w_ = tepui_packet(1723, 5);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
    tepui_put(w_ + 4, v2);
}

TEPUI_API void glUniform3uiv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1724, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform3uivEXT(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 12);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1725, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4d(int32_t location, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1726, 10);
    tepui_put(w_ + 1, location);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
    tepui_put_double(w_ + 8, w);
}

TEPUI_API void glUniform4dv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1727, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4f(int32_t location, float v0, float v1, float v2, float v3) {
    uint32_t *w_ = tepui_packet(1728, 6);
    tepui_put(w_ + 1, location);
    tepui_put_float(w_ + 2, v0);
    tepui_put_float(w_ + 3, v1);
    tepui_put_float(w_ + 4, v2);
    tepui_put_float(w_ + 5, v3);
}

TEPUI_API void glUniform4fARB(int32_t location, float v0, float v1, float v2, float v3) {
    uint32_t *w_ = tepui_packet(1729, 6);
    tepui_put(w_ + 1, location);
    tepui_put_float(w_ + 2, v0);
    tepui_put_float(w_ + 3, v1);
    tepui_put_float(w_ + 4, v2);
    tepui_put_float(w_ + 5, v3);
}

TEPUI_API void glUniform4fv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1730, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4fvARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1731, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4i(int32_t location, int32_t v0, int32_t v1, int32_t v2, int32_t v3) {
    uint32_t *w_ = tepui_packet(1732, 6);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
    tepui_put(w_ + 4, v2);
    tepui_put(w_ + 5, v3);
}

TEPUI_API void glUniform4i64ARB(int32_t location, int64_t x, int64_t y, int64_t z, int64_t w) {
    uint32_t *w_ = tepui_packet(1733, 10);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, x);
    tepui_put_long(w_ + 4, y);
    tepui_put_long(w_ + 6, z);
    tepui_put_long(w_ + 8, w);
}

TEPUI_API void glUniform4i64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1734, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4iARB(int32_t location, int32_t v0, int32_t v1, int32_t v2, int32_t v3) {
    uint32_t *w_ = tepui_packet(1735, 6);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
    tepui_put(w_ + 4, v2);
    tepui_put(w_ + 5, v3);
}

TEPUI_API void glUniform4iv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1736, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4ivARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1737, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4ui(int32_t location, int32_t v0, int32_t v1, int32_t v2, int32_t v3) {
    uint32_t *w_ = tepui_packet(1738, 6);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
    tepui_put(w_ + 4, v2);
    tepui_put(w_ + 5, v3);
}

TEPUI_API void glUniform4ui64ARB(int32_t location, int64_t x, int64_t y, int64_t z, int64_t w) {
    uint32_t *w_ = tepui_packet(1739, 10);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, x);
    tepui_put_long(w_ + 4, y);
    tepui_put_long(w_ + 6, z);
    tepui_put_long(w_ + 8, w);
}

TEPUI_API void glUniform4ui64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1740, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4uiEXT(int32_t location, int32_t v0, int32_t v1, int32_t v2, int32_t v3) {
    uint32_t *w_ = tepui_packet(1741, 6);
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, v0);
    tepui_put(w_ + 3, v1);
    tepui_put(w_ + 4, v2);
    tepui_put(w_ + 5, v3);
}

TEPUI_API void glUniform4uiv(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1742, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniform4uivEXT(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1743, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformBlockBinding(int32_t program, int32_t uniformBlockIndex, int32_t uniformBlockBinding) {
    uint32_t *w_ = tepui_packet(1744, 4);
    tepui_put(w_ + 1, program);
    tepui_put(w_ + 2, uniformBlockIndex);
    tepui_put(w_ + 3, uniformBlockBinding);
}

TEPUI_API void glUniformHandleui64ARB(int32_t location, int64_t value) {
    uint32_t *w_ = tepui_packet(1745, 4);
    tepui_put(w_ + 1, location);
    tepui_put_long(w_ + 2, value);
}

TEPUI_API void glUniformHandleui64vARB(int32_t location, int32_t count, const void *value) {
    size_t value_n = tepui_bytes(count, 8);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1746, 5 + value_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1747, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1748, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2fvARB(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 16);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1749, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2x3dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1750, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2x3fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1751, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2x3fvNV(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1752, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2x4dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1753, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2x4fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1754, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix2x4fvNV(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1755, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 72);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1756, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 36);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1757, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3fvARB(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 36);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1758, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3x2dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1759, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3x2fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1760, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3x2fvNV(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 24);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1761, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3x4dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 96);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1762, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3x4fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1763, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix3x4fvNV(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1764, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 128);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1765, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1766, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4fvARB(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1767, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4x2dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 64);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1768, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4x2fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1769, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4x2fvNV(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 32);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1770, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4x3dv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 96);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1771, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4x3fv(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1772, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformMatrix4x3fvNV(int32_t location, int32_t count, uint8_t transpose, const void *value) {
    size_t value_n = tepui_bytes(count, 48);
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1773, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, location);
    tepui_put(w_ + 2, count);
    tepui_put(w_ + 3, transpose);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glUniformSubroutinesuiv(int32_t shadertype, int32_t count, const void *indices) {
    size_t indices_n = tepui_bytes(count, 4);
    uint32_t indices_w = tepui_words(indices, indices_n);
    uint32_t *w_ = tepui_packet(1774, 5 + indices_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, shadertype);
    tepui_put(w_ + 2, count);
    d_ = tepui_put_array(w_ + 3, d_, indices, indices_n, indices_w);
    if (tepui_big(indices, indices_n)) tepui_wait();
}

TEPUI_API void glUnlockArraysEXT(void) {
    tepui_packet(1775, 1);
}

TEPUI_API uint8_t glUnmapBuffer(int32_t target) {
    uint32_t *w_ = tepui_packet(1776, 2);
    tepui_put(w_ + 1, target);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glUnmapBufferARB(int32_t target) {
    uint32_t *w_ = tepui_packet(1777, 2);
    tepui_put(w_ + 1, target);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glUnmapBufferOES(int32_t target) {
    uint32_t *w_ = tepui_packet(1778, 2);
    tepui_put(w_ + 1, target);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glUnmapNamedBuffer(int32_t buffer) {
    uint32_t *w_ = tepui_packet(1779, 2);
    tepui_put(w_ + 1, buffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glUnmapNamedBufferEXT(int32_t buffer) {
    uint32_t *w_ = tepui_packet(1780, 2);
    tepui_put(w_ + 1, buffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API void glUseProgram(int32_t program) {
    uint32_t *w_ = tepui_packet(1781, 2);
    tepui_put(w_ + 1, program);
}

TEPUI_API void glUseProgramObjectARB(int32_t programObj) {
    uint32_t *w_ = tepui_packet(1782, 2);
    tepui_put(w_ + 1, programObj);
}

TEPUI_API void glUseProgramStages(int32_t pipeline, int32_t stages, int32_t program) {
    uint32_t *w_ = tepui_packet(1783, 4);
    tepui_put(w_ + 1, pipeline);
    tepui_put(w_ + 2, stages);
    tepui_put(w_ + 3, program);
}

TEPUI_API void glUseProgramStagesEXT(int32_t pipeline, int32_t stages, int32_t program) {
    uint32_t *w_ = tepui_packet(1784, 4);
    tepui_put(w_ + 1, pipeline);
    tepui_put(w_ + 2, stages);
    tepui_put(w_ + 3, program);
}

TEPUI_API void glUseShaderProgramEXT(int32_t type, int32_t program) {
    uint32_t *w_ = tepui_packet(1785, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, program);
}

TEPUI_API void glValidateProgram(int32_t program) {
    uint32_t *w_ = tepui_packet(1786, 2);
    tepui_put(w_ + 1, program);
}

TEPUI_API void glValidateProgramARB(int32_t programObj) {
    uint32_t *w_ = tepui_packet(1787, 2);
    tepui_put(w_ + 1, programObj);
}

TEPUI_API void glValidateProgramPipeline(int32_t pipeline) {
    uint32_t *w_ = tepui_packet(1788, 2);
    tepui_put(w_ + 1, pipeline);
}

TEPUI_API void glValidateProgramPipelineEXT(int32_t pipeline) {
    uint32_t *w_ = tepui_packet(1789, 2);
    tepui_put(w_ + 1, pipeline);
}

TEPUI_API void glVertex2d(double x, double y) {
    uint32_t *w_ = tepui_packet(1790, 5);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
}

TEPUI_API void glVertex2dv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1791, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex2f(float x, float y) {
    if (tepui_position(2, x, y, 0)) return;
    uint32_t *w_ = tepui_packet(1792, 3);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
}

TEPUI_API void glVertex2fv(const void *v) {
    if (!tepui_nowhere(v)) {
        glVertex2f(((const float *)v)[0], ((const float *)v)[1]);
        return;
    }
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1793, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex2hNV(int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(1794, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glVertex2hvNV(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1795, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex2i(int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(1796, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glVertex2iv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1797, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex2s(int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(1798, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glVertex2sv(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1799, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex3d(double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1800, 7);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
}

TEPUI_API void glVertex3dv(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1801, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex3f(float x, float y, float z) {
    if (tepui_position(3, x, y, z)) return;
    uint32_t *w_ = tepui_packet(1802, 4);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
}

TEPUI_API void glVertex3fv(const void *v) {
    if (!tepui_nowhere(v)) {
        glVertex3f(((const float *)v)[0], ((const float *)v)[1], ((const float *)v)[2]);
        return;
    }
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1803, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex3hNV(int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(1804, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glVertex3hvNV(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1805, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex3i(int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(1806, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glVertex3iv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1807, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex3s(int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(1808, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glVertex3sv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1809, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex4d(double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1810, 9);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
    tepui_put_double(w_ + 7, w);
}

TEPUI_API void glVertex4dv(const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1811, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex4f(float x, float y, float z, float w) {
    uint32_t *w_ = tepui_packet(1812, 5);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
    tepui_put_float(w_ + 4, w);
}

TEPUI_API void glVertex4fv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1813, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex4hNV(int16_t x, int16_t y, int16_t z, int16_t w) {
    uint32_t *w_ = tepui_packet(1814, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, w);
}

TEPUI_API void glVertex4hvNV(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1815, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex4i(int32_t x, int32_t y, int32_t z, int32_t w) {
    uint32_t *w_ = tepui_packet(1816, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, w);
}

TEPUI_API void glVertex4iv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1817, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertex4s(int16_t x, int16_t y, int16_t z, int16_t w) {
    uint32_t *w_ = tepui_packet(1818, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, w);
}

TEPUI_API void glVertex4sv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1819, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexArrayAttribBinding(int32_t vaobj, int32_t attribindex, int32_t bindingindex) {
    uint32_t *w_ = tepui_packet(1820, 4);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, attribindex);
    tepui_put(w_ + 3, bindingindex);
}

TEPUI_API void glVertexArrayAttribFormat(int32_t vaobj, int32_t attribindex, int32_t size, int32_t type, uint8_t normalized, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1821, 7);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, attribindex);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, normalized);
    tepui_put(w_ + 6, relativeoffset);
}

TEPUI_API void glVertexArrayAttribIFormat(int32_t vaobj, int32_t attribindex, int32_t size, int32_t type, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1822, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, attribindex);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, relativeoffset);
}

TEPUI_API void glVertexArrayAttribLFormat(int32_t vaobj, int32_t attribindex, int32_t size, int32_t type, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1823, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, attribindex);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, relativeoffset);
}

TEPUI_API void glVertexArrayBindVertexBufferEXT(int32_t vaobj, int32_t bindingindex, int32_t buffer, intptr_t offset, int32_t stride) {
    uint32_t *w_ = tepui_packet(1824, 7);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, bindingindex);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put(w_ + 6, stride);
}

TEPUI_API void glVertexArrayBindingDivisor(int32_t vaobj, int32_t bindingindex, int32_t divisor) {
    uint32_t *w_ = tepui_packet(1825, 4);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, bindingindex);
    tepui_put(w_ + 3, divisor);
}

TEPUI_API void glVertexArrayColorOffsetEXT(int32_t vaobj, int32_t buffer, int32_t size, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1826, 8);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, stride);
    tepui_put_long(w_ + 6, offset);
}

TEPUI_API void glVertexArrayEdgeFlagOffsetEXT(int32_t vaobj, int32_t buffer, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1827, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, stride);
    tepui_put_long(w_ + 4, offset);
}

TEPUI_API void glVertexArrayElementBuffer(int32_t vaobj, int32_t buffer) {
    uint32_t *w_ = tepui_packet(1828, 3);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_element_buffer(vaobj, buffer);
}

TEPUI_API void glVertexArrayFogCoordOffsetEXT(int32_t vaobj, int32_t buffer, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1829, 7);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, stride);
    tepui_put_long(w_ + 5, offset);
}

TEPUI_API void glVertexArrayIndexOffsetEXT(int32_t vaobj, int32_t buffer, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1830, 7);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, stride);
    tepui_put_long(w_ + 5, offset);
}

TEPUI_API void glVertexArrayMultiTexCoordOffsetEXT(int32_t vaobj, int32_t buffer, int32_t texunit, int32_t size, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1831, 9);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, texunit);
    tepui_put(w_ + 4, size);
    tepui_put(w_ + 5, type);
    tepui_put(w_ + 6, stride);
    tepui_put_long(w_ + 7, offset);
}

TEPUI_API void glVertexArrayNormalOffsetEXT(int32_t vaobj, int32_t buffer, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1832, 7);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, stride);
    tepui_put_long(w_ + 5, offset);
}

TEPUI_API void glVertexArraySecondaryColorOffsetEXT(int32_t vaobj, int32_t buffer, int32_t size, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1833, 8);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, stride);
    tepui_put_long(w_ + 6, offset);
}

TEPUI_API void glVertexArrayTexCoordOffsetEXT(int32_t vaobj, int32_t buffer, int32_t size, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1834, 8);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, stride);
    tepui_put_long(w_ + 6, offset);
}

TEPUI_API void glVertexArrayVertexAttribBindingEXT(int32_t vaobj, int32_t attribindex, int32_t bindingindex) {
    uint32_t *w_ = tepui_packet(1835, 4);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, attribindex);
    tepui_put(w_ + 3, bindingindex);
}

TEPUI_API void glVertexArrayVertexAttribDivisorEXT(int32_t vaobj, int32_t index, int32_t divisor) {
    uint32_t *w_ = tepui_packet(1836, 4);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, index);
    tepui_put(w_ + 3, divisor);
}

TEPUI_API void glVertexArrayVertexAttribFormatEXT(int32_t vaobj, int32_t attribindex, int32_t size, int32_t type, uint8_t normalized, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1837, 7);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, attribindex);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, normalized);
    tepui_put(w_ + 6, relativeoffset);
}

TEPUI_API void glVertexArrayVertexAttribIFormatEXT(int32_t vaobj, int32_t attribindex, int32_t size, int32_t type, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1838, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, attribindex);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, relativeoffset);
}

TEPUI_API void glVertexArrayVertexAttribIOffsetEXT(int32_t vaobj, int32_t buffer, int32_t index, int32_t size, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1839, 9);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, size);
    tepui_put(w_ + 5, type);
    tepui_put(w_ + 6, stride);
    tepui_put_long(w_ + 7, offset);
}

TEPUI_API void glVertexArrayVertexAttribLFormatEXT(int32_t vaobj, int32_t attribindex, int32_t size, int32_t type, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1840, 6);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, attribindex);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, relativeoffset);
}

TEPUI_API void glVertexArrayVertexAttribLOffsetEXT(int32_t vaobj, int32_t buffer, int32_t index, int32_t size, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1841, 9);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, size);
    tepui_put(w_ + 5, type);
    tepui_put(w_ + 6, stride);
    tepui_put_long(w_ + 7, offset);
}

TEPUI_API void glVertexArrayVertexAttribOffsetEXT(int32_t vaobj, int32_t buffer, int32_t index, int32_t size, int32_t type, uint8_t normalized, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1842, 10);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, index);
    tepui_put(w_ + 4, size);
    tepui_put(w_ + 5, type);
    tepui_put(w_ + 6, normalized);
    tepui_put(w_ + 7, stride);
    tepui_put_long(w_ + 8, offset);
    tepui_unknown_arrays();
}

TEPUI_API void glVertexArrayVertexBindingDivisorEXT(int32_t vaobj, int32_t bindingindex, int32_t divisor) {
    uint32_t *w_ = tepui_packet(1843, 4);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, bindingindex);
    tepui_put(w_ + 3, divisor);
}

TEPUI_API void glVertexArrayVertexBuffer(int32_t vaobj, int32_t bindingindex, int32_t buffer, intptr_t offset, int32_t stride) {
    uint32_t *w_ = tepui_packet(1844, 7);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, bindingindex);
    tepui_put(w_ + 3, buffer);
    tepui_put_long(w_ + 4, offset);
    tepui_put(w_ + 6, stride);
}

TEPUI_API void glVertexArrayVertexBuffers(int32_t vaobj, int32_t first, int32_t count, const void *buffers, const void *offsets, const void *strides) {
    uint32_t *w_ = tepui_packet(1845, 10);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, first);
    tepui_put(w_ + 3, count);
    tepui_put_pointer(w_ + 4, buffers);
    tepui_put_pointer(w_ + 6, offsets);
    tepui_put_pointer(w_ + 8, strides);
    tepui_wait();
}

TEPUI_API void glVertexArrayVertexOffsetEXT(int32_t vaobj, int32_t buffer, int32_t size, int32_t type, int32_t stride, intptr_t offset) {
    uint32_t *w_ = tepui_packet(1846, 8);
    tepui_put(w_ + 1, vaobj);
    tepui_put(w_ + 2, buffer);
    tepui_put(w_ + 3, size);
    tepui_put(w_ + 4, type);
    tepui_put(w_ + 5, stride);
    tepui_put_long(w_ + 6, offset);
}

TEPUI_API void glVertexAttrib1d(int32_t index, double x) {
    uint32_t *w_ = tepui_packet(1847, 4);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
}

TEPUI_API void glVertexAttrib1dARB(int32_t index, double x) {
    uint32_t *w_ = tepui_packet(1848, 4);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
}

TEPUI_API void glVertexAttrib1dv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1849, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib1dvARB(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1850, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib1f(int32_t index, float x) {
    uint32_t *w_ = tepui_packet(1851, 3);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
}

TEPUI_API void glVertexAttrib1fARB(int32_t index, float x) {
    uint32_t *w_ = tepui_packet(1852, 3);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
}

TEPUI_API void glVertexAttrib1fv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1853, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib1fvARB(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1854, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib1hNV(int32_t index, int16_t x) {
    uint32_t *w_ = tepui_packet(1855, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
}

TEPUI_API void glVertexAttrib1hvNV(int32_t index, const void *v) {
    size_t v_n = 2;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1856, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib1s(int32_t index, int16_t x) {
    uint32_t *w_ = tepui_packet(1857, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
}

TEPUI_API void glVertexAttrib1sARB(int32_t index, int16_t x) {
    uint32_t *w_ = tepui_packet(1858, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
}

TEPUI_API void glVertexAttrib1sv(int32_t index, const void *v) {
    size_t v_n = 2;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1859, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib1svARB(int32_t index, const void *v) {
    size_t v_n = 2;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1860, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib2d(int32_t index, double x, double y) {
    uint32_t *w_ = tepui_packet(1861, 6);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
}

TEPUI_API void glVertexAttrib2dARB(int32_t index, double x, double y) {
    uint32_t *w_ = tepui_packet(1862, 6);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
}

TEPUI_API void glVertexAttrib2dv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1863, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib2dvARB(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1864, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib2f(int32_t index, float x, float y) {
    uint32_t *w_ = tepui_packet(1865, 4);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
}

TEPUI_API void glVertexAttrib2fARB(int32_t index, float x, float y) {
    uint32_t *w_ = tepui_packet(1866, 4);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
}

TEPUI_API void glVertexAttrib2fv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1867, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib2fvARB(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1868, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib2hNV(int32_t index, int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(1869, 4);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
}

TEPUI_API void glVertexAttrib2hvNV(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1870, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib2s(int32_t index, int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(1871, 4);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
}

TEPUI_API void glVertexAttrib2sARB(int32_t index, int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(1872, 4);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
}

TEPUI_API void glVertexAttrib2sv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1873, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib2svARB(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1874, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib3d(int32_t index, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1875, 8);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
}

TEPUI_API void glVertexAttrib3dARB(int32_t index, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1876, 8);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
}

TEPUI_API void glVertexAttrib3dv(int32_t index, const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1877, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib3dvARB(int32_t index, const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1878, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib3f(int32_t index, float x, float y, float z) {
    uint32_t *w_ = tepui_packet(1879, 5);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, z);
}

TEPUI_API void glVertexAttrib3fARB(int32_t index, float x, float y, float z) {
    uint32_t *w_ = tepui_packet(1880, 5);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, z);
}

TEPUI_API void glVertexAttrib3fv(int32_t index, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1881, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib3fvARB(int32_t index, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1882, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib3hNV(int32_t index, int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(1883, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
}

TEPUI_API void glVertexAttrib3hvNV(int32_t index, const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1884, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib3s(int32_t index, int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(1885, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
}

TEPUI_API void glVertexAttrib3sARB(int32_t index, int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(1886, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
}

TEPUI_API void glVertexAttrib3sv(int32_t index, const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1887, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib3svARB(int32_t index, const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1888, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4Nbv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1889, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4NbvARB(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1890, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4Niv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1891, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4NivARB(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1892, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4Nsv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1893, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4NsvARB(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1894, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4Nub(int32_t index, int8_t x, int8_t y, int8_t z, int8_t w) {
    uint32_t *w_ = tepui_packet(1895, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttrib4NubARB(int32_t index, int8_t x, int8_t y, int8_t z, int8_t w) {
    uint32_t *w_ = tepui_packet(1896, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttrib4Nubv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1897, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4NubvARB(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1898, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4Nuiv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1899, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4NuivARB(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1900, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4Nusv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1901, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4NusvARB(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1902, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4bv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1903, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4bvARB(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1904, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4d(int32_t index, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1905, 10);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
    tepui_put_double(w_ + 8, w);
}

TEPUI_API void glVertexAttrib4dARB(int32_t index, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1906, 10);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
    tepui_put_double(w_ + 8, w);
}

TEPUI_API void glVertexAttrib4dv(int32_t index, const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1907, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4dvARB(int32_t index, const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1908, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4f(int32_t index, float x, float y, float z, float w) {
    uint32_t *w_ = tepui_packet(1909, 6);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, z);
    tepui_put_float(w_ + 5, w);
}

TEPUI_API void glVertexAttrib4fARB(int32_t index, float x, float y, float z, float w) {
    uint32_t *w_ = tepui_packet(1910, 6);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, z);
    tepui_put_float(w_ + 5, w);
}

TEPUI_API void glVertexAttrib4fv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1911, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4fvARB(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1912, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4hNV(int32_t index, int16_t x, int16_t y, int16_t z, int16_t w) {
    uint32_t *w_ = tepui_packet(1913, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttrib4hvNV(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1914, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4iv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1915, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4ivARB(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1916, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4s(int32_t index, int16_t x, int16_t y, int16_t z, int16_t w) {
    uint32_t *w_ = tepui_packet(1917, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttrib4sARB(int32_t index, int16_t x, int16_t y, int16_t z, int16_t w) {
    uint32_t *w_ = tepui_packet(1918, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttrib4sv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1919, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4svARB(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1920, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4ubv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1921, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4ubvARB(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1922, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4uiv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1923, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4uivARB(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1924, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4usv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1925, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttrib4usvARB(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1926, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribBinding(int32_t attribindex, int32_t bindingindex) {
    uint32_t *w_ = tepui_packet(1927, 3);
    tepui_put(w_ + 1, attribindex);
    tepui_put(w_ + 2, bindingindex);
}

TEPUI_API void glVertexAttribDivisor(int32_t index, int32_t divisor) {
    uint32_t *w_ = tepui_packet(1928, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, divisor);
}

TEPUI_API void glVertexAttribDivisorANGLE(int32_t index, int32_t divisor) {
    uint32_t *w_ = tepui_packet(1929, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, divisor);
}

TEPUI_API void glVertexAttribDivisorARB(int32_t index, int32_t divisor) {
    uint32_t *w_ = tepui_packet(1930, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, divisor);
}

TEPUI_API void glVertexAttribDivisorEXT(int32_t index, int32_t divisor) {
    uint32_t *w_ = tepui_packet(1931, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, divisor);
}

TEPUI_API void glVertexAttribDivisorNV(int32_t index, int32_t divisor) {
    uint32_t *w_ = tepui_packet(1932, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, divisor);
}

TEPUI_API void glVertexAttribFormat(int32_t attribindex, int32_t size, int32_t type, uint8_t normalized, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1933, 6);
    tepui_put(w_ + 1, attribindex);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, normalized);
    tepui_put(w_ + 5, relativeoffset);
}

TEPUI_API void glVertexAttribI1i(int32_t index, int32_t x) {
    uint32_t *w_ = tepui_packet(1934, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
}

TEPUI_API void glVertexAttribI1iEXT(int32_t index, int32_t x) {
    uint32_t *w_ = tepui_packet(1935, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
}

TEPUI_API void glVertexAttribI1iv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1936, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI1ivEXT(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1937, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI1ui(int32_t index, int32_t x) {
    uint32_t *w_ = tepui_packet(1938, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
}

TEPUI_API void glVertexAttribI1uiEXT(int32_t index, int32_t x) {
    uint32_t *w_ = tepui_packet(1939, 3);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
}

TEPUI_API void glVertexAttribI1uiv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1940, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI1uivEXT(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1941, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI2i(int32_t index, int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(1942, 4);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
}

TEPUI_API void glVertexAttribI2iEXT(int32_t index, int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(1943, 4);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
}

TEPUI_API void glVertexAttribI2iv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1944, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI2ivEXT(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1945, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI2ui(int32_t index, int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(1946, 4);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
}

TEPUI_API void glVertexAttribI2uiEXT(int32_t index, int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(1947, 4);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
}

TEPUI_API void glVertexAttribI2uiv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1948, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI2uivEXT(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1949, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI3i(int32_t index, int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(1950, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
}

TEPUI_API void glVertexAttribI3iEXT(int32_t index, int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(1951, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
}

TEPUI_API void glVertexAttribI3iv(int32_t index, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1952, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI3ivEXT(int32_t index, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1953, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI3ui(int32_t index, int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(1954, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
}

TEPUI_API void glVertexAttribI3uiEXT(int32_t index, int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(1955, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
}

TEPUI_API void glVertexAttribI3uiv(int32_t index, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1956, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI3uivEXT(int32_t index, const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1957, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4bv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1958, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4bvEXT(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1959, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4i(int32_t index, int32_t x, int32_t y, int32_t z, int32_t w) {
    uint32_t *w_ = tepui_packet(1960, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttribI4iEXT(int32_t index, int32_t x, int32_t y, int32_t z, int32_t w) {
    uint32_t *w_ = tepui_packet(1961, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttribI4iv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1962, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4ivEXT(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1963, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4sv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1964, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4svEXT(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1965, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4ubv(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1966, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4ubvEXT(int32_t index, const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1967, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4ui(int32_t index, int32_t x, int32_t y, int32_t z, int32_t w) {
    uint32_t *w_ = tepui_packet(1968, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttribI4uiEXT(int32_t index, int32_t x, int32_t y, int32_t z, int32_t w) {
    uint32_t *w_ = tepui_packet(1969, 6);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
    tepui_put(w_ + 5, w);
}

TEPUI_API void glVertexAttribI4uiv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1970, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4uivEXT(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1971, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4usv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1972, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribI4usvEXT(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1973, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribIFormat(int32_t attribindex, int32_t size, int32_t type, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1974, 5);
    tepui_put(w_ + 1, attribindex);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, relativeoffset);
}

TEPUI_API void glVertexAttribIPointer(int32_t index, int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1975, 7);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, stride);
    tepui_put_pointer(w_ + 5, pointer);
    tepui_attribute(index, pointer);
}

TEPUI_API void glVertexAttribIPointerEXT(int32_t index, int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1976, 7);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, stride);
    tepui_put_pointer(w_ + 5, pointer);
    tepui_attribute(index, pointer);
}

TEPUI_API void glVertexAttribL1d(int32_t index, double x) {
    uint32_t *w_ = tepui_packet(1977, 4);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
}

TEPUI_API void glVertexAttribL1dEXT(int32_t index, double x) {
    uint32_t *w_ = tepui_packet(1978, 4);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
}

TEPUI_API void glVertexAttribL1dv(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1979, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribL1dvEXT(int32_t index, const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1980, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribL1ui64ARB(int32_t index, int64_t x) {
    uint32_t *w_ = tepui_packet(1981, 4);
    tepui_put(w_ + 1, index);
    tepui_put_long(w_ + 2, x);
}

TEPUI_API void glVertexAttribL1ui64vARB(int32_t index, const void *v) {
    uint32_t *w_ = tepui_packet(1982, 4);
    tepui_put(w_ + 1, index);
    tepui_put_pointer(w_ + 2, v);
    tepui_wait();
}

TEPUI_API void glVertexAttribL2d(int32_t index, double x, double y) {
    uint32_t *w_ = tepui_packet(1983, 6);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
}

TEPUI_API void glVertexAttribL2dEXT(int32_t index, double x, double y) {
    uint32_t *w_ = tepui_packet(1984, 6);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
}

TEPUI_API void glVertexAttribL2dv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1985, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribL2dvEXT(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1986, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribL3d(int32_t index, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1987, 8);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
}

TEPUI_API void glVertexAttribL3dEXT(int32_t index, double x, double y, double z) {
    uint32_t *w_ = tepui_packet(1988, 8);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
}

TEPUI_API void glVertexAttribL3dv(int32_t index, const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1989, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribL3dvEXT(int32_t index, const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1990, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribL4d(int32_t index, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1991, 10);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
    tepui_put_double(w_ + 8, w);
}

TEPUI_API void glVertexAttribL4dEXT(int32_t index, double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(1992, 10);
    tepui_put(w_ + 1, index);
    tepui_put_double(w_ + 2, x);
    tepui_put_double(w_ + 4, y);
    tepui_put_double(w_ + 6, z);
    tepui_put_double(w_ + 8, w);
}

TEPUI_API void glVertexAttribL4dv(int32_t index, const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1993, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribL4dvEXT(int32_t index, const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(1994, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribLFormat(int32_t attribindex, int32_t size, int32_t type, int32_t relativeoffset) {
    uint32_t *w_ = tepui_packet(1995, 5);
    tepui_put(w_ + 1, attribindex);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, relativeoffset);
}

TEPUI_API void glVertexAttribLPointer(int32_t index, int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1996, 7);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, stride);
    tepui_put_pointer(w_ + 5, pointer);
    tepui_attribute(index, pointer);
}

TEPUI_API void glVertexAttribLPointerEXT(int32_t index, int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(1997, 7);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, stride);
    tepui_put_pointer(w_ + 5, pointer);
    tepui_attribute(index, pointer);
}

TEPUI_API void glVertexAttribP1ui(int32_t index, int32_t type, uint8_t normalized, int32_t value) {
    uint32_t *w_ = tepui_packet(1998, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, normalized);
    tepui_put(w_ + 4, value);
}

TEPUI_API void glVertexAttribP1uiv(int32_t index, int32_t type, uint8_t normalized, const void *value) {
    size_t value_n = 4;
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(1999, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, normalized);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glVertexAttribP2ui(int32_t index, int32_t type, uint8_t normalized, int32_t value) {
    uint32_t *w_ = tepui_packet(2000, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, normalized);
    tepui_put(w_ + 4, value);
}

TEPUI_API void glVertexAttribP2uiv(int32_t index, int32_t type, uint8_t normalized, const void *value) {
    size_t value_n = 4;
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(2001, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, normalized);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glVertexAttribP3ui(int32_t index, int32_t type, uint8_t normalized, int32_t value) {
    uint32_t *w_ = tepui_packet(2002, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, normalized);
    tepui_put(w_ + 4, value);
}

TEPUI_API void glVertexAttribP3uiv(int32_t index, int32_t type, uint8_t normalized, const void *value) {
    size_t value_n = 4;
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(2003, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, normalized);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glVertexAttribP4ui(int32_t index, int32_t type, uint8_t normalized, int32_t value) {
    uint32_t *w_ = tepui_packet(2004, 5);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, normalized);
    tepui_put(w_ + 4, value);
}

TEPUI_API void glVertexAttribP4uiv(int32_t index, int32_t type, uint8_t normalized, const void *value) {
    size_t value_n = 4;
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(2005, 6 + value_w);
    uint32_t *d_ = w_ + 6;
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, normalized);
    d_ = tepui_put_array(w_ + 4, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glVertexAttribPointer(int32_t index, int32_t size, int32_t type, uint8_t normalized, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(2006, 8);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, normalized);
    tepui_put(w_ + 5, stride);
    tepui_put_pointer(w_ + 6, pointer);
    tepui_attribute(index, pointer);
}

TEPUI_API void glVertexAttribPointerARB(int32_t index, int32_t size, int32_t type, uint8_t normalized, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(2007, 8);
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, size);
    tepui_put(w_ + 3, type);
    tepui_put(w_ + 4, normalized);
    tepui_put(w_ + 5, stride);
    tepui_put_pointer(w_ + 6, pointer);
    tepui_attribute(index, pointer);
}

TEPUI_API void glVertexAttribs1hvNV(int32_t index, int32_t n, const void *v) {
    size_t v_n = tepui_bytes(n, 2);
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2008, 5 + v_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, n);
    d_ = tepui_put_array(w_ + 3, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribs2hvNV(int32_t index, int32_t n, const void *v) {
    size_t v_n = tepui_bytes(n, 2);
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2009, 5 + v_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, n);
    d_ = tepui_put_array(w_ + 3, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribs3hvNV(int32_t index, int32_t n, const void *v) {
    size_t v_n = tepui_bytes(n, 2);
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2010, 5 + v_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, n);
    d_ = tepui_put_array(w_ + 3, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexAttribs4hvNV(int32_t index, int32_t n, const void *v) {
    size_t v_n = tepui_bytes(n, 2);
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2011, 5 + v_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, index);
    tepui_put(w_ + 2, n);
    d_ = tepui_put_array(w_ + 3, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glVertexBindingDivisor(int32_t bindingindex, int32_t divisor) {
    uint32_t *w_ = tepui_packet(2012, 3);
    tepui_put(w_ + 1, bindingindex);
    tepui_put(w_ + 2, divisor);
}

TEPUI_API void glVertexBlendARB(int32_t count) {
    uint32_t *w_ = tepui_packet(2013, 2);
    tepui_put(w_ + 1, count);
}

TEPUI_API void glVertexP2ui(int32_t type, int32_t value) {
    uint32_t *w_ = tepui_packet(2014, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, value);
}

TEPUI_API void glVertexP2uiv(int32_t type, const void *value) {
    size_t value_n = 4;
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(2015, 4 + value_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glVertexP3ui(int32_t type, int32_t value) {
    uint32_t *w_ = tepui_packet(2016, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, value);
}

TEPUI_API void glVertexP3uiv(int32_t type, const void *value) {
    size_t value_n = 4;
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(2017, 4 + value_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glVertexP4ui(int32_t type, int32_t value) {
    uint32_t *w_ = tepui_packet(2018, 3);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, value);
}

TEPUI_API void glVertexP4uiv(int32_t type, const void *value) {
    size_t value_n = 4;
    uint32_t value_w = tepui_words(value, value_n);
    uint32_t *w_ = tepui_packet(2019, 4 + value_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, type);
    d_ = tepui_put_array(w_ + 2, d_, value, value_n, value_w);
    if (tepui_big(value, value_n)) tepui_wait();
}

TEPUI_API void glVertexPointer(int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(2020, 6);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put_pointer(w_ + 4, pointer);
    tepui_array(TEPUI_VERTEX, pointer);
}

TEPUI_API void glVertexPointerEXT(int32_t size, int32_t type, int32_t stride, int32_t count, const void *pointer) {
    uint32_t *w_ = tepui_packet(2021, 7);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put(w_ + 4, count);
    tepui_put_pointer(w_ + 5, pointer);
    tepui_array(TEPUI_VERTEX, pointer);
}

TEPUI_API void glVertexWeightPointerEXT(int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(2022, 6);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put_pointer(w_ + 4, pointer);
}

TEPUI_API void glVertexWeightfEXT(float weight) {
    uint32_t *w_ = tepui_packet(2023, 2);
    tepui_put_float(w_ + 1, weight);
}

TEPUI_API void glVertexWeightfvEXT(const void *weight) {
    size_t weight_n = 4;
    uint32_t weight_w = tepui_words(weight, weight_n);
    uint32_t *w_ = tepui_packet(2024, 3 + weight_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, weight, weight_n, weight_w);
    if (tepui_big(weight, weight_n)) tepui_wait();
}

TEPUI_API void glVertexWeighthNV(int16_t weight) {
    uint32_t *w_ = tepui_packet(2025, 2);
    tepui_put(w_ + 1, weight);
}

TEPUI_API void glVertexWeighthvNV(const void *weight) {
    size_t weight_n = 2;
    uint32_t weight_w = tepui_words(weight, weight_n);
    uint32_t *w_ = tepui_packet(2026, 3 + weight_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, weight, weight_n, weight_w);
    if (tepui_big(weight, weight_n)) tepui_wait();
}

TEPUI_API void glViewport(int32_t x, int32_t y, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(2027, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
}

TEPUI_API void glViewportArrayv(int32_t first, int32_t count, const void *v) {
    uint32_t *w_ = tepui_packet(2028, 5);
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glViewportArrayvOES(int32_t first, int32_t count, const void *v) {
    uint32_t *w_ = tepui_packet(2029, 5);
    tepui_put(w_ + 1, first);
    tepui_put(w_ + 2, count);
    tepui_put_pointer(w_ + 3, v);
    tepui_wait();
}

TEPUI_API void glViewportIndexedf(int32_t index, float x, float y, float w, float h) {
    uint32_t *w_ = tepui_packet(2030, 6);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, w);
    tepui_put_float(w_ + 5, h);
}

TEPUI_API void glViewportIndexedfOES(int32_t index, float x, float y, float w, float h) {
    uint32_t *w_ = tepui_packet(2031, 6);
    tepui_put(w_ + 1, index);
    tepui_put_float(w_ + 2, x);
    tepui_put_float(w_ + 3, y);
    tepui_put_float(w_ + 4, w);
    tepui_put_float(w_ + 5, h);
}

TEPUI_API void glViewportIndexedfv(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2032, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glViewportIndexedfvOES(int32_t index, const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2033, 4 + v_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, index);
    d_ = tepui_put_array(w_ + 2, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWaitSync(intptr_t sync, int32_t flags, int64_t timeout) {
    uint32_t *w_ = tepui_packet(2034, 6);
    tepui_put_long(w_ + 1, sync);
    tepui_put(w_ + 3, flags);
    tepui_put_long(w_ + 4, timeout);
}

TEPUI_API void glWeightPointerARB(int32_t size, int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(2035, 6);
    tepui_put(w_ + 1, size);
    tepui_put(w_ + 2, type);
    tepui_put(w_ + 3, stride);
    tepui_put_pointer(w_ + 4, pointer);
}

TEPUI_API void glWeightbvARB(int32_t size, const void *weights) {
    size_t weights_n = tepui_bytes(size, 1);
    uint32_t weights_w = tepui_words(weights, weights_n);
    uint32_t *w_ = tepui_packet(2036, 4 + weights_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, weights, weights_n, weights_w);
    if (tepui_big(weights, weights_n)) tepui_wait();
}

TEPUI_API void glWeightdvARB(int32_t size, const void *weights) {
    size_t weights_n = tepui_bytes(size, 8);
    uint32_t weights_w = tepui_words(weights, weights_n);
    uint32_t *w_ = tepui_packet(2037, 4 + weights_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, weights, weights_n, weights_w);
    if (tepui_big(weights, weights_n)) tepui_wait();
}

TEPUI_API void glWeightfvARB(int32_t size, const void *weights) {
    size_t weights_n = tepui_bytes(size, 4);
    uint32_t weights_w = tepui_words(weights, weights_n);
    uint32_t *w_ = tepui_packet(2038, 4 + weights_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, weights, weights_n, weights_w);
    if (tepui_big(weights, weights_n)) tepui_wait();
}

TEPUI_API void glWeightivARB(int32_t size, const void *weights) {
    size_t weights_n = tepui_bytes(size, 4);
    uint32_t weights_w = tepui_words(weights, weights_n);
    uint32_t *w_ = tepui_packet(2039, 4 + weights_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, weights, weights_n, weights_w);
    if (tepui_big(weights, weights_n)) tepui_wait();
}

TEPUI_API void glWeightsvARB(int32_t size, const void *weights) {
    size_t weights_n = tepui_bytes(size, 2);
    uint32_t weights_w = tepui_words(weights, weights_n);
    uint32_t *w_ = tepui_packet(2040, 4 + weights_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, weights, weights_n, weights_w);
    if (tepui_big(weights, weights_n)) tepui_wait();
}

TEPUI_API void glWeightubvARB(int32_t size, const void *weights) {
    size_t weights_n = tepui_bytes(size, 1);
    uint32_t weights_w = tepui_words(weights, weights_n);
    uint32_t *w_ = tepui_packet(2041, 4 + weights_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, weights, weights_n, weights_w);
    if (tepui_big(weights, weights_n)) tepui_wait();
}

TEPUI_API void glWeightuivARB(int32_t size, const void *weights) {
    size_t weights_n = tepui_bytes(size, 4);
    uint32_t weights_w = tepui_words(weights, weights_n);
    uint32_t *w_ = tepui_packet(2042, 4 + weights_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, weights, weights_n, weights_w);
    if (tepui_big(weights, weights_n)) tepui_wait();
}

TEPUI_API void glWeightusvARB(int32_t size, const void *weights) {
    size_t weights_n = tepui_bytes(size, 2);
    uint32_t weights_w = tepui_words(weights, weights_n);
    uint32_t *w_ = tepui_packet(2043, 4 + weights_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, size);
    d_ = tepui_put_array(w_ + 2, d_, weights, weights_n, weights_w);
    if (tepui_big(weights, weights_n)) tepui_wait();
}

TEPUI_API void glWindowPos2d(double x, double y) {
    uint32_t *w_ = tepui_packet(2044, 5);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
}

TEPUI_API void glWindowPos2dARB(double x, double y) {
    uint32_t *w_ = tepui_packet(2045, 5);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
}

TEPUI_API void glWindowPos2dMESA(double x, double y) {
    uint32_t *w_ = tepui_packet(2046, 5);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
}

TEPUI_API void glWindowPos2dv(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2047, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2dvARB(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2048, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2dvMESA(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2049, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2f(float x, float y) {
    uint32_t *w_ = tepui_packet(2050, 3);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
}

TEPUI_API void glWindowPos2fARB(float x, float y) {
    uint32_t *w_ = tepui_packet(2051, 3);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
}

TEPUI_API void glWindowPos2fMESA(float x, float y) {
    uint32_t *w_ = tepui_packet(2052, 3);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
}

TEPUI_API void glWindowPos2fv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2053, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2fvARB(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2054, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2fvMESA(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2055, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2i(int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(2056, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glWindowPos2iARB(int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(2057, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glWindowPos2iMESA(int32_t x, int32_t y) {
    uint32_t *w_ = tepui_packet(2058, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glWindowPos2iv(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2059, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2ivARB(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2060, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2ivMESA(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2061, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2s(int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(2062, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glWindowPos2sARB(int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(2063, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glWindowPos2sMESA(int16_t x, int16_t y) {
    uint32_t *w_ = tepui_packet(2064, 3);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
}

TEPUI_API void glWindowPos2sv(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2065, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2svARB(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2066, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos2svMESA(const void *v) {
    size_t v_n = 4;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2067, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3d(double x, double y, double z) {
    uint32_t *w_ = tepui_packet(2068, 7);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
}

TEPUI_API void glWindowPos3dARB(double x, double y, double z) {
    uint32_t *w_ = tepui_packet(2069, 7);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
}

TEPUI_API void glWindowPos3dMESA(double x, double y, double z) {
    uint32_t *w_ = tepui_packet(2070, 7);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
}

TEPUI_API void glWindowPos3dv(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2071, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3dvARB(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2072, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3dvMESA(const void *v) {
    size_t v_n = 24;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2073, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3f(float x, float y, float z) {
    uint32_t *w_ = tepui_packet(2074, 4);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
}

TEPUI_API void glWindowPos3fARB(float x, float y, float z) {
    uint32_t *w_ = tepui_packet(2075, 4);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
}

TEPUI_API void glWindowPos3fMESA(float x, float y, float z) {
    uint32_t *w_ = tepui_packet(2076, 4);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
}

TEPUI_API void glWindowPos3fv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2077, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3fvARB(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2078, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3fvMESA(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2079, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3i(int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(2080, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glWindowPos3iARB(int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(2081, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glWindowPos3iMESA(int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(2082, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glWindowPos3iv(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2083, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3ivARB(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2084, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3ivMESA(const void *v) {
    size_t v_n = 12;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2085, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3s(int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(2086, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glWindowPos3sARB(int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(2087, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glWindowPos3sMESA(int16_t x, int16_t y, int16_t z) {
    uint32_t *w_ = tepui_packet(2088, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glWindowPos3sv(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2089, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3svARB(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2090, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos3svMESA(const void *v) {
    size_t v_n = 6;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2091, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos4dMESA(double x, double y, double z, double w) {
    uint32_t *w_ = tepui_packet(2092, 9);
    tepui_put_double(w_ + 1, x);
    tepui_put_double(w_ + 3, y);
    tepui_put_double(w_ + 5, z);
    tepui_put_double(w_ + 7, w);
}

TEPUI_API void glWindowPos4dvMESA(const void *v) {
    size_t v_n = 32;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2093, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos4fMESA(float x, float y, float z, float w) {
    uint32_t *w_ = tepui_packet(2094, 5);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
    tepui_put_float(w_ + 4, w);
}

TEPUI_API void glWindowPos4fvMESA(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2095, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos4iMESA(int32_t x, int32_t y, int32_t z, int32_t w) {
    uint32_t *w_ = tepui_packet(2096, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, w);
}

TEPUI_API void glWindowPos4ivMESA(const void *v) {
    size_t v_n = 16;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2097, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glWindowPos4sMESA(int16_t x, int16_t y, int16_t z, int16_t w) {
    uint32_t *w_ = tepui_packet(2098, 5);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, w);
}

TEPUI_API void glWindowPos4svMESA(const void *v) {
    size_t v_n = 8;
    uint32_t v_w = tepui_words(v, v_n);
    uint32_t *w_ = tepui_packet(2099, 3 + v_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, v, v_n, v_w);
    if (tepui_big(v, v_n)) tepui_wait();
}

TEPUI_API void glAlphaFuncx(int32_t func, int32_t ref) {
    uint32_t *w_ = tepui_packet(2100, 3);
    tepui_put(w_ + 1, func);
    tepui_put(w_ + 2, ref);
}

TEPUI_API void glBindFramebufferOES(int32_t target, int32_t framebuffer) {
    uint32_t *w_ = tepui_packet(2101, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, framebuffer);
}

TEPUI_API void glBindRenderbufferOES(int32_t target, int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(2102, 3);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, renderbuffer);
}

TEPUI_API void glBlendEquationOES(int32_t mode) {
    uint32_t *w_ = tepui_packet(2103, 2);
    tepui_put(w_ + 1, mode);
}

TEPUI_API void glBlendEquationSeparateOES(int32_t modeRGB, int32_t modeAlpha) {
    uint32_t *w_ = tepui_packet(2104, 3);
    tepui_put(w_ + 1, modeRGB);
    tepui_put(w_ + 2, modeAlpha);
}

TEPUI_API void glBlendFuncSeparateOES(int32_t srcRGB, int32_t dstRGB, int32_t srcAlpha, int32_t dstAlpha) {
    uint32_t *w_ = tepui_packet(2105, 5);
    tepui_put(w_ + 1, srcRGB);
    tepui_put(w_ + 2, dstRGB);
    tepui_put(w_ + 3, srcAlpha);
    tepui_put(w_ + 4, dstAlpha);
}

TEPUI_API int32_t glCheckFramebufferStatusOES(int32_t target) {
    uint32_t *w_ = tepui_packet(2106, 2);
    tepui_put(w_ + 1, target);
    return (int32_t)tepui_wait();
}

TEPUI_API void glClearColorx(int32_t red, int32_t green, int32_t blue, int32_t alpha) {
    uint32_t *w_ = tepui_packet(2107, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glClearDepthx(int32_t depth) {
    uint32_t *w_ = tepui_packet(2108, 2);
    tepui_put(w_ + 1, depth);
}

TEPUI_API void glClipPlanef(int32_t p, const void *eqn) {
    size_t eqn_n = 16;
    uint32_t eqn_w = tepui_words(eqn, eqn_n);
    uint32_t *w_ = tepui_packet(2109, 4 + eqn_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, p);
    d_ = tepui_put_array(w_ + 2, d_, eqn, eqn_n, eqn_w);
    if (tepui_big(eqn, eqn_n)) tepui_wait();
}

TEPUI_API void glClipPlanex(int32_t plane, const void *equation) {
    size_t equation_n = 16;
    uint32_t equation_w = tepui_words(equation, equation_n);
    uint32_t *w_ = tepui_packet(2110, 4 + equation_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, plane);
    d_ = tepui_put_array(w_ + 2, d_, equation, equation_n, equation_w);
    if (tepui_big(equation, equation_n)) tepui_wait();
}

TEPUI_API void glColor4x(int32_t red, int32_t green, int32_t blue, int32_t alpha) {
    uint32_t *w_ = tepui_packet(2111, 5);
    tepui_put(w_ + 1, red);
    tepui_put(w_ + 2, green);
    tepui_put(w_ + 3, blue);
    tepui_put(w_ + 4, alpha);
}

TEPUI_API void glDeleteFramebuffersOES(int32_t n, const void *framebuffers) {
    size_t framebuffers_n = tepui_bytes(n, 4);
    uint32_t framebuffers_w = tepui_words(framebuffers, framebuffers_n);
    uint32_t *w_ = tepui_packet(2112, 4 + framebuffers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, framebuffers, framebuffers_n, framebuffers_w);
    if (tepui_big(framebuffers, framebuffers_n)) tepui_wait();
}

TEPUI_API void glDeleteRenderbuffersOES(int32_t n, const void *renderbuffers) {
    size_t renderbuffers_n = tepui_bytes(n, 4);
    uint32_t renderbuffers_w = tepui_words(renderbuffers, renderbuffers_n);
    uint32_t *w_ = tepui_packet(2113, 4 + renderbuffers_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, n);
    d_ = tepui_put_array(w_ + 2, d_, renderbuffers, renderbuffers_n, renderbuffers_w);
    if (tepui_big(renderbuffers, renderbuffers_n)) tepui_wait();
}

TEPUI_API void glDepthRangex(int32_t n, int32_t f) {
    uint32_t *w_ = tepui_packet(2114, 3);
    tepui_put(w_ + 1, n);
    tepui_put(w_ + 2, f);
}

TEPUI_API void glDrawTexfOES(float x, float y, float z, float width, float height) {
    uint32_t *w_ = tepui_packet(2115, 6);
    tepui_put_float(w_ + 1, x);
    tepui_put_float(w_ + 2, y);
    tepui_put_float(w_ + 3, z);
    tepui_put_float(w_ + 4, width);
    tepui_put_float(w_ + 5, height);
}

TEPUI_API void glDrawTexfvOES(const void *coords) {
    size_t coords_n = 20;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(2116, 3 + coords_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glDrawTexiOES(int32_t x, int32_t y, int32_t z, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(2117, 6);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glDrawTexivOES(const void *coords) {
    size_t coords_n = 20;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(2118, 3 + coords_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glDrawTexsOES(int16_t x, int16_t y, int16_t z, int16_t width, int16_t height) {
    uint32_t *w_ = tepui_packet(2119, 6);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glDrawTexsvOES(const void *coords) {
    size_t coords_n = 10;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(2120, 3 + coords_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glDrawTexxOES(int32_t x, int32_t y, int32_t z, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(2121, 6);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
    tepui_put(w_ + 4, width);
    tepui_put(w_ + 5, height);
}

TEPUI_API void glDrawTexxvOES(const void *coords) {
    size_t coords_n = 20;
    uint32_t coords_w = tepui_words(coords, coords_n);
    uint32_t *w_ = tepui_packet(2122, 3 + coords_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, coords, coords_n, coords_w);
    if (tepui_big(coords, coords_n)) tepui_wait();
}

TEPUI_API void glFogx(int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2123, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, param);
}

TEPUI_API void glFogxv(int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(2124, 4 + param_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glFramebufferRenderbufferOES(int32_t target, int32_t attachment, int32_t renderbuffertarget, int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(2125, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, renderbuffertarget);
    tepui_put(w_ + 4, renderbuffer);
}

TEPUI_API void glFramebufferTexture2DOES(int32_t target, int32_t attachment, int32_t textarget, int32_t texture, int32_t level) {
    uint32_t *w_ = tepui_packet(2126, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, textarget);
    tepui_put(w_ + 4, texture);
    tepui_put(w_ + 5, level);
}

TEPUI_API void glFrustumf(float l, float r, float b, float t, float n, float f) {
    uint32_t *w_ = tepui_packet(2127, 7);
    tepui_put_float(w_ + 1, l);
    tepui_put_float(w_ + 2, r);
    tepui_put_float(w_ + 3, b);
    tepui_put_float(w_ + 4, t);
    tepui_put_float(w_ + 5, n);
    tepui_put_float(w_ + 6, f);
}

TEPUI_API void glFrustumx(int32_t l, int32_t r, int32_t b, int32_t t, int32_t n, int32_t f) {
    uint32_t *w_ = tepui_packet(2128, 7);
    tepui_put(w_ + 1, l);
    tepui_put(w_ + 2, r);
    tepui_put(w_ + 3, b);
    tepui_put(w_ + 4, t);
    tepui_put(w_ + 5, n);
    tepui_put(w_ + 6, f);
}

TEPUI_API void glGenFramebuffersOES(int32_t n, const void *framebuffers) {
    uint32_t *w_ = tepui_packet(2129, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, framebuffers);
    tepui_wait();
}

TEPUI_API void glGenRenderbuffersOES(int32_t n, const void *renderbuffers) {
    uint32_t *w_ = tepui_packet(2130, 4);
    tepui_put(w_ + 1, n);
    tepui_put_pointer(w_ + 2, renderbuffers);
    tepui_wait();
}

TEPUI_API void glGenerateMipmapOES(int32_t target) {
    uint32_t *w_ = tepui_packet(2131, 2);
    tepui_put(w_ + 1, target);
}

TEPUI_API void glGetClipPlanef(int32_t plane, const void *equation) {
    uint32_t *w_ = tepui_packet(2132, 4);
    tepui_put(w_ + 1, plane);
    tepui_put_pointer(w_ + 2, equation);
    tepui_wait();
}

TEPUI_API void glGetClipPlanex(int32_t plane, const void *equation) {
    uint32_t *w_ = tepui_packet(2133, 4);
    tepui_put(w_ + 1, plane);
    tepui_put_pointer(w_ + 2, equation);
    tepui_wait();
}

TEPUI_API void glGetFixedv(int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2134, 4);
    tepui_put(w_ + 1, pname);
    tepui_put_pointer(w_ + 2, params);
    tepui_wait();
}

TEPUI_API void glGetFramebufferAttachmentParameterivOES(int32_t target, int32_t attachment, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2135, 6);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, attachment);
    tepui_put(w_ + 3, pname);
    tepui_put_pointer(w_ + 4, params);
    tepui_wait();
}

TEPUI_API void glGetLightxv(int32_t light, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2136, 5);
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetMaterialxv(int32_t face, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2137, 5);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetRenderbufferParameterivOES(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2138, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexEnvxv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2139, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexGenfvOES(int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2140, 5);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexGenivOES(int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2141, 5);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexGenxvOES(int32_t coord, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2142, 5);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API void glGetTexParameterxv(int32_t target, int32_t pname, const void *params) {
    uint32_t *w_ = tepui_packet(2143, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put_pointer(w_ + 3, params);
    tepui_wait();
}

TEPUI_API uint8_t glIsFramebufferOES(int32_t framebuffer) {
    uint32_t *w_ = tepui_packet(2144, 2);
    tepui_put(w_ + 1, framebuffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API uint8_t glIsRenderbufferOES(int32_t renderbuffer) {
    uint32_t *w_ = tepui_packet(2145, 2);
    tepui_put(w_ + 1, renderbuffer);
    return (uint8_t)tepui_wait();
}

TEPUI_API void glLightModelx(int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2146, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, param);
}

TEPUI_API void glLightModelxv(int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(2147, 4 + param_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glLightx(int32_t light, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2148, 4);
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glLightxv(int32_t light, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(2149, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, light);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glLineWidthx(int32_t width) {
    uint32_t *w_ = tepui_packet(2150, 2);
    tepui_put(w_ + 1, width);
}

TEPUI_API void glLoadMatrixx(const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(2151, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMaterialx(int32_t face, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2152, 4);
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glMaterialxv(int32_t face, int32_t pname, const void *param) {
    size_t param_n = tepui_values(pname) * 4;
    uint32_t param_w = tepui_words(param, param_n);
    uint32_t *w_ = tepui_packet(2153, 5 + param_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, face);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, param, param_n, param_w);
    if (tepui_big(param, param_n)) tepui_wait();
}

TEPUI_API void glMultMatrixx(const void *m) {
    size_t m_n = 64;
    uint32_t m_w = tepui_words(m, m_n);
    uint32_t *w_ = tepui_packet(2154, 3 + m_w);
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, m, m_n, m_w);
    if (tepui_big(m, m_n)) tepui_wait();
}

TEPUI_API void glMultiTexCoord4x(int32_t texture, int32_t s, int32_t t, int32_t r, int32_t q) {
    uint32_t *w_ = tepui_packet(2155, 6);
    tepui_put(w_ + 1, texture);
    tepui_put(w_ + 2, s);
    tepui_put(w_ + 3, t);
    tepui_put(w_ + 4, r);
    tepui_put(w_ + 5, q);
}

TEPUI_API void glNormal3x(int32_t nx, int32_t ny, int32_t nz) {
    uint32_t *w_ = tepui_packet(2156, 4);
    tepui_put(w_ + 1, nx);
    tepui_put(w_ + 2, ny);
    tepui_put(w_ + 3, nz);
}

TEPUI_API void glOrthof(float l, float r, float b, float t, float n, float f) {
    uint32_t *w_ = tepui_packet(2157, 7);
    tepui_put_float(w_ + 1, l);
    tepui_put_float(w_ + 2, r);
    tepui_put_float(w_ + 3, b);
    tepui_put_float(w_ + 4, t);
    tepui_put_float(w_ + 5, n);
    tepui_put_float(w_ + 6, f);
}

TEPUI_API void glOrthox(int32_t l, int32_t r, int32_t b, int32_t t, int32_t n, int32_t f) {
    uint32_t *w_ = tepui_packet(2158, 7);
    tepui_put(w_ + 1, l);
    tepui_put(w_ + 2, r);
    tepui_put(w_ + 3, b);
    tepui_put(w_ + 4, t);
    tepui_put(w_ + 5, n);
    tepui_put(w_ + 6, f);
}

TEPUI_API void glPointParameterx(int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2159, 3);
    tepui_put(w_ + 1, pname);
    tepui_put(w_ + 2, param);
}

TEPUI_API void glPointParameterxv(int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(2160, 4 + params_w);
    uint32_t *d_ = w_ + 4;
    tepui_put(w_ + 1, pname);
    d_ = tepui_put_array(w_ + 2, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glPointSizePointerOES(int32_t type, int32_t stride, const void *pointer) {
    uint32_t *w_ = tepui_packet(2161, 5);
    tepui_put(w_ + 1, type);
    tepui_put(w_ + 2, stride);
    tepui_put_pointer(w_ + 3, pointer);
    tepui_array(TEPUI_POINT_SIZE, pointer);
}

TEPUI_API void glPointSizex(int32_t size) {
    uint32_t *w_ = tepui_packet(2162, 2);
    tepui_put(w_ + 1, size);
}

TEPUI_API void glPolygonOffsetx(int32_t factor, int32_t units) {
    uint32_t *w_ = tepui_packet(2163, 3);
    tepui_put(w_ + 1, factor);
    tepui_put(w_ + 2, units);
}

TEPUI_API int32_t glQueryMatrixxOES(const void *mantissa, const void *exponent) {
    uint32_t *w_ = tepui_packet(2164, 5);
    tepui_put_pointer(w_ + 1, mantissa);
    tepui_put_pointer(w_ + 3, exponent);
    return (int32_t)tepui_wait();
}

TEPUI_API void glRenderbufferStorageOES(int32_t target, int32_t internalformat, int32_t width, int32_t height) {
    uint32_t *w_ = tepui_packet(2165, 5);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, internalformat);
    tepui_put(w_ + 3, width);
    tepui_put(w_ + 4, height);
}

TEPUI_API void glRotatex(int32_t angle, int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(2166, 5);
    tepui_put(w_ + 1, angle);
    tepui_put(w_ + 2, x);
    tepui_put(w_ + 3, y);
    tepui_put(w_ + 4, z);
}

TEPUI_API void glSampleCoveragex(int32_t value, uint8_t invert) {
    uint32_t *w_ = tepui_packet(2167, 3);
    tepui_put(w_ + 1, value);
    tepui_put(w_ + 2, invert);
}

TEPUI_API void glScalex(int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(2168, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

TEPUI_API void glTexEnvx(int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2169, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glTexEnvxv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(2170, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexGenfOES(int32_t coord, int32_t pname, float param) {
    uint32_t *w_ = tepui_packet(2171, 4);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put_float(w_ + 3, param);
}

TEPUI_API void glTexGenfvOES(int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(2172, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexGeniOES(int32_t coord, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2173, 4);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glTexGenivOES(int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(2174, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexGenxOES(int32_t coord, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2175, 4);
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glTexGenxvOES(int32_t coord, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(2176, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, coord);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTexParameterx(int32_t target, int32_t pname, int32_t param) {
    uint32_t *w_ = tepui_packet(2177, 4);
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    tepui_put(w_ + 3, param);
}

TEPUI_API void glTexParameterxv(int32_t target, int32_t pname, const void *params) {
    size_t params_n = tepui_values(pname) * 4;
    uint32_t params_w = tepui_words(params, params_n);
    uint32_t *w_ = tepui_packet(2178, 5 + params_w);
    uint32_t *d_ = w_ + 5;
    tepui_put(w_ + 1, target);
    tepui_put(w_ + 2, pname);
    d_ = tepui_put_array(w_ + 3, d_, params, params_n, params_w);
    if (tepui_big(params, params_n)) tepui_wait();
}

TEPUI_API void glTranslatex(int32_t x, int32_t y, int32_t z) {
    uint32_t *w_ = tepui_packet(2179, 4);
    tepui_put(w_ + 1, x);
    tepui_put(w_ + 2, y);
    tepui_put(w_ + 3, z);
}

const struct tepui_name tepui_gl_names[] = {
    {"glAccum", (void *)glAccum},
    {"glActiveProgramEXT", (void *)glActiveProgramEXT},
    {"glActiveShaderProgram", (void *)glActiveShaderProgram},
    {"glActiveShaderProgramEXT", (void *)glActiveShaderProgramEXT},
    {"glActiveStencilFaceEXT", (void *)glActiveStencilFaceEXT},
    {"glActiveTexture", (void *)glActiveTexture},
    {"glActiveTextureARB", (void *)glActiveTextureARB},
    {"glAlphaFunc", (void *)glAlphaFunc},
    {"glAlphaFuncx", (void *)glAlphaFuncx},
    {"glAreTexturesResident", (void *)glAreTexturesResident},
    {"glAreTexturesResidentEXT", (void *)glAreTexturesResidentEXT},
    {"glArrayElement", (void *)glArrayElement},
    {"glArrayElementEXT", (void *)glArrayElementEXT},
    {"glAttachObjectARB", (void *)glAttachObjectARB},
    {"glAttachShader", (void *)glAttachShader},
    {"glBegin", (void *)glBegin},
    {"glBeginConditionalRender", (void *)glBeginConditionalRender},
    {"glBeginConditionalRenderNV", (void *)glBeginConditionalRenderNV},
    {"glBeginQuery", (void *)glBeginQuery},
    {"glBeginQueryARB", (void *)glBeginQueryARB},
    {"glBeginQueryEXT", (void *)glBeginQueryEXT},
    {"glBeginQueryIndexed", (void *)glBeginQueryIndexed},
    {"glBeginTransformFeedback", (void *)glBeginTransformFeedback},
    {"glBeginTransformFeedbackEXT", (void *)glBeginTransformFeedbackEXT},
    {"glBindAttribLocation", (void *)glBindAttribLocation},
    {"glBindAttribLocationARB", (void *)glBindAttribLocationARB},
    {"glBindBuffer", (void *)glBindBuffer},
    {"glBindBufferARB", (void *)glBindBufferARB},
    {"glBindBufferBase", (void *)glBindBufferBase},
    {"glBindBufferBaseEXT", (void *)glBindBufferBaseEXT},
    {"glBindBufferOffsetEXT", (void *)glBindBufferOffsetEXT},
    {"glBindBufferRange", (void *)glBindBufferRange},
    {"glBindBufferRangeEXT", (void *)glBindBufferRangeEXT},
    {"glBindBuffersBase", (void *)glBindBuffersBase},
    {"glBindBuffersRange", (void *)glBindBuffersRange},
    {"glBindFragDataLocation", (void *)glBindFragDataLocation},
    {"glBindFragDataLocationEXT", (void *)glBindFragDataLocationEXT},
    {"glBindFragDataLocationIndexed", (void *)glBindFragDataLocationIndexed},
    {"glBindFragDataLocationIndexedEXT", (void *)glBindFragDataLocationIndexedEXT},
    {"glBindFramebuffer", (void *)glBindFramebuffer},
    {"glBindFramebufferEXT", (void *)glBindFramebufferEXT},
    {"glBindFramebufferOES", (void *)glBindFramebufferOES},
    {"glBindImageTexture", (void *)glBindImageTexture},
    {"glBindImageTextureEXT", (void *)glBindImageTextureEXT},
    {"glBindImageTextures", (void *)glBindImageTextures},
    {"glBindMultiTextureEXT", (void *)glBindMultiTextureEXT},
    {"glBindProgramARB", (void *)glBindProgramARB},
    {"glBindProgramPipeline", (void *)glBindProgramPipeline},
    {"glBindProgramPipelineEXT", (void *)glBindProgramPipelineEXT},
    {"glBindRenderbuffer", (void *)glBindRenderbuffer},
    {"glBindRenderbufferEXT", (void *)glBindRenderbufferEXT},
    {"glBindRenderbufferOES", (void *)glBindRenderbufferOES},
    {"glBindSampler", (void *)glBindSampler},
    {"glBindSamplers", (void *)glBindSamplers},
    {"glBindTexture", (void *)glBindTexture},
    {"glBindTextureEXT", (void *)glBindTextureEXT},
    {"glBindTextureUnit", (void *)glBindTextureUnit},
    {"glBindTextures", (void *)glBindTextures},
    {"glBindTransformFeedback", (void *)glBindTransformFeedback},
    {"glBindVertexArray", (void *)glBindVertexArray},
    {"glBindVertexArrayAPPLE", (void *)glBindVertexArrayAPPLE},
    {"glBindVertexArrayOES", (void *)glBindVertexArrayOES},
    {"glBindVertexBuffer", (void *)glBindVertexBuffer},
    {"glBindVertexBuffers", (void *)glBindVertexBuffers},
    {"glBitmap", (void *)glBitmap},
    {"glBlendBarrier", (void *)glBlendBarrier},
    {"glBlendBarrierKHR", (void *)glBlendBarrierKHR},
    {"glBlendColor", (void *)glBlendColor},
    {"glBlendColorEXT", (void *)glBlendColorEXT},
    {"glBlendEquation", (void *)glBlendEquation},
    {"glBlendEquationEXT", (void *)glBlendEquationEXT},
    {"glBlendEquationIndexedAMD", (void *)glBlendEquationIndexedAMD},
    {"glBlendEquationOES", (void *)glBlendEquationOES},
    {"glBlendEquationSeparate", (void *)glBlendEquationSeparate},
    {"glBlendEquationSeparateEXT", (void *)glBlendEquationSeparateEXT},
    {"glBlendEquationSeparateIndexedAMD", (void *)glBlendEquationSeparateIndexedAMD},
    {"glBlendEquationSeparateOES", (void *)glBlendEquationSeparateOES},
    {"glBlendEquationSeparatei", (void *)glBlendEquationSeparatei},
    {"glBlendEquationSeparateiARB", (void *)glBlendEquationSeparateiARB},
    {"glBlendEquationSeparateiEXT", (void *)glBlendEquationSeparateiEXT},
    {"glBlendEquationSeparateiOES", (void *)glBlendEquationSeparateiOES},
    {"glBlendEquationi", (void *)glBlendEquationi},
    {"glBlendEquationiARB", (void *)glBlendEquationiARB},
    {"glBlendEquationiEXT", (void *)glBlendEquationiEXT},
    {"glBlendEquationiOES", (void *)glBlendEquationiOES},
    {"glBlendFunc", (void *)glBlendFunc},
    {"glBlendFuncIndexedAMD", (void *)glBlendFuncIndexedAMD},
    {"glBlendFuncSeparate", (void *)glBlendFuncSeparate},
    {"glBlendFuncSeparateEXT", (void *)glBlendFuncSeparateEXT},
    {"glBlendFuncSeparateINGR", (void *)glBlendFuncSeparateINGR},
    {"glBlendFuncSeparateIndexedAMD", (void *)glBlendFuncSeparateIndexedAMD},
    {"glBlendFuncSeparateOES", (void *)glBlendFuncSeparateOES},
    {"glBlendFuncSeparatei", (void *)glBlendFuncSeparatei},
    {"glBlendFuncSeparateiARB", (void *)glBlendFuncSeparateiARB},
    {"glBlendFuncSeparateiEXT", (void *)glBlendFuncSeparateiEXT},
    {"glBlendFuncSeparateiOES", (void *)glBlendFuncSeparateiOES},
    {"glBlendFunci", (void *)glBlendFunci},
    {"glBlendFunciARB", (void *)glBlendFunciARB},
    {"glBlendFunciEXT", (void *)glBlendFunciEXT},
    {"glBlendFunciOES", (void *)glBlendFunciOES},
    {"glBlitFramebuffer", (void *)glBlitFramebuffer},
    {"glBlitFramebufferANGLE", (void *)glBlitFramebufferANGLE},
    {"glBlitFramebufferEXT", (void *)glBlitFramebufferEXT},
    {"glBlitFramebufferNV", (void *)glBlitFramebufferNV},
    {"glBlitNamedFramebuffer", (void *)glBlitNamedFramebuffer},
    {"glBufferData", (void *)glBufferData},
    {"glBufferDataARB", (void *)glBufferDataARB},
    {"glBufferPageCommitmentARB", (void *)glBufferPageCommitmentARB},
    {"glBufferParameteriAPPLE", (void *)glBufferParameteriAPPLE},
    {"glBufferStorage", (void *)glBufferStorage},
    {"glBufferStorageEXT", (void *)glBufferStorageEXT},
    {"glBufferSubData", (void *)glBufferSubData},
    {"glBufferSubDataARB", (void *)glBufferSubDataARB},
    {"glCallList", (void *)glCallList},
    {"glCallLists", (void *)glCallLists},
    {"glCheckFramebufferStatus", (void *)glCheckFramebufferStatus},
    {"glCheckFramebufferStatusEXT", (void *)glCheckFramebufferStatusEXT},
    {"glCheckFramebufferStatusOES", (void *)glCheckFramebufferStatusOES},
    {"glCheckNamedFramebufferStatus", (void *)glCheckNamedFramebufferStatus},
    {"glCheckNamedFramebufferStatusEXT", (void *)glCheckNamedFramebufferStatusEXT},
    {"glClampColor", (void *)glClampColor},
    {"glClampColorARB", (void *)glClampColorARB},
    {"glClear", (void *)glClear},
    {"glClearAccum", (void *)glClearAccum},
    {"glClearBufferData", (void *)glClearBufferData},
    {"glClearBufferSubData", (void *)glClearBufferSubData},
    {"glClearBufferfi", (void *)glClearBufferfi},
    {"glClearBufferfv", (void *)glClearBufferfv},
    {"glClearBufferiv", (void *)glClearBufferiv},
    {"glClearBufferuiv", (void *)glClearBufferuiv},
    {"glClearColor", (void *)glClearColor},
    {"glClearColorIiEXT", (void *)glClearColorIiEXT},
    {"glClearColorIuiEXT", (void *)glClearColorIuiEXT},
    {"glClearColorx", (void *)glClearColorx},
    {"glClearDepth", (void *)glClearDepth},
    {"glClearDepthf", (void *)glClearDepthf},
    {"glClearDepthx", (void *)glClearDepthx},
    {"glClearIndex", (void *)glClearIndex},
    {"glClearNamedBufferData", (void *)glClearNamedBufferData},
    {"glClearNamedBufferDataEXT", (void *)glClearNamedBufferDataEXT},
    {"glClearNamedBufferSubData", (void *)glClearNamedBufferSubData},
    {"glClearNamedBufferSubDataEXT", (void *)glClearNamedBufferSubDataEXT},
    {"glClearNamedFramebufferfi", (void *)glClearNamedFramebufferfi},
    {"glClearNamedFramebufferfv", (void *)glClearNamedFramebufferfv},
    {"glClearNamedFramebufferiv", (void *)glClearNamedFramebufferiv},
    {"glClearNamedFramebufferuiv", (void *)glClearNamedFramebufferuiv},
    {"glClearStencil", (void *)glClearStencil},
    {"glClearTexImage", (void *)glClearTexImage},
    {"glClearTexImageEXT", (void *)glClearTexImageEXT},
    {"glClearTexSubImage", (void *)glClearTexSubImage},
    {"glClearTexSubImageEXT", (void *)glClearTexSubImageEXT},
    {"glClientActiveTexture", (void *)glClientActiveTexture},
    {"glClientActiveTextureARB", (void *)glClientActiveTextureARB},
    {"glClientAttribDefaultEXT", (void *)glClientAttribDefaultEXT},
    {"glClientWaitSync", (void *)glClientWaitSync},
    {"glClipControl", (void *)glClipControl},
    {"glClipControlEXT", (void *)glClipControlEXT},
    {"glClipPlane", (void *)glClipPlane},
    {"glClipPlanef", (void *)glClipPlanef},
    {"glClipPlanex", (void *)glClipPlanex},
    {"glColor3b", (void *)glColor3b},
    {"glColor3bv", (void *)glColor3bv},
    {"glColor3d", (void *)glColor3d},
    {"glColor3dv", (void *)glColor3dv},
    {"glColor3f", (void *)glColor3f},
    {"glColor3fv", (void *)glColor3fv},
    {"glColor3hNV", (void *)glColor3hNV},
    {"glColor3hvNV", (void *)glColor3hvNV},
    {"glColor3i", (void *)glColor3i},
    {"glColor3iv", (void *)glColor3iv},
    {"glColor3s", (void *)glColor3s},
    {"glColor3sv", (void *)glColor3sv},
    {"glColor3ub", (void *)glColor3ub},
    {"glColor3ubv", (void *)glColor3ubv},
    {"glColor3ui", (void *)glColor3ui},
    {"glColor3uiv", (void *)glColor3uiv},
    {"glColor3us", (void *)glColor3us},
    {"glColor3usv", (void *)glColor3usv},
    {"glColor4b", (void *)glColor4b},
    {"glColor4bv", (void *)glColor4bv},
    {"glColor4d", (void *)glColor4d},
    {"glColor4dv", (void *)glColor4dv},
    {"glColor4f", (void *)glColor4f},
    {"glColor4fv", (void *)glColor4fv},
    {"glColor4hNV", (void *)glColor4hNV},
    {"glColor4hvNV", (void *)glColor4hvNV},
    {"glColor4i", (void *)glColor4i},
    {"glColor4iv", (void *)glColor4iv},
    {"glColor4s", (void *)glColor4s},
    {"glColor4sv", (void *)glColor4sv},
    {"glColor4ub", (void *)glColor4ub},
    {"glColor4ubv", (void *)glColor4ubv},
    {"glColor4ui", (void *)glColor4ui},
    {"glColor4uiv", (void *)glColor4uiv},
    {"glColor4us", (void *)glColor4us},
    {"glColor4usv", (void *)glColor4usv},
    {"glColor4x", (void *)glColor4x},
    {"glColorMask", (void *)glColorMask},
    {"glColorMaskIndexedEXT", (void *)glColorMaskIndexedEXT},
    {"glColorMaski", (void *)glColorMaski},
    {"glColorMaskiEXT", (void *)glColorMaskiEXT},
    {"glColorMaskiOES", (void *)glColorMaskiOES},
    {"glColorMaterial", (void *)glColorMaterial},
    {"glColorP3ui", (void *)glColorP3ui},
    {"glColorP3uiv", (void *)glColorP3uiv},
    {"glColorP4ui", (void *)glColorP4ui},
    {"glColorP4uiv", (void *)glColorP4uiv},
    {"glColorPointer", (void *)glColorPointer},
    {"glColorPointerEXT", (void *)glColorPointerEXT},
    {"glColorSubTable", (void *)glColorSubTable},
    {"glColorSubTableEXT", (void *)glColorSubTableEXT},
    {"glColorTable", (void *)glColorTable},
    {"glColorTableParameterfv", (void *)glColorTableParameterfv},
    {"glColorTableParameterfvSGI", (void *)glColorTableParameterfvSGI},
    {"glColorTableParameteriv", (void *)glColorTableParameteriv},
    {"glColorTableParameterivSGI", (void *)glColorTableParameterivSGI},
    {"glColorTableSGI", (void *)glColorTableSGI},
    {"glCompileShader", (void *)glCompileShader},
    {"glCompileShaderARB", (void *)glCompileShaderARB},
    {"glCompileShaderIncludeARB", (void *)glCompileShaderIncludeARB},
    {"glCompressedMultiTexImage1DEXT", (void *)glCompressedMultiTexImage1DEXT},
    {"glCompressedMultiTexImage2DEXT", (void *)glCompressedMultiTexImage2DEXT},
    {"glCompressedMultiTexImage3DEXT", (void *)glCompressedMultiTexImage3DEXT},
    {"glCompressedMultiTexSubImage1DEXT", (void *)glCompressedMultiTexSubImage1DEXT},
    {"glCompressedMultiTexSubImage2DEXT", (void *)glCompressedMultiTexSubImage2DEXT},
    {"glCompressedMultiTexSubImage3DEXT", (void *)glCompressedMultiTexSubImage3DEXT},
    {"glCompressedTexImage1D", (void *)glCompressedTexImage1D},
    {"glCompressedTexImage1DARB", (void *)glCompressedTexImage1DARB},
    {"glCompressedTexImage2D", (void *)glCompressedTexImage2D},
    {"glCompressedTexImage2DARB", (void *)glCompressedTexImage2DARB},
    {"glCompressedTexImage3D", (void *)glCompressedTexImage3D},
    {"glCompressedTexImage3DARB", (void *)glCompressedTexImage3DARB},
    {"glCompressedTexImage3DOES", (void *)glCompressedTexImage3DOES},
    {"glCompressedTexSubImage1D", (void *)glCompressedTexSubImage1D},
    {"glCompressedTexSubImage1DARB", (void *)glCompressedTexSubImage1DARB},
    {"glCompressedTexSubImage2D", (void *)glCompressedTexSubImage2D},
    {"glCompressedTexSubImage2DARB", (void *)glCompressedTexSubImage2DARB},
    {"glCompressedTexSubImage3D", (void *)glCompressedTexSubImage3D},
    {"glCompressedTexSubImage3DARB", (void *)glCompressedTexSubImage3DARB},
    {"glCompressedTexSubImage3DOES", (void *)glCompressedTexSubImage3DOES},
    {"glCompressedTextureImage1DEXT", (void *)glCompressedTextureImage1DEXT},
    {"glCompressedTextureImage2DEXT", (void *)glCompressedTextureImage2DEXT},
    {"glCompressedTextureImage3DEXT", (void *)glCompressedTextureImage3DEXT},
    {"glCompressedTextureSubImage1D", (void *)glCompressedTextureSubImage1D},
    {"glCompressedTextureSubImage1DEXT", (void *)glCompressedTextureSubImage1DEXT},
    {"glCompressedTextureSubImage2D", (void *)glCompressedTextureSubImage2D},
    {"glCompressedTextureSubImage2DEXT", (void *)glCompressedTextureSubImage2DEXT},
    {"glCompressedTextureSubImage3D", (void *)glCompressedTextureSubImage3D},
    {"glCompressedTextureSubImage3DEXT", (void *)glCompressedTextureSubImage3DEXT},
    {"glConvolutionFilter1D", (void *)glConvolutionFilter1D},
    {"glConvolutionFilter1DEXT", (void *)glConvolutionFilter1DEXT},
    {"glConvolutionFilter2D", (void *)glConvolutionFilter2D},
    {"glConvolutionFilter2DEXT", (void *)glConvolutionFilter2DEXT},
    {"glConvolutionParameterf", (void *)glConvolutionParameterf},
    {"glConvolutionParameterfEXT", (void *)glConvolutionParameterfEXT},
    {"glConvolutionParameterfv", (void *)glConvolutionParameterfv},
    {"glConvolutionParameterfvEXT", (void *)glConvolutionParameterfvEXT},
    {"glConvolutionParameteri", (void *)glConvolutionParameteri},
    {"glConvolutionParameteriEXT", (void *)glConvolutionParameteriEXT},
    {"glConvolutionParameteriv", (void *)glConvolutionParameteriv},
    {"glConvolutionParameterivEXT", (void *)glConvolutionParameterivEXT},
    {"glCopyBufferSubData", (void *)glCopyBufferSubData},
    {"glCopyBufferSubDataNV", (void *)glCopyBufferSubDataNV},
    {"glCopyColorSubTable", (void *)glCopyColorSubTable},
    {"glCopyColorSubTableEXT", (void *)glCopyColorSubTableEXT},
    {"glCopyColorTable", (void *)glCopyColorTable},
    {"glCopyColorTableSGI", (void *)glCopyColorTableSGI},
    {"glCopyConvolutionFilter1D", (void *)glCopyConvolutionFilter1D},
    {"glCopyConvolutionFilter1DEXT", (void *)glCopyConvolutionFilter1DEXT},
    {"glCopyConvolutionFilter2D", (void *)glCopyConvolutionFilter2D},
    {"glCopyConvolutionFilter2DEXT", (void *)glCopyConvolutionFilter2DEXT},
    {"glCopyImageSubData", (void *)glCopyImageSubData},
    {"glCopyImageSubDataEXT", (void *)glCopyImageSubDataEXT},
    {"glCopyImageSubDataNV", (void *)glCopyImageSubDataNV},
    {"glCopyImageSubDataOES", (void *)glCopyImageSubDataOES},
    {"glCopyMultiTexImage1DEXT", (void *)glCopyMultiTexImage1DEXT},
    {"glCopyMultiTexImage2DEXT", (void *)glCopyMultiTexImage2DEXT},
    {"glCopyMultiTexSubImage1DEXT", (void *)glCopyMultiTexSubImage1DEXT},
    {"glCopyMultiTexSubImage2DEXT", (void *)glCopyMultiTexSubImage2DEXT},
    {"glCopyMultiTexSubImage3DEXT", (void *)glCopyMultiTexSubImage3DEXT},
    {"glCopyNamedBufferSubData", (void *)glCopyNamedBufferSubData},
    {"glCopyPixels", (void *)glCopyPixels},
    {"glCopyTexImage1D", (void *)glCopyTexImage1D},
    {"glCopyTexImage1DEXT", (void *)glCopyTexImage1DEXT},
    {"glCopyTexImage2D", (void *)glCopyTexImage2D},
    {"glCopyTexImage2DEXT", (void *)glCopyTexImage2DEXT},
    {"glCopyTexSubImage1D", (void *)glCopyTexSubImage1D},
    {"glCopyTexSubImage1DEXT", (void *)glCopyTexSubImage1DEXT},
    {"glCopyTexSubImage2D", (void *)glCopyTexSubImage2D},
    {"glCopyTexSubImage2DEXT", (void *)glCopyTexSubImage2DEXT},
    {"glCopyTexSubImage3D", (void *)glCopyTexSubImage3D},
    {"glCopyTexSubImage3DEXT", (void *)glCopyTexSubImage3DEXT},
    {"glCopyTexSubImage3DOES", (void *)glCopyTexSubImage3DOES},
    {"glCopyTextureImage1DEXT", (void *)glCopyTextureImage1DEXT},
    {"glCopyTextureImage2DEXT", (void *)glCopyTextureImage2DEXT},
    {"glCopyTextureSubImage1D", (void *)glCopyTextureSubImage1D},
    {"glCopyTextureSubImage1DEXT", (void *)glCopyTextureSubImage1DEXT},
    {"glCopyTextureSubImage2D", (void *)glCopyTextureSubImage2D},
    {"glCopyTextureSubImage2DEXT", (void *)glCopyTextureSubImage2DEXT},
    {"glCopyTextureSubImage3D", (void *)glCopyTextureSubImage3D},
    {"glCopyTextureSubImage3DEXT", (void *)glCopyTextureSubImage3DEXT},
    {"glCreateBuffers", (void *)glCreateBuffers},
    {"glCreateFramebuffers", (void *)glCreateFramebuffers},
    {"glCreateProgram", (void *)glCreateProgram},
    {"glCreateProgramObjectARB", (void *)glCreateProgramObjectARB},
    {"glCreateProgramPipelines", (void *)glCreateProgramPipelines},
    {"glCreateQueries", (void *)glCreateQueries},
    {"glCreateRenderbuffers", (void *)glCreateRenderbuffers},
    {"glCreateSamplers", (void *)glCreateSamplers},
    {"glCreateShader", (void *)glCreateShader},
    {"glCreateShaderObjectARB", (void *)glCreateShaderObjectARB},
    {"glCreateShaderProgramEXT", (void *)glCreateShaderProgramEXT},
    {"glCreateShaderProgramv", (void *)glCreateShaderProgramv},
    {"glCreateShaderProgramvEXT", (void *)glCreateShaderProgramvEXT},
    {"glCreateSyncFromCLeventARB", (void *)glCreateSyncFromCLeventARB},
    {"glCreateTextures", (void *)glCreateTextures},
    {"glCreateTransformFeedbacks", (void *)glCreateTransformFeedbacks},
    {"glCreateVertexArrays", (void *)glCreateVertexArrays},
    {"glCullFace", (void *)glCullFace},
    {"glCurrentPaletteMatrixARB", (void *)glCurrentPaletteMatrixARB},
    {"glDebugMessageCallback", (void *)glDebugMessageCallback},
    {"glDebugMessageCallbackARB", (void *)glDebugMessageCallbackARB},
    {"glDebugMessageCallbackKHR", (void *)glDebugMessageCallbackKHR},
    {"glDebugMessageControl", (void *)glDebugMessageControl},
    {"glDebugMessageControlARB", (void *)glDebugMessageControlARB},
    {"glDebugMessageControlKHR", (void *)glDebugMessageControlKHR},
    {"glDebugMessageInsert", (void *)glDebugMessageInsert},
    {"glDebugMessageInsertARB", (void *)glDebugMessageInsertARB},
    {"glDebugMessageInsertKHR", (void *)glDebugMessageInsertKHR},
    {"glDeleteBuffers", (void *)glDeleteBuffers},
    {"glDeleteBuffersARB", (void *)glDeleteBuffersARB},
    {"glDeleteFramebuffers", (void *)glDeleteFramebuffers},
    {"glDeleteFramebuffersEXT", (void *)glDeleteFramebuffersEXT},
    {"glDeleteFramebuffersOES", (void *)glDeleteFramebuffersOES},
    {"glDeleteLists", (void *)glDeleteLists},
    {"glDeleteNamedStringARB", (void *)glDeleteNamedStringARB},
    {"glDeleteObjectARB", (void *)glDeleteObjectARB},
    {"glDeleteProgram", (void *)glDeleteProgram},
    {"glDeleteProgramPipelines", (void *)glDeleteProgramPipelines},
    {"glDeleteProgramPipelinesEXT", (void *)glDeleteProgramPipelinesEXT},
    {"glDeleteProgramsARB", (void *)glDeleteProgramsARB},
    {"glDeleteQueries", (void *)glDeleteQueries},
    {"glDeleteQueriesARB", (void *)glDeleteQueriesARB},
    {"glDeleteQueriesEXT", (void *)glDeleteQueriesEXT},
    {"glDeleteRenderbuffers", (void *)glDeleteRenderbuffers},
    {"glDeleteRenderbuffersEXT", (void *)glDeleteRenderbuffersEXT},
    {"glDeleteRenderbuffersOES", (void *)glDeleteRenderbuffersOES},
    {"glDeleteSamplers", (void *)glDeleteSamplers},
    {"glDeleteShader", (void *)glDeleteShader},
    {"glDeleteSync", (void *)glDeleteSync},
    {"glDeleteTextures", (void *)glDeleteTextures},
    {"glDeleteTexturesEXT", (void *)glDeleteTexturesEXT},
    {"glDeleteTransformFeedbacks", (void *)glDeleteTransformFeedbacks},
    {"glDeleteVertexArrays", (void *)glDeleteVertexArrays},
    {"glDeleteVertexArraysAPPLE", (void *)glDeleteVertexArraysAPPLE},
    {"glDeleteVertexArraysOES", (void *)glDeleteVertexArraysOES},
    {"glDepthBoundsEXT", (void *)glDepthBoundsEXT},
    {"glDepthFunc", (void *)glDepthFunc},
    {"glDepthMask", (void *)glDepthMask},
    {"glDepthRange", (void *)glDepthRange},
    {"glDepthRangeArraydvNV", (void *)glDepthRangeArraydvNV},
    {"glDepthRangeArrayfvOES", (void *)glDepthRangeArrayfvOES},
    {"glDepthRangeArrayv", (void *)glDepthRangeArrayv},
    {"glDepthRangeIndexed", (void *)glDepthRangeIndexed},
    {"glDepthRangeIndexeddNV", (void *)glDepthRangeIndexeddNV},
    {"glDepthRangeIndexedfOES", (void *)glDepthRangeIndexedfOES},
    {"glDepthRangef", (void *)glDepthRangef},
    {"glDepthRangex", (void *)glDepthRangex},
    {"glDetachObjectARB", (void *)glDetachObjectARB},
    {"glDetachShader", (void *)glDetachShader},
    {"glDisable", (void *)glDisable},
    {"glDisableClientState", (void *)glDisableClientState},
    {"glDisableClientStateIndexedEXT", (void *)glDisableClientStateIndexedEXT},
    {"glDisableClientStateiEXT", (void *)glDisableClientStateiEXT},
    {"glDisableIndexedEXT", (void *)glDisableIndexedEXT},
    {"glDisableVertexArrayAttrib", (void *)glDisableVertexArrayAttrib},
    {"glDisableVertexArrayAttribEXT", (void *)glDisableVertexArrayAttribEXT},
    {"glDisableVertexArrayEXT", (void *)glDisableVertexArrayEXT},
    {"glDisableVertexAttribArray", (void *)glDisableVertexAttribArray},
    {"glDisableVertexAttribArrayARB", (void *)glDisableVertexAttribArrayARB},
    {"glDisablei", (void *)glDisablei},
    {"glDisableiEXT", (void *)glDisableiEXT},
    {"glDisableiOES", (void *)glDisableiOES},
    {"glDiscardFramebufferEXT", (void *)glDiscardFramebufferEXT},
    {"glDispatchCompute", (void *)glDispatchCompute},
    {"glDispatchComputeGroupSizeARB", (void *)glDispatchComputeGroupSizeARB},
    {"glDispatchComputeIndirect", (void *)glDispatchComputeIndirect},
    {"glDrawArrays", (void *)glDrawArrays},
    {"glDrawArraysEXT", (void *)glDrawArraysEXT},
    {"glDrawArraysIndirect", (void *)glDrawArraysIndirect},
    {"glDrawArraysInstanced", (void *)glDrawArraysInstanced},
    {"glDrawArraysInstancedANGLE", (void *)glDrawArraysInstancedANGLE},
    {"glDrawArraysInstancedARB", (void *)glDrawArraysInstancedARB},
    {"glDrawArraysInstancedBaseInstance", (void *)glDrawArraysInstancedBaseInstance},
    {"glDrawArraysInstancedBaseInstanceEXT", (void *)glDrawArraysInstancedBaseInstanceEXT},
    {"glDrawArraysInstancedEXT", (void *)glDrawArraysInstancedEXT},
    {"glDrawArraysInstancedNV", (void *)glDrawArraysInstancedNV},
    {"glDrawBuffer", (void *)glDrawBuffer},
    {"glDrawBuffers", (void *)glDrawBuffers},
    {"glDrawBuffersARB", (void *)glDrawBuffersARB},
    {"glDrawBuffersATI", (void *)glDrawBuffersATI},
    {"glDrawBuffersEXT", (void *)glDrawBuffersEXT},
    {"glDrawElements", (void *)glDrawElements},
    {"glDrawElementsBaseVertex", (void *)glDrawElementsBaseVertex},
    {"glDrawElementsBaseVertexEXT", (void *)glDrawElementsBaseVertexEXT},
    {"glDrawElementsBaseVertexOES", (void *)glDrawElementsBaseVertexOES},
    {"glDrawElementsIndirect", (void *)glDrawElementsIndirect},
    {"glDrawElementsInstanced", (void *)glDrawElementsInstanced},
    {"glDrawElementsInstancedANGLE", (void *)glDrawElementsInstancedANGLE},
    {"glDrawElementsInstancedARB", (void *)glDrawElementsInstancedARB},
    {"glDrawElementsInstancedBaseInstance", (void *)glDrawElementsInstancedBaseInstance},
    {"glDrawElementsInstancedBaseInstanceEXT", (void *)glDrawElementsInstancedBaseInstanceEXT},
    {"glDrawElementsInstancedBaseVertex", (void *)glDrawElementsInstancedBaseVertex},
    {"glDrawElementsInstancedBaseVertexBaseInstance", (void *)glDrawElementsInstancedBaseVertexBaseInstance},
    {"glDrawElementsInstancedBaseVertexBaseInstanceEXT", (void *)glDrawElementsInstancedBaseVertexBaseInstanceEXT},
    {"glDrawElementsInstancedBaseVertexEXT", (void *)glDrawElementsInstancedBaseVertexEXT},
    {"glDrawElementsInstancedBaseVertexOES", (void *)glDrawElementsInstancedBaseVertexOES},
    {"glDrawElementsInstancedEXT", (void *)glDrawElementsInstancedEXT},
    {"glDrawElementsInstancedNV", (void *)glDrawElementsInstancedNV},
    {"glDrawPixels", (void *)glDrawPixels},
    {"glDrawRangeElements", (void *)glDrawRangeElements},
    {"glDrawRangeElementsBaseVertex", (void *)glDrawRangeElementsBaseVertex},
    {"glDrawRangeElementsBaseVertexEXT", (void *)glDrawRangeElementsBaseVertexEXT},
    {"glDrawRangeElementsBaseVertexOES", (void *)glDrawRangeElementsBaseVertexOES},
    {"glDrawRangeElementsEXT", (void *)glDrawRangeElementsEXT},
    {"glDrawTexfOES", (void *)glDrawTexfOES},
    {"glDrawTexfvOES", (void *)glDrawTexfvOES},
    {"glDrawTexiOES", (void *)glDrawTexiOES},
    {"glDrawTexivOES", (void *)glDrawTexivOES},
    {"glDrawTexsOES", (void *)glDrawTexsOES},
    {"glDrawTexsvOES", (void *)glDrawTexsvOES},
    {"glDrawTexxOES", (void *)glDrawTexxOES},
    {"glDrawTexxvOES", (void *)glDrawTexxvOES},
    {"glDrawTransformFeedback", (void *)glDrawTransformFeedback},
    {"glDrawTransformFeedbackEXT", (void *)glDrawTransformFeedbackEXT},
    {"glDrawTransformFeedbackInstanced", (void *)glDrawTransformFeedbackInstanced},
    {"glDrawTransformFeedbackInstancedEXT", (void *)glDrawTransformFeedbackInstancedEXT},
    {"glDrawTransformFeedbackStream", (void *)glDrawTransformFeedbackStream},
    {"glDrawTransformFeedbackStreamInstanced", (void *)glDrawTransformFeedbackStreamInstanced},
    {"glEGLImageTargetRenderbufferStorageOES", (void *)glEGLImageTargetRenderbufferStorageOES},
    {"glEGLImageTargetTexture2DOES", (void *)glEGLImageTargetTexture2DOES},
    {"glEdgeFlag", (void *)glEdgeFlag},
    {"glEdgeFlagPointer", (void *)glEdgeFlagPointer},
    {"glEdgeFlagPointerEXT", (void *)glEdgeFlagPointerEXT},
    {"glEdgeFlagv", (void *)glEdgeFlagv},
    {"glEnable", (void *)glEnable},
    {"glEnableClientState", (void *)glEnableClientState},
    {"glEnableClientStateIndexedEXT", (void *)glEnableClientStateIndexedEXT},
    {"glEnableClientStateiEXT", (void *)glEnableClientStateiEXT},
    {"glEnableIndexedEXT", (void *)glEnableIndexedEXT},
    {"glEnableVertexArrayAttrib", (void *)glEnableVertexArrayAttrib},
    {"glEnableVertexArrayAttribEXT", (void *)glEnableVertexArrayAttribEXT},
    {"glEnableVertexArrayEXT", (void *)glEnableVertexArrayEXT},
    {"glEnableVertexAttribArray", (void *)glEnableVertexAttribArray},
    {"glEnableVertexAttribArrayARB", (void *)glEnableVertexAttribArrayARB},
    {"glEnablei", (void *)glEnablei},
    {"glEnableiEXT", (void *)glEnableiEXT},
    {"glEnableiOES", (void *)glEnableiOES},
    {"glEnd", (void *)glEnd},
    {"glEndConditionalRender", (void *)glEndConditionalRender},
    {"glEndConditionalRenderNV", (void *)glEndConditionalRenderNV},
    {"glEndList", (void *)glEndList},
    {"glEndQuery", (void *)glEndQuery},
    {"glEndQueryARB", (void *)glEndQueryARB},
    {"glEndQueryEXT", (void *)glEndQueryEXT},
    {"glEndQueryIndexed", (void *)glEndQueryIndexed},
    {"glEndTransformFeedback", (void *)glEndTransformFeedback},
    {"glEndTransformFeedbackEXT", (void *)glEndTransformFeedbackEXT},
    {"glEvalCoord1d", (void *)glEvalCoord1d},
    {"glEvalCoord1dv", (void *)glEvalCoord1dv},
    {"glEvalCoord1f", (void *)glEvalCoord1f},
    {"glEvalCoord1fv", (void *)glEvalCoord1fv},
    {"glEvalCoord2d", (void *)glEvalCoord2d},
    {"glEvalCoord2dv", (void *)glEvalCoord2dv},
    {"glEvalCoord2f", (void *)glEvalCoord2f},
    {"glEvalCoord2fv", (void *)glEvalCoord2fv},
    {"glEvalMesh1", (void *)glEvalMesh1},
    {"glEvalMesh2", (void *)glEvalMesh2},
    {"glEvalPoint1", (void *)glEvalPoint1},
    {"glEvalPoint2", (void *)glEvalPoint2},
    {"glEvaluateDepthValuesARB", (void *)glEvaluateDepthValuesARB},
    {"glFeedbackBuffer", (void *)glFeedbackBuffer},
    {"glFenceSync", (void *)glFenceSync},
    {"glFinish", (void *)glFinish},
    {"glFlush", (void *)glFlush},
    {"glFlushMappedBufferRange", (void *)glFlushMappedBufferRange},
    {"glFlushMappedBufferRangeAPPLE", (void *)glFlushMappedBufferRangeAPPLE},
    {"glFlushMappedBufferRangeEXT", (void *)glFlushMappedBufferRangeEXT},
    {"glFlushMappedNamedBufferRange", (void *)glFlushMappedNamedBufferRange},
    {"glFlushMappedNamedBufferRangeEXT", (void *)glFlushMappedNamedBufferRangeEXT},
    {"glFogCoordPointer", (void *)glFogCoordPointer},
    {"glFogCoordPointerEXT", (void *)glFogCoordPointerEXT},
    {"glFogCoordd", (void *)glFogCoordd},
    {"glFogCoorddEXT", (void *)glFogCoorddEXT},
    {"glFogCoorddv", (void *)glFogCoorddv},
    {"glFogCoorddvEXT", (void *)glFogCoorddvEXT},
    {"glFogCoordf", (void *)glFogCoordf},
    {"glFogCoordfEXT", (void *)glFogCoordfEXT},
    {"glFogCoordfv", (void *)glFogCoordfv},
    {"glFogCoordfvEXT", (void *)glFogCoordfvEXT},
    {"glFogCoordhNV", (void *)glFogCoordhNV},
    {"glFogCoordhvNV", (void *)glFogCoordhvNV},
    {"glFogf", (void *)glFogf},
    {"glFogfv", (void *)glFogfv},
    {"glFogi", (void *)glFogi},
    {"glFogiv", (void *)glFogiv},
    {"glFogx", (void *)glFogx},
    {"glFogxv", (void *)glFogxv},
    {"glFramebufferDrawBufferEXT", (void *)glFramebufferDrawBufferEXT},
    {"glFramebufferDrawBuffersEXT", (void *)glFramebufferDrawBuffersEXT},
    {"glFramebufferFetchBarrierEXT", (void *)glFramebufferFetchBarrierEXT},
    {"glFramebufferParameteri", (void *)glFramebufferParameteri},
    {"glFramebufferParameteriMESA", (void *)glFramebufferParameteriMESA},
    {"glFramebufferReadBufferEXT", (void *)glFramebufferReadBufferEXT},
    {"glFramebufferRenderbuffer", (void *)glFramebufferRenderbuffer},
    {"glFramebufferRenderbufferEXT", (void *)glFramebufferRenderbufferEXT},
    {"glFramebufferRenderbufferOES", (void *)glFramebufferRenderbufferOES},
    {"glFramebufferSampleLocationsfvARB", (void *)glFramebufferSampleLocationsfvARB},
    {"glFramebufferSampleLocationsfvNV", (void *)glFramebufferSampleLocationsfvNV},
    {"glFramebufferTexture", (void *)glFramebufferTexture},
    {"glFramebufferTexture1D", (void *)glFramebufferTexture1D},
    {"glFramebufferTexture1DEXT", (void *)glFramebufferTexture1DEXT},
    {"glFramebufferTexture2D", (void *)glFramebufferTexture2D},
    {"glFramebufferTexture2DEXT", (void *)glFramebufferTexture2DEXT},
    {"glFramebufferTexture2DMultisampleEXT", (void *)glFramebufferTexture2DMultisampleEXT},
    {"glFramebufferTexture2DOES", (void *)glFramebufferTexture2DOES},
    {"glFramebufferTexture3D", (void *)glFramebufferTexture3D},
    {"glFramebufferTexture3DEXT", (void *)glFramebufferTexture3DEXT},
    {"glFramebufferTexture3DOES", (void *)glFramebufferTexture3DOES},
    {"glFramebufferTextureARB", (void *)glFramebufferTextureARB},
    {"glFramebufferTextureEXT", (void *)glFramebufferTextureEXT},
    {"glFramebufferTextureFaceARB", (void *)glFramebufferTextureFaceARB},
    {"glFramebufferTextureFaceEXT", (void *)glFramebufferTextureFaceEXT},
    {"glFramebufferTextureLayer", (void *)glFramebufferTextureLayer},
    {"glFramebufferTextureLayerARB", (void *)glFramebufferTextureLayerARB},
    {"glFramebufferTextureLayerEXT", (void *)glFramebufferTextureLayerEXT},
    {"glFramebufferTextureOES", (void *)glFramebufferTextureOES},
    {"glFrontFace", (void *)glFrontFace},
    {"glFrustum", (void *)glFrustum},
    {"glFrustumf", (void *)glFrustumf},
    {"glFrustumx", (void *)glFrustumx},
    {"glGenBuffers", (void *)glGenBuffers},
    {"glGenBuffersARB", (void *)glGenBuffersARB},
    {"glGenFramebuffers", (void *)glGenFramebuffers},
    {"glGenFramebuffersEXT", (void *)glGenFramebuffersEXT},
    {"glGenFramebuffersOES", (void *)glGenFramebuffersOES},
    {"glGenLists", (void *)glGenLists},
    {"glGenProgramPipelines", (void *)glGenProgramPipelines},
    {"glGenProgramPipelinesEXT", (void *)glGenProgramPipelinesEXT},
    {"glGenProgramsARB", (void *)glGenProgramsARB},
    {"glGenQueries", (void *)glGenQueries},
    {"glGenQueriesARB", (void *)glGenQueriesARB},
    {"glGenQueriesEXT", (void *)glGenQueriesEXT},
    {"glGenRenderbuffers", (void *)glGenRenderbuffers},
    {"glGenRenderbuffersEXT", (void *)glGenRenderbuffersEXT},
    {"glGenRenderbuffersOES", (void *)glGenRenderbuffersOES},
    {"glGenSamplers", (void *)glGenSamplers},
    {"glGenTextures", (void *)glGenTextures},
    {"glGenTexturesEXT", (void *)glGenTexturesEXT},
    {"glGenTransformFeedbacks", (void *)glGenTransformFeedbacks},
    {"glGenVertexArrays", (void *)glGenVertexArrays},
    {"glGenVertexArraysAPPLE", (void *)glGenVertexArraysAPPLE},
    {"glGenVertexArraysOES", (void *)glGenVertexArraysOES},
    {"glGenerateMipmap", (void *)glGenerateMipmap},
    {"glGenerateMipmapEXT", (void *)glGenerateMipmapEXT},
    {"glGenerateMipmapOES", (void *)glGenerateMipmapOES},
    {"glGenerateMultiTexMipmapEXT", (void *)glGenerateMultiTexMipmapEXT},
    {"glGenerateTextureMipmap", (void *)glGenerateTextureMipmap},
    {"glGenerateTextureMipmapEXT", (void *)glGenerateTextureMipmapEXT},
    {"glGetActiveAtomicCounterBufferiv", (void *)glGetActiveAtomicCounterBufferiv},
    {"glGetActiveAttrib", (void *)glGetActiveAttrib},
    {"glGetActiveAttribARB", (void *)glGetActiveAttribARB},
    {"glGetActiveSubroutineName", (void *)glGetActiveSubroutineName},
    {"glGetActiveSubroutineUniformName", (void *)glGetActiveSubroutineUniformName},
    {"glGetActiveSubroutineUniformiv", (void *)glGetActiveSubroutineUniformiv},
    {"glGetActiveUniform", (void *)glGetActiveUniform},
    {"glGetActiveUniformARB", (void *)glGetActiveUniformARB},
    {"glGetActiveUniformBlockName", (void *)glGetActiveUniformBlockName},
    {"glGetActiveUniformBlockiv", (void *)glGetActiveUniformBlockiv},
    {"glGetActiveUniformName", (void *)glGetActiveUniformName},
    {"glGetActiveUniformsiv", (void *)glGetActiveUniformsiv},
    {"glGetAttachedObjectsARB", (void *)glGetAttachedObjectsARB},
    {"glGetAttachedShaders", (void *)glGetAttachedShaders},
    {"glGetAttribLocation", (void *)glGetAttribLocation},
    {"glGetAttribLocationARB", (void *)glGetAttribLocationARB},
    {"glGetBooleanIndexedvEXT", (void *)glGetBooleanIndexedvEXT},
    {"glGetBooleani_v", (void *)glGetBooleani_v},
    {"glGetBooleanv", (void *)glGetBooleanv},
    {"glGetBufferParameteri64v", (void *)glGetBufferParameteri64v},
    {"glGetBufferParameteriv", (void *)glGetBufferParameteriv},
    {"glGetBufferParameterivARB", (void *)glGetBufferParameterivARB},
    {"glGetBufferPointerv", (void *)glGetBufferPointerv},
    {"glGetBufferPointervARB", (void *)glGetBufferPointervARB},
    {"glGetBufferPointervOES", (void *)glGetBufferPointervOES},
    {"glGetBufferSubData", (void *)glGetBufferSubData},
    {"glGetBufferSubDataARB", (void *)glGetBufferSubDataARB},
    {"glGetClipPlane", (void *)glGetClipPlane},
    {"glGetClipPlanef", (void *)glGetClipPlanef},
    {"glGetClipPlanex", (void *)glGetClipPlanex},
    {"glGetColorTable", (void *)glGetColorTable},
    {"glGetColorTableParameterfv", (void *)glGetColorTableParameterfv},
    {"glGetColorTableParameterfvSGI", (void *)glGetColorTableParameterfvSGI},
    {"glGetColorTableParameteriv", (void *)glGetColorTableParameteriv},
    {"glGetColorTableParameterivSGI", (void *)glGetColorTableParameterivSGI},
    {"glGetColorTableSGI", (void *)glGetColorTableSGI},
    {"glGetCompressedMultiTexImageEXT", (void *)glGetCompressedMultiTexImageEXT},
    {"glGetCompressedTexImage", (void *)glGetCompressedTexImage},
    {"glGetCompressedTexImageARB", (void *)glGetCompressedTexImageARB},
    {"glGetCompressedTextureImage", (void *)glGetCompressedTextureImage},
    {"glGetCompressedTextureImageEXT", (void *)glGetCompressedTextureImageEXT},
    {"glGetCompressedTextureSubImage", (void *)glGetCompressedTextureSubImage},
    {"glGetConvolutionFilter", (void *)glGetConvolutionFilter},
    {"glGetConvolutionFilterEXT", (void *)glGetConvolutionFilterEXT},
    {"glGetConvolutionParameterfv", (void *)glGetConvolutionParameterfv},
    {"glGetConvolutionParameterfvEXT", (void *)glGetConvolutionParameterfvEXT},
    {"glGetConvolutionParameteriv", (void *)glGetConvolutionParameteriv},
    {"glGetConvolutionParameterivEXT", (void *)glGetConvolutionParameterivEXT},
    {"glGetDebugMessageLog", (void *)glGetDebugMessageLog},
    {"glGetDebugMessageLogARB", (void *)glGetDebugMessageLogARB},
    {"glGetDebugMessageLogKHR", (void *)glGetDebugMessageLogKHR},
    {"glGetDoubleIndexedvEXT", (void *)glGetDoubleIndexedvEXT},
    {"glGetDoublei_v", (void *)glGetDoublei_v},
    {"glGetDoublei_vEXT", (void *)glGetDoublei_vEXT},
    {"glGetDoublev", (void *)glGetDoublev},
    {"glGetError", (void *)glGetError},
    {"glGetFixedv", (void *)glGetFixedv},
    {"glGetFloatIndexedvEXT", (void *)glGetFloatIndexedvEXT},
    {"glGetFloati_v", (void *)glGetFloati_v},
    {"glGetFloati_vEXT", (void *)glGetFloati_vEXT},
    {"glGetFloati_vOES", (void *)glGetFloati_vOES},
    {"glGetFloatv", (void *)glGetFloatv},
    {"glGetFragDataIndex", (void *)glGetFragDataIndex},
    {"glGetFragDataIndexEXT", (void *)glGetFragDataIndexEXT},
    {"glGetFragDataLocation", (void *)glGetFragDataLocation},
    {"glGetFragDataLocationEXT", (void *)glGetFragDataLocationEXT},
    {"glGetFramebufferAttachmentParameteriv", (void *)glGetFramebufferAttachmentParameteriv},
    {"glGetFramebufferAttachmentParameterivEXT", (void *)glGetFramebufferAttachmentParameterivEXT},
    {"glGetFramebufferAttachmentParameterivOES", (void *)glGetFramebufferAttachmentParameterivOES},
    {"glGetFramebufferParameteriv", (void *)glGetFramebufferParameteriv},
    {"glGetFramebufferParameterivEXT", (void *)glGetFramebufferParameterivEXT},
    {"glGetFramebufferParameterivMESA", (void *)glGetFramebufferParameterivMESA},
    {"glGetGraphicsResetStatus", (void *)glGetGraphicsResetStatus},
    {"glGetGraphicsResetStatusARB", (void *)glGetGraphicsResetStatusARB},
    {"glGetGraphicsResetStatusEXT", (void *)glGetGraphicsResetStatusEXT},
    {"glGetGraphicsResetStatusKHR", (void *)glGetGraphicsResetStatusKHR},
    {"glGetHandleARB", (void *)glGetHandleARB},
    {"glGetHistogram", (void *)glGetHistogram},
    {"glGetHistogramEXT", (void *)glGetHistogramEXT},
    {"glGetHistogramParameterfv", (void *)glGetHistogramParameterfv},
    {"glGetHistogramParameterfvEXT", (void *)glGetHistogramParameterfvEXT},
    {"glGetHistogramParameteriv", (void *)glGetHistogramParameteriv},
    {"glGetHistogramParameterivEXT", (void *)glGetHistogramParameterivEXT},
    {"glGetImageHandleARB", (void *)glGetImageHandleARB},
    {"glGetInfoLogARB", (void *)glGetInfoLogARB},
    {"glGetInteger64i_v", (void *)glGetInteger64i_v},
    {"glGetInteger64v", (void *)glGetInteger64v},
    {"glGetInteger64vEXT", (void *)glGetInteger64vEXT},
    {"glGetIntegerIndexedvEXT", (void *)glGetIntegerIndexedvEXT},
    {"glGetIntegeri_v", (void *)glGetIntegeri_v},
    {"glGetIntegerv", (void *)glGetIntegerv},
    {"glGetInternalformati64v", (void *)glGetInternalformati64v},
    {"glGetInternalformativ", (void *)glGetInternalformativ},
    {"glGetLightfv", (void *)glGetLightfv},
    {"glGetLightiv", (void *)glGetLightiv},
    {"glGetLightxv", (void *)glGetLightxv},
    {"glGetMapdv", (void *)glGetMapdv},
    {"glGetMapfv", (void *)glGetMapfv},
    {"glGetMapiv", (void *)glGetMapiv},
    {"glGetMaterialfv", (void *)glGetMaterialfv},
    {"glGetMaterialiv", (void *)glGetMaterialiv},
    {"glGetMaterialxv", (void *)glGetMaterialxv},
    {"glGetMinmax", (void *)glGetMinmax},
    {"glGetMinmaxEXT", (void *)glGetMinmaxEXT},
    {"glGetMinmaxParameterfv", (void *)glGetMinmaxParameterfv},
    {"glGetMinmaxParameterfvEXT", (void *)glGetMinmaxParameterfvEXT},
    {"glGetMinmaxParameteriv", (void *)glGetMinmaxParameteriv},
    {"glGetMinmaxParameterivEXT", (void *)glGetMinmaxParameterivEXT},
    {"glGetMultiTexEnvfvEXT", (void *)glGetMultiTexEnvfvEXT},
    {"glGetMultiTexEnvivEXT", (void *)glGetMultiTexEnvivEXT},
    {"glGetMultiTexGendvEXT", (void *)glGetMultiTexGendvEXT},
    {"glGetMultiTexGenfvEXT", (void *)glGetMultiTexGenfvEXT},
    {"glGetMultiTexGenivEXT", (void *)glGetMultiTexGenivEXT},
    {"glGetMultiTexImageEXT", (void *)glGetMultiTexImageEXT},
    {"glGetMultiTexLevelParameterfvEXT", (void *)glGetMultiTexLevelParameterfvEXT},
    {"glGetMultiTexLevelParameterivEXT", (void *)glGetMultiTexLevelParameterivEXT},
    {"glGetMultiTexParameterIivEXT", (void *)glGetMultiTexParameterIivEXT},
    {"glGetMultiTexParameterIuivEXT", (void *)glGetMultiTexParameterIuivEXT},
    {"glGetMultiTexParameterfvEXT", (void *)glGetMultiTexParameterfvEXT},
    {"glGetMultiTexParameterivEXT", (void *)glGetMultiTexParameterivEXT},
    {"glGetMultisamplefv", (void *)glGetMultisamplefv},
    {"glGetNamedBufferParameteri64v", (void *)glGetNamedBufferParameteri64v},
    {"glGetNamedBufferParameteriv", (void *)glGetNamedBufferParameteriv},
    {"glGetNamedBufferParameterivEXT", (void *)glGetNamedBufferParameterivEXT},
    {"glGetNamedBufferPointerv", (void *)glGetNamedBufferPointerv},
    {"glGetNamedBufferPointervEXT", (void *)glGetNamedBufferPointervEXT},
    {"glGetNamedBufferSubData", (void *)glGetNamedBufferSubData},
    {"glGetNamedBufferSubDataEXT", (void *)glGetNamedBufferSubDataEXT},
    {"glGetNamedFramebufferAttachmentParameteriv", (void *)glGetNamedFramebufferAttachmentParameteriv},
    {"glGetNamedFramebufferAttachmentParameterivEXT", (void *)glGetNamedFramebufferAttachmentParameterivEXT},
    {"glGetNamedFramebufferParameteriv", (void *)glGetNamedFramebufferParameteriv},
    {"glGetNamedFramebufferParameterivEXT", (void *)glGetNamedFramebufferParameterivEXT},
    {"glGetNamedProgramLocalParameterdvEXT", (void *)glGetNamedProgramLocalParameterdvEXT},
    {"glGetNamedProgramLocalParameterfvEXT", (void *)glGetNamedProgramLocalParameterfvEXT},
    {"glGetNamedProgramStringEXT", (void *)glGetNamedProgramStringEXT},
    {"glGetNamedProgramivEXT", (void *)glGetNamedProgramivEXT},
    {"glGetNamedRenderbufferParameteriv", (void *)glGetNamedRenderbufferParameteriv},
    {"glGetNamedRenderbufferParameterivEXT", (void *)glGetNamedRenderbufferParameterivEXT},
    {"glGetNamedStringARB", (void *)glGetNamedStringARB},
    {"glGetNamedStringivARB", (void *)glGetNamedStringivARB},
    {"glGetObjectLabel", (void *)glGetObjectLabel},
    {"glGetObjectLabelEXT", (void *)glGetObjectLabelEXT},
    {"glGetObjectLabelKHR", (void *)glGetObjectLabelKHR},
    {"glGetObjectParameterfvARB", (void *)glGetObjectParameterfvARB},
    {"glGetObjectParameterivARB", (void *)glGetObjectParameterivARB},
    {"glGetObjectPtrLabel", (void *)glGetObjectPtrLabel},
    {"glGetObjectPtrLabelKHR", (void *)glGetObjectPtrLabelKHR},
    {"glGetPixelMapfv", (void *)glGetPixelMapfv},
    {"glGetPixelMapuiv", (void *)glGetPixelMapuiv},
    {"glGetPixelMapusv", (void *)glGetPixelMapusv},
    {"glGetPointerIndexedvEXT", (void *)glGetPointerIndexedvEXT},
    {"glGetPointeri_vEXT", (void *)glGetPointeri_vEXT},
    {"glGetPointerv", (void *)glGetPointerv},
    {"glGetPointervEXT", (void *)glGetPointervEXT},
    {"glGetPointervKHR", (void *)glGetPointervKHR},
    {"glGetPolygonStipple", (void *)glGetPolygonStipple},
    {"glGetProgramBinary", (void *)glGetProgramBinary},
    {"glGetProgramBinaryOES", (void *)glGetProgramBinaryOES},
    {"glGetProgramEnvParameterdvARB", (void *)glGetProgramEnvParameterdvARB},
    {"glGetProgramEnvParameterfvARB", (void *)glGetProgramEnvParameterfvARB},
    {"glGetProgramInfoLog", (void *)glGetProgramInfoLog},
    {"glGetProgramInterfaceiv", (void *)glGetProgramInterfaceiv},
    {"glGetProgramLocalParameterdvARB", (void *)glGetProgramLocalParameterdvARB},
    {"glGetProgramLocalParameterfvARB", (void *)glGetProgramLocalParameterfvARB},
    {"glGetProgramPipelineInfoLog", (void *)glGetProgramPipelineInfoLog},
    {"glGetProgramPipelineInfoLogEXT", (void *)glGetProgramPipelineInfoLogEXT},
    {"glGetProgramPipelineiv", (void *)glGetProgramPipelineiv},
    {"glGetProgramPipelineivEXT", (void *)glGetProgramPipelineivEXT},
    {"glGetProgramResourceIndex", (void *)glGetProgramResourceIndex},
    {"glGetProgramResourceLocation", (void *)glGetProgramResourceLocation},
    {"glGetProgramResourceLocationIndex", (void *)glGetProgramResourceLocationIndex},
    {"glGetProgramResourceLocationIndexEXT", (void *)glGetProgramResourceLocationIndexEXT},
    {"glGetProgramResourceName", (void *)glGetProgramResourceName},
    {"glGetProgramResourceiv", (void *)glGetProgramResourceiv},
    {"glGetProgramStageiv", (void *)glGetProgramStageiv},
    {"glGetProgramStringARB", (void *)glGetProgramStringARB},
    {"glGetProgramiv", (void *)glGetProgramiv},
    {"glGetProgramivARB", (void *)glGetProgramivARB},
    {"glGetQueryBufferObjecti64v", (void *)glGetQueryBufferObjecti64v},
    {"glGetQueryBufferObjectiv", (void *)glGetQueryBufferObjectiv},
    {"glGetQueryBufferObjectui64v", (void *)glGetQueryBufferObjectui64v},
    {"glGetQueryBufferObjectuiv", (void *)glGetQueryBufferObjectuiv},
    {"glGetQueryIndexediv", (void *)glGetQueryIndexediv},
    {"glGetQueryObjecti64v", (void *)glGetQueryObjecti64v},
    {"glGetQueryObjecti64vEXT", (void *)glGetQueryObjecti64vEXT},
    {"glGetQueryObjectiv", (void *)glGetQueryObjectiv},
    {"glGetQueryObjectivARB", (void *)glGetQueryObjectivARB},
    {"glGetQueryObjectivEXT", (void *)glGetQueryObjectivEXT},
    {"glGetQueryObjectui64v", (void *)glGetQueryObjectui64v},
    {"glGetQueryObjectui64vEXT", (void *)glGetQueryObjectui64vEXT},
    {"glGetQueryObjectuiv", (void *)glGetQueryObjectuiv},
    {"glGetQueryObjectuivARB", (void *)glGetQueryObjectuivARB},
    {"glGetQueryObjectuivEXT", (void *)glGetQueryObjectuivEXT},
    {"glGetQueryiv", (void *)glGetQueryiv},
    {"glGetQueryivARB", (void *)glGetQueryivARB},
    {"glGetQueryivEXT", (void *)glGetQueryivEXT},
    {"glGetRenderbufferParameteriv", (void *)glGetRenderbufferParameteriv},
    {"glGetRenderbufferParameterivEXT", (void *)glGetRenderbufferParameterivEXT},
    {"glGetRenderbufferParameterivOES", (void *)glGetRenderbufferParameterivOES},
    {"glGetSamplerParameterIiv", (void *)glGetSamplerParameterIiv},
    {"glGetSamplerParameterIivEXT", (void *)glGetSamplerParameterIivEXT},
    {"glGetSamplerParameterIivOES", (void *)glGetSamplerParameterIivOES},
    {"glGetSamplerParameterIuiv", (void *)glGetSamplerParameterIuiv},
    {"glGetSamplerParameterIuivEXT", (void *)glGetSamplerParameterIuivEXT},
    {"glGetSamplerParameterIuivOES", (void *)glGetSamplerParameterIuivOES},
    {"glGetSamplerParameterfv", (void *)glGetSamplerParameterfv},
    {"glGetSamplerParameteriv", (void *)glGetSamplerParameteriv},
    {"glGetSeparableFilter", (void *)glGetSeparableFilter},
    {"glGetSeparableFilterEXT", (void *)glGetSeparableFilterEXT},
    {"glGetShaderInfoLog", (void *)glGetShaderInfoLog},
    {"glGetShaderPrecisionFormat", (void *)glGetShaderPrecisionFormat},
    {"glGetShaderSource", (void *)glGetShaderSource},
    {"glGetShaderSourceARB", (void *)glGetShaderSourceARB},
    {"glGetShaderiv", (void *)glGetShaderiv},
    {"glGetString", (void *)glGetString},
    {"glGetStringi", (void *)glGetStringi},
    {"glGetSubroutineIndex", (void *)glGetSubroutineIndex},
    {"glGetSubroutineUniformLocation", (void *)glGetSubroutineUniformLocation},
    {"glGetSynciv", (void *)glGetSynciv},
    {"glGetTexEnvfv", (void *)glGetTexEnvfv},
    {"glGetTexEnviv", (void *)glGetTexEnviv},
    {"glGetTexEnvxv", (void *)glGetTexEnvxv},
    {"glGetTexGendv", (void *)glGetTexGendv},
    {"glGetTexGenfv", (void *)glGetTexGenfv},
    {"glGetTexGenfvOES", (void *)glGetTexGenfvOES},
    {"glGetTexGeniv", (void *)glGetTexGeniv},
    {"glGetTexGenivOES", (void *)glGetTexGenivOES},
    {"glGetTexGenxvOES", (void *)glGetTexGenxvOES},
    {"glGetTexImage", (void *)glGetTexImage},
    {"glGetTexLevelParameterfv", (void *)glGetTexLevelParameterfv},
    {"glGetTexLevelParameteriv", (void *)glGetTexLevelParameteriv},
    {"glGetTexParameterIiv", (void *)glGetTexParameterIiv},
    {"glGetTexParameterIivEXT", (void *)glGetTexParameterIivEXT},
    {"glGetTexParameterIivOES", (void *)glGetTexParameterIivOES},
    {"glGetTexParameterIuiv", (void *)glGetTexParameterIuiv},
    {"glGetTexParameterIuivEXT", (void *)glGetTexParameterIuivEXT},
    {"glGetTexParameterIuivOES", (void *)glGetTexParameterIuivOES},
    {"glGetTexParameterPointervAPPLE", (void *)glGetTexParameterPointervAPPLE},
    {"glGetTexParameterfv", (void *)glGetTexParameterfv},
    {"glGetTexParameteriv", (void *)glGetTexParameteriv},
    {"glGetTexParameterxv", (void *)glGetTexParameterxv},
    {"glGetTextureHandleARB", (void *)glGetTextureHandleARB},
    {"glGetTextureImage", (void *)glGetTextureImage},
    {"glGetTextureImageEXT", (void *)glGetTextureImageEXT},
    {"glGetTextureLevelParameterfv", (void *)glGetTextureLevelParameterfv},
    {"glGetTextureLevelParameterfvEXT", (void *)glGetTextureLevelParameterfvEXT},
    {"glGetTextureLevelParameteriv", (void *)glGetTextureLevelParameteriv},
    {"glGetTextureLevelParameterivEXT", (void *)glGetTextureLevelParameterivEXT},
    {"glGetTextureParameterIiv", (void *)glGetTextureParameterIiv},
    {"glGetTextureParameterIivEXT", (void *)glGetTextureParameterIivEXT},
    {"glGetTextureParameterIuiv", (void *)glGetTextureParameterIuiv},
    {"glGetTextureParameterIuivEXT", (void *)glGetTextureParameterIuivEXT},
    {"glGetTextureParameterfv", (void *)glGetTextureParameterfv},
    {"glGetTextureParameterfvEXT", (void *)glGetTextureParameterfvEXT},
    {"glGetTextureParameteriv", (void *)glGetTextureParameteriv},
    {"glGetTextureParameterivEXT", (void *)glGetTextureParameterivEXT},
    {"glGetTextureSamplerHandleARB", (void *)glGetTextureSamplerHandleARB},
    {"glGetTextureSubImage", (void *)glGetTextureSubImage},
    {"glGetTransformFeedbackVarying", (void *)glGetTransformFeedbackVarying},
    {"glGetTransformFeedbackVaryingEXT", (void *)glGetTransformFeedbackVaryingEXT},
    {"glGetTransformFeedbacki64_v", (void *)glGetTransformFeedbacki64_v},
    {"glGetTransformFeedbacki_v", (void *)glGetTransformFeedbacki_v},
    {"glGetTransformFeedbackiv", (void *)glGetTransformFeedbackiv},
    {"glGetUniformBlockIndex", (void *)glGetUniformBlockIndex},
    {"glGetUniformIndices", (void *)glGetUniformIndices},
    {"glGetUniformLocation", (void *)glGetUniformLocation},
    {"glGetUniformLocationARB", (void *)glGetUniformLocationARB},
    {"glGetUniformSubroutineuiv", (void *)glGetUniformSubroutineuiv},
    {"glGetUniformdv", (void *)glGetUniformdv},
    {"glGetUniformfv", (void *)glGetUniformfv},
    {"glGetUniformfvARB", (void *)glGetUniformfvARB},
    {"glGetUniformi64vARB", (void *)glGetUniformi64vARB},
    {"glGetUniformiv", (void *)glGetUniformiv},
    {"glGetUniformivARB", (void *)glGetUniformivARB},
    {"glGetUniformui64vARB", (void *)glGetUniformui64vARB},
    {"glGetUniformuiv", (void *)glGetUniformuiv},
    {"glGetUniformuivEXT", (void *)glGetUniformuivEXT},
    {"glGetVertexArrayIndexed64iv", (void *)glGetVertexArrayIndexed64iv},
    {"glGetVertexArrayIndexediv", (void *)glGetVertexArrayIndexediv},
    {"glGetVertexArrayIntegeri_vEXT", (void *)glGetVertexArrayIntegeri_vEXT},
    {"glGetVertexArrayIntegervEXT", (void *)glGetVertexArrayIntegervEXT},
    {"glGetVertexArrayPointeri_vEXT", (void *)glGetVertexArrayPointeri_vEXT},
    {"glGetVertexArrayPointervEXT", (void *)glGetVertexArrayPointervEXT},
    {"glGetVertexArrayiv", (void *)glGetVertexArrayiv},
    {"glGetVertexAttribIiv", (void *)glGetVertexAttribIiv},
    {"glGetVertexAttribIivEXT", (void *)glGetVertexAttribIivEXT},
    {"glGetVertexAttribIuiv", (void *)glGetVertexAttribIuiv},
    {"glGetVertexAttribIuivEXT", (void *)glGetVertexAttribIuivEXT},
    {"glGetVertexAttribLdv", (void *)glGetVertexAttribLdv},
    {"glGetVertexAttribLdvEXT", (void *)glGetVertexAttribLdvEXT},
    {"glGetVertexAttribLui64vARB", (void *)glGetVertexAttribLui64vARB},
    {"glGetVertexAttribPointerv", (void *)glGetVertexAttribPointerv},
    {"glGetVertexAttribPointervARB", (void *)glGetVertexAttribPointervARB},
    {"glGetVertexAttribdv", (void *)glGetVertexAttribdv},
    {"glGetVertexAttribdvARB", (void *)glGetVertexAttribdvARB},
    {"glGetVertexAttribfv", (void *)glGetVertexAttribfv},
    {"glGetVertexAttribfvARB", (void *)glGetVertexAttribfvARB},
    {"glGetVertexAttribiv", (void *)glGetVertexAttribiv},
    {"glGetVertexAttribivARB", (void *)glGetVertexAttribivARB},
    {"glGetnColorTable", (void *)glGetnColorTable},
    {"glGetnColorTableARB", (void *)glGetnColorTableARB},
    {"glGetnCompressedTexImage", (void *)glGetnCompressedTexImage},
    {"glGetnCompressedTexImageARB", (void *)glGetnCompressedTexImageARB},
    {"glGetnConvolutionFilter", (void *)glGetnConvolutionFilter},
    {"glGetnConvolutionFilterARB", (void *)glGetnConvolutionFilterARB},
    {"glGetnHistogram", (void *)glGetnHistogram},
    {"glGetnHistogramARB", (void *)glGetnHistogramARB},
    {"glGetnMapdv", (void *)glGetnMapdv},
    {"glGetnMapdvARB", (void *)glGetnMapdvARB},
    {"glGetnMapfv", (void *)glGetnMapfv},
    {"glGetnMapfvARB", (void *)glGetnMapfvARB},
    {"glGetnMapiv", (void *)glGetnMapiv},
    {"glGetnMapivARB", (void *)glGetnMapivARB},
    {"glGetnMinmax", (void *)glGetnMinmax},
    {"glGetnMinmaxARB", (void *)glGetnMinmaxARB},
    {"glGetnPixelMapfv", (void *)glGetnPixelMapfv},
    {"glGetnPixelMapfvARB", (void *)glGetnPixelMapfvARB},
    {"glGetnPixelMapuiv", (void *)glGetnPixelMapuiv},
    {"glGetnPixelMapuivARB", (void *)glGetnPixelMapuivARB},
    {"glGetnPixelMapusv", (void *)glGetnPixelMapusv},
    {"glGetnPixelMapusvARB", (void *)glGetnPixelMapusvARB},
    {"glGetnPolygonStipple", (void *)glGetnPolygonStipple},
    {"glGetnPolygonStippleARB", (void *)glGetnPolygonStippleARB},
    {"glGetnSeparableFilter", (void *)glGetnSeparableFilter},
    {"glGetnSeparableFilterARB", (void *)glGetnSeparableFilterARB},
    {"glGetnTexImage", (void *)glGetnTexImage},
    {"glGetnTexImageARB", (void *)glGetnTexImageARB},
    {"glGetnUniformdv", (void *)glGetnUniformdv},
    {"glGetnUniformdvARB", (void *)glGetnUniformdvARB},
    {"glGetnUniformfv", (void *)glGetnUniformfv},
    {"glGetnUniformfvARB", (void *)glGetnUniformfvARB},
    {"glGetnUniformfvEXT", (void *)glGetnUniformfvEXT},
    {"glGetnUniformfvKHR", (void *)glGetnUniformfvKHR},
    {"glGetnUniformi64vARB", (void *)glGetnUniformi64vARB},
    {"glGetnUniformiv", (void *)glGetnUniformiv},
    {"glGetnUniformivARB", (void *)glGetnUniformivARB},
    {"glGetnUniformivEXT", (void *)glGetnUniformivEXT},
    {"glGetnUniformivKHR", (void *)glGetnUniformivKHR},
    {"glGetnUniformui64vARB", (void *)glGetnUniformui64vARB},
    {"glGetnUniformuiv", (void *)glGetnUniformuiv},
    {"glGetnUniformuivARB", (void *)glGetnUniformuivARB},
    {"glGetnUniformuivKHR", (void *)glGetnUniformuivKHR},
    {"glHint", (void *)glHint},
    {"glHistogram", (void *)glHistogram},
    {"glHistogramEXT", (void *)glHistogramEXT},
    {"glIndexMask", (void *)glIndexMask},
    {"glIndexPointer", (void *)glIndexPointer},
    {"glIndexPointerEXT", (void *)glIndexPointerEXT},
    {"glIndexd", (void *)glIndexd},
    {"glIndexdv", (void *)glIndexdv},
    {"glIndexf", (void *)glIndexf},
    {"glIndexfv", (void *)glIndexfv},
    {"glIndexi", (void *)glIndexi},
    {"glIndexiv", (void *)glIndexiv},
    {"glIndexs", (void *)glIndexs},
    {"glIndexsv", (void *)glIndexsv},
    {"glIndexub", (void *)glIndexub},
    {"glIndexubv", (void *)glIndexubv},
    {"glInitNames", (void *)glInitNames},
    {"glInsertEventMarkerEXT", (void *)glInsertEventMarkerEXT},
    {"glInterleavedArrays", (void *)glInterleavedArrays},
    {"glInvalidateBufferData", (void *)glInvalidateBufferData},
    {"glInvalidateBufferSubData", (void *)glInvalidateBufferSubData},
    {"glInvalidateFramebuffer", (void *)glInvalidateFramebuffer},
    {"glInvalidateNamedFramebufferData", (void *)glInvalidateNamedFramebufferData},
    {"glInvalidateNamedFramebufferSubData", (void *)glInvalidateNamedFramebufferSubData},
    {"glInvalidateSubFramebuffer", (void *)glInvalidateSubFramebuffer},
    {"glInvalidateTexImage", (void *)glInvalidateTexImage},
    {"glInvalidateTexSubImage", (void *)glInvalidateTexSubImage},
    {"glIsBuffer", (void *)glIsBuffer},
    {"glIsBufferARB", (void *)glIsBufferARB},
    {"glIsEnabled", (void *)glIsEnabled},
    {"glIsEnabledIndexedEXT", (void *)glIsEnabledIndexedEXT},
    {"glIsEnabledi", (void *)glIsEnabledi},
    {"glIsEnablediEXT", (void *)glIsEnablediEXT},
    {"glIsEnablediOES", (void *)glIsEnablediOES},
    {"glIsFramebuffer", (void *)glIsFramebuffer},
    {"glIsFramebufferEXT", (void *)glIsFramebufferEXT},
    {"glIsFramebufferOES", (void *)glIsFramebufferOES},
    {"glIsImageHandleResidentARB", (void *)glIsImageHandleResidentARB},
    {"glIsList", (void *)glIsList},
    {"glIsNamedStringARB", (void *)glIsNamedStringARB},
    {"glIsProgram", (void *)glIsProgram},
    {"glIsProgramARB", (void *)glIsProgramARB},
    {"glIsProgramPipeline", (void *)glIsProgramPipeline},
    {"glIsProgramPipelineEXT", (void *)glIsProgramPipelineEXT},
    {"glIsQuery", (void *)glIsQuery},
    {"glIsQueryARB", (void *)glIsQueryARB},
    {"glIsQueryEXT", (void *)glIsQueryEXT},
    {"glIsRenderbuffer", (void *)glIsRenderbuffer},
    {"glIsRenderbufferEXT", (void *)glIsRenderbufferEXT},
    {"glIsRenderbufferOES", (void *)glIsRenderbufferOES},
    {"glIsSampler", (void *)glIsSampler},
    {"glIsShader", (void *)glIsShader},
    {"glIsSync", (void *)glIsSync},
    {"glIsTexture", (void *)glIsTexture},
    {"glIsTextureEXT", (void *)glIsTextureEXT},
    {"glIsTextureHandleResidentARB", (void *)glIsTextureHandleResidentARB},
    {"glIsTransformFeedback", (void *)glIsTransformFeedback},
    {"glIsVertexArray", (void *)glIsVertexArray},
    {"glIsVertexArrayAPPLE", (void *)glIsVertexArrayAPPLE},
    {"glIsVertexArrayOES", (void *)glIsVertexArrayOES},
    {"glLabelObjectEXT", (void *)glLabelObjectEXT},
    {"glLightModelf", (void *)glLightModelf},
    {"glLightModelfv", (void *)glLightModelfv},
    {"glLightModeli", (void *)glLightModeli},
    {"glLightModeliv", (void *)glLightModeliv},
    {"glLightModelx", (void *)glLightModelx},
    {"glLightModelxv", (void *)glLightModelxv},
    {"glLightf", (void *)glLightf},
    {"glLightfv", (void *)glLightfv},
    {"glLighti", (void *)glLighti},
    {"glLightiv", (void *)glLightiv},
    {"glLightx", (void *)glLightx},
    {"glLightxv", (void *)glLightxv},
    {"glLineStipple", (void *)glLineStipple},
    {"glLineWidth", (void *)glLineWidth},
    {"glLineWidthx", (void *)glLineWidthx},
    {"glLinkProgram", (void *)glLinkProgram},
    {"glLinkProgramARB", (void *)glLinkProgramARB},
    {"glListBase", (void *)glListBase},
    {"glLoadIdentity", (void *)glLoadIdentity},
    {"glLoadMatrixd", (void *)glLoadMatrixd},
    {"glLoadMatrixf", (void *)glLoadMatrixf},
    {"glLoadMatrixx", (void *)glLoadMatrixx},
    {"glLoadName", (void *)glLoadName},
    {"glLoadTransposeMatrixd", (void *)glLoadTransposeMatrixd},
    {"glLoadTransposeMatrixdARB", (void *)glLoadTransposeMatrixdARB},
    {"glLoadTransposeMatrixf", (void *)glLoadTransposeMatrixf},
    {"glLoadTransposeMatrixfARB", (void *)glLoadTransposeMatrixfARB},
    {"glLockArraysEXT", (void *)glLockArraysEXT},
    {"glLogicOp", (void *)glLogicOp},
    {"glMakeImageHandleNonResidentARB", (void *)glMakeImageHandleNonResidentARB},
    {"glMakeImageHandleResidentARB", (void *)glMakeImageHandleResidentARB},
    {"glMakeTextureHandleNonResidentARB", (void *)glMakeTextureHandleNonResidentARB},
    {"glMakeTextureHandleResidentARB", (void *)glMakeTextureHandleResidentARB},
    {"glMap1d", (void *)glMap1d},
    {"glMap1f", (void *)glMap1f},
    {"glMap2d", (void *)glMap2d},
    {"glMap2f", (void *)glMap2f},
    {"glMapBuffer", (void *)glMapBuffer},
    {"glMapBufferARB", (void *)glMapBufferARB},
    {"glMapBufferOES", (void *)glMapBufferOES},
    {"glMapBufferRange", (void *)glMapBufferRange},
    {"glMapBufferRangeEXT", (void *)glMapBufferRangeEXT},
    {"glMapGrid1d", (void *)glMapGrid1d},
    {"glMapGrid1f", (void *)glMapGrid1f},
    {"glMapGrid2d", (void *)glMapGrid2d},
    {"glMapGrid2f", (void *)glMapGrid2f},
    {"glMapNamedBuffer", (void *)glMapNamedBuffer},
    {"glMapNamedBufferEXT", (void *)glMapNamedBufferEXT},
    {"glMapNamedBufferRange", (void *)glMapNamedBufferRange},
    {"glMapNamedBufferRangeEXT", (void *)glMapNamedBufferRangeEXT},
    {"glMaterialf", (void *)glMaterialf},
    {"glMaterialfv", (void *)glMaterialfv},
    {"glMateriali", (void *)glMateriali},
    {"glMaterialiv", (void *)glMaterialiv},
    {"glMaterialx", (void *)glMaterialx},
    {"glMaterialxv", (void *)glMaterialxv},
    {"glMatrixFrustumEXT", (void *)glMatrixFrustumEXT},
    {"glMatrixIndexPointerARB", (void *)glMatrixIndexPointerARB},
    {"glMatrixIndexubvARB", (void *)glMatrixIndexubvARB},
    {"glMatrixIndexuivARB", (void *)glMatrixIndexuivARB},
    {"glMatrixIndexusvARB", (void *)glMatrixIndexusvARB},
    {"glMatrixLoadIdentityEXT", (void *)glMatrixLoadIdentityEXT},
    {"glMatrixLoadTransposedEXT", (void *)glMatrixLoadTransposedEXT},
    {"glMatrixLoadTransposefEXT", (void *)glMatrixLoadTransposefEXT},
    {"glMatrixLoaddEXT", (void *)glMatrixLoaddEXT},
    {"glMatrixLoadfEXT", (void *)glMatrixLoadfEXT},
    {"glMatrixMode", (void *)glMatrixMode},
    {"glMatrixMultTransposedEXT", (void *)glMatrixMultTransposedEXT},
    {"glMatrixMultTransposefEXT", (void *)glMatrixMultTransposefEXT},
    {"glMatrixMultdEXT", (void *)glMatrixMultdEXT},
    {"glMatrixMultfEXT", (void *)glMatrixMultfEXT},
    {"glMatrixOrthoEXT", (void *)glMatrixOrthoEXT},
    {"glMatrixPopEXT", (void *)glMatrixPopEXT},
    {"glMatrixPushEXT", (void *)glMatrixPushEXT},
    {"glMatrixRotatedEXT", (void *)glMatrixRotatedEXT},
    {"glMatrixRotatefEXT", (void *)glMatrixRotatefEXT},
    {"glMatrixScaledEXT", (void *)glMatrixScaledEXT},
    {"glMatrixScalefEXT", (void *)glMatrixScalefEXT},
    {"glMatrixTranslatedEXT", (void *)glMatrixTranslatedEXT},
    {"glMatrixTranslatefEXT", (void *)glMatrixTranslatefEXT},
    {"glMaxShaderCompilerThreadsARB", (void *)glMaxShaderCompilerThreadsARB},
    {"glMaxShaderCompilerThreadsKHR", (void *)glMaxShaderCompilerThreadsKHR},
    {"glMemoryBarrier", (void *)glMemoryBarrier},
    {"glMemoryBarrierByRegion", (void *)glMemoryBarrierByRegion},
    {"glMemoryBarrierEXT", (void *)glMemoryBarrierEXT},
    {"glMinSampleShading", (void *)glMinSampleShading},
    {"glMinSampleShadingARB", (void *)glMinSampleShadingARB},
    {"glMinSampleShadingOES", (void *)glMinSampleShadingOES},
    {"glMinmax", (void *)glMinmax},
    {"glMinmaxEXT", (void *)glMinmaxEXT},
    {"glMultMatrixd", (void *)glMultMatrixd},
    {"glMultMatrixf", (void *)glMultMatrixf},
    {"glMultMatrixx", (void *)glMultMatrixx},
    {"glMultTransposeMatrixd", (void *)glMultTransposeMatrixd},
    {"glMultTransposeMatrixdARB", (void *)glMultTransposeMatrixdARB},
    {"glMultTransposeMatrixf", (void *)glMultTransposeMatrixf},
    {"glMultTransposeMatrixfARB", (void *)glMultTransposeMatrixfARB},
    {"glMultiDrawArrays", (void *)glMultiDrawArrays},
    {"glMultiDrawArraysEXT", (void *)glMultiDrawArraysEXT},
    {"glMultiDrawArraysIndirect", (void *)glMultiDrawArraysIndirect},
    {"glMultiDrawArraysIndirectCount", (void *)glMultiDrawArraysIndirectCount},
    {"glMultiDrawArraysIndirectCountARB", (void *)glMultiDrawArraysIndirectCountARB},
    {"glMultiDrawArraysIndirectEXT", (void *)glMultiDrawArraysIndirectEXT},
    {"glMultiDrawElements", (void *)glMultiDrawElements},
    {"glMultiDrawElementsBaseVertex", (void *)glMultiDrawElementsBaseVertex},
    {"glMultiDrawElementsBaseVertexEXT", (void *)glMultiDrawElementsBaseVertexEXT},
    {"glMultiDrawElementsEXT", (void *)glMultiDrawElementsEXT},
    {"glMultiDrawElementsIndirect", (void *)glMultiDrawElementsIndirect},
    {"glMultiDrawElementsIndirectCount", (void *)glMultiDrawElementsIndirectCount},
    {"glMultiDrawElementsIndirectCountARB", (void *)glMultiDrawElementsIndirectCountARB},
    {"glMultiDrawElementsIndirectEXT", (void *)glMultiDrawElementsIndirectEXT},
    {"glMultiModeDrawArraysIBM", (void *)glMultiModeDrawArraysIBM},
    {"glMultiModeDrawElementsIBM", (void *)glMultiModeDrawElementsIBM},
    {"glMultiTexBufferEXT", (void *)glMultiTexBufferEXT},
    {"glMultiTexCoord1d", (void *)glMultiTexCoord1d},
    {"glMultiTexCoord1dARB", (void *)glMultiTexCoord1dARB},
    {"glMultiTexCoord1dv", (void *)glMultiTexCoord1dv},
    {"glMultiTexCoord1dvARB", (void *)glMultiTexCoord1dvARB},
    {"glMultiTexCoord1f", (void *)glMultiTexCoord1f},
    {"glMultiTexCoord1fARB", (void *)glMultiTexCoord1fARB},
    {"glMultiTexCoord1fv", (void *)glMultiTexCoord1fv},
    {"glMultiTexCoord1fvARB", (void *)glMultiTexCoord1fvARB},
    {"glMultiTexCoord1hNV", (void *)glMultiTexCoord1hNV},
    {"glMultiTexCoord1hvNV", (void *)glMultiTexCoord1hvNV},
    {"glMultiTexCoord1i", (void *)glMultiTexCoord1i},
    {"glMultiTexCoord1iARB", (void *)glMultiTexCoord1iARB},
    {"glMultiTexCoord1iv", (void *)glMultiTexCoord1iv},
    {"glMultiTexCoord1ivARB", (void *)glMultiTexCoord1ivARB},
    {"glMultiTexCoord1s", (void *)glMultiTexCoord1s},
    {"glMultiTexCoord1sARB", (void *)glMultiTexCoord1sARB},
    {"glMultiTexCoord1sv", (void *)glMultiTexCoord1sv},
    {"glMultiTexCoord1svARB", (void *)glMultiTexCoord1svARB},
    {"glMultiTexCoord2d", (void *)glMultiTexCoord2d},
    {"glMultiTexCoord2dARB", (void *)glMultiTexCoord2dARB},
    {"glMultiTexCoord2dv", (void *)glMultiTexCoord2dv},
    {"glMultiTexCoord2dvARB", (void *)glMultiTexCoord2dvARB},
    {"glMultiTexCoord2f", (void *)glMultiTexCoord2f},
    {"glMultiTexCoord2fARB", (void *)glMultiTexCoord2fARB},
    {"glMultiTexCoord2fv", (void *)glMultiTexCoord2fv},
    {"glMultiTexCoord2fvARB", (void *)glMultiTexCoord2fvARB},
    {"glMultiTexCoord2hNV", (void *)glMultiTexCoord2hNV},
    {"glMultiTexCoord2hvNV", (void *)glMultiTexCoord2hvNV},
    {"glMultiTexCoord2i", (void *)glMultiTexCoord2i},
    {"glMultiTexCoord2iARB", (void *)glMultiTexCoord2iARB},
    {"glMultiTexCoord2iv", (void *)glMultiTexCoord2iv},
    {"glMultiTexCoord2ivARB", (void *)glMultiTexCoord2ivARB},
    {"glMultiTexCoord2s", (void *)glMultiTexCoord2s},
    {"glMultiTexCoord2sARB", (void *)glMultiTexCoord2sARB},
    {"glMultiTexCoord2sv", (void *)glMultiTexCoord2sv},
    {"glMultiTexCoord2svARB", (void *)glMultiTexCoord2svARB},
    {"glMultiTexCoord3d", (void *)glMultiTexCoord3d},
    {"glMultiTexCoord3dARB", (void *)glMultiTexCoord3dARB},
    {"glMultiTexCoord3dv", (void *)glMultiTexCoord3dv},
    {"glMultiTexCoord3dvARB", (void *)glMultiTexCoord3dvARB},
    {"glMultiTexCoord3f", (void *)glMultiTexCoord3f},
    {"glMultiTexCoord3fARB", (void *)glMultiTexCoord3fARB},
    {"glMultiTexCoord3fv", (void *)glMultiTexCoord3fv},
    {"glMultiTexCoord3fvARB", (void *)glMultiTexCoord3fvARB},
    {"glMultiTexCoord3hNV", (void *)glMultiTexCoord3hNV},
    {"glMultiTexCoord3hvNV", (void *)glMultiTexCoord3hvNV},
    {"glMultiTexCoord3i", (void *)glMultiTexCoord3i},
    {"glMultiTexCoord3iARB", (void *)glMultiTexCoord3iARB},
    {"glMultiTexCoord3iv", (void *)glMultiTexCoord3iv},
    {"glMultiTexCoord3ivARB", (void *)glMultiTexCoord3ivARB},
    {"glMultiTexCoord3s", (void *)glMultiTexCoord3s},
    {"glMultiTexCoord3sARB", (void *)glMultiTexCoord3sARB},
    {"glMultiTexCoord3sv", (void *)glMultiTexCoord3sv},
    {"glMultiTexCoord3svARB", (void *)glMultiTexCoord3svARB},
    {"glMultiTexCoord4d", (void *)glMultiTexCoord4d},
    {"glMultiTexCoord4dARB", (void *)glMultiTexCoord4dARB},
    {"glMultiTexCoord4dv", (void *)glMultiTexCoord4dv},
    {"glMultiTexCoord4dvARB", (void *)glMultiTexCoord4dvARB},
    {"glMultiTexCoord4f", (void *)glMultiTexCoord4f},
    {"glMultiTexCoord4fARB", (void *)glMultiTexCoord4fARB},
    {"glMultiTexCoord4fv", (void *)glMultiTexCoord4fv},
    {"glMultiTexCoord4fvARB", (void *)glMultiTexCoord4fvARB},
    {"glMultiTexCoord4hNV", (void *)glMultiTexCoord4hNV},
    {"glMultiTexCoord4hvNV", (void *)glMultiTexCoord4hvNV},
    {"glMultiTexCoord4i", (void *)glMultiTexCoord4i},
    {"glMultiTexCoord4iARB", (void *)glMultiTexCoord4iARB},
    {"glMultiTexCoord4iv", (void *)glMultiTexCoord4iv},
    {"glMultiTexCoord4ivARB", (void *)glMultiTexCoord4ivARB},
    {"glMultiTexCoord4s", (void *)glMultiTexCoord4s},
    {"glMultiTexCoord4sARB", (void *)glMultiTexCoord4sARB},
    {"glMultiTexCoord4sv", (void *)glMultiTexCoord4sv},
    {"glMultiTexCoord4svARB", (void *)glMultiTexCoord4svARB},
    {"glMultiTexCoord4x", (void *)glMultiTexCoord4x},
    {"glMultiTexCoordP1ui", (void *)glMultiTexCoordP1ui},
    {"glMultiTexCoordP1uiv", (void *)glMultiTexCoordP1uiv},
    {"glMultiTexCoordP2ui", (void *)glMultiTexCoordP2ui},
    {"glMultiTexCoordP2uiv", (void *)glMultiTexCoordP2uiv},
    {"glMultiTexCoordP3ui", (void *)glMultiTexCoordP3ui},
    {"glMultiTexCoordP3uiv", (void *)glMultiTexCoordP3uiv},
    {"glMultiTexCoordP4ui", (void *)glMultiTexCoordP4ui},
    {"glMultiTexCoordP4uiv", (void *)glMultiTexCoordP4uiv},
    {"glMultiTexCoordPointerEXT", (void *)glMultiTexCoordPointerEXT},
    {"glMultiTexEnvfEXT", (void *)glMultiTexEnvfEXT},
    {"glMultiTexEnvfvEXT", (void *)glMultiTexEnvfvEXT},
    {"glMultiTexEnviEXT", (void *)glMultiTexEnviEXT},
    {"glMultiTexEnvivEXT", (void *)glMultiTexEnvivEXT},
    {"glMultiTexGendEXT", (void *)glMultiTexGendEXT},
    {"glMultiTexGendvEXT", (void *)glMultiTexGendvEXT},
    {"glMultiTexGenfEXT", (void *)glMultiTexGenfEXT},
    {"glMultiTexGenfvEXT", (void *)glMultiTexGenfvEXT},
    {"glMultiTexGeniEXT", (void *)glMultiTexGeniEXT},
    {"glMultiTexGenivEXT", (void *)glMultiTexGenivEXT},
    {"glMultiTexImage1DEXT", (void *)glMultiTexImage1DEXT},
    {"glMultiTexImage2DEXT", (void *)glMultiTexImage2DEXT},
    {"glMultiTexImage3DEXT", (void *)glMultiTexImage3DEXT},
    {"glMultiTexParameterIivEXT", (void *)glMultiTexParameterIivEXT},
    {"glMultiTexParameterIuivEXT", (void *)glMultiTexParameterIuivEXT},
    {"glMultiTexParameterfEXT", (void *)glMultiTexParameterfEXT},
    {"glMultiTexParameterfvEXT", (void *)glMultiTexParameterfvEXT},
    {"glMultiTexParameteriEXT", (void *)glMultiTexParameteriEXT},
    {"glMultiTexParameterivEXT", (void *)glMultiTexParameterivEXT},
    {"glMultiTexSubImage1DEXT", (void *)glMultiTexSubImage1DEXT},
    {"glMultiTexSubImage2DEXT", (void *)glMultiTexSubImage2DEXT},
    {"glMultiTexSubImage3DEXT", (void *)glMultiTexSubImage3DEXT},
    {"glNamedBufferData", (void *)glNamedBufferData},
    {"glNamedBufferDataEXT", (void *)glNamedBufferDataEXT},
    {"glNamedBufferPageCommitmentARB", (void *)glNamedBufferPageCommitmentARB},
    {"glNamedBufferPageCommitmentEXT", (void *)glNamedBufferPageCommitmentEXT},
    {"glNamedBufferStorage", (void *)glNamedBufferStorage},
    {"glNamedBufferStorageEXT", (void *)glNamedBufferStorageEXT},
    {"glNamedBufferSubData", (void *)glNamedBufferSubData},
    {"glNamedBufferSubDataEXT", (void *)glNamedBufferSubDataEXT},
    {"glNamedCopyBufferSubDataEXT", (void *)glNamedCopyBufferSubDataEXT},
    {"glNamedFramebufferDrawBuffer", (void *)glNamedFramebufferDrawBuffer},
    {"glNamedFramebufferDrawBuffers", (void *)glNamedFramebufferDrawBuffers},
    {"glNamedFramebufferParameteri", (void *)glNamedFramebufferParameteri},
    {"glNamedFramebufferParameteriEXT", (void *)glNamedFramebufferParameteriEXT},
    {"glNamedFramebufferReadBuffer", (void *)glNamedFramebufferReadBuffer},
    {"glNamedFramebufferRenderbuffer", (void *)glNamedFramebufferRenderbuffer},
    {"glNamedFramebufferRenderbufferEXT", (void *)glNamedFramebufferRenderbufferEXT},
    {"glNamedFramebufferSampleLocationsfvARB", (void *)glNamedFramebufferSampleLocationsfvARB},
    {"glNamedFramebufferSampleLocationsfvNV", (void *)glNamedFramebufferSampleLocationsfvNV},
    {"glNamedFramebufferTexture", (void *)glNamedFramebufferTexture},
    {"glNamedFramebufferTexture1DEXT", (void *)glNamedFramebufferTexture1DEXT},
    {"glNamedFramebufferTexture2DEXT", (void *)glNamedFramebufferTexture2DEXT},
    {"glNamedFramebufferTexture3DEXT", (void *)glNamedFramebufferTexture3DEXT},
    {"glNamedFramebufferTextureEXT", (void *)glNamedFramebufferTextureEXT},
    {"glNamedFramebufferTextureFaceEXT", (void *)glNamedFramebufferTextureFaceEXT},
    {"glNamedFramebufferTextureLayer", (void *)glNamedFramebufferTextureLayer},
    {"glNamedFramebufferTextureLayerEXT", (void *)glNamedFramebufferTextureLayerEXT},
    {"glNamedProgramLocalParameter4dEXT", (void *)glNamedProgramLocalParameter4dEXT},
    {"glNamedProgramLocalParameter4dvEXT", (void *)glNamedProgramLocalParameter4dvEXT},
    {"glNamedProgramLocalParameter4fEXT", (void *)glNamedProgramLocalParameter4fEXT},
    {"glNamedProgramLocalParameter4fvEXT", (void *)glNamedProgramLocalParameter4fvEXT},
    {"glNamedProgramLocalParameters4fvEXT", (void *)glNamedProgramLocalParameters4fvEXT},
    {"glNamedProgramStringEXT", (void *)glNamedProgramStringEXT},
    {"glNamedRenderbufferStorage", (void *)glNamedRenderbufferStorage},
    {"glNamedRenderbufferStorageEXT", (void *)glNamedRenderbufferStorageEXT},
    {"glNamedRenderbufferStorageMultisample", (void *)glNamedRenderbufferStorageMultisample},
    {"glNamedRenderbufferStorageMultisampleEXT", (void *)glNamedRenderbufferStorageMultisampleEXT},
    {"glNamedStringARB", (void *)glNamedStringARB},
    {"glNewList", (void *)glNewList},
    {"glNormal3b", (void *)glNormal3b},
    {"glNormal3bv", (void *)glNormal3bv},
    {"glNormal3d", (void *)glNormal3d},
    {"glNormal3dv", (void *)glNormal3dv},
    {"glNormal3f", (void *)glNormal3f},
    {"glNormal3fv", (void *)glNormal3fv},
    {"glNormal3hNV", (void *)glNormal3hNV},
    {"glNormal3hvNV", (void *)glNormal3hvNV},
    {"glNormal3i", (void *)glNormal3i},
    {"glNormal3iv", (void *)glNormal3iv},
    {"glNormal3s", (void *)glNormal3s},
    {"glNormal3sv", (void *)glNormal3sv},
    {"glNormal3x", (void *)glNormal3x},
    {"glNormalP3ui", (void *)glNormalP3ui},
    {"glNormalP3uiv", (void *)glNormalP3uiv},
    {"glNormalPointer", (void *)glNormalPointer},
    {"glNormalPointerEXT", (void *)glNormalPointerEXT},
    {"glObjectLabel", (void *)glObjectLabel},
    {"glObjectLabelKHR", (void *)glObjectLabelKHR},
    {"glObjectPtrLabel", (void *)glObjectPtrLabel},
    {"glObjectPtrLabelKHR", (void *)glObjectPtrLabelKHR},
    {"glOrtho", (void *)glOrtho},
    {"glOrthof", (void *)glOrthof},
    {"glOrthox", (void *)glOrthox},
    {"glPassThrough", (void *)glPassThrough},
    {"glPatchParameterfv", (void *)glPatchParameterfv},
    {"glPatchParameteri", (void *)glPatchParameteri},
    {"glPatchParameteriEXT", (void *)glPatchParameteriEXT},
    {"glPatchParameteriOES", (void *)glPatchParameteriOES},
    {"glPauseTransformFeedback", (void *)glPauseTransformFeedback},
    {"glPixelMapfv", (void *)glPixelMapfv},
    {"glPixelMapuiv", (void *)glPixelMapuiv},
    {"glPixelMapusv", (void *)glPixelMapusv},
    {"glPixelStoref", (void *)glPixelStoref},
    {"glPixelStorei", (void *)glPixelStorei},
    {"glPixelTransferf", (void *)glPixelTransferf},
    {"glPixelTransferi", (void *)glPixelTransferi},
    {"glPixelZoom", (void *)glPixelZoom},
    {"glPointParameterf", (void *)glPointParameterf},
    {"glPointParameterfARB", (void *)glPointParameterfARB},
    {"glPointParameterfEXT", (void *)glPointParameterfEXT},
    {"glPointParameterfv", (void *)glPointParameterfv},
    {"glPointParameterfvARB", (void *)glPointParameterfvARB},
    {"glPointParameterfvEXT", (void *)glPointParameterfvEXT},
    {"glPointParameteri", (void *)glPointParameteri},
    {"glPointParameteriv", (void *)glPointParameteriv},
    {"glPointParameterx", (void *)glPointParameterx},
    {"glPointParameterxv", (void *)glPointParameterxv},
    {"glPointSize", (void *)glPointSize},
    {"glPointSizePointerOES", (void *)glPointSizePointerOES},
    {"glPointSizex", (void *)glPointSizex},
    {"glPolygonMode", (void *)glPolygonMode},
    {"glPolygonModeNV", (void *)glPolygonModeNV},
    {"glPolygonOffset", (void *)glPolygonOffset},
    {"glPolygonOffsetClamp", (void *)glPolygonOffsetClamp},
    {"glPolygonOffsetClampEXT", (void *)glPolygonOffsetClampEXT},
    {"glPolygonOffsetEXT", (void *)glPolygonOffsetEXT},
    {"glPolygonOffsetx", (void *)glPolygonOffsetx},
    {"glPolygonStipple", (void *)glPolygonStipple},
    {"glPopAttrib", (void *)glPopAttrib},
    {"glPopClientAttrib", (void *)glPopClientAttrib},
    {"glPopDebugGroup", (void *)glPopDebugGroup},
    {"glPopDebugGroupKHR", (void *)glPopDebugGroupKHR},
    {"glPopGroupMarkerEXT", (void *)glPopGroupMarkerEXT},
    {"glPopMatrix", (void *)glPopMatrix},
    {"glPopName", (void *)glPopName},
    {"glPrimitiveBoundingBox", (void *)glPrimitiveBoundingBox},
    {"glPrimitiveBoundingBoxARB", (void *)glPrimitiveBoundingBoxARB},
    {"glPrimitiveBoundingBoxEXT", (void *)glPrimitiveBoundingBoxEXT},
    {"glPrimitiveBoundingBoxOES", (void *)glPrimitiveBoundingBoxOES},
    {"glPrimitiveRestartIndex", (void *)glPrimitiveRestartIndex},
    {"glPrimitiveRestartIndexNV", (void *)glPrimitiveRestartIndexNV},
    {"glPrimitiveRestartNV", (void *)glPrimitiveRestartNV},
    {"glPrioritizeTextures", (void *)glPrioritizeTextures},
    {"glPrioritizeTexturesEXT", (void *)glPrioritizeTexturesEXT},
    {"glProgramBinary", (void *)glProgramBinary},
    {"glProgramBinaryOES", (void *)glProgramBinaryOES},
    {"glProgramEnvParameter4dARB", (void *)glProgramEnvParameter4dARB},
    {"glProgramEnvParameter4dvARB", (void *)glProgramEnvParameter4dvARB},
    {"glProgramEnvParameter4fARB", (void *)glProgramEnvParameter4fARB},
    {"glProgramEnvParameter4fvARB", (void *)glProgramEnvParameter4fvARB},
    {"glProgramEnvParameters4fvEXT", (void *)glProgramEnvParameters4fvEXT},
    {"glProgramLocalParameter4dARB", (void *)glProgramLocalParameter4dARB},
    {"glProgramLocalParameter4dvARB", (void *)glProgramLocalParameter4dvARB},
    {"glProgramLocalParameter4fARB", (void *)glProgramLocalParameter4fARB},
    {"glProgramLocalParameter4fvARB", (void *)glProgramLocalParameter4fvARB},
    {"glProgramLocalParameters4fvEXT", (void *)glProgramLocalParameters4fvEXT},
    {"glProgramParameteri", (void *)glProgramParameteri},
    {"glProgramParameteriARB", (void *)glProgramParameteriARB},
    {"glProgramParameteriEXT", (void *)glProgramParameteriEXT},
    {"glProgramStringARB", (void *)glProgramStringARB},
    {"glProgramUniform1d", (void *)glProgramUniform1d},
    {"glProgramUniform1dEXT", (void *)glProgramUniform1dEXT},
    {"glProgramUniform1dv", (void *)glProgramUniform1dv},
    {"glProgramUniform1dvEXT", (void *)glProgramUniform1dvEXT},
    {"glProgramUniform1f", (void *)glProgramUniform1f},
    {"glProgramUniform1fEXT", (void *)glProgramUniform1fEXT},
    {"glProgramUniform1fv", (void *)glProgramUniform1fv},
    {"glProgramUniform1fvEXT", (void *)glProgramUniform1fvEXT},
    {"glProgramUniform1i", (void *)glProgramUniform1i},
    {"glProgramUniform1i64ARB", (void *)glProgramUniform1i64ARB},
    {"glProgramUniform1i64vARB", (void *)glProgramUniform1i64vARB},
    {"glProgramUniform1iEXT", (void *)glProgramUniform1iEXT},
    {"glProgramUniform1iv", (void *)glProgramUniform1iv},
    {"glProgramUniform1ivEXT", (void *)glProgramUniform1ivEXT},
    {"glProgramUniform1ui", (void *)glProgramUniform1ui},
    {"glProgramUniform1ui64ARB", (void *)glProgramUniform1ui64ARB},
    {"glProgramUniform1ui64vARB", (void *)glProgramUniform1ui64vARB},
    {"glProgramUniform1uiEXT", (void *)glProgramUniform1uiEXT},
    {"glProgramUniform1uiv", (void *)glProgramUniform1uiv},
    {"glProgramUniform1uivEXT", (void *)glProgramUniform1uivEXT},
    {"glProgramUniform2d", (void *)glProgramUniform2d},
    {"glProgramUniform2dEXT", (void *)glProgramUniform2dEXT},
    {"glProgramUniform2dv", (void *)glProgramUniform2dv},
    {"glProgramUniform2dvEXT", (void *)glProgramUniform2dvEXT},
    {"glProgramUniform2f", (void *)glProgramUniform2f},
    {"glProgramUniform2fEXT", (void *)glProgramUniform2fEXT},
    {"glProgramUniform2fv", (void *)glProgramUniform2fv},
    {"glProgramUniform2fvEXT", (void *)glProgramUniform2fvEXT},
    {"glProgramUniform2i", (void *)glProgramUniform2i},
    {"glProgramUniform2i64ARB", (void *)glProgramUniform2i64ARB},
    {"glProgramUniform2i64vARB", (void *)glProgramUniform2i64vARB},
    {"glProgramUniform2iEXT", (void *)glProgramUniform2iEXT},
    {"glProgramUniform2iv", (void *)glProgramUniform2iv},
    {"glProgramUniform2ivEXT", (void *)glProgramUniform2ivEXT},
    {"glProgramUniform2ui", (void *)glProgramUniform2ui},
    {"glProgramUniform2ui64ARB", (void *)glProgramUniform2ui64ARB},
    {"glProgramUniform2ui64vARB", (void *)glProgramUniform2ui64vARB},
    {"glProgramUniform2uiEXT", (void *)glProgramUniform2uiEXT},
    {"glProgramUniform2uiv", (void *)glProgramUniform2uiv},
    {"glProgramUniform2uivEXT", (void *)glProgramUniform2uivEXT},
    {"glProgramUniform3d", (void *)glProgramUniform3d},
    {"glProgramUniform3dEXT", (void *)glProgramUniform3dEXT},
    {"glProgramUniform3dv", (void *)glProgramUniform3dv},
    {"glProgramUniform3dvEXT", (void *)glProgramUniform3dvEXT},
    {"glProgramUniform3f", (void *)glProgramUniform3f},
    {"glProgramUniform3fEXT", (void *)glProgramUniform3fEXT},
    {"glProgramUniform3fv", (void *)glProgramUniform3fv},
    {"glProgramUniform3fvEXT", (void *)glProgramUniform3fvEXT},
    {"glProgramUniform3i", (void *)glProgramUniform3i},
    {"glProgramUniform3i64ARB", (void *)glProgramUniform3i64ARB},
    {"glProgramUniform3i64vARB", (void *)glProgramUniform3i64vARB},
    {"glProgramUniform3iEXT", (void *)glProgramUniform3iEXT},
    {"glProgramUniform3iv", (void *)glProgramUniform3iv},
    {"glProgramUniform3ivEXT", (void *)glProgramUniform3ivEXT},
    {"glProgramUniform3ui", (void *)glProgramUniform3ui},
    {"glProgramUniform3ui64ARB", (void *)glProgramUniform3ui64ARB},
    {"glProgramUniform3ui64vARB", (void *)glProgramUniform3ui64vARB},
    {"glProgramUniform3uiEXT", (void *)glProgramUniform3uiEXT},
    {"glProgramUniform3uiv", (void *)glProgramUniform3uiv},
    {"glProgramUniform3uivEXT", (void *)glProgramUniform3uivEXT},
    {"glProgramUniform4d", (void *)glProgramUniform4d},
    {"glProgramUniform4dEXT", (void *)glProgramUniform4dEXT},
    {"glProgramUniform4dv", (void *)glProgramUniform4dv},
    {"glProgramUniform4dvEXT", (void *)glProgramUniform4dvEXT},
    {"glProgramUniform4f", (void *)glProgramUniform4f},
    {"glProgramUniform4fEXT", (void *)glProgramUniform4fEXT},
    {"glProgramUniform4fv", (void *)glProgramUniform4fv},
    {"glProgramUniform4fvEXT", (void *)glProgramUniform4fvEXT},
    {"glProgramUniform4i", (void *)glProgramUniform4i},
    {"glProgramUniform4i64ARB", (void *)glProgramUniform4i64ARB},
    {"glProgramUniform4i64vARB", (void *)glProgramUniform4i64vARB},
    {"glProgramUniform4iEXT", (void *)glProgramUniform4iEXT},
    {"glProgramUniform4iv", (void *)glProgramUniform4iv},
    {"glProgramUniform4ivEXT", (void *)glProgramUniform4ivEXT},
    {"glProgramUniform4ui", (void *)glProgramUniform4ui},
    {"glProgramUniform4ui64ARB", (void *)glProgramUniform4ui64ARB},
    {"glProgramUniform4ui64vARB", (void *)glProgramUniform4ui64vARB},
    {"glProgramUniform4uiEXT", (void *)glProgramUniform4uiEXT},
    {"glProgramUniform4uiv", (void *)glProgramUniform4uiv},
    {"glProgramUniform4uivEXT", (void *)glProgramUniform4uivEXT},
    {"glProgramUniformHandleui64ARB", (void *)glProgramUniformHandleui64ARB},
    {"glProgramUniformHandleui64vARB", (void *)glProgramUniformHandleui64vARB},
    {"glProgramUniformMatrix2dv", (void *)glProgramUniformMatrix2dv},
    {"glProgramUniformMatrix2dvEXT", (void *)glProgramUniformMatrix2dvEXT},
    {"glProgramUniformMatrix2fv", (void *)glProgramUniformMatrix2fv},
    {"glProgramUniformMatrix2fvEXT", (void *)glProgramUniformMatrix2fvEXT},
    {"glProgramUniformMatrix2x3dv", (void *)glProgramUniformMatrix2x3dv},
    {"glProgramUniformMatrix2x3dvEXT", (void *)glProgramUniformMatrix2x3dvEXT},
    {"glProgramUniformMatrix2x3fv", (void *)glProgramUniformMatrix2x3fv},
    {"glProgramUniformMatrix2x3fvEXT", (void *)glProgramUniformMatrix2x3fvEXT},
    {"glProgramUniformMatrix2x4dv", (void *)glProgramUniformMatrix2x4dv},
    {"glProgramUniformMatrix2x4dvEXT", (void *)glProgramUniformMatrix2x4dvEXT},
    {"glProgramUniformMatrix2x4fv", (void *)glProgramUniformMatrix2x4fv},
    {"glProgramUniformMatrix2x4fvEXT", (void *)glProgramUniformMatrix2x4fvEXT},
    {"glProgramUniformMatrix3dv", (void *)glProgramUniformMatrix3dv},
    {"glProgramUniformMatrix3dvEXT", (void *)glProgramUniformMatrix3dvEXT},
    {"glProgramUniformMatrix3fv", (void *)glProgramUniformMatrix3fv},
    {"glProgramUniformMatrix3fvEXT", (void *)glProgramUniformMatrix3fvEXT},
    {"glProgramUniformMatrix3x2dv", (void *)glProgramUniformMatrix3x2dv},
    {"glProgramUniformMatrix3x2dvEXT", (void *)glProgramUniformMatrix3x2dvEXT},
    {"glProgramUniformMatrix3x2fv", (void *)glProgramUniformMatrix3x2fv},
    {"glProgramUniformMatrix3x2fvEXT", (void *)glProgramUniformMatrix3x2fvEXT},
    {"glProgramUniformMatrix3x4dv", (void *)glProgramUniformMatrix3x4dv},
    {"glProgramUniformMatrix3x4dvEXT", (void *)glProgramUniformMatrix3x4dvEXT},
    {"glProgramUniformMatrix3x4fv", (void *)glProgramUniformMatrix3x4fv},
    {"glProgramUniformMatrix3x4fvEXT", (void *)glProgramUniformMatrix3x4fvEXT},
    {"glProgramUniformMatrix4dv", (void *)glProgramUniformMatrix4dv},
    {"glProgramUniformMatrix4dvEXT", (void *)glProgramUniformMatrix4dvEXT},
    {"glProgramUniformMatrix4fv", (void *)glProgramUniformMatrix4fv},
    {"glProgramUniformMatrix4fvEXT", (void *)glProgramUniformMatrix4fvEXT},
    {"glProgramUniformMatrix4x2dv", (void *)glProgramUniformMatrix4x2dv},
    {"glProgramUniformMatrix4x2dvEXT", (void *)glProgramUniformMatrix4x2dvEXT},
    {"glProgramUniformMatrix4x2fv", (void *)glProgramUniformMatrix4x2fv},
    {"glProgramUniformMatrix4x2fvEXT", (void *)glProgramUniformMatrix4x2fvEXT},
    {"glProgramUniformMatrix4x3dv", (void *)glProgramUniformMatrix4x3dv},
    {"glProgramUniformMatrix4x3dvEXT", (void *)glProgramUniformMatrix4x3dvEXT},
    {"glProgramUniformMatrix4x3fv", (void *)glProgramUniformMatrix4x3fv},
    {"glProgramUniformMatrix4x3fvEXT", (void *)glProgramUniformMatrix4x3fvEXT},
    {"glProvokingVertex", (void *)glProvokingVertex},
    {"glProvokingVertexEXT", (void *)glProvokingVertexEXT},
    {"glPushAttrib", (void *)glPushAttrib},
    {"glPushClientAttrib", (void *)glPushClientAttrib},
    {"glPushClientAttribDefaultEXT", (void *)glPushClientAttribDefaultEXT},
    {"glPushDebugGroup", (void *)glPushDebugGroup},
    {"glPushDebugGroupKHR", (void *)glPushDebugGroupKHR},
    {"glPushGroupMarkerEXT", (void *)glPushGroupMarkerEXT},
    {"glPushMatrix", (void *)glPushMatrix},
    {"glPushName", (void *)glPushName},
    {"glQueryCounter", (void *)glQueryCounter},
    {"glQueryCounterEXT", (void *)glQueryCounterEXT},
    {"glQueryMatrixxOES", (void *)glQueryMatrixxOES},
    {"glRasterPos2d", (void *)glRasterPos2d},
    {"glRasterPos2dv", (void *)glRasterPos2dv},
    {"glRasterPos2f", (void *)glRasterPos2f},
    {"glRasterPos2fv", (void *)glRasterPos2fv},
    {"glRasterPos2i", (void *)glRasterPos2i},
    {"glRasterPos2iv", (void *)glRasterPos2iv},
    {"glRasterPos2s", (void *)glRasterPos2s},
    {"glRasterPos2sv", (void *)glRasterPos2sv},
    {"glRasterPos3d", (void *)glRasterPos3d},
    {"glRasterPos3dv", (void *)glRasterPos3dv},
    {"glRasterPos3f", (void *)glRasterPos3f},
    {"glRasterPos3fv", (void *)glRasterPos3fv},
    {"glRasterPos3i", (void *)glRasterPos3i},
    {"glRasterPos3iv", (void *)glRasterPos3iv},
    {"glRasterPos3s", (void *)glRasterPos3s},
    {"glRasterPos3sv", (void *)glRasterPos3sv},
    {"glRasterPos4d", (void *)glRasterPos4d},
    {"glRasterPos4dv", (void *)glRasterPos4dv},
    {"glRasterPos4f", (void *)glRasterPos4f},
    {"glRasterPos4fv", (void *)glRasterPos4fv},
    {"glRasterPos4i", (void *)glRasterPos4i},
    {"glRasterPos4iv", (void *)glRasterPos4iv},
    {"glRasterPos4s", (void *)glRasterPos4s},
    {"glRasterPos4sv", (void *)glRasterPos4sv},
    {"glReadBuffer", (void *)glReadBuffer},
    {"glReadPixels", (void *)glReadPixels},
    {"glReadnPixels", (void *)glReadnPixels},
    {"glReadnPixelsARB", (void *)glReadnPixelsARB},
    {"glReadnPixelsEXT", (void *)glReadnPixelsEXT},
    {"glReadnPixelsKHR", (void *)glReadnPixelsKHR},
    {"glRectd", (void *)glRectd},
    {"glRectdv", (void *)glRectdv},
    {"glRectf", (void *)glRectf},
    {"glRectfv", (void *)glRectfv},
    {"glRecti", (void *)glRecti},
    {"glRectiv", (void *)glRectiv},
    {"glRects", (void *)glRects},
    {"glRectsv", (void *)glRectsv},
    {"glReleaseShaderCompiler", (void *)glReleaseShaderCompiler},
    {"glRenderMode", (void *)glRenderMode},
    {"glRenderbufferStorage", (void *)glRenderbufferStorage},
    {"glRenderbufferStorageEXT", (void *)glRenderbufferStorageEXT},
    {"glRenderbufferStorageMultisample", (void *)glRenderbufferStorageMultisample},
    {"glRenderbufferStorageMultisampleANGLE", (void *)glRenderbufferStorageMultisampleANGLE},
    {"glRenderbufferStorageMultisampleEXT", (void *)glRenderbufferStorageMultisampleEXT},
    {"glRenderbufferStorageMultisampleNV", (void *)glRenderbufferStorageMultisampleNV},
    {"glRenderbufferStorageOES", (void *)glRenderbufferStorageOES},
    {"glResetHistogram", (void *)glResetHistogram},
    {"glResetHistogramEXT", (void *)glResetHistogramEXT},
    {"glResetMinmax", (void *)glResetMinmax},
    {"glResetMinmaxEXT", (void *)glResetMinmaxEXT},
    {"glResolveDepthValuesNV", (void *)glResolveDepthValuesNV},
    {"glResumeTransformFeedback", (void *)glResumeTransformFeedback},
    {"glRotated", (void *)glRotated},
    {"glRotatef", (void *)glRotatef},
    {"glRotatex", (void *)glRotatex},
    {"glSampleCoverage", (void *)glSampleCoverage},
    {"glSampleCoverageARB", (void *)glSampleCoverageARB},
    {"glSampleCoveragex", (void *)glSampleCoveragex},
    {"glSampleMaskEXT", (void *)glSampleMaskEXT},
    {"glSampleMaski", (void *)glSampleMaski},
    {"glSamplePatternEXT", (void *)glSamplePatternEXT},
    {"glSamplerParameterIiv", (void *)glSamplerParameterIiv},
    {"glSamplerParameterIivEXT", (void *)glSamplerParameterIivEXT},
    {"glSamplerParameterIivOES", (void *)glSamplerParameterIivOES},
    {"glSamplerParameterIuiv", (void *)glSamplerParameterIuiv},
    {"glSamplerParameterIuivEXT", (void *)glSamplerParameterIuivEXT},
    {"glSamplerParameterIuivOES", (void *)glSamplerParameterIuivOES},
    {"glSamplerParameterf", (void *)glSamplerParameterf},
    {"glSamplerParameterfv", (void *)glSamplerParameterfv},
    {"glSamplerParameteri", (void *)glSamplerParameteri},
    {"glSamplerParameteriv", (void *)glSamplerParameteriv},
    {"glScaled", (void *)glScaled},
    {"glScalef", (void *)glScalef},
    {"glScalex", (void *)glScalex},
    {"glScissor", (void *)glScissor},
    {"glScissorArrayv", (void *)glScissorArrayv},
    {"glScissorArrayvOES", (void *)glScissorArrayvOES},
    {"glScissorIndexed", (void *)glScissorIndexed},
    {"glScissorIndexedOES", (void *)glScissorIndexedOES},
    {"glScissorIndexedv", (void *)glScissorIndexedv},
    {"glScissorIndexedvOES", (void *)glScissorIndexedvOES},
    {"glSecondaryColor3b", (void *)glSecondaryColor3b},
    {"glSecondaryColor3bEXT", (void *)glSecondaryColor3bEXT},
    {"glSecondaryColor3bv", (void *)glSecondaryColor3bv},
    {"glSecondaryColor3bvEXT", (void *)glSecondaryColor3bvEXT},
    {"glSecondaryColor3d", (void *)glSecondaryColor3d},
    {"glSecondaryColor3dEXT", (void *)glSecondaryColor3dEXT},
    {"glSecondaryColor3dv", (void *)glSecondaryColor3dv},
    {"glSecondaryColor3dvEXT", (void *)glSecondaryColor3dvEXT},
    {"glSecondaryColor3f", (void *)glSecondaryColor3f},
    {"glSecondaryColor3fEXT", (void *)glSecondaryColor3fEXT},
    {"glSecondaryColor3fv", (void *)glSecondaryColor3fv},
    {"glSecondaryColor3fvEXT", (void *)glSecondaryColor3fvEXT},
    {"glSecondaryColor3hNV", (void *)glSecondaryColor3hNV},
    {"glSecondaryColor3hvNV", (void *)glSecondaryColor3hvNV},
    {"glSecondaryColor3i", (void *)glSecondaryColor3i},
    {"glSecondaryColor3iEXT", (void *)glSecondaryColor3iEXT},
    {"glSecondaryColor3iv", (void *)glSecondaryColor3iv},
    {"glSecondaryColor3ivEXT", (void *)glSecondaryColor3ivEXT},
    {"glSecondaryColor3s", (void *)glSecondaryColor3s},
    {"glSecondaryColor3sEXT", (void *)glSecondaryColor3sEXT},
    {"glSecondaryColor3sv", (void *)glSecondaryColor3sv},
    {"glSecondaryColor3svEXT", (void *)glSecondaryColor3svEXT},
    {"glSecondaryColor3ub", (void *)glSecondaryColor3ub},
    {"glSecondaryColor3ubEXT", (void *)glSecondaryColor3ubEXT},
    {"glSecondaryColor3ubv", (void *)glSecondaryColor3ubv},
    {"glSecondaryColor3ubvEXT", (void *)glSecondaryColor3ubvEXT},
    {"glSecondaryColor3ui", (void *)glSecondaryColor3ui},
    {"glSecondaryColor3uiEXT", (void *)glSecondaryColor3uiEXT},
    {"glSecondaryColor3uiv", (void *)glSecondaryColor3uiv},
    {"glSecondaryColor3uivEXT", (void *)glSecondaryColor3uivEXT},
    {"glSecondaryColor3us", (void *)glSecondaryColor3us},
    {"glSecondaryColor3usEXT", (void *)glSecondaryColor3usEXT},
    {"glSecondaryColor3usv", (void *)glSecondaryColor3usv},
    {"glSecondaryColor3usvEXT", (void *)glSecondaryColor3usvEXT},
    {"glSecondaryColorP3ui", (void *)glSecondaryColorP3ui},
    {"glSecondaryColorP3uiv", (void *)glSecondaryColorP3uiv},
    {"glSecondaryColorPointer", (void *)glSecondaryColorPointer},
    {"glSecondaryColorPointerEXT", (void *)glSecondaryColorPointerEXT},
    {"glSelectBuffer", (void *)glSelectBuffer},
    {"glSeparableFilter2D", (void *)glSeparableFilter2D},
    {"glSeparableFilter2DEXT", (void *)glSeparableFilter2DEXT},
    {"glShadeModel", (void *)glShadeModel},
    {"glShaderBinary", (void *)glShaderBinary},
    {"glShaderSource", (void *)glShaderSource},
    {"glShaderSourceARB", (void *)glShaderSourceARB},
    {"glShaderStorageBlockBinding", (void *)glShaderStorageBlockBinding},
    {"glSpecializeShader", (void *)glSpecializeShader},
    {"glSpecializeShaderARB", (void *)glSpecializeShaderARB},
    {"glStencilClearTagEXT", (void *)glStencilClearTagEXT},
    {"glStencilFunc", (void *)glStencilFunc},
    {"glStencilFuncSeparate", (void *)glStencilFuncSeparate},
    {"glStencilFuncSeparateATI", (void *)glStencilFuncSeparateATI},
    {"glStencilMask", (void *)glStencilMask},
    {"glStencilMaskSeparate", (void *)glStencilMaskSeparate},
    {"glStencilOp", (void *)glStencilOp},
    {"glStencilOpSeparate", (void *)glStencilOpSeparate},
    {"glStencilOpSeparateATI", (void *)glStencilOpSeparateATI},
    {"glTessellationFactorAMD", (void *)glTessellationFactorAMD},
    {"glTessellationModeAMD", (void *)glTessellationModeAMD},
    {"glTexBuffer", (void *)glTexBuffer},
    {"glTexBufferARB", (void *)glTexBufferARB},
    {"glTexBufferEXT", (void *)glTexBufferEXT},
    {"glTexBufferOES", (void *)glTexBufferOES},
    {"glTexBufferRange", (void *)glTexBufferRange},
    {"glTexBufferRangeEXT", (void *)glTexBufferRangeEXT},
    {"glTexBufferRangeOES", (void *)glTexBufferRangeOES},
    {"glTexCoord1d", (void *)glTexCoord1d},
    {"glTexCoord1dv", (void *)glTexCoord1dv},
    {"glTexCoord1f", (void *)glTexCoord1f},
    {"glTexCoord1fv", (void *)glTexCoord1fv},
    {"glTexCoord1hNV", (void *)glTexCoord1hNV},
    {"glTexCoord1hvNV", (void *)glTexCoord1hvNV},
    {"glTexCoord1i", (void *)glTexCoord1i},
    {"glTexCoord1iv", (void *)glTexCoord1iv},
    {"glTexCoord1s", (void *)glTexCoord1s},
    {"glTexCoord1sv", (void *)glTexCoord1sv},
    {"glTexCoord2d", (void *)glTexCoord2d},
    {"glTexCoord2dv", (void *)glTexCoord2dv},
    {"glTexCoord2f", (void *)glTexCoord2f},
    {"glTexCoord2fv", (void *)glTexCoord2fv},
    {"glTexCoord2hNV", (void *)glTexCoord2hNV},
    {"glTexCoord2hvNV", (void *)glTexCoord2hvNV},
    {"glTexCoord2i", (void *)glTexCoord2i},
    {"glTexCoord2iv", (void *)glTexCoord2iv},
    {"glTexCoord2s", (void *)glTexCoord2s},
    {"glTexCoord2sv", (void *)glTexCoord2sv},
    {"glTexCoord3d", (void *)glTexCoord3d},
    {"glTexCoord3dv", (void *)glTexCoord3dv},
    {"glTexCoord3f", (void *)glTexCoord3f},
    {"glTexCoord3fv", (void *)glTexCoord3fv},
    {"glTexCoord3hNV", (void *)glTexCoord3hNV},
    {"glTexCoord3hvNV", (void *)glTexCoord3hvNV},
    {"glTexCoord3i", (void *)glTexCoord3i},
    {"glTexCoord3iv", (void *)glTexCoord3iv},
    {"glTexCoord3s", (void *)glTexCoord3s},
    {"glTexCoord3sv", (void *)glTexCoord3sv},
    {"glTexCoord4d", (void *)glTexCoord4d},
    {"glTexCoord4dv", (void *)glTexCoord4dv},
    {"glTexCoord4f", (void *)glTexCoord4f},
    {"glTexCoord4fv", (void *)glTexCoord4fv},
    {"glTexCoord4hNV", (void *)glTexCoord4hNV},
    {"glTexCoord4hvNV", (void *)glTexCoord4hvNV},
    {"glTexCoord4i", (void *)glTexCoord4i},
    {"glTexCoord4iv", (void *)glTexCoord4iv},
    {"glTexCoord4s", (void *)glTexCoord4s},
    {"glTexCoord4sv", (void *)glTexCoord4sv},
    {"glTexCoordP1ui", (void *)glTexCoordP1ui},
    {"glTexCoordP1uiv", (void *)glTexCoordP1uiv},
    {"glTexCoordP2ui", (void *)glTexCoordP2ui},
    {"glTexCoordP2uiv", (void *)glTexCoordP2uiv},
    {"glTexCoordP3ui", (void *)glTexCoordP3ui},
    {"glTexCoordP3uiv", (void *)glTexCoordP3uiv},
    {"glTexCoordP4ui", (void *)glTexCoordP4ui},
    {"glTexCoordP4uiv", (void *)glTexCoordP4uiv},
    {"glTexCoordPointer", (void *)glTexCoordPointer},
    {"glTexCoordPointerEXT", (void *)glTexCoordPointerEXT},
    {"glTexEnvf", (void *)glTexEnvf},
    {"glTexEnvfv", (void *)glTexEnvfv},
    {"glTexEnvi", (void *)glTexEnvi},
    {"glTexEnviv", (void *)glTexEnviv},
    {"glTexEnvx", (void *)glTexEnvx},
    {"glTexEnvxv", (void *)glTexEnvxv},
    {"glTexGend", (void *)glTexGend},
    {"glTexGendv", (void *)glTexGendv},
    {"glTexGenf", (void *)glTexGenf},
    {"glTexGenfOES", (void *)glTexGenfOES},
    {"glTexGenfv", (void *)glTexGenfv},
    {"glTexGenfvOES", (void *)glTexGenfvOES},
    {"glTexGeni", (void *)glTexGeni},
    {"glTexGeniOES", (void *)glTexGeniOES},
    {"glTexGeniv", (void *)glTexGeniv},
    {"glTexGenivOES", (void *)glTexGenivOES},
    {"glTexGenxOES", (void *)glTexGenxOES},
    {"glTexGenxvOES", (void *)glTexGenxvOES},
    {"glTexImage1D", (void *)glTexImage1D},
    {"glTexImage2D", (void *)glTexImage2D},
    {"glTexImage2DMultisample", (void *)glTexImage2DMultisample},
    {"glTexImage3D", (void *)glTexImage3D},
    {"glTexImage3DEXT", (void *)glTexImage3DEXT},
    {"glTexImage3DMultisample", (void *)glTexImage3DMultisample},
    {"glTexImage3DOES", (void *)glTexImage3DOES},
    {"glTexPageCommitmentARB", (void *)glTexPageCommitmentARB},
    {"glTexParameterIiv", (void *)glTexParameterIiv},
    {"glTexParameterIivEXT", (void *)glTexParameterIivEXT},
    {"glTexParameterIivOES", (void *)glTexParameterIivOES},
    {"glTexParameterIuiv", (void *)glTexParameterIuiv},
    {"glTexParameterIuivEXT", (void *)glTexParameterIuivEXT},
    {"glTexParameterIuivOES", (void *)glTexParameterIuivOES},
    {"glTexParameterf", (void *)glTexParameterf},
    {"glTexParameterfv", (void *)glTexParameterfv},
    {"glTexParameteri", (void *)glTexParameteri},
    {"glTexParameteriv", (void *)glTexParameteriv},
    {"glTexParameterx", (void *)glTexParameterx},
    {"glTexParameterxv", (void *)glTexParameterxv},
    {"glTexStorage1D", (void *)glTexStorage1D},
    {"glTexStorage1DEXT", (void *)glTexStorage1DEXT},
    {"glTexStorage2D", (void *)glTexStorage2D},
    {"glTexStorage2DEXT", (void *)glTexStorage2DEXT},
    {"glTexStorage2DMultisample", (void *)glTexStorage2DMultisample},
    {"glTexStorage3D", (void *)glTexStorage3D},
    {"glTexStorage3DEXT", (void *)glTexStorage3DEXT},
    {"glTexStorage3DMultisample", (void *)glTexStorage3DMultisample},
    {"glTexStorage3DMultisampleOES", (void *)glTexStorage3DMultisampleOES},
    {"glTexSubImage1D", (void *)glTexSubImage1D},
    {"glTexSubImage1DEXT", (void *)glTexSubImage1DEXT},
    {"glTexSubImage2D", (void *)glTexSubImage2D},
    {"glTexSubImage2DEXT", (void *)glTexSubImage2DEXT},
    {"glTexSubImage3D", (void *)glTexSubImage3D},
    {"glTexSubImage3DEXT", (void *)glTexSubImage3DEXT},
    {"glTexSubImage3DOES", (void *)glTexSubImage3DOES},
    {"glTextureBarrier", (void *)glTextureBarrier},
    {"glTextureBarrierNV", (void *)glTextureBarrierNV},
    {"glTextureBuffer", (void *)glTextureBuffer},
    {"glTextureBufferEXT", (void *)glTextureBufferEXT},
    {"glTextureBufferRange", (void *)glTextureBufferRange},
    {"glTextureBufferRangeEXT", (void *)glTextureBufferRangeEXT},
    {"glTextureImage1DEXT", (void *)glTextureImage1DEXT},
    {"glTextureImage2DEXT", (void *)glTextureImage2DEXT},
    {"glTextureImage3DEXT", (void *)glTextureImage3DEXT},
    {"glTextureNormalEXT", (void *)glTextureNormalEXT},
    {"glTexturePageCommitmentEXT", (void *)glTexturePageCommitmentEXT},
    {"glTextureParameterIiv", (void *)glTextureParameterIiv},
    {"glTextureParameterIivEXT", (void *)glTextureParameterIivEXT},
    {"glTextureParameterIuiv", (void *)glTextureParameterIuiv},
    {"glTextureParameterIuivEXT", (void *)glTextureParameterIuivEXT},
    {"glTextureParameterf", (void *)glTextureParameterf},
    {"glTextureParameterfEXT", (void *)glTextureParameterfEXT},
    {"glTextureParameterfv", (void *)glTextureParameterfv},
    {"glTextureParameterfvEXT", (void *)glTextureParameterfvEXT},
    {"glTextureParameteri", (void *)glTextureParameteri},
    {"glTextureParameteriEXT", (void *)glTextureParameteriEXT},
    {"glTextureParameteriv", (void *)glTextureParameteriv},
    {"glTextureParameterivEXT", (void *)glTextureParameterivEXT},
    {"glTextureRangeAPPLE", (void *)glTextureRangeAPPLE},
    {"glTextureStorage1D", (void *)glTextureStorage1D},
    {"glTextureStorage1DEXT", (void *)glTextureStorage1DEXT},
    {"glTextureStorage2D", (void *)glTextureStorage2D},
    {"glTextureStorage2DEXT", (void *)glTextureStorage2DEXT},
    {"glTextureStorage2DMultisample", (void *)glTextureStorage2DMultisample},
    {"glTextureStorage2DMultisampleEXT", (void *)glTextureStorage2DMultisampleEXT},
    {"glTextureStorage3D", (void *)glTextureStorage3D},
    {"glTextureStorage3DEXT", (void *)glTextureStorage3DEXT},
    {"glTextureStorage3DMultisample", (void *)glTextureStorage3DMultisample},
    {"glTextureStorage3DMultisampleEXT", (void *)glTextureStorage3DMultisampleEXT},
    {"glTextureSubImage1D", (void *)glTextureSubImage1D},
    {"glTextureSubImage1DEXT", (void *)glTextureSubImage1DEXT},
    {"glTextureSubImage2D", (void *)glTextureSubImage2D},
    {"glTextureSubImage2DEXT", (void *)glTextureSubImage2DEXT},
    {"glTextureSubImage3D", (void *)glTextureSubImage3D},
    {"glTextureSubImage3DEXT", (void *)glTextureSubImage3DEXT},
    {"glTextureView", (void *)glTextureView},
    {"glTextureViewEXT", (void *)glTextureViewEXT},
    {"glTextureViewOES", (void *)glTextureViewOES},
    {"glTransformFeedbackBufferBase", (void *)glTransformFeedbackBufferBase},
    {"glTransformFeedbackBufferRange", (void *)glTransformFeedbackBufferRange},
    {"glTransformFeedbackVaryings", (void *)glTransformFeedbackVaryings},
    {"glTransformFeedbackVaryingsEXT", (void *)glTransformFeedbackVaryingsEXT},
    {"glTranslated", (void *)glTranslated},
    {"glTranslatef", (void *)glTranslatef},
    {"glTranslatex", (void *)glTranslatex},
    {"glUniform1d", (void *)glUniform1d},
    {"glUniform1dv", (void *)glUniform1dv},
    {"glUniform1f", (void *)glUniform1f},
    {"glUniform1fARB", (void *)glUniform1fARB},
    {"glUniform1fv", (void *)glUniform1fv},
    {"glUniform1fvARB", (void *)glUniform1fvARB},
    {"glUniform1i", (void *)glUniform1i},
    {"glUniform1i64ARB", (void *)glUniform1i64ARB},
    {"glUniform1i64vARB", (void *)glUniform1i64vARB},
    {"glUniform1iARB", (void *)glUniform1iARB},
    {"glUniform1iv", (void *)glUniform1iv},
    {"glUniform1ivARB", (void *)glUniform1ivARB},
    {"glUniform1ui", (void *)glUniform1ui},
    {"glUniform1ui64ARB", (void *)glUniform1ui64ARB},
    {"glUniform1ui64vARB", (void *)glUniform1ui64vARB},
    {"glUniform1uiEXT", (void *)glUniform1uiEXT},
    {"glUniform1uiv", (void *)glUniform1uiv},
    {"glUniform1uivEXT", (void *)glUniform1uivEXT},
    {"glUniform2d", (void *)glUniform2d},
    {"glUniform2dv", (void *)glUniform2dv},
    {"glUniform2f", (void *)glUniform2f},
    {"glUniform2fARB", (void *)glUniform2fARB},
    {"glUniform2fv", (void *)glUniform2fv},
    {"glUniform2fvARB", (void *)glUniform2fvARB},
    {"glUniform2i", (void *)glUniform2i},
    {"glUniform2i64ARB", (void *)glUniform2i64ARB},
    {"glUniform2i64vARB", (void *)glUniform2i64vARB},
    {"glUniform2iARB", (void *)glUniform2iARB},
    {"glUniform2iv", (void *)glUniform2iv},
    {"glUniform2ivARB", (void *)glUniform2ivARB},
    {"glUniform2ui", (void *)glUniform2ui},
    {"glUniform2ui64ARB", (void *)glUniform2ui64ARB},
    {"glUniform2ui64vARB", (void *)glUniform2ui64vARB},
    {"glUniform2uiEXT", (void *)glUniform2uiEXT},
    {"glUniform2uiv", (void *)glUniform2uiv},
    {"glUniform2uivEXT", (void *)glUniform2uivEXT},
    {"glUniform3d", (void *)glUniform3d},
    {"glUniform3dv", (void *)glUniform3dv},
    {"glUniform3f", (void *)glUniform3f},
    {"glUniform3fARB", (void *)glUniform3fARB},
    {"glUniform3fv", (void *)glUniform3fv},
    {"glUniform3fvARB", (void *)glUniform3fvARB},
    {"glUniform3i", (void *)glUniform3i},
    {"glUniform3i64ARB", (void *)glUniform3i64ARB},
    {"glUniform3i64vARB", (void *)glUniform3i64vARB},
    {"glUniform3iARB", (void *)glUniform3iARB},
    {"glUniform3iv", (void *)glUniform3iv},
    {"glUniform3ivARB", (void *)glUniform3ivARB},
    {"glUniform3ui", (void *)glUniform3ui},
    {"glUniform3ui64ARB", (void *)glUniform3ui64ARB},
    {"glUniform3ui64vARB", (void *)glUniform3ui64vARB},
    {"glUniform3uiEXT", (void *)glUniform3uiEXT},
    {"glUniform3uiv", (void *)glUniform3uiv},
    {"glUniform3uivEXT", (void *)glUniform3uivEXT},
    {"glUniform4d", (void *)glUniform4d},
    {"glUniform4dv", (void *)glUniform4dv},
    {"glUniform4f", (void *)glUniform4f},
    {"glUniform4fARB", (void *)glUniform4fARB},
    {"glUniform4fv", (void *)glUniform4fv},
    {"glUniform4fvARB", (void *)glUniform4fvARB},
    {"glUniform4i", (void *)glUniform4i},
    {"glUniform4i64ARB", (void *)glUniform4i64ARB},
    {"glUniform4i64vARB", (void *)glUniform4i64vARB},
    {"glUniform4iARB", (void *)glUniform4iARB},
    {"glUniform4iv", (void *)glUniform4iv},
    {"glUniform4ivARB", (void *)glUniform4ivARB},
    {"glUniform4ui", (void *)glUniform4ui},
    {"glUniform4ui64ARB", (void *)glUniform4ui64ARB},
    {"glUniform4ui64vARB", (void *)glUniform4ui64vARB},
    {"glUniform4uiEXT", (void *)glUniform4uiEXT},
    {"glUniform4uiv", (void *)glUniform4uiv},
    {"glUniform4uivEXT", (void *)glUniform4uivEXT},
    {"glUniformBlockBinding", (void *)glUniformBlockBinding},
    {"glUniformHandleui64ARB", (void *)glUniformHandleui64ARB},
    {"glUniformHandleui64vARB", (void *)glUniformHandleui64vARB},
    {"glUniformMatrix2dv", (void *)glUniformMatrix2dv},
    {"glUniformMatrix2fv", (void *)glUniformMatrix2fv},
    {"glUniformMatrix2fvARB", (void *)glUniformMatrix2fvARB},
    {"glUniformMatrix2x3dv", (void *)glUniformMatrix2x3dv},
    {"glUniformMatrix2x3fv", (void *)glUniformMatrix2x3fv},
    {"glUniformMatrix2x3fvNV", (void *)glUniformMatrix2x3fvNV},
    {"glUniformMatrix2x4dv", (void *)glUniformMatrix2x4dv},
    {"glUniformMatrix2x4fv", (void *)glUniformMatrix2x4fv},
    {"glUniformMatrix2x4fvNV", (void *)glUniformMatrix2x4fvNV},
    {"glUniformMatrix3dv", (void *)glUniformMatrix3dv},
    {"glUniformMatrix3fv", (void *)glUniformMatrix3fv},
    {"glUniformMatrix3fvARB", (void *)glUniformMatrix3fvARB},
    {"glUniformMatrix3x2dv", (void *)glUniformMatrix3x2dv},
    {"glUniformMatrix3x2fv", (void *)glUniformMatrix3x2fv},
    {"glUniformMatrix3x2fvNV", (void *)glUniformMatrix3x2fvNV},
    {"glUniformMatrix3x4dv", (void *)glUniformMatrix3x4dv},
    {"glUniformMatrix3x4fv", (void *)glUniformMatrix3x4fv},
    {"glUniformMatrix3x4fvNV", (void *)glUniformMatrix3x4fvNV},
    {"glUniformMatrix4dv", (void *)glUniformMatrix4dv},
    {"glUniformMatrix4fv", (void *)glUniformMatrix4fv},
    {"glUniformMatrix4fvARB", (void *)glUniformMatrix4fvARB},
    {"glUniformMatrix4x2dv", (void *)glUniformMatrix4x2dv},
    {"glUniformMatrix4x2fv", (void *)glUniformMatrix4x2fv},
    {"glUniformMatrix4x2fvNV", (void *)glUniformMatrix4x2fvNV},
    {"glUniformMatrix4x3dv", (void *)glUniformMatrix4x3dv},
    {"glUniformMatrix4x3fv", (void *)glUniformMatrix4x3fv},
    {"glUniformMatrix4x3fvNV", (void *)glUniformMatrix4x3fvNV},
    {"glUniformSubroutinesuiv", (void *)glUniformSubroutinesuiv},
    {"glUnlockArraysEXT", (void *)glUnlockArraysEXT},
    {"glUnmapBuffer", (void *)glUnmapBuffer},
    {"glUnmapBufferARB", (void *)glUnmapBufferARB},
    {"glUnmapBufferOES", (void *)glUnmapBufferOES},
    {"glUnmapNamedBuffer", (void *)glUnmapNamedBuffer},
    {"glUnmapNamedBufferEXT", (void *)glUnmapNamedBufferEXT},
    {"glUseProgram", (void *)glUseProgram},
    {"glUseProgramObjectARB", (void *)glUseProgramObjectARB},
    {"glUseProgramStages", (void *)glUseProgramStages},
    {"glUseProgramStagesEXT", (void *)glUseProgramStagesEXT},
    {"glUseShaderProgramEXT", (void *)glUseShaderProgramEXT},
    {"glValidateProgram", (void *)glValidateProgram},
    {"glValidateProgramARB", (void *)glValidateProgramARB},
    {"glValidateProgramPipeline", (void *)glValidateProgramPipeline},
    {"glValidateProgramPipelineEXT", (void *)glValidateProgramPipelineEXT},
    {"glVertex2d", (void *)glVertex2d},
    {"glVertex2dv", (void *)glVertex2dv},
    {"glVertex2f", (void *)glVertex2f},
    {"glVertex2fv", (void *)glVertex2fv},
    {"glVertex2hNV", (void *)glVertex2hNV},
    {"glVertex2hvNV", (void *)glVertex2hvNV},
    {"glVertex2i", (void *)glVertex2i},
    {"glVertex2iv", (void *)glVertex2iv},
    {"glVertex2s", (void *)glVertex2s},
    {"glVertex2sv", (void *)glVertex2sv},
    {"glVertex3d", (void *)glVertex3d},
    {"glVertex3dv", (void *)glVertex3dv},
    {"glVertex3f", (void *)glVertex3f},
    {"glVertex3fv", (void *)glVertex3fv},
    {"glVertex3hNV", (void *)glVertex3hNV},
    {"glVertex3hvNV", (void *)glVertex3hvNV},
    {"glVertex3i", (void *)glVertex3i},
    {"glVertex3iv", (void *)glVertex3iv},
    {"glVertex3s", (void *)glVertex3s},
    {"glVertex3sv", (void *)glVertex3sv},
    {"glVertex4d", (void *)glVertex4d},
    {"glVertex4dv", (void *)glVertex4dv},
    {"glVertex4f", (void *)glVertex4f},
    {"glVertex4fv", (void *)glVertex4fv},
    {"glVertex4hNV", (void *)glVertex4hNV},
    {"glVertex4hvNV", (void *)glVertex4hvNV},
    {"glVertex4i", (void *)glVertex4i},
    {"glVertex4iv", (void *)glVertex4iv},
    {"glVertex4s", (void *)glVertex4s},
    {"glVertex4sv", (void *)glVertex4sv},
    {"glVertexArrayAttribBinding", (void *)glVertexArrayAttribBinding},
    {"glVertexArrayAttribFormat", (void *)glVertexArrayAttribFormat},
    {"glVertexArrayAttribIFormat", (void *)glVertexArrayAttribIFormat},
    {"glVertexArrayAttribLFormat", (void *)glVertexArrayAttribLFormat},
    {"glVertexArrayBindVertexBufferEXT", (void *)glVertexArrayBindVertexBufferEXT},
    {"glVertexArrayBindingDivisor", (void *)glVertexArrayBindingDivisor},
    {"glVertexArrayColorOffsetEXT", (void *)glVertexArrayColorOffsetEXT},
    {"glVertexArrayEdgeFlagOffsetEXT", (void *)glVertexArrayEdgeFlagOffsetEXT},
    {"glVertexArrayElementBuffer", (void *)glVertexArrayElementBuffer},
    {"glVertexArrayFogCoordOffsetEXT", (void *)glVertexArrayFogCoordOffsetEXT},
    {"glVertexArrayIndexOffsetEXT", (void *)glVertexArrayIndexOffsetEXT},
    {"glVertexArrayMultiTexCoordOffsetEXT", (void *)glVertexArrayMultiTexCoordOffsetEXT},
    {"glVertexArrayNormalOffsetEXT", (void *)glVertexArrayNormalOffsetEXT},
    {"glVertexArraySecondaryColorOffsetEXT", (void *)glVertexArraySecondaryColorOffsetEXT},
    {"glVertexArrayTexCoordOffsetEXT", (void *)glVertexArrayTexCoordOffsetEXT},
    {"glVertexArrayVertexAttribBindingEXT", (void *)glVertexArrayVertexAttribBindingEXT},
    {"glVertexArrayVertexAttribDivisorEXT", (void *)glVertexArrayVertexAttribDivisorEXT},
    {"glVertexArrayVertexAttribFormatEXT", (void *)glVertexArrayVertexAttribFormatEXT},
    {"glVertexArrayVertexAttribIFormatEXT", (void *)glVertexArrayVertexAttribIFormatEXT},
    {"glVertexArrayVertexAttribIOffsetEXT", (void *)glVertexArrayVertexAttribIOffsetEXT},
    {"glVertexArrayVertexAttribLFormatEXT", (void *)glVertexArrayVertexAttribLFormatEXT},
    {"glVertexArrayVertexAttribLOffsetEXT", (void *)glVertexArrayVertexAttribLOffsetEXT},
    {"glVertexArrayVertexAttribOffsetEXT", (void *)glVertexArrayVertexAttribOffsetEXT},
    {"glVertexArrayVertexBindingDivisorEXT", (void *)glVertexArrayVertexBindingDivisorEXT},
    {"glVertexArrayVertexBuffer", (void *)glVertexArrayVertexBuffer},
    {"glVertexArrayVertexBuffers", (void *)glVertexArrayVertexBuffers},
    {"glVertexArrayVertexOffsetEXT", (void *)glVertexArrayVertexOffsetEXT},
    {"glVertexAttrib1d", (void *)glVertexAttrib1d},
    {"glVertexAttrib1dARB", (void *)glVertexAttrib1dARB},
    {"glVertexAttrib1dv", (void *)glVertexAttrib1dv},
    {"glVertexAttrib1dvARB", (void *)glVertexAttrib1dvARB},
    {"glVertexAttrib1f", (void *)glVertexAttrib1f},
    {"glVertexAttrib1fARB", (void *)glVertexAttrib1fARB},
    {"glVertexAttrib1fv", (void *)glVertexAttrib1fv},
    {"glVertexAttrib1fvARB", (void *)glVertexAttrib1fvARB},
    {"glVertexAttrib1hNV", (void *)glVertexAttrib1hNV},
    {"glVertexAttrib1hvNV", (void *)glVertexAttrib1hvNV},
    {"glVertexAttrib1s", (void *)glVertexAttrib1s},
    {"glVertexAttrib1sARB", (void *)glVertexAttrib1sARB},
    {"glVertexAttrib1sv", (void *)glVertexAttrib1sv},
    {"glVertexAttrib1svARB", (void *)glVertexAttrib1svARB},
    {"glVertexAttrib2d", (void *)glVertexAttrib2d},
    {"glVertexAttrib2dARB", (void *)glVertexAttrib2dARB},
    {"glVertexAttrib2dv", (void *)glVertexAttrib2dv},
    {"glVertexAttrib2dvARB", (void *)glVertexAttrib2dvARB},
    {"glVertexAttrib2f", (void *)glVertexAttrib2f},
    {"glVertexAttrib2fARB", (void *)glVertexAttrib2fARB},
    {"glVertexAttrib2fv", (void *)glVertexAttrib2fv},
    {"glVertexAttrib2fvARB", (void *)glVertexAttrib2fvARB},
    {"glVertexAttrib2hNV", (void *)glVertexAttrib2hNV},
    {"glVertexAttrib2hvNV", (void *)glVertexAttrib2hvNV},
    {"glVertexAttrib2s", (void *)glVertexAttrib2s},
    {"glVertexAttrib2sARB", (void *)glVertexAttrib2sARB},
    {"glVertexAttrib2sv", (void *)glVertexAttrib2sv},
    {"glVertexAttrib2svARB", (void *)glVertexAttrib2svARB},
    {"glVertexAttrib3d", (void *)glVertexAttrib3d},
    {"glVertexAttrib3dARB", (void *)glVertexAttrib3dARB},
    {"glVertexAttrib3dv", (void *)glVertexAttrib3dv},
    {"glVertexAttrib3dvARB", (void *)glVertexAttrib3dvARB},
    {"glVertexAttrib3f", (void *)glVertexAttrib3f},
    {"glVertexAttrib3fARB", (void *)glVertexAttrib3fARB},
    {"glVertexAttrib3fv", (void *)glVertexAttrib3fv},
    {"glVertexAttrib3fvARB", (void *)glVertexAttrib3fvARB},
    {"glVertexAttrib3hNV", (void *)glVertexAttrib3hNV},
    {"glVertexAttrib3hvNV", (void *)glVertexAttrib3hvNV},
    {"glVertexAttrib3s", (void *)glVertexAttrib3s},
    {"glVertexAttrib3sARB", (void *)glVertexAttrib3sARB},
    {"glVertexAttrib3sv", (void *)glVertexAttrib3sv},
    {"glVertexAttrib3svARB", (void *)glVertexAttrib3svARB},
    {"glVertexAttrib4Nbv", (void *)glVertexAttrib4Nbv},
    {"glVertexAttrib4NbvARB", (void *)glVertexAttrib4NbvARB},
    {"glVertexAttrib4Niv", (void *)glVertexAttrib4Niv},
    {"glVertexAttrib4NivARB", (void *)glVertexAttrib4NivARB},
    {"glVertexAttrib4Nsv", (void *)glVertexAttrib4Nsv},
    {"glVertexAttrib4NsvARB", (void *)glVertexAttrib4NsvARB},
    {"glVertexAttrib4Nub", (void *)glVertexAttrib4Nub},
    {"glVertexAttrib4NubARB", (void *)glVertexAttrib4NubARB},
    {"glVertexAttrib4Nubv", (void *)glVertexAttrib4Nubv},
    {"glVertexAttrib4NubvARB", (void *)glVertexAttrib4NubvARB},
    {"glVertexAttrib4Nuiv", (void *)glVertexAttrib4Nuiv},
    {"glVertexAttrib4NuivARB", (void *)glVertexAttrib4NuivARB},
    {"glVertexAttrib4Nusv", (void *)glVertexAttrib4Nusv},
    {"glVertexAttrib4NusvARB", (void *)glVertexAttrib4NusvARB},
    {"glVertexAttrib4bv", (void *)glVertexAttrib4bv},
    {"glVertexAttrib4bvARB", (void *)glVertexAttrib4bvARB},
    {"glVertexAttrib4d", (void *)glVertexAttrib4d},
    {"glVertexAttrib4dARB", (void *)glVertexAttrib4dARB},
    {"glVertexAttrib4dv", (void *)glVertexAttrib4dv},
    {"glVertexAttrib4dvARB", (void *)glVertexAttrib4dvARB},
    {"glVertexAttrib4f", (void *)glVertexAttrib4f},
    {"glVertexAttrib4fARB", (void *)glVertexAttrib4fARB},
    {"glVertexAttrib4fv", (void *)glVertexAttrib4fv},
    {"glVertexAttrib4fvARB", (void *)glVertexAttrib4fvARB},
    {"glVertexAttrib4hNV", (void *)glVertexAttrib4hNV},
    {"glVertexAttrib4hvNV", (void *)glVertexAttrib4hvNV},
    {"glVertexAttrib4iv", (void *)glVertexAttrib4iv},
    {"glVertexAttrib4ivARB", (void *)glVertexAttrib4ivARB},
    {"glVertexAttrib4s", (void *)glVertexAttrib4s},
    {"glVertexAttrib4sARB", (void *)glVertexAttrib4sARB},
    {"glVertexAttrib4sv", (void *)glVertexAttrib4sv},
    {"glVertexAttrib4svARB", (void *)glVertexAttrib4svARB},
    {"glVertexAttrib4ubv", (void *)glVertexAttrib4ubv},
    {"glVertexAttrib4ubvARB", (void *)glVertexAttrib4ubvARB},
    {"glVertexAttrib4uiv", (void *)glVertexAttrib4uiv},
    {"glVertexAttrib4uivARB", (void *)glVertexAttrib4uivARB},
    {"glVertexAttrib4usv", (void *)glVertexAttrib4usv},
    {"glVertexAttrib4usvARB", (void *)glVertexAttrib4usvARB},
    {"glVertexAttribBinding", (void *)glVertexAttribBinding},
    {"glVertexAttribDivisor", (void *)glVertexAttribDivisor},
    {"glVertexAttribDivisorANGLE", (void *)glVertexAttribDivisorANGLE},
    {"glVertexAttribDivisorARB", (void *)glVertexAttribDivisorARB},
    {"glVertexAttribDivisorEXT", (void *)glVertexAttribDivisorEXT},
    {"glVertexAttribDivisorNV", (void *)glVertexAttribDivisorNV},
    {"glVertexAttribFormat", (void *)glVertexAttribFormat},
    {"glVertexAttribI1i", (void *)glVertexAttribI1i},
    {"glVertexAttribI1iEXT", (void *)glVertexAttribI1iEXT},
    {"glVertexAttribI1iv", (void *)glVertexAttribI1iv},
    {"glVertexAttribI1ivEXT", (void *)glVertexAttribI1ivEXT},
    {"glVertexAttribI1ui", (void *)glVertexAttribI1ui},
    {"glVertexAttribI1uiEXT", (void *)glVertexAttribI1uiEXT},
    {"glVertexAttribI1uiv", (void *)glVertexAttribI1uiv},
    {"glVertexAttribI1uivEXT", (void *)glVertexAttribI1uivEXT},
    {"glVertexAttribI2i", (void *)glVertexAttribI2i},
    {"glVertexAttribI2iEXT", (void *)glVertexAttribI2iEXT},
    {"glVertexAttribI2iv", (void *)glVertexAttribI2iv},
    {"glVertexAttribI2ivEXT", (void *)glVertexAttribI2ivEXT},
    {"glVertexAttribI2ui", (void *)glVertexAttribI2ui},
    {"glVertexAttribI2uiEXT", (void *)glVertexAttribI2uiEXT},
    {"glVertexAttribI2uiv", (void *)glVertexAttribI2uiv},
    {"glVertexAttribI2uivEXT", (void *)glVertexAttribI2uivEXT},
    {"glVertexAttribI3i", (void *)glVertexAttribI3i},
    {"glVertexAttribI3iEXT", (void *)glVertexAttribI3iEXT},
    {"glVertexAttribI3iv", (void *)glVertexAttribI3iv},
    {"glVertexAttribI3ivEXT", (void *)glVertexAttribI3ivEXT},
    {"glVertexAttribI3ui", (void *)glVertexAttribI3ui},
    {"glVertexAttribI3uiEXT", (void *)glVertexAttribI3uiEXT},
    {"glVertexAttribI3uiv", (void *)glVertexAttribI3uiv},
    {"glVertexAttribI3uivEXT", (void *)glVertexAttribI3uivEXT},
    {"glVertexAttribI4bv", (void *)glVertexAttribI4bv},
    {"glVertexAttribI4bvEXT", (void *)glVertexAttribI4bvEXT},
    {"glVertexAttribI4i", (void *)glVertexAttribI4i},
    {"glVertexAttribI4iEXT", (void *)glVertexAttribI4iEXT},
    {"glVertexAttribI4iv", (void *)glVertexAttribI4iv},
    {"glVertexAttribI4ivEXT", (void *)glVertexAttribI4ivEXT},
    {"glVertexAttribI4sv", (void *)glVertexAttribI4sv},
    {"glVertexAttribI4svEXT", (void *)glVertexAttribI4svEXT},
    {"glVertexAttribI4ubv", (void *)glVertexAttribI4ubv},
    {"glVertexAttribI4ubvEXT", (void *)glVertexAttribI4ubvEXT},
    {"glVertexAttribI4ui", (void *)glVertexAttribI4ui},
    {"glVertexAttribI4uiEXT", (void *)glVertexAttribI4uiEXT},
    {"glVertexAttribI4uiv", (void *)glVertexAttribI4uiv},
    {"glVertexAttribI4uivEXT", (void *)glVertexAttribI4uivEXT},
    {"glVertexAttribI4usv", (void *)glVertexAttribI4usv},
    {"glVertexAttribI4usvEXT", (void *)glVertexAttribI4usvEXT},
    {"glVertexAttribIFormat", (void *)glVertexAttribIFormat},
    {"glVertexAttribIPointer", (void *)glVertexAttribIPointer},
    {"glVertexAttribIPointerEXT", (void *)glVertexAttribIPointerEXT},
    {"glVertexAttribL1d", (void *)glVertexAttribL1d},
    {"glVertexAttribL1dEXT", (void *)glVertexAttribL1dEXT},
    {"glVertexAttribL1dv", (void *)glVertexAttribL1dv},
    {"glVertexAttribL1dvEXT", (void *)glVertexAttribL1dvEXT},
    {"glVertexAttribL1ui64ARB", (void *)glVertexAttribL1ui64ARB},
    {"glVertexAttribL1ui64vARB", (void *)glVertexAttribL1ui64vARB},
    {"glVertexAttribL2d", (void *)glVertexAttribL2d},
    {"glVertexAttribL2dEXT", (void *)glVertexAttribL2dEXT},
    {"glVertexAttribL2dv", (void *)glVertexAttribL2dv},
    {"glVertexAttribL2dvEXT", (void *)glVertexAttribL2dvEXT},
    {"glVertexAttribL3d", (void *)glVertexAttribL3d},
    {"glVertexAttribL3dEXT", (void *)glVertexAttribL3dEXT},
    {"glVertexAttribL3dv", (void *)glVertexAttribL3dv},
    {"glVertexAttribL3dvEXT", (void *)glVertexAttribL3dvEXT},
    {"glVertexAttribL4d", (void *)glVertexAttribL4d},
    {"glVertexAttribL4dEXT", (void *)glVertexAttribL4dEXT},
    {"glVertexAttribL4dv", (void *)glVertexAttribL4dv},
    {"glVertexAttribL4dvEXT", (void *)glVertexAttribL4dvEXT},
    {"glVertexAttribLFormat", (void *)glVertexAttribLFormat},
    {"glVertexAttribLPointer", (void *)glVertexAttribLPointer},
    {"glVertexAttribLPointerEXT", (void *)glVertexAttribLPointerEXT},
    {"glVertexAttribP1ui", (void *)glVertexAttribP1ui},
    {"glVertexAttribP1uiv", (void *)glVertexAttribP1uiv},
    {"glVertexAttribP2ui", (void *)glVertexAttribP2ui},
    {"glVertexAttribP2uiv", (void *)glVertexAttribP2uiv},
    {"glVertexAttribP3ui", (void *)glVertexAttribP3ui},
    {"glVertexAttribP3uiv", (void *)glVertexAttribP3uiv},
    {"glVertexAttribP4ui", (void *)glVertexAttribP4ui},
    {"glVertexAttribP4uiv", (void *)glVertexAttribP4uiv},
    {"glVertexAttribPointer", (void *)glVertexAttribPointer},
    {"glVertexAttribPointerARB", (void *)glVertexAttribPointerARB},
    {"glVertexAttribs1hvNV", (void *)glVertexAttribs1hvNV},
    {"glVertexAttribs2hvNV", (void *)glVertexAttribs2hvNV},
    {"glVertexAttribs3hvNV", (void *)glVertexAttribs3hvNV},
    {"glVertexAttribs4hvNV", (void *)glVertexAttribs4hvNV},
    {"glVertexBindingDivisor", (void *)glVertexBindingDivisor},
    {"glVertexBlendARB", (void *)glVertexBlendARB},
    {"glVertexP2ui", (void *)glVertexP2ui},
    {"glVertexP2uiv", (void *)glVertexP2uiv},
    {"glVertexP3ui", (void *)glVertexP3ui},
    {"glVertexP3uiv", (void *)glVertexP3uiv},
    {"glVertexP4ui", (void *)glVertexP4ui},
    {"glVertexP4uiv", (void *)glVertexP4uiv},
    {"glVertexPointer", (void *)glVertexPointer},
    {"glVertexPointerEXT", (void *)glVertexPointerEXT},
    {"glVertexWeightPointerEXT", (void *)glVertexWeightPointerEXT},
    {"glVertexWeightfEXT", (void *)glVertexWeightfEXT},
    {"glVertexWeightfvEXT", (void *)glVertexWeightfvEXT},
    {"glVertexWeighthNV", (void *)glVertexWeighthNV},
    {"glVertexWeighthvNV", (void *)glVertexWeighthvNV},
    {"glViewport", (void *)glViewport},
    {"glViewportArrayv", (void *)glViewportArrayv},
    {"glViewportArrayvOES", (void *)glViewportArrayvOES},
    {"glViewportIndexedf", (void *)glViewportIndexedf},
    {"glViewportIndexedfOES", (void *)glViewportIndexedfOES},
    {"glViewportIndexedfv", (void *)glViewportIndexedfv},
    {"glViewportIndexedfvOES", (void *)glViewportIndexedfvOES},
    {"glWaitSync", (void *)glWaitSync},
    {"glWeightPointerARB", (void *)glWeightPointerARB},
    {"glWeightbvARB", (void *)glWeightbvARB},
    {"glWeightdvARB", (void *)glWeightdvARB},
    {"glWeightfvARB", (void *)glWeightfvARB},
    {"glWeightivARB", (void *)glWeightivARB},
    {"glWeightsvARB", (void *)glWeightsvARB},
    {"glWeightubvARB", (void *)glWeightubvARB},
    {"glWeightuivARB", (void *)glWeightuivARB},
    {"glWeightusvARB", (void *)glWeightusvARB},
    {"glWindowPos2d", (void *)glWindowPos2d},
    {"glWindowPos2dARB", (void *)glWindowPos2dARB},
    {"glWindowPos2dMESA", (void *)glWindowPos2dMESA},
    {"glWindowPos2dv", (void *)glWindowPos2dv},
    {"glWindowPos2dvARB", (void *)glWindowPos2dvARB},
    {"glWindowPos2dvMESA", (void *)glWindowPos2dvMESA},
    {"glWindowPos2f", (void *)glWindowPos2f},
    {"glWindowPos2fARB", (void *)glWindowPos2fARB},
    {"glWindowPos2fMESA", (void *)glWindowPos2fMESA},
    {"glWindowPos2fv", (void *)glWindowPos2fv},
    {"glWindowPos2fvARB", (void *)glWindowPos2fvARB},
    {"glWindowPos2fvMESA", (void *)glWindowPos2fvMESA},
    {"glWindowPos2i", (void *)glWindowPos2i},
    {"glWindowPos2iARB", (void *)glWindowPos2iARB},
    {"glWindowPos2iMESA", (void *)glWindowPos2iMESA},
    {"glWindowPos2iv", (void *)glWindowPos2iv},
    {"glWindowPos2ivARB", (void *)glWindowPos2ivARB},
    {"glWindowPos2ivMESA", (void *)glWindowPos2ivMESA},
    {"glWindowPos2s", (void *)glWindowPos2s},
    {"glWindowPos2sARB", (void *)glWindowPos2sARB},
    {"glWindowPos2sMESA", (void *)glWindowPos2sMESA},
    {"glWindowPos2sv", (void *)glWindowPos2sv},
    {"glWindowPos2svARB", (void *)glWindowPos2svARB},
    {"glWindowPos2svMESA", (void *)glWindowPos2svMESA},
    {"glWindowPos3d", (void *)glWindowPos3d},
    {"glWindowPos3dARB", (void *)glWindowPos3dARB},
    {"glWindowPos3dMESA", (void *)glWindowPos3dMESA},
    {"glWindowPos3dv", (void *)glWindowPos3dv},
    {"glWindowPos3dvARB", (void *)glWindowPos3dvARB},
    {"glWindowPos3dvMESA", (void *)glWindowPos3dvMESA},
    {"glWindowPos3f", (void *)glWindowPos3f},
    {"glWindowPos3fARB", (void *)glWindowPos3fARB},
    {"glWindowPos3fMESA", (void *)glWindowPos3fMESA},
    {"glWindowPos3fv", (void *)glWindowPos3fv},
    {"glWindowPos3fvARB", (void *)glWindowPos3fvARB},
    {"glWindowPos3fvMESA", (void *)glWindowPos3fvMESA},
    {"glWindowPos3i", (void *)glWindowPos3i},
    {"glWindowPos3iARB", (void *)glWindowPos3iARB},
    {"glWindowPos3iMESA", (void *)glWindowPos3iMESA},
    {"glWindowPos3iv", (void *)glWindowPos3iv},
    {"glWindowPos3ivARB", (void *)glWindowPos3ivARB},
    {"glWindowPos3ivMESA", (void *)glWindowPos3ivMESA},
    {"glWindowPos3s", (void *)glWindowPos3s},
    {"glWindowPos3sARB", (void *)glWindowPos3sARB},
    {"glWindowPos3sMESA", (void *)glWindowPos3sMESA},
    {"glWindowPos3sv", (void *)glWindowPos3sv},
    {"glWindowPos3svARB", (void *)glWindowPos3svARB},
    {"glWindowPos3svMESA", (void *)glWindowPos3svMESA},
    {"glWindowPos4dMESA", (void *)glWindowPos4dMESA},
    {"glWindowPos4dvMESA", (void *)glWindowPos4dvMESA},
    {"glWindowPos4fMESA", (void *)glWindowPos4fMESA},
    {"glWindowPos4fvMESA", (void *)glWindowPos4fvMESA},
    {"glWindowPos4iMESA", (void *)glWindowPos4iMESA},
    {"glWindowPos4ivMESA", (void *)glWindowPos4ivMESA},
    {"glWindowPos4sMESA", (void *)glWindowPos4sMESA},
    {"glWindowPos4svMESA", (void *)glWindowPos4svMESA},
};
const uint32_t tepui_gl_count = 2180;
