import { type Group, Shape } from 'three'
import { type Paint, paint } from './palette.ts'
import { ball, box, cylinder, group, prism, pulled, put, rod, type Vec } from './solid.ts'

const EDGE = 0.24
const THICK = 0.5

/** The plinth a scene stands on; its top is y = 0. */
export function slab(width: number, depth: number): Group {
  return group(box([width, THICK, depth], paint.sand, [0, -THICK, 0], EDGE))
}

/** A skin that lies on a slab and follows its rounded edge, `width` along x. */
function skin(width: number, depth: number, lift: number, finish: Paint) {
  const half = width / 2
  const shape = new Shape()
  shape.moveTo(half + lift, -EDGE)
  shape.absarc(half - EDGE, -EDGE, EDGE + lift, 0, Math.PI / 2, false)
  shape.absarc(-half + EDGE, -EDGE, EDGE + lift, Math.PI / 2, Math.PI, false)
  shape.lineTo(-half, -EDGE)
  shape.absarc(-half + EDGE, -EDGE, EDGE - 0.02, Math.PI, Math.PI / 2, true)
  shape.absarc(half - EDGE, -EDGE, EDGE - 0.02, Math.PI / 2, 0, true)
  return pulled(shape, depth, finish, 0)
}

/** A road across a slab of `width`, along x, with kerbs and a dashed middle line; `z` is its middle, `clear` a place without dashes. */
export function road(width: number, z: number, depth = 3.2, clear = Number.POSITIVE_INFINITY): Group {
  const strip = skin(width, depth, 0.015, paint.road)
  const kerbs = [-1, 1].map((side) => {
    const kerb = skin(width, 0.14, 0.06, paint.sandDeep)
    kerb.position.z = (side * (depth + 0.14)) / 2
    return kerb
  })
  const road = group(strip, ...kerbs)
  const dashes = Math.floor((width - 1.4) / 2.2)
  for (let dash = 0; dash < dashes; dash++) {
    const x = (dash - (dashes - 1) / 2) * 2.2
    if (Math.abs(x - clear) > 1.4) road.add(box([1.1, 0.012, 0.11], paint.white, [x, 0.015, 0], 0.004))
  }
  road.position.z = z
  return road
}

/** Zebra bars across a road of `depth`. */
export function crossing(at: Vec, depth: number): Group {
  const bars = group()
  const count = Math.floor((depth - 0.3) / 0.52)
  for (let bar = 0; bar < count; bar++)
    bars.add(box([1.5, 0.012, 0.28], paint.white, [0, 0.016, (bar - (count - 1) / 2) * 0.52], 0.004))
  return put(bars, at)
}

/** A round-headed tree. */
export function tree(at: Vec, scale = 1): Group {
  const lean = Math.sin(at[0] * 7.3 + at[2] * 3.1)
  const finish = lean > 0.2 ? paint.leafDeep : paint.leaf
  return put(
    group(
      cylinder(0.075, 0.66, paint.trunk, [0, 0.33, 0], 'y', 0.055),
      ball(0.46, finish, [0, 1.0, 0]),
      ball(0.34, finish, [0.27, 0.8, 0.14]),
      ball(0.31, finish, [-0.26, 0.82, 0.16]),
      ball(0.3, finish, [0.04, 1.3, -0.06]),
    ),
    at,
    lean * 3,
    scale,
  )
}

/** A clipped hedge, `length` along x. */
export function hedge(length: number, at: Vec, heading = 0): Group {
  return put(group(box([length, 0.56, 0.46], paint.leafDeep, [0, -0.14, 0], 0.13)), at, heading)
}

/** A street lamp whose arm reaches along +z. */
export function streetLamp(at: Vec, heading = 0): Group {
  return put(
    group(
      cylinder(0.12, 0.1, paint.ink, [0, 0.05, 0]),
      cylinder(0.05, 2.5, paint.inkSoft, [0, 1.25, 0]),
      rod([0, 2.48, 0], [0, 2.56, 0.62], 0.04, paint.inkSoft),
      box([0.16, 0.07, 0.46], paint.ink, [0, 2.53, 0.74], 0.03),
      box([0.12, 0.03, 0.38], paint.lamp, [0, 2.51, 0.74], 0.01),
    ),
    at,
    heading,
  )
}

export function bench(at: Vec, heading = 0): Group {
  const slats = [-0.15, 0, 0.15].map((z) => box([1.4, 0.06, 0.12], paint.pallet, [0, 0.36, z], 0.02))
  const feet = [-0.5, 0.5].map((x) => box([0.08, 0.36, 0.4], paint.inkSoft, [x, 0, 0], 0.02))
  const back = [0.62, 0.78].map((y) => box([1.4, 0.1, 0.05], paint.pallet, [0, y, -0.24], 0.02))
  const posts = [-0.5, 0.5].map((x) => box([0.07, 0.55, 0.05], paint.inkSoft, [x, 0.32, -0.21], 0.02))
  return put(group(...slats, ...feet, ...back, ...posts), at, heading)
}

export function cone(at: Vec): Group {
  return put(
    group(
      box([0.42, 0.05, 0.42], paint.ink, [0, 0, 0], 0.02),
      cylinder(0.15, 0.5, paint.orange, [0, 0.3, 0], 'y', 0.03),
      cylinder(0.113, 0.1, paint.white, [0, 0.32, 0], 'y', 0.09),
    ),
    at,
  )
}

/** A post with pointing boards; each board is [height, heading, finish]. */
export function signpost(at: Vec, boards: readonly (readonly [number, number, Paint])[]): Group {
  const post = group(
    cylinder(0.26, 0.1, paint.inkSoft, [0, 0.05, 0]),
    cylinder(0.085, 4.1, paint.ink, [0, 2.05, 0]),
    ball(0.13, paint.red, [0, 4.15, 0]),
  )
  for (const [height, heading, finish] of boards) {
    const board = prism(
      [
        [-0.3, -0.26],
        [1.5, -0.26],
        [1.86, 0],
        [1.5, 0.26],
        [-0.3, 0.26],
      ],
      0.13,
      finish,
      {
        fillet: 0.06,
        bevel: 0.03,
      },
    )
    const words = [0.06, -0.09].map((y, line) =>
      box(
        [line ? 0.7 : 1.1, 0.07, 0.15],
        finish === paint.white ? paint.inkSoft : paint.white,
        [line ? 0.35 : 0.55, y, 0],
        0.01,
      ),
    )
    post.add(put(group(board, ...words), [0, height, 0], heading))
  }
  return put(post, at)
}
