#version 450
layout(std140, binding = 1) uniform B { vec4 a[3]; layout(row_major) mat3x2 m; } b;
struct S { float f; ivec2 i[2]; };
const S k = S(1.0, ivec2[](ivec2(1), ivec2(2)));
in vec4 v; flat in int n; layout(location = 0) out vec4 o; uniform sampler2D t; uniform uint u = 7u;
float g(inout float x, const in int y) { x += float(y); return x > 1.0 ? sqrt(x) : -x; }
void main() {
  float f = v.x; vec4 s = vec4(0);
  for (int i = 0; i < n; ++i) { if (i == 3) continue; switch (i & 3) { case 0: s.x++; break; case 1: default: s.yz -= g(f, i); } }
  while (f < 4.0) f *= 2.0; do { f--; } while (f > 0.0);
  o = texture(t, s.xy) * b.a[n] + vec4(b.m * v.xyz, k.f, u >> 2);
  if (o.w != 0.0 && any(lessThan(o.xy, vec2(1)))) discard;
}
//4