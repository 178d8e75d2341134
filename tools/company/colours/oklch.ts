/**
 * Colours by how they look: OKLab of Björn Ottosson (https://bottosson.github.io/posts/oklab/), which CSS Color 4 has
 * as `oklch()`, and contrast of WCAG 2.2. Lightness is 0 to 1, hue is in degrees.
 */
type Oklab = readonly [lightness: number, a: number, b: number]
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }
type Linear = readonly [red: number, green: number, blue: number]

/** A part of sRGB, 0 to 1, as an amount of light. */
export function lightOf(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The reverse of `lightOf`. */
export function partOf(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

export function oklabOf([red, green, blue]: Linear): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function linearOf([lightness, a, b]: Oklab): Linear {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** `#rrggbb` as amounts of light. */
function linearOfHex(hex: string): Linear {
  const part = (at: number) => lightOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(linearOfHex(hex))
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

/** `#rrggbb` of a colour; where a screen has none of so much chroma, of the most that it has at this lightness and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180
  const at = (strength: number) =>
    linearOf([lightness, strength * Math.cos(angle), strength * Math.sin(angle)])
  let [least, most] = [0, chroma]
  if (!isShown(at(chroma)))
    while (most - least > 0.0001) {
      const middle = (least + most) / 2
      if (isShown(at(middle))) least = middle
      else most = middle
    }
  else least = chroma
  return `#${at(least)
    .map((light) => Math.round(Math.min(1, Math.max(0, partOf(Math.max(0, light)))) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Within what a screen shows, give or take half a step of its 255. */
function isShown(light: Linear): boolean {
  return light.every((part) => part > -0.0002 && part < 1.004)
}

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOfHex(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
