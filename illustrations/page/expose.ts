const EXPOSURE = 1.06
/** Above this the tone curve bends over instead of clipping. */
const SHOULDER = 0.8
/** Below this coverage a pixel shows only cast shadow. */
const SHADOW_ONLY = 0.55
/** The cast shadow's own colour; also fills empty pixels so that encoders see no edge there. */
const SHADOW_COLOUR = [58, 42, 32] as const

function tone(linear: number): number {
  const exposed = linear * EXPOSURE
  const bent =
    exposed > SHOULDER ? SHOULDER + (1 - SHOULDER) * Math.tanh((exposed - SHOULDER) / 0.24) : exposed
  return 255 * (bent <= 0.0031308 ? 12.92 * bent : 1.055 * bent ** (1 / 2.4) - 0.055)
}

/**
 * Turns summed linear light (premultiplied RGBA, bottom row first) into sRGB bytes with straight alpha.
 * `edge` is the share of the picture's width and height over which cast shadow fades out at the border.
 */
export function expose(
  sum: Float32Array,
  passes: number,
  width: number,
  height: number,
  edge: number,
): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + x) * 4
      const to = (y * width + x) * 4
      const alpha = (sum[from + 3] ?? 0) / passes
      if (alpha < 0.002) {
        bytes.set(SHADOW_COLOUR, to)
        continue
      }
      const border =
        Math.min(x / width, (width - 1 - x) / width, y / height, (height - 1 - y) / height) / edge
      const fade = alpha < SHADOW_ONLY ? Math.min(1, border) ** 1.5 * Math.min(1, alpha / 0.05) : 1
      for (let channel = 0; channel < 3; channel++)
        bytes[to + channel] = tone((sum[from + channel] ?? 0) / passes / alpha)
      bytes[to + 3] = Math.round(255 * Math.min(1, alpha) * fade)
    }
  return bytes
}
