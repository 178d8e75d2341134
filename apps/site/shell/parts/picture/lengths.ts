/** A share as an SVG percentage with two decimals at most: `12.5%`. */
export function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`
}

/** Design pixels as rem of the 80 px root, for SVG attributes: pictures grow with the page's text. */
export function rem(pixels: number): string {
  return `${Math.round((pixels / 80) * 1e4) / 1e4}rem`
}
