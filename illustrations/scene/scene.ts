import type { Object3D } from 'three'

/** Margins around a model, as shares of the picture's width (left, right) and height (top, bottom). */
export type Framing = { left: number; right: number; top: number; bottom: number }

/** A picture: either a full scene on its own slab or a single object that stands on the page itself. */
export type Scene = {
  kind: 'scene' | 'object'
  framing: Framing
  build: () => Object3D
}

/** A full scene: the slab reaches almost to the edges. */
export function fullScene(build: () => Object3D, framing: Partial<Framing> = {}): Scene {
  return { kind: 'scene', framing: { left: 0.02, right: 0.02, top: 0.04, bottom: 0.035, ...framing }, build }
}

/** A single object: room on the right for its shadow, which falls away from the key lamp. */
export function singleObject(build: () => Object3D, framing: Partial<Framing> = {}): Scene {
  return { kind: 'object', framing: { left: 0.1, right: 0.14, top: 0.08, bottom: 0.1, ...framing }, build }
}
