import type { Group, Object3D } from 'three'
import { chance } from './chance.ts'
import { mix, type Paint, paint } from './palette.ts'
import { box, cylinder, group, put, ring, rod, type Vec } from './solid.ts'

const night = mix('#1f2a3c', 0.4)
const dim = mix('#5d7390')
const FACE = 0.075

export type ScreenArt = 'bars' | 'line' | 'donut' | 'rows' | 'map' | 'tiles'

/** A stroke of a drawing on a screen. */
function stroke(
  from: readonly [number, number],
  to: readonly [number, number],
  finish: Paint,
  thick: number,
) {
  return rod([from[0], from[1], FACE], [to[0], to[1], FACE], thick, finish)
}

function bars(w: number, h: number, roll: () => number): Object3D[] {
  const count = Math.max(4, Math.round(w / 0.26))
  const step = (w * 0.82) / count
  return Array.from({ length: count }, (_, place) => {
    const high = h * (0.2 + 0.5 * roll())
    const x = (place - (count - 1) / 2) * step
    const finish = place === count - 2 ? paint.red : place % 2 ? paint.ice : paint.steelDeep
    return box([step * 0.62, high, 0.02], finish, [x, h * 0.12, FACE], 0.006)
  })
}

function line(w: number, h: number, roll: () => number): Object3D[] {
  const points = Array.from(
    { length: 7 },
    (_, place) => [(place / 6 - 0.5) * w * 0.82, h * (0.24 + 0.08 * place * roll() + 0.06 * place)] as const,
  )
  const grid = [0.2, 0.45, 0.7].map((y) => box([w * 0.84, 0.012, 0.01], dim, [0, h * y, FACE - 0.01], 0.003))
  return [
    ...grid,
    ...points.slice(1).map((point, index) => stroke(points[index] ?? point, point, paint.red, 0.024)),
    ...points.map(([x, y]) =>
      cylinder(Math.min(0.05, w * 0.024), 0.03, paint.white, [x, y, FACE + 0.02], 'z'),
    ),
  ]
}

function donut(w: number, h: number): Object3D[] {
  const radius = Math.min(w, h) * 0.28
  const whole = ring(radius, radius * 0.26, paint.ice, [-w * 0.16, h / 2, FACE])
  whole.scale.z = 0.15
  const part = [0, 1, 2, 3, 4].map((step) => {
    const angle = (share: number) => Math.PI / 2 - share * 1.7
    const at = (share: number) =>
      [-w * 0.16 + Math.cos(angle(share)) * radius, h / 2 + Math.sin(angle(share)) * radius] as const
    return stroke(at(step / 5), at((step + 1) / 5), paint.red, radius * 0.22)
  })
  for (const piece of part) piece.scale.z = 0.3
  const words = [0.3, 0.48, 0.66].map((y, row) =>
    box([w * 0.22, h * 0.07, 0.02], row === 1 ? paint.red : dim, [w * 0.3, h * y, FACE], 0.01),
  )
  return [whole, ...part, ...words]
}

function rows(w: number, h: number, roll: () => number): Object3D[] {
  const count = Math.max(3, Math.floor(h / 0.24))
  return Array.from({ length: count }, (_, row) => {
    const y = h * 0.1 + (row * h * 0.8) / count
    return [
      box([w * (0.28 + roll() * 0.2), 0.08, 0.02], paint.steelDeep, [-w * 0.18, y, FACE], 0.01),
      box([w * 0.16, 0.1, 0.02], row % 3 === 1 ? paint.red : dim, [w * 0.3, y - 0.01, FACE], 0.01),
    ]
  }).flat()
}

function tiles(w: number, h: number): Object3D[] {
  return [-1, 0, 1].flatMap((column) =>
    [0, 1].map((row) =>
      box(
        [w * 0.25, h * 0.34, 0.02],
        column === 0 && row ? paint.red : row === (column + 1) % 2 ? dim : paint.steelDeep,
        [column * w * 0.29, h * 0.12 + row * h * 0.42, FACE],
        0.02,
      ),
    ),
  )
}

/** Dotted land without borders, hubs and flights between them. */
function map(w: number, h: number): Object3D[] {
  const land = (u: number, v: number) =>
    ((u + 0.5) / 0.36) ** 2 + ((v - 0.16) / 0.6) ** 2 < 1 ||
    ((u - 0.36) / 0.5) ** 2 + ((v - 0.2) / 0.55) ** 2 < 1 ||
    ((u - 0.62) / 0.2) ** 2 + ((v + 0.62) / 0.24) ** 2 < 1 ||
    ((u + 0.34) / 0.2) ** 2 + ((v + 0.6) / 0.3) ** 2 < 1
  const across = Math.round(w / 0.2)
  const up = Math.round(h / 0.2)
  const dots: Object3D[] = []
  for (let column = 0; column < across; column++)
    for (let row = 0; row < up; row++) {
      const u = ((column + 0.5) / across) * 2 - 1
      const v = ((row + 0.5) / up) * 2 - 1
      if (!land(u, v)) continue
      dots.push(box([0.1, 0.1, 0.012], dim, [(u * w) / 2, h / 2 + (v * h) / 2 - 0.05, FACE], 0.03))
    }
  const hubs = [
    [0.3, 0.12],
    [-0.34, 0.16],
    [0.13, 0.3],
    [0.33, -0.3],
    [-0.16, -0.28],
    [0.08, -0.02],
  ] as const
  const [home] = hubs
  const at = ([u, v]: readonly [number, number]) => [u * w, h / 2 + v * h] as const
  for (const hub of hubs.slice(1)) {
    const [a, b] = [at(home), at(hub)]
    const bow = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.22
    const point = (share: number) =>
      [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share + Math.sin(share * Math.PI) * bow] as const
    for (let step = 0; step < 10; step++)
      dots.push(stroke(point(step / 10), point((step + 1) / 10), paint.red, 0.022))
  }
  return [
    ...dots,
    ...hubs.map((hub) => cylinder(0.075, 0.04, paint.white, [...at(hub), FACE + 0.02], 'z')),
    cylinder(0.13, 0.05, paint.red, [...at(home), FACE + 0.03], 'z'),
  ]
}

/** A wall screen of this size standing on the origin, facing +z. */
export function screen(w: number, h: number, art: ScreenArt, seed = 1): Group {
  const roll = chance(seed)
  const draw = { bars, line, donut, rows, map, tiles }[art]
  return group(
    box([w, h, 0.1], paint.ink, [0, 0, 0], 0.03),
    box([w - 0.1, h - 0.1, 0.04], night, [0, 0.05, 0.045], 0.015),
    ...draw(w - 0.1, h, roll),
  )
}

/** A desk monitor on its foot, facing +z. */
export function monitor(art: ScreenArt, at: Vec = [0, 0, 0], heading = 0, seed = 1): Group {
  const face = screen(0.9, 0.54, art, seed)
  face.position.y = 0.2
  return put(
    group(
      face,
      box([0.1, 0.3, 0.06], paint.greyDeep, [0, 0, -0.06], 0.02),
      box([0.36, 0.03, 0.24], paint.greyDeep, [0, 0, -0.03], 0.012),
    ),
    at,
    heading,
  )
}
