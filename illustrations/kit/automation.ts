import type { Group, Object3D } from 'three'
import { chance } from './chance.ts'
import { parcel } from './goods.ts'
import { type Paint, paint } from './palette.ts'
import { ball, box, cylinder, group, put, rod, type Vec } from './solid.ts'

const BAY = 1.5
const LEVEL = 1.12
const DEEP = 1.1

/** Pallet racking: `bays` wide along x, `levels` high, filled with cartons. */
export function rack(bays: number, levels: number, seed = 1): Group {
  const roll = chance(seed)
  const frame = group()
  for (let post = 0; post <= bays; post++)
    for (const z of [-DEEP / 2, DEEP / 2])
      frame.add(box([0.09, levels * LEVEL + 0.1, 0.09], paint.navy, [(post - bays / 2) * BAY, 0, z], 0.01))
  for (let level = 0; level < levels; level++) {
    const y = 0.12 + level * LEVEL
    frame.add(
      box([bays * BAY, 0.06, DEEP - 0.04], paint.grey, [0, y, 0], 0.01),
      box([bays * BAY, 0.12, 0.07], paint.red, [0, y - 0.03, DEEP / 2], 0.01),
    )
    for (let place = 0; place < bays * 2; place++) {
      if (roll() < 0.08) continue
      const size = 0.54 + roll() * 0.12
      const finish = roll() < 0.14 ? paint.white : roll() < 0.3 ? paint.woodLight : paint.wood
      frame.add(
        put(
          parcel(size, { tall: 0.75 + roll() * 0.6, finish }),
          [(place + 0.5 - bays) * (BAY / 2), y + 0.06, 0.14 + (roll() - 0.5) * 0.1],
          (roll() - 0.5) * 0.12,
        ),
      )
    }
  }
  return frame
}

/** A low robot that carries shelves, nose towards +x. */
export function robot(load?: Group): Group {
  const cart = group(
    box([1.2, 0.3, 1.1], paint.white, [0, 0.08, 0], 0.12),
    box([1.22, 0.08, 1.12], paint.red, [0, 0.15, 0], 0.04),
    box([1.0, 0.12, 0.9], paint.ink, [0, 0, 0], 0.03),
    cylinder(0.42, 0.06, paint.inkSoft, [0, 0.41, 0]),
    box([0.05, 0.07, 0.44], paint.lamp, [0.6, 0.27, 0], 0.02),
  )
  if (load) cart.add(put(load, [0, 0.44, 0]))
  return cart
}

/** A shelf that a robot lifts: four levels of small cartons. */
export function shelf(seed = 1): Group {
  const roll = chance(seed)
  const frame = group(
    ...[-0.5, 0.5].flatMap((x) =>
      [-0.5, 0.5].map((z) => box([0.06, 2.02, 0.06], paint.greyDeep, [x, 0, z], 0.01)),
    ),
  )
  for (let level = 0; level < 4; level++) {
    const y = 0.04 + level * 0.5
    frame.add(box([1.06, 0.05, 1.06], paint.grey, [0, y, 0], 0.01))
    for (const x of [-0.25, 0.25])
      for (const z of [-0.25, 0.25]) {
        if (roll() < 0.1) continue
        const finish = roll() < 0.24 ? paint.sandDeep : roll() < 0.16 ? paint.red : paint.wood
        frame.add(
          put(parcel(0.38, { tall: 0.6 + roll() * 0.4, finish }), [x, y + 0.05, z], (roll() - 0.5) * 0.2),
        )
      }
  }
  return frame
}

/** A jointed arm reaching along +x; the cup ends at [reach, height] and may hold a carton. */
export function robotArm(finish: Paint, reach = 1.5, height = 1.25, held?: Group): Group {
  const shoulder: Vec = [0, 0.86, 0]
  const elbow: Vec = [reach * 0.18, 2.2, 0]
  const wrist: Vec = [reach, height + 0.42, 0]
  const arm = group(
    cylinder(0.56, 0.16, paint.ink, [0, 0.08, 0]),
    cylinder(0.4, 0.56, finish, [0, 0.42, 0], 'y', 0.32),
    cylinder(0.27, 0.62, paint.inkSoft, shoulder, 'z'),
    rod(shoulder, elbow, 0.19, finish),
    cylinder(0.22, 0.52, paint.inkSoft, elbow, 'z'),
    rod(elbow, wrist, 0.14, finish),
    cylinder(0.15, 0.36, paint.inkSoft, wrist, 'z'),
    cylinder(0.08, 0.36, paint.greyDeep, [reach, height + 0.2, 0]),
    box([0.4, 0.07, 0.4], paint.ink, [reach, height, 0], 0.03),
  )
  if (held) arm.add(put(held, [reach, height - 0.4, 0]))
  return arm
}

/** A belt along x with `count` cartons riding on it. */
export function conveyor(length: number, count: number, seed = 1): Group {
  const roll = chance(seed)
  const top = 0.62
  const belt: Object3D[] = [
    box([length, 0.12, 0.86], paint.ink, [0, top, 0], 0.05),
    ...[-0.45, 0.45].map((z) => box([length, 0.18, 0.06], paint.steel, [0, top - 0.01, z], 0.02)),
  ]
  const legs = Math.max(2, Math.round(length / 1.7))
  for (let leg = 0; leg < legs; leg++) {
    const x = -length / 2 + 0.3 + (leg * (length - 0.6)) / (legs - 1)
    for (const z of [-0.38, 0.38]) belt.push(box([0.1, top, 0.1], paint.greyDeep, [x, 0, z], 0.02))
  }
  for (let index = 0; index < count; index++) {
    const x = -length / 2 + (length * (index + 0.5)) / count
    belt.push(
      put(
        parcel(0.44 + roll() * 0.12, { tall: 0.6 + roll() * 0.3 }),
        [x, top + 0.12, 0],
        (roll() - 0.5) * 0.4,
      ),
    )
  }
  return group(...belt)
}

/** A four-rotor drone with a carton under it, about its body. */
export function drone(): Group {
  const arms = [1, 3, 5, 7].flatMap((eighth) => {
    const angle = (eighth * Math.PI) / 4
    const tip: Vec = [Math.cos(angle) * 1.02, 0.16, Math.sin(angle) * 1.02]
    return [
      rod([0, 0.1, 0], tip, 0.045, paint.inkSoft),
      cylinder(0.075, 0.18, paint.ink, [tip[0], 0.2, tip[2]]),
      cylinder(0.36, 0.02, paint.steel, [tip[0], 0.3, tip[2]]),
    ]
  })
  return group(
    box([0.94, 0.3, 0.74], paint.white, [0, 0, 0], 0.14),
    box([0.955, 0.09, 0.755], paint.red, [0, 0.09, 0], 0.03),
    ball(0.09, paint.ink, [0.44, 0.06, 0]),
    put(parcel(0.56, { tall: 0.7 }), [0, -0.4, 0]),
    ...arms,
  )
}
