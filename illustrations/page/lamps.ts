import { Color, type DirectionalLight, type Vector3 } from 'three'

const KEY = new Color('#ffeeda')
const DOME = new Color('#eef2ff')

/** How far every lamp stands from what it lights. */
export const LAMP_DISTANCE = 18

/** The n-th point of a sequence that fills [0, 1) evenly however many points are taken (Roberts, R-sequence). */
export function spread(n: number, dimension: 1 | 2 | 3 | 4): number {
  const root = 1.1673039782614187
  return (0.5 + (n + 1) / root ** dimension) % 1
}

/**
 * Sets the lamp for pass `n`: one pass in three is the warm key lamp from the upper left, the others are
 * points of a cool sky dome. Tells whether the ground should catch a shadow in this pass.
 */
export function aimLamp(lamp: DirectionalLight, n: number, middle: Vector3): boolean {
  const key = n % 3 === 0
  const turn = key ? n / 3 : n - Math.ceil(n / 3)
  const [a, b, c] = [spread(turn, 1), spread(turn, 2), spread(turn, 3)]
  const height = 0.12 + 0.88 * a
  const bearing = b * Math.PI * 2
  const reach = Math.sqrt(1 - height * height) * LAMP_DISTANCE
  const offset = key
    ? ([-6.4 + a * 3.2, 11.6 + b * 2.4, 9.6 + c * 3.2] as const)
    : ([Math.cos(bearing) * reach, height * LAMP_DISTANCE, Math.sin(bearing) * reach] as const)
  lamp.color.copy(key ? KEY : DOME)
  lamp.intensity = key ? 4.6 : 3
  lamp.position.set(middle.x + offset[0], middle.y + offset[1], middle.z + offset[2])
  lamp.target.position.copy(middle)
  return key || offset[1] > 11
}
