import type { MapWindow } from './projection.ts'

/** Width ÷ height of the network map; `network.module.css` says the same. */
export const networkRatio = 1.1

/** What the network map shows: from the Pamirs to Hokkaido, from the Amur to the equator. */
export const networkWindow: MapWindow = { x: 74, y: -63, width: 74, height: 74 / networkRatio }

/** The dotted picture goes on beyond the map, by these shares of it, and fades under the text. */
const networkBleed = { left: 0.9, right: 0.4, top: 0.06, bottom: 0.06 }

/** The part of the plane in the dotted picture. */
export const landWindow: MapWindow = {
  x: networkWindow.x - networkWindow.width * networkBleed.left,
  y: networkWindow.y - networkWindow.height * networkBleed.top,
  width: networkWindow.width * (1 + networkBleed.left + networkBleed.right),
  height: networkWindow.height * (1 + networkBleed.top + networkBleed.bottom),
}
