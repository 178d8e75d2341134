/** What a picture may weigh. All sizes in bytes, widths in pixels; every picture is 4:3. */
export type SceneKind = 'scene' | 'object'

/** One output width with the most its AVIF may weigh, and its WebP where there is one. */
export type Size = { width: number; avif: number; webp?: number }

const kB = 1000

function size(width: number, avifKB: number): Size {
  return { width, avif: avifKB * kB }
}

/** WebP is what old browsers get, in one width; it needs up to twice as much for the same look. */
function withWebp({ width, avif }: Size): Size {
  return { width, avif, webp: avif * 2 }
}

const SIZES: Record<SceneKind, readonly Size[]> = {
  object: [size(240, 4), withWebp(size(480, 9))],
  // What a phone takes of an opening picture is 640 px wide, and comes in one round trip.
  scene: [size(400, 16), size(640, 18), withWebp(size(800, 60)), size(1200, 42), size(1600, 90)],
}

/** The home picture is on the first screen of whoever comes for the first time. */
const TIGHTER: Readonly<Record<string, readonly Size[]>> = {
  hub: [size(400, 10), size(640, 14), withWebp(size(800, 21)), size(1200, 40), size(1600, 90)],
}

/** The output widths of a scene and the most each file may weigh. */
export function sizesOf(name: string, kind: SceneKind): readonly Size[] {
  return TIGHTER[name] ?? SIZES[kind]
}

/** The pixels the renderer draws before the picture is scaled down. */
export const DRAWN: Record<SceneKind, { width: number; height: number }> = {
  object: { width: 720, height: 540 },
  scene: { width: 1600, height: 1200 },
}

/** Height of a picture of this width. */
export function heightOf(width: number): number {
  return (width * 3) / 4
}
