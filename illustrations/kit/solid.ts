import {
  type BufferGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  type Object3D,
  Quaternion,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Paint } from './palette.ts'

/** Width (x), height (y) and depth (z), or a position. One unit is about a metre and a bit of a toy world. */
export type Vec = readonly [number, number, number]
/** A point of a side view: x forward, y up. */
export type Point = readonly [number, number]
type Axis = 'x' | 'y' | 'z'

/** Edges sharper than this stay edges; flatter joints are smoothed. Radians. */
const CREASE = 0.62

export function solid(shape: BufferGeometry, finish: Paint): Mesh {
  const mesh = new Mesh(shape, finish)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** A box with rounded edges that stands on `at` (its y is the underside, not the middle). */
export function box(size: Vec, finish: Paint, at: Vec = [0, 0, 0], round = 0.04): Mesh {
  const [w, h, d] = size
  const radius = Math.min(round, w / 2.1, h / 2.1, d / 2.1)
  const mesh = solid(new RoundedBoxGeometry(w, h, d, radius < 0.03 ? 2 : 4, radius), finish)
  mesh.position.set(at[0], at[1] + h / 2, at[2])
  return mesh
}

function turn(mesh: Mesh, axis: Axis): Mesh {
  if (axis === 'x') mesh.rotation.z = -Math.PI / 2
  if (axis === 'z') mesh.rotation.x = Math.PI / 2
  return mesh
}

/** A cylinder about its middle. `tip` is the radius at the far end for cones. */
export function cylinder(
  radius: number,
  length: number,
  finish: Paint,
  at: Vec,
  axis: Axis = 'y',
  tip = radius,
): Mesh {
  const mesh = turn(solid(new CylinderGeometry(tip, radius, length, 40), finish), axis)
  mesh.position.set(...at)
  return mesh
}

export function ball(radius: number, finish: Paint, at: Vec): Mesh {
  const mesh = solid(new SphereGeometry(radius, 32, 24), finish)
  mesh.position.set(...at)
  return mesh
}

/** The upper half of a ball: caps and helmets. */
export function dome(radius: number, finish: Paint, at: Vec): Mesh {
  const mesh = solid(new SphereGeometry(radius, 32, 14, 0, Math.PI * 2, 0, Math.PI * 0.54), finish)
  mesh.position.set(...at)
  return mesh
}

export function ring(radius: number, tube: number, finish: Paint, at: Vec): Mesh {
  const mesh = solid(new TorusGeometry(radius, tube, 14, 44), finish)
  mesh.position.set(...at)
  return mesh
}

/** A round-ended rod from one point to another: limbs, poles, pipes. */
export function rod(from: Vec, to: Vec, radius: number, finish: Paint): Mesh {
  const a = new Vector3(...from)
  const b = new Vector3(...to)
  const mesh = solid(new CapsuleGeometry(radius, a.distanceTo(b), 8, 24), finish)
  mesh.position.copy(a).add(b).multiplyScalar(0.5)
  mesh.quaternion.copy(
    new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), b.clone().sub(a).normalize()),
  )
  return mesh
}

/** A closed outline with every corner rounded by up to `fillet`. */
function outline(points: readonly Point[], fillet: number): Shape {
  const shape = new Shape()
  const corners = points.map((point) => new Vector2(...point))
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const step = (other: Vector2) =>
      corner.clone().add(
        other
          .clone()
          .sub(corner)
          .setLength(Math.min(fillet, other.distanceTo(corner) / 2.05)),
      )
    const entry = step(before)
    const exit = step(after)
    if (index === 0) shape.moveTo(entry.x, entry.y)
    else shape.lineTo(entry.x, entry.y)
    shape.quadraticCurveTo(corner.x, corner.y, exit.x, exit.y)
  })
  shape.closePath()
  return shape
}

/** A side view pulled out to `width` along z, centred on z = 0, with bevelled edges. */
export function pulled(shape: Shape, width: number, finish: Paint, bevel = 0.03): Mesh {
  const edge = Math.min(bevel, width / 2.1)
  const pulledShape = new ExtrudeGeometry(shape, {
    depth: width - edge * 2,
    bevelEnabled: edge > 0,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelThickness: edge,
    bevelSegments: 4,
    curveSegments: 8,
  })
  pulledShape.translate(0, 0, edge - width / 2)
  return solid(toCreasedNormals(pulledShape, CREASE), finish)
}

/** `pulled` from corner points: the usual way to make a cab, a hull or a roof. */
export function prism(
  points: readonly Point[],
  width: number,
  finish: Paint,
  { fillet = 0.05, bevel = 0.03 }: { fillet?: number; bevel?: number } = {},
): Mesh {
  return pulled(outline(points, fillet), width, finish, bevel)
}

/** A flat plate whose length runs from one side-view point to another: windscreens, ramps, blades. */
export function plate(
  from: Point,
  to: Point,
  width: number,
  thick: number,
  finish: Paint,
  round = 0.03,
): Mesh {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const mesh = solid(
    new RoundedBoxGeometry(length, thick, width, 3, Math.min(round, thick / 2.1, width / 2.1)),
    finish,
  )
  mesh.position.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0)
  mesh.rotation.z = Math.atan2(to[1] - from[1], to[0] - from[0])
  return mesh
}

/** A body of revolution about `axis`; points are [radius, along]. `slice` is [start, sweep] in radians. */
export function turned(
  points: readonly Point[],
  finish: Paint,
  axis: Axis = 'x',
  slice: Point = [0, Math.PI * 2],
  segments = 48,
): Mesh {
  const lathe = new LatheGeometry(
    points.map((point) => new Vector2(...point)),
    segments,
    ...slice,
  )
  return turn(solid(lathe, finish), axis)
}

export function group(...parts: readonly Object3D[]): Group {
  return new Group().add(...parts)
}

/** Puts a thing somewhere, turned about the vertical by `heading` radians, and hands it back. */
export function put<T extends Object3D>(thing: T, at: Vec, heading = 0, scale = 1): T {
  thing.position.set(...at)
  thing.rotation.y = heading
  thing.scale.setScalar(scale)
  return thing
}

/** The same parts on both sides of z = 0. `make` gets +1 and -1. */
export function bothSides(make: (side: 1 | -1) => readonly Object3D[]): Object3D[] {
  return [...make(1), ...make(-1)]
}
