import { type Group, Path, Shape } from 'three'
import { chance } from './chance.ts'
import { parcel } from './goods.ts'
import { type Paint, paint } from './palette.ts'
import { bothSides, box, group, plate, pulled, put, rod } from './solid.ts'

/** Height of the belt of a sorter loop. */
export const BELT = 1.35

type Oval = { straight: number; radius: number }

function oval({ straight, radius }: Oval, off: number, shape: Path): void {
  const a = straight / 2
  const r = radius + off
  shape.moveTo(-a, -r)
  shape.lineTo(a, -r)
  shape.absarc(a, 0, r, -Math.PI / 2, Math.PI / 2, false)
  shape.lineTo(-a, r)
  shape.absarc(-a, 0, r, Math.PI / 2, Math.PI * 1.5, false)
}

/** A flat ring along the oval, `wide` across and `high`, standing on `y`. */
function band(size: Oval, off: number, wide: number, y: number, high: number, finish: Paint) {
  const shape = new Shape()
  oval(size, off + wide / 2, shape)
  const hole = new Path()
  oval(size, off - wide / 2, hole)
  shape.holes.push(hole)
  const ring = pulled(shape, high, finish, 0)
  ring.rotation.x = -Math.PI / 2
  ring.position.y = y + high / 2
  return ring
}

/** Where a share of the way round the oval is, and the heading there. */
function along({ straight, radius }: Oval, share: number): { x: number; z: number; heading: number } {
  const bend = Math.PI * radius
  const way = (share % 1) * (2 * straight + 2 * bend)
  if (way < straight) return { x: way - straight / 2, z: radius, heading: 0 }
  if (way < straight + bend) {
    const angle = (way - straight) / radius
    return { x: straight / 2 + Math.sin(angle) * radius, z: Math.cos(angle) * radius, heading: angle }
  }
  if (way < 2 * straight + bend)
    return { x: straight / 2 - (way - straight - bend), z: -radius, heading: Math.PI }
  const angle = (way - 2 * straight - bend) / radius
  return {
    x: -straight / 2 - Math.sin(angle) * radius,
    z: -Math.cos(angle) * radius,
    heading: Math.PI + angle,
  }
}

/** A closed loop of tilting trays, most of them with a parcel. */
export function sorterLoop(straight: number, radius: number, seed = 1): Group {
  const size = { straight, radius }
  const roll = chance(seed)
  const length = 2 * straight + 2 * Math.PI * radius
  const trays = Math.round(length / 1.02)
  const loop = group(
    band(size, 0, 1.0, BELT - 0.3, 0.2, paint.inkSoft),
    band(size, 0.56, 0.1, BELT - 0.34, 0.34, paint.red),
    band(size, -0.56, 0.1, BELT - 0.34, 0.34, paint.red),
  )
  for (let tray = 0; tray < trays; tray++) {
    const { x, z, heading } = along(size, (tray + 0.5) / trays)
    const cell = group(
      box([0.88, 0.07, 0.86], paint.steel, [0, BELT - 0.08, 0], 0.025),
      box([0.74, 0.03, 0.72], paint.ink, [0, BELT - 0.02, 0], 0.012),
    )
    if (roll() > 0.22) {
      const finish = roll() < 0.16 ? paint.white : roll() < 0.3 ? paint.woodLight : paint.wood
      cell.add(
        put(
          parcel(0.42 + roll() * 0.18, { tall: 0.5 + roll() * 0.45, finish }),
          [0, BELT, 0],
          (roll() - 0.5) * 0.6,
        ),
      )
    }
    loop.add(put(cell, [x, 0, z], heading))
  }
  const legs = Math.round(length / 2.1)
  for (let leg = 0; leg < legs; leg++) {
    const { x, z, heading } = along(size, (leg + 0.5) / legs)
    const trestle = group(
      ...bothSides((side) => [box([0.12, BELT - 0.32, 0.12], paint.greyDeep, [0, 0, side * 0.42], 0.02)]),
      box([0.1, 0.1, 0.9], paint.greyDeep, [0, 0.4, 0], 0.02),
    )
    loop.add(put(trestle, [x, 0, z], heading))
  }
  return loop
}

/** A slide from the loop down towards +z, from the origin at belt height, with one parcel on its way. */
export function chute(finish: Paint = paint.steel): Group {
  const slide = group(
    plate([0, BELT - 0.16], [1.5, 0.74], 0.78, 0.06, finish),
    ...bothSides((side) => {
      const wall = plate([0, BELT - 0.08], [1.5, 0.82], 0.06, 0.24, finish)
      wall.position.z = side * 0.39
      return [wall]
    }),
    ...bothSides((side) => [rod([1.3, 0.06, side * 0.34], [1.3, 0.72, side * 0.34], 0.04, paint.greyDeep)]),
  )
  const load = parcel(0.4, { tall: 0.7 })
  load.position.set(0.8, 1.0, 0)
  load.rotation.z = -0.32
  slide.add(load)
  return put(group(slide), [0, 0, 0], -Math.PI / 2)
}

/** A roll cage filled to `layers` of cartons, open above. */
export function rollCage(layers: number, seed = 1): Group {
  const roll = chance(seed)
  const cage = group(
    box([0.98, 0.07, 0.86], paint.greyDeep, [0, 0.14, 0], 0.02),
    ...[-0.46, 0.46].flatMap((x) =>
      [-0.4, 0.4].flatMap((z) => [
        rod([x, 0.16, z], [x, 1.5, z], 0.03, paint.greyDeep),
        rod([x, 0.05, z], [x, 0.1, z], 0.07, paint.ink),
      ]),
    ),
    ...[0.46, 0.8, 1.14, 1.48].flatMap((y) => [
      ...[-0.46, 0.46].map((x) => rod([x, y, -0.4], [x, y, 0.4], 0.018, paint.grey)),
      rod([-0.46, y, -0.4], [0.46, y, -0.4], 0.018, paint.grey),
    ]),
    box([0.3, 0.18, 0.03], paint.red, [0, 0.2, 0.43], 0.01),
  )
  for (let layer = 0; layer < layers; layer++)
    for (const [x, z] of [
      [-0.22, -0.18],
      [0.22, -0.18],
      [-0.22, 0.2],
      [0.22, 0.2],
    ] as const) {
      if (layer === layers - 1 && roll() < 0.3) continue
      cage.add(
        put(parcel(0.4, { tall: 0.72 + roll() * 0.12 }), [x, 0.21 + layer * 0.32, z], (roll() - 0.5) * 0.08),
      )
    }
  return cage
}

/** A scanning tunnel over a belt along x. */
export function scanTunnel(high = 1.9, deep = 1.3): Group {
  return group(
    ...bothSides((side) => [box([1.1, high, 0.22], paint.white, [0, 0, (side * deep) / 2], 0.06)]),
    box([1.1, 0.36, deep + 0.22], paint.white, [0, high - 0.2, 0], 0.08),
    box([1.13, 0.12, deep + 0.25], paint.red, [0, high - 0.12, 0], 0.03),
    ...bothSides((side) => [box([1.0, 0.06, 0.02], paint.lamp, [0, 0.9, side * (deep / 2 - 0.12)], 0.01)]),
    box([0.4, 0.3, 0.4], paint.ink, [0, high + 0.14, 0], 0.05),
    box([0.5, 0.34, 0.03], paint.glassDark, [0, high * 0.5, deep / 2 + 0.115], 0.02),
    box([0.3, 0.05, 0.02], paint.lamp, [0, high * 0.5 + 0.2, deep / 2 + 0.13], 0.008),
  )
}
