import type { Group } from 'three'
import { paint } from './palette.ts'
import { ball, box, cylinder, group, prism, put, rod, turned, type Vec } from './solid.ts'

/** Rows of tilted solar modules that fill `width` by `depth`. */
export function solarField(width: number, depth: number): Group {
  const columns = Math.floor(width / 1.22)
  const rows = Math.floor(depth / 1.34)
  const field = group()
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const module = group(
        box([1.1, 0.05, 1.06], paint.solar, [0, 0, 0], 0.015),
        ...[-0.27, 0, 0.27].map((x) => box([0.014, 0.054, 1.04], paint.blue, [x, 0, 0], 0.003)),
        box([1.08, 0.054, 0.014], paint.blue, [0, 0, 0], 0.003),
      )
      module.rotation.x = 0.13
      module.position.set((column - (columns - 1) / 2) * 1.22, 0.12, (row - (rows - 1) / 2) * 1.34)
      field.add(module)
    }
  return field
}

/** A wind turbine of `height` to the hub, its rotor facing +z. */
export function turbine(at: Vec, height: number, spin = 0.4, heading = 0.5): Group {
  const rotor = group(ball(0.2, paint.white, [0, 0, 0]))
  for (let blade = 0; blade < 3; blade++) {
    const wing = prism(
      [
        [0.1, -0.07],
        [height * 0.1, -0.2],
        [height * 0.46, -0.03],
        [height * 0.46, 0.03],
        [height * 0.1, 0.1],
        [0.1, 0.07],
      ],
      0.06,
      paint.shell,
      { fillet: 0.03, bevel: 0.02 },
    )
    wing.rotation.z = spin + (blade * Math.PI * 2) / 3
    rotor.add(wing)
  }
  rotor.position.set(0, height, 0.46)
  return put(
    group(
      cylinder(0.32, 0.12, paint.sandDeep, [0, 0.06, 0]),
      turned(
        [
          [0.19, 0],
          [0.09, height],
        ],
        paint.white,
        'y',
      ),
      box([0.28, 0.3, 0.8], paint.white, [0, height - 0.15, 0.08], 0.12),
      box([0.3, 0.07, 0.4], paint.red, [0, height - 0.04, -0.1], 0.02),
      rotor,
    ),
    at,
    heading,
  )
}

/** A charging post whose cable hangs to a socket `reach` away along +x. */
export function charger(at: Vec, reach: Vec, heading = 0): Group {
  const [x, y, z] = reach
  const cable = [0, 1, 2, 3, 4, 5].map((step) => {
    const point = (share: number): Vec => [
      0.1 + (x - 0.1) * share,
      1.0 + (y - 1.0) * share - Math.sin(share * Math.PI) * 0.5,
      z * share,
    ]
    return rod(point(step / 6), point((step + 1) / 6), 0.035, paint.ink)
  })
  return put(
    group(
      box([0.56, 0.12, 0.62], paint.sandDeep, [0, 0, 0], 0.03),
      box([0.34, 1.5, 0.46], paint.white, [0, 0.1, 0], 0.09),
      box([0.36, 0.2, 0.48], paint.pine, [0, 1.36, 0], 0.06),
      box([0.04, 0.34, 0.28], paint.glassDark, [0.16, 0.94, 0], 0.02),
      ...cable,
    ),
    at,
    heading,
  )
}
