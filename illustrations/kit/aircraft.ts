import { BufferGeometry, Float32BufferAttribute, type Group, LatheGeometry, type Mesh, Vector2 } from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { mark } from './mark.ts'
import { type Paint, paint } from './palette.ts'
import { box, cylinder, group, type Point, prism, rod, solid, turned } from './solid.ts'
import { wheel } from './wheel.ts'

/** Hull radius; the nose is at x = 4.6, the tail cone ends at x = -5. */
const R = 1
export const NOSE = 4.6
export const TAIL = -5
const NOSE_FROM = 2.9
const TAIL_FROM = -1.6
const GROUND = -R - 0.86

/** Distance from the hull axis to the ground when the wheels are down. */
export const AIRCRAFT_HEIGHT = -GROUND

export function radius(x: number): number {
  if (x > NOSE_FROM) return R * Math.max(0, 1 - ((x - NOSE_FROM) / (NOSE - NOSE_FROM)) ** 2.1) ** 0.52
  if (x < TAIL_FROM) return R * (1 - 0.9 * ((TAIL_FROM - x) / (TAIL_FROM - TAIL)) ** 1.7)
  return R
}

/** How far the hull axis is lifted at x: the tail sweeps up, the nose droops a little. */
export function lift(x: number): number {
  if (x < TAIL_FROM) return (R - radius(x)) * 0.66
  if (x > NOSE_FROM) return -0.16 * ((x - NOSE_FROM) / (NOSE - NOSE_FROM)) ** 2
  return 0
}

/**
 * A part of the hull skin from x = `from` to `to`. `around` is [start, sweep] in radians:
 * 0 is the +z flank, a quarter turn the belly, a half turn the -z flank, three quarters the spine.
 * `inward` makes it the lining, seen from inside.
 */
export function skin(
  from: number,
  to: number,
  finish: Paint,
  around: Point,
  proud = 0,
  inward = false,
): Mesh {
  const steps = Math.max(4, Math.ceil((to - from) * 12))
  const points: Vector2[] = []
  for (let step = 0; step <= steps; step++) {
    const x = from + ((to - from) * step) / steps
    points.push(new Vector2(Math.max(radius(x) + proud, 0.001), x))
  }
  if (inward) points.reverse()
  const shell = new LatheGeometry(points, Math.max(3, Math.ceil(around[1] * 12)), ...around)
  shell.rotateZ(-Math.PI / 2)
  const position = shell.getAttribute('position')
  for (let index = 0; index < position.count; index++)
    position.setY(index, position.getY(index) + lift(position.getX(index)))
  return solid(shell, finish)
}

/** One rib of a lofted blade: leading edge, chord, thickness, and how far it leans from flat (radians). */
export type Rib = { x: number; y: number; z: number; chord: number; thick: number; lean?: number }

/** Thickness of a four-digit symmetric aerofoil at `t` of its chord (NACA report 460). */
function aerofoil(t: number): number {
  return 5 * (0.2969 * Math.sqrt(t) - 0.126 * t - 0.3516 * t ** 2 + 0.2843 * t ** 3 - 0.1036 * t ** 4)
}

/** A wing skin over the given ribs, closed at both ends. */
export function blade(ribs: readonly Rib[], finish: Paint): Mesh {
  const stations = [0, 0.015, 0.05, 0.12, 0.25, 0.42, 0.6, 0.8, 1]
  const loops = ribs.map(({ x, y, z, chord, thick, lean = 0 }) => {
    const edge = (t: number, side: number) => {
      const half = aerofoil(t) * thick * side
      return [x - t * chord, y + half * Math.cos(lean), z - half * Math.sin(lean)] as const
    }
    return [
      ...stations.map((t) => edge(t, 1)),
      ...stations
        .slice(1, -1)
        .reverse()
        .map((t) => edge(t, -1)),
    ]
  })
  const corners: number[] = []
  type Corner = readonly [number, number, number]
  const triangle = (a: Corner, b: Corner, c: Corner) => corners.push(...a, ...b, ...c)
  loops.slice(1).forEach((outer, index) => {
    const inner = loops[index] ?? outer
    outer.forEach((corner, place) => {
      const next = (place + 1) % outer.length
      const [a, b, c, d] = [inner[place] ?? corner, inner[next] ?? corner, outer[next] ?? corner, corner]
      triangle(a, b, c)
      triangle(a, c, d)
    })
  })
  for (const [loop, outward] of [
    [loops[0], false],
    [loops.at(-1), true],
  ] as const) {
    if (!loop) continue
    for (let place = 1; place < loop.length - 1; place++) {
      const [a, b, c] = [loop[0], loop[place], loop[place + 1]]
      if (a && b && c) outward ? triangle(a, b, c) : triangle(a, c, b)
    }
  }
  const shell = new BufferGeometry()
  shell.setAttribute('position', new Float32BufferAttribute(corners, 3))
  return solid(toCreasedNormals(shell, 0.7), finish)
}

