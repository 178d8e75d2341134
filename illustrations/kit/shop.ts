import type { Group } from 'three'
import { chance } from './chance.ts'
import { mark } from './mark.ts'
import { mix, type Paint, paint } from './palette.ts'
import { bothSides, box, cylinder, group, plate, put, ring } from './solid.ts'

const cream = mix('#f7efe5')
const inside = mix('#f3e3cf')
const goods: readonly Paint[] = [
  paint.red,
  paint.amber,
  paint.white,
  paint.wood,
  paint.redSoft,
  paint.woodLight,
]

/** A striped awning `width` along x, its upper edge at the origin, falling towards +z. */
export function awning(width: number, finish: Paint = paint.red): Group {
  const stripes = Math.round(width / 0.42)
  const step = width / stripes
  const cloth = group()
  for (let stripe = 0; stripe < stripes; stripe++) {
    const colour = stripe % 2 ? paint.white : finish
    const strip = group(
      plate([0, 0], [1.1, -0.5], step * 0.995, 0.07, colour),
      plate([1.1, -0.48], [1.1, -0.78], step * 0.995, 0.06, colour),
    )
    cloth.add(put(strip, [(stripe - (stripes - 1) / 2) * step, 0, 0], -Math.PI / 2))
  }
  return cloth
}

/** Shelves full of small goods, facing +z. */
export function shopShelf(width: number, levels: number, seed = 1): Group {
  const roll = chance(seed)
  const shelf = group(box([width, levels * 0.5 + 0.1, 0.08], paint.pallet, [0, 0, -0.2], 0.02))
  for (let level = 0; level < levels; level++) {
    const y = 0.06 + level * 0.5
    shelf.add(box([width, 0.06, 0.44], paint.woodLight, [0, y, 0], 0.015))
    for (let x = -width / 2 + 0.16; x < width / 2 - 0.1; x += 0.23) {
      const finish = goods[Math.floor(roll() * goods.length)] ?? paint.red
      const high = 0.2 + roll() * 0.14
      shelf.add(
        roll() < 0.5
          ? box([0.18, high, 0.26], finish, [x, y + 0.06, 0.04], 0.02)
          : cylinder(0.085, high, finish, [x, y + 0.06 + high / 2, 0.06]),
      )
    }
  }
  return shelf
}

/** A street shop with an open front towards +z, a sign, an awning and a flat above. */
export function shop([w, h, d]: readonly [number, number, number]): Group {
  const low = 2.5
  const front = d / 2
  const upper = (x: number) =>
    group(
      box([0.9, 1.1, 0.08], paint.white, [x, low + 1.5, front], 0.03),
      box([0.74, 0.94, 0.1], paint.glass, [x, low + 1.58, front + 0.01], 0.02),
      box([0.05, 0.94, 0.13], paint.white, [x, low + 1.58, front + 0.01], 0.01),
      box([1.06, 0.08, 0.26], paint.white, [x, low + 1.42, front + 0.06], 0.03),
    )
  const flank = (z: number, y: number) =>
    group(
      box([0.08, 1.1, 0.9], paint.white, [w / 2, y, z], 0.03),
      box([0.1, 0.94, 0.74], paint.glass, [w / 2 + 0.01, y + 0.08, z], 0.02),
      box([0.26, 0.08, 1.06], paint.white, [w / 2 + 0.06, y - 0.08, z], 0.03),
    )
  return group(
    box([w, 0.12, d], paint.sandDeep, [0, 0, 0], 0.03),
    box([w, low, 0.24], inside, [0, 0, -front + 0.12], 0.03),
    ...bothSides((side) => [box([0.3, low + 0.1, d], cream, [side * (w / 2 - 0.15), 0, 0], 0.05)]),
    box([w - 0.4, 0.02, d - 0.4], paint.woodLight, [0, 0.12, 0], 0.005),
    box([w, h - low, d], cream, [0, low, 0], 0.07),
    box([w - 0.4, 0.72, 0.2], paint.red, [0, low + 0.36, front + 0.04], 0.05),
    put(mark(0.62, paint.white, paint.white), [-w * 0.3, low + 0.72, front + 0.15]),
    ...[0, 1, 2, 3, 4].map((letter) =>
      box([0.34, 0.34, 0.05], paint.white, [-w * 0.16 + letter * 0.56, low + 0.54, front + 0.14], 0.05),
    ),
    put(awning(w - 0.5), [0, low + 0.34, front + 0.1]),
    ...[-w * 0.3, 0, w * 0.3].map(upper),
    ...[-d * 0.22, d * 0.22].flatMap((z) => [flank(z, low + 1.5), flank(z, 0.9)]),
    box([w + 0.16, 0.26, d + 0.16], paint.ink, [0, h - 0.1, 0], 0.06),
    box([w - 0.3, 0.06, d - 0.3], paint.inkSoft, [0, h + 0.13, 0], 0.02),
    box([1.1, 0.5, 0.8], paint.steelDeep, [-w * 0.2, h + 0.16, -d * 0.15], 0.05),
    cylinder(0.28, 0.06, paint.inkSoft, [-w * 0.2, h + 0.67, -d * 0.15]),
  )
}

/** A counter with a till, its customer side towards +z. */
export function counter(width: number): Group {
  return group(
    box([width, 0.84, 0.56], paint.white, [0, 0, 0], 0.05),
    box([width + 0.1, 0.08, 0.68], paint.pallet, [0, 0.84, 0], 0.03),
    box([width - 0.1, 0.2, 0.04], paint.red, [0, 0.4, 0.28], 0.01),
    box([0.4, 0.3, 0.06], paint.ink, [0, 0.96, 0], 0.02),
    box([0.2, 0.06, 0.2], paint.inkSoft, [0, 0.9, 0], 0.02),
  )
}

/** A round wall clock facing +z. */
export function clock(radius: number): Group {
  return group(
    cylinder(radius, 0.08, paint.white, [0, 0, 0], 'z'),
    ring(radius, radius * 0.1, paint.ink, [0, 0, 0.03]),
    box([radius * 0.1, radius * 0.62, 0.03], paint.ink, [0, 0, 0.06], 0.01),
    box([radius * 0.46, radius * 0.1, 0.03], paint.red, [radius * 0.2, -radius * 0.05, 0.07], 0.01),
  )
}
