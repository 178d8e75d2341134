/** A stretch of the world, in degrees. */
export type CoastWindow = {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const order = ['west', 'south', 'east', 'north'] as const
const digits = 1000

/** Address of the picture of the water in a window: a browser gets a picture, never the coasts themselves. */
export function coastAddress(window: CoastWindow): string {
  return `/img/coast/${nameOf(window)}`
}

/** The same with the roads of the site's own archive of tiles. */
export function streetsAddress(window: CoastWindow): string {
  return `/img/streets/${nameOf(window)}`
}

function nameOf(window: CoastWindow): string {
  return `${order.map((side) => Math.round(window[side] * digits)).join('_')}.svg`
}

/** The window that the last part of such an address names, or null when it names none that a map could have. */
export function readCoastAddress(file: string): CoastWindow | null {
  const match = /^(-?\d{1,6})_(-?\d{1,5})_(-?\d{1,6})_(-?\d{1,5})\.svg$/.exec(file)
  if (match === null) return null
  const [west = 0, south = 0, east = 0, north = 0] = match.slice(1).map((parts) => Number(parts) / digits)
  const [wide, high] = [east - west, north - south]
  // Maps of a district or a province: never so large that the whole coast would be written.
  const drawable = wide > 0 && high > 0 && wide < 30 && high < 30 && wide < high * 8 && high < wide * 8
  return drawable && Math.abs(north) < 80 && Math.abs(south) < 80 ? { west, south, east, north } : null
}