export const WING: readonly Rib[] = [
  { x: 1.75, y: -0.5, z: 0.5, chord: 2.9, thick: 0.2 },
  { x: 0.72, y: -0.36, z: 1.9, chord: 1.75, thick: 0.14 },
  { x: -1.15, y: 0.0, z: 4.5, chord: 0.86, thick: 0.07 },
]
const WINGLET: readonly Rib[] = [
  { x: -1.15, y: 0.0, z: 4.5, chord: 0.86, thick: 0.07 },
  { x: -1.34, y: 0.1, z: 4.74, chord: 0.74, thick: 0.06, lean: 0.7 },
  { x: -1.85, y: 0.78, z: 4.94, chord: 0.4, thick: 0.05, lean: 1.35 },
]
export const TAILPLANE: readonly Rib[] = [
  { x: -3.55, y: 0.52, z: 0.1, chord: 1.35, thick: 0.1 },
  { x: -4.65, y: 0.72, z: 2.0, chord: 0.62, thick: 0.05 },
]
export const FIN: readonly Rib[] = [
  { x: -2.5, y: 0.85, z: 0, chord: 2.3, thick: 0.13, lean: Math.PI / 2 },
  { x: -3.15, y: 1.22, z: 0, chord: 1.72, thick: 0.13, lean: Math.PI / 2 },
  { x: -4.5, y: 3.05, z: 0, chord: 0.95, thick: 0.09, lean: Math.PI / 2 },
]

export function engine(): Group {
  return group(
    turned(
      [
        [0.3, -0.72],
        [0.4, -0.6],
        [0.5, -0.1],
        [0.53, 0.3],
        [0.51, 0.52],
      ],
      paint.red,
    ),
    turned(
      [
        [0.515, 0.5],
        [0.49, 0.62],
        [0.45, 0.65],
        [0.42, 0.6],
        [0.41, 0.4],
      ],
      paint.steel,
    ),
    cylinder(0.43, 0.04, paint.ink, [0.44, 0, 0], 'x'),
    cylinder(0.13, 0.2, paint.steelDeep, [0.54, 0, 0], 'x', 0.01),
    cylinder(0.29, 0.3, paint.greyDeep, [-0.72, 0, 0], 'x', 0.16),
    prism(
      [
        [-1.0, 0.6],
        [-0.6, 0.24],
        [0.36, 0.42],
        [-0.1, 0.6],
      ],
      0.14,
      paint.steel,
      { fillet: 0.03, bevel: 0.03 },
    ),
  )
}

function half(): Group {
  const nacelle = engine()
  nacelle.position.set(1.0, -0.9, 1.95)
  return group(
    blade(WING, paint.steel),
    blade(WINGLET, paint.red),
    blade(TAILPLANE, paint.steel),
    nacelle,
    skin(TAIL + 0.5, NOSE - 0.12, paint.red, [0.2, 0.13], 0.008),
    ...[0.03, 0.37, 0.71].map((offset, pane) =>
      skin(3.5 + pane * -0.04, 3.86 - pane * 0.07, paint.glassDark, [Math.PI * 1.5 + offset, 0.3], 0.012),
    ),
  )
}

function mainGear(side: number): Group {
  return group(
    rod([-0.45, -0.5, side * 0.7], [-0.45, GROUND + 0.3, side * 0.9], 0.085, paint.greyDeep),
    rod([-0.82, GROUND + 0.3, side * 0.9], [-0.08, GROUND + 0.3, side * 0.9], 0.05, paint.greyDeep),
    ...[-0.8, -0.1].flatMap((x) =>
      [-0.15, 0.15].map((off) => wheel(0.3, 0.18, [x, GROUND + 0.3, side * 0.9 + off])),
    ),
  )
}

export function gear(): Group {
  return group(
    mainGear(1),
    mainGear(-1),
    rod([3.25, -0.8, 0], [3.25, GROUND + 0.25, 0], 0.08, paint.greyDeep),
    box([0.7, 0.3, 0.04], paint.white, [3.05, -1.2, 0.24], 0.02),
    box([0.7, 0.3, 0.04], paint.white, [3.05, -1.2, -0.24], 0.02),
    ...[-0.14, 0.14].map((z) => wheel(0.25, 0.16, [3.25, GROUND + 0.25, z])),
  )
}

/** The main-deck cargo door on the port flank, forward of the wing, standing open. */
function cargoDoor(): Group {
  const [from, to] = [1.75, 3.05]
  const start = Math.PI - 0.34
  const sweep = 1.02
  const hinge = start + sweep
  const hingeY = -Math.sin(hinge) * R
  const hingeZ = Math.cos(hinge) * R
  const leaf = skin(from, to, paint.white, [start, sweep], 0.02)
  const lining = skin(from + 0.03, to - 0.03, paint.steelDeep, [start, sweep], 0.005)
  leaf.position.set(0, -hingeY, -hingeZ)
  lining.position.set(0, -hingeY, -hingeZ)
  const open = group(leaf, lining)
  open.position.set(0, hingeY, hingeZ)
  open.rotation.x = 1.75
  return group(
    skin(from, to, paint.greyDeep, [start, sweep], 0.008),
    skin(from + 0.07, to - 0.07, paint.ink, [start + 0.05, sweep - 0.1], 0.014),
    open,
  )
}

/** How the aircraft is shown: with wheels down, and with the cargo door open. */
type AircraftState = { wheels?: boolean; door?: boolean }

/** A twin-engine freighter about the middle of its hull, nose towards +x; about 9.6 long and 10 across. */
export function aircraft({ wheels = false, door = false }: AircraftState = {}): Group {
  const starboard = half()
  const port = half()
  port.scale.z = -1
  const plane = group(
    skin(TAIL, NOSE - 0.001, paint.shell, [0, Math.PI * 2]),
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
    starboard,
    port,
    blade(FIN, paint.red),
    cylinder(0.1, 0.12, paint.ink, [TAIL - 0.01, lift(TAIL), 0], 'x', 0.07),
  )
  for (const side of [1, -1]) {
    const sign = mark(0.92, paint.white, paint.white)
    sign.position.set(-4.28, 2.0, side * 0.065)
    plane.add(sign)
  }
  if (wheels) plane.add(gear())
  if (door) plane.add(cargoDoor())
  return plane
}
