import type { Group, Object3D } from 'three'
import { chance } from './chance.ts'
import { type Paint, paint } from './palette.ts'
import { box, cylinder, group, plate, put, type Vec } from './solid.ts'

type HouseLook = { wall: Paint; shop?: Paint; seed?: number }

/** Window rows with sills on the +x and +z walls; `ground` is the height of the lowest, a few are lit. */
function windows([w, h, d]: Vec, ground: number, seed: number): Object3D[] {
  const roll = chance(seed)
  const glazing = () => (roll() < 0.13 ? paint.lamp : paint.glass)
  const spots = (length: number) => {
    const count = Math.max(1, Math.floor(length / 0.84))
    return Array.from({ length: count }, (_, place) => (length / count) * (place + 0.5) - length / 2)
  }
  const floors = Array.from({ length: Math.floor((h - ground) / 0.86) }, (_, floor) => ground + floor * 0.86)
  return floors.flatMap((y) => [
    ...spots(w).flatMap((x) => [
      box([0.46, 0.54, 0.05], glazing(), [x, y, d / 2], 0.02),
      box([0.54, 0.05, 0.12], paint.white, [x, y - 0.05, d / 2 + 0.02], 0.015),
    ]),
    ...spots(d).flatMap((z) => [
      box([0.05, 0.54, 0.46], glazing(), [w / 2, y, z], 0.02),
      box([0.12, 0.05, 0.54], paint.white, [w / 2 + 0.02, y - 0.05, z], 0.015),
    ]),
  ])
}

/** A city building with windows on the two walls one sees, about the middle of its footprint. */
export function house(size: Vec, { wall, shop, seed = 1 }: HouseLook): Group {
  const [w, h, d] = size
  const body = group(
    box([w, h + 0.15, d], wall, [0, -0.15, 0], 0.08),
    box([w - 0.2, 0.06, d - 0.2], paint.sandDeep, [0, h, 0], 0.02),
    ...[-1, 1].flatMap((side) => [
      box([w + 0.08, 0.26, 0.16], paint.white, [0, h - 0.04, (side * (d - 0.08)) / 2], 0.04),
      box([0.16, 0.26, d + 0.08], paint.white, [(side * (w - 0.08)) / 2, h - 0.04, 0], 0.04),
    ]),
    box([0.7, 0.36, 0.5], paint.steelDeep, [-w * 0.2, h + 0.05, -d * 0.15], 0.05),
    cylinder(0.24, 0.44, paint.steel, [w * 0.24, h + 0.26, -d * 0.2]),
  )
  body.add(...windows(size, shop ? 1.5 : 1.1, seed))
  if (shop) body.add(shopFront(w, d, shop))
  else
    body.add(
      box([0.66, 0.84, 0.08], paint.inkSoft, [0, 0, d / 2], 0.03),
      box([0.9, 0.07, 0.36], paint.white, [0, 0.88, d / 2 + 0.14], 0.03),
    )
  return body
}

function shopFront(width: number, depth: number, awning: Paint): Group {
  const stripes = Math.round((width * 0.94) / 0.3)
  const step = (width * 0.94) / stripes
  const cloth = group()
  for (let stripe = 0; stripe < stripes; stripe++) {
    const strip = plate([0, 0], [0.62, -0.26], step * 0.99, 0.07, stripe % 2 ? paint.white : awning)
    cloth.add(put(group(strip), [(stripe - (stripes - 1) / 2) * step, 1.24, depth / 2], -Math.PI / 2))
  }
  return group(
    box([width * 0.56, 0.84, 0.07], paint.glass, [-width * 0.16, 0.12, depth / 2], 0.03),
    box([0.54, 0.98, 0.08], paint.inkSoft, [width * 0.32, 0, depth / 2], 0.03),
    cloth,
  )
}
