import type { Group, Object3D } from 'three'
import {
  blade,
  engine,
  FIN,
  gear,
  lift,
  NOSE,
  type Rib,
  radius,
  skin,
  TAIL,
  TAILPLANE,
  WING,
} from './aircraft.ts'
import { mark } from './mark.ts'
import { type Paint, paint } from './palette.ts'
import { bothSides, box, cylinder, group, prism, put, ring, rod, type Vec } from './solid.ts'

const FROM = -2.3
const TO = 2.75
/** The kept part of the hull: from just below the floor on the +z flank round the belly up the far flank. */
const KEPT = [0.36, Math.PI + 0.62] as const
const FLOOR = -0.36

const TIP: Rib = { x: 0.065, y: -0.234, z: 2.81, chord: 1.44, thick: 0.115 }

/** A main-deck container with chamfered shoulders, about its middle along x. */
export function deckContainer(finish: Paint, long = 0.86): Group {
  const hull = prism(
    [
      [-0.72, 0],
      [0.72, 0],
      [0.72, 0.74],
      [0.4, 1.14],
      [-0.4, 1.14],
      [-0.72, 0.74],
    ],
    long,
    finish,
    { fillet: 0.05, bevel: 0.03 },
  )
  hull.rotation.y = Math.PI / 2
  const dark = finish === paint.red ? paint.redDeep : paint.steelDeep
  return group(
    hull,
    box([long - 0.12, 0.6, 0.03], dark, [0, 0.1, 0.715], 0.015),
    ...[-0.2, 0.2].map((x) => box([0.03, 0.56, 0.05], finish, [x, 0.12, 0.715], 0.01)),
    box([long + 0.02, 0.06, 1.48], paint.greyDeep, [0, 0, 0], 0.02),
  )
}

function cutEdge(angle: number): Object3D[] {
  const at = (x: number): Vec => [
    x,
    lift(x) - Math.sin(angle) * (radius(x) - 0.03),
    Math.cos(angle) * (radius(x) - 0.03),
  ]
  const stops = [FROM, -2, -1.6, TO]
  return stops.slice(1).map((x, index) => rod(at(stops[index] ?? x), at(x), 0.045, paint.red))
}

function bulkhead(x: number): Object3D[] {
  const r = radius(x)
  const rim = ring(r - 0.03, 0.05, paint.red, [x, lift(x), 0])
  rim.rotation.y = Math.PI / 2
  return [rim, cylinder(r - 0.04, 0.05, paint.steel, [x, lift(x), 0], 'x')]
}

function wing(): Group {
  const nacelle = engine()
  nacelle.position.set(1.0, -0.9, 1.95)
  const end: Rib = { ...TIP, z: TIP.z + 0.06 }
  return group(
    blade([...WING.slice(0, 2), TIP], paint.steel),
    blade([TIP, end], paint.red),
    blade(TAILPLANE, paint.steel),
    nacelle,
    ...(
      [
        [TAIL + 0.5, FROM],
        [TO, NOSE - 0.12],
      ] as const
    ).map(([from, to]) => skin(from, to, paint.red, [0.2, 0.13], 0.008)),
    ...[0.03, 0.37, 0.71].map((offset, pane) =>
      skin(3.5 + pane * -0.04, 3.86 - pane * 0.07, paint.glassDark, [Math.PI * 1.5 + offset, 0.3], 0.012),
    ),
  )
}

/** A freighter on its wheels, the near upper half of its hull cut away, wings cut short, containers inside. */
export function cutFreighter(loads: readonly Paint[]): Group {
  const near = wing()
  const far = wing()
  far.scale.z = -1
  const step = (TO - FROM - 0.24) / loads.length
  const signs = bothSides((side) => [put(mark(0.92, paint.white, paint.white), [-4.28, 2.0, side * 0.065])])
  return group(
    skin(TAIL, FROM, paint.shell, [0, Math.PI * 2]),
    skin(TO, NOSE - 0.001, paint.shell, [0, Math.PI * 2]),
    skin(FROM, TO, paint.shell, KEPT),
    skin(FROM, TO, paint.ice, KEPT, -0.06, true),
    ...cutEdge(KEPT[0]),
    ...cutEdge(KEPT[0] + KEPT[1]),
    ...bulkhead(FROM),
    ...bulkhead(TO),
    box([TO - FROM, 0.06, 1.8], paint.greyDeep, [(FROM + TO) / 2, FLOOR - 0.06, 0], 0.02),
    ...loads.map((finish, place) =>
      put(deckContainer(finish, step - 0.08), [FROM + 0.12 + step * (place + 0.5), FLOOR, 0]),
    ),
    prism(
      [
        [-1.7, -0.72],
        [-1.3, -1.08],
        [1.5, -1.08],
        [2.1, -0.72],
      ],
      1.3,
      paint.steel,
      { fillet: 0.3, bevel: 0.2 },
    ),
    near,
    far,
    blade(FIN, paint.red),
    ...signs,
    cylinder(0.1, 0.12, paint.ink, [TAIL - 0.01, lift(TAIL), 0], 'x', 0.07),
    gear(),
  )
}
