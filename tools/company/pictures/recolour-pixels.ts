import { lightOf, linearOf, oklabOf, oklchOf, partOf } from '../colours/oklch.ts'

/** Degrees of hue beside the colour within which a pixel is of it whole, and beyond which it is none of it. */
const whole = 14
const none = 27
/** Chroma below which a pixel has no hue to speak of, and above which it has. */
const grey = 0.01
const coloured = 0.032

const light = Float64Array.from({ length: 256 }, (_, part) => lightOf(part / 255))

/**
 * Turns what is painted in one colour into another one, in its light and its shade: straight-alpha sRGB bytes, four for
 * each pixel, changed in place. What has another hue, or none, stays. Returns how many pixels have changed.
 */
export function recolourPixels(bytes: Uint8Array, from: string, to: string): number {
  const [old, fresh] = [oklchOf(from), oklchOf(to)]
  const turn = ((fresh.hue - old.hue) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const strength = fresh.chroma / old.chroma
  let changed = 0
  for (let at = 0; at < bytes.length; at += 4) {
    if (bytes[at + 3] === 0) continue
    const [lightness, a, b] = oklabOf([partAt(bytes, at), partAt(bytes, at + 1), partAt(bytes, at + 2)])
    const chroma = Math.hypot(a, b)
    if (chroma <= grey) continue
    const apart = Math.abs((((((Math.atan2(b, a) * 180) / Math.PI - old.hue) % 360) + 540) % 360) - 180)
    if (apart >= none) continue
    const share = (1 - ramp(apart, whole, none)) * ramp(chroma, grey, coloured)
    // A pixel at an edge, or one that the colour only shines on, has a part of it and becomes a part lighter or darker.
    const part = share * Math.min(1, chroma / old.chroma)
    const turned = linearOf([
      lightness + part * (fresh.lightness - old.lightness),
      a + share * (strength * (a * cos - b * sin) - a),
      b + share * (strength * (a * sin + b * cos) - b),
    ])
    for (const [index, amount] of turned.entries())
      bytes[at + index] = Math.round(partOf(Math.min(1, Math.max(0, amount))) * 255)
    changed += 1
  }
  return changed
}

function partAt(bytes: Uint8Array, at: number): number {
  return light[bytes[at] ?? 0] ?? 0
}

/** From 0 at `start` to 1 at `end`, without a corner. */
function ramp(value: number, start: number, end: number): number {
  const along = Math.min(1, Math.max(0, (value - start) / (end - start)))
  return along * along * (3 - 2 * along)
}
