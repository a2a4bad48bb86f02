#version 460 compatibility
#extension GL_ARB_gpu_shader5 : enable
#extension all : warn
#pragma STDGL invariant(all)
#define A 1
#define F(x, y) x ## y + (A)
#define G() F(1, 2)
#undef A
#if defined(F) && (__VERSION__ >= 150 || 0x10 == 020) && !defined A
#line 10 2
#elif 1 << 3 > ~4 % 3
#error no
#else
#ifdef GL_es
#endif
#ifndef B
#endif
#endif
float x = F(F(1, 2), G()); /* a
 comment */ // another \
 goes on
F(
__LINE__, __FILE__
//0