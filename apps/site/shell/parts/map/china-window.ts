import type { MapWindow } from './projection.ts'

/** Width ÷ height of a map of the country, or of a part of it; their style sheets say the same. */
export const chinaRatio = 11 / 10

/** From the Pamirs to the Amur, and south to Hainan. */
export const chinaWindow: MapWindow = { x: 72, y: -63.3, width: 65, height: 65 / chinaRatio }
