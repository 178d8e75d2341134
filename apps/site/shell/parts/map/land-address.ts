import type { MapWindow } from './projection.ts'

const order = ['x', 'y', 'width', 'height'] as const

/** Address of the picture of the land in a window: the browser gets a picture, never the coastlines of the world. */
export function landAddress(window: MapWindow): string {
  return `/img/land/${order.map((name) => Math.round(window[name] * 100)).join('_')}.svg`
}

/** The window that the last part of such an address names, or null when it names none that a map could have. */
export function readLandAddress(file: string): MapWindow | null {
  const match = /^(-?\d{1,5})_(-?\d{1,5})_(\d{1,5})_(\d{1,5})\.svg$/.exec(file)
  if (match === null) return null
  const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map((hundredths) => Number(hundredths) / 100)
  const drawable = width >= 5 && width <= 400 && height >= width / 4 && height <= width * 4
  return drawable ? { x, y, width, height } : null
}
