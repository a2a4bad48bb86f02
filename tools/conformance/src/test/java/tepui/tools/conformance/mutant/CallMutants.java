package tepui.tools.conformance.mutant;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/** Bugs in calls: an argument is dropped, off by one or taken for another. */
final class CallMutants {
    private CallMutants() {}

    /**
     * Base of mutants, which gives each its context without repeating the constructor: the layer of a mutant is this
     * with one method changed.
     */
    private abstract static class Bug extends ForwardingContext {
        Bug(Device device, Context next) {
            super(device, next);
        }
    }

    static void addTo(List<Mutant> list) {
        views(list);
        list.add(Mutant.of("scissorTooWide", "scissor", "the scissor is one pixel too wide", (d, n) -> new Bug(d, n) {
            @Override
            public void setScissor(int index, int x, int y, int width, int height) {
                next.setScissor(index, x, y, width + 1, height);
            }
        }));
        list.add(Mutant.of("viewportHalfPixel", "viewport raster", "y is half a pixel off", (d, n) -> new Bug(d, n) {
            @Override
            public void setViewport(int index, float x, float y, float w, float h, float near, float far) {
                next.setViewport(index, x, y + 0.5f, w, h, near, far);
            }
        }));
        list.add(Mutant.of("depthRangeLost", "depth", "the depth range is always 0 to 1", (d, n) -> new Bug(d, n) {
            @Override
            public void setViewport(int index, float x, float y, float w, float h, float near, float far) {
                next.setViewport(index, x, y, w, h, 0, 1);
            }
        }));
        list.add(Mutant.of("blendColorStale", "blend", "only the first blend colour is taken", (d, n) -> new Bug(d, n) {
            private boolean set;

            @Override
            public void setBlendColor(float r, float g, float b, float a) {
                if (!set) next.setBlendColor(r, g, b, a);
                set = true;
            }
        }));
        list.add(Mutant.of(
                "stencilReferenceBack", "stencil", "both faces use the front reference", (d, n) -> new Bug(d, n) {
                    @Override
                    public void setStencilReference(int front, int back) {
                        next.setStencilReference(front, front);
                    }
                }));
        list.add(Mutant.of("sampleMaskIgnored", "multisample", "the sample mask is ignored", (d, n) -> new Bug(d, n) {
            @Override
            public void setSampleMask(int mask) {}
        }));
        list.add(Mutant.of("restartIgnored", "index", "primitive restart is never on", (d, n) -> new Bug(d, n) {
            @Override
            public void setPrimitiveRestart(boolean enabled, int index) {
                next.setPrimitiveRestart(false, index);
            }
        }));
        list.add(Mutant.of(
                "indexOffsetDropped", "index", "the index buffer's offset is dropped", (d, n) -> new Bug(d, n) {
                    @Override
                    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) {
                        next.bindIndexBuffer(buffer, 0, type);
                    }
                }));
        list.add(Mutant.of("baseVertexDropped", "index draw", "the base vertex is dropped", draws(new Draws() {
            @Override
            public int baseVertex(int v) {
                return 0;
            }
        })));
        list.add(Mutant.of(
                "firstInstanceDropped", "draw vertexFetch", "the first instance is dropped", draws(new Draws() {
                    @Override
                    public int firstInstance(int v) {
                        return 0;
                    }
                })));
        list.add(Mutant.of("lastRangeDropped", "draw", "the last range of a multi-draw is dropped", draws(new Draws() {
            @Override
            public int ranges(int count) {
                return Math.max(0, count - 1);
            }
        })));
        list.add(Mutant.of(
                "indirectStrideIgnored", "draw", "indirect draws are read tightly packed", (d, n) -> new Bug(d, n) {
                    @Override
                    public void drawIndirect(
                            Primitive p,
                            boolean indexed,
                            Buffer b,
                            long offset,
                            int max,
                            int stride,
                            @Nullable Buffer counts,
                            long at) {
                        next.drawIndirect(p, indexed, b, offset, max, indexed ? 20 : 16, counts, at);
                    }
                }));
        list.add(Mutant.of("indirectCountIgnored", "draw", "the count buffer is ignored", (d, n) -> new Bug(d, n) {
            @Override
            public void drawIndirect(
                    Primitive p,
                    boolean indexed,
                    Buffer b,
                    long offset,
                    int max,
                    int stride,
                    @Nullable Buffer counts,
                    long at) {
                next.drawIndirect(p, indexed, b, offset, max, stride, null, 0);
            }
        }));
        list.add(Mutant.of(
                "dispatchRowsLost", "compute", "only the first row of workgroups runs", (d, n) -> new Bug(d, n) {
                    @Override
                    public void dispatch(int x, int y, int z) {
                        next.dispatch(x, Math.min(y, 1), z);
                    }
                }));
        list.add(Mutant.of(
                "uniformStartIgnored",
                "uniform",
                "uniforms are copied from the array's start",
                (d, n) -> new Bug(d, n) {
                    @Override
                    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
                        next.setUniforms(stage, slot, words, 0, count);
                    }
                }));
        list.add(Mutant.of(
                "uniformPartTakesAll", "uniform", "changed uniforms leave no others", (d, n) -> new Bug(d, n) {
                    @Override
                    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
                        next.updateUniforms(stage, slot, 0, new int[first], 0, first);
                        next.updateUniforms(stage, slot, first, words, start, count);
                    }
                }));
        list.add(Mutant.of(
                "appendIgnored", "streamOutput", "stream output always starts over", (d, n) -> new Bug(d, n) {
                    @Override
                    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) {
                        next.setStreamTargets(targets, new boolean[append.length]);
                    }
                }));
        transfers(list);
        list.add(Mutant.of("queryOffByOne", "query", "query results are one too high", (d, n) -> new Bug(d, n) {
            @Override
            public long queryResult(Query query, boolean wait) {
                long v = next.queryResult(query, wait);
                return v == NOT_READY ? v : v + 1;
            }
        }));
        list.add(Mutant.of("conditionInverted", "conditional", "inverted conditions are not", (d, n) -> new Bug(d, n) {
            @Override
            public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
                next.setCondition(query, wait, false);
            }
        }));
        list.add(Mutant.of("presentUpsideDown", "present", "pictures are shown upside down", (d, n) -> new Bug(d, n) {
            @Override
            public Surface.Outcome present(
                    Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
                return next.present(surface, texture, !bottomUp, interval, dontWait);
            }
        }));
    }

    private static void transfers(List<Mutant> list) {
        list.add(Mutant.of("clearMaskIgnored", "clear", "clears write all components", (d, n) -> new Bug(d, n) {
            @Override
            public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
                next.clearColor(index, value, area, 15);
            }
        }));
        list.add(Mutant.of("clearAreaIgnored", "clear", "clears cover everything", (d, n) -> new Bug(d, n) {
            @Override
            public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
                next.clearColor(index, value, null, writeMask);
            }
        }));
        list.add(Mutant.of(
                "integerClearConverted", "clear format", "integer clear values become floats", (d, n) -> new Bug(d, n) {
                    private @Nullable RenderTargets targets;

                    @Override
                    public void setRenderTargets(RenderTargets to) {
                        targets = to;
                        next.setRenderTargets(to);
                    }

                    @Override
                    public void clearColor(int index, ClearColor v, @Nullable Box area, int writeMask) {
                        RenderTargets.Attachment a = targets == null ? null : targets.color(index);
                        boolean integer = a != null && a.format().isInteger();
                        next.clearColor(
                                index, integer ? ClearColor.of(v.r(), v.g(), v.b(), v.a()) : v, area, writeMask);
                    }
                }));
        list.add(Mutant.of("stencilClearMask", "stencil", "stencil clears ignore their mask", (d, n) -> new Bug(d, n) {
            @Override
            public void clearDepthStencil(
                    boolean depth, double value, boolean stencil, int stencilValue, int mask, @Nullable Box area) {
                next.clearDepthStencil(depth, value, stencil, stencilValue, 255, area);
            }
        }));
        list.add(Mutant.of(
                "uploadRowPitch",
                "copy",
                "buffers are copied to textures as if tightly packed",
                (d, n) -> new Bug(d, n) {
                    @Override
                    public void copyBufferToTexture(
                            Buffer b, long offset, long row, long slice, Texture t, int level, Box box) {
                        next.copyBufferToTexture(
                                b, offset, t.desc().format().rowBytes(box.width()), slice, t, level, box);
                    }
                }));
        list.add(Mutant.of("sliceIsLost", "copy", "texture copies land in the first layer", (d, n) -> new Bug(d, n) {
            @Override
            public void copyTexture(Texture s, int sl, Box box, Texture t, int tl, int x, int y, int z) {
                next.copyTexture(s, sl, box, t, tl, x, y, 0);
            }
        }));
        list.add(Mutant.of("blitMirrorLost", "blit", "blits do not mirror", (d, n) -> new Bug(d, n) {
            @Override
            public void blit(Blit b) {
                next.blit(new Blit(
                        b.source(),
                        b.sourceFormat(),
                        b.sourceLevel(),
                        upright(b.sourceBox()),
                        b.target(),
                        b.targetFormat(),
                        b.targetLevel(),
                        upright(b.targetBox()),
                        b.mask(),
                        b.filter(),
                        b.scissor()));
            }
        }));
        list.add(Mutant.of("blitScissorLost", "blit", "blits ignore their scissor", (d, n) -> new Bug(d, n) {
            @Override
            public void blit(Blit b) {
                next.blit(new Blit(
                        b.source(),
                        b.sourceFormat(),
                        b.sourceLevel(),
                        b.sourceBox(),
                        b.target(),
                        b.targetFormat(),
                        b.targetLevel(),
                        b.targetBox(),
                        b.mask(),
                        b.filter(),
                        null));
            }
        }));
        list.add(Mutant.of(
                "mapDiscardStale", "map", "what is written after a discard is lost", (d, n) -> new Bug(d, n) {
                    private @Nullable Buffer lost;

                    @Override
                    public long map(Buffer buffer, long offset, long size, int flags) {
                        boolean discard = (flags & MapFlags.DISCARD_WHOLE) != 0;
                        if (!discard) return next.map(buffer, offset, size, flags);
                        lost = buffer;
                        return Arena.global().allocate(size, 64).address();
                    }

                    @Override
                    public void unmap(Buffer buffer) {
                        if (buffer == lost) lost = null;
                        else next.unmap(buffer);
                    }
                }));
        list.add(Mutant.of("mapOffsetDropped", "map", "mappings start at the buffer's start", (d, n) -> new Bug(d, n) {
            @Override
            public long map(Buffer buffer, long offset, long size, int flags) {
                return next.map(buffer, 0, offset + size, flags);
            }
        }));
        list.add(Mutant.of(
                "uploadDropped", "buffer", "writes of less than 16 bytes are dropped", (d, n) -> new Bug(d, n) {
                    @Override
                    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
                        if (data.byteSize() >= 16) next.writeBuffer(buffer, offset, data);
                    }
                }));
        list.add(Mutant.of("misuseSwallowed", "misuse", "illegal writes are silently ignored", (d, n) -> new Bug(d, n) {
            @Override
            public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
                if (offset >= 0 && offset + data.byteSize() <= buffer.size()) next.writeBuffer(buffer, offset, data);
            }
        }));
    }

    private static Box upright(Box b) {
        return new Box(
                Math.min(b.x(), b.x() + b.width()),
                Math.min(b.y(), b.y() + b.height()),
                b.z(),
                Math.abs(b.width()),
                Math.abs(b.height()),
                b.depth());
    }

    private static void views(List<Mutant> list) {
        list.add(Mutant.ofView(
                "srgbIgnored",
                "format sampler mip",
                "sRGB textures are read as linear",
                v -> v.withFormat(v.format().linear())));
        list.add(Mutant.ofView(
                "viewLayerIgnored", "sampler", "views start at layer 0", v -> v.withLayers(0, v.layers())));
        list.add(Mutant.ofView(
                "viewLevelIgnored",
                "mip",
                "views start at level 0",
                v -> v.shape() == TextureShape.BUFFER ? v : v.withLevels(0, v.levels())));
        list.add(Mutant.ofView(
                "swizzleSwapped",
                "sampler",
                "views exchange red and blue",
                v -> v.withSwizzle(v.b(), v.g(), v.r(), v.a())));
        list.add(Mutant.of("layerIgnored", "layered clear", "targets always start at layer 0", (d, n) -> new Bug(d, n) {
            @Override
            public void setRenderTargets(RenderTargets to) {
                List<RenderTargets.@Nullable Attachment> colors = new ArrayList<>();
                for (int i = 0; i < to.colors().size(); i++) {
                    RenderTargets.Attachment a = to.color(i);
                    colors.add(
                            a == null
                                    ? null
                                    : new RenderTargets.Attachment(a.texture(), a.format(), a.level(), 0, a.layers()));
                }
                if (colors.isEmpty()) next.setRenderTargets(to);
                else next.setRenderTargets(RenderTargets.of(colors, to.depthStencil()));
            }
        }));
        list.add(Mutant.of(
                "texturesShareASlot", "sampler", "texture slots above 0 are never bound", (d, n) -> new Bug(d, n) {
                    @Override
                    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) {
                        if (slot == 0) next.bindTexture(stage, slot, view);
                    }
                }));
    }

    /** Change of a draw's parameters. */
    private interface Draws {
        default int baseVertex(int v) {
            return v;
        }

        default int firstInstance(int v) {
            return v;
        }

        default int ranges(int count) {
            return count;
        }
    }

    private static Mutant.Plant draws(Draws how) {
        return (device, behind) -> new Bug(device, behind) {
            @Override
            public void draw(
                    Primitive p, boolean indexed, int first, int instances, int[] ranges, int start, int count) {
                int[] changed = ranges.clone();
                for (int i = 0; i < count; i++) changed[start + i * 3 + 2] = how.baseVertex(changed[start + i * 3 + 2]);
                next.draw(p, indexed, how.firstInstance(first), instances, changed, start, how.ranges(count));
            }

            @Override
            public void draw(
                    Primitive p,
                    boolean indexed,
                    int firstInstance,
                    int instances,
                    int first,
                    int n,
                    int base,
                    int id) {
                next.draw(p, indexed, how.firstInstance(firstInstance), instances, first, n, how.baseVertex(base), id);
            }
        };
    }
}
