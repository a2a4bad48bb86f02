#version 120
attribute vec4 p; varying vec4 c; uniform mat4 m; uniform vec4 table[8]; invariant varying vec2 q;
void main() { gl_Position = m * p + ftransform(); c = table[int(p.x)]; q = gl_MultiTexCoord0.st; gl_TexCoord[1] = gl_TextureMatrix[1] * p; }
//0