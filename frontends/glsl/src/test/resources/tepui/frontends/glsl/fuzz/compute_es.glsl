#version 310 es
precision highp float;
layout(local_size_x = 8) in; shared float c[16]; layout(r32f, binding = 0) writeonly uniform highp image2D i; layout(std430) buffer D { uint n; vec4 x[]; };
void main() { c[gl_LocalInvocationIndex] = 1.0; barrier(); atomicAdd(n, 1u); imageStore(i, ivec2(1), x[n]); }
//5